"""Views that functions of users return, and what becomes of them when their memory is written: here and in PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

FORWARDS: dict[str, Callable[[Any], Any]] = {
    "slice": lambda x: x[:],
    "part": lambda x: x[:, :1],
    "view": lambda x: x.view(-1),
    "transposed": lambda x: x.t(),
    "the input": lambda x: x,
    "several": lambda x: (x[:1], x * 1),
}
NOT_VIEWS: dict[str, Callable[[Any], Any]] = {"new": lambda x: x * 1, "detached": lambda x: x.detach()}


def function(m: Any, forward: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A function of a user whose gradient is three times the sum of what arrives, and its first result."""

    class User(m.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.shape = x.shape
            return forward(x)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            return 3 * sum(grad.sum() for grad in grads).expand(ctx.shape)

    def apply(x: Any) -> Any:
        results = User.apply(x)
        return results[0] if isinstance(results, tuple) else results

    return apply


def nothing(m: Any, f: Any, b: Any) -> Any:
    return f(b * 1)


def base(m: Any, f: Any, b: Any) -> Any:
    z = b * 1
    x = f(z)
    z.mul_(-1)
    return x


def view_of_base(m: Any, f: Any, b: Any) -> Any:
    z = b * 1
    x = f(z)
    z[:1].mul_(-1)
    return x


def base_by_view_of_view(m: Any, f: Any, b: Any) -> Any:
    z = b * 1
    x = f(z[:])
    z.mul_(-1)
    return x


def result(m: Any, f: Any, b: Any) -> Any:
    return f(b * 1).mul_(-1)


def view_of_result(m: Any, f: Any, b: Any) -> Any:
    x = f(b * 1)
    x[:1].mul_(-1)
    return x


def view_before(m: Any, f: Any, b: Any) -> Any:
    z = b * 1
    x = f(z)[:1]
    z.mul_(-1)
    return x


def without_gradient(m: Any, f: Any, b: Any) -> Any:
    z = m.ones(2, 2)
    x = f(z)
    z.mul_(b)
    return x


def result_without_gradient(m: Any, f: Any, b: Any) -> Any:
    return f(m.ones(2, 2)).mul_(b.sum())


WRITES = (
    base, view_of_base, base_by_view_of_view, result, view_of_result, view_before, without_gradient,
    result_without_gradient,
)  # fmt: skip


def outcome(m: Any, forward: Callable[[Any], Any], write: Callable[..., Any]) -> Any:
    b = m.ones(2, 2, requires_grad=True)
    try:
        write(m, function(m, forward), b).sum().backward()
    except RuntimeError:
        return "error"
    return b.grad.tolist()


@pytest.mark.parametrize("write", WRITES, ids=lambda item: item.__name__)
@pytest.mark.parametrize("form", FORWARDS)
def test_a_write_past_the_backward_of_a_user_raises(form: str, write: Callable[..., Any]) -> None:
    assert outcome(ow, FORWARDS[form], write) == "error"
    assert outcome(ow, FORWARDS[form], nothing) != "error"


@pytest.mark.parity
@pytest.mark.parametrize("write", [nothing, *WRITES], ids=lambda item: item.__name__)
@pytest.mark.parametrize("form", [*FORWARDS, *NOT_VIEWS])
def test_what_pytorch_does(form: str, write: Callable[..., Any]) -> None:
    torch = pytest.importorskip("torch")
    forward = {**FORWARDS, **NOT_VIEWS}[form]
    assert outcome(ow, forward, write) == outcome(torch, forward, write)


@pytest.mark.parametrize("forward", [FORWARDS["slice"], FORWARDS["the input"]], ids=["slice", "the input"])
def test_the_error_says_what_to_do(forward: Callable[[Any], Any]) -> None:
    z = ow.ones(2, 2, requires_grad=True) * 1
    x = function(ow, forward)(z)
    with pytest.raises(RuntimeError, match=r"mul_\.Scalar: Output 0 of User is a view.* return a clone"):
        x.mul_(2)
    z.mul_(2)
    with pytest.raises(RuntimeError, match=r"UserBackward .* returned a view.* or change a clone\(\) of the base"):
        x.sum().backward()


def gradient_of_the_argument_alone(m: Any, x: Any, b: Any) -> None:
    m.autograd.grad(x.sum(), b)


def gradient_of_both(m: Any, x: Any, b: Any) -> None:
    m.autograd.grad(x.sum() + x._base.sum(), b)


def second_order(m: Any, x: Any, b: Any) -> None:
    m.autograd.grad((x * x).sum(), b, create_graph=True)


def allowing_unused(m: Any, x: Any, b: Any) -> None:
    m.autograd.grad(x.sum(), b, allow_unused=True)


PASSES = (gradient_of_the_argument_alone, gradient_of_both, second_order, allowing_unused)


@pytest.mark.parametrize("differentiate", PASSES, ids=lambda item: item.__name__)
@pytest.mark.parametrize("form", [*FORWARDS, "under no_grad"])
def test_a_pass_for_some_inputs_alone_raises_too(form: str, differentiate: Callable[..., None]) -> None:
    b = ow.ones(2, 2, requires_grad=True)
    z = b * 1
    if form in FORWARDS:
        x = function(ow, FORWARDS[form])(z)
    else:
        with ow.no_grad():
            x = z[:]
    z.mul_(2)
    z.mul_(2)  # the message stays that of the first
    with pytest.raises(RuntimeError, match=r"UserBackward .* returned" if form in FORWARDS else "made under no_grad"):
        differentiate(ow, x, b)


def test_transforms_refuse_a_gradient_past_the_backward_of_a_user() -> None:
    def changed(b: Any) -> Any:
        z = b * 1
        x = function(ow, FORWARDS["slice"])(z)
        z.mul_(-1)
        return x.sum()

    for transform in (ow.func.grad, ow.func.jacrev):
        with pytest.raises(RuntimeError, match=r"UserBackward .* returned a view"):
            transform(changed)(ow.ones(2, 2))


def test_a_view_of_a_view_made_under_no_grad_is_as_that_one() -> None:
    z = ow.ones(2, 2, requires_grad=True) * 1
    with ow.no_grad():
        x = z[:]
    y = x[:1]
    z.mul_(2)
    with pytest.raises(RuntimeError, match="made under no_grad"):
        y.sum().backward()


def dirty(m: Any) -> Any:
    """The gradient of a view that was there before a user's function changed its base, and that of the base."""

    class Tripled(m.autograd.Function):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.mark_dirty(x)
            return x.mul_(3)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return 3 * grad

    b = m.ones(2, 2, requires_grad=True)
    z = b * 1
    view = z[:1]
    Tripled.apply(z)
    (10 * view.sum() + z.sum()).backward()
    return b.grad.tolist()


def test_views_of_what_is_marked_as_dirty_follow_it() -> None:
    assert dirty(ow) == [[33.0, 33.0], [3.0, 3.0]]


@pytest.mark.parity
def test_views_of_what_is_marked_as_dirty_follow_it_in_pytorch() -> None:
    assert dirty(pytest.importorskip("torch")) == dirty(ow)


def test_a_returned_input_is_a_view_with_or_without_gradient() -> None:
    for x in (ow.ones(2, 2), ow.ones(2, 2, requires_grad=True), ow.ones(2, 2, dtype=ow.int64)):
        result = function(ow, FORWARDS["the input"])(x)
        assert result is not x
        assert result.data_ptr() == x.data_ptr()
        assert result._base is x
