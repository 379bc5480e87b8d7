"""The board of A Feast for Odin in a real browser: tiles by pointer, keys and taps, the feast, a phone, as text."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.options import Option
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.advice.policy import policy
from tests.web.people import COLOURS, DESK, READY, Person

Arrive = Callable[..., Person]
SMALL: Any = {"width": 360, "height": 740}
LARGE: Any = {"width": 1920, "height": 1080}
NAME = "A Feast for Odin"
TILES = ".land .ground g > title"
# Buttons that lie on each other.
OVERLAPS = """
() => {
  const buttons = [...document.querySelectorAll('.stage button, .player-panel button')]
  const shown = buttons.filter((each) => each.checkVisibility())
  const boxes = shown.map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.width)
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
    .filter(([other, b]) => !one.contains(other) && meet(a, b))
    .map(([other]) => `${one.outerHTML.slice(0, 80)} / ${other.outerHTML.slice(0, 80)}`))
}
"""


# Notes all that moves: what flies over the table, tiles that are laid, dice.
WATCH = """
window.moved = []
addEventListener('animationstart', (event) => {
  for (const what of ['.flight', '.settles', '.die svg']) if (event.target.matches?.(what)) window.moved.push(what)
}, true)
"""


SEVERAL = 4


@cache
def played_to(ask: str, least: int, verb: str = "", oblong: bool = False) -> Game:
    """A sensible game up to a question to the first seat, which has no board but its home, from some round on; perhaps
    with several such anytime actions, perhaps with a tile to lay that looks different when it is turned."""
    for seed in range(1, 60):
        game, chance = longhall.new("feast_for_odin", 2, seed=seed), Stream(f"played to {seed}")
        while game.outcome is None:
            asked = next(each for each in game.asks if each.options)
            enough = not verb or [option.verb for option in asked.anytime].count(verb) >= SEVERAL
            enough = enough and (not oblong or any(is_oblong(game, option) for option in asked.anytime))
            at_home = len(game.position.areas_of(0)) == 1
            if (asked.seat, asked.name) == (0, ask) and game.position.round >= least and at_home and enough:
                return game
            game.answer(asked.seat, chance.pick(policy(game.position, asked)))
    pytest.fail(f"no game asks {ask}")


def is_oblong(game: Game, option: Option) -> bool:
    item = game.position.box.items[option.arg] if option.verb == "lay" else None
    return item is not None and item.long != item.short


def tiles(ana: Person) -> int:
    return ana.page.locator(TILES).count()


def see_tiles(ana: Person, n: int) -> None:
    ana.page.locator(TILES).nth(n - 1).wait_for(state="attached")
    assert tiles(ana) == n


def test_a_tile_is_laid_by_a_click(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    ana.page.locator(".player-panel .good.lit").last.click()
    ghost = ana.page.locator("[data-spot=ghost]")
    ghost.wait_for()
    ana.press("r", "f", "ArrowLeft", "ArrowDown")
    ana.do(lambda: ana.page.get_by_role("button", name="Lay", exact=True).click())
    see_tiles(ana, before + 1)


def test_r_turns_a_tile_that_was_clicked_in_the_supply(person: Arrive) -> None:
    """As the button beside it does: once, since twice is back again."""
    ana = person()
    ana.go_on_with(played_to("turn", 2, oblong=True))
    outline, turn = ana.page.locator("[data-spot=ghost] .keyo"), ana.page.locator(".landbar [aria-keyshortcuts=R]")
    turned = 0
    for good in ana.page.locator(".player-panel .good.lit").all():
        good.click()
        outline.wait_for()
        before = outline.get_attribute("d")
        turn.click()
        wanted = outline.get_attribute("d")
        ana.press("Escape")
        good.click()
        ana.page.locator("[data-spot=ghost]:focus").wait_for()
        assert outline.get_attribute("d") == before
        ana.press("r")
        assert outline.get_attribute("d") == wanted
        turned += wanted != before
        ana.press("Escape")
        outline.wait_for(state="detached")
    assert turned  # squares look the same


def test_a_tile_is_laid_by_keys_alone(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    ana.page.locator(".player-panel .good.lit").last.focus()
    ana.press("Enter")
    ana.page.locator("[data-spot=ghost]:focus").wait_for()
    ana.do(lambda: ana.press("ArrowUp", "r", "Enter"))
    see_tiles(ana, before + 1)


def test_a_tile_is_dragged_to_the_board(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    good: Any = ana.page.locator(".player-panel .good.lit").last.bounding_box()
    board: Any = ana.page.locator(".land .ground").bounding_box()
    mouse = ana.page.mouse
    mouse.move(good["x"] + 9, good["y"] + 9)
    mouse.down()
    mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=6)
    ana.do(mouse.up)
    see_tiles(ana, before + 1)


def test_a_finger_moves_a_tile_and_a_second_tap_lays_it(person: Arrive) -> None:
    ana = person(size=SMALL, touch=True)
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    ana.page.get_by_role("tab", name="Home").tap()
    ana.page.locator(".stage .good.lit").first.tap()
    ghost = ana.page.locator("[data-spot=ghost]")
    ghost.wait_for()
    ana.do(lambda: ghost.tap())


def test_the_panel_begins_and_the_board_goes_on(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    group = ana.page.locator(".opts details summary").first
    if group.count() and not group.evaluate("(summary) => summary.parentElement.open"):
        group.click()
    ana.do(lambda: ana.page.locator(".opt[data-key^='lay:']").first.click())
    ana.page.locator("[data-spot=ghost]").wait_for()
    ana.do(lambda: ana.page.get_by_role("button", name="Lay", exact=True).click())
    assert ana.question.startswith("Before income")


def test_a_reload_in_the_middle_leaves_the_tile_in_hand(person: Arrive) -> None:
    """After the panel has asked for the tile, and again after it has asked how it is turned."""
    ana = person()
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    group = ana.page.locator(".opts details summary").first
    if group.count() and not group.evaluate("(summary) => summary.parentElement.open"):
        group.click()
    ana.do(lambda: ana.page.locator(".opt[data-key^='lay:']").first.click())
    ghost = ana.page.locator("[data-spot=ghost]")
    while ana.page.locator(f"{READY}[data-key^='at:']").count() == 0:
        ana.page.reload()
        ghost.wait_for()
        ana.do(lambda: ana.page.locator(READY).last.click())
        ana.page.wait_for_selector(READY)
    ana.page.reload()
    ghost.wait_for()
    assert ana.page.locator(f"{READY}[data-key^='at:']").count() > 0
    ana.do(lambda: ana.page.get_by_role("button", name="Lay", exact=True).click())
    see_tiles(ana, before + 1)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_vikings_goods_tiles_and_dice_move_unless_motion_is_not_wanted(person: Arrive, motion: str) -> None:
    ana = person(motion=motion)
    ana.page.add_init_script(WATCH)

    def see_move(what: str) -> None:
        """It moves, sooner or later; or nothing has moved in a while."""
        if motion == "reduce":
            ana.page.wait_for_timeout(400)
            assert not ana.page.evaluate("[...window.moved]")
        else:
            ana.page.wait_for_function("what => [...window.moved].includes(what)", arg=what)

    ana.go_on_with(played_to("pause.income", 3, "lay"))
    ana.page.wait_for_timeout(200)
    assert not ana.page.evaluate("[...window.moved]")  # nothing of what has been before
    ana.page.locator(".player-panel .good.lit").last.click()
    ana.do(lambda: ana.page.get_by_role("button", name="Lay", exact=True).click())
    see_move(".settles")
    ana.go_on_with(played_to("turn", 3))
    ana.do(lambda: ana.page.locator("[data-space=c1_stockfish]").click())
    see_move(".flight")
    ana.go_on_with(played_to("turn", 3))
    ana.do(lambda: ana.page.locator("[data-space=c1_hunting_game]").click())
    see_move(".die svg")


def test_action_spaces_are_chosen_by_keys(person: Arrive) -> None:
    ana = person()
    ana.start(NAME, Players="2", Bots="thrall")
    ana.page.wait_for_selector(".space.lit")
    assert ana.page.locator("[data-space]").count() == 61
    assert ana.page.locator(".space.lit").count() == ana.page.locator(f"{READY}[data-key^='space:']").count()
    ana.page.locator(".space.lit").first.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        ana.press(key)
    ana.page.locator(".space.lit:focus").wait_for()
    ana.page.locator(".grid .tip").wait_for()
    ana.do(lambda: ana.press("Enter"))


def test_food_is_served_by_a_tap(person: Arrive) -> None:
    ana = person(size=SMALL, touch=True)
    ana.go_on_with(played_to("feast", 3))
    served = ana.page.locator(".scene .table .full")
    assert served.count() == 0
    ana.do(lambda: ana.page.locator(".food").first.tap())
    served.first.wait_for()


def test_food_that_lies_lengthwise_is_drawn_as_what_it_is(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("feast", 3))
    food = ana.page.locator(".food[data-option^='serve_flat:']").first
    word = str(food.get_attribute("data-option")).partition(":")[2]
    squares = int(food.locator("small").inner_text().split()[0].strip("×"))
    ana.do(lambda: food.click())
    served = ana.page.locator(".scene .table [data-served]")
    served.first.wait_for()
    assert [each.get_attribute("data-served") for each in served.all()] == [word]
    assert f"span {squares}" in str(served.first.get_attribute("style"))


def test_the_serving_that_is_advised_is_chosen_on_the_table(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("feast", 3))
    advised = ana.page.locator(".scene .table button.next")
    word = str(advised.get_attribute("data-advised")).rpartition(":")[2]
    ana.do(lambda: advised.click())
    ana.page.locator(f".scene .table [data-served={'silver' if word == 'coin' else word}]").wait_for()


def test_a_roll_is_answered_beside_it(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("die", 1))
    ana.page.locator(".die").wait_for()
    ana.do(lambda: ana.page.locator(".act[data-option=fail]").click())


@pytest.mark.parametrize(("ask", "least"), [("turn", 6), ("feast", 4), ("die", 1)])
def test_axe_finds_nothing_and_nothing_lies_on_anything(person: Arrive, ask: str, least: int) -> None:
    ana = person()
    ana.go_on_with(played_to(ask, least))
    sizes: tuple[Any, ...] = (SMALL, DESK, LARGE)
    for size in sizes:
        ana.page.set_viewport_size(size)
        ana.page.wait_for_timeout(100)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        parts = ana.page.get_by_role("tab").count()
        for part in range(max(parts, 1)):
            if parts:
                ana.page.get_by_role("tab").nth(part).click()
            assert ana.page.evaluate(OVERLAPS) == []
            if size != LARGE and (ask == "turn" or not part):  # the other parts are the same at every question
                ana.page.keyboard.press("d")
                assert ana.complaints_of_axe() == []
                if not parts:
                    ana.page.keyboard.press("d")
                    assert ana.complaints_of_axe(COLOURS) == []


def test_others_and_text(person: Arrive) -> None:
    ana = person()
    ana.go_on_with(played_to("turn", 6))
    ana.press("o")
    ana.page.get_by_role("dialog").get_by_role("img", name="home board").wait_for()
    assert ana.complaints_of_axe() == []
    ana.press("Escape")
    ana.press("t")
    board = ana.page.get_by_role("region", name="Board")
    board.get_by_role("heading", name="Spaces for 4 Vikings").wait_for()
    board.get_by_role("rowheader", name="Plundering").wait_for()
    assert ana.complaints_of_axe() == []
