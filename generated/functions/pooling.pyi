# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of pooling; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Tensor

from .. import Tensor, return_types
__all__ = [
    "max_pool1d",
    "max_pool1d_with_indices",
    "avg_pool1d",
    "adaptive_avg_pool1d",
    "max_pool2d",
    "max_pool3d",
    "fractional_max_pool2d",
    "fractional_max_pool3d",
]

def _max_pool(
    input: _Tensor, kernel_size: Sequence[_int], stride: Sequence[_int], padding: Sequence[_int],
    dilation: Sequence[_int], ceil_mode: _bool,
) -> return_types._max_pool: ...
@overload
def _max_pool_of(
    dims: _int, input: _Tensor, kernel_size: Sequence[_int], stride: Sequence[_int] | None, padding: Sequence[_int],
    dilation: Sequence[_int], ceil_mode: _bool,
) -> return_types._max_pool_of: ...
@overload
def _max_pool_of(
    *, axes: _int, input: _Tensor, kernel_size: Sequence[_int], stride: Sequence[_int] | None, padding: Sequence[_int],
    dilation: Sequence[_int], ceil_mode: _bool,
) -> return_types._max_pool_of: ...
@overload
def _average_pool_of(
    dims: _int, input: _Tensor, kernel_size: Sequence[_int], stride: Sequence[_int] | None, padding: Sequence[_int],
    ceil_mode: _bool, count_include_pad: _bool, divisor_override: _int | None,
) -> Tensor: ...
@overload
def _average_pool_of(
    *, axes: _int, input: _Tensor, kernel_size: Sequence[_int], stride: Sequence[_int] | None, padding: Sequence[_int],
    ceil_mode: _bool, count_include_pad: _bool, divisor_override: _int | None,
) -> Tensor: ...
def _adaptive_max_pool(input: _Tensor, output_size: Sequence[_int]) -> return_types._adaptive_max_pool: ...
@overload
def _add_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor: ...
@overload
def _add_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...
@overload
def _put_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor: ...
@overload
def _put_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...
@overload
def _take_last_from_planes(grad: _Tensor, indices: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor: ...
@overload
def _take_last_from_planes(grad: _Tensor, indices: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...
@overload
def _take_from_planes(input: _Tensor, indices: _Tensor, dims: _int) -> Tensor: ...
@overload
def _take_from_planes(input: _Tensor, indices: _Tensor, *, axes: _int) -> Tensor: ...
def _average_pool(
    input: _Tensor, kernel_size: Sequence[_int], stride: Sequence[_int], padding: Sequence[_int], ceil_mode: _bool,
    count_include_pad: _bool, divisor_override: _int | None,
) -> Tensor: ...
def _average_pool_backward(
    grad_output: _Tensor, sizes: Sequence[_int], kernel_size: Sequence[_int], stride: Sequence[_int],
    padding: Sequence[_int], ceil_mode: _bool, count_include_pad: _bool, divisor_override: _int | None,
) -> Tensor: ...
def _adaptive_average_pool(input: _Tensor, output_size: Sequence[_int]) -> Tensor: ...
@overload
def _adaptive_average_pool_of(dims: _int, input: _Tensor, output_size: Sequence[_int | None]) -> Tensor: ...
@overload
def _adaptive_average_pool_of(*, axes: _int, input: _Tensor, output_size: Sequence[_int | None]) -> Tensor: ...
@overload
def _adaptive_average_pool_backward(grad_output: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor: ...
@overload
def _adaptive_average_pool_backward(grad_output: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...
def max_pool1d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,), dilation: Sequence[_int] | _int = (1,), ceil_mode: _bool = False,
) -> Tensor: ...
@overload
def max_pool1d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,), dilation: Sequence[_int] | _int = (1,), ceil_mode: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def max_pool1d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,), dilation: Sequence[_int] | _int = (1,), ceil_mode: _bool = False, *,
    return_indices: _bool,
) -> builtins.tuple[Tensor, Tensor]: ...
def nn_max_pool1d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,), dilation: Sequence[_int] | _int = (1,), ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor: ...
def nn_adaptive_max_pool1d(
    input: _Tensor, output_size: Sequence[_int] | _int, return_indices: _bool = False
) -> Tensor: ...
def nn_max_unpool1d(
    input: _Tensor, indices: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,), output_size: Sequence[_int] | None = None,
) -> Tensor: ...
def avg_pool1d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,), ceil_mode: _bool = False, count_include_pad: _bool = True,
) -> Tensor: ...
def adaptive_avg_pool1d(input: _Tensor, output_size: Sequence[_int] | _int) -> Tensor: ...
def _norms_of_windows(
    ndim: _int, input: _Tensor, norm_type: _float, kernel_size: Sequence[_int], stride: Sequence[_int] | None,
    ceil_mode: _bool, number: _int,
) -> Tensor: ...
def nn_lp_pool1d(
    input: _Tensor, norm_type: _float, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor: ...
def max_pool2d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0), dilation: Sequence[_int] | _int = (1, 1), ceil_mode: _bool = False,
) -> Tensor: ...
def nn_max_pool2d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0), dilation: Sequence[_int] | _int = (1, 1), ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor: ...
def nn_adaptive_max_pool2d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, return_indices: _bool = False
) -> Tensor: ...
def nn_max_unpool2d(
    input: _Tensor, indices: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0), output_size: Sequence[_int] | None = None,
) -> Tensor: ...
def avg_pool2d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0), ceil_mode: _bool = False, count_include_pad: _bool = True,
    divisor_override: _int | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
def adaptive_avg_pool2d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def nn_lp_pool2d(
    input: _Tensor, norm_type: _float, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor: ...
def max_pool3d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0), dilation: Sequence[_int] | _int = (1, 1, 1), ceil_mode: _bool = False,
) -> Tensor: ...
def nn_max_pool3d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0), dilation: Sequence[_int] | _int = (1, 1, 1), ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor: ...
def nn_adaptive_max_pool3d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, return_indices: _bool = False
) -> Tensor: ...
def nn_max_unpool3d(
    input: _Tensor, indices: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0), output_size: Sequence[_int] | None = None,
) -> Tensor: ...
def avg_pool3d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0), ceil_mode: _bool = False, count_include_pad: _bool = True,
    divisor_override: _int | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
def adaptive_avg_pool3d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def nn_lp_pool3d(
    input: _Tensor, norm_type: _float, kernel_size: Sequence[_int] | _int, stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor: ...
def _fractional_places(
    input: _Tensor, kernel_size: Sequence[_int], output_size: Sequence[_int], random_samples: _Tensor
) -> Tensor: ...
def _fractional_pool(
    input: _Tensor, kernel_size: Sequence[_int], output_size: Sequence[_int], random_samples: _Tensor
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def _fractional_sizes(
    input: _Tensor, output_size: Sequence[_int] | None, output_ratio: Sequence[_float] | None, dims: _int
) -> builtins.tuple[_int, ...]: ...
@overload
def _fractional_sizes(
    input: _Tensor, output_size: Sequence[_int] | None, output_ratio: Sequence[_float] | None, *, axes: _int
) -> builtins.tuple[_int, ...]: ...
def fractional_max_pool2d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int, random_samples: _Tensor, *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
def fractional_max_pool2d_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int,
    indices: _Tensor, *, out: _Tensor | None = None,
) -> Tensor: ...
def nn_fractional_max_pool2d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int | None = None,
    output_ratio: Sequence[_float] | _float | None = None, return_indices: _bool = False,
    _random_samples: _Tensor | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
def nn_fractional_max_pool2d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int | None = None,
    output_ratio: Sequence[_float] | _float | None = None, return_indices: _bool = False,
    _random_samples: _Tensor | None = None,
) -> Tensor: ...
def fractional_max_pool3d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int, random_samples: _Tensor, *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
def fractional_max_pool3d_backward(
    grad_output: _Tensor, input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int,
    indices: _Tensor, *, out: _Tensor | None = None,
) -> Tensor: ...
def nn_fractional_max_pool3d_with_indices(
    input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int | None = None,
    output_ratio: Sequence[_float] | _float | None = None, return_indices: _bool = False,
    _random_samples: _Tensor | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
def nn_fractional_max_pool3d(
    input: _Tensor, kernel_size: Sequence[_int] | _int, output_size: Sequence[_int] | _int | None = None,
    output_ratio: Sequence[_float] | _float | None = None, return_indices: _bool = False,
    _random_samples: _Tensor | None = None,
) -> Tensor: ...
