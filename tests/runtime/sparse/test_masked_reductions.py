"""``ow.masked`` of sparse tensors and with sparse masks, beside NumPy's reductions of what is selected."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

import generated as ow

Array = np.ndarray[Any, Any]
SHAPES = ((5,), (4, 3), (3, 1, 4), (2, 0), (0,))
LAYOUTS = ("strided", "sparse_coo", "sparse_csr")
REDUCTIONS: dict[str, Callable[[Array], Any]] = {
    "sum": np.sum, "prod": np.prod, "amax": np.max, "amin": np.min, "mean": np.mean,
}  # fmt: skip


def in_layout(array: Array, layout: str, sparse_dim: int) -> Any:
    tensor = ow.from_numpy(array)
    if layout == "sparse_csr":
        return tensor.to_sparse_csr()
    return tensor if layout == "strided" else tensor.to_sparse(sparse_dim)


def dims_of(ndim: int) -> list[Any]:
    return [None, *(dims for count in range(1, ndim + 1) for dims in combinations(range(ndim), count))]


def selected_by_slice(array: Array, mask: Array, dims: Any, reduce: Callable[[Array], Any]) -> dict[Any, Any]:
    """The reduction of the selected elements of each slice in which some are, by its index with ``keepdim=True``."""
    dims = tuple(range(array.ndim)) if dims is None else dims
    slices: dict[Any, list[Any]] = {}
    for index in zip(*np.nonzero(mask), strict=True):
        at = tuple(0 if dim in dims else int(item) for dim, item in enumerate(index))
        slices.setdefault(at, []).append(array[index])
    return {at: reduce(np.array(values)) for at, values in slices.items()}


@pytest.mark.parametrize(("name", "layout"), list(product(REDUCTIONS, LAYOUTS[1:])))
def test_reductions_of_selected_elements(name: str, layout: str) -> None:
    rng = np.random.default_rng(0)
    for shape, mask_layout, kind in product(SHAPES, LAYOUTS, (np.float64, np.int64)):
        if (name == "mean" and kind is np.int64) or (len(shape) != 2 and "sparse_csr" in {layout, mask_layout}):
            continue
        array = (rng.integers(-4, 5, shape) * rng.integers(0, 2, shape)).astype(kind)
        mask = rng.integers(0, 2, shape).astype(bool)
        fewest = len(shape) if 0 in shape else 1  # of no elements there is no largest one
        for sparse_dim, dims in product(range(fewest, len(shape) + 1), dims_of(len(shape))):
            x, wanted = in_layout(array, layout, sparse_dim), in_layout(mask, mask_layout, len(shape))
            result = getattr(ow.masked, name)(x, dims, keepdim=True, mask=wanted)
            assert str(result.layout).endswith(layout)
            dense = result.to_dense().numpy()
            slices = selected_by_slice(array, mask, dims, REDUCTIONS[name])
            for at, expected in slices.items():
                assert np.isclose(dense[at], expected), (name, shape, dims)
            if slices and sparse_dim == len(shape):
                stored = set(map(tuple, result.to_sparse_coo().indices().t().tolist()))
                assert stored == set(slices) or stored == {at for at in slices if dense[at] != 0}


@pytest.mark.parametrize("name", REDUCTIONS)
def test_gradients_reach_the_elements_that_are_stored(name: str) -> None:
    rng = np.random.default_rng(1)
    array = rng.standard_normal((4, 3)) * np.array([[1, 0, 1]])
    mask = rng.integers(0, 2, (4, 3)).astype(bool)
    weights = ow.from_numpy(rng.standard_normal((4, 1)))
    for dims, mask_layout in product(((1,), (0,), None), LAYOUTS):
        dense = ow.from_numpy(array).requires_grad_()
        sparse = ow.from_numpy(array).to_sparse().requires_grad_()
        for x in (dense, sparse):
            reduced = getattr(ow.masked, name)(x, dims, keepdim=True, mask=in_layout(mask, mask_layout, 2)).to_dense()
            selects_some = ow.from_numpy(mask).sum(dims if dims is not None else (0, 1), keepdim=True) > 0
            (ow.where(selects_some, reduced, 0.0) * weights[: reduced.shape[0]]).sum().backward()
        stored = sparse.detach().coalesce().indices()
        at_stored = dense.grad[stored[0], stored[1]]
        assert ow.allclose(sparse.grad.to_dense()[stored[0], stored[1]], at_stored)


@pytest.mark.parametrize("name", ["sum", "prod", "amax", "amin", "mean", "norm", "var", "std", "logsumexp"])
def test_a_sparse_mask_of_a_dense_tensor(name: str) -> None:
    x = ow.tensor([[1.0, -2.0, 3.0], [0.5, 4.0, 6.0]])
    mask = ow.tensor([[True, True, False], [False, True, True]])
    for dims, sparse in product((None, 0, 1), (mask.to_sparse(), mask.to_sparse_csr())):
        options = {"ord": 2.0} if name == "norm" else {}
        function = getattr(ow.masked, name)
        expected = function(x, dim=dims, mask=mask, **options)
        result = function(x, dim=dims, mask=sparse, **options)
        assert result.layout is ow.strided
        assert ow.allclose(result, expected, equal_nan=True)


def test_dtypes_masks_that_broadcast_and_stored_falses() -> None:
    x = ow.tensor([[1, 0, 2], [0, 3, 0]], dtype=ow.int32).to_sparse()
    assert ow.masked.sum(x, 0).dtype is ow.int64
    assert ow.masked.prod(x, 1, mask=ow.tensor([True, False, True])).to_dense().tolist() == [2, 0]
    assert ow.masked.amax(x, 1, dtype=ow.float64, mask=ow.tensor([[True], [False]])).to_dense().tolist() == [2.0, 0.0]
    mask = ow.sparse_coo_tensor([[0, 0, 1], [0, 2, 1]], [True, False, True], (2, 3))
    assert ow.masked.amin(x, mask=mask).to_dense().item() == 1
    nothing = ow.sparse_coo_tensor([[0], [0]], [False], (2, 3))
    assert ow.masked.amax(x, mask=nothing).to_dense().item() == -(2**31)
    hybrid = ow.tensor([[1.0, 5.0], [0.0, 0.0], [4.0, 3.0]]).to_sparse(1)
    columns = ow.tensor([[True, False], [True, True], [False, True]]).to_sparse(1)
    assert ow.masked.amax(hybrid, 1, mask=columns).to_dense().tolist() == [1.0, 0.0, 3.0]
    assert ow.masked.prod(hybrid, mask=columns).to_dense().item() == 0


def test_errors() -> None:
    x = ow.eye(2).to_sparse()
    for name in ("prod", "amax", "amin", "mean"):
        with pytest.raises(ValueError, match=f"masked.{name}: a sparse tensor needs a mask"):
            getattr(ow.masked, name)(x, 0)
    with pytest.raises(IndexError, match="has more dimensions than"):
        ow.masked.sum(x, mask=ow.ones(1, 2, 2, dtype=ow.bool))
    with pytest.raises(ValueError, match="expected a floating or complex dtype, got int64"):
        ow.masked.mean(ow.tensor([1, 2]).to_sparse(), mask=ow.tensor([True, True]))
