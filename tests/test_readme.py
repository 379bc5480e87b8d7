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


@pytest.mark.parametrize(
    ("game", "rows", "made", "part"),
    [
        ("Kardnarök", 106, 68, 0),
        ("Blood Rage", 145, 1, 29),
        ("Lords of Ragnarok", 387, 329, 11),
        ("Followers of Surtur", 109, 81, 6),
        ("A Feast for Odin", 487, 0, 6),
    ],
)
def test_every_row_counts(game: str, rows: int, made: int, part: int) -> None:
    """Rows whose source says so, and rows of another source whose fields do: counted here in the files themselves."""
    assert f"| **{game}** | all | {rows} | {made} | {part} |" in counted()


@pytest.mark.parametrize("game", ["blood_rage", "kardnarok"])
def test_the_files_hold_what_is_counted(game: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / f"src/longhall/games/{game}/content").iterdir())
    made, part = (len(re.findall(rf'^{field} = "reconstructed"', text, re.M)) for field in ("source", r"\w+_source"))
    assert f"| **{longhall.game_info(game).name}** | all |" in counted()
    (line,) = (line for line in counted().splitlines() if longhall.game_info(game).name in line)
    assert line.split(" | ")[3:5] == [str(made), str(part)]


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
