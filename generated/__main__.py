# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""`python -m generated`: a first look. An expression and its gradient, then a network that learns two spirals."""

from __future__ import annotations

import importlib
import math
import time
from typing import Any

ow: Any = importlib.import_module(__package__ or "generated")  # this package, whatever its name

Tensor = Any
POINTS = 200  # of each spiral
TURNS = 1.5
HIDDEN = 64
STEPS = 600
RATE = 0.02


def show_operators() -> None:
    """How much there is."""
    overloads = ow.registered_operators()
    operators = {overload.name.partition(".")[0].rstrip("_") for overload in overloads}
    differentiable = sum(bool(overload.derivative) for overload in overloads)
    print(
        f"opweave {ow.__version__}: {len(operators)} operators, {len(overloads)} overloads, {differentiable} "
        "derivatives\n")


def show_gradient() -> None:
    """An expression, the nodes that remember how it was made, and its gradient."""
    x = ow.tensor([-1.0, 0.0, 2.0], requires_grad=True)
    y = (x * ow.sigmoid(x)).sum()
    y.backward()
    print("x = ow.tensor([-1.0, 0.0, 2.0], requires_grad=True)")
    print("y = (x * ow.sigmoid(x)).sum()")
    print(f"y          {y.item():.4f}")
    print(f"y.grad_fn  {' <- '.join(chain(y.grad_fn))}")
    print(f"x.grad     {[round(value, 4) for value in x.grad.tolist()]}\n")


def chain(node: Any) -> list[str]:
    """The classes of the nodes from `node` down to a leaf, always along the last input."""
    names = []
    while node is not None:
        names.append(type(node).__name__)
        node = node.next_functions[-1][0] if node.next_functions else None
    return names


def two_spirals(points: int) -> tuple[Tensor, Tensor]:
    """Points (2 * `points`, 2) on two spirals with a little noise, and the spiral that each lies on, 0 or 1."""
    angle = 0.8 + ow.arange(points) * (TURNS * 2 * math.pi / points)
    arm = ow.stack([ow.cos(angle), ow.sin(angle)], 1) * angle.unsqueeze(1) / (TURNS * 2 * math.pi)
    places = ow.cat([arm, -arm]) + 0.02 * ow.randn(2 * points, 2)
    classes = ow.cat([ow.zeros(points, dtype=ow.int64), ow.ones(points, dtype=ow.int64)])
    return places, classes


def make_weights() -> list[Tensor]:
    """The weights and biases of two layers; requires_grad makes them leaves that collect gradients."""
    weights = [ow.randn(HIDDEN, 2) * 3, ow.randn(HIDDEN), ow.randn(2, HIDDEN) / math.sqrt(HIDDEN), ow.zeros(2)]
    return [weight.requires_grad_() for weight in weights]


def network(places: Tensor, weights: list[Tensor]) -> Tensor:
    """The scores (n, 2) of `places` (n, 2)."""
    first, first_bias, second, second_bias = weights
    hidden = ow.tanh(ow.nn.functional.linear(places, first, first_bias))
    return ow.nn.functional.linear(hidden, second, second_bias)


def train(places: Tensor, classes: Tensor, weights: list[Tensor]) -> None:
    """Adam (Kingma and Ba, arXiv 1412.6980, algorithm 1), written with in-place operators."""
    means = [ow.zeros_like(weight) for weight in weights]
    squares = [ow.zeros_like(weight) for weight in weights]
    for step in range(1, STEPS + 1):
        scores = network(places, weights)
        loss = ow.nn.functional.cross_entropy(scores, classes)
        gradients = ow.autograd.grad(loss, weights)
        with ow.no_grad():
            for weight, gradient, mean, square in zip(weights, gradients, means, squares, strict=True):
                mean.mul_(0.9).add_(gradient, alpha=0.1)
                square.mul_(0.999).add_(gradient * gradient, alpha=0.001)
                size = (square / (1 - 0.999**step)).sqrt_().add_(1e-8)
                weight.sub_(mean / size, alpha=RATE / (1 - 0.9**step))
        if step == 1 or step % (STEPS // 6) == 0:
            right = (scores.argmax(1) == classes).float().mean().item()
            print(f"step {step:4}   loss {loss.item():.4f}   right {right:6.1%}")


def picture(weights: list[Tensor], places: Tensor, classes: Tensor) -> str:
    """The regions of the two classes as `.` and `:`, with the points on them as `o` and `x`."""
    rows, columns, edge = 25, 64, 1.3
    y = ow.arange(rows).unsqueeze(1).expand(rows, columns) / (rows - 1) * -2 * edge + edge
    x = ow.arange(columns).expand(rows, columns) / (columns - 1) * 2 * edge - edge
    with ow.no_grad():
        region = network(ow.stack([x, y], 2).reshape(-1, 2), weights).argmax(1).reshape(rows, columns)
    lines = [[".:"[side] for side in row] for row in region.tolist()]
    for (across, up), side in zip(places.tolist(), classes.tolist(), strict=True):
        row, column = round((edge - up) / (2 * edge) * (rows - 1)), round((across + edge) / (2 * edge) * (columns - 1))
        if 0 <= row < rows and 0 <= column < columns:
            lines[row][column] = "ox"[side]
    return "\n".join("".join(line) for line in lines)


def main() -> None:
    """Everything, in order."""
    show_operators()
    show_gradient()
    ow.manual_seed(0)
    places, classes = two_spirals(POINTS)
    weights = make_weights()
    print(f"A network of {sum(weight.numel() for weight in weights)} weights learns {2 * POINTS} points on two spirals")
    start = time.perf_counter()
    train(places, classes, weights)
    print(f"{time.perf_counter() - start:.1f} s, kernels compiled or read from the cache on the way\n")
    print(picture(weights, places, classes))


if __name__ == "__main__":
    main()
