"""Modules around others that do not keep intermediate results: they compute them again, or move them to the host.

The names of parameters and of states are those of the module inside, so that a checkpoint fits with and without.
"""

from __future__ import annotations

import enum
import functools
from collections.abc import Callable, Iterator
from typing import Any

from runtime.autograd.checkpoint import checkpoint
from runtime.autograd.saving import save_on_cpu
from runtime.nn import Module
from runtime.nn.parameter import Parameter

__all__ = [
    "ActivationWrapper", "CheckpointImpl", "CheckpointWrapper", "OffloadWrapper", "apply_activation_checkpointing",
    "checkpoint_wrapper", "offload_wrapper",
]  # fmt: skip

_INSIDE = "_checkpoint_wrapped_module"


class CheckpointImpl(enum.Enum):
    """Which of the two forms of ``utils.checkpoint`` computes."""

    REENTRANT = enum.auto()
    NO_REENTRANT = enum.auto()


class ActivationWrapper(Module):
    """A module around another one, whose attributes, items and names of parameters it has."""

    def __init__(self, mod: Module) -> None:
        super().__init__()
        self._checkpoint_wrapped_module = mod
        self.register_state_dict_post_hook(_without_prefix)
        self.register_load_state_dict_pre_hook(_with_prefix)

    def __getattr__(self, name: str) -> Any:
        try:
            return super().__getattr__(name)
        except AttributeError:
            return getattr(self._modules[_INSIDE], name)

    def __getitem__(self, key: Any) -> Any:
        return self._modules[_INSIDE][key]

    def named_parameters(self, *args: Any, **kwargs: Any) -> Iterator[tuple[str, Parameter]]:
        """Parameters by their names in the module inside."""
        for name, parameter in super().named_parameters(*args, **kwargs):
            yield name.replace(f"{_INSIDE}.", ""), parameter

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the module inside computes."""
        raise NotImplementedError


class CheckpointWrapper(ActivationWrapper):
    """A module whose intermediate results backward computes again.

    `checkpoint_fn`, called with the module and its arguments, stands for ``utils.checkpoint.checkpoint``; keyword
    arguments are for either.
    """

    def __init__(
        self, mod: Module, checkpoint_impl: CheckpointImpl = CheckpointImpl.NO_REENTRANT,
        checkpoint_fn: Callable[..., Any] | None = None, **checkpoint_fn_kwargs: Any,
    ) -> None:  # fmt: skip
        super().__init__(mod)
        self.checkpoint_impl = checkpoint_impl
        if checkpoint_fn is None:
            checkpoint_fn_kwargs["use_reentrant"] = checkpoint_impl is CheckpointImpl.REENTRANT
        self.checkpoint_fn = functools.partial(checkpoint_fn or checkpoint, **checkpoint_fn_kwargs)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        module = self._checkpoint_wrapped_module
        if self.checkpoint_impl is not CheckpointImpl.REENTRANT or not kwargs:
            return self.checkpoint_fn(module, *args, **kwargs)
        names, positional = tuple(kwargs), len(args)

        def call(*flat: Any) -> Any:  # that form takes arguments by position alone
            return module(*flat[:positional], **dict(zip(names, flat[positional:], strict=True)))

        return self.checkpoint_fn(call, *args, *kwargs.values())


class OffloadWrapper(ActivationWrapper):
    """A module that keeps what backward needs on the host."""

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        with save_on_cpu(pin_memory=True):
            return self._checkpoint_wrapped_module(*args, **kwargs)


def checkpoint_wrapper(
    module: Module, checkpoint_impl: CheckpointImpl = CheckpointImpl.NO_REENTRANT,
    checkpoint_fn: Callable[..., Any] | None = None, **checkpoint_fn_kwargs: Any,
) -> Module:  # fmt: skip
    """A module around `module` whose intermediate results backward computes again: see :class:`CheckpointWrapper`."""
    return CheckpointWrapper(module, checkpoint_impl, checkpoint_fn, **checkpoint_fn_kwargs)


def offload_wrapper(module: Module) -> Module:
    """A module around `module` that keeps what backward needs on the host."""
    return OffloadWrapper(module)


def apply_activation_checkpointing(
    model: Module, checkpoint_wrapper_fn: Callable[[Module], Module] = checkpoint_wrapper,
    check_fn: Callable[[Module], bool] = lambda _: True,
    auto_wrap_policy: Callable[..., bool] | None = None,
) -> None:  # fmt: skip
    """Wrap the modules within `model` of which `check_fn` is true, those within others first; not `model` itself.

    `auto_wrap_policy`, where it is there, decides in its place: ``policy(module=, recurse=, nonwrapped_numel=)`` says
    whether to look into a module (`recurse`), and whether to wrap it, with that many elements of parameters unwrapped.
    """
    policy = auto_wrap_policy or (lambda module, recurse, **_: recurse or check_fn(module))
    _wrap_parts(model, checkpoint_wrapper_fn, policy, {})


def _wrap_parts(
    module: Module, wrap: Callable[[Module], Module], policy: Callable[..., bool],
    wrapped: dict[Module, tuple[Module, int]],
) -> int:  # fmt: skip
    """Wrap what is within a module; how many elements of parameters are wrapped now."""
    total = _elements_of(module)
    if not policy(module=module, recurse=True, nonwrapped_numel=total):
        return 0
    count = 0
    for name, child in list(module._modules.items()):
        if child is None:
            continue
        if child not in wrapped:
            elements, inside = _elements_of(child), _wrap_parts(child, wrap, policy, wrapped)
            is_wrapped = policy(module=child, recurse=False, nonwrapped_numel=elements - inside)
            wrapped[child] = (wrap(child), elements) if is_wrapped else (child, inside)
        module._modules[name], elements = wrapped[child]
        count += elements
    return count


def _elements_of(module: Module) -> int:
    return sum(parameter.numel() for parameter in module.parameters())


def _without_prefix(module: Module, state: dict[str, Any], prefix: str, _: Any) -> None:
    """The names of a state are those of the module inside."""
    del module
    _rename(state, f"{prefix}{_INSIDE}.", prefix)


def _with_prefix(module: Module, state: dict[str, Any], prefix: str, *_: Any) -> None:
    """A state is loaded into the module inside."""
    del module
    _rename(state, prefix, f"{prefix}{_INSIDE}.")


def _rename(state: dict[str, Any], prefix: str, target: str) -> None:
    """Let names in a dict begin otherwise, in their order."""
    for name, item in list(state.items()):
        del state[name]
        state[target + name.removeprefix(prefix) if name.startswith(prefix) else name] = item
