"""Large gradients under DistributedDataParallel, which are reduced where they lie, and what a step of it costs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from ranks import ABSENT, Ranks

import generated as ow
from runtime.distributed import grad_buckets, work

pytest.importorskip("mpi4py", reason=ABSENT)
nn, dist = ow.nn, ow.distributed
SIZE, WIDTH = 2, 520  # a weight of 1.08 MB


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def perceptron() -> Any:
    ow.manual_seed(1)
    return nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH))


def batch(rank: int) -> Any:
    ow.manual_seed(7 + rank)
    return ow.randn(4, WIDTH)


def expected_gradients(scale: float = 1.0) -> list[Any]:
    """The averages of both ranks, by one process."""
    model = perceptron()
    for rank in range(SIZE):
        (model(batch(rank)).square().sum() / SIZE * scale).backward()
    return [parameter.grad for parameter in model.parameters()]


def check(model: Any, scale: float = 1.0) -> None:
    for parameter, expected in zip(model.parameters(), expected_gradients(scale), strict=True):
        assert (parameter.grad - expected).abs().max().item() <= 1e-4 * expected.abs().max().item()


def backward(model: Any, rank: int, scale: float = 1.0, **kwargs: Any) -> None:
    (model(batch(rank)).square().sum() * scale).backward(**kwargs)


def reduced_in_place(rank: int) -> None:
    """The tensor that backward computed is the gradient: neither it nor the averages are copied."""
    model = nn.parallel.DistributedDataParallel(perceptron())
    weights = [model.module[0].weight, model.module[2].weight]
    handed: list[list[int]] = []
    send = grad_buckets.SplitGradBucket.sent

    def sent(self: Any) -> list[Any]:
        tensors = send(self)
        handed.append([tensor.data_ptr() for tensor in tensors])
        return tensors

    grad_buckets.SplitGradBucket.sent = sent  # type: ignore[method-assign]
    try:
        for _ in range(3):
            model.zero_grad()
            handed.clear()
            backward(model, rank)
            addresses = {address for row in handed for address in row}
            assert all(weight.grad.data_ptr() in addresses for weight in weights)
            check(model)
    finally:
        grad_buckets.SplitGradBucket.sent = send  # type: ignore[method-assign]
    assert sum(bucket.buffer().numel() for bucket in model.reducer.buckets) == 2 * WIDTH  # of the biases alone


def in_many_ways(rank: int) -> None:
    """Gradients that are added up, cleared, kept, read by hooks, of other layouts, or part of a graph."""
    model = nn.parallel.DistributedDataParallel(perceptron())
    weight = model.module[0].weight
    backward(model, rank)
    backward(model, rank)  # added to averages
    check(model, 2.0)
    model.zero_grad(set_to_none=False)
    backward(model, rank)
    check(model)
    model.zero_grad()
    with model.no_sync():
        backward(model, rank)
    backward(model, rank)
    check(model, 2.0)
    earlier = weight.grad
    copy = earlier.clone()
    model.zero_grad()
    backward(model, rank)
    assert ow.equal(earlier, copy)  # a gradient that a program keeps stays
    model.zero_grad()
    weight.grad = ow.zeros(WIDTH, WIDTH).t()
    model.module[2].weight.grad = ow.zeros(2 * WIDTH, WIDTH)[::2]
    backward(model, rank)
    check(model)
    model.zero_grad()
    with pytest.warns(UserWarning, match="create_graph=True"):
        backward(model, rank, create_graph=True)
    check(model)


def read_by_hooks(rank: int) -> None:
    """A hook that reads the gradient of this rank sees it neither divided nor half sent."""
    model = nn.parallel.DistributedDataParallel(perceptron())
    weight, seen = model.module[0].weight, []
    alone = perceptron()
    alone(batch(rank)).square().sum().backward()
    handle = weight.register_post_accumulate_grad_hook(lambda item: seen.append(item.grad))
    before = weight.register_hook(lambda grad: seen.append(grad))  # which is kept: it may not be written into
    for _ in range(2):
        model.zero_grad()
        seen.clear()
        backward(model, rank)
        check(model)
        assert ow.equal(seen[0], alone[0].weight.grad)
        assert seen[1] is weight.grad
    handle.remove()
    before.remove()
    values: list[Any] = []
    weight.register_post_accumulate_grad_hook(lambda item: values.append(item.grad.clone()))
    model.zero_grad()
    backward(model, rank)
    assert ow.equal(values[0], alone[0].weight.grad)
    check(model)


def with_a_hook(rank: int) -> None:
    """A hook of communication that comes after some passes sees flat tensors of all gradients."""
    model = nn.parallel.DistributedDataParallel(perceptron())
    for _ in range(2):
        model.zero_grad()
        backward(model, rank)
    sizes: list[int] = []

    def hook(state: Any, bucket: Any) -> Any:
        sizes.append(bucket.buffer().numel())
        assert sum(item.numel() for item in bucket.gradients()) == bucket.buffer().numel()
        return dist.algorithms.ddp_comm_hooks.default_hooks.allreduce_hook(dist.group.WORLD, bucket)

    model.register_comm_hook(None, hook)
    model.zero_grad()
    backward(model, rank)
    assert sum(sizes) == sum(item.numel() for item in model.parameters())
    check(model)


class Branches(nn.Module):
    """Two large weights of which a call uses some."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(WIDTH, WIDTH, bias=False), nn.Linear(WIDTH, WIDTH, bias=False)

    def forward(self, x: Any, names: str) -> Any:
        return sum(getattr(self, name)(x).sum() for name in names.split())


def of_unused(rank: int) -> None:
    """A parameter that no rank uses keeps what it had, one that some use gets the average."""
    model = nn.parallel.DistributedDataParallel(Branches(), find_unused_parameters=True)
    first, second = model.module.first.weight, model.module.second.weight
    x = ow.ones(1, WIDTH)
    model(x, "first second").backward()
    before = second.grad.clone()
    model(x, "first").backward()
    assert ow.equal(second.grad, before)
    assert (first.grad == 2.0).all().item()
    model.zero_grad()
    model(x, "first" if rank else "second").backward()
    assert (first.grad == 0.5).all().item()
    assert (second.grad == 0.5).all().item()


def uneven(rank: int) -> None:
    model = nn.parallel.DistributedDataParallel(Branches())
    with model.join():
        for _ in range(1 + 2 * rank):
            model.zero_grad()
            model(ow.ones(1, WIDTH), "first second").backward()
    assert (model.module.first.weight.grad == 0.5).all().item()


@pytest.mark.parametrize("function", [reduced_in_place, in_many_ways, read_by_hooks, with_a_hook, of_unused, uneven])
def test_large_gradients_are_averages(ranks: Ranks, function: Any) -> None:
    ranks.run(function)


def looks(rank: int) -> int:
    """How often a collective is looked at while the program computes, and the other rank is late."""
    x = ow.ones(4)
    dist.all_reduce(x)
    count = 0
    has_ended = work.Work.has_ended

    def look(self: Any) -> bool:
        nonlocal count
        count += 1
        return has_ended(self)

    work.Work.has_ended = look  # type: ignore[method-assign]
    try:
        time.sleep(0.2 * rank)
        begin = time.perf_counter()
        pending = dist.all_reduce(x, async_op=True)
        while not pending.is_completed() and time.perf_counter() - begin < 10:
            time.sleep(0.01)
        seconds = time.perf_counter() - begin
        pending.wait()
    finally:
        work.Work.has_ended = has_ended  # type: ignore[method-assign]
    return int(count - seconds / 0.0002)


def test_a_collective_that_nobody_waits_for_yet_leaves_the_core_to_the_program(ranks: Ranks) -> None:
    assert max(ranks.run(looks)) <= 50


def waits(rank: int) -> list[bool]:
    """Whether the thread of the group knows that somebody waits: by wait() of the work and of its future."""
    answers = []
    for call in (lambda item: item.wait(), lambda item: item.get_future().wait()):
        dist.barrier()
        time.sleep(0.1 * rank)
        pending = dist.all_reduce(ow.ones(4), async_op=True)
        call(pending)
        answers.append(dist.group.WORLD._progress._is_awaited)
    return answers


def test_who_waits_makes_the_group_look_often(ranks: Ranks) -> None:
    assert ranks.run(waits)[0] == [True, True]
