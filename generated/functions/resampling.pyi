"""The functions and methods of resampling; docstrings stand in the module.

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
__all__ = ["constant_pad_nd", "pixel_shuffle", "pixel_unshuffle", "channel_shuffle"]

def constant_pad_nd(input: _Tensor, pad: Sequence[_int], value: _Number = 0) -> Tensor: ...
def pad(input: _Tensor, pad: Sequence[_int], mode: _str = "constant", value: _float | None = None) -> Tensor: ...
def im2col(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int,
) -> Tensor: ...
def col2im(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int,
) -> Tensor: ...
def nn_unfold(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor: ...
def nn_fold(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor: ...
def pixel_shuffle(input: _Tensor, upscale_factor: _int) -> Tensor: ...
def pixel_unshuffle(input: _Tensor, downscale_factor: _int) -> Tensor: ...
def channel_shuffle(input: _Tensor, groups: _int) -> Tensor: ...
def nn_interpolate(
    input: _Tensor,
    size: Sequence[_int] | _int | None = None,
    scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest",
    align_corners: _bool | None = None,
    recompute_scale_factor: _bool | None = None,
    antialias: _bool = False,
) -> Tensor: ...
def _nearest_places(before: _int, after: _int, ratio: _float, exact: _bool) -> Tensor: ...
@overload
def _linear_along(input: _Tensor, dim: _int, places: _Tensor) -> Tensor: ...
@overload
def _linear_along(input: _Tensor, *, axis: _int, places: _Tensor) -> Tensor: ...
def _floor(input: _Tensor) -> Tensor: ...
def _round(input: _Tensor) -> Tensor: ...
def _blend(input: _Tensor, other: _Tensor, weight: _Tensor) -> Tensor: ...
@overload
def _cubic_along(input: _Tensor, dim: _int, places: _Tensor) -> Tensor: ...
@overload
def _cubic_along(input: _Tensor, *, axis: _int, places: _Tensor) -> Tensor: ...
def _cubic_weights(t: _Tensor) -> builtins.tuple[Tensor, ...]: ...
def nn_upsample(
    input: _Tensor,
    size: Sequence[_int] | _int | None = None,
    scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest",
    align_corners: _bool | None = None,
) -> Tensor: ...
def nn_upsample_nearest(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor: ...
def nn_upsample_bilinear(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor: ...
def nn_grid_sample(
    input: _Tensor,
    grid: _Tensor,
    mode: _str = "bilinear",
    padding_mode: _str = "zeros",
    align_corners: _bool | None = None,
) -> Tensor: ...
def _unnormalized(input: _Tensor, size: _int, aligned: _bool) -> Tensor: ...
def _inside(input: _Tensor, size: _int, padding_mode: _str, aligned: _bool) -> Tensor: ...
def _pixels(input: _Tensor, row: _Tensor, column: _Tensor) -> Tensor: ...
def nn_affine_grid(theta: _Tensor, size: Sequence[_int], align_corners: _bool | None = None) -> Tensor: ...
