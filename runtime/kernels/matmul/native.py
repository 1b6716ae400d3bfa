"""Products of two matrices of floats in one native call, from tensors to tensor: mm, linear, the gradient of a weight.

They take what one thread does well; the general path does the rest: large work, other dtypes, batches, mistakes. The
loop is the same there, and with it every bit of the result.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.matmul.product import BATCH, JOBS, LARGE_WORK, LEFT, OUT, RIGHT, START, K, M, N
from runtime.native.layout import C_CONTIGUOUS
from runtime.native.tensors import is_tensor
from runtime.tensor import dtypes
from runtime.tensor.casting import Array
from runtime.native.capi import new_array, shared
from runtime.native.structures import int32_at, invoke, put_word, stack_words, word_at
from runtime.native.old import (
    ARRAY_DATA, ARRAY_FLAGS, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ARRAY_TYPE, NEW_ARRAY, NONE, PROCESS, SLOT_ARRAY,
    SLOT_DTYPE, whole_tensor,
)  # fmt: skip
from runtime.native.tensors import call_general

# Words that a builtin is bound to: this process, the general path, then for float32 and for float64 the dtype as our
# object and NumPy's, the address of the loop's address, and the bytes of an element.
HEAD_PROCESS, HEAD_GENERAL, HEAD_KINDS, KIND_BYTES = 0, 8, 16, 32
KIND_DESCR, KIND_JOB, KIND_WIDTH = 8, 16, 24
MOST_DIMS = 32

_i = types.int64


@compile_driver(_i(_i, _i, _i))
def common_kind(head, arguments, count):
    """Where the words of the dtype of these tensors are; 0 when they are no tensors of one dtype with a loop."""
    world = word_at(head, HEAD_PROCESS)
    first = word_at(arguments, 0)
    if not is_tensor(world, first):
        return 0
    kind = word_at(first, word_at(world, SLOT_DTYPE))
    for j in range(8, 8 * count, 8):
        one = word_at(arguments, j)
        if not is_tensor(world, one) or word_at(one, word_at(world, SLOT_DTYPE)) != kind:
            return 0
    for at in range(head + HEAD_KINDS, head + HEAD_KINDS + 2 * KIND_BYTES, KIND_BYTES):
        if word_at(at, 0) == kind and word_at(word_at(at, KIND_JOB), 0) != 0:
            return at
    return 0


@compile_driver(_i(_i, _i))
def array_of(head, tensor):
    """The array of a tensor."""
    return word_at(tensor, word_at(word_at(head, HEAD_PROCESS), SLOT_ARRAY))


@compile_driver(_i(_i))
def rows_of(array):
    """How many lines an array has along its last dimension, taken as a matrix; -1 if it is none without a copy."""
    ndim, sizes = int32_at(array, ARRAY_NDIM), word_at(array, ARRAY_SHAPE)
    if ndim == 2:
        return word_at(sizes, 0)
    if ndim < 2 or ndim > MOST_DIMS or int32_at(array, ARRAY_FLAGS) & C_CONTIGUOUS == 0:
        return -1
    rows = 1
    for k in range(0, 8 * (ndim - 1), 8):
        rows *= word_at(sizes, k)
    return rows


@compile_driver(types.void(_i, _i, _i, _i, _i, _i))
def put_matrix(words, place, array, width, rows, turned):
    """The distances from row to row and from column to column of an array taken as a matrix of so many rows, or of its

    transpose; 0 along what has size 1, as :func:`runtime.kernels.matmul.product.put_strides` has it.
    """
    last = 8 * (int32_at(array, ARRAY_NDIM) - 1)
    strides, size = word_at(array, ARRAY_STRIDES), word_at(word_at(array, ARRAY_SHAPE), last)
    step = word_at(strides, last)
    put_word(words, place, 0)
    put_word(words, place + 8 + 8 * turned, 0 if rows == 1 else word_at(strides, 0) if last == 8 else size * width)
    put_word(words, place + 16 - 8 * turned, 0 if size == 1 else step)


@compile_driver(types.void(_i, _i, _i))
def exchange(words, a, b):
    """Exchange two words."""
    before = word_at(words, a)
    put_word(words, a, word_at(words, b))
    put_word(words, b, before)


@compile_driver(types.void(_i))
def make_as_row(words):
    """Turn a product with one column into the transposed one, with one row: sums along what is contiguous."""
    exchange(words, 0, 8)
    exchange(words, M, N)
    exchange(words, LEFT + 8, RIGHT + 16)
    exchange(words, LEFT + 16, RIGHT + 8)


@compile_driver(_i(_i, _i, _i, _i, _i))
def multiply_into_tensor(head, kind, words, ndim, shape):
    """The tensor of a product that is described but for its result; 0 where the general path has to."""
    world = word_at(head, HEAD_PROCESS)
    work = word_at(words, M) * word_at(words, N) * word_at(words, K)
    if work <= 0 or work >= LARGE_WORK:
        return 0
    out = new_array(
        word_at(world, NEW_ARRAY), word_at(world, ARRAY_TYPE), shared(word_at(kind, KIND_DESCR)), ndim, shape, 0, 0, 0
    )
    if out == 0:
        return 0
    width = word_at(kind, KIND_WIDTH)
    if word_at(words, N) == 1 and word_at(words, START) == 0:
        make_as_row(words)
    put_word(words, 16, word_at(out, ARRAY_DATA))
    put_word(words, BATCH, 1)
    put_word(words, OUT, 0)
    put_word(words, OUT + 8, word_at(words, N) * width)
    put_word(words, OUT + 16, width)
    invoke(word_at(word_at(kind, KIND_JOB), 0), words, words, 0, 1, 0)
    return whole_tensor(world, out, word_at(kind, 0), word_at(world, NONE), word_at(world, NONE))


@compile_driver(_i(_i, _i))
def matrices(head, arguments):
    """``mm``: both operands have two dimensions."""
    kind = common_kind(head, arguments, 2)
    if kind == 0:
        return 0
    left, right = array_of(head, word_at(arguments, 0)), array_of(head, word_at(arguments, 8))
    if int32_at(left, ARRAY_NDIM) != 2 or int32_at(right, ARRAY_NDIM) != 2:
        return 0
    sizes, others = word_at(left, ARRAY_SHAPE), word_at(right, ARRAY_SHAPE)
    if word_at(sizes, 8) != word_at(others, 0):
        return 0
    words, shape = stack_words(17), stack_words(2)
    put_word(words, 0, word_at(left, ARRAY_DATA))
    put_word(words, 8, word_at(right, ARRAY_DATA))
    put_matrix(words, LEFT, left, word_at(kind, KIND_WIDTH), word_at(sizes, 0), 0)
    put_matrix(words, RIGHT, right, word_at(kind, KIND_WIDTH), word_at(others, 0), 0)
    put_word(words, START, 0)
    put_word(words, M, word_at(sizes, 0))
    put_word(words, K, word_at(sizes, 8))
    put_word(words, N, word_at(others, 8))
    put_word(shape, 0, word_at(sizes, 0))
    put_word(shape, 8, word_at(others, 8))
    return multiply_into_tensor(head, kind, words, 2, shape)


@compile_driver(types.boolean(_i, _i))
def is_row(array, size):
    """Whether an array is a contiguous vector of that size."""
    return (
        int32_at(array, ARRAY_NDIM) == 1 and word_at(word_at(array, ARRAY_SHAPE), 0) == size
        and int32_at(array, ARRAY_FLAGS) & C_CONTIGUOUS != 0
    )


@compile_driver(_i(_i, _i))
def affine(head, arguments):
    """``linear``: a matrix, or contiguous lines, by the transpose of a matrix; a bias of one row, or None."""
    has_bias = word_at(arguments, 16) != word_at(word_at(head, HEAD_PROCESS), NONE)
    kind = common_kind(head, arguments, 3 if has_bias else 2)
    if kind == 0:
        return 0
    left, right = array_of(head, word_at(arguments, 0)), array_of(head, word_at(arguments, 8))
    ndim, rows = int32_at(left, ARRAY_NDIM), rows_of(left)
    if rows < 0 or int32_at(right, ARRAY_NDIM) != 2:
        return 0
    sizes, others = word_at(left, ARRAY_SHAPE), word_at(right, ARRAY_SHAPE)
    depth, count = word_at(sizes, 8 * (ndim - 1)), word_at(others, 0)
    if depth != word_at(others, 8):
        return 0
    words, shape = stack_words(17), stack_words(32)
    put_word(words, START, 0)
    if has_bias:
        bias = array_of(head, word_at(arguments, 16))
        if not is_row(bias, count):
            return 0
        put_word(words, START, word_at(bias, ARRAY_DATA))
    put_word(words, 0, word_at(left, ARRAY_DATA))
    put_word(words, 8, word_at(right, ARRAY_DATA))
    put_matrix(words, LEFT, left, word_at(kind, KIND_WIDTH), rows, 0)
    put_matrix(words, RIGHT, right, word_at(kind, KIND_WIDTH), count, 1)
    put_word(words, M, rows)
    put_word(words, K, depth)
    put_word(words, N, count)
    for k in range(0, 8 * (ndim - 1), 8):
        put_word(shape, k, word_at(sizes, k))
    put_word(shape, 8 * (ndim - 1), count)
    return multiply_into_tensor(head, kind, words, ndim, shape)


@compile_driver(_i(_i, _i))
def outer_sums(head, arguments):
    """``_linear_weight``: the transpose of a matrix, or of contiguous lines, by another one."""
    kind = common_kind(head, arguments, 2)
    if kind == 0:
        return 0
    left, right = array_of(head, word_at(arguments, 0)), array_of(head, word_at(arguments, 8))
    ndim, rows = int32_at(left, ARRAY_NDIM), rows_of(left)
    if rows < 0 or rows_of(right) != rows or int32_at(right, ARRAY_NDIM) != ndim:
        return 0
    sizes, others = word_at(left, ARRAY_SHAPE), word_at(right, ARRAY_SHAPE)
    for k in range(0, 8 * (ndim - 1), 8):
        if word_at(sizes, k) != word_at(others, k):
            return 0
    words, shape = stack_words(17), stack_words(2)
    put_word(words, 0, word_at(left, ARRAY_DATA))
    put_word(words, 8, word_at(right, ARRAY_DATA))
    put_matrix(words, LEFT, left, word_at(kind, KIND_WIDTH), rows, 1)
    put_matrix(words, RIGHT, right, word_at(kind, KIND_WIDTH), rows, 0)
    put_word(words, START, 0)
    put_word(words, M, word_at(sizes, 8 * (ndim - 1)))
    put_word(words, K, rows)
    put_word(words, N, word_at(others, 8 * (ndim - 1)))
    put_word(shape, 0, word_at(words, M))
    put_word(shape, 8, word_at(words, N))
    return multiply_into_tensor(head, kind, words, 2, shape)


@compile_builtin
def multiply_matrices(own, arguments, count):
    """``mm(self, mat2)``."""
    head = word_at(own, ARRAY_DATA)
    made = matrices(head, arguments) if count == 2 else 0
    return made if made != 0 else call_general(word_at(head, HEAD_GENERAL), arguments, count)


@compile_builtin
def multiply_lines(own, arguments, count):
    """``linear(input, weight, bias)``."""
    head = word_at(own, ARRAY_DATA)
    made = affine(head, arguments) if count == 3 else 0
    return made if made != 0 else call_general(word_at(head, HEAD_GENERAL), arguments, count)


@compile_builtin
def multiply_outputs(own, arguments, count):
    """``_linear_weight(grad_output, input)``."""
    head = word_at(own, ARRAY_DATA)
    made = outer_sums(head, arguments) if count == 2 else 0
    return made if made != 0 else call_general(word_at(head, HEAD_GENERAL), arguments, count)


def bound_to(general: Callable[..., Any]) -> Array:
    """What a builtin of this module is bound to."""
    words = [PROCESS.ctypes.data, id(general)]
    for position, kind in enumerate((dtypes.float32, dtypes.float64)):
        words += [id(kind), id(kind.numpy), JOBS.ctypes.data + 8 * position, kind.itemsize]
    return np.array(words, np.int64)
