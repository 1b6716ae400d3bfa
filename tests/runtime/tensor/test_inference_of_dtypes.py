"""The dtype of tensors made of what Python and NumPy hold: tables of what PyTorch 2.13 gives, and PyTorch itself."""

from __future__ import annotations

import array
import collections
import functools
import itertools
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.errors import OpweaveError

# One value of each, the dtype that it has alone, and its rank for promotion: bool < integral < floating < complex.
SCALARS: dict[str, tuple[Any, str]] = {
    "True": (True, "bool"), "3": (3, "int64"), "1.5": (1.5, "float32"), "2j": (2j, "complex64"),
    "np.bool_": (np.bool_(True), "bool"), "np.uint8": (np.uint8(3), "uint8"), "np.int8": (np.int8(3), "int8"),
    "np.int16": (np.int16(3), "int16"), "np.int32": (np.int32(3), "int32"), "np.int64": (np.int64(3), "int64"),
    "np.float16": (np.float16(1.5), "float16"), "np.float32": (np.float32(1.5), "float32"),
    "np.float64": (np.float64(1.5), "float64"), "np.complex64": (np.complex64(2j), "complex64"),
    "np.complex128": (np.complex128(2j), "complex128"), "array": (np.array(1.5), "float64"),
    "int8 array": (np.array(3, np.int8), "int8"), "tensor": (ow.tensor(1.5), "float32"),
    "float64 tensor": (ow.tensor(1.5, dtype=ow.float64), "float64"),
    "int32 tensor": (ow.tensor(3, dtype=ow.int32), "int32"), "bool tensor": (ow.tensor(True), "bool"),
    "bfloat16 tensor": (ow.tensor(1.5, dtype=ow.bfloat16), "bfloat16"),
    "tensor of one": (ow.tensor([[3]], dtype=ow.int16), "int16"),
}  # fmt: skip
# What PyTorch makes of pairs whose dtype is neither's.
MIXED = {
    ("uint8", "int8"): "int16", ("float16", "bfloat16"): "float32",
    ("float64", "complex64"): "complex128",
}  # fmt: skip
RANKS = {"bool": 0, "uint8": 1, "int8": 2, "int16": 3, "int32": 4, "int64": 5, "float16": 6, "bfloat16": 6}
RANKS |= {"float32": 7, "float64": 8, "complex64": 9, "complex128": 10}


def together(first: str, other: str) -> str:
    """The dtype of two, by PyTorch's table."""
    return MIXED.get((first, other)) or MIXED.get((other, first)) or max(first, other, key=RANKS.__getitem__)


def value_of(tensor: Any) -> Any:
    return tensor.item() if isinstance(tensor, (np.generic, np.ndarray, ow.Tensor)) else tensor


@pytest.mark.parametrize("name", SCALARS)
def test_one_in_a_list(name: str) -> None:
    value, dtype = SCALARS[name]
    for make in (ow.tensor, ow.as_tensor, ow.asarray):
        for data, shape in (([value], (1,)), ([[value], [value]], (2, 1)), ((value, value, value), (3,))):
            result = make(data)
            assert (result.dtype.name, result.shape, result.requires_grad) == (dtype, shape, False)
            assert set(np.ravel(result.tolist())) == {value_of(value)}


@pytest.mark.parametrize(("first", "other"), [*itertools.product(SCALARS, SCALARS)])
def test_two_in_a_list(first: str, other: str) -> None:
    values = [SCALARS[first][0], SCALARS[other][0]]
    wanted = together(SCALARS[first][1], SCALARS[other][1])
    for data in (values, [values, values], [[values[0], values[0]], [values[1], values[1]]]):
        assert ow.tensor(data).dtype.name == wanted
    assert ow.tensor(values).tolist() == [value_of(value) for value in values]
    is_complex = wanted.startswith("complex")
    for dtype in (ow.float64, ow.complex64, ow.bfloat16, ow.int32):
        for make in (functools.partial(ow.tensor, dtype=dtype), ow.ones(1, dtype=dtype).new_tensor):
            if is_complex and not dtype.is_complex:
                with pytest.raises(TypeError, match="complex numbers cannot be converted"):
                    make(values)
            else:
                assert make(values).dtype is dtype


LISTS: tuple[tuple[Any, str, tuple[int, ...]], ...] = (
    ([np.ones(2)], "float64", (1, 2)), ([np.ones(2, np.int32), np.ones(2, bool)], "int32", (2, 2)),
    ([np.ones(2, np.float32), [1, 2]], "float32", (2, 2)), ([[1, 2], np.ones(2)], "float64", (2, 2)),
    ([ow.ones(2, dtype=ow.float64), ow.ones(2)], "float64", (2, 2)),
    ([np.ones((2, 2), np.complex64), ow.ones(2, 2)], "complex64", (2, 2, 2)),
    ([np.ones((1, 0), np.int32)], "int32", (1, 1, 0)), ([], "float32", (0,)), ([[], []], "float32", (2, 0)),
    ([[np.float64(1), 2.0], [3, 4]], "float64", (2, 2)), ([range(3), [1.5, 2, 3]], "float32", (2, 3)),
    (range(3), "int64", (3,)), (bytearray(b"ab"), "int64", (2,)), (memoryview(b"ab"), "int64", (2,)),
    (array.array("d", [1, 2]), "float32", (2,)), ([array.array("i", [1, 2])], "int64", (1, 2)),
    ([1.5, 1 << 70], "float32", (2,)), ([np.float32(1), 1 << 70], "float32", (2,)),
    ([np.uint8(255), -1], "int64", (2,)),
    ([np.ones(2, ">f4")], "float32", (1, 2)), ([ow.tensor([1]), ow.tensor([2.5])], "float32", (2,)),
    (np.ma.array([1.0, 2.0]), "float64", (2,)), ([ow.ones(2, requires_grad=True)], "float32", (1, 2)),
)  # fmt: skip


@pytest.mark.parametrize(("data", "dtype", "shape"), LISTS, ids=lambda item: str(item).partition(" at 0x")[0][:30])
def test_lists(data: Any, dtype: str, shape: tuple[int, ...]) -> None:
    for make in (ow.tensor, ow.as_tensor):
        result = make(data)
        assert (result.dtype.name, result.shape, result.requires_grad) == (dtype, shape, False)


def test_values_keep_their_digits() -> None:
    assert ow.tensor([np.float64(0.1), 1]).tolist() == [0.1, 1.0]
    assert ow.tensor([np.float32(0.1), 0.1]).tolist() == [np.float32(0.1)] * 2
    assert ow.tensor([0.1], dtype=ow.float64).tolist() == ow.tensor([np.float64(0.1)]).tolist() == [0.1]
    assert ow.tensor([np.int64((1 << 53) + 1), True]).tolist() == [(1 << 53) + 1, 1]
    assert ow.tensor([ow.tensor(1.0078125, dtype=ow.bfloat16), np.int8(3)]).tolist() == [1.0078125, 3]


def test_the_default_dtype() -> None:
    before = ow.get_default_dtype()
    try:
        ow.set_default_dtype(ow.float64)
        assert ow.tensor([1.5, np.float32(1)]).dtype is ow.float64
        assert ow.tensor([1j, 2]).dtype is ow.complex128
        assert ow.tensor([np.float16(1), 2]).dtype is ow.float16
    finally:
        ow.set_default_dtype(before)


@pytest.mark.parametrize("name", ["longdouble"])
def test_dtypes_without_a_counterpart(name: str) -> None:
    for data in (np.ones(2, name), [np.ones(2, name)], [np.ones((), name)[()], 1.5], np.ones((), name)[()]):
        with pytest.raises(TypeError, match=r"no tensor dtype for numpy.*; give dtype=, or convert it"):
            ow.tensor(data)
        for dtype in (ow.int64, ow.float32, ow.complex128, ow.bool, ow.uint8):
            assert ow.tensor(data, dtype=dtype).dtype is dtype


REJECTED: tuple[tuple[Any, type[Exception], str], ...] = (
    ([1, None], TypeError, "could not make numbers of None"), ("a", TypeError, "could not make numbers of 'a'"),
    ([1, "a"], TypeError, "could not make numbers of 'a'"), ({1: 2}, TypeError, "could not make numbers of {1: 2}"),
    ([np.datetime64(1, "D")], TypeError, "no tensor dtype for numpy.datetime64"),
    (b"ab", TypeError, "could not make numbers of b'ab'"),
    ([np.array("a")], TypeError, "no tensor dtype for numpy.<U1"), ([object], TypeError, "could not make numbers"),
    ([[1, 2], [3]], ValueError, "different lengths"), ([np.ones(2), np.ones(3)], ValueError, "different lengths"),
    ([np.ones(2), 1], ValueError, "different lengths"), ([1 << 63], ValueError, "does not fit into int64"),
    ([-1, 1 << 63], ValueError, "does not fit into int64"), ([1 << 70, True], ValueError, "not fit into int64"),
    ([1.5, 10**400], ValueError, "does not fit into float32"),
)  # fmt: skip


@pytest.mark.parametrize(("data", "kind", "why"), REJECTED, ids=lambda item: str(item)[:30])
def test_rejected(data: Any, kind: type[Exception], why: str) -> None:
    with pytest.raises(kind, match=why) as caught:
        ow.tensor(data)
    assert isinstance(caught.value, OpweaveError)


def test_a_list_in_itself() -> None:
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(ValueError, match="nested more than 64 deep"):
        ow.tensor(endless)


NUMBERS: tuple[tuple[Any, str, str], ...] = (  # beside int32 and float32 tensors
    (np.bool_(True), "int32", "float32"), (np.uint8(3), "int32", "float32"), (np.int64(3), "int32", "float32"),
    (np.float16(1.5), "float32", "float32"), (np.float32(1.5), "float32", "float32"),
    (np.float64(1.5), "float32", "float32"), (np.complex64(1j), "complex64", "complex64"),
    (np.complex128(1j), "complex64", "complex64"),
)  # fmt: skip


@pytest.mark.parametrize(("number", "whole", "real"), NUMBERS, ids=lambda item: repr(item))
def test_numbers_of_numpy_are_numbers(number: Any, whole: str, real: str) -> None:
    """Beside a tensor they count as Python's, as in PyTorch (which takes NumPy's bool for a float)."""
    for dtype, wanted in ((ow.int32, whole), (ow.float32, real)):
        x = ow.tensor([1, 2], dtype=dtype)
        for _ in range(2):
            for tensor in (x + number, number + x, x * number, ow.add(x, number), ow.where(x > 1, x, number)):
                assert tensor.dtype.name == wanted
            assert ow.result_type(x, number).name == wanted
            assert (x == number).dtype is ow.bool
            assert ow.full_like(x, value_of(number).real).dtype is dtype
            assert (number + x).tolist() == [value_of(number) + 1, value_of(number) + 2]


@pytest.mark.parametrize("value", [0.1, float("nan"), -0.5, 1j, 2, 0.0, 0, True])
def test_numbers_as_truth(value: Any) -> None:
    """A tenth is true, though int() of it is 0."""
    x, mask = ow.tensor([True, False, False]), ow.tensor([False, True, False])
    for _ in range(30):
        assert x.masked_fill(mask, value).tolist() == [True, bool(value), False]
    assert ow.full((1,), value, dtype=ow.bool).tolist() == [bool(value)]
    assert ow.tensor([value], dtype=ow.bool).tolist() == [bool(value)]


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore::UserWarning")  # PyTorch, of a list of arrays
def test_against_pytorch() -> None:
    torch = pytest.importorskip("torch")
    kinds = [value for value, _ in SCALARS.values() if not isinstance(value, ow.Tensor)]
    for item, other in itertools.product(kinds, kinds):
        try:
            wanted = torch.tensor([item, other])
        except TypeError:  # NumPy's bool beside ints; 0-d arrays at the front
            continue
        assert ow.tensor([item, other]).dtype.name == str(wanted.dtype).removeprefix("torch."), (item, other)
        assert ow.tensor([item, other]).tolist() == wanted.tolist()


def test_a_converted_tensor_keeps_its_place_in_the_graph() -> None:
    """``as_tensor(x, dtype)`` is a conversion; ``tensor(x)`` is a new leaf."""
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    for source in (x, x * 2):
        result = ow.as_tensor(source, dtype=ow.float64)
        assert (result.dtype, result.requires_grad, result.is_leaf) == (ow.float64, True, False)
        assert ow.as_tensor(source) is source
        assert not ow.as_tensor(source.detach(), dtype=ow.float64).requires_grad
        assert not ow.tensor(source.detach().numpy(), dtype=ow.float64).requires_grad
    (ow.as_tensor(x, dtype=ow.float64) * 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]


@pytest.mark.parametrize("make", [ow.tensor, ow.as_tensor, ow.FloatTensor, ow.Tensor, ow.ones(1).new])
def test_sequences_and_storages_are_data(make: Any) -> None:
    for data in (range(3), collections.deque([0, 1, 2]), ow.arange(3.0).storage()):
        assert make(data).tolist() == [0, 1, 2]
    for wrong in ("ab", {1: 2}, {1, 2}):
        with pytest.raises(TypeError):
            make(wrong)


def test_memory_of_storages_is_shared_by_the_older_constructors() -> None:
    base = ow.ones(3)
    for shared in (ow.FloatTensor(base.storage()), ow.FloatTensor(base.untyped_storage())):
        assert shared.data_ptr() == base.data_ptr()
    assert ow.tensor(base.storage()).data_ptr() == base.data_ptr()  # as in PyTorch: nothing is copied
    assert ow.tensor(ow.ones(2, dtype=ow.float64).storage()).dtype is ow.float64
    with pytest.raises(RuntimeError, match="Expected a Storage of type Float or an UntypedStorage, but got Double"):
        ow.FloatTensor(base.double().storage())
    with pytest.raises(RuntimeError, match=r"the storage of float64; pass source\.untyped"):
        ow.zeros(3).set_(base.double().storage())
    assert ow.zeros(3).set_(base.double().untyped_storage()).shape == (6,)
