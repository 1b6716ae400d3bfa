"""PyTorch's list of operators with a sample each on a device that the host cannot read: values and gradients.

They are those of the CPU, and lie on the device; a factory whose sample asks for the CPU gives a tensor of the CPU.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from device_cases import tensors_in
from poison_device import poison_device

import generated as ow

from .listed import DIFFERENT, DRAWN, NotHereError, Taken, chosen, name_of, ours_of, torch

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]

if torch is not None:
    SAMPLED = [op for op in chosen() if torch.float32 in op.dtypes and name_of(op) not in DIFFERENT]


class TakenTo(Taken):
    """Arguments of PyTorch on a device; `leaves` are those that require grad."""

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where, self.leaves = where, []

    def tensor(self, value: Any) -> Any:
        result = super().tensor(value).detach().to(self.where)
        if value.requires_grad:
            self.leaves.append(result.requires_grad_())
        return result


def computed(op: Any, sample: Any, where: str) -> tuple[list[Any], list[Any]]:
    """The results of a sample on a device, and the gradients of the sum of their squares."""
    taken = TakenTo(where)
    ow.manual_seed(0)
    arguments, options = (taken(sample.input), *taken(sample.args)), taken(sample.kwargs)
    with ow.device(where):
        results = list(tensors_in(ours_of(op)(*arguments, **options)))
    graded = [item for item in results if item.requires_grad]
    if not graded or not taken.leaves:
        return results, []
    total = sum((item * item.conj()).real.sum() if item.is_complex() else (item * item).sum() for item in graded)
    return results, list(ow.autograd.grad(total, taken.leaves, allow_unused=True))


@pytest.fixture(scope="module", autouse=True)
def _npu() -> Iterator[None]:
    with poison_device():
        yield


@pytest.mark.parametrize("op", SAMPLED, ids=name_of)
def test_a_sample_is_on_the_device_as_on_the_cpu(op: Any) -> None:
    for sample in itertools.islice(op.sample_inputs("cpu", torch.float32, requires_grad=op.supports_autograd), 1):
        try:
            expected, expected_gradients = computed(op, sample, "cpu")
        except (NotHereError, NotImplementedError) as error:
            pytest.skip(str(error))
        results, gradients = computed(op, sample, "npu")
        options = [item for item in (*sample.args, sample.kwargs.get("device")) if not isinstance(item, torch.Tensor)]
        asks_for_cpu = "cpu" in map(str, options)
        assert [item.device.type for item in results] == ["cpu" if asks_for_cpu else "npu"] * len(expected)
        for result, value in itertools.zip_longest(results + gradients, expected + expected_gradients):
            if result is None or value is None:
                assert result is value
                continue
            assert (result.shape, result.dtype) == (value.shape, value.dtype)
            if op.name not in DRAWN:
                assert ow.allclose(result.detach().cpu(), value, 1e-4, 1e-4, equal_nan=True)
