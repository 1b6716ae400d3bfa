"""Transforms of few elements in one native call, from tensor to tensor; :mod:`.operator` does every other case.

The loop is the same there, and with it every bit of the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.fourier.loops.plans import (
    COMPLEX, FROM_REAL, JOBS, KINDS, LARGE_WORK, MOST, PLANS, TO_REAL, Transform, describe,
)  # fmt: skip
from runtime.native.capi import integer_of, new_array, release, shared
from runtime.native.layout import C_CONTIGUOUS, WORD, Array, At, Inside, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, invoke, stack, stack_words, words
from runtime.native.tensors import PROCESS, Process, TensorObject, call_general, is_tensor, new_tensor

MOST_DIMS = 30
# A dtype of real numbers and that of the complex ones made of them, each as our object and NumPy's; bytes of a real
# number; where the address of its loop is (0 until it is compiled); the plans by length.
Choice = Structure(
    "Choice",
    {
        "real": WORD, "real_descr": WORD, "complex": WORD, "complex_descr": WORD, "width": WORD, "job": At(WORD),
        "plans": At(WORD),
    },
)  # fmt: skip
CHOICES, CHOICE_BYTES = len(KINDS), 8 * Choice.words
Bound = Structure("Bound", {"process": Process, "general": WORD, "choices": Inside(WORD, CHOICES * Choice.words)})

_i = types.int64
_bound, _choice, _process, _array, _words = Ref(Bound), Ref(Choice), Ref(Process), Ref(Array), Row(WORD)


@compile_driver(_choice(_bound, _words, _i))
def chosen(bound, operands, real):
    """The choice for a contiguous tensor, of real (1) or complex numbers, dimensions, and an int; 0 for others."""
    process = bound.process
    if not is_tensor(process, operands[0]) or Tuple(operands[1]).type != process.tuple_type:
        return Choice(0)
    tensor = TensorObject(operands[0])
    if tensor.array.flags & C_CONTIGUOUS == 0 or tensor.array.ndim > MOST_DIMS:
        return Choice(0)
    if Tuple(operands[1]).length == 0 or Object(operands[2]).type != process.int_type:
        return Choice(0)
    for k in range(CHOICES):
        choice = Choice(bound.choices + CHOICE_BYTES * k)
        if tensor.dtype == (choice.real if real != 0 else choice.complex):
            return choice if choice.job[0] != 0 else Choice(0)
    return Choice(0)


@compile_driver(_i(_process, _choice, _array, _i))
def dimension_of(process, choice, array, number):
    """A dimension that has a plan, from its number; -1 for anything else."""
    if Object(number).type != process.int_type:
        return -1
    dim = integer_of(number)
    if dim < 0 or dim >= array.ndim:
        return -1
    return dim if has_plan(choice, array.shape[dim]) else -1


@compile_driver(types.boolean(_choice, _i))
def has_plan(choice, size):
    """Whether the passes of a transform of so many elements are known."""
    return 0 < size <= MOST and choice.plans[size] != 0


@compile_driver(_i(_array))
def elements_of(array):
    """The number of elements of an array."""
    total = 1
    for d in range(array.ndim):
        total *= array.shape[d]
    return total


@compile_driver(_array(_process, _i, _i, _words))
def new_result(process, descr, ndim, sizes):
    """A new array, its elements not written yet; 0 with an error set."""
    return Array(new_array(process.new_array, process.array_type, shared(descr), ndim, sizes, 0, 0, 0))


@compile_driver(types.void(_choice, _array, _array, _i, _i, _i, _i, _i))
def transform(choice, source, out, dim, mode, backward, normalization, size):
    """Transform along one dimension."""
    job = stack(Transform)
    describe(job, source, out, dim, mode, backward, normalization, size, choice.plans, choice.width)
    invoke(choice.job[0], job, job, 0, 1, 0)


@compile_driver(_i(_bound, _words))
def of_complex(bound, operands):
    """``_fft_c2c(self, dim, normalization, onward)``; 0 where the general path has to."""
    process, choice = bound.process, chosen(bound, operands, 0)
    if choice == 0 or (operands[3] != process.true and operands[3] != process.false):
        return 0
    source, dims = TensorObject(operands[0]).array, Tuple(operands[1])
    total = elements_of(source)
    if total == 0 or total >= LARGE_WORK:
        return 0
    for k in range(dims.length):
        if dimension_of(process, choice, source, dims.items[k]) < 0:
            return 0
    out = new_result(process, choice.complex_descr, source.ndim, source.shape)
    if out == 0:
        return 0
    backward, normalization = 1 if operands[3] == process.false else 0, integer_of(operands[2])
    for k in range(dims.length - 1, -1, -1):
        dim = integer_of(dims.items[k])
        transform(choice, source, out, dim, COMPLEX, backward, normalization, out.shape[dim])
        source = out
    return new_tensor(process, out, choice.complex, process.none, process.none)


@compile_driver(_i(_bound, _words))
def of_real(bound, operands):
    """``_fft_r2c(self, dim, normalization, onesided)``; 0 where the general path has to."""
    process, choice = bound.process, chosen(bound, operands, 1)
    if choice == 0 or (operands[3] != process.true and operands[3] != process.false):
        return 0
    source, dims, sizes = TensorObject(operands[0]).array, Tuple(operands[1]), stack_words(32)
    total = elements_of(source)
    if total == 0 or total >= LARGE_WORK:
        return 0
    for k in range(dims.length):
        if dimension_of(process, choice, source, dims.items[k]) < 0:
            return 0
    last = integer_of(dims.items[dims.length - 1])
    size = source.shape[last]
    if size % 2 == 0 and not has_plan(choice, size // 2):
        return 0
    for d in range(source.ndim):
        sizes[d] = source.shape[d]
    if operands[3] == process.true:
        sizes[last] = size // 2 + 1
    out = new_result(process, choice.complex_descr, source.ndim, sizes)
    if out == 0:
        return 0
    normalization = integer_of(operands[2])
    transform(choice, source, out, last, FROM_REAL, 0, normalization, size)
    for k in range(dims.length - 2, -1, -1):
        dim = integer_of(dims.items[k])
        transform(choice, out, out, dim, COMPLEX, 0, normalization, out.shape[dim])
    return new_tensor(process, out, choice.complex, process.none, process.none)


@compile_driver(_i(_bound, _words))
def to_real(bound, operands):
    """``_fft_c2r(self, dim, normalization, last_dim_size)``; 0 where the general path has to."""
    process, choice = bound.process, chosen(bound, operands, 0)
    if choice == 0 or Object(operands[3]).type != process.int_type:
        return 0
    source, dims, sizes, size = (
        TensorObject(operands[0]).array,
        Tuple(operands[1]),
        stack_words(32),
        integer_of(operands[3]),
    )
    if not has_plan(choice, size) or (size % 2 == 0 and not has_plan(choice, size // 2)):
        return 0
    last = integer_of(dims.items[dims.length - 1]) if are_ints(process, dims) else -1
    if last < 0 or last >= source.ndim or source.shape[last] != size // 2 + 1:
        return 0
    for d in range(source.ndim):
        sizes[d] = source.shape[d]
    for k in range(dims.length - 1):
        if dimension_of(process, choice, source, dims.items[k]) < 0:
            return 0
    total = elements_of(source)
    if total == 0 or 2 * total >= LARGE_WORK:
        return 0
    read, normalization = source, integer_of(operands[2])
    half = new_result(process, choice.complex_descr, source.ndim, source.shape) if dims.length > 1 else Array(0)
    sizes[last] = size
    out = new_result(process, choice.real_descr, source.ndim, sizes)
    if out == 0 or (half == 0 and dims.length > 1):
        return 0
    for k in range(dims.length - 2, -1, -1):
        dim = integer_of(dims.items[k])
        transform(choice, read, half, dim, COMPLEX, 1, normalization, sizes[dim])
        read = half
    transform(choice, read, out, last, TO_REAL, 1, normalization, size)
    if half != 0:
        release(half)
    return new_tensor(process, out, choice.real, process.none, process.none)


@compile_driver(types.boolean(_process, Ref(Tuple)))
def are_ints(process, dims):
    """Whether the items of a tuple are ints."""
    for k in range(dims.length):
        if Object(dims.items[k]).type != process.int_type:
            return False
    return True


@compile_builtin
def c2c(bound, arguments, count):
    """``_fft_c2c``."""
    record = Bound(Array(bound).data)
    result = of_complex(record, words(arguments)) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def r2c(bound, arguments, count):
    """``_fft_r2c``."""
    record = Bound(Array(bound).data)
    result = of_real(record, words(arguments)) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def c2r(bound, arguments, count):
    """``_fft_c2r``."""
    record = Bound(Array(bound).data)
    result = to_real(record, words(arguments)) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module is bound to."""
    choices = [
        Choice.pack(
            real=id(kind), real_descr=id(kind.numpy), complex=id(kind.to_complex()),
            complex_descr=id(kind.to_complex().numpy), width=kind.itemsize, job=JOBS.ctypes.data + 8 * position,
            plans=PLANS[position].ctypes.data,
        )
        for position, kind in enumerate(KINDS)
    ]  # fmt: skip
    return Bound.pack(process=PROCESS.ctypes.data, general=id(general), choices=np.concatenate(choices))
