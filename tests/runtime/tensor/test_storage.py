"""Memory: what a storage says of itself, and that freed results are kept for the next ones."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

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
    text = " 1.0\n[opweave.storage.TypedStorage(dtype=opweave.float32, device=cpu) of size 1]"
    assert repr(ow.ones(1).storage()) == text
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


# Storages that are made from numbers of elements and from elements, in a package or in PyTorch.
STORAGES: dict[str, Callable[[Any], Any]] = {
    "empty": lambda m: m.FloatStorage(),
    "floats": lambda m: m.FloatStorage([1, 2.5]),
    "ints": lambda m: m.LongStorage((1, 2)),
    "bools": lambda m: m.BoolStorage([True, False]),
    "complex": lambda m: m.ComplexFloatStorage([1j]),
    "typed": lambda m: m.TypedStorage([1, 2], dtype=m.int8),
    "wrapped": lambda m: m.TypedStorage(wrap_storage=m.UntypedStorage([0, 0, 128, 63]), dtype=m.float32),
    "of a tensor": lambda m: m.tensor([1.0, 2.0], dtype=m.float64).storage(),
    "copied": lambda m: m.FloatStorage([1, 2]).copy_(m.IntStorage([3, 4])),
    "cloned": lambda m: m.FloatStorage([1, 2]).clone(),
}
CLASSES = ("FloatStorage", "DoubleStorage", "LongStorage", "IntStorage", "CharStorage", "BoolStorage",
           "ComplexFloatStorage", "TypedStorage", "UntypedStorage")  # fmt: skip


def described(m: Any, name: str) -> Any:
    storage = STORAGES[name](m)
    classes = [isinstance(storage, getattr(m, class_)) for class_ in CLASSES[:-1]]
    return (storage.tolist(), len(storage), storage.nbytes(), storage.element_size(), str(storage.dtype).split(".")[-1],
            storage.type(), storage.pickle_storage_type(), classes)  # fmt: skip


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:TypedStorage is deprecated")
@pytest.mark.parametrize("name", STORAGES)
def test_storages_of_a_dtype_are_those_of_pytorch(name: str) -> None:
    assert described(ow, name) == described(pytest.importorskip("torch"), name)


def test_storages_of_bytes() -> None:
    assert ow.FloatStorage([1.7]).type("torch.IntStorage").tolist() == [1]
    assert ow.FloatStorage([1.7]).type(ow.LongStorage).type() == "torch.LongStorage"
    assert ow.UntypedStorage([1, 255]).tolist() == [1, 255]
    assert (len(ow.UntypedStorage(4)), isinstance(ow.UntypedStorage(4), ow.FloatStorage)) == (4, False)
    assert isinstance(ow.ones(2).untyped_storage(), ow.UntypedStorage)
    shared = ow.TypedStorage(wrap_storage=ow.ones(2).untyped_storage(), dtype=ow.float32)
    assert shared.tolist() == [1, 1]


MISTAKES: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "negative": (lambda: ow.FloatStorage(-1), RuntimeError, "no -1 elements"),
    "text": (lambda: ow.FloatStorage("12"), TypeError, "expected a number of elements or a sequence of them, got str"),
    "two": (lambda: ow.UntypedStorage(1, 2), TypeError, "got 2 arguments"),
    "too large": (lambda: ow.UntypedStorage([256]), TypeError, "no element of uint8"),
    "words": (lambda: ow.FloatStorage(["a"]), TypeError, "no element of float32"),
    "device": (lambda: ow.FloatStorage(2, device="cuda"), NotImplementedError, "lies on the CPU, not on cuda"),
    "wrapped": (lambda: ow.TypedStorage(wrap_storage=3), TypeError, "wrap_storage is an UntypedStorage"),
    "copied": (lambda: ow.FloatStorage(2).copy_(ow.FloatStorage(3)), RuntimeError, "8 bytes, the source 12"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_with_storages(name: str) -> None:
    call, kind, text = MISTAKES[name]
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)


COPIES: dict[str, Callable[[Any], Any]] = {
    "clone": lambda storage: storage.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda storage: pickle.loads(pickle.dumps(storage)),
}
STORAGES_OF: dict[str, Callable[[Any], Any]] = {
    "bytes": lambda tensor: tensor.untyped_storage(),
    "elements": lambda tensor: tensor.storage(),
}


@pytest.mark.parametrize("dtype", [ow.uint8, ow.int16, ow.float64, ow.bfloat16, ow.complex64], ids=str)
@pytest.mark.parametrize("kind", STORAGES_OF)
@pytest.mark.parametrize("name", COPIES)
def test_copies_of_storages_have_their_own_memory(name: str, kind: str, dtype: Any) -> None:
    tensor = ow.arange(5).to(dtype)
    storage = STORAGES_OF[kind](tensor)
    expected = storage.tolist()
    result = COPIES[name](storage)
    assert type(result) is type(storage)
    assert result.data_ptr() != storage.data_ptr()
    assert (result.tolist(), result.nbytes(), result.element_size()) == (
        expected, storage.nbytes(), storage.element_size()
    )  # fmt: skip
    result[1] = 7
    assert result[1] == 7
    assert storage.tolist() == expected
    result.copy_(storage)
    del storage, tensor
    assert result.tolist() == expected


def test_a_copy_of_read_only_memory_is_writable() -> None:
    storage = ow.from_numpy(np.frombuffer(b"abc", np.uint8)).untyped_storage()
    for write in (lambda: storage.fill_(1), lambda: storage.copy_(storage.clone())):
        with pytest.raises(RuntimeError, match=r"the memory is read-only; write to a clone\(\)"):
            write()
    for make in COPIES.values():
        result = make(storage)
        result[0] = 1
        assert result.tolist() == [1, 98, 99]


def test_bytes_are_written_by_index_and_slice() -> None:
    tensor = ow.zeros(4, dtype=ow.uint8)
    storage = tensor.untyped_storage()
    storage[0], storage[-1], storage[1:3] = 300, -1, 7
    assert tensor.tolist() == [44, 7, 7, 255]
    assert storage.fill_(4) is storage
    assert tensor.tolist() == [4] * 4
    assert storage.copy_(ow.arange(4, dtype=ow.uint8).untyped_storage()) is storage
    assert tensor.tolist() == [0, 1, 2, 3]


WRONG_BYTES: dict[str, tuple[Any, Any, type[Exception], str]] = {
    "index": (4, 0, IndexError, "index 4 is out of range for 4 bytes"),
    "kind of index": (1.0, 0, TypeError, "an index of a byte is an int or a slice, got float"),
    "value": (0, 1.5, RuntimeError, "a byte is an int, got float"),
}


@pytest.mark.parametrize("name", WRONG_BYTES)
def test_bytes_that_cannot_be_written(name: str) -> None:
    index, value, error, text = WRONG_BYTES[name]
    with pytest.raises(error, match=text):
        ow.zeros(4, dtype=ow.uint8).untyped_storage()[index] = value


def test_capsules_are_taken_once() -> None:
    """What ``to_dlpack`` gives, as PyTorch's ``from_dlpack`` takes it; those of other libraries too."""
    exchange = ow.utils.dlpack
    x = ow.arange(6.0).reshape(2, 3)
    for tensor in (x, x.t(), x[:, 1]):
        capsule = exchange.to_dlpack(tensor)
        shared = exchange.from_dlpack(capsule)
        assert (shared.data_ptr(), shared.stride(), shared.tolist()) == (
            tensor.data_ptr(), tensor.stride(), tensor.tolist(),
        )  # fmt: skip
        with pytest.raises(ValueError, match="the capsule was taken before"):
            exchange.from_dlpack(capsule)
    copied = ow.from_dlpack(exchange.to_dlpack(x), copy=True)
    assert copied.equal(x)
    assert copied.data_ptr() != x.data_ptr()
    array = np.arange(3)
    assert ow.from_dlpack(array.__dlpack__()).data_ptr() == array.ctypes.data
    torch = pytest.importorskip("torch")
    theirs = torch.arange(4)
    assert ow.from_dlpack(torch.utils.dlpack.to_dlpack(theirs)).data_ptr() == theirs.data_ptr()


CONVERSIONS = {
    "float": "float32", "double": "float64", "half": "float16", "bfloat16": "bfloat16", "long": "int64", "int": "int32",
    "short": "int16", "char": "int8", "byte": "uint8", "bool": "bool", "complex_float": "complex64",
    "complex_double": "complex128",
}  # fmt: skip


@pytest.mark.parametrize(("name", "kind"), CONVERSIONS.items())
def test_storages_convert_to_every_dtype(name: str, kind: str) -> None:
    for source in (ow.tensor([0.0, 1.0, 2.0]), ow.tensor([0, 1], dtype=ow.int8), ow.tensor([True])):
        storage = source.storage()
        result = getattr(storage, name)()
        assert result.dtype is getattr(ow, kind)
        assert result.tolist() == source.to(getattr(ow, kind)).tolist()
        assert result.data_ptr() != storage.data_ptr()


BUFFERS: dict[str, Callable[[Any], Any]] = {
    "floats": lambda m: m.FloatStorage.from_buffer(bytes([0, 0, 128, 63] * 2), "little"),
    "floats of the other order": lambda m: m.FloatStorage.from_buffer(bytes([63, 128, 0, 0] * 2), "big"),
    "complex of the other order": lambda m: m.ComplexFloatStorage.from_buffer(bytes([63, 128, 0, 0] * 2), "big"),
    "a part": lambda m: m.ShortStorage.from_buffer(bytearray(range(8)), "native", 2, 2),
    "bytes": lambda m: m.ByteStorage.from_buffer(b"abc", "native"),
    "swapped bytes": lambda m: m.UntypedStorage.from_buffer(b"abcd", "big", dtype=m.int16),
}


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:TypedStorage is deprecated", "ignore:The given buffer is not writable")
@pytest.mark.parametrize("name", BUFFERS)
def test_storages_of_buffers_are_those_of_pytorch(name: str) -> None:
    assert BUFFERS[name](ow).tolist() == BUFFERS[name](pytest.importorskip("torch")).tolist()


@pytest.mark.parametrize(("arguments", "error"), [
    ((b"abc", "little"), ValueError), ((b"abcd", "little", 2), ValueError), ((b"abcd", "little", 1, 1), ValueError),
    ((b"abcd", "middle"), ValueError), ((b"abcd",), ValueError), (([1, 2], "little"), TypeError),
    ((b"abcd", "little", 1, -4), ValueError),
])  # fmt: skip
def test_buffers_that_are_no_storage(arguments: tuple[Any, ...], error: type[Exception]) -> None:
    with pytest.raises(error, match=r"from_buffer\(\): "):
        ow.FloatStorage.from_buffer(*arguments)


def test_storages_in_files(tmp_path: Path) -> None:
    path = tmp_path / "numbers"
    path.write_bytes(bytes(16))
    shared = ow.FloatStorage.from_file(str(path), True, 4)
    shared[1] = 1.0
    assert path.read_bytes() == bytes([0] * 6 + [128, 63] + [0] * 8)
    assert (shared.filename, shared.is_shared()) == (str(path), True)
    private = ow.UntypedStorage.from_file(str(path), False, 8)
    private[0] = 5
    assert (path.read_bytes()[0], private.nbytes(), private.filename, private.is_shared()) == (0, 8, None, False)
    assert ow.from_file(str(path), shared=True, size=4).untyped_storage().filename == str(path)


def test_what_is_asked_of_storages() -> None:
    x = ow.zeros(100)
    for storage in (x.storage(), x.untyped_storage()):
        assert (storage.is_cuda, storage.is_hpu, storage.is_pinned(), storage.is_sparse) == (False,) * 4
        assert (storage.get_device(), storage.filename, storage.cpu() is storage) == (-1, None, True)
        assert (storage.is_shared(), storage.resizable()) == (False, False)
        assert sys.getsizeof(storage) >= 400
        assert storage._cdata == x.data_ptr()
        storage.note = 3
        assert (storage.note, weakref.ref(storage)() is storage) == (3, True)
        with pytest.raises(RuntimeError, match=r"call share_memory_\(\) of the tensor"):
            storage.share_memory_()
    assert x.share_memory_().untyped_storage().is_shared()
    assert x.storage().share_memory_().data_ptr() == x.data_ptr()
    assert ow.Storage(2).dtype is ow.float32
    assert ow.TypedStorage(2, dtype=ow.int8, _internal=True)._untyped_storage.nbytes() == 2
    swapped = ow.UntypedStorage([1, 2, 3, 4])
    swapped.byteswap(ow.int16)
    assert swapped.tolist() == [2, 1, 4, 3]
    swapped.byteswap(ow.complex64)
    assert swapped.tolist() == [3, 4, 1, 2]
