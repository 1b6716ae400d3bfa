# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of masked; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _float, _int, _Number, _Tensor

from .. import Tensor
__all__ = [
]

def _unmasked(input: _Tensor, mask: _Tensor | None, fill: _Number) -> Tensor: ...
def _unmasked_limit(input: _Tensor, mask: _Tensor | None, lowest: _bool) -> Tensor: ...
def _narrower_mask(input: _Tensor, mask: _Tensor) -> Tensor: ...
@overload
def _unmasked_count(
    input: _Tensor, mask: _Tensor | None, dim: Sequence[_int] | _int | None, keepdim: _bool
) -> Tensor: ...
@overload
def _unmasked_count(
    input: _Tensor, mask: _Tensor | None, *, axis: Sequence[_int] | _int | None, keepdims: _bool
) -> Tensor: ...
@overload
def masked_sum(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_sum(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_prod(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_prod(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_cumsum(input: _Tensor, dim: _int, *, dtype: _DType | None = None, mask: _Tensor | None = None) -> Tensor: ...
@overload
def masked_cumsum(
    input: _Tensor, *, axis: _int, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_cumprod(
    input: _Tensor, dim: _int, *, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_cumprod(
    input: _Tensor, *, axis: _int, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_amax(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_amax(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_amin(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_amin(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_argmax(
    input: _Tensor, dim: _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_argmax(
    input: _Tensor, *, axis: _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_argmin(
    input: _Tensor, dim: _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_argmin(
    input: _Tensor, *, axis: _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_median(
    input: _Tensor, dim: _int = -1, *, keepdim: _bool = False, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_median(
    input: _Tensor, *, axis: _int, keepdim: _bool = False, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_logsumexp(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_logsumexp(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
def masked_logaddexp(
    input: _Tensor, other: _Tensor, *, dtype: _DType | None = None, input_mask: _Tensor | None = None,
    other_mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_norm(
    input: _Tensor, ord: _Number | None = 2.0, dim: Sequence[_int] | _int | None = None, *, keepdim: _bool = False,
    dtype: _DType | None = None, mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_norm(
    input: _Tensor, ord: _Number | None = 2.0, *, axis: Sequence[_int] | _int | None, keepdim: _bool = False,
    dtype: _DType | None = None, mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_var(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, unbiased: _bool | None = None, *,
    correction: _Number | None = None, keepdim: _bool = False, dtype: _DType | None = None, mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_var(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool | None = None,
    correction: _Number | None = None, keepdim: _bool = False, dtype: _DType | None = None, mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_std(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, unbiased: _bool | None = None, *,
    correction: _Number | None = None, keepdim: _bool = False, dtype: _DType | None = None, mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_std(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool | None = None,
    correction: _Number | None = None, keepdim: _bool = False, dtype: _DType | None = None, mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_softmax(
    input: _Tensor, dim: _int, *, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_softmax(
    input: _Tensor, *, axis: _int, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_log_softmax(
    input: _Tensor, dim: _int, *, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_log_softmax(
    input: _Tensor, *, axis: _int, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_softmin(
    input: _Tensor, dim: _int, *, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_softmin(
    input: _Tensor, *, axis: _int, dtype: _DType | None = None, mask: _Tensor | None = None
) -> Tensor: ...
@overload
def masked_normalize(
    input: _Tensor, ord: _Number, dim: _int, *, eps: _float = 1e-12, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
@overload
def masked_normalize(
    input: _Tensor, ord: _Number, *, axis: _int, eps: _float = 1e-12, dtype: _DType | None = None,
    mask: _Tensor | None = None,
) -> Tensor: ...
