"""Battles."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_battle, at_phase

HOME = [5, 6]


@pytest.mark.rule("LR-BATTLE-01", "LR-AMB-02")
def test_armies_of_two_players_fight_at_the_end_of_the_phase() -> None:
    table = at_phase("special", Player(armies={1: [3]}), Player(armies={5: [3]}, control=HOME, hand=["bow"]))
    table.act(0, "march", "army:1.3", "to:5")
    seen = next(frame for frame in table.observation()["procedure"] if frame["frame"] == "Battle")
    assert (seen["attacker"], seen["defender"], seen["place"]) == (0, 1, 4)


@pytest.mark.rule("LR-BATTLE-01")
def test_the_active_player_orders_the_battles() -> None:
    other = Player(armies={5: [3], 6: [2]}, control=HOME, hand=["bow"])
    table = at_phase("maneuver", Player(armies={5: [3], 6: [1]}), other).answer(0, "done")
    assert table.open == [(0, "battle.next")]
    assert table.answer(0, "to:6").place_of_battle == 5


@pytest.mark.rule("LR-BATTLE-02")
def test_the_defender_begins_and_who_has_passed_plays_no_more() -> None:
    attacker = Player(armies={5: [3]}, hand=["spear", "sword"])
    table = at_battle(attacker, Player(armies={5: [3]}, control=HOME, hand=["spear", "spear"]), 5)
    assert table.open == [(1, "battle.card")]
    assert table.why_not(0, "play:spear") == "LR-BATTLE-02"
    table.answer(1, "play:spear").answer(0, "play:spear").answer(1, "done")
    assert table.open == [(0, "battle.card")]
    table.answer(0, "play:sword")
    assert "battle.won" in table.told()
    assert table.hand(1) == ["spear"]


@pytest.mark.rule("LR-BATTLE-02")
def test_the_other_may_go_on_after_a_pass() -> None:
    attacker = Player(armies={5: [3]}, hand=["spear", "spear"])
    table = at_battle(attacker, Player(armies={5: [3]}, control=HOME, hand=["bow"]), 5).answer(1, "done")
    table.answer(0, "play:spear", "play:spear")
    assert table.event("battle.won") == {"seat": 0, "n": 7, "rival": 1, "m": 3}


@pytest.mark.rule("LR-BATTLE-03")
def test_the_effect_of_a_card_comes_at_once() -> None:
    """The bow draws a card, which may be played in the same battle."""
    defender = Player(armies={5: [3]}, control=HOME, hand=["bow"])
    table = at_battle(Player(armies={5: [3]}, hand=["spear"]), defender, 5, combat=["dane_axe"])
    table.answer(1, "play:bow")
    assert table.hand(1) == ["dane_axe"]
    assert table.observation()["battle"] == [4, 3]
    table.answer(0, "done").answer(1, "play:dane_axe")
    assert table.event("battle.won") == {"seat": 1, "n": 9, "rival": 0, "m": 3}


@pytest.mark.rule("LR-BATTLE-04", "LR-AMB-11")
@pytest.mark.parametrize("armies", [[2], [1, 1]])
def test_casualty_symbols_may_not_exceed_the_own_strength(armies: list[int]) -> None:
    attacker = Player(armies={5: armies}, hand=["sword", "broadsword", "dane_axe"], attributes=(2, 2, 3))
    table = at_battle(attacker, Player(armies={5: [3]}, control=HOME), 5)
    assert table.offers(0) == ["done", "play:sword", "play:broadsword"]
    assert table.why_not(0, "play:dane_axe") == "LR-BATTLE-04"
    table.answer(0, "play:sword")
    assert table.offers(0) == ["done"]
    assert table.why_not(0, "play:broadsword") == "LR-BATTLE-04"


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("strength", "winner"), [(4, 0), (3, 1), (2, 1)])
def test_the_higher_strength_wins_and_the_defender_on_a_tie(strength: int, winner: int) -> None:
    table = at_battle(Player(armies={5: [strength], 1: [1]}), Player(armies={5: [2, 1]}, control=HOME), 5)
    assert table.event("battle.won")["seat"] == winner


@pytest.mark.rule("LR-BATTLE-05")
def test_cards_armies_and_powers_are_added_up() -> None:
    attacker = Player(armies={5: [2, 1]}, hand=["spear"], blessings=["spearhead"], artifacts=["gungnir"])
    table = at_battle(attacker, Player(armies={5: [6]}, control=HOME), 5).answer(0, "play:spear")
    assert table.observation()["battle"] == [6, 6]
    table.answer(0, "use:artifact.gungnir")
    assert table.event("battle.won") == {"seat": 0, "n": 9, "rival": 1, "m": 6}


@pytest.mark.rule("LR-BATTLE-06")
def test_every_army_of_the_loser_loses_one() -> None:
    table = at_battle(Player(armies={5: [6]}), Player(armies={5: [3, 1, 1]}, control=HOME), 5)
    assert table.all_armies(1) == {6: [2]}


@pytest.mark.rule("LR-BATTLE-06")
def test_then_the_loser_spreads_its_casualty_symbols_freely() -> None:
    defender = Player(armies={5: [3, 2]}, control=HOME, hand=["sword"])
    table = at_battle(Player(armies={5: [6, 6]}), defender, 5).answer(1, "play:sword")
    assert table.open == [(1, "casualty")]
    assert table.offers(1) == ["army:5.2", "army:5.1"]
    table.answer(1, "army:5.2")
    assert table.all_armies(1) == {6: [1, 1]}


@pytest.mark.rule("LR-BATTLE-06")
def test_a_surplus_of_casualties_is_ignored() -> None:
    defender = Player(armies={5: [2]}, control=HOME, hand=["sword", "sword"])
    table = at_battle(Player(armies={5: [6, 6]}), defender, 5).fight((1, "sword"), (1, "sword"))
    assert table.all_armies(1) == {}
    table.expect(0, "special")


@pytest.mark.rule("LR-BATTLE-07")
def test_what_is_left_of_the_loser_retreats() -> None:
    table = at_battle(Player(armies={5: [2]}, control=[1]), Player(armies={5: [3]}, control=HOME), 5)
    assert (table.all_armies(0), table.all_armies(1)) == ({1: [1]}, {5: [3]})


@pytest.mark.rule("LR-BATTLE-08")
def test_the_winner_pays_for_its_casualty_symbols_alone() -> None:
    attacker = Player(armies={5: [4, 2]}, hand=["broadsword"])
    table = at_battle(attacker, Player(armies={5: [3]}, control=HOME), 5).answer(0, "play:broadsword")
    assert table.open == [(0, "casualty")]
    table.answer(0, "army:5.4", "army:5.2")
    assert table.armies(0, 5) == [1, 3]


@pytest.mark.rule("LR-BATTLE-09")
@pytest.mark.parametrize(("place", "owned", "control"), [(21, True, True), (21, False, False), (5, False, True)])
def test_the_winner_takes_control_if_its_strength_suffices(place: int, owned: bool, control: bool) -> None:
    """Local resistance is 5 in territory 21 and 2 in 5; it counts in neutral ones alone."""
    defender = Player(armies={place: [1]}, control=[place] if owned else [])
    table = at_battle(Player(armies={place: [4]}), defender, place)
    assert table.owner(place) == (0 if control else None)


@pytest.mark.rule("LR-BATTLE-09", "LR-AMB-12")
@pytest.mark.parametrize("owned", [True, False])
def test_a_winner_without_armies_takes_nothing(owned: bool) -> None:
    defender = Player(armies={5: [1]}, control=[5] if owned else [])
    table = at_battle(Player(armies={5: [1]}, hand=["sword"]), defender, 5).answer(0, "play:sword")
    assert (table.all_armies(0), table.owner(5)) == ({}, 1 if owned else None)


@pytest.mark.rule("LR-BATTLE-09", "LR-AMB-13")
def test_a_defender_that_wins_on_neutral_ground_takes_it_if_it_can() -> None:
    table = at_battle(Player(armies={5: [1]}), Player(armies={5: [2]}), 5)
    assert table.owner(5) == 1
    weak = at_battle(Player(armies={7: [1]}), Player(armies={7: [4]}), 7)
    assert (weak.owner(7), weak.armies(1, 7)) == (None, [4])


@pytest.mark.rule("LR-BATTLE-10")
def test_cards_are_discarded_after_the_battle() -> None:
    attacker = Player(armies={5: [4]}, hand=["spear"])
    table = at_battle(attacker, Player(armies={5: [3]}, control=HOME, hand=["sword"]), 5).answer(1, "play:sword")
    assert table.observation()["played"] == [["sword"], []]
    table.answer(0, "done")
    assert (table.observation()["combat_discards"], table.observation()["played"]) == (["sword"], [])


@pytest.mark.rule("LR-AMB-32")
def test_the_limit_holds_in_a_battle() -> None:
    defender = Player(armies={5: [3]}, control=HOME, hand=["ancestral_blade", "bow"])
    table = at_battle(Player(armies={5: [3]}), defender, 5, combat=["spear", "axe"])
    table.answer(1, "play:bow", "play:ancestral_blade")
    assert table.hand(1) == ["axe", "spear"]
    over = Player(armies={5: [3]}, control=HOME, hand=["bow", "spear"], artifacts=["grendels_arm"])
    full = at_battle(Player(armies={5: [3]}), over, 5, combat=["axe", "sword"]).answer(1, "use:artifact.grendels_arm")
    assert full.open == [(1, "limit.cards")]


@pytest.mark.rule("LR-AMB-61")
def test_symbols_that_are_ignored_still_count_for_the_limit() -> None:
    """The shield lets one symbol drop out of the casualties."""
    attacker = Player(armies={5: [1]}, hand=["shield", "sword", "axe"], attributes=(2, 2, 3))
    table = at_battle(attacker, Player(armies={5: [3]}, control=HOME), 5).answer(0, "play:shield", "play:sword")
    assert table.why_not(0, "play:axe") == "LR-BATTLE-04"
    table.answer(0, "done")
    assert table.event("battle.won")["seat"] == 0
    assert table.all_armies(0) == {5: [1]}


@pytest.mark.rule("LR-AMB-56")
def test_the_defender_uses_its_powers_before_the_attacker() -> None:
    attacker = Player(armies={5: [3]}, blessings=["blood_price"])
    defender = Player(armies={5: [3]}, control=HOME, artifacts=["grendels_arm"])
    table = at_battle(attacker, defender, 5)
    assert table.open == [(1, "power.may")]
    assert table.answer(1, "done").open == [(0, "power.may")]
