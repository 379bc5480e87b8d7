"""Portraits of the persons who sit at tables, and who is invited to which. Each step looks first whether it is done:
SQLite keeps changes of tables also when the migration fails after them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    if "portrait" not in {column["name"] for column in found.get_columns("seats")}:
        op.add_column("seats", sa.Column("portrait", sa.String(24), nullable=False, server_default=""))
    if not found.has_table("invited_guests"):
        op.create_table(
            "invited_guests",
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("guest", sa.String(32), nullable=False),
            sa.Column("again_of", sa.String(32)),
            sa.ForeignKeyConstraint(
                ["table_id"], ["tables.id"], name=op.f("fk_invited_guests_tables"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("table_id", "guest", name=op.f("pk_invited_guests")),
        )
    if not sa.inspect(op.get_bind()).get_indexes("invited_guests"):
        op.create_index(op.f("ix_invited_guests_guest"), "invited_guests", ["guest"])


def downgrade() -> None:
    op.drop_index(op.f("ix_invited_guests_guest"), "invited_guests")
    op.drop_table("invited_guests")
    op.drop_column("seats", "portrait")
