"""Normal vectors: with a covariance of any kind, or one of low rank and a diagonal."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.covariances import COVARIANCES, WithCovariance, half_log_det, mahalanobis
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.values import formula, lazy_property
from runtime.tensor import Size


class MultivariateNormal(WithCovariance):
    """Normal vectors with the mean `loc` and a covariance, its inverse, or its lower Cholesky factor."""

    arg_constraints = {
        "loc": constraints.real_vector, "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite, "scale_tril": constraints.lower_cholesky,
    }  # fmt: skip
    support = constraints.real_vector
    has_rsample = True
    loc: Any

    def __init__(
        self, loc: Any, covariance_matrix: Any = None, precision_matrix: Any = None, scale_tril: Any = None,
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        self._take(
            validate_args, tuple(loc.shape[-1:]), one_of=COVARIANCES, loc=loc, covariance_matrix=covariance_matrix,
            precision_matrix=precision_matrix, scale_tril=scale_tril,
        )  # fmt: skip

    mean = mode = formula(lambda d: d.loc)

    @property
    def variance(self) -> Any:
        """The diagonal of the covariance."""
        return self.scale_tril.square().sum(-1)

    def _draw(self, shape: Size) -> Any:
        return self.loc + (self.scale_tril @ self._randn(shape).unsqueeze(-1)).squeeze(-1)

    def _log_prob(self, value: Any) -> Any:
        size = self._event_shape[0]
        squares = mahalanobis(self.scale_tril, value - self.loc)
        return -0.5 * (size * math.log(2 * math.pi) + squares) - half_log_det(self.scale_tril)

    def entropy(self) -> Any:
        """`n * (1 + log(2 * pi)) / 2` and half of the covariance's logarithmic determinant."""
        return 0.5 * self._event_shape[0] * (1 + math.log(2 * math.pi)) + half_log_det(self.scale_tril)


class LowRankMultivariateNormal(Parametric):
    """Normal vectors whose covariance is `cov_factor @ cov_factor.mT + diag(cov_diag)`.

    Only matrices as small as the rank are decomposed (Woodbury's identity, the matrix determinant lemma).
    """

    arg_constraints = {
        "loc": constraints.real_vector, "cov_factor": constraints.independent(constraints.real, 2),
        "cov_diag": constraints.independent(constraints.positive, 1),
    }  # fmt: skip
    support = constraints.real_vector
    has_rsample = True
    loc: Any
    cov_factor: Any
    cov_diag: Any

    def __init__(self, loc: Any, cov_factor: Any, cov_diag: Any, validate_args: bool | None = None) -> None:
        self._take(
            validate_args, tuple(loc.shape[-1:]), loc=loc, cov_factor=cov_factor, cov_diag=cov_diag
        )

    mean = mode = formula(lambda d: d.loc)
    variance = formula(lambda d: d.cov_factor.square().sum(-1) + d.cov_diag)

    @lazy_property
    def _capacitance_tril(self) -> Any:
        """The factor of `1 + W' D^-1 W`."""
        scaled = self.cov_factor.mT / self.cov_diag.unsqueeze(-2)
        inner = scaled @ self.cov_factor
        return F.linalg_cholesky(inner + F.eye(inner.shape[-1], dtype=inner.dtype, device=inner.device))

    @lazy_property
    def covariance_matrix(self) -> Any:
        """The covariance."""
        return self.cov_factor @ self.cov_factor.mT + F.diag_embed(self.cov_diag)

    @lazy_property
    def scale_tril(self) -> Any:
        """The lower Cholesky factor of the covariance."""
        return F.linalg_cholesky(self.covariance_matrix)

    @lazy_property
    def precision_matrix(self) -> Any:
        """The inverse of the covariance."""
        scaled = self.cov_factor.mT / self.cov_diag.unsqueeze(-2)
        part = F.linalg_solve_triangular(self._capacitance_tril, scaled, upper=False)
        return F.diag_embed(self.cov_diag.reciprocal()) - part.mT @ part

    def _draw(self, shape: Size) -> Any:
        few = self._randn((*shape[:-1], self.cov_factor.shape[-1])).unsqueeze(-1)
        return self.loc + (self.cov_factor @ few).squeeze(-1) + self.cov_diag.sqrt() * self._randn(shape)

    def _log_det(self) -> Any:
        return 2 * half_log_det(self._capacitance_tril) + self.cov_diag.log().sum(-1)

    def squares(self, difference: Any) -> Any:
        """The squared length of vectors in the units of the covariance."""
        scaled = difference / self.cov_diag
        projected = (self.cov_factor.mT @ scaled.unsqueeze(-1)).squeeze(-1)
        return (difference * scaled).sum(-1) - mahalanobis(self._capacitance_tril, projected)

    def _log_prob(self, value: Any) -> Any:
        constant = self._event_shape[0] * math.log(2 * math.pi)
        return -0.5 * (constant + self._log_det() + self.squares(value - self.loc))

    def entropy(self) -> Any:
        """`n * (1 + log(2 * pi)) / 2` and half of the covariance's logarithmic determinant."""
        return 0.5 * (self._event_shape[0] * (1 + math.log(2 * math.pi)) + self._log_det())
