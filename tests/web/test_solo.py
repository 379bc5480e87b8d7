"""Alone against the Followers of Surtur, in a real browser: from two clicks to the end, and why they did it."""

from collections.abc import Callable
from typing import Any

from tests.web.people import DESK, READY, Person
from tests.web.test_lords_of_ragnarok import NAME, SMALL

Arrive = Callable[..., Person]


def until_it_decided(ana: Person) -> None:
    """Answer until a Follower has had its turn, and the person is asked again."""
    for _ in range(60):
        ana.page.wait_for_selector(READY)
        if ana.page.locator(".follower .roll").count():
            return
        ana.choose_first()
    raise AssertionError("the Follower has no turn")


def test_a_whole_solo_game_takes_two_clicks_to_start(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, "Alone")
    ana.page.wait_for_selector(READY)
    table = ana.get(f"/api/tables/{ana.page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "automaton"]
    assert table["options"]["followers"] == "1"
    assert "yes" not in [value for name, value in table["options"].items() if name.startswith("challenge")]
    assert ana.play_to_the_end() > 10
    ana.page.locator(".end").get_by_text("played by the rules").wait_for()
    assert ana.complaints_of_axe() == []
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.wait_for_selector(READY)


def test_what_needs_followers_is_offered_with_them_only(person: Arrive) -> None:
    ana = person()
    ana.page.goto("/")
    card = ana.page.locator(".game", has=ana.page.get_by_role("heading", name=NAME, exact=True))
    card.get_by_role("button", name="Against bots").click()
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
    ana.page.locator(".follower").get_by_role("button", name="Why?").click()
    panel.wait_for()


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
