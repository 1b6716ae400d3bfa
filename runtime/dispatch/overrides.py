"""``torch.overrides``: whether arguments take functions over, modes that do, and what libraries need to take part.

How calls are taken over is said in :mod:`runtime.dispatch.overriding`.
"""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import BuiltinFunctionType, FunctionType
from typing import Any, Self

from runtime.dispatch import overriding
from runtime.dispatch.functions import packages
from runtime.tensor import Tensor, keys

__all__ = [
    "BaseTorchFunctionMode", "TorchFunctionMode", "enable_reentrant_dispatch", "get_ignored_functions",
    "get_overridable_functions", "get_testing_overrides", "handle_torch_function", "has_torch_function",
    "has_torch_function_unary", "has_torch_function_variadic", "is_tensor_like", "is_tensor_method_or_property",
    "resolve_name", "wrap_torch_function",
]  # fmt: skip

class TorchFunctionMode:
    """A context whose ``__torch_function__(func, types, args, kwargs)`` sees every call of an operator in its thread.

    Inside of it the mode is off, so that ``func(*args, **kwargs)`` is the call itself; modes around it see that.

    >>> class Counting(ow.overrides.TorchFunctionMode):
    ...     def __torch_function__(self, func, types, args=(), kwargs=None):
    ...         print(func.__name__)
    ...         return func(*args, **(kwargs or {}))
    >>> with Counting():
    ...     y = ow.ones(2).exp() + 1
    ones
    exp
    add
    """

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """What stands in the place of a call; a subclass says it."""
        raise NotImplementedError

    def __enter__(self) -> Self:
        overriding.enter(self)
        return self

    def __exit__(self, *_: object) -> None:
        overriding.leave(self)


class BaseTorchFunctionMode(TorchFunctionMode):
    """A mode that calls what it sees."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """The call itself."""
        del types
        return func(*args, **(kwargs or {}))


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """Whether a mode is on, or one of the arguments takes functions over."""
    state = overriding.thread
    if state.modes and overriding.is_allowed(keys.TORCH_FUNCTION_MODE):
        return True
    return overriding.is_allowed(keys.TORCH_FUNCTION) and any(map(overriding.takes_over, relevant_args))


def has_torch_function_unary(arg: Any) -> bool:
    """:func:`has_torch_function` of one argument."""
    return has_torch_function((arg,))


def has_torch_function_variadic(*args: Any) -> bool:
    """:func:`has_torch_function` of these arguments."""
    return has_torch_function(args)


def handle_torch_function(public_api: Callable[..., Any], relevant_args: Iterable[Any], *args: Any, **kw: Any) -> Any:
    """Let a mode, or the first argument that can, take a function over. TypeError where none can."""
    state, who = overriding.thread, overriding.overriders(relevant_args)
    if state.modes and overriding.is_allowed(keys.TORCH_FUNCTION_MODE):
        return overriding.hand_to_mode(public_api, who, args, kw)
    return overriding.hand_over(public_api, who, args, kw)


def wrap_torch_function(dispatcher: Callable[..., Iterable[Any]]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a function be taken over by the arguments that `dispatcher`, called with the same ones, gives."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            relevant = tuple(dispatcher(*args, **kwargs))
            if has_torch_function(relevant):
                return handle_torch_function(wrapped, relevant, *args, **kwargs)
            return function(*args, **kwargs)

        return wrapped

    return decorate


@contextmanager
def enable_reentrant_dispatch() -> Iterator[None]:
    """A context in which what takes a function over may be taken over again, as it may here anyway."""
    yield


def is_tensor_like(inp: Any) -> bool:
    """Whether it is a tensor, or takes functions of tensors over."""
    return isinstance(inp, Tensor) or hasattr(type(inp), overriding.NAME)


def is_tensor_method_or_property(func: Callable[..., Any]) -> bool:
    """Whether it is a member of the class of tensors."""
    return any(func is var for var in vars(Tensor).values())


def get_ignored_functions() -> set[Callable[..., Any]]:
    """Functions that are not taken over although their names are public: none is listed."""
    return set()


def get_overridable_functions() -> dict[Any, list[Callable[..., Any]]]:
    """The functions and methods that can be taken over, by the packages and the class that bring them."""
    functions: dict[Any, list[Callable[..., Any]]] = {
        sys.modules[package]: [
            var for name, var in vars(sys.modules[package]).items()
            if isinstance(var, (FunctionType, BuiltinFunctionType)) and not name.startswith("_")
        ]
        for package in packages()
    }  # fmt: skip
    methods = [
        getattr(Tensor, name) for name, var in vars(Tensor).items()
        if callable(var) and not name.startswith("_") and not isinstance(var, (staticmethod, classmethod, type))
    ]  # fmt: skip
    return {**functions, Tensor: methods}


def get_testing_overrides() -> dict[Callable[..., Any], Callable[..., int]]:
    """For each function that can be taken over, one with its parameters that returns -1, to test who takes over.

    >>> ow.overrides.get_testing_overrides()[ow.add](1, 2)
    -1
    """
    return {function: _stand_in(function) for listed in get_overridable_functions().values() for function in listed}


def _stand_in(function: Callable[..., Any]) -> Callable[..., int]:
    """A function with the name and the parameters of another one that returns -1."""

    def stand_in(*args: Any, **kwargs: Any) -> int:
        if signature is not None:
            signature.bind(*args, **kwargs)
        return -1

    stand_in.__name__ = stand_in.__qualname__ = getattr(function, "__name__", "stand_in")
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # of C, which says nothing
        signature = None
    else:
        stand_in.__signature__ = signature  # type: ignore[attr-defined]
    return stand_in


def resolve_name(f: Callable[..., Any]) -> str | None:
    """The name by which a program calls a function, such as ``generated.nn.functional.linear``."""
    name = getattr(f, "__name__", "")
    for path, prefix, module in overriding.public_places():
        short = name.removeprefix(prefix)
        if getattr(module, short, None) is f:
            return f"{path}.{short}"
    if getattr(Tensor, name, None) is f:
        return f"{next(overriding.public_places())[0]}.Tensor.{name}"
    qualified = getattr(f, "__qualname__", name)
    return f"{getattr(f, '__module__', None)}.{qualified}" if qualified else None
