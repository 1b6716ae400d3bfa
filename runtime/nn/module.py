"""Module: the base class of all neural network modules."""

from __future__ import annotations

import textwrap
from typing import Any, Self

from runtime.autograd.hooks import RemovableHandle
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.nn.calling import (
    Always,
    Hook,
    WithKwargs,
    call_observed,
    everywhere,
    handle,
    numbers_of,
    stored_hook,
)
from runtime.nn.interception import observers
from runtime.nn.moving import Movable
from runtime.nn.states import IncompatibleKeys as _IncompatibleKeys  # noqa: F401 - by PyTorch's name
from runtime.nn.states import Stateful

_HOOKS = (
    "_forward_pre_hooks", "_forward_hooks", "_backward_pre_hooks", "_backward_hooks", "_state_dict_pre_hooks",
    "_state_dict_hooks", "_load_state_dict_pre_hooks", "_load_state_dict_post_hooks",
)  # fmt: skip


class Module(Stateful, Movable):
    """Parameters, buffers and submodules, and a ``forward`` that computes with them.

    A subclass calls ``super().__init__()``, assigns its members to attributes, and defines ``forward``. Call the module
    itself, not ``forward``: hooks belong to the call. With ``call_super_init = True`` in a class, ``Module.__init__``
    hands its arguments to the class that comes after it.
    """

    dump_patches = False  # PyTorch's, of files that had sources of classes
    call_super_init = False
    training: bool
    _forward_pre_hooks: dict[int, Any]
    _forward_hooks: dict[int, Any]
    _backward_pre_hooks: dict[int, Any]
    _backward_hooks: dict[int, Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if (args or kwargs) and not self.call_super_init:
            shown = f"{len(args)} positional" if args else f"keyword '{next(iter(kwargs))}'"
            msg = f"{type(self).__name__}.__init__(): Module takes no arguments, got {shown}"
            raise ArgumentError(msg)
        attributes = self.__dict__
        attributes["training"] = True
        attributes["_parameters"], attributes["_buffers"], attributes["_modules"] = {}, {}, {}
        attributes["_non_persistent_buffers_set"] = set()
        for name in _HOOKS:
            attributes[name] = {}
        if self.call_super_init:
            super().__init__(*args, **kwargs)

    def forward(self, *args: Any, **kwargs: Any) -> Any:  # noqa: ARG002 - whatever a subclass takes
        """What the module computes; every subclass defines it."""
        msg = f'Module [{type(self).__name__}] is missing the required "forward" function'
        raise UnsupportedError(msg)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "_call_impl" in cls.__dict__ and "__call__" not in cls.__dict__:
            cls.__call__ = cls._call_impl  # type: ignore[method-assign]  # as PyTorch's calls lead there

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if (
            self._forward_hooks or self._forward_pre_hooks or self._backward_hooks or self._backward_pre_hooks
            or everywhere or observers
        ):  # fmt: skip
            return call_observed(self, args, kwargs)
        return self.forward(*args, **kwargs)

    _call_impl = _wrapped_call_impl = __call__  # PyTorch's names; a subclass that has a `_call_impl` is called by it

    def _slow_forward(self, *args: Any, **kwargs: Any) -> Any:
        """The forward, without hooks, by the name that PyTorch's tracers give it."""
        return self.forward(*args, **kwargs)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the attributes of another module of the class; of an older file, with hooks that it did not know."""
        self.__dict__.update(state)
        for name in _HOOKS:
            self.__dict__.setdefault(name, {})
        self.__dict__.setdefault("_non_persistent_buffers_set", set())

    # -- hooks ---------------------------------------------------------------------------------------------------

    def _register_load_state_dict_pre_hook(self, hook: Hook, with_module: bool = False) -> RemovableHandle:
        """:meth:`register_load_state_dict_pre_hook` by an older name; without `with_module` the hook gets no module."""
        return self.register_load_state_dict_pre_hook(hook if with_module else _WrappedHook(hook))

    def register_forward_pre_hook(
        self, hook: Hook, *, prepend: bool = False, with_kwargs: bool = False
    ) -> RemovableHandle:
        """Call ``hook(module, args)`` before forward; it may return other arguments.

        With `with_kwargs` it is ``hook(module, args, kwargs)``, which may return a pair of both.
        """
        return handle(self._forward_pre_hooks, WithKwargs(hook) if with_kwargs else hook, hook, prepend=prepend)

    def register_forward_hook(
        self, hook: Hook, *, prepend: bool = False, with_kwargs: bool = False, always_call: bool = False
    ) -> RemovableHandle:
        """Call ``hook(module, args, output)`` behind forward; it may return another output.

        With `with_kwargs` it is ``hook(module, args, kwargs, output)``; with `always_call` it is called although the
        call raised.
        """
        return handle(self._forward_hooks, stored_hook(hook, with_kwargs, always_call), hook, prepend=prepend)

    @property
    def _forward_hooks_with_kwargs(self) -> dict[int, bool]:
        """Which of the forward hooks take keyword arguments."""
        return numbers_of(self._forward_hooks, WithKwargs)

    @property
    def _forward_pre_hooks_with_kwargs(self) -> dict[int, bool]:
        """Which of the hooks before forward take keyword arguments."""
        return numbers_of(self._forward_pre_hooks, WithKwargs)

    @property
    def _forward_hooks_always_called(self) -> dict[int, bool]:
        """Which of the forward hooks are called although the call raised."""
        return numbers_of(self._forward_hooks, Always)

    def register_full_backward_pre_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(module, grad_output)`` when the gradients of all outputs are known; it may return others."""
        return handle(self._backward_pre_hooks, hook, hook, prepend=prepend)

    def register_full_backward_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(module, grad_input, grad_output)`` when the gradients of all arguments are known.

        It may return other gradients of the arguments. Arguments by keyword have none here.
        """
        return handle(self._backward_hooks, hook, hook, prepend=prepend)

    register_backward_hook = register_full_backward_hook  # its older name

    # -- modes ---------------------------------------------------------------------------------------------------

    def train(self, mode: bool = True) -> Self:
        """Switch to training, or with False to evaluation, this module and all below it."""
        if not isinstance(mode, bool):
            msg = f"training mode is expected to be boolean, got {type(mode).__name__}"
            raise ArgumentValueError(msg)
        self.training = mode
        for module in self.children():
            module.train(mode)
        return self

    def eval(self) -> Self:
        """Switch to evaluation: dropout passes everything, batch normalisation uses what it has seen."""
        return self.train(False)

    def requires_grad_(self, requires_grad: bool = True) -> Self:
        """Switch recording for all parameters."""
        for parameter in self.parameters():
            parameter.requires_grad_(requires_grad)  # type: ignore[attr-defined]
        return self

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drop the gradients of all parameters, or fill them with zeros."""
        for parameter in self.parameters():
            clear_grad(parameter, set_to_none)

    # -- text ----------------------------------------------------------------------------------------------------

    def _get_name(self) -> str:
        return type(self).__name__

    def extra_repr(self) -> str:
        """What stands between the brackets: the arguments that made the module."""
        return ""

    def __repr__(self) -> str:
        lines = self.extra_repr().split("\n") if self.extra_repr() else []
        children = [f"({name}): {_indented(repr(module))}" for name, module in self._modules.items()]
        return framed(self._get_name(), lines, children)


def framed(name: str, lines: list[str], children: list[str]) -> str:
    """A repr: the name, lines of its own, a line or more for every child."""
    if len(lines) == 1 and not children:
        return f"{name}({lines[0]})"
    inside = [*lines, *children]
    return f"{name}(\n  " + "\n  ".join(inside) + "\n)" if inside else f"{name}()"


def _indented(text: str) -> str:
    """Two blanks before all lines but the first."""
    first, _, following_lines = text.partition("\n")
    return f"{first}\n{textwrap.indent(following_lines, '  ')}" if following_lines else first


def clear_grad(parameter: Any, set_to_none: bool) -> None:
    """Drop a gradient, or fill it with zeros outside of the graph."""
    grad = parameter.grad
    if grad is None:
        return
    if set_to_none:
        parameter.grad = None
        return
    if grad.grad_fn is not None:
        grad = parameter.grad = grad.detach()
    elif grad.requires_grad:
        grad.requires_grad_(False)
    grad.zero_()


class _WrappedHook:
    """A hook before a state is loaded, under PyTorch's name and with its attributes, as files have it.

    It gets the module first only if it was registered with one, of which it takes that which loads.
    """

    def __init__(self, hook: Hook, module: Module | None = None) -> None:
        self.hook, self.with_module = hook, module is not None
        if module is not None:
            self.module = module

    def __call__(self, module: Module, *arguments: Any) -> Any:
        """Call the hook, with the module or without."""
        return self.hook(module, *arguments) if self.with_module else self.hook(*arguments)
