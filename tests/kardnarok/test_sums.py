"""The total line by line, as views tell it."""

import pytest

from longhall.engine.rng import Stream, new_key
from tests.kardnarok.play import Kingdom, Table, at_count


def lines(table: Table) -> dict[str, list[int]]:
    return {row["line"]: row["forces"] for row in table.game.observation(None)["sums"]}


def test_strength_bonus_ritual_and_cube_stand_in_lines_of_their_own() -> None:
    attacker = Kingdom(army=("berserker.eihwaz", "huskarl.dagaz"), hero="ragnar", ritual="thor")
    defender = Kingdom(army=("champion.algiz", "seidkona.ingwaz"), hero="freydis", ritual="frey", cube=1)
    table = at_count(attacker, defender, seats=3)
    assert lines(table) == {"strength": [8, 6], "bonus": [3, 5], "ritual": [0, 3], "defence": [0, 2]}
    assert table.game.observation(None)["forces"] == [[[3, 1], [2, 0], [3, 2]], [[2, 2], [2, 0], [2, 3]]]


def test_what_a_permanent_rule_changes_is_a_line_too() -> None:
    attacker = Kingdom(army=("jarl.jera", "huskarl.dagaz"), hero="ragnar", ritual="frey")
    defender = Kingdom(army=("jotun", "jotun"), hero="egil", ritual="thor")
    table = at_count(attacker, defender, laws=["skoll_devours_sun", "jotuns_advance"])
    assert lines(table) == {"strength": [8, 10], "ritual": [3, 0], "law": [-1, 2]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lines_always_add_up_to_the_counter(seats: int) -> None:
    table = Table(seats, seed="sums")
    chance = Stream(new_key("sums", "answers"))
    counted = 0
    while table.game.outcome is None:
        view = table.game.observation(None)
        if "counter" in view:
            counted += 1
            totals = [sum(row["forces"][role] for row in view["sums"]) for role in (0, 1)]
            assert [max(0, total) for total in totals] == view["counter"]
            assert len(view["used"]) == len(view["uses"])
        ask = chance.pick([ask for ask in table.game.asks if ask.options])
        table.answer(ask.seat, chance.pick(ask.options).key)
    assert counted > 5
