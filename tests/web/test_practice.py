"""Practice and serious tables, links of seats, and what a running game does not tell, in a real browser."""

import json
import re
import sqlite3
from collections.abc import Callable

import pytest

from tests.web.hall import WebHall
from tests.web.people import PHONE, READY, Person, next_to_answer

Arrive = Callable[..., Person]
NAME = "Kardnarök"


def table_of(ana: Person) -> str:
    return re.sub(r"\?.*", "", ana.page.url.rpartition("/tables/")[2])


def start(ana: Person, kind: str | None) -> None:
    """Play, the way and Start, and one click more for who wants it otherwise."""
    card = ana.card(NAME)
    assert card.get_by_role("radio", name="Practice").is_checked()
    if kind is not None:
        card.get_by_role("radio", name=kind).check()
    assert ana.complaints_of_axe() == []
    card.get_by_role("button", name="Start", exact=True).click()
    ana.page.wait_for_selector(READY)


def until_something_closes(*people: Person) -> Person:
    """Answer until somebody is asked who could close the way back, and say who."""
    for _ in range(40):
        who = next_to_answer(*people)
        seat = people.index(who)
        if who.get(f"/api/tables/{table_of(who)}/closing?seat={seat}")["options"]:
            return who
        who.choose_first()
    raise AssertionError("nothing closes the way back")


@pytest.mark.parametrize("size", [None, PHONE])
def test_in_practice_everything_is_taken_back_and_nothing_closes_the_way(person: Arrive, size: object) -> None:
    ana = person(**({} if size is None else {"size": size}))
    start(ana, None)
    if size is not None:  # where the top bar has no room for it, the menu says so
        ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_text("Practice", exact=True).filter(visible=True).first.wait_for()
    ana.press("Escape")
    first = ana.question
    for _ in range(3):
        assert ana.page.get_by_text("No way back").count() == 0
        ana.choose_first()
        ana.page.wait_for_selector(READY)
    for _ in range(3):
        assert ana.page.get_by_role("button", name="Ask to undo").count() == 0
        ana.page.get_by_role("button", name="Undo", exact=True).click()
        ana.page.wait_for_selector(READY)
    ana.page.locator(".ask h2", has_text=first).wait_for()
    ana.page.get_by_role("button", name="Menu").click()
    assert ana.get(f"/api/tables/{table_of(ana)}/export")["seed"]
    ana.page.get_by_role("link", name="Save", exact=True).wait_for()


def test_at_a_serious_table_alone_there_is_nobody_to_ask(person: Arrive) -> None:
    ana = person()
    start(ana, "Serious")
    assert ana.page.get_by_text("Practice", exact=True).count() == 0
    until_something_closes(ana)
    closing = ana.get(f"/api/tables/{table_of(ana)}/closing?seat=0")["options"]
    ana.page.locator(".closing, .nb [aria-label='No way back']").first.wait_for()
    ana.page.locator(f"{READY}[data-key='{closing[0]}']").click()
    ana.page.locator(".ask h2").wait_for()
    assert ana.page.get_by_role("button", name="Ask to undo").count() == 0
    ana.press("Shift+U")
    ana.page.get_by_text("This table is serious").wait_for()
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_text("its file would tell all hidden cards").wait_for()
    assert ana.page.get_by_role("link", name="Save", exact=True).count() == 0


def test_among_people_the_way_back_is_open_if_all_agree(friends: tuple[Person, Person]) -> None:
    until_something_closes(*friends).page.get_by_text("Back only if all agree").first.wait_for()
    for each in friends:
        assert each.page.get_by_text("No way back").count() == 0


def test_the_link_of_a_seat_changes_when_somebody_sits_down(friends: tuple[Person, Person], person: Arrive) -> None:
    ana, bo = friends
    table = table_of(ana)
    old = ana.page.evaluate(f"JSON.parse(localStorage['longhall.links.{table}'])")["1"]
    eve = person()
    eve.page.goto(f"/tables/{table}/seats/1#{old}")
    eve.page.get_by_role("button", name="Sit down").click()
    eve.page.get_by_text("is not valid").wait_for()
    bo.page.get_by_role("button", name="Menu").click()
    link = bo.page.get_by_label("The link of your seat").input_value()
    assert old not in link
    phone = person(size=PHONE)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Sit down").click()
    phone.page.wait_for_selector(".stage")
    assert phone.get(f"/api/tables/{table}/seats/mine") == [1]
    bo.page.get_by_role("button", name="New link of my seat").click()
    phone.page.get_by_text("may not look at this seat").first.wait_for()
    bo.press("Escape")
    assert bo.page.locator(".ban.cutb").count() == 0
    phone.faults.clear()  # it was sent away
    eve.faults.clear()


def test_a_frozen_table_says_so(person: Arrive, hall: WebHall) -> None:
    ana = person()
    start(ana, None)
    ana.choose_first()
    ana.page.wait_for_selector(READY)
    table = table_of(ana)
    hall.kill()
    with sqlite3.connect(hall.settings.database.partition("///")[2]) as database:
        (head,) = database.execute("select position from heads where table_id = ?", [table]).fetchone()
        position = json.loads(head)
        position["stack"][-1]["frame"] = "Forgotten"
        database.execute("update heads set position = ? where table_id = ?", [json.dumps(position).encode(), table])
    hall.start()
    ana.page.goto(f"/tables/{table}")
    ana.page.get_by_role("heading", name="This table stands still").wait_for()
    ana.page.get_by_text("Nothing is lost").wait_for()
    ana.page.locator(".log > *").first.wait_for()
    ana.faults.clear()  # the line was refused
