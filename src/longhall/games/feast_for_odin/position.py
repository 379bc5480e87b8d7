"""A position of A Feast for Odin with all that the engine asks of a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.frames import END
from longhall.engine.options import Ask, Option
from longhall.engine.outcomes import Outcome
from longhall.engine.position import OWNERS
from longhall.engine.reasons import Missing
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin import scoring
from longhall.games.feast_for_odin.cards.listeners import listeners, mark
from longhall.games.feast_for_odin.content.effects import Clause
from longhall.games.feast_for_odin.content.things import FIRST_SPECIAL, FIRST_WEAPON, WEAPONS
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import CONDITION_MET
from longhall.games.feast_for_odin.options import EMPTY, NO, PASS, USE
from longhall.games.feast_for_odin.rules.counting import holds, total_income
from longhall.games.feast_for_odin.rules.feast import squares_to_cover
from longhall.games.feast_for_odin.rules.lay import Lay, anytime, cover, do_anytime
from longhall.games.feast_for_odin.rules.vikings import vikings_alone
from longhall.games.feast_for_odin.state import AREAS, NOBODY, FeastForOdin


class FeastForOdinPosition(FeastForOdin):
    """The table, and what it tells about itself."""

    def attach(self, options: Mapping[str, str]) -> None:
        super().attach(options)
        self.hooks = listeners(self.box)

    def check(self) -> None:
        """Cards that work as soon as something is true, once (FO-OCC-14)."""
        for entry in self.playing[CONDITION_MET]:
            owner = entry % OWNERS
            clause = self._condition(entry)
            if mark(clause, owner) not in self.used and holds(self, owner, clause.condition):
                self.used = (*self.used, mark(clause, owner))
                Triggers.among(self, [entry], CONDITION_MET, 0, 0)

    def _condition(self, entry: int) -> Clause:
        card = self.box.card_numbers[self.card_of(entry)]
        return next(clause for clause in self.box.cards[card].clauses if clause.when == "condition_met")

    def option_for(self, card: str) -> Option:
        return USE[self.box.card_numbers[card]] if card else NO

    def trigger_ask(self, seat: int, options: Sequence[Option], must: bool) -> Ask:
        return asks.use(seat, [*options, NO])

    def cost_of_decline(self, seat: int, option: Option) -> Missing | None:
        """Vikings that stay idle in this round (FO-PHASE5-05), or the points of an empty square (FO-FEAST-06)."""
        if option is PASS and self.thing[seat]:
            return "vikings", {"n": self.thing[seat]}
        return ("points", {"n": -self.box.rules.penalty}) if option is EMPTY else None

    def saved_stack(self, data: Mapping[str, Any]) -> Sequence[dict[str, Any]]:
        """What follows an event was a frame `React` of this game, for one seat, and the table kept what was rolled and
        spent in the innermost die action."""
        stack = [_of_react(frame) if frame["frame"] == "React" else frame for frame in data["stack"]]
        return _with_rolls(stack, data) if "rolls" in data else stack

    def anytime(self, seat: int, asked: bool) -> list[Option]:
        return anytime(self, seat)

    def do_anytime(self, seat: int, option: Option) -> None:
        do_anytime(self, seat, option)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def derived(self, observer: int) -> dict[str, Any]:
        """Income, squares of the next feast, what everybody would score now; for the observer the tile in its hand."""
        seats = range(self.seats)
        parts = [scoring.parts(self, seat) for seat in seats]
        return {
            "income": [total_income(self, seat) for seat in seats],
            "squares": [squares_to_cover(self, seat) for seat in seats],
            "parts": [dict(zip(scoring.PARTS, row, strict=True)) for row in parts],
            "scores": [sum(row) for row in parts],
            "laying": self._laying(observer),
        }

    def _laying(self, observer: int) -> dict[str, str]:
        """The tile that the observer is about to lay, with the board and the turn that it has chosen already; nobody
        else sees it yet."""
        frame = self.stack[-1] if self.stack else None
        if not isinstance(frame, Lay) or frame.seat != observer:
            return {}
        chosen = {"item": self.box.item_words[frame.item]}
        if frame.area >= 0:
            chosen["area"] = self.area_word(frame.area)
        if frame.turn >= 0:
            chosen["turn"] = str(frame.turn)
        return chosen

    def faults(self) -> list[str]:
        """Vikings, tiles, weapons and houses that do not add up."""
        return [*self._viking_faults(), *self._tile_faults(), *self._weapon_faults()]

    def _viking_faults(self) -> list[str]:
        """Every Viking stands on the table, in the Thing Square or on the action board (FO-PHASE1-02, FO-SOLO-06)."""
        rules = self.box.rules
        found: list[str] = []
        if not self.round:
            return found
        for seat in range(self.seats):
            out = sum([n for n, owner in zip(self.placed, self.taken, strict=True) if owner == seat])
            due = rules.thing[self.short] + self.round
            if self.seats == 1:
                due = vikings_alone(self, self.round + int(self.phase == "return_vikings"), self.round)
            if self.thing[seat] + out != due:
                found.append(f"seat {seat} has {self.thing[seat]} and {out} Vikings, not {due}")
        return found

    def _tile_faults(self) -> list[str]:
        """Special tiles are there once; what was laid covers what is covered, and nothing twice."""
        found = []
        for number, here in enumerate(self.specials):
            item = FIRST_SPECIAL + number
            held = sum([row[item] for row in self.stock])
            laid = [each for _, each, _, _ in self.tiles].count(item)
            if here + held + laid != 1:
                found.append(f"{self.box.item_words[item]}: {here} + {held} + {laid}")
        if min(map(min, self.stock)) < 0:
            found.append("a supply has less than nothing")
        bare = FeastForOdin()
        bare.box, bare.sides = self.box, self.sides
        bare.covered, bare.rivals = (0,) * AREAS, ((0, 0),) * AREAS
        for number, (area, item, turn, cell) in enumerate(self.tiles):
            before = bare.covered[area]
            cover(bare, area, item, turn, cell)
            if (bare.covered[area] ^ before).bit_count() != self.box.items[item].cells:
                found.append(f"tile {number} lies on another")
        if bare.covered != self.covered:
            found.append("the covered cells are not those of the tiles")
        if any(self.owners[area] == NOBODY for area, _, _, _ in self.tiles):
            found.append("a tile lies on a board of nobody")
        return found

    def _weapon_faults(self) -> list[str]:
        found = []
        for weapon in range(len(WEAPONS)):
            held = sum([row[FIRST_WEAPON + weapon] for row in self.stock])
            cards = self.box.items[FIRST_WEAPON + weapon].cards
            if self.weapons[weapon] + self.weapons_spent[weapon] + held < cards:
                found.append(f"{WEAPONS[weapon]}: cards are missing")
            if self.weapons[weapon] + self.weapons_spent[weapon] > cards:
                found.append(f"{WEAPONS[weapon]}: too many cards")
        return found


def _of_react(react: Mapping[str, Any]) -> dict[str, Any]:
    kept = {name: react[name] for name in ("step", "sealed", "ready", "hook", "waiting")}
    return {"frame": "Triggers", **kept, "order": [react["seat"]], "about": [react["what"], react["n"]]}


def _with_rolls(stack: Sequence[dict[str, Any]], data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """A die action that came in the middle of another one kept what the table had held before."""
    found: list[dict[str, Any]] = []
    now = {"rolls": data["rolls"], "bonus": data["die_bonus"], "paid": data["paid"]}
    for saved in reversed(stack):
        frame = saved
        if frame["frame"] == "Attempt":
            frame = {name: value for name, value in saved.items() if name not in ("around", "cost")}
            if frame["step"] not in ("begin", END):  # it has begun and is not over
                frame.update(now)
                now = {"rolls": saved["around"][1], "bonus": saved["around"][2], "paid": saved["cost"]}
        found.append(frame)
    return found[::-1]
