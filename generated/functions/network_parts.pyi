# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of network_parts; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _float, _int, _Number, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "conv_tbc",
    "conv_tbc_backward",
    "matmul_backward",
    "convolution_backward",
    "grid_sampler",
    "grid_sampler_2d",
    "grid_sampler_3d",
    "grid_sampler_2d_backward",
    "grid_sampler_3d_backward",
    "affine_grid_generator",
    "affine_grid_generator_backward",
    "adaptive_max_pool1d",
    "max_pool2d_backward",
    "instance_norm",
    "native_layer_norm_backward",
    "native_group_norm_backward",
    "native_batch_norm_backward",
    "glu_jvp",
    "glu_backward_jvp",
    "fake_quantize_per_tensor_affine_cachemask",
    "fake_quantize_per_tensor_affine_cachemask_backward",
    "fake_quantize_per_tensor_affine",
    "fake_quantize_per_channel_affine_cachemask",
    "fake_quantize_per_channel_affine_cachemask_backward",
    "fake_quantize_per_channel_affine",
    "rrelu_with_noise_backward",
    "native_channel_shuffle",
    "matrix_exp_backward",
    "_native_batch_norm_legit",
    "_batch_norm_with_update",
    "_upsample_bilinear2d_aa",
    "_upsample_bicubic2d_aa",
    "segment_reduce",
    "embedding_renorm", "embedding_renorm_",
]

def _kernel_size(weight: _Tensor, kernel_size: Sequence[_int] | _int, name: _str) -> builtins.tuple[_int, ...]: ...
def thnn_conv2d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1), padding: Sequence[_int] | _int = (0, 0), *, out: _Tensor | None = None,
) -> Tensor: ...
def slow_conv3d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1), padding: Sequence[_int] | _int = (0, 0, 0), *,
    out: _Tensor | None = None,
) -> Tensor: ...
def slow_conv3d_forward(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None,
    stride: Sequence[_int] | _int, padding: Sequence[_int] | _int, *, out: _Tensor | None = None,
) -> Tensor: ...
def slow_conv_transpose2d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1), padding: Sequence[_int] | _int = (0, 0),
    output_padding: Sequence[_int] | _int = (0, 0), dilation: Sequence[_int] | _int = (1, 1), *,
    out: _Tensor | None = None,
) -> Tensor: ...
def slow_conv_transpose3d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1), padding: Sequence[_int] | _int = (0, 0, 0),
    output_padding: Sequence[_int] | _int = (0, 0, 0), dilation: Sequence[_int] | _int = (1, 1, 1), *,
    out: _Tensor | None = None,
) -> Tensor: ...
def slow_conv_dilated2d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1), padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
) -> Tensor: ...
def slow_conv_dilated3d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1), padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
) -> Tensor: ...
def conv_depthwise3d(
    input: _Tensor, weight: _Tensor, kernel_size: Sequence[_int] | _int, bias: _Tensor | None,
    stride: Sequence[_int] | _int, padding: Sequence[_int] | _int, dilation: Sequence[_int] | _int,
) -> Tensor: ...
def conv_tbc(input: _Tensor, weight: _Tensor, bias: _Tensor, pad: _int = 0) -> Tensor: ...
def conv_tbc_backward(
    grad: _Tensor, input: _Tensor, weight: _Tensor, bias: _Tensor, pad: _int
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def matmul_backward(
    grad: _Tensor, input: _Tensor, other: _Tensor, mask: Sequence[_bool] | _bool
) -> builtins.tuple[Tensor, Tensor]: ...
def linear_backward(
    input: _Tensor, grad_output: _Tensor, weight: _Tensor, output_mask: Sequence[_bool] | _bool
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def convolution_backward(
    grad_output: _Tensor, input: _Tensor, weight: _Tensor, bias_sizes: Sequence[_int] | None, stride: Sequence[_int],
    padding: Sequence[_int], dilation: Sequence[_int], transposed: _bool, output_padding: Sequence[_int], groups: _int,
    output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _nll_parts(
    input: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int
) -> return_types._nll_parts: ...
def nll_loss_forward(
    input: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.nll_loss_forward: ...
def nll_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int,
    total_weight: _Tensor, *, out: _Tensor | None = None,
) -> Tensor: ...
def nll_loss2d(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean",
    ignore_index: _int = -100, *, out: _Tensor | None = None,
) -> Tensor: ...
def nll_loss2d_forward(
    input: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.nll_loss2d_forward: ...
def nll_loss2d_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, weight: _Tensor | None, reduction: _int, ignore_index: _int,
    total_weight: _Tensor, *, out: _Tensor | None = None,
) -> Tensor: ...
def nll_loss_nd(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean",
    ignore_index: _int = -100,
) -> Tensor: ...
def _loss_share(grad_output: _Tensor, input: _Tensor, reduction: _int) -> Tensor: ...
def multi_margin_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, p: _int, margin: _float, weight: _Tensor | None = None,
    reduction: _int | _str = "mean", *, out: _Tensor | None = None,
) -> Tensor: ...
def multilabel_margin_loss_forward(
    input: _Tensor, target: _Tensor, reduction: _int, *, out: Sequence[_Tensor] | None = None
) -> return_types.multilabel_margin_loss_forward: ...
def multilabel_margin_loss_backward(
    grad_output: _Tensor, input: _Tensor, target: _Tensor, reduction: _int, is_target: _Tensor, *,
    out: _Tensor | None = None,
) -> Tensor: ...
def grid_sampler(
    input: _Tensor, grid: _Tensor, interpolation_mode: _int, padding_mode: _int, align_corners: _bool
) -> Tensor: ...
def grid_sampler_2d(
    input: _Tensor, grid: _Tensor, interpolation_mode: _int, padding_mode: _int, align_corners: _bool
) -> Tensor: ...
def grid_sampler_3d(
    input: _Tensor, grid: _Tensor, interpolation_mode: _int, padding_mode: _int, align_corners: _bool
) -> Tensor: ...
def _grid_gradients(
    grad_output: _Tensor, input: _Tensor, grid: _Tensor, interpolation_mode: _int, padding_mode: _int,
    align_corners: _bool, output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def grid_sampler_2d_backward(
    grad_output: _Tensor, input: _Tensor, grid: _Tensor, interpolation_mode: _int, padding_mode: _int,
    align_corners: _bool, output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def grid_sampler_3d_backward(
    grad_output: _Tensor, input: _Tensor, grid: _Tensor, interpolation_mode: _int, padding_mode: _int,
    align_corners: _bool, output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def _affine_points(size: Sequence[_int], align_corners: _bool, dtype: _DType) -> Tensor: ...
def affine_grid_generator(theta: _Tensor, size: Sequence[_int], align_corners: _bool) -> Tensor: ...
def affine_grid_generator_backward(grad: _Tensor, size: Sequence[_int], align_corners: _bool) -> Tensor: ...
def adaptive_max_pool1d(input: _Tensor, output_size: Sequence[_int] | _int) -> builtins.tuple[Tensor, Tensor]: ...
def max_pool2d_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None, padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1), ceil_mode: _bool = False,
) -> Tensor: ...
def instance_norm(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, running_mean: _Tensor | None,
    running_var: _Tensor | None, use_input_stats: _bool, momentum: _float, eps: _float, cudnn_enabled: _bool,
) -> Tensor: ...
@overload
def _norm_gradient(grad: _Tensor, x: _Tensor, dims: Sequence[_int], rstd: _Tensor) -> Tensor: ...
@overload
def _norm_gradient(grad: _Tensor, x: _Tensor, *, axes: Sequence[_int], rstd: _Tensor) -> Tensor: ...
def native_layer_norm_backward(
    grad_out: _Tensor, input: _Tensor, normalized_shape: Sequence[_int], mean: _Tensor, rstd: _Tensor,
    weight: _Tensor | None, bias: _Tensor | None, output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def native_group_norm_backward(
    grad_out: _Tensor, input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, N: _int, C: _int,
    HxW: _int, group: _int, output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def native_batch_norm_backward(
    grad_out: _Tensor, input: _Tensor, weight: _Tensor | None, running_mean: _Tensor | None,
    running_var: _Tensor | None, save_mean: _Tensor | None, save_invstd: _Tensor | None, train: _bool, eps: _float,
    output_mask: Sequence[_bool] | _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def glu_jvp(glu: _Tensor, x: _Tensor, dx: _Tensor, dim: _int) -> Tensor: ...
@overload
def glu_jvp(glu: _Tensor, x: _Tensor, dx: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def glu_backward_jvp(
    grad_x: _Tensor, grad_glu: _Tensor, x: _Tensor, dgrad_glu: _Tensor, dx: _Tensor, dim: _int
) -> Tensor: ...
@overload
def glu_backward_jvp(
    grad_x: _Tensor, grad_glu: _Tensor, x: _Tensor, dgrad_glu: _Tensor, dx: _Tensor, *, axis: _int
) -> Tensor: ...
def fake_quantize_per_tensor_affine_cachemask(
    input: _Tensor, scale: _float, zero_point: _int, quant_min: _int, quant_max: _int, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.fake_quantize_per_tensor_affine_cachemask: ...
def fake_quantize_per_tensor_affine_cachemask_backward(grad_output: _Tensor, mask: _Tensor) -> Tensor: ...
@overload
def fake_quantize_per_tensor_affine(
    input: _Tensor, scale: _Tensor, zero_point: _Tensor, quant_min: _int, quant_max: _int
) -> Tensor: ...
@overload
def fake_quantize_per_tensor_affine(
    input: _Tensor, scale: _float, zero_point: _int, quant_min: _int, quant_max: _int
) -> Tensor: ...
def _fake_quantize_channels(
    input: _Tensor, scale: _Tensor, zero_point: _Tensor, quant_min: _int, quant_max: _int, fractional: _bool
) -> return_types._fake_quantize_channels: ...
def fake_quantize_per_channel_affine_cachemask(
    input: _Tensor, scale: _Tensor, zero_point: _Tensor, axis: _int, quant_min: _int, quant_max: _int, *,
    out: Sequence[_Tensor] | None = None,
) -> return_types.fake_quantize_per_channel_affine_cachemask: ...
def fake_quantize_per_channel_affine_cachemask_backward(grad_output: _Tensor, mask: _Tensor) -> Tensor: ...
def fake_quantize_per_channel_affine(
    input: _Tensor, scale: _Tensor, zero_point: _Tensor, axis: _int, quant_min: _int, quant_max: _int
) -> Tensor: ...
def nn_grouped_mm(
    mat_a: _Tensor, mat_b: _Tensor, *, offs: _Tensor | None = None, bias: _Tensor | None = None,
    out_dtype: _DType | None = None,
) -> Tensor: ...
def rrelu_with_noise_backward(
    grad_output: _Tensor, input: _Tensor, noise: _Tensor, lower: _Number, upper: _Number, training: _bool,
    self_is_result: _bool,
) -> Tensor: ...
def native_channel_shuffle(input: _Tensor, groups: _int) -> Tensor: ...
def matrix_exp_backward(input: _Tensor, grad: _Tensor) -> Tensor: ...
@overload
def _native_batch_norm_legit(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, running_mean: _Tensor, running_var: _Tensor,
    training: _bool, momentum: _float, eps: _float, *, out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
@overload
def _native_batch_norm_legit(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, training: _bool, momentum: _float, eps: _float, *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _batch_norm_with_update(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, running_mean: _Tensor | None,
    running_var: _Tensor | None, momentum: _float, eps: _float, *, out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def _upsample_bilinear2d_aa(
    input: _Tensor, output_size: Sequence[_int] | _int, align_corners: _bool, scales_h: _float | None = None,
    scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_bilinear2d_aa(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
@overload
def _upsample_bicubic2d_aa(
    input: _Tensor, output_size: Sequence[_int] | _int, align_corners: _bool, scales_h: _float | None = None,
    scales_w: _float | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _upsample_bicubic2d_aa(
    input: _Tensor, output_size: Sequence[_int] | None, align_corners: _bool, scale_factors: Sequence[_float] | None
) -> Tensor: ...
def _upsampled_smoothly(
    input: _Tensor, output_size: Sequence[_int], scales: Sequence[_float], mode: _str, align_corners: _bool
) -> Tensor: ...
def segment_reduce(
    data: _Tensor, reduce: _str, *, lengths: _Tensor | None = None, indices: _Tensor | None = None,
    offsets: _Tensor | None = None, axis: _int = 0, unsafe: _bool = False, initial: _Number | None = None,
) -> Tensor: ...
def embedding_renorm(input: _Tensor, indices: _Tensor, max_norm: _float, norm_type: _float) -> Tensor: ...
def embedding_renorm_(input: _Tensor, indices: _Tensor, max_norm: _float, norm_type: _float) -> Tensor: ...
def flatten_dense_tensors(tensors: Sequence[_Tensor]) -> Tensor: ...
def unflatten_dense_tensors(flat: _Tensor, tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
def pad_sequence(
    sequences: Sequence[_Tensor], batch_first: _bool = False, padding_value: _float = 0.0, padding_side: _str = "right"
) -> Tensor: ...
def nn_multi_head_attention_forward(
    query: _Tensor, key: _Tensor, value: _Tensor, embed_dim_to_check: _int, num_heads: _int,
    in_proj_weight: _Tensor | None, in_proj_bias: _Tensor | None, bias_k: _Tensor | None, bias_v: _Tensor | None,
    add_zero_attn: _bool, dropout_p: _float, out_proj_weight: _Tensor, out_proj_bias: _Tensor | None,
    training: _bool = True, key_padding_mask: _Tensor | None = None, need_weights: _bool = True,
    attn_mask: _Tensor | None = None, use_separate_proj_weight: _bool = False, q_proj_weight: _Tensor | None = None,
    k_proj_weight: _Tensor | None = None, v_proj_weight: _Tensor | None = None, static_k: _Tensor | None = None,
    static_v: _Tensor | None = None, average_attn_weights: _bool = True, is_causal: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
def _further_keys(input: _Tensor, count: _int) -> Tensor: ...
def nn_linear_cross_entropy(
    input: _Tensor, linear_weight: _Tensor, target: _Tensor, *, linear_bias: _Tensor | None = None,
    weight: _Tensor | None = None, reduction: _int | _str = "mean", ignore_index: _int | None = None,
    label_smoothing: _float = 0.0,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def fill_diagonal(self, fill_value: _Number, wrap: _bool = False) -> Tensor:
        """A number on the diagonal; `wrap` begins anew below the end of a tall matrix."""
    def fill_diagonal_(self, fill_value: _Number, wrap: _bool = False) -> Tensor: ...
