"""``size[0]`` as a builtin: items of a Size, which a function in Python would give four times as slowly."""

from __future__ import annotations

from runtime.compile.compiling import compile_builtin
from runtime.native.capi import clear_error, integer_of, shared
from runtime.native.layout import Array, Object, Tuple
from runtime.native.structures import words
from runtime.native.tensors import Bound, bound_to, call_general

__all__ = ["bound_to", "item"]


@compile_builtin
def item(bound, arguments, count):
    """``item(size, index)`` of an int; slices, which are sizes as well, go to the general path."""
    record, operands = Bound(Array(bound).data), words(arguments)
    process = record.process
    if count == 2 and Object(operands[0]).type == process.size_type and Object(operands[1]).type == process.int_type:
        size, at = Tuple(operands[0]), integer_of(operands[1])
        at = at + size.length if at < 0 else at
        if not clear_error() and at >= 0 and at < size.length:
            return shared(size.items[at])
    return call_general(record.general, arguments, count)
