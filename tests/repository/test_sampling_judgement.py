"""The arbiter of differing numbers, and workers that hang."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from sampling import hunting
from sampling.arbiter import as_near, chosen, widened
from sampling.calls import Call, subjects
from sampling.hunting import DIFFERENT, SAME, Plan, hunt, watch
from sampling.outcomes import Outcome, Value
from sampling.proofs import exact, hermitian, holds, only, same
from sampling.quotients import UNKNOWN, Slopes
from sampling.tensors import TensorSpec


def call_of(source: str, **tensors: TensorSpec) -> Call:
    return Call(next(subject for subject in subjects() if subject.name == "mul.Tensor"), "function", source, tensors)


def near(mine: list[float], other: list[float], right: list[float]) -> bool:
    return bool(np.all(as_near(np.array(mine, "float32"), np.array(other, "float32"), np.array(right), 2e-5)))


def test_who_is_nearer_to_the_answer_in_float64():
    assert near([1.0, 2.0], [1.0, 2.5], [1.0, 2.0])
    assert near([1.0, 2.001], [1.0, 2.002], [1.0, 2.0])  # both are rounded
    assert not near([1.0, 2.01], [1.0, 2.001], [1.0, 2.0])
    assert not near([1.0, 3.0], [1.0, np.nan], [1.0, 2.0])  # neither is right
    assert near([1.0, 2.0], [1.0, np.nan], [1.0, 2.0])
    assert near([np.inf, np.nan], [1e30, 0.0], [np.inf, np.nan])
    assert near([np.inf], [1e30], [1e60])  # which float32 does not hold
    assert not near([0.0], [np.nan], [np.nan])
    assert not near([4.0, 0.5], [9.0, 1.0], [2.0, 1.0])  # PyTorch's being far off allows nothing


def value(numbers: list[float], dtype: str = "float64") -> Value:
    return Value(None, dtype, (len(numbers),), (1,), np.array(numbers, dtype))


def is_settled(mine: Value | None, other: Value | None, right: Value, tolerance: float = 0.0) -> bool:
    result = chosen(mine, other, right, tolerance)
    return result is mine or (
        result is not None and mine is not None and np.array_equal(result.array, mine.array, True)
    )


def test_slopes_decide_over_float64_too():
    assert is_settled(value([1.0]), value([2.0]), value([1.00001]), 2e-5)
    assert not is_settled(value([1.0]), value([2.0]), value([1.001]), 2e-5)
    assert not is_settled(value([1.0]), value([2.0], "float32"), value([1.0]), 2e-5)
    assert not is_settled(value([1], "bool"), value([0], "bool"), value([1], "bool"))  # of numbers alone
    assert is_settled(None, value([2.0]), value([0.0]), 2e-5)
    assert not is_settled(None, value([2.0]), value([2.0]), 2e-5)
    assert is_settled(value([2.0]), None, value([2.0]), 2e-5)
    assert not is_settled(value([1.0]), None, value([2.0]), 2e-5)


def test_each_place_is_decided_by_itself():
    result = chosen(value([1.0, 4.0, np.nan]), value([2.0, 3.0, 5.0]), value([1.0, 3.0, UNKNOWN]), 2e-5)
    np.testing.assert_array_equal(result.array, [1.0, 3.0, 5.0])


def test_a_reason_may_hold_at_some_places_only():
    ours, theirs = (Outcome(results=[value(item)], gradients=[value(item)]) for item in ([1.0, np.nan], [1.0, 2.0]))
    assert only(ours, theirs, np.array([False, True]))
    assert not only(ours, theirs, np.array([True, False]))


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "complex64"])
def test_the_wide_call_has_the_same_numbers(dtype):
    ow = importlib.import_module("generated")
    spec = TensorSpec((40,), dtype, seed=3, special=True, values=None)
    call = widened(call_of("m.mul(a, a).to(m.float32)", a=spec))
    assert call.source == "m.mul(a, a).to(m.float64)"
    narrow, wide = spec.build(ow, {}), call.tensors["a"].build(ow, {})
    assert wide.dtype.name == ("complex128" if dtype == "complex64" else "float64")
    np.testing.assert_array_equal(narrow.to(wide.dtype).numpy(), wide.numpy())


@pytest.mark.parametrize("dtype", ["float64", "complex128"])
def test_slopes_of_products(dtype):
    ow = importlib.import_module("generated")
    spec = TensorSpec((3,), dtype, seed=5, grad=True)
    slopes = Slopes(call_of("m.mul(a, m.mul(a, a))", a=spec), ow)
    numbers = spec.elements()
    (result,) = slopes.outcome(second=False, forward=False).gradients
    weights = np.array([0.5, 1.0, 1.5]) + (1j * np.array([0.25, -0.25, -0.75]) if dtype == "complex128" else 0)
    np.testing.assert_allclose(result.array, weights * np.conj(3 * numbers**2), rtol=1e-6)
    (along,) = slopes.outcome(second=False, forward=True).tangents
    np.testing.assert_allclose(along.array, weights * 3 * numbers**2, rtol=1e-6)
    second = slopes.outcome(second=True, forward=False).second
    assert second[0].array.shape == (3,)
    if dtype == "float64":
        np.testing.assert_allclose(second[0].array, weights * weights * 6 * numbers, rtol=1e-4)


def test_a_process_that_stands_still_is_ended(tmp_path):
    progress = tmp_path / "progress"
    progress.write_text("0")
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], text=True)
    began = time.monotonic()
    assert watch(sleeper, progress, 0.5)
    assert time.monotonic() - began < 20
    assert sleeper.returncode < 0
    quick = subprocess.Popen([sys.executable, "-c", ""], text=True)
    assert not watch(quick, progress, 20)


STANDS = """
import json, sys, time
from pathlib import Path
start, progress, results = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
if start == 0:
    progress.write_text(json.dumps(["{who}", 0, "relu", "m.relu(a)"]))
    time.sleep(60)
results.write_text(json.dumps(dict(number=start, name="relu", ended="equal")) + chr(10))
progress.write_text("null")
"""


@pytest.mark.parametrize("who", ["ours", "theirs"])
def test_a_hunt_goes_on_behind_a_call_that_stands_still(who, monkeypatch):
    def worker(plan: Plan, progress: Path, results: Path) -> list[str]:
        text = STANDS.replace("{who}", who)
        return [sys.executable, "-c", text, str(plan.start), str(progress), str(results)]

    monkeypatch.setattr(hunting, "worker", worker)
    still, after = hunt(Plan(count=2, limit=2.0))
    assert (still.number, still.name, still.ended, still.what) == (0, "relu", DIFFERENT, "standstill")
    assert still.call == "m.relu(a)"
    assert bool(still.reason) == (who == "theirs")
    assert (after.number, after.ended) == (1, SAME)


def test_the_limit_of_a_worker_is_a_part_of_its_plan():
    command = hunting.worker(Plan(limit=7.0), Path("a"), Path("b"))
    assert json.loads(command[command.index("--work") + 1])["limit"] == 7.0


def test_what_proofs_ask() -> None:
    a = np.array([[2.0, 1.0], [1.0, 3.0]])
    assert same(a, a + 1e-13)
    assert not same(a, a + 1e-3)
    assert not same(np.array([1.0, 2.0]), np.array([1.0, np.inf]))
    assert not same(a, a[0])
    assert exact(lambda x: x * x, a**2, a)
    assert not exact(lambda x: x * x, a**2 + 1e-6, a)
    np.testing.assert_array_equal(hermitian(a + np.array([[0, 5.0], [0, 0]]), lower=True), a)
    np.testing.assert_array_equal(hermitian(a + np.array([[0, 0], [5.0, 0]]), lower=False), a)
    outcome = Outcome(results=[value([1.0, 2.0])], afterwards={"a": value([1.0, 2.0])})
    call = call_of("m.mul(a, a)", a=TensorSpec((2,), "float64"))
    assert holds("same(ours[0], a)", call, outcome, outcome)
    assert not holds("same(ours[0], 2 * a)", call, outcome, outcome)
    assert not holds("ours[1] == 0", call, outcome, outcome)  # there is no such result
