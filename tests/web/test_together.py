"""What people do beside answering: take back by consent, talk, let a bot play, ask why not, sit down, look back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.people import DESK, PHONE, READY, Person, next_to_answer
from tests.web.positions import nearly_over

Arrive = Callable[..., Person]


def test_an_answer_is_taken_back_when_the_other_agrees(friends: tuple[Person, Person]) -> None:
    ana, bo = friends
    first = ana.question
    ana.choose_first()
    bo.page.wait_for_selector(READY)
    bo.choose_first()
    ana.page.get_by_role("button", name="Ask to undo").click()
    bo.page.get_by_text("wants to take back").wait_for()
    assert bo.complaints_of_axe() == []
    bo.page.get_by_role("button", name="No", exact=True).click()
    bo.page.get_by_text("wants to take back").wait_for(state="detached")
    ana.page.get_by_text("Not everybody agrees").wait_for()
    bo.page.get_by_role("button", name="Agree after all").click()
    ana.page.locator(".ask h2", has_text=first).wait_for()
    ana.page.wait_for_selector(READY)


def test_people_talk(friends: tuple[Person, Person]) -> None:
    ana, bo = friends
    ana.page.get_by_role("tab", name="Talk").click()
    ana.page.get_by_label("Say something").fill("Hail!")
    ana.page.get_by_label("Say something").press("Enter")
    bo.page.get_by_role("tab", name="Talk (1)").click()
    bo.page.get_by_role("tabpanel").get_by_text("Hail!").wait_for()
    assert bo.complaints_of_axe() == []


def test_a_bot_plays_a_seat_until_it_is_taken_back(friends: tuple[Person, Person]) -> None:
    ana, bo = friends
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Leave…").click()
    ana.page.get_by_role("button", name="Let a bot play on").click()
    bo.page.wait_for_selector(READY)
    ana.page.get_by_text("A bot plays for you").wait_for()
    ana.page.get_by_role("button", name="Play myself again").click()
    ana.page.get_by_text("A bot plays for you").wait_for(state="detached")
    bo.choose_first()
    while next_to_answer(ana, bo) is bo:  # luck decides who begins
        bo.choose_first()
    ana.choose_first()


def test_why_not_tells_the_rule(person: Arrive) -> None:
    ana = person()
    ana.start("Blood Rage", Players="2", Bots="thrall")
    for _ in range(40):
        ana.page.wait_for_selector(READY)
        if ana.page.get_by_text("Why not…").count():
            ana.page.get_by_text("Why not…").click()
            ana.page.locator(".answers .opt.off").last.click()
            dialog = ana.page.get_by_role("dialog", name="Why not?")
            dialog.get_by_role("link", name="All rules").wait_for()
            if dialog.locator("cite").count():
                break
            dialog.get_by_role("button", name="Close").click()
        ana.choose_first()
    rule = dialog.locator("cite").first.inner_text().split(" ")[0]
    assert rule.startswith("BR-")
    assert ana.complaints_of_axe() == []
    with ana.context.expect_page() as opened:
        dialog.get_by_role("link", name="All rules").click()
    opened.value.locator(f"[id='{rule}']").wait_for()


def test_an_open_table_is_found_and_joined(person: Arrive) -> None:
    ana, bo = person(), person(size=PHONE, theme="dark")
    card = ana.card("Blood Rage", "With friends")
    card.get_by_label("Players").select_option("2")
    card.get_by_label("Anybody may sit down").check()
    card.get_by_role("button", name="Start", exact=True).click()
    ana.page.locator(".code").wait_for()
    assert ana.complaints_of_axe() == []
    bo.page.goto("/open")
    bo.page.locator(".open-table", has_text="Blood Rage").get_by_role("link", name="Sit down").first.click()
    bo.page.get_by_role("button", name="Sit down").wait_for()
    assert bo.complaints_of_axe() == []
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("button", name="I am ready").click()
    ana.page.get_by_text("ready", exact=True).wait_for()
    ana.page.get_by_role("button", name="Start").click()
    for each in (ana, bo):
        each.page.get_by_role("heading", name=re.compile("Choose your clan|chooses a clan")).wait_for()


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_game_is_looked_through_shared_and_gone_on_with(person: Arrive, size: object, theme: str) -> None:
    ana = person(size=size, theme=theme)
    ana.go_on_with(nearly_over("kardnarok", 5))
    ana.play_to_the_end()
    assert ana.complaints_of_axe() == []
    ana.page.get_by_role("link", name="Replay").click()
    slider = ana.page.get_by_role("slider")
    slider.wait_for()
    for key in (".", ".", ".", ","):
        ana.page.keyboard.press(key)
    ana.page.get_by_text("Decision 2 of").wait_for()
    assert ana.complaints_of_axe() == []
    ana.page.get_by_label("Seen by").select_option("1")
    ana.page.get_by_role("button", name="Share from here").click()
    ana.page.wait_for_url("**/replay?after=2&seat=1")
    ana.page.reload()
    ana.page.get_by_text("Decision 2 of").wait_for()
    assert ana.page.get_by_label("Seen by").input_value() == "1"
    ana.page.get_by_role("button", name="Continue from here").click()
    ana.page.wait_for_selector(READY)
    ana.choose_first()


def test_text_view_and_curtain_have_no_faults(person: Arrive) -> None:
    ana = person()
    ana.start("Blood Rage", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    ana.page.keyboard.press("t")
    ana.page.get_by_role("region", name="Board").wait_for()
    assert ana.complaints_of_axe() == []
    ana.start("Kardnarök", "On this device", Players="2")
    ana.page.locator(".handover").wait_for()
    assert ana.complaints_of_axe() == []


def test_without_a_websocket_the_page_looks_every_few_seconds(person: Arrive) -> None:
    def refuse(line: WebSocketRoute) -> None:
        line.close(code=1006)

    ana = person()
    ana.page.route_web_socket("**/live*", refuse)
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.page.get_by_text("There is no live connection").wait_for()
    ana.page.wait_for_selector(READY)
    question = ana.question
    ana.page.locator(READY).first.click()
    ana.page.locator(".ask h2", has_not_text=question).wait_for()


def test_clocks_run_and_the_menu_keeps_wishes(person: Arrive) -> None:
    ana, bo = person(), person()
    ana.start("Kardnarök", "With friends", Players="2", Time="1")
    ana.play_with(bo)
    ana.page.wait_for_selector(READY)
    ana.page.locator(".top-bar .time", has_text="5:5").wait_for()  # less than the six minutes it began with
    for _ in range(2):
        ana.page.get_by_role("button", name="Menu").click()
        wish = ana.page.get_by_role("switch", name="Answer for me where there is one option only")
        if wish.get_attribute("aria-checked") == "false":
            wish.click()
        ana.page.locator("[aria-checked=true][aria-label*='one option only']").wait_for()
        assert ana.complaints_of_axe() == []
        ana.page.keyboard.press("Escape")
