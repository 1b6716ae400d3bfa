"""Complex numbers from parts and as parts, frexp, and the incomplete gamma functions."""

from __future__ import annotations

import math
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

INF, NAN = math.inf, math.nan


def test_from_parts() -> None:
    a, b = ow.tensor([1.0, -2.0, INF], dtype=ow.float64), ow.tensor([[0.5], [NAN]], dtype=ow.float64)
    result = ow.complex(a, b).numpy()
    wanted = np.broadcast_to(a.numpy(), (2, 3)) + 0j
    wanted.imag = b.numpy()
    np.testing.assert_array_equal(result, wanted)
    assert (ow.complex(a.float(), b.float()).dtype, result.dtype) == (ow.complex64, np.complex128)
    x = ow.polar(a[:2], b[:1])
    np.testing.assert_allclose(x.numpy(), a[:2].numpy() * np.exp(1j * b[:1].numpy()), rtol=1e-15)
    for function in (ow.complex, ow.polar):
        out = ow.empty(0, dtype=ow.complex128)
        assert function(a, b, out=out) is out
        with pytest.raises(RuntimeError, match="is written to a tensor of that dtype"):
            function(a, b, out=ow.empty(0, dtype=ow.float64))
        for other in (b.float(), b.long(), b + 0j):
            with pytest.raises(RuntimeError, match="Expected both inputs to be Half, Float or Double tensors"):
                function(a, other)
        parts = ow.tensor([0.5, -1.5], dtype=ow.float64, requires_grad=True), ow.tensor([2.0], dtype=ow.float64)
        assert gradcheck(function, (parts[0], parts[1].requires_grad_()))
        assert gradgradcheck(function, parts)


def test_views_of_parts() -> None:
    z = ow.tensor([[1 + 2j, 3 - 1j], [0.5j, -1]], dtype=ow.complex128)
    for tensor in (z, z.t(), z[:, 1], z[::2], z[1, 1], z[:0]):
        pairs = ow.view_as_real(tensor)
        np.testing.assert_array_equal(pairs.numpy(), np.stack([tensor.numpy().real, tensor.numpy().imag], -1))
        assert np.shares_memory(pairs._array, z._array) or not tensor.numel()
        assert ow.view_as_complex(pairs).tolist() == tensor.tolist()
        copy = ow.view_as_real_copy(tensor)
        assert copy.tolist() == pairs.tolist()
        assert not np.shares_memory(copy._array, z._array)
        assert ow.view_as_complex_copy(copy).tolist() == tensor.tolist()
    ow.view_as_real(z)[0, 0, 1] = 7
    assert z[0, 0].item() == 1 + 7j
    x = ow.arange(8.0, dtype=ow.float64).reshape(2, 2, 2).requires_grad_()
    assert gradcheck(lambda x: ow.view_as_complex(x * 1), x)
    assert gradcheck(lambda x: ow.view_as_real(ow.view_as_complex(x) ** 2), x)


@pytest.mark.parametrize(("x", "said"), [
    (ow.zeros(3), "dimension of size 2"), (ow.tensor(1.0), "dimension of size 2"),
    (ow.zeros(2, 4)[:, ::2], "dimension with stride 1"),
    (ow.zeros(2, 3)[:, :2], "must be even"), (ow.zeros(2, 4).as_strided((1, 2), (2, 1), 1), "offset must be even"),
])  # fmt: skip
def test_what_is_no_pair(x: Any, said: str) -> None:
    with pytest.raises(RuntimeError, match=said):
        ow.view_as_complex(x)


def test_nothing_is_left_to_resolve() -> None:
    z = ow.tensor([1j])
    assert (z.conj().is_conj(), z.conj().imag.is_neg()) == (False, False)
    assert z.resolve_neg() is z
    assert ow.alias(z).data_ptr() == z.data_ptr()
    assert ow.alias_copy(z).data_ptr() != z.data_ptr()


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_frexp(dtype: str) -> None:
    drawn = np.random.default_rng(0)
    with np.errstate(over="ignore"):
        x = (drawn.standard_normal(4000) * np.exp2(drawn.integers(-40, 40, 4000))).astype(dtype)
    tiny = np.finfo(dtype).smallest_subnormal
    x = np.append(x, np.array([0.0, -0.0, INF, -INF, tiny, -3 * tiny, np.finfo(dtype).max, 1, 0.5, -2], dtype))
    result, (mantissa, exponent) = ow.frexp(ow.from_numpy(x)), np.frexp(x)
    finite = np.isfinite(x)
    np.testing.assert_array_equal(result.mantissa.numpy(), mantissa)
    np.testing.assert_array_equal(result.exponent.numpy()[finite], exponent[finite])
    assert (result.mantissa.numpy().dtype, result.exponent.dtype) == (dtype, ow.int32)
    out = ow.empty(0, dtype=getattr(ow, dtype)), ow.empty(0, dtype=ow.int32)
    ow.frexp(ow.from_numpy(x), out=out)
    np.testing.assert_array_equal(out[1].numpy(), result.exponent.numpy())


def test_gradient_of_frexp() -> None:
    x = ow.tensor([0.75, -3.5, 100.0], dtype=ow.float64, requires_grad=True)
    assert gradcheck(lambda x: ow.frexp(x).mantissa, x)
    assert ow.frexp(ow.tensor([NAN])).exponent.tolist() == [0]


SHAPES = (1e-5, 0.1, 0.5, 1, 2.5, 2.99, 3.01, 9.5, 10.5, 100, 1000)
RATIOS = (1e-3, 0.1, 0.5, 0.99, 1, 1.01, 1.5, 3)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_incomplete_gamma(dtype: str) -> None:
    a = np.repeat(np.array(SHAPES, dtype), len(RATIOS))
    x = (np.array(SHAPES)[:, None] * np.array(RATIOS)).ravel().astype(dtype)
    bound = float(np.finfo(dtype).eps) * (40 if dtype == "float64" else 0.52)
    lower, upper = (function(ow.from_numpy(a), ow.from_numpy(x)).numpy() for function in (ow.igamma, ow.igammac))
    with mp.workdps(50):
        for i, (s, t) in enumerate(zip(a.tolist(), x.tolist(), strict=True)):
            slope = t * mp.exp((s - 1) * mp.log(t) - t - mp.loggamma(s))
            for value, ends in ((lower[i], (0, t)), (upper[i], (t, mp.inf))):
                wanted = mp.gammainc(s, *ends, regularized=True)
                if wanted > np.finfo(dtype).tiny:
                    assert abs(float(value) - wanted) <= bound * (wanted + slope), (s, t, value, wanted)


def test_incomplete_gamma_of_large_and_odd_numbers() -> None:
    a = ow.tensor([2e5, 1e8, 0.0, 1, 2, -1, INF, 1, INF, 0, NAN, 1], dtype=ow.float64)
    x = ow.tensor([2.001e5, 1e8, 0.0, 0, -1, 1, 1, INF, INF, 1, 1, NAN], dtype=ow.float64)
    lower = [0.58874384517613018, 0.5000132980760141, NAN, 0, NAN, NAN, 0, 1, NAN, 1, NAN, NAN]
    np.testing.assert_allclose(ow.igamma(a, x).numpy(), lower, rtol=1e-13)
    np.testing.assert_allclose(ow.igammac(a, x).numpy(), 1 - np.array(lower), rtol=1e-13)
    np.testing.assert_array_equal(ow.special.gammainc(a, x).numpy(), ow.igamma(a, x).numpy())
    y = ow.tensor([0.5, 3.0], dtype=ow.float64, requires_grad=True)
    assert gradcheck(lambda y: ow.igamma(ow.tensor([1.5, 2.0]).double(), y), y)
    assert gradgradcheck(lambda y: ow.igammac(ow.tensor([1.5, 2.0]).double(), y), y)
    assert ow.tensor([2.0]).igamma_(ow.tensor([1.0])).item() == pytest.approx(0.2642411)
    x = y.detach().clone()
    assert gradcheck(lambda a: ow.igamma(a, x) - ow.igammac(a, 2 * x), y)
    (slope,) = ow.autograd.grad(ow.igamma(y, x).sum(), y, create_graph=True)
    with pytest.raises(NotImplementedError, match="_standard_gamma_grad"):
        slope.sum().backward()


@pytest.mark.parametrize("shape", [(2,), (2, 0), ()])
@pytest.mark.parametrize("name", ["view_as_real", "view_as_real_copy"])
def test_pairs_are_made_of_complex_numbers_alone(name: str, shape: tuple[int, ...]) -> None:
    with pytest.raises(RuntimeError, match="expected a complex tensor"):
        getattr(ow, name)(ow.zeros(shape))
