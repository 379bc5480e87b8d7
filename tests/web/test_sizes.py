"""Every game at every size: a board, what is asked and one's own hand in sight, nothing cut, nothing too small."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.games import GAMES
from tests.web.people import DESK, PHONE, READY, Person
from tests.web.test_board import game_where
from tests.web.test_pages import is_wider_than_the_screen

Arrive = Callable[..., Person]
FOLLOWERS = "lords_of_ragnarok, followers"
LARGE = {"width": 1920, "height": 1080}
TABLET, LOW_TABLET = {"width": 820, "height": 1180}, {"width": 960, "height": 600}
LOW = [{"width": 844, "height": 390}, {"width": 683, "height": 384}, {"width": 932, "height": 430}, LOW_TABLET]
LEAST = 250  # pixels of a board, both ways
FAR = 60  # decisions into a game
ANSWERS = f":is({READY}, .answers .verb, .stage button.card.lit, .stage [data-spot], .stage .lit)"

# Words that are smaller than people can read, and those that do not fit into what shows them. Letters on a map grow
# with it; the numbers on the squares of a home board are as large as its squares.
UNREADABLE = """
() => {
  const low = innerWidth < 1000 || innerHeight < 560
  const leastOf = (each) => {
    if (each.closest('.tabs')) return 12
    if (each.ownerSVGElement) return low && !each.closest('.left') ? 12.5 : 0
    return 13
  }
  const isSeen = (each) => {
    const { width, height, left, right, top, bottom } = each.getBoundingClientRect()
    const inside = width > 2 && height > 2 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    return inside && !each.closest('.vh') && each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  }
  return [...document.querySelectorAll('body *')].flatMap((each) => {
    const words = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    if (!words || !isSeen(each)) return []
    const { fontSize, overflowX } = getComputedStyle(each)
    const svg = each.ownerSVGElement !== null && each.ownerSVGElement !== undefined
    const scale = svg ? Math.hypot(each.getScreenCTM().b, each.getScreenCTM().d) : (each.currentCSSZoom ?? 1)
    const size = parseFloat(fontSize) * scale
    const cut = !svg && overflowX === 'hidden' && each.clientWidth && each.scrollWidth > each.clientWidth + 1
    if (!size || (size > leastOf(each) - 0.05 && !cut)) return []
    return [`${cut ? 'cut' : size}: ${each.outerHTML.slice(0, 90)}`]
  })
}
"""


def box_of(ana: Person, part: str) -> Any:
    box = ana.page.locator(part).filter(visible=True).first.bounding_box()
    assert box is not None, part
    return box


def begun(game: str) -> Game:
    """Some way into a game of two, or of one against a Follower; the first seat has a choice."""
    name, _, followers = game.partition(", ")
    played, chance = longhall.new(name, 2, seed=3, options={"followers": "1"} if followers else None), Stream("sizes")
    for decision in count():
        ask = next(each for each in played.asks if each.options)
        if decision > FAR and ask.seat == 0 and len(ask.options) > 1:
            return played
        played.answer(ask.seat, ask.options[chance.below(len(ask.options))])
    raise AssertionError("nobody is ever asked")


@pytest.mark.parametrize("game", [*GAMES, FOLLOWERS])
def test_a_board_has_room_beside_what_is_asked_at_every_size(person: Arrive, game: str) -> None:
    ana = person(lang="pt", lists=False)
    ana.go_on_with(begun(game))
    ana.page.wait_for_selector(ANSWERS)
    for size in (LARGE, DESK, TABLET, PHONE, *LOW):
        ana.page.set_viewport_size(size)
        ana.page.wait_for_timeout(150)
        width, height = size["width"], size["height"]
        stage, side = (box_of(ana, part) for part in (".stage", ".side-panel"))
        assert min(stage["width"], stage["height"]) >= LEAST, size
        assert side["x"] + side["width"] <= width + 1
        ana.page.locator(ANSWERS).filter(visible=True).first.scroll_into_view_if_needed()
        first = box_of(ana, ANSWERS)
        assert first["y"] + min(first["height"], 30) <= height
        assert not is_wider_than_the_screen(ana)
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert ana.page.evaluate(UNREADABLE) == [], size
        if size in LOW:
            tabs = box_of(ana, ".tabs")
            assert tabs["x"] + tabs["width"] <= stage["x"] + 1
            assert stage["x"] + stage["width"] <= side["x"] + 1
        elif size in (PHONE, TABLET):
            assert stage["height"] >= 0.4 * height - 1
            assert stage["y"] + stage["height"] <= side["y"] + 1
        if size not in (LARGE, DESK):
            for tab in ana.page.locator(".tabs button").all():
                box = tab.bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= height
    assert ana.complaints_of_axe() == []
    ana.page.locator(".tabs").get_by_role("button", name="Você").click()
    panel = box_of(ana, ".player-panel")
    assert min(panel["width"], panel["height"]) >= LEAST


def test_a_verb_opens_its_choices_and_lights_them_alone(person: Arrive) -> None:
    ana = person(size=PHONE, touch=True, lists=False)
    ana.go_on_with(game_where("invade", also=lambda game: len(game.view(0)["players"][0]["hand"]) > 1))
    ana.page.locator(".verb").first.wait_for()
    assert ana.page.locator(".hand li").count() > 1
    assert ana.page.locator(".bar").is_hidden()
    ana.page.locator("[data-verb=invade]").tap()
    ana.page.locator(".opt[data-key^=invade]").first.wait_for()
    assert ana.page.locator(".answers .opt:not(.off):not([data-key^=invade]):not([data-key^=recall])").count() == 0
    ana.page.get_by_role("button", name="Back to all actions").tap()
    pass_button = ana.page.locator(".verbs .decline")
    pass_button.tap()
    ana.page.locator(".verbs .decline.armed").wait_for()
    ana.page.locator("[data-verb=invade]").tap()
    ana.do(lambda: ana.page.locator(".opt[data-key^=invade]").first.tap())
