"""Small results that native code makes whole are what NumPy gives; what it does not take is as before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from counting import lost_references

import generated as ow
from runtime.errors import NumberTooLargeError

pytestmark = pytest.mark.smoke

DTYPES = ("float32", "float64", "float16", "int64", "int8", "bool", "complex64", "complex128")
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "dense": lambda a: a, "transposed": lambda a: a.T.copy().T, "stepped": lambda a: np.repeat(a, 2, -1)[..., ::2],
    "reversed": lambda a: a[::-1].copy()[::-1],
    "read-only": lambda a: np.frombuffer(a.tobytes(), a.dtype).reshape(a.shape),
}  # fmt: skip
SHAPES = ((3, 4), (1, 1), (0, 4), (3, 0), (2, 3, 4), (200, 300))


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Native code is there once a kernel has run."""
    ow.ones(1) + 1


def drawn(shape: tuple[int, ...], dtype: str) -> np.ndarray[Any, Any]:
    """Elements that differ."""
    numbers = np.arange(np.prod(shape), dtype=np.float64).reshape(shape) % 97
    result: np.ndarray[Any, Any] = (numbers % 2 == 0) if dtype == "bool" else numbers.astype(dtype)
    return result


def assert_same(tensor: ow.Tensor, wanted: np.ndarray[Any, Any]) -> None:
    """The same elements, dtype and shape, in memory of its own that lies in row-major order."""
    array = tensor._array
    assert (array.dtype, array.shape) == (wanted.dtype, wanted.shape)
    np.testing.assert_array_equal(array, wanted)
    assert array.flags.c_contiguous
    assert array.flags.owndata
    assert array.flags.writeable
    assert (type(tensor), tensor._base, tensor._writes, tensor._edge) == (ow.Tensor, None, None, None)
    assert tensor.dtype.numpy == array.dtype


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [*SHAPES, (), (3, 1), (1, 3, 1)], ids=str)
def test_not_written(shape: tuple[int, ...], dtype: str) -> None:
    kind = getattr(ow, dtype)
    for tensor in (ow.empty(shape, dtype=kind), ow.ones(2).new_empty(shape, dtype=kind), ow.empty_like(ow.ones(shape))):
        assert_same(tensor, tensor._array)
        assert tensor.shape == shape
        assert tensor.stride() == ow.ones(shape).stride()
    assert ow.empty(shape, dtype=kind).dtype is kind
    turned = ow.ones(shape).transpose(0, -1) if shape else ow.ones(shape)
    wanted = ow.zeros_like(turned)
    assert ow.empty_like(turned).stride() == wanted.stride()
    assert ow.empty_like(turned, memory_format=ow.contiguous_format).is_contiguous()
    assert ow.empty_like(turned, dtype=kind).dtype is kind


def test_not_written_and_not_possible() -> None:
    with pytest.raises(RuntimeError, match=r"empty: sizes must not be negative, got \[2, -1\]"):
        ow.empty(2, -1)
    with pytest.raises(RuntimeError, match="preserve_format keeps the order of a tensor"):
        ow.empty(2, memory_format=ow.preserve_format)
    assert ow.empty(1, 2, 3, 4, memory_format=ow.channels_last).stride() == (24, 1, 8, 2)
    ow.use_deterministic_algorithms(True)
    try:
        assert ow.isnan(ow.empty(3)).all()
        assert ow.isnan(ow.empty_like(ow.ones(2, 2))).all()
    finally:
        ow.use_deterministic_algorithms(False)


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int64", "float16", "bfloat16", "float64", "complex64"])
def test_numbers_of_an_element(dtype: str) -> None:
    for number in (0, 1):
        tensor = ow.tensor([[number]], dtype=getattr(ow, dtype))
        assert (float(tensor), int(tensor)) == (number, number)
        assert (type(float(tensor)), type(int(tensor))) == (float, int)
    assert float(ow.tensor(2.5, requires_grad=True)) == 2.5
    assert int(ow.tensor(-2.5)) == -2
    for wrong in (ow.tensor([1.0, 2.0]), ow.empty(0)):
        with pytest.raises(ValueError, match="only a tensor of one element"):
            float(wrong)
    with pytest.raises(NumberTooLargeError, match="a number is too large"):
        int(ow.tensor(float("inf")))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_joined(shape: tuple[int, ...], dtype: str, layout: str) -> None:
    first, other = drawn(shape, dtype), LAYOUTS[layout](drawn(shape, dtype))
    tensors = [ow.from_numpy(first), ow.from_numpy(other), ow.from_numpy(first)]
    for dim in range(-len(shape), len(shape)):
        assert_same(ow.cat(tensors, dim), np.concatenate([first, other, first], dim))
    for dim in range(-len(shape) - 1, len(shape) + 1):
        assert_same(ow.stack(tensors, dim), np.stack([first, other, first], dim))


def test_joined_scalars_and_mixed_dtypes() -> None:
    assert_same(ow.stack([ow.tensor(1.5), ow.tensor(2.5)]), np.array([1.5, 2.5], np.float32))
    assert_same(ow.stack([ow.tensor(1), ow.tensor(2.5)]), np.array([1, 2.5], np.float32))
    assert_same(ow.cat([ow.tensor([1]), ow.tensor([2.5])]), np.array([1, 2.5], np.float32))
    assert_same(ow.cat([ow.zeros(0), ow.ones(2, 1), ow.zeros(0)]), np.ones((2, 1), np.float32))
    assert_same(ow.cat([ow.ones(2), ow.ones(1)]), np.ones(3, np.float32))
    assert ow.stack([ow.ones(2, dtype=ow.bfloat16)] * 2).tolist() == [[1, 1], [1, 1]]


REJECTED: dict[str, tuple[Callable[[], Any], str]] = {
    "no tensors to stack": (lambda: ow.stack([]), "stack: expected a non-empty list of tensors"),
    "two shapes to stack": (
        lambda: ow.stack([ow.ones(2), ow.ones(3)]), "stack: all tensors must have one shape, got [2] and [3]",
    ),
    "no such dimension to stack": (
        lambda: ow.stack([ow.ones(2), ow.ones(2)], 2),
        "Dimension out of range (expected to be in range of [-2, 1], but got 2)",
    ),
    "no such dimension": (
        lambda: ow.cat([ow.ones(2), ow.ones(2)], 1 << 70),
        f"Dimension out of range (expected to be in range of [-1, 0], but got {1 << 70})",
    ),
    "two sizes": (
        lambda: ow.cat([ow.ones(2, 1), ow.ones(2, 2)]),
        "cat: sizes of tensors must match except in dimension 0; expected a shape like [2, 1], got [2, 2] at position "
        "1 of the list",
    ),
    "beyond the last row": (
        lambda: ow.ones(3)[ow.tensor([0, 3])], "index 3 is out of bounds for dimension 0 with size 3",
    ),
    "before the first row": (
        lambda: ow.ones(3)[ow.tensor([0, -4])], "index -4 is out of bounds for dimension 0 with size 3",
    ),
    "selected from the end": (
        lambda: ow.index_select(ow.ones(3), 0, ow.tensor([-1])),
        "index_select(): index -1 is out of bounds for dimension 0 with size 3",
    ),
    "gathered from the end": (
        lambda: ow.gather(ow.ones(3), 0, ow.tensor([-1])),
        "gather(): index -1 is out of bounds for dimension 0 with size 3",
    ),
    "a negative size": (lambda: ow.zeros(2, -1), "zeros: sizes must not be negative, got [2, -1]"),
    "an odd list": (lambda: ow.tensor([1.0, "x"]), "tensor(): could not make numbers of 'x'"),
    "ragged": (
        lambda: ow.tensor([[1.0], [1.0, 2.0]]),
        "tensor(): the nested sequences have different lengths, so they form no rectangular tensor",
    ),
    "too large": (lambda: ow.tensor([1 << 63]), "tensor(): a Python int does not fit into int64"),
    "no way": (
        lambda: ow.arange(0, 5, -1),
        "arange: from 0 to 5 there is no way with step -1; its sign must lead from start to end",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("call", "said"), REJECTED.values(), ids=REJECTED.keys())
def test_rejected(call: Callable[[], Any], said: str) -> None:
    with pytest.raises((RuntimeError, IndexError, ValueError, TypeError)) as caught:
        call()
    assert said in str(caught.value)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_chosen(dtype: str, layout: str) -> None:
    array = LAYOUTS[layout](drawn((4, 6), dtype))
    tensor = ow.from_numpy(array)
    for positions in ([0, 3, 3], [[1, -1], [-4, 2]], []):
        at = np.array(positions, np.int64)
        for arguments in (at, at.astype(np.int32), np.repeat(at, 2)[::2].reshape(at.shape)):
            assert_same(tensor[ow.from_numpy(arguments)], np.ascontiguousarray(array[arguments]))
    for dim in (0, 1, -1):
        at = np.array([2, 0, 3, 3], np.int64)
        result = ow.index_select(tensor, dim, ow.from_numpy(at))
        np.testing.assert_array_equal(result.numpy(), np.take(array, at, dim))
        positions = np.arange(24).reshape(4, 6)[: 4 if dim else 3] % (4 if dim == 0 else 6)
        result = ow.gather(tensor, dim, ow.from_numpy(positions))
        beside = array[: len(positions)] if dim else array
        np.testing.assert_array_equal(result.numpy(), np.take_along_axis(beside, positions, dim))
    assert_same(tensor.flatten()[ow.tensor([5])], array.reshape(-1)[[5]])
    deep = ow.from_numpy(drawn((2, 3, 4), dtype))
    at = np.arange(2 * 5 * 4).reshape(2, 5, 4) % 3
    assert_same(ow.gather(deep, 1, ow.from_numpy(at)), np.take_along_axis(deep.numpy(), at, 1))


NUMBERS = (0, 1, -3, 2.5, -0.0, 1e300, float("inf"), True, 1 << 60, (1 << 53) + 1, 1e-50)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "int32", "bool", "bfloat16", "complex64"])
def test_constants(dtype: str, number: Any) -> None:
    kind = getattr(ow, dtype)
    if isinstance(number, float) and not number.is_integer() and not kind.is_floating_point and not kind.is_complex:
        number = 2
    if abs(number) > 1 << 20 and not kind.is_floating_point and not kind.is_complex:
        number = 7
    for shape in ((10,), (), (2, 0), (3, 2), (300, 200)):
        if number == 1e300 and kind not in (ow.float64, ow.int64, ow.int32, ow.bool):
            with pytest.raises(RuntimeError, match="does not fit"):
                ow.full(shape, number, dtype=kind)
            continue
        with np.errstate(over="ignore"):
            wanted = np.full(shape, np.asarray(number).astype(kind.numpy if kind is not ow.bfloat16 else np.float32))
        for result in (ow.full(shape, number, dtype=kind), ow.full_like(ow.empty(shape, dtype=kind), number)):
            assert result.dtype is kind
            if kind is not ow.bfloat16:
                assert_same(result, wanted)
                assert np.signbit(result.numpy().real).tolist() == np.signbit(wanted.real).tolist()
        for make, value in ((ow.zeros, 0), (ow.ones, 1)):
            result = make(shape, dtype=kind)
            assert result.shape == shape
            assert (result == value).all().item()
        assert (ow.ones(shape, dtype=kind).zero_() == 0).all().item()
        assert (ow.zeros_like(result) == 0).all().item()
        assert (ow.ones_like(result) == 1).all().item()


@pytest.mark.parametrize(
    "arguments", [(10,), (0,), (2, 9), (0, 10, 3), (10, 0, -3), (10, 0, -1), (5, 5), (0, 1 << 40, 1 << 38), (0.0, 3),
                  (0, 1, 0.25), (-4, 4, 2), (9000,)], ids=str,
)  # fmt: skip
def test_counts(arguments: tuple[Any, ...]) -> None:
    wanted = np.arange(*arguments)
    assert_same(ow.arange(*arguments), wanted.astype(np.float32) if wanted.dtype == np.float64 else wanted)


LISTS: tuple[tuple[Any, str], ...] = (
    ([1.5, 2, -0.0], "float32"), ([1, 2, 3], "int64"), ([[1, 2], [3, 4]], "int64"), (((1.5,), [2.5]), "float32"),
    ([1, 2.5], "float32"), ([True, False], "bool"), ([], "float32"), ([[]], "float32"), ([[[1.0]]], "float32"),
    ([1j, 2], "complex64"), ([1e300, 1e-300], "float32"), ([(1 << 53) + 1], "int64"), ([1.5, (1 << 60) + 1], "float32"),
    ([-(1 << 63)], "int64"), ([True, 2], "int64"), ([0.1] * 5000, "float32"), ([[0.1, 1]] * 9, "float32"),
    ([np.float64(1.5), 2.5], "float64"), (range(4), "int64"),
)  # fmt: skip


@pytest.mark.parametrize(("data", "dtype"), LISTS, ids=lambda item: str(item)[:20])
def test_lists_of_numbers(data: Any, dtype: str) -> None:
    with np.errstate(over="ignore"):
        assert_same(ow.tensor(data), np.array(data).astype(dtype))
        if np.array(data).dtype.kind == "c":
            with pytest.raises(TypeError, match="complex numbers cannot be converted to float64"):
                ow.tensor(data, dtype=ow.float64)
        else:
            assert_same(ow.tensor(data, dtype=ow.float64), np.array(data).astype(np.float64))
        if np.array(data).dtype.kind in "ib":
            assert_same(ow.tensor(data, dtype=ow.int64), np.array(data).astype(np.int64))
            assert_same(ow.tensor(data, dtype=ow.float32), np.array(data).astype(np.float32))


def test_the_default_dtype_is_that_of_fractions() -> None:
    ow.set_default_dtype(ow.float64)
    try:
        assert ow.tensor([0.1, 2]).dtype is ow.float64
        assert ow.tensor([1, 2]).dtype is ow.int64
        assert ow.zeros(2).dtype is ow.float64
    finally:
        ow.set_default_dtype(ow.float32)


def softmax(array: np.ndarray[Any, Any], dim: int) -> np.ndarray[Any, Any]:
    """Softmax by its definition."""
    powers: np.ndarray[Any, Any] = np.exp(array - array.max(dim, keepdims=True))
    return powers / powers.sum(dim, keepdims=True)


SUMMED: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "sum": (lambda t, d, k: ow.sum(t, d, k), lambda a, d, k: a.sum(d, keepdims=k)),
    "amax": (lambda t, d, k: ow.amax(t, d, k), lambda a, d, k: a.max(d, keepdims=k)),
    "softmax": (lambda t, d, k: ow.softmax(t, d[0]), lambda a, d, k: softmax(a, d[0])),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", SUMMED)
def test_reduced(name: str, layout: str) -> None:
    ours, numpys = SUMMED[name]
    array = LAYOUTS[layout](drawn((3, 4, 5), "float64"))
    for dims in ((0,), (1,), (-1,), (0, 2), (2, 1, 0), (-3, 1)):
        for keepdim in (False, True):
            result = ours(ow.from_numpy(array), dims, keepdim)
            assert result._array.flags.owndata
            np.testing.assert_allclose(result.numpy(), numpys(array, dims, keepdim), rtol=1e-14)
    with pytest.raises(Exception, match="Dimension out of range"):
        ours(ow.from_numpy(array), (3,), False)
    if name != "softmax":
        with pytest.raises(Exception, match="appears multiple times"):
            ours(ow.from_numpy(array), (1, -2), False)


def test_writing_into_a_tensor() -> None:
    x = ow.arange(6.0).view(2, 3)
    for out in (ow.zeros(2, 6), ow.zeros(6, 2).t(), ow.zeros(0), ow.zeros(2, 6, dtype=ow.float64)):
        assert ow.cat([x, x], 1, out=out) is out
        assert out.tolist() == [[0, 1, 2, 0, 1, 2], [3, 4, 5, 3, 4, 5]]
        assert (out._writes or [])[0] == 1
    base = ow.arange(12.0)
    view = base[2:8]
    base[1:7].copy_(view)  # which overlaps what it is copied to
    assert base.tolist() == [0, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11]
    assert base._writes is not None
    assert base._writes[0] == 1
    view.copy_(view)
    assert base._writes[0] == 2
    fixed = ow.from_numpy(np.frombuffer(bytes(8), np.float32))
    with pytest.raises(RuntimeError, match="read-only"):
        fixed.copy_(ow.ones(2))
    with pytest.raises(RuntimeError, match="more than one element"):
        ow.zeros(1).expand(3).copy_(ow.ones(3))


def test_nothing_is_left_behind() -> None:
    x, index, out = ow.arange(12.0).view(3, 4), ow.tensor([2, 0]), ow.zeros(6, 4)
    kinds = (ow.float32, ow.float32.numpy, ow.int64, ow.int64.numpy, None, x, x._array, index, index._array, ow.Tensor)

    def calls() -> None:
        ow.cat([x, x])
        ow.stack([x, x], 1)
        ow.cat([x, x], out=out)
        assert x[index].shape == ow.index_select(x, 0, index).shape
        ow.gather(x, 0, x.to(ow.int64) % 3)
        ow.zeros(3)
        ow.full((2, 2), 1.5)
        ow.arange(7)
        ow.tensor([[1.5, 2], [3, 4]])
        ow.tensor([1, 2, 3])
        ow.sum(x, 1)
        ow.softmax(x, 0)
        x.unbind(0)
        x.detach()
        for wrong in ([0, 3], [-9]):
            with pytest.raises(IndexError):
                x[ow.tensor(wrong)]
        ow.tensor([1, 2.5])

    assert lost_references(calls, kinds) == 0


@pytest.mark.parametrize("dtype", [ow.bool, ow.uint8, ow.int64, ow.float16, ow.bfloat16, ow.float32, ow.complex64])
def test_numbers_are_copied_into_tensors(dtype: ow.dtype) -> None:
    for value in (True, 3, 2.5, np.float32(0.5)):
        result = ow.zeros(2, 3, dtype=dtype).t()
        assert result.copy_(value) is result
        assert result.tolist() == ow.full((3, 2), value).to(dtype).tolist()
    x = ow.ones(2, requires_grad=True)
    y = x * 2
    y.copy_(3)
    y.sum().backward()
    assert x.grad.tolist() == [0.0, 0.0]
    with pytest.raises(TypeError, match="argument 'src' must be"):
        ow.zeros(2).copy_([1, 2])


def test_grids_of_one_device() -> None:
    with pytest.raises(RuntimeError, match="the same device, got meta and cpu"):
        ow.meshgrid(ow.ones(2), ow.ones(2, device="meta"))
