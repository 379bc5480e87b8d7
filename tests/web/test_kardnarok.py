"""The stage of Kardnarök: a closer look by keys and fingers, and coins and cards that move over it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import longhall
from longhall.engine.game import Game
from tests.web.people import PHONE, READY, Person

Arrive = Callable[..., Person]

# Notes everything that sets off over the table.
WATCH = """
window.flown = []
addEventListener('animationstart', (event) => {
  if (event.target.matches?.('.flight')) window.flown.push(event.target.className)
}, true)
"""


def game_where(name: str) -> Game:
    """Played with first options until the first seat, and no other, is asked this."""
    for seed in range(50):
        game = longhall.new("kardnarok", 2, seed=str(seed))
        while game.outcome is None:
            asks = [ask for ask in game.asks if ask.options]
            if [ask.seat for ask in asks] == [0] and asks[0].name == name:
                return game
            game.answer(asks[0].seat, asks[0].options[0])
    pytest.fail(f"no game comes to {name}")


def scale_of(ana: Person) -> float:
    """How much larger the stage is drawn."""
    return float(ana.page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.whole')).transform).a"))


def test_keys_bring_the_stage_closer(person: Arrive) -> None:
    ana = person()
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.see_the_board()
    ana.page.wait_for_selector(READY)
    assert scale_of(ana) == 1
    ana.press("+", "+", "-")
    assert scale_of(ana) == pytest.approx(1.4)
    assert ana.page.evaluate("document.querySelector('.stage-of-kardnarok').scrollWidth") > 1026
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.press("Home")
    assert scale_of(ana) == 1


def test_fingers_bring_the_stage_closer(person: Arrive) -> None:
    ana = person(size=PHONE, touch=True)
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.see_the_board()
    ana.page.wait_for_selector(READY)
    for _ in range(3):  # past the choice of boards, where everything can be tapped
        ana.choose_first()
        ana.page.wait_for_selector(READY)
    box = ana.page.locator(".stage .place.empty").nth(1).bounding_box()  # where nothing is chosen
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for scale in (2, 1):
        for _ in range(2):
            ana.page.touchscreen.tap(x, y)
        assert scale_of(ana) == scale

    fingers = ana.context.new_cdp_session(ana.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x + side * apart, "y": y, "id": id} for id, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    touch("touchStart", 40)
    for apart in range(50, 101, 10):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    assert scale_of(ana) == pytest.approx(2.5, rel=0.1)
    assert ana.page.evaluate("visualViewport.scale") == 1


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_coins_and_cards_move_unless_motion_is_not_wanted_and_space_ends_it(person: Arrive, motion: str) -> None:
    ana = person(motion=motion, speed="calm")
    ana.page.add_init_script(WATCH)
    ana.start("Kardnarök", Players="2", Bots="thrall")
    flight = ana.page.locator(".flight").first
    for _ in range(40):
        ana.page.wait_for_selector(f":is(.flight, {READY})")
        if flight.count():
            break
        ana.choose_first()
    flight.wait_for()  # as a still it lies where it arrives
    assert bool(ana.page.evaluate("window.flown.length")) == (motion != "reduce")
    ana.page.evaluate("document.activeElement.blur()")
    ana.press(" ")
    flight.wait_for(state="detached")


def test_the_hearth_tells_the_whole_kingdom(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(game_where("ritual"))
    ana.page.wait_for_selector(READY)
    sheet = ana.page.locator(".player-panel .sheet")
    told = sheet.inner_text()
    for word in ("Wealth", "bronze", "silver", "Odin", "Thor", "Frey", "Warrior", "Norn", "Hero exchange"):
        assert word in told
    used = sheet.evaluate(
        "(node) => node.lastElementChild.getBoundingClientRect().bottom - node.getBoundingClientRect().top"
    )
    assert used > 0.75 * sheet.evaluate("(node) => node.clientHeight")
    assert sheet.evaluate("(node) => node.scrollHeight <= node.clientHeight + 1")


def test_keys_come_to_a_sheet_that_scrolls(person: Arrive) -> None:
    ana = person()
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.see_the_board()
    for _ in range(3):  # past the choice of boards
        ana.choose_first()
        ana.page.wait_for_selector(READY)
    sheet = ana.page.locator(".player-panel .sheet")
    for height, takes_focus in (("40px", True), ("400px", False)):
        sheet.evaluate("(node, height) => node.style.height = height", height)
        expect(sheet).to_have_js_property("tabIndex", 0 if takes_focus else -1)
