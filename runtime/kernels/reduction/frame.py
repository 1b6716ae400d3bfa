"""The words that the parts of the reduction driver exchange: offsets of a frame and a description, and limits."""

from __future__ import annotations

from numba import types

# Stages of a loop: what one call does. START, STEP, FOLD and LINE count up from here with the number of the pass.
FINISH, WRITE, START, STEP, FOLD, LINE = 0, 1, 16, 32, 48, 64
# A call's frame. Steps of outputs are in elements, of the input in bytes.
STAGE, STATE, CAPACITY = 0, 8, 16
X_COLUMN, OUT_COLUMN, DENSE = 24, 32, 40  # of a scan: steps between lines, and whether these lie side by side
ROW_STEP, OUT_STEP, INDEX, ROW_INDEX, COLUMN_INDEX, COUNT = 48, 56, 64, 72, 80, 88
SCALARS, WIDTH_OF_GROUP = 96, 104  # for the driver itself
DATA = 128  # the operands' data pointers
FRAME_WORDS = 16 + 8
# A loop's description: number of passes, whether steps use `index`, each-form, then (width, pass) of each accumulator.
PASSES, ORDERED, EACH, STATE_WIDTH, ACCUMULATORS, ACCUMULATOR = 128, 136, 144, 152, 160, 168
DESCRIPTION_WORDS = 21 + 2 * 8

BLOCK_ELEMENTS, LONGEST_BLOCK, SHORTEST_BLOCK = 32768, 8192, 64
LANES = 64
LONG_ROW = 1024  # bytes from which on a row is reduced by itself; shorter ones are gathered and reduced side by side
COLUMNS = 1024  # at most so many outputs are accumulated side by side
STATE_BYTES = 65536
TILE_ELEMENTS = 2048
LINE_ELEMENTS = 8192  # of neighbouring lines that one call enters: what all passes read stays in the nearest cache
TILE_WORDS, WORK_WORDS = 2 * TILE_ELEMENTS, STATE_BYTES // 8 + 2048  # on the stack
SMALL = 1024

_i = types.int64
_void = types.void
