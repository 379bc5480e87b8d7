"""A seat's view of A Feast for Odin as sections of text, for the terminal, the page and screen readers."""

from collections import Counter
from collections.abc import Iterable, Sequence

from longhall.engine.lines import listed, tied
from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextRow, filled, row, section, table
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
from longhall.games.feast_for_odin.view.action_board import action_board
from longhall.games.feast_for_odin.view.picture import area_row, board, its_box, laid_there, land, shapes
from longhall.games.feast_for_odin.view.published import Advice, Area, Item, Player, Published, StripItem

COLUMNS = ("player", "thing", "income", "squares", "hand", "penalties", "score")


def text(view: Published, seat: int | None, say: Say, advice: Advice | None) -> list[Section]:
    """The table as a person would tell it: the round, the action board, what lies beside it, the players with their
    boards, the reader's occupations and next feast, and what is being done."""
    others = [other for other in range(len(view["players"])) if other != seat]
    return filled(
        [
            _round(view, say),
            *(action_board(view, advice, say) if view["phase"] == "actions" else ()),
            section(say("table.strips"), _strips(view, say)),
            section(say("table.islands"), _islands(view, say)),
            section(say("page.specials"), _specials(view, say)),
            _players(view, seat, say),
            *(_lands(view, other, say) for other in others),
            *(() if seat is None else _own(view, seat, advice, say)),
            *_doing(view, say),
            section(say("table.plan"), _plan(advice, say)),
        ]
    )


def _round(view: Published, say: Say) -> Section:
    """Round, phase, start player, and whose turn it is."""
    number, turn = view["turn"]["round"], view["turn"]["seat"]
    if not number or not view["phase"]:
        return section(say("page.actions"), [say("table.before")])
    first, phase = say.name("seat", str(view["first"])), say.name("phase", view["phase"])
    lines = [say("table.head", n=number, most=view["rounds"], phase=phase, seat=first)]
    if turn is not None and len(view["players"]) > 1:
        lines.append(say("table.turn", seat=say.name("seat", str(turn))))
    return section(say("page.round", n=number, most=view["rounds"]), lines)


# Beside the action board


def _strips(view: Published, say: Say) -> list[str]:
    return [
        f"{say.name('strip', str(strip['strip']))}: {listed(_runs(strip['items'], say))}" for strip in view["strips"]
    ]


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


def _islands(view: Published, say: Say) -> list[str]:
    """The exploration boards: who has them, or what lies on them and which ships reach them."""
    lines = []
    rows = its_box(view)
    for area in view["areas"]:
        if area["board"] not in rows.island_numbers:
            continue
        island = rows.islands[rows.island_numbers[area["board"]]]
        name, owner = say.name("board", area["board"]), area["owner"]
        if owner is not None:
            lines.append(say("table.island.owned", board=name, seat=say.name("seat", str(owner))))
            continue
        ships = listed(say.name("ship", SHIPS[ship]) for ship in island.ships)
        lines.append(say("table.island", board=name, n=island.points, ships=ships))
        if area["treasure"]:
            silver = say.name("amount", f"silver.{area['treasure']}")
            lines[-1] = say("table.island.silver", island=lines[-1], silver=silver)
    return lines


def _specials(view: Published, say: Say) -> list[str]:
    """The special tiles that are left, with price and sword value."""
    rows = its_box(view)
    found = []
    for word in view["specials"]:
        its = rows.items[rows.numbers[word]]
        price = "-" if its.cost < 0 else str(its.cost)
        found.append(f"{say.name('item', word)} {price}/{its.sword or '-'}")
    return [say("table.specials", it=listed(found))] if found else []


# The players


def _players(view: Published, seat: int | None, say: Say) -> Section:
    """A row for each player, and what it has, each kind of thing on a line of its own."""
    head = [*(say(f"page.head.{column}") for column in COLUMNS), say("text.besides")]
    rows = [_player(view, other, seat, say) for other in range(len(view["players"]))]
    return section(say("page.players"), table=table(head, rows))


def _player(view: Published, other: int, seat: int | None, say: Say) -> TextRow:
    name, its = say.name("seat", str(other)), view["players"][other]
    return row(
        [
            say("table.you", seat=name) if other == seat else name,
            its["vikings"],
            its["income"],
            its["squares"],
            len(its["hand"]),
            its["penalties"],
            its["score"],
        ],
        [
            say("table.passed") if its["passed"] and view["phase"] == "actions" else "",
            *_goods(view, its, say),
            _line("table.ships", _ships(view, its, say), say),
            _line("table.houses", _houses(view, other, say), say),
            _line("table.played", [say.name("card", word) for word in its["played"]], say),
        ],
    )


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


def _lands(view: Published, other: int, say: Say) -> Section:
    """The boards and houses of another player with what lies on each."""
    lines = [
        ": ".join(part for part in (land(view, area, say), laid_there(view, area, say)) if part)
        for area in owned_by(view, other)
    ]
    return section(say("page.lands_of", seat=say.name("seat", str(other))), lines)


# The reader's own


def _own(view: Published, seat: int, advice: Advice | None, say: Say) -> list[Section]:
    """Boards and houses as maps, occupations with what they do, and the feast."""
    player, mine = view["players"][seat], owned_by(view, seat)
    bare = [land(view, area, say) for area in mine if not area_row(view, area).grid]
    you = say("table.you", seat=say.name("seat", str(seat)))
    return [
        section(say("page.lands_of", seat=you), [say("table.boards"), *bare]),
        *(board(view, area, say) for area in mine if area_row(view, area).grid),
        section(say("table.hand"), _cards(view, player["hand"], say)),
        section(say("page.played"), _cards(view, player["played"], say)),
        section(say("page.banquet"), _feast(player, advice, say)),
    ]


def _cards(view: Published, words: Sequence[str], say: Say) -> list[str]:
    """Occupations with their points and what they do."""
    rows = its_box(view)
    cards = sorted((rows.cards[rows.card_numbers[word]] for word in words), key=lambda card: card.number)
    return [
        say("table.card", card=say.name("card", card.id), n=card.points, text=say.name("card_text", card.id))
        for card in cards
    ]


def _feast(player: Player, advice: Advice | None, say: Say) -> list[str]:
    """The squares of this round's feast, and how they are best covered with what is there now."""
    lines = [say("table.squares", n=player["squares"])]
    advised = advice["feast"] if advice else []
    servings = Counter((serving["item"], serving["lengthwise"]) for serving in advised)
    found = [_serving(word, n, lengthwise, say) for (word, lengthwise), n in servings.items()]
    return [*lines, say("table.feast", it=listed(found))] if found else lines


def _serving(word: str, n: int, lengthwise: bool, say: Say) -> str:
    if word == "empty":
        return say("table.empty", n=n)
    amount = say.name("amount", f"{word}.{n}")
    return say("table.lengthwise", it=amount) if lengthwise else amount


# What goes on


def _doing(view: Published, say: Say) -> list[Section]:
    """What can be raided, and the tile that the reader is laying, in all the ways that it can be turned."""
    found = [section(say("page.loot"), _raid(view, say))]
    word = view["laying"]["item"] if view["laying"] else None
    if word is not None:
        rows = its_box(view)
        drawn = shapes(rows.items[rows.numbers[word]].shape, say)
        found.append(section(say("table.tile", item=say.name("item", word)), table=drawn, layout="shapes"))
    return found


def _raid(view: Published, say: Say) -> list[str]:
    """During a raid or pillage, the tiles that could be taken by their sword values."""
    rows, scene = its_box(view), view["scene"]
    if not scene or scene["scene"] != "die" or next(die for die in rows.dice if die.id == scene["die"]).low:
        return []
    there = [item for item in rows.blue if item < FIRST_SPECIAL or rows.item_words[item] in view["specials"]]
    there.sort(key=lambda item: rows.items[item].sword)
    names = [f"{say.name('item', rows.item_words[item])} {rows.items[item].sword}" for item in there]
    return [say("table.swords", it=listed(names))]


def _plan(advice: Advice | None, say: Say) -> list[str]:
    """Where tiles would lie well."""
    return [
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
