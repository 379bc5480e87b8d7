"""The three deity cards: what a priest brings at each level of the monument."""

from typing import Any

import pytest

from tests.lords_of_ragnarok.cards.laying import DEEP, GREEN, drawn
from tests.lords_of_ragnarok.play import Player, Table, at_phase


def prayed(deity: str, level: int, **more: Any) -> Table:
    """Green has sent a priest to this monument at this level."""
    green = Player(**{"priests": 1, "attributes": DEEP, "armies": {9: [1], 11: [6]}, **more})
    return at_phase("prayer", green, levels={deity: level}).answer(GREEN, f"send:{deity}")


@pytest.mark.card("deity.odin.1", "deity.thor.1", "deity.freya.1")
@pytest.mark.rule("LR-PRAY-03", "LR-PRAY-04")
@pytest.mark.parametrize(("deity", "attribute"), [("odin", "authority"), ("thor", "power"), ("freya", "wisdom")])
def test_without_a_level_a_priest_raises_the_attribute_and_no_more(deity: str, attribute: str) -> None:
    table = prayed(deity, 0, attributes=(2, 2, 2))
    assert (table.value(GREEN, attribute), table.g.phase, drawn(table, GREEN)) == (3, "hero", 0)
    assert table.runes(GREEN) == []


@pytest.mark.card("deity.odin.1", "deity.thor.1", "deity.freya.1")
@pytest.mark.rule("LR-PRAY-03")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("deity", "attribute"), [("odin", "authority"), ("thor", "power"), ("freya", "wisdom")])
def test_the_attribute_rises_by_one_whatever_the_level(deity: str, attribute: str, level: int) -> None:
    assert prayed(deity, level, attributes=(2, 2, 2)).token(GREEN, attribute) == 3


@pytest.mark.card("deity.odin.1")
def test_odin_at_level_one_strengthens_an_army() -> None:
    table = prayed("odin", 1, armies={9: [1], 11: [6], 8: [3]})
    assert table.offers(GREEN) == ["army:9.1", "army:8.3"]  # not the one of six
    table.answer(GREEN, "army:8.3")
    assert (table.all_armies(GREEN), table.g.phase) == ({8: [4], 9: [1], 11: [6]}, "hero")


@pytest.mark.parametrize(
    ("level", "answers", "armies"),
    [
        pytest.param(2, ["army:9.1", "army:9.2"], {9: [3], 11: [2]}, marks=pytest.mark.card("deity.odin.2")),
        pytest.param(2, ["army:9.1", "army:11.2"], {9: [2], 11: [3]}, marks=pytest.mark.card("deity.odin.2")),
        pytest.param(
            3, ["army:9.1", "army:9.2", "army:9.3"], {9: [4], 11: [2]}, marks=pytest.mark.card("deity.odin.3")
        ),
        pytest.param(
            3, ["army:9.1", "army:11.2", "army:9.2"], {9: [3], 11: [3]}, marks=pytest.mark.card("deity.odin.3")
        ),
    ],
)
def test_odin_at_higher_levels_spreads_strength_over_armies(
    level: int, answers: list[str], armies: dict[int, list[int]]
) -> None:
    table = prayed("odin", level, armies={9: [1], 11: [2]}).answer(GREEN, *answers)
    assert (table.all_armies(GREEN), table.g.phase) == (armies, "hero")


@pytest.mark.card("deity.odin.3")
@pytest.mark.rule("LR-PRAY-06", "LR-ARMY-01")
def test_strength_that_no_army_can_take_is_lost() -> None:
    assert prayed("odin", 3, armies={9: [5]}).answer(GREEN, "army:9.5").g.phase == "hero"
    assert prayed("odin", 3, armies={}).g.phase == "hero"


@pytest.mark.parametrize(
    "level",
    [
        pytest.param(1, marks=pytest.mark.card("deity.thor.1")),
        pytest.param(2, marks=pytest.mark.card("deity.thor.2")),
        pytest.param(3, marks=pytest.mark.card("deity.thor.3")),
    ],
)
def test_thor_draws_as_many_cards_as_his_level(level: int) -> None:
    assert len(prayed("thor", level).hand(GREEN)) == level


@pytest.mark.card("deity.thor.3")
@pytest.mark.rule("LR-LIMIT-05")
def test_the_cards_of_thor_are_all_drawn_before_the_limit() -> None:
    table = prayed("thor", 3, attributes=(2, 2, 2))
    table.expect(GREEN, "limit.cards")
    assert (len(table.hand(GREEN)), len(table.quiet("limit.cards").hand(GREEN))) == (3, 2)


@pytest.mark.parametrize(
    "level",
    [
        pytest.param(1, marks=pytest.mark.card("deity.freya.1")),
        pytest.param(2, marks=pytest.mark.card("deity.freya.2")),
        pytest.param(3, marks=pytest.mark.card("deity.freya.3")),
    ],
)
def test_freya_gives_as_many_runes_of_choice_as_her_level(level: int) -> None:
    runes = ["uruz", "othala", "algiz"][:level]
    table = prayed("freya", level).answer(GREEN, *(f"gain:{rune}" for rune in runes))
    assert (table.runes(GREEN), table.g.phase) == (runes, "hero")


@pytest.mark.card("deity.freya.3")
def test_the_wisdom_of_freya_comes_before_her_runes_and_makes_room_for_them() -> None:
    table = prayed("freya", 3, attributes=(2, 2, 2)).answer(GREEN, "gain:uruz", "gain:uruz", "gain:uruz")
    assert (table.runes(GREEN), table.g.phase) == (["uruz"] * 3, "hero")


@pytest.mark.card("deity.odin.2", "blessing.devout")
def test_each_priest_of_the_devout_brings_the_bonus() -> None:
    table = prayed("odin", 1, priests=2, blessings=["devout"], armies={9: [1]}).answer(GREEN, "army:9.1")
    assert table.answer(GREEN, "send:odin", "army:9.2").armies(GREEN, 9) == [3]
