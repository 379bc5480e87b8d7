"""The head of each table, keyframes, and what each entry told. Tables of before get theirs when they are first loaded,
or in the background: see `server/conversion.py`. Snapshots are kept until then."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.Column("floor_gestures", sa.Integer(), nullable=False),
        sa.Column("floor", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_heads_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_heads")),
    )
    op.create_table(
        "keyframes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("gestures", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_keyframes_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "gestures", name=op.f("pk_keyframes")),
    )
    op.create_table(
        "start_logs",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_start_logs_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_start_logs")),
    )
    op.add_column("entries", sa.Column("told", sa.JSON(), nullable=True))
    for name in ("frozen", "closed"):
        op.add_column("tables", sa.Column(name, sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    for name in ("closed", "frozen"):
        op.drop_column("tables", name)
    op.drop_column("entries", "told")
    for table in ("start_logs", "keyframes", "heads"):
        op.drop_table(table)
