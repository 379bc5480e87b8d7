"""Hunts (Hunting a monster; Hunting the boss)."""

import pytest

from tests.lords_of_ragnarok.play import Player, Table, at_hunt, at_phase

SHIELDS = ["shield"] * 4


def hero_round(hunter: Player, prey: str = "garm", *others: Player, **lay: object) -> Table:
    """A hunt in its first hero round: the monster side has played Feint, which costs the hunter the card of the round,
    and the hunter holds its hand and two shields."""
    table = at_hunt(hunter, prey, *others, hand=["feint"], combat=SHIELDS, **lay)  # type: ignore[arg-type]
    return table.answer(2, "strike:feint").answer(0, "done")


# Begin


@pytest.mark.rule("LR-HUNT-01", "LR-MONSTER-01")
def test_a_hunt_takes_hero_and_monster_in_one_territory() -> None:
    table = at_phase("special", Player(at=13), monsters={"garm": 13, "grendel": 12}).act(0, "monsters")
    assert table.offers(0) == ["monster:garm", "monster:grendel", "hunt:garm"]
    assert table.why_not(0, "hunt:grendel") == "LR-HUNT-01"
    table.answer(0, "hunt:garm")
    assert table.event("hunt") == {"seat": 0, "monster": "garm", "rival": 2}


@pytest.mark.rule("LR-HUNT-02", "LR-AMB-06")
@pytest.mark.parametrize(
    ("ring", "side"),
    [(None, 2), (1, 1), (2, 2), (0, 2)],
)
def test_who_plays_the_monster_side(ring: int | None, side: int) -> None:
    players = [Player(at=13, rings=["garm"] if ring == seat else []) for seat in range(3)]
    table = at_hunt(players[0], "garm", *players[1:])
    assert table.open == [(side, "hunt.attack")]


@pytest.mark.rule("LR-HUNT-02", "LR-AMB-07")
def test_the_boss_is_played_by_the_player_to_the_right() -> None:
    assert at_hunt(Player(slayers=2), "loki", seats=4).open == [(3, "hunt.attack")]
    assert at_hunt(Player(slayers=1), "loki", seats=2).open == [(1, "hunt.attack")]


@pytest.mark.rule("LR-HUNT-03", "LR-HUNT-29")
def test_what_happens_at_the_start_comes_before_the_cards() -> None:
    """Grendel's arm draws two; there is no limit any more."""
    hunter = Player(hand=["spear", "axe"], artifacts=["grendels_arm"])
    table = at_hunt(hunter, "garm")
    assert table.open == [(0, "power.may")]
    assert len(table.hand(0)) == 2
    table.answer(0, "use:artifact.grendels_arm")
    assert table.open == [(2, "hunt.attack")]
    assert len(table.hand(0)) == 6


@pytest.mark.rule("LR-HUNT-04")
def test_the_hunter_draws_by_power() -> None:
    table = at_hunt(Player(attributes=(2, 3, 2)), "garm", combat=["bow", "axe", "spear", "sword"])
    assert table.hand(0) == ["axe", "bow", "spear"]


@pytest.mark.rule("LR-HUNT-05", "LR-DECK-01")
def test_all_attack_cards_are_shuffled_and_two_are_drawn() -> None:
    table = at_hunt(Player(at=13), "garm", Player(at=13))
    assert (len(table.g.attack), len(table.g.attack_hand), table.g.attack_discards) == (12, 2, [])
    table.monster_holds("escape", "claws").answer(2, "strike:escape").quiet("hunt.defend").answer(0, "wound:power")
    table.until("special", 1)
    assert len(table.g.attack_discards) == 2
    table.act(1, "monsters").answer(0, "gain:uruz").answer(1, "hunt:garm")
    assert (len(table.g.attack), len(table.g.attack_hand), table.g.attack_discards) == (12, 2, [])


@pytest.mark.rule("LR-HUNT-06")
def test_rounds_alternate() -> None:
    table = hero_round(Player(hand=["spear", "bow"]))
    assert table.open == [(0, "hunt.wound")]
    table.answer(0, "wield:spear", "slot:1", "done")
    assert table.open == [(2, "hunt.attack")]
    table.monster_holds("feint").answer(2, "strike:feint").answer(0, "done")
    assert table.open == [(0, "hunt.wound")]


# The monster round


@pytest.mark.rule("LR-HUNT-07")
def test_too_few_attack_cards_are_drawn_as_far_as_there_are_any() -> None:
    table = at_hunt(Player(hand=["spear"]), "garm", hand=["roar"], deck=["claws"])
    table.answer(2, "strike:roar").answer(0, "defend:spear", "done")
    assert (len(table.g.attack_hand), table.g.attack) == (1, [])
    assert "deck.shuffled" not in table.told()


@pytest.mark.rule("LR-HUNT-08", "LR-HUNT-20", "LR-AMB-30")
def test_an_empty_attack_deck_ends_the_hunt_even_with_cards_in_hand() -> None:
    table = at_hunt(Player(hand=["spear"]), "garm", hand=["feint"], deck=["claws"], combat=SHIELDS)
    table.answer(2, "strike:feint").answer(0, "done", "wield:spear", "slot:1", "done")
    assert table.told()[-2:] == ["hunt.exhausted", "hunt.failed"]
    assert table.open == [(0, "wound")]


@pytest.mark.rule("LR-HUNT-09")
def test_one_attack_card_is_played_and_the_others_discarded() -> None:
    table = at_hunt(Player(), "garm", hand=["claws", "roar", "crush"])
    assert sorted(table.offers(2)) == ["strike:claws", "strike:crush", "strike:roar"]
    table.answer(2, "strike:roar")
    assert sorted(table.observation()["attack_discards"]) == ["claws", "crush", "roar"]
    assert table.event("hunt.attack")["attack"] == "roar"


@pytest.mark.rule("LR-HUNT-10", "LR-HUNT-25")
def test_any_number_of_cards_may_defend_and_each_is_spent() -> None:
    table = at_hunt(Player(hand=["spear", "sword"]), "garm", hand=["crush"], combat=["axe", "bow", "shield"])
    table.answer(2, "strike:crush").answer(0, "defend:spear", "defend:sword", "defend:axe", "done")
    assert table.event("hunt.held")["n"] == 7
    assert sorted(table.observation()["combat_discards"]) == ["axe", "spear", "sword"]
    assert {"bow", "shield"} <= set(table.hand(0))
    assert "wield:spear" not in table.offers(0)


@pytest.mark.rule("LR-HUNT-10")
def test_none_need_defend() -> None:
    table = at_hunt(Player(hand=["spear"]), "garm", hand=["claws"]).answer(2, "strike:claws").answer(0, "done")
    assert "spear" in table.hand(0)
    assert table.open == [(0, "wound")]


@pytest.mark.rule("LR-HUNT-11", "LR-HUNT-12")
@pytest.mark.parametrize(("cards", "held"), [(["spear", "spear"], True), (["sword"], False), ([], False)])
def test_the_defence_holds_if_its_value_reaches_the_fury(cards: list[str], held: bool) -> None:
    """Claws have Fury 4."""
    table = at_hunt(Player(hand=cards), "garm", hand=["claws"]).answer(2, "strike:claws")
    table.answer(0, *[f"defend:{card}" for card in cards], "done")
    assert ("hunt.held" in table.told()) == held
    assert ((0, "wound") in table.open) == (not held)


@pytest.mark.rule("LR-HUNT-11", "LR-AMB-31")
@pytest.mark.parametrize(("attack", "held"), [("crush", True), ("special", True), ("frenzy", False)])
def test_a_shield_blocks_most_attacks(attack: str, held: bool) -> None:
    table = at_hunt(Player(hand=["shield"]), "garm", hand=[attack], combat=["spear"] * 4)
    table.answer(2, f"strike:{attack}").answer(0, "defend:shield", "done")
    assert ("hunt.held" in table.told()) == held


@pytest.mark.rule("LR-HUNT-11", "LR-AMB-31")
def test_the_value_of_a_shield_counts_as_well() -> None:
    """Frenzy has Fury 5, and no shield blocks it."""
    hunter = Player(hand=["shield", "dane_axe"])
    table = at_hunt(hunter, "garm", hand=["frenzy"]).answer(2, "strike:frenzy")
    table.answer(0, "defend:shield", "done")
    assert table.event("hunt.hit")["n"] == 1
    plain = at_hunt(Player(hand=["shield"]), "garm", hand=["crush"]).answer(2, "strike:crush")
    plain.answer(0, "defend_plain:shield", "done")
    assert "hunt.hit" in plain.told()  # its effect was not used


@pytest.mark.rule("LR-HUNT-13", "LR-HUNT-14")
@pytest.mark.parametrize(
    ("cards", "wisdom", "drawn"), [([], 2, 1), (["spear", "spear"], 2, 2), (["spear"], 2, 1), (["sword"], 5, 1)]
)
def test_the_hunter_draws_one_and_at_the_weak_point_one_more(cards: list[str], wisdom: int, drawn: int) -> None:
    """Claws have weak point 6. The wound of a defence that fails turns the last token, Wisdom, which then counts 2."""
    hunter = Player(hand=cards, attributes=(2, 2, wisdom), wounds=["authority", "power"])
    table = at_hunt(hunter, "garm", hand=["claws"]).answer(2, "strike:claws")
    hand = len(table.hand(0)) - len(cards)
    table.answer(0, *[f"defend:{card}" for card in cards], "done")
    assert len(table.hand(0)) - hand == drawn


@pytest.mark.rule("LR-AMB-58")
@pytest.mark.parametrize(("token", "drawn"), [("power", 2), ("wisdom", 1)])
def test_wisdom_counts_as_it_is_after_the_attack(token: str, drawn: int) -> None:
    table = at_hunt(Player(hand=["spear"], attributes=(2, 2, 4)), "garm", hand=["claws"]).answer(2, "strike:claws")
    table.answer(0, "defend:spear", "done")
    hand = len(table.hand(0))
    assert len(table.answer(0, f"wound:{token}").hand(0)) - hand == drawn


@pytest.mark.rule("LR-HUNT-15")
@pytest.mark.parametrize(("attack", "drawn"), [("crush", 1), ("claws", 2), ("roar", 3)])
def test_the_monster_side_draws_what_its_card_shows(attack: str, drawn: int) -> None:
    table = at_hunt(Player(hand=["shield"]), "garm", hand=[attack, "feint"]).answer(2, f"strike:{attack}")
    table.answer(0, "defend:shield", "done")
    assert len(table.g.attack_hand) == drawn
    assert sorted(table.observation()["attack_discards"]) == sorted([attack, "feint"])


# The hero round


@pytest.mark.rule("LR-HUNT-16")
def test_a_card_covers_an_open_slot_of_its_weapon() -> None:
    table = hero_round(Player(hand=["spear", "spear"]))
    assert table.offers(0) == ["done", "wield:spear"]
    assert table.why_not(0, "wield:shield") == "LR-HUNT-16"
    table.answer(0, "wield:spear")
    assert table.offers(0) == ["slot:1", "slot:5"]
    assert table.why_not(0, "slot:2") == "LR-HUNT-16"
    table.answer(0, "slot:5", "wield:spear")
    assert table.offers(0) == ["slot:1"]
    assert table.covered("garm") == {5: 0}


@pytest.mark.rule("LR-HUNT-16")
@pytest.mark.parametrize(("verb", "drawn"), [("wield", True), ("wield_plain", False)])
def test_the_effect_of_a_card_may_be_used(verb: str, drawn: bool) -> None:
    """The hunting spear draws a card."""
    table = hero_round(Player(hand=["hunting_spear"]))
    table.answer(0, f"{verb}:hunting_spear", "slot:1")
    assert len(table.hand(0)) == 2 + drawn


@pytest.mark.rule("LR-HUNT-16", "LR-HUNT-17")
def test_a_slot_without_a_reward_brings_none() -> None:
    table = hero_round(Player(hand=["spear"])).answer(0, "wield:spear", "slot:1")
    assert (table.runes(0), table.priests(0), table.open) == ([], (0, 4), [(0, "hunt.wound")])


@pytest.mark.rule("LR-HUNT-18")
def test_any_number_of_wounds_then_the_monster_again() -> None:
    table = hero_round(Player(hand=["spear", "bow"])).answer(0, "wield:spear", "slot:1", "wield:bow", "slot:3")
    assert table.covered("garm") == {1: 0, 3: 0}
    table.answer(0, "done")
    assert table.open == [(2, "hunt.attack")]
    assert "hunt.failed" not in table.told()


@pytest.mark.rule("LR-HUNT-18", "LR-HUNT-20")
def test_a_hero_round_without_a_wound_ends_the_hunt() -> None:
    table = hero_round(Player(hand=["spear"])).answer(0, "done")
    assert "hunt.failed" in table.told()
    table.answer(0, "wound:power")
    assert table.hunt is None


@pytest.mark.rule("LR-HUNT-18")
def test_each_round_needs_a_wound_of_its_own() -> None:
    table = hero_round(Player(hand=["spear"])).answer(0, "wield:spear", "slot:1", "done")
    table.monster_holds("feint").answer(2, "strike:feint").answer(0, "done", "done")
    assert "hunt.failed" in table.told()


@pytest.mark.rule("LR-HUNT-25")
def test_cards_that_wound_are_discarded() -> None:
    table = hero_round(Player(hand=["spear", "bow"])).answer(0, "wield:spear", "slot:1")
    assert (table.observation()["combat_discards"], table.hand(0)) == (["spear"], ["bow", "shield", "shield"])


# The end


@pytest.mark.rule("LR-HUNT-20", "LR-HUNT-28")
def test_an_attack_may_end_the_hunt_and_nothing_more_is_drawn() -> None:
    table = at_hunt(Player(), "garm", hand=["escape"]).answer(2, "strike:escape").answer(0, "done")
    assert table.open == [(0, "wound")]
    assert (len(table.hand(0)), len(table.g.attack_hand)) == (2, 0)


@pytest.mark.rule("LR-HUNT-21", "LR-WOUND-03", "LR-HUNT-22")
def test_a_wound_too_many_ends_the_hunt_without_another_wound() -> None:
    hunter = Player(wounds=["authority", "power", "wisdom"])
    table = at_hunt(hunter, "garm", hand=["claws"]).answer(2, "strike:claws").answer(0, "done")
    assert {"hunt.collapse", "hunt.failed"} <= set(table.told())
    assert len(table.wounds(0)) == 3
    table.expect(1, "hero")


@pytest.mark.rule("LR-HUNT-21", "LR-AMB-47")
def test_of_two_wounds_the_first_turns_the_last_token_and_the_second_ends_the_hunt() -> None:
    table = at_hunt(Player(wounds=["authority", "power"]), "garm", hand=["crush"]).answer(2, "strike:crush")
    table.answer(0, "done")
    assert len(table.wounds(0)) == 3
    assert "hunt.collapse" in table.told()


@pytest.mark.rule("LR-HUNT-22")
def test_a_failed_hunt_costs_a_wound() -> None:
    table = at_hunt(Player(), "garm", hand=["escape"]).answer(2, "strike:escape").answer(0, "done", "wound:authority")
    assert table.wounds(0) == ["authority"]


@pytest.mark.rule("LR-HUNT-22", "LR-HUNT-19")
def test_a_kill_costs_none() -> None:
    rest = dict.fromkeys(range(2, 8), 1)
    table = hero_round(Player(hand=["spear"]), covered={"garm": rest}).answer(0, "wield:spear", "slot:1")
    assert (table.monster("garm"), table.wounds(0)) == (0, [])


@pytest.mark.rule("LR-HUNT-23")
def test_after_a_hunt_the_surplus_goes() -> None:
    rest = dict.fromkeys(range(2, 8), 1)
    hunter = Player(hand=["spear", "bow"])
    table = hero_round(hunter, covered={"garm": rest}).answer(0, "wield:spear", "slot:1")
    assert table.open == [(0, "limit.cards")]
    table.answer(0, "discard:bow")
    assert table.hand(0) == ["shield", "shield"]


@pytest.mark.rule("LR-HUNT-24", "LR-AMB-34", "LR-ARTIFACT-04")
@pytest.mark.parametrize(
    ("bare", "holder", "taken"), [([1, 3, 5, 7], None, True), ([1, 3, 5], None, False), ([1, 3, 5, 7], 1, False)]
)
def test_the_artifact_is_for_who_hunts_when_all_bare_slots_are_covered(
    bare: list[int], holder: int | None, taken: bool
) -> None:
    """Garm lives, and the hunter has dealt no wound in this hunt."""
    other = Player(artifacts=["garms_chain"] if holder == 1 else [])
    covered = {"garm": dict.fromkeys(bare, 2)}
    table = at_hunt(Player(), "garm", other, hand=["escape"], covered=covered).answer(2, "strike:escape")
    table.answer(0, "done", "wound:power")
    assert (table.artifacts(0) == ["garms_chain"]) == taken
    assert not table.exhausted("garms_chain")
    assert table.artifacts(1) == (["garms_chain"] if holder == 1 else [])


@pytest.mark.rule("LR-HUNT-26")
@pytest.mark.parametrize("ring", [0, 1, None])
def test_anybody_may_hunt_any_monster(ring: int | None) -> None:
    players = [Player(at=13, rings=["garm"] if ring == seat else []) for seat in range(2)]
    table = at_phase("special", *players, monsters={"garm": 13}).act(0, "monsters")
    assert "hunt:garm" in table.offers(0)


@pytest.mark.rule("LR-HUNT-27")
def test_a_hunt_is_the_special_action_of_the_turn() -> None:
    table = at_hunt(Player(), "garm", hand=["escape"]).answer(2, "strike:escape").answer(0, "done", "wound:power")
    assert table.wheel("monsters") == [0]
    table.expect(1, "hero")


@pytest.mark.rule("LR-HUNT-30", "LR-MONSTER-16")
def test_a_kill_brings_the_artifact_before_the_board_is_cleared() -> None:
    rest = dict.fromkeys(range(2, 8), 1)
    table = hero_round(Player(hand=["spear", "bow"]), covered={"garm": rest}).answer(0, "wield:spear", "slot:1")
    keys = ("artifact.taken", "monster.killed", "slayer", "discarded")
    table.answer(0, "discard:bow")
    assert [key for key in table.told() if key in keys] == list(keys)
    assert table.artifacts(0) == ["garms_chain"]


@pytest.mark.rule("LR-HUNT-30")
def test_a_failed_hunt_wounds_before_the_artifact_is_taken() -> None:
    covered = {"garm": {1: 2, 3: 2, 5: 2, 7: 2}}
    table = at_hunt(Player(), "garm", hand=["escape"], covered=covered).answer(2, "strike:escape")
    table.answer(0, "done", "wound:power")
    keys = table.told()
    assert keys.index("wounded") < keys.index("artifact.taken")


@pytest.mark.rule("LR-AMB-59")
def test_a_slot_covered_again_gives_its_reward_again() -> None:
    """Regenerate takes away a marker of this hunt."""
    table = hero_round(Player(hand=["axe", "throwing_axe"])).answer(0, "wield:axe", "slot:2", "gain:uruz", "done")
    table.monster_holds("regenerate").answer(2, "strike:regenerate").answer(0, "done")
    assert table.open == [(2, "hunt.uncover")]
    assert table.offers(2) == ["slot:2"]
    table.answer(2, "slot:2").answer(0, "wield_plain:throwing_axe", "slot:2", "gain:algiz")
    assert table.runes(0) == ["uruz", "algiz"]


@pytest.mark.rule("LR-AMB-48")
def test_a_card_of_any_weapon_replaces_one_of_the_two_for_the_boss() -> None:
    """By the Hunter's Oath."""
    hunter = Player(attributes=(2, 2, 4), hand=["sword"], slayers=2, blessings=["hunters_oath"])
    table = hero_round(hunter, "loki")
    assert table.offers(0) == ["done", "use:blessing.hunters_oath"]
    table.answer(0, "use:blessing.hunters_oath", "wield:shield")
    assert table.offers(0) == ["wield:sword"]
    table.answer(0, "wield:sword")
    assert table.offers(0) == ["slot:1", "slot:4", "slot:5"]
    table.answer(0, "slot:5")
    assert table.covered("loki") == {5: 0}


@pytest.mark.rule("LR-BOSS-02", "LR-HUNT-12")
def test_the_special_attack_of_the_boss() -> None:
    hunter = Player(slayers=2, hand=["spear"])
    table = at_hunt(hunter, "loki", hand=["special"]).answer(2, "strike:special").answer(0, "done", "wound:power")
    assert table.event("discarded")["seat"] == 0
    assert len(table.hand(0)) == 3
