"""Tensors made in native code are those that the interpreter makes, and keep alive what they must, and no more."""

from __future__ import annotations

import gc
import sys
import weakref
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.tensor import MANY_VIEWS, UntrackedRef, live_views, make_view
from runtime.views import view_over

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
        assert view._version is base._version
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
    for _ in range(2):
        base.t()
        base[1]
        base.view(4, 3)
    watched = (base, base._array, base.dtype, base._version, base._array.dtype, type(base))
    before = [sys.getrefcount(one) for one in watched]
    for _ in range(500):
        base.t()
        base[1]
        base.view(4, 3)
    assert [sys.getrefcount(one) for one in watched] == before
    assert len(base._version or ()) <= 4 * MANY_VIEWS
    assert live_views(base) == []


def test_views_under_no_grad_are_untracked() -> None:
    base = ow.zeros(3, 4)
    base.t()
    with ow.no_grad():
        kept = base.t()
        assert type((base._version or [])[-1]) is UntrackedRef
    also = base.t()
    assert type((base._version or [])[-1]) is weakref.ref
    assert live_views(base) == [kept, also]


def test_both_ways_make_the_same() -> None:
    base = ow.zeros(3, 4)
    part = base._array[1]
    for view in (make_view(base, part), view_over(base, part)):
        assert view._array is part
        assert (view._base, view._version, view.dtype, view._keys) == (base, base._version, base.dtype, base._keys)


def test_results_of_small_operations() -> None:
    one, other = ow.arange(12.0).view(3, 4), ow.ones(3, 4)
    results = [one + other, one * 2.5, -one, one + other[0], one > other, one[:0] + other[:0], one[0, 0] + other[0, 0]]
    wanted = [by_numpy(one._array, other._array, place) for place in range(len(results))]
    for result, array in zip(results, wanted, strict=True):
        assert type(result) is ow.Tensor
        assert result._array.shape == np.shape(array)
        assert result._array.dtype == result.dtype.numpy == np.asarray(array).dtype
        assert result._array.flags.owndata
        assert result._array.flags.writeable
        assert (result._edge, result._version, result._base) == (None, None, None)
        assert np.array_equal(result._array, array)


def by_numpy(one: Any, other: Any, place: int) -> Any:
    """What NumPy gives for the results above."""
    return (
        one + other, one * np.float32(2.5), -one, one + other[0], one > other, one[:0] + other[:0],
        one[0, 0] + other[0, 0],
    )[place]  # fmt: skip


def test_small_operations_leave_nothing_behind() -> None:
    one, other = ow.ones(3, 4), ow.ones(4)
    large = ow.ones(1 << 16)
    for _ in range(2):
        one + one, one + other, one > other, one + large[:1]
    watched = (one, one._array, other._array, one.dtype, ow.bool, one._array.dtype, ow.Tensor)
    before = [sys.getrefcount(item) for item in watched]
    for _ in range(500):
        one + one, one + other, one > other, one + large[:1], large + large
    assert [sys.getrefcount(item) for item in watched] == before


def test_numbers_that_do_not_fit_take_the_general_path() -> None:
    whole = ow.tensor([1, 2, 3])
    with pytest.raises((OverflowError, RuntimeError)):
        whole + 2**70
    assert (whole + True).tolist() == [2, 3, 4]
    assert (whole + 1.5).tolist() == [2.5, 3.5, 4.5]
    assert (ow.ones(2) * 1j).dtype is ow.complex64
