"""The table of operators on OpenCL: results and gradients, forward and backward, and what serves them.

A sample of the table runs by default, the whole of it with ``-m exhaustive``: every program is compiled for the device.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from device_cases import CASES, assert_same, computed, device_of_result, need_opencl
from operators.cases import DTYPES, Case

import generated as ow

need_opencl()

EACH = 40  # every such row of the table is in the sample
TOLERANCES = {"float64": 1e-11, "float32": 3e-5, "complex64": 3e-5, "int64": 3e-5, "bool": 3e-5, "int32": 3e-5}


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


def check(case: Case, kinds: set[str]) -> None:
    for kind in sorted(kinds & set(DTYPES[case.dtypes])):
        grad = case.grad and kind.startswith("float")
        expected, gradients = computed(case, kind, "cpu", grad)
        result, gradients_there = computed(case, kind, "opencl", grad)
        assert_same(expected, result, device_of_result(case, "opencl"), TOLERANCES[kind])
        for on_cpu, there in zip(gradients, gradients_there, strict=True):
            if on_cpu is None:
                assert there is None
            else:
                assert_same(on_cpu, there, ow.device("opencl:0"), 10 * TOLERANCES[kind])


@pytest.mark.parametrize("case", CASES[::EACH], ids=str)
def test_a_sample_is_right_on_opencl(case: Case) -> None:
    check(case, {"float32", "int64"})


@pytest.mark.exhaustive
@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_operators_are_right_on_opencl(case: Case) -> None:
    check(case, set(TOLERANCES))
