"""The loop of an elementwise formula: an ordinary pass computes with it what a recorded one does by operators."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from codegen.language import bounded, vocabulary
from codegen.language.lets import documentation
from codegen.language.syntax import Program
from codegen.language.trees import walk
from codegen.model.facts import loop_facts
from codegen.model.joints import LoopBlock
from codegen.model.loops import TABLE, Numbers, elementwise_kernel, reads
from codegen.model.phases import phases
from codegen.reading.derivative import Formula
from codegen.reading.entry import Entry
from codegen.schema import ArgumentSchema, OperatorSchema

SCALAR_SYNTAX = (
    ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Call, ast.Name, ast.Constant, ast.Load, ast.operator,
    ast.unaryop, ast.boolop, ast.cmpop, ast.Expr, ast.Assign, ast.Store,
)  # fmt: skip


@dataclass(frozen=True)
class LoopOperands:
    """What a loop reads: tensors, and numbers, of which some are lists, or tensors that are tables."""

    tensors: tuple[str, ...]
    numbers: tuple[str, ...]
    lists: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()


@dataclass(frozen=True)
class FormulaLoop:
    """Which loop is made: of which operator or Node, `what` it computes as names say it and as its docstring does.

    `operator` is the constant of the operator, `target` the argument or the result of whose formula it is.
    """

    operator: str
    owner: str
    target: str
    what: str
    doc: str

    def of(
        self, entry: Entry, program: Program, operands: LoopOperands, shown: Callable[[str], str], *,
        argument_of: Callable[[str], str] = str, complexes: Sequence[int] = (),
    ) -> LoopBlock:
        """The loop. `shown` says how a caller writes an operand, `argument_of` whose value or tangent a tensor is.

        `complexes` are the places of tensors that are complex beside real ones.
        """
        name = entry.schema.name
        function = f"{name.base.strip('_')}_{name.overload}_{self.what}".replace("__", "_")
        tensors, names = operands.tensors, operands.numbers
        numbers = Numbers.of(program, names, operands.lists, operands.tables)
        loop = elementwise_kernel(function, self.doc, program, tensors, numbers, narrowed=bool(complexes))
        if not complexes:
            loop = replace(loop, phases=phases(function, program, tensors, numbers))
        kinds = dict(entry.fixed_dtypes)
        facts = loop_facts(
            self.owner,
            loop.name,
            len(tensors),
            fixed={
                index: kinds[argument]
                for index, tensor in enumerate(tensors)
                if (argument := argument_of(tensor)) in kinds
            },
            free=tuple(index for index, read in enumerate(names) if read not in operands.tables),
            numbers=numbers.said,
            complexes=tuple(complexes),
        )
        return LoopBlock(
            f"{self.operator}_{self.what.upper()}_FORMULA", loop, facts, tuple(map(shown, tensors)),
            tuple(map(shown, names)), self.target, self.operator, self.what,
            tuple(map(shown, numbers.read_as(TABLE))),
            reaches=bool(numbers.said or complexes),
        )  # fmt: skip


def operands_of(
    schema: OperatorSchema, program: Program, is_tensor: Callable[[str], bool], leads: Callable[[str], bool],
    tables: tuple[str, ...] = (),
) -> LoopOperands | None:
    """What the loop of a formula reads, those first that lead; None where a loop cannot read something."""
    read = scalar_names(program, schema, tables)
    tensors: list[str] = []
    numbers: list[str] = []
    for name in sorted(read or (), key=lambda name: (not leads(name), name)):
        argument = schema.argument(name)
        if name not in tables and is_tensor(name):
            tensors.append(name)
        elif name in tables or (argument is not None and is_number(argument, program)):
            numbers.append(name)
        else:
            return None
    if read is None or len(tensors) >= vocabulary.MAX_OPERANDS:
        return None
    return LoopOperands(tuple(tensors), tuple(numbers), tuple(lists_of(schema)), tables)


def loop_of_gradient(
    entry: Entry, formula: Formula, program: Program, operands: LoopOperands, constant: str, node: str,
    shown: Callable[[str], str], complexes: Sequence[int] = (),
) -> LoopBlock:
    """The loop of the gradient of an argument: of its formula, or of the last lines of it, `program`."""
    target = formula.arguments[0]
    doc = documentation(f"{node}, gradient of {target}", formula.text, formula.program)
    loop = FormulaLoop(constant, node, target, f"backward_{target}", doc)
    return loop.of(entry, program, operands, shown, complexes=complexes)


def scalar_names(program: Program, schema: OperatorSchema, tables: Sequence[str] = ()) -> set[str] | None:
    """The names that a formula reads, if a loop can compute it: numbers, and functions of kernels."""
    nodes = program.nodes
    lists = [*lists_of(schema), *tables]
    inside = {id(child) for node in nodes if bounded.is_length(node, lists) for child in walk(node)}
    inside |= {id(child.iter) for child in nodes if isinstance(child, ast.For)}
    for node in nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in lists:
            continue
        if not isinstance(node, (*SCALAR_SYNTAX, ast.For)):
            return None
        if isinstance(node, ast.Call) and id(node) not in inside and (
            not isinstance(node.func, ast.Name) or node.func.id not in vocabulary.KERNEL_FUNCTIONS
        ):
            return None
    return reads(program)


def lists_of(schema: OperatorSchema) -> list[str]:
    """The arguments that are lists of numbers."""
    return [argument.name for argument in schema.inputs if argument.type.is_list and not argument.type.is_tensor_like]


def is_number(argument: ArgumentSchema, program: Program) -> bool:
    """Whether the loop of a formula can read an argument that is no tensor."""
    type_ = argument.type
    if type_.optional or type_.is_tensor_like:
        return False
    if type_.is_list or type_.is_int:
        return type_.scalar_base in ("float", "int") and bounded.has_loops(program.body)
    return type_.is_scalar or type_.is_float


def complex_places(entry: Entry, tensors: Sequence[str]) -> list[int]:
    """The places of the tensors that are complex beside real ones: a result that is, and its gradient."""
    names = {result_name for result in entry.complex_results for result_name in (result, f"grad_{result}")}
    names |= {"result", "grad"} if entry.complex_results and len(entry.schema.returns) == 1 else set()
    positions = [index for index, name in enumerate(tensors) if name in names]
    return positions if len(positions) < len(tensors) else []


def numbers_of(
    schema: OperatorSchema, program: Program, names: Sequence[str], tables: Sequence[str] = ()
) -> Numbers:
    """How a loop reads arguments that are no tensors."""
    return Numbers.of(program, names, lists_of(schema), tables)
