"""Bars and lines as SVG. Positions along an axis are shares of its length, so that a drawing fits any width and its
letters, which are HTML beside it, keep their size."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class LogAxis:
    """A logarithmic axis from `low` to `high`."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """The place of a value, in per cent; what lies beyond an end is put there."""
        share = math.log(max(value, 1e-300) / self.low) / math.log(self.high / self.low)
        return round(100 * min(max(share, 0.0), 1.0), 2)

    def decades(self) -> list[float]:
        """The powers of ten within."""
        first, last = math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high) + 1e-9)
        return [10.0**power for power in range(first, last + 1)]


def ratio_bar(axis: LogAxis, middle: float, low: float, high: float, kind: str, target: float | None) -> str:
    """A bar from 1 to a ratio, the noise as a thin line across its end, and the target as a mark."""
    at_one, end = axis.at(1), axis.at(middle)
    left, width = min(at_one, end), abs(end - at_one)
    parts = [
        _line(at_one, "one"),
        f'<rect class="{kind}" x="{left}%" y="4" width="{max(width, 0.3):.2f}%" height="10" rx="1.5"/>',
        f'<line class="noise" x1="{axis.at(low)}%" x2="{axis.at(high)}%" y1="9" y2="9"/>',
    ]
    if target is not None:
        parts.append(_line(axis.at(target), "goal"))
    return f'<svg class="bar" width="100%" height="18" aria-hidden="true">{"".join(parts)}</svg>'


def amount_bar(share: float, kind: str, goal: float | None = None) -> str:
    """A bar from 0 to a share of the width, and the target as a mark."""
    mark = "" if goal is None else _line(round(100 * goal, 2), "goal")
    return (
        '<svg class="bar" width="100%" height="14" aria-hidden="true">'
        f'<rect class="{kind}" x="0" y="2" width="{100 * share:.2f}%" height="10" rx="1.5"/>{mark}</svg>'
    )


def _line(at: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{at}%" x2="{at}%" y1="0" y2="18"/>'


def scale(axis: LogAxis, ticks: Sequence[float]) -> str:
    """The numbers below bars."""
    marks = "".join(f'<span style="left:{axis.at(tick)}%">{tick:g}</span>' for tick in ticks)
    return f'<div class="scale" aria-hidden="true">{marks}</div>'


def lines(title: str, series: Mapping[str, Sequence[tuple[float, float]]], what: str) -> str:
    """A chart of lines over two logarithmic axes: for each name its points. `what` says what the axes are."""
    points = [point for value in series.values() for point in value]
    first = min(x for x, _ in points)
    across = LogAxis(first, max(10 * first, *(x for x, _ in points)))
    up = LogAxis(
        10 ** math.floor(math.log10(min(y for _, y in points))),
        10 ** math.ceil(math.log10(max(y for _, y in points)) + 1e-9),
    )
    drawn, labels = [], []
    for tick in up.decades():
        height = 100 - up.at(tick)
        drawn.append(f'<path class="grid" d="M0 {height}H100"/>')
        labels.append(f'<span class="up" style="top:{height}%">{_time(tick)}</span>')
    labels += [f'<span class="across" style="left:{across.at(x)}%">{_count(x)}</span>' for x in across.decades()]
    for name, result in series.items():
        values = [f"{across.at(x)} {round(100 - up.at(y), 2)}" for x, y in result]
        drawn.append(f'<path class="line {escape(name)}" d="M{"L".join(values)}"/>')
        drawn += [f'<path class="dot {escape(name)}" d="M{position}h0"/>' for position in values]
    words = "; ".join(
        f"{name} " + ", ".join(f"{_count(x)}: {_time(y, exact=True)}" for x, y in value)
        for name, value in series.items()
    )
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<div class="plot" role="img" aria-label="{escape(what)}. {escape(words)}">'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{"".join(drawn)}</svg>'
        f"{''.join(labels)}</div></figure>"
    )


def _time(seconds: float, *, exact: bool = False) -> str:
    for limit, factor, name in ((1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (1, 1e3, "ms")):
        if seconds < limit * 0.9999:
            return f"{seconds * factor:.3g} {name}"
    return f"{seconds:.3g} s" if exact or seconds < 1000 else f"{seconds:,.0f} s"


def _count(number: float) -> str:
    for limit, name in ((1e6, "M"), (1e3, "k")):
        if number >= limit:
            return f"{number / limit:g}{name}"
    return f"{number:g}"
