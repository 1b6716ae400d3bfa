"""Gradients of kernels that read neighbours and tables: what was read somewhere gets its gradient back there.

A neighbour is a tensor of its own in the derivation, of which the gradient is moved back:

    self[i - 1] * other    ->    _window_backward(grad * other, [-1], border, self.shape)

and so is every read of a table, of which the gradient is added up at the index. An index has no derivative.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Mapping

from codegen.calculus.terms import NotDerivableError, pairs
from codegen.language import bounded
from codegen.language.kernels import Reads, ShiftedTensor
from codegen.language.lets import Renamed
from codegen.language.syntax import Program
from codegen.language.trees import copied, source_of, walk

Derive = Callable[[Program, str], Program]


def derive_reads(program: Program, reads: Reads, target: str, derive: Derive) -> Program:
    """The gradient of one argument; `derive` is that of a program by one name."""
    if target in reads.tables and bounded.has_loops(program.body):
        msg = "it reads a table in a loop, whose index changes: write the formula"
        raise NotDerivableError(msg)
    program = with_whole_indices(program)
    gradients: list[tuple[Program, str]] = []  # a gradient as a program, and what becomes of its value
    if target in reads.tables:
        for number, read in enumerate(_reads_of(program, target)):
            name = f"__{target}_{number}"
            gradient = derive(_replaced(program, read, name), name)
            back = Renamed({name: source_of(read)})
            gradient = Program(tuple(back.visit(copied(statement)) for statement in gradient.body), gradient.source)
            gradients.append((gradient, f"_table_backward({{}}, {source_of(read.slice)}, {target}.shape[0])"))
    else:
        back_again = f"_window_backward({{{{}}}}, {{}}, {reads.border!r}, {target}.shape)"
        windows = [window for window in reads.windows if window.source == target]
        # Terms are added in the shape of the argument: what it was broadcast along is summed up in each.
        gradients.append((derive(program, target), back_again.format([0]) if windows else "{}"))
        gradients += [(derive(program, window.name), back_again.format(list(window.offsets))) for window in windows]
    lines: list[str] = []
    terms: list[str] = []
    for number, (gradient, ending) in enumerate(gradients):
        if isinstance(gradient.result, ast.Constant) and gradient.result.value == 0:
            continue
        lets = {node.id: f"{node.id}_{number}" for node in _assigned(gradient)}
        body = [Renamed(lets).visit(copied(statement)) for statement in gradient.body]
        lines += [source_of(statement) for statement in body[:-1]]
        terms.append(ending.format(source_of(body[-1].value)))
    parsed = _parsed([*lines, " + ".join(terms) or "0"])
    read_names = {node.id for node in parsed.nodes if isinstance(node, ast.Name)}
    needed = [line_of(window, reads.border) for window in reads.windows if window.name in read_names]
    return _parsed([*needed, *parsed.source.split("\n")])


def line_of(window: ShiftedTensor, border: str) -> str:
    """The line that makes a neighbour."""
    return f"{window.name} = _window({window.source}, {list(window.offsets)}, {border!r})"


def with_whole_indices(program: Program) -> Program:
    """Every index over arguments alone, so that it means the same wherever a formula reads it."""
    if bounded.has_loops(program.body):
        return program
    scope: dict[str, ast.expr] = {}
    body: list[ast.stmt] = []
    for statement in program.body:
        rewritten = _Indices(dict(scope)).visit(copied(statement))
        body.append(rewritten)
        if isinstance(rewritten, ast.Assign):
            before = dict(scope)
            for target in rewritten.targets:
                scope |= {name: _Inlined(before).visit(copied(value)) for name, value in pairs(target, rewritten.value)}
    return Program(tuple(body), program.source, program.uses)


class _Inlined(ast.NodeTransformer):
    """Puts what names stand for in their place."""

    def __init__(self, scope: Mapping[str, ast.expr]) -> None:
        self.known = scope

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return copied(self.known[node.id]) if node.id in self.known else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        return ast.Call(node.func, [self.visit(argument) for argument in node.args], [])


class _Indices(ast.NodeTransformer):
    """Inlines names in indices."""

    def __init__(self, scope: Mapping[str, ast.expr]) -> None:
        self.known = scope

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        return ast.Subscript(node.value, _Inlined(self.known).visit(node.slice), ast.Load())


def _reads_of(program: Program, table: str) -> list[ast.Subscript]:
    """The different reads of a table."""
    subscripts: dict[str, ast.Subscript] = {}
    for node in program.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == table:
            subscripts.setdefault(ast.unparse(node), node)
    return list(subscripts.values())


def _replaced(program: Program, read: ast.Subscript, name: str) -> Program:
    text = ast.unparse(read)

    class Replace(ast.NodeTransformer):
        def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
            return ast.Name(name, ast.Load()) if ast.unparse(node) == text else node

    return Program(tuple(Replace().visit(copied(statement)) for statement in program.body), program.source)


def _assigned(program: Program) -> list[ast.Name]:
    nodes = program.nodes
    return [node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def _parsed(lines: Collection[str]) -> Program:
    source = "\n".join(lines)
    body = tuple(ast.parse(source).body)
    nodes = (node for statement in body for node in walk(statement))
    return Program(body, source, frozenset(node.id for node in nodes if isinstance(node, ast.Name)))
