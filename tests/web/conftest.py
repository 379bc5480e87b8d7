"""What the browser tests share: a server, Debian's Chromium, and people who play in it."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from longhall.server.pages import built_page
from tests.web.hall import WebHall
from tests.web.people import READY, Person

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = ["--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebHall]:
    if built_page() is None:
        pytest.fail("The page is not built: make page builds it.", pytrace=False)
    running = WebHall(tmp_path_factory.mktemp("hall"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("These tests need Chromium: apt-get install chromium", pytrace=False)
    arguments = [*ARGUMENTS, "--no-sandbox"] if os.geteuid() == 0 else ARGUMENTS  # root may not use the sandbox
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def person(hall: WebHall, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own. Nothing may go wrong in it unseen."""
    people: list[Person] = []

    def arrive(**settings: object) -> Person:
        people.append(Person(browser, hall.address, **settings))
        return people[-1]

    yield arrive
    for each in people:
        each.leave()
    assert [fault for each in people for fault in each.faults] == []


@pytest.fixture
def friends(person: Callable[..., Person]) -> tuple[Person, Person]:
    """Two people at a duel, each with a browser; it is the first one's turn."""
    ana, bo = person(), person()
    ana.start("Kardnarök", "With friends", Players="2")
    bo.join(ana, "Bo")
    ana.play_with()
    for each in (ana, bo):
        each.page.wait_for_selector(".stage")
    ana.page.wait_for_selector(READY)
    return ana, bo
