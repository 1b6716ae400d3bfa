"""Covariances of vectors, given as they are, by their inverse, or by their lower Cholesky factor."""

from __future__ import annotations

from typing import Any

from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.values import lazy_property

COVARIANCES = ("covariance_matrix", "precision_matrix", "scale_tril")


def half_log_det(factor: Any) -> Any:
    """The sum of the logarithms of a triangular matrix's diagonal."""
    return factor.diagonal(dim1=-2, dim2=-1).log().sum(-1)


def factor_of_inverse(matrix: Any) -> Any:
    """The lower Cholesky factor of the inverse of a positive-definite matrix.

    Turned around, the upper factor of the matrix is a lower one, whose inverse it is.
    """
    turned = F.linalg_cholesky(F.flip(matrix, (-2, -1)))
    upper = F.flip(turned, (-2, -1)).mT
    identity = F.eye(matrix.shape[-1], dtype=matrix.dtype, device=matrix.device)
    return F.linalg_solve_triangular(upper, identity, upper=False)


def mahalanobis(factor: Any, difference: Any) -> Any:
    """The squared length of vectors in the units of a covariance, of which the Cholesky factor is given."""
    solved = F.linalg_solve_triangular(factor, difference.unsqueeze(-1), upper=False)
    return solved.squeeze(-1).square().sum(-1)


def squares_by_inverse(factor: Any, matrix: Any) -> Any:
    """The trace of the inverse of one covariance times another; both by their factors."""
    batch = F.broadcast_tensors(factor[..., 0, 0], matrix[..., 0, 0])[0].shape
    wide = factor.expand((*batch, *factor.shape[-2:])), matrix.expand((*batch, *matrix.shape[-2:]))
    return F.linalg_solve_triangular(*wide, upper=False).square().sum((-2, -1))


def _factor(name: str, value: Any) -> Any:
    """The Cholesky factor of a covariance that one of the arguments :data:`COVARIANCES` says."""
    if name == "scale_tril":
        return value
    return F.linalg_cholesky(value) if name == "covariance_matrix" else factor_of_inverse(value)


class WithCovariance(Parametric):
    """What has one of the arguments :data:`COVARIANCES`, and computes the others when they are asked for.

    The factor of the argument as it was given, before it shares a batch with others, is set at once under PyTorch's
    name for it, `_unbroadcasted_scale_tril`: subclasses read it, and some make a property of it that can be set.
    """

    _unbroadcasted_scale_tril: Any

    def _take(
        self, validate_args: bool | None, event_shape: Any = None, *, one_of: tuple[str, ...] = (), **value: Any
    ) -> None:
        super()._take(validate_args, event_shape, one_of=one_of, **value)
        (chosen,) = (name for name in one_of if value[name] is not None)
        self._unbroadcasted_scale_tril = _factor(chosen, value[chosen])

    @lazy_property
    def scale_tril(self) -> Any:
        """The lower Cholesky factor of the covariance."""
        factor = self._unbroadcasted_scale_tril
        return factor.expand((*self._batch_shape, *factor.shape[-2:]))

    @lazy_property
    def covariance_matrix(self) -> Any:
        """The covariance."""
        return self.scale_tril @ self.scale_tril.mT

    @lazy_property
    def precision_matrix(self) -> Any:
        """The inverse of the covariance."""
        return F.cholesky_inverse(self.scale_tril)
