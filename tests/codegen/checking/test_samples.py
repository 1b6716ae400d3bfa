"""Samples: how they are read, made up from a schema, and filled with numbers; finite differences; scalar formulas."""

from __future__ import annotations

import ast
import math
import random
from pathlib import Path

import pytest

from codegen.calculus.scalar_formulas import evaluator, gradient
from codegen.checking.differences import agrees, difference, first_gap, place_of, spelled
from codegen.checking.sample_values import TensorValues, draw, spread
from codegen.diagnostics import Diagnostics
from codegen.language.syntax import Program
from codegen.reading.entries import read_operators
from codegen.reading.implied_samples import with_implied
from codegen.reading.samples import Interval, NoSamplesError, Sampling, TensorSample, complete, generate, shape_of
from codegen.schema import parse_schema


def read(schema: str, *lines: str, folder: Path) -> Sampling:
    head = f"- func: f({schema}) -> Tensor\n  composite: raise_error('f')\n"
    text = head + "".join(f"  {line}\n" for line in lines)
    path = folder / "ops.yaml"
    path.write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    (entry,) = read_operators(path, diagnostics)
    diagnostics.raise_if_any()
    return entry.sampling


# Arguments, a sample as it is written, and as it is understood.
READ = [
    ("Tensor self", "{self: [3, 4]}", "self [3, 4]"),
    ("Tensor self", "{self: []}", "self []"),
    ("Tensor self", "{self: {shape: [3, 4], transposed: true}}", "self [3, 4] transposed"),
    ("Tensor self", "{self: {shape: [2, 3, 3], symmetric: true}}", "self [2, 3, 3] symmetric"),
    ("Tensor self", "{self: {shape: [2, 3], sparse: true}}", "self [2, 3] sparse_coo"),
    ("Tensor self", "{self: {values: [[1, 2], [2, 5]], symmetric: true}}", "self [[1, 2], [2, 5]] symmetric"),
    ("Tensor self", "{self: {shape: [2], in: '[0, 1)', dtype: float32}}", "self [2] float32 in [0, 1)"),
    ("Tensor self", "{self: {shape: [2], in: [-1, 1]}}", "self [2] in [-1, 1]"),
    ("Tensor self", "{self: {shape: [2], in: '[-inf, inf]'}}", "self [2] in (-inf, inf)"),
    ("Tensor self", "{self: {values: [[1, 2], [3, 4.5]]}}", "self [[1, 2], [3, 4.5]]"),
    ("Tensor self", "{self: {values: 3}}", "self 3"),
    ("Tensor self", "{self: {values: [true, False], dtype: bool}}", "self [True, False] bool"),
    ("Tensor[] tensors", "{tensors: [[3, 4], {shape: [3, 1]}]}", "tensors [[3, 4], [3, 1]]"),
    ("Tensor? weight", "{weight: None}", ""),
    ("Tensor? weight", "{weight: [3]}", "weight [3]"),
    ("Tensor self, Scalar by", "{self: [1], by: 2}", "self [1], by 2"),
    ("Tensor self, Scalar by", "{self: [1], by: true}", "self [1], by True"),
    ("Tensor self, float by=1", "{self: [1], by: -inf}", "self [1], by -inf"),
    ("Tensor self, float by=1", "{self: [1], by: 1}", "self [1]"),  # the default
    ("Tensor self, int[1] dim", "{self: [1], dim: -1}", "self [1], dim [-1]"),
    ("Tensor self, int[2] size", "{self: [1], size: 3}", "self [1], size [3, 3]"),
    ("Tensor self, int[]? dim", "{self: [1], dim: [0, 1]}", "self [1], dim [0, 1]"),
    ("Tensor self, bool? keep=None", "{self: [1], keep: false}", "self [1], keep False"),
    ("Tensor self, str how='a'", "{self: [1], how: b}", "self [1], how b"),
    ("Tensor self, int reduction=Mean", "{self: [1], reduction: Sum}", "self [1], reduction Sum"),
    ("Tensor self, ScalarType dtype", "{self: [1], dtype: float64}", "self [1], dtype float64"),
    ("Tensor self, Index i", "{self: [3], i: '..., None, 1:, [0, -1]'}", "self [3], i [..., None, 1:, [0, -1]]"),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "written", "understood"), READ)
def test_read(arguments, written, understood, tmp_path):
    (sample,) = read(arguments, f"samples: [{written}]", folder=tmp_path).samples
    assert str(sample) == understood


def test_read_domain_and_points(tmp_path):
    lines = ("domain:\n    self: (0, inf)\n    other: [-1, 1]", "nondifferentiable_at: {self: 0, other: [-1, at]}")
    sampling = read("Tensor self, Tensor other, Scalar at", *lines, folder=tmp_path)
    assert sampling.domain == (("self", Interval(0, math.inf, False, False)), ("other", Interval(-1, 1, True, True)))
    assert sampling.points == (("self", (0,)), ("other", (-1, "at")))


# Arguments of a schema, whether its kernel is elementwise, and the samples made up for it.
GENERATED = [
    ("Tensor self", True, "self [3, 4] | self [2, 3, 4] | self [] | self [4, 3] transposed"),
    (
        "Tensor self, Tensor other, *, Scalar alpha=1", True,
        "self [3, 4], other [3, 4] | self [2, 1, 4], other [3, 1], alpha 1.5 | self [], other [] | "
        "self [4, 3] transposed, other [4, 3] transposed, alpha 1.5",
    ),
    (
        "Tensor self, int[1]? dim, bool keepdim=False", False,
        "self [3, 4], dim [0] | self [2, 3, 4], dim [-1], keepdim True | self [], dim [0] | "
        "self [4, 3] transposed, dim [-1], keepdim True",
    ),
    (
        "Tensor self, int dim, ScalarType? dtype=None", False,
        "self [3, 4], dim 0 | self [2, 3, 4], dim -1 | self [], dim 0 | self [4, 3] transposed, dim -1",
    ),
    (
        "Tensor[] tensors, Scalar by", False,
        "tensors [[3, 4], [3, 4]], by 2.5 | tensors [[2, 3, 4], [2, 3, 4]], by 1.5 | tensors [[], []], by 2.5 | "
        "tensors [[4, 3] transposed, [4, 3] transposed], by 1.5",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "elementwise", "samples"), GENERATED)
def test_generated(arguments, elementwise, samples):
    schema = parse_schema(f"f({arguments}) -> Tensor")
    assert " | ".join(map(str, generate(schema, elementwise=elementwise))) == samples


@pytest.mark.parametrize("argument", ["int[] size", "int index", "str how", "Generator generator", "ScalarType dtype"])
def test_what_cannot_be_made_up(argument):
    schema = parse_schema(f"f(Tensor self, {argument}) -> Tensor")
    with pytest.raises(NoSamplesError, match=f"^{argument.split()[1]}$"):
        generate(schema, elementwise=True)


ANYWHERE = Sampling()


def values_of(sampling: Sampling = ANYWHERE, seed: str = "0", **tensors: TensorSample) -> dict[str, TensorValues]:
    arguments = ", ".join(f"Tensor {name}" for name in tensors)
    schema = parse_schema(f"f({arguments}, Scalar bound=0.5) -> Tensor")
    return draw(complete(schema, tensors), sampling, (("mask", "bool"),), seed)


SHOWN = [
    ("log(self) + sqrt(other)", [("self", "(0, inf)"), ("other", "(0, inf)")], []),
    ("where(self > 1, log(self), 0)", [], [("self", (1,))]),
    ("abs(self) / other", [], [("self", (0,)), ("other", (0,))]),
    ("minimum(maximum(self + 3, 0), 6)", [], [("self", (3, -3))]),
    ("where(abs(self) <= by, 0, self)", [], [("self", ("by", "-by", 0))]),
    ("pow(self, by) + floor(other)", [("self", "(0, inf)")], [("other", (-3, -2, -1, 0, 1, 2, 3))]),
    ("pow(self, 2) * (other if by > 1 else asin(other))", [], []),
    ("s = sigmoid(self)\nlog(s) * abs(s)", [], []),
]


@pytest.mark.parametrize(("expression", "domain", "points"), SHOWN)
def test_what_an_expression_shows_of_its_arguments(expression, domain, points):
    schema = parse_schema("f(Tensor self, Tensor other, Scalar by) -> Tensor")
    result = with_implied(Sampling(), [ast.parse(expression).body], schema)
    assert [(name, str(interval)) for name, interval in result.domain] == domain
    assert dict(result.points) == dict(points)
    said = Sampling(domain=(("self", Interval(4, 5, True, True)),), points=(("self", (7.0,)),))
    assert dict(with_implied(said, [ast.parse(expression).body], schema).domain)["self"].low == 4
    assert dict(with_implied(said, [ast.parse(expression).body], schema).points)["self"] == (7.0,)


def test_a_point_may_be_minus_an_argument():
    sample = complete(parse_schema("f(Tensor self, Scalar by) -> Tensor"), {"self": TensorSample((40,)), "by": 0.5})
    numbers = draw(sample, Sampling(points=(("self", ("by", "-by")),)), (), "seed")["self"].elements
    assert min(abs(abs(number) - 0.5) for number in numbers) >= 0.125


def test_numbers_are_distinct_and_exact_in_single_precision():
    drawn = values_of(self=TensorSample((3, 4)), other=TensorSample((2, 6)), third=TensorSample((36,)))
    numbers = [number for name in ("self", "other", "third") for number in drawn[name].elements]
    assert len(set(numbers)) == len(numbers) == 60
    assert min(abs(a - b) for a in numbers for b in numbers if a != b) > 0.02
    assert all(-2 < number < 2 and (number * 1024).is_integer() for number in numbers)


def test_numbers_depend_on_the_seed_alone():
    first, again, other = (values_of(self=TensorSample((5,)), seed=seed) for seed in ("a", "a", "b"))
    assert first == again != other


@pytest.mark.parametrize(
    ("interval", "low", "high"),
    [
        (Interval(0, math.inf, False, False), 0.1, 3),
        (Interval(-math.inf, -1, False, True), -4, -1.1),
        (Interval(-1, 1, True, True), -0.9, 0.9),
        (Interval(0, 0.125, False, False), 0.005, 0.12),
        (None, -1.9, 1.9),
    ],
)
def test_numbers_stay_inside_their_interval(interval, low, high):
    numbers = spread(50, interval, (), random.Random(0))
    assert all(low <= number <= high for number in numbers)
    assert max(numbers) - min(numbers) > 0.8 * (high - low)


def test_numbers_keep_away_from_points():
    sampling = Sampling(points=(("self", (0, "bound", -5)),))
    numbers = values_of(sampling, self=TensorSample((100,)))["self"].elements
    assert min(min(abs(number), abs(number - 0.5)) for number in numbers) >= 0.12
    assert any(0 < number < 0.5 for number in numbers)


def test_other_dtypes():
    drawn = values_of(
        mask=TensorSample((20,)), index=TensorSample((30,), "int64"),
        few=TensorSample((30,), "int32", Interval(-1, 3, False, True)), given=TensorSample((2,), "int64", None, (7, 8)),
    )  # fmt: skip
    assert {name: sorted(set(value.elements)) for name, value in drawn.items() if name != "bound"} == {
        "mask": [False, True], "index": [0, 1], "few": [0, 1, 2, 3], "given": [7, 8]
    }  # fmt: skip
    assert [value.dtype for name, value in drawn.items() if name != "bound"] == ["bool", "int64", "int32", "int64"]


@pytest.mark.parametrize(
    ("values", "shape"),
    [(3, ()), ((), (0,)), ((1, 2), (2,)), (((1,), (2,)), (2, 1)), (((1,), 2), None), (((), (1,)), None)],
)
def test_shape_of_values(values, shape):
    assert shape_of(values) == shape


# -- finite differences ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("function", "derivative"),
    [(math.exp, math.exp(0.5)), (math.sin, math.cos(0.5)), (lambda x: 1 / x, -4), (lambda x: x**5, 5 * 0.5**4)],
)
def test_differences_are_far_more_exact_than_the_tolerance(function, derivative):
    (number,), smooth = difference(lambda step: [function(0.5 + step)])
    assert smooth
    assert abs(number - derivative) < 1e-10 * max(1, abs(derivative))


def test_a_kink_shows_in_the_differences():
    assert difference(lambda step: [abs(step + 0.0001)])[1] is False
    assert difference(lambda step: [abs(step + 0.01)])[1] is True


def test_agreement():
    assert agrees(1.0, 1.0 + 5e-7)
    assert not agrees(1.0, 1.0 + 2e-6)
    assert agrees(1e6, 1e6 + 0.5)
    assert not agrees(0.0, 2e-6)
    assert not any(agrees(item, item) for item in (math.nan, math.inf))
    assert (first_gap([1, 2], [1, 2]), first_gap([1, 2], [1, 3])) == (None, 1)


def test_spelling():
    assert spelled(-0.25, 0.25) == ("-0.25", "0.25")
    assert spelled(1.0000001, 1.0000002) == ("1.0000001", "1.0000002")
    assert spelled(2.0, 2.0) == ("2", "2")
    assert [place_of(position, (2, 3)) for position in (0, 5)] == [[0, 0], [1, 2]]
    assert place_of(0, ()) == []


# -- formulas over numbers -------------------------------------------------------------------------------------------


def program(source: str) -> Program:
    return Program(tuple(ast.parse(source).body), source)


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("grad * cos(x)", 2 * math.cos(3)),
        ("where(x == 0, 0, 1 / x)", 1 / 3),
        ("where((x > 1) & (grad > 1), pi, 1 / 0)", math.pi),
        ("1 / (x - 3)", math.nan),
        ("log(-x)", math.nan),
        ("(-x) ** 0.5", math.nan),
        ("exp(1000 * x)", math.nan),
        ("rsqrt(x) + sigmoid(x) + sign(x)", 3**-0.5 + 1 / (1 + math.exp(-3)) + 1),
    ],
)
def test_a_formula_of_numbers(source, value):
    assert evaluator(program(source))({"x": 3.0, "grad": 2.0}) == pytest.approx(value, nan_ok=True)


def test_a_formula_with_an_unknown_function():
    assert evaluator(program("digamma(x)")) is None
    assert evaluator(program("y, z = x, x\ny")) is None


def test_a_formula_of_several_lines():
    formula = evaluator(program("y = log(x - 3)\nz = 2 * x\nwhere(x > 3, y, z)"))
    assert formula({"x": 3.0}) == 6
    assert formula({"x": 4.0}) == 0


def test_a_gradient_is_summed_over_what_was_broadcast():
    tensors = {"grad": ((2, 3), [1, 2, 3, 4, 5, 6]), "a": ((2, 1), [10, 20]), "b": ((3,), [1, 2, 3])}
    formula = evaluator(program("grad * b * s"))
    assert gradient(formula, tensors, {"s": 2}, "a", (2, 3)) == [28, 64]
    assert gradient(evaluator(program("grad * a")), tensors, {}, "b", (2, 3)) == [90, 120, 150]
