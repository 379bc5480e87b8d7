"""The walker at work on a healthy game."""

import pickle
from itertools import count

import pytest

from longhall.engine.errors import BadSetup
from longhall.walker import Fault, Report, walk, walk_many
from longhall.walker.fault import difference
from tests.toy.game import INFO
from tests.toy.play import set_step
from tests.toy.rules import Hunt

SETUPS = list(INFO.setups())
NAMES = ["-".join([str(seats), *options.values()]) for seats, options in SETUPS]


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=NAMES)
def test_the_toy_game_passes_hundreds_of_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(40):  # in each of the six set-ups
        walk(INFO, seats, options, seed, depth=0.02)


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=NAMES)
def test_the_toy_game_passes_every_check_at_every_decision(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        walk(INFO, seats, options, f"every {seed}", depth="every")


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=NAMES)
def test_the_toy_game_passes_every_check_in_many_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(40):
        walk(INFO, seats, options, f"many {seed}", depth="every")


def broken(patch: pytest.MonkeyPatch) -> None:
    """A hunt that comes out differently each time."""
    counter = count()
    set_step(patch, Hunt, "roll", do=lambda self, g: setattr(g, "result", next(counter)))


def test_the_depth_does_not_change_the_game() -> None:
    found = {walk(INFO, 3, {}, 5, depth=depth).decisions for depth in (0, 0.3, "every")}
    assert len(found) == 1


def test_the_games_go_over_all_set_ups_in_turn() -> None:
    seen: list[int] = []
    report = walk_many(INFO, 12, processes=1, depth=0, progress=lambda report: seen.append(report.decisions))
    assert len(report.games) == 6
    assert set(report.games.values()) == {2}
    assert report.faults == []
    assert report.reasons.total() == 12
    assert seen == sorted(seen)
    assert seen[-1] == report.decisions > 200


def test_seats_and_options_narrow_it_down() -> None:
    assert set(walk_many(INFO, 4, seats=3, processes=1, depth=0).games) == {
        f"3 length={length} mood={mood}" for length in ("short", "long") for mood in ("calm", "wild")
    }
    assert set(walk_many(INFO, 2, options={"mood": "wild", "length": "long"}, processes=1, depth=0).games) == {
        "3 length=long mood=wild"
    }


@pytest.mark.parametrize(
    ("seats", "options"), [(7, {}), (2, {"mood": "wild"}), (None, {"mood": "grim"}), (None, {"luck": "good"})]
)
def test_what_does_not_exist_is_refused(seats: int | None, options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        walk_many(INFO, 1, seats, options)


def test_several_processes_find_the_same() -> None:
    one, two = (walk_many(INFO, 6, seed="p", processes=processes, depth=0.1) for processes in (1, 2))
    assert one.to_data() == two.to_data()


def test_a_fault_says_how_to_find_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch)
    report = walk_many(INFO, 6, seed="again", processes=1)
    fault = report.faults[0]
    assert report.games.total() == 6
    with pytest.raises(Fault) as again:
        walk(INFO, fault.seats, fault.options, fault.seed)
    assert (again.value.check, again.value.decision) == (fault.check, fault.decision)
    assert fault.check in str(fault)
    assert f"seed {fault.seed}" in str(fault)
    assert fault.to_data()["decision"] == fault.decision


def test_a_fault_comes_back_from_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = pickle.loads(pickle.dumps(Fault("copies", "toy", 2, {"length": "short"}, "7", 3, "why")))
    assert (fault.check, fault.options, fault.detail) == ("copies", {"length": "short"}, "why")
    report = Report()
    report.add(2, {"length": "short"}, fault)
    assert report.to_data()["faults"] == [fault.to_data()]


def test_the_first_difference_is_named() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b: 2 and 3"
    assert difference({"a": 1}, {}) == "a: 1 and None"
    assert difference([1], [1, 2], "list") == "list: [1] and [1, 2]"
