"""Bots from outside, as real objects and real processes: good ones, and those that crash, stall or talk nonsense."""

import json
import multiprocessing
import shlex
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from longhall.arena import Fixture, Played, play_all
from longhall.arena.match import FORFEIT, play_fixture
from longhall.bots import check_bots
from longhall.bots.external_bots import check_players
from longhall.bots.handle import SeatHandle
from longhall.bots.program_bot import Program
from longhall.bots.untrusted_bot import BotFault, Guest, Visitor
from longhall.engine.errors import BadSetup
from longhall.engine.game import Game
from longhall.engine.rng import Stream
from longhall.words import LANGUAGES
from tests.arena.conftest import setup, without_times
from tests.terminal.conftest import ROOT, Longhall
from tests.terminal.toy_table import toy_info

OBJECTS = "tests.arena.visitors"
SHORT = 0.5  # seconds for those who use them up
QUICK = 30.0  # and for those who do not, on a busy machine


def program(how: str) -> str:
    return f"program:{shlex.join([sys.executable, str(ROOT / 'tests/arena/visitors.py'), how])}"


def against_a_thrall(bot: str, limit: float = QUICK) -> Played:
    return play_fixture(toy_info(), setup().options, Fixture(0, "7/0", ("thrall", bot)), limit)


@pytest.mark.parametrize("bot", [f"{OBJECTS}:First", program("good")])
def test_a_good_one_plays_as_a_bot_of_the_house(bot: str) -> None:
    same = against_a_thrall("first")
    game = against_a_thrall(bot)
    assert game.faults == [{}, {}]
    assert (game.places, game.scores, game.decisions) == (same.places, same.scores, same.decisions)
    assert game.seconds[1] > 0


FAULTS = {
    f"{OBJECTS}:Crashing": {"key": "fault.crashed", "reason": "ArithmeticError no idea"},
    f"{OBJECTS}:Leaving": {"key": "fault.crashed", "reason": "SystemExit 3"},
    f"{OBJECTS}:Unborn": {"key": "fault.crashed", "reason": "LookupError not today"},
    f"{OBJECTS}:Nonsense": {"key": "fault.nonsense", "answer": "to be or not to be"},
    program("crashing"): {"key": "fault.ended", "code": 1, "said": "ArithmeticError: no idea"},
    program("leaving"): {"key": "fault.ended", "code": 4, "said": "-"},
    program("closing"): {"key": "fault.closed", "said": "-"},
    program("babbling"): {"key": "fault.not_a_line", "said": "I think I'll attack"},
    program("listing"): {"key": "fault.not_a_line", "said": "[1, 2]"},
    program("endless"): {"key": "fault.not_a_line"},
    program("nonsense"): {"key": "fault.nonsense", "answer": "attack:everybody"},
}


@pytest.mark.parametrize("bot", FAULTS)
def test_a_bad_one_loses_its_game(bot: str) -> None:
    game = against_a_thrall(bot)
    assert (game.places, game.scores, game.reason) == ([1, 2], [0, 0], FORFEIT)
    assert game.faults[0] == {}
    assert FAULTS[bot].items() <= game.faults[1].items()
    assert Played.from_data(json.loads(json.dumps(game.to_data()))) == game


@pytest.mark.parametrize("bot", [f"{OBJECTS}:Stalling", program("stalling"), program("wrapped")])
def test_one_that_takes_too_long_loses_its_game(bot: str) -> None:
    limit = SHORT if bot.startswith(OBJECTS) else 3 * SHORT  # a process has to start first
    game = against_a_thrall(bot, limit)
    assert game.faults[1] == {"key": "fault.stalled", "seconds": f"{limit:g}"}


def test_where_no_bell_rings_an_answer_that_is_late_is_noticed() -> None:
    class Slow:
        def __init__(self, handle: Any, chance: Any) -> None: ...

        def choose(self, ask: Any) -> Any:
            time.sleep(0.2)
            return ask.options[0]

    game = Game(toy_info(), 2, "1", setup().options)
    ask = next(ask for ask in game.asks if ask.options)
    guest = Visitor(Slow, SeatHandle(game, ask.seat), Stream("x"), 0.1)
    found: list[object] = []

    def think() -> None:
        try:
            guest.choose(ask)
        except BotFault as fault:
            found.append(fault.key)

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    assert found == ["fault.stalled"]


def test_with_more_seats_all_but_the_loser_are_first() -> None:
    fixture = Fixture(0, "7/0", ("thrall", f"{OBJECTS}:Crashing", "first"))
    game = play_fixture(toy_info(), toy_info().resolve_options(3, {}), fixture)
    assert game.places == [1, 3, 1]


def test_a_program_sees_what_its_seat_sees_and_ends_with_its_game() -> None:
    game = Game(toy_info(), 2, "1", setup().options)
    bots: list[Guest] = [
        Program(
            [sys.executable, str(ROOT / "tests/arena/visitors.py"), "logging"],
            SeatHandle(game, seat),
            Stream("x"),
            QUICK,
        )
        for seat in range(2)
    ]
    told: list[list[Any]] = [[], []]
    while game.outcome is None:
        ask = next(ask for ask in game.asks if ask.options)
        bot = bots[ask.seat]
        assert isinstance(bot, Program)
        question = bot._question(ask)
        bot.heard -= len(question["events"])
        told[ask.seat] += question["events"]
        assert question["view"] == game.observation(ask.seat)
        game.answer(ask.seat, bot.choose(ask))
    for seat, bot in enumerate(bots):
        assert isinstance(bot, Program)
        assert bot.running
        process, errors = bot.running.process, bot.running.errors
        assert game.events(0, seat)[: len(told[seat])] == told[seat]  # every event once, in order
        keep = errors.close
        errors.close = lambda: None  # type: ignore[method-assign]
        bot.leave(game.outcome)
        errors.seek(0)
        last = json.loads(errors.read())
        keep()
        assert last["places"] == game.outcome.places
        assert process.returncode == 0


@pytest.mark.parametrize("processes", [1, 2])
def test_the_league_goes_on(longhall: Longhall, processes: int) -> None:
    bots = f"thrall,{OBJECTS}:Crashing,{OBJECTS}:Nonsense,{OBJECTS}:Last"
    ran = longhall(f"arena toy --bots {bots} --games 4 --seed 5 --processes {processes}")
    assert ran.code == 0
    assert f"{OBJECTS}:Crashing has lost 10 games by a fault. The first of each kind:" in ran.lines
    assert "   game 0: it failed: ArithmeticError no idea" in ran.lines
    assert f"{OBJECTS}:Last has lost" not in ran.out
    data = json.loads(longhall(f"arena toy --bots {bots} --games 4 --seed 5 --json").out)
    assert len(data["games"]) == 24
    assert {line["bot"].split(":")[-1]: line["faults"] for line in data["standings"]}["thrall"] == 0
    again = json.loads(longhall(f"arena toy --bots {bots} --games 4 --seed 5 --json --processes 1").out)
    assert list(map(without_times, again["games"])) == list(map(without_times, data["games"]))


@pytest.mark.parametrize("processes", [1, 2])
def test_one_that_takes_its_process_with_it_loses_its_game(longhall: Longhall, processes: int) -> None:
    bots = f"thrall,{OBJECTS}:Dying,{OBJECTS}:First"
    ran = longhall(f"arena toy --bots {bots} --games 4 --seed 5 --processes {processes} --json")
    assert ran.code == 0
    games = [Played.from_data(game) for game in json.loads(ran.out)["games"]]
    assert [game.number for game in games] == list(range(12))
    for game in games:
        dying = f"{OBJECTS}:Dying" in game.bots
        assert game.forfeited == dying
        if dying:
            seat = game.bots.index(f"{OBJECTS}:Dying")
            assert (game.faults[seat], game.places[seat]) == ({"key": "fault.died"}, 2)
    assert multiprocessing.active_children() == []


def test_a_league_of_programs_goes_on() -> None:
    fixtures = [Fixture(n, f"7/{n}", ("thrall", program(how))) for n, how in enumerate(("good", "leaving", "good"))]
    games = sorted(play_all(toy_info(), setup().options, fixtures, 2, limit=QUICK), key=lambda game: game.number)
    assert [game.forfeited for game in games] == [False, True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_what_was_wrong(longhall: Longhall, lang: str) -> None:
    names = ",".join(f"{OBJECTS}:{name}" for name in ("Crashing", "Leaving", "Unborn", "Nonsense"))
    ran = longhall(f"arena toy --bots thrall,{names} --games 2 --seed 5 --processes 1 --lang {lang}")
    assert (ran.code, ran.out.count("ArithmeticError no idea")) == (0, 1)


@pytest.mark.parametrize(
    "bot",
    [
        "tests.arena.visitors:Nobody",
        "tests.arena.visitors:NUMBER",
        "tests.nowhere:First",
        "program:",
        "program:no-such-program --fast",
        "program:'unfinished",
        "odin:",
        ":First",
        "jarl:fast",
    ],
)
def test_one_that_cannot_be_had_is_refused_before_the_first_game(longhall: Longhall, bot: str) -> None:
    with pytest.raises(BadSetup):
        check_players([bot])
    if " " not in bot:
        ran = longhall(f"arena toy --bots thrall,{bot}")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_servers_and_saves_know_the_bots_of_the_house_alone() -> None:
    for bot in ("tests.arena.visitors:First", "program:true"):
        check_players([bot])
        with pytest.raises(BadSetup):
            check_bots([bot])


@pytest.mark.parametrize("bot", ["program:python3 program_bot.py", "object_bot:Greedy"])
def test_the_examples_play(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(ROOT) / "examples")
    monkeypatch.setattr(sys, "path", sys.path[:])
    check_players([bot])
    assert against_a_thrall(bot).faults == [{}, {}]
