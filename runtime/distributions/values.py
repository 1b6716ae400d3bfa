"""Parameters as tensors, probabilities and their logits, and attributes that are computed when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.batching.tensor import BatchedTensor
from runtime.distributions.operators import F
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.guards import enable_grad
from runtime.language import broadcast_shapes
from runtime.tensor import Size, Tensor, dtypes
from runtime.tensor.factories import tensor
from runtime.tensor.type_info import finfo

__all__ = [
    "_standard_normal", "_sum_rightmost", "broadcast_all", "clamp_probs", "lazy_property", "logits_to_probs",
    "probs_to_logits", "tril_matrix_to_vec", "vec_to_tril_matrix",
]  # fmt: skip

EULER = 0.57721566490153286  # the Euler-Mascheroni constant
Value = Tensor | float  # what a parameter may be given as


def tensors(*values: Any) -> list[Any]:
    """Numbers as tensors of the first floating tensor's dtype, or of the default one, on the first tensor's device."""
    for value in values:
        if not isinstance(value, (Tensor, int, float, np.number)):
            msg = f"Input arguments must all be numbers or tensors, got {type(value).__name__}"
            raise ArgumentValueError(msg)
    kinds = (value.dtype for value in values if isinstance(value, Tensor))
    kind = next((element for element in kinds if element.is_floating_point), dtypes.get_default_dtype())
    where = next((value.device for value in values if isinstance(value, Tensor)), None)
    return [value if isinstance(value, Tensor) else tensor(value, dtype=kind, device=where) for value in values]


def broadcast_all(*values: Any) -> tuple[Any, ...]:
    """Numbers and tensors as tensors of one shape. ValueError for anything else."""
    operands = tensors(*values)
    shape = broadcast_shapes(*(item.shape for item in operands))
    return tuple(item.expand(shape) for item in operands)


def shape_of(sizes: Any) -> Size:
    """Sizes of dimensions. TypeError for anything else."""
    if isinstance(sizes, Size):
        return sizes
    try:
        return Size([int(size) for size in sizes])
    except TypeError:
        msg = f"expected a shape such as (3,) or (), got {sizes!r}"
        raise ArgumentError(msg) from None


def _standard_normal(shape: Any, dtype: Any, device: Any) -> Any:
    """Standard normal numbers, by the name that programs with distributions of their own import."""
    return F.randn(shape, dtype=dtype, device=device)


def sum_rightmost(value: Any, dim: int) -> Any:
    """The sum over the last `dim` dimensions."""
    return value if dim == 0 else value.reshape((*value.shape[: value.dim() - dim], -1)).sum(-1)


_sum_rightmost = sum_rightmost  # as PyTorch calls it


def all_true(valid: Any) -> bool:
    """Whether every element is true; within ``vmap`` whether it is so for every sample."""
    while isinstance(valid, BatchedTensor):
        valid = valid._value
    return bool(valid.all())


def clamp_probs(probs: Any) -> Any:
    """Probabilities moved off 0 and 1 by the precision of their dtype."""
    eps = finfo(probs.dtype).eps
    return probs.clamp(min=eps, max=1 - eps)


def probs_to_logits(probs: Any, is_binary: bool = False) -> Any:
    """Logarithms of the odds of events (`is_binary`), or of the probabilities of categories."""
    clamped = clamp_probs(probs)
    return F.log(clamped) - F.log1p(-clamped) if is_binary else F.log(clamped)


def logits_to_probs(logits: Any, is_binary: bool = False) -> Any:
    """The inverse of :func:`probs_to_logits`; logits of categories need not be normalised."""
    return F.sigmoid(logits) if is_binary else F.softmax(logits, -1)


def tril_matrix_to_vec(mat: Any, diag: int = 0) -> Any:
    """The elements on and below a diagonal, row by row, of matrices as vectors."""
    size = mat.shape[-1]
    if not -size <= diag < size:
        msg = f"diag ({diag}) provided is outside [{-size}, {size - 1}]."
        raise ArgumentValueError(msg)
    rows, columns = F.tril_indices(size, size, diag, device=mat.device)
    return mat[..., rows, columns]


def vec_to_tril_matrix(vec: Any, diag: int = 0) -> Any:
    """The inverse of :func:`tril_matrix_to_vec`; zeros above the diagonal."""
    length = vec.shape[-1]
    size = round((-(1 + 2 * diag) + ((1 + 2 * diag) ** 2 + 8 * length + 4 * abs(diag) * (diag + 1)) ** 0.5) / 2)
    rows, columns = F.tril_indices(size, size, diag, device=vec.device)
    if len(rows) != length:
        msg = (
            f"The size of last dimension is {length} which cannot be expressed as "
            "the lower triangular part of a square D x D matrix."
        )
        raise ArgumentValueError(msg)
    positions = (rows * size + columns).expand(vec.shape)
    flat = F.zeros((*vec.shape[:-1], size * size), dtype=vec.dtype, device=vec.device)
    return flat.scatter(-1, positions, vec).reshape((*vec.shape[:-1], size, size))


class lazy_property:  # noqa: N801  # PyTorch's name, and it is used like `property`
    """An attribute that is computed when it is first asked for, with gradients, and kept; it may be set beforehand."""

    def __init__(self, wrapped: Callable[[Any], Any]) -> None:
        self.wrapped = wrapped
        self.__doc__ = wrapped.__doc__
        self.name = getattr(wrapped, "__name__", "")

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        if instance is None:
            return self
        with enable_grad():
            value = self.wrapped(instance)
        instance.__dict__[self.name] = value
        return value


# What is one expression is given in one line: ``mean = formula(lambda d: d.loc)``. Any, as these have no other type.
formula: Any = property
lazy: Any = lazy_property
