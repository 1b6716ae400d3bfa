"""References of what reads windows and places of images, for the walks."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from convolution_sums import Case

Array = np.ndarray[Any, Any]
Numbers = int | tuple[int, ...]


def _each(number: Numbers, dims: int) -> tuple[int, ...]:
    return number if isinstance(number, tuple) else (number,) * dims


def convolution(
    x: Array, w: Array, b: Array | None = None, *, stride: Numbers = 1, padding: Numbers = 0, dilation: Numbers = 1,
    groups: int = 1,
) -> Array:  # fmt: skip
    """The convolution of images by kernels."""
    dims = x.ndim - 2
    case = Case(
        len(x), w.shape[1], len(w) // groups, groups, x.shape[2:], w.shape[2:], _each(stride, dims),
        _each(padding, dims), _each(dilation, dims),
    )  # fmt: skip
    added = 0 if b is None else b.reshape(-1, *[1] * dims)
    return np.asarray(case.convolve(x, w) + added)


def transposed_convolution(
    x: Array, w: Array, *, stride: Numbers = 1, padding: Numbers = 0, output_padding: int = 0, dilation: Numbers = 1,
    groups: int = 1,
) -> Array:  # fmt: skip
    """Its transpose."""
    dims = x.ndim - 2
    s, p, d = (_each(number, dims) for number in (stride, padding, dilation))
    sizes = tuple(
        (n - 1) * s[k] - 2 * p[k] + d[k] * (w.shape[2 + k] - 1) + 1 + output_padding for k, n in enumerate(x.shape[2:])
    )
    case = Case(len(x), w.shape[1], len(w) // groups, groups, sizes, w.shape[2:], s, p, d)
    results = np.zeros(case.results, x.dtype)
    results[(slice(None), slice(None), *map(slice, x.shape[2:]))] = x
    return np.asarray(case.spread(results, w))


def _windows_of(size: int, kernel: int, stride: int, padding: int, dilation: int) -> list[Array]:
    """The elements of every window along a dimension."""
    begins = range(-padding, size + padding - dilation * (kernel - 1), stride)
    windows = [begin + dilation * np.arange(kernel) for begin in begins]
    return [window[(window >= 0) & (window < size)] for window in windows]


def _pooled(x: Array, windows: list[list[Array]], function: Any) -> Array:
    """What a function gives of the windows of the last dimensions."""
    lead, sizes = x.shape[: x.ndim - len(windows)], [len(along) for along in windows]
    out = np.zeros((*lead, *sizes), x.dtype)
    for at in np.ndindex(*sizes):
        part = x[(..., *np.ix_(*(windows[d][k] for d, k in enumerate(at))))]
        out[(..., *at)] = function(part.reshape(*lead, -1))
    return out


def max_pool(x: Array, kernel: Numbers, stride: Numbers, padding: Numbers = 0, dilation: Numbers = 1) -> Array:
    """The largest elements of the windows of images."""
    dims = x.ndim - 2
    k, s, p, d = (_each(number, dims) for number in (kernel, stride, padding, dilation))
    windows = [_windows_of(n, k[i], s[i], p[i], d[i]) for i, n in enumerate(x.shape[2:])]
    return _pooled(x, windows, lambda part: part.max(-1))


def mean_pool(x: Array, kernel: Numbers, stride: Numbers) -> Array:
    """The means of the windows of images."""
    dims = x.ndim - 2
    k, s = _each(kernel, dims), _each(stride, dims)
    windows = [_windows_of(n, k[i], s[i], 0, 1) for i, n in enumerate(x.shape[2:])]
    return _pooled(x, windows, lambda part: part.mean(-1))


def even_pool(x: Array, *output: int, largest: bool = False) -> Array:
    """The means, or the largest elements, of windows that divide images into so many parts along each dimension."""
    windows = [
        [np.arange(k * n // count, -(-(k + 1) * n // count)) for k in range(count)]
        for n, count in zip(x.shape[2:], output, strict=True)
    ]
    return _pooled(x, windows, (lambda part: part.max(-1)) if largest else (lambda part: part.mean(-1)))


def windows_as_columns(x: Array, kernel: int) -> Array:
    """What ``unfold`` gives: (batch, channels x kernel, places)."""
    batch, channels, height, width = x.shape
    down, along = height - kernel + 1, width - kernel + 1
    parts = [x[:, :, i : i + down, j : j + along] for i in range(kernel) for j in range(kernel)]
    return np.asarray(np.stack(parts, 2).reshape(batch, channels * kernel**2, down * along))


def columns_added(columns: Array, kernel: int, height: int, width: int) -> Array:
    """What ``fold`` gives."""
    down, along = height - kernel + 1, width - kernel + 1
    parts = columns.reshape(len(columns), -1, kernel, kernel, down, along)
    out = np.zeros((*parts.shape[:2], height, width), columns.dtype)
    for i, j in np.ndindex(kernel, kernel):
        out[:, :, i : i + down, j : j + along] += parts[:, :, i, j]
    return out


def _cubic(distance: float) -> float:
    """Keys' kernel with a = -0.75."""
    x = abs(distance)
    if x <= 1:
        return (1.25 * x - 2.25) * x * x + 1
    return ((-0.75 * x + 3.75) * x - 6) * x + 3 if x < 2 else 0.0


def _resizing(before: int, after: int, mode: str, aligned: bool) -> Array:
    """The matrix of a change of size."""
    matrix = np.zeros((after, before))
    for k in range(after):
        if mode == "nearest":
            matrix[k, min(k * before // after, before - 1)] = 1
            continue
        x = k * (before - 1) / max(after - 1, 1) if aligned else (k + 0.5) * before / after - 0.5
        x = max(x, 0.0) if mode == "linear" else x
        low = math.floor(x)
        for at in range(low, low + 2) if mode == "linear" else range(low - 1, low + 3):
            weight = max(0.0, 1 - abs(x - at)) if mode == "linear" else _cubic(x - at)
            matrix[k, min(max(at, 0), before - 1)] += weight
    return matrix


def resized(x: Array, mode: str, *sizes: int, aligned: bool = False) -> Array:
    """Images of other sizes."""
    for d, size in enumerate(sizes):
        along = np.moveaxis(x, 2 + d, -1) @ _resizing(x.shape[2 + d], size, mode, aligned).T
        x = np.moveaxis(along, -1, 2 + d)
    return np.asarray(x)


def sampled(x: Array, grid: Array, mode: str, outside: str, *, aligned: bool = False) -> Array:
    """Images at the places of a grid."""
    dims = x.ndim - 2
    out = np.zeros((*x.shape[:2], *grid.shape[1:-1]))
    for image, *at in np.ndindex(len(x), *grid.shape[1:-1]):
        weights = []
        for d in range(dims):
            n = x.shape[2 + d]
            coordinate = grid[(image, *at, dims - 1 - d)]
            at_input = (coordinate + 1) / 2 * (n - 1) if aligned else ((coordinate + 1) * n - 1) / 2
            weights.append(_reading(at_input, n, mode, outside, aligned=aligned))
        total = x[image]
        for weight in reversed(weights):
            total = total @ weight
        out[(image, slice(None), *at)] = total
    return out


def _reading(x: float, size: int, mode: str, outside: str, *, aligned: bool) -> Array:
    """The weights of the elements that a place reads along a dimension."""

    def inside(at: float) -> float:
        if outside == "reflection":
            low, span = (0.0, size - 1.0) if aligned else (-0.5, float(size))
            if not span:
                return 0.0
            at = abs((at - low + span) % (2 * span) - span) + low
        return min(max(at, 0.0), size - 1.0) if outside != "zeros" else at

    weights = np.zeros(size)
    if mode == "bicubic":
        low = math.floor(x)
        terms = [(inside(low + k), _cubic(x - low - k)) for k in range(-1, 3)]
    else:
        x = inside(x)
        low = math.floor(x)
        terms = [(float(np.rint(x)), 1.0)] if mode == "nearest" else [(low, low + 1 - x), (low + 1, x - low)]
    for at, weight in terms:
        if 0 <= at < size:
            weights[int(at)] += weight
    return weights


REFERENCES: dict[str, Any] = {
    "convolution": convolution, "transposed_convolution": transposed_convolution, "max_pool": max_pool,
    "mean_pool": mean_pool, "even_pool": even_pool, "windows_as_columns": windows_as_columns,
    "columns_added": columns_added, "resized": resized, "sampled": sampled,
}  # fmt: skip
