"""Rows of tables of occupations."""

from typing import Any

import pytest

from tests.feast_for_odin.play import occ


def row(number: int, *values: Any) -> Any:
    """A row of a table of cards, with its card's mark."""
    return pytest.param(number, *values, marks=pytest.mark.card(occ(number)))
