"""Memory of the host that is pinned for a registered device: tensors, storages, views, and batches of a loader."""

from __future__ import annotations

import gc
from collections import OrderedDict
from typing import Any, NamedTuple

import numpy as np
import pytest
from counting import counted
from poison_device import poison_device

import generated as ow
from runtime.native.builtin import is_on


class Pair(NamedTuple):
    """A sample of two parts."""

    first: Any
    second: Any


class HostAllocator(ow.devices.Allocator):
    """Memory of the host, of which the blocks that are not freed are counted."""

    def __init__(self) -> None:
        self.live: dict[int, int] = {}

    def allocate(self, nbytes: int, index: int = 0) -> Any:
        block = np.zeros(nbytes, np.uint8)
        self.live[block.ctypes.data] = nbytes
        return ow.devices.DataPtr(block.ctypes.data, block, lambda block: self.live.pop(block.ctypes.data))


TENSORS = {
    "matrix": lambda: ow.arange(6.0).reshape(2, 3), "transposed": lambda: ow.arange(6).reshape(2, 3).t(),
    "strided": lambda: ow.arange(12.0)[::2], "expanded": lambda: ow.ones(1).expand(3), "empty": lambda: ow.ones(0, 2),
    "number": lambda: ow.tensor(3), "bfloat16": lambda: ow.ones(3, dtype=ow.bfloat16),
    "complex": lambda: ow.ones(2, dtype=ow.complex64), "bool": lambda: ow.tensor([True, False]),
}  # fmt: skip


@pytest.mark.parametrize("name", TENSORS)
@pytest.mark.parametrize("brings_allocator", [True, False])
def test_pinned_tensors(name: str, brings_allocator: bool) -> None:
    allocator = HostAllocator() if brings_allocator else None
    with poison_device(host_allocator=allocator):
        x = TENSORS[name]()
        pinned = x.pin_memory()
        assert (x.is_pinned(), pinned.is_pinned(), pinned.is_pinned("npu"), pinned.is_pinned("cpu")) == (
            False, True, True, False,
        )  # fmt: skip
        assert (pinned.dtype, pinned.shape, pinned.device.type) == (x.dtype, x.shape, "cpu")
        assert ow.equal(pinned, x)
        assert pinned.pin_memory() is pinned
        assert pinned.pin_memory("npu") is pinned
        assert pinned.untyped_storage().is_pinned()
        assert pinned.detach()[None].is_pinned()
        assert not pinned.clone().is_pinned()
        assert ow.equal(pinned.to("npu", non_blocking=True).cpu(), x)
        if allocator is not None:
            assert list(allocator.live) == [pinned.data_ptr()] or not x.numel()
            view = pinned.detach()
            del pinned
            gc.collect()
            assert len(allocator.live) == 1
            del view
            gc.collect()
            assert not allocator.live


def test_gradients_go_through_and_writes_stay() -> None:
    with poison_device():
        x = ow.ones(3, requires_grad=True)
        pinned = x.pin_memory()
        (pinned * 2).sum().backward()
        assert x.grad.tolist() == [2, 2, 2]
        pinned = pinned.detach()
        pinned[0] = 5
        assert pinned.tolist() == [5, 1, 1]
        assert x.tolist() == [1, 1, 1]


def test_what_cannot_be_pinned() -> None:
    with pytest.raises(RuntimeError, match="there is no device to pin memory for"):
        ow.ones(2).pin_memory()
    with poison_device():
        with pytest.raises(RuntimeError, match="there is no device to pin memory for"):
            ow.ones(2).pin_memory("cpu")
        for x in (ow.ones(2, device="npu"), ow.ones(2).to_sparse(), ow.ones(2, device="meta")):
            assert not x.is_pinned()
            with pytest.raises(RuntimeError, match="expected a dense tensor on the CPU"):
                x.pin_memory()
    with pytest.raises(TypeError, match="needs a method allocate"), poison_device(host_allocator=3):
        pass


class Rows(ow.utils.data.Dataset):
    """Samples of several kinds."""

    def __len__(self) -> int:
        return 4

    def __getitem__(self, index: int) -> Any:
        row = ow.full((2,), index)
        return {"x": row, "y": [row, "text"], "z": Pair(row, 1), "w": (row, 2.0), "o": OrderedDict(a=row)}


@pytest.mark.parametrize("workers", [0, 1])
def test_batches_of_a_loader(workers: int) -> None:
    loader = ow.utils.data.DataLoader(Rows(), batch_size=2, pin_memory=True, num_workers=workers)
    assert not any(batch["x"].is_pinned() for batch in loader)
    with poison_device():
        batches = list(loader)
        for batch in batches:
            tensors = [batch["x"], batch["y"][0], *batch["z"], *batch["w"], batch["o"]["a"]]
            assert all(tensor.is_pinned() for tensor in tensors)
            assert batch["y"][1] == ["text", "text"]
            assert isinstance(batch["z"], Pair)
        assert [batch["x"][:, 0].tolist() for batch in batches] == [[0, 1], [2, 3]]
        plain = ow.utils.data.DataLoader(Rows(), batch_size=2)
        assert not any(batch["x"].is_pinned() for batch in plain)
        packed = ow.nn.utils.rnn.pack_sequence([ow.ones(2), ow.ones(1)])
        assert (packed.is_pinned(), packed.pin_memory().is_pinned()) == (False, True)
        custom = ow.utils.data.DataLoader(
            [ow.ones(2), ow.ones(1)], 2, collate_fn=ow.nn.utils.rnn.pack_sequence, pin_memory=True
        )
        assert next(iter(custom)).is_pinned()


LIKE = ("empty_like", "zeros_like", "ones_like", "rand_like", "randn_like")
FACTORIES = {
    **{name: getattr(ow, name) for name in ("empty", "zeros", "ones", "rand", "randn")},
    **{name: lambda *_, name=name, **options: getattr(ow, name)(ow.ones(2, 3), **options) for name in LIKE},
    "full": lambda *size, **options: ow.full(size, 1.0, **options),
    "arange": lambda *_, **options: ow.arange(3, **options),
    "eye": lambda *_, **options: ow.eye(3, **options),
    "linspace": lambda *_, **options: ow.linspace(0, 1, 3, **options),
    "randint": lambda *size, **options: ow.randint(3, size, **options),
    "randperm": lambda *_, **options: ow.randperm(3, **options),
    "tril_indices": lambda *_, **options: ow.tril_indices(3, 3, **options),
    "hann_window": lambda *_, **options: ow.hann_window(3, **options),
    "empty_strided": lambda *size, **options: ow.empty_strided(size, (1, 2), **options),
    "new_zeros": lambda *size, **options: ow.ones(1).new_zeros(size, **options),
    "new_full": lambda *size, **options: ow.ones(1).new_full(size, 2.0, **options),
    "new_tensor": lambda *_, **options: ow.ones(1).new_tensor([1.0], **options),
    "tensor": lambda *_, **options: ow.tensor([1.0], **options),
    "sparse_coo_tensor": lambda *_, **options: ow.sparse_coo_tensor([[0]], [1.0], (2,), **options),
    "sparse_csr_tensor": lambda *_, **options: ow.sparse_csr_tensor([0, 1], [0], [1.0], (1, 1), **options),
}  # fmt: skip


@pytest.mark.parametrize("name", FACTORIES)
def test_factories_of_pinned_memory(name: str) -> None:
    factory = FACTORIES[name]
    for _ in range(20):  # calls that came before, and ran natively, decide nothing
        factory(2, 3, pin_memory=False)
    with pytest.raises(RuntimeError, match="there is no device to pin memory for"):
        factory(2, 3, pin_memory=True)
    with poison_device():
        pinned, plain = factory(2, 3, pin_memory=True), factory(2, 3)
        assert (pinned.is_pinned(), plain.is_pinned()) == (True, False)
        assert (pinned.shape, pinned.dtype, pinned.device) == (plain.shape, plain.dtype, plain.device)
        assert not factory(2, 3, pin_memory=False).is_pinned()
        if plain.is_floating_point():
            leaf = factory(2, 3, pin_memory=True, requires_grad=True) if name not in LIKE else pinned.requires_grad_()
            assert leaf.is_leaf
            assert leaf.requires_grad
        with pytest.raises(RuntimeError, match="expected a dense tensor on the CPU"):
            factory(2, 3, device="npu", pin_memory=True)
    with pytest.raises(RuntimeError, match="there is no device to pin memory for"):
        factory(2, 3, pin_memory=True)


@pytest.mark.skipif(not is_on(), reason="there are no builtins")
@pytest.mark.parametrize("name", ["zeros", "ones", "randn", "rand", "empty"])
def test_a_switch_that_is_written_out_costs_no_call(name: str) -> None:
    factory = getattr(ow, name)
    for _ in range(300):  # until native code has it
        factory(3), factory(3, pin_memory=False)
    counts = []
    for options in ({}, {"pin_memory": False}):
        with counted() as calls:
            for _ in range(100):
                factory(3, **options)
        counts.append(calls.count)
    assert counts[1] <= counts[0] + 10
    with pytest.raises(RuntimeError, match="there is no device to pin memory for"):  # which the types do not tell apart
        factory(3, pin_memory=True)
    with poison_device():
        assert [factory(3, pin_memory=wanted).is_pinned() for wanted in (False, True, None, True)] == [
            False, True, False, True,
        ]  # fmt: skip


def test_the_memory_of_a_file_is_not_pinned(tmp_path: Any) -> None:
    path = tmp_path / "numbers"
    path.write_bytes(bytes(16))
    for options in ({}, {"pin_memory": False}, {"layout": ow.strided}):
        assert ow.from_file(str(path), size=4, **options).tolist() == [0, 0, 0, 0]
    with poison_device(), pytest.raises(RuntimeError, match="constructed from a file cannot be pinned"):
        ow.from_file(str(path), size=4, pin_memory=True)
    with pytest.raises(NotImplementedError, match="the memory of a file is dense"):
        ow.from_file(str(path), size=4, layout=ow.sparse_coo)


def test_a_device_of_a_test_that_fails_is_gone() -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="the test fails"), poison_device():
            x = ow.ones(3, device="npu")
            raise ValueError("the test fails")
        assert ow.devices.registered() == ()
        del x
    with poison_device():
        assert ow.ones(2, device="npu").tolist() == [1, 1]


@pytest.mark.parametrize("pinned", [True, False])
def test_saving_on_the_cpu(pinned: bool) -> None:
    allocator = HostAllocator()
    with poison_device(host_allocator=allocator) as npu:
        expected = ow.full((64,), 0.5, requires_grad=True)
        expected.sin().tanh().sum().backward()
        x = ow.full((64,), 0.5, device="npu", requires_grad=True)
        with ow.autograd.graph.save_on_cpu(pin_memory=pinned):
            y = x.sin().tanh()
        assert len(allocator.live) == 2 * pinned
        assert npu.memory_allocated() == 2 * 64 * 4  # x and y: what was saved does not lie there
        y.sum().backward()
        assert x.grad.device == x.device
        assert x.grad.tolist() == expected.grad.tolist()
        del x, y
