"""Hints for a player, for any face to show: what the spaces would give now, a good feast, good places for tiles.

Each is a function of the position and a seat, knows no more than that player, and changes nothing. `advice`
gathers them for a face; with the option `hints` off there are none.
"""

from longhall.engine.frames import Frame
from longhall.games.feast_for_odin.advice.feasts import COIN, EMPTY
from longhall.games.feast_for_odin.advice.plans import IN_ORDER, planned, searched, servings
from longhall.games.feast_for_odin.content.effects import Clause, Deal
from longhall.games.feast_for_odin.content.things import SILVER
from longhall.games.feast_for_odin.rules.deals import cost_of, times
from longhall.games.feast_for_odin.rules.gains import amount_of
from longhall.games.feast_for_odin.rules.lay import Lay, cell_option
from longhall.games.feast_for_odin.rules.pauses import Pause
from longhall.games.feast_for_odin.rules.spaces import can_place, part_deals
from longhall.games.feast_for_odin.state import FeastForOdin
from longhall.games.feast_for_odin.view import published
from longhall.games.feast_for_odin.view.published import Advice, AdvisedSpace, Amount, AreaName, Item, Space

Given = list[tuple[str, int]]  # words of items and how many: less than 0 is paid
Served = list[tuple[str, bool, int]]  # the word of an item, `silver` or "" for an empty square; lengthwise; squares
Placements = list[tuple[str, str, int, str]]  # item, area, turn and cell of each tile, as options write them


def advice(g: FeastForOdin, seat: int) -> Advice | None:
    """The hints for a face that asks for them: what spaces give while Vikings are placed, a feast until it is over, and
    a plan for tiles when there is a pause to lay them, or one is being laid. None where there are none to give."""
    if g.hints != "on" or g.over or not g.round:
        return None
    frame = g.stack[-1] if g.stack else None
    lays = isinstance(frame, Pause | Lay) and frame.seat == seat and not _before_feast(frame)
    return {
        "feast": [
            {"item": Item(word) if word else "empty", "squares": squares, "lengthwise": lengthwise}
            for word, lengthwise, squares in best_feast(g, seat)
        ],
        "spaces": _advised_spaces(g, seat) if g.phase == "actions" else None,
        "placements": [
            {"item": Item(item), "area": AreaName(area), "turn": turn, "cell": cell}
            for item, area, turn, cell in (suggested_placements(g, seat, 0.0) if lays else ())
        ],
    }


def _advised_spaces(g: FeastForOdin, seat: int) -> dict[Space, AdvisedSpace]:
    """What the spaces are good for that the seat can use."""
    return {
        Space(row.id): {
            "gives": {Amount(word): n for word, n in would_give(g, seat, space)},
            "deals": [[published.Deal(word) for word in part] for part in would_deal(g, seat, space)],
        }
        for space, row in enumerate(g.box.spaces)
        if can_place(g, seat, space)
    }


def _before_feast(frame: Frame) -> bool:
    """Tiles are not laid before a feast: silver may be needed in it."""
    return isinstance(frame, Pause) and frame.before == "feast"


# Spaces


def would_give(g: FeastForOdin, seat: int, space: int) -> Given:
    """What the action of a space would cost and give a player now, as far as that is certain: of each part the first
    deal that is possible. What is chosen or rolled on the way, such as items of a mountain strip, is not in it."""
    found: dict[int, int] = {}
    for clause in g.box.spaces[space].clauses:
        for deal in part_deals(g, seat, clause, space)[:1]:
            for item, n in _amounts(g, seat, clause, deal, space):
                found[item] = found.get(item, 0) + n
    return [(g.box.thing_words[item], n) for item, n in found.items() if n]


def _amounts(g: FeastForOdin, seat: int, clause: Clause, deal: Deal, space: int) -> list[tuple[int, int]]:
    often = times(g, seat, clause) if deal in clause.deals else 1
    paid = [(item, -n) for item, n in cost_of(g, seat, deal, space)]
    return paid + [(item, amount_of(g, n) * often) for item, n in deal.gain]


def would_deal(g: FeastForOdin, seat: int, space: int) -> list[list[str]]:
    """The deals that are possible now, by their words: a list for each part of the action that could be used."""
    parts = [part_deals(g, seat, clause, space) for clause in g.box.spaces[space].clauses]
    return [[deal.word for deal in deals] for deals in parts if deals]


# The feast


def best_feast(g: FeastForOdin, seat: int) -> Served:
    """A way to serve the feast with what a player has now, from left to right, with the fewest empty squares, then the
    fewest animals, the least silver and the food that is worth least; in the middle of a feast, what is to come."""
    return [(_served(g, serving.item), serving.flat, serving.squares) for serving in servings(g, seat, IN_ORDER)]


def _served(g: FeastForOdin, item: int) -> str:
    if item == EMPTY:
        return ""
    return g.box.item_words[SILVER if item == COIN else item]


# Tiles


def suggested_placements(g: FeastForOdin, seat: int, seconds: float) -> Placements:
    """A good plan for the tiles of a player, each step legal after the one before; a search of so many seconds at
    most (0: as long as it takes)."""
    return [
        (g.box.item_words[item], g.area_word(area), turn, cell_option(g, area, cell).word)
        for item, area, turn, cell in (searched(g, seat, seconds) if seconds else planned(g, seat))
    ]
