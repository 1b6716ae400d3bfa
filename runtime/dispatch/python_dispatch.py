"""``torch.utils._python_dispatch``: modes that have every operator's call, and tensors that hold others.

How calls come here is said in :mod:`runtime.dispatch.torch_dispatch`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, Self

from runtime.dispatch import torch_dispatch
from runtime.dispatch.alias_info import ArgumentAlias, SchemaInfo, get_alias_info
from runtime.dispatch.interposing import Excluding
from runtime.dispatch.wrappers import share_memory
from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor
from runtime.tensor.keys import TORCH_DISPATCH

__all__ = [
    "AliasInfo", "BaseTorchDispatchMode", "SchemaInfo", "TensorWithFlatten", "TorchDispatchMode",
    "TraceableWrapperSubclass", "_disable_current_modes", "_get_current_dispatch_mode",
    "_get_current_dispatch_mode_stack", "_get_dispatch_stack_at", "_len_torch_dispatch_stack", "_pop_mode",
    "_pop_mode_temporarily", "_pop_torch_dispatch_stack", "_push_mode", "_push_on_torch_dispatch_stack",
    "any_torch_dispatch_mode_on_stack", "get_alias_info", "is_in_any_mode_without_ignore_compile_internals",
    "is_in_torch_dispatch_mode", "is_traceable_wrapper_subclass", "is_traceable_wrapper_subclass_type",
    "return_and_correct_aliasing", "transform_subclass",
]  # fmt: skip


AliasInfo = ArgumentAlias


class TorchDispatchMode:
    """A context whose ``__torch_dispatch__(func, types, args, kwargs)`` has the calls of operators in its thread.

    `func` is the overload that is about to be computed, below autograd; composed operators come as their parts, and so
    do the operators of backward passes. `types` are the classes of arguments that have a ``__torch_dispatch__`` too.
    Inside of it the mode is off and nothing is recorded, so that ``func(*args, **kwargs)`` is the call itself; modes
    around it have that.

    >>> class Counting(ow.utils._python_dispatch.TorchDispatchMode):
    ...     def __torch_dispatch__(self, func, types, args=(), kwargs=None):
    ...         print(func)
    ...         return func(*args, **(kwargs or {}))
    >>> x = ow.ones(2, requires_grad=True)
    >>> with Counting():
    ...     y = x.exp() + 1
    aten.exp.default
    aten.add.Tensor
    """

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """What stands in the place of a call; a subclass says it."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        torch_dispatch.enter(self)
        return self

    def __exit__(self, *_: object) -> None:
        torch_dispatch.leave()

    @classmethod
    def is_infra_mode(cls) -> bool:
        """Whether modes of this class are part of PyTorch's own machinery, as none is here."""
        return False

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        """Whether modes of this class take no part in what compilation calls."""
        return False


class BaseTorchDispatchMode(TorchDispatchMode):
    """A mode that calls what it is given."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """The call itself."""
        del types
        return func(*args, **(kwargs or {}))


def is_in_torch_dispatch_mode() -> bool:
    """Whether a mode is on in this thread."""
    return bool(torch_dispatch.modes())


def _get_current_dispatch_mode() -> Any:
    """The innermost mode of this thread, None outside of modes."""
    modes = torch_dispatch.modes()
    return modes[-1] if modes else None


def _get_current_dispatch_mode_stack() -> list[Any]:
    """The modes of this thread, the innermost last."""
    return list(torch_dispatch.modes())


def _push_mode(mode: Any) -> None:
    """Let a mode have the calls of this thread, as entering it does."""
    torch_dispatch.enter(mode)


_push_on_torch_dispatch_stack = _push_mode


def _pop_mode(k: Any = None) -> Any:
    """End the innermost mode of this thread; the mode. RuntimeError outside of modes. There are none for a key `k`."""
    if k is not None or not torch_dispatch.modes():
        msg = "trying to pop from empty mode stack"
        raise ComputeError(msg)
    return torch_dispatch.leave()


_pop_torch_dispatch_stack = _pop_mode


@contextmanager
def _pop_mode_temporarily(k: Any = None) -> Iterator[Any]:
    """A context in which the innermost mode, which it gives, does not have the calls of this thread."""
    mode = _pop_mode(k)
    try:
        yield mode
    finally:
        torch_dispatch.enter(mode)


def _len_torch_dispatch_stack() -> int:
    """How many modes are on in this thread."""
    return len(torch_dispatch.modes())


def _get_dispatch_stack_at(idx: int) -> Any:
    """A mode of this thread, counted from the outermost. RuntimeError where there are not so many."""
    modes = torch_dispatch.modes()
    if not 0 <= idx < len(modes):
        msg = f"Tried to get stack at idx that's too big: {idx} of {len(modes)}"
        raise ComputeError(msg)
    return modes[idx]


def any_torch_dispatch_mode_on_stack() -> bool:
    """Whether a mode is on in this thread that is no part of the machinery."""
    return any(not mode.is_infra_mode() for mode in torch_dispatch.modes())


def is_in_any_mode_without_ignore_compile_internals() -> bool:
    """Whether a mode is on in this thread that takes part in what compilation calls."""
    return any(not mode.ignore_compile_internals() for mode in torch_dispatch.modes())


@contextmanager
def _disable_current_modes() -> Iterator[list[Any]]:
    """A context in which no mode has the calls of this thread; it gives the modes, the innermost last."""
    modes: list[Any] = []
    while torch_dispatch.modes():
        modes.insert(0, torch_dispatch.leave())
    try:
        yield modes
    finally:
        for mode in modes:
            torch_dispatch.enter(mode)


class _DisableTorchDispatch(Excluding):
    """A context in which neither modes nor classes of tensors have the calls of this thread."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TORCH_DISPATCH)


def all_same_mode(modes: Sequence[Any]) -> bool:
    """Whether all modes are equal."""
    return all(mode == modes[0] for mode in modes)


no_dispatch = _DisableTorchDispatch


# -- tensors that hold others ------------------------------------------------------------------------------------------


class TensorWithFlatten(Protocol):
    """What a tensor is like that holds others and says which."""

    def __tensor_flatten__(self) -> tuple[Sequence[str], object]: ...

    @staticmethod
    def __tensor_unflatten__(inner: dict[str, Any], context: Any, size: Any, stride: Any) -> Any: ...


TraceableWrapperSubclass = TensorWithFlatten


def is_traceable_wrapper_subclass(t: object) -> bool:
    """Whether `t` is a tensor that holds others and says which: it has ``__tensor_flatten__`` and its inverse."""
    return is_traceable_wrapper_subclass_type(type(t))


def is_traceable_wrapper_subclass_type(t: type) -> bool:
    """:func:`is_traceable_wrapper_subclass` of instances of a class."""
    is_wrapper = issubclass(t, Tensor) and t is not Tensor
    return is_wrapper and hasattr(t, "__tensor_flatten__") and hasattr(t, "__tensor_unflatten__")


def transform_subclass(
    t: Any, callback: Callable[[str, Tensor], Tensor], outer_size: Any = None, outer_stride: Any = None
) -> Any:
    """A tensor like `t` that holds ``callback(attribute, tensor)`` for each tensor that it holds.

    `outer_size` and `outer_stride` are those of the result, the same as of `t` where they are left out. TypeError for
    what is no wrapper (:func:`is_traceable_wrapper_subclass`).
    """
    if not is_traceable_wrapper_subclass(t):
        msg = (
            "transform_subclass(): expected a tensor whose class has __tensor_flatten__ and __tensor_unflatten__, got "
            f"{type(t).__name__}"
        )
        raise ArgumentError(msg)
    names, context = t.__tensor_flatten__()
    inner = {name: callback(name, getattr(t, name)) for name in names}
    size = t.size() if outer_size is None else outer_size
    stride = t.stride() if outer_stride is None else outer_stride
    return type(t).__tensor_unflatten__(inner, context, size, stride)


def return_and_correct_aliasing(func: Any, args: Sequence[Any], kwargs: Any, out: Any) -> Any:
    """What a ``__torch_dispatch__`` returns for `func`, which gave `out`, so that it aliases what the schema says.

    A result that is an argument, as that of ``add_`` and of ``out=``, is the argument itself. Where both are tensors
    that hold others, a result that views an argument has that one's storage.
    """
    schema = func._schema
    if all(result.alias_info is None for result in schema.returns):
        return out
    values = dict(zip([argument.name for argument in schema.arguments], args, strict=False)) | (kwargs or {})
    if "input" in values:
        values["self"] = values.pop("input")
    aliased = {
        letter: (values[argument.name], argument.is_write)
        for argument in schema.arguments if argument.alias_info is not None and argument.name in values
        for letter in argument.alias_info.before_set
    }  # fmt: skip
    outs = out if isinstance(out, (tuple, list)) and len(schema.returns) != 1 else (out,)
    results = []
    for result, value in zip(schema.returns, outs, strict=True):
        letters = () if result.alias_info is None else result.alias_info.before_set
        argument, is_written = next((aliased[letter] for letter in letters if letter in aliased), (None, False))
        if not is_written:
            for item in value if isinstance(value, (tuple, list)) else (value,):
                share_memory(argument, item)
        results.append(argument if is_written else value)
    return type(out)(results) if len(schema.returns) != 1 else results[0]
