"""Grad modes as context managers and as decorators, with and without brackets."""

from typing import assert_type

import generated as ow

x = ow.ones(2, requires_grad=True)
with ow.no_grad():
    x += 1
with ow.enable_grad(), ow.set_grad_enabled(False), ow.inference_mode():
    assert_type(ow.is_grad_enabled(), bool)


@ow.no_grad()
def evaluate(x: ow.Tensor, times: int = 1) -> ow.Tensor:
    """With brackets."""
    return x * times


@ow.no_grad
def measure(x: ow.Tensor, times: int = 1) -> float:
    """Without brackets."""
    return float(x.sum().item()) * times


@ow.inference_mode()
def infer(x: ow.Tensor) -> ow.Tensor:
    """In inference mode."""
    return x.exp()


@ow.enable_grad
def train(x: ow.Tensor) -> ow.Tensor:
    """With gradients."""
    return x.exp()


assert_type(evaluate(x, times=2), ow.Tensor)
assert_type(measure(x, 3), float)
assert_type(infer(x), ow.Tensor)
assert_type(train(x), ow.Tensor)
