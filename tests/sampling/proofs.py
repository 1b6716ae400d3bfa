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
    written = {one for one in call.tensors if f"out={one}" in call.source}
    arrays = {name: one.array for name, one in theirs.afterwards.items() if name not in written}
    if call.way == "inplace":
        arrays["a"] = call.tensors["a"].elements()
    results = {"ours": [one.array for one in ours.results], "theirs": [one.array for one in theirs.results]}
    functions = {"exact": exact, "same": same, "dag": dag, "hermitian": hermitian, "only": partial(only, ours, theirs)}
    names = {"np": np, "mp": mpmath, "call": str(call), **functions}
    try:
        with np.errstate(all="ignore"), mpmath.workdps(40):
            return bool(np.all(eval(proof, {**names, **arrays, **results})))
    except Exception:  # the proof is one of other results
        return False


def exact(function: Callable[..., Any], found: Array, *arguments: Array, ulps: float = 1.0) -> bool:
    """Whether numbers are those of a function of mpmath at finite arguments, in the digits of their dtype."""
    tolerance = _DIGITS[found.dtype.char] * ulps
    for place in np.ndindex(found.shape):
        given = [np.broadcast_to(one, found.shape)[place] for one in arguments]
        if not all(np.isfinite(one) for one in given):
            continue
        wanted = complex(function(*(one.item() for one in given)))
        if wanted.imag or not np.isfinite(wanted):  # at a pole, or outside of the domain
            if np.isfinite(found[place]):
                return False
            continue
        if not abs(found[place] - wanted) <= tolerance * max(abs(wanted), 1e-3):
            return False
    return True


def only(ours: Outcome, theirs: Outcome, where: Array) -> bool:
    """Whether results, gradients and tangents differ at the places of a mask alone, whose shape is theirs."""
    pairs: list[tuple[Value | None, Value | None]] = []
    for name in ("results", "gradients", "second", "tangents"):
        pairs += zip(getattr(ours, name), getattr(theirs, name), strict=True)
    arrays = [(one.array, other.array) for one, other in pairs if one is not None and other is not None]
    return all(one is None or other is None or np.all(where | near(one, other)) for one, other in arrays)


def near(one: Array, other: Array, tolerance: float = 0.0) -> Array:
    """Where numbers are equal, as far as their dtype has digits beside the largest."""
    size = float(np.abs(other[np.isfinite(other)]).max(initial=1.0))
    apart = np.abs(one - other) <= (tolerance or 10 * _DIGITS.get(other.dtype.char, 0.0)) * size
    return apart & np.isfinite(other) | (one == other) | (np.isnan(one) & np.isnan(other))


def same(one: Array, other: Array, tolerance: float = 0.0) -> bool:
    """Whether numbers are equal, as far as their dtype has digits beside the largest."""
    return one.shape == other.shape and bool(np.all(near(one, other, tolerance)))


def dag(matrix: Array) -> Array:
    """The conjugate transpose."""
    return np.conj(np.swapaxes(matrix, -1, -2))


def hermitian(matrix: Array, *, lower: bool) -> Array:
    """The Hermitian matrix of which one triangle is given."""
    half = np.tril(matrix, -1) if lower else np.triu(matrix, 1)
    diagonal = np.real(np.diagonal(matrix, axis1=-2, axis2=-1))
    return half + dag(half) + diagonal[..., None] * np.eye(matrix.shape[-1])
