"""Gradients of complex tensors in a package of its own: what `auto` makes of them, and what the key `complex` says."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import generated as ow
from codegen.__main__ import main
from codegen.calculus.conjugate import conjugated, not_holomorphic
from codegen.language.syntax import Program
from generated.autograd import gradcheck, gradgradcheck

OPS = """
- extends: generated
- func: twisted(Tensor self, Tensor other, Scalar alpha) -> Tensor
  dtypes: [floating, complex]
  elementwise: |
    t = sin(self) * alpha
    t * t / other + where(other == 0, self, t)
- func: folded(Tensor self) -> Tensor
  autogen: folded_
  elementwise: self * abs(self)
- func: guarded(Tensor self, Tensor other) -> Tensor
  autogen: guarded_
  elementwise: self * other
- func: guarded_list(Tensor[] tensors) -> Tensor
  composite: tensors[0] * 2
- func: written(Tensor self, Scalar alpha) -> Tensor
  elementwise: self * alpha
"""
DERIVATIVES = """
- name: twisted(Tensor self, Tensor other, Scalar alpha) -> Tensor
  self: auto
  other: auto
- name: folded(Tensor self) -> Tensor
  self: auto
- name: guarded(Tensor self, Tensor other) -> Tensor
  complex: not_implemented("its cuts are not known")
  self: grad * other
  other: grad * self
- name: guarded_list(Tensor[] tensors) -> Tensor
  complex: not_implemented("it is a list")
  tensors: "[grad * 2]"
- name: written(Tensor self, Scalar alpha) -> Tensor
  self: grad * conj(alpha)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    folder: Path = tmp_path_factory.mktemp("complex")
    (folder / "ops.yaml").write_text(OPS, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(DERIVATIVES, encoding="utf-8")
    options = ["--ops", str(folder / "ops.yaml"), "--derivatives", str(folder / "derivatives.yaml")]
    assert main(["generate", *options, "--out", str(folder / "twisting")]) == 0
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("twisting")
    finally:
        sys.path.remove(str(folder))


def leaves(count: int, kind: str = "complex128") -> list[ow.Tensor]:
    generator = np.random.default_rng(count)
    result = generator.uniform(0.5, 2, (count, 3)) * np.exp(1j * generator.uniform(0.2, 1.2, (count, 3)))
    return [ow.from_numpy(value).to(getattr(ow, kind)).requires_grad_() for value in result]


def test_auto_conjugates(package: ModuleType) -> None:
    inputs = leaves(2)
    assert gradcheck(lambda a, b: package.twisted(a, b, 1 - 2j), inputs)
    assert gradgradcheck(lambda a, b: package.twisted(a, b, 1 - 2j), inputs)


def test_numbers_are_conjugated(package: ModuleType) -> None:
    assert gradcheck(lambda a: package.written(a, 1 - 2j), leaves(1))
    assert gradcheck(lambda a: package.written(a, 2), leaves(1))


REJECTED = {
    "what is not holomorphic": (
        lambda package, a, b: package.folded(a),
        "folded: gradients of complex tensors are not implemented: 'auto' cannot derive it, for its kernel calls abs",
    ),
    "in-place": (
        lambda package, a, b: package.folded_(a * 1),
        "folded: gradients of complex tensors are not implemented: 'auto' cannot derive it, for its kernel calls abs",
    ),
    "by the key": (
        lambda package, a, b: package.guarded(a, b),
        "guarded: gradients of complex tensors are not implemented: its cuts are not known",
    ),
    "one of two": (
        lambda package, a, b: package.guarded(a.real, b),
        "guarded: gradients of complex tensors are not implemented: its cuts are not known",
    ),
    "a list": (
        lambda package, a, b: package.guarded_list([a, b]),
        "guarded_list: gradients of complex tensors are not implemented: it is a list",
    ),
}


@pytest.mark.parametrize("name", REJECTED)
def test_rejected(name: str, package: ModuleType) -> None:
    call, message = REJECTED[name]
    with pytest.raises(NotImplementedError) as caught:
        call(package, *leaves(2))
    assert str(caught.value) == message


def test_what_is_not_rejected(package: ModuleType) -> None:
    a, b = leaves(2)
    assert not package.guarded(a.detach(), b.detach()).requires_grad
    with ow.no_grad():
        assert not package.folded(a).requires_grad
    x, y = leaves(2, "float64")
    (package.guarded(x, y) + package.folded(x)).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), (y + 2 * x.abs()).detach().numpy())


FORMULAS = {
    "grad * cos(self)": "grad * conj(cos(self))",
    "-grad * sin(self)": "-grad * conj(sin(self))",
    "grad / self": "grad / conj(self)",
    "2 * grad * self": "2 * grad * conj(self)",
    "-0.5 * grad": "-0.5 * grad",
    "pi * grad * -self": "pi * grad * -conj(self)",
    "where(self == 0, grad * self, 0)": "where(self == 0, grad * conj(self), 0)",
    "t = grad * self\nt / other": "t = grad * conj(self)\nt / conj(other)",
    "t = self * other\ngrad * t": "t = self * other\ngrad * conj(t)",
}


@pytest.mark.parametrize("source", FORMULAS)
def test_conjugated(source: str) -> None:
    result = conjugated(Program(tuple(ast.parse(source).body), source), {"grad"})
    assert "\n".join(ast.unparse(statement) for statement in result.body) == FORMULAS[source]


@pytest.mark.parametrize(("source", "result"), [("sin(self) * self", ""), ("t = abs(self)\nt * self", "abs")])
def test_not_holomorphic(source: str, result: str) -> None:
    assert not_holomorphic(Program(tuple(ast.parse(source).body), source)) == result
