"""Functions as linear maps at a point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.autograd import operations
from runtime.autograd.trees import mapped, tensors_in
from runtime.errors import ArgumentValueError
from runtime.func.inputs import Function, bare, detached
from runtime.func.reverse import vjp
from runtime.tensor import Tensor


def linearize(func: Function, *primals: Any) -> tuple[Any, Callable[..., Any]]:
    """``func(*primals)`` and the function from tangents of the primals to those of the result.

    `func` is called once: what tangents become is the gradient of its gradient, which is linear in what it is given.
    """
    value, back = vjp(func, *primals)
    nothing = mapped(value, lambda item: operations.filled_like(item, 0))
    pulled, forth = vjp(back, nothing)
    outside = any(item._edge is not None for item in bare(tensors_in(value)))
    expected = [item._sizes for item in tensors_in(pulled)]

    def along(*tangents: Any) -> Any:
        tensors: list[Tensor] = tensors_in(tangents)
        if [item._sizes for item in tensors] != expected:
            msg = (
                f"linearize(): expected tangents of the shapes {list(map(tuple, expected))}, "
                f"got {[tuple(item.shape) for item in tensors]}"
            )
            raise ArgumentValueError(msg)
        (result,) = forth(tangents)
        return result if outside or any(item._edge is not None for item in bare(tensors)) else detached(result)

    return value, along
