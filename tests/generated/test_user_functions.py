"""Functions of users, feature by feature: what each gives, here and in PyTorch where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

ERRORS = (NotImplementedError, RuntimeError, TypeError)


def functions(m: Any) -> dict[str, Any]:
    """A function of users for each feature."""
    base, once = m.autograd.Function, m.autograd.function.once_differentiable

    class Product(base):
        @staticmethod
        def forward(ctx: Any, a: Any, b: Any, factor: int) -> Any:
            ctx.factor = factor
            ctx.save_for_backward(a, b)
            return a * b * factor

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            a, b = ctx.saved_tensors
            needs = ctx.needs_input_grad
            return grad * b * ctx.factor, grad * a * ctx.factor if needs[1] else None, None

    class Pair(base):
        @staticmethod
        def forward(a: Any) -> Any:
            return a.exp(), a > 1.5

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
            ctx.mark_non_differentiable(output[1])
            ctx.save_for_backward(output[0])
            ctx.set_materialize_grads(False)

        @staticmethod
        def backward(ctx: Any, grad: Any, nothing: Any) -> Any:
            assert nothing is None
            return grad * ctx.saved_tensors[0]

        @staticmethod
        def jvp(ctx: Any, tangent: Any) -> Any:
            return tangent * 2, None

    class Doubled(base):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            a.mul_(2)
            ctx.mark_dirty(a)
            return a

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2

    class Two(base):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a * 2, a * 3, "text"

        @staticmethod
        def backward(ctx: Any, first: Any, second: Any, _: Any) -> Any:
            return first * 2 + second * 3

    class Once(base):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a * 2

        @staticmethod
        @once
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2

    class Same(base):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 5

    class Many(Same):
        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad, grad

    class Forward(base):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a * 2

    class Number(base):
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            ctx.save_for_backward(3)
            return a

    kinds = (Product, Pair, Doubled, Two, Once, Same, Many, Forward, Number)
    return {kind.__name__: kind for kind in kinds}


def once_twice(m: Any, f: Any, x: Any, c: Any) -> Any:
    (first,) = m.autograd.grad((f["Once"].apply(x * x) ** 2).sum(), x, create_graph=True)
    first.sum().backward()


def double(m: Any, f: Any, x: Any, c: Any) -> Any:
    (first,) = m.autograd.grad(f["Product"].apply(x, x, 2).sum(), x, create_graph=True)
    return m.autograd.grad(first.sum(), x)[0].tolist()


def dirty(m: Any, f: Any, x: Any, c: Any) -> Any:
    y = x.clone()
    return f["Doubled"].apply(y) is y, m.autograd.grad(y.sum(), x)[0].tolist()


def no_grad(m: Any, f: Any, x: Any, c: Any) -> Any:
    with m.no_grad():
        return f["Product"].apply(x, c, 2).requires_grad


def twice(m: Any, f: Any, x: Any, c: Any) -> Any:
    y = f["Product"].apply(x, c, 2).sum()
    y.backward()
    y.backward()


def tangent(m: Any, f: Any, x: Any, c: Any) -> Any:
    with m.autograd.forward_ad.dual_level():
        dual = m.autograd.forward_ad.make_dual(x.detach(), c)
        return m.autograd.forward_ad.unpack_dual(f["Pair"].apply(dual)[0]).tangent.tolist()


def hooks(m: Any, f: Any, x: Any, c: Any) -> Any:
    y, calls = f["Product"].apply(x, c, 2), []
    y.grad_fn.register_hook(lambda value, taken: calls.append((sum(item is not None for item in value), len(taken))))
    y.grad_fn.register_prehook(lambda grads: calls.append(len(grads)))
    y.sum().backward()
    return calls


def grad(m: Any, y: Any, x: Any) -> Any:
    return m.autograd.grad(y.sum(), x)[0].tolist()


# What is done with x = [1, 2], which requires grad, and c = [3, 4], and what comes of it: a value or an error.
FEATURES: dict[str, tuple[Callable[[Any, Any, Any, Any], Any], Any]] = {
    "gradient": (lambda m, f, x, c: grad(m, f["Product"].apply(x, c, 2), x), [6.0, 8.0]),
    "keyword": (lambda m, f, x, c: f["Product"].apply(x, c, factor=2).tolist(), [6.0, 16.0]),
    "name": (lambda m, f, x, c: f["Product"].apply(x, c, 2).grad_fn.name(), "ProductBackward"),
    "context": (lambda m, f, x, c: (f["Product"].apply(x, c, 2).grad_fn.needs_input_grad,
                                    f["Product"].apply(x, c, 2).grad_fn.factor), ((True, False, False), 2)),
    "saved": (lambda m, f, x, c: [tensor.tolist() for tensor in f["Product"].apply(x, c, 2).grad_fn.saved_tensors],
              [[1.0, 2.0], [3.0, 4.0]]),
    "second derivative": (double, [4.0, 4.0]),
    "setup_context": (lambda m, f, x, c: grad(m, f["Pair"].apply(x * 0)[0], x), [0.0, 0.0]),
    "not differentiable": (lambda m, f, x, c: [tensor.requires_grad for tensor in f["Pair"].apply(x)], [True, False]),
    "dirty": (dirty, (True, [2.0, 2.0])),
    "dirty leaf": (lambda m, f, x, c: f["Doubled"].apply(x), RuntimeError),
    "materialized": (lambda m, f, x, c: grad(m, f["Two"].apply(x)[1], x), [3.0, 3.0]),
    "no tensor": (lambda m, f, x, c: f["Two"].apply(x)[2], "text"),
    "once": (lambda m, f, x, c: grad(m, f["Once"].apply(x), x), [2.0, 2.0]),
    "once twice": (once_twice, RuntimeError),
    "too many": (lambda m, f, x, c: grad(m, f["Many"].apply(x), x), RuntimeError),
    "no backward": (lambda m, f, x, c: grad(m, f["Forward"].apply(x), x), NotImplementedError),
    "same tensor": (lambda m, f, x, c: (f["Same"].apply(x) is x, grad(m, f["Same"].apply(x), x)), (False, [5.0, 5.0])),
    "no_grad": (no_grad, False),
    "backward twice": (twice, RuntimeError),
    "forward mode": (tangent, [6.0, 8.0]),
    "saved number": (lambda m, f, x, c: f["Number"].apply(x), TypeError),
    "hooks": (hooks, [1, (1, 1)]),
    "edges": (lambda m, f, x, c: f["Product"].apply(x, c, 2).grad_fn.next_functions[0][0] is None, False),
}  # fmt: skip


def outcome(m: Any, name: str) -> Any:
    x = m.tensor([1.0, 2.0], requires_grad=True)
    try:
        return FEATURES[name][0](m, functions(m), x, m.tensor([3.0, 4.0]))
    except ERRORS as error:
        return next(kind for kind in ERRORS if isinstance(error, kind))


@pytest.mark.parametrize("name", FEATURES)
def test_functions_of_users(name: str) -> None:
    assert outcome(ow, name) == FEATURES[name][1]


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("name", FEATURES)
def test_functions_of_users_are_those_of_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    assert outcome(torch, name) == FEATURES[name][1]


def returning(m: Any, value: Callable[[Any], Any], x: Any) -> Any:
    """The gradient of `x` through a function whose backward returns `value`."""

    class Returning(m.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, a: Any) -> Any:
            return a * 2

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return value(m)

    result = Returning.apply(x)
    (result.abs() if result.is_complex() else result).sum().backward()
    return x.grad.tolist(), str(x.grad.dtype).partition(".")[2]


def marking(
    m: Any, returned: Callable[[Any, Any], Any], marked: Callable[[Any, Any], Any], *, view: bool = False
) -> Any:
    """The gradient of a tensor that a function changed, marked and returned."""

    class Marking(m.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, a: Any, b: Any) -> Any:
            a.mul_(3)
            ctx.mark_dirty(*marked(a, b))
            return returned(a, b)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            return 3 * grads[0], None

    x = m.ones(2, requires_grad=True)
    changed = x * 1
    Marking.apply(changed[:1] if view else changed, m.ones(1))
    (changed * 5).sum().backward()
    return x.grad.tolist()


RETURNED: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "integers": (lambda m: returning(m, lambda m: m.tensor([3, 4]), m.ones(2, requires_grad=True)),
                 ([3.0, 4.0], "float32")),
    "bools": (lambda m: returning(m, lambda m: m.tensor([True, False]), m.ones(2, requires_grad=True)),
              ([1.0, 0.0], "float32")),
    "complex for real": (lambda m: returning(m, lambda m: m.tensor([3j, 1j]), m.ones(2, requires_grad=True)),
                         RuntimeError),
    "complex further up": (lambda m: returning(m, lambda m: m.tensor([3j, 1j]), m.ones(2, requires_grad=True) * 2),
                           RuntimeError),
    "real for complex": (lambda m: returning(m, lambda m: m.ones(1), m.ones(1, dtype=m.complex64, requires_grad=True)),
                         ([1 + 0j], "complex64")),
    "integers for complex": (lambda m: returning(m, lambda m: m.tensor([3]),
                                                 m.ones(1, dtype=m.complex64, requires_grad=True)), RuntimeError),
    "gradient of integers": (lambda m: m.autograd.grad((x := m.ones(2, requires_grad=True)) * 2, x, m.tensor([1, 3]))[0]
                             .tolist(), [2.0, 6.0]),
    "marked and returned": (lambda m: marking(m, lambda a, b: a, lambda a, b: (a,)), [15.0, 15.0]),
    "marked alone": (lambda m: marking(m, lambda a, b: a * 1, lambda a, b: (a,)), RuntimeError),
    "another one marked": (lambda m: marking(m, lambda a, b: a, lambda a, b: (a, b)), RuntimeError),
    "a new one marked": (lambda m: marking(m, lambda a, b: a, lambda a, b: (a, a * 1)), RuntimeError),
    "a view marked": (lambda m: marking(m, lambda a, b: a, lambda a, b: (a,), view=True), [15.0, 5.0]),
    "a view of several results": (lambda m: marking(m, lambda a, b: (a, b * 1), lambda a, b: (a,), view=True),
                                  RuntimeError),
}  # fmt: skip


def outcome_of(m: Any, name: str) -> Any:
    try:
        return RETURNED[name][0](m)
    except RuntimeError:
        return RuntimeError


@pytest.mark.parametrize("name", RETURNED)
def test_what_functions_return_and_mark(name: str) -> None:
    assert outcome_of(ow, name) == RETURNED[name][1]


@pytest.mark.parity
@pytest.mark.parametrize("name", RETURNED)
def test_what_functions_return_and_mark_in_pytorch(name: str) -> None:
    assert outcome_of(pytest.importorskip("torch"), name) == RETURNED[name][1]
