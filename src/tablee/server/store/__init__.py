"""Where tables are kept: one append-only log each, in SQLite or PostgreSQL."""
