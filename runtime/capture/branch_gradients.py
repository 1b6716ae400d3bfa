"""Gradients of ``cond`` while a program is captured: a second ``cond``, of the gradients of both ways.

What a way computed is known inside of its block or graph alone, so that a formula outside cannot read it: the way is
computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd.function import Function
from runtime.autograd.functional import grad
from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.guards import enable_grad, grad_enabled
from runtime.tensor import Tensor

Way = Callable[..., Sequence[Any]]
_F = Functions()


def differentiated(
    choose: Way, pred: Any, ways: Sequence[Way], results: Sequence[Any], operands: Sequence[Any]
) -> list[Any]:  # fmt: skip
    """Tensors with the elements of `results`, what the way that `pred` chooses gives for `operands`.

    Their gradient is what `choose`, which is ``cond``, gives for functions that compute those of the ways.
    """
    return list(_Condition.apply(choose, pred, tuple(ways), tuple(results), *operands))


class _Condition(Function):
    """What one of two ways gave, with the gradient of the way that is chosen."""

    @staticmethod
    def forward(ctx: Any, choose: Any, pred: Any, ways: Any, results: Any, *operands: Any) -> Any:
        """The results."""
        ctx.choose, ctx.ways = choose, ways
        ctx.save_for_backward(pred, *operands)
        return _detached(ctx, results)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """The gradients of the operands, where they need some."""
        pred, *operands = ctx.saved_tensors
        needed = [position for position, operand in enumerate(operands) if operand.requires_grad]
        true_way, false_way = (_WayGradient(way, needed, len(operands)) for way in ctx.ways)
        computed = ctx.choose(pred, true_way, false_way, (*operands, *gradients))
        results: list[Any] = [None] * len(operands)
        for position, gradient in zip(needed, computed, strict=True):
            results[position] = gradient
        return None, None, None, None, *results


class _WayGradient:
    """The gradients of a way: a function of its operands and of the gradients of its results."""

    def __init__(self, way: Way, needed: Sequence[int], count: int) -> None:
        self.way, self.needed, self.count = way, needed, count

    def __call__(self, *arguments: Any) -> tuple[Any, ...]:
        """Gradients of the operands that need some; zeros of those that the way does not read."""
        is_recorded = grad_enabled()
        operands = [item.view_as(item) if is_recorded else item.detach() for item in arguments[: self.count]]
        with enable_grad():
            for position in self.needed:
                operands[position].requires_grad_()
            pairs = [
                (result, gradient)
                for result, gradient in zip(self.way(*operands), arguments[self.count :], strict=True)
                if result.requires_grad
            ]
        inputs = [operands[position] for position in self.needed]
        computed: Sequence[Any] = [None] * len(inputs)
        if pairs:
            results, gradients = zip(*pairs, strict=True)
            computed = grad(results, inputs, gradients, create_graph=is_recorded, allow_unused=True)
        zipped = zip(inputs, computed, strict=True)
        return tuple(_F.zeros_like(item) if gradient is None else gradient for item, gradient in zipped)


def refusing_gradients(results: Sequence[Any], involved: Sequence[Any]) -> list[Any]:
    """Results of a loop whose gradient is an error while the program is captured."""
    tensors = [result for result in results if isinstance(result, Tensor)]
    replaced = iter(_Loop.apply(tuple(tensors), *(item for item in involved if isinstance(item, Tensor))))
    return [next(replaced) if isinstance(result, Tensor) else result for result in results]


def _detached(ctx: Any, results: Sequence[Any]) -> tuple[Any, ...]:
    """Results without their history; those of integers have no gradients."""
    detached = tuple(result.detach() for result in results)
    ctx.mark_non_differentiable(*(item for item in detached if not item.is_floating_point() and not item.is_complex()))
    return detached


class _Loop(Function):
    """What a loop gave."""

    @staticmethod
    def forward(ctx: Any, results: Any, *operands: Any) -> Any:
        """The results."""
        del operands
        return _detached(ctx, results)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """RuntimeError."""
        del ctx, gradients
        msg = (
            "while_loop(): a gradient is computed while the program is captured, which would need the values of every "
            "iteration: capture the program without its backward pass, and compute the gradient of what it gives"
        )
        raise ComputeError(msg)
