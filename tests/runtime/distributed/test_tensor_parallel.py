"""Layers that two ranks compute together against the same layers on one, and how often the ranks communicate."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from ranks import ABSENT, Ranks

import generated as ow
from runtime.distributed.records import last_records

dist, nn = ow.distributed, ow.nn
SIZE = 2


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pytest.importorskip("mpi4py", reason=ABSENT)
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def numbers(*shape: int, seed: int = 0) -> Any:
    return ow.from_numpy(np.random.default_rng(seed).standard_normal(shape))


def communications() -> int:
    group = dist.group.WORLD.group_name
    return max((record.sequence for record in last_records if record.group == group), default=0)


class Block(nn.Module):
    """Two layers behind a normalisation, beside which the input passes."""

    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(width), nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, x: Any) -> Any:
        return x + self.down(ow.tanh(self.up(self.norm(x))))


def model(inner: int) -> Any:
    ow.manual_seed(0)
    return nn.Sequential(Block(4, inner), Block(4, inner)).double()


def plan(*, sequence: bool) -> dict[str, Any]:
    parallel, tensor = dist.tensor.parallel, dist.tensor
    if not sequence:
        return {"*.up": parallel.ColwiseParallel(), "*.down": parallel.RowwiseParallel()}
    rows = tensor.Shard(1)
    return {
        "*.norm": parallel.SequenceParallel(),
        "*.up": parallel.ColwiseParallel(input_layouts=rows),
        "*.down": parallel.RowwiseParallel(output_layouts=rows, use_local_output=False),
        "0": parallel.PrepareModuleInput(input_layouts=tensor.Replicate(), desired_input_layouts=rows),
        "1": parallel.PrepareModuleOutput(output_layouts=rows, desired_output_layouts=tensor.Replicate()),
    }


def training(rank: int) -> None:
    for inner, length, sequence in ((6, 4, False), (5, 3, False), (6, 4, True), (6, 3, True)):
        expected, network = model(inner), model(inner)
        assert dist.tensor.parallel.parallelize_module(network, None, plan(sequence=sequence)) is network
        rules = [ow.optim.Adam(item.parameters(), lr=0.02) for item in (expected, network)]
        for step in range(2):
            x = numbers(2, length, 4, seed=step)
            results = []
            for item, rule in zip((expected, network), rules, strict=True):
                rule.zero_grad()
                before = communications()
                results.append(item(x))
                if item is network and not sequence:
                    assert communications() - before == 2  # an all_reduce behind each block
                results[-1].square().mean().backward()
                if sequence:
                    parts = [parameter for parameter in item.parameters() if hasattr(parameter, "placements")]
                    assert all(part.grad.placements == part.placements for part in parts)
                rule.step()
            assert type(results[1]) is ow.Tensor
            np.testing.assert_allclose(results[1].detach().numpy(), results[0].detach().numpy(), rtol=1e-11)
        for (name, part), value in zip(network.named_parameters(), expected.parameters(), strict=True):
            full = part.full_tensor() if hasattr(part, "full_tensor") else part
            np.testing.assert_allclose(full.detach().numpy(), value.detach().numpy(), rtol=1e-11, err_msg=name)
        wanted = [dist.tensor.Shard(0), dist.tensor.Shard(0), dist.tensor.Shard(1), dist.tensor.Replicate()]
        layers = [network[0].up.weight, network[0].up.bias, network[0].down.weight, network[0].down.bias]
        assert [layer.placements[0] for layer in layers] == wanted


def test_layers_of_two_ranks_train_as_those_of_one(ranks: Ranks) -> None:
    ranks.run(training)


def tables(rank: int) -> None:
    """Tables of vectors, split either way, with positions received in parts too, and numbers without a gradient."""
    parallel, tensor = dist.tensor.parallel, dist.tensor
    styles = {
        "columns": (parallel.ColwiseParallel(output_layouts=tensor.Replicate()), tensor.Shard(1)),
        "rows": (parallel.RowwiseParallel(), tensor.Shard(0)),
        "rows of positions": (parallel.RowwiseParallel(input_layouts=tensor.Shard(1)), tensor.Shard(0)),
    }
    for name, (style, layout) in styles.items():
        for count, width in ((7, 5), (8, 6)):
            ow.manual_seed(0)
            expected = nn.Sequential(nn.Embedding(count, width, padding_idx=2), nn.Linear(width, 3)).double()
            network = copy.deepcopy(expected)
            parallel.parallelize_module(network, None, {"0": style, "1": parallel.ColwiseParallel(
                output_layouts=tensor.Replicate())})
            assert network[0].weight.placements == (layout,)
            rules = [ow.optim.Adam(item.parameters(), lr=0.02) for item in (expected, network)]
            for step in range(3):
                x = ow.from_numpy(np.random.default_rng(step).integers(0, count, (3, 4)))
                received = x.chunk(2, 1)[rank] if "positions" in name else x
                for item, rule, numbers_of in zip((expected, network), rules, (x, received), strict=True):
                    rule.zero_grad()
                    item(numbers_of).square().mean().backward()
                    rule.step()
            for part, value in zip(network.parameters(), expected.parameters(), strict=True):
                full = part.full_tensor().detach().numpy()
                np.testing.assert_allclose(full, value.detach().numpy(), rtol=1e-11, err_msg=name)
    with pytest.raises(NotImplementedError, match=r"nn\.Embedding with max_norm or sparse=True is computed by one"):
        parallel.parallelize_module(nn.Embedding(3, 2, sparse=True), None, parallel.RowwiseParallel())


def test_tables_of_two_ranks_train_as_those_of_one(ranks: Ranks) -> None:
    ranks.run(tables)


def mistakes(rank: int) -> None:
    parallel, tensor = dist.tensor.parallel, dist.tensor
    weight = tensor.distribute_tensor(numbers(4, 3), None, [tensor.Replicate()]).requires_grad_()
    (tensor.distribute_tensor(numbers(6, 4), None, [tensor.Shard(0)]) @ weight).sum().backward()
    assert weight.grad.placements == (tensor.Replicate(),)  # which clipping and optimizers write
    nn.utils.clip_grad_norm_([weight], 0.1)
    np.testing.assert_allclose(weight.grad.full_tensor().norm().item(), 0.1, rtol=1e-5)
    columns = dist.device_mesh.init_device_mesh("cpu", (2, 1))
    with pytest.warns(UserWarning, match="no submodule is called 'rest'"):
        parallel.parallelize_module(nn.Sequential(nn.Linear(2, 2)), None, {"rest": parallel.ColwiseParallel()})
    for call, error, text in (
        (lambda: parallel.parallelize_module(nn.ReLU(), None, parallel.ColwiseParallel()), NotImplementedError,
         "expected nn.Linear or nn.Embedding, got ReLU"),
        (lambda: parallel.parallelize_module(nn.ReLU(), None, 3), TypeError, "got int"),
        (lambda: parallel.parallelize_module(nn.ReLU(), columns, {}), ValueError, "a mesh of one dimension, got 2"),
        (lambda: parallel.PrepareModuleInput(input_layouts=tensor.Shard(0)), ValueError, "should have same length"),
        (lambda: parallel.PrepareModuleOutput(output_layouts=(None, None), desired_output_layouts=None), ValueError,
         "should have same length"),
    ):  # fmt: skip
        with pytest.raises(error, match=text):
            call()


def test_gradients_have_the_layout_of_leaves_and_mistakes_are_explained(ranks: Ranks) -> None:
    ranks.run(mistakes)
