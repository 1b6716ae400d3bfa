"""Joint kernels as builtins: from tensors and numbers to a tuple of results in one native call.

The joint loop takes operands of one shape and dtype that lie densely; the first one, the gradient that arrives, may
also be one number in all places, as behind a sum. Other operands go to the loops of the parts, one call each.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.compile.launching import run_job
from runtime.kernels.elementwise.loops.driver import GRAIN, Loop
from runtime.kernels.elementwise.loops.layouts import is_contiguous
from runtime.kernels.elementwise.sources import MOST_OPERANDS, Call
from runtime.kernels.elementwise.native import (
    FAILED, SLOT_WORDS, Table, Words, find_loop, run_large, take_scalars,
)  # fmt: skip
from runtime.native.capi import call_object, new_array, new_tuple, release, shared
from runtime.native.layout import WORD, Array, At, Inside, Structure, Tuple, read
from runtime.native.structures import Ref, Row, invoke, stack, stack_arrays, stack_words, words
from runtime.native.tensors import TensorObject, call_general, is_tensor, new_tensor
from runtime.tensor.dtypes import dtype

MOST_PARTS, MOST_READ = 8, 16  # parts of a joint kernel; operands of a part, numbers included
# A part: its `make`, and the places of its arguments among those of the joint kernel.
Part = Structure("Part", {"make": WORD, "count": WORD, "places": Inside(WORD, MOST_READ)})
_PART = 8 * Part.words  # bytes
# What the builtins of a joint kernel are bound to: its table, whose `make` is the general path, and that of
# `make_some`; the numbers of tensors, arguments and parts; the bits of the tensors that are read; the dtype of each
# tensor where that is fixed, else 0; the parts; and by the bits of the parts that are wanted, unless all are, the joint
# kernel of these, 0 where none is made yet.
Joint = Structure(
    "Joint",
    {
        "table": Table, "make_some": WORD, "tensors": WORD, "arguments": WORD, "count": WORD, "read": WORD,
        "fixed": Inside(WORD, MOST_OPERANDS), "parts": Inside(WORD, MOST_PARTS * Part.words), "subsets": At(WORD),
    },
)  # fmt: skip

_i = types.int64
_joint, _loop, _table, _call, _array = Ref(Joint), Ref(Loop), Ref(Table), Ref(Call), Ref(Array)
_arrays, _objects, _words = Row(Array), Row(WORD), Row(WORD)


@compile_driver(types.boolean(_array, _array))
def has_shape_of(array, other):
    """Whether two arrays have the same rank and sizes."""
    if other.ndim != array.ndim:
        return False
    for k in range(array.ndim):
        if array.shape[k] != other.shape[k]:
            return False
    return True


@compile_driver(types.boolean(_array))
def stands_still(array):
    """Whether all elements are the same one."""
    for k in range(array.ndim):
        if array.shape[k] != 1 and array.strides[k] != 0:
            return False
    return True


@compile_driver(_i(_array))
def elements_of(array):
    """The number of elements of an array."""
    total = 1
    for k in range(array.ndim):
        total *= array.shape[k]
    return total


@compile_driver(types.boolean(_joint, _objects, _call))
def take_dense(joint, arguments, call):
    """Put where the tensors' elements lie into a call; False when the parts have to be called."""
    process = joint.table.process
    if not is_tensor(process, arguments[0]):
        return False
    leader = TensorObject(arguments[0])
    array, kind = leader.array, leader.dtype
    total = elements_of(array)
    if total == 0 or not (is_contiguous(array) or stands_still(array)):
        return False
    call.operands[0] = array.data
    call.total = total
    call.stands = 0 if is_contiguous(array) else 1
    for j in range(1, joint.tensors):
        if joint.read >> j & 1 == 0:
            continue
        if not is_tensor(process, arguments[j]):
            return False
        tensor, fixed = TensorObject(arguments[j]), joint.fixed[j]
        if tensor.dtype != (fixed if fixed != 0 else kind):
            return False
        array_of_operand = tensor.array
        if not (is_contiguous(array_of_operand) and has_shape_of(array_of_operand, array)):
            return False
        call.operands[j] = array_of_operand.data
    return True


@compile_driver(_i(_joint, _loop, _array, _call, _arrays))
def make_arrays(joint, loop, array, call, arrays):
    """Arrays like `array` for the results, their elements known to the call. How many were made: all or too few."""
    process, tensors = joint.table.process, joint.tensors
    for k in range(joint.count):
        descr = shared(loop.descr)
        created = new_array(process.new_array, process.array_type, descr, array.ndim, array.shape, 0, 0, 0)
        if created == 0:
            return k
        arrays[k] = Array(created)
        call.operands[tensors + k] = arrays[k].data
    return joint.count


@compile_driver(_i(_table, _loop, _call, _words))
def run(table, loop, call, slots):
    """Run the joint loop; 0, or -1 with an error set."""
    if call.total >= GRAIN:
        return run_large(table, loop, call, slots, call.total)
    invoke(loop.function, call, call, 0, 1, 0)
    return 0


@compile_driver(_i(_joint, _loop, _arrays, _i))
def tensors_over(joint, loop, arrays, created):
    """A tuple of tensors over the first `made` arrays, references to which are stolen; FAILED with an error set."""
    process = joint.table.process
    results = new_tuple(joint.count) if created == joint.count else 0
    for k in range(created):
        if results == 0:
            release(arrays[k])
            continue
        tensor = new_tensor(process, arrays[k], loop.dtype, process.none, process.none)
        if tensor == 0:
            release(results)
            results = 0
        else:
            Tuple(results).items[k] = tensor
    return results if results != 0 else FAILED


@compile_driver(_i(_joint, _loop, _objects, _i, _call))
def compute(joint, loop, arguments, count, call):
    """The tuple that a joint loop computes. 0 where the parts have to, FAILED where an error ends the call."""
    table, tensors = joint.table, joint.tensors
    slots, arrays = stack_words(SLOT_WORDS), stack_arrays(MOST_OPERANDS)
    if not take_scalars(table.process, loop, arguments + 8 * tensors, count - tensors, slots, table.fitting):
        return 0
    call.numbers = slots
    created = make_arrays(joint, loop, TensorObject(arguments[0]).array, call, arrays)
    if created == joint.count and run(table, loop, call, slots) != 0:
        for k in range(created):
            release(arrays[k])
        return FAILED
    return tensors_over(joint, loop, arrays, created)


@compile_driver(_i(_joint, _objects))
def call_parts(joint, arguments):
    """A tuple of what the parts make of their arguments; 0 with an error set."""
    results, part_arguments = new_tuple(joint.count), stack_words(MOST_READ)
    if results == 0:
        return 0
    for k in range(joint.count):
        part = Part(joint.parts + _PART * k)
        for j in range(part.count):
            part_arguments[j] = arguments[part.places[j]]
        gradient = call_object(part.make, part_arguments, part.count)
        if gradient == 0:
            release(results)
            return 0
        Tuple(results).items[k] = gradient
    return results


@compile_driver(_i(_joint, _objects, _i))
def results_of(joint, arguments, count):
    """The tuple of results of a joint kernel; 0 with an error set."""
    table, call = joint.table, stack(Call)
    if count != joint.arguments:
        return call_general(table.make, arguments, count)
    if take_dense(joint, arguments, call):
        loop = find_loop(table, arguments)
        if loop == 0:
            return call_general(table.make, arguments, count)
        result = compute(joint, loop, arguments, count, call)
        if result != 0:
            return result if result != FAILED else 0
    return call_parts(joint, arguments)


@compile_driver(_i(_i, _i, _i, _i))
def with_gaps(results, wanted, count, none):
    """A tuple of the results at the places of wanted parts and None at others; `results` are stolen."""
    result, number = new_tuple(count), 0
    if result != 0:
        for k in range(count):
            gradient = none
            if wanted >> k & 1:
                gradient = Tuple(results).items[number]
                number += 1
            Tuple(result).items[k] = shared(gradient)
    release(results)
    return result


@compile_builtin
def make(bound, arguments, count):
    """``make(*tensors, *numbers)``: a tuple of new tensors, one of every part."""
    return results_of(Joint(Array(bound).data), arguments, count)


@compile_builtin
def make_some(bound, arguments, count):
    """``make_some(edges, *tensors, *numbers)``: the same with None for every edge that is None."""
    joint, wanted = Joint(Array(bound).data), 0
    edges, none, every = Tuple(words(arguments)[0]), joint.table.process.none, (1 << joint.count) - 1
    for k in range(joint.count):
        if edges.items[k] != none:
            wanted |= 1 << k
    if wanted == every:
        return results_of(joint, arguments + 8, count - 1)
    some = Joint(joint.subsets[wanted])
    if some == 0:
        return call_general(joint.make_some, arguments, count)
    results = results_of(some, arguments + 8, count - 1)
    return results if results == 0 else with_gaps(results, wanted, joint.count, none)


def run_shared(loop: int, call: int, slots: int, total: int) -> int:
    """Large work, which goes to all threads while others run."""
    run_job(read(Loop, loop, "function"), call, large=True)
    return 0


def describe_joint(
    table: Words, make_some: object, subsets: Words, fixed: Sequence[dtype | None], numbers: int,
    parts: Sequence[tuple[object, Sequence[int]]],
) -> Words:  # fmt: skip
    """The :data:`Joint` of a kernel; the objects and the words in it are kept alive elsewhere."""
    described = [Part.pack(make=id(make), count=len(places), places=places) for make, places in parts]
    return Joint.pack(
        table=table.ctypes.data, make_some=id(make_some), tensors=len(fixed), arguments=len(fixed) + numbers,
        count=len(parts), fixed=[0 if element is None else id(element) for element in fixed],
        parts=np.concatenate(described),
        read=sum(1 << slot for slot in {slot for _, places in parts for slot in places} if slot < len(fixed)),
        subsets=subsets.ctypes.data,
    )  # fmt: skip


def room_for_subsets(parts: int) -> Words:
    """A word for each choice of parts."""
    return np.zeros(1 << parts, np.int64)
