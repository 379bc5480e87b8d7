"""Every card, piece and good has a picture: a row in `web/src/pictures`. The tests of the page check what rows name."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import longhall

FOLDER = Path(__file__).parent.parent.parent / "web" / "src" / "pictures"

# Kinds of words that are no things: phases, numbers, squares, words of sentences.
# A new kind is pictured, or added here with a reason.
NO_THINGS = {
    "blood_rage": {"phase"},
    "kardnarok": {"slot"},  # a place in a row
    "lords_of_ragnarok": {
        "territory", "place", "sea", "army", "wound_slot",  # numbered places
        "effect", "phase", "colour", "face", "slot",  # words of sentences
        "skip", "tie", "reason", "key", "key_value",  # how the Followers decide
    },
    "feast_for_odin": {"cell", "turn", "phase", "group", "short"},  # short: what cells of the board are headed by
}  # fmt: skip

PAGE_ALONE = ("god", "back")  # gods of cards, and backs of piles, have a word of their own on the page alone


def tables(game: str) -> tuple[dict[str, list[str]], dict[str, dict[str, Any]]]:
    """Which kinds stand for others, and the rows by kind, of all tables of a game."""
    stands_for: dict[str, list[str]] = {}
    decks: dict[str, dict[str, Any]] = {}
    for path in sorted(FOLDER.glob(f"{game}*.toml")):
        for deck, rows in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if deck == "as":
                stands_for.update(rows)
            elif deck != "of":
                decks.setdefault(deck, {}).update(rows)
    return stands_for, decks


def has_picture(kind: str, word: str, stands_for: dict[str, list[str]], decks: dict[str, dict[str, Any]]) -> bool:
    """As the page looks for it: `champion.algiz` is a champion, `shed_2` a shed, `hero.ragnar` the hero."""
    head, _, rest = word.partition(".")
    if rest in decks.get(head, {}):
        return True
    words = (word, head, re.sub(r"_\d+$", "", head))
    return any(each in decks.get(deck, {}) for deck in (kind, *stands_for.get(kind, ())) for each in words)


def things(game: str) -> dict[str, list[str]]:
    return {kind: list(words) for kind, words in longhall.game_info(game).things.items() if not kind.endswith("_text")}


@pytest.mark.parametrize("game", longhall.game_ids())
def test_every_thing_has_a_picture(game: str) -> None:
    stands_for, decks = tables(game)
    missing = [
        f"{kind} {word} has no picture: add a line to web/src/pictures/{game}.toml"
        for kind, words in things(game).items()
        for word in words
        if kind not in NO_THINGS[game] and not has_picture(kind, word, stands_for, decks)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", longhall.game_ids())
def test_every_picture_is_of_a_thing(game: str) -> None:
    """A row whose word the game does not know is left over from a change of names."""
    known = things(game)
    _, decks = tables(game)
    named = {word for words in known.values() for word in words}
    left = [
        f"{deck} {word}"
        for deck, rows in decks.items()
        for word in rows
        if deck not in PAGE_ALONE and not {word, f"{word}.1", f"{deck}.{word}"} & named
    ]
    assert not left


def test_what_is_no_thing_is_a_kind() -> None:
    for game, kinds in NO_THINGS.items():
        assert not kinds - set(things(game))


def test_a_word_without_a_row_is_missed() -> None:
    decks: dict[str, dict[str, Any]] = {"warrior": {"champion": {}}, "hero": {"ragnar": {}}, "house": {"shed": {}}}
    stands_for = {"card": ["warrior"]}
    for kind, word in (("card", "champion.algiz"), ("power", "hero.ragnar"), ("house", "shed_2")):
        assert has_picture(kind, word, stands_for, decks)
    for kind, word in (("card", "jarl"), ("power", "hero.aslaug")):
        assert not has_picture(kind, word, stands_for, decks)
