"""Loops in kernels and formulas: special functions made from YAML alone, against SciPy, and their gradients.

One row an operator: Lambert W by Newton's method, Bessel K0 by the trapezoidal rule, the incomplete gamma function by
its series and its continued fraction, a polynomial by Horner's rule over a list of numbers.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from folders import ROOT
from written_packages import imported_package

import generated as ow
from codegen.package import load as read

special = pytest.importorskip("scipy.special")
OPS = """
- extends: generated

- func: lambert_w(Tensor self) -> Tensor
  promote: int_to_float
  dtypes: [integral, floating]
  elementwise: |
    near = -1 + sqrt(max(2 * (e * self + 1), 0))
    far = log(max(self, 3))
    w = near if self < -0.2 else self * (1 - self) if self < 0.5 else 0.6 * log1p(self) if self < 3 else far - log(far)
    step = 1
    while at_most(60, abs(step) > 1e-6 * abs(w)):
        f = w - self * exp(-w)
        step = f / (1 + w - (w + 2) * f / (2 * w + 2))
        w -= step
    w
  fulfils: result * exp(result) - self
  domain: {self: "(-0.3, 5)"}

- func: bessel_k0(Tensor self) -> Tensor
  dtypes: floating
  elementwise: |
    total = 0.5 * exp(-self)
    for k in range(1, 110):
        total += exp(-self * cosh(0.1 * k))
    0.1 * total
  domain: {self: "(0.5, 5)"}

- func: lower_gamma(Tensor self, Tensor other) -> Tensor
  dtypes: floating
  elementwise: |
    a, x = self, other
    series = x < a + 1
    term = 1 / a
    total = term
    k = a
    while at_most(1000, series and term > 1e-17 * total):
        k += 1
        term *= x / k
        total += term
    b = x + 1 - a
    c = 1e30
    d = 1 / b
    fraction = d
    step = 2
    n = 0
    while at_most(1000, not series and abs(step - 1) > 1e-16):
        n += 1
        b += 2
        d = 1 / (b - n * (n - a) * d)
        c = b - n * (n - a) / c
        step = c * d
        fraction *= step
    front = exp(a * log(x) - x - lgamma(a))
    front * total if series else 1 - front * fraction
  domain: {self: "(0.5, 4)", other: "(0.5, 6)"}

- func: polynomial(Tensor self, float[] coefficients) -> Tensor
  promote: int_to_float
  elementwise: |
    total = 0
    for c in coefficients:
        total = total * self + c
    total
  samples: [{self: [3, 4], coefficients: [1.5, -2.0, 0.25, 3.0]}]

- func: chebyshev(Tensor self, float[] coefficients) -> Tensor
  dtypes: [floating, complex]
  elementwise: |
    a, b = 0, 0
    for k in range(len(coefficients) - 1, 0, -1):
        a, b = 2 * self * a - b + coefficients[k], a
    self * a - b + coefficients[0]
  samples: [{self: [3, 4], coefficients: [1.5, -2.0, 0.25, 3.0]}]

- func: powers(Tensor self, Tensor other, int n) -> Tensor
  dtypes: floating
  elementwise: |
    total, power = 0, 1
    for k in range(n):
        total += sin(other * k) * power / (k + 1)
        power *= self
    total
  samples: [{self: [3], other: [2, 3], n: 5}]

- func: taylor(Tensor self, int n=6) -> Tensor
  dtypes: floating
  elementwise: |
    total, term = 1, 1
    for k in range(1, n):
        term *= self / k
        total += term
    total

- func: squares(Tensor self, int n) -> Tensor
  dtypes: integral
  elementwise: |
    total = 0
    for k in range(n):
        total += k * k
    total + self

- func: chosen(Tensor self, float[] values) -> Tensor
  elementwise: values[self]
"""
DERIVATIVES = """
- name: lambert_w
  self: auto
- name: bessel_k0
  self: auto
- name: lower_gamma
  self: not_implemented("the derivative by the order is no elementary function")
  other: grad * exp(xlogy(self - 1, other) - other - lgamma(self))
- name: polynomial
  self: auto
- name: chebyshev
  self: auto
- name: powers
  self, other: auto
- name: taylor
  self: |
    total, term = 1, 1
    for k in range(1, n - 1):
        term *= self / k
        total += term
    grad * total
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The package of the entries above."""
    with imported_package(tmp_path_factory.mktemp("loops"), "loops_under_test", OPS, DERIVATIVES) as imported:
        yield imported


COEFFICIENTS = (1.5, -2.0, 0.25, 3.0)


class Row(NamedTuple):
    """An operator, what it should give, where, and the largest relative error."""

    name: str
    arguments: tuple[Any, ...]
    reference: Callable[..., Any]
    points: np.ndarray
    error: float


GRID = np.stack(np.meshgrid(np.geomspace(0.05, 60, 40), np.geomspace(0.01, 90, 40)))
ROWS = [
    # Near the branch point at -1/e a number has half its digits.
    Row("lambert_w", (), lambda x: special.lambertw(x).real, np.linspace(-0.36, 40, 999), 1e-14),
    Row("lambert_w", (), lambda x: special.lambertw(x).real, np.geomspace(1e-300, 1e300, 999), 1e-14),
    Row("bessel_k0", (), special.k0, np.geomspace(0.01, 50, 999), 3e-14),
    Row("polynomial", (COEFFICIENTS,), lambda x: np.polyval(COEFFICIENTS, x), np.linspace(-2, 2, 99), 1e-13),
    Row("polynomial", ((),), np.zeros_like, np.linspace(-2, 2, 9), 0),
    Row(
        "chebyshev", (COEFFICIENTS,), lambda x: np.polynomial.chebyshev.chebval(x, COEFFICIENTS),
        np.linspace(-1, 1, 99), 1e-13,
    ),
    Row("taylor", (25,), np.exp, np.linspace(-1, 1, 99), 1e-15),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.name} {index}" for index, row in enumerate(ROWS)])
def test_values(package, row):
    result = getattr(package, row.name)(ow.from_numpy(row.points), *row.arguments).numpy()
    expected = row.reference(row.points)
    np.testing.assert_allclose(result, expected, rtol=row.error, atol=row.error * 0.1)


def test_igamma(package):
    a, x = GRID
    result = package.lower_gamma(ow.from_numpy(a), ow.from_numpy(x)).numpy()
    np.testing.assert_allclose(result, special.gammainc(a, x), rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64", "int32"])
def test_dtypes(package, dtype):
    """Loops compute in the dtype that other kernels compute in."""
    x = ow.tensor([0.25, 1.5, 3.0]).to(getattr(ow, dtype))
    exact = np.polyval(COEFFICIENTS, x.to(ow.float64).numpy())
    result = package.polynomial(x, COEFFICIENTS)
    assert result.dtype.name == ("float32" if dtype == "int32" else dtype)
    error = {"float16": 2e-3, "bfloat16": 1.6e-2, "float64": 1e-14}.get(dtype, 1e-6)
    np.testing.assert_allclose(result.to(ow.float64).numpy(), exact, rtol=error)


def test_whole_numbers_stay_whole(package):
    assert package.squares(ow.tensor([0, 5]), 100).tolist() == [328350, 328355]
    assert package.squares(ow.tensor([1], dtype=ow.int8), 3).tolist() == [6]


def test_forms_and_layouts(package):
    x = ow.tensor([[0.5, 1.0], [2.0, 3.0], [4.0, 0.25]], dtype=ow.float64)
    expected = np.polyval(COEFFICIENTS, x.numpy())
    assert np.allclose(package.polynomial(x.t(), COEFFICIENTS).numpy(), expected.T)
    assert np.allclose(package.polynomial(x[:, 1], COEFFICIENTS).numpy(), expected[:, 1])
    assert np.allclose(package.polynomial(x[1, 1], COEFFICIENTS).numpy(), expected[1, 1])
    assert package.polynomial(ow.empty(0, 3), COEFFICIENTS).shape == (0, 3)
    out = ow.empty(2, dtype=ow.float64)
    assert package.polynomial(x[0], COEFFICIENTS, out=out) is out
    assert np.allclose(out.numpy(), expected[0])
    large = ow.linspace(-1, 1, 100_000, dtype=ow.float64)
    assert np.allclose(package.polynomial(large, COEFFICIENTS).numpy(), np.polyval(COEFFICIENTS, large.numpy()))
    assert np.allclose(x.clone().polynomial_(COEFFICIENTS).numpy(), expected)


def test_an_index_outside_of_a_list_raises(package):
    values = (1.0, 2.0, 3.0)
    assert package.chosen(ow.tensor([0.0, 2.9, 1.0]), values).tolist() == [1, 3, 2]
    for wrong in (3.0, -1.0, float("nan"), float("inf"), 1e30):
        shown = {3.0: "3", -1.0: "-1", 1e30: r"1\.0+1\d*e\+30"}.get(wrong, str(wrong))
        text = f"^chosen: index {shown} is out of bounds for dimension 0 of values with size 3$"
        with pytest.raises(IndexError, match=text):
            package.chosen(ow.tensor([0.0, wrong]), values)
    with pytest.raises(IndexError, match="of values with size 0"):
        package.chosen(ow.tensor([0.0]), ())
    with pytest.raises(RuntimeError, match="for integral input tensors a float factor"):
        package.chosen(ow.tensor([0]), values)


def leaf(*values: float, dtype: Any = ow.float64) -> Any:
    return ow.tensor(values, dtype=dtype, requires_grad=True)


GRADIENTS = {
    "lambert_w": (lambda p: p.lambert_w, (leaf(-0.3, 0.0, 0.5, 4.0),)),
    "bessel_k0": (lambda p: p.bessel_k0, (leaf(0.3, 1.0, 2.5),)),
    "igamma by its point": (lambda p: lambda x: p.lower_gamma(x.detach() * 0 + 1.5, x), (leaf(0.3, 2.0, 7.5),)),
    "polynomial": (lambda p: lambda x: p.polynomial(x, COEFFICIENTS), (leaf(-1.0, 0.0, 2.0),)),
    "polynomial of nothing": (lambda p: lambda x: p.polynomial(x, ()), (leaf(-1.0, 0.0, 2.0),)),
    "chebyshev": (lambda p: lambda x: p.chebyshev(x, COEFFICIENTS), (leaf(-1.0, 0.0, 2.0),)),
    "powers": (lambda p: lambda x, y: p.powers(x, y, 5), (leaf(0.5, -1.5), leaf(0.3, 1.2))),
    "powers of none": (lambda p: lambda x, y: p.powers(x, y, 0), (leaf(0.5, -1.5), leaf(0.3, 1.2))),
    "taylor": (lambda p: lambda x: p.taylor(x, 30), (leaf(0.5, -1.5),)),
}  # fmt: skip


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients(package, name):
    """Backward, forward and second order, by differences."""
    make, inputs = GRADIENTS[name]
    assert ow.autograd.gradcheck(make(package), inputs, check_forward_ad=True)
    assert ow.autograd.gradgradcheck(make(package), inputs)


def test_complex_gradient(package):
    z = leaf(0.5 + 0.5j, -1.0 + 2.0j, dtype=ow.complex128)
    assert ow.autograd.gradcheck(lambda x: package.chebyshev(x, COEFFICIENTS), (z,))


def test_the_loop_of_a_gradient_gives_what_its_operators_give(package):
    x = leaf(0.5, -1.5, 3.0)
    y = package.powers(x, x * 2, 6)
    (loop,) = ow.autograd.grad(y.sum(), x, retain_graph=True)
    (operators,) = ow.autograd.grad(y.sum(), x, create_graph=True)
    np.testing.assert_allclose(loop.numpy(), operators.detach().numpy(), rtol=1e-14)


def test_formulas_have_the_length_of_their_kernels(package):
    """`auto` writes a loop, however often that is walked."""
    _, derivatives = read_here(package)
    (formula,) = derivatives["bessel_k0"].formulas
    assert formula.text.split("\n")[-2:] == ["    total = total + exp(-self * cosh(0.1 * k))", "grad * (0.1 * d_total)"]
    assert len(formula.text.split("\n")) == 8
    (formula,) = derivatives["lambert_w"].formulas
    assert "while" not in formula.text


def read_here(package: Any) -> Any:
    folder = Path(package.__file__).parents[1]
    return read(folder / "ops.yaml", folder / "derivatives.yaml")


def test_check_verifies_them_and_explain_shows_them(package):
    folder = Path(package.__file__).parents[1]
    files = ["--ops", folder / "ops.yaml", "--derivatives", folder / "derivatives.yaml"]
    written = subprocess.run(
        [sys.executable, "-m", "codegen", *files, "--out", folder / "written"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert written.returncode == 0, written.stderr
    done = subprocess.run(
        [sys.executable, "-m", "codegen", "check", *files, "--out", folder / "written"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.stderr, done.returncode) == ("", 0)
    shown = subprocess.run(
        [sys.executable, "-m", "codegen", "explain", "lambert_w", *files, "--out", folder / "written"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "while at_most(60, abs(step) > 1e-6 * abs(w)):" in shown.stdout
    assert "fulfils result * exp(result) - self = 0" in shown.stdout
