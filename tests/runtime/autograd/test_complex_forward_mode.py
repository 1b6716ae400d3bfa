"""Forward mode of complex numbers: tangents are differences, in place and through views as well, and have gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd.forward_ad import dual_level, make_dual, unpack_dual

STEP = 1e-6
Function = Callable[[ow.Tensor], ow.Tensor]
X = np.array([[1 + 2j, 0.5 - 1j], [2 + 0.25j, -0.75 + 1j]])
T = np.array([[1j, 1 + 1j], [0.3, 0.2 - 1j]])
FUNCTIONS: dict[str, Function] = {
    "exp": ow.exp, "tanh": ow.tanh, "square": lambda x: x * x, "power": lambda x: x ** (1.5 + 1j),
    "base of a power": lambda x: (0.5 + 1j) ** x, "quotient": lambda x: 1 / (x + x.conj() * 2),
    "abs": ow.abs, "angle": ow.angle, "sgn": ow.sgn, "real": lambda x: x.real, "imag": lambda x: x.imag.exp(),
    "parts": lambda x: ow.view_as_real(x) * 2, "from parts": lambda x: ow.complex(x.imag, x.real),
    "polar": lambda x: ow.polar(x.real, x.imag), "conjugate transpose": lambda x: x.mH @ x,
    "matmul": lambda x: x @ x, "inverse": ow.linalg.inv, "determinant": ow.linalg.det, "norm": ow.linalg.norm,
    "solve": lambda x: ow.linalg.solve(x, x.real.to(x.dtype)), "fft": ow.fft.fft,
    "real fft": lambda x: ow.fft.rfft(x.real),
    "fft to reals": ow.fft.hfft, "sum": ow.sum, "product": lambda x: x.prod(0), "cumsum": lambda x: x.cumsum(1),
    "variance": ow.var, "logsumexp": lambda x: ow.logsumexp(x, 0), "where": lambda x: ow.where(x.real > 0.6, x, 2 * x),
    "cat": lambda x: ow.cat([x, x.conj()]), "index": lambda x: x[:, 1] * x[0],
    "gather": lambda x: x.index_select(0, ow.tensor([1, 1])),
    "in place": lambda x: x.clone().mul_(x).add_(x.conj(), alpha=2), "view in place": lambda x: written(x),
    "lists": lambda x: ow._foreach_mul([x, x.conj()], [x, x])[1],
}  # fmt: skip


def written(x: ow.Tensor) -> ow.Tensor:
    tensor = x.clone()
    tensor[0].mul_(x[1])
    return tensor * tensor


def tangent_of(function: Function, x: ow.Tensor, t: ow.Tensor) -> ow.Tensor:
    with dual_level():
        tangent = unpack_dual(function(make_dual(x, t))).tangent
        assert tangent is not None
        return tangent


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_tangent_is_a_difference(name: str) -> None:
    function, x, t = FUNCTIONS[name], ow.from_numpy(X), ow.from_numpy(T)
    tangent = tangent_of(function, x, t)
    expected = (function(x + STEP * t) - function(x - STEP * t)) / (2 * STEP)
    assert tangent.dtype is expected.dtype
    np.testing.assert_allclose(tangent.numpy(), expected.numpy(), rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("name", ["exp", "square", "abs", "inverse"])
def test_a_tangent_has_a_gradient(name: str) -> None:
    """That of the real part of the tangent along another direction is the tangent's own difference."""
    function, t, other = FUNCTIONS[name], ow.from_numpy(T), ow.from_numpy(1j * X[::-1].copy())
    x = ow.from_numpy(X).requires_grad_()
    (result,) = ow.autograd.grad(ow.real(tangent_of(function, x, t)).sum(), x)
    along = [ow.real(tangent_of(function, x.detach() + step * other, t)).sum() for step in (STEP, -STEP)]
    expected = (along[0] - along[1]) / (2 * STEP)
    np.testing.assert_allclose(ow.real(result.conj() * other).sum().item(), expected.item(), rtol=1e-5)


def test_a_real_number_may_become_complex() -> None:
    with dual_level():
        result = make_dual(ow.tensor([2.0]), ow.tensor([1.0])) * 1j
        assert unpack_dual(result).tangent.tolist() == [1j]


def test_products_of_jacobians() -> None:
    x, t = ow.from_numpy(X), ow.from_numpy(T)
    _, tensor = ow.func.jvp(lambda value: value * value, (x,), (t,))
    np.testing.assert_allclose(tensor.numpy(), 2 * X * T)


class WrongTangent(ow.autograd.Function):
    """The square, with a tangent whose imaginary part is wrong."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 2 * ctx.saved_tensors[0].conj()

    @staticmethod
    def jvp(ctx: Any, tangent: Any) -> Any:
        return ow.complex(tangent.real, 2 * tangent.imag) * 2 * ctx.saved_tensors[0]


COMPLEX, REAL = [1 + 2j, 0.5 - 1j, 2j], [1.0, 0.5, -2.0]
CHECKED: dict[str, tuple[Callable[..., Any], list[Any]]] = {
    "square": (lambda a: a * a, [COMPLEX]),
    "product with real numbers": (lambda a, b: a * b, [COMPLEX, REAL]),
    "absolute value": (lambda a: a.abs(), [COMPLEX]),
    "complex of real numbers": (lambda a: ow.complex(a, a * a), [REAL]),
    "several results": (lambda a, b: (a * b, a.real, b * 2), [COMPLEX, REAL]),
    "conjugate": (lambda a: a.conj() * a * a, [COMPLEX]),
    "matrix product": (lambda a: a.reshape(1, 3).mT @ a.reshape(1, 3), [COMPLEX]),
}


@pytest.mark.parametrize("name", CHECKED)
def test_gradcheck_of_complex_inputs(name: str) -> None:
    function, values = CHECKED[name]
    inputs = [ow.tensor(value, dtype=ow.complex128 if value is COMPLEX else ow.float64) for value in values]
    for input_ in inputs:
        input_.requires_grad_()
    assert ow.autograd.gradcheck(function, inputs, check_forward_ad=True)
    assert ow.autograd.gradcheck(function, inputs, check_forward_ad=True, check_backward_ad=False)
    assert ow.autograd.gradgradcheck(function, inputs, check_fwd_over_rev=True)


def test_gradcheck_sees_a_wrong_imaginary_part() -> None:
    x = ow.tensor(COMPLEX, dtype=ow.complex128, requires_grad=True)
    assert ow.autograd.gradcheck(WrongTangent.apply, x)
    with pytest.raises(RuntimeError, match=r"in forward mode .*imaginary part"):
        ow.autograd.gradcheck(WrongTangent.apply, x, check_forward_ad=True)
