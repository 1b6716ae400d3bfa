"""Statements around operators do the same as in PyTorch: creating tensors, indexing, attributes, modules.

`statements.txt` has statements over `m`, one of the two libraries, and the modules below. One that leaves `r`
gives that; an error is of the same class or of one below it.
"""

from __future__ import annotations

import copy
import importlib
import importlib.util
import io
import math
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import generated as ow

STATEMENTS = [
    line for line in Path(__file__).with_name("statements.txt").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]  # fmt: skip
GROUP = 50
pytestmark = [
    pytest.mark.parity,
    pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed"),
    pytest.mark.filterwarnings("ignore"),  # of either library, about what statements do
]


def run(module: Any, statement: str) -> tuple[str, Any]:
    """How a statement ends, and its `r` or the class of its error."""
    names: dict[str, Any] = {"m": module, "np": np, "math": math, "copy": copy, "pickle": pickle, "io": io}
    try:
        exec(statement, names)
        return "ends", plain(names.get("r"), module)
    except Exception as error:
        return "raises", type(error)


def plain(tensor: Any, module: Any) -> Any:
    """A result without what tells the libraries apart."""
    if isinstance(tensor, module.Tensor):
        kind = str(tensor.dtype).rpartition(".")[2]
        return kind, tuple(tensor.shape), digits(tensor.detach().tolist()), bool(tensor.requires_grad)
    if isinstance(tensor, np.ndarray):
        return str(tensor.dtype), digits(tensor.tolist())
    if isinstance(tensor, float):
        return digits(tensor)
    if isinstance(tensor, (tuple, list)):
        return type(tensor).__name__, *(plain(result, module) for result in tensor)
    text = tensor if isinstance(tensor, str) else repr(tensor)
    return text.replace("opweave.", "torch.")


def digits(number: Any) -> Any:
    """Numbers in the digits that are the same on every processor."""
    if isinstance(number, list):
        return [digits(digit) for digit in number]
    if isinstance(number, complex):
        return digits(number.real), digits(number.imag)
    return f"{number:.5g}" if isinstance(number, float) else number


def agree(ours: tuple[str, Any], theirs: tuple[str, Any]) -> bool:
    """Whether both end alike."""
    if ours[0] != theirs[0] or ours[0] == "ends":
        return ours == theirs
    return issubclass(ours[1], theirs[1])


@pytest.mark.parametrize("first", range(0, len(STATEMENTS), GROUP))
def test_statements_end_as_in_pytorch(first: int) -> None:
    torch = importlib.import_module("torch")
    differing = []
    for statement in STATEMENTS[first : first + GROUP]:
        ours, theirs = run(ow, statement), run(torch, statement)
        if not agree(ours, theirs):
            differing.append(f"{statement}: {ours}, PyTorch: {theirs}")
    assert not differing, "\n".join(differing)


def test_what_differs_is_seen() -> None:
    assert len(STATEMENTS) > 1000
    assert not agree(run(ow, "r = m.ones(2)"), run(ow, "r = m.ones(3)"))
    assert not agree(run(ow, "m.ones(2)[5]"), run(ow, "m.ones(2)[0]"))
    assert not agree(run(ow, "m.ones(2)[5]"), run(ow, "m.ones(2, 'a')"))
