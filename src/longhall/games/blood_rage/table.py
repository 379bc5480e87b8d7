"""A seat's view of Blood Rage as lines of text, for people and for screen readers."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from longhall.engine.registry import Say
from longhall.games.blood_rage.rows import STATS, box
from longhall.games.blood_rage.state import FIRST_FJORD, FIRST_MONSTER, PLACES, RESERVE, VALHALLA

View = Mapping[str, Any]


def describe(view: View, seat: int | None, say: Say) -> list[str]:
    """The table as a person would tell it: the Age, the board, each clan, the battle, what the reader holds."""
    lines = _age(view, say) + _board(view, say)
    for other in range(view["seats"]):
        lines += _clan(view, other, seat, say)
    lines += _battle(view, say)
    return lines + (_own(view, seat, say) if seat is not None else [])


def _age(view: View, say: Say) -> list[str]:
    if not view["age"]:
        return [say("table.before")]
    phase, first = say.name("phase", view["phase"]), say.name("seat", str(view["first"]))
    return [say("table.head", age=view["age"], phase=phase, clan=first)]


def _board(view: View, say: Say) -> list[str]:
    """Every province with its token, its villages and the strength of each clan; every fjord with Ships."""
    lines = [say("table.board")]
    for place, province in enumerate(box().provinces):
        name = say.name("place", province.id)
        if view["ruined"][place]:
            lines.append("  " + say("table.ruined", place=name))
            continue
        token = say.name("token", box().tokens[view["tokens"][place]].id)
        key = "table.province.pillaged" if view["pillaged"][place] else "table.province"
        taken = sum(sum(figures.values()) for figures in _figures(view, place).values())
        villages = f"{taken}/{province.villages}" if province.villages else str(taken)
        lines.append("  " + say(key, place=name, token=token, villages=villages))
        if place == view["doom"]:
            lines.append("    " + say("table.doom"))
        lines += ["    " + line for line in _clans_at(view, place, say)]
    for number, fjord in enumerate(box().fjords):
        ships = _clans_at(view, FIRST_FJORD + number, say)
        if ships:
            around = ", ".join(say.name("place", name) for name in fjord.names)
            lines.append("  " + say("table.fjord", place=say.name("place", fjord.id), places=around))
            lines += ["    " + line for line in ships]
    return lines


def _clans_at(view: View, place: int, say: Say) -> list[str]:
    """Each clan's figures in a place; in a province with its strength there, the fjord's Ships included."""
    lines = []
    here = _figures(view, place)
    for seat in range(view["seats"]):
        power = view["strength"][place][seat] if place < FIRST_FJORD else 0
        if seat in here or power:
            name, figures = say.name("seat", str(seat)), _named(here.get(seat, {}), say)
            if place < FIRST_FJORD:
                lines.append(say("table.clan_at", clan=name, figures=figures, strength=power))
            else:
                lines.append(say("table.ships_at", clan=name, figures=figures))
    return lines


def _figures(view: View, place: int) -> dict[int, dict[str, int]]:
    """How many figures of each kind each clan has in a place."""
    found: dict[int, dict[str, int]] = {}
    names = [figure.id for figure in box().figures]
    for seat in range(view["seats"]):
        warriors = view["warriors"][seat * PLACES + place] if place < PLACES else 0
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
    named = (say("table.figures", n=n, figure=say.name("figure", word)) for word, n in figures.items())
    return ", ".join(named) or say("table.none")


def _clan(view: View, other: int, seat: int | None, say: Say) -> list[str]:
    name = say.name("seat", str(other))
    shown = say("table.you", clan=name) if other == seat else name
    lines = [say("table.clan", clan=shown, glory=view["glory"][other], rage=view["rage"][other])]
    stats = [
        say("table.stat", stat=say.name("stat", word), value=value, step=view["stats"][other * len(STATS) + number] + 1)
        for number, (word, value) in enumerate(zip(STATS, view["values"][other], strict=True))
    ]
    notes = [", ".join(stats) + "."]
    if view["passed"][other]:
        notes.append(say("table.passed"))
    reserve, valhalla = _figures(view, RESERVE).get(other, {}), _figures(view, VALHALLA).get(other, {})
    notes.append(say("table.reserve", figures=_named(reserve, say), n=view["on_board"][other]))
    if valhalla:
        notes.append(say("table.valhalla", figures=_named(valhalla, say)))
    if view["sheets"][other]:
        notes.append(say("table.upgrades"))
        notes += ["  " + _card(word, say) for word in view["sheets"][other]]
    if other != seat:
        notes.append(say("table.hand.other", cards=cards(view["hands"][other], say)))
        if view["quests"][other]:
            notes.append(say("table.quests.other", cards=cards(view["quests"][other], say)))
    return lines + ["  " + note for note in notes]


def _battle(view: View, say: Say) -> list[str]:
    if view["pillager"] < 0:
        return []
    place = say.name("place", box().provinces[view["province"]].id)
    lines = [say("table.pillage", clan=say.name("seat", str(view["pillager"])), place=place)]
    for seat in view["fighters"]:
        name, played = say.name("seat", str(seat)), cards(view["played"][seat], say)
        lines.append("  " + say("table.fighter", clan=name, cards=played, n=view["totals"][seat]))
    return lines


def _own(view: View, seat: int, say: Say) -> list[str]:
    lines = []
    for key, heap in (("table.pack", "packs"), ("table.hand", "hands"), ("table.quests", "quests")):
        if view[heap] and view[heap][seat]:
            lines.append(say(key))
            lines += ["  " + _card(word, say) for word in view[heap][seat]]
    return lines


def _card(word: str, say: Say) -> str:
    return say("table.card", card=say.name("card", word), text=say.name("card_text", word))


def cards(words: Sequence[str], say: Say) -> str:
    """Known cards by name, the others by their backs."""
    known = [say.name("card", word) for word in words if word[0] != "?"]
    backs = Counter(word[1:].split(".")[0] for word in words if word[0] == "?")
    hidden = [say("table.backs", n=number, back=say.name("back", back)) for back, number in sorted(backs.items())]
    return ", ".join(known + hidden) or say("table.none")
