"""PyTorch's samples through compile: results and gradients have the bits of the program's, each time it is called."""

from __future__ import annotations

import contextlib
import zlib
from typing import Any

import pytest

import generated as ow

from .listed import DIFFERENT, NotHereError, Taken, chosen, name_of, ours_of
from .test_traces import KINDS, ONE_IN, Program, outcome, same, samples_of, tensors_in

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do


def difference(op: Any, sample: Any, kind: str) -> str:
    """What a compiled sample gives otherwise, when it is recorded and when it is run again; "" where nothing is."""
    arguments = Taken()(((sample.input, *sample.args), sample.kwargs))
    program = Program(ours_of(op), arguments)

    def call(*tensors: Any) -> tuple[Any, ...]:
        return program(*tensors)

    try:
        wanted = outcome(call, program)
    except (RuntimeError, TypeError, ValueError, IndexError):
        return ""  # a sample that the operator rejects, which other tests tell
    if not list(tensors_in(arguments)):
        return ""
    compiled = ow.compile(call)
    for run in ("recorded", "first repeated", "second repeated"):
        got = outcome(compiled, program)
        if len(got) != len(wanted) or not all(map(same, got, wanted)):
            return f"the {run} run gives something else for {kind}: {got}, not {wanted}; {compiled.reason}"
    return ""


def check_all(op: Any, kinds: tuple[str, ...], count: int | None) -> None:
    if name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT[name_of(op)])
    if "empty" in op.name:
        pytest.skip("memory that was not written")
    for kind in kinds:
        for sample in samples_of(op, kind, count):
            with contextlib.suppress(NotHereError):
                said = difference(op, sample, kind)
                assert not said, f"{name_of(op)} of {sample.summary()}: {said}"


@pytest.mark.parametrize(
    "op", [op for op in chosen() if zlib.crc32(name_of(op).encode()) % ONE_IN == 1], ids=name_of
)
def test_compiled_programs_give_the_bits_of_the_program(op: Any) -> None:
    check_all(op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_all_compiled_samples_give_the_bits_of_the_program(op: Any) -> None:
    check_all(op, KINDS, None)
