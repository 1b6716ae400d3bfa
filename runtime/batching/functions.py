"""``autograd.Function`` of batched tensors: its own ``vmap``, or its forward and backward of batched tensors."""

from __future__ import annotations

from typing import Any

from runtime.autograd.function import Function, FunctionCtx
from runtime.batching.levels import F, Level, innermost_of, physical
from runtime.batching.plan import is_at, whole, wrapped
from runtime.batching.program_rules import by_vmap_of_program
from runtime.batching.tensor import BatchingError, batched
from runtime.guards import grad_enabled
from runtime.tensor import Tensor


def applied(function: type[Function], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``function.apply`` where an argument is batched."""
    level = innermost_of(args)
    assert level is not None
    rule = getattr(function, "vmap", None)
    if rule is not None:
        return by_vmap_of_program(rule, level, args)
    tensors = [argument for argument in args if isinstance(argument, Tensor)]
    if not (grad_enabled() and any(physical(tensor)[0]._edge is not None for tensor in tensors)):
        return function._apply(args, kwargs)[0]
    call = _Applied(function, level, args, kwargs)
    values = call.function().apply(*[argument._value if is_at(argument, level) else argument for argument in args])
    results = [wrapped(value, level) for value in values]
    return tuple(results) if call.several else results[0]


class _Applied:
    """One application of a Function whose backward is that of all samples."""

    def __init__(self, function: type[Function], level: Level, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.user, self.level, self.kwargs = function, level, kwargs
        self.is_batched = [is_at(argument, level) for argument in args]
        needs = tuple(isinstance(argument, Tensor) and physical(argument)[0]._edge is not None for argument in args)
        self.ctx = FunctionCtx(needs)
        self.several = False

    def function(self) -> type[Function]:
        """The Function of tensors that hold all samples."""
        return type(self.user.__name__, (Function,), {
            "forward": staticmethod(self.forward), "backward": staticmethod(self.backward),
        })  # fmt: skip

    def forward(self, ctx: FunctionCtx, *values: Any) -> tuple[Tensor, ...]:
        """The user's forward of batched tensors, and what they hold."""
        args = tuple([
            batched(value, self.level) if is_batched else value
            for value, is_batched in zip(values, self.is_batched, strict=True)
        ])  # fmt: skip
        if self.user.setup_context is Function.setup_context:
            result = self.user.forward(self.ctx, *args, **self.kwargs)
        else:
            result = self.user.forward(*args, **self.kwargs)
            self.user.setup_context(self.ctx, args, result)
        if self.ctx._dirty:
            msg = f"vmap: {self.user.__name__} changes its arguments in place; define its static method vmap"
            raise BatchingError(msg)
        self.several = isinstance(result, (tuple, list))
        outputs = list(result) if self.several else [result]
        outputs_of_batch = tuple([whole(output, self.level) for output in outputs])
        ctx.set_materialize_grads(self.ctx.materialize_grads)
        left_out = {id(item) for item in self.ctx._non_differentiable}
        ctx.mark_non_differentiable(
            *[item for item, seen in zip(outputs_of_batch, outputs, strict=True) if id(seen) in left_out]
        )
        return outputs_of_batch

    def backward(self, _: FunctionCtx, *grads: Tensor | None) -> tuple[Any, ...]:
        """The user's backward of batched gradients; those of an argument without a batch are summed."""
        returned = self.user.backward(
            self.ctx, *[None if grad is None else batched(grad, self.level) for grad in grads]
        )
        results = list(returned) if isinstance(returned, (tuple, list)) else [returned]
        results += [None] * (len(self.is_batched) - len(results))
        return tuple(map(self._of_argument, results, self.is_batched))

    def _of_argument(self, grad: Any, is_batched: bool) -> Any:
        if not isinstance(grad, Tensor):
            return grad
        if is_batched:
            return whole(grad, self.level)
        return F.sum(grad._value, 0) if is_at(grad, self.level) else F.mul(grad, self.level.size)  # type: ignore[attr-defined]


Function.of_batches = staticmethod(applied)  # type: ignore[method-assign]
