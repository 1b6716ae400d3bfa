"""Shapes, strides and dtypes of random draws; no number is drawn."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.creation.operator import checked_sizes
from runtime.kernels.random import families, operator
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.plans import KernelPlan, plan_of
from runtime.tensor.sizes import broadcast_sizes


def _floating(name: str, kind: dtype) -> dtype:
    """A dtype in which numbers can be drawn."""
    if not kind.is_floating_point:
        msg = f"{name}: expected a floating dtype, got {kind.name}"
        raise UnsupportedError(msg)
    return kind


def _sized(name: str, size: Any, kind: dtype) -> KernelPlan:
    return KernelPlan(checked_sizes(name, size), kind if kind.is_complex else _floating(name, kind))


@plan_of(operator.rand)
def rand(size: Any, _generator: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
    """Numbers in rows."""
    return _sized("rand", size, dtype or dtypes.get_default_dtype())


@plan_of(operator.randn)
def randn(size: Any, _generator: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
    """Numbers in rows."""
    return _sized("randn", size, dtype or dtypes.get_default_dtype())


@plan_of(operator.randint)
def randint(low: int, high: int, size: Any, _generator: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
    """Numbers in rows."""
    kind = dtype or dtypes.int64
    operator.check_integers(low, high, kind)
    return KernelPlan(checked_sizes("randint", size), kind)


@plan_of(operator.randperm)
def randperm(n: int, _generator: Any, dtype: dtype | None, *_: Any) -> KernelPlan:
    """A vector."""
    kind = dtype or dtypes.int64
    operator.check_permutation(n, kind)
    return KernelPlan(checked_sizes("randperm", (n,)), kind)


@plan_of(operator.bernoulli)
def bernoulli(self: Tensor, _generator: Any) -> KernelPlan:
    """A number for each probability."""
    return KernelPlan(self._sizes, _floating("bernoulli", self.dtype))


@plan_of(operator.multinomial)
def multinomial(self: Tensor, num_samples: int, replacement: bool, _generator: Any) -> KernelPlan:
    """So many places for each row of weights."""
    _floating("multinomial", self.dtype)
    operator.check_samples(self._sizes, num_samples, replacement)
    return KernelPlan((*self._sizes[:-1], num_samples), dtypes.int64)


def _like(name: str) -> Any:
    """The plan of a number for each parameter."""

    def plan(self: Tensor, _generator: Any) -> KernelPlan:
        return KernelPlan(self._sizes, _floating(name, self.dtype))

    return plan


plan_of(families.poisson)(_like("poisson"))
plan_of(families.standard_gamma)(_like("_standard_gamma"))
plan_of(families.dirichlet)(_like("_sample_dirichlet"))


@plan_of(families.binomial)
def binomial(count: Tensor, prob: Tensor, _generator: Any) -> KernelPlan:
    """A number for each pair of parameters, which broadcast."""
    if count.dtype is not prob.dtype:
        msg = f"binomial: expected count and prob of one dtype, got {count.dtype} and {prob.dtype}"
        raise ComputeError(msg)
    return KernelPlan(broadcast_sizes(count._sizes, prob._sizes), _floating("binomial", count.dtype))
