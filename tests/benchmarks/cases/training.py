"""Steps of training, written with operators and once for both libraries; the graph alone; one long expression."""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.model import Case, Draw, Group, Parameter

RATE = 1e-3


def descend(m: Any, loss: Any, weights: list[Any]) -> Any:
    """Gradients by backward(), and a step downhill. The loss."""
    loss.backward()
    with m.no_grad():
        for weight in weights:
            weight.sub_(weight.grad, alpha=RATE)
            weight.grad = None
    return loss


def logistic_step(m: Any, weights: list[Any], x: Any, y: Any) -> Any:
    """Logistic regression, its loss written out."""
    w, bias = weights
    p = m.sigmoid(m.mm(x, w).squeeze(1) + bias)
    return descend(m, -(y * m.log(p) + (1 - y) * m.log(1 - p)).mean(), weights)


def mlp_step(m: Any, weights: list[Any], x: Any, y: Any) -> Any:
    """Two layers and the cross entropy."""
    f, (w1, b1, w2, b2) = m.nn.functional, weights
    return descend(m, f.cross_entropy(f.linear(m.relu(f.linear(x, w1, b1)), w2, b2), y), weights)


def cnn_step(m: Any, weights: list[Any], x: Any, y: Any) -> Any:
    """Two convolutions with pools, and a layer."""
    f, (w1, b1, w2, b2, w3, b3) = m.nn.functional, weights
    h = m.max_pool2d(m.relu(m.conv2d(x, w1, b1, 1, 1)), 2)
    h = m.max_pool2d(m.relu(m.conv2d(h, w2, b2, 1, 1)), 2)
    return descend(m, f.cross_entropy(f.linear(m.flatten(h, 1), w3, b3), y), weights)


def attention(m: Any, x: Any, weights: dict[str, Any], heads: int) -> Any:
    """Several heads of causal attention over x of shape (batch, length, width)."""
    f, (batch, length, width) = m.nn.functional, x.shape
    q, k, v = (
        part.reshape(batch, length, heads, width // heads).transpose(1, 2)
        for part in f.linear(x, weights["qkv"]).split(width, 2)
    )
    future = m.triu(m.ones(length, length), 1) > 0
    scores = (m.matmul(q, k.transpose(-2, -1)) / (width // heads) ** 0.5).masked_fill(future, float("-inf"))
    mixed = m.matmul(m.softmax(scores, -1), v)
    return f.linear(mixed.transpose(1, 2).reshape(batch, length, width), weights["out"])


def transformer_step(m: Any, weights: dict[str, Any], tokens: Any, following: Any, heads: int) -> Any:
    """A decoder that predicts the following token."""
    f, x = m.nn.functional, m.embedding(weights["embedding"], tokens) + weights["position"]
    for layer in weights["layers"]:
        width = (x.shape[-1],)
        x = x + attention(m, m.layer_norm(x, width, layer["g1"], layer["h1"]), layer, heads)
        h = m.layer_norm(x, width, layer["g2"], layer["h2"])
        x = x + f.linear(f.gelu(f.linear(h, layer["up"])), layer["down"])
    scores = f.linear(x, weights["embedding"])
    loss = f.cross_entropy(scores.reshape(-1, scores.shape[-1]), following.reshape(-1))
    leaves = [
        weights["embedding"],
        weights["position"],
        *(value for layer in weights["layers"] for value in layer.values()),
    ]
    return descend(m, loss, leaves)


# For libraries that differentiate functions: losses under NumPy's names, and a step that gives new weights.


def logistic_loss(m: Any, weights: list[Any], x: Any, y: Any) -> Any:
    """The loss of `logistic_step`."""
    w, bias = weights
    p = 1 / (1 + m.exp(-(m.matmul(x, w)[:, 0] + bias)))
    return -m.mean(y * m.log(p) + (1 - y) * m.log(1 - p))


def mlp_loss(m: Any, weights: list[Any], x: Any, y: Any) -> Any:
    """The loss of `mlp_step`."""
    w1, b1, w2, b2 = weights
    scores = m.matmul(m.maximum(m.matmul(x, w1.T) + b1, 0), w2.T) + b2
    return m.mean(m.log(m.sum(m.exp(scores), 1)) - scores[m.arange(len(y)), y])


def pure_step(m: Any, slope: Any, loss: Any) -> Any:
    """A step of gradient descent, as a function of weights and a batch."""

    def step(weights: list[Any], x: Any, y: Any) -> list[Any]:
        gradients = slope(lambda weights: loss(m, weights, x, y))(weights)
        return [weight - RATE * gradient for weight, gradient in zip(weights, gradients, strict=True)]

    return step


def _logistic(draw: Draw, n: int) -> dict[str, Any]:
    weights = [Parameter(draw.normal(20, 1) / 4), Parameter(np.zeros(1, np.float32))]
    return {
        "weights": weights, "x": draw.normal(n, 20), "y": (draw.normal(n) > 0).astype(np.float32),
        "step": logistic_step, "loss": logistic_loss, "pure_step": pure_step,
    }  # fmt: skip


def _mlp(draw: Draw, n: int) -> dict[str, Any]:
    weights = [draw.weight(128, 64), draw.weight(128), draw.weight(10, 128), draw.weight(10)]
    return {
        "weights": weights, "x": draw.normal(n, 64), "y": draw.integers(10, n), "step": mlp_step, "loss": mlp_loss,
        "pure_step": pure_step,
    }  # fmt: skip


def _cnn(draw: Draw, n: int) -> dict[str, Any]:
    weights = [
        draw.weight(8, 1, 3, 3), draw.weight(8), draw.weight(16, 8, 3, 3), draw.weight(16),
        draw.weight(10, 16 * 7 * 7), draw.weight(10),
    ]  # fmt: skip
    return {"weights": weights, "x": draw.normal(n, 1, 28, 28), "y": draw.integers(10, n), "step": cnn_step}


def _transformer(draw: Draw, n: int) -> dict[str, Any]:
    width, length, words = 128, 64, 256
    layers = [
        {
            "qkv": draw.weight(3 * width, width), "out": draw.weight(width, width),
            "up": draw.weight(4 * width, width), "down": draw.weight(width, 4 * width),
            "g1": Parameter(np.ones(width, np.float32)), "h1": Parameter(np.zeros(width, np.float32)),
            "g2": Parameter(np.ones(width, np.float32)), "h2": Parameter(np.zeros(width, np.float32)),
        }
        for _ in range(2)
    ]  # fmt: skip
    weights = {"embedding": draw.weight(words, width), "position": draw.weight(length, width), "layers": layers}
    text = draw.integers(words, n, length + 1)
    return {
        "weights": weights,
        "tokens": np.ascontiguousarray(text[:, :-1]), "following": np.ascontiguousarray(text[:, 1:]),
        "heads": 4, "step": transformer_step,
    }  # fmt: skip


_PURE = {
    "others": dict.fromkeys(("autograd", "jax"), "fit(weights, x, y)"),
    "prepare": "fit = compiled(pure_step(m, slope, loss))",
}
TRAINING = Group(
    "training", "Steps of training", "Forward, backward, a step of gradient descent. Targets are for each by itself.",
    (
        Case("logistic regression", _logistic, "step(m, weights, x, y)", 64, target=0.5, threads=1, **_PURE),
        Case("MLP 64-128-10, batch 64", _mlp, "step(m, weights, x, y)", 64, target=0.6, threads=1, **_PURE),
        Case("CNN, 16x1x28x28", _cnn, "step(m, weights, x, y)", 16, tiny=2, target=1.3, tolerance=1e-4),
        Case(
            "transformer, 8x64 tokens", _transformer, "step(m, weights, tokens, following, heads)", 8, tiny=2,
            target=1.1, tolerance=1e-4,
        ),
    ),
    threads=0,
)  # fmt: skip
