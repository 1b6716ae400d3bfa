"""Convolutions of float32 and float64 as products: from arrays to jobs of :mod:`.loops`."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.compile import compiling
from runtime.compile import kinds as types
from runtime.compile.jobs import start_job
from runtime.compile.storing import texts_of
from runtime.kernels.convolution import loops
from runtime.kernels.convolution.lattice import (
    Lattice,
    Plan,
    Source,
    convolution_axes,
    offsets,
    offsets_of,
    plan_of,
    reads_inside,
    source_of,
    strides_of,
)  # fmt: skip
from runtime.kernels.convolution.loops import Convolution, Correlation, Padding
from runtime.kernels.convolution.window import Sizes, Window
from runtime.kernels.matmul.product import LARGE_WORK
from runtime.kernels.matmul.shape import DEPTH, ROW_BYTES, ROWS
from runtime.native.layout import Structure
from runtime.native.structures import Ref
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

_PARTIAL_BYTES = 1 << 22  # of the sums over some of the images, which are added up at the end
_MOST_CHUNKS = 16
_MOST_PLACES = 1024  # of an image whose taps are looked at one by one for those that read padding
_WORTH = 0.9  # of what taps read, where it pays to leave out padding


@functools.cache
def _loop(function: Any, job: Structure, dtype: Any) -> Any:
    element, word = getattr(dtypes, dtype.name), types.int64
    signature = types.void(types.Operands((element,) * 4, element), Ref(job), word, word, word)
    source = compiling.Source.of(function, texts_of(loops.__file__))
    return compiling.compile_loop(source, signature, operator="convolution", kind=dtype.name)


def _run(function: Any, kind: Structure, job: Array, arrays: tuple[Array, ...], work: int) -> None:
    """Do a job, described but for its operands, on these arrays; large `work` on all threads."""
    start_job(_loop(function, kind, arrays[0].dtype).address, job, arrays, large=work >= LARGE_WORK)


@functools.lru_cache(256)
def _padding(source: Source, planes: int, width: int) -> tuple[Array, Array]:
    strides = strides_of(source.padded, width)
    start = sum(p * one for p, one in zip(source.before, strides, strict=True))
    inner = offsets(source.sizes[:-1], strides[:-1]) + start
    job = Padding.pack(
        planes=planes, rows=len(inner), row_bytes=source.sizes[-1] * width,
        plane_bytes=width * math.prod(source.padded), row_offsets=inner.ctypes.data,
    )  # fmt: skip
    return job, inner


def _padded(images: Array, source: Source) -> Array:
    """Images with zeros around them, where any are wanted."""
    if not source.is_padded:
        return images
    planes = images.shape[0] * images.shape[1]
    out = np.empty((planes, *source.padded), images.dtype)
    job, _ = _padding(source, planes, images.itemsize)
    _run(loops.pad_part, Padding, job, (images, out), 16 * out.size)
    return out


@functools.lru_cache(1024)
def _convolution(plan: Plan, found: Lattice) -> Array:
    tables = (
        "row_weights", "row_outs", "tap_images", "tap_weights", "line_images", "line_outs", "panel_sets", "set_starts",
        "set_taps",
    )  # fmt: skip
    channels, layout = plan.channels, plan.layout
    return Convolution.pack(
        rows=len(found.row_weights), columns=found.columns, blocks=found.blocks, groups=plan.groups,
        channels=channels, line_places=found.line_places, step=found.step, out_step=found.out_step,
        block_image=found.block_image, block_out=found.block_out, group_image=channels * layout.plane,
        group_out=layout.out_image // plan.groups, group_weight=plan.group_weight, channel_image=layout.plane,
        channel_weight=plan.channel_weight, panel_step=len(found.panel_sets) > 1,
        **{name: getattr(found, name).ctypes.data for name in tables},
    )  # fmt: skip


def _follow(plan: Plan, images: Array, kernels: Array, bias: Array | None, out: Array) -> Array:
    """Do what a plan says. The result, which is new memory."""
    if not plan.is_complete:
        out.fill(0)
    read = _padded(images, plan.source)
    arrays = (kernels, read, out) if bias is None else (kernels, read, out, bias)
    for found in plan.lattices:
        columns = found.columns * found.blocks * plan.groups
        work = columns * plan.channels * len(found.tap_images) * len(found.row_weights)
        _run(loops.convolve_part, Convolution, _convolution(plan, found), arrays, work)
    return out


def convolve(images: Array, kernels: Array, bias: Array | None, window: Window) -> Array:
    """The convolution of contiguous float32 or float64 arrays, no size of which is 0."""
    batch, channels, *sizes = images.shape
    out = np.empty((batch, len(kernels), *window.output(tuple(sizes))), images.dtype)
    plan = plan_of(window, tuple(sizes), channels, len(kernels), batch, images.itemsize, False)
    return _follow(plan, images, kernels, bias, out)


def spread(gradient: Array, kernels: Array, sizes: Sizes, window: Window) -> Array:
    """The adjoint in the input of `sizes`, of contiguous float32 or float64 arrays, no size of which is 0."""
    batch, number = gradient.shape[:2]
    channels = kernels.shape[1] * window.groups
    out = np.empty((batch, channels, *sizes), gradient.dtype)
    plan = plan_of(window, tuple(sizes), channels, number, batch, gradient.itemsize, True)
    return _follow(plan, gradient, kernels, None, out)


@dataclass(frozen=True, eq=False)
class Reading:
    """What the gradient of kernels reads: images with zeros around them, and the tables of :data:`Correlation`."""

    source: Source
    sets: int
    row_images: Array
    row_taps: Array
    set_reads: Array
    set_counts: Array
    place_images: Array


@functools.lru_cache(256)
def _reading(window: Window, sizes: Sizes, channels: int, width: int) -> Reading:
    """The reading of images of these sizes and of `channels` of a group.

    A tap of all channels is a set of its own where many read padding, which then is left out.
    """
    lattices = convolution_axes(window, sizes)
    axes = lattices[0][0]
    source = source_of(lattices, sizes)
    strides = strides_of(source.padded, width)
    plane = width * math.prod(source.padded)
    taps = offsets_of([[(e + b) * s for e in one.reads]
                       for one, b, s in zip(axes, source.before, strides, strict=True)])  # fmt: skip
    places = offsets([one.places for one in axes], [one.step * s for one, s in zip(axes, strides, strict=True)])
    reads = None
    if len(places) <= _MOST_PLACES and channels >= ROWS:
        reads = reads_inside(axes, sizes).T
        reads = reads if reads.mean() < _WORTH else None
    rows = np.add.outer(np.arange(channels) * plane, taps)
    numbers = np.arange(rows.size).reshape(rows.shape)
    if reads is not None:
        rows, numbers = rows.T, numbers.T
    else:
        reads = np.ones((1, len(places)), bool)
    table = np.ascontiguousarray(reads, np.int64)
    return Reading(
        source, len(table), np.ascontiguousarray(rows, np.int64), np.ascontiguousarray(numbers, np.int64), table,
        table.sum(1), places,
    )  # fmt: skip


@functools.lru_cache(256)
def _correlation(found: Reading, rows: int, images: int, groups: int, chunks: int, channels: int, width: int) -> Array:
    plane = width * math.prod(found.source.padded)
    tables = ("row_images", "row_taps", "set_reads", "set_counts", "place_images")
    taps = found.row_images.size
    return Correlation.pack(
        rows=rows, places=len(found.place_images), images=images, groups=groups, chunks=chunks, sets=found.sets,
        set_rows=taps // found.sets, taps=taps, image=plane * channels * groups, group_image=plane * channels,
        **{name: getattr(found, name).ctypes.data for name in tables},
    )  # fmt: skip


def correlate(gradient: Array, images: Array, window: Window) -> Array:
    """The gradient of the kernels, of contiguous float32 or float64 arrays, no size of which is 0."""
    batch, channels, *sizes = images.shape
    groups, width = window.groups, images.itemsize
    inside, rows = channels // groups, gradient.shape[1] // groups
    found = _reading(window, tuple(sizes), inside, width)
    taps, places = found.row_images.size, len(found.place_images)
    full = ROW_BYTES // width
    tall = found.sets * (-(-taps // found.sets // ROWS) * ROWS)
    one = groups * -(-rows // full) * tall * full
    most = min(_MOST_CHUNKS, _PARTIAL_BYTES // (one * width), batch * places // (4 * DEPTH))
    chunks = min(batch, max(1, most))
    sums = np.empty((chunks, one), images.dtype)
    out = np.empty((groups * rows, inside, *window.kernel), images.dtype)
    job = _correlation(found, rows, batch, groups, chunks, inside, width)
    work = gradient.size * taps
    _run(loops.correlate_part, Correlation, job, (_padded(images, found.source), gradient, sums), work)
    _run(loops.collect_part, Correlation, job, (sums, out), work)
    return out
