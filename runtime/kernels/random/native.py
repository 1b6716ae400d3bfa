"""Few random numbers as builtins: drawn by NumPy's C functions from a generator's stream, hence the same numbers.

NumPy exports these functions (``numpy/random/distributions.h``). A stream that another thread draws from just now, a
build of NumPy that hides the functions, and everything that is not small and plain, are the general path's.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.compile.kinds import Later
from runtime.kernels.creation.loops.dense import dense_elements, int64_kind, made_tensor
from runtime.kernels.creation.loops.fill import take_sizes
from runtime.kernels.random.blocks import ALONE, BLOCK_BYTES, MANY, MANY_NORMAL
from runtime.kernels.random.loops.orders import arrange
from runtime.kernels.random.streams import Stream
from runtime.native.capi import integer_of, release
from runtime.native.layout import WORD, Array, Object, Tuple
from runtime.native.structures import Ref, Row, doubles, singles, stack_words, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, Bound, Kind, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large, known_kind,
    new_memory,
)  # fmt: skip

__all__ = ["bernoulli", "bound_to", "integers", "normal", "order", "uniform"]
call_at = Later("runtime.native.foreign", "call_at")

_LARGEST_WORD = (1 << 32) - 1  # of the four of a key
_i = types.int64
_process, _kind, _stream, _words = Ref(Process), Ref(Kind), Ref(Stream), Row(WORD)


@compile_driver(_stream(_i))
def free_stream(generator):
    """The stream of which Python holds the place; 0 while a thread draws from it."""
    stream = Stream(Array(Tuple(generator).items[0]).data)
    return Stream(0) if stream.draws != 0 else stream


@compile_driver(_i(_process, _stream, _i, _i, _i, _i, _i))
def drawn(process, stream, size, kind_of, single, double, most):
    """A tensor of a size below `most` filled by one of two functions, by its dtype; 0 where the general path has to."""
    kind = known_kind(process, kind_of)
    if stream == 0 or kind == 0 or kind.way not in (SINGLE, DOUBLE):
        return 0
    function, sizes = single if kind.way == SINGLE else double, stack_words(32)
    total = take_sizes(process, size, kind.itemsize, sizes)
    if total < 0 or total // kind.itemsize >= most or function == 0:
        return 0
    result = new_memory(process, kind, Tuple(size).length, sizes)
    if result == 0:
        return 0
    call_at(function, (stream.bits, total // kind.itemsize, result.data))
    return made_tensor(process, kind, result)


@compile_driver(types.void(_stream, _i))
def draw_key(stream, key):
    """Draw the four words of a key, as the general path does."""
    call_at(stream.integers, (stream.bits, 0, _LARGEST_WORD, 4, 0, key))


@compile_driver(types.void(_i, _i, _words, _i))
def fill_blocks(loop, operands, key, size):
    """Fill so many bytes, whose address is the operand, by a loop of :mod:`.loops.philox`."""
    blocks = (size + BLOCK_BYTES - 1) // BLOCK_BYTES
    call_at(loop, (operands, key[0], key[1], key[2], key[3], size, 0, blocks))


@compile_driver(_i(_process, _stream, _i, _i))
def drawn_in_blocks(process, stream, size, kind_of):
    """A tensor of many normal numbers, made by a loop of ours; 0 where the general path has to."""
    kind = known_kind(process, kind_of)
    if kind == 0 or kind.way not in (SINGLE, DOUBLE) or stream.integers == 0:
        return 0
    loop, sizes = stream.normal_loops[0 if kind.way == SINGLE else 1], stack_words(32)
    total = take_sizes(process, size, kind.itemsize, sizes)
    if loop == 0 or total < MANY_NORMAL * kind.itemsize or total >= ALONE * kind.itemsize:
        return 0
    result = new_memory(process, kind, Tuple(size).length, sizes)
    if result == 0:
        return 0
    key, operands = stack_words(4), stack_words(1)
    draw_key(stream, key)
    operands[0] = result.data
    fill_blocks(loop, operands, key, total)
    return made_tensor(process, kind, result)


@compile_builtin
def uniform(bound, arguments, count):
    """``uniform(place, size, dtype, generator)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 4:
        stream = free_stream(operands[0])
        if stream != 0:
            result = drawn(record.process, stream, operands[1], operands[2], stream.uniform32, stream.uniform64, MANY)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def normal(bound, arguments, count):
    """``normal(place, size, dtype, generator)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count == 4:
        stream = free_stream(operands[0])
        if stream != 0:
            process, size, kind_of = record.process, operands[1], operands[2]
            result = drawn(process, stream, size, kind_of, stream.normal32, stream.normal64, MANY_NORMAL)
            if result == 0:
                result = drawn_in_blocks(process, stream, size, kind_of)
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(_process, _words))
def drawn_integers(process, operands):
    """int64 numbers of [low, high); 0 where the general path has to."""
    if Object(operands[1]).type != process.int_type or Object(operands[2]).type != process.int_type:
        return 0
    stream, kind, sizes = free_stream(operands[0]), int64_kind(process), stack_words(32)
    low = integer_of(operands[1])
    if is_too_large(low):
        return 0
    high = integer_of(operands[2])
    if is_too_large(high) or low >= high or stream == 0 or stream.integers == 0:
        return 0
    total = take_sizes(process, operands[3], 8, sizes)
    result = new_memory(process, kind, Tuple(operands[3]).length, sizes) if total >= 0 else Array(0)
    if result == 0:
        return 0
    call_at(stream.integers, (stream.bits, low, high - 1 - low, total // 8, 0, result.data))
    return made_tensor(process, kind, result)


@compile_builtin
def integers(bound, arguments, count):
    """``integers(place, low, high, size, generator)``."""
    record = Bound(Array(bound).data)
    result = drawn_integers(record.process, words(arguments)) if count == 5 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(_i(_process, _i, _i))
def drawn_order(process, generator, operands):
    """The integers below a number in random order; 0 where the general path has to."""
    if Object(operands).type != process.int_type:
        return 0
    stream, kind, sizes, count = free_stream(generator), int64_kind(process), stack_words(1), integer_of(operands)
    if is_too_large(count) or count < 0 or count >= MANY or stream == 0 or stream.uniform64 == 0:
        return 0
    sizes[0] = count
    result = new_memory(process, kind, 1, sizes)
    if result == 0:
        return 0
    call_at(stream.uniform64, (stream.bits, count, result.data))
    arrange(result.data, count)
    return made_tensor(process, kind, result)


@compile_builtin
def order(bound, arguments, count):
    """``order(place, n, generator)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = drawn_order(record.process, operands[0], operands[1]) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_driver(types.boolean(_i, _i, _i))
def are_probabilities(way, source, elements):
    """Whether all numbers lie in [0, 1]."""
    good = True
    if way == SINGLE:
        few = singles(source)
        for k in range(elements):
            good = good and 0.0 <= few[k] <= 1.0
    else:
        many = doubles(source)
        for k in range(elements):
            good = good and 0.0 <= many[k] <= 1.0
    return good


@compile_driver(_i(_process, _i, _i))
def drawn_events(process, generator, tensor):
    """1 with the probabilities of a dense float32 or float64 tensor; 0 where the general path has to."""
    if not is_tensor(process, tensor):
        return 0
    array, kind = TensorObject(tensor).array, known_kind(process, TensorObject(tensor).dtype)
    stream, wide = free_stream(generator), known_kind(process, process.float64)
    if kind == 0 or kind.way not in (SINGLE, DOUBLE) or stream == 0 or stream.uniform64 == 0:
        return 0
    elements = dense_elements(array, kind.itemsize)
    if elements < 0 or elements >= MANY or not are_probabilities(kind.way, array.data, elements):
        return 0
    probability_count = stack_words(1)
    probability_count[0] = elements
    numbers = new_memory(process, wide, 1, probability_count)
    if numbers == 0:
        return 0
    result = new_memory(process, kind, array.ndim, array.shape)
    if result == 0:
        release(numbers)
        return 0
    call_at(stream.uniform64, (stream.bits, elements, numbers.data))
    read = doubles(numbers.data)
    if kind.way == SINGLE:
        few, out = singles(array.data), singles(result.data)
        for k in range(elements):
            out[k] = 1.0 if read[k] < few[k] else 0.0
    else:
        many, target = doubles(array.data), doubles(result.data)
        for k in range(elements):
            target[k] = 1.0 if read[k] < many[k] else 0.0
    release(numbers)
    return made_tensor(process, kind, result)


@compile_builtin
def bernoulli(bound, arguments, count):
    """``bernoulli(place, tensor, generator)``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    result = drawn_events(record.process, operands[0], operands[1]) if count == 3 else 0
    return result if result != 0 else call_general(record.general, arguments, count)
