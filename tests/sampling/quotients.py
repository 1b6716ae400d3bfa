"""Slopes of PyTorch's values by differences, in float64: they say which of two gradients is right."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from .calls import Call
from .outcomes import Outcome, Value, evaluate, flat, value_of, weights_for
from .tensors import Array

STEP = 1e-5
TOLERANCE = 2e-5  # of the slopes, relative to the largest
MOST = 150  # elements that differences are taken of
UNKNOWN = np.finfo(np.float64).max  # a slope that no difference says; nothing is near it


@dataclass(frozen=True)
class Slopes:
    """Differences of a call whose numbers are float64 or complex128."""

    call: Call
    module: Any

    @property
    def leaves(self) -> list[str]:
        """The tensors with respect to which gradients are taken."""
        return [name for name, spec in self.call.tensors.items() if spec.grad]

    def outcome(self, *, second: bool, forward: bool) -> Outcome:
        """The gradients, the gradients of the gradients or the tangents; empty where there are none to be had."""
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            try:
                return self._outcome(second=second, forward=forward)
            except Exception as error:  # a call near this one may have no answer
                return Outcome(error=error.with_traceback(None))

    def _outcome(self, *, second: bool, forward: bool) -> Outcome:
        made: dict[str, Any] = {}
        for name, spec in self.call.tensors.items():
            made[name] = replace(spec, grad=False).build(self.module, made)
        # As they lie in memory, where several may share a place.
        at = {name: np.array(value_of(made[name], self.module).array) for name in self.leaves}
        if not at or (not forward and sum(one.size for one in at.values()) > MOST):
            return Outcome()
        taken = self.recorded(at)
        if forward:
            found, _ = self.results(at)
            tangents = zip(self.tangents(at, list(at)), found, strict=True)
            return Outcome(tangents=[slope for slope, one in tangents if isinstance(one, self.module.Tensor)])
        if second:
            moving = [name for name, one in zip(at, self.gradients(at, taken), strict=True) if one is not None]
            along = self.tangents(at, moving)  # what a gradient's slope along the weights is
            slopes = self.slopes(at, lambda one: self.pulled(one, taken))
            return Outcome(second=[*slopes, *(along[one] for one in taken)])
        return Outcome(gradients=self.slopes(at, lambda one: self.total(one, taken)))

    def results(self, at: dict[str, Array], *, grad: bool = False) -> tuple[list[Any], list[Any]]:
        """What the call gives where its leaves hold these numbers, and the leaves."""
        made: dict[str, Any] = {}
        for name, spec in self.call.tensors.items():
            chosen = replace(spec, grad=grad and spec.grad)
            if name in at:
                layout = "contiguous" if spec.shares else spec.layout
                values = tuple(at[name].ravel().tolist())
                chosen = replace(chosen, values=values, layout=layout, rounded="")
            made[name] = chosen.build(self.module, made)
        return flat(evaluate(self.call, self.module, made), self.module), [made[name] for name in at]

    def recorded(self, at: dict[str, Array]) -> list[int]:
        """The places of the results that have a gradient."""
        found, _ = self.results(at, grad=True)
        return [place for place, one in enumerate(found) if isinstance(one, self.module.Tensor) and one.requires_grad]

    def total(self, at: dict[str, Array], taken: list[int]) -> float:
        """The results times the weights that gradients are asked for with."""
        found, _ = self.results(at)
        return sum(_product(weights_for(found[place], self.module), found[place]) for place in taken)

    def gradients(self, at: dict[str, Array], taken: list[int]) -> list[Any]:
        """The gradients, None where they have no further ones."""
        found, leaves = self.results(at, grad=True)
        chosen = [found[place] for place in taken]
        seeds = [weights_for(one, self.module).requires_grad_() for one in chosen]
        given = self.module.autograd.grad(chosen, leaves, seeds, allow_unused=True, create_graph=True)
        return [one if one is not None and one.requires_grad else None for one in given]

    def pulled(self, at: dict[str, Array], taken: list[int]) -> float:
        """The gradients times the weights that further ones are asked for with."""
        given = [one.detach() for one in self.gradients(at, taken) if one is not None]
        return sum(_product(weights_for(one, self.module), one) for one in given)

    def slopes(self, at: dict[str, Array], function: Any) -> list[Value | None]:
        """The gradient of a number with respect to each leaf."""
        found: list[Value | None] = []
        for name, center in at.items():
            slope = np.zeros(center.shape, center.dtype)
            for place in np.ndindex(center.shape):
                for unit in (1.0, 1j) if center.dtype.kind == "c" else (1.0,):
                    ends = [function({**at, name: _moved(center, place, way * STEP * unit)}) for way in (1, -1)]
                    slope[place] += unit * (ends[0] - ends[1]) / (2 * STEP)
            # A sum that is undefined says nothing of the places that have a number.
            slope[np.isnan(slope) & np.isfinite(center)] = UNKNOWN
            found.append(Value(None, str(slope.dtype), slope.shape, (), slope))
        return found

    def tangents(self, at: dict[str, Array], moving: list[str]) -> list[Value | None]:
        """The slope of each result along the tangents of the leaves that move."""
        _, leaves = self.results(at)
        along = {name: np.asarray(value_of(weights_for(one, self.module), self.module).array) * (name in moving)
                 for name, one in zip(at, leaves, strict=True)}  # fmt: skip
        ends = [self.results({name: at[name] + way * STEP * along[name] for name in at})[0] for way in (1, -1)]
        found: list[Value | None] = []
        for one, other in zip(*ends, strict=True):
            if not isinstance(one, self.module.Tensor):
                found.append(None)
                continue
            values = [np.asarray(value_of(each, self.module).array) for each in (one, other)]
            slope = (values[0] - values[1]) / (2 * STEP) if values[0].dtype.kind in "fc" else None
            found.append(None if slope is None else Value(None, str(slope.dtype), slope.shape, (), slope))
        return found


def _moved(center: Array, place: tuple[int, ...], by: complex) -> Array:
    moved = center.copy()
    moved[place] += by
    return moved


def _product(weights: Any, values: Any) -> float:
    """The real part of a product, of which gradients are taken."""
    if not values.numel():
        return 0.0
    total = (weights.conj() * values).sum()
    return float(total.real if total.is_complex() else total)
