"""PyTorch's samples through jit.trace, jit.save and jit.load: results and gradients have the bits of the program's."""

from __future__ import annotations

import io
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

def check(op: Any, sample: Any, kind: str) -> str:
    """What is wrong with the trace of a sample; "" where nothing is."""
    program = program_of(op, sample)
    wanted = expected_outcome(program)
    if wanted is None or not list(tensors_in(program.arguments)):
        return ""
    traced = ow.jit.trace(program, tuple(program.inputs()), check_trace=False)
    graph = traced.graph
    graph.lint()
    if parse(str(graph), graph.tensors()) != graph:
        return f"its text is another graph: {graph}"
    calls = {"trace": traced}
    if all(isinstance(item, ow.Tensor) for item in graph.tensors()):
        file = io.BytesIO()
        ow.jit.save(traced, file)
        file.seek(0)
        calls["file"] = ow.jit.load(file)
    for name, call in calls.items():
        got = outcome(call, program)
        if not are_same(got, wanted):
            return f"the {name} gives something else for {kind}: {got}, not {wanted}\n{graph}"
    return ""


@pytest.mark.parametrize("op", some_operators(0), ids=name_of)
def test_a_trace_gives_the_bits_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_traces_of_all_samples_give_the_bits_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS, None)
