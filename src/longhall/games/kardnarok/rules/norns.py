"""Using Norns: who may use which, announcing, answering, taking effect (Basic 8, 12; KR-NORNS)."""

from typing import Final

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because, lacking
from longhall.engine.state import Public, added, replaced_at
from longhall.games.kardnarok.cards.conditions import all_hold
from longhall.games.kardnarok.cards.operations import carry_out, later, undo
from longhall.games.kardnarok.content.rows import NornOption
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.hooks import MERCENARY_NORNS, NO_CAP, NORN_BANNED, NORN_CAP, PRECOMBAT_CAP
from longhall.games.kardnarok.options import AIM, DISCARD, NORN, PASS
from longhall.games.kardnarok.rules.count import tell_counter
from longhall.games.kardnarok.state import (
    ANNOUNCED,
    CANCELLED,
    HELPS,
    IN_EFFECT,
    NOBODY,
    USE_OPTION,
    USE_ROLE,
    USE_SEAT,
    USE_STATE,
    Kardnarok,
)

OPEN_TO: Final = {  # by the window that is open, the own windows of the Norns that may be used in it
    "precombat": ("precombat",),
    "combat": ("combat", "reaction"),  # Freya's Magic used late
    "help": ("combat", "reaction"),
    "answer": ("reaction",),
    "result": ("result",),
    "any": ("any",),
}
WRONG_WINDOW: Final = {  # by the Norn's own window, the rule that keeps it out of any other
    "precombat": "KR-PRECOMBAT-02",
    "combat": "KR-CARD-05",
    "reaction": "KR-NORNS-09",
    "result": "KR-NORNS-11",
    "any": "KR-NORNS-12",
}


def norn_options(g: Kardnarok, seat: int, window: str) -> list[Option]:
    """The Norns in hand that a kingdom may use in this window, one option for each way to use them."""
    found: list[Option] = []
    hand = g.hands[seat]
    for own in OPEN_TO[window]:
        fitting = g.box.norn_cards[own]
        if fitting.isdisjoint(hand):
            continue
        for face in g.faces_of([card for card in hand if card in fitting]):
            for way in g.box.norns[face - g.box.first_norn].options:
                if not why_norn(g, seat, way.number, window):
                    found.append(NORN[way.number])
    return found


NOT_IN_HAND: Final = absent("KR-GEN-06")


def why_norn(g: Kardnarok, seat: int, number: int, window: str, side: int = NOBODY) -> str:
    """The rule that forbids this use of a Norn in a window: precombat, combat (the kingdom with the initiative), help
    (a mercenary), answer, result or any. `side` is the role that a mercenary would work for."""
    way = g.box.norn_options[number]
    norn = g.box.norns[way.norn]
    role = side if side != NOBODY else side_of(g, seat)
    if not g.holds(seat, g.box.first_norn + way.norn):
        return NOT_IN_HAND
    if g.fold(NORN_BANNED, 0, way.norn):
        return "KR-GEN-10"
    if norn.role != NOBODY and norn.role != role:
        return "KR-NORNS-03"
    if not can_pay(g, seat, way):
        return lacking("KR-NORNS-13", "cards", way.price, len(g.hands[seat]) - 1)
    return why_window(g, seat, role, way, window)


def why_use(g: Kardnarok, seat: int, number: int, window: str) -> str:
    """The same at a decision point where at-any-moment Norns may be used besides (KR-NORNS-12)."""
    norn = g.box.norns[g.box.norn_options[number].norn]
    return why_norn(g, seat, number, "any" if norn.window == "any" else window)


def why_window(g: Kardnarok, seat: int, role: int, way: NornOption, window: str) -> str:
    """The rule of the window itself."""
    norn = g.box.norns[way.norn]
    if norn.window not in OPEN_TO[window]:
        return WRONG_WINDOW[norn.window]
    if norn.window == "reaction" and window != "answer" and last_norn_against(g, role) == NOBODY:
        return "KR-NORNS-09"
    if window == "result" and not all_hold(g, role, way.when):
        return "KR-NORNS-11"
    if role == NOBODY:
        return ""
    if seat not in g.fighters:
        return why_mercenary(g, role, way, window)
    return why_combatant(g, seat, role, way, window)


def why_mercenary(g: Kardnarok, role: int, way: NornOption, window: str) -> str:
    """Two Norns with a combat function, and its own at-any-moment ones besides (KR-MERC-07..09)."""
    if window == "any":
        return "" if way.mercenary == "free" else "KR-MERC-09"
    if way.mercenary != "counts":
        return "KR-MERC-08"
    most = most_helped(g)
    return "" if g.helped[role] < most else because("KR-MERC-07", "helped", n=most)


def why_combatant(g: Kardnarok, seat: int, role: int, way: NornOption, window: str) -> str:
    """Once it has hired, sought or bought, a combatant may use little; permanent rules limit it too."""
    norn = g.box.norns[way.norn]
    if norn.window != "reaction":
        if g.contracts[role] == HELPS:
            return "KR-MERC-11"
        if g.sought[role] and g.purse().hires and window != "result":
            return "KR-MERC-01"
        if g.sought[role] and not g.purse().hires:
            if way.norn not in g.bought[seat]:
                return "KR-DUEL-10"
            if norn.window != "any" and g.helped[role] >= most_helped(g):
                return "KR-GEN-10"
    if norn.window == "any":
        return ""
    if window == "precombat" and g.precombat[role] >= g.fold(PRECOMBAT_CAP, NO_CAP):
        return "KR-GEN-10"
    return "KR-GEN-10" if g.played[role] >= g.fold(NORN_CAP, NO_CAP, way.norn) else ""


def side_of(g: Kardnarok, seat: int) -> int:
    """The role that this kingdom's Norns work for: its own, or its employer's."""
    own = g.role_of(seat)
    return own if own != NOBODY else g.serves(seat)


def can_pay(g: Kardnarok, seat: int, way: NornOption) -> bool:
    """Costs must be paid in full, and not with the Norn itself (KR-NORNS-13)."""
    return len(g.hands[seat]) > way.price


def most_helped(g: Kardnarok) -> int:
    return g.fold(MERCENARY_NORNS, g.box.constants.mercenary_norns)


def last_norn_against(g: Kardnarok, role: int) -> int:
    """The Norn last used by the opposing side, if it can still be undone; else -1 (KR-NORNS-09)."""
    for use in range(len(g.uses) - 1, -1, -1):
        if g.uses[use][USE_ROLE] == 1 - role:
            way = g.box.norn_options[g.uses[use][USE_OPTION]]
            undoable = way.reversible and g.uses[use][USE_STATE] == IN_EFFECT
            return use if undoable else NOBODY
    return NOBODY


def play_norn(g: Kardnarok, seat: int, role: int, number: int, target: int = NOBODY) -> None:
    """Begin to use a Norn for this role; Freya's Magic has a target, late if none is given."""
    frame = PlayNorn()
    frame.seat, frame.side, frame.number, frame.target = seat, role, number, target
    if target == NOBODY and g.box.norns[g.box.norn_options[number].norn].window == "reaction":
        frame.target = last_norn_against(g, role)
    g.push(frame)


class PlayNorn(Frame):
    """A Norn is laid and announced, may be answered, and takes effect (KR-NORNS-01, 07..10, 13)."""

    STEPS = ("lay", "aim", "cost", "answer", "effect", "discard")

    def __init__(self) -> None:
        super().__init__()
        self.seat: Public[int] = 0  # who uses it
        self.side: Public[int] = NOBODY  # the role it works for
        self.number: Public[int] = 0  # the way it is used
        self.use: Public[int] = 0  # its place among the uses of this combat
        self.target: Public[int] = NOBODY  # the use that Freya's Magic cancels
        self.aimed: Public[int] = NOBODY  # the kingdom that it names
        self.paid: int = 0  # costs paid
        self.done: int = 0  # operations done
        self.asked: list[int] = []  # who may still answer

    # Laid face up and announced (KR-NORNS-01, KR-CARD-04)
    def do_lay(self, g: Kardnarok) -> Where:
        way = g.box.norn_options[self.number]
        card = g.find(g.hands[self.seat], g.box.first_norn + way.norn)
        bought = way.norn in g.bought[self.seat] and g.box.norns[way.norn].window != "reaction"
        self._count(g, way, bought)
        g.move(card, g.hands[self.seat], g.laid)
        if bought:
            g.unmark_bought(self.seat, way.norn)
        g.left_hand(self.seat, card)
        self.use = len(g.uses)
        g.uses = (*g.uses, (self.number, self.seat, self.side, ANNOUNCED))
        self.asked = self._opposing(g)
        g.tell_norn(kingdom=self.seat, norn=NORN[self.number].word)
        return None

    def _count(self, g: Kardnarok, way: NornOption, was_bought: bool) -> None:
        """A Norn counts as used towards every limit, cancelled or not (KR-NORNS-10)."""
        window = g.box.norns[way.norn].window
        if self.side == NOBODY or window == "any":
            return
        if self.seat not in g.fighters:
            g.helped = added(g.helped, self.side, 1)
            return
        g.played = added(g.played, self.side, int(g.fold(NORN_CAP, NO_CAP, way.norn) != NO_CAP))
        g.precombat = added(g.precombat, self.side, int(window == "precombat"))
        g.helped = added(g.helped, self.side, int(was_bought))

    def _opposing(self, g: Kardnarok) -> list[int]:
        """Who may answer: the opposing combatant, then its mercenary (KR-NORNS-08)."""
        if self.side == NOBODY:
            return []
        foe = 1 - self.side
        hired = [g.mercenaries[foe]] if g.contracts[foe] == HELPS else []
        return [g.fighters[foe], *hired]

    # A kingdom named at the announcement (KR-FLOW-15)
    def ask_aim(self, g: Kardnarok) -> list[Ask]:
        if not g.box.norn_options[self.number].aims or self.aimed != NOBODY:
            return []
        others = [AIM[seat] for seat in range(g.seats) if seat != self.seat]
        return [asks.norn_aim(self.seat, others, kingdom=self.seat, norn=NORN[self.number].word, part=True)]

    def do_aim(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.aimed = option.arg
        g.tell_norn_aimed(kingdom=seat, target=option.arg)
        return None

    # Costs are paid now and not given back (KR-NORNS-10)
    def ask_cost(self, g: Kardnarok) -> list[Ask]:
        if self.paid == g.box.norn_options[self.number].price:
            return []
        cards = [DISCARD[face] for face in g.faces_of(g.hands[self.seat])]
        return [asks.norn_cost(self.seat, cards, kingdom=self.seat, norn=NORN[self.number].word, part=True)]

    def do_cost(self, g: Kardnarok, seat: int, option: Option) -> Where:
        card = g.find(g.hands[seat], option.arg)
        g.put_under(card, g.hands[seat], g.pile_of(card))
        g.left_hand(seat, card)
        g.tell_discarded(kingdom=seat, card=option.word)
        self.paid += 1
        return AGAIN

    # Freya's Magic may answer before it takes effect, one answer at most; that answer may be answered too. Everybody
    # with a Norn in hand is asked, so that a pause tells nothing (KR-NORNS-07, 08; KR-PRECOMBAT-04; KR-FLOW-08)
    def ask_answer(self, g: Kardnarok) -> list[Ask]:
        for seat in self.asked:
            if g.has_norns(seat):
                answers = [PASS, *norn_options(g, seat, "answer")]
                return [asks.norn_answer(seat, answers, kingdom=self.seat, norn=NORN[self.number].word)]
        return []

    def why_answer(self, g: Kardnarok, seat: int, option: Option) -> str:
        if option.verb != "norn" or seat not in self.asked:
            return "KR-NORNS-08"
        return why_norn(g, seat, option.arg, "answer")

    def do_answer(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            self.asked = self.asked[self.asked.index(seat) + 1 :]
        else:
            self.asked = []
            play_norn(g, seat, 1 - self.side, option.arg, self.use)
        return AGAIN

    # Its operations, in their order; cancelled ones do nothing
    def do_effect(self, g: Kardnarok) -> Where:
        use = g.uses[self.use]
        way = g.box.norn_options[self.number]
        if use[USE_STATE] == CANCELLED or self.done == len(way.ops):
            return None
        g.uses = replaced_at(g.uses, self.use, (*use[:USE_STATE], IN_EFFECT))
        op = way.ops[self.done]
        self.done += 1
        if op.what == "cancel_norn":
            cancel(g, self.target)
        elif op.at_result:
            later(g, self.use, self.done - 1)
        elif not op.cost:
            carry_out(g, op, self.seat, self.side, self.use, self.aimed)
        return AGAIN

    # Outside a combat it is discarded at once (KR-NORNS-12)
    def do_discard(self, g: Kardnarok) -> Where:
        tell_counter(g)
        if not g.fighters:
            for card in g.laid[:]:
                g.put_under(card, g.laid, g.norns)
            g.uses = ()
        return None


def cancel(g: Kardnarok, target: int) -> None:
    """Annul a Norn: what it was about to do is not done, what it did is undone (KR-NORNS-07, 09)."""
    use = g.uses[target]
    undo(g, target)
    g.uses = replaced_at(g.uses, target, (*use[:USE_STATE], CANCELLED))
    g.tell_norn_cancelled(kingdom=use[USE_SEAT], norn=NORN[use[USE_OPTION]].word)
