"""A network of two layers and a step of training."""

from collections.abc import Sequence
from typing import assert_type

import generated as ow
import generated.nn.functional as F  # noqa: N812 - as users of PyTorch write it

Weights = Sequence[ow.Tensor]


def network(x: ow.Tensor, weights: Weights) -> ow.Tensor:
    """The scores."""
    hidden = F.relu(F.linear(x, weights[0], weights[1]))
    return F.linear(hidden, weights[2])


def step(x: ow.Tensor, labels: ow.Tensor, weights: Weights, rate: float) -> float:
    """One step of gradient descent; the loss."""
    loss = F.cross_entropy(network(x, weights), labels, reduction="mean")
    assert_type(loss, ow.Tensor)
    gradients = ow.autograd.grad(loss, weights)
    with ow.no_grad():
        for weight, gradient in zip(weights, gradients, strict=True):
            weight.sub_(gradient, alpha=rate)
    return float(loss.item())


ow.manual_seed(0)
weights = [ow.randn(8, 4).requires_grad_(), ow.zeros(8, requires_grad=True), ow.randn(3, 8).requires_grad_()]
print(step(ow.randn(5, 4), ow.randint(0, 3, (5,)), weights, 0.1))
assert_type(F.softmax(ow.randn(2, 3), dim=-1), ow.Tensor)
assert_type(F.mse_loss(ow.zeros(2), ow.ones(2), reduction="sum"), ow.Tensor)
assert_type(ow.linalg.norm(ow.ones(3)), ow.Tensor)
assert_type(ow.special.expit(ow.ones(3)), ow.Tensor)
