"""Functions that users hang on tensors and nodes, and the order in which backward calls them."""

from __future__ import annotations

import functools
import itertools
import warnings
import weakref
from collections.abc import Callable, Sequence
from typing import Any, Protocol, Self

from runtime.errors import ArgumentError, ComputeError
from runtime.guards import Guard
from runtime.tensor import Tensor, is_whole

__all__ = ["RemovableHandle", "unserializable_hook", "warn_if_has_hooks"]

Hook = Callable[..., Any]
_next_id = itertools.count().__next__


def unserializable_hook(f: Hook) -> Hook:
    """Say of a hook that tensors are saved without it, which :func:`warn_if_has_hooks` then does not mention."""
    f.__torch_unserializable__ = True  # type: ignore[attr-defined]
    return f


def warn_if_has_hooks(tensor: Tensor) -> None:
    """Warn of hooks of a tensor that are not saved with it, but for those of :func:`unserializable_hook`."""
    edge = tensor._edge
    hooks = None if edge is None else edge[0].hooks
    for hook in () if hooks is None else hooks.tensor.get(edge[1], {}).values():
        if not hasattr(hook, "__torch_unserializable__"):
            msg = f"the backward hook {hook!r} of a tensor is not saved with it; register it again, or remove it before"
            warnings.warn(msg, stacklevel=2)


class Hooks:
    """All hooks of one node. Dicts keep the order of registration."""

    __slots__ = ("post", "post_accumulate", "pre", "retained", "tensor")

    def __init__(self) -> None:
        self.tensor: dict[int, dict[int, Hook]] = {}
        self.retained: dict[int, Tensor | None] = {}
        self.pre: dict[int, Hook] = {}
        self.post: dict[int, Hook] = {}
        self.post_accumulate: dict[int, Hook] = {}


class Hooked(Protocol):
    """What has hooks: a node."""

    hooks: Hooks | None

    def describe(self) -> str:
        """The name of the node, for messages."""

    def retain(self, output_nr: int, grad: Tensor) -> None:
        """Add `grad` to what ``retain_grad`` keeps for that output."""


class RemovableHandle(Guard):
    """What registering a hook returns; ``remove()`` takes the hook away, as does leaving a ``with`` statement."""

    __slots__ = ("_end", "_hooks", "id")

    def __init__(self, hooks: dict[int, Hook], hook: Hook) -> None:
        if not callable(hook):
            msg = f"a hook must be callable, got {type(hook).__name__}"
            raise ArgumentError(msg)
        if not isinstance(hooks, dict):
            msg = f"RemovableHandle(): expected the dict that holds the hooks, got {type(hooks).__name__}"
            raise ArgumentError(msg)
        self.id = _next_id()
        while self.id in hooks:  # of a module that was unpickled, whose hooks have numbers of another process
            self.id = _next_id()
        self._hooks = hooks
        hooks[self.id] = hook

    def remove(self) -> None:
        """Take the hook away; nothing happens the second time."""
        self._hooks.pop(self.id, None)

    def hooks_dict_ref(self) -> dict[int, Hook]:
        """All hooks among which this one stands, by their numbers."""
        return self._hooks

    def __getstate__(self) -> tuple[Any, ...]:
        """The hooks and the number of this one among them, as PyTorch's files have it."""
        return self._hooks, self.id

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._hooks, self.id = state[0] if state[0] is not None else {}, state[1]

    def __enter__(self) -> Self:
        life = self.life()
        if life is not None:
            self._end = weakref.ref(life, functools.partial(self._hooks.pop, self.id))
        return self

    def leave(self) -> None:
        self.remove()


def run_before(node: Hooked, grads: list[Tensor | None]) -> None:
    """Tensor hooks, then ``retain_grad``, on the complete gradients of the outputs of `node`, changed in place."""
    hooks = node.hooks
    if hooks is None:
        return
    for nr, of_tensor in hooks.tensor.items():
        for hook in tuple(of_tensor.values()):
            grad = grads[nr]
            if grad is not None:
                replacement = hook(grad)
                if replacement is not None:
                    grads[nr] = _checked(replacement, grad, f"a tensor hook on output {nr} of {node.describe()}")
    for nr in tuple(hooks.retained):
        grad = grads[nr]
        if grad is not None:
            node.retain(nr, grad)


def run_pre(node: Hooked, grads: list[Tensor | None]) -> list[Tensor | None]:
    """The gradients of the outputs after the pre-hooks of `node`."""
    if node.hooks is not None:
        for hook in tuple(node.hooks.pre.values()):
            replacement = hook(tuple(grads))
            if replacement is not None:
                grads = _checked_all(replacement, grads, f"a pre-hook of {node.describe()}")
    return grads


def run_post(node: Hooked, results: Sequence[Tensor | None], grads: Sequence[Tensor | None]) -> Sequence[Tensor | None]:
    """The gradients of the inputs after the hooks of `node`."""
    if node.hooks is not None:
        for hook in tuple(node.hooks.post.values()):
            replacement = hook(tuple(results), tuple(grads))
            if replacement is not None:
                results = _checked_all(replacement, list(results), f"a hook of {node.describe()}")
    return results


def _checked_all(replacement: Any, grads: list[Tensor | None], who: str) -> list[Tensor | None]:
    if not isinstance(replacement, (Tensor, tuple, list)):
        msg = f"{who} must return None, a tensor or a tuple of them, not {type(replacement).__name__}"
        raise ArgumentError(msg)
    values = [replacement] if isinstance(replacement, Tensor) else list(replacement)
    if len(values) != len(grads):
        msg = f"{who} returned {len(values)} gradients instead of {len(grads)}"
        raise ComputeError(msg)
    return [value if value is None else _checked(value, grad, who) for value, grad in zip(values, grads, strict=True)]


def _checked(value: Any, grad: Tensor | None, who: str) -> Tensor:
    if not isinstance(value, Tensor) or not is_whole(value):
        msg = f"{who} must return None or a tensor, not {type(value).__name__}{_note(value)}"
        raise ArgumentError(msg)
    if grad is not None and (value._sizes != grad._sizes or value.dtype is not grad.dtype):
        msg = (
            f"{who} changed the gradient from {grad.dtype.name} {list(grad._sizes)} "
            f"to {value.dtype.name} {list(value._sizes)}"
        )
        raise ComputeError(msg)
    return value


def _note(value: Any) -> str:
    return " without a value" if isinstance(value, Tensor) else ""
