"""Alembic runs this for every migration; `store/migrate.py` hands it an open transaction."""

from __future__ import annotations

from alembic import context

from tablee.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
