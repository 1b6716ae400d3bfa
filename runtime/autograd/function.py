"""Function: operations whose forward and backward a user writes in Python."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from runtime import guards
from runtime.autograd import forward, operations
from runtime.autograd.inplace import check_inplace, rewrite_history
from runtime.autograd.nesting import MANY, is_nested_deeply, on_another_stack
from runtime.autograd.node import (
    NOT_SAVED,
    Gradients,
    Node,
    next_sequence_nr,
    released_error,
    save_output,
    unpack_input,
    unpack_output,
)  # fmt: skip
from runtime.autograd.packed import Packed
from runtime.autograd.watching import recorded
from runtime.dispatch.argument_keys import keyset_of
from runtime.errors import ArgumentError, ComputeError, UnsupportedError
from runtime.kernels.view.operator import view_over
from runtime.tensor import Tensor, is_whole, keys
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.memory import memory_of, over_memory_of

__all__ = ["Function", "FunctionCtx", "once_differentiable"]


class FunctionCtx:
    """The ``ctx`` of a Function: what forward leaves for backward. Other attributes may be set freely."""

    materialize_grads = True
    _to_save: tuple[Tensor | None, ...] = ()
    _for_forward: tuple[Tensor | None, ...] = ()
    _pushing = False
    _non_differentiable: tuple[Tensor, ...] = ()
    _dirty: tuple[Tensor, ...] = ()
    _node: Callable[[], FunctionNode | None] | None = None

    def __init__(self, needs_input_grad: tuple[bool, ...]) -> None:
        self.needs_input_grad = needs_input_grad

    def save_for_backward(self, *tensors: Tensor | None) -> None:
        """Keep inputs and outputs of forward; backward finds them, checked for changes, in ``saved_tensors``."""
        for tensor in tensors:
            if tensor is not None and not isinstance(tensor, Tensor):
                msg = (
                    f"save_for_backward() takes tensors and None, got {type(tensor).__name__}; set an attribute of ctx"
                )
                raise ArgumentError(msg)
        self._to_save = tensors

    def save_for_forward(self, *tensors: Tensor | None) -> None:
        """Keep tensors for ``jvp``, which finds them in ``saved_tensors``."""
        self._for_forward = tensors

    @property
    def saved_tensors(self) -> tuple[Tensor | None, ...]:
        """What ``save_for_backward`` kept. RuntimeError when it was changed in place or freed since."""
        if self._pushing:
            return self._for_forward
        if self._node is None:
            return self._to_save
        node = self._node()
        if node is None:
            msg = "saved_tensors: the graph that this ctx belongs to has been freed"
            raise ComputeError(msg)
        return node.unpack()

    def mark_non_differentiable(self, *outputs: Tensor) -> None:
        """Declare outputs that never require grad; their gradient is zero (or None) in backward."""
        self._non_differentiable = outputs

    def mark_dirty(self, *inputs: Tensor) -> None:
        """Declare inputs that forward changed in place and returns."""
        self._dirty = inputs

    def set_materialize_grads(self, value: bool) -> None:
        """Whether undefined gradients reach backward as zeros (the default) or as None."""
        self.materialize_grads = value


class FunctionNode(Node):
    """The node of one application of a Function. Attributes of its ctx can be read from it."""

    special = True
    takes_undefined = True
    user_function = True
    function: type[Function]

    saved: tuple[Any, ...] | None = ()

    def __init__(
        self, ctx: FunctionCtx, slots: tuple[int, ...], edges: tuple[Any, ...], number_of_inputs: int
    ) -> None:
        self.ctx = ctx
        self.slots = slots
        self.edges = edges
        self.number_of_inputs = number_of_inputs
        self.sequence_nr = next_sequence_nr()

    def __getattr__(self, name: str) -> Any:
        ctx = self.__dict__.get("ctx")
        if ctx is None or name.startswith("__"):
            raise AttributeError(name)
        return getattr(ctx, name)

    def apply(self, *grads: Any, **_: Any) -> Gradients:
        """Call the user's backward and order what it returns by edges."""
        ctx = self.ctx
        if ctx.materialize_grads and (len(grads) != 1 or grads[0] is None):
            grads = self.materialized(grads)
        if len(guards.state.active) > MANY and is_nested_deeply():
            returned = on_another_stack(self.function.backward, ctx, *grads)
        else:
            returned = self.function.backward(ctx, *grads)
        if returned.__class__ is Tensor and self.number_of_inputs == 1:
            return (returned,)
        results = list(returned) if isinstance(returned, (tuple, list)) else [returned]
        self.check(results)
        return tuple([
            results[position] if edge is not None else None
            for position, edge in zip(self.slots, self.edges, strict=True)
        ])  # fmt: skip

    def materialized(self, grads: Sequence[Any]) -> tuple[Any, ...]:
        """The gradients with zeros in the places of those that are undefined."""
        shapes, dtypes = (self.shape, self.dtype) if self.num_outputs != 1 else ((self.shape,), (self.dtype,))
        like = next((grad for grad in grads if grad is not None), None)
        return tuple([
            operations.filled(shape, kind, 0, like) if grad is None and shape is not None else grad
            for grad, shape, kind in zip(grads, shapes, dtypes, strict=True)
        ])  # fmt: skip

    def check(self, results: list[Tensor | None]) -> None:
        """Complain unless `results` has one gradient per argument of forward, None for what is not a tensor."""
        while len(results) > self.number_of_inputs and results[-1] is None:
            results.pop()
        if len(results) != self.number_of_inputs:
            msg = (
                f"{self.function.__name__}.backward returned {len(results)} gradients, but forward takes "
                f"{self.number_of_inputs} arguments; return one for each, None for what has no gradient"
            )
            raise ComputeError(msg)
        for position, result in enumerate(results):
            if result is None or (result.__class__ is Tensor and position in self.slots):
                continue
            if not isinstance(result, Tensor):
                msg = (
                    f"{self.function.__name__}.backward returned {type(result).__name__} at index {position}; "
                    "a gradient is a tensor or None"
                )
                raise ArgumentError(msg)
            if position not in self.slots:
                msg = (
                    f"{self.function.__name__}.backward returned a gradient at index {position}, where the argument of "
                    "forward was not a tensor; return None there"
                )
                raise ComputeError(msg)

    def save(self, outputs: Sequence[Any], returned: Sequence[Any]) -> None:
        """Take over what the ctx saved: outputs without a cycle, everything else with the version it has now.

        `returned` is what forward returned; where an output took its place, that one is not known to the ctx.
        """
        ctx = self.ctx
        saved: list[Any] = []
        positions: dict[int, int] = {}
        for number, output in enumerate(outputs):
            if output is returned[number]:
                positions[id(output)] = number
        for tensor in ctx._to_save:
            nr = positions.get(id(tensor))
            if tensor is None:
                saved.append((None, None, None))
            elif tensor._keys & keys.INFERENCE:
                raise ComputeError(NOT_SAVED)
            elif nr is None:
                saved.append((tensor, tensor._writes[0] if tensor._writes else 0, None))
            else:
                saved.append((save_output.call(tensor), tensor._edge is not None, nr))
        self.saved = tuple(saved)
        ctx._to_save = ctx._dirty = ctx._non_differentiable = ()
        # Weak, so that the node and its ctx are no cycle.
        ctx._node = weakref.ref(self)

    def unpack(self) -> tuple[Tensor | None, ...]:
        """The saved tensors, checked."""
        if self.saved is None:
            raise released_error(self)
        return tuple([
            unpack_output.call(self, value, nr) if nr is not None
            else unpack_input(self, value, fact, f"saved_tensors[{index}]")
            for index, (value, fact, nr) in enumerate(self.saved)
        ])

    @property
    def _raw_saved_tensors(self) -> Any:
        """What ``save_for_backward`` kept, as objects on which hooks may be set."""
        from runtime.autograd.special_nodes import read_raw

        if self.saved is None:
            raise released_error(self)
        return read_raw("saved", self)

    def pack_saved(self, pack: Callable[[Any], Packed]) -> None:
        """Put what `pack` makes of every saved tensor into its place."""
        packed: list[Any] = []
        for value, fact, nr in self.saved or ():
            if value is None:
                packed.append((value, fact, nr))
            elif nr is None:
                packed.append((pack(value), fact, nr))
            else:
                packed.append((pack(unpack_output(self, value, None)).as_output(value[1]), fact, nr))
        self.saved = tuple(packed)

    def release(self) -> None:
        """Drop the saved tensors."""
        if self.saved:
            self.saved = None


class Function:
    """Base class of user-defined differentiable operations; call them through :meth:`apply`.

    Subclasses define the static methods ``forward(ctx, *args)`` (or ``forward(*args)`` together with
    ``setup_context(ctx, inputs, output)``) and ``backward(ctx, *grad_outputs)``, which returns one gradient for each
    argument of forward. For forward mode, ``jvp(ctx, *tangents)`` returns one tangent for each output.
    """

    _node: type[FunctionNode]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "vjp" in vars(cls):  # another name of `backward`
            cls.backward = staticmethod(_both) if "backward" in vars(cls) else vars(cls)["vjp"]  # type: ignore[assignment]
        if "setup_context" in vars(cls) and getattr(cls.forward, "__defaults__", None):
            cls._apply = classmethod(_applied_with_defaults)  # type: ignore[assignment]
        cls._node = type(f"{cls.__name__}Backward", (FunctionNode,), {"function": cls, "operator": cls.__qualname__})

    @staticmethod
    def forward(*args: Any, **kwargs: Any) -> Any:
        """Compute the outputs; operations in here are not recorded."""
        msg = "You must implement the forward function for custom autograd.Function."
        raise NotImplementedError(msg)

    @staticmethod
    def setup_context(ctx: FunctionCtx, inputs: tuple[Any, ...], output: Any) -> None:
        """Save for backward what a ``forward`` without ctx cannot."""

    @staticmethod
    def backward(ctx: Any, *grad_outputs: Any, **_: Any) -> Any:
        """The gradients of the arguments of forward from those of its outputs."""
        msg = "You must implement either the backward or vjp method for your custom autograd.Function to use it."
        raise NotImplementedError(msg)

    @staticmethod
    def vjp(ctx: Any, *grad_outputs: Any) -> Any:
        """Another name of :meth:`backward`, of which a class defines one."""
        msg = "You must implement either the backward or vjp method for your custom autograd.Function to use it."
        raise NotImplementedError(msg)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        """The tangents of the outputs from those of the arguments of forward.

        They are zeros for tensors that have none, unless ``ctx.set_materialize_grads(False)``, and None for others.
        """
        msg = "You must implement the jvp function for custom autograd.Function to use it with forward mode AD."
        raise NotImplementedError(msg)

    generate_vmap_rule = False
    """Whether vmap runs forward and backward of batched tensors, which it does too where no ``vmap`` is defined."""

    @staticmethod
    def of_batches(function: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What `apply` does with batched tensors; :mod:`runtime.batching.functions` says it."""
        raise NotImplementedError

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Run forward, record it if one of the tensors among `args` requires grad, push their tangents on."""
        keyset = keyset_of(args)
        if keyset & keys.BATCHED:
            return cls.of_batches(cls, args, kwargs)
        if not keyset & keys.FORWARD_AD or not forward.enabled():
            return cls._apply(args, kwargs)[0]
        if cls.jvp is Function.jvp:
            msg = (
                f"You must implement the jvp function for custom autograd.Function to use it with forward mode AD: "
                f"{cls.__name__} lacks the static method jvp(ctx, *tangents)"
            )
            raise UnsupportedError(msg)
        with forward.primal_only():
            result, ctx = cls._apply(args, kwargs)
        ctx._pushing = True
        tangents = [forward.tangent_of(value) if isinstance(value, Tensor) else None for value in args]
        pushed = cls.jvp(ctx, *(map(_tangent_or_zeros, args, tangents) if ctx.materialize_grads else tangents))
        results = tuple(result) if isinstance(result, (tuple, list)) else (result,)
        out = tuple(pushed) if isinstance(pushed, (tuple, list)) else (pushed,)
        if len(out) != len(results):
            msg = f"{cls.__name__}.jvp returned {len(out)} tangents, but forward returns {len(results)} outputs"
            raise ComputeError(msg)
        for item, tangent in zip(results, out, strict=True):
            _check_tangent(cls.__name__, item, tangent)
            forward.attach(item, tangent, *tangents)
        ctx._pushing = False
        return result

    @classmethod
    def _apply(cls, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, FunctionCtx]:
        needs: list[bool] = []
        slots: list[int] = []
        edges: list[Any] = []
        for value in args:
            edge = None
            if isinstance(value, Tensor):
                edge = value._edge
                slots.append(len(needs))
                edges.append(edge)
            needs.append(edge is not None)
        ctx, node = FunctionCtx(tuple(needs)), None
        if True in needs and guards.grad_enabled():
            node = cls._node(ctx, tuple(slots), tuple(edges), len(needs))
        # As within no_grad(), at less than its cost. An interrupt comes at calls: none can come between the mode and
        # the `try`, and what is in `finally` is done before one can.
        modes, reason, mode = guards.thread.recording, object(), guards.Mode(guards.thread.life)
        mode.below, mode.enabled, mode.guard, mode.reason = 0, False, cls, reason
        guards.state.active[reason] = None
        modes += (mode,)
        try:
            if cls.setup_context is Function.setup_context:
                result = cls.forward(ctx, *args, **kwargs)
            else:
                result = cls.forward(*args, **kwargs)
                cls.setup_context(ctx, args, result)
        finally:
            del guards.state.active[reason]
            modes.remove(mode)
        if result.__class__ is Tensor and not ctx._dirty and not _is_among(result, args):
            return result if node is None else _attached(node, ctx, result), ctx
        return cls._finish(node, ctx, args, result), ctx

    @classmethod
    def begin(cls, args: tuple[Any, ...]) -> tuple[FunctionCtx, FunctionNode | None]:
        """The ctx of a call, and its node if one of the tensors among `args` requires grad."""
        # As in _apply, which makes no call for it: that is on the way of every Function.
        needs: list[bool] = []
        slots: list[int] = []
        edges: list[Any] = []
        for value in args:
            edge = None
            if isinstance(value, Tensor):
                edge = value._edge
                slots.append(len(needs))
                edges.append(edge)
            needs.append(edge is not None)
        ctx = FunctionCtx(tuple(needs))
        return ctx, cls._node(ctx, tuple(slots), tuple(edges), len(needs)) if True in needs else None

    @classmethod
    def finish(cls, node: FunctionNode | None, ctx: FunctionCtx, args: tuple[Any, ...], result: Any) -> Any:
        """The result of a call that :meth:`begin` has begun, as one of its node."""
        if result.__class__ is Tensor and not ctx._dirty and not _is_among(result, args):
            return result if node is None else _attached(node, ctx, result)
        return cls._finish(node, ctx, args, result)

    @classmethod
    def _finish(cls, node: FunctionNode | None, ctx: FunctionCtx, args: tuple[Any, ...], result: Any) -> Any:
        """Of several results, of an argument that is returned, and of one that was changed."""
        outputs = list(result) if isinstance(result, (tuple, list)) else [result]
        outputs_saved = list(outputs)
        if ctx._dirty:
            _check_marked(cls.__name__, ctx, outputs)
        _replace_returned_inputs(ctx, args, outputs)
        if node is None:
            if all(output is before for output, before in zip(outputs, outputs_saved, strict=True)):
                return result
        else:
            _attach(node, ctx, args, outputs, outputs_saved)
        return tuple(outputs) if isinstance(result, (tuple, list)) else outputs[0]


def _applied_with_defaults(
    cls: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> tuple[Any, FunctionCtx]:
    """:meth:`Function._apply` with all arguments of forward, of which ``setup_context`` gets the defaults as well."""
    code = getattr(cls.forward, "__code__", None)
    if code is not None and (kwargs or len(args) < code.co_argcount):
        from inspect import signature

        bound = signature(cls.forward).bind(*args, **kwargs)
        bound.apply_defaults()
        args, kwargs = bound.args, bound.kwargs
    return Function._apply.__func__(cls, args, kwargs)  # type: ignore[attr-defined,no-any-return]


def _both(*_: Any) -> Any:
    """RuntimeError."""
    msg = "Implementing both 'backward' and 'vjp' for a custom Function is not allowed. You should only implement one."
    raise ComputeError(msg)


def _is_among(tensor: Tensor, values: Sequence[Any]) -> bool:
    """Whether one of some values is this very tensor, by whose elements ``in`` would go."""
    for value in values:  # noqa: SIM110 - every application of a Function comes by here
        if value is tensor:
            return True
    return False


def _tangent_or_zeros(value: Any, tangent: Tensor | None) -> Tensor | None:
    """The tangent of an argument: zeros for a floating tensor without one, None for what cannot have any."""
    if tangent is not None or not isinstance(value, Tensor) or value.dtype.category < FLOATING:
        return tangent
    return operations.filled_like(value, 0)


def _check_tangent(name: str, output: Any, tangent: Any) -> None:
    """A tangent that jvp returned is None, or a tensor like the output."""
    if tangent is None:
        return
    if isinstance(output, Tensor) and output.dtype.category < FLOATING:
        msg = (
            f"{name}.jvp returned a tangent for an output of dtype {output.dtype.name}, which has none. You should "
            "return None at that position instead"
        )
        raise ComputeError(msg)
    if not isinstance(tangent, Tensor) or not isinstance(output, Tensor) or not is_whole(tangent):
        msg = f"{name}.jvp returned {type(tangent).__name__} as the tangent of {type(output).__name__}"
        raise ArgumentError(msg)
    if tangent._sizes != output._sizes or tangent.dtype is not output.dtype:
        msg = (
            f"{name}.jvp returned a tangent of dtype {tangent.dtype.name} and shape {list(tangent._sizes)} for "
            f"an output of dtype {output.dtype.name} and shape {list(output._sizes)}"
        )
        raise ComputeError(msg)


def _replace_returned_inputs(ctx: FunctionCtx, args: tuple[Any, ...], outputs: list[Any]) -> None:
    """Put a view into `outputs` for every input that forward returns as it is, unless it was changed in place."""
    dirty, inputs = {id(item) for item in ctx._dirty}, {id(value) for value in args if isinstance(value, Tensor)}
    for nr, output in enumerate(outputs):
        if id(output) in inputs and id(output) not in dirty:
            with guards.no_grad(), forward.primal_only():
                outputs[nr] = view_over.call(output, memory_of(output))


def _check_marked(name: str, ctx: FunctionCtx, outputs: list[Any]) -> None:
    """What is marked as dirty is a tensor that forward returns, for its history is that of a result."""
    returned = {id(output) for output in outputs}
    for item in ctx._dirty:
        if not isinstance(item, Tensor):
            msg = f"{name}: mark_dirty() takes tensors, got {type(item).__name__}"
            raise ArgumentError(msg)
        if id(item) not in returned:
            msg = f"{name}: a tensor was marked as dirty that forward does not return; return every input it changes"
            raise ComputeError(msg)


def _attached(node: FunctionNode, ctx: FunctionCtx, result: Tensor) -> Tensor:
    """The only result of `node`, which is none of its inputs, with its gradient: as by :func:`_attach`."""
    before = result
    node.shape, node.dtype = result._sizes, result.dtype
    silent = ctx._non_differentiable
    if result.dtype.category >= FLOATING and not (silent and _is_among(result, silent)):
        if result._base is None and result._edge is not None:
            result = operations.detach(result)
        result._edge = (node, 0)
        result._keys |= keys.AUTOGRAD
    if ctx._to_save or ctx._non_differentiable:
        node.save((result,), (before,))
    if guards.state.watched:
        recorded(node)
    return result


def _attach(
    node: FunctionNode, ctx: FunctionCtx, args: tuple[Any, ...], outputs: list[Any], outputs_saved: list[Any]
) -> None:
    """Make `outputs` results of `node`; `outputs_saved` are what forward returned, by which the ctx knows them.

    A view keeps its base, by which in-place operators see that what they would record goes past the user's backward.
    """
    dirty, silent = {id(item) for item in ctx._dirty}, {id(item) for item in ctx._non_differentiable}
    shapes = tuple(element._sizes if isinstance(element, Tensor) else None for element in outputs)
    dtypes = tuple(element.dtype if isinstance(element, Tensor) else None for element in outputs)
    node.num_outputs = len(outputs)
    node.shape, node.dtype = (shapes[0], dtypes[0]) if len(outputs) == 1 else (shapes, dtypes)
    attached: dict[int, int] = {}  # where what is returned more than once stands first
    for nr, output in enumerate(outputs):
        if not isinstance(output, Tensor) or id(outputs_saved[nr]) in silent:
            continue
        if not (output.dtype.is_floating_point or output.dtype.is_complex):
            continue
        first = attached.setdefault(id(output), nr)
        if first != nr:  # the same tensor again, whose gradient arrives at the first
            outputs[nr] = outputs[first]
            continue
        if id(output) in dirty:
            _check_dirty(node, output, is_alone=len(outputs) == 1 and output is args[node.slots[0]])
            rewrite_history(output, node, nr)
            continue
        if output._base is None and output._edge is not None:  # recorded in forward, or a tensor from elsewhere
            output = outputs[nr] = operations.detach(output)  # noqa: PLW2901
        output._edge = (node, nr)
        output._keys |= keys.AUTOGRAD
    node.save(outputs, outputs_saved)
    if guards.state.watched:
        recorded(node)


def _check_dirty(node: FunctionNode, output: Tensor, *, is_alone: bool) -> None:
    """RuntimeError for a leaf that requires grad, or for a view unless it `is_alone`: first tensor, only result."""
    check_inplace(node.describe(), output)
    if output._base is not None and not is_alone:
        msg = (
            f"{node.describe()} marked a view as dirty, whose base takes its history from the first tensor and only "
            "result of a Function; pass the view first and return nothing else, or work on a clone() of it"
        )
        raise ComputeError(msg)


class _Rejection(Node):
    """Stands behind the gradients that a once-differentiable backward returned."""

    label = "Error"

    def apply(self, *_grads: Any, **_: Any) -> Gradients:
        msg = f"{self.operator} is marked once_differentiable: its gradients cannot be differentiated again"
        raise ComputeError(msg)


def once_differentiable(backward: Callable[..., Any]) -> Callable[..., Any]:
    """Decorate a Function's ``backward`` that uses unrecorded operations, so that differentiating it twice raises."""

    @functools.wraps(backward)
    def wrapper(ctx: Any, *grads: Any) -> Any:
        with guards.no_grad():
            returned = backward(ctx, *grads)
        edges = tuple(grad._edge for grad in grads if isinstance(grad, Tensor) and grad._edge is not None)
        if not guards.grad_enabled() or not edges:
            return returned
        results = returned if isinstance(returned, (tuple, list)) else (returned,)
        return tuple(
            _rejecting(result, edges, backward.__qualname__) if isinstance(result, Tensor) else result
            for result in results
        )

    return wrapper


def _rejecting(result: Tensor, edges: tuple[Any, ...], name: str) -> Tensor:
    node = _Rejection()
    node.edges = edges
    node.sequence_nr = next_sequence_nr()
    node.shape, node.dtype = result._sizes, result.dtype
    node.operator = name
    alias = over_memory_of(result)
    alias._edge = node
    alias._keys |= keys.AUTOGRAD
    return alias
