"""Low windows: a phone on its side, 200 % zoom. The board is there, with the side panel and the tabs beside it."""

from collections.abc import Callable
from typing import Any

import pytest

from longhall.engine.registry import game_info
from longhall.games import GAMES
from tests.web.people import READY, Person
from tests.web.test_pages import is_wider_than_the_screen

Arrive = Callable[..., Person]
SIZES = [(844, 390), (683, 384), (932, 430)]
LEAST = 250  # pixels of a board, both ways


def box_of(ana: Person, part: str) -> Any:
    box = ana.page.locator(part).first.bounding_box()
    assert box is not None, part
    return box


@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_room_beside_the_options(person: Arrive, game: str) -> None:
    ana = person(lang="pt")
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "thrall"}]
    ana.page.goto(f"/tables/{ana.send('/api/tables', {'game': game, 'seats': seats})['table']['id']}")
    for _ in range(8):
        ana.page.wait_for_selector(READY)
        ana.choose_first()
    ana.page.wait_for_selector(READY)
    ana.see_the_board()
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.wait_for_timeout(100)
        stage, side, tabs = (box_of(ana, part) for part in (".stage", ".side-panel", ".tabs"))
        assert min(stage["width"], stage["height"]) >= LEAST, (game_info(game).name, width, height)
        assert tabs["x"] + tabs["width"] <= stage["x"] + 1
        assert stage["x"] + stage["width"] <= side["x"] + 1
        assert side["x"] + side["width"] <= width + 1
        first = box_of(ana, READY)
        assert first["y"] >= side["y"]
        assert first["y"] + min(first["height"], 30) <= height
        assert not is_wider_than_the_screen(ana)
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        for part in range(ana.page.locator(".tabs button").count()):
            tab = ana.page.locator(".tabs button").nth(part).bounding_box()
            assert tab is not None
            assert tab["y"] + tab["height"] <= height
    assert ana.complaints_of_axe() == []
    ana.page.locator(".tabs").get_by_role("button", name="Você").click()
    panel = box_of(ana, ".player-panel")
    assert min(panel["width"], panel["height"]) >= LEAST
