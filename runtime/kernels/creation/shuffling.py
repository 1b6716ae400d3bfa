"""Elements of images moved between channels and places: copies whose dimensions are split, exchanged and joined.

Channels that lie last do so in the result.
"""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.kernels.creation.copying import copied, laid_as
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.casting import Array


def pixel_shuffle(self: Tensor, factor: int) -> Tensor:
    """(..., C r r, H, W) to (..., C, H r, W r)."""
    array = self._array
    check_shuffle(array, factor)
    *lead, channels, height, width = array.shape
    parts = array.reshape((-1, factor, factor, height, width) if array.size else (0, factor, factor, height, width))
    moved = copied(parts.transpose(0, 3, 1, 4, 2))
    result = make_tensor(moved.reshape(*lead, channels // factor**2, height * factor, width * factor), self.dtype)
    return result if array.size and array.flags.c_contiguous else laid_as(result, self)


def check_shuffle(array: Array, factor: int) -> None:
    """RuntimeError for an array that :func:`pixel_shuffle` does not take."""
    if array.ndim < 3 or factor < 1 or array.shape[-3] % factor**2:
        msg = (
            "pixel_shuffle: expected channels divisible by the square of a positive factor, got shape "
            f"{list(array.shape)} and factor {factor}"
        )
        raise ComputeError(msg)


def pixel_unshuffle(self: Tensor, factor: int) -> Tensor:
    """(..., C, H r, W r) to (..., C r r, H, W)."""
    array = self._array
    check_unshuffle(array, factor)
    *lead, channels, height, width = array.shape
    height, width = height // factor, width // factor
    parts = array.reshape((-1, height, factor, width, factor) if array.size else (0, height, factor, width, factor))
    moved = copied(parts.transpose(0, 2, 4, 1, 3))
    result = make_tensor(moved.reshape(*lead, channels * factor**2, height, width), self.dtype)
    return result if array.size and array.flags.c_contiguous else laid_as(result, self)


def check_unshuffle(array: Array, factor: int) -> None:
    """RuntimeError for an array that :func:`pixel_unshuffle` does not take."""
    if array.ndim < 3 or factor < 1 or array.shape[-2] % factor or array.shape[-1] % factor:
        msg = (
            "pixel_unshuffle: expected height and width divisible by a positive factor, got shape "
            f"{list(array.shape)} and factor {factor}"
        )
        raise ComputeError(msg)


def channel_shuffle(self: Tensor, groups: int) -> Tensor:
    """Of (batch, channels, ...) the channels of all groups interleaved."""
    array = self._array
    shape = array.shape
    check_channels(array, groups)
    parts = array.reshape(shape[0], groups, shape[1] // groups, -1 if array.size else 0)
    result = make_tensor(copied(parts.swapaxes(1, 2)).reshape(shape), self.dtype)
    return result if array.size and array.flags.c_contiguous else laid_as(result, self)


def check_channels(array: Array, groups: int) -> None:
    """RuntimeError for an array that :func:`channel_shuffle` does not take."""
    if array.ndim < 3 or groups < 1 or array.shape[1] % groups:
        msg = (
            "channel_shuffle: expected channels divisible by a positive number of groups, got shape "
            f"{list(array.shape)} and {groups} groups"
        )
        raise ComputeError(msg)
