"""PyTorch's samples through compile: results and gradients have the bits of the program's, each time it is called."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow

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


def difference(op: Any, sample: Any, kind: str) -> str:
    """What a compiled sample gives otherwise, when it is recorded and when it is run again; "" where nothing is."""
    program = program_of(op, sample)

    def call(*tensors: Any) -> tuple[Any, ...]:
        return program(*tensors)

    wanted = expected_outcome(program, call)
    if wanted is None or not list(tensors_in(program.arguments)):
        return ""
    compiled = ow.compile(call)
    for run in ("recorded", "first repeated", "second repeated"):
        got = outcome(compiled, program)
        if not are_same(got, wanted):
            return f"the {run} run gives something else for {kind}: {got}, not {wanted}; {compiled.reason}"
    return ""


@pytest.mark.parametrize("op", some_operators(1), ids=name_of)
def test_compiled_programs_give_the_bits_of_the_program(op: Any) -> None:
    check_samples(difference, op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_all_compiled_samples_give_the_bits_of_the_program(op: Any) -> None:
    check_samples(difference, op, KINDS, None)
