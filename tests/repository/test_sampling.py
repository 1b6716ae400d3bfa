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
        made = spec.build(ow, {})
        assert (made.dtype.name, tuple(made.shape)) == (kind, shape)
        if layout not in SHARING:
            wide = made.to(ow.float32) if kind == "bfloat16" else made
            np.testing.assert_array_equal(wide.numpy(), spec.elements())
        if made.numel() and layout != "contiguous":
            assert made.stride() == places(layout, shape)[0]


def test_a_call_depends_on_its_seed_and_number_alone() -> None:
    every = subjects()
    texts = [str(draw(5, number, every)) for number in range(60)]
    assert texts == [str(draw(5, number, every)) for number in range(60)]
    assert texts != [str(draw(6, number, every)) for number in range(60)]


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_makes_other_calls_of_the_same_operators(change: str) -> None:
    every = subjects()
    plain, changed = ([draw(5, number, every, change=how) for number in range(400)] for how in ("", change))
    assert [one.subject.name for one in plain] == [one.subject.name for one in changed]
    differing = sum(str(one) != str(other) for one, other in zip(plain, changed, strict=True))
    assert differing > 150  # not all have a number to be given as another type


def test_every_operator_has_its_turn() -> None:
    every = subjects()
    assert {draw(1, number, every).subject.name for number in range(len(every))} == {one.name for one in every}
    assert len(every) > 700


def named(name: str) -> tuple[Subject, ...]:
    return tuple(one for one in subjects() if one.name == name)


def value(array: list[float], kind: str = "float32", strides: tuple[int, ...] = (1,)) -> Value:
    made = np.array(array, kind)
    return Value(None, kind, made.shape, strides, made)


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
    call = next(one for one in calls if "windows" not in str(one))
    ours, theirs = DIFFERENCES[what]
    found = compare(call, ours, theirs)
    assert found is not None
    assert found.what == what
    assert compare(call, ours, ours) is None
    assert not reason(call, Difference(what, "nobody said so"))


def test_reasons_are_sentences() -> None:
    for one in known():
        assert one.reason.endswith(".")
        assert one.patterns


def test_reasons_name_calls_that_show_them() -> None:
    names = {one.name for one in subjects()}
    for one in known():
        assert one.seen, f"no call shows this: {one.reason}"
        seed, name, turn, *change = one.seen.split()
        assert name in names, one.reason
        assert seed.isdigit(), one.reason
        assert turn.isdigit(), one.reason
        assert not change or change[0] in CHANGES, one.reason


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
    again = [f"{one}: {found}" for one in fixed() if (found := returned(one, ow, theirs, among))]
    assert not again, "\n".join(again)


def test_a_call_is_looked_at() -> None:
    ended = [look(ow, draw(0, number, named("mm"))) for number in range(30)]
    assert any(one.results and one.gradients for one in ended)
    assert any(one.error for one in ended)


@pytest.mark.parity
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="PyTorch is not installed")
def test_calls_agree_with_pytorch() -> None:
    """A call of every operator; `python -m tests.sampling` compares others, and as many as there is time for."""
    every = len(comparable(ow, importlib.import_module("torch")))
    report = Report()
    for one in hunt(Plan(seed=0, count=every, wide=False)):
        report.add(one)
    shown = [f"{one.name} {one.what}: {one.text}\n    {one.call}" for one in report.findings]
    assert not shown, "\n".join(shown)
    assert report.calls == every
    assert report.ended[SAME] > every // 2  # the others raise in both libraries, or have a reason
