"""What all tests share. On a compiled engine those are left out that use the toy game: it is plain Python, and a
compiled class takes no plain one as its heir."""

import signal

from longhall.engine import driver

COMPILED = not str(driver.__file__).endswith(".py")
TOY = ["arena", "bots/test_play.py", "engine", "research/test_tensor.py", "server", "terminal", "toy", "walker"]

collect_ignore = TOY if COMPILED else []

# A job in the background of a shell ignores Ctrl-C, and so would the programs that the tests start and stop.
signal.signal(signal.SIGINT, signal.default_int_handler)
