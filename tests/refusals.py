"""What a refusal must say, for `pytest.raises(BadSetup, check=saying("error.seats"))`."""

from collections.abc import Callable

from longhall.engine.errors import LonghallError


def saying(key: str, **words: object) -> Callable[[LonghallError], bool]:
    """Is it this message, with at least these arguments?"""
    return lambda error: error.key == key and all(str(error.words[name]) == str(words[name]) for name in words)
