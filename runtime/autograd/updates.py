"""Operators whose kernel expressions write into their arguments, recorded: steps of optimisers that gradients pass.

Where a step has to be differentiable, the trees of its expressions are computed by operators, tensor by tensor, and the
results are copied into what the operator writes: its gradient, of any order, is that of the parts, and an update in
YAML needs no derivative of its own. What is written is read as a copy, which stays as it was for backward.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime import expressions
from runtime.dispatch import schemas
from runtime.dispatch.conversions import RecordedNumber
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Operator
from runtime.expressions import ExpressionInterpreter, Program, Tree
from runtime.kernels.elementwise.update import Update, updates_of
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import CPU

F = Functions()


def recorded_number(tensor: Any) -> RecordedNumber:
    """A tensor of one element that stands for a number."""
    number = RecordedNumber(tensor.item())
    number.tensor = tensor
    return number


def recorded_update(operator: Operator) -> Callable[..., None] | None:
    """The kernel of an operator, computed by recorded operators; None if no expression of it writes."""
    loops = updates_of(operator.package, operator.name)
    if not loops:
        return None
    cases = operator.trees["elementwise"]
    names = [item.name for item in schemas.arguments_of(operator.schema)]

    def recorded(*arguments: Any) -> None:
        values = dict(zip(names, arguments, strict=True))
        for (condition, program), loop in zip(cases, loops, strict=True):
            if condition is None or ExpressionInterpreter(values).value(condition):
                _update(loop, program, [values[name] for name in loop.names])
                return
        operator.kernels[CPU](*arguments)  # which says that there is no such case

    return recorded


def _update(loop: Update, program: Program, arguments: Sequence[Any]) -> None:
    """Compute and write. Nothing is written before all tensors have been looked at."""
    rows: list[tuple[dtype, Sequence[Any], Sequence[Any]]] = [loop.checked(row) for row in loop.rows(arguments)]
    for compute, tensors, numbers in rows:
        first = loop.tensors - loop.outputs
        read = [tensor if index < first else tensor.clone() for index, tensor in enumerate(tensors)]
        read = [tensor if tensor.dtype is compute else tensor.to(compute) for tensor in read]
        plain = [_plain(loop.number_of(index, number)) for index, number in enumerate(numbers)]
        values = dict(zip(loop.names, (*read, *plain), strict=True))
        result = _WithOperators(values, compute, loop.names[loop.tensors :]).run(program)
        for tensor, value in zip(tensors[first:], result if isinstance(result, tuple) else (result,), strict=True):
            tensor.copy_(value if isinstance(value, Tensor) else F.full((), value, dtype=compute))


def _plain(number: Any) -> Any:
    return number.tensor if isinstance(number, RecordedNumber) else number


class _WithOperators(ExpressionInterpreter):
    """Computes an expression of tensors and numbers by operators.

    `numbers` are the names that are no tensors of the call; what is computed from them alone is computed in float64, as
    the compiled loop does. `compute` is the dtype that numbers take beside tensors.
    """

    def __init__(self, names: dict[str, Any], compute: dtype, numbers: Sequence[str]) -> None:
        super().__init__(names)
        self.compute = compute
        self.numbers = set(numbers)
        self.in_numbers = False

    def assign(self, name: str, tree: Tree) -> None:
        """A name of numbers alone is a number."""
        super().assign(name, tree)
        (self.numbers.add if self.is_of_numbers(tree) else self.numbers.discard)(name)

    def is_of_numbers(self, tree: Tree) -> bool:
        """Whether an expression reads no tensor of the call."""
        return self.numbers.issuperset(name for name in expressions.names_in(tree) if name in self.names)

    def value(self, tree: Tree) -> Any:
        """The value of an expression."""
        outside = self.in_numbers
        self.in_numbers = outside or self.is_of_numbers(tree)
        try:
            return super().value(tree)
        finally:
            self.in_numbers = outside

    def number(self, value: Any) -> Any:
        """As kernels compute, without integers."""
        return float(value) if type(value) is int else value

    def choose(self, test: Any, first: Callable[[], Any], second: Callable[[], Any]) -> Any:
        """A choice by a number, which computes one side, or by the elements of a tensor."""
        return F.where(test, first(), second()) if isinstance(test, Tensor) else super().choose(test, first, second)

    def logical(self, sign: str, left: Any, other: Any) -> Any:
        """Of tensors, element by element."""
        if isinstance(left, Tensor) or isinstance(other, Tensor):
            left, other = self.tensors([left, other])
            return left.bool() & other.bool() if sign == "and" else left.bool() | other.bool()
        return super().logical(sign, left, other)

    def apply(self, function: Callable[..., Any], values: Sequence[Any]) -> Any:
        """A sign between numbers means what it means between tensors: a quotient by zero is infinite."""
        if any(isinstance(value, Tensor) for value in values):
            return values[0] == 0 if function is expressions.NOT else function(*values)
        return function(*self.tensors(values)).item() if function in expressions.QUOTIENTS else function(*values)

    def call(self, function: str, values: Sequence[Any]) -> Any:
        """What an operator gives for tensors and numbers; a number for numbers alone."""
        result = getattr(F, function)(*self.tensors(values))
        return result if any(isinstance(value, Tensor) for value in values) else result.item()

    def tensors(self, values: Sequence[Any]) -> list[Tensor]:
        """Values as operands of an operator."""
        has_tensors = any(isinstance(value, Tensor) for value in values)
        kind = dtypes.float64 if self.in_numbers or not has_tensors else self.compute
        return [value if isinstance(value, Tensor) else F.full((), value, dtype=kind) for value in values]
