"""Every page and every table in all languages, sizes and themes: nothing is cut, nothing scrolls sideways.

The pictures stay in `build/looks`, for people to look at.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from longhall.engine.registry import game_info
from longhall.games import GAMES
from tests.web.hall import WebHall
from tests.web.people import READY, Person
from tests.web.test_pages import PAGES, is_wider_than_the_screen

pytestmark = pytest.mark.slow
Arrive = Callable[..., Person]

PICTURES = Path(__file__).resolve().parents[2] / "build" / "looks"
SIZES = [(1366, 768), (1920, 1080), (820, 1180), (390, 844), (360, 740)]
CUT = """
() => [...document.querySelectorAll('.top-bar, .opt, .btn, .ask h2, .tabs button, .pagehead a, .rows li, h1, h2')]
  .filter((each) => each.clientWidth && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.innerText)
"""


@pytest.fixture(scope="module")
def played(hall: WebHall, browser: Browser) -> tuple[Any, list[str]]:
    """Somebody's cookies, and the pages of their tables: one in the middle and one at the end, for every game."""
    ana, pages = Person(browser, hall.address), list(PAGES)
    for game in GAMES:
        for whole in (False, True):
            ana.start(game_info(game).name, Players="2", Bots="thrall")
            for _ in range(12):
                ana.page.wait_for_selector(READY)
                ana.choose_first()
            if whole:
                ana.play_to_the_end()
            table = "/" + ana.page.url.split("/", 3)[3]
            pages += [table, f"{table}/replay?after=9"] if whole else [table]
    cookies = ana.context.storage_state()
    ana.leave()
    return cookies, pages


@pytest.mark.parametrize("lang", ["en", "pt", "es"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut(
    person: Arrive, played: tuple[Any, list[str]], size: tuple[int, int], theme: str, lang: str
) -> None:
    cookies, pages = played
    cookies = {**cookies, "origins": []}  # what the browser kept of the language is left out
    ana = person(size={"width": size[0], "height": size[1]}, theme=theme, lang=lang, cookies=cookies)
    folder = PICTURES / f"{size[0]}x{size[1]}-{theme}-{lang}"
    folder.mkdir(parents=True, exist_ok=True)
    for number, path in enumerate(pages):
        ana.page.goto(path)
        ana.page.locator("main h1, .app .ask h2, .end h2").filter(visible=True).first.wait_for()
        ana.page.wait_for_load_state("networkidle")
        if ana.page.locator(".end").count():
            ana.page.locator(".end .plot .turn").first.wait_for(state="attached")
        ana.page.screenshot(path=folder / f"{number:02}.png")
        assert not is_wider_than_the_screen(ana), path
        assert ana.page.evaluate(CUT) == [], path
