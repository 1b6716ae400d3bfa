"""Gradients of every differentiable operator: finite differences to first and second order."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

from .cases import DTYPES, TABLE, Case, build, evaluate, in_turn

DIFFERENTIABLE = [case for case in TABLE if case.grad]


def split(case: Case) -> tuple[list[str], list[ow.Tensor], dict[str, ow.Tensor]]:
    """The names and leaves of the floating inputs, and the other inputs."""
    results = {name: ow.from_numpy(array) for name, array in build(case.inputs, "float64").items()}
    leaves = {name: result.requires_grad_() for name, result in results.items() if result.is_floating_point()}
    return list(leaves), list(leaves.values()), {name: result for name, result in results.items() if name not in leaves}


def function_of(case: Case, names: list[str], rest: dict[str, ow.Tensor]) -> Any:
    return lambda *leaves: evaluate(case.call, ow, {**rest, **dict(zip(names, leaves, strict=True))})


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_first_order(case: Case) -> None:
    names, leaves, rest = split(case)
    assert gradcheck(function_of(case, names, rest), leaves)


# A gradient that is 0 everywhere does not depend on anything, so there is no second one.
CONSTANT = (
    "sgn(a)", "sign(a)", "pow(a, 0)", "floor(a)", "ceil(a)", "trunc(a)", "fix(a)", "round(a)", "round(a, decimals=1)",
    "divide(a, 3, rounding_mode='floor')", "angle(a)",
)  # fmt: skip


@pytest.mark.parametrize("case", [case for case in DIFFERENTIABLE if str(case) not in CONSTANT], ids=str)
def test_second_order(case: Case) -> None:
    names, leaves, rest = split(case)
    assert gradgradcheck(function_of(case, names, rest), leaves)


NARROW = [
    item
    for case in DIFFERENTIABLE
    for item in in_turn(case, [
        kind for kind in ("float16", "bfloat16", "float32")
        if kind in DTYPES[case.dtypes] or case.dtypes not in ("wide", "wide inexact")
    ])
]  # fmt: skip


@pytest.mark.parametrize(("case", "kind"), NARROW)
def test_gradients_have_shape_and_dtype_of_their_inputs(case: Case, kind: str) -> None:
    names, _, rest = split(case)
    leaves = [
        ow.from_numpy(build(case.inputs, "float64")[name]).to(getattr(ow, kind)).requires_grad_() for name in names
    ]
    evaluate(case.call, ow, {**rest, **dict(zip(names, leaves, strict=True))}).sum().backward()
    assert [(leaf.grad.dtype, leaf.grad.shape) for leaf in leaves] == [(leaf.dtype, leaf.shape) for leaf in leaves]


# Function, inputs, the gradients, and those of their sum with respect to the inputs and to the gradient of the result.
EDGES = {
    "powers of 0 and to 0": (
        lambda a, b: a**b, ([0.0, 2.0], [2.0, 0.0]), [[0, 0], [0, math.log(2)]],
        [[2, 0.5], [0, 0.5 + math.log(2) ** 2], [0, math.log(2)]],
    ),
    "0 to 0, NaN to 0": (lambda a, b: a**b, ([0.0, math.nan], [0.0, 0.0]), [[0, 0], [0, math.nan]], None),
    "0 to a power": (lambda a: 0**a, ([2.0, 0.0],), [[0, 0]], [[0, 0], [0, 0]]),
    "mean of a number": (lambda a: a.mean(0), (2.0,), [1], [0, 1]),
    "variance of a number": (lambda a: a.var(0, correction=0), (2.0,), [0], [0, 0]),
    "variance of one": (lambda a: a.var(), ([2.0],), [[math.nan]], None),
    "norm of nothing but 0": (ow.linalg.vector_norm, ([0.0, 0.0],), [[0, 0]], [[0, 0], 0]),
    "another norm of 0": (lambda a: ow.linalg.vector_norm(a, 3), ([0.0, 0.0],), [[0, 0]], [[0, 0], 0]),
    "clamp": (lambda a: ow.clamp(a, -1, 1), ([-1.0, 1.0, math.nan, 2.0],), [[1, 1, 0, 0]], [[0] * 4, [1, 1, 0, 0]]),
    "huber loss at its bound": (
        lambda a: ow.nn.functional.huber_loss(a, ow.zeros(5, dtype=ow.float64), "none", 3.0),
        ([2.0, 3.0, -3.0, 4.0, math.nan],), [[2, 3, -3, 3, math.nan]],
        [[1, 0, 0, 0, 0], [2, 3, -3, 3, math.nan]],
    ),
    "relu": (ow.relu, ([0.0, math.nan],), [[0, 1]], [[0, 0], [0, 1]]),
    "maximum": (ow.maximum, ([1.0, math.nan], [1.0, 2.0]), [[0.5, 1], [0.5, 1]], [[0, 0], [0, 0], [1, 2]]),
    "minimum": (ow.minimum, ([1.0, math.nan], [1.0, 2.0]), [[0.5, 1], [0.5, 1]], [[0, 0], [0, 0], [1, 2]]),
    "asinh of large numbers": (ow.asinh, ([1e200, -1e200],), [[1e-200, 1e-200]], [[0, 0], [1e-200, 1e-200]]),
}  # fmt: skip


@pytest.mark.parametrize(("function", "inputs", "first", "second"), EDGES.values(), ids=EDGES.keys())
def test_edges(function: Any, inputs: Any, first: Any, second: Any) -> None:
    leaves = [ow.tensor(input_, dtype=ow.float64, requires_grad=True) for input_ in inputs]
    result = function(*leaves)
    weight = ow.ones_like(result).requires_grad_()
    gradients = ow.autograd.grad(result, leaves, weight, create_graph=True)
    for got, wanted in zip(gradients, first, strict=True):
        np.testing.assert_allclose(got.detach().numpy(), wanted)
    if second is not None:
        total = sum(gradient.sum() for gradient in gradients)
        grad = ow.autograd.grad(total, [*leaves, weight], materialize_grads=True)
        for got, wanted in zip(grad, second, strict=True):
            np.testing.assert_allclose(got.numpy(), wanted)


ACTIVATIONS = ("celu", "elu", "gelu", "hardsigmoid", "hardswish", "leaky_relu", "logsigmoid", "mish", "relu6", "selu",
               "sigmoid", "silu", "softplus", "softsign", "tanh", "tanhshrink")  # fmt: skip


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("name", ACTIVATIONS)
def test_gradients_of_narrow_dtypes_are_rounded_once(name: str, dtype: str) -> None:
    """Against float64, to an ulp of the result: a step that is rounded between the others would cost several."""
    function, kind = getattr(ow.nn.functional, name), getattr(ow, dtype)
    x = ow.linspace(-4, 4, 129).to(kind).requires_grad_()
    wide = x.detach().double().requires_grad_()
    function(x).sum().backward()
    function(wide).sum().backward()
    error = (x.grad.double() - wide.grad).abs()
    assert (error <= ow.finfo(kind).eps * wide.grad.abs() + 1e-3 * ow.finfo(kind).eps).all()
