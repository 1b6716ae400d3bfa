"""Every operator of the table on a device whose memory the host cannot read: results, gradients, and where they lie.

The device has no kernel of its own, so that everything that computes falls back to the CPU. A kernel that reads memory
past the device's functions ends the process.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from device_cases import CASES, assert_same, computed, device_of_result
from operators.cases import DTYPES, Case
from poison_device import poison_device

import generated as ow


@pytest.fixture(scope="module")
def npu() -> Iterator[Any]:
    with poison_device() as module:
        yield module


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_results_and_gradients_are_those_of_the_cpu(npu: Any, case: Case) -> None:
    for kind in sorted({"float32", "int64", "complex64"} & set(DTYPES[case.dtypes])):
        grad = case.grad and kind == "float32"
        expected, gradients = computed(case, kind, "cpu", grad)
        result, gradients_there = computed(case, kind, "npu", grad)
        assert_same(expected, result, device_of_result(case, "npu"))
        # Formulas are one loop on the CPU, and several operators there, each of which rounds.
        for on_cpu, there in zip(gradients, gradients_there, strict=True):
            if on_cpu is None:
                assert there is None
            else:
                assert_same(on_cpu, there, ow.device("npu:0"), 1e-5)
