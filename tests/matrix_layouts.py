"""Sizes and layouts of the matrices that tests of products multiply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SIZES = (
    (1, 1, 1), (1, 300, 70), (2, 70, 33), (3, 5, 7), (4, 4, 600), (5, 4, 1), (6, 513, 2), (7, 255, 31), (8, 256, 32),
    (9, 257, 33), (33, 40, 32), (34, 100, 65), (70, 600, 40), (130, 33, 130), (530, 9, 40), (300, 300, 300),
    (64, 128, 10), (65, 257, 8), (40, 300, 3), (530, 70, 5), (33, 9, 1), (16, 8, 8), (17, 8, 9),
)  # fmt: skip
# What an operand may be a view of, and the view, of the last two dimensions.
LAYOUTS: dict[str, tuple[Callable[[int, int], tuple[int, int]], Callable[[Any], Any]]] = {
    "rows": (lambda n, m: (n, m), lambda a: a),
    "columns": (lambda n, m: (m, n), lambda a: a.swapaxes(-1, -2)),
    "part of rows": (lambda n, m: (n + 3, m + 5), lambda a: a[..., 1:-2, 2:-3]),
    "part of columns": (lambda n, m: (m + 3, n + 5), lambda a: a[..., 1:-2, 2:-3].swapaxes(-1, -2)),
    "stepped": (lambda n, m: (2 * n, 3 * m), lambda a: a[..., ::2, ::3]),
    "backwards": (lambda n, m: (n, m), lambda a: a[..., ::-1, ::-1]),
    "columns backwards": (lambda n, m: (m, n), lambda a: a[..., ::-1, ::-1].swapaxes(-1, -2)),
    "one row": (lambda _, m: (1, m), lambda a: a),
    "one column": (lambda n, _: (n, 1), lambda a: a),
}
