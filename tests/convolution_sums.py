"""Convolutions as their definition says, element of the kernel by element, in float64; and cases of all kinds.

Operands are whole numbers, of which every sum is exact: what kernels give is compared bit by bit.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import generated as ow

Sizes = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """A convolution of images of `sizes` with kernels; `ins` and `outs` are channels of a group."""

    batch: int
    ins: int
    outs: int
    groups: int
    sizes: Sizes
    kernel: Sizes
    stride: Sizes
    padding: Sizes
    dilation: Sizes

    @property
    def places(self) -> Sizes:
        """The sizes of the result."""
        parts = zip(self.sizes, self.kernel, self.stride, self.padding, self.dilation, strict=True)
        return tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in parts)

    @property
    def remainders(self) -> Sizes:
        """What no place of the kernel reads behind the last one: the output padding of the transpose."""
        parts = zip(self.sizes, self.kernel, self.stride, self.padding, self.dilation, self.places, strict=True)
        return tuple(n + 2 * p - d * (k - 1) - 1 - (o - 1) * s for n, k, s, p, d, o in parts)

    @property
    def has_transpose(self) -> bool:
        """Whether the transposed convolution takes the remainders as its output padding."""
        parts = zip(self.remainders, self.stride, self.dilation, strict=True)
        return all(left < max(s, d) for left, s, d in parts)

    @property
    def images(self) -> Sizes:
        """The shape of the images."""
        return (self.batch, self.ins * self.groups, *self.sizes)

    @property
    def kernels(self) -> Sizes:
        """The shape of the kernels."""
        return (self.outs * self.groups, self.ins, *self.kernel)

    @property
    def results(self) -> Sizes:
        """The shape of the results."""
        return (self.batch, self.outs * self.groups, *self.places)

    @property
    def products(self) -> int:
        """How many products the sums have."""
        return self.ins * int(np.prod(self.kernel)) * int(np.prod(self.results))

    def _meetings(self) -> Iterator[tuple[Sizes, tuple[slice, ...]]]:
        """Every element of the kernel, and what it reads of padded images (batch, groups, channels, *sizes)."""
        every = slice(None)
        for at in itertools.product(*map(range, self.kernel)):
            parts = zip(at, self.dilation, self.stride, self.places, strict=True)
            yield at, (every, every, every, *(slice(k * d, k * d + s * (o - 1) + 1, s) for k, d, s, o in parts))

    def _padded(self, images: Any) -> Any:
        around = [(p, p) for p in self.padding]
        split = images.reshape(self.batch, self.groups, self.ins, *self.sizes)
        return np.pad(split, [(0, 0), (0, 0), (0, 0), *around])

    def convolve(self, images: Any, kernels: Any) -> Any:
        """The convolution."""
        padded, split = self._padded(images), kernels.reshape(self.groups, self.outs, self.ins, *self.kernel)
        total: Any = 0.0
        for at, where in self._meetings():
            total = total + np.einsum("bgi...,goi->bgo...", padded[where], split[(slice(None),) * 3 + at])
        return total.reshape(self.results)

    def spread(self, results: Any, kernels: Any) -> Any:
        """Its adjoint in the images."""
        split = kernels.reshape(self.groups, self.outs, self.ins, *self.kernel)
        arguments = results.reshape(self.batch, self.groups, self.outs, *self.places)
        padded = self._padded(np.zeros(self.images, np.result_type(results, kernels)))
        for at, where in self._meetings():
            padded[where] += np.einsum("bgo...,goi->bgi...", arguments, split[(slice(None),) * 3 + at])
        inside = (slice(p, p + n) for p, n in zip(self.padding, self.sizes, strict=True))
        return padded[(slice(None),) * 3 + tuple(inside)].reshape(self.images)

    def correlate(self, results: Any, images: Any) -> Any:
        """Its adjoint in the kernels."""
        padded, arguments = self._padded(images), results.reshape(self.batch, self.groups, self.outs, -1)
        total = np.zeros((self.groups, self.outs, self.ins, *self.kernel), np.result_type(results, images))
        for at, where in self._meetings():
            read = padded[where].reshape(self.batch, self.groups, self.ins, -1)
            total[(slice(None),) * 3 + at] = np.matmul(arguments, read.swapaxes(2, 3)).sum(0)
        return total.reshape(self.kernels)


def whole(draw: np.random.Generator, *shape: int) -> Any:
    """Whole numbers from -3 to 3 in float64."""
    return draw.integers(-3, 4, shape).astype("f8")


def channels_last(x: ow.Tensor) -> ow.Tensor:
    """The same numbers, channels side by side."""
    return x.movedim(1, -1).contiguous().movedim(-1, 1) if x.dim() > 1 else x


def every_second(x: ow.Tensor) -> ow.Tensor:
    """The same numbers as every second element of wider rows."""
    wide = ow.zeros(*x.shape[:-1], 2 * x.shape[-1], dtype=x.dtype)
    wide[..., ::2] = x
    return wide[..., ::2]


def reversed_strides(x: ow.Tensor) -> ow.Tensor:
    """The same numbers, the first dimension innermost."""
    order = tuple(range(x.dim()))[::-1]
    return x.permute(order).contiguous().permute(order)


LAYOUTS = {
    "rows": lambda x: x, "channels last": channels_last, "every second": every_second,
    "reversed strides": reversed_strides,
}  # fmt: skip
