"""Formulas as ``create_graph`` records them: guarded branches, and numbers in the dtype that is computed in.

The branch that is not taken has no derivative, of any order, whatever it would be; where one is taken, derivatives are
compared with those that mpmath finds of it. Recorded gradients are those of the compiled loop, digit for digit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import mpmath
import pytest
from written_packages import imported_package

from codegen.checking.subject import LoadedPackage
from codegen.checking.verify import verify
from codegen.package import build, load

INF = math.inf


class Row(NamedTuple):
    """A kernel, the function that it is where its branches are taken, and where neither is finite in the other."""

    func: str
    kernel: str
    exact: Callable[[Any], Any]
    taken: tuple[float, ...]
    else_zero: tuple[float, ...]  # derivatives are 0 here
    arguments: tuple[Any, ...] = ()


ROWS = {
    "where": Row("guard_where(Tensor self) -> Tensor", "elementwise: where(self > 0, log(self), 0)",
                 mpmath.log, (0.5, 3.0), (0.0, -1.0)),
    "other_branch": Row("guard_other(Tensor self) -> Tensor", "elementwise: where(self <= 0, 0, sqrt(self))",
                        mpmath.sqrt, (0.5, 3.0), (0.0, -1.0)),
    "conditional": Row("guard_if(Tensor self) -> Tensor", "elementwise: log(self) if self > 0 else 0",
                       mpmath.log, (0.5,), (0.0,)),
    "infinite": Row("guard_infinite(Tensor self) -> Tensor", "elementwise: where(abs(self) < inf, self * self, 0)",
                    lambda x: x * x, (0.5, -2.0), (INF, -INF)),
    "overflow": Row("guard_overflow(Tensor self) -> Tensor", "elementwise: where(self < 700, exp(self), 1)",
                    mpmath.exp, (0.5, -2.0), (1000.0,)),
    "nested": Row("guard_nested(Tensor self) -> Tensor",
                  "elementwise: 'where(self > -1, where(self > 0, log(self), 0) * sqrt(self + 1), 0)'",
                  lambda x: mpmath.log(x) * mpmath.sqrt(x + 1), (0.5, 2.0), (-1.0, -2.0)),
    "nested_zero": Row("guard_nested_zero(Tensor self) -> Tensor",
                       "elementwise: where(self >= 0, where(self > 0, self * log(self), 0), 0)",
                       lambda x: x * mpmath.log(x), (0.5, 2.0), (0.0, -2.0)),
    "names": Row("guard_names(Tensor self) -> Tensor", """elementwise: |
    root = sqrt(self)
    ok = self > 0
    value = log(root) / root
    where(ok, value * value, 0)""", lambda x: (mpmath.log(x) / 2) ** 2 / x, (0.5, 2.0), (0.0, -1.0)),
    "chained": Row("guard_chained(Tensor self) -> Tensor",
                   "elementwise: where(0 < self < 1, log(self) * log1p(-self), 0)",
                   lambda x: mpmath.log(x) * mpmath.log(1 - x), (0.5, 0.75), (0.0, 1.0, 2.0)),
    "loop": Row("guard_loop(Tensor self, int n) -> Tensor", """elementwise: |
    total = 0
    for k in range(n):
        part = log(self)
        total = total * self + where(self > 0, part, 0)
    total""", lambda x: mpmath.log(x) * (1 + x + x * x), (0.5, 2.0), (0.0,), (3,)),
    "loop_in_branch": Row("guard_after_loop(Tensor self, float[] weights) -> Tensor", """elementwise: |
    total = 1
    for w in weights:
        total = total * sqrt(self) + w
    where(self > 0, total, 0)""", lambda x: (mpmath.sqrt(x) + 2) * mpmath.sqrt(x) + 3, (0.5, 2.0), (0.0, -1.0),
                          ([2.0, 3.0],)),
    "number": Row("guard_number(Tensor self, bool mask) -> Tensor", "elementwise: log(self) if mask else 0",
                  mpmath.log, (0.5, 2.0), (), (True,)),
    "number_not": Row("guard_number_not(Tensor self, bool mask) -> Tensor", "elementwise: log(self) if mask else 0",
                      mpmath.log, (), (0.0, 2.0), (False,)),
    "scalar": Row("guard_scalar(Tensor self, Scalar alpha) -> Tensor",
                  "elementwise: where(alpha > 0, sqrt(self), 0)", mpmath.sqrt, (0.5, 2.0), (), (2.0,)),
    "case": Row("guard_case(Tensor self, bool mask) -> Tensor",
                'elementwise: {mask: "where(self > 0, log(self), 0)", "True": self}',
                mpmath.log, (0.5,), (0.0,), (True,)),
}  # fmt: skip
ALONG = {
    "sum": Row("guard_sum(Tensor self, int dim) -> Tensor",
               "reduce: {total: {init: 0, step: 'total + where(self > 0, log(self), 0)'}}\n  finish: total * total",
               mpmath.log, (0.5,), (0.0,)),
    "scan": Row("guard_scan(Tensor self, int dim) -> Tensor",
                "scan: {value: {init: 0, step: 'value * 0.5 + where(self > 0, log(self), 0)'}}",
                mpmath.log, (0.5,), (0.0,)),
}  # fmt: skip
OPS = "- extends: generated\n" + "".join(
    f"\n- func: {row.func}\n  dtypes: floating\n  {row.kernel}\n" for row in (*ROWS.values(), *ALONG.values())
)
# Numbers of which nothing is left in float32, where Python's numbers or tensors of other dtypes meet.
EXACT = """
- func: exact_pinball(Tensor self, Scalar q) -> Tensor
  dtypes: floating
  elementwise: maximum(q * self, (q - 1) * self)
- func: exact_choice(Tensor self, Tensor other, Scalar q) -> Tensor
  dtypes: floating
  elementwise: self * other * where(self > other, 0, q) + self * where(other > 0, 0.1, q)
- func: exact_mask(Tensor self, Tensor other, Scalar q) -> Tensor
  dtypes: floating
  fixed_dtypes: {other: bool}
  elementwise: self * exp(q * other) + self * self / (other + 3) + sin(self * (-other * 0.3 + 0.1))
- func: exact_sum_of_conditions(Tensor self, Tensor other, Scalar q) -> Tensor
  dtypes: floating
  elementwise: self * ((self > 0) + (other > 0)) + sin(self * q) * ((self > 1) - (other > 0))
- func: exact_operands(Tensor self, Tensor other, Scalar q) -> Tensor
  promote: int_to_float
  dtypes: [integral, floating]
  elementwise: self * exp(other / 3) + sin(self) / (q + other * other)
- func: exact_loop(Tensor self, float[] coefficients) -> Tensor
  dtypes: floating
  elementwise: |
    total = 0
    for c in coefficients:
        total = total + where(self > c, 0, 0.3) * self * self
    total
"""
HALVED = """
- extends: generated
- func: times_q(Tensor self, Scalar q) -> Tensor
  dtypes: floating
  elementwise: q * self
  samples: [{self: [3], q: 0.5}]
"""
MASKED = """
- func: guard_mask(Tensor self, Tensor mask) -> Tensor
  dtypes: floating
  fixed_dtypes: {mask: bool}
  elementwise: log(self) if mask else 0
- func: guard_neighbour(Tensor self) -> Tensor
  dtypes: floating
  elementwise: where(self[i - 1] > 0, log(self[i - 1]), 0)
  border: circular
"""
NAMES: dict[str, tuple[str, ...]] = {
    row.func.partition("(")[0]: ("self",) for row in (*ROWS.values(), *ALONG.values())
}  # fmt: skip
NAMES |= dict.fromkeys(["guard_mask", "guard_neighbour"], ("self",))
EXACT_NAMES: dict[str, tuple[str, ...]] = {
    "exact_pinball": ("self",), "exact_choice": ("self", "other"), "exact_mask": ("self",),
    "exact_sum_of_conditions": ("self", "other"), "exact_operands": ("self", "other"), "exact_loop": ("self",),
}  # fmt: skip


@pytest.fixture(scope="module")
def ow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    targets = NAMES | EXACT_NAMES
    formulas = "".join(f"- name: {name}\n  {', '.join(of)}: auto\n\n" for name, of in targets.items())
    folder = tmp_path_factory.mktemp("guards")
    with imported_package(folder, "guarded_branches", OPS + MASKED + EXACT, formulas) as imported:
        yield imported


def orders(ow: Any, function: Callable[[Any], Any], points: list[float], *, last: bool) -> list[list[float]]:
    """The derivatives of the first three orders; where `last`, each is computed by the loop of its formula."""
    results = []
    for order in range(1, 4):
        x = ow.tensor(points, dtype=ow.float64, requires_grad=True)
        value = function(x).sum()
        for step in range(order):
            if not value.requires_grad:
                value = (x * 0).sum()
            (slope,) = ow.autograd.grad(value, x, create_graph=not last or step < order - 1)
            value = slope.sum()
        results.append(slope.tolist())
    return results


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("name", ROWS)
def test_three_orders(ow: Any, name: str, *, last: bool) -> None:
    row = ROWS[name]
    operator = getattr(ow, row.func.partition("(")[0])
    points = [*row.taken, *row.else_zero]
    with mpmath.workdps(40):
        for order, result in enumerate(orders(ow, lambda x: operator(x, *row.arguments), points, last=last), 1):
            for point, number in zip(points, result, strict=True):
                exact = float(mpmath.diff(row.exact, point, order)) if point in row.taken else 0.0
                assert number == pytest.approx(exact, rel=1e-11, abs=1e-12), (order, point)


@pytest.mark.parametrize("name", ALONG)
def test_along_a_dimension(ow: Any, name: str) -> None:
    """A logarithm of 1 is 0 as well, so that what the others get is the same."""
    operator = getattr(ow, ALONG[name].func.partition("(")[0])
    guarded, plain = (
        orders(ow, lambda x: operator(x, 0), [0.5, middle, 2.0], last=False) for middle in (0.0, 1.0)
    )  # fmt: skip
    for result, other in zip(guarded, plain, strict=True):
        assert result[1] == 0
        # Of a sum that is squared the middle element has a part in the derivatives of the others.
        assert result[::2] == pytest.approx(other[::2]) if name == "scan" else all(map(math.isfinite, result))


def test_masks_and_neighbours(ow: Any) -> None:
    mask = ow.tensor([True, False, True])
    for function in (lambda x: ow.guard_mask(x, mask), ow.guard_neighbour):
        for order, result in enumerate(orders(ow, function, [0.5, 0.0, 2.0], last=False), 1):
            exact = [float(mpmath.diff(mpmath.log, point, order)) for point in (0.5, 2)]
            assert result == pytest.approx([exact[0], 0, exact[1]])


@pytest.mark.parametrize("name", ROWS)
def test_forward_over_reverse(ow: Any, name: str) -> None:
    """Tangents of gradients are the same second derivatives."""
    row = ROWS[name]
    operator = getattr(ow, row.func.partition("(")[0])
    points = [*row.taken, *row.else_zero]
    x = ow.tensor(points, dtype=ow.float64)
    ones = ow.ones_like(x)

    def value(x: Any) -> Any:
        return operator(x, *row.arguments)

    (_, tensor) = ow.func.jvp(ow.func.grad(lambda x: value(x).sum()), (x,), (ones,))
    again = ow.func.grad(lambda x: ow.func.jvp(value, (x,), (ones,))[1].sum())(x)
    expected = orders(ow, value, points, last=False)[1]
    assert tensor.tolist() == pytest.approx(expected, rel=1e-11)
    assert again.tolist() == pytest.approx(expected, rel=1e-11)


def mixtures() -> Iterator[tuple[str, str, str]]:
    """Every operator with the dtypes that its operands may have."""
    for name, of in EXACT_NAMES.items():
        rest: tuple[str, ...] = ("float64", "float32") if "other" in of else ("bool",)
        rest += ("int64",) if name == "exact_operands" else ()
        yield from ((name, of_self, of_other) for of_self in ("float64", "float32") for of_other in rest)


@pytest.mark.parametrize(("name", "of_self", "of_other"), [*mixtures()])
def test_recorded_gradients_are_those_of_the_loop(ow: Any, name: str, of_self: str, of_other: str) -> None:
    kinds = {"self": of_self, "other": of_other}
    points = {"self": [1.1, -1.3, 0.7, 2.3], "other": [1.0, 2.0, -1.0, 0.0]}
    tensors = {key: ow.tensor(points[key]).to(getattr(ow, kinds[key])) for key in points}
    leaves = [tensors[key].requires_grad_() for key in EXACT_NAMES[name] if tensors[key].dtype.is_floating_point]
    arguments = [tensors["self"]] if name in ("exact_pinball", "exact_loop") else list(tensors.values())
    result = getattr(ow, name)(*arguments, (0.3, 0.1) if name == "exact_loop" else 0.3)
    loop = ow.autograd.grad(result.sum(), leaves, retain_graph=True)
    operators = ow.autograd.grad(result.sum(), leaves, create_graph=True)
    digits = 1e-14 if result.dtype is ow.float64 and of_self == "float64" else 2e-7
    for tensor, other in zip(loop, operators, strict=True):
        assert other.dtype is tensor.dtype
        assert other.tolist() == pytest.approx(tensor.tolist(), rel=digits, abs=digits)


def test_check_sees_numbers_that_float32_rounds(ow: Any, tmp_path: Path) -> None:
    """A number of a sample such as 0.5 shows no rounding, so `check` takes one beside it as well."""
    (tmp_path / "ops.yaml").write_text(HALVED, encoding="utf-8")
    (tmp_path / "derivatives.yaml").write_text("- name: times_q\n  self: grad * q\n", encoding="utf-8")
    (entry,), derivatives = load(tmp_path / "ops.yaml", tmp_path / "derivatives.yaml")
    files = dict(build(tmp_path / "ops.yaml", tmp_path / "derivatives.yaml").files)
    operators = files["operators/operators.py"]
    rounded = operators.replace("lambda grad, q: grad * q", "lambda grad, q: grad * float(numpy.float32(q))")
    assert rounded != operators
    files["operators/operators.py"] = rounded.replace("LOOPS, ", "import numpy\n\nLOOPS, ", 1)
    for path, text in files.items():
        (tmp_path / "rounding" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "rounding" / path).write_text(text, encoding="utf-8")
    (finding,) = verify(entry, derivatives["times_q"], LoadedPackage(tmp_path / "rounding"))
    assert finding.code == "check-loop"
