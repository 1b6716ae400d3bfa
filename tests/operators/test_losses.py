"""Values at the edges: infinities, NaN, empty and extreme inputs of reductions, softmax and losses."""

from __future__ import annotations

import math
import warnings

import numpy as np
import pytest

import generated as ow

F = ow.nn.functional
INF, NAN = math.inf, math.nan
EDGES = {
    "softmax of -inf": ("m.softmax(m.tensor([-inf, -inf]), 0)", [NAN, NAN]),
    "softmax of one -inf": ("m.softmax(m.tensor([-inf, 0.0]), 0)", [0, 1]),
    "softmax of inf": ("m.softmax(m.tensor([inf, 0.0]), 0)", [NAN, NAN]),
    "softmax of large numbers": ("m.softmax(m.tensor([1e30, 1e30]), 0)", [0.5, 0.5]),
    "log_softmax of -inf": ("m.log_softmax(m.tensor([-inf, -inf]), 0)", [NAN, NAN]),
    "log_softmax of distant numbers": ("m.log_softmax(m.tensor([0.0, 1000.0]), 0)", [-1000, 0]),
    "logsumexp of -inf": ("m.logsumexp(m.tensor([-inf, -inf]), 0)", -INF),
    "logsumexp of inf": ("m.logsumexp(m.tensor([inf, 0.0]), 0)", INF),
    "logsumexp of NaN": ("m.logsumexp(m.tensor([nan, 0.0]), 0)", NAN),
    "logsumexp of nothing": ("m.logsumexp(m.zeros((0,)), 0)", -INF),
    "logsumexp of large numbers": ("m.logsumexp(m.tensor([1e30, 0.0]), 0)", np.float32(1e30)),
    "sum of nothing": ("m.zeros((0,)).sum()", 0),
    "sum of nothing along a dimension": ("m.zeros((2, 0)).sum(1)", [0, 0]),
    "mean of nothing": ("m.zeros((0,)).mean()", NAN),
    "prod of nothing": ("m.zeros((0,)).prod()", 1),
    "var of one": ("m.ones((1,)).var()", NAN),
    "var of one, biased": ("m.ones((1,)).var(unbiased=False)", 0),
    "all of nothing": ("m.zeros((0,)).all()", True),
    "any of nothing": ("m.zeros((0,)).any()", False),
    "amax with NaN": ("m.tensor([1.0, nan, 2.0]).amax()", NAN),
    "amin with NaN": ("m.tensor([1.0, nan, 2.0]).amin()", NAN),
    "argmax with NaN": ("m.tensor([1.0, nan, 2.0, nan]).argmax()", 1),
    "argmax of equal ones": ("m.tensor([1, 3, 3]).argmax()", 1),
    "maximum with NaN": ("m.maximum(m.tensor([1.0, nan]), m.tensor([nan, 1.0]))", [NAN, NAN]),
    "clamp of NaN": ("m.clamp(m.tensor([nan, 5.0]), 0, 1)", [NAN, 1]),
    "clamp with crossed bounds": ("m.clamp(m.tensor([-5.0, 5.0]), 2, 1)", [1, 1]),
    "relu of NaN": ("m.relu(m.tensor([nan, -1.0]))", [NAN, 0]),
    "sign of NaN": ("m.sign(m.tensor([nan, -0.5, 0.0]))", [0, -1, 0]),
    "division by 0": ("m.tensor([1.0, -1.0, 0.0]) / 0", [INF, -INF, NAN]),
    "integers divided by 0": ("m.tensor([1, -1]) / 0", [INF, -INF]),
    "log of 0": ("m.log(m.tensor([0.0, -1.0]))", [-INF, NAN]),
    "sqrt of -1": ("m.sqrt(m.tensor([-1.0]))", [NAN]),
    "pow": ("m.tensor([0.0, -8.0, 0.0]) ** m.tensor([0.0, 1 / 3, -1.0])", [1, NAN, INF]),
    "integers that overflow": ("m.tensor([127], dtype=m.int8) + 1", [-128]),
    "bytes below 0": ("m.tensor([0], dtype=m.uint8) - 1", [255]),
    "abs of the least integer": ("m.abs(m.tensor([-128], dtype=m.int8))", [-128]),
    "sigmoid": ("m.sigmoid(m.tensor([-1000.0, 1000.0]))", [0, 1]),
    "tanh": ("m.tanh(m.tensor([-1000.0, 1000.0]))", [-1, 1]),
    "gelu": ("m.nn.functional.gelu(m.tensor([-30.0, 30.0]))", [0, 30]),
    "silu": ("m.nn.functional.silu(m.tensor([-1000.0, 1000.0]))", [0, 1000]),
    "addmm without self": ("m.addmm(m.tensor([nan]), m.ones((1, 1)), m.ones((1, 1)), beta=0)", [[1]]),
    "mm of nothing": ("m.mm(m.zeros((2, 0)), m.zeros((0, 1)))", [[0], [0]]),
    "norm of nothing": ("m.linalg.vector_norm(m.zeros((0,)))", 0),
    "cross_entropy of ignored rows": ("m.nn.functional.cross_entropy(m.ones((2, 3)), m.tensor([-100, -100]))", NAN),
    "nll_loss with 0 * inf": ("m.nn.functional.nll_loss(m.tensor([[-inf, 0.0], [0.0, -inf]]), m.tensor([1, 0]))", 0),
    "mse_loss of nothing": ("m.nn.functional.mse_loss(m.zeros((0,)), m.zeros((0,)))", NAN),
}


def run(source: str, module: object) -> object:
    return eval(source, {"m": module, "inf": INF, "nan": NAN})


@pytest.mark.parametrize("name", EDGES)
def test_edges(name: str) -> None:
    source, wanted = EDGES[name]
    np.testing.assert_array_equal(run(source, ow).numpy(), wanted)


@pytest.mark.parity
@pytest.mark.parametrize("name", EDGES)
def test_edges_as_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    source, _ = EDGES[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PyTorch warns of the variance of one element
        ours, theirs = run(source, ow), run(source, torch)
    assert ours.dtype.name == repr(theirs.dtype).removeprefix("torch.")
    np.testing.assert_array_equal(ours.numpy(), theirs.numpy())


GRADIENTS = {
    "abs at 0": ("x.abs()", [0.0]),
    "relu at 0": ("m.relu(x)", [0.0]),
    "sqrt at 0": ("x.sqrt()", [0.0]),
    "pow at 0": ("x ** 2", [0.0]),
    "pow 0": ("x ** 0", [0.0]),
    "pow of tensors at 0": ("x ** m.tensor([2.0])", [0.0]),
    "second derivative of pow with a large exponent": (
        "m.autograd.grad((x ** m.tensor([1e30, -1e30])).sum(), x, create_graph=True)[0]",
        [0.5, 2.0],
    ),
    "huber_loss beyond the range of half precision": (
        "m.nn.functional.huber_loss(x.half(), m.zeros(5).half(), delta=1e10, reduction='none')",
        [0.5, -2.0, NAN, INF, 6e4],
    ),
    "huber_loss at its corners": (
        "m.nn.functional.huber_loss(x, m.zeros(5), delta=0.5, reduction='none')",
        [0.5, -0.5, 0.0, -2.0, NAN],
    ),
    "exponent at base 0": ("m.tensor([0.0]) ** x", [2.0]),
    "number to a tensor": ("0 ** x", [2.0]),
    "maximum of equal ones": ("m.maximum(x, m.tensor([1.0]))", [1.0]),
    "amax of equal ones": ("x.amax()", [1.0, 3.0, 3.0]),
    "amin of equal ones": ("x.amin()", [1.0, 1.0, 3.0]),
    "clamp at the bounds": ("x.clamp(0, 1)", [0.0, 1.0, 2.0]),
    "prod with a zero": ("x.prod()", [2.0, 0.0, 3.0]),
    "prod with two zeros": ("x.prod()", [0.0, 0.0, 3.0]),
    "prod of dim with a zero": ("x.prod(0)", [2.0, 0.0, 3.0]),
    "norm at 0": ("m.linalg.vector_norm(x)", [0.0, 0.0]),
    "logsumexp with -inf": ("m.logsumexp(x, 0)", [-INF, 0.0]),
    "softmax with -inf": ("m.softmax(x, 0)[0]", [-INF, 0.0]),
    "where hides NaN": ("m.where(x > 0, x, x * 0)", [1.0, -1.0]),
    "var of equal ones": ("x.var()", [2.0, 2.0]),
    "reciprocal at 0": ("x.reciprocal()", [0.0]),
    "sign": ("x.sign()", [0.0, 2.0]),
    "rsqrt at 0": ("x.rsqrt()", [0.0]),
    "cat with an empty one": ("m.cat([x, m.zeros((0,)), x])", [1.0, 2.0]),
    "sum of expanded": ("x.expand(3, 2)", [1.0, 2.0]),
    "ignored row": ("m.nn.functional.cross_entropy(x.reshape(1, 2), m.tensor([-100]), reduction='sum')", [1.0, 2.0]),
    "cross_entropy with smoothing": (
        "m.nn.functional.cross_entropy(x.reshape(1, 3), m.tensor([1]), label_smoothing=0.2)",
        [1.0, 2.0, 0.0],
    ),
    "cross_entropy with weights": (
        "m.nn.functional.cross_entropy(x.reshape(2, 2), m.tensor([1, 0]), m.tensor([0.3, 0.7]), label_smoothing=0.1)",
        [1.0, 2.0, 0.5, 3.0],
    ),
    "nll_loss of one row": ("m.nn.functional.nll_loss(x, m.tensor(1))", [1.0, 2.0]),
    "nll_loss of pictures": ("m.nn.functional.nll_loss(x.reshape(1, 2, 2), m.tensor([[0, 1]]))", [1.0, 2.0, 3.0, 4.0]),
    "embedding with padding": (
        "m.nn.functional.embedding(m.tensor([0, 1, 0]), x.reshape(2, 1), padding_idx=0)",
        [1.0, 2.0],
    ),
    "embedding by frequency": (
        "m.nn.functional.embedding(m.tensor([0, 1, 0]), x.reshape(2, 1), scale_grad_by_freq=True)",
        [1.0, 2.0],
    ),
}


@pytest.mark.parity
@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients_at_edges_as_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    source, data = GRADIENTS[name]
    results = []
    for module in (ow, torch):
        x = module.tensor(data, requires_grad=True)
        result = eval(source, {"m": module, "x": x})
        result.sum().backward()
        results.append((result.detach().numpy(), x.grad.numpy()))
    for ours, theirs in zip(*results, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-6)
