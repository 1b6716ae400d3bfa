"""The project's own YAML files, read once in a process: it takes seconds, and many modules of tests look at them."""

from __future__ import annotations

from functools import cache

from folders import ROOT

from codegen.package import load
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry

OPS, FORMULAS = ROOT / "ops.yaml", ROOT / "derivatives.yaml"


@cache
def read_project() -> tuple[tuple[Entry, ...], dict[str, Derivative]]:
    """The entries of `ops.yaml` and the derivatives of `derivatives.yaml`."""
    return load(OPS, FORMULAS)
