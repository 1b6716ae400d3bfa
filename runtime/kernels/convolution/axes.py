"""The elements of images, kernels and result that are combined along each dimension of a convolution and its adjoint.

Along one dimension a result at q reads ``source[q * step + e]`` for every tap, an element of the kernel, of which e
depends. A convolution is one such lattice. Its adjoint is one for every remainder r of the stride: the elements
r, r + stride, ... of the input have got something from the same taps, and read the gradient at ``q + e``. Remainders
that read the same elements, with other weights, are rows of one lattice: kernels as wide as their stride have no other.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from runtime.kernels.convolution.window import Sizes, Window
from runtime.tensor.casting import Array


class Axis(NamedTuple):
    """A lattice along one dimension: place q reads `source[q * step + e]`, and is `out[q * out_step + first]`."""

    places: int
    step: int
    reads: tuple[int, ...]  # e of every tap
    taps: tuple[int, ...]  # which elements of the kernel they are
    out_step: int
    first: int


class AxisSource(NamedTuple):
    """Images that are read: their sizes, the zeros before them, and sizes with the zeros around them."""

    sizes: Sizes
    before: Sizes
    padded: Sizes

    @property
    def is_padded(self) -> bool:
        """Whether there are such zeros."""
        return self.sizes != self.padded


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
        alike.setdefault(tuple((axis.places, axis.reads) for axis in each), []).append(each)
    return list(alike.values())


def source_of(lattices: Sequence[Sequence[tuple[Axis, ...]]], sizes: Sizes) -> AxisSource:
    """Images of `sizes` with as many zeros around them as the lattices read."""
    before, padded = [], []
    for dim, size in enumerate(sizes):
        along = [axes[dim] for alike in lattices for axes in alike]
        front = max([0, *(-min(axis.reads) for axis in along)])
        last = max([size - 1, *((axis.places - 1) * axis.step + max(axis.reads) for axis in along)])
        before.append(front)
        padded.append(front + last + 1)
    return AxisSource(sizes, tuple(before), tuple(padded))


def offsets(sizes: Sequence[int], strides: Sequence[int]) -> Array:
    """The distance of every element of an array of these sizes and strides, in order."""
    total = np.zeros(1, np.int64)
    for size, stride in zip(sizes, strides, strict=True):
        total = np.add.outer(total, np.arange(size) * stride).ravel()
    return np.ascontiguousarray(total, np.int64)


def strides_of(sizes: Sequence[int], width: int) -> list[int]:
    """The strides in bytes of a contiguous array."""
    return [width * math.prod(sizes[d + 1 :]) for d in range(len(sizes))]


def offsets_of(parts: Sequence[Sequence[int]]) -> Array:
    """All sums of one number of each part, in order."""
    total = np.zeros(1, np.int64)
    for term in parts:
        total = np.add.outer(total, np.array(term, np.int64)).ravel()
    return total


def reads_inside(axes: Sequence[Axis], sizes: Sizes) -> Array:
    """For every place and tap whether it reads an element, no padding: (places, taps)."""
    result = np.ones((1, 1), bool)
    for axis, size in zip(axes, sizes, strict=True):
        at = np.arange(axis.places)[:, None] * axis.step + np.array(axis.reads)
        inside = (at >= 0) & (at < size)
        result = (result[:, None, :, None] & inside[None, :, None, :]).reshape(len(result) * len(inside), -1)
    return result


def is_complete(window: Window, sizes: Sizes, lattices: Sequence[Sequence[tuple[Axis, ...]]]) -> bool:
    """Whether the lattices of an adjoint write every element of an input of these sizes."""
    remainders = (min(s, n) for s, n in zip(window.stride, sizes, strict=True))
    return sum(len(alike) for alike in lattices) == math.prod(remainders)
