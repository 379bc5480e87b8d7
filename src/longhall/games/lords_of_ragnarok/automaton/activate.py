"""A Follower activates a monster that can harm people (LS-RUNE-43, LS-SPECIAL-30)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.beasts import harmful, harmful_keys
from longhall.games.lords_of_ragnarok.automaton.judge import pick_monster
from longhall.games.lords_of_ragnarok.rules.monsters import activation
from longhall.games.lords_of_ragnarok.state import LordsOfRagnarok


class FollowerActivation(Frame):
    """It picks one of those that can harm people; then that one does what it does."""

    STEPS = ("which", "activate")

    def __init__(self, seat: int = 0, rule: str = "") -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.rule: Public[str] = rule

    def do_which(self, g: LordsOfRagnarok) -> Where:
        monsters = harmful(g, self.seat)
        pick_monster(g, self.seat, self.rule, monsters, harmful_keys(g, self.seat, monsters))
        return None

    def do_activate(self, g: LordsOfRagnarok) -> Where:
        g.push(activation(g, g.result))
        return None
