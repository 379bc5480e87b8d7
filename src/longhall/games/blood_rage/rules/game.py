"""The whole game: clans, three Ages, and the end (Set-up; BR-PHASE; BR-END)."""

from longhall.engine.frames import AGAIN, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import taken_by
from longhall.engine.state import replaced_at
from longhall.games.blood_rage.generated import asks
from longhall.games.blood_rage.options import CLAN
from longhall.games.blood_rage.rules.age import Age
from longhall.games.blood_rage.scoring import score_the_end
from longhall.games.blood_rage.state import NOBODY, BloodRage


class WholeGame(Frame):
    """Three Ages; the game ends after the last phase of the third (BR-PHASE-01, 02, BR-END-01)."""

    STEPS = ("clan", "age", "end")

    # Everybody picks a clan, in the order of the seats (BR-SETUP-01)
    def ask_clan(self, g: BloodRage) -> list[Ask]:
        if NOBODY not in g.clans:
            return []
        free = [clan for number, clan in enumerate(CLAN) if number not in g.clans]
        return [asks.clan(g.clans.index(NOBODY), free)]

    def why_clan(self, g: BloodRage, seat: int, option: Option) -> str:
        return taken_by("BR-SETUP-01", g.clans.index(option.arg)) if option.arg in g.clans else "BR-SETUP-01"

    def do_clan(self, g: BloodRage, seat: int, option: Option) -> Where:
        g.clans = replaced_at(g.clans, seat, option.arg)
        g.tell_clan(player=seat, name=option.word)
        return AGAIN

    def do_age(self, g: BloodRage) -> Where:
        if g.age == len(g.box.ages):
            return None
        g.age += 1
        g.push(Age())
        return AGAIN

    def do_end(self, g: BloodRage) -> Where:
        score_the_end(g)
        g.finish("glory")
        return None
