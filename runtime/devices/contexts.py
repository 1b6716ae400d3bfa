"""Context managers that are decorators as well: the base of PyTorch's, for classes of programs."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, Self

from runtime.guards import stepwise

__all__ = ["_DecoratorContextManager", "_NoParamDecoratorContextManager", "context_decorator"]


def context_decorator(ctx: Any, func: Callable[..., Any]) -> Callable[..., Any]:
    """`func` within a context manager, which ``ctx()`` makes anew for each call, and for each step of a generator."""
    if inspect.isgeneratorfunction(func):
        return stepwise(func, ctx)

    @functools.wraps(func)
    def within(*args: Any, **kwargs: Any) -> Any:
        with ctx():
            return func(*args, **kwargs)

    return within


class _DecoratorContextManager:
    """A class whose objects are context managers, and decorators of functions that run within a copy of them."""

    def __call__(self, orig_func: Callable[..., Any]) -> Callable[..., Any]:
        return context_decorator(self.clone, orig_func)

    def __enter__(self) -> Any:
        raise NotImplementedError

    def __exit__(self, *_: object) -> Any:
        raise NotImplementedError

    def clone(self) -> Self:
        """Another one, made as this was: of a class with arguments by its own method."""
        return self.__class__()


class _NoParamDecoratorContextManager(_DecoratorContextManager):
    """One that may also decorate without being called first."""

    def __new__(cls, orig_func: Callable[..., Any] | None = None) -> Any:
        return super().__new__(cls) if orig_func is None else cls()(orig_func)
