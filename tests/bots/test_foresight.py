"""In a game with foresight a jarl thinks replies through: those of everybody, as each of them would see it."""

import pytest

from longhall.bots import SeatHandle
from longhall.bots.jarl import PROMISING, WIDE, Jarl
from longhall.engine.options import Ask
from longhall.engine.rng import Stream
from tests.blood_rage.play import Clan, Table, at_turn


def middle() -> Table:
    """Two clans with much to do."""
    wolf = Clan(at={"gimle": ["leader", "warrior"]}, hand=["a1-tyrs-bash", "a1-troll"])
    return at_turn(wolf, Clan(at={"horgr": ["leader", "warrior"]}, hand=["a1-tyrs-smash"]))


def jarl_of(table: Table, playouts: int = 30) -> Jarl:
    return Jarl(SeatHandle(table.game, 0), Stream("jarl"), playouts)


def ask_of(table: Table) -> Ask:
    ask = table.game.ask_of(0)
    assert ask is not None
    return ask


def test_so_many_replies_are_thought_through_by_all_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    table = middle()
    jarl, asked = jarl_of(table), []
    reply = Jarl.reply

    def count(self: Jarl, world: object, ask: Ask, key: str) -> object:
        asked.append((ask.seat, ask.name))
        return reply(self, world, ask, key)

    monkeypatch.setattr(Jarl, "reply", count)
    world, key = jarl.world()
    jarl.play_out(world, next(option for option in ask_of(table).options if option.verb == "invade"), key)
    assert len(asked) == jarl.foresight
    assert {seat for seat, _ in asked} == {0, 1}


def test_a_reply_is_what_looks_best_to_the_one_who_gives_it() -> None:
    table = middle()
    jarl = jarl_of(table)
    world, key = jarl.world()
    ask = ask_of(table)
    best = max(
        jarl.settled(jarl.handle.simulate(world, 0, option), 0, len(world.stack), Stream(key), 1)[0]
        for option in ask.options
    )
    assert jarl.judge(jarl.reply(world, ask, key), 0) >= best


def test_what_does_not_look_promising_is_not_preferred() -> None:
    table = middle()
    jarl = jarl_of(table)
    options = ask_of(table).options
    assert len(options) > PROMISING
    values = jarl.weigh(ask_of(table), list(options))
    assert set(values) == {option.key for option in options}
    seen = jarl_of(table)
    looks = seen.one_ply(list(options), 2)  # the same chance, so the same first sight
    promising = sorted(looks, key=lambda each: -looks[each])[:PROMISING]
    assert max(values, key=lambda each: values[each]) in promising


def test_a_choice_in_secret_is_looked_at_in_many_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    table = middle().answer(0, "pillage:gimle")
    worlds = []
    monkeypatch.setattr(Jarl, "one_ply", lambda self, options, many: worlds.append(many) or {})
    ask = Ask(0, "battle.card", ask_of(middle()).options, sealed=True)
    jarl_of(table).weigh(ask, list(ask.options))
    assert worlds == [WIDE]
