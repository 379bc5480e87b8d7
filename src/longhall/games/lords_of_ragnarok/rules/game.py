"""The whole game: hero selection, turns, and Ragnarok (LR-SETUP-23, 24, LR-TURN-03, LR-RAGNAROK)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.state import PUBLIC
from longhall.games.lords_of_ragnarok.rules.selection import Selection
from longhall.games.lords_of_ragnarok.rules.turn import Turn
from longhall.games.lords_of_ragnarok.scoring import ragnarok_order
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


class WholeGame(Frame):
    """Everybody chooses a hero, then turns go round until somebody wins or Ragnarok is over."""

    STEPS = ("selection", "first", "turn", "doom", "last", "end")
    FIELDS = {"next": PUBLIC, "left": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.next: int = 0  # the seat whose turn comes next
        self.left: int = NOBODY  # how many still have to choose a hero

    def do_selection(self, g: LordsOfRagnarok) -> Where:
        if self.left == NOBODY:
            self.next, self.left = g.first, g.seats
        if not self.left:
            return None
        self.left -= 1
        g.push(Selection.of(self.next))
        self.next = (self.next + 1) % g.seats
        return AGAIN

    # Who chose Odinson / Odinsdottir begins, or who began the selection (LR-SETUP-24, LR-AMB-37)
    def do_first(self, g: LordsOfRagnarok) -> Where:
        self.next = g.first
        return None

    def do_turn(self, g: LordsOfRagnarok) -> Where:
        if g.doomer != NOBODY:
            return None
        g.push(Turn.of(self.next))
        self.next = (self.next + 1) % g.seats
        return AGAIN

    # Ragnarok: one last turn each, from the left of who brought it about, who is the last (LR-RAGNAROK-03)
    def do_doom(self, g: LordsOfRagnarok) -> Where:
        g.last_turns = g.clockwise(g.doomer + 1)
        return None

    def do_last(self, g: LordsOfRagnarok) -> Where:
        if not g.last_turns:
            return None
        g.push(Turn.of(g.last_turns[0]))
        g.last_turns = g.last_turns[1:]
        return AGAIN

    def do_end(self, g: LordsOfRagnarok) -> Where:
        g.tell("victory.ragnarok", seat=ragnarok_order(g)[0])
        g.finish("ragnarok")
        return None
