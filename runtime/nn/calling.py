"""Calling a module: its forward, and the hooks before it, behind it, and in the backward pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from runtime.autograd.function import Function
from runtime.autograd.hooks import RemovableHandle
from runtime.errors import ComputeError
from runtime.guards import grad_enabled
from runtime.nn.interception import innermost
from runtime.nn.members import registration_hooks
from runtime.tensor import Tensor

if TYPE_CHECKING:
    from runtime.nn.module import Module

Hook = Callable[..., Any]

# Hooks of all modules, by what they are for; empty unless somebody registered one.
everywhere: dict[str, dict[int, Hook]] = {}


def _global_handle(registry: str, hook: Hook) -> RemovableHandle:
    return RemovableHandle(everywhere.setdefault(registry, {}), hook)


def register_module_forward_pre_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, args)`` before the forward of every module."""
    return _global_handle("_forward_pre_hooks", hook)


def register_module_forward_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, args, output)`` behind the forward of every module."""
    return _global_handle("_forward_hooks", hook)


def register_module_full_backward_pre_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, grad_output)`` before the backward pass of every module."""
    return _global_handle("_backward_pre_hooks", hook)


def register_module_full_backward_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, grad_input, grad_output)`` behind the backward pass of every module."""
    return _global_handle("_backward_hooks", hook)


register_module_backward_hook = register_module_full_backward_hook  # its older name


def register_module_parameter_registration_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, name, parameter)`` whenever a module gets a parameter; it may return another one."""
    return RemovableHandle(registration_hooks["parameter"], hook)


def register_module_buffer_registration_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, name, buffer)`` whenever a module gets a buffer; it may return another one."""
    return RemovableHandle(registration_hooks["buffer"], hook)


def register_module_module_registration_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, name, submodule)`` whenever a module gets a submodule; it may return another one."""
    return RemovableHandle(registration_hooks["module"], hook)


class WithKwargs:
    """A hook that also takes the keyword arguments of the call."""

    __slots__ = ("hook",)

    def __init__(self, hook: Hook) -> None:
        self.hook = hook


class Always:
    """A hook that is called even where the call raised."""

    __slots__ = ("hook",)

    def __init__(self, hook: Any) -> None:
        self.hook = hook


def handle(hooks: dict[int, Any], hook: Any, function: Hook, *, prepend: bool) -> RemovableHandle:
    """Register `hook`, which stands for `function`, behind the others, or before them."""
    removable = RemovableHandle(hooks, function)
    hooks[removable.id] = hook
    if prepend:
        rest = [key for key in hooks if key != removable.id]
        for key in rest:
            hooks[key] = hooks.pop(key)
    return removable


def hooks_of(module: Module, registry: str) -> list[Any]:
    """The hooks of a kind that concern a module: those of all modules, then its own."""
    return [*everywhere.get(registry, {}).values(), *module.__dict__[registry].values()]


def call_observed(module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """A call of a module for which there are hooks, or which somebody looks at: a tracer."""
    observer = innermost()
    if observer is None:
        return call_with_hooks(module, args, kwargs)

    def forward(*args: Any, **kwargs: Any) -> Any:
        return call_with_hooks(module, args, kwargs)

    return observer[0](module, forward, args, kwargs)


def call_with_hooks(module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``module.forward(*args, **kwargs)`` with all hooks around it."""
    after = hooks_of(module, "_forward_hooks")
    done: set[int] = set()
    result: Any = None
    try:
        args, kwargs = _before(module, args, kwargs)
        backward = BackwardHooks.of(module)
        if backward is not None:
            args = backward.around_arguments(args)
        result = module.forward(*args, **kwargs)
        for hook in after:
            done.add(id(hook))
            result = _behind(module, hook, args, kwargs, result)
        return result if backward is None else backward.around_result(result)
    except Exception:
        for hook in after:
            if isinstance(hook, Always) and id(hook) not in done:
                _behind_error(module, hook, args, kwargs, result)
        raise


def _before(module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments after the pre-hooks."""
    for hook in hooks_of(module, "_forward_pre_hooks"):
        if isinstance(hook, WithKwargs):
            replaced = hook.hook(module, args, kwargs)
            if replaced is not None:
                if not isinstance(replaced, tuple) or len(replaced) != 2:
                    msg = (
                        "a forward pre-hook with kwargs must return None or a pair (args, kwargs), got "
                        f"{type(replaced).__name__}"
                    )
                    raise ComputeError(msg)
                args, kwargs = replaced
        else:
            replaced = hook(module, args)
            if replaced is not None:
                args = replaced if isinstance(replaced, tuple) else (replaced,)
    return args, kwargs


def _behind(module: Module, hook: Any, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any) -> Any:
    """The result after one forward hook."""
    inner = hook.hook if isinstance(hook, Always) else hook
    if isinstance(inner, WithKwargs):
        replaced = inner.hook(module, args, kwargs, result)
    else:
        replaced = inner(module, args, result)
    return result if replaced is None else replaced


def _behind_error(module: Module, hook: Always, args: tuple[Any, ...], kwargs: dict[str, Any], result: Any) -> None:
    """A hook that is called in any case; what it raises on top is noted on the error that is already there."""
    try:
        _behind(module, hook, args, kwargs, result)
    except Exception as further:  # noqa: BLE001 - the first error is the one that the caller has to see
        import warnings

        warnings.warn(f"a forward hook with always_call=True raised {further!r} behind an error", stacklevel=4)


class _Gate(Function):
    """Gives its arguments back; its node is where a module begins or ends in the backward pass."""

    @staticmethod
    def forward(ctx: Any, *values: Tensor) -> tuple[Tensor, ...]:
        ctx.set_materialize_grads(False)
        ctx.mark_non_differentiable(*(value for value in values if not value.requires_grad))
        return values

    @staticmethod
    def backward(ctx: Any, *grads: Any, **_: Any) -> Any:  # noqa: ARG004 - every backward has a ctx
        return grads


def _through_gate(values: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any, list[int]]:
    """The values with their tensors behind a gate, the node of it (None: nothing requires grad), and their places."""
    positions = [position for position, value in enumerate(values) if isinstance(value, Tensor)]
    if not grad_enabled() or not any(values[position].requires_grad for position in positions):
        return values, None, positions
    passed = list(values)
    for position, entry in zip(positions, _Gate.apply(*(values[position] for position in positions)), strict=True):
        passed[position] = entry
    node = next(item.grad_fn for position, item in enumerate(passed) if position in positions and item.requires_grad)
    return tuple(passed), node, positions


def _spread(grads: Any, positions: list[int], count: int) -> tuple[Any, ...]:
    """Gradients of some of `count` values, None for the others."""
    result: list[Any] = [None] * count
    for position, grad in zip(positions, grads, strict=True):
        result[position] = grad
    return tuple(result)


class BackwardHooks:
    """The hooks of one call of a module in its backward pass, each ``hook(module, grad_input, grad_output)``."""

    def __init__(self, module: Module, hooks: list[Hook], before: list[Hook]) -> None:
        self.module, self.hooks, self.before = module, hooks, before
        self.count = 0  # of the arguments
        self.has_inputs = False
        self.grad_output: tuple[Any, ...] | None = None

    @classmethod
    def of(cls, module: Module) -> BackwardHooks | None:
        """Those of a module, None where it has none."""
        hooks, before = hooks_of(module, "_backward_hooks"), hooks_of(module, "_backward_pre_hooks")
        return cls(module, hooks, before) if hooks or before else None

    def around_arguments(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments of forward, with a node on which the gradients of all of them arrive together."""
        if not self.hooks:
            return args
        args, node, positions = _through_gate(args)
        self.count = len(args)
        if node is not None:
            self.has_inputs = True

            def arrived(grad_input: Any, _: Any) -> Any:
                if not self.hooks:
                    return None
                if self.grad_output is None:
                    msg = "a module's backward hook ran before the gradient of its output was known"
                    raise ComputeError(msg)
                grads = self.run(_spread(grad_input, positions, self.count), self.grad_output)
                self.grad_output = None
                return tuple(grads[position] for position in positions)

            node.register_hook(arrived)
        return args

    def around_result(self, result: Any) -> Any:
        """The result of forward, with a node on which the gradients of all of it arrive together."""
        is_many = isinstance(result, (tuple, list))
        values, node, positions = _through_gate(tuple(result) if is_many else (result,))
        if node is None:
            self.hooks = []  # no gradient of the result arrives, such as that of a dict
            return result

        def arrived(grads: Any) -> Any:
            all_grads = _spread(grads, positions, len(values))
            for hook in self.before:
                replaced = hook(self.module, all_grads)
                if replaced is not None:
                    all_grads = _replaced(replaced, all_grads, "grad_output")
            self.grad_output = all_grads
            if self.hooks and not self.has_inputs:  # no gradient goes on to arguments: this is the end
                self.run((None,) * self.count, all_grads)
            return tuple(all_grads[position] for position in positions)

        node.register_prehook(arrived)
        if not is_many:
            return values[0]
        kind: Any = type(result)
        return kind(*values) if hasattr(result, "_fields") else kind(values)

    def run(self, grad_input: tuple[Any, ...], grad_output: tuple[Any, ...]) -> tuple[Any, ...]:
        """The gradients of the arguments after the hooks."""
        for hook in self.hooks:
            replaced = hook(self.module, grad_input, grad_output)
            if replaced is not None:
                if not self.has_inputs:
                    msg = (
                        "a backward hook cannot return gradients of arguments where none of them requires grad; "
                        "it must return None"
                    )
                    raise ComputeError(msg)
                grad_input = _replaced(replaced, grad_input, "grad_input")
        return grad_input


def _replaced(replaced: Any, before: tuple[Any, ...], subject: str) -> tuple[Any, ...]:
    """What a hook returned as a tuple. RuntimeError for another count of gradients."""
    after = replaced if isinstance(replaced, tuple) else (replaced,)
    if len(after) != len(before):
        msg = f"a backward hook returned {len(after)} gradients for {subject}, which has {len(before)}"
        raise ComputeError(msg)
    return after
