"""Runs migrations on the connection that it is given."""

from alembic import context

from longhall.server.database import aside, results  # noqa: F401  their tables are among those of Base
from longhall.server.database.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
