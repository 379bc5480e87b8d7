"""The six origin cards: their bonus is applied once, when the hero is chosen."""

import pytest

from tests.lords_of_ragnarok.play import Table


def choosing(origin: str) -> tuple[Table, int]:
    """The first player to choose a hero takes this origin and starts in Solheia (5), its drakkar in sea 1."""
    for seed in range(300):
        table = Table(3, seed=str(seed))
        seat = table.game.asks[0].seat
        table.answer(seat, table.offers(seat)[0])
        if f"origin:{origin}" in table.offers(seat):
            return table.answer(seat, f"origin:{origin}", "sail:1", "to:5"), seat
    raise AssertionError(f"{origin} is never on offer")


def attributes(table: Table, seat: int) -> list[int]:
    values: list[int] = table.observation()["values"][seat]
    return values


@pytest.mark.card("origin.odin")
@pytest.mark.rule("LR-SETUP-24")
def test_the_child_of_odin_begins_and_gains_a_rune() -> None:
    table, first = choosing("thor")
    seat = (first + 1) % 3
    table.answer(seat, table.offers(seat)[0], "origin:odin", "sail:3", "to:11")
    table.expect(seat, "rune.gain")
    table.answer(seat, "gain:othala")
    assert (table.runes(seat), attributes(table, seat), len(table.hand(seat))) == (["othala"], [2, 2, 2], 1)
    table.until("prayer")
    assert table.observation()["turn"] == seat


@pytest.mark.card("origin.odin")
@pytest.mark.rule("LR-SETUP-17")
def test_once_it_is_taken_nobody_else_is_offered_the_child_of_odin() -> None:
    table, seat = choosing("odin")
    table.answer(seat, "gain:uruz")
    for other in ((seat + 1) % 3, (seat + 2) % 3):
        table.answer(other, table.offers(other)[0])
        assert (len(table.offers(other)), "origin:odin" in table.offers(other)) == (2, False)
        while table.g.phase == "selection" and table.game.asks[0].seat == other:
            table.answer(other, table.offers(other)[-1])


@pytest.mark.card("origin.thor")
def test_the_child_of_thor_has_power_and_a_second_card() -> None:
    table, seat = choosing("thor")
    assert (attributes(table, seat), len(table.hand(seat)), table.runes(seat)) == ([2, 3, 2], 1 + 1, [])


@pytest.mark.card("origin.freya")
def test_the_child_of_freya_has_wisdom_and_two_runes_of_choice() -> None:
    table, seat = choosing("freya")
    table.answer(seat, "gain:uruz", "gain:algiz")
    assert (attributes(table, seat), table.runes(seat)) == ([2, 2, 3], ["uruz", "algiz"])
    table.expect((seat + 1) % 3, "selection.hero")
    assert len(table.hand(seat)) == 1


@pytest.mark.card("origin.tyr")
def test_the_child_of_tyr_has_authority_and_a_stronger_army() -> None:
    table, seat = choosing("tyr")
    table.expect(seat, "army.grow")
    table.answer(seat, "army:5.1")
    assert (attributes(table, seat), table.all_armies(seat)) == ([3, 2, 2], {5: [1, 2]})


@pytest.mark.card("origin.heimdall")
@pytest.mark.rule("LR-ALLY-04")
def test_the_child_of_heimdall_has_any_alliance_and_a_rune() -> None:
    table, seat = choosing("heimdall")
    realms = ["vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim"]
    assert table.offers(seat) == [f"ally:{realm}" for realm in realms]
    table.answer(seat, "ally:muspelheim", "gain:uruz")
    assert (table.allies(seat), table.runes(seat)) == (["muspelheim"], ["uruz"])
    table.expect((seat + 1) % 3, "selection.hero")
    assert len(table.hand(seat)) == 1 + 1  # the first ally of all draws a card


@pytest.mark.card("origin.njord")
def test_the_child_of_njord_has_a_third_army_where_it_starts() -> None:
    table, seat = choosing("njord")
    assert table.offers(seat) == ["to:5"]
    assert table.answer(seat, "to:5").all_armies(seat) == {5: [1, 1, 2]}


@pytest.mark.card("origin.thor", "origin.njord", "origin.heimdall", "origin.tyr", "origin.freya")
@pytest.mark.rule("LR-SETUP-24")
@pytest.mark.parametrize("origin", ["thor", "freya", "tyr", "heimdall", "njord"])
def test_another_origin_makes_nobody_the_first_player(origin: str) -> None:
    table, seat = choosing(origin)
    assert "first" not in table.told()
    assert table.observation()["first"] == seat  # who began the selection
