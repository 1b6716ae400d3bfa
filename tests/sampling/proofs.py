"""Conditions on the numbers of two answers under which a reason of known.yaml holds (`proof`).

A proof is an expression of Python over `np`, `mp` (mpmath), the tensors of the call by their letters, as it leaves
them, `ours` and `theirs`, the arrays of the results, and the functions of this module. It is true or false, or an array
that is true everywhere; an expression that fails says no.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import mpmath
import numpy as np

from .calls import Call
from .outcomes import Outcome, Value
from .tensors import Array

_DIGITS = {"f": 1e-5, "d": 1e-12, "F": 1e-5, "D": 1e-12, "e": 4e-3}


def holds(proof: str, call: Call, ours: Outcome, theirs: Outcome) -> bool:
    """Whether a proof is true."""
    written = {tensor for tensor in call.tensors if f"out={tensor}" in call.source}
    arrays = {name: operand.array for name, operand in theirs.afterwards.items() if name not in written}
    if call.way == "inplace":
        arrays["a"] = call.tensors["a"].elements()
    results = {"ours": [result.array for result in ours.results], "theirs": [result.array for result in theirs.results]}
    functions = {"exact": exact, "same": same, "dag": dag, "hermitian": hermitian, "only": partial(only, ours, theirs)}
    names = {"np": np, "mp": mpmath, "call": str(call), **functions}
    try:
        with np.errstate(all="ignore"), mpmath.workdps(40):
            return bool(np.all(eval(proof, {**names, **arrays, **results})))
    except Exception:  # the proof is one of other results
        return False


def exact(function: Callable[..., Any], tensor: Array, *arguments: Array, ulps: float = 1.0) -> bool:
    """Whether numbers are those of a function of mpmath at finite arguments, in the digits of their dtype."""
    tolerance = _DIGITS[tensor.dtype.char] * ulps
    for key in np.ndindex(tensor.shape):
        values = [np.broadcast_to(argument, tensor.shape)[key] for argument in arguments]
        if not all(np.isfinite(value) for value in values):
            continue
        wanted = complex(function(*(value.item() for value in values)))
        if wanted.imag or not np.isfinite(wanted):  # at a pole, or outside of the domain
            if np.isfinite(tensor[key]):
                return False
            continue
        if not abs(tensor[key] - wanted) <= tolerance * max(abs(wanted), 1e-3):
            return False
    return True


def only(ours: Outcome, theirs: Outcome, where: Array) -> bool:
    """Whether results, gradients and tangents differ at the places of a mask alone, whose shape is theirs."""
    pairs: list[tuple[Value | None, Value | None]] = []
    for name in ("results", "gradients", "second", "tangents"):
        pairs += zip(getattr(ours, name), getattr(theirs, name), strict=True)
    arrays = [(item.array, other.array) for item, other in pairs if item is not None and other is not None]
    return all(item is None or other is None or np.all(where | near(item, other)) for item, other in arrays)


def near(first: Array, other: Array, tolerance: float = 0.0) -> Array:
    """Where numbers are equal, as far as their dtype has digits beside the largest."""
    size = float(np.abs(other[np.isfinite(other)]).max(initial=1.0))
    apart = np.abs(first - other) <= (tolerance or 10 * _DIGITS.get(other.dtype.char, 0.0)) * size
    return apart & np.isfinite(other) | (first == other) | (np.isnan(first) & np.isnan(other))


def same(first: Array, other: Array, tolerance: float = 0.0) -> bool:
    """Whether numbers are equal, as far as their dtype has digits beside the largest."""
    return first.shape == other.shape and bool(np.all(near(first, other, tolerance)))


def dag(matrix: Array) -> Array:
    """The conjugate transpose."""
    return np.conj(np.swapaxes(matrix, -1, -2))


def hermitian(matrix: Array, *, lower: bool) -> Array:
    """The Hermitian matrix of which one triangle is given."""
    half = np.tril(matrix, -1) if lower else np.triu(matrix, 1)
    diagonal = np.real(np.diagonal(matrix, axis1=-2, axis2=-1))
    return half + dag(half) + diagonal[..., None] * np.eye(matrix.shape[-1])
