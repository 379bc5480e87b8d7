"""Temples and the blessing draft (Special action D)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_phase

OFFER = ["banner", "hird", "fury", "belt", "seidr"]


@pytest.mark.rule("LR-TEMPLE-01", "LR-TEMPLE-02")
def test_a_temple_comes_from_the_track_and_brings_a_priest() -> None:
    table = at_phase("special", Player(control=[4, 7]), temples=[9]).act(0, "build_temple", "to:7")
    assert (table.temples(), table.observation()["built"]) == ([7, 9], 2)
    assert table.priests(0) == (1, 3)


@pytest.mark.rule("LR-TEMPLE-03", "LR-TEMPLE-01")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("standing", range(7))
def test_a_draft_follows_where_the_track_says_so(standing: int, side: str) -> None:
    shrines = [6, 7, 9, 12, 13, 15, 17]
    options = {"track_side": side}
    table = at_phase("special", Player(control=[4]), temples=shrines[:standing], options=options)
    table.act(0, "build_temple", "to:4")
    drafts = {"a": [2, 5], "b": [2, 4, 6]}[side]
    assert ((0, "draft") in table.open) == (standing + 1 in drafts)


@pytest.mark.rule("LR-TEMPLE-04")
def test_the_draft_goes_counter_clockwise_from_the_active_player() -> None:
    table = at_phase("special", Player(), Player(control=[4]), seats=4, turn=1, temples=[9], blessing=OFFER)
    table.act(1, "build_temple", "to:4")
    assert table.offers(1) == [f"take:{each}" for each in OFFER]
    order = []
    for word in ("seidr", "banner", "belt", "fury"):
        seat = table.open[0][0]
        order.append(seat)
        table.answer(seat, f"take:{word}")
    assert order == [1, 0, 3, 2]
    assert table.observation()["blessing_discards"] == ["hird"]
    assert [table.blessings(seat) for seat in range(4)] == [["banner"], ["seidr"], ["fury"], ["belt"]]


@pytest.mark.rule("LR-TEMPLE-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_blessing_more_than_players(seats: int) -> None:
    table = at_phase("special", Player(control=[4]), seats=seats, temples=[9]).act(0, "build_temple", "to:4")
    assert len(table.offers(0)) == seats + 1
    first = table.offers(0)[0]
    table.answer(0, first)
    assert table.why_not((0 - 1) % seats, first) == "LR-TEMPLE-04"


@pytest.mark.rule("LR-TEMPLE-05")
def test_blessings_work_from_then_on_and_everybody_sees_them() -> None:
    """Seidr raises both limits by one."""
    table = at_phase("special", Player(control=[4]), temples=[9], blessing=["seidr", "hird", "fury", "belt"])
    assert table.observation()["limits"][0] == [2, 2]
    table.act(0, "build_temple", "to:4").answer(0, "take:seidr")
    assert (table.blessings(0), table.observation()["limits"][0]) == (["seidr"], [3, 3])
    table.quiet("draft").until_phase("prayer", 1).until_phase("prayer", 0)
    assert (table.blessings(0), table.observation()["limits"][0]) == (["seidr"], [3, 3])


@pytest.mark.rule("LR-TEMPLE-06")
def test_a_temple_counts_for_who_controls_its_territory_now() -> None:
    table = at_phase("maneuver", Player(armies={7: [1]}), Player(control=[4]), temples=[4])
    assert table.observation()["tracker"]["gothi"]["have"] == [0, 1, 0]
    table.answer(0, "army:7.1", "to:4")
    assert table.observation()["tracker"]["gothi"]["have"] == [1, 0, 0]
    assert table.temples() == [4]


@pytest.mark.rule("LR-DECK-01", "LR-TEMPLE-04")
def test_discarded_blessings_come_back_when_the_deck_is_empty() -> None:
    table = at_phase("special", Player(control=[4]), temples=[9]).used_up("blessing")
    table.act(0, "build_temple", "to:4")
    assert len(table.offers(0)) == 4
    assert "deck.shuffled" in table.told()
