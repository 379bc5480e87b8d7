"""What all tests share: on a compiled engine those are left out that use the toy game. It is plain Python, and a
compiled class takes no plain one as its heir."""

from longhall.engine import driver

COMPILED = not str(driver.__file__).endswith(".py")
TOY = ["arena", "bots/test_play.py", "engine", "terminal", "toy", "walker"]

collect_ignore = TOY if COMPILED else []
