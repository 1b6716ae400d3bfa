"""One argument as programs also give it: a number that is a tensor without dimensions or NumPy's, a tuple, a bool."""

from __future__ import annotations

import random
from typing import Any

from codegen.reading.entries import Entry

from .arguments import Source
from .tensors import FLOATING, INTEGRAL

Given = dict[str, Any]
_OF_NUMPY = {bool: ("bool_",), int: ("int64", "int32", "uint8", "float64"), float: ("float64", "float32"),
             complex: ("complex128", "complex64")}  # fmt: skip
_OF_TENSORS = {
    bool: ("bool", "int64"), int: ("int64", *INTEGRAL, "float32", "bool"), float: ("float64", *FLOATING, "int64"),
    complex: ("complex128", "complex64"),
}  # fmt: skip


def retype(entry: Entry, arguments: Given, rng: random.Random) -> Given:
    """The arguments with one of them, a number or several, of another type; the same ones where none is a number."""
    names = [
        input_.name for input_ in entry.schema.inputs if input_.name in arguments and _is_plain(arguments[input_.name])
    ]
    if not names:
        return arguments
    name = rng.choice(names)
    value = arguments[name]
    return {**arguments, name: _list(value, rng) if isinstance(value, list) else _number(value, rng)}


def _is_plain(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(type(item) in _OF_NUMPY for item in value)
    return type(value) in _OF_NUMPY


def _number(value: Any, rng: random.Random) -> Source:
    """A number, as source."""
    text = f"float('{value}')" if isinstance(value, float) and not abs(value) < float("inf") else repr(value)
    draw = rng.random()
    if draw < 0.35:
        return Source(f"np.{rng.choice(_OF_NUMPY[type(value)])}({text})")
    if draw < 0.45:
        return Source(rng.choice((f"np.array({text})", f"bool({text})", f"m.tensor([{text}])", f"float({text})")))
    dtype = rng.choice(_OF_TENSORS[type(value)])
    wants = ", requires_grad=True" if dtype in FLOATING and rng.random() < 0.1 else ""
    return Source(f"m.tensor({text}, dtype=m.{dtype}{wants})")


def _list(values: list[Any], rng: random.Random) -> Any:
    """Several numbers: in another container, or one of them of another type."""
    texts = ", ".join(str(value) if isinstance(value, (bool, int)) else f"float('{value}')" for value in values)
    draw = rng.random()
    if draw < 0.4:
        key = rng.randrange(len(values))
        return [*values[:key], _number(values[key], rng), *values[key + 1 :]]
    containers = (f"({texts},)", f"m.Size([{texts}])", f"np.array([{texts}])", f"m.tensor([{texts}])",
                  f"iter([{texts}])")  # fmt: skip
    return Source(rng.choice(containers))
