"""What the server refuses, and with which status of HTTP."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from longhall.engine.errors import CannotUndo, IllegalAnswer, LonghallError

T = TypeVar("T")
log = logging.getLogger(__name__)


class NotThere(LonghallError):
    """There is no such table or seat."""


class NotYours(LonghallError):
    """Only somebody else may do that."""


class NotNow(LonghallError):
    """It cannot be done as things are."""


class BadInput(LonghallError):
    """A request that no page and no program of ours would make."""


class Frozen(LonghallError):
    """A table that cannot be loaded by the present rules, or that the host has closed."""


@contextmanager
def told_to(seat: int) -> Iterator[None]:
    """Let a seat that has shown its cookie read the whole of what it is refused."""
    try:
        yield
    except LonghallError as error:
        error.observer = seat
        raise


def loading(table_id: str, work: Callable[..., T], *args: Any) -> T:
    """Load or replay a part of a table. Whatever fails names seats, options and cards: it is logged here, and all that
    leaves is one key without words."""
    try:
        return work(*args)
    except Frozen:
        raise
    except Exception as error:
        log.exception("table %s does not fit the rules any more", table_id)
        raise Frozen("error.table.frozen") from error


STATUS: dict[type[LonghallError], int] = {
    NotThere: 404,
    NotYours: 403,
    NotNow: 409,
    Frozen: 409,
    IllegalAnswer: 409,
    CannotUndo: 409,
    LonghallError: 400,
}


def status_of(error: LonghallError) -> int:
    return next(status for kind, status in STATUS.items() if isinstance(error, kind))
