"""What README and docs say about content and commands is what content and commands say."""

import re
from pathlib import Path

import pytest

import longhall
from longhall import research
from longhall.terminal.cli import COMMANDS
from tools.share import MARKS, counted

ROOT = Path(__file__).parent.parent


def test_the_share_of_reconstructed_content_is_true() -> None:
    """The table is what `tools/share.py` counts from the rows."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme.split(MARKS[0])[1].split(MARKS[1])[0] == counted()


def line_of(name: str) -> list[str]:
    """What the table says of all rows of a game: rows, reconstructed, in part."""
    (line,) = (line for line in counted().splitlines() if f"**{name}**" in line)
    return line.split(" | ")[2:5]


def test_every_row_counts() -> None:
    assert line_of("Blood Rage")[1:] == ["1", "29"]
    assert line_of("Followers of Surtur") == ["109", "81", "6"]


@pytest.mark.parametrize("game", longhall.game_ids())
def test_the_files_hold_what_is_counted(game: str) -> None:
    """The table and the files agree on how many rows say of themselves that they are reconstructed."""
    folder = ROOT / f"src/longhall/games/{game}/content"
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.suffix == ".toml"}
    of_followers = files.pop("surtur.toml", "")
    for name, text in ((longhall.game_info(game).name, "".join(files.values())), ("Followers of Surtur", of_followers)):
        if text:
            assert line_of(name)[1] == str(len(re.findall(r'^source = "reconstructed"', text, re.M)))


def test_every_game_and_command_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in longhall.game_ids():
        assert longhall.game_info(game).name in readme
    for command in COMMANDS:
        assert f"`longhall {command}" in readme or f"`{command} " in readme


def test_the_tensor_sizes_in_the_docs_are_those_of_the_code() -> None:
    text = (ROOT / "docs/research.md").read_text(encoding="utf-8")
    table = text.split("| game | 1 seat |")[1].split("\n\n")[0].splitlines()[2:]
    said = {cells[1]: cells[2:-1] for cells in ([cell.strip() for cell in line.split("|")] for line in table)}
    for game in longhall.game_ids():
        info = longhall.game_info(game)
        sizes = [str(research.tensor_layout(game, n).size) if n in info.seats else "-" for n in range(1, 5)]
        assert said.pop(info.name) == sizes
        assert f"{info.name} {'has ' if game == 'kardnarok' else ''}{len(info.vocabulary.options)}" in text
    assert not said
