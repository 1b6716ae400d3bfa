"""Images read at the places of a grid (Jaderberg and others, arXiv 1506.02025), and the adjoint maps.

A place reads a few elements near it, and its weights are polynomials of its coordinates. `orders` says how often these
are differentiated along each dimension, so that derivatives of every order are the same three maps again:

    sample(x, p)          what images give at places
    sample_input(g, p)    its adjoint in the images
    sample_slopes(g, x, p)  its adjoint in the places
"""

from __future__ import annotations

import functools
import math

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.casting import Array, cast_array

Sizes = tuple[int, ...]
_DEPTH = 3  # dimensions that the loops have
_TAPS = {"nearest": 1, "bilinear": 2, "bicubic": 4}
_OUTSIDE = ("zeros", "border", "reflection")


@functools.lru_cache(256)
def _job(
    images: int, channels: int, sizes: Sizes, places: int, mode: str, padding_mode: str, aligned: bool, orders: Sizes
) -> Array:
    """A job, described but for its operands."""
    from runtime.kernels.sampling import loops

    lead = _DEPTH - len(sizes)
    return loops.Grid.pack(
        images=images, channels=channels, sizes=(1,) * lead + sizes, places=places, dims=len(sizes),
        taps=_TAPS[mode], outside=_OUTSIDE.index(padding_mode), aligned=aligned, orders=(0,) * lead + orders,
    )  # fmt: skip


def _run(
    name: str, arrays: tuple[Array, ...], shape: Sizes, places: int, mode: str, padding_mode: str, aligned: bool,
    orders: Sizes,
) -> None:  # fmt: skip
    """Call the loop of this name for images of this shape and so many places of each."""
    from runtime.kernels.sampling import loops

    images, channels, *sizes = shape
    if not images * places or (not channels and name != "sample_slopes"):
        return
    job = _job(images, channels, tuple(sizes), places, mode, padding_mode, aligned, tuple(orders))
    work = 8 * images * max(channels, 1) * places
    loops.run(getattr(loops, name), loops.Grid, job, arrays, work=work)


def _check(images: Sizes, grid: Sizes, mode: str, padding_mode: str, orders: Sizes) -> None:
    """ComputeError unless a grid of this shape has places in images of this shape."""
    dims = len(images) - 2
    fits = dims in (2, 3) and len(grid) == dims + 2 and grid[0] == images[0] and grid[-1] == len(orders) == dims
    if not fits or any(n < 1 for n in images[2:]) or mode not in _TAPS or padding_mode not in _OUTSIDE:
        msg = f"grid_sample: images of shape {list(images)} have no places of a grid {list(grid)} in mode {mode}"
        raise ComputeError(msg)


def _check_gradient(grad: Sizes, images: Sizes, grid: Sizes) -> None:
    if grad != (*images[:2], *grid[1:-1]):
        msg = f"grid_sample: a gradient {list(grad)} does not fit images {list(images)} and a grid {list(grid)}"
        raise ComputeError(msg)


def _numbers(*tensors: Tensor) -> list[Array]:
    """The elements of tensors of one dtype, in the dtype that is computed in; UnsupportedError for other dtypes."""
    kind = tensors[0].dtype
    if not kind.is_floating_point:
        msg = f"grid_sample is not implemented for {kind.name}"
        raise UnsupportedError(msg)
    return [np.ascontiguousarray(cast_array(one._array, one.dtype, kind.compute)) for one in tensors]


def _as(values: Array, like: Tensor) -> Tensor:
    return make_tensor(cast_array(values, like.dtype.compute, like.dtype), like.dtype)


def sample(input: Tensor, grid: Tensor, mode: str, padding_mode: str, aligned: bool, orders: Sizes) -> Tensor:  # noqa: A002
    """Images (N, C, sizes) at the places of a grid (N, places, dimensions), which gives (N, C, places)."""
    x, at = _numbers(input, grid)
    _check(x.shape, at.shape, mode, padding_mode, orders)
    out = np.empty((*x.shape[:2], *at.shape[1:-1]), x.dtype)
    _run("sample_planes", (x, at, out), x.shape, math.prod(at.shape[1:-1]), mode, padding_mode, aligned, orders)
    return _as(out, input)


def sample_input(
    grad: Tensor, grid: Tensor, sizes: Sizes, mode: str, padding_mode: str, aligned: bool, orders: Sizes
) -> Tensor:
    """The gradient of the images, of shape `sizes`."""
    g, at = _numbers(grad, grid)
    _check(tuple(sizes), at.shape, mode, padding_mode, orders)
    _check_gradient(g.shape, tuple(sizes), at.shape)
    out = np.zeros(sizes, g.dtype)
    _run("spread_samples", (g, at, out), tuple(sizes), math.prod(at.shape[1:-1]), mode, padding_mode, aligned, orders)
    return _as(out, grad)


def sample_slopes(
    grad: Tensor, input: Tensor, grid: Tensor, mode: str, padding_mode: str, aligned: bool, orders: Sizes  # noqa: A002
) -> Tensor:  # fmt: skip
    """The gradient of the grid."""
    g, x, at = _numbers(grad, input, grid)
    _check(x.shape, at.shape, mode, padding_mode, orders)
    _check_gradient(g.shape, x.shape, at.shape)
    out = np.empty(at.shape, x.dtype)
    _run("sample_slopes", (g, x, at, out), x.shape, math.prod(at.shape[1:-1]), mode, padding_mode, aligned, orders)
    return _as(out, grid)
