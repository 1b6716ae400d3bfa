"""Operators whose kernel expressions write into their arguments, recorded: steps of optimisers that gradients pass.

The loops of such an operator are Python functions. Where a step has to be differentiable, what they compute is computed
by operators, tensor by tensor, and copied into what they write: its gradient, of any order, is that of the parts, and
an update in YAML needs no derivative of its own. What is written is read as a copy, which stays as it was for backward.
"""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import textwrap
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

from runtime.dispatch.conversions import RecordedNumber
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Operator
from runtime.kernels.elementwise.update import Update
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import CPU

F = Functions()


def recorded_number(tensor: Any) -> RecordedNumber:
    """A tensor of one element that stands for a number."""
    made = RecordedNumber(tensor.item())
    made.tensor = tensor
    return made


def recorded_update(operator: Operator) -> Callable[..., None] | None:
    """The kernel of an operator, with recorded operators in the place of its loops; None if it does not have such."""
    kernel = operator.kernels.get(CPU)
    if not isinstance(kernel, FunctionType):
        return None
    known = kernel.__globals__
    loops = {name: known[name] for name in kernel.__code__.co_names if isinstance(known.get(name), Update)}
    names = known | {name: _Recorded(loop) for name, loop in loops.items()}
    return FunctionType(kernel.__code__, names, kernel.__name__) if loops else None


class _Recorded:
    """What stands for a loop in a kernel that is recorded."""

    def __init__(self, loop: Update) -> None:
        self.loop = loop

    def update(self, *arguments: Any) -> None:
        """Compute and write. Nothing is written before all tensors have been looked at."""
        rows = [self.loop.checked(row) for row in self.loop.rows(arguments)]
        for compute, tensors, numbers in rows:
            self._run(compute, tensors, numbers)

    def _run(self, compute: dtype, tensors: Sequence[Any], numbers: Sequence[Any]) -> None:
        loop = self.loop
        given: Sequence[Any] = [_plain(loop.number_of(place, number)) for place, number in enumerate(numbers)]
        if loop.numbers:
            found = _with_operators(loop.module, loop.numbers, dtypes.float64)(float, *given)
            given = found if isinstance(found, tuple) else (found,)
        first = loop.tensors - loop.outputs
        read = [one if place < first else one.clone() for place, one in enumerate(tensors)]
        read = [name if name.dtype is compute else name.to(compute) for name in read]
        made = _with_operators(loop.module, loop.loop, compute)(float, *read, *given)
        for tensor, value in zip(tensors[first:], made if isinstance(made, tuple) else (made,), strict=True):
            tensor.copy_(value if isinstance(value, Tensor) else F.full((), value, dtype=compute))


def _plain(number: Any) -> Any:
    return number.tensor if isinstance(number, RecordedNumber) else number


@functools.cache
def _with_operators(module: str, name: str, compute: dtype) -> Callable[..., Any]:
    """The function `name` of a module of kernels, which computes with tensors; numbers are taken as `compute`."""
    function = getattr(importlib.import_module(module), name)
    tree = _Choices().visit(ast.parse(textwrap.dedent(inspect.getsource(function))))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    names: dict[str, Any] = {item: functools.partial(_called, item, compute) for item in called if item not in _WORDS}
    names |= {item: word for item, word in _WORDS.items() if item in called}
    exec(compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec"), names)  # noqa: S102 - generated source
    return names[name]  # type: ignore[no-any-return]


def _called(name: str, compute: dtype, *arguments: Any) -> Any:
    """What an operator gives for tensors and numbers; a number for numbers alone."""
    of_numbers = not any(isinstance(argument, Tensor) for argument in arguments)
    kind = dtypes.float64 if of_numbers else compute
    made = getattr(F, name)(*[one if isinstance(one, Tensor) else F.full((), one, dtype=kind) for one in arguments])
    return made.item() if of_numbers else made


def _chosen(test: Any, first: Callable[[], Any], second: Callable[[], Any]) -> Any:
    """A choice by a number, which computes one side, or by the elements of a tensor."""
    if not isinstance(test, Tensor):
        return first() if test else second()
    return F.where(test, first(), second())


# What is no operator in a kernel: the dtype that is computed in, literals in it, and choices.
_WORDS: dict[str, Any] = {"T": float, "number": lambda _, value: float(value), "chosen": _chosen}


class _Choices(ast.NodeTransformer):
    """Choices as calls of ``chosen``, and conditions by elements as those of operators."""

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        sides = [ast.Lambda(ast.arguments([], [], None, [], [], None, []), one) for one in (node.body, node.orelse)]
        return ast.Call(ast.Name("chosen", ast.Load()), [node.test, *sides], [])

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        word = "logical_and" if isinstance(node.op, ast.And) else "logical_or"
        return functools.reduce(lambda one, other: ast.Call(ast.Name(word, ast.Load()), [one, other], []), node.values)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.op, ast.Not):
            return ast.Call(ast.Name("logical_not", ast.Load()), [node.operand], [])
        return node
