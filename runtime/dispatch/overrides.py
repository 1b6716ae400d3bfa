"""What programs ask of ``torch.overrides``: whether arguments take functions over, which no class does here.

Subclasses of Tensor are told apart by their class alone; ``__torch_function__`` is not called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from runtime.errors import UnsupportedError
from runtime.tensor import Tensor

__all__ = [
    "TorchFunctionMode", "get_ignored_functions", "handle_torch_function", "has_torch_function",
    "has_torch_function_unary", "has_torch_function_variadic", "is_tensor_like", "is_tensor_method_or_property",
    "resolve_name",
]  # fmt: skip


class TorchFunctionMode:
    """A context in which a class sees every call, of which there are none here: NotImplementedError on entering."""

    def __enter__(self) -> Any:
        msg = f"{type(self).__name__}: opweave has no modes of functions"
        raise UnsupportedError(msg)

    def __exit__(self, *_: object) -> None:
        """Nothing is left."""


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """False."""
    del relevant_args
    return False


def has_torch_function_unary(arg: Any) -> bool:
    """False."""
    del arg
    return False


def has_torch_function_variadic(*args: Any) -> bool:
    """False."""
    del args
    return False


def handle_torch_function(public_api: Callable[..., Any], relevant_args: Iterable[Any], *args: Any, **kw: Any) -> Any:
    """NotImplementedError: no argument takes a function over, so that there is nobody to call."""
    del relevant_args, args, kw
    msg = f"handle_torch_function(): no argument of {getattr(public_api, '__name__', public_api)} takes it over"
    raise UnsupportedError(msg)


def is_tensor_like(inp: Any) -> bool:
    """Whether it is a tensor."""
    return isinstance(inp, Tensor)


def is_tensor_method_or_property(func: Callable[..., Any]) -> bool:
    """Whether it is a member of the class of tensors."""
    return any(func is one for one in vars(Tensor).values())


def get_ignored_functions() -> set[Callable[..., Any]]:
    """The functions that cannot be taken over: none is told apart."""
    return set()


def resolve_name(f: Callable[..., Any]) -> str | None:
    """The name by which a program calls a function."""
    module, name = getattr(f, "__module__", None), getattr(f, "__qualname__", None)
    return None if name is None else f"{module}.{name}"
