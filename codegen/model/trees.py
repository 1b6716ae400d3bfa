"""Expression trees of an operator in ``operators.json``: those of its kernel and of its formulas.

    kernel: {elementwise: [[condition, program], ...]}
            {reduce: [{let: {name: program}, carry: {name: {type, init, step, combine}}}, ...], finish: program}
            {composite: program}, {view: program}, batch: program
    formulas: {argument or result: program}
    loops: {function of generated/kernels: where above its expression stands}
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from codegen.language.encoding import Tree, encoded, encoded_program
from codegen.language.kernels import Accumulator, KernelPass, ReduceDefinition, ScanDefinition
from codegen.language.syntax import Program
from codegen.language.trees import copied
from codegen.model.blocks import OperatorBlock, PointwiseBlock
from codegen.model.loops import SAME
from codegen.model.nodes import of_complex
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel, Kernel, ViewKernel


def trees_of(block: OperatorBlock) -> dict[str, Any]:
    """The trees of an operator; what is empty is left out."""
    trees = {
        "kernel": _kernel(block.entry),
        "formulas": dict(_formulas(block.entry, block.derivative)) if block.derivative is not None else {},
        "loops": _first_of_each(_loops(block)),
    }
    return {key: value for key, value in trees.items() if value}


def _first_of_each(paths: Iterator[tuple[str, Tree]]) -> dict[str, Tree]:
    """Where a function is written first: the names of that expression are those of its parameters."""
    first: dict[str, Tree] = {}
    for name, path in paths:
        first.setdefault(name, path)
    return first


def _kernel(entry: Entry) -> dict[str, Tree]:
    trees = _of_kind(entry.kernel)
    if entry.batch is not None:
        trees["batch"] = encoded_program(entry.batch)
    return trees


def _of_kind(kernel: Kernel | None) -> dict[str, Tree]:
    if isinstance(kernel, ElementwiseKernel):
        cases = [
            [case.condition and encoded(case.condition.result), _program(case.program)] for case in kernel.cases
        ]
        reads = kernel.reads
        trees = {
            "elementwise": cases,
            "fulfils": kernel.fulfils and _program(kernel.fulfils),
            "writes": [list(case.writes) for case in kernel.cases] if kernel.writes else [],
            "as_numbers": list(kernel.as_numbers),
            "windows": {window.name: [window.source, list(window.offsets)] for window in reads.windows},
            "tables": list(reads.tables),
        }
    elif isinstance(kernel, ReduceDefinition):
        trees = {
            "reduce": [_pass(window) for window in kernel.passes],
            "finish": kernel.finish and _program(kernel.finish),
            "each": kernel.each and _program(kernel.each),
        }
    elif isinstance(kernel, ScanDefinition):
        trees = {
            "scan": [_pass(kernel.one_pass)],
            "each": _program(kernel.each),
            "final": kernel.final and _program(kernel.final),
        }
    elif isinstance(kernel, (ViewKernel, CompositeKernel)):
        trees = {"view" if isinstance(kernel, ViewKernel) else "composite": encoded_program(kernel.program)}
    else:
        trees = {}
    return {key: tree for key, tree in trees.items() if tree}


def _program(program: Program) -> list[Tree]:
    """A program of a kernel, with choices as such and functions under the names of operators."""
    return encoded_program(Program(tuple(_Words().visit(copied(line)) for line in program.body), program.source))


class _Words(ast.NodeTransformer):
    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        assert isinstance(node.func, ast.Name)
        if node.func.id == "where":
            return ast.IfExp(*node.args)
        node.func.id = SAME.get(node.func.id, node.func.id)
        return node


def _pass(kernel_pass: KernelPass) -> Tree:
    lets = {"let": {name: _program(program) for name, program in kernel_pass.lets}} if kernel_pass.lets else {}
    return {**lets, "carry": {each.name: _accumulator(each) for each in kernel_pass.accumulators}}


def _accumulator(accumulator: Accumulator) -> Tree:
    trees: dict[str, Tree] = {"type": accumulator.type, "init": _program(accumulator.init)}
    trees["step"] = _program(accumulator.step)
    if accumulator.combine is not None:
        trees["combine"] = _program(accumulator.combine)
    return trees


def _formulas(entry: Entry, derivative: Derivative) -> Iterator[tuple[str, Tree]]:
    for formula in derivative.formulas:
        yield ", ".join(formula.arguments), encoded_program(of_complex(entry, formula).program)
    for tangent in derivative.forward:
        if tangent.program is not None:
            yield tangent.result, encoded_program(tangent.program)


def _loops(block: OperatorBlock) -> Iterator[tuple[str, Tree]]:
    """Where the expression of each generated function of an element stands."""
    if isinstance(block, PointwiseBlock):
        for index, case in enumerate(block.cases):
            for loop in (case.loop, case.before):
                if loop is not None:
                    yield loop.name, ["kernel", "elementwise", index, 1]
    if block.passes is not None:
        yield f"{block.passes.name}_kernel", ["kernel", "finish" if "finish" in block.entry.kernel_text else "each"]
    for rule in (block.node, block.forward):
        for formula_loop in rule.loops if rule is not None else ():
            yield formula_loop.loop.name, ["formulas", formula_loop.of]
