"""Moments between the phases at which a player may act before the game goes on (FO-ANY-01, FO-AMB-26)."""

from typing import Final

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.position import OWNERS
from longhall.engine.state import Public
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.effects import Clause
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import BEFORE_FEAST, BEFORE_INCOME, SCORING
from longhall.games.feast_for_odin.options import DONE
from longhall.games.feast_for_odin.rules.lay import anytime
from longhall.games.feast_for_odin.state import NOBODY, FeastForOdin

PAUSES: Final = {
    "income": asks.pause_income,
    "bonus": asks.pause_bonus,
    "feast": asks.pause_feast,
    "scoring": asks.pause_scoring,
}
HOOKS: Final = {"income": BEFORE_INCOME, "feast": BEFORE_FEAST, "scoring": SCORING}  # of cards that act at a pause


class Pause(Frame):
    """A moment at which a player may lay tiles, buy ships and use cards, and the cards that act at this moment. What
    they give may still be used, also to play another card that acts now (FO-OCC-12)."""

    STEPS = ("wait", "cards")

    def __init__(self, seat: int = NOBODY, before: str = "") -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.before: Public[str] = before
        self.heard: list[int] = []  # the listeners that have had their turn

    @staticmethod
    def for_all(g: FeastForOdin, before: str) -> None:
        """For everybody, in turn."""
        for seat in reversed(g.clockwise(g.first)):
            g.push(Pause(seat, before))

    def ask_wait(self, g: FeastForOdin) -> list[Ask]:
        if self.before == "feast" and not heeds_feast(g, self.seat, self.heard):
            return []
        if not anytime(g, self.seat):
            return []
        return [PAUSES[self.before](self.seat, [DONE])]

    def do_wait(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        return None

    def do_cards(self, g: FeastForOdin) -> Where:
        hook = HOOKS.get(self.before, -1)
        if hook < 0:
            return OVER
        new = [entry for entry in g.playing[hook] if entry % OWNERS == self.seat and entry not in self.heard]
        self.heard = [*self.heard, *new]
        return "wait" if Triggers.among(g, new, hook, 0, 0) else OVER


def heeds_feast(g: FeastForOdin, seat: int, heard: list[int]) -> bool:
    """Does it matter what a player does before its feast begins? A card has yet to act before it, or one could still be
    played that does so or lets a ship emigrate. All else can as well be done while the feast is served."""
    if any(entry % OWNERS == seat and entry not in heard for entry in g.playing[BEFORE_FEAST]):
        return True
    played = [clause for card in g.played[seat] for clause in g.row(card).clauses]
    return bool(g.hands[seat]) and any(_plays_cards(clause) for clause in played)


def _plays_cards(clause: Clause) -> bool:
    return clause.when == "anytime" and any(op.what == "play_occupation" for deal in clause.deals for op in deal.ops)
