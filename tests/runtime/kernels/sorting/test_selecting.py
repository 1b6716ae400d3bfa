"""The few best elements of long rows are those that sorting gives, ties, NaN and zeros of either sign included."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.sorting import operator as sorting
from runtime.kernels.sorting.loops import topk as selecting
from runtime.tensor import dtypes

DTYPES = ("float32", "float64", "int32", "int64", "uint8", "float16", "bool")
SHAPES = ((5, 300), (2, 3, 1000), (1, 5000))


def rows(dtype: str, shape: tuple[int, ...], kind: str) -> Any:
    """Elements with or without many ties, or with NaN, infinity and zeros of both signs."""
    generator = np.random.default_rng(0)
    result = (generator.standard_normal(shape) * (100 if kind == "few ties" else 3)).astype(dtype)
    if kind == "special" and result.dtype.kind == "f":
        result[generator.random(shape) < 0.3] = np.nan
        result[generator.random(shape) < 0.1] = np.inf
        result[..., :9:2], result[..., 1:9:2] = -0.0, 0.0
        result[0] = np.nan
    if kind == "NaN at the end" and result.dtype.kind == "f":
        result[..., -3] = np.nan
    return result


@pytest.mark.parametrize("largest", [False, True])
@pytest.mark.parametrize("kind", ["few ties", "many ties", "special", "NaN at the end"])
@pytest.mark.parametrize("dtype", DTYPES)
def test_the_best(dtype: str, kind: str, largest: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for shape in SHAPES:
        for result in (
            rows(dtype, shape, kind),
            rows(dtype, shape, kind)[..., ::-1],
            np.sort(rows(dtype, shape, kind)),
        ):
            for count in (1, 2, 7, 30, 33, 100 if shape[-1] > 800 else 37):
                assert selecting.pays(shape[-1], count)
                order = sorting.order(result, descending=largest, first=count)
                with monkeypatch.context() as patch, np.errstate(invalid="ignore"):
                    patch.setattr(selecting, "pays", lambda *_: False)
                    wanted = sorting.order(result, descending=largest, first=count)
                np.testing.assert_array_equal(order, wanted)


def whole_numbers(dtype: str, shape: tuple[int, ...]) -> list[Any]:
    """Integers over the whole range of a dtype, at either end of it, and few or only one of them."""
    generator = np.random.default_rng(1)
    limits = np.iinfo(dtype)
    return [
        generator.integers(limits.min, limits.max, shape, dtype=dtype, endpoint=True),
        generator.integers(limits.max - 50, limits.max, shape, dtype=dtype, endpoint=True),
        generator.integers(limits.min, limits.min + 70, shape, dtype=dtype),
        generator.integers(0, 9, shape).astype(dtype),
        np.full(shape, 7, dtype),
    ]


@pytest.mark.parametrize("dtype", ["int64", "uint64", "int32", "uint8", "float64", "float32"])
def test_orders_are_stable(dtype: str) -> None:
    for shape in ((5, 300), (1, 4000), (3, 2, 257), (4, 10)):
        kinds = ("few ties", "many ties", "special")
        cases = [rows(dtype, shape, kind) for kind in kinds] if "float" in dtype else whole_numbers(dtype, shape)
        for case in cases:
            np.testing.assert_array_equal(sorting.order(case), np.argsort(case, -1, kind="stable"))
            turned = case.shape[-1] - 1 - np.argsort(case[..., ::-1], -1, kind="stable")[..., ::-1]
            np.testing.assert_array_equal(sorting.order(case, descending=True), turned)


LINES = (1, 3, 33, 257, 1000)


def lines(kind: dtypes.dtype, size: int, style: str) -> ow.Tensor:
    """Three lines with few ties, many, or NaN and both zeros (of integers: their whole range)."""
    tensor = ow.from_numpy(rows("float64", (3, size), style if kind.is_floating_point else "few ties"))
    if style == "special" and kind.category == dtypes.INTEGRAL:
        limits = np.iinfo(kind.numpy)
        draw = np.random.default_rng(2)
        return ow.from_numpy(draw.integers(limits.min, limits.max, (3, size), dtype=kind.numpy, endpoint=True))
    if kind is dtypes.bool_:
        return tensor > 0
    return tensor.clamp(-100, 100).to(kind) if style == "few ties" else tensor.to(kind)


def same(item: Any, *arguments: Any) -> None:
    """The builtin gives the bits and strides of the general path."""
    native = item.prepare_kernel()
    assert native is not item.general
    result, wanted = native(*arguments), item.general(*arguments)
    for a, b in zip(result, wanted, strict=True):
        assert (a.dtype, a._array.shape, a._array.strides) == (b.dtype, b._array.shape, b._array.strides)
        assert a._array.tobytes() == b._array.tobytes()


@pytest.mark.parametrize("style", ["few ties", "many ties", "special"])
@pytest.mark.parametrize("kind", [tensor for tensor in dtypes.dtype.by_code if not tensor.is_complex], ids=str)
def test_builtins_on_lines_of_any_length(kind: dtypes.dtype, style: str) -> None:
    for size in LINES:
        result = lines(kind, size, style)
        for arguments, dim in ((result, 1), (result.t(), 0), (result[:, ::2], -1)):
            length = arguments.shape[dim]
            for descending in (False, True):
                same(sorting.sort, arguments, None, dim, descending)
                for count in {1, min(2, length), min(33, length), length}:
                    same(sorting.topk, arguments, count, dim, descending, True)
            for k in {1, length // 2 + 1, length}:
                same(sorting.kthvalue, arguments, k, dim, False)
            for item in (sorting.median_dim, sorting.nanmedian_dim, sorting.mode):
                same(item, arguments, dim, True)
        for wanted in (False, True):
            same(sorting.unique, result, True, wanted, wanted)
            same(sorting.unique_consecutive, result, wanted, wanted)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "int32", "int64", "bool"])
@pytest.mark.parametrize("length", [63, 64, 127, 128, 255])
def test_many_rows_are_ordered_as_few_are(dtype: str, length: int) -> None:
    """Many rows are sorted by their digits from fewer elements on than one: both stably, NaN last."""
    x = (np.random.default_rng(length).standard_normal((200, length)) * 3).astype(dtype)
    if dtype.startswith("float"):
        x[3, 5], x[4], x[5, :6] = np.nan, np.nan, [0.0, -0.0, np.inf, -np.inf, 0.0, -0.0]
    positions = np.argsort(x, -1, kind="stable")
    values, tensor = ow.from_numpy(x).sort(1)
    np.testing.assert_array_equal(tensor.numpy(), positions)
    np.testing.assert_array_equal(values.numpy(), np.take_along_axis(x, positions, 1))
    turned = length - 1 - np.argsort(x[:, ::-1], -1, kind="stable")[:, ::-1]
    np.testing.assert_array_equal(ow.from_numpy(x).argsort(1, descending=True).numpy(), turned)
    for rank in (1, length // 2, length):
        _, at = ow.kthvalue(ow.from_numpy(x), rank, 1)
        np.testing.assert_array_equal(at.numpy(), positions[:, rank - 1])


@pytest.mark.parametrize("shape", [(100_003,), (1, 70_000), (70_000, 1), (300, 301), (3, 5, 9_000)], ids=str)
def test_large_tensors_are_equal_unless_one_element_differs(shape: tuple[int, ...]) -> None:
    """Wherever it stands, in rows and in other layouts."""
    array = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    for layout in (lambda x: x, lambda x: x.T, lambda x: np.repeat(x, 2, axis=-1)[..., ::2]):
        x = ow.from_numpy(np.asarray(layout(array)))
        for index in (0, 1, array.size // 2, array.size - 2, array.size - 1):
            other = array.copy()
            other.flat[index] = -1
            y = ow.from_numpy(np.asarray(layout(other)))
            assert not x.equal(y)
            assert y.equal(y.clone())
            assert not x.equal(y.double())
    assert not ow.full(shape, np.nan).equal(ow.full(shape, np.nan))
