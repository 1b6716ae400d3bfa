"""All collectives of two ranks, over dtypes, strided and empty tensors, at once and begun, and their errors."""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import numpy as np
import pytest
from ranks import ABSENT, Ranks

import generated as ow
from runtime.distributed import collectives
from runtime.distributed import work as progress

pytest.importorskip("mpi4py", reason=ABSENT)
dist = ow.distributed
SIZE = 2
DTYPES = (
    "bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64",
    "complex128", "uint16", "uint32", "uint64",
)  # fmt: skip
LAYOUTS = {
    "rows": lambda x: x.clone(), "transposed": lambda x: x.t().contiguous().t(),
    "part": lambda x: ow.cat([x, x], 1)[:, : x.shape[1]], "empty": lambda x: x[:0].clone(), "number": lambda x: x[0, 0],
}  # fmt: skip


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def values(rank: int, dtype: str, layout: str = "rows") -> Any:
    """Small whole numbers that differ by rank, and by element."""
    return LAYOUTS[layout]((ow.arange(12).reshape(4, 3) % 5 + rank).to(getattr(ow, dtype)))


def check(name: str, expected: Any, result: Any, *detail: Any) -> None:
    assert result.dtype == expected.dtype
    assert result.shape == expected.shape
    assert ow.equal(result, expected), (name, detail, result, expected)


def waited(work: Any) -> Any:
    assert work.wait() is True
    assert work.is_completed()
    assert work.is_success()
    assert work.exception() is None
    return work


def moves(rank: int, dtype: str, layout: str, is_async: bool) -> None:
    """Every collective that only moves elements."""
    end = waited if is_async else (lambda work: None)
    new = functools.partial(values, dtype=dtype, layout=layout)
    empty = lambda: new(7)
    x = new(rank)
    end(dist.broadcast(x, 1, async_op=is_async))
    check("broadcast", new(1), x)
    parts = [empty() for _ in range(SIZE)]
    end(dist.all_gather(parts, new(rank), async_op=is_async))
    for index, part in enumerate(parts):
        check("all_gather", new(index), part)
    everything = ow.stack([empty() for _ in range(SIZE)])
    end(dist.all_gather_into_tensor(everything, new(rank), async_op=is_async))
    check("all_gather_into_tensor", ow.stack([new(0), new(1)]), everything)
    parts = [empty() for _ in range(SIZE)]
    end(dist.gather(new(rank), parts if rank == 1 else None, dst=1, async_op=is_async))
    for index, part in enumerate(parts):
        check("gather", new(index if rank == 1 else 7), part)
    x = empty()
    end(dist.scatter(x, [new(3), new(4)] if rank == 0 else None, src=0, async_op=is_async))
    check("scatter", new(3 + rank), x)
    parts = [empty() for _ in range(SIZE)]
    end(dist.all_to_all(parts, [new(10 * rank), new(10 * rank + 1)], async_op=is_async))
    for index, part in enumerate(parts):
        check("all_to_all", new(10 * index + rank), part)
    x = empty()
    if rank == 0:
        end(dist.isend(new(5), 1) if is_async else dist.send(new(5), 1))
    elif is_async:
        assert waited(dist.irecv(x, 0)).result()[0] is x
    else:
        assert dist.recv(x) == 0
    check("send", new(5 if rank else 7), x)
    if x.ndim and x.shape[0]:
        x = empty()
        end(dist.all_to_all_single(x, new(rank), async_op=is_async))
        half = x.shape[0] // SIZE
        check("all_to_all_single", ow.cat([new(0)[half * rank :][:half], new(1)[half * rank :][:half]]), x)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_elements_are_moved(ranks: Ranks, dtype: str, layout: str) -> None:
    ranks.run(moves, dtype, layout, layout in {"transposed", "empty"} or DTYPES.index(dtype) % 2)


def reduced(dtype: str, name: str, layout: str) -> Any:
    """What two ranks have, one after the other, by operators."""
    a, b = (values(rank, dtype, layout) for rank in range(SIZE))
    if dtype == "bool":
        return {"SUM": a | b, "PRODUCT": a & b, "MIN": a & b, "MAX": a | b, "BAND": a & b, "BOR": a | b,
                "BXOR": a ^ b}[name]  # fmt: skip
    full = a.dtype in (ow.int8, ow.int16, ow.int32, ow.int64, ow.uint8)
    operators = {
        "SUM": lambda: a + b, "PRODUCT": lambda: a * b, "MIN": lambda: ow.minimum(a, b),
        "MAX": lambda: ow.maximum(a, b), "BAND": lambda: a & b, "BOR": lambda: a | b, "BXOR": lambda: a ^ b,
        "AVG": lambda: ((a + b) / 2).trunc().to(a.dtype) if full else (a + b) / 2,
    }  # fmt: skip
    return operators[name]()


def reductions(rank: int, dtype: str, name: str, layout: str, is_async: bool) -> None:
    end = waited if is_async else (lambda work: None)
    op, expected = getattr(dist.ReduceOp, name), reduced(dtype, name, layout)
    new = functools.partial(values, dtype=dtype, layout=layout)
    x = new(rank)
    version = x._version
    end(dist.all_reduce(x, op, async_op=is_async))
    check("all_reduce", expected, x, name)
    assert x._version > version
    x = new(rank)
    end(dist.reduce(x, 1, op, async_op=is_async))
    check("reduce", expected if rank == 1 else new(rank), x, name)
    x = new(7)
    end(dist.reduce_scatter(x, [new(rank), new(rank)], op, async_op=is_async))
    check("reduce_scatter", expected, x, name)
    x, parts = new(7), ow.stack([new(rank), new(rank)])
    end(dist.reduce_scatter_tensor(x, parts, op, async_op=is_async))
    check("reduce_scatter_tensor", expected, x, name)


OPS = {"bool": ("SUM", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR"), "int64": tuple(dist.ReduceOp.__members__)[:8],
       "uint8": ("SUM", "AVG", "MAX", "BXOR"), "float16": ("SUM", "AVG", "PRODUCT", "MIN"), "bfloat16": ("SUM", "AVG"),
       "float32": ("SUM", "AVG", "MIN", "MAX"), "float64": ("SUM", "PRODUCT"), "complex64": ("SUM", "AVG"),
       "complex128": ("SUM",), "int16": ("SUM", "BOR")}  # fmt: skip


@pytest.mark.parametrize(("dtype", "name"), [(dtype, name) for dtype, names in OPS.items() for name in names])
def test_elements_are_reduced(ranks: Ranks, dtype: str, name: str) -> None:
    for index, layout in enumerate(LAYOUTS):
        ranks.run(reductions, dtype, name, layout, index % 2 == 0)


def uneven(rank: int) -> None:
    """Parts of other sizes on each rank, some of them empty."""
    parts = [ow.zeros(3), ow.zeros(0)]
    dist.all_gather(parts, ow.ones(3) if rank == 0 else ow.ones(0))
    assert parts[0].tolist() == [1, 1, 1]
    x = ow.zeros(1 + 2 * rank, 2)
    dist.all_to_all_single(x, ow.arange(4.0).reshape(2, 2) + 10 * rank,
                           [1, 0] if rank == 0 else [1, 2], [1, 1] if rank == 0 else [0, 2])  # fmt: skip
    assert x[:, 0].tolist() == ([0.0] if rank == 0 else [2.0, 10.0, 12.0])
    x = ow.zeros(2 + rank)
    dist.reduce_scatter(x, [ow.ones(2), ow.full((3,), 2.0)])
    assert x.tolist() == [2.0 + 2 * rank] * (2 + rank)
    x = ow.ones(3) * (rank + 1)
    dist.all_reduce(x, dist._make_nccl_premul_sum(2.0))
    assert x.tolist() == [6.0] * 3
    pair = [ow.ones(2) * (rank + 1), ow.ones(1)]
    dist.all_reduce_coalesced(pair, async_op=True).wait()
    assert [part.tolist() for part in pair] == [[3, 3], [2]]
    lists = [[ow.zeros(2), ow.zeros(1)] for _ in range(SIZE)]
    dist.all_gather_coalesced(lists, [ow.full((2,), float(rank)), ow.ones(1)])
    assert [part[0].tolist() for part in lists] == [[0, 0], [1, 1]]


def test_uneven_parts(ranks: Ranks) -> None:
    ranks.run(uneven)


def sparse_values(rank: int, dtype: str, sparse_dim: int, count: int) -> Any:
    """A tensor of shape (4, 3, 2) that stores `count` elements or rows, some of them twice."""
    draw = np.random.default_rng([rank, sparse_dim, count])
    indices = np.stack([draw.integers(0, size, count) for size in (4, 3, 2)[:sparse_dim]])
    stored = ow.from_numpy(draw.integers(0, 4, (count, *(4, 3, 2)[sparse_dim:])))
    return ow.sparse_coo_tensor(ow.from_numpy(indices), stored.to(getattr(ow, dtype)), (4, 3, 2))


def sparse_sums(rank: int, dtype: str) -> None:
    """Sums and averages of what ranks store, of all numbers of sparse dimensions, and nothing on one of the ranks."""
    for sparse_dim in (1, 2, 3):
        for counts in ((3, 9), (0, 5), (0, 0), (40, 1)):
            for op in ("SUM", "AVG"):
                result, beside = sparse_values(rank, dtype, sparse_dim, counts[rank]), ow.ones(3) * (rank + 1)
                expected = result.to_dense()
                dist.all_reduce(expected, getattr(dist.ReduceOp, op))
                version = result._version
                works = [dist.all_reduce(result, getattr(dist.ReduceOp, op), async_op=True)]
                works.append(dist.all_reduce(beside, async_op=True))  # begins after both parts of the first
                for work in works:
                    waited(work)
                assert result.is_coalesced()
                assert result._version > version
                check("sparse", expected, result.to_dense(), sparse_dim, counts, op)
                assert beside.tolist() == [3, 3, 3]
    tensor = sparse_values(rank, dtype, 2, 4)
    expected = tensor.to_dense()
    dist.all_reduce(expected)
    dist.all_reduce(tensor)  # without a thread
    check("sparse", expected, tensor.to_dense())


@pytest.mark.parametrize("dtype", ["int64", "float16", "bfloat16", "float32", "float64", "complex64"])
def test_what_ranks_store_is_added_up(ranks: Ranks, dtype: str) -> None:
    ranks.run(sparse_sums, dtype)


def sparse_beside_messages(rank: int) -> None:
    """A message goes past a sum whose other rank comes later; errors of what does not fit come on all ranks."""
    x, tensor = ow.zeros(2), sparse_values(rank, "float32", 1, 3)
    if rank == 0:
        work = dist.all_reduce(tensor, async_op=True)
        dist.send(ow.ones(2), 1)
        work.wait()
    else:
        dist.recv(x, 0)
        dist.all_reduce(tensor)
        assert x.tolist() == [1, 1]
    for other in (sparse_values(rank, "float32", 1 + rank, 3), sparse_values(rank, ("int64", "float32")[rank], 1, 3)):
        with pytest.raises(RuntimeError, match=r"ranks call different collectives: rank 0 at .* sparse dimensions"):
            dist.all_reduce(other)
    with pytest.raises(ValueError, match=r"are added up by ReduceOp\.SUM or AVG, got ReduceOp\.MAX"):
        dist.all_reduce(tensor, dist.ReduceOp.MAX)
    dist.barrier()


def test_a_sum_of_stored_elements_lets_messages_pass(ranks: Ranks) -> None:
    ranks.run(sparse_beside_messages)


def in_any_order(rank: int) -> list[int]:
    """Receives that are begun before the sends, on both ranks, and many collectives at once."""
    other = 1 - rank
    x, y = ow.zeros(200_000), ow.zeros(3)
    for work in dist.batch_isend_irecv([
        dist.P2POp(dist.irecv, x, other, tag=1), dist.P2POp(dist.irecv, y, other, tag=2),
        dist.P2POp(dist.isend, ow.full((3,), 2.0), other, tag=2),
        dist.P2POp(dist.isend, ow.ones(200_000), other, tag=1),
    ]):  # fmt: skip
        work.wait()
    assert (x.sum().item(), y.tolist()) == (200_000, [2, 2, 2])
    tensors = [ow.full((5,), float(index)) for index in range(50)]
    works = [dist.all_reduce(tensor, async_op=True) for tensor in tensors]
    seen: list[int] = []
    works[7].get_future().add_done_callback(lambda future: seen.append(len(future.value())))
    for work in works:
        work.wait()
    assert all(tensor.tolist() == [2.0 * index] * 5 for index, tensor in enumerate(tensors))
    assert works[3].get_future().wait()[0] is tensors[3]
    dist.barrier()
    dist.barrier(async_op=True).wait(timedelta(seconds=20))
    dist.monitored_barrier(timeout=timedelta(seconds=20))
    dist.monitored_barrier(timeout=20.5)
    dist.monitored_barrier()
    return seen


def test_collectives_that_are_begun_together(ranks: Ranks) -> None:
    assert ranks.run(in_any_order) == [[1], [1]]


def objects(rank: int) -> list[Any]:
    mine = {"rank": rank, "tensor": ow.arange(rank + 1)}
    everything: list[Any] = [None] * SIZE
    dist.all_gather_object(everything, mine)
    gathered: list[Any] | None = [None] * SIZE if rank == 1 else None
    dist.gather_object(f"from {rank}", gathered, dst=1)
    shared = ["text", 3, [rank]] if rank == 0 else [None] * 3
    dist.broadcast_object_list(shared, src=0)
    part: list[Any] = [None]
    dist.scatter_object_list(part, [("a",), ("b", 1)] if rank == 0 else None, src=0)
    sent: list[Any] = [None, None]
    if rank == 0:
        dist.send_object_list([1, {"x": 2}], 1)
    else:
        assert dist.recv_object_list(sent, 0) == 0
    return [[item["tensor"].tolist() for item in everything], gathered, shared, part, sent]


def test_objects(ranks: Ranks) -> None:
    first, second = ranks.run(objects)
    assert first == [[[0], [0, 1]], None, ["text", 3, [0]], [("a",)], [None, None]]
    assert second == [[[0], [0, 1]], ["from 0", "from 1"], ["text", 3, [0]], [("b", 1)], [1, {"x": 2}]]


def subgroups(rank: int) -> None:
    both, reverse = dist.new_group(), dist.new_group([1, 0], sort_ranks=False)
    alone = dist.new_group([1])
    assert dist.get_world_size(both) == 2
    assert dist.get_rank(reverse) == 1 - rank
    assert dist.get_process_group_ranks(reverse) == [1, 0]
    assert (dist.get_group_rank(reverse, 1), dist.get_global_rank(reverse, 0)) == (0, 1)
    x = ow.full((2,), float(rank))
    dist.broadcast(x, group=reverse, group_src=0)
    assert x.tolist() == [1, 1]
    if rank == 0:
        assert alone == dist.GroupMember.NON_GROUP_MEMBER
        assert (dist.get_rank(alone), dist.get_world_size(alone)) == (-1, -1)
        with pytest.warns(UserWarning, match="Running all_reduce on global rank 0 which does not belong to the given"):
            dist.all_reduce(x, group=alone)
    else:
        dist.all_reduce(x, group=alone)
        assert dist.get_rank(alone) == 0
    first, second = (dist.all_reduce(ow.ones(1), group=group, async_op=True) for group in (both, reverse))
    second.wait()
    first.wait()
    dist.destroy_process_group(both)
    with pytest.raises(ValueError, match=r"all_reduce\(\): the group was destroyed"):
        dist.all_reduce(x, group=both)


def test_groups_of_some(ranks: Ranks) -> None:
    ranks.run(subgroups)


def gradients(rank: int) -> None:
    """The gradient of a sum over both ranks of a weighted result, by hand."""
    functional = dist.nn.functional
    new = lambda: ow.full((2,), float(rank + 1), requires_grad=True)
    rows = {
        "all_reduce": lambda x: functional.all_reduce(x) * (rank + 1),
        "broadcast": lambda x: functional.broadcast(x, 0) * (rank + 1),
        "reduce": lambda x: functional.reduce(x, 1) * (rank + 2),
        "all_gather": lambda x: functional.all_gather(x)[0] * (rank + 1) + functional.all_gather(x)[1],
        "gather": lambda x: functional.gather(x, 0)[1] * 4 + functional.gather(x, 0)[0],
        "scatter": lambda x: functional.scatter([x, 2 * x], 0) * (rank + 1),
        "reduce_scatter": lambda x: functional.reduce_scatter(x, [x, 3 * x]) * (rank + 1),
        "all_to_all": lambda x: sum(functional.all_to_all([x, x], [x, 5 * x])) * (rank + 1),
        "all_to_all_single": lambda x: functional.all_to_all_single(x, x) * ow.tensor([1.0, 2.0]) * (rank + 1),
    }
    expected = {
        "all_reduce": ([3, 3], [3, 3]), "broadcast": ([3, 3], [0, 0]), "reduce": ([3, 3], [3, 3]),
        "all_gather": ([3, 3], [2, 2]), "gather": ([1, 1], [4, 4]), "scatter": ([5, 5], [0, 0]),
        "reduce_scatter": ([7, 7], [7, 7]), "all_to_all": ([11, 11], [11, 11]),
        "all_to_all_single": ([1, 2], [2, 4]),
    }  # fmt: skip
    for name, call in rows.items():
        x = new()
        call(x).sum().backward()
        assert x.grad is not None, name
        assert x.grad.tolist() == expected[name][rank], (name, x.grad.tolist())


def test_gradients_of_collectives(ranks: Ranks) -> None:
    ranks.run(gradients)


def functions(rank: int) -> None:
    """Collectives with results, by PyTorch's private names."""
    module = dist._functional_collectives
    x = (ow.arange(6.0).reshape(2, 3) + rank).requires_grad_()
    other = ow.arange(6.0).reshape(2, 3) + 1 - rank
    for result, expected in (
        (module.all_reduce(x, "sum"), x + other), (module.broadcast(x, 1), x if rank else other),
        (module.all_gather_tensor(x, 1), ow.cat([other, x] if rank else [x, other], 1)),
        (module.reduce_scatter_tensor(x, "sum", 0), (x + other)[rank : rank + 1]),
        (module.all_to_all_single(x, None, None), ow.stack([other[rank], x[rank]] if rank else [x[rank], other[rank]])),
    ):  # fmt: skip
        assert ow.equal(module.wait_tensor(result), expected)
    module.all_to_all_single_autograd(x, [1, 1], [1, 1]).square().sum().backward()
    assert ow.equal(x.grad, 2 * x)
    with pytest.raises(ValueError, match="3 elements of dimension 1 for 2 ranks"):
        module.reduce_scatter_tensor(x, "sum", 1)
    with pytest.raises(ValueError, match="no reduction 'mean'"):
        module.all_reduce(x, "mean")


def test_collectives_with_results(ranks: Ranks) -> None:
    ranks.run(functions)


# -- errors --------------------------------------------------------------------------------------------------------


def mistakes(rank: int) -> None:
    x = ow.ones(2)
    rows: list[tuple[Any, type[Exception], str]] = [
        (lambda: dist.all_reduce([x]), TypeError, r"Expected parameter `tensor` of type torch\.Tensor"),
        (lambda: dist.all_reduce(x, "sum"), TypeError, r"expected an operation such as ReduceOp\.SUM, got 'sum'"),
        (lambda: dist.all_reduce(x, dist.ReduceOp.BOR), ValueError, "Cannot use ReduceOp.BOR with non-integral dtype"),
        (lambda: dist.all_reduce(x + 0j, dist.ReduceOp.MAX), ValueError, "does not support ReduceOp.MAX on complex"),
        (lambda: dist.all_gather([x], x), ValueError, "expected 2 tensors as `tensor_list`, one for each rank, got 1"),
        (lambda: dist.all_gather([x, x.double()], x), ValueError, "tensors with different dtypes"),
        (lambda: dist.all_gather_into_tensor(x, x), ValueError, "must be equal to world_size times input tensor size"),
        (lambda: dist.broadcast(x, 5), ValueError, "Global rank 5 is not part of group"),
        (lambda: dist.broadcast(x), ValueError, "Must specify group_src or src"),
        (lambda: dist.broadcast(x, 0, group_src=0), ValueError, "Can't specify both group_src and src"),
        (lambda: dist.send(x, rank), ValueError, "Invalid destination rank"),
        (lambda: dist.all_to_all_single(ow.ones(3), ow.ones(3)), ValueError, "does not divide equally across group"),
        (lambda: dist.gather(x, [x, x] if rank else None), ValueError, "``gather_list`` must"),
        (lambda: dist.batch_isend_irecv([3]), ValueError, "Invalid ``p2p_op_list``"),
        (lambda: dist.P2POp(dist.broadcast, x, 0), ValueError, "Invalid ``op``"),
        (lambda: dist.init_process_group("mpi"), ValueError, "trying to initialize the default process group twice"),
        (lambda: dist.new_group([0, 7]), ValueError, "should be within the world_size"),
        (lambda: dist.all_reduce(x, group=3), TypeError, "expected a ProcessGroup or None as the group, got int"),
    ]
    for call, error, text in rows:
        with pytest.raises(error, match=text):
            call()
    dist.barrier()


def test_mistakes_are_errors_before_anything_is_sent(ranks: Ranks) -> None:
    ranks.run(mistakes)


def too_late(rank: int) -> str:
    """One rank is late; the other one says where both are."""
    late = dist.new_group(timeout=timedelta(seconds=1))
    group = dist.new_group(timeout=timedelta(seconds=1))
    start, text = time.monotonic(), ""
    if rank == 0:
        with pytest.raises(dist.DistBackendError) as caught:
            dist.all_reduce(ow.ones(3, 2), group=group)
        text = str(caught.value)
        assert time.monotonic() - start < 8
        with pytest.raises(dist.DistBackendError, match="cannot be used after a collective failed"):
            dist.barrier(group)
        with pytest.raises(dist.DistBackendError, match=r"Rank 1 failed to pass monitoredBarrier in 100 ms"):
            dist.monitored_barrier(late, timedelta(seconds=0.1))
        with pytest.raises(dist.DistBackendError, match=r"irecv #1 of float32 \(1,\) \(test_collectives.py:\d+\) has"):
            dist.irecv(ow.ones(1), 1, group=late).wait()
    dist.barrier()
    return text


def test_a_collective_that_does_not_end_says_where_each_rank_is(ranks: Ranks) -> None:
    text, _ = ranks.run(too_late)
    assert "all_reduce #1 of float32 (3, 2) (test_collectives.py:" in text
    assert "has not ended within the timeout of 1 s: rank 0 at all_reduce #1" in text
    assert "rank 1 in none so far" in text


def different(rank: int) -> str:
    dist.set_debug_level(dist.DebugLevel.DETAIL)
    group = dist.new_group()
    try:
        with pytest.raises(dist.DistBackendError) as caught:
            dist.all_reduce(ow.ones(2), group=group) if rank else dist.broadcast(ow.ones(3), 0, group)
    finally:
        dist.set_debug_level(dist.DebugLevel.OFF)
    return str(caught.value)


def test_different_collectives_are_named_before_they_begin(ranks: Ranks) -> None:
    for text in ranks.run(different):
        assert "ranks call different collectives: rank 0 at broadcast #1 of float32 (3,) (test_collectives.py:" in text
        assert "rank 1 at all_reduce #1 of float32 (2,) (test_collectives.py:" in text


MIXTURES: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], str, str]] = {  # of rank 0, of rank 1
    "name": (lambda g: dist.all_reduce(ow.ones(3), group=g), lambda g: dist.broadcast(ow.ones(3), 0, g),
             "all_reduce #1 of float32 (3,)", "broadcast #1 of float32 (3,)"),
    "size": (lambda g: dist.all_reduce(ow.ones(3), group=g), lambda g: dist.all_reduce(ow.ones(4), group=g),
             "all_reduce #1 of float32 (3,)", "all_reduce #1 of float32 (4,)"),
    "large size": (lambda g: dist.all_reduce(ow.ones(1 << 20), group=g), lambda g: dist.all_reduce(ow.ones(9), group=g),
                   "all_reduce #1 of float32 (1048576,)", "all_reduce #1 of float32 (9,)"),
    "dtype": (lambda g: dist.all_reduce(ow.ones(3), group=g), lambda g: dist.all_reduce(ow.ones(3).double(), group=g),
              "of float32 (3,)", "of float64 (3,)"),
    "bytes": (lambda g: dist.broadcast(ow.ones(4), 0, g), lambda g: dist.broadcast(ow.ones(2).double(), 0, g),
              "of float32 (4,)", "of float64 (2,)"),
    "root": (lambda g: dist.broadcast(ow.ones(4), 0, g), lambda g: dist.broadcast(ow.ones(4), 1, g),
             "with src=0", "with src=1"),
    "op": (lambda g: dist.all_reduce(ow.ones(4), dist.ReduceOp.MAX, g), lambda g: dist.all_reduce(ow.ones(4), group=g),
           "with op=MAX", "with op=SUM"),
    "counts": (lambda g: dist.all_gather([ow.ones(1), ow.ones(2)], ow.ones(1), g),
               lambda g: dist.all_gather([ow.ones(1), ow.ones(3)], ow.ones(3), g),
               "all_gather #1 of float32 (1,)", "all_gather #1 of float32 (1,)"),
    "asynchronous": (lambda g: dist.all_reduce(ow.ones(3), group=g, async_op=True).wait(),
                     lambda g: dist.barrier(g, async_op=True).wait(), "all_reduce #1 of float32 (3,)", "barrier #1 ("),
    "object": (lambda g: dist.all_gather_object([None, None], 1, g), dist.barrier, "all_gather", "barrier"),
    "all_to_all": (
        lambda g: dist.all_to_all([ow.ones(1), ow.ones(2)], [ow.ones(1), ow.ones(3)], g),
        lambda g: dist.all_to_all([ow.ones(4), ow.ones(2)], [ow.ones(2), ow.ones(2)], g),
        "sending 1 to rank 0, 3 to rank 1 and expecting 1 of rank 0, 2 of rank 1",
        "sending 2 to rank 0, 2 to rank 1 and expecting 4 of rank 0, 2 of rank 1",
    ),
    "all_to_all_single": (
        lambda g: dist.all_to_all_single(ow.ones(3, 2), ow.ones(4, 2), [2, 1], [2, 2], g),
        lambda g: dist.all_to_all_single(ow.ones(4, 2), ow.ones(4, 2), [2, 2], [2, 2], g),
        "expecting 4 of rank 0, 2 of rank 1", "sending 4 to rank 0, 4 to rank 1",
    ),
    "rows": (lambda g: dist.all_to_all_single(ow.ones(2, 3), ow.ones(2, 3), group=g),
             lambda g: dist.all_to_all_single(ow.ones(2, 2), ow.ones(2, 2), group=g), "3 to rank 1", "2 to rank 0"),
    "gather": (lambda g: dist.gather(ow.ones(1), [ow.ones(1), ow.ones(2)], 0, g),
               lambda g: dist.gather(ow.ones(3), None, 0, g), "expecting 1 of rank 0, 2 of rank 1", "3 to rank 0"),
    "gathers later": (lambda g: dist.gather(ow.ones(5), None, 1, g, async_op=True).wait(),
                      lambda g: dist.gather(ow.ones(1), [ow.ones(1)] * 2, 1, g, async_op=True).wait(),
                      "with dst=1 sending 5 to rank 1", "expecting 1 of rank 0"),
    "scatter": (lambda g: dist.scatter(ow.ones(1), [ow.ones(1), ow.ones(2)], 0, g),
                lambda g: dist.scatter(ow.ones(3), None, 0, g), "1 to rank 0, 2 to rank 1", "expecting 3 of rank 0"),
    "empty": (lambda g: dist.scatter(ow.ones(0), [ow.ones(0), ow.ones(0)], 0, g),
              lambda g: dist.scatter(ow.ones(1), None, 0, g), "0 to rank 1", "expecting 1 of rank 0"),
    "layout": (lambda g: dist.all_reduce(ow.ones(3).to_sparse(), group=g),
               lambda g: dist.all_reduce(ow.ones(3), group=g), "1 sparse dimensions", "with op=SUM"),
}  # fmt: skip


def mixed(rank: int, name: str) -> str:
    group = dist.new_group()
    with pytest.raises(dist.DistBackendError) as caught:
        MIXTURES[name][rank](group)
    total = ow.full((2, 3), rank + 1.0)
    dist.all_reduce(total if rank else total.view(-1), group=group)  # elements count, not sizes
    assert total.sum() == 18
    return str(caught.value)


@pytest.mark.parametrize("name", MIXTURES)
def test_ranks_that_call_different_collectives_are_told(ranks: Ranks, name: str) -> None:
    for text in ranks.run(mixed, name):
        first, second = text.removeprefix("ranks call different collectives: rank 0 at ").split("; rank 1 at ")
        for call, expected in ((first, MIXTURES[name][2]), (second, MIXTURES[name][3])):
            assert expected in call
            assert "(test_collectives.py:" in call


def late(rank: int) -> tuple[Any, str]:
    group = dist.new_group([1, 0])
    for _ in range(3):
        time.sleep(0.05 * (rank == 1))
        dist.all_reduce(ow.ones(2), group=group)
    dist.broadcast(ow.ones(2), 0, group=group)
    seen = dist.wait_times(group)
    assert [row["all_reduce"][0] for row in seen.by_rank] == [3, 3]
    return seen.slowest(), str(seen).splitlines()[0].split()


def test_the_rank_that_others_wait_for_is_told(ranks: Ranks) -> None:
    assert ranks.run(late) == [(1, ["rank", "all_reduce", "broadcast", "all"])] * SIZE


def among_four(rank: int, size: int) -> None:
    """Each collective once, synchronous and begun, where there are more ranks than cores perhaps."""
    mine, everybody = ow.full((3,), float(rank)), [ow.full((3,), float(peer)) for peer in range(size)]
    total = ow.full((3,), float(sum(range(size))))
    for is_async in (False, True):
        end = waited if is_async else (lambda work: None)
        x, rows = mine.clone(), ow.zeros(size, 3)
        end(dist.all_reduce(x, async_op=is_async))
        check("all_reduce", total, x)
        end(dist.reduce(y := mine.clone(), 2, async_op=is_async))
        assert rank != 2 or ow.equal(y, total)
        end(dist.broadcast(x := mine.clone(), 3, async_op=is_async))
        check("broadcast", everybody[3], x)
        end(dist.all_gather_into_tensor(rows, mine, async_op=is_async))
        check("all_gather_into_tensor", ow.stack(everybody), rows)
        parts = [ow.zeros(3) for _ in range(size)]
        end(dist.gather(mine, parts if rank == 1 else None, 1, async_op=is_async))
        assert rank != 1 or ow.equal(ow.stack(parts), rows)
        end(dist.scatter(x, everybody if rank == 0 else None, 0, async_op=is_async))
        check("scatter", mine, x)
        end(dist.reduce_scatter_tensor(x, rows, async_op=is_async))
        check("reduce_scatter_tensor", size * mine, x)
        result = ow.zeros(size)
        end(dist.all_to_all_single(result, ow.full((size,), float(rank)), async_op=is_async))
        check("all_to_all_single", rows[:, 0], result)
        end(dist.barrier(async_op=is_async))
    dist.monitored_barrier()
    received = ow.zeros(3)
    works = [dist.isend(mine, (rank + 1) % size), dist.irecv(received, (rank - 1) % size)]
    for work in works:
        work.wait()
    check("messages in a ring", everybody[rank - 1], received)
    objects_of_all: list[Any] = [None] * size
    dist.all_gather_object(objects_of_all, {"rank": rank})
    assert objects_of_all == [{"rank": peer} for peer in range(size)]


def test_four_ranks_on_the_cores_there_are() -> None:
    four = Ranks(4)
    try:
        four.run(among_four, 4)
    finally:
        four.close()
    assert [process.exitcode for process in four.processes] == [0] * 4


def in_collective(rank: int) -> None:
    if rank == 1:
        os._exit(3)
    dist.all_reduce(ow.ones(1000))


def when_begun(rank: int) -> None:
    if rank == 1:
        os.kill(os.getpid(), 9)
    dist.all_reduce(ow.ones(1000), async_op=True).wait()


def in_backward(rank: int) -> None:
    model = ow.nn.parallel.DistributedDataParallel(ow.nn.Linear(2, 2), bucket_cap_mb=1e-6)
    x = ow.ones(1, 2, requires_grad=True)
    result = model(x)
    if rank == 1:
        result.register_hook(lambda grad: os._exit(3))
    result.sum().backward()


def in_save(rank: int) -> None:
    class Ending:
        def __reduce__(self) -> Any:
            os.kill(os.getpid(), 9)

    value = Ending() if rank == 1 else 1
    everything: list[Any] = [None] * SIZE
    dist.all_gather_object(everything, value)


PHASES = {call.__name__: call for call in (in_collective, when_begun, in_backward, in_save)}


def die(rank: int, phase: str) -> Any:
    start = time.monotonic()
    with pytest.raises(dist.DistBackendError, match=r"cannot end: rank 1 has ended"):
        PHASES[phase](rank)
    return time.monotonic() - start


@pytest.mark.parametrize("phase", PHASES)
def test_a_rank_that_dies_is_noticed_within_seconds(phase: str) -> None:
    pair = Ranks(SIZE)
    try:
        pair.run(dist_ready)
        for pipe in pair.pipes:
            pipe.send((die, (phase,)))
        assert pair.pipes[0].poll(30)
        is_well, seconds = pair.pipes[0].recv()
        assert is_well, seconds
        assert seconds < 10
    finally:
        pair.close()
    assert all(process.exitcode is not None for process in pair.processes)


def dist_ready(rank: int) -> int:
    dist.barrier()
    return rank


def rounds_of_looks(rank: int, splits: list[int] | None, is_async: bool) -> int:
    """How often a rank looks whether 32 MiB have been exchanged; after 400 looks it pauses between two."""
    x = ow.full((2048, 4096), float(rank))
    result = ow.empty(2048, 4096)
    sizes = (None, None) if splits is None else ([splits[rank]] * 2, [splits[0], splits[1]])
    if splits is not None:
        x, result = x[: sizes[0][0] * 2], result[: sum(splits)]
    dist.barrier()
    looks = []
    pause = progress._pause
    progress._pause = lambda *args: looks.append(args) or pause(*args)  # type: ignore[func-returns-value]
    try:
        handle = dist.all_to_all_single(result, x, sizes[1], sizes[0], async_op=is_async)
        if handle is not None:
            handle.wait()
    finally:
        progress._pause = pause
    first = 1024 if splits is None else splits[0]
    assert float(result[:first].abs().max()) == 0
    assert float(result[first:].min()) == 1
    return len(looks)


@pytest.mark.parametrize("is_async", [False, True])
@pytest.mark.parametrize("splits", [None, [1024, 1000]])
def test_large_all_to_all_needs_few_looks(ranks: Ranks, splits: list[int] | None, is_async: bool) -> None:
    # MPI moves 8 KiB at each of its tests: with a rest after each, 64 MiB took 544 ms, and 14 without any rest.
    least = min(max(ranks.run(rounds_of_looks, splits, is_async)) for _ in range(5))
    assert least < 500


def gathered(rank: int, least: int) -> None:
    """Gathers of tensors of all kinds, where those of `least` bytes are sent into their places."""
    messages = []
    collectives._LARGE = least
    broadcast = type(dist.group.WORLD.engine).broadcast
    type(dist.group.WORLD.engine).broadcast = lambda self, array, root: messages.append(root) or broadcast(
        self, array, root
    )
    try:
        for kind in (ow.float32, ow.bool, ow.complex128, ow.bfloat16, ow.int8):
            for is_async in (False, True):
                everybody = [ow.arange(60 + peer).remainder(2 + peer).to(kind) for peer in range(SIZE)]
                uneven = [ow.empty_like(item) for item in everybody]
                handle = dist.all_gather(uneven, everybody[rank], async_op=is_async)
                if handle is not None:
                    handle.wait()
                assert all(ow.equal(a, b) for a, b in zip(uneven, everybody, strict=True))
                rows = [item[:60].reshape(6, 10).t() for item in everybody]
                strided = [ow.zeros(20, 12, dtype=kind)[::2, ::2] for _ in range(SIZE)]
                handle = dist.all_gather(strided, rows[rank], async_op=is_async)
                if handle is not None:
                    handle.wait()
                assert all(ow.equal(a, b) for a, b in zip(strided, rows, strict=True))
        both = [ow.full((4,), float(peer)) for peer in range(SIZE)]
        swapped = [item.clone() for item in both]
        dist.all_gather(swapped[::-1], swapped[rank])  # each rank sends what it receives into
        assert [item.tolist() for item in swapped[::-1]] == [item.tolist() for item in both]
        outputs = [ow.full((4,), 9.0), ow.full((4,), 9.0)]
        outputs[rank] = both[rank]
        version = outputs[1 - rank]._version
        dist.all_gather(outputs, outputs[rank])
        assert [item.tolist() for item in outputs] == [[0.0] * 4, [1.0] * 4]
        assert outputs[1 - rank]._version > version
        first, second = [[ow.zeros(3), ow.zeros(2)] for _ in range(SIZE)]
        dist.all_gather_coalesced([first, second], [ow.ones(3) * rank, ow.ones(2) - rank])
        assert [item.tolist() for item in (*first, *second)] == [[0] * 3, [1] * 2, [1] * 3, [0] * 2]
    finally:
        type(dist.group.WORLD.engine).broadcast = broadcast
        collectives._LARGE = 1 << 19
    assert bool(messages) == (least == 0)


@pytest.mark.parametrize("least", [0, 1 << 40])
def test_large_tensors_are_gathered_in_place(ranks: Ranks, least: int) -> None:
    ranks.run(gathered, least)
