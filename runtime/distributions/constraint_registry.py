"""Transforms from all real numbers to what fulfils a constraint.

``biject_to`` gives bijections, as changes of variables need; ``transform_to`` gives what is well behaved in an
optimiser. Both are extended by ``register``.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.distributions import all_transforms as transforms
from runtime.distributions import constraints
from runtime.errors import ArgumentError, UnsupportedError

__all__ = ["ConstraintRegistry", "biject_to", "transform_to"]


class ConstraintRegistry:
    """Functions that make the transform of a constraint, by its class."""

    def __init__(self) -> None:
        self._registry: dict[type, Callable[[Any], Any]] = {}

    def register(self, constraint: Any, factory: Callable[[Any], Any] | None = None) -> Any:
        """Let `factory` make the transforms of a class of constraints, or of the class of one; also a decorator."""
        if factory is None:
            return functools.partial(self.register, constraint)
        kind = type(constraint) if isinstance(constraint, constraints.Constraint) else constraint
        if not (isinstance(kind, type) and issubclass(kind, constraints.Constraint)):
            msg = f"Expected constraint to be either a Constraint subclass or instance, but got {constraint}"
            raise ArgumentError(msg)
        self._registry[kind] = factory
        return factory

    def __call__(self, constraint: Any) -> Any:
        """The transform of a constraint. NotImplementedError where none is known."""
        factory = self._registry.get(type(constraint))
        if factory is None:
            msg = f"Cannot transform {type(constraint).__name__} constraints"
            raise UnsupportedError(msg)
        return factory(constraint)


biject_to = ConstraintRegistry()
transform_to = ConstraintRegistry()


def _register(
    *kinds: Any, to: tuple[ConstraintRegistry, ...] = (biject_to, transform_to)
) -> Callable[[Callable[[Any], Any]], Callable[[Any], Any]]:
    """A decorator that registers a function for several constraints."""

    def take(factory: Callable[[Any], Any]) -> Callable[[Any], Any]:
        for registry in to:
            for kind in kinds:
                registry.register(kind, factory)
        return factory

    return take


@_register(constraints.real)
def _to_real(_: Any) -> Any:
    return transforms.identity_transform


@_register(constraints.independent, to=(biject_to,))
def _biject_each(constraint: Any) -> Any:
    return transforms.IndependentTransform(biject_to(constraint.base_constraint), constraint.reinterpreted_batch_ndims)


@_register(constraints.independent, to=(transform_to,))
def _transform_each(constraint: Any) -> Any:
    base = transform_to(constraint.base_constraint)
    return transforms.IndependentTransform(base, constraint.reinterpreted_batch_ndims)


@_register(constraints.positive, constraints.nonnegative)
def _to_positive(constraint: Any) -> Any:
    return _above(constraint.lower_bound)


def _above(bound: Any) -> Any:
    if isinstance(bound, (int, float)) and bound == 0:
        return transforms.ExpTransform()
    return transforms.ComposeTransform([transforms.ExpTransform(), transforms.AffineTransform(bound, 1)])


@_register(constraints.less_than)
def _to_less(constraint: Any) -> Any:
    return transforms.ComposeTransform(
        [transforms.ExpTransform(), transforms.AffineTransform(constraint.upper_bound, -1)]
    )


@_register(constraints.interval, constraints.half_open_interval)
def _to_interval(constraint: Any) -> Any:
    low, high = constraint.lower_bound, constraint.upper_bound
    if isinstance(low, (int, float)) and isinstance(high, (int, float)) and low == 0 and high == 1:
        return transforms.SigmoidTransform()
    return transforms.ComposeTransform([transforms.SigmoidTransform(), transforms.AffineTransform(low, high - low)])


@_register(constraints.simplex, to=(biject_to,))
def _biject_simplex(_: Any) -> Any:
    return transforms.StickBreakingTransform()


@_register(constraints.simplex, to=(transform_to,))
def _transform_simplex(_: Any) -> Any:
    return transforms.SoftmaxTransform()


@_register(constraints.lower_cholesky, to=(transform_to,))
def _to_lower_cholesky(_: Any) -> Any:
    return transforms.LowerCholeskyTransform()


@_register(constraints.positive_definite, constraints.positive_semidefinite, to=(transform_to,))
def _to_positive_definite(_: Any) -> Any:
    return transforms.PositiveDefiniteTransform()


@_register(constraints.corr_cholesky)
def _to_corr_cholesky(_: Any) -> Any:
    return transforms.CorrCholeskyTransform()


@_register(constraints.cat, to=(biject_to,))
def _biject_cat(constraint: Any) -> Any:
    parts = [biject_to(item) for item in constraint.cseq]
    return transforms.CatTransform(parts, constraint.dim, constraint.lengths)


@_register(constraints.cat, to=(transform_to,))
def _transform_cat(constraint: Any) -> Any:
    parts = [transform_to(item) for item in constraint.cseq]
    return transforms.CatTransform(parts, constraint.dim, constraint.lengths)


@_register(constraints.stack, to=(biject_to,))
def _biject_stack(constraint: Any) -> Any:
    return transforms.StackTransform([biject_to(item) for item in constraint.cseq], constraint.dim)


@_register(constraints.stack, to=(transform_to,))
def _transform_stack(constraint: Any) -> Any:
    return transforms.StackTransform([transform_to(item) for item in constraint.cseq], constraint.dim)
