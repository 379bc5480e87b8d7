"""Little room and much: the hand of Blood Rage, what Ragnarök has done, a rival's sheet on a wide screen."""

from collections.abc import Callable
from typing import Any

import pytest

from longhall.engine.game import Game
from tests.web.people import DESK, PHONE, READY, Person
from tests.web.test_board import game_where
from tests.web.test_pages import is_wider_than_the_screen

Arrive = Callable[..., Person]
SMALL, WIDE = {"width": 360, "height": 740}, {"width": 1920, "height": 1080}

# Words of the names of cards that do not stand in one line, or are not seen whole.
BROKEN = """
() => [...document.querySelectorAll('.player-panel .cards .card .name')].flatMap((name) => {
  const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)
  const card = name.closest('.card').getBoundingClientRect()
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    const lines = range.getClientRects()
    return lines.length !== 1 || lines[0].right > card.right || lines[0].bottom > card.bottom
  }).map(String)
})
"""


def holds_many(game: Game) -> bool:
    return len({card for card in game.observation(0)["hands"][0] if not card.startswith("?")}) >= 7


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
def test_seven_cards_in_hand_keep_their_words_whole(person: Arrive, lang: str) -> None:
    ana = person(size=DESK, lang=lang)
    ana.go_on_with(game_where("invade", 2, also=holds_many))
    ana.page.wait_for_selector(READY)
    assert ana.page.locator(".player-panel .cards .card").count() >= 7
    assert ana.page.evaluate(BROKEN) == []
    card = ana.page.locator(".player-panel .cards .held").last
    assert not card.locator(".text").is_visible()
    card.hover()
    card.locator(".text").wait_for()  # its text is read under the pointer


def test_a_phone_shows_what_options_cost_and_the_rage_there_is(person: Arrive) -> None:
    ana = person(size=PHONE)
    game = game_where("invade", 2)
    ana.go_on_with(game)
    row = ana.page.locator(f"{READY}[data-key^='invade:']").first
    row.wait_for()
    assert row.locator(".r").is_visible()
    assert "Rage" in row.locator(".r").inner_text()
    own = ana.page.locator(".turnhead .who")
    assert own.is_visible()
    assert own.locator(".stock", has=ana.page.get_by_role("img", name="Rage left")).inner_text() == str(
        game.observation(0)["rage"][0]
    )
    assert not is_wider_than_the_screen(ana)


def is_after_ragnarok(game: Game) -> bool:
    return any(event["key"] == "ragnarok" for event in game.events(0, 0))


@pytest.mark.parametrize("size", [SMALL, DESK, WIDE])
def test_what_ragnarok_has_done_covers_nothing_of_the_draft(person: Arrive, size: Any) -> None:
    ana = person(size=size)
    ana.go_on_with(game_where("pick", 2, also=is_after_ragnarok))
    moment = ana.page.locator(".stage .moment").bounding_box()
    assert moment is not None
    for part in (".look", ".draft header h2", ".draft header p", ".pack li >> nth=0"):
        other = ana.page.locator(f".stage {part}").bounding_box()
        assert other is not None
        apart = (
            other["x"] >= moment["x"] + moment["width"]
            or moment["x"] >= other["x"] + other["width"]
            or other["y"] >= moment["y"] + moment["height"]
            or moment["y"] >= other["y"] + other["height"]
        )
        assert apart, part


def test_a_wide_screen_has_room_for_a_rival_of_choice(person: Arrive) -> None:
    ana = person(size=WIDE)
    ana.go_on_with(game_where("invade"))
    ana.page.wait_for_selector(READY)
    rival = ana.page.locator(".player-panel .rival")
    names = [rival.locator("h3 .who").inner_text()]
    rival.locator("[aria-pressed=false]").click()
    names.append(rival.locator("h3 .who").inner_text())
    assert len({*names, ana.page.locator(".player-panel h3 .who").first.inner_text()}) == 3
    assert ana.complaints_of_axe() == []
    ana.page.set_viewport_size(DESK)
    rival.wait_for(state="hidden")
