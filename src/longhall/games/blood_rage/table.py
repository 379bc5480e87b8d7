"""A seat's view of Blood Rage as lines of text, for people and for screen readers.

The board is one column that follows the ring, so that it reads well aloud: neighbours stand one below the other, and
each fjord between the two provinces that it supports.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.lines import indented, page, table
from longhall.engine.registry import Say
from longhall.games.blood_rage.names import card_of
from longhall.games.blood_rage.rows import STATS, Figure, Province, box
from longhall.games.blood_rage.state import (
    AXES,
    FIRST_FJORD,
    FIRST_MONSTER,
    HORNS,
    NOBODY,
    PLACES,
    RAGE,
    RESERVE,
    TROOPS,
    VALHALLA,
)

View = Mapping[str, Any]


def describe(view: View, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the Age, the board, each clan, the battle, what the reader holds."""
    if not view["age"]:
        parts = [[say("table.before")], _board(view, say)]
    else:
        parts = [_age(view, say), _board(view, say), _clans(view, seat, say), _discards(view, say), _battle(view, say)]
        parts += _own(view, seat, say) if seat is not None else []
    return page(parts, say.width)


def _age(view: View, say: Say) -> list[str]:
    phase, first = say.name("phase", view["phase"]), say.name("seat", str(view["first"]))
    head = say("table.head", age=view["age"], phase=phase, clan=first)
    if view["turn"] == NOBODY:
        return [head]
    return [say("table.turn", head=head, clan=say.name("seat", str(view["turn"])))]


# The board


def _board(view: View, say: Say) -> list[str]:
    """Every province with its region, free villages, token and clans; each fjord below the first that it supports."""
    provinces = box(view["content"]).provinces
    cells = [_province(view, place, province, say) for place, province in enumerate(provinces)]
    rows = table(cells, say.width, free=[0])
    lines = [say("table.board")]
    shown: set[int] = set()
    for place, province in enumerate(provinces):
        lines += indented(rows[place])
        clans = [] if view["ruined"][place] else _clans_at(view, place, say)
        if clans:
            lines.append("      " + "; ".join(clans))
        if province.fjord >= 0 and province.fjord not in shown:
            shown.add(province.fjord)
            lines.append("    ~ " + _fjord(view, province.fjord, say))
    return lines


def _province(view: View, place: int, province: Province, say: Say) -> list[str]:
    name = say.name("place", province.id)
    region = say.name("region", province.region) if province.region else ""
    if view["ruined"][place]:
        return [name, region, say("table.ruined")]
    taken = sum(sum(figures.values()) for figures in _figures(view, place).values())
    free = say("table.free", n=province.villages - taken, most=province.villages)
    reward = say.name("token", box(view["content"]).tokens[view["tokens"][place]].id)
    state = [say("table.pillaged")] if view["pillaged"][place] else []
    if place == view["doom"]:
        state.append(say("table.doom"))
    elif place in view["dooms"]:
        state.append(say("table.doom.later", age=view["dooms"].index(place) + 1))
    return [name, region, free if province.villages else say("table.no_limit"), reward, ", ".join(state)]


def _clans_at(view: View, place: int, say: Say) -> list[str]:
    """Each clan with its strength in the area of a province, and its figures there."""
    here = _figures(view, place)
    lines = []
    for seat in range(view["seats"]):
        power = view["strength"][place][seat]
        if seat in here or power:
            figures = _named(here[seat], say) if seat in here else say("table.from_fjord")
            lines.append(say("table.clan_at", clan=say.name("seat", str(seat)), n=power, figures=figures))
    return lines


def _fjord(view: View, place: int, say: Say) -> str:
    fjord = box(view["content"]).fjords[place - FIRST_FJORD]
    name = say.name("place", fjord.id)
    if all(view["ruined"][province] for province in fjord.supports):
        return say("table.fjord.closed", place=name)
    ships = [
        say("table.ships_at", clan=say.name("seat", str(seat)), figures=_named(figures, say))
        for seat, figures in _figures(view, place).items()
    ]
    return say("table.fjord", place=name, ships="; ".join(ships)) if ships else name


def _figures(view: View, place: int) -> dict[int, dict[str, int]]:
    """How many figures of each kind each clan has in a place."""
    found: dict[int, dict[str, int]] = {}
    names = [figure.id for figure in box(view["content"]).figures]
    for seat in range(view["seats"]):
        warriors = view["warriors"][seat * PLACES + place]
        here = {names[0]: warriors} if warriors else {}
        for name, places in zip(names[1:FIRST_MONSTER], (view["leaders"], view["ships"]), strict=True):
            if places[seat] == place:
                here[name] = 1
        for monster, its in enumerate(view["monsters"]):
            if its == place and view["owners"][monster] == seat:
                here[names[FIRST_MONSTER + monster]] = 1
        if here:
            found[seat] = here
    return found


def _named(figures: Mapping[str, int], say: Say) -> str:
    return ", ".join(_times(n, say.name("figure", word), say) for word, n in figures.items()) or say("table.none")


def _times(n: int, it: str, say: Say) -> str:
    return say("table.times", n=n, it=it) if n > 1 else it


# The clan sheets


def _clans(view: View, seat: int | None, say: Say) -> list[str]:
    """A row for each clan, and below it what its sheet holds."""
    rows = table([_sheet(view, other, seat, say) for other in range(view["seats"])], say.width)
    lines = [say("table.clans")]
    for other, row in enumerate(rows):
        lines += [*indented(row), *("    " + note for note in _notes(view, other, seat, say))]
    return lines


def _discards(view: View, say: Say) -> list[str]:
    """What lies open in the discards, of this Age: the rest is no longer of interest."""
    its, age = box(view["content"]), view["age"]
    found = Counter(word for word in view["discards"] if word[0] != "?" and card_of(its, word).age == age)
    named = ", ".join(_times(n, say.name("card", word), say) for word, n in found.items())
    return [say("table.discards", age=age, cards=named)] if found else []


def _sheet(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    name = say.name("seat", str(other))
    rage, axes, horns = (say.name("stat", word) for word in STATS)
    values = view["values"][other]
    return [
        say("table.you", clan=name) if other == seat else name,
        say("table.glory", n=view["glory"][other]),
        say("table.stat.of", stat=rage, n=view["rage"][other], most=values[RAGE]),
        say("table.stat", stat=axes, n=values[AXES]),
        say("table.stat.of", stat=horns, n=view["on_board"][other], most=values[HORNS]),
        say("table.cards", n=len(view["hands"][other])),
        say("table.committed", n=len(view["quests"][other])),
    ]


def _notes(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    """Has it passed, its figures off the board, legendary stats, what the backs of its cards tell, its Upgrades."""
    notes = [say("table.passed")] if view["passed"][other] else []
    reserve, valhalla = _figures(view, RESERVE).get(other, {}), _figures(view, VALHALLA).get(other, {})
    if other == seat:
        costs = (say("table.cost", it=it, n=n) for it, n in _costs(view, other, reserve, say))
        notes.append(say("table.reserve.own", figures=", ".join(costs) or say("table.none")))
    else:
        notes.append(say("table.reserve", figures=_named(reserve, say)))
    if valhalla:
        notes.append(say("table.valhalla", figures=_named(valhalla, say)))
    for number, stat in enumerate(box(view["content"]).stats):
        glory = stat.legendary[view["stats"][other * len(STATS) + number]]
        if glory:
            notes.append(say("table.legend", stat=say.name("stat", stat.id), n=glory))
    if other != seat:
        for key, heap in (("table.hand.other", "hands"), ("table.quests.other", "quests")):
            if any(not word.startswith(f"?age{view['age']}") for word in view[heap][other]):
                notes.append(say(key, cards=cards(view[heap][other], say)))
    laid = [(say.name("card", word), say.name("card_text", word)) for word in view["sheets"][other]]
    return notes + ["+ " + say("table.card", card=card, text=text) for card, text in laid]


def _costs(view: View, seat: int, reserve: Mapping[str, int], say: Say) -> list[tuple[str, int]]:
    """The figures in reserve with the Rage that it costs to invade with one."""
    kinds: dict[str, tuple[int, Figure]] = {
        figure.id: (kind, figure) for kind, figure in enumerate(box(view["content"]).figures)
    }
    found = []
    for word, n in reserve.items():
        kind, figure = kinds[word]
        strength = view["strengths"][seat * TROOPS + kind] if kind < TROOPS else figure.strength
        found.append((_times(n, say.name("figure", word), say), 0 if figure.free else strength))
    return found


# The battle


def _battle(view: View, say: Say) -> list[str]:
    """A pillage in progress: who would fight, and in a battle what each has shown."""
    if view["pillager"] == NOBODY:
        return []
    place = view["province"]
    names = [say.name("seat", str(seat)) for seat in range(view["seats"])]
    token = say.name("token", box(view["content"]).tokens[view["tokens"][place]].id)
    where = say.name("place", box(view["content"]).provinces[place].id)
    lines = [say("table.pillage", clan=names[view["pillager"]], place=where, token=token)]
    shown = view.get("revealed", view["played"])
    for seat in view["fighters"]:
        total = view["totals"][seat]
        strength = total - view["bonuses"][seat]
        if shown[seat]:
            told = cards(shown[seat], say)
            lines.append("  " + say("table.fighter", clan=names[seat], cards=told, strength=strength, n=total))
        else:
            lines.append("  " + say("table.side", clan=names[seat], n=strength))
    if not view["fighters"]:
        lines += ["  " + clan for clan in _clans_at(view, place, say)]
    return lines


# The reader's cards


def _own(view: View, seat: int, say: Say) -> list[list[str]]:
    """What the reader may pick, holds and is committed to, with what the cards do."""
    parts = []
    for key, heap in (("table.quests", "quests"), ("table.hand", "hands"), ("table.pack", "packs")):
        held = Counter(sorted(view[heap][seat] if view[heap] else [], key=box(view["content"]).face_of.__getitem__))
        if held:
            parts.append([say(key), *("  " + _card(view, word, n, say) for word, n in held.items())])
    return parts


def _card(view: View, word: str, n: int, say: Say) -> str:
    name, text = _times(n, say.name("card", word), say), say.name("card_text", word)
    its = box(view["content"])
    upgrade = its.upgrades.get(its.face_of[word])
    if upgrade is None:
        return say("table.card", card=name, text=text)
    return say("table.upgrade", card=name, n=upgrade.cost, text=text)


def cards(words: Sequence[str], say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name("card", word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say("table.backs", n=number, back=say.name("back", back)) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden) or say("table.none")
