"""The three victories (Object of the game; the boss)."""

import pytest

from tests.lords_of_ragnarok.play import Player, Table, at_hunt, at_phase

SOLVANG, AUSTHEIM, JARNSKOG = [5, 6, 7], [8, 9, 10], [11, 12, 13]
FULL_HAND = ["sword", "sword", "sword", "spear", "spear", "axe"]
FULL_DECK = ["axe", "axe", "bow", "bow", "shield", "shield", "shield", "shield"]
PAIRS = [("sword", "spear", 1), ("axe", "bow", 2), ("spear", "axe", 3), ("sword", "bow", 4), ("sword", "axe", 5)]


def over(table: Table) -> tuple[str, list[int], list[int]]:
    """Why a game ended, who won, and everybody's place."""
    assert table.game.outcome is not None
    return table.game.outcome.reason, table.game.outcome.winners, table.game.outcome.places


@pytest.mark.rule("LR-VICTORY-01", "LR-VICTORY-02", "LR-VICTORY-07")
def test_who_controls_three_whole_regions_wins_at_once() -> None:
    jarl = Player(control=[*SOLVANG, *AUSTHEIM, 11, 12], armies={12: [4], 5: [1]})
    table = at_phase("maneuver", jarl).answer(0, "army:12.4", "to:13")
    assert over(table) == ("jarl", [0], [1, 2, 2])
    assert table.told()[-2:] == ["control", "victory.jarl"]
    assert table.game.asks == []


@pytest.mark.rule("LR-VICTORY-02", "LR-VICTORY-07")
def test_a_region_without_one_of_its_territories_does_not_count() -> None:
    jarl = Player(control=[*SOLVANG, *AUSTHEIM, 11, 12], armies={12: [3]})
    table = at_phase("maneuver", jarl).answer(0, "army:12.3", "to:13")
    assert table.observation()["tracker"]["jarl"] == {"need": 3, "have": [2, 0, 0]}
    table.expect(0, "special")


@pytest.mark.rule("LR-VICTORY-02")
def test_two_players_need_three_regions_as_well() -> None:
    two = Player(control=[5, 6, 7, 8, 9], armies={9: [4], 12: [4]})
    table = at_phase("maneuver", two, seats=2).answer(0, "army:9.4", "to:10")
    table.expect(0, "special")
    three = Player(control=[5, 6, 7, 8, 9, 10, 11, 12], armies={12: [4]})
    assert over(at_phase("maneuver", three, seats=2).answer(0, "army:12.4", "to:13")) == ("jarl", [0], [1, 2])


@pytest.mark.rule("LR-VICTORY-01")
@pytest.mark.parametrize("strength", [2, 3])
def test_a_victory_may_come_in_the_turn_of_another(strength: int) -> None:
    """An ally grows by the realm bonus and reaches the local resistance at the end of that phase."""
    jarl = Player(control=[*SOLVANG, *AUSTHEIM, 11, 12], armies={13: [strength]}, allies=["jotunheim"])
    table = at_phase("special", Player(control=[4]), jarl).act(0, "build_temple")
    assert table.open == [(1, "realm.bonus")]
    table.answer(1, "yes", f"army:13.{strength}").answer(0, "to:4")
    assert (table.game.outcome is not None) == (strength == 3)
    if table.game.outcome is not None:
        assert over(table) == ("jarl", [1], [2, 1, 2])


@pytest.mark.rule("LR-VICTORY-03", "LR-VICTORY-01")
@pytest.mark.parametrize("owned", [3, 4])
def test_five_temple_territories_win_whoever_built_them(owned: int) -> None:
    gothi = Player(control=[4, 6, 7, 9][:owned], armies={11: [3]})
    table = at_phase("maneuver", gothi, Player(control=[12]), temples=[4, 6, 7, 9, 12])
    table.answer(0, "army:11.3", "to:12")
    assert table.owner(12) == 0
    assert (table.game.outcome is not None) == (owned == 4)


@pytest.mark.rule("LR-VICTORY-03")
def test_a_temple_that_is_built_may_be_the_fifth() -> None:
    table = at_phase("special", Player(control=[4, 6, 7, 9, 12]), temples=[4, 6, 7, 9])
    table.act(0, "build_temple", "to:12")
    assert over(table) == ("gothi", [0], [1, 2, 2])


@pytest.mark.rule("LR-VICTORY-04", "LR-2P-05")
@pytest.mark.parametrize(("owned", "won"), [([4, 6, 7], True), ([4, 6], False)])
def test_two_players_need_four_temple_territories(owned: list[int], won: bool) -> None:
    table = at_phase("special", Player(control=[*owned, 9]), seats=2, temples=owned).act(0, "build_temple", "to:9")
    assert (table.game.outcome is not None) == won


def slay(table: Table, pairs: list[tuple[str, str, int]]) -> Table:
    """The hunter lets the attack pass and wounds the boss with these pairs of cards."""
    table.answer(2, "strike:claws").answer(0, "done", "wound:authority")
    for first, second, slot in pairs:
        table.answer(0, f"wield:{first}", f"wield:{second}", f"slot:{slot}")
    return table


@pytest.mark.rule("LR-VICTORY-05", "LR-HUNT-19", "LR-BOSS-07")
def test_who_kills_the_boss_wins() -> None:
    hunter = Player(attributes=(2, 6, 6), hand=FULL_HAND, slayers=2)
    table = at_hunt(hunter, "loki", hand=["claws"], combat=FULL_DECK)
    slay(table, PAIRS[:4])
    assert table.game.outcome is None
    table.answer(0, "wield:sword", "wield:axe", "slot:5")
    assert over(table) == ("slayer", [0], [1, 2, 2])


@pytest.mark.rule("LR-VICTORY-06", "LR-MONSTER-18", "LR-HUNT-26")
@pytest.mark.parametrize(
    ("kills", "slayers", "allowed"),
    [
        (["garm", "draugr"], 0, True),
        (["garm"], 1, True),
        ([], 2, True),
        (["garm"], 0, False),
        ([], 1, False),
        ([], 0, False),
    ],
)
def test_only_with_two_kills_the_boss_may_be_hunted(kills: list[str], slayers: int, allowed: bool) -> None:
    hunter = Player(at=14, kills=kills, slayers=slayers)
    table = at_phase("special", hunter, monsters={"grendel": 14}).act(0, "monsters")
    assert ("hunt:loki" in table.offers(0)) == allowed
    assert table.why_not(0, "hunt:loki") == ("" if allowed else "LR-VICTORY-06")


@pytest.mark.rule("LR-VICTORY-06", "LR-2P-05")
@pytest.mark.parametrize(("kills", "slayers"), [(["garm"], 0), ([], 1)])
def test_with_two_players_one_kill_is_enough(kills: list[str], slayers: int) -> None:
    table = at_phase("special", Player(at=14, kills=kills, slayers=slayers), seats=2).act(0, "monsters")
    assert "hunt:loki" in table.offers(0)
    none = at_phase("special", Player(at=14), seats=2, monsters={"grendel": 14}).act(0, "monsters")
    assert none.why_not(0, "hunt:loki") == "LR-VICTORY-06"


@pytest.mark.rule("LR-BOSS-06", "LR-BOSS-07")
def test_a_boss_that_lives_recovers_from_all_wounds() -> None:
    hunter = Player(attributes=(2, 6, 6), hand=FULL_HAND, slayers=2)
    table = slay(at_hunt(hunter, "loki", hand=["claws"], combat=FULL_DECK), PAIRS[:2])
    assert table.covered("loki") == {1: 0, 2: 0}
    table.answer(0, "done").monster_holds("escape").answer(2, "strike:escape").answer(0, "done", "wound:power")
    assert table.covered("loki") == {}
    assert "boss.recovers" in table.told()


@pytest.mark.rule("LR-BOSS-07", "LR-HUNT-16")
def test_a_wound_of_the_boss_takes_two_different_cards_with_its_symbols() -> None:
    hunter = Player(attributes=(2, 2, 6), hand=["sword", "sword", "spear"], slayers=2)
    table = at_hunt(hunter, "loki", hand=["claws"], combat=["shield", "shield", "shield", "shield"])
    table.answer(2, "strike:claws").answer(0, "done", "wound:authority")
    assert table.offers(0) == ["done", "wield:spear", "wield:sword"]
    assert table.why_not(0, "wield:shield") == "LR-BOSS-07"
    table.answer(0, "wield:sword")
    assert table.offers(0) == ["wield:spear"]
    assert table.why_not(0, "wield:sword") == "LR-BOSS-07"
    table.answer(0, "wield:spear")
    assert table.offers(0) == ["slot:1"]
    table.answer(0, "slot:1")
    assert table.hand(0) == ["shield"] * 4 + ["sword"]


@pytest.mark.rule("LR-BOSS-02")
def test_the_boss_is_no_monster_outside_a_hunt() -> None:
    """It cannot be activated, wounded or taken as a monster can be, but attack cards work for it."""
    runes = ["uruz", "othala", "algiz"]
    boss = Player(at=14, runes=runes, attributes=(2, 2, 3), artifacts=["nidhoggs_fang"], slayers=2)
    table = at_phase("runes", boss)
    assert table.why_not(0, "rune_action:control_monster") == "LR-RUNE-06"
    assert table.why_not(0, "rune_action:activate_monster") == "LR-RUNE-09"
    assert "use:artifact.nidhoggs_fang" not in table.offers(0)
    table.answer(0, "done").until("special").act(0, "monsters", "hunt:loki").monster_holds("crush")
    table.answer(2, "strike:crush").quiet("hunt.defend").answer(0, "wound:power", "wound:authority")
    assert table.wounds(0) == ["authority", "power"]


@pytest.mark.rule("LR-BOSS-05", "LR-BOSS-04", "LR-RUNE-05")
def test_the_rune_of_the_boss_activates_it_where_the_hero_is() -> None:
    table = at_phase("runes", Player(at=14, runes=["othala"]), Player(armies={16: [3, 5]}, control=[17, 12]))
    table.answer(0, "rune_action:activate_boss")
    assert table.runes(0) == []
    assert table.offers(0) == [f"to:{n}" for n in (12, 13, 14, 15, 16, 17, 18, 21)]
    table.answer(0, "to:16")
    assert table.monster("loki") == 16
    assert table.open == [(1, "retreat")]
    table.answer(1, "to:12")
    assert table.all_armies(1) == {12: [5], 16: [3]}
    away = at_phase("runes", Player(at=16, runes=["othala", "uruz"]))
    assert away.why_not(0, "rune_action:activate_boss") == "LR-RUNE-05"
    other = at_phase("runes", Player(at=14, runes=["uruz", "algiz"]))
    assert other.why_not(0, "rune_action:activate_boss") == "LR-RUNE-02"
