"""Games in which the walker once found a fault: each is walked again."""

import pytest

import longhall
from longhall.engine.registry import Options
from longhall.walker import walk

DEALT = {"first_game": "no", "first_player": "0", "rage_cap": "track", "quest_bonus": "highest"}
FIRST = {"first_game": "yes", "first_player": "random", "rage_cap": "track", "quest_bonus": "sum"}


def kardnarok(mode: str, exchange: str) -> Options:
    return {"mode": mode, "hero_exchange": exchange}


FOUND = [
    ("kardnarok", 2, kardnarok("duel", "any"), "full/73"),  # which of two equal Norns was the bought one could be seen
    ("kardnarok", 2, kardnarok("duel", "any"), "full/181"),
    ("kardnarok", 2, kardnarok("story", "any"), "full/1095"),
    ("kardnarok", 2, kardnarok("duel", "any"), "full/1309"),
    ("kardnarok", 2, kardnarok("story", "any"), "full/1515"),
    ("kardnarok", 3, kardnarok("basic", "any"), "full/197"),  # the place of an exchanged Warrior was seen, not told
    ("kardnarok", 3, kardnarok("basic", "windows"), "full/844"),  # the order of face-down discards was told
    ("blood_rage", 3, DEALT, "fourth/1085"),  # a world was compared in which somebody was committed to no Quest
    ("blood_rage", 3, FIRST, "fifth/1960"),
]


@pytest.mark.parametrize(("game", "seats", "options", "seed"), FOUND, ids=[f"{each[0]}-{each[3]}" for each in FOUND])
def test_a_game_with_a_fault_of_old_is_clean(game: str, seats: int, options: Options, seed: str) -> None:
    walked = walk(longhall.game_info(game), seats, options, seed)
    assert walked.reason in ("wealth", "glory")
