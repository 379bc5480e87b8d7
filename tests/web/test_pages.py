"""Every page: axe finds nothing, nothing is wider than the screen."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import DESK, PHONE, Person

Arrive = Callable[..., Person]
PAGES = ["/", "/mine", "/open", "/replays", "/statistics", "/rules/blood_rage", "/content/kardnarok", "/tables/none"]
LOOKS = [(DESK, "light"), (PHONE, "dark")]


def is_wider_than_the_screen(ana: Person) -> bool:
    wide: bool = ana.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return wide


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_axe_finds_nothing_on_any_page(person: Arrive, size: Any, theme: str) -> None:
    ana = person(size=size, theme=theme)
    for path in PAGES:
        ana.page.goto(path)
        ana.page.wait_for_selector("main h1")
        ana.page.wait_for_load_state("networkidle")
        assert ana.complaints_of_axe() == [], path
        assert not is_wider_than_the_screen(ana), path


@pytest.mark.parametrize(("size", "theme"), LOOKS)
@pytest.mark.parametrize("game", ["Blood Rage", "Kardnarök"])
def test_axe_finds_nothing_at_a_table(person: Arrive, game: str, size: Any, theme: str) -> None:
    ana = person(size=size, theme=theme)
    ana.start(game, Players="2", Bots="thrall")
    for _ in range(6):
        ana.page.wait_for_selector(".answers:not([inert]) .opts > .opt")
        ana.choose_first()
    ana.page.wait_for_selector(".answers:not([inert]) .opts > .opt")
    assert ana.complaints_of_axe() == []
    assert not is_wider_than_the_screen(ana)
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    ana.page.get_by_role("button", name="Menu").click()
    assert ana.complaints_of_axe() == []
