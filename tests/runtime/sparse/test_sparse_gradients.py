"""Gradients of sparse tensors, by differences of their values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

SIZES = (4, 3)
INDICES = [[0, 1, 1, 3], [2, 0, 2, 1]]


def matrix(seed: int = 0, indices: Any = None) -> Any:
    """A sparse leaf."""
    indices = INDICES if indices is None else indices
    values = np.random.default_rng(seed).normal(size=len(indices[0]))
    return ow.sparse_coo_tensor(indices, ow.from_numpy(values), SIZES, requires_grad=True)


def numbers(*sizes: int) -> Any:
    return ow.from_numpy(np.random.default_rng(sum(sizes)).normal(size=sizes))


CALLS: dict[str, Callable[[Any], Any]] = {
    "to_dense": lambda x: x.to_dense(), "sin": lambda x: x.sin(), "square": lambda x: x**2, "tanh": lambda x: x.tanh(),
    "neg": lambda x: -x, "times": lambda x: 3 * x, "over": lambda x: x / 4, "to": lambda x: x.to(ow.float64, copy=True),
    "clone": lambda x: x.clone(), "coalesce": lambda x: x.coalesce(), "values": lambda x: x.coalesce().values(),
    "transpose": lambda x: x.t(), "sum": lambda x: x.sum(),
    "norm": lambda x: x.norm(),
    "sums": lambda x: ow.sparse.sum(x, (0, 1)), "select": lambda x: x[1], "slice": lambda x: x[1:3],
    "cat": lambda x: ow.cat([x, x]), "squeeze": lambda x: x.unsqueeze(0).squeeze(0),
    "index_select": lambda x: x.index_select(0, ow.tensor([1, 1, 3])), "mm": lambda x: x @ numbers(3, 2),
    "mm from the left": lambda x: numbers(2, 4) @ x, "mv": lambda x: x @ numbers(3), "mm of both": lambda x: x @ x.t(),
    "addmm": lambda x: ow.addmm(numbers(4, 2), x, numbers(3, 2), beta=2, alpha=3), "mul": lambda x: x * numbers(4, 3),
    "itself": lambda x: x * x, "add": lambda x: x + x * 2, "dense": lambda x: numbers(4, 3) + x,
    "softmax": lambda x: ow.sparse.softmax(x, 1), "log_softmax": lambda x: ow.sparse.log_softmax(x, 0),
    "sparse.mm": lambda x: ow.sparse.mm(x, numbers(3, 2)), "sparse.sum": lambda x: ow.sparse.sum(x, 0),
    "sparse.mm of both": lambda x: ow.sparse.mm(x, matrix(1).detach().t()),
    "sparse.addmm": lambda x: ow.sparse.addmm(numbers(4, 2), x, numbers(3, 2), beta=2, alpha=3),
    "mask": lambda x: x.sparse_mask(matrix(1, [[0, 1], [2, 1]]).detach()),
    "masked dense": lambda x: x.to_dense().sparse_mask(matrix(1, [[0, 1], [2, 1]]).detach()),
    "unsqueeze": lambda x: x.unsqueeze(1),
}  # fmt: skip


def weighted(result: Any) -> Any:
    """The sum of the elements of a result, each with another weight."""
    dense = result.to_dense()
    return (dense * ow.arange(1.0, dense.numel() + 1, dtype=dense.dtype).reshape(dense.shape).cos()).sum()


@pytest.mark.parametrize("name", CALLS)
def test_gradients_of_sparse_leaves_are_slopes_of_their_values(name: str) -> None:
    x = matrix()
    weighted(CALLS[name](x)).backward()
    step, slopes = 1e-6, []
    for position in range(4):
        sums = []
        for sign in (1, -1):
            moved = x.detach().clone()
            moved._values()[position] += sign * step
            sums.append(weighted(CALLS[name](moved)).item())
        slopes.append((sums[0] - sums[1]) / (2 * step))
    gradient = x.grad.to_dense().numpy()[tuple(np.array(INDICES))]
    np.testing.assert_allclose(gradient, slopes, rtol=1e-6, atol=1e-8)


SPARSE_GRADIENTS = [
    "to_dense", "sin", "transpose", "sparse.mm", "sparse.mm of both", "sparse.addmm", "sparse.sum", "itself", "softmax",
    "unsqueeze", "index_select", "norm",
]  # fmt: skip


@pytest.mark.parametrize("name", SPARSE_GRADIENTS)
def test_gradients_of_sparse_leaves_are_sparse(name: str) -> None:
    x = matrix()
    weighted(CALLS[name](x)).backward()
    assert x.grad.is_sparse
    assert x.grad.coalesce()._nnz() <= 4


def test_gradients_of_products_and_sums_have_all_elements() -> None:
    """Those of ``@`` and ``sum()`` are dense, where ``sparse.mm`` has one that is masked, as in PyTorch."""
    x, dense = matrix(), numbers(3, 2)
    (x @ dense).sum().backward()
    assert x.grad.equal(dense.sum(1).expand(SIZES))
    x.grad = None
    x.t().sum().backward()
    assert x.grad.equal(ow.ones(SIZES, dtype=ow.float64))


def test_the_mask_of_a_gradient_can_be_left_out() -> None:
    x = matrix()
    x.to_dense(masked_grad=False).sum().backward()
    assert x.grad.equal(ow.ones(SIZES, dtype=ow.float64))


@pytest.mark.parametrize("name", ["mm", "mul", "dense", "values", "sin", "mm of both"])
def test_gradients_of_gradients(name: str) -> None:
    def function(values: Any) -> Any:
        return CALLS[name](ow.sparse_coo_tensor(INDICES, values, SIZES)).to_dense()

    values = numbers(4).requires_grad_()
    assert ow.autograd.gradcheck(function, values)
    assert ow.autograd.gradgradcheck(function, values)


def test_gradients_go_through_construction_and_to_sparse() -> None:
    values = ow.ones(3, requires_grad=True)
    x = ow.sparse_coo_tensor([[0, 0, 2]], values, (3,))
    (x.to_dense() * ow.tensor([5.0, 6.0, 7.0])).sum().backward()
    assert values.grad.tolist() == [5, 5, 7]
    dense = ow.tensor([[0.0, 2.0], [3.0, 0.0]], requires_grad=True)
    (dense.to_sparse() * 3).to_dense().sum().backward()
    assert dense.grad.tolist() == [[0, 3], [3, 0]]


def test_dense_operands_of_sparse_matrices_have_gradients() -> None:
    x, dense = matrix(), numbers(3, 2).requires_grad_()
    weighted(x @ dense).backward()
    other = dense.detach().clone().requires_grad_()
    weighted(x.detach().to_dense() @ other).backward()
    np.testing.assert_allclose(dense.grad.numpy(), other.grad.numpy(), atol=1e-12)


def test_gradients_of_large_sparse_matrices_need_no_dense_ones() -> None:
    count = 1 << 20  # as a dense matrix of float64, 8 TiB
    x = ow.sparse_coo_tensor([[0, count - 1], [5, 7]], [1.0, 2.0], (count, count), requires_grad=True)
    ow.sparse.mm(x, ow.ones(count, 1)).sum().backward()
    assert x.grad._nnz() == 2
    assert x.grad.coalesce().values().tolist() == [1, 1]


CONVERTED = {
    "sparse_coo": lambda x: x.to_sparse_coo(), "sparse_csr": lambda x: x.to_sparse_csr(),
    "sparse_csc": lambda x: x.to_sparse_csc(), "sparse_bsr": lambda x: x.to_sparse_bsr((1, 2)),
    "sparse_bsc": lambda x: x.to_sparse_bsc((2, 1)), "dense": lambda x: x,
}  # fmt: skip


@pytest.mark.parametrize("source", CONVERTED)
@pytest.mark.parametrize("target", CONVERTED)
def test_gradients_of_conversions_keep_all_elements(source: str, target: str) -> None:
    """Those of products too: they have elements where an operand has none and the other has some."""
    if target == "dense":
        return
    x = CONVERTED[source](ow.tensor([[1.0, 2.0, 0.0, 0.0], [0.0, 0.0, 3.0, 0.0]])).requires_grad_()
    grad = ow.tensor([[1.0, 0.0, 5.0, 0.0], [2.0, 0.0, 0.0, 7.0]])
    CONVERTED[target](x).backward(CONVERTED[target](grad))
    assert x.grad.layout is x.layout
    assert x.grad.to_dense().tolist() == grad.tolist()


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr"])
def test_gradients_of_products_are_those_of_dense_matrices(layout: str) -> None:
    values = [[1.0, 2.0, 0.0, 0.0], [0.0, 0.0, 3.0, 4.0]], [[0.0, 3.0, 4.0, 0.0], [5.0, 0.0, 0.0, 6.0]]
    grad = ow.tensor([[1.0, 2.0, 3.0, 4.0], [0.0, 6.0, 7.0, 8.0]])
    for call in (ow.mul, ow.add, ow.sub):
        dense = [ow.tensor(item).requires_grad_() for item in values]
        sparse = [CONVERTED[layout](ow.tensor(item)).requires_grad_() for item in values]
        call(*dense).backward(grad)
        call(*sparse).backward(CONVERTED[layout](grad))
        for x, y in zip(sparse, dense, strict=True):
            assert x.grad.layout is x.layout
            assert ow.equal(x.grad.to_dense(), y.grad)
