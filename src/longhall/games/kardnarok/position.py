"""A position of Kardnarök with all that the engine asks of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.rng import Stream
from longhall.engine.state import replaced_at
from longhall.games.kardnarok import scoring
from longhall.games.kardnarok.cards.choices import DiscardCard
from longhall.games.kardnarok.cards.listeners import listeners
from longhall.games.kardnarok.options import NORN
from longhall.games.kardnarok.rules.count import ahead, leader, total
from longhall.games.kardnarok.rules.hiring import Hire
from longhall.games.kardnarok.rules.initiative import has_open_action, price_of_norns
from longhall.games.kardnarok.rules.moment import exchange_hero, hero_exchanges
from longhall.games.kardnarok.rules.norns import norn_options, play_norn, side_of
from longhall.games.kardnarok.state import NOBODY, USE_OPTION, Kardnarok
from longhall.games.kardnarok.sums import own_forces, sums

# The decision points at which an at-any-moment Norn may be used, by frame and step: the complete list of KR-NORNS-12.
NORN_MOMENTS = {
    "Moment.act",  # round start, army change, ritual, before refilling
    "ChangeArmy.wish",  # army change
    "Combat.precombat",
    "Initiative.act",
    "Hire.answer",  # before answering a mercenary offer
    "Hire.tour",
    "Hire.choose",
    "Initiative.help",  # while serving as a mercenary
}


class KardnarokPosition(Kardnarok):
    """The table, and the rules that hold at all times."""

    def attach(self, options: Mapping[str, str]) -> None:
        super().attach(options)
        self.hooks = listeners(self.box)

    def anytime(self, seat: int, asked: bool) -> list[Option]:
        """The Hero exchange at every own decision point, at-any-moment Norns at those of the list (KR-FLOW-13)."""
        norns = norn_options(self, seat, "any")
        return hero_exchanges(self, seat) + norns if norns and self.norn_moment() else hero_exchanges(self, seat)

    def norn_moment(self) -> bool:
        """May at-any-moment Norns be used at this decision point?"""
        frame = self.stack[-1]
        return f"{type(frame).__name__}.{frame.STEPS[frame.step]}" in NORN_MOMENTS

    def do_anytime(self, seat: int, option: Option) -> None:
        if option.verb == "exchange":
            exchange_hero(self, seat, option)
        else:
            play_norn(self, seat, side_of(self, seat), option.arg)

    def has_choice(self, ask: Ask) -> bool | None:
        """How many cards of a kind a kingdom has all can see, and what its bronze pays for."""
        if ask.name in ("initiative", "employer"):
            return has_open_action(self, ask.seat)
        if ask.name == "hire.answer":
            frame = self.inner(Hire)
            return True if frame.outsider != NOBODY or self.free_bronze(frame.employer(self)) > frame.bid else None
        among = self._among(ask)
        return False if among == 1 else None

    def _among(self, ask: Ask) -> int:
        """Among how many cards a seat chooses, as the backs show; 0 where that does not matter."""
        frame = self.stack[-1]
        if ask.name in ("army.warrior", "fill"):
            return len(self.warriors_in_hand(ask.seat))
        if ask.name == "norn.cost":
            return len(self.hands[ask.seat])
        if ask.name == "hero":
            return len(self.reserve[ask.seat])
        return len(frame.among(self)) if isinstance(frame, DiscardCard) else 0

    def resample(self, observers: Sequence[int], chance: Stream) -> None:
        """Which of a rival's Norns it has just bought: any, as many as it can have left."""
        for role, seat in enumerate(self.fighters):
            if seat not in observers and self.sought[role] and not self.purse().hires:
                norns = [self.face(card) - self.box.first_norn for card in self.norns_in_hand(seat)]
                chance.shuffle(norns)
                left = norns[: max(0, self.box.purchase - self.helped[role])]
                self.bought = replaced_at(self.bought, seat, tuple(left))

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def derived(self, observer: int) -> dict[str, Any]:
        """The Counter and how it adds up, the standing, the price of bought Norns, and who is who."""
        boards = [self.box.kingdoms[board][0] if board >= 0 else "" for board in self.kingdoms]
        shown: dict[str, Any] = {
            "who": [f"kingdom:{board}" if board else "" for board in boards],
            "wealth": [scoring.wealth(self, seat) for seat in range(self.seats)],
            "troop_strength": self.troop_strength() if self.laws else 0,
            "direction": self.direction(),
            "rounds": self.rules().rounds,
            "defence": [self.box.defence_steps[step] for step in self.cubes],
        }
        if self.fighters:
            shown["ahead_on_tie"] = self.fighters[ahead(self, 0, 0)]
            shown["used"] = [NORN[use[USE_OPTION]].word for use in self.uses]
        if self.round and not self.purse().hires:
            shown["norn_price"] = price_of_norns(self)
        if self.fighters and self.revealed and self.winner < 0:
            totals = [total(self, role) for role in range(2)]
            shown["counter"] = [max(0, each) for each in totals]
            shown["spaces"] = [max(0, each) % self.box.constants.counter for each in totals]
            shown["leader"] = self.fighters[leader(self)]
            shown["sums"] = sums(self)
            shown["forces"] = [own_forces(self, role) for role in range(2)]
        return shown

    def faults(self) -> list[str]:
        """Bronze is conserved; armies and Heroes are never too many; the troop strength is exact where it must be."""
        found = []
        if sum(self.bronze) + self.bronze_out != self.box.bronze or min(self.bronze) < 0:
            found.append(f"bronze {self.bronze} and {self.bronze_out} out")
        for seat in range(self.seats):
            if len(self.leading[seat]) + len(self.reserve[seat]) != self.box.constants.heroes:
                found.append(f"seat {seat} has {self.leading[seat]} and {self.reserve[seat]} as Heroes")
            if len(self.armies[seat]) > self.box.constants.army or len(self.coins[seat]) > 1:
                found.append(f"seat {seat} has too large an army or too many coins on its board")
            if self.fighters and seat in self.fighters and self.free_bronze(seat) < 0:
                found.append(f"seat {seat} has promised more bronze than it owns")
        if not self.fighters and (any(self.villagers) or any(self.thor_places) or any(self.bought)):
            found.append("cards of a combat lie on the table, and there is none")
        return found
