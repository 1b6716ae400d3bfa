"""Storages as tensors read them: elements of a dtype, copies that stay together, sizes on the device meta."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

DTYPES = [ow.float32, ow.float64, ow.float16, ow.bfloat16, ow.int8, ow.int64, ow.bool, ow.complex64]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("make", [ow.tensor, ow.as_tensor, ow.asarray])
def test_a_tensor_of_a_storage_has_its_elements_and_its_memory(make: Callable[..., Any], dtype: Any) -> None:
    x = ow.arange(6).to(dtype)
    for storage in (x.storage(), x.untyped_storage()):
        read = make(storage, dtype=dtype)
        assert read.dtype is dtype
        assert read.tolist() == x.tolist()
        assert read.data_ptr() == x.data_ptr()
    wrong = ow.int16
    with pytest.raises(RuntimeError, match="Expected a Storage of type Short or an UntypedStorage, but got"):
        make(x.storage(), dtype=wrong)
    assert make(x.untyped_storage(), dtype=wrong).numel() == x.untyped_storage().nbytes() // 2


# What is copied together, and how the two are written and read.
TOGETHER: dict[str, Callable[[Any], list[Any]]] = {
    "a tensor and its elements": lambda x: [x, x.storage()],
    "elements and their tensor": lambda x: [x.storage(), x],
    "a tensor and its bytes": lambda x: [x, x.untyped_storage()],
    "elements twice": lambda x: [x.storage(), x.storage()],
    "elements and bytes": lambda x: [x.storage(), x.untyped_storage()],
    "a view and elements": lambda x: [x[2:], x.storage()],
}


@pytest.mark.parametrize("title", TOGETHER)
def test_storages_are_copied_together_with_tensors(title: str) -> None:
    x = ow.arange(5.0)
    first, second = copy.deepcopy(TOGETHER[title](x))
    addresses = [
        (entry if isinstance(entry, ow.UntypedStorage) else entry.untyped_storage()).data_ptr()
        for entry in (first, second)
    ]
    assert addresses[0] == addresses[1] != x.data_ptr()
    first[1] = 9
    values = second.tolist()
    assert values != TOGETHER[title](x)[1].tolist()
    assert x.tolist() == [0, 1, 2, 3, 4]


def test_a_copied_storage_has_the_attributes() -> None:
    storage = ow.arange(3.0).storage()
    storage.note = [1]
    copied = copy.deepcopy(storage)
    assert (copied.dtype, copied.note, copied.tolist()) == (ow.float32, [1], [0, 1, 2])
    assert copied.note is not storage.note


@pytest.mark.parametrize("args", [(), (0,), (100,), ([1, 2, 3],)], ids=str)
@pytest.mark.parametrize("dtype", [None, *DTYPES], ids=str)
def test_storages_on_meta_have_sizes(args: tuple[Any, ...], dtype: Any) -> None:
    kind: Any = ow.UntypedStorage if dtype is None else ow.TypedStorage
    options = {} if dtype is None else {"dtype": dtype}
    here, meta = kind(*args, **options), kind(*args, device="meta", **options)
    assert (meta.nbytes(), meta.size(), len(meta)) == (here.nbytes(), here.size(), len(here))
    assert meta.device.type == meta.untyped().device.type == "meta"
    assert (meta.data_ptr(), meta.is_shared()) == (0, False)
    assert meta.clone().nbytes() == copy.deepcopy(meta).nbytes() == here.nbytes()
    assert meta.fill_(1) is meta
    assert meta.copy_(here) is meta
    assert meta.resize_(7).size() == 7
    assert "meta" in repr(meta)


WITHOUT_ELEMENTS: dict[str, Callable[[Any, Any], Any]] = {
    "an element": lambda here, meta: meta[0],
    "all elements": lambda here, meta: meta.tolist(),
    "as a tensor": lambda here, meta: ow.tensor(meta),
    "to the processor": lambda here, meta: meta.cpu(),
    "into other memory": lambda here, meta: here.copy_(meta),
}


@pytest.mark.parametrize("title", WITHOUT_ELEMENTS)
@pytest.mark.parametrize("typed", [False, True])
def test_storages_on_meta_have_no_elements(title: str, typed: bool) -> None:
    kind: Any = ow.TypedStorage if typed else ow.UntypedStorage
    with pytest.raises(NotImplementedError, match=r"Not available|Cannot copy out"):
        WITHOUT_ELEMENTS[title](kind([1, 2]), kind([1, 2], device="meta"))
    with pytest.raises(NotImplementedError, match="Not available"):
        ow.ones(3, device="meta").storage()[0]
    with pytest.raises(RuntimeError, match="only available on CPU"):
        kind([1], device="meta").share_memory_()


# One number may be written wherever elements share memory; anything else may not.
FILLS: dict[str, Callable[[Any], Any]] = {
    "fill_": lambda x: x.fill_(7), "zero_": lambda x: x.zero_().add(7), "slice": lambda x: x.view_as(x).fill_(7.0),
}  # fmt: skip


@pytest.mark.parametrize("title", FILLS)
@pytest.mark.parametrize("dtype", [ow.float32, ow.float16, ow.int64, ow.complex64, ow.bool], ids=str)
def test_one_number_fills_an_expanded_tensor(title: str, dtype: Any) -> None:
    for expanded in (ow.ones(1, dtype=dtype).expand(3), ow.ones(2, 1, 2, dtype=dtype).expand(2, 4, 2)):
        version = expanded._version
        written = FILLS[title](expanded)
        assert written.shape == expanded.shape
        assert (written == 7).all() if dtype is not ow.bool else written.all()
        assert expanded._version == version + 1
    for change in (lambda x: x.add_(1), lambda x: x.copy_(ow.ones(3)), lambda x: x.uniform_()):
        with pytest.raises(RuntimeError, match="unsupported operation: more than one element of the written-to tensor"):
            change(ow.ones(1).expand(3))
