"""Calling a module: its forward, and the hooks before it, behind it, and in the backward pass."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from runtime.autograd.hooks import RemovableHandle
from runtime.errors import ComputeError
from runtime.nn.backward_hooks import BackwardHook
from runtime.nn.interception import innermost
from runtime.nn.members import registration_hooks

if TYPE_CHECKING:
    from runtime.nn.module import Module

Hook = Callable[..., Any]

# Hooks of all modules, by what they are for; empty unless somebody registered one.
everywhere: dict[str, dict[int, Hook]] = {}


def _global_hooks(registry: str) -> Any:
    """The hooks of all modules of a kind under PyTorch's name, as a property of this module: programs exchange them."""

    def of_all(self: Any) -> dict[int, Hook]:  # noqa: ARG001 - there is one such module
        return everywhere.setdefault(registry, {})

    def exchange(self: Any, hooks: dict[int, Hook]) -> None:  # noqa: ARG001 - there is one such module
        everywhere[registry] = hooks

    return property(of_all, exchange)


class CallingModule(ModuleType):
    """The class of this module."""

    _global_forward_pre_hooks = _global_hooks("_forward_pre_hooks")
    _global_forward_hooks = _global_hooks("_forward_hooks")
    _global_backward_pre_hooks = _global_hooks("_backward_pre_hooks")
    _global_backward_hooks = _global_hooks("_backward_hooks")

    @property
    def _global_forward_hooks_with_kwargs(self) -> dict[int, bool]:
        """Which of the forward hooks take keyword arguments."""
        return numbers_of(everywhere.get("_forward_hooks", {}), WithKwargs)

    @property
    def _global_forward_hooks_always_called(self) -> dict[int, bool]:
        """Which of the forward hooks are called although the call raised."""
        return numbers_of(everywhere.get("_forward_hooks", {}), Always)


sys.modules[__name__].__class__ = CallingModule


def _global_handle(registry: str, hook: Hook) -> RemovableHandle:
    return RemovableHandle(everywhere.setdefault(registry, {}), hook)


def register_module_forward_pre_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(module, args)`` before the forward of every module."""
    return _global_handle("_forward_pre_hooks", hook)


def register_module_forward_hook(
    hook: Hook, *, with_kwargs: bool = False, always_call: bool = False
) -> RemovableHandle:
    """Call ``hook(module, args, output)`` behind the forward of every module; switches as of a module's own hooks."""
    hooks = everywhere.setdefault("_forward_hooks", {})
    return handle(hooks, stored_hook(hook, with_kwargs, always_call), hook, prepend=False)


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


def stored_hook(hook: Hook, with_kwargs: bool, always_call: bool) -> Any:
    """How a forward hook stands among the others."""
    stored: Any = WithKwargs(hook) if with_kwargs else hook
    return Always(stored) if always_call else stored


def numbers_of(hooks: dict[int, Any], kind: type[Any]) -> dict[int, bool]:
    """The numbers of those hooks that are of a kind, as PyTorch's modules have them in tables of their own."""
    return {
        number: True
        for number, hook in hooks.items()
        if isinstance(hook, kind) or (isinstance(hook, Always) and isinstance(hook.hook, kind))
    }


def handle(hooks: dict[int, Any], hook: Any, function: Hook, *, prepend: bool) -> RemovableHandle:
    """Register `hook`, which stands for `function`, behind the others, or before them."""
    removable = RemovableHandle(hooks, function)
    hooks[removable.id] = hook
    if prepend:
        other_keys = [key for key in hooks if key != removable.id]
        for key in other_keys:
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
        backward = _backward_hook(module)
        if backward is not None:
            args = backward.setup_input_hook(args)
        result = module.forward(*args, **kwargs)
        for hook in after:
            done.add(id(hook))
            result = _behind(module, hook, args, kwargs, result)
        return result if backward is None else backward.setup_output_hook(result)
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


def _backward_hook(module: Module) -> BackwardHook | None:
    """What calls the backward hooks of a module, None where it has none."""
    hooks, before = hooks_of(module, "_backward_hooks"), hooks_of(module, "_backward_pre_hooks")
    return BackwardHook(module, hooks, before) if hooks or before else None
