"""Writes how the states and frames of a package are copied, from their constructors, as source."""

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin

from longhall.engine.state import HEAP, HEAPS, HIDDEN, MINE, OWNER, PILE, PILES, PUBLIC, State, all_of
from longhall.engine.triggers import Triggers

SHARED = {Triggers}  # frames that lie in the engine
WIDTH = 120  # of a line
MANY = 16  # shared fields
SEES = {  # who may see a field, as source
    HIDDEN: "HIDDEN",
    PUBLIC: "PUBLIC",
    OWNER: "OWNER",
    HEAP: "HEAP",
    PILE: "PILE",
    HEAPS: "HEAPS",
    PILES: "PILES",
    MINE: "MINE",
}
FLAT = ("int", "str", "bool", "bytes")
TUPLE = rf"tuple\[(?:{'|'.join(FLAT)})(?:, \.\.\.|(?:, \w+)+)\]"  # of any length, or of a fixed one
SHARED_VALUE = re.compile(rf"{'|'.join(FLAT)}|{TUPLE}|tuple\[{TUPLE}, \.\.\.\]")


def classes_of(package: str) -> list[type]:
    """Every state and frame that the package defines, by module and place, and the engine's frames that it uses."""
    root = importlib.import_module(package)
    inside = (module.name for module in pkgutil.walk_packages(root.__path__, package + "."))
    names = [package, *(name for name in inside if not name.endswith((".generated.copies", ".generated.seen")))]
    found: set[type] = set()
    for name in names:
        for cls in vars(importlib.import_module(name)).values():
            if isinstance(cls, type) and issubclass(cls, State) and (cls.__module__ == name or cls in SHARED):
                found.add(cls)
    return sorted(found, key=lambda cls: (cls.__module__, inspect.getsourcelines(cls)[1]))


def fields_of(cls: type) -> dict[str, tuple[int, str]]:
    """The fields that the constructors set, base first, with who sees them and their types; those that are `Unsaved`
    are not state."""
    fields: dict[str, tuple[int, str]] = {}
    for base in reversed(cls.__mro__):
        if "__init__" not in vars(base) or not issubclass(base, State):
            continue
        source = inspect.getsource(base.__init__)
        tree = ast.parse(source if not source[0].isspace() else "class _:\n" + source)
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and any(isinstance(target, ast.Attribute) for target in node.targets):
                raise SystemExit(f"{cls.__name__}: {ast.unparse(node)} needs a type, so that it can be copied")
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                name, said = node.target.attr, ast.unparse(node.annotation)
                if not said.startswith("Unsaved["):
                    sees, kind = declared(eval(said, vars(sys.modules[base.__module__])))
                    if not how(kind):
                        raise SystemExit(f"{cls.__name__}.{name}: {said} is not a value that a state may hold")
                    fields[name] = sees, kind
    return fields


def declared(said: Any) -> tuple[int, str]:
    """Who sees a field, and its type without the names that were given to it."""
    if get_origin(said) is Annotated:
        kind, sees = get_args(said)
        return sees, spelt(kind)
    return HIDDEN, spelt(said)


def spelt(kind: Any) -> str:
    if kind is Ellipsis:
        return "..."
    inside = get_args(kind)
    name: str = getattr(kind, "__name__", str(kind))
    return f"{name}[{', '.join(map(spelt, inside))}]" if inside else name


def how(kind: str) -> str:
    """The value of a field of this type in the copy; empty if no state may hold it."""
    if SHARED_VALUE.fullmatch(kind):
        return "old.{field}"
    inside = kind.removeprefix("list[").removesuffix("]")
    if SHARED_VALUE.fullmatch(inside):
        return "old.{field}.copy()"
    if inside.removeprefix("list[").removesuffix("]") in FLAT:
        return "[row.copy() for row in old.{field}] if old.{field} else []"
    return ""


def body(cls: type) -> list[str]:
    """How the fields get into the copy. Where there are many, plain Python takes all at once, which is several times
    faster, and then those again that the copy must have for itself."""
    replaced = all_of(cls, "REPLACED")
    lines = {
        field: f"    new.{field} = {how('int' if field in replaced else kind).format(field=field)}"
        for field, (_, kind) in fields_of(cls).items()
    }
    shared = [line for field, line in lines.items() if line.endswith(f"= old.{field}")]
    if len(shared) < MANY:
        return list(lines.values())
    own = [line for line in lines.values() if line not in shared]
    together = ["    if PLAIN:", "        new.__dict__.update(old.__dict__)", "    else:"]
    return [*together, *(f"    {line}" for line in shared), *own]


def snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


def imports(module: str, names: list[str]) -> str:
    """An import as the formatter would write it."""
    line = f"from {module} import {', '.join(names)}"
    return line if len(line) <= WIDTH else "\n".join([f"from {module} import (", *(f"    {n}," for n in names), ")"])


def write(package: str) -> str:
    """The source of the package's `generated/copies.py`."""
    found = classes_of(package)
    classes = [cls for cls in found if not any(issubclass(other, cls) for other in found if other is not cls)]
    modules: dict[str, list[str]] = {}
    for cls in classes:
        modules.setdefault(cls.__module__, []).append(cls.__name__)
    lines = [
        f'"""Generated by tools/generate.py {package}; do not edit."""',
        "",
        "from collections.abc import Callable",
    ]
    lines += ["from typing import Any", ""]
    words = {SEES[sees] for cls in classes for sees, _ in fields_of(cls).values()}
    if any("    if PLAIN:" in body(cls) for cls in classes):
        words.add("PLAIN")
    modules["longhall.engine.state"] = list(words)
    lines += [imports(module, sorted(names)) for module, names in sorted(modules.items())]
    for cls in classes:
        lines += ["", "", f"def copy_{snake(cls.__name__)}(old: {cls.__name__}) -> {cls.__name__}:"]
        lines += [f"    new = {cls.__name__}.__new__({cls.__name__})"]
        lines += body(cls)
        lines += ["    return new"]
    lines += ["", "", "COPIES: dict[type, tuple[Callable[[Any], Any], dict[str, tuple[int, str]]]] = {"]
    for cls in classes:
        lines += [f"    {cls.__name__}: (", f"        copy_{snake(cls.__name__)},", "        {"]
        lines += [f'            "{field}": ({SEES[sees]}, "{kind}"),' for field, (sees, kind) in fields_of(cls).items()]
        lines += ["        },", "    ),"]
    return "\n".join([*lines, "}", ""])


def without_copies(package: str) -> None:
    """Let the package be imported where that file is missing or out of date."""
    empty = ModuleType(f"{package}.generated.copies")
    empty.__dict__["COPIES"] = {}
    sys.modules[empty.__name__] = empty
