"""Triangular systems in one native call, from tensors to tensor; :mod:`.decompositions` does every other case.

The loop is the same there, and with it every bit of the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.matrices.loops.systems import BLOCK, JOBS, KINDS, LARGE_WORK, System
from runtime.native.capi import new_array, shared
from runtime.native.layout import WORD, Array, At, Inside, Structure
from runtime.native.structures import Ref, Row, invoke, stack, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor, new_tensor

# A dtype: as our object and NumPy's, where the address of its loop is (0 until it is compiled), bytes of an element.
Choice = Structure("Choice", {"dtype": WORD, "descr": WORD, "job": At(WORD), "itemsize": WORD})
CHOICES, CHOICE_BYTES = len(KINDS), 8 * Choice.words
Bound = Structure("Bound", {"process": Process, "general": WORD, "choices": Inside(WORD, CHOICES * Choice.words)})

_i = types.int64
_bound, _choice, _process, _array, _words = Ref(Bound), Ref(Choice), Ref(Process), Ref(Array), Row(WORD)


@compile_driver(_choice(_bound, _i, _i))
def chosen(bound, first, other):
    """The choice for two tensors of one dtype whose loop is there; 0 for anything else."""
    process = bound.process
    if not is_tensor(process, first) or not is_tensor(process, other):
        return Choice(0)
    dtype = TensorObject(first).dtype
    if TensorObject(other).dtype != dtype:
        return Choice(0)
    for k in range(CHOICES):
        choice = Choice(bound.choices + CHOICE_BYTES * k)
        if choice.dtype == dtype and choice.job[0] != 0:
            return choice
    return Choice(0)


@compile_driver(types.void(_words, _array, _i))
def put_strides(strides, array, turned):
    """The strides of matrices, or of their transposes (1), with that of a batch of them before."""
    ndim = array.ndim
    strides[0] = array.strides[0] if ndim == 3 else 0
    strides[1 + turned] = array.strides[ndim - 2]
    strides[2 - turned] = array.strides[ndim - 1]


@compile_driver(types.boolean(_array, _array, _i))
def fit(factor, right, turned):
    """Whether these are square matrices, one or a row of them, and right sides of as many elements; none is empty."""
    deep, wide = factor.ndim, right.ndim
    if (deep != 2 and deep != 3) or (wide != 2 and wide != 3):
        return False
    rows = factor.shape[deep - 1]
    if factor.shape[deep - 2] != rows or right.shape[wide - 2 + turned] != rows or rows > BLOCK:
        return False
    batch = 1
    if deep == 3:
        batch = factor.shape[0]
    if wide == 3:
        if deep == 3 and right.shape[0] != batch:
            return False
        batch = right.shape[0]
    return 0 < rows * rows * right.shape[wide - 1 - turned] * batch < LARGE_WORK


@compile_driver(_array(_process, _choice, _array, _array))
def new_columns(process, choice, factor, right):
    """A new array for the solutions, whose matrices lie column by column; 0 with an error set."""
    sizes, strides, wide = stack_words(3), stack_words(3), right.ndim
    ndim = max(factor.ndim, wide)
    sizes[0] = right.shape[0] if wide == 3 else factor.shape[0]
    sizes[ndim - 2], sizes[ndim - 1] = right.shape[wide - 2], right.shape[wide - 1]
    strides[0] = choice.itemsize * sizes[ndim - 2] * sizes[ndim - 1]
    strides[ndim - 2] = choice.itemsize
    strides[ndim - 1] = choice.itemsize * sizes[ndim - 2]
    return Array(new_array(process.new_array, process.array_type, shared(choice.descr), ndim, sizes, strides, 0, 0))


@compile_driver(_i(_bound, _words))
def solution_of(bound, operands):
    """``linalg_solve_triangular(self, B, upper, left, unitriangular)``; 0 where the general path has to."""
    process, choice = bound.process, chosen(bound, operands[0], operands[1])
    if choice == 0:
        return 0
    for k in range(2, 5):
        if operands[k] != process.true and operands[k] != process.false:
            return 0
    turned = 1 if operands[3] == process.false else 0
    factor, right = TensorObject(operands[0]).array, TensorObject(operands[1]).array
    if not fit(factor, right, turned):
        return 0
    out = new_columns(process, choice, factor, right)
    if out == 0:
        return 0
    system, ndim = stack(System), out.ndim
    system.factor, system.right, system.out = factor.data, right.data, out.data
    system.rows, system.columns = out.shape[ndim - 2 + turned], out.shape[ndim - 1 - turned]
    system.batch = out.shape[0] if ndim == 3 else 1
    system.upper = 1 if (operands[2] == process.true) != (turned == 1) else 0
    system.unit = 1 if operands[4] == process.true else 0
    put_strides(system.factor_strides, factor, turned)
    put_strides(system.right_strides, right, turned)
    put_strides(system.out_strides, out, turned)
    invoke(choice.job[0], system, system, 0, 1, 0)
    return new_tensor(process, out, choice.dtype, process.none, process.none)


@compile_builtin
def solve_triangular(bound, arguments, count):
    """``linalg_solve_triangular(self, B, upper, left, unitriangular)``."""
    record = Bound(Array(bound).data)
    result = solution_of(record, words(arguments)) if count == 5 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module is bound to."""
    choices = [
        Choice.pack(
            dtype=id(kind), descr=id(kind.numpy), job=JOBS.ctypes.data + 8 * position, itemsize=kind.itemsize
        )
        for position, kind in enumerate(KINDS)
    ]
    return Bound.pack(process=PROCESS.ctypes.data, general=id(general), choices=np.concatenate(choices))
