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
    nothing = mapped(value, lambda one: operations.filled(one._array.shape, one.dtype, 0))
    pulled, forth = vjp(back, nothing)
    outside = any(one._edge is not None for one in bare(tensors_in(value)))
    wanted = [one._array.shape for one in tensors_in(pulled)]

    def along(*tangents: Any) -> Any:
        given: list[Tensor] = tensors_in(tangents)
        if [one._array.shape for one in given] != wanted:
            msg = (
                f"linearize(): expected tangents of the shapes {list(map(tuple, wanted))}, "
                f"got {[tuple(one.shape) for one in given]}"
            )
            raise ArgumentValueError(msg)
        (found,) = forth(tangents)
        return found if outside or any(one._edge is not None for one in bare(given)) else detached(found)

    return value, along
