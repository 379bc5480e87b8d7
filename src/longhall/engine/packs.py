"""Content packs: TOML files of the content's own shape that lie over single rows of a game.

    [pack]
    game = "kardnarok"
    name = "My printed cards"

    [[warrior]]
    id = "jarl"
    strength = 4

    [pictures.warrior]
    jarl = { main = "crown", back = "hall", tint = "rust" }

What a game plays by is a word, its content: the digests of its packs in the order in which they lie over one another,
joined by `+`; the empty word is the content as it is shipped. Packs are known by their digests, so that positions and
saves can find them again.
"""

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from longhall.engine.errors import BadContent, BadPacks
from longhall.engine.toml_tables import Table, are_rows, are_tables, id_of, parse, wrong_type

JOINED = "+"
PICTURE_FIELDS = ("main", "back", "tint")
_FIELDS = {"game": True, "name": True, "author": False}  # of the table [pack]; must it be there?


class Pack:
    """One file of values. Its digest is that of its rows: comments, the order of keys and its name do not count."""

    def __init__(
        self, file: str, game: str, name: str, author: str, tables: Table, pictures: dict[str, dict[str, Table]]
    ) -> None:
        self.file = file
        self.game = game
        self.name = name
        self.author = author
        self.tables = tables
        self.pictures = pictures  # by kind and word; they change how cards look and nothing that a game plays by
        self.digest = digest(game, tables)

    def __reduce__(self) -> tuple[type["Pack"], tuple[Any, ...]]:
        """For other processes, also where this class is compiled."""
        return Pack, (self.file, self.game, self.name, self.author, self.tables, self.pictures)

    def to_data(self) -> dict[str, str]:
        """What a save says about it."""
        return {"name": self.name, "hash": self.digest}


def read_packs(path: Path | str) -> list[Pack]:
    """The pack of a file, or all packs of a folder in the order of their names."""
    path = Path(path)
    found = sorted(path.glob("*.toml")) if path.is_dir() else [path]
    packs, faults = [], []
    for file in found:
        try:
            packs.append(_read(file))
        except BadPacks as several:
            faults += several.faults
        except BadContent as fault:
            faults.append(fault)
    _refuse(faults)
    return packs


def _refuse(faults: Sequence[BadContent]) -> None:
    """Raise what is wrong, if anything is."""
    if len(faults) > 1:
        raise BadPacks(faults)
    if faults:
        raise faults[0]


def _read(path: Path) -> Pack:
    try:
        return parse_pack(path.name, path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadContent("error.pack.utf8", file=path.name) from error


def parse_pack(file: str, text: str) -> Pack:
    """The pack in a text; it must say its game and its name."""
    tables = parse(file, text)
    about = tables.pop("pack", None)
    if not isinstance(about, dict):
        raise BadContent("error.pack.no_head", file=file)
    faults = []
    for field, needed in _FIELDS.items():
        value = about.get(field, None if needed else "")
        if not isinstance(value, str) or (needed and not value.strip()):
            faults.append(wrong_type(file, "pack", field, str, value))
    for field in sorted(set(about) - set(_FIELDS)):
        faults.append(BadContent("error.pack.field", file=file, row="pack", field=field, allowed=list(_FIELDS)))
    pictures = tables.pop("pictures", {})
    faults += _picture_faults(file, pictures)
    _refuse(faults)
    return Pack(file, about["game"], about["name"].strip(), about.get("author", ""), tables, pictures)


def _picture_faults(file: str, pictures: Any) -> list[BadContent]:
    """What is wrong with the pictures of a pack: each needs a figure, a ground and a tint, as words."""
    if not isinstance(pictures, dict):
        return [wrong_type(file, "pack", "pictures", dict, pictures)]
    faults = []
    for kind, rows in pictures.items():
        for word, row in rows.items() if isinstance(rows, dict) else [("", rows)]:
            place = f"pictures.{kind}.{word}"
            if not isinstance(row, dict):
                faults.append(wrong_type(file, place, "main", dict, row))
                continue
            faults += [
                wrong_type(file, place, field, str, row.get(field))
                for field in PICTURE_FIELDS
                if not isinstance(row.get(field), str)
            ]
            for field in sorted(set(row) - set(PICTURE_FIELDS)):
                faults.append(
                    BadContent("error.pack.field", file=file, row=place, field=field, allowed=list(PICTURE_FIELDS))
                )
    return faults


def digest(game: str, tables: Table) -> str:
    """A short hash of what the rows of a pack say."""
    rows = {kind: _sorted(value) if are_tables(value) else _without_order(value) for kind, value in tables.items()}
    text = json.dumps({"game": game, "rows": rows}, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _without_order(value: Any) -> Any:
    """The same value, in which rows that have ids are sorted by them."""
    if isinstance(value, dict):
        return {key: _without_order(each) for key, each in value.items()}
    if are_rows(value):
        return _sorted(value)
    return [_without_order(item) for item in value] if isinstance(value, list) else value


def _sorted(rows: list[Table]) -> list[Any]:
    return [_without_order(table) for table in sorted(rows, key=id_of)]


# Packs that are known here

_KNOWN: dict[str, Pack] = {}


def remember(packs: Iterable[Pack]) -> None:
    """Let positions and saves find these packs."""
    for pack in packs:
        _KNOWN[pack.digest] = pack


def forget(packs: Iterable[Pack]) -> None:
    """Drop packs that were remembered for a trial."""
    for pack in packs:
        _KNOWN.pop(pack.digest, None)


def known_packs() -> list[Pack]:
    return list(_KNOWN.values())


def content_of(packs: Iterable[Pack]) -> str:
    """The word for these packs, in their order; one that is there twice counts once."""
    return JOINED.join(dict.fromkeys(pack.digest for pack in packs))


def packs_of(content: str) -> list[Pack]:
    """The packs that a content names."""
    missing = [each for each in content.split(JOINED) if each and each not in _KNOWN]
    if missing:
        raise BadContent("error.pack.unknown", hash=missing[0])
    return [_KNOWN[each] for each in content.split(JOINED) if each]
