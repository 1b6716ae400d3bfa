"""Copies of views: the values of the view in memory of their own, its gradients, and out=."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

# What a view is called with, for a tensor of 3 x 4.
COPIES: dict[str, tuple[Any, ...]] = {
    "view": ((4, 3),), "transpose": (0, 1), "t": (), "permute": ((1, 0),), "unsqueeze": (1,), "squeeze": (),
    "expand": ((2, 3, 4),), "select": (1, -1), "slice": (1, 1, 4, 2), "as_strided": ((2, 3), (1, 2), 1), "split": (2,),
    "split_with_sizes": ((1, 2),), "unbind": (1,), "diagonal": (1,), "unfold": (1, 2, 2), "narrow": (0, 1, 2),
}  # fmt: skip
DTYPES = (ow.bool, ow.uint8, ow.int64, ow.float16, ow.bfloat16, ow.float64, ow.complex64)


def listed(result: Any) -> Sequence[Any]:
    """The tensors of a result."""
    return result if isinstance(result, tuple) else (result,)


def copying(name: str) -> Callable[..., Any]:
    """The copying operator of a view."""
    function: Callable[..., Any] = getattr(ow, f"{name}_copy")
    return function


@pytest.mark.parametrize("name", COPIES)
def test_values_and_memory(name: str) -> None:
    for dtype in DTYPES:
        full = ow.arange(12).to(dtype)
        for x in (full.reshape(3, 4), full.reshape(4, 3).t().contiguous()):
            views, copies = getattr(x, name)(*COPIES[name]), copying(name)(x, *COPIES[name])
            assert type(views) is type(copies)
            for view, copy in zip(listed(views), listed(copies), strict=True):
                assert (copy.dtype, copy.shape, copy.tolist()) == (view.dtype, view.shape, view.tolist())
                assert copy.is_contiguous()
                assert not np.shares_memory(copy._array, x._array)
                assert np.shares_memory(view._array, x._array)


@pytest.mark.parametrize("name", COPIES)
def test_gradients(name: str) -> None:
    x = ow.arange(12, dtype=ow.float64).reshape(3, 4).requires_grad_()
    assert gradcheck(lambda x: copying(name)(x, *COPIES[name]), x, check_forward_ad=True)
    assert gradgradcheck(lambda x: copying(name)(x, *COPIES[name]), x)


@pytest.mark.parametrize("name", COPIES)
def test_out(name: str) -> None:
    x = ow.arange(12.0).reshape(3, 4)
    wanted = copying(name)(x, *COPIES[name])
    if isinstance(wanted, tuple):
        out = [ow.empty(0, dtype=value.dtype) for value in wanted]
        assert copying(name)(x, *COPIES[name], out=out) is None
        assert [value.tolist() for value in out] == [value.tolist() for value in wanted]
        with pytest.raises(RuntimeError, match="tensors were given as out="):
            copying(name)(x, *COPIES[name], out=out[1:])
        with pytest.raises(TypeError, match="must be Tensor"):
            copying(name)(x, *COPIES[name], out=out[0])
        with pytest.raises(RuntimeError, match="one tensor was given as out= for two results"):
            copying(name)(x, *COPIES[name], out=[out[0]] * len(out))
    else:
        into = ow.empty(0, dtype=wanted.dtype)
        assert copying(name)(x, *COPIES[name], out=into) is into
        assert into.tolist() == wanted.tolist()
        with pytest.raises(RuntimeError, match="is written to a tensor of that dtype"):
            copying(name)(x, *COPIES[name], out=ow.empty(0, dtype=ow.int64))


def test_what_other_views_copy() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    assert ow.view_copy(x, ow.int32).tolist() == x.detach().view(ow.int32).tolist()
    assert ow.squeeze_copy(ow.zeros(1, 3, 1), 0).shape == (3, 1)
    assert ow.squeeze_copy(ow.zeros(1, 3, 1), (0, 2)).shape == (3,)
    assert not ow.detach_copy(x).requires_grad
    with pytest.raises(IndexError):
        ow.select_copy(x, 0, 2)
    assert not hasattr(x, "t_copy")
