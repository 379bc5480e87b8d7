"""The defence cube: a kingdom that was attacked defends better the next time (Basic 18, 19)."""

import pytest

from tests.kardnarok.play import Kingdom, Table, at_count, at_turn, fight, strong, weak


def cubes(table: Table) -> list[int]:
    """The step that each kingdom's cube has reached, as everybody sees it."""
    steps: list[int] = table.game.observation(None)["cubes"]
    return steps


@pytest.mark.rule("KR-DEFENCE-01")
@pytest.mark.parametrize("kingdoms", [(strong(), weak()), (weak(), strong())], ids=["loser", "winner"])
def test_the_defender_moves_its_cube_one_step_whether_it_wins_or_loses(kingdoms: tuple[Kingdom, Kingdom]) -> None:
    table = at_count(*kingdoms, Kingdom()).until("army.warrior")
    assert cubes(table) == [0, 1, 0]


@pytest.mark.rule("KR-DEFENCE-01", "KR-DEFENCE-02", "KR-DEFENCE-03")
@pytest.mark.example("KR-EX-25")
def test_three_defences_count_0_2_and_3_and_an_attack_after_them_nothing() -> None:
    table = Table(4)
    defences = []
    for attacker in (0, 1, 2):
        table.until("announce", attacker)
        table.lay(Kingdom(), Kingdom(army=()), Kingdom(army=()), weak(cube=cubes(table)[3]))
        defences.append(fight(table, attacker, 3).counter[1] - 4)
        table.end_combat()
    assert defences == [0, 2, 3]
    table.until("announce", 3)
    assert cubes(table) == [0, 0, 0, 2]
    table.lay(Kingdom(), Kingdom(army=()), Kingdom(army=()), weak(cube=cubes(table)[3]))
    assert fight(table, 3, 0).counter[0] == 4


@pytest.mark.rule("KR-DEFENCE-02")
@pytest.mark.parametrize(("cube", "bonus"), [(0, 0), (1, 2), (2, 3)])
def test_the_step_reached_before_the_combat_is_added_when_defending(cube: int, bonus: int) -> None:
    assert at_count(strong(), weak(cube=cube), Kingdom()).counter == [10, 4 + bonus]


@pytest.mark.rule("KR-DEFENCE-03")
def test_the_attackers_own_cube_gives_it_nothing_and_does_not_move() -> None:
    table = at_count(weak(cube=2), strong(), Kingdom())
    assert table.counter == [4, 10]
    table.until("army.warrior")
    assert cubes(table) == [2, 1, 0]


@pytest.mark.rule("KR-DEFENCE-04")
def test_after_a_third_defence_the_cube_stays_on_the_last_step() -> None:
    table = at_count(Kingdom(), weak(cube=2), Kingdom(army=())).until("army.warrior")
    assert cubes(table) == [0, 2, 0]


@pytest.mark.rule("KR-DEFENCE-04")
def test_at_the_end_of_the_round_every_cube_returns_to_0() -> None:
    table = at_turn(2, weak(cube=1), Kingdom(cube=2), Kingdom(army=()))
    fight(table, 2, 0).until("refill.split")
    assert cubes(table) == [1, 2, 0]
    while table.game.observation(None)["round"] == 1:
        table.default()
    assert cubes(table) == [0, 0, 0]
