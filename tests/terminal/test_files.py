"""Saves that are broken in every way: one line, exit code 2, and the file stays as it was."""

import json
from pathlib import Path
from typing import Any

import pytest

from longhall.engine.errors import LonghallError
from longhall.engine.saves import seal
from longhall.terminal import files
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
