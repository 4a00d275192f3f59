"""Where compiled modules differ from their source: what mypyc is told, and what it does not keep."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings: bool) -> Callable[[T], T]:
        """Tells mypyc something about a class; otherwise it means nothing."""
        return lambda kind: kind


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """The types of the fields of a dataclass, by name.

    Of `list[int]` mypyc keeps `list`; so they are read from the source that lies beside a compiled module.
    """
    hints: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        written = {"__module__": each.__module__, "__annotations__": _annotations(each)}
        hints |= get_type_hints(type(each.__name__, (), written))
    return hints


def is_compiled(module: str) -> bool:
    """Whether this module, which is imported, is an extension module."""
    return not (getattr(sys.modules[module], "__file__", None) or ".py").endswith(".py")


def _annotations(kind: type) -> dict[str, Any]:
    if not is_compiled(kind.__module__):
        return dict(vars(kind).get("__annotations__", {}))
    return _written(kind.__module__)[kind.__name__]


@cache
def _written(module: str) -> dict[str, dict[str, Any]]:
    """The annotations of all classes in the source of a module, by class and field."""
    compiled = Path(str(sys.modules[module].__file__))
    source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
    classes: dict[str, dict[str, Any]] = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            classes[node.name] = {ast.unparse(line.target): ast.unparse(line.annotation) for line in fields}
    return classes
