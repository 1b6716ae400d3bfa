"""First and second derivatives over the whole range of a dtype against mpmath: saturated tails, tiny and huge numbers.

Formulas that read a rounded result give 0 where that is 1; formulas with squares overflow or vanish.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import generated as ow

F = ow.nn.functional
MAGNITUDES = (
    5e-324, 1e-310, 1e-200, 1e-160, 1e-45, 1e-40, 1e-30, 1e-20, 1e-10, 1e-7, 1e-4, 1e-3, 0.01, 0.1, 0.3, 0.5,
    0.7, 0.9, 0.99, 0.999, 1 - 1e-5, 1 - 1e-10, 1.0, 1.001, 1.5, 2.0, 3.0, 5.0, 7.0, 9.0, 10.0, 15.0, 18.0,
    20.0, 25.0, 30.0, 38.0, 40.0, 44.0, 60.0, 80.0, 88.0, 100.0, 200.0, 350.0, 500.0, 700.0, 709.0, 1e3, 1e5,
    1e7, 9e7, 2e8, 1e10, 1e13, 1e15, 1e19, 1e20, 1e22, 1e30, 3e38, 1e100, 1e150, 1e155, 1e200, 1e300, 1.7e308,
)  # fmt: skip
Function = Callable[[Any], Any]


def logistic(x: Any) -> Any:
    return 1 / (1 + mp.exp(-x))


def bell(x: Any) -> Any:
    """The derivative of the logistic function."""
    return logistic(x) * logistic(-x)


def softplus(x: Any) -> Any:
    return mp.log1p(mp.exp(x))


def mish_bend(x: Any) -> Any:
    """The second derivative of mish."""
    slope = logistic(x) * mp.sech(softplus(x)) ** 2
    return slope * (2 + x * (logistic(-x) - 2 * mp.tanh(softplus(x)) * logistic(x)))


def root(x: Any) -> Any:
    """`sqrt(1 - x * x)`."""
    return mp.sqrt((1 - x) * (1 + x))


def _quantile(x: Any) -> float:
    """Near the argument at which the normal distribution function is `x`."""
    return float(ow.special.ndtri(ow.tensor(float(x), dtype=ow.float64)))


# Operators: first and second derivative, and between which arguments.
DERIVATIVES: dict[str, tuple[Function, Function, Function | None, tuple[float, float]]] = {
    "tanh": (ow.tanh, lambda x: mp.sech(x) ** 2, lambda x: -2 * mp.tanh(x) * mp.sech(x) ** 2, (-math.inf, math.inf)),
    "sigmoid": (ow.sigmoid, bell, lambda x: -bell(x) * mp.tanh(x / 2), (-math.inf, math.inf)),
    "logsigmoid": (F.logsigmoid, lambda x: logistic(-x), lambda x: -bell(x), (-math.inf, math.inf)),
    "mish": (
        F.mish, lambda x: mp.tanh(softplus(x)) + x * logistic(x) * mp.sech(softplus(x)) ** 2, mish_bend, (1.75, 300),
    ),
    "soft_margin_loss": (
        lambda x: F.soft_margin_loss(x, ow.ones_like(x), reduction="none"), lambda x: -logistic(-x), bell,
        (-math.inf, math.inf),
    ),
    "softplus": (lambda x: F.softplus(x, threshold=1e9), logistic, bell, (-math.inf, math.inf)),
    "silu": (
        F.silu, lambda x: logistic(x) * (1 + x * logistic(-x)), lambda x: bell(x) * (2 - x * mp.tanh(x / 2)),
        (-80, math.inf),
    ),
    "erf": (
        ow.erf, lambda x: 2 / mp.sqrt(mp.pi) * mp.exp(-x * x), lambda x: -4 * x / mp.sqrt(mp.pi) * mp.exp(-x * x),
        (-math.inf, math.inf),
    ),
    "erfc": (
        ow.erfc, lambda x: -2 / mp.sqrt(mp.pi) * mp.exp(-x * x), lambda x: 4 * x / mp.sqrt(mp.pi) * mp.exp(-x * x),
        (-math.inf, math.inf),
    ),
    "expm1": (ow.expm1, mp.exp, mp.exp, (-math.inf, math.inf)),
    "softsign": (
        F.softsign, lambda x: (1 + abs(x)) ** -2, lambda x: -2 * mp.sign(x) * (1 + abs(x)) ** -3, (-math.inf, math.inf),
    ),
    "tanhshrink": (
        F.tanhshrink, lambda x: mp.tanh(x) ** 2, lambda x: 2 * mp.tanh(x) * mp.sech(x) ** 2, (-math.inf, math.inf),
    ),
    "atan": (ow.atan, lambda x: 1 / (1 + x * x), lambda x: -2 * x / (1 + x * x) ** 2, (-math.inf, math.inf)),
    "asinh": (ow.asinh, lambda x: 1 / mp.hypot(1, x), lambda x: -x / mp.hypot(1, x) ** 3, (-math.inf, math.inf)),
    "acosh": (
        ow.acosh, lambda x: 1 / mp.sqrt((x - 1) * (x + 1)), lambda x: -x / mp.sqrt((x - 1) * (x + 1)) ** 3,
        (1, math.inf),
    ),
    "asin": (ow.asin, lambda x: 1 / root(x), lambda x: x / root(x) ** 3, (-1, 1)),
    "acos": (ow.acos, lambda x: -1 / root(x), lambda x: -x / root(x) ** 3, (-1, 1)),
    "atanh": (ow.atanh, lambda x: root(x) ** -2, lambda x: 2 * x * root(x) ** -4, (-1, 1)),
    "reciprocal": (ow.reciprocal, lambda x: -1 / x**2, lambda x: 2 / x**3, (-math.inf, math.inf)),
    "log1p": (ow.log1p, lambda x: 1 / (1 + x), lambda x: -1 / (1 + x) ** 2, (-1, math.inf)),
    "exp": (ow.exp, mp.exp, mp.exp, (-math.inf, math.inf)),
    "sinh": (ow.sinh, mp.cosh, mp.sinh, (-math.inf, math.inf)),
    "elu": (F.elu, lambda x: mp.exp(min(x, 0)), lambda x: mp.exp(x) if x < 0 else mp.mpf(0), (-math.inf, math.inf)),
    "binary_cross_entropy_with_logits": (
        lambda x: F.binary_cross_entropy_with_logits(x, ow.ones_like(x), reduction="none"),
        lambda x: -logistic(-x), bell, (-math.inf, math.inf),
    ),
    "weighted binary_cross_entropy_with_logits": (
        lambda x: F.binary_cross_entropy_with_logits(
            x, ow.ones_like(x), reduction="none", pos_weight=ow.full((1,), 3.0, dtype=x.dtype)
        ), lambda x: -3 * logistic(-x), lambda x: 3 * bell(x), (-math.inf, math.inf),
    ),
    "ndtr": (ow.special.ndtr, mp.npdf, lambda x: -x * mp.npdf(x), (-1e4, 1e4)),
    "log_ndtr": (ow.special.log_ndtr, lambda x: mp.npdf(x) / (mp.erfc(-x / mp.sqrt(2)) / 2), None, (-1e4, 1e4)),
    "ndtri": (
        ow.special.ndtri, lambda x: 1 / mp.npdf(mp.findroot(lambda z: mp.log(mp.ncdf(z) / x), _quantile(x))), None,
        (1e-100, 1 - 1e-12),
    ),
    "glu": (lambda x: F.glu(ow.stack([ow.ones_like(x), x]), 0)[0], bell, None, (-80, 80)),
}  # fmt: skip


def _arguments(kind: str, low: float, high: float) -> Any:
    with np.errstate(over="ignore", under="ignore"):
        values = np.unique(np.array([0.0, *MAGNITUDES, *(-x for x in MAGNITUDES)]).astype(kind))
    return values[np.isfinite(values) & (values > low) & (values < high)]


def _assert_close(tensor: Any, expected: list[Any], values: Any, ulps: float) -> None:
    """`found` within some ulps of what mpmath says, or of the smallest normal number where that is below it."""
    info = np.finfo(tensor.dtype)
    for x, item, true in zip(values.tolist(), tensor.tolist(), expected, strict=True):
        if abs(true) > float(info.max):
            assert math.isinf(item), (x, item, true)
            continue
        allowed = ulps * float(info.eps) * max(abs(true), mp.mpf(float(info.tiny)))
        assert abs(mp.mpf(item) - true) <= allowed, (x, item, mp.nstr(true, 8))


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", DERIVATIVES)
def test_derivatives_over_the_whole_range(name: str, kind: str) -> None:
    operator, first, second, (low, high) = DERIVATIVES[name]
    values = _arguments(kind, low, high)
    if name == "reciprocal":
        values = values[values != 0]
    with mp.workprec(300):
        exact = [mp.mpf(x) for x in values.tolist()]
        slopes = [first(x) for x in exact]
        x = ow.tensor(values, requires_grad=True)
        _assert_close(ow.autograd.grad(operator(x).sum(), x)[0].numpy(), slopes, values, 16)
        (slope,) = ow.autograd.grad(operator(x).sum(), x, create_graph=True)
        _assert_close(slope.detach().numpy(), slopes, values, 16)
        if second is not None:
            _assert_close(ow.autograd.grad(slope.sum(), x)[0].numpy(), [second(x) for x in exact], values, 48)
        tangent = ow.func.jvp(operator, (x.detach(),), (ow.ones_like(x),))[1]
        _assert_close(tangent.numpy(), slopes, values, 16)


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("size", [1e-310, 1e-40, 1e-30, 1e-25, 1e-3, 1.0, 1e5, 1e25, 1e38, 1e160, 1e307])
def test_angles_of_tiny_and_huge_vectors(size: float, kind: str) -> None:
    info = np.finfo(kind)
    if not float(info.tiny) * 4 < size < float(info.max) / 4:
        size = 1.0 / size if float(info.tiny) * 4 < 1.0 / size < float(info.max) / 4 else 1.0
    y, x = (ow.tensor(value * size, dtype=getattr(ow, kind), requires_grad=True) for value in (3.0, 4.0))
    y_exact, x_exact = mp.mpf(y.item()), mp.mpf(x.item())
    expected = [x_exact / (x_exact**2 + y_exact**2), -y_exact / (x_exact**2 + y_exact**2)]
    slopes = ow.autograd.grad(ow.atan2(y, x), (y, x))
    _assert_close(ow.stack(slopes).numpy(), expected, np.array([0, 1]), 8)
    tangent = ow.func.jvp(ow.atan2, (y.detach(), x.detach()), (ow.ones_like(y), ow.zeros_like(x)))[1]
    _assert_close(tangent.numpy().reshape(1), expected[:1], np.array([0]), 8)
    z = ow.complex(x.detach(), y.detach()).requires_grad_()
    ow.angle(z).backward()
    _assert_close(np.array([z.grad.imag.item(), z.grad.real.item()], kind), expected, np.array([0, 1]), 8)


def test_zeros_of_products_with_logarithms() -> None:
    for operator, zero in ((ow.xlogy, 0.0), (ow.special.xlog1py, -1.0)):
        x, y = ow.zeros(2, requires_grad=True), ow.tensor([zero, 2.0], requires_grad=True)
        operator(x, y).sum().backward()
        assert y.grad.tolist() == [0.0, 0.0]
        y.grad = None
        operator(0, y).sum().backward()
        assert y.grad.tolist() == [0.0, 0.0]
        tangent = ow.func.jvp(operator, (x.detach(), y.detach()), (ow.zeros(2), ow.ones(2)))[1]
        assert tangent.tolist() == [0.0, 0.0]


def test_quotients_of_tiny_and_huge_numbers() -> None:
    for size in (1e-30, 1e30):
        x = ow.tensor(size, requires_grad=True)
        ow.addcdiv(ow.zeros(()), ow.tensor(2 * size), x).backward()
        np.testing.assert_allclose(x.grad.item(), -2 / size, rtol=1e-6)


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize(
    "row", [(40.0, 0.0, -3.0), (0.0, 700.0, 690.0), (1.0, 1.0, 1.0), (30.0, 30.0, -5.0), (2.0, -80.0, 0.5)]
)
def test_small_components_of_softmax(row: tuple[float, ...], kind: str) -> None:
    with mp.workprec(6000):
        powers = [mp.exp(mp.mpf(x)) for x in row]
        shares = [power / mp.fsum(powers) for power in powers]
        jacobian = [[p * ((i == j) - q) for j, q in enumerate(shares)] for i, p in enumerate(shares)]
        logs = [mp.log(p) for p in shares]
        of_logs = [[(i == j) - q for j, q in enumerate(shares)] for i in range(len(row))]
        values = np.array(row, kind)
        ulps = 32 + 4 * max(map(abs, row))  # an exponential has the rounding error of its argument
        x = ow.tensor(values, requires_grad=True)
        _assert_close(F.log_softmax(x, 0).detach().numpy(), logs, values, 8)
        for i in range(len(row)):
            (slope,) = ow.autograd.grad(F.softmax(x, 0)[i], x)
            _assert_close(slope.numpy(), jacobian[i], values, ulps)
            (slope,) = ow.autograd.grad(F.log_softmax(x, 0)[i], x)
            _assert_close(slope.numpy(), of_logs[i], values, ulps)
            (slope,) = ow.autograd.grad(F.cross_entropy(x[None], ow.tensor([i])), x)
            _assert_close(-slope.numpy(), of_logs[i], values, ulps)
            one_hot = F.one_hot(ow.tensor([i]), len(row)).to(x.dtype)
            (slope,) = ow.autograd.grad(F.cross_entropy(x[None], one_hot), x)
            _assert_close(-slope.numpy(), of_logs[i], values, ulps)
            if kind == "float64":
                tangent = ow.func.jvp(lambda x: F.softmax(x, 0), (x.detach(),), (one_hot[0],))[1]
                _assert_close(tangent.numpy(), [line[i] for line in jacobian], values, ulps)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("shape", "dim"), [((1, 1_000_003), 1), ((1_000_003, 1), 0), ((3, 200_001), 1), ((90_001, 3), 0)]
)
def test_log_softmax_of_lines_in_several_parts(shape: tuple[int, ...], dim: int, threads: int) -> None:
    # Lines that blocks and threads share: what a part begins with must not be counted once for each.
    before = ow.get_num_threads()
    ow.set_num_threads(threads)
    try:
        for values in (np.random.default_rng(3).normal(size=shape), np.arange(np.prod(shape)).reshape(shape) % 3.0):
            x = ow.tensor(values, requires_grad=True)
            result = ow.log_softmax(x, dim)
            expected = values - values.max() - np.log(np.exp(values - values.max()).sum(dim, keepdims=True))
            np.testing.assert_allclose(result.detach().numpy(), expected, rtol=1e-10)
            weights = np.cos(values)
            result.backward(ow.tensor(weights))
            expected = weights - np.exp(expected) * weights.sum(dim, keepdims=True)
            np.testing.assert_allclose(x.grad.numpy(), expected, rtol=1e-8, atol=1e-10)
    finally:
        ow.set_num_threads(before)


def test_log_softmax_of_infinities() -> None:
    for values in ([np.inf, 1.0], [np.inf, np.inf], [-np.inf, -np.inf], [np.nan, 1.0]):
        assert np.isnan(ow.log_softmax(ow.tensor(values), 0).numpy()).all()
    assert ow.log_softmax(ow.tensor([-np.inf, 1.0]), 0).tolist() == [-np.inf, 0]


S = ow.special


def scaled(function: Any, order: int, sign: int) -> Function:
    """A Bessel function times `exp(sign * abs(x))`."""
    return lambda x: function(order, x) * mp.exp(sign * abs(x))


i0e, i1e = scaled(mp.besseli, 0, -1), scaled(mp.besseli, 1, -1)
k0e, k1e = scaled(mp.besselk, 0, 1), scaled(mp.besselk, 1, 1)
# Derivatives whose terms cancel, and a difference that does: operators, what is expected, and between which arguments.
CANCELLING: dict[str, tuple[Function, bool, Function, tuple[float, float]]] = {
    "i0e": (S.i0e, True, lambda x: i1e(x) - mp.sign(x) * i0e(x), (-1e4, 1e4)),
    "i1e": (S.i1e, True, lambda x: i0e(x) - i1e(x) / x - mp.sign(x) * i1e(x), (-1e4, 1e4)),
    "scaled k0": (S.scaled_modified_bessel_k0, True, lambda x: k0e(x) - k1e(x), (1e-3, 1e4)),
    "scaled k1": (S.scaled_modified_bessel_k1, True, lambda x: k1e(x) - k0e(x) - k1e(x) / x, (1e-3, 1e4)),
    "erfcx": (S.erfcx, True, lambda x: 2 * x * mp.erfc(x) * mp.exp(x * x) - 2 / mp.sqrt(mp.pi), (-2, 1e3)),
    "sinc": (ow.sinc, True, lambda x: (mp.cospi(x) - mp.sincpi(x)) / x, (-1e6, 1e6)),
    "tanhshrink": (F.tanhshrink, False, lambda x: x - mp.tanh(x), (-1e3, 1e3)),
}


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", CANCELLING)
def test_differences_of_nearly_equal_terms(name: str, kind: str) -> None:
    operator, is_derivative, reference, (least, most) = CANCELLING[name]
    sizes = [*np.geomspace(1e-12, 1e6, 37), 1.0, 2.0, 2.5, 3.0, 17.0, 1000.5, 12345.0]
    points = np.array([x for size in sizes for x in (-size, size) if least <= x <= most], kind)
    x = ow.from_numpy(points).requires_grad_()
    result = operator(x)
    if is_derivative:
        (result,) = ow.autograd.grad(result.sum(), x)
    with mp.workdps(60):  # 24 digits cancel at most
        expected = np.array([float(reference(mp.mpf(float(point)))) for point in points])
    eps = np.finfo(kind).eps
    # Near its zeros a derivative has the precision of the terms: that of i1e by its value, of sinc by 1 / x.
    room = {"i1e": 1.0, "sinc": np.abs(1 / points)}.get(name, 0.0)
    error = np.abs(result.detach().numpy() - expected)
    assert (error <= 16 * eps * np.maximum(np.abs(expected), 0.1 * room) + np.finfo(kind).tiny).all(), (
        points[np.argmax(error / np.abs(expected))]
    )


def test_second_derivatives_of_differences() -> None:
    for operator in (S.i0e, S.i1e, S.scaled_modified_bessel_k0, S.scaled_modified_bessel_k1, S.erfcx, ow.sinc):
        x = ow.tensor([0.3, 1.7, 3.3, 7.9, 8.1, 30.0], dtype=ow.float64, requires_grad=True)
        assert ow.autograd.gradgradcheck(operator, x)
    zero = ow.zeros(1, dtype=ow.float64, requires_grad=True)
    (slope,) = ow.autograd.grad(S.i1e(zero).sum(), zero, create_graph=True)
    assert slope.item() == 0.5
    assert ow.autograd.grad(slope.sum(), zero)[0].isfinite().item()


@pytest.mark.parametrize("kind", ["float32", "float64"])
def test_gelu_at_its_tail(kind: str) -> None:
    values = np.concatenate([np.linspace(-12.5, -2, 43), [-1.0, 0.5, 30.0, -math.inf, -1e30]]).astype(kind)
    x = ow.tensor(values, requires_grad=True)
    result = F.gelu(x)
    (slope,) = ow.autograd.grad(result.sum(), x)
    with mp.workdps(60):
        points = [mp.mpf(point) if point > -100 else mp.mpf(-100) for point in values.tolist()]
        cdf = [mp.erfc(-p / mp.sqrt(2)) / 2 for p in points]
        expected = [p * c for p, c in zip(points, cdf, strict=True)]
        slopes = [c + p * mp.npdf(p) for p, c in zip(points, cdf, strict=True)]
    for tensor, exact in ((result.detach(), expected), (slope, slopes)):
        finite = [(v, float(e)) for v, e in zip(tensor.tolist(), exact, strict=True) if not math.isnan(v)]
        np.testing.assert_allclose(*zip(*finite, strict=True), rtol=16 * ow.finfo(x.dtype).eps, atol=1e-300)


@pytest.mark.parametrize("kind", ["float32", "float64"])
def test_gelu_by_tanh_at_its_tail(kind: str) -> None:
    points = [-1e-30, -0.5, -3.0, -5.0, -7.0, -8.5, -9.125, 0.25, 2.0, 11.0, *([-12.3, -20.0] if "64" in kind else [])]
    x = ow.tensor(points, dtype=getattr(ow, kind), requires_grad=True)
    result = F.gelu(x, approximate="tanh")
    (slope,) = ow.autograd.grad(result.sum(), x)
    with mp.workdps(40):
        exact = [mp.mpf(point) for point in x.tolist()]
        factor = 2 * mp.sqrt(2 / mp.pi)
        shares = [logistic(factor * (p + mp.mpf("0.044715") * p**3)) for p in exact]
        complements = [logistic(-factor * (p + mp.mpf("0.044715") * p**3)) for p in exact]
        expected = [float(p * share) for p, share in zip(exact, shares, strict=True)]
        slopes = [
            float(share * (1 + p * complement * factor * (1 + 3 * mp.mpf("0.044715") * p**2)))
            for p, share, complement in zip(exact, shares, complements, strict=True)
        ]
    np.testing.assert_allclose(result.tolist(), expected, rtol=8 * ow.finfo(x.dtype).eps)
    np.testing.assert_allclose(slope.tolist(), slopes, rtol=16 * ow.finfo(x.dtype).eps)


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", ["gammainc", "gammaincc"])
def test_slopes_of_incomplete_gamma_functions(name: str, kind: str) -> None:
    """They are densities, of which terms of the size of the arguments cancel."""
    sizes = [0.5, 1.0, 2.5, 10.0, 100.0, 500.0, 1000.0, 10000.0]
    pairs = [(a, a * factor) for a in sizes for factor in (0.9, 1.0, 1.0625)] + [(2.5, 1e-20), (0.5, 50.0), (30.0, 3.0)]
    shape, points = ow.tensor(pairs, dtype=getattr(ow, kind)).unbind(1)
    points = points.requires_grad_()
    (slope,) = ow.autograd.grad(getattr(ow.special, name)(shape, points).sum(), points)
    sign = 1 if name == "gammainc" else -1
    for a, x, item in zip(shape.tolist(), points.tolist(), slope.tolist(), strict=True):
        with mp.workdps(60):
            log = (a - 1) * mp.log(x) - x - mp.loggamma(a)
            expected = sign * mp.exp(log)
        if abs(expected) > ow.finfo(points.dtype).tiny:
            assert abs(item - expected) <= (8 + 4 * abs(log)) * ow.finfo(points.dtype).eps * abs(expected), (a, x)


@pytest.mark.parametrize("kind", ["float64", "float32"])
def test_tangents_of_gradients_of_log_softmax_in_its_tail(kind: str) -> None:
    """The share of the largest element is near 1; how it changes is the small product of all shares."""
    for far in (1.0, 17.0, 40.0, 80.0):
        x = ow.tensor([0.0, far], dtype=getattr(ow, kind))
        bell_of_x = float(bell(mp.mpf(far)))
        for index in (0, 1):
            for of in (lambda x: -F.log_softmax(x, 0)[0], lambda x: F.cross_entropy(x[None], ow.tensor([1]))):
                tangent = ow.func.jvp(ow.func.grad(of), (x,), (ow.eye(2, dtype=x.dtype)[index],))[1]
                expected = [bell_of_x if other == index else -bell_of_x for other in (0, 1)]
                np.testing.assert_allclose(tangent.tolist(), expected, rtol=1e-12 if kind == "float64" else 2e-5)
    nothing = ow.empty(2, 0, dtype=getattr(ow, kind))
    assert ow.func.jvp(lambda x: F.log_softmax(x, 1), (nothing,), (nothing,))[1].shape == (2, 0)
