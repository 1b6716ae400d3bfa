"""How products are described, and how large their tiles are: what callers of compiled products know as well."""

from __future__ import annotations

from runtime.compile.processor import features
from runtime.native.layout import WORD, Inside, Structure


def _shape() -> tuple[int, int]:
    """Rows of a tile and bytes of a vector, by the registers of the processor that Numba compiles for."""
    there = features()
    if "avx512f" in there:
        return 8, 64  # 32 registers
    if "avx2" in there:
        return 6, 32  # 16 registers
    return (8, 16) if "neon" in there else (4, 16)


ROWS, VECTOR_BYTES = _shape()
VECTORS = 2
ROW_BYTES = VECTORS * VECTOR_BYTES  # of a tile's row
NARROW_BYTES = 16  # of a row of the narrowest tile; one of a vector lies between the two
FEW = 4  # rows of the result up to which a right operand that lies in columns is read column by column
SHORT = 16  # products of a sum, below which writing the result is what takes time
LONG = 1 << 13  # elements from which an inner product is summed in parts
PART, MOST_PARTS = 1 << 10, 64  # elements of a part at least, and how many parts there are at most
DEPTH = 256  # rows of a panel that are in the first cache at a time
BLOCK = 512 // ROWS * ROWS  # rows of the left operand, in whole tiles, read for a panel before the next: a second cache
# A product, also of every matrix of a batch: addresses of its operands, sizes as BLAS names them (m rows and n columns
# of the result, k products in each sum), strides in bytes from matrix to matrix, from row to row and from column to
# column, and the address of what is added to the result, 0 for nothing: a row to every row, or a column to every column
Product = Structure(
    "Product",
    {
        "left": WORD, "right": WORD, "out": WORD, "m": WORD, "n": WORD, "k": WORD, "batch": WORD,
        "left_strides": Inside(WORD, 3), "right_strides": Inside(WORD, 3), "out_strides": Inside(WORD, 3),
        "added": WORD, "added_strides": Inside(WORD, 2),
    },
)  # fmt: skip
