"""Passes on random programs with views, writes, shared subexpressions and control flow: the same bits as before."""

from __future__ import annotations

import random

import pytest

import generated as ow
from runtime.graph import Graph, parse, passes

UNARY = ("t", "neg", "tanh", "abs", "relu")
HEADER = """graph(%x : Tensor, %y : Tensor, %b : bool, %n : int):
  %zero : int = prim::Constant[value=0]()
  %one : int = prim::Constant[value=1]()
  %unit : int = prim::Constant[value=1]()
  %three : int = prim::Constant[value=3]()
  %true : bool = prim::Constant[value=1]()
  %none : NoneType = prim::Constant()
"""


class RandomProgram:
    """The text of a graph of matrices of 3 by 3, of so many calls."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.count = 0

    def text(self) -> str:
        """The whole text."""
        values = ["x", "y"]
        for _ in range(self.random.randrange(5, 41)):
            self.call(values, "  ", depth=0)
        results = ", ".join(f"%{value}" for value in self.random.sample(values[2:], min(2, len(values) - 2)))
        return f"{HEADER}{''.join(self.lines)}  return ({results})\n"

    def name(self) -> str:
        """A name that no value has."""
        self.count += 1
        return f"v{self.count}"

    def call(self, values: list[str], indent: str, depth: int) -> None:
        """Add a call, or control flow, whose result is one more of `values`."""
        result, (first, second) = self.name(), self.random.choices(values, k=2)
        kind = self.random.choice(["unary", "unary", "add", "mul", "write", "if", "loop", "twice"])
        if kind in {"if", "loop"} and depth == 2:
            kind = "add"
        emit = self.lines.append
        if kind == "unary":
            emit(f"{indent}%{result} : Tensor = ow::{self.random.choice(UNARY)}(%{first})\n")
        elif kind == "add":
            emit(f"{indent}%{result} : Tensor = ow::add(%{first}, %{second}, %one)\n")
        elif kind == "mul":
            emit(f"{indent}%{result} : Tensor = ow::mul(%{first}, %{second})\n")
        elif kind == "twice":  # what common subexpressions and identities replace
            emit(f"{indent}%{result}a : Tensor = ow::t(%{first})\n{indent}%{result}b : Tensor = ow::t(%{result}a)\n")
            emit(f"{indent}%{result}c : Tensor = ow::t(%{first})\n")
            emit(f"{indent}%{result} : Tensor = ow::mul(%{result}b, %{result}c)\n")
        elif kind == "write":  # of a row of a copy, or of an argument
            source = f"{result}s"
            emit(f"{indent}%{source} : Tensor = ow::clone(%{first}, %none)\n")
            emit(f"{indent}%{result}v : Tensor = ow::select(%{source}, %zero, %one)\n")
            emit(f"{indent}%{result}w : Tensor = ow::mul_(%{result}v, %three)\n")
            written = source if self.random.random() < 0.7 else "x"
            emit(f"{indent}%{result} : Tensor = ow::add_(%{written}, %unit, %one)\n")
        elif kind == "if":
            emit(f"{indent}%{result} : Tensor = prim::If(%{self.random.choice(['b', 'true'])})\n")
            for block in range(2):
                emit(f"{indent}  block{block}():\n")
                emit(f"{indent}    -> (%{self.body(values, indent + '    ', depth)})\n")
        else:
            limit, counter, carried = self.random.choice(["n", "three"]), self.name(), self.name()
            emit(f"{indent}%{result} : Tensor = prim::Loop(%{limit}, %true, %{first})\n")
            emit(f"{indent}  block0(%{counter} : int, %{carried} : Tensor):\n")
            emit(f"{indent}    %{carried}k : Tensor = ow::tanh(%{carried})\n")
            emit(f"{indent}    %{carried}i : Tensor = ow::add(%{carried}k, %{counter}, %one)\n")
            last = self.body([*values, f"{carried}i"], indent + "    ", depth)
            emit(f"{indent}    -> (%true, %{last})\n")
        values.append(result)

    def body(self, values: list[str], indent: str, depth: int) -> str:
        """The calls of a block; the value that it gives."""
        inner = list(values)
        for _ in range(self.random.randrange(1, 4)):
            self.call(inner, indent, depth + 1)
        return inner[-1]


def outcome(graph: Graph, condition: bool, count: int) -> list[ow.Tensor]:
    """What a graph gives, and what it leaves in its arguments."""
    x, y = (ow.arange(9.0).reshape(3, 3) / 8 - start for start in (0.5, 0.25))
    results = graph(x, y, condition, count)
    return [*(results if isinstance(results, tuple) else (results,)), x, y]


def typed(graph: Graph) -> bool:
    """A pass: types of the inputs that `outcome` has."""
    return passes.find("shape_propagation")(graph, [ow.zeros(3, 3), ow.zeros(3, 3), True, 2])


ORDERS = {
    **{name: (name,) for name in (*passes.STANDARD, *passes.FURTHER)},
    "functionalization": (typed, "functionalization"),
    "functional and optimised": (typed, "functionalization", *passes.STANDARD),
    "all": (*passes.FURTHER, *passes.STANDARD),
    "unrolled and optimised": ("loop_unrolling", *passes.STANDARD, *passes.STANDARD),
}
# No program calls graphs or has convolutions, and sizes of inputs are not known.
UNCHANGED = {"inline", "shape_propagation", "convolution_folding"}


@pytest.mark.parametrize("order", ORDERS)
def test_passes_keep_the_bits(order: str) -> None:
    has_changed = False
    for seed in range(8):
        graph = parse(RandomProgram(seed).text())
        changed = graph.copy()
        has_changed |= passes.apply(changed, *ORDERS[order])
        changed.lint()
        assert parse(str(changed), changed.tensors()) == changed
        for condition, count in ((True, 2), (False, 9)):
            for expected, result in zip(
                outcome(graph, condition, count), outcome(changed, condition, count), strict=True
            ):
                assert ow.equal(expected.nan_to_num(), result.nan_to_num()), (seed, str(graph))
    assert has_changed or order in UNCHANGED
