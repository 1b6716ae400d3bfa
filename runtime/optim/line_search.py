"""A step along a direction that fulfils the strong Wolfe conditions.

The search brackets such a step and closes in on it by cubics through two points, as described by Nocedal and Wright
(Numerical Optimization, section 3.5), with the safeguards of Schmidt's minFunc.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from runtime.tensor import Tensor

_DECREASE, _CURVATURE = 1e-4, 0.9  # the constants c1 and c2 of the conditions


class Point(NamedTuple):
    """A place on the line: how far it is, the loss and its gradient there, and the slope along the line."""

    step: float
    loss: float
    gradient: Tensor
    slope: float


def ratio(above: float, below: float) -> float:
    """A quotient in which a zero below gives infinity or NaN, as in arithmetic of tensors."""
    if below:
        return above / below
    return math.nan if above == 0 or math.isnan(above) else math.copysign(math.inf, above) * math.copysign(1, below)


def _lowest(first: Point, other: Point, limits: tuple[float, float] | None = None) -> float:
    """Where the cubic through two points with their slopes is lowest, within limits or between the points."""
    near, far = (first, other) if first.step <= other.step else (other, first)
    low, high = limits or (near.step, far.step)
    bend = near.slope + far.slope - 3 * ratio(near.loss - far.loss, near.step - far.step)
    square = bend**2 - near.slope * far.slope
    if not square >= 0:
        return (low + high) / 2.0
    root = math.sqrt(square)
    part = ratio(far.slope + root - bend, far.slope - near.slope + 2 * root)
    return min(max(far.step - (far.step - near.step) * part, low), high)


class _Search:
    """One search: `evaluate` gives the point at a step, and is called at most `most` + 1 times."""

    def __init__(self, evaluate: Callable[[float], Point], start: Point, most: int) -> None:
        self.evaluate, self.start, self.most = evaluate, start, most
        self.tried = 0

    def too_high(self, point: Point) -> bool:
        """Whether the loss fell less than the slope at the start promises."""
        return point.loss > self.start.loss + _DECREASE * point.step * self.start.slope

    def is_flat(self, point: Point) -> bool:
        """Whether the slope is small enough."""
        return abs(point.slope) <= -_CURVATURE * self.start.slope

    def bracket(self, point: Point) -> list[Point]:
        """Two points with a step that fulfils the conditions between them, or one that does."""
        before = self.start
        while self.tried < self.most:
            if self.too_high(point) or (self.tried > 1 and point.loss >= before.loss):
                return [before, point]
            if self.is_flat(point):
                return [point]
            if point.slope >= 0:
                return [before, point]
            limits = point.step + 0.01 * (point.step - before.step), point.step * 10
            before, step = point, _lowest(before, point, limits)
            point = self.evaluate(step)
            self.tried += 1
        return [self.start, point]

    def close_in(self, ends: list[Point], longest: float, tolerance: float) -> Point:
        """The best step that is found between two points."""
        low, stuck = _lower(ends), False
        while self.tried < self.most:
            first, last = sorted(end.step for end in ends)
            if abs(last - first) * longest < tolerance:
                break
            step, stuck = _inside(_lowest(ends[0], ends[1]), first, last, stuck)
            point = self.evaluate(step)
            self.tried += 1
            high = 1 - low
            if self.too_high(point) or point.loss >= ends[low].loss:
                ends[high] = point
                low = _lower(ends)
                continue
            if self.is_flat(point):
                return point
            if point.slope * (ends[high].step - ends[low].step) >= 0:
                ends[high] = ends[low]
            ends[low] = point
        return ends[low]


def _lower(ends: list[Point]) -> int:
    return 0 if ends[0].loss <= ends[1].loss else 1


def _inside(step: float, first: float, last: float, stuck: bool) -> tuple[float, bool]:
    """A step that stays away from both ends where it came too close to one twice, or lies on it."""
    margin = 0.1 * (last - first)
    if not min(last - step, step - first) < margin:
        return step, False
    if not (stuck or step >= last or step <= first):
        return step, True
    return (last - margin if abs(step - last) < abs(step - first) else first + margin), False


def strong_wolfe(
    evaluate: Callable[[float], Point], start: Point, step: float, longest: float, most: int, tolerance: float
) -> tuple[Point, int]:
    """A step for which the loss falls and flattens enough, and how often `evaluate` was called.

    `start` is the point at step 0, `step` the first guess, `longest` the largest element of the direction; the search
    ends where two points are nearer than `tolerance` in all elements, or behind `most` further evaluations.
    """
    search = _Search(evaluate, start, most)
    ends = search.bracket(evaluate(step))
    point = ends[0] if len(ends) == 1 else search.close_in(ends, longest, tolerance)
    return point, search.tried + 1
