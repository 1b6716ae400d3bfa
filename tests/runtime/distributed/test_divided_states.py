"""Meshes of ranks, optimisers whose states are divided, and checkpoints that any number of ranks reads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ranks import ABSENT, Ranks

import generated as ow

dist, nn = ow.distributed, ow.nn
checkpoint = dist.checkpoint
SIZE = 2


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pytest.importorskip("mpi4py", reason=ABSENT)
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def meshes(rank: int) -> None:
    mesh = dist.device_mesh.init_device_mesh("cpu", (2, 1), mesh_dim_names=("data", "model"))
    assert (mesh.shape, mesh.ndim, mesh.size(), mesh.size(1)) == ((2, 1), 2, 2, 1)
    assert mesh.mesh.tolist() == [[0], [1]]
    assert (mesh.get_coordinate(), mesh.get_local_rank("data"), mesh.get_rank()) == ([rank, 0], rank, rank)
    assert repr(mesh) == "DeviceMesh('cpu', [[0], [1]], mesh_dim_names=('data', 'model'))"
    data, model = mesh["data"], mesh["model"]
    assert (data.mesh.tolist(), model.mesh.tolist()) == ([0, 1], [rank])
    assert dist.get_world_size(data.get_group()) == 2
    assert dist.get_world_size(mesh.get_group("model")) == 1
    assert mesh["model", "data"].mesh.tolist() == [[0, 1]]
    x = ow.ones(1)
    dist.all_reduce(x, group=data.get_group())
    dist.all_reduce(x, group=model.get_group())
    assert x.item() == 2
    assert data == mesh["data"]
    assert dist.device_mesh.DeviceMesh.from_group(dist.group.WORLD, "cpu").mesh.tolist() == [0, 1]
    wrapped = nn.parallel.DistributedDataParallel(nn.Linear(1, 1), device_mesh=data)
    wrapped(ow.ones(1, 1)).sum().backward()
    for call, error, text in (
        (lambda: dist.device_mesh.init_device_mesh("cpu", (3,)), RuntimeError, "is not that of a world of 2 ranks"),
        (lambda: dist.device_mesh.init_device_mesh("cuda", (2,)), RuntimeError, "use 'cpu'"),
        (lambda: dist.device_mesh.DeviceMesh("cpu", [0, 0]), RuntimeError, "different ranks from 0 to 1"),
        (lambda: mesh["rows"], KeyError, "Invalid mesh_dim_name 'rows'"),
        (lambda: mesh.get_group(), RuntimeError, "DeviceMesh has 2 dimensions: say which one"),
    ):
        with pytest.raises(error, match=text):
            call()


def test_meshes_have_groups_for_rows_and_columns(ranks: Ranks) -> None:
    ranks.run(meshes)


def model() -> Any:
    ow.manual_seed(0)
    return nn.Sequential(nn.Linear(4, 6), nn.Tanh(), nn.Linear(6, 2)).double()


def step(network: Any, optimizer: Any) -> None:
    x = ow.from_numpy(np.random.default_rng(0).standard_normal((8, 4)))
    optimizer.zero_grad()
    network(x).square().mean().backward()
    optimizer.step()


def divided(rank: int) -> list[int]:
    expected, network = model(), model()
    plain = ow.optim.Adam(expected.parameters(), lr=0.05)
    divided = dist.optim.ZeroRedundancyOptimizer(network.parameters(), ow.optim.Adam, lr=0.05)
    schedules = [ow.optim.lr_scheduler.StepLR(one, 2, 0.5) for one in (plain, divided)]
    for _ in range(4):
        for item, optimizer in ((expected, plain), (network, divided)):
            step(item, optimizer)
        for schedule in schedules:
            schedule.step()
    for ours, theirs in zip(network.parameters(), expected.parameters(), strict=True):
        assert ow.equal(ours, theirs)
    with pytest.raises(RuntimeError, match=rf"Please call `consolidate_state_dict\(to={rank}\)` on all ranks"):
        divided.state_dict()
    divided.consolidate_state_dict(to=0)
    states = [divided.state_dict() if rank == 0 else None]
    dist.broadcast_object_list(states, src=0)
    assert states[0] is not None
    assert sorted(states[0]["state"]) == [0, 1, 2, 3]
    for index, state in plain.state_dict()["state"].items():
        assert ow.equal(states[0]["state"][index]["exp_avg"], state["exp_avg"])
    again, other = model(), model()
    again.load_state_dict(network.state_dict())
    other.load_state_dict(network.state_dict())
    first = dist.optim.ZeroRedundancyOptimizer(again.parameters(), ow.optim.Adam, lr=1.0)
    first.load_state_dict(states[0])
    second = ow.optim.Adam(other.parameters(), lr=1.0)
    second.load_state_dict(states[0])
    step(again, first)
    step(other, second)
    for ours, theirs in zip(again.parameters(), other.parameters(), strict=True):
        assert ow.equal(ours, theirs)
    return [len(divided.optim.state)]


def test_an_optimiser_whose_states_are_divided(ranks: Ranks) -> None:
    counts = ranks.run(divided)
    assert sum(count for (count,) in counts) == 4
    assert all(count for (count,) in counts)


def states(value: float) -> dict[str, Any]:
    network = model()
    optimizer = ow.optim.Adam(network.parameters(), lr=0.1)
    step(network, optimizer)
    with ow.no_grad():
        for parameter in network.parameters():
            parameter.fill_(value)
    return {
        "model": network.state_dict(), "optimizer": optimizer.state_dict(), "epoch": int(value),
        "list": [ow.full((2,), value), {"deep": ow.arange(3) + int(value)}],
    }  # fmt: skip


def write(rank: int, folder: str) -> None:
    checkpoint.save(states(3.0), checkpoint_id=folder)
    checkpoint.save(states(5.0), checkpoint_id=folder)


def read(rank: int, folder: str) -> Any:
    content = states(float(rank + 10))
    checkpoint.load(content, checkpoint_id=folder)
    return content["epoch"], content["list"][1]["deep"].tolist(), content["model"]["0.bias"].tolist()


def test_checkpoints_are_read_by_any_number_of_ranks(ranks: Ranks, tmp_path: Path) -> None:
    folder, expected = str(tmp_path / "state"), (5, [5, 6, 7], [5.0] * 6)
    ranks.run(write, folder)
    files = {json.loads((tmp_path / "state" / ".metadata").read_text())[path] for path in ("model.0.weight", "epoch")}
    assert len(list((tmp_path / "state").glob("__*.opw"))) == 2 >= len(files)
    assert ranks.run(read, folder) == [expected] * SIZE
    assert read(0, folder) == expected  # one process
    alone = str(tmp_path / "alone")
    write(0, alone)
    assert ranks.run(read, alone) == [expected] * SIZE


def test_a_module_and_an_optimiser_in_a_checkpoint(tmp_path: Path) -> None:
    network = model()
    optimizer = ow.optim.Adam(network.parameters())
    step(network, optimizer)
    checkpoint.save({"model": network, "optimizer": optimizer}, storage_writer=checkpoint.FileSystemWriter(tmp_path))
    again = model()
    other = ow.optim.Adam(again.parameters())
    step(again, other)
    step(again, other)
    from generated.distributed.checkpoint.filesystem import FileSystemReader, FileSystemWriter

    assert (FileSystemReader, FileSystemWriter) == (checkpoint.FileSystemReader, checkpoint.FileSystemWriter)
    reader = checkpoint.FileSystemReader(tmp_path)
    checkpoint.load({"model": again, "optimizer": other}, storage_reader=reader)
    for ours, theirs in zip(again.parameters(), network.parameters(), strict=True):
        assert ow.equal(ours, theirs)
    assert other.state_dict()["state"][0]["step"] == optimizer.state_dict()["state"][0]["step"]


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ({"b": 1}, "the checkpoint has no b"), ({"a": ow.ones(3)}, r"a is a tensor of \(3,\), and a tensor of \(2,\)"),
        ({"c": ow.ones(3)}, "c is a tensor of .*, and int in the checkpoint"),
    ],
)  # fmt: skip
def test_what_does_not_fit(content: dict[str, Any], text: str, tmp_path: Path) -> None:
    checkpoint.save({"a": ow.ones(2), "c": 1}, checkpoint_id=tmp_path)
    with pytest.raises(checkpoint.CheckpointException, match=text):
        checkpoint.load(content, checkpoint_id=tmp_path)


def test_what_is_no_checkpoint(tmp_path: Path) -> None:
    with pytest.raises(checkpoint.CheckpointException, match="has no checkpoint"):
        checkpoint.load({"a": 1}, checkpoint_id=tmp_path)
    (tmp_path / ".metadata").write_text('{"a": "../b"}')
    with pytest.raises(checkpoint.CheckpointException, match="names a file outside of its folder"):
        checkpoint.load({"a": 1}, checkpoint_id=tmp_path)
    with pytest.raises(TypeError, match="expected checkpoint_id, the path of a folder"):
        checkpoint.save({})


def damaged(rank: int, folder: str) -> str:
    with pytest.raises(checkpoint.CheckpointException) as caught:
        checkpoint.save({"a": ow.ones(2), "b": (lambda: 0) if rank == 0 else 1}, checkpoint_id=folder)
    return str(caught.value)


def test_all_ranks_hear_when_one_cannot_write(ranks: Ranks, tmp_path: Path) -> None:
    first, second = ranks.run(damaged, str(tmp_path))
    assert first == second
    assert first.startswith("rank 0: ")
    assert not (tmp_path / ".metadata").exists()
