"""Jobs of convolutions: what :mod:`.loops.panels` and :mod:`.loops.planes` are told."""

from __future__ import annotations

from runtime.kernels.matmul.shape import VECTOR_BYTES
from runtime.native.layout import WORD, At, Inside, Structure

# A convolution or its adjoint: addresses of the operands, then rows of a group's result, the columns of a block of
# images and their blocks, and so on as in :class:`.lattice.Lattice`; distances are in bytes. A thread that copies the
# planes of an image to its `own` bytes reads them `source_channel` bytes apart; the fields behind that one are those of
# Planes.
Convolution = Structure(
    "Convolution",
    {
        "operands": Inside(WORD, 5), "rows": WORD, "columns": WORD, "blocks": WORD, "groups": WORD, "channels": WORD,
        "line_places": WORD, "pitch": WORD, "direct": WORD, "step": WORD, "out_step": WORD, "block_image": WORD,
        "block_out": WORD,
        "group_image": WORD, "group_out": WORD, "group_weight": WORD, "channel_image": WORD, "channel_weight": WORD,
        "row_weights": At(WORD), "row_outs": At(WORD), "tap_images": At(WORD), "tap_weights": At(WORD),
        "line_images": At(WORD), "line_outs": At(WORD), "panel_sets": At(WORD), "panel_step": WORD,
        "set_starts": At(WORD), "set_taps": At(WORD), "own": WORD, "source_channel": WORD, "source_rows": WORD,
        "row_bytes": WORD, "stride": WORD, "firsts": At(WORD), "counts": At(WORD), "targets": At(WORD),
    },
)  # fmt: skip
# The gradient of kernels: addresses of the operands; kernels of a group (`rows`), places of an image, images, groups,
# chunks of images that are summed by themselves; the rows of tiles in `sets` of `set_rows`, which begin at `row_images`
# in an image and are element `row_taps` of a kernel (of `taps`), and whether a set reads an element at a place or only
# padding, and at how many; where places lie.
Correlation = Structure(
    "Correlation",
    {
        "operands": Inside(WORD, 5), "rows": WORD, "places": WORD, "images": WORD, "groups": WORD, "chunks": WORD,
        "sets": WORD, "set_rows": WORD, "taps": WORD, "image": WORD, "group_image": WORD, "row_images": At(WORD),
        "row_taps": At(WORD), "set_reads": At(WORD), "set_counts": At(WORD), "place_images": At(WORD),
    },
)  # fmt: skip
# Zeros around images: planes, rows of a plane, bytes of a row and of a padded plane, and where its rows go.
Padding = Structure(
    "Padding",
    {
        "operands": Inside(WORD, 5), "planes": WORD, "rows": WORD, "row_bytes": WORD, "plane_bytes": WORD,
        "row_offsets": At(WORD),
    },
)  # fmt: skip
# Work on planes: addresses of the operands; bytes of what a thread has for itself, of a plane of the source in there
# and where results begin; images, groups, channels of a group that are read, and bytes from image to image, group to
# group and channel to channel of the source; how rows of a plane are copied: rows, their bytes, remainders of the
# stride, and for each of these its first element and how many there are, for each row and remainder where it goes.
# How many units (groups of an image) are copied at once, and bytes from the run of one to that of the next.
# Then pieces, the taps that they name, with channels, and where the lines of results lie.
Planes = Structure(
    "Planes",
    {
        "operands": Inside(WORD, 5), "own": WORD, "plane": WORD, "results": WORD,
        "images": WORD, "groups": WORD, "channels": WORD, "image": WORD,
        "group": WORD, "channel": WORD, "out_image": WORD, "out_group": WORD,
        "group_weight": WORD, "group_rows": WORD, "source_rows": WORD, "row_bytes": WORD,
        "stride": WORD, "firsts": At(WORD), "counts": At(WORD), "targets": At(WORD),
        "in_place": WORD, "at_once": WORD, "run": WORD, "pieces": WORD, "piece": WORD, "reads": At(WORD),
        "factors": At(WORD), "lines": At(WORD), "line_outs": At(WORD),
    },
)  # fmt: skip
# One row of a lattice: its taps, bytes to its weights and results, elements of the run, its lines, their places, and
# the bytes from place to place of the result.
Piece = Structure(
    "Piece",
    {
        "row": WORD, "first_tap": WORD, "taps": WORD, "weights": WORD, "out": WORD,
        "length": WORD, "first_line": WORD, "lines": WORD, "line_places": WORD,
        "out_step": WORD,
    },
)  # fmt: skip
PIECE_BYTES = 8 * Piece.words
VECTORS = 4 if VECTOR_BYTES == 64 else 8  # sums that grow side by side, as many as there are registers for
RUN_BYTES = VECTORS * VECTOR_BYTES
MOST_AT_ONCE = 16  # units whose planes are copied before they are read
DOTS = 9  # taps whose sums grow side by side: those of a kernel of 3 x 3
