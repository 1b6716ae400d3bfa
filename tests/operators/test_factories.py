"""Tensors from numbers, arrays and chance, and how tensors show themselves."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow

FROM_DATA = {
    "3": ("int64", ()), "2.5": ("float32", ()), "True": ("bool", ()), "1j": ("complex64", ()), "[]": ("float32", (0,)),
    "[[1, 2], [3, 4]]": ("int64", (2, 2)), "[1, 2.5]": ("float32", (2,)), "[True, 2]": ("int64", (2,)),
    "[1, 1j]": ("complex64", (2,)), "(1, (2))": ("int64", (2,)), "range(3)": ("int64", (3,)),
    "np.float64(2)": ("float64", ()), "np.arange(3, dtype='i2')": ("int16", (3,)), "np.array(1.0)": ("float64", ()),
    "np.array([1, 2], '>i4')": ("int32", (2,)), "[ow.tensor(1), ow.tensor(2)]": ("int64", (2,)),
    "ow.ones((2,), dtype=ow.bfloat16)": ("bfloat16", (2,)), "[[], []]": ("float32", (2, 0)),
}  # fmt: skip


@pytest.mark.parametrize("source", FROM_DATA)
def test_tensor(source: str) -> None:
    data = eval(source, {"np": np, "ow": ow})
    tensor = ow.tensor(data)
    kind, shape = FROM_DATA[source]
    assert (tensor.dtype.name, tensor.shape) == (kind, shape)
    if isinstance(data, (list, int, float, complex)) and not isinstance(data, bool) and "ow" not in source:
        assert tensor.tolist() == data


def test_dtype_and_requires_grad() -> None:
    tensor = ow.tensor([1, 2], dtype=ow.bfloat16, requires_grad=True)
    assert (tensor.dtype, tensor.requires_grad, tensor.is_leaf) == (ow.bfloat16, True, True)
    assert ow.zeros((2,), requires_grad=True).requires_grad
    assert ow.tensor([0.1], dtype=ow.float64).item() == 0.1  # not by way of the default dtype
    assert ow.tensor(0.1j, dtype=ow.complex128).item() == 0.1j
    assert ow.full((2,), True).dtype is ow.bool
    assert ow.full((2,), 1).dtype is ow.int64
    assert ow.full((2,), 1.5).dtype is ow.float32
    assert ow.arange(2.5).tolist() == [0, 1, 2]
    assert ow.arange(0, 1, 0.25).dtype is ow.float32


def test_what_shares_memory_and_what_does_not() -> None:
    array = np.zeros(3)
    shared = {"from_numpy": ow.from_numpy(array), "as_tensor": ow.as_tensor(array), "dlpack": ow.from_dlpack(array)}
    copied = {"tensor": ow.tensor(array), "another dtype": ow.as_tensor(array, dtype=ow.float32)}
    array[0] = 1
    assert {name: value[0].item() for name, value in {**shared, **copied}.items()} == {
        **dict.fromkeys(shared, 1), **dict.fromkeys(copied, 0),
    }  # fmt: skip
    tensor = ow.ones((2,))
    assert ow.as_tensor(tensor) is tensor
    assert np.shares_memory(np.asarray(tensor), tensor.numpy())
    with pytest.raises(ValueError, match="a copy is needed, but copy=False forbids it"):
        ow.asarray([1, 2], copy=False)


LIKE = {"zeros_like": 0, "ones_like": 1, "full_like": 7}


@pytest.mark.parametrize("name", LIKE)
def test_like_keeps_shape_dtype_and_order(name: str) -> None:
    for kind in (ow.int8, ow.bool, ow.bfloat16, ow.float64, ow.complex64):
        arguments = ow.ones((2, 3, 4), dtype=kind).permute(2, 0, 1)
        result = getattr(ow, name)(arguments, *([LIKE[name]] if name == "full_like" else []))
        assert (result.shape, result.dtype, result.stride()) == ((4, 2, 3), kind, (1, 12, 4))
        assert (
            result.double().tolist() == np.full((4, 2, 3), bool(LIKE[name]) if kind is ow.bool else LIKE[name]).tolist()
        )
        assert getattr(ow, name)(arguments, *([1] if name == "full_like" else []), dtype=ow.float16).dtype is ow.float16


def test_random_numbers_follow_their_seed() -> None:
    for draw in (
        lambda **named: ow.rand((50,), **named),
        lambda **named: ow.randn((50,), **named),
        lambda **named: ow.randint(3, 60, (50,), **named),
        lambda **named: ow.randperm(50, **named),
    ):
        ow.manual_seed(7)
        first, second = draw(), draw()
        ow.manual_seed(7)
        assert draw().tolist() == first.tolist() != second.tolist()
        seed = ow.Generator().manual_seed(7)
        state = seed.get_state()
        third = draw(generator=seed)
        seed.set_state(state)
        assert draw(generator=seed).tolist() == third.tolist() == first.tolist()


def test_random_numbers_have_the_right_distribution() -> None:
    ow.manual_seed(0)
    many = 100_000
    uniform, normal, full = ow.rand((many,)), ow.randn((many,), dtype=ow.float64), ow.randint(-2, 3, (many,))
    # Means of 100,000 draws stray by 1 / sqrt(100,000) = 0.003 standard deviations; five times that is never seen.
    assert uniform.mean().item() == pytest.approx(0.5, abs=0.005)
    assert 0 <= uniform.amin().item() <= uniform.amax().item() < 1
    assert (normal.mean().item(), normal.var().item()) == pytest.approx((0, 1), abs=0.025)
    assert sorted(set(full.tolist())) == [-2, -1, 0, 1, 2]
    assert sorted(ow.randperm(100).tolist()) == list(range(100))
    assert (uniform.dtype, normal.dtype, full.dtype) == (ow.float32, ow.float64, ow.int64)
    assert ow.rand((2,), dtype=ow.bfloat16).dtype is ow.bfloat16
    with pytest.raises(RuntimeError, match="rand: expected a floating dtype, got int64"):
        ow.rand((2,), dtype=ow.int64)


@pytest.mark.parametrize("kind", ["float16", "float32", "float64"])
def test_gumbel_softmax_draws_as_softmax_says(kind: str) -> None:
    ow.manual_seed(0)
    logits = ow.tensor([0.0, 1.0, 2.0], dtype=getattr(ow, kind), requires_grad=True)
    many = logits.expand(20_000, 3)
    hard, soft = (ow.nn.functional.gumbel_softmax(many, tau=0.5, hard=hard) for hard in (True, False))
    for draws in (hard.double(), soft.argmax(1).unsqueeze(1).eq(ow.arange(3)).double()):
        assert sorted(set(draws.detach().round().flatten().tolist())) == [0, 1]
        np.testing.assert_allclose(draws.detach().mean(0).numpy(), [0.090, 0.245, 0.665], atol=0.015)
    np.testing.assert_allclose(soft.detach().double().sum(1).numpy(), 1, rtol=2e-3)
    (hard * ow.tensor([1.0, 2.0, 3.0], dtype=hard.dtype)).double().mean(0).sum().backward()
    assert (logits.grad.abs() > 0).all()


SHOWN = {
    "m.tensor([1., 2, 3])": "tensor([1., 2., 3.])",
    "m.tensor([1.5, 2, -3])": "tensor([ 1.5000,  2.0000, -3.0000])",
    "m.tensor([[1, 2], [30, 4]])": "tensor([[ 1,  2],\n        [30,  4]])",
    "m.tensor(3.5)": "tensor(3.5000)",
    "m.tensor([True, False])": "tensor([ True, False])",
    "m.tensor([1e10, 1.])": "tensor([1.0000e+10, 1.0000e+00])",
    "m.tensor([0.00001, 1.])": "tensor([1.0000e-05, 1.0000e+00])",
    "m.tensor([float('nan'), 1., -float('inf')])": "tensor([nan, 1., -inf])",
    "m.tensor([float('nan'), 1.5])": "tensor([   nan, 1.5000])",
    "m.tensor([])": "tensor([])",
    "m.zeros((0, 3))": "tensor([], size=(0, 3))",
    "m.zeros((0,), dtype=m.int64)": "tensor([], dtype=int64)",
    "m.tensor([1+2j, 3.5-1j])": "tensor([1.0000+2.j, 3.5000-1.j])",
    "m.tensor([1., 2.], dtype=m.float64)": "tensor([1., 2.], dtype=float64)",
    "m.tensor([1.5], dtype=m.bfloat16)": "tensor([1.5000], dtype=bfloat16)",
    "m.tensor([1.], requires_grad=True)": "tensor([1.], requires_grad=True)",
    "m.tensor([1.], requires_grad=True).exp()": "tensor([2.7183], grad_fn=<ExpBackward0>)",
    "m.arange(1001)": "tensor([   0,    1,    2,  ...,  998,  999, 1000])",
    "m.ones((2, 1, 2))": "tensor([[[1., 1.]],\n\n        [[1., 1.]]])",
    "m.arange(2000.).reshape(40, 50)[:, :2] / 7": None,
    "m.arange(30.) / 7": None,
    "m.ones((8, 8, 20))": None,
    "m.arange(30) * 1j": None,
}


@pytest.mark.parametrize("source", [source for source, text in SHOWN.items() if text])
def test_shown(source: str) -> None:
    assert repr(eval(source, {"m": ow})) == SHOWN[source]


@pytest.mark.parity
@pytest.mark.parametrize("source", SHOWN)
def test_shown_as_pytorch(source: str) -> None:
    torch = pytest.importorskip("torch")
    assert repr(eval(source, {"m": ow})) == repr(eval(source, {"m": torch})).replace("torch.", "")


def test_numbers_keep_the_precision_of_the_dtype_that_is_asked_for() -> None:
    numbers = [0.1, 1e200]
    assert ow.tensor(numbers, dtype=ow.float64).tolist() == numbers
    assert ow.tensor([0.1j], dtype=ow.complex128).tolist() == [0.1j]
    assert ow.as_tensor(0.1, ow.float64).item() == 0.1
    assert ow.tensor(0.1).item() != 0.1
    assert ow.tensor(16777217.0, dtype=ow.int64).item() == 16777217


def test_ranges_in_given_memory_keep_its_shape() -> None:
    for factory in (ow.linspace, ow.arange, ow.logspace):
        numbers = (0, 4) if factory is ow.arange else (0, 3, 4)
        wanted = factory(*numbers)
        out = ow.empty(2, 2)
        assert factory(*numbers, out=out) is out
        assert out.tolist() == wanted.to(ow.float32).reshape(2, 2).tolist()
        column = ow.zeros(4, 3)
        factory(*numbers, out=column[:, 1])
        assert column[:, 1].tolist() == out.reshape(-1).tolist()
        assert column[:, 0].tolist() == [0] * 4
        assert factory(*numbers, out=ow.empty(0)).shape == (4,)
    with pytest.warns(UserWarning, match=r"out= has the shape \[3\] and is resized to \[4\]"):
        assert ow.arange(4, out=ow.empty(3)).shape == (4,)
    assert ow.linspace(0, 3, 4, out=ow.empty(3)).shape == (4,)  # without a warning
