"""A seat's view of Blood Rage as sections of text, for the terminal, the page and screen readers.

The board is a table that follows the ring, so that it reads well aloud: neighbours stand one below the other.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from longhall.engine.registry import Say
from longhall.engine.sections import Section, TextRow, TextTable, filled, row, section, table
from longhall.games.blood_rage.content import rows
from longhall.games.blood_rage.content.rows import Box
from longhall.games.blood_rage.view.published import Fallen, Fjord, Group, Pillage, Player, Province, Published, Reserve


def text(box: Box, view: Published, seat: int | None, say: Say) -> list[Section]:
    """The table as a person would tell it: the Age, the battle, the board, the reader's cards, each clan."""
    if not view["turn"]["round"]:
        return [section(say("page.board"), [say("table.before")], _board(box, view, say))]
    age = view["turn"]["round"]
    return filled(
        [
            section(say("page.age", age=age), [*_age(view, say), *_dooms(box, view, say), *_discards(box, view, say)]),
            *([_battle(view["pillage"], view, say)] if view["pillage"] else ()),
            section(say("page.board"), table=_board(box, view, say)),
            section(say("page.fjords"), _fjords(box, view, say)),
            _clans(view, seat, say),
            *(() if seat is None else _own(box, view, view["players"][seat], say)),
        ]
    )


def _age(view: Published, say: Say) -> list[str]:
    phase, first = say.name("phase", view["phase"] or ""), say.name("seat", str(view["first"]))
    head = say("table.head", age=view["turn"]["round"], phase=phase, clan=first)
    if view["turn"]["seat"] is None:
        return [head]
    return [say("table.turn", head=head, clan=say.name("seat", str(view["turn"]["seat"])))]


def _dooms(box: Box, view: Published, say: Say) -> list[str]:
    """The provinces that Ragnarök will destroy, and the Glory of those who die there."""
    found = []
    for its in view["provinces"]:
        age = its["doom"]
        if age and not its["ruined"]:
            n = box.ages[age - 1].ragnarok_glory
            when = say("page.doom", n=n) if its["doomed"] else say("page.doom.later", age=age, n=n)
            found.append(f"{say.name('place', its['place'])}: {when}")
    return found


def _discards(box: Box, view: Published, say: Say) -> list[str]:
    """What lies open in the discards, of this Age: the rest is no longer of interest."""
    age = view["turn"]["round"]
    shown = [word for word in view["discards"] if word[0] != "?"]
    found = Counter(word for word in shown if box.cards[box.face_of[word]].age == age)
    named = ", ".join(_times(n, say.name("card", word), say) for word, n in found.items())
    return [say("table.discards", age=age, cards=named)] if found else []


# The board


def _board(box: Box, view: Published, say: Say) -> TextTable:
    """Every province with its region, free villages, token, and what Ragnarök does to it; the clans that are there."""
    head = ("place", "region", "villages", "reward", "ragnarok", "strength")
    provinces = [_province(its, about, say) for its, about in zip(view["provinces"], box.provinces, strict=True)]
    return table([say(f"page.{word}") for word in head], provinces)


def _province(its: Province, about: rows.Province, say: Say) -> TextRow:
    name = say.name("place", its["place"])
    region = say.name("region", about.region) if about.region else ""
    if its["ruined"]:
        return row([name, region, say("table.ruined"), "", ""])
    free = say("table.no_limit") if its["free"] is None else say("table.free", n=its["free"], most=about.villages)
    token = say.name("token", its["token"])
    if its["pillaged"]:
        token = f"{token} ({say('table.pillaged')})"
    doom = say("table.doom.later", age=its["doom"]) if its["doom"] else ""
    return row([name, region, free, token, say("table.doom") if its["doomed"] else doom], _clans_at(its, say))


def _clans_at(its: Province, say: Say) -> list[str]:
    """Each clan with its strength in the area of a province, and its figures there."""
    here = _by_seat(its["figures"])
    lines = []
    for seat, power in enumerate(its["strengths"]):
        if seat in here or power:
            figures = _named(here[seat], say) if seat in here else say("table.from_fjord")
            lines.append(say("table.clan_at", clan=say.name("seat", str(seat)), n=power, figures=figures))
    return lines


def _fjords(box: Box, view: Published, say: Say) -> list[str]:
    """Every fjord with the provinces that it supports, and whose ships are there."""
    return [
        say(
            "page.fjord",
            place=say.name("place", its["place"]),
            supports=", ".join(say.name("place", word) for word in about.names),
            ships=_ships(its, say),
        )
        for its, about in zip(view["fjords"], box.fjords, strict=True)
    ]


def _ships(its: Fjord, say: Say) -> str:
    if its["closed"]:
        return say("page.closed")
    ships = [
        say("table.ships_at", clan=say.name("seat", str(seat)), figures=_named(figures, say))
        for seat, figures in _by_seat(its["figures"]).items()
    ]
    return "; ".join(ships) or say("page.nobody")


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


def _clans(view: Published, seat: int | None, say: Say) -> Section:
    """A row for each clan, and what its sheet holds besides."""
    stats = [say.name("stat", word) for word in ("rage", "axes", "horns")]
    head = [say("page.clan"), say("page.glory"), *stats, say("page.hand"), say("page.quests"), say("text.besides")]
    sheets = [_sheet(view, other, seat, say) for other in range(len(view["players"]))]
    return section(say("page.clans"), table=table(head, sheets))


def _sheet(view: Published, other: int, seat: int | None, say: Say) -> TextRow:
    player, name = view["players"][other], say.name("seat", str(other))
    stats = player["stats"]
    return row(
        [
            say("table.you", clan=name) if other == seat else name,
            player["glory"],
            say("page.of", n=player["rage"], most=stats["rage"]["value"]),
            stats["axes"]["value"],
            say("page.of", n=player["on_board"], most=stats["horns"]["value"]),
            len(player["hand"]),
            len(player["quests"]),
        ],
        _notes(view, player, other == seat, say),
    )


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


def _battle(pillage: Pillage, view: Published, say: Say) -> Section:
    """A pillage in progress: who would fight, and in a battle what each has shown."""
    where, token = say.name("place", pillage["place"]), say.name("token", pillage["token"])
    clan = say.name("seat", str(pillage["pillager"]))
    lines = [say("table.pillage", clan=clan, place=where, token=token)]
    if pillage["stage"] in ("call", "unopposed"):
        province = next(its for its in view["provinces"] if its["place"] == pillage["place"])
        return section(say("page.battle", place=where), lines + _clans_at(province, say))
    for side in pillage["sides"]:
        clan, strength = say.name("seat", str(side["seat"])), side["strength"]
        if side["cards"]:
            told = cards(side["cards"], say)
            lines.append(say("table.fighter", clan=clan, cards=told, strength=strength, n=side["total"]))
        else:
            lines.append(say("table.side", clan=clan, n=strength))
    return section(say("page.battle", place=where), lines)


# The reader's cards


def _own(box: Box, view: Published, player: Player, say: Say) -> list[Section]:
    """What the reader may pick, holds and is committed to, with what the cards do."""
    heaps = (("table.pack", player["pack"]), ("table.hand", player["hand"]), ("table.quests", player["quests"]))
    return [
        section(
            say(key),
            [_card(box, view, word, n, say) for word, n in Counter(sorted(heap, key=box.face_of.__getitem__)).items()],
        )
        for key, heap in heaps
    ]


def _card(box: Box, view: Published, word: str, n: int, say: Say) -> str:
    name, text = _times(n, say.name("card", word), say), say.name("card_text", word)
    upgrade = box.upgrades.get(box.face_of[word])
    if upgrade is not None:
        return say("table.upgrade", card=name, n=upgrade.cost, text=text)
    line = say("table.card", card=name, text=text)
    quest = box.quests.get(box.face_of[word])
    lost = quest and quest.provinces and all(view["provinces"][place]["ruined"] for place in quest.provinces)
    return f"{line} ({say('page.quest.dead')})" if lost else line


def cards(words: Sequence[str], say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name("card", word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say("table.backs", n=number, back=say.name("back", back)) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden) or say("table.none")
