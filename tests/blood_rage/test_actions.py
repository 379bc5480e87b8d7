"""The Action phase: turns, Rage, passing, and how the phase ends."""

import pytest

from tests.blood_rage.play import Clan, at_turn

BOARD = ("yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
SWARM = Clan({"gimle": ["warrior", "warrior"]}, hand=["a1-quest-alfheim", "a1-lokis-domain"])
ACTIONS = ["invade:leader", "march:gimle", "upgrade:a1-lokis-domain", "quest", "pillage:gimle"]


@pytest.mark.rule("BR-ACTION-01")
def test_rage_is_set_to_its_stat_when_the_phase_begins() -> None:
    table = at_turn(Clan(steps=(2, 1, 1), rage=3), Clan(rage=0)).until_phase("action", 2)
    assert (table.rage(0), table.rage(1)) == (7, 6)


@pytest.mark.rule("BR-ACTION-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_and_turns_go_clockwise(first: int) -> None:
    table = at_turn(seats=3, turn=first)
    for turn in range(7):
        seat = (first + turn) % 3
        assert table.open == [(seat, "turn")]
        assert table.observation()["turn"] == seat
        table.answer(seat, "invade:warrior", "to:angerboda" if turn < 5 else "to:gimle")


@pytest.mark.rule("BR-ACTION-02")
def test_who_is_not_on_turn_waits() -> None:
    assert at_turn(seats=2).why_not(1, "invade:leader") == "BR-ACTION-02"


@pytest.mark.rule("BR-ACTION-03")
def test_a_turn_is_one_action() -> None:
    table = at_turn(Clan(), Clan()).answer(0, "invade:leader", "to:gimle")
    assert table.open == [(1, "turn")]


@pytest.mark.rule("BR-ACTION-03")
def test_the_price_is_paid_before_the_action_is_carried_out() -> None:
    table = at_turn(Clan(), Clan()).answer(0, "invade:ship")
    assert (table.rage(0), table.count(0, "ship", "reserve")) == (4, 1)


@pytest.mark.rule("BR-ACTION-03")
@pytest.mark.parametrize(
    ("key", "hand", "price"),
    [("invade:ship", "", 2), ("upgrade:a1-troll", "a1-troll", 2), ("invade:troll", "", 2), ("invade:warrior", "", 2)],
)
def test_what_cannot_be_paid_cannot_be_done(key: str, hand: str, price: int) -> None:
    sheet = ["a2-experts-in-arms"] + ["a1-troll"] * (key == "invade:troll")
    poor = at_turn(Clan(hand=[hand] if hand else [], sheet=sheet, rage=price - 1), Clan())
    assert key not in poor.offers(0)
    assert poor.why_not(0, key) == "BR-ACTION-03"
    assert key in at_turn(Clan(hand=[hand] if hand else [], sheet=sheet, rage=price), Clan()).offers(0)


@pytest.mark.rule("BR-ACTION-04")
def test_five_actions_and_passing() -> None:
    offers = at_turn(SWARM, Clan()).offers(0)
    assert {key.split(":")[0] for key in offers} == {"pass", "invade", "march", "upgrade", "quest", "pillage"}
    assert at_turn(SWARM, Clan()).why_not(0, "yes") == "BR-ACTION-04"


@pytest.mark.rule("BR-ACTION-04")
def test_an_action_may_be_repeated_on_later_turns() -> None:
    table = at_turn(Clan(), Clan())
    for n in range(1, 4):
        table.answer(0, "invade:warrior", "to:gimle").answer(1, "invade:warrior", "to:angerboda")
        assert table.count(0, "warrior", "gimle") == n


@pytest.mark.rule("BR-ACTION-05")
def test_without_rage_a_turn_is_skipped() -> None:
    table = at_turn(Clan(), Clan(rage=0), Clan()).answer(0, "invade:leader", "to:gimle")
    assert table.open == [(2, "turn")]
    assert table.answer(2, "invade:leader", "to:gimle").open == [(0, "turn")]


@pytest.mark.rule("BR-ACTION-05")
@pytest.mark.parametrize("key", ACTIONS)
def test_without_rage_there_is_no_action_even_for_nothing(key: str) -> None:
    idle = Clan(SWARM.at, hand=SWARM.hand, rage=0)
    assert at_turn(Clan(), idle).why_not(1, key) == "BR-ACTION-05"


@pytest.mark.rule("BR-ACTION-06")
def test_without_rage_a_clan_still_joins_and_fights() -> None:
    idle = Clan({"utgard": ["leader"]}, hand=["a1-tyrs-smite"], rage=0)
    table = at_turn(Clan({"andlang": ["warrior"]}), idle).answer(0, "pillage:andlang")
    table.answer(1, "join:leader").answer(1, "play:a1-tyrs-smite").end_pillage()
    assert table.event("battle.won") == {"clan": 1, "place": "andlang"}


@pytest.mark.rule("BR-ACTION-07")
def test_who_passes_loses_its_rage_and_acts_no_more() -> None:
    table = at_turn(SWARM, Clan()).answer(0, "pass")
    assert table.rage(0) == 0
    assert table.event("passed") == {"clan": 0, "n": 6}
    assert table.answer(1, "invade:leader", "to:gimle").open == [(1, "turn")]
    for key in ACTIONS:
        assert table.why_not(0, key) == "BR-ACTION-07"


@pytest.mark.rule("BR-ACTION-07")
def test_passing_is_for_one_phase_alone() -> None:
    table = at_turn(Clan(passed=True, rage=0), Clan(), Clan()).until_phase("action", 2)
    assert table.observation()["passed"] == [0, 0, 0]
    assert table.rage(0) == 6


@pytest.mark.rule("BR-ACTION-08")
@pytest.mark.parametrize("passed", [False, True])
def test_who_was_merely_out_of_rage_acts_again_once_it_has_some(passed: bool) -> None:
    loser = Clan({"gimle": ["warrior"]}, hand=["a1-lokis-trickery"], rage=0, passed=passed)
    table = at_turn(Clan({"gimle": ["leader"]}), loser, Clan()).pillage(0, "gimle", {})
    assert table.rage(1) == 1
    assert table.open == [(2 if passed else 1, "turn")]


@pytest.mark.rule("BR-ACTION-09")
def test_the_phase_ends_when_nobody_has_rage_left() -> None:
    table = at_turn(Clan(rage=1), Clan(rage=0)).answer(0, "invade:warrior", "to:gimle")
    assert "action.over" in table.told()
    assert table.observation()["turn"] == -1


@pytest.mark.rule("BR-ACTION-09")
def test_the_phase_ends_when_all_have_passed() -> None:
    table = at_turn(Clan(), Clan(), Clan()).answer(0, "pass").answer(1, "pass")
    assert "action.over" not in table.told()
    assert "action.over" in table.answer(2, "pass").told()


@pytest.mark.rule("BR-ACTION-09")
@pytest.mark.parametrize("last", ["gimle", "yggdrasil"])
def test_the_phase_ends_when_all_that_stands_is_pillaged(last: str) -> None:
    rest = [place for place in BOARD if place not in (last, "myrkulor")]
    table = at_turn(Clan({last: ["warrior"]}), Clan(), pillaged=rest, ruined=["myrkulor"]).pillage(0, last)
    assert "action.over" in table.told()
    assert table.told().count("passed") == 0


@pytest.mark.rule("BR-ACTION-09")
def test_the_phase_goes_on_while_yggdrasil_is_not_pillaged() -> None:
    table = at_turn(Clan({"gimle": ["warrior"]}), Clan(), pillaged=[place for place in BOARD[1:] if place != "gimle"])
    table.pillage(0, "gimle").expect(1, "turn")


@pytest.mark.rule("BR-ACTION-10")
@pytest.mark.parametrize(
    ("card", "key"),
    [("a2-tyrs-challenge", "pillage_again:gimle"), ("a3-friggas-domain", "recall:warrior"), ("", "sacrifice")],
)
def test_actions_that_cards_give_need_their_card(card: str, key: str) -> None:
    at = {"gimle": ["warrior", "warrior"], "valhalla": ["warrior"]}
    without = at_turn(Clan(at), Clan(), pillaged=["gimle"])
    assert key not in without.offers(0)
    assert without.why_not(0, key) == "BR-ACTION-10"
    table = at_turn(Clan(at, sheet=[card or "a3-friggas-sacrifice"]), Clan(), seats=3, pillaged=["gimle"])
    assert key in table.offers(0)


@pytest.mark.rule("BR-ACTION-10")
def test_an_action_that_a_card_gives_is_the_action_of_the_turn() -> None:
    wolf = Clan({"valhalla": ["warrior"]}, sheet=["a3-friggas-domain"])
    table = at_turn(wolf, Clan()).answer(0, "recall:warrior", "to:gimle")
    assert table.open == [(1, "turn")]
    assert table.rage(0) == 5


@pytest.mark.rule("BR-ACTION-10", "BR-ACTION-05")
def test_an_action_that_a_card_gives_needs_rage_even_if_it_costs_nothing() -> None:
    idle = Clan({"gimle": ["warrior", "warrior"]}, sheet=["a3-friggas-sacrifice"], rage=0)
    table = at_turn(Clan(), idle, Clan()).answer(0, "invade:leader", "to:gimle")
    assert table.open == [(2, "turn")]
    assert table.why_not(1, "sacrifice") == "BR-ACTION-05"
