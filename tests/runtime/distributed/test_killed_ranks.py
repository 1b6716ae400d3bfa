"""Jobs of which a rank is killed at a phase: the others hear of it within seconds, and no process is left."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from folders import ROOT
from ranks import ABSENT, is_running

import generated as ow
from runtime.distributed import groups
from runtime.distributed.engines import mpi

pytest.importorskip("mpi4py", reason=ABSENT)
dist, nn = ow.distributed, ow.nn
SIZE = 2
LIMIT = 300.0  # seconds of a collective; nothing may wait as long
SECONDS = 60.0  # in which the other rank has heard of it, on a loaded machine


IN_DEFAULT_RUN = ("joined", "begins", "backward", "save")


def some_in_default_run(names: Iterable[str]) -> list[Any]:
    """Each of these tests starts two processes: some run always, the others where all are asked for."""
    return [name if name in IN_DEFAULT_RUN else pytest.param(name, marks=pytest.mark.exhaustive) for name in names]


def die(*_: Any, **__: Any) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


# -- before the group is there -------------------------------------------------------------------------------------

# What rank 1 calls last: before it asks for a ticket, with one, while MPI begins on the other, and after it began.
STEPS = {"joined": (mpi, "connect"), "ticket": (mpi, "load"), "begins": (mpi, "_begin"), "began": (mpi, "MPIEngine")}


def join(rank: int, step: str, folder: str) -> None:
    if rank == 1:
        module, name = STEPS[step]
        setattr(module, name, die)
    start, text = time.monotonic(), ""
    try:
        address = f"file://{folder}/store"
        dist.init_process_group("mpi", address, rank=rank, world_size=SIZE, timeout=timedelta(seconds=LIMIT))
    except dist.DistBackendError as error:
        text = str(error)
    Path(folder, f"heard{rank}").write_text(f"{time.monotonic() - start}\n{text}", encoding="utf-8")


@pytest.mark.parametrize("step", some_in_default_run(STEPS))
def test_a_rank_that_dies_while_a_group_is_formed(step: str, tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=join, args=(rank, step, str(tmp_path))) for rank in range(SIZE)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(LIMIT / 2)
    try:
        assert [process.exitcode for process in processes] == [0, -signal.SIGKILL]
    finally:
        for process in processes:
            process.kill()
    seconds, _, text = (tmp_path / "heard0").read_text(encoding="utf-8").partition("\n")
    assert text == "init_process_group(): the group cannot be formed: rank 1 has ended"
    assert float(seconds) < SECONDS


def test_after_that_the_process_can_only_start_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mpi, "_is_stuck", True)
    with pytest.raises(dist.DistBackendError, match="MPI, which can begin once in a process, did not end beginning"):
        mpi.connect(["", ""], None, "job", 0, timedelta(seconds=1), groups.get_rank)  # type: ignore[arg-type]


# -- in a job of the launcher --------------------------------------------------------------------------------------

PROGRAM = """
import os, signal, sys, time
from pathlib import Path

import generated as ow
from runtime import files

dist, nn = ow.distributed, ow.nn
dist.init_process_group("gloo")
rank, phase, folder = dist.get_rank(), sys.argv[1], Path(sys.argv[2])
(folder / f"pid{rank}").write_text(str(os.getpid()))
if rank == 0:  # the launcher ends it as soon as the other rank has; it lives on to say what it heard
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def die(*_):
    (folder / "died").write_text(str(time.time()))
    os.kill(os.getpid(), signal.SIGKILL)


class Dies:
    def __reduce__(self):
        die()


def begun():
    work = dist.all_reduce(ow.ones(1 << 20), async_op=True)
    if rank == 1:
        die()
    work.wait()


def in_backward(hook=None, **options):
    model = nn.parallel.DistributedDataParallel(nn.Sequential(nn.Linear(64, 64), nn.Linear(64, 4)), **options)
    for step in range(3):
        result = model(ow.ones(1, 64))
        if rank == 1 and step == 1:
            result.register_hook(die)
        result.sum().backward()


def save():
    state = {str(index): ow.full((4,), float(index)) for index in range(4)}
    dist.checkpoint.save(state, checkpoint_id=folder / "checkpoint")
    if rank == 1:
        files.save = die
    dist.checkpoint.save({name: value + 1 for name, value in state.items()}, checkpoint_id=folder / "checkpoint")


def receive():
    die() if rank == 1 else dist.recv(ow.ones(1), 1)


def divided():
    layer = nn.Linear(4, 4)
    optimizer = dist.optim.ZeroRedundancyOptimizer(layer.parameters(), ow.optim.SGD, lr=0.1)
    layer(ow.ones(1, 4)).sum().backward()
    die() if rank == 1 else optimizer.step()


phases = {
    "collective": lambda: die() if rank == 1 else dist.all_reduce(ow.ones(3)), "begun": begun, "receive": receive,
    "barrier": lambda: die() if rank == 1 else dist.barrier(), "backward": in_backward,
    "buckets": lambda: in_backward(bucket_cap_mb=0.001, gradient_as_bucket_view=True), "save": save,
    "objects": lambda: dist.all_gather_object([None, None], Dies() if rank == 1 else 1), "optimizer": divided,
}
dist.barrier()
try:
    phases[phase]()
except dist.DistBackendError as error:
    (folder / "heard").write_text(f"{time.time()} {error}")
    raise
"""
PHASES = ("collective", "begun", "receive", "barrier", "backward", "buckets", "save", "objects", "optimizer")


@pytest.mark.parametrize("phase", some_in_default_run(PHASES))
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which processes run")
def test_a_job_ends_when_a_rank_is_killed(phase: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "generated.distributed.run", "--standalone", "--nproc-per-node", str(SIZE)]
    done = subprocess.run(
        [*command, str(program), phase, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False,
        timeout=LIMIT / 2, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    assert "rank      : 1 (local_rank: 1)" in done.stderr
    assert "exitcode  : -9" in done.stderr
    when, _, text = (tmp_path / "heard").read_text(encoding="utf-8").partition(" ")
    assert "cannot end: rank 1 has ended" in text
    assert float(when) - float((tmp_path / "died").read_text()) < SECONDS
    pids = [int((tmp_path / f"pid{rank}").read_text()) for rank in range(SIZE)]
    assert not any(map(is_running, pids))
    if phase == "save":  # what was saved before is there, all of it
        state = {str(index): ow.zeros(4) for index in range(4)}
        dist.checkpoint.load(state, checkpoint_id=tmp_path / "checkpoint")
        assert [item.tolist() for item in state.values()] == [[float(index)] * 4 for index in range(4)]


# -- and goes on without it ----------------------------------------------------------------------------------------


def go_on(rank: int, folder: str, dying: int) -> None:
    dist.init_process_group(
        "gloo", f"file://{folder}/store", rank=rank, world_size=4, timeout=timedelta(seconds=SECONDS)
    )  # fmt: skip
    pair = dist.new_group([dying, 3])
    model = nn.Linear(4, 2)
    dist.all_reduce(ow.ones(1))
    if rank == dying:
        die()
    with pytest.raises(dist.DistBackendError, match=f"rank {dying} has ended"):
        nn.parallel.DistributedDataParallel(model)
    with pytest.raises(ValueError, match=f"rank {rank} is excluded"):
        dist.shrink_group([rank])
    with pytest.raises(ValueError, match="expected ranks of a group"):
        dist.shrink_group([4])
    group = dist.shrink_group([dying])
    order = [peer for peer in range(4) if peer != dying]
    assert group is dist.group.WORLD
    assert (dist.get_rank(), dist.get_world_size(), group.ranks) == (order.index(rank), 3, [0, 1, 2])
    x = ow.tensor([float(rank)])
    dist.broadcast(x, 2)
    assert x.item() == order[2]
    if rank == 3:
        with pytest.raises(ValueError, match="the group was destroyed"):
            dist.all_reduce(x, group=pair)
    trained = nn.parallel.DistributedDataParallel(model)
    trained(ow.full((1, 4), float(rank))).sum().backward()
    assert ow.allclose(model.weight.grad, ow.full((2, 4), sum(order) / 3))
    two = dist.new_group([1, 2])
    if dist.get_rank() > 0:
        dist.all_reduce(x, group=two)
        smaller = dist.shrink_group([0], two) if dist.get_rank() == 2 else None
        assert smaller is None or (smaller.ranks, smaller.size()) == ([2], 1)
    if dist.get_rank() == 1:
        Path(folder, "passed").touch()
        die()
    with pytest.raises(dist.DistBackendError, match="rank 1 has ended"):  # by the ranks of the world that is there
        dist.barrier()
    last = dist.shrink_group([1])
    assert (last.size(), last.processes) == (2, [order[0], order[2]])
    ranks: list[Any] = [None] * 2
    dist.all_gather_object(ranks, rank)
    assert ranks == [order[0], order[2]]


@pytest.mark.parametrize("dying", [1, 2])
def test_those_that_remain_go_on(dying: int, tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=go_on, args=(rank, str(tmp_path), dying)) for rank in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(LIMIT / 2)
    codes = [process.exitcode for process in processes]
    for process in processes:
        process.kill()
    second = [rank for rank in range(4) if rank != dying][1]
    assert codes == [-signal.SIGKILL if rank in (dying, second) else 0 for rank in range(4)]
    assert (tmp_path / "passed").exists()


# -- at any time ---------------------------------------------------------------------------------------------------

ENDLESS = """
import os, signal, sys, time
from pathlib import Path

folder, rank = Path(sys.argv[1]), int(os.environ["RANK"])
(folder / f"pid{rank}").write_text(str(os.getpid()))
import generated as ow

dist, nn = ow.distributed, ow.nn
try:
    dist.init_process_group("gloo")
    if rank == 0:  # the launcher ends it as soon as the other rank has; it lives on to say what it heard
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    dist.barrier()
    (folder / f"joined{rank}").touch()
    model = nn.parallel.DistributedDataParallel(nn.Linear(64, 64), bucket_cap_mb=0.001)
    optimizer = ow.optim.SGD(model.parameters(), lr=0.01)
    futures = []
    while True:
        optimizer.zero_grad()
        model(ow.ones(1, 64)).sum().backward()
        optimizer.step()
        dist.all_reduce(ow.ones(1 << 16), async_op=True).wait()
        dist.all_gather_object([None, None], {"rank": rank, "x": ow.ones(3)})
        dist.checkpoint.save(model.module.state_dict(), checkpoint_id=folder / "checkpoint")
        futures.append(dist.checkpoint.async_save(model.module.state_dict(), checkpoint_id=folder / "beside"))
        dist.barrier()
        if len(futures) > 2:
            futures.pop(0).result()
except dist.DistBackendError as error:
    (folder / "heard").write_text(f"{time.time()} {error}")
    raise
"""
DELAYS = np.random.default_rng(11).uniform(0.2, 6, 24).round(2).tolist()  # seconds after the start


@pytest.mark.parametrize(
    "seconds", [*DELAYS[:2], *(pytest.param(value, marks=pytest.mark.exhaustive) for value in DELAYS[2:])]
)
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which processes run")
def test_a_job_ends_whenever_a_rank_is_killed(seconds: float, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(ENDLESS, encoding="utf-8")
    command = [sys.executable, "-m", "generated.distributed.run", "--standalone", "--nproc-per-node", str(SIZE)]
    job = subprocess.Popen(
        [*command, str(program), str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    try:
        end = time.monotonic() + SECONDS
        while not all((tmp_path / f"pid{rank}").exists() for rank in range(SIZE)):
            assert time.monotonic() < end
            time.sleep(0.02)
        time.sleep(seconds)
        pids = [int((tmp_path / f"pid{rank}").read_text()) for rank in range(SIZE)]
        is_joined, killed = (tmp_path / "joined1").exists(), time.time()
        os.kill(pids[1], signal.SIGKILL)
        _, text = job.communicate(timeout=LIMIT / 2)
    finally:
        job.kill()
    assert job.returncode == 1, text
    assert "exitcode  : -9" in text
    assert not any(map(is_running, pids))
    if not is_joined:  # rank 0 may not have known of it
        return
    when, _, heard = (tmp_path / "heard").read_text(encoding="utf-8").partition(" ")
    assert "rank 1 has ended" in heard
    assert float(when) - killed < SECONDS
    sys.stdout.write(f"heard after {float(when) - killed:.2f} s: {heard}")
    for folder in ("checkpoint", "beside"):
        if (tmp_path / folder / ".metadata").exists():  # all of it is there, whenever the rank ended
            state = {"weight": ow.zeros(64, 64), "bias": ow.zeros(64)}
            dist.checkpoint.load(state, checkpoint_id=tmp_path / folder)
