"""Reductions over several tensors that broadcast, and `auto` for reductions and scans, in a package made from YAML.

Values are compared with NumPy's in float64, derivatives of first and second order, backward and forward, with finite
differences. The section of the README that shows them is followed as it stands.
"""

from __future__ import annotations

import importlib
import itertools
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import readme

from codegen.__main__ import main
from codegen.calculus.recurrences import derive_scan
from codegen.calculus.reductions import derive_reduction
from codegen.diagnostics import Diagnostics
from codegen.language.kernels import ReduceDefinition
from codegen.reading.entries import read_operators
from codegen.reading.formulas import read_derivatives

OPERATORS = """
- extends: generated
- func: weighted_sum(Tensor self, Tensor weight, int[1]? dim=None, bool keepdim=False) -> Tensor
  autogen: weighted_sum.out
  reduce: {total: {init: 0, step: total + self * weight}}
  finish: total
- func: weighted_mean(Tensor self, Tensor weight, int dim) -> Tensor
  promote: int_to_float
  dtypes: [bool, integral, floating]
  domain: {weight: "(0.5, 2)"}
  reduce: {total: {init: 0, step: total + self * weight}, mass: {init: 0, step: mass + weight}}
  finish: total / mass
- func: squared_sum(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  dtypes: floating
  reduce: {total: {init: 0, step: total + self * self}}
  finish: total
- func: scaled_rms(Tensor self, Tensor weight, int dim, float eps) -> Tensor
  dtypes: floating
  reduce: {squares: {init: 0, step: squares + self * self}}
  each: self * weight / sqrt(squares / count + eps)
- func: dice(Tensor self, Tensor target) -> Tensor
  dtypes: floating
  domain: {self: "(0, 1)", target: "(0, 1)"}
  reduce: {both: {init: 0, step: both + self * target}, either: {init: 0, step: either + self + target}}
  finish: 1 - (2 * both + 1) / (either + 1)
- func: divergence(Tensor p, Tensor q, int dim) -> Tensor
  dtypes: floating
  variants: function
  domain: {p: "(0.1, 2)", q: "(0.1, 2)"}
  reduce: {total: {init: 0, step: "total + xlogy(p, p / q)"}}
  finish: total
- func: tempered(Tensor self, Tensor temperature, int dim) -> Tensor
  dtypes: floating
  domain: {temperature: "(0.5, 2)"}
  reduce:
    - {best: {init: -inf, step: "maximum(best, self / temperature)"}}
    - {total: {init: 0, step: "total + exp(self / temperature - best)"}}
  finish: log(total) + best
- func: log_total(Tensor self, int dim) -> Tensor
  dtypes: floating
  reduce: {total: {init: -inf, step: "logaddexp(total, 2 * self)"}}
  finish: total
- func: biased_softmax(Tensor self, Tensor bias, int dim) -> Tensor
  dtypes: floating
  reduce:
    - {best: {init: -inf, step: "maximum(best, self + bias)"}}
    - {total: {init: 0, step: "total + exp(self + bias - best)"}}
  each: exp(self + bias - best) / total
- func: shifted_product(Tensor self, Tensor other, int dim) -> Tensor
  dtypes: floating
  reduce: {total: {init: 1, step: total * (self + other)}}
  finish: total
- func: whole_product(Tensor self) -> Tensor
  dtypes: floating
  reduce: {total: {init: 1, step: total * self}}
  finish: total
- func: best_score(Tensor self, Tensor other, int[1] dim, bool keepdim=False) -> Tensor
  dtypes: floating
  identity: false
  reduce: {best: {init: -inf, step: "maximum(best, self * other)"}}
  finish: 2 * best
- func: weighted_spread(Tensor self, Tensor weight, int dim) -> (Tensor spread, Tensor middle)
  dtypes: floating
  domain: {weight: "(0.5, 2)"}
  reduce:
    - {total: {init: 0, step: total + weight * self}, mass: {init: 0, step: mass + weight}}
    - let: {away: self - total / mass}
      squares: {init: 0, step: squares + weight * away * away}
  finish: squares / mass, total / mass
- func: mean_of_positive(Tensor self, int dim) -> Tensor
  dtypes: floating
  nondifferentiable_at: {self: 0}
  reduce:
    total: {init: 0, step: "where(self > 0, total + self * self, total)", combine: total + total_other}
    number: {type: int64, init: 0, step: number + (self > 0)}
  finish: total / (number + 1)
- func: ranked_sum(Tensor self, int dim) -> Tensor
  dtypes: floating
  reduce: {total: {init: 0, step: total + self * self * (index + 1)}}
  finish: total
- func: moving_average(Tensor self, int dim, float alpha) -> Tensor
  dtypes: floating
  scan: {value: {init: 0, step: value + alpha * (self - value)}}
- func: one_pole(Tensor self, int dim, float a, float b) -> Tensor
  dtypes: floating
  scan: {value: {init: 0, step: b * self - a * value}}
  each: value + self
- func: recurrent(Tensor self, Tensor gate, int dim, float start) -> Tensor
  dtypes: floating
  scan: {value: {init: start, step: "tanh(gate * value + self)"}}
- func: from_behind(Tensor self, int dim) -> Tensor
  dtypes: floating
  reverse: true
  scan: {value: {init: 1, step: "value * self + 0.1"}}
- func: running_power(Tensor self, int dim) -> Tensor
  dtypes: floating
  scan: {total: {init: 0, step: total + self * self}}
  each: total / (index + 1)
- func: complex_quotient(Tensor self, Tensor other, int dim) -> Tensor
  dtypes: [floating, complex]
  domain: {other: "(0.5, 2)"}
  reduce: {over: {init: 0, step: over + self * exp(other)}, under: {init: 0, step: under + other}}
  finish: over / under
- func: complex_product(Tensor self, Tensor other, int dim) -> Tensor
  dtypes: [floating, complex]
  reduce: {total: {init: 1, step: total * self * other}}
  finish: total * total
- func: complex_norm(Tensor self, Tensor weight, int dim) -> Tensor
  dtypes: [floating, complex]
  reduce: {squares: {init: 0, step: squares + self * self}}
  each: self * weight / sqrt(squares / count + 0.1)
- func: complex_filter(Tensor self, Tensor gate, int dim) -> Tensor
  dtypes: [floating, complex]
  scan: {value: {init: 0, step: gate * value * value + self}}
- func: length(Tensor self) -> Tensor
  reduce: {total: {init: 0, step: total + abs(self)}}
  finish: total
- func: running_share(Tensor self, int dim) -> Tensor
  dtypes: floating
  scan: {total: {init: 0, step: total + self * self}}
  each: total / count
- func: coupled(Tensor self, Tensor start, int dim) -> (Tensor values, Tensor last)
  dtypes: floating
  reverse: true
  scan: {a: {init: start, step: tanh(self + b)}, b: {init: 2 * start, step: a * b + self * self}}
  each: a * b
  final: a * a
- func: chained(Tensor self, int dim) -> Tensor
  dtypes: floating
  scan: {t: {init: 0, step: t + self}, u: {init: 0, step: u * t + self}, v: {init: 1, step: 0.5 * u}}
  each: u + v
- func: since_largest(Tensor self, int dim) -> Tensor
  dtypes: floating
  scan:
    best: {init: -inf, step: "max(best, self)"}
    at: {type: int64, init: 0, step: "index if self > best else at"}
    total: {init: 0, step: "where(index - at > 1, total + self * best, 0.5 * self)"}
  each: total
- func: at_end(Tensor self, int dim) -> Tensor
  dtypes: floating
  scan: {value: {init: 1, step: value * self + 0.1}}
  final: value * value
- func: complex_rotation(Tensor self, Tensor gate, int dim) -> Tensor
  dtypes: [floating, complex]
  scan: {x: {init: 0, step: gate * y + self}, y: {init: 1, step: self * x + y}}
  each: x * y
- func: running_largest(Tensor self, int dim) -> Tensor
  dtypes: floating
  scan: {best: {init: -inf, step: "maximum(best, self)"}}
"""
TENSORS = {
    name: re.findall(r"Tensor (\w+)", arguments)
    for name, arguments in re.findall(r"func: (\w+)\((.*?)\) ->", OPERATORS)
}
FORMULAS = "".join(f"- name: {name}\n  {', '.join(tensors)}: auto\n" for name, tensors in TENSORS.items())


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The options that name the two files, and the package made from them."""
    folder = tmp_path_factory.mktemp("reduced")
    (folder / "ops.yaml").write_text(OPERATORS, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(FORMULAS, encoding="utf-8")
    options = [f"--ops={folder / 'ops.yaml'}", f"--derivatives={folder / 'derivatives.yaml'}"]
    options.append(f"--out={folder / 'reduced_tensors'}")
    assert main(options) == 0
    return options


@pytest.fixture(scope="module")
def made(files: list[str]) -> Iterator[ModuleType]:
    folder = str(Path(files[2].removeprefix("--out=")).parent)
    sys.path.insert(0, folder)
    try:
        yield importlib.import_module("reduced_tensors")
    finally:
        sys.path.remove(folder)


# -- values ------------------------------------------------------------------------------------------------------------

SHAPES = [
    ((3, 4), (4,)), ((3, 4), (3, 1)), ((4,), (3, 4)), ((3, 4), ()), ((), ()), ((), (3,)), ((200, 130), (130,)),
    ((200, 130), (200, 1)), ((130,), (200, 130)), ((5, 300, 7), (300, 1)), ((5, 300, 7), (7,)), ((2, 3), (0, 2, 3)),
    ((5000,), (5000,)), ((70, 5000), (70, 1)), ((4, 1, 90), (1, 100, 90)), ((100, 1), (1, 100)), ((3, 0), (3, 1)),
    ((1000,), (1000,)), ((600, 200), (200,)), ((40, 30, 20), (40, 30, 20)), ((3, 70000), (70000,)),
]  # fmt: skip
LAYOUTS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "contiguous": lambda x: x,
    "transposed": lambda x: x.T.copy().T,
    "strided": lambda x: np.repeat(x, 2, axis=-1)[..., ::2] if x.ndim else x,
    "turned": lambda x: np.moveaxis(np.moveaxis(x, 0, -1).copy(), -1, 0) if x.ndim else x,
}


@pytest.mark.parametrize("shapes", SHAPES, ids=str)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_values(made: ModuleType, shapes: tuple[tuple[int, ...], ...], layout: str) -> None:
    source = np.random.default_rng(0)
    x, weight = (source.uniform(0.2, 1, shape) for shape in shapes)
    full = np.broadcast_shapes(*shapes)
    a, b = (made.from_numpy(LAYOUTS[layout](item)) for item in (x, weight))

    def same(tensor: Any, wanted: np.ndarray) -> None:
        assert tensor.shape == np.shape(wanted)
        np.testing.assert_allclose(tensor.numpy(), wanted, 1e-10, 1e-12)

    with np.errstate(all="ignore"):
        for dims in [None, *((dim,) for dim in range(-len(full), len(full)))]:
            for keepdim in (False, True):
                same(made.weighted_sum(a, b, dims, keepdim), (x * weight).sum(dims, keepdims=keepdim))
        for dim in range(len(full)):
            mass = np.broadcast_to(weight, full).sum(dim)
            same(made.weighted_mean(a, b, dim), (x * weight).sum(dim) / mass)
            mean = (np.broadcast_to(x, full) ** 2).sum(dim, keepdims=True) / full[dim]
            same(made.scaled_rms(a, b, dim, 1e-3), x * weight / np.sqrt(mean + 1e-3))
            same(made.divergence(a, b, dim), (x * np.log(x / weight)).sum(dim))
        total = np.broadcast_to(x, full).sum() + np.broadcast_to(weight, full).sum()
        same(made.dice(a, b), 1 - (2 * (x * weight).sum() + 1) / (total + 1))


@pytest.mark.parametrize("call", [
    "m.weighted_sum(x, y, {dim})", "m.weighted_sum(x, y, {dim}, True)", "m.weighted_sum(x, y)", "m.dice(x, y)",
    "m.scaled_rms(x, y, {dim}, 0.5)", "m.weighted_spread(x, y, {dim})",
])  # fmt: skip
@pytest.mark.parametrize("layout", LAYOUTS)
def test_builtins_give_the_same_bits(made: ModuleType, call: str, layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from runtime.kernels.reduction import operator as reductions

    source = np.random.default_rng(1)
    pairs = [((3, 4), (4,)), ((9, 70), (9, 1)), ((5, 6), ()), ((3, 0), (3, 1))]
    for shapes, dim in itertools.product(pairs, (0, -1, 7)):
        x, y = (made.from_numpy(LAYOUTS[layout](source.uniform(0.2, 1, shape).astype(np.float32))) for shape in shapes)
        ask = lambda x=x, y=y, dim=dim: eval(call.format(dim=dim), {"m": made, "x": x, "y": y})
        native = [_outcome(ask) for _ in range(2)]
        with monkeypatch.context() as patch:
            patch.setattr(reductions.Reduction, "compute_together", _general)
            patch.setattr(reductions.Reduction, "compute_each_together", _general_each)
            assert native == [_outcome(ask)] * 2, (shapes, dim)


def _general(spec: Any, tensors: Any, dims: Any = None, keepdim: bool = False, *, scalars: Any = ()) -> Any:
    return spec.reduce(tensors, dims, keepdim, None, scalars, None)


def _general_each(spec: Any, tensors: Any, dim: int, *, scalars: Any = ()) -> Any:
    return spec.reduce_each(tensors, dim, None, scalars, None)


def _outcome(ask: Callable[[], Any]) -> object:
    try:
        result = ask()
    except Exception as error:
        return type(error), str(error)
    return [(value.numpy().tobytes(), value.shape) for value in (result if isinstance(result, tuple) else (result,))]


KINDS = ("bool", "uint8", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64")


@pytest.mark.parametrize("kinds", [*itertools.product(KINDS, repeat=2)], ids=str)
def test_dtypes_are_promoted(made: ModuleType, kinds: tuple[str, str]) -> None:
    x = made.tensor([[1, 0, 1], [1, 1, 0]], dtype=getattr(made, kinds[0]))
    y = made.tensor([1, 1, 0], dtype=getattr(made, kinds[1]))
    result = made.weighted_sum(x, y, 1)
    assert result.dtype is (x * y).dtype
    assert result.tolist() == ([True, True] if kinds == ("bool", "bool") else [1, 2])
    if "complex64" not in kinds:
        mean = made.weighted_mean(x, y, 1)
        assert mean.dtype is ((x * y).dtype if (x * y).dtype.is_floating_point else made.float32)
        assert mean.tolist() == [0.5, 1]


def test_out_numbers_of_dimensions_and_errors(made: ModuleType) -> None:
    x, out = made.tensor([[1.0, 2.0], [3.0, 4.0]]), made.empty(0)
    assert made.weighted_sum(x, made.tensor([1, 2]), 1, out=out) is out
    assert out.tolist() == [5, 11]
    assert made.weighted_sum(x, made.tensor(2.0)).tolist() == 20
    with pytest.raises(RuntimeError, match=r"weighted_sum: shapes \[3\] and \[4\] do not broadcast"):
        made.weighted_sum(made.ones(3), made.ones(4))
    with pytest.raises(IndexError, match="out of range"):
        made.weighted_sum(made.ones(3), made.ones(2, 1), 2)
    with pytest.raises(IndexError, match="non-zero size"):
        made.best_score(made.ones(0, 3), made.ones(3), 0)
    with pytest.raises(NotImplementedError, match="dice is not implemented for int64"):
        made.dice(made.tensor([1]), made.tensor([2]))


# -- derivatives -------------------------------------------------------------------------------------------------------

PAIRS = [((3, 4), (4,)), ((3, 4), (3, 1)), ((4,), (3, 4)), ((3, 4), ())]
SAMPLES: list[tuple[str, str, Any]] = [
    *(("weighted_sum", f"m.weighted_sum(x, y, {dim}, {keepdim})", pair)
      for pair in [*PAIRS, ((), ())] for dim in (None, 0, -1) for keepdim in (True, False)),
    *(("weighted_mean", f"m.weighted_mean(x, y, {dim})", pair) for pair in PAIRS for dim in (0, 1)),
    *(("scaled_rms", f"m.scaled_rms(x, y, {dim}, 0.01)", pair) for pair in PAIRS for dim in (0, 1)),
    *(("tempered", f"m.tempered(x, y, {dim})", pair) for pair in PAIRS for dim in (0, -1)),
    *(("biased_softmax", f"m.biased_softmax(x, y, {dim})", pair) for pair in PAIRS[:3] for dim in (0, -1)),
    *(("shifted_product", f"m.shifted_product(x, y, {dim})", pair) for pair in PAIRS[:2] for dim in (0, -1)),
    *(("weighted_spread", f"m.weighted_spread(x, y, {dim})", pair) for pair in PAIRS[:2] for dim in (0, 1)),
    *(("best_score", f"m.best_score(x, y, {dim})", PAIRS[0]) for dim in ("(0,)", "(0, 1)")),
    *(("divergence", f"m.divergence(x, y, {dim})", ((3, 4), (3, 4))) for dim in (0, 1)),
    *(("dice", "m.dice(x, y)", pair) for pair in PAIRS),
    *(("recurrent", f"m.recurrent(x, y, {dim}, 0.5)", ((3, 4), (3, 4))) for dim in (0, 1)),
    *((name, f"m.{name}(x, {rest})", ((3, 4),)) for name, rest in [
        ("squared_sum", "None"), ("squared_sum", "(0, 1), True"), ("squared_sum", "-1"), ("log_total", "1"),
        ("mean_of_positive", "0"), ("ranked_sum", "1"), ("ranked_sum", "0"), ("moving_average", "1, 0.3"),
        ("moving_average", "0, 0.3"), ("one_pole", "1, 0.4, 1.5"), ("from_behind", "1"), ("from_behind", "0"),
        ("running_power", "1"), ("running_power", "0"), ("running_largest", "1"), ("running_share", "1"),
        ("running_share", "0"), ("chained", "0"), ("chained", "-1"), ("since_largest", "1"), ("at_end", "0"),
        ("at_end", "-1"),
    ]),
    *(("coupled", f"m.coupled(x, y, {dim})", pair) for dim, pair in [(-1, ((3, 4), (3,))), (0, ((3, 4), ()))]),
    *((name, f"m.{name}(x, {rest})", ((),))
      for name, rest in [("coupled", "x * 1, 0"), ("chained", "0"), ("at_end", "0")]),
    ("complex_rotation", "m.complex_rotation(x / 4, y / 4, 1)", PAIRS[0]),
    *((name, f"m.{name}(x, y, 1)", PAIRS[0]) for name in ("complex_quotient", "complex_product", "complex_norm")),
    ("complex_filter", "m.complex_filter(x / 4, y.expand(3, 4) / 4, 1)", PAIRS[0]),
    ("length", "m.length(x)", ((3, 4),)),
    ("whole_product", "m.whole_product(x)", ((2, 3),)), ("squared_sum", "m.squared_sum(x, 0)", ((),)),
    ("moving_average", "m.moving_average(x, 0, 0.3)", ((),)),
]  # fmt: skip


def test_every_operator_has_a_sample() -> None:
    assert {name for name, *_ in SAMPLES} == set(TENSORS)


@pytest.mark.parametrize(("call", "shapes"), [sample[1:] for sample in SAMPLES], ids=lambda item: str(item))
def test_derivatives(made: ModuleType, call: str, shapes: tuple[tuple[int, ...], ...]) -> None:
    source = np.random.default_rng(2)
    tensors = [made.tensor(source.uniform(0.3, 1.7, shape).tolist(), dtype=made.float64) for shape in shapes]
    for tensor in tensors:
        tensor.requires_grad_()
    function = lambda *args: eval(call, {"m": made, **dict(zip("xy", args, strict=False))})
    assert made.autograd.gradcheck(function, tensors, check_forward_ad=True)
    assert made.autograd.gradgradcheck(function, tensors)


@pytest.mark.parametrize("zeros", [1, 2])
def test_a_product_with_zeros(made: ModuleType, zeros: int) -> None:
    x = made.tensor([[0.0] * zeros + [2.0, 3.0]], dtype=made.float64, requires_grad=True)
    made.shifted_product(x, made.tensor(0.0, dtype=made.float64), 1).sum().backward()
    assert x.grad.tolist() == [[6.0 if zeros == 1 else 0.0] + [0.0] * (zeros + 1)]


COMPLEX = [
    "m.weighted_sum(x, y, 1)", "m.weighted_sum(x, y)", "m.complex_quotient(x, y, 0)", "m.complex_product(x, y, 1)",
    "m.complex_norm(x, y, 1)", "m.complex_filter(x, y.expand(3, 4), 1)", "m.complex_filter(x, y.expand(3, 4), 0)",
    "m.complex_rotation(x / 4, y / 4, 1)",
]  # fmt: skip


@pytest.mark.parametrize("call", COMPLEX)
def test_complex_derivatives(made: ModuleType, call: str) -> None:
    source = np.random.default_rng(3)
    shapes = (3, 4), (4,)
    x, y = (made.from_numpy(source.uniform(0.3, 1.7, shape) + 1j * source.uniform(0.3, 1.7, shape)) for shape in shapes)
    x.requires_grad_()
    y.requires_grad_()
    function = lambda x, y: eval(call, {"m": made, "x": x, "y": y})
    assert made.autograd.gradcheck(function, (x, y))
    assert made.autograd.gradgradcheck(function, (x, y))


def test_complex_tensors_without_a_complex_derivative(made: ModuleType) -> None:
    x = made.tensor([1 + 2j], requires_grad=True)
    with pytest.raises(NotImplementedError, match="its kernel calls abs"):
        made.length(x)


def test_gradients_of_nothing(made: ModuleType) -> None:
    x, y = made.zeros(3, 0, requires_grad=True), made.ones(3, 1, requires_grad=True)
    made.weighted_sum(x, y, 1).sum().backward()
    assert (x.grad.shape, y.grad.tolist()) == ((3, 0), [[0], [0], [0]])


def test_mixed_dtypes_have_gradients_of_their_own(made: ModuleType) -> None:
    x, y = made.ones(2, 3, requires_grad=True), made.ones(3, dtype=made.float64, requires_grad=True)
    made.weighted_mean(x, y, 1).sum().backward()
    assert (x.grad.dtype, x.grad.shape) == (made.float32, (2, 3))
    assert (y.grad.dtype, y.grad.shape) == (made.float64, (3,))


def test_check_verifies_them(files: list[str], capsys: pytest.CaptureFixture[str], monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert main(["check", *files, "weighted_mean", "scaled_rms", "moving_average", "divergence"]) == 0
    assert "4 entries, 8 formulas, 0 from the cache" in capsys.readouterr().out


def test_explain_shows_the_formula(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", *files, "weighted_mean"]) == 0
    shown = capsys.readouterr().out
    assert "derived by auto" in shown
    assert "mass = sum(expand(weight, sizes), dims, True)" in shown


# -- what is not derived -----------------------------------------------------------------------------------------------

TEXTS = {
    "total: {init: 0, step: total + self * weight}|finish: total": "grad_kept * weight",
    "total: {init: 0, step: total + self * self}|finish: sqrt(total)": "2 * (0.5 * grad_kept / result_kept) * self",
    "total: {init: 0, step: total + self}|finish: total / count": "grad_kept / count",
    "total: {init: 0, step: total - self * weight}|finish: total": "-grad_kept * weight",
    "total: {init: -inf, step: 'logaddexp(total, self)'}|finish: total":
        "grad_kept * where(self == result_kept, 1, exp(self - result_kept))",
}  # fmt: skip


def _entry(folder: Path, kernel: str, schema: str) -> tuple[Any, Diagnostics]:
    accumulators, _, end = kernel.partition("|")
    kind = "reduce" if "finish" in kernel or "combine" in kernel else "scan"
    text = f"- func: f({schema}) -> Tensor\n  dtypes: floating\n  {kind}: {{{accumulators}}}\n"
    (folder / "ops.yaml").write_text(text + (f"  {end}\n" if end else ""), encoding="utf-8")
    diagnostics = Diagnostics()
    return read_operators(folder / "ops.yaml", diagnostics), diagnostics


@pytest.mark.parametrize("kernel", TEXTS)
def test_the_text_of_what_is_derived(tmp_path: Path, kernel: str) -> None:
    (entry,), diagnostics = _entry(tmp_path, kernel, "Tensor self, Tensor weight, int dim")
    assert not len(diagnostics)
    assert isinstance(entry.kernel, ReduceDefinition)
    program = derive_reduction(entry.kernel, entry.schema, "self", {"result": "grad"}, {"self", "weight", "dim"})
    last = program.source.split("\n")[-1]
    assert last in (TEXTS[kernel], f"expand({TEXTS[kernel]}, sizes)")


REJECTED = {
    "mean: {init: 0, step: mean + (self - mean) / 2, combine: mean + mean_other}|finish: mean": "is no sum, product",
    "a: {init: 0, step: a + self}, b: {init: 0, step: b + a * self, combine: b + b_other}|finish: b":
        "reads another one before its pass is over",
    "total: {init: 0, step: total + trigamma(self)}|finish: total": "polygamma",
    "value: {init: 0, step: sin(value) + self}|each: cos(value)": "which is no operator of ops.yaml",
    "many: {length: 8, init: 1, step: 'many[k] * self'}|each: many[0] + many[7]": "give it out by 'each'",
    "many: {length: 8, init: 1, step: 'many[k] * self'}|final: many[7]": "has a value for every element",
}  # fmt: skip


@pytest.mark.parametrize("kernel", REJECTED)
def test_what_is_not_derived(tmp_path: Path, kernel: str) -> None:
    entries, diagnostics = _entry(tmp_path, kernel, "Tensor self, int dim")
    assert not len(diagnostics)
    (tmp_path / "derivatives.yaml").write_text("- name: f\n  self: auto\n", encoding="utf-8")
    read_derivatives(tmp_path / "derivatives.yaml", entries, diagnostics)
    (result,) = diagnostics.errors
    assert result.code == "derivative-auto"
    assert REJECTED[kernel] in result.message


def test_a_scan_without_states_among_its_results(tmp_path: Path) -> None:
    """A linear step needs none of the values that it carries."""
    kernel = "value: {init: 0, step: 0.5 * value + self}|each: 3 * value"
    (entry, *_), _ = _entry(tmp_path, kernel, "Tensor self, int dim")
    program = derive_scan(entry.kernel, entry.schema, ("self",), {"result": "grad"}, {"self", "dim"})
    assert program.source == "_reverse_recurrence(3 * grad, full_like(3 * grad, 0.5), dim)"


# -- the README --------------------------------------------------------------------------------------------------------


def test_the_readme_shows_what_is_printed(tmp_path: Path) -> None:
    program = ""
    for block in readme.blocks("Reductions of several tensors, and scans"):
        if block.tag == "yaml":
            (tmp_path / block.text.partition("\n")[0].removeprefix("# ")).write_text(block.text, encoding="utf-8")
        elif block.tag == "sh":
            readme.run(tmp_path, ["bash", "-euc", block.text.replace("python ", f"'{sys.executable}' ")])
        else:
            program += block.text
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    expected = re.findall(r"^print.*  # (.*)$", program, re.MULTILINE)
    assert expected
    assert readme.run(tmp_path, [sys.executable, "-W", "error", "program.py"]).splitlines() == expected
