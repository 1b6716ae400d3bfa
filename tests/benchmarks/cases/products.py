"""Matrix products and convolutions, all threads."""

from __future__ import annotations

from typing import Any

from benchmarks.model import Case, Draw, Group, Inputs


def matrices(draw: Draw, n: int) -> dict[str, Any]:
    """Two square matrices, and two batches of 16."""
    return {"a": draw.normal(n, n), "b": draw.normal(n, n)}


def batches(draw: Draw, n: int) -> dict[str, Any]:
    """Two batches of 16 square matrices."""
    return {"a": draw.normal(16, n, n), "b": draw.normal(16, n, n)}


def layer(batch: int) -> Inputs:
    """A layer from n to n."""
    return lambda draw, n: {"x": draw.normal(batch, n), "w": draw.normal(n, n), "bias": draw.normal(n)}


def images(draw: Draw, n: int) -> dict[str, Any]:
    """8 images of 16 channels, and filters for them."""
    return {
        "x": draw.normal(8, 16, n, n), "three": draw.normal(32, 16, 3, 3) / 12, "one": draw.normal(32, 16, 1, 1) / 4,
        "bias": draw.normal(32), "scale": draw.normal(16), "shift": draw.normal(16),
    }  # fmt: skip


def convolve_and_back(m: Any, x: Any, w: Any, bias: Any) -> Any:
    """The three gradients of a convolution."""
    return m.autograd.grad(m.conv2d(x, w, bias, 1, 1).sum(), (x, w, bias))


_MM, _LAYER = "m.mm(a, b)", "m.nn.functional.linear(x, w, bias)"
_MATMUL = {"numpy": "m.matmul(a, b)"}
_LINEAR = {"numpy": "m.matmul(x, w.T) + bias"}
_BATCH_NORM = "m.batch_norm(x, scale, shift, None, None, True, 0.1, 1e-5, {})"
PRODUCTS = Group(
    "products", "Matrix products", "float32.",
    (
        *(Case(f"mm {n}", matrices, _MM, n, others=_MATMUL, tolerance=1e-3) for n in (64, 128, 256, 512, 1024)),
        Case("mm 512, transposed", matrices, "m.mm(a.t(), b)", 512, tolerance=1e-3),
        Case("bmm 16 x 64", batches, "m.bmm(a, b)", 64, others=_MATMUL, tolerance=1e-3),
        Case("bmm 16 x 128", batches, "m.bmm(a, b)", 128, others=_MATMUL, tolerance=1e-3),
        Case("linear, batch 1", layer(1), _LAYER, 1024, others=_LINEAR, tolerance=1e-3),
        Case("linear, batch 256", layer(256), _LAYER, 1024, others=_LINEAR, tolerance=1e-3),
    ),
    threads=0, target=1.05,
)  # fmt: skip
CONVOLUTION = Group(
    "convolution", "Convolution", "8 float32 images of 16 channels, 32 x 32; filters to 32 channels.",
    (
        Case("3x3", images, "m.conv2d(x, three, bias, 1, 1)", 32, tolerance=1e-3),
        Case("3x3, stride 2", images, "m.conv2d(x, three, bias, 2, 1)", 32, tolerance=1e-3),
        Case("1x1", images, "m.conv2d(x, one, bias)", 32, tolerance=1e-3),
        Case(
            "3x3, forward and backward", lambda draw, n: {**images(draw, n), "step": convolve_and_back},
            "step(m, x, three, bias)", 32, grad=True, tolerance=1e-2,
        ),
        Case("max_pool2d", images, "m.max_pool2d(x, 2)", 32),
        Case("avg_pool2d", images, "m.nn.functional.avg_pool2d(x, 2)", 32),
        Case("batch_norm", images, _BATCH_NORM.format("True"), 32, tolerance=1e-3),
    ),
    threads=0, target=1.5,
)  # fmt: skip
