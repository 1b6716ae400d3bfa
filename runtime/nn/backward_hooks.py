"""The hooks of a module in the backward pass: nodes around its arguments and its result call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from runtime import callers
from runtime.autograd.function import Function
from runtime.autograd.hooks import RemovableHandle, unserializable_hook, warn_if_has_hooks
from runtime.errors import ComputeError
from runtime.guards import grad_enabled
from runtime.tensor import Tensor

__all__ = ["BackwardHook", "RemovableHandle", "unserializable_hook", "warn_if_has_hooks"]

Hook = Callable[..., Any]


class BackwardHookFunction(Function):
    """Gives its arguments back; its node is where a module begins or ends in the backward pass."""

    @staticmethod
    def forward(ctx: Any, *values: Tensor) -> tuple[Tensor, ...]:
        ctx.set_materialize_grads(False)
        ctx.mark_non_differentiable(*(value for value in values if not value.requires_grad))
        return values

    @staticmethod
    def backward(ctx: Any, *grads: Any, **_: Any) -> Any:  # noqa: ARG004 - every backward has a ctx
        return grads


def _through_gate(values: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any, list[int]]:
    """The values with their tensors behind a gate, the node of it (None: nothing requires grad), and their places."""
    positions = [position for position, value in enumerate(values) if isinstance(value, Tensor)]
    if not grad_enabled() or not any(values[position].requires_grad for position in positions):
        return values, None, positions
    passed = list(values)
    outputs = BackwardHookFunction.apply(*(values[position] for position in positions))
    for position, entry in zip(positions, outputs, strict=True):
        passed[position] = entry
    node = next(item.grad_fn for position, item in enumerate(passed) if position in positions and item.requires_grad)
    return tuple(passed), node, positions


def _spread(grads: Any, positions: list[int], count: int) -> tuple[Any, ...]:
    """Gradients of some of `count` values, None for the others."""
    result: list[Any] = [None] * count
    for position, grad in zip(positions, grads, strict=True):
        result[position] = grad
    return tuple(result)


class BackwardHook:
    """The hooks of one call of a module in its backward pass, each ``hook(module, grad_input, grad_output)``.

    Those of `user_pre_hooks` are called before, as ``hook(module, grad_output)``. What either returns replaces the
    gradients, unless it is None.

    >>> hook = ow.utils.hooks.BackwardHook(None, [lambda module, grad_input, grad_output: (grad_output[0] * 2,)], [])
    >>> x = ow.ones(2, requires_grad=True)
    >>> (y,) = hook.setup_input_hook((x,))
    >>> hook.setup_output_hook(y * 3).sum().backward()
    >>> x.grad
    tensor([2., 2.])
    """

    def __init__(self, module: Any, user_hooks: Iterable[Hook], user_pre_hooks: Iterable[Hook]) -> None:
        self.module, self.user_hooks, self.user_pre_hooks = module, list(user_hooks), list(user_pre_hooks)
        self.n_inputs = 0
        self.has_inputs = False
        self.grad_outputs: tuple[Any, ...] | None = None

    def setup_input_hook(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The arguments of forward, with a node on which the gradients of all of them arrive together."""
        if not self.user_hooks:
            return args
        args, node, positions = _through_gate(args)
        self.n_inputs = len(args)
        if node is not None:
            self.has_inputs = True

            def arrived(grad_input: Any, _: Any) -> Any:
                if not self.user_hooks:
                    return None
                if self.grad_outputs is None:
                    msg = "a module's backward hook ran before the gradient of its output was known"
                    raise ComputeError(msg)
                grads = self.run(_spread(grad_input, positions, self.n_inputs), self.grad_outputs)
                self.grad_outputs = None
                return tuple(grads[position] for position in positions)

            node.register_hook(arrived)
        return args

    def setup_output_hook(self, result: Any) -> Any:
        """The result of forward, with a node on which the gradients of all of it arrive together."""
        is_many = isinstance(result, (tuple, list))
        if not is_many and not isinstance(result, Tensor):
            callers.warn(
                "the result of a module with backward hooks should be a Tensor or a tuple of Tensors, got "
                f"{type(result).__name__}: they are not called"
            )
        values, node, positions = _through_gate(tuple(result) if is_many else (result,))
        if node is None:
            self.user_hooks = []  # no gradient of the result arrives, such as that of a dict
            return result

        def arrived(grads: Any) -> Any:
            all_grads = _spread(grads, positions, len(values))
            for hook in self.user_pre_hooks:
                replaced = hook(self.module, all_grads)
                if replaced is not None:
                    all_grads = _replaced(replaced, all_grads, "grad_output")
            self.grad_outputs = all_grads
            if self.user_hooks and not self.has_inputs:  # no gradient goes on to arguments: this is the end
                self.run((None,) * self.n_inputs, all_grads)
            return tuple(all_grads[position] for position in positions)

        node.register_prehook(arrived)
        if not is_many:
            return values[0]
        kind: Any = type(result)
        return kind(*values) if hasattr(result, "_fields") else kind(values)

    def run(self, grad_input: tuple[Any, ...], grad_output: tuple[Any, ...]) -> tuple[Any, ...]:
        """The gradients of the arguments after the hooks."""
        for hook in self.user_hooks:
            replaced = hook(self.module, grad_input, grad_output)
            if replaced is not None:
                if not self.has_inputs:
                    if isinstance(replaced, tuple) and all(grad is None for grad in replaced):
                        continue
                    msg = (
                        "a backward hook of a module where no input requires gradient cannot return gradients; it "
                        "must return None, or None for each of them"
                    )
                    raise ComputeError(msg)
                grad_input = _replaced(replaced, grad_input, "grad_input")
        return grad_input


def _replaced(replaced: Any, before: tuple[Any, ...], subject: str) -> tuple[Any, ...]:
    """What a hook returned as a tuple. RuntimeError for another count of gradients."""
    after = replaced if isinstance(replaced, tuple) else (replaced,)
    if len(after) != len(before):
        msg = f"a backward hook returned an invalid number of {subject}, got {len(after)}, but expected {len(before)}"
        raise ComputeError(msg)
    return after
