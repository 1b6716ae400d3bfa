"""Weights whose columns, or rows, are orthonormal: maps from all matrices to such ones (Lezcano-Casado, 2019)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.guards import no_grad
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.utils.parametrize import register_parametrization
from runtime.tensor import Tensor, dtypes
from runtime.tensor.type_info import finfo

_ROUNDINGS = 10.0  # how many roundings, for each row, an orthogonal matrix may be off


def _exponential(skew: Any) -> Any:
    return F.linalg_matrix_exp(skew)


def _cayley(skew: Any) -> Any:
    identity = F.eye(skew.shape[-1], dtype=skew.dtype)
    return F.linalg_solve(identity - 0.5 * skew, identity + 0.5 * skew)


# By name: the map from skew matrices to orthogonal ones; None for a product of reflections.
_MAPS: dict[str, Callable[[Any], Any] | None] = {
    "matrix_exp": _exponential, "cayley": _cayley, "householder": None
}  # fmt: skip


def _by_skew(tall: Any, to_orthogonal: Callable[[Any], Any]) -> Any:
    """The first columns of an orthogonal matrix, by the part below the diagonal of a matrix."""
    rows, columns = tall.shape[-2:]
    lower = tall.tril()
    if rows != columns:
        lower = F.cat([lower, F.zeros((*tall.shape[:-1], rows - columns), dtype=tall.dtype)], dim=-1)
    return to_orthogonal(lower - lower.mH)[..., :columns]


def _by_reflections(tall: Any) -> Any:
    """A product of reflections along the columns of a matrix below its diagonal, which has the signs."""
    lower = tall.tril(-1)
    matrix_out = F.linalg_householder_product(lower, 2.0 / (1.0 + (lower * lower).sum(dim=-2)))
    return matrix_out * _diagonal(tall).detach().to(dtypes.int32).unsqueeze(-2)


def _diagonal(matrix: Any) -> Any:
    return F.diagonal(matrix, 0, -2, -1)


def _made_orthogonal(tall: Any) -> Any:
    """Q of the decomposition Q R with a positive diagonal of R."""
    packed, tau = F.geqrf(tall)
    return F.linalg_householder_product(packed, tau) * _diagonal(packed).sgn().unsqueeze(-2)


def _is_orthogonal(matrix: Any) -> bool:
    identity = F.eye(matrix.shape[-1], dtype=matrix.dtype, device=matrix.device)
    limit = _ROUNDINGS * matrix.shape[-2] * finfo(matrix.dtype).eps
    return bool(F.allclose(matrix.mH @ matrix, identity.expand(matrix.shape[:-2] + identity.shape), atol=limit))


class _Orthogonal(Module):
    """The parametrisation; a buffer ``base`` is the orthogonal matrix around which the map works."""

    base: Any

    def __init__(self, weight: Any, orthogonal_map: str, *, use_trivialization: bool = True) -> None:
        super().__init__()
        if weight.is_complex() and _MAPS[orthogonal_map] is None:
            msg = "The householder parametrization does not support complex tensors."
            raise ArgumentValueError(msg)
        self.shape, self.orthogonal_map = weight.shape, orthogonal_map
        if use_trivialization:
            self.register_buffer("base", None)

    def forward(self, X: Any) -> Any:  # noqa: N803 - PyTorch's name
        """An orthogonal matrix of any matrix of the same shape."""
        is_wide = X.shape[-2] < X.shape[-1]
        tall = X.mT if is_wide else X
        to_orthogonal = _MAPS[self.orthogonal_map]
        matrix_out = _by_reflections(tall) if to_orthogonal is None else _by_skew(tall, to_orthogonal)
        if "base" in self._buffers:
            matrix_out = self.base @ matrix_out
        return matrix_out.mT if is_wide else matrix_out

    def right_inverse(self, Q: Any) -> Any:  # noqa: N803 - PyTorch's name
        """The matrix whose image is `Q`, made orthogonal first if it is not."""
        if Q.shape != self.shape:
            expected, actual = tuple(self.shape), tuple(Q.shape)
            msg = f"Expected a matrix or batch of matrices of shape {expected}. Got a tensor of shape {actual}."
            raise ArgumentValueError(msg)
        with no_grad():
            is_wide = Q.shape[-2] < Q.shape[-1]
            tall = Q.mT if is_wide else Q
            if "base" not in self._buffers:
                matrix_out = self._inverted(tall)
                return matrix_out.mT if is_wide else matrix_out
            rows, columns = tall.shape[-2:]
            if rows != columns:  # the rest of a whole orthogonal matrix
                completion = F.empty((*tall.shape[:-1], rows - columns), dtype=tall.dtype).normal_()
                self.base = _made_orthogonal(F.cat([tall, completion], dim=-1))
            else:
                self.base = tall.clone() if _is_orthogonal(tall) else _made_orthogonal(tall)
            # Both maps take this to the identity: below the diagonal there is nothing, and signs are turned.
            matrix_out = F.zeros_like(Q)
            _diagonal(matrix_out).fill_(-1.0)
            return matrix_out

    def _inverted(self, tall: Any) -> Any:
        """Reflections and signs whose product is an orthogonal matrix."""
        if _MAPS[self.orthogonal_map] is not None:
            msg = (
                "It is not possible to assign to the matrix exponential or the Cayley parametrizations when "
                "use_trivialization=False."
            )
            raise UnsupportedError(msg)
        packed, tau = F.geqrf(tall)
        signs = _diagonal(packed).sgn()
        _diagonal(packed).copy_(F.where(tau == 0.0, -signs, signs))  # without a reflection nothing was turned
        return packed


def orthogonal(
    module: Module, name: str = "weight", orthogonal_map: str | None = None, *, use_trivialization: bool = True
) -> Module:
    """Keep a weight orthogonal, or unitary: its columns, or rows where these are fewer, are orthonormal.

    `orthogonal_map` is "matrix_exp" or "cayley", of skew matrices, or "householder", a product of reflections. With
    `use_trivialization` the map works around the matrix that is assigned.
    """
    weight: Any = getattr(module, name, None)
    if not isinstance(weight, Tensor):
        msg = f"Module '{module}' has no parameter or buffer with name '{name}'"
        raise ArgumentValueError(msg)
    if weight.ndim < 2:
        msg = f"Expected a matrix or batch of matrices. Got a tensor of {weight.ndim} dimensions."
        raise ArgumentValueError(msg)
    if orthogonal_map is None:
        by_skew = weight.shape[-2] == weight.shape[-1] or weight.is_complex()
        orthogonal_map = "matrix_exp" if by_skew else "householder"
    if orthogonal_map not in _MAPS:
        msg = f'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: {orthogonal_map}'
        raise ArgumentValueError(msg)
    matrix_out = _Orthogonal(weight, orthogonal_map, use_trivialization=use_trivialization)
    return register_parametrization(module, name, matrix_out, unsafe=True)
