"""What all tests share. On a compiled engine those are left out that use the toy game: it is plain Python, and a
compiled class takes no plain one as its heir."""

import signal

import pytest

from longhall.engine import driver

COMPILED = not str(driver.__file__).endswith(".py")
TOY = ["arena", "bots/test_play.py", "engine", "research/test_tensor.py", "server", "terminal", "toy", "walker"]

collect_ignore = TOY if COMPILED else []

# A job in the background of a shell ignores Ctrl-C, and so would the programs that the tests start and stop.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the browser: its tests are the longest, and wait now and then, when others can use the core."""
    items.sort(key=lambda item: "web" not in item.path.relative_to(item.config.rootpath).parts)
