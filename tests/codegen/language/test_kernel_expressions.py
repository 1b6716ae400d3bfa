"""The expressions of kernels against NumPy, over dtypes: operators, conditionals, literals, intermediate names.

One row an expression. Integers are computed in 64 bits and wrap around when they are stored; float16 and bfloat16 are
computed in float32 and rounded once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from written_packages import imported_package

import generated as ow
from runtime.errors import UnsupportedError

BITS = ("bool", "uint8", "int8", "int16", "int32", "int64")
INTEGERS = BITS[1:]
FLOATS = ("float16", "bfloat16", "float32", "float64")
COMPLEX = ("complex64", "complex128")
SOME = ("uint8", "int64", "float16", "float32")  # where the dtype can hardly matter
REAL = (*INTEGERS, *FLOATS)
NUMBERS = (*REAL, *COMPLEX)
EPSILON = {
    "float16": 2e-3, "bfloat16": 1.6e-2, "float32": 4e-7, "float64": 1e-15, "complex64": 4e-7, "complex128": 1e-15,
}  # fmt: skip


class Row(NamedTuple):
    """An expression over `a` and `b`, the same in NumPy, the dtypes it is for, and whether it gives bool."""

    expression: str
    reference: str
    kinds: tuple[str, ...] = REAL
    bool: bool = False


def truth(expression: str, reference: str, kinds: tuple[str, ...] = REAL) -> Row:
    return Row(expression, reference, kinds, bool=True)


ROWS = [
    # chained comparisons and conditionals
    truth("a < b < 3", "(a < b) & (b < 3)"),
    truth("0 <= a <= b != 2", "(0 <= a) & (a <= b) & (b != 2)", SOME),
    truth("a == b", "a == b", (*BITS, *NUMBERS)),
    Row("a if a > b else b if b > 2 else a - b", "np.where(a > b, a, np.where(b > 2, b, a - b))"),
    Row("a if a != b else 0", "np.where(a != b, a, 0)", (*BITS, *NUMBERS)),
    Row("where(a > b, a, where(a < 0, -1, 7))", "np.where(a > b, a, np.where(a < 0, -1, 7))"),
    # logic
    truth("a > 1 and b > 1", "(a > 1) & (b > 1)", SOME),
    truth("a > 1 or not b > 1", "(a > 1) | ~(b > 1)", SOME),
    truth("not a", "a == 0", (*BITS, *FLOATS)),
    truth("(a > 1) & (b > 1) | (a == b)", "(a > 1) & (b > 1) | (a == b)", SOME),
    truth("(a > 1) ^ (b > 1)", "(a > 1) ^ (b > 1)", SOME),
    truth("~(a > 1)", "~(a > 1)", SOME),
    truth("True if a > b else False", "a > b", SOME),
    Row("(a > b) + (a > 0)", "(a > b).astype('i8') + (a > 0)", SOME),
    Row("a and b", "np.where(a != 0, b, a)", (*BITS, "float32")),
    Row("a or b", "np.where(a != 0, a, b)", (*BITS, "float32")),
    # bits
    Row("a & b | 1", "a & b | 1", INTEGERS),
    Row("a ^ b", "a ^ b", BITS),
    Row("~a", "~a", BITS),
    Row("a << 2", "a << 2", INTEGERS),
    Row("a << b", "np.where((b < 0) | (b > 63), 0, a << np.clip(b, 0, 63))", INTEGERS),
    Row("a >> b", "np.where((b < 0) | (b > 63), np.where(a < 0, -1, 0), a >> np.clip(b, 0, 63))", INTEGERS),
    # division and powers
    Row("a // b", "np.floor_divide(a, b)"),
    Row("a % b", "np.remainder(a, b)"),
    Row("a // 3 - a % -3", "a // 3 - a % -3", ("int8", "int16", "int32", "int64", *FLOATS)),
    Row("a / b", "a / b", (*FLOATS, *COMPLEX)),
    truth("a / 2 > 1.25", "a / 2 > 1.25", SOME),
    Row("a ** 2 - b ** 3", "a * a - b * b * b", NUMBERS),
    Row("b ** 5", "b * b * b * b * b"),
    Row("abs(b) ** 0.5", "np.abs(b.astype('f8')) ** 0.5", ("float32", "float64")),
    # The smallest int64 has no abs.
    Row("floor(abs(b | 1) ** 0.5)", "np.floor(np.abs((b | 1).astype('f8')) ** 0.5)", ("int64",)),
    Row("2 ** abs(b % 5)", "2 ** np.abs(np.remainder(b, 5))", ("int8", "int64", "float32", "float64")),
    Row("max(a, min(b, 3))", "np.maximum(a, np.minimum(b, 3))", SOME),
    # literals
    truth("a > 0.5", "a > 0.5", (*BITS, *FLOATS)),
    truth("a < 1000", "a < 1000"),
    truth("a > -1", "a > -1"),
    truth("a < inf", "a < np.inf", (*BITS, *FLOATS)),
    Row("a - a + 9007199254740993", "a - a + 9007199254740993", ("int64",)),
    Row("a - a + 1e300", "a - a + 1e300", ("float64", "complex128")),
    Row("a * 0x10 + 1_000", "a * 16 + 1000", ("int32", "int64", "float64")),
    Row("pi * a + e", "np.pi * a + np.e", (*FLOATS, *COMPLEX)),
    # complex numbers
    Row("conj(a) * b", "np.conj(a) * b", NUMBERS),
    Row("real(a) * imag(b)", "np.real(a) * np.imag(b)", NUMBERS),
    # intermediate names
    Row(
        "|\n      low, high = min(a, b), max(a, b)\n      high = high - 1\n      high - low",
        "np.maximum(a, b) - 1 - np.minimum(a, b)", SOME,
    ),
]  # fmt: skip


def entry(number: int, row: Row) -> str:
    schema = f"f{number}(Tensor a, Tensor b) -> Tensor"
    expression = row.expression if row.expression[0] == "|" else f'"{row.expression}"'
    promote = "bool" if row.bool else "default"
    fractions = (" / " in expression or "** 0.5" in expression) and "floor" not in expression and not row.bool
    takes = "\n  dtypes: [floating, complex]" if fractions else ""
    return f"- func: {schema}\n  promote: {promote}{takes}\n  elementwise: {expression}\n"


OTHERS = """
- func: both(Tensor a, Tensor b) -> (Tensor low, Tensor high)
  elementwise: |
    d = a - b
    b if d > 0 else a, a if d > 0 else b
- func: picked(Tensor condition, Tensor a, Tensor b) -> Tensor
  fixed_dtypes: {condition: bool}
  elementwise: a * 2 if condition and a > 0.5 else b
- func: steps(Tensor a, Scalar k, float f, bool flag) -> Tensor
  dtypes: floating
  elementwise: a * k + f if flag else -a
- func: lowered(Tensor a) -> Tensor
  elementwise: floor(a)
- func: less(Tensor a, Tensor b) -> Tensor
  promote: bool
  elementwise: a < b
- func: least(Tensor a, int dim) -> Tensor
  reduce: {best: {init: 0, step: "minimum(best, self)"}}
  finish: best
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The rows as operators of a package of their own."""
    entries = "".join(entry(*pair) for pair in enumerate(ROWS)) + OTHERS
    with imported_package(tmp_path_factory.mktemp("expressions"), "expressions_under_test", entries) as imported:
        yield imported


def all_pairs(kind: str) -> tuple[np.ndarray, np.ndarray]:
    """Two arrays of all pairs of telling values."""
    if kind == "bool":
        values: Any = np.array([False, True])
    elif kind in INTEGERS:
        info = np.iinfo(kind)
        negative = [] if kind == "uint8" else [-1, -2, -3, -7]
        values = np.array([0, 1, 2, 3, 7, 100, info.max, info.min, *negative], kind)
    elif kind in COMPLEX:
        values = np.array([1 + 2j, -0.5 + 1j, 3, -2j, 0.25 - 0.75j], kind)
    else:
        values = np.array([0.0, 0.5, 1.0, 2.0, 3.0, 7.5, 100.0, -0.5, -1.0, -2.5, -7.0])
        values = values.astype("f4" if kind == "bfloat16" else kind)
    a, b = np.meshgrid(values, values)
    return a.ravel(), b.ravel()


def tensor(array: np.ndarray, kind: str) -> Any:
    result = ow.from_numpy(array)
    return result.to(ow.bfloat16) if kind == "bfloat16" else result


def numpy_of(tensor: Any) -> np.ndarray:
    return (tensor.float() if tensor.dtype is ow.bfloat16 else tensor).numpy()


CASES = [
    pytest.param(number, kind, id=f"{row.expression}-{kind}") for number, row in enumerate(ROWS) for kind in row.kinds
]


@pytest.mark.parametrize(("number", "kind"), CASES)
def test_an_expression_is_what_numpy_says(package: Any, number: int, kind: str) -> None:
    row = ROWS[number]
    a, b = all_pairs(kind)
    result = getattr(package, f"f{number}")(tensor(a, kind), tensor(b, kind))
    wide = {"float16": "f4", "bfloat16": "f4"}.get(kind, "i8" if kind in INTEGERS else kind)
    with np.errstate(all="ignore"):
        wanted = np.asarray(eval(row.reference, {"np": np}, {"a": a.astype(wide), "b": b.astype(wide)}))
        if not row.bool:
            wanted = wanted.astype(a.dtype)
    got = numpy_of(result)
    assert got.dtype == (np.dtype(bool) if row.bool else a.dtype)
    if kind in EPSILON and not row.bool:
        np.testing.assert_allclose(got, wanted, rtol=EPSILON[kind], atol=0)
    else:
        np.testing.assert_array_equal(got, wanted)


def test_several_outputs_share_intermediate_names(package: Any) -> None:
    low, high = package.both(ow.tensor([1.0, 5.0]), ow.tensor([2.0, 4.0]))
    assert (low.tolist(), high.tolist()) == ([1.0, 4.0], [2.0, 5.0])


@pytest.mark.parametrize("kind", ["int8", "int64", "float16", "float32", "complex64"])
def test_a_condition_of_another_dtype(package: Any, kind: str) -> None:
    if kind == "complex64":
        with pytest.raises(UnsupportedError):
            package.picked(ow.tensor([True]), ow.tensor([1j]), ow.tensor([1j]))
        return
    a, b = ow.tensor([1, 0, 3]).to(getattr(ow, kind)), ow.tensor([7, 8, 9]).to(getattr(ow, kind))
    assert package.picked(ow.tensor([True, True, False]), a, b).tolist() == [2, 8, 9]


def test_numbers_among_the_arguments(package: Any) -> None:
    a = ow.tensor([1.0, -2.0])
    assert package.steps(a, 3, 0.5, True).tolist() == [3.5, -5.5]
    assert package.steps(a, 3, 0.5, False).tolist() == [-1.0, 2.0]


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (
            lambda m: m.lowered(ow.tensor([1j])),
            "lowered is not implemented for complex64, for which its kernel means nothing: floor(a)",
        ),
        (
            lambda m: m.less(ow.tensor([1j]), ow.tensor([2j])),
            "less is not implemented for complex64, for which its kernel means nothing: a < b",
        ),
        (
            lambda m: m.least(ow.tensor([1j]), 0),
            "least is not implemented for complex64, for which its kernel means nothing: best",
        ),
    ],
)
def test_what_means_nothing_for_a_dtype_is_rejected_in_words(package: Any, call: Any, text: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        call(package)
    assert str(caught.value) == text


def test_division_of_the_smallest_integer_does_not_trap(package: Any) -> None:
    number = next(k for k, row in enumerate(ROWS) if row.expression == "a // b")
    for kind in INTEGERS[1:]:
        least = np.iinfo(kind).min
        operands = (ow.from_numpy(np.array([value], kind)) for value in (least, -1))
        result = getattr(package, f"f{number}")(*operands)
        assert result.tolist() == [least]
    assert math.isnan(getattr(package, f"f{number}")(ow.tensor([0.0]), ow.tensor([0.0])).item())
