"""Against or beside the Followers of Surtur, in a real browser: from two clicks to the end, the Judge, and why they did
what they did."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from tests.finished import stored
from tests.web.people import DESK, READY, Person
from tests.web.positions import nearly_over
from tests.web.test_lords_of_ragnarok import NAME, SMALL

Arrive = Callable[..., Person]
MANIFESTATION = Path(__file__).parents[1] / "lords_of_ragnarok" / "followers" / "games" / "manifestation.json"


def until_it_decided(ana: Person) -> None:
    """Answer until a Follower has had its turn, and the person is asked again."""
    for _ in range(60):
        ana.page.wait_for_selector(READY)
        if ana.page.locator(".strip").count():
            return
        ana.choose_first()
    raise AssertionError("the Follower has no turn")


def test_a_solo_game_takes_two_clicks_to_start(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, "Alone")
    ana.page.wait_for_selector(READY)
    table = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "automaton"]
    assert table["options"]["followers"] == "1"
    assert "yes" not in [value for name, value in table["options"].items() if name.startswith("challenge")]
    until_it_decided(ana)


def test_a_solo_game_is_played_to_its_end_and_again(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(nearly_over("lords_of_ragnarok", 60, {"followers": "1"}))
    ana.play_to_the_end()
    ana.page.locator(".end").get_by_text("played by the rules").wait_for()
    assert ana.complaints_of_axe() == []
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.wait_for_selector(READY)


def test_what_needs_followers_is_offered_with_them_only(person: Arrive) -> None:
    ana = person()
    card = ana.card(NAME)
    card.locator("summary").click()
    challenge = card.get_by_label("challenge card First Embers")
    assert challenge.count() == 0
    card.get_by_label("Followers of Surtur").select_option("1")
    challenge.check()
    card.get_by_role("button", name="Start", exact=True).click()
    ana.page.wait_for_selector(READY)
    table = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "automaton"]
    assert table["options"]["challenge_1"] == "yes"
    ana.page.get_by_role("button", name="First Embers").wait_for()


def test_the_followers_last_turn_is_explained(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, "Alone")
    until_it_decided(ana)
    ana.press("w")
    panel = ana.page.get_by_role("dialog", name="Why did it do that?")
    panel.get_by_role("heading", name="Turn of a Follower of Surtur").first.wait_for()
    rule = panel.get_by_role("link", name="LS-").first
    assert "/rules/lords_of_ragnarok?find=LS-" in str(rule.get_attribute("href"))
    assert panel.locator(".rule span").first.inner_text().strip()
    assert ana.complaints_of_axe() == []
    ana.press("Escape")
    panel.wait_for(state="detached")
    ana.page.locator("[data-follower]").click()
    ana.page.locator(".follower").get_by_role("button", name="Why?").click()
    panel.wait_for()


def test_a_followers_turn_is_told_step_by_step_and_mine_stays_first(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, "Alone")
    until_it_decided(ana)
    tops = [
        ana.page.locator(f".mine > {part}").first.bounding_box() for part in (".hero", ".weapons", ".tracker", ".line")
    ]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
    strip = ana.page.locator(".strip")
    first, steps = strip.locator("small").inner_text().split("/")
    assert (first, strip.locator("p b").inner_text() != "") == ("1", True)
    for _ in range(int(steps)):
        ana.press("Space")
    strip.wait_for(state="detached")
    assert ana.page.locator(".follower").count() == 0  # its panel closes with its turn


def test_axe_finds_nothing_on_a_solo_table(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, "Alone")
    until_it_decided(ana)
    sizes: tuple[Any, ...] = (SMALL, DESK)
    for size in sizes:
        ana.page.set_viewport_size(size)
        for _ in ("light", "dark"):
            ana.press("d")
            assert ana.complaints_of_axe() == []
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ana.press("t")
    ana.page.get_by_role("heading", name="Surtur Manifestation card").wait_for()
    ana.press("o")
    ana.page.get_by_role("dialog").get_by_role("heading", name="Action row").wait_for()
    assert ana.complaints_of_axe() == []


# The Judge, beside another person


@cache
def judging(ask: str) -> Game:
    """A game of two people beside a Follower, played at random up to such a question to the first of them."""
    for seed in range(1, 200):
        game = longhall.new("lords_of_ragnarok", 3, seed=seed, options={"followers": "1"})
        chance = random.Random(seed)
        while game.outcome is None:
            asked = game.asks[0]
            if (asked.name, asked.seat) == (ask, 0):
                return game
            game.answer(asked.seat, chance.choice(asked.options))
    pytest.fail(f"no game asks {ask}")


@pytest.mark.parametrize(
    ("ask", "kind", "note"), [("judge", "territory", "hits"), ("judge.monster", "monster", "harm")]
)
def test_the_judge_sees_what_is_equal_and_whom_it_hits_and_chooses_on_the_map(
    person: Arrive, ask: str, kind: str, note: str
) -> None:
    ana = person()
    game = judging(ask)
    ana.go_on_with(game)
    assert ana.question.startswith("The Judge decides.")
    lit = ana.page.locator(f".board .spot.lit[data-spot^='{kind}:']")
    ana.page.wait_for_selector(READY)
    lit.first.wait_for(state="attached")
    assert lit.count() == ana.page.locator(READY).count() == len(game.asks[0].options)
    sizes: tuple[Any, ...] = (SMALL, DESK)
    for size in sizes:
        ana.page.set_viewport_size(size)
        assert ana.page.locator(".ask p").first.is_visible()
        for row in ana.page.locator(READY).all():
            assert note in row.locator("small").first.inner_text()
        assert ana.complaints_of_axe() == []
    ana.do(lambda: lit.first.click(force=True))
    ana.page.locator(".log").first.get_by_text("decides as the Judge").wait_for(state="attached")
    ana.press("w")
    panel = ana.page.get_by_role("dialog", name="Why did it do that?")
    panel.get_by_text("decided as the Judge").first.wait_for()


@pytest.mark.parametrize(
    ("lang", "lose", "none"), [("en", "the human players lose", "none is left"), ("pt", "perdem", "não resta nenhuma")]
)
def test_the_end_by_surturs_manifestation_is_explained(person: Arrive, lang: str, lose: str, none: str) -> None:
    whole = stored(MANIFESTATION)
    [last] = whole.gestures[-1].keys
    ana = person(lang=lang)
    ana.go_on_with(whole.replayed(len(whole.gestures) - 1))
    ana.do(lambda: ana.page.locator(f"{READY}[data-key='{last}']").click())
    end = ana.page.locator(".end")
    end.get_by_role("heading", name=lose).wait_for()
    sizes: tuple[Any, ...] = (SMALL, DESK)
    for size in sizes:
        ana.page.set_viewport_size(size)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ana.complaints_of_axe() == []
    ana.press("w")
    told = ana.page.get_by_role("dialog").locator("li").last
    told.get_by_role("heading", name=none).wait_for()
    assert told.get_by_role("link").inner_text().startswith("LS-DESOLATION-14")
