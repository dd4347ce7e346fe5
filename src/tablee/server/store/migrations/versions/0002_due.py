"""When something happens at a table by itself, so that it happens also if nobody comes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Games that are being played are looked at once: only their logs tell what is due there."""
    op.add_column("tables", sa.Column("due", sa.Double))
    op.create_index("tables_by_due", "tables", ["due"])
    op.execute("update tables set due = 0 where status = 'playing'")


def downgrade() -> None:
    """Forget it."""
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
