"""Gradients of ``cond`` and ``while_loop`` while a program is captured, by further ones.

What a way computed is known inside of its block or graph alone, so that a formula outside cannot read it: the gradient
of a condition is a condition of the gradients of both ways, which are computed again. That of a loop is a loop over its
iterations from the last one on, each of which computes those before it again: n iterations cost n * (n + 1) / 2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from runtime.autograd.function import Function
from runtime.autograd.functional import grad
from runtime.autograd.trees import TreeSpec, tree_flatten, tree_unflatten
from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.guards import enable_grad, grad_enabled
from runtime.tensor import Tensor, dtypes

Way = Callable[..., Sequence[Any]]
DRAWN = "the random numbers that were drawn"
WRITTEN = "what a function has written over in what is carried: let it compute new tensors instead"
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


def refusing_gradients(what: str, results: Sequence[Any], involved: Sequence[Any], needed: str = DRAWN) -> list[Any]:
    """Results whose gradient is an error while the program is captured, for want of what is needed."""
    tensors = [result for result in results if isinstance(result, Tensor)]
    operands = [item for item in involved if isinstance(item, Tensor)]
    replaced = iter(_Refused.apply(_REFUSED.format(what, needed), tuple(tensors), *operands))
    return [next(replaced) if isinstance(result, Tensor) else result for result in results]


def _detached(ctx: Any, results: Sequence[Any]) -> tuple[Any, ...]:
    """Results without their history; those of integers have no gradients."""
    detached = tuple(result.detach() for result in results)
    ctx.mark_non_differentiable(*(item for item in detached if not item.is_floating_point() and not item.is_complex()))
    return detached


def differentiated_loop(run: LoopRun, results: Sequence[Any], outside: Sequence[Any]) -> list[Any]:
    """Results of a loop, with the gradients of its iterations; `outside` are tensors that its functions read."""
    operands = [item for item in run.carried if isinstance(item, Tensor)]
    read = [item for item in outside if item.requires_grad]
    constant = [item for item in outside if not item.requires_grad]
    tensors = [result for result in results if isinstance(result, Tensor)]
    replaced = iter(_LoopOfGradients.apply(run, tuple(read), tuple(tensors), *operands, *read, *constant))
    return [next(replaced) if isinstance(result, Tensor) else result for result in results]


class LoopRun(NamedTuple):
    """A loop: ``while_loop``, its functions, and what it began with: leaves, and their form."""

    loop: Way
    cond_fn: Callable[..., Any]
    body_fn: Callable[..., Any]
    carried: Sequence[Any]
    form: TreeSpec

    def goes_on(self, _: Any, *leaves: Any) -> Any:
        """Whether there is another iteration, behind a counter."""
        return self.cond_fn(*tree_unflatten(list(leaves), self.form))

    def step(self, count: Any, *leaves: Any) -> tuple[Any, ...]:
        """One iteration, behind a counter."""
        return (count + 1, *tree_flatten(self.body_fn(*tree_unflatten(list(leaves), self.form)))[0])

    def iterations(self) -> Any:
        """The number of iterations."""
        return self.loop(self.goes_on, self.step, (_zero(), *self.carried))[0]

    def after(self, number: Any) -> list[Any]:
        """What is carried after so many iterations."""
        return list(self.loop(lambda count, *_: count < number, self.step, (_zero(), *self.carried))[1:])


def _zero() -> Any:
    return _F.zeros((), dtype=dtypes.int64)


def _is_differentiable(item: Any) -> bool:
    return isinstance(item, Tensor) and (item.dtype.is_floating_point or item.dtype.is_complex)


class _LoopOfGradients(Function):
    """What a loop gave, with its gradient."""

    @staticmethod
    def forward(ctx: Any, run: LoopRun, read: Any, results: Any, *operands: Any) -> Any:
        """The results; the operands are what is carried, what is read besides, and what of that has no gradients."""
        ctx.run, ctx.read = run, read
        ctx.save_for_backward(*operands)
        return _detached(ctx, results)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """The gradients of what was carried into the loop, and of what it read besides."""
        if grad_enabled():
            raise ComputeError(_REFUSED.format("while_loop", "the values of every iteration"))
        run, read = ctx.run, ctx.read
        constant = ctx.saved_tensors[len(gradients) + len(read) :]  # an error where one of all was written since
        operands = [item for item in run.carried if isinstance(item, Tensor)]
        flows = [position for position, item in enumerate(run.carried) if _is_differentiable(item)]
        arriving = [grad for item, grad in zip(operands, gradients, strict=True) if _is_differentiable(item)]

        def back(remaining: Any, *carried: Any) -> tuple[Any, ...]:
            grads, sums = carried[: len(flows)], carried[len(flows) :]
            state = run.after(remaining - 1)
            with enable_grad():
                for position in flows:
                    state[position] = state[position].detach().requires_grad_()
                inputs = [*(state[position] for position in flows), *read]
                results = run.step(0, *state)[1:]
                pairs = [
                    (results[position], grad)
                    for position, grad in zip(flows, grads, strict=True) if results[position].requires_grad
                ]  # fmt: skip
                computed: Sequence[Any] = [None] * len(inputs)
                if pairs:
                    computed = grad_of([item for item, _ in pairs], inputs, [grad for _, grad in pairs])
            filled = [
                _F.zeros_like(item) if value is None else value for item, value in zip(inputs, computed, strict=True)
            ]
            added = [total + value for total, value in zip(sums, filled[len(flows) :], strict=True)]
            return (remaining - 1, *filled[: len(flows)], *added)

        sums = [_F.zeros_like(item) for item in read]
        _, *last = run.loop(lambda remaining, *_: remaining > 0, back, (run.iterations(), *arriving, *sums))
        by_operand = iter(last[: len(flows)])
        carried_grads = [next(by_operand) if _is_differentiable(item) else None for item in operands]
        return None, None, None, *carried_grads, *last[len(flows) :], *(None for _ in constant)


def grad_of(results: Sequence[Any], inputs: Sequence[Any], gradients: Sequence[Any]) -> Sequence[Any]:
    """The gradients of inputs; None of those that no result needs."""
    return grad(results, inputs, gradients, allow_unused=True)


_REFUSED = (
    "{}(): a gradient is computed while the program is captured, which would need {}. Capture the program without its "
    "backward pass, and compute the gradient of what it gives"
)


class _Refused(Function):
    """What functions gave of which there is no gradient."""

    @staticmethod
    def forward(ctx: Any, message: str, results: Any, *operands: Any) -> Any:
        """The results."""
        del operands
        ctx.message = message
        return _detached(ctx, results)

    @staticmethod
    def backward(ctx: Any, *gradients: Any) -> Any:
        """RuntimeError."""
        del gradients
        raise ComputeError(ctx.message)
