"""Gradients where a view lies in its base, as internal operators: reading, adding and replacing them.

An in-place write to a view leaves no formula behind, only where the view lies (:class:`ViewGeometry`). Under CPU and
Meta stand the kernels of :mod:`runtime.kernels.view.scattering`; any other backend gets the same by public operators,
in memory that is laid out as that of the base, or registers a kernel of its own. Of a tensor that holds others, whose
memory nobody knows, the elements are taken and put by their numbers in the base, by operators that its class has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.autograd import operations
from runtime.autograd.minimal import OPERATORS
from runtime.dispatch import registry
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import UnsupportedError
from runtime.kernels.view import scattering
from runtime.kernels.view.operator import seen_as
from runtime.kernels.view.scattering import ViewGeometry, geometry, lay_out
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.device import contiguous_format
from runtime.tensor.dtypes import int64
from runtime.tensor.keys import BACKENDS, COMPOSITE_EXPLICIT_AUTOGRAD, CPU, META, TORCH_DISPATCH
from runtime.tensor.sizes import is_overlapping, reach

F: Any = Functions()
__all__ = ["ViewGeometry", "gather", "geometry", "replace", "scatter"]


class _AtView(Operator):
    """An operator on gradients that is told where a view lies."""

    __slots__ = ()

    def __init__(self, schema: str, kernel: Kernel, by_operators: Kernel, by_numbers: Kernel) -> None:
        super().__init__(schema.partition("(")[0], schema)
        self.kernels[CPU] = self.kernels[META] = kernel
        self.kernels[COMPOSITE_EXPLICIT_AUTOGRAD] = by_operators
        self.kernels[TORCH_DISPATCH] = by_numbers

    @property
    def _facts(self) -> dict[str, Any]:
        return {}


def _laid_out(grad: Tensor, where: ViewGeometry) -> tuple[Tensor, Tensor]:
    """The base and the view in new memory, zeros, on the backend of a gradient."""
    if where.parts or where.pairs:
        msg = (
            "an in-place operator wrote through a view of the real or imaginary part of a tensor, whose gradient only "
            "the CPU has; use the form without _"
        )
        raise UnsupportedError(msg)
    spans = [(where.base_sizes, where.base_strides, 0), where[:3]]
    reaches = [reach(*span) for span in spans if 0 not in span[0]]
    first = min((low for low, _ in reaches), default=0)
    count = max((high for _, high in reaches), default=0) + 1 - first
    memory = operations.filled((count,), grad.dtype, 0, grad)
    base, view = (seen_as(memory, sizes, strides, offset - first) for sizes, strides, offset in spans)
    return base, view


def _put(target: Tensor, values: Tensor) -> None:
    OPERATORS["copy_"][target._keys | (values._keys & BACKENDS)](target, values, False)


def _copied(tensor: Tensor) -> Tensor:
    return OPERATORS["clone"][tensor._keys](tensor, contiguous_format)  # type: ignore[no-any-return]


def _gather(grad: Tensor, where: ViewGeometry) -> Tensor:
    base, view = _laid_out(grad, where)
    _put(base, grad)
    return _copied(view)


def _replace(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    base, view = _laid_out(grad, where)
    _put(base, grad)
    _put(view, operations.filled_like(view, 0) if value is None else value)
    return _copied(base)


def _scatter(grad: Tensor, where: ViewGeometry) -> Tensor:
    if is_overlapping(where.sizes, where.strides):
        msg = (
            "the gradient of a view whose elements share memory, read after its base was written in place, is known "
            "on the CPU alone; clone() the base first"
        )
        raise UnsupportedError(msg)
    base, view = _laid_out(grad, where)
    _put(view, grad)
    return _copied(base)


# -- of tensors that hold others -------------------------------------------------------------------------------------


def _numbers(where: ViewGeometry) -> Tensor:
    """For each element of a view, its number in the base in row-major order."""
    _, base, view = lay_out(np.dtype(np.int64), where)
    base[...] = np.arange(base.size).reshape(base.shape)
    return make_tensor(view.copy(), int64)


def _take(grad: Tensor, where: ViewGeometry) -> Tensor:
    result = F.take(F.view_as_real(grad) if where.parts else grad, _numbers(where))
    return F.view_as_complex(result) if where.pairs else result  # type: ignore[no-any-return]


def _put_over(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    base, numbers = F.view_as_real(grad) if where.parts else grad, _numbers(where)
    if value is None:
        value = F.zeros_like(F.take(base, numbers))
    elif where.pairs:
        value = F.view_as_real(value)
    result = F.put(base, numbers, value)
    return F.view_as_complex(result) if where.parts else result  # type: ignore[no-any-return]


def _put_into_zeros(grad: Tensor, where: ViewGeometry) -> Tensor:
    grad = F.view_as_real(grad) if where.pairs else grad
    zero = F.sum(F.zeros_like(grad), dtype=grad.dtype)
    result = F.put(F.clone(F.expand(zero, where.base_sizes)), _numbers(where), grad, True)
    return F.view_as_complex(result) if where.parts else result  # type: ignore[no-any-return]


# -- the operators ---------------------------------------------------------------------------------------------------

_GATHER = registry.internal(
    _AtView("view.gather(Tensor grad, Any where) -> Tensor", scattering.gather, _gather, _take)
)
_REPLACE = registry.internal(
    _AtView("view.replace(Tensor grad, Tensor? value, Any where) -> Tensor", scattering.replace, _replace, _put_over)
)
_SCATTER = registry.internal(
    _AtView("view.scatter(Tensor grad, Any where) -> Tensor", scattering.scatter, _scatter, _put_into_zeros)
)
_KEYS = BACKENDS | TORCH_DISPATCH


def gather(grad: Tensor, where: ViewGeometry) -> Tensor:
    """The elements of a gradient of the base that lie in the view, in new memory."""
    return _GATHER[grad._keys & _KEYS or CPU](grad, where)  # type: ignore[no-any-return]


def replace(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    """A gradient of the base with `value` in the place of the view, zeros when it is None; in new memory."""
    keyset = grad._keys if value is None else grad._keys | value._keys
    return _REPLACE[keyset & _KEYS or CPU](grad, value, where)  # type: ignore[no-any-return]


def scatter(grad: Tensor, where: ViewGeometry) -> Tensor:
    """A gradient of the view added at its places into zeros in the shape of the base."""
    return _SCATTER[grad._keys & _KEYS or CPU](grad, where)  # type: ignore[no-any-return]
