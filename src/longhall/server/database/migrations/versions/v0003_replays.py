"""Where tables begin that go on from a replay, and who agrees to it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "beginnings",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("save", sa.LargeBinary(), nullable=False),
        sa.Column("line", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_beginnings_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_beginnings")),
    )
    op.create_table(
        "agreements",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("luck", sa.String(length=8), nullable=False),
        sa.Column("pass_hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_agreements_tables"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["pass_hash"], ["passes.hash"], name=op.f("fk_agreements_passes"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_agreements")),
    )


def downgrade() -> None:
    for table in ("agreements", "beginnings"):
        op.drop_table(table)
