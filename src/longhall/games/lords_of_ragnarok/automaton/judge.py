"""Territories and monsters that a Follower picks, and the Judge who decides between equal ones (LS-JUDGE)."""

from collections.abc import Sequence
from typing import Final

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.beasts import harmed
from longhall.games.lords_of_ragnarok.automaton.choosing import (
    Keys,
    choose_monster,
    choose_territory,
    equal_best,
    tell_monster,
    tell_territory,
)
from longhall.games.lords_of_ragnarok.automaton.reckoning import resources_of
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import MONSTER, TO
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def pick_territory(
    g: LordsOfRagnarok, seat: int, rule: str, places: Sequence[int], keys: Keys, harm: bool = True
) -> None:
    """Pick a territory to act against; the next step finds it in `g.result`. Between equal ones that concern several
    people the Judge chooses, else TIE, as always without harm to anybody (LS-JUDGE-01, 03..05, LS-AMB-91)."""
    equal = equal_best(places, keys)
    concerned = {person for place in equal for person in resources_of(g, place)}
    if harm and g.judge != NOBODY and len(concerned) > 1:
        g.push(Judgement(seat, rule, equal, places, keys))
    else:
        g.result = choose_territory(g, seat, rule, places, keys)


def pick_monster(g: LordsOfRagnarok, seat: int, rule: str, monsters: Sequence[int], keys: Keys) -> None:
    """Pick a monster that harms people; the next step finds it in `g.result`. Between equal ones that could harm
    several people the Judge chooses, else TIE (LS-JUDGE-01, 03, 05)."""
    equal = equal_best(monsters, keys)
    concerned = {person for monster in equal for person in harmed(g, monster)}
    if g.judge != NOBODY and len(equal) > 1 and len(concerned) > 1:
        g.push(Judgement(seat, rule, equal, monsters, keys, monsters=True))
        return
    g.result = choose_monster(g, seat, rule, monsters, keys)


NO_KEYS: Final[Keys] = {}


class Judgement(Frame):
    """The Judge chooses between equal territories or monsters; the token goes to the person whose resources were chosen
    (LS-JUDGE-01, 02)."""

    STEPS = ("choose",)

    def __init__(
        self,
        seat: int = 0,
        rule: str = "",
        equal: Sequence[int] = (),
        places: Sequence[int] = (),
        keys: Keys = NO_KEYS,
        monsters: bool = False,
    ) -> None:
        super().__init__()
        self.seat: Public[int] = seat  # the Follower
        self.equal: Public[list[int]] = list(equal)  # what the Judge chooses from
        self.monsters: Public[int] = int(monsters)  # 1: those are monsters, else territories
        self.rule: str = rule  # how that was found: the rule, all candidates, the keys and their values
        self.places: list[int] = list(places)
        self.keys: list[str] = list(keys)
        self.values: list[int] = [value for values in keys.values() for value in values]

    def options(self) -> list[Option]:
        return [MONSTER[each] if self.monsters else TO[each] for each in self.equal]

    def hit(self, g: LordsOfRagnarok, option: Option) -> list[int]:
        """The people whom an option would concern."""
        return harmed(g, option.arg) if self.monsters else resources_of(g, option.arg)

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        ask = asks.judge_monster if self.monsters else asks.judge
        return [ask(g.judge, self.options(), rival=g.turn)]

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        n = len(self.places)
        keys = {key: self.values[i * n : (i + 1) * n] for i, key in enumerate(self.keys)}
        hit = self.hit(g, option)
        if self.monsters:
            tell_monster(g, self.seat, self.rule, option.arg, self.places, keys)
            g.tell_judged_monster(seat=seat, monster=option.word)
        else:
            tell_territory(g, self.seat, self.rule, option.arg, self.places, keys)
            g.tell_judged(seat=seat, territory=option.word)
        if hit and seat not in hit:
            g.judge = hit[0]
            g.tell_judge(seat=g.judge)
        g.result = option.arg
        return None
