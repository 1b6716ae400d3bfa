"""Attributes of tensors by Python's protocols: attributes, numbers, buffers."""

from __future__ import annotations

import array
import copy
import math
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import absent


def test_parts_of_complex_tensors_are_set() -> None:
    x = ow.tensor([[1 + 2j, 3], [4j, 5]])
    x.real = ow.tensor([7.0, 8.0])
    x.imag = 1
    assert x.tolist() == [[7 + 1j, 8 + 1j], [7 + 1j, 8 + 1j]]
    x[0].real = x[1].imag  # of a view, from another view of the memory
    assert x.tolist() == [[1 + 1j, 1 + 1j], [7 + 1j, 8 + 1j]]
    plain = ow.ones(2)
    plain.real = 3
    assert plain.tolist() == [3, 3]
    for name, value in (("imag", 1), ("T", plain), ("mT", plain), ("shape", (1, 2))):
        with pytest.raises((AttributeError, ComputeError)):
            setattr(plain, name, value)
    with pytest.raises(ComputeError):
        x.imag = 1j


def test_gradients_pass_through_parts_that_are_set() -> None:
    value = ow.tensor([2.0, 3.0], requires_grad=True)
    x = ow.zeros(2, dtype=ow.complex64)
    x.real = value * value
    (x * x.conj()).real.sum().backward()
    assert value.grad.tolist() == [4 * 2**3, 4 * 3**3]


def test_a_gradient_is_deleted() -> None:
    x = ow.ones(2, requires_grad=True)
    x.sum().backward()
    del x.grad
    assert x.grad is None
    x.sum().backward()
    assert x.grad.tolist() == [1, 1]


@pytest.mark.parametrize("value", [1, "yes", None, ow.tensor(True)], ids=str)
def test_whether_gradients_are_wanted_is_a_bool(value: Any) -> None:
    x = ow.ones(2)
    with pytest.raises(ComputeError, match="must be a bool"):
        x.requires_grad = value
    with pytest.raises(ArgumentError, match="expected True or False"):
        x.requires_grad_(value)
    assert not x.requires_grad


NUMBERS: dict[Callable[[Any], Any], tuple[Any, type[Exception]]] = {
    float: (ow.tensor([2.0 + 0j]), ComputeError), int: (ow.tensor([2.0 + 0j]), ComputeError),
    complex: (ow.tensor([2.0]), ComputeError), math.sqrt: (ow.tensor([[4.0]]), ComputeError),
}  # fmt: skip


@pytest.mark.parametrize("kind", NUMBERS, ids=lambda item: item.__name__)
def test_numbers_of_tensors(kind: Callable[[Any], Any]) -> None:
    arguments, wrong = NUMBERS[kind]
    assert kind(arguments) == 2
    for several in (ow.ones(2), ow.ones(0)):
        with pytest.raises(ArgumentValueError, match="one element"):
            kind(several)
    if kind is not complex:
        with pytest.raises(wrong, match="imaginary part"):
            kind(ow.tensor(1j))


@pytest.mark.parametrize("buffer", [
    bytearray(np.float32([1, 2]).tobytes()), memoryview(bytearray(np.float32([1, 2]).tobytes())),
    array.array("f", [1, 2]),
], ids=["bytearray", "memoryview", "array"])  # fmt: skip
def test_buffers_are_memory(buffer: Any) -> None:
    result = ow.asarray(buffer)
    assert (result.dtype, result.tolist()) == (ow.float32, [1, 2])
    result[0] = 5
    assert ow.asarray(buffer).tolist() == [5, 2]
    copied = ow.asarray(buffer, dtype=ow.int32, copy=True)
    copied[0] = 0
    assert ow.asarray(buffer).tolist() == [5, 2]
    with pytest.raises(ArgumentValueError):
        ow.asarray(bytearray(7))


@pytest.mark.parametrize("name", ["Dropout", "Dropout1d", "Dropout3d", "AlphaDropout", "FeatureAlphaDropout"])
def test_a_module_of_chances_asks_for_one(name: str) -> None:
    for p in (-0.1, 1.5, float("nan")):
        with pytest.raises(ArgumentValueError, match="lie in"):
            getattr(ow.nn, name)(p)
    assert getattr(ow.nn, name)(1).p == 1


def test_memory_is_pinned_nowhere() -> None:
    assert ow.tensor([1.0], pin_memory=False).tolist() == [1]
    assert ow.ones(1).new_tensor([1.0], pin_memory=False).tolist() == [1]
    with pytest.raises(RuntimeError, match="there is no device to pin memory for"):
        ow.ones(1).new_tensor([1.0], pin_memory=True)


def test_ints_that_no_dtype_holds() -> None:
    with pytest.raises(ArgumentValueError, match="does not fit"):
        ow.tensor(2**63)

@pytest.mark.parametrize("name", absent.__all__)
def test_dtypes_that_no_tensor_has_are_dtypes(name: str) -> None:
    kind = getattr(ow, name)
    assert isinstance(kind, ow.dtype)
    assert kind is pickle.loads(pickle.dumps(kind)) is copy.deepcopy(kind)
    assert kind.is_floating_point == name.startswith("float")
    assert kind.is_complex == (name in {"chalf", "complex32"})
    assert kind.itemsize == {"bits16": 2, "chalf": 4, "complex32": 4, "qint32": 4}.get(name, 1)
    assert kind != ow.float32
    for call in (lambda: ow.zeros(2, dtype=kind), lambda: ow.ones(2).to(kind), lambda: ow.ones(2).sum(dtype=kind)):
        with pytest.raises(NotImplementedError, match="is a name to compare with, which no tensor has"):
            call()


def test_every_type_of_device_can_be_named() -> None:
    for name in ("mps", "xpu", "xla", "hpu", "mtia", "privateuseone"):
        assert ow.device(name, 1) == ow.device(f"{name}:1") != ow.device(name)
        with pytest.raises(RuntimeError, match="only the cpu device is available"):
            ow.ones(2).to(name)
    with pytest.raises(RuntimeError, match=r"expected one of cpu, cuda, .* got 'gpu'"):
        ow.device("gpu")
