"""What the evaluation of Blood Rage thinks of positions, and what is done by habit."""

import pytest

import longhall
from longhall.engine.options import Ask
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.games.blood_rage.advice.board_estimates import powers
from longhall.games.blood_rage.advice.evaluation import evaluate
from longhall.games.blood_rage.advice.policy import HABITS, habit
from longhall.games.blood_rage.position import BloodRagePosition
from longhall.games.blood_rage.rules.strength import strength
from longhall.games.blood_rage.state import FIRST_FJORD
from tests.blood_rage.play import Clan, Table, at_turn

GUARD = {"gimle": ["leader", "warrior"], "fjord_nw": ["ship"]}


def chance(table: Table, seat: int = 0) -> float:
    return evaluate(table.g, seat)


def wandered(seats: int, answers: int, seed: str = "wander") -> BloodRagePosition:
    """A position after so many answers, half of them by habit and half by chance; or at the end."""
    game = longhall.new("blood_rage", seats, seed=seed)
    stream = Stream(seed)
    for number in range(answers):
        if game.outcome is not None:
            break
        ask = next(ask for ask in game.asks if ask.options)
        position = game.position.copy()
        usual = habit(position, ask, stream)
        game.answer(ask.seat, usual if number % 2 else stream.pick(ask.options))
    position = game.position.copy()
    assert isinstance(position, BloodRagePosition)
    return position


def test_the_bots_are_given_them() -> None:
    info = game_info("blood_rage")
    assert (info.evaluate, info.habit) == (evaluate, habit)
    assert info.foresight


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 9, 30, 60, 100, 150])
def test_it_is_a_chance_and_changes_nothing(seats: int, answers: int) -> None:
    position = wandered(seats, answers)
    before = position.copy()
    values = [evaluate(position, seat) for seat in range(seats)]
    assert all(0 <= value <= 1 for value in values)
    assert sum(values) == pytest.approx(1)
    assert position.same_as(before)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    table = at_turn(Clan(glory=30), Clan(glory=20), age=3).finish()
    assert [chance(table, seat) for seat in (0, 1)] == [1, 0]
    tied = at_turn(Clan(glory=20), Clan(glory=20), age=3).finish()
    assert [chance(tied, seat) for seat in (0, 1)] == [0.5, 0.5]


def test_mirrored_seats_are_equal() -> None:
    sides = [
        Clan(at={"gimle": ["warrior"]}, hand=["a1-tyrs-bash"]),
        Clan(at={"gimle": ["warrior", "warrior"]}, glory=4),
    ]
    one, other = at_turn(*sides), at_turn(*reversed(sides))
    assert chance(one, 0) == pytest.approx(chance(other, 1))
    assert chance(one, 1) == pytest.approx(chance(other, 0))
    assert chance(at_turn()) == 0.5


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("less", "more"),
    [
        (Clan(), Clan(glory=3)),
        (Clan(rage=2), Clan(rage=5)),
        (Clan(steps=(1, 1, 1)), Clan(steps=(1, 2, 1))),
        (Clan(steps=(3, 3, 3)), Clan(steps=(3, 3, 4))),
        (Clan(), Clan(at=GUARD)),
        (Clan(), Clan(sheet=["a1-dwarf-chieftain"])),
        (Clan(at=GUARD), Clan(at=GUARD, quests=["a1-quest-alfheim"])),
        (Clan(at=GUARD), Clan(at=GUARD, hand=["a1-tyrs-smite"])),
    ],
)
def test_more_is_better(age: int, less: Clan, more: Clan) -> None:
    assert chance(at_turn(more, age=age)) > chance(at_turn(less, age=age))


def test_glory_is_worth_more_when_less_is_to_come() -> None:
    chances = [chance(at_turn(Clan(glory=5), age=age)) for age in (1, 2, 3)]
    assert chances == sorted(chances)


def test_the_doomed_province_is_a_good_place_to_end_in() -> None:
    """Two Warriors, where there is nothing to pillage any more."""
    rest = {"pillaged": ["horgr", "muspelheim"], "dooms": ["muspelheim", "utgard", "gimle"]}
    there = at_turn(Clan(at={"muspelheim": ["warrior", "warrior"]}), age=1, **rest)
    elsewhere = at_turn(Clan(at={"horgr": ["warrior", "warrior"]}), age=1, **rest)
    assert chance(there) > chance(elsewhere)


def test_a_quest_is_likelier_with_strength_in_its_region() -> None:
    strong = at_turn(Clan(at={"gimle": ["leader"]}, quests=["a1-quest-alfheim"]))
    astray = at_turn(Clan(at={"elvagar": ["leader"]}, quests=["a1-quest-alfheim"]))
    assert chance(strong) > chance(astray)


def test_the_stronger_side_of_a_battle_is_better_off() -> None:
    sides = (Clan(at={"gimle": ["leader"]}, hand=["a1-tyrs-smite"]), Clan(at={"gimle": ["warrior"]}))
    assert chance(at_turn(*sides).answer(0, "pillage:gimle")) > 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strength_is_counted_as_the_rules_count_it(seats: int) -> None:
    for answers in (60, 90, 120, 150):
        position = wandered(seats, answers, f"strength {answers}")
        for seat in range(seats):
            counted = [strength(position, seat, province) for province in range(FIRST_FJORD)]
            standing = [0 if ruined else n for n, ruined in zip(counted, position.ruined, strict=True)]
            assert powers(position, seat) == standing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_habit_gives_an_answer_that_is_allowed(seats: int) -> None:
    """In more than 200 decisions that came about by chance, always the same in the same position."""
    stream = Stream("habit")
    seen: set[str] = set()
    decisions = 0
    for number in range(4):
        game = longhall.new("blood_rage", seats, seed=f"habit {number}")
        while game.outcome is None:
            ask: Ask = next(ask for ask in game.asks if ask.options)
            position = game.position.copy()
            chosen = habit(position, ask, Stream("same"))
            assert chosen in ask.options
            assert habit(position, ask, Stream("same")) is chosen
            seen.add(ask.name)
            decisions += 1
            game.answer(ask.seat, stream.pick(ask.options))
    assert decisions > 200
    assert len(seen & set(HABITS)) > 12


def test_a_hopeless_call_is_declined() -> None:
    table = at_turn(Clan(at={"gimle": ["leader", "warrior", "warrior"]}), Clan(at={"andlang": ["warrior"]}))
    ask = table.answer(0, "pillage:gimle").expect(1, "call")
    assert habit(table.g, ask, Stream("call")).key == "no"


def test_a_card_that_is_just_enough_is_played() -> None:
    strong = Clan(at={"gimle": ["leader", "warrior", "warrior", "warrior"]}, hand=["a1-tyrs-bash", "a1-tyrs-smite"])
    weak = Clan(at={"gimle": ["warrior"]}, hand=["a1-tyrs-smash"])
    table = at_turn(strong, weak).answer(0, "pillage:gimle").decline("call")
    ask = table.expect(0, "battle.card")
    assert habit(table.g, ask, Stream("card")).key == "play:a1-tyrs-bash"
