"""Whole games in a real browser, through the option panel alone."""

from collections.abc import Callable

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from tests.web.people import DESK, PHONE, READY, Person, wait_until
from tests.web.positions import nearly_over

Arrive = Callable[..., Person]
SOME, LITTLE = 12, 30  # answers
LONG = ("feast_for_odin", "lords_of_ragnarok")  # two hundred and more answers of a person


@pytest.mark.parametrize("game", [pytest.param(game, marks=[pytest.mark.slow] * (game in LONG)) for game in GAMES])
def test_two_clicks_start_a_game_that_can_be_played_to_its_end(person: Arrive, game: str) -> None:
    ana = person()
    ana.start(game_info(game).name, serious=True, Players="2", Bots="thrall")
    assert ana.play_to_the_end() > 10
    assert ana.page.locator(".end h2").inner_text().count(" wins") == 1
    rounds = ana.page.locator(".end .plot .turn title")
    rounds.first.wait_for(state="attached")
    told = rounds.all_text_contents()
    assert len(told) == len(set(told)) >= 3  # Kardnarök has four rounds, Blood Rage three ages
    wait_until(ana.page, lambda: ana.page.locator(".end .plot .round").count() == len(told) - 1)
    ana.page.get_by_role("link", name="Replay", exact=True).click()
    ana.page.get_by_role("slider").wait_for()
    for _ in range(3):
        ana.page.get_by_role("button", name="One decision on").click()
    ana.page.get_by_text("Decision 3 of").wait_for()
    ana.page.goto("/replays")
    ana.page.get_by_role("link", name="Replay", exact=True).wait_for()
    see_statistics(ana, game_info(game).name)


def see_statistics(ana: Person, name: str) -> None:
    ana.page.goto("/statistics")
    ana.page.get_by_role("button", name=name).wait_for()
    mine = ana.page.get_by_role("region", name="Your games").get_by_role("row", name=name)
    mine.get_by_role("link", name="Replay").wait_for()
    ana.page.get_by_role("region", name="Cards").get_by_role("row").nth(1).wait_for()
    assert ana.complaints_of_axe() == []
    ana.page.set_viewport_size({"width": 360, "height": 740})
    heights = ana.page.locator(".numbers tbody tr").evaluate_all("(rows) => rows.map((row) => row.offsetHeight)")
    assert max(heights) < 60  # nothing is wrapped into a column of single words
    ana.page.set_viewport_size(DESK)
    ana.page.get_by_label("Name and rate me").click()
    ana.page.get_by_text("Your results stay without your name").wait_for()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="CSV").first.click()
    assert download.value.path().read_text().startswith("id,")


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_is_enough_to_begin_a_game(person: Arrive, game: str) -> None:
    ana = person()
    ana.page.goto("/")
    ana.page.get_by_role("heading", name=game_info(game).name, exact=True).wait_for()
    ana.tab_to("Play", below=game_info(game).name)
    ana.press("Enter")
    ana.tab_to("Against bots")
    ana.press("Enter")
    ana.tab_to("Players")
    ana.press("2")
    ana.tab_to("Bots")
    ana.press("Home")  # the weakest
    ana.tab_to("Start")
    ana.press("Enter")
    assert ana.play_by_keys(SOME) >= SOME


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_is_enough_to_end_a_game(person: Arrive, game: str) -> None:
    ana = person()
    ana.go_on_with(nearly_over(game, LITTLE))
    assert ana.play_by_keys() > 2  # few, if the first are passed
    assert ana.page.locator(".end h2").inner_text().count(" wins") == 1
    ana.tab_to("Replay")
    ana.press("Enter")
    ana.page.get_by_role("slider").wait_for()


def test_keys_open_the_text_view_and_the_list_of_keys(person: Arrive) -> None:
    ana = person()
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    ana.press("t")
    ana.page.get_by_role("region", name="Board").wait_for()
    ana.page.locator("body").press("Escape")
    ana.press("?")
    ana.page.get_by_role("dialog", name="Keys").wait_for()
    ana.press("Escape")
    ana.page.get_by_role("dialog").wait_for(state="detached")


def test_around_one_screen_a_curtain_names_the_next_player(person: Arrive) -> None:
    ana = person(size=PHONE)
    ana.start("Kardnarök", "On this device", Players="2")
    for _ in range(6):
        curtain = ana.page.locator(".handover")
        curtain.wait_for()
        assert ana.page.locator(".stage").count() == 0
        curtain.get_by_role("button").click()
        ana.page.wait_for_selector(READY)
        while not curtain.count():
            ana.page.wait_for_selector(f"{READY}, .handover")
            if ana.page.locator(READY).count():
                ana.choose_first()
            ana.page.wait_for_timeout(30)


def test_the_language_changes_without_a_reload(person: Arrive) -> None:
    ana = person()
    ana.start("Blood Rage", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    english = ana.question
    ana.page.evaluate("window.same = true")
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Español").click()
    ana.page.locator(".ask h2", has_not_text=english).wait_for()
    assert ana.page.evaluate("window.same")
    assert ana.page.evaluate("document.documentElement.lang") == "es"
