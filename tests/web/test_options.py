"""Options in the panel: what declines has its place, its key and its price; what is not possible says why."""

from collections.abc import Callable

from longhall.engine.game import Game
from tests.web.people import READY, ROWS, Person
from tests.web.test_board import game_where

Arrive = Callable[..., Person]


def too_dear(game: Game) -> list[str]:
    """Upgrades of the hand that the first seat cannot pay now."""
    ask = game.ask_of(0)
    assert ask is not None
    return [option.key for option, _ in game.refusals(ask) if option.verb == "upgrade"]


def test_a_costly_pass_arms_first_and_anything_else_disarms_it(person: Arrive) -> None:
    ana = person()
    game = game_where("invade", also=lambda game: bool(too_dear(game)))
    ana.go_on_with(game)
    ana.page.wait_for_selector(READY)
    rage = game.observation(0)["rage"][0]
    decline = ana.page.locator(".bar .decline")
    assert f"loses {rage} Rage" in decline.inner_text()
    assert ana.page.locator(f"{ROWS}[data-key=pass]").count() == 0
    assert ana.page.locator(f".answers [data-key='{too_dear(game)[0]}'].off .lacks").inner_text().endswith(f"{rage}.")
    ana.press("x")
    ana.page.locator(".bar .decline.armed", has_text=f"Lose {rage} Rage?").wait_for()
    assert ana.complaints_of_axe() == []
    ana.press("Escape")
    ana.page.locator(".bar .decline:not(.armed)").wait_for()
    ana.press("x")
    ana.do(lambda: ana.press("Enter"))
    told = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}/update?seat=0")
    assert "passed" in {event["key"] for event in told["events"]}


def test_a_key_is_changed_in_the_list_of_keys(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(game_where("invade"))
    ana.page.wait_for_selector(READY)
    ana.press("?")
    keys = ana.page.get_by_role("dialog", name="Keys")
    keys.get_by_role("button", name="Change: pass, no, none").click()
    ana.press("y")
    ana.press("Escape")
    keys.wait_for(state="detached")
    ana.press("x")
    assert ana.page.locator(".bar .decline.armed").count() == 0
    ana.press("y")
    ana.page.locator(".bar .decline.armed").wait_for()
