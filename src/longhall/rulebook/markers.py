"""The markers of tests, read from their source: `@pytest.mark.rule("KR-GEN-01")`, `example(...)` and `card(...)`.

They are found on test functions, on classes, in `pytestmark`, and on `pytest.param(..., marks=...)`; names of
constants of the same file are looked up. Nothing is imported or run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from longhall.engine.errors import BadContent

MARKERS = ("rule", "example", "card")


@dataclass
class Marks:
    """The ids that markers carry, by marker, and the lines of markers whose ids cannot be read."""

    ids: dict[str, list[str]] = field(default_factory=lambda: {marker: [] for marker in MARKERS})
    unreadable: list[int] = field(default_factory=list)

    def __add__(self, other: Marks) -> Marks:
        ids = {marker: list(dict.fromkeys(self.ids[marker] + other.ids[marker])) for marker in MARKERS}
        return Marks(ids, self.unreadable + other.unreadable)

    @property
    def empty(self) -> bool:
        return not self.unreadable and not any(self.ids.values())


@dataclass
class MarkedTest:
    """A test, or one set of its parameters that has marks of its own."""

    name: str  # tests/test_x.py::test_y
    path: Path
    marks: Marks


def marked_tests(path: Path, name: str) -> list[MarkedTest]:
    """The tests of a file that carry markers; `name` is how the file is called."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError) as error:
        raise BadContent("error.content", file=name, row="-", reason=str(error)) from error
    reader = _Reader(_constants(tree.body))
    found = reader.tests(tree.body, name, reader.marks(reader.constants.get("pytestmark")))
    return [MarkedTest(test, path, marks) for test, marks in found if not marks.empty]


def _constants(body: list[ast.stmt]) -> dict[str, ast.expr]:
    found: dict[str, ast.expr] = {}
    for statement in body:
        if isinstance(statement, ast.Assign):
            found.update({target.id: statement.value for target in statement.targets if isinstance(target, ast.Name)})
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
            found[statement.target.id] = statement.value
    return found


class _Reader:
    """Reads one file, whose constants it knows."""

    def __init__(self, constants: dict[str, ast.expr]) -> None:
        self.constants = constants

    def tests(self, body: list[ast.stmt], name: str, outer: Marks) -> Iterator[tuple[str, Marks]]:
        for statement in body:
            if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
                own = _constants(statement.body).get("pytestmark")
                marks = sum((self.marks(each) for each in statement.decorator_list), outer + self.marks(own))
                yield from self.tests(statement.body, f"{name}::{statement.name}", marks)
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
                yield from self._test(statement, f"{name}::{statement.name}", outer)

    def _test(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, name: str, outer: Marks
    ) -> Iterator[tuple[str, Marks]]:
        marks = sum((self.marks(each) for each in function.decorator_list), outer)
        yield name, marks
        parameters = [param for each in function.decorator_list for param in self._parameters(each)]
        for number, param in enumerate(parameters):
            own = sum((self.marks(keyword.value) for keyword in param.keywords if keyword.arg == "marks"), Marks())
            if not own.empty:
                yield f"{name}[{number}]", marks + own

    def marks(self, node: ast.expr | None) -> Marks:
        """The markers of a decorator, a list of them, or a constant that stands for them."""
        node = self._resolved(node)
        if isinstance(node, ast.List | ast.Tuple):
            return sum((self.marks(each) for each in node.elts), Marks())
        marks = Marks()
        if isinstance(node, ast.Call):
            marker = self._resolved(node.func)
            if isinstance(marker, ast.Attribute) and marker.attr in MARKERS and _is_mark(marker.value):
                ids = [id for argument in node.args for id in self._ids(argument)]
                marks.ids[marker.attr] = [id for id in ids if id is not None]
                marks.unreadable = [node.lineno] if None in ids or not ids else []
        return marks

    def _parameters(self, decorator: ast.expr) -> Iterator[ast.Call]:
        """The `pytest.param(...)` of a `parametrize`."""
        if isinstance(decorator, ast.Call) and _called(decorator) == "parametrize":
            values = [*decorator.args[1:2], *(each.value for each in decorator.keywords if each.arg == "argvalues")]
            for value in values:
                yield from self._params_in(value)

    def _params_in(self, node: ast.expr) -> Iterator[ast.Call]:
        for part in ast.walk(self._resolved(node) or node):
            if isinstance(part, ast.Call) and _called(part) == "param":
                yield part
            elif isinstance(part, ast.Starred | ast.BinOp):
                for name in ast.walk(part):
                    if isinstance(name, ast.Name) and name.id in self.constants:
                        yield from self._params_in(name)

    def _ids(self, argument: ast.expr) -> list[str | None]:
        """The strings of an argument; None for what cannot be read."""
        node = self._resolved(argument.value if isinstance(argument, ast.Starred) else argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return [node.value]
        if isinstance(node, ast.List | ast.Tuple):
            return [id for each in node.elts for id in self._ids(each)]
        return [None]

    def _resolved(self, node: ast.expr | None) -> ast.expr | None:
        seen: set[str] = set()
        while isinstance(node, ast.Name) and node.id in self.constants and node.id not in seen:
            seen.add(node.id)
            node = self.constants[node.id]
        return node


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_mark(node: ast.expr) -> bool:
    """Is it `pytest.mark`, or `mark` alone?"""
    return (node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")) == "mark"
