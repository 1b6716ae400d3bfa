"""Networks that train on OpenCL: the losses are those of the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from device_cases import need_opencl

import generated as ow
from generated import nn

need_opencl()


class Block(nn.Module):
    """A transformer's block over embeddings, and a classifier."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(20, 16)
        self.block = nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True)
        self.head = nn.Linear(16, 20)

    def forward(self, tokens: Any) -> Any:
        return self.head(self.block(self.embedding(tokens)))


class Residual(nn.Module):
    """Two convolutions with normalisation, and a way around them."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.first, self.second = (nn.Conv2d(channels, channels, 3, padding=1, bias=False) for _ in range(2))
        self.norms = nn.ModuleList([nn.BatchNorm2d(channels), nn.BatchNorm2d(channels)])

    def forward(self, x: Any) -> Any:
        inside = ow.relu(self.norms[0](self.first(x)))
        return ow.relu(self.norms[1](self.second(inside)) + x)


class SmallResNet(nn.Module):
    """A stem, two residual blocks, pooling and a classifier."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, stride=2, padding=1)
        self.blocks = nn.Sequential(Residual(8), nn.MaxPool2d(2), Residual(8), nn.AdaptiveAvgPool2d(1), nn.Flatten())
        self.head = nn.Linear(8, 5)

    def forward(self, x: Any) -> Any:
        return self.head(self.blocks(self.stem(x)))


def tokens() -> tuple[Any, Any]:
    batch = ow.randint(0, 20, (4, 9), generator=ow.Generator().manual_seed(3))
    return batch[:, :-1], batch[:, 1:]


def images() -> tuple[Any, Any]:
    generator = ow.Generator().manual_seed(4)
    return ow.randn(6, 3, 16, 16, generator=generator), ow.randint(0, 5, (6,), generator=generator)


NETWORKS: dict[str, tuple[Callable[[], Any], Callable[[], Any], Callable[..., Any]]] = {
    "transformer": (Block, tokens, lambda parameters: ow.optim.AdamW(parameters, lr=0.01)),
    "resnet": (SmallResNet, images, lambda parameters: ow.optim.SGD(parameters, lr=0.05, momentum=0.9)),
}


def losses_of(title: str, where: str) -> list[float]:
    make, data, optimizer_of = NETWORKS[title]
    ow.manual_seed(1)
    model = make().to(where)
    x, target = (item.to(where) for item in data())
    optimizer, losses = optimizer_of(model.parameters()), []
    for _ in range(5):
        output = model(x)
        loss = nn.functional.cross_entropy(output.reshape(-1, output.shape[-1]), target.reshape(-1))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert all(parameter.device.type == where for parameter in model.parameters())
    return losses


@pytest.mark.parametrize("title", NETWORKS)
def test_a_network_trains_with_the_losses_of_the_cpu(title: str) -> None:
    expected = losses_of(title, "cpu")
    losses = losses_of(title, "opencl")
    np.testing.assert_allclose(losses, expected, rtol=2e-4)
    assert losses[-1] < losses[0]


def test_a_perceptron_needs_the_cpu_for_its_losses_alone() -> None:
    ow.manual_seed(2)
    model = nn.Sequential(nn.Linear(6, 12), nn.Tanh(), nn.Linear(12, 3), nn.LogSoftmax(-1)).to("opencl")
    x, target = ow.randn(5, 6).to("opencl"), ow.randn(5, 3).to("opencl")
    ones = ow.ones(5, 3, device="opencl")
    with ow.devices.fallback("error"):
        output = model(x)
        output.backward(ones * target)
        with ow.no_grad():
            for parameter in model.parameters():
                parameter.sub_(parameter.grad, alpha=0.1)
    assert model(x).isfinite().all()


def test_random_numbers_are_those_of_the_cpu() -> None:
    results = []
    for where in ("cpu", "opencl"):
        ow.manual_seed(7)
        x = ow.randn(1000, device=where)
        dropped, order = nn.functional.dropout(x, 0.3), ow.randperm(50, device=where)
        results.append([item.cpu().clone() for item in (x, ow.rand(3, 5, device=where), dropped, order)])
        results[-1].append(x.normal_().cpu())
    for on_cpu, there in zip(*results, strict=True):
        assert ow.equal(on_cpu, there)
