"""A position of Blood Rage with all that the engine asks of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.cards import KNOWN
from longhall.engine.frames import END
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.position import OWNERS
from longhall.engine.reasons import Missing
from longhall.engine.rng import Stream
from longhall.games.blood_rage import scoring
from longhall.games.blood_rage.cards.listeners import listeners
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.hooks import PILLAGED
from longhall.games.blood_rage.options import BONUS_OF, NO, PASS
from longhall.games.blood_rage.rules.battle import totals
from longhall.games.blood_rage.rules.pillage import Pillage
from longhall.games.blood_rage.rules.quest import Commit
from longhall.games.blood_rage.rules.strength import strength
from longhall.games.blood_rage.state import FIRST_FJORD, HORNS, NOWHERE, RESERVE, BloodRage


class BloodRagePosition(BloodRage):
    """The table, and what it tells about itself."""

    def attach(self, options: Mapping[str, str]) -> None:
        super().attach(options)
        self.hooks = listeners(self.box)

    def option_for(self, card: str) -> Option:
        return BONUS_OF[self.box.face_of[card]] if card else NO

    def trigger_ask(self, seat: int, options: Sequence[Option], must: bool) -> Ask:
        return asks.bonus(seat, options)

    def why_trigger(self, seat: int, option: Option) -> str:
        return "BR-REWARD-06"

    def cost_of_decline(self, seat: int, option: Option) -> Missing | None:
        """Who passes loses all Rage that is left (BR-ACTION-07)."""
        return ("rage", {"n": self.rage[seat]}) if option is PASS and self.rage[seat] else None

    def has_choice(self, ask: Ask) -> bool | None:
        """One card in hand must be played: all see how many there are."""
        return False if ask.name == "battle.card" and len(self.hands[ask.seat]) == 1 else None

    def saved_stack(self, data: Mapping[str, Any]) -> Sequence[dict[str, Any]]:
        """The table kept what is known of a pillage in progress, and the bonuses of cards for it were a frame `Bonuses`
        of this game."""
        if "pillager" not in data:
            return super().saved_stack(data)
        pillage = {name: data[name] for name in self.RETIRED if name in data}
        return [self._saved_frame(frame, pillage) for frame in data["stack"]]

    def _saved_frame(self, frame: dict[str, Any], pillage: Mapping[str, Any]) -> dict[str, Any]:
        if frame["frame"] == "Bonuses":
            return self._of_bonuses(frame, pillage["pillager"])
        return {**frame, **pillage} if frame["frame"] == "Pillage" and frame["step"] != END else frame

    def _of_bonuses(self, bonuses: Mapping[str, Any], pillager: int) -> dict[str, Any]:
        mine = [entry for entry in self.playing[PILLAGED] if entry % OWNERS == pillager]
        waiting = [entry for entry in mine if self.box.face_of[self.card_of(entry)] not in bonuses["used"]]
        return {"frame": "Triggers", "step": "next", "hook": PILLAGED, "order": [pillager], "waiting": waiting}

    def resample(self, observers: Sequence[int], chance: Stream) -> None:
        """Whatever was drawn anew: a card that a clan is committed to is a Quest, and who is about to commit to one
        holds one, as everybody knows."""
        for seat in range(self.seats):
            for card in self.quests[seat][:]:
                if not self.row(card).quest:
                    self._make_quest(observers[0], [card], chance)
        frame = self.stack[-1] if self.stack else None
        if isinstance(frame, Commit) and not any(self.row(card).quest for card in self.hands[frame.seat]):
            self._make_quest(observers[0], self.hands[frame.seat], chance)

    def _make_quest(self, observer: int, places: list[int], chance: Stream) -> None:
        """Exchange one of these cards for a Quest that the observer cannot tell from it and nobody is committed to."""
        mine = self.know[observer]
        committed = {card for quests in self.quests for card in quests}
        quests = [card for card in self.box.quest_cards(self.seats) if card not in committed]
        pairs = [(card, quest) for card in places for quest in quests if mine[card] == mine[quest] != KNOWN]
        one, other = chance.pick(pairs)
        becomes = list(range(len(mine)))
        becomes[one], becomes[other] = other, one
        self.exchange(observer, becomes)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def derived(self, observer: int) -> dict[str, Any]:
        """Who is who, the values of the stats, figures on the board, strength in every area, the doomed province."""
        seats = range(self.seats)
        clans = [self.box.clans[clan].id if clan >= 0 else "" for clan in self.clans]
        shown: dict[str, Any] = {
            "who": [f"clan:{clan}" if clan else "" for clan in clans],
            "values": [[self.value(seat, stat) for stat in range(3)] for seat in seats],
            "on_board": [self.on_board(seat) for seat in seats],
            "strength": [[strength(self, seat, province) for seat in seats] for province in range(FIRST_FJORD)],
            "doom": self._doom(),
        }
        pillage = self.in_progress(Pillage)
        if pillage is not None and pillage.fighters:
            shown.update(self._battle(pillage))
        return shown

    def _battle(self, pillage: Pillage) -> dict[str, Any]:
        """The totals of a battle; once it is decided those that were compared, and the cards that were revealed."""
        if not pillage.totals:
            return {"totals": totals(self, pillage)}
        faces = self.box.words
        return {
            "totals": list(pillage.totals),
            "revealed": [[faces[face] for face in seat] for seat in pillage.revealed],
        }

    def _doom(self) -> int:
        """Where the Doom token lies: it moves on when the destruction is over (BR-RAGNAROK-04), and ends nowhere."""
        if self.phase == "ragnarok":
            return self.dooms[self.age - 1]
        left = [province for province in self.dooms if not self.ruined[province]]
        return left[0] if left else NOWHERE

    def faults(self) -> list[str]:
        """Figures are conserved and where they may be, Glory adds up, nobody has more figures or slots than allowed."""
        found = []
        for seat in range(self.seats):
            row = self.warriors[seat]
            if sum(row) != self.box.clans[0].warriors or min(row) < 0 or any(row[FIRST_FJORD:RESERVE]):
                found.append(f"seat {seat} has Warriors {row}")
            if self.on_board(seat) > self.value(seat, HORNS):
                found.append(f"seat {seat} has {self.on_board(seat)} figures on the board")
            if self.glory[seat] != sum(self.earned[seat]):
                found.append(f"seat {seat} has {self.glory[seat]} Glory and earned {self.earned}")
            if min(self.glory[seat], self.rage[seat]) < 0:
                found.append(f"seat {seat} has Glory {self.glory[seat]} and Rage {self.rage[seat]}")
            if not all(self.row(card).quest for card in self.quests[seat]):
                found.append(f"seat {seat} is committed to what is no Quest")
        for province in range(FIRST_FJORD):
            figures = sum(self.figures_in(seat, [province]) for seat in range(self.seats))
            villages = self.box.provinces[province].villages
            if figures > villages and province and not self._falling(province):
                found.append(f"{figures} figures in {self.place_word(province)}")
            if self.ruined[province] and figures and not self._falling(province):
                found.append(f"figures in {self.place_word(province)}, which is destroyed")
        if any(self.played) and self.in_progress(Pillage) is None:
            found.append("cards of a battle without a pillage")
        return found

    def _falling(self, province: int) -> bool:
        """Is this province being destroyed right now?"""
        return self.phase == "ragnarok" and province == self.dooms[self.age - 1]
