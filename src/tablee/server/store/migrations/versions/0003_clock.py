"""The time that a server saw last, so that a wrong clock is noticed after a restart too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One row at most; until it is written, the last entry of any table tells the time."""
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("doubted", sa.Double),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("clock")
