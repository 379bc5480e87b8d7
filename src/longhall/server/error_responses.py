"""What went wrong, said in the caller's language."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from longhall.engine.errors import LonghallError
from longhall.server.errors import status_of
from longhall.server.litestar_types import AnyConnection, AnyRequest
from longhall.server.schema.play import Problem
from longhall.words import LANGUAGES, t
from longhall.words.speaker import complaint

log = logging.getLogger(__name__)


def language_of(connection: AnyConnection) -> str:
    """The first language of Accept-Language that we speak, else English."""
    return spoken(connection.headers.get("accept-language", ""))


def spoken(accepted: str) -> str:
    """`pt-BR,pt;q=0.9,en;q=0.8` is pt."""
    wishes = []
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        wishes.append((-_weight(weight), name.strip().lower().partition("-")[0]))
    known = [name for weight, name in sorted(wishes, key=lambda wish: wish[0]) if name in LANGUAGES and weight < 0]
    return known[0] if known else "en"


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    try:
        return float(number) if name == "q" else 1.0
    except ValueError:
        return 0.0


def problem_of(error: LonghallError, lang: str) -> Problem:
    """What a refusal says to whom it is told: nothing that only other eyes may see."""
    key, said = error.told()
    words = {name: value if isinstance(value, int | str | list) else str(value) for name, value in said.items()}
    return Problem(key, words, complaint(error, lang))


def _of_ours(request: AnyRequest, error: LonghallError) -> Response[Problem]:
    return Response(problem_of(error, language_of(request)), status_code=status_of(error))


def of_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: bad input, a missing token, too many requests."""
    lang = language_of(request)
    words: dict[str, object] = {"detail": error.detail}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        words["detail"] = "; ".join(str(each.get("message", "")) for each in error.extra if isinstance(each, dict))
    key = HTTP_KEYS.get(error.status_code, "error.http")
    sentence = t(key, lang, **words)
    return Response(Problem(key, words, sentence), status_code=error.status_code, headers=error.headers)


def _of_depth(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body so deep that nobody reads to its end."""
    return of_http(request, HTTPException(status_code=400, detail="too deep"))


def _of_text(request: AnyRequest, error: UnicodeError) -> Response[Problem]:
    """Bytes that are no text, or text that cannot be written as bytes."""
    return of_http(request, HTTPException(status_code=400, detail="not UTF-8"))


def _of_storage(request: AnyRequest, error: Exception) -> Response[Problem]:
    """The disk is full, the database is locked or cannot be reached: nothing was written, and it may work soon."""
    if isinstance(error, OURS):
        return _of_nobody(request, error)
    reason = getattr(error, "orig", None) or error
    log.error("%s %s: the database does not answer: %s", request.method, request.url.path, reason)
    return Response(storage_problem(language_of(request)), status_code=503, headers={"retry-after": "5"})


def storage_problem(lang: str) -> Problem:
    return Problem("error.storage", {}, t("error.storage", lang))


def _of_nobody(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: it is logged, and nothing of it is told."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem("error.fault", {}, t("error.fault", language_of(request))), status_code=500)


STORAGE = (DBAPIError, PoolTimeout, OSError)  # an OSError: PostgreSQL is away
OURS = (IntegrityError, ProgrammingError, DataError)  # of the database, and yet a fault of ours
HTTP_KEYS = {400: "error.http.input", 403: "error.http.csrf", 404: "error.http.none", 429: "error.http.many"}
HANDLERS: ExceptionHandlersMap = {
    LonghallError: _of_ours,
    HTTPException: of_http,
    RecursionError: _of_depth,
    UnicodeError: _of_text,
    **dict.fromkeys(STORAGE, _of_storage),
    Exception: _of_nobody,
}
