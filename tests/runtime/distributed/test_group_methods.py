"""Collectives as methods of ProcessGroup, in all forms of their arguments; barriers that name who is late."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest
from ranks import ABSENT, Ranks

import generated as ow

dist = ow.distributed
SIZE = 2


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pytest.importorskip("mpi4py", reason=ABSENT)
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def options(kind: str, **fields: Any) -> Any:
    value = getattr(dist, kind)()
    for name, item in fields.items():
        assert hasattr(value, name)
        setattr(value, name, item)
    return value


def outputs() -> list[Any]:
    return [ow.zeros(2) for _ in range(SIZE)]


# Each row: a call with the group, this rank's tensor [rank + 1, 10] and a list of results; the method's Work; what is
# in the first tensor of the results afterwards, by rank.
Call = Callable[[Any, Any, list[Any], int], Any]
SUM, BOTH = [[3, 20]] * 2, [[1, 10], [2, 10]]
CALLS: list[tuple[Call, Any]] = [
    (lambda g, x, out, rank: g.allreduce([x]), SUM),
    (lambda g, x, out, rank: g.allreduce(x), SUM),
    (lambda g, x, out, rank: g.allreduce(tensor=x, op=dist.ReduceOp.MAX), [[2, 10]] * 2),
    (lambda g, x, out, rank: g.allreduce([x], dist.ReduceOp.MAX, timedelta(seconds=20)), [[2, 10]] * 2),
    (lambda g, x, out, rank: g.allreduce([x], options("AllreduceOptions", reduceOp=dist.ReduceOp.MIN)), [[1, 10]] * 2),
    (lambda g, x, out, rank: g.allreduce([x, x.clone()]), SUM),
    (lambda g, x, out, rank: g.allreduce_coalesced([x, ow.ones(1)]), SUM),
    (lambda g, x, out, rank: g.broadcast(x, 1), [[2, 10]] * 2),
    (lambda g, x, out, rank: g.broadcast([x], options("BroadcastOptions", rootRank=1)), [[2, 10]] * 2),
    (lambda g, x, out, rank: g.broadcast(tensor=x, root=1, timeout=timedelta(seconds=20)), [[2, 10]] * 2),
    (lambda g, x, out, rank: g.broadcast([x]), [[1, 10]] * 2),
    (lambda g, x, out, rank: g.reduce(x, 1), [[1, 10], [3, 20]]),
    (lambda g, x, out, rank: g.reduce(tensor=x, root=0, op=dist.ReduceOp.MAX), [[2, 10], [2, 10]]),
    (lambda g, x, out, rank: g.reduce([x], options("ReduceOptions", rootRank=1)), [[1, 10], [3, 20]]),
]
GATHERS: list[tuple[Call, Any]] = [
    (lambda g, x, out, rank: g.allgather([out], [x]), [BOTH, BOTH]),
    (lambda g, x, out, rank: g.allgather(out, x), [BOTH, BOTH]),
    (lambda g, x, out, rank: g.allgather(output_tensors=out, input_tensor=x), [BOTH, BOTH]),
    (lambda g, x, out, rank: g.allgather_coalesced([[item] for item in out], [x]), [BOTH, BOTH]),
    (lambda g, x, out, rank: g.gather(out if rank else [], x, 1), [[[0, 0]] * 2, BOTH]),
    (lambda g, x, out, rank: g.gather([] if rank else [out], [x]), [BOTH, [[0, 0]] * 2]),
    (lambda g, x, out, rank: g.gather([out] if rank else [], [x], options("GatherOptions", rootRank=1)),
     [[[0, 0]] * 2, BOTH]),
    (lambda g, x, out, rank: g.scatter(out[0], [x, x + 1] if rank else [], 1), [[[2, 10], [0, 0]], [[3, 11], [0, 0]]]),
    (lambda g, x, out, rank: g.scatter([out[0]], [[x, x + 1]] if rank else [], options("ScatterOptions", rootRank=1)),
     [[[2, 10], [0, 0]], [[3, 11], [0, 0]]]),
    (lambda g, x, out, rank: g.reduce_scatter(out[0], [x, 2 * x]), [[[3, 20], [0, 0]], [[6, 40], [0, 0]]]),
    (lambda g, x, out, rank: g.reduce_scatter([out[0]], [[x, 2 * x]], options("ReduceScatterOptions")),
     [[[3, 20], [0, 0]], [[6, 40], [0, 0]]]),
    (lambda g, x, out, rank: g.reduce_scatter(out[0], [x, 2 * x], op=dist.ReduceOp.MAX),
     [[[2, 10], [0, 0]], [[4, 20], [0, 0]]]),
    (lambda g, x, out, rank: g._reduce_scatter_base(out[0], ow.cat([x, x])), [[[3, 20], [0, 0]]] * 2),
    (lambda g, x, out, rank: g.reduce_scatter_tensor_coalesced(out, [ow.cat([x, x])] * 2), [[[3, 20]] * 2] * 2),
    (lambda g, x, out, rank: g.alltoall(out, [x, -x]), [BOTH, [[-1, -10], [-2, -10]]]),
    (lambda g, x, out, rank: g.alltoall_base(out[0], x, [], []), [[[1, 2], [0, 0]], [[10, 10], [0, 0]]]),
    (lambda g, x, out, rank: g.alltoall_base(out[0], x, [1, 1], [1, 1]), [[[1, 2], [0, 0]], [[10, 10], [0, 0]]]),
    (lambda g, x, out, rank: g.send([x], 1, 3) if rank == 0 else g.recv([out[0]], 0, 3),
     [[[0, 0]] * 2, [[1, 10], [0, 0]]]),
    (lambda g, x, out, rank: g.send([x], 1, 3) if rank == 0 else g.recv_anysource([out[0]], 3),
     [[[0, 0]] * 2, [[1, 10], [0, 0]]]),
]  # fmt: skip


def call_all(rank: int) -> None:
    group = dist.new_group()
    for row, (call, expected) in enumerate(CALLS):
        x = ow.tensor([rank + 1.0, 10.0])
        work = call(group, x, [], rank)
        assert work.wait() is True, row
        assert work.is_completed(), row
        assert x.tolist() == expected[rank] or (row == 12 and rank == 1), row
    for row, (call, parts) in enumerate(GATHERS):
        x, out = ow.tensor([rank + 1.0, 10.0]), outputs()
        assert call(group, x, out, rank).wait() is True, row
        assert [item.tolist() for item in out] == parts[rank], row
    result = ow.zeros(4)
    group._allgather_base(result, ow.tensor([rank + 1.0, 10.0])).wait()
    assert result.tolist() == [1, 10, 2, 10]
    results = [ow.zeros(4), ow.zeros(2)]
    work = group.allgather_into_tensor_coalesced(results, [ow.ones(2) * rank, ow.ones(1) * rank])
    work.wait()
    assert [item.tolist() for item in results] == [[0, 0, 1, 1], [0, 1]]
    assert work.exception() is None
    assert work.is_success()
    assert len(work.result()) == 2
    assert group.barrier().wait()
    assert group.barrier(options("BarrierOptions", timeout=timedelta(seconds=20))).wait()
    assert group.barrier(timeout=timedelta(seconds=20)).wait()
    group.monitored_barrier(timedelta(seconds=20), wait_all_ranks=True)
    assert (group.rank(), group.size(), group.name(), group._get_backend_name()) == (rank, SIZE, "mpi", "mpi")
    assert group._get_backend(ow.device("cpu")) is group
    assert group._get_sequence_number_for_group() > len(CALLS)
    assert group._device_types == [ow.device("cpu")]
    assert isinstance(group, dist.ProcessGroup)


def test_all_forms_of_all_methods(ranks: Ranks) -> None:
    ranks.run(call_all)


def gathered(rank: int) -> None:
    x, y, z = (ow.ones(2) * (rank + 1) for _ in range(3))
    with dist._coalescing_manager() as works:
        assert dist.all_reduce(x) is not None
        dist.all_reduce(y, dist.ReduceOp.MAX)
    assert (x.tolist(), y.tolist()) == ([3, 3], [2, 2])
    assert works.is_completed()
    with dist._coalescing_manager(async_ops=True) as works:
        dist.all_reduce(z)
    assert works.wait()
    assert z.tolist() == [3, 3]
    assert dist.all_reduce(z) is None  # waited for, as before
    assert z.tolist() == [6, 6]


def test_collectives_are_gathered(ranks: Ranks) -> None:
    ranks.run(gathered)


def late(rank: int) -> tuple[float, float]:
    group = dist.new_group()
    start = time.monotonic()
    if rank:
        time.sleep(1.5)
        return 0, 0
    with pytest.raises(dist.DistBackendError, match=r"all_reduce #1 .* has not ended within the timeout of 0\.3 s"):
        group.allreduce([ow.ones(1)], timeout=timedelta(seconds=0.3)).wait()
    return time.monotonic() - start, group.timeout.total_seconds()


def test_a_timeout_is_that_of_one_call(ranks: Ranks) -> None:
    seconds, limit = ranks.run(late)[0]
    assert 0.3 <= seconds < 5
    assert limit > 100


def barriers(rank: int, seconds: float, wait_all_ranks: bool) -> str | None:
    """What a barrier says to ranks 0 and 1 of three, the last of which does not come."""
    if rank == 2:
        return None
    with pytest.raises(dist.DistBackendError) as caught:
        dist.group.WORLD.monitored_barrier(timedelta(seconds=seconds), wait_all_ranks)
    return str(caught.value)


@pytest.mark.parametrize(("seconds", "wait_all_ranks"), [(0.5, False), (0.5, True), (0, False)])
def test_barriers_name_who_is_late(seconds: float, wait_all_ranks: bool) -> None:
    pytest.importorskip("mpi4py", reason=ABSENT)
    three = Ranks(3)
    try:
        three.run(call_barrier)
        first, second, _ = three.run(barriers, seconds, wait_all_ranks)
    finally:
        three.close()
    reason = (
        "Rank 2 failed to pass monitoredBarrier in 500 ms" if seconds
        else "Rank 0 timed out in monitoredBarrier after 0 ms"
    )  # fmt: skip
    assert first.startswith(f"[Rank 0]: {reason}")
    assert second == (
        "[Rank 1]: Rank 1 successfully reached monitoredBarrier, but received errors while waiting for send/recv from "
        f"rank 0: {reason}"
    )


def call_barrier(rank: int) -> None:
    dist.barrier()


@pytest.fixture
def alone() -> Iterator[Any]:
    dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
    yield dist.group.WORLD
    dist.destroy_process_group()


ERRORS: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (lambda g: g._get_backend("cuda"), RuntimeError, "No backend type associated with device type cuda"),
    (lambda g: g.allreduce([]), ValueError, "expected a list of one tensor for each rank, got 0"),
    (lambda g: g.allreduce(3), ValueError, "expected a list of one tensor for each rank, got int"),
    (lambda g: g.broadcast(ow.ones(1), 3), ValueError, "group_src 3 is not in a group of 1"),
    (lambda g: g.broadcast(ow.ones(1), dist.GatherOptions()), TypeError, "expected BroadcastOptions, got GatherOpt"),
    (lambda g: g.allreduce_coalesced([ow.ones(1)], 3), TypeError, "expected AllreduceOptions or None, got int"),
    (lambda g: g.send([ow.ones(1)], 0), ValueError, "should not be the same as the rank of the current process"),
    (lambda g: g.monitored_barrier("1"), TypeError, r"monitored_barrier\(\): expected a datetime.timedelta or sec"),
]


@pytest.mark.parametrize("row", range(len(ERRORS)))
def test_errors_of_methods(row: int, alone: Any) -> None:
    call, error, text = ERRORS[row]
    with pytest.raises(error, match=text):
        call(alone)


def test_methods_of_a_world_of_one(alone: Any) -> None:
    x = ow.ones(2)
    assert alone.allreduce([x]).wait()
    work = alone.allgather([[ow.zeros(2)]], [x])
    work.wait()
    assert work.result()[0].tolist() == [1, 1]
    alone.monitored_barrier()
    assert dist.init_device_mesh("cpu", (1,)) == dist.DeviceMesh("cpu", [0])
    assert issubclass(dist.GradBucket, object)
