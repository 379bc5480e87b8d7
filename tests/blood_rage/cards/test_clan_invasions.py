"""Clan upgrades about invading: Frigga's Succor (BR-AMB-17), Loki's Blessing (BR-AMB-18), Thor's Domain (BR-AMB-19)."""

from typing import Any

import pytest

from tests.blood_rage.cards.battles import winner
from tests.blood_rage.play import Clan, Table, at_turn, warriors

WOLF, RAVEN, SERPENT, BEAR = range(4)
SUCCOR, BLESSING, THOR = "a1-friggas-succor", "a1-lokis-blessing", "a2-thors-domain"


# Frigga's Succor


@pytest.mark.card("a1-friggas-succor")
def test_a_warrior_may_follow_an_invasion_for_free_and_none_follows_that_one() -> None:
    wolf = Clan(sheet=[SUCCOR, "a2-experts-in-arms"])
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "invade:warrior", "to:gimle")
    table.expect(WOLF, "follow")
    assert table.offers(WOLF) == ["no", "to:gimle"]
    table.answer(WOLF, "to:gimle")
    assert (table.count(WOLF, "warrior", "gimle"), table.rage(WOLF)) == (2, 4)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a1-friggas-succor")
def test_the_warrior_may_stay_at_home() -> None:
    table = at_turn(Clan(sheet=[SUCCOR]), Clan(), Clan()).answer(WOLF, "invade:leader", "to:gimle", "no")
    assert table.figures(WOLF, "gimle") == 1
    table.expect(RAVEN, "turn")


@pytest.mark.card("a1-friggas-succor")
def test_a_warrior_follows_a_ship_into_a_province_that_it_supports() -> None:
    table = at_turn(Clan(sheet=[SUCCOR]), Clan({"utgard": warriors(3)}), Clan()).answer(WOLF, "invade:ship")
    table.answer(WOLF, "to:fjord_nw")
    assert table.offers(WOLF) == ["no", "to:gimle", "to:myrkulor"]
    table.answer(WOLF, "to:myrkulor")
    assert (table.count(WOLF, "warrior", "myrkulor"), table.rage(WOLF)) == (1, 4)
    one = at_turn(Clan(sheet=[SUCCOR]), Clan({"utgard": warriors(3)}), Clan())
    assert one.answer(WOLF, "invade:ship", "to:fjord_sw").offers(WOLF) == ["no", "to:andlang"]
    ruined = at_turn(Clan(sheet=[SUCCOR]), Clan(), Clan(), ruined=["gimle"])
    assert ruined.answer(WOLF, "invade:ship", "to:fjord_nw").offers(WOLF) == ["no", "to:myrkulor"]


@pytest.mark.card("a1-friggas-succor", "a2-dark-elf")
def test_a_warrior_follows_the_dark_elf_into_yggdrasil() -> None:
    table = at_turn(Clan(sheet=[SUCCOR, "a2-dark-elf"]), Clan(), Clan())
    table.answer(WOLF, "invade:dark-elf", "to:yggdrasil", "to:yggdrasil")
    assert (table.strength(WOLF, "yggdrasil"), table.rage(WOLF)) == (3 + 1, 5)


@pytest.mark.card("a1-friggas-succor")
@pytest.mark.rule("BR-UPGRADE-06")
def test_a_warrior_follows_the_free_invasion_of_an_upgrade_and_one_from_valhalla() -> None:
    wolf = Clan({"valhalla": ["leader"]}, sheet=[SUCCOR, "a3-friggas-domain"], hand=["a1-troll"])
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "upgrade:a1-troll", "invade:troll", "to:gimle", "to:gimle")
    table.answer(RAVEN, "pass").answer(SERPENT, "pass").answer(WOLF, "recall:leader", "to:horgr", "to:horgr")
    assert (table.count(WOLF, "warrior", "gimle"), table.count(WOLF, "warrior", "horgr")) == (1, 1)
    assert table.rage(WOLF) == 6 - 2 - 1


@pytest.mark.card("a1-friggas-succor")
@pytest.mark.rule("BR-INVADE-06", "BR-BOARD-03")
def test_horns_villages_and_the_reserve_limit_who_follows() -> None:
    full = at_turn(Clan({"horgr": warriors(3)}, sheet=[SUCCOR]), Clan(), Clan())
    full.answer(WOLF, "invade:leader", "to:gimle").expect(RAVEN, "turn")
    narrow = at_turn(Clan(sheet=[SUCCOR]), Clan({"utgard": warriors(2)}), Clan())
    narrow.answer(WOLF, "invade:leader", "to:utgard").expect(RAVEN, "turn")
    empty = at_turn(Clan({"valhalla": warriors(8)}, sheet=[SUCCOR]), Clan(), Clan())
    empty.answer(WOLF, "invade:leader", "to:gimle").expect(RAVEN, "turn")


@pytest.mark.card("a1-friggas-succor")
def test_nobody_follows_a_march_nor_an_invasion_of_others() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[SUCCOR])
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "march:gimle", "to:horgr", "warriors:1")
    table.answer(RAVEN, "invade:leader", "to:gimle")
    table.expect(SERPENT, "turn")


@pytest.mark.card("a1-friggas-succor", "a1-troll")
def test_a_warrior_follows_into_the_village_that_the_troll_has_emptied() -> None:
    table = at_turn(Clan(sheet=[SUCCOR, "a1-troll"]), Clan({"utgard": warriors(2)}), Clan())
    table.answer(WOLF, "invade:troll", "to:utgard", "to:utgard")
    assert (table.figures(WOLF, "utgard"), table.figures(RAVEN, "valhalla")) == (2, 2)


# Loki's Blessing


def beaten(place: str = "gimle", *, enemies: int = 2, fallen: int = 0) -> Table:
    """Raven pillages where Wolf has a Warrior and Loki's Blessing, and nobody joins."""
    wolf = Clan({place: warriors(1), "valhalla": warriors(fallen)}, sheet=[BLESSING])
    return at_turn(wolf, Clan({place: warriors(enemies)}), seats=4, turn=RAVEN).pillage(RAVEN, place)


@pytest.mark.card("a1-lokis-blessing")
@pytest.mark.rule("BR-BATTLE-18")
def test_blessing_sends_a_warrior_of_the_reserve_after_a_lost_battle() -> None:
    table = beaten()
    table.expect(WOLF, "return")
    assert (table.glory(RAVEN), table.pillaged("gimle")) == (3, True)
    table.answer(WOLF, "yes")
    assert (table.count(WOLF, "warrior", "gimle"), table.count(WOLF, "warrior", "valhalla")) == (1, 1)
    assert (table.rage(WOLF), table.count(WOLF, "warrior", "reserve")) == (6, 6)
    table.expect(SERPENT, "turn")


@pytest.mark.card("a1-lokis-blessing")
def test_blessing_may_be_declined() -> None:
    table = beaten().answer(WOLF, "no")
    assert table.figures(WOLF, "gimle") == 0
    table.expect(SERPENT, "turn")


@pytest.mark.card("a1-lokis-blessing")
def test_blessing_works_in_yggdrasil_and_after_a_tie() -> None:
    assert beaten("yggdrasil").answer(WOLF, "yes").count(WOLF, "warrior", "yggdrasil") == 1
    tie = beaten(enemies=1)
    assert winner(tie) is None
    assert tie.answer(WOLF, "yes").count(WOLF, "warrior", "gimle") == 1


@pytest.mark.card("a1-lokis-blessing")
def test_blessing_is_not_for_the_winner_nor_without_a_battle() -> None:
    won = Clan({"gimle": ["leader"]}, sheet=[BLESSING])
    at_turn(won, Clan({"gimle": warriors(1)}), seats=4, turn=RAVEN).pillage(RAVEN, "gimle").expect(SERPENT, "turn")
    away = Clan({"horgr": warriors(1)}, sheet=[BLESSING])
    at_turn(away, Clan({"gimle": warriors(1)}), seats=4, turn=RAVEN).pillage(RAVEN, "gimle").expect(SERPENT, "turn")
    others = at_turn(away, Clan({"gimle": warriors(1)}), Clan({"gimle": ["leader"]}), seats=4, turn=RAVEN)
    others.pillage(RAVEN, "gimle").expect(SERPENT, "turn")


@pytest.mark.card("a1-lokis-blessing")
@pytest.mark.rule("BR-BOARD-03", "BR-INVADE-06")
def test_blessing_needs_a_warrior_in_reserve_a_village_and_horns() -> None:
    beaten(fallen=7).expect(SERPENT, "turn")  # the one that has just died does not count
    ship = Clan({"fjord_sw": ["ship"]}, sheet=[BLESSING])
    full = at_turn(ship, Clan({"utgard": warriors(3)}), seats=4, turn=RAVEN).pillage(RAVEN, "utgard")
    assert full.count(WOLF, "ship", "valhalla") == 1
    full.expect(SERPENT, "turn")
    spread = Clan({"gimle": warriors(1), "horgr": warriors(3)}, sheet=[BLESSING, "a2-friggas-protection"])
    kept = at_turn(spread, Clan({"gimle": warriors(2)}), seats=4, turn=RAVEN).pillage(RAVEN, "gimle")
    kept.answer(WOLF, "instead:a2-friggas-protection").expect(SERPENT, "turn")  # still 4 figures, Horns 4


@pytest.mark.card("a1-lokis-blessing", "a1-friggas-succor")
def test_another_warrior_follows_the_blessed_one() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[BLESSING, SUCCOR])
    table = at_turn(wolf, Clan({"gimle": warriors(2)}), seats=4, turn=RAVEN).pillage(RAVEN, "gimle")
    table.answer(WOLF, "yes", "to:gimle")
    assert table.count(WOLF, "warrior", "gimle") == 2


# Thor's Domain


def stormed(*sheet: str, rage: int = 6, raven: Clan | None = None, hand: str = "", **more: Any) -> Table:
    """Wolf has Thor's Domain; the token of Gimle gives 5 Glory."""
    wolf = Clan(sheet=[THOR, *sheet], rage=rage, hand=[hand] if hand else [])
    return at_turn(wolf, raven or Clan(), seats=4, tokens={"gimle": "glory"}, **more)


@pytest.mark.card("a2-thors-domain")
def test_thor_s_domain_pays_2_rage_to_pillage_at_once() -> None:
    table = stormed().answer(WOLF, "invade:warrior", "to:gimle")
    table.expect(WOLF, "pillage.at_once")
    assert table.offers(WOLF) == ["no", "pillage:gimle"]
    table.answer(WOLF, "pillage:gimle")
    assert (table.glory(WOLF), table.rage(WOLF), table.pillaged("gimle")) == (5, 6 - 1 - 2, True)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-thors-domain")
def test_thor_s_domain_may_be_declined_and_is_not_for_others() -> None:
    table = stormed().answer(WOLF, "invade:leader", "to:gimle", "no")
    assert (table.rage(WOLF), table.pillaged("gimle")) == (6, False)
    table.answer(RAVEN, "invade:leader", "to:gimle").expect(SERPENT, "turn")


@pytest.mark.card("a2-thors-domain")
def test_thor_s_domain_needs_2_rage_after_the_invasion() -> None:
    stormed(rage=2).answer(WOLF, "invade:warrior", "to:gimle").expect(RAVEN, "turn")
    stormed(rage=2).answer(WOLF, "invade:leader", "to:gimle").expect(WOLF, "pillage.at_once")


@pytest.mark.card("a2-thors-domain", "a2-tyrs-challenge")
def test_thor_s_domain_pillages_no_province_that_is_pillaged_not_even_with_challenge() -> None:
    table = stormed("a2-tyrs-challenge", pillaged=["gimle"])
    table.answer(WOLF, "invade:leader", "to:gimle").expect(RAVEN, "turn")


@pytest.mark.card("a2-thors-domain")
def test_thor_s_domain_follows_a_ship_to_a_province_that_it_supports() -> None:
    table = stormed().answer(WOLF, "invade:ship", "to:fjord_nw")
    assert table.offers(WOLF) == ["no", "pillage:gimle", "pillage:myrkulor"]
    assert table.answer(WOLF, "pillage:gimle").glory(WOLF) == 5
    half = stormed(pillaged=["gimle"]).answer(WOLF, "invade:ship", "to:fjord_nw")
    assert half.offers(WOLF) == ["no", "pillage:myrkulor"]


@pytest.mark.card("a2-thors-domain")
def test_thor_s_domain_follows_a_free_invasion_too_but_no_march() -> None:
    table = stormed(hand="a1-lord-of-hammers").answer(WOLF, "upgrade:a1-lord-of-hammers", "invade:leader", "to:gimle")
    table.answer(WOLF, "no").answer(RAVEN, "pass").answer(SERPENT, "pass").answer(BEAR, "pass")
    table.answer(WOLF, "march:gimle", "to:horgr", "take:leader").expect(WOLF, "turn")


@pytest.mark.card("a2-thors-domain", "a1-troll", "a1-friggas-succor")
def test_thor_s_domain_comes_after_the_strike_and_after_the_follower_and_once() -> None:
    table = stormed("a1-troll", SUCCOR, raven=Clan({"gimle": warriors(2)})).answer(WOLF, "invade:troll", "to:gimle")
    table.expect(WOLF, "follow")
    assert table.figures(RAVEN, "gimle") == 0  # struck already
    table.answer(WOLF, "to:gimle").expect(WOLF, "pillage.at_once")
    table.answer(WOLF, "no")
    table.expect(RAVEN, "turn")  # no offer for the follower


@pytest.mark.card("a2-thors-domain", "a2-fire-giant")
def test_the_fire_giant_burns_and_pillages_without_a_battle() -> None:
    raven = Clan({"gimle": ["leader"], "fjord_nw": ["ship"]})
    table = stormed("a2-fire-giant", raven=raven).answer(WOLF, "invade:fire-giant", "to:gimle", "pillage:gimle")
    assert (table.glory(WOLF), table.rage(WOLF), "battle" in table.told()) == (5, 0, False)


@pytest.mark.card("a2-thors-domain")
def test_thor_s_domain_begins_a_pillage_with_call_and_battle() -> None:
    table = stormed(raven=Clan({"myrkulor": ["leader"]})).answer(WOLF, "invade:warrior", "to:gimle", "pillage:gimle")
    table.answer(RAVEN, "join:leader")
    assert (winner(table), table.glory(WOLF), table.pillaged("gimle")) == (RAVEN, 0, False)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-thors-domain", "a1-lokis-blessing")
def test_thor_s_domain_works_outside_the_own_turn_when_the_battle_is_closed() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[THOR, BLESSING], rage=2)
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), seats=4, turn=RAVEN, tokens={"gimle": "glory"})
    table.pillage(RAVEN, "gimle").answer(WOLF, "yes")  # a tie: both have lost, the token is still there
    table.expect(WOLF, "pillage.at_once")
    assert table.fighters == []
    table.answer(WOLF, "pillage:gimle")
    assert (table.glory(WOLF), table.rage(WOLF), table.pillaged("gimle")) == (5, 0, True)
    table.expect(SERPENT, "turn")


@pytest.mark.card("a2-thors-domain", "a1-lokis-blessing")
def test_thor_s_domain_is_too_late_when_the_lost_battle_was_a_pillage() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[THOR, BLESSING])
    table = at_turn(wolf, Clan({"gimle": warriors(2)}), seats=4, turn=RAVEN).pillage(RAVEN, "gimle")
    table.answer(WOLF, "yes").expect(SERPENT, "turn")


@pytest.mark.card("a2-thors-domain", "a1-lokis-blessing")
def test_a_lost_pillage_may_be_tried_again_at_once() -> None:
    wolf = Clan({"gimle": warriors(1)}, sheet=[THOR, BLESSING], rage=6)
    table = at_turn(wolf, Clan({"gimle": ["leader"]}), seats=4).pillage(WOLF, "gimle").answer(WOLF, "yes")
    table.answer(WOLF, "pillage:gimle", "yes", "no")  # lost again; another Warrior, and enough of it
    assert (table.rage(WOLF), table.count(WOLF, "warrior", "valhalla"), table.glory(RAVEN)) == (4, 2, 6)
    table.expect(RAVEN, "turn")
