"""Gradients of PyTorch's samples computed within jit.trace: those of the program, for other elements, too."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow

from .listed import chosen, name_of
from .sample_programs import KINDS, are_same, check_samples, expected_outcome, program_of, some_operators, tensors_in

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do


def check(op: Any, sample: Any, kind: str) -> str:
    """What is wrong with the trace of a sample and its gradients; "" where nothing is."""
    program = program_of(op, sample)
    if expected_outcome(program) is None or not any(item.requires_grad for item in program.inputs()):
        return ""

    def step(*inputs: Any) -> tuple[Any, ...]:
        ow.manual_seed(1)
        wanted = [item for item in inputs if item.requires_grad]
        results = program(*[item * 1 if item.requires_grad else item for item in inputs])
        outputs = [item for item in results if item.requires_grad]
        if not outputs:
            return results
        total = sum((item * item.conj()).real.sum() if item.is_complex() else item.sum() for item in outputs)
        gradients = ow.autograd.grad(total, wanted, allow_unused=True)
        return tuple(item.detach() for item in (*results, *gradients) if item is not None)

    traced = ow.jit.trace(step, tuple(program.inputs()), check_trace=False)
    traced.graph.lint()
    inputs = [(item.detach() * 0.875).requires_grad_() if item.requires_grad else item for item in program.inputs()]
    try:
        wanted = list(step(*inputs))
    except RuntimeError:  # of elements that the operator rejects
        return ""
    ow.manual_seed(1)
    try:
        got = list(tensors_in(traced(*inputs)))
    except RuntimeError as error:
        if "was traced where it read" in str(error):  # elements choose what the operator calls
            return ""
        raise
    return "" if are_same(got, wanted) else f"the trace gives {got}, not {wanted}, for {kind}\n{traced.graph}"


@pytest.mark.parametrize("op", some_operators(3), ids=name_of)
def test_gradients_within_a_trace_are_those_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_all_gradients_within_traces_are_those_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS[:2], None)
