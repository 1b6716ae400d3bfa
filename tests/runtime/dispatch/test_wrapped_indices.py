"""Tensors that hold others, as an index: what is read and written, and whose calls those are."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.errors import DimensionError


def holder(m: Any) -> Any:
    """A class of tensors that hold others, of the package `m`."""
    pytree = importlib.import_module(f"{m.__name__}.utils._pytree")

    class Holder(m.Tensor):  # type: ignore[name-defined, misc]
        """Holds a tensor."""

        @staticmethod
        def __new__(cls: Any, inner: Any) -> Any:
            return m.Tensor._make_wrapper_subclass(
                cls, inner.size(), strides=inner.stride(), storage_offset=inner.storage_offset(), dtype=inner.dtype
            )

        def __init__(self, inner: Any) -> None:
            self.elements = inner

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            stored = pytree.tree_map_only(Holder, lambda item: item.elements, (args, kwargs or {}))
            return pytree.tree_map_only(m.Tensor, Holder, func(*stored[0], **stored[1]))

    return Holder


HOLDER = holder(ow)
# Indices of a tensor of the sizes [3, 4, 2]; `w` wraps a tensor or does not.
INDICES: dict[str, Callable[[Any, Any], Any]] = {
    "integers": lambda m, w: w(m.tensor([2, 0, -1])),
    "int32": lambda m, w: w(m.tensor([2, 0], dtype=m.int32)),
    "rows of integers": lambda m, w: w(m.tensor([[2, 0], [1, 1]])),
    "mask": lambda m, w: w(m.tensor([True, False, True])),
    "mask of two dimensions": lambda m, w: w(m.arange(12).reshape(3, 4) % 3 == 0),
    "mask of all": lambda m, w: w(m.arange(24).reshape(3, 4, 2) > 7),
    "mask that is empty": lambda m, w: w(m.zeros(3, dtype=m.bool)),
    "no integers": lambda m, w: w(m.zeros(0, dtype=m.int64)),
    "number": lambda m, w: w(m.tensor(1)),
    "truth": lambda m, w: w(m.tensor(True)),
    "falsehood": lambda m, w: w(m.tensor(False)),
    "second dimension": lambda m, w: (slice(None), w(m.tensor([3, 1]))),
    "last dimension": lambda m, w: (Ellipsis, w(m.tensor([1, 0, 1]))),
    "pair": lambda m, w: (w(m.tensor([2, 0])), w(m.tensor([1, 3]))),
    "pair that broadcasts": lambda m, w: (w(m.tensor([[2], [0]])), w(m.tensor([1, 3]))),
    "pair with a slice between": lambda m, w: (w(m.tensor([2, 0])), slice(1, 3), w(m.tensor([1, 0]))),
    "one of a pair": lambda m, w: (m.tensor([2, 0]), w(m.tensor([1, 3]))),
    "behind an int": lambda m, w: (1, w(m.tensor([1, 3]))),
    "behind a number": lambda m, w: (w(m.tensor(1)), w(m.tensor([1, 3]))),
    "behind a slice": lambda m, w: (slice(1, None), w(m.tensor([True, False, True, True]))),
    "behind None": lambda m, w: (None, w(m.tensor([2, 0]))),
    "beside a list": lambda m, w: (w(m.tensor([2, 0])), [1, 3]),
    "list of numbers": lambda m, w: [w(m.tensor(2)), w(m.tensor(0))],
    "list of a number and an int": lambda m, w: [0, w(m.tensor(2))],
    "list of integers": lambda m, w: [w(m.tensor([2, 0])), w(m.tensor([1, 3]))],
    "bounds of a slice": lambda m, w: slice(w(m.tensor(1)), w(m.tensor(3))),
}


def plain(value: Any) -> Any:
    """What a tensor holds, as nested lists, with its sizes."""
    while hasattr(value, "elements"):
        value = value.elements
    return value.tolist(), tuple(value.shape)


def elements(m: Any) -> Any:
    return m.arange(24.0).reshape(3, 4, 2)


def as_it_is(value: Any) -> Any:
    return value


@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("side", ["index", "both", "self"])
def test_an_index_reads_what_its_tensors_hold(name: str, side: str) -> None:
    expected = elements(ow)[INDICES[name](ow, as_it_is)]
    of_self, of_index = (as_it_is if side == "index" else HOLDER), (as_it_is if side == "self" else HOLDER)
    assert plain(of_self(elements(ow))[INDICES[name](ow, of_index)]) == plain(expected)


@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("value", ["number", "tensor", "holder"])
def test_an_index_writes_where_its_tensors_say(name: str, value: str) -> None:
    values: dict[str, Any] = {"number": 5.0, "tensor": ow.tensor(5.0), "holder": HOLDER(ow.tensor(5.0))}
    expected = elements(ow)
    expected[INDICES[name](ow, as_it_is)] = 5.0
    target = HOLDER(elements(ow))
    target[INDICES[name](ow, HOLDER)] = values[value]
    assert plain(target) == plain(expected)
    if value != "holder":
        target = elements(ow)
        target[INDICES[name](ow, HOLDER)] = values[value]
        assert plain(target) == plain(expected)


@pytest.mark.parametrize("name", INDICES)
def test_gradients_go_where_a_wrapped_index_has_read(name: str) -> None:
    def gradient(wrap: Any) -> Any:
        x = elements(ow).requires_grad_()
        (x * 2)[INDICES[name](ow, wrap)].square().sum().backward()
        return plain(x.grad)

    assert gradient(HOLDER) == gradient(as_it_is)


@pytest.mark.parametrize("name", INDICES)
def test_gradients_go_where_a_wrapped_index_has_written(name: str) -> None:
    def gradients(wrap: Any) -> Any:
        x, value = elements(ow).requires_grad_(), ow.tensor(3.0, requires_grad=True)
        target = x * 2
        target[INDICES[name](ow, wrap)] = value
        target.square().sum().backward()
        return plain(x.grad), plain(value.grad)

    assert gradients(HOLDER) == gradients(as_it_is)


def test_masks_and_integers_of_operators_are_read_as_well() -> None:
    x, mask = elements(ow), elements(ow) > 7
    assert plain(ow.masked_select(HOLDER(x), HOLDER(mask))) == plain(ow.masked_select(x, mask))
    assert plain(ow.ops.aten.index(x, [HOLDER(ow.tensor([2, 0]))])) == plain(x[[2, 0]])


def test_an_index_that_does_not_fit_is_an_error() -> None:
    x = elements(ow)
    for index in (HOLDER(ow.tensor([True, False])), HOLDER(ow.tensor([0.5])), HOLDER(ow.tensor([7])), (0,) * 4):
        with pytest.raises(DimensionError):
            x[index]
    with pytest.raises(DimensionError, match=r"^the shape of the mask \[2\] at index 0 does not match the shape"):
        x[HOLDER(ow.tensor([True, False]))]


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:Using a non-tuple sequence")  # PyTorch's, of lists of tensors
@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("side", ["index", "both", "self"])
def test_the_class_has_the_calls_that_it_has_in_pytorch(name: str, side: str) -> None:
    torch = pytest.importorskip("torch")

    def result(m: Any) -> tuple[str, Any]:
        wrapper = holder(m)
        of_self, of_index = (as_it_is if side == "index" else wrapper), (as_it_is if side == "self" else wrapper)
        tensor = of_self(elements(m))[INDICES[name](m, of_index)]
        return type(tensor).__name__, np.asarray(plain(tensor)[0]).tolist()

    assert result(ow) == result(torch)
