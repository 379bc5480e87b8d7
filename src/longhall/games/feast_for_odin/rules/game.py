"""The whole game: rounds of twelve phases, and the end (FO-PHASE, FO-END, FO-SOLO)."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added_in
from longhall.games.feast_for_odin.content.things import BUILDING, WOOD
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import WEAPON_PHASE_CHOICE
from longhall.games.feast_for_odin.options import DRAW, GAIN
from longhall.games.feast_for_odin.rules.actions import ActionPhase
from longhall.games.feast_for_odin.rules.feast import Feast
from longhall.games.feast_for_odin.rules.gains import draw_weapons, gain_one
from longhall.games.feast_for_odin.rules.mountains import update_strips
from longhall.games.feast_for_odin.rules.pauses import Pause
from longhall.games.feast_for_odin.rules.phases import EVERYWHERE, Bonuses, Harvest, breed, pay_income, turn_boards
from longhall.games.feast_for_odin.rules.vikings import set_thing, vikings_alone
from longhall.games.feast_for_odin.state import (
    BLOCKED,
    FIRST_SHED,
    NOBODY,
    FeastForOdin,
    house_kind,
)


class WholeGame(Frame):
    """Seven rounds, or six; the last one ends with the feast (FO-SETUP-07, FO-PHASE-01, FO-END-01, 02)."""

    STEPS = ("round", "pause", "end")
    ALIASES = {"cards": "pause"}

    def do_round(self, g: FeastForOdin) -> Where:
        if g.round == g.rounds:
            return None
        g.round += 1
        g.tell_round(n=g.round)
        g.push(Round())
        return AGAIN

    def do_pause(self, g: FeastForOdin) -> Where:
        g.phase = "scoring"
        Pause.for_all(g, "scoring")
        return None

    def do_end(self, g: FeastForOdin) -> Where:
        for seat in range(g.seats):
            fill_demands(g, seat)
        g.finish("score")
        return OVER


class Round(Frame):
    """The twelve phases."""

    STEPS = (
        "viking",
        "harvest",
        "boards",
        "weapon",
        "actions",
        "start",
        "laying",
        "income",
        "breeding",
        "feast",
        "closing",
        "bonus",
        "mountains",
        "home",
    )
    ALIASES = {"cards": "income"}

    # 1: a new Viking for everybody (FO-PHASE1-01, 02); alone, both of the space from round 2 on (FO-SOLO-05)
    def do_viking(self, g: FeastForOdin) -> Where:
        self._phase(g, "new_viking")
        for seat in range(g.seats):
            more = 1 if g.seats > 1 else g.box.rules.solo_tables[g.short].get(g.round, 0)
            set_thing(g, seat, g.thing[seat] + more)
        return None

    def do_harvest(self, g: FeastForOdin) -> Where:
        self._phase(g, "harvest")
        level = g.box.rounds[g.short][g.round - 1].harvest
        for seat in reversed(g.clockwise(g.first)):
            g.push(Harvest(seat, level))
        return None

    def do_boards(self, g: FeastForOdin) -> Where:
        self._phase(g, "exploration_boards")
        turn_boards(g)
        return None

    def do_weapon(self, g: FeastForOdin) -> Where:
        self._phase(g, "weapon")
        for seat in reversed(g.clockwise(g.first)):
            g.push(NewWeapon(seat))
        return None

    def do_actions(self, g: FeastForOdin) -> Where:
        self._phase(g, "actions")
        g.push(ActionPhase())
        return None

    # 6: who placed Vikings last begins (FO-PHASE6-01, FO-AMB-19); alone there is nothing to do (FO-SOLO-07)
    def do_start(self, g: FeastForOdin) -> Where:
        self._phase(g, "start_player")
        if g.seats > 1 and g.last != NOBODY and g.last != g.first:
            g.first = g.last
            g.tell_start_player(seat=g.first)
        return None

    def do_laying(self, g: FeastForOdin) -> Where:
        self._phase(g, "income")
        Pause.for_all(g, "income")
        return None

    def do_income(self, g: FeastForOdin) -> Where:
        for seat in g.clockwise(g.first):
            pay_income(g, seat)
        return None

    def do_breeding(self, g: FeastForOdin) -> Where:
        self._phase(g, "breeding")
        for seat in g.clockwise(g.first):
            breed(g, seat)
        return None

    def do_feast(self, g: FeastForOdin) -> Where:
        self._phase(g, "feast")
        for seat in reversed(g.clockwise(g.first)):
            g.push(Feast(seat))
        return None

    # The game ends after the last feast (FO-BONUS-05)
    def do_closing(self, g: FeastForOdin) -> Where:
        if g.round == g.rounds:
            return OVER
        self._phase(g, "bonus")
        Pause.for_all(g, "bonus")
        return None

    def do_bonus(self, g: FeastForOdin) -> Where:
        for seat in reversed(g.clockwise(g.first)):
            g.push(Bonuses(seat, EVERYWHERE))
        return None

    def do_mountains(self, g: FeastForOdin) -> Where:
        self._phase(g, "mountains")
        update_strips(g)
        return None

    # 12: Vikings come home (FO-PHASE12-01); alone, those of this round stay and block (FO-SOLO-04, 05)
    def do_home(self, g: FeastForOdin) -> Where:
        self._phase(g, "return_vikings")
        if g.seats == 1:
            come_home_alone(g)
        else:
            for seat in range(g.seats):
                mine = [n for n, owner in zip(g.placed, g.taken, strict=True) if owner == seat]
                set_thing(g, seat, g.thing[seat] + sum(mine))
            g.taken = tuple([NOBODY for _ in g.taken])
            g.placed = tuple([0 for _ in g.placed])
        return None

    def _phase(self, g: FeastForOdin, name: str) -> None:
        g.phase = name
        g.tell_phase(phase=name)


def come_home_alone(g: FeastForOdin) -> None:
    """The Vikings of the other colour come, wherever they were: on the action board since the round before, or on the
    waiting space (FO-SOLO-04..06). Those of this round stay on the board; who was left in the Thing Square waits."""
    stay = [owner == 0 and n > 0 for n, owner in zip(g.placed, g.taken, strict=True)]
    g.placed = tuple([n if here else 0 for n, here in zip(g.placed, stay, strict=True)])
    g.taken = tuple([BLOCKED if here else NOBODY for here in stay])
    set_thing(g, 0, vikings_alone(g, g.round + 1, g.round))


class NewWeapon(Frame):
    """A card from the weapon pile, or with a card a resource (FO-PHASE4-01)."""

    STEPS = ("choose", "draw")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def ask_choose(self, g: FeastForOdin) -> list[Ask]:
        if not g.fold(WEAPON_PHASE_CHOICE, 0, self.seat, 0, 0):
            return []
        return [asks.weapon(self.seat, [DRAW, *(GAIN[item] for item in BUILDING)])]

    def do_choose(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is DRAW:
            return None
        gain_one(g, seat, option.arg, 1)
        return OVER

    def do_draw(self, g: FeastForOdin) -> Where:
        draw_weapons(g, self.seat, 1)
        return None


def fill_demands(g: FeastForOdin, seat: int) -> None:
    """Left-over wood and stone go on the demands of sheds and stone houses (FO-PLACE-13, FO-END-02)."""
    for area in g.areas_of(seat):
        if area >= FIRST_SHED:
            for item, n in g.box.houses[house_kind(area)].demand:
                more = min(n - g.filled[area][item - WOOD], g.has(seat, item))
                if more:
                    g.filled = added_in(g.filled, area, item - WOOD, more)
                    g.add(seat, item, -more)
                    g.tell_filled(seat=seat, item=g.box.item_words[item], n=more)
