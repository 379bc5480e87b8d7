"""How armies move, grow, are recruited, retreat and are destroyed (Armies; Movement; Maneuver)."""

import pytest

from tests.lords_of_ragnarok.play import Player, at_battle, at_phase


@pytest.mark.rule("LR-ARMY-01")
def test_strength_stops_at_six() -> None:
    table = at_phase("maneuver", Player(armies={3: [6]}, control=[3])).answer(0, "army:3.6")
    assert table.why_not(0, "grow") == "LR-ARMY-01"
    odin = at_phase("prayer", Player(armies={3: [5], 5: [6]}, priests=1), levels={"odin": 3})
    odin.answer(0, "send:odin", "army:3.5")
    assert odin.all_armies(0) == {3: [6], 5: [6]}
    odin.expect(0, "hero")


@pytest.mark.rule("LR-ARMY-02")
def test_an_army_below_one_goes_back_to_the_reserve() -> None:
    table = at_phase("special", Player(rings=["draugr"]), Player(armies={13: [1, 3]}), monsters={"draugr": 13})
    table.act(0, "monsters", "monster:draugr", "attack")
    assert table.all_armies(1) == {13: [2]}
    assert table.g.army_at[6:12].count(-1) == 5


@pytest.mark.rule("LR-ARMY-02", "LR-RETREAT-01")
def test_armies_that_cannot_retreat_are_destroyed() -> None:
    table = at_battle(Player(armies={5: [6]}), Player(armies={5: [3, 2]}, control=[5, 9]), 5)
    assert table.all_armies(1) == {}
    assert table.told().count("army.destroyed") == 2


@pytest.mark.rule("LR-RETREAT-01", "LR-RETREAT-02", "LR-BATTLE-07")
def test_the_owner_chooses_one_haven_for_all() -> None:
    defender = Player(armies={5: [3, 2]}, control=[5, 6, 7, 9])
    table = at_battle(Player(armies={5: [6]}), defender, 5)
    assert table.open == [(1, "retreat")]
    assert table.offers(1) == ["to:6", "to:7"]
    assert table.why_not(1, "to:1") == "LR-RETREAT-01"
    table.answer(1, "to:7")
    assert table.all_armies(1) == {7: [1, 2]}


@pytest.mark.rule("LR-RETREAT-03")
def test_retreating_is_no_movement() -> None:
    """Armies may not be moved to the boss, but they may flee there."""
    table = at_battle(Player(armies={5: [6]}), Player(armies={5: [3]}, control=[5, 6]), 5, boss=6)
    assert (table.all_armies(1), table.monster("loki")) == ({6: [2]}, 6)
    assert "army.moved" not in table.told()


@pytest.mark.rule("LR-AMB-09")
def test_armies_may_flee_into_a_battle_that_is_still_to_come() -> None:
    attacker = Player(armies={5: [6], 6: [3]})
    defender = Player(armies={5: [3], 6: [1]}, control=[5, 6], hand=["spear"])
    table = at_phase("maneuver", attacker, defender).answer(0, "done", "to:5").answer(1, "done")
    assert table.all_armies(1) == {6: [1, 2]}
    assert table.place_of_battle == 5
    assert table.observation()["battle"] == [3, 3]


@pytest.mark.rule("LR-MOVE-01")
def test_heroes_go_wherever_they_like() -> None:
    """Armies, monsters, the boss and other heroes do not matter."""
    others = Player(at=2, armies={2: [6]}, control=[2])
    table = at_phase("hero", Player(at=1), others, monsters={"garm": 2}, boss=2).answer(0, "go:2")
    assert table.hero(0) == 2
    table.expect(0, "maneuver")


@pytest.mark.rule("LR-MOVE-02", "LR-BOSS-03")
def test_armies_go_wherever_they_like_but_to_the_boss() -> None:
    table = at_phase("maneuver", Player(armies={1: [2]}, sea=6), Player(armies={2: [3]}, hand=["bow"]), boss=4)
    table.answer(0, "army:1.2")
    assert table.offers(0) == ["to:2", "to:3", "to:5", "to:20"]
    assert table.why_not(0, "to:4") == "LR-BOSS-03"
    table.answer(0, "to:2")
    assert table.open == [(1, "battle.card")]


@pytest.mark.rule("LR-BOSS-03", "LR-AMB-08")
def test_what_is_no_move_may_bring_an_army_to_the_boss() -> None:
    table = at_phase("special", Player(at=5, sea=1), boss=5)
    usurp = table.game.copy()
    table.act(0, "recruit", "to:5")
    assert table.armies(0, 5) == [2]
    table.game = usurp
    table.act(0, "usurp", "yes")
    assert table.armies(0, 5) == [2]


@pytest.mark.rule("LR-BOSS-03")
def test_heroes_and_monsters_go_to_the_boss_and_drakkars_reach_past_it() -> None:
    table = at_phase("hero", Player(at=1, sea=1, armies={1: [1]}, rings=["garm"]), monsters={"garm": 7}, boss=5)
    table.answer(0, "go:5")
    assert table.hero(0) == 5
    table.answer(0, "army:1.1")
    assert "to:6" in table.offers(0)
    table.answer(0, "to:6").act(0, "monsters", "monster:garm", "move", "to:5")
    assert table.monster("garm") == 5


@pytest.mark.rule("LR-MOVE-03")
def test_drakkars_sail_to_adjacent_seas() -> None:
    table = at_phase("hero", Player(sea=1))
    assert [key for key in table.offers(0) if key.startswith("sail:")] == ["sail:2", "sail:3", "sail:5", "sail:6"]
    assert table.why_not(0, "sail:4") == "LR-MOVE-03"


@pytest.mark.rule("LR-MOVE-05")
def test_monuments_and_priests_stay_where_they_are() -> None:
    """Priests are sent, monuments are built, and that is all that can be done with them."""
    table = at_phase("prayer", Player(priests=2, sent=["odin"]), levels={"odin": 1, "freya": 1})
    table.answer(0, "send:thor").until_phase("prayer", 1).until_phase("prayer", 0)
    assert table.sent(0) == ["odin", "thor"]
    assert {option.verb for option in table.g.vocabulary().options if option.kind == "monument"} == {"send", "build"}


@pytest.mark.rule("LR-MOVE-06", "LR-MONSTER-21")
def test_a_monster_that_is_placed_does_not_trample() -> None:
    other = Player(armies={8: [2]})
    table = at_phase("special", Player(), other, wheel={"march": [0]}, event=["8"])
    table.rig_die("move").act(0, "build_monument", "build:odin")
    assert table.monster("draugr") == 8
    assert table.armies(1, 8) == [2]
    table.answer(0, "to:9")


@pytest.mark.rule("LR-MOVE-06", "LR-RUNE-11")
def test_a_hero_that_is_placed_may_go_anywhere() -> None:
    table = at_phase("runes", Player(at=1, runes=["othala", "uruz"])).answer(0, "rune_action:place_hero", "go:19")
    assert table.hero(0) == 19


# Maneuver


@pytest.mark.rule("LR-MANEUVER-01", "LR-ACT-01")
def test_one_army_may_be_activated() -> None:
    table = at_phase("maneuver", Player(armies={3: [2, 3], 5: [2]}, control=[3]))
    assert table.offers(0) == ["done", "army:3.2", "army:3.3", "army:5.2"]
    table.answer(0, "army:3.3", "grow")
    assert table.all_armies(0) == {3: [2, 4], 5: [2]}
    table.expect(0, "special")


@pytest.mark.rule("LR-MANEUVER-01")
def test_without_armies_on_the_board_one_may_be_recruited() -> None:
    table = at_phase("maneuver", Player(attributes=(3, 2, 2)))
    assert table.offers(0) == ["done", "recruit"]
    table.answer(0, "recruit", "to:6")
    assert table.armies(0, 6) == [3]
    armed = at_phase("maneuver", Player(armies={3: [1]}))
    assert armed.why_not(0, "recruit") == "LR-MANEUVER-01"


@pytest.mark.rule("LR-MANEUVER-01", "LR-TURN-01")
def test_nobody_has_to_maneuver() -> None:
    table = at_phase("maneuver", Player(armies={3: [2]})).answer(0, "done")
    assert table.all_armies(0) == {3: [2]}
    table.expect(0, "special")


@pytest.mark.rule("LR-ACT-01", "LR-ACT-02")
def test_an_activated_army_moves_or_grows_and_not_both() -> None:
    table = at_phase("maneuver", Player(armies={3: [2]}, control=[3])).answer(0, "army:3.2")
    assert table.offers(0) == ["to:1", "to:2", "grow"]
    table.answer(0, "to:2")
    assert table.all_armies(0) == {2: [2]}
    table.expect(0, "special")


@pytest.mark.rule("LR-ACT-03")
def test_an_army_grows_by_one_in_an_own_city() -> None:
    table = at_phase("maneuver", Player(armies={3: [2]}, control=[3])).answer(0, "army:3.2", "grow")
    assert table.all_armies(0) == {3: [3]}


@pytest.mark.rule("LR-ACT-04", "LR-RECRUIT-01")
def test_recruiting_takes_one_army_from_the_reserve() -> None:
    table = at_phase("special", Player(armies={3: [1, 1]}, attributes=(4, 2, 2))).act(0, "recruit", "to:5")
    assert table.all_armies(0) == {3: [1, 1], 5: [4]}
    table.expect(1, "hero")


@pytest.mark.rule("LR-ACT-05")
def test_where_armies_are_recruited() -> None:
    """Next to the drakkar, whoever controls it, and in own cities."""
    table = at_phase("special", Player(control=[3, 2, 7], sea=2), Player(control=[9, 18])).act(0, "recruit")
    assert table.offers(0) == ["to:3", "to:6", "to:8", "to:9"]
    assert table.why_not(0, "to:18") == "LR-ACT-05"
    assert table.why_not(0, "to:7") == "LR-ACT-05"


@pytest.mark.rule("LR-ACT-06", "LR-BATTLE-01")
def test_recruiting_beside_another_army_leads_to_a_battle() -> None:
    table = at_phase("special", Player(sea=2), Player(armies={9: [1]}, hand=["spear"])).act(0, "recruit", "to:9")
    assert table.open == [(1, "battle.card")]
    assert table.fighters == (0, 1)


@pytest.mark.rule("LR-ACT-07")
def test_recruiting_into_an_undefended_territory_takes_it() -> None:
    table = at_phase("special", Player(sea=2), Player(control=[8])).act(0, "recruit", "to:8")
    assert (table.owner(8), table.artifacts(0)) == (0, ["gungnir"])


@pytest.mark.rule("LR-AMB-18")
def test_an_army_may_leave_a_battle_before_it_is_fought() -> None:
    """Of two that meet another, one goes on by the march."""
    table = at_phase("special", Player(armies={5: [2, 4]}), Player(armies={5: [1]}, hand=["bow"], control=[5]))
    table.act(0, "march", "army:5.4", "to:1", "done")
    assert table.observation()["battle"] == [1, 2]
