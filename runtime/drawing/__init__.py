"""Drawings of graphs as SVG: a layered layout in plain Python, which needs no program to be installed.

It knows boxes with lines of text, and arrows between them; what they mean is the business of callers.
"""

from __future__ import annotations

from runtime.drawing.layout import Box
from runtime.drawing.svg import Drawing, draw_boxes

__all__ = ["Box", "Drawing", "draw_boxes"]
