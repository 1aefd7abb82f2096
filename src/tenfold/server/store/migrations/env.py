"""Runs the steps that a database lacks, in the transaction that the caller holds."""

from alembic import context

from tenfold.server.store import schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=schema.metadata
)
context.run_migrations()
