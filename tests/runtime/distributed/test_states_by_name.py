"""States of models and optimizers by names of parameters, planners of checkpoints, and functions that make DTensors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ranks import ABSENT, Ranks

import generated as ow

dist, nn = ow.distributed, ow.nn
checkpoint = dist.checkpoint
tensor = dist.tensor
states = checkpoint.state_dict
SIZE = 2


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pytest.importorskip("mpi4py", reason=ABSENT)
    pair = Ranks(SIZE)
    yield pair
    pair.close()


@pytest.fixture
def alone() -> Iterator[None]:
    dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
    yield
    dist.destroy_process_group()


def network(seed: int = 0) -> Any:
    ow.manual_seed(seed)
    return nn.Sequential(nn.Linear(4, 6), nn.Tanh(), nn.Linear(6, 2)).double()


def optimizer_of(model: Any) -> Any:
    first, *others = model.parameters()
    return ow.optim.AdamW([{"params": [first], "lr": 0.5}, {"params": others, "lr": 0.1}])


def step(model: Any, optimizer: Any) -> None:
    optimizer.zero_grad()
    model(ow.linspace(-1, 1, 12, dtype=ow.float64).reshape(3, 4)).square().sum().backward()
    optimizer.step()


def wrapped(kind: str, seed: int) -> Any:
    model = network(seed)
    if kind == "ddp":
        return nn.parallel.DistributedDataParallel(model)
    if kind == "inner":
        model[0] = nn.parallel.DistributedDataParallel(model[0])
    if kind == "fsdp":
        return dist.fsdp.fully_shard(model)
    return model


KINDS = ["plain", "ddp", "inner", "fsdp"]


def moves(rank: int, before: str, after: str, flat: bool, from_first: bool) -> None:
    """The states of a model in one wrapper are those of another, which trains on as the first."""
    full = states.StateDictOptions(
        full_state_dict=True, flatten_optimizer_state_dict=flat, cpu_offload=from_first, broadcast_from_rank0=from_first
    )
    source, target = wrapped(before, 1), wrapped(after, 2)
    first, second = optimizer_of(source), optimizer_of(target)
    step(source, first)
    of_model, of_optimizer = states.get_state_dict(source, first, options=full)
    if from_first and rank:
        assert (of_model, of_optimizer) == ({}, {})
    else:
        assert list(of_model) == ["0.weight", "0.bias", "2.weight", "2.bias"]
        if flat:
            assert of_optimizer["param_groups.0.weight.lr"] == 0.5
            assert of_optimizer["state.2.bias.exp_avg"].shape == (2,)
        else:
            assert [row["params"] for row in of_optimizer["param_groups"]] == [
                ["0.weight"], ["0.bias", "2.weight", "2.bias"],
            ]  # fmt: skip
            assert type(of_optimizer["state"]["0.weight"]["exp_avg"]) is ow.Tensor
    result = states.set_state_dict(
        target, second, model_state_dict=of_model, optim_state_dict=of_optimizer, options=full
    )  # fmt: skip
    assert (result.missing_keys, result.unexpected_keys) == ([], [])
    step(source, first)
    step(target, second)
    mine, theirs = (states.get_model_state_dict(model, options=states.StateDictOptions(full_state_dict=True))
                    for model in (source, target))  # fmt: skip
    for name, value in mine.items():
        assert (value - theirs[name]).abs().max().item() < 1e-12, name


@pytest.mark.parametrize("from_first", [False, True])
@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("before", "after"), [(a, b) for a in KINDS for b in KINDS if "plain" in (a, b) or a != b])
def test_states_move_between_wrappers(ranks: Ranks, before: str, after: str, flat: bool, from_first: bool) -> None:
    ranks.run(moves, before, after, flat, from_first)


def test_states_of_an_optimizer_before_its_first_step(alone: None) -> None:
    model = network()
    optimizer = optimizer_of(model)
    before = [item.detach().clone() for item in model.parameters()]
    result = states.get_optimizer_state_dict(model, optimizer)
    assert set(result["state"]["0.bias"]) == {"step", "exp_avg", "exp_avg_sq"}
    assert all(ow.equal(a, b) for a, b in zip(before, model.parameters(), strict=True))
    assert [group["lr"] for group in optimizer.param_groups] == [0.5, 0.1]
    assert all(item.grad is None for item in model.parameters())


def test_some_of_the_states(alone: None) -> None:
    model = network()
    model[0].requires_grad_(False)
    get = states.get_model_state_dict
    options = states.StateDictOptions
    assert list(get(model, options=options(ignore_frozen_params=True))) == ["2.weight", "2.bias"]
    assert list(get(model, submodules=[model[2]])) == ["2.weight", "2.bias"]
    short = get(model, submodules=[model[2]], options=options(keep_submodule_prefixes=False))
    assert list(short) == ["weight", "bias"]
    with pytest.raises(RuntimeError, match="Missing key"):
        states.set_model_state_dict(model, {"2.bias": ow.ones(2)})
    result = states.set_model_state_dict(model, {"2.bias": ow.ones(2), "a": 1}, options=options(strict=False))
    assert result.unexpected_keys == ["a"]
    assert model[2].bias.tolist() == [1, 1]
    with pytest.raises(ValueError, match="full_state_dict must be True"):
        options(broadcast_from_rank0=True)
    other = ow.optim.SGD(network().parameters(), lr=1)
    with pytest.raises(ValueError, match="a parameter that the model does not have"):
        states.get_optimizer_state_dict(model, other)


class Prefixed(checkpoint.DefaultSavePlanner):
    """Writes under other names, in a narrower dtype."""

    def set_up_planner(self, state_dict: Any, storage_meta: Any = None, is_coordinator: bool = False) -> None:
        super().set_up_planner({"old": state_dict}, storage_meta, is_coordinator)

    def transform_object(self, write_item: Any, object: Any) -> Any:  # noqa: A002
        return object.to(ow.float32) if write_item.type is checkpoint.WriteItemType.TENSOR else object


class Renamed(checkpoint.DefaultLoadPlanner):
    """Reads under other names."""

    def create_local_plan(self) -> Any:
        rows = []
        for name, value in self.state_dict.items():
            kind = checkpoint.LoadItemType.TENSOR if ow.is_tensor(value) else checkpoint.LoadItemType.BYTE_IO
            index = checkpoint.MetadataIndex(name)
            rows.append(checkpoint.ReadItem(kind, index, checkpoint.MetadataIndex(f"old.{name}")))
        return checkpoint.LoadPlan(rows)


def plans(rank: int, folder: str, is_split: bool) -> None:
    mesh = dist.init_device_mesh("cpu", (SIZE,))
    x = ow.arange(6, dtype=ow.float64)
    layout = [tensor.Shard(0)] if is_split else [tensor.Replicate()]
    value = {"a": tensor.distribute_tensor(x, mesh, layout), "b": {"c": 3, "d": [ow.ones(2), "text"]}}
    checkpoint.save(value, checkpoint_id=folder, planner=Prefixed())
    empty = {"a": tensor.zeros(6, dtype=ow.float64, device_mesh=mesh, placements=layout),
             "b": {"c": 0, "d": [ow.zeros(2), ""]}}  # fmt: skip
    checkpoint.load(empty, checkpoint_id=folder, planner=Renamed())
    assert empty["a"].full_tensor().tolist() == x.tolist()
    assert empty["b"]["c"] == 3
    assert empty["b"]["d"][0].tolist() == [1, 1]
    assert empty["b"]["d"][1] == "text"
    partial = {"old": {"b": {"c": 0}}, "new": ow.ones(1)}
    checkpoint.load(partial, checkpoint_id=folder, planner=checkpoint.DefaultLoadPlanner(allow_partial_load=True))
    assert (partial["old"]["b"]["c"], partial["new"].tolist()) == (3, [1])  # type: ignore[index]
    with pytest.raises(checkpoint.CheckpointException, match="Missing key in checkpoint state_dict: new"):
        checkpoint.load(partial, checkpoint_id=folder, planner=checkpoint.DefaultLoadPlanner())


@pytest.mark.parametrize("is_split", [False, True])
def test_planners_say_what_is_saved_and_loaded(ranks: Ranks, tmp_path: Path, is_split: bool) -> None:
    ranks.run(plans, str(tmp_path / "folder"), is_split)


def beside(rank: int, folder: str) -> None:
    mesh = dist.init_device_mesh("cpu", (SIZE,))
    x = tensor.distribute_tensor(ow.arange(4.0), mesh, [tensor.Shard(0)])
    y = ow.ones(3)
    futures = []
    for number in range(3):
        futures.append(checkpoint.async_save({"x": x, "y": y, "n": [number]}, checkpoint_id=f"{folder}/{number}"))
        with ow.no_grad():
            x += 1
            y += 1
        z = ow.ones(1000)
        dist.all_reduce(z)  # of the same group, while it is written
        assert z[0].item() == SIZE
    for number, future in enumerate(futures):
        assert future.result(60) is None
        result = {"x": ow.zeros(4), "y": ow.zeros(3), "n": [0]}
        checkpoint.load(result, checkpoint_id=f"{folder}/{number}")
        assert result["x"].tolist() == [number, number + 1, number + 2, number + 3]  # type: ignore[attr-defined]
        assert result["y"].tolist() == [number + 1] * 3  # type: ignore[attr-defined]
        assert result["n"] == [number]
    bad = checkpoint.async_save({"y": y}, checkpoint_id=f"{folder}/0/.metadata/no")
    with pytest.raises(checkpoint.CheckpointException, match="rank 0: "):
        bad.result(60)


def test_checkpoints_are_written_beside_training(ranks: Ranks, tmp_path: Path) -> None:
    ranks.run(beside, str(tmp_path))


def created(rank: int) -> None:
    mesh = dist.init_device_mesh("cpu", (SIZE,))
    for layout in ([tensor.Shard(0)], [tensor.Shard(1)], [tensor.Shard(-1)], [tensor.Replicate()], None):
        for sizes in ((3, 4), (1, 1), (0, 2)):
            x = tensor.zeros(sizes, device_mesh=mesh, placements=layout)
            assert x.full_tensor().tolist() == ow.zeros(sizes).tolist()
            assert tensor.ones(*sizes, dtype=ow.int64, placements=layout).full_tensor().dtype is ow.int64
            y = tensor.full(sizes, 2.5, placements=layout, requires_grad=True)
            assert y.is_leaf
            (y * 2).sum().backward()
            assert y.grad.full_tensor().tolist() == ow.full(sizes, 2.0).tolist()
            assert tensor.empty(sizes, placements=layout).shape == sizes
            for name in ("rand", "randn"):
                ow.manual_seed(rank)
                drawn = getattr(tensor, name)(*sizes, placements=layout, requires_grad=True)
                everywhere: list[Any] = [None] * SIZE
                dist.all_gather_object(everywhere, drawn.full_tensor().tolist())
                ow.manual_seed(0)
                assert everywhere == [getattr(ow, name)(sizes).tolist()] * SIZE
                assert drawn.requires_grad
    with pytest.raises(ValueError, match="not Partial"):
        tensor.ones(2, placements=[tensor.Partial()])
    with pytest.raises(TypeError, match="expected sizes"):
        tensor.zeros("a")


def test_tensors_over_a_mesh_are_made(ranks: Ranks) -> None:
    ranks.run(created)


def test_objects_with_states_are_recognised() -> None:
    assert isinstance(network(), checkpoint.stateful.Stateful)
    assert not isinstance({}, checkpoint.Stateful)
