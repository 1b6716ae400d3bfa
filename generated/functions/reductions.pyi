"""The functions of reductions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _DType, _int, _Number, _Tensor

from .. import Tensor, return_types

@overload
def sum(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The sum of all elements; bool and integers are summed as int64.

    >>> a = ow.tensor([[1, 2], [3, 4]])
    >>> a.sum()
    tensor(10)
    """
@overload
def sum(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def sum(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def _unreduce(grad: _Tensor, sizes: Sequence[_int], dim: Sequence[_int] | _int | None, keepdim: _bool) -> Tensor:
    """A reduced tensor spread over the shape it was reduced from."""
@overload
def _unreduce(
    grad: _Tensor, sizes: Sequence[_int], *, axis: Sequence[_int] | _int | None, keepdims: _bool
) -> Tensor: ...

@overload
def _place_at(grad: _Tensor, sizes: Sequence[_int], dim: _int, index: _Tensor, keepdim: _bool) -> Tensor:
    """Zeros of the given sizes with `grad` at the places that a reduction over `dim` chose."""
@overload
def _place_at(grad: _Tensor, sizes: Sequence[_int], *, axis: _int, index: _Tensor, keepdims: _bool) -> Tensor: ...

@overload
def mean(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The mean of all elements, `sum / n`; NaN of no elements.

    >>> ow.mean(ow.tensor([1.0, 2.0, 6.0]))
    tensor(3.)
    """
@overload
def mean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def mean(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def prod(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The product of all elements; bool and integers are multiplied as int64.

    >>> ow.prod(ow.tensor([2, 3, 4]))
    tensor(24)
    """
@overload
def prod(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def prod(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...

@overload
def _prod_backward(grad: _Tensor, input: _Tensor, result: _Tensor, dim: _int) -> Tensor:
    """The gradient of a product: `grad` times the product of the other elements, right where some are 0."""
@overload
def _prod_backward(grad: _Tensor, input: _Tensor, result: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def _exclusive_products(input: _Tensor, dim: _int) -> Tensor:
    """At every place the product of the elements before it."""
@overload
def _exclusive_products(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def _reversed(input: _Tensor, dim: _int) -> Tensor:
    """The elements in reverse order along a dimension."""
@overload
def _reversed(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def amax(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The largest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no largest of no elements (IndexError).

    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]), 1)
    tensor([9, 4])
    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]))
    tensor(9)
    """
@overload
def amax(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def amin(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The smallest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no smallest of no elements (IndexError).

    >>> ow.amin(ow.tensor([[1, 9], [4, 2]]), 0, keepdim=True)
    tensor([[1, 2]])
    """
@overload
def amin(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def _share_among_equal(
    grad: _Tensor, input: _Tensor, result: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool
) -> Tensor:
    """`grad` at the places where `self` equals its reduction, divided by their number."""
@overload
def _share_among_equal(
    grad: _Tensor, input: _Tensor, result: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool
) -> Tensor: ...

@overload
def _var(input: _Tensor, dim: Sequence[_int] | _int | None, correction: _Number, keepdim: _bool) -> Tensor:
    """The mean square distance from the mean, over `count - correction`."""
@overload
def _var(input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number, keepdims: _bool) -> Tensor: ...

@overload
def var(input: _Tensor, unbiased: _bool = True) -> Tensor:
    """The variance of all elements, `sum((x - mean)²) / (n - 1)`; over `n` with `unbiased=False`.

    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.6667)
    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]), unbiased=False)
    tensor(1.2500)
    """
@overload
def var(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def var(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdims: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def max(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The largest element; NaN if there is one.

    Equal elements share its gradient. There is no largest of no elements (IndexError).

    >>> ow.max(ow.tensor([1.0, 5.0, 2.0]))
    tensor(5.)
    """
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

@overload
def min(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The smallest element; NaN if there is one.

    Equal elements share its gradient. There is no smallest of no elements (IndexError).

    >>> ow.min(ow.tensor([1.0, 5.0, 2.0]))
    tensor(1.)
    """
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
) -> return_types.aminmax:
    """The smallest and the largest element, along `dim` or of all; NaN if there is one.

    >>> low, high = ow.aminmax(ow.tensor([[1, 9], [4, 2]]), dim=1)
    >>> low
    tensor([1, 2])
    >>> high
    tensor([9, 4])
    """

@overload
def _var_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, correction: _Number, keepdim: _bool
) -> return_types._var_mean:
    """The variance over `count - correction`, and the mean."""
@overload
def _var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number, keepdims: _bool
) -> return_types._var_mean: ...

@overload
def var_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]:
    """The variance and the mean of all elements; the variance over `n - 1`, or over `n` with `unbiased=False`.

    >>> ow.var_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.6667), tensor(2.5000))
    """
@overload
def var_mean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False
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
) -> Tensor:
    """The logarithm of the sum of exponentials, `log(sum(exp(input)))`.

    The largest element is taken out first, so that nothing overflows.

    >>> ow.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
@overload
def logsumexp(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    The largest element is taken out first, so that nothing overflows. Integers need a floating `dtype`.

    >>> ow.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    >>> ow.tensor([[0.0, 0.0], [1000.0, 0.0]]).softmax(1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
    tensor([-1000.,     0.])
    """
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def _euclidean_norm(input: _Tensor, dim: Sequence[_int] | _int | None, keepdim: _bool) -> Tensor:
    """The root of the sum of squares."""
@overload
def _euclidean_norm(input: _Tensor, *, axis: Sequence[_int] | _int | None, keepdims: _bool) -> Tensor: ...

def _ratio_or_zero(input: _Tensor, other: _Tensor) -> Tensor:
    """`self / other`, 0 where `other` is 0."""
