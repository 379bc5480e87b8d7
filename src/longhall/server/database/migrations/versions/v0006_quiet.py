"""Who is not heard at a table, where a table's turns are told, and for which bot a table waits."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=64), nullable=False),
        sa.Column("speaker", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_mutes_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "by", "speaker", name=op.f("pk_mutes")),
    )
    op.create_table(
        "table_webhooks",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("url", sa.String(length=500), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("marks", sa.String(length=1000), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_table_webhooks_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_table_webhooks")),
    )
    op.add_column("tables", sa.Column("late", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "late")
    op.drop_table("table_webhooks")
    op.drop_table("mutes")
