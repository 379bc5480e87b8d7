"""Before and around the game: a table filled by one code, and the ways to leave it, with two browsers."""

import re
from collections.abc import Callable

import pytest

from tests.web.people import DESK, PHONE, READY, Person

Arrive = Callable[..., Person]
Friends = tuple[Person, Person]
LOW = {"width": 844, "height": 390}


def is_wide(person: Person) -> bool:
    wide: bool = person.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def test_a_table_is_filled_by_one_code_and_started_by_its_host(person: Arrive) -> None:
    ana, bo = person(), person(size=PHONE, theme="dark", lang="pt")
    ana.start("Blood Rage", "With friends", Players="3")
    code = ana.page.locator(".code").inner_text()
    assert re.fullmatch("[2-9A-HJKMNP-Z]{6}", code)
    ana.page.get_by_role("img", name="The link of this table as a QR code").wait_for()
    assert ana.complaints_of_axe() == []
    bo.page.goto("/")
    bo.page.get_by_label("Código de uma mesa").fill(code.lower())
    bo.page.get_by_role("button", name="Entrar").click()
    bo.page.get_by_label("Seu nome").fill("Bo")
    bo.page.get_by_role("button", name="Sentar").first.click()
    bo.page.locator(".code", has_text=code).wait_for()  # who sits here may bring others
    assert bo.page.get_by_role("button", name="Mudar:").count() == 0  # only the host changes how it is played
    assert bo.complaints_of_axe() == []
    assert not is_wide(bo)
    bo.page.set_viewport_size(LOW)
    assert not is_wide(bo)
    card = ana.page.get_by_role("article", name="Bo")
    card.get_by_text("here").wait_for()
    bo.page.get_by_role("button", name="Pronto, podemos começar").click()
    card.get_by_text("ready", exact=True).wait_for()
    card.get_by_role("button", name="More for: Bo").click()
    card.get_by_role("button", name=re.compile("Swap seats with")).first.click()
    ana.page.locator("article").first.get_by_text("Bo", exact=True).wait_for()
    bo.page.locator(".code", has_text=code).wait_for()  # the page has found its new seat
    ana.page.get_by_text("a bot takes the free seat").wait_for()
    ana.page.get_by_role("button", name="Start").click()
    for each in (ana, bo):
        each.page.wait_for_selector(".stage")
    seats = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]


def test_who_is_asked_to_leave_is_gone(person: Arrive) -> None:
    ana, bo = person(), person()
    ana.start("Kardnarök", "With friends", Players="3")
    code = ana.page.locator(".code").inner_text()
    bo.join(ana, "Bo")
    card = ana.page.get_by_role("article", name="Bo")
    card.get_by_role("button", name="More for: Bo").click()
    card.get_by_role("button", name="Ask Bo to leave").click()
    ana.page.locator(".code", has_not_text=code).wait_for()
    bo.page.locator(".code").wait_for(state="detached")
    bo.page.get_by_role("button", name="Sit down").first.click()
    bo.page.get_by_text("The host has asked you to leave").wait_for()


def leave(person: Person, way: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Leave…").click()
    person.page.get_by_role("button", name=way).click()


def test_the_other_of_two_wins_when_one_resigns(friends: Friends) -> None:
    ana, bo = friends
    leave(bo, "Resign")
    assert bo.complaints_of_axe() == []
    bo.page.get_by_role("button", name="Resign for good? Click again").click()
    for each in (ana, bo):
        each.page.locator(".end", has_text="All the others have resigned.").wait_for()
    outcome = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}/update")["outcome"]
    assert outcome["winners"] == [0]


def test_a_game_ends_without_a_result_when_both_agree(friends: Friends) -> None:
    ana, bo = friends
    leave(ana, "End without a result")
    bo.page.get_by_text("end this game without a result?").wait_for()
    bo.page.get_by_role("button", name="I agree").click()
    for each in (ana, bo):
        each.page.get_by_role("heading", name="The game is over without a result").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE, LOW])
def test_settings_are_kept_and_reached_from_everywhere(person: Arrive, size: object) -> None:
    ana = person(size=size)
    ana.page.goto("/")
    ana.page.get_by_role("link", name="Settings").click()
    group = ana.page.get_by_role("group", name="Text size")
    before = ana.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    group.get_by_role("button", name="A++").click()
    after = ana.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert after == pytest.approx(before * 1.25)
    ana.page.get_by_role("button", name="tarred oak").click()
    assert ana.complaints_of_axe() == []
    assert not is_wide(ana)
    ana.page.reload()
    ana.page.locator("html[data-theme=dark]").wait_for()
    assert group.get_by_role("button", name="A++").get_attribute("aria-pressed") == "true"


def test_a_seat_is_told_by_name_first_and_a_bot_has_one(person: Arrive) -> None:
    ana = person()
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    bot = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}")["seats"][1]["name"]
    ana.page.locator(".top-bar .seat .name b", has_text=bot).wait_for()
