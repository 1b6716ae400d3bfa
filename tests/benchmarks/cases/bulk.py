"""Large tensors: 1M to 16M elements, all threads."""

from __future__ import annotations

from math import isqrt
from typing import Any

import numpy as np

from benchmarks.model import Case, Draw, Group, Inputs

M = 1 << 20


def vectors(dtype: Any = np.float32) -> Inputs:
    """Two positive vectors and a condition."""
    return lambda draw, n: {
        "x": draw.between(0.1, 3, n, dtype=dtype), "y": draw.between(0.1, 3, n, dtype=dtype),
        "condition": draw.normal(n) > 0,
    }  # fmt: skip


def integers(draw: Draw, n: int) -> dict[str, Any]:
    """Two vectors of int64."""
    return {"x": draw.integers(1000, n), "y": draw.integers(1000, n)}


def square(draw: Draw, n: int) -> dict[str, Any]:
    """Two square matrices of n elements, a row and a column."""
    side = isqrt(n)
    return {
        "x": draw.normal(side, side), "y": draw.normal(side, side),
        "row": draw.normal(side), "column": draw.normal(side, 1), "side": side,
        "index": draw.integers(side, side), "words": draw.integers(side, side, 8),
    }  # fmt: skip


def _case(name: str, inputs: Inputs, run: str, numpy: str | None = "", size: int = M, **more: Any) -> Case:
    """NumPy's names are the same when `numpy` is left out; None when it has none."""
    rest = {} if numpy is None else {"numpy": numpy or run}
    return Case(name, inputs, run, size=size, tiny=more.pop("tiny", 144), others=rest, **more)


_F32, _F64 = vectors(), vectors(np.float64)
BULK = Group(
    "bulk", "Large tensors", "1M elements unless a name says otherwise.",
    (
        _case("add", _F32, "x + y"),
        _case("add, 16M", _F32, "x + y", size=16 * M),
        _case("add, float64", _F64, "x + y"),
        _case("add, int64", integers, "x + y"),
        _case("div", _F32, "x / y"),
        _case("in-place add", _F32, "x.add_(1.0)", None),
        _case("broadcast row", square, "x + row"),
        _case("broadcast column", square, "x + column"),
        _case("transposed operand", square, "x + y.t()", "x + y.T"),
        _case("exp", _F32, "m.exp(x)"),
        _case("exp, 16M", _F32, "m.exp(x)", size=16 * M),
        _case("exp, float64", _F64, "m.exp(x)"),
        _case("log", _F32, "m.log(x)"),
        _case("sin", _F32, "m.sin(x)"),
        _case("tanh", _F32, "m.tanh(x)"),
        _case("sigmoid", _F32, "m.sigmoid(x)", None),
        _case("pow", _F32, "x ** y"),
        _case("where", _F32, "m.where(condition, x, y)"),
        _case("clamp", _F32, "m.clamp(x, 0.5, 2.0)", "m.clip(x, 0.5, 2.0)"),
        _case("compare", _F32, "x > y"),
        _case("sum", square, "m.sum(x)", tolerance=1e-4),
        _case("sum, 16M", _F32, "m.sum(x)", size=16 * M, tolerance=1e-4),
        _case("sum of rows", square, "m.sum(x, 1)", tolerance=1e-4),
        _case("sum of columns", square, "m.sum(x, 0)", tolerance=1e-4),
        _case("amax", square, "m.amax(x, 1)"),
        _case("argmax", square, "m.argmax(x, 1)"),
        _case("var", square, "m.var(x, 1)", "m.var(x, 1, ddof=1)"),
        _case("softmax", square, "m.softmax(x, 1)", None),
        _case("log_softmax", square, "m.log_softmax(x, 1)", None),
        _case("logsumexp", square, "m.logsumexp(x, 1)", None),
        _case("layer_norm", square, "m.layer_norm(x, (side,))", None, tolerance=1e-4),
        _case("cumsum", square, "m.cumsum(x, 1)", tolerance=1e-4),
        _case("sort", square, "m.sort(x, 1)[0]", "m.sort(x, 1)"),
        _case("topk", square, "m.topk(x, 8, 1)[0]", None),
        _case("cat", square, "m.cat([x, y], 1)", "m.concatenate([x, y], 1)"),
        _case("embedding", square, "m.embedding(x, words)", "x[words]", size=M >> 2),
        _case("index_select", square, "m.index_select(x, 0, index)", "m.take(x, index, 0)"),
        _case("tril", square, "m.tril(x)"),
        _case("transposed copy", square, "x.t().contiguous()", "m.ascontiguousarray(x.T)"),
    ),
    threads=0, target=0.8, worst=2.0,
)  # fmt: skip
