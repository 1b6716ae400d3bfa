"""Check gradients for complex tensors against finite differences of real and imaginary parts.

The numbers of a sample become the real parts. Of the real loss ``L = sum(real(conj(weight) * result))`` the gradient
with respect to z has the derivative of L by the real part of z as its real part, and that by the imaginary part as its
imaginary one.
An operator that rejects complex tensors, or their gradients, gives no wrong ones: there is nothing to check.
"""

from __future__ import annotations

import cmath
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from codegen.checking.differences import agrees, changes, difference, place_of, spelled
from codegen.checking.sample_values import TensorValues
from codegen.checking.subject import Leaf, LoadedPackage, Subject, flat
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry

Complex = list[Any]
HINT = "a gradient is grad times the conjugate of the derivative, conj(...); or reject it with 'complex'"


def complex_gap(
    entry: Entry, derivative: Derivative, library: LoadedPackage, values: dict[str, Any], source: random.Random
) -> tuple[Leaf, str] | None:
    """The first leaf whose gradient is wrong for complex numbers, and in what; `values` are those of a sample."""
    if not entry.accepts_complex or derivative.only_real or derivative.unverified:
        return None
    subject = Subject(library, entry, derivative, _with_imaginary_parts(entry, derivative, values, source), "complex")
    differences = _gradients(subject, source)
    if differences is None:
        return None
    gradients, weights = differences
    start = subject.results(subject.start)

    def total(points: Sequence[Complex]) -> float:
        return math.fsum(
            (complex(weight).conjugate() * number).real
            for result, other in zip(changes(subject.results(points), start), weights, strict=True)
            for number, weight in zip(result, other, strict=True)
        )

    for index, leaf in enumerate(subject.leaves):
        actual = flat(gradients[index]) if gradients[index] is not None else [0j] * len(subject.start[index])
        for position, number in enumerate(actual):
            size = abs(subject.start[index][position])
            parts = [difference(_moved(subject, total, index, position, unit), size)[0][0] for unit in (1, 1j)]
            if not (agrees(number.real, parts[0]) and agrees(number.imag, parts[1])):
                real, imaginary = spelled(number.real, parts[0]), spelled(number.imag, parts[1])
                where = place_of(position, leaf.values.shape)
                return leaf, (
                    f"wrong for complex numbers at {where}: formula ({real[0]}, {imaginary[0]}), finite difference "
                    f"({real[1]}, {imaginary[1]})"
                )
    return None


def _with_imaginary_parts(
    entry: Entry, derivative: Derivative, values: dict[str, Any], source: random.Random
) -> dict[str, Any]:
    """The values of a sample, with complex numbers for what is differentiated."""
    fixed = dict(entry.fixed_dtypes)

    def lifted(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(lifted(part) for part in value)
        if not isinstance(value, TensorValues) or not value.dtype.startswith("float"):
            return value
        parts = [complex(number, source.choice((-1, 1)) * source.randint(16, 48) / 64) for number in value.elements]
        return replace(value, dtype="complex128", elements=tuple(parts))

    return {
        name: lifted(value) if name in derivative.arguments and name not in fixed else value
        for name, value in values.items()
    }


def _gradients(subject: Subject, source: random.Random) -> tuple[list[Any], list[Complex]] | None:
    """The gradients of random weights for the results, and those; None where there is no gradient."""
    if not subject.leaves:
        return None
    try:
        results = subject.results(subject.start)
    except Exception:  # noqa: BLE001 - it does not take these numbers, and says so itself
        return None
    if not all(cmath.isfinite(number) for result in results for number in result):
        return None
    weights: list[Complex] = [[_weight(number, source) for number in result] for result in results]
    try:
        return subject.gradients(subject.start, weights), weights
    except NotImplementedError:
        return None


def _weight(number: complex, source: random.Random) -> complex:
    """A number between 0.5 and 1.5 of either sign, or two such as parts."""
    parts = [source.choice((-1, 1)) * source.randint(32, 96) / 64 for _ in range(2)]
    return complex(*parts) if isinstance(number, complex) else parts[0]


def _moved(
    subject: Subject, total: Callable[[Sequence[Complex]], float], leaf: int, position: int, unit: complex
) -> Callable[[float], list[float]]:
    """`total` of a step of one element of one leaf, in the direction of `unit`."""

    def at(step: float) -> list[float]:
        points = [list(vector) for vector in subject.start]
        points[leaf][position] += step * unit
        return [total(points)]

    return at
