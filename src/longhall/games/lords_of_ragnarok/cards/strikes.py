"""What monsters and cards do to armies in one territory."""

from collections.abc import Sequence

from longhall.engine.frames import OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.automaton.beasts import losses
from longhall.games.lords_of_ragnarok.automaton.choosing import choose_army
from longhall.games.lords_of_ragnarok.automaton.judge import pick_territory
from longhall.games.lords_of_ragnarok.content.effects import Op
from longhall.games.lords_of_ragnarok.content.rows import ARMIES
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.hooks import IMMUNE_TERRITORY_ATTACK
from longhall.games.lords_of_ragnarok.options import SEAT, TO
from longhall.games.lords_of_ragnarok.rules.armies import Retreat, dear, shrink, weaken_one
from longhall.games.lords_of_ragnarok.state import BOSS, NOBODY, LordsOfRagnarok


def strongest(g: LordsOfRagnarok, armies: Sequence[int]) -> list[int]:
    """The armies of the greatest strength among these."""
    most = max([g.strengths[army] for army in armies], default=0)
    return [army for army in armies if g.strengths[army] == most]


def lose_strength(g: LordsOfRagnarok, seat: int, op: Op, place: int, victims: Sequence[int], piece: int) -> None:
    """Armies of these players in one territory lose strength; who is immune to a monster's attack is left out."""
    armies = [army for army in g.all_armies_at(place) if army // ARMIES in victims]
    if 0 <= piece < BOSS:
        armies = [army for army in armies if not g.fold(IMMUNE_TERRITORY_ATTACK, 0, army // ARMIES)]
    if op.which == "each_here":
        for army in armies:
            shrink(g, army, -op.n, op.least)
    else:
        weaken_one(g, seat, -op.n, strongest(g, armies) if op.which == "strongest_here" else armies, op.least)


class LoseWhere(Frame):
    """Who decides picks the territory whose armies lose strength."""

    STEPS = ("mind", "aim", "to")

    def __init__(
        self,
        seat: int = 0,
        program: int = 0,
        at: int = 0,
        places: Sequence[int] = (),
        victims: Sequence[int] = (),
        piece: int = NOBODY,
    ) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.program: Public[int] = program  # the operation: in which list,
        self.at: Public[int] = at  # and where
        self.places: Public[list[int]] = list(places)
        self.victims: Public[list[int]] = list(victims)
        self.piece: Public[int] = piece

    # A Follower aims where people lose most, and it least (LS-AMB-81, LS-JUDGE-01)
    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if not g.is_follower(self.seat):
            return "to"
        costs = [losses(g, self.seat, self.piece, place) for place in self.places]
        keys = {"human_loss": [-people for people, _ in costs], "own_loss": [own for _, own in costs]}
        harm = any(people for people, _ in costs)
        pick_territory(g, self.seat, "LS-AMB-81", self.places, keys, harm)
        return None

    def do_aim(self, g: LordsOfRagnarok) -> Where:
        lose_strength(g, self.seat, self._op(g), g.result, self.victims, self.piece)
        return OVER

    def _op(self, g: LordsOfRagnarok) -> Op:
        return g.box.programs.rows[self.program][self.at]

    def ask_to(self, g: LordsOfRagnarok) -> list[Ask]:
        return [asks.attack_where(self.seat, [TO[place] for place in self.places])]

    def do_to(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        lose_strength(g, seat, self._op(g), option.arg, self.victims, self.piece)
        return None


class RetreatOne(Frame):
    """One of these armies retreats; who decides picks whose, where they belong to several players."""

    STEPS = ("mind", "whose", "flee")

    def __init__(self, seat: int = 0, among: Sequence[int] = ()) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.among: Public[list[int]] = list(among)

    def do_mind(self, g: LordsOfRagnarok) -> Where:
        if g.is_follower(self.seat) and self.among:
            own = [dear(g, self.seat, army) for army in self.among]
            self.among = [choose_army(g, self.seat, "LS-AMB-81", self.among, {"army_owner": own})]
        return None

    def ask_whose(self, g: LordsOfRagnarok) -> list[Ask]:
        owners = sorted({army // ARMIES for army in self.among})
        return [asks.army_whose(self.seat, [SEAT[owner] for owner in owners])] if len(owners) > 1 else []

    def do_whose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        self.among = [army for army in self.among if army // ARMIES == option.arg]
        return None

    def do_flee(self, g: LordsOfRagnarok) -> Where:
        if self.among:
            g.push(Retreat(self.among[:1], g.army_at[self.among[0]]))
        return OVER
