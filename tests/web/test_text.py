"""The text view in a real browser: the sections that the server tells, at the table, in a plan, behind a curtain, in a
replay. What they say is tested beside each game; here that all of it is on the page, as headings, lists and tables."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import longhall
from longhall.engine.sections import untied
from tests.sections import told
from tests.web.people import PHONE, READY, Person, wait_until

Arrive = Callable[..., Person]
ENDED = Path(__file__).parents[1] / "lords_of_ragnarok" / "followers" / "games" / "manifestation.json"
SHOWN = """() => [...document.querySelectorAll('.textview h2, .textview h3, .textview th, .textview td, .textview li')]
  .filter((at) => !at.querySelector('li')).map((at) => at.textContent.trim()).filter(Boolean)"""


def words(sections: list[Any]) -> list[str]:
    """All that sections say, in the order of the page."""
    found: list[str] = []
    for each in sections:
        found.append(each["heading"])
        if each["table"]:
            rows, head = each["table"]["rows"], each["table"]["head"]
            noted = any(row["notes"] for row in rows)
            found += head[: len(rows[0]["cells"]) + noted]
            found += [word for row in rows for word in (*row["cells"], *row["notes"])]
        found += each["lines"]
    return [word for word in found if word]


def table_of(ana: Person) -> str:
    return f"/api/tables/{ana.page.url.rpartition('/')[2]}"


def expect_told(ana: Person, path: str) -> list[Any]:
    """Wait until the page shows what the server tells there; a bot may go on meanwhile, so both are read again."""
    sections: list[Any] = []

    def is_shown() -> bool:
        sections[:] = ana.get(path)["sections"]
        return bool(ana.page.evaluate(SHOWN) == words(sections))

    wait_until(ana.page, is_shown)
    return sections


@pytest.mark.parametrize("game", ["Kardnarök", "Blood Rage", "A Feast for Odin", "Lords of Ragnarok"])
def test_the_page_shows_the_sections_of_the_seat_and_follows_every_change(person: Arrive, game: str) -> None:
    ana = person()
    ana.start(game, Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    ana.press("t")
    for _ in range(3):
        ana.page.wait_for_selector(READY)
        expect_told(ana, f"{table_of(ana)}/text?seat=0")
        ana.choose_first()
    ana.page.wait_for_selector(READY)
    expect_told(ana, f"{table_of(ana)}/text?seat=0")
    assert ana.complaints_of_axe() == []


def test_terminal_and_page_tell_the_same(person: Arrive) -> None:
    game = longhall.new("blood_rage", 2, seed=3)
    chance = random.Random(3)
    while len(game.journal) < 30 or [ask.seat for ask in game.asks] != [0]:
        game.answer(game.asks[0].seat, chance.choice(game.asks[0].options))
    ana = person()
    ana.go_on_with(game)
    ana.press("t")
    names = {seat["seat"]: seat["name"] for seat in ana.get(table_of(ana))["seats"]}
    assert names[0] == "Ana"
    assert expect_told(ana, f"{table_of(ana)}/text?seat=0") == untied(told(game, 0, names=names))


def test_a_replay_is_told_at_any_point_and_through_any_eyes(person: Arrive) -> None:
    ana = person()
    save = json.loads(ENDED.read_text(encoding="utf-8"))
    ana.send("/api/me", {"name": "Ana"}, "PUT")
    table = ana.send("/api/tables/import", {"save": save})["table"]["id"]
    ana.page.goto(f"/tables/{table}/replay?after=20")
    ana.page.get_by_role("button", name="Text view").click()
    first = expect_told(ana, f"/api/tables/{table}/replay/text?after=20")
    ana.page.get_by_label("Seen by").select_option("0")
    assert expect_told(ana, f"/api/tables/{table}/replay/text?after=20&seat=0") != first
    ana.page.get_by_role("button", name="One decision on").click()
    expect_told(ana, f"/api/tables/{table}/replay/text?after=21&seat=0")
    assert ana.complaints_of_axe() == []


def test_a_plan_is_told_and_forgotten(person: Arrive) -> None:
    ana = person()
    ana.start("A Feast for Odin", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    ana.press("t")
    before = words(expect_told(ana, f"{table_of(ana)}/text?seat=0"))
    ask = next(ask for ask in ana.get(f"{table_of(ana)}/asks?seat=0") if ask["seat"] == 0)
    keys = [option["key"] for option in ask["options"]]
    key = next(key for key in keys if ana.send(f"{table_of(ana)}/seats/0/plan", {"options": [key]})["done"])
    ana.press("p")
    with ana.page.expect_response(lambda answer: answer.url.endswith("/plan/text")) as answer:
        ana.page.locator(f".answers [data-key='{key}']").first.click()
    planned = words(answer.value.json()["sections"])
    assert planned != before
    ana.page.wait_for_function(f"(expected) => JSON.stringify(({SHOWN})()) === JSON.stringify(expected)", arg=planned)
    ana.press("p")
    ana.page.wait_for_function(f"(expected) => JSON.stringify(({SHOWN})()) === JSON.stringify(expected)", arg=before)


def test_behind_the_curtain_nothing_of_a_seat_stays(person: Arrive) -> None:
    ana = person(size=PHONE)
    ana.start("Blood Rage", "On this device", Players="2")
    table = ""
    for _ in range(2):
        curtain = ana.page.locator(".handover")
        curtain.wait_for()
        assert ana.page.locator(".textview").count() == 0
        table = table or table_of(ana)
        curtain.get_by_role("button").click()
        ana.page.wait_for_selector(".answers:not([inert]) .opt")
        if not ana.page.locator(".textview").count():
            ana.page.evaluate("document.activeElement?.blur()")
            ana.press("t")
        expect_told(ana, f"{table}/text?seat={ana.get(table)['asked'][0]}")
        while not curtain.count():
            ana.page.wait_for_selector(f"{READY}, .handover")
            if ana.page.locator(READY).count():
                ana.choose_first()
            ana.page.wait_for_timeout(30)


def test_a_spectator_is_told_what_all_may_know(person: Arrive) -> None:
    ana, eve = person(), person()
    ana.start("Blood Rage", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)
    text = f"{table_of(ana)}/text"
    ana.choose_first()  # a clan; then cards are dealt
    wait_until(ana.page, lambda: ana.get(text)["sections"] != ana.get(f"{text}?seat=0")["sections"])
    eve.page.goto(ana.page.url)
    eve.page.wait_for_selector(".stage > *")
    eve.press("t")
    assert expect_told(eve, text) != ana.get(f"{text}?seat=0")["sections"]


def test_what_cannot_be_told_is_said(person: Arrive) -> None:
    ana = person()
    ana.start("Kardnarök", Players="2", Bots="thrall")
    ana.page.wait_for_selector(READY)

    def refuse(route: Route) -> None:
        route.fulfill(status=409, json={"key": "error.told", "words": {}, "sentence": "The table has stopped."})

    ana.page.route("**/text?*", refuse)
    ana.press("t")
    expect(ana.page.locator(".textview").get_by_role("alert")).to_have_text("The table has stopped.")
    ana.page.unroute("**/text?*")
    ana.choose_first()
    expect_told(ana, f"{table_of(ana)}/text?seat=0")
