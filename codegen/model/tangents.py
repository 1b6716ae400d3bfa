"""From forward formulas to the rules of forward mode: what they get, and the lines of the tangent.

A sum with one tangent in every term skips the terms whose tangent is absent; any other formula gets zeros for those. A
formula that is elementwise is an internal operator, as those of gradients are.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from codegen.language.bounded import has_loops
from codegen.language.lets import Renamed, assigned, documentation, let_name
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.model.forms import keyset
from codegen.model.formula_lines import DetachedSteps, OfNumbers, lines_of, number_names
from codegen.model.formula_loops import FormulaLoop, lists_of, operands_of
from codegen.model.joints import LoopBlock
from codegen.model.layout import tuple_source
from codegen.model.nodes import NodeBlock
from codegen.model.recorded import recorded
from codegen.model.translate import FormulaTranslator
from codegen.reading.derivative import Derivative, ForwardFormula
from codegen.reading.entry import Entry
from codegen.reading.forward import primal, tangent
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel
from codegen.reading.linearity import is_pure_view
from codegen.schema import ArgumentSchema, OperatorSchema


@dataclass(frozen=True)
class ForwardBlock:
    """What the template of a forward rule gets: its parameters, its lines, and the facts with which it is registered.

    A rule that is one formula has the constant `formula` instead of lines. Without either the tangent comes from the
    backward formulas.
    """

    lines: tuple[str, ...] = ()
    parameters: str = ""
    facts: str = ""
    loops: tuple[LoopBlock, ...] = ()
    formula: str = ""


@dataclass(frozen=True)
class _Tangent:
    """How the tangent of one result is computed: lines, and its value behind them; `at_once` if a `test` holds.

    `zeros` are lines that put zeros in the place of absent tangents, `formula` is that of which the value is a call.
    """

    lines: tuple[str, ...]
    value: str
    zeros: tuple[str, ...] = ()
    test: str = ""
    at_once: str = ""
    formula: str = ""

    def assigned(self, name: str, *, has_zeros: bool) -> tuple[str, ...]:
        """Where there are others: the lines that give it a name; `has_zeros` if no tangent is absent."""
        lines = self.lines if self.value == name else (*self.lines, f"{name} = {self.value}")
        if not self.test:
            return lines if has_zeros else (*self.zeros, *lines)
        return (f"if {self.test}:", f"    {name} = {self.at_once}", "else:", *(f"    {line}" for line in lines))


def make_forward(
    entry: Entry, derivative: Derivative, node: NodeBlock, constant: str, translate: FormulaTranslator
) -> ForwardBlock:
    """The forward rule of an entry with a Node."""
    formulas = derivative.forward
    if not formulas and is_pure_view(entry):
        formulas = (ForwardFormula("result", None, derivative.arguments, "auto_linear", derivative.location),)
    if not formulas:
        return ForwardBlock()
    keeps = any(saved.kind == "output" for saved in derivative.saved)
    derived = {"auto"} if not all(formula.derived for formula in derivative.formulas) else {"auto", "auto_element_wise"}
    return _TangentBuilder(entry, formulas, node, constant, translate, derived).make(keeps=keeps)


class _TangentBuilder:
    """Makes the block of one entry."""

    def __init__(
        self, entry: Entry, formulas: Sequence[ForwardFormula], node: NodeBlock, constant: str,
        translate: FormulaTranslator, derived: Collection[str],
    ) -> None:
        self.entry = entry
        self.derived = derived  # the words of formulas that follow from a kernel
        self.schema: OperatorSchema = entry.schema
        self.formulas = formulas
        self.node = node
        self.constant = constant
        self.translate = translate
        self.tensors = [argument for argument in self.schema.inputs if argument.type.is_tensor_like]
        names = self.schema.output_names
        # Name in a formula -> local of the wrapper: the only result is `result`, by whatever name.
        self.results = {name: name for name in names} if len(names) > 1 else {names[0]: "result", "result": "result"}

    def make(self, *, keeps: bool) -> ForwardBlock:
        """The block."""
        loops: list[LoopBlock] = []
        tangents = [self.tangent(formula, loops) for formula in self.formulas]
        has_zeros = all(tangent.zeros for tangent in tangents)
        flags = {
            "filled": has_zeros, "keeps": keeps, "shares": self.schema.is_view,
            "whole": isinstance(self.entry.kernel, CompositeKernel),
        }  # fmt: skip
        facts = "".join(f", {name}=True" for name, flag in flags.items() if flag)
        if tangents[0].formula and len(self.schema.returns) == 1:
            return ForwardBlock(facts=facts, loops=tuple(loops), formula=tangents[0].formula)
        lines = self.computed(tangents, has_zeros=has_zeros)
        return ForwardBlock(lines, ", ".join(self.parameters(lines)), facts, tuple(loops))

    def parameters(self, lines: Sequence[str]) -> list[str]:
        """What the lines read: tangents and values of arguments, values of results, and arguments as they are."""
        read = names_in(ast.parse("def rule():\n" + "\n".join(f"    {line}" for line in lines)))
        names = [make(argument.name) for argument in self.tensors for make in (tangent, primal)]
        names += [*map(primal, dict.fromkeys(self.results.values())), *(item.name for item in self.schema.inputs)]
        return [name for name in dict.fromkeys(names) if name in read]

    def computed(self, tangents: Sequence[_Tangent], *, has_zeros: bool) -> tuple[str, ...]:
        """The lines that compute the tangents and return them: one for each result."""
        if len(self.schema.returns) == 1:
            zeros = () if has_zeros else tangents[0].zeros
            return (*zeros, *tangents[0].lines, f"return {tangents[0].value}")
        results = [formula.result for formula in self.formulas]
        lines = [
            line
            for result, each in zip(results, tangents, strict=True)
            for line in each.assigned(tangent(result), has_zeros=has_zeros)
        ]
        every = dict.fromkeys(self.results.values())
        return (*lines, f"return {tuple_source(tangent(name) if name in results else 'None' for name in every)}")

    def tangent(self, formula: ForwardFormula, loops: list[LoopBlock]) -> _Tangent:
        """The lines of one formula, or the call of the internal operator that it is; this goes to `loops`."""
        name = self.results[formula.result]
        target = tangent(name)
        if formula.program is None:
            return _Tangent((), self.call_on_tangents(formula), tuple(self.zeros(formula.tangents)))
        names = {output: primal(position) for output, position in self.results.items()}
        tangents = [tangent(name) for name in formula.tangents]
        like = tangents[0] if tangents else primal(self.tensors[0].name)  # of the dtype that is computed in
        program, _ = recorded(formula.program, self.entry, like, derived=formula.text in self.derived)
        names |= {node.id: let_name(node.id) for node in assigned(program)}
        numbers = OfNumbers(number_names(program, self.schema), self.translate)
        body = [numbers.visit(copied(line)) for line in program.body]
        if formula.text == "auto":
            body = [DetachedSteps(self.translate).visit(line) for line in body]
        program = Program(tuple(body), program.source)
        *lets, result = (Renamed(names).visit(copied(statement)) for statement in program.body)
        *lines, _ = lines_of(program, names, lists_of(self.schema), like, self.translate)
        terms = split(result.value, tangents)
        value, loop = self.source(result.value), self.fuse(formula, name)
        zeros: list[str] = []
        if terms is None or has_loops(program.body) or any(names_in(statement) & set(tangents) for statement in lets):
            zeros = self.zeros(formula.tangents)
        elif len(terms) == 1 and len(self.tensors) > 1:
            value = f"None if {terms[0][2]} is None else {self.source(result.value)}"
        elif len(self.tensors) > 1:
            lines, value = [*lines, *self.sum_of(target, terms)], target
        if loop is None:
            return _Tangent(tuple(lines), value, tuple(zeros))
        loops.append(replace(loop, lines=(*lines, f"return {value}")))
        if zeros or len(self.tensors) == 1:
            return _Tangent((), loop.call, tuple(zeros), formula=loop.constant)
        absent = f"{loop.constant}.by_operators({loop.parameters})"
        return _Tangent((), absent, (), f"forward.given({', '.join(tangents)})", loop.call, loop.constant)

    def sum_of(self, target: str, terms: Sequence[tuple[bool, ast.expr, str]]) -> list[str]:
        """Terms one after another, each only if it has its tangent."""
        lines = [f"{target} = None"]
        for number, (negative, term, read) in enumerate(terms):
            value = self.source(term)
            if number == 0:
                value = self.source(ast.UnaryOp(ast.USub(), term)) if negative else value
            else:
                value = f"forward.{'minus' if negative else 'plus'}({target}, {value})"
            lines += [f"if {read} is not None:", f"    {target} = {value}"]
        return lines

    def zeros(self, names: Iterable[str]) -> list[str]:
        """Lines that put zeros in the place of absent tangents."""
        if len(self.tensors) == 1 and not self.tensors[0].type.is_tensor_list:
            return []
        lines = []
        for name in names:
            argument = self.schema.argument(name)
            helper = "list_or_zeros" if argument is not None and argument.type.is_tensor_list else "or_zeros"
            lines.append(f"{tangent(name)} = forward.{helper}({tangent(name)}, {name})")
        return lines

    def call_on_tangents(self, formula: ForwardFormula) -> str:
        """The operator itself, on tangents."""
        names = {
            tensor.name: tangent(tensor.name) if tensor.name in formula.tangents else primal(tensor.name)
            for tensor in self.tensors
        }
        moved = [
            ArgumentSchema(names.get(argument.name, argument.name), argument.type) for argument in self.schema.inputs
        ]
        if self.entry.schema.is_view:
            return f"{self.constant}[self._tangent._keys]({', '.join(['forward.own(self)', *_rest(moved)])})"
        return f"{self.constant}[{keyset(moved)}]({', '.join(argument.name for argument in moved)})"

    def source(self, tree: ast.expr) -> str:
        """An expression as source."""
        return self.translate.expression(tree)

    def fuse(self, formula: ForwardFormula, name: str) -> LoopBlock | None:
        """The loop of an elementwise formula."""
        program = formula.program
        is_real = not {formula.result, name} & self.entry.complex_results  # complex numbers have no tangents
        if program is None or not isinstance(self.entry.kernel, ElementwiseKernel) or not is_real:
            return None
        argument_names = {make(argument.name): argument.name for argument in self.tensors for make in (tangent, primal)}
        names = {*argument_names, *self.results}
        operands = operands_of(self.schema, program, names.__contains__, lambda name: name.endswith("_t"))
        if operands is None or isinstance(program.result, ast.Name):
            return None
        result = f"_{name}" if len(self.schema.returns) > 1 else ""
        doc = documentation(f"{self.entry.name}, tangent of {name}", formula.text, program)
        return FormulaLoop(self.constant, self.entry.name, formula.result, f"forward{result}", doc).of(
            self.entry, program, operands, self.local, argument_of=lambda name: argument_names.get(name, "")
        )

    def local(self, name: str) -> str:
        """What the wrapper calls something that a formula reads."""
        return primal(self.results[name]) if name in self.results else name


def _rest(arguments: Sequence[ArgumentSchema]) -> list[str]:
    return [argument.name for argument in arguments[1:]]


def split(tree: ast.expr, tangents: Sequence[str]) -> list[tuple[bool, ast.expr, str]] | None:
    """The terms of a sum, each with its sign and the one tangent it reads; None if one reads none or several."""
    result: list[tuple[bool, ast.expr, str]] = []
    for negative, term in _terms(tree, negative=False):
        read = sorted(names_in(term) & set(tangents))
        if len(read) != 1:
            return None
        result.append((negative, term, read[0]))
    return result


def _terms(tree: ast.expr, *, negative: bool) -> list[tuple[bool, ast.expr]]:
    if isinstance(tree, ast.BinOp) and isinstance(tree.op, (ast.Add, ast.Sub)):
        minus = isinstance(tree.op, ast.Sub)
        return _terms(tree.left, negative=negative) + _terms(tree.right, negative=negative != minus)
    if isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        return _terms(tree.operand, negative=not negative)
    return [(negative, tree)]
