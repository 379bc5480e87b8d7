"""The feast (FO-FEAST): the squares of the Banquet Table are covered from left to right."""

from longhall.engine.frames import AGAIN, OVER, Frame, Where
from longhall.engine.options import Ask, Option
from longhall.engine.reasons import absent, because, lacking
from longhall.engine.state import Public, added
from longhall.engine.triggers import Triggers
from longhall.games.feast_for_odin.content.things import CATTLE, FREE, SHEEP, SILVER
from longhall.games.feast_for_odin.generated import asks
from longhall.games.feast_for_odin.hooks import FEAST_DONE, FEAST_HORIZONTAL, FEAST_TILE_PLACED
from longhall.games.feast_for_odin.options import COIN, EMPTY, SERVE, SERVE_FLAT
from longhall.games.feast_for_odin.rules.gains import pay_one
from longhall.games.feast_for_odin.rules.pauses import Pause
from longhall.games.feast_for_odin.rules.sailing import squares_freed
from longhall.games.feast_for_odin.state import NOBODY, NONE, FeastForOdin


def squares_to_cover(g: FeastForOdin, seat: int) -> int:
    """The squares without Vikings, less two for each emigrated ship (FO-FEAST-01, FO-EMIG-03)."""
    return squares_freed(g) - g.box.rules.segment * sum(g.emigrated[seat])


def kind_of(item: int) -> int:
    """The type of a food tile: pregnant animals are of one type with the others (FO-AMB-42)."""
    return item - item % 2 if SHEEP <= item <= CATTLE + 1 else item


Serving = tuple[int, int, int]  # item (NONE: empty), squares, 1 if it lies flat


class Feast(Frame):
    """One player's feast: a tile, a coin or nothing for the next squares, until all are done (FO-FEAST-02..08)."""

    STEPS = ("before", "squares", "serve", "done", "over")

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__()
        self.seat: Public[int] = seat
        self.left: Public[int] = 0  # squares still to cover
        self.colour: Public[int] = FREE  # of the tile on the square before
        self.flat: Public[list[int]] = []  # the tiles that lie with their long side along the table
        self.servings: Public[tuple[Serving, ...]] = ()  # from left to right

    def do_before(self, g: FeastForOdin) -> Where:
        self.left = squares_to_cover(g, self.seat)
        g.push(Pause(self.seat, "feast"))
        return None

    # Another ship may have emigrated in the meantime
    def do_squares(self, g: FeastForOdin) -> Where:
        self.left = squares_to_cover(g, self.seat)
        return None

    def ask_serve(self, g: FeastForOdin) -> list[Ask]:
        if not self.left:
            return []
        options: list[Option] = []
        for item in g.box.food:
            row = g.box.items[item]
            if g.has(self.seat, item) and row.colour != self.colour:
                if row.short <= self.left:
                    options.append(SERVE[item])
                if row.short < row.long <= self.left and self.may_lie_flat(g, item):
                    options.append(SERVE_FLAT[item])
        if g.has(self.seat, SILVER):
            options.append(COIN)
        return [asks.feast(self.seat, [*options, EMPTY], n=self.left)]

    def why_serve(self, g: FeastForOdin, seat: int, option: Option) -> str:
        """Food of the own supply, not beside its own colour, that fits on the squares that are left."""
        if seat != self.seat or option.verb not in ("serve", "serve_flat") or not g.has(seat, option.arg):
            return absent("FO-FEAST-02")
        row = g.box.items[option.arg]
        if option.arg not in g.box.food:
            return "FO-FEAST-02"
        if row.colour == self.colour:
            return because("FO-FEAST-03", "colour")
        squares = row.short if option.verb == "serve" else row.long
        if squares > self.left:
            return lacking("FO-FEAST-05", "squares", squares, self.left)
        return because("FO-FEAST-04", "flat") if row.short < row.long else absent("FO-FEAST-04")

    def may_lie_flat(self, g: FeastForOdin, item: int) -> bool:
        """Only one tile of each type, unless a card says otherwise (FO-FEAST-04)."""
        kind = kind_of(item)
        return self.flat.count(kind) < g.fold(FEAST_HORIZONTAL, 1, self.seat, kind, 0)

    def do_serve(self, g: FeastForOdin, seat: int, option: Option) -> Where:
        if option is EMPTY:
            self._cover(NONE, 1, FREE)
            g.penalties = added(g.penalties, seat, 1)
            g.tell_penalty(seat=seat)
            return AGAIN
        if option is COIN:
            self._cover(SILVER, 1, FREE)
            pay_one(g, seat, SILVER, 1, False)
            return AGAIN
        row = g.box.items[option.arg]
        lies = option.verb == "serve_flat"
        if lies:
            self.flat = [*self.flat, kind_of(option.arg)]
        self._cover(option.arg, row.long if lies else row.short, row.colour, lies)
        g.add(seat, option.arg, -1)
        if lies:
            g.tell_served_flat(seat=seat, item=option.word)
        else:
            g.tell_served(seat=seat, item=option.word)
        Triggers.if_ready(g, FEAST_TILE_PLACED, seat, option.arg, 0)
        return AGAIN

    def _cover(self, item: int, squares: int, colour: int, lies: bool = False) -> None:
        """The next squares of the table."""
        self.servings = (*self.servings, (item, squares, int(lies)))
        self.left -= squares
        self.colour = colour

    # What was served lies there until the cards of its owner have acted (FO-FEAST-07)
    def do_done(self, g: FeastForOdin) -> Where:
        Triggers.if_ready(g, FEAST_DONE, self.seat, 0, 0)
        return None

    def do_over(self, g: FeastForOdin) -> Where:
        return OVER


def served(g: FeastForOdin, seat: int) -> list[int]:
    """The tiles that a player has served in the feast in progress; a feast within a feast has a record of its own."""
    for frame in reversed(g.stack):
        if isinstance(frame, Feast) and frame.seat == seat:
            return [item for item, _, _ in frame.servings if item > SILVER]
    return []
