"""How a call of a reduction's or a scan's loop is described: its frame, its stages, and limits of the driver."""

from __future__ import annotations

from runtime.native.layout import WORD, Inside, Structure

# Stages of a loop: what one call does. START, STEP, FOLD and LINE count up from here with the number of the pass.
FINISH, WRITE, START, STEP, FOLD, LINE = 0, 1, 16, 32, 48, 64
# What a call works on, besides rows x columns. `state` is where the accumulators of `capacity` columns lie, one array
# after the other. Steps from row to row are in bytes for inputs (`row_stride` of the first, `row_strides` of others
# at the place of the operand), in elements for outputs (`out_step`, which leads from column to column when outputs
# are written by FINISH). `index` is that of the first element, and grows by `row_index` from row to row, by
# `column_index` from column to column; `count` is the number of reduced elements. A scan has steps between lines
# (`x_column` in bytes, `out_column` in elements), and says whether these lie side by side (`dense`). `keeps` says
# that steps of the last pass keep what the each-form has in common with them where its results will lie. `scalars`,
# `columns` (of the group), `tile` (where elements are gathered) and `held` (1 + the first of them, or 0) are for the
# driver. `data` holds the addresses of the operands: the first input, the outputs, other inputs. What LINE enters into
# an output are `lines` lines, which lie `line_strides` bytes apart in the operands.
Frame = Structure(
    "ReductionFrame",
    {
        "stage": WORD, "state": WORD, "capacity": WORD, "row_stride": WORD, "out_step": WORD, "index": WORD,
        "row_index": WORD, "column_index": WORD, "count": WORD, "x_column": WORD, "out_column": WORD, "dense": WORD,
        "scalars": WORD, "columns": WORD, "data": Inside(WORD, 8), "row_strides": Inside(WORD, 8),
        "keeps": WORD, "tile": WORD, "held": WORD, "lines": WORD, "line_strides": Inside(WORD, 8),
    },
)  # fmt: skip

BLOCK_ELEMENTS, LONGEST_BLOCK, SHORTEST_BLOCK = 32768, 8192, 64
LANES = 64
FOLDED = 16  # lanes of a line that is entered whole for its few elements; as many lines are joined at once
LEAST_RUN = 32  # elements of lines of which several are entered into one output; shorter ones are gathered
LONG_ROW = 1024  # bytes from which on a row is reduced by itself; shorter ones are gathered and reduced side by side
COLUMNS = 1024  # at most so many outputs are accumulated side by side
STATE_BYTES = 65536
TILE_ELEMENTS = 2048  # of all inputs together
LINE_ELEMENTS = 8192  # of neighbouring lines that one call enters: what all passes read stays in the nearest cache
TILE_WORDS, WORK_WORDS = 2 * TILE_ELEMENTS, STATE_BYTES // 8 + 2048  # on the stack
SCRATCH_WORDS = 512  # on the stack: what blocks came to, where they are few
SMALL = 1024
