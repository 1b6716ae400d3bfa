"""Two steps of the engine in native code: counting what a node waits for, and handing its gradients on.

They are what the engine does for every edge of a graph; what is rare about an edge stays in Python.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.kernels.builtins import bind
from runtime.kernels.compiling import compile_builtin, compile_driver
from runtime.kernels.driver import ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ITEMS, LENGTH
from runtime.kernels.memory import WORD, clear_error, int32_at, integer_of, word_at
from runtime.kernels.objects import NONE, PROCESS, SLOT_ARRAY, SLOT_DTYPE, TENSOR_TYPE, release, shared, slot_offset
from runtime.kernels.pointwise import LIST_ITEMS, OBJECT_TYPE, new_integer

# The words that describe nodes.
NODE_PROCESS, NODE_TUPLE, NODE_EDGES, NODE_SHAPE, NODE_DTYPE = range(0, 40, 8)
FAILED = -1  # an error is set

_i = types.int64


def _call(context, builder, name, result, arguments):
    """A call of one of CPython's functions; objects are addresses."""
    kind = ir.FunctionType(result, [WORD] * len(arguments))
    value = builder.call(context.get_python_api(builder)._get_function(kind, name=name), arguments)
    return value if result == WORD else builder.sext(value, WORD)


@intrinsic
def dict_item(typingctx, mapping, key):
    """The address of a dict's value, which stays the dict's; 0 without one."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyDict_GetItemWithError", WORD, args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def put_dict_item(typingctx, mapping, key, value):
    """Set a dict's value; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyDict_SetItem", ir.IntType(32), args)

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def append(typingctx, listed, item):
    """Append to a list; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyList_Append", ir.IntType(32), args)

    return types.int64(types.int64, types.int64), codegen


@compile_driver(_i(_i, _i, _i))
def put_count(counts, node, count):
    """Set ``counts[node]``; 0, or -1 with an error set."""
    number = new_integer(count)
    if number == 0:
        return FAILED
    status = put_dict_item(counts, node, number)
    release(number)
    return status


@compile_driver(types.boolean(_i, _i, _i))
def fits(words, grad, target):
    """Whether a gradient is a tensor of the shape and dtype that the only output of a node had."""
    world = word_at(words, NODE_PROCESS)
    if word_at(grad, OBJECT_TYPE) != word_at(world, TENSOR_TYPE):
        return False
    if word_at(grad, word_at(world, SLOT_DTYPE)) != word_at(target, word_at(words, NODE_DTYPE)):
        return False
    array, shape = word_at(grad, word_at(world, SLOT_ARRAY)), word_at(target, word_at(words, NODE_SHAPE))
    ndim = int32_at(array, ARRAY_NDIM)
    if word_at(shape, OBJECT_TYPE) != word_at(words, NODE_TUPLE) or word_at(shape, LENGTH) != ndim:
        return False
    for k in range(0, 8 * ndim, 8):
        size = integer_of(word_at(shape, ITEMS + k))
        if size != word_at(word_at(array, ARRAY_SHAPE), k):
            if size == -1:
                clear_error()  # several outputs: a tuple of shapes
            return False
    return True


@compile_builtin
def count_edges(own, arguments, count):
    """``count(counts, nodes)``: how many edges lead to each node that can be reached from `nodes`, which grows to all.

    `counts` has what is known about `nodes`.
    """
    words = word_at(own, ARRAY_DATA)
    none = word_at(word_at(words, NODE_PROCESS), NONE)
    counts, nodes = word_at(arguments, 0), word_at(arguments, 8)
    done = 0
    while done < word_at(nodes, LENGTH):
        edges = word_at(word_at(word_at(nodes, LIST_ITEMS), 8 * done), word_at(words, NODE_EDGES))
        for k in range(0, 8 * word_at(edges, LENGTH), 8):
            edge = word_at(edges, ITEMS + k)
            if edge == none:
                continue
            node = word_at(edge, ITEMS)
            known = dict_item(counts, node)
            if known == 0 and append(nodes, node) != 0:
                return 0
            if put_count(counts, node, integer_of(known) + 1 if known != 0 else 1) != 0:
                return 0
        done += 1
    return shared(none)


@compile_builtin
def hand_on(own, arguments, count):
    """``hand_on(edges, grads, dependencies, buffers, ready, first)``: gradients along the edges from number `first` on.

    Appends the nodes that wait for nothing any more to `ready`. Returns None at the end, or the number of an edge whose
    gradient has to be brought into shape, or added to another one, before the rest; its target is counted already.
    """
    words = word_at(own, ARRAY_DATA)
    none = word_at(word_at(words, NODE_PROCESS), NONE)
    edges, grads, dependencies = word_at(arguments, 0), word_at(arguments, 8), word_at(arguments, 16)
    buffers, ready = word_at(arguments, 24), word_at(arguments, 32)
    for k in range(integer_of(word_at(arguments, 40)), word_at(edges, LENGTH)):
        edge = word_at(edges, ITEMS + 8 * k)
        if edge == none:
            continue
        target = word_at(edge, ITEMS)
        known = dict_item(dependencies, target)
        if known == 0:
            continue
        waits = integer_of(known)
        if waits == 1:
            if append(ready, target) != 0:
                return 0
        elif put_count(dependencies, target, waits - 1) != 0:
            return 0
        grad = word_at(grads, ITEMS + 8 * k)
        if grad == none:
            continue
        if not fits(words, grad, target) or dict_item(buffers, target) != 0:
            return new_integer(k)
        if put_dict_item(buffers, target, grad) != 0:
            return 0
    return shared(none)


def bind_steps(node: type) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The builtins ``count`` and ``hand_on`` for graphs of objects with slots ``edges``, ``shape`` and ``dtype``."""
    slots = [slot_offset(node, name) for name in ("edges", "shape", "dtype")]
    words = np.array([PROCESS.ctypes.data, id(tuple), *slots], np.int64)
    return bind(count_edges, words, "count"), bind(hand_on, words, "hand_on")
