# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of normalization; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "layer_norm",
    "rms_norm",
    "batch_norm",
    "group_norm",
]

@overload
def _standardize(
    input: _Tensor, dims: Sequence[_int], eps: _float, centers: _bool = True, unit: _Tensor | None = None
) -> return_types._standardize: ...
@overload
def _standardize(
    input: _Tensor, *, axes: Sequence[_int], eps: _float, centers: _bool = True, unit: _Tensor | None = None
) -> return_types._standardize: ...
def _unit_of(rstd: _Tensor) -> Tensor: ...
@overload
def _project(input: _Tensor, even: _Tensor, rstd: _Tensor, dims: Sequence[_int], centers: _bool = True) -> Tensor: ...
@overload
def _project(
    input: _Tensor, even: _Tensor, rstd: _Tensor, *, axes: Sequence[_int], centers: _bool = True
) -> Tensor: ...
@overload
def _mean_and_slope(
    input: _Tensor, other: _Tensor, dim: Sequence[_int], keepdim: _bool = False
) -> return_types._mean_and_slope: ...
@overload
def _mean_and_slope(
    input: _Tensor, other: _Tensor, *, axis: Sequence[_int], keepdims: _bool = False
) -> return_types._mean_and_slope: ...
@overload
def _sum_of_products(input: _Tensor, other: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def _sum_of_products(input: _Tensor, other: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def _sum_of_distances(input: _Tensor, other: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def _sum_of_distances(input: _Tensor, other: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def _largest_of_distances(input: _Tensor, other: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def _largest_of_distances(input: _Tensor, other: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def _count_of_differences(input: _Tensor, other: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def _count_of_differences(input: _Tensor, other: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
def _normalize_channels(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, channels: _int, inner: _int, eps: _float
) -> return_types._normalize_channels: ...
def _normalize_channels_backward(
    grad_output: _Tensor, input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, channels: _int,
    inner: _int, eps: _float, of_self: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _normalized_channels_gradients(
    grad_output: _Tensor, input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, channels: _int,
    inner: _int, of_self: _bool,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _log_softmax_backward(input: _Tensor, other: _Tensor, total: _Tensor) -> Tensor: ...
def _center(input: _Tensor, other: _Tensor, mean: _Tensor, slope: _Tensor, rstd: _Tensor) -> Tensor: ...
def _weigh(input: _Tensor, weight: _Tensor | None, bias: _Tensor | None) -> Tensor: ...
def _scale_and_shift(
    input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, bias: _Tensor | None
) -> Tensor: ...
def _normalize_rows(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, groups: _int, channels: _int, inner: _int,
    eps: _float, centers: _bool = True,
) -> return_types._normalize_rows: ...
def _normalize_rows_backward(
    grad_output: _Tensor, input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, bias: _Tensor | None,
    groups: _int, channels: _int, inner: _int, eps: _float, of_self: _bool, of_weights: _bool, centers: _bool = True,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def _normalized_rows_gradients(
    grad_output: _Tensor, input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, bias: _Tensor | None,
    groups: _int, channels: _int, inner: _int, of_self: _bool, of_weights: _bool, centers: _bool = True,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def layer_norm(
    input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None = None, bias: _Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor: ...
def _check_normalized_shape(
    operator: _str, input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None
) -> Tensor: ...
def rms_norm(
    input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None = None, eps: _float | None = None
) -> Tensor: ...
def _channel_wise(operator: _str, name: _str, statistic: _Tensor | None, input: _Tensor) -> Tensor: ...
def nn_batch_norm(
    input: _Tensor, running_mean: _Tensor | None, running_var: _Tensor | None, weight: _Tensor | None = None,
    bias: _Tensor | None = None, training: _bool = False, momentum: _float = 0.1, eps: _float = 1e-05,
) -> Tensor: ...
def batch_norm(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, running_mean: _Tensor | None,
    running_var: _Tensor | None, training: _bool, momentum: _float, eps: _float, cudnn_enabled: _bool,
) -> Tensor: ...
def nn_instance_norm(
    input: _Tensor, running_mean: _Tensor | None = None, running_var: _Tensor | None = None,
    weight: _Tensor | None = None, bias: _Tensor | None = None, use_input_stats: _bool = True, momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor: ...
def group_norm(
    input: _Tensor, num_groups: _int, weight: _Tensor | None = None, bias: _Tensor | None = None, eps: _float = 1e-05
) -> Tensor: ...
def nn_local_response_norm(
    input: _Tensor, size: _int, alpha: _float = 0.0001, beta: _float = 0.75, k: _float = 1.0
) -> Tensor: ...
