"""How a kernel moves over an input: sizes, and which elements meet."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, replace

Sizes = tuple[int, ...]


@dataclass(frozen=True)
class Window:
    """How a kernel moves over an input; every tuple has one entry a dimension."""

    kernel: Sizes
    stride: Sizes
    padding: Sizes
    dilation: Sizes
    groups: int = 1

    def output(self, sizes: Sizes) -> Sizes:
        """The number of places of the kernel along each dimension of an input of `sizes`."""
        parts = zip(sizes, self.kernel, self.stride, self.padding, self.dilation, strict=True)
        return tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in parts)

    def within(self, sizes: Sizes) -> Window:
        """The same places on an input of `sizes`, by steps that are no longer than it is; some jobs list steps."""
        longest = (max(n, 1) for n in self.padded(sizes))
        return replace(self, stride=tuple(map(min, self.stride, longest)))

    @property
    def is_point(self) -> bool:
        """Whether the columns of an image are the image itself."""
        return all(k == 1 for k in self.kernel) and all(s == 1 for s in self.stride) and not any(self.padding)

    def padded(self, sizes: Sizes) -> Sizes:
        """The sizes of a padded image."""
        return tuple(n + 2 * p for n, p in zip(sizes, self.padding, strict=True))

    def inside(self) -> tuple[slice, ...]:
        """Where an image lies in its padded form, behind batch and channels."""
        return (slice(None), slice(None), *(slice(p, -p if p else None) for p in self.padding))

    def steps(self, offset: Sizes, places: Sizes) -> tuple[slice, ...]:
        """What one element of the kernel reads of a padded image at all its places."""
        parts = zip(offset, places, self.stride, self.dilation, strict=True)
        return (slice(None), slice(None), *(slice(o * d, o * d + s * (n - 1) + 1, s) for o, n, s, d in parts))

    def offsets(self) -> Iterator[Sizes]:
        """The elements of the kernel."""
        return itertools.product(*map(range, self.kernel))
