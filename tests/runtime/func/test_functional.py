"""``autograd.functional``: products with Jacobians and Hessians, against PyTorch and against each other."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd import functional, grad
from runtime.func import products

A = np.array([[1.0, 2.0, 3.0], [0.5, 1.5, -1.0]])
B = np.array([0.3, 0.2, 0.1])


def one_to_one(m: Any) -> Callable[..., Any]:
    return lambda x: m.tanh(x) * 2


def one_to_many(m: Any) -> Callable[..., Any]:
    return lambda x: (x.exp(), x.sum(0), x.sum())


def many_to_one(m: Any) -> Callable[..., Any]:
    return lambda x, y: (x * y).sum(1)


def many_to_many(m: Any) -> Callable[..., Any]:
    return lambda x, y: ((x * y).sum(1), m.tanh(x) @ y)


def only_first(m: Any) -> Callable[..., Any]:
    return lambda x, y: x.sin()


def scalar(m: Any) -> Callable[..., Any]:
    return lambda x, y: (x.exp() * y.sin()).sum() + (y**3).sum()


def scalar_of_one(m: Any) -> Callable[..., Any]:
    return lambda x: (x**3).sum()


def in_place(m: Any) -> Callable[..., Any]:
    return lambda x, y: ((x * 1).mul_(y).exp_() * y).sum()


# Name -> function, inputs, v for the outputs.
FUNCTIONS: dict[str, tuple[Callable[..., Any], tuple[Any, ...], tuple[Any, ...]]] = {
    "one to one": (one_to_one, (B,), (B + 1,)),
    "one to many": (one_to_many, (A,), (A + 1, B, np.array(2.0))),
    "many to one": (many_to_one, (A, B), (B[:2],)),
    "many to many": (many_to_many, (A, B), (B[:2], B[1:])),
    "only the first": (only_first, (A, B), (A,)),
}
SCALARS = {
    "two inputs": (scalar, (A, B)), "one input": (scalar_of_one, (B,)), "in place": (in_place, (A, B)),
}  # fmt: skip


def given(module: Any, arrays: tuple[Any, ...]) -> Any:
    result = tuple(module.from_numpy(np.array(array)) for array in arrays)
    return result[0] if len(result) == 1 else result


def plain(value: Any) -> Any:
    return [plain(item) for item in value] if isinstance(value, (tuple, list)) else value.detach().numpy()


def assert_same(ours: Any, theirs: Any) -> None:
    assert type(ours) is type(theirs)
    if isinstance(ours, list):
        assert len(ours) == len(theirs)
        for tensor, other in zip(ours, theirs, strict=True):
            assert_same(tensor, other)
    else:
        assert ours.shape == theirs.shape
        np.testing.assert_allclose(ours, theirs, rtol=1e-11, atol=1e-12)


@pytest.mark.parity
@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("product", ["jvp", "vjp"])
def test_products_with_jacobians(product: str, name: str) -> None:
    theirs = pytest.importorskip("torch")
    make, inputs, of_outputs = FUNCTIONS[name]
    v = inputs if product == "jvp" else of_outputs
    results = [
        getattr(module.autograd.functional, product)(make(module), given(module, inputs), given(module, v))
        for module in (ow, theirs)
    ]
    assert_same(plain(results[0]), plain(results[1]))


@pytest.mark.parity
@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("strategy", products.STRATEGIES)
@pytest.mark.parametrize("vectorize", [False, True])
def test_jacobians(vectorize: bool, strategy: str, name: str) -> None:
    theirs = pytest.importorskip("torch")
    make, inputs, _ = FUNCTIONS[name]
    ours = functional.jacobian(make(ow), given(ow, inputs), vectorize=vectorize, strategy=strategy)
    assert_same(plain(ours), plain(theirs.autograd.functional.jacobian(make(theirs), given(theirs, inputs))))


@pytest.mark.parity
@pytest.mark.parametrize("name", SCALARS)
@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
@pytest.mark.parametrize("vectorize", [False, True])
def test_hessians(vectorize: bool, strategy: str, name: str) -> None:
    theirs = pytest.importorskip("torch")
    make, inputs = SCALARS[name]
    ours = functional.hessian(make(ow), given(ow, inputs), vectorize=vectorize, outer_jacobian_strategy=strategy)
    assert_same(plain(ours), plain(theirs.autograd.functional.hessian(make(theirs), given(theirs, inputs))))


@pytest.mark.parity
@pytest.mark.parametrize("name", SCALARS)
@pytest.mark.parametrize("product", ["hvp", "vhp"])
def test_products_with_hessians(product: str, name: str) -> None:
    theirs = pytest.importorskip("torch")
    make, inputs = SCALARS[name]
    results = [
        getattr(module.autograd.functional, product)(make(module), given(module, inputs), given(module, inputs))
        for module in (ow, theirs)
    ]
    assert_same(plain(results[0]), plain(results[1]))


@pytest.mark.parametrize("strategy", ["reverse-mode", "forward-mode"])
def test_jacobians_of_known_form(strategy: str) -> None:
    x = ow.tensor([1.0, 2.0])
    assert functional.jacobian(lambda x: x * x, x, strategy=strategy).tolist() == [[2.0, 0.0], [0.0, 4.0]]
    assert functional.jacobian(lambda x: x.sum(), x, strategy=strategy).tolist() == [1.0, 1.0]
    assert functional.hessian(lambda x: (x**3).sum(), x, outer_jacobian_strategy=strategy).tolist() == [[6, 0], [0, 12]]
    assert functional.jacobian(lambda x: x * 2, ow.ones((0, 2)), strategy=strategy).shape == (0, 2, 0, 2)


def test_results_are_outside_of_graphs_unless_they_shall_be_inside() -> None:
    x, v = ow.tensor([1.0, 2.0]).requires_grad_(), ow.tensor([1.0, -1.0])
    for call in (functional.jvp, functional.vjp, functional.hvp, functional.vhp):
        function = (lambda x: x.exp()) if call in (functional.jvp, functional.vjp) else (lambda x: (x**4).sum())
        output, product = call(function, x, v)
        assert (output.requires_grad, product.requires_grad) == (False, False)
        output, product = call(function, x, v, create_graph=True)
        (third,) = grad(product.sum(), x)
        expected = [np.e, -np.e**2] if function(x).ndim else [24.0, -48.0]
        assert third.tolist() == pytest.approx(expected)
    for strategy, vectorize in itertools.product(products.STRATEGIES, (False, True)):
        jacobian = functional.jacobian(lambda x: x.exp(), x, create_graph=True, vectorize=vectorize, strategy=strategy)
        assert grad(jacobian.sum(), x)[0].tolist() == pytest.approx([np.e, np.e**2])
        jacobian = functional.hessian(
            lambda x: (x**3).sum(), x, create_graph=True, vectorize=vectorize, outer_jacobian_strategy=strategy
        )
        assert grad(jacobian.sum(), x)[0].tolist() == [6.0, 6.0]
    assert x.grad is None


def test_no_grad_outside_does_not_matter() -> None:
    x = ow.tensor([1.0, 2.0])
    with ow.no_grad():
        assert functional.vhp(lambda x: (x**3).sum(), x, x)[1].tolist() == [6.0, 24.0]
        assert functional.hvp(lambda x: (x**3).sum(), x, x)[1].tolist() == [6.0, 24.0]


X = ow.ones(2)
ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "v of outputs": (
        lambda: functional.vjp(lambda x: x, X), RuntimeError,
        "vjp(): The vector v can only be None if the user-provided function returns one Tensor with a single "
        "element; give "
        "a tensor for each",
    ),
    "v of inputs": (
        lambda: functional.jvp(lambda x: x, X), RuntimeError,
        "jvp(): The vector v can only be None if the input to the user-provided function is one Tensor with a single "
        "element; give a tensor for each",
    ),
    "count of v": (
        lambda: functional.jvp(lambda x: x, X, (X, X)), RuntimeError,
        "jvp(): The given v should contain a single Tensor. It has 2",
    ),
    "shape of v": (
        lambda: functional.hvp(lambda x: x.sum(), X, ow.ones(3)), RuntimeError,
        "hvp(): v has invalid size: should be opweave.Size([2]) but got opweave.Size([3]), at number 0",
    ),
    "no scalar": (
        lambda: functional.vhp(lambda x: x, X, X), RuntimeError,
        "The Tensor returned by the function given to vhp should contain a single element, got one of shape [2]",
    ),
    "no scalar of a hessian": (
        lambda: functional.hessian(lambda x: (x.sum(), x), X), RuntimeError,
        "The function given to hessian should return a single Tensor, got 2",
    ),
    "integers": (
        lambda: functional.jacobian(lambda x: x, ow.tensor([1])), RuntimeError,
        "jacobian(): only floating and complex tensors have derivatives, input 0 is int64",
    ),
    "input": (
        lambda: functional.jvp(lambda x: x, (1.0,)), TypeError,
        "The inputs given to jvp must be either a Tensor or a tuple of Tensors, and number 0 is float",
    ),
    "output": (
        lambda: functional.vjp(lambda x: 1.0, X, X), TypeError,
        "The outputs of the user-provided function given to vjp must be either a Tensor or a tuple of Tensors, got "
        "float",
    ),
    "one of the outputs": (
        lambda: functional.vjp(lambda x: (x, None), X, X), TypeError,
        "The outputs of the user-provided function given to vjp must be either a Tensor or a tuple of Tensors, and "
        "number "
        "1 is NoneType",
    ),
    "strategy": (
        lambda: functional.jacobian(lambda x: x, X, strategy="both"), ValueError,
        "jacobian(): strategy must be 'reverse-mode' or 'forward-mode', got 'both'",
    ),
    "strict jvp": (
        lambda: functional.jvp(lambda x: ow.ones(1), X, X, strict=True), RuntimeError,
        "Output 0 of the user-provided function does not require gradients. It has a derivative of zero with "
        "respect to "
        "the inputs given to jvp, which is an error with strict=True",
    ),
    "strict vjp": (
        lambda: functional.vjp(lambda x, y: x, (X, X), X, strict=True), RuntimeError,
        "The output of the user-provided function is independent of input 1. It has a derivative of zero with "
        "respect to "
        "the inputs given to vjp, which is an error with strict=True",
    ),
    "strict jvp of an input": (
        lambda: functional.jvp(lambda x, y: x.exp(), (X, X), (X, X), strict=True), RuntimeError,
        "The output of the user-provided function is independent of input 1. It has a derivative of zero with "
        "respect to "
        "the inputs given to jvp, which is an error with strict=True",
    ),
    "strict and linear": (
        lambda: functional.jacobian(lambda x: x * 2, X, create_graph=True, strict=True), RuntimeError,
        "jacobian(): The jacobian of the user-provided function is independent of input 0. This is an error with "
        "strict=True and create_graph=True",
    ),
    "strict batches": (
        lambda: functional.jacobian(lambda x: x, X, strict=True, vectorize=True), RuntimeError,
        "jacobian(): strict=True and vectorize=True are not supported together; leave one of them out",
    ),
    "strict hvp": (
        lambda: functional.hvp(lambda x: x.sum(), X, X, strict=True), RuntimeError,
        "The jacobian of the user-provided function with respect to input 0 is independent of the input. It has a "
        "derivative of zero with respect to the inputs given to hvp, which is an error with strict=True",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("call", "kind", "text"), ERRORS.values(), ids=ERRORS.keys())
def test_errors(call: Callable[[], Any], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind) as caught:
        call()
    assert str(caught.value) == text


@pytest.mark.parametrize("shape", [(1,), (7,), (8,), (12,), (2, 3, 5), (31,)])
@pytest.mark.parametrize("strategy", products.STRATEGIES)
def test_hessians_as_batches_on_both_sides_of_their_sizes(shape: tuple[int, ...], strategy: str) -> None:
    """From eight directions on they are one batch, in which gradients of a gradient were lost."""

    def cubes(x: Any, y: Any) -> Any:
        return (x**3 * y).sum() + (y * y).sum()

    count = int(np.prod(shape))
    x = ow.linspace(-1.0, 2.0, count, dtype=ow.float64).reshape(shape)
    y = ow.linspace(0.5, 1.5, count, dtype=ow.float64).reshape(shape)
    expected = {
        (0, 0): np.diag((6 * x * y).numpy().ravel()), (0, 1): np.diag((3 * x * x).numpy().ravel()),
        (1, 0): np.diag((3 * x * x).numpy().ravel()), (1, 1): 2 * np.eye(count),
    }  # fmt: skip
    blocks = functional.hessian(cubes, (x, y), vectorize=True, outer_jacobian_strategy=strategy)
    for (row, column), value in expected.items():
        np.testing.assert_allclose(blocks[row][column].numpy().reshape(count, count), value, atol=1e-12)


def test_products_within_vmap_name_the_way_out() -> None:
    with pytest.raises(RuntimeError, match="input 0 is a sample of a batch; within vmap use what `func` has"):
        ow.vmap(lambda x: functional.hessian(lambda z: (z**3).sum(), x))(ow.ones(3, 2))
