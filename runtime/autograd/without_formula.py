"""Operators that have no formula: their gradient is an error when it is asked for, and never missing in silence.

A generated module has one line for such an operator, which names it and the arguments that would have a gradient.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from runtime.autograd.forms import recorded_in_place
from runtime.autograd.node import Gradients, Node, attach, edges_of, next_sequence_nr
from runtime.autograd.recording import record
from runtime.autograd.rules import pushed_forward
from runtime.autograd.saved import not_implemented
from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Derived, Kernel, Operator
from runtime.guards import grad_enabled, state
from runtime.tensor import Tensor
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD


class WithoutFormula(Node):
    """The Node of an operator none of whose gradients has a formula."""

    __slots__ = ("arguments",)
    arguments: tuple[str, ...]
    """For each edge, the argument of the operator."""
    reasons: ClassVar[dict[str, str]] = {}

    def apply(self, *_grads: Any, wanted: Sequence[Any] | None = None, **_: Any) -> Gradients:
        """Raise for the first gradient that is wanted."""
        for argument, edge in zip(self.arguments, wanted or edges_of(self), strict=True):
            if edge is not None:
                not_implemented(self, argument, self.reasons[argument])
        return (None,) * len(self.arguments)


def without_formula(
    operator: Operator,
    name: str,
    *arguments: str,
    reason: str | tuple[str, ...] = "derivatives.yaml has no formula of it",
    outputs: Sequence[int] = (),
    label: str = "",
    shown: tuple[bool, ...] = (),
) -> type[WithoutFormula]:
    """Record calls of `operator` by a Node class `name`, whose gradients raise; return the class.

    `arguments` are those with an edge, `reason` why they have no gradient, for all or for each; `outputs` the places of
    the results with a gradient, where there are several. `label` and `shown` are those of the class.
    """
    reasons = (reason,) * len(arguments) if isinstance(reason, str) else reason
    members = {
        "__slots__": (), "__module__": __name__, "reasons": dict(zip(arguments, reasons, strict=True)),
    }  # fmt: skip
    facts = {"operator": operator.name, "label": label, "shown": shown, "num_outputs": len(outputs) or 1}
    node_type = type(name, (WithoutFormula,), members, **facts)
    operator.implement(AUTOGRAD, Derived(lambda _: _recorded(operator, node_type, outputs), operator))
    if operator.inplace is not None:

        def node_of(*operands: Any) -> WithoutFormula:
            return _node_of(node_type, list(_recorded_inputs(operator, node_type, operands)))

        recorded_in_place(operator.inplace, node_of)
    pushed_forward(operator)
    return node_type


def _recorded_inputs(
    operator: Operator, node_type: type[WithoutFormula], operands: Sequence[Any]
) -> Iterator[tuple[str, Tensor | None]]:
    """The tensors that have an edge, each with the name of its argument; every tensor of a list has one."""
    for argument, operand in zip(schemas.arguments_of(operator.schema), operands, strict=True):
        if argument.name in node_type.reasons:
            for tensor in operand if isinstance(operand, (tuple, list)) else (operand,):
                yield argument.name, tensor


def _node_of(node_type: type[WithoutFormula], inputs: Sequence[tuple[str, Tensor | None]]) -> WithoutFormula:
    node = node_type()
    node.arguments = tuple([name for name, _ in inputs])
    node.edges = tuple([None if tensor is None else tensor._edge for _, tensor in inputs])
    return node


def _recorded(operator: Operator, node_type: type[WithoutFormula], outputs: Sequence[int]) -> Kernel:
    """The kernel of the operator under autograd: the operator below it, then the Node."""

    def with_node(*operands: Any) -> Any:
        result = operator[keyset_of(operands) & BELOW_AUTOGRAD](*operands)
        if state.active and not grad_enabled():
            return result
        inputs = list(_recorded_inputs(operator, node_type, operands))
        node = _node_of(node_type, inputs)
        if not any(node.edges):
            return result
        results = [result[output] for output in outputs] if outputs else result
        if len(outputs) == 1:
            (results,) = results
        if isinstance(results, (tuple, list)):
            node.sequence_nr = next_sequence_nr()
            attach(node, results)
        elif results.dtype.category >= FLOATING:
            record.call(node, results, *[tensor for _, tensor in inputs])
        return result

    return with_node
