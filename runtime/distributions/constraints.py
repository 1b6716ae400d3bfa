"""Conditions on values, by which parameters and samples are checked: ``constraints.positive.check(value)``.

Those over whole vectors or matrices have an `event_dim`: so many last dimensions are one value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from runtime.distributions.operators import F
from runtime.distributions.values import all_true
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.language import broadcast_shapes
from runtime.tensor import dtypes
from runtime.tensor.type_info import finfo

__all__ = [
    "Constraint", "MixtureSameFamilyConstraint", "boolean", "cat", "corr_cholesky", "dependent", "dependent_property",
    "greater_than", "greater_than_eq", "half_open_interval", "independent", "integer_interval", "interval",
    "is_dependent", "less_than", "lower_cholesky", "lower_triangular", "multinomial", "nonnegative",
    "nonnegative_integer", "one_hot", "positive", "positive_definite", "positive_integer", "positive_semidefinite",
    "real", "real_vector", "simplex", "square", "stack", "symmetric", "unit_interval",
]  # fmt: skip

_ROUNDING = 1e-6  # how far sums and symmetric elements may be from what they should be


class Constraint:
    """A condition; `is_discrete` where few of the real numbers fulfil it."""

    is_discrete: Any = False
    event_dim: Any = 0
    fields: ClassVar[tuple[str, ...]] = ()  # attributes that its repr shows

    def check(self, value: Any) -> Any:
        """Whether each value fulfils it: a bool tensor without the event's dimensions."""
        raise NotImplementedError

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)}" for name in self.fields)
        return f"{type(self).__name__.lstrip('_')}({shown})"


class _Dependent(Constraint):
    """A condition that depends on other parameters, which is not checked by itself."""

    def __init__(self, *, is_discrete: Any = NotImplemented, event_dim: Any = NotImplemented) -> None:
        self._discrete, self._event_dim = is_discrete, event_dim

    def _known(self, value: Any, name: str) -> Any:
        if value is NotImplemented:
            msg = f".{name} cannot be determined statically"
            raise NotImplementedError(msg)
        return value

    @property
    def is_discrete(self) -> Any:
        """Whether it is discrete, where that was said. NotImplementedError elsewhere."""
        return self._known(self._discrete, "is_discrete")

    @property
    def event_dim(self) -> Any:
        """How many dimensions an event has, where that was said. NotImplementedError elsewhere."""
        return self._known(self._event_dim, "event_dim")

    def __call__(self, *, is_discrete: Any = NotImplemented, event_dim: Any = NotImplemented) -> _Dependent:
        """The same with more known of it."""
        return _Dependent(
            is_discrete=self._discrete if is_discrete is NotImplemented else is_discrete,
            event_dim=self._event_dim if event_dim is NotImplemented else event_dim,
        )

    def check(self, value: Any) -> Any:
        msg = "Cannot determine validity of dependent constraint"
        raise ArgumentValueError(msg)


class _DependentProperty(property, _Dependent):
    """A property of a distribution that is a condition, of which a class knows no more than is said here."""

    def __init__(
        self, fget: Callable[[Any], Any] | None = None, *, is_discrete: Any = NotImplemented,
        event_dim: Any = NotImplemented,
    ) -> None:  # fmt: skip
        property.__init__(self, fget)
        _Dependent.__init__(self, is_discrete=is_discrete, event_dim=event_dim)

    def __call__(self, fget: Any) -> Any:  # type: ignore[override]
        """As a decorator, after what is known was said."""
        return _DependentProperty(fget, is_discrete=self._discrete, event_dim=self._event_dim)


def is_dependent(constraint: Any) -> bool:
    """Whether a condition depends on other parameters."""
    return isinstance(constraint, _Dependent)


class _IndependentConstraint(Constraint):
    """A condition that all values of the last dimensions fulfil."""

    fields = ("base_constraint", "reinterpreted_batch_ndims")

    def __init__(self, base_constraint: Any, reinterpreted_batch_ndims: int) -> None:
        self.base_constraint = base_constraint
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    @property
    def is_discrete(self) -> Any:
        """That of the values."""
        return self.base_constraint.is_discrete

    @property
    def event_dim(self) -> Any:
        """That of the values and the last dimensions."""
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value: Any) -> Any:
        good = self.base_constraint.check(value)
        count = self.reinterpreted_batch_ndims
        if good.ndim < count:
            expected = self.base_constraint.event_dim + count
            msg = f"Expected value.dim() >= {expected} but got {value.dim()}"
            raise ArgumentValueError(msg)
        return good.reshape((*good.shape[: good.ndim - count], -1)).all(-1)


class MixtureSameFamilyConstraint(Constraint):
    """The condition of the components of a mixture, for values that have no dimension of components."""

    fields = ("base_constraint",)

    def __init__(self, base_constraint: Any) -> None:
        if not isinstance(base_constraint, Constraint):
            msg = f"base_constraint must be a constraint, got {type(base_constraint).__name__}"
            raise ArgumentError(msg)
        self.base_constraint = base_constraint

    @property
    def is_discrete(self) -> Any:
        """That of the components."""
        return self.base_constraint.is_discrete

    @property
    def event_dim(self) -> Any:
        """That of the components."""
        return self.base_constraint.event_dim

    def check(self, value: Any) -> Any:
        """Whether each value fulfils it, for all components."""
        good = self.base_constraint.check(value.unsqueeze(-1 - self.event_dim))
        count = value.dim() - self.event_dim
        if count < 0:
            msg = f"Expected value.dim() >= {self.event_dim} but got {value.dim()}"
            raise ArgumentValueError(msg)
        return good.reshape((*good.shape[:count], -1)).all(-1)


class _Boolean(Constraint):
    is_discrete = True

    def check(self, value: Any) -> Any:
        return (value == 0) | (value == 1)


class _OneHot(Constraint):
    is_discrete, event_dim = True, 1

    def check(self, value: Any) -> Any:
        return ((value == 0) | (value == 1)).all(-1) & (value.sum(-1) == 1)


class _Bounded(Constraint):
    """Between bounds, which are numbers or tensors, in the order of `fields`."""

    def __init__(self, *bounds: Any, **named: Any) -> None:
        by_field = dict(zip(self.fields, bounds, strict=False)) | named
        if len(bounds) + len(named) != len(self.fields) or set(by_field) != set(self.fields):
            msg = f"{type(self).__name__.lstrip('_')}: expected the bounds {', '.join(self.fields)}"
            raise ArgumentError(msg)
        self.__dict__.update(by_field)

    lower_bound: Any
    upper_bound: Any


class _IntegerInterval(_Bounded):
    is_discrete = True
    fields = ("lower_bound", "upper_bound")

    def check(self, value: Any) -> Any:
        return (value % 1 == 0) & (self.lower_bound <= value) & (value <= self.upper_bound)


class _IntegerLessThan(_Bounded):
    is_discrete = True
    fields = ("upper_bound",)

    def check(self, value: Any) -> Any:
        return (value % 1 == 0) & (value <= self.upper_bound)


class _IntegerGreaterThan(_Bounded):
    is_discrete = True
    fields = ("lower_bound",)

    def check(self, value: Any) -> Any:
        return (value % 1 == 0) & (value >= self.lower_bound)


class _Real(Constraint):
    def check(self, value: Any) -> Any:
        return value == value  # noqa: PLR0124  # false for NaN


class _GreaterThan(_Bounded):
    fields = ("lower_bound",)

    def check(self, value: Any) -> Any:
        return value > self.lower_bound


class _GreaterThanEq(_Bounded):
    fields = ("lower_bound",)

    def check(self, value: Any) -> Any:
        return value >= self.lower_bound


class _LessThan(_Bounded):
    fields = ("upper_bound",)

    def check(self, value: Any) -> Any:
        return value < self.upper_bound


class _Interval(_Bounded):
    fields = ("lower_bound", "upper_bound")

    def check(self, value: Any) -> Any:
        return (value >= self.lower_bound) & (value <= self.upper_bound)


class _HalfOpenInterval(_Bounded):
    fields = ("lower_bound", "upper_bound")

    def check(self, value: Any) -> Any:
        return (value >= self.lower_bound) & (value < self.upper_bound)


class _Simplex(Constraint):
    event_dim = 1

    def check(self, value: Any) -> Any:
        return (value >= 0).all(-1) & ((value.sum(-1) - 1).abs() < _ROUNDING)


class _Multinomial(Constraint):
    is_discrete, event_dim = True, 1
    fields = ("upper_bound",)

    def __init__(self, upper_bound: Any) -> None:
        self.upper_bound = upper_bound

    def check(self, value: Any) -> Any:
        return (value >= 0).all(-1) & (value.sum(-1) <= self.upper_bound)


class _LowerTriangular(Constraint):
    event_dim = 2

    def check(self, value: Any) -> Any:
        return (F.tril(value) == value).flatten(-2).all(-1)


class _LowerCholesky(Constraint):
    event_dim = 2

    def check(self, value: Any) -> Any:
        return (F.tril(value) == value).flatten(-2).all(-1) & (value.diagonal(dim1=-2, dim2=-1) > 0).all(-1)


class _CorrCholesky(_LowerCholesky):
    def check(self, value: Any) -> Any:
        allowed = 10 * value.shape[-1] * finfo(value.dtype).eps
        return super().check(value) & ((value.square().sum(-1).sqrt() - 1).abs() <= allowed).all(-1)


class _Square(Constraint):
    event_dim = 2

    def check(self, value: Any) -> Any:
        return F.full(value.shape[:-2], value.shape[-2] == value.shape[-1], dtype=dtypes.bool_, device=value.device)


class _Symmetric(_Square):
    def check(self, value: Any) -> Any:
        square = super().check(value)
        if value.shape[-2] != value.shape[-1]:
            return square
        return F.isclose(value, value.mT, atol=_ROUNDING).all(-2).all(-1)


class _PositiveSemidefinite(_Symmetric):
    def check(self, value: Any) -> Any:
        symmetric = super().check(value)
        return symmetric & (F.linalg_eigvalsh(value) >= 0).all(-1) if all_true(symmetric) else symmetric


class _PositiveDefinite(_Symmetric):
    def check(self, value: Any) -> Any:
        symmetric = super().check(value)
        return symmetric & (F.linalg_cholesky_ex(value)[1] == 0) if all_true(symmetric) else symmetric


class _Parts(Constraint):
    """Conditions of parts of a tensor along a dimension."""

    fields: ClassVar[tuple[str, ...]] = ("cseq", "dim")

    def __init__(self, cseq: Sequence[Any], dim: int = 0) -> None:
        if not all(isinstance(item, Constraint) for item in cseq):
            msg = f"{type(self).__name__.lstrip('_')}: expected constraints"
            raise ArgumentError(msg)
        self.cseq, self.dim = list(cseq), dim

    @property
    def is_discrete(self) -> Any:
        """Whether one of the parts is."""
        return any(item.is_discrete for item in self.cseq)


class _Cat(_Parts):
    """Of parts of the given lengths, one behind the other."""

    fields = ("cseq", "dim", "lengths")

    def __init__(self, cseq: Sequence[Any], dim: int = 0, lengths: Sequence[int] | None = None) -> None:
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.cseq):
            msg = f"cat: {len(self.cseq)} constraints have {len(self.lengths)} lengths"
            raise ArgumentValueError(msg)

    @property
    def event_dim(self) -> Any:
        """The largest of the parts."""
        return max(item.event_dim for item in self.cseq)

    def check(self, value: Any) -> Any:
        """Of the parts side by side."""
        parts = value.split(self.lengths, self.dim)
        return F.cat([item.check(part) for item, part in zip(self.cseq, parts, strict=True)], self.dim)


class _Stack(_Parts):
    """Of the elements along a dimension."""

    @property
    def event_dim(self) -> Any:
        """The largest of the parts, and one more where their dimension lies among the event's."""
        most = max(item.event_dim for item in self.cseq)
        return most + 1 if self.dim + most < 0 else most

    def check(self, value: Any) -> Any:
        """Of the parts side by side."""
        parts = value.unbind(self.dim)
        checks = [item.check(part) for item, part in zip(self.cseq, parts, strict=True)]
        shape = broadcast_shapes(*(check.shape for check in checks))
        return F.stack([check.expand(shape) for check in checks], self.dim)


dependent = _Dependent()
dependent_property = _DependentProperty
independent = _IndependentConstraint
boolean = _Boolean()
one_hot = _OneHot()
nonnegative_integer = _IntegerGreaterThan(0)
positive_integer = _IntegerGreaterThan(1)
integer_interval = _IntegerInterval
real = _Real()
real_vector = independent(real, 1)
positive = _GreaterThan(0.0)
nonnegative = _GreaterThanEq(0.0)
greater_than = _GreaterThan
greater_than_eq = _GreaterThanEq
less_than = _LessThan
multinomial = _Multinomial
unit_interval = _Interval(0.0, 1.0)
interval = _Interval
half_open_interval = _HalfOpenInterval
simplex = _Simplex()
lower_triangular = _LowerTriangular()
lower_cholesky = _LowerCholesky()
corr_cholesky = _CorrCholesky()
square = _Square()
symmetric = _Symmetric()
positive_semidefinite = _PositiveSemidefinite()
positive_definite = _PositiveDefinite()
cat = _Cat
stack = _Stack
