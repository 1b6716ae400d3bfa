"""Hooks on the tensors that operators save for backward."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar

from runtime import guards
from runtime.autograd import operations, watching
from runtime.autograd.node import MODIFYING_PACK_HOOK, Node
from runtime.autograd.packed import Packed
from runtime.autograd.saved import version_of
from runtime.autograd.shelf import keep_off
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import Mode, ModeGuard, outermost
from runtime.tensor import Tensor, WrappedNumber
from runtime.tensor.memory import is_on_another_backend
from runtime.thread_state import ThreadState


class _SavedTensorHooks(ThreadState):
    """The hooks of a thread, the innermost last, and what forbids them."""

    def __init__(self) -> None:
        self.hooks: list[Mode] = []
        self.forbidden: list[Mode] = []


_thread = _SavedTensorHooks()


class saved_tensors_hooks(ModeGuard):  # noqa: N801 - PyTorch's name
    """Inside, every tensor that is saved for backward goes through `pack_hook`, and comes back by `unpack_hook`.

    What ``pack_hook(tensor)`` returns, which may be anything, is kept instead of the tensor; ``unpack_hook`` gets it
    when the tensor is needed, and returns a tensor of the same shape and dtype. Of nested ones the innermost counts.
    Whoever packs a tensor takes care of its changes: versions are not compared. Outputs come detached.

    >>> kept = []
    >>> def pack(x):
    ...     kept.append(tuple(x.shape))
    ...     return x.numpy(force=True).tobytes(), x.shape
    >>> def unpack(packed):
    ...     return ow.tensor(list(memoryview(packed[0]).cast("f"))).view(packed[1])
    >>> x = ow.tensor([1.0, 2.0], requires_grad=True)
    >>> with ow.autograd.graph.saved_tensors_hooks(pack, unpack):
    ...     y = x.exp().sum()
    >>> y.backward()
    >>> kept
    [(2,)]
    """

    __slots__ = ("__weakref__", "node", "pack_hook", "unpack_hook")
    node: Node | None
    """The node for which a tensor is packed, None for what no node saves."""
    _reasons = watching.reasons

    def __new__(cls, *_args: Any, **_kwargs: Any) -> Any:
        return object.__new__(cls)

    def __init__(self, pack_hook: Callable[[Tensor], Any], unpack_hook: Callable[[Any], Tensor]) -> None:
        self._enabled, self.node = True, None
        for hook in (pack_hook, unpack_hook):
            if not callable(hook):
                msg = f"saved_tensors_hooks(): expected two functions, got {type(hook).__name__}"
                raise ArgumentError(msg)
        self.pack_hook, self.unpack_hook = pack_hook, unpack_hook

    @staticmethod
    def modes() -> list[Mode]:
        """The hooks of this thread; the first stands for none."""
        return outermost(_thread.hooks)

    def __enter__(self) -> None:
        message = _forbidden()
        if message is not None:
            raise ComputeError(message)
        super().__enter__()

    def packed(self, tensor: Tensor) -> Any:
        """What the pack hook gives for a tensor."""
        return self.pack_hook(tensor)

    def pack(self, tensor: Tensor) -> Any:
        """The tensor packed, which pack hooks must not change."""
        if isinstance(tensor, WrappedNumber):
            return tensor
        before = version_of(tensor)
        with guards.no_grad():
            payload = self.packed(tensor)
        if version_of(tensor) != before:
            raise ComputeError(MODIFYING_PACK_HOOK)
        return Packed(tensor, payload, self.unpack_hook)


class save_on_cpu(saved_tensors_hooks):  # noqa: N801 - PyTorch's name
    """Inside, tensors of other devices are saved in main memory, and moved back when backward needs them.

    Those that lie there are kept as they are: a copy would be needed only if it could be written elsewhere. With
    `pin_memory` the copies lie in memory that is pinned for their device.
    """

    __slots__ = ()

    def __init__(self, pin_memory: bool = False, device_type: str = "cuda") -> None:
        del device_type  # tensors know theirs
        super().__init__(functools.partial(_in_main_memory, pinned=pin_memory), _moved_back)


def _in_main_memory(tensor: Any, *, pinned: bool) -> tuple[Any, Any]:
    """Where a tensor lies, and itself or a copy in main memory, which may be pinned."""
    if not is_on_another_backend(tensor):
        return tensor.device, operations.detach(tensor)
    copy = tensor.detach().cpu()
    return tensor.device, copy.pin_memory(tensor.device) if pinned and not is_on_another_backend(copy) else copy


def _moved_back(packed: tuple[Any, Any]) -> Any:
    """A saved tensor on the device where it lay."""
    where, tensor = packed
    return tensor if tensor.device == where else tensor.to(where)


class disable_saved_tensors_hooks(ModeGuard):  # noqa: N801 - PyTorch's name
    """Inside, entering :class:`saved_tensors_hooks` is a RuntimeError with this message; so is this inside of those."""

    __slots__ = ("message",)
    _reasons: ClassVar[dict[object, Any]] = {}  # nobody asks but the thread itself

    def __new__(cls, *_args: Any, **_kwargs: Any) -> Any:
        return object.__new__(cls)

    def __init__(self, error_message: str) -> None:
        self._enabled = True
        self.message = error_message

    @staticmethod
    def modes() -> list[Mode]:
        """What forbids hooks in this thread; the first forbids nothing."""
        return outermost(_thread.forbidden)

    def __enter__(self) -> None:
        if innermost() is not None:
            raise ComputeError(self.message)
        super().__enter__()


def _forbidden() -> str | None:
    guard = _thread.forbidden[-1].guard if _thread.forbidden else None
    return None if guard is None else guard.message


def saved_tensors_hooks_allowed() -> bool:
    """Whether this thread is outside of :class:`disable_saved_tensors_hooks`."""
    return _forbidden() is None


def innermost() -> saved_tensors_hooks | None:
    """The hooks of this thread that count."""
    guard = _thread.hooks[-1].guard if _thread.hooks else None
    return guard if isinstance(guard, saved_tensors_hooks) else None


def _pack(node: Node) -> None:
    hooks = innermost()
    if hooks is not None:
        keep_off(node)  # what users pack may lead anywhere
        hooks.node = node
        try:
            node.pack_saved(hooks.pack)
        finally:
            hooks.node = None


watching.after_recording.append(_pack)
