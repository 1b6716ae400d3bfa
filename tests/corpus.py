"""PyTorch's own YAML files, which tests read where they are: beside the checkout, or in an installed torch."""

from __future__ import annotations

from pathlib import Path

import pytest
from folders import ROOT

from codegen.pytorch import files

BESIDE = ROOT.parent / "shared" / "pytorch-2.13"


def find(name: str) -> Path | None:
    """The file, None where it is nowhere."""
    beside = BESIDE / name
    return beside if beside.is_file() else files.of_torch(name)


def path(name: str) -> Path:
    """The file, which is there: a test that reads it is marked with `needed`."""
    result = find(name)
    assert result is not None
    return result


needed = pytest.mark.skipif(
    find(files.NATIVE) is None or find(files.DERIVATIVES) is None,
    reason=f"PyTorch's YAML files are not in {BESIDE}, and torch is not installed",
)
