"""The ten requirement cards of Ragnarok: each is turned by a build when it holds, and not when a little is missing."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import GREEN
from tests.lords_of_ragnarok.play import Player, Table, at_phase

CARD = pytest.mark.card
TWO_REGIONS = [5, 6, 7, 8, 9, 10]
REQUIREMENTS = [  # card, seats, what Green has, what lies on the table; then the same with a little less
    pytest.param(
        "r34_regions",
        3,
        ({"control": TWO_REGIONS}, {}),
        ({"control": TWO_REGIONS[1:]}, {}),
        marks=CARD("requirement.r34_regions"),
    ),
    pytest.param(
        "r34_temples",
        3,
        ({"control": [4, 7, 9, 13]}, {"temples": [4, 7, 9, 13, 20]}),
        ({"control": [4, 7, 9, 13]}, {"temples": [4, 7, 9, 20, 21]}),
        marks=CARD("requirement.r34_temples"),
    ),
    pytest.param(
        "r34_monsters",
        3,
        ({"kills": ["garm", "draugr"]}, {}),
        ({"kills": ["garm"], "slayers": 2}, {}),
        marks=CARD("requirement.r34_monsters"),
    ),
    pytest.param(
        "r34_monument",
        3,
        ({}, {"levels": {"odin": 2}}),
        ({}, {"levels": {"odin": 1, "thor": 2}}),
        marks=CARD("requirement.r34_monument"),
    ),
    pytest.param(
        "r34_sum",
        3,
        ({}, {"levels": {"odin": 1, "thor": 2, "freya": 2}}),
        ({}, {"levels": {"thor": 2, "freya": 2}}),
        marks=CARD("requirement.r34_sum"),
    ),
    pytest.param(
        "r2_regions",
        2,
        ({"control": TWO_REGIONS}, {}),
        ({"control": TWO_REGIONS[1:]}, {}),
        marks=CARD("requirement.r2_regions"),
    ),
    pytest.param(
        "r2_temples",
        2,
        ({"control": [4, 7, 9]}, {"temples": [4, 7, 9, 13]}),
        ({"control": [4, 7, 9]}, {"temples": [4, 7, 12, 13]}),
        marks=CARD("requirement.r2_temples"),
    ),
    pytest.param(
        "r2_monsters", 2, ({"kills": ["garm"]}, {}), ({"slayers": 1}, {}), marks=CARD("requirement.r2_monsters")
    ),
    pytest.param(
        "r2_monument",
        2,
        ({}, {"levels": {"odin": 2}}),
        ({}, {"levels": {"odin": 1, "thor": 2}}),
        marks=CARD("requirement.r2_monument"),
    ),
    pytest.param(
        "r2_sum",
        2,
        ({}, {"levels": {"thor": 2, "freya": 2}}),
        ({}, {"levels": {"thor": 1, "freya": 2}}),
        marks=CARD("requirement.r2_sum"),
    ),
]
Laid = tuple[dict[str, Any], dict[str, Any]]


def about_to_build(seats: int, laid: Laid, *others: Player) -> Table:
    green, lay = laid
    wheel = {"march": [GREEN]}
    return at_phase("special", Player(**green), *others, seats=seats, wheel=wheel, event=["16"], **lay)


def holds(table: Table) -> list[str]:
    """The requirements that are fulfilled at this moment, as everybody sees."""
    tracker = table.observation()["tracker"]
    return [card for card, held in zip(tracker["requirements"], tracker["holds"], strict=True) if held]


@pytest.mark.rule("LR-RAGNAROK-01")
@pytest.mark.parametrize(("card", "seats", "enough", "less"), REQUIREMENTS)
def test_it_is_turned_by_a_build_when_it_holds(card: str, seats: int, enough: Laid, less: Laid) -> None:
    table = about_to_build(seats, enough)
    assert table.turned() == []  # it is tested when somebody builds, not before
    table.act(GREEN, "build_monument", "build:odin")
    assert (table.turned(), table.event("requirement")) == ([card], {"requirement": card})


@pytest.mark.rule("LR-RAGNAROK-01")
@pytest.mark.parametrize(("card", "seats", "enough", "less"), REQUIREMENTS)
def test_it_stays_when_a_little_is_missing(card: str, seats: int, enough: Laid, less: Laid) -> None:
    table = about_to_build(seats, less).act(GREEN, "build_monument", "build:odin")
    assert (table.turned(), holds(table)) == ([], [])


@pytest.mark.card("requirement.r34_regions", "requirement.r34_temples")
def test_what_one_player_must_have_does_not_add_up_over_players() -> None:
    green, red = {"control": [5, 6, 7, 9, 13]}, Player(control=[8, 10, 11, 12, 18, 19, 20, 21])
    table = about_to_build(3, (green, {"temples": [7, 9, 13, 20]}), red).act(GREEN, "build_monument", "build:odin")
    assert table.turned() == []


@pytest.mark.card("requirement.r34_regions", "requirement.r34_temples")
def test_any_player_may_be_the_one() -> None:
    table = about_to_build(3, ({}, {"temples": [7, 9, 13, 12]}), Player(control=[*TWO_REGIONS, 12, 13]))
    assert table.act(GREEN, "build_monument", "build:odin").turned() == ["r34_regions", "r34_temples"]


@pytest.mark.card("requirement.r34_monsters")
def test_monsters_killed_by_anybody_count_together() -> None:
    table = about_to_build(3, ({"kills": ["garm"]}, {}), Player(kills=["nidhogg"]))
    assert table.act(GREEN, "build_monument", "build:odin").turned() == ["r34_monsters"]


@pytest.mark.card("requirement.r34_temples")
@pytest.mark.rule("LR-AMB-45")
def test_a_card_that_was_turned_stays_so_though_it_holds_no_longer() -> None:
    table = about_to_build(3, ({}, {"turned": ["r34_temples"]})).act(GREEN, "build_monument", "build:odin")
    assert (table.turned(), holds(table)) == (["r34_temples"], [])


@pytest.mark.card("requirement.r34_monsters", "requirement.r34_monument", "requirement.r34_sum")
@pytest.mark.rule("LR-RAGNAROK-02")
@pytest.mark.parametrize(("kills", "doom"), [(["garm", "draugr"], True), (["garm"], False)])
def test_with_the_third_card_ragnarok_begins(kills: list[str], doom: bool) -> None:
    levels = {"odin": 2, "thor": 2, "freya": 1}
    table = about_to_build(3, ({"kills": kills}, {"levels": levels})).act(GREEN, "build_monument", "build:odin")
    assert ("ragnarok" in table.told()) == doom
