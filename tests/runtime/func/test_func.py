"""Derivatives as functions, and checkpoints, against formulas and against backward."""

from __future__ import annotations

import contextlib
import gc
import re
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated import Tensor, func
from generated.utils.checkpoint import (
    CheckpointError,
    checkpoint,
    checkpoint_sequential,
    noop_context_fn,
    set_checkpoint_debug_enabled,
    set_checkpoint_early_stop,
)

X = ow.tensor([0.5, 1.5, -2.0], dtype=ow.float64)
M = ow.tensor([[1.0, 2.0, 0.5], [0.5, -1.0, 3.0]], dtype=ow.float64)


def close(first: Any, other: Any) -> None:
    if isinstance(other, dict):
        assert list(first) == list(other)
        for key, value in other.items():
            close(first[key], value)
    elif isinstance(other, (tuple, list)):
        assert len(first) == len(other)
        for a, b in zip(first, other, strict=True):
            close(a, b)
    else:
        np.testing.assert_allclose(first.detach().numpy(), other.detach().numpy(), rtol=1e-12, atol=1e-12)


def product(x: Tensor, m: Tensor) -> Tensor:
    return (m @ x).sin()


def named(values: dict[str, Any]) -> Tensor:
    return (values["a"] * values["b"][0]).sum() + values["b"][1].square().sum()


CASES: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
    "grad": (lambda: func.grad(lambda x: (x * x.sin()).sum())(X), lambda: X * X.cos() + X.sin()),
    "second argument": (lambda: func.grad(lambda x, m: product(x, m).sum(), argnums=1)(X, M),
                        lambda: (M @ X).cos().outer(X)),
    "several": (lambda: func.grad(lambda x, m: product(x, m).sum(), argnums=(1, -2))(X, M),
                lambda: ((M @ X).cos().outer(X), M.t() @ (M @ X).cos())),
    "dict": (lambda: func.grad(named)({"a": X, "b": [X + 1, M]}), lambda: {"a": X + 1, "b": [X, 2 * M]}),
    "third": (lambda: func.grad(func.grad(func.grad(lambda x: x**4)))(X[1]), lambda: 24 * X[1]),
    "unused": (lambda: func.grad(lambda x, y: (y * y).sum())(X, X), lambda: ow.zeros_like(X)),
    "number": (lambda: func.grad(lambda x: ow.tensor(2.0, dtype=ow.float64))(X), lambda: ow.zeros_like(X)),
    "aux": (lambda: func.grad(lambda x: (x.square().sum(), {"x": x * 3}), has_aux=True)(X),
            lambda: (2 * X, {"x": 3 * X})),
    "grad and value": (lambda: func.grad_and_value(lambda x: x.square().sum())(X), lambda: (2 * X, X.square().sum())),
    "value and grad": (lambda: func.value_and_grad(lambda x: (x.square().sum(), x), has_aux=True)(X),
                       lambda: ((X.square().sum(), X), 2 * X)),
    "vjp": (lambda: func.vjp(product, X, M)[1](M[:, 0]),
            lambda: (M.t() @ ((M @ X).cos() * M[:, 0]), ((M @ X).cos() * M[:, 0]).outer(X))),
    "vjp of trees": (lambda: func.vjp(lambda x: {"a": x * 2, "b": (x * x,)}, X)[1]({"a": X, "b": (X,)}),
                     lambda: (2 * X + 2 * X * X,)),
    "jvp": (lambda: func.jvp(product, (X, M), (X + 1, M * 2)),
            lambda: (product(X, M), (M @ X).cos() * (M @ (X + 1) + 2 * M @ X))),
    "jacrev": (lambda: func.jacrev(product)(X, M), lambda: (M @ X).cos()[:, None] * M),
    "jacfwd": (lambda: func.jacfwd(product)(X, M), lambda: (M @ X).cos()[:, None] * M),
    "jacobians of trees": (lambda: func.jacrev(lambda x: {"a": x[:2], "b": x * x})({"x": X}["x"]),
                           lambda: {"a": ow.eye(3, dtype=ow.float64)[:2], "b": ow.diag(2 * X)}),
    "both ways": (lambda: func.jacfwd(product, argnums=(0, 1))(X, M),
                  lambda: func.jacrev(product, argnums=(0, 1))(X, M)),
    "jacobian with aux": (lambda: func.jacrev(lambda x: (x * x, x), has_aux=True)(X), lambda: (ow.diag(2 * X), X)),
    "hessian": (lambda: func.hessian(lambda x: (x.exp() * x).sum())(X), lambda: ow.diag((X + 2) * X.exp())),
    "hessian of a vector": (lambda: func.hessian(product)(X, M), lambda: func.jacrev(func.jacrev(product))(X, M)),
    "forward over backward": (lambda: func.jvp(func.grad(lambda x: x.pow(3).sum()), (X,), (X,))[1], lambda: 6 * X * X),
    "backward over forward": (lambda: func.grad(lambda x: func.jvp(lambda y: y.pow(3).sum(), (x,), (X,))[1])(X),
                              lambda: 6 * X * X),
    "linearize": (lambda: func.linearize(product, X, M)[1](X + 1, M * 2),
                  lambda: (M @ X).cos() * (M @ (X + 1) + 2 * M @ X)),
    "linearize a tree": (lambda: func.linearize(lambda v: {"y": v["x"] ** 2, "z": [X]}, {"x": X})[1]({"x": X}),
                         lambda: {"y": 2 * X * X, "z": [ow.zeros_like(X)]}),
    "linearize in vmap": (lambda: ow.vmap(lambda row: func.linearize(ow.sin, row)[1](X))(M), lambda: M.cos() * X),
    "functionalize": (lambda: func.functionalize(lambda x: x.clone().add_(1))(X), lambda: X + 1),
    "no result": (lambda: func.jacrev(lambda x: x[:0])(X), lambda: ow.zeros(0, 3, dtype=ow.float64)),
}  # fmt: skip


@pytest.mark.parametrize("title", CASES)
def test_derivatives(title: str) -> None:
    call, right = CASES[title]
    with ow.no_grad():  # recorded whatever the mode is
        result = call()
    close(result, right())
    close(call(), right())


@pytest.mark.parametrize("outer", ["argument", "elsewhere"])
def test_what_depends_on_something_outside_can_be_differentiated(outer: str) -> None:
    x = X.clone().requires_grad_(outer == "argument")
    w = ow.tensor(2.0, dtype=ow.float64, requires_grad=outer != "argument")
    gradient = func.grad(lambda v: (w * v * v * v).sum())(x)
    assert gradient.requires_grad
    gradient.sum().backward()
    close(x.grad if outer == "argument" else w.grad, 12 * X if outer == "argument" else (3 * X * X).sum())
    assert not func.grad(lambda v: (v * v).sum())(X).requires_grad
    value, back = func.vjp(lambda v: v * v, X)
    assert not value.requires_grad
    assert not back(X)[0].requires_grad
    close(back(X)[0], back(X)[0])


def test_arguments_are_left_as_they_are() -> None:
    x = X.clone()
    func.grad(lambda v: (v * v).sum())(x)
    assert not x.requires_grad
    assert x.grad is None


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "shape": (lambda: func.grad(lambda x: x)(X), ValueError, r"of shape \(3,\); a gradient is that of one number"),
    "strict jvp": (lambda: func.jvp(lambda x: ow.ones(2), (X,), (X,), strict=True), RuntimeError,
                   "does not depend on the primals"),
    "tangents": (lambda: func.linearize(ow.sin, X)[1](X[:2]), ValueError, r"of the shapes \[\(3,\)\], got \[\(2,\)\]"),
    "no module": (lambda: func.stack_module_state([]), RuntimeError, "at least one model, got 0"),
    "modules of two classes": (lambda: func.stack_module_state([ow.nn.ReLU(), ow.nn.Linear(1, 1)]), RuntimeError,
                               "of the same class, got Linear, ReLU"),
    "modes": (lambda: func.stack_module_state([ow.nn.ReLU(), ow.nn.ReLU().eval()]), RuntimeError, "training/eval mode"),
    "removed": (lambda: func.functionalize(ow.sin, remove="all"), ValueError, "got 'all'"),
    "no tensor": (lambda: func.grad(lambda x: 1.0)(X), TypeError, "returned float, not a tensor"),
    "ints": (lambda: func.grad(lambda x: x.sum())(ow.arange(3)), TypeError, "floating or complex tensors, got int64"),
    "no input": (lambda: func.grad(lambda x: x)(1.5), TypeError, "hold no tensor"),
    "argnums": (lambda: func.grad(lambda x: x.sum(), argnums=1)(X), ValueError, "called with 1 arguments"),
    "argnums twice": (lambda: func.grad(lambda x, y: x.sum(), argnums=(0, -2))(X, X), ValueError,
                      "names an argument twice"),
    "argnums type": (lambda: func.grad(lambda x: x.sum(), argnums=1.5)(X), TypeError, "int or a tuple of ints"),  # type: ignore[arg-type]
    "aux": (lambda: func.grad(lambda x: x.sum(), has_aux=True)(X), TypeError, "returns a pair"),
    "cotangent": (lambda: func.vjp(lambda x: x * x, X)[1](X[:2]), ValueError, r"shapes \[\(3,\)\], got \[\(2,\)\]"),
    "tangent": (lambda: func.jvp(lambda x: x, (X,), (X[:2],)), ValueError, "a tangent like each primal"),
    "tuples": (lambda: func.jvp(lambda x: x, X, X), TypeError, "tuples of primals and tangents"),  # type: ignore[arg-type]
    "strict": (lambda: func.jvp(lambda x: func.jvp(lambda y: X * 2, (x,), (X,), strict=True)[1], (X,), (X,)),
               RuntimeError, "does not depend on the primals"),
}  # fmt: skip


@pytest.mark.parametrize("title", ERRORS)
def test_errors(title: str) -> None:
    call, kind, message = ERRORS[title]
    with pytest.raises(kind, match=message):
        call()


class Tied(ow.nn.Module):
    """A module with one weight in two places."""

    def __init__(self) -> None:
        super().__init__()
        self.one = ow.nn.Linear(2, 2, bias=False, dtype=ow.float64)
        self.two = ow.nn.Linear(2, 2, bias=False, dtype=ow.float64)
        self.two.weight = self.one.weight
        self.register_buffer("scale", ow.ones(1, dtype=ow.float64))

    def forward(self, x: Tensor, plus: float = 0) -> Tensor:
        return self.two(self.one(x)) * self.scale + plus


def test_functional_call() -> None:
    module, x = Tied(), M[:, :2]
    before = dict(module.named_parameters())
    weight, scale = ow.eye(2, dtype=ow.float64) * 3, ow.tensor([2.0], dtype=ow.float64)
    close(func.functional_call(module, {"one.weight": weight, "scale": scale}, x), 18 * x)
    close(func.functional_call(module, ({"two.weight": weight}, {"scale": scale}), (x,), {"plus": 1.0}), 18 * x + 1)
    apart = func.functional_call(module, {"one.weight": weight}, x, tie_weights=False)
    close(apart, 3 * module.two(x))
    assert module.one.weight is before["one.weight"]
    gradient = func.grad(lambda w: func.functional_call(module, {"one.weight": w}, x).sum())(weight)
    close(gradient.sum(), 3 * 2 * 2 * x.sum())
    for arguments, options, message in (
        ({"three": weight}, {}, "has no three"),
        ({"scale": scale}, {"strict": True}, "one.weight, two.weight is missing"),
        ({"one.weight": weight, "two.weight": weight * 1}, {}, "two.weight is tied"),
        ([{"scale": scale}] * 2, {}, "given twice"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=message):
            func.functional_call(module, arguments, x, **options)
    with pytest.raises(TypeError, match="scale is replaced by a tensor, got float"):
        func.functional_call(module, {"scale": 1.0}, x)
    with pytest.raises(RuntimeError):
        func.functional_call(module, {"scale": scale}, ow.ones(5))
    close(module.scale, ow.ones(1, dtype=ow.float64))


def test_a_function_that_is_linear_is_called_once() -> None:
    calls = []

    def called(x: Tensor) -> Tensor:
        calls.append(None)
        return x**3

    value, along = func.linearize(called, X)
    close([value, along(X), along(X + 1)], [X**3, 3 * X**3, 3 * X * X * (X + 1)])
    assert len(calls) == 1
    assert not along(X).requires_grad
    assert along(X.clone().requires_grad_()).requires_grad


def test_modules_stacked() -> None:
    models = [ow.nn.Sequential(ow.nn.Linear(3, 2), ow.nn.BatchNorm1d(2)) for _ in range(4)]
    parameters, buffers = func.stack_module_state(models)
    assert parameters["0.weight"].shape == (4, 2, 3)
    assert parameters["0.weight"].is_leaf
    assert parameters["0.weight"].requires_grad
    assert not buffers["1.running_mean"].requires_grad
    for item in models:
        item.eval()
    x = ow.randn(5, 3)
    together = ow.vmap(lambda p, b: func.functional_call(models[0], (p, b), x))(parameters, buffers)
    for i, model in enumerate(models):
        np.testing.assert_allclose(together[i].detach().numpy(), model(x).detach().numpy(), rtol=1e-5, atol=1e-6)
    models[1].requires_grad_(False)
    with pytest.raises(RuntimeError, match=r"0.weight from each model to have the same .requires_grad"):
        func.stack_module_state(models)
    assert func.replace_all_batch_norm_modules_(models[0]) is models[0]
    assert models[0][1].running_mean is models[0][1].running_var is None
    assert not models[0][1].track_running_stats


# -- checkpoints -------------------------------------------------------------------------------------------------------


class Setting:
    """A network, an argument with a history and a result from elsewhere."""

    def __init__(self) -> None:
        ow.manual_seed(1)
        self.network = ow.nn.Sequential(ow.nn.Linear(3, 4, dtype=ow.float64), ow.nn.Linear(4, 2, dtype=ow.float64))
        self.leaf = ow.randn(5, 3, dtype=ow.float64, requires_grad=True)
        self.argument, self.captured = self.leaf * 3, self.leaf.sum() * 0.1
        self.calls = 0

    def segment(self, x: Tensor, plus: Any = 0) -> Any:
        self.calls += 1
        hidden = ow.nn.functional.dropout(self.network[0](x).tanh(), 0.5)
        return {"out": self.network[1](hidden) + self.captured, "noise": [ow.rand(2), "text"], "same": x + plus}

    def loss(self, result: Any) -> Tensor:
        return result["out"].square().sum() + (result["same"] * result["noise"][0][0]).sum()

    def wanted(self) -> list[Tensor]:
        return [self.leaf, *self.network.parameters()]


WAYS: dict[str, Callable[[Setting], Any]] = {
    "plain": lambda s: s.segment(s.argument, s.captured),
    "checkpoint": lambda s: checkpoint(s.segment, s.argument, s.captured, use_reentrant=False),
    "keywords": lambda s: checkpoint(s.segment, x=s.argument, plus=s.captured),
    "hidden": lambda s: checkpoint(lambda: s.segment(s.argument, s.captured)),
    "nested": lambda s: checkpoint(lambda x: checkpoint(s.segment, x, s.captured), s.argument),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_checkpoints_change_no_gradient(way: str) -> None:
    """To the last bit: of first gradients by grad and by backward; second ones within rounding."""
    results = []
    for key in ("plain", way):
        setting = Setting()
        loss = setting.loss(WAYS[key](setting))
        grads = ow.autograd.grad(loss, setting.wanted(), create_graph=True)
        second = ow.autograd.grad(sum((grad * grad).sum() for grad in grads), setting.wanted())
        setting = Setting()
        setting.loss(WAYS[key](setting)).backward()
        results.append((loss, grads, second, [value.grad for value in setting.wanted()], ow.rand(2)))
        # The second call of the outer checkpoint ends with the argument of the inner one, before that calls anything.
        assert setting.calls == (1 if key == "plain" else 2)
    close(*results)


SAVING: dict[str, Callable[[Tensor], Tensor]] = {
    "inputs": lambda x: (x * x).sin() * x,
    "outputs": lambda x: x.exp().tanh().sigmoid(),
    "lists": lambda x: ow.cat([x.exp(), x * x]).prod() * ow.stack([x, x.exp()]).logsumexp(0),
    "indices": lambda x: x.max(0)[0] * x.exp(),
}


@pytest.mark.parametrize("use_reentrant", [True, False])
@pytest.mark.parametrize("saving", SAVING)
def test_checkpoints_within_and_around_hooks_on_saved_tensors(saving: str, use_reentrant: bool) -> None:
    """The same gradients; hooks around a checkpoint get its argument, those inside all that it saves.

    A reentrant checkpoint calls again within backward: if that is within the hooks, they get what is saved then.
    """
    call, packed = SAVING[saving], []

    def pack(x: Tensor) -> tuple[Any]:
        packed.append(tuple(x.shape))
        return (x.detach().clone(),)

    def hooks() -> Any:
        return ow.autograd.graph.saved_tensors_hooks(pack, lambda payload: payload[0])

    def backward(within: Any, function: Callable[[Tensor], Tensor], in_context: bool = False) -> Any:
        packed.clear()
        x = ow.tensor([0.5, 1.0, 2.0], dtype=ow.float64, requires_grad=True)
        with within:
            result = function(x)
            if in_context:
                result.backward(ow.ones_like(result))
        if not in_context:
            result.backward(ow.ones_like(result))
        return x.grad.tolist()

    def repeated(x: Tensor) -> Tensor:
        return checkpoint(call, x, use_reentrant=use_reentrant)

    def repeated_with_hooks(x: Tensor) -> Tensor:
        return checkpoint(hooks()(call), x, use_reentrant=use_reentrant)

    expected = backward(hooks(), call)
    shapes = list(packed)
    assert shapes
    for within in (hooks(), ow.autograd.graph.save_on_cpu()):
        assert backward(within, repeated) == expected
        is_counted = type(within) is ow.autograd.graph.saved_tensors_hooks
        argument = [(3,)] * is_counted
        assert packed == argument
        assert backward(within, repeated, in_context=True) == expected
        assert packed == argument + shapes * (use_reentrant and is_counted)
        assert backward(within, repeated_with_hooks) == expected
        # What hooks inside have packed is kept by them, and a reentrant checkpoint records nothing in its first call.
        assert packed == argument + shapes


def test_what_a_checkpoint_keeps() -> None:
    """Arguments and results, nothing in between; and random numbers go on as without backward."""
    x = ow.ones(1000, requires_grad=True)
    alive: list[Any] = []

    def note(value: Tensor) -> Tensor:
        alive.append(weakref.ref(value.untyped_storage()))
        return value

    result = checkpoint(lambda v: note(note(v.sin()).cos()).sin().cos(), x, use_reentrant=False)
    nodes, node = 0, result.grad_fn
    while node is not None:
        nodes, node = nodes + 1, node.next_functions[0][0] if node.next_functions else None
    assert nodes == 5  # the first call is recorded
    assert [reference() for reference in alive] == [None, None]
    ow.manual_seed(3)
    loss = checkpoint(lambda v: (v * ow.rand(1000)).sum(), x)
    following = ow.rand(2)
    ow.manual_seed(3)
    ow.rand(1000)
    assert following.tolist() == ow.rand(2).tolist()
    loss.backward()
    after = ow.rand(2).tolist()
    ow.manual_seed(3)
    ow.rand(1002)
    assert after == ow.rand(2).tolist()


# The second call of each is another one; what the error says, and whether determinism_check="none" allows it.
SIN = "saved a tensor in SinBackward0 of float32[3] and, when it was called again for backward, in "
OTHER_CALLS: dict[str, tuple[Callable[[Any, bool], Any], str, bool]] = {
    "operator": (lambda x, again: x.exp() if again else x.sin(), SIN + "ExpBackward0 of float32[3]", True),
    "more": (lambda x, again: (x * x).sin() if again else x.sin(), SIN + "MulBackward0 of float32[3]", True),
    "fewer": (
        lambda x, again: x.sin() if again else x.sin().cos(),
        "saved 2 tensors (float32[3], float32[3]) for backward and, when it was called again, 1 tensors (", False,
    ),
    "dtype": (
        lambda x, again: (x.double() if again else x).sin().sum().float(), SIN + "SinBackward0 of float64[3]", True,
    ),
    "shape": (lambda x, again: (x[:2] if again else x).sin(), SIN + "SinBackward0 of float32[2]", True),
}  # fmt: skip


@pytest.mark.parametrize("check", ["default", "none"])
@pytest.mark.parametrize("name", OTHER_CALLS)
def test_a_checkpoint_notices_another_call(name: str, check: str) -> None:
    call, text, may_be_allowed = OTHER_CALLS[name]
    calls = iter((False, True))
    result = checkpoint(lambda x: call(x, next(calls)), ow.ones(3, requires_grad=True), determinism_check=check)
    if check == "none" and may_be_allowed:
        if name not in ("shape", "dtype"):  # whose gradient does not fit
            result.sum().backward()
        return
    with pytest.raises(CheckpointError) as caught:
        result.sum().backward()
    assert text in str(caught.value)


def test_a_checkpoint_without_early_stop_notices_that_more_is_saved() -> None:
    calls = iter((False, True))
    result = checkpoint(
        lambda x: x.sin().cos() if next(calls) else x.sin(), ow.ones(3, requires_grad=True), early_stop=False
    )
    with pytest.raises(CheckpointError, match=r"saved 1 tensors .* and, when it was called again, 2 tensors"):
        result.sum().backward()


@pytest.mark.parametrize("by", ["argument", "context"])
def test_early_stop_and_debug_of_checkpoints(by: str) -> None:
    """What follows the last tensor that is saved is not called again, unless that is asked for."""
    calls: list[int] = []

    def function(x: Tensor) -> Tensor:
        result = x.sin().cos()
        calls.append(1)
        return result.clone()

    for stops, count in ((True, 1), (False, 2)):
        calls.clear()
        x = ow.ones(3, requires_grad=True)
        if by == "argument":
            result = checkpoint(function, x, use_reentrant=False, early_stop=stops)
        else:
            with set_checkpoint_early_stop(stops):
                result = checkpoint(function, x, use_reentrant=False)
        result.sum().backward()
        assert len(calls) == count
    kinds = iter((ow.sin, ow.exp))
    if by == "argument":
        result = checkpoint(lambda x: next(kinds)(x), x, debug=True)
    else:
        with set_checkpoint_debug_enabled(True):
            result = checkpoint(lambda x: next(kinds)(x), x)
    with pytest.raises(CheckpointError) as caught:
        result.sum().backward()
    lines = str(caught.value).splitlines()
    assert lines[1] == "saved in the first call:"
    assert re.fullmatch(r"  ExpBackward0 of float32\[3\], .*test_func\.py:\d+", lines[-1])


# Functions whose intermediate results are asked for in another way than by one backward pass through all of them.
PASSES_WITHIN: dict[str, Callable[[Tensor], Tensor]] = {
    "grad": lambda x: x.cos() * ow.autograd.grad(x.sin().cos().sum(), x)[0],
    "grad, retained": lambda x: x.cos() * ow.autograd.grad(x.sin().cos().sum(), x, retain_graph=True)[0],
    "grad, differentiable": lambda x: x.cos() * ow.autograd.grad(x.sin().cos().sum(), x, create_graph=True)[0],
    "checkpoint": lambda x: checkpoint(lambda y: y.sin() * y.exp(), x.cos(), use_reentrant=False) * x,
}


@pytest.mark.parametrize("early_stop", [True, False])
@pytest.mark.parametrize("name", PASSES_WITHIN)
def test_backward_passes_within_checkpoints(name: str, early_stop: bool) -> None:
    """The gradients, first and second ones and those of a second pass, of the function without a checkpoint."""
    function, results = PASSES_WITHIN[name], []
    for call in (function, lambda x: checkpoint(function, x, use_reentrant=False, early_stop=early_stop)):
        x = ow.tensor([0.3, 0.7], dtype=ow.float64, requires_grad=True)
        y = call(x)
        first = ow.autograd.grad(y.sum(), x, retain_graph=True)
        second = ow.autograd.grad(ow.autograd.grad(y.sum(), x, create_graph=True)[0].sum(), x, retain_graph=True)
        y.sum().backward(retain_graph=True)
        y.sum().backward()
        results.append((first, second, x.grad))
    close(*results)


@pytest.mark.parametrize("is_nested", [False, True])
def test_a_checkpoint_is_freed_without_the_garbage_collector(is_nested: bool) -> None:
    """What it holds, its arguments above all, goes with the last reference to the result."""

    def segment(x: Tensor) -> Tensor:
        return x.sin().exp().sin()

    def function(x: Tensor) -> Tensor:
        return checkpoint(segment, x * 2, use_reentrant=False) if is_nested else segment(x)

    for goes_backward in (False, True):
        leaf = ow.ones(3, requires_grad=True)
        argument = leaf * 2
        reference = weakref.ref(argument)
        gc.disable()
        try:
            result = checkpoint(function, argument, use_reentrant=False)
            del argument
            if goes_backward:
                ow.autograd.grad(result.sum(), leaf, create_graph=True)
            del result
            assert reference() is None
        finally:
            gc.enable()


def test_hooks_on_what_is_used_inside_and_outside_of_a_checkpoint_run_once() -> None:
    weight, calls = ow.randn(3, requires_grad=True), []
    weight.register_hook(calls.append)
    x = ow.rand(3, requires_grad=True)
    checkpoint(lambda h: weight * h, weight * x, use_reentrant=False).sum().backward()
    assert len(calls) == 1
    close([weight.grad], [2 * weight.detach() * x.detach()])


def test_reentrant_checkpoints() -> None:
    """The first call is not recorded; gradients need an argument that requires grad, and a pass for all leaves."""
    weight, x = ow.ones(2, requires_grad=True), ow.ones(2, requires_grad=True)
    calls: list[bool] = []

    def function(x: Tensor) -> Tensor:
        calls.append(ow.is_grad_enabled())
        return (x * weight).exp()

    checkpoint(function, x, use_reentrant=True).sum().backward()
    assert calls == [False, True]
    close([weight.grad, x.grad], [ow.ones(2).exp()] * 2)
    with pytest.raises(RuntimeError, match=r"incompatible with \.grad\(\)"):
        ow.autograd.grad(checkpoint(function, x, use_reentrant=True).sum(), x)
    with pytest.raises(RuntimeError, match="none of output has requires_grad=True"):
        checkpoint(lambda x: x.detach() * 2, x, use_reentrant=True).sum().backward()
    with pytest.warns(UserWarning, match="None of the inputs have requires_grad=True"):
        assert not checkpoint(function, x.detach(), use_reentrant=True).requires_grad


@pytest.mark.parametrize("options", [{"context_fn": noop_context_fn}, {"debug": True}, {"determinism_check": "none"}])
def test_what_a_reentrant_checkpoint_does_not_take(options: dict[str, Any]) -> None:
    """As in PyTorch; nor keyword arguments of the function."""
    x = ow.ones(2, requires_grad=True)
    with pytest.raises(ValueError, match="use_reentrant=True takes no"):
        checkpoint(ow.sin, x, use_reentrant=True, **options)
    with pytest.raises(ValueError, match="takes no decimals"):
        checkpoint(ow.round, x, use_reentrant=True, decimals=1)
    checkpoint(ow.sin, x, use_reentrant=True).sum().backward()
    assert x.grad.tolist() == ow.ones(2).cos().tolist()


def test_a_checkpoint_under_autocast_is_the_same_twice() -> None:
    layer, x = ow.nn.Linear(3, 3), ow.randn(4, 3, requires_grad=True)
    with ow.autocast("cpu", dtype=ow.bfloat16):
        result = checkpoint(lambda x: layer(layer(x)).relu(), x)
    result.sum().backward()
    assert x.grad is not None


def test_checkpoints_without_gradients() -> None:
    with ow.no_grad():
        assert not checkpoint(lambda x: x * 2, ow.ones(2, requires_grad=True)).requires_grad
    assert checkpoint(lambda x: (x * 2, "text"), ow.ones(2))[1] == "text"
    leaf = ow.ones(2, requires_grad=True)
    assert ow.autograd.grad(checkpoint(lambda x: x, leaf).sum(), leaf)[0].tolist() == [1, 1]
    assert ow.autograd.grad(checkpoint(lambda: leaf).sum(), leaf)[0].tolist() == [1, 1]


def test_contexts_of_checkpoints() -> None:
    entered: list[str] = []

    @contextlib.contextmanager
    def noted(name: str) -> Iterator[None]:
        entered.append(name)
        yield

    leaf = ow.ones(2, requires_grad=True)
    checkpoint(lambda x: x.exp(), leaf, context_fn=lambda: (noted("first"), noted("second"))).sum().backward()
    assert entered == ["first", "second"]


def test_errors_of_checkpoints() -> None:
    leaf = ow.ones(3, requires_grad=True)
    changed = leaf * 2
    result = checkpoint(lambda x: x * x, changed)
    changed.add_(1)
    with pytest.raises(RuntimeError, match="an argument was changed in place after the call"):
        result.sum().backward()
    with pytest.raises(ValueError, match="determinism_check"):
        checkpoint(lambda x: x, leaf, determinism_check="all")
    with pytest.raises(TypeError, match="expected a function, got int"):
        checkpoint(1)
    with pytest.raises(ValueError, match="2 functions can be 1 to 2 segments, not 3"):
        checkpoint_sequential([abs, abs], 3, leaf)


@pytest.mark.parametrize("segments", [1, 2, 4])
def test_sequences(segments: int) -> None:
    network = ow.nn.Sequential(*[ow.nn.Linear(3, 3) for _ in range(4)])
    x = ow.randn(2, 3)
    results = []
    for call in (network, lambda x: checkpoint_sequential(network, segments, x)):
        network.zero_grad()
        call(x).square().sum().backward()
        results.append([parameter.grad for parameter in network.parameters()])
    close(*results)


DETACHED: dict[str, tuple[Callable[[Any], Any], list[float]]] = {
    "the argument": (lambda x: x.detach_() * 3, [0.0, 0.0, 0.0]),
    "a copy": (lambda x: x.clone().detach_() * x, [1.0, 2.0, 3.0]),
    "the argument, and read before": (lambda x: (x * 2) * x.detach_(), [2.0, 4.0, 6.0]),
}


@pytest.mark.parametrize("name", DETACHED)
def test_functions_that_detach_in_place(name: str) -> None:
    function, expected = DETACHED[name]
    x = ow.tensor([1.0, 2.0, 3.0])
    assert func.vjp(function, x)[1](ow.ones(3))[0].tolist() == expected
    assert func.grad(lambda x: function(x).sum())(x).tolist() == expected
    assert func.jacrev(function)(x).diagonal().tolist() == expected
    if not name.startswith("the argument"):  # a dual tensor is a view, which cannot leave the graph
        assert func.jvp(function, (x,), (ow.ones(3),))[1].tolist() == expected


OUTER: dict[str, tuple[Callable[[Any, Any], Any], list[Any]]] = {
    "grad": (lambda x, w: [func.grad(lambda a: (a * a * w).sum())(x)], [[6.0, 16.0]]),
    "grad of grad": (lambda x, w: [func.grad(lambda a: func.grad(lambda b: (b**3).sum())(a).sum())(x)], [[6.0, 12.0]]),
    "value": (lambda x, w: list(func.grad_and_value(lambda a: (a * w).sum())(x)), [[3.0, 4.0], 11.0]),
    "vjp": (lambda x, w: (lambda value, back: [value, back(ow.ones(2))[0]])(*func.vjp(lambda a: a * w, x)),
            [[3.0, 8.0], [3.0, 4.0]]),
    "jacrev": (lambda x, w: [func.jacrev(lambda a: a * a * w)(x)], [[[6.0, 0.0], [0.0, 16.0]]]),
    "linearize": (lambda x, w: [func.linearize(lambda a: a * a * w, x)[1](ow.ones(2))], [[6.0, 16.0]]),
    "hessian": (lambda x, w: [func.hessian(lambda a: (a**3 * w).sum())(x)], [[[18.0, 0.0], [0.0, 48.0]]]),
}  # fmt: skip


@pytest.mark.parametrize("name", OUTER)
def test_derivatives_under_no_grad_are_constants(name: str) -> None:
    function, expected = OUTER[name]
    x, w = ow.tensor([1.0, 2.0], requires_grad=True), ow.tensor([3.0, 4.0], requires_grad=True)
    with ow.no_grad():
        results = function(x, w)
    assert [result.tolist() for result in results] == expected
    assert not any(result.requires_grad for result in results)


@pytest.mark.parametrize("inner", [lambda a: func.grad(lambda b: (b**3).sum())(a),
                                   lambda a: func.vjp(lambda b: b**3, a)[1](ow.ones(2))[0],
                                   lambda a: func.jacrev(lambda b: (b**3).sum())(a)])  # fmt: skip
def test_no_gradient_goes_through_a_derivative_under_no_grad(inner: Callable[[Any], Any]) -> None:
    def outer(a: Any) -> Any:
        with ow.no_grad():
            constant = inner(a)
        return (constant * a).sum()

    assert func.grad(outer)(ow.tensor([1.0, 2.0])).tolist() == [3.0, 12.0]


def multiplied_by_another(z: Any, x: Any) -> None:
    z[1:].mul_(x[:-1])


def multiplied_by_a_part(z: Any, _x: Any) -> None:
    z[1:].mul_(z[:-1].clone())


def by_their_results(z: Any, _x: Any) -> None:
    z[1:].tanh_()
    z[:1].exp_()


def by_their_values(z: Any, _x: Any) -> None:
    z[1:].sin_()
    z[0].mul_(z[1].clone())


def without_a_view(z: Any, x: Any) -> None:
    z.mul_(x.flip(0))
    z.sin_().tanh_()


def several_times(z: Any, x: Any) -> None:
    z[:2].mul_(x[1:])
    z[1:].mul_(x[:-1])
    z[:2].add_(z[1:].clone(), alpha=2)


WRITES_OF_DUALS = (
    multiplied_by_another, multiplied_by_a_part, by_their_results, by_their_values, without_a_view, several_times,
)  # fmt: skip


@pytest.mark.parametrize("dtype", [ow.float64, ow.complex128], ids=lambda item: item.name)
@pytest.mark.parametrize("write", WRITES_OF_DUALS, ids=lambda item: item.__name__)
def test_gradients_of_tangents_that_were_written_in_place(write: Callable[[Any, Any], None], dtype: Any) -> None:
    """The nodes of a tangent keep what it was before the write, also where views share its memory."""
    scale = 1 + 0.5j if dtype.is_complex else 1
    x, along = ow.tensor([0.3, 0.7, 1.2], dtype=dtype) * scale, ow.tensor([0.5, -1.0, 0.25], dtype=dtype)

    def value(q: Any) -> Any:
        z = q * 1
        write(z, q)
        return z * q

    def total(q: Any) -> Any:
        return (q.real + q.imag).sum() if q.is_complex() else q.sum()

    def of_tangents(q: Any) -> Any:
        return total(func.jvp(value, (q,), (along,))[1])

    gradient = func.grad(of_tangents)(x)
    for direction in (1, 1j) if dtype.is_complex else (1,):
        for index in range(3):
            step = ow.zeros(3, dtype=dtype)
            step[index] = 1e-6 * direction
            difference = (of_tangents(x + step) - of_tangents(x - step)).item() / 2e-6
            slope = gradient[index].item()
            assert (slope.imag if direction == 1j else slope.real) == pytest.approx(difference, rel=1e-6, abs=1e-7)
