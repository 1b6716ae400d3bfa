"""Lines in which some operands stand still, others lie densely, and the loop has no line for just these.

A loop is specialised for few such cases (:mod:`.pointwise`). Otherwise what stands still is repeated in a little memory
of its own, so that every operand lies densely: a row of which the mean is one number and the weights are not takes a
tenth of the time. Results are the same.
"""

from __future__ import annotations

import ctypes

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_driver
from runtime.compile.kinds import Later
from runtime.native.interpreted import equivalent
from runtime.native.layout import WORD
from runtime.native.structures import Row, invoke, stack_words, words

_FEWEST = 3  # inputs; of two there is a line for every case
_SHORTEST = 16  # elements of a line for which the copies pay
_WORDS = 128  # of each of 8 operands that stand still
_i, _words = types.int64, Row(WORD)

move = Later("runtime.kernels.reduction.loops.copying", "move")  # so many (a literal) bytes


@equivalent(move)
def _move(width, target, source):
    ctypes.memmove(int(target), int(source), width)


@compile_driver(types.boolean(_words, _words, _i, _i, _i))
def is_mixed(widths, strides, operands, inputs, count):
    """Whether inputs stand still in a way that the loop has no line for, while all other operands lie densely."""
    if inputs < _FEWEST or count < _SHORTEST:
        return False
    still = 0
    for j in range(operands):
        if j < inputs and strides[j] == 0 and widths[j] <= 8:
            still |= 1 << j
        elif strides[j] != widths[j]:
            return False
    every = (1 << inputs) - 1
    return still != 0 and still != (every & ~1) and still != (every & ~3)


@compile_driver(types.void(_i, _i, _i, _i))
def repeat(width, target, source, count):
    """Write an element of up to 8 bytes `count` times, and what fills the last word."""
    for at in range(0, 8, width):
        if width == 4:
            move(4, target + at, source)
        elif width == 8:
            move(8, target, source)
        elif width == 2:
            move(2, target + at, source)
        else:
            move(1, target + at, source)
    filled = words(target)
    word = filled[0]
    for k in range(1, (count * width + 7) // 8):
        filled[k] = word


@compile_driver(types.void(_i, _words, _i, _words, _words, _words, _i, _i, _i))
def invoke_mixed(function, widths, operands, data, strides, across, rows, count, scalars):
    """Call the loop at an address for rows of mixed operands, a piece of a row at a time.

    `strides` lead from element to element, `across` from row to row.
    """
    room, at, steps, longest = stack_words(1024), stack_words(8), stack_words(16), count
    for j in range(operands):
        steps[j] = widths[j]
        if strides[j] == 0:
            longest = min(longest, 8 * _WORDS // widths[j])
    for row in range(rows):
        for j in range(operands):
            at[j] = data[j] + row * across[j]
            if strides[j] == 0:
                block = room + 8 * _WORDS * j
                if row == 0 or across[j] != 0:
                    repeat(widths[j], block, at[j], longest)
                at[j] = block
        for begin in range(0, count, longest):
            piece = min(longest, count - begin)
            invoke(function, at, steps, 1, piece, scalars)
            for j in range(operands):
                at[j] += piece * strides[j]
