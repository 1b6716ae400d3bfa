"""Whole numbers at the edges of int64 and beyond, sizes that no memory holds: a right result or a clear error, at once.

A row is an expression over the names of `known` and what comes of it: a class of error and a piece of its text, or the
numbers of the result.
"""

from __future__ import annotations

import math
import signal

import numpy as np
import pytest

import generated as ow
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, DimensionError, OutOfMemoryError

TOP = 2**63
RANGE = "Dimension out of range"
LARGE = "larger than any memory"
MISFIT = "does not fit into"
ERRORS = [
    # A dimension or an index that int64 does not hold: native code must not take it for -1.
    ("ow.gather(a, TOP, i)", DimensionError, RANGE),
    ("ow.gather(a, -TOP - 1, i)", DimensionError, RANGE),
    ("ow.scatter(a, 2**64, i, 1.0)", DimensionError, RANGE),
    ("a.index_select(TOP, i[0])", DimensionError, RANGE),
    ("ow.cat([a, a], TOP)", DimensionError, RANGE),
    ("ow.stack([a, a], -TOP - 1)", DimensionError, RANGE),
    ("a.sum(TOP)", DimensionError, RANGE),
    ("a.sum((0, 2**64 - 1))", DimensionError, RANGE),
    ("a.softmax(2**64 - 1)", DimensionError, RANGE),
    ("a.sort(2**64 - 1)", DimensionError, RANGE),
    ("a.transpose(0, 2**64 - 1)", DimensionError, RANGE),
    ("a.unsqueeze(2**64 - 1)", DimensionError, RANGE),
    ("a.select(2**64 - 1, 0)", DimensionError, RANGE),
    ("a.flip(2**64 - 1)", DimensionError, RANGE),
    ("a.cumsum(2**64 - 1)", DimensionError, RANGE),
    ("ow.nn.functional.cross_entropy(a, classes, ignore_index=TOP)", ArgumentValueError, "ignore_index"),
    ("ow.nn.functional.cross_entropy(a, classes, ignore_index=2**64 - 1)", ArgumentValueError, "ignore_index"),
    ("ow.nn.functional.nll_loss(a, classes, ignore_index=-TOP - 1)", ArgumentValueError, "ignore_index"),
    # Numbers that the dtype does not hold
    ("ow.full((2,), TOP)", ArgumentValueError, MISFIT),
    ("ow.full((2,), TOP, dtype=ow.int32)", ArgumentValueError, MISFIT),
    ("ow.full((2,), 2**2000, dtype=ow.float32)", ArgumentValueError, MISFIT),
    ("n.fill_(TOP)", ArgumentValueError, MISFIT),
    ("a.fill_(-2**2000)", ArgumentValueError, MISFIT),
    ("n.masked_fill(n > 1, TOP)", ArgumentValueError, MISFIT),
    ("n.index_fill(0, n - 1, TOP)", ArgumentValueError, MISFIT),
    ("ow.scatter(n, 0, n - 1, -TOP - 1)", ArgumentValueError, MISFIT),
    ("ow.searchsorted(n, TOP)", ArgumentValueError, MISFIT),
    ("ow.bucketize(TOP, n)", ArgumentValueError, MISFIT),
    ("n + TOP", ArgumentValueError, MISFIT),
    ("TOP - n", ArgumentValueError, MISFIT),
    ("n.clamp(-TOP - 1)", ArgumentValueError, MISFIT),
    ("n < 2**70", ArgumentValueError, MISFIT),
    ("ow.where(n > 1, n, TOP)", ArgumentValueError, MISFIT),
    ("n.add(n, alpha=TOP)", ArgumentValueError, MISFIT),
    ("a * 2**2000", ArgumentValueError, MISFIT),
    ("a.clamp(max=2**2000)", ArgumentValueError, MISFIT),
    ("ow.arange(TOP, TOP + 3)", ArgumentValueError, MISFIT),
    ("ow.arange(0, 2**64, 2**62)", ArgumentValueError, MISFIT),
    ("ow.matrix_power(a, 2**70)", ArgumentValueError, MISFIT),
    ("ow.randint(0, 2**64, (3,))", ArgumentValueError, "randint"),
    ("ow.tensor([TOP])", ArgumentValueError, MISFIT[:12]),
    # Sizes
    ("ow.zeros(TOP)", OutOfMemoryError, LARGE),
    ("ow.ones(2**62)", OutOfMemoryError, LARGE),
    ("ow.empty((2**32, 2**32))", OutOfMemoryError, LARGE),
    ("ow.full((2**40, 2**40), 1.0)", OutOfMemoryError, LARGE),
    ("ow.rand(2**62)", OutOfMemoryError, LARGE),
    ("ow.randn(TOP)", OutOfMemoryError, LARGE),
    ("ow.randperm(TOP)", OutOfMemoryError, LARGE),
    ("ow.randperm(2**62)", OutOfMemoryError, LARGE),
    ("ow.eye(TOP - 1)", OutOfMemoryError, LARGE),
    ("ow.eye(TOP)", OutOfMemoryError, LARGE),
    ("ow.arange(TOP)", OutOfMemoryError, LARGE),
    ("ow.arange(2**62)", OutOfMemoryError, LARGE),
    ("ow.arange(0.0, 2.0**63)", OutOfMemoryError, LARGE),
    ("ow.arange(0, 1, 1e-300)", OutOfMemoryError, LARGE),
    ("ow.arange(0, math.inf)", ComputeError, "must be finite"),
    ("ow.arange(0, 1, math.nan)", ComputeError, "must be finite"),
    ("ow.linspace(0, 1, TOP)", OutOfMemoryError, LARGE),
    ("ow.logspace(0, 1, 2**62)", OutOfMemoryError, LARGE),
    ("ow.tril_indices(TOP, 2)", OutOfMemoryError, LARGE),
    ("ow.triu_indices(2, TOP)", OutOfMemoryError, LARGE),
    ("ow.nn.functional.one_hot(n, 2**62)", OutOfMemoryError, LARGE),
    ("ow.nn.functional.one_hot(n, TOP)", OutOfMemoryError, LARGE),
    ("v.diag(2**62)", OutOfMemoryError, LARGE),
    ("v.diag_embed(-2**62)", OutOfMemoryError, LARGE),
    ("a.expand(2**62, 2, 2)", OutOfMemoryError, LARGE),
    ("a.repeat(2**62, 1)", OutOfMemoryError, LARGE),
    ("a.tile(2**62)", OutOfMemoryError, LARGE),
    ("a.repeat_interleave(2**62)", OutOfMemoryError, LARGE),
    ("ow.nn.functional.pad(a, (2**62, 0))", OutOfMemoryError, LARGE),
    ("ow.nn.functional.interpolate(image, scale_factor=1e18)", OutOfMemoryError, LARGE),
    ("ow.nn.functional.interpolate(image, size=2**62)", OutOfMemoryError, LARGE),
    ("ow.nn.functional.interpolate(image, scale_factor=math.nan)", ArgumentValueError, "interpolate"),
    ("ow.nn.functional.adaptive_avg_pool2d(image, 2**62)", OutOfMemoryError, LARGE),
    ("ow.conv_transpose2d(image, image, stride=2**62)", OutOfMemoryError, LARGE),
    ("ow.cartesian_prod(*[ow.arange(10)] * 20)", OutOfMemoryError, LARGE),
    ("ow.combinations(ow.arange(60), 30)", OutOfMemoryError, LARGE),
    ("ow.histc(v, 2**62)", OutOfMemoryError, LARGE),
    ("ow.multinomial(v, 2**62, True)", OutOfMemoryError, LARGE),
    ("ow.mvlgamma(v, 2**62)", OutOfMemoryError, LARGE),
    ("ow.special.multigammaln(v, TOP)", OutOfMemoryError, LARGE),
    ("v.new_zeros(TOP)", OutOfMemoryError, LARGE),
    # Loops whose count is an argument
    ("ow.combinations(v, 2**31)", ComputeError, "r must be at most 64"),
    ("ow.combinations(v, TOP, with_replacement=True)", ComputeError, "r must be at most 64"),
    ("a.tensor_split(2**62)", ComputeError, "parts are more"),
    ("v[:0].chunk(2**62)", ComputeError, "parts are more"),
    ("zero.expand(2**40).unbind()", ComputeError, "parts are more"),
    ("zero.expand(2**40).split(1)", ComputeError, "parts are more"),
    ("zero.expand(2**40).chunk(2**40)", ComputeError, "parts are more"),
    ("zero.expand(2**40).split(2**10)", ComputeError, "parts are more"),
    ("v.to(TOP)", ArgumentError, "no form"),
    ("ow.set_num_threads(TOP)", ArgumentValueError, "set_num_threads"),
]
RESULTS = [
    ("ow.full((2,), TOP, dtype=ow.float32)", [2.0**63] * 2),
    ("ow.full((2,), TOP - 1)", [TOP - 1] * 2),
    ("ow.full((2,), -TOP)", [-TOP] * 2),
    ("v.clone().fill_(TOP)", [2.0**63] * 3),
    ("ow.scatter(v, 0, n - 1, TOP)", [2.0**63] * 3),
    ("v.index_fill(0, n - 1, -TOP)", [-(2.0**63)] * 3),
    ("v + TOP", [2.0**63] * 3),
    ("n + (TOP - 4)", [TOP - 3, TOP - 2, TOP - 1]),
    ("ow.arange(TOP - 2, TOP)", [TOP - 2, TOP - 1]),
    ("ow.arange(-TOP, TOP, 2**62)", [-TOP, -(2**62), 0, 2**62]),
    ("ow.arange(-TOP, -TOP + 2)", [-TOP, -TOP + 1]),
    ("ow.linspace(0, TOP, 3)", [0.0, 2.0**62, 2.0**63]),
    ("ow.eye(2)", [[1.0, 0.0], [0.0, 1.0]]),
    ("v.split(TOP)[0]", [1.0, 2.0, 3.0]),
    ("ow.stack(v.chunk(TOP), 0)", [[1.0], [2.0], [3.0]]),
    ("v.roll(3 * TOP + 1)", [3.0, 1.0, 2.0]),
    ("a.diagonal(TOP)", []),
    ("ow.combinations(v, 2)", [[1.0, 2.0], [1.0, 3.0], [2.0, 3.0]]),
    ("ow.combinations(v, 4).shape", (0, 4)),
    ("ow.combinations(v[:1], 3, with_replacement=True)", [[1.0] * 3]),
    ("ow.nn.functional.nll_loss(a, classes, ignore_index=TOP - 1)", -2.5),
    ("ow.nn.functional.nll_loss(a, classes, ignore_index=-1)", -2.5),
    ("ow.gather(a, -1, i)", [[1.0, 2.0], [4.0, 3.0]]),
    ("ow.special.multigammaln(v, 1)", [math.lgamma(k) for k in (1, 2, 3)]),
    ("ow.mvlgamma(v + 3, 2)", [math.lgamma(k) + math.lgamma(k - 0.5) + math.log(math.pi) / 2 for k in (4, 5, 6)]),
]  # fmt: skip


def known():
    a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    return {
        "ow": ow, "math": math, "TOP": TOP, "a": a, "i": ow.tensor([[0, 1], [1, 0]]), "v": ow.tensor([1.0, 2.0, 3.0]),
        "n": ow.tensor([1, 2, 3]), "classes": ow.tensor([0, 1]), "image": a.reshape(1, 1, 2, 2), "zero": ow.zeros(()),
    }  # fmt: skip


class TooSlowError(BaseException):
    """No exception that a call could take for one of its own."""


@pytest.fixture(autouse=True)
def _at_once():
    """A minute of the processor's time for a call that takes microseconds, kernels included."""

    def stop(*_):
        raise TooSlowError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, 60)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.signal(signal.SIGVTALRM, before)


@pytest.mark.parametrize(("call", "error", "text"), ERRORS, ids=[call for call, *_ in ERRORS])
@pytest.mark.parametrize("times", [1, 25], ids=["at first", "often"])  # native code takes a choice over after 20 calls
def test_an_error_says_what_does_not_fit(call, error, text, times):
    for _ in range(times):
        with pytest.raises(error) as caught:
            eval(call, known())
        assert text in str(caught.value)


@pytest.mark.parametrize(("call", "expected"), RESULTS, ids=[call for call, _ in RESULTS])
def test_what_fits_is_right(call, expected):
    result = eval(call, known())
    if not isinstance(result, ow.Tensor):
        assert result == expected
    elif result.dtype.is_floating_point:
        assert result.tolist() == pytest.approx(expected, rel=1e-6) if result.ndim < 2 else result.tolist() == expected
    else:
        assert result.tolist() == expected


def test_the_gradient_of_mvlgamma_is_a_sum_of_digammas():
    x = ow.tensor([3.0, 4.5], dtype=ow.float64, requires_grad=True)
    ow.mvlgamma(x, 4).sum().backward()
    expected = sum(ow.digamma(x.detach() - k / 2) for k in range(4))
    assert ow.allclose(x.grad, expected)


class Own(int):
    """What enumerations and other libraries give as numbers."""


class OwnFloat(float):
    """The same of float."""


@pytest.mark.parametrize("kind", [Own, np.int64, np.uint8, ow.tensor], ids=["subclass", "int64", "uint8", "tensor"])
@pytest.mark.parametrize("times", [1, 25], ids=["at first", "often"])
def test_whole_numbers_of_other_classes_are_whole_numbers(kind, times):
    x = ow.tensor([[1.0, 2.0], [3.0, 5.0]])
    calls = {
        "sum": lambda d: x.sum(d), "softmax": lambda d: x.softmax(d), "log_softmax": lambda d: x.log_softmax(d),
        "cumsum": lambda d: x.cumsum(d), "amax": lambda d: x.amax((d,)), "argmax": lambda d: x.argmax(d),
        "logcumsumexp": lambda d: x.logcumsumexp(d), "mean": lambda d: x.mean([d]), "std": lambda d: x.std(d),
        "sort": lambda d: x.sort(d)[0], "cat": lambda d: ow.cat([x, x], d), "stack": lambda d: ow.stack([x, x], d),
        "gather": lambda d: x.gather(d, ow.tensor([[0, 1]])), "select": lambda d: x.select(d, d),
        "unsqueeze": lambda d: x.unsqueeze(d), "flip": lambda d: x.flip(d), "index": lambda d: x[d],
        "view": lambda d: x.view(d, 4), "zeros": lambda d: ow.zeros(d, d), "add": lambda d: x + d,
    }  # fmt: skip
    for name, call in calls.items():
        for _ in range(times):
            assert ow.equal(call(kind(1)), call(1)), name
    if kind is not ow.tensor:
        for name in ("sum", "softmax", "log_softmax", "cumsum", "amax", "logcumsumexp", "mean"):
            with pytest.raises(DimensionError):
                calls[name](kind(3))


def test_floats_of_other_classes_are_floats():
    x = ow.tensor([1.0, 2.0])
    for kind in (OwnFloat, np.float32, np.float64):
        assert ow.equal(x * kind(0.5), x * 0.5)
        assert ow.equal(x.clamp(kind(0.5), kind(1.5)), x.clamp(0.5, 1.5))
        assert (x * kind(0.5)).dtype is ow.float32
