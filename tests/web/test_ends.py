"""The end of a game on the page: nothing is cut off, losses are drawn, and places follow what decided."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from longhall.engine.game import Game
from tests.finished import stored
from tests.web.people import DESK, PHONE, Person

Arrive = Callable[..., Person]
TESTS = Path(__file__).parents[1]
FEAST, LORDS = TESTS / "feast_for_odin" / "games", TESTS / "lords_of_ragnarok"

# Is anything of the table of scores out of sight to the right, or does anything hide what runs over it?
CUT = """
() => [...document.querySelectorAll('.scores, .scores *, .paths, .paths *:not(.vh)')].filter((it) => {
  const hides = getComputedStyle(it).overflowX !== 'visible'
  return it.getBoundingClientRect().right > innerWidth + 1 || (hides && it.scrollWidth > it.clientWidth + 1)
}).length
"""

# Where the bar of a part begins, and how long it is.
BAR = """
(node) => ['left', 'width'].map((side) => parseFloat(getComputedStyle(node, '::after')[side]))
"""


def see_the_end(ana: Person, game: Game) -> None:
    """A finished game that was brought from elsewhere."""
    seats = [{"kind": "automaton" if seat in automata_of(game) else "person"} for seat in range(game.seats)]
    ana.send("/api/me", {"name": "Ana"}, "PUT")
    wish = {"save": msgspec.to_builtins(game.save()), "seats": seats}
    ana.page.goto(f"/tables/{ana.send('/api/tables/import', wish)['table']['id']}")
    ana.page.wait_for_selector(".end .scores")


def automata_of(game: Game) -> Any:
    return game.info.automata_of(game.seats, game.options)


@pytest.mark.parametrize("lang", ["en", "pt-BR", "es"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("file", [FEAST / "four.json", LORDS / "games" / "ragnarok.json"], ids=["feast", "lords"])
def test_nothing_of_the_table_is_cut_off(person: Arrive, file: Path, size: Any, lang: str) -> None:
    ana = person(size=size, lang=lang)
    see_the_end(ana, stored(file))
    assert ana.page.evaluate(CUT) == 0


def test_losses_are_drawn_and_who_plays_alone_is_no_winner(person: Arrive) -> None:
    ana = person()
    see_the_end(ana, stored(FEAST / "alone.json"))
    assert " wins" not in ana.page.locator(".end").inner_text()
    ana.page.get_by_role("heading", name="58 points, alone").wait_for()
    row = ana.page.locator(".scores tr", has_text="-1 spaces")
    assert row.locator("td b").inner_text() == "−51"
    before = ana.page.locator(".scores tr", has_text="silver").locator("i").evaluate(BAR)
    loss = row.locator("i").evaluate(BAR)
    assert loss[1] > 50
    assert sum(loss) == pytest.approx(sum(before), abs=3)  # back from where the gains ended
    assert ana.complaints_of_axe() == []


def test_what_is_no_point_is_not_drawn_as_points(person: Arrive) -> None:
    ana = person()
    see_the_end(ana, stored(TESTS / "kardnarok" / "games" / "draw.json"))
    rows = ana.page.locator(".scores tbody tr")
    drawn = rows.filter(has=ana.page.locator("i")).locator("th").all_inner_texts()
    tables = ana.page.locator(".scores table").count()
    assert drawn == ["captured silver", "bronze"] * tables
    assert rows.filter(has_text="strength drawn").count() == tables
    assert ana.complaints_of_axe() == []


def columns(ana: Person) -> list[list[str]]:
    return [text.split("\n") for text in ana.page.locator(".scores thead th").all_inner_texts()]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_after_a_victory_the_others_have_no_places(person: Arrive, size: Any) -> None:
    ana = person(size=size)
    see_the_end(ana, stored(LORDS / "followers" / "games" / "gothi.json"))
    results = [column[-1] for column in columns(ana)]
    assert results[0] == "won"
    assert set(results[1:]) == {"lost"}
    assert ana.page.locator(".paths .won", has_text="Great Gothi").count() == 1
    assert ana.page.locator(".scores .total").count() == 0
    assert ana.complaints_of_axe() == []


def test_when_surtur_manifests_the_table_names_no_winner(person: Arrive) -> None:
    ana = person()
    see_the_end(ana, stored(LORDS / "followers" / "games" / "manifestation.json"))
    assert [column[-1] for column in columns(ana)] == ["with Surtur", "lost"]
    assert ana.page.locator(".paths .won").count() == 0
