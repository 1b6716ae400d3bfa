"""``ow.masked`` of sparse tensors: reductions of the elements that a mask selects, composed of operators on values.

A result stores one element for each slice in which the mask selects something; an element that the mask selects and
that the tensor does not store is 0. A dense tensor with a sparse mask is computed with the mask made dense.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentValueError, DimensionError
from runtime.sparse.dispatch import brought_back, composed, for_compressed, from_indices
from runtime.sparse.reductions import over_dims, sum_dims, wrapped
from runtime.tensor import Tensor, dtypes
from runtime.tensor.compressed import is_compressed
from runtime.tensor.coordinates import coordinates_of, has_sparse_layout, is_sparse

F = Functions()
Values = Callable[..., Any]


def _of_sparse(function: Values) -> Values:
    """A reduction of dense tensors too, which calls the operator of its name with a dense mask."""

    @composed
    @functools.wraps(function)
    def of_any(input: Any, dim: Any, keepdim: bool, dtype: Any, mask: Any) -> Tensor:  # noqa: A002 - PyTorch's name
        if has_sparse_layout(input):
            result = function(F.to_sparse(input), wrapped(input, dim), keepdim, dtype, mask)
            result = result if is_sparse(result) else result.to_sparse()
            return brought_back(result, input) if is_compressed(input) else result  # type: ignore[no-any-return]
        operator = getattr(F, function.__name__)
        return operator(input, dim, keepdim=keepdim, dtype=dtype, mask=mask.to_dense())  # type: ignore[no-any-return]

    return for_compressed()(of_any)


@_of_sparse
def masked_sum(input: Any, dims: Sequence[int], keepdim: bool, dtype: Any, mask: Any) -> Tensor:  # noqa: A002
    """The sums of the elements that a mask selects, of all without one."""
    if mask is None:
        return sum_dims(input, dims, keepdim, dtype)
    selected, inner = _selected(input, mask)
    return sum_dims(F._with_values(selected, F._unmasked(selected.values(), inner, 0)), dims, keepdim, dtype)


@_of_sparse
def masked_mean(input: Any, dims: Sequence[int], keepdim: bool, dtype: Any, mask: Any) -> Tensor:  # noqa: A002
    """The means of the elements that a mask selects."""
    kind = input.dtype if dtype is None else dtype
    if not (kind.is_floating_point or kind.is_complex):
        msg = f"masked.mean: expected a floating or complex dtype, got {kind.name}"
        raise ArgumentValueError(msg)
    _check_mask(mask, "mean")
    selected, inner = _selected(input, mask)
    values = selected.values()
    counted = F._unmasked(F.ones(values._sizes, dtype=dtypes.int64), inner, 0)
    totals = sum_dims(F._with_values(selected, F._unmasked(values, inner, 0)), dims, keepdim, kind)
    counts = sum_dims(F._with_values(selected.detach(), counted), dims, keepdim, None)
    if not is_sparse(totals):
        return totals / counts  # type: ignore[no-any-return, operator]
    return F._with_values(totals, totals.values() / counts.values())  # type: ignore[no-any-return, attr-defined]


@_of_sparse
def masked_prod(input: Any, dims: Sequence[int], keepdim: bool, dtype: Any, mask: Any) -> Tensor:  # noqa: A002
    """The products of the elements that a mask selects."""
    is_integer = not (input.dtype.is_floating_point or input.dtype.is_complex)
    kind = dtypes.int64 if dtype is None and is_integer else dtype

    def filled(values: Tensor, inner: Tensor | None) -> Tensor:
        return F._unmasked(values if kind is None else values.to(kind), inner, 1)  # type: ignore[no-any-return, attr-defined]

    def product(values: Any, inner_dims: tuple[int, ...], keep: bool) -> Tensor:
        for item in sorted(inner_dims, reverse=True):
            values = values.prod(item, keep)
        return values  # type: ignore[no-any-return]

    return _reduced("prod", input, dims, keepdim, mask, filled, product)


@_of_sparse
def masked_amax(input: Any, dims: Sequence[int], keepdim: bool, dtype: Any, mask: Any) -> Tensor:  # noqa: A002
    """The largest of the elements that a mask selects; the least number of the dtype without any."""
    return _extreme("amax", input, dims, keepdim, dtype, mask)


@_of_sparse
def masked_amin(input: Any, dims: Sequence[int], keepdim: bool, dtype: Any, mask: Any) -> Tensor:  # noqa: A002
    """The smallest of the elements that a mask selects; the greatest number of the dtype without any."""
    return _extreme("amin", input, dims, keepdim, dtype, mask)


def _extreme(
    name: str, tensor: Any, dims: Sequence[int], keepdim: bool, dtype: Any, mask: Any
) -> Tensor:  # fmt: skip
    is_lowest, operator = name == "amax", getattr(F, name)

    def filled(values: Any, inner: Tensor | None) -> Tensor:
        return F._unmasked_limit(values if dtype is None else values.to(dtype), inner, is_lowest)  # type: ignore[no-any-return]

    def extreme(values: Any, inner_dims: tuple[int, ...], keep: bool) -> Tensor:
        if not values._sizes[0] and inner_dims == (0,):  # no element is selected at all
            values = filled(values.new_zeros((1, *values._sizes[1:])), F.zeros((), dtype=dtypes.bool_))
        return operator(values, inner_dims, keep)  # type: ignore[no-any-return]

    return _reduced(name, tensor, dims, keepdim, mask, filled, extreme)


def _reduced(
    name: str, tensor: Any, dims: Sequence[int], keepdim: bool, mask: Any,
    filled: Callable[[Tensor, Tensor | None], Tensor], reduced: Callable[[Tensor, tuple[int, ...], bool], Tensor],
) -> Tensor:  # fmt: skip
    """A reduction whose identity is not 0: `filled` writes the identity where a dense mask of values is False."""
    _check_mask(mask, name)
    selected, inner = _selected(tensor, mask)

    def by_segment(values: Any, segments: Tensor, count: int) -> Tensor:
        start = values.new_zeros((count, *values._sizes[1:]))
        return start.index_reduce(0, segments, values, name, include_self=False)  # type: ignore[no-any-return]

    selected = F._with_values(selected, filled(selected.values(), inner))
    return over_dims(selected, tuple(dims), keepdim, reduced, by_segment)


def _check_mask(mask: Any, name: str) -> None:
    if mask is None:
        msg = f"masked.{name}: a sparse tensor needs a mask, which says what of the elements that are not stored counts"
        raise ArgumentValueError(msg)


def _selected(tensor: Any, mask: Any) -> tuple[Any, Tensor | None]:
    """The elements where a mask is True, and which parts of the stored values it selects where these have dimensions.

    The mask broadcasts to the tensor; IndexError for one of more dimensions.
    """
    if mask._ndim > tensor._ndim:
        shapes = f"that of shape {list(mask._sizes)} has more dimensions than {list(tensor._sizes)}"
        msg = f"a mask broadcasts to the tensor; {shapes}"
        raise DimensionError(msg)
    sparse_dim = coordinates_of(tensor, "masked").sparse_dim
    mask = F.to_sparse(mask) if is_compressed(mask) else mask
    if not is_sparse(mask) or mask._sizes != tensor._sizes or mask.sparse_dim() != sparse_dim:
        mask = mask.to_dense().to(dtypes.bool_).expand(tensor._sizes).to_sparse(sparse_dim)
    mask = F.coalesce(mask.to(dtypes.bool_))
    inner = mask.values() if tensor._ndim > sparse_dim else None
    is_selected = mask.values() if inner is None else inner.flatten(1).any(1)
    columns = is_selected.nonzero()[:, 0]
    indices = mask.indices().index_select(1, columns)
    stored = mask.values().index_select(0, columns)
    selection = from_indices(indices, stored, tensor._sizes, is_coalesced=True)
    return F.sparse_mask(tensor, selection), None if inner is None else stored
