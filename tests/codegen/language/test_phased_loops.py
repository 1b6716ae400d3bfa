"""Loops in kernels, computed round by round for a block of elements: each element as Python computes it on its own."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from written_packages import imported_package

from generated import from_numpy
from runtime.errors import DimensionError, UnsupportedError

OPS = """
- extends: generated

- func: halvings(Tensor self, float least) -> Tensor
  dtypes: floating
  elementwise: |
    x, n = abs(self), 0
    while at_most(9, x > least):
        x /= 2
        n += 1
    n

- func: two_loops(Tensor self, Tensor other, int n) -> Tensor
  dtypes: floating
  elementwise: |
    total = self
    small = self < other
    for k in range(2, n, 3):
        total += k * other
    m = 0
    while at_most(20, small and total < 7):
        m += 1
        total += m
    total if small else -total

- func: downwards(Tensor self, int n) -> (Tensor, Tensor)
  dtypes: [integral, floating]
  elementwise: |
    a, b = self, self
    for k in range(n, 0, -1):
        a, b = a + k * b, a
    a, b

- func: nested(Tensor self) -> Tensor
  dtypes: floating
  elementwise: |
    total = 0
    for k in range(3):
        for j in range(k):
            total += self * j
    total

- func: quotients(Tensor self, Tensor other) -> Tensor
  dtypes: integral
  elementwise: |
    a, b = abs(self), abs(other)
    while at_most(64, b != 0):
        a, b = b, a % b
    a

- func: horner(Tensor self, float[] coefficients) -> Tensor
  dtypes: floating
  elementwise: |
    total = 0
    for c in coefficients:
        total = total * self + c
    total

- func: clenshaw(Tensor self, float[] coefficients) -> Tensor
  dtypes: floating
  elementwise: |
    a, b = 0, 0
    for k in range(len(coefficients) - 1, 0, -1):
        a, b = 2 * self * a - b + coefficients[k], a
    self * a - b + coefficients[0]

- func: first_of(Tensor self, float[] coefficients, int n) -> Tensor
  dtypes: floating
  elementwise: |
    total = self
    for k in range(n):
        total += coefficients[k]
    total

- func: until(Tensor self, float[] coefficients) -> Tensor
  dtypes: floating
  elementwise: |
    total, k = 0, 0
    while at_most(9, k < len(coefficients) and total < self):
        total += coefficients[k]
        k += 1
    total

- func: escape_steps(Tensor self) -> Tensor
  dtypes: complex
  promote: complex_to_real
  elementwise: |
    z, n = self, 0
    while at_most(50, abs(z) < 2):
        z = z * z + self
        n += 1
    real(n)

- func: not_real(Tensor self) -> Tensor
  dtypes: complex
  promote: complex_to_real
  elementwise: self + 1

- func: flagged(Tensor self, Tensor on) -> Tensor
  dtypes: floating
  fixed_dtypes: {on: bool}
  elementwise: |
    x, go = self, on
    while at_most(10, go and x > 1):
        x /= 2
    x if go else -x

- func: widened(Tensor self) -> Tensor
  dtypes: floating
  elementwise: |
    total = 1
    for k in range(4):
        total = total * self + (k > 1)
    total
"""


def halvings(x: Any, least: float) -> Any:
    x, n = abs(x), 0
    while x > least and n < 9:
        x, n = x / 2, n + 1
    return n


def two_loops(x: Any, y: Any, n: int) -> Any:
    total = x
    for k in range(2, n, 3):
        total += k * y
    k = 0
    while x < y and total < 7 and k < 20:
        k += 1
        total += k
    return total if x < y else -total


def downwards(x: Any, n: int) -> Any:
    a = b = x
    for k in range(n, 0, -1):
        a, b = a + k * b, a
    return a, b


def widened(x: Any) -> Any:
    total = 1.0
    for k in range(4):
        total = total * float(x) + (k > 1)
    return total


def clenshaw(x: Any, coefficients: Any) -> Any:
    return np.polynomial.chebyshev.chebval(x, coefficients)


def until(x: Any, coefficients: Any) -> Any:
    total = 0.0
    for coefficient in coefficients:
        if total >= x:
            break
        total += coefficient
    return total


# Of each operator: the same in Python, the numbers it is called with, and how many tensors it takes.
ROWS: dict[str, tuple[Callable[..., Any], tuple[Any, ...], int]] = {
    "halvings": (halvings, (0.01,), 1), "no round": (halvings, (1e9,), 1), "all rounds": (halvings, (-1.0,), 1),
    "two_loops": (two_loops, (9,), 2), "an empty loop": (two_loops, (0,), 2), "downwards": (downwards, (5,), 1),
    "horner": (lambda x, c: np.polyval(c, x), ([0.5, -2.0, 1.0],), 1), "no number": (lambda x, c: 0, ([],), 1),
    "clenshaw": (clenshaw, ([0.5, -2.0, 1.0, 0.25],), 1), "until": (until, ([1.0, 2.0, 1.0],), 1),
    "first_of": (lambda x, c, n: x + sum(c[:n]), ([1.0, 2.0, 4.0], 2), 1),
    "nested": (lambda x: x, (), 1), "widened": (widened, (), 1), "quotients": (np.gcd, (), 2),
}  # fmt: skip
NAMES = {"no number": "horner", "no round": "halvings", "all rounds": "halvings", "an empty loop": "two_loops"}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with imported_package(tmp_path_factory.mktemp("phased"), "phased_loops", OPS) as imported:
        yield imported


def of_every_element(function: Callable[..., Any], arrays: list[Any], numbers: tuple[Any, ...]) -> list[Any]:
    """Each result of a function, as an array."""
    arguments = [function(*values, *numbers) for values in zip(*(array.ravel() for array in arrays), strict=True)]
    rows = [argument if isinstance(argument, tuple) else (argument,) for argument in arguments]
    return [np.array(part, arrays[0].dtype).reshape(arrays[0].shape) for part in zip(*rows, strict=True)]


@pytest.mark.parametrize("case", ROWS)
@pytest.mark.parametrize("size", [0, 1, 63, 64, 65, 1000])
def test_values(case: str, size: int, package: Any) -> None:
    function, numbers, tensors = ROWS[case]
    name = NAMES.get(case, case)
    kinds = ("int64", "uint8") if name == "quotients" else ("float32", "float64")
    for kind in (*kinds, "int64") if name == "downwards" else kinds:
        draw = np.random.default_rng(size).uniform(-3, 5, (tensors, 2, size, 2))
        if kind not in ("float32", "float64"):
            draw = abs(draw * 20)
        arrays = [array.astype(kind) for array in draw]
        for out in (arrays, [array[0, :, 0] for array in arrays], [array.T[::-1] for array in arrays]):
            result = getattr(package, name)(*map(from_numpy, out), *numbers)
            expected = of_every_element(function, out, numbers)
            results = result if isinstance(result, tuple) else [result]
            assert all(tuple(item.shape) == out[0].shape for item in results)
            for ours, theirs in zip(results, expected, strict=bool(size)):
                tolerance = 1e-5 if kind == "float32" else 1e-14
                np.testing.assert_allclose(ours.numpy(), theirs, rtol=tolerance, atol=tolerance)


def test_which_kernels_are_cut(package: Any) -> None:
    """Those whose loops are not inside of others; the last part gives the results."""
    kernels = importlib.import_module("phased_loops.kernels.operators")
    names = {NAMES.get(case, case) for case in ROWS}
    cut = {name: getattr(getattr(kernels, f"{name}_kernel"), "phases", ()) for name in names}
    assert {name: len(phases) for name, phases in cut.items()} == {
        "halvings": 3, "two_loops": 5, "downwards": 3, "nested": 0, "quotients": 3, "widened": 3,
        "horner": 3, "clenshaw": 3,
        "first_of": 3, "until": 0,
    }  # fmt: skip
    assert all(phases[-1].writes == () for phases in cut.values() if phases)
    assert [phase.limit for phase in cut["two_loops"]] == [0, 0, 0, 20, 0]


@pytest.mark.parametrize("kind", ["complex64", "complex128"])
def test_complex_numbers(package: Any, kind: str) -> None:
    rng = np.random.default_rng(0)
    values = (rng.uniform(-2, 1, 300) + 1j * rng.uniform(-1, 1, 300)).astype(kind)

    def steps(c: Any) -> int:
        z, n = c, 0
        while n < 50 and abs(z) < 2:
            z, n = z * z + c, n + 1
        return n

    result = package.escape_steps(from_numpy(values)).numpy()
    assert result.dtype == {"complex64": "float32", "complex128": "float64"}[kind]
    np.testing.assert_array_equal(result, [steps(value) for value in values])


def test_a_complex_number_for_a_real_result(package: Any) -> None:
    text = r"complex numbers for a real result \(write real\(\.\.\.\)\): self \+ 1"
    with pytest.raises(UnsupportedError, match=text):
        package.not_real(from_numpy(np.ones(3, np.complex128)))


def test_a_list_that_is_too_short(package: Any) -> None:
    with pytest.raises(DimensionError, match=r"first_of: index 3 is out of bounds for dimension 0 of \w+ with"):
        package.first_of(from_numpy(np.ones(100)), [1.0, 2.0, 3.0], 4)


def test_truth(package: Any) -> None:
    values, on = np.random.default_rng(0).uniform(0, 9, 200), np.arange(200) % 3 > 0

    def halved(x: Any) -> Any:
        while x > 1:
            x /= 2
        return x

    expected = [halved(x) if go else -x for x, go in zip(values, on, strict=True)]
    np.testing.assert_array_equal(package.flagged(from_numpy(values), from_numpy(on)).numpy(), expected)


def test_written_in_place(package: Any) -> None:
    """A block is read as a whole before anything of it is written."""
    values = np.random.default_rng(0).uniform(0, 5, 300)
    tensor = from_numpy(values.copy())
    package.halvings(tensor, 0.1, out=tensor)
    np.testing.assert_array_equal(tensor.numpy(), of_every_element(halvings, [values], (0.1,))[0])
