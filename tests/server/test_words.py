"""Words for pages: the program's own, and all of a game's, in every language, and only sent when they are new."""

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from longhall.server.routes.translations import game_words, own_words
from longhall.words import LANGUAGES
from tests.server.devices import House


def test_the_sentences_of_pages_come_in_every_language(house: House) -> None:
    anna = house.device("Anna")
    told = {lang: anna.get(f"/api/words/{lang}") for lang in LANGUAGES}
    assert told["es"]["messages"]["nothing"] == ["nada"]
    assert told["pt"]["plural"] == "(n != 1)"
    assert len({tuple(words["messages"]) for words in told.values()}) == 1
    assert not any(key.startswith("help.") for key in told["en"]["messages"])


def test_a_game_tells_its_words_names_rules_and_content(house: House) -> None:
    words = house.device("Anna").get("/api/games/blood_rage/words/pt")
    assert words["things"]["clan"]["wolf"] == "Lobo"
    assert words["things"]["card_text"]
    assert words["arguments"]["clan"] == "seat"
    assert words["rules"][0]["text"]
    assert {row["kind"] for row in words["rows"]} >= {"province", "battle", "upgrade"}
    assert not any("name" in row["values"] for row in words["rows"])


def test_whoever_has_the_words_is_told_just_that(house: House) -> None:
    anna = house.device("Anna")
    first = anna.send("GET", "/api/words/en")
    assert first.headers["cache-control"] == "no-cache"
    again = anna.send("GET", "/api/words/en", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_language_or_a_game_that_is_not_there_is_refused(house: House) -> None:
    anna = house.device("Anna")
    assert anna.refused("GET", "/api/words/nb") == (404, "error.language")
    assert anna.refused("GET", "/api/games/ludo/words/en") == (400, "error.game")
    assert anna.refused("GET", "/api/games/kardnarok/words/en", content="ffff") == (400, "error.pack.unknown")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_every_game_has_a_name_that_is_told(lang: str) -> None:
    for id in GAMES:
        info = game_info(id)
        things = game_words(info, lang).things
        kinds = {option.kind for option in info.vocabulary.options} - {"", "number", "seat", "player"}
        assert kinds <= set(things), id
        for option in info.vocabulary.options:
            assert option.kind not in things or option.word in things[option.kind], option.key


def test_own_words_hold_what_a_game_says_of_the_program() -> None:
    assert {"seat", "nothing", "ask.anytime", "log.undo"} <= set(own_words("en").messages)
