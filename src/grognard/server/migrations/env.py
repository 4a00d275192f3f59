"""Alembic's way into our migrations."""

from __future__ import annotations

from alembic import context

from grognard.server.models import Base

connection = context.config.attributes.get("connection")
assert connection is not None, "migrations run through Database.migrate"
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
