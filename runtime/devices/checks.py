"""Conditions that programs state, by names that PyTorch's own code uses; tracers would keep them as assumptions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, DimensionError, UnsupportedError
from runtime.tensor import Tensor

__all__ = [
    "_assert", "_assert_async", "_check", "_check_index", "_check_is_size", "_check_not_implemented",
    "_check_tensor_all", "_check_type", "_check_value",
]  # fmt: skip
Message = Callable[[], Any] | None
_UNTOLD = "Expected cond to be True, but got False. (Could this error message be improved?)"


def _assert(condition: Any, message: Any) -> Any:
    """AssertionError with a message unless a condition holds; a condition that is traced notes the call."""
    if not isinstance(condition, (bool, Tensor)) and hasattr(type(condition), "__torch_function__"):
        return condition.__torch_function__(_assert, (type(condition),), (condition, message), {})
    if not condition:
        raise AssertionError(message)
    return None


def _assert_async(input: Tensor, assert_msg: str = "") -> None:  # noqa: A002 - PyTorch's name
    """RuntimeError unless a tensor of one is not zero."""
    if not input:
        _raise(ComputeError, assert_msg or "Expected Tensor with single nonzero value, but got zero")


def _raise(kind: type[Exception], text: str) -> NoReturn:
    raise kind(text)


def _checking(kind: type[Exception]) -> Callable[..., None]:
    def check(cond: Any, message: Message = None) -> None:
        if not cond:
            _raise(kind, _UNTOLD if message is None else str(message()))

    check.__doc__ = f"{kind.__mro__[-4].__name__} with a message that a function gives, unless a condition holds."
    return check


_check, _check_index, _check_value, _check_type, _check_not_implemented = map(
    _checking, (ComputeError, DimensionError, ArgumentValueError, ArgumentError, UnsupportedError)
)


def _check_is_size(i: int, message: Message = None, *, max: int | None = None) -> None:  # noqa: A002 - PyTorch's name
    """RuntimeError for what is no size of a dimension, or above the largest."""
    _check(i >= 0 and (max is None or i <= max), message)


def _check_tensor_all(cond: Any, message: Message = None) -> None:
    """RuntimeError unless all elements are true."""
    _check(cond.all(), message)
