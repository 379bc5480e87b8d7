"""The turn of a Follower of Surtur (LS-TURN)."""

from longhall.engine.frames import Frame, Where
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.bonus import benefit, clean_up
from longhall.games.lords_of_ragnarok.automaton.choosing import card_of
from longhall.games.lords_of_ragnarok.automaton.maneuver import FollowerManeuver
from longhall.games.lords_of_ragnarok.automaton.prayer import pray
from longhall.games.lords_of_ragnarok.automaton.runes import FollowerRunes
from longhall.games.lords_of_ragnarok.automaton.special import FollowerSpecial
from longhall.games.lords_of_ragnarok.content.followers import hero_place
from longhall.games.lords_of_ragnarok.rules.battle import EndOfPhase
from longhall.games.lords_of_ragnarok.rules.hero import place_hero
from longhall.games.lords_of_ragnarok.rules.recruit import controlled
from longhall.games.lords_of_ragnarok.state import SURTUR, LordsOfRagnarok


class FollowerTurn(Frame):
    """The die selects a card; then prayer, hero, runes, maneuvers, special action, bonuses and clean-up. Control is
    checked at the end of each step (LS-TURN-01..04)."""

    STEPS = ("roll", "prayer", "hero", "runes", "maneuver", "special", "benefit", "cleanup")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat

    def do_roll(self, g: LordsOfRagnarok) -> Where:
        die = g.box.surtur.die
        face = die[g.below(SURTUR, len(die))]
        g.turn, g.phase = self.seat, "follower"
        g.held = tuple(controlled(g, self.seat))
        g.selected = min(face, len(g.rows[self.seat])) - 1
        card = card_of(g, g.rows[self.seat][g.selected])
        g.tell_follower_turn(seat=self.seat, n=face, action_card=card.id)
        return None

    def do_prayer(self, g: LordsOfRagnarok) -> Where:
        pray(g, self.seat)
        g.push(EndOfPhase())
        return None

    def do_hero(self, g: LordsOfRagnarok) -> Where:
        card = card_of(g, g.rows[self.seat][g.selected])
        place_hero(g, self.seat, hero_place(card, g.map))  # LS-HERO-01
        return None

    def do_runes(self, g: LordsOfRagnarok) -> Where:
        return self._step(g, FollowerRunes(self.seat))

    def do_maneuver(self, g: LordsOfRagnarok) -> Where:
        return self._step(g, FollowerManeuver(self.seat))

    def do_special(self, g: LordsOfRagnarok) -> Where:
        return self._step(g, FollowerSpecial(self.seat))

    def _step(self, g: LordsOfRagnarok, step: Frame) -> Where:
        g.push(EndOfPhase())
        g.push(step)
        return None

    def do_benefit(self, g: LordsOfRagnarok) -> Where:
        g.push(EndOfPhase())
        benefit(g, self.seat)
        return None

    def do_cleanup(self, g: LordsOfRagnarok) -> Where:
        clean_up(g, self.seat)
        return None
