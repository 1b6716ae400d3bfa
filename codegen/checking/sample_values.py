"""The numbers of a sample: distinct, within their domain, away from where the operator is not differentiable.

All are multiples of 1 / 1024, so that they are the same numbers in float32, and they depend on the seed alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from codegen.reading.samples import USUAL, USUAL_INTEGERS, ArgumentSample, Interval, Sampling, TensorSample, size_of

_GRID = 1024
# How far numbers stay from the ends of their interval and from points: this much, or this part of a narrow interval.
_MARGIN, _PART = 0.125, 1 / 16


@dataclass(frozen=True)
class TensorValues:
    """A tensor to be made: its elements in row-major order."""

    shape: tuple[int, ...]
    dtype: str
    elements: tuple[Any, ...]
    transposed: bool
    symmetric: bool = False
    sparse: str = ""


def draw(sample: ArgumentSample, sampling: Sampling, fixed: Sequence[tuple[str, str]], seed: str) -> dict[str, Any]:
    """The values of a sample by argument, every TensorSample replaced by TensorValues.

    Floating tensors of one interval share their numbers, so that no two elements of them are equal.
    """
    source = random.Random(seed)  # noqa: S311 - samples, not secrets
    result = sample.by_name
    kinds, domain, points = dict(fixed), dict(sampling.domain), dict(sampling.points)
    pools: dict[tuple[Any, ...], list[TensorSample]] = {}
    slots: list[tuple[str, int | None, TensorSample, tuple[Any, ...]]] = []
    for name, value in sample.values:
        group = value if isinstance(value, tuple) else (value,)
        for at, element in enumerate(group):
            if isinstance(element, TensorSample):
                around = tuple(_point(point, result) for point in points.get(name, ()))
                key = (element.dtype or kinds.get(name, "float64"), element.within or domain.get(name), around)
                pools.setdefault(key, []).append(element)
                slots.append((name, at if isinstance(value, tuple) else None, element, key))
    numbers = {key: _numbers(key, members, source) for key, members in pools.items()}
    for name, position, element, key in slots:
        tensor_values = TensorValues(
            element.shape, key[0], _elements(element, numbers[key]), element.transposed, element.symmetric,
            element.sparse,
        )
        operand = result[name]
        result[name] = (
            tensor_values if position is None else (*operand[:position], tensor_values, *operand[position + 1 :])
        )
    return result


def _point(point: float | str, values: dict[str, Any]) -> float | None:
    if not isinstance(point, str):
        return point
    value = values[point.removeprefix("-")]
    return None if value is None else -float(value) if point.startswith("-") else float(value)


def _numbers(key: tuple[Any, ...], members: Sequence[TensorSample], source: random.Random) -> list[Any]:
    """As many numbers as the tensors of one pool have elements."""
    dtype, interval, points = key
    count = sum(size_of(member.shape) for member in members if member.values is None)
    if dtype == "bool":
        return [source.random() < 0.5 for _ in range(count)]
    if not dtype.startswith(("float", "bfloat", "complex")):
        first, last = interval.integers if interval else USUAL_INTEGERS
        return [source.randint(first, last) for _ in range(count)]
    numbers = spread(count, interval, [point for point in points if point is not None], source)
    if dtype.startswith("complex"):
        return [complex(number, other) for number, other in zip(numbers, numbers[::-1], strict=True)]
    return numbers


def _elements(tensor: TensorSample, numbers: list[Any]) -> tuple[Any, ...]:
    """The elements that a sample gives, or the next ones of the pool."""
    if tensor.values is not None:
        return tuple(_flat(tensor.values))
    count = size_of(tensor.shape)
    taken = tuple(numbers[:count])
    del numbers[:count]
    return taken


def _flat(values: Any) -> list[Any]:
    return [leaf for value in values for leaf in _flat(value)] if isinstance(values, tuple) else [values]


def spread(count: int, interval: Interval | None, points: Sequence[float], source: random.Random) -> list[float]:
    """`count` numbers in random order, one from the middle half of each of as many equal parts of the interval."""
    low, high = interval.finite if interval else USUAL
    margin = min(_MARGIN, (high - low) * _PART)
    pieces = [(low + margin, high - margin)]
    for point in sorted(points):
        pieces = [part for a, b in pieces for part in ((a, min(b, point - margin)), (max(a, point + margin), b))]
        pieces = [(a, b) for a, b in pieces if a < b]
    total = sum(b - a for a, b in pieces)
    result = []
    for index in range(count):
        distance = (index + 0.25 + 0.5 * source.random()) / count * total
        for a, b in pieces:
            if distance <= b - a:
                result.append(round((a + distance) * _GRID) / _GRID)
                break
            distance -= b - a
    source.shuffle(result)
    return result
