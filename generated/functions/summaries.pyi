# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of summaries; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _float, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "argmax",
    "all",
    "any",
    "argmin",
    "count_nonzero",
    "std",
    "std_mean",
    "nansum",
    "nanmean",
    "quantile",
    "nanquantile",
    "trapezoid", "trapz",
    "cumulative_trapezoid",
    "diff",
]

@overload
def argmax(
    input: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def argmax(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(
    input: _Tensor, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def all(
    input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def any(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(
    input: _Tensor, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def any(
    input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def argmin(
    input: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def argmin(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
@overload
def _all_of(input: _Tensor, dim: Sequence[_int] | None, keepdim: _bool) -> Tensor: ...
@overload
def _all_of(input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool) -> Tensor: ...
@overload
def _any_of(input: _Tensor, dim: Sequence[_int] | None, keepdim: _bool) -> Tensor: ...
@overload
def _any_of(input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, dim: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, *, axis: Sequence[_int], out: _Tensor | None = None) -> Tensor: ...
@overload
def _std(input: _Tensor, dim: Sequence[_int] | _int | None, correction: _Number, keepdim: _bool) -> Tensor: ...
@overload
def _std(input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number, keepdims: _bool) -> Tensor: ...
@overload
def std(input: _Tensor, unbiased: _bool = True) -> Tensor: ...
@overload
def std(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, correction: _Number | None = None,
    keepdim: _bool = False, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, *, correction: _Number | None = None,
    keepdim: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def nansum(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nansum(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _nanmean(input: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool) -> Tensor: ...
@overload
def _nanmean(input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool) -> Tensor: ...
@overload
def _share_among_numbers(
    grad: _Tensor, input: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool
) -> Tensor: ...
@overload
def _share_among_numbers(
    grad: _Tensor, input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool
) -> Tensor: ...
@overload
def nanmean(
    input: _Tensor, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanmean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def _quantile(
    input: _Tensor, q: _Tensor, dim: _int | None, keepdim: _bool, interpolation: _str, ignore_nan: _bool
) -> Tensor: ...
@overload
def _quantile(
    input: _Tensor, q: _Tensor, *, axis: _int | None, keepdims: _bool, interpolation: _str, ignore_nan: _bool
) -> Tensor: ...
@overload
def quantile(
    input: _Tensor, q: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: _Tensor, q: _Tensor, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: _Tensor, q: _float, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def quantile(
    input: _Tensor, q: _float, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: _Tensor, q: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: _Tensor, q: _Tensor, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: _Tensor, q: _float, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def nanquantile(
    input: _Tensor, q: _float, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
    out: _Tensor | None = None,
) -> Tensor: ...
def _midpoint(input: _Tensor, other: _Tensor) -> Tensor: ...
@overload
def trapezoid(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor: ...
@overload
def trapezoid(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...
@overload
def trapz(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor: ...
@overload
def trapz(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor: ...
@overload
def cumulative_trapezoid(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...
@overload
def diff(
    input: _Tensor, n: _int = 1, dim: _int = -1, prepend: _Tensor | None = None, append: _Tensor | None = None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def diff(
    input: _Tensor, n: _int = 1, *, axis: _int, prepend: _Tensor | None = None, append: _Tensor | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def argmax(self, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """Where the largest element is: its index along `dim`, or in the flattened tensor, as int64."""
    @overload
    def argmax(self, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(self, *, out: _Tensor | None = None) -> Tensor:
        """Whether all elements are other than 0; true of no elements."""
    @overload
    def all(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(
        self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def all(self, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, *, out: _Tensor | None = None) -> Tensor:
        """Whether any element is other than 0; false of no elements."""
    @overload
    def any(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(
        self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def any(self, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def argmin(self, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
        """Where the smallest element is: its index along `dim`, or in the flattened tensor, as int64."""
    @overload
    def argmin(self, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
        """The number of elements that are not 0, of all or along a dimension."""
    @overload
    def count_nonzero(self, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *, axis: Sequence[_int], out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def std(self, unbiased: _bool = True) -> Tensor:
        """The standard deviation of all elements, the root of `var`."""
    @overload
    def std(
        self, dim: Sequence[_int] | _int | None = None, *, correction: _Number | None = None, keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def std(
        self, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False, *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nansum(
        self, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor:
        """The sum over dimensions, NaN counted as 0."""
    @overload
    def nansum(
        self, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanmean(
        self, dim: Sequence[_int] | _int | None = None, keepdim: _bool = False, *, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor:
        """The mean over dimensions of what is not NaN; NaN where there is nothing else."""
    @overload
    def nanmean(
        self, *, axis: Sequence[_int] | _int | None, keepdims: _bool = False, dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self, q: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor:
        """The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first."""
    @overload
    def quantile(
        self, q: _Tensor, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self, q: _float, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def quantile(
        self, q: _float, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self, q: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor:
        """The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first."""
    @overload
    def nanquantile(
        self, q: _Tensor, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self, q: _float, dim: _int | None = None, keepdim: _bool = False, *, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanquantile(
        self, q: _float, *, axis: _int | None, keepdims: _bool = False, interpolation: _str = "linear",
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def diff(
        self, n: _int = 1, dim: _int = -1, prepend: _Tensor | None = None, append: _Tensor | None = None, *,
        out: _Tensor | None = None,
    ) -> Tensor:
        """The differences of neighbours along a dimension, taken `n` times."""
    @overload
    def diff(
        self, n: _int = 1, *, axis: _int, prepend: _Tensor | None = None, append: _Tensor | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
