"""``clone``, casts and ``copy_`` as builtins: small tensors of any strides, and numbers in the place of tensors.

Everything else they hand on to the general path in Python: large tensors, casts that no loop does as NumPy does them,
memory that overlaps, and wrong calls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import made_tensor
from runtime.kernels.creation.loops.strided import (
    MOST_ELEMENTS, MOST_IN_RUNS, are_apart, array_like, copy_spread, count_of, has_plain_strides, lies_in_runs,
    spreads_to,
)  # fmt: skip
from runtime.kernels.elementwise.conversion import CASTS, KINDS
from runtime.kernels.elementwise.loops.layouts import is_contiguous, is_same_memory
from runtime.native.capi import shared
from runtime.native.layout import C_CONTIGUOUS, WORD, Array, At, Inside, Object, Structure
from runtime.native.structures import Ref, doubles, singles, stack, stack_words, words
from runtime.native.tensors import (
    PROCESS, SINGLE, WHOLE, Kind, Process, TensorObject, bump_version, call_general, is_tensor, known_kind,
)  # fmt: skip
from runtime.tensor.device import contiguous_format, preserve_format

__all__ = ["bound_to", "clone", "contiguous", "copy_in_place", "to_copy"]
# The general path, and what else a copy asks for: the memory formats of row-major order and of the tensor's own, the
# dtypes in the order of the table of loops that convert from the one to the other, and that table.
Bound = Structure(
    "Bound",
    {
        "process": Process, "general": WORD, "row_major": WORD, "keeps": WORD, "casts": At(WORD),
        "kinds": Inside(WORD, len(KINDS)),
    },
)  # fmt: skip
_COUNT = len(KINDS)
_LARGEST_EXACT = 1 << 53  # below it every int is a float64

_i = types.int64
_bound, _process, _kind, _tensor, _array = Ref(Bound), Ref(Process), Ref(Kind), Ref(TensorObject), Ref(Array)


@compile_driver(_i(_bound, _i, _i))
def conversion_of(own, source, target):
    """The loop that converts from one dtype to another; 0 when there is none."""
    first, second = -1, -1
    for k in range(_COUNT):
        if own.kinds[k] == source:
            first = k
        if own.kinds[k] == target:
            second = k
    return own.casts[_COUNT * first + second] if first >= 0 and second >= 0 else 0


@compile_driver(_i(_bound, _tensor, _i, _i))
def copied_tensor(own, tensor, dtype, keeps):
    """A copy in a dtype, in the order of strides if `keeps` is 1; 0 where the general path has to."""
    process, array, kind = own.process, tensor.array, known_kind(own.process, dtype)
    source, total, conversion = known_kind(process, tensor.dtype), count_of(array), 0
    if kind == 0 or source == 0 or total > MOST_IN_RUNS:
        return 0
    if total > MOST_ELEMENTS and not lies_in_runs(array, source.itemsize, keeps):
        return 0
    if tensor.dtype != dtype:
        conversion = conversion_of(own, tensor.dtype, dtype)
        if conversion == 0 or not is_contiguous(array):
            return 0
        if keeps == 1 and not has_plain_strides(array, source.itemsize):
            return 0
        keeps = 0
    if total == 0:  # whose order of strides NumPy does not keep
        return 0
    result = array_like(process, kind, array, keeps)
    if result == 0:
        return 0
    if total != 0:
        copy_spread(result, array, kind.itemsize, conversion)
    return made_tensor(process, kind, result)


@compile_builtin
def clone(bound, arguments, count):
    """``clone(tensor, memory_format)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 2 and is_tensor(record.process, operands[0]):
        if operands[1] == record.row_major or operands[1] == record.process.none or operands[1] == record.keeps:
            result = copied_tensor(
                record, operands[0], TensorObject(operands[0]).dtype, 0 if operands[1] == record.row_major else 1
            )
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def contiguous(bound, arguments, count):
    """``contiguous(tensor, memory_format)``, of a tensor that is."""
    record, operands = Bound(Array(bound).data), words(arguments)
    if count == 2 and is_tensor(record.process, operands[0]) and operands[1] == record.row_major:
        array = TensorObject(operands[0]).array
        if array.flags & C_CONTIGUOUS != 0 and count_of(array) != 0:
            return shared(operands[0])
    return call_general(record.general, arguments, count)


@compile_builtin
def to_copy(bound, arguments, count):
    """``to_copy(tensor, dtype, contiguous)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    process = record.process
    if count == 3 and is_tensor(process, operands[0]) and (operands[2] == process.true or operands[2] == process.false):
        result = copied_tensor(record, operands[0], operands[1], 0 if operands[2] == process.true else 1)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(types.boolean(_process, _array, _i, _kind, _i))
def put_as(process, source, dtype, kind, word):
    """Write the only element of an array, of float64 or int64, into a word as a `kind`; False unless it only rounds."""
    value = 0.0
    if kind.way > WHOLE:
        return False
    if dtype == process.float64:
        if kind.way == WHOLE:
            return False
        value = doubles(source.data)[0]
    elif dtype == process.int64:
        whole = words(source.data)[0]
        if kind.way == WHOLE:
            words(word)[0] = whole
            return True
        if abs(whole) >= _LARGEST_EXACT:
            return False
        value = float(whole)
    else:
        return False
    if kind.way == SINGLE:
        singles(word)[0] = value
    else:
        doubles(word)[0] = value
    return True


@compile_driver(types.boolean(_bound, _tensor, _tensor))
def copy_values(own, target, source):
    """Write the elements of a tensor, broadcast and cast, into another one; False where the general path has to."""
    process, out, array = own.process, target.array, source.array
    kind, total, conversion = known_kind(process, target.dtype), count_of(out), 0
    theirs = known_kind(process, source.dtype)
    if kind == 0 or theirs == 0 or total == 0 or total > MOST_IN_RUNS or not spreads_to(array, out):
        return False
    if total > MOST_ELEMENTS and not (
        lies_in_runs(out, kind.itemsize, 0) and lies_in_runs(array, theirs.itemsize, 0)
    ):
        return False
    word, single = stack_words(1), stack(Array)
    if source.dtype != target.dtype:
        if array.ndim == 0 and put_as(process, array, source.dtype, kind, word):
            single.data, single.ndim = word, 0
            array = single
        else:
            conversion = conversion_of(own, source.dtype, target.dtype)
            if conversion == 0 or not are_apart(out, kind.itemsize, array, theirs.itemsize):
                return False
    elif not (is_same_memory(array, out) or are_apart(out, kind.itemsize, array, kind.itemsize)):
        return False
    if bump_version(process, target) != 0:  # before anything is written: the general path writes again
        return False
    return copy_spread(out, array, kind.itemsize, conversion)


@compile_builtin
def copy_in_place(bound, arguments, count):
    """``copy_(tensor, source, non_blocking)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    process = record.process
    if count == 3 and is_tensor(process, operands[0]):
        if is_tensor(process, operands[1]) or Object(operands[1]).type == process.number_type:
            if copy_values(record, operands[0], operands[1]):
                return shared(operands[0])
    return call_general(record.general, arguments, count)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What a builtin of this module, before the function `general`, is bound to."""
    return Bound.pack(
        process=PROCESS.ctypes.data, general=id(general), row_major=id(contiguous_format),
        keeps=id(preserve_format), casts=CASTS.ctypes.data, kinds=[id(kind) for kind in KINDS],
    )  # fmt: skip
