"""What may be used once a turn, battle, hunt or round, and was (limits of powers)."""

from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


def forget(g: LordsOfRagnarok, limit: str) -> None:
    """A new turn, battle, hunt or round: what was limited to one may be used again."""
    if g.spent:
        g.spent = tuple([entry for entry in g.spent if g.box.entries[entry].limit != limit])
