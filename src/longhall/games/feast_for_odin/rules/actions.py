"""The action phase: turns, spaces, and the parts of an action (FO-PHASE5, FO-IMIT)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because, lacking, taken_by, with_missing
from longhall.engine.state import Public, Row, added, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.effects import Clause, Deal
from longhall.games.feast_for_odin.content.things import LONGSHIP, STOCK
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import (
    ACTION_PHASE_END,
    AFTER_SPACE,
    BEFORE_SPACE,
)
from longhall.games.feast_for_odin.options import DEAL, IMITATE, NO, PASS, SPACE
from longhall.games.feast_for_odin.options import PLAY as PLAY_CARD
from longhall.games.feast_for_odin.rules.deals import Settle, times
from longhall.games.feast_for_odin.rules.matching import pledged
from longhall.games.feast_for_odin.rules.missing import missing_for, missing_in, missing_ships
from longhall.games.feast_for_odin.rules.occupations import draw_occupation, play_one
from longhall.games.feast_for_odin.rules.sailing import UseShip, raiders
from longhall.games.feast_for_odin.rules.spaces import DRAWS, PLAYS, can_place, imitable, part_deals, sails, vikings_for
from longhall.games.feast_for_odin.rules.vikings import set_thing
from longhall.games.feast_for_odin.state import NOBODY, NONE, NOWHERE, FeastForOdin


class ActionPhase(Frame):
    """Turns go clockwise from the start player until all have passed (FO-PHASE5-01, 05, 06)."""

    STEPS = ("begin", "turn", "end")
    RANGES = {"next": (0, None)}

    def __init__(self) -> None:
        super().__init__()
        self.next: Public[int] = 0  # whose turn would come next

    def do_begin(self, g: FeastForOdin) -> Where:
        self.next = g.first
        g.passed = tuple([0 for _ in g.passed])
        g.pairs_placed = tuple([0 for _ in g.passed])
        g.last = NOBODY
        return None

    # Who has no Vikings left must pass (FO-AMB-16)
    def do_turn(self, g: FeastForOdin) -> Where:
        for seat in g.clockwise(self.next):
            if g.passed[seat]:
                continue
            self.next = (seat + 1) % g.seats
            if not g.thing[seat]:
                g.passed = replaced_at(g.passed, seat, 1)
                return AGAIN
            g.turn = seat
            g.push(Turn(seat))
            return AGAIN
        return None

    def do_end(self, g: FeastForOdin) -> Where:
        g.turn = NOBODY
        for seat in reversed(g.clockwise(g.first)):
            Triggers.if_ready(g, ACTION_PHASE_END, seat, 0, 0)
        return OVER


class Turn(Frame):
    """Vikings on one free space and its action at once, or pass."""

    STEPS = ("act",)

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_act(self, g: FeastForOdin) -> list[Ask]:
        spaces = [
            SPACE[space] for space, taken in enumerate(g.taken) if taken == NOBODY and can_place(g, self.seat, space)
        ]
        return [asks.turn(self.seat, [*spaces, PASS], n=g.thing[self.seat])]

    def do_act(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is PASS:
            g.passed = replaced_at(g.passed, seat, 1)
            g.tell_passed(seat=seat)
            return None
        place(g, seat, option.arg)
        return None

    def why_act(self, g: FeastForOdin, seat: int, option: Option) -> str:
        """The rule that forbids a space."""
        if option.verb != "space":
            return ""
        space = option.arg
        if g.taken[space] != NOBODY:
            return taken_by("FO-PHASE5-03", g.taken[space]) if g.taken[space] >= 0 else "FO-PHASE5-03"
        if g.thing[seat] < vikings_for(g, seat, space):
            return lacking("FO-PHASE5-02", "vikings", vikings_for(g, seat, space), g.thing[seat])
        if g.box.spaces[space].imitates:
            there = g.box.spaces[space].column in g.imitations
            return because("FO-IMIT-02", "imitate") if there else absent("FO-IMIT-03")
        if not sails(g, seat, space):
            return with_missing("FO-PHASE5-10", *missing_ships(g, seat, g.box.spaces[space].requires))
        missing = missing_for(g, seat, g.box.spaces[space].clauses, space)
        return with_missing("FO-PHASE5-04", *missing) if missing else because("FO-PHASE5-04", "effect")


def place(g: FeastForOdin, seat: int, space: int) -> None:
    """Put the Vikings of a column on a space."""
    n = vikings_for(g, seat, space)
    g.taken = replaced_at(g.taken, space, seat)
    g.placed = replaced_at(g.placed, space, n)
    g.last = seat
    g.tell_placed(seat=seat, n=n, space=g.box.spaces[space].id)
    g.push(Use(seat, space, space, n))
    set_thing(g, seat, g.thing[seat] - n)
    if n == 2:
        g.pairs_placed = added(g.pairs_placed, seat, 1)


class Use(Frame):
    """The action of a space: its parts in printed order, each as one likes, at least one (FO-PHASE5-09, FO-AMB-17):
    production (FO-PROD-01..05), exchanges (FO-EXCH-01..06) and operations; with the bonus of column 3 or 4
    (FO-OCC-05, 06)."""

    STEPS = ("imitate", "begin", "draw", "early", "before", "parts", "after", "late", "over")

    def __init__(self, seat: int = NOBODY, space: int = NOWHERE, at: int = NOWHERE, vikings: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.space: Public[int] = space  # whose action it is
        self.at: Public[int] = at  # where the Vikings stand; -1: a card allows it without any
        self.vikings: Public[int] = vikings  # how many were placed
        self.part: Public[int] = 0  # how many parts are done
        self.used: Public[int] = 0  # how many were used
        self.asked: int = 0  # 1: a part was offered, and `result` says whether it was used
        self.played: int = 0  # 1: the card of column 4 was played
        self.around: list[int] = []  # the action within which a card allowed this one: space, Vikings, player
        self.given: Row = ()  # and what it has given
        self.cost: Row = ()  # and cost so far
        self.pledge: int = NONE  # and must still cost

    # All that follows is that of the imitated space (FO-IMIT-04)
    def ask_imitate(self, g: FeastForOdin) -> list[Ask]:
        row = g.box.spaces[self.space]
        if not row.imitates:
            return []
        spaces = imitable(g, self.seat, row.column)
        return [asks.imitate(self.seat, [IMITATE[space] for space in spaces])] if spaces else []

    def do_imitate(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        self.space = option.arg
        g.tell_imitated(seat=seat, space=option.word)
        return None

    def do_begin(self, g: FeastForOdin) -> Where:
        self.around = [g.space, g.standing, g.actor]
        self.given, self.cost, self.pledge = g.provided, g.spent, g.pledge
        g.space, g.standing, g.actor = self.space, self.at, self.seat
        g.provided, g.spent, g.pledge = (0,) * STOCK, (0,) * STOCK, NONE
        return None

    def do_draw(self, g: FeastForOdin) -> Where:
        if self.vikings and g.box.spaces[self.space].column == DRAWS:
            draw_occupation(g, self.seat)
        return None

    # Before or after the action
    def ask_early(self, g: FeastForOdin) -> list[Ask]:
        cards = self._playable(g)
        return [asks.play_before(self.seat, cards)] if cards else []

    def do_early(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        return self._play(g, seat, option)

    def do_before(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, BEFORE_SPACE, self.seat, self.space, self.vikings)
        return None

    def do_parts(self, g: FeastForOdin) -> Where:
        """One part after the other; pure gains come by themselves."""
        clauses = g.box.spaces[self.space].clauses
        if self.asked:
            self.used += g.result
            self.asked = 0
        if self.part == len(clauses):
            return None
        clause = clauses[self.part]
        self.part += 1
        deals = part_deals(g, self.seat, clause, self.space)
        if not deals:
            return AGAIN
        may_skip = self._may_skip(g, deals)
        if clause.automatic or (len(deals) == 1 and not may_skip):
            self.used += 1
            settle_part(g, self.seat, self.space, clause, deals[0])
        else:
            self.asked = 1
            g.push(Part(self.seat, self.space, clause.number, may_skip))
        return AGAIN

    def _may_skip(self, g: FeastForOdin, deals: list[Deal]) -> bool:
        """At least one part must be used (FO-PHASE5-04), and the one that a card was used for."""
        if any(pledged(g, self.seat, deal) for deal in deals):
            return False
        rest = g.box.spaces[self.space].clauses[self.part :]
        return self.used > 0 or any(bool(part_deals(g, self.seat, clause, self.space)) for clause in rest)

    def do_after(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, AFTER_SPACE, self.seat, self.space, self.vikings)
        return None

    def ask_late(self, g: FeastForOdin) -> list[Ask]:
        cards = self._playable(g)
        return [asks.play_after(self.seat, cards)] if cards else []

    def do_late(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        return self._play(g, seat, option)

    def do_over(self, g: FeastForOdin) -> Where:
        g.space, g.standing, g.actor = self.around
        g.provided, g.spent, g.pledge = self.given, self.cost, self.pledge
        return OVER

    def _playable(self, g: FeastForOdin) -> list[Option]:
        """The card of column 4, for free."""
        if self.played or not self.vikings or g.box.spaces[self.space].column != PLAYS or not g.hands[self.seat]:
            return []
        return [*(PLAY_CARD[face] for face in g.faces_of(g.hands[self.seat])), NO]

    def _play(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is not NO:
            self.played = 1
            play_one(g, seat, option.arg)
        return None


class Part(Frame):
    """A part of an action: one of its deals, or nothing."""

    STEPS = ("choose", "over")

    def __init__(self, seat: int = NOBODY, space: int = NOWHERE, clause: int = 0, skip: bool = False) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.space: Public[int] = space
        self.clause: Public[int] = clause
        self.skip: int = int(skip)  # 1: it may be left out
        self.chosen: int = 0

    def ask_choose(self, g: FeastForOdin) -> list[Ask]:
        deals = part_deals(g, self.seat, g.box.programs.clauses[self.clause], self.space)
        if not deals:
            return []
        options = [DEAL[deal.number] for deal in deals]
        return [asks.part(self.seat, [*options, NO] if self.skip else options, space=g.box.spaces[self.space].id)]

    def why_choose(self, g: FeastForOdin, seat: int, option: Option) -> str:
        """A deal of this part that cannot be paid."""
        deals = {deal.number: deal for deal in g.box.programs.clauses[self.clause].deals}
        if seat != self.seat or option.verb != "deal" or option.arg not in deals:
            return ""
        return with_missing("FO-PHASE5-10", *missing_in(g, seat, deals[option.arg], self.space))

    def do_choose(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is not NO:
            self.chosen = 1
            clause = g.box.programs.clauses[self.clause]
            g.tell_deal(seat=seat, deal=option.word)
            settle_part(g, seat, self.space, clause, g.box.programs.deals[option.arg])
        return None

    def do_over(self, g: FeastForOdin) -> Where:
        g.result = self.chosen
        return OVER


def settle_part(g: FeastForOdin, seat: int, space: int, clause: Clause, deal: Deal) -> None:
    g.push(Settle(seat, deal.number, times(g, seat, clause) if deal in clause.deals else 1, space))
    needed = g.box.spaces[space].requires
    if needed and not deal.ops:  # plundering (FO-PLUNDER-01); the operations say it themselves
        UseShip.after(g, seat, raiders(g, seat) if needed[0][0] == LONGSHIP else [needed[0][0]])


def use_by_card(g: FeastForOdin, seat: int, space: int) -> None:
    """A card lets a player use a space without placing Vikings."""
    g.push(Use(seat, space, NOWHERE, 0))
