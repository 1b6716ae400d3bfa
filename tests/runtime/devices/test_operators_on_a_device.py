"""Every operator of the table on a device whose memory the host cannot read: results, gradients, and where they lie.

The device has no kernel of its own, so that everything that computes falls back to the CPU. A kernel that reads memory
past the device's functions ends the process.
"""

from __future__ import annotations

import gc
import itertools
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from operators.cases import DTYPES, TABLE, Case, build, evaluate, to_tensor
from poison_device import poison_device

import generated as ow

FACTORIES = {  # what takes no tensor lies on the CPU
    "zeros", "ones", "full", "empty", "arange", "eye", "linspace", "logspace", "tril_indices", "triu_indices",
}  # fmt: skip
TO_THE_CPU = ("Tensor.cpu(", "Tensor.to(a, 'cpu'")  # cases that ask for the CPU


@pytest.fixture(scope="module")
def npu() -> Iterator[Any]:
    with poison_device() as module:
        yield module


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


def tensors_in(value: Any) -> Iterator[Any]:
    if isinstance(value, ow.Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from tensors_in(item)


def computed(case: Case, kind: str, where: str, grad: bool) -> tuple[Any, list[Any]]:
    """The result on a device, and the gradients of what it is made of."""
    operands = {name: to_tensor(array, kind).to(where) for name, array in build(case.inputs, kind).items()}
    leaves = [item.requires_grad_() for item in operands.values() if grad and item.is_floating_point()]
    ow.manual_seed(1)
    with warnings.catch_warnings(), ow.device(where):  # where lies what a case makes besides
        warnings.simplefilter("ignore")
        values = dict(operands)
        if grad:  # what is written is no leaf
            values = {name: item.clone() if item.requires_grad else item for name, item in operands.items()}
        result = evaluate(case.call, ow, values)
    outputs = [item for item in tensors_in(result) if item.requires_grad] if grad else []
    if outputs:
        total = sum((item * item).sum() for item in outputs)
        return result, list(ow.autograd.grad(total, leaves, allow_unused=True))
    return result, []


def elements(tensor: Any) -> Any:
    return (tensor.detach().cpu().float() if tensor.dtype is ow.bfloat16 else tensor.detach().cpu()).numpy()


def assert_same(expected: Any, result: Any, where: Any, tolerance: float = 0.0) -> None:
    assert type(result) is type(expected)
    for on_cpu, tensor in itertools.zip_longest(tensors_in(expected), tensors_in(result)):
        assert (tensor.shape, tensor.dtype, tensor.stride()) == (on_cpu.shape, on_cpu.dtype, on_cpu.stride())
        assert tensor.device == where
        np.testing.assert_allclose(elements(tensor), elements(on_cpu), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("case", [case for case in TABLE if case.name not in FACTORIES], ids=str)
def test_results_and_gradients_are_those_of_the_cpu(npu: Any, case: Case) -> None:
    for kind in sorted({"float32", "int64", "complex64"} & set(DTYPES[case.dtypes])):
        grad = case.grad and kind == "float32"
        expected, gradients = computed(case, kind, "cpu", grad)
        result, gradients_there = computed(case, kind, "npu", grad)
        assert_same(expected, result, ow.device("cpu" if str(case).startswith(TO_THE_CPU) else "npu:0"))
        # Formulas are one loop on the CPU, and several operators there, each of which rounds.
        for on_cpu, there in zip(gradients, gradients_there, strict=True):
            if on_cpu is None:
                assert there is None
            else:
                assert_same(on_cpu, there, ow.device("npu:0"), 1e-5)
