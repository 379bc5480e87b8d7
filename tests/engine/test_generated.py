"""What follows from what games declare is generated, checked in, and up to date."""

from importlib import import_module
from pathlib import Path

import pytest

from longhall.games import GAMES
from tools import generate


@pytest.mark.parametrize("package", ["tests.toy", *(f"longhall.games.{game}" for game in GAMES)])
@pytest.mark.parametrize("name", generate.WRITERS)
def test_it_is_up_to_date(package: str, name: str) -> None:
    folder = Path(str(import_module(package).__file__)).parent / "generated"
    assert (folder / f"{name}.py").read_text() == generate.formatted(generate.WRITERS[name](package))
