"""Sparse gradients of dense tensors, their sums, and the optimisers that take them by rows."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

nn, optim = ow.nn, ow.optim


def numbers(*sizes: int) -> Any:
    return ow.from_numpy(np.random.default_rng(sum(sizes)).normal(size=sizes))


# -- sparse gradients of dense tensors -------------------------------------------------------------------------------

EMBEDDINGS: dict[str, dict[str, Any]] = {
    "rows": {}, "padding": {"padding_idx": 2}, "negative padding": {"padding_idx": -1},
    "frequencies": {"scale_grad_by_freq": True},
    "long rows": {"max_norm": 0.5}, "both": {"padding_idx": 1, "scale_grad_by_freq": True},
}  # fmt: skip


@pytest.mark.parametrize("mode", ["", "sum", "mean", "max"])
@pytest.mark.parametrize("name", EMBEDDINGS)
@pytest.mark.parametrize("indices", [[[1, 2, 2], [4, 0, 9]], [[9]], [[3] * 40, [9] * 40]])
def test_embeddings_have_sparse_gradients(mode: str, name: str, indices: list[list[int]]) -> None:
    options = EMBEDDINGS[name]
    if mode == "max" and ("scale_grad_by_freq" in options or indices == [[9]]):
        pytest.skip("frequencies scale no gradients of largest elements, and a bag of the padding alone has none")
    grads = []
    for sparse in (True, False):
        ow.manual_seed(0)
        kind, more = (nn.EmbeddingBag, {"mode": mode}) if mode else (nn.Embedding, {})
        layer = kind(10, 3, sparse=sparse, **options, **more)
        (layer(ow.tensor(indices)) * ow.arange(1.0, 4.0)).square().sum().backward()
        grads.append(layer.weight.grad)
    assert grads[0].is_sparse
    assert not grads[1].is_sparse
    np.testing.assert_allclose(grads[0].to_dense().numpy(), grads[1].numpy(), rtol=1e-5, atol=1e-6)


def test_an_embedding_without_indices_has_an_empty_gradient() -> None:
    weight = ow.ones(5, 2, requires_grad=True)
    nn.functional.embedding(ow.empty((0,), dtype=ow.int64), weight, sparse=True).sum().backward()
    assert (weight.grad._nnz(), weight.grad.shape) == (0, (5, 2))
    for make in (optim.SparseAdam, optim.SGD, optim.Adagrad):
        make([weight], lr=0.1).step()
    assert weight.tolist() == ow.ones(5, 2).tolist()


@pytest.mark.parametrize("dim", [0, 1, -1])
def test_gather_has_sparse_gradients(dim: int) -> None:
    index = ow.tensor([[0, 1], [2, 2]])
    grads = []
    for sparse_grad in (True, False):
        x = numbers(3, 4).requires_grad_()
        (x.gather(dim, index, sparse_grad=sparse_grad) * ow.tensor([[1.0, 2.0], [3.0, 4.0]])).sum().backward()
        grads.append(x.grad)
    assert grads[0].is_sparse
    assert grads[0].to_dense().equal(grads[1])


def picked(weight: Any, *rows: int) -> Any:
    return nn.functional.embedding(ow.tensor(rows), weight, sparse=True).sum()


SUMS: dict[str, tuple[Callable[[Any], list[Any]], list[int]]] = {  # losses, and the rows that their gradients store
    "two uses": (lambda w: [picked(w, 1, 2) + picked(w, 1, 3)], [1, 2, 1, 3]),
    "three uses": (lambda w: [picked(w, 1) + picked(w, 2) + picked(w, 1)], [1, 2, 1]),
    "a dense use in between": (lambda w: [picked(w, 1) + w.sum() + picked(w, 2)], [1, 2]),
    "a dense use first": (lambda w: [w.sum() + picked(w, 1) + picked(w, 2)], [1, 2]),
    "two passes": (lambda w: [picked(w, 1, 2), picked(w, 1, 3)], [1, 2, 1, 3]),
    "a dense pass behind": (lambda w: [picked(w, 1, 2), w.sum()], [1, 2]),
    "a dense pass before": (lambda w: [w.sum(), picked(w, 1, 2)], [1, 2]),
}  # fmt: skip


@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("name", SUMS)
def test_sparse_and_dense_gradients_are_added_up(name: str, create_graph: bool) -> None:
    losses, rows = SUMS[name]
    is_sparse = "dense" not in name
    weight = numbers(5, 2).requires_grad_()
    expected = np.zeros((5, 2))
    for loss in losses(weight):
        loss.backward(create_graph=create_graph)
    np.add.at(expected, rows, 1)
    expected += not is_sparse
    assert weight.grad.is_sparse == is_sparse
    np.testing.assert_allclose(weight.grad.to_dense().detach().numpy(), expected)


def test_a_gradient_shares_no_memory_with_what_it_was_computed_from() -> None:
    weight, upstream = ow.ones(3, 2, requires_grad=True), ow.ones(1, 2)
    nn.functional.embedding(ow.tensor([1]), weight, sparse=True).backward(upstream)
    upstream.fill_(7)
    assert weight.grad.to_dense().tolist() == [[0, 0], [1, 1], [0, 0]]
    weight.grad.mul_(2)
    assert upstream.tolist() == [[7, 7]]


# -- optimisers ------------------------------------------------------------------------------------------------------

BY_ROWS: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "SGD": (optim.SGD, {"lr": 0.1}), "momentum": (optim.SGD, {"lr": 0.1, "momentum": 0.9}),
    "Nesterov": (optim.SGD, {"lr": 0.1, "momentum": 0.9, "nesterov": True}),
    "ascent": (optim.SGD, {"lr": 0.1, "maximize": True}), "Adagrad": (optim.Adagrad, {"lr": 0.1, "lr_decay": 0.1}),
    "Adagrad from 1": (optim.Adagrad, {"lr": 0.1, "initial_accumulator_value": 1.0}),
}  # fmt: skip


@pytest.mark.parametrize("name", BY_ROWS)
def test_steps_by_rows_are_those_of_dense_gradients(name: str) -> None:
    make, options = BY_ROWS[name]
    weights = []
    for sparse in (True, False):
        weight = numbers(5, 2).clone().requires_grad_()
        optimizer = make([weight], **options)
        for rows in ([1, 2, 1], [3], [1, 4]):
            optimizer.zero_grad()
            (nn.functional.embedding(ow.tensor(rows), weight, sparse=sparse) ** 2).sum().backward()
            optimizer.step()
        weights.append(weight.detach().numpy())
    np.testing.assert_allclose(weights[0], weights[1], rtol=1e-12)


def test_sparse_adam_moves_stored_rows_alone() -> None:
    """Rows that every step has move as by Adam; those that no step has stay, and so do their moments."""
    sparse, dense = (numbers(5, 2).clone().requires_grad_() for _ in range(2))
    start = sparse.detach().clone()
    by_rows, whole = optim.SparseAdam([sparse], lr=0.1), optim.Adam([dense], lr=0.1)
    for _ in range(4):
        for weight, is_sparse, optimizer in ((sparse, True, by_rows), (dense, False, whole)):
            optimizer.zero_grad()
            (nn.functional.embedding(ow.tensor([1, 3, 1]), weight, sparse=is_sparse) ** 2).sum().backward()
            optimizer.step()
    np.testing.assert_allclose(sparse[[1, 3]].detach().numpy(), dense[[1, 3]].detach().numpy(), rtol=1e-4)
    assert sparse[[0, 2, 4]].equal(start[[0, 2, 4]])
    state = by_rows.state[sparse]
    assert state["step"] == 4
    assert not state["exp_avg"][[0, 2, 4]].any()


def test_states_of_sparse_adam_are_loaded() -> None:
    weight = ow.ones(3, 2, requires_grad=True)
    optimizer = optim.SparseAdam([weight], maximize=True)
    picked(weight, 1).backward()
    optimizer.step()
    assert weight[1].tolist() == pytest.approx([1.001, 1.001])
    other = optim.SparseAdam([weight.detach().clone().requires_grad_()])
    other.load_state_dict(optimizer.state_dict())
    assert other.state_dict()["state"][0]["step"] == 1


ERRORS: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "Adam": (lambda w: optim.Adam([w]).step(), RuntimeError,
             "Adam does not support sparse gradients, please consider SparseAdam instead"),
    "RMSprop": (lambda w: optim.RMSprop([w]).step(), RuntimeError, "RMSprop does not support sparse gradients$"),
    "decay": (lambda w: optim.SGD([w], weight_decay=0.1).step(), RuntimeError, "weight_decay is not compatible with"),
    "decay of Adagrad": (lambda w: optim.Adagrad([w], weight_decay=0.1).step(), RuntimeError,
                         "weight_decay option is not compatible with sparse gradients"),
    "a sparse parameter": (lambda _: optim.SparseAdam([ow.ones(2, 2).to_sparse().requires_grad_()]), ValueError,
                           "SparseAdam requires dense parameter tensors"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_what_takes_no_sparse_gradients_says_so(name: str) -> None:
    call, kind, text = ERRORS[name]
    weight = ow.ones(3, 2, requires_grad=True)
    picked(weight, 1).backward()
    with pytest.raises(kind, match=text):
        call(weight)
    assert weight.tolist() == ow.ones(3, 2).tolist()


@pytest.mark.parametrize("make", [optim.SGD, optim.SparseAdam, optim.Adagrad])
def test_a_step_by_rows_needs_no_memory_for_the_others(make: Any) -> None:
    weight = ow.ones(50_000, 16, requires_grad=True)
    optimizer = make([weight], lr=0.1)

    def step() -> None:
        optimizer.zero_grad()
        picked(weight, 1, 2, 1).backward()
        optimizer.step()

    step()
    tracemalloc.start()
    try:
        step()
        assert tracemalloc.get_traced_memory()[1] < weight.nbytes / 8
    finally:
        tracemalloc.stop()
