"""A kernel with loops in parts, cut where its loops begin and end, for `runtime.kernels.elementwise.loops.phased`.

There a block of elements goes through one part after the other, which compilers turn into vectors, while a loop inside
the function of an element is walked for one element at a time. A kernel stays whole where a loop stands in another one,
where it reads a table, or a list in a `while`, and where a name from within a loop is read behind it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from codegen.language import bounded
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied, walk
from codegen.model.loops import LIST, TABLE, WHOLE, Lower, Numbers, local_name
from codegen.model.reduce_model import KernelFunction, PhaseFunction

_GOING, _BEFORE = "going_at", "_other"  # names that no expression has
_LOOPS = (ast.For, ast.While)


@dataclass(frozen=True)
class _PhaseStatements:
    """Statements between loops, or one loop; what is assigned there."""

    body: tuple[ast.stmt, ...]
    loop: ast.For | ast.While | None = None

    @property
    def counter(self) -> str:
        """The name by which a loop counts."""
        return self.loop.target.id if isinstance(self.loop, ast.For) and isinstance(self.loop.target, ast.Name) else ""

    @property
    def end(self) -> ast.expr | None:
        """The results, where it is the last part."""
        last = self.body[-1] if self.body else None
        return last.value if isinstance(last, ast.Expr) else None

    @property
    def assigned(self) -> list[str]:
        """In the order in which they stand."""
        targets = [
            target for statement in self.body if isinstance(statement, ast.Assign) for target in statement.targets
        ]
        nodes = [node for target in targets for node in walk(target)]
        return list(dict.fromkeys(node.id for node in nodes if isinstance(node, ast.Name)))

    @property
    def read(self) -> set[str]:
        """The names that are read, those of its own included."""
        ends = [bounded.condition_of(self.loop)] if isinstance(self.loop, ast.While) else []
        trees = [*(statement.value for statement in self.body if isinstance(statement, (ast.Assign, ast.Expr))), *ends]
        return set().union(*map(names_in, trees))


def phases(name: str, program: Program, tensors: Sequence[str], numbers: Numbers) -> tuple[PhaseFunction, ...]:
    """The parts of a kernel's function; nothing where it has no loops or stays whole."""
    loops = [statement for statement in program.body if isinstance(statement, _LOOPS)]
    inside = [(loop, node) for loop in loops for statement in loop.body for node in walk(statement)]
    # What has left a `while` would read what a list may not have.
    beyond = any(isinstance(loop, ast.While) and isinstance(node, ast.Subscript) for loop, node in inside)
    if not loops or beyond or numbers.read_as(TABLE) or any(isinstance(node, _LOOPS) for _, node in inside):
        return ()
    parts = list(_parts(program))
    inputs = {*tensors, *numbers.names}
    assigned: list[str] = []  # names that earlier parts assigned
    result: list[PhaseFunction] = []
    for index, part in enumerate(parts):
        later = set().union(*(other.read for other in parts[index + 1 :]))
        written = set(part.assigned) if part.loop is None else set(part.assigned) & set(assigned)
        hidden = {*part.assigned, part.counter} - written
        if written & inputs or hidden & later:
            return ()
        reads = tuple(name for name in assigned if name in part.read | (written if part.loop is not None else set()))
        writes = tuple(name for name in part.assigned if name in written and (name in later or part.loop is not None))
        result.append(_PhaseBuilder(f"{name}_part{index}", tensors, numbers, reads, writes).of(part))
        assigned += [name for name in part.assigned if name in written and name not in assigned]
    return tuple(result)


def _parts(program: Program) -> Iterator[_PhaseStatements]:
    straight: list[ast.stmt] = []
    for statement in program.body:
        if isinstance(statement, _LOOPS):
            yield _PhaseStatements(tuple(straight))
            yield _PhaseStatements(tuple(statement.body), statement)
            straight = []
        else:
            straight.append(statement)
    yield _PhaseStatements(tuple(straight))


@dataclass(frozen=True)
class _PhaseBuilder:
    """Makes the functions of one part."""

    name: str
    tensors: Sequence[str]
    numbers: Numbers
    reads: tuple[str, ...]
    writes: tuple[str, ...]

    def of(self, part: _PhaseStatements) -> PhaseFunction:
        """The part as the runtime takes it."""
        counter = [part.counter] if part.counter else []
        listed = isinstance(part.loop, ast.For) and isinstance(part.loop.iter, ast.Name)
        wholes = [*self.numbers.read_as(WHOLE), *([] if listed else counter)]
        rewrite = Lower(None, wholes, self.numbers.read_as(LIST))
        names = [*self.reads, *self.tensors, *self.numbers.names]
        lines = part.body if part.end is None else part.body[:-1]
        body = [rewrite.visit(copied(line)) for line in lines]
        results: list[ast.expr] = [_name(name) for name in self.writes]
        limit, bounds = 0, None
        if part.end is not None:
            ends = part.end.elts if isinstance(part.end, ast.Tuple) else [part.end]
            results = [rewrite.visit(copied(end)) for end in ends]
        elif isinstance(part.loop, ast.While):
            bound = bounded.bound_of(part.loop)
            assert isinstance(bound, ast.Constant)
            assert isinstance(bound.value, int)
            limit = bound.value
            before = [_assign(f"{local_name(name)}{_BEFORE}", _name(name)) for name in self.writes]
            going = _assign(_GOING, rewrite.visit(copied(bounded.condition_of(part.loop))))
            body = [*before, going, *body]
            previous = [ast.Name(f"{local_name(name)}{_BEFORE}", ast.Load()) for name in self.writes]
            goes = ast.Name(_GOING, ast.Load())
            results = [goes, *(ast.IfExp(goes, *pair) for pair in zip(results, previous, strict=True))]
        elif isinstance(part.loop, ast.For):
            bounds = self.bounds(part.loop, rewrite)
            if isinstance(part.loop.iter, ast.Name):
                position = ast.Name(f"{part.counter}_at", ast.Load())
                element = _call("item", ast.Name("T", ast.Load()), rewrite.list_of(part.loop.iter), position)
                body = [_assign(local_name(part.counter), element), *body]
        results = [ast.Tuple(results, ast.Load())] if part.end is None else results
        counts = [f"{counter_name}_at" if listed else local_name(counter_name) for counter_name in counter]
        function = KernelFunction(self.name, ("T", *counts, *map(local_name, names)), tuple(body), tuple(results))
        return PhaseFunction(function, self.reads, self.writes, limit, bounds)

    def bounds(self, loop: ast.For, rewrite: Lower) -> KernelFunction:
        """A function that gives the first count, how many there are, and the step."""
        if isinstance(loop.iter, ast.Call):
            arguments = [rewrite.whole(argument) for argument in loop.iter.args]
        else:
            arguments = [_call("length", rewrite.list_of(loop.iter))]
        first = arguments[0] if len(arguments) > 1 else ast.Constant(0)
        step = arguments[2] if len(arguments) > 2 else ast.Constant(1)
        turns = _call("len", _call("range", *arguments))
        names = ("T", *map(local_name, self.numbers.names))
        return KernelFunction(f"{self.name}_bounds", names, (), (first, turns, step))


def _name(name: str) -> ast.expr:
    return ast.Name(local_name(name), ast.Load())


def _assign(name: str, value: ast.expr) -> ast.Assign:
    return ast.fix_missing_locations(ast.Assign([ast.Name(name, ast.Store())], value))


def _call(function: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(function, ast.Load()), list(arguments), [])
