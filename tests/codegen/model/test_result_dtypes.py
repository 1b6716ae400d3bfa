"""Results of dtypes of their own, complex numbers from real ones and back, and views of another dtype, from YAML alone.

Values against NumPy; gradients by finite differences, those of gradients too, and in place through views.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from folders import ROOT
from written_packages import imported_package

import generated as ow
from runtime.errors import UnsupportedError

OPS = """
- extends: generated

- func: to_polar(Tensor self, Tensor other) -> Tensor
  promote: real_to_complex
  dtypes: [integral, floating]
  elementwise: complex(self * cos(other), self * sin(other))

- func: cis(Tensor self) -> Tensor
  promote: real_to_complex
  elementwise: exp(1j * self)

- func: spin(Tensor self, Tensor other) -> Tensor
  promote: real_to_complex
  dtypes: [integral, floating]
  elementwise: where(self < 0, -2j, lgamma(self + 3)) * exp(2j * other)
  nondifferentiable_at: {self: 0}

- func: through(Tensor self, Tensor other) -> Tensor
  dtypes: floating
  elementwise: abs(complex(self, other)) + real(exp(complex(self, other))) * imag(conj(complex(other, self)))

- func: split(Tensor self) -> (Tensor value, Tensor mask, Tensor count, Tensor phase)
  dtypes: floating
  result_dtypes: {mask: bool, count: int64, phase: complex}
  elementwise: self * self, self > 0, floor(self), complex(self, self * 2)

- func: magnitude(Tensor self) -> (Tensor size, Tensor squared)
  dtypes: [floating, complex]
  result_dtypes: {size: real, squared: real}
  elementwise: abs(self), real(self * conj(self))

- func: rounded(Tensor self) -> Tensor
  dtypes: floating
  result_dtypes: {result: int32}
  elementwise: round(self)

- func: as_real(Tensor(a) self) -> Tensor(a)
  dtypes: complex
  view: |
    strides = tuple(2 * one for one in self.stride())
    return strided((*self.shape, 2), (*strides, 1), 0, self.dtype.to_real())
  samples: [{self: {shape: [3], dtype: complex128}}]

- func: as_complex(Tensor(a) self) -> Tensor(a)
  dtypes: floating
  view: |
    strides = tuple(one // 2 for one in self.stride()[:-1])
    return strided(self.shape[:-1], strides, 0, self.dtype.to_complex())
  require:
    self.ndim > 0 and self.shape[-1] == 2 and self.stride(-1) == 1: "the last dimension must be a pair, side by side"
  samples: [{self: [3, 2]}]
"""
DERIVATIVES = """
- name: to_polar
  self, other: auto
- name: cis
  self: auto
- name: spin
  self, other: auto
- name: through
  self, other: auto
- name: split
  self: auto
- name: as_real
  self: as_complex(grad.contiguous())
- name: as_complex
  self: as_real(grad)
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The package of the entries above."""
    with imported_package(tmp_path_factory.mktemp("dtypes"), "dtypes_under_test", OPS, DERIVATIVES) as imported:
        yield imported


X = np.array([-0.7, 0.3, 1.5, 4.0])
Y = np.array([0.2, -1.1, 0.5, 2.0])
ROWS = {
    "to_polar": ((X, Y), X * np.cos(Y) + 1j * X * np.sin(Y)),
    "cis": ((X,), np.exp(1j * X)),
    "cis of complex numbers": ((X + 1j * Y,), np.exp(1j * (X + 1j * Y))),
    "through": ((X, Y), np.abs(X + 1j * Y) + np.exp(X + 1j * Y).real * -X),
}


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("single", [False, True])
def test_values(package, name, single):
    operands, expected = ROWS[name]
    values = [operand.astype("c8" if operand.dtype == "c16" else "f4") if single else operand for operand in operands]
    result = getattr(package, name.split()[0])(*map(ow.from_numpy, values))
    narrow = {"complex128": "complex64", "float64": "float32"}[expected.dtype.name]
    assert result.dtype.name == (narrow if single else expected.dtype.name)
    np.testing.assert_allclose(result.numpy(), expected, rtol=2e-6 if single else 1e-14)


KINDS = {
    "bool": "complex64", "int32": "complex64", "float16": "complex64", "bfloat16": "complex64", "float32": "complex64",
    "float64": "complex128", "complex64": "complex64", "complex128": "complex128",
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_dtypes_of_complex_results(package, kind):
    assert package.cis(ow.tensor([1]).to(getattr(ow, kind))).dtype.name == KINDS[kind]


def test_parts_are_exact(package):
    """No part of `complex` is a sum with 0 times the other."""
    result = package.to_polar(ow.tensor([float("inf"), 1.0]), ow.tensor([0.5, 0.0])).numpy()
    assert result[0] == complex(np.inf, np.inf)
    assert result[1] == 1


def test_every_result_has_its_dtype(package):
    magnitude = package.split(ow.tensor(X.tolist()))
    assert [tensor.dtype.name for tensor in magnitude] == ["float32", "bool", "int64", "complex64"]
    assert magnitude.mask.tolist() == [False, True, True, True]
    assert magnitude.count.tolist() == [-1, 0, 1, 4]
    magnitude = package.magnitude(ow.tensor([3 + 4j], dtype=ow.complex128))
    assert [(tensor.dtype.name, tensor.tolist()) for tensor in magnitude] == [("float64", [5.0]), ("float64", [25.0])]
    assert package.rounded(ow.tensor([1.5, -2.5])).dtype is ow.int32
    assert package.rounded(ow.tensor([1.5, -2.5])).tolist() == [2, -2]
    out = ow.empty(2, dtype=ow.int32)
    assert package.rounded(ow.tensor([0.4, 7.0]), out=out) is out
    assert out.tolist() == [0, 7]
    with pytest.raises(UnsupportedError, match="split is not implemented for int64"):
        package.split(ow.tensor([1]))
    with pytest.raises(RuntimeError, match="complex64"):
        package.cis(ow.tensor([1.0]), out=ow.empty(1))


def leaf(values: Any) -> Any:
    return ow.tensor(values, dtype=ow.complex128 if np.iscomplexobj(values) else ow.float64, requires_grad=True)


GRADIENTS = {
    "to_polar": (lambda p: p.to_polar, (X, Y)),
    "cis": (lambda p: p.cis, (X,)),
    "spin": (lambda p: p.spin, (X, Y)),
    "through": (lambda p: p.through, (X, Y)),
    "a result": (lambda p: lambda x: p.split(x).value, (X,)),
    "a complex result": (lambda p: lambda x: p.split(x).phase, (X,)),
    "real operands of two precisions": (lambda p: lambda x: p.to_polar(x.to(ow.float32), x).to(ow.complex128), (Y,)),
    "as_real": (lambda p: p.as_real, (X + 1j * Y,)),
    "as_complex": (lambda p: p.as_complex, (np.stack([X, Y], 1),)),
    "a strided pair": (lambda p: lambda x: p.as_complex(x[:, 1:3]), (np.stack([X, Y, X, Y], 1),)),
}
LOOSE = {"real operands of two precisions": {"eps": 1e-2, "atol": 1e-2, "rtol": 1e-2}}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients(package, name):
    make, values = GRADIENTS[name]
    inputs = tuple(map(leaf, values))
    assert ow.autograd.gradcheck(make(package), inputs, **LOOSE.get(name, {}))
    if name not in LOOSE:
        assert ow.autograd.gradgradcheck(make(package), inputs)


def test_gradient_of_complex_operands(package):
    assert ow.autograd.gradcheck(package.cis, leaf(X + 1j * Y))


def test_forward_mode_of_real_results(package):
    assert ow.autograd.gradcheck(package.through, (leaf(X), leaf(Y)), check_forward_ad=True)


def test_forward_mode_of_complex_results(package):
    x, y = (ow.tensor(item, dtype=ow.float64) for item in (X, Y))
    with ow.autograd.forward_ad.dual_level():
        result = ow.autograd.forward_ad.unpack_dual(package.cis(ow.autograd.forward_ad.make_dual(x, y)))
    ahead, behind = (package.cis(x + step * y) for step in (1e-6, -1e-6))
    np.testing.assert_allclose(result.tangent.numpy(), ((ahead - behind) / 2e-6).numpy(), 1e-7)


def turned(package, x):
    y = x * 1
    pair = package.as_complex(y)
    pair.mul_(pair * 1j)
    return y


def doubled_row(package, x):
    y = (x * 1).t()
    package.as_complex(y.t())[1] *= 2j
    return y


def real_column(package, x):
    y = x * 1
    package.as_real(y)[:, 0].mul_(3.0)
    return y * y


@pytest.mark.parametrize(
    ("function", "values"),
    [(turned, np.stack([X, Y], 1)), (doubled_row, np.stack([X, Y], 1)), (real_column, X + 1j * Y)],
)
def test_writing_through_a_view_of_another_dtype(package, function, values):
    assert ow.autograd.gradcheck(lambda x: function(package, x), leaf(values))
    assert ow.autograd.gradgradcheck(lambda x: function(package, x), leaf(values))


def test_views_share_memory(package):
    z = ow.tensor([1 + 2j, 3 - 1j])
    parts = package.as_real(z)
    parts[0, 0] = 7
    assert z.tolist() == [7 + 2j, 3 - 1j]
    assert package.as_complex(parts).tolist() == z.tolist()
    assert package.as_real(z.flip(0)).tolist() == [[3, -1], [7, 2]]
    for wrong in (ow.ones(3), ow.tensor(1.0), ow.ones(2, 2).t()):
        with pytest.raises(RuntimeError, match="must be a pair, side by side"):
            package.as_complex(wrong)


def test_check_verifies_them(package):
    folder = Path(package.__file__).parents[1]
    files = ["--ops", folder / "ops.yaml", "--derivatives", folder / "derivatives.yaml", "--out", folder / "written"]
    for command in ([], ["check"]):
        done = subprocess.run(
            [sys.executable, "-m", "codegen", *command, *files], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert (done.stderr, done.returncode) == ("", 0)
