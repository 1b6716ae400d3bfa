"""Tensors made in native code are those that the interpreter makes, and keep alive what they must, and no more."""

from __future__ import annotations

import gc
import sys
import weakref
from types import FrameType
from typing import Any

import numpy as np
import pytest
from counting import lost_references

import generated as ow
from runtime.kernels.view.operator import View, view_over
from runtime.native.builtin import is_on
from runtime.tensor import MANY_VIEWS, UntrackedRef, live_views

CASES: dict[str, Any] = {
    "transposed": (lambda a: a.t(), lambda a: a.T),
    "in another shape": (lambda a: a.view(2, 6), lambda a: a.reshape(2, 6)),
    "a row": (lambda a: a.select(0, 1), lambda a: a[1]),
    "a column of a transposed one": (lambda a: a.t().select(0, 1), lambda a: a[:, 1]),
    "spread": (lambda a: a.unsqueeze(0).expand(2, 3, 4), lambda a: np.broadcast_to(a, (2, 3, 4))),
    "one element": (lambda a: a[1, 2].view(()), lambda a: a[1, 2, ...]),
    "nothing": (lambda a: a[:0].t(), lambda a: a[:0].T),
    "the last of a part": (lambda a: a[1:].narrow(1, 2, 2), lambda a: a[1:, 2:]),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("dtype", [np.float32, np.int64, np.bool_, np.complex128])
def test_what_a_view_is(name: str, dtype: Any) -> None:
    ours, theirs = CASES[name]
    array = np.arange(12).reshape(3, 4).astype(dtype)
    base = ow.from_numpy(array)
    for _ in range(2):  # by the rule, then from memory
        view, wanted = ours(base), theirs(array)
        assert view._array.shape == wanted.shape
        assert view._array.strides == wanted.strides or not wanted.size
        assert view._array.dtype == wanted.dtype
        assert np.array_equal(view._array, wanted)
        assert np.shares_memory(view._array, array) == bool(wanted.size)
        assert view._base is base
        assert view._writes is base._writes
        assert view.dtype is base.dtype
        assert view._edge is None


def test_memory_that_may_not_be_written() -> None:
    array = np.zeros((3, 4))
    array.flags.writeable = False
    base = ow.from_numpy(array)
    assert [base.t()._array.flags.writeable for _ in range(2)] == [False, False]


def test_a_view_keeps_its_memory() -> None:
    base = ow.arange(12.0).view(3, 4)
    view = base.t()
    view._base = None
    del base
    gc.collect()
    _others = [ow.zeros(12) for _ in range(100)]
    assert view.tolist() == np.arange(12.0).reshape(3, 4).T.tolist()


def test_nothing_is_left_behind() -> None:
    base = ow.zeros(3, 4)
    base.t()
    watched = (base, base._array, base.dtype, base._writes, base._array.dtype, type(base))
    assert lost_references(lambda: (base.t(), base[1], base.view(4, 3)), watched) == 0
    assert len(base._writes or ()) <= 4 * MANY_VIEWS
    assert live_views(base) == []


def test_views_under_no_grad_are_untracked() -> None:
    base = ow.zeros(3, 4)
    base.t()
    with ow.no_grad():
        view = base.t()
        assert type((base._writes or [])[-1]) is UntrackedRef
    also = base.t()
    assert type((base._writes or [])[-1]) is weakref.ref
    assert live_views(base) == [view, also]


def test_a_view_over_an_array() -> None:
    base = ow.zeros(3, 4)
    part = base._array[1]
    view = view_over(base, part)
    assert view._array is part
    assert (view._base, view._writes, view.dtype, view._keys) == (base, base._writes, base.dtype, base._keys)


# Basic indices, and arrays of the shapes that they are for.
BASIC = (
    0, -1, 2, slice(None), slice(1, None), slice(None, -1), slice(-2, None), slice(0, 9, 2), slice(2, 1), slice(9, 12),
    slice(-9, 2), slice(None, None, 3), None, ..., (), (0, 1), (..., 1), (slice(1, 3), 0), (None, 1, None, ..., None),
    (1, ..., slice(None, None, 2)), (slice(None), None, -1), (0, slice(5, 5)), (..., slice(1, 2), slice(None)),
    slice(0, 1 << 40), (1, 2), (-3, -4, ...),
)  # fmt: skip
BASES = {
    "contiguous": np.arange(12.0).reshape(3, 4), "transposed": np.arange(12).reshape(4, 3).T,
    "stepped": np.arange(60, dtype=np.float32).reshape(6, 10)[::2, 1:9:2], "spread": np.zeros((3, 1))[:, [0] * 4],
    "deep": np.arange(120, dtype=np.int16).reshape(3, 5, 4, 2), "empty": np.zeros((3, 4, 0)),
    "complex": np.ones((3, 4), np.complex64),
}  # fmt: skip


@pytest.mark.parametrize("index", BASIC, ids=repr)
@pytest.mark.parametrize("array", BASES.values(), ids=BASES.keys())
def test_basic_indices(array: np.ndarray[Any, Any], index: Any) -> None:
    base = ow.from_numpy(array)
    parts = index if isinstance(index, tuple) else (index,)
    try:
        wanted = array[parts if ... in parts else (*parts, ...)]
    except IndexError:
        with pytest.raises(IndexError):
            base[index]
        return
    for _ in range(2):
        view = base[index]
        assert (view._array.shape, view._array.strides) == (wanted.shape, wanted.strides)
        assert view.data_ptr() == wanted.__array_interface__["data"][0]
        assert view.tolist() == wanted.tolist()
        assert (view._base, view._writes, view.dtype) == (base, base._writes, base.dtype)
        assert (view._array.flags.num, view._array.base is array) == (wanted.flags.num, True) or array.base is not None


@pytest.mark.parametrize(
    "index", [3, -4, 1 << 70, (0, 4), (0, 0, 0), (..., ...), slice(None, None, -1), slice(None, None, 0)], ids=repr
)
def test_wrong_basic_indices(index: Any) -> None:
    base = ow.zeros(3, 4)
    with pytest.raises((IndexError, ValueError, OverflowError)):
        base[index]
    assert (base._writes or [0]) == [0]


def test_layouts_of_many_geometries() -> None:
    """More than a table has places, asked for twice and in turn with other arguments and dtypes."""
    for _ in range(2):
        for n in range(1, 400):
            for kind in (np.float32, np.int8):
                array = np.arange(2 * n, dtype=kind).reshape(n, 2)
                base = ow.from_numpy(array)
                assert base.t().tolist() == array.T.tolist()
                assert base.view(2 * n).tolist() == array.reshape(-1).tolist()
                assert base.view(-1, n).shape == (2, n)
                assert base.narrow(0, n - 1, 1).tolist() == array[n - 1 :].tolist()


@pytest.mark.skipif(not is_on(), reason="native code is off")
def test_a_few_layouts_in_turn_are_all_remembered() -> None:
    """Keys of one hash do not push each other out: with one place for each, two of these 8 would in every fifth run."""
    tensors, asked = [ow.zeros(n, 6) for n in range(1, 9)], []

    def watch(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code is View.__call__.__code__:
            asked.append(frame.f_locals["arguments"])

    for _ in range(3):
        asked.clear()
        sys.setprofile(watch)
        for tensor in tensors:
            tensor.view(-1, 3)
        sys.setprofile(None)
    assert not asked


def test_detached_tensors_share_memory_and_version_only() -> None:
    base = ow.zeros(3, 4).requires_grad_()
    for _ in range(3):
        other = base.detach()
        assert (other._base, other._writes, other.requires_grad) == (None, base._writes, False)
        assert live_views(base) == []
        assert other.data_ptr() == base.data_ptr()
        assert type(other) is ow.Tensor


def test_results_of_small_operations() -> None:
    first, other = ow.arange(12.0).view(3, 4), ow.ones(3, 4)
    results = [
        first + other,
        first * 2.5,
        -first,
        first + other[0],
        first > other,
        first[:0] + other[:0],
        first[0, 0] + other[0, 0],
    ]
    wanted = [by_numpy(first._array, other._array, index) for index in range(len(results))]
    for result, array in zip(results, wanted, strict=True):
        assert type(result) is ow.Tensor
        assert result._array.shape == np.shape(array)
        assert result._array.dtype == result.dtype.numpy == np.asarray(array).dtype
        assert result._array.flags.owndata
        assert result._array.flags.writeable
        assert (result._edge, result._writes, result._base) == (None, None, None)
        assert np.array_equal(result._array, array)


def by_numpy(first: Any, other: Any, key: int) -> Any:
    """What NumPy gives for the results above."""
    return (
        first + other, first * np.float32(2.5), -first, first + other[0], first > other, first[:0] + other[:0],
        first[0, 0] + other[0, 0],
    )[key]  # fmt: skip


def test_small_operations_leave_nothing_behind() -> None:
    first, other = ow.ones(3, 4), ow.ones(4)
    large = ow.ones(1 << 16)
    watched = (first, first._array, other._array, first.dtype, ow.bool, first._array.dtype, ow.Tensor)

    def work() -> None:
        first + first, first + other, first > other, first + large[:1], large + large

    assert lost_references(work, watched) == 0


def test_numbers_that_do_not_fit_take_the_general_path() -> None:
    tensor = ow.tensor([1, 2, 3])
    with pytest.raises(ValueError, match=r"add.*does not fit into int64"):
        tensor + 2**70
    assert (tensor + True).tolist() == [2, 3, 4]
    assert (tensor + 1.5).tolist() == [2.5, 3.5, 4.5]
    assert (ow.ones(2) * 1j).dtype is ow.complex64
