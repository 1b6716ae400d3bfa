"""String representation of tensors: ``tensor([1., 2.], dtype=float64, grad_fn=<AddBackward0>)``.

The look is PyTorch's: four digits after the point, one common width, exponents when the elements span more than three
powers of ten, three elements at either end of a dimension when there are more than a thousand elements; all of which
:func:`set_printoptions` changes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.naming import shown_in_tensors

Array = np.ndarray[Any, Any]
Show = Callable[[Any], str]

PREFIX = "tensor("
_MOST_DIGITS = 1000


@dataclass(frozen=True)
class Options:
    """How tensors are shown.

    `digits` after the point; more than `threshold` elements are summed up by `edge` at either end; lines have up to
    `line` characters; `exponent` says whether numbers have one, None to decide by their sizes.
    """

    digits: int = 4
    threshold: float = 1000
    edge: int = 3
    line: int = 80
    exponent: bool | None = None


_PROFILES = {
    "default": Options(), "short": Options(digits=2, edge=2), "full": Options(threshold=math.inf),
}  # fmt: skip
_options = _PROFILES["default"]


def set_printoptions(
    precision: int | None = None, threshold: float | None = None, edgeitems: int | None = None,
    linewidth: int | None = None, profile: str | None = None, sci_mode: bool | None = None,
) -> None:  # fmt: skip
    """How tensors are shown from now on; what is left out stays as it is, `sci_mode` is decided by the numbers again.

    A `profile` is 'default', 'short' or 'full', changed by the other arguments. ValueError for any other, and for
    numbers below 0 or a `precision` above 1000; TypeError for what is no number.
    """
    global _options  # noqa: PLW0603 - a setting of the process, as in PyTorch
    if profile is not None and not (isinstance(profile, str) and profile in _PROFILES):
        msg = f"set_printoptions(): profile must be one of {', '.join(_PROFILES)}, got {profile!r}"
        raise ArgumentValueError(msg)
    for name, value in (("precision", precision), ("edgeitems", edgeitems), ("linewidth", linewidth)):
        _check_number(name, value, int)
    _check_number("threshold", threshold, (int, float))
    if sci_mode is not None and not isinstance(sci_mode, bool):
        msg = f"set_printoptions(): sci_mode must be a bool or None, got {type(sci_mode).__name__}"
        raise ArgumentError(msg)
    options = {"digits": precision, "threshold": threshold, "edge": edgeitems, "line": linewidth}
    chosen: dict[str, Any] = {name: value for name, value in options.items() if value is not None}
    _options = replace(_options if profile is None else _PROFILES[profile], **chosen, exponent=sci_mode)


def _check_number(name: str, value: Any, kind: Any) -> None:
    if value is None:
        return
    if not isinstance(value, kind) or isinstance(value, bool):
        expected = "an int" if kind is int else "a number"
        msg = f"set_printoptions(): {name} must be {expected}, got {type(value).__name__}"
        raise ArgumentError(msg)
    if not value >= 0 or (name == "precision" and value > _MOST_DIGITS):
        most = f" and at most {_MOST_DIGITS}" if name == "precision" else ""
        msg = f"set_printoptions(): {name} must be at least 0{most}, got {value}"
        raise ArgumentValueError(msg)


def prefix_of(kind: type) -> str:
    """What the text of a tensor begins with: ``tensor(``, or the name of its class where a program defined it."""
    return f"{vars(kind).get('_printed_name', kind.__name__)}("


def render(
    array: Array, kind: dtype, edge: tuple[Any, int] | None, tangent: Any = None, where: str = "", *,
    prefix: str = PREFIX, contents: str | None = None,
) -> str:  # fmt: skip
    """The text of a tensor: its elements, and every property that the elements do not show; `where` is its device.

    `contents` are shown in place of the elements.
    """
    shown = [f"device='{where}'"] if where else []
    if array.size == 0:
        body = "[]" if contents is None else contents
        if array.ndim != 1:
            shown.append(f"size={array.shape}")
        if kind is not dtypes.get_default_dtype():
            shown.append(f"dtype={shown_in_tensors(kind.name)}")
    else:
        body = elements(array, len(prefix)) if contents is None else contents
        shown += dtype_property(kind)
    return with_properties(prefix + body, [*shown, *graph_properties(edge, tangent)], len(prefix)) + ")"


def dtype_property(kind: dtype) -> list[str]:
    """The dtype as a property, where elements do not show it."""
    default = dtypes.get_default_dtype()
    is_seen = kind in (default, default.to_complex(), dtypes.int64, dtypes.bool_)
    return [] if is_seen else [f"dtype={shown_in_tensors(kind.name)}"]


def graph_properties(edge: tuple[Any, int] | None, tangent: Any) -> list[str]:
    """Whether a tensor requires grad, or the node that computed it, and its tangent."""
    shown = []
    if edge is not None:
        node = edge[0]
        shown.append("requires_grad=True" if hasattr(node, "variable") else f"grad_fn=<{node.name()}>")
    return shown if tangent is None else [*shown, f"tangent={tangent}"]


def with_properties(text: str, shown: list[str], indent: int = len(PREFIX)) -> str:
    """`text` and the properties after it, each on a new line where the last one would become too long.

    New lines begin with `indent` spaces.
    """
    length = len(text) - text.rfind("\n") + 1
    for word in shown:
        if length + len(word) + 2 > _options.line:
            text += ",\n" + " " * indent + word
            length = indent + len(word)
        else:
            text += ", " + word
            length += len(word) + 2
    return text


def elements(array: Array, indent: int) -> str:
    """The text of the elements of an array that is not empty; lines behind the first begin with spaces."""
    summarize = array.size > _options.threshold
    sample = _ends(array) if summarize else array
    show, width = _style(sample.ravel())
    return _nested(array, show, width, summarize, indent)


def _ends(array: Array) -> Array:
    """The elements that a summary shows."""
    for dim, size in enumerate(array.shape):
        if size > 2 * _options.edge:
            array = np.take(array, [*range(_options.edge), *range(size - _options.edge, size)], axis=dim)
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
    width = max((len(plain(item)) for item in decisive.tolist()), default=1)
    return lambda value: plain(value).rjust(width), width


def _plain_float(sample: Array) -> Show:
    """Whole numbers as ``2.``, others with four digits, widely spread or very large and small ones with an exponent."""
    digits, exponent = _options.digits, _options.exponent
    sizes = np.abs(sample.astype(np.float64))
    sizes = sizes[np.isfinite(sizes) & (sizes != 0)]
    integral = bool(np.all(sizes == np.rint(sizes)))
    low, high = (float(sizes.min()), float(sizes.max())) if sizes.size else (1.0, 1.0)
    if sizes.size and (exponent if exponent is not None else high > 1000 * low or high > 1e8 or low < 1e-4):
        return lambda value: f"{value:.{digits}e}"
    if integral:
        return lambda value: f"{value:.0f}." if np.isfinite(value) else f"{value:.0f}"
    return lambda value: f"{value:.{digits}f}"


def _nested(array: Array, show: Show, width: int, summarize: bool, indent: int) -> str:
    """The elements in brackets, rows below each other, `indent` columns from the left."""
    if array.ndim == 0:
        return show(array.item())
    cut = summarize and len(array) > 2 * _options.edge
    if array.ndim == 1:
        chosen = [*array[:_options.edge].tolist(), None, *array[-_options.edge:].tolist()] if cut else array.tolist()
        texts = [" ..." if item is None else show(item) for item in chosen]
        per_line = max(1, (_options.line - indent) // (width + 2))
        lines = [", ".join(texts[at : at + per_line]) for at in range(0, len(texts), per_line)]
        return "[" + (",\n" + " " * (indent + 1)).join(lines) + "]"
    rows = [*array[:_options.edge], None, *array[-_options.edge:]] if cut else [*array]
    blocks = ["..." if row is None else _nested(row, show, width, summarize, indent + 1) for row in rows]
    return "[" + ("," + "\n" * (array.ndim - 1) + " " * (indent + 1)).join(blocks) + "]"
