"""The derivative of an operator of which derivatives.yaml says nothing: its gradient is an error, never missing.

A result that does not require grad although its arguments do would drop out of every sum without a word. So an operator
that computes floating or complex numbers of tensors has a Node as any other, and that raises; where a result does not
depend on an argument, or in steps, derivatives.yaml says ``non_differentiable``.
"""

from __future__ import annotations

from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.gradients import Output
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import CompositeKernel, HandwrittenKernel, ViewKernel

REASON = "derivatives.yaml has no formula of it"
_THROUGH_PARTS = "CompositeImplicitAutograd"


def derivative_without_formula(entry: Entry) -> Derivative | None:
    """The derivative that raises; None for an operator that has none to give.

    Those are views, which stay outside of the graph as ``detach`` does, composites, whose parts have derivatives,
    states of scans, which are there for formulas alone, and whatever takes or gives neither floating nor complex
    tensors, as far as the entry says so.
    """
    schema, kernel = entry.schema, entry.kernel
    if entry.states_of or isinstance(kernel, (CompositeKernel, ViewKernel)) or writes(schema):
        return None
    if isinstance(kernel, HandwrittenKernel) and _THROUGH_PARTS in dict(kernel.functions):
        return None
    if not any("float" in word or "complex" in word for word in entry.accepts):
        return None
    arguments = [
        argument.name for argument in schema.inputs
        if argument.type.is_tensor_like and argument.name not in entry.without_derivative
    ]  # fmt: skip
    outputs = tuple(
        Output(name, index) for index, (name, item) in enumerate(zip(schema.output_names, schema.returns, strict=True))
        if item.type.is_tensor_like and name not in entry.without_gradient
    )  # fmt: skip
    if not arguments or not outputs:
        return None
    rejected = tuple((name, REASON) for name in arguments)
    return Derivative(entry.name, entry.location, (), (), rejected, (), outputs, is_written=False)
