# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of reductions; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _int, _Number, _Tensor

from .. import Tensor, return_types
__all__ = [
    "sum",
    "mean",
    "prod",
    "amax",
    "amin",
    "var",
    "max",
    "_foreach_max",
    "min",
    "aminmax",
    "hash_tensor",
    "var_mean",
    "logsumexp",
    "softmax",
    "_softmax",
    "_safe_softmax",
    "_softmax_backward_data",
    "_log_softmax_backward_data",
    "log_softmax",
    "_log_softmax",
]

@overload
def sum(input: _Tensor, *, dtype: _DType | None = None) -> Tensor: ...
@overload
def sum(
    input: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool = False, *, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def sum(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _unreduce(grad: _Tensor, sizes: Sequence[_int], dim: Sequence[_int] | _int | None, keepdim: _bool) -> Tensor: ...
@overload
def _unreduce(
    grad: _Tensor, sizes: Sequence[_int], *, axis: Sequence[_int] | _int | None, keepdims: _bool
) -> Tensor: ...
@overload
def _place_at(grad: _Tensor, sizes: Sequence[_int], dim: _int, index: _Tensor, keepdim: _bool) -> Tensor: ...
@overload
def _place_at(grad: _Tensor, sizes: Sequence[_int], *, axis: _int, index: _Tensor, keepdims: _bool) -> Tensor: ...
@overload
def mean(input: _Tensor, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
@overload
def mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool = False, *, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def prod(input: _Tensor, *, dtype: _DType | None = None) -> Tensor: ...
@overload
def prod(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def prod(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def _prod_backward(grad: _Tensor, input: _Tensor, result: _Tensor, dim: _int) -> Tensor: ...
@overload
def _prod_backward(grad: _Tensor, input: _Tensor, result: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def _exclusive_products(input: _Tensor, dim: _int) -> Tensor: ...
@overload
def _exclusive_products(input: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def _reversed(input: _Tensor, dim: _int) -> Tensor: ...
@overload
def _reversed(input: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def amax(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def amax(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def amin(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def amin(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def _share_among_equal(
    grad: _Tensor, input: _Tensor, result: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool
) -> Tensor: ...
@overload
def _share_among_equal(
    grad: _Tensor, input: _Tensor, result: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool
) -> Tensor: ...
def _share_among_extreme(grad: _Tensor, input: _Tensor, result: _Tensor) -> Tensor: ...
@overload
def _var(input: _Tensor, dim: Sequence[_int] | _int | None, correction: _Number, keepdim: _bool) -> Tensor: ...
@overload
def _var(input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number, keepdims: _bool) -> Tensor: ...
@overload
def _deviations(input: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def _deviations(input: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def var(input: _Tensor, unbiased: _bool = True) -> Tensor: ...
@overload
def var(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, correction: _Number | None = None,
    keepdim: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def max(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def max(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def max(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.max: ...
@overload
def max(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.max: ...
def _foreach_max(input: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
@overload
def min(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def min(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def min(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.min: ...
@overload
def min(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.min: ...
def aminmax(
    input: _Tensor, *, dim: _int | None = None, keepdim: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.aminmax: ...
@overload
def _xor_sum(input: _Tensor, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False) -> Tensor: ...
@overload
def _xor_sum(input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False) -> Tensor: ...
@overload
def hash_tensor(
    input: _Tensor, dim: Sequence[_int] | _int = (), *, keepdim: _bool = False, mode: _int = 0,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def hash_tensor(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdim: _bool = False, mode: _int = 0, out: _Tensor | None = None
) -> Tensor: ...
@overload
def _var_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, correction: _Number, keepdim: _bool
) -> return_types._var_mean: ...
@overload
def _var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number, keepdims: _bool
) -> return_types._var_mean: ...
@overload
def var_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, correction: _Number | None = None,
    keepdim: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def logsumexp(
    input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def logsumexp(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def special_logsumexp(
    input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def special_logsumexp(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def _shares_of_sum(input: _Tensor, dim: Sequence[_int] | _int) -> Tensor: ...
@overload
def _shares_of_sum(input: _Tensor, *, axis: Sequence[_int] | _int) -> Tensor: ...
@overload
def _shares_gradient(input: _Tensor, output: _Tensor, dim: Sequence[_int] | _int) -> Tensor: ...
@overload
def _shares_gradient(input: _Tensor, output: _Tensor, *, axis: Sequence[_int] | _int) -> Tensor: ...
@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_softmax(
    input: _Tensor, dim: _int, dtype: _DType | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def special_softmax(
    input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def _softmax(input: _Tensor, dim: _int, half_to_float: _bool) -> Tensor: ...
@overload
def _softmax(input: _Tensor, *, axis: _int, half_to_float: _bool) -> Tensor: ...
@overload
def _softmax_gradient(input: _Tensor, output: _Tensor, dim: _int) -> Tensor: ...
@overload
def _softmax_gradient(input: _Tensor, output: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def _safe_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor: ...
@overload
def _safe_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
@overload
def _softmax_backward_data(grad_output: _Tensor, output: _Tensor, dim: _int, input_dtype: _DType) -> Tensor: ...
@overload
def _softmax_backward_data(grad_output: _Tensor, output: _Tensor, *, axis: _int, input_dtype: _DType) -> Tensor: ...
@overload
def _log_softmax_backward_data(grad_output: _Tensor, output: _Tensor, dim: _int, input_dtype: _DType) -> Tensor: ...
@overload
def _log_softmax_backward_data(grad_output: _Tensor, output: _Tensor, *, axis: _int, input_dtype: _DType) -> Tensor: ...
@overload
def log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
@overload
def _log_softmax(input: _Tensor, dim: _int, half_to_float: _bool) -> Tensor: ...
@overload
def _log_softmax(input: _Tensor, *, axis: _int, half_to_float: _bool) -> Tensor: ...
@overload
def _euclidean_norm(input: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool) -> Tensor: ...
@overload
def _euclidean_norm(input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool) -> Tensor: ...
@overload
def _power_norm(input: _Tensor, ord: _Number, dim: Sequence[_int] | _int | None, keepdim: _bool) -> Tensor: ...
@overload
def _power_norm(input: _Tensor, ord: _Number, *, axis: Sequence[_int] | _int | None, keepdims: _bool) -> Tensor: ...
def _power_or_zero(input: _Tensor, exponent: _Number) -> Tensor: ...
def _ratio_or_zero(input: _Tensor, other: _Tensor) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def sum(self, *, dtype: _DType | None = None) -> Tensor:
        """The sum of all elements; bool and integers are summed as int64."""
    @overload
    def sum(
        self, dim: Sequence[_int] | _int | None, keepdim: _bool = False, *, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def sum(
        self, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def mean(self, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor:
        """The mean of all elements, `sum / n`; NaN of no elements."""
    @overload
    def mean(
        self, dim: Sequence[_int] | _int | None, keepdim: _bool = False, *, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def mean(
        self, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def prod(self, *, dtype: _DType | None = None) -> Tensor:
        """The product of all elements; bool and integers are multiplied as int64."""
    @overload
    def prod(
        self, dim: _int, keepdim: _bool = False, *, dtype: _DType | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def prod(
        self, *, axis: _int, keepdims: _bool = False, dtype: _DType | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amax(self, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """The largest element over dimensions, all of them when left out; NaN if there is one."""
    @overload
    def amax(self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def amin(self, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """The smallest element over dimensions, all of them when left out; NaN if there is one."""
    @overload
    def amin(self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def var(self, unbiased: _bool = True) -> Tensor:
        """The variance of all elements, `sum((x - mean)²) / (n - 1)`; over `n` with `unbiased=False`."""
    @overload
    def var(
        self, dim: Sequence[_int] | _int | None = None, *, correction: _Number | None = None, keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def var(
        self, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False, *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def max(self, *, out: _Tensor | None = None) -> Tensor:
        """The largest element; NaN if there is one."""
    @overload
    def max(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None) -> return_types.max: ...
    @overload
    def max(self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None) -> return_types.max: ...
    @overload
    def min(self, *, out: _Tensor | None = None) -> Tensor:
        """The smallest element; NaN if there is one."""
    @overload
    def min(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None) -> return_types.min: ...
    @overload
    def min(self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None) -> return_types.min: ...
    def aminmax(
        self, *, dim: _int | None = None, keepdim: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.aminmax:
        """The smallest and the largest element, along `dim` or of all; NaN if there is one."""
    @overload
    def hash_tensor(
        self, dim: Sequence[_int] | _int = (), *, keepdim: _bool = False, mode: _int = 0, out: _Tensor | None = None
    ) -> Tensor:
        """The exclusive or of the elements' 64 bits, as float64 or int64, along dimensions or of all; a uint64."""
    @overload
    def hash_tensor(
        self, *, axis: Sequence[_int] | _int, keepdim: _bool = False, mode: _int = 0, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def hash_tensor(self, *dim: _int, keepdim: _bool = False, mode: _int = 0, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def logsumexp(self, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm of the sum of exponentials, `log(sum(exp(input)))`."""
    @overload
    def logsumexp(
        self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def softmax(self, dim: _int, dtype: _DType | None = None, *, out: _Tensor | None = None) -> Tensor:
        """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`."""
    @overload
    def softmax(self, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def log_softmax(self, dim: _int, dtype: _DType | None = None, *, out: _Tensor | None = None) -> Tensor:
        """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow."""
    @overload
    def log_softmax(self, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
