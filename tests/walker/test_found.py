"""Games in which the walker once found a fault: each is walked again."""

import pytest

import longhall
from longhall.walker import walk

FOUND = [
    (2, "duel", "any", "full/73"),  # which of two equal Norns was the bought one could be seen
    (2, "duel", "any", "full/181"),
    (2, "story", "any", "full/1095"),
    (2, "duel", "any", "full/1309"),
    (2, "story", "any", "full/1515"),
    (3, "basic", "any", "full/197"),  # the place of an exchanged Warrior was seen and not told
    (3, "basic", "windows", "full/844"),  # the order of face-down discards was told
]


@pytest.mark.parametrize(("seats", "mode", "exchange", "seed"), FOUND, ids=lambda value: str(value))
def test_a_game_with_a_fault_of_old_is_clean(seats: int, mode: str, exchange: str, seed: str) -> None:
    info = longhall.game_info("kardnarok")
    walked = walk(info, seats, {"mode": mode, "hero_exchange": exchange}, seed)
    assert walked.reason == "wealth"
