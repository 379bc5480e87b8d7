"""The whole game: hero selection, turns, and Ragnarok (LR-SETUP-23, 24, LR-TURN-03, LR-RAGNAROK)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.setup import resolve_challenges
from longhall.games.lords_of_ragnarok.automaton.turn import FollowerTurn
from longhall.games.lords_of_ragnarok.rules.selection import Selection
from longhall.games.lords_of_ragnarok.rules.turn import Turn
from longhall.games.lords_of_ragnarok.scoring import ragnarok_order
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


class WholeGame(Frame):
    """Everybody chooses a hero, then turns go round until somebody wins or Ragnarok is over."""

    STEPS = ("selection", "first", "challenges", "turn", "doom", "last", "end")

    def __init__(self) -> None:
        super().__init__()
        self.next: Public[int] = 0  # whose turn comes next: a seat in the selection, then a place in the order
        self.left: Public[int] = NOBODY  # how many still have to choose a hero

    def do_selection(self, g: LordsOfRagnarok) -> Where:
        people = g.people()
        if self.left == NOBODY:
            self.next, self.left = people.index(g.first), len(people)
        if not self.left:
            return None
        self.left -= 1
        g.push(Selection(people[self.next]))
        self.next = (self.next + 1) % len(people)
        return AGAIN

    # Who chose Odinson / Odinsdottir begins, or who began the selection (LR-SETUP-24, LR-AMB-37). Followers come before
    # people (LS-GEN-01, LS-MULTI-04, LS-MIXED-02, 03, LS-AMB-92)
    def do_first(self, g: LordsOfRagnarok) -> Where:
        people = [seat for seat in g.clockwise(g.first) if not g.is_follower(seat)]
        g.order = (*g.follower_seats(), *people)
        if len(people) > 1 and len(people) < g.seats:
            g.judge = people[-1]
        self.next = 0
        return None

    # Challenge cards for the set-up (LS-SETUP-24, 25, LS-AMB-90)
    def do_challenges(self, g: LordsOfRagnarok) -> Where:
        if len(g.people()) < g.seats:
            g.turn = NOBODY
            resolve_challenges(g)
        return None

    def do_turn(self, g: LordsOfRagnarok) -> Where:
        if g.doomer != NOBODY:
            return None
        self._take_turn(g, g.order[self.next])
        self.next = (self.next + 1) % g.seats
        return AGAIN

    def _take_turn(self, g: LordsOfRagnarok, seat: int) -> None:
        if g.is_follower(seat):
            if not g.is_follower(g.turn):
                g.desolated = 0  # a new round of Followers
            g.push(FollowerTurn(seat))
        else:
            g.push(Turn(seat))  # by the usual rules (LS-GEN-02)

    # Ragnarok: one last turn each, from the left of who brought it about, who is the last (LR-RAGNAROK-03,
    # LS-RAGNAROK-02)
    def do_doom(self, g: LordsOfRagnarok) -> Where:
        place = g.order.index(g.doomer) + 1
        g.last_turns = (*g.order[place:], *g.order[:place])
        return None

    def do_last(self, g: LordsOfRagnarok) -> Where:
        if not g.last_turns:
            return None
        seat = g.last_turns[0]
        g.last_turns = g.last_turns[1:]
        self._take_turn(g, seat)
        return AGAIN

    def do_end(self, g: LordsOfRagnarok) -> Where:
        g.tell_victory_ragnarok(seat=ragnarok_order(g)[0])
        g.finish("ragnarok")
        return None
