"""Decide which of two differing results is right: by PyTorch in a wider dtype, or by finite differences of its
values.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np

from .calls import Call
from .differences import TOLERANCE, Difference, compare
from .outcomes import Outcome, Value, look
from .quotients import TOLERANCE as SLOPES
from .quotients import UNKNOWN, Slopes
from .tensors import Array

WIDER = {"float16": "float64", "bfloat16": "float64", "float32": "float64", "complex64": "complex128"}
# How many times as far from the wide answer ours may be as PyTorch's: two orders of one sum differ by as much.
FARTHER = 4.0
LARGEST = 0.1  # of the largest number, however far off PyTorch's is
_NUMBERS = ("values", "memory", "gradient", "second gradient", "forward gradient")
_DTYPE = re.compile(rf"\bm\.({'|'.join(WIDER)})\b")


def widened(call: Call) -> Call:
    """The call with the same numbers in float64 and complex128."""
    tensors = {
        name: replace(spec, dtype=WIDER.get(spec.dtype, spec.dtype), rounded=spec.rounded or spec.dtype)
        for name, spec in call.tensors.items()
    }
    source = _DTYPE.sub(lambda result: f"m.{WIDER[result[1]]}", call.source)
    return replace(call, source=source, tensors=tensors)


def wide_look(module: Any, call: Call) -> Outcome:
    """What a call gives in float64, also where integers make floating numbers."""
    before = module.get_default_dtype()
    module.set_default_dtype(module.float64)
    try:
        return look(module, widened(call))
    finally:
        module.set_default_dtype(before)


def difference(
    call: Call, ours: Outcome, theirs: Outcome, libraries: tuple[Any, Any], *, classes: bool = False
) -> Difference | None:
    """What differs, but for numbers that are right by a third answer; `classes`: of errors. The libraries are both."""
    result = compare(call, ours, theirs, classes=classes)
    if result is None or result.what not in _NUMBERS or call.is_random:
        return result
    return compare(call, ours, settled(call, ours, theirs, *libraries), classes=classes)


def settled(call: Call, ours: Outcome, theirs: Outcome, ow: Any, torch: Any) -> Outcome:
    """PyTorch's outcome, in which ours stands where it is right by the answer in a wider dtype, or by differences.

    Further gradients are differences of our first ones, which have been compared before.
    """
    if any(tensor.dtype in WIDER for tensor in (*call.tensors.values(), *_every(theirs))):
        wide = wide_look(torch, call)
        theirs = theirs if wide.error is not None else _replaced(ours, theirs, wide)
    if not any(spec.grad for spec in call.tensors.values()):
        return theirs
    for order, library in (("", torch), ("second", ow), ("forward", torch)):
        if order in ("", call.order):
            right = Slopes(widened(call), library).outcome(second=order == "second", forward=order == "forward")
            theirs = _replaced(ours, theirs, right, SLOPES)
    return replace(theirs, tangents=_tangents(ours, theirs))


def _tangents(ours: Outcome, theirs: Outcome) -> list[Value | None]:
    """PyTorch's tangents in the dtypes of the results, with ours where a result is infinite or undefined."""
    if not len(ours.tangents) == len(theirs.tangents) == len(ours.results):
        return theirs.tangents
    return [_tangent(*each) for each in zip(ours.tangents, theirs.tangents, ours.results, strict=True)]


def _tangent(mine: Value | None, other: Value | None, result: Value) -> Value | None:
    if mine is None or other is None or mine.array is None or other.array is None or result.array is None:
        return other
    if not mine.array.shape == other.array.shape == result.array.shape or mine.dtype != result.dtype:
        return other
    with np.errstate(all="ignore"):
        array = np.where(np.isfinite(result.array), other.array, mine.array).astype(mine.array.dtype)
    return replace(other, dtype=mine.dtype, array=array)


def _replaced(ours: Outcome, theirs: Outcome, right: Outcome, tolerance: float = 0.0) -> Outcome:
    """PyTorch's outcome with our values where they are right by a third one, of which parts may be missing."""
    afterwards = dict(theirs.afterwards)
    if ours.afterwards.keys() == theirs.afterwards.keys() == right.afterwards.keys():
        rows = ([item.afterwards[name] for name in afterwards] for item in (ours, theirs, right))
        afterwards = dict(zip(afterwards, _chosen(*rows, tolerance), strict=True))
    return replace(
        theirs,
        results=_chosen(ours.results, theirs.results, right.results, tolerance),
        afterwards=afterwards,
        gradients=_chosen(ours.gradients, theirs.gradients, right.gradients, tolerance),
        second=_chosen(ours.second, theirs.second, right.second, tolerance),
        tangents=_chosen(ours.tangents, theirs.tangents, right.tangents, tolerance),
    )


def _every(outcome: Outcome) -> list[Value]:
    """All tensors of an outcome."""
    rest = (*outcome.gradients, *outcome.second, *outcome.tangents)
    return [*outcome.results, *outcome.afterwards.values(), *(item for item in rest if item is not None)]


def _chosen(ours: list[Any], theirs: list[Any], right: list[Any], tolerance: float) -> list[Any]:
    """Of each tensor PyTorch's values, or ours where they are as near to the right ones."""
    if not len(ours) == len(theirs) == len(right):
        return theirs
    return [chosen(*each, tolerance) for each in zip(ours, theirs, right, strict=True)]


def chosen(mine: Value | None, other: Value | None, right: Value | None, tolerance: float = 0.0) -> Value | None:
    """PyTorch's values, with ours at the places where a third answer says that they are right; None is 0."""
    if mine is None or right is None or right.array is None or mine.array is None:
        is_zero = tolerance and other is not None and right is not None and not np.any(right.array)
        return mine if is_zero else other
    is_absent = other is None
    if is_absent and not tolerance:  # differences alone say that there is a slope where PyTorch has none
        return other
    other = replace(mine, array=np.full_like(mine.array, np.nan)) if other is None else other
    first, second = mine.array, other.array
    if mine.dtype != other.dtype or second is None or not first.shape == second.shape == right.array.shape:
        return other
    if first.dtype.kind not in "fc":
        return other
    farther = 0.0 if tolerance else FARTHER  # differences have an error of their own, whatever PyTorch's is
    near = as_near(first, second, right.array, max(tolerance, TOLERANCE.get(other.dtype, 0.0)), farther)
    if is_absent:
        return mine if np.all(near) else None
    return replace(other, array=np.where(near, first, second))


def as_near(mine: Array, other: Array, wide: Array, tolerance: float, farther: float = FARTHER) -> Array:
    """Where numbers are right within a tolerance, or about as near to the right ones as PyTorch's are."""
    with np.errstate(all="ignore"):
        near, far = (_distance(item, wide.astype(other.dtype), wide) for item in (mine, other))
        finite = np.where(np.abs(wide) < UNKNOWN, np.abs(wide), 0.0)
        size = float(finite.max(initial=0.0))
        worst = min(farther * float(far[np.isfinite(far)].max(initial=0.0)), LARGEST * size)
        allowed = np.maximum(tolerance * np.maximum(finite, min(size, 1e4)), worst)
        return np.asarray(np.isfinite(near) & (near <= allowed))


def _distance(array: Array, right: Array, wide: Array) -> Array:
    """How far numbers are from the right ones; those that are infinite or undefined alike are not."""
    same = (array == right) | (np.isnan(array) & np.isnan(wide))
    apart = np.abs(array.astype(wide.dtype) - wide)
    return np.where(same, 0.0, np.where(np.isnan(apart), np.inf, apart))
