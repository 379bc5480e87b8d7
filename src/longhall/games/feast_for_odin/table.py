"""A seat's view of A Feast for Odin as lines of text, for people and for screen readers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from longhall.engine.lines import indented, listed, page, tied
from longhall.engine.registry import Say
from longhall.games.feast_for_odin.action_board import action_board
from longhall.games.feast_for_odin.names import card_of
from longhall.games.feast_for_odin.picture import View, area_row, area_word, board, its_box, shapes
from longhall.games.feast_for_odin.state import (
    BERTHS,
    DEMANDS,
    FIRST_ISLAND,
    FIRST_SHED,
    NOBODY,
    SHIP_CODES,
    house_kind,
)
from longhall.games.feast_for_odin.things import (
    COLOURS,
    FIRST_GOOD,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    SHEEP,
    SHIPS,
    STOCK,
    TWO_SILVER,
    WOOD,
)


def describe(view: View, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the round, the action board, what lies beside it, the players, and what
    belongs to the reader: boards, occupations, the next feast, and what is being done."""
    parts = [
        head(view, say),
        action_board(view, say) if view["phase"] == "actions" else [],
        strips(view, say),
        islands(view, say),
        specials(view, say),
        *([player(view, other, seat, say) for other in range(view["seats"])]),
        *([boards(view, seat, say), hand(view, seat, say), feast(view, seat, say)] if seat is not None else []),
        raid(view, say),
        tile(view, say),
        plan(view, say),
    ]
    return page(parts, say.width)


def head(view: View, say: Say) -> list[str]:
    """Round, phase, start player, and whose turn it is."""
    if not view["round"]:
        return [say("table.before")]
    rounds = its_box(view).rules.rounds[int(view["length"] == "short")]
    first = say.name("seat", str(view["first"]))
    phase = say.name("phase", view["phase"])
    lines = [say("table.head", n=view["round"], most=rounds, phase=phase, seat=first)]
    if view["turn"] != NOBODY and view["seats"] > 1:
        lines.append(say("table.turn", seat=say.name("seat", str(view["turn"]))))
    return lines


# Beside the action board


def strips(view: View, say: Say) -> list[str]:
    found = [
        f"{say.name('strip', str(number))}: {listed(_runs(view, items, say))}"
        for number, items in enumerate(view["strips"])
        if items
    ]
    return [say("table.strips"), *indented(found)] if found else []


def _runs(view: View, items: Sequence[int], say: Say) -> list[str]:
    """Items from left to right, equal neighbours together."""
    runs: list[tuple[str, int]] = []
    for item in items:
        word, n = ("silver", 2) if item == TWO_SILVER else (its_box(view).item_words[item], 1)
        if runs and runs[-1][0] == word:
            runs[-1] = (word, runs[-1][1] + n)
        else:
            runs.append((word, n))
    return [say.name("amount", f"{word}.{n}") for word, n in runs]


def islands(view: View, say: Say) -> list[str]:
    """The exploration boards: who has them, or what lies on them and which ships reach them."""
    lines = [say("table.islands")]
    rows = its_box(view)
    for tile_number in range(len(view["sides"])):
        area = FIRST_ISLAND + tile_number
        word = area_word(view, area)
        island = rows.islands[rows.island_numbers[word]]
        name, owner = say.name("board", word), view["owners"][area]
        if owner != NOBODY:
            lines.append("  " + say("table.island.owned", board=name, seat=say.name("seat", str(owner))))
            continue
        ships = listed(say.name("ship", SHIPS[ship]) for ship in island.ships)
        lines.append("  " + say("table.island", board=name, n=island.points, ships=ships))
        if view["treasure"][tile_number]:
            silver = say.name("amount", f"silver.{view['treasure'][tile_number]}")
            lines[-1] = say("table.island.silver", island=lines[-1], silver=silver)
    return lines


def specials(view: View, say: Say) -> list[str]:
    """The special tiles that are left, with price and sword value."""
    rows = its_box(view)
    left = [FIRST_SPECIAL + number for number, here in enumerate(view["specials"]) if here]
    found = []
    for item in left:
        row = rows.items[item]
        price = "-" if row.cost < 0 else str(row.cost)
        found.append(f"{say.name('item', rows.item_words[item])} {price}/{row.sword or '-'}")
    return [say("table.specials", it=listed(found))] if found else []


# The players


def player(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    """What a player has, each kind of thing on a line of its own."""
    name = say.name("seat", str(other))
    shown = say("table.you", seat=name) if other == seat else name
    lines = [
        say(
            "table.player",
            seat=shown,
            score=view["scores"][other],
            vikings=view["thing"][other],
            income=view["income"][other],
        )
    ]
    notes = [
        say("table.passed") if view["passed"][other] and view["phase"] == "actions" else "",
        *_goods(view, other, say),
        _line("table.ships", _ships(view, other, say), say),
        _line("table.houses", _houses(view, other, say), say),
        _line("table.played", [say.name("card", word) for word in view["played"][other]], say),
        say("table.penalties", n=view["penalties"][other]) if view["penalties"][other] else "",
        say("table.hand.other", n=len(view["hands"][other])) if other != seat and view["hands"][other] else "",
    ]
    return [*lines, *indented(note for note in notes if note)]


def _line(key: str, things: Sequence[str], say: Say) -> str:
    return say(key, it=listed(things)) if things else ""


def _goods(view: View, other: int, say: Say) -> list[str]:
    """Building resources and silver, weapons, animals, then goods in the order of their colours."""
    rows = its_box(view)
    stock = view["stock"][other * STOCK : (other + 1) * STOCK]
    ranges: dict[str, Iterable[int]] = {
        "resources": range(FIRST_WEAPON),
        "weapons": range(FIRST_WEAPON, SHEEP),
        "animals": range(SHEEP, FIRST_GOOD),
    }
    for number, colour in enumerate(COLOURS):
        ranges[colour] = [item for item in range(FIRST_GOOD, STOCK) if rows.items[item].colour == number]
    found = []
    for key, items in ranges.items():
        held = [say.name("amount", f"{rows.item_words[item]}.{stock[item]}") for item in items if stock[item]]
        found.append(_line(f"table.{key}", held, say))
    return found


def _ships(view: View, other: int, say: Say) -> list[str]:
    """The ships with their ore, and those that have emigrated."""
    found = []
    printed = its_box(view).ships[0].printed_ore
    for code in view["bay"][other * BERTHS : (other + 1) * BERTHS]:
        for kind, (low, high) in enumerate(SHIP_CODES):
            if low <= code <= high:
                ore = code - low + (printed if kind == 0 else 0)
                name = say.name("ship", SHIPS[kind])
                found.append(say("table.ship", ship=name, n=ore) if ore else name)
    for kind, n in enumerate(view["emigrated"][other * 2 : other * 2 + 2]):
        found += [say("table.emigrated", ship=say.name("ship", SHIPS[kind + 1]))] * n
    return found


def _houses(view: View, other: int, say: Say) -> list[str]:
    """Houses with the demands that are still open."""
    found = []
    rows = its_box(view)
    for area, owner in enumerate(view["owners"]):
        if owner == other and area >= FIRST_SHED:
            name = say.name("area", area_word(view, area))
            due = [
                (rows.item_words[item], n - view["filled"][area * DEMANDS + item - WOOD])
                for item, n in rows.houses[house_kind(area)].demand
            ]
            open_ = " + ".join(say.name("amount", f"{word}.{n}") for word, n in due if n > 0)
            found.append(say("table.demand", house=name, it=open_) if open_ else name)
    return found


# The reader's own


def boards(view: View, seat: int, say: Say) -> list[str]:
    """The boards and houses as pictures."""
    lines = [say("table.boards")]
    for area, owner in enumerate(view["owners"]):
        if owner == seat and area_row(view, area).grid:
            lines += [say("table.board", area=say.name("area", area_word(view, area))), *board(view, area, say)]
    return lines


def hand(view: View, seat: int, say: Say) -> list[str]:
    """The occupations in hand with what they do."""
    cards = sorted(view["hands"][seat], key=lambda word: card_of(its_box(view), word).number)
    if not cards:
        return []
    names = [(say.name("card", word), card_of(its_box(view), word).points, word) for word in cards]
    texts = [say("table.card", card=name, n=n, text=say.name("card_text", word)) for name, n, word in names]
    return [say("table.hand"), *indented(texts)]


def feast(view: View, seat: int, say: Say) -> list[str]:
    """The squares of this round's feast, and how they are best covered with what is there now."""
    lines = [say("table.squares", n=view["squares"][seat])]
    servings = Counter((word, bool(lengthwise)) for word, lengthwise, _ in view["advice"].get("feast", ()))
    found = [_serving(word, n, lengthwise, say) for (word, lengthwise), n in servings.items()]
    return [*lines, "  " + say("table.feast", it=listed(found))] if found else lines


def _serving(word: str, n: int, lengthwise: bool, say: Say) -> str:
    if not word:
        return say("table.empty", n=n)
    amount = say.name("amount", f"{word}.{n}")
    return say("table.lengthwise", it=amount) if lengthwise else amount


# What goes on


def raid(view: View, say: Say) -> list[str]:
    """During a raid or pillage, the tiles that could be taken by their sword values."""
    rows = its_box(view)
    rolling = [frame for frame in view["procedure"] if frame["frame"] == "Attempt"]
    if not rolling or rows.dice[rolling[-1]["die"]].low:
        return []
    there = [item for item in rows.blue if item < FIRST_SPECIAL or view["specials"][item - FIRST_SPECIAL]]
    there.sort(key=lambda item: rows.items[item].sword)
    names = [f"{say.name('item', rows.item_words[item])} {rows.items[item].sword}" for item in there]
    return [say("table.swords", it=listed(names))]


def tile(view: View, say: Say) -> list[str]:
    """The tile that the reader is laying, in all the ways that it can be turned."""
    if not view["laying"]:
        return []
    word = view["laying"]["item"]
    rows = its_box(view)
    shape = rows.items[rows.numbers[word]].shape
    return [say("table.tile", item=say.name("item", word)), *indented(shapes(shape, say))]


def plan(view: View, say: Say) -> list[str]:
    """Where tiles would lie well."""
    found = [
        tied(
            say(
                "table.step",
                item=say.name("item", item),
                area=say.name("area", area),
                turn=say.name("turn", str(turn)),
                cell=cell,
            )
        )
        for item, area, turn, cell in view["advice"].get("placements", ())
    ]
    return [say("table.plan"), *indented(found)] if found else []
