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
def make_views(process, tensor, given):
    """A tuple of the views that `given` describes; 0 with an error set.

    It says how many, of how many dimensions, and for each its sizes, strides and offset.
    """
    count, ndim, at = given[0], given[1], words(given + 16)
    made = Tuple(new_tuple(count))
    if made == 0:
        return 0
    for k in range(count):
        view = view_within(process, tensor, ndim, at, words(at + 8 * ndim), at[2 * ndim], 1)
        if view == 0:
            release(made)
            return 0
        made.items[k] = view
        at = words(at + 8 * (2 * ndim + 1))
    return made


@compile_builtin
def views_in_layouts(bound, arguments, count):
    """``views_in_layouts(tensor, words)``; bounds are known."""
    own, given, made = Bound(Array(bound).data), words(arguments), 0
    process = own.process
    if count == 2 and is_tensor(process, given[0]) and Object(given[1]).type == process.array_type:
        made = make_views(process, given[0], words(Array(given[1]).data))
    return made if made != 0 else call_general(own.general, arguments, count)
