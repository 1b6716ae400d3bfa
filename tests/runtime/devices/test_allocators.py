"""Memory of devices: cached blocks, counts by lines of a program, other allocators, storages of another size."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from poison_device import PoisonAllocator, poison_device

import generated as ow
from runtime.devices.allocators import block_size


class LimitedAllocator(PoisonAllocator):
    """Pages, of which there are not more than `limit` bytes."""

    def __init__(self, limit: int = 1 << 40) -> None:
        super().__init__()
        self.limit, self.used, self.calls = limit, 0, 0

    def allocate(self, nbytes: int, index: int = 0) -> Any:
        """New pages."""
        if self.used + nbytes > self.limit:
            raise MemoryError(nbytes)
        pointer = super().allocate(nbytes, index)
        self.used += nbytes
        self.calls += 1
        release = pointer.deleter

        def free(owner: Any) -> None:
            self.used -= nbytes
            release(owner)

        pointer.deleter = free
        return pointer


@pytest.fixture
def npu() -> Iterator[Any]:
    gc.collect()
    with poison_device() as module:
        yield module


def test_a_block_is_at_most_an_eighth_larger_than_what_it_serves() -> None:
    sizes = [*range(1, 5000), *(1 << bits for bits in range(41)), *((1 << bits) + 1 for bits in range(41))]
    for nbytes in sizes:
        size = block_size(nbytes)
        assert size >= nbytes
        assert block_size(size) == size
        assert size <= max(512, nbytes + max(nbytes // 8, 512)), nbytes


def test_freed_blocks_serve_later_allocations(npu: Any) -> None:
    pages = LimitedAllocator()
    npu.change_current_allocator(ow.devices.CachingAllocator(pages))
    x = ow.ones(1000, device="npu")
    view, calls, address = x[10:20], pages.calls, x.data_ptr()
    assert (npu.memory_allocated(), npu.memory_reserved()) == (4000, block_size(4000))
    del x
    assert (npu.memory_allocated(), pages.live) == (4000, 1)  # the view has it
    del view
    assert (npu.memory_allocated(), npu.memory_reserved(), pages.live) == (0, block_size(4000), 1)
    other = ow.zeros(990, device="npu")
    assert (pages.calls, other.data_ptr(), other.tolist()[0]) == (calls, address, 0)
    second = ow.zeros(990, device="npu:1")  # blocks of one device serve no other
    assert (pages.live, npu.memory_reserved(1)) == (2, block_size(3960))
    del second
    npu.empty_cache()
    assert (npu.memory_reserved(), npu.memory_reserved(1), pages.live) == (block_size(3960), 0, 1)
    assert npu.max_memory_reserved(1) == block_size(3960)
    npu.reset_peak_memory_stats(1)
    assert npu.max_memory_reserved(1) == 0
    assert f"reserved at most        {block_size(4000):>16,} bytes" in npu.memory_summary()
    del other
    npu.empty_cache()
    assert pages.live == 0


def test_cached_blocks_are_freed_where_memory_is_short(npu: Any) -> None:
    pages = LimitedAllocator(10_240)
    npu.change_current_allocator(ow.devices.CachingAllocator(pages))
    x = ow.zeros(2048, device="npu")
    del x
    assert (npu.memory_reserved(), pages.live) == (8192, 1)
    y = ow.zeros(2300, device="npu")  # 9,216 bytes, for which the cached block is too small
    assert (npu.memory_reserved(), pages.live, y.tolist()[0]) == (9216, 1, 0)
    with pytest.raises(ow.OutOfMemoryError, match="npu:0: the allocator has no 8192 bytes"):
        ow.zeros(2048, device="npu")
    del y
    npu.empty_cache()
    assert pages.used == 0


def test_a_network_takes_no_new_memory_after_its_first_steps(npu: Any) -> None:
    pages = LimitedAllocator()
    npu.change_current_allocator(ow.devices.CachingAllocator(pages))
    ow.manual_seed(3)
    model = ow.nn.Sequential(ow.nn.Linear(8, 16), ow.nn.ReLU(), ow.nn.Linear(16, 1)).npu()
    optimizer = ow.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    x, calls = ow.randn(32, 8).npu(), []
    for _ in range(4):
        loss = model(x).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        calls.append(pages.calls)
    assert calls[-1] == calls[-2]
    del model, optimizer, x, loss
    gc.collect()
    npu.empty_cache()
    assert (npu.memory_allocated(), pages.live) == (0, 0)


def test_memory_goes_back_to_the_allocator_that_gave_it(npu: Any) -> None:
    first = npu.allocator
    before = first.live
    x = ow.ones(3, device="npu")
    second = PoisonAllocator()
    npu.change_current_allocator(second)
    y = x.clone()
    assert (first.live - before, second.live) == (1, 1)
    del x, y
    assert (first.live - before, second.live) == (0, 0)
    with pytest.raises(TypeError, match="change_current_allocator\\(\\): the allocator needs a method allocate"):
        npu.change_current_allocator(3)
    with pytest.raises(TypeError, match="CachingAllocator\\(\\): the allocator needs a method allocate"):
        ow.devices.CachingAllocator(None)


# -- lines of the program ----------------------------------------------------------------------------------------------


def here() -> int:
    return sys._getframe(1).f_lineno


def test_memory_is_counted_by_the_line_that_allocated_it(npu: Any) -> None:
    before = ow.ones(1000, device="npu")
    with ow.devices.tracking("npu") as memory:
        blocks, first = [ow.empty(1000, device="npu") for _ in range(3)], here()
        result, second = (before + before).view(10, 100)[0], here()
        copy = ow.empty(7, device="npu:1")
        del copy, before
        assert [(line.lineno, line.nbytes, line.blocks) for line in memory.lines()] == [
            (first, 12_000, 3), (second, 4000, 1),
        ]  # fmt: skip
        blocks.pop()
    outside = ow.empty(5, device="npu")
    del blocks, result, outside
    assert [tuple(line) for line in memory.lines()] == [(__file__, first, 8000, 2), (__file__, second, 4000, 1)]
    assert f"{__file__}:{first}" in str(memory)
    assert str(memory).splitlines()[1].endswith("2           8,000")


def test_one_device_or_all_are_tracked(npu: Any) -> None:
    with ow.devices.tracking("npu:1") as second, ow.devices.tracking() as both:
        tensors = [ow.empty(10, device="npu:0"), ow.empty(20, device="npu:1")]
    assert [sum(line.nbytes for line in memory.lines()) for memory in (second, both)] == [80, 120]
    del tensors
    with pytest.raises(RuntimeError, match="tracking\\(\\): there is no device 'meta'; there are cpu, npu"):
        ow.devices.tracking("meta")


def test_the_memory_of_the_cpu_is_counted_by_lines() -> None:
    before = ow.ones(100_000)
    ow.exp(before)  # compiles what the block uses
    with ow.devices.tracking("cpu") as memory:
        blocks = [ow.exp(before) for _ in range(3)]
        line = here() - 1
        del before
        (use,) = [use for use in memory.lines() if use.nbytes > 100_000]
        assert (use.filename, use.lineno, use.blocks) == (__file__, line, 3)
        assert 1_200_000 <= use.nbytes < 1_210_000
        blocks.pop()
    del blocks
    (use,) = [use for use in memory.lines() if use.nbytes > 100_000]
    assert (use.lineno, use.blocks) == (line, 2)


# -- storages of another size ------------------------------------------------------------------------------------------


def test_a_storage_gets_another_size(npu: Any) -> None:
    x = ow.arange(6.0, device="npu")
    view, live = x[1:3], npu.allocator.live
    x.untyped_storage().resize_(0)
    assert (npu.allocator.live, npu.memory_allocated(), x.shape) == (live - 1, 0, (6,))
    for read in (lambda: view.cpu(), lambda: x + 1.0, lambda: x.fill_(2.0), lambda: x.clone()):
        with pytest.raises(RuntimeError, match=r"the tensor reaches \d+ bytes into its storage, which has 0"):
            read()
    assert x.untyped_storage().resize_(24).nbytes() == 24
    x.copy_(ow.arange(6.0))
    x.untyped_storage().resize_(40)
    assert (x.tolist(), view.tolist(), npu.memory_allocated()) == ([0, 1, 2, 3, 4, 5], [1, 2], 40)
    x.untyped_storage().resize_(12)
    assert view.tolist() == [1, 2]
    with pytest.raises(RuntimeError, match="the tensor reaches 24 bytes into its storage, which has 12"):
        x.tolist()
    for size in (-1, 2.0, "a"):
        with pytest.raises(TypeError, match="resize_\\(\\): expected a number of bytes"):
            x.untyped_storage().resize_(size)


def test_storages_of_the_cpu_keep_their_size() -> None:
    x = ow.from_numpy(np.arange(3.0))
    assert x.untyped_storage().resize_(24).nbytes() == 24
    with pytest.raises(RuntimeError, match="resize_\\(\\): a storage on cpu keeps its 24 bytes"):
        x.untyped_storage().resize_(0)
