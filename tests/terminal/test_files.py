"""Saves that are broken in every way: one line, exit code 2, and the file stays as it was."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from longhall.engine.errors import LonghallError
from longhall.engine.rng import Stream
from longhall.engine.saves import seal
from longhall.terminal import files
from tests.forging import forged
from tests.refusals import saying
from tests.terminal.conftest import Longhall

COMMANDS = ("play --load {file}", "replay {file}", "export {file} --text")


@pytest.fixture
def saved(longhall: Longhall, tmp_path: Path) -> Path:
    """A game in the middle of its first turn."""
    file = tmp_path / "game.json"
    longhall("play toy --seed 7 --skip-moments", "oath:1", "done", "draw", f"save {file}")
    return file


def sealed(file: Path, **changes: Any) -> None:
    """Change a save as its author could: with the right seal."""
    data = {**json.loads(file.read_text(encoding="utf-8")), **changes}
    file.write_text(json.dumps({**data, "seal": seal(data)}), encoding="utf-8")


def refused(longhall: Longhall, file: Path, complaint: str) -> None:
    """Every command that reads a save says this, and leaves the file alone."""
    before = file.read_bytes() if file.is_file() else None
    for command in COMMANDS:
        ran = longhall(command.format(file=file))
        assert (ran.code, ran.out, ran.err) == (2, "", f"longhall: {complaint}\n")
    assert (file.read_bytes() if file.is_file() else None) == before


@pytest.mark.parametrize("content", [b"", b"dear diary", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"9" * 5000])
def test_what_is_no_json_is_refused(longhall: Longhall, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    refused(longhall, file, f"{file} is not a saved game: it holds no JSON.")


@pytest.mark.parametrize("content", ["[]", "null", "7", '"game"', "{}", '{"format": "other"}'])
def test_json_that_is_no_save_is_refused(longhall: Longhall, tmp_path: Path, content: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(content, encoding="utf-8")
    refused(longhall, file, "This is not a saved game of Longhall.")


def test_a_save_that_was_cut_off_is_refused(longhall: Longhall, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-200])
    refused(longhall, saved, f"{saved} is not a saved game: it holds no JSON.")


def test_a_save_that_was_edited_is_refused(longhall: Longhall, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    assert "oath:1" in text
    saved.write_text(text.replace("oath:1", "oath:2"), encoding="utf-8")
    refused(longhall, saved, "This save was edited or cut off, and cannot be used.")


def test_a_save_of_an_unknown_game_is_refused(longhall: Longhall, saved: Path) -> None:
    sealed(saved, game="chess")
    refused(longhall, saved, "There is no game chess. The games are: toy.")


def test_a_save_of_a_newer_version_is_refused(longhall: Longhall, saved: Path) -> None:
    sealed(saved, version=99)
    refused(longhall, saved, "This save is of version 99; this program knows versions up to 1.")
    sealed(saved, version=1, rules=99)
    refused(longhall, saved, "This save has version 99 of the rules of toy; this program knows versions up to 1.")


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": "many"},
        {"options": []},
        {"journal": [[0, "nonsense"]]},
        {"journal": 7},
        {"snapshot": None},
        {"log": [7]},
        {"table": {"people": 7}},
        {"table": {"people": [0], "names": 3}},
        {"table": {"people": ["x"]}},
        {"table": 7},
    ],
)
def test_a_save_that_does_not_add_up_is_refused(longhall: Longhall, saved: Path, changes: dict[str, Any]) -> None:
    sealed(saved, **changes)
    for command in COMMANDS:
        ran = longhall(command.format(file=saved))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("longhall: ")
        assert ran.err.count("\n") == 1


def test_a_save_of_another_game_than_the_one_named_is_refused(longhall: Longhall, saved: Path) -> None:
    ran = longhall(f"play chess --load {saved}")
    assert (ran.code, ran.err) == (2, f"longhall: {saved} is a game of toy, not of chess.\n")


def test_a_file_that_is_not_there_or_is_none_is_refused(longhall: Longhall, saved: Path) -> None:
    refused(longhall, saved.parent, f"{saved.parent} is a directory.")
    refused(longhall, saved.parent / "no.json", f"There is no file {saved.parent}/no.json.")
    refused(longhall, saved / "below.json", f"There is no file {saved}/below.json.")


def test_a_file_without_permission_is_refused(longhall: Longhall, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*args: Any, **settings: Any) -> str:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:  # whoever runs the tests as root may read everything
        patch.setattr(Path, "read_text", forbidden)
        ran = longhall(f"replay {saved}")
    assert (ran.code, ran.err) == (2, f"longhall: {saved}: no permission.\n")


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_text("old", encoding="utf-8")

    def full(*args: Any) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(LonghallError, match="No space left on device"):
        files.write(file, "new")
    assert file.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old", encoding="utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.write(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text(encoding="utf-8") == "new"


def test_what_is_no_file_is_not_written_over() -> None:
    with pytest.raises(LonghallError, check=saying("error.file.other")):
        files.write(Path("/dev/null"), "text")


FORMULA = "=cmd|' /C calc'!A0"


def logged(file: Path, *events: Any) -> None:
    sealed(file, log=[*json.loads(file.read_text(encoding="utf-8"))["log"], *events])


def test_a_formula_in_a_forged_log_is_plain_text_in_a_table(longhall: Longhall, saved: Path) -> None:
    logged(saved, [FORMULA, {"seat": FORMULA}], [" +1", {}])
    rows = list(csv.reader(longhall(f"export {saved} --csv").out.splitlines()))
    assert rows[-2][1:3] == [f"'{FORMULA}", f"'{FORMULA}"]
    assert rows[-1][2] == "' +1"


@pytest.mark.parametrize(
    "event",
    [["no.such.event", {}], ["undo", {}], ["undo", {"seat": "x"}], ["undo", {"nobody": 1}], ["undo", {"seat": 99}]],
)
def test_a_log_that_tells_of_what_there_is_not_gives_one_line(longhall: Longhall, saved: Path, event: Any) -> None:
    logged(saved, event)
    for command in ("replay {file}", "export {file} --text", "export {file} --text --all", "export {file} --json"):
        ran = longhall(command.format(file=saved))
        assert "Traceback" not in ran.err
        assert (ran.code == 0 and not ran.err) or (ran.code == 2 and ran.err.startswith("longhall: This save does not"))


def test_what_a_terminal_would_obey_is_refused(longhall: Longhall, saved: Path) -> None:
    logged(saved, ["undo", {"seat": "\x1b[2J"}])
    assert longhall(f"export {saved} --json").code == 2


@pytest.mark.parametrize(
    "table", [7, [], {"people": 3}, {"names": [5]}, {"bots": [None]}, {"people": ["0"]}, {"x": []}]
)
def test_a_table_that_cannot_be_is_refused(longhall: Longhall, saved: Path, table: Any) -> None:
    sealed(saved, table=table)
    refused(longhall, saved, "This save does not add up: table")


def test_forged_files_never_give_a_traceback(longhall: Longhall, saved: Path) -> None:
    chance, honest = Stream("files"), json.loads(saved.read_text(encoding="utf-8"))
    for _ in range(60):
        saved.write_text(json.dumps(forged(honest, chance)), encoding="utf-8")
        for command in ("replay {file}", "export {file} --text", "export {file} --csv", "export {file} --json"):
            ran = longhall(command.format(file=saved))
            assert ran.code in (0, 2)
            assert ran.code == 0 or ran.err.startswith("longhall: ")
