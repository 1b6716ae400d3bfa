"""Inference tensors: what is one, and what may be done with it outside of the mode, as in PyTorch."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.dispatch.interposing import thread_keys
from runtime.tensor.device import CHANGED

LIBRARIES = ["opweave", pytest.param("torch", marks=pytest.mark.parity)]
# What is computed within the mode of a normal tensor n, a parameter g and an inference tensor t; and whether it is an
# inference tensor, and requires grad.
WITHIN: dict[str, tuple[Callable[[Any, Any, Any, Any], Any], tuple[bool, bool]]] = {
    "a number as a tensor": (lambda m, n, g, t: m.tensor(1.0), (True, False)),
    "a list as a tensor": (lambda m, n, g, t: m.tensor([1.0, 2.0]), (True, False)),
    "an array as a tensor": (lambda m, n, g, t: m.from_numpy(np.ones(2)), (True, False)),
    "a factory": (lambda m, n, g, t: m.zeros(2, requires_grad=True), (True, True)),
    "as another": (lambda m, n, g, t: m.rand_like(n), (True, False)),
    "a sum": (lambda m, n, g, t: n + 1, (True, False)),
    "a product with a parameter": (lambda m, n, g, t: n * g, (True, False)),
    "a composite": (lambda m, n, g, t: m.nn.functional.linear(n, g), (True, False)),
    "one of several results": (lambda m, n, g, t: n.topk(1)[1], (True, False)),
    "a list": (lambda m, n, g, t: m.cat([n, n]), (True, False)),
    "a copy": (lambda m, n, g, t: n.clone(), (True, False)),
    "elements by a mask": (lambda m, n, g, t: n[n > 0], (True, False)),
    "in the memory of out=": (lambda m, n, g, t: m.add(n, 1, out=m.empty(2, 3)), (True, False)),
    "itself": (lambda m, n, g, t: n.contiguous(), (False, False)),
    "a write": (lambda m, n, g, t: n.add_(1), (False, False)),
    "a view": (lambda m, n, g, t: n.view(-1), (False, False)),
    "a view of a parameter": (lambda m, n, g, t: g.view(-1), (False, True)),
    "an element": (lambda m, n, g, t: n[0], (False, False)),
    "parts": (lambda m, n, g, t: n.chunk(2)[0], (False, False)),
    "detached": (lambda m, n, g, t: n.detach(), (False, False)),
    "a view of an inference tensor": (lambda m, n, g, t: t.t(), (True, False)),
    "an element of one": (lambda m, n, g, t: t[0], (True, False)),
    "parts of one": (lambda m, n, g, t: t.unbind()[1], (True, False)),
    "data of one": (lambda m, n, g, t: t.data, (True, False)),
    "a parameter of one": (lambda m, n, g, t: m.nn.Parameter(t), (True, True)),
    "a write to one": (lambda m, n, g, t: t.mul_(2), (True, False)),
    "within no_grad": (lambda m, n, g, t: m.no_grad()(lambda: n * 2)(), (True, False)),
    "in the mode False": (lambda m, n, g, t: m.inference_mode(False)(lambda: g * 2)(), (False, True)),
    "of one in the mode False": (lambda m, n, g, t: m.inference_mode(False)(lambda: t.view(-1))(), (True, False)),
    "a recurrent layer": (lambda m, n, g, t: m.nn.GRU(3, 3)(n.view(2, 1, 3))[0], (True, False)),
    "of every sample": (lambda m, n, g, t: m.vmap(lambda row: row * 2)(n), (True, False)),
}
WRITE, SAVE = "Inplace update to inference tensor outside InferenceMode", "Inference tensors cannot be saved for"
VIEW = "A view was created in inference mode and is being modified inplace"
# What is done outside of the mode, with v and w, views of n and of 2 * g that were made within; and the error.
OUTSIDE: dict[str, tuple[Callable[[Any, Any, Any, Any, Any, Any], Any], str]] = {
    "add_": (lambda m, n, g, t, v, w: t.add_(1), WRITE),
    "zero_": (lambda m, n, g, t, v, w: t.zero_(), WRITE),
    "index": (lambda m, n, g, t, v, w: t.__setitem__(0, 1.0), WRITE),
    "out=": (lambda m, n, g, t, v, w: m.add(n, 1, out=t), WRITE),
    "a view": (lambda m, n, g, t, v, w: t.view(-1).add_(1), WRITE),
    "a list": (lambda m, n, g, t, v, w: m._foreach_add_([n, t], 1), WRITE),
    "unrecorded": (lambda m, n, g, t, v, w: m.no_grad()(t.add_)(1), WRITE),
    "requires_grad_": (lambda m, n, g, t, v, w: t.requires_grad_(), "Setting requires_grad=True on inference tensor"),
    "_version": (lambda m, n, g, t, v, w: t._version, "Inference tensors do not track version counter"),
    "mul": (lambda m, n, g, t, v, w: g * t, SAVE),
    "mul, the other way": (lambda m, n, g, t, v, w: t * g, SAVE),
    "matmul": (lambda m, n, g, t, v, w: t.t() @ g, SAVE),
    "linear": (lambda m, n, g, t, v, w: m.nn.functional.linear(t, g), SAVE),
    "mul_": (lambda m, n, g, t, v, w: (g * 1).mul_(t), SAVE),
    "a list of factors": (lambda m, n, g, t, v, w: m._foreach_mul([g], [t]), SAVE),
    "where": (lambda m, n, g, t, v, w: g.masked_fill(t > 0, 0.0), ""),
    "add": (lambda m, n, g, t, v, w: (g + t).sum().backward(), ""),
    "cat": (lambda m, n, g, t, v, w: m.cat([g, t]).sum().backward(), ""),
    "copy_": (lambda m, n, g, t, v, w: (g * 1).copy_(t), ""),
    "unrecorded product": (lambda m, n, g, t, v, w: m.no_grad()(lambda: g * t)(), ""),
    "product of a copy": (lambda m, n, g, t, v, w: (g * t.clone()).sum().backward(), ""),
    "a write to a view": (lambda m, n, g, t, v, w: v.add_(1), ""),
    "a write to a view with a gradient": (lambda m, n, g, t, v, w: w.add_(1), VIEW),
    "a write of a gradient to a view": (lambda m, n, g, t, v, w: v.mul_(g.view(-1)), VIEW),
}


def library(name: str) -> Any:
    return ow if name == "opweave" else pytest.importorskip(name)


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    before = thread_keys().included, len(CHANGED)
    yield
    assert (thread_keys().included, len(CHANGED)) == before


def tensors(m: Any) -> tuple[Any, Any, Any]:
    """A normal tensor, one that requires grad, and an inference tensor."""
    with m.inference_mode():
        inference = m.ones(2, 3)
    return m.ones(2, 3), m.ones(2, 3, requires_grad=True), inference


@pytest.mark.parametrize("name", WITHIN)
@pytest.mark.parametrize("module", LIBRARIES)
def test_what_is_an_inference_tensor(name: str, module: str) -> None:
    m = library(module)
    n, g, t = tensors(m)
    function, expected = WITHIN[name]
    with m.inference_mode():
        result = function(m, n, g, t)
    assert (result.is_inference(), result.requires_grad) == expected
    assert m.is_inference(result) == result.is_inference()
    assert not (n * 2).is_inference()
    assert not (t * 2).is_inference()
    assert not t.clone().is_inference()
    assert t.view(-1).is_inference()
    assert not t[0]._is_view()


@pytest.mark.parametrize("name", OUTSIDE)
@pytest.mark.parametrize("module", LIBRARIES)
def test_what_may_be_done_outside(name: str, module: str) -> None:
    m = library(module)
    n, g, t = tensors(m)
    doubled = g * 2
    with m.inference_mode():
        v, w = n.view(-1), doubled.view(-1)
    function, words = OUTSIDE[name]
    if words:
        with pytest.raises(RuntimeError, match=words):
            function(m, n, g, t, v, w)
        if m is ow:  # PyTorch has written by then
            assert t.tolist() == [[1.0] * 3] * 2
    else:
        function(m, n, g, t, v, w)


def test_functions_of_programs_do_not_save_them() -> None:
    class Scaled(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any, scale: Any) -> Any:
            ctx.save_for_backward(scale)
            return x * scale

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            return grads[0] * ctx.saved_tensors[0], None

    _, g, t = tensors(ow)
    with pytest.raises(RuntimeError, match=SAVE):
        Scaled.apply(g, t)
    with ow.inference_mode():
        assert Scaled.apply(g, t).is_inference()


def test_gradients_of_functions_within_the_mode() -> None:
    x = ow.arange(3.0)
    with ow.inference_mode():
        assert ow.func.grad(lambda v: (v.view(3, 1).t() ** 2).sum())(x).tolist() == [0, 2, 4]
        assert ow.func.jacrev(lambda v: v**2)(x).diagonal().tolist() == [0, 2, 4]
        assert ow.jit.trace(lambda v: v * 2 + 1, x)(x).tolist() == [1, 3, 5]


def test_other_threads_and_generators_are_not_in_the_mode() -> None:
    results = []
    with ow.inference_mode():
        thread = threading.Thread(target=lambda: results.append(ow.ones(2).is_inference()))
        thread.start()
        thread.join()
    assert results == [False]

    def steps() -> Iterator[Any]:
        with ow.inference_mode():
            yield ow.ones(2)

    left = steps()
    assert next(left).is_inference()
    del left
    assert not ow.ones(2).is_inference()


def test_a_model_and_its_training_afterwards() -> None:
    nn: Any = ow.nn
    model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU(), nn.Linear(4, 2))
    x = ow.randn(5, 3)
    with ow.inference_mode():
        output = model(x)
    assert output.is_inference()
    assert not output.requires_grad
    optimizer = ow.optim.AdamW(model.parameters())
    model(x).sum().backward()  # buffers that were written within are normal ones
    optimizer.step()
    with ow.inference_mode():
        ow.testing.assert_close(model.eval()(x), ow.no_grad()(model)(x))
