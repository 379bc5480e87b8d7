"""Finished games that somebody looks through are not played from their beginning again and again."""

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

import pytest

from longhall.engine.game import Game
from longhall.server import heads, replay_cache
from longhall.server.settings import Settings
from tests.server.devices import PERSON, Device, Table, play_on
from tests.server.mending import Given, forbidden


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game in each run: what a stretch holds is no matter of luck."""
    monkeypatch.setattr("longhall.server.tables.new_seed", lambda: "5eed" * 8)


@pytest.fixture
def over(ana: Device) -> Table:
    table = ana.open(PERSON, PERSON)
    play_on(ana, table, [0, 1], 1_000)
    return table


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often a game was begun, and how many gestures were played."""
    done = {"begun": 0, "played": 0}
    begin, play = replay_cache.CachedReplay.begin, replay_cache.play

    def beginning(reel: replay_cache.CachedReplay, source: replay_cache.Source) -> None:
        done["begun"] += 1
        begin(reel, source)

    def playing(game: Game, gestures: Sequence[Sequence[Any]]) -> None:
        done["played"] += len(gestures)
        play(game, gestures)

    monkeypatch.setattr(replay_cache.CachedReplay, "begin", beginning)
    monkeypatch.setattr(replay_cache, "play", playing)
    return done


def test_a_step_plays_a_few_gestures_and_no_game_is_begun_twice(
    ana: Device, bo: Device, over: Table, work: dict[str, int]
) -> None:
    last = ana.get(f"{over}/replay", after=0)["gestures"]
    assert last > replay_cache.EVERY + 1
    ana.get(f"{over}/replay", after=last)
    assert work["begun"] == 1
    assert last <= work["played"] < last + replay_cache.EVERY  # once through, and the end again for its last moments
    for device, after in ((bo, last), (ana, last - 1), (bo, 1), (ana, replay_cache.EVERY + 1)):
        before = work["played"]
        device.get(f"{over}/replay", after=after, seat=1)
        assert work["played"] - before <= replay_cache.EVERY
    assert work["begun"] == 1


def test_whatever_was_looked_at_before_a_moment_is_the_same(ana: Device, over: Table) -> None:
    last = ana.get(f"{over}/replay", after=0)["gestures"]
    moments = [last, 3, replay_cache.EVERY, last - 1, replay_cache.EVERY + 5, 3, 0]
    found = {after: ana.get(f"{over}/replay", after=after, seat=0) for after in moments}
    for after in moments:
        table = Table(ana.post(f"{over}/continue", {"seats": [PERSON, PERSON], "after": after})["table"]["id"], {})
        if after < last:
            assert ana.update(table, 0)["view"] == found[after]["view"]
    assert found[last]["outcome"] == ana.update(over)["outcome"]


def test_only_the_last_games_are_kept(ana: Device, work: dict[str, int]) -> None:
    tables = [ana.open(PERSON, PERSON) for _ in range(replay_cache.MOST + 1)]
    for place, table in enumerate(tables):
        play_on(ana, table, [0, 1], 1_000, str(place))
        ana.get(f"{table}/replay", after=1)
    ana.get(f"{tables[0]}/replay", after=1)
    assert work["begun"] == len(tables) + 1


# Rules that were mended since


def test_a_stretch_that_does_not_fit_is_shown_from_keyframe_to_keyframe(ana: Device, bo: Device) -> None:
    """Its log is whole all the same, and what lies before and after it is shown as it was."""
    table = ana.open(PERSON, PERSON, game="kardnarok", options={"mode": "duel"})
    play_on(ana, table, [0, 1], 2_000)
    last = ana.get(f"{table}/replay", after=0)["gestures"]
    assert last > 3 * 64
    some = [10, 64, 70, 100, 127, 128, 140, last]
    moments = sorted({*some, *(after - after % 64 for after in some)})
    before = {after: bo.get(f"{table}/replay", after=after, seat=1) for after in moments}
    ana.hall.replay_cache.drop(table.id)
    with forbidden(a_choice(ana, table, 64, 128)):
        sound = [after for after in moments if fits(ana, table, after)]
        assert {64, 70, 100, 127} & set(sound) == {64}
        for after in moments:
            now = bo.get(f"{table}/replay", after=after, seat=1)
            assert (now["after"], now["events"], now["by"]) == (after, before[after]["events"], before[after]["by"])
            assert now["shown"] == (after if after in sound else after - after % 64)
            if after in sound:
                assert (now["view"], now["outcome"]) == (before[after]["view"], before[after]["outcome"])
            else:
                assert now["view"] == before[after - after % 64]["view"]
        wish = {"seats": [PERSON, PERSON]}
        assert ana.refused("POST", f"{table}/continue", {**wish, "after": 100}) == (409, "error.replay.rules")
        again = Table(ana.post(f"{table}/continue", {**wish, "after": 128})["table"]["id"], {})
        assert ana.update(again, 1)["view"] == before[128]["view"]
        assert ana.get(f"{table}/export")["journal"]


def a_choice(ana: Device, table: Table, first: int, last: int) -> Given:
    """An answer between two keyframes that could have been another one, and was not given outside of them."""
    portal, hall = ana.client.blocking_portal, ana.hall
    room = portal.call(hall.rooms.get, table.id)
    source = portal.call(replay_cache.source_of, hall.store, room)
    game = Game(source.info, source.seats, source.seed, source.options)
    found: dict[Given, list[int]] = {}
    for number, (seat, *keys) in enumerate(source.line):
        ask, top = game.ask_of(seat), game.position.copy().stack[-1]
        assert ask is not None
        if len(ask.options) > 1 and not ask.sealed:
            found.setdefault(Given(type(top), top.step, keys[0]), []).append(number)
        heads.answer(game, seat, keys)
    return next(given for given, places in found.items() if all(first <= place < last for place in places))


def fits(ana: Device, table: Table, after: int) -> bool:
    return bool(ana.get(f"{table}/replay", after=after)["shown"] == after)


def test_a_stretch_that_leads_elsewhere_is_not_shown(ana: Device, over: Table, settings: Settings) -> None:
    """The rules allow all that was played, and something else follows: its end is not the one that was kept."""
    last = ana.get(f"{over}/replay", after=0)["gestures"]
    ana.hall.replay_cache.drop(over.id)
    with sqlite3.connect(settings.database.partition("///")[2]) as database:
        query = "select position from keyframes where table_id = ? and gestures = 0"
        position = json.loads(database.execute(query, [over.id]).fetchone()[0])
        position["coins"][0] += 1
        query = "update keyframes set position = ? where table_id = ? and gestures = 0"
        database.execute(query, [json.dumps(position).encode(), over.id])
    first, middle, end = (ana.get(f"{over}/replay", after=after, seat=0) for after in (0, 5, last))
    assert [each["shown"] for each in (first, middle, end)] == [0, 0, last]
    assert middle["view"] == first["view"]
    assert len(middle["events"]) > len(first["events"])
