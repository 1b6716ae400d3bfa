"""Reductions that keep one element and where it is: how their parts are joined follows from their steps."""

from __future__ import annotations

import itertools
import math
from pathlib import Path

import pytest

from codegen.calculus.scalar_formulas import evaluator
from codegen.diagnostics import CodegenError, Diagnostics
from codegen.reading.entries import read_operators
from codegen.reading.kernels import ReduceDefinition

HEAD = "- func: f(Tensor self, int dim) -> (Tensor values, Tensor indices)\n  dtypes: floating\n  reduce:\n"
TAIL = "  finish: best, at\n  identity: false\n"
LARGEST = "at < 0 or self > best or (isnan(self) and not isnan(best))"
CLOSEST = "at < 0 or abs(self - 1) < abs(best - 1)"


def read(lines: str, folder: Path) -> ReduceDefinition:
    (folder / "ops.yaml").write_text(HEAD + lines + TAIL, encoding="utf-8")
    diagnostics = Diagnostics()
    operators = read_operators(folder / "ops.yaml", diagnostics)
    diagnostics.raise_if_any()
    assert isinstance(operators[0].kernel, ReduceDefinition)
    return operators[0].kernel


def written(condition: str) -> str:
    return (
        f"    let: {{wins: {condition}}}\n"
        '    best: {init: 0, step: "where(wins, self, best)"}\n'
        '    at: {type: int64, init: -1, step: "where(wins, index, at)"}\n'
    )


def spelled(condition: str) -> str:
    return (
        f'    best: {{init: 0, step: "where({condition}, self, best)"}}\n'
        f'    at: {{type: int64, init: -1, step: "where({condition}, index, at)"}}\n'
    )


ELEMENTS = [(LARGEST, (0.0, 1.0, 2.0, math.nan)), (CLOSEST, (0.0, 1.0, 2.0, 3.5))]


@pytest.mark.parametrize(("condition", "elements"), ELEMENTS)
@pytest.mark.parametrize("form", [written, spelled])
def test_parts_are_joined_as_the_whole_is(condition, elements, form, tmp_path):
    kernel = read(form(condition), tmp_path)
    wins = evaluator(kernel.passes[0].lets[0][1]) if kernel.passes[0].lets else None
    steps = {accumulator.name: evaluator(accumulator.step) for accumulator in kernel.passes[0].accumulators}
    joins = {accumulator.name: evaluator(accumulator.combine) for accumulator in kernel.passes[0].accumulators}

    def reduced(part: list[tuple[int, float]]) -> dict[str, float]:
        state = {"best": 0.0, "at": -1}
        for index, element in part:
            scope = {**state, "self": element, "index": index}
            if wins is not None:
                scope["wins"] = wins(scope)
            state = {name: step(scope) for name, step in steps.items()}
        return state

    for values in itertools.product(elements, repeat=4):
        numbered = list(enumerate(values))
        full = reduced(numbered)
        for cut in range(5):
            first, second = reduced(numbered[:cut]), reduced(numbered[cut:])
            for ours, theirs in ((first, second), (second, first)):
                scope = {**ours, **{f"{name}_other": value for name, value in theirs.items()}}
                assert {name: join(scope) for name, join in joins.items()}["at"] == full["at"]


@pytest.mark.parametrize(
    "lines",
    [
        written(LARGEST).replace("init: -1", "init: 0"),  # an index that may be one says nothing of an empty part
        written(LARGEST).replace("where(wins, index, at)", "where(self > best, index, at)"),  # another condition
        written(LARGEST).replace("where(wins, index, at)", "where(wins, index + 1, at)"),
    ],
)
def test_what_does_not_follow_is_asked_for(lines, tmp_path):
    with pytest.raises(CodegenError, match="lacks combine"):
        read(lines, tmp_path)
