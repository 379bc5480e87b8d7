"""What a seat is told of a table in words: the sections that terminal, page and screen reader share."""

from typing import Any

from longhall.engine.game import Game
from longhall.engine.lines import WIDTH
from longhall.engine.sections import Section, TextRow, printed, untied
from longhall.words.speaker import Speaker


def told(game: Game, seat: int | None = 0, lang: str = "en", names: dict[int, str] | None = None) -> list[Section]:
    """The sections of a seat, or of a spectator."""
    view: Any = game.view(seat)
    speaker = Speaker(game.info, lang, names)
    speaker.look(view)
    return game.info.text(view, seat, speaker, game.advice(seat))


def shown(
    game: Game, seat: int | None = 0, lang: str = "en", names: dict[int, str] | None = None, width: int = WIDTH
) -> list[str]:
    """The same as a terminal prints it."""
    return printed(told(game, seat, lang, names), width)


def part(sections: list[Section], heading: str) -> Section:
    """The only section with this heading."""
    found = [each for each in sections if each["heading"] == heading]
    assert len(found) == 1, (heading, [each["heading"] for each in sections])
    return untied(found)[0]


def rows_of(sections: list[Section]) -> list[TextRow]:
    return [row for each in untied(sections) if each["table"] for row in each["table"]["rows"]]


def row_of(sections: list[Section], first: str) -> TextRow:
    """The only row that is about this."""
    found = [row for row in rows_of(sections) if row["cells"][0] == first]
    assert len(found) == 1, (first, [row["cells"][0] for row in rows_of(sections)])
    return found[0]


def cells(sections: list[Section], first: str) -> list[str]:
    """What the row about this says, without its name."""
    return row_of(sections, first)["cells"][1:]


def notes(sections: list[Section], first: str) -> list[str]:
    return row_of(sections, first)["notes"]


def lines_of(sections: list[Section]) -> list[str]:
    return [line for each in untied(sections) for line in each["lines"]]


def line(sections: list[Section], begin: str) -> str:
    """The only line that begins so."""
    found = [each for each in lines_of(sections) if each.startswith(begin)]
    assert len(found) == 1, (begin, lines_of(sections))
    return found[0]


def whole(sections: list[Section]) -> str:
    """Everything in one piece."""
    words = []
    for each in untied(sections):
        words.append(each["heading"])
        if each["table"]:
            words += each["table"]["head"]
            words += [word for row in each["table"]["rows"] for word in (*row["cells"], *row["notes"])]
        words += each["lines"]
    return "\n".join(words)


def is_whole(sections: list[Section]) -> bool:
    """Is everything named, and has every row a cell below each head?"""
    for each in sections:
        its = each["table"]
        if its:
            sizes = {len(row["cells"]) for row in its["rows"]}
            noted = any(row["notes"] for row in its["rows"])
            assert len(sizes) == 1, each["heading"]
            assert len(its["head"]) in ({sizes.pop() + 1} if noted else {min(sizes), min(sizes) + 1}), its["head"]
    text = whole(sections)
    return bool(sections) and "{" not in text and all(each["heading"] for each in sections)
