"""PyTorch's samples with composites opened in the graphs of their traces: results and gradients have the same bits."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow
from runtime.graph import parse

from .listed import chosen, name_of
from .sample_programs import (
    KINDS,
    are_same,
    check_samples,
    expected_outcome,
    outcome,
    program_of,
    some_operators,
    tensors_in,
)  # fmt: skip

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do
open_composites = ow.jit.passes.find("open_composites")


def check(op: Any, sample: Any, kind: str) -> str:
    """What is wrong with the parts of a sample; "" where nothing is."""
    program = program_of(op, sample)
    wanted = expected_outcome(program)
    inputs = program.inputs()
    if wanted is None or not inputs:
        return ""
    graph = ow.jit.trace(program, tuple(inputs), check_trace=False).graph
    if not open_composites(graph, inputs):
        return ""
    graph.lint()
    if parse(str(graph), graph.tensors()) != graph:
        return f"its text is another graph: {graph}"
    got = outcome(lambda *tensors: tuple(tensors_in(graph(*tensors))), program)
    if not are_same(got, wanted):
        return f"the parts give something else for {kind}: {got}, not {wanted}\n{graph}"
    return ""


@pytest.mark.parametrize("op", some_operators(2), ids=name_of)
def test_opened_composites_give_the_bits_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_all_opened_samples_give_the_bits_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS, None)
