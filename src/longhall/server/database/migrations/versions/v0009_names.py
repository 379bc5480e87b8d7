"""Renames tables and columns to the names that the program has for them. Each step looks first whether it is done:
SQLite keeps changes of tables also when the migration fails after them, and then it goes on from there."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

LEAVES = {
    "manners": "table_settings",
    "said": "chat_messages",
    "beginnings": "start_positions",
}  # nothing refers to them
TOKENS = {"passes": "seat_tokens"}
POINTING = ("agreements", "webhooks")  # at the tokens of seats
HASHES = {"pass_hash": "token_hash"}


def upgrade() -> None:
    _rename(LEAVES, TOKENS, HASHES)


def downgrade() -> None:
    _rename(*({new: old for old, new in names.items()} for names in (LEAVES, TOKENS, HASHES)))


def _rename(leaves: dict[str, str], tokens: dict[str, str], hashes: dict[str, str]) -> None:
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    for old, new in leaves.items():
        if _has(old):
            (_copy if on_sqlite else _rename_table)(old, new)
    for old, new in tokens.items():
        if _has(old):
            _rename_table(old, new)
        _rename_index(old, new)
        for table in POINTING:
            for before, after in hashes.items():
                if before in _columns(table):
                    op.alter_column(table, before, new_column_name=after)
            if not on_sqlite:
                _rename_constraint(table, f"fk_{table}_{old}", f"fk_{table}_{new}")


def _has(table: str) -> bool:
    return sa.inspect(op.get_bind()).has_table(table)


def _columns(table: str) -> list[str]:
    return [column["name"] for column in sa.inspect(op.get_bind()).get_columns(table)]


def _rename_table(old: str, new: str) -> None:
    """SQLite keeps the names of constraints, which nothing there goes by."""
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "sqlite":
        return
    query = sa.text("SELECT conname FROM pg_constraint WHERE conrelid = CAST(:name AS regclass)")
    for name in list(op.get_bind().scalars(query, {"name": new})):
        _rename_constraint(new, name, name.replace(f"_{old}", f"_{new}", 1))


def _rename_constraint(table: str, old: str, new: str) -> None:
    if old != new:
        op.execute(f"ALTER TABLE {table} RENAME CONSTRAINT {old} TO {new}")


def _rename_index(old: str, new: str) -> None:
    for index in sa.inspect(op.get_bind()).get_indexes(new):
        if index["name"] == f"ix_{old}_guest":
            op.drop_index(f"ix_{old}_guest", new)
    if f"ix_{new}_guest" not in [index["name"] for index in sa.inspect(op.get_bind()).get_indexes(new)]:
        op.create_index(f"ix_{new}_guest", new, ["guest"])


def _copy(old: str, new: str) -> None:
    """SQLite cannot rename a constraint that its descriptions go by: the rows move to a table of their own."""
    columns = _columns(old)
    if _has(new):  # it was made before, and perhaps filled
        op.execute(sa.text(f"DELETE FROM {new}"))
    else:
        _create_like(old, new, columns)
    listed = ", ".join(f'"{name}"' for name in columns)
    op.execute(sa.text(f"INSERT INTO {new} ({listed}) SELECT {listed} FROM {old}"))
    op.drop_table(old)


def _create_like(old: str, new: str, columns: Sequence[str]) -> None:
    found = sa.inspect(op.get_bind())
    known = {column["name"]: column for column in found.get_columns(old)}
    unique = [
        sa.UniqueConstraint(*each["column_names"], name=op.f(f"uq_{new}_" + "_".join(each["column_names"])))
        for each in found.get_unique_constraints(old)
    ]
    op.create_table(
        new,
        *(sa.Column(name, known[name]["type"], nullable=known[name]["nullable"]) for name in columns),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f(f"fk_{new}_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*found.get_pk_constraint(old)["constrained_columns"], name=op.f(f"pk_{new}")),
        *unique,
    )
