"""The functions of resampling.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Number, _str, _Tensor

from .. import Tensor

def constant_pad_nd(input: _Tensor, pad: Sequence[_int], value: _Number = 0) -> Tensor:
    """The input with `value` around it; `pad` has two numbers for each dimension, the last dimension first.

    Negative numbers cut off.

    >>> ow.constant_pad_nd(ow.tensor([[1, 2]]), (1, 1), 9)
    tensor([[9, 1, 2, 9]])
    """

def pad(input: _Tensor, pad: Sequence[_int], mode: _str = "constant", value: _float | None = None) -> Tensor:
    """The input with more elements around it: `pad` has two numbers for each dimension, the last dimension
        first.

    `mode` is 'constant' (`value`, 0 when left out), 'reflect' (mirrored at the border element), 'replicate'
        (the
    border element) or 'circular' (from the other end); the latter three pad at most three dimensions behind
        the
    channels.

    >>> x = ow.tensor([[1.0, 2.0, 3.0]])
    >>> ow.nn.functional.pad(x, (1, 2))
    tensor([[0., 1., 2., 3., 0., 0.]])
    >>> ow.nn.functional.pad(x, (2, 1), mode='reflect')
    tensor([[3., 2., 1., 2., 3., 2.]])
    """

def im2col(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int,
) -> Tensor:
    """The windows of a batch of images as columns; see `unfold`.

    >>> ow.nn.functional.im2col(ow.ones(1, 1, 3, 3), (2, 2), (1, 1), (0, 0), (1, 1)).shape
    (1, 4, 4)
    """

def col2im(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int,
) -> Tensor:
    """Columns added up to images; see `fold`.

    >>> ow.nn.functional.col2im(ow.ones(1, 4, 4), (3, 3), (2, 2), (1, 1), (0, 0), (1, 1))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """

def nn_unfold(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """The windows of images (batch, channels, height, width) as columns: (batch, channels * window, places).

    >>> ow.nn.functional.unfold(ow.arange(6.0).reshape(1, 1, 2, 3), (2, 2))
    tensor([[[0., 1.],
             [1., 2.],
             [3., 4.],
             [4., 5.]]])
    """

def nn_fold(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """Columns (batch, channels * window, places) added up to images of `output_size`: the adjoint of `unfold`.

    >>> ow.nn.functional.fold(ow.ones(1, 4, 2), (2, 3), (2, 2))
    tensor([[[[1., 2., 1.],
              [1., 2., 1.]]]])
    """

def pixel_shuffle(input: _Tensor, upscale_factor: _int) -> Tensor:
    """Channels rearranged to larger images: (..., C r², H, W) to (..., C, H r, W r) (Shi and others, arXiv
    1609.05158).

    >>> ow.pixel_shuffle(ow.arange(4.0).reshape(1, 4, 1, 1), 2)
    tensor([[[[0., 1.],
              [2., 3.]]]])
    """

def pixel_unshuffle(input: _Tensor, downscale_factor: _int) -> Tensor:
    """The inverse of `pixel_shuffle`: (..., C, H r, W r) to (..., C r², H, W).

    >>> ow.pixel_unshuffle(ow.arange(4.0).reshape(1, 1, 2, 2), 2).flatten()
    tensor([0., 1., 2., 3.])
    """

def channel_shuffle(input: _Tensor, groups: _int) -> Tensor:
    """The channels of all groups interleaved (Zhang and others, arXiv 1707.01083).

    >>> ow.channel_shuffle(ow.arange(4.0).reshape(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

def nn_interpolate(
    input: _Tensor,
    size: Sequence[_int] | _int | None = None,
    scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest",
    align_corners: _bool | None = None,
    recompute_scale_factor: _bool | None = None,
    antialias: _bool = False,
) -> Tensor:
    """Images (batch, channels, then one to three dimensions) of another size, given by `size` or by
        `scale_factor`.

    `mode` is 'nearest', 'nearest-exact', 'linear' (one dimension), 'bilinear', 'bicubic' (two), 'trilinear'
        (three) or
    'area'. With `align_corners` the centres of the corner elements stay in place, else the edges of the
        corner
    elements do. `recompute_scale_factor` uses the ratio of the sizes in place of the given factor.

    >>> x = ow.tensor([[[0.0, 4.0]]])
    >>> ow.nn.functional.interpolate(x, scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    >>> ow.nn.functional.interpolate(x, 5, mode='linear', align_corners=True)
    tensor([[[0., 1., 2., 3., 4.]]])
    """

def _nearest_places(before: _int, after: _int, ratio: _float, exact: _bool) -> Tensor:
    """For every place after the one before that lies nearest."""

@overload
def _linear_along(input: _Tensor, dim: _int, places: _Tensor) -> Tensor:
    """Linear interpolation along a dimension."""
@overload
def _linear_along(input: _Tensor, *, axis: _int, places: _Tensor) -> Tensor: ...

def _floor(input: _Tensor) -> Tensor:
    """The largest whole number that is not above."""

def _round(input: _Tensor) -> Tensor:
    """The nearest whole number, the even one of two."""

def _blend(input: _Tensor, other: _Tensor, weight: _Tensor) -> Tensor:
    """The mean of two tensors by weight."""

@overload
def _cubic_along(input: _Tensor, dim: _int, places: _Tensor) -> Tensor:
    """Cubic interpolation along a dimension."""
@overload
def _cubic_along(input: _Tensor, *, axis: _int, places: _Tensor) -> Tensor: ...

def _cubic_weights(t: _Tensor) -> builtins.tuple[Tensor, ...]:
    """The weights of four neighbours at distance `t` from the second."""

def nn_upsample(
    input: _Tensor,
    size: Sequence[_int] | _int | None = None,
    scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest",
    align_corners: _bool | None = None,
) -> Tensor:
    """The older name of `interpolate`.

    >>> ow.nn.functional.upsample(ow.tensor([[[0.0, 4.0]]]), scale_factor=2)
    tensor([[[0., 0., 4., 4.]]])
    """

def nn_upsample_nearest(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor:
    """The older name of `interpolate` in mode 'nearest'.

    >>> ow.nn.functional.upsample_nearest(ow.tensor([[[0.0, 4.0]]]), 3)
    tensor([[[0., 0., 4.]]])
    """

def nn_upsample_bilinear(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor:
    """The older name of `interpolate` in mode 'bilinear' with `align_corners=True`.

    >>> ow.nn.functional.upsample_bilinear(ow.arange(4.0).reshape(1, 1, 2, 2), 3)
    tensor([[[[0.0000, 0.5000, 1.0000],
              [1.0000, 1.5000, 2.0000],
              [2.0000, 2.5000, 3.0000]]]])
    """

def nn_grid_sample(
    input: _Tensor,
    grid: _Tensor,
    mode: _str = "bilinear",
    padding_mode: _str = "zeros",
    align_corners: _bool | None = None,
) -> Tensor:
    """Images (N, C, H, W) read at the places of a grid (N, H, W, 2): x and y from -1 to 1.

    From Jaderberg and others, arXiv 1506.02025.

    With `align_corners` -1 and 1 are the centres of the corner elements, else their outer edges. Places
        outside give
    0 ('zeros'), the border's element ('border'), or are mirrored at the border ('reflection').

    >>> x = ow.tensor([[[[1.0, 2.0], [3.0, 4.0]]]])
    >>> ow.nn.functional.grid_sample(x, ow.zeros(1, 1, 1, 2), align_corners=False)
    tensor([[[[2.5000]]]])
    """

def _unnormalized(input: _Tensor, size: _int, aligned: _bool) -> Tensor:
    """A coordinate from -1 to 1 as a place among `size` elements."""

def _inside(input: _Tensor, size: _int, padding_mode: _str, aligned: _bool) -> Tensor:
    """Places brought among `size` elements."""

def _pixels(input: _Tensor, row: _Tensor, column: _Tensor) -> Tensor:
    """The elements of images at whole places, 0 outside."""

def nn_affine_grid(theta: _Tensor, size: Sequence[_int], align_corners: _bool | None = None) -> Tensor:
    """The grid of `grid_sample` that maps images by affine matrices (N, 2, 3).

    >>> theta = ow.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> ow.nn.functional.affine_grid(theta, (1, 1, 1, 2), align_corners=True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """
