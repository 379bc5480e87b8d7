"""The end of the game."""

import pytest

from longhall.engine.outcomes import Outcome
from tests.blood_rage.play import Clan, Table, at_turn


def ended(*clans: Clan) -> Table:
    """The game is over; nobody did anything in its last Age."""
    return at_turn(*clans, age=3).finish()


def outcome(*clans: Clan) -> Outcome:
    found = ended(*clans).game.outcome
    assert found is not None
    return found


@pytest.mark.rule("BR-END-01", "BR-PHASE-02")
def test_the_game_ends_after_the_release_of_the_third_age() -> None:
    table = ended(Clan({"valhalla": ["warrior"]}), Clan())
    keys = table.told()
    assert keys.index("released") > max(place for place, key in enumerate(keys) if key == "ragnarok")
    assert (table.observation()["age"], table.observation()["phase"]) == (3, "valhalla")
    assert table.game.asks == []


@pytest.mark.rule("BR-END-01")
@pytest.mark.parametrize("age", [1, 2])
def test_it_does_not_end_before(age: int) -> None:
    table = at_turn(Clan(), Clan(), age=age).answer(0, "pass").decline("turn")
    assert table.game.outcome is None


@pytest.mark.rule("BR-END-02")
@pytest.mark.parametrize(("step", "glory"), [(1, 0), (2, 0), (3, 0), (4, 10), (5, 10), (6, 20)])
@pytest.mark.parametrize("stat", [0, 1, 2])
def test_legendary_stats_give_glory(step: int, glory: int, stat: int) -> None:
    steps = [1, 1, 1]
    steps[stat] = step
    found = outcome(Clan(steps=(steps[0], steps[1], steps[2])), Clan())
    assert (found.parts[0]["legend"], found.scores) == (glory, [glory, 0])


@pytest.mark.rule("BR-END-02")
def test_each_stat_counts_for_itself() -> None:
    assert outcome(Clan(steps=(6, 6, 6)), Clan(steps=(5, 4, 6))).scores == [60, 40]


@pytest.mark.rule("BR-END-02")
def test_legendary_stats_give_nothing_before_the_end() -> None:
    assert at_turn(Clan(steps=(6, 6, 6)), Clan()).until_phase("action", 3).glory(0) == 0


@pytest.mark.rule("BR-END-03")
def test_cards_count_at_the_end_too() -> None:
    wolf = Clan({"gimle": ["warrior", "leader"], "fjord_ne": ["ship"]}, sheet=["a3-thors-conquest"], steps=(4, 1, 1))
    found = outcome(wolf, Clan({"gimle": ["warrior"]}))
    assert (found.parts[0]["cards"], found.scores) == (9, [19, 0])


@pytest.mark.rule("BR-END-04")
@pytest.mark.parametrize(("glory", "places"), [((4, 9, 7), [3, 1, 2]), ((9, 4, 4), [1, 2, 2]), ((0, 0, 1), [2, 2, 1])])
def test_the_most_glory_wins(glory: tuple[int, int, int], places: list[int]) -> None:
    found = outcome(*(Clan(glory=n) for n in glory))
    assert (found.places, found.scores, found.reason) == (places, list(glory), "glory")


@pytest.mark.rule("BR-END-05")
@pytest.mark.parametrize(("glory", "winners"), [((8, 8, 3), [0, 1]), ((5, 5, 5), [0, 1, 2]), ((2, 8, 8), [1, 2])])
def test_a_tie_at_the_top_is_a_shared_victory(glory: tuple[int, int, int], winners: list[int]) -> None:
    found = outcome(*(Clan(glory=n) for n in glory))
    assert found.to_data()["winners"] == winners


@pytest.mark.rule("BR-END-05", "BR-END-02")
def test_legends_may_make_the_tie() -> None:
    assert outcome(Clan(glory=3, steps=(1, 4, 1)), Clan(glory=13)).places == [1, 1]


@pytest.mark.rule("BR-END-04")
def test_the_sources_of_glory_add_up() -> None:
    table = Table(3, seed="sum").finish()
    assert table.game.outcome is not None
    for score, parts in zip(table.game.outcome.scores, table.game.outcome.parts, strict=True):
        assert score == sum(parts.values())
