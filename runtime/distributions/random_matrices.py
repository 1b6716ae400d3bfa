"""Distributions of matrices: Cholesky factors of correlations, covariances."""

from __future__ import annotations

import math
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.covariances import COVARIANCES, WithCovariance, half_log_det, squares_by_inverse
from runtime.distributions.distribution import Parametric
from runtime.distributions.operators import F
from runtime.distributions.values import Value, all_true
from runtime.errors import ArgumentValueError
from runtime.tensor import Size
from runtime.tensor.type_info import finfo

class LKJCholesky(Parametric):
    """Cholesky factors of correlation matrices, with a density of the power `concentration - 1` of the determinant.

    Drawn row by row, by the onion method (Lewandowski, Kurowicka and Joe, 2009, section 3.2).
    """

    arg_constraints = {"concentration": constraints.positive}
    support = constraints.corr_cholesky
    concentration: Any

    def __init__(self, dim: int, concentration: Value = 1.0, validate_args: bool | None = None) -> None:
        if dim < 2:
            msg = f"Expected dim to be an integer greater than or equal to 2. Found dim={dim}."
            raise ArgumentValueError(msg)
        self.dim = dim
        self._take(validate_args, (dim, dim), concentration=concentration)

    def _draw(self, shape: Size) -> Any:
        batch = shape[:-2]
        positions = F.arange(self.dim - 1, dtype=self._dtype, device=self._device)
        # The part of a row's squares that lies below the diagonal is a beta number; its direction is uniform.
        first = 0.5 * (positions + 1)
        second = self.concentration.unsqueeze(-1) + 0.5 * (self.dim - 2) - 0.5 * positions
        both = F.stack(F.broadcast_tensors(first, second), -1)
        parts = F._sample_dirichlet(both.expand((*batch, self.dim - 1, 2)), None)[..., 0]
        parts = F.cat((F.zeros((*batch, 1), dtype=parts.dtype, device=parts.device), parts), -1).unsqueeze(-1)
        direction = self._randn(shape).tril(-1)
        length = direction.square().sum(-1, True).sqrt()
        below = parts.sqrt() * direction / F.where(length == 0, 1.0, length)
        remainder = (1 - below.square().sum(-1)).clamp(min=finfo(below.dtype).tiny)
        return below + F.diag_embed(remainder.sqrt())

    def _log_prob(self, value: Any) -> Any:
        diagonal = value.diagonal(dim1=-1, dim2=-2)[..., 1:]
        order = F.arange(2, self.dim + 1, dtype=self._dtype, device=self._device)
        order = 2 * (self.concentration - 1).unsqueeze(-1) + self.dim - order
        density = (order * diagonal.log()).sum(-1)
        # the norm by products of beta functions, page 1999
        less = self.dim - 1
        alpha = self.concentration + 0.5 * less
        norm = 0.5 * less * math.log(math.pi) + F.mvlgamma(alpha - 0.5, less) - less * F.lgamma(alpha)
        return density - norm


class Wishart(WithCovariance):
    """Covariances of `df` normal vectors (times `df`), whose own covariance, or its inverse or factor, is given.

    Drawn by Bartlett's decomposition (1933).
    """

    arg_constraints = {
        "covariance_matrix": constraints.positive_definite, "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky, "df": constraints.greater_than(0),
    }  # fmt: skip
    support = constraints.positive_definite
    has_rsample = True
    df: Any

    def __init__(
        self, df: Value, covariance_matrix: Any = None, precision_matrix: Any = None, scale_tril: Any = None,
        validate_args: bool | None = None,
    ) -> None:  # fmt: skip
        matrices = {
            "covariance_matrix": covariance_matrix,
            "precision_matrix": precision_matrix,
            "scale_tril": scale_tril,
        }
        shapes = [tuple(item.shape[-2:]) for item in matrices.values() if item is not None]
        self._take(validate_args, shapes[0] if shapes else (), one_of=COVARIANCES, **matrices, df=df)
        if not all_true(self.df > self._event_shape[-1] - 1):
            msg = f"Value of df={df} expected to be greater than ndim - 1 = {self._event_shape[-1] - 1}."
            raise ArgumentValueError(msg)

    @property
    def _wide_df(self) -> Any:
        return self.df.unsqueeze(-1).unsqueeze(-1)

    @property
    def mean(self) -> Any:
        """`df * covariance`."""
        return self._wide_df * self.covariance_matrix

    @property
    def mode(self) -> Any:
        """`(df - n - 1) * covariance`; NaN where that is no mode."""
        factor = self._wide_df - self._event_shape[-1] - 1
        return F.where(factor > 0, factor, math.nan) * self.covariance_matrix

    @property
    def variance(self) -> Any:
        """`df * (v_ij ** 2 + v_ii * v_jj)`."""
        v = self.covariance_matrix
        diagonal = v.diagonal(dim1=-2, dim2=-1)
        return self._wide_df * (v.square() + diagonal.unsqueeze(-1) * diagonal.unsqueeze(-2))

    def _draw(self, shape: Size) -> Any:
        size = self._event_shape[-1]
        freedom = self.df.unsqueeze(-1) - F.arange(size, dtype=self._dtype, device=self._device)
        squares = 2 * F._standard_gamma((0.5 * freedom).expand(shape[:-1]), None)
        tiny = finfo(self._dtype).tiny
        factor = self._randn(shape).tril(-1) + F.diag_embed(squares.clamp(min=tiny).sqrt())
        product = self.scale_tril @ factor
        return product @ product.mT

    def _log_norm(self) -> Any:
        """The logarithm of the density's denominator without the matrix's determinant."""
        size = self._event_shape[-1]
        return (
            self.df * half_log_det(self.scale_tril) + 0.5 * self.df * size * math.log(2)
            + F.mvlgamma(0.5 * self.df, size)
        )

    def _log_prob(self, value: Any) -> Any:
        size = self._event_shape[-1]
        factor = F.linalg_cholesky(value)
        trace = squares_by_inverse(self.scale_tril, factor)
        return (self.df - size - 1) * half_log_det(factor) - 0.5 * trace - self._log_norm()

    def entropy(self) -> Any:
        """`log norm - (df - n - 1) / 2 * E[log det] + df * n / 2`."""
        size = self._event_shape[-1]
        determinant = self._log_mean() + size * math.log(2) + 2 * half_log_det(self.scale_tril)
        return self._log_norm() - 0.5 * (self.df - size - 1) * determinant + 0.5 * size * self.df

    def _log_mean(self) -> Any:
        """The mean of the logarithmic determinant of the unit covariance, without a factor of 2 for each dimension."""
        halves = 0.5 * (self.df.unsqueeze(-1) - F.arange(self._event_shape[-1], dtype=self._dtype, device=self._device))
        return F.digamma(halves).sum(-1)
