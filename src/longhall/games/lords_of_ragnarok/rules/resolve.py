"""Effects: the operations that cards, boards and tiles are written in, one after the other."""

from collections.abc import Callable, Sequence
from typing import Final

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public
from longhall.games.lords_of_ragnarok.content.effects import Op
from longhall.games.lords_of_ragnarok.generated import asks
from longhall.games.lords_of_ragnarok.options import CHOOSE
from longhall.games.lords_of_ragnarok.state import BOSS, NOBODY, NOWHERE, LordsOfRagnarok


class Effects(Frame):
    """The operations of one effect in their order. Each is mandatory and done as far as it can be."""

    STEPS = ("next",)

    def __init__(
        self, seat: int = NOBODY, program: int = 0, place: int = NOWHERE, piece: int = NOBODY, n: int = 0
    ) -> None:
        super().__init__()
        self.seat: Public[int] = seat  # whose effect it is, and who decides
        self.program: Public[int] = program  # which list of operations
        self.at: Public[int] = 0  # how many of them are done
        self.place: Public[int] = place  # the territory where it happens
        self.piece: Public[int] = piece  # the monster or boss whose board it is on
        self.n: Public[int] = n  # a number that belongs to what brought it about

    def do_next(self, g: LordsOfRagnarok) -> Where:
        ops = g.box.programs.rows[self.program]
        if self.at == len(ops):
            return OVER
        op = ops[self.at]
        self.at += 1
        DO[op.what](g, self, op)
        return AGAIN

    def here(self, g: LordsOfRagnarok) -> int:
        """Where the piece is that causes it, or where it happens."""
        if self.piece == BOSS:
            return g.boss_at
        return g.monster_at[self.piece] if self.piece >= 0 else self.place


Do = Callable[[LordsOfRagnarok, Effects, Op], None]
Can = Callable[[LordsOfRagnarok, int, int, Op], bool]
DO: Final[dict[str, Do]] = {}  # how each operation is carried out: filled by cards/
CAN: Final[dict[str, Can]] = {}  # could it do anything for a player at a place? what is not named here always can


def can_resolve(g: LordsOfRagnarok, seat: int, program: int, place: int = NOWHERE) -> bool:
    """Could an effect do anything?"""
    for op in g.box.programs.rows[program]:
        can = CAN.get(op.what)
        if can is None or can(g, seat, place, op):
            return True
    return False


class Branches(Frame):
    """One of several effects, as its owner chooses; one that could do nothing is not on offer."""

    STEPS = ("choose",)

    def __init__(self, seat: int = NOBODY, programs: Sequence[int] = (), place: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.programs: Public[list[int]] = list(programs)
        self.place: Public[int] = place

    def ask_choose(self, g: LordsOfRagnarok) -> list[Ask]:
        offered = [
            self._option(g, program) for program in self.programs if can_resolve(g, self.seat, program, self.place)
        ]
        return [asks.effect_choose(self.seat, offered, part=True)] if offered else []

    def do_choose(self, g: LordsOfRagnarok, seat: int, option: Option) -> Where:
        chosen = next(program for program in self.programs if self._option(g, program) is option)
        g.tell_effect_chosen(seat=seat, effect=option.word)
        g.push(Effects(seat, chosen, self.place))
        return None

    def _option(self, g: LordsOfRagnarok, program: int) -> Option:
        return CHOOSE[g.box.branch_numbers[g.box.programs.rows[program][0].what]]
