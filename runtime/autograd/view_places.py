"""Gradients of views of tensors that hold others, by operators; :mod:`runtime.kernels.view.scattering` has arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.kernels.view.scattering import ViewGeometry, _lay_out
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.dtypes import int64

F: Any = Functions()


def _places(where: ViewGeometry) -> Tensor:
    """For each element of a view, its number in the base in row-major order."""
    _, base, view = _lay_out(np.dtype(np.int64), where)
    base[...] = np.arange(base.size).reshape(base.shape)
    return make_tensor(view.copy(), int64)


def gather(grad: Tensor, where: ViewGeometry) -> Tensor:
    """The elements of the view in a gradient of the base."""
    result = F.take(F.view_as_real(grad) if where.parts else grad, _places(where))
    return F.view_as_complex(result) if where.pairs else result  # type: ignore[no-any-return]


def replace(grad: Tensor, value: Tensor | None, where: ViewGeometry) -> Tensor:
    """A gradient of the base with `value` in the place of the view, zeros when it is None."""
    base, places = F.view_as_real(grad) if where.parts else grad, _places(where)
    if value is None:
        value = F.zeros_like(F.take(base, places))
    elif where.pairs:
        value = F.view_as_real(value)
    result = F.put(base, places, value)
    return F.view_as_complex(result) if where.parts else result  # type: ignore[no-any-return]


def scatter(grad: Tensor, where: ViewGeometry) -> Tensor:
    """A gradient of the view added at its places into zeros in the shape of the base."""
    grad = F.view_as_real(grad) if where.pairs else grad
    zero = F.sum(F.zeros_like(grad), dtype=grad.dtype)
    result = F.put(F.clone(F.expand(zero, where.base_sizes)), _places(where), grad, True)
    return F.view_as_complex(result) if where.parts else result  # type: ignore[no-any-return]
