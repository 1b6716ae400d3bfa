# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of resampling; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _float, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "constant_pad_nd",
    "pixel_shuffle",
    "pixel_unshuffle",
    "channel_shuffle",
]

def constant_pad_nd(input: _Tensor, pad: Sequence[_int], value: _Number = 0) -> Tensor: ...
def pad(input: _Tensor, pad: Sequence[_int], mode: _str = "constant", value: _float | None = None) -> Tensor: ...
def _pad_around(input: _Tensor, pad: Sequence[_int], mode: _str) -> Tensor: ...
def im2col(
    input: _Tensor, kernel_size: Sequence[_int] | _int, dilation: Sequence[_int] | _int, padding: Sequence[_int] | _int,
    stride: Sequence[_int] | _int, *, out: _Tensor | None = None,
) -> Tensor: ...
def col2im(
    input: _Tensor, output_size: Sequence[_int] | _int, kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int, padding: Sequence[_int] | _int, stride: Sequence[_int] | _int, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def nn_unfold(
    input: _Tensor, kernel_size: Sequence[_int] | _int, dilation: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0), stride: Sequence[_int] | _int = (1, 1),
) -> Tensor: ...
def nn_fold(
    input: _Tensor, output_size: Sequence[_int] | _int, kernel_size: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int = (1, 1), padding: Sequence[_int] | _int = (0, 0),
    stride: Sequence[_int] | _int = (1, 1),
) -> Tensor: ...
def pixel_shuffle(input: _Tensor, upscale_factor: _int, *, out: _Tensor | None = None) -> Tensor: ...
def pixel_unshuffle(input: _Tensor, downscale_factor: _int, *, out: _Tensor | None = None) -> Tensor: ...
def channel_shuffle(input: _Tensor, groups: _int, *, out: _Tensor | None = None) -> Tensor: ...
def _resampling_weights(n: _int, m: _int, ratio: _float, kind: _str) -> Tensor: ...
def nn_interpolate(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest", align_corners: _bool | None = None, recompute_scale_factor: _bool | None = None,
    antialias: _bool = False,
) -> Tensor: ...
def _in_order_of(input: _Tensor, other: _Tensor) -> Tensor: ...
def _antialiased(input: _Tensor, sizes: Sequence[_int], mode: _str, ratios: Sequence[_float]) -> Tensor: ...
def _resample(
    input: _Tensor, sizes: Sequence[_int], mode: _str, ratios: Sequence[_float], aligned: _bool, adjoint: _bool
) -> Tensor: ...
def nn_upsample(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None,
    mode: _str = "nearest", align_corners: _bool | None = None,
) -> Tensor: ...
def nn_upsample_nearest(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor: ...
def nn_upsample_bilinear(
    input: _Tensor, size: Sequence[_int] | _int | None = None, scale_factor: Sequence[_float] | _float | None = None
) -> Tensor: ...
def nn_grid_sample(
    input: _Tensor, grid: _Tensor, mode: _str = "bilinear", padding_mode: _str = "zeros",
    align_corners: _bool | None = None,
) -> Tensor: ...
def _grid_sample(
    input: _Tensor, grid: _Tensor, mode: _str, padding_mode: _str, aligned: _bool, orders: Sequence[_int]
) -> Tensor: ...
def _grid_sample_input(
    grad_output: _Tensor, grid: _Tensor, sizes: Sequence[_int], mode: _str, padding_mode: _str, aligned: _bool,
    orders: Sequence[_int],
) -> Tensor: ...
def _grid_sample_slopes(
    grad_output: _Tensor, input: _Tensor, grid: _Tensor, mode: _str, padding_mode: _str, aligned: _bool,
    orders: Sequence[_int],
) -> Tensor: ...
def _grid_sample_along(
    steps: _Tensor, grad_output: _Tensor | None, input: _Tensor | None, grid: _Tensor, sizes: Sequence[_int],
    mode: _str, padding_mode: _str, aligned: _bool, orders: Sequence[_int],
) -> Tensor: ...
def nn_affine_grid(theta: _Tensor, size: Sequence[_int], align_corners: _bool | None = None) -> Tensor: ...
