"""Equations of operators and of their gradients, with a legend of their letters."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from codegen.language import bounded, vocabulary
from codegen.language.kernels import Accumulator, KernelPass, Reads, ReduceDefinition, ScanDefinition
from codegen.language.syntax import Program
from codegen.model.literals import python_name
from codegen.reading.derivative import Formula, ForwardFormula
from codegen.reading.entry import Entry
from codegen.reading.forward import tangent
from codegen.reading.kernel_passes import values_in
from codegen.reading.kernel_writes import writes, written_names
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel
from codegen.reference import notation
from codegen.reference.elements import Names, Xml, display, element, fenced, inline, row, said, sign, to_text
from codegen.reference.mathml import Writer, source_of


@dataclass(frozen=True)
class Meaning:
    """A letter of a formula and what it stands for; `code` is how Python calls it, empty where it does not."""

    letter: str
    code: str
    words: str = ""


@dataclass(frozen=True)
class Equation:
    """One line of mathematics: its markup, and the source it comes from."""

    math: str
    source: str


@dataclass(frozen=True)
class Mathematics:
    """Equations and their legend."""

    equations: tuple[Equation, ...] = ()
    legend: tuple[Meaning, ...] = ()


class Board:
    """Collects the equations of one formula with the names they use."""

    def __init__(
        self, entry: Entry, per_element: Iterable[str] = (), index: str = "i", extra: Iterable[str] = ()
    ) -> None:
        self.entry = entry
        arguments = [argument.name for argument in entry.schema.inputs]
        self.names = Names([*arguments, *extra], frozenset(per_element), index)
        self.writer = Writer(self.names)
        self.written = written_names(entry.schema) if writes(entry.schema) else ()
        self.equations: list[Equation] = []

    def state(self, left: Xml, right: Xml, source: str, condition: ast.expr | None = None) -> None:
        """``left = right``, with the condition under which it holds."""
        parts = [left, sign("="), right]
        if condition is not None:
            parts += [element("mspace", width="1.5em"), said("if"), self.writer.write(condition)]
        self.equations.append(Equation(display(row(*parts), source), source))

    def run(self, program: Program, left: Sequence[Xml], condition: ast.expr | None = None) -> None:
        """Intermediate values, then a line for every result."""
        for statement in program.lets:
            self.line(statement)
        values = program.result.elts if isinstance(program.result, ast.Tuple) else [program.result]
        if len(values) != len(left):
            values, left = [program.result], [fenced(_with_commas(left))]
        for target, value in zip(left, values, strict=True):
            if isinstance(value, ast.Name) and value.id in self.written:
                continue  # what is written was stated where it was assigned
            self.state(target, self.writer.write(value), source_of(value), condition)

    def line(self, statement: ast.stmt) -> None:
        """An intermediate value; a loop says what it goes through, or how long, before its lines."""
        if isinstance(statement, ast.Assign):
            target = self.writer.write(statement.targets[0])
            self.state(target, self.writer.write(statement.value), source_of(statement))
        elif isinstance(statement, (ast.For, ast.While)):
            heading = ast.unparse(statement).partition("\n")[0]
            if isinstance(statement, ast.For):
                parts = [said("for"), self.writer.write(statement.target), sign("∈"), self.writer.write(statement.iter)]
            else:
                condition = self.writer.write(bounded.condition_of(statement))
                bound = self.writer.write(bounded.bound_of(statement))
                parts = [said("while"), condition, said(", at most"), bound, said("times")]
            self.equations.append(Equation(display(row(*parts, sign(":")), heading), heading))
            for inner in statement.body:
                self.line(inner)

    def results(self, written: Sequence[str] = ()) -> list[Xml]:
        """The results of the operator: z, or their names."""
        returns = self.entry.schema.returns
        if self.written:
            return [self.names.write(name) for name in written]
        if len(returns) == 1:
            return [self.names.write("result")]
        return [
            self.names.write(item.name)
            if item.name
            else element("msub", element("mi", "z"), element("mn", str(number)))
            for number, item in enumerate(returns, 1)
        ]

    def finished(self) -> Mathematics:
        """The equations and the legend of what they use."""
        return Mathematics(tuple(self.equations), tuple(self.legend()))

    def legend(self) -> Iterable[Meaning]:
        """The letters that are not the names which Python has."""
        plain = Names(self.names.arguments)
        for name, letter in self.names.used.items():
            argument = self.entry.schema.argument(name)
            shown = inline(letter)
            if argument is not None:
                if to_text(letter) != to_text(element("mi", python_name(argument))):
                    yield Meaning(shown, python_name(argument))
            elif name in _MEANINGS and to_text(letter) == to_text(plain.plain(name)):
                yield Meaning(shown, "", _MEANINGS[name])
            elif name.startswith("grad_"):
                yield Meaning(shown, name.removeprefix("grad_"), "the gradient of")
            elif name.endswith("_t"):
                yield self.meaning_of_tangent(shown, name.removesuffix("_t"))

    def meaning_of_tangent(self, shown: str, name: str) -> Meaning:
        """What a letter with a dot stands for."""
        argument = self.entry.schema.argument(name)
        if argument is not None:
            return Meaning(shown, python_name(argument), "the tangent of")
        if name == "result":
            return Meaning(shown, "", "the tangent of the result")
        return Meaning(shown, name, "the tangent of")


_MEANINGS = {
    "result": "the result",
    "grad": "the gradient of the result",
    "grads": "the gradients of the results",
    "count": "the number of elements reduced",
    "index": "the place of an element",
}


def as_written(program: Program, reads: Reads) -> Program:
    """A kernel with its neighbours as its author wrote them, not as tensors of their own."""
    return Program(tuple(ast.parse(program.source).body), program.source, program.uses) if reads else program


def kernel_equations(entry: Entry) -> Mathematics:
    """The kernel as mathematics; nothing where it is geometry or a program."""
    kernel = entry.kernel
    if isinstance(kernel, ElementwiseKernel):
        board = Board(entry)
        for case in kernel.cases:
            always = case.condition is None or _is_true(case.condition.result)
            condition = None if always or not case.condition else case.condition.result
            board.run(as_written(case.program, kernel.reads), board.results(case.writes), condition)
        return board.finished()
    if isinstance(kernel, ReduceDefinition):
        return _reduction(entry, kernel)
    if isinstance(kernel, ScanDefinition):
        return _scan(entry, kernel)
    if isinstance(kernel, CompositeKernel):
        body = kernel.program.body
        if len(body) == 1 and isinstance(body[0], ast.Expr) and _is_mathematical(body[0].value):
            board = Board(entry)
            board.run(kernel.program, board.results())
            return board.finished()
    return Mathematics()


def formula_equations(entry: Entry, formula: Formula) -> Mathematics:
    """A gradient as mathematics: the derivative of the loss with respect to its arguments."""
    board = Board(entry)
    right = formula.program
    board.run(right, [gradient_of(board.names.write(argument)) for argument in formula.arguments])
    return board.finished()


def forward_equations(entry: Entry, formula: ForwardFormula) -> Mathematics:
    """A formula of forward mode: the tangent of a result. Without a tree it is the operator itself on tangents."""
    if formula.program is None:
        return Mathematics()
    returns = {item.name for item in entry.schema.returns if item.name}
    board = Board(entry, extra=returns)
    board.run(formula.program, [board.names.write(tangent(formula.result))])
    return board.finished()


def gradient_of(name: Xml) -> Xml:
    """``∂L / ∂name``."""
    return element("mfrac", row(sign("∂"), element("mi", "L")), row(sign("∂"), name))


def _with_commas(parts: Sequence[Xml]) -> Xml:
    listed: list[Xml] = []
    for part in parts:
        listed += [sign(","), part] if listed else [part]
    return row(*listed)


def _is_true(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is True


def _is_mathematical(tree: ast.expr) -> bool:
    """Whether an expression over tensors is more than calls of functions."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.BinOp, ast.UnaryOp, ast.Compare)):
            return True
        name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if name in vocabulary.KERNEL_FUNCTIONS or name in notation.REWRITTEN:
            return True
    return False


def _reduction(entry: Entry, kernel: ReduceDefinition) -> Mathematics:
    """A reduction: what its accumulators are over all elements, then the result."""
    board = Board(entry, {"self"})
    for pass_ in kernel.passes:
        _pass(board, pass_, "")
    if kernel.each is not None:
        (result,) = board.results()
        board.run(kernel.each, [element("msub", result, element("mi", "i"))])
    elif kernel.finish is not None:
        board.run(kernel.finish, board.results())
    return board.finished()


def _scan(entry: Entry, kernel: ScanDefinition) -> Mathematics:
    """A scan: its accumulators over the elements up to a place (or from it on), then the result at that place."""
    names = [accumulator.name for accumulator in kernel.one_pass.accumulators]
    inside = Board(entry, {"self"}, "j")
    _pass(inside, kernel.one_pass, "≥" if kernel.reverse else "≤")
    board = Board(entry, {"self", *names})
    results = [element("msub", result, element("mi", "i")) for result in board.results()]
    count = values_in(kernel.each)
    if count:
        board.run(kernel.each, results[:count])
    if kernel.final is not None:
        board.run(kernel.final, board.results()[count:])
    for name, letter in inside.names.used.items():
        board.names.used.setdefault(name, letter)
    return Mathematics((*inside.equations, *board.equations), tuple(board.legend()))


def _pass(board: Board, pass_: KernelPass, bound: str) -> None:
    """One walk over the elements; with a `bound` only over those up to the place of the result, or from it on."""
    for name, program in pass_.lets:
        board.run(program, [board.names.write(name)])
    for accumulator in pass_.accumulators:
        _accumulator(board, accumulator, bound)


def _accumulator(board: Board, accumulator: Accumulator, bound: str) -> None:
    """A sum, a product, a limit, a question about all elements; else the rule that is followed at every element."""
    name = board.names.write(accumulator.name)
    for statement in accumulator.step.lets:
        if isinstance(statement, ast.Assign):
            value = board.writer.write(statement.value)
            board.state(board.writer.write(statement.targets[0]), value, source_of(statement))
    step = accumulator.step.result
    index = element("mi", board.names.index)
    mark, body = _joined_elements(accumulator.name, step)
    begins = _begins(board, mark, accumulator.init.result)
    if body is None or accumulator.step.lets or begins is None:
        start = board.writer.write(accumulator.init.result)
        parts = [name, sign("←"), board.writer.write(step)]
        parts += [element("mspace", width="1.5em"), said("for every"), index, said("from"), start]
        board.equations.append(Equation(display(row(*parts), source_of(step)), source_of(step)))
        return
    if bound:
        name, index = element("msub", name, element("mi", "i")), row(index, sign(bound), element("mi", "i"))
    over = element("munder", element("mo", mark) if len(mark) == 1 else element("mi", mark), index)
    if len(mark) > 1:
        over = row(over, element("mspace", width="0.2em"))
    is_sum = isinstance(body, ast.BinOp) and isinstance(body.op, (ast.Add, ast.Sub))
    value = board.writer.write(body)
    joined = row(over, fenced(value) if is_sum or (len(mark) > 1 and len(value) > 2) else value)
    board.state(name, row(*begins, joined), source_of(step))


def _begins(board: Board, mark: str, init: ast.expr) -> list[Xml] | None:
    """What stands before the sign of all elements: nothing where that is neutral; None where there is no way to say it.

    A sum begins with what is added to it, a product with a factor.
    """
    neutral = {"∑": ("0",), "∏": ("1",), "∀": ("True", "1"), "∃": ("False", "0"), "max": ("-inf",), "min": ("inf",)}
    if ast.unparse(init).removesuffix(".0") in neutral.get(mark, ()):
        return []
    joins = {"∑": "+", "∏": "·"}
    return [board.writer.write(init), sign(joins[mark])] if mark in joins else None


def _joined_elements(name: str, step: ast.expr) -> tuple[str, ast.expr | None]:
    """The sign of ``total + f(element)`` and the like, and the f; None where the step is something else."""

    def is_own(node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id == name

    def is_foreign(node: ast.expr) -> bool:
        return not any(isinstance(child, ast.Name) and child.id == name for child in ast.walk(node))

    if isinstance(step, ast.BinOp) and is_own(step.left) and is_foreign(step.right):
        marks: dict[type[ast.operator], str] = {ast.Add: "∑", ast.Mult: "∏"}
        if type(step.op) in marks:
            return marks[type(step.op)], step.right
    if isinstance(step, ast.BoolOp) and len(step.values) == 2 and is_own(step.values[0]) and is_foreign(step.values[1]):
        return ("∀" if isinstance(step.op, ast.And) else "∃"), step.values[1]
    if (
        isinstance(step, ast.Call) and isinstance(step.func, ast.Name) and step.func.id in notation.LIMITS
        and is_own(step.args[0]) and is_foreign(step.args[1])
    ):  # fmt: skip
        return notation.LIMITS[step.func.id], step.args[1]
    return "", None
