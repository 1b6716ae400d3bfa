"""The last lines of a derived formula as one loop: what a reduction or a scan leaves for every element.

A formula that `auto` makes of a reduction begins with what is computed over dimensions, and ends in an expression over
elements:

    total = sum(part, dims, True)          before: operators
    grad_kept / total * part               one loop, in the shape of all elements
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from codegen.language import vocabulary
from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.language.lets import assigned, let_name
from codegen.language.syntax import Program
from codegen.model.formula_lines import number_names
from codegen.model.formula_loops import LoopOperands, loop_of_gradient
from codegen.model.joints import LoopBlock
from codegen.model.loops import reads, unparse
from codegen.model.translate import FormulaTranslator
from codegen.reading.derivative import Formula
from codegen.reading.entry import Entry


@dataclass(frozen=True)
class Ending:
    """The loop of the last lines, how many lines stand before them, and in what the call of the loop is wrapped.

    `program` is the formula without what the call is wrapped in.
    """

    loop: LoopBlock
    before: int
    call: str
    program: Program


def find_ending(
    entry: Entry, formula: Formula, constant: str, node: str, translate: FormulaTranslator
) -> Ending | None:
    """The ending of a derived formula of a reduction or a scan; None where it is trivial, or too large for a loop."""
    if not formula.derived or not isinstance(entry.kernel, (ReduceDefinition, ScanDefinition)):
        return None
    lets, result = formula.program.lets, formula.program.result
    value, sizes = result, ""
    if isinstance(result, ast.Call) and isinstance(result.func, ast.Name) and result.func.id == "expand":
        value, sizes = result.args[0], ast.unparse(result.args[1])
    first = max([number + 1 for number, let in enumerate(lets) if not _is_elementwise(let)], default=0)
    end = ast.fix_missing_locations(ast.Expr(value))
    core = Program((*lets[first:], end), formula.program.source)
    if isinstance(value, (ast.Name, ast.Constant)) or not _is_elementwise(end):
        return None
    numbers, tensors = _operands(entry, formula, core)
    if len(tensors) >= vocabulary.MAX_OPERANDS or len(numbers) > vocabulary.MAX_NUMBERS:
        return None
    assigned_names = {name.id for name in assigned(formula.program)}

    def shown(operand: str) -> str:
        return let_name(operand) if operand in assigned_names else _argument(operand)

    loop = loop_of_gradient(entry, formula, core, LoopOperands(tuple(tensors), tuple(numbers)), constant, node, shown)
    if not sizes:
        return Ending(loop, first, loop.call, formula.program)
    expand = unparse(translate.operator("expand"))
    call = f"{expand}({loop.call}, {let_name(sizes) if sizes in assigned_names else sizes})"
    return Ending(loop, first, call, Program((*lets, end), formula.program.source))


def _argument(name: str) -> str:
    return "self_" if name == "self" else name


def _is_elementwise(statement: ast.stmt) -> bool:
    """Whether a loop can compute a line: numbers, names, and functions of kernels."""
    assert isinstance(statement, (ast.Assign, ast.Expr))
    nodes = [*ast.walk(statement.value)]
    called = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    odd = (ast.Attribute, ast.Tuple, ast.List, ast.Subscript, ast.IfExp)
    return called <= set(vocabulary.KERNEL_FUNCTIONS) and not any(isinstance(node, odd) for node in nodes)


def _operands(entry: Entry, formula: Formula, core: Program) -> tuple[list[str], list[str]]:
    """The numbers and the tensors that the last lines read."""
    scalars = number_names(formula.program, entry.schema)
    numbers: list[str] = []
    tensors: list[str] = []
    for name in sorted(reads(core)):
        argument = entry.schema.argument(name)
        plain = name in scalars or (argument is not None and not argument.type.is_tensor)
        (numbers if plain else tensors).append(name)
    return numbers, tensors
