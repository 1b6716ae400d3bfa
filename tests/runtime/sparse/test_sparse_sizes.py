"""Sizes of sparse tensors, rows of products, checks of indices, and what follows the layout of a tensor."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow

RNG = np.random.default_rng(0)
MATRICES = [RNG.standard_normal(shape) * RNG.integers(0, 2, shape) for shape in ((3, 4), (5, 4), (1, 4), (4, 4))]


def sparse_matrix(array: Any, layout: str) -> Any:
    return getattr(ow.tensor(array.tolist(), dtype=ow.float64), f"to_{layout}")()


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
@pytest.mark.parametrize("array", MATRICES, ids=lambda item: str(item.shape))
def test_products_that_store_rows(array: Any, layout: str) -> None:
    dense = RNG.standard_normal((4, 3))
    x, y = sparse_matrix(array, layout).requires_grad_(), ow.tensor(dense.tolist(), dtype=ow.float64)
    rows = np.flatnonzero((array != 0).any(1))
    hybrid, full = ow.hspmm(x, y), ow.smm(x, y)
    assert (hybrid.sparse_dim(), hybrid.dense_dim(), hybrid.indices().tolist()) == (1, 1, [rows.tolist()])
    assert (full.sparse_dim(), full._nnz()) == (2, len(rows) * 3)
    for product in (hybrid, full, x.smm(y)):
        assert np.allclose(product.to_dense().detach().numpy(), array @ dense)
    other = sparse_matrix(RNG.integers(0, 2, (len(array), 3)), "sparse_coo")
    summed = ow.sspaddmm(other, x, y, beta=2, alpha=3)
    assert summed.layout is ow.sparse_coo
    assert np.allclose(summed.to_dense().detach().numpy(), 2 * other.to_dense().numpy() + 3 * array @ dense)
    nan = ow.full((len(array), 3), ow.nan, dtype=ow.float64).to_sparse()
    assert ow.allclose(ow.sspaddmm(nan, x, y, beta=0).to_dense(), full.to_dense())
    for call in (lambda: ow.hspmm(y, y), lambda: ow.smm(y, y), lambda: ow.sspaddmm(y, y, y)):
        with pytest.raises(RuntimeError, match="expected a sparse matrix"):
            call()
    full.to_dense(masked_grad=False).sum().backward()
    expected = np.where(array != 0, dense.sum(1), 0)
    assert np.allclose(x.grad.to_dense().numpy(), expected)


def test_sizes_of_tensors_that_store_something_only_grow() -> None:
    x = ow.tensor([[1.0, 0.0], [0.0, 2.0]]).to_sparse()
    view, version = x.detach(), x._version
    assert x.sparse_resize_((3, 2), 2, 0) is x
    assert x.to_dense().tolist() == [[1, 0], [0, 2], [0, 0]]
    assert x._version > version
    assert view.shape == (2, 2)
    hybrid = ow.tensor([[1.0, 2.0]]).to_sparse(1)
    assert hybrid.sparse_resize_((2, 3), 1, 1).to_dense().tolist() == [[1, 2, 0], [0, 0, 0]]
    with pytest.raises(RuntimeError, match=r"cannot shrink to \[2, 2\]; use sparse_resize_and_clear_"):
        x.sparse_resize_((2, 2), 2, 0)
    with pytest.raises(RuntimeError, match="keeps its 2 sparse and 0 dense dimensions, got 1 and 1"):
        x.sparse_resize_((3, 2), 1, 1)
    with pytest.raises(RuntimeError, match=r"add up to the 2 dimensions of \[3, 2\], got 1 and 2"):
        x.sparse_resize_((3, 2), 1, 2)
    with pytest.raises(RuntimeError, match="expected sparse coordinate tensor layout but got"):
        ow.ones(2).sparse_resize_((2,), 1, 0)
    assert x.sparse_resize_and_clear_((2,), 1, 0) is x
    assert (x.shape, x._nnz(), x.dtype) == ((2,), 0, ow.float32)
    assert x.sparse_resize_((1, 2), 1, 1).dense_dim() == 1


def test_sizes_of_another_tensor() -> None:
    x, template = ow.empty(0).to_sparse(), ow.eye(3, dtype=ow.float64).to_sparse()
    for function in (ow.resize_as_sparse_, ow.Tensor.resize_as_):
        target = x.clone()
        assert function(target, template) is target
        assert (target.shape, target._nnz(), target.dtype) == ((3, 3), 0, ow.float32)
    rows = ow.zeros(2, 3).to_sparse_csr()
    template = ow.tensor([[1.0, 0.0, 0.0], [0.0, 2.0, 3.0]]).to_sparse_csr()
    rows.resize_as_sparse_(template)
    assert rows.col_indices().tolist() == template.col_indices().tolist()
    with pytest.raises(RuntimeError, match="expected two tensors of one sparse layout"):
        x.resize_as_sparse_(rows)


def test_layouts_follow_a_tensor() -> None:
    x = ow.eye(2).to_sparse()
    assert x.new_zeros(3).layout is x.new_empty((2, 2)).layout is ow.sparse_coo
    assert x.new_zeros(3, layout=ow.strided).layout is ow.strided
    assert (x.type(), ow.ones(2).type()) == ("torch.sparse.FloatTensor", "torch.FloatTensor")
    for name in ("to_sparse_csr", "to_sparse_csc"):
        rows = getattr(ow.tensor([[3.0, 0.0], [0.0, 0.0]]), name)()
        assert rows.new_empty((3, 2)).layout is rows.layout
        for filled, value in ((ow.ones_like(rows), 1), (ow.full_like(rows, 5), 5), (rows.clone().fill_(7), 7)):
            assert filled.layout is rows.layout
            assert filled.to_dense().tolist() == [[value, 0], [0, 0]]
        assert ow.randn_like(rows, dtype=ow.float64)._nnz() == 1
    for function in (ow.ones_like, ow.randn_like, lambda y: ow.full_like(y, 1), lambda y: y.clone().fill_(1)):
        with pytest.raises(NotImplementedError, match="there is no kernel for tensors of the layout"):
            function(x)


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
def test_the_layout_strided_is_one_of_those_that_are_asked_for(layout: str) -> None:
    array = MATRICES[0]
    x = sparse_matrix(array, layout).requires_grad_()
    dense = x.detach().to_dense().requires_grad_()
    for tensor in (x, dense):
        result = tensor.to_sparse(layout=ow.strided)
        assert result.layout is ow.strided
        assert np.array_equal(result.detach().numpy(), array)
        (result * 2).sum().backward()
        assert tensor.grad.layout is tensor.layout
        for options in ({"blocksize": (1, 1)}, {"dense_dim": 1}):
            with pytest.raises(RuntimeError, match="has no blocks and no dense dimensions"):
                tensor.to_sparse(layout=ow.strided, **options)


@pytest.mark.parametrize("layout", ["sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc"])
def test_memory_for_as_many_elements_of_a_compressed_layout(layout: str) -> None:
    dense = ow.tensor([[1.0, 0.0, 2.0, 0.0], [0.0, 0.0, 3.0, 4.0]])
    x = dense.to_sparse(layout=getattr(ow, layout), blocksize=(1, 2) if "bs" in layout else None)
    result = ow.empty_like(x, dtype=ow.float64)
    assert (result.layout, result.shape, result._nnz(), result.dtype) == (x.layout, x.shape, x._nnz(), ow.float64)
    assert result.values().shape == x.values().shape
    assert (result.fill_(1).to_dense() != 0).tolist() == (ow.ones_like(x).to_dense() != 0).tolist()
    assert x.to_dense().tolist() == dense.tolist()
    assert ow.empty_like(x, layout=ow.strided).layout is ow.strided
    assert ow.empty_like(x.to_sparse_coo())._nnz() == 0


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
def test_composed_operators_write_into_sparse_tensors(layout: str) -> None:
    array = np.array([[np.nan, 0.0, np.inf], [0.0, 2.0, -np.inf]])
    expected = np.nan_to_num(array, nan=1.0, posinf=5.0, neginf=-5.0) * (array != 0)
    x = sparse_matrix(array, layout)
    view = x.detach()
    assert x.nan_to_num_(1.0, 5.0, -5.0) is x
    assert np.array_equal(x.to_dense().numpy(), expected)
    assert np.array_equal(view.to_dense().numpy(), expected)
    out = sparse_matrix(np.zeros_like(array), layout)
    assert ow.nan_to_num(sparse_matrix(array, layout), 1.0, 5.0, -5.0, out=out) is out
    assert np.array_equal(out.to_dense().numpy(), expected)


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr"])
def test_entries_along_a_dimension(layout: str) -> None:
    array = MATRICES[0]
    x = sparse_matrix(array, layout)
    for dim in (0, 1, -1):
        parts = x.unbind(dim)
        assert isinstance(parts, tuple)
        assert all(
            np.array_equal(p.to_dense().numpy(), a) for p, a in zip(parts, np.moveaxis(array, dim, 0), strict=True)
        )
    x = x.to_sparse_coo().requires_grad_()
    for dim in (0, 1, 2, -1):
        stacked = ow.stack([x, x * 2], dim)
        assert np.array_equal(stacked.to_dense().detach().numpy(), np.stack([array, array * 2], dim))
    assert np.array_equal(x.detach().narrow_copy(1, -3, 2).to_dense().numpy(), array[:, 1:3])
    for arguments in ((1, 3, 2), (-1, 0, 2), (7, 0, 1)):
        with pytest.raises(RuntimeError, match=r"narrow_copy: start \d and length \d do not fit into dimension"):
            x.narrow_copy(*arguments)
    assert (x.any().item(), (x * 0).any().item()) == (True, False)
    target = ow.full((3, 4), 2.0, dtype=ow.float64)
    assert np.array_equal(target.mul_(x.detach()).numpy(), 2 * array)


def test_checks_and_indices_by_names_that_libraries_call() -> None:
    x = sparse_matrix(MATRICES[1], "sparse_csr")
    coordinates = x.to_sparse_coo().indices()
    crow, col = x.crow_indices(), x.col_indices()
    assert ow._convert_indices_from_csr_to_coo(crow, col).tolist() == coordinates.tolist()
    assert ow._convert_indices_from_csr_to_coo(crow, col, transpose=True).tolist() == coordinates.flip(0).tolist()
    back = ow._convert_indices_from_coo_to_csr(coordinates[0], 5, out_int32=True)
    assert (back.dtype, back.tolist()) == (ow.int32, crow.tolist())
    batch = ow.stack([x.to_dense(), x.to_dense()]).to_sparse_csr()
    indices = ow._convert_indices_from_csr_to_coo(batch.crow_indices(), batch.col_indices())
    assert indices.tolist() == batch.to_sparse_coo().indices().tolist()
    ow._validate_sparse_csr_tensor_args(crow, col, x.values(), x.shape)
    ow._validate_sparse_compressed_tensor_args(crow, col, x.values(), x.shape, ow.sparse_csr)
    ow._validate_sparse_coo_tensor_args(coordinates, x.values(), x.shape, True)
    blocks = x.to_sparse_bsr((1, 2))
    ow._validate_sparse_bsr_tensor_args(blocks.crow_indices(), blocks.col_indices(), blocks.values(), blocks.shape)
    with pytest.raises(RuntimeError, match="not in lexicographic order"):
        ow._validate_sparse_coo_tensor_args(coordinates.flip(1), x.values(), x.shape, True)
    with pytest.raises(RuntimeError, match="crow_indices begins with 0, ends with nnz"):
        ow._validate_sparse_csr_tensor_args(crow + 1, col, x.values(), x.shape)
    with pytest.raises(RuntimeError, match="col_indices lie between 0 and 2"):
        ow._validate_sparse_csr_tensor_args(crow, col, x.values(), (5, 3))
