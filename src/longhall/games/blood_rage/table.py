"""A seat's view of Blood Rage as lines of text, for people and for screen readers.

The board is one column that follows the ring, so that it reads well aloud: neighbours stand one below the other, and
each fjord between the two provinces that it supports.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from longhall.engine.lines import indented, page, table
from longhall.engine.registry import Say
from longhall.games.blood_rage.content import rows
from longhall.games.blood_rage.content.rows import Box
from longhall.games.blood_rage.view.published import Fallen, Fjord, Group, Pillage, Player, Province, Published, Reserve
from longhall.games.blood_rage.words.names import card_of


def describe(box: Box, view: Published, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the Age, the board, each clan, the battle, what the reader holds."""
    if not view["turn"]["round"]:
        parts = [[say("table.before")], _board(box, view, say)]
    else:
        parts = [_age(view, say), _board(box, view, say), _clans(view, seat, say), _discards(box, view, say)]
        parts.append(_battle(view["pillage"], view, say) if view["pillage"] else [])
        parts += _own(box, view["players"][seat], say) if seat is not None else []
    return page(parts, say.width)


def _age(view: Published, say: Say) -> list[str]:
    phase, first = say.name("phase", view["phase"] or ""), say.name("seat", str(view["first"]))
    head = say("table.head", age=view["turn"]["round"], phase=phase, clan=first)
    if view["turn"]["seat"] is None:
        return [head]
    return [say("table.turn", head=head, clan=say.name("seat", str(view["turn"]["seat"])))]


# The board


def _board(box: Box, view: Published, say: Say) -> list[str]:
    """Every province with its region, free villages, token and clans; each fjord below the first that it supports."""
    cells = [_province(its, row, say) for its, row in zip(view["provinces"], box.provinces, strict=True)]
    drawn = table(cells, say.width, free=[0])
    lines = [say("table.board")]
    shown: set[int] = set()
    for its, row, line in zip(view["provinces"], box.provinces, drawn, strict=True):
        lines += indented(line)
        clans = [] if its["ruined"] else _clans_at(its, say)
        if clans:
            lines.append("      " + "; ".join(clans))
        if row.fjord >= 0 and row.fjord not in shown:
            shown.add(row.fjord)
            lines.append("    ~ " + _fjord(view["fjords"][row.fjord - len(box.provinces)], say))
    return lines


def _province(its: Province, row: rows.Province, say: Say) -> list[str]:
    name = say.name("place", its["place"])
    region = say.name("region", row.region) if row.region else ""
    if its["ruined"]:
        return [name, region, say("table.ruined")]
    free = say("table.no_limit") if its["free"] is None else say("table.free", n=its["free"], most=row.villages)
    state = [say("table.pillaged")] if its["pillaged"] else []
    if its["doomed"]:
        state.append(say("table.doom"))
    elif its["doom"]:
        state.append(say("table.doom.later", age=its["doom"]))
    return [name, region, free, say.name("token", its["token"]), ", ".join(state)]


def _clans_at(its: Province, say: Say) -> list[str]:
    """Each clan with its strength in the area of a province, and its figures there."""
    here = _by_seat(its["figures"])
    lines = []
    for seat, power in enumerate(its["strengths"]):
        if seat in here or power:
            figures = _named(here[seat], say) if seat in here else say("table.from_fjord")
            lines.append(say("table.clan_at", clan=say.name("seat", str(seat)), n=power, figures=figures))
    return lines


def _fjord(its: Fjord, say: Say) -> str:
    name = say.name("place", its["place"])
    if its["closed"]:
        return say("table.fjord.closed", place=name)
    ships = [
        say("table.ships_at", clan=say.name("seat", str(seat)), figures=_named(figures, say))
        for seat, figures in _by_seat(its["figures"]).items()
    ]
    return say("table.fjord", place=name, ships="; ".join(ships)) if ships else name


def _by_seat(groups: Sequence[Group]) -> Mapping[int, list[Group]]:
    found: dict[int, list[Group]] = {}
    for group in groups:
        found.setdefault(group["seat"], []).append(group)
    return found


def _named(groups: Iterable[Group | Reserve | Fallen], say: Say) -> str:
    named = [_times(group["n"], say.name("figure", group["figure"]), say) for group in groups]
    return ", ".join(named) or say("table.none")


def _times(n: int, it: str, say: Say) -> str:
    return say("table.times", n=n, it=it) if n > 1 else it


# The clan sheets


def _clans(view: Published, seat: int | None, say: Say) -> list[str]:
    """A row for each clan, and below it what its sheet holds."""
    drawn = table([_sheet(player, other, seat, say) for other, player in enumerate(view["players"])], say.width)
    lines = [say("table.clans")]
    for other, line in enumerate(drawn):
        notes = _notes(view, view["players"][other], other == seat, say)
        lines += [*indented(line), *("    " + note for note in notes)]
    return lines


def _discards(box: Box, view: Published, say: Say) -> list[str]:
    """What lies open in the discards, of this Age: the rest is no longer of interest."""
    age = view["turn"]["round"]
    found = Counter(word for word in view["discards"] if word[0] != "?" and card_of(box, word).age == age)
    named = ", ".join(_times(n, say.name("card", word), say) for word, n in found.items())
    return [say("table.discards", age=age, cards=named)] if found else []


def _sheet(player: Player, other: int, seat: int | None, say: Say) -> list[str]:
    name, stats = say.name("seat", str(other)), player["stats"]
    rage, axes, horns = (say.name("stat", word) for word in stats)
    return [
        say("table.you", clan=name) if other == seat else name,
        say("table.glory", n=player["glory"]),
        say("table.stat.of", stat=rage, n=player["rage"], most=stats["rage"]["value"]),
        say("table.stat", stat=axes, n=stats["axes"]["value"]),
        say("table.stat.of", stat=horns, n=player["on_board"], most=stats["horns"]["value"]),
        say("table.cards", n=len(player["hand"])),
        say("table.committed", n=len(player["quests"])),
    ]


def _notes(view: Published, player: Player, own: bool, say: Say) -> list[str]:
    """Has it passed, its figures off the board, legendary stats, what the backs of its cards tell, its Upgrades."""
    notes = [say("table.passed")] if player["passed"] else []
    if own:
        costs = [say("table.cost", it=_named([each], say), n=each["cost"]) for each in player["reserve"]]
        notes.append(say("table.reserve.own", figures=", ".join(costs) or say("table.none")))
    else:
        notes.append(say("table.reserve", figures=_named(player["reserve"], say)))
    if player["valhalla"]:
        notes.append(say("table.valhalla", figures=_named(player["valhalla"], say)))
    stats = player["stats"]
    for word, stat in (("rage", stats["rage"]), ("axes", stats["axes"]), ("horns", stats["horns"])):
        if stat["legendary"]:
            notes.append(say("table.legend", stat=say.name("stat", word), n=stat["legendary"]))
    if not own:
        for key, heap in (("table.hand.other", player["hand"]), ("table.quests.other", player["quests"])):
            if any(not word.startswith(f"?age{view['turn']['round']}") for word in heap):
                notes.append(say(key, cards=cards(heap, say)))
    laid = [(say.name("card", word), say.name("card_text", word)) for word in player["sheet"]]
    return notes + ["+ " + say("table.card", card=card, text=text) for card, text in laid]


# The battle


def _battle(pillage: Pillage, view: Published, say: Say) -> list[str]:
    """A pillage in progress: who would fight, and in a battle what each has shown."""
    where, token = say.name("place", pillage["place"]), say.name("token", pillage["token"])
    clan = say.name("seat", str(pillage["pillager"]))
    lines = [say("table.pillage", clan=clan, place=where, token=token)]
    if pillage["stage"] in ("call", "unopposed"):
        province = next(its for its in view["provinces"] if its["place"] == pillage["place"])
        return lines + ["  " + each for each in _clans_at(province, say)]
    for side in pillage["sides"]:
        clan, strength = say.name("seat", str(side["seat"])), side["strength"]
        if side["cards"]:
            told = cards(side["cards"], say)
            lines.append("  " + say("table.fighter", clan=clan, cards=told, strength=strength, n=side["total"]))
        else:
            lines.append("  " + say("table.side", clan=clan, n=strength))
    return lines


# The reader's cards


def _own(box: Box, player: Player, say: Say) -> list[list[str]]:
    """What the reader may pick, holds and is committed to, with what the cards do."""
    parts = []
    for key, heap in (
        ("table.quests", player["quests"]),
        ("table.hand", player["hand"]),
        ("table.pack", player["pack"]),
    ):
        held = Counter(sorted(heap, key=box.face_of.__getitem__))
        if held:
            parts.append([say(key), *("  " + _card(box, word, n, say) for word, n in held.items())])
    return parts


def _card(box: Box, word: str, n: int, say: Say) -> str:
    name, text = _times(n, say.name("card", word), say), say.name("card_text", word)
    upgrade = box.upgrades.get(box.face_of[word])
    if upgrade is None:
        return say("table.card", card=name, text=text)
    return say("table.upgrade", card=name, n=upgrade.cost, text=text)


def cards(words: Sequence[str], say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name("card", word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say("table.backs", n=number, back=say.name("back", back)) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden) or say("table.none")
