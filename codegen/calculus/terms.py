"""Expressions as graphs in which equal parts are one object, for work that meets the same part many times.

A :class:`TermGraph` makes terms and keeps one of each, so terms are equal when they are the same. Reading a kernel
inlines its intermediate names without copying what they stand for; a term remembers by which name it was called.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from codegen.calculus.rules import QUESTIONS, SAME
from codegen.language import bounded
from codegen.language.syntax import Program

_SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=",
    ast.Gt: ">", ast.GtE: ">=", ast.USub: "neg", ast.Invert: "~",
}  # fmt: skip
_OPERATORS = {sign: operator for operator, sign in _SIGNS.items()}
COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
TOO_LARGE = "the formula becomes too large"
_MOST = 20_000  # terms on the way to a formula
_FUNCTIONS = {ast.FloorDiv: "floor_divide", ast.Mod: "remainder"}


class NotDerivableError(Exception):
    """The expression holds something without a rule; the text names it."""


@dataclass(frozen=True, eq=False)
class Term:
    """A number, a name, or what `kind` makes of `parts`: a sign, ``neg``, ``list``, ``tuple``, or ``call`` of `value`.

    A product has two parts or more. ``and``, ``or`` and chained comparisons are read as ``&`` and ``|``, ``a if c else
    b`` as ``where(c, a, b)``, so that a term means the same for numbers and for tensors.
    """

    kind: str
    parts: tuple[Term, ...] = ()
    value: str | float = 0

    @property
    def is_number(self) -> bool:
        """Whether it is written as a number."""
        return self.kind == "number"

    @property
    def is_atom(self) -> bool:
        """Whether it has no parts."""
        return not self.parts

    def is_call(self, name: str) -> bool:
        """Whether it is ``name(...)``."""
        return self.kind == "call" and self.value == name

    def equals(self, number: float) -> bool:
        """Whether it is this number."""
        return self.kind == "number" and not isinstance(self.value, bool) and self.value == number


class TermGraph:
    """Makes terms, one of each."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Term] = {}

    def term(self, kind: str, *parts: Term, value: str | float = 0) -> Term:
        """The term of this form, which is kept as it is."""
        key = (kind, type(value), repr(value), *map(id, parts))
        if len(self.known) > _MOST:
            raise NotDerivableError(TOO_LARGE)
        return self.known.setdefault(key, Term(kind, parts, value))

    def number(self, value: float) -> Term:
        """A number; a whole one is an integer."""
        if type(value) is float and value.is_integer() and abs(value) < 2**53 and str(value) != "-0.0":
            value = int(value)
        return self.term("number", value=value)

    def name(self, name: str) -> Term:
        """A name."""
        return self.term("name", value=name)

    def call(self, name: str, *parts: Term) -> Term:
        """``name(...)``."""
        return self.term("call", *parts, value=name)

    def truth(self, term: Term) -> Term:
        """A term as a condition."""
        logical = term.kind in COMPARISONS or term.kind in ("&", "|", "^", "~") or isinstance(term.value, bool)
        logical |= term.kind == "call" and term.value in QUESTIONS
        return term if logical else self.term("!=", term, self.number(0))

    def read(self, node: ast.expr, scope: Mapping[str, Term]) -> Term:
        """The term of a tree, in which `known` names stand for terms."""
        if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, float)):
            return self.term("number", value=node.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, complex):
            return self.call("complex", self.number(0), self.number(node.value.imag))
        if isinstance(node, ast.Name):
            return scope[node.id] if node.id in scope else self.name(node.id)
        if isinstance(node, ast.BinOp):
            parts = self.read(node.left, scope), self.read(node.right, scope)
            if type(node.op) in _FUNCTIONS:
                return self.make("call", *parts, value=_FUNCTIONS[type(node.op)])
            return self.make(_SIGNS[type(node.op)], *parts)
        if isinstance(node, ast.UnaryOp):
            inner = self.read(node.operand, scope)
            if inner.is_number and isinstance(node.op, ast.USub) and isinstance(inner.value, (int, float)):
                return self.term("number", value=-inner.value)
            if isinstance(node.op, ast.Not):
                return self.make("==", self.truth(inner), self.number(0))
            return inner if isinstance(node.op, ast.UAdd) else self.make(_SIGNS[type(node.op)], inner)
        if isinstance(node, ast.BoolOp):
            conditions = [self.truth(self.read(value, scope)) for value in node.values]
            return self.joined("&" if isinstance(node.op, ast.And) else "|", conditions)
        if isinstance(node, ast.Compare):
            sides = [self.read(operand, scope) for operand in (node.left, *node.comparators)]
            pairs = zip(node.ops, sides, sides[1:], strict=False)
            return self.joined("&", [self.make(_SIGNS[type(sign)], left, right) for sign, left, right in pairs])
        if isinstance(node, ast.IfExp):
            chosen = [self.read(branch, scope) for branch in (node.body, node.orelse)]
            return self.make("call", self.truth(self.read(node.test, scope)), *chosen, value="where")
        if bounded.is_atom(node):
            return self.name(ast.unparse(node))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self.read_call(node.func.id, [self.read(argument, scope) for argument in node.args])
        msg = f"no rule for {ast.unparse(node)!r}"
        raise NotDerivableError(msg)

    def read_call(self, name: str, parts: list[Term]) -> Term:
        """A call; powers have their sign, as in mathematics."""
        name = SAME.get(name, name)
        if name == "pow":
            return self.make("**", *parts)
        return self.make("call", *parts, value=name)

    def make(self, kind: str, *parts: Term, value: str | float = 0) -> Term:
        """What a sign or a function makes of terms; a kernel is kept as it is written."""
        return self.term(kind, *parts, value=value)

    def joined(self, kind: str, parts: list[Term]) -> Term:
        """Conditions, joined from left to right."""
        total = parts[0]
        for part in parts[1:]:
            total = self.make(kind, total, part)
        return total

    def read_program(
        self, program: Program, scope: Mapping[str, Term] = MappingProxyType({})
    ) -> tuple[tuple[Term, ...], dict[Term, str]]:
        """The results of a program, in which `known` names stand for terms, and the names that it gives to terms."""
        scope = dict(scope)
        names: dict[Term, str] = {}
        for statement in program.lets:
            if not isinstance(statement, ast.Assign):
                msg = "only simple intermediate names can be derived through"
                raise NotDerivableError(msg)
            before = dict(scope)
            for target in statement.targets:
                for name, value in pairs(target, statement.value):
                    scope[name] = self.read(value, before)
                    if not scope[name].is_atom:
                        names.setdefault(scope[name], name)
        result = program.result
        parts = result.elts if isinstance(result, ast.Tuple) else [result]
        return tuple(self.read(part, scope) for part in parts), names


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """The names of an assignment, each with its value."""
    if isinstance(target, ast.Name) and not isinstance(value, ast.Tuple):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        for element, part in zip(target.elts, value.elts, strict=True):
            yield from pairs(element, part)
    else:
        msg = "only simple intermediate names can be derived through"
        raise NotDerivableError(msg)


def walk(*roots: Term) -> list[Term]:
    """All terms below some, each once, after its parts."""
    result: dict[Term, None] = {}
    waiting = [(root, False) for root in reversed(roots)]
    while waiting:
        term, complete = waiting.pop()
        if complete:
            result[term] = None
        elif term not in result:
            waiting.append((term, True))
            waiting += [(part, False) for part in reversed(term.parts) if part not in result]
    return list(result)


def to_tree(term: Term, names: Mapping[Term, str], depth: int = 0) -> ast.expr:
    """A term as a tree, in which terms that have a name stand as the name."""
    if depth and term in names:
        return ast.Name(names[term], ast.Load())
    if term.kind == "number":
        return _signed(term.value)
    if term.kind == "name":
        return ast.Name(str(term.value), ast.Load())
    if term.is_call("complex") and all(part.is_number for part in term.parts):
        return ast.Constant(complex(*(float(part.value) for part in term.parts)))
    if term.kind == "neg" and term.parts[0].kind in ("*", "/") and term.parts[0] not in names:
        return _negative(to_tree(term.parts[0], names, depth + 1))
    parts = [to_tree(part, names, depth + 1) for part in term.parts]
    if term.kind == "call":
        return ast.Call(ast.Name(str(term.value), ast.Load()), parts, [])
    if term.kind in ("list", "tuple"):
        return (ast.List if term.kind == "list" else ast.Tuple)(parts, ast.Load())
    operator = _OPERATORS[term.kind]()
    if isinstance(operator, ast.unaryop):
        return ast.UnaryOp(operator, parts[0])
    if isinstance(operator, ast.cmpop):
        return ast.Compare(parts[0], [operator], [parts[1]])
    assert isinstance(operator, ast.operator)
    tree = parts[0]
    for part in parts[1:]:
        tree = ast.BinOp(tree, operator, part)
    return tree


def _signed(value: str | float) -> ast.expr:
    """A number as Python writes it."""
    if not isinstance(value, bool) and isinstance(value, (int, float)) and value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def _negative(tree: ast.expr) -> ast.expr:
    """The negative of a product or quotient: the sign goes to its first factor."""
    if isinstance(tree, ast.BinOp) and isinstance(tree.op, (ast.Mult, ast.Div)):
        return ast.BinOp(_negative(tree.left), tree.op, tree.right)
    return ast.UnaryOp(ast.USub(), tree)
