"""A table where nobody can play any more: the page says why in the reader's language, and shows what has happened."""

import json
import sqlite3
from collections.abc import Callable

import pytest

from tests.web.hall import WebHall
from tests.web.people import Person

WORDS = {"en": "stands still", "pt": "está parada", "es": "está detenida"}


@pytest.mark.parametrize("lang", WORDS)
def test_a_frozen_table_shows_why_and_its_log(hall: WebHall, person: Callable[..., Person], lang: str) -> None:
    ana = person()
    ana.start("Kardnarök", Players="3", Bots="thrall")
    ana.page.wait_for_selector(".answers .opt")
    table = ana.page.url.rpartition("/")[2]
    hall.kill()
    break_head(hall, table)
    hall.start()
    eve = person(lang=lang)
    eve.page.goto(f"{hall.address}/tables/{table}")
    eve.page.get_by_role("alert").get_by_text(WORDS[lang]).wait_for()
    assert WORDS[lang] in eve.page.get_by_role("heading", level=1).inner_text()
    assert eve.page.locator(".log li").count() > 0
    assert eve.page.locator(".answers").count() == 0
    ana.page.locator(".page .log li").first.wait_for()  # the page that was open comes back by itself
    assert eve.complaints_of_axe() == []


def break_head(hall: WebHall, table: str) -> None:
    """Nobody knows a frame of its position any more."""
    with sqlite3.connect(hall.settings.database.partition("///")[2]) as database:
        (head,) = database.execute("select position from heads where table_id = ?", [table]).fetchone()
        position = json.loads(head)
        position["stack"][-1]["frame"] = "Forgotten"
        query = "update heads set position = ? where table_id = ?"
        database.execute(query, [json.dumps(position).encode(), table])
