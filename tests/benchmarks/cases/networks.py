"""Steps of training of whole networks made of modules: forward, backward, and SGD with momentum."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.model import Case, Draw, Group

# Channels, blocks and stride of the stages of ResNet-18 (He and others, arXiv 1512.03385, table 1), and expansion,
# channels, blocks and stride of those of MobileNetV2 (Sandler and others, arXiv 1801.04381, table 2).
RESNET = ((64, 2, 1), (128, 2, 2), (256, 2, 2), (512, 2, 2))
RATE = 1e-6  # so small that rounding errors do not grow from step to step
MOBILENET = ((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1))


def normed(m: Any, inside: int, outside: int, kernel: int, stride: int = 1, groups: int = 1) -> list[Any]:
    """A convolution that keeps the size of images, but for its stride, and a norm."""
    convolution = m.nn.Conv2d(inside, outside, kernel, stride, kernel // 2, groups=groups, bias=False)
    return [convolution, m.nn.BatchNorm2d(outside)]


def summed(m: Any, way: Any, past: Any, last: Any) -> Any:
    """A module that adds what goes through `way` and what goes `past` it."""

    class Sum(m.nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.way, self.past, self.last = way, past, last

        def forward(self, x: Any) -> Any:
            return self.last(self.way(x) + self.past(x))

    return Sum()


def classifier(m: Any, parts: list[Any], channels: int) -> Any:
    """A network that ends with a mean over places and ten classes."""
    return m.nn.Sequential(*parts, m.nn.AdaptiveAvgPool2d(1), m.nn.Flatten(), m.nn.Linear(channels, 10))


def resnet(m: Any) -> Any:
    """ResNet-18."""
    nn, inside = m.nn, 64
    parts = [*normed(m, 3, 64, 7, 2), nn.ReLU(inplace=True), nn.MaxPool2d(3, 2, 1)]
    for channels, blocks, first in RESNET:
        for stride in (first, *[1] * (blocks - 1)):
            way = [*normed(m, inside, channels, 3, stride), nn.ReLU(inplace=True), *normed(m, channels, channels, 3)]
            same = stride == 1 and inside == channels
            past = nn.Identity() if same else nn.Sequential(*normed(m, inside, channels, 1, stride))
            parts.append(summed(m, nn.Sequential(*way), past, nn.ReLU(inplace=True)))
            inside = channels
    return classifier(m, parts, inside)


def mobilenet(m: Any) -> Any:
    """MobileNetV2."""
    nn, inside = m.nn, 32
    parts = [*normed(m, 3, 32, 3, 2), nn.ReLU6(inplace=True)]
    for factor, channels, blocks, first in MOBILENET:
        for stride in (first, *[1] * (blocks - 1)):
            wide = inside * factor
            way = [] if factor == 1 else [*normed(m, inside, wide, 1), nn.ReLU6(inplace=True)]
            way += [*normed(m, wide, wide, 3, stride, wide), nn.ReLU6(inplace=True), *normed(m, wide, channels, 1)]
            block = nn.Sequential(*way)
            same = stride == 1 and inside == channels
            parts.append(summed(m, block, nn.Identity(), nn.Identity()) if same else block)
            inside = channels
    return classifier(m, [*parts, *normed(m, inside, 1280, 1), nn.ReLU6(inplace=True)], 1280)


def trained(make: Callable[[Any], Any]) -> Callable[[Any], tuple[Any, Any]]:
    """What makes a network of a library, whose weights are the same in all, and its optimizer."""

    def made(m: Any) -> tuple[Any, Any]:
        network, random = make(m), np.random.default_rng(0)
        with m.no_grad():
            for weight in network.parameters():
                if weight.ndim > 1:
                    numbers = random.standard_normal(tuple(weight.shape), np.float32)
                    weight.copy_(m.from_numpy(numbers * np.float32((2 / np.prod(weight.shape[1:])) ** 0.5)))
        m.nn.init.zeros_(network[-1].bias)
        network.train()
        return network, m.optim.SGD(network.parameters(), lr=RATE, momentum=0.9)

    return made


def network_step(m: Any, network: Any, optimizer: Any, x: Any, y: Any) -> Any:
    """The loss, after a step downhill."""
    optimizer.zero_grad()
    loss = m.nn.functional.cross_entropy(network(x), y)
    loss.backward()
    optimizer.step()
    return loss.detach()


def case(name: str, make: Callable[[Any], Any], count: int, side: int, threads: int) -> Case:
    """A step on `count` images of `side`."""

    def inputs(draw: Draw, n: int) -> dict[str, Any]:
        return {
            "x": draw.normal(n, 3, side, side), "y": draw.integers(10, n), "trained": trained(make),
            "step": network_step,
        }  # fmt: skip

    return Case(
        f"{name}, {count}x3x{side}x{side}, {'one thread' if threads == 1 else 'all threads'}", inputs,
        "step(m, network, optimizer, x, y)", count, tiny=4, setup="network, optimizer = trained(m)", threads=threads,
        tolerance=1e-3,
    )  # fmt: skip


NETWORKS = Group(
    "networks", "Whole networks", "Modules; forward, backward, a step of SGD with momentum.",
    tuple(
        case(*item, threads)
        for threads in (1, 0)
        for item in (("ResNet-18", resnet, 16, 64), ("ResNet-18", resnet, 4, 224), ("MobileNetV2", mobilenet, 8, 96))
    ),
    threads=0, target=1.0,
)  # fmt: skip
