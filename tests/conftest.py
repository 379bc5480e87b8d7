"""What all tests share. On a compiled engine those are left out that use the toy game: it is plain Python, and a
compiled class takes no plain one as its heir."""

import signal
from collections import Counter
from collections.abc import Sequence

import pytest

from longhall.engine import driver

COMPILED = not str(driver.__file__).endswith(".py")
TOY = ["arena", "bots/test_play.py", "engine", "research/test_tensor.py", "server", "terminal", "toy", "walker"]

GENERATED = ["contract"]  # what is generated from types that compiled modules do not keep

collect_ignore = [*TOY, *GENERATED] if COMPILED else []

# A job in the background of a shell ignores Ctrl-C, and so would the programs that the tests start and stop.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_node_collection_finished(node: object, ids: Sequence[str]) -> None:
    """Stop if tests share an id: pytest-xdist would run one of them and say nothing of the others."""
    shared = [f"{id} ({tests})" for id, tests in Counter(ids).items() if tests > 1]
    if shared:
        pytest.exit(f"Several tests have the same id, and all but one of them would not run: {', '.join(shared)}", 1)
