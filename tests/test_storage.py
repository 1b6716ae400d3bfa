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


def test_storage_of_a_tensor_is_read_and_written_as_elements() -> None:
    x = ow.arange(6, dtype=ow.int16).reshape(2, 3)
    memory = x[1].t().storage()
    assert (len(memory), memory.nbytes(), memory.element_size()) == (6, 12, 2)
    assert (memory.tolist(), memory[0], memory[-1]) == ([0, 1, 2, 3, 4, 5], 0, 5)
    memory[0], memory[-1] = 7, 9
    assert x.tolist() == [[7, 1, 2], [3, 4, 9]]
    assert memory.untyped() == x.untyped_storage()
    assert x.untyped_storage().tolist()[:4] == list(x.untyped_storage())[:4] == [7, 0, 1, 0]
    assert repr(ow.ones(1).storage()) == " 1.0\n[TypedStorage(dtype=opweave.float32, device=cpu) of size 1]"
    with pytest.raises(IndexError, match="index 6 is out of range for 6 elements"):
        memory[6]
    with pytest.raises(RuntimeError, match="slices are of bytes"):
        memory[1:]
    with pytest.raises(TypeError, match="an index must be an int, not str"):
        memory["a"]


def test_storage_of_foreign_memory_that_is_read_only_is_not_written() -> None:
    array = np.arange(3.0)
    array.flags.writeable = False
    x = ow.from_numpy(array)
    with pytest.raises(RuntimeError):
        x.storage()[0] = 1.0
    assert array.tolist() == [0.0, 1.0, 2.0]
