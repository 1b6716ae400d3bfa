"""References in NumPy for convolutions, pooling, padding and the like: plain loops over windows."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from scipy import ndimage

Array = np.ndarray[Any, Any]
Ints = Sequence[int]


def _windows(sizes: Ints, kernel: Ints, stride: Ints, dilation: Ints) -> Iterator[tuple[Any, tuple[slice, ...]]]:
    """Every place of a kernel, and what it covers there."""
    counts = [(n - d * (k - 1) - 1) // s + 1 for n, k, s, d in zip(sizes, kernel, stride, dilation, strict=True)]
    for combination in itertools.product(*map(range, counts)):
        parts = zip(combination, kernel, stride, dilation, strict=True)
        yield combination, tuple(slice(i * s, i * s + d * (k - 1) + 1, d) for i, k, s, d in parts)


def _pads(padding: Ints) -> list[tuple[int, int]]:
    return [(0, 0), (0, 0), *((p, p) for p in padding)]


def conv(
    x: Array, w: Array, b: Array | None = None, stride: Ints | None = None, padding: Ints | None = None,
    dilation: Ints | None = None, groups: int = 1,
) -> Array:  # fmt: skip
    """The convolution: the sum over every window of the input times the kernel."""
    dims = x.ndim - 2
    stride, dilation = stride or (1,) * dims, dilation or (1,) * dims
    x = np.pad(x, _pads(padding or (0,) * dims))
    positions = list(_windows(x.shape[2:], w.shape[2:], stride, dilation))
    out = np.zeros((len(x), len(w), *(1 + max(p[d] for p, _ in positions) for d in range(dims))), x.dtype)
    share = w.shape[1]
    for position, window in positions:
        for channel, kernel in enumerate(w):
            first = channel // (len(w) // groups) * share
            read = x[(slice(None), slice(first, first + share), *window)]
            out[(slice(None), channel, *position)] = (read * kernel).reshape(len(x), -1).sum(1)
    return out if b is None else out + b.reshape(-1, *[1] * dims)


def conv_transpose(
    x: Array, w: Array, stride: Ints, padding: Ints = (0,), extra: Ints = (0,), dilation: Ints | None = None,
    groups: int = 1,
) -> Array:  # fmt: skip
    """Every element times its kernel, added up where the kernel lies."""
    dims, dilation = x.ndim - 2, dilation or (1,) * (x.ndim - 2)
    padding, extra = tuple(padding) * (dims // len(padding)), tuple(extra) * (dims // len(extra))
    sizes = [
        (n - 1) * s + d * (k - 1) + 1 + e
        for n, s, d, k, e in zip(x.shape[2:], stride, dilation, w.shape[2:], extra, strict=True)
    ]
    out = np.zeros((len(x), w.shape[1] * groups, *sizes), x.dtype)
    share = x.shape[1] // groups
    for position in np.ndindex(*x.shape[2:]):
        parts = zip(position, stride, dilation, w.shape[2:], strict=True)
        window = tuple(slice(i * s, i * s + d * (k - 1) + 1, d) for i, s, d, k in parts)
        for channel, kernel in enumerate(w):
            first = channel // share * w.shape[1]
            values = x[(slice(None), channel, *position)].reshape(-1, *[1] * (dims + 1))
            out[(slice(None), slice(first, first + w.shape[1]), *window)] += values * kernel
    return out[(..., *(slice(p, n - p) for p, n in zip(padding, sizes, strict=True)))]


def pool(x: Array, kernel: Ints, stride: Ints, of: Callable[[Array], Any], padding: Ints = (0,)) -> Array:
    """`of` every window; what is padded is NaN."""
    dims = len(kernel)
    wide = [(0, 0)] * (x.ndim - dims) + [(p, p) for p in tuple(padding) * (dims // len(padding))]
    x = np.pad(x.astype(float), wide, constant_values=np.nan)
    positions = list(_windows(x.shape[-dims:], kernel, stride, (1,) * dims))
    counts = [1 + max(p[d] for p, _ in positions) for d in range(dims)]
    out = np.zeros((*x.shape[:-dims], *counts))
    for lead in np.ndindex(*x.shape[:-dims]):
        for position, window in positions:
            out[(*lead, *position)] = of(x[(*lead, *window)])
    return out


def even_pool(x: Array, counts: Ints, of: Callable[[Array], Any]) -> Array:
    """`of` every one of `counts` windows that divide the last dimensions."""
    dims = len(counts)
    out = np.zeros((*x.shape[:-dims], *counts))
    for lead in np.ndindex(*x.shape[:-dims]):
        for position in np.ndindex(*counts):
            parts = zip(position, x.shape[-dims:], counts, strict=True)
            out[(*lead, *position)] = of(x[(*lead, *(slice(i * n // m, -(-(i + 1) * n // m)) for i, n, m in parts))])
    return out


def unpool(x: Array, kernel: int) -> Array:
    """Zeros but for the largest element of every window of `kernel`, along the last dimension."""
    out = np.zeros_like(x)
    for lead in np.ndindex(*x.shape[:-1]):
        for start in range(0, x.shape[-1] - kernel + 1, kernel):
            at = start + int(np.argmax(x[lead][start : start + kernel]))
            out[(*lead, at)] = x[(*lead, at)]
    return out


def columns(x: Array, kernel: Ints, stride: Ints = (1, 1)) -> Array:
    """The windows of images as columns."""
    results = [x[(..., *window)].reshape(len(x), -1) for _, window in _windows(x.shape[2:], kernel, stride, (1, 1))]
    return np.stack(results, -1)


def fold(x: Array, sizes: Ints, kernel: Ints) -> Array:
    """Columns added up to images."""
    out = np.zeros((len(x), x.shape[1] // int(np.prod(kernel)), *sizes))
    for i, (_, window) in enumerate(_windows(sizes, kernel, (1, 1), (1, 1))):
        out[(..., *window)] += x[:, :, i].reshape(len(x), -1, *kernel)
    return out


def stretched(x: Array, sizes: Ints, *, aligned: bool) -> Array:
    """Linear interpolation of the last dimensions."""
    for axis, size in enumerate(sizes, x.ndim - len(sizes)):
        n = x.shape[axis]
        positions = np.linspace(0, n - 1, size) if aligned else (np.arange(size) + 0.5) * n / size - 0.5
        x = np.apply_along_axis(lambda line, at=positions: np.interp(at, np.arange(len(line)), line), axis, x)
    return x


def nearest(x: Array, sizes: Ints, shift: float = 0.0) -> Array:
    """The nearest element; `shift` is half for places counted from the middle of elements."""
    for axis, size in enumerate(sizes, x.ndim - len(sizes)):
        x = np.take(x, np.floor((np.arange(size) + shift) * x.shape[axis] / size).astype(int), axis)
    return x


def sampled(x: Array, grid: Array) -> Array:
    """Images read at a grid, 0 outside, the edges of corner elements at -1 and 1."""
    positions = ((grid + 1) * np.array([x.shape[3], x.shape[2]]) - 1) / 2
    return np.stack(
        [
            np.stack(
                [ndimage.map_coordinates(c, [at[..., 1], at[..., 0]], order=1, mode="grid-constant") for c in item]
            )
            for item, at in zip(x, positions, strict=True)
        ]
    )


def normed(x: Array, axes: Any, eps: float = 1e-5) -> Array:
    """Mean 0 and variance 1 over `axes`."""
    return np.asarray((x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + eps))


def attention(q: Array, k: Array, v: Array, mask: Array | float = 0.0, scale: float | None = None) -> Array:
    """The softmax of products of queries and keys, times values."""
    scores = q @ k.swapaxes(-1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale) + mask
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return np.asarray(weights / weights.sum(-1, keepdims=True) @ v)


def log_sigmoid(x: Array) -> Array:
    """The logarithm of the sigmoid."""
    return -np.logaddexp(0, -x)


def hinge(x: Array, target: Array, p: int = 1) -> Array:
    """The hinge loss of several classes, row by row."""
    rows = np.arange(len(x))
    excess = np.maximum(1 - x[rows, target][:, None] + x, 0) ** p
    excess[rows, target] = 0
    return np.asarray(excess.mean(1))


def neighbours(x: Array, size: int) -> Array:
    """The mean of squares over `size` channels around each, zeros outside."""
    padded = np.pad(x * x, [(0, 0), (size // 2, (size - 1) // 2)] + [(0, 0)] * (x.ndim - 2))
    return np.asarray(sum(padded[:, i : i + x.shape[1]] for i in range(size)) / size)


def triangle(size: int) -> Array:
    """A causal mask to add."""
    return np.where(np.tri(size) > 0, 0, -np.inf)
