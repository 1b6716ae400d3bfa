"""A number as a tensor without dimensions: the quick way and the general one give the same."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from typing import Any

import pytest
from folders import ROOT

import generated as ow

NUMBERS = (
    3.0, 3, -0.0, 0.1, math.nan, math.inf, -math.inf, 1e300, -1e300, 3.4e38, 1e-320, True, 3j, -1, 255, 256, 65504,
    2**53, 2**53 + 1, -(2**53) - 1, 2**62, 2**63 - 1, -(2**63), 2**63, 2**64,
)  # fmt: skip
DTYPES = (
    None, "float32", "float64", "float16", "bfloat16", "int64", "int32", "uint8", "uint64", "bool", "complex64", float,
    int,
)  # fmt: skip


def outcome(data: Any, dtype: Any) -> str:
    """What tensor() gives, or how it fails."""
    try:
        result = ow.tensor(data, dtype=getattr(ow, dtype) if isinstance(dtype, str) else dtype)
    except (ow.OutOfMemoryError, RuntimeError, ValueError, TypeError, OverflowError) as error:
        return f"{type(error).__name__}: {error}"
    values = result.tolist()
    return f"{result.dtype} {values[0] if isinstance(values, list) else values!r}"


@pytest.mark.parametrize("default", ["float32", "float64", "float16"])
@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_a_number_is_what_a_list_of_it_holds(dtype: Any, default: str) -> None:
    before = ow.get_default_dtype()
    ow.set_default_dtype(getattr(ow, default))
    try:
        for number in NUMBERS:
            assert outcome(number, dtype) == outcome([number], dtype), number
    finally:
        ow.set_default_dtype(before)


def test_it_has_no_dimensions_and_may_require_grad() -> None:
    for number in (3.0, 3):
        assert ow.tensor(number).shape == ()
        assert ow.tensor(number, dtype=ow.float64, requires_grad=True).requires_grad
    assert ow.tensor(3.0, device="meta").device.type == "meta"
    first, second = ow.tensor(3.0), ow.tensor(3.0)
    assert first.data_ptr() != second.data_ptr()


COUNT = """
import generated as ow
from counting import counted

ow.tensor({0})
with counted() as calls:
    ow.tensor({0})
print(calls.count)
"""


@pytest.mark.parametrize("number", ["3.0", "3"])
def test_a_number_takes_few_calls(number: str) -> None:
    """In a process of its own: modes and devices that other tests have used are asked in each call."""
    code = COUNT.format(number)
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    variables = {**os.environ, "PYTHONPATH": paths}
    process = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=True)
    assert int(process.stdout) <= 16  # 38 on the general path alone
