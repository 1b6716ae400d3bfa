"""How a tensor shows itself: ``tensor([1., 2.], dtype=float64, grad_fn=<AddBackward0>)``.

The look is PyTorch's: four digits after the point, one common width, exponents when the elements span more than three
powers of ten, three elements at either end of a dimension when there are more than a thousand elements.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype

Array = np.ndarray[Any, Any]
Show = Callable[[Any], str]

DIGITS = 4
THRESHOLD = 1000
EDGE = 3
LINE = 80
PREFIX = "tensor("


def render(array: Array, kind: dtype, edge: tuple[Any, int] | None) -> str:
    """The text of a tensor: its elements, and every property that the elements do not show."""
    default = dtypes.get_default_dtype()
    shown = []
    if array.size == 0:
        body = "[]"
        if array.ndim != 1:
            shown.append(f"size={array.shape}")
        if kind is not default:
            shown.append(f"dtype={kind.name}")
    else:
        body = _elements(array)
        if kind not in (default, default.to_complex(), dtypes.int64, dtypes.bool_):
            shown.append(f"dtype={kind.name}")
    if edge is not None:
        node = edge[0]
        shown.append("requires_grad=True" if hasattr(node, "variable") else f"grad_fn=<{node.name()}>")
    return _with_properties(PREFIX + body, shown) + ")"


def _with_properties(text: str, shown: list[str]) -> str:
    """`text` and the properties after it, each on a new line where the last one would become too long."""
    length = len(text) - text.rfind("\n") + 1
    for one in shown:
        if length + len(one) + 2 > LINE:
            text += ",\n" + " " * len(PREFIX) + one
            length = len(PREFIX) + len(one)
        else:
            text += ", " + one
            length += len(one) + 2
    return text


def _elements(array: Array) -> str:
    summarize = array.size > THRESHOLD
    sample = _ends(array) if summarize else array
    show, width = _style(sample.ravel())
    return _nested(array, show, width, summarize, len(PREFIX))


def _ends(array: Array) -> Array:
    """The elements that a summary shows."""
    for dim, size in enumerate(array.shape):
        if size > 2 * EDGE:
            array = np.take(array, [*range(EDGE), *range(size - EDGE, size)], axis=dim)
    return array


def _style(sample: Array) -> tuple[Show, int]:
    """How to show elements like those of `sample`, and how wide they become."""
    if sample.dtype.kind == "c":
        (real, left), (imaginary, right) = _style(sample.real), _style(sample.imag)

        def show_complex(value: complex) -> str:
            part = imaginary(value.imag).lstrip()
            return f"{real(value.real)}{'' if part.startswith('-') else '+'}{part}j"

        return show_complex, left + right + 1
    plain = _plain_float(sample) if sample.dtype.kind == "f" else str
    # Zeros, infinities and NaN do not widen the others, but a column is at least as wide as the finite ones need.
    decisive = sample[np.isfinite(sample) & (sample != 0)] if sample.dtype.kind == "f" else sample
    width = max((len(plain(one)) for one in decisive.tolist()), default=1)
    return lambda value: plain(value).rjust(width), width


def _plain_float(sample: Array) -> Show:
    """Whole numbers as ``2.``, others with four digits, widely spread or very large and small ones with an exponent."""
    sizes = np.abs(sample.astype(np.float64))
    sizes = sizes[np.isfinite(sizes) & (sizes != 0)]
    whole = bool(np.all(sizes == np.rint(sizes)))
    low, high = (float(sizes.min()), float(sizes.max())) if sizes.size else (1.0, 1.0)
    if high > 1000 * low or high > 1e8 or low < 1e-4:
        return lambda value: f"{value:.{DIGITS}e}"
    if whole:
        return lambda value: f"{value:.0f}." if np.isfinite(value) else f"{value:.0f}"
    return lambda value: f"{value:.{DIGITS}f}"


def _nested(array: Array, show: Show, width: int, summarize: bool, indent: int) -> str:
    """The elements in brackets, rows below each other, `indent` columns from the left."""
    if array.ndim == 0:
        return show(array.item())
    cut = summarize and len(array) > 2 * EDGE
    if array.ndim == 1:
        chosen = [*array[:EDGE].tolist(), None, *array[-EDGE:].tolist()] if cut else array.tolist()
        texts = [" ..." if one is None else show(one) for one in chosen]
        per_line = max(1, (LINE - indent) // (width + 2))
        lines = [", ".join(texts[at : at + per_line]) for at in range(0, len(texts), per_line)]
        return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"
    rows = [*array[:EDGE], None, *array[-EDGE:]] if cut else [*array]
    blocks = ["..." if one is None else _nested(one, show, width, summarize, indent + 1) for one in rows]
    return "[" + ("," + "\n" * (array.ndim - 1) + " " * (indent + 1)).join(blocks) + "]"
