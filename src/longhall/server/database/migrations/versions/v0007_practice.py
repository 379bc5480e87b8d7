"""Tables for practice, and tables whose hidden cards somebody may know. Whoever plays alone with bots could take back
everything until now, so tables of that kind that run are for practice."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ALONE = """
    UPDATE tables SET practice = :yes WHERE finished IS NULL AND
    (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind IN ('person', 'open')) = 1
"""
KNOWN = "UPDATE tables SET deal_known = :yes WHERE id IN (SELECT table_id FROM beginnings)"


def upgrade() -> None:
    for name in ("practice", "deal_known"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    for query in (ALONE, KNOWN):
        op.execute(sa.text(query).bindparams(yes=True))


def downgrade() -> None:
    op.drop_column("tables", "deal_known")
    op.drop_column("tables", "practice")
