"""copy.copy, copy.deepcopy, pickle and format: what of a tensor they keep, and what is shared afterwards."""

from __future__ import annotations

import copy
import gc
import pickle
import threading
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import sliding_window_view

import generated as ow
from runtime.autograd import duplicates


class Named(ow.Tensor):
    """A subclass with attributes."""


class Slotted(ow.Tensor):
    """A subclass with a slot and no dict of its own."""

    __slots__ = ("note",)
    note: Any


def as_class(tensor: ow.Tensor, kind: Any) -> Any:
    return duplicates.as_leaf(tensor, kind, tensor.requires_grad)


WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy.copy, "deepcopy": copy.deepcopy}
WAYS |= {f"pickle {n}": lambda x, n=n: pickle.loads(pickle.dumps(x, n)) for n in range(pickle.HIGHEST_PROTOCOL + 1)}
OWN = [way for way in WAYS if way != "copy"]  # those that make memory of their own
numbers = ow.arange(24.0).view(4, 6)
frozen = np.arange(6.0)
frozen.flags.writeable = False
TENSORS: dict[str, Any] = {
    "a matrix": ow.arange(6.0).view(2, 3), "a part": numbers[1:3, ::2], "transposed": numbers.t(), "0-d": ow.tensor(2),
    "spread": ow.ones(1, 3).expand(2, 3), "empty": ow.ones(0, 3), "bfloat16": ow.tensor([1.5], dtype=ow.bfloat16),
    "bool": ow.tensor([True, False]), "complex": ow.tensor([1j, 2]), "backwards": ow.from_numpy(np.arange(6.0)[::-2]),
    "windows": ow.from_numpy(sliding_window_view(np.arange(8.0), 3)), "read-only": ow.from_numpy(frozen),
    "in bytes": ow.from_numpy(np.frombuffer(bytearray(20), np.int32, offset=4)), "int8": ow.ones(3, dtype=ow.int8),
    "a field": ow.from_numpy(np.ones(3, np.dtype([("a", "f8"), ("b", "f8")]))["b"]), "65 kB": ow.ones(1 << 14),
    "a part of complex": ow.imag(ow.tensor([1j, 2])),
}  # fmt: skip


def facts(x: Any) -> tuple[Any, ...]:
    return x.dtype, x.shape, x.stride(), x.is_leaf, x.requires_grad, x.tolist(), type(x)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", TENSORS)
def test_what_is_kept(name: str, way: str) -> None:
    tensor = TENSORS[name]
    result = WAYS[way](tensor)
    assert facts(result) == facts(tensor)
    assert result is not tensor
    assert result.storage_offset() == tensor.storage_offset()
    assert result.untyped_storage().nbytes() == tensor.untyped_storage().nbytes()
    if way == "copy":
        assert result.data_ptr() == tensor.data_ptr()
    else:
        assert not np.shares_memory(result.numpy(force=True), tensor._array) if name != "bfloat16" else True
        assert result._array.flags.writeable
        assert result._array.flags.aligned
        if name not in ("spread", "windows"):
            before = tensor.tolist()
            result.add_(1) if name != "bool" else result.logical_not_()
            assert tensor.tolist() == before


@pytest.mark.parametrize("way", WAYS)
def test_leaves(way: str) -> None:
    leaf = ow.ones(3, requires_grad=True)
    (leaf * 2).sum().backward()
    result = WAYS[way](leaf)
    assert (result.requires_grad, result.is_leaf, result.grad_fn) == (True, True, None)
    if way == "deepcopy":  # alone keeps grad, as in PyTorch
        assert result.grad.tolist() == [2, 2, 2]
        assert result.grad.data_ptr() != leaf.grad.data_ptr()  # type: ignore[union-attr]
    else:
        assert result.grad is None
    (result * 3).sum().backward()
    assert result.grad.tolist() == ([5, 5, 5] if way == "deepcopy" else [3, 3, 3])
    assert leaf.grad.tolist() == [2, 2, 2]  # type: ignore[union-attr]
    assert not WAYS[way](leaf.detach()).requires_grad
    with ow.no_grad():
        assert WAYS[way](leaf).requires_grad


@pytest.mark.parametrize("way", WAYS)
def test_results(way: str) -> None:
    """A copy or a pickle of a result is a leaf; its history cannot be copied, so deepcopy says so."""
    leaf = ow.ones(3, requires_grad=True)
    for result in (leaf * 2, leaf[1:]):
        if way == "deepcopy":
            for holder in (result, [result], {"a": (result,)}):
                with pytest.raises(RuntimeError, match=r"deepcopy\(\): this tensor was made by .*detach\(\) it first"):
                    WAYS[way](holder)
            assert not WAYS[way](result.detach()).requires_grad
            continue
        out = WAYS[way](result)
        assert (out.is_leaf, out.requires_grad, out.tolist()) == (True, True, result.tolist())


def test_a_gradient_with_a_history() -> None:
    leaf = ow.ones(3, requires_grad=True)
    (leaf**3).sum().backward(create_graph=True)
    with pytest.raises(RuntimeError, match="its history cannot be copied"):
        copy.deepcopy(leaf)


@pytest.mark.parametrize("way", OWN)
def test_what_shares_memory_does_so_afterwards(way: str) -> None:
    base = ow.arange(12.0).view(3, 4)
    table = {"all": base, "row": base[1], "turned": base.t(), "words": base.view(ow.int32), "other": ow.ones(2)}
    result = WAYS[way]([table, [base, base.detach()]])
    table, (again, alias) = result
    assert again is table["all"]
    table["row"].fill_(7)
    assert table["all"][1].tolist() == alias[1].tolist() == table["turned"][:, 1].tolist() == [7, 7, 7, 7]
    table["words"].zero_()
    assert table["turned"].tolist() == [[0] * 3] * 4
    assert base.tolist() == ow.arange(12.0).view(3, 4).tolist()
    assert table["other"].tolist() == [1, 1]
    assert WAYS[way](base).data_ptr() != WAYS[way](base).data_ptr()


@pytest.mark.parametrize("way", WAYS)
def test_writes_are_noticed_by_what_shares_memory(way: str) -> None:
    leaf = ow.ones(3, requires_grad=True)
    saved = ow.ones(3)
    out = WAYS[way]([saved, saved[:2]]) if way != "copy" else [saved, copy.copy(saved)]
    result = (leaf * out[0]).sum()
    out[1].add_(1)
    with pytest.raises(RuntimeError, match=r"in-place|inplace"):
        result.backward()


def test_a_copy_shares_memory() -> None:
    x = ow.ones(3)
    y = copy.copy(x)
    y[0] = 5
    assert (x.tolist(), y._base, x._writes is y._writes) == ([5, 1, 1], None, True)


@pytest.mark.parametrize("way", WAYS)
def test_subclasses(way: str) -> None:
    named, slotted = as_class(ow.ones(2, requires_grad=True), Named), as_class(ow.ones(2), Slotted)
    named.words, slotted.note = ["a"], ["b"]
    result, other = WAYS[way](named), WAYS[way](slotted)
    assert (type(result), type(other), result.requires_grad) == (Named, Slotted, True)
    assert (result.words, other.note) == (["a"], ["b"])
    assert (result.words is named.words) == (other.note is slotted.note) == (way == "copy")


@pytest.mark.parametrize("way", WAYS)
def test_attributes(way: str) -> None:
    x = ow.ones(2, requires_grad=True)
    x.words, x.mask = ["a"], ow.zeros(2)
    result = WAYS[way](x)
    assert (result.words, result.mask.tolist()) == (["a"], [0, 0])
    assert (result.words is x.words) == (result.mask is x.mask) == (way == "copy")
    del x.words
    assert vars(x).keys() == {"mask"}
    assert result.words == ["a"]
    assert not vars(ow.ones(2))


def test_attributes_stay_with_the_object() -> None:
    x = ow.ones(2)
    x.word = "a"
    results = [x + 1, x.view(2), x.detach(), x.clone(), x.data, x.to(ow.float64), ow.nn.Parameter(x), x[0]]
    assert not [result for result in results if hasattr(result, "word")]
    assert x.add_(1).word == x.requires_grad_().word == x.to(x.dtype).word == x.contiguous().word == "a"
    with pytest.raises(AttributeError, match="wrod"):
        x.wrod  # noqa: B018 - it is not there
    with pytest.raises(AttributeError):
        x.shape = (1, 2)


def test_attributes_do_not_keep_a_tensor_alive() -> None:
    x = ow.ones(2)
    x.itself = x
    result = weakref.ref(x)
    del x
    gc.collect()
    assert result() is None


def test_deepcopy_goes_by_its_memo() -> None:
    x = ow.ones(3)
    memo: dict[Any, Any] = {}
    assert copy.deepcopy(x, memo) is copy.deepcopy(x, memo)
    array = np.ones(3)
    first, other = copy.deepcopy([array, ow.from_numpy(array)])
    other.add_(1)
    assert array.tolist() == first.tolist() == [1, 1, 1]
    holder = as_class(ow.ones(2), Named)
    holder.itself = holder
    duplicate = copy.deepcopy(holder)
    assert duplicate.itself is duplicate


def test_out_of_band_buffers() -> None:
    x = ow.arange(1 << 12)
    buffers: list[Any] = []
    data = pickle.dumps([x, x[1:]], 5, buffer_callback=buffers.append)
    assert len(buffers) == 1
    assert len(data) < 1000
    for arguments in (buffers, [bytes(buffers[0])], [bytearray(buffers[0])]):
        full, part = pickle.loads(data, buffers=arguments)
        part[0] = 5
        assert full[1] == 5
    assert x[1] == 5  # the first of them were its own


def test_nothing_stays_behind() -> None:
    x = ow.ones(1 << 10)
    before = set(duplicates._pickled)  # a traceback of another test may hold what that pickled
    pickle.dumps([x, x[1:]])
    copy.deepcopy([x, x[1:]])
    gc.collect()
    assert set(duplicates._pickled) <= before


def test_pickling_by_several_threads() -> None:
    base = ow.arange(100.0)
    results: list[Any] = []

    def run() -> None:
        for _ in range(50):
            first, other = pickle.loads(pickle.dumps([base, base[50:]]))
            other[0] = -1
            results.append(first[50].item() == -1)

    threads = [threading.Thread(target=run) for _ in range(4)]
    for item in threads:
        item.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 200


# pickle.dumps([ow.arange(3.0), ow.ones(1, dtype=ow.bfloat16)], 4) by version 0.1.0
OLD = (
    b'\x80\x04\x95@\x01\x00\x00\x00\x00\x00\x00]\x94(\x8c\x0eruntime.tensor\x94\x8c\x08_rebuild\x94\x93\x94\x8c\x16numpy._core.mu'
    b'ltiarray\x94\x8c\x0c_reconstruct\x94\x93\x94\x8c\x05numpy\x94\x8c\x07ndarray\x94\x93\x94K\x00\x85\x94C\x01b\x94\x87\x94R\x94(K'
    b'\x01K\x03\x85\x94h\x07\x8c\x05dtype\x94\x93\x94\x8c\x02f4\x94\x89\x88\x87\x94R\x94(K\x03\x8c\x01<\x94NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00t\x94b\x89C\x0c\x00\x00\x00\x00'
    b'\x00\x00\x80?\x00\x00\x00@\x94t\x94b\x8c\x0eruntime.dtypes\x94\x8c\x08_by_name\x94\x93\x94\x8c\x07float32\x94\x85\x94R\x94\x86\x94R\x94'
    b'h\x03h\x06h\tK\x00\x85\x94h\x0b\x87\x94R\x94(K\x01K\x01\x85\x94h\x10\x8c\x02u2\x94\x89\x88\x87\x94R\x94(K\x03h\x14NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00t\x94b\x89'
    b'C\x02\x80?\x94t\x94bh\x1a\x8c\x08bfloat16\x94\x85\x94R\x94\x86\x94R\x94e.'
)


def test_old_pickles() -> None:
    first, other = pickle.loads(OLD)
    assert (first.tolist(), other.tolist(), other.dtype) == ([0, 1, 2], [1], ow.bfloat16)


@pytest.mark.parametrize(
    "layout",
    [((1 << 40,), (4,), 0), ((4,), (1 << 40,), 0), ((4,), (4,), 1 << 40), ((4,), (-4,), 0), ((5,), (4,), 0)],
    ids=str,
)
def test_damaged_pickles(layout: tuple[Any, ...]) -> None:
    """Sizes that reach out of the memory that came with them."""
    _, arguments = duplicates.reduce(ow.ones(4), 2)
    changed = [*arguments]
    changed[3:6] = layout
    with pytest.raises(RuntimeError, match="of the storage, which has 16"):
        duplicates.rebuild(*changed)


FORMATS: tuple[tuple[Any, str, str], ...] = (
    (ow.tensor(1.5), ".2f", "1.50"), (ow.tensor(3), "5d", "    3"), (ow.tensor(3), ".1f", "3.0"),
    (ow.tensor(True), "d", "1"), (ow.tensor(1j), ".1f", "0.0+1.0j"), (ow.tensor(1.5), "", "1.5"),
    (ow.tensor(1.5, requires_grad=True), ".1f", "1.5"), (ow.tensor(1.5, dtype=ow.bfloat16), ".1f", "1.5"),
    (ow.tensor([1.5]), "", "tensor([1.5000])"), (ow.ones(0), "", "tensor([])"), (ow.tensor(255), "x", "ff"),
)  # fmt: skip


@pytest.mark.parametrize(("tensor", "spec", "text"), FORMATS, ids=lambda item: str(item))
def test_format(tensor: Any, spec: str, text: str) -> None:
    assert format(tensor, spec) == f"{tensor:{spec}}" == text


@pytest.mark.parametrize("tensor", [ow.tensor([1.5]), ow.tensor([[1]]), ow.tensor([1, 2]), ow.ones(0)], ids=str)
def test_format_of_more_than_a_number(tensor: Any) -> None:
    with pytest.raises(TypeError, match=r"format\(\): '.2f' formats a number, and this tensor has shape"):
        format(tensor, ".2f")
