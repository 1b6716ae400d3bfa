"""States of a scan that are tensors: initial values, and final values among the results.

A tensor that an ``init`` reads has an element for every line. The loop gets it as one more operand, and every step
reads an accumulator through a value that is the initial one at the first element of a line.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace

from codegen.language.kernels import Accumulator, ScanDefinition
from codegen.language.syntax import Program
from codegen.language.trees import copied
from codegen.model.loops import reads


def initial_tensors(kernel: ScanDefinition, tensors: Sequence[str]) -> tuple[str, ...]:
    """The tensors that hold initial states, in the order of the schema."""
    read = set().union(*(reads(accumulator.init) for accumulator in kernel.one_pass.accumulators))
    return tuple(name for name in tensors if name in read)


def begun_with(kernel: ScanDefinition, initial: Sequence[str]) -> ScanDefinition:
    """The kernel whose steps read initial states from operands; as it is where none is a tensor."""
    begun = {
        accumulator.name: f"{accumulator.name}_begun"
        for accumulator in kernel.one_pass.accumulators
        if reads(accumulator.init) & {*initial}
    }
    if not begun:
        return kernel
    first = ast.parse("index == count - 1" if kernel.reverse else "index == 0", mode="eval").body
    lets = []
    accumulators = []
    for state in kernel.one_pass.accumulators:
        if state.name in begun:
            value = ast.IfExp(copied(first), copied(state.init.result), ast.Name(state.name, ast.Load()))
            lets.append((begun[state.name], Program((ast.Expr(value),), ast.unparse(value))))
            state = replace(state, init=_ZERO)  # noqa: PLW2901 - the same state with another beginning
        accumulators.append(_reading(state, begun))
    lets += [(name, _renamed(value, begun)) for name, value in kernel.one_pass.lets]
    return replace(kernel, one_pass=replace(kernel.one_pass, accumulators=tuple(accumulators), lets=tuple(lets)))


_ZERO = Program((ast.Expr(ast.Constant(0)),), "0")


def _reading(accumulator: Accumulator, names: dict[str, str]) -> Accumulator:
    return replace(accumulator, step=_renamed(accumulator.step, names))


def _renamed(program: Program, names: dict[str, str]) -> Program:
    """A program that reads other names."""
    return replace(program, body=tuple(_Renaming(names).visit(copied(statement)) for statement in program.body))


class _Renaming(ast.NodeTransformer):
    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self.names.get(node.id, node.id), node.ctx)


def with_final(kernel: ScanDefinition) -> tuple[Program, tuple[int, ...]]:
    """What the loop keeps for every element, final states included, and the outputs whose last element is one.

    A final state that is kept for every element anyhow is computed once.
    """
    if kernel.final is None:
        return kernel.each, ()
    values = [*_values(kernel.each)]
    dumps = [ast.dump(value) for value in values] if not kernel.each.lets else []
    positions = []
    for tree in _values(kernel.final):
        if ast.dump(tree) not in dumps:
            values.append(tree)
            positions.append(len(values) - 1)
        else:
            positions.append(dumps.index(ast.dump(tree)))
    end = ast.Expr(values[0] if len(values) == 1 else ast.Tuple(values, ast.Load()))
    return replace(kernel.each, body=(*kernel.each.lets, *kernel.final.lets, end)), tuple(positions)


def _values(program: Program) -> list[ast.expr]:
    result = program.result
    return result.elts if isinstance(result, ast.Tuple) else [result]
