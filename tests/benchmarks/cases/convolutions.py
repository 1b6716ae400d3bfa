"""The layers of `convolutions.yaml`: the convolution, and the gradients of its input and of its kernels."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from benchmarks.model import Case, Draw, Group

Layer = tuple[int, ...]
LAYERS: dict[str, list[Layer]] = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))


def inputs(layer: Layer) -> Callable[[Draw, int], dict[str, Any]]:
    """Images and kernels of a layer, of the images as many as asked for, and what gives the gradients."""
    batch, inside, side, outside, kernel, stride, padding, groups = layer
    shape = (outside, inside // groups, kernel, kernel)
    positions = (side + 2 * padding - kernel) // stride + 1

    def made(draw: Draw, n: int) -> dict[str, Any]:
        count = min(n, batch)
        return {
            "x": draw.normal(count, inside, side, side), "w": draw.weight(*shape).array,
            "g": draw.normal(count, outside, positions, positions),
            "back": back, "options": (stride, padding, 1, groups),
        }  # fmt: skip

    return made


def back(m: Any, which: str, x: Any, w: Any, g: Any, options: tuple[int, ...]) -> Any:
    """The gradient of the input or of the kernels."""
    leaf = (x if which == "input" else w).detach().requires_grad_()
    result = m.conv2d(leaf if which == "input" else x, w if which == "input" else leaf, None, *options)
    return m.autograd.grad(result, leaf, g)[0]


def cases(network: str, layer: Layer) -> list[Case]:
    """Three cases of a layer. Those of gradients have the convolution, too."""
    batch, inside, side, outside, kernel, stride, _, groups = layer
    name = f"{network}: {batch}x{inside}x{side}x{side}, {kernel}x{kernel} to {outside}"
    name += f", stride {stride}" * (stride > 1) + f", {groups} groups" * (groups > 1)
    result = inputs(layer)
    return [
        Case(name, result, "m.conv2d(x, w, None, *options)", batch, tiny=2, tolerance=1e-3),
        Case(f"{name}, input", result, "back(m, 'input', x, w, g, options)", batch, tiny=2, tolerance=1e-2),
        Case(f"{name}, kernels", result, "back(m, 'kernels', x, w, g, options)", batch, tiny=2, tolerance=1e-1),
    ]


LAYER_GROUP = Group(
    "layers", "Convolutions of networks", "float32; the rows of a gradient have the convolution itself, too.",
    tuple(case for network, layers in LAYERS.items() for layer in layers for case in cases(network, layer)),
    threads=1, target=1.2,
)  # fmt: skip
