"""How tests play an occupation from hand."""

from dataclasses import replace
from typing import Any

from tests.feast_for_odin.play import Player, Table, at_turn, occ

NOTHING = Player()


def play(table: Table, number: int) -> Table:
    """The first player plays an occupation on the space that plays two; it costs nothing and gives nothing else."""
    return table.answer(0, "space:c2_play_2_occupations", f"play:{occ(number)}")


def played(number: int, player: Player = NOTHING, *others: Player, **table: Any) -> Table:
    """It is the turn of the first player, who has just played this occupation."""
    owner = replace(player, hand=[number, *player.hand])
    return play(at_turn(owner, *others, **table), number)
