"""Images of another size: a linear map along each dimension, in which a place reads its nearest elements."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.compile.threads import get_num_threads
from runtime.errors import ComputeError, UnsupportedError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array

Sizes = tuple[int, ...]
_DEPTH = 3  # dimensions that the loops have


@functools.lru_cache(256)
def _along(before: int, after: int, mode: str, ratio: float, aligned: bool, kind: Any) -> tuple[Array, Array]:
    """For every place of `after` the elements of `before` that it reads, and their weights, in the dtype `kind`."""
    if mode.startswith("nearest"):
        at = np.arange(after, dtype=np.float32)
        at = np.floor((at + np.float32(0.5 if mode == "nearest-exact" else 0)) * np.float32(ratio))
        return np.clip(at.astype(np.int64), 0, before - 1)[:, None].copy(), np.ones((after, 1), kind)
    if mode == "linear" and before == after:  # whatever the factor
        return np.arange(before)[:, None].copy(), np.ones((before, 1), kind)
    at = np.arange(after, dtype=kind)
    at = at * kind.type(ratio) if aligned else (at + kind.type(0.5)) * kind.type(ratio) - kind.type(0.5)
    at = at if mode == "cubic" else np.maximum(at, 0)
    first = np.floor(at)
    t = at - first
    if mode == "cubic":
        # Keys, Cubic Convolution Interpolation for Digital Image Processing (1981), with a = -0.75.
        far, near = np.stack((1 + t, 2 - t)), np.stack((t, 1 - t))
        outer = ((-0.75 * far + 3.75) * far - 6) * far + 3
        inner = (1.25 * near - 2.25) * near * near + 1
        weights = np.stack((outer[0], inner[0], inner[1], outer[1]), 1)
        places = first.astype(np.int64)[:, None] + np.arange(-1, 3)
    else:
        places = np.clip(first.astype(np.int64), 0, before - 1)[:, None] + np.arange(2)
        t = np.clip(at - places[:, 0].astype(kind), 0, 1)
        weights = np.stack((1 - t, t), 1)
    return np.clip(places, 0, before - 1), np.ascontiguousarray(weights, kind)


@functools.lru_cache(256)
def _job(
    planes: int, before: Sizes, after: Sizes, mode: str, ratios: tuple[float, ...], aligned: bool, kind: Any
) -> tuple[Array, list[tuple[Array, Array]]]:
    """A job of so many planes of these sizes, described but for its operands, and what it points to."""
    from runtime.kernels.sampling import loops

    one = np.zeros((1, 1), np.int64), np.ones((1, 1), kind)
    found = [_along(*each, aligned, kind) for each in zip(before, after, [mode] * len(before), ratios, strict=True)]
    tables = [one] * (_DEPTH - len(found)) + found
    lead = (1,) * (_DEPTH - len(before))
    job = loops.Resampling.pack(
        planes=planes, sizes=lead + before, places=lead + after, taps=[places.shape[1] for places, _ in tables],
        tables=[places.ctypes.data for places, _ in tables], weights=[weights.ctypes.data for _, weights in tables],
    )  # fmt: skip
    return job, tables


def _run(
    name: str, images: Array, other: Array, sizes: tuple[Sizes, Sizes], mode: str, ratios: Sequence[float],
    aligned: bool,
) -> None:  # fmt: skip
    """Call the loop of this name on all planes of images, of the first of two sizes, and of something of the second."""
    from runtime.kernels.sampling import loops

    planes = images.size // math.prod(sizes[0])
    job, _ = _job(planes, *sizes, mode, tuple(ratios), aligned, images.dtype)
    work = max(images.size, other.size)
    row = np.empty((get_num_threads() if work >= loops.LARGE else 1, sizes[0][-1]), images.dtype)
    loops.run(getattr(loops, name), loops.Resampling, job, (images, other, row), work=work)


_MODES = ("nearest", "nearest-exact", "linear", "cubic")


def _check(before: Sizes, after: Sizes, mode: str, ratios: Sequence[float]) -> None:
    """ComputeError unless images of the first of these shapes can become images of the second."""
    dims = len(before) - 2
    fits = 1 <= dims <= _DEPTH and len(after) == len(before) and len(ratios) == dims and before[:2] == after[:2]
    if not fits or any(n < 1 for n in (*before[2:], *after[2:])) or mode not in _MODES:
        msg = f"interpolate: images of shape {list(before)} cannot become {list(after)} in mode {mode}"
        raise ComputeError(msg)


def _computed(tensor: Tensor) -> Array:
    """The elements in float64 if that is their dtype, else in float32."""
    if not tensor.dtype.is_floating_point and tensor.dtype is not dtypes.uint8:
        msg = f"interpolate is not implemented for {tensor.dtype.name}"
        raise UnsupportedError(msg)
    kind = dtypes.float64 if tensor.dtype is dtypes.float64 else dtypes.float32
    return np.ascontiguousarray(cast_array(tensor._array, tensor.dtype, kind))


def _as(values: Array, like: Tensor) -> Tensor:
    kind = dtypes.float64 if like.dtype is dtypes.float64 else dtypes.float32
    if like.dtype is dtypes.uint8:
        values = np.clip(np.floor(values + np.float32(0.5)), 0, 255)
    return make_tensor(cast_array(values, kind, like.dtype), like.dtype)


def resample(
    self: Tensor, sizes: Sizes, mode: str, ratios: Sequence[float], aligned: bool, adjoint: bool
) -> Tensor:
    """Images (batch, channels, ...) of shape `sizes`, or the adjoint map: from their gradients to those of the images.

    `mode` is nearest, nearest-exact, linear or cubic; a ratio says how far apart the places of neighbours are.
    """
    x, shape = _computed(self), tuple(sizes)
    before, after = (shape, x.shape) if adjoint else (x.shape, shape)
    _check(before, after, mode, ratios)
    out = (np.zeros if adjoint else np.empty)(shape, x.dtype)
    if x.size:
        name, images, other = ("spread_planes", out, x) if adjoint else ("resample_planes", x, out)
        _run(name, images, other, (before[2:], after[2:]), mode, ratios, aligned)
    return _as(out, self)
