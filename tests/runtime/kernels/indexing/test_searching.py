"""Searches in few elements, natively and by the general path: the same results, errors and memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from counting import lost_references

import generated as ow
from runtime.kernels.indexing import scatter
from runtime.kernels.sorting import operator as sorting
from runtime.native.builtin import is_on

pytestmark = [pytest.mark.smoke, pytest.mark.skipif(not is_on(), reason="there are no builtins")]
DTYPES = ("float32", "float64", "int64", "bool", "int8", "float16", "bfloat16", "complex64", "uint8")
LAYOUTS: dict[str, Callable[[ow.Tensor], ow.Tensor]] = {
    "dense": lambda t: t, "transposed": lambda t: t.transpose(0, -1).contiguous().transpose(0, -1),
    "stepped": lambda t: ow.stack([t, t], -1)[..., 0], "expanded": lambda t: t[:1].expand(t.shape),
    "none": lambda t: t[:0], "large": lambda t: t.repeat(2000, *[1] * (t.ndim - 1)),
    "zeros": lambda t: ow.zeros_like(t),
}  # fmt: skip
SHAPES = ((7,), (3, 4), (2, 3, 4))
NAN = float("nan")


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Native code is there once a kernel has run."""
    ow.ones(1) + 1


def numbers(shape: tuple[int, ...], dtype: str, seed: int = 0) -> ow.Tensor:
    """Small numbers, some of them 0 or equal; NaN and -0 among floats."""
    drawn = np.random.default_rng(seed).integers(0, 5, shape).astype("f8")
    kind = getattr(ow, dtype)
    if kind.is_floating_point:
        drawn[drawn == 4] = NAN
        drawn[drawn == 3] = -0.0
    return ow.from_numpy(drawn).to(kind) if kind.is_floating_point else ow.from_numpy(drawn.astype("i8")).to(kind)


def outcome(function: Callable[..., Any], *arguments: Any) -> Any:
    """What a call gives, or how it fails."""
    try:
        result = function(*arguments)
    except Exception as error:
        return type(error), str(error)
    if not isinstance(result, ow.Tensor):
        return result
    array = result._array
    return result.dtype, array.shape, array.strides, array.tobytes(), array.flags.writeable


def assert_same(item: Any, *arguments: Any) -> Any:
    """The same by the builtin as by the general path; what it is."""
    native = item.prepare_kernel()
    assert native is not item.general
    result = outcome(item.general, *arguments)
    assert outcome(native, *arguments) == result
    return result


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_places_of_what_is_not_zero(dtype: str, layout: str) -> None:
    for shape in SHAPES:
        assert_same(scatter.nonzero, LAYOUTS[layout](numbers(shape, dtype)))
    assert_same(scatter.nonzero, numbers((), dtype))
    assert_same(scatter.nonzero, numbers((4, 0), dtype))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_equality(dtype: str, layout: str) -> None:
    for shape in SHAPES:
        tensor = LAYOUTS[layout](numbers(shape, dtype))
        same = tensor.clone(memory_format=ow.contiguous_format)
        clean = ow.where(ow.isnan(tensor), ow.ones_like(tensor), tensor)
        results = [assert_same(sorting.equal, clean, clean), assert_same(sorting.equal, clean, clean.clone())]
        assert results == [True, True]
        assert assert_same(sorting.equal, tensor, same) == bool((tensor == same).all())
        assert assert_same(sorting.equal, tensor, tensor[..., :1]) is (
            tensor.numel() == 0 and tensor.shape == tensor[..., :1].shape
        )
        if tensor.numel():
            same.view(-1)[-1] = 7 if dtype != "bool" else not same.view(-1)[-1]
            assert assert_same(sorting.equal, clean, same) is False
        assert_same(sorting.equal, tensor, tensor.to(ow.float64) if dtype != "complex64" else tensor.real)
    assert assert_same(sorting.equal, ow.tensor(-0.0), ow.tensor(0.0)) is True
    assert assert_same(sorting.equal, ow.tensor(NAN), ow.tensor(NAN)) is False


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_membership(dtype: str, layout: str) -> None:
    for shape in SHAPES:
        elements = LAYOUTS[layout](numbers(shape, dtype))
        for tested in (numbers((3,), dtype, 1), numbers((2, 3), dtype, 2), numbers((0,), dtype), numbers((50,), dtype)):
            for invert in (False, True):
                assert_same(sorting.isin, elements, tested, False, invert)
        assert_same(sorting.isin, elements, ow.tensor([1.0, 2.0]), False, False)
    assert_same(sorting.isin, numbers((), dtype), numbers((3,), dtype), True, False)
    if dtype in {"float32", "int64"}:
        elements, tested = numbers((5, 6), dtype), numbers((3,), dtype, 1)
        wanted = np.isin(elements.numpy(), tested.numpy())
        assert (ow.isin(elements, tested).numpy() == wanted).all()
        assert (ow.isin(elements, tested, invert=True).numpy() == ~wanted).all()


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_places_in_order(dtype: str, layout: str) -> None:
    for shape in SHAPES:
        wanted = LAYOUTS[layout](numbers(shape, dtype))
        for size in (0, 1, 5, 100):
            some = numbers((size,), dtype, 3)
            for bounds in (some, some.sort()[0] if dtype != "complex64" else some):  # one in no order, then in order
                for right in (False, True):
                    assert_same(sorting.searchsorted, bounds, wanted, False, right, None, None)
                assert_same(sorting.searchsorted, bounds, wanted, False, False, "right", None)
                assert_same(sorting.searchsorted, bounds, wanted, True, False, None, None)
    rows = numbers((3, 4), dtype)
    for bounds in (rows, numbers((), dtype), numbers((2, 3), dtype)):
        assert_same(sorting.searchsorted, bounds, rows, False, False, None, None)
    assert_same(sorting.searchsorted, ow.tensor([1.0, 2.0]), rows, False, False, None, None)
    assert_same(sorting.searchsorted, ow.tensor([1.0, 2.0]), rows, False, True, "left", None)
    assert_same(sorting.searchsorted, ow.tensor([2.0, 1.0]), rows, False, True, None, ow.tensor([1, 0]))


def test_references_are_neither_kept_nor_lost() -> None:
    tensor, i, mask = ow.randn(4, 5), ow.tensor([3, 1, 0]), ow.randn(4, 5) > 0
    calls = [
        lambda: mask.nonzero(), lambda: ow.equal(tensor, tensor), lambda: ow.isin(i, i), lambda: ow.searchsorted(i, i),
        lambda: tensor[i, :3], lambda: tensor[1:, i], lambda: tensor[2, i], lambda: tensor.t()[i],
    ]  # fmt: skip
    watched = [tensor, i, mask, tensor._array, i._array, ow.int64, ow.bool, None, True, False, i._array.dtype]
    assert lost_references(lambda: [call() for call in calls], watched) == 0
