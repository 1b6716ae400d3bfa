"""The table of operators on a device beside the CPU: results, gradients, and where they lie."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from operators.cases import TABLE, Case, build, evaluate, to_tensor

import generated as ow

FACTORIES = {  # what takes no tensor lies on the CPU
    "zeros", "ones", "full", "empty", "arange", "eye", "linspace", "logspace", "tril_indices", "triu_indices",
}  # fmt: skip
TO_THE_CPU = ("Tensor.cpu(", "Tensor.to(a, 'cpu'")  # cases that ask for the CPU
CASES = [case for case in TABLE if case.name not in FACTORIES]


def need_opencl() -> None:
    """Skip a file of tests where OpenCL has no device."""
    pytest.importorskip("pyopencl", exc_type=ImportError)
    from runtime.opencl import platform

    try:
        platform.devices()  # without the registration, which the tests of other devices would see
    except RuntimeError as error:
        pytest.skip(str(error), allow_module_level=True)


def tensors_in(value: Any) -> Iterator[Any]:
    """The tensors of nested arguments or results, in order."""
    if isinstance(value, ow.Tensor):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from tensors_in(item)
    elif isinstance(value, dict):
        yield from tensors_in(list(value.values()))


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
        allowed = tolerance if on_cpu.is_floating_point() or on_cpu.is_complex() else 0.0
        np.testing.assert_allclose(elements(tensor), elements(on_cpu), rtol=allowed, atol=allowed)


def device_of_result(case: Case, device: str) -> Any:
    """Where the result of a case lies."""
    return ow.device("cpu" if str(case).startswith(TO_THE_CPU) else f"{device}:0")
