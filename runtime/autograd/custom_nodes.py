"""The kernels for Autograd of operators that a program writes: a call is one node, whose formula the program gives."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn

from runtime.autograd.custom_arguments import ArgumentLayout, listed
from runtime.autograd.function import Function
from runtime.autograd.node import Node, next_sequence_nr
from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import FALLBACKS, Kernel, KeyedKernel, Operator
from runtime.errors import ComputeError
from runtime.guards import grad_enabled, state, thread
from runtime.tensor import Tensor, dtypes, keys


class _CustomCall:
    """One recorded call: its arguments, how those by position and the result are laid out in lists."""

    __slots__ = ("inputs", "is_list", "kind", "named")

    def __init__(self, inputs: ArgumentLayout, named: dict[str, Any]) -> None:
        self.inputs, self.named = inputs, named
        self.kind: type | None = None  # of the list or tuple of results, where there are several
        self.is_list = False  # the result, whose gradients are then one list

    def result(self, output: Any) -> Any:
        """The result for the program, of the tensor or of the tuple that the Function gives."""
        return output if self.kind is None else listed(list(output), self.kind)


def recording(operator: Operator, backward: Callable[..., Any] | None, setup: Callable[..., Any] | None) -> Kernel:
    """The kernel for Autograd that records a call as one operation with a backward function of the program."""
    types = [argument.type for argument in schemas.arguments_of(operator.schema)]
    results = schemas.results_of(operator.schema)
    has_lists = "Tensor[]" in results or any("Tensor" in item and item.rstrip("?").endswith("]") for item in types)
    backward = backward or functools.partial(_reject, operator.name)
    if not results or not {"Tensor", "Tensor[]"}.issuperset(results):
        return _recording_lists(operator, backward, setup)
    return _recording_directly(operator, backward, setup, has_lists=has_lists)


def _function_of(operator: Operator, **functions: Callable[..., Any]) -> type[Function]:
    """The Function of an operator."""
    members = {name: staticmethod(function) for name, function in functions.items()}
    return type(operator.name.rpartition("::")[2], (Function,), members)


def _with_lists(function: type[Function]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """As ``begin`` and ``finish`` of a Function, for arguments and results that may be lists of tensors."""

    def begin(args: tuple[Any, ...]) -> tuple[Any, Any]:
        layout = ArgumentLayout(args)
        flat = layout.flat(args)
        ctx: Any
        ctx, node = function.begin(flat)
        ctx.needs_input_grad = layout.nested(ctx.needs_input_grad, plain=True)
        ctx._layout, ctx._args, ctx._gives_list = layout, flat, False
        return ctx, node

    def finish(node: Any, ctx: Any, _args: tuple[Any, ...], result: Any) -> Any:
        flat, ctx._args, ctx._gives_list = ctx._args, None, isinstance(result, list)
        if not isinstance(result, (list, tuple)):
            return function.finish(node, ctx, flat, result)
        return listed(list(function.finish(node, ctx, flat, tuple(result))), type(result))

    return begin, finish


def _recording_directly(
    operator: Operator, backward: Callable[..., Any], setup: Callable[..., Any] | None, *, has_lists: bool
) -> Kernel:
    """Of an operator that gives tensors or lists of them: what Function.apply does, without its detours."""
    names = [argument.name for argument in schemas.arguments_of(operator.schema)]
    keyword_only = tuple(argument.name for argument in schemas.arguments_of(operator.schema) if argument.keyword_only)
    first = len(names) - len(keyword_only)

    def going_back(ctx: Any, *grads: Any) -> Any:
        returned = backward(ctx, *grads)
        if (len(returned) if returned.__class__ is tuple else isinstance(returned, Tensor)) == first:
            return returned
        return ArgumentLayout((None,) * first).gradients(operator.name, returned)

    def going_back_to_lists(ctx: Any, *grads: Any) -> Any:
        returned = backward(ctx, list(grads)) if ctx._gives_list else backward(ctx, *grads)
        return ctx._layout.gradients(operator.name, returned)

    function = _function_of(operator, backward=going_back_to_lists if has_lists else going_back)
    begin, finish = _with_lists(function) if has_lists else (function.begin, function.finish)
    with_tangents = _recording_lists(operator, backward, setup)

    def make(keyset: int) -> Kernel:
        if keyset & keys.FORWARD_AD:
            return with_tangents
        below = keyset & keys.BELOW_AUTOGRAD | keys.PAST_AUTOGRAD

        def autograd_kernel(*values: Any) -> Any:
            if state.active and not grad_enabled():
                return operator[below](*values)
            args = values[:first]
            ctx, node = begin(args)
            # As within no_grad(), see `unrecorded`.
            mode, reason = thread.recording[-1], object()
            enabled = mode.enabled
            state.active[reason] = None
            mode.enabled = False
            try:
                result = operator[below](*values)
                if setup is not None and not keyword_only:
                    setup(ctx=ctx, inputs=args, output=result)
                elif setup is not None:
                    named = dict(zip(keyword_only, values[first:], strict=True))
                    setup(ctx=ctx, inputs=args, keyword_only_inputs=named, output=result)
            finally:
                mode.enabled = enabled
                del state.active[reason]
            return finish(node, ctx, args, result)

        return autograd_kernel

    return KeyedKernel(make)


def _recording_lists(operator: Operator, backward: Callable[..., Any], setup: Callable[..., Any] | None) -> Kernel:
    """Of any operator: lists are laid out flat for the Function, and as they were for the program."""
    names = [argument.name for argument in schemas.arguments_of(operator.schema)]
    keyword_only = [argument.name for argument in schemas.arguments_of(operator.schema) if argument.keyword_only]
    first = len(names) - len(keyword_only)

    def forward(call: _CustomCall, *items: Any) -> Any:
        values = (*call.inputs.nested(items), *call.named.values())
        result = operator.redispatch((keyset_of(values) or keys.CPU) & keys.BELOW_AUTOGRAD, *values)
        if not isinstance(result, (list, tuple)):
            return result
        call.is_list, call.kind = isinstance(result, list), type(result)
        return tuple(result)

    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        call, *items = inputs
        ctx.call = call
        ctx.needs_input_grad = call.inputs.nested(ctx.needs_input_grad[1:], plain=True)
        if setup is not None:
            more = {"keyword_only_inputs": call.named} if call.named else {}
            setup(ctx=ctx, inputs=call.inputs.nested(items), output=call.result(output), **more)

    def going_back(ctx: Any, *grads: Any) -> Any:
        call = ctx.call
        returned = backward(ctx, list(grads)) if call.is_list else backward(ctx, *grads)
        return None, *call.inputs.gradients(operator.name, returned)

    apply = _function_of(operator, forward=forward, setup_context=setup_context, backward=going_back).apply

    def autograd_kernel(*values: Any) -> Any:
        if not grad_enabled():
            return operator.redispatch((keyset_of(values) or keys.CPU) & keys.BELOW_AUTOGRAD, *values)
        call = _CustomCall(ArgumentLayout(values[:first]), dict(zip(keyword_only, values[first:], strict=True)))
        return call.result(apply(call, *call.inputs.flat(values[:first])))

    return autograd_kernel


def _reject(operator: str, *_: Any) -> NoReturn:
    raise _without_formula(operator)


def _without_formula(operator: str) -> ComputeError:
    msg = (
        f"Trying to backward through {operator} but no autograd formula was registered. "
        "Please use register_autograd to add one."
    )
    return ComputeError(msg)


class CustomWithoutFormula(Node):
    """Stands behind the results of a declared operator for which no formula was registered."""

    def apply(self, *_grads: Any, **_: Any) -> Any:
        """RuntimeError."""
        raise _without_formula(self.operator)


def recorded_by_parts(operator: Operator) -> Kernel | None:
    """What serves Autograd for a declared operator without a kernel there: what its kernel calls is recorded.

    A result that comes out of it without a graph has one that raises. Operators of the tree are passed over: a result
    without a formula has no gradient.
    """
    if not operator.declared:
        return None

    def without_formula(*values: Any) -> Any:
        result = operator.redispatch((keyset_of(values) or keys.CPU) & keys.BELOW_AUTOGRAD, *values)
        if grad_enabled():
            args = {id(value) for value in values}
            for item in result if isinstance(result, (list, tuple)) else (result,):
                if isinstance(item, Tensor) and item._edge is None and id(item) not in args:
                    _put_behind(operator, item, values)
        return result

    return without_formula


def _put_behind(operator: Operator, result: Tensor, values: Iterable[Any]) -> None:
    """Make a result, if it can have a gradient, one of a node that raises."""
    if result.dtype.category < dtypes.FLOATING:
        return
    node = CustomWithoutFormula()
    node.operator = operator.name
    node.edges = tuple(tensor._edge for tensor in _tensors(values) if tensor._edge is not None)
    node.sequence_nr = next_sequence_nr()
    node.shape, node.dtype = tuple(result.shape), result.dtype
    result._edge = node
    result._keys |= keys.AUTOGRAD


def _tensors(values: Iterable[Any]) -> Iterator[Tensor]:
    for value in values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from (item for item in value if isinstance(item, Tensor))


FALLBACKS[keys.AUTOGRAD] = recorded_by_parts
