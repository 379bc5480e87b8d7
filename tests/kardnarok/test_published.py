"""What Kardnarök publishes: the table in words, of declared types."""

from typing import Any

import pytest

from longhall.engine.registry import game_info
from longhall.walker.conformance import conformance_of
from tests.kardnarok.play import (
    Kingdom,
    Table,
    at_announcement,
    at_count,
    at_precombat,
    hire,
    next_round,
    outsider,
    strong,
    weak,
)


def published(table: Table, seat: int | None = None) -> Any:
    """The view, of which every part is as declared."""
    info = game_info("kardnarok")
    assert info.publisher is not None
    view = table.game.view(seat)
    assert conformance_of(info, info.publisher).fault(view) == ""
    return view


def test_before_the_first_round_boards_are_chosen() -> None:
    view = published(Table(3))
    assert (view["phase"], view["turn"]["round"], view["combat"], view["scene"]) == ("boards", 0, None, None)
    assert view["who"] == [None, None, None]
    assert [player["kingdom"] for player in view["players"]] == [None, None, None]


def test_a_hand_is_known_to_its_player_alone() -> None:
    table = at_announcement(strong(hand=("loki", "jarl.jera")), weak(), seats=3)
    own, others = published(table, 0)["players"][0], published(table)["players"][0]
    assert sorted(own["hand"]) == ["jarl.jera", "loki"]
    assert all(card.startswith("?") for card in others["hand"])
    assert own["held"] == others["held"] == {"warriors": 1, "norns": 1}


def test_attack_turns_go_round_in_the_direction_of_the_round() -> None:
    table = next_round(Table(4, seed="order"))
    first = published(table)
    assert first["clockwise"] is True
    assert first["order"] == [(first["first"] + turn) % 4 for turn in range(4)]
    second = published(next_round(table))
    assert second["clockwise"] is False
    assert second["order"] == [(second["first"] - turn) % 4 for turn in range(4)]


def test_the_tally_is_there_once_the_armies_are_revealed() -> None:
    before = at_precombat(strong(), weak())
    assert published(before)["combat"]["tally"] is None
    assert published(before)["combat"]["attacker"]["bonuses"] is None
    attacker = Kingdom(army=("berserker.eihwaz", "huskarl.dagaz"), hero="ragnar", ritual="thor")
    defender = Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis", ritual="frey", cube=1)
    combat = published(at_count(attacker, defender, seats=3))["combat"]
    sums = {row["line"]: (row["forces"]["attacker"], row["forces"]["defender"]) for row in combat["tally"]["sums"]}
    assert sums == {"strength": (8, 6), "bonus": (3, 5), "ritual": (0, 3), "defence": (0, 2)}
    assert combat["tally"]["totals"] == {"attacker": 11, "defender": 16}
    assert (combat["tally"]["leader"], combat["tally"]["trailer"]) == (1, 0)
    assert combat["attacker"]["bonuses"] == {"army": [1, 0], "hero": 2}
    assert (combat["attacker"]["ritual"], combat["defender"]["ritual"]) == ("thor", "frey")


def test_a_norn_is_told_with_what_it_changes() -> None:
    table = at_count(weak(hand=("fenrir",)), strong())
    table.answer(0, "norn:fenrir.bite")
    while table.game.asks[0].name == "norn.answer":
        table.answer(table.game.asks[0].seat, "pass")
    norn = published(table)["combat"]["norns"][0]
    assert (norn["way"], norn["seat"], norn["role"], norn["state"]) == ("fenrir.bite", 0, "attacker", "in_effect")
    forces = table.game.observation(None)["shifts"]
    for role, name in enumerate(("attacker", "defender")):
        assert norn["forces"][name] == sum(amount for _, of, amount in forces if of == role)
    assert any(norn["forces"].values())


def test_a_mercenary_is_told_with_its_price() -> None:
    table = hire(at_count(weak(), strong(), outsider("loki"), outsider()), 0, 2, bronze=2)
    combat = published(table)["combat"]
    assert combat["attacker"]["contract"] == {"mercenary": 2, "help": "helps", "price": 2}
    assert combat["defender"]["contract"] is None


def test_while_armies_are_assembled_those_who_still_choose_are_named() -> None:
    table = Table(3, seed="muster")
    while not any(ask.name == "army.warrior" for ask in table.game.asks):
        ask = table.game.asks[0]
        table.answer(ask.seat, ask.options[0].key)
    seats = [ask.seat for ask in table.game.asks]
    assert published(table)["scene"] == {"scene": "muster", "seats": seats}
    ready = seats[0]
    while any(ask.seat == ready for ask in table.game.asks):
        table.answer(ready, next(ask for ask in table.game.asks if ask.seat == ready).options[0].key)
    assert published(table)["scene"]["seats"] == seats[1:]
    assert published(table)["players"][ready]["army"] == []
    assert published(table, ready)["sealed"]
    assert published(table, seats[1])["sealed"] == []


def test_what_is_counted_is_counted_once_for_all_observers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_count(strong(), weak())
    publisher = table.game.info.publisher
    assert publisher is not None
    counted = []
    healthy = publisher.count
    monkeypatch.setattr(publisher, "count", lambda g: counted.append(g) or healthy(g))
    for seat in (0, 1, None):
        table.game.view(seat)
    assert len(counted) == 1
    table.answer(table.game.asks[0].seat, table.game.asks[0].options[0].key)
    table.game.view(0)
    assert len(counted) == 2
