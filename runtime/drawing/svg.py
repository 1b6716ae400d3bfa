"""A layout as SVG: text as text, so that it can be searched; colours that are readable on white, and when printed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from html import escape
from pathlib import Path

from runtime.drawing.layout import LINE, PADDING, Box, arrange

_MARGIN = 14.0
_HEAD = 7.0  # length of the head of an arrow
_FONT = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"
_MARKER = (
    '<defs><marker id="head" viewBox="0 0 10 10" refX="0" refY="5" markerWidth="7" markerHeight="7" '
    'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L10 5L0 10z" fill="#6b7280"/></marker></defs>'
)
_COLOURS = {  # of the area and of its border
    "operator": ("#f3f4f6", "#9ca3af"),
    "module": ("#dbeafe", "#3b82f6"),
    "leaf": ("#dcfce7", "#22a055"),
    "input": ("#fef3c7", "#d09a10"),
    "output": ("#fce7f3", "#d1498b"),
}


class Drawing:
    """An SVG image: notebooks show it, ``save(path)`` writes it, ``str()`` is its text."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Drawing of {self.svg.count('<rect') - 1} boxes>"


def draw_boxes(boxes: Sequence[Box], arrows: Sequence[tuple[int, int]]) -> Drawing:
    """The drawing of boxes and of arrows, which are pairs of numbers of boxes."""
    layout = arrange(boxes, arrows)
    width, height = layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="{-_MARGIN:.0f} {-_MARGIN:.0f} {width:.0f} {height:.0f}" font-family="{_FONT}" font-size="12">'
    )
    parts = [
        head,
        _MARKER,
        f'<rect x="{-_MARGIN:.0f}" y="{-_MARGIN:.0f}" width="{width:.0f}" height="{height:.0f}" fill="white"/>',
        *(_arrow(points) for points in layout.arrows),
        *(_box(box) for box in boxes),
        "</svg>",
    ]
    return Drawing("\n".join(parts) + "\n")


def _arrow(points: list[tuple[float, float]]) -> str:
    """Curves between rows, where nothing else is, and straight down beside boxes."""
    *earlier_points, (x, y) = points
    points = [*earlier_points, (x, y - _HEAD)]
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for number in range(0, len(points) - 1, 2):
        (x0, y0), (x1, y1) = points[number : number + 2]
        middle = (y0 + y1) / 2
        path += f"C{x0:.1f} {middle:.1f} {x1:.1f} {middle:.1f} {x1:.1f} {y1:.1f}"
        if number + 2 < len(points):
            path += f"V{points[number + 2][1]:.1f}"
    return f'<path d="{path}" fill="none" stroke="#6b7280" marker-end="url(#head)"/>'


def _box(box: Box) -> str:
    fill, line = _COLOURS[box.kind]
    left = box.x - box.width / 2
    texts = "".join(
        f'<text x="{box.x:.1f}" y="{box.y + PADDING + 8.5 + number * LINE:.1f}" text-anchor="middle" '
        f'fill="{"#111827" if number == 0 else "#4b5563"}">{escape(text)}</text>'
        for number, text in enumerate(box.lines)
    )
    title = f"<title>{escape(box.title)}</title>" if box.title else ""
    return (
        f'<g>{title}<rect x="{left:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="5" '
        f'fill="{fill}" stroke="{line}"/>{texts}</g>'
    )
