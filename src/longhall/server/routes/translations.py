"""Words for pages: all that a page says, in one language, so that it can be switched without asking again and again.

A page draws its sentences as `words.speaker` does, from the same catalogues, names and arguments.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec import Meta, Struct

from longhall.engine.errors import LonghallError
from longhall.engine.packs import packs_of
from longhall.engine.registry import GameInfo, game_info
from longhall.rulebook import Rulebook
from longhall.rulebook.book import Sort
from longhall.server.errors import NotThere
from longhall.server.litestar_types import AnyRequest
from longhall.words import LANGUAGES
from longhall.words.catalogue import catalogue, plural_of
from longhall.words.changes import changes_of
from longhall.words.rows import is_text
from longhall.words.speaker import Speaker

# Of the program's own sentences, those that pages need.
FOR_PAGES = (
    "outcome.",
    "web.",
    "seat",
    "nothing",
    "counted",
    "ask.",
    "log.",
    "end.",
    "source.",
    "entry.",
    "why.",
    "error.",
)

Lang = FromPath[str]
Packs = Annotated[
    str, QueryParameter(name="content", max_length=4000, description="The content packs of a table, joined with +.")
]


class Words(Struct, frozen=True):
    """Sentences by key, each with its plural forms; `plural` is the rule that picks one for a number."""

    lang: str
    plural: str
    messages: dict[str, list[str]]


class Rule(Struct, frozen=True):
    """A rule, an example or a ruling of a game."""

    id: str
    sort: Sort
    kind: str
    section: str
    text: str
    point: str
    rulings: list[str]


class ContentRow(Struct, frozen=True):
    """A row of a game's content, without its texts."""

    kind: str
    id: str
    label: str  # its kind in words
    name: str
    source: str
    values: Annotated[dict[str, Any], Meta(title="RowValues")]


class PackPicture(Struct, frozen=True):
    """How a content pack wants a thing to be drawn: a figure, a ground and a tint that the page knows."""

    main: str
    back: str
    tint: str


class OptionGroup(Struct, frozen=True):
    """Options that stand together in a list, under the heading `group.<id>`: rows of the first verb need to name the
    thing alone."""

    id: str
    stamp: str
    verbs: list[str]


class GameWords(Struct, frozen=True):
    """All words of a game, the names of its things by kind, and what the arguments of its sentences point at."""

    game: str
    name: str
    words: Words
    things: dict[str, dict[str, str]]
    arguments: dict[str, str]
    texts: list[str]
    groups: list[OptionGroup]
    rules: list[Rule]
    rows: list[ContentRow]
    pictures: dict[str, dict[str, PackPicture]]  # of content packs, by kind and word


@cache
def own_words(lang: str) -> Words:
    """The program's own sentences, as far as pages need them."""
    return _words(lang, {key for key in catalogue(lang) if ":" not in key and key.startswith(FOR_PAGES)}, "")


def game_words(info: GameInfo, lang: str) -> GameWords:
    own = f"{info.id}:"
    keys = {key for key in catalogue(lang) if key.startswith(own)}
    things = {kind: {word: info.name_of(kind, word, lang) for word in words} for kind, words in info.things.items()}
    things["change"] = {change.id: change.text(lang) for change in changes_of(info)}
    return GameWords(
        game=info.id,
        name=info.name,
        words=_words(lang, keys, own),
        things=things,
        arguments=dict(info.arguments),
        texts=list(info.texts),
        groups=[OptionGroup(group.id, group.stamp, list(group.verbs)) for group in info.groups],
        rules=list(_rules(info, lang)),
        rows=list(_rows(info, lang)),
        pictures=_pictures(info),
    )


def _pictures(info: GameInfo) -> dict[str, dict[str, PackPicture]]:
    """The pictures of a game's packs; the later pack lies over the earlier one."""
    found: dict[str, dict[str, PackPicture]] = {}
    for pack in info.packs:
        for kind, rows in pack.pictures.items():
            found.setdefault(kind, {}).update({word: PackPicture(**row) for word, row in rows.items()})
    return found


def _words(lang: str, keys: set[str], prefix: str) -> Words:
    entries = catalogue(lang)
    messages = {key.removeprefix(prefix): list(entries[key].forms) for key in sorted(keys)}
    return Words(lang, plural_of(lang), messages)


def _rules(info: GameInfo, lang: str) -> Iterator[Rule]:
    try:
        entries = Rulebook.load(info).entries
    except LonghallError:  # a game without a rulebook can be played all the same
        return
    for entry in entries:
        yield Rule(
            entry.id,
            entry.sort,
            entry.kind,
            entry.heading(lang),
            entry.text(lang),
            entry.about(lang),
            list(entry.rulings),
        )


def _rows(info: GameInfo, lang: str) -> Iterator[ContentRow]:
    if info.shelf is None:
        return
    speaker = Speaker(info, lang)
    for row in info.shelf.open(info.content).listed():
        values = {name: value for name, value in row.data.items() if name not in ("id", "source") and not _texts(value)}
        yield ContentRow(row.kind, row.id or row.kind, speaker.kind(row.kind), row.name(lang), row.source, values)


def _texts(value: object) -> bool:
    return isinstance(value, dict) and is_text(value)


@lru_cache(maxsize=64)
def _game_words_as_sent(game: str, content: str, lang: str) -> tuple[bytes, str]:
    info = game_info(game).with_packs(packs_of(content))
    return _as_sent(game_words(info, lang))


@cache
def _own_words_as_sent(lang: str) -> tuple[bytes, str]:
    return _as_sent(own_words(lang))


def _as_sent(words: Words | GameWords) -> tuple[bytes, str]:
    body = msgspec.json.encode(words)
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


def _told(request: AnyRequest, body: bytes, tag: str) -> Response[bytes]:
    """Whoever has these words already is told just that."""
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NotThere("error.language", where="words", name=lang, known=list(LANGUAGES))
    return lang


@get("/words/{lang:str}", responses={200: ResponseSpec(Words, generate_examples=False)})
async def words(request: AnyRequest, lang: Lang) -> Response[bytes]:
    """The sentences of pages in a language."""
    return _told(request, *_own_words_as_sent(_spoken(lang)))


@get("/games/{game:str}/words/{lang:str}", responses={200: ResponseSpec(GameWords, generate_examples=False)})
async def words_of_game(request: AnyRequest, game: FromPath[str], lang: Lang, content: Packs = "") -> Response[bytes]:
    """The sentences, names, rules and content of a game in a language."""
    return _told(request, *_game_words_as_sent(game, content, _spoken(lang)))


router = Router("/", route_handlers=[words, words_of_game], tags=["Words"])
