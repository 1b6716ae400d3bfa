"""Dispatch keys and sets of them as programs name them: PyTorch's words for the bits of :mod:`runtime.tensor.keys`.

A key that is never in a set here, such as ``ADInplaceOrView``, has a name and no bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from typing import Any, Self

from runtime.dispatch.argument_keys import keyset_of
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.guards import below_autograd
from runtime.tensor import Tensor, keys
from runtime.thread_state import ThreadState

_DEVICES = tuple(keys.OF_DEVICES.values())
# In PyTorch's order, which is that of priority: the last is served first.
_NAMES = (
    "Undefined", *_DEVICES, "FPGA", "BackendSelect", "Python", "Functionalize", "Conjugate", "Negative", "ZeroTensor",
    "ADInplaceOrView", "AutogradOther", *(f"Autograd{name}" for name in _DEVICES), "Tracer",
    *(f"Autocast{name}" for name in ("CPU", "XPU", "MPS", "CUDA", "PrivateUse1")), "FuncTorchBatched", "Batched",
    "FuncTorchGradWrapper", "PreDispatch", "PythonDispatcher", "Autograd", "CompositeImplicitAutograd",
    "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional",
)  # fmt: skip

DispatchKey = Enum("DispatchKey", {name: number for number, name in enumerate(_NAMES)})  # type: ignore[misc]
DispatchKey.__doc__ = "PyTorch's dispatch keys, by name."


def bits_of(key: Any) -> int:
    """The bits that a key stands for in the key sets of tensors; 0 for one that no tensor here ever has."""
    value = keys.names().get(keys.SYNONYMS.get(key.name, key.name))
    return value if isinstance(value, int) else 0


class DispatchKeySet(frozenset[Any]):
    """A set of dispatch keys; ``|``, ``&`` and ``-`` make others."""

    def __new__(cls, members: Any = ()) -> Self:
        """Of one key, or of several."""
        return super().__new__(cls, (members,) if isinstance(members, DispatchKey) else members)

    def __or__(self, other: Any) -> DispatchKeySet:
        return DispatchKeySet(frozenset(self).union(other))

    def __and__(self, other: Any) -> DispatchKeySet:
        return DispatchKeySet(frozenset(self).intersection(other))

    def __sub__(self, other: Any) -> DispatchKeySet:
        return DispatchKeySet(frozenset(self).difference(other))

    def __iter__(self) -> Iterator[Any]:
        return iter(sorted(super().__iter__(), key=lambda key: -key.value))

    def has(self, key: Any) -> bool:
        """Whether a key is among them."""
        return key in self

    def add(self, key: Any) -> DispatchKeySet:
        """These and another one."""
        return self | DispatchKeySet(key)

    def remove(self, key: Any) -> DispatchKeySet:
        """These without one."""
        return self - DispatchKeySet(key)

    def highestPriorityTypeId(self) -> Any:  # noqa: N802 - PyTorch's name
        """The key that is served first, Undefined for the empty set."""
        return next(iter(self), DispatchKey["Undefined"])

    @property
    def bits(self) -> int:
        """The key set as tables have it."""
        result = 0
        for key in self:
            result |= bits_of(key)
        return result

    def __repr__(self) -> str:
        return f"DispatchKeySet({', '.join(key.name for key in self)})"

    __str__ = __repr__


def set_of_bits(keyset: int) -> DispatchKeySet:
    """The set of the tensors of a call, by the bits of their keys.

    As in PyTorch it has the backend's key for autograd whether a tensor requires grad or not, but where a kernel for
    autograd has already had the call.
    """
    is_past = keyset & keys.PAST_AUTOGRAD and not keyset & keys.AUTOGRAD
    members = []
    for name in _DEVICES:
        key = keys.names().get(keys.SYNONYMS.get(name, name))
        if isinstance(key, int) and keyset & key:
            members += [DispatchKey[name]] if is_past else [DispatchKey[name], DispatchKey[f"Autograd{name}"]]
    if keyset & keys.BATCHED:
        members.append(DispatchKey["FuncTorchBatched"])
    return DispatchKeySet([*members, DispatchKey["ADInplaceOrView"]])


def set_of(values: Iterable[Any]) -> DispatchKeySet:
    """The set of a call with these arguments."""
    return set_of_bits(keyset_of(values) or keys.CPU)


def _after(name: str) -> DispatchKeySet:
    return DispatchKeySet(key for key in DispatchKey if 0 < key.value < DispatchKey[name].value)


_after_autograd_keyset = _after("AutogradOther") - DispatchKeySet(DispatchKey["ADInplaceOrView"])
_after_ADInplaceOrView_keyset = _after("ADInplaceOrView")  # noqa: N816 - PyTorch's name


def _dispatch_keys(tensor: Tensor) -> DispatchKeySet:
    """The keys of a tensor."""
    return set_of_bits(tensor._keys)


def _dispatch_key_parse(name: str) -> Any:
    """The key of a name. TypeError for another name."""
    if name not in DispatchKey.__members__:
        msg = f"there is no dispatch key {name!r}; there are {', '.join(DispatchKey.__members__)}"
        raise ArgumentError(msg)
    return DispatchKey[name]


def _dispatch_key_name(key: Any) -> str:
    """The name of a key."""
    return str(key.name)


def _dispatch_keyset_full_after(key: Any) -> DispatchKeySet:
    """All keys that are served after one."""
    return _after(key.name)


class _FakeThread(ThreadState):
    """How many kernels of shapes run in a thread, and which size :func:`dynamic_sizes` gives to their results."""

    depth = 0
    dynamic_size: int | None = None


_fake = _FakeThread()


@contextmanager
def fake_context() -> Iterator[None]:
    """While a function of the program says of which shape results are."""
    _fake.depth += 1
    try:
        yield
    finally:
        _fake.depth -= 1


@contextmanager
def dynamic_sizes(size: int) -> Iterator[None]:
    """While ``new_dynamic_size`` returns a number: `size` above its `min`, modulo its range."""
    previous, _fake.dynamic_size = _fake.dynamic_size, size
    try:
        yield
    finally:
        _fake.dynamic_size = previous


class FakeImplContext:
    """What :func:`get_ctx` gives to a function that says of which shape results are."""

    def new_dynamic_size(self, *, min: int = 0, max: int | None = None) -> int:  # noqa: A002 - PyTorch's names
        """NotImplementedError: sizes are numbers here, and that of such a result depends on elements.

        Within ``library.opcheck``, which compares the sizes that do not depend on elements, it is a number from `min`
        to `max`. ValueError for a `min` below 0 or above `max`.
        """
        if min < 0 or (max is not None and max < min):
            msg = f"new_dynamic_size(): expected 0 <= min <= max, got min={min}, max={max}"
            raise ArgumentValueError(msg)
        size = _fake.dynamic_size
        if size is not None:
            return min + (size if max is None else size % (max - min + 1))
        msg = "new_dynamic_size(): a tensor on the device meta has sizes that are numbers; this one depends on elements"
        raise UnsupportedError(msg)


def get_ctx() -> FakeImplContext:
    """The context of the function of ``register_fake`` that runs. RuntimeError outside of one."""
    if not _fake.depth:
        msg = "get_ctx(): it is called in functions that were given to register_fake()"
        raise ComputeError(msg)
    return FakeImplContext()


class AutoDispatchBelowAutograd(below_autograd):
    """A context in which autograd, and kernels that programs registered for it, are passed over."""

    __slots__ = ()


class ExcludeDispatchKeyGuard:
    """A context in which the kernels of some keys are passed over: those of Autograd; casts are none of a table's."""

    def __init__(self, members: DispatchKeySet) -> None:
        self._guard = below_autograd() if members.bits & keys.AUTOGRAD else None

    def __enter__(self) -> None:
        if self._guard is not None:
            self._guard.__enter__()

    def __exit__(self, *_: object) -> None:
        if self._guard is not None:
            self._guard.leave()
