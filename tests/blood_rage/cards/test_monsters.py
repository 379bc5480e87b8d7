"""The nine Monsters: their price, their figures, and what each of them does; the Volur Witch is in test_rescues."""

import pytest

from longhall.games.blood_rage.state import NOBODY, OUT
from tests.blood_rage.cards.battles import totals
from tests.blood_rage.play import Clan, at_turn, warriors

WOLF, RAVEN, SERPENT = range(3)
SMITE, TIDE, TYR_6 = "a1-odins-smite", "a2-odins-tide", "a2-tyrs-rage"
TROLL = 0  # its number among the Monsters
MONSTERS = [  # card, to play and to invade with, STR
    ("a1-troll", 2, 2),
    ("a1-dwarf-chieftain", 0, 2),
    ("a1-sea-serpent", 3, 3),
    ("a2-valkyrie", 2, 2),
    ("a2-dark-elf", 1, 1),
    ("a2-fire-giant", 4, 4),
    ("a3-frost-giant", 4, 4),
    ("a3-soldier-of-hel", 0, 3),
    ("a3-volur-witch", 3, 3),
]


def figure(card: str) -> str:
    return card[3:]


def home(card: str) -> str:
    return "fjord_nw" if card == "a1-sea-serpent" else "gimle"


# All Monsters


@pytest.mark.rule("BR-MONSTER-01", "BR-MONSTER-02", "BR-UPGRADE-02")
@pytest.mark.parametrize(("card", "cost", "power"), MONSTERS)
def test_a_monster_is_paid_once_and_may_invade_at_once(card: str, cost: int, power: int) -> None:
    rage = max(1, cost)
    table = at_turn(Clan(hand=[card], rage=rage), Clan(), Clan()).answer(WOLF, f"upgrade:{card}")
    assert table.offers(WOLF) == ["no", f"invade:{figure(card)}"]
    table.answer(WOLF, f"invade:{figure(card)}", f"to:{home(card)}")
    assert (table.rage(WOLF), table.sheet(WOLF)) == (rage - cost, [card])
    assert (table.strength(WOLF, "gimle"), table.observation()["on_board"]) == (power, [1, 0, 0])


@pytest.mark.rule("BR-MONSTER-02", "BR-INVADE-01")
@pytest.mark.parametrize(("card", "cost", "power"), MONSTERS)
def test_a_later_invasion_with_a_monster_costs_rage_again(card: str, cost: int, power: int) -> None:
    table = at_turn(Clan(sheet=[card]), Clan(), Clan()).answer(WOLF, f"invade:{figure(card)}", f"to:{home(card)}")
    assert table.rage(WOLF) == 6 - cost
    if cost > 1:
        poor = at_turn(Clan(sheet=[card], rage=cost - 1), Clan(), Clan())
        assert poor.why_not(WOLF, f"invade:{figure(card)}") == "BR-ACTION-03"


@pytest.mark.rule("BR-MONSTER-02")
def test_a_monster_may_wait_in_reserve() -> None:
    table = at_turn(Clan(hand=["a1-troll"]), Clan()).answer(WOLF, "upgrade:a1-troll", "no")
    assert table.count(WOLF, "troll", "reserve") == 1
    assert "invade:troll" in table.answer(RAVEN, "pass").offers(WOLF)


@pytest.mark.rule("BR-MONSTER-01", "BR-INVADE-06")
def test_a_monster_counts_for_horns() -> None:
    table = at_turn(Clan({"gimle": warriors(4)}, hand=["a1-troll"]), Clan()).answer(WOLF, "upgrade:a1-troll")
    table.expect(RAVEN, "turn")
    assert (table.rage(WOLF), table.count(WOLF, "troll", "reserve")) == (4, 1)


@pytest.mark.rule("BR-MONSTER-03")
def test_a_monster_dies_scores_in_ragnarok_and_returns_like_any_figure() -> None:
    table = at_turn(Clan({"muspelheim": ["troll"]}, sheet=["a1-troll"]), Clan()).until_phase("gifts", 2)
    assert (table.glory(WOLF), table.count(WOLF, "troll", "reserve")) == (2, 1)


def test_playing_a_monster_lets_no_other_figure_invade() -> None:
    table = at_turn(Clan(hand=["a1-troll"]), Clan()).answer(WOLF, "upgrade:a1-troll")
    assert table.why_not(WOLF, "invade:leader") == "BR-UPGRADE-06"


# Replacing a Monster (BR-AMB-26)


@pytest.mark.rule("BR-UPGRADE-01", "BR-MONSTER-04")
def test_of_two_monsters_one_must_go_and_its_figure_leaves_the_game() -> None:
    wolf = Clan({"gimle": ["troll"], "horgr": ["valkyrie"]}, sheet=["a1-troll", "a2-valkyrie"], hand=["a2-dark-elf"])
    table = at_turn(wolf, Clan()).answer(WOLF, "upgrade:a2-dark-elf")
    assert table.offers(WOLF) == ["replace:a1-troll", "replace:a2-valkyrie"]
    assert table.why_not(WOLF, "free_slot") == "BR-UPGRADE-01"
    table.answer(WOLF, "replace:a1-troll", "no")
    assert (table.sheet(WOLF), table.observation()["discards"]) == (["a2-valkyrie", "a2-dark-elf"], ["a1-troll"])
    assert (table.strength(WOLF, "gimle"), table.strength(WOLF, "horgr")) == (0, 2)
    assert (table.observation()["monsters"][TROLL], table.observation()["owners"][TROLL]) == (OUT, NOBODY)


@pytest.mark.rule("BR-UPGRADE-03")
@pytest.mark.parametrize(("slot", "left"), [("free_slot", 2), ("replace:a1-troll", 1)])
def test_a_slot_that_is_taken_may_be_chosen_though_another_is_free(slot: str, left: int) -> None:
    table = at_turn(Clan(sheet=["a1-troll"], hand=["a2-dark-elf"]), Clan()).answer(WOLF, "upgrade:a2-dark-elf")
    assert table.offers(WOLF) == ["free_slot", "replace:a1-troll"]
    assert len(table.answer(WOLF, slot, "no").sheet(WOLF)) == left


@pytest.mark.rule("BR-MONSTER-04")
def test_a_replaced_monster_is_not_destroyed_and_makes_room_for_the_new_one() -> None:
    sheet = ["a1-lokis-dragons", "a1-sea-serpent", "a2-valkyrie"]
    wolf = Clan({"fjord_nw": ["sea-serpent"], "gimle": warriors(3)}, sheet=sheet, hand=["a1-troll"])
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "upgrade:a1-troll", "replace:a1-sea-serpent")
    assert (table.glory(WOLF), table.rage(WOLF), "destroyed" in table.told()) == (0, 4, False)
    table.answer(WOLF, "invade:troll", "to:horgr")  # Horns 4: the Serpent has left the board
    assert table.until_phase("gifts", 2).count(WOLF, "sea-serpent", "reserve") == 0


@pytest.mark.card("a2-valkyrie")
def test_a_replaced_monster_works_no_longer() -> None:
    wolf = Clan({"gimle": ["leader", "valkyrie"]}, sheet=["a2-valkyrie", "a1-troll"], hand=["a2-dark-elf"])
    table = at_turn(wolf, Clan({"gimle": warriors(1)})).answer(WOLF, "upgrade:a2-dark-elf", "replace:a2-valkyrie", "no")
    table.answer(RAVEN, "pass").pillage(WOLF, "gimle")
    assert table.glory(WOLF) == 3


# Troll and Fire Giant (BR-AMB-46)


@pytest.mark.card("a1-troll")
def test_the_troll_destroys_every_enemy_warrior_where_it_invades() -> None:
    raven = Clan({"gimle": ["warrior", "leader"], "fjord_nw": ["ship"], "myrkulor": warriors(1)})
    table = at_turn(Clan({"gimle": warriors(1)}, sheet=["a1-troll"]), raven, Clan({"gimle": warriors(1)}))
    table.answer(WOLF, "invade:troll", "to:gimle")
    assert [table.count(seat, "warrior", "valhalla") for seat in range(3)] == [0, 1, 1]
    assert [table.figures(seat, "gimle") for seat in range(3)] == [2, 1, 0]
    assert (table.figures(RAVEN, "fjord_nw"), table.figures(RAVEN, "myrkulor")) == (1, 1)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-fire-giant")
@pytest.mark.rule("BR-BOARD-06")
def test_the_fire_giant_destroys_all_enemies_but_monsters_and_those_in_the_fjord() -> None:
    raven = Clan({"gimle": ["warrior", "troll"], "fjord_nw": ["ship", "sea-serpent"]})
    raven.sheet = ["a1-troll", "a1-sea-serpent"]
    serpent = Clan({"gimle": ["leader"], "myrkulor": warriors(1)})
    table = at_turn(Clan({"gimle": warriors(1)}, sheet=["a2-fire-giant"]), raven, serpent)
    table.answer(WOLF, "invade:fire-giant", "to:gimle")
    assert [table.figures(seat, "gimle") for seat in range(3)] == [2, 1, 0]
    assert (table.count(RAVEN, "troll", "gimle"), table.count(RAVEN, "sea-serpent", "fjord_nw")) == (1, 1)
    assert [table.figures(seat, "valhalla") for seat in range(3)] == [0, 2, 1]
    assert (table.count(RAVEN, "ship", "valhalla"), table.count(SERPENT, "warrior", "myrkulor")) == (1, 1)


@pytest.mark.card("a1-troll", "a2-fire-giant")
@pytest.mark.parametrize("card", ["a1-troll", "a2-fire-giant"])
def test_a_striking_monster_needs_an_empty_village_and_strikes_in_the_free_invasion(card: str) -> None:
    raven = Clan({"utgard": warriors(3), "gimle": warriors(1)})
    table = at_turn(Clan(hand=[card]), raven, Clan()).answer(WOLF, f"upgrade:{card}", f"invade:{figure(card)}")
    assert table.why_not(WOLF, "to:utgard") == "BR-BOARD-03"
    table.answer(WOLF, "to:gimle")
    assert table.count(RAVEN, "warrior", "valhalla") == 1


@pytest.mark.card("a1-troll", "a2-fire-giant")
@pytest.mark.parametrize("card", ["a1-troll", "a2-fire-giant"])
def test_a_striking_monster_does_not_strike_where_it_marches_or_is_called(card: str) -> None:
    wolf = Clan({"gimle": [figure(card), "warrior"]}, sheet=[card])
    table = at_turn(wolf, Clan({"andlang": ["leader", "warrior"]}), Clan())
    table.answer(WOLF, "march:gimle", "to:andlang", "warriors:0", f"take:{figure(card)}")
    assert (table.figures(WOLF, "andlang"), table.figures(RAVEN, "andlang")) == (1, 2)
    called = at_turn(wolf, Clan({"andlang": warriors(2)}), Clan(), turn=RAVEN).answer(RAVEN, "pillage:andlang")
    called.answer(WOLF, f"join:{figure(card)}")
    assert totals(called) == [2, 2 if card == "a1-troll" else 4]


@pytest.mark.card("a1-troll")
def test_another_figure_of_the_troll_s_clan_does_not_strike() -> None:
    wolf = Clan({"gimle": ["troll"]}, sheet=["a1-troll"])
    table = at_turn(wolf, Clan({"gimle": warriors(1)})).answer(WOLF, "invade:leader", "to:gimle")
    assert table.count(RAVEN, "warrior", "gimle") == 1
    assert table.answer(RAVEN, "invade:warrior", "to:gimle").count(RAVEN, "warrior", "gimle") == 2


# Dwarf Chieftain and Soldier of Hel


@pytest.mark.card("a1-dwarf-chieftain", "a3-soldier-of-hel")
@pytest.mark.parametrize(("card", "power"), [("a1-dwarf-chieftain", 2), ("a3-soldier-of-hel", 3)])
def test_a_free_monster_costs_nothing_to_play_or_to_invade_with(card: str, power: int) -> None:
    table = at_turn(Clan(hand=[card], rage=1), Clan()).answer(WOLF, f"upgrade:{card}", "no").answer(RAVEN, "pass")
    table.answer(WOLF, f"invade:{figure(card)}", "to:gimle")
    assert (table.rage(WOLF), table.strength(WOLF, "gimle")) == (1, power)


# Sea Serpent (BR-AMB-25)


@pytest.mark.card("a1-sea-serpent")
@pytest.mark.rule("BR-INVADE-04", "BR-MARCH-05")
def test_the_sea_serpent_is_a_ship_that_invades_fjords_alone_and_supports_both_provinces() -> None:
    table = at_turn(Clan({"gimle": warriors(1)}, sheet=["a1-sea-serpent"]), Clan(), Clan())
    table.answer(WOLF, "invade:sea-serpent")
    assert table.offers(WOLF) == ["to:fjord_ne", "to:fjord_se", "to:fjord_sw", "to:fjord_nw"]
    assert table.why_not(WOLF, "to:gimle") == "BR-INVADE-04"
    table.answer(WOLF, "to:fjord_nw")
    assert (table.strength(WOLF, "gimle"), table.strength(WOLF, "myrkulor")) == (1 + 3, 3)
    table.answer(RAVEN, "pass").answer(SERPENT, "pass").answer(WOLF, "march:gimle", "to:horgr")
    assert table.offers(WOLF) == ["warriors:1"]


@pytest.mark.card("a1-sea-serpent")
def test_the_sea_serpent_may_take_the_free_invasion_of_a_ship_upgrade() -> None:
    wolf = Clan(sheet=["a1-sea-serpent"], hand=["a1-lokis-dragons"])
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "upgrade:a1-lokis-dragons")
    assert table.offers(WOLF) == ["no", "invade:ship", "invade:sea-serpent"]
    table.answer(WOLF, "invade:sea-serpent", "to:fjord_nw")
    assert (table.rage(WOLF), table.strength(WOLF, "gimle")) == (4, 3)  # it keeps its own strength
    table.expect(RAVEN, "turn")


@pytest.mark.card("a1-sea-serpent", "a2-fire-dragons")
def test_a_ship_upgrade_pays_for_the_sea_serpent_too() -> None:
    wolf = Clan({"fjord_nw": ["ship", "sea-serpent"]}, sheet=["a1-sea-serpent", "a2-fire-dragons"])
    table = at_turn(wolf, Clan({"gimle": ["leader", *warriors(3)]}), Clan(), turn=RAVEN).pillage(RAVEN, "gimle")
    assert (table.glory(WOLF), table.figures(WOLF, "valhalla")) == (16, 2)


# Valkyrie (BR-AMB-36)


@pytest.mark.card("a2-valkyrie")
@pytest.mark.rule("BR-BATTLE-14")
def test_the_valkyrie_gains_2_glory_for_each_enemy_who_falls() -> None:
    raven, serpent = Clan({"gimle": warriors(1), "fjord_nw": ["ship"]}), Clan({"gimle": warriors(1)})
    wolf = Clan({"gimle": ["valkyrie", "warrior"]}, sheet=["a2-valkyrie"], hand=[TYR_6])
    table = at_turn(wolf, raven, serpent).pillage(WOLF, "gimle", {})
    assert table.event("glory.card") == {"clan": WOLF, "n": 6, "card": "a2-valkyrie"}
    assert (table.glory(WOLF), table.glory(RAVEN)) == (6 + 3, 0)


@pytest.mark.card("a2-valkyrie")
def test_the_valkyrie_counts_in_defeat_and_in_death_but_not_her_own_side() -> None:
    wolf = Clan({"gimle": ["valkyrie", "warrior"]}, sheet=["a2-valkyrie"], hand=[SMITE])
    table = at_turn(wolf, Clan({"gimle": ["leader", *warriors(2)]}), turn=RAVEN).pillage(RAVEN, "gimle", {})
    assert (totals(table), table.count(WOLF, "valkyrie", "valhalla")) == ([4, 4], 1)  # a tie: everybody loses
    assert table.glory(WOLF) == 2 * 3  # one was smitten, two lost


@pytest.mark.card("a2-valkyrie")
def test_the_valkyrie_counts_battles_of_her_own_alone() -> None:
    wolf = Clan({"gimle": ["leader"], "horgr": ["valkyrie"]}, sheet=["a2-valkyrie"])
    table = at_turn(wolf, Clan({"gimle": warriors(1)})).pillage(WOLF, "gimle")
    assert table.glory(WOLF) == 3


@pytest.mark.card("a2-valkyrie")
def test_the_valkyrie_does_not_count_who_is_spared_or_flees() -> None:
    raven = Clan({"gimle": ["volur-witch", "warrior"]}, sheet=["a3-volur-witch", "a2-friggas-protection"], rage=1)
    wolf = Clan({"gimle": ["valkyrie", "leader"]}, sheet=["a2-valkyrie"])
    table = at_turn(wolf, raven, Clan()).pillage(WOLF, "gimle")
    table.answer(RAVEN, "instead:a2-friggas-protection", "instead:a3-volur-witch")
    assert table.glory(WOLF) == 3


# Dark Elf


@pytest.mark.card("a2-dark-elf")
@pytest.mark.rule("BR-INVADE-03")
def test_the_dark_elf_alone_may_invade_yggdrasil_and_has_strength_3_there() -> None:
    table = at_turn(Clan(sheet=["a2-dark-elf"], rage=2), Clan())
    assert "to:yggdrasil" not in table.answer(WOLF, "invade:warrior").offers(WOLF)
    table.answer(WOLF, "to:gimle").answer(RAVEN, "invade:leader", "to:gimle")
    table.answer(WOLF, "invade:dark-elf", "to:yggdrasil")
    assert (table.strength(WOLF, "yggdrasil"), table.rage(WOLF)) == (3, 0)


@pytest.mark.card("a2-dark-elf")
def test_the_dark_elf_has_strength_1_elsewhere_and_3_when_it_marches_to_yggdrasil() -> None:
    table = at_turn(Clan({"gimle": ["dark-elf"]}, sheet=["a2-dark-elf"]), Clan({"yggdrasil": warriors(1)}))
    assert table.strength(WOLF, "gimle") == 1
    table.answer(WOLF, "march:gimle", "to:yggdrasil", "take:dark-elf").until("turn", RAVEN)
    assert (table.strength(WOLF, "yggdrasil"), table.strength(RAVEN, "yggdrasil")) == (3, 1)
    table.answer(RAVEN, "pillage:yggdrasil")
    assert totals(table) == [1, 3]


# Frost Giant (BR-AMB-21)


@pytest.mark.card("a3-frost-giant")
@pytest.mark.rule("BR-REWARD-06")
@pytest.mark.parametrize(
    ("token", "stats", "glory"),
    [("rage", [8, 3, 4], 0), ("axes", [6, 5, 4], 0), ("horns", [6, 3, 6], 0), ("glory", [6, 3, 4], 10)],
)
def test_the_frost_giant_takes_the_reward_a_second_time(token: str, stats: list[int], glory: int) -> None:
    wolf = Clan({"gimle": ["frost-giant"]}, sheet=["a3-frost-giant"])
    table = at_turn(wolf, Clan(), tokens={"gimle": token}).pillage(WOLF, "gimle")
    assert (table.observation()["values"][WOLF], table.glory(WOLF)) == (stats, glory)


@pytest.mark.card("a3-frost-giant")
def test_the_frost_giant_repeats_the_token_and_no_other_bonus() -> None:
    wolf = Clan({"yggdrasil": ["frost-giant", "leader"]}, sheet=["a3-frost-giant", "a3-lord-of-spears"])
    table = at_turn(wolf, Clan()).pillage(WOLF, "yggdrasil").answer(WOLF, "bonus:a3-lord-of-spears")
    assert table.observation()["values"][WOLF] == [9, 6, 7]  # three steps each


@pytest.mark.card("a3-frost-giant")
def test_the_frost_giant_must_be_there_when_its_own_clan_succeeds() -> None:
    wolf = Clan({"gimle": warriors(1), "myrkulor": ["frost-giant"]}, sheet=["a3-frost-giant"])
    assert at_turn(wolf, Clan(), tokens={"gimle": "glory"}).pillage(WOLF, "gimle").glory(WOLF) == 5
    there = Clan({"gimle": ["frost-giant"]}, sheet=["a3-frost-giant"])
    table = at_turn(there, Clan({"gimle": warriors(1)}, hand=[TYR_6]), turn=RAVEN, tokens={"gimle": "glory"})
    table.pillage(RAVEN, "gimle", {})
    assert (table.glory(WOLF), table.glory(RAVEN)) == (0, 5 + 3)


@pytest.mark.card("a3-frost-giant")
def test_a_frost_giant_that_fell_in_the_battle_takes_nothing() -> None:
    wolf = Clan({"gimle": ["frost-giant", "warrior"]}, sheet=["a3-frost-giant"], hand=[TIDE])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), tokens={"gimle": "glory"}).pillage(WOLF, "gimle", {})
    assert table.answer(WOLF, "spare:warrior").glory(WOLF) == 5 + 3
