"""Windows: how long they last at a table, those that are open, answers that wait in them, and standing orders. Each
step looks first whether it is done: SQLite keeps changes of tables also when the migration fails after them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)
COLUMNS: dict[str, tuple[Any, str]] = {  # of tables, with their defaults
    "window": (sa.Integer(), "4"),
    "quiet_windows": (sa.String(8), "brisk"),
}


def upgrade() -> None:
    found = sa.inspect(op.get_bind())
    there = {column["name"] for column in found.get_columns("tables")}
    for name, (kind, default) in COLUMNS.items():
        if name not in there:
            op.add_column("tables", sa.Column(name, kind, nullable=False, server_default=default))
    if not found.has_table("windows"):
        op.create_table(
            "windows",
            sa.Column("table_id", sa.String(32), nullable=False),
            sa.Column("at_entry", sa.Integer(), nullable=False),
            sa.Column("opened", MOMENT, nullable=False),
            sa.Column("closes", MOMENT),
            sa.Column("due", MOMENT),
            sa.Column("holds", sa.Integer(), nullable=False),
            sa.Column("closing", sa.Boolean(), nullable=False),
            sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_windows_tables"), ondelete="CASCADE"),
            sa.PrimaryKeyConstraint("table_id", name=op.f("pk_windows")),
        )
    if not sa.inspect(op.get_bind()).get_indexes("windows"):
        op.create_index(op.f("ix_windows_due"), "windows", ["due"])
    if not found.has_table("window_answers"):
        answer = (sa.Column("options", sa.JSON(), nullable=False), sa.Column("key", sa.String(64)))
        op.create_table(
            "window_answers", *_of_seat("window_answers"), sa.Column("at_entry", sa.Integer(), nullable=False), *answer
        )
    if not found.has_table("standing_orders"):
        order = [sa.Column(name, sa.String(size), nullable=False) for name, size in (("until", 8), ("mark", 64))]
        op.create_table("standing_orders", *_of_seat("standing_orders"), *order)


def _of_seat(table: str) -> tuple[sa.schema.SchemaItem, ...]:
    """The columns and constraints of a table with a row for a seat."""
    return (
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f(f"pk_{table}")),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name=op.f(f"fk_{table}_seats"), ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    for table in ("standing_orders", "window_answers"):
        op.drop_table(table)
    op.drop_index(op.f("ix_windows_due"), "windows")
    op.drop_table("windows")
    for column in reversed(COLUMNS):
        op.drop_column("tables", column)
