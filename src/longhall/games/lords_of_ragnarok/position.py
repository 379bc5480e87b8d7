"""A position of Lords of Ragnarok with all that the engine asks of a game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longhall.engine.frames import END
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.position import OWNERS
from longhall.engine.reasons import Missing
from longhall.games.lords_of_ragnarok import scoring
from longhall.games.lords_of_ragnarok.automaton.desolation import removal_strength
from longhall.games.lords_of_ragnarok.automaton.judge import Judgement
from longhall.games.lords_of_ragnarok.cards.listeners import listeners
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import DONE, USE
from longhall.games.lords_of_ragnarok.rules.activate import Maneuver, March, ready_armies
from longhall.games.lords_of_ragnarok.rules.battle import battle_strength
from longhall.games.lords_of_ragnarok.rules.chase import Chase
from longhall.games.lords_of_ragnarok.rules.fight import ATTACKER, DEFENDER, Fight
from longhall.games.lords_of_ragnarok.rules.gains import GainRunes
from longhall.games.lords_of_ragnarok.rules.limits import Limits, card_limit, rune_limit, too_many_cards, too_many_runes
from longhall.games.lords_of_ragnarok.rules.monument import holds
from longhall.games.lords_of_ragnarok.rules.prayer import Prayer
from longhall.games.lords_of_ragnarok.state import BOX, DEAD, NOBODY, LordsOfRagnarok

FIELDS: Final = {  # which the table kept of procedures in progress
    "Hunt": (
        *("monster_side", "failed", "wild", "dealt", "placed"),
        *("attacking", "defence", "weak", "blocked", "no_draw"),
    ),
    "Battle": ("attacker", "defender", "winner", "fought", "bonus", "ignored", "unhurt", "striker"),
}


class LordsOfRagnarokPosition(LordsOfRagnarok):
    """The table, and what it tells about itself."""

    def attach(self, options: Mapping[str, str]) -> None:
        super().attach(options)
        self.hooks = listeners(self.box)

    def option_for(self, card: str) -> Option:
        return USE[self.box.power_numbers[card]] if card else DONE

    def trigger_ask(self, seat: int, options: Sequence[Option], must: bool) -> Ask:
        return asks.power_may(seat, [DONE, *options])

    def cost_of_decline(self, seat: int, option: Option) -> Missing | None:
        """Actions of this phase that are left: a priest to send, armies that could still be activated."""
        frame = self.stack[-1]
        if option is DONE and isinstance(frame, Prayer) and not frame.sent and self.priests[seat]:
            return "priest", {}
        if option is DONE and (isinstance(frame, March) or (isinstance(frame, Maneuver) and not frame.acted)):
            armies = len(ready_armies(self, seat))
            return ("armies", {"n": armies}) if armies else None
        return None

    def has_choice(self, ask: Ask) -> bool | None:
        """Who has no cards can play none in a battle, and all see that."""
        return False if ask.name == "battle.card" and not self.hands[ask.seat] else None

    def saved_stack(self, data: Mapping[str, Any]) -> Sequence[dict[str, Any]]:
        """What follows an event was a frame `Moment` of this game, and the table kept what is known of the hunt and the
        battle in progress."""
        stack = [self._of_moment(frame) if frame["frame"] == "Moment" else frame for frame in data["stack"]]
        return _with_procedures(stack, data) if "hunter" in data else stack

    def _of_moment(self, moment: Mapping[str, Any]) -> dict[str, Any]:
        kept = {name: moment[name] for name in ("step", "sealed", "ready", "hook", "order")}
        playing = [entry for entry in self.playing[moment["hook"]] if entry not in moment["used"]]
        waiting = [entry for seat in moment["order"] for entry in playing if entry % OWNERS == seat]
        return {"frame": "Triggers", **kept, "about": [moment["place"], moment["n"]], "waiting": waiting}

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def derived(self, observer: int) -> dict[str, Any]:
        """Who is who, the values of attributes, limits, strength in every territory, and how far each seat is from
        each victory."""
        seats = range(self.seats)
        shown: dict[str, Any] = {
            "who": [self._who(seat) for seat in seats],
            "map": self.map.id,
            "values": [[self.value(seat, attribute) for attribute in range(3)] for seat in seats],
            "limits": [[card_limit(self, seat), rune_limit(self, seat)] for seat in seats],
            "totals": [[self.total(seat, place) for seat in seats] for place in range(len(self.control))],
            "supply_priests": [self.priests_left(seat) for seat in seats],
            "tracker": self._tracker(),
        }
        if len(self.people()) < self.seats:
            shown["automata"] = [seat for seat in seats if self.is_follower(seat)]
            shown["stash"] = [self.stash(seat) for seat in seats]
            shown["removal"] = removal_strength(self) if any(self.desolate) else 0
            shown["judging"] = self._judging()
        fight = self.in_progress(Fight)
        if fight is not None:
            shown["battle"] = [battle_strength(self, fight, side) for side in (DEFENDER, ATTACKER)]
        return shown

    def _who(self, seat: int) -> str:
        """The hero of a person, the corrupted one of a Follower."""
        if self.is_follower(seat):
            return f"corrupted_hero:{self.box.surtur.heroes[self.followers[seat]].id}"
        return f"hero:{self.box.heroes[self.heroes[seat]].id}" if self.heroes[seat] >= 0 else ""

    def _judging(self) -> dict[str, Any]:
        """What the Judge is asked for: the rule that found the options equal, and the people whom each would hit."""
        frame = self.stack[-1] if self.stack else None
        if not isinstance(frame, Judgement):
            return {}
        return {"rule": frame.rule, "hit": {option.word: frame.hit(self, option) for option in frame.options()}}

    def _tracker(self) -> dict[str, Any]:
        """The three victories, the requirements of Ragnarok, and who would win if it came now."""
        seats = range(self.seats)
        return {
            "jarl": {"need": self.box.constants.jarl_regions, "have": [self.regions_of(seat) for seat in seats]},
            "gothi": {"need": self.map.gothi_temples, "have": [self.temples_of(seat) for seat in seats]},
            "slayer": {"need": self.map.kills, "have": [self.kills(seat) for seat in seats]},
            "regions": [
                [sum([self.control[place] == seat for place in region]) for seat in seats]
                for region in self.map.regions
            ],
            "requirements": [requirement.id for requirement in self.map.requirements],
            "holds": [int(holds(self, number)) for number in range(len(self.fulfilled))],
            "needed": self.box.constants.ragnarok_cards,
            "yggdrasil": [scoring.ragnarok_count(self, seat) for seat in seats],
            "ragnarok": scoring.ragnarok_order(self),
        }

    def faults(self) -> list[str]:
        """Pieces are conserved and where they may be, and nobody holds more than allowed."""
        found = []
        box = self.box
        for rune, count in enumerate(box.rune_counts):
            held = sum([self.runes[seat][rune] for seat in range(self.seats)])
            forged = sum([1 for place, of in enumerate(self.forges) if of == rune and self.forged[place]])
            if self.supply[rune] + held + forged != count or self.supply[rune] < 0:
                found.append(f"runes {box.runes[rune]}: {self.supply[rune]} + {held} + {forged}")
        for army, place in enumerate(self.army_at):
            if (place < 0) != (self.strengths[army] == 0) or not 0 <= self.strengths[army] <= box.constants.army_max:
                found.append(f"army {army} at {place} with {self.strengths[army]}")
        for seat in range(self.seats):
            if self.priests[seat] < 0 or self.priests_left(seat) < 0:
                found.append(f"seat {seat} has priests {self.priests[seat]}")
            if self.rings.count(seat) > box.constants.monster_rings:
                found.append(f"seat {seat} has too many rings")
        found += self._monster_faults()
        if not any(isinstance(frame, Limits | GainRunes) for frame in self.stack):
            for seat in range(self.seats):
                if too_many_cards(self, seat) or too_many_runes(self, seat):
                    found.append(f"seat {seat} is above its limits")
        if sum(self.temples) != self.built:
            found.append("temples do not add up")
        return found

    def _monster_faults(self) -> list[str]:
        found = []
        hunt = self.in_progress(Chase)
        for monster, place in enumerate(self.monster_at):
            if place == DEAD and (self.rings[monster] != NOBODY or any(each != NOBODY for each in self.slots[monster])):
                found.append(f"monster {monster} is dead and has rings or markers")
            if place >= 0 and NOBODY not in self.slots[monster] and (hunt is None or hunt.prey != monster):
                found.append(f"monster {monster} has no open slot and lives")
        if sum(self.minis) != self.monster_at.count(DEAD):
            found.append("kills do not add up")
        for artifact, holder in enumerate(self.holders):
            if holder not in (NOBODY, BOX) and not 0 <= holder < self.seats:
                found.append(f"artifact {artifact} is with {holder}")
        if len(self.army_at) != self.seats * ARMIES:
            found.append("armies do not add up")
        return found


def _with_procedures(stack: Sequence[dict[str, Any]], data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The frames that have steps to come take what the table kept; a battle was cleared away by a frame of its own."""
    kept = {"failed": data["hunt_over"], **{name: data[name] for name in LordsOfRagnarok.RETIRED if name in data}}
    taken = {frame: {name: kept[name] for name in FIELDS[frame] if name in kept} for frame in FIELDS}
    found: list[dict[str, Any]] = []
    for frame in stack:
        if frame["frame"] == "BattleOver":
            found[-1] = {**found[-1], "step": "clear", **taken["Battle"]}
        elif frame["frame"] in FIELDS and frame["step"] != END:
            found.append({**frame, **taken[frame["frame"]]})
        else:
            found.append(frame)
    return found
