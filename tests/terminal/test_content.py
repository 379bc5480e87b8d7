"""`longhall content`: the rows with their sources, templates and checks of packs; and `--content` in every command."""

import json
import tomllib
from pathlib import Path

import pytest

from longhall.engine import packs
from longhall.engine.toml_tables import SOURCES
from longhall.games.feast_for_odin.game import INFO as FEAST
from longhall.terminal.template import in_doubt, template
from longhall.words import LANGUAGES, t
from tests.terminal.conftest import Longhall
from tests.toy.rows import SHELF

HEAD = '[pack]\ngame = "toy"\nname = "Mine"\n'
ELK = '[[card]]\nid = "elk"\nname.all = "STAG"\nreward = 3\n'


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no pack had ever been read."""
    monkeypatch.setattr(packs, "_KNOWN", {})


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + ELK, encoding="utf-8")
    return path


# The list


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_is_listed_with_its_source(longhall: Longhall, lang: str) -> None:
    ran = longhall(f"content toy --lang {lang}")
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.lines) == 11 + 4  # the rows, and a line for each source
    name = {"en": "WYRM", "pt": "SERPE", "es": "SIERPE"}[lang]
    assert f"{name} (card) [card wyrm]. {t('source.reconstructed', lang)}." in ran.lines
    assert f"deal [deal]. {t('source.rulebook', lang)}." in ran.lines
    assert t("content.count", lang, source=t("source.recalled", lang), n=1) in ran.lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_words(lang: str) -> None:
    assert all(t(f"source.{source}", lang) for source in SOURCES)


def test_the_list_for_programs(longhall: Longhall) -> None:
    rows = json.loads(longhall("content toy --json --lang es").out)
    assert len(rows) == 11
    wyrm = next(row for row in rows if row["id"] == "wyrm")
    assert (wyrm["kind"], wyrm["name"], wyrm["source"]) == ("card", "SIERPE", "reconstructed")
    assert wyrm["values"]["back"] == "foe"


def test_rows_of_one_source_alone(longhall: Longhall) -> None:
    assert longhall("content toy --source recalled").lines == [
        "WOLF (card) [card wolf]. Recalled, and not checked.",
        "Recalled, and not checked: 1 row",
    ]


def test_a_pack_is_seen_in_the_list(longhall: Longhall, mine: Path) -> None:
    assert "STAG (card) [card elk]. Typed in from the printed game." in longhall(f"content toy --content {mine}").lines


# A template


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("which", "rows"), [("", 5), ("--all", 11), ("--source public", 1)])
def test_a_template_fits_and_changes_nothing(longhall: Longhall, which: str, rows: int, lang: str) -> None:
    ran = longhall(f"content toy --template new.toml {which} --lang {lang}")
    assert ran.lines == [t("content.template", lang, file="new.toml", n=rows, game="toy")]
    assert longhall(f"content toy --check new.toml --lang {lang}").lines[1:] == [t("content.changes", lang, n=0)]


def test_a_template_is_ready_to_be_edited(longhall: Longhall) -> None:
    longhall("content toy --template new.toml")
    text = Path("new.toml").read_text(encoding="utf-8")
    assert text.startswith("# A content pack for Toy: ")
    assert '# ELK\n# The rulebook gives: name\n[[card]]\nid = "elk"\nname.all = "ELK"\nreward = 1\nsource =' in text
    tables = tomllib.loads(text)
    assert {card["id"] for card in tables["card"]} == {"elk", "wolf", "yew", "troll", "wyrm"}
    assert all("back" not in card for card in tables["card"]), "what cannot be changed is left out"
    Path("new.toml").write_text(text.replace("reward = 1", "reward = 2"), encoding="utf-8")
    assert "card elk, reward: 1 → 2" in longhall("content toy --check new.toml").lines


def test_what_was_typed_in_is_no_longer_in_the_template(longhall: Longhall, mine: Path) -> None:
    assert "holds 4 rows" in longhall(f"content toy --template new.toml --content {mine}").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_template_without_rows_says_so(longhall: Longhall, lang: str) -> None:
    ran = longhall(f"content toy --template new.toml --source printed --lang {lang}")
    assert ran.lines == [t("content.template_empty", lang, file="new.toml", game="toy")]


def test_a_row_with_a_field_in_doubt_is_in_the_template() -> None:
    shelf = FEAST.shelf
    assert shelf
    chosen = in_doubt(shelf.open("").listed())
    assert {(row.kind, tuple(row.fields_from("reconstructed"))) for row in chosen} == {("board", ("anchor",))}
    assert len(chosen) == 6
    assert "# Reconstructed: anchor" in template(FEAST, shelf, chosen, "en")


def test_a_file_is_not_written_over(longhall: Longhall, mine: Path) -> None:
    ran = longhall(f"content toy --template {mine}")
    assert (ran.code, ran.err) == (2, f"longhall: {mine} is there already; --force writes over it.\n")
    assert mine.read_text(encoding="utf-8") == HEAD + ELK
    assert longhall(f"content toy --template {mine} --force").code == 0
    written = json.loads(longhall("content toy --template other.toml --json").out)
    assert written == {"file": "other.toml", "rows": 5}


# What a pack changes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_says_what_the_pack_changes(longhall: Longhall, mine: Path, lang: str) -> None:
    lines = longhall(f"content toy --check {mine} --lang {lang}").lines
    assert lines[0].endswith(f": Mine ({packs.read_packs(mine)[0].digest})")
    assert 'card elk, name.pt: "ELK" → "STAG"' in lines
    assert 'card elk, source: "reconstructed" → "printed"' in lines
    assert lines[-1] == t("content.changes", lang, n=5)


def test_a_check_for_programs(longhall: Longhall, mine: Path) -> None:
    data = json.loads(longhall(f"content toy --check {mine} --json").out)
    assert data["packs"][0]["name"] == "Mine"
    assert {"kind": "card", "id": "elk", "field": "reward", "old": 1, "new": 3} in data["changes"]


def test_a_check_looks_at_the_pack_over_others(longhall: Longhall, mine: Path) -> None:
    Path("more.toml").write_text(HEAD + '[[card]]\nid = "elk"\nreward = 2\n', encoding="utf-8")
    lines = longhall(f"content toy --content {mine} --check more.toml").lines
    assert lines[1:] == ["card elk, reward: 3 → 2", "The pack fits. It changes 1 value."]


def test_everything_that_is_wrong_is_said_a_line_each(longhall: Longhall, mine: Path) -> None:
    mine.write_text(HEAD + ELK + 'score = 12\ncolour = 1\n[deal]\nhand = "x"\n', encoding="utf-8")
    ran = longhall(f"content toy --check {mine}")
    assert (ran.code, ran.out) == (2, "")
    assert sorted(line.split(":")[1].strip() for line in ran.err.splitlines()) == [
        "mine.toml, card elk",
        "mine.toml, card elk",
        "mine.toml, deal",
    ]
    assert "score" in ran.err
    assert "colour" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_said_in_one_line(longhall: Longhall, mine: Path, lang: str) -> None:
    mine.write_text(HEAD + ELK + "score = 12\n", encoding="utf-8")
    words = {"file": "mine.toml", "row": "card elk", "field": "score", "low": 0, "high": 9, "value": 12}
    for command in (f"content toy --check {mine}", f"simulate toy --content {mine}", f"play toy --content {mine}"):
        ran = longhall(f"{command} --lang {lang}")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"longhall: {t('error.content.range', lang, **words)}\n"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("content chess", "chess"),
        ("content toy --source dream", "There is no source dream."),
        ("content toy --check no.toml", "There is no file no.toml."),
        ("content toy --content .", "holds no content pack for toy."),
        ("content toy --check mine.toml --template new.toml", "not allowed with"),
        ("play toy --content no.toml", "There is no file no.toml."),
        ("arena toy --bots thrall,karl --content no.toml", "There is no file no.toml."),
        ("check toy --content no.toml", "There is no file no.toml."),
        ("replay x.json --content no.toml", "There is no file no.toml."),
    ],
)
def test_bad_input_is_answered_in_one_line(longhall: Longhall, command: str, said: str) -> None:
    ran = longhall(command)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1


# Playing with packs


def test_bots_play_with_a_pack(longhall: Longhall, mine: Path) -> None:
    mine.write_text(HEAD + "[purse.short]\ncoins = 5\n", encoding="utf-8")
    command = "simulate toy --games 3 --seed 1 --json"
    plain, packed = json.loads(longhall(command).out), json.loads(longhall(f"{command} --content {mine}").out)
    assert plain["content"] == []
    assert packed["content"] == [packs.read_packs(mine)[0].to_data()]
    assert [game["scores"] for game in plain["games"]] != [game["scores"] for game in packed["games"]]


def test_the_walker_takes_packs_to_every_process(longhall: Longhall, mine: Path) -> None:
    ran = longhall(f"check toy --games 4 --processes 2 --json --content {mine}")
    assert (ran.code, json.loads(ran.out)["faults"]) == (0, [])
    assert json.loads(ran.out)["content"][0]["name"] == "Mine"


def test_a_folder_gives_the_packs_of_the_game(longhall: Longhall, mine: Path) -> None:
    (mine.parent / "other.toml").write_text('[pack]\ngame = "chess"\nname = "Chess"\n', encoding="utf-8")
    content = json.loads(longhall(f"simulate toy --games 1 --json --content {mine.parent}").out)["content"]
    assert [pack["name"] for pack in content] == ["Mine"]
    ran = longhall(f"simulate toy --content {mine.parent / 'other.toml'}")
    assert ran.err == "longhall: other.toml is a content pack for chess, not for toy.\n"


def test_a_game_is_played_saved_and_taken_up_again(
    longhall: Longhall, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = "play toy --people none --bots thrall --seed 1"
    ran = longhall(f"{play} --content {mine} --save game.json")
    digest = packs.read_packs(mine)[0].digest
    assert f"Content pack: Mine ({digest})" in ran.lines
    for command in ("replay game.json", "export game.json --text", "play --load game.json"):
        monkeypatch.setattr(packs, "_KNOWN", {})
        missing = longhall(command)
        assert (missing.code, missing.out) == (2, "")
        assert missing.err.startswith(f"longhall: This save was played with the content pack Mine ({digest}), which is")
        found = longhall(f"{command} --content {mine}")
        assert (found.code, found.err) == (0, "")
    assert json.loads(longhall(f"export game.json --json --content {mine}").out)["content"][0]["hash"] == digest
    mine.write_text(HEAD + ELK.replace("3", "2"), encoding="utf-8")
    monkeypatch.setattr(packs, "_KNOWN", {})
    assert (
        f"The one that is here differs ({packs.read_packs(mine)[0].digest})"
        in longhall(f"replay game.json --content {mine}").err
    )


def test_the_words_of_a_pack_are_shown(longhall: Longhall, mine: Path) -> None:
    every = "".join(f'[[card]]\nid = "{row.id}"\nname.all = "MY-{row.id}"\n' for row in SHELF.open().listed()[:7])
    mine.write_text(HEAD + every, encoding="utf-8")
    play = "play toy --seed 1 --people 0"
    assert "MY-" in longhall(f"{play} --content {mine}", "quit", "n").out
    assert "MY-" not in longhall(play, "quit", "n").out


def test_a_fault_is_found_again_with_its_packs(longhall: Longhall, mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.toy.state import Toy

    monkeypatch.setattr(Toy, "faults", lambda self: ["always"])
    fault = json.loads(longhall(f"check toy --games 1 --processes 1 --json --content {mine}").out)["faults"][0]
    assert f"--content {mine}" in fault["repeat"]
