"""The board of Blood Rage: whatever may be chosen on it is a button with a name, by pointer, keys and fingers."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

import longhall
from longhall.engine.game import Game
from tests.web.people import PHONE, READY, Person

Arrive = Callable[..., Person]
ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]


def game_where(verb: str, seats: int = 3, also: Callable[[Game], bool] = lambda game: True) -> Game:
    """Played at random until the first seat is asked about something of this kind."""
    for seed in range(200):
        game, chance = longhall.new("blood_rage", seats, seed=str(seed)), random.Random(seed)
        while game.outcome is None:
            asks = [ask for ask in game.asks if ask.options]
            offered = {option.verb for option in asks[0].options}
            chosen = len(asks[0].options) > 1  # an only option is answered by itself
            if asks[0].seat == 0 and verb in offered and chosen and also(game):
                return game
            rare = [option for option in asks[0].options if option.verb == "sacrifice"]  # or it never comes to "give"
            game.answer(asks[0].seat, chance.choice(rare or asks[0].options))
    pytest.fail(f"no game comes to {verb}")


def walk_to(ana: Person, wanted: Locator) -> None:
    """From the first thing of the board with arrows alone."""
    focused = "(node) => node === document.activeElement"
    for _ in range(60):
        for arrow in ARROWS:
            if wanted.evaluate(focused):
                return
            ana.press(arrow)
    pytest.fail("arrows never come there")


@pytest.mark.parametrize("verb", ["take", "join", "recall", "spare", "give"])
def test_figures_that_may_be_chosen_are_buttons_of_the_board(person: Arrive, verb: str) -> None:
    ana = person()
    ana.go_on_with(game_where(verb))
    ana.page.wait_for_selector(READY)
    rows = ana.page.locator(f"{READY}[data-key^='{verb}:']")
    keys = rows.evaluate_all("(rows) => rows.map((row) => row.dataset.key)")
    assert keys
    for key in keys:
        assert ana.page.locator(f".stage [data-key='{key}'][role=button]").first.get_attribute("aria-label")
    spot = ana.page.locator(f".stage [data-key^='{verb}:'][role=button]").first
    assert ana.page.locator(".stage [aria-hidden=true] [role=button], .stage [role=img] [role=button]").count() == 0
    assert ana.complaints_of_axe() == []
    ana.page.locator(".stage [data-area][tabindex='0']").focus()
    walk_to(ana, spot)
    ana.do(lambda: ana.press("Enter"))


def test_cards_stay_revealed_while_figures_are_about_to_die(person: Arrive) -> None:
    ana = person()
    game = game_where("instead", also=lambda game: any(game.observation(0).get("revealed", [])))
    ana.go_on_with(game)
    strip, view = ana.page.locator(".stage .strip"), game.observation(0)
    strip.wait_for()
    assert strip.locator(".cardback").count() == 0
    assert strip.locator(".cards .held, .cards .card").count() >= sum(map(len, view["revealed"]))
    assert sorted(int(each) for each in strip.locator(".sum b").all_inner_texts()) == sorted(
        side["total"] for side in game.view(0)["pillage"]["sides"]
    )


def test_a_figure_is_chosen_where_it_stands_with_a_click(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(game_where("recall"))
    ana.page.wait_for_selector(READY)
    ana.do(lambda: ana.page.locator(".stage [data-key^='recall:'][role=button]").first.click())


def closing_places(game: Game) -> list[str]:
    """Places with two things to do, of which pillaging closes the way back."""
    ask = game.ask_of(0)
    assert ask is not None
    march = {option.word for option in ask.options if option.verb == "march"}
    pillage = [option for option in ask.options if option.verb == "pillage" and option.word in march]
    return [option.word for option in pillage if game.closes(0, option)]


def test_the_menu_of_a_place_says_what_closes_the_way_back(person: Arrive) -> None:
    ana = person()
    game = game_where("pillage", also=lambda game: bool(closing_places(game)))
    ana.go_on_with(game, practice=False)
    ana.page.wait_for_selector(f"{READY}:has(.nb)")
    word = closing_places(game)[0]
    ana.page.locator(f".stage [data-area={word}]").focus()
    ana.press("Enter")
    ana.page.locator(f".stage .menu [data-key='pillage:{word}'] .nb [aria-label='No way back']").wait_for()
    assert ana.page.locator(f".stage .menu [data-key='march:{word}']").count() == 1
    assert ana.complaints_of_axe() == []


def test_a_plan_shows_ghosts_on_their_way(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(game_where("march"))
    ana.page.wait_for_selector(READY)
    assert ana.page.locator(".stage [data-ghost], .stage [data-route]").count() == 0
    ana.press("p")
    ana.page.locator(f"{READY}[data-key^='march:']").first.click()
    for step in range(6):
        ana.page.locator(".bar .step").nth(step).wait_for()  # it was tried
        if ana.page.locator(".stage [data-ghost]").count():
            break
        ana.page.locator(f"{READY}:not([data-key='warriors:0'])").last.click()
    assert ana.page.locator(".stage [data-ghost]").count()
    assert ana.page.locator(".stage [data-route]").count()
    ana.press("p")  # no plan any more
    ana.page.locator(".stage [data-ghost]").first.wait_for(state="detached")


def frame_of(ana: Person) -> list[float]:
    """What of the map is shown."""
    return [float(part) for part in (ana.page.locator(".stage svg.board").get_attribute("viewBox") or "").split()]


def test_keys_zoom_the_map(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(game_where("march"))
    ana.page.wait_for_selector(READY)
    whole = frame_of(ana)
    ana.press("+", "+")
    close = frame_of(ana)
    assert close[2] == pytest.approx(whole[2] / 1.4**2)
    ana.press("-")
    assert frame_of(ana)[2] == pytest.approx(whole[2] / 1.4)
    ana.press("Home")
    assert frame_of(ana) == whole


def is_peaceful(game: Game) -> bool:
    """Nothing lies over the map: there was no battle yet."""
    return not any(event["key"].startswith("battle") for event in game.events(0, 0))


def test_fingers_zoom_the_map(person: Arrive) -> None:
    ana = person(size=PHONE, touch=True)
    ana.go_on_with(game_where("march", also=is_peaceful))
    ana.page.wait_for_selector(READY)
    whole, box = frame_of(ana), ana.page.locator(".stage svg.board").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
    for width in (whole[2] / 2.2, whole[2]):
        for _ in range(2):
            ana.page.touchscreen.tap(box["x"] + box["width"] - 12, box["y"] + 12)  # on the sea, where nothing is chosen
        assert frame_of(ana)[2] == pytest.approx(width)

    fingers = ana.context.new_cdp_session(ana.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": middle[0] + side * apart, "y": middle[1], "id": id} for id, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    touch("touchStart", 40)
    for apart in range(50, 101, 10):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    assert frame_of(ana)[2] == pytest.approx(whole[2] * 0.4, rel=0.1)
    assert ana.page.evaluate("visualViewport.scale") == 1  # the map came closer, not the page
