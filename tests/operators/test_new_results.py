"""Results that schemas call new are no views, whatever composites compute them of; views of arguments stay views."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

import generated as ow

from .cases import DTYPES, TABLE, Case, build, evaluate, to_tensor

F = ow.nn.functional
NEW: dict[str, Callable[[Any], Any]] = {
    "matmul of a batch and a matrix": lambda x: x @ x[0].t(),
    "matmul of a batch and a vector": lambda x: x @ x[0, 0],
    "matmul of batches": lambda x: x[None] @ x.mT[:, None],
    "matmul of a vector": lambda x: x[0, :, 0] @ x,
    "a copy by reshape": lambda x: x.mT.reshape(-1),
    "tensordot": lambda x: ow.tensordot(x, x.permute(2, 1, 0)[:, :2], 1),
    "tensordot of matrices": lambda x: ow.tensordot(x, x[0].t(), 1),
    "kron": lambda x: ow.kron(x[0], x[1]),
    "rot90": lambda x: x.rot90(1, (1, 2)),
    "tile": lambda x: x.tile(2, 1),
    "repeat": lambda x: x.repeat(2, 1, 1),
    "repeat_interleave": lambda x: x.repeat_interleave(2, 1),
    "solve": lambda x: ow.linalg.solve(x @ x.mT + ow.eye(3), x[:, :, 0]),
    "solve from the right": lambda x: ow.linalg.solve(x @ x.mT + ow.eye(3), x.mT, left=False),
    "multi_dot": lambda x: ow.linalg.multi_dot([x[0, 0], x[1].t(), x[0], x[0, 1]]),
    "unfold": lambda x: F.unfold(x, 2),
    "bilinear": lambda x: F.bilinear(x, x, ow.ones(2, 4, 4)),
    "cov": lambda x: x[0, :1].cov(),
    "sum_to_size": lambda x: x.sum_to_size(1, 4),
}  # fmt: skip


@pytest.mark.parametrize("records", [False, True], ids=["", "recorded"])
@pytest.mark.parametrize("name", NEW)
def test_a_new_result_is_no_view(name: str, records: bool) -> None:
    ow.manual_seed(0)
    x = ow.randn(2, 3, 4, dtype=ow.float32).requires_grad_(records)
    ow.manual_seed(0)
    result = NEW[name](x)
    ow.manual_seed(0)
    expected = NEW[name](x).detach().clone()
    assert result._base is None
    assert not result._is_view()
    assert result.equal(expected)
    if records:
        (gradient,) = ow.autograd.grad((result * result).sum(), x, retain_graph=True)
        assert gradient.isfinite().all()
    written = result.mul_(2).detach_()
    assert not written.requires_grad
    assert written.equal(expected * 2)


def test_gradients_go_through_a_result_that_is_written() -> None:
    x = ow.randn(2, 3, 4, dtype=ow.float64).requires_grad_()
    w = ow.randn(4, 5, dtype=ow.float64).requires_grad_()
    assert ow.autograd.gradcheck(lambda x, w: (x @ w).mul_(w[0]).exp_().mT.reshape(-1).add_(1), (x, w))


def test_a_write_is_noticed_by_what_saved_the_memory() -> None:
    x = ow.randn(2, 3, 4).requires_grad_()
    product = x @ ow.ones(4, 5)
    loss = product.exp().sum() + (product * product).sum()
    product.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        loss.backward()


ROWS = [(case, kind) for case in TABLE for kind in DTYPES[case.dtypes] if kind in ("float32", "complex64", "int64")]


@pytest.mark.parametrize(("case", "kind"), ROWS, ids=[f"{case}-{kind}" for case, kind in ROWS])
def test_what_has_memory_of_an_argument_says_so(case: Case, kind: str) -> None:
    """Nothing that shares memory with an argument leaves it: a write would go past the argument's gradient."""
    arguments = {name: to_tensor(array, kind) for name, array in build(case.inputs, kind).items()}
    result = evaluate(case.call, ow, arguments)
    memory = result.untyped_storage().data_ptr()
    for item in arguments.values():
        if item is not result and item.numel() and item.untyped_storage().data_ptr() == memory:
            assert result._base is item or result.dtype is not item.dtype or case.name == "detach"


VIEWS: dict[str, Callable[[Any], Any]] = {
    "reshape": lambda x: x.reshape(-1), "flatten": lambda x: x.flatten(1), "movedim": lambda x: x.movedim(0, 1),
    "expand_as": lambda x: x.expand_as(x), "ravel": lambda x: x.ravel(), "swapaxes": lambda x: x.swapaxes(0, 1),
    "einsum of one": lambda x: ow.einsum("abc->cab", x),
}  # fmt: skip


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_of_an_argument_stays_one(name: str) -> None:
    x = ow.randn(2, 3, 4)
    result = VIEWS[name](x)
    assert result._base is x
    result.zero_()
    assert not x.any()


OPS = """
- extends: generated

- func: rows_of_exp(Tensor self) -> Tensor
  composite: |
    grown = self.exp()
    if self.ndim == 1:
        return grown.unsqueeze(0)
    rows = grown.reshape((self.shape[0], -1))
    return rows if self.ndim != 2 else grown.transpose(0, 1)
  doc: The exponential as a matrix.
"""
PROGRAM = """
import mine as ow
for shape in ((3,), (2, 3), (2, 3, 4)):
    x = ow.ones(shape).requires_grad_()
    result = ow.rows_of_exp(x)
    result.sum().backward()
    print(result._base is None, tuple(result.shape), x.grad.equal(x.exp()))
"""


def test_entries_of_others_give_new_results_too(tmp_path: Path) -> None:
    (tmp_path / "ops.yaml").write_text(OPS)
    (tmp_path / "derivatives.yaml").write_text("[]\n")
    files = ["--ops", "ops.yaml", "--derivatives", "derivatives.yaml", "--out", "mine"]
    process: dict[str, Any] = {
        "cwd": tmp_path, "env": {**os.environ, "PYTHONPATH": str(ROOT)}, "capture_output": True, "text": True,
    }  # fmt: skip
    subprocess.run([sys.executable, "-m", "codegen", *files], check=True, **process)
    printed = subprocess.run([sys.executable, "-c", PROGRAM], check=True, **process).stdout.splitlines()
    assert printed == ["True (1, 3) True", "True (3, 2) True", "True (2, 12) True"]
