"""The lobby: a code for every table whose game is not over, who holds the keys, what a seat is ready for, who is there.

The host of a table of before sits where its first person does, if they hold that seat."""

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
FLAGS = {"tables": ("lobby", "welcoming"), "seat_tokens": ("archived",)}
FLAGS["seats"] = ("ready", "locked", "offered", "resigned", "wants_end", "away")
HOSTS = """
    UPDATE tables SET host_seat = (SELECT min(seat) FROM seat_tokens
    WHERE seat_tokens.table_id = tables.id AND seat_tokens.guest = tables.host)
"""


def upgrade() -> None:
    for table, names in FLAGS.items():
        for name in names:
            _add(table, sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    _add("tables", sa.Column("code", sa.String(6)))
    _add("tables", sa.Column("host_seat", sa.Integer()))
    _add("tables", sa.Column("sent_away", sa.JSON(), nullable=False, server_default="[]"))
    _add("tables", sa.Column("lang", sa.String(8), nullable=False, server_default=""))
    _add("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="live"))
    _add("tables", sa.Column("ended", sa.String(16), nullable=False, server_default=""))
    _add("seats", sa.Column("seen", sa.DateTime(timezone=True)))
    op.create_index(op.f("ix_tables_code"), "tables", ["code"], unique=True, if_not_exists=True)
    op.create_index(op.f("ix_seats_seen"), "seats", ["seen"], if_not_exists=True)
    op.execute(sa.text(HOSTS))
    _give_codes()


def _add(table: str, column: "sa.Column[Any]") -> None:
    """On SQLite each statement is a transaction: a migration that failed goes on where it was."""
    known = [each["name"] for each in sa.inspect(op.get_bind()).get_columns(table)]
    if column.name not in known:
        op.add_column(table, column)


def _give_codes() -> None:
    connection = op.get_bind()
    running = [
        row[0] for row in connection.execute(sa.text("SELECT id FROM tables WHERE finished IS NULL AND code IS NULL"))
    ]
    codes: set[str] = set()
    while len(codes) < len(running):
        codes.add("".join(secrets.choice(LETTERS) for _ in range(6)))
    for table, code in zip(running, codes, strict=True):
        connection.execute(sa.text("UPDATE tables SET code = :code WHERE id = :id").bindparams(code=code, id=table))


def downgrade() -> None:
    op.drop_index(op.f("ix_seats_seen"), "seats")
    op.drop_column("seats", "seen")
    op.drop_index(op.f("ix_tables_code"), "tables")
    for name in ("ended", "pace", "lang", "sent_away", "host_seat", "code"):
        op.drop_column("tables", name)
    for table, names in FLAGS.items():
        for name in names:
            op.drop_column(table, name)
