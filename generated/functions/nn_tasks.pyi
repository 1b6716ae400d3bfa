"""The functions and methods of nn_tasks; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor
__all__ = ["adaptive_max_pool2d", "adaptive_max_pool3d"]

@overload
def reflection_pad1d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def reflection_pad1d(input: _Tensor, *padding: _int, out: _Tensor | None = None) -> Tensor: ...
def reflection_pad1d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def replication_pad1d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def replication_pad1d(input: _Tensor, *padding: _int, out: _Tensor | None = None) -> Tensor: ...
def replication_pad1d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def reflection_pad2d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def reflection_pad2d(input: _Tensor, *padding: _int, out: _Tensor | None = None) -> Tensor: ...
def reflection_pad2d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def replication_pad2d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def replication_pad2d(input: _Tensor, *padding: _int, out: _Tensor | None = None) -> Tensor: ...
def replication_pad2d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def reflection_pad3d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def reflection_pad3d(input: _Tensor, *padding: _int, out: _Tensor | None = None) -> Tensor: ...
def reflection_pad3d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def replication_pad3d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def replication_pad3d(input: _Tensor, *padding: _int, out: _Tensor | None = None) -> Tensor: ...
def replication_pad3d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def _pad_backward(grad_output: _Tensor, sizes: Sequence[_int], padding: Sequence[_int], mode: _str) -> Tensor: ...
@overload
def upsample_nearest1d(
    input: _Tensor, output_size: Sequence[_int] | _int, scales: _float | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def upsample_nearest1d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_nearest1d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    scales: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest2d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest2d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_nearest2d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest3d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    scales_d: _float | None = None,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest3d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_nearest3d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    scales_d: _float | None = None,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact1d(
    input: _Tensor, output_size: Sequence[_int] | _int, scales: _float | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def _upsample_nearest_exact1d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def _upsample_nearest_exact1d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    scales: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact2d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact2d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def _upsample_nearest_exact2d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact3d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    scales_d: _float | None = None,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact3d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def _upsample_nearest_exact3d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    scales_d: _float | None = None,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_linear1d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_linear1d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_linear1d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bilinear2d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bilinear2d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_bilinear2d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_trilinear3d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales_d: _float | None = None,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_trilinear3d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_trilinear3d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales_d: _float | None = None,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bicubic2d(
    input: _Tensor,
    output_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bicubic2d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_bicubic2d_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int] | _int,
    input_size: Sequence[_int] | _int,
    align_corners: _bool,
    scales_h: _float | None = None,
    scales_w: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsampled_sizes(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None, dims: _int
) -> builtins.tuple[_int, ...]: ...
@overload
def _upsampled_sizes(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None, *, axes: _int
) -> builtins.tuple[_int, ...]: ...
def _upsampled_ratios(
    before: Sequence[_int], after: Sequence[_int], scales: Sequence[_float], align_corners: _bool
) -> builtins.tuple[_float, ...]: ...
def _upsampled(
    input: _Tensor, output_size: Sequence[_int], scales: Sequence[_float], kind: _str, align_corners: _bool
) -> Tensor: ...
def _upsampled_backward(
    grad_output: _Tensor,
    output_size: Sequence[_int],
    input_size: Sequence[_int],
    scales: Sequence[_float],
    kind: _str,
    align_corners: _bool,
) -> Tensor: ...
def max_pool2d_with_indices(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    ceil_mode: _bool = False,
    *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
def max_pool2d_with_indices_backward(
    grad_output: _Tensor,
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    ceil_mode: _bool,
    indices: _Tensor,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def adaptive_max_pool2d(
    input: _Tensor, output_size: Sequence[_int] | _int, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def adaptive_max_pool2d(
    input: _Tensor, *output_size: _int, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, Tensor]: ...
def adaptive_max_pool2d_backward(
    grad_output: _Tensor, input: _Tensor, indices: _Tensor, *, out: _Tensor | None = None
) -> Tensor: ...
def avg_pool2d_backward(
    grad_output: _Tensor,
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int,
    ceil_mode: _bool,
    count_include_pad: _bool,
    divisor_override: _int | None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
def max_pool3d_with_indices(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    ceil_mode: _bool = False,
    *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
def max_pool3d_with_indices_backward(
    grad_output: _Tensor,
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int,
    dilation: Sequence[_int] | _int,
    ceil_mode: _bool,
    indices: _Tensor,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def adaptive_max_pool3d(
    input: _Tensor, output_size: Sequence[_int] | _int, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def adaptive_max_pool3d(
    input: _Tensor, *output_size: _int, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, Tensor]: ...
def adaptive_max_pool3d_backward(
    grad_output: _Tensor, input: _Tensor, indices: _Tensor, *, out: _Tensor | None = None
) -> Tensor: ...
def avg_pool3d_backward(
    grad_output: _Tensor,
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int,
    ceil_mode: _bool,
    count_include_pad: _bool,
    divisor_override: _int | None,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
