"""Modules that are fully sharded, on two ranks with half of a batch each, against one process with all of it."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ranks import ABSENT, Ranks

import generated as ow
from runtime.distributed.records import last_records

dist, nn = ow.distributed, ow.nn
fsdp = dist.fsdp
SIZE = 2


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pytest.importorskip("mpi4py", reason=ABSENT)
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def numbers(*shape: int, seed: int = 0) -> Any:
    return ow.from_numpy(np.random.default_rng(seed).standard_normal(shape))


def collectives() -> int:
    """How many collectives of the world this process has begun."""
    group = dist.group.WORLD.group_name
    return max((record.sequence for record in last_records if record.group == group), default=0)


def since(before: int) -> dict[str, int]:
    """How many collectives were begun afterwards, by name."""
    group = dist.group.WORLD.group_name
    return Counter(record.name for record in last_records if record.group == group and record.sequence > before)


class Tied(nn.Module):
    """The first and the last layer share their weight."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.middle, self.last = nn.Linear(5, 3), nn.Linear(3, 3, bias=False), nn.Linear(3, 5)
        self.last.weight = nn.Parameter(self.first.weight.detach().t().clone())
        self.again = nn.Linear(3, 5)
        self.again.weight = self.last.weight

    def forward(self, x: Any) -> Any:
        y = self.middle(ow.tanh(self.first(x)))
        return self.last(y) * self.again(y).sigmoid()


def perceptron() -> Any:
    return nn.Sequential(nn.Linear(5, 7), nn.Tanh(), nn.Linear(7, 1), nn.Sigmoid(), nn.Linear(1, 4))


def transformer() -> Any:
    return nn.TransformerEncoder(
        nn.TransformerEncoderLayer(6, 2, 5, dropout=0.0, batch_first=True), 2, enable_nested_tensor=False
    )


MODELS: dict[str, tuple[Callable[[], Any], tuple[int, ...], Callable[[Any], list[Any]]]] = {
    "perceptron": (perceptron, (6, 5), lambda model: [model[0], model[2]]),
    "transformer": (transformer, (4, 3, 6), lambda model: list(model.layers)),
    "shared": (Tied, (4, 5), lambda model: [model.middle]),
}


def new_model(build: Callable[[], Any]) -> Any:
    ow.manual_seed(0)
    return build().double()


def training(rank: int) -> None:
    for (name, (build, shape, parts)), reshards in [(item, flag) for item in MODELS.items() for flag in (True, False)]:
        expected, model = new_model(build), new_model(build)
        for part in [*parts(model), model]:
            assert fsdp.fully_shard(part, reshard_after_forward=reshards) is part
        assert isinstance(model, fsdp.FSDPModule)
        assert isinstance(model, type(expected))
        rules = [ow.optim.AdamW(network.parameters(), lr=0.02) for network in (expected, model)]
        norms = []
        for step in range(3):
            x = numbers(*shape, seed=step)
            half = x.shape[0] // SIZE
            for network, batch, rule in zip(
                (expected, model), (x, x[rank * half : (rank + 1) * half]), rules, strict=True
            ):
                rule.zero_grad()
                network(batch).square().mean().backward()
                norms.append(nn.utils.clip_grad_norm_(network.parameters(), 0.1))
                rule.step()
            np.testing.assert_allclose(norms[-1].full_tensor().numpy(), norms[-2].numpy(), rtol=1e-11)
        names = dict(expected.named_parameters())
        for key, part in model.named_parameters():
            assert isinstance(part, nn.Parameter)
            assert part.placements == part.grad.placements == (dist.tensor.Shard(0),)
            np.testing.assert_allclose(
                part.full_tensor().detach().numpy(), names[key].detach().numpy(), rtol=1e-12, atol=1e-12, err_msg=name
            )
        assert len(names) == len(list(model.parameters()))


def test_training_is_that_of_one_process(ranks: Ranks) -> None:
    ranks.run(training)


def prefetches(rank: int) -> None:
    """Layers whose parameters are begun to be gathered before they run, forward and backward, beside none."""
    for reshards in (True, False):
        expected, model = new_model(perceptron), new_model(perceptron)
        layers = [[network[0], network[2], network[4]] for network in (expected, model)]
        for network, parts in zip((expected, model), layers, strict=True):
            for part in [*parts, network]:
                fsdp.fully_shard(part, reshard_after_forward=reshards)
        first, second, third = layers[1]
        first.set_modules_to_forward_prefetch([second, third])
        third.set_modules_to_backward_prefetch([second, first])
        seen: list[int] = []
        before = collectives()
        first.register_forward_hook(lambda *_: seen.append(since(before).total()))
        rules = [ow.optim.SGD(network.parameters(), lr=0.1) for network in (expected, model)]
        for step in range(3):
            x = numbers(6, 5, seed=10 * rank + step)
            counts = []
            for network, rule in zip((expected, model), rules, strict=True):
                rule.zero_grad()
                before = collectives()
                network(x).square().mean().backward()
                counts.append(since(before).total())
                rule.step()
            assert counts[0] == counts[1]
            assert seen.pop() == 3 - (step == 2)  # the layers behind it too, one of which was begun below
            if step == 1:  # what was gathered before a step of the optimizer is gathered again
                handle = second.unshard(async_op=True)
                with ow.no_grad():
                    second.weight.mul_(2)
                    expected[2].weight.mul_(2)
                del handle
        for part, value in zip(model.parameters(), expected.parameters(), strict=True):
            assert part.full_tensor().equal(value.full_tensor())
        second.unshard(async_op=True).wait()
        assert tuple(second.weight.shape) == (1, 7)
        assert not isinstance(second.weight, dist.tensor.DTensor)
        second.reshard()
        assert isinstance(second.weight, dist.tensor.DTensor)
    with pytest.raises(TypeError, match=r"set_modules_to_forward_prefetch\(\): expected modules after fully_shard"):
        first.set_modules_to_forward_prefetch([nn.ReLU()])


def test_parameters_are_gathered_beside_what_runs(ranks: Ranks) -> None:
    ranks.run(prefetches)


def gathers(rank: int) -> None:
    shape = (6, 4)
    for reshards, backward in ((True, 1), (False, 0), (None, 0)):
        model = nn.Sequential(nn.Linear(4, 6), nn.Tanh(), nn.Linear(6, 2))
        fsdp.fully_shard(model, reshard_after_forward=reshards)
        before = collectives()
        loss = model(numbers(*shape).float().requires_grad_()).sum()
        assert since(before) == {"all_gather": 1}
        assert all(isinstance(parameter, dist.tensor.DTensor) for parameter in model.parameters())
        before = collectives()
        loss.backward()
        counts = since(before)
        assert counts.pop("reduce_scatter") == 1
        assert counts.get("all_gather", 0) == backward  # for the weights, which products save
    model.set_requires_gradient_sync(False)
    x = numbers(*shape, seed=rank).float()
    model.zero_grad()
    before = collectives()
    model(x).sum().backward()
    assert since(before) == {"all_gather": 1}
    assert all(parameter.grad is None for parameter in model.parameters())
    model.set_requires_gradient_sync(True)
    model(x).sum().backward()
    twice = [parameter.grad.full_tensor() for parameter in model.parameters()]
    model.zero_grad()
    (model(x).sum() * 2).backward()
    for parameter, grad in zip(model.parameters(), twice, strict=True):
        np.testing.assert_allclose(parameter.grad.full_tensor().numpy(), grad.numpy(), rtol=1e-5)


def test_parameters_are_gathered_for_each_use_and_gradients_scattered(ranks: Ranks) -> None:
    ranks.run(gathers)


class Choosing(nn.Module):
    """Layers of several sizes and dtypes, one of which is frozen, and of which a forward uses some."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(3, 3, bias=index % 2 == 0) for index in range(5)]).double()
        self.scale = nn.Parameter(ow.ones(1))
        self.layers[4].requires_grad_(False)

    def forward(self, x: Any, which: list[int]) -> Any:
        for index in which:
            x = self.layers[index](x).tanh()
        return x * self.scale


def chosen_layers(rank: int) -> None:
    """Ranks that use other layers get averages of what any rank has; what nobody used has no gradient."""
    for reshards in (True, False):
        ow.manual_seed(0)
        expected = Choosing()
        model = copy.deepcopy(expected)
        fsdp.fully_shard(model, reshard_after_forward=reshards)
        for step, uses in enumerate([([0, 4], [1, 4]), ([2], [2, 0]), ([1, 4], [4, 3])]):
            x = numbers(SIZE, 2, 3, seed=step)
            for network in (expected, model):
                network.zero_grad()
            before = collectives()
            model(x[rank], uses[rank]).square().sum().backward()
            counts = since(before)
            assert counts["reduce_scatter"] == 2  # of two dtypes
            assert counts["all_gather"] <= 6  # two dtypes and what is frozen, forward and backward
            sum(expected(x[peer], uses[peer]).square().sum() / SIZE for peer in range(SIZE)).backward()
            for (name, part), parameter in zip(model.named_parameters(), expected.parameters(), strict=True):
                assert (part.grad is None) == (parameter.grad is None), (step, name)
                if part.grad is not None:
                    np.testing.assert_allclose(
                        part.grad.full_tensor().numpy(), parameter.grad.numpy(), rtol=1e-6, atol=1e-12, err_msg=name
                    )


def test_ranks_that_use_other_layers(ranks: Ranks) -> None:
    ranks.run(chosen_layers)


def precision(rank: int, folder: str) -> None:
    model = nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 2))
    policy = fsdp.MixedPrecisionPolicy(ow.bfloat16, ow.float32, ow.float32)
    fsdp.fully_shard(model, mp_policy=policy)
    seen = []
    model[2].register_forward_pre_hook(lambda module, args: seen.append((args[0].dtype, module.weight.dtype)))
    result = model(numbers(6, 4).float())
    result.sum().backward()
    assert (seen, result.dtype) == ([(ow.bfloat16, ow.bfloat16)], ow.float32)
    assert {p.dtype for p in model.parameters()} == {p.grad.dtype for p in model.parameters()} == {ow.float32}
    state = model.state_dict()
    assert all(isinstance(value, dist.tensor.DTensor) for value in state.values())
    dist.checkpoint.save(state, checkpoint_id=folder)
    other = fsdp.fully_shard(nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 2)))
    dist.checkpoint.load(other.state_dict(), checkpoint_id=folder)
    other.load_state_dict(other.state_dict())
    for first, second in zip(model.parameters(), other.parameters(), strict=True):
        assert first.full_tensor().equal(second.full_tensor())
    rows = dist.device_mesh.init_device_mesh("cpu", (2, 1), mesh_dim_names=("replicate", "shard"))
    repeated = fsdp.fully_shard(nn.Linear(4, 2, bias=False), mesh=rows)
    ow.nn.init.ones_(repeated.weight)
    repeated(ow.full((1, 4), float(rank))).sum().backward()
    assert repeated.weight.grad.full_tensor().tolist() == [[0.5] * 4] * 2
    broken = fsdp.fully_shard(nn.Linear(4, 2))
    with pytest.raises(RuntimeError):
        broken(ow.ones(1, 3))
    assert isinstance(broken.weight, dist.tensor.DTensor)
    assert broken(ow.ones(1, 4)).shape == (1, 2)
    for call, error, text in (
        (lambda: fsdp.fully_shard(model), ValueError, "is split already"),
        (lambda: fsdp.fully_shard([model]), TypeError, "expected a module, got list"),
        (lambda: fsdp.fully_shard(nn.PReLU(), shard_placement_fn=lambda p: dist.tensor.Shard(1)), ValueError,
         "along dimension 0"),
        (lambda: fsdp.fully_shard(nn.PReLU(), offload_policy=1), NotImplementedError, "all devices are the CPU"),
    ):  # fmt: skip
        with pytest.raises(error, match=text):
            call()


def test_precision_states_meshes_and_mistakes(ranks: Ranks, tmp_path: Path) -> None:
    ranks.run(precision, str(tmp_path))
