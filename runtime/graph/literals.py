"""Constants as text, in the notation of the attribute ``value``: the type of the value says how to read it back.

A tensor of few elements is written in braces, ``{{1, 2}, {3, 4}}``, every element so that reading it gives the same
bits. What has no text, larger tensors and generators, is written as its number in :meth:`Graph.tensors`.
"""

from __future__ import annotations

import json
from typing import Any

from runtime.graph.types import (
    BOOL,
    COMPLEX,
    DEVICE,
    ELLIPSIS,
    FLOAT,
    INT,
    LAYOUT,
    MEMORY_FORMAT,
    NONE,
    NUMBER,
    SCALAR_TYPE,
    STR,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
    Type,
)
from runtime.tensor import Tensor, dtypes
from runtime.tensor import device as devices
from runtime.tensor.factories import tensor as make

MOST_ELEMENTS = 64  # of a tensor that is written out


def has_text(value: Any) -> bool:
    """Whether a constant can be written, and is not too long."""
    if isinstance(value, Tensor):
        return value.numel() <= MOST_ELEMENTS and value.device.type == "cpu" and type(value) is Tensor
    if isinstance(value, (tuple, list)):
        return all(map(has_text, value))
    return value is None or value is Ellipsis or isinstance(
        value, (bool, int, float, complex, str, dtypes.dtype, devices.device, devices.layout, devices.memory_format)
    )


def write_literal(value: Any) -> str:
    """A constant that has a text."""
    if isinstance(value, Tensor):
        elements = value.detach().tolist()  # type: ignore[attr-defined]
        return _braces(elements) if value._ndim else f"{{{write_literal(elements)}}}"
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, complex):
        return f"complex({value.real!r}, {value.imag!r})"
    if isinstance(value, dtypes.dtype):
        return json.dumps(value.name)
    if isinstance(value, tuple):
        return f"({', '.join(map(write_literal, value))})"
    if isinstance(value, list):
        return f"[{', '.join(map(write_literal, value))}]"
    if value is None:
        return "None"
    if value is Ellipsis:
        return json.dumps("...")
    text = value if isinstance(value, str) else str(value).rpartition(".")[2]
    return json.dumps(text)


def _braces(value: Any) -> str:
    if isinstance(value, list):
        return "{" + ", ".join(map(_braces, value)) + "}"
    return write_literal(value)


_NAMED: dict[Type, Any] = {
    SCALAR_TYPE: dtypes.BY_NAME.__getitem__,
    DEVICE: devices.device,
    LAYOUT: lambda name: getattr(devices, name),
    MEMORY_FORMAT: lambda name: getattr(devices, name),
    STR: str,
    ELLIPSIS: {"...": Ellipsis}.__getitem__,
}
_NUMERIC: dict[Type, Any] = {INT: int, FLOAT: float, BOOL: bool, COMPLEX: complex, NUMBER: lambda number: number}


def from_literal(data: Any, kind: Type) -> Any:
    """The constant of a type from what its text says: numbers, texts, tuples, lists. ValueError where it does not fit.

    A tensor comes as nested lists.
    """
    if isinstance(kind, OptionalType):
        return None if data is None else from_literal(data, kind.element)
    if isinstance(kind, TensorType):
        data = data[0] if kind.sizes == () and isinstance(data, list) and len(data) == 1 else data
        return make(data, dtype=kind.dtype).reshape(_sizes_of(data, kind))  # type: ignore[attr-defined]
    if isinstance(kind, ListType) and isinstance(data, list):
        return [from_literal(item, kind.element) for item in data]
    if isinstance(kind, TupleType) and isinstance(data, tuple) and len(data) == len(kind.elements):
        return tuple(map(from_literal, data, kind.elements))
    if kind in _NAMED and isinstance(data, str):
        try:
            return _NAMED[kind](data)
        except (KeyError, AttributeError, RuntimeError, TypeError):
            msg = f"there is no {kind} {data!r}"
            raise ValueError(msg) from None
    if kind in _NUMERIC and isinstance(data, (int, float, complex)):
        return _NUMERIC[kind](data)
    if kind == NONE and data is None:
        return None
    msg = f"{data!r} is no {kind}"
    raise ValueError(msg)


def _sizes_of(data: Any, kind: TensorType) -> tuple[int, ...]:
    """The sizes of a tensor that is written out: those of its type, for braces do not say those of no elements."""
    if kind.sizes is not None and None not in kind.sizes:
        return kind.sizes  # type: ignore[return-value]
    sizes = []
    while isinstance(data, list):
        sizes.append(len(data))
        data = data[0] if data else None
    return tuple(sizes)
