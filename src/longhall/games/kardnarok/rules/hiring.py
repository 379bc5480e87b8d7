"""Mercenaries: offers, bargaining, and the auction of the three-player game (Basic 15; KR-AMB-20..24)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import lacking
from longhall.engine.state import Public, replaced_at
from longhall.games.kardnarok.generated import asks
from longhall.games.kardnarok.hooks import LOWEST_OFFER
from longhall.games.kardnarok.options import (
    ACCEPT,
    APPROACH,
    APPROACH_ALL,
    BID,
    COUNTER,
    OFFER,
    PASS,
    RAISE,
    REJECT,
    STAND_ASIDE,
    TAKE,
    WITHDRAW,
)
from longhall.games.kardnarok.rules.norns import why_norn
from longhall.games.kardnarok.state import DOES_NOTHING, HELPS, NO_CONTRACT, NOBODY, Kardnarok


def lowest_offer(g: Kardnarok) -> int:
    return g.fold(LOWEST_OFFER, g.box.lowest_offer)


def outsiders(g: Kardnarok) -> list[int]:
    """Kingdoms out of the combat that have no contract in it (KR-MERC-06)."""
    return [seat for seat in g.in_order(g.fighters[0]) if seat not in g.fighters and seat not in g.mercenaries]


def why_hire(g: Kardnarok, role: int) -> str:
    """One contract for each combatant, bronze only, and somebody to hire (KR-MERC-02, 05, 06)."""
    if g.contracts[role] != NO_CONTRACT:
        return "KR-MERC-05"
    bronze, price = g.free_bronze(g.fighters[role]), lowest_offer(g)
    if bronze < price:
        return lacking("KR-MERC-02", "bronze", price, bronze)
    return "" if outsiders(g) else "KR-MERC-06"


def sign(g: Kardnarok, role: int, outsider: int, price: int, contract: int) -> None:
    """The coins are reserved until the combat ends (KR-MERC-17)."""
    g.contracts, g.mercenaries = replaced_at(g.contracts, role, contract), replaced_at(g.mercenaries, role, outsider)
    g.prices = replaced_at(g.prices, role, price)
    if contract == HELPS:
        g.tell_hired(kingdom=g.fighters[role], mercenary=outsider, n=price)
    else:
        g.tell_bribed(kingdom=g.fighters[role], mercenary=outsider, n=price)


def can_help(g: Kardnarok, seat: int, role: int) -> bool:
    """Does the outsider hold a Norn that it could use for this role, or one of any moment? (KR-MERC-03)"""
    ways = [way for card in g.norns_in_hand(seat) for way in g.box.norns[g.face(card) - g.box.first_norn].options]
    return any(not why_norn(g, seat, way.number, window, role) for way in ways for window in ("help", "any"))


class Hire(Frame):
    """The trailer seeks one outsider; with that its own actions are finished (KR-MERC-01..06, 13, 14, 19; KR-FLOW-09).
    A named offer is bargained over; an open one goes round once; with three kingdoms the leader may outbid."""

    STEPS = ("seek", "approach", "offer", "outbid", "raise", "choose", "answer", "reply", "tour", "settle")

    def __init__(self, role: int = 0) -> None:
        super().__init__()
        self.role: Public[int] = role  # the trailer's
        self.outsider: Public[int] = NOBODY  # the kingdom it bargains with; -1: an open offer
        self.bid: Public[int] = 0  # the trailer's last offer
        self.against: Public[int] = 0  # the leader's last bid for doing nothing; 0: none
        self.counter: Public[int] = 0  # the outsider's last price; 0: none
        self.counters: Public[int] = 0  # how many prices the outsider has named
        self.approached: Public[list[int]] = []  # outsiders that were asked in this session
        self.round_trip: Public[list[int]] = []  # outsiders still to answer an open offer
        self.named: Public[list[int]] = []  # the price that each seat named for an open offer; 0: none

    def _free(self, g: Kardnarok) -> list[int]:
        """Outsiders that can still be approached in this session."""
        return [seat for seat in outsiders(g) if seat not in self.approached]

    def employer(self, g: Kardnarok) -> int:
        return g.fighters[self.role]

    def _purse(self, g: Kardnarok) -> int:
        return g.free_bronze(self.employer(g))

    # Opening the session ends the trailer's own actions, also if nobody is hired (KR-MERC-01, KR-AMB-20)
    def do_seek(self, g: Kardnarok) -> Where:
        g.sought = replaced_at(g.sought, self.role, 1)
        g.tell_seeks(kingdom=self.employer(g))
        return None

    # A named outsider or all of them (KR-MERC-03)
    def ask_approach(self, g: Kardnarok) -> list[Ask]:
        free = self._free(g)
        everybody = [APPROACH_ALL] if len(free) > 1 else []
        return [asks.hire_approach(self.employer(g), [WITHDRAW, *everybody, *(APPROACH[seat] for seat in free)])]

    def do_approach(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is WITHDRAW:
            return OVER
        free = self._free(g)
        self.outsider = NOBODY if option is APPROACH_ALL else option.arg
        self.round_trip = [other for other in g.in_order(seat) if other in free]
        self.approached += free if option is APPROACH_ALL else [option.arg]
        self.counter = self.counters = self.against = 0
        self.named = [0] * g.seats
        return None

    # Bronze only, and no more than the trailer owns (KR-MERC-02, KR-COIN-04)
    def ask_offer(self, g: Kardnarok) -> list[Ask]:
        return [asks.hire_offer(self.employer(g), OFFER[lowest_offer(g) : self._purse(g) + 1], part=True)]

    def do_offer(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.bid = option.arg
        if self.outsider == NOBODY:
            g.tell_offer_open(kingdom=seat, n=self.bid)
            return "tour"
        g.tell_offer(kingdom=seat, target=self.outsider, n=self.bid)
        return "outbid" if self._may_outbid(g) else "answer"

    def _may_outbid(self, g: Kardnarok) -> bool:
        """Only with three kingdoms and with more bronze (KR-MERC-13, 19). Its one contract is unused: it could only be
        with the one outsider, who would not be sought then (KR-MERC-06, 14)."""
        return g.seats == 3 and g.free_bronze(g.fighters[1 - self.role]) > self.bid

    # Three kingdoms: the leader may offer more for doing nothing, and the trailer raise, until one stops (KR-MERC-13)
    def ask_outbid(self, g: Kardnarok) -> list[Ask]:
        leader = g.fighters[1 - self.role]
        higher = [PASS, *BID[self.bid + 1 : g.free_bronze(leader) + 1]]
        return [asks.hire_outbid(leader, higher, employer=self.employer(g), n=self.bid)]

    def do_outbid(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            return "choose" if self.against else "answer"
        self.against = option.arg
        g.tell_outbid(kingdom=seat, target=self.outsider, n=self.against)
        return None

    def ask_raise(self, g: Kardnarok) -> list[Ask]:
        employer = self.employer(g)
        higher = BID[self.against + 1 : self._purse(g) + 1]
        return [asks.hire_raise(employer, [PASS, *higher], employer=employer, n=self.bid)]

    def do_raise(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is PASS:
            return None
        self.bid = option.arg
        g.tell_offer(kingdom=seat, target=self.outsider, n=self.bid)
        return "outbid"

    # The outsider helps, stands aside, or neither (KR-MERC-14)
    def ask_choose(self, g: Kardnarok) -> list[Ask]:
        options = [ACCEPT, STAND_ASIDE, REJECT]
        employer = self.employer(g)
        return [asks.hire_choose(self.outsider, options, employer=employer, n=self.bid, against=self.against)]

    def do_choose(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is REJECT:
            g.tell_rejected(kingdom=seat)
        elif option is ACCEPT:
            sign(g, self.role, seat, self.bid, HELPS)
        else:
            sign(g, 1 - self.role, seat, self.against, DOES_NOTHING)
        return OVER

    # A named offer: accept, reject, or bargain (KR-MERC-04, KR-AMB-21)
    def ask_answer(self, g: Kardnarok) -> list[Ask]:
        prices = COUNTER[self.bid + 1 : (self.counter or self._purse(g) + 1)]
        bargain = prices if self.counters < g.box.most_counters else []
        options = [ACCEPT, REJECT, *bargain]
        return [asks.hire_answer(self.outsider, options, employer=self.employer(g), n=self.bid)]

    def do_answer(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is ACCEPT:
            sign(g, self.role, seat, self.bid, HELPS)
            return OVER
        if option is REJECT:
            g.tell_rejected(kingdom=seat)
            return self._next(g)
        self.counter = option.arg
        self.counters += 1
        g.tell_counter_offer(kingdom=seat, n=self.counter)
        return None

    def ask_reply(self, g: Kardnarok) -> list[Ask]:
        between = RAISE[self.bid + 1 : self.counter]
        return [asks.hire_reply(self.employer(g), [ACCEPT, WITHDRAW, *between], target=self.outsider, n=self.counter)]

    def do_reply(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is ACCEPT:
            sign(g, self.role, self.outsider, self.counter, HELPS)
            return OVER
        if option is WITHDRAW:
            return self._next(g)
        self.bid = option.arg
        g.tell_offer(kingdom=seat, target=self.outsider, n=self.bid)
        return "answer"

    def _next(self, g: Kardnarok) -> Where:
        """Each outsider is approached at most once in a session."""
        return "approach" if self._free(g) else OVER

    # An open offer goes round once; the first who accepts and can help is hired (KR-MERC-03, KR-AMB-22)
    def ask_tour(self, g: Kardnarok) -> list[Ask]:
        if not self.round_trip:
            return []
        seat = self.round_trip[0]
        able = [ACCEPT] if can_help(g, seat, self.role) else []
        prices = COUNTER[self.bid + 1 : self._purse(g) + 1]
        return [asks.hire_answer(seat, [*able, REJECT, *prices], employer=self.employer(g), n=self.bid)]

    def why_tour(self, g: Kardnarok, seat: int, option: Option) -> str:
        return "KR-MERC-03" if option is ACCEPT else ""

    def do_tour(self, g: Kardnarok, seat: int, option: Option) -> Where:
        self.round_trip = self.round_trip[1:]
        if option is ACCEPT:
            sign(g, self.role, seat, self.bid, HELPS)
            return OVER
        if option is REJECT:
            g.tell_rejected(kingdom=seat)
        else:
            self.named[seat] = option.arg
            g.tell_counter_offer(kingdom=seat, n=option.arg)
        return AGAIN

    def ask_settle(self, g: Kardnarok) -> list[Ask]:
        named = [TAKE[seat] for seat in range(g.seats) if self.named[seat]]
        return [asks.hire_settle(self.employer(g), [WITHDRAW, *named])] if named else []

    def do_settle(self, g: Kardnarok, seat: int, option: Option) -> Where:
        if option is not WITHDRAW:
            sign(g, self.role, option.arg, self.named[option.arg], HELPS)
        return OVER
