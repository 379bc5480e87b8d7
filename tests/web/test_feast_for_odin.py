"""The board of A Feast for Odin in a real browser: acts of few clicks, tiles by pointer, keys and taps, the feast, a
phone, as text."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import longhall
from longhall.engine.game import Game
from longhall.engine.options import Option
from longhall.engine.rng import Stream
from longhall.games.feast_for_odin.advice.policy import policy
from tests.feast_for_odin.play import Player, at_turn
from tests.patience import PATIENCE
from tests.web.people import COLOURS, DESK, READY, Person

Arrive = Callable[..., Person]
SMALL: Any = {"width": 360, "height": 740}
LARGE: Any = {"width": 1920, "height": 1080}
NAME = "A Feast for Odin"
TILES = ".land .ground g > title"
GO = ".bar .go"  # the button of what is chosen
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


# Text that is too small to read.
TINY = """
() => [...document.querySelectorAll('.stage *, .player-panel *, .answers *')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((each) => each.checkVisibility() && !each.closest('svg, .vh, .key'))
  .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 13)
  .map((each) => each.outerHTML.slice(0, 100))
"""

# Notes all that moves: what flies over the table, Vikings and tiles that glide, dice.
WATCH = """
window.moved = []
const see = (what) => window.moved.push(what)
addEventListener('animationstart', ({ target }) => {
  if (target.matches?.('.flight')) see('flight')
  if (target.matches?.('.scene:not(.still) .die')) see('die')
}, true)
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  if (this.dataset.thing) see(this.dataset.thing.replace(/[0-9]/g, '').trim())
  return animate.apply(this, how)
}
"""


# Plays on the board until the game is over: spaces with something picked in them, the feast and tiles as advised.
PLAY_ON_THE_BOARD = """
async (patience) => {
  let state = 7
  const chance = (n) => (state = (state * 48271) % 2147483647) % n
  const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility())
  const PARTS = 'section.chosen :is([data-strip], [data-upgrade], [data-play], [role=radio]:enabled)'
  const WAYS = ['.bar .go:enabled', '.space.lit', '.bar .done', '.plain', '.answers .opt:not(.off)', '.bar .decline']
  let until = Date.now() + patience
  let acts = 0
  while (!document.querySelector('.end')) {
    if (Date.now() > until) throw new Error('it does not end: ' + document.querySelector('.side-panel')?.innerText)
    const busy = document.querySelector('.answers')?.inert
    const chosen = seen('section.chosen').length > 0
    const go = seen('.bar .go:enabled')
    const picks = chosen ? [...seen(PARTS), ...seen('[data-picture]:enabled')] : []
    const ways = !chosen
      ? WAYS.map(seen).find((each) => each.length) ?? []
      : picks.length && (!go.length || chance(3) === 0) ? picks : go
    if (!busy && ways.length) {
      const one = ways[chance(ways.length)]
      one.click()
      if (go.includes(one)) [acts, until] = [acts + 1, Date.now() + patience]
    }
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  return acts
}
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
    ana = person(lists=False)
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    ana.page.locator(".player-panel .good.lit").last.click()
    ghost = ana.page.locator("[data-spot=ghost]")
    ghost.wait_for()
    ana.press("q", "w", "ArrowLeft", "ArrowDown")
    ana.do(lambda: ana.page.locator(GO).click())
    see_tiles(ana, before + 1)


def test_q_turns_a_tile_that_was_clicked_in_the_supply(person: Arrive) -> None:
    """As the button beside it does: once, since twice is back again."""
    ana = person(lists=False)
    ana.go_on_with(played_to("turn", 2, oblong=True))
    outline, turn = ana.page.locator("[data-spot=ghost] .keyo"), ana.page.locator(".landbar [aria-keyshortcuts=Q]")
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
        ana.press("q")
        assert outline.get_attribute("d") == wanted
        turned += wanted != before
        ana.press("Escape")
        outline.wait_for(state="detached")
    assert turned  # squares look the same


def test_a_tile_is_laid_by_keys_alone(person: Arrive) -> None:
    ana = person(lists=False)
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    ana.page.locator(".player-panel .good.lit").last.focus()
    ana.press("Enter")
    ana.page.locator("[data-spot=ghost]:focus").wait_for()
    ana.do(lambda: ana.press("ArrowUp", "q", "Enter"))
    see_tiles(ana, before + 1)


def test_a_tile_is_dragged_to_the_board(person: Arrive) -> None:
    ana = person(lists=False)
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
    ana = person(lists=False, size=SMALL, touch=True)
    ana.go_on_with(played_to("pause.income", 3, "lay"))
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
    ana.do(lambda: ana.page.locator(GO).click())
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
    ana.do(lambda: ana.page.locator(GO).click())
    see_tiles(ana, before + 1)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_vikings_goods_tiles_and_dice_move_unless_motion_is_not_wanted(person: Arrive, motion: str) -> None:
    ana = person(lists=False, motion=motion, speed="calm")
    ana.page.add_init_script(WATCH)

    def see_move(what: str) -> None:
        """It moves, sooner or later; or a line is drawn from where it was."""
        if motion == "reduce":
            ana.page.locator(".ghosts path").first.wait_for(state="attached")
            assert not ana.page.evaluate("[...window.moved]")
        else:
            ana.page.wait_for_function("what => window.moved.some((each) => each.startsWith(what))", arg=what)

    ana.go_on_with(played_to("pause.income", 3, "lay"))
    ana.page.wait_for_timeout(200)
    assert not ana.page.evaluate("[...window.moved]")  # nothing of what has been before
    ana.page.locator(".player-panel .good.lit").last.click()
    ana.do(lambda: ana.page.locator(GO).click())
    see_move("good")
    ana.go_on_with(played_to("turn", 3))
    ana.page.locator("[data-space=c1_stockfish]").click()
    ana.do(lambda: ana.page.locator(GO).click())
    see_move(":viking")
    see_move("flight")
    ana.go_on_with(played_to("turn", 3))
    ana.page.locator("[data-space=c1_hunting_game]").click()
    ana.do(lambda: ana.page.locator(GO).click())
    if motion == "no-preference":
        see_move("die")
    else:
        ana.page.locator(".scene.still .die").wait_for()


def test_action_spaces_are_chosen_by_keys(person: Arrive) -> None:
    """Enter chooses a space and shows it whole, the second one plays it."""
    ana = person(lists=False)
    ana.start(NAME, Players="2", Bots="thrall")
    ana.page.wait_for_selector(".space.lit")
    assert ana.page.locator("[data-space]").count() == 61
    ana.page.locator(".space.lit").first.focus()
    for key in ("ArrowDown", "ArrowRight"):
        ana.press(key)
    ana.page.locator(".space.lit:focus").wait_for()
    ana.page.locator("[data-space=c1_stockfish].lit").press("Enter")
    ana.page.locator("section.chosen").wait_for()
    ana.page.locator(f"{GO}:enabled").wait_for()
    ana.do(lambda: ana.press("Enter"))
    ana.page.locator("[data-space=c1_stockfish].taken").wait_for()


RICH = Player(
    has={"silver": 9, "wood": 3, "ore": 2, "hide": 1, "wool": 1, "oil": 1, "mead": 2, "stockfish": 1, "peas": 1},
    ships=("knarr", "whaling_boat"),
)
ACTS = {  # what is clicked after the space, before the button that plays it: all of it is one gesture
    "c1_mountain_2": [".chosen [data-strip]"],
    "c2_upgrade_3": ["[data-upgrade=mead]", "[data-upgrade=mead]", "[data-upgrade=stockfish]"],
    "c2_mountain_3_upgrade_1": [".chosen [data-strip]", ".player-panel [data-item=stockfish]"],
    "c1_overseas_trading": [],
    "c2_explore": ["[data-picture=iceland]"],
    "c2_craft_chest": [],
}


@pytest.mark.parametrize("space", ACTS)
def test_an_act_takes_few_clicks_and_is_one_gesture(person: Arrive, space: str) -> None:
    ana = person(lists=False)
    ana.go_on_with(at_turn(RICH, Player(), round=2).game)
    ana.page.locator(f"[data-space={space}]").click()
    for part in ACTS[space]:
        ana.page.locator(part).last.click()
    ana.page.locator(f"{GO}:enabled").wait_for()
    sent = ana.answered
    ana.do(lambda: ana.page.locator(GO).click())
    ana.page.locator(f"[data-space={space}].taken").wait_for()
    assert ana.answered == sent + 1
    ana.press("u")  # and is taken back as one
    ana.page.locator(f"[data-space={space}].lit").wait_for()


def test_a_card_that_is_drawn_is_one_gesture_with_the_rest_of_its_act(person: Arrive) -> None:
    """Column 3: the way back closes with the card; what was chosen before goes with it, and is taken back with it."""
    ana = person(lists=False)
    ana.go_on_with(at_turn(RICH, Player(), round=2).game, practice=True)
    ana.page.locator("[data-space=c3_upgrade_4]").click()
    for item in ("mead", "mead", "stockfish", "hide"):
        ana.page.locator(f"[data-upgrade={item}]").click()
    ana.page.locator(f"{GO}:enabled").wait_for()
    sent = ana.answered
    ana.do(lambda: ana.page.locator(GO).click())
    ana.page.locator(".player-panel [data-item=silverware]").wait_for()
    ana.page.locator("[data-space=c3_upgrade_4].taken").wait_for()
    assert ana.answered == sent + 1
    ana.press("u")  # a person alone with bots at a table for practice may
    ana.page.locator("[data-space=c3_upgrade_4].lit").wait_for()


def test_what_is_lacking_is_said_with_numbers(person: Arrive) -> None:
    ana = person(lists=False)
    ana.go_on_with(at_turn(Player(has={"wood": 1}), Player(), round=2).game)
    shed = ana.page.locator("[data-space=c1_build_shed].no")
    assert "Needs 2 wood, you have 1." in shed.inner_text() + str(shed.get_attribute("title"))
    assert shed.locator(".lack").count() == 1
    ana.page.get_by_role("button", name="silver", exact=True).click()
    assert ana.page.locator("[data-space=c1_stockfish].dim").count() == 1
    assert ana.page.locator("[data-space=c1_weekly_market].dim").count() == 0


def test_a_feast_is_served_as_advised_with_two_clicks(person: Arrive) -> None:
    ana = person(lists=False)
    ana.go_on_with(played_to("feast", 3))
    sent = ana.answered
    ana.page.get_by_role("button", name="Serve as advised").click()
    ana.do(lambda: ana.page.get_by_role("button", name="Feast", exact=True).click())
    ana.page.wait_for_function("!document.querySelector('.scene .table')")
    assert ana.answered == sent + 1


def test_what_lies_on_the_table_is_taken_back_by_a_tap(person: Arrive) -> None:
    ana = person(lists=False, size=SMALL, touch=True)
    ana.go_on_with(played_to("feast", 3))
    food = ana.page.locator(".food[data-option^='serve']").first
    word = str(food.get_attribute("data-option")).partition(":")[2]
    food.tap()
    served = ana.page.locator(f".scene .table [data-draft={word}]")
    served.tap()
    served.wait_for(state="detached")


def test_tiles_are_laid_as_advised_with_one_click(person: Arrive) -> None:
    ana = person(lists=False)
    ana.go_on_with(played_to("pause.income", 3, "lay"))
    before = tiles(ana)
    button = ana.page.get_by_role("button", name="Lay as advised")
    n = int("".join(filter(str.isdigit, button.inner_text())))
    ana.do(lambda: button.click())
    see_tiles(ana, before + n)


def test_a_roll_is_answered_beside_it(person: Arrive) -> None:
    ana = person(lists=False)
    ana.go_on_with(played_to("die", 1))
    ana.page.locator(".die").wait_for()
    ana.do(lambda: ana.page.locator(".act[data-option=fail]").click())


@pytest.mark.parametrize(("ask", "least"), [("turn", 6), ("feast", 4), ("die", 1)])
def test_axe_finds_nothing_and_nothing_lies_on_anything(person: Arrive, ask: str, least: int) -> None:
    ana = person(lists=False)
    ana.go_on_with(played_to(ask, least))
    sizes: tuple[Any, ...] = (SMALL, DESK, LARGE)
    for size in sizes:
        ana.page.set_viewport_size(size)
        ana.page.wait_for_timeout(100)
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        views = 2 if size == SMALL else 1
        for view in range(views):
            if views > 1:
                ana.page.locator(".tabs button").nth(view).click()
            assert ana.page.evaluate(OVERLAPS) == []
            assert ana.page.evaluate(TINY) == []
            if size != LARGE:
                ana.page.keyboard.press("d")
                assert ana.complaints_of_axe() == []
                ana.page.keyboard.press("d")
                assert ana.complaints_of_axe(COLOURS) == []


def test_others_and_text(person: Arrive) -> None:
    ana = person(lists=False)
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


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
def test_a_whole_game_is_played_on_the_board(person: Arrive, size: Any) -> None:
    ana = person(lists=False, size=size)
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "thrall"}]
    wish = {"game": "feast_for_odin", "seats": seats, "practice": True, "options": {"length": "short"}}
    ana.page.goto(f"/tables/{ana.send('/api/tables', wish)['table']['id']}")
    ana.page.wait_for_selector(".space")
    assert ana.page.evaluate(PLAY_ON_THE_BOARD, 1000 * PATIENCE) > 20
