"""The derivative of a kernel expression: the chain rule over the table of :mod:`codegen.calculus.rules`.

A kernel's intermediate names stay, and what a formula needs more than once gets a name, so that a formula grows with
its kernel and no faster.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Sequence
from functools import cache

from codegen.calculus.reuse import cheapest, named
from codegen.calculus.rules import NOT_HOLOMORPHIC, RULES, WITHOUT
from codegen.calculus.simplify import Simplifier
from codegen.calculus.terms import COMPARISONS, TOO_LARGE, NotDerivableError, Term, TermGraph, to_tree, walk
from codegen.language.syntax import MAX_DEPTH, Program
from codegen.language.trees import depth

__all__ = ["LARGEST", "NotDerivableError", "Slopes", "formula", "implicit", "written"]

LARGEST = 4000  # parts of a formula
_FUNCTION_OF = {"**": "pow", "<<": "left_shift", ">>": "right_shift"}


def slope_of(program: Program, weights: Sequence[tuple[str, str]], result: str, taken: Collection[str]) -> Program:
    """The sum of weights times derivatives of one expression; a weight that is empty is 1, `result` names the value."""
    derivation = _Derivation(program)
    graph = derivation.graph
    total = graph.number(0)
    for weight, target in weights:
        slope = derivation.slope(derivation.values[0], target)
        total = graph.add(total, graph.mul(graph.name(weight), slope) if weight else slope)
    total = cheapest(graph, total, {derivation.values[0]: result} if result else {})
    reserved = {*taken, *(weight for weight, _ in weights)}
    return written(total, named(total, derivation.names, reserved))


def implicit(fulfils: Program, weights: Sequence[tuple[str, str]], taken: Collection[str]) -> Program:
    """The sum of weights times ``-F_x / F_result``."""
    try:
        derivation = _Derivation(fulfils)
        graph, (value,) = derivation.graph, derivation.values
        under = derivation.slope(value, "result")
        if under.equals(0):
            msg = "the equation under 'fulfils' does not depend on the result"
            raise NotDerivableError(msg)
        total = graph.number(0)
        for weight, target in weights:
            slope = graph.neg(graph.div(derivation.slope(value, target), under))
            total = graph.add(total, graph.mul(graph.name(weight), slope))
        if len(walk(total)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        reserved = {*taken, "result", *(weight for weight, _ in weights)}
        reserved |= {str(term.value) for term in walk(value) if term.kind == "name"}
        return written(total, named(total, derivation.names, reserved))
    except RecursionError:
        raise NotDerivableError(TOO_LARGE) from None


def formula(
    program: Program, weights: Sequence[tuple[str, str]], results: Sequence[str], taken: Collection[str]
) -> Program:
    """The sum of weights times derivatives: over results (backward) or over arguments (forward)."""
    try:
        derivation = _Derivation(program)
        total = derivation.sum_of(weights, forward=len(derivation.values) == 1)
        if len(walk(total)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        values = dict(zip(derivation.values, results, strict=True))
        total = cheapest(derivation.graph, total, values)
        reserved = {*taken, *results, *(weight for weight, _ in weights)}
        reserved |= {str(term.value) for term in walk(*derivation.values) if term.kind == "name"}
        return written(total, named(total, derivation.names, reserved))
    except RecursionError:
        raise NotDerivableError(TOO_LARGE) from None


def written(total: Term, names: dict[Term, str], before: Sequence[str] = ()) -> Program:
    """A term as statements: lines `before`, a line for every name, then the value."""
    lines = [*before]
    lines += [f"{names[term]} = {ast.unparse(to_tree(term, names))}" for term in walk(total) if term in names]
    lines.append(ast.unparse(to_tree(total, names)))
    source = "\n".join(lines)
    body = tuple(ast.parse(source).body)  # places of its own, for what reads the tree later
    if any(depth(statement) > MAX_DEPTH for statement in body):
        raise NotDerivableError(TOO_LARGE)
    uses = frozenset(node.id for statement in body for node in ast.walk(statement) if isinstance(node, ast.Name))
    return Program(body, source, uses)


class Slopes:
    """The derivatives of terms of a graph, each found once."""

    def __init__(self, graph: Simplifier) -> None:
        self.graph = graph
        self.slopes: dict[tuple[Term, str], Term] = {}
        # Whether there are complex numbers between real arguments and results: rules are for numbers of one kind.
        self.is_mixed = False

    def slope(self, term: Term, target: str) -> Term:
        """The derivative of a term with respect to the name `target`."""
        cached = self.slopes.get((term, target))
        if cached is None:
            for part in walk(term):  # parts first, so that nothing is nested deeply
                if (part, target) not in self.slopes:
                    self.slopes[part, target] = self.slope_by_parts(part, target)
            cached = self.slopes[term, target]
        return cached

    def slope_by_parts(self, term: Term, target: str) -> Term:
        """The derivative of a term, those of its parts being known."""
        graph = self.graph
        if term.kind == "name":
            return graph.number(1 if term.value == target else 0)
        slopes = [self.slopes[part, target] for part in term.parts]
        if all(slope.equals(0) for slope in slopes) or term.kind in COMPARISONS:
            return graph.number(0)
        if term.kind == "neg":
            return graph.neg(slopes[0])
        if term.kind in ("+", "-"):
            return graph.make(term.kind, *slopes)
        if term.kind == "*":
            first, second = slopes
            return graph.add(graph.mul(first, term.parts[1]), graph.mul(term.parts[0], second))
        if term.kind == "/":
            return self.slope_of_quotient(term, *slopes)
        if term.kind == "**" and term.parts[1].is_number:
            return graph.mul(self.slope_of_power(term, *term.parts), slopes[0])
        if term.kind in ("&", "|", "^", "~"):
            raise NotDerivableError(_reason(f"the operator '{term.kind}'", WITHOUT["bits"]))
        return self.slope_of_call(term, _FUNCTION_OF.get(term.kind, str(term.value)), slopes)

    def slope_of_quotient(self, term: Term, first: Term, second: Term) -> Term:
        """``(da - f * db) / b``, f being the quotient: nothing is squared, so nothing overflows."""
        graph = self.graph
        over, under = term.parts
        if over.equals(1) and graph.of_sigmoid(under) is None:
            return graph.neg(graph.mul(term, term, second))
        return graph.sub(graph.div(first, under), graph.div(graph.mul(term, second), under))

    def slope_of_power(self, term: Term, base: Term, exponent: Term) -> Term:
        """``c * x ** (c - 1)`` for a number c; roots and reciprocals by their values, which are there."""
        graph = self.graph
        if exponent.equals(0.5):
            return graph.div(exponent, term)
        if exponent.equals(-1):
            return graph.neg(graph.mul(term, term))
        lower = graph.number(float(exponent.value) - 1)
        return graph.mul(graph.number(float(exponent.value)), graph.power(base, lower))

    def slope_of_call(self, term: Term, name: str, slopes: Sequence[Term]) -> Term:
        """By the table: the sum over the arguments of rule times derivative."""
        subject = f"the function '{name}'" if term.kind == "call" else f"the operator '{term.kind}'"
        if self.is_mixed and name in NOT_HOLOMORPHIC:
            return self.slope_of_part(term, name, slopes[0])
        if name not in RULES:
            raise NotDerivableError(_reason(subject, WITHOUT.get(name, "the table of rules does not have it")))
        scope = dict(zip(("x", "y"), term.parts, strict=False)) | {"f": term}
        total = self.graph.number(0)
        for index, (rule, slope) in enumerate(zip(RULES[name], slopes, strict=True)):
            if slope.equals(0):
                continue
            if not rule:
                raise NotDerivableError(_reason(subject, WITHOUT[f"{name}.{'xy'[index]}"]))
            outer = self.graph.read(_parsed(rule), scope)
            total = self.graph.add(total, self.graph.mul(outer, slope))
        return total

    def slope_of_part(self, term: Term, name: str, slope: Term) -> Term:
        """Of what takes a complex number apart, in a kernel that makes some from real arguments."""
        graph = self.graph
        of_slope, of_value = [(self.real_of(factor), self.imaginary_of(factor)) for factor in (slope, term.parts[0])]
        if name in ("real", "imag"):
            return of_slope[name == "imag"]
        if name == "conj":
            return graph.call("complex", of_slope[0], graph.neg(of_slope[1]))
        if name == "abs":
            length = graph.where(graph.make("==", term, graph.number(0)), graph.number(1), term)
            total = graph.add(graph.mul(of_value[0], of_slope[0]), graph.mul(of_value[1], of_slope[1]))
            return graph.div(total, length)
        raise NotDerivableError(_reason(f"the function '{name}'", "of complex numbers it has no derivative"))

    def real_of(self, term: Term) -> Term:
        """The real part of what may be a number."""
        if term.is_number:
            return term
        is_written = term.is_call("complex") and all(part.is_number for part in term.parts)
        return term.parts[0] if is_written else self.graph.call("real", term)

    def imaginary_of(self, term: Term) -> Term:
        """The imaginary part of what may be a number, or a real tensor, of which no operator gives one."""
        graph = self.graph
        if term.is_number:
            return graph.number(0)
        if term.is_call("complex") and all(part.is_number for part in term.parts):
            return term.parts[1]
        turn = graph.call("complex", graph.number(0), graph.number(-1))
        return graph.call("real", graph.mul(turn, term))


class _Derivation(Slopes):
    """The derivatives of every part of one kernel."""

    def __init__(self, program: Program) -> None:
        super().__init__(Simplifier())
        # A kernel is kept as its author wrote it: only what is made of it is simplified.
        reader = TermGraph()
        reader.known = self.graph.known
        self.values, self.names = reader.read_program(program)
        self.graph.kept = {*self.values, *self.names}
        self.is_mixed = any(term.is_call("complex") for term in walk(*self.values))

    def sum_of(self, weights: Sequence[tuple[str, str]], *, forward: bool) -> Term:
        """Each weight times its derivative."""
        graph = self.graph
        values = [self.values[0]] * len(weights) if forward else self.values
        total = graph.number(0)
        for (weight, target), value in zip(weights, values, strict=True):
            if weight:
                total = graph.add(total, graph.mul(graph.name(weight), self.slope(value, target)))
        return total


@cache
def _parsed(rule: str) -> ast.expr:
    return ast.parse(rule, mode="eval").body


def _reason(subject: str, why: str) -> str:
    return f"{subject} has no rule: {why}"
