"""``func.functionalize``: what writes into tensors becomes what gives new ones, for whoever looks at the operators.

The function works on handles: tensors that are written to as always, outside of every mode, so that Python reads from
them what it would read. Beside each handle stands its value, a tensor of which operators that write make another one:
the operators on values are what the modes around see. A view is computed again from the value of what it is a view of,
after a write to any of them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd.trees import tree_map
from runtime.dispatch import schemas, torch_dispatch
from runtime.dispatch.functions import Functions
from runtime.dispatch.late import LateModule
from runtime.dispatch.ops import overload_of
from runtime.dispatch.python_dispatch import TorchDispatchMode, _disable_current_modes
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor

F = Functions()
_control_flow: Any = LateModule("runtime.capture.control_flow")
_REMOVED = ("mutations", "mutations_and_views")


class Handle:
    """A tensor that the function has, with its value.

    `source` is the handle of what it is a view of, and `view` what makes the view of it. `writes` counts writes to all
    tensors of one memory, at the handle of which all are views.
    """

    def __init__(self, tensor: Any, value: Any, source: Handle | None = None, view: Any = None) -> None:
        self.tensor, self._value, self.source, self.view = tensor, value, source, view
        self.root: Handle = self if source is None else source.root
        self.writes = 0
        self.seen = self.root.writes

    @property
    def value(self) -> Any:
        """The value, computed again where something was written since."""
        if self.source is not None and self.seen != self.root.writes:
            self._value = self.view(self.source.value)
            self.seen = self.root.writes
        return self._value

    def write(self, value: Any) -> None:
        """Let it have another value, and all that it is a view of."""
        steps: list[tuple[Handle, Any]] = [(self, value)]
        handle = self
        while handle.source is not None:
            value = _written(handle, handle.source.value, value)
            handle = handle.source
            steps.append((handle, value))
        self.root.writes += 1
        for handle, new in steps:
            handle._value, handle.seen = new, self.root.writes


def _written(handle: Handle, source: Any, view: Any) -> Any:
    """The value of what a handle is a view of, with another value in the place of the view."""
    with _disable_current_modes():
        positions = handle.view(F.arange(source.numel()).reshape(source.shape)).reshape(-1)
        covers = positions.numel() == source.numel()
        in_order = covers and bool((positions[1:] > positions[:-1]).all())
        order = positions.argsort() if covers and not in_order else positions
    if in_order:
        return view.reshape(source.shape)
    if covers:
        return view.reshape(-1).index_select(0, order).reshape(source.shape)
    return source.reshape(-1).index_put((order,), view.reshape(-1)).reshape(source.shape)


class FunctionalizeMode(TorchDispatchMode):
    """Has the operators of the function; those around it have the operators on values."""

    def __init__(self) -> None:
        self.handles: dict[int, Handle] = {}
        self.constants: dict[int, Any] = {}  # tensors from outside that were read before their views

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Compute an operator on values, and on handles."""
        del types
        kwargs = kwargs or {}
        operator = func.operator
        written = [item.is_written for item in schemas.arguments_of(operator.schema)]
        values = tree_map(self.value_of, (tuple(args), dict(kwargs)))
        random_state = get_rng_state() if "nondeterministic_seeded" in operator.tags else None
        if any(written):
            self.write(func, args, kwargs, values)
            result = None
        else:
            result = func(*values[0], **values[1])
        if random_state is not None:
            set_rng_state(random_state)
        with _disable_current_modes():
            output = func(*args, **kwargs)
        if result is not None:
            self._pair(output, result, func, args, kwargs)
        return output

    def write(self, func: Any, args: Any, kwargs: Any, values: Any) -> None:
        """Let handles that an operator writes to have the values that its functional form gives.

        NotImplementedError where it has none.
        """
        operator, functional = func.operator, func.operator.functional
        outs = [item.name for item in schemas.arguments_of(operator.schema) if item.is_written and item.name in kwargs]
        if functional is None or (functional.inplace is not operator and not outs):
            msg = f"functionalize(): {func} writes into an argument, and no operator gives what it writes"
            raise UnsupportedError(msg)
        positional, named = values
        targets = [kwargs[name] for name in outs] or [args[0]]
        handles = [self.handle_of(target) for target in targets]
        new = overload_of(functional)(*positional, **{key: item for key, item in named.items() if key not in outs})
        for handle, value in zip(handles, new if isinstance(new, (tuple, list)) else (new,), strict=True):
            before = handle.value
            if before.shape != value.shape:
                msg = f"functionalize(): {func} gives another shape to a tensor; use the form that gives a new one"
                raise UnsupportedError(msg)
            handle.write(value if value.dtype is before.dtype else value.to(before.dtype))

    def note_geometry(self, tensor: Any, view: Any) -> None:
        """A tensor has become a view of itself, which is a handle."""
        handle = self.handles.get(id(view))
        if handle is not None:
            self.handles[id(tensor)] = Handle(tensor, handle.value, handle.source, handle.view)

    # -- branches and loops ----------------------------------------------------------------------------------------

    def record_branches(self, pred: Any, functions: Sequence[Callable[..., Any]], operands: Any) -> Any:
        """What ``cond`` gives for values, for whoever looks at the operators."""
        functions = [self._on_values(function, operands) for function in functions]
        predicate, values = self.value_of(pred), tree_map(self.value_of, tuple(operands))
        self._refresh()
        with torch_dispatch.without(self):
            result = _control_flow.cond(predicate, *functions, values)
        return tree_map(self._handled, result)

    def record_loop(self, cond_fn: Any, body_fn: Any, carried: tuple[Any, ...]) -> Any:
        """What ``while_loop`` gives for values."""
        values = tree_map(self.value_of, carried)
        self._refresh()
        with torch_dispatch.without(self):
            result = _control_flow.while_loop(self._on_values(cond_fn), self._on_values(body_fn), values)
        return tree_map(self._handled, result)

    def _refresh(self) -> None:
        """Compute the values of views that were written to, before functions read them that become graphs."""
        for handle in list(self.handles.values()):
            _ = handle.value

    def _on_values(self, function: Callable[..., Any], handles: Any = None) -> Callable[..., Any]:
        """A function of values, which has them as handles: those of other values, unless `handles` are meant."""

        def call(*values: Any) -> Any:
            before, writes = dict(self.handles), {key: item.root.writes for key, item in self.handles.items()}
            try:
                arguments = tree_map(self._handled, values) if handles is None else handles
                with self:
                    result = tree_map(self.value_of, function(*arguments))
                if any(item.root.writes != writes[key] for key, item in before.items()):
                    msg = (
                        "functionalize(): a function of cond() or while_loop() writes to a tensor from outside; give "
                        "the new value as a result and write it behind the call"
                    )
                    raise UnsupportedError(msg)
                return result
            finally:
                self.handles = before

        return call

    def _handled(self, value: Any) -> Any:
        """A handle of a value."""
        if not isinstance(value, Tensor):
            return value
        with _disable_current_modes():
            tensor = value.detach().clone()  # type: ignore[attr-defined]
        self.add(tensor, value)
        return tensor

    def value_of(self, item: Any) -> Any:
        """What stands for an argument in the operators on values."""
        if not isinstance(item, Tensor):
            return item
        handle = self.find(item)
        return item if handle is None else handle.value

    def handle_of(self, tensor: Any) -> Handle:
        """The handle of a tensor; a tensor from outside, which the function closes over, is its own value at first."""
        handle = self.find(tensor)
        if handle is None:
            msg = (
                f"functionalize(): a tensor of shape {list(tensor.shape)} is written to that is no argument, and that "
                "no operator gave; make it an argument, or write to a clone() of it"
            )
            raise UnsupportedError(msg)
        return handle

    def find(self, tensor: Any) -> Handle | None:
        """The handle of a tensor: its own, or that of the same memory seen the same way; None for one from outside.

        NotImplementedError for memory of a handle that is seen another way, which no operator made.
        """
        handle = self.handles.get(id(tensor))
        if handle is not None or id(tensor) in self.constants or not tensor.numel() or not _address(tensor):
            return handle
        aliases = [handle for handle in self.handles.values() if _address(handle.tensor) == _address(tensor)]
        for handle in reversed(aliases):
            if _geometry(handle.tensor) == _geometry(tensor):
                return handle
        if aliases:
            msg = (
                f"functionalize(): a tensor of shape {list(tensor.shape)} shares memory with one that the function "
                "writes to, and no operator gave it; use operators for views"
            )
            raise UnsupportedError(msg)
        self.constants[id(tensor)] = tensor
        return None

    def add(self, tensor: Any, value: Any, source: Handle | None = None, view: Any = None) -> None:
        """Let a tensor be a handle."""
        self.handles[id(tensor)] = Handle(tensor, value, source, view)
        for mode in torch_dispatch.modes():
            refuse = getattr(mode, "refuse_reads", None)
            if refuse is not None:
                refuse(tensor)

    def _pair(self, output: Any, result: Any, func: Any, args: Any, kwargs: Any) -> None:
        """Handles for what an operator gave."""
        source = self.handles.get(id(args[0])) if func.is_view and args and isinstance(args[0], Tensor) else None
        if isinstance(output, Tensor):
            self.add(output, result, source, _viewing(func, args[1:], kwargs, None) if source else None)
        elif isinstance(output, (tuple, list)):
            for number, (item, value) in enumerate(zip(output, result, strict=True)):
                if isinstance(item, Tensor):
                    self.add(item, value, source, _viewing(func, args[1:], kwargs, number) if source else None)


def _address(tensor: Any) -> int:
    """Where the memory of a tensor begins; 0 for one without."""
    return tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" else 0


def _geometry(tensor: Any) -> tuple[Any, ...]:
    return tuple(tensor._sizes), tuple(tensor.stride()), tensor.storage_offset(), tensor.dtype


def _viewing(func: Any, args: Any, kwargs: Any, number: int | None) -> Callable[[Any], Any]:
    """What makes the same view of another tensor."""

    def view(tensor: Any) -> Any:
        result = func(tensor, *args, **kwargs)
        return result if number is None else result[number]

    return view


def functionalize(func: Callable[..., Any], *, remove: str = "mutations") -> Callable[..., Any]:
    """A function that does what `func` does, in whose operators a mode around it sees none that writes.

    Tensors that `func` writes to, also through views, get new values; arguments that it has written to are written at
    the end, by ``copy_``. Without a mode, as that of ``make_fx``, it is `func`. Views stay views: `remove` is
    "mutations", or "mutations_and_views", which is the same for a graph of values.

    NotImplementedError for arguments that require grad (take gradients inside of `func`), and for writes to tensors
    that are no arguments.

    >>> def f(x):
    ...     y = x.clone()
    ...     y[0] = 3
    ...     return y.add_(1)
    >>> make_fx = ow.fx.experimental.proxy_tensor.make_fx
    >>> [node.name for node in make_fx(ow.func.functionalize(f))(ow.ones(2)).graph.nodes if node.name.endswith("_")]
    []
    """
    if remove not in _REMOVED:
        msg = f"functionalize(): remove is {' or '.join(map(repr, _REMOVED))}, got {remove!r}"
        raise ArgumentValueError(msg)

    @functools.wraps(func)
    def functionalized(*args: Any, **kwargs: Any) -> Any:
        if not torch_dispatch.modes():
            return func(*args, **kwargs)
        result, writes = run_functionalized(func, args, kwargs)
        for tensor, value in writes:
            tensor.copy_(value)
        return result

    return functionalized


def run_functionalized(func: Callable[..., Any], args: Any, kwargs: Any) -> tuple[Any, list[tuple[Any, Any]]]:
    """What `func` gives, without writes in what a mode sees, and the arguments that it writes to with their values."""
    mode, inputs = FunctionalizeMode(), dict[int, Any]()

    def as_handle(item: Any) -> Any:
        if not isinstance(item, Tensor):
            return item
        tensor: Any = item
        if tensor.requires_grad:
            msg = "functionalize(): an argument requires grad; take gradients inside: functionalize(grad(f))"
            raise UnsupportedError(msg)
        if id(tensor) not in inputs:
            copy = mode._handled(tensor)
            inputs[id(tensor)] = (tensor, copy, mode.handles[id(copy)])
        return inputs[id(tensor)][1]

    handles, named = tree_map(as_handle, (args, kwargs))
    with mode:
        result = func(*handles, **named)
    result = tree_map(mode.value_of, result)
    writes = []
    for tensor, copy, handle in inputs.values():
        if mode.handles[id(copy)] is not handle:
            msg = "functionalize(): an argument gets another geometry in place; use the form of the view without _"
            raise UnsupportedError(msg)
        value = handle.value
        if value is not tensor:
            writes.append((tensor, value))
    return result, writes
