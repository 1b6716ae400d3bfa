"""Products of floats in one native call, from tensors to tensor: mm, bmm, mv, dot, linear, the gradient of a weight.

They take what one thread does well; the general path does the rest: large work, other dtypes, errors. The
loop is the same there, and with it every bit of the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.matmul.loops.product import JOBS, LARGE_WORK, arrange
from runtime.kernels.matmul.shape import LONG, Product
from runtime.native.capi import new_array, shared
from runtime.native.layout import C_CONTIGUOUS, WORD, Array, At, Inside, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor, new_tensor
from runtime.tensor import dtypes

# A dtype with a loop: as our object and NumPy's, where the address of the loop is (0 until it is compiled), and the
# bytes of an element.
Choice = Structure("Choice", {"dtype": WORD, "descr": WORD, "job": At(WORD), "itemsize": WORD})
CHOICES, CHOICE_BYTES = 2, 8 * Choice.words
Bound = Structure("Bound", {"process": Process, "general": WORD, "choices": Inside(WORD, CHOICES * Choice.words)})
MOST_DIMS = 32

_i = types.int64
_bound, _choice, _product = Ref(Bound), Ref(Choice), Ref(Product)
_array, _objects, _words = Ref(Array), Row(WORD), Row(WORD)


@compile_driver(_choice(_bound, _objects, _i))
def choose_loop(bound, arguments, count):
    """The choice for the dtype of these tensors; 0 when they are no tensors of one dtype with a loop."""
    process = bound.process
    if not is_tensor(process, arguments[0]):
        return Choice(0)
    dtype = TensorObject(arguments[0]).dtype
    for j in range(1, count):
        if not is_tensor(process, arguments[j]) or TensorObject(arguments[j]).dtype != dtype:
            return Choice(0)
    for k in range(CHOICES):
        choice = Choice(bound.choices + CHOICE_BYTES * k)
        if choice.dtype == dtype and choice.job[0] != 0:
            return choice
    return Choice(0)


@compile_driver(_array(_i))
def array_of(tensor):
    """The array of a tensor."""
    return TensorObject(tensor).array


@compile_driver(_i(_array))
def rows_of(array):
    """How many lines an array has along its last dimension, taken as a matrix; -1 if it is none without a copy."""
    ndim = array.ndim
    if ndim == 2:
        return array.shape[0]
    if ndim < 2 or ndim > MOST_DIMS or array.flags & C_CONTIGUOUS == 0:
        return -1
    rows = 1
    for k in range(ndim - 1):
        rows *= array.shape[k]
    return rows


@compile_driver(types.void(_words, _array, _i, _i, _i))
def put_strides(strides, array, itemsize, rows, transposed):
    """The strides of an array taken as a matrix of so many rows, or of its transpose (1).

    They are 0 along what has size 1, as :func:`runtime.kernels.matmul.loops.product.put_strides` has it.
    """
    last = array.ndim - 1
    size = array.shape[last]
    strides[0] = 0
    strides[1 + transposed] = 0 if rows == 1 else array.strides[0] if last == 1 else size * itemsize
    strides[2 - transposed] = 0 if size == 1 else array.strides[last]


@compile_driver(types.void(_product, _choice, _array, _i, _i))
def put_left(product, choice, array, rows, transposed):
    """Let an array be the left operand."""
    product.left = array.data
    put_strides(product.left_strides, array, choice.itemsize, rows, transposed)


@compile_driver(types.void(_product, _choice, _array, _i, _i))
def put_right(product, choice, array, rows, transposed):
    """Let an array be the right operand."""
    product.right = array.data
    put_strides(product.right_strides, array, choice.itemsize, rows, transposed)


@compile_driver(types.void(_product, _i, _i, _i))
def put_sizes(product, m, n, k):
    """The sizes of a product of two matrices."""
    product.m, product.n, product.k, product.batch = m, n, k, 1


@compile_driver(_i(_bound, _choice, _product, _i, _words))
def multiply_into_tensor(bound, choice, product, ndim, shape):
    """The tensor of a product that is described but for its result; 0 where the general path has to."""
    process = bound.process
    work = product.m * product.n * product.k * product.batch
    if work <= 0 or work >= LARGE_WORK:
        return 0
    out = Array(new_array(process.new_array, process.array_type, shared(choice.descr), ndim, shape, 0, 0, 0))
    if out == 0:
        return 0
    product.out = out.data
    strides = product.out_strides
    strides[0] = product.m * product.n * choice.itemsize
    strides[1] = product.n * choice.itemsize
    strides[2] = choice.itemsize
    arrange(product, choice.itemsize)
    invoke(choice.job[0], product, product, 0, 1, 0)
    return new_tensor(process, out, choice.dtype, process.none, process.none)


@compile_driver(_i(_bound, _objects))
def try_mm(bound, arguments):
    """``mm``: both operands have two dimensions."""
    choice = choose_loop(bound, arguments, 2)
    if choice == 0:
        return 0
    left, right = array_of(arguments[0]), array_of(arguments[1])
    if left.ndim != 2 or right.ndim != 2 or left.shape[1] != right.shape[0]:
        return 0
    product, shape = stack(Product), stack_words(2)
    put_left(product, choice, left, left.shape[0], 0)
    put_right(product, choice, right, right.shape[0], 0)
    product.added = 0
    put_sizes(product, left.shape[0], right.shape[1], left.shape[1])
    shape[0], shape[1] = product.m, product.n
    return multiply_into_tensor(bound, choice, product, 2, shape)


@compile_driver(types.void(_words, _array))
def put_batch_strides(strides, array):
    """The strides of an array of three dimensions, 0 along what has size 1."""
    for d in range(3):
        strides[d] = 0 if array.shape[d] == 1 else array.strides[d]


@compile_driver(_i(_bound, _objects))
def try_bmm(bound, arguments):
    """``bmm``: both operands have three dimensions."""
    choice = choose_loop(bound, arguments, 2)
    if choice == 0:
        return 0
    left, right = array_of(arguments[0]), array_of(arguments[1])
    if left.ndim != 3 or right.ndim != 3 or left.shape[2] != right.shape[1] or left.shape[0] != right.shape[0]:
        return 0
    product, shape = stack(Product), stack_words(3)
    product.left, product.right, product.added = left.data, right.data, 0
    put_batch_strides(product.left_strides, left)
    put_batch_strides(product.right_strides, right)
    put_sizes(product, left.shape[1], right.shape[2], left.shape[2])
    product.batch = left.shape[0]
    shape[0], shape[1], shape[2] = product.batch, product.m, product.n
    return multiply_into_tensor(bound, choice, product, 3, shape)


@compile_driver(types.void(_words, _array, _i))
def put_vector(strides, vector, along):
    """The strides of a vector along one dimension of a matrix."""
    strides[0] = strides[1] = strides[2] = 0
    strides[along] = 0 if vector.shape[0] == 1 else vector.strides[0]


@compile_driver(_i(_bound, _objects))
def try_mv(bound, arguments):
    """``mv``, as a product with one row."""
    choice = choose_loop(bound, arguments, 2)
    if choice == 0:
        return 0
    matrix, vector = array_of(arguments[0]), array_of(arguments[1])
    if matrix.ndim != 2 or vector.ndim != 1 or matrix.shape[1] != vector.shape[0]:
        return 0
    product, shape = stack(Product), stack_words(1)
    product.left, product.added = vector.data, 0
    put_vector(product.left_strides, vector, 2)
    put_right(product, choice, matrix, matrix.shape[0], 1)
    put_sizes(product, 1, matrix.shape[0], matrix.shape[1])
    shape[0] = product.n
    return multiply_into_tensor(bound, choice, product, 1, shape)


@compile_driver(_i(_bound, _objects))
def try_dot(bound, arguments):
    """``dot`` of vectors that are not summed in parts, or of which the loop makes parts."""
    choice = choose_loop(bound, arguments, 2)
    if choice == 0:
        return 0
    left, right = array_of(arguments[0]), array_of(arguments[1])
    if left.ndim != 1 or right.ndim != 1 or left.shape[0] != right.shape[0]:
        return 0
    are_runs = left.flags & right.flags & C_CONTIGUOUS != 0
    if left.shape[0] >= LONG and not are_runs:
        return 0
    product, shape = stack(Product), stack_words(1)
    product.left, product.right, product.added = left.data, right.data, 0
    put_vector(product.left_strides, left, 2)
    put_vector(product.right_strides, right, 1)
    put_sizes(product, 1, 1, left.shape[0])
    return multiply_into_tensor(bound, choice, product, 0, shape)


@compile_driver(types.boolean(_array, _i))
def is_row(array, size):
    """Whether an array is a contiguous vector of that size."""
    return array.ndim == 1 and array.shape[0] == size and array.flags & C_CONTIGUOUS != 0


@compile_driver(_i(_bound, _objects))
def try_linear(bound, arguments):
    """``linear``: a matrix, or contiguous lines, by the transpose of a matrix; a bias of one row, or None."""
    has_bias = arguments[2] != bound.process.none
    choice = choose_loop(bound, arguments, 3 if has_bias else 2)
    if choice == 0:
        return 0
    left, right = array_of(arguments[0]), array_of(arguments[1])
    last, rows = left.ndim - 1, rows_of(left)
    if rows < 0 or right.ndim != 2 or left.shape[last] != right.shape[1]:
        return 0
    columns = right.shape[0]
    product, shape = stack(Product), stack_words(32)
    product.added = 0
    if has_bias:
        bias = array_of(arguments[2])
        if not is_row(bias, columns):
            return 0
        product.added = bias.data
    put_left(product, choice, left, rows, 0)
    put_right(product, choice, right, columns, 1)
    put_sizes(product, rows, columns, left.shape[last])
    for k in range(last):
        shape[k] = left.shape[k]
    shape[last] = columns
    return multiply_into_tensor(bound, choice, product, last + 1, shape)


@compile_driver(_i(_bound, _objects))
def try_linear_weight(bound, arguments):
    """``_linear_weight``: the transpose of a matrix, or of contiguous lines, by another one."""
    choice = choose_loop(bound, arguments, 2)
    if choice == 0:
        return 0
    left, right = array_of(arguments[0]), array_of(arguments[1])
    last, rows = left.ndim - 1, rows_of(left)
    if rows < 0 or rows_of(right) != rows or right.ndim != left.ndim:
        return 0
    for k in range(last):
        if left.shape[k] != right.shape[k]:
            return 0
    product, shape = stack(Product), stack_words(2)
    put_left(product, choice, left, rows, 1)
    put_right(product, choice, right, rows, 0)
    product.added = 0
    put_sizes(product, left.shape[last], right.shape[last], rows)
    shape[0], shape[1] = product.m, product.n
    return multiply_into_tensor(bound, choice, product, 2, shape)


@compile_builtin
def mm(bound, arguments, count):
    """``mm(self, mat2)``."""
    record = Bound(Array(bound).data)
    result = try_mm(record, arguments) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def bmm(bound, arguments, count):
    """``bmm(self, mat2)``."""
    record = Bound(Array(bound).data)
    result = try_bmm(record, arguments) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def mv(bound, arguments, count):
    """``mv(self, vec)``."""
    record = Bound(Array(bound).data)
    result = try_mv(record, arguments) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def dot(bound, arguments, count):
    """``dot(self, tensor)``."""
    record = Bound(Array(bound).data)
    result = try_dot(record, arguments) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def linear(bound, arguments, count):
    """``linear(input, weight, bias)``."""
    record = Bound(Array(bound).data)
    result = try_linear(record, arguments) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def linear_weight(bound, arguments, count):
    """``_linear_weight(grad_output, input)``."""
    record = Bound(Array(bound).data)
    result = try_linear_weight(record, arguments) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module is bound to."""
    choices = [
        Choice.pack(
            dtype=id(element), descr=id(element.numpy), job=JOBS.ctypes.data + 8 * position, itemsize=element.itemsize
        )
        for position, element in enumerate((dtypes.float32, dtypes.float64))
    ]
    return Bound.pack(process=PROCESS.ctypes.data, general=id(general), choices=np.concatenate(choices))
