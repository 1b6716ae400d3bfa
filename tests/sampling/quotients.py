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
        results: dict[str, Any] = {}
        for name, spec in self.call.tensors.items():
            results[name] = replace(spec, grad=False).build(self.module, results)
        # As they lie in memory, where several may share a place.
        at = {name: np.array(value_of(results[name], self.module).array) for name in self.leaves}
        if not at or (not forward and sum(value.size for value in at.values()) > MOST):
            return Outcome()
        taken = self.recorded(at)
        if forward:
            result, _ = self.results(at)
            tangents = zip(self.tangents(at, list(at)), result, strict=True)
            return Outcome(tangents=[slope for slope, tensor in tangents if isinstance(tensor, self.module.Tensor)])
        if second:
            moving = [
                name for name, gradient in zip(at, self.gradients(at, taken), strict=True) if gradient is not None
            ]
            along = self.tangents(at, moving)  # what a gradient's slope along the weights is
            slopes = self.slopes(at, lambda first: self.pulled(first, taken))
            return Outcome(second=[*slopes, *(along[key] for key in taken)])
        return Outcome(gradients=self.slopes(at, lambda first: self.total(first, taken)))

    def results(self, at: dict[str, Array], *, grad: bool = False) -> tuple[list[Any], list[Any]]:
        """What the call gives where its leaves hold these numbers, and the leaves."""
        result: dict[str, Any] = {}
        for name, spec in self.call.tensors.items():
            chosen = replace(spec, grad=grad and spec.grad)
            if name in at:
                layout = "contiguous" if spec.shares else spec.layout
                values = tuple(at[name].ravel().tolist())
                chosen = replace(chosen, values=values, layout=layout, rounded="")
            result[name] = chosen.build(self.module, result)
        return flat(evaluate(self.call, self.module, result), self.module), [result[name] for name in at]

    def recorded(self, at: dict[str, Array]) -> list[int]:
        """The places of the results that have a gradient."""
        result, _ = self.results(at, grad=True)
        return [
            index for index, value in enumerate(result) if isinstance(value, self.module.Tensor) and value.requires_grad
        ]

    def total(self, at: dict[str, Array], taken: list[int]) -> float:
        """The results times the weights that gradients are asked for with."""
        result, _ = self.results(at)
        return sum(_product(weights_for(result[key], self.module), result[key]) for key in taken)

    def gradients(self, at: dict[str, Array], taken: list[int]) -> list[Any]:
        """The gradients, None where they have no further ones."""
        result, leaves = self.results(at, grad=True)
        chosen = [result[key] for key in taken]
        seeds = [weights_for(item, self.module).requires_grad_() for item in chosen]
        grad = self.module.autograd.grad(chosen, leaves, seeds, allow_unused=True, create_graph=True)
        return [tensor if tensor is not None and tensor.requires_grad else None for tensor in grad]

    def pulled(self, at: dict[str, Array], taken: list[int]) -> float:
        """The gradients times the weights that further ones are asked for with."""
        values = [gradient.detach() for gradient in self.gradients(at, taken) if gradient is not None]
        return sum(_product(weights_for(value, self.module), value) for value in values)

    def slopes(self, at: dict[str, Array], function: Any) -> list[Value | None]:
        """The gradient of a number with respect to each leaf."""
        results: list[Value | None] = []
        for name, center in at.items():
            slope = np.zeros(center.shape, center.dtype)
            for key in np.ndindex(center.shape):
                for unit in (1.0, 1j) if center.dtype.kind == "c" else (1.0,):
                    ends = [function({**at, name: _moved(center, key, way * STEP * unit)}) for way in (1, -1)]
                    slope[key] += unit * (ends[0] - ends[1]) / (2 * STEP)
            # A sum that is undefined says nothing of the places that have a number.
            slope[np.isnan(slope) & np.isfinite(center)] = UNKNOWN
            results.append(Value(None, str(slope.dtype), slope.shape, (), slope))
        return results

    def tangents(self, at: dict[str, Array], moving: list[str]) -> list[Value | None]:
        """The slope of each result along the tangents of the leaves that move."""
        _, leaves = self.results(at)
        along = {name: np.asarray(value_of(weights_for(leaf, self.module), self.module).array) * (name in moving)
                 for name, leaf in zip(at, leaves, strict=True)}  # fmt: skip
        ends = [self.results({name: at[name] + way * STEP * along[name] for name in at})[0] for way in (1, -1)]
        results: list[Value | None] = []
        for tensor, other in zip(*ends, strict=True):
            if not isinstance(tensor, self.module.Tensor):
                results.append(None)
                continue
            values = [np.asarray(value_of(each, self.module).array) for each in (tensor, other)]
            slope = (values[0] - values[1]) / (2 * STEP) if values[0].dtype.kind in "fc" else None
            results.append(None if slope is None else Value(None, str(slope.dtype), slope.shape, (), slope))
        return results


def _moved(center: Array, key: tuple[int, ...], by: complex) -> Array:
    moved = center.copy()
    moved[key] += by
    return moved


def _product(weights: Any, values: Any) -> float:
    """The real part of a product, of which gradients are taken."""
    if not values.numel():
        return 0.0
    total = (weights.conj() * values).sum()
    return float(total.real if total.is_complex() else total)
