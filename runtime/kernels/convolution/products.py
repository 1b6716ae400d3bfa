"""Convolutions of float32 and float64 as products: from shapes to recipes of the jobs of :mod:`.loops.panels`."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.compile import compiling
from runtime.compile import kinds as types
from runtime.kernels.convolution.axes import (
    AxisSource,
    convolution_axes,
    offsets,
    offsets_of,
    reads_inside,
    source_of,
    strides_of,
)  # fmt: skip
from runtime.kernels.convolution.jobs import Convolution, Correlation, Padding
from runtime.kernels.convolution.lattice import Lattice, LatticePlan, plan_of
from runtime.kernels.convolution.window import Sizes, Window
from runtime.kernels.matmul.shape import DEPTH, ROW_BYTES, ROWS
from runtime.kernels.recipes.recipe import Recipe, Step, Temporary, recipe
from runtime.native.layout import Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes
from runtime.tensor.casting import Array, cast_array

_LITTLE = 1 << 20  # multiplications that one thread does with the GIL
_LARGE = 3 << 18  # multiplications from which another thread is worth its start
_PARTIAL_BYTES = 1 << 22  # of the sums over some of the images, which are added up at the end
_MOST_CHUNKS = 16
_MOST_PLACES = 1024  # of an image whose taps are looked at one by one for those that read padding
_WORTH = 0.9  # of what taps read, where it pays to leave out padding


@functools.cache
def _loop(name: str, job: Structure, element: dtypes.dtype) -> Any:
    word = types.int64
    signature = types.void(types.Operands((element,) * 5, element), Ref(job), word, word, word)
    source = compiling.Source.within("runtime.kernels.convolution.loops.panels", name)
    return compiling.compile_loop(source, signature, operator="convolution", kind=element.name)


def _step(name: str, job: Structure, kind: dtypes.dtype, words: Array, slots: Sizes, work: int) -> Step:
    return Step(functools.partial(_loop, name, job, kind), words, slots, work, _LARGE, _LITTLE)


def _padding(source: AxisSource, planes: int, kind: dtypes.dtype, slots: Sizes) -> tuple[list[Step], int, Any]:
    """The copy of images to where zeros surround them, if any are wanted: its steps, elements and tables."""
    if not source.is_padded:
        return [], 0, None
    width = kind.itemsize
    strides = strides_of(source.padded, width)
    start = sum(p * stride for p, stride in zip(source.before, strides, strict=True))
    inner = offsets(source.sizes[:-1], strides[:-1]) + start
    job = Padding.pack(
        planes=planes, rows=len(inner), row_bytes=source.sizes[-1] * width,
        plane_bytes=width * math.prod(source.padded), row_offsets=inner.ctypes.data,
    )  # fmt: skip
    size = planes * math.prod(source.padded)
    return [_step("pad_part", Padding, kind, job, slots, 16 * size)], size, inner


def _convolution(plan: LatticePlan, lattice: Lattice) -> Array:
    tables = (
        "row_weights", "row_outs", "tap_images", "tap_weights", "line_images", "line_outs", "panel_sets", "set_starts",
        "set_taps",
    )  # fmt: skip
    channels, layout, split = plan.channels, plan.layout, plan.split
    return Convolution.pack(
        rows=len(lattice.row_weights), columns=lattice.columns, blocks=lattice.blocks, groups=plan.groups,
        channels=channels, line_places=lattice.line_places, pitch=lattice.pitch, direct=lattice.direct,
        step=lattice.step, out_step=lattice.out_step,
        block_image=lattice.block_image, block_out=lattice.block_out, group_image=channels * layout.plane,
        group_out=layout.out_image // plan.groups, group_weight=plan.group_weight, channel_image=plan.channel_image,
        channel_weight=plan.channel_weight, panel_step=len(lattice.panel_sets) > 1, own=plan.own,
        source_channel=layout.plane, source_rows=math.prod(plan.source.sizes[:-1]),
        row_bytes=plan.source.sizes[-1] * layout.width, stride=split.steps[-1], firsts=split.firsts.ctypes.data,
        counts=split.counts.ctypes.data, targets=split.targets.ctypes.data,
        **{name: getattr(lattice, name).ctypes.data for name in tables},
    )  # fmt: skip


def _steps(plan: LatticePlan, kind: dtypes.dtype, images: Sizes, kernels: Sizes, out: Sizes, *, biased: bool) -> Recipe:
    """The recipe of what a plan says, of images, kernels and perhaps a number to add a channel."""
    operands = [images, kernels, (out[1],)] if biased else [images, kernels]
    result = len(operands)
    padding: list[Step] = []
    size, inner = 0, None
    if plan.own == 0:
        padding, size, inner = _padding(plan.source, images[0] * images[1], kind, (0, result + 1))
    has_room = bool(padding) or plan.own > 0
    slots = (1, result + 1 if padding else 0, result, result + 1 if has_room else result)
    steps = padding + [
        _step(
            "convolve_part", Convolution, kind, _convolution(plan, lattice), (*slots, 2) if biased else slots,
            lattice.columns * lattice.blocks * plan.groups * plan.channels
            * len(lattice.tap_images) * len(lattice.row_weights),
        )
        for lattice in plan.lattices
    ]  # fmt: skip
    room = [Temporary(size or plan.own // kind.itemsize, each=size == 0)] if has_room else []
    return recipe(kind, operands, out, steps, room, clears=not plan.is_complete, kept=(plan, inner))


def convolve(kind: dtypes.dtype, images: Sizes, kernels: Sizes, window: Window, *, biased: bool) -> Recipe:
    """The convolution of images and kernels of these shapes, without a size of 0, of float32 or float64."""
    batch, channels, *sizes = images
    plan = plan_of(window, tuple(sizes), channels, kernels[0], batch, kind.itemsize, False)
    return _steps(plan, kind, images, kernels, (batch, kernels[0], *window.output(tuple(sizes))), biased=biased)


def spread(kind: dtypes.dtype, gradient: Sizes, kernels: Sizes, sizes: Sizes, window: Window) -> Recipe:
    """The adjoint in the input of `sizes`, of gradients and kernels as in :func:`convolve`."""
    batch, number = gradient[:2]
    channels = kernels[1] * window.groups
    plan = plan_of(window, tuple(sizes), channels, number, batch, kind.itemsize, True)
    return _steps(plan, kind, gradient, kernels, (batch, channels, *sizes), biased=False)


@dataclass(frozen=True, eq=False)
class Reading:
    """What the gradient of kernels reads: images with zeros around them, and the tables of :data:`Correlation`."""

    source: AxisSource
    sets: int
    row_images: Array
    row_taps: Array
    set_reads: Array
    set_counts: Array
    place_images: Array


def _reading(window: Window, sizes: Sizes, channels: int, width: int) -> Reading:
    """The reading of images of these sizes and of `channels` of a group.

    A tap of all channels is a set of its own where many read padding, which then is left out.
    """
    lattices = convolution_axes(window, sizes)
    axes = lattices[0][0]
    source = source_of(lattices, sizes)
    strides = strides_of(source.padded, width)
    plane = width * math.prod(source.padded)
    taps = offsets_of([[(e + b) * s for e in axis.reads]
                       for axis, b, s in zip(axes, source.before, strides, strict=True)])  # fmt: skip
    positions = offsets([axis.places for axis in axes], [axis.step * s for axis, s in zip(axes, strides, strict=True)])
    reads = None
    if len(positions) <= _MOST_PLACES and channels >= ROWS:
        reads = reads_inside(axes, sizes).T
        reads = reads if reads.mean() < _WORTH else None
    rows = np.add.outer(np.arange(channels) * plane, taps)
    numbers = np.arange(rows.size).reshape(rows.shape)
    if reads is not None:
        rows, numbers = rows.T, numbers.T
    else:
        reads = np.ones((1, len(positions)), bool)
    table = np.ascontiguousarray(reads, np.int64)
    return Reading(
        source, len(table), np.ascontiguousarray(rows, np.int64), np.ascontiguousarray(numbers, np.int64), table,
        table.sum(1), positions,
    )  # fmt: skip


def _correlation(
    reading: Reading, rows: int, images: int, groups: int, chunks: int, channels: int, width: int
) -> Array:
    plane = width * math.prod(reading.source.padded)
    tables = ("row_images", "row_taps", "set_reads", "set_counts", "place_images")
    taps = reading.row_images.size
    return Correlation.pack(
        rows=rows, places=len(reading.place_images), images=images, groups=groups, chunks=chunks, sets=reading.sets,
        set_rows=taps // reading.sets, taps=taps, image=plane * channels * groups, group_image=plane * channels,
        **{name: getattr(reading, name).ctypes.data for name in tables},
    )  # fmt: skip


def _tiles(rows: int, columns: int, width: int) -> int:
    return -(-rows // ROWS) * -(-columns * width // ROW_BYTES)


def correlate(kind: dtypes.dtype, gradient: Sizes, images: Sizes, window: Window) -> Recipe:
    """The gradient of the kernels, of gradients and images as in :func:`convolve`.

    That of kernels of one element is as well the transpose of what comes out with gradients and images exchanged. So it
    is made where there are fewer tiles in that, as for few kernels and many channels.
    """
    few, many, work = gradient[1], images[1], math.prod(gradient) * images[1]
    if (
        window.is_point and window.groups == 1 and 2 * work > _LITTLE  # both steps count
        and _tiles(few, many, kind.itemsize) < _tiles(many, few, kind.itemsize)
    ):  # fmt: skip
        return _correlate(kind, images, gradient, window, (0, 1), (gradient, images), _transposed(kind))
    return _correlate(kind, gradient, images, window, (1, 0), (gradient, images), None)


def _transposed(kind: dtypes.dtype) -> Callable[[Array, dtypes.dtype], Array]:
    return lambda values, wanted: cast_array(np.ascontiguousarray(values.swapaxes(0, 1)), kind, wanted)


def _correlate(
    kind: dtypes.dtype, gradient: Sizes, images: Sizes, window: Window, slots: Sizes, operands: Sequence[Sizes],
    finish: Callable[[Array, dtypes.dtype], Array] | None,
) -> Recipe:  # fmt: skip
    """The recipe for gradients and images that lie in these `slots` of the operands, images first."""
    batch, channels, *sizes = images
    groups, width = window.groups, kind.itemsize
    inside, rows = channels // groups, gradient[1] // groups
    reading = _reading(window, tuple(sizes), inside, width)
    taps, positions = reading.row_images.size, len(reading.place_images)
    full = ROW_BYTES // width
    tall = reading.sets * (-(-taps // reading.sets // ROWS) * ROWS)
    partial = groups * -(-rows // full) * tall * full
    most = min(_MOST_CHUNKS, _PARTIAL_BYTES // (partial * width), batch * positions // (4 * DEPTH))
    chunks = min(batch, max(1, most))
    job = _correlation(reading, rows, batch, groups, chunks, inside, width)
    work = math.prod(gradient) * taps
    padding, size, inner = _padding(reading.source, batch * channels, kind, (slots[0], 4))
    steps = [
        *padding,
        _step("correlate_part", Correlation, kind, job, (4 if padding else slots[0], slots[1], 3), work),
        _step("collect_part", Correlation, kind, job, (3, 2), work),
    ]
    room = [Temporary(chunks * partial), *([Temporary(size)] if padding else [])]
    out = groups * rows, inside, *window.kernel
    return recipe(kind, operands, out, steps, room, finish=finish, kept=(reading, inner))
