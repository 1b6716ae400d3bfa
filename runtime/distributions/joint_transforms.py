"""Transforms of vectors and matrices, and of parts of a tensor."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from runtime.distributions import constraints
from runtime.distributions.operators import F
from runtime.distributions.transforms import Shape, Transform
from runtime.distributions.values import tril_matrix_to_vec, vec_to_tril_matrix
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor.type_info import finfo


class SoftmaxTransform(Transform):
    """Vectors to the simplex by `exp` and division by the sum; no bijection, as a constant may be added."""

    domain = constraints.real_vector
    codomain = constraints.simplex

    def _call(self, x: Any) -> Any:
        return F.softmax(x, -1)

    def _inverse(self, y: Any) -> Any:
        return y.log()

    def forward_shape(self, shape: Any) -> Shape:
        """The same, of one dimension at least."""
        return _at_least(shape, 1)

    inverse_shape = forward_shape


class StickBreakingTransform(Transform):
    """Vectors to the simplex of one dimension more: each number breaks off a part of what is left of a stick of 1."""

    bijective = True
    domain = constraints.real_vector
    codomain = constraints.simplex

    def _call(self, x: Any) -> Any:
        part = _broken(x - _left(x).log())
        remainder = (1 - part).cumprod(-1)
        ones = F.ones_like(x[..., :1])
        return F.cat((part, ones), -1) * F.cat((ones, remainder), -1)

    def _inverse(self, y: Any) -> Any:
        first = y[..., :-1]
        remainder = (1 - first.cumsum(-1)).clamp(min=finfo(y.dtype).tiny)
        return first.log() - remainder.log() + _left(first).log()

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """The sum of the logarithms of the parts and of the slopes of the sigmoids."""
        shifted = x - _left(x).log()
        return (F.logsigmoid(shifted) - shifted + y[..., :-1].log()).sum(-1)

    def forward_shape(self, shape: Any) -> Shape:
        """One more in the last dimension."""
        shape = _at_least(shape, 1)
        return (*shape[:-1], shape[-1] + 1)

    def inverse_shape(self, shape: Any) -> Shape:
        """One less in the last dimension."""
        shape = _at_least(shape, 1)
        return (*shape[:-1], shape[-1] - 1)


def _left(x: Any) -> Any:
    """How many parts are still to come at each place, so that zeros break the stick evenly."""
    return F.arange(x.shape[-1], 0, -1, dtype=x.dtype, device=x.device)


def _broken(x: Any) -> Any:
    """Sigmoids kept off 0 and 1."""
    info = finfo(x.dtype)
    return F.clamp(F.sigmoid(x), min=info.tiny, max=1.0 - info.eps)


def _at_least(shape: Any, dims: int) -> Shape:
    if len(shape) < dims:
        msg = "Too few dimensions on input"
        raise ArgumentValueError(msg)
    return tuple(shape)


class CorrCholeskyTransform(Transform):
    """Vectors to Cholesky factors of correlation matrices.

    `tanh` of the numbers are partial correlations, row by row; a row is a stick of length 1, whose squares are broken
    (Lewandowski, Kurowicka and Joe, 2009).
    """

    bijective = True
    domain = constraints.real_vector
    codomain = constraints.corr_cholesky

    def _call(self, x: Any) -> Any:
        eps = finfo(x.dtype).eps
        partial = vec_to_tril_matrix(x.tanh().clamp(min=-1 + eps, max=1 - eps), diag=-1)
        remainder = (1 - partial.square()).sqrt().cumprod(-1)
        partial = partial + F.eye(partial.shape[-1], dtype=x.dtype, device=x.device)
        return partial * F.pad(remainder[..., :-1], [1, 0], value=1.0)

    def _inverse(self, y: Any) -> Any:
        remainder = F.pad((1 - y.square().cumsum(-1))[..., :-1], [1, 0], value=1.0)
        numbers, left = tril_matrix_to_vec(y, -1), tril_matrix_to_vec(remainder, -1)
        ratio = numbers / left.sqrt()
        return (ratio.log1p() - ratio.neg().log1p()) / 2

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """The logarithms of what was left of the sticks, and of the slopes of `tanh`."""
        slopes = -2 * (x + F.softplus(-2 * x) - math.log(2.0)).sum(-1)
        if y.shape[-1] == 2:
            return slopes
        return tril_matrix_to_vec(1 - y.square().cumsum(-1), -2).log().sum(-1) / 2 + slopes

    def forward_shape(self, shape: Any) -> Shape:
        """Square matrices of which the vector is the part below the diagonal."""
        shape = _at_least(shape, 1)
        size = round((0.25 + 2 * shape[-1]) ** 0.5 + 0.5)
        if size * (size - 1) // 2 != shape[-1]:
            msg = "Input is not a flattened lower-diagonal number"
            raise ArgumentValueError(msg)
        return (*shape[:-1], size, size)

    def inverse_shape(self, shape: Any) -> Shape:
        """Vectors of the part below the diagonal."""
        shape = _at_least(shape, 2)
        if shape[-2] != shape[-1]:
            msg = "Input is not square"
            raise ArgumentValueError(msg)
        return (*shape[:-2], shape[-1] * (shape[-1] - 1) // 2)


class LowerCholeskyTransform(Transform):
    """Matrices to lower triangular ones with a positive diagonal: its exponential, and what lies below it."""

    domain = constraints.independent(constraints.real, 2)
    codomain = constraints.lower_cholesky

    def _call(self, x: Any) -> Any:
        return x.tril(-1) + F.diag_embed(x.diagonal(dim1=-2, dim2=-1).exp())

    def _inverse(self, y: Any) -> Any:
        return y.tril(-1) + F.diag_embed(y.diagonal(dim1=-2, dim2=-1).log())


class PositiveDefiniteTransform(Transform):
    """Matrices to positive-definite ones: those of which :class:`LowerCholeskyTransform` gives the factor."""

    domain = constraints.independent(constraints.real, 2)
    codomain = constraints.positive_definite

    def _call(self, x: Any) -> Any:
        factor = LowerCholeskyTransform()(x)
        return factor @ factor.mT

    def _inverse(self, y: Any) -> Any:
        return LowerCholeskyTransform().inv(F.linalg_cholesky(y))


class _PartsTransform(Transform):
    """Transforms of parts of a tensor along a dimension."""

    def __init__(self, tseq: Sequence[Transform], dim: int = 0, cache_size: int = 0) -> None:
        if not all(isinstance(item, Transform) for item in tseq):
            msg = f"{type(self).__name__}: expected transforms"
            raise ArgumentError(msg)
        super().__init__(cache_size)
        self.transforms = [item.with_cache(cache_size) for item in tseq] if cache_size else list(tseq)
        self.dim = dim

    bijective = property(lambda self: all(transform.bijective for transform in self.transforms))

    def _split(self, value: Any) -> Sequence[Any]:
        """The parts of a tensor."""
        raise NotImplementedError

    def _join(self, parts: Sequence[Any]) -> Any:
        """A tensor of parts."""
        raise NotImplementedError

    def _call(self, x: Any) -> Any:
        return self._join([transform(part) for transform, part in zip(self.transforms, self._split(x), strict=True)])

    def _inverse(self, y: Any) -> Any:
        return self._join(
            [transform.inv(part) for transform, part in zip(self.transforms, self._split(y), strict=True)]
        )

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """Those of the parts side by side, where they have events of as many dimensions."""
        pieces = zip(self.transforms, self._split(x), self._split(y), strict=True)
        return self._join_changes([item.log_abs_det_jacobian(a, b) for item, a, b in pieces])

    def _join_changes(self, changes: Sequence[Any]) -> Any:
        return self._join(changes)


class CatTransform(_PartsTransform):
    """Transforms of parts of the given lengths, one behind the other."""

    fields = ("transforms", "dim", "lengths")

    def __init__(
        self, tseq: Sequence[Transform], dim: int = 0, lengths: Sequence[int] | None = None, cache_size: int = 0
    ) -> None:
        super().__init__(tseq, dim, cache_size)
        self.lengths = [1] * len(self.transforms) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.transforms):
            msg = f"CatTransform: {len(self.transforms)} transforms have {len(self.lengths)} lengths"
            raise ArgumentValueError(msg)

    @property
    def event_dim(self) -> int:
        """The most of the parts."""
        return max(int(transform.event_dim) for transform in self.transforms)

    @property
    def length(self) -> int:
        """The sum of the lengths."""
        return sum(self.lengths)

    def _split(self, value: Any) -> Sequence[Any]:
        if value.size(self.dim) != self.length:
            msg = f"CatTransform: expected {self.length} along dimension {self.dim}, got {value.size(self.dim)}"
            raise ArgumentValueError(msg)
        return value.split(self.lengths, self.dim)  # type: ignore[no-any-return]

    def _join(self, parts: Sequence[Any]) -> Any:
        return F.cat(list(parts), self.dim)

    def log_abs_det_jacobian(self, x: Any, y: Any) -> Any:
        """Those of the parts side by side; their sum where the dimension lies within the event."""
        changes, events = [], self.event_dim
        for transform, start, end in zip(self.transforms, self._split(x), self._split(y), strict=True):
            change = transform.log_abs_det_jacobian(start, end)
            missing = events - transform.event_dim
            changes.append(change if missing == 0 else change.flatten(change.dim() - missing).sum(-1))
        dim = self.dim - x.dim() if self.dim >= 0 else self.dim
        dim += events
        if dim < 0:
            return F.cat(changes, dim)
        total: Any = sum(changes[1:], changes[0])
        return total

    domain = property(
        lambda self: constraints.cat([transform.domain for transform in self.transforms], self.dim, self.lengths)
    )
    codomain = property(
        lambda self: constraints.cat([transform.codomain for transform in self.transforms], self.dim, self.lengths)
    )


class StackTransform(_PartsTransform):
    """Transforms of the elements along a dimension."""

    fields = ("transforms", "dim")

    def _split(self, value: Any) -> Sequence[Any]:
        if value.size(self.dim) != len(self.transforms):
            msg = f"StackTransform: {len(self.transforms)} transforms of {value.size(self.dim)} parts"
            raise ArgumentValueError(msg)
        return value.unbind(self.dim)  # type: ignore[no-any-return]

    def _join(self, parts: Sequence[Any]) -> Any:
        return F.stack(list(parts), self.dim)

    domain = property(lambda self: constraints.stack([transform.domain for transform in self.transforms], self.dim))
    codomain = property(
        lambda self: constraints.stack([transform.codomain for transform in self.transforms], self.dim)
    )
