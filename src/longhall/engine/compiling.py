"""What the compiler has to be told; where it is not installed these words do nothing."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(*attrs: str, **values: object) -> Callable[[Any], Any]:
        """The class as it is."""
        return lambda cls: cls
