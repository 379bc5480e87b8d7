"""A whole game between two browsers and a spectator: windows that are the same for all, held and let go by; a seat
whose person goes away, and that the spectator plays to the end."""

import re
import sqlite3
from collections.abc import Callable
from datetime import timedelta

from longhall.server.database.models import now
from tests.patience import PATIENCE
from tests.web.hall import WebHall
from tests.web.people import PLAY_TO_THE_END, READY, Person

OPEN = "[data-window]"
OFFER = "Offer the seat by the table's link"


def is_away(hall: WebHall, table: str, seat: int, minutes: int) -> None:
    """Let a seat have been away for so long, and let no more windows open."""
    seen = f"{now() - timedelta(minutes=minutes):%Y-%m-%d %H:%M:%S.%f}"
    with sqlite3.connect(hall.settings.database.partition("///")[2]) as database:
        database.execute("update seats set seen = ?, away = 1 where table_id = ? and seat = ?", [seen, table, seat])
        database.execute("update tables set window = 0 where id = ?", [table])


def begins_to_play(person: Person) -> None:
    """Let a page answer by itself whatever it is asked, while others do the same."""
    person.page.evaluate(f"(patience) => void ({PLAY_TO_THE_END})(patience)", 1000 * PATIENCE)


def test_a_whole_game_with_windows_and_a_seat_that_changes_hands(hall: WebHall, person: Callable[..., Person]) -> None:
    ana, bo, eve = person(windows=True), person(), person()
    ana.start("Kardnarök", "With friends", Players="3")
    bo.join(ana, "Bo")
    table = ana.page.url.rpartition("/")[2]
    ana.send(f"/api/tables/{table}/seats/2/arrange", {"kind": "bot", "bot": "thrall"}, "PUT")
    ana.play_with()
    ana.page.wait_for_selector(READY)
    eve.page.goto(f"/tables/{table}")
    while not ana.page.locator(OPEN).count():  # until somebody may answer with a card
        for each in (ana, bo):
            if each.page.locator(READY).count() and not each.page.locator(OPEN).count():
                each.choose_first()
        ana.page.wait_for_timeout(10)
    for each in (ana, bo, eve):
        each.page.wait_for_selector(OPEN)
    bo.press("Space")
    for each in (ana, bo, eve):
        each.page.get_by_text("Somebody thinks.").wait_for()
    assert eve.page.get_by_role("button", name="Hold").count() == 0
    assert ana.complaints_of_axe() == []
    bo.page.get_by_label("the round is over").check()
    bo.page.get_by_role("button", name="Passing until the round is over").wait_for()
    assert ana.page.get_by_role("button", name="Passing until").count() == 0
    ana.page.get_by_label("this turn is over").check()  # now both let it go by
    for each in (ana, bo, eve):
        each.page.get_by_text("Somebody thinks.").wait_for(state="detached")

    bo.page.goto("/credits")  # and does not come back for five minutes
    bo.page.wait_for_load_state("networkidle")
    is_away(hall, table, 1, 5)
    hall.kill()
    hall.start()
    menu = ana.page.get_by_role("button", name="Menu")
    menu.click()
    ana.page.get_by_text(re.compile("can be given away in [45] minutes")).wait_for()
    assert ana.page.get_by_role("button", name=OFFER).count() == 0
    ana.press("Escape")
    is_away(hall, table, 1, 11)
    menu.click()
    ana.page.get_by_role("button", name=OFFER).click()
    ana.page.get_by_text("the seat is offered").wait_for()
    ana.press("Escape")
    eve.page.goto(f"/join/{ana.get(f'/api/tables/{table}/invitation')['code']}")
    eve.page.get_by_role("button", name="Sit down").click()
    eve.page.get_by_text("Free: the seat of Bo").wait_for(state="detached")
    bo.page.goto(f"/tables/{table}")  # who comes back too late looks on
    for each in (ana, eve):
        begins_to_play(each)
    for each in (ana, bo, eve):
        each.page.wait_for_selector(".end")
    told = bo.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "bot"]
    assert told["finished"]
    assert bo.get(f"/api/tables/{table}/seats/mine") == []
    assert eve.get(f"/api/tables/{table}/seats/mine") == [1]
    assert ana.page.locator(".end h2").inner_text() == bo.page.locator(".end h2").inner_text()
