"""Formulas over operators, line by line: how intermediate values and loops stand in generated functions.

What a loop counts, a number of a list, and a number that a name begins with become tensors without dimensions, of the
dtype of the gradient, for operators take tensors: ``total = 0`` is ``total_ = language.constant(0, grad)``.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping

from codegen.calculus.rules import STEPS
from codegen.language import bounded
from codegen.language.lets import Renamed
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied, walk
from codegen.language.vocabulary import CONSTANTS, HELPERS, KERNEL_FUNCTIONS, PYTHON_FUNCTIONS, operator_of
from codegen.model.translate import FormulaTranslator
from codegen.schema import OperatorSchema

_OPERATIONS = "operations"  # whose `conj` takes numbers
_FUNCTIONS = {*KERNEL_FUNCTIONS} - {*PYTHON_FUNCTIONS}


def let_source(statement: ast.stmt, translate: FormulaTranslator) -> str:
    """``name = value``, or the value at the end, as source of a generated file."""
    assert isinstance(statement, (ast.Assign, ast.Expr))
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return "".join(f"{ast.unparse(target)} = " for target in targets) + translate.expression(statement.value)


def lines_of(
    program: Program, names: Mapping[str, str], lists: Collection[str], like: str, translate: FormulaTranslator,
    tables: Collection[str] = (),
) -> Iterator[str]:
    """The lines of a formula, names renamed; the last is its value. `like` is a tensor of the gradient's dtype."""
    if tables:
        program = Program(tuple(_TableReads(tables).visit(copied(line)) for line in program.body), program.source)
    if not bounded.has_loops(program.body):
        yield from (let_source(Renamed(names).visit(copied(line)), translate) for line in program.body)
        return
    writer = _FormulaWriter(names, lists, like, translate)
    for statement in program.body:
        yield from writer.statement(copied(statement))


class DetachedSteps(ast.NodeTransformer):
    """What is constant between its jumps, in a derived formula: no derivative of the formula goes through it.

    The operator may have no derivative of its own, and needs none here.
    """

    def __init__(self, translate: FormulaTranslator) -> None:
        self.translate = translate

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.func.id not in STEPS:
            return node
        step = ast.Attribute(ast.Name("forward", ast.Load()), "step", ast.Load())
        return ast.Call(step, [self.translate.operator(node.func.id), *node.args], [])


class OfNumbers(ast.NodeTransformer):
    """Functions of numbers alone: operators take tensors, so each is computed by way of one without dimensions."""

    def __init__(self, numbers: Collection[str], translate: FormulaTranslator) -> None:
        self.numbers = {*numbers, *CONSTANTS, _OPERATIONS}
        self.translate = translate

    def visit_Call(self, node: ast.Call) -> ast.expr:
        alone = all(_is_of(argument, self.numbers) for argument in node.args)
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or not alone or node.func.id not in _FUNCTIONS:
            return node
        operator, before = operator_of(node.func.id, self.translate.functions)
        if operator not in self.translate.functions:
            return node
        called = [self.translate.operator(operator), *map(ast.Constant, before)]
        return ast.Call(_helper("of_numbers"), [*called, *node.args], [])


def _is_of(tree: ast.expr, numbers: Collection[str]) -> bool:
    """Whether an expression is computed from numbers, by signs and by functions of kernels."""
    called = [node.func for node in walk(tree) if isinstance(node, ast.Call)]
    plain = all(function.id in KERNEL_FUNCTIONS for function in called if isinstance(function, ast.Name))
    read = {node.id for node in walk(tree) if isinstance(node, ast.Name) and node not in called}
    return plain and read <= {*numbers}


def number_names(program: Program, schema: OperatorSchema) -> set[str]:
    """The names in a formula that stand for single numbers: arguments, and lines that are computed from such.

    Where there are loops, lines are tensors without dimensions.
    """
    types = {argument.name: argument.type for argument in schema.inputs}
    numbers = {
        name
        for name, type_ in types.items()
        if not type_.is_list and (type_.is_scalar or type_.is_float or type_.is_int)
    }
    if bounded.has_loops(program.body):
        return numbers
    for statement in program.lets:
        if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
            continue
        called = statement.value.func if isinstance(statement.value, ast.Call) else None
        helps = isinstance(called, ast.Name) and called.id in HELPERS
        if helps or _is_of(statement.value, {*numbers, *CONSTANTS}):
            numbers.add(statement.targets[0].id)
    return numbers


class _TableReads(ast.NodeTransformer):
    """Reads of tables as calls of an operator."""

    def __init__(self, tables: Collection[str]) -> None:
        self.tables = tables

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if not isinstance(node.value, ast.Name) or node.value.id not in self.tables:
            return self.generic_visit(node)  # type: ignore[return-value]
        source = f"_table({ast.unparse(node.value)}, {ast.unparse(self.visit(node.slice))})"
        return ast.parse(source, mode="eval").body


class _FormulaWriter:
    """Writes the lines of a formula with loops."""

    def __init__(
        self, names: Mapping[str, str], lists: Collection[str], like: str, translate: FormulaTranslator
    ) -> None:
        self.names = names
        self.lists = lists
        self.like = like
        self.translate = translate
        self.counts: set[str] = set()  # of the loops around a line

    def statement(self, statement: ast.stmt) -> Iterator[str]:
        if isinstance(statement, ast.For):
            yield from self.loop(statement)
            return
        assert isinstance(statement, (ast.Assign, ast.Expr))
        is_number = not names_in(statement.value) - set(CONSTANTS) and not isinstance(statement.value, ast.Tuple)
        renamed = self.renamed(statement)
        assert isinstance(renamed, (ast.Assign, ast.Expr))
        if is_number and isinstance(renamed, ast.Assign):
            renamed.value = self.constant(renamed.value)
        yield let_source(renamed, self.translate)

    def loop(self, loop: ast.For) -> Iterator[str]:
        assert isinstance(loop.target, ast.Name)
        name = loop.target.id
        is_read = self.reads_number(loop, name)
        self.counts.add(name)
        body = [line for statement in loop.body for line in self.statement(statement)]
        self.counts.discard(name)
        through = self.renamed(ast.Expr(loop.iter))
        assert isinstance(through, ast.Expr)
        if is_read:
            body.insert(0, f"{self.names[name]} = {ast.unparse(self.constant(ast.Name(_raw(name), ast.Load())))}")
        yield f"for {_raw(name)} in {self.translate.expression(through.value)}:"
        yield from (f"    {line}" for line in body)

    def reads_number(self, loop: ast.For, name: str) -> bool:
        """Whether the body computes with what the loop counts."""
        body = [_Whole({name}, self.lists).visit(copied(line)) for line in loop.body]
        return any(isinstance(node, ast.Name) and node.id == name for line in body for node in walk(line))

    def renamed(self, statement: ast.stmt) -> ast.stmt:
        """A statement with its names, and with whole numbers where it counts."""
        return Renamed(self.names).visit(_Whole(self.counts, self.lists).visit(statement))  # type: ignore[no-any-return]

    def constant(self, value: ast.expr) -> ast.expr:
        return ast.Call(_helper("constant"), [value, ast.Name(self.like, ast.Load())], [])


class _Whole(ast.NodeTransformer):
    """Bounds and indices read what loops count as the whole number that it is."""

    def __init__(self, counts: Collection[str], lists: Collection[str]) -> None:
        self.counts = counts
        self.lists = lists

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if isinstance(node.func, ast.Name) and node.func.id == "range":
            return self.raw(node)
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if not isinstance(node.value, ast.Name) or node.value.id not in self.lists:
            return self.generic_visit(node)  # type: ignore[return-value]
        return ast.Call(_helper("item"), [node.value, self.raw(node.slice)], [])

    def raw(self, node: ast.expr) -> ast.expr:
        for item in walk(node):
            if isinstance(item, ast.Name) and item.id in self.counts:
                item.id = _raw(item.id)
        return node


def _raw(name: str) -> str:
    """What a loop of a generated function counts by; the name itself is that of a tensor."""
    return f"_{name}"


def _helper(name: str) -> ast.Attribute:
    return ast.Attribute(ast.Name("language", ast.Load()), name, ast.Load())
