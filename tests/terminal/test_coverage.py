"""Coverage of rules by tests: every kind of gap is found, on a small source tree."""

import json
import sys
from pathlib import Path

import pytest

from longhall.engine import registry
from longhall.rulebook import Rulebook
from longhall.rulebook.citing import citations
from longhall.rulebook.coverage import Coverage, coverage
from tests.terminal.conftest import Longhall
from tests.terminal.toy_table import toy_info

RULES = """
{rules}
[[rule]]
id = "LD-BOX-01"
kind = "physical"
section = ""
text.all = "x"

[[example]]
id = "LD-EX-01"
printed = true
section = ""
text.all = "x"

[[ruling]]
id = "LD-AMB-01"
point.all = "x"
text.all = "x"
"""
RULE = '[[rule]]\nid = "{id}"\nkind = "play"\nsection = ""\ntext.all = "x"\n'
PLAY = ("LD-DIE-01", "LD-DIE-02", "LD-DIE-03", "LD-DIE-04", "LD-END-01")
CODE = '"""Dice (LD-DIE-01..03, LD-DIE-04) and the end (LD-END-01)."""\n'
TESTS = """
import pytest

@pytest.mark.rule("LD-DIE-01", "LD-DIE-02", "LD-DIE-03")
def test_dice(): ...

@pytest.mark.rule("LD-DIE-04")
@pytest.mark.rule("LD-END-01")
@pytest.mark.example("LD-EX-01")
@pytest.mark.card("ace")
def test_end(): ...
"""
CARDS = """
[[card]]
id = "ace"
name.all = "Ace"
text.all = "x"

[[suit]]
id = "hearts"
name.all = "Hearts"
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The source tree of a game where nothing is missing."""
    folder = tmp_path / "src/ludo"
    (folder / "content").mkdir(parents=True)
    (folder / "words").mkdir()
    (folder / "__init__.py").touch()
    (folder / "words/rules.toml").write_text(RULES.format(rules="\n".join(RULE.format(id=id) for id in PLAY)))
    (folder / "dice.py").write_text(CODE)
    (folder / "content/cards.toml").write_text(CARDS)
    (folder / "content/table.toml").write_text(CARDS.replace("ace", "board"))
    (tmp_path / "tests/ludo").mkdir(parents=True)
    (tmp_path / "tests/ludo/test_ludo.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").touch()
    return tmp_path


def book(root: Path) -> Rulebook:
    return Rulebook((root / "src/ludo/words/rules.toml").read_text(), "rules.toml")


def covered(root: Path) -> Coverage:
    return coverage(book(root), "ludo", root / "src/ludo", root)


def gaps(root: Path) -> list[tuple[str, str]]:
    return [(gap.fault, gap.id) for gap in covered(root).gaps]


def write_tests(root: Path, text: str) -> None:
    (root / "tests/ludo/test_ludo.py").write_text(f"import pytest\n{text}")


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


TEST = "tests/ludo/test_ludo.py"
PARAMS = 'X = [pytest.param(2, marks=pytest.mark.rule("LD-DIE-01"))]\n'


def test_where_nothing_is_missing_every_rule_has_its_tests(root: Path) -> None:
    found = covered(root)
    assert found.gaps == []
    assert found.rules["LD-DIE-02"] == [f"{TEST}::test_dice"]
    assert found.rules["LD-END-01"] == [f"{TEST}::test_end"]
    assert found.examples == {"LD-EX-01": [f"{TEST}::test_end"]}
    assert found.cards == {"ace": [f"{TEST}::test_end"]}


# Each kind of gap


def test_a_game_may_name_what_needs_a_test_of_its_own(root: Path) -> None:
    change(root / TEST, '"ace"', '"card.ace"')
    found = coverage(book(root), "ludo", root / "src/ludo", root, ["card.ace", "tile.board"])
    assert found.cards == {"card.ace": [f"{TEST}::test_end"], "tile.board": []}
    assert [(gap.fault, gap.id) for gap in found.gaps] == [("card", "tile.board")]


def test_a_rule_without_a_test_is_found(root: Path) -> None:
    change(root / TEST, '@pytest.mark.rule("LD-DIE-04")\n', "")
    assert gaps(root) == [("rule", "LD-DIE-04")]


def test_a_test_with_too_many_rules_is_found(root: Path) -> None:
    change(root / TEST, '"LD-DIE-03")', '"LD-DIE-03", "LD-DIE-04")')
    assert gaps(root) == [("many", f"{TEST}::test_dice")]


def test_rules_of_a_file_count_for_each_of_its_tests(root: Path) -> None:
    change(root / TEST, "import pytest\n", 'import pytest\npytestmark = pytest.mark.rule("LD-END-01")\n')
    assert gaps(root) == [("many", f"{TEST}::test_dice")]


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        (TEST, '"LD-DIE-03"', '"LD-DIE-03", "LD-DIE-77"', f"{TEST}:4"),
        ("src/ludo/dice.py", "(LD-END-01)", "(LD-END-01; LD-DIE-77)", "src/ludo/dice.py:1"),
        ("src/ludo/content/cards.toml", "[[suit]]", "# LD-DIE-77\n[[suit]]", "src/ludo/content/cards.toml:7"),
    ],
)
def test_an_id_that_does_not_exist_is_found(root: Path, file: str, old: str, new: str, place: str) -> None:
    change(root / file, old, new)
    found = [(gap.id, gap.where) for gap in covered(root).gaps if gap.fault == "unknown"]
    assert found == [("LD-DIE-77", place)]


def test_a_marker_of_the_games_own_tests_must_carry_its_ids(root: Path) -> None:
    change(root / TEST, '"LD-DIE-03"', '"DL-DIE-03", "LD-DIE-03"')
    change(root / TEST, 'card("ace")', 'card("ace", "king")')
    assert gaps(root) == [("unknown", "DL-DIE-03"), ("unknown", "king")]


def test_a_rule_that_no_code_cites_is_found(root: Path) -> None:
    change(root / "src/ludo/dice.py", "01..03", "02..03")
    assert gaps(root) == [("uncited", "LD-DIE-01")]


def test_an_example_without_a_test_is_found(root: Path) -> None:
    change(root / TEST, '@pytest.mark.example("LD-EX-01")\n', "")
    assert gaps(root) == [("example", "LD-EX-01")]


def test_a_card_without_a_test_is_found(root: Path) -> None:
    change(root / TEST, '@pytest.mark.card("ace")\n', "")
    assert gaps(root) == [("card", "ace")]


def test_a_card_of_another_games_tests_does_not_count(root: Path) -> None:
    change(root / TEST, '@pytest.mark.card("ace")\n', "")
    (root / "tests/test_poker.py").write_text('import pytest\n@pytest.mark.card("ace")\ndef test_ace(): ...\n')
    assert gaps(root) == [("card", "ace")]


def test_a_marker_that_cannot_be_read_is_found(root: Path) -> None:
    change(root / TEST, 'card("ace")', 'card("ace", "a" + "b")')
    assert [gap for gap, _ in gaps(root)] == ["unreadable"]


def test_a_test_file_that_is_no_python_is_refused(root: Path, longhall: Longhall) -> None:
    write_tests(root, "def test(:\n")
    with pytest.raises(Exception, match=r"test_ludo\.py"):
        covered(root)


# Where markers may stand


@pytest.mark.parametrize(
    "text",
    [
        'pytestmark = [pytest.mark.rule("LD-DIE-01"), pytest.mark.slow]\ndef test_a(): ...',
        'class TestA:\n    pytestmark = pytest.mark.rule("LD-DIE-01")\n    def test_a(self): ...',
        '@pytest.mark.rule("LD-DIE-01")\nclass TestA:\n    async def test_a(self): ...',
        'import pytest as p\n@p.mark.rule("LD-DIE-01")\ndef test_a(): ...',
        'from pytest import mark\n@mark.rule("LD-DIE-01")\ndef test_a(): ...',
        'DICE = "LD-DIE-01"\n@pytest.mark.rule(DICE)\ndef test_a(): ...',
        'DICE = ["LD-DIE-01"]\n@pytest.mark.rule(*DICE)\ndef test_a(): ...',
        'dice = pytest.mark.rule("LD-DIE-01")\n@dice\ndef test_a(): ...',
        'rule = pytest.mark.rule\n@rule("LD-DIE-01")\ndef test_a(): ...',
        '@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("LD-DIE-01"))])\ndef test_a(n): ...',
        '@pytest.mark.parametrize("n", [pytest.param(2, marks=[pytest.mark.rule("LD-DIE-01")])])\ndef test_a(n): ...',
        f'{PARAMS}@pytest.mark.parametrize("n", [1, *X])\ndef test_a(n): ...',
        f'{PARAMS}@pytest.mark.parametrize(argnames="n", argvalues=X)\ndef test_a(n): ...',
    ],
)
def test_markers_are_found_wherever_pytest_finds_them(root: Path, text: str) -> None:
    write_tests(root, text)
    tests = covered(root).rules["LD-DIE-01"]
    assert len(tests) == 1
    assert "test_a" in tests[0]


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.rule("LD-DIE-01")\ndef helper(): ...',
        '# @pytest.mark.rule("LD-DIE-01")\ndef test_a(): ...',
        '@something.rule("LD-DIE-01")\ndef test_a(): ...',
    ],
)
def test_what_is_no_marked_test_does_not_count(root: Path, text: str) -> None:
    write_tests(root, text)
    assert covered(root).rules["LD-DIE-01"] == []


def test_each_set_of_parameters_counts_its_own_rules(root: Path) -> None:
    """Four rules in one test would be too many; two and two are not."""
    write_tests(
        root,
        '@pytest.mark.parametrize("n", [\n'
        '    pytest.param(1, marks=pytest.mark.rule("LD-DIE-01", "LD-DIE-02")),\n'
        '    pytest.param(2, marks=pytest.mark.rule("LD-DIE-03", "LD-DIE-04")),\n'
        "])\ndef test_a(n): ...",
    )
    assert "many" not in [gap for gap, _ in gaps(root)]


# Citations


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("LD-DIE-02", ["02"]),
        ("LD-DIE-02..04", ["02", "03", "04"]),
        ("LD-DIE-02..LD-DIE-03", ["02", "03"]),
        ("LD-DIE-03..)", ["03", "04"]),
        ("(LD-DIE-01, 03)", ["01", "03"]),
        ("LD-DIE-01 and 03.", ["01", "03"]),
        ("LD-DIE-01, 03..04.", ["01", "03", "04"]),
        ("LD-DIE-01, 02 dice", ["01"]),
        ("XLD-DIE-01 LD-die-01 LD-DIE", []),
    ],
)
def test_citations_name_ids_lists_and_ranges(root: Path, text: str, ids: list[str]) -> None:
    found = [id for citation in citations(book(root), text) for id in citation.covered(book(root))]
    assert found == [f"LD-DIE-{id}" for id in ids]


def test_a_section_may_end_in_a_number(root: Path) -> None:
    (citation,) = citations(book(root), "(LD-PHASE12-01)")
    assert citation.written == ["LD-PHASE12-01"]


# The command


@pytest.fixture
def ludo(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tree's game is a registered game."""
    monkeypatch.syspath_prepend(str(root / "src"))
    monkeypatch.delitem(sys.modules, "ludo", raising=False)  # the tree of another test
    monkeypatch.setitem(registry._LOADERS, "ludo", lambda: toy_info("ludo", "ludo"))
    return root


def test_the_command_lists_all_rules_and_fails_when_something_is_missing(longhall: Longhall, ludo: Path) -> None:
    ran = longhall("rules ludo --coverage")
    assert ran.code == 0
    assert f"LD-DIE-01: {TEST}::test_dice" in ran.lines
    assert ran.lines[-1] == "Rules: 5, examples: 1, cards: 1; 0 gaps."
    change(ludo / TEST, '@pytest.mark.card("ace")\n', "")
    ran = longhall("rules ludo --coverage")
    assert ran.code == 1
    assert ran.lines[-3:] == ["Cards without a test: 1", "  ace", "Rules: 5, examples: 1, cards: 1; 1 gap."]
    assert "Cartas sem teste: 1" in longhall("rules ludo --coverage --lang pt").lines


def test_the_command_writes_json(longhall: Longhall, ludo: Path) -> None:
    change(ludo / TEST, '@pytest.mark.card("ace")\n', "")
    ran = longhall("rules ludo --coverage --json")
    assert ran.code == 1
    data = json.loads(ran.out)
    assert data["gaps"] == [{"fault": "card", "id": "ace", "where": ""}]
    assert data["rules"]["LD-DIE-01"] == [f"{TEST}::test_dice"]


def test_without_a_source_tree_the_command_says_so(
    longhall: Longhall, ludo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ludo / "pyproject.toml").unlink()
    monkeypatch.chdir(ludo)
    ran = longhall("rules ludo --coverage")
    assert ran.code == 2
    assert ran.err == "longhall: The tests are not here: --coverage works in the source tree alone.\n"
