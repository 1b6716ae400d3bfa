"""All views of an operator that gives several, made in one native call; layouts come as one row of words."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.view.native import view_within
from runtime.native.capi import new_tuple, release
from runtime.native.layout import WORD, Array, Object, Tuple
from runtime.native.structures import Ref, Row, words
from runtime.native.tensors import Bound, Process, bound_to, call_general, is_tensor

__all__ = ["bound_to", "views_in_layouts"]

_i = types.int64


@compile_driver(_i(Ref(Process), _i, Row(WORD)))
def make_views(process, tensor, operands):
    """A tuple of the views that `given` describes; 0 with an error set.

    It says how many, of how many dimensions, and for each its sizes, strides and offset.
    """
    count, ndim, at = operands[0], operands[1], words(operands + 16)
    result = Tuple(new_tuple(count))
    if result == 0:
        return 0
    for k in range(count):
        view = view_within(process, tensor, ndim, at, words(at + 8 * ndim), at[2 * ndim], 1)
        if view == 0:
            release(result)
            return 0
        result.items[k] = view
        at = words(at + 8 * (2 * ndim + 1))
    return result


@compile_builtin
def views_in_layouts(bound, arguments, count):
    """``views_in_layouts(tensor, words)``; bounds are known."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 2 and is_tensor(process, operands[0]) and Object(operands[1]).type == process.array_type:
        result = make_views(process, operands[0], words(Array(operands[1]).data))
    return result if result != 0 else call_general(record.general, arguments, count)
