# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of nn_tasks; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Number, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
    "sigmoid_backward",
    "tanh_backward",
    "logit_backward",
    "hardshrink_backward",
    "threshold_backward",
    "select_backward",
    "slice_backward",
    "diagonal_backward",
    "trace_backward",
    "index_select_backward",
    "masked_select_backward",
    "masked_scatter_backward",
    "unfold_backward",
    "gather_backward",
    "value_selecting_reduction_backward",
    "embedding_dense_backward",
    "embedding_sparse_backward",
    "embedding_backward",
    "cumprod_backward",
    "cummaxmin_backward",
    "native_dropout_backward",
    "infinitely_differentiable_gelu_backward",
]

def reflection_pad1d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
def reflection_pad1d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def replication_pad1d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
def replication_pad1d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def reflection_pad2d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
def reflection_pad2d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def replication_pad2d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
def replication_pad2d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def reflection_pad3d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
def reflection_pad3d_backward(
    grad_output: _Tensor, input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def replication_pad3d(input: _Tensor, padding: Sequence[_int] | _int, *, out: _Tensor | None = None) -> Tensor: ...
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
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int,
    scales: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest2d(
    input: _Tensor, output_size: Sequence[_int] | _int, scales_h: _float | None = None, scales_w: _float | None = None,
    *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest2d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_nearest2d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int,
    scales_h: _float | None = None, scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest3d(
    input: _Tensor, output_size: Sequence[_int] | _int, scales_d: _float | None = None, scales_h: _float | None = None,
    scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_nearest3d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_nearest3d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int,
    scales_d: _float | None = None, scales_h: _float | None = None, scales_w: _float | None = None, *,
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
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int,
    scales: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact2d(
    input: _Tensor, output_size: Sequence[_int] | _int, scales_h: _float | None = None, scales_w: _float | None = None,
    *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact2d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def _upsample_nearest_exact2d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int,
    scales_h: _float | None = None, scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact3d(
    input: _Tensor, output_size: Sequence[_int] | _int, scales_d: _float | None = None, scales_h: _float | None = None,
    scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_nearest_exact3d(
    input: _Tensor, output_size: Sequence[_int] | None, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def _upsample_nearest_exact3d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int,
    scales_d: _float | None = None, scales_h: _float | None = None, scales_w: _float | None = None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_linear1d(
    input: _Tensor, output_size: Sequence[_int] | _int, align_corners: _bool, scales: _float | None = None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_linear1d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_linear1d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int, align_corners: _bool,
    scales: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bilinear2d(
    input: _Tensor, output_size: Sequence[_int] | _int, align_corners: _bool, scales_h: _float | None = None,
    scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bilinear2d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_bilinear2d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int, align_corners: _bool,
    scales_h: _float | None = None, scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_trilinear3d(
    input: _Tensor, output_size: Sequence[_int] | _int, align_corners: _bool, scales_d: _float | None = None,
    scales_h: _float | None = None, scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_trilinear3d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_trilinear3d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int, align_corners: _bool,
    scales_d: _float | None = None, scales_h: _float | None = None, scales_w: _float | None = None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bicubic2d(
    input: _Tensor, output_size: Sequence[_int] | _int, align_corners: _bool, scales_h: _float | None = None,
    scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def upsample_bicubic2d(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def upsample_bicubic2d_backward(
    grad_output: _Tensor, output_size: Sequence[_int] | _int, input_size: Sequence[_int] | _int, align_corners: _bool,
    scales_h: _float | None = None, scales_w: _float | None = None, *, out: _Tensor | None = None,
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
    grad_output: _Tensor, output_size: Sequence[_int], input_size: Sequence[_int], scales: Sequence[_float], kind: _str,
    align_corners: _bool,
) -> Tensor: ...
@overload
def max_pool2d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0), dilation: Sequence[_int] | _int = (1, 1), ceil_mode: _bool = False, *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def max_pool2d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0), dilation: Sequence[_int] | _int = (1, 1), ceil_mode: _bool = False, *,
    return_indices: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def max_pool2d_with_indices_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int, dilation: Sequence[_int] | _int, ceil_mode: _bool, indices: _Tensor, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def adaptive_max_pool2d(
    input: _Tensor, output_size: Sequence[_int] | _int, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, Tensor]: ...
def adaptive_max_pool2d_backward(
    grad_output: _Tensor, input: _Tensor, indices: _Tensor, *, out: _Tensor | None = None
) -> Tensor: ...
def avg_pool2d_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _int | None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def max_pool3d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0), dilation: Sequence[_int] | _int = (1, 1, 1), ceil_mode: _bool = False,
    *, out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def max_pool3d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0), dilation: Sequence[_int] | _int = (1, 1, 1), ceil_mode: _bool = False,
    *, return_indices: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def max_pool3d_with_indices_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int, dilation: Sequence[_int] | _int, ceil_mode: _bool, indices: _Tensor, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def adaptive_max_pool3d(
    input: _Tensor, output_size: Sequence[_int] | _int, *, out: Sequence[_Tensor] | None = None
) -> builtins.tuple[Tensor, Tensor]: ...
def adaptive_max_pool3d_backward(
    grad_output: _Tensor, input: _Tensor, indices: _Tensor, *, out: _Tensor | None = None
) -> Tensor: ...
def avg_pool3d_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None,
    padding: Sequence[_int] | _int, ceil_mode: _bool, count_include_pad: _bool, divisor_override: _int | None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def sigmoid_backward(grad_output: _Tensor, output: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def tanh_backward(grad_output: _Tensor, output: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def logit_backward(
    grad_output: _Tensor, input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
def silu_backward(grad_output: _Tensor, input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def mish_backward(grad_output: _Tensor, input: _Tensor) -> Tensor: ...
def hardswish_backward(grad_output: _Tensor, input: _Tensor) -> Tensor: ...
def hardsigmoid_backward(grad_output: _Tensor, input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def hardtanh_backward(
    grad_output: _Tensor, input: _Tensor, min_val: _Number, max_val: _Number, *, out: _Tensor | None = None
) -> Tensor: ...
def leaky_relu_backward(
    grad_output: _Tensor, input: _Tensor, negative_slope: _Number, self_is_result: _bool, *, out: _Tensor | None = None
) -> Tensor: ...
def elu_backward(
    grad_output: _Tensor, alpha: _Number, scale: _Number, input_scale: _Number, is_result: _bool,
    self_or_result: _Tensor, *, out: _Tensor | None = None,
) -> Tensor: ...
def softplus_backward(
    grad_output: _Tensor, input: _Tensor, beta: _Number, threshold: _Number, *, out: _Tensor | None = None
) -> Tensor: ...
def softshrink_backward(
    grad_output: _Tensor, input: _Tensor, lambd: _Number, *, out: _Tensor | None = None
) -> Tensor: ...
def hardshrink_backward(grad_out: _Tensor, input: _Tensor, lambd: _Number, *, out: _Tensor | None = None) -> Tensor: ...
def _passed_above(input: _Tensor, grad_output: _Tensor, threshold: _Number) -> Tensor: ...
def threshold_backward(
    grad_output: _Tensor, input: _Tensor, threshold: _Number, *, out: _Tensor | None = None
) -> Tensor: ...
def log_sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def log_sigmoid_forward(
    input: _Tensor, *, out: Sequence[_Tensor] | None = None
) -> return_types.log_sigmoid_forward: ...
def log_sigmoid_backward(
    grad_output: _Tensor, input: _Tensor, buffer: _Tensor, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def glu_backward(grad_output: _Tensor, input: _Tensor, dim: _int, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def glu_backward(grad_output: _Tensor, input: _Tensor, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
def _mean_share(input: _Tensor, reduction: _int) -> _float: ...
def mse_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, reduction: _int, *, out: _Tensor | None = None
) -> Tensor: ...
def smooth_l1_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, reduction: _int, beta: _float, *, out: _Tensor | None = None
) -> Tensor: ...
def huber_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, reduction: _int, delta: _float, *, out: _Tensor | None = None
) -> Tensor: ...
def soft_margin_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, reduction: _int, *, out: _Tensor | None = None
) -> Tensor: ...
def binary_cross_entropy_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, weight: _Tensor | None = None,
    reduction: _int | _str = "mean", *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def select_backward(grad_output: _Tensor, input_sizes: Sequence[_int], dim: _int, index: _int) -> Tensor: ...
@overload
def select_backward(grad_output: _Tensor, input_sizes: Sequence[_int], *, axis: _int, index: _int) -> Tensor: ...
@overload
def slice_backward(
    grad_output: _Tensor, input_sizes: Sequence[_int], dim: _int, start: _int, end: _int, step: _int
) -> Tensor: ...
@overload
def slice_backward(
    grad_output: _Tensor, input_sizes: Sequence[_int], *, axis: _int, start: _int, end: _int, step: _int
) -> Tensor: ...
def diagonal_backward(
    grad_output: _Tensor, input_sizes: Sequence[_int], offset: _int, dim1: _int, dim2: _int
) -> Tensor: ...
def trace_backward(grad: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
@overload
def index_select_backward(grad: _Tensor, self_sizes: Sequence[_int], dim: _int, index: _Tensor) -> Tensor: ...
@overload
def index_select_backward(grad: _Tensor, self_sizes: Sequence[_int], *, axis: _int, index: _Tensor) -> Tensor: ...
def masked_select_backward(grad: _Tensor, input: _Tensor, mask: _Tensor) -> Tensor: ...
def masked_scatter_backward(grad_output: _Tensor, mask: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
@overload
def unfold_backward(grad_in: _Tensor, input_sizes: Sequence[_int], dim: _int, size: _int, step: _int) -> Tensor: ...
@overload
def unfold_backward(grad_in: _Tensor, input_sizes: Sequence[_int], *, axis: _int, size: _int, step: _int) -> Tensor: ...
@overload
def _gather_sparse_backward(input: _Tensor, dim: _int, index: _Tensor, grad: _Tensor) -> Tensor: ...
@overload
def _gather_sparse_backward(input: _Tensor, *, axis: _int, index: _Tensor, grad: _Tensor) -> Tensor: ...
@overload
def gather_backward(grad: _Tensor, input: _Tensor, dim: _int, index: _Tensor, sparse_grad: _bool) -> Tensor: ...
@overload
def gather_backward(grad: _Tensor, input: _Tensor, *, axis: _int, index: _Tensor, sparse_grad: _bool) -> Tensor: ...
@overload
def value_selecting_reduction_backward(
    grad: _Tensor, dim: _int, indices: _Tensor, sizes: Sequence[_int], keepdim: _bool
) -> Tensor: ...
@overload
def value_selecting_reduction_backward(
    grad: _Tensor, *, axis: _int, indices: _Tensor, sizes: Sequence[_int], keepdims: _bool
) -> Tensor: ...
def embedding_dense_backward(
    grad_output: _Tensor, indices: _Tensor, num_weights: _int, padding_idx: _int, scale_grad_by_freq: _bool
) -> Tensor: ...
def embedding_sparse_backward(
    grad: _Tensor, indices: _Tensor, num_weights: _int, padding_idx: _int, scale_grad_by_freq: _bool
) -> Tensor: ...
def embedding_backward(
    grad: _Tensor, indices: _Tensor, num_weights: _int, padding_idx: _int, scale_grad_by_freq: _bool, sparse: _bool
) -> Tensor: ...
@overload
def cumprod_backward(grad: _Tensor, input: _Tensor, dim: _int, output: _Tensor) -> Tensor: ...
@overload
def cumprod_backward(grad: _Tensor, input: _Tensor, *, axis: _int, output: _Tensor) -> Tensor: ...
@overload
def cummaxmin_backward(grad: _Tensor, input: _Tensor, indices: _Tensor, dim: _int) -> Tensor: ...
@overload
def cummaxmin_backward(grad: _Tensor, input: _Tensor, indices: _Tensor, *, axis: _int) -> Tensor: ...
def native_dropout_backward(grad_output: _Tensor, mask: _Tensor, scale: _float) -> Tensor: ...
def infinitely_differentiable_gelu_backward(grad: _Tensor, input: _Tensor) -> Tensor: ...
