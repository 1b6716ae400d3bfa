"""Memory: what a storage says of itself, and that freed results are kept for the next ones."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import generated as ow
from runtime.tensor.storage import DataPtr, Storage, cpu_allocator, keep_freed_memory

FAULTS = """
import resource
import generated as ow
x = ow.ones(1 << 20)
def faults():
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(20):
        ow.exp(x)
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
faults()
print(faults())
"""


def test_views_share_a_storage() -> None:
    x = ow.rand(4, 6)
    view = x[1:, ::2]
    assert view.untyped_storage() == x.untyped_storage()
    assert (view.storage_offset(), view.stride(), view.data_ptr() - x.data_ptr()) == (6, (6, 2), 24)
    assert x.untyped_storage().nbytes() == 96
    assert x.clone().untyped_storage() != x.untyped_storage()


def test_numpy_memory_is_shared_both_ways() -> None:
    array = np.arange(6.0)
    tensor = ow.from_numpy(array)
    array[0] = 7
    tensor.numpy()[1] = 8
    assert tensor.tolist() == [7, 8, 2, 3, 4, 5]
    assert ow.from_dlpack(array).data_ptr() == array.ctypes.data


def test_a_deleter_runs_once_when_the_pointer_dies() -> None:
    freed: list[str] = []
    storage = Storage(DataPtr(0, "block", freed.append), 8)
    assert freed == []
    del storage
    assert freed == ["block"]
    assert cpu_allocator.allocate(16).address > 0


@pytest.mark.skipif(not keep_freed_memory(), reason="only glibc has this setting")
def test_large_results_cause_no_page_faults_once_memory_is_warm() -> None:
    run = subprocess.run([sys.executable, "-c", FAULTS], check=True, capture_output=True, text=True)
    # A result of 4 MiB has 1,024 pages; twenty of them in new memory would fault 20,480 times (40 with huge pages).
    assert int(run.stdout) < 20
