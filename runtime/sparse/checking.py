"""Gradcheck for functions of sparse tensors."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.dispatch.functions import Functions
from runtime.sparse.dispatch import stored_once
from runtime.tensor.compressed import compressed_of, is_compressed
from runtime.tensor.coordinates import has_sparse_layout

F = Functions()


def as_sparse_gradcheck(gradcheck: Callable[..., Any]) -> Callable[..., Any]:
    """``autograd.gradcheck``, or something that is called as it is, for functions that take or give sparse tensors.

    A sparse argument that requires grad is varied in the elements that it stores with ``masked=True``, else in all of
    its elements, so that gradients beyond the stored ones are compared as well.
    """

    @functools.wraps(gradcheck)
    def sparse_gradcheck(func: Callable[..., Any], inputs: Any, *args: Any, **options: Any) -> Any:
        is_masked = options.pop("masked", False)
        arguments = tuple(inputs) if isinstance(inputs, (list, tuple)) else (inputs,)
        makers = [_maker(item, is_masked=is_masked) for item in arguments]
        dense = [item if maker is None else maker[0] for item, maker in zip(arguments, makers, strict=True)]

        def of_dense(*values: Any) -> Any:
            pairs = zip(values, makers, strict=True)
            return _dense(func(*[value if maker is None else maker[1](value) for value, maker in pairs]))

        return gradcheck(of_dense, dense, *args, **options)

    return sparse_gradcheck


def _maker(tensor: Any, *, is_masked: bool) -> tuple[Any, Callable[[Any], Any]] | None:
    """The dense leaf of a sparse argument that requires grad, and what makes a tensor of its layout of it."""
    if not has_sparse_layout(tensor) or not tensor.requires_grad:
        return None
    source = stored_once(tensor.detach())
    if is_masked:
        return source.values().clone().requires_grad_(), lambda values: F._with_values(source, values)
    dense = source.to_dense()
    memory: Any = compressed_of(source, "gradcheck") if is_compressed(source) else None
    blocksize = memory.blocksize if memory is not None and memory.layout.has_blocks else None
    ones = F.ones_like(dense).to_sparse(layout=source.layout, blocksize=blocksize, dense_dim=source.dense_dim())
    return dense.requires_grad_(), lambda elements: F.sparse_mask(elements, ones)


def _dense(result: Any) -> Any:
    """Results all of which are dense."""
    if isinstance(result, (list, tuple)):
        return tuple(map(_dense, result))
    return result.to_dense(masked_grad=False) if has_sparse_layout(result) else result
