"""Operators of which derivatives.yaml says nothing: what they give requires grad, and its gradient is an error."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT
from written_packages import write_package

import generated as ow
from codegen.reading.kernels import HandwrittenKernel, ViewKernel
from codegen.showing.facts import differentiated
from tests.project import read_project


def matrix(m: Any) -> Any:
    return m.tensor([[4.0, 1.0], [1.0, 3.0]], requires_grad=True)


def zeros(m: Any) -> Any:
    return m.zeros(2, 2, dtype=m.int64)


# What is called, and which of the results require grad; those that do raise in backward.
REJECTED: dict[str, tuple[Callable[[Any], Any], list[bool]]] = {
    "ldl_factor": (lambda m: m.linalg.ldl_factor(matrix(m)), [True, False]),
    "ldl_factor_ex": (lambda m: m.linalg.ldl_factor_ex(matrix(m)), [True, False, False]),
    "unique": (lambda m: m.unique(matrix(m), return_inverse=True, return_counts=True), [True, False, False]),
    "unique_dim": (lambda m: m.unique(matrix(m), dim=0, return_inverse=True), [True, False]),
    "unique_consecutive": (lambda m: m.unique_consecutive(matrix(m), return_counts=True), [True, False]),
    "unique_consecutive_dim": (lambda m: (m.unique_consecutive(matrix(m), dim=1),), [True]),
    "geqrf": (lambda m: m.geqrf(matrix(m)), [True, True]),
    "floor_divide": (lambda m: (m.floor_divide(matrix(m), 2.0),), [True]),
    "floor_divide_": (lambda m: ((matrix(m) + 1).floor_divide_(2.0),), [True]),
    "floor_divide by what requires grad": (lambda m: (m.tensor([5.0, 7.0]).floor_divide(matrix(m)),), [True]),
    "scatter of a number": (lambda m: (matrix(m).scatter(0, zeros(m), 2.0, reduce="add"),), [True]),
    "scatter_": (lambda m: ((matrix(m) + 1).scatter_(0, zeros(m), 2.0, reduce="add"),), [True]),
}
# What is constant, or has steps, requires no grad; nor do integers.
CONSTANT: dict[str, Callable[[Any], Any]] = {
    "zeros_like": lambda m: m.zeros_like(matrix(m)),
    "histc": lambda m: m.histc(matrix(m), bins=3),
    "multinomial": lambda m: m.multinomial(matrix(m), 1),
    "searchsorted": lambda m: m.searchsorted(matrix(m), matrix(m)),
    "isin": lambda m: m.isin(matrix(m), matrix(m)),
    "nonzero": lambda m: m.nonzero(matrix(m)),
    "airy_ai": lambda m: m.special.airy_ai(matrix(m)),
    "chebyshev": lambda m: m.special.chebyshev_polynomial_t(2.0, matrix(m)),
    "unique of integers": lambda m: m.unique(m.tensor([1, 2])),
}


@pytest.mark.parametrize("name", REJECTED)
def test_results_without_a_formula_raise(name: str) -> None:
    call, flags = REJECTED[name]
    results = call(ow)
    assert [result.requires_grad for result in results] == flags
    for tensor in results:
        if tensor.requires_grad:
            with pytest.raises(NotImplementedError, match="is not implemented"):
                tensor.sum().backward(retain_graph=True)


@pytest.mark.parametrize("name", CONSTANT)
def test_what_has_no_derivative_requires_no_grad(name: str) -> None:
    assert not CONSTANT[name](ow).requires_grad


@pytest.mark.parity
@pytest.mark.parametrize("name", [*REJECTED, *CONSTANT])
def test_pytorch_requires_grad_of_the_same(name: str) -> None:
    torch = pytest.importorskip("torch")
    if name in CONSTANT:
        assert not CONSTANT[name](torch).requires_grad
    else:
        assert [tensor.requires_grad for tensor in REJECTED[name][0](torch)] == REJECTED[name][1]


def test_no_term_of_a_sum_is_lost() -> None:
    x = matrix(ow)
    with pytest.raises(NotImplementedError, match=r"'self' of _ldl_factor .* derivatives\.yaml has no formula"):
        (ow.linalg.ldl_factor(x)[0].sum() + x.sum()).backward()


def test_forward_mode_raises_as_well() -> None:
    x = matrix(ow).detach()
    with pytest.raises(NotImplementedError, match="_ldl_factor"):
        ow.func.jvp(lambda a: ow.linalg.ldl_factor(a)[0], (x,), (x,))


def test_sums_of_weights_have_a_gradient() -> None:
    weights = ow.tensor([1.0, 2.0, 3.0], dtype=ow.float64, requires_grad=True)
    tensor = ow.tensor([0, 1, 1])
    ow.bincount(tensor, weights, minlength=4).pow(2).sum().backward()
    assert weights.grad.tolist() == [2.0, 10.0, 10.0]
    assert ow.autograd.gradcheck(lambda item: ow.bincount(tensor, item), weights)


def test_the_means_of_groups_have_a_gradient() -> None:
    x = ow.arange(8.0).reshape(1, 4, 2).requires_grad_()
    _, mean, rstd = ow.native_group_norm(x, None, None, 1, 4, 2, 2, 0.1)
    assert mean.tolist() == [[1.5, 5.5]]
    assert rstd.requires_grad
    mean.sum().backward()
    assert x.grad.tolist() == [[[0.25, 0.25]] * 4]


def test_every_operator_of_floating_tensors_has_a_derivative_or_says_why() -> None:
    """What has neither is a view that leaves the graph, or computes by operators that have one."""
    entries, derivatives = read_project()
    silent = {
        entry.name: entry.kernel for entry in entries
        if differentiated(entry, derivatives.get(entry.name)).why == "no entry in derivatives.yaml"
        and not isinstance(entry.kernel, ViewKernel)
    }  # fmt: skip
    assert set(silent) == {"contiguous"}
    kernel = silent["contiguous"]
    assert isinstance(kernel, HandwrittenKernel)
    assert dict(kernel.functions).keys() == {"CompositeImplicitAutograd"}


OPS = """
- extends: generated

- func: doubled(Tensor self) -> Tensor
  dtypes: [integral, floating]
  elementwise: self * 2

- func: totalled(Tensor self, int dim) -> (Tensor total, Tensor largest)
  dtypes: floating
  reduce: {total: {init: 0, step: total + self}, largest: {init: -inf, step: "maximum(largest, self)"}}
  finish: total, largest

- func: is_large(Tensor self) -> Tensor
  promote: bool
  elementwise: self > 1
"""
PROGRAM = """
import without_formula as ow
x = ow.tensor([[1.0, 2.0]], requires_grad=True)
print([one.requires_grad for one in (x.doubled(), *x.totalled(1), x.is_large(), ow.tensor([1]).doubled())])
for one in (x.doubled() + x, x.totalled(1)[1], x.clone().doubled_()):
    try:
        one.sum().backward()
    except NotImplementedError as error:
        print(error)
"""


def test_an_operator_of_ones_own(tmp_path: Path) -> None:
    write_package(tmp_path, "without_formula", OPS)
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=tmp_path, env={"PYTHONPATH": f"{ROOT}:{tmp_path}"},
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.stdout.splitlines() == [
        "[True, True, True, False, False]",
        "the gradient of 'self' of doubled is not implemented: derivatives.yaml has no formula of it",
        "the gradient of 'self' of totalled is not implemented: derivatives.yaml has no formula of it",
        "the gradient of 'self' of doubled is not implemented: derivatives.yaml has no formula of it",
    ], done.stderr


def test_a_node_without_any_formula_is_one_line() -> None:
    """No generated class has gradients that all raise."""
    for file in sorted((ROOT / "generated" / "operators").glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                gradients = [
                    ast.unparse(item.value) for item in ast.walk(node)
                    if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]).startswith("grad_")
                ]  # fmt: skip
                raising = [text.startswith("not_implemented(") for text in gradients if text != "None"]
                assert not raising or not all(raising), f"{file.name}: {node.name}"


def test_only_what_is_wanted_raises() -> None:
    """Every argument without a formula is named when its gradient is asked for, and no other."""
    tensor, source = matrix(ow), matrix(ow)
    result = tensor.scatter(0, zeros(ow), source, reduce="multiply")
    for wanted, name in ((tensor, "self"), (source, "src")):
        with pytest.raises(NotImplementedError, match=f"gradient of '{name}' of scatter.reduce"):
            ow.autograd.grad(result.sum(), wanted, retain_graph=True)
