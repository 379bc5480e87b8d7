"""How the worths of A Feast for Odin are found by playing."""

import math
import tomllib

import pytest

from longhall.games.feast_for_odin.advice.evaluation import found_worths
from longhall.games.feast_for_odin.advice.position_estimates import COUNTS
from tools import worths as tool
from tools.worths import Table

NOTHING: Table = dict.fromkeys(COUNTS, [0.0] * 7)
WORTHS = found_worths()


def row(**counts: float) -> list[float]:
    """What counts of a position."""
    return [1.0, *(counts.get(name, 0.0) for name in COUNTS[1:])]


def seen(n: int, *positions: tuple[int, dict[str, float]], score: float) -> tool.Played:
    """So many players who had the same."""
    return [([(left, row(**counts)) for left, counts in positions], score)] * n


def test_things_are_worth_what_they_brought_at_the_end() -> None:
    played = [
        *seen(400, (0, {"wood": 2, "vikings": 1}), score=30),
        *seen(400, (0, {"wood": 4, "vikings": 1}), score=36),
        *seen(400, (0, {"wood": 2}), score=25),
    ]
    found = tool.fitted(played, NOTHING)
    assert found["wood"][0] == pytest.approx(3, abs=0.3)
    assert found["vikings"][0] == pytest.approx(5, abs=0.5)
    assert found["always"][0] == pytest.approx(19, abs=1)
    assert found["stone"] == NOTHING["stone"]  # nobody had one


def test_earlier_rounds_are_compared_with_the_beginning_of_the_next_one() -> None:
    """Who had wood had a ship a round later, and who had a ship scored more, by whatever luck of the end."""
    played = [
        *seen(300, (1, {"wood": 2}), (1, {}), (0, {"knarrs": 1}), (0, {"knarrs": 9}), score=50),
        *seen(300, (1, {}), (0, {}), (0, {"knarrs": 1}), score=30),
        *seen(300, (0, {"knarrs": 9}), score=50),
    ]
    found = tool.fitted(played, NOTHING)
    ship = found["knarrs"][0]
    assert ship > 1
    assert ship / 3 < 2 * found["wood"][1] <= ship


def test_what_cannot_hurt_is_never_below_nothing() -> None:
    played = [*seen(300, (0, {"bow": 3}), score=10), *seen(300, (0, {}), score=30), *seen(9, (0, {"shed": 1}), score=0)]
    found = tool.fitted(played, NOTHING)
    assert found["bow"][0] == 0
    assert found["shed"][0] < 0


def test_hunger_is_always_bad() -> None:
    played = [*seen(300, (0, {"unpaid": 3, "unserved": 4}), score=60), *seen(300, (0, {}), score=30)]
    found = tool.fitted(played, NOTHING)
    assert (found["unserved"][0], found["unpaid"][0]) == (-0.25, -1.0)


def test_without_games_that_tell_what_was_held_for_true_stays() -> None:
    found = tool.fitted(seen(5, *((left, {}) for left in range(7)), score=60), WORTHS)
    assert all(found[name] == pytest.approx(WORTHS[name], abs=0.01) for name in COUNTS[1:] if min(WORTHS[name]) >= 0)


def test_a_game_is_played_by_a_table_and_tells_what_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.evaluation, "BY_ROUND", [list(row) for row in tool.evaluation.BY_ROUND])
    ((rows, score),) = tool.play(("a game", 1, [WORTHS]))
    lefts = [left for left, _ in rows]
    assert lefts == sorted(lefts, reverse=True)
    assert set(lefts) == set(range(7))
    assert {len(counts) for _, counts in rows} == {len(COUNTS)}
    assert score > 20
    following = tool.next_rounds([(rows, score)])
    assert all(lefts[after] == left - 1 for left, after in zip(lefts, following, strict=True) if left)


def test_players_go_by_something_between_the_rules_of_thumb_and_what_was_found() -> None:
    rules = {name: [tool.rule_of_thumb(name, left) for left in range(7)] for name in COUNTS}
    assert rules["silver"] == [1.0] * 7
    assert rules["working"][0] == 0 < rules["working"][1] < rules["working"][6]
    assert tool.mixed(rules, WORTHS, 0.0) == rules
    half = tool.mixed(rules, WORTHS, 0.5)
    assert all(2 * half["wood"][left] == pytest.approx(rules["wood"][left] + WORTHS["wood"][left]) for left in range(7))


def test_a_table_that_was_written_can_be_read() -> None:
    table: Table = {name: [round(math.sin(n + left), 2) for left in range(7)] for n, name in enumerate(COUNTS)}
    assert tomllib.loads(tool.written(table)) == table
