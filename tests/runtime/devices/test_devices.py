"""Functions of portable programs about devices."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from poison_device import poison_device

import generated as ow
from runtime.dispatch import registry, schemas
from runtime.dispatch.operator import Operator


def test_a_portable_program_goes_on_without() -> None:
    device = ow.device("cuda" if ow.cuda.is_available() else "mps" if ow.backends.mps.is_available() else "cpu")
    ow.cuda.manual_seed_all(3)
    ow.backends.cudnn.benchmark = True
    ow.set_float32_matmul_precision("high")
    model = ow.compile(ow.nn.Linear(2, 3).to(device))
    assert model(ow.ones(1, 2, device=device)).device == ow.get_default_device()
    ow.cuda.empty_cache()
    assert (ow.cuda.device_count(), ow.backends.cudnn.benchmark) == (0, True)
    assert ow.get_float32_matmul_precision() == "highest"

    @ow.compile(mode="max-autotune")
    def twice(x: Any) -> Any:
        return x * 2

    assert twice(ow.ones(1)).tolist() == [2]


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "device": (lambda: ow.cuda.current_device(), RuntimeError, "on the CPU alone"),
    "name": (lambda: ow.cuda.get_device_name(0), RuntimeError, "on the CPU alone"),
    "wait": (lambda: ow.cuda.synchronize(), RuntimeError, "on the CPU alone"),
    "default": (lambda: ow.set_default_device("cuda"), RuntimeError, "only the cpu device is available, got 'cuda'"),
    "precision": (lambda: ow.set_float32_matmul_precision("low"), ValueError, "expected one of highest, high, medium"),
    "compile": (lambda: ow.compile(3), TypeError, "a function or a module, got int"),
}


@pytest.mark.parametrize("title", ERRORS)
def test_errors(title: str) -> None:
    call, kind, message = ERRORS[title]
    with pytest.raises(kind, match=message):
        call()


def test_the_accelerator_is_what_is_registered() -> None:
    accelerator = ow.accelerator
    assert (accelerator.is_available(), accelerator.device_count()) == (False, 0)
    assert accelerator.current_accelerator() is None
    with poison_device():
        assert (accelerator.is_available(), accelerator.device_count()) == (True, 2)
        assert accelerator.current_accelerator() == ow.device("npu")
        accelerator.set_device_index(1)
        assert accelerator.current_device_index() == 1
        with accelerator.device_index(0):
            assert accelerator.current_device_index() == 0
        accelerator.set_device_index(0)
        x = ow.ones(8, device=accelerator.current_accelerator())
        assert accelerator.memory_allocated() == accelerator.memory_stats()["allocated_bytes.all.current"] == x.nbytes
        accelerator.synchronize()
        accelerator.empty_cache()
        del x
    assert not accelerator.is_available()


# -- every function with an argument `device` --------------------------------------------------------------------------

OPERATORS = [
    operator for operator in registry.operators()
    if " device" in operator.schema and not operator.name.startswith("_") and operator.functional is None
]  # fmt: skip
# Arguments whose values have to fit to others: the rest get a value by their type.
VALUES: dict[str, dict[str, Any]] = {
    "randint.low_generator": {"low": 1, "high": 5}, "randint_like.low_generator_dtype": {"low": 1, "high": 5},
    "empty_permuted": {"physical_layout": (1, 0)}, "empty_strided": {"stride": (1, 4)},
    "new_empty_strided": {"stride": (7, 2)},
}  # fmt: skip
BY_TYPE: dict[str, Any] = {
    "int[]": (3, 2), "int": 3, "float": 1.0, "Scalar": 2, "float[]": [1.0, 2.0], "bool": True,
}  # fmt: skip


def arguments(operator: Operator) -> tuple[list[Any], dict[str, Any]]:
    """What an operator is called with: what its schema asks for, without a device."""
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for item in schemas.arguments_of(operator.schema):
        if item.default is not None or item.name == "device":
            continue
        value: Any = VALUES.get(operator.name, {}).get(item.name)
        if value is None:
            value = BY_TYPE.get(item.type)
        if item.type == "Tensor":
            value = ow.ones(()) if item.name in ("start", "end") else ow.ones(2, 3)
        assert value is not None, f"{operator.name} has an argument of the type {item.type}"
        if item.keyword_only:
            named[item.name] = value
        else:
            positional.append(value)
    return positional, named


@pytest.mark.filterwarnings("ignore:range is deprecated")
@pytest.mark.parametrize("operator", OPERATORS, ids=lambda operator: operator.name)
def test_every_operator_looks_at_its_device(operator: Operator) -> None:
    name = operator.name.partition(".")[0]
    function = getattr(ow, name, None) or getattr(ow.Tensor, name, None) or getattr(ow.ops.aten, name)
    positional, named = arguments(operator)
    plain = function(*positional, **named)
    for device in ("cuda", "cuda:1", ow.device("cuda"), ow.device("cuda", 3)):
        for _ in range(25 if isinstance(device, ow.device) else 1):  # native code takes over what is called often
            with pytest.raises(RuntimeError, match=f"{name}: only the cpu device is available, got '{device}'"):
                function(*positional, device=device, **named)
    for device in ("cpu", ow.device("cpu"), plain.device):
        for _ in range(25):
            assert function(*positional, device=device, **named).is_cpu
        with pytest.raises(RuntimeError, match="only the cpu device is available, got 'cuda'"):
            function(*positional, device=ow.device("cuda"), **named)
    empty = function(*positional, device="meta", **named)
    assert (empty.is_meta, empty.shape, empty.dtype) == (True, plain.shape, plain.dtype)
    assert empty.stride() == plain.stride()


def _of_three(device: Any) -> Any:
    return ow.nn.attention.flex_attention.create_mask(lambda b, h, q, k: q >= k, 1, 1, 4, 4, device=device)


def _of_scores(device: Any) -> Any:
    return ow.nn.attention.flex_attention.create_mask(lambda s, b, h, q, k: s * q, 1, 1, 4, 4, device=device)


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "tensor": lambda device: ow.tensor([1.0], device=device),
    "as_tensor": lambda device: ow.as_tensor(ow.ones(2), device=device),
    "asarray": lambda device: ow.asarray(np.ones(2), device=device),
    "asarray of a leaf": lambda device: ow.asarray(ow.ones(2, requires_grad=True), device=device),
    "new_tensor": lambda device: ow.ones(2).new_tensor([1.0], device=device),
    "array_api.asarray": lambda device: ow.array_api.asarray([1.0], device=device),
    "array_api.astype": lambda device: ow.array_api.astype(ow.ones(2), ow.float32, copy=False, device=device),
    "array_api.eye": lambda device: ow.array_api.eye(3, device=device),
    "array_api.arange": lambda device: ow.array_api.arange(3, 1, device=device),
    "array_api.linspace": lambda device: ow.array_api.linspace(0, 1, 3, device=device),
    "array_api.full": lambda device: ow.array_api.full(3, 2, device=device),
    "create_mask": _of_three, "create_mask of scores": _of_scores,
    "make_tensor": lambda device: ow.testing.make_tensor(2, 3, dtype=ow.float32, device=device),
    "make_tensor of ints": lambda device: ow.testing.make_tensor(2, dtype=ow.int32, device=device, exclude_zero=True),
    "Linear": lambda device: ow.nn.Linear(2, 3, device=device).weight,
    "BatchNorm1d": lambda device: ow.nn.BatchNorm1d(2, device=device).running_mean,
    "to": lambda device: ow.ones(2).to(device),
    "rand with gradients": lambda device: ow.rand(2, device=device, requires_grad=True),
}  # fmt: skip


@pytest.mark.parametrize("title", FUNCTIONS)
def test_other_functions_look_at_their_device(title: str) -> None:
    call = FUNCTIONS[title]
    for device in ("cuda", ow.device("cuda:1")):
        with pytest.raises(RuntimeError, match="only the cpu device is available, got 'cuda"):
            call(device)
    assert call("cpu").is_cpu
    assert call("meta").is_meta


# What has memory of its own, or gets it later, and cannot be without.
WITH_MEMORY: dict[str, Callable[[Any], Any]] = {
    "Generator": lambda device: ow.Generator(device),
    "Tensor": lambda device: ow.Tensor(2, device=device),
    "FloatTensor": lambda device: ow.FloatTensor([1.0], device=device),
    "from_dlpack": lambda device: ow.from_dlpack(np.ones(2), device=device),
    "from_file": lambda device: ow.from_file(__file__, size=4, dtype=ow.uint8, device=device),
}  # fmt: skip


@pytest.mark.parametrize("title", WITH_MEMORY)
def test_what_has_memory_is_on_the_cpu(title: str) -> None:
    call = WITH_MEMORY[title]
    with pytest.raises(RuntimeError, match="only the cpu device is available, got 'cuda'"):
        call("cuda")
    call("cpu")
    if title != "Generator":
        with pytest.raises((RuntimeError, ValueError), match="'meta'"):
            call("meta")


def test_the_device_of_what_is_written() -> None:
    with pytest.raises(RuntimeError, match="the device 'meta' is not that of out, which is 'cpu'"):
        ow.zeros(2, device="meta", out=ow.ones(2))
    assert ow.zeros(2, device="cpu", out=ow.ones(2)).tolist() == [0, 0]


def test_a_device_that_there_is_not_can_be_named() -> None:
    device = ow.device("cuda:1")
    assert (device.type, device.index, repr(device)) == ("cuda", 1, "device(type='cuda', index=1)")
    for same in (ow.device(device), copy.deepcopy(device), pickle.loads(pickle.dumps(device)), ow.device("cuda", 1)):
        assert isinstance(same, ow.device)
        assert (same, hash(same)) == (device, hash(device))
    assert device != ow.device("cuda")
    assert device != ow.device("cpu")
