"""Finished games that somebody looks through are not played from their beginning again and again."""

from collections.abc import Sequence
from typing import Any

import pytest

from longhall.engine.game import Game
from longhall.server import reels
from tests.server.devices import PERSON, Device, Table, play_on


@pytest.fixture
def over(ana: Device) -> Table:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 1_000)
    return table


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often a game was begun, and how many gestures were played."""
    done = {"begun": 0, "played": 0}
    begin, play = reels.Reel.begin, reels.play

    def beginning(reel: reels.Reel, source: reels.Source) -> None:
        done["begun"] += 1
        begin(reel, source)

    def playing(game: Game, gestures: Sequence[Sequence[Any]]) -> None:
        done["played"] += len(gestures)
        play(game, gestures)

    monkeypatch.setattr(reels.Reel, "begin", beginning)
    monkeypatch.setattr(reels, "play", playing)
    return done


def test_a_step_plays_a_few_gestures_and_no_game_is_begun_twice(
    ana: Device, bo: Device, over: Table, work: dict[str, int]
) -> None:
    last = ana.get(f"{over}/replay", after=0)["gestures"]
    assert last > reels.EVERY + 1
    ana.get(f"{over}/replay", after=last)
    assert work == {"begun": 1, "played": last}
    for device, after in ((bo, last), (ana, last - 1), (bo, 1), (ana, reels.EVERY + 1)):
        before = work["played"]
        device.get(f"{over}/replay", after=after, seat=1)
        assert work["played"] - before < reels.EVERY
    assert work["begun"] == 1


def test_whatever_was_looked_at_before_a_moment_is_the_same(ana: Device, over: Table) -> None:
    last = ana.get(f"{over}/replay", after=0)["gestures"]
    moments = [last, 3, reels.EVERY, last - 1, reels.EVERY + 5, 3, 0]
    found = {after: ana.get(f"{over}/replay", after=after, seat=0) for after in moments}
    for after in moments:
        table = Table(ana.post(f"{over}/continue", {"seats": [PERSON, PERSON], "after": after})["table"]["id"], {})
        if after < last:
            assert ana.update(table, 0)["view"] == found[after]["view"]
    assert found[last]["outcome"] == ana.update(over)["outcome"]


def test_only_the_last_games_are_kept(ana: Device, work: dict[str, int]) -> None:
    tables = [ana.open(PERSON, PERSON) for _ in range(reels.MOST + 1)]
    for place, table in enumerate(tables):
        play_on(ana, table, [0, 1], 1_000, str(place))
        ana.get(f"{table}/replay", after=1)
    ana.get(f"{tables[0]}/replay", after=1)
    assert work["begun"] == len(tables) + 1
