"""How a tensor shows itself: ``tensor([1., 2.], dtype=float64, grad_fn=<AddBackward0>)``."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.dtypes import dtype

_IMPLIED = {"float32", "int64", "bool", "complex64"}


def render(array: np.ndarray[Any, Any], kind: dtype, edge: tuple[Any, int] | None) -> str:
    """The text of a tensor: elements with four digits, and every property that the elements do not show."""
    whole = array.dtype.kind == "f" and array.size > 0 and bool(np.all(np.isfinite(array) & (array == np.rint(array))))
    body = np.array2string(
        array,
        precision=4,
        separator=", ",
        prefix="tensor(",
        threshold=1000,
        edgeitems=3,
        floatmode="maxprec_equal" if not whole else "maxprec",
    )
    parts = [body]
    if array.size == 0 and array.ndim != 1:
        parts.append(f"size={array.shape}")
    if kind.name not in _IMPLIED or array.size == 0:
        parts.append(f"dtype={kind.name}")
    if edge is not None:
        node = edge[0]
        parts.append("requires_grad=True" if hasattr(node, "variable") else f"grad_fn=<{node.name()}>")
    return f"tensor({', '.join(parts)})"
