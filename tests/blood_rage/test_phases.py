"""The phases of an Age, their order, and what comes after the Action phase (Discard, Ragnarök, Release Valhalla)."""

import pytest

from tests.blood_rage.play import Clan, Table, at_turn

BASH, SMASH, ALFHEIM = "a1-tyrs-bash", "a1-tyrs-smash", "a1-quest-alfheim"
DOMAIN, EMINENCE = "a1-lokis-domain", "a2-lokis-eminence"


def keys(table: Table, *wanted: str) -> list[str]:
    """These events in the order they were told."""
    return [key for key in table.told() if key in wanted]


@pytest.mark.rule("BR-PHASE-01")
def test_an_age_has_six_phases_in_order() -> None:
    wolf = Clan({"gimle": ["warrior"], "horgr": ["warrior"]}, hand=[BASH], quests=[ALFHEIM])
    table = at_turn(wolf, Clan(), dooms=("horgr", "utgard", "gimle")).until_phase("gifts", 2)
    marks = ("action.over", "kept.none", "quest.revealed", "ragnarok", "doom", "released", "age")
    order = ["action.over", "kept.none", "quest.revealed", "ragnarok", "doom", "released", "age"]
    assert keys(table, *marks)[-7:] == order


@pytest.mark.rule("BR-PHASE-01")
def test_there_are_three_ages() -> None:
    table = Table(2).finish()
    ages = [event["args"]["age"] for event in table.game.events(0, None) if event["key"] == "age"]
    assert ages == [1, 2, 3]


@pytest.mark.rule("BR-PHASE-01", "BR-PHASE-02")
def test_the_saga_token_marks_each_phase_until_it_is_finished() -> None:
    wolf = Clan({"gimle": ["warrior"]}, hand=[BASH], quests=[ALFHEIM])
    table = at_turn(wolf, Clan(hand=[SMASH]))
    assert table.observation()["phase"] == "action"
    table.answer(0, "pass").answer(1, "pass")
    assert table.observation()["phase"] == "discard"
    assert table.answer(1, "keep_none").observation()["phase"] == "discard"
    assert table.answer(0, "keep_none").observation()["phase"] == "quest"
    assert table.answer(0, "no").observation()["phase"] == "gifts"


@pytest.mark.rule("BR-PHASE-01", "BR-RAGNAROK-04")
def test_in_ragnarok_a_choice_keeps_the_phase_open() -> None:
    wolf = Clan({"gimle": ["volur-witch"]}, sheet=["a3-volur-witch"])
    table = at_turn(wolf, Clan(), seats=3, dooms=("gimle", "horgr", "utgard")).until("instead")
    assert table.observation()["phase"] == "ragnarok"
    assert table.observation()["doom"] == table._place("gimle")  # the token moves on when all is done
    table.answer(0, "instead:a3-volur-witch")
    assert table.observation()["doom"] == table._place("horgr")
    assert (table.count(0, "volur-witch", "yggdrasil"), table.glory(0)) == (1, 0)


@pytest.mark.rule("BR-INFO-05")
@pytest.mark.parametrize("first", [0, 1])
def test_simultaneous_choices_outside_battles_go_from_the_first_player(first: int) -> None:
    clans = [Clan({place: ["warrior"]}, quests=[ALFHEIM]) for place in ("gimle", "andlang")]
    table = at_turn(*clans, seats=4, turn=first).until("raise.may")
    assert table.open == [(first, "raise.may")]


# Discard


@pytest.mark.rule("BR-DISCARD-01")
@pytest.mark.parametrize(("answer", "left"), [(f"keep:{BASH}", [BASH]), (f"keep:{SMASH}", [SMASH]), ("keep_none", [])])
def test_one_card_or_none_is_kept(answer: str, left: list[str]) -> None:
    table = at_turn(Clan(hand=[BASH, SMASH]), Clan()).until("keep")
    assert table.offers(0) == [f"keep:{BASH}", f"keep:{SMASH}", "keep_none"]
    assert table.answer(0, answer).hand(0) == left
    assert (BASH in table.observation(0)["away"]) == (BASH not in left)


@pytest.mark.rule("BR-DISCARD-01", "BR-INFO-03")
def test_all_choose_what_to_keep_at_the_same_time() -> None:
    table = at_turn(Clan(hand=[BASH]), Clan(hand=[SMASH]), Clan()).until("keep")
    assert table.open == [(0, "keep"), (1, "keep")]  # who has no card has no choice
    assert table.why_not(0, f"keep:{SMASH}") == "BR-DISCARD-01"


@pytest.mark.rule("BR-DISCARD-01")
@pytest.mark.parametrize("age", [1, 2])
def test_in_the_first_two_ages_a_card_may_be_kept(age: int) -> None:
    table = at_turn(Clan(hand=[BASH]), Clan(), age=age).until("keep").answer(0, f"keep:{BASH}")
    assert table.until_phase("gifts", age + 1).hand(0) == [BASH]


@pytest.mark.rule("BR-DISCARD-02")
def test_in_the_third_age_everyone_discards_the_whole_hand() -> None:
    table = at_turn(Clan(hand=[BASH]), Clan(hand=[SMASH]), age=3).answer(0, "pass").answer(1, "pass")
    assert table.game.outcome is not None
    assert table.observation()["hands"] == [[], []]
    assert "discarded.all" in table.told()
    assert {BASH, SMASH}.isdisjoint(table.observation()["away"])  # face down


@pytest.mark.rule("BR-DISCARD-03")
def test_committed_quests_and_upgrades_are_not_part_of_the_hand() -> None:
    table = at_turn(Clan(hand=[BASH, SMASH], quests=[ALFHEIM], sheet=[DOMAIN]), Clan()).until("keep")
    assert table.offers(0) == [f"keep:{BASH}", f"keep:{SMASH}", "keep_none"]
    table.answer(0, "keep_none").until_phase("gifts", 2)
    assert table.event("quest.revealed") == {"clan": 0, "cards": [ALFHEIM]}
    assert table.sheet(0) == [DOMAIN]


# Ragnarök


@pytest.mark.rule("BR-RAGNAROK-01")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_province_of_the_age_is_destroyed(age: int) -> None:
    dooms = ("gimle", "horgr", "utgard")
    table = at_turn(Clan(), Clan(), age=age, dooms=dooms, ruined=dooms[: age - 1])
    assert not table.g.ruined[table._place(dooms[age - 1])]
    table.answer(0, "pass").answer(1, "pass")
    assert table.event("ragnarok") == {"place": dooms[age - 1]}
    assert table.g.ruined[table._place(dooms[age - 1])]
    assert sum(table.observation()["ruined"]) == age


@pytest.mark.rule("BR-RAGNAROK-02", "BR-BOARD-06")
def test_all_in_the_province_and_its_fjord_die() -> None:
    wolf = Clan({"gimle": ["warrior", "leader"], "fjord_nw": ["ship"]})
    raven = Clan({"gimle": ["warrior"], "myrkulor": ["warrior"], "andlang": ["warrior"]})
    table = at_turn(wolf, raven, dooms=("gimle", "horgr", "utgard")).until_phase("gifts", 2)
    assert table.observation()["on_board"] == [0, 2]
    assert table.told().count("destroyed") == 4


@pytest.mark.rule("BR-RAGNAROK-03")
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_each_dead_gives_glory_by_the_age(age: int, each: int) -> None:
    wolf = Clan({"gimle": ["warrior", "leader", "troll"], "fjord_nw": ["ship"]}, sheet=["a1-troll"])
    dooms = ["horgr", "utgard", "andlang"]
    dooms[age - 1] = "gimle"
    ruined = dooms[: age - 1]
    table = at_turn(wolf, Clan(), age=age, dooms=dooms, ruined=ruined).answer(0, "pass").decline("turn")
    assert table.glory(0) == 4 * each


@pytest.mark.rule("BR-RAGNAROK-04")
def test_the_doom_token_goes_to_the_next_province() -> None:
    table = at_turn(Clan(), Clan(), dooms=("gimle", "horgr", "utgard"))
    for doom in ("gimle", "horgr", "utgard"):
        assert table.observation()["doom"] == table._place(doom)
        if table.g.age < 3:
            table.until_phase("gifts", table.g.age + 1)
    table.finish()
    assert table.observation()["doom"] == -1
    assert table.told().count("doom") == 2


# Release Valhalla, end of an Age


@pytest.mark.rule("BR-VALHALLA-01")
def test_the_dead_return_to_their_reserves_and_the_living_stay() -> None:
    wolf = Clan({"valhalla": ["warrior", "leader", "ship"], "gimle": ["warrior"]})
    table = at_turn(wolf, Clan({"valhalla": ["warrior"]})).until_phase("gifts", 2)
    assert (table.figures(0, "valhalla"), table.figures(1, "valhalla")) == (0, 0)
    assert [table.count(0, kind, "reserve") for kind in ("warrior", "leader", "ship")] == [7, 1, 1]
    assert table.count(0, "warrior", "gimle") == 1
    released = [event["args"] for event in table.game.events(0, None) if event["key"] == "released"]
    assert released == [{"clan": 0, "n": 3}, {"clan": 1, "n": 1}]


@pytest.mark.rule("BR-VALHALLA-02")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_glory_for_the_released_adds_up_in_every_age(age: int) -> None:
    wolf = Clan({"valhalla": ["warrior", "ship"]}, sheet=[DOMAIN, EMINENCE])
    table = at_turn(wolf, Clan({"valhalla": ["warrior"]}), Clan(), age=age)
    for seat in range(3):
        table.answer(seat, "pass")
    assert (table.glory(0), table.glory(1)) == (6, 0)


@pytest.mark.rule("BR-VALHALLA-02")
def test_those_who_died_in_ragnarok_are_released_too() -> None:
    wolf = Clan({"gimle": ["warrior"]}, sheet=[DOMAIN])
    table = at_turn(wolf, Clan(), dooms=("gimle", "horgr", "utgard")).until_phase("gifts", 2)
    assert table.glory(0) == 2 + 1


@pytest.mark.rule("BR-AGE-01")
def test_tokens_show_their_reward_again_and_stay_where_they_are() -> None:
    table = at_turn(Clan(), Clan(), tokens={"gimle": "glory"}, pillaged=["gimle", "yggdrasil"])
    tokens = table.observation()["tokens"]
    table.until_phase("gifts", 2)
    assert table.observation()["pillaged"] == [0] * 9
    assert table.observation()["tokens"] == tokens


@pytest.mark.rule("BR-AGE-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_marker_goes_to_the_left(seats: int) -> None:
    firsts = [at_turn(age=age, seats=seats, options={"first_player": "1"}).open[0][0] for age in (1, 2, 3)]
    assert firsts == [(1 + age) % seats for age in range(3)]


@pytest.mark.rule("BR-AGE-03")
def test_a_new_age_begins_with_gifts_and_keeps_upgrades_and_stats() -> None:
    wolf = Clan(sheet=[DOMAIN], steps=(2, 3, 4), rage=1, glory=7)
    table = at_turn(wolf, Clan()).until_phase("gifts", 2)
    assert (table.observation()["age"], table.observation()["phase"]) == (2, "gifts")
    assert (table.sheet(0), table.observation()["stats"][:3], table.glory(0)) == ([DOMAIN], [1, 2, 3], 7)
    assert table.until_phase("action", 2).rage(0) == 7
