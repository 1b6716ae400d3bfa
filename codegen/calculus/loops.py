"""Derivatives through loops, and of what an equation defines.

Through a loop the derivative of every name is carried along beside its value, which is forward mode, written out:

    total = 0                                   d_total = 0
    for c in coefficients:                      for c in coefficients:
        total = total * self + c                    d_total = d_total * self + total
                                                    total = total * self + c

so that a formula has the length of its kernel however often a loop is walked. Of a result y with F(x, y) = 0 the
derivative is -F_x / F_y, whatever found the result.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence

from codegen.calculus import differentiate
from codegen.calculus.terms import NotDerivableError, pairs
from codegen.language import bounded
from codegen.language.syntax import Program, names_in
from codegen.language.trees import source_of, walk
from codegen.language.vocabulary import CONSTANTS, KERNEL_FUNCTIONS

ONE = ""  # the derivative of the name itself by which is derived


def derive_through(
    program: Program, weights: Sequence[tuple[str, Mapping[str, str]]], taken: Collection[str]
) -> Program:
    """The sum over the results of a weight times the derivative of the result, for a kernel with loops.

    `weights` has for each result the name of its weight, empty for a result without one, and the derivatives of the
    arguments that change, by their names: `ONE`, or a name. A weight `ONE` alone stands for no factor.
    """
    moving = dict(weights[0][1])
    return _Through(program, moving, taken).formula([weight for weight, _ in weights])


class _Through:
    """Carries the derivatives of one kernel along."""

    def __init__(self, program: Program, moving: Mapping[str, str], taken: Collection[str]) -> None:
        nodes = program.nodes
        if any(isinstance(node, ast.While) for node in nodes):
            msg = "it has a 'while', which ends by a condition: say under 'fulfils' which equation the result fulfils"
            raise NotDerivableError(msg)
        self.program = program
        self.taken = {*taken, *CONSTANTS, *KERNEL_FUNCTIONS, *(node.id for node in nodes if isinstance(node, ast.Name))}
        self.moving = dict(moving)  # names that change with the arguments, with the names of their derivatives
        for name in self.assigned_moving(program.lets):
            self.moving[name] = self.fresh(f"d_{name}")

    def fresh(self, wanted: str) -> str:
        """A name that means nothing yet."""
        while wanted in self.taken or f"{wanted}_" in self.taken:
            wanted += "_"
        self.taken.add(wanted)
        return wanted

    def assigned_moving(self, body: Sequence[ast.stmt]) -> list[str]:
        """The names that are given a value that changes, wherever that is."""
        values = list(_assignments(body))
        result: dict[str, None] = {}
        before = -1
        while before != len(result):
            before = len(result)
            for name, value in values:
                if names_in(value) & {*self.moving, *result}:
                    result[name] = None
        return list(result)

    def formula(self, weights: Sequence[str]) -> Program:
        """The statements of the kernel with those of the derivatives, and the sum at the end."""
        lines = [line for statement in self.program.lets for line in self.statement(statement)]
        result = self.program.result
        parts = result.elts if isinstance(result, ast.Tuple) else [result]
        terms = []
        for weight, part in zip(weights, parts, strict=True):
            if weight or len(parts) == 1:
                statements, value, _ = self.slope(part, "")
                lines += statements
                terms.append(_product(weight, value))
        terms = [term for term in terms if not _is_zero(term)]
        lines.append(" + ".join(source_of(term) for term in terms) or "0")
        source = "\n".join(lines)
        body = tuple(ast.parse(source).body)
        nodes = [node for statement in body for node in walk(statement)]
        return Program(body, source, frozenset(node.id for node in nodes if isinstance(node, ast.Name)))

    def statement(self, statement: ast.stmt) -> list[str]:
        """The lines of a statement and of the derivatives of what it names."""
        if isinstance(statement, ast.For):
            heading = f"for {source_of(statement.target)} in {source_of(statement.iter)}:"
            return [heading, *(f"    {line}" for inner in statement.body for line in self.statement(inner))]
        assert isinstance(statement, ast.Assign)
        assignments = [pair for target in statement.targets for pair in pairs(target, statement.value)]
        lines: list[str] = []
        ends: list[str] = []
        for name, value in assignments:
            if name not in self.moving:
                ends.append(f"{name} = {source_of(value)}")
                continue
            after = self.fresh(f"{name}_after")
            statements, slope, reads = self.slope(value, after)
            at_once = len(assignments) == 1
            source = source_of(value)
            if reads or not at_once:
                lines.append(f"{after} = {source}")
                source = after
            lines += statements
            if at_once:
                ends += [f"{self.moving[name]} = {source_of(slope)}", f"{name} = {source}"]
            else:
                after_name = self.fresh(f"{self.moving[name]}_after")
                lines.append(f"{after_name} = {source_of(slope)}")
                ends += [f"{self.moving[name]} = {after_name}", f"{name} = {source}"]
            self.taken.discard(after)
        still = [name for name, _ in assignments if name not in self.moving]
        if still and len(assignments) > 1:  # all values are those from before
            ends = [end for end in ends if end.partition(" = ")[0] not in still]
            return [*lines, *_at_once(assignments, still), *ends]
        return lines + ends

    def slope(self, value: ast.expr, result: str) -> tuple[list[str], ast.expr, bool]:
        """The lines before the derivative of a value, the derivative, and whether it reads the value, as `result`."""
        read = names_in(value) & set(self.moving)
        weights = [(self.moving[name], name) for name in sorted(read)]
        program = Program((ast.fix_missing_locations(ast.Expr(value)),), source_of(value))
        derivative = differentiate.slope_of(program, weights, result, self.taken)
        names = {node.id for each in derivative.body for node in walk(each) if isinstance(node, ast.Name)}
        return [source_of(statement) for statement in derivative.lets], derivative.result, result in names


def _at_once(assignments: Sequence[tuple[str, ast.expr]], still: Collection[str]) -> list[str]:
    """The names of an assignment that do not change, in one line."""
    targets = ", ".join(name for name, _ in assignments if name in still)
    return [f"{targets} = {', '.join(source_of(value) for name, value in assignments if name in still)}"]


def _assignments(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for statement in body:
        if isinstance(statement, ast.For):
            yield from _assignments(statement.body)
        elif isinstance(statement, ast.Assign):
            for target in statement.targets:
                yield from pairs(target, statement.value)


def _product(weight: str, value: ast.expr) -> ast.expr:
    if not weight or _is_zero(value):
        return value
    name = ast.Name(weight, ast.Load())
    return name if _is_one(value) else ast.BinOp(name, ast.Mult(), value)


def _is_zero(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value == 0


def _is_one(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value == 1


def has_loops(program: Program) -> bool:
    """Whether a kernel has loops."""
    return bounded.has_loops(program.body)
