"""Exploration and emigration (FO-EXPLORE, FO-EMIG)."""

from collections.abc import Sequence

from longhall.engine.frames import Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import Public, added_in, replaced_at
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.effects import OP_NUMBERS, Op, occasion
from longhall.games.feast_for_odin.content.things import FIRST_SHIP, KNARR, LONGSHIP, SHIPS, SILVER
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import (
    ACTION_COST,
    EMIGRATED,
    EXPLORE_ANY,
    EXPLORED,
    SHIP_SUBSTITUTE,
    SHIP_USED,
)
from longhall.games.feast_for_odin.options import EMIGRATE, EXPLORE, WITH
from longhall.games.feast_for_odin.rules.counting import large_ships
from longhall.games.feast_for_odin.rules.gains import gain_one, lose_ship, pay_one
from longhall.games.feast_for_odin.state import FIRST_ISLAND, NOBODY, NOWHERE, FeastForOdin

EMIGRATION = OP_NUMBERS["emigrate"]


class UseShip(Frame):
    """Which ship an action uses, where several will do (FO-AMB-41). Nobody is asked unless a card listens."""

    STEPS = ("ship",)

    def __init__(self) -> None:
        super().__init__()
        self.seat: Public[int] = NOBODY
        self.ships: Public[list[int]] = []  # the kinds that will do

    @staticmethod
    def after(g: FeastForOdin, seat: int, ships: list[int]) -> None:
        """One of these ships was needed for an action."""
        held = [ship for ship in ships if g.ships(seat, ship)]
        if g.playing[SHIP_USED] and held:
            if len(held) == 1:
                Triggers.if_ready(g, SHIP_USED, seat, held[0], 0)
                return
            frame = UseShip()
            frame.seat, frame.ships = seat, held
            g.push(frame)

    def ask_ship(self, g: FeastForOdin) -> list[Ask]:
        return [asks.ship(self.seat, [WITH[ship - FIRST_SHIP] for ship in self.ships])]

    def do_ship(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        Triggers.if_ready(g, SHIP_USED, seat, FIRST_SHIP + option.arg, 0)
        return None


def raiders(g: FeastForOdin, seat: int) -> list[int]:
    """The ships that may be used where a longship is needed."""
    return [LONGSHIP, KNARR] if g.fold(SHIP_SUBSTITUTE, 0, seat, LONGSHIP, 0) else [LONGSHIP]


# Exploration


class Explore(Frame):
    """Take an exploration board with what lies on it (FO-EXPLORE-01..04)."""

    STEPS = ("board",)

    def __init__(self, seat: int = NOBODY, boards: Sequence[int] = (), space: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.boards: Public[list[int]] = list(boards)  # those that the space shows
        self.space: Public[int] = space

    def ask_board(self, g: FeastForOdin) -> list[Ask]:
        boards = explorable(g, self.seat, self.boards, self.space)
        return [asks.explore(self.seat, [EXPLORE[board] for board in boards])] if boards else []

    def do_board(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        board = g.box.islands[option.arg]
        ships = [FIRST_SHIP + ship for ship in board.ships]
        if board.ships == [LONGSHIP - FIRST_SHIP]:
            ships = raiders(g, seat)
        if g.fold(EXPLORE_ANY, 0, seat, self.space, 0):
            ships = [FIRST_SHIP + ship for ship in range(len(SHIPS))]
        g.owners = replaced_at(g.owners, FIRST_ISLAND + board.tile, seat)
        g.tell_explored(seat=seat, board=board.id, n=g.treasure[board.tile])
        silver = g.treasure[board.tile]
        g.treasure = replaced_at(g.treasure, board.tile, 0)
        UseShip.after(g, seat, ships)
        Triggers.if_ready(g, EXPLORED, seat, option.arg, 0)
        gain_one(g, seat, SILVER, silver, self.space >= 0)
        return None


def explorable(g: FeastForOdin, seat: int, boards: list[int], space: int) -> list[int]:
    """The boards that lie face up and unclaimed, and for which the player has a ship."""
    box = g.box
    anything = space >= 0 and g.fold(EXPLORE_ANY, 0, seat, space, 0)
    found = []
    for number in range(len(box.islands)) if anything else boards:
        board = box.islands[number]
        if g.owners[FIRST_ISLAND + board.tile] != NOBODY or g.side(board.tile) != number:
            continue
        ships = range(len(SHIPS)) if anything else board.ships
        if any(g.can_sail(seat, FIRST_SHIP + ship) for ship in ships):
            found.append(number)
    return found


# Emigration


class Emigrate(Frame):
    """Turn a knarr or longship over and put it on the Banquet Table (FO-EMIG-01..04)."""

    STEPS = ("ship",)

    def __init__(self, seat: int = NOBODY, discount: int = 0, space: int = NOWHERE) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.discount: Public[int] = discount
        self.space: Public[int] = space

    def ask_ship(self, g: FeastForOdin) -> list[Ask]:
        if not can_emigrate(g, self.seat, self.discount, self.space):
            return []
        return [asks.emigrate(self.seat, [EMIGRATE[ship - FIRST_SHIP] for ship in emigrants(g, self.seat)])]

    def do_ship(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        ship = FIRST_SHIP + option.arg
        pay_one(g, seat, SILVER, emigration_cost(g, seat, self.discount, self.space), self.space >= 0)
        lose_ship(g, seat, ship)
        g.emigrated = added_in(g.emigrated, seat, ship - KNARR, 1)
        g.tell_emigrated(seat=seat, ship=option.word)
        Triggers.if_ready(g, SHIP_USED, seat, ship, 0)
        Triggers.if_ready(g, EMIGRATED, seat, ship, 0)
        return None


def emigrants(g: FeastForOdin, seat: int) -> list[int]:
    return [ship for ship in (KNARR, LONGSHIP) if g.ships(seat, ship)]


def emigration_discount(g: FeastForOdin, seat: int, op: Op) -> int:
    return large_ships(g, seat) if op.large_ships else 0


def emigration_cost(g: FeastForOdin, seat: int, discount: int, space: int) -> int:
    """As much silver as the number of the round, less what cards take off."""
    return max(0, g.fold(ACTION_COST, max(0, g.round - discount), seat, SILVER, occasion(space, EMIGRATION)))


def can_emigrate(g: FeastForOdin, seat: int, discount: int, space: int) -> bool:
    """A ship, the silver, and a segment of the table that is free of Vikings and ships (FO-AMB-14)."""
    rules = g.box.rules
    ships = sum(g.emigrated[seat])
    free = squares_freed(g)
    return (
        bool(emigrants(g, seat))
        and (ships + 1) * rules.segment <= free
        and g.has(seat, SILVER) >= emigration_cost(g, seat, discount, space)
    )


def squares_freed(g: FeastForOdin) -> int:
    """The squares of the Banquet Table without Vikings (FO-FEAST-01)."""
    return g.box.rules.blank[g.short] + g.round
