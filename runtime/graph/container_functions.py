"""Functions of lists, dicts and texts that nodes call, with schemas: what Python's methods of the same names do.

A method that changes its list or dict has it marked as written, ``Any[](a!)``, so that passes leave it where it is.
"""

from __future__ import annotations

import operator as python
from collections.abc import Callable
from typing import Any

from runtime.dispatch.conversions import REDUCTIONS
from runtime.errors import ArgumentValueError
from runtime.graph.types import ListType, OptionalType, TupleType, Type
from runtime.guards import grad_enabled
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


def _sort(items: list[Any], reverse: bool) -> list[Any]:
    items.sort(reverse=reverse)
    return items


_TESTS_OF_TEXTS = (
    "isalpha", "isdigit", "isupper", "islower", "isalnum", "isspace", "istitle", "isnumeric", "isdecimal",
    "isidentifier", "isprintable",
)  # fmt: skip
_FORMS_OF_TEXTS = ("upper", "lower", "capitalize", "title", "swapcase")


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
    "pop.Dict(Dict(Any, Any)(a!) self, Any key) -> Any": lambda items, key: items.pop(key),
    "pop.Dict_default(Dict(Any, Any)(a!) self, Any key, Any default_value) -> Any": (
        lambda items, key, default: items.pop(key, default)
    ),
    "setdefault.Dict(Dict(Any, Any)(a!) self, Any key, Any default_value) -> Any": (
        lambda items, key, default: items.setdefault(key, default)
    ),
    "update.Dict(Dict(Any, Any)(a!) self, Dict(Any, Any) to_add) -> Dict(Any,Any)(a!)": _changed("update"),
    "clear.Dict(Dict(Any, Any)(a!) self) -> Dict(Any,Any)(a!)": _changed("clear"),
    "copy.Dict(Dict(Any, Any) self) -> Dict(Any,Any)": dict,
    "delete.Dict(Dict(Any, Any)(a!) self, Any key) -> ()": python.delitem,
    "delete.t(Any[](a!) self, int idx) -> ()": python.delitem,
    "sort.t(Any[](a!) self, bool reverse=False) -> Any[](a!)": _sort,
    "remove.t(Any[](a!) self, Any el) -> Any[](a!)": _changed("remove"),
    "sorted.t(Any[] self, bool reverse=False) -> Any[]": lambda items, reverse: sorted(items, reverse=reverse),
    "sum.t(Any[] self) -> Any": sum,
    "any.t(Any[] self) -> bool": lambda items: any(map(bool, items)),
    "all.t(Any[] self) -> bool": lambda items: all(map(bool, items)),
    "list.str(str t) -> str[]": list,
    "list.Dict(Dict(Any, Any) self) -> Any[]": list,
    "grad_enabled() -> bool": grad_enabled,
    "ord(str string) -> int": ord,
    "chr(int i) -> str": chr,
    "eq.dtype(ScalarType a, ScalarType b) -> bool": python.eq,
    "ne.dtype(ScalarType a, ScalarType b) -> bool": python.ne,
    "eq.device(Device a, Device b) -> bool": python.eq,
    "ne.device(Device a, Device b) -> bool": python.ne,
    "eq.layout(Layout a, Layout b) -> bool": python.eq,
    "ne.layout(Layout a, Layout b) -> bool": python.ne,
    "mul.str(str a, int n) -> str": python.mul,
    "lt.str(str a, str b) -> bool": python.lt,
    "gt.str(str a, str b) -> bool": python.gt,
    "le.str(str a, str b) -> bool": python.le,
    "ge.str(str a, str b) -> bool": python.ge,
    "Int.str(str a) -> int": int,
    "Float.str(str a) -> float": float,
    "bitwise_not.int(int self) -> int": python.invert,
    "round.float(float a) -> int": round,
    "tolist(Tensor self) -> Any": lambda tensor: tensor.tolist(),
    "get.Dict(Dict(Any, Any) self, Any key) -> Any?": lambda items, key: items.get(key),
    "get.default(Dict(Any, Any) self, Any key, Any default_value) -> Any": (
        lambda items, key, default: items.get(key, default)
    ),
    "strip.str(str self, str? chars=None) -> str": lambda text, letters: text.strip(letters),
    "startswith.str(str self, str prefix) -> bool": lambda text, prefix: text.startswith(prefix),
    "endswith.str(str self, str suffix) -> bool": lambda text, suffix: text.endswith(suffix),
    "join.str(str self, str[] values) -> str": lambda text, values: text.join(values),
    "split.str(str self, str? separator=None, int max=-1) -> str[]": (
        lambda text, separator, most: text.split(separator, most)
    ),
    "lstrip.str(str self, str? chars=None) -> str": lambda text, letters: text.lstrip(letters),
    "rstrip.str(str self, str? chars=None) -> str": lambda text, letters: text.rstrip(letters),
    "find.str(str self, str substr, int start=0, int end=9223372036854775807) -> int": str.find,
    "rfind.str(str self, str substr, int start=0, int end=9223372036854775807) -> int": str.rfind,
    "index.str(str self, str substr, int start=0, int end=9223372036854775807) -> int": str.index,
    "count.str(str self, str substr, int start=0, int end=9223372036854775807) -> int": str.count,
    "replace.str(str self, str old, str new, int max=-1) -> str": str.replace,
    "splitlines.str(str self, bool keepends=False) -> str[]": str.splitlines,
    "partition.str(str self, str separator) -> (str, str, str)": str.partition,
    "zfill.str(str self, int width) -> str": str.zfill,
    "ljust.str(str self, int width, str fillchar=' ') -> str": str.ljust,
    "rjust.str(str self, int width, str fillchar=' ') -> str": str.rjust,
    "center.str(str self, int width, str fillchar=' ') -> str": str.center,
    **{f"{name}.str(str self) -> bool": getattr(str, name) for name in _TESTS_OF_TEXTS},
    **{f"{name}.str(str self) -> str": getattr(str, name) for name in _FORMS_OF_TEXTS},
}  # fmt: skip


# What functions of containers give, of the types of their arguments; the others give what their schema says.
RESULT_TYPES: dict[str, Callable[[list[Type]], Type]] = {
    "keys.Dict": lambda types: ListType(types[0].contained()[0]),
    "list.Dict": lambda types: ListType(types[0].contained()[0]),
    "values.Dict": lambda types: ListType(types[0].contained()[1]),
    "items.Dict": lambda types: ListType(TupleType(types[0].contained())),
    "get.Dict": lambda types: OptionalType(types[0].contained()[1]),
}  # fmt: skip
# The parameters that are an element, a key or a value of the container before them, and which of its types they have.
PARTS = {"el": -1, "item": -1, "key": 0, "default_value": -1}
