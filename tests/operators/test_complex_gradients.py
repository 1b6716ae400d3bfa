"""Gradients of complex tensors: of a real loss L twice the derivative dL/d conj(z), along which ``L`` grows most.

Every row of the table that takes complex numbers, against finite differences of real and imaginary parts, to second
order, and against PyTorch; then what the table does not reach.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck
from generated.nn import functional as nnf

from .cases import DTYPES, TABLE, Case, build, evaluate

COMPLEX = [case for case in TABLE if case.grad and "complex128" in DTYPES[case.dtypes]]
# A gradient that is 0 everywhere does not depend on anything, so there is no second one.
CONSTANT = ("pow(a, 0)",)


def function_of(case: Case) -> tuple[Any, list[ow.Tensor]]:
    """A row as a function of its leaves, and those."""
    results = {name: ow.from_numpy(array) for name, array in build(case.inputs, "complex128").items()}
    names = [name for name, result in results.items() if result.is_complex() or result.is_floating_point()]
    leaves = [results[name].requires_grad_() for name in names]
    return lambda *values: evaluate(case.call, ow, {**results, **dict(zip(names, values, strict=True))}), leaves


@pytest.mark.parametrize("case", COMPLEX, ids=str)
def test_first_order(case: Case) -> None:
    function, leaves = function_of(case)
    assert gradcheck(function, leaves)


@pytest.mark.parametrize("case", [case for case in COMPLEX if str(case) not in CONSTANT], ids=str)
def test_second_order(case: Case) -> None:
    function, leaves = function_of(case)
    assert gradgradcheck(function, leaves)


def z(*shape: int, seed: int = 0) -> ow.Tensor:
    """Complex numbers in all four quadrants, none near 0."""
    generator = np.random.default_rng([seed, *shape])
    angles = generator.uniform(0.2, 1.2, shape) + generator.integers(0, 4, shape) * (np.pi / 2)
    return ow.from_numpy(np.asarray(generator.uniform(0.5, 2, shape) * np.exp(1j * angles))).requires_grad_()


def real(*shape: int) -> ow.Tensor:
    return ow.from_numpy(np.random.default_rng(1).uniform(0.5, 2, shape)).requires_grad_()


def hermitian(a: ow.Tensor) -> ow.Tensor:
    return a + a.mH


def written(a: ow.Tensor, write: Any) -> ow.Tensor:
    """The square of a copy of `a` that `write` has changed in-place."""
    copy = a * (2 + 1j)
    write(copy)
    return copy * copy


WEIGHTS = ow.tensor([1.0, 2.0, 4.0], dtype=ow.float64)
BEYOND = {
    "exp2": (ow.exp2, z(3)),
    "acosh left of 0": (lambda a: ow.acosh(-a.abs() - 0.5j * a), z(5)),
    "imag": (lambda a: a.imag * a.real, z(3)),
    "angle": (ow.angle, z(4)),
    "sgn": (ow.sgn, z(4)),
    "a real tensor and a complex one": (lambda a, b: a * b / (b + 2) - a, (real(2, 3), z(2, 3))),
    "a real one, broadcast": (lambda a, b: a * b, (real(3), z(2, 3))),
    "a choice between both": (lambda a, b: ow.where(a.detach() > 1, a, b), (real(4), z(4))),
    "a real tensor and a complex number": (lambda a: a * (1 + 2j) - 3j / a, real(3)),
    "a real power of a complex number": (lambda a: (1 + 2j) ** a, real(3)),
    "a complex power": (lambda a: a ** (1 + 2j), z(3)),
    "complex numbers as factors": (
        lambda a, b, c: ow.addcmul(a, b, c, value=2j) + ow.addcdiv(a, b, c, value=1 - 1j) + ow.add(a, b, alpha=2j)
        - ow.sub(a, c, alpha=1 + 1j) + ow.rsub(a, b, alpha=3j) + ow.lerp(a, b, 0.25 + 1j),
        (z(2), z(2, seed=1), z(2, seed=2)),
    ),
    "complex factors of matrices": (
        lambda a, b, c: ow.addmm(a, b, c, beta=2j, alpha=1 - 1j), (z(2, 2), z(2, 3), z(3, 2)),
    ),
    "index_add": (lambda a, b: a.index_add(0, ow.tensor([0, 0, 1]), b, alpha=2j), (z(2), z(3))),
    "to complex": (lambda a: a.to(ow.complex128) * 2j, real(3)),
    "to real": (lambda a: a.to(ow.float64) * 2, z(3)),
    "copy_": (lambda a: ow.zeros(2, 3, dtype=ow.complex128).copy_(a) * a, z(2, 3)),
    "copy_ of real numbers": (lambda a: ow.zeros(3, dtype=ow.complex128).copy_(a) * 1j, real(3)),
    "as_strided": (lambda a: a.as_strided((2, 2), (1, 1)) * 1j, z(4)),
    "cumprod with 0": (lambda a: (a * ow.tensor([1.0, 0.0, 1.0])).cumprod(0), z(3)),
    "fold": (lambda a: nnf.fold(a, (3, 3), (2, 2)), z(1, 4, 4)),
    "convolution": (nnf.conv2d, (z(1, 2, 3, 3), z(2, 2, 2, 2), z(2))),
    "its transpose": (lambda a, b: nnf.conv_transpose2d(a, b), (z(1, 2, 2, 2), z(2, 1, 2, 2))),
    "tanhshrink": (nnf.tanhshrink, z(3)),
    "l1_loss": (nnf.l1_loss, (z(3), z(3, seed=1))),
    "norms": (
        lambda a: sum(ow.linalg.vector_norm(a, order) for order in (1, 2, 3, float("inf"))), z(3),
    ),
    "cholesky": (lambda a: ow.linalg.cholesky(a.matmul(a.mH) + ow.eye(3, dtype=ow.float64)), z(3, 3)),
    "eigvalsh": (lambda a: ow.linalg.eigvalsh(hermitian(a)), z(3, 3)),
    "eigh": (
        lambda a: (lambda actual: (actual[1] * WEIGHTS) @ actual[1].mH)(ow.linalg.eigh(hermitian(a))), z(3, 3),
    ),
    "svd": (lambda a: (lambda u, s, v: (u * s**3) @ v)(*ow.linalg.svd(a, full_matrices=False)), z(3, 2)),
    "qr of a wide matrix": (ow.linalg.qr, z(2, 3)),
    "slogdet": (ow.linalg.slogdet, z(3, 3)),
    "pinv": (ow.linalg.pinv, z(3, 2)),
    "products scattered": (lambda a, b: a.scatter_reduce(0, ow.tensor([0, 0, 1]), b, "prod"), (z(3), z(3, seed=1))),
    "written in-place": (lambda a: written(a, lambda copy: copy.mul_(a)), z(3)),
    "a slice written": (lambda a: written(a, lambda copy: copy[1:].mul_(a[1:])), z(3)),
    "a slice times real numbers": (lambda a, b: written(a, lambda copy: copy[1:].mul_(b)), (z(3), real(2))),
    "the real part written": (lambda a: written(a, lambda copy: copy.real.mul_(3)), z(3)),
    "the imaginary part written": (lambda a: written(a, lambda copy: copy.imag.copy_(a.real * a.imag)), z(2, 2)),
    "a row of the real part written": (lambda a: written(a, lambda copy: copy.real[0].exp_()), z(2, 2)),
    "the real part of a column written": (lambda a: written(a.t(), lambda copy: copy[:, 1].real.exp_()), z(2, 2)),
    "a view of a part, then a write": (
        lambda a: (lambda copy, part: (copy.mul_(2), part * part)[1])(*(lambda copy: (copy, copy.real))(a * 1j)), z(3),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("function", "inputs"), BEYOND.values(), ids=BEYOND.keys())
def test_beyond_the_table(function: Any, inputs: Any) -> None:
    assert gradcheck(function, inputs)
    assert gradgradcheck(function, inputs)


# A function of one number, the number, and its gradient, which is known without a computer.
KNOWN = {
    "|z|, in the direction of z": (ow.abs, 3 + 4j, 0.6 + 0.8j),
    "|z| at 0": (ow.abs, 0j, 0),
    "|z|² by parts": (lambda a: a.real**2 + a.imag**2, 3 + 4j, 6 + 8j),
    "|z|² by the conjugate": (lambda a: (a * a.conj()).real, 3 + 4j, 6 + 8j),
    "the imaginary part": (lambda a: a.imag, 3 + 4j, 1j),
    "re z², the conjugate of its derivative": (lambda a: (a * a).real, 1 + 2j, 2 - 4j),
    "sgn at 0": (lambda a: ow.sgn(a).real, 0j, 0),
    "angle at 0": (ow.angle, 0j, 0),
    "angle": (ow.angle, 2j, -0.5),
}


@pytest.mark.parametrize("kind", ["complex64", "complex128"])
@pytest.mark.parametrize(("function", "value", "wanted"), KNOWN.values(), ids=KNOWN.keys())
def test_known_gradients(function: Any, value: complex, wanted: complex, kind: str) -> None:
    a = ow.tensor(value, dtype=getattr(ow, kind), requires_grad=True)
    function(a).backward()
    assert a.grad.dtype is a.dtype
    np.testing.assert_allclose(a.grad.numpy(), wanted, rtol=1e-6)


def test_descent() -> None:
    a = ow.tensor([1 + 1j, -2j], requires_grad=True)
    losses = []
    for _ in range(20):
        loss = ((a - (2 - 1j)).abs() ** 2).sum()
        losses.append(loss.item())
        (grad,) = ow.autograd.grad(loss, [a])
        a = (a - 0.1 * grad).detach().requires_grad_()
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < 1e-3 * losses[0]


KINDS = ("float16", "float32", "float64", "complex64", "complex128")


@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_gradients_have_the_dtypes_of_their_inputs(first: str, second: str) -> None:
    leaves = [ow.tensor([1, 2], dtype=getattr(ow, kind), requires_grad=True) for kind in (first, second)]
    for _ in range(2):  # accumulated the second time
        loss = (leaves[0] * leaves[1]).sum()
        (loss.real if loss.is_complex() else loss).backward()
    assert [leaf.grad.dtype for leaf in leaves] == [leaf.dtype for leaf in leaves]
    assert [leaf.grad.tolist() for leaf in leaves] == [[2, 4], [2, 4]]


def test_a_real_gradient_that_is_given() -> None:
    a = ow.tensor([1 + 1j, 2j], requires_grad=True)
    (a * a).backward(ow.tensor([1 + 0j, 1j]))
    np.testing.assert_allclose(a.grad.numpy(), [2 - 2j, 4 + 0j])


REJECTED = {
    "a complex loss": (
        lambda a: (a * a).sum().backward(),
        "backward(): grad can be implicitly created only for real scalar outputs, but the output of SumBackward0 (sum) "
        "is a complex64 tensor of shape []; reduce it first, e.g. with sum(), or pass grad_tensors",
    ),
    "a real gradient of a complex output": (
        lambda a: (a * a).backward(ow.ones(2)),
        "grad_tensors[0] has dtype float32, and the tensor it belongs to complex64: both must be real or both complex",
    ),
    "a complex gradient of a real output": (
        lambda a: a.abs().backward(ow.ones(2, dtype=ow.complex64)),
        "grad_tensors[0] has dtype complex64, and the tensor it belongs to float32: both must be real or both complex",
    ),
}


@pytest.mark.parametrize(("call", "message"), REJECTED.values(), ids=REJECTED.keys())
def test_rejected(call: Any, message: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        call(ow.tensor([1 + 1j, 2j], requires_grad=True))
    assert str(caught.value) == message


# -- against PyTorch ---------------------------------------------------------------------------------------------------



def gradients(module: Any, case: Case) -> dict[str, Any]:
    """The gradients of the real part of a sum with unequal complex weights."""
    results = {name: module.from_numpy(value.copy()) for name, value in build(case.inputs, "complex128").items()}
    variables = {name: tensor for name, tensor in results.items() if tensor.is_complex() or tensor.is_floating_point()}
    for item in variables.values():
        item.requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result = evaluate(case.call, module, results)
        weights = np.linspace(0.5, 1.5, result.numel()).reshape(tuple(result.shape))
        weights = weights * (1 + 0.5j) if result.is_complex() else weights
        total = (result * module.from_numpy(np.asarray(weights))).sum()
        (total.real if total.is_complex() else total).backward()
    return {name: variable.grad for name, variable in variables.items()}


@pytest.mark.parity
@pytest.mark.parametrize("case", COMPLEX, ids=str)
def test_as_in_pytorch(case: Case) -> None:
    torch = pytest.importorskip("torch")
    try:
        theirs = gradients(torch, case)
    except (AttributeError, RuntimeError, TypeError) as error:
        pytest.skip(f"PyTorch does not have it: {error}")
    ours = gradients(ow, case)
    for name, wanted in theirs.items():
        got = ours[name]
        if wanted is None or got is None:
            assert wanted is None or not wanted.any()
            assert got is None or not got.any()
        else:
            np.testing.assert_allclose(got.numpy(), wanted.numpy(force=True), rtol=1e-7, atol=1e-9, err_msg=name)
