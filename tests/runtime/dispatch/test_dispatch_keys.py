"""Dispatch keys: functionalities know no backend, backends are given out at run time, and which kernel serves which."""

from __future__ import annotations

import itertools

import pytest

import generated as ow
from runtime.dispatch.operator import Operator
from runtime.errors import ArgumentError
from runtime.tensor import keys

DESCRIBED = [
    (0, "no key"),
    (keys.CPU, "CPU"),
    (keys.AUTOGRAD, "Autograd"),
    (keys.AUTOGRAD | keys.CPU, "AutogradCPU, CPU"),
    (keys.AUTOGRAD | keys.META | keys.FORWARD_AD, "ForwardAD, AutogradMeta, Meta"),
    (keys.BATCHED | keys.CUDA | keys.CPU | keys.AUTOGRAD, "Batched, AutogradCUDA, AutogradCPU, CUDA, CPU"),
]


@pytest.fixture
def backends(monkeypatch: pytest.MonkeyPatch) -> dict[int, str]:
    """The table of the three backends that have a bit from the beginning, as it was afterwards."""
    named = (keys.CPU, keys.META, keys.CUDA)
    monkeypatch.setattr(keys, "_BACKENDS", {key: keys._BACKENDS[key] for key in named})
    return keys._BACKENDS


@pytest.mark.parametrize(("keyset", "names"), DESCRIBED)
def test_key_sets_are_described(keyset: int, names: str) -> None:
    assert keys.describe(keyset) == names


def test_every_name_has_one_key() -> None:
    names = keys.names()
    assert len(set(names.values())) == len(names)
    assert [keys.name_of(key) for key in names.values()] == list(names)


def test_functionalities_and_backends_do_not_overlap() -> None:
    functionalities = [key for key in keys.names().values() if isinstance(key, int) and not key & keys.BACKENDS]
    assert len(functionalities) == 14
    for first, second in itertools.combinations(functionalities, 2):
        assert not first & second


def test_backends_are_given_out_until_none_is_left(backends: dict[int, str]) -> None:
    values = [keys.register_backend(f"NPU{number}") for number in range(14 - len(backends))]
    assert values == [1 << bit for bit in range(3, 14)]
    assert keys.register_backend("NPU4") == values[4]
    assert keys.names()["AutogradNPU4"] == keys.AUTOGRAD | values[4]
    assert keys.describe(keys.AUTOGRAD | values[4]) == "AutogradNPU4, NPU4"
    with pytest.raises(ArgumentError, match=r"^register_backend\(\): all 14 backends are taken: CPU, Meta, CUDA, NPU0"):
        keys.register_backend("another")


@pytest.mark.parametrize("name", ["Autograd", "AutogradCPU", "CompositeImplicitAutograd", "a b", "", "3"])
def test_backends_have_names_of_their_own(name: str, backends: dict[int, str]) -> None:
    with pytest.raises(ArgumentError, match=r"^register_backend\(\): .* cannot name a backend; use an identifier"):
        keys.register_backend(name)
    assert len(backends) == 3


def on(backend: int, values: list[float], *, requires_grad: bool = False) -> ow.Tensor:
    tensor = ow.tensor(values)
    tensor._keys = backend
    return tensor.requires_grad_() if requires_grad else tensor


@pytest.mark.parametrize("backend", ["CPU", "CUDA", "Meta", "NPU"])
def test_recording_knows_no_backend(backend: str, backends: dict[int, str]) -> None:
    key = keys.register_backend(backend)
    x = on(key, [1.0, 2.0], requires_grad=True)
    assert x._keys == key | keys.AUTOGRAD
    with ow.Library() as library:
        library.impl("exp", lambda self: on(key, [7.0, 8.0]), backend)
        result = x.exp()
    assert result._keys == key | keys.AUTOGRAD
    assert result.grad_fn.name() == "ExpBackward0"


ROWS = [
    # registered keys, key set of the argument, who serves
    (("CUDA",), keys.CUDA, "CUDA"),
    (("CUDA", "CPU"), keys.CPU, "CPU"),
    (("CUDA", "Autograd"), keys.CUDA | keys.AUTOGRAD, "Autograd"),
    (("CUDA", "Autograd", "AutogradCUDA"), keys.CUDA | keys.AUTOGRAD, "AutogradCUDA"),
    (("CUDA", "Autograd", "AutogradCPU"), keys.CUDA | keys.AUTOGRAD, "Autograd"),
    (("CUDA", "AutogradCPU"), keys.CUDA | keys.AUTOGRAD, "CUDA"),
    (("CompositeExplicitAutograd", "CUDA"), keys.CUDA, "CUDA"),
    (("CompositeExplicitAutograd",), 1 << 12, "CompositeExplicitAutograd"),
    (("CompositeImplicitAutograd", "CUDA"), keys.CUDA | keys.AUTOGRAD, "CUDA"),
    (("CompositeImplicitAutograd", "AutogradCPU"), keys.CUDA | keys.AUTOGRAD, "CompositeImplicitAutograd"),
    (("CompositeImplicitAutograd", "AutogradCPU"), keys.CPU | keys.AUTOGRAD, "AutogradCPU"),
]


@pytest.mark.parametrize(("registered", "keyset", "served"), ROWS)
def test_who_serves_a_key_set(registered: tuple[str, ...], keyset: int, served: str) -> None:
    operator = Operator("example", "example(Tensor self) -> Tensor")
    for name in registered:
        operator.override(keys.names()[name], lambda self, name=name: name)
    assert operator[keyset](None) == served


def test_a_key_set_without_a_kernel_names_what_is_registered() -> None:
    operator = Operator("example", "example(Tensor self) -> Tensor")
    operator.override(keys.AUTOGRAD | keys.CPU, lambda self: self)
    with pytest.raises(NotImplementedError, match=r"with the keys AutogradCUDA, CUDA; registered: AutogradCPU\."):
        operator[keys.AUTOGRAD | keys.CUDA]
