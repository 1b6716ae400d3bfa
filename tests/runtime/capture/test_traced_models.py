"""Models through jit.trace and a file: bits of results, buffers and gradients are the program's, at other sizes."""

from __future__ import annotations

import copy
import io
import warnings

import pytest

import generated as ow
from runtime.tensor import Tensor

nn = ow.nn


class Block(nn.Module):
    def __init__(self, channels: int, out: int, stride: int) -> None:
        super().__init__()
        self.first, self.norm1 = nn.Conv2d(channels, out, 3, stride, 1, bias=False), nn.BatchNorm2d(out)
        self.second, self.norm2 = nn.Conv2d(out, out, 3, 1, 1, bias=False), nn.BatchNorm2d(out)
        self.relu = nn.ReLU(inplace=True)
        self.shortcut = nn.Conv2d(channels, out, 1, stride) if stride > 1 else None

    def forward(self, x):
        y = self.norm2(self.second(self.relu(self.norm1(self.first(x)))))
        y += x if self.shortcut is None else self.shortcut(x)
        return self.relu(y)


class Residual(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.Sequential(Block(3, 3, 1), Block(3, 8, 2))
        self.head = nn.Linear(8, 10)

    def forward(self, x):
        return self.head(nn.functional.adaptive_avg_pool2d(self.blocks(x), 1).flatten(1))


class Language(nn.Module):
    """A transformer of one layer whose head has the weights of its embedding."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding, self.norm, self.head = nn.Embedding(20, 8), nn.LayerNorm(8), nn.Linear(8, 20)
        self.head.weight = self.embedding.weight
        self.register_buffer("mask", ow.ones(16, 16).tril())

    def forward(self, tokens):
        batch, length = tokens.shape
        x = self.norm(self.embedding(tokens) + ow.arange(length)[:, None])
        q = x.view(batch, length, 2, 4).transpose(1, 2)
        scores = (q @ q.transpose(-2, -1)) * (q.size(-1) ** -0.5)
        scores = scores.masked_fill(self.mask[:length, :length] == 0, float("-inf"))
        return self.head((scores.softmax(-1) @ q).transpose(1, 2).contiguous().view(batch, length, -1))


class Losses(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(4, 3)

    def forward(self, x, target):
        logits = self.layer(x)
        return nn.functional.cross_entropy(logits, target), nn.functional.mse_loss(logits, logits.detach() * 2)


MODELS = {
    "residual": (Residual, lambda n: (ow.randn(n, 3, 8 + n, 8),)),
    "language": (Language, lambda n: (ow.randint(0, 20, (n, 3 + n)),)),
    "losses": (Losses, lambda n: (ow.randn(n, 4), ow.randint(0, 3, (n,)))),
    "encoder": (lambda: nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), lambda n: (ow.randn(n, 2 + n, 8),)),
    "attention": (lambda: nn.MultiheadAttention(8, 2), lambda n: (ow.randn(2 + n, n, 8),) * 3),
    "groups": (
        lambda: nn.Sequential(nn.Conv1d(4, 4, 3, padding="same"), nn.GroupNorm(2, 4), nn.GELU(), nn.MaxPool1d(2),
                              nn.Dropout1d(), nn.Upsample(scale_factor=2), nn.Flatten()),
        lambda n: (ow.randn(n, 4, 8 + 2 * n),),
    ),
}  # fmt: skip


def outcome(call, model, args):
    """Results, gradients of parameters and buffers afterwards, for one seed."""
    ow.manual_seed(0)
    model.zero_grad()
    result = call(*args)
    results = [item for item in (result if isinstance(result, tuple) else (result,)) if isinstance(item, Tensor)]
    sum(item.square().sum() for item in results).backward()
    buffers = [buffer.clone() for buffer in model.buffers()]
    return [*results, *(parameter.grad for parameter in model.parameters()), *buffers]


@pytest.mark.parametrize("name", MODELS)
def test_a_traced_model_gives_the_bits_of_the_model(name) -> None:
    make, example = MODELS[name]
    ow.manual_seed(3)
    model = make()
    with warnings.catch_warnings():
        warnings.simplefilter("error", ow.jit.TracerWarning)
        traced = ow.jit.trace(model, example(2))
    traced.graph.lint()
    file = io.BytesIO()
    ow.jit.save(traced, file)
    file.seek(0)
    loaded = ow.jit.load(file)
    state = copy.deepcopy(model.state_dict())
    for number in (2, 3):
        args = example(number)
        outcomes = []
        for call, owner in ((model, model), (traced, traced), (loaded, loaded)):
            owner.load_state_dict(state)
            outcomes.append(outcome(call, owner, args))
        for wanted, *others in zip(*outcomes, strict=True):
            assert all(wanted.equal(item) for item in others)
