"""Gradients of every differentiable operator: finite differences to first and second order."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

from .cases import TABLE, Case, build, evaluate

DIFFERENTIABLE = [case for case in TABLE if case.grad]


def split(case: Case) -> tuple[list[str], list[ow.Tensor], dict[str, ow.Tensor]]:
    """The names and leaves of the floating inputs, and the other inputs."""
    made = {name: ow.from_numpy(array) for name, array in build(case.inputs, "float64").items()}
    leaves = {name: one.requires_grad_() for name, one in made.items() if one.is_floating_point()}
    return list(leaves), list(leaves.values()), {name: one for name, one in made.items() if name not in leaves}


def function_of(case: Case, names: list[str], others: dict[str, ow.Tensor]) -> Any:
    return lambda *leaves: evaluate(case.call, ow, {**others, **dict(zip(names, leaves, strict=True))})


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_first_order(case: Case) -> None:
    names, leaves, others = split(case)
    assert gradcheck(function_of(case, names, others), leaves)


# A gradient that is 0 everywhere does not depend on anything, so there is no second one.
CONSTANT = ("sgn(a)", "sign(a)", "pow(a, 0)")


@pytest.mark.parametrize("case", [case for case in DIFFERENTIABLE if str(case) not in CONSTANT], ids=str)
def test_second_order(case: Case) -> None:
    names, leaves, others = split(case)
    assert gradgradcheck(function_of(case, names, others), leaves)


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32"])
@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_gradients_have_shape_and_dtype_of_their_inputs(case: Case, kind: str) -> None:
    names, _, others = split(case)
    leaves = [
        ow.from_numpy(build(case.inputs, "float64")[name]).to(getattr(ow, kind)).requires_grad_() for name in names
    ]
    evaluate(case.call, ow, {**others, **dict(zip(names, leaves, strict=True))}).sum().backward()
    assert [(one.grad.dtype, one.grad.shape) for one in leaves] == [(one.dtype, one.shape) for one in leaves]
