"""Convolutions as sums over channels and taps (:mod:`.axes`): what the columns of a panel are, and the tables of loops.

Columns are results at places, which a panel gathers: those of one image, or of all of them where images are small. Or
they are a run of elements of a plane with zeros around it, which taps read where they lie: in a few of them, between
two lines, there is no place. What that costs is estimated, in operations on vectors for a channel of all images.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from runtime.kernels.convolution.axes import (
    Axis,
    AxisSource,
    adjoint_axes,
    convolution_axes,
    is_complete,
    offsets,
    offsets_of,
    reads_inside,
    source_of,
    strides_of,
)  # fmt: skip
from runtime.kernels.convolution.split import Split, reads_of, split_of
from runtime.kernels.convolution.window import Sizes, Window
from runtime.kernels.matmul.shape import ROW_BYTES, ROWS, VECTOR_BYTES
from runtime.tensor.casting import Array

_MOST_PLACES = 2048  # of an image whose windows are looked at for taps that read nothing but padding
_SCATTERED = 6.0  # what it costs to read or write one element of a panel by itself, in vector operations
_RUN = 8.0  # and a run of neighbours, or twice that of every second one
_UNALIGNED = 1.03  # times what tiles take that read images where they lie
_NEAR_BYTES = 1 << 19  # of an image that stays in the second cache, which one row of tiles may read where it lies
_PADDED, _FAR, _OWN_PADDED, _OWN_SPLIT = 8.0, 64.0, 3.0, 12.0  # and a vector of images and zeros around them
_FAR_BYTES = 1 << 21  # of padded images, from which on these are far memory, new to the process
_OWN_BYTES = 1 << 23  # of a thread's own planes, where there are too few images to share out
_MANY = 8  # images that are enough
_LINE_BYTES, _SET_BYTES = 64, 4096  # of a line of the first cache, and what lies that far apart shares a place there


@dataclass(frozen=True, eq=False)
class Lattice:
    """A convolution as sums over channels and taps; distances in bytes, tables of them as arrays of int64.

    `columns` are results of a block of images, in lines of `line_places` at equal steps, `pitch` columns from line to
    line; places of `line_outs` are -1 for lines of none. With `direct` taps read them where they lie. The taps of a
    panel of columns are the set that its entry in `panel_sets` names, which has one for all where they have all taps.
    """

    columns: int
    blocks: int
    line_places: int
    pitch: int
    direct: bool
    step: int
    out_step: int
    block_image: int
    block_out: int
    row_weights: Array
    row_outs: Array
    tap_images: Array
    tap_weights: Array
    line_images: Array
    line_outs: Array
    panel_sets: Array
    set_starts: Array
    set_taps: Array


class Layout(NamedTuple):
    """Sizes in bytes: an element; a plane of the source, an image of it; a plane of the result, an image of it."""

    width: int
    plane: int
    image: int
    out_plane: int
    out_image: int


class Columns(NamedTuple):
    """What columns are: their dimensions (count, step, step of results), how they lie, their cost and sets of taps."""

    cost: float  # of all images
    dims: list[tuple[int, int, int]]
    together: bool  # whether they are of all images
    direct: bool
    sets: tuple[Array, Array, Array]

    @property
    def number(self) -> int:
        """How many there are in a block."""
        return _run_of(self.dims) if self.direct else math.prod(count for count, _, _ in self.dims)


def _lattice(
    alike: Sequence[tuple[Axis, ...]], split: Split, out: Sizes, kernel: Sizes, layout: Layout, images: int,
    channels: int, channel_rows: Sequence[tuple[int, int]], plane: int, is_own: bool,
) -> tuple[float, Lattice]:  # fmt: skip
    """The cost and the tables of lattices that read the same `channels`, from planes of so many bytes.

    `channel_rows` are bytes to each row's weights and results. `is_own` says that planes are copied for each image.
    """
    axes, width = alike[0], layout.width
    image_strides, out_strides = strides_of(split.sizes, width), strides_of(out, width)
    kernel_strides = strides_of(kernel, width)
    tap_weights = offsets_of([[(t - axis.taps[0]) * s for t in axis.taps]
                              for axis, s in zip(axes, kernel_strides, strict=True)])  # fmt: skip
    starts = [
        (sum(axis.taps[0] * s for axis, s in zip(each, kernel_strides, strict=True)),
         sum(axis.first * s for axis, s in zip(each, out_strides, strict=True)))
        for each in alike
    ]  # fmt: skip
    rows = [(w + first, o + out_offset) for w, o in channel_rows for first, out_offset in starts]
    dims = [
        (axis.places, axis.step // s * stride, axis.out_step * t)
        for axis, s, stride, t in zip(axes, split.steps, image_strides, out_strides, strict=True)
    ]
    reading, taps = _reading(axes, split.source.sizes), len(tap_weights)
    options = [_gathered(reading, 1, _merged(dims), images, width, len(rows), taps, channels)]
    if images > 1 and reading is not None and not is_own:
        each = images, layout.image, layout.out_image
        options += [  # place by place, where panels may leave out taps, or image by image
            _gathered(reading, images, [*dims, each], 1, width, len(rows), taps, channels),
            _gathered(None, images, [each, *_merged(dims)], 1, width, len(rows), taps, channels),
        ]
    is_read_again = len(rows) > ROWS or layout.image <= _NEAR_BYTES
    if is_read_again and dims[-1][1] == width and (is_own or _spreads(plane)):
        options += _directly([axis.step == s for axis, s in zip(axes, split.steps, strict=True)], _merged(dims), images,
                             width, len(rows), taps, channels)  # fmt: skip
    cheapest = min(options, key=lambda plan: plan.cost)
    counts, steps, out_steps = zip(*cheapest.dims, strict=True)
    pitch, line_outs = counts[-1], offsets(counts[:-1], out_steps[:-1])
    if cheapest.direct:
        pitch, line_outs = _lines_of_run(cheapest.dims, width, line_outs)
    return cheapest.cost, Lattice(
        cheapest.number, 1 if cheapest.together else images, counts[-1], pitch, cheapest.direct,
        steps[-1], out_steps[-1],
        layout.image, layout.out_image, _words([w for w, _ in rows]), _words([o for _, o in rows]),
        _words(reads_of(split, axes, width)), tap_weights, offsets(counts[:-1], steps[:-1]), line_outs, *cheapest.sets,
    )  # fmt: skip


def _spreads(plane: int) -> bool:
    """Whether the same place in planes of so many bytes, one behind the other, is not always in one part of a cache."""
    return min(plane % _SET_BYTES, -plane % _SET_BYTES) >= _SET_BYTES // 16


def _words(values: Sequence[int] | Array) -> Array:
    return np.array(values, np.int64)


def _merged(dims: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Dimensions of places, of which those that lie as one become one."""
    merged = [dims[0]]
    for count, step, out_step in dims[1:]:
        before = merged[-1]
        if before[1] == count * step and before[2] == count * out_step:
            merged[-1] = (before[0] * count, step, out_step)
        else:
            merged.append((count, step, out_step))
    return merged


def _run_of(dims: Sequence[tuple[int, int, int]]) -> int:
    """The elements from the first place to the last one, where neighbours lie side by side."""
    return 1 + sum((count - 1) * step for count, step, _ in dims) // dims[-1][1]


def _lines_of_run(dims: Sequence[tuple[int, int, int]], width: int, line_outs: Array) -> tuple[int, Array]:
    """The elements from line to line of a run, and where results of every line go: -1 for those without places."""
    if len(dims) == 1:
        return dims[0][0], line_outs
    counts, steps, _ = zip(*dims, strict=True)
    pitch = steps[-2]
    positions = np.full(-(-_run_of(dims) * width // pitch), -1, np.int64)
    positions[offsets(counts[:-1], steps[:-1]) // pitch] = line_outs
    return pitch // width, positions


def _reading(axes: Sequence[Axis], sizes: Sizes) -> Array | None:
    """What :func:`reads_inside` says, of images small enough for that to pay."""
    return reads_inside(axes, sizes) if math.prod(axis.places for axis in axes) <= _MOST_PLACES else None


def _tiles_of(rows: int) -> int:
    """Operations of the tiles of a panel for each product of a result."""
    return -(-rows // ROWS) * ROWS * 2


def _lines(count: int, step: int, width: int) -> float:
    """What it costs to move the elements of a row of a panel, which lie in lines of so many places."""
    full = ROW_BYTES // width
    runs = 1.0 if count % full == 0 else 1 + (full - 1) / count
    return min({1: _RUN, 2: 2 * _RUN}.get(step // width, math.inf) * runs, full * _SCATTERED)


def _gathered(
    reading: Array | None, repeated: int, dims: list[tuple[int, int, int]], blocks: int, width: int, rows: int,
    taps: int, channels: int,
) -> Columns:  # fmt: skip
    """Columns of these dimensions, which with `repeated` are of so many images.

    They leave out taps as `reading` says of each place, which stands for that many neighbours.
    """
    full = ROW_BYTES // width
    columns = math.prod(count for count, _, _ in dims)
    panels = -(-columns // full)
    if reading is None:
        used = np.ones((1, taps), bool)
        panel_sets = np.zeros(1, np.int64)
    else:
        begins = np.arange(0, columns, full)
        of_columns = np.repeat(reading, repeated, axis=0)
        used, panel_sets = np.unique(np.logical_or.reduceat(of_columns, begins, axis=0), axis=0, return_inverse=True)
    count, step, out_step = dims[-1]
    writes = _lines(count, out_step, width) * rows / channels
    counts = used.sum(1)
    steps = taps * panels if reading is None else int(counts[panel_sets].sum())
    cost = steps * (_tiles_of(rows) + _lines(count, step, width)) + panels * writes
    starts = np.concatenate(([0], np.cumsum(counts)))
    sets = _words(panel_sets.ravel()), _words(starts), _words(np.nonzero(used)[1])
    return Columns(cost * blocks, dims, repeated > 1, False, sets)


def _directly(
    is_near: Sequence[bool], dims: list[tuple[int, int, int]], images: int, width: int, rows: int, taps: int,
    channels: int,
) -> list[Columns]:  # fmt: skip
    """Columns that are a run of a plane, if it has as many elements as a panel and its lines lie at one pitch."""
    run, full = _run_of(dims), ROW_BYTES // width
    if not all(is_near) or run < full:
        return []
    panels = -(-run // full)
    writes = _lines(dims[-1][0], dims[-1][2], width) * rows / channels
    cost = panels * (taps * _tiles_of(rows) * _UNALIGNED + writes)
    sets = _words([0]), _words([0, taps]), _words(range(taps))
    return [Columns(cost * images, dims, False, True, sets)]


@functools.lru_cache(256)
def plan_of(
    window: Window, sizes: Sizes, channels: int, number: int, images: int, width: int, adjoint: bool
) -> LatticePlan:
    """The plan of a convolution of images of `channels` and `sizes`, to `number` channels, or of its adjoint."""
    lattices = (adjoint_axes if adjoint else convolution_axes)(window, sizes)
    source = source_of(lattices, window.output(sizes) if adjoint else sizes)
    steps = (1,) * len(sizes)
    shared = split_of(source, steps, width)
    cost, plan = _plan(window, sizes, channels, number, images, width, adjoint, lattices, shared, False)
    if source.is_padded:
        size = images * shared.plane * width
        far = size * (number if adjoint else channels) > _FAR_BYTES
        cost += (_FAR if far else _PADDED) * size / VECTOR_BYTES
    if not adjoint:
        steps = window.stride
    if len(lattices) > 1 or not (source.is_padded or math.prod(steps) > 1):
        return plan
    split = split_of(source, steps, width)
    reads = (number if adjoint else channels) // window.groups
    if images * window.groups < _MANY and _pitch(split, width) * reads > _OWN_BYTES:
        return plan
    other, by_itself = _plan(window, sizes, channels, number, images, width, adjoint, lattices, split, True)
    each = _OWN_PADDED if math.prod(steps) == 1 else _OWN_SPLIT
    return by_itself if other + images * each * split.plane * width / VECTOR_BYTES < cost else plan


def _pitch(split: Split, width: int) -> int:
    """Bytes from plane to plane in a thread's memory: planes of many channels spread over all of a cache."""
    lines = -(-split.plane * width // _LINE_BYTES)
    return (lines | 1) * _LINE_BYTES


def _plan(
    window: Window, sizes: Sizes, channels: int, number: int, images: int, width: int, adjoint: bool,
    lattices: Sequence[Sequence[tuple[Axis, ...]]], split: Split, is_own: bool,
) -> tuple[float, LatticePlan]:  # fmt: skip
    """The cost and the plan with planes that lie like this, in a thread's own memory or where all of them read."""
    groups, source, result = window.groups, split.source, sizes if adjoint else window.output(sizes)
    ins, outs = channels // groups, number // groups  # of the convolution itself
    reads, rows = (outs, ins) if adjoint else (ins, outs)
    plane, out_plane = width * math.prod(source.sizes if is_own else source.padded), width * math.prod(result)
    layout = Layout(width, plane, plane * reads * groups, out_plane, out_plane * rows * groups)
    tap = width * math.prod(window.kernel)
    row_weights, channel_weight = (tap, tap * ins) if adjoint else (tap * ins, tap)
    channel_rows = [(row_weights * row, out_plane * row) for row in range(rows)]
    pitch = _pitch(split, width) if is_own else plane
    plans = [
        _lattice(alike, split, result, window.kernel, layout, images, reads, channel_rows, pitch, is_own)
        for alike in lattices
    ]  # fmt: skip
    return sum(cost for cost, _ in plans), LatticePlan(
        split, layout, groups, reads, pitch, pitch * reads if is_own else 0, channel_weight, tap * ins * outs,
        [lattice_plan for _, lattice_plan in plans], not adjoint or is_complete(window, sizes, lattices),
    )  # fmt: skip


@dataclass(frozen=True, eq=False)
class LatticePlan:
    """All that a convolution or its adjoint needs to know but for its operands; bytes as in :class:`Lattice`."""

    split: Split
    layout: Layout
    groups: int
    channels: int  # that are read, of a group
    channel_image: int  # from plane to plane, where tiles read them
    own: int  # of the planes that a thread copies, image by image; 0 where they are copied before, or read in place
    channel_weight: int
    group_weight: int
    lattices: list[Lattice]
    is_complete: bool  # whether the lattices write every result

    @property
    def source(self) -> AxisSource:
        """The images and the zeros around them."""
        return self.split.source
