"""Clan upgrades that are actions: Tyr's Challenge (BR-AMB-20), Frigga's Sacrifice (BR-AMB-35) and Frigga's Domain
(BR-AMB-34)."""

import pytest

from tests.blood_rage.cards.battles import winner
from tests.blood_rage.play import Clan, at_turn, warriors

WOLF, RAVEN, SERPENT = range(3)
CHALLENGE, SACRIFICE, DOMAIN = "a2-tyrs-challenge", "a3-friggas-sacrifice", "a3-friggas-domain"


# Tyr's Challenge


@pytest.mark.card("a2-tyrs-challenge")
@pytest.mark.rule("BR-ACTION-10")
def test_challenge_pays_2_rage_to_pillage_again_for_the_same_reward() -> None:
    wolf = Clan({"gimle": warriors(1), "horgr": warriors(1)}, sheet=[CHALLENGE])
    table = at_turn(wolf, Clan({"utgard": warriors(1)}), pillaged=["gimle", "utgard"], tokens={"gimle": "glory"})
    again = [key for key in table.offers(WOLF) if key.startswith("pillage_again")]
    assert again == ["pillage_again:gimle"]  # Horgr is not pillaged, and Utgard is not Wolf's
    table.answer(WOLF, "pillage_again:gimle").decline("call")
    assert (table.glory(WOLF), table.rage(WOLF), table.pillaged("gimle")) == (5, 4, True)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a2-tyrs-challenge")
def test_challenge_is_a_pillage_with_call_and_battle_that_may_be_lost() -> None:
    wolf, raven = Clan({"gimle": warriors(1)}, sheet=[CHALLENGE]), Clan({"myrkulor": ["leader"]})
    table = at_turn(wolf, raven, pillaged=["gimle"], tokens={"gimle": "glory"}).answer(WOLF, "pillage_again:gimle")
    table.answer(RAVEN, "join:leader")
    assert (winner(table), table.glory(WOLF), table.glory(RAVEN)) == (RAVEN, 0, 3)
    assert (table.rage(WOLF), table.count(WOLF, "warrior", "valhalla"), table.pillaged("gimle")) == (4, 1, True)


@pytest.mark.card("a2-tyrs-challenge")
def test_challenge_needs_2_rage_the_card_and_a_standing_province() -> None:
    at = {"gimle": warriors(1), "fjord_nw": ["ship"]}
    poor = at_turn(Clan(at, sheet=[CHALLENGE], rage=1), Clan(), pillaged=["gimle"])
    assert poor.why_not(WOLF, "pillage_again:gimle") == "BR-ACTION-10"
    without = at_turn(Clan(at), Clan(sheet=[CHALLENGE]), pillaged=["gimle"])
    assert without.why_not(WOLF, "pillage_again:gimle") == "BR-ACTION-10"
    ruined = at_turn(Clan({"fjord_nw": ["ship"]}, sheet=[CHALLENGE]), Clan(), pillaged=["gimle"], ruined=["gimle"])
    assert "pillage_again:gimle" not in ruined.offers(WOLF)


@pytest.mark.card("a2-tyrs-challenge")
@pytest.mark.rule("BR-ACTION-09")
def test_challenge_comes_too_late_when_all_is_pillaged() -> None:
    others = ["yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "myrkulor"]
    table = at_turn(Clan({"gimle": warriors(1)}, sheet=[CHALLENGE]), Clan(), pillaged=others).pillage(WOLF, "gimle")
    assert "action.over" in table.told()


# Frigga's Sacrifice


@pytest.mark.card("a3-friggas-sacrifice")
@pytest.mark.rule("BR-ACTION-10", "BR-FIG-04")
def test_sacrifice_destroys_two_figures_and_raises_a_stat_of_choice() -> None:
    wolf = Clan({"gimle": ["warrior", "leader"], "horgr": warriors(1)}, sheet=[SACRIFICE], rage=1)
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), Clan()).answer(WOLF, "sacrifice")
    assert table.offers(WOLF) == ["give:warrior", "give:leader"]
    table.answer(WOLF, "give:warrior")
    assert table.offers(WOLF) == ["from:horgr", "from:gimle"]
    table.answer(WOLF, "from:horgr", "give:leader", "raise:horns")
    assert table.observation()["values"] == [[6, 3, 5], [6, 3, 4], [6, 3, 4]]
    assert (table.rage(WOLF), table.figures(WOLF, "valhalla")) == (1, 2)
    assert (table.figures(WOLF, "gimle"), table.figures(WOLF, "horgr"), table.figures(RAVEN, "gimle")) == (1, 0, 1)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a3-friggas-sacrifice")
def test_sacrifice_needs_two_figures_on_the_board_and_the_card() -> None:
    lone = Clan({"gimle": warriors(1), "valhalla": warriors(3)}, sheet=[SACRIFICE])
    assert "sacrifice" not in at_turn(lone, Clan({"gimle": warriors(1)}), Clan()).offers(WOLF)
    without = at_turn(Clan({"gimle": warriors(2)}), Clan(sheet=[SACRIFICE]), Clan())
    assert without.why_not(WOLF, "sacrifice") == "BR-ACTION-10"


@pytest.mark.card("a3-friggas-sacrifice", "a2-fire-dragons")
@pytest.mark.rule("BR-QUEST-09")
def test_a_sacrifice_counts_for_a_glorious_death_and_for_a_ship_upgrade() -> None:
    wolf = Clan({"fjord_nw": ["ship"], "gimle": warriors(1), "valhalla": warriors(2)})
    wolf.sheet, wolf.quests = [SACRIFICE, "a2-fire-dragons"], ["a1-quest-glorious-death"]
    table = at_turn(wolf, Clan(), Clan()).answer(WOLF, "sacrifice", "give:ship", "give:warrior", "raise:rage")
    assert table.glory(WOLF) == 8
    table.until("raise.may")
    assert table.glory(WOLF) == 8 + 6


# Frigga's Domain


@pytest.mark.card("a3-friggas-domain")
@pytest.mark.parametrize(("figure", "place"), [("warrior", "gimle"), ("leader", "gimle"), ("ship", "fjord_nw")])
def test_domain_invades_with_a_figure_from_valhalla_for_1_rage(figure: str, place: str) -> None:
    table = at_turn(Clan({"valhalla": [figure]}, sheet=[DOMAIN], rage=1), Clan({"valhalla": ["leader"]}))
    recalls = [key for key in table.offers(WOLF) if key.startswith("recall")]
    assert recalls == [f"recall:{figure}"]
    table.answer(WOLF, f"recall:{figure}", f"to:{place}")
    assert (table.rage(WOLF), table.count(WOLF, figure, place), table.figures(WOLF, "valhalla")) == (0, 1, 0)
    table.expect(RAVEN, "turn")


@pytest.mark.card("a3-friggas-domain", "a2-fire-giant")
def test_domain_costs_1_rage_for_the_strongest_monster_and_is_an_invasion() -> None:
    wolf = Clan({"valhalla": ["fire-giant"]}, sheet=[DOMAIN, "a2-fire-giant"])
    table = at_turn(wolf, Clan({"gimle": warriors(1)}), Clan()).answer(WOLF, "recall:fire-giant", "to:gimle")
    assert (table.rage(WOLF), table.figures(RAVEN, "valhalla")) == (5, 1)


@pytest.mark.card("a3-friggas-domain")
@pytest.mark.rule("BR-INVADE-06", "BR-INVADE-03")
def test_domain_keeps_to_the_rules_of_invading() -> None:
    full = at_turn(Clan({"gimle": warriors(4), "valhalla": ["leader"]}, sheet=[DOMAIN]), Clan())
    assert full.why_not(WOLF, "recall:leader") == "BR-ACTION-10"
    table = at_turn(Clan({"valhalla": ["leader"]}, sheet=[DOMAIN]), Clan({"utgard": warriors(3)}))
    table.answer(WOLF, "recall:leader")
    assert (table.why_not(WOLF, "to:yggdrasil"), table.why_not(WOLF, "to:utgard")) == ("BR-INVADE-03", "BR-BOARD-03")


@pytest.mark.card("a3-friggas-domain", "a1-lokis-domain")
def test_domain_does_not_release_and_gives_no_glory_of_loki() -> None:
    wolf = Clan({"valhalla": ["leader", "warrior"]}, sheet=[DOMAIN, "a1-lokis-domain"])
    table = at_turn(wolf, Clan()).answer(WOLF, "recall:leader", "to:gimle")
    assert table.glory(WOLF) == 0
    assert table.until_phase("action", 2).glory(WOLF) == 1  # the Warrior


@pytest.mark.card("a3-friggas-domain")
def test_without_the_card_nobody_returns_from_valhalla() -> None:
    table = at_turn(Clan({"valhalla": ["leader"]}), Clan(sheet=[DOMAIN]))
    assert table.why_not(WOLF, "recall:leader") == "BR-ACTION-10"
