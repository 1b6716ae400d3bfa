"""Backward passes that have the gradients of some results only: nothing is computed from what is not there."""

from __future__ import annotations

import ast

import pytest

import generated as ow
from codegen.language.syntax import Program
from codegen.model.undefined import by_gradient
from runtime.dispatch.functions import Functions

_F = Functions()
_GRADIENTS = {"grad_a", "grad_b"}


def program(source: str) -> Program:
    """A formula as a checked one would be."""
    return Program(tuple(ast.parse(source).body), source)


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        ("grad_a * x", "None if grad_a is None else grad_a * x"),
        ("grad_a", "grad_a"),
        (
            "grad_a * x + grad_b",
            "language.defined_sum(None if grad_a is None else grad_a * x, grad_b)",
        ),
        (
            "f(grad_a, x) - grad_b * x / 2",
            "language.defined_sum(None if grad_a is None else f(grad_a, x), "
            "None if grad_b is None else -grad_b * x / 2)",
        ),
        (
            "grad_a * x - (f(grad_b) - x * grad_b)",
            "language.defined_sum(None if grad_a is None else grad_a * x, None if grad_b is None else -f(grad_b), "
            "None if grad_b is None else x * grad_b)",
        ),
        ("y = x * 2\ngrad_b * y", "y = x * 2\nNone if grad_b is None else grad_b * y"),
        ("f(grad_a, grad_b)", None),  # it needs both
        ("grad_a * x + x", None),
        ("y = grad_a * 2\ny + grad_b", None),
        ("(grad_a + grad_b) * x", None),
    ],
)
def test_sums_leave_out_what_is_not_defined(formula: str, expected: str | None) -> None:
    gradient = by_gradient(program(formula), _GRADIENTS)
    assert (gradient and "\n".join(map(ast.unparse, gradient.body))) == expected


@pytest.mark.parametrize(("used", "calls"), [((0,), 1), ((1,), 1), ((0, 1), 2)])
def test_only_what_is_defined_is_computed(used: tuple[int, ...], calls: int) -> None:
    x = ow.tensor([[1.0, 2.0, 4.0], [0.5, -1.0, 3.0]], dtype=ow.float64, requires_grad=True)
    means = _F._var_mean(x, (1,), 1, True)
    with ow.profiler.profile() as seen:
        ow.autograd.backward([means[k].sum() for k in used])
    counts = {row.key: row.count for row in seen.key_averages()}
    assert counts["_unreduce"] == calls
    want = x.detach().requires_grad_()
    plain = (want.var(1, keepdim=True), want.mean(1, keepdim=True))
    sum(plain[k].sum() for k in used).backward()
    assert ow.allclose(x.grad, want.grad, rtol=1e-14, atol=1e-14)


def test_a_norm_computes_nothing_of_statistics_that_nobody_reads() -> None:
    x, weight, bias = (ow.randn(*shape, requires_grad=True) for shape in ((4, 6), (6,), (6,)))
    result = ow.layer_norm(x, (6,), weight, bias)
    with ow.profiler.profile() as seen:
        result.sum().backward()
    counts = {row.key: row.count for row in seen.key_averages()}
    assert "div.Tensor" not in counts
    assert "div.Scalar" not in counts
    assert "sub.Tensor" not in counts
    assert "mul.Tensor" not in counts
    assert counts["_normalized_rows_gradients"] == 1


PASSES = {
    "batch_norm": ("_normalize_channels_backward", "_normalized_channels_gradients"),
    "instance_norm": ("_normalize_rows_backward", "_normalized_rows_gradients"),
}


@pytest.mark.parametrize("norm", PASSES)
def test_the_gradients_of_a_norm_of_channels_are_few_passes(norm: str) -> None:
    """Of batches one for all sums, one for the gradient of the input; nothing else of its size is made."""
    x, weight, bias = (ow.randn(*shape, requires_grad=True) for shape in ((4, 6, 5, 5), (6,), (6,)))
    options = {"training": True} if norm == "batch_norm" else {}
    result = getattr(ow.nn.functional, norm)(x, None, None, weight, bias, **options)
    grad = ow.ones_like(result)
    with ow.profiler.profile(record_shapes=True) as seen:
        result.backward(grad)
    counts = {row.key: row.count for row in seen.key_averages()}
    assert all(counts[pass_] == 1 for pass_ in PASSES[norm])
    large = [row.key for row in seen.key_averages(group_by_input_shape=True) if [4, 6, 5, 5] in list(row.input_shapes)]
    assert tuple(sorted(item for item in large if "Backward" not in item and "Accumulate" not in item)) == PASSES[norm]
