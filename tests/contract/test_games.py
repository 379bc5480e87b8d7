"""What a game tells and asks is what its page has types for."""

from collections.abc import Mapping
from typing import Any

import pytest

import longhall
from longhall.engine.events import event
from longhall.engine.registry import GameInfo, game_info
from longhall.engine.rng import Stream
from longhall.games import GAMES
from longhall.server import serializers
from tools import contract, game_contract

PLAYED = 3  # games by chance, each with other options


def fits(info: GameInfo, argument: str, value: Any) -> bool:
    """Is a value of the type that the page has for the argument?"""
    its = game_contract.declared(info)[argument]
    values = value if its.many else [value]
    if its.integer:
        return all(type(each) is int for each in values)
    words = info.things[its.kind] if game_contract.is_word(info, argument) else values
    return all(isinstance(each, str) and each in words for each in values)


def misfits(info: GameInfo, key: str, args: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    if set(args) != set(names):
        return [f"{key} has {sorted(args)} instead of {sorted(names)}"]
    return [f"{key}: {name} is {args[name]}" for name in names if not fits(info, name, args[name])]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("number", range(PLAYED))
def test_events_and_asks_are_of_their_types(game_id: str, number: int) -> None:
    info, chance = game_info(game_id), Stream(f"types {number}")
    seats, options = info.random_setup(chance)
    game = longhall.new(game_id, seats=seats, seed=number, options=options)
    asks, events = game_contract.asked(info), game_contract.all_events(info)
    wrong: list[str] = []
    while game.outcome is None:
        for each in game.asks:
            wrong += misfits(info, each.name, dict(each.about), asks[each.name])
        ask = next(each for each in game.asks if each.options)
        game.answer(ask.seat, chance.pick(ask.options))
    for observer in (None, *range(seats)):
        for told in game.events(0, observer):
            wrong += misfits(info, told["key"], told["args"], events[told["key"]])
    assert wrong == []


def test_a_game_has_its_events_asks_and_words_as_types() -> None:
    text = contract.files()[contract.TYPESCRIPT / "kardnarok.ts"]
    assert "  'army.warrior': { kingdom: number; warrior: Warrior }\n" in text
    assert "  'army.warrior.hidden': { kingdom: number }\n" in text
    assert "  help: { employer: number }\n" in text
    assert "  'trigger.may': {}\n" in text
    assert "export type Back = 'warrior' | 'norn'\n" in text


def test_a_new_event_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    info = game_info("kardnarok")
    before = contract.game_files(info)[contract.TYPESCRIPT / "kardnarok.ts"]
    monkeypatch.setitem(info.events, "yawned", event("kingdom"))
    after = contract.game_files(info)[contract.TYPESCRIPT / "kardnarok.ts"]
    assert "  yawned: { kingdom: number }\n" in after
    assert digest_in(before) != digest_in(after)


def test_a_changed_view_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    info = game_info("kardnarok")
    before = contract.game_files(info)[contract.TYPESCRIPT / "kardnarok.ts"]
    healthy = contract.view_contract.types_of
    monkeypatch.setattr(contract.view_contract, "types_of", lambda info: healthy(info).replace("wealth", "riches"))
    files = contract.game_files(info)
    assert "  riches: number\n" in files[contract.TYPESCRIPT / "kardnarok_view.ts"]
    assert digest_in(before) != digest_in(files[contract.TYPESCRIPT / "kardnarok.ts"])


def test_the_server_knows_the_digests_of_the_page() -> None:
    for game, digest in serializers.contracts().items():
        page = contract.TYPESCRIPT / f"{game}.ts"
        assert digest_in(page.read_text(encoding="utf-8")) == f"export const CONTRACT = '{digest}'"


def digest_in(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("export const CONTRACT"))
