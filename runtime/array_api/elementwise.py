"""Functions of every element by itself, where they differ from operators."""

from __future__ import annotations

from runtime.array_api.operators import F
from runtime.tensor import Tensor
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.factories import tensor


def clip(x: Tensor, /, min: Tensor | float | None = None, max: Tensor | float | None = None) -> Tensor:  # noqa: A002
    """The elements brought between bounds, numbers or tensors, which take the dtype of `x`; NaN bounds give NaN."""
    if min is None and max is None:
        return x.clone()  # type: ignore[attr-defined, no-any-return]
    if x.dtype.is_floating_point or isinstance(min, Tensor) or isinstance(max, Tensor):
        return F.clamp(x, _bound(x, min), _bound(x, max))  # type: ignore[no-any-return]
    return F.clamp(x, min, max).to(x.dtype)  # type: ignore[no-any-return]


def _bound(x: Tensor, bound: Tensor | float | None) -> Tensor | None:
    if bound is None:
        return None
    return bound.to(x.dtype) if isinstance(bound, Tensor) else tensor(bound, dtype=x.dtype)  # type: ignore[attr-defined]


def round(x: Tensor, /) -> Tensor:  # noqa: A001 - the standard's name
    """The nearest integers, halves to even ones; of complex numbers both parts."""
    if x.dtype.is_complex:
        return F.complex(F.round(F.real(x)), F.round(F.imag(x)))  # type: ignore[no-any-return]
    return F.round(x)  # type: ignore[no-any-return]


def sign(x: Tensor, /) -> Tensor:
    """The sign, of a complex number its direction; of NaN NaN, where PyTorch has 0."""
    result: Tensor = F.sgn(x)
    if x.dtype.is_complex:
        result = F.where(F.eq(x, 0), F.zeros_like(x), result)  # 0 without a sign
    return F.where(F.isnan(x), x, result) if x.dtype.category >= FLOATING else result
