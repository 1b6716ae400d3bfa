"""Templates of entries, `onnx:` and `dispatched:`, as ``operators.json`` has them: trees, and their computation.

A tree is a list whose first item says what it is: a constant, the name of an argument, a node, a call of a function, a
choice, and so on. What a node is, and which functions there are, subclasses say.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

_SIGNS: dict[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "%": operator.mod, "==": operator.eq,
    "!=": operator.ne, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
    "is": operator.is_, "is not": operator.is_not,
}  # fmt: skip


class TemplateReader:
    """Computes trees with the arguments of a call; a function `f` of the language is the method ``call_f``."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        self.arguments = arguments

    def value(self, tree: list[Any]) -> Any:
        """What a tree gives."""
        kind, *parts = tree
        return getattr(self, f"_{kind}")(*parts)

    def _constant(self, value: Any) -> Any:
        return value

    def _name(self, name: str) -> Any:
        return self.arguments[name]

    def _call(self, name: str, parts: list[Any]) -> Any:
        return getattr(self, f"call_{name}")(*self._list(parts))

    def _list(self, parts: list[Any]) -> list[Any]:
        items: list[Any] = []
        for part in parts:
            if part[0] == "star":
                items += self.value(part[1])
            else:
                items.append(self.value(part))
        return items

    def _for(self, name: str, items: Any, body: Any) -> list[Any]:
        results, outer = [], self.arguments
        try:
            for item in self.value(items):
                self.arguments = {**outer, name: item}
                results.append(self.value(body))
        finally:
            self.arguments = outer
        return results

    def _if(self, test: Any, body: Any, alternative: Any) -> Any:
        return self.value(body if self.value(test) else alternative)

    def _binary(self, sign: str, left: Any, right: Any) -> Any:
        first = self.value(left)
        if sign in {"and", "or"}:
            return self.value(right) if bool(first) == (sign == "and") else first
        return _SIGNS[sign](first, self.value(right))

    def _unary(self, sign: str, operand: Any) -> Any:
        value = self.value(operand)
        return not value if sign == "not" else -value

    def _part(self, items: Any, start: Any, stop: Any) -> Any:
        bounds = [None if part is None else self.value(part) for part in (start, stop)]
        return self.value(items)[slice(*bounds)]

    def _index(self, items: Any, index: Any) -> Any:
        return self.value(items)[self.value(index)]
