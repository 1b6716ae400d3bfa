"""`auto` of kernels of several cases: each case has its derivative, also where an optional tensor is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from codegen.checking.subject import LoadedPackage
from codegen.checking.verify import verify
from codegen.diagnostics import CodegenError
from codegen.package import build, load

OPS = """\
- extends: generated

- func: curved_by_case(Tensor self, *, str approximate='none') -> Tensor
  dtypes: floating
  elementwise:
    approximate == 'none': 0.5 * self * (1 + erf(self * 0.7071067811865476))
    approximate == 'tanh': 0.5 * self * (1 + tanh(0.7978845608028654 * (self + 0.044715 * self * self * self)))
  samples: [{self: [3, 4]}, {self: [3], approximate: tanh}]

- func: box_cox(Tensor self, Scalar power) -> Tensor
  promote: int_to_float
  dtypes: [floating, complex]
  elementwise:
    power == 0: log(self)
    power == 1: self - 1
    "True": (self ** power - 1) / power
  domain: {self: "(0.5, 2)"}
  samples: [{self: [3, 4], power: 0}, {self: [3], power: 1}, {self: [2, 3], power: 2.5}]

- func: squashed(Tensor self, Tensor? weight=None, Tensor? bias=None) -> Tensor
  dtypes: floating
  elementwise:
    weight is None and bias is None: tanh(self)
    weight is None: tanh(self + bias)
    bias is None: |
      inner = self * weight
      tanh(inner)
    "True": tanh(self * weight + bias)
  samples:
  - {self: [3, 4], weight: [4], bias: [4]}
  - {self: [3, 4], weight: None, bias: [4]}
  - {self: [3, 4], weight: [4], bias: None}
  - {self: [3, 4], weight: None, bias: None}
"""
FORMULAS = """\
- name: curved_by_case
  self: auto

- name: box_cox
  self: auto

- name: squashed
  self, weight, bias: auto
"""
SHOWN = {
    ("squashed", "self"):
        "grad * (1 - result * result) if weight is None and bias is None or weight is None "
        "else grad * (1 - result * result) * weight",
    ("squashed", "bias"):
        "zeros_like(grad) if weight is None and bias is None else grad * (1 - result * result) if weight is None else "
        "zeros_like(grad) if bias is None else grad * (1 - result * result)",
    ("box_cox", "self"):
        "grad / conj(self) if power == 0 else grad if power == 1 else "
        "grad * conj(where((power == 0) & ((self == 0) | isnan(self)), 1, self) ** (power - 1))",
}  # fmt: skip


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("cases")
    (folder / "ops.yaml").write_text(OPS, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(FORMULAS, encoding="utf-8")
    return folder / "ops.yaml", folder / "derivatives.yaml"


# Of the session: a worker that comes back to this file finds the package imported.
@pytest.fixture(scope="session")
def library(files: tuple[Path, Path]) -> Iterator[LoadedPackage]:
    folder = files[0].parent / "cases_by_auto"
    for path, text in build(*files).files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder.parent))
    try:
        yield LoadedPackage(folder)
    finally:
        sys.path.remove(str(folder.parent))


@pytest.mark.parametrize(("name", "target"), SHOWN)
def test_the_text(name: str, target: str, files: tuple[Path, Path]) -> None:
    _, derivatives = load(*files)
    (formula,) = (item for item in derivatives[name].formulas if item.arguments == (target,))
    assert formula.text == SHOWN[name, target]


@pytest.mark.parametrize("name", ["curved_by_case", "box_cox", "squashed"])
def test_check_finds_nothing(name: str, files: tuple[Path, Path], library: LoadedPackage) -> None:
    """Backward, forward, second order and complex numbers, in every case."""
    entries, derivatives = load(*files)
    (entry,) = (item for item in entries if item.name == name)
    assert verify(entry, derivatives[name], library) == []


def test_no_gradient_for_what_is_missing(library: LoadedPackage) -> None:
    ow: Any = library.module
    x, bias = ow.tensor([0.5, 1.0], requires_grad=True), ow.tensor([0.25, 0.5], requires_grad=True)
    y = ow.squashed(x, bias=bias)
    gradients = ow.autograd.grad(y.sum(), (x, bias))
    for gradient in gradients:
        assert (gradient == 1 - y * y).all()


def test_a_case_with_a_loop_is_rejected(tmp_path: Path) -> None:
    ops, formulas = tmp_path / "ops.yaml", tmp_path / "derivatives.yaml"
    ops.write_text(
        "- func: f(Tensor self, int n) -> Tensor\n  elementwise:\n    n == 0: self\n    'True': |\n"
        "      total = self\n      for k in range(n):\n          total *= self\n      total\n", encoding="utf-8",
    )  # fmt: skip
    formulas.write_text("- name: f\n  self: auto\n", encoding="utf-8")
    with pytest.raises(CodegenError) as caught:
        build(ops, formulas)
    assert "'auto' cannot derive 'f': the derivative of a case has loops" in str(caught.value)
