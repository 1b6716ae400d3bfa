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
from codegen.checking.subject import Leaf, LoadedPackage, Numbers, Subject, elements
from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.samples import ArgumentSample, TensorSample

_LOOPS = (ElementwiseKernel, ReduceDefinition, ScanDefinition)  # whose results have a slope along that way


def tie_findings(
    entry: Entry, derivative: Derivative, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
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
        differing = _finding(subject, weights)
        if differing is None:
            continue
        leaves, actual, expected = differing
        names = " and ".join(f"'{leaf}'" for leaf in leaves)
        words = spelled(actual, expected)
        message = f"the gradients of '{entry.name}' where all elements of {names} are equal add up to {words[0]}, "
        message += f"but moving these together changes the result by {words[1]}"
        formula = next((candidate for candidate in derivative.formulas if leaves[0].name in candidate.arguments), None)
        location, length = (formula.location, len(formula.text)) if formula else (derivative.location, 1)
        hint = f"sample: {sample}; equal elements share a gradient, or one of them has it"
        yield Finding(location, "check-ties", message, hint, length)
        return


def _tied(entry: Entry, sample: ArgumentSample, values: dict[str, Any]) -> dict[str, Any]:
    """The values with equal elements: one number for all tensors of one interval. What a sample gives stays."""
    domain = dict(entry.sampling.domain)
    numbers: dict[tuple[Any, ...], Any] = {}

    def tied(name: str, sampled: Any, drawn_value: Any) -> Any:
        if isinstance(sampled, tuple):
            return tuple(tied(name, value, other) for value, other in zip(sampled, drawn_value, strict=True))
        drawn = isinstance(sampled, TensorSample) and sampled.values is None and isinstance(drawn_value, TensorValues)
        if not drawn or not drawn_value.elements or not drawn_value.dtype.startswith("float"):
            return drawn_value
        number = numbers.setdefault((drawn_value.dtype, sampled.within or domain.get(name)), drawn_value.elements[0])
        return replace(drawn_value, elements=(number,) * len(drawn_value.elements))

    return {name: tied(name, operand, values[name]) for name, operand in sample.values}


def _finding(subject: Subject, weights: Sequence[Numbers]) -> tuple[list[Leaf], float, float] | None:
    """Leaves of one number whose gradients do not add up to the slope, with both; None where all do."""
    gradients, start = subject.gradients(subject.start, weights), subject.results(subject.start)
    for number in dict.fromkeys(numbers[0] for numbers in subject.start if numbers):
        moving = [position for position, numbers in enumerate(subject.start) if numbers and {*numbers} == {number}]

        def total(step: float, moving: Sequence[int] = moving) -> Numbers:
            points = [
                [element + step for element in numbers] if position in moving else numbers
                for position, numbers in enumerate(subject.start)
            ]
            pairs = zip(changes(subject.results(points), start), weights, strict=True)
            return [sum(number * weight for pair in pairs for number, weight in zip(*pair, strict=True))]

        shares = [share for position in moving for share in elements(gradients[position], subject.leaves[position])]
        expected, smooth = difference(total, abs(number))
        scale = max([1.0, *(abs(share) for share in shares)]) * len(shares)
        if not moving or not smooth or not all(map(math.isfinite, (*shares, *expected))):
            continue  # a kink along the way, which says nothing
        if not agrees(sum(shares), expected[0], scale=scale):
            return [subject.leaves[position] for position in moving], sum(shares), expected[0]
    return None
