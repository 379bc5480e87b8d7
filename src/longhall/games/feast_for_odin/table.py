"""A seat's view of A Feast for Odin as lines of text, for people and for screen readers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from longhall.engine.lines import indented, listed, page, tied
from longhall.engine.registry import Say
from longhall.games.feast_for_odin.action_board import action_board
from longhall.games.feast_for_odin.content.things import (
    COLOURS,
    FIRST_GOOD,
    FIRST_SPECIAL,
    FIRST_WEAPON,
    HOUSES,
    SHEEP,
    SHIPS,
    STOCK,
)
from longhall.games.feast_for_odin.picture import area_row, board, its_box, shapes
from longhall.games.feast_for_odin.view.published import Advice, Area, Item, Player, Published, StripItem
from longhall.games.feast_for_odin.words.names import card_of


def describe(view: Published, seat: int | None, say: Say, advice: Advice | None) -> list[str]:
    """The table as a person would tell it: the round, the action board, what lies beside it, the players, and what
    belongs to the reader: boards, occupations, the next feast, and what is being done."""
    own = [] if seat is None else [boards(view, seat, say), hand(view, seat, say), feast(view, seat, advice, say)]
    parts = [
        head(view, say),
        action_board(view, advice, say) if view["phase"] == "actions" else [],
        strips(view, say),
        islands(view, say),
        specials(view, say),
        *([player(view, other, seat, say) for other in range(len(view["players"]))]),
        *own,
        raid(view, say),
        tile(view, say),
        plan(advice, say),
    ]
    return page(parts, say.width)


def head(view: Published, say: Say) -> list[str]:
    """Round, phase, start player, and whose turn it is."""
    number, turn = view["turn"]["round"], view["turn"]["seat"]
    if not number or not view["phase"]:
        return [say("table.before")]
    first = say.name("seat", str(view["first"]))
    phase = say.name("phase", view["phase"])
    lines = [say("table.head", n=number, most=view["rounds"], phase=phase, seat=first)]
    if turn is not None and len(view["players"]) > 1:
        lines.append(say("table.turn", seat=say.name("seat", str(turn))))
    return lines


# Beside the action board


def strips(view: Published, say: Say) -> list[str]:
    found = [
        f"{say.name('strip', str(strip['strip']))}: {listed(_runs(strip['items'], say))}" for strip in view["strips"]
    ]
    return [say("table.strips"), *indented(found)] if found else []


def _runs(items: Sequence[StripItem], say: Say) -> list[str]:
    """Items from left to right, equal neighbours together."""
    runs: list[tuple[str, int]] = []
    for item in items:
        word, n = ("silver", 2) if item == "silver2" else (item, 1)
        if runs and runs[-1][0] == word:
            runs[-1] = (word, runs[-1][1] + n)
        else:
            runs.append((word, n))
    return [say.name("amount", f"{word}.{n}") for word, n in runs]


def islands(view: Published, say: Say) -> list[str]:
    """The exploration boards: who has them, or what lies on them and which ships reach them."""
    lines = [say("table.islands")]
    rows = its_box(view)
    for area in view["areas"]:
        if area["board"] not in rows.island_numbers:
            continue
        island = rows.islands[rows.island_numbers[area["board"]]]
        name, owner = say.name("board", area["board"]), area["owner"]
        if owner is not None:
            lines.append("  " + say("table.island.owned", board=name, seat=say.name("seat", str(owner))))
            continue
        ships = listed(say.name("ship", SHIPS[ship]) for ship in island.ships)
        lines.append("  " + say("table.island", board=name, n=island.points, ships=ships))
        if area["treasure"]:
            silver = say.name("amount", f"silver.{area['treasure']}")
            lines[-1] = say("table.island.silver", island=lines[-1], silver=silver)
    return lines


def specials(view: Published, say: Say) -> list[str]:
    """The special tiles that are left, with price and sword value."""
    rows = its_box(view)
    found = []
    for word in view["specials"]:
        row = rows.items[rows.numbers[word]]
        price = "-" if row.cost < 0 else str(row.cost)
        found.append(f"{say.name('item', word)} {price}/{row.sword or '-'}")
    return [say("table.specials", it=listed(found))] if found else []


# The players


def player(view: Published, other: int, seat: int | None, say: Say) -> list[str]:
    """What a player has, each kind of thing on a line of its own."""
    name, its = say.name("seat", str(other)), view["players"][other]
    shown = say("table.you", seat=name) if other == seat else name
    lines = [say("table.player", seat=shown, score=its["score"], vikings=its["vikings"], income=its["income"])]
    notes = [
        say("table.passed") if its["passed"] and view["phase"] == "actions" else "",
        *_goods(view, its, say),
        _line("table.ships", _ships(view, its, say), say),
        _line("table.houses", _houses(view, other, say), say),
        _line("table.played", [say.name("card", word) for word in its["played"]], say),
        say("table.penalties", n=its["penalties"]) if its["penalties"] else "",
        say("table.hand.other", n=len(its["hand"])) if other != seat and its["hand"] else "",
    ]
    return [*lines, *indented(note for note in notes if note)]


def _line(key: str, things: Sequence[str], say: Say) -> str:
    return say(key, it=listed(things)) if things else ""


def _goods(view: Published, its: Player, say: Say) -> list[str]:
    """Building resources and silver, weapons, animals, then goods in the order of their colours."""
    rows = its_box(view)
    ranges: dict[str, Iterable[int]] = {
        "resources": range(FIRST_WEAPON),
        "weapons": range(FIRST_WEAPON, SHEEP),
        "animals": range(SHEEP, FIRST_GOOD),
    }
    for number, colour in enumerate(COLOURS):
        ranges[colour] = [item for item in range(FIRST_GOOD, STOCK) if rows.items[item].colour == number]
    found = []
    for key, items in ranges.items():
        words = [Item(rows.item_words[item]) for item in items]
        held = [say.name("amount", f"{word}.{its['stock'][word]}") for word in words if word in its["stock"]]
        found.append(_line(f"table.{key}", held, say))
    return found


def _ships(view: Published, its: Player, say: Say) -> list[str]:
    """The ships with their ore, and those that have emigrated."""
    found = []
    printed = its_box(view).ships[0].printed_ore
    for ship in (berth["ship"] for berth in its["bay"]):
        if ship:
            ore = ship["ore"] + (printed if ship["kind"] == SHIPS[0] else 0)
            name = say.name("ship", ship["kind"])
            found.append(say("table.ship", ship=name, n=ore) if ore else name)
    return found + [say("table.emigrated", ship=say.name("ship", kind)) for kind in its["emigrated"]]


def _houses(view: Published, other: int, say: Say) -> list[str]:
    """Houses with the demands that are still open."""
    found = []
    for area in owned_by(view, other):
        if area["board"] in HOUSES:
            name = say.name("area", area["area"])
            due = [(demand["item"], demand["asked"] - demand["filled"]) for demand in area["demands"]]
            open_ = " + ".join(say.name("amount", f"{word}.{n}") for word, n in due if n > 0)
            found.append(say("table.demand", house=name, it=open_) if open_ else name)
    return found


def owned_by(view: Published, seat: int) -> list[Area]:
    return [area for area in view["areas"] if area["owner"] == seat]


# The reader's own


def boards(view: Published, seat: int, say: Say) -> list[str]:
    """The boards and houses as pictures."""
    lines = [say("table.boards")]
    for area in owned_by(view, seat):
        if area_row(view, area).grid:
            lines += [say("table.board", area=say.name("area", area["area"])), *board(view, area, say)]
    return lines


def hand(view: Published, seat: int, say: Say) -> list[str]:
    """The occupations in hand with what they do."""
    cards = sorted(view["players"][seat]["hand"], key=lambda word: card_of(its_box(view), word).number)
    if not cards:
        return []
    names = [(say.name("card", word), card_of(its_box(view), word).points, word) for word in cards]
    texts = [say("table.card", card=name, n=n, text=say.name("card_text", word)) for name, n, word in names]
    return [say("table.hand"), *indented(texts)]


def feast(view: Published, seat: int, advice: Advice | None, say: Say) -> list[str]:
    """The squares of this round's feast, and how they are best covered with what is there now."""
    lines = [say("table.squares", n=view["players"][seat]["squares"])]
    advised = advice["feast"] if advice else []
    servings = Counter((serving["item"], serving["lengthwise"]) for serving in advised)
    found = [_serving(word, n, lengthwise, say) for (word, lengthwise), n in servings.items()]
    return [*lines, "  " + say("table.feast", it=listed(found))] if found else lines


def _serving(word: str, n: int, lengthwise: bool, say: Say) -> str:
    if word == "empty":
        return say("table.empty", n=n)
    amount = say.name("amount", f"{word}.{n}")
    return say("table.lengthwise", it=amount) if lengthwise else amount


# What goes on


def raid(view: Published, say: Say) -> list[str]:
    """During a raid or pillage, the tiles that could be taken by their sword values."""
    rows, scene = its_box(view), view["scene"]
    if not scene or scene["scene"] != "die" or next(die for die in rows.dice if die.id == scene["die"]).low:
        return []
    there = [item for item in rows.blue if item < FIRST_SPECIAL or rows.item_words[item] in view["specials"]]
    there.sort(key=lambda item: rows.items[item].sword)
    names = [f"{say.name('item', rows.item_words[item])} {rows.items[item].sword}" for item in there]
    return [say("table.swords", it=listed(names))]


def tile(view: Published, say: Say) -> list[str]:
    """The tile that the reader is laying, in all the ways that it can be turned."""
    word = view["laying"]["item"] if view["laying"] else None
    if word is None:
        return []
    rows = its_box(view)
    shape = rows.items[rows.numbers[word]].shape
    return [say("table.tile", item=say.name("item", word)), *indented(shapes(shape, say))]


def plan(advice: Advice | None, say: Say) -> list[str]:
    """Where tiles would lie well."""
    found = [
        tied(
            say(
                "table.step",
                item=say.name("item", step["item"]),
                area=say.name("area", step["area"]),
                turn=say.name("turn", str(step["turn"])),
                cell=step["cell"],
            )
        )
        for step in (advice["placements"] if advice else ())
    ]
    return [say("table.plan"), *indented(found)] if found else []
