"""The end of the game: wealth, silver, draws of Warriors, shared victory (Basic 21, 22)."""

from collections.abc import Sequence

import pytest

from longhall.engine.outcomes import Outcome
from tests.kardnarok.play import Kingdom, Table, at_turn, fight

SPARE = ("champion.algiz", "champion.algiz")  # with two Warriors in hand the last refill can take Norns alone
MEN = ("villager_man.jera", "villager_man.ingwaz", "villager_man.algiz")
SUPPLY = {1: MEN * 2, 2: ("huskarl.dagaz",) * 5 + ("seidkona.ingwaz",) * 4, 3: ("berserker.eihwaz",) * 5}


def last_combat(*kingdoms: Kingdom, pile: Sequence[int] = ()) -> Table:
    """The last attack turn of a game of three: seat 0 takes a coin of 3 from seat 2. Nobody draws Warriors any more
    but to break a tie, and then `pile` says what strength lies on top."""
    return fight(at_turn(0, *kingdoms, round=2, warriors=of_strengths(pile)), 0, 2)


def of_strengths(strengths: Sequence[int]) -> list[str]:
    """A Warrior of each of these strengths."""
    return [SUPPLY[n][strengths[:place].count(n)] for place, n in enumerate(strengths)]


def attacker(*silver: int, bronze: int = 0) -> Kingdom:
    """The kingdom that wins the last combat, before it takes 3 more silver."""
    return Kingdom(army=("jotun", "jotun"), hero="egil", hand=SPARE, captured=silver, bronze=bronze)


def onlooker(*silver: int, bronze: int = 0) -> Kingdom:
    return Kingdom(army=(), hand=SPARE, captured=silver, bronze=bronze)


def victim(*silver: int, bronze: int = 0) -> Kingdom:
    return Kingdom(army=(), hand=("villager_woman.jera",) * 2, captured=silver, bronze=bronze, coin=3)


def outcome(table: Table) -> Outcome:
    ended = table.finish().game.outcome
    assert ended is not None
    return ended


def draws(table: Table) -> list[tuple[int, int]]:
    """Who drew which strength for victory, in order."""
    events = [event["args"] for event in table.game.events(0, None) if event["key"] == "tie.drawn"]
    return [(event["kingdom"], event["n"]) for event in events]


def leave_only_villagers(table: Table) -> None:
    """After the last combat: a pile in which every draw has strength 3, whoever draws."""
    table.end_combat()
    table.g.warriors[:] = [card for card in table.g.warriors if table.g.word(card).startswith("villager")]


@pytest.mark.rule("KR-END-01")
def test_the_basic_game_ends_after_round_2_with_the_silver_of_the_boards_in_the_bag() -> None:
    table = last_combat(attacker(), onlooker(5), victim())
    assert table.game.observation(None)["round"] == 2
    table.end_combat()
    assert table.game.outcome is None
    ended = outcome(table)
    view = table.game.observation(None)
    assert ended.reason == "wealth"
    assert view["round"] == 2
    assert view["coins"] == [[], [], []]
    assert len(view["bag"]) == 21 - 2


@pytest.mark.rule("KR-END-01")
def test_the_basic_game_does_not_end_after_round_1() -> None:
    table = fight(at_turn(2, seats=3), 2, 0).until("announce")
    assert table.game.observation(None)["round"] == 2
    assert table.game.outcome is None


@pytest.mark.rule("KR-END-02")
def test_wealth_is_captured_silver_and_bronze_and_the_most_wins() -> None:
    ended = outcome(last_combat(attacker(5, bronze=1), onlooker(bronze=8), victim(4, bronze=6)))
    assert ended.parts == [{"silver": 8, "bronze": 1}, {"silver": 0, "bronze": 8}, {"silver": 4, "bronze": 6}]
    assert ended.scores == [9, 8, 10]
    assert ended.places == [2, 3, 1]


@pytest.mark.rule("KR-END-03")
@pytest.mark.example("KR-EX-32")
def test_equal_wealth_is_decided_by_silver_alone() -> None:
    table = last_combat(attacker(4, 5, bronze=4), onlooker(4, 4, 3, bronze=5), victim())
    ended = outcome(table)
    assert ended.scores[:2] == [16, 16]
    assert ended.places == [1, 2, 3]
    assert draws(table) == []


@pytest.mark.rule("KR-END-04")
@pytest.mark.example("KR-EX-33")
def test_equal_wealth_and_silver_are_decided_by_the_strength_of_three_warriors() -> None:
    table = last_combat(attacker(4), onlooker(4, 3), victim(), pile=(3, 1, 2, 2, 2, 1))
    ended = outcome(table)
    assert draws(table) == [(0, 6), (1, 5)]
    assert ended.places == [1, 2, 3]
    assert [ended.parts[seat]["drawn"] for seat in (0, 1)] == [6, 5]
    assert "drawn" not in ended.parts[2]


@pytest.mark.rule("KR-END-04")
@pytest.mark.parametrize(
    ("pile", "winner"), [((2, 2, 1, 3, 1, 2), 1), ((3, 3, 3, 1, 1, 2), 0), ((1, 1, 2, 2, 2, 2), 1)]
)
def test_the_stronger_draw_wins_whoever_made_it(pile: tuple[int, ...], winner: int) -> None:
    assert outcome(last_combat(attacker(4), onlooker(4, 3), victim(), pile=pile)).winners == [winner]


@pytest.mark.rule("KR-END-04")
def test_a_tie_for_a_lower_place_is_not_drawn_for() -> None:
    table = last_combat(attacker(5, 5), onlooker(4), victim(4), pile=(1, 1, 2))
    assert outcome(table).places == [1, 2, 2]
    assert draws(table) == []


@pytest.mark.rule("KR-END-05")
def test_an_equal_draw_is_repeated_with_new_warriors() -> None:
    table = last_combat(attacker(4), onlooker(4, 3), victim(), pile=(2, 2, 1, 2, 1, 2, 1, 1, 2, 3, 2, 3))
    ended = outcome(table)
    assert draws(table) == [(0, 5), (1, 5), (0, 4), (1, 8)]
    assert ended.places == [2, 1, 3]


@pytest.mark.rule("KR-END-05")
def test_the_drawn_warriors_go_under_the_pile() -> None:
    table = last_combat(attacker(4), onlooker(4, 3), victim(), pile=(3, 1, 2, 2, 2, 1))
    outcome(table)
    under = table.game.observation(None)["warriors"][:6]
    assert sorted(under) == sorted(of_strengths((3, 1, 2, 2, 2, 1)))


@pytest.mark.rule("KR-END-05")
def test_after_ten_repeats_the_victory_is_shared() -> None:
    table = last_combat(attacker(4), onlooker(4, 3), victim())
    leave_only_villagers(table)
    ended = outcome(table)
    assert draws(table) == [(0, 3), (1, 3)] * 11
    assert ended.places == [1, 1, 3]
    assert ended.winners == [0, 1]


@pytest.mark.rule("KR-END-05")
def test_of_three_tied_kingdoms_only_those_who_drew_best_draw_again() -> None:
    pile = (2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2)
    table = last_combat(attacker(4), onlooker(4, 3), victim(3, 4), pile=pile)
    ended = outcome(table)
    assert draws(table) == [(0, 6), (1, 6), (2, 5), (0, 3), (1, 4)]
    assert ended.places == [2, 1, 3]


@pytest.mark.rule("KR-END-05")
def test_three_kingdoms_may_share_the_victory() -> None:
    table = last_combat(attacker(4), onlooker(4, 3), victim(3, 4))
    leave_only_villagers(table)
    assert outcome(table).winners == [0, 1, 2]
    assert len(draws(table)) == 3 * 11
