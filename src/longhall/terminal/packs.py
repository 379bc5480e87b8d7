"""Content packs that the command line names: `--content FILE` or `--content FOLDER`, as often as wanted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from longhall.engine.errors import LonghallError
from longhall.engine.packs import Pack, read_packs, remember
from longhall.engine.registry import GameInfo
from longhall.terminal.files import file_error


def with_packs(info: GameInfo, paths: Sequence[Path]) -> GameInfo:
    """The game with these packs over its content. Of a folder those of other games are left out."""
    packs: list[Pack] = []
    for path in paths:
        found = read(path)
        if path.is_dir():
            found = [pack for pack in found if pack.game == info.id]
            if not found:
                raise LonghallError("error.pack.none", folder=path, game=info.id)
        packs += found
    return info.with_packs(packs)


def know_packs(paths: Sequence[Path]) -> None:
    """Let a save find the packs that it was played with."""
    for path in paths:
        remember(read(path))


def read(path: Path) -> list[Pack]:
    """The packs of a file or a folder."""
    try:
        return read_packs(path)
    except OSError as error:
        raise file_error(path, error) from error


def as_typed(paths: Sequence[Path]) -> list[str]:
    """What to type to have the same packs again."""
    return [word for path in paths for word in ("--content", str(path))]
