"""Steps of the engine in native code: counting what a node waits for, handing its gradients on, taking one over.

They are what the engine does for every edge of a graph; what is rare about an edge stays in Python.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.native.builtin import bind
from runtime.native.layout import C_CONTIGUOUS, F_CONTIGUOUS, OWNS_DATA, WRITEABLE, slot_offset
from runtime.native.tensors import is_tensor
from runtime.native.capi import (
    append, call_object, clear_error, dict_item, integer_of, new_integer, new_tuple, put_dict_item, release, shared,
)  # fmt: skip
from runtime.native.structures import int32_at, put_word, word_at
from runtime.native.old import (
    ARRAY_BASE, ARRAY_DATA, ARRAY_DESCR, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ARRAY_TYPE, FALSE, ITEMS,
    LENGTH, LIST_ITEMS, NONE, OBJECT_TYPE, PROCESS, REFERENCES, SLOT_ARRAY, SLOT_BASE, SLOT_DTYPE, SLOT_EDGE, SLOT_KEYS,
    TRUE,
)  # fmt: skip
from runtime.native.tensors import call_general

# The words that describe nodes.
NODE_PROCESS, NODE_TUPLE, NODE_EDGES, NODE_SHAPE, NODE_DTYPE, NODE_NUMBER, NODE_NEXT, NODE_KEYS, NODE_GENERAL = range(
    0, 72, 8
)
FAILED = -1  # an error is set

_i = types.int64


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
    if not is_tensor(world, grad):
        return False
    if word_at(grad, word_at(world, SLOT_DTYPE)) != word_at(target, word_at(words, NODE_DTYPE)):
        return False
    array, shape = word_at(grad, word_at(world, SLOT_ARRAY)), word_at(target, word_at(words, NODE_SHAPE))
    ndim = int32_at(array, ARRAY_NDIM)
    if shape == 0 or word_at(shape, OBJECT_TYPE) != word_at(words, NODE_TUPLE) or word_at(shape, LENGTH) != ndim:
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

    `counts` has what is known about `nodes`. Returns None, or the first node whose edges are no such tuple.
    """
    words = word_at(own, ARRAY_DATA)
    none = word_at(word_at(words, NODE_PROCESS), NONE)
    counts, nodes = word_at(arguments, 0), word_at(arguments, 8)
    done = 0
    while done < word_at(nodes, LENGTH):
        one = word_at(word_at(nodes, LIST_ITEMS), 8 * done)
        edges = word_at(one, word_at(words, NODE_EDGES))
        if edges == 0 or word_at(edges, OBJECT_TYPE) != word_at(words, NODE_TUPLE):
            return shared(one)
        for k in range(0, 8 * word_at(edges, LENGTH), 8):
            edge = word_at(edges, ITEMS + k)
            if edge == none:
                continue
            if word_at(edge, OBJECT_TYPE) != word_at(words, NODE_TUPLE):
                return shared(one)
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

    Appends the nodes that wait for nothing any more to `ready`. Returns None at the end, or the node if it is the only
    one; or the number of an edge whose gradient has to be brought into shape, or added to another one, before the rest:
    its target is counted already.
    """
    words = word_at(own, ARRAY_DATA)
    none = word_at(word_at(words, NODE_PROCESS), NONE)
    edges, grads, dependencies = word_at(arguments, 0), word_at(arguments, 8), word_at(arguments, 16)
    buffers, ready = word_at(arguments, 24), word_at(arguments, 32)
    first, only = integer_of(word_at(arguments, 40)), 0
    for k in range(first, word_at(edges, LENGTH)):
        edge = word_at(edges, ITEMS + 8 * k)
        if edge == none:
            continue
        target = word_at(edge, ITEMS)
        known = dict_item(dependencies, target)
        if known == 0:
            continue
        waits = integer_of(known)
        if waits == 1:
            if only == 0 and word_at(ready, LENGTH) == 0:
                only = target
            else:
                if only != 0 and append(ready, only) != 0:
                    return 0
                only = 0
                if append(ready, target) != 0:
                    return 0
        elif put_count(dependencies, target, waits - 1) != 0:
            return 0
        grad = word_at(grads, ITEMS + 8 * k)
        if grad == none:
            continue
        if not fits(words, grad, target) or dict_item(buffers, target) != 0:
            if only != 0 and append(ready, only) != 0:
                return 0
            return new_integer(k)
        if put_dict_item(buffers, target, grad) != 0:
            return 0
    return shared(only if only != 0 else none)


@compile_driver(types.boolean(_i, _i))
def has_strides_of(array, other):
    """Whether two arrays of one shape have the same steps."""
    if int32_at(array, ARRAY_NDIM) != int32_at(other, ARRAY_NDIM):
        return False
    for k in range(0, 8 * int32_at(array, ARRAY_NDIM), 8):
        if word_at(word_at(array, ARRAY_STRIDES), k) != word_at(word_at(other, ARRAY_STRIDES), k):
            return False
    return True


@compile_driver(_i(_i))
def elements(array):
    """The number of elements of an array."""
    total = 1
    for k in range(0, 8 * int32_at(array, ARRAY_NDIM), 8):
        total *= word_at(word_at(array, ARRAY_SHAPE), k)
    return total


@compile_driver(types.boolean(_i, _i, _i))
def may_take_over(world, grad, variable):
    """Whether nobody but a tensor holds its memory, which is writeable, and laid out in row-major order or as a leaf.

    A view qualifies when it covers all of a memory that has no other user.
    """
    array, none = word_at(grad, word_at(world, SLOT_ARRAY)), word_at(world, NONE)
    if not is_tensor(world, grad) or (variable != none and not is_tensor(world, variable)):
        return False
    flags = int32_at(array, ARRAY_FLAGS)
    if int32_at(array, REFERENCES) != 1 or flags & WRITEABLE == 0:
        return False
    if flags & C_CONTIGUOUS == 0:
        if flags & F_CONTIGUOUS == 0 or variable == none:
            return False
        if not has_strides_of(array, word_at(variable, word_at(world, SLOT_ARRAY))):
            return False
    owner, root = word_at(array, ARRAY_BASE), word_at(grad, word_at(world, SLOT_BASE))
    if owner == 0:
        return flags & OWNS_DATA != 0
    holders = 1
    if root != none:
        if int32_at(root, REFERENCES) != 1 or word_at(root, word_at(world, SLOT_ARRAY)) != owner:
            return False
        holders = 2
    if word_at(owner, OBJECT_TYPE) != word_at(world, ARRAY_TYPE) or int32_at(owner, REFERENCES) != holders:
        return False
    if word_at(owner, ARRAY_BASE) != 0 or int32_at(owner, ARRAY_FLAGS) & OWNS_DATA == 0:
        return False
    return word_at(owner, ARRAY_DESCR) == word_at(array, ARRAY_DESCR) and elements(owner) == elements(array)


@compile_builtin
def take_over(own, arguments, count):
    """``take_over(grad, variable)``: whether the memory of a gradient, a tensor that nobody else holds, may become that

    of ``.grad``, without a copy. `variable` is the leaf, or None once it is gone.
    """
    world = word_at(own, ARRAY_DATA)
    grad, variable = word_at(arguments, 0), word_at(arguments, 8)
    return shared(word_at(world, TRUE if may_take_over(world, grad, variable) else FALSE))


@compile_driver(_i(_i))
def shape_of(array):
    """A new reference to the shape of an array; 0 with an error set."""
    ndim = int32_at(array, ARRAY_NDIM)
    made = new_tuple(ndim)
    if made == 0:
        return 0
    for k in range(0, 8 * ndim, 8):
        size = new_integer(word_at(word_at(array, ARRAY_SHAPE), k))
        if size == 0:
            release(made)
            return 0
        put_word(made, ITEMS + k, size)
    return made


@compile_driver(_i(_i, _i, _i))
def edges_of(world, inputs, count):
    """A new reference to the edges of tensors, None in the place of None; 0 with an error set."""
    made = new_tuple(count)
    if made != 0:
        for k in range(0, 8 * count, 8):
            one = word_at(inputs, k)
            edge = one if one == word_at(world, NONE) else word_at(one, word_at(world, SLOT_EDGE))
            edge = edge if edge != 0 else word_at(world, NONE)
            put_word(made, ITEMS + k, shared(edge))
    return made


@compile_driver(_i(_i))
def first_edge(node):
    """A new reference to ``(node, 0)``; 0 with an error set."""
    made, number = new_tuple(2), new_integer(0)
    if made == 0 or number == 0:
        return 0
    put_word(made, ITEMS, shared(node))
    put_word(made, ITEMS + 8, number)
    return made


@compile_driver(types.boolean(_i, _i, _i))
def put_in_place(address, offset, value):
    """Put a new reference into a slot, and give up the one that was there; False when there is none to put."""
    if value == 0:
        return False
    before = word_at(address, offset)
    put_word(address, offset, value)
    if before != 0:
        release(before)
    return True


@compile_builtin
def record_result(own, arguments, count):
    """``record(node, result, *inputs)``: `node` becomes the gradient function of `result`, which is returned.

    What is no plain tensor is the general path's, which tells a subclass from what a kernel should not have returned.
    """
    words = word_at(own, ARRAY_DATA)
    world = word_at(words, NODE_PROCESS)
    node, result = word_at(arguments, 0), word_at(arguments, 8)
    if not is_tensor(world, result):
        return call_general(word_at(words, NODE_GENERAL), arguments, count)
    array, at_keys = word_at(result, word_at(world, SLOT_ARRAY)), word_at(world, SLOT_KEYS)
    kind = word_at(result, word_at(world, SLOT_DTYPE))
    if kind == 0 or word_at(result, at_keys) == 0:
        return call_general(word_at(words, NODE_GENERAL), arguments, count)
    keyset = integer_of(word_at(result, at_keys)) | word_at(words, NODE_KEYS)
    if (
        put_in_place(node, word_at(words, NODE_NUMBER), call_object(word_at(words, NODE_NEXT), 0, 0))
        and put_in_place(node, word_at(words, NODE_EDGES), edges_of(world, arguments + 16, count - 2))
        and put_in_place(node, word_at(words, NODE_SHAPE), shape_of(array))
        and put_in_place(node, word_at(words, NODE_DTYPE), shared(kind))
        and put_in_place(result, word_at(world, SLOT_EDGE), first_edge(node))
        and put_in_place(result, at_keys, new_integer(keyset))
    ):
        return shared(result)
    return 0


def bind_recording(
    node: type, number: Callable[[], int], keyset: int, general: Callable[..., Any]
) -> Callable[..., Any]:
    """The builtin ``record``; `number` counts nodes, and `keyset` is what a recorded tensor has beside its own keys.

    `general` does the same for any result, kept alive by the caller.
    """
    slots = [slot_offset(node, name) for name in ("edges", "shape", "dtype")]
    words = [PROCESS.ctypes.data, id(tuple), *slots, slot_offset(node, "sequence_nr"), id(number), keyset]
    words.append(id(general))
    return bind(record_result, np.array(words, np.int64), "record")


def bind_steps(node: type) -> tuple[Callable[..., Any], ...]:
    """The builtins ``count`` and ``hand_on`` for nodes, objects with slots ``edges``, ``shape`` and ``dtype``."""
    slots = [slot_offset(node, name) for name in ("edges", "shape", "dtype")]
    words = np.array([PROCESS.ctypes.data, id(tuple), *slots], np.int64)
    return bind(count_edges, words, "count"), bind(hand_on, words, "hand_on")


is_sole_owner = bind(take_over, PROCESS, "take_over")
