"""Memory that others made: every view of every kind of array, what may not be shared, and sizes beyond the usual."""

from __future__ import annotations

import ctypes
import gc
import mmap
from array import array as python_array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided, sliding_window_view

import generated as ow
from runtime.errors import OpweaveError

ROWS, COLUMNS = 4, 6
COUNT = ROWS * COLUMNS


def numbers(count: int = COUNT) -> Any:
    return np.arange(count, dtype=np.float64)


class Slice:
    """What another library's image gives: no array, but a description of where one lies."""

    def __init__(self, stored: Any) -> None:
        self.held = stored
        self.__array_interface__ = stored.__array_interface__


class Subclass(np.ndarray[Any, Any]):
    """An array of another class, as matrices and masked arrays are."""


def in_ctypes(_: Path) -> Any:
    memory = (ctypes.c_double * COUNT)(*range(COUNT))
    return np.ctypeslib.as_array(memory).reshape(ROWS, COLUMNS)


def in_file(folder: Path) -> Any:
    result = np.memmap(folder / "numbers", np.float64, "w+", shape=(ROWS, COLUMNS))
    result[...] = numbers().reshape(ROWS, COLUMNS)
    return result


def in_mmap(_: Path) -> Any:
    memory = mmap.mmap(-1, 8 * COUNT)
    result = np.frombuffer(memory, np.float64).reshape(ROWS, COLUMNS)
    result[...] = numbers().reshape(ROWS, COLUMNS)
    return result


def read_only(_: Path) -> Any:
    result = numbers().reshape(ROWS, COLUMNS)
    result.flags.writeable = False
    return result


# Two dimensions of ROWS and COLUMNS, by who made the memory.
FOREIGN: dict[str, Callable[[Path], Any]] = {
    "as_strided": lambda _: as_strided(numbers(40), (ROWS, COLUMNS), (80, 8)),
    "as_strided with gaps": lambda _: as_strided(numbers(60), (ROWS, COLUMNS), (96, 16)),
    "as_strided backwards": lambda _: as_strided(numbers(COUNT)[COUNT - 1 :], (ROWS, COLUMNS), (-48, -8)),
    "sliding_window_view": lambda _: sliding_window_view(numbers(ROWS + COLUMNS - 1), COLUMNS),
    "sliding windows, writable": lambda _: sliding_window_view(numbers(9), COLUMNS, writeable=True),
    "a part of windows": lambda _: sliding_window_view(numbers(30), COLUMNS)[3:18:4],
    "frombuffer": lambda _: np.frombuffer(bytearray(numbers().tobytes())).reshape(ROWS, COLUMNS),
    "frombuffer of bytes": lambda _: np.frombuffer(numbers().tobytes()).reshape(ROWS, COLUMNS),
    "frombuffer at an offset": lambda _: np.frombuffer(bytearray(numbers(30).tobytes()), offset=48).reshape(
        ROWS, COLUMNS
    ),
    "memmap": in_file,
    "a part of a memmap": lambda folder: np.memmap(folder / "more", np.float64, "w+", shape=(9, 9))[1::2, :COLUMNS],
    "mmap": in_mmap,
    "ctypes": in_ctypes,
    "array.array": lambda _: np.asarray(python_array("d", range(COUNT))).reshape(ROWS, COLUMNS),
    "memoryview": lambda _: np.asarray(memoryview(numbers(40).reshape(8, 5))[::2]).repeat(2, 1)[:, :COLUMNS],
    "a slice of a memoryview": lambda _: np.asarray(memoryview(numbers(60))[3:51:2]).reshape(ROWS, COLUMNS),
    "__array_interface__": lambda _: np.asarray(Slice(numbers(80).reshape(8, 10)[::2, 1:7])),
    "broadcast_to": lambda _: np.broadcast_to(numbers(COLUMNS), (ROWS, COLUMNS)),
    "broadcast inside": lambda _: np.broadcast_to(numbers(ROWS)[:, None], (ROWS, COLUMNS)),
    "backwards": lambda _: numbers().reshape(ROWS, COLUMNS)[::-1, ::-1],
    "Fortran": lambda _: np.asfortranarray(numbers().reshape(ROWS, COLUMNS)),
    "aligned field": lambda _: np.zeros((ROWS, COLUMNS), np.dtype([("a", "i4"), ("b", "f8")], align=True))["b"],
    "subclass": lambda _: numbers().reshape(ROWS, COLUMNS).view(Subclass),
    "read-only": read_only,
    "contiguous": lambda _: numbers().reshape(ROWS, COLUMNS),
}

# The views a tensor of these sizes has, whatever its strides.
VIEWS: dict[str, Callable[[Any], Any]] = {
    "a row": lambda t: t[1],
    "the last row": lambda t: t[-1],
    "an element": lambda t: t[2, 3],
    "rows": lambda t: t[1:3],
    "every other": lambda t: t[::2, 1::2],
    "a column": lambda t: t[..., 4],
    "with new dimensions": lambda t: t[None, :, None, 2:],
    "nothing": lambda t: t[2:2],
    "select": lambda t: t.select(1, 2),
    "narrow": lambda t: t.narrow(1, 1, 3),
    "t": lambda t: t.t(),
    "transpose": lambda t: t.transpose(0, -1),
    "permute": lambda t: t.permute(1, 0),
    "movedim": lambda t: t.movedim(0, 1),
    "unsqueeze": lambda t: t.unsqueeze(1),
    "squeeze": lambda t: t[:1].squeeze(0),
    "expand": lambda t: t.unsqueeze(0).expand(3, ROWS, COLUMNS),
    "diagonal": lambda t: t.diagonal(1),
    "unfold": lambda t: t.unfold(1, 3, 2),
    "unflatten": lambda t: t.unflatten(1, (2, 3)),
    "strided again": lambda t: t.as_strided((2, 2), (0, 0), t.storage_offset()),
    "view": lambda t: t.view(ROWS, COLUMNS),
    "view as whole numbers": lambda t: t.view(ow.int64),
    "view as bytes": lambda t: t.t().contiguous().view(ow.uint8),
    "reshape": lambda t: t.reshape(COLUMNS, ROWS),
    "flip": lambda t: t.flip(0, 1),
    "detach": lambda t: t.detach(),
    "split": lambda t: t.split(4, 1)[1],
    "chunk": lambda t: t.chunk(3, 1)[2],
    "unbind": lambda t: t.unbind(1)[5],
    "tensor_split": lambda t: t.tensor_split(3)[1],
    "a view of a view": lambda t: t.t()[1:4].unfold(1, 2, 1).select(2, 1),
    "T": lambda t: t.T,
}


@pytest.mark.parametrize("made", FOREIGN)
def test_every_view_of_every_memory(made: str, tmp_path: Path) -> None:
    """By the rule and from memory; compared with the view of a copy, and written through it."""
    for name, view in VIEWS.items():
        array = FOREIGN[made](tmp_path)
        copy = ow.from_numpy(np.array(array))
        for _ in range(3):
            tensor = ow.from_numpy(array)
            result, wanted = view(tensor), view(copy)
            assert (result.tolist(), result.shape, result.dtype) == (wanted.tolist(), wanted.shape, wanted.dtype), name
            assert result.numpy().flags.writeable or not array.flags.writeable
        if not array.flags.writeable or 0 in array.strides or "window" in made or name in ("expand", "strided again"):
            continue
        view(tensor).fill_(-7)
        view(copy).fill_(-7)
        if name not in ("unfold", "a view of a view", "view as bytes", "reshape", "flip"):
            assert np.array_equal(array, copy.numpy(), equal_nan=True), name
            assert (array == -7).any() or name in ("nothing", "view as whole numbers"), name


@pytest.mark.parametrize("made", FOREIGN)
def test_operations_on_every_memory(made: str, tmp_path: Path) -> None:
    array = FOREIGN[made](tmp_path)
    plain = np.array(array)
    tensor = ow.from_numpy(array)
    for _ in range(3):
        np.testing.assert_array_equal((tensor + 1).numpy(), plain + 1)
        np.testing.assert_array_equal(tensor.sum(1).numpy(), plain.sum(1))
        np.testing.assert_array_equal((tensor @ tensor.t()).numpy(), plain @ plain.T)
        np.testing.assert_array_equal(tensor.clone().numpy(), plain)
        assert tensor.tolist() == plain.tolist()
    leaf = tensor.detach().requires_grad_()
    leaf.t()[1:].mul(2).sum().backward()
    assert leaf.grad is not None
    assert leaf.grad.tolist() == [[0.0] + [2.0] * (COLUMNS - 1)] * ROWS


@pytest.mark.parametrize("array", [np.zeros((0, 3)), np.zeros((3, 0))[:, ::-1], np.array(1.5), np.zeros((2, 0, 4)).T])
def test_empty_and_single(array: Any) -> None:
    tensor = ow.from_numpy(array)
    for _ in range(2):
        assert tensor.unsqueeze(0).shape == (1, *array.shape)
        assert tensor[..., None].tolist() == array[..., None].tolist()
        assert tensor.expand(2, *array.shape).shape == (2, *array.shape)
        assert tensor.permute(tuple(range(array.ndim)[::-1])).tolist() == array.T.tolist()


def test_views_stay_within_their_storage() -> None:
    windows = ow.from_numpy(sliding_window_view(numbers(8), 3))
    assert windows.as_strided((8,), (1,), 0).tolist() == list(range(8))
    with pytest.raises(RuntimeError, match="the storage holds 8"):
        windows.as_strided((9,), (1,), 0)
    with pytest.raises(RuntimeError, match="the storage holds 8"):
        windows[2].as_strided((6,), (1,), 3)


def test_windows_of_one_memory_overlap() -> None:
    memory = numbers(9)
    first = ow.from_numpy(sliding_window_view(memory, 5, writeable=True))[0]
    other = ow.from_numpy(as_strided(memory, (5,), (8,)))[:4]
    with pytest.raises(RuntimeError, match="refer to a single memory location"):
        ow.exp(first[1:], out=other)


def test_memory_is_kept_alive(tmp_path: Path) -> None:
    for name, make in FOREIGN.items():
        array = make(tmp_path)
        wanted = np.array(array).T.tolist()
        view = ow.from_numpy(array).t()
        del array
        gc.collect()
        _others = [numbers(60) + 5 for _ in range(50)]
        assert view.tolist() == wanted, name


# -- arrays of one's own -----------------------------------------------------------------------------------------------


def deform(array: Any) -> None:
    """All that can be done to an array object, not to its elements."""
    array.shape = (3, 2)
    array.dtype = np.int64
    array.flags.writeable = False
    array.shape = (6,)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of NumPy, for what is set here
def test_an_array_handed_out_is_another_object_each_time() -> None:
    for tensor in (ow.arange(6.0, dtype=ow.float64), ow.zeros(2, 3, dtype=ow.float64) + 1, ow.from_numpy(numbers(6))):
        shape, before = tensor.shape, tensor.tolist()
        for array in (tensor.numpy(), np.asarray(tensor), tensor.numpy(force=True), np.from_dlpack(tensor)):
            with pytest.raises(ValueError, match="does not own its data"):
                array.resize(100)
            deform(array) if array.flags.writeable else None
            assert (tensor.shape, tensor.tolist(), tensor.dtype) == (shape, before, ow.float64)
        assert tensor.numpy() is not tensor.numpy()
        tensor.add_(1)
        assert tensor.tolist() != before


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_an_array_taken_in_may_change_its_form() -> None:
    array = numbers(6).copy()
    tensor, other = ow.from_numpy(array), ow.as_tensor(array)
    view = tensor.view(2, 3)
    with pytest.raises(ValueError, match="cannot resize"):
        array.resize(100)
    deform(array)
    assert tensor.tolist() == other.tolist() == numbers(6).tolist()
    assert view.t().tolist() == numbers(6).reshape(2, 3).T.tolist()
    tensor[0] = 5
    assert tensor.flip(0).tolist() == [5, 4, 3, 2, 1, 5][::1]
    assert array.view(np.float64)[0] == other[0] == 5


def test_memory_and_flags_are_shared() -> None:
    array = numbers(6)
    tensor = ow.from_numpy(array)
    tensor.numpy()[0] = 9
    assert array[0] == tensor[0] == 9
    assert tensor.numpy().base is array
    assert type(ow.from_numpy(array.view(Subclass)).numpy()) is np.ndarray
    saved = ow.from_numpy(numbers(1 << 16)).numpy()
    gc.collect()
    assert saved.tolist() == numbers(1 << 16).tolist()


def test_other_names_of_a_dtype() -> None:
    for name in ("longlong", "long", "intc", "longdouble"):
        kind = np.dtype(name)
        if kind.itemsize > 8:
            with pytest.raises(TypeError, match="no tensor dtype"):
                ow.from_numpy(np.ones(3, kind))
            continue
        tensor = ow.from_numpy(np.ones(3, kind))
        assert (tensor + tensor).tolist() == [2, 2, 2]
        assert tensor[tensor.long() - 1].tolist() == [1, 1, 1]


# -- what may not be shared --------------------------------------------------------------------------------------------

PACKED = np.dtype([("tag", "i1"), ("value", "f8"), ("count", "i4")])  # 13 bytes
records = np.zeros(5, PACKED)
records["value"], records["count"] = np.arange(5), np.arange(5)
UNALIGNED = np.frombuffer(bytearray(8 * 5 + 1), np.float64, offset=1)
REJECTED = {
    "a field of a packed structure": (records["value"], r"strides \(13,\) in bytes are no multiples of an element's 8"),
    "another": (records["count"], r"strides \(13,\) in bytes are no multiples of an element's 4 bytes"),
    "not aligned": (UNALIGNED, r"do not lie at multiples of 8 bytes"),
    "odd strides": (as_strided(np.zeros(64, np.int32), (3, 2), (10, 4)), "no multiples"),
}


@pytest.mark.parametrize("case", REJECTED)
def test_elements_between_places(case: str) -> None:
    array, why = REJECTED[case]
    with pytest.raises(ValueError, match=why) as caught:
        ow.from_numpy(array)
    assert "array.copy()" in str(caught.value)
    assert isinstance(caught.value, OpweaveError)
    with pytest.raises(ValueError, match=why):
        ow.ones(5, dtype=ow.float64) + array
    for tensor in (ow.from_numpy(array.copy()), ow.tensor(array), ow.as_tensor(array), ow.asarray(array)):
        assert tensor.tolist() == array.tolist()
        assert tensor.is_contiguous()
    with pytest.raises(ValueError, match="a copy is needed"):
        ow.asarray(array, copy=False)
    assert ow.from_numpy(array[:1].copy()).tolist() == array[:1].tolist()


def test_fields_whose_strides_fit() -> None:
    even = np.zeros(5, np.dtype([("tag", "i8"), ("value", "f8")]))
    even["value"] = np.arange(5)
    tensor = ow.from_numpy(even["value"])
    assert (tensor.stride(), tensor[1::2].tolist(), tensor.flip(0).tolist()) == ((2,), [1, 3], [4, 3, 2, 1, 0])
    assert ow.from_numpy(even["value"][:1])[0] == 0


def test_another_order_of_bytes() -> None:
    swapped = np.arange(3, dtype=">i4")
    with pytest.raises(TypeError, match=r"no tensor dtype for numpy\.>i4"):
        ow.from_numpy(swapped)
    assert (ow.tensor(swapped).tolist(), ow.tensor(swapped).dtype) == ([0, 1, 2], ow.int32)
    assert ow.arange(9)[swapped].tolist() == [0, 1, 2]


# -- dimensions beyond 2**31, numbers beyond 2**63 ---------------------------------------------------------------------


class Number:
    """An object with nothing but an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


FAR = 1 << 33
rows = ow.arange(6.0).view(2, 3).as_strided((2, FAR, 3), (3, 0, 1))
long = ow.arange(24.0).as_strided((3, FAR), (8, 0))


@pytest.mark.parametrize("kind", [int, np.int64, np.uint64, ow.tensor], ids=["int", "int64", "uint64", "tensor"])
def test_elements_of_a_long_dimension(kind: Any) -> None:
    assert rows[0, kind(5), 2] == rows[kind(0), kind((1 << 31) + 5), kind(2)] == rows[0, kind(FAR - 1), kind(2)] == 2
    assert rows[kind(1)].shape == (FAR, 3)
    assert rows[kind(1), kind(1 << 32)].tolist() == [3, 4, 5]
    assert long[:, kind((1 << 32) + 1)].tolist() == [0, 8, 16]
    with pytest.raises(IndexError, match=f"index {FAR} is out of bounds for dimension 1 with size {FAR}"):
        rows[0, kind(FAR)]


def test_parts_of_a_long_dimension() -> None:
    for _ in range(2):
        assert long[1, (1 << 32) :].shape == (1 << 32,)
        assert long[:, FAR - 2 :].tolist() == [[0, 0], [8, 8], [16, 16]]
        assert long[1, np.int64(1 << 32) : np.int64((1 << 32) + 3)].tolist() == [8, 8, 8]
        assert long[2, 5 :: 1 << 32].tolist() == [16, 16]
        assert long.select(1, 1 << 32).tolist() == [0, 8, 16]
        assert long.narrow(1, 1 << 32, 2).tolist() == [[0, 0], [8, 8], [16, 16]]
        assert long.unfold(1, 2, 1 << 32).shape == (3, 2, 2)
        assert [word.shape for word in long.split(1 << 32, 1)] == [(3, 1 << 32)] * 2
        assert long[0, : 1 << 70].shape == long[0, -(1 << 70) :].shape == (FAR,)


@pytest.mark.parametrize("index", [1 << 31, 1 << 63, 1 << 64, 1 << 70, -(1 << 31), -(1 << 63) - 1, -(1 << 70)], ids=hex)
def test_indices_out_of_bounds(index: int) -> None:
    for parts in (index, (index,), (..., index), (None, index)):
        with pytest.raises(IndexError, match=f"index {index} is out of bounds for dimension 0 with size 10"):
            ow.arange(10)[parts]
        with pytest.raises(IndexError, match=f"index {index} is out of bounds for dimension 0 with size 10"):
            ow.arange(10)[parts] = 1


def test_odd_bounds_of_slices() -> None:
    x = ow.arange(10)
    assert x[: 1 << 70].tolist() == x[-(1 << 70) :].tolist() == list(range(10))
    assert x[:: 1 << 62].tolist() == x[:: 1 << 70].tolist() == [0]
    assert x[Number(2) : Number(5)].tolist() == x[ow.tensor(2) : np.uint8(5)].tolist() == [2, 3, 4]
    for wrong in (slice("a"), slice(1.5, None)):
        with pytest.raises(TypeError, match="the bounds of a slice must be integers or None"):
            x[wrong]


TOO_LARGE: dict[str, Callable[[], Any]] = {
    "expand": lambda: ow.ones(1).expand(1 << 70),
    "expand, in bytes": lambda: ow.ones(1).expand(1 << 61),
    "expand, several": lambda: ow.ones(1).expand(1 << 40, 1 << 40),
    "as_strided, sizes": lambda: ow.ones(3).as_strided((1 << 70,), (0,)),
    "as_strided, strides": lambda: ow.ones(3).as_strided((1,), (1 << 70,)),
    "unfold": lambda: ow.ones(3).unfold(0, 2, 1 << 70),
}


@pytest.mark.parametrize("case", TOO_LARGE)
def test_more_than_can_be_addressed(case: str) -> None:
    with pytest.raises(RuntimeError, match="more than 64-bit addresses can tell apart"):
        TOO_LARGE[case]()


# -- up to 64 dimensions -----------------------------------------------------------------------------------------------

def gradient(x: Any, function: Callable[[Any], Any]) -> Any:
    """Of the sum of squares of what a function gives."""
    leaf = x.clone().requires_grad_()
    function(leaf).pow(2).sum().backward()
    return leaf.grad


MANY: dict[str, Callable[[Any], Any]] = {
    "sum of mixed layouts": lambda x: x.transpose(0, 1) + x,
    "exp": lambda x: x.exp(),
    "where": lambda x: ow.where(x > 1, x, -x),
    "sum": lambda x: x.sum(),
    "sum along the last": lambda x: x.sum(-1),
    "amax": lambda x: x.amax((0, -1)),
    "sort": lambda x: x.sort(0, descending=True)[0],
    "topk": lambda x: x.topk(1, 1)[0],
    "median": lambda x: x.median(0)[0],
    "mode": lambda x: x.mode(1)[0],
    "flip": lambda x: x.flip(0),
    "a row": lambda x: x[1],
    "a column": lambda x: x[:, 0],
    "permute": lambda x: x.permute(*reversed(range(x.ndim))),
    "cat": lambda x: ow.cat([x, x], 1),
    "contiguous": lambda x: x.transpose(0, 1).contiguous(),
    "index_select": lambda x: x.index_select(0, ow.tensor([1, 1])),
    "chosen rows": lambda x: x[ow.tensor([1, 0])],
    "index_add": lambda x: x.index_add(0, ow.tensor([1, 1]), x),
    "gradient of chosen rows": lambda x: gradient(x, lambda z: z[ow.tensor([1, 1])]),
    "gradient of a windowed view": lambda x: gradient(x, lambda z: z.as_strided(z.shape, (0,) * z.ndim)),
    "gradient of what was spread": lambda x: gradient(x[:1], lambda z: z.expand(2, *x.shape[1:]).clone()),
}


@pytest.mark.parametrize("dims", [33, 64])
@pytest.mark.parametrize("name", MANY)
def test_many_dimensions(name: str, dims: int) -> None:
    few, many = ow.arange(4.0).view(2, 2, 1), ow.arange(4.0).view(2, 2, *[1] * (dims - 2))
    for _ in range(2):
        assert MANY[name](many).flatten().tolist() == MANY[name](few).flatten().tolist()


MOST = (1,) * 64
TOO_MANY: dict[str, Callable[[], Any]] = {
    "zeros": lambda: ow.zeros(*MOST, 1),
    "full": lambda: ow.full((*MOST, 1), 2.0),
    "rand": lambda: ow.rand(*MOST, 1),
    "randint": lambda: ow.randint(2, (*MOST, 1)),
    "view": lambda: ow.ones(1).view(*MOST, 1),
    "unsqueeze": lambda: ow.ones(MOST).unsqueeze(0),
    "None": lambda: ow.ones(MOST)[None],
    "stack": lambda: ow.stack([ow.ones(MOST)] * 2),
    "expand": lambda: ow.ones(MOST).expand(2, *MOST),
    "repeat": lambda: ow.ones(2).view(2, *[1] * 39).repeat(2, *[1] * 39),
    "unfold": lambda: ow.ones(MOST).unfold(0, 1, 1),
    "lists": lambda: ow.tensor(eval("[" * 65 + "]" * 65)),
}


@pytest.mark.parametrize("case", TOO_MANY)
def test_too_many_dimensions(case: str) -> None:
    with pytest.raises(OpweaveError, match="64"):
        TOO_MANY[case]()


@pytest.mark.parametrize(
    ("shape", "strides", "size"), [((3,), (2,), (5,)), ((2, 3), (1, 2), (3, 2)), ((3, 3), (1, 1), (2, 2))]
)
def test_another_size_goes_through_the_memory(shape: Any, strides: Any, size: Any) -> None:
    """As far as the last element."""
    stored = numbers()
    tensor = ow.from_numpy(as_strided(stored[2:], shape, [8 * stride for stride in strides]))
    tensor.resize_(size)
    np.testing.assert_array_equal(tensor.numpy().ravel(), stored[2 : 2 + tensor.numel()])
    assert np.shares_memory(tensor.numpy(), stored)


def test_a_size_beyond_the_last_element_has_new_memory() -> None:
    stored = numbers()
    arguments = ow.from_numpy(as_strided(stored, (3,), (16,))).resize_(9)
    assert arguments[:5].tolist() == [0, 1, 2, 3, 4]
    assert not np.shares_memory(arguments.numpy(), stored)
    assert ow.from_numpy(as_strided(stored, (3,), (16,))).resize(2).tolist() == [0, 2]  # of a copy, which has no gaps
    assert ow.from_numpy(stored[::-1].copy()).resize_(3).tolist() == [23, 22, 21]
