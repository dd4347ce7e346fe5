"""When the clock has jumped last, so that tables are not taken for older than they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """No jump is known."""
    op.add_column("clock", sa.Column("jumped", sa.Double))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("clock", "jumped")
