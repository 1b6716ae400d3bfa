"""Shapes, strides and dtypes of the results of recurrent layers."""

from __future__ import annotations

from runtime.kernels.recurrent import operator
from runtime.kernels.recurrent.operator import Counts, checked_kind, checked_states
from runtime.tensor import Tensor
from runtime.tensor.plans import KernelPlan, plan_of


@plan_of(operator.layer)
def layer(
    cell: str, input: Tensor, weight: Tensor, bias: Tensor | None, hidden: Tensor,  # noqa: A002 - the schema's name
    memory: Tensor | None, counts: Counts, _reverse: bool,
) -> tuple[KernelPlan, ...]:  # fmt: skip
    """Outputs, the last state and memory, gates and memories."""
    kind, number, dtype = checked_kind(cell, counts), sum(counts), input.dtype
    expected = checked_states(kind, weight, bias, hidden, memory, counts)
    size = expected["hidden"][1][1]
    operator.check_operands(dtype, {"input": (input, (number, kind.gates * size)), **expected})
    batch = counts[0] if number else 0
    rows = number if kind.memory else 0
    sizes = (number, size), (batch, size), (batch if kind.memory else 0, size), (number, kind.kept * size), (rows, size)
    return tuple([KernelPlan(each, dtype) for each in sizes])


@plan_of(operator.gradients)
def gradients(
    cell: str, _grad_outputs: Tensor, grad_last: Tensor, grad_memory: Tensor, weight: Tensor, bias: Tensor | None,
    hidden: Tensor, memory: Tensor | None, outputs: Tensor, _gates: Tensor, _memories: Tensor, counts: Counts,
    _reverse: bool,
) -> tuple[KernelPlan, ...]:  # fmt: skip
    """The gradients of what the input gave, the weight, the row that was added, and the first state and memory."""
    kind, number, dtype = checked_kind(cell, counts), sum(counts), outputs.dtype
    checked_states(kind, weight, bias, hidden, memory, counts)
    width = kind.gates * outputs._sizes[1]
    row = (width,) if bias is not None else (0,)
    sizes = (number, width), weight._sizes, row, grad_last._sizes, grad_memory._sizes
    return tuple([KernelPlan(each, dtype) for each in sizes])
