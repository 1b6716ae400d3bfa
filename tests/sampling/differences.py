"""Differences between two outcomes of one call, and their reasons (known.yaml)."""

from __future__ import annotations

import functools
import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import yaml

from .calls import Call
from .outcomes import Outcome, Value
from .proofs import holds

# How far numbers of a dtype may be apart, relative to the largest of the result: sums of a few terms, rounded twice.
TOLERANCE = {"float16": 4e-3, "bfloat16": 3e-2, "float32": 2e-5, "complex64": 4e-5, "float64": 1e-9, "complex128": 1e-9}
_CLASSES = (TypeError, IndexError, ValueError, RuntimeError)  # NotImplementedError and LinAlgError are RuntimeErrors
_FIELDS = ("operator", "call", "what", "text", "kernel")
KNOWN = Path(__file__).with_name("known.yaml")


@dataclass(frozen=True)
class Difference:
    """`what` is a word: error, dtype, shape, strides, values, memory, gradient, backward; raises and succeeds say
    what happens here where PyTorch does the other one.
    """

    what: str
    text: str


@dataclass(frozen=True)
class Known:
    """A difference that has a reason: patterns for the operator, the call, the difference and its text.

    `seen` is a call that shows it: seed, operator and turn, and `spoiled` or `retyped` where it was changed; on some
    processors alone, whose rounding decides, where it `varies`. `proof` is what must be true of the numbers for it,
    where that can be said (see :mod:`.proofs`).
    """

    reason: str
    seen: str
    patterns: tuple[tuple[str, re.Pattern[str]], ...]
    proof: str = ""
    varies: bool = False

    def holds(self, call: Call, difference: Difference, answers: tuple[Outcome, Outcome] | None = None) -> bool:
        """Whether all patterns are found, and the proof holds for our answer and PyTorch's."""
        fields = {
            "operator": call.subject.name, "call": str(call), "what": difference.what, "text": difference.text,
            "kernel": call.subject.entry.kind,
        }  # fmt: skip
        result = all(pattern.search(fields[name]) for name, pattern in self.patterns)
        return result and (not self.proof or answers is None or holds(self.proof, call, *answers))


@functools.cache
def known() -> tuple[Known, ...]:
    """The differences that have a reason."""
    rows: list[dict[str, Any]] = yaml.safe_load(KNOWN.read_text(encoding="utf-8")) or []
    return tuple(
        Known(
            row["reason"],
            row.get("seen", ""),
            tuple((key, re.compile(row[key])) for key in row if key in _FIELDS),
            row.get("proof", ""),
            row.get("varies", False),
        )
        for row in rows
    )


def reason(call: Call, difference: Difference, answers: tuple[Outcome, Outcome] | None = None) -> str:
    """Why a difference between two answers, ours and PyTorch's, is there; "" if nothing says so."""
    return next((item.reason for item in known() if item.holds(call, difference, answers)), "")


def compare(call: Call, ours: Outcome, theirs: Outcome, *, classes: bool = False) -> Difference | None:
    """The first difference, errors before results before what was written before gradients; `classes`: of errors.

    Strides come last, as no number depends on them.
    """
    if (ours.error is None) != (theirs.error is None):
        error = ours.error or theirs.error
        text = f"{type(error).__name__}: {str(error).strip().splitlines()[0] if str(error) else ''}"[:300]
        return Difference("raises" if ours.error else "succeeds", text)
    if ours.error is not None and theirs.error is not None:
        return of_errors(ours.error, theirs.error) if classes else None
    if len(ours.results) != len(theirs.results):
        return Difference("shape", f"{len(ours.results)} results, PyTorch {len(theirs.results)}")
    # Functions of integers are computed in float32, and gradients go through the dtype of the result.
    kinds = [tensor.dtype for tensor in (*call.tensors.values(), *theirs.results) if tensor.dtype]
    coarse = max((TOLERANCE.get(kind, TOLERANCE["float32"]) for kind in kinds), default=0.0)
    layout: Difference | None = None
    for mine, other in zip(ours.results, theirs.results, strict=True):
        result = unequal(mine, other, values=not call.is_random, coarse=coarse)
        if result and result.what != "strides":
            return result
        layout = layout or result
    for name, mine in ours.afterwards.items():
        result = unequal(mine, theirs.afterwards[name], values=not call.is_random, coarse=coarse)
        told = result and Difference("memory", f"{name} afterwards: {result.what} {result.text}")
        if result and result.what != "strides":
            return told
        layout = layout or told
    return of_gradients(ours, theirs, coarse) or layout


def of_errors(ours: BaseException, theirs: BaseException) -> Difference | None:
    """Two errors are alike where an `except` that catches PyTorch's catches ours as well."""
    if isinstance(ours, next((class_ for class_ in _CLASSES if isinstance(theirs, class_)), Exception)):
        return None
    shown = (f"{type(item).__name__}: {(str(item).strip().splitlines() or [''])[0]}"[:150] for item in (ours, theirs))
    return Difference("error", ", PyTorch ".join(shown))


def of_gradients(ours: Outcome, theirs: Outcome, coarse: float) -> Difference | None:
    """What differs in the backward pass, in a second one, and in forward mode."""
    return (
        _pass(ours.backward_error, theirs.backward_error, ours.gradients, theirs.gradients, coarse, "")
        or _pass(ours.second_error, theirs.second_error, ours.second, theirs.second, coarse * 8, "second ")
        or _pass(ours.forward_error, theirs.forward_error, ours.tangents, theirs.tangents, coarse, "forward ")
    )


def _pass(
    mine: BaseException | None, other: BaseException | None, ours: list[Value | None], theirs: list[Value | None],
    coarse: float, which: str,
) -> Difference | None:  # fmt: skip
    """What differs in one pass; `which` says whether it is another than the first one backward."""
    if (mine is None) != (other is None):
        error = mine or other
        text = f"{'' if mine else 'PyTorch: '}{type(error).__name__}: {error}"[:300]
        return Difference(f"{which}backward", text)
    if bool(ours) != bool(theirs):
        if not which and any(
            tensor is not None and tensor.array is not None and np.any(tensor.array) for tensor in ours or theirs
        ):
            return Difference("backward", f"{len(ours)} gradients, PyTorch {len(theirs)}")
        theirs, ours = theirs or [None] * len(ours), ours or [None] * len(theirs)
    if len(ours) != len(theirs):  # another number of results takes part
        return None
    for item, third in zip(ours, theirs, strict=True):
        if item is None or third is None:
            rest = item or third
            zero = None if rest is None or rest.array is None else np.zeros_like(rest.array)
            if zero is not None and gap(rest.array, zero, max(coarse, TOLERANCE.get(rest.dtype, 0.0)) * 8):
                text = f"{'none' if item is None else 'some'}, where PyTorch has the contrary"
                return Difference(f"{which}gradient", text)
            continue
        result = unequal(item, third, strides=False, coarse=coarse, slack=8)
        if result:
            return Difference(f"{which}gradient", f"{result.what}: {result.text}")
    return None


def unequal(
    mine: Value, other: Value, *, values: bool = True, strides: bool = True, coarse: float = 0, slack: float = 1
) -> Difference | None:
    """What differs between two tensors, or two plain values; `coarse` is the tolerance of what they come from."""
    if (mine.array is None) != (other.array is None):
        return Difference("shape", f"{mine.plain!r} {mine.shape}, PyTorch {other.plain!r} {other.shape}")
    if mine.array is None or other.array is None:
        same = repr(mine.plain).split(".")[-1] == repr(other.plain).split(".")[-1] or _near(mine.plain, other.plain)
        return None if same or not values else Difference("values", f"{mine.plain!r}, PyTorch {other.plain!r}")
    if mine.dtype != other.dtype:
        return Difference("dtype", f"{mine.dtype}, PyTorch {other.dtype}")
    if mine.shape != other.shape:
        return Difference("shape", f"{mine.shape}, PyTorch {other.shape}")
    if values:
        result = gap(mine.array, other.array, max(coarse, TOLERANCE.get(mine.dtype, 0.0)) * slack)
        if result:
            return Difference("values", result)
    # The stride of a dimension that has no second element says nothing.
    told = [
        [stride for stride, size in zip(array.strides, array.shape, strict=True) if size > 1] for array in (mine, other)
    ]
    if strides and mine.array.size and told[0] != told[1]:
        return Difference("strides", f"{mine.strides}, PyTorch {other.strides} of {mine.shape}")
    return None


def _near(first: Any, other: Any) -> bool:
    try:
        return bool(first == other or abs(first - other) <= 1e-5 * abs(other) or (np.isnan(first) and np.isnan(other)))
    except (TypeError, ValueError, RuntimeError):
        return False


def gap(mine: Any, other: Any, tolerance: float) -> str:
    """The first element that differs, "" if there is none."""
    if mine.dtype.kind in "biu":
        wrong = mine != other
    else:
        with np.errstate(all="ignore"):
            finite = np.abs(other[np.isfinite(other)])
            size = float(finite.max()) if finite.size else 0.0
            size = size if math.isfinite(size) else 0.0
            far = np.abs(mine - other) > tolerance * np.maximum(np.abs(other), min(size, 1e4)) + tolerance
            same = (mine == other) | (np.isnan(mine) & np.isnan(other))
            wrong = ~same & (far | ~np.isfinite(mine) | ~np.isfinite(other))
    if not np.any(wrong):
        return ""
    key = tuple(int(index) for index in np.argwhere(wrong)[0]) if wrong.ndim else ()
    return f"{mine[key]!r} at {list(key)}, PyTorch {other[key]!r} ({int(wrong.sum())} of {wrong.size})"
