"""What may happen instead of a destruction: Frigga's Protection (BR-AMB-15) and the Volur Witch (BR-AMB-16)."""

import pytest

from tests.blood_rage.cards.battles import totals
from tests.blood_rage.play import Clan, Table, at_turn, warriors

WOLF, RAVEN, SERPENT = range(3)
SMITE, TIDE = "a1-odins-smite", "a2-odins-tide"
PROTECTION, WITCH = "a2-friggas-protection", "a3-volur-witch"
SPARE, FLEE = f"instead:{PROTECTION}", f"instead:{WITCH}"


def protected(*figures: str, rage: int = 6) -> Clan:
    """A clan in Gimle with Frigga's Protection."""
    return Clan({"gimle": figures}, sheet=[PROTECTION], rage=rage)


def host() -> Clan:
    """A clan in Gimle that wins."""
    return Clan({"gimle": ["leader", *warriors(2)]})


# Frigga's Protection


@pytest.mark.card("a2-friggas-protection")
def test_protection_costs_1_rage_and_the_figure_stays_beside_the_winner() -> None:
    table = at_turn(protected("warrior"), host(), turn=RAVEN).pillage(RAVEN, "gimle")
    table.expect(WOLF, "instead")
    assert table.offers(WOLF) == ["no", SPARE]
    table.answer(WOLF, SPARE)
    assert (table.rage(WOLF), table.count(WOLF, "warrior", "gimle"), table.figures(RAVEN, "gimle")) == (5, 1, 3)
    assert table.event("spared") == {"clan": WOLF, "figure": "warrior", "place": "gimle", "n": 1}
    assert (table.pillaged("gimle"), table.glory(RAVEN)) == (True, 3)


@pytest.mark.card("a2-friggas-protection")
def test_protection_may_be_declined() -> None:
    table = at_turn(protected("warrior"), host(), turn=RAVEN).pillage(RAVEN, "gimle").answer(WOLF, "no")
    assert (table.rage(WOLF), table.count(WOLF, "warrior", "valhalla")) == (6, 1)


@pytest.mark.card("a2-friggas-protection")
def test_protection_is_paid_for_each_figure_while_there_is_rage_the_ship_s_too() -> None:
    wolf = Clan({"gimle": warriors(2), "fjord_nw": ["ship"]}, sheet=[PROTECTION], rage=2)
    table = at_turn(wolf, host(), turn=RAVEN).pillage(RAVEN, "gimle")
    table.answer(WOLF, SPARE, "no")  # one Warrior, and not the other
    table.answer(WOLF, SPARE)
    assert (table.rage(WOLF), table.figures(WOLF, "valhalla")) == (0, 1)
    assert (table.count(WOLF, "warrior", "gimle"), table.count(WOLF, "ship", "fjord_nw")) == (1, 1)


@pytest.mark.card("a2-friggas-protection")
def test_protection_is_not_offered_without_rage() -> None:
    table = at_turn(protected("warrior", "warrior", rage=1), host(), turn=RAVEN).pillage(RAVEN, "gimle")
    table.answer(WOLF, SPARE)
    assert (table.count(WOLF, "warrior", "gimle"), table.count(WOLF, "warrior", "valhalla")) == (1, 1)
    none = at_turn(protected("warrior", rage=0), host(), turn=RAVEN).pillage(RAVEN, "gimle")
    none.expect(RAVEN, "turn")
    assert none.count(WOLF, "warrior", "valhalla") == 1


@pytest.mark.card("a2-friggas-protection")
def test_protection_is_for_the_own_figures_alone() -> None:
    table = at_turn(protected("leader", "warrior", "warrior"), Clan({"gimle": warriors(1)})).pillage(WOLF, "gimle")
    table.expect(RAVEN, "turn")
    assert table.count(RAVEN, "warrior", "valhalla") == 1


@pytest.mark.card("a2-friggas-protection", "a1-troll", "a2-fire-giant")
@pytest.mark.parametrize("card", ["a1-troll", "a2-fire-giant"])
def test_protection_works_against_an_invading_monster(card: str) -> None:
    table = at_turn(protected("warrior"), Clan(sheet=[card]), Clan(), turn=RAVEN)
    table.answer(RAVEN, f"invade:{card[3:]}", "to:gimle").answer(WOLF, SPARE)
    assert (table.count(WOLF, "warrior", "gimle"), table.rage(WOLF)) == (1, 5)
    table.expect(SERPENT, "turn")


@pytest.mark.card("a2-friggas-protection")
def test_a_figure_spared_from_a_text_counts_in_the_battle() -> None:
    smitten = at_turn(protected("leader", "warrior"), Clan({"gimle": warriors(2)}, hand=[SMITE]), turn=RAVEN)
    smitten.pillage(RAVEN, "gimle", {}).answer(WOLF, SPARE)
    assert totals(smitten) == [2 + 1, 3 + 1]


@pytest.mark.card("a2-friggas-protection")
def test_protection_works_against_the_tide_and_again_when_the_battle_is_lost() -> None:
    raven = Clan({"gimle": ["leader"]}, hand=[TIDE])
    table = at_turn(protected("warrior", "warrior", rage=3), raven, turn=RAVEN).pillage(RAVEN, "gimle", {})
    table.answer(WOLF, SPARE)
    assert totals(table) == [3 + 1, 2]
    table.answer(WOLF, SPARE, SPARE)
    assert (table.rage(WOLF), table.count(WOLF, "warrior", "gimle")) == (0, 2)


@pytest.mark.card("a2-friggas-protection")
def test_protection_does_not_work_in_ragnarok() -> None:
    others = ["yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "myrkulor"]
    wolf = Clan({"muspelheim": warriors(1), "gimle": warriors(1)}, sheet=[PROTECTION])
    table = at_turn(wolf, Clan(), pillaged=others).pillage(WOLF, "gimle")  # all is pillaged: Wolf keeps its Rage
    table.expect(WOLF, "draft")  # Ragnarök came and went, and Wolf was not asked
    assert (table.rage(WOLF), table.glory(WOLF), table.count(WOLF, "warrior", "reserve")) == (6, 2, 7)


@pytest.mark.card("a2-friggas-protection", "a3-friggas-sacrifice")
def test_protection_and_flight_do_not_work_against_a_cost() -> None:
    wolf = Clan({"gimle": ["volur-witch", "warrior"]}, sheet=["a3-friggas-sacrifice", PROTECTION, WITCH])
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "sacrifice", "give:volur-witch", "give:warrior")
    table.expect(WOLF, "raise")
    assert (table.figures(WOLF, "valhalla"), table.rage(WOLF)) == (2, 6)


@pytest.mark.card("a2-friggas-protection")
def test_who_has_passed_has_no_rage_left_to_protect() -> None:
    table = at_turn(protected("warrior"), host()).answer(WOLF, "pass").pillage(RAVEN, "gimle")
    assert table.count(WOLF, "warrior", "valhalla") == 1


@pytest.mark.card("a2-friggas-protection", "a1-lokis-dragons")
def test_a_spared_ship_gives_no_glory() -> None:
    wolf = Clan({"fjord_nw": ["ship"]}, sheet=[PROTECTION, "a1-lokis-dragons"])
    table = at_turn(wolf, host(), turn=RAVEN).pillage(RAVEN, "gimle").answer(WOLF, SPARE)
    assert (table.glory(WOLF), table.count(WOLF, "ship", "fjord_nw")) == (0, 1)


# Volur Witch


def hunted(place: str) -> Table:
    """Raven pillages the place where the Witch of Wolf stands, and wins."""
    wolf = Clan({place: ["volur-witch", "warrior"]}, sheet=[WITCH])
    raven = Clan({place: ["leader", "warrior"]}, hand=["a2-tyrs-rage"])
    return at_turn(wolf, raven, Clan(), turn=RAVEN).pillage(RAVEN, place, {})


@pytest.mark.card("a3-volur-witch")
def test_the_witch_flees_to_yggdrasil_from_a_lost_battle() -> None:
    table = hunted("gimle")
    assert (table.open, table.offers(WOLF)) == ([(WOLF, "instead")], ["no", FLEE])
    table.answer(WOLF, FLEE)
    assert (table.count(WOLF, "volur-witch", "yggdrasil"), table.count(WOLF, "warrior", "valhalla")) == (1, 1)
    assert table.rage(WOLF) == 6
    assert table.event("fled") == {"clan": WOLF, "figure": "volur-witch", "place": "yggdrasil"}
    table.expect(SERPENT, "turn")


@pytest.mark.card("a3-volur-witch")
def test_the_witch_may_die_in_the_battle() -> None:
    assert hunted("gimle").answer(WOLF, "no").count(WOLF, "volur-witch", "valhalla") == 1


@pytest.mark.card("a3-volur-witch")
def test_the_witch_dies_in_yggdrasil() -> None:
    table = hunted("yggdrasil")
    table.expect(SERPENT, "turn")
    assert table.count(WOLF, "volur-witch", "valhalla") == 1


@pytest.mark.card("a3-volur-witch", "a2-friggas-protection")
def test_the_owner_chooses_between_flight_and_protection_and_in_yggdrasil_protection_is_left() -> None:
    wolf = Clan({"gimle": ["volur-witch"]}, sheet=[WITCH, PROTECTION])
    raven = Clan({"gimle": ["leader"]}, hand=["a2-tyrs-rage"])
    table = at_turn(wolf, raven, Clan(), turn=RAVEN).pillage(RAVEN, "gimle", {})
    assert sorted(table.offers(WOLF)) == sorted(["no", FLEE, SPARE])
    assert table.answer(WOLF, SPARE).count(WOLF, "volur-witch", "gimle") == 1
    wolf.at, raven.at = {"yggdrasil": ["volur-witch"]}, {"yggdrasil": ["leader"]}
    centre = at_turn(wolf, raven, Clan(), turn=RAVEN).pillage(RAVEN, "yggdrasil", {})
    assert centre.offers(WOLF) == ["no", SPARE]


@pytest.mark.card("a3-volur-witch")
def test_the_witch_flees_from_the_tide_and_fights_no_longer() -> None:
    wolf = Clan({"gimle": ["volur-witch", "leader"]}, sheet=[WITCH])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}, hand=[TIDE]), Clan(), turn=RAVEN).pillage(RAVEN, "gimle", {})
    table.answer(WOLF, "spare:leader", FLEE)
    assert (totals(table), table.count(WOLF, "volur-witch", "yggdrasil")) == ([2, 3], 1)


@pytest.mark.card("a3-volur-witch")
@pytest.mark.rule("BR-RAGNAROK-02", "BR-RAGNAROK-03")
@pytest.mark.parametrize(("answer", "place", "glory"), [(FLEE, "yggdrasil", 0), ("no", "reserve", 2)])
def test_the_witch_may_flee_from_ragnarok_and_then_scores_nothing(answer: str, place: str, glory: int) -> None:
    table = at_turn(Clan({"muspelheim": ["volur-witch"]}, sheet=[WITCH]), Clan(), Clan()).until("instead")
    assert table.answer(WOLF, answer).until_phase("action", 2).count(WOLF, "volur-witch", place) == 1
    assert table.glory(WOLF) == glory


@pytest.mark.card("a3-volur-witch")
def test_others_do_not_flee() -> None:
    wolf = Clan({"gimle": warriors(1), "horgr": ["volur-witch"]}, sheet=[WITCH])
    table = at_turn(wolf, host(), Clan(), turn=RAVEN).pillage(RAVEN, "gimle")
    table.expect(SERPENT, "turn")
    assert table.count(WOLF, "warrior", "valhalla") == 1
