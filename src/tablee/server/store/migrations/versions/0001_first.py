"""The first schema: tables, their logs, and who wants to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def _table_id() -> sa.Column[str]:
    cascade = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", _NAME, cascade, primary_key=True)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", _NAME, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_in_the_lobby", "tables", ["public", "status", "created"])
    op.create_index("tables_by_age", "tables", ["status", "touched"])
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "subscriptions",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("endpoint", _NAME, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Remove everything."""
    for name in ("subscriptions", "entries", "tables"):
        op.drop_table(name)
