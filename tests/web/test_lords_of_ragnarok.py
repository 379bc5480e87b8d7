"""The board of Lords of Ragnarok in a real browser: by pointer, by keys, as text, on a phone."""

from collections.abc import Callable
from typing import Any

from tests.web.people import DESK, READY, Person, wait_until

Arrive = Callable[..., Person]
SMALL: Any = {"width": 360, "height": 740}
NAME = "Lords of Ragnarok"


def to_the_map(ana: Person) -> None:
    """Choose hero and origin on their cards; then the drakkar sails to a sea of the map."""
    ana.start(NAME, Players="4", Bots="thrall")
    seas = ana.page.locator(".spot.lit[data-spot^='sea:']")
    cards = ana.page.locator(".scene .card.lit")

    def is_there() -> bool:
        if cards.count() and ana.page.locator(READY).count():  # not a card of the question before
            cards.first.click()
        return seas.count() > 0

    wait_until(ana.page, is_there)


def test_the_map_is_played_by_keys(person: Arrive) -> None:
    ana = person()
    to_the_map(ana)
    lit = ana.page.locator(".board .spot.lit")
    assert lit.count() == ana.page.locator(READY).count()
    lit.first.focus()
    walked = {ana.page.evaluate("document.activeElement.dataset.spot")}
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        ana.page.keyboard.press(key)
        ana.page.wait_for_timeout(30)
        now = ana.page.evaluate("document.activeElement.dataset.spot")
        assert now.startswith("sea:")
        walked.add(now)
    assert len(walked) > 1
    ana.do(lambda: ana.page.keyboard.press("Enter"))
    ana.page.wait_for_selector(".spot.lit[data-spot^='territory:']")
    ana.page.locator(".board .spot.lit").first.focus()
    ana.page.keyboard.press("?")
    ana.page.get_by_role("dialog").wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("dialog").wait_for(state="detached")
    ana.do(lambda: ana.page.locator(".board .spot.lit").first.click(force=True))


def test_axe_finds_nothing_on_the_board(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, Players="3", Bots="thrall")
    sizes: tuple[Any, ...] = (SMALL, DESK)
    for answers in (0, 18):
        for _ in range(answers):
            ana.page.wait_for_selector(READY)
            ana.choose_first()
        ana.page.wait_for_selector(READY)
        for size in sizes:
            ana.page.set_viewport_size(size)
            for _ in ("light", "dark"):
                ana.page.keyboard.press("d")
                assert ana.complaints_of_axe() == []
            assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_tracker_is_always_in_sight(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, Players="2", Bots="thrall")
    ana.page.wait_for_selector(".scene .card.lit")
    ana.page.get_by_role("heading", name="Who is close to winning").wait_for()
    ana.page.set_viewport_size(SMALL)
    ana.page.locator(".mini").wait_for()
    ana.page.keyboard.press("t")
    ana.page.get_by_role("region", name="Board").get_by_role("rowheader", name="Great Jarl: whole regions").wait_for()


def test_the_map_comes_closer_on_a_phone(person: Arrive) -> None:
    ana = person(size=SMALL)
    to_the_map(ana)
    board = ana.page.locator(".board")
    whole = board.get_attribute("viewBox")
    ana.page.get_by_role("button", name="Zoom to the question").click()
    assert board.get_attribute("viewBox") != whole
    ana.page.get_by_role("button", name="Whole board").click()
    assert board.get_attribute("viewBox") == whole
