"""TableSettings, talk, preferences and clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "manners",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("spectators_talk", sa.Boolean(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("reserve", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_manners_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_manners")),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_said_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_said")),
        sa.UniqueConstraint("table_id", "guest", "key", name=op.f("uq_said_table_id_guest_key")),
    )
    op.create_table(
        "preferences",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("only_option", sa.Boolean(), nullable=False),
        sa.Column("passes", sa.JSON(), nullable=False),
        sa.Column("until", sa.String(length=8), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("ahead", sa.JSON(), nullable=False),
        _of_seat("fk_preferences_seats"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_preferences")),
    )
    op.create_table(
        "seat_clocks",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Double(), nullable=False),
        sa.Column("reserve", sa.Double(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True),
        sa.Column("mark", sa.String(length=64), nullable=False),
        _of_seat("fk_seat_clocks_seats"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat_clocks")),
    )
    op.create_index(op.f("ix_seat_clocks_deadline"), "seat_clocks", ["deadline"])


def _of_seat(name: str) -> sa.ForeignKeyConstraint:
    columns = ["table_id", "seat"]
    return sa.ForeignKeyConstraint(columns, ["seats.table_id", "seats.seat"], name=op.f(name), ondelete="CASCADE")


def downgrade() -> None:
    for table in ("seat_clocks", "preferences", "said", "manners"):
        op.drop_table(table)
