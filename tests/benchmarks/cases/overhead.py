"""The cost of a call: 10 elements, one thread."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.model import Case, Draw, Group


def small(draw: Draw, n: int) -> dict[str, Any]:
    """Vectors of n elements and matrices of n elements, for n = 10."""
    half = n // 2
    return {
        "x": draw.between(0.5, 2, n), "y": draw.between(0.5, 2, n), "condition": draw.normal(n) > 0,
        "a": draw.normal(half, 2), "b": draw.normal(2, half), "row": draw.normal(2), "column": draw.normal(half, 1),
        "index": np.array([half, 0, 1]), "numbers": [0.5] * n,
    }  # fmt: skip


def _case(name: str, run: str, numpy: str | None = "", **more: Any) -> Case:
    """NumPy's names are the same when `numpy` is left out; None when it has none."""
    rest = {} if numpy is None else {"numpy": numpy or run}
    return Case(
        name, small, run, size=10, tiny=10, others=rest, differentiable=more.pop("differentiable", True), **more
    )


_CASES = (
    _case("a + b", "x + y"),
    _case("a * b", "x * y"),
    _case("a / b", "x / y"),
    _case("a + 1", "x + 1"),
    _case("a * 2.5", "x * 2.5"),
    _case("a ** 2", "x ** 2"),
    _case("-a", "-x"),
    _case("in-place add", "x.add_(1.0)", None, differentiable=False),
    _case("in-place mul", "x.mul_(y0)", None, setup="y0 = y.sign()", differentiable=False),
    _case("add out=", "m.add(x, y, out=z)", None, setup="z = m.empty_like(x)", differentiable=False),
    _case("broadcast", "column + row"),
    _case("exp", "m.exp(x)"),
    _case("relu", "m.relu(x)", "m.maximum(x, 0)"),
    _case("sum", "m.sum(x)"),
    _case("sum of rows", "m.sum(a, 1)"),
    _case("mean", "m.mean(x)"),
    _case("softmax", "m.softmax(x, 0)", None),
    _case("mm", "m.mm(a, b)", "m.matmul(a, b)"),
    _case("view", "x.view(2, -1)", "x.reshape(2, -1)"),
    _case("transpose", "a.t()", "a.T"),
    _case("a[0]", "x[0]"),
    _case("a[1:4]", "x[1:4]"),
    _case("a[index]", "x[index]"),
    _case("cat", "m.cat([x, y])", "m.concatenate([x, y])"),
    _case("stack", "m.stack([x, y])"),
    _case("where", "m.where(condition, x, y)"),
    _case("a > b", "x > y", differentiable=False),
    _case("clone", "x.clone()", "x.copy()"),
    _case("item", "x0.item()", setup="x0 = x[0]", differentiable=False),
    _case("zeros", "m.zeros(10)", differentiable=False),
    _case("full", "m.full((10,), 2.5)", differentiable=False),
    _case("arange", "m.arange(10)", differentiable=False),
    _case("tensor of a list", "m.tensor(numbers)", None, differentiable=False),
)
OVERHEAD = Group(
    "overhead", "Overhead of a call", "10 float32 elements, with and without grad (forward only).",
    (*_CASES, *(case.with_grad() for case in _CASES if case.differentiable)), threads=1, target=0.6, worst=1.0,
)  # fmt: skip
