"""Territories and their symbols, seas, realms (The board)."""

import pytest

from longhall.games.lords_of_ragnarok.content.rows import ACTIONS, box
from tests.lords_of_ragnarok.play import Player, Table, at_battle, at_phase

LARGE, SMALL = box().maps[1], box().maps[0]


@pytest.mark.rule("LR-MAP-01", "LR-MAP-02")
def test_every_territory_has_a_region_a_resistance_and_a_symbol() -> None:
    for board, count in ((LARGE, 21), (SMALL, 16)):
        assert [each.number for each in board.territories] == list(range(1, count + 1))
        for each in board.territories:
            assert each.resistance >= 2
            assert each.city or each.shrine or each.forge or each.monument >= 0
        assert all(3 <= len(region) <= 4 for region in board.regions)
        assert sum(len(region) for region in board.regions) == count


@pytest.mark.rule("LR-MAP-03", "LR-SETUP-07")
def test_three_monuments_each_with_its_deity_and_artifact() -> None:
    assert [(each.id, box().attributes[each.attribute]) for each in box().monuments] == [
        ("odin", "authority"),
        ("thor", "power"),
        ("freya", "wisdom"),
    ]
    assert [box().artifacts[each.artifact].id for each in box().monuments] == ["gungnir", "mjolnir", "falcon_cloak"]
    for board in (LARGE, SMALL):
        assert sorted(each.monument for each in board.territories if each.monument >= 0) == [0, 1, 2]
    assert all(len(each.bonuses) == 3 for each in box().monuments)


@pytest.mark.rule("LR-WHEEL-09", "LR-SETUP-03", "LR-SETUP-02")
def test_six_spaces_of_the_wheel_point_at_six_realms_and_the_seventh_action_at_none() -> None:
    wheel = {action: box().realms[realm].id for action, realm in zip(ACTIONS[:-1], box().wheel, strict=True)}
    assert wheel == {
        "march": "vanaheim",
        "recruit": "alfheim",
        "build_temple": "jotunheim",
        "monsters": "muspelheim",
        "usurp": "svartalfheim",
        "prepare": "niflheim",
    }
    assert ACTIONS[-1] == "build_monument"
    for board in (LARGE, SMALL):
        assert {realm for each in board.territories for realm in each.realms} == set(range(6))


@pytest.mark.rule("LR-BOSS-01", "LR-RUNE-04")
def test_one_boss_and_nine_rune_actions() -> None:
    assert (box().boss.id, len(box().boss.slots)) == ("loki", 5)
    assert [each.rule for each in box().rune_actions] == [f"LR-RUNE-{n:02}" for n in range(5, 14)]


@pytest.mark.rule("LR-MAP-04", "LR-ACT-03", "LR-ACT-05")
def test_in_a_city_armies_grow_and_are_recruited() -> None:
    table = at_phase("special", Player(control=[3, 4], armies={3: [2]}, sea=2))
    grow = table.game.copy()
    table.act(0, "recruit")
    assert table.offers(0) == ["to:3", "to:4", "to:6", "to:8", "to:9"]
    table.game = grow
    table.act(0, "march", "army:3.2")
    assert "grow" in table.offers(0)
    table.answer(0, "grow")
    assert table.armies(0, 3) == [3]


@pytest.mark.rule("LR-MAP-04", "LR-ACT-03")
@pytest.mark.parametrize(("place", "control"), [(1, [1]), (3, [])])
def test_elsewhere_they_do_not_grow(place: int, control: list[int]) -> None:
    table = at_phase("maneuver", Player(armies={place: [1]}, control=control)).answer(0, f"army:{place}.1")
    assert "grow" not in table.offers(0)
    assert table.why_not(0, "grow") == "LR-ACT-03"


@pytest.mark.rule("LR-MAP-05", "LR-TEMPLE-01")
def test_a_shrine_takes_one_temple() -> None:
    table = at_phase("special", Player(control=[3, 4, 6, 7]), Player(control=[9]), temples=[6]).act(0, "build_temple")
    assert table.offers(0) == ["to:4", "to:7"]
    assert table.why_not(0, "to:3") == "LR-MAP-05"
    assert table.why_not(0, "to:6") == "LR-MAP-05"
    assert table.why_not(0, "to:9") == "LR-TEMPLE-01"


@pytest.mark.rule("LR-MAP-06", "LR-PRAY-07", "LR-MONUMENT-08")
def test_a_forge_holds_one_rune_and_is_refilled_when_a_monument_is_built() -> None:
    table = at_phase("prayer", Player(at=1), wheel={"march": [0]}, empty=[6], event=["1"])
    assert table.forge(1) == "uruz"
    table.answer(0, "forge")
    assert (table.forge(1), table.runes(0)) == (None, ["uruz"])
    before = table.supply("uruz")
    table.until("special").act(0, "build_monument", "build:odin")
    assert (table.forge(1), table.forge(6), table.supply("uruz")) == ("uruz", "uruz", before - 2)
    assert table.observation()["forges"].count(0) == 2


@pytest.mark.rule("LR-MAP-06", "LR-LIMIT-03")
def test_a_forge_stays_empty_if_no_rune_of_its_type_is_left() -> None:
    hoards = [Player(runes=["uruz"] * 6, attributes=(2, 2, 6)) for _ in range(2)]
    table = at_phase("special", *hoards, wheel={"march": [0]}, empty=[1, 6])
    assert table.supply("uruz") == 0
    table.act(0, "build_monument", "build:odin")
    assert (table.forge(1), table.forge(6), table.forge(10)) == (None, None, "othala")


@pytest.mark.rule("LR-MAP-07")
def test_a_rune_of_a_forge_is_that_token_and_others_are_of_choice() -> None:
    table = at_phase("prayer", Player(at=16)).answer(0, "forge")
    assert table.runes(0) == ["algiz"]
    table.until("special").act(0, "prepare", "prepare:rune")
    assert table.offers(0) == ["gain:uruz", "gain:othala", "gain:algiz"]
    left = table.supply("othala")
    table.answer(0, "gain:othala")
    assert (table.runes(0), table.supply("othala")) == (["othala", "algiz"], left - 1)


# Seas


@pytest.mark.rule("LR-SEA-01", "LR-MOVE-03")
def test_drakkars_share_a_sea_and_never_fight() -> None:
    table = at_phase("hero", Player(sea=1), Player(sea=2), Player(sea=2)).answer(0, "sail:2")
    assert [table.sea(seat) for seat in range(3)] == [2, 2, 2]
    assert not any(key.startswith("battle") for key in table.told())


@pytest.mark.rule("LR-SEA-02", "LR-MOVE-02")
def test_the_drakkar_joins_the_shores_of_its_sea_for_its_own_armies() -> None:
    table = at_phase("maneuver", Player(sea=3, armies={8: [1]})).answer(0, "army:8.1")
    assert table.offers(0) == ["to:9", "to:10", "to:11", "to:12"]
    inland = at_phase("maneuver", Player(sea=3, armies={9: [1]})).answer(0, "army:9.1")
    assert inland.offers(0) == ["to:6", "to:8", "to:10"]
    other = at_phase("maneuver", Player(sea=1, armies={8: [1]}), Player(sea=3)).answer(0, "army:8.1")
    assert other.offers(0) == ["to:9", "to:10"]
    assert other.why_not(0, "to:11") == "LR-MOVE-02"


@pytest.mark.rule("LR-SEA-02", "LR-MOVE-01", "LR-AMB-16")
def test_the_hero_uses_the_drakkar_in_each_of_its_steps() -> None:
    table = at_phase("hero", Player(at=18, sea=6))
    assert [key for key in table.offers(0) if key.startswith("go:")] == [
        f"go:{n}" for n in (1, 3, 14, 15, 16, 17, 19, 20, 21)
    ]
    assert table.why_not(0, "go:2") == "LR-MOVE-01"


@pytest.mark.rule("LR-SEA-02", "LR-ALLY-03")
def test_the_drakkar_does_not_bring_realms_nearer() -> None:
    """Territory 1 is at sea 6, as 20 is; 20 alone is next to Niflheim."""
    table = at_phase("runes", Player(at=1, sea=6, runes=["algiz", "uruz"]))
    assert table.why_not(0, "rune_action:ally") == "LR-RUNE-02"


@pytest.mark.rule("LR-SEA-03", "LR-RETREAT-01")
@pytest.mark.parametrize(("sea", "havens"), [(3, ["to:9", "to:11"]), (5, [])])
def test_armies_retreat_over_the_sea_too(sea: int, havens: list[str]) -> None:
    table = at_battle(Player(armies={8: [6]}), Player(armies={8: [2]}, control=[9, 11], sea=sea), 8)
    if havens:
        assert table.offers(1) == havens
    else:
        assert table.armies(1, 9) == [1]  # by land, where there is one choice


@pytest.mark.rule("LR-SEA-03", "LR-MOVE-04")
def test_monsters_never_use_a_drakkar() -> None:
    table = at_phase("special", Player(sea=3, rings=["garm"]), monsters={"garm": 8})
    table.act(0, "monsters", "monster:garm", "move")
    assert table.offers(0) == ["to:9", "to:10"]
    assert table.why_not(0, "to:11") == "LR-MOVE-04"


# Realms


def allied(*players: Player, **lay: object) -> Table:
    """Seat 0 forms an alliance with Vanaheim by a rune action."""
    return at_phase("runes", *players, **lay).answer(0, "rune_action:ally", "ally:vanaheim")


@pytest.mark.rule("LR-ALLY-03", "LR-RUNE-07", "LR-RUNE-02")
def test_an_alliance_takes_the_rune_of_a_realm_next_to_the_hero() -> None:
    table = at_phase("runes", Player(at=4, runes=["othala", "uruz"])).answer(0, "rune_action:ally")
    assert table.offers(0) == ["ally:vanaheim"]  # Niflheim is near as well, and takes Algiz
    assert table.why_not(0, "ally:niflheim") == "LR-RUNE-02"
    table.answer(0, "ally:vanaheim")
    assert (table.allies(0), table.runes(0)) == (["vanaheim"], ["uruz"])


@pytest.mark.rule("LR-ALLY-04", "LR-RUNE-07")
@pytest.mark.parametrize("second", [False, True])
def test_the_first_ally_of_a_realm_draws_a_card(second: bool) -> None:
    other = Player(allies=["vanaheim"] if second else ["niflheim"])
    table = allied(Player(at=1, runes=["othala"]), other, combat=["spear"])
    assert table.hand(0) == ([] if second else ["spear"])


@pytest.mark.rule("LR-ALLY-02")
def test_a_realm_has_many_allies_and_each_player_is_its_ally_once_and_for_all() -> None:
    table = allied(Player(at=1, runes=["othala", "othala"], allies=["niflheim"]), Player(allies=["vanaheim"]))
    assert (table.allies(0), table.allies(1)) == (["vanaheim", "niflheim"], ["vanaheim"])
    again = at_phase("runes", Player(at=1, runes=["othala", "uruz"], allies=["vanaheim"]))
    assert again.why_not(0, "rune_action:ally") == "LR-RUNE-07"


@pytest.mark.rule("LR-ALLY-01")
def test_nothing_but_markers_goes_to_a_realm() -> None:
    """Wherever a piece may go or be placed is a territory; an alliance moves no piece."""
    placed = at_phase("runes", Player(at=1, runes=["othala", "uruz"])).answer(0, "rune_action:place_hero")
    assert placed.offers(0) == [f"go:{n}" for n in range(1, 22)]
    table = allied(Player(at=1, runes=["othala"], armies={1: [2]}))
    assert (table.hero(0), table.all_armies(0), table.g.control.count(0)) == (1, {1: [2]}, 1)


@pytest.mark.rule("LR-ALLY-05", "LR-WHEEL-05")
@pytest.mark.parametrize("ally", ["vanaheim", "alfheim"])
def test_an_ally_has_the_bonus_of_the_realm_when_its_action_is_chosen(ally: str) -> None:
    table = at_phase("special", Player(armies={1: [1]}), Player(allies=[ally])).act(0, "march")
    if ally == "vanaheim":
        table.answer(1, "yes", "gain:algiz")
        assert table.runes(1) == ["algiz"]
    assert table.open == [(0, "march")]
