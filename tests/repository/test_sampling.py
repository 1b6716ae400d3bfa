"""The generator of samples: what it draws, the layouts of its tensors, and calls compared with PyTorch."""

from __future__ import annotations

import importlib
import importlib.util
import itertools

import numpy as np
import pytest
from sampling.calls import CHANGES, Subject, draw, subjects
from sampling.differences import Difference, compare, known, reason
from sampling.hunting import SAME, Plan, Report, comparable, hunt
from sampling.outcomes import Outcome, Value, look
from sampling.proving import fixed, returned, unseen
from sampling.tensors import LAYOUTS, TensorSpec, places

import generated as ow

SHAPES = ((), (3,), (0, 2), (2, 3), (2, 1, 3), (2, 3, 4, 5))
SHARING = ("expanded", "windows", "foreign windows")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tensors_of_every_layout(layout: str) -> None:
    for shape, kind in itertools.product(SHAPES, ("float32", "bfloat16", "int64", "bool", "complex64")):
        spec = TensorSpec(shape, kind, layout, seed=3)
        result = spec.build(ow, {})
        assert (result.dtype.name, tuple(result.shape)) == (kind, shape)
        if layout not in SHARING:
            wide = result.to(ow.float32) if kind == "bfloat16" else result
            np.testing.assert_array_equal(wide.numpy(), spec.elements())
        if result.numel() and layout != "contiguous":
            assert result.stride() == places(layout, shape)[0]


def test_a_call_depends_on_its_seed_and_number_alone() -> None:
    every = subjects()
    texts = [str(draw(5, number, every)) for number in range(60)]
    assert texts == [str(draw(5, number, every)) for number in range(60)]
    assert texts != [str(draw(6, number, every)) for number in range(60)]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_makes_other_calls_of_the_same_operators(change: str) -> None:
    every = subjects()
    plain, changed = ([draw(5, number, every, change=how) for number in range(400)] for how in ("", change))
    assert [item.subject.name for item in plain] == [item.subject.name for item in changed]
    differing = sum(str(item) != str(other) for item, other in zip(plain, changed, strict=True))
    assert differing > 150  # not all have a number to be given as another type


def test_every_operator_has_its_turn() -> None:
    every = subjects()
    assert {draw(1, number, every).subject.name for number in range(len(every))} == {item.name for item in every}
    assert len(every) > 700


def named(name: str) -> tuple[Subject, ...]:
    return tuple(subject for subject in subjects() if subject.name == name)


def value(array: list[float], kind: str = "float32", strides: tuple[int, ...] = (1,)) -> Value:
    result = np.array(array, kind)
    return Value(None, kind, result.shape, strides, result)


DIFFERENCES = {
    "values": (Outcome(results=[value([1.0, 2.0])]), Outcome(results=[value([1.0, 2.1])])),
    "dtype": (Outcome(results=[value([1.0])]), Outcome(results=[value([1.0], "float64")])),
    "shape": (Outcome(results=[value([1.0])]), Outcome(results=[value([1.0, 1.0])])),
    "strides": (Outcome(results=[value([1.0, 2.0])]), Outcome(results=[value([1.0, 2.0], strides=(2,))])),
    "succeeds": (Outcome(results=[value([1.0])]), Outcome(error=RuntimeError("no"))),
    "raises": (Outcome(error=RuntimeError("no")), Outcome(results=[value([1.0])])),
    "memory": (Outcome(afterwards={"a": value([1.0])}), Outcome(afterwards={"a": value([2.0])})),
    "gradient": (Outcome(gradients=[value([1.0])]), Outcome(gradients=[None])),
    "backward": (Outcome(gradients=[value([1.0])]), Outcome(backward_error=RuntimeError("no"))),
}


@pytest.mark.parametrize("what", DIFFERENCES)
def test_what_differs_is_seen(what: str) -> None:
    calls = (draw(0, number, named("relu")) for number in itertools.count())
    call = next(item for item in calls if "windows" not in str(item))
    ours, theirs = DIFFERENCES[what]
    result = compare(call, ours, theirs)
    assert result is not None
    assert result.what == what
    assert compare(call, ours, ours) is None
    assert not reason(call, Difference(what, "nobody said so"))


def test_reasons_are_sentences() -> None:
    for item in known():
        assert item.reason.endswith(".")
        assert item.patterns


def test_reasons_name_calls_that_show_them() -> None:
    names = {subject.name for subject in subjects()}
    for item in known():
        assert item.seen, f"no call shows this: {item.reason}"
        seed, name, turn, *change = item.seen.split()
        assert name in names, item.reason
        assert seed.isdigit(), item.reason
        assert turn.isdigit(), item.reason
        assert not change or change[0] in CHANGES, item.reason


@pytest.mark.parity
@pytest.mark.exhaustive
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_the_calls_of_reasons_show_them() -> None:
    stale = unseen()
    assert not stale, "\n".join(stale)


@pytest.mark.parity
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_what_was_fixed_stays_fixed() -> None:
    theirs = importlib.import_module("torch")
    among = comparable(ow, theirs)
    again = [f"{item}: {result}" for item in fixed() if (result := returned(item, ow, theirs, among))]
    assert not again, "\n".join(again)


def test_a_call_is_looked_at() -> None:
    ended = [look(ow, draw(0, number, named("mm"))) for number in range(30)]
    assert any(item.results and item.gradients for item in ended)
    assert any(item.error for item in ended)


@pytest.mark.parity
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_calls_agree_with_pytorch() -> None:
    """A call of every operator; `python -m tests.sampling` compares others, and as many as there is time for."""
    every = len(comparable(ow, importlib.import_module("torch")))
    report = Report()
    for item in hunt(Plan(seed=0, count=every, wide=False)):
        report.add(item)
    shown = [f"{finding.name} {finding.what}: {finding.text}\n    {finding.call}" for finding in report.findings]
    assert not shown, "\n".join(shown)
    assert report.calls == every
    assert report.ended[SAME] > every // 2  # the others raise in both libraries, or have a reason
