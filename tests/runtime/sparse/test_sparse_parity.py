"""Sparse tensors against PyTorch's, where it is installed: texts, structure, values and gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed")
pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore:Sparse")]

SHAPES = [((7,), 1, 5), ((5, 3), 2, 9), ((6, 3), 1, 8), ((2, 4, 3), 3, 11), ((3, 2, 2), 2, 7), ((4, 3), 2, 0)]


def tensor_of(package: Any, shape: Any, seed: int = 0) -> Any:
    """The same coalesced tensor of either package."""
    sizes, sparse_dim, count = shape
    source = np.random.default_rng(seed)
    indices = np.stack([source.integers(0, size, count) for size in sizes[:sparse_dim]])
    values = source.integers(-3, 4, (count, *sizes[sparse_dim:])) / 4
    parts = package.from_numpy(indices), package.from_numpy(values)
    return package.sparse_coo_tensor(*parts, sizes, check_invariants=True).coalesce()


def text(value: Any) -> str:
    """The text of a tensor without the names of packages, nor where lines that have these end."""
    return " ".join(repr(value).replace("torch.", "").split())


@pytest.mark.parametrize("shape", SHAPES)
def test_texts_are_those_of_pytorch(shape: Any) -> None:
    for convert in (lambda x: x, lambda x: x.to_dense().to_sparse(), lambda x: x.requires_grad_()):
        assert text(convert(tensor_of(ow, shape))) == text(convert(tensor_of(torch, shape)))


CALLS: dict[str, Callable[..., Any]] = {
    "sum": lambda m, x, y: x.sum(), "sums": lambda m, x, y: m.sparse.sum(x, 0), "neg": lambda m, x, y: -x,
    "sin": lambda m, x, y: x.sin(), "square": lambda m, x, y: x**2, "add": lambda m, x, y: x + y,
    "sub": lambda m, x, y: x - y, "mul": lambda m, x, y: x * y, "times": lambda m, x, y: x * 3,
    "select": lambda m, x, y: x[1], "unsqueeze": lambda m, x, y: x.unsqueeze(0), "cat": lambda m, x, y: m.cat([x, y]),
    "index_select": lambda m, x, y: x.index_select(0, m.tensor([1, 0, 1])), "dense": lambda m, x, y: y.to_dense() + x,
    "mask": lambda m, x, y: x.to_dense().sparse_mask(y), "masked sparse": lambda m, x, y: x.sparse_mask(y),
    "softmax": lambda m, x, y: m.sparse.softmax(x, 0), "log_softmax": lambda m, x, y: m.sparse.log_softmax(x, 0),
    "zeros_like": lambda m, x, y: m.zeros_like(x), "norm": lambda m, x, y: x.norm(), "isnan": lambda m, x, y: x.isnan(),
}  # fmt: skip
OF_MATRICES: dict[str, Callable[..., Any]] = {
    "t": lambda m, x, y: x.t(), "mm": lambda m, x, y: x @ y.to_dense().t(), "mm of both": lambda m, x, y: x @ y.t(),
    "sparse.mm": lambda m, x, y: m.sparse.mm(x, y.to_dense().t()),
    "sparse.sum": lambda m, x, y: m.sparse.sum(x, 1), "transposed": lambda m, x, y: x.t().sum(),
    "mv": lambda m, x, y: x @ y.to_dense()[0], "from the left": lambda m, x, y: y.to_dense().t() @ x,
    "addmm": lambda m, x, y: m.addmm(m.ones(5, 5, dtype=m.float64), x, y.to_dense().t(), beta=2, alpha=3),
}  # fmt: skip
ROWS = [(name, call, shape) for name, call in CALLS.items() for shape in SHAPES]
ROWS += [(name, call, SHAPES[1]) for name, call in OF_MATRICES.items()]


@pytest.mark.parametrize(("call", "shape"), [row[1:] for row in ROWS], ids=[f"{row[0]}-{row[2][0]}" for row in ROWS])
def test_values_and_structure_are_those_of_pytorch(call: Callable[..., Any], shape: Any) -> None:
    results = []
    for package in (ow, torch):
        x, y = tensor_of(package, shape), tensor_of(package, shape, 1)
        result = call(package, x, y)
        result = result.coalesce() if result.is_sparse else result
        results.append(result)
    ours, theirs = results
    assert ours.is_sparse == theirs.is_sparse
    assert tuple(ours.shape) == tuple(theirs.shape)
    assert str(ours.dtype).rpartition(".")[2] == str(theirs.dtype).rpartition(".")[2]
    if ours.is_sparse:
        assert (ours.sparse_dim(), ours.dense_dim()) == (theirs.sparse_dim(), theirs.dense_dim())
    np.testing.assert_allclose(ours.to_dense().numpy(), theirs.to_dense().numpy(), rtol=1e-12, atol=1e-14)


@pytest.mark.parametrize("name", OF_MATRICES)
def test_gradients_are_those_of_pytorch(name: str) -> None:
    gradients = []
    for package in (ow, torch):
        x, y = tensor_of(package, SHAPES[1]).requires_grad_(), tensor_of(package, SHAPES[1], 1)
        OF_MATRICES[name](package, x, y).to_dense().square().sum().backward()
        gradients.append(x.grad.to_dense())
    np.testing.assert_allclose(gradients[0].numpy(), gradients[1].numpy(), rtol=1e-12, atol=1e-14)


OPTIMIZERS = {
    "SGD": {"lr": 0.1}, "SGD with momentum": {"lr": 0.1, "momentum": 0.9, "dampening": 0.1},
    "SGD of Nesterov": {"lr": 0.1, "momentum": 0.9, "nesterov": True}, "Adagrad": {"lr": 0.1, "lr_decay": 0.1},
    "SparseAdam": {"lr": 0.1, "betas": (0.8, 0.95)}, "SparseAdam upwards": {"lr": 0.1, "maximize": True},
}  # fmt: skip


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_steps_by_rows_are_those_of_pytorch(name: str) -> None:
    weights = []
    for package in (ow, torch):
        weight = package.arange(10.0, dtype=package.float64).reshape(5, 2).clone().requires_grad_()
        optimizer = getattr(package.optim, name.partition(" ")[0])([weight], **OPTIMIZERS[name])
        for rows in ([1, 2, 1], [3], [1, 4]):
            optimizer.zero_grad()
            index = package.tensor(rows)
            package.nn.functional.embedding(index, weight, sparse=True).square().sum().backward()
            optimizer.step()
        weights.append(weight.detach().numpy())
    np.testing.assert_allclose(*weights, rtol=1e-10)
