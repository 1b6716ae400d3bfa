"""Elementwise kernels that write into their arguments: what the loop computes, and what is computed once before it.

An optimiser's ``1 - beta ** step`` has no tensor in it. What is computed from numbers alone is taken out of the
expression and becomes a function of its own, which is computed once a call, in 64 bits, whatever the tensors are.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from codegen.language import vocabulary
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.model.loops import Numbers, elementwise_kernel, local_name, lower, reads
from codegen.model.reduce_model import KernelFunction
from codegen.reading.entry import Entry
from codegen.reading.kernels import Case, ElementwiseKernel
from codegen.schema import ArgumentSchema

_COMPUTED = (ast.BinOp, ast.UnaryOp, ast.Call, ast.IfExp, ast.BoolOp, ast.Compare)


@dataclass(frozen=True)
class UpdateLoop:
    """What the loop of one case computes: the arguments it is called with, and a letter for each.

    Tensors that are read come first, then those that are written, then tensors that are read as numbers, then numbers.
    `letters` has an ``r``, ``w``, ``e`` or ``n`` for each, an upper case one where it is a list.
    """

    loop: KernelFunction
    numbers: KernelFunction | None
    arguments: tuple[str, ...]
    letters: str
    free: tuple[int, ...]


def update_loop(entry: Entry, case: Case, name: str, doc: str) -> UpdateLoop:
    """The functions and arguments of a case."""
    schema, kernel = entry.schema, entry.kernel
    assert isinstance(kernel, ElementwiseKernel)
    used = reads(case.program)
    groups: dict[str, list[ArgumentSchema]] = {"r": [], "w": [], "e": [], "n": []}
    for argument in schema.inputs:
        if argument.name in kernel.as_numbers:
            letter = "e"
        elif argument.type.is_tensor_like:
            letter = "w" if argument.name in case.writes else "r"
        else:
            letter = "n"
        if argument.name in used or letter == "w":
            groups[letter].append(argument)
    numbers = [argument.name for argument in (*groups["e"], *groups["n"])]
    tensors = [argument.name for argument in (*groups["r"], *groups["w"])]
    before, program, values = _taken_out(case.program, numbers)
    function = None
    if before:
        lets, results = lower(Program((*before, ast.Expr(_tuple(values))), case.program.source))
        function = KernelFunction(f"{name}_numbers", ("T", *map(local_name, numbers)), lets, results, doc)
    else:
        values = numbers
    # Of Scalars by position the dtype counts, as in an operator that makes a new tensor.
    free = tuple(
        index for index, argument in enumerate(groups["n"])
        if argument.kwarg_only or argument.type.scalar_base != "Scalar"
    )
    every = [(letter, member) for letter, group in groups.items() for member in group]
    return UpdateLoop(
        elementwise_kernel(name, doc, program, tensors, Numbers.of(program, values, ())), function,
        tuple(member.name for _, member in every),
        "".join(letter.upper() if member.type.is_list else letter for letter, member in every), free,
    )  # fmt: skip


def _tuple(names: Iterable[str]) -> ast.expr:
    return ast.Tuple([ast.Name(name, ast.Load()) for name in names], ast.Load())


def _taken_out(program: Program, numbers: Collection[str]) -> tuple[list[ast.stmt], Program, list[str]]:
    """The statements that need numbers alone, the program without them, and the numbers that it then reads.

    Without such a statement the program stays what it is.
    """
    stored = [
        node.id for node in program.nodes if isinstance(node, ast.Name) and _is_stored(node)
    ]
    taker = _Taker({*numbers}, {*stored, *reads(program)})
    body: list[ast.stmt] = []
    for statement in program.body:
        target = statement.targets[0] if isinstance(statement, ast.Assign) else None
        if (
            isinstance(statement, ast.Assign) and isinstance(target, ast.Name)
            and stored.count(target.id) == 1 and taker.is_number(statement.value)
        ):  # fmt: skip
            taker.before.append(copied(statement))
            taker.numbers.add(target.id)
        else:
            rewritten = taker.visit(copied(statement))
            assert isinstance(rewritten, ast.stmt)
            body.append(rewritten)
    if not taker.before:
        return [], program, []
    remaining_program = Program(tuple(body), program.source)
    return taker.before, remaining_program, sorted(reads(remaining_program) & taker.numbers)


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


class _Taker(ast.NodeTransformer):
    """Replaces what is computed from numbers alone by names."""

    def __init__(self, numbers: set[str], taken: set[str]) -> None:
        self.numbers = numbers
        self.taken = taken
        self.before: list[ast.stmt] = []
        self.known: dict[str, str] = {}

    def is_number(self, node: ast.expr) -> bool:
        """Whether an expression reads numbers, and nothing else."""
        names = names_in(node) - {*vocabulary.CONSTANTS}
        return bool(names) and names <= self.numbers

    def visit(self, node: ast.AST) -> ast.AST:
        """An expression of numbers is replaced, unless it is one name."""
        if isinstance(node, _COMPUTED) and self.is_number(node):
            key = ast.dump(node)
            if key not in self.known:
                name = next(
                    candidate for k in range(len(self.taken) + 1) if (candidate := f"number{k}") not in self.taken
                )
                self.taken.add(name)
                self.known[key] = name
                self.numbers.add(name)
                self.before.append(ast.Assign([ast.Name(name, ast.Store())], node, lineno=0))
            return ast.Name(self.known[key], ast.Load())
        result: ast.AST = super().visit(node)
        return result

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """The name of a function is no number."""
        arguments = [argument for argument in map(self.visit, node.args) if isinstance(argument, ast.expr)]
        return ast.Call(node.func, arguments, [])
