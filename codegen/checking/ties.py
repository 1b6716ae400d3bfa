"""Gradients where elements are equal, as those of `maximum` and `amax`: no share of them is counted twice.

There differences of one element see a kink, and say nothing. But equal elements that move together stay equal, and the
result is smooth along that way: its slope is the sum of their gradients, however these share it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from codegen.checking.differences import agrees, changes, difference, spelled
from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import Leaf, Library, Numbers, Subject, elements
from codegen.language.kernels import ReduceKernel, ScanKernel
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.samples import Sample, TensorSample

_LOOPS = (ElementwiseKernel, ReduceKernel, ScanKernel)  # whose results have a slope along that way


def tie_findings(
    entry: Entry, derivative: Derivative, samples: Sequence[Sample], library: Library, seed: int
) -> Iterator[Finding]:
    """The first sample that shows it with all elements of its tensors equal; none of a kernel that is no loop."""
    if not isinstance(entry.kernel, _LOOPS) or not entry.accepts_real:
        return
    for number, sample in enumerate(samples):
        values = _tied(entry, sample, draw(sample, entry.sampling, entry.fixed_dtypes, f"{entry.name} {number} {seed}"))
        subject = Subject(library, entry, derivative, values)
        if not subject.leaves or not subject.has_finite_results:
            continue
        source = random.Random(f"{number} {seed}")  # noqa: S311 - no secrets
        weights = [[source.uniform(0.5, 1.5) for _ in numbers] for numbers in subject.results(subject.start)]
        found = _finding(subject, weights)
        if found is None:
            continue
        leaves, got, wanted = found
        names = " and ".join(f"'{leaf}'" for leaf in leaves)
        words = spelled(got, wanted)
        message = f"the gradients of '{entry.name}' where all elements of {names} are equal add up to {words[0]}, "
        message += f"but moving these together changes the result by {words[1]}"
        formula = next((one for one in derivative.formulas if leaves[0].name in one.arguments), None)
        place, length = (formula.location, len(formula.text)) if formula else (derivative.location, 1)
        hint = f"sample: {sample}; equal elements share a gradient, or one of them has it"
        yield Finding(place, "check-ties", message, hint, length)
        return


def _tied(entry: Entry, sample: Sample, values: dict[str, Any]) -> dict[str, Any]:
    """The values with equal elements: one number for all tensors of one interval. What a sample gives stays."""
    domain = dict(entry.sampling.domain)
    numbers: dict[tuple[Any, ...], Any] = {}

    def tied(name: str, given: Any, made: Any) -> Any:
        if isinstance(given, tuple):
            return tuple(tied(name, value, other) for value, other in zip(given, made, strict=True))
        drawn = isinstance(given, TensorSample) and given.values is None and isinstance(made, TensorValues)
        if not drawn or not made.elements or not made.dtype.startswith("float"):
            return made
        number = numbers.setdefault((made.dtype, given.within or domain.get(name)), made.elements[0])
        return replace(made, elements=(number,) * len(made.elements))

    return {name: tied(name, given, values[name]) for name, given in sample.values}


def _finding(subject: Subject, weights: Sequence[Numbers]) -> tuple[list[Leaf], float, float] | None:
    """Leaves of one number whose gradients do not add up to the slope, with both; None where all do."""
    gradients, start = subject.gradients(subject.start, weights), subject.results(subject.start)
    for number in dict.fromkeys(numbers[0] for numbers in subject.start if numbers):
        moving = [place for place, numbers in enumerate(subject.start) if numbers and {*numbers} == {number}]

        def total(step: float, moving: Sequence[int] = moving) -> Numbers:
            points = [
                [element + step for element in numbers] if place in moving else numbers
                for place, numbers in enumerate(subject.start)
            ]
            found = zip(changes(subject.results(points), start), weights, strict=True)
            return [sum(number * weight for pair in found for number, weight in zip(*pair, strict=True))]

        shares = [share for place in moving for share in elements(gradients[place], subject.leaves[place])]
        wanted, smooth = difference(total, abs(number))
        scale = max([1.0, *(abs(share) for share in shares)]) * len(shares)
        if not moving or not smooth or not all(map(math.isfinite, (*shares, *wanted))):
            continue  # a kink along the way, which says nothing
        if not agrees(sum(shares), wanted[0], scale=scale):
            return [subject.leaves[place] for place in moving], sum(shares), wanted[0]
    return None
