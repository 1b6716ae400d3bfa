"""Formulas that are recorded: of a choice only the branch that is taken has a derivative.

A loop computes both branches of ``where(self > 0, grad / self, 0)`` and takes one. Recorded operator by operator, the
branch that is not taken gets the gradient 0, and 0 times its infinite derivative is NaN. So what such a branch reads is
a choice as well, which stops what comes back where the branch is not taken, whatever it is:

    where(self > 0, grad / self, 0)
        ->  where(self > 0, where(self > 0, grad, 1) / where(self > 0, self, 1), 0)

The derivative of a choice is a choice, so that this holds at every order. A branch that is a sum of multiples of what
it reads needs none: its derivative is a number.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence

from codegen.calculus.differentiate import LARGEST, written
from codegen.calculus.reuse import named
from codegen.calculus.rules import QUESTIONS, STEPS
from codegen.calculus.terms import COMPARISONS, TOO_LARGE, NotDerivableError, Term, TermGraph, to_tree, walk
from codegen.language.lets import Renamed, assigned
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.language.trees import walk as walk_tree
from codegen.language.vocabulary import CONSTANTS, KERNEL_FUNCTIONS

_Guard = tuple[Term, bool]  # a condition, and whether a branch is taken where it holds
_WITHOUT_SLOPE = {*COMPARISONS, "&", "|", "^", "~"}
_SUMS = frozenset({"+", "-", "neg"})


def guarded(program: Program, numbers: Collection[str], fixed: Collection[str]) -> Program:
    """A formula whose branches are guarded, where they need it.

    `numbers` are the names of numbers and of lists of such, `fixed` those of tensors that have no derivative.
    """
    if not any(_is_choice(node) for statement in program.body for node in walk_tree(statement)):
        return program
    try:
        writer = _Statements(program, numbers, fixed)
        body = tuple(writer.of(writer.before_loops(program.body)))
    except RecursionError:
        raise NotDerivableError(TOO_LARGE) from None
    return program if body == program.body else Program(body, "\n".join(map(ast.unparse, body)))


def _is_choice(node: ast.AST) -> bool:
    """Whether a part of a tree chooses between two values."""
    is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "where"
    return is_call or isinstance(node, ast.IfExp)


class _Statements:
    """Guards the lines of one formula; those without a loop between them are read together."""

    def __init__(self, program: Program, numbers: Collection[str], fixed: Collection[str]) -> None:
        self.numbers, self.fixed = {*numbers, *CONSTANTS}, fixed
        self.reserved = {name for statement in program.body for name in names_in(statement)}
        self.reserved |= {node.id for node in assigned(program)}

    def before_loops(self, body: Sequence[ast.stmt]) -> Sequence[ast.stmt]:
        """The lines, where loops run for the sake of a branch alone: what they read is guarded before they begin."""
        last = max((index for index, line in enumerate(body) if isinstance(line, ast.For)), default=-1) + 1
        results = {name for line in body[:last] for name in _stored(line)}
        if not last or not all(map(_is_readable, body[last:])) or not isinstance(body[-1], ast.Expr):
            return body
        graph = _LineReader()
        terms, _ = graph.read_program(Program(tuple(body[last:]), ""))
        guards = _Guards(graph, self.numbers, self.fixed)
        uses = [inside for term in terms for name, inside in guards.uses(term) if name in results]
        shared = [
            guard for guard in (uses[0] if uses else ())
            if all(guard in other for other in uses) and not {str(part.value) for part in walk(guard[0])} & results
        ]  # fmt: skip
        if not shared:
            return body
        read = sorted({name for line in body[:last] for name in _read(line)} - results - self.numbers - {*self.fixed})
        inside = {name: self.free(name) for name in read}
        before = []
        for name in read:
            value = to_tree(guards.within(graph.name(name), shared), {})
            before.append(ast.Assign([ast.Name(inside[name], ast.Store())], value, lineno=0))
        return (*before, *(Renamed(inside).visit(copied(line)) for line in body[:last]), *body[last:])

    def free(self, name: str) -> str:
        """A new name for what is read inside of a branch."""
        wanted = f"{name}_inside"
        while wanted in self.reserved:
            wanted += "_"
        self.reserved.add(wanted)
        return wanted

    def of(self, body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
        """The lines, guarded."""
        together: list[ast.Assign | ast.Expr] = []
        for statement in body:
            if _is_readable(statement):
                assert isinstance(statement, (ast.Assign, ast.Expr))
                together.append(statement)
                continue
            yield from self.lines(together)
            together = []
            if isinstance(statement, ast.For):
                inside = list(self.of(statement.body))
                yield statement if inside == statement.body else ast.For(
                    statement.target, statement.iter, inside, [], lineno=0
                )
            else:
                yield self.chosen(statement)
        yield from self.lines(together)

    def chosen(self, statement: ast.stmt) -> ast.stmt:
        """A line that Python's own conditions choose a formula in: each formula is guarded by itself."""
        if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.IfExp):
            return statement
        value = statement.value
        branches = [self.branch(branch) for branch in (value.body, value.orelse)]
        if branches == [value.body, value.orelse]:
            return statement
        return ast.Expr(ast.IfExp(value.test, *branches))

    def branch(self, value: ast.expr) -> ast.expr:
        """One of the formulas, in one expression: what another one reads may be absent."""
        line = ast.Expr(value)
        if not _is_readable(line):
            chosen = self.chosen(line)
            assert isinstance(chosen, ast.Expr)
            return chosen.value
        graph = _LineReader()
        ((term,), _) = graph.read_program(Program((line,), ""))
        guards = _Guards(graph, self.numbers, self.fixed)
        result = guards.of(term, ())
        return value if result is term else written(result, {}).result

    def lines(self, statements: Sequence[ast.Assign | ast.Expr]) -> Iterator[ast.stmt]:
        """Lines that follow each other, those of values that are not guarded unchanged."""
        if not any(_is_choice(node) for statement in statements for node in walk_tree(statement)):
            yield from statements
            return
        graph = _LineReader()
        value = statements[-1].value if isinstance(statements[-1], ast.Expr) else None
        lets = statements if value is None else statements[:-1]
        targets = list(dict.fromkeys(name for line in lets for name in _targets(line)))
        # What a loop carries on is read where the lines end; without one only the value is.
        wanted: list[ast.expr] = [ast.Name(name, ast.Load()) for name in targets] if value is None else [value]
        result = ast.Expr(ast.Tuple(wanted, ast.Load())) if value is None else ast.Expr(wanted[0])
        try:
            terms, names = graph.read_program(Program((*lets, result), ""))
        except NotDerivableError:  # a shape is read of what a line names: each line by itself
            for statement in statements if len(statements) > 1 else ():
                yield from self.lines([statement])
            yield from statements if len(statements) == 1 else ()
            return
        guards = _Guards(graph, self.numbers, self.fixed)
        results = [guards.of(term, ()) for term in terms]
        if results == list(terms):
            yield from statements
            return
        total = results[0] if isinstance(value, ast.expr) and len(results) == 1 else graph.term("tuple", *results)
        if len(walk(total)) > LARGEST:
            raise NotDerivableError(TOO_LARGE)
        names |= {condition: "part" for condition in guards.conditions if condition not in names}
        reserved = self.reserved - {*targets} if value is not None else self.reserved
        program = written(total, named(total, names, reserved))
        self.reserved |= {node.id for node in assigned(program)}
        yield from program.lets
        if value is not None:
            yield ast.Expr(program.result)
        else:
            yield from _assignments(targets, program.result)


def _assignments(targets: Sequence[str], values: ast.expr) -> Iterator[ast.stmt]:
    """Values for names at once, for one may read what another one was; numbers, which read nothing, after them."""
    assert isinstance(values, ast.Tuple)
    pairs = list(zip(targets, values.elts, strict=True))
    read = [(name, value) for name, value in pairs if names_in(value) - {*CONSTANTS, name}]
    last = [(name, value) for name, value in pairs if not names_in(value) - {*CONSTANTS}]
    if len(read) > 1:
        stored = ast.Tuple([ast.Name(name, ast.Store()) for name, _ in read], ast.Store())
        yield ast.Assign([stored], ast.Tuple([value for _, value in read], ast.Load()), lineno=0)
        read = []
    for name, value in (*read, *last):
        yield ast.Assign([ast.Name(name, ast.Store())], value, lineno=0)


def _stored(statement: ast.stmt) -> set[str]:
    """The names that a line gives to values, and those of loops."""
    return {node.id for node in walk_tree(statement) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def _read(statement: ast.stmt) -> set[str]:
    """The names that a line reads, but not those of functions or of what says how often a loop is walked."""
    if isinstance(statement, ast.For):
        return {name for line in statement.body for name in _read(line)}
    return names_in(statement)


def _targets(statement: ast.Assign | ast.Expr) -> Iterator[str]:
    for target in statement.targets if isinstance(statement, ast.Assign) else ():
        yield from (node.id for node in walk_tree(target) if isinstance(node, ast.Name))


def _is_readable(statement: ast.stmt) -> bool:
    """Whether a line names a value, or is one, that is chosen by nothing but tensors."""
    if not isinstance(statement, (ast.Assign, ast.Expr)) or any(
        isinstance(node, ast.IfExp) for node in walk_tree(statement)
    ):
        return False
    return all(isinstance(target, ast.Name) for target in getattr(statement, "targets", ()))


class _LineReader(TermGraph):
    """Reads lines of formulas; what is no arithmetic, such as a shape or a list, stands as it is written."""

    def read(self, node: ast.expr, scope: Mapping[str, Term]) -> Term:
        """The term of a tree."""
        is_operator = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords
        if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int, float, complex)):
            return super().read(node, scope)
        if is_operator or isinstance(node, (ast.Name, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare)):
            return super().read(node, scope)
        written_names = {name: str(term.value) for name, term in scope.items() if term.kind == "name"}
        if any(name in scope and name not in written_names for name in names_in(node)):
            msg = f"{ast.unparse(node)!r} reads what a line names"
            raise NotDerivableError(msg)
        return self.name(ast.unparse(Renamed(written_names).visit(copied(node))))


class _Guards:
    """Guards the terms of a graph, each once for the branches that it stands in."""

    def __init__(self, graph: TermGraph, numbers: Collection[str], fixed: Collection[str]) -> None:
        self.graph, self.numbers, self.fixed = graph, numbers, fixed
        self.by_guards: dict[tuple[Term, tuple[_Guard, ...]], Term] = {}
        self.moves: dict[Term, bool] = {}
        self.conditions: dict[Term, None] = {}  # those that are asked more than once

    def of(self, term: Term, guards: tuple[_Guard, ...]) -> Term:
        """A term in the branches of some conditions."""
        key = (term, guards)
        if key not in self.by_guards:
            self.by_guards[key] = self.guarded(term, guards)
        return self.by_guards[key]

    def guarded(self, term: Term, guards: tuple[_Guard, ...]) -> Term:
        graph = self.graph
        if not self.varies(term):
            return term
        if term.is_call("where"):
            condition, first, second = term.parts
            if condition in dict(guards):
                return self.of(first if dict(guards)[condition] else second, guards)
            branches = [
                self.of(branch, guards if self.is_sum(branch) or not self.reads_tensors(condition)
                        else (*guards, (condition, taken)))
                for branch, taken in ((first, True), (second, False))
            ]  # fmt: skip
            return graph.call("where", condition, *branches)
        if term.kind == "name" or (term.kind == "call" and term.value not in KERNEL_FUNCTIONS):
            if term.parts:  # an operator, whose operands are no elements of this place
                parts = (self.of(part, ()) for part in term.parts)
                term = graph.term(term.kind, *parts, value=term.value)
            return self.within(term, guards)
        return graph.term(term.kind, *(self.of(part, guards) for part in term.parts), value=term.value)

    def within(self, term: Term, guards: Sequence[_Guard]) -> Term:
        """A value that matters in the branches of some conditions alone."""
        for condition, taken in guards:
            self.conditions[condition] = None
            neutral = self.graph.number(1)
            term = self.graph.call("where", condition, *((term, neutral) if taken else (neutral, term)))
        return term

    def uses(self, term: Term, guards: tuple[_Guard, ...] = ()) -> Iterator[tuple[str, tuple[_Guard, ...]]]:
        """The names that a term reads, each with the branches that it stands in."""
        seen: set[tuple[Term, tuple[_Guard, ...]]] = set()
        waiting = [(term, guards)]
        while waiting:
            part, inside = waiting.pop()
            if (part, inside) in seen or not self.varies(part):
                continue
            seen.add((part, inside))
            if part.kind == "name":
                yield str(part.value), inside
            elif part.is_call("where") and self.reads_tensors(part.parts[0]):
                condition, first, second = part.parts
                waiting += [(first, (*inside, (condition, True))), (second, (*inside, (condition, False)))]
            else:
                waiting += [(below, inside) for below in part.parts]

    def varies(self, term: Term) -> bool:
        """Whether a term is differentiated by something."""
        for part in walk(term):
            if part not in self.moves:
                has_slope = part.kind not in _WITHOUT_SLOPE and not (
                    part.kind == "call" and (part.value in QUESTIONS or part.value in STEPS)
                )
                below = part.kind == "name" and not self.is_number(part) and part.value not in self.fixed
                self.moves[part] = has_slope and (below or any(self.moves[inner] for inner in part.parts))
        return self.moves[term]

    def reads_tensors(self, condition: Term) -> bool:
        """Whether a condition is one of elements, not of numbers."""
        return any(part.kind == "name" and not self.is_number(part) for part in walk(condition))

    def is_number(self, name: Term) -> bool:
        """Whether a name stands for a number, one of a list, the length of one, or for what is no tensor."""
        word = str(name.value)
        base = word.partition("[")[0]
        is_tensor = word.isidentifier() or (base.isidentifier() and base != word) or word.endswith(")")
        return base in self.numbers or word.startswith("len(") or not is_tensor

    def is_sum(self, term: Term) -> bool:
        """Whether a term is a sum of multiples, whose derivatives are numbers."""
        if term.is_atom or not self.varies(term):
            return True
        if term.kind in _SUMS or term.is_call("where"):
            parts = term.parts[1:] if term.is_call("where") else term.parts
            return all(self.is_sum(part) for part in parts)
        moving = [part for part in term.parts if self.varies(part)]
        if term.kind == "*" or (term.kind == "/" and moving == [term.parts[0]]):
            fixed = [part for part in term.parts if part not in moving]
            return len(moving) == 1 and self.is_sum(moving[0]) and not any(map(self.reads_tensors, fixed))
        return False
