"""Functions over their whole axis against mpmath: left of 0, at and beside poles, at infinity and NaN."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck

INF, NAN = math.inf, math.nan
ORDERS = range(11)
# Either side of 0, of poles and of half a period; near and far.
AXIS = (
    1e-3, 0.25, 0.5, 1.0, 1.4, 2.0, 7.7, 40.25, 1000.5,
    -1e-3, -0.25, -0.5, -0.75, -0.999, -1.001, -1.5, -2.3, -2.5, -7.5, -19.75, -20.4, -100.5, -1000.3, -100000.7,
)  # fmt: skip
EPSILON = {"float32": 2.0**-23, "float64": 2.0**-52}


def polygamma(n: int, x: float) -> Any:
    """``polygamma(n, x)`` with 40 digits, from the recurrence: mpmath's own is for positive x."""
    with mp.workdps(60):
        x = mp.mpf(x)
        if x > 0:
            return mp.polygamma(n, x)
        reflected = (-1) ** n * mp.polygamma(n, 1 - x)
        return reflected - mp.pi * mp.diff(lambda t: mp.cot(mp.pi * t), x - mp.nint(x), n)


def condition(n: int, x: float) -> float:
    """By what the rounding of x is magnified: without bound near the zeros of the function."""
    return 1 + abs(float(x * polygamma(n + 1, x) / polygamma(n, x)))


def assert_near(number: float, wanted: Any, epsilon: float, magnified: float) -> None:
    """Equal up to some roundings of the result, and of the argument."""
    error = abs((mp.mpf(float(number)) - wanted) / wanted)
    assert error <= 8 * epsilon * magnified, f"{number} instead of {mp.nstr(wanted, 17)}"


@pytest.mark.parametrize("dtype", EPSILON)
@pytest.mark.parametrize("n", ORDERS)
def test_polygamma(n: int, dtype: str) -> None:
    axis = np.array(AXIS, dtype)
    result = ow.polygamma(n, ow.from_numpy(axis)).numpy()
    # exp(lgamma(n + 1)) is computed in the dtype: its argument's rounding is magnified by its size.
    factorial = 1 + math.lgamma(n + 1)
    for x, value in zip(axis.tolist(), result.tolist(), strict=True):
        wanted = polygamma(n, x)
        if EPSILON[dtype] > 1e-10 and not 1e-37 < abs(wanted) < 1e37:
            continue  # not a normal number of float32
        assert_near(value, wanted, EPSILON[dtype], condition(n, x) * factorial)


@pytest.mark.parametrize("n", ORDERS)
def test_gradient_of_polygamma(n: int) -> None:
    x = ow.tensor(AXIS, dtype=ow.float64, requires_grad=True)
    ow.polygamma(n, x).sum().backward()
    assert x.grad is not None
    for at, value in zip(AXIS, x.grad.tolist(), strict=True):
        assert_near(value, polygamma(n + 1, at), EPSILON["float64"], condition(n + 1, at) * (1 + math.lgamma(n + 2)))


@pytest.mark.parametrize("dtype", EPSILON)
@pytest.mark.parametrize("n", range(1, 11))
def test_poles_of_polygamma(n: int, dtype: str) -> None:
    """Infinite with the sign of the terms that dominate on the right of the pole, as SciPy and PyTorch have it."""
    result = ow.polygamma(n, ow.tensor([0.0, -0.0, -1.0, -7.0, INF, NAN], dtype=getattr(ow, dtype))).tolist()
    pole = INF if n % 2 else -INF
    assert result[:4] == [pole] * 4
    assert result[4] == 0
    assert math.isnan(result[5])


def test_digamma_beside_its_poles() -> None:
    x = [0.0, -0.0, 5e-324, -5e-324, 1e-310, 1e-300, -1e-300, 1e-18, -1e-18]
    result = ow.digamma(ow.tensor(x, dtype=ow.float64)).tolist()
    np.testing.assert_allclose(result, [-INF, INF, -INF, INF, -INF, -1e300, 1e300, -1e18, 1e18], rtol=1e-15)
    assert all(math.isnan(number) for number in ow.digamma(ow.tensor([-1.0, -2.0, -INF, NAN])).tolist())
    result = ow.polygamma(1, ow.tensor([1e-200, -1e-200, 1e-100, -1e-100], dtype=ow.float64)).tolist()
    np.testing.assert_allclose(result, [INF, INF, 1e200, 1e200], rtol=1e-15)


ZETA = (
    (2.0, -0.5), (3.0, -0.5), (3.0, -2.25), (4.0, -7.1), (7.0, -20.75), (11.0, -0.25), (2.0, -1000.5), (5.0, -33333.3),
    (2.0, 1e-3), (1.5, 3.0), (30.0, 0.7), (2.0, 1e6), (2.0, -1e-12), (3.0, -1e-12),
)  # fmt: skip


@pytest.mark.parametrize("dtype", EPSILON)
def test_zeta(dtype: str) -> None:
    for s, q in ZETA:
        q = float(np.dtype(dtype).type(q))  # noqa: PLW2901
        with mp.workdps(60):
            shift = max(0, math.floor(-q) + 1)
            wanted = mp.fsum((mp.mpf(q) + k) ** -mp.mpf(s) for k in range(shift)) + mp.zeta(s, mp.mpf(q) + shift)
        result = ow.special.zeta(*(ow.tensor(item, dtype=getattr(ow, dtype)) for item in (s, q))).item()
        assert_near(result, wanted, EPSILON[dtype], 4)


def test_where_zeta_is_no_number() -> None:
    cases = [(2.0, 0.0, INF), (2.0, -3.0, INF), (3.0, -INF, INF), (2.5, -0.5, NAN), (1.0, 2.0, INF), (0.5, 2.0, NAN),
             (NAN, 1.0, NAN), (2.0, NAN, NAN), (2.0, INF, 0.0), (1e30, -1e-30, INF), (1e30, -8.5, INF),
             (INF, -0.75, INF), (1e30, 0.5, INF), (INF, 2.0, 0.0)]  # fmt: skip
    s, q, wanted = zip(*cases, strict=True)
    for kind in (ow.float32, ow.float64):
        result = ow.special.zeta(ow.tensor(s, dtype=kind), ow.tensor(q, dtype=kind)).numpy()
        np.testing.assert_array_equal(result, np.array(wanted, result.dtype))


def test_gradient_of_zeta_left_of_zero() -> None:
    q = ow.tensor([-0.3, -2.6, -7.25], dtype=ow.float64, requires_grad=True)
    assert gradcheck(lambda q: ow.special.zeta(3.0, q), q)
    assert gradcheck(lambda q: ow.special.zeta(4.0, q), q)


@pytest.mark.parametrize("dtype", EPSILON)
def test_lgamma_left_of_zero(dtype: str) -> None:
    x = [-0.5, -1.5, -2.3, -10.7, -50.25, -1e-3]
    axis = np.array(x, dtype)
    for at, value in zip(axis.tolist(), ow.lgamma(ow.from_numpy(axis)).tolist(), strict=True):
        with mp.workdps(40):
            wanted = mp.log(abs(mp.gamma(mp.mpf(at))))
        assert_near(value, wanted, EPSILON[dtype], 1 + abs(float(at * polygamma(0, at) / wanted)))
    assert ow.lgamma(ow.tensor([0.0, -1.0, -5.0, INF, -INF])).tolist() == [INF] * 5


# name: values at inf, -inf and NaN, then where the function is large or ends
ENDS: dict[str, tuple[Callable[[ow.Tensor], ow.Tensor], dict[float, float]]] = {
    "i0": (ow.i0, {INF: INF, -INF: INF, NAN: NAN, 0.0: 1.0, 800.0: INF, -800.0: INF}),
    "i0e": (ow.special.i0e, {INF: 0.0, -INF: 0.0, NAN: NAN, 0.0: 1.0}),
    "i1": (ow.special.i1, {INF: INF, -INF: -INF, NAN: NAN, 0.0: 0.0, 800.0: INF, -800.0: -INF}),
    "i1e": (ow.special.i1e, {INF: 0.0, -INF: 0.0, NAN: NAN, 0.0: 0.0}),
    "erfcx": (ow.special.erfcx, {INF: 0.0, -INF: INF, NAN: NAN, 0.0: 1.0, -30.0: INF}),
    "ndtr": (ow.special.ndtr, {INF: 1.0, -INF: 0.0, NAN: NAN, 0.0: 0.5}),
    "ndtri": (ow.special.ndtri, {INF: NAN, -INF: NAN, NAN: NAN, 0.0: -INF, 1.0: INF, 0.5: 0.0, 2.0: NAN, -0.5: NAN}),
    "log_ndtr": (ow.special.log_ndtr, {INF: 0.0, -INF: -INF, NAN: NAN}),
    "entr": (ow.special.entr, {INF: -INF, -INF: -INF, NAN: NAN, 0.0: 0.0, 1.0: 0.0, -1.0: -INF}),
    "sinc": (ow.sinc, {NAN: NAN, 0.0: 1.0, 1.0: 0.0}),
    "erfinv": (ow.erfinv, {INF: NAN, NAN: NAN, 1.0: INF, -1.0: -INF, 0.0: 0.0, 1.5: NAN}),
    "logit": (ow.logit, {NAN: NAN, 0.0: -INF, 1.0: INF, 2.0: NAN, 0.5: 0.0}),
    "lgamma": (ow.lgamma, {INF: INF, -INF: INF, NAN: NAN, 0.0: INF}),
    "digamma": (ow.digamma, {INF: INF, -INF: NAN, NAN: NAN, 0.0: -INF}),
}


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", ENDS)
def test_ends(name: str, dtype: str) -> None:
    function, table = ENDS[name]
    x = ow.tensor(list(table), dtype=getattr(ow, dtype))
    for view in (x, x.repeat(9), x.repeat(2, 1).t()):
        result = function(view).double().numpy()
        wanted = np.array([table.get(item, NAN) for item in view.tolist()] if view.ndim == 1 else [])
        wanted = wanted if view.ndim == 1 else np.repeat(np.array(list(table.values()))[:, None], 2, 1)
        np.testing.assert_array_equal(result, wanted)


GRADIENTS: dict[str, tuple[Callable[[ow.Tensor], ow.Tensor], dict[float, float]]] = {
    "i0": (ow.i0, {INF: INF, -INF: -INF, NAN: NAN, 0.0: 0.0}),
    "i0e": (ow.special.i0e, {INF: 0.0, -INF: 0.0, NAN: NAN}),
    "i1e": (ow.special.i1e, {INF: 0.0, -INF: 0.0, NAN: NAN, 0.0: 0.5}),
    "i1": (ow.special.i1, {NAN: NAN, 0.0: 0.5}),
    "ndtr": (ow.special.ndtr, {INF: 0.0, -INF: 0.0, NAN: NAN}),
    "erfcx": (ow.special.erfcx, {NAN: NAN, -INF: -INF}),
    "digamma": (ow.digamma, {INF: 0.0, NAN: NAN, 0.0: INF}),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_at_the_ends(name: str) -> None:
    function, table = GRADIENTS[name]
    x = ow.tensor(list(table), dtype=ow.float64, requires_grad=True)
    function(x).sum().backward()
    assert x.grad is not None
    np.testing.assert_array_equal(x.grad.numpy(), list(table.values()))


# -- writing by an index that names a place more than once ----------------------------------------------------------

TWICE = np.array([0, 2, 0, -1])


def test_index_fill_writes_its_value_once() -> None:
    """With a weight for every element, the gradient of the value is the sum of those that it was written to."""
    x = ow.tensor(np.arange(12.0).reshape(3, 4), requires_grad=True)
    value = ow.tensor(2.5, dtype=ow.float64, requires_grad=True)
    weights = np.arange(1.0, 13.0).reshape(3, 4)
    for dim, index in ((0, TWICE), (1, TWICE), (-1, np.array([1, 1, 1])), (0, np.array([], int))):
        x.grad = value.grad = None
        (x.index_fill(dim, ow.from_numpy(index), value) * ow.from_numpy(weights)).sum().backward()
        written = np.zeros((3, 4), bool)
        written.swapaxes(0, dim)[index] = True
        assert value.grad is not None and x.grad is not None  # noqa: PT018
        assert value.grad.item() == weights[written].sum()
        np.testing.assert_array_equal(x.grad.numpy(), np.where(written, 0, weights))
    assert gradcheck(lambda x, value: x.index_fill(0, ow.from_numpy(TWICE), value), (x, value))
    alone = ow.tensor(3.0, dtype=ow.float64, requires_grad=True)
    assert gradcheck(lambda x, value: x.index_fill(0, ow.tensor([0, 0]), value), (alone, value))


def test_index_fill_in_place_and_what_it_rejects() -> None:
    x = ow.zeros(2, 3)
    assert x.index_fill_(1, ow.tensor([2, 2]), ow.tensor(7)).tolist() == [[0.0, 0.0, 7.0]] * 2
    assert x.t().index_fill(0, ow.tensor([0]), ow.tensor(1.5)).tolist() == [[1.5, 1.5], [0.0, 0.0], [7.0, 7.0]]
    with pytest.raises(IndexError, match=r"index_fill\(\): index 3 is out of bounds for dimension 1 with size 3"):
        x.index_fill(1, ow.tensor([3]), ow.tensor(1.0))
    with pytest.raises(RuntimeError, match="the value must have no dimensions"):
        x.index_fill(1, ow.tensor([0]), ow.ones(1))


# The gradient of what is written where an index repeats: of sums every part's own, of writes that overwrite each other
# only the last one's, for nothing of the others is left in the result.
WRITERS: dict[str, tuple[Callable[..., ow.Tensor], bool]] = {
    "index_copy": (lambda x, i, b: x.index_copy(0, i, b), False),
    "index_put": (lambda x, i, b: x.index_put((i,), b), False),
    "index_put, added": (lambda x, i, b: x.index_put((i,), b, True), True),
    "index_add": (lambda x, i, b: x.index_add(0, i, b), True),
    "scatter": (lambda x, i, b: x.scatter(0, i.unsqueeze(1).expand(4, 4), b), False),
    "scatter_add": (lambda x, i, b: x.scatter_add(0, i.unsqueeze(1).expand(4, 4), b), True),
}


@pytest.mark.parametrize("name", WRITERS)
def test_gradients_where_an_index_repeats(name: str) -> None:
    write, adds = WRITERS[name]
    index, weights = np.array([0, 2, 0, 1]), np.arange(1.0, 17.0).reshape(4, 4)
    x = ow.tensor(np.arange(16.0).reshape(4, 4), requires_grad=True)
    b = ow.tensor(np.arange(16.0).reshape(4, 4) / 3, requires_grad=True)
    (write(x, ow.from_numpy(index), b) * ow.from_numpy(weights)).sum().backward()
    tensor = np.ones((4, 1), bool)
    tensor[index] = adds
    assert x.grad is not None and b.grad is not None  # noqa: PT018
    np.testing.assert_array_equal(x.grad.numpy(), np.where(tensor, weights, 0))
    left = np.ones((4, 1), bool) if adds else np.array([[False], [True], [True], [True]])  # the first is written over
    np.testing.assert_array_equal(b.grad.numpy(), np.where(left, weights[index], 0))


def test_put_where_an_index_repeats() -> None:
    x, b = ow.zeros(2, 3, requires_grad=True), ow.tensor([1.0, 2.0, 3.0], requires_grad=True)
    (x.put(ow.tensor([0, 5, 0]), b) * ow.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])).sum().backward()
    assert x.grad is not None and b.grad is not None  # noqa: PT018
    assert x.grad.tolist() == [[0.0, 2.0, 3.0], [4.0, 5.0, 0.0]]
    assert b.grad.tolist() == [0.0, 6.0, 1.0]  # the first is written over


POLYNOMIALS = [
    f"{shifted}chebyshev_polynomial_{kind}" for shifted in ("", "shifted_") for kind in "tuvw"
] + ["hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p"]  # fmt: skip


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_gradients_of_polynomials_round_degrees_as_values_do(name: str) -> None:
    function = getattr(ow.special, name)
    for degree in (-0.5, 0.5, 1.5, 2.75, 5.25):
        x = ow.tensor([0.3, 0.8], dtype=ow.float64, requires_grad=True)
        of_tensor = function(x, ow.tensor([degree, degree], dtype=ow.float64))
        results = [ow.autograd.grad(tensor.sum(), x)[0].numpy() for tensor in (of_tensor, function(x, degree))]
        (wanted,) = ow.autograd.grad(function(x, math.trunc(degree)).sum(), x)
        np.testing.assert_allclose(results, [wanted.numpy()] * 2, rtol=1e-12)


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials_of_no_degree_and_of_no_number(name: str) -> None:
    function = getattr(ow.special, name)
    x = ow.tensor([0.5, -2.0, NAN], dtype=ow.float64)
    assert function(x, NAN).isnan().all()
    assert function(x, -1.0).tolist() == [0, 0, 0]
    assert math.isnan(function(x, 3.0)[2].item())


@pytest.mark.parametrize(("name", "of"), [("v", (-1, 1)), ("w", (1, -1))])
@pytest.mark.parametrize("x", [-1.00002, 1.00003])
def test_polynomials_of_large_degrees_beyond_1(name: str, of: tuple[int, int], x: float) -> None:
    """As differences and sums of those of the second kind."""
    with mp.workdps(60):
        wanted = mp.chebyu(1500, x) + of[0] * mp.chebyu(1499, x)
    result = getattr(ow.special, f"chebyshev_polynomial_{name}")(ow.tensor(x, dtype=ow.float64), 1500)
    np.testing.assert_allclose(result.item(), float(wanted), rtol=1e-9)


SLOPES_AT_NAN: dict[str, Callable[..., Any]] = {
    "smooth_l1_loss": lambda x: ow.nn.functional.smooth_l1_loss(x, ow.zeros(3), reduction="sum"),
    "huber_loss": lambda x: ow.nn.functional.huber_loss(x, ow.zeros(3), reduction="sum"),
    "mse_loss": lambda x: ow.nn.functional.mse_loss(x, ow.zeros(3), reduction="sum"),
}


@pytest.mark.parametrize("name", SLOPES_AT_NAN)
def test_slopes_of_losses_are_undefined_where_losses_are(name: str) -> None:
    x = ow.tensor([NAN, 0.5, -3.0], requires_grad=True)
    (result,) = ow.autograd.grad(SLOPES_AT_NAN[name](x), x)
    assert result.isnan().tolist() == [True, False, False]


@pytest.mark.parametrize("function", [ow.max, ow.min])
def test_the_extreme_nan_has_the_gradient(function: Callable[..., Any]) -> None:
    x = ow.tensor([[NAN, 0.5], [1.0, NAN]], requires_grad=True)
    (tensor,) = ow.autograd.grad(function(x), x)
    assert tensor.tolist() == [[0.5, 0], [0, 0.5]]


def test_second_slopes_of_a_logarithm_at_zero() -> None:
    x = ow.tensor([0.0, 0.25], dtype=ow.float64, requires_grad=True)
    (first,) = ow.autograd.grad(ow.nn.functional.log_sigmoid_forward(x)[0].sum(), x, create_graph=True)
    (second,) = ow.autograd.grad(first.sum(), x)
    np.testing.assert_allclose(second.numpy(), -(lambda y: y * (1 - y))(1 / (1 + np.exp(-x.numpy(force=True)))))
