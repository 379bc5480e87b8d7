"""Engine and games need the standard library alone."""

import subprocess
import sys

SCRIPT = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top != "longhall":
            raise ImportError(f"{name} is not of the standard library")

sys.meta_path.insert(0, Refuse())
import longhall
from longhall.engine import content, triggers
for id in longhall.game_ids():
    info = longhall.game_info(id)
    seats, options = next(info.setups())
    game = longhall.new(id, seats, 1, options)
    for _ in range(20):
        ask = next(ask for ask in game.asks if ask.options)
        game.answer(ask.seat, ask.options[0])
    longhall.load(game.save())
print("played", len(longhall.game_ids()))
"""


def test_engine_and_games_play_without_any_package() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played")


def test_the_hook_of_that_test_bites() -> None:
    script = SCRIPT.replace("import longhall\n", "import pytest\n", 1)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "pytest is not of the standard library" in done.stderr
