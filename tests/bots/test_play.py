"""Bots play to the end, the same from the same seed, and some better than others."""

import pytest

from longhall.bots import SeatHandle, new_bot
from longhall.bots.lookahead import AT_A_TIME
from longhall.bots.match import play_match
from longhall.engine.game import Game
from longhall.engine.options import Ask
from longhall.engine.registry import Options, game_info
from longhall.engine.rng import Stream
from tests.bots.tables import duel, next_ask, play, wander
from tests.toy.game import INFO as TOY

SETUPS = [
    pytest.param(seats, options, id=f"{seats}-{'-'.join(options.values())}")
    for seats, options in game_info("kardnarok").setups()
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
@pytest.mark.parametrize("bot", ["karl", "jarl:2"])
def test_bots_play_every_setup_to_its_end(seats: int, options: Options, bot: str) -> None:
    record = play_match(game_info("kardnarok"), options, "whole", [bot] + ["thrall"] * (seats - 1))
    assert record.outcome.winners
    assert record.decisions < 1500


@pytest.mark.parametrize("bot", ["karl", "jarl:4"])
def test_the_same_seed_gives_the_same_game(bot: str) -> None:
    games = [duel("twice"), duel("twice")]
    for game in games:
        wander(game, Stream("wander"), 20)
        play(game, [bot, bot], "same", 25)
    assert games[0].journal == games[1].journal


def test_a_karl_beats_a_thrall_clearly() -> None:
    wins = 0.0
    for number in range(12):
        game = duel(f"strength {number}")
        bots = ["thrall", "thrall"]
        bots[number % 2] = "karl"
        play(game, bots, str(number))
        assert game.outcome is not None
        wins += (number % 2 in game.outcome.winners) / len(game.outcome.winners)
    assert wins >= 9


@pytest.mark.parametrize("bot", ["karl", "jarl:4"])
def test_a_bot_explains_what_it_weighed_best_first(bot: str) -> None:
    game = duel("explained")
    wander(game, Stream("explained"), 40)
    while len(next_ask(game).options) < 2:
        wander(game, Stream("on"), 1)
    ask = next_ask(game)
    player = new_bot(bot, SeatHandle(game, ask.seat), "seed")
    chosen = player.choose(ask)
    values = [value for _, value in player.explanation]
    assert player.explanation[0][0] == chosen.key
    assert sorted(key for key, _ in player.explanation) == sorted(o.key for o in (*ask.options, *ask.anytime))
    assert values == sorted(values, reverse=True)
    assert all(-0.01 <= value <= 1 for value in values)


def test_an_only_answer_is_given_without_weighing() -> None:
    game = duel("only")
    ask = next_ask(game)
    karl = new_bot("karl", SeatHandle(game, ask.seat), "seed")
    assert karl.choose(ask.with_options(ask.options[:1])) is ask.options[0]
    assert karl.explanation == []


def test_what_is_possible_at_any_time_is_not_done_without_end() -> None:
    game = duel("at any time")
    ask = next_ask(game)
    karl = new_bot("karl", SeatHandle(game, ask.seat), "seed")
    tempting = Ask(ask.seat, ask.name, ask.options[:1], anytime=ask.options[1:])
    karl.extras = AT_A_TIME  # type: ignore[attr-defined]
    assert karl.choose(tempting) is ask.options[0]


def test_a_game_without_evaluation_is_played_at_random_and_this_is_said() -> None:
    game = Game(TOY, TOY.seats[0], "7", TOY.resolve_options(TOY.seats[0], {}))
    karl = new_bot("karl", SeatHandle(game, 0), "seed")
    assert karl.note == "bot.no_evaluation"
    record = play_match(TOY, game.options, "7", ["karl", "jarl:2"] + ["thrall"] * (game.seats - 2))
    assert record.outcome
