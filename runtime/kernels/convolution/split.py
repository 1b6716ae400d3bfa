"""Memory layout of the planes of images: padded with zeros, and split by the remainders of a stride."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from runtime.kernels.convolution.axes import Axis, AxisSource, offsets_of, strides_of
from runtime.kernels.convolution.window import Sizes
from runtime.tensor.casting import Array


@dataclass(frozen=True, eq=False)
class Split:
    """How a plane lies in memory: with zeros around it, split by the remainders of steps along each dimension.

    Where a step is that of places, what a tap reads at neighbouring places lies side by side.
    """

    source: AxisSource
    steps: Sizes
    sizes: Sizes  # of a part
    firsts: Array
    counts: Array
    targets: Array

    @property
    def plane(self) -> int:
        """The number of elements of a plane."""
        return math.prod(self.steps) * math.prod(self.sizes)

    @property
    def is_bare(self) -> bool:
        """Whether a plane lies as in the images themselves: without zeros around it, and in one part."""
        return not self.source.is_padded and math.prod(self.steps) == 1

    def place(self, at: Sequence[int]) -> int:
        """Where the element at these places of a padded plane lies."""
        which = sum(i % s * n for i, s, n in zip(at, self.steps, strides_of(self.steps, 1), strict=True))
        inner = sum(i // s * n for i, s, n in zip(at, self.steps, strides_of(self.sizes, 1), strict=True))
        return which * math.prod(self.sizes) + inner


def split_of(source: AxisSource, steps: Sizes, width: int) -> Split:
    """Images with the zeros around them, split by these steps; tables are in bytes."""
    sizes = tuple(-(-n // s) for n, s in zip(source.padded, steps, strict=True))
    empty = np.zeros(0, np.int64)
    bare = Split(source, steps, sizes, empty, empty, empty)
    last, before = steps[-1], source.before
    firsts = [(b - before[-1]) % last for b in range(last)]
    zeros = (0,) * (len(sizes) - 1)
    rows = [
        [bare.place([*zeros[:d], i + before[d], *zeros[d + 1 :], 0]) for i in range(n)]
        for d, n in enumerate(source.sizes[:-1])
    ]
    targets = offsets_of([*rows, [bare.place([*zeros, first + before[-1]]) for first in firsts]]) * width
    counts = [max(0, -(-(source.sizes[-1] - first) // last)) for first in firsts]
    return Split(source, steps, sizes, np.array(firsts, np.int64), np.array(counts, np.int64), targets)


def reads_of(split: Split, axes: Sequence[Axis], width: int) -> list[int]:
    """Where the taps of a lattice read at its first place."""
    parts = [[e + b for e in axis.reads] for axis, b in zip(axes, split.source.before, strict=True)]
    return [split.place(at) * width for at in itertools.product(*parts)]
