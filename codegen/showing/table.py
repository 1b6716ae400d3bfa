"""A table as plain text, narrow enough for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 120
_GAP = "  "


def plain_table(
    titles: Sequence[str], rows: Sequence[Sequence[str]], *, shrink: Sequence[str], width: int = WIDTH
) -> list[str]:
    """Aligned columns. Where a line would be wider than `width`, the columns `shrink` are cut, in that order."""
    widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    too_wide = sum(widths) + len(_GAP) * (len(widths) - 1) - width
    for column in map(titles.index, shrink):
        less = max(0, min(too_wide, widths[column] - len(titles[column])))
        widths[column] -= less
        too_wide -= less
    lines = []
    for row in (titles, *rows):
        cells = (_cut(text, limit).ljust(limit) for text, limit in zip(row, widths, strict=True))
        lines.append(_GAP.join(cells).rstrip())
    return lines


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: max(limit - 3, 0)] + "..."
