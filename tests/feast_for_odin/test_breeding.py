"""Breeding (Phase 8)."""

import pytest

from tests.feast_for_odin.play import Player, at_turn

KINDS = ("sheep", "cattle")


def bred(kind: str, barren: int, pregnant: int) -> tuple[int, int]:
    has = {kind: barren, f"{kind}_pregnant": pregnant}
    table = at_turn(Player(has=has), round=2).until_phase("feast")
    return table.has(0, kind), table.has(0, f"{kind}_pregnant")


@pytest.mark.rule("FO-BREED-01", "FO-BREED-03")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("barren", "pregnant", "found"), [(0, 1, 2), (1, 1, 3), (3, 2, 7), (0, 3, 6)])
def test_every_pregnant_animal_gives_birth(kind: str, barren: int, pregnant: int, found: int) -> None:
    assert bred(kind, barren, pregnant) == (found, 0)


@pytest.mark.rule("FO-BREED-02")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("barren", "found"), [(0, (0, 0)), (1, (1, 0)), (2, (1, 1)), (5, (4, 1))])
def test_of_two_or_more_one_becomes_pregnant(kind: str, barren: int, found: tuple[int, int]) -> None:
    assert bred(kind, barren, 0) == found


@pytest.mark.rule("FO-BREED-03")
def test_animals_breed_every_second_round() -> None:
    table = at_turn(Player(has={"sheep": 2}))
    found = [(table.end_round().has(0, "sheep"), table.has(0, "sheep_pregnant")) for _ in range(4)]
    assert found == [(1, 1), (3, 0), (2, 1), (4, 0)]


@pytest.mark.rule("FO-BREED-01")
def test_sheep_and_cattle_breed_apart() -> None:
    table = at_turn(Player(has={"sheep": 1, "cattle": 1, "sheep_pregnant": 1}), Player(has={"cattle": 2}))
    table.until_phase("feast")
    assert (table.has(0, "sheep"), table.has(0, "cattle"), table.has(0, "cattle_pregnant")) == (3, 1, 0)
    assert (table.has(1, "cattle"), table.has(1, "cattle_pregnant")) == (1, 1)


@pytest.mark.rule("FO-BREED-04")
def test_the_stables_have_no_limit() -> None:
    assert bred("sheep", 0, 20) == (40, 0)
