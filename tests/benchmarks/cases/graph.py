"""The graph alone, one long expression, and what must stay flat as sizes grow."""

from __future__ import annotations

from typing import Any

from benchmarks.model import Case, Draw, Group, Parameter

EXPRESSION = "m.tanh(x * 2 + 1) * m.sigmoid(x) + m.exp(-x * x)"
NUMPY = "m.tanh(x * 2 + 1) / (1 + m.exp(-x)) + m.exp(-x * x)"
DECADES = tuple(10**power for power in range(8))


def chain(m: Any, x: Any, depth: int) -> Any:
    """A chain of `depth` nodes, forward and backward: the gradient."""
    y = x
    for _ in range(depth):
        y = y * 1.000001
    return m.autograd.grad(y, x, m.ones(10))[0]


def chain_in_place(m: Any, x: Any, depth: int) -> Any:
    """The same where every node writes to one tensor."""
    y = x * 1.0
    for _ in range(depth):
        y.mul_(1.000001)
    return m.autograd.grad(y, x, m.ones(10))[0]


def pure_chain(m: Any, slope: Any, x: Any, depth: int) -> Any:
    """The same chain where gradients are those of a function."""

    def last(x: Any) -> Any:
        for _ in range(depth):
            x = x * 1.000001
        return m.sum(x)

    return slope(last)(x)


def fan(m: Any, x: Any, width: int) -> Any:
    """One tensor read by `width` nodes, whose results are added up: the gradient."""
    return m.autograd.grad(m.stack([x * 1.5 for _ in range(width)]).sum(), x)[0]


def leaves(m: Any, weights: list[Any]) -> Any:
    """Gradients of many leaves at once, by backward(); that of the last."""
    m.stack(weights).sum().backward()
    last = weights[-1].grad
    for weight in weights:
        weight.grad = None
    return last


def _chain(draw: Draw, n: int) -> dict[str, Any]:
    return {
        "x": Parameter(draw.normal(10)), "depth": n, "chain": chain, "chain_in_place": chain_in_place, "fan": fan,
        "pure_chain": pure_chain,
    }  # fmt: skip


def _vector(draw: Draw, n: int) -> dict[str, Any]:
    return {"x": draw.normal(n)}


def _value_and_slope(draw: Draw, n: int) -> dict[str, Any]:
    def step(m: Any, x: Any) -> Any:
        return m.autograd.grad((m.tanh(x * 2 + 1) * m.sigmoid(x) + m.exp(-x * x)).sum(), x)[0]

    return {"x": Parameter(draw.normal(n)), "step": step}


GRAPH = Group(
    "graph", "The graph", "Nodes over 10 elements, forward and backward; one long expression over 1M elements.",
    (
        Case(
            "chain of 1,000 nodes", _chain, "chain(m, x, depth)", 1000, target=0.6,
            others=dict.fromkeys(("autograd", "jax"), "pure_chain(m, slope, x, depth)"),
        ),
        Case("chain of 1,000 in-place nodes", _chain, "chain_in_place(m, x, depth)", 1000),
        Case("fan of 1,000 nodes", _chain, "fan(m, x, depth)", 1000),
        Case(
            "expression, 1M", _vector, EXPRESSION, 1 << 20, threads=0,
            others={"numpy": NUMPY, "jax": "fused(x)"}, prepare=f"fused = compiled(lambda x: {NUMPY})",
        ),
        Case(
            "expression, 1M, and gradient", _value_and_slope, "step(m, x)", 1 << 20, threads=0,
            others=dict.fromkeys(("autograd", "jax"), "gradient(x)"),
            prepare=f"gradient = compiled(slope(lambda x: m.sum({NUMPY})))",
        ),
    ),
    threads=1,
)  # fmt: skip


def _cat(draw: Draw, n: int) -> dict[str, Any]:
    return {"parts": list(draw.normal(n, 2))}


def _cat_with_grad(draw: Draw, n: int) -> dict[str, Any]:
    def step(m: Any, parts: list[Any]) -> Any:
        return m.autograd.grad(m.cat(parts).sum(), parts[-1:])[0]

    return {"parts": [Parameter(row) for row in draw.normal(n, 2)], "step": step}


def _leaves(draw: Draw, n: int) -> dict[str, Any]:
    return {"weights": [Parameter(row) for row in draw.normal(n, 2)], "leaves": leaves}


SIZE = Group(
    "size", "Cost against size", "From 1 to 10 million float32 elements.",
    (
        Case("a + b", lambda draw, n: {"x": draw.normal(n), "y": draw.normal(n)}, "x + y", 1, sizes=DECADES),
        Case("exp", _vector, "m.exp(x)", 1, sizes=DECADES),
        Case("sum", _vector, "m.sum(x)", 1, sizes=DECADES, tolerance=1e-4),
        Case("softmax", _vector, "m.softmax(x, 0)", 1, sizes=DECADES),
    ),
    threads=0,
)  # fmt: skip
_SHORT, _LONG = DECADES[:5], DECADES[:6]
SCALING = Group(
    "scaling", "Cost against depth and width", "A node, an operand, a leaf must cost the same in a large graph.",
    (
        Case("depth of a chain", _chain, "chain(m, x, depth)", 1, sizes=DECADES[:7], flat=2.0),
        Case("in-place nodes", _chain, "chain_in_place(m, x, depth)", 1, sizes=_LONG, flat=2.0),
        Case("readers of a tensor", _chain, "fan(m, x, depth)", 1, sizes=_SHORT, flat=2.0),
        Case("operands of cat", _cat, "m.cat(parts)", 1, sizes=_SHORT, flat=2.0),
        Case("operands of cat, and gradient", _cat_with_grad, "step(m, parts)", 1, sizes=_SHORT, flat=2.0),
        Case("leaves", _leaves, "leaves(m, weights)", 1, sizes=_LONG, flat=2.0),
    ),
    threads=1,
)  # fmt: skip
