"""Operators that return no tensor, numbers by chance, and the limits of dtypes."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow

ANSWERS = {
    "m.equal(a, a.clone())": True, "m.equal(a, a + 1)": False, "m.equal(a, a[:2])": False,
    "m.allclose(a, a * (1 + 1e-7))": True, "m.allclose(a, a + 1)": False, "a.allclose(a, atol=0, rtol=0)": True,
    "m.allclose(a * m.nan, a * m.nan)": False, "m.allclose(a * m.nan, a * m.nan, equal_nan=True)": True,
    "m.is_floating_point(a)": True, "m.is_complex(a)": False, "m.is_signed(a.to(m.uint8))": False,
    "m.is_nonzero(a[1])": True, "m.is_same_size(a, a[:2])": False,
    "m.can_cast(m.float64, m.int64)": False, "a.is_signed()": True,
}  # fmt: skip


@pytest.mark.parametrize("source", ANSWERS)
def test_answers(source: str) -> None:
    assert eval(source, {"m": ow, "a": ow.arange(3.0)}) is ANSWERS[source]


@pytest.mark.parametrize("source", ANSWERS)
@pytest.mark.parity
def test_answers_are_those_of_pytorch(source: str) -> None:
    torch = pytest.importorskip("torch")
    assert eval(source, {"m": torch, "a": torch.arange(3.0)}) is ANSWERS[source]


def test_result_type() -> None:
    a = ow.zeros(2, dtype=ow.int32)
    assert ow.result_type(a, 1.5) is ow.float32
    assert ow.result_type(a, ow.zeros((), dtype=ow.int64)) is ow.int32
    assert ow.result_type(1, a.to(ow.uint8)) is ow.uint8
    assert ow.result_type(1, 2.5) is ow.float32


def test_imag_is_a_view() -> None:
    a = ow.tensor([1 + 2j, 3 - 4j])
    a.imag.add_(1)
    assert a.tolist() == [1 + 3j, 3 - 3j]
    a.real.mul_(2)
    assert a.tolist() == [2 + 3j, 6 - 3j]
    with pytest.raises(RuntimeError) as caught:
        ow.imag(ow.ones(2))
    assert str(caught.value) == "imag: only complex tensors have an imaginary part, this one is float32"


def test_limits() -> None:
    for kind in (ow.float16, ow.float32, ow.float64):
        ours, theirs = ow.finfo(kind), np.finfo(kind.numpy)
        assert (ours.bits, ours.eps, ours.max, ours.min, ours.tiny) == (
            theirs.bits, theirs.eps, theirs.max, theirs.min, theirs.tiny,
        )  # fmt: skip
    half = ow.finfo(ow.bfloat16)
    assert (half.bits, half.eps, half.tiny) == (16, 0.0078125, 1.1754943508222875e-38)
    assert ow.finfo().dtype == "float32"
    assert repr(ow.iinfo(ow.int8)) == "iinfo(min=-128, max=127, dtype=int8)"
    with pytest.raises(TypeError, match=r"^iinfo\(\): expected an integral dtype, got opweave.float32; finfo knows"):
        ow.iinfo(ow.float32)
    with pytest.raises(TypeError, match=r"^finfo\(\): expected a floating or complex dtype, got opweave.int8; iinfo"):
        ow.finfo(ow.int8)


# How a large sample is drawn, its mean and its standard deviation.
SAMPLES = {
    "m.rand_like(a)": (0.5, 12**-0.5), "m.randn_like(a)": (0, 1), "m.randint_like(a, 2, 4)": (2.5, 0.5),
    "a.uniform_(-1, 1)": (0, 3**-0.5), "a.normal_(2, 3)": (2, 3), "a.exponential_(2)": (0.5, 0.5),
    "a.bernoulli_(0.25)": (0.25, 0.1875**0.5), "a.random_(0, 2)": (0.5, 0.5), "a.geometric_(0.5)": (2, 2**0.5),
    "a.log_normal_(0, 0.5).log()": (0, 0.5), "a.cauchy_(1, 2).sub(1).div(2).atan()": (0, 3.14159265 / 12**0.5),
    "m.bernoulli(a + 0.25)": (0.25, 0.1875**0.5), "m.normal(a + 1, 2.0)": (1, 2),
    "m.normal(1.0, a + 2)": (1, 2), "m.normal(a + 1, a + 2)": (1, 2), "m.normal(1.0, 2.0, (40000,))": (1, 2),
    "m.multinomial(m.tensor([0.5, 0.0, 0.5]), 40000, True).float()": (1, 1),
    "m.multinomial(a[:40000] + 1, 40000).float() / 40000": (0.5, 12**-0.5),
}  # fmt: skip


@pytest.mark.parametrize("source", SAMPLES)
def test_chance(source: str) -> None:
    mean, deviation = SAMPLES[source]
    drawn = []
    for _ in range(2):
        ow.manual_seed(3)
        drawn.append(eval(source, {"m": ow, "a": ow.zeros(40000)}))
    assert drawn[0].tolist() == drawn[1].tolist()  # a seed decides
    # Five standard errors, of the mean and (for tails no heavier than exponential) of the deviation.
    assert abs(drawn[0].mean().item() - mean) <= 5 * deviation / 200
    assert abs(drawn[0].std().item() - deviation) <= 5 * deviation * 2 / 200


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32", "float64"])
def test_a_random_number_is_below_1(kind: str) -> None:
    ow.manual_seed(0)
    drawn = ow.rand(20000, dtype=getattr(ow, kind))
    assert drawn.max().item() < 1
    assert drawn.min().item() >= 0


def test_filling_by_chance_stops_the_gradient() -> None:
    a = ow.ones(3, requires_grad=True)
    b = a * 2
    b.normal_()
    (b + a).sum().backward()
    assert a.grad.tolist() == [1.0, 1.0, 1.0]
