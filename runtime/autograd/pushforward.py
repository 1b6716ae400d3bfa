"""The tangent of an operator that has no forward formula, by differentiating its gradient (the double-backward trick).

The gradient of an operator, ``g(u) = J^T u``, is linear in the gradient ``u`` of its result, so that its own gradient
in the direction of the tangents ``t`` of the inputs is ``J t``: what forward mode wants (J. Townsend, "A new trick for
calculating Jacobian vector products", 2017). It asks no more of the operator than a differentiable backward formula,
costs several times as much as a forward formula, and can itself be differentiated.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd import forward, operations
from runtime.autograd.forms import place_of_self
from runtime.autograd.functional import grad
from runtime.autograd.node import Node, make_leaf, next_sequence_nr
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Operator
from runtime.guards import enable_grad, grad_enabled
from runtime.tensor import Tensor
from runtime.tensor.keys import AUTOGRAD, BELOW_FORWARD, FORWARD_AD, TORCH_DISPATCH


class Relay(Node):
    """Passes a gradient on: gives an operand a place of its own in the graph, if it is given twice as well."""

    __slots__ = ()
    operator = "an operand of forward mode"

    def apply(self, grad: Tensor | None) -> tuple[Tensor | None, ...]:
        return (grad,)


def by_double_backward(operator: Operator) -> Callable[..., Any]:
    """The forward-mode kernel of an operator without a formula."""

    def pushed(*arguments: Any) -> Any:
        with forward.primal_only():
            result = operator[keyset_of(arguments) & BELOW_FORWARD](*arguments)
        if not forward.enabled():
            return result
        results = tuple(result) if isinstance(result, (tuple, list)) else (result,)
        for item, tangent in zip(results, pushforward(operator, arguments), strict=True):
            forward.attach(item, tangent)
            forward.keep(item)
        return result

    return pushed


def by_double_backward_in_place(operator: Operator, functional: Operator) -> Callable[..., Any]:
    """The forward-mode kernel of the in-place form of `functional`, which has no formula."""
    index = place_of_self(operator)

    def pushed(*arguments: Any) -> Tensor:
        tensor: Tensor = arguments[index]
        keyset = keyset_of(arguments) & BELOW_FORWARD
        tangent = None
        if forward.enabled():
            values = list(arguments)
            if _is_recorded(arguments):
                values[index] = before_write(tensor, is_shared=forward.shares_tangent(tensor))
            (tangent,) = pushforward(functional, values)
        with forward.primal_only():
            operator[keyset](*arguments)
        return forward.keep(forward.rewrite(tensor, tangent)) if forward.enabled() else tensor

    return pushed


def _is_recorded(arguments: Sequence[Any]) -> bool:
    """Whether what computes a tangent is recorded, so that its nodes keep the arguments and their tangents."""
    if not grad_enabled():
        return False
    tangents = [
        argument._tangent for argument in arguments if isinstance(argument, Tensor) and argument._keys & FORWARD_AD
    ]
    return bool((keyset_of(arguments) | keyset_of(tangents)) & AUTOGRAD)


def is_tangent_overwritten(tensor: Tensor, arguments: Sequence[Any]) -> bool:
    """Whether an in-place form writes over the tangent of `tensor`, while nodes of the rule keep it for backward.

    It is written over where views share its memory; else the tensor gets a new one.
    """
    return forward.shares_tangent(tensor) and _is_recorded(arguments)


def before_write(tensor: Tensor, *, is_shared: bool) -> Tensor:
    """What an operand was before it is written over: a copy, with the tangent that it had, or a copy of that."""
    copy = forward.original_of(tensor)
    if tensor._keys & FORWARD_AD:
        copy._tangent = operations.duplicate(tensor._tangent) if is_shared else tensor._tangent
        copy._keys |= FORWARD_AD
    return copy


def with_separate_tangent(tensor: Tensor) -> Tensor:
    """A tensor of the same memory whose tangent is a copy, which stays when the tangent is written over."""
    other = forward.alias(tensor)
    other._tangent = operations.duplicate(tensor._tangent)
    other._keys |= FORWARD_AD
    return other


def pushforward(operator: Operator, arguments: Sequence[Any]) -> list[Tensor | None]:
    """The tangents of the results of an operator, by its backward formulas; None where there is none, or zero."""
    keyset = keyset_of(arguments)
    inputs: list[Tensor] = []
    directions: list[Tensor] = []

    def relayed(value: Any) -> Any:
        if isinstance(value, (tuple, list)):
            return type(value)([relayed(item) for item in value])
        if not isinstance(value, Tensor) or not value._keys & FORWARD_AD:
            return value
        inputs.append(relay(forward.alias(value)))
        directions.append(value._tangent)
        return inputs[-1]

    operands = [relayed(argument) for argument in arguments]
    recording = grad_enabled() and bool((keyset | keyset_of(directions)) & AUTOGRAD)
    with enable_grad(), forward.primal_only():
        out = operator[keyset_of(operands) & BELOW_FORWARD](*operands)
        results = tuple(out) if isinstance(out, (tuple, list)) else (out,)
        outputs = [result for result in results if result._edge is not None]
        cotangents = [operations.filled_like(output, 0) for output in outputs]
        for cotangent in cotangents:
            make_leaf(cotangent)
        tangents: tuple[Tensor | None, ...] = (None,) * len(outputs)
        if outputs:
            gradients = grad(outputs, inputs, cotangents, create_graph=True, allow_unused=True)
            pairs = [
                (gradient, direction) for gradient, direction in zip(gradients, directions, strict=True)
                if gradient is not None and gradient._edge is not None
            ]  # fmt: skip
            if pairs:
                tangents = grad(
                    [gradient for gradient, _ in pairs], cotangents, [direction for _, direction in pairs],
                    create_graph=recording, allow_unused=True,
                )  # fmt: skip
    remaining = iter(tangents)
    return [None if result._edge is None else _separate(next(remaining), directions) for result in results]


def _separate(tangent: Tensor | None, directions: Sequence[Tensor]) -> Tensor | None:
    """`tangent`, a copy of it if it is one of the directions itself."""
    shared = tangent is not None and any(tangent is direction for direction in directions)
    return operations.duplicate(tangent) if shared and tangent is not None else tangent


def relay(tensor: Tensor, *, connected: bool = True) -> Tensor:
    """The same value behind a node of its own, which requires grad whether `tensor` does or not; a tangent stays.

    With `connected`, gradients go on to where `tensor` comes from.
    """
    if tensor._keys & TORCH_DISPATCH:  # what it holds is known to its class alone
        handled: Any = tensor
        behind: Tensor = handled.view_as(handled) if connected and tensor._edge is not None else handled.detach()
        return behind if behind._edge is not None else behind.requires_grad_()  # type: ignore[attr-defined]
    alias = forward.alias(tensor)
    node = Relay()
    node.sequence_nr = next_sequence_nr()
    node.edges = (alias._edge if connected else None,)
    node.shape, node.dtype = alias._sizes, alias.dtype
    alias._edge = node
    alias._keys |= AUTOGRAD
    return forward.give(alias, tensor._tangent) if tensor._keys & FORWARD_AD else alias
