"""The feast (FO-FEAST): the squares of the Banquet Table are covered from left to right."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.state import PUBLIC, plus
from longhall.games.feast_for_odin.hooks import BEFORE_FEAST, FEAST_DONE, FEAST_HORIZONTAL, FEAST_TILE_PLACED
from longhall.games.feast_for_odin.options import COIN, EMPTY, SERVE, SERVE_FLAT
from longhall.games.feast_for_odin.rules.gains import pay_one
from longhall.games.feast_for_odin.rules.react import React
from longhall.games.feast_for_odin.rules.sailing import squares_freed
from longhall.games.feast_for_odin.state import NOBODY, FeastForOdin
from longhall.games.feast_for_odin.things import CATTLE, FREE, SHEEP, SILVER


def squares_to_cover(g: FeastForOdin, seat: int) -> int:
    """The squares without Vikings, less two for each emigrated ship (FO-FEAST-01, FO-EMIG-03)."""
    return squares_freed(g) - g._box.rules.segment * sum(g.emigrated[seat * 2 : seat * 2 + 2])


def kind_of(item: int) -> int:
    """The type of a food tile: pregnant animals are of one type with the others (FO-AMB-42)."""
    return item - item % 2 if SHEEP <= item <= CATTLE + 1 else item


class Feast(Frame):
    """One player's feast: a tile, a coin or nothing for the next squares, until all are done (FO-FEAST-02..08)."""

    STEPS = ("before", "serve", "done")
    FIELDS = {"seat": PUBLIC, "left": PUBLIC, "colour": PUBLIC, "flat": PUBLIC}

    def __init__(self) -> None:
        super().__init__()
        self.seat: int = NOBODY
        self.left: int = 0  # squares still to cover
        self.colour: int = FREE  # of the tile on the square before
        self.flat: list[int] = []  # the tiles that lie with their long side along the table

    @staticmethod
    def of(seat: int) -> "Feast":
        frame = Feast()
        frame.seat = seat
        return frame

    def do_before(self, g: FeastForOdin) -> Where:
        self.left = squares_to_cover(g, self.seat)
        g.served = []
        React.after(g, BEFORE_FEAST, self.seat)
        return None

    def ask_serve(self, g: FeastForOdin) -> list[Ask]:
        if not self.left:
            return []
        options: list[Option] = []
        for item in g._box.food:
            row = g._box.items[item]
            if g.has(self.seat, item) and row.colour != self.colour:
                if row.short <= self.left:
                    options.append(SERVE[item])
                if row.short < row.long <= self.left and self.may_lie_flat(g, item):
                    options.append(SERVE_FLAT[item])
        if g.has(self.seat, SILVER):
            options.append(COIN)
        return [Ask(self.seat, "feast", [*options, EMPTY], (("n", self.left),))]

    def may_lie_flat(self, g: FeastForOdin, item: int) -> bool:
        """Only one tile of each type, unless a card says otherwise (FO-FEAST-04)."""
        kind = kind_of(item)
        return self.flat.count(kind) < g.fold(FEAST_HORIZONTAL, 1, self.seat, kind, 0)

    def do_serve(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is EMPTY:
            self.left -= 1
            self.colour = FREE
            g.penalties = plus(g.penalties, seat, 1)
            g.tell("penalty", seat=seat)
            return AGAIN
        if option is COIN:
            self.left -= 1
            self.colour = FREE
            pay_one(g, seat, SILVER, 1)
            return AGAIN
        row = g._box.items[option.arg]
        lies = option.verb == "serve_flat"
        if lies:
            self.flat = [*self.flat, kind_of(option.arg)]
        self.left -= row.long if lies else row.short
        self.colour = row.colour
        g.add(seat, option.arg, -1)
        g.served = [*g.served, option.arg]
        g.tell("served_flat" if lies else "served", seat=seat, item=option.word)
        React.after(g, FEAST_TILE_PLACED, seat, option.arg)
        return AGAIN

    def do_done(self, g: FeastForOdin) -> Where:
        React.after(g, FEAST_DONE, self.seat)
        return OVER
