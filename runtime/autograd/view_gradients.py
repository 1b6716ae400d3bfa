"""Gradients where a view lies in its base, as internal operators: reading, adding and replacing them.

An in-place write to a view leaves no formula behind, only where the view lies (:class:`ViewGeometry`). Under CPU and
Meta stand the kernels of :mod:`runtime.kernels.view.scattering`; any other backend gets the same by public operators,
in memory that is laid out as that of the base, or registers a kernel of its own.
"""

from __future__ import annotations

from typing import Any

from runtime.autograd import operations
from runtime.autograd.minimal import OPERATORS
from runtime.dispatch import registry
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import UnsupportedError
from runtime.kernels.view import scattering
from runtime.kernels.view.scattering import ViewGeometry, geometry
from runtime.tensor import Tensor
from runtime.tensor.device import contiguous_format
from runtime.tensor.keys import BACKENDS, COMPOSITE_EXPLICIT_AUTOGRAD, CPU, META
from runtime.tensor.sizes import is_overlapping, reach

__all__ = ["ViewGeometry", "gather", "geometry", "replace", "scatter"]


class _AtView(Operator):
    """An operator on gradients that is told where a view lies."""

    __slots__ = ()

    def __init__(self, schema: str, kernel: Kernel, by_operators: Kernel) -> None:
        super().__init__(schema.partition("(")[0], schema)
        self.kernels[CPU] = self.kernels[META] = kernel
        self.kernels[COMPOSITE_EXPLICIT_AUTOGRAD] = by_operators

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
    strided = OPERATORS["_strided_view"][memory._keys]
    return tuple(strided(memory, sizes, strides, offset - first) for sizes, strides, offset in spans)


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


_GATHER = registry.internal(_AtView("view.gather(Tensor grad, Any where) -> Tensor", scattering.gather, _gather))
_REPLACE = registry.internal(
    _AtView("view.replace(Tensor grad, Tensor? value, Any where) -> Tensor", scattering.replace, _replace)
)
_SCATTER = registry.internal(_AtView("view.scatter(Tensor grad, Any where) -> Tensor", scattering.scatter, _scatter))


def gather(grad: Tensor, where: ViewGeometry) -> Tensor:
    """The elements of a gradient of the base that lie in the view, in new memory."""
    return _GATHER[grad._keys & BACKENDS or CPU](grad, where)  # type: ignore[no-any-return]


def replace(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    """A gradient of the base with `value` in the place of the view, zeros when it is None; in new memory."""
    return _REPLACE[grad._keys & BACKENDS or CPU](grad, value, where)  # type: ignore[no-any-return]


def scatter(grad: Tensor, where: ViewGeometry) -> Tensor:
    """A gradient of the view added at its places into zeros in the shape of the base."""
    return _SCATTER[grad._keys & BACKENDS or CPU](grad, where)  # type: ignore[no-any-return]
