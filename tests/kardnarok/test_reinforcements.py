"""Reinforcements: villagers, and humans under the Thor ritual (Basic 7, 10, 13, 14)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_precombat, middling, strong, weak

WOMEN = ("villager_woman.jera", "villager_woman.algiz", "villager_woman.ingwaz")


def reinforcements(table: Table, seat: int) -> list[str]:
    """What the seat may lay as a reinforcement."""
    return sorted(key for key in table.offers(seat) if key.startswith(("villager:", "thor:")))


@pytest.mark.rule("KR-REINFORCE-01", "KR-REINFORCE-02")
@pytest.mark.example("KR-EX-09")
def test_three_villagers_give_three_forces_and_go_under_the_pile() -> None:
    villagers = ("villager_woman.jera", "villager_man.algiz", "villager_woman.ingwaz")
    table = at_count(weak(hand=villagers, ritual="frey"), strong())
    assert table.counter == [7, 10]
    for total, villager in enumerate(villagers, 8):
        assert table.open == [(0, "initiative")]
        assert table.answer(0, f"villager:{villager}").counter == [total, 10]
    table.end_combat()
    assert sorted(table.game.observation(None)["warriors"][:3]) == sorted(villagers)


@pytest.mark.rule("KR-REINFORCE-01")
def test_only_villagers_reinforce_without_the_thor_ritual() -> None:
    hand = ("villager_woman.jera", "villager_man.algiz", "huskarl.dagaz", "jotun")
    table = at_count(weak(hand=hand, ritual="odin"), middling())
    assert reinforcements(table, 0) == ["villager:villager_man.algiz", "villager:villager_woman.jera"]


@pytest.mark.rule("KR-REINFORCE-01")
def test_only_the_trailer_reinforces() -> None:
    table = at_count(weak(), strong(hand=WOMEN))
    assert table.open == [(0, "initiative")]
    assert table.game.why_not(1, f"villager:{WOMEN[0]}") == "KR-INITIATIVE-05"


@pytest.mark.rule("KR-REINFORCE-02", "KR-REINFORCE-03")
def test_a_villager_has_no_bonus_for_its_role() -> None:
    table = at_count(strong(), Kingdom(army=("villager_woman.dagaz",), hero="harald", hand=WOMEN))
    assert table.counter == [10, 4]
    assert table.answer(1, f"villager:{WOMEN[0]}").counter == [10, 5]


@pytest.mark.rule("KR-REINFORCE-03")
def test_a_villager_gives_no_bonus_to_its_partner() -> None:
    table = at_count(weak(hand=WOMEN), strong())
    assert table.answer(0, f"villager:{WOMEN[0]}").counter == [5, 10]


@pytest.mark.rule("KR-REINFORCE-03", "KR-REINFORCE-06")
@pytest.mark.parametrize("kind", ["villager", "thor"])
def test_runes_of_reinforcements_do_not_count_for_the_hero(kind: str) -> None:
    army = ("champion.algiz", "villager_man.jera")
    table = at_count(Kingdom(army=army, hero="leif", hand=("villager_man.dagaz",)), strong())
    assert table.counter == [5, 10]
    assert table.answer(0, f"{kind}:villager_man.dagaz").counter == [6, 10]


@pytest.mark.rule("KR-REINFORCE-04", "KR-REINFORCE-08")
@pytest.mark.parametrize(
    ("kind", "warrior", "winner"), [("thor", "varangian.jera", 0), ("villager", "villager_woman.jera", 1)]
)
def test_reinforcements_go_under_the_warrior_pile_after_the_combat(kind: str, warrior: str, winner: int) -> None:
    table = at_count(weak(hand=(warrior,)), middling()).answer(0, f"{kind}:{warrior}").until("result.norn")
    view = table.game.observation(None)
    assert (view["winner"], view["villagers"][0] + view["thor_places"][0]) == (winner, [warrior])
    view = table.end_combat().game.observation(None)
    assert (view["warriors"][0], view["villagers"], view["thor_places"]) == (warrior, [], [])


@pytest.mark.rule("KR-REINFORCE-05")
def test_under_thor_two_warriors_are_laid_together_or_apart() -> None:
    hand = ("berserker.eihwaz", "huskarl.dagaz", "huskarl.dagaz", "skalds_song")
    table = at_count(weak(hand=hand), Kingdom(army=("jotun", "jotun"), hero="egil", cube=2), seats=3)
    table.answer(0, "thor:berserker.eihwaz", "norn:skalds_song.courage", "thor:huskarl.dagaz")
    assert table.counter == [10, 13]
    assert reinforcements(table, 0) == []
    assert table.game.why_not(0, "thor:huskarl.dagaz") == "KR-REINFORCE-05"


@pytest.mark.rule("KR-REINFORCE-05")
def test_the_two_thor_places_are_for_the_whole_combat() -> None:
    table = at_count(weak(hand=("huskarl.dagaz",) * 3, coin=5), middling(hand=("tyr",), coin=3))
    table.answer(0, "thor:huskarl.dagaz")
    assert (table.counter, table.leader) == ([6, 6], 0)
    table.answer(1, "norn:tyr.oath").answer(0, "thor:huskarl.dagaz")
    assert (table.counter, table.leader) == ([8, 9], 1)
    assert reinforcements(table, 0) == []


@pytest.mark.rule("KR-REINFORCE-05")
@pytest.mark.parametrize("ritual", ["odin", "frey"])
def test_without_the_thor_ritual_there_are_no_thor_places(ritual: str) -> None:
    table = at_count(weak(hand=("huskarl.dagaz",), ritual=ritual), strong())
    assert reinforcements(table, 0) == []
    assert table.game.why_not(0, "thor:huskarl.dagaz") == "KR-REINFORCE-05"


@pytest.mark.rule("KR-REINFORCE-06")
@pytest.mark.parametrize(
    ("attacks", "warrior", "force"),
    [(True, "berserker.eihwaz", 3), (False, "huskarl.dagaz", 2), (False, "villager_woman.jera", 1)],
)
def test_in_a_thor_place_the_printed_strength_counts_and_no_bonus(attacks: bool, warrior: str, force: int) -> None:
    trailer, leader = weak(hand=(warrior,)), strong()
    table = at_count(trailer, leader) if attacks else at_count(leader, trailer)
    seat = 0 if attacks else 1
    assert table.answer(seat, f"thor:{warrior}").counter[seat] == 4 + force


@pytest.mark.rule("KR-REINFORCE-07")
def test_a_jotun_is_no_thor_reinforcement() -> None:
    table = at_count(weak(hand=("jotun", "jarl.jera")), Kingdom(army=("jotun", "jotun"), hero="egil"))
    assert reinforcements(table, 0) == ["thor:jarl.jera"]
    assert table.game.why_not(0, "thor:jotun") == "KR-REINFORCE-07"


@pytest.mark.rule("KR-REINFORCE-09")
def test_villagers_do_not_use_up_the_thor_places() -> None:
    table = at_count(weak(hand=(*WOMEN, "huskarl.dagaz", "huskarl.dagaz")), strong(ritual="frey"))
    for villager in WOMEN:
        table.answer(0, f"villager:{villager}")
    table.answer(0, "thor:huskarl.dagaz", "thor:huskarl.dagaz")
    assert table.counter == [11, 13]


@pytest.mark.rule("KR-REINFORCE-10")
def test_a_villager_in_a_thor_place_takes_one_of_the_two() -> None:
    table = at_count(weak(hand=(*WOMEN, "huskarl.dagaz")), strong())
    assert {f"villager:{WOMEN[0]}", f"thor:{WOMEN[0]}"} <= set(reinforcements(table, 0))
    table.answer(0, f"thor:{WOMEN[0]}", f"thor:{WOMEN[1]}")
    assert table.counter == [6, 10]
    assert reinforcements(table, 0) == [f"villager:{WOMEN[2]}"]
    assert [len(place) for place in table.game.observation(None)["thor_places"]] == [2, 0]


@pytest.mark.rule("KR-REINFORCE-10")
@pytest.mark.example("KR-EX-38")
@pytest.mark.card("fimbulwinter")
def test_a_cap_on_villagers_does_not_count_those_in_thor_places() -> None:
    table = at_count(weak(hand=(*WOMEN, "huskarl.dagaz")), strong(), laws=["fimbulwinter"])
    table.answer(0, f"thor:{WOMEN[0]}", f"villager:{WOMEN[1]}")
    assert table.game.why_not(0, f"villager:{WOMEN[2]}") == "KR-GEN-10"
    table.answer(0, "thor:huskarl.dagaz")
    assert table.counter == [8, 10]
    assert reinforcements(table, 0) == []


@pytest.mark.rule("KR-REINFORCE-10")
@pytest.mark.card("terrible_disease")
def test_a_block_stops_villagers_in_either_place() -> None:
    table = at_precombat(weak(hand=("villager_woman.jera", "huskarl.dagaz")), strong(hand=("terrible_disease",)))
    table.answer(0, "pass").answer(1, "norn:terrible_disease.plague").until("initiative")
    assert reinforcements(table, 0) == []
