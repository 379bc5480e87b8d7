"""Territories that a Follower picks, and the Judge who decides between equal ones (LS-JUDGE)."""

from collections.abc import Sequence

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import PUBLIC
from longhall.games.lords_of_ragnarok.followers.choosing import Keys, equal_best, tell_territory, tie_territory
from longhall.games.lords_of_ragnarok.followers.reckoning import resources_of
from longhall.games.lords_of_ragnarok.options import TO
from longhall.games.lords_of_ragnarok.state import NOBODY, LordsOfRagnarok


def pick_territory(
    g: LordsOfRagnarok, seat: int, rule: str, places: Sequence[int], keys: Keys, harm: bool = True
) -> None:
    """Pick a territory to act against; the next step finds it in `g.result`. Between equal ones that concern several
    people the Judge chooses, else TIE, as always without harm to anybody (LS-JUDGE-01, 03..05, LS-AMB-91)."""
    equal = equal_best(places, keys)
    concerned = {person for place in equal for person in resources_of(g, place)}
    chosen = tie_territory(g, seat, equal)
    if harm and g.judge != NOBODY and len(concerned) > 1:
        g.push(Judgement.of(equal))
        return
    tell_territory(g, seat, rule, chosen, places, keys)
    g.result = chosen


class Judgement(Frame):
    """The Judge chooses between equal territories; the token goes to the person whose resources were chosen
    (LS-JUDGE-01, 02)."""

    STEPS = ("choose",)
    FIELDS = {"places": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.places: list[int] = []

    @staticmethod
    def of(places: list[int]) -> "Judgement":
        frame = Judgement()
        frame.places = places
        return frame

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        return [Ask(g.judge, "judge", [TO[place] for place in self.places], (("rival", g.turn),))]

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        hit = resources_of(g, option.arg)
        g.tell("judged", seat=seat, territory=option.word)
        if hit and seat not in hit:
            g.judge = hit[0]
            g.tell("judge", seat=g.judge)
        g.result = option.arg
        return None
