"""Functions of lists, dicts and texts that nodes call, with schemas: what Python's methods of the same names do.

A method that changes its list or dict has it marked as written, ``Any[](a!)``, so that passes leave it where it is.
"""

from __future__ import annotations

import operator as python
from collections.abc import Callable
from typing import Any

from runtime.dispatch.conversions import REDUCTIONS
from runtime.errors import ArgumentValueError
from runtime.tensor.factories import tensor


def _changed(method: str) -> Callable[..., Any]:
    """A method that changes its first argument, which is given back."""

    def change(container: Any, *arguments: Any) -> Any:
        getattr(container, method)(*arguments)
        return container

    return change


def _length_of_range(low: int, high: int, step: int) -> int:
    return len(range(low, high, step))


def _sliced(items: Any, start: int | None, end: int | None, step: int | None) -> Any:
    return items[start:end:step]


def _tensor(data: Any, dtype: Any, device: Any, requires_grad: bool) -> Any:
    return tensor(data, dtype=dtype, device=device, requires_grad=requires_grad)


def reduction_number(word: str) -> int:
    """The number of a loss's reduction. ValueError for another word than none, mean and sum."""
    if word not in REDUCTIONS:
        msg = f"{word} is not a valid value for reduction; use one of 'none', 'mean', 'sum'"
        raise ArgumentValueError(msg)
    return REDUCTIONS[word]


CONTAINER_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "__reduction(str word) -> int": reduction_number,
    "__range_length(int lo, int hi, int step) -> int": _length_of_range,
    "__derive_index(int index, int start, int step) -> int": lambda index, start, step: start + index * step,
    "tensor(Any data, *, ScalarType? dtype=None, Device? device=None, bool requires_grad=False) -> Tensor": _tensor,
    "len.str(str s) -> int": len,
    "len.Dict(Dict(Any, Any) self) -> int": len,
    "__getitem__.str(str s, int index) -> str": python.getitem,
    "__getitem__.Dict(Dict(Any, Any) self, Any key) -> Any": python.getitem,
    "__contains__.t(Any[] l, Any item) -> bool": python.contains,
    "__contains__.Dict(Dict(Any, Any) dict, Any key) -> bool": python.contains,
    "__contains__.str(str self, str item) -> bool": python.contains,
    "slice.t(Any[] l, int? start=None, int? end=None, int? step=None) -> Any[]": _sliced,
    "slice.str(str string, int? start=None, int? end=None, int? step=None) -> str": _sliced,
    "add.str(str a, str b) -> str": python.add,
    "add.t(Any[] a, Any[] b) -> Any[]": python.add,
    "mul.left_t(Any[] l, int n) -> Any[]": python.mul,
    "eq.str(str a, str b) -> bool": python.eq,
    "ne.str(str a, str b) -> bool": python.ne,
    "eq.t(Any[] a, Any[] b) -> bool": python.eq,
    "ne.t(Any[] a, Any[] b) -> bool": python.ne,
    "list.t(Any[] l) -> Any[]": list,
    "tuple.t(Any[] l) -> Any[]": tuple,  # of a length that the graph does not know
    "copy.t(Any[] self) -> Any[]": list,
    "append.t(Any[](a!) self, Any el) -> Any[](a!)": _changed("append"),
    "extend.t(Any[](a!) self, Any[] other) -> Any[](a!)": _changed("extend"),
    "insert.t(Any[](a!) self, int idx, Any el) -> Any[](a!)": _changed("insert"),
    "reverse.t(Any[](a!) self) -> Any[](a!)": _changed("reverse"),
    "clear.t(Any[](a!) self) -> Any[](a!)": _changed("clear"),
    "pop.t(Any[](a!) self, int idx=-1) -> Any": lambda items, index: items.pop(index),
    "index.t(Any[] self, Any el) -> int": lambda items, element: items.index(element),
    "count.t(Any[] self, Any el) -> int": lambda items, element: items.count(element),
    "keys.Dict(Dict(Any, Any) self) -> Any[]": list,
    "values.Dict(Dict(Any, Any) self) -> Any[]": lambda items: list(items.values()),
    "items.Dict(Dict(Any, Any) self) -> Any[]": lambda items: list(items.items()),
    "get.Dict(Dict(Any, Any) self, Any key) -> Any?": lambda items, key: items.get(key),
    "get.default(Dict(Any, Any) self, Any key, Any default_value) -> Any": (
        lambda items, key, default: items.get(key, default)
    ),
    "upper.str(str self) -> str": str.upper,
    "lower.str(str self) -> str": str.lower,
    "strip.str(str self) -> str": str.strip,
    "startswith.str(str self, str prefix) -> bool": lambda text, prefix: text.startswith(prefix),
    "endswith.str(str self, str suffix) -> bool": lambda text, suffix: text.endswith(suffix),
    "join.str(str self, str[] values) -> str": lambda text, values: text.join(values),
    "split.str(str self, str separator) -> str[]": lambda text, separator: text.split(separator),
}  # fmt: skip
