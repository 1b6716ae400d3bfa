"""A Function of one's own, forward and backward."""

from typing import Any, assert_type

import generated as ow
from generated.autograd import Function


class Cube(Function):
    """The third power."""

    @staticmethod
    def forward(ctx: Any, x: ow.Tensor, factor: float) -> ow.Tensor:
        """Factor times the third power."""
        ctx.save_for_backward(x)
        ctx.factor = factor
        return x * x * x * factor

    @staticmethod
    def backward(ctx: Any, grad: ow.Tensor) -> tuple[ow.Tensor | None, None]:
        """The gradient of x; none of the factor."""
        (x,) = ctx.saved_tensors
        return grad * 3 * x * x * ctx.factor, None


x = ow.tensor([1.0, 2.0], requires_grad=True)
y: ow.Tensor = Cube.apply(x, 2.0)
y.sum().backward()
assert x.grad is not None
assert_type(x.grad.tolist(), Any)
