"""Hero selection (LR-SETUP-16..24)."""

from collections.abc import Sequence

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, taken_by
from longhall.engine.state import Public, replaced_at
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import HERO, ORIGIN, SAIL, TO
from longhall.games.lords_of_ragnarok.rules.control import set_control
from longhall.games.lords_of_ragnarok.rules.gains import draw_cards
from longhall.games.lords_of_ragnarok.rules.hero import place_hero, sail
from longhall.games.lords_of_ragnarok.rules.recruit import recruit_at
from longhall.games.lords_of_ragnarok.rules.resolve import Effects
from longhall.games.lords_of_ragnarok.state import HEROES, NOBODY, LordsOfRagnarok


def start_places(g: LordsOfRagnarok, seat: int, sea: int) -> list[int]:
    """Next to the sea, without armies or markers of another player (LR-SETUP-20, LR-AMB-28)."""
    return [
        place
        for place in g.map.seas[sea].territories
        if g.control[place] in (NOBODY, seat) and not g.all_armies_at(place)
    ]


class Selection(Frame):
    """A player chooses a hero and an origin, draws a card, places drakkar, hero and armies, and takes what the origin
    gives, before the next player begins (LR-SETUP-16..23, LS-SETUP-18..22)."""

    STEPS = ("offer", "hero", "origin", "card", "sea", "place", "bonus", "ready")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.heroes: Public[list[int]] = []
        self.origins: Public[list[int]] = []

    def do_offer(self, g: LordsOfRagnarok) -> Where:
        g.turn = self.seat
        self.heroes = self._drawn(g, len(g.box.heroes), g.heroes, g.box.constants.hero_offer)
        first = g.box.first_origin  # it is offered to everybody until somebody takes it
        self.origins = self._drawn(g, len(g.box.origins), [*g.origins, first], g.box.constants.origin_offer)
        if first not in g.origins and len(g.people()) == g.seats:  # it stands for the Followers (LS-SETUP-18)
            self.origins = [first, *self.origins]
        words = [g.box.heroes[hero].id for hero in self.heroes]
        g.tell_selection(seat=self.seat, heroes=words, origins=[g.box.origins[each].id for each in self.origins])
        return None

    def _drawn(self, g: LordsOfRagnarok, n: int, taken: Sequence[int], offer: int) -> list[int]:
        """So many by chance that nobody has."""
        left = [each for each in range(n) if each not in taken]
        return sorted([left.pop(g.below(HEROES, len(left))) for _ in range(min(offer, len(left)))])

    def ask_hero(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.selection_hero(self.seat, [HERO[hero] for hero in self.heroes])]

    def why_hero(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return taken_by("LR-SETUP-16", g.heroes.index(option.arg)) if option.arg in g.heroes else absent("LR-SETUP-16")

    def do_hero(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        g.heroes = replaced_at(g.heroes, seat, option.arg)
        g.tell_selection_hero(player=seat, hero=option.word)
        return None

    def ask_origin(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.selection_origin(self.seat, [ORIGIN[origin] for origin in self.origins])]

    def why_origin(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return absent("LR-SETUP-17")

    def do_origin(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        g.origins = replaced_at(g.origins, seat, option.arg)
        g.tell_selection_origin(seat=seat, origin_card=option.word)
        return None

    def do_card(self, g: LordsOfRagnarok) -> Where:
        draw_cards(g, self.seat, g.box.constants.starting_cards)
        return None

    def ask_sea(self, g: LordsOfRagnarok) -> list[Ask]:
        seas = [sea for sea in range(len(g.map.seas)) if start_places(g, self.seat, sea)]
        return [asks.selection_sea(self.seat, [SAIL[sea] for sea in seas])]

    def why_sea(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-SETUP-20"

    def do_sea(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        sail(g, seat, option.arg)
        return None

    def ask_place(self, g: LordsOfRagnarok) -> list[Ask]:
        places = start_places(g, self.seat, g.drakkar_at[self.seat])
        return [asks.selection_place(self.seat, [TO[place] for place in places])]

    def why_place(self, g: LordsOfRagnarok, seat: int, option: Option) -> str:
        return "LR-SETUP-20"

    def do_place(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        place_hero(g, seat, option.arg)
        for strength in g.box.constants.starting_armies:
            recruit_at(g, seat, option.arg, strength)
        if g.map.territories[option.arg].resistance == g.box.constants.auto_control:  # LR-SETUP-21
            set_control(g, option.arg, seat)
        return None

    def do_bonus(self, g: LordsOfRagnarok) -> Where:
        g.push(Effects(self.seat, g.box.origins[g.origins[self.seat]].program, g.hero_at[self.seat]))
        return None

    # The ability of the hero works from now on, what the origin gave was given once (LR-HERO-01)
    def do_ready(self, g: LordsOfRagnarok) -> Where:
        g.enter_play(g.box.heroes[g.heroes[self.seat]].word, self.seat)
        return None
