"""Operands of several dtypes, and numbers that promote, as native code computes with them: see :mod:`.conversion`.

Which loop takes them, and what each operand is converted to, the general path found out before; a :data:`Mixture`
remembers it for operands of these dtypes, with dimensions or without, and numbers of these types.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.elementwise.loops.driver import GRAIN, MAX_OPERANDS, Loop, Plan, make_plan, walk
from runtime.kernels.elementwise.loops.layouts import is_contiguous
from runtime.native.capi import new_array, release, shared
from runtime.native.layout import WORD, Array, Inside, Object, Structure
from runtime.native.structures import Ref, Row, stack, stack_arrays
from runtime.native.tensors import Process, TensorObject, is_tensor

MOST_KEYS = 16  # operands and numbers
# The loop (0 behind the last one), the default dtype when it was found, what each operand or number has to be, and the
# loop that converts each operand, 0 where none has to.
Mixture = Structure(
    "Mixture",
    {
        "loop": Loop, "default": WORD, "keys": Inside(WORD, MOST_KEYS), "conversions": Inside(WORD, MAX_OPERANDS),
    },
)  # fmt: skip
_BYTES = 8 * Mixture.words

_i = types.int64
_process, _mixture, _loop, _array = Ref(Process), Ref(Mixture), Ref(Loop), Ref(Array)
_arrays, _objects = Row(Array), Row(WORD)


@compile_driver(_i(_process, _i))
def key_of(process, argument):
    """What is compared of a tensor, its dtype and whether it has dimensions, and of a number, its type."""
    if is_tensor(process, argument):
        tensor = TensorObject(argument)
        return 2 * tensor.dtype + (1 if tensor.array.ndim != 0 else 0)
    return Object(argument).type


@compile_driver(_mixture(_process, _i, _i, _objects, _i))
def find_mixture(process, mixtures, default, arguments, count):
    """What is remembered for arguments; 0 when nothing is."""
    mixture = Mixture(mixtures)
    while mixture.loop != 0:
        fits = mixture.default == default and count <= MOST_KEYS
        for k in range(count if fits else 0):
            fits = fits and key_of(process, arguments[k]) == mixture.keys[k]
        if fits:
            return mixture
        mixture = Mixture(mixture + _BYTES)
    return Mixture(0)


@compile_driver(_array(_process, _loop, _array))
def converted(process, loop, array):
    """A new array of the elements of another one, in the same order; 0 where the general path has to."""
    total = 1
    for k in range(array.ndim):
        total *= array.shape[k]
    if total >= GRAIN or not (is_contiguous(array) or array.ndim < 2):  # of others NumPy keeps the order of strides
        return Array(0)
    pair, plan = stack_arrays(2), stack(Plan)
    out = Array(
        new_array(process.new_array, process.array_type, shared(loop.descr), array.ndim, array.shape, 0, 0, 0)
    )
    if out != 0 and total != 0:
        pair[0], pair[1] = array, out
        make_plan(loop, pair, plan)
        walk(loop, plan, 0, plan.rows, 0, plan.count, 0)
    return out


@compile_driver(types.void(_mixture, _arrays, _i))
def release_converted(mixture, arrays, count):
    """Give up the first `count` operands that were converted."""
    for j in range(count):
        if mixture.conversions[j] != 0:
            release(arrays[j])


@compile_driver(types.boolean(_process, _mixture, _objects, _i, _arrays))
def take_converted(process, mixture, arguments, count, arrays):
    """Put the arrays of `count` tensors, converted, into `arrays`; False, and none, when one cannot be."""
    for j in range(count):
        array, conversion = TensorObject(arguments[j]).array, mixture.conversions[j]
        if conversion != 0:
            array = converted(process, Loop(conversion), array)
            if array == 0:
                release_converted(mixture, arrays, j)
                return False
        arrays[j] = array
    return True
