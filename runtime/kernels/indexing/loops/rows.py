"""The compiled side of reading whole rows at places that a tensor gives, for :mod:`.gather`.

The source is seen as (outer, size, row) and the result as (outer, places, row), both contiguous, a row so many bytes.
"""

from __future__ import annotations


from runtime.compile import kinds as types

from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.reduction.loops.movement import copy_bytes, move
from runtime.native.layout import WORD, Structure
from runtime.native.structures import Row, stack_words, words
from runtime.tensor.casting import Array

_i, _words = types.int64, Row(WORD)
_SHORT = 8  # rows that are as quick one by one
_PIECE = 2048  # bytes that every C library copies in vectors
_PAGE, _NEAR = 4096, 64


@compile_driver(types.boolean(_words, _i, _i), nogil=True)
def are_within(places, count, size):
    """Whether all places lie in [0, size)."""
    outside = 0
    for j in range(count):
        index = places[j]
        outside += (index < 0) | (index >= size)
    return outside == 0


@compile_driver(types.void(_i, _i, _i, _words, _i, _i))
def take_elements(width, out, source, places, first, last):
    """Elements of `width` bytes (1, 2, 4, 8 or 16) at places [first, last)."""
    if width == 4:
        for j in range(first, last):
            move(4, out + 4 * j, source + 4 * places[j])
    elif width == 8:
        for j in range(first, last):
            move(8, out + 8 * j, source + 8 * places[j])
    elif width == 2:
        for j in range(first, last):
            move(2, out + 2 * j, source + 2 * places[j])
    elif width == 1:
        for j in range(first, last):
            move(1, out + j, source + places[j])
    else:
        for j in range(first, last):
            move(16, out + 16 * j, source + 16 * places[j])


@compile_driver(types.void(_words, _i, _words))
def find_run(places, count, bounds):
    """Where the longest run of neighbours among places begins and ends; nowhere where it is short."""
    begin, bounds[0], bounds[1] = 0, 0, 0
    for j in range(1, count + 1):
        if j == count or places[j] != places[j - 1] + 1:
            if j - begin > max(bounds[1] - bounds[0], _SHORT):
                bounds[0], bounds[1] = begin, j
            begin = j


@compile_driver(types.void(_i, _i, _i))
def copy_row(target, source, width):
    """Copy `width` bytes.

    The GNU C library (measured: 2.36) leaves more than 2 KiB to the instruction `rep movsb` where there is a fast one.
    On AMD's Zen 3 that takes up to eight times as long if `target` lies a little behind `source` within their pages, as
    memory of NumPy's does behind memory that begins with a page.
    """
    if width > _PIECE and 0 < (target - source) % _PAGE < _NEAR:
        for at in range(0, width, _PIECE):
            copy_bytes(target + at, source + at, min(_PIECE, width - at))
    else:
        copy_bytes(target, source, width)


@compile_driver(types.void(_i, _i, _words, _i, _i, _i, _i))
def take_rows(out, source, places, width, element, first, last):
    """Rows of `width` bytes at places [first, last)."""
    if width == element:
        take_elements(width, out, source, places, first, last)
    else:
        for j in range(first, last):
            copy_row(out + j * width, source + places[j] * width, width)


@compile_driver(types.void(_i, _i, _words, _i, _i, _i, _i, _i, _i))
def take_part(out, source, places, size, count, width, element, first, last):
    """Rows [first, last) of all rows of the result; `element` is the bytes of one element."""
    row, bounds = first, stack_words(2)
    bounds[0], bounds[1] = 0, 0
    if last - first > count:  # what is found is of use for every block
        find_run(places, count, bounds)
    block, start = first // count, first % count
    while row < last:
        end = min(count, start + last - row)
        lines, target = source + block * size * width, out + block * count * width
        if bounds[0] == bounds[1]:
            take_rows(target, lines, places, width, element, start, end)
        else:
            begin = min(max(bounds[0], start), end)
            behind = min(max(bounds[1], begin), end)
            take_rows(target, lines, places, width, element, start, begin)
            copy_bytes(target + begin * width, lines + places[min(begin, count - 1)] * width, (behind - begin) * width)
            take_rows(target, lines, places, width, element, behind, end)
        row += end - start
        block, start = block + 1, 0


# Arguments of :func:`take_part`, how many rows the result has, and 1 until it is written, which it is not where an
# index is outside.
RowJob = Structure(
    "RowJob",
    {
        "out": WORD, "source": WORD, "places": WORD, "size": WORD, "count": WORD, "width": WORD, "element": WORD,
        "rows": WORD, "undone": WORD,
    },
)  # fmt: skip


@compile_driver(types.void(_i, _i, _i, _i, _i))
def take_share(address, _data, part, parts, _):
    """A range of rows of the job at an address."""
    job = RowJob(address)
    first, last = job.rows * part // parts, job.rows * (part + 1) // parts
    take_part(job.out, job.source, job.places, job.size, job.count, job.width, job.element, first, last)


@compile_driver(_i(_i), nogil=True)
def take_alone(address):
    """A job on one thread."""
    job = RowJob(address)
    if are_within(words(job.places), job.count, job.size):
        take_share(job, job, 0, 1, 0)
        job.undone = 0
    return 0


@compile_driver(_i(_i, _i, _i, _i), nogil=True)
def take_on_threads(address, function, team, parts):
    """As :func:`take_alone`, with a team."""
    job = RowJob(address)
    if are_within(words(job.places), job.count, job.size):
        share_out(team, function, job, parts)
        job.undone = 0
    return 0


_alone = entry_point(take_alone)
_threads = Divided(entry_point(take_on_threads, ALONE), entry_point(take_share, ALONE))
_within = entry_point(are_within)
_UNDONE = RowJob.offset("undone") // 8


def take(source: Array, places: Array, out: Array) -> bool:
    """Read (outer, size, row) at a contiguous vector of int64 into (outer, places, row).

    False where a place is outside, or where NumPy is quicker: while others compile this.
    """
    outer, size, length = source.shape
    job = RowJob.pack(
        out=out.ctypes.data, source=source.ctypes.data, places=places.ctypes.data, size=size, count=len(places),
        width=length * source.itemsize, element=source.itemsize, rows=outer * len(places), undone=1,
    )  # fmt: skip
    take_rows_at(job.ctypes.data, out.size)
    return not job[_UNDONE]


def take_rows_at(job: int, elements: int) -> None:
    """Do the :data:`RowJob` at an address, which builtins know, unless others compile this. One thread or all."""
    if not _alone.is_ready():
        return
    if elements < GRAIN or (threads := launcher.threads()) == 1:
        _alone(job)
    else:
        launcher.launch(_threads, job, threads=threads, alone=_alone)


def within(places: Array, size: int) -> bool:
    """Whether all of a contiguous array of int64 lie in [0, size)."""
    if not _within.is_ready():
        return bool(places.min() >= 0 and places.max() < size)
    return bool(_within(places.ctypes.data, places.size, size))
