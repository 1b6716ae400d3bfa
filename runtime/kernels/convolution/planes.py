"""Convolutions plane by plane: which they are, and from shapes to recipes of jobs of :mod:`.loops.planes`."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.compile import compiling
from runtime.compile import kinds as types
from runtime.kernels.convolution.axes import (
    Axis,
    adjoint_axes,
    convolution_axes,
    is_complete,
    offsets,
    offsets_of,
    source_of,
    strides_of,
)  # fmt: skip
from runtime.kernels.convolution.jobs import DOTS, MOST_AT_ONCE, RUN_BYTES, Piece, Planes
from runtime.kernels.convolution.split import Split, reads_of, split_of
from runtime.kernels.convolution.window import Sizes, Window
from runtime.kernels.matmul.shape import VECTOR_BYTES
from runtime.kernels.recipes.recipe import Recipe, Step, Temporary, recipe
from runtime.native.structures import Ref
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

_FEW = 2  # rows that a tile of the products would leave empty
_MOST_BYTES = 1 << 20  # of the planes that a thread copies: they stay in the second cache
_AT_ONCE_BYTES = 1 << 12  # of small planes that are copied before they are read: they stay in the first cache
_LARGE = 1 << 17  # results from which another thread is worth its start


def suits(rows: int, channels: int, sizes: Sizes, width: int, window: Window) -> bool:
    """Whether this is the better way to make so many rows of a group, of so many channels of sizes."""
    return rows <= _FEW and (window.is_point or channels * math.prod(sizes) * width <= _MOST_BYTES)


def _words(values: Sequence[int]) -> Array:
    return np.array(values, np.int64)


def _run_of(split: Split, axes: Sequence[Axis]) -> tuple[int, Array]:
    """The number of elements of a run of results, and where its lines begin."""
    pitches, positions = strides_of(split.sizes, 1), [axis.places for axis in axes]
    length = 1 + sum((n - 1) * pitch for n, pitch in zip(positions, pitches, strict=True))
    return length, offsets(positions[:-1], pitches[:-1])


@dataclass(frozen=True, eq=False)
class PlanesPlan:
    """A job, described but for its operands, and what else a call needs; `tables` are what the job points to."""

    job: Array
    own: int  # elements of a thread's memory
    is_complete: bool
    tables: tuple[Any, ...]


def _job(
    split: Split, pieces: Sequence[dict[str, int]], reads: Sequence[int], factors: Sequence[int],
    lines: Sequence[Array], line_outs: Sequence[Array], channels: int, width: int, **words: int,
) -> tuple[Array, int, tuple[Any, ...]]:  # fmt: skip
    """A job with its tables, and the elements of a thread's memory: planes, then a run of results."""
    none = np.zeros(0, np.int64)  # where no tap reaches any result
    packed = np.concatenate([none, *(Piece.pack(**piece) for piece in pieces)])
    tables = {
        "firsts": split.firsts, "counts": split.counts, "targets": split.targets, "reads": _words(reads),
        "factors": _words(factors), "lines": np.concatenate([none, *lines]),
        "line_outs": np.concatenate([none, *line_outs]),
    }  # fmt: skip
    run = RUN_BYTES // width
    length = -(-max((piece["length"] for piece in pieces), default=0) // run) * run
    source = split.source.sizes
    in_place = len(factors) > 0 and split.is_bare and all(piece["length"] >= run for piece in pieces)
    unit = (channels * split.plane + length) * width
    units = words["images"] * (words["groups"] if factors else 1)  # gradients of kernels are made group by group
    at_once = 1 if in_place else max(1, min(MOST_AT_ONCE, units, _AT_ONCE_BYTES // unit))
    results = 0 if in_place else -(-(at_once * channels * split.plane + run) // run) * run
    dots = 0 if factors else -(-len(reads) // DOTS) * DOTS * VECTOR_BYTES // width  # sums of the gradient of kernels
    scratch_size = results + at_once * length + dots
    job = Planes.pack(
        own=scratch_size * width, plane=split.plane * width, results=results * width, channels=channels,
        channel=width * math.prod(source), source_rows=math.prod(source[:-1]), row_bytes=width * source[-1],
        stride=split.steps[-1], in_place=in_place, at_once=at_once, run=length * width, pieces=len(pieces),
        piece=packed.ctypes.data, **words,
        **{name: table.ctypes.data for name, table in tables.items()},
    )  # fmt: skip
    return job, scratch_size, (packed, *tables.values())


def _plan(window: Window, sizes: Sizes, ins: int, outs: int, images: int, width: int, adjoint: bool) -> PlanesPlan:
    """The plan of a convolution from `ins` to `outs` channels of a group, for images of `sizes`, or of its adjoint."""
    positions, groups = window.output(sizes), window.groups
    lattices = (adjoint_axes if adjoint else convolution_axes)(window, sizes)
    inputs, result = (positions, sizes) if adjoint else (sizes, positions)
    channels, rows = (outs, ins) if adjoint else (ins, outs)
    tap, out_plane = width * math.prod(window.kernel), width * math.prod(result)
    row_weight, channel_weight = (tap, tap * ins) if adjoint else (tap * ins, tap)
    used = [axes for alike in lattices for axes in alike]
    split = split_of(source_of(lattices, inputs), (1,) * len(sizes) if adjoint else window.stride, width)
    kernel_strides, out_strides = strides_of(window.kernel, width), strides_of(result, width)
    pieces: list[dict[str, int]] = []
    reads: list[int] = []
    factors: list[int] = []
    lines: list[Array] = []
    line_outs: list[Array] = []
    for axes in used:
        length, starts = _run_of(split, axes)
        of_taps = offsets_of([[t * s for t in axis.taps] for axis, s in zip(axes, kernel_strides, strict=True)])
        at = sum(axis.first * s for axis, s in zip(axes, out_strides, strict=True))
        steps = [axis.out_step * s for axis, s in zip(axes, out_strides, strict=True)]
        pieces += [
            {
                "row": row, "first_tap": len(reads), "taps": channels * len(of_taps), "weights": row * row_weight,
                "out": row * out_plane + at, "length": length, "first_line": sum(axis.size for axis in lines),
                "lines": len(starts), "line_places": axes[-1].places, "out_step": steps[-1],
            }
            for row in range(rows)
        ]  # fmt: skip
        match = reads_of(split, axes, width)
        for channel in range(channels):
            reads += [channel * split.plane * width + axis for axis in match]
            factors += [channel * channel_weight + int(axis) for axis in of_taps]
        lines.append(starts * width)
        line_outs.append(offsets([axis.places for axis in axes[:-1]], steps[:-1]))
    plane = width * math.prod(inputs)
    job, scratch_size, tables = _job(
        split, pieces, reads, factors, lines, line_outs, channels, width, images=images, groups=groups,
        image=plane * channels * groups, group=plane * channels, out_image=out_plane * rows * groups,
        out_group=out_plane * rows, group_weight=tap * ins * outs, group_rows=rows,
    )  # fmt: skip
    return PlanesPlan(job, scratch_size, not adjoint or is_complete(window, sizes, lattices), tables)


def _correlation(window: Window, sizes: Sizes, images: int, dtype: Any) -> tuple[PlanesPlan, Array]:
    """The plan of the gradient of kernels with one channel in and one out, and the mask of places."""
    width, groups = dtype.itemsize, window.groups
    lattices = convolution_axes(window, sizes)
    axes = lattices[0][0]
    split = split_of(source_of(lattices, sizes), window.stride, width)
    length, starts = _run_of(split, axes)
    positions = [axis.places for axis in axes]
    run = RUN_BYTES // width
    padded = -(-length // run) * run
    mask = np.zeros(padded, dtype)
    mask[np.add.outer(starts, np.arange(positions[-1])).ravel()] = 1
    reads = reads_of(split, axes, width)
    piece = {
        "row": 0, "first_tap": 0, "taps": len(reads), "weights": 0, "out": 0, "length": padded, "first_line": 0,
        "lines": len(starts), "line_places": positions[-1], "out_step": width,
    }  # fmt: skip
    plane, out_plane = width * math.prod(sizes), width * math.prod(positions)
    line_outs = offsets(positions[:-1], strides_of(positions, width)[:-1])
    job, scratch_size, tables = _job(
        split, [piece], reads, [], [starts * width], [line_outs], 1, width,
        images=images, groups=groups, image=plane * groups, group=plane, out_image=out_plane * groups,
        out_group=out_plane,
    )  # fmt: skip
    return PlanesPlan(job, scratch_size, True, tables), mask


@functools.cache
def _loop(name: str, element: dtypes.dtype) -> Any:
    word = types.int64
    signature = types.void(types.Operands((element,) * 5, element), Ref(Planes), word, word, word)
    source = compiling.Source.within("runtime.kernels.convolution.loops.planes", name)
    return compiling.compile_loop(source, signature, operator="convolution", kind=element.name)


def _recipe(
    name: str, kind: dtypes.dtype, plan: PlanesPlan, operands: Sequence[Sizes], out: Sizes, slots: Sizes, work: int
) -> Recipe:
    """The recipe of one job; the last but one slot, or the last where nothing is added, is the threads' own memory."""
    step = Step(functools.partial(_loop, name, kind), plan.job, slots, work, _LARGE)
    room = [Temporary(plan.own, each=True)]
    return recipe(kind, operands, out, [step], room, clears=not plan.is_complete, kept=plan)


def convolve(kind: dtypes.dtype, images: Sizes, kernels: Sizes, window: Window, *, biased: bool) -> Recipe:
    """As :func:`runtime.kernels.convolution.products.convolve`."""
    batch, channels, *sizes = images
    ins, outs = channels // window.groups, kernels[0] // window.groups
    out = (batch, kernels[0], *window.output(tuple(sizes)))
    plan = _plan(window, tuple(sizes), ins, outs, batch, kind.itemsize, False)
    work = max(math.prod(images), math.prod(out))
    if biased:
        operands: list[Sizes] = [images, kernels, (kernels[0],)]
        return _recipe("convolve_planes", kind, plan, operands, out, (1, 0, 3, 4, 2), work)
    return _recipe("convolve_planes", kind, plan, [images, kernels], out, (1, 0, 2, 3), work)


def spread(kind: dtypes.dtype, gradient: Sizes, kernels: Sizes, sizes: Sizes, window: Window) -> Recipe:
    """As :func:`runtime.kernels.convolution.products.spread`."""
    batch, number = gradient[:2]
    out = (batch, kernels[1] * window.groups, *sizes)
    plan = _plan(window, tuple(sizes), kernels[1], number // window.groups, batch, kind.itemsize, True)
    work = max(math.prod(gradient), math.prod(out))
    return _recipe("convolve_planes", kind, plan, [gradient, kernels], out, (1, 0, 2, 3), work)


def correlate(kind: dtypes.dtype, gradient: Sizes, images: Sizes, window: Window) -> tuple[Recipe, Array]:
    """As :func:`runtime.kernels.convolution.products.correlate`, of kernels with one channel in and one out.

    With the third operand, a mask of places.
    """
    plan, mask = _correlation(window, tuple(images[2:]), images[0], kind.numpy)
    out = (window.groups, 1, *window.kernel)
    operands = [gradient, images, mask.shape]
    work = max(math.prod(gradient), math.prod(out))
    return _recipe("correlate_planes", kind, plan, operands, out, (1, 0, 3, 4, 2), work), mask
