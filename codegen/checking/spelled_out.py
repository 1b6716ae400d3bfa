"""Formulas that say letter for letter what `auto` derives, so that an author may as well write `auto`."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from codegen.calculus.conjugate import WithoutConjugates, not_holomorphic
from codegen.calculus.derive import derive
from codegen.calculus.differentiate import NotDerivableError
from codegen.language.trees import copied
from codegen.model.blocks import OperatorBlock
from codegen.reading.derivative import Formula
from codegen.reading.derived_formulas import reserved_in
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel


def spelled_out(blocks: Iterable[OperatorBlock]) -> Iterator[str]:
    """A line for every such formula, with its place."""
    for block in blocks:
        for formula in block.derivative.formulas if block.derivative is not None else ():
            if is_auto(block.entry, formula):
                yield f"{formula.location}: note: the formula of {formula.arguments[0]} is what 'auto' gives"


def is_auto(entry: Entry, formula: Formula) -> bool:
    """Whether `auto` would derive a formula that is written out; conjugates come by themselves."""
    kernel = entry.kernel
    if formula.derived or len(formula.arguments) != 1 or len(entry.schema.returns) != 1:
        return False
    if not isinstance(kernel, ElementwiseKernel) or len(kernel.cases) != 1:
        return False
    if entry.without_gradient or kernel.reads:
        return False
    program = kernel.fulfils or kernel.cases[0].program
    if entry.accepts_complex and not_holomorphic(program):
        return False  # `auto` would reject complex tensors
    try:
        derived = derive(
            program, formula.arguments[0], {"result": "grad"}, reserved_in(entry.schema), kernel.fulfils
        )
    except NotDerivableError:
        return False
    written = [WithoutConjugates().visit(copied(statement)) for statement in formula.program.body]
    return [ast.unparse(statement) for statement in derived.body] == [ast.unparse(line) for line in written]
