"""Derivatives by forward mode of derivatives by forward mode, with any others between and around them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow


def along(m: Any, f: Callable[..., Any], direction: Any) -> Callable[[Any], Any]:
    """The derivative of `f` in a direction, as a function of the point."""
    return lambda x: m.func.jvp(f, (x,), (direction,))[1]


def steps(m: Any) -> dict[str, Callable[[Any], Any]]:
    """Functions of a vector that are derivatives by forward mode, whose own derivative the tests take."""
    v, w = m.tensor([1.0, -2.0, 0.5], dtype=m.float64), m.tensor([0.2, 0.4, -1.0], dtype=m.float64)
    func = m.func

    def f(x: Any) -> Any:
        return (x.sin() * x.exp()).cumsum(0)

    def g(x: Any) -> Any:
        return f(x).prod()

    return {
        "jvp": along(m, f, v),
        "jvp of jvp": along(m, along(m, f, v), w),
        "jvp of jvp of jvp": along(m, along(m, along(m, f, v), w), w),
        "jacfwd": func.jacfwd(f),
        "jacfwd of jvp": func.jacfwd(along(m, f, v)),
        "jacfwd of jacfwd": func.jacfwd(func.jacfwd(g)),
        "hessian": func.hessian(g),
        "hessian of jvp": func.hessian(along(m, g, v)),
        "grad of jvp of jvp": func.grad(along(m, along(m, g, v), w)),
        "jvp of grad of jvp": along(m, func.grad(along(m, g, v)), w),
        "vjp of jvp": lambda x: func.vjp(along(m, f, v), x)[1](w)[0],
        "jacrev of jvp": func.jacrev(along(m, f, v)),
        "vmap of jvp": lambda x: m.vmap(along(m, f, v))(m.stack([x, 2 * x])),
        "vmap of jacfwd": lambda x: m.vmap(func.jacfwd(f))(m.stack([x, 2 * x])),
        "value and tangent": lambda x: m.stack(func.jvp(lambda y: y * y * x, (x * x,), (v,))),
        "aux": lambda x: func.jvp(lambda y: (y * y, y * x), (x,), (v,), has_aux=True)[2],
        "closure": lambda x: func.jvp(lambda y: (x * y) ** 2 * x, (x * 3,), (x * x,))[1],
        "constant": lambda x: func.jvp(lambda y: x * x, (x,), (v,))[1] + x,
        "integers": lambda x: func.jvp(lambda y: (y * y * y, y > 0), (x,), (v,))[1][0],
        "in place": along(m, lambda y: y.clone().mul_(y).sin_(), v),
        "solve": along(m, lambda y: m.linalg.solve(y.outer(y) + m.eye(3, dtype=m.float64), v), w),
        "arguments": lambda x: func.jacfwd(lambda a, b: (a * b).sin(), (0, 1))(x, v * x)[1],
    }


# Their own derivative is wrong in PyTorch: 0.2 to 1.5 from finite differences.
WRONG_IN_PYTORCH = {"solve"}


def derivative(m: Any, name: str, way: str) -> Any:
    x = m.tensor([0.3, 0.7, 1.1], dtype=m.float64)
    step = steps(m)[name]
    if way == "jacfwd":
        return m.func.jacfwd(step)(x)
    return m.func.jvp(step, (x,), (m.tensor([0.7, -0.3, 1.0], dtype=m.float64),))[1]


@pytest.mark.parametrize("name", steps(ow))
def test_by_differences(name: str) -> None:
    x, change = np.array([0.3, 0.7, 1.1]), np.array([0.7, -0.3, 1.0])
    step, eps = steps(ow)[name], 1e-5
    above, below = (step(ow.from_numpy(x + sign * eps * change)).numpy() for sign in (1, -1))
    expected = (above - below) / (2 * eps)
    np.testing.assert_allclose(derivative(ow, name, "jvp").numpy(), expected, rtol=1e-6, atol=1e-7)
    jacobian = derivative(ow, name, "jacfwd").numpy()
    np.testing.assert_allclose(jacobian @ change, expected, rtol=1e-6, atol=1e-7)


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", [name for name in steps(ow) if name not in WRONG_IN_PYTORCH])
def test_what_pytorch_gives(name: str) -> None:
    torch = pytest.importorskip("torch")
    expected = derivative(torch, name, "jvp").numpy()
    np.testing.assert_allclose(derivative(ow, name, "jvp").numpy(), expected, rtol=1e-9, atol=1e-12)


def test_complex_points() -> None:
    z, change = ow.tensor([1 + 2j, 0.5 - 1j]), ow.tensor([1j, 2 + 0j])
    result = ow.func.jvp(along(ow, lambda y: y * y.conj() * y, change), (z,), (change,))[1]
    a, b = z.numpy(), change.numpy()
    np.testing.assert_allclose(result.numpy(), 2 * b * b * a.conj() + 4 * a * b * b.conj(), rtol=1e-5)


def test_users_levels_do_not_nest() -> None:
    with ow.autograd.forward_ad.dual_level(), pytest.raises(RuntimeError, match="Nested forward mode AD is not"):
        ow.autograd.forward_ad.enter_dual_level()
