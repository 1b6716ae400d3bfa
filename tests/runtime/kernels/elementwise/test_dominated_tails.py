"""Second derivatives where one argument dominates, against mpmath: 1 minus a share near 1 loses the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import generated as ow

Hessian = tuple[Any, Any, Any]  # twice by x, by x and y, twice by y


def _of_a_root(x: Any, y: Any) -> Hessian:
    """Of `sqrt(x² + y²)`."""
    cube = mp.hypot(x, y) ** 3
    return y * y / cube, -x * y / cube, x * x / cube


def _of_an_angle(x: Any, y: Any) -> Hessian:
    """Of `atan2(x, y)`."""
    square = x * x + y * y
    return -2 * x * y / square**2, (x - y) * (x + y) / square**2, 2 * x * y / square**2


def _of_a_logarithm(x: Any, y: Any) -> Hessian:
    """Of `log(exp(x) + exp(y))`."""
    product = 1 / ((1 + mp.exp(x - y)) * (1 + mp.exp(y - x)))
    return product, -product, product


def _pair(x: Any, y: Any) -> Any:
    return ow.stack([x, y])


FUNCTIONS: dict[str, tuple[Callable[[Any, Any], Any], Callable[[Any, Any], Hessian]]] = {
    "hypot": (ow.hypot, _of_a_root),
    "atan2": (ow.atan2, _of_an_angle),
    "logaddexp": (ow.logaddexp, _of_a_logarithm),
    "logsumexp": (lambda x, y: ow.logsumexp(_pair(x, y), 0), _of_a_logarithm),
    "logsumexp over two dimensions": (
        lambda x, y: ow.logsumexp(ow.stack([_pair(x, y), _pair(x, y)]), (0, 1)), _of_a_logarithm,
    ),
    "softplus of a difference": (lambda x, y: x + ow.nn.functional.softplus(y - x, threshold=1e9), _of_a_logarithm),
}  # fmt: skip
# What dominates, and by how much: factors of lengths, differences of exponents.
LENGTHS = [(-3.0, 4.0), *((1.5, ratio) for ratio in (1e-30, 1e-12, 1e-9, 1e-5, 0.01, 30.0, 1e4, 1e8, 1e13))]
EXPONENTS = [(0.5, 0.25), *((2.0, 2.0 + d) for d in (-80.0, -45.0, -17.0, -3.0, 3.0, 17.0, 38.0, 60.0, 85.0))]


def _backward_twice(function: Callable[[Any, Any], Any], x: Any, y: Any) -> list[Any]:
    x, y = x.requires_grad_(), y.requires_grad_()
    by_x, by_y = ow.autograd.grad(function(x, y).sum(), (x, y), create_graph=True)
    across = ow.autograd.grad(by_x.sum(), (x, y), retain_graph=True)
    return [*across, ow.autograd.grad(by_y.sum(), y)[0]]


def _forward_twice(function: Callable[[Any, Any], Any], x: Any, y: Any) -> list[Any]:
    def slope(direction: tuple[Any, Any]) -> Callable[[Any, Any], Any]:
        return lambda x, y: ow.func.jvp(function, (x, y), direction)[1]

    by_x, by_y = (ow.ones_like(x), ow.zeros_like(x)), (ow.zeros_like(x), ow.ones_like(x))
    pairs = ((by_x, by_x), (by_x, by_y), (by_y, by_y))
    return [ow.func.jvp(slope(first), (x, y), second)[1] for first, second in pairs]


@pytest.mark.parametrize("way", [_backward_twice, _forward_twice])
@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_second_derivatives_keep_what_is_small(name: str, kind: str, way: Callable[..., list[Any]]) -> None:
    function, hessian = FUNCTIONS[name]
    points = LENGTHS if name in ("hypot", "atan2") else EXPONENTS
    x, y = (ow.tensor(column, dtype=getattr(ow, kind)) for column in zip(*points, strict=True))
    expected = [hessian(mp.mpf(a), mp.mpf(b)) for a, b in zip(x.tolist(), y.tolist(), strict=True)]
    info = np.finfo(kind)
    for result, wanted in zip(way(function, x, y), zip(*expected, strict=True), strict=True):
        for point, item, true in zip(points, result.tolist(), wanted, strict=True):
            # Exponents are off by half an ulp of the largest argument, 87.
            allowed = 200 * float(info.eps) * max(abs(true), mp.mpf(float(info.tiny)))
            assert abs(item - true) <= allowed, (point, item, mp.nstr(true, 8))


@pytest.mark.parametrize("dim", [0, (0, 1), (-1,)])
def test_the_gradient_of_shares_is_that_of_their_formula(dim: Any) -> None:
    for kind in (ow.float64, ow.complex128):
        x = ow.randn(3, 4, dtype=kind, generator=ow.Generator().manual_seed(0)).requires_grad_()
        assert ow.autograd.gradgradcheck(lambda x: ow.logsumexp(x, dim), x)
    hessian = ow.func.hessian(lambda x: ow.logsumexp(x, dim).sum())(ow.tensor([[0.0, 50.0]], dtype=ow.float64))
    small = [[0, 0], [0, 0]] if dim == 0 else [[1, -1], [-1, 1]]
    np.testing.assert_allclose(hessian[0, :, 0], np.exp(-50.0) * np.array(small), rtol=1e-13)


def test_shares_of_equal_infinities_have_a_second_derivative() -> None:
    for value in (float("inf"), -float("inf")):
        x = ow.full((4,), value, dtype=ow.float64, requires_grad=True)
        (slope,) = ow.autograd.grad(ow.logsumexp(x, 0), x, create_graph=True)
        assert slope.tolist() == [0.25] * 4
        assert ow.autograd.grad(slope[0], x)[0].tolist() == [0.1875, -0.0625, -0.0625, -0.0625]
