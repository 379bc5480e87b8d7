"""Every page: axe finds nothing, nothing is wider than the screen."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import DESK, PHONE, READY, Person

Arrive = Callable[..., Person]
PAGES = [
    "/",
    "/mine",
    "/settings",
    "/open",
    "/credits",
    "/replays",
    "/statistics",
    "/rules/blood_rage",
    "/content/kardnarok",
    "/tables/none",
    "/nonsense",
]
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
        ana.page.wait_for_selector(READY)
        ana.choose_first()
    ana.page.wait_for_selector(READY)
    assert ana.complaints_of_axe() == []
    assert not is_wider_than_the_screen(ana)
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    ana.page.get_by_role("button", name="Menu").click()
    assert ana.complaints_of_axe() == []


SENTENCES = {
    "en": ["There is nothing at this address.", "There is no game"],
    "pt": ["Não há nada neste endereço.", "Não existe o jogo"],
    "es": ["No hay nada en esta dirección.", "No existe el juego"],
}


@pytest.mark.parametrize("lang", SENTENCES)
def test_an_address_with_nothing_says_so_in_the_readers_language(person: Arrive, lang: str) -> None:
    ana = person(lang=lang)
    nothing, no_game = SENTENCES[lang]
    ana.page.goto("/nonsense")
    assert ana.page.locator("main h1").inner_text() == nothing
    ana.page.goto("/rules/chess-960")
    assert no_game in ana.page.locator("main .ban").inner_text()
    ana.page.goto("/rules/blood-rage")
    assert "Blood Rage" in ana.page.locator("main h1").inner_text()
