"""Scans that begin with tensors, give their final states and read operands that broadcast: made from YAML alone.

They are compared with loops in NumPy, over dtypes, dimensions, directions and layouts.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import forked
import numpy as np
import pytest
import readme
from written_packages import imported_package, write_package

import generated as ow
from generated import functions
from runtime.errors import ComputeError
from runtime.kernels.reduction import recurrences

OPS = """\
- extends: generated

- func: ema(Tensor self, Tensor start, float alpha, int dim) -> (Tensor values, Tensor last)
  autogen: ema.out
  scan: {mean: {type: wide, init: start, step: mean + alpha * (self - mean)}}
  final: mean

- func: biquad(Tensor self, Tensor state1, Tensor state2, float b0, float b1, float b2, float a1, float a2, \
int dim) -> (Tensor values, Tensor end1, Tensor end2)
  dtypes: floating
  scan:
    let: {y: b0 * self + one}
    one: {init: state1, step: b1 * self - a1 * y + two}
    two: {init: state2, step: b2 * self - a2 * y}
    out: {init: 0, step: y}
  each: out
  final: one, two

- func: back(Tensor self, Tensor weight, Tensor start, int dim) -> (Tensor values, Tensor twice)
  scan: {value: {init: 2 * start, step: self + weight * value}}
  reverse: true
  final: 2 * value

- func: weighted_by(Tensor self, Tensor weight, int dim) -> Tensor
  scan: {total: {init: 0, step: total + self * weight}}

- func: scaled_states(Tensor self, Tensor scale, int dim) -> Tensor
  dtypes: floating
  scan: {h: {init: 0, step: exp(self) * h + self}}
  each: scale * h

- func: counted(Tensor self, int dim) -> (Tensor best, Tensor last, Tensor most)
  dtypes: floating
  scan:
    best: {init: -inf, step: "max(best, self)"}
    at: {type: int64, init: 0, step: "index if self > best else at"}
  each: best
  final: at, best
"""


# The most likely way to 3 states of which each follows itself or the one before it (Viterbi); and the probabilities of
# two hidden states whose likelihoods are given, which add up to 1 at every element.
VECTORS = """
- func: stepwise(Tensor self, Tensor bonus, float stay, int dim) -> (Tensor best, Tensor first)
  dtypes: floating
  scan:
    path:
      length: 3
      init: "0 if k == 0 else -inf"
      step: "self + (k + 1) * bonus + (max(path[k] + stay, path[k - 1]) if k > 0 else path[k] + stay)"
  each: path[2]
  final: path[0]

- func: hidden(Tensor self, Tensor other, Tensor start, float stay, int dim) -> (Tensor first, Tensor log_evidence)
  dtypes: floating
  scan:
    let:
      a: self * (stay * p[0] + (1 - stay) * p[1])
      b: other * ((1 - stay) * p[0] + stay * p[1])
    p: {length: 2, init: "start if k == 0 else 1 - start", step: "(a if k == 0 else b) / (a + b)"}
    evidence: {type: wide, init: 0, step: evidence + log(a + b)}
  each: p[0]
  final: evidence

- func: tracked(Tensor self, Tensor start, float q, float r, int dim) -> Tensor
  dtypes: floating
  scan:
    let: {gain: (p + q) / (p + q + r)}
    x: {init: start, step: x + gain * (self - x)}
    p: {init: 1, step: (1 - gain) * (p + q)}
  each: x
"""


FORMULAS = """\
- name: scaled_states
  self, scale: auto

- name: ema
  self, start: auto

- name: back
  self, weight, start: auto

- name: tracked
  self, start: auto
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with imported_package(tmp_path_factory.mktemp("states"), "states_by_yaml", OPS + VECTORS, FORMULAS) as imported:
        yield imported


def some(seed: int, *shape: int) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape)


def scanned(step: Any, start: Any, values: Any, dim: int, *, reverse: bool = False) -> tuple[Any, Any]:
    """What a recurrence keeps for every element, and the last state: ``state, kept = step(state, element, place)``."""
    moved, state, saved = values if isinstance(values, Pairs) else np.moveaxis(values, dim, 0), start, []
    positions = range(len(moved))
    for position in reversed(positions) if reverse else positions:
        state, item = step(state, moved[position], position)
        saved.append(item)
    return np.moveaxis(np.array(saved[::-1] if reverse else saved), 0, dim), state


SHAPES = [((7,), 0), ((4, 5), 0), ((4, 5), 1), ((3, 6, 4), 1), ((2, 3, 300), -1), ((300, 2, 3), 0), ((1, 1), 1)]
TOLERANCE = {"float64": 1e-12, "float32": 1e-5, "complex128": 1e-12, "float16": 2e-2}


@pytest.mark.parametrize("kind", TOLERANCE)
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_ema(package: Any, shape: tuple[int, ...], dim: int, kind: str) -> None:
    x, start = some(1, *shape), some(2, *np.delete(shape, dim))
    result = package.ema(ow.from_numpy(x).to(getattr(ow, kind)), ow.from_numpy(start).to(getattr(ow, kind)), 0.3, dim)

    def step(mean: Any, number: Any, _: int) -> Any:
        mean = mean + 0.3 * (number - mean)
        return mean, mean

    values, last = scanned(step, start, x, dim)
    assert result.values.dtype is result.last.dtype is getattr(ow, kind)
    np.testing.assert_allclose(result.values.numpy(), values, rtol=TOLERANCE[kind], atol=TOLERANCE[kind])
    np.testing.assert_allclose(result.last.numpy(), last, rtol=TOLERANCE[kind], atol=TOLERANCE[kind])


@pytest.mark.parametrize(("shape", "dim"), [((), 0), ((3, 4), 0), ((3, 4), -1), ((2, 1), 1)])
def test_auto_derives_what_a_scan_begins_and_ends_with(package: Any, shape: tuple[int, ...], dim: int) -> None:
    """Backward, forward and second order, of a state for every line and of one for all of them."""
    line = np.delete(shape, dim) if shape else ()
    for start in (line, ()):
        x, weight, begun = (
            ow.from_numpy(np.array(some(seed, *sizes))).requires_grad_()
            for seed, sizes in ((1, shape), (2, shape[-1:]), (3, start))
        )
        smoothed = functools.partial(package.ema, alpha=0.3, dim=dim)
        assert ow.autograd.gradcheck(smoothed, (x, begun), check_forward_ad=True)
        assert ow.autograd.gradcheck(lambda *all: package.back(*all, dim), (x, weight, begun), check_forward_ad=True)
        assert ow.autograd.gradgradcheck(lambda *all: package.back(*all, dim), (x, weight, begun))


SCALED = [((4, 1), (4, 3), 0), ((4, 1), (4, 3), 1), ((3,), (4, 3), 0), ((1,), (2, 3), -1), ((4, 3), (3,), 0)]


@pytest.mark.parametrize(("shape", "of_scale", "dim"), SCALED)
def test_three_orders_where_the_scanned_tensor_is_the_smaller_one(
    package: Any, shape: tuple[int, ...], of_scale: tuple[int, ...], dim: int
) -> None:
    """The states are a scan of their own, of which a tensor that only the result reads has the gradient 0."""
    random = np.random.default_rng(5)
    x, scale = (ow.from_numpy(random.normal(size=sizes) / 2).requires_grad_() for sizes in (shape, of_scale))

    def slopes(x: Any, scale: Any) -> Any:
        return ow.autograd.grad(package.scaled_states(x, scale, dim).sin().sum(), (x, scale), create_graph=True)

    assert ow.autograd.gradcheck(lambda x, scale: package.scaled_states(x, scale, dim), (x, scale))
    assert ow.autograd.gradgradcheck(lambda x, scale: package.scaled_states(x, scale, dim), (x, scale))
    assert ow.autograd.gradgradcheck(slopes, (x, scale))


@pytest.mark.parametrize("dim", [0, 1])
def test_auto_where_the_scanned_tensor_is_the_smaller_one(package: Any, dim: int) -> None:
    x, weight, start = (
        ow.from_numpy(np.array(some(seed, *sizes))).requires_grad_()
        for seed, sizes in ((1, (4,)), (2, (3, 4)), (3, ()))
    )
    assert ow.autograd.gradcheck(lambda *all: package.back(*all, dim), (x, weight, start))


@pytest.mark.parametrize("layout", ["dense", "turned", "every other", "reversed"])
@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_biquad_goes_on_where_it_ended(package: Any, shape: tuple[int, ...], dim: int, layout: str) -> None:
    numbers = (0.2, 0.3, 0.1, -0.4, 0.25)
    x, first, second = some(1, *shape), some(2, *np.delete(shape, dim)), some(3, *np.delete(shape, dim))
    arguments = {
        "dense": x, "turned": x.T.copy().T, "every other": np.repeat(x, 2, 0)[::2], "reversed": x[::-1].copy()[::-1],
    }[layout]  # fmt: skip

    def step(state: Any, number: Any, _: int) -> Any:
        b0, b1, b2, a1, a2 = numbers
        y = b0 * number + state[0]
        return (b1 * number - a1 * y + state[1], b2 * number - a2 * y), y

    values, ends = scanned(step, (first, second), x, dim)
    result = package.biquad(ow.from_numpy(arguments), ow.from_numpy(first), ow.from_numpy(second), *numbers, dim)
    for value, wanted in zip(result, (values, *ends), strict=True):
        np.testing.assert_allclose(value.numpy(), wanted, rtol=1e-12, atol=1e-14)
    half = shape[dim] // 2
    if half:
        parts = np.split(x, [half], dim)
        before = package.biquad(ow.from_numpy(parts[0]), ow.from_numpy(first), ow.from_numpy(second), *numbers, dim)
        after = package.biquad(ow.from_numpy(parts[1]), before.end1, before.end2, *numbers, dim)
        joined = np.concatenate([before.values.numpy(), after.values.numpy()], dim)
        np.testing.assert_allclose(joined, values, rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_backwards(package: Any, shape: tuple[int, ...], dim: int) -> None:
    x, weight, start = some(1, *shape), some(2, *shape), some(3, *np.delete(shape, dim))
    moved = np.moveaxis(weight, dim, 0)

    def step(value: Any, number: Any, key: int) -> Any:
        value = number + moved[key] * value
        return value, value

    values, last = scanned(step, 2 * start, x, dim, reverse=True)
    result = package.back(*map(ow.from_numpy, (x, weight, start)), dim)
    np.testing.assert_allclose(result.values.numpy(), values, rtol=1e-12)
    np.testing.assert_allclose(result.twice.numpy(), 2 * last, rtol=1e-12)


@pytest.mark.parametrize("shapes", [((3, 4), (4,)), ((3, 4), (3, 1)), ((4,), (3, 4)), ((3, 4), ()), ((3, 1), (1, 4))])
@pytest.mark.parametrize("dim", [0, 1])
def test_operands_broadcast(package: Any, shapes: Any, dim: int) -> None:
    x, weight = some(1, *shapes[0]), some(2, *shapes[1])
    result = package.weighted_by(ow.from_numpy(np.array(x)), ow.from_numpy(np.array(weight)), dim)
    np.testing.assert_allclose(result.numpy(), np.cumsum(x * weight, dim), rtol=1e-12)


@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_a_vector_of_states(package: Any, shape: tuple[int, ...], dim: int) -> None:
    x, bonus = some(1, *shape), some(2, *shape)
    moved = np.moveaxis(bonus, dim, 0)

    def step(path: Any, number: Any, key: int) -> Any:
        path = [
            number + (k + 1) * moved[key]
            + (path[k] + 0.5 if k == 0 else np.maximum(path[k] + 0.5, path[k - 1])) for k in range(3)
        ]  # fmt: skip
        return path, path[2]

    start = np.zeros(np.delete(shape, dim))
    best, path = scanned(step, [start, start - np.inf, start - np.inf], x, dim)
    result = package.stepwise(ow.from_numpy(x), ow.from_numpy(bonus), 0.5, dim)
    np.testing.assert_allclose(result.best.numpy(), best, rtol=1e-12)
    np.testing.assert_allclose(result.first.numpy(), path[0], rtol=1e-12)


@pytest.mark.parametrize(("shape", "dim"), SHAPES)
def test_hidden_states(package: Any, shape: tuple[int, ...], dim: int) -> None:
    """The forward algorithm of a hidden Markov model, against products of matrices."""
    likely = np.exp(some(1, 2, *shape))
    start = np.random.default_rng(2).uniform(size=np.delete(shape, dim))
    moved = np.moveaxis(likely[1], dim, 0)
    turns = np.array([[0.8, 0.2], [0.2, 0.8]])

    def step(state: Any, item: Any, key: int) -> Any:
        probability, evidence = state
        joint = np.einsum("ij,j...->i...", turns, probability) * np.stack([item, moved[key]])
        return (joint / joint.sum(0), evidence + np.log(joint.sum(0))), joint[0] / joint.sum(0)

    first, (_, evidence) = scanned(step, (np.stack([start, 1 - start]), 0), likely[0], dim)
    hidden = package.hidden(*map(ow.from_numpy, (likely[0], likely[1], start)), 0.8, dim)
    np.testing.assert_allclose(hidden.first.numpy(), first, rtol=1e-11)
    np.testing.assert_allclose(hidden.log_evidence.numpy(), evidence, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize(("shape", "dim"), SHAPES[:3])
def test_a_state_of_numbers_alone(package: Any, shape: tuple[int, ...], dim: int) -> None:
    """A filter whose variance depends on numbers: it has no gradient, and what reads it has."""

    def step(state: Any, number: Any, position: int) -> Any:
        x, p = state
        gain = (p + 0.1) / (p + 0.1 + 0.5)
        x = x + gain * (number - x)
        return (x, (1 - gain) * (p + 0.1)), x

    values, start = some(1, *shape), some(2, *np.delete(shape, dim))
    expected, _ = scanned(step, (start, 1.0), values, dim)
    arguments = [ow.from_numpy(array).requires_grad_() for array in (values, start)]
    result = package.tracked(*arguments, 0.1, 0.5, dim)
    np.testing.assert_allclose(result.detach().numpy(), expected, rtol=1e-12, atol=1e-13)
    if values.size < 30:
        assert ow.autograd.gradcheck(lambda *pair: package.tracked(*pair, 0.1, 0.5, dim), arguments)
        assert ow.autograd.gradgradcheck(lambda *pair: package.tracked(*pair, 0.1, 0.5, dim), arguments)


def test_initial_states_broadcast(package: Any) -> None:
    x = ow.from_numpy(some(1, 3, 4))
    full = package.ema(x, ow.full((3,), 2.0, dtype=ow.float64), 0.3, 1)
    item = package.ema(x, ow.tensor(2.0, dtype=ow.float64), 0.3, 1)
    assert full.values.tolist() == item.values.tolist()
    assert full.last.shape == item.last.shape == (3,)


def test_a_final_state_of_another_dtype(package: Any) -> None:
    x = some(1, 5, 6)
    result = package.counted(ow.from_numpy(x), 1)
    assert result.last.dtype is ow.int64
    assert result.last.tolist() == x.argmax(1).tolist()
    assert result.most.tolist() == x.max(1).tolist()
    assert result.best.tolist() == np.maximum.accumulate(x, 1).tolist()


def test_results_share_no_memory(package: Any) -> None:
    result = package.ema(ow.ones(3, 4), ow.zeros(4), 0.5, 0)
    result.last.fill_(9)
    assert result.values[-1].tolist() == [0.875] * 4


def test_out(package: Any) -> None:
    x, start = ow.from_numpy(some(1, 3, 4)), ow.zeros(4, dtype=ow.float64)
    out = ow.empty(0, dtype=ow.float64), ow.empty(0, dtype=ow.float64)
    wanted, result = package.ema(x, start, 0.5, 0), package.ema(x, start, 0.5, 0, out=out)
    assert result[0] is out[0]
    assert [value.tolist() for value in result] == [value.tolist() for value in wanted]


def test_a_single_number_and_no_lines(package: Any) -> None:
    result = package.ema(ow.tensor(4.0), ow.tensor(2.0), 0.5, 0)
    assert (result.values.item(), result.last.item()) == (3.0, 3.0)
    result = package.ema(ow.empty(3, 0), ow.zeros(0), 0.5, 0)
    assert (result.values.shape, result.last.shape) == ((3, 0), (0,))


ERRORS = {
    "no elements": (
        lambda p: p.ema(ow.empty(3, 0), ow.zeros(3), 0.5, 1),
        "ema: there is no final state of no elements; dimension 1 has size 0",
    ),
    "a state of another shape": (
        lambda p: p.ema(ow.ones(3, 4), ow.zeros(4), 0.5, 1),
        "ema: an initial state has an element for every line, shape [3]; got [4]",
    ),
    "operands of other shapes": (
        lambda p: p.weighted_by(ow.ones(3, 4), ow.ones(3), 1),
        "weighted_by: shapes [3, 4] and [3] do not broadcast",
    ),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(package: Any, name: str) -> None:
    call, text = ERRORS[name]
    with pytest.raises(ComputeError, match=re.escape(text)):
        call(package)


def test_the_example_of_the_documentation(tmp_path: Path) -> None:
    text = readme.section("The language of ops.yaml").partition("### States of scans")[2].partition("\n### ")[0]
    entry, program = re.findall(r"^```(?:yaml|python)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    write_package(tmp_path, "filters", entry)
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    expected = re.findall(r"^print.*  # (.*)$", program, re.MULTILINE)
    assert expected
    assert forked.python("program.py", folder=tmp_path).splitlines() == expected


# -- recurrences of several states -------------------------------------------------------------------------------------

LINES = [((5,), 0), ((2, 5), 1), ((5, 3), 0), ((2, 200, 3), -2), ((), 0), ((0, 4), 1), ((4, 0), 1), ((4, 0), 0)]


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32", "float64", "complex128"])
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("shape", "dim"), LINES, ids=str)
def test_states_that_read_each_other(shape: tuple[int, ...], dim: int, reverse: bool, kind: str) -> None:
    """Against NumPy, in any layout; what is compiled gives the bits of what is not."""
    x, weights = some(1, *shape, 2), some(2, *shape, 2, 2) / 2
    if kind == "complex128":
        x, weights = x + 0.5j, weights - 0.25j
    values = [ow.from_numpy(array).to(getattr(ow, kind)) for array in (x, weights)]
    result = functions._state_recurrence(*values, dim, reverse)
    x, weights = (
        value.to(getattr(ow, "complex128" if kind == "complex128" else "float64")).numpy() for value in values
    )
    if shape:
        x, weights = (np.moveaxis(item, dim % len(shape), 0) for item in (x, weights))
        (wanted, _) = scanned(
            lambda state, element, _: (now := element[0] + (element[1] @ state[..., None])[..., 0], now),
            np.zeros_like(x[0]) if len(x) else None, Pairs(x, weights), 0, reverse=reverse,
        )  # fmt: skip
        x = np.moveaxis(wanted.reshape(x.shape), 0, dim % len(shape))
    assert result.dtype is getattr(ow, kind)
    tolerance = {"bfloat16": 2e-2}.get(kind) or TOLERANCE[kind]
    np.testing.assert_allclose(result.to(getattr(ow, str(x.dtype))).numpy(), x, rtol=tolerance, atol=tolerance)
    strided = [ow.stack([value, value], -1)[..., 0].transpose(0, -1).contiguous().transpose(0, -1) for value in values]
    assert (functions._state_recurrence(*strided, dim, reverse) == result).all()


@pytest.mark.parametrize("steps", [3, 100])
def test_few_steps_are_those_of_many(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    x, weights = ow.from_numpy(some(1, 3, steps, 4, 2)), ow.from_numpy(some(2, 3, steps, 4, 2, 2) / 2)
    results = []
    for few in (0, 1 << 30):
        monkeypatch.setattr(recurrences, "_FEW", few)
        results.append(functions._state_recurrence(x, weights, 1, False).numpy().tobytes())
    assert results[0] == results[1]


def test_states_and_matrices_that_do_not_fit() -> None:
    for x, weights in (((3, 2), (3, 2)), ((3, 2), (3, 2, 3)), ((), (1, 1))):
        with pytest.raises(IndexError, match="expected a matrix for every vector of states"):
            functions._state_recurrence(ow.ones(x), ow.ones(weights), 0, False)
    with pytest.raises(IndexError, match="out of range"):
        functions._state_recurrence(ow.ones(3, 2), ow.ones(3, 2, 2), 1, False)


class Pairs:
    """Two arrays of as many elements, read side by side."""

    def __init__(self, *arrays: np.ndarray) -> None:
        self.arrays = arrays

    def __len__(self) -> int:
        return len(self.arrays[0])

    def __getitem__(self, key: int) -> tuple[np.ndarray, ...]:
        return tuple(array[key] for array in self.arrays)


@pytest.mark.parametrize("shape", [(6,), (2, 6)])
def test_a_final_value_of_a_single_line_is_a_tensor(package: Any, shape: tuple[int, ...]) -> None:
    x = ow.from_numpy(some(1, *shape)).requires_grad_()
    last = package.ema(x, ow.zeros((), dtype=ow.float64), 0.5, -1).last
    assert type(last._array) is np.ndarray
    assert (ow.autograd.grad(last.sum(), x)[0][..., -1] == 0.5).all()
