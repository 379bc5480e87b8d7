"""Which tests show which rules, examples and cards of a game, and what is missing. Works in the source tree alone."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from longhall.engine.errors import BadContent, LonghallError
from longhall.engine.registry import GameInfo
from longhall.rulebook.book import EXAMPLE, Rulebook
from longhall.rulebook.citing import citations
from longhall.rulebook.markers import MarkedTest, marked_tests

MOST = 3  # rules that one test may show


@dataclass(frozen=True)
class Gap:
    """Something that is missing or wrong; `fault` is the end of its message key."""

    fault: str
    id: str
    where: str = ""


@dataclass
class Coverage:
    """The tests of every rule, example and card, and the gaps."""

    rules: dict[str, list[str]]
    examples: dict[str, list[str]]
    cards: dict[str, list[str]]
    gaps: list[Gap] = field(default_factory=list)


def source_tree(game: GameInfo) -> tuple[Path, Path]:
    """The game's own folder and the root of the source tree, which has tests/ and pyproject.toml."""
    folder = Path(str(files(game.folder)))
    for start in (folder, Path.cwd()):
        for root in (start, *start.parents):
            if (root / "tests").is_dir() and (root / "pyproject.toml").is_file():
                return folder, root
    raise LonghallError("error.no_source_tree")


def coverage(book: Rulebook, game: str, folder: Path, root: Path, tested: Sequence[str] = ()) -> Coverage:
    """Compare a rulebook with the tests below `root` and with the source below `folder`. `tested` are the cards, where
    a game names them itself."""
    paths = sorted((root / "tests").rglob("*.py"))
    marked = [test for path in paths for test in marked_tests(path, path.relative_to(root).as_posix())]
    own = [test for test in marked if _belongs(test.path.relative_to(root), game)]
    found = Coverage(
        {entry.id: _shown_by(marked, "rule", entry.id) for entry in book.play_rules()},
        {entry.id: _shown_by(marked, "example", entry.id) for entry in book.sort(EXAMPLE)},
        {card: _shown_by(own, "card", card) for card in tested or cards(folder)},
    )
    cited = _cited(book, folder)
    found.gaps = [
        *(Gap("rule", id) for id, tests in found.rules.items() if not tests),
        *(Gap("many", test.name, ", ".join(rules)) for test in marked if len(rules := _rules(test, book)) > MOST),
        *_unknown(book, [*paths, *_sources(folder)], root),
        *_unknown_marks(book, own, set(found.cards)),
        *(Gap("uncited", id) for id in found.rules if id not in cited),
        *(Gap("example", id) for id, tests in found.examples.items() if not tests),
        *(Gap("card", id) for id, tests in found.cards.items() if not tests),
        *(Gap("unreadable", f"{test.name} ({line})") for test in own for line in test.marks.unreadable),
    ]
    return found


def cards(folder: Path) -> list[str]:
    """The ids of a game's cards: rows with a name and a text. What `table.toml` holds is the table, not a card."""
    found = []
    for path in sorted((folder / "content").glob("*.toml")):
        if path.name != "table.toml":
            try:
                document = tomllib.loads(path.read_text(encoding="utf-8"))
            except tomllib.TOMLDecodeError as error:
                raise BadContent("error.content", file=path.name, row="-", reason=str(error)) from error
            rows = [row for table in document.values() if isinstance(table, list) for row in table]
            found += [str(row["id"]) for row in rows if isinstance(row, dict) and {"id", "name", "text"} <= row.keys()]
    return found


def _belongs(path: Path, game: str) -> bool:
    """Is a test file one of this game's? Its folder or its own name says so."""
    return game in path.parts or game in path.stem


def _shown_by(tests: list[MarkedTest], marker: str, id: str) -> list[str]:
    return [test.name for test in tests if id in test.marks.ids[marker]]


def _rules(test: MarkedTest, book: Rulebook) -> list[str]:
    """The ids of this game among the rules of a test."""
    return [id for id in test.marks.ids["rule"] if id.split("-")[0] in book.prefixes]


def _sources(folder: Path) -> list[Path]:
    return [*sorted(folder.rglob("*.py")), *sorted((folder / "content").glob("*.toml"))]


def _cited(book: Rulebook, folder: Path) -> set[str]:
    """Every id that the game's code cites, those inside a range too."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
    return {id for text in texts for citation in citations(book, text) for id in citation.covered(book)}


def _unknown(book: Rulebook, paths: list[Path], root: Path) -> Iterator[Gap]:
    """Ids of this game in sources and tests that the rulebook does not have."""
    for path in paths:
        text = path.read_text(encoding="utf-8")
        for citation in citations(book, text):
            for id in citation.written:
                if id not in book.by_id:
                    yield Gap("unknown", id, f"{_place(path, root)}:{text.count(chr(10), 0, citation.at) + 1}")


def _unknown_marks(book: Rulebook, tests: list[MarkedTest], cards: set[str]) -> Iterator[Gap]:
    """What the markers of the game's own tests carry and what does not even look like one of its ids, or is no card."""
    for test in tests:
        for id in (*test.marks.ids["rule"], *test.marks.ids["example"]):
            if id not in book.by_id and not any(citation.written == [id] for citation in citations(book, id)):
                yield Gap("unknown", id, test.name)
        yield from (Gap("unknown", id, test.name) for id in test.marks.ids["card"] if id not in cards)


def _place(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if root in path.parents else path.name
