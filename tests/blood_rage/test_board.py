"""Provinces, villages and fjords (The board)."""

import pytest

from longhall.games.blood_rage.content.rows import box
from tests.blood_rage.play import Clan, at_turn

RING = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
REGIONS = {
    "manheim": {"elvagar", "angerboda", "myrkulor"},
    "alfheim": {"andlang", "gimle"},
    "jotunheim": {"muspelheim", "horgr", "utgard"},
}
VILLAGES = {"elvagar": 4, "angerboda": 5, "muspelheim": 5, "horgr": 4, "utgard": 3, "andlang": 3, "gimle": 5}
FJORDS = [{"elvagar", "angerboda"}, {"muspelheim", "horgr"}, {"utgard", "andlang"}, {"gimle", "myrkulor"}]


def crowd(province: str, room: int) -> tuple[Clan, Clan, Clan]:
    """Two other clans fill a province but for so many villages; the first is still at home."""
    n = VILLAGES[province] - room
    return Clan(), Clan({province: ["warrior"] * (n // 2)}), Clan({province: ["warrior"] * (n - n // 2)})


@pytest.mark.rule("BR-BOARD-01")
def test_eight_outer_provinces_in_three_regions_around_yggdrasil() -> None:
    assert [province.id for province in box().provinces] == ["yggdrasil", *RING]
    for region, names in REGIONS.items():
        assert {province.id for province in box().provinces if province.region == region} == names


@pytest.mark.rule("BR-BOARD-05")
def test_four_fjords_each_support_two_provinces() -> None:
    assert [set(fjord.names) for fjord in box().fjords] == FJORDS
    assert sorted(name for fjord in box().fjords for name in fjord.names) == sorted(RING)


@pytest.mark.rule("BR-BOARD-02")
@pytest.mark.parametrize("place", range(8))
def test_only_neighbours_on_the_ring_and_yggdrasil_answer_the_call(place: int) -> None:
    here, near = RING[place], {RING[place - 1], RING[(place + 1) % 8], "yggdrasil"}
    for other in {*RING, "yggdrasil"} - {here}:
        table = at_turn(Clan({here: ["leader"]}), Clan({other: ["warrior"]})).answer(0, f"pillage:{here}")
        asked = [seat for seat, name in table.open if name == "call"]
        assert asked == ([1] if other in near else [])


@pytest.mark.rule("BR-BOARD-02")
@pytest.mark.parametrize("province", RING)
def test_every_outer_province_is_adjacent_to_yggdrasil(province: str) -> None:
    table = at_turn(Clan({"yggdrasil": ["leader"]}), Clan({province: ["warrior"]})).answer(0, "pillage:yggdrasil")
    table.expect(1, "call")


@pytest.mark.rule("BR-BOARD-03")
def test_outer_provinces_have_three_to_five_villages() -> None:
    assert {province.id: province.villages for province in box().provinces[1:]} == {**VILLAGES, "myrkulor": 3}


@pytest.mark.rule("BR-BOARD-03")
@pytest.mark.parametrize("province", VILLAGES)
def test_a_full_province_takes_nobody_of_any_clan(province: str) -> None:
    table = at_turn(*crowd(province, 1)).answer(0, "invade:leader")
    assert f"to:{province}" in table.offers(0)
    table = at_turn(*crowd(province, 0)).answer(0, "invade:leader")
    assert f"to:{province}" not in table.offers(0)
    assert table.why_not(0, f"to:{province}") == "BR-BOARD-03"


@pytest.mark.rule("BR-BOARD-03")
def test_monsters_and_leaders_take_a_village_too() -> None:
    full = Clan({"utgard": ["troll", "leader", "warrior"]}, sheet=["a1-troll"])
    table = at_turn(Clan(), full).answer(0, "invade:warrior")
    assert table.why_not(0, "to:utgard") == "BR-BOARD-03"


@pytest.mark.rule("BR-BOARD-04")
def test_yggdrasil_takes_any_number_of_figures() -> None:
    clans = [Clan({"yggdrasil": ["warrior"] * 8}, steps=(1, 1, 5)) for _ in range(3)]
    wolf = Clan({"gimle": ["warrior", "leader"]})
    table = at_turn(wolf, *clans).answer(0, "march:gimle", "to:yggdrasil", "warriors:1", "take:leader")
    assert sum(table.figures(seat, "yggdrasil") for seat in range(4)) == 26


@pytest.mark.rule("BR-BOARD-04", "BR-BOARD-06")
def test_yggdrasil_has_no_fjord() -> None:
    ship = Clan({"fjord_ne": ["ship"]})
    table = at_turn(Clan({"yggdrasil": ["warrior"]}), ship).pillage(0, "yggdrasil")
    assert table.strength(1, "yggdrasil") == 0
    assert table.event("unopposed") == {"clan": 0, "place": "yggdrasil"}


@pytest.mark.rule("BR-BOARD-06")
@pytest.mark.parametrize("province", ["utgard", "andlang"])
def test_a_fjord_belongs_to_the_area_of_both_its_provinces(province: str) -> None:
    table = at_turn(Clan({"fjord_sw": ["ship"]}), Clan({province: ["leader"]}))
    assert table.strength(0, province) == 2
    table.pillage(0, province, {}).end_pillage()
    assert table.count(0, "ship", "valhalla") == 1


@pytest.mark.rule("BR-BOARD-07")
def test_a_fjord_holds_the_ships_of_all_clans() -> None:
    ship = Clan({"fjord_sw": ["ship"]})
    serpent = Clan({"fjord_sw": ["ship", "sea-serpent"]}, sheet=["a1-sea-serpent"])
    table = at_turn(Clan(), ship, serpent, Clan({"fjord_sw": ["ship"]})).answer(0, "invade:ship", "to:fjord_sw")
    assert sum(table.figures(seat, "fjord_sw") for seat in range(4)) == 5


@pytest.mark.rule("BR-BOARD-07")
def test_ships_take_no_village() -> None:
    wolf, raven, serpent = crowd("utgard", 1)
    wolf, raven = Clan({"fjord_sw": ["ship"]}), Clan({**raven.at, "fjord_sw": ["ship"]})
    table = at_turn(wolf, raven, serpent).answer(0, "invade:leader", "to:utgard")
    assert table.count(0, "leader", "utgard") == 1


@pytest.mark.rule("BR-BOARD-08")
def test_a_destroyed_province_takes_no_figure_and_is_not_pillaged() -> None:
    clan = Clan({"gimle": ["warrior"], "fjord_sw": ["ship"]})
    table = at_turn(clan, Clan(), ruined=["utgard"])
    assert "pillage:utgard" not in table.offers(0)
    assert table.why_not(0, "pillage:utgard") == "BR-BOARD-08"
    for first in ("invade:leader", "march:gimle"):
        table = at_turn(clan, Clan(), ruined=["utgard"]).answer(0, first)
        assert "to:utgard" not in table.offers(0)
        assert table.why_not(0, "to:utgard") == "BR-BOARD-08"


@pytest.mark.rule("BR-BOARD-08")
def test_a_destroyed_province_does_not_count_for_quests() -> None:
    clan = Clan({"fjord_sw": ["ship"]}, quests=["a1-quest-alfheim"])
    assert "quest.fulfilled" in at_turn(clan, Clan()).until_phase("ragnarok").told()
    assert "quest.failed" in at_turn(clan, Clan(), ruined=["andlang"]).until_phase("ragnarok").told()


@pytest.mark.rule("BR-BOARD-08")
def test_a_fjord_is_closed_once_both_its_provinces_are_destroyed() -> None:
    table = at_turn(Clan(), Clan(), ruined=["utgard"]).answer(0, "invade:ship")
    assert "to:fjord_sw" in table.offers(0)
    table = at_turn(Clan(), Clan(), ruined=["utgard", "andlang"]).answer(0, "invade:ship")
    assert table.offers(0) == ["to:fjord_ne", "to:fjord_se", "to:fjord_nw"]
    assert table.why_not(0, "to:fjord_sw") == "BR-BOARD-08"


@pytest.mark.rule("BR-BOARD-09")
def test_a_destroyed_province_opens_no_new_border() -> None:
    table = at_turn(Clan({"andlang": ["leader"]}), Clan({"horgr": ["warrior"]}), ruined=["utgard"])
    table.answer(0, "pillage:andlang")
    assert "call" not in [name for _, name in table.open]
    assert table.pillaged("andlang")
