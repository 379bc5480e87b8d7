"""The konungr plays whole games, and knows what its seat may know."""

from pathlib import Path

import pytest

import longhall
from longhall.bots import SeatHandle, new_bot
from longhall.engine import driver
from longhall.engine.registry import game_info
from longhall.engine.rng import Stream
from longhall.learned.weights import FOLDER
from tests.bots.tables import next_ask, play
from tests.bots.test_secrets import some_way_in, with_position
from tests.learned.brains import write_weights

GAMES = longhall.game_ids()


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("weights")
    for game in GAMES:
        write_weights(game_info(game), folder)
    return folder


@pytest.fixture(autouse=True)
def _use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(folder))


@pytest.mark.parametrize("game", GAMES)
def test_a_konungr_plays_to_the_end(game: str) -> None:
    table = longhall.new(game, 2, seed="to the end")
    assert play(table, ["konungr:net", "thrall"], "seed") < 3000


@pytest.mark.parametrize("game", GAMES)
def test_a_konungr_that_searches_answers_what_is_on_offer(game: str) -> None:
    table = longhall.new(game, 2, seed="search")
    play(table, ["konungr:12", "thrall"], "seed", 40)
    assert table.outcome is None


@pytest.mark.parametrize("share", [0.2, 0.6])
@pytest.mark.parametrize("bot", ["konungr:net", "konungr:12"])
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_does_not_change_when_only_hidden_things_change(game: str, bot: str, share: float) -> None:
    table = some_way_in(game, share)
    ask = next_ask(table)
    worlds = [driver.determinize(table.position, ask.seat, Stream(f"truth {number}")) for number in range(3)]
    found = []
    for world in (table.position.copy(), *worlds):
        other = with_position(table, world)
        player = new_bot(bot, SeatHandle(other, ask.seat), "seed")
        found.append((player.choose(other.ask_of(ask.seat) or ask).key, player.explanation))
    assert all(each == found[0] for each in found)


def test_a_konungr_keeps_to_its_time() -> None:
    import time

    table = longhall.new("blood_rage", 2, seed="time")
    player = new_bot("konungr:50ms", SeatHandle(table, next_ask(table).seat), "seed")
    player.choose(next_ask(table))  # the weights are read
    start = time.process_time()
    player.choose(next_ask(table))
    assert time.process_time() - start < 0.5
