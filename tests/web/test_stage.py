"""What happens is played before the question is asked."""

from collections.abc import Callable

import pytest

import longhall
from longhall.bots import new_bot
from longhall.bots.handle import SeatHandle
from longhall.engine.game import Game
from tests.web.people import READY, Person

Arrive = Callable[..., Person]
# How many things of a scene move for longer than an eye sees
MOVING = """
document.getAnimations().filter(({ effect }) => {
  const { endTime } = effect.getComputedTiming()
  return endTime > 50 && isFinite(endTime) && effect.target.closest('.scene')
}).length
"""
BATTLE = 40  # answers until a battle waits for the first seat's secret card


@pytest.fixture(scope="module")
def before_a_battle() -> Game:
    """Blood Rage, where the first seat chooses its card in secret."""
    game = longhall.new("blood_rage", 3, seed="stage")
    bots = [new_bot("karl", SeatHandle(game, seat), "stage") for seat in range(3)]
    for _ in range(BATTLE):
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, bots[ask.seat].choose(ask))
    assert [ask.name for ask in game.asks if ask.seat == 0] == ["battle.card"]
    return game


def test_a_battle_is_played_on_stage_and_space_skips_it(person: Arrive, before_a_battle: Game) -> None:
    ana = person(motion="no-preference", speed="calm")
    ana.go_on_with(before_a_battle)
    ana.choose_first()
    ana.page.wait_for_selector(".stage .scene .sides")
    assert ana.page.locator(READY).count() == 0  # nothing is asked while it plays
    assert ana.page.locator(".log li").count()
    assert ana.complaints_of_axe() == []
    ana.page.locator("body").press("Space")
    ana.page.locator("body").press("Space")
    ana.page.wait_for_selector(READY)
    assert ana.page.locator(".stage .scene").count() == 0


def test_who_wants_no_motion_sees_stills_and_reads_them(person: Arrive, before_a_battle: Game) -> None:
    ana = person(motion="reduce", speed="brisk")
    ana.go_on_with(before_a_battle)
    ana.choose_first()
    ana.page.wait_for_selector(".stage .scene.still .sides")
    moving = ana.page.evaluate(MOVING)
    assert moving == 0
    assert ana.page.locator("[aria-live=polite]").first.inner_text()
    ana.page.wait_for_selector(READY)


def test_an_instant_table_asks_at_once(person: Arrive, before_a_battle: Game) -> None:
    ana = person()
    ana.go_on_with(before_a_battle)
    ana.choose_first()
    ana.page.wait_for_selector(READY)
    assert ana.page.locator(".stage .scene").count() == 0
