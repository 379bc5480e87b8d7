"""tools/stamp.py, on small files of its own."""

import tomllib
from pathlib import Path

import pytest

from longhall.words import made_from
from tools import stamp

TOML = """\
# Cards. text.en = "in a comment"
[[card]]
id = "frey"            # a god
name.all = "Frey"
text.en = "Draw 2 # cards."
text.pt = "Compre 2 cartas."   # compre, not saque
text.es = "Roba 2 cartas."
effects = [ {op = "draw", n = 2} ]

  [[card.option]]
  id = "levy"
  label.en = "Swap"
  label.es = "Cambia"
  label.pt = "Troque"

[[card]]
id = "tyr"

[card.text]
en = "Fight."
pt = "Lute."
es = "Lucha."
"""
HEADER = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
PO = """
# A remark.
#. cards on hand
#, python-brace-format
msgid "cards"
msgid_plural "cards"
msgstr[0] "{n} card"
msgstr[1] "{n} cards"
msgid "pass"
msgstr "Pass"
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A source tree with one game and one catalogue."""
    (tmp_path / "games/ludo/content").mkdir(parents=True)
    toml(tmp_path).write_text(TOML, encoding="utf-8")
    for lang in ("en", "pt", "es"):
        (tmp_path / f"locales/{lang}/LC_MESSAGES").mkdir(parents=True)
        po(tmp_path, lang).write_text(HEADER + PO, encoding="utf-8")
    return tmp_path


def toml(source: Path) -> Path:
    return source / "games/ludo/content/cards.toml"


def po(source: Path, lang: str) -> Path:
    return source / f"locales/{lang}/LC_MESSAGES/ludo.po"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def both(english: str) -> str:
    return f'{{pt = "{made_from(english)}", es = "{made_from(english)}"}}'


def test_check_lists_what_is_missing_and_changes_nothing(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert stamp.main(["--check"], source) == 1
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == 3 * 2 + 2 * 2
    assert "missing: frey/levy/label (es), games/ludo/content/cards.toml:13" in listed
    assert "missing: pass (pt), locales/pt/LC_MESSAGES/ludo.po:11" in listed
    assert toml(source).read_text(encoding="utf-8") == TOML


def test_stamps_go_beside_their_texts_and_nothing_else_moves(source: Path) -> None:
    assert stamp.main([], source) == 0
    assert stamp.main(["--check"], source) == 0
    stamped = toml(source).read_text(encoding="utf-8").splitlines()
    of = {
        7: f"text.of = {both('Draw 2 # cards.')}",
        15: f"  label.of = {both('Swap')}",
        24: f"of = {both('Fight.')}",
    }
    assert {number: stamped[number] for number in of} == of
    assert [line for number, line in enumerate(stamped) if number not in of] == TOML.splitlines()
    tomllib.loads("\n".join(stamped))


def test_a_message_gets_its_stamp_as_a_translators_comment(source: Path) -> None:
    stamp.main([], source)
    assert po(source, "en").read_text(encoding="utf-8") == HEADER + PO
    plural = f"# A remark.\n# en: {made_from('{n} card' + chr(10) + '{n} cards')}\n#. cards on hand\n"
    stamped = po(source, "pt").read_text(encoding="utf-8")
    assert plural in stamped
    assert f'# en: {made_from("Pass")}\nmsgid "pass"\n' in stamped
    assert "".join(line for line in stamped.splitlines(True) if not line.startswith("# en:")) == HEADER + PO


def test_stamping_again_changes_nothing(source: Path) -> None:
    stamp.main([], source)
    before = {path: path.read_bytes() for path in source.rglob("*.*") if path.is_file()}
    assert stamp.main([], source) == 0
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    ("old", "new", "name"), [('"Swap"', '"Swap 1"', "frey/levy/label"), ('"Fight."', '"Fight!"', "tyr/text")]
)
def test_a_stale_row_is_renewed_only_by_name(
    source: Path, old: str, new: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp.main([], source)
    change(toml(source), old, new)
    before = toml(source).read_text(encoding="utf-8")
    capsys.readouterr()

    assert stamp.main([], source) == 1
    assert f"stale: {name} (pt), " in capsys.readouterr().out
    assert toml(source).read_text(encoding="utf-8") == before

    assert stamp.main(["--restamp", name, "--lang", "pt"], source) == 1
    assert capsys.readouterr().out.count("stale: ") == 1
    assert stamp.main(["--restamp", name], source) == 0
    assert both(new.strip('"')) in toml(source).read_text(encoding="utf-8")


def test_a_stale_message_is_renewed_only_by_name(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stamp.main([], source)
    change(po(source, "en"), "{n} cards", "{n} of cards")
    assert stamp.main([], source) == 1
    assert "stale: cards (es), locales/es/LC_MESSAGES/ludo.po:8" in capsys.readouterr().out
    assert stamp.main(["--restamp", "cards"], source) == 0
    assert po(source, "es").read_text(encoding="utf-8").count("# en: ") == 2


def test_an_id_names_all_texts_of_its_row(source: Path) -> None:
    stamp.main([], source)
    change(toml(source), '"Swap"', '"Swap 1"')
    change(toml(source), '"Draw 2 # cards."', '"Draw 2 of them."')
    assert stamp.main(["--restamp", "frey"], source) == 0


def test_a_translation_that_comes_later_joins_the_others(source: Path) -> None:
    change(toml(source), '  label.es = "Cambia"\n', "")
    stamp.main([], source)
    change(toml(source), '"}\n\n[[card]]\nid = "tyr"', '"}  # kept\n  label.es = "Cambia"\n\n[[card]]\nid = "tyr"')
    assert stamp.main([], source) == 0
    assert f"  label.of = {both('Swap')}  # kept\n" in toml(source).read_text(encoding="utf-8")


def test_texts_of_the_same_name_are_told_apart_by_their_place(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    toml(source).with_name("gods.toml").write_text(TOML, encoding="utf-8")
    stamp.main([], source)
    change(toml(source), '"Swap"', '"Swap 1"')
    with pytest.raises(SystemExit, match="2"):
        stamp.main(["--restamp", "frey/levy/label"], source)
    assert "games/ludo/content/cards.toml:14" in capsys.readouterr().err
    places = [f"games/ludo/content/cards.toml:{line}" for line in (14, 15)]
    assert stamp.main(["--restamp", *places], source) == 0


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('text = {en = "a", pt = "b", es = "c"}', "on a line of its own"),
        ('text.en = """\na"""\ntext.pt = "b"', "one line of its own"),
    ],
)
def test_a_text_that_is_not_on_lines_of_its_own_is_refused(
    source: Path, line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    toml(source).write_text(line, encoding="utf-8")
    with pytest.raises(SystemExit, match="2"):
        stamp.main([], source)
    assert complaint in capsys.readouterr().err


def test_an_unknown_name_is_refused(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        stamp.main(["--restamp", "odin"], source)
    assert "no translation is called odin" in capsys.readouterr().err


def test_a_glossary_is_not_stamped(source: Path) -> None:
    (source / "games/ludo/glossary.toml").write_text(
        '[[term]]\nid = "die"\nen = "die"\npt = "dado"\n', encoding="utf-8"
    )
    stamp.main([], source)
    assert stamp.main(["--check"], source) == 0
