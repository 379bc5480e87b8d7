"""What stays readable and where it belongs: lists that begin at their top, cards that close, numbers that count."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from tests.web.people import DESK, PHONE, READY, Person
from tests.web.test_board import game_where

Arrive = Callable[..., Person]


def test_a_new_question_begins_at_the_top_of_its_list(person: Arrive) -> None:
    ana = person(size={"width": 390, "height": 560}, touch=True)
    ana.go_on_with(game_where("march", also=lambda game: len(game.asks[0].options) > 9))
    ana.page.wait_for_selector(READY)
    march = ana.page.locator(f"{READY}[data-key^='march:']").last
    march.scroll_into_view_if_needed()
    assert ana.page.locator(".answers .opts").evaluate("(list) => list.scrollTop") > 0
    ana.do(march.click)
    ana.page.wait_for_selector(f"{READY}[data-key^='to:']")
    assert ana.page.locator(".answers .opts").evaluate("(list) => list.scrollTop") == 0


def test_the_news_stay_until_the_own_turn_is_over(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(game_where("march"))
    ana.page.wait_for_selector(READY)
    news = ana.page.locator("#log li")
    before = news.all_inner_texts()
    assert len(before) > 3
    ana.do(lambda: ana.page.locator(f"{READY}[data-key^='march:']").first.click())
    ana.page.wait_for_selector(f"{READY}[data-key^='to:']")
    assert news.all_inner_texts()[: len(before)] == before


def test_own_words_are_not_counted_as_news(friends: tuple[Person, Person]) -> None:
    ana, bo = friends
    ana.page.get_by_role("tab", name="Talk").click()
    ana.page.get_by_label("Say something").fill("Hail!")
    ana.page.get_by_label("Say something").press("Enter")
    ana.page.get_by_role("tabpanel").get_by_text("Hail!").wait_for()
    assert ana.page.get_by_role("tab", name="Talk").inner_text().strip() == "Talk"
    tab = bo.page.get_by_role("tab", name="Talk (1)")
    tab.click()
    bo.page.get_by_role("tabpanel").get_by_text("Hail!").wait_for()
    bo.page.get_by_role("tab", name="Log").click()
    assert bo.page.get_by_role("tab", name="Talk").inner_text().strip() == "Talk"  # it was read
    ana.page.reload()
    ana.page.wait_for_selector(".logtabs")
    assert ana.page.get_by_role("tab", name="Talk").inner_text().strip() == "Talk"


def hand_of(game: Game) -> list[str]:
    hand: list[str] = game.observation(0)["hands"][0]
    return hand


def test_escape_closes_a_card_of_the_hand(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(
        game_where("march", also=lambda game: any("?" not in card for card in game.observation(0)["hands"][0]))
    )
    ana.page.wait_for_selector(READY)
    card = ana.page.locator(".player-panel .held[tabindex='0'], .player-panel .held:has(article)").first
    small = card.locator(".card").evaluate("(card) => card.offsetWidth")
    card.click()
    assert card.locator(".card").evaluate("(card) => card.offsetWidth") > small
    ana.press("Escape")
    assert card.locator(".card").evaluate("(card) => card.offsetWidth") == small


@cache
def drafting() -> Game:
    """A draft of blessings that lie in another order than their options have."""
    for seed in range(1, 200):
        game, chance = longhall.new("lords_of_ragnarok", 4, seed=seed), random.Random(seed)
        while game.outcome is None:
            ask = game.asks[0]
            words = [option.word for option in ask.options if option.verb == "take"]
            if ask.seat == 0 and len(words) > 3 and words != game.observation(0)["offer"]:
                return game
            game.answer(ask.seat, chance.choice(ask.options))
    pytest.fail("no game comes to a draft")


def test_blessings_of_a_draft_are_numbered_as_they_are_read(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(drafting())
    ana.page.wait_for_selector(READY)
    caps = ana.page.locator(".offer .key").all_inner_texts()
    assert len(caps) > 3
    assert caps == sorted(caps)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_cards_of_a_draft_are_numbered_as_they_are_read(person: Arrive, size: Any) -> None:
    ana = person(size=size)
    ana.go_on_with(game_where("pick", 4))
    ana.page.wait_for_selector(".pack .held")
    for _ in range(3):
        caps = ana.page.locator(".pack .key").all_inner_texts()
        assert caps == [str(number + 1) for number in range(len(caps))]
        ana.choose_first()
        ana.page.wait_for_selector(READY)


# Of each card that is shown: is its text, if it shows one, not seen whole?
CUT = """
(cards) => cards.filter((card) => {
  const text = card.querySelector('.text')
  if (!text || !text.getClientRects().length) return false
  const cut = [text, card].some((each) => each.scrollHeight > each.clientHeight + 1)
  return cut || text.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom
}).length
"""


@pytest.mark.parametrize("lang", ["en", "pt-BR", "es"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_texts_of_cards_are_never_cut(person: Arrive, size: Any, lang: str) -> None:
    ana = person(size=size, lang=lang)
    ana.go_on_with(game_where("pick", 4))
    ana.page.wait_for_selector(".pack .held")
    assert ana.page.locator(".pack .card").evaluate_all(CUT) == 0
    ana.go_on_with(game_where("upgrade"))
    if size is PHONE:
        ana.page.locator(".tabs button").nth(1).click()
    ana.page.wait_for_selector(".player-panel .card")
    assert ana.page.locator(".player-panel .card").evaluate_all(CUT) == 0


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_button_of_a_plan_holds_its_words(person: Arrive, size: Any, lang: str) -> None:
    ana = person(size=size, lang=lang)
    ana.go_on_with(game_where("upgrade"))
    ana.page.wait_for_selector(READY)
    ana.press("p")
    rows = ana.page.locator(f"{READY}[data-key^='upgrade:']")
    texts = rows.all_inner_texts()
    rows.nth(texts.index(max(texts, key=len))).click()
    button = ana.page.locator(".bar .go")
    button.wait_for()
    outside = """(button) => {
      const words = button.querySelector('span').getBoundingClientRect(), box = button.getBoundingClientRect()
      const bar = document.querySelector('.bar').getBoundingClientRect()
      return words.top < box.top || words.bottom > box.bottom || box.right > bar.right || words.right > box.right
    }"""
    assert not button.evaluate(outside)


@cache
def two_followers() -> Game:
    """Solo against two Followers, after both have had a turn."""
    for seed in range(1, 50):
        game, chance = longhall.new("lords_of_ragnarok", 3, seed=seed, options={"followers": "2"}), random.Random(seed)
        while game.outcome is None:
            turns = {event["args"]["seat"] for event in game.events(0, 0) if event["key"] == "follower.turn"}
            if len(turns) == 2:
                return game
            game.answer(game.asks[0].seat, chance.choice(game.asks[0].options))
    pytest.fail("no game comes to that")


def test_why_opens_at_the_follower_that_was_clicked(person: Arrive) -> None:
    ana = person(size={"width": 1366, "height": 560})
    ana.go_on_with(two_followers())
    ana.page.wait_for_selector(READY)
    for place in (1, 0):
        ana.page.locator("[data-follower]").nth(place).click()
        ana.page.locator(".follower").get_by_role("button", name="Why?").click()
        panel = ana.page.get_by_role("dialog", name="Why did it do that?")
        name = ana.page.locator(".follower .who").inner_text()
        begins = panel.locator("li.begins", has_text=name).last
        begins.wait_for()
        ana.page.wait_for_function(
            """([name]) => [...document.querySelectorAll('dialog li.begins')].some((item) => {
              const box = item.getBoundingClientRect(), all = item.closest('dialog').getBoundingClientRect()
              return item.innerText.includes(name) && box.top >= all.top && box.bottom <= all.bottom
            })""",
            arg=[name],
        )
        ana.press("Escape")
        panel.wait_for(state="detached")


def dead_quests(game: Game) -> list[str]:
    """Quests of the first seat's hand whose provinces are all destroyed."""
    provinces, view = game.position.copy().box.provinces, game.observation(0)
    standing = {province.region for place, province in enumerate(provinces) if not view["ruined"][place]}
    gone = {province.region for province in provinces} - standing
    return [card for card in view["hands"][0] if any(card.endswith(f"quest-{region}") for region in gone if region)]


def test_quests_that_cannot_be_fulfilled_any_more_are_marked(person: Arrive) -> None:
    game = game_where("commit", also=lambda game: bool(dead_quests(game)))
    dead = dead_quests(game)
    ana = person(lang="pt-BR")
    ana.go_on_with(game)
    ana.page.wait_for_selector(READY)
    said = "não pode mais ser cumprida"
    assert ana.page.locator(".player-panel .card", has_text=said).count() == len(set(dead))
    assert ana.page.locator(READY, has_text=said).count() == len(set(dead))
    assert ana.page.locator(f"{READY}[data-key='commit:{dead[0]}']", has_text=said).count() == 1
    assert ana.complaints_of_axe() == []


def test_why_not_tells_the_numbers_before_the_rule(person: Arrive) -> None:
    poor = longhall.new("feast_for_odin", 2, seed=1)
    while poor.asks[0].name != "turn" or poor.asks[0].seat:
        poor.answer(poor.asks[0].seat, poor.asks[0].options[-1])
    ana = person(lang="es")
    ana.go_on_with(poor)
    ana.page.wait_for_selector(READY)
    table = ana.page.url.rpartition("/")[2]
    why = ana.get(f"/api/tables/{table}/why-not?seat=0&option=space:c1_build_shed")
    assert why["missing"] == [{"thing": "item", "about": {"n": 2, "there": 0, "item": "wood"}}]
    ana.page.locator(".stage [data-space='c1_build_shed'], .stage [data-option='space:c1_build_shed']").first.click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_text("Hacen falta 2 madera; tienes 0.").wait_for()
    assert ana.complaints_of_axe() == []
