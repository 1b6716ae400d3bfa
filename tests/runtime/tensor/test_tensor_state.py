"""The state of a process and of a tensor: print options, random number generators, ownership of memory."""

from __future__ import annotations

import copy
import math
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated import Tensor

SHOWN: dict[str, tuple[dict[str, Any], Any, str]] = {
    "digits": ({"precision": 2}, [1.23456], "tensor([1.23])"),
    "threshold": ({"threshold": 3}, list(range(10)), "tensor([0, 1, 2,  ..., 7, 8, 9])"),
    "ends": ({"threshold": 3, "edgeitems": 1}, list(range(10)), "tensor([0,  ..., 9])"),
    "line": ({"linewidth": 20}, [1, 2, 3, 4, 5], "tensor([1, 2, 3, 4,\n        5])"),
    "exponent": ({"sci_mode": True}, [1.23456], "tensor([1.2346e+00])"),
    "no exponent": ({"sci_mode": False}, [12345.5, 0.5], "tensor([12345.5000,     0.5000])"),
    "short": ({"profile": "short"}, [1.23456], "tensor([1.23])"),
    "short, but three digits": ({"profile": "short", "precision": 3}, [1.23456], "tensor([1.235])"),
}


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    ow.set_printoptions(profile="default")


@pytest.mark.parametrize("title", SHOWN)
def test_printing(title: str) -> None:
    options, values, text = SHOWN[title]
    plain = repr(ow.tensor(values))
    ow.set_printoptions(**options)
    assert repr(ow.tensor(values)) == text
    ow.set_printoptions(profile="default")
    assert repr(ow.tensor(values)) == plain != text


def test_printing_in_full() -> None:
    ow.set_printoptions(profile="full")
    assert "..." not in repr(ow.arange(2000))


def test_printing_errors() -> None:
    with pytest.raises(ValueError, match="profile must be one of default, short, full, got 'long'"):
        ow.set_printoptions(profile="long")
    for wrong in (
        {"precision": [1]}, {"precision": True}, {"edgeitems": 1.5}, {"linewidth": "8"}, {"threshold": "all"},
        {"sci_mode": 3},
    ):
        with pytest.raises(TypeError, match=next(iter(wrong))):
            ow.set_printoptions(**wrong)
    for wrong in ({"precision": -1}, {"precision": 1 << 40}, {"edgeitems": -2}, {"threshold": math.nan}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            ow.set_printoptions(**wrong)


def test_random_state() -> None:
    state = ow.get_rng_state()
    first = ow.rand(3).tolist()
    assert ow.rand(3).tolist() != first
    ow.set_rng_state(state)
    assert ow.rand(3).tolist() == first


def leaf() -> Tensor:
    return ow.ones(2, requires_grad=True)


def test_data_is_the_memory() -> None:
    tensor = leaf()
    assert not tensor.data.requires_grad
    assert tensor.data.data_ptr() == tensor.data_ptr()
    product = tensor * tensor
    tensor.data.add_(1)  # seen by nobody: backward() computes with what is there now
    product.sum().backward()
    assert tensor.tolist() == [2.0, 2.0]
    assert tensor.grad.tolist() == [4.0, 4.0]


def test_data_is_replaced() -> None:
    first = leaf()
    first.data = ow.arange(3.0)
    assert first.requires_grad
    assert first.is_leaf
    (first * first).sum().backward()
    assert first.grad.tolist() == [0.0, 2.0, 4.0]
    other = ow.ones(2)
    other.data = ow.tensor([[1, 2]])
    assert (other.dtype, other.tolist()) == (ow.int64, [[1, 2]])
    with pytest.raises(RuntimeError, match="must be floating point or complex dtype"):
        first.data = ow.zeros(3, dtype=ow.int64)
    with pytest.raises(TypeError, match="data: expected a tensor, got int"):
        first.data = 3


def test_foreign_memory_is_shared() -> None:
    array = np.zeros(2)
    ow.from_numpy(array).data.add_(1)
    assert array.tolist() == [1.0, 1.0]


def test_gradients_may_be_set_of_what_does_not_require_grad() -> None:
    for tensor in (ow.zeros(3), ow.arange(3), ow.zeros(4)[1:]):
        tensor.grad = value = ow.ones_like(tensor)
        assert tensor.grad is value
        assert not tensor.requires_grad
        grad = copy.deepcopy(tensor).grad
        assert grad is not value
        assert (grad == value).all()
        assert all(
            other.grad is None for other in (tensor.detach(), tensor.clone(), pickle.loads(pickle.dumps(tensor)))
        )
        with pytest.raises(RuntimeError, match="grad must be another tensor"):
            tensor.grad = ow.ones(2)
        tensor.grad = None
        assert tensor.grad is None
    tensor = ow.zeros(3)
    tensor.grad = ow.ones(3)
    (tensor.requires_grad_() * 2).sum().backward()
    assert tensor.grad.tolist() == [3, 3, 3]
    tensor.requires_grad_(False)
    assert tensor.grad.tolist() == [3, 3, 3]
