"""Programs of :mod:`programs` run as they are, and give PyTorch's numbers, step by step."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from programs import PROGRAMS

import generated as ow


@pytest.fixture(autouse=True)
def in_float64() -> Iterator[None]:
    before = ow.get_default_dtype()
    ow.set_default_dtype(ow.float64)
    yield
    ow.set_default_dtype(before)


@pytest.mark.parametrize("title", PROGRAMS)
def test_programs_run(title: str, tmp_path: Path) -> None:
    program, most = PROGRAMS[title]
    numbers = program(ow, tmp_path)
    assert all(map(math.isfinite, numbers))
    assert numbers[-1] <= most


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:.*torch.jit.script.*:DeprecationWarning")  # PyTorch's own, within func.hessian
@pytest.mark.parametrize("title", PROGRAMS)
def test_programs_give_the_numbers_of_pytorch(title: str, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    before = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64)
    try:
        theirs = PROGRAMS[title][0](torch, tmp_path)
    finally:
        torch.set_default_dtype(before)
    np.testing.assert_allclose(PROGRAMS[title][0](ow, tmp_path), theirs, rtol=1e-9, atol=1e-9)
