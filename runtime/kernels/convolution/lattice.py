"""Which elements of images, kernels and result meet, for a convolution and its adjoint in the input.

Along one dimension a result at q reads ``source[q * step + e]`` for every tap, an element of the kernel, of which e
depends. A convolution is one such lattice. Its adjoint is one for every remainder r of the stride: the elements
r, r + stride, ... of the input have got something from the same taps, and read the gradient at ``q + e``. Remainders
that read the same elements, with other weights, are rows of one lattice: kernels as wide as their stride have no other.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from runtime.kernels.convolution.window import Sizes, Window
from runtime.kernels.matmul.shape import ROW_BYTES, ROWS
from runtime.tensor.casting import Array

_MOST_PLACES = 2048  # of an image whose windows are looked at for taps that read nothing but padding
_SCATTERED = 1.25  # what it costs to read or write one element of a panel by itself, in vector operations
_RUN = 4.0  # and a run of neighbours


class Axis(NamedTuple):
    """A lattice along one dimension: place q reads `source[q * step + e]`, and is `out[q * out_step + first]`."""

    places: int
    step: int
    reads: tuple[int, ...]  # e of every tap
    taps: tuple[int, ...]  # which elements of the kernel they are
    out_step: int
    first: int


class Source(NamedTuple):
    """Images that are read: their sizes, the zeros before them, and sizes with the zeros around them."""

    sizes: Sizes
    before: Sizes
    padded: Sizes

    @property
    def is_padded(self) -> bool:
        """Whether there are such zeros."""
        return self.sizes != self.padded


@dataclass(frozen=True, eq=False)
class Lattice:
    """A convolution as sums over channels and taps; distances in bytes, tables of them as arrays of int64.

    `columns` are results of a block of images, in lines of `line_places` at equal steps. The taps of a panel of columns
    are the set that its entry in `panel_sets` names, which has one for all where they have all taps.
    """

    columns: int
    blocks: int
    line_places: int
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


def convolution_axes(window: Window, sizes: Sizes) -> list[list[tuple[Axis, ...]]]:
    """The only lattice of a convolution of images of these sizes, as a list of lists of lattices of equal reads."""
    parts = zip(window.output(sizes), window.kernel, window.stride, window.padding, window.dilation, strict=True)
    axes = (Axis(o, s, tuple(d * t - p for t in range(k)), tuple(range(k)), 1, 0) for o, k, s, p, d in parts)
    return [[tuple(axes)]]


def adjoint_axes(window: Window, sizes: Sizes) -> list[list[tuple[Axis, ...]]]:
    """The lattices of the adjoint for an input of these sizes; those in one list read the same elements.

    Remainders that no tap reaches have none: there the adjoint is 0.
    """
    every = []
    for n, k, s, p, d in zip(sizes, window.kernel, window.stride, window.padding, window.dilation, strict=True):
        axes = []
        for r in sorted(r for r in {(d * t - p) % s for t in range(k)} if r < n):
            taps = tuple(t for t in range(k) if (r + p - d * t) % s == 0)
            axes.append(Axis(-(-(n - r) // s), 1, tuple((r + p - d * t) // s for t in taps), taps, s, r))
        every.append(axes)
    alike: dict[object, list[tuple[Axis, ...]]] = {}
    for each in itertools.product(*every):
        alike.setdefault(tuple((one.places, one.reads) for one in each), []).append(each)
    return list(alike.values())


def source_of(lattices: Sequence[Sequence[tuple[Axis, ...]]], sizes: Sizes) -> Source:
    """Images of `sizes` with as many zeros around them as the lattices read."""
    before, padded = [], []
    for dim, size in enumerate(sizes):
        along = [axes[dim] for alike in lattices for axes in alike]
        front = max([0, *(-min(one.reads) for one in along)])
        last = max([size - 1, *((one.places - 1) * one.step + max(one.reads) for one in along)])
        before.append(front)
        padded.append(front + last + 1)
    return Source(sizes, tuple(before), tuple(padded))


def offsets(sizes: Sequence[int], strides: Sequence[int]) -> Array:
    """The distance of every element of an array of these sizes and strides, in order."""
    total = np.zeros(1, np.int64)
    for size, stride in zip(sizes, strides, strict=True):
        total = np.add.outer(total, np.arange(size) * stride).ravel()
    return np.ascontiguousarray(total, np.int64)


def strides_of(sizes: Sequence[int], width: int) -> list[int]:
    """The strides in bytes of a contiguous array."""
    return [width * math.prod(sizes[d + 1 :]) for d in range(len(sizes))]


def lattice(
    alike: Sequence[tuple[Axis, ...]], source: Source, out: Sizes, kernel: Sizes, layout: Layout, images: int,
    channel_rows: Sequence[tuple[int, int]],
) -> Lattice:  # fmt: skip
    """The tables of lattices that read the same; `channel_rows` are bytes to each row's weights and results."""
    axes = alike[0]
    image_strides, out_strides = strides_of(source.padded, layout.width), strides_of(out, layout.width)
    kernel_strides = strides_of(kernel, layout.width)
    tap_images = offsets_of([[(e + b) * s for e in one.reads]
                             for one, b, s in zip(axes, source.before, image_strides, strict=True)])  # fmt: skip
    tap_weights = offsets_of([[(t - one.taps[0]) * s for t in one.taps]
                              for one, s in zip(axes, kernel_strides, strict=True)])  # fmt: skip
    starts = [
        (sum(one.taps[0] * s for one, s in zip(each, kernel_strides, strict=True)),
         sum(one.first * s for one, s in zip(each, out_strides, strict=True)))
        for each in alike
    ]  # fmt: skip
    rows = [(w + first, o + place) for w, o in channel_rows for first, place in starts]
    dims = [
        (one.places, s * one.step, t * one.out_step)
        for one, s, t in zip(axes, image_strides, out_strides, strict=True)
    ]
    reading = _reading(axes, source.sizes)
    across, apart = [*dims, (images, layout.image, layout.out_image)], _merged(dims)
    cost_apart, sets_apart = _sets(reading, 1, apart, layout.width, len(rows), len(tap_images))
    cost_across, sets_across = math.inf, sets_apart
    if images > 1 and reading is not None:
        cost_across, sets_across = _sets(reading, images, across, layout.width, len(rows), len(tap_images))
    together = cost_across < cost_apart * images
    chosen, sets = (across, sets_across) if together else (apart, sets_apart)
    counts, steps, out_steps = zip(*chosen, strict=True)
    return Lattice(
        math.prod(counts), 1 if together else images, counts[-1], steps[-1], out_steps[-1],
        layout.image, layout.out_image, _words([w for w, _ in rows]), _words([o for _, o in rows]),
        tap_images, tap_weights, offsets(counts[:-1], steps[:-1]), offsets(counts[:-1], out_steps[:-1]), *sets,
    )  # fmt: skip


def offsets_of(parts: Sequence[Sequence[int]]) -> Array:
    """All sums of one number of each part, in order."""
    total = np.zeros(1, np.int64)
    for one in parts:
        total = np.add.outer(total, np.array(one, np.int64)).ravel()
    return total


def _words(values: Sequence[int] | Array) -> Array:
    return np.array(values, np.int64)


def _merged(dims: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Dimensions of places, of which those that lie as one become one."""
    found = [dims[0]]
    for count, step, out_step in dims[1:]:
        before = found[-1]
        if before[1] == count * step and before[2] == count * out_step:
            found[-1] = (before[0] * count, step, out_step)
        else:
            found.append((count, step, out_step))
    return found


def reads_inside(axes: Sequence[Axis], sizes: Sizes) -> Array:
    """For every place and tap whether it reads an element, no padding: (places, taps)."""
    found = np.ones((1, 1), bool)
    for one, size in zip(axes, sizes, strict=True):
        at = np.arange(one.places)[:, None] * one.step + np.array(one.reads)
        inside = (at >= 0) & (at < size)
        found = (found[:, None, :, None] & inside[None, :, None, :]).reshape(len(found) * len(inside), -1)
    return found


def _reading(axes: Sequence[Axis], sizes: Sizes) -> Array | None:
    """What :func:`reads_inside` says, of images small enough for that to pay."""
    return reads_inside(axes, sizes) if math.prod(one.places for one in axes) <= _MOST_PLACES else None


def _sets(
    reading: Array | None, repeated: int, dims: Sequence[tuple[int, int, int]], width: int, rows: int, taps: int
) -> tuple[float, tuple[Array, Array, Array]]:
    """What a block of columns costs, in vector operations a channel, and the sets of taps of its panels.

    `dims` are the dimensions of the columns; each place stands for as many neighbouring columns as `repeated` says.
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
    runs = full / min(count, full) * _RUN
    reads = runs if step == width else full * _SCATTERED
    writes = (runs if out_step == width else full * _SCATTERED) * rows
    tiles = -(-rows // ROWS) * ROWS * 2
    counts = used.sum(1)
    steps = taps * panels if reading is None else int(counts[panel_sets].sum())
    cost = steps * (tiles + reads) + panels * writes / 16
    starts = np.concatenate(([0], np.cumsum(counts)))
    return cost, (_words(panel_sets.ravel()), _words(starts), _words(np.nonzero(used)[1]))


@functools.lru_cache(256)
def plan_of(window: Window, sizes: Sizes, channels: int, number: int, images: int, width: int, adjoint: bool) -> Plan:
    """The plan of a convolution of images of `channels` and `sizes`, to `number` channels, or of its adjoint."""
    places, groups = window.output(sizes), window.groups
    lattices = (adjoint_axes if adjoint else convolution_axes)(window, sizes)
    inputs, result = (places, sizes) if adjoint else (sizes, places)
    source = source_of(lattices, inputs)
    ins, outs = channels // groups, number // groups  # of the convolution itself
    reads, rows = (outs, ins) if adjoint else (ins, outs)
    plane, out_plane = width * math.prod(source.padded), width * math.prod(result)
    layout = Layout(width, plane, plane * reads * groups, out_plane, out_plane * rows * groups)
    tap = width * math.prod(window.kernel)
    row_weights, channel_weight = (tap, tap * ins) if adjoint else (tap * ins, tap)
    channel_rows = [(row_weights * row, out_plane * row) for row in range(rows)]
    found = [lattice(alike, source, result, window.kernel, layout, images, channel_rows) for alike in lattices]
    return Plan(
        source, layout, groups, reads, channel_weight, tap * ins * outs, found,
        not adjoint or is_complete(window, sizes, lattices),
    )  # fmt: skip


def is_complete(window: Window, sizes: Sizes, lattices: Sequence[Sequence[tuple[Axis, ...]]]) -> bool:
    """Whether the lattices of an adjoint write every element of an input of these sizes."""
    remainders = (min(s, n) for s, n in zip(window.stride, sizes, strict=True))
    return sum(len(alike) for alike in lattices) == math.prod(remainders)


@dataclass(frozen=True, eq=False)
class Plan:
    """All that a convolution or its adjoint needs to know but for its operands; bytes as in :class:`Lattice`."""

    source: Source
    layout: Layout
    groups: int
    channels: int  # that are read, of a group
    channel_weight: int
    group_weight: int
    lattices: list[Lattice]
    is_complete: bool  # whether the lattices write every result
