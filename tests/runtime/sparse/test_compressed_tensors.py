"""Tensors of the layouts sparse_csr, sparse_csc, sparse_bsr and sparse_bsc against dense ones and SciPy's."""

from __future__ import annotations

import copy
import io
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.dispatch.functions import Functions
from runtime.sparse.rows import begins_of, rises, rows_of

LAYOUTS = {item.name: item for item in (ow.sparse_csr, ow.sparse_csc, ow.sparse_bsr, ow.sparse_bsc)}
# Sizes, dense dimensions, and the size of blocks that layouts with blocks have.
SHAPES: dict[str, tuple[tuple[int, ...], int, tuple[int, int]]] = {
    "matrix": ((6, 4), 0, (2, 2)), "wide": ((3, 10), 0, (3, 2)), "one": ((1, 1), 0, (1, 1)),
    "batch": ((2, 3, 4, 6), 0, (2, 3)), "dense dimensions": ((4, 6, 2), 1, (2, 3)),
    "batch with dense dimensions": ((2, 4, 2, 3), 1, (2, 1)), "no rows": ((0, 4), 0, (2, 2)),
}  # fmt: skip
NAMES = [(layout, name) for layout in LAYOUTS for name in SHAPES]
MATRICES = [(layout, name) for layout in LAYOUTS for name in ("matrix", "wide")]


def dense_elements(name: str, seed: int = 0) -> Any:
    """A dense tensor of a shape, some of whose blocks are 0: as many in each matrix of a batch."""
    sizes, dense_dim, (height, width) = SHAPES[name]
    source = np.random.default_rng(seed)
    values = source.normal(size=sizes)
    first = len(sizes) - dense_dim - 2
    blocks = np.zeros((sizes[first] // height, sizes[first + 1] // width))
    blocks.flat[source.permutation(blocks.size)[: (blocks.size + 1) // 2]] = 1
    mask = np.kron(blocks, np.ones((height, width)))
    return ow.from_numpy(values * mask.reshape((*mask.shape, *[1] * dense_dim)))


def options(layout: str, name: str) -> dict[str, Any]:
    """The arguments of to_sparse for a shape."""
    _, dense_dim, blocksize = SHAPES[name]
    return {"layout": LAYOUTS[layout], "dense_dim": dense_dim} | ({"blocksize": blocksize} if "bs" in layout else {})


def stored(layout: str, name: str, seed: int = 0) -> Any:
    """A tensor of a layout and its elements."""
    return dense_elements(name, seed).to_sparse(**options(layout, name))


def indices_of(x: Any) -> tuple[Any, Any]:
    """The indices of a tensor: where rows or columns begin, and the others."""
    by_rows = x.layout in {ow.sparse_csr, ow.sparse_bsr}
    return (x.crow_indices(), x.col_indices()) if by_rows else (x.ccol_indices(), x.row_indices())


# -- what a tensor holds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("layout", "name"), NAMES)
def test_dense_tensors_become_compressed_and_dense_again(layout: str, name: str) -> None:
    dense, x = dense_elements(name), stored(layout, name)
    sizes, dense_dim, blocksize = SHAPES[name]
    assert (x.layout, x.shape, x.dtype) == (LAYOUTS[layout], sizes, ow.float64)
    assert (x.sparse_dim(), x.dense_dim()) == (2, dense_dim)
    assert (x.is_sparse, x.is_sparse_csr) == (False, layout == "sparse_csr")
    assert x.to_dense().equal(dense)
    begins, plain = indices_of(x)
    batch = sizes[: -2 - dense_dim]
    assert plain.shape == (*batch, x._nnz())
    block = blocksize if "bs" in layout else ()
    assert x.values().shape == (*batch, x._nnz(), *block, *sizes[len(sizes) - dense_dim :])
    again = ow.sparse_compressed_tensor(begins, plain, x.values(), sizes, layout=x.layout, check_invariants=True)
    assert again.to_dense().equal(dense)
    coordinates = x.to_sparse()
    assert coordinates.layout is ow.sparse_coo
    assert coordinates.to_dense().equal(dense)


@pytest.mark.parametrize(("layout", "name"), NAMES)
@pytest.mark.parametrize("target", LAYOUTS)
def test_layouts_become_each_other(layout: str, name: str, target: str) -> None:
    x = stored(layout, name)
    y = x.to_sparse(**options(target, name))
    assert y.layout is LAYOUTS[target]
    assert y.to_dense().equal(dense_elements(name))
    coordinates = dense_elements(name).to_sparse(x.ndim - x.dense_dim())
    assert coordinates.to_sparse(**options(target, name)).to_dense().equal(y.to_dense())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_indices_and_values_are_those_of_scipy(layout: str) -> None:
    scipy = pytest.importorskip("scipy.sparse")
    dense = dense_elements("matrix")
    without_blocks = {"sparse_csr": scipy.csr_array, "sparse_csc": scipy.csc_array}
    if layout in without_blocks:
        expected = without_blocks[layout](dense.numpy())
        values = expected.data
    else:
        elements = dense.numpy() if layout == "sparse_bsr" else dense.numpy().T.copy()
        expected = scipy.bsr_array(elements, blocksize=(2, 2))
        values = expected.data if layout == "sparse_bsr" else expected.data.transpose(0, 2, 1)
    begins, plain = indices_of(stored(layout, "matrix"))
    assert (begins.tolist(), plain.tolist()) == (expected.indptr.tolist(), expected.indices.tolist())
    np.testing.assert_array_equal(stored(layout, "matrix").values().numpy(), values)


METHODS: dict[str, Callable[[Any], Any]] = {
    "sparse_csr": lambda x: x.to_sparse_csr(), "sparse_csc": lambda x: x.to_sparse_csc(),
    "sparse_bsr": lambda x: x.to_sparse_bsr((2, 2)), "sparse_bsc": lambda x: x.to_sparse_bsc((2, 2)),
}  # fmt: skip
CONSTRUCTORS = {
    "sparse_csr": ow.sparse_csr_tensor, "sparse_csc": ow.sparse_csc_tensor, "sparse_bsr": ow.sparse_bsr_tensor,
    "sparse_bsc": ow.sparse_bsc_tensor,
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_methods_and_constructors_of_each_layout(layout: str) -> None:
    x = METHODS[layout](dense_elements("matrix"))
    begins, plain = indices_of(x)
    for kind in (ow.int32, ow.int64):
        y = CONSTRUCTORS[layout](begins.to(kind), plain.to(kind), x.values(), (6, 4), dtype=ow.float32)
        assert (y.layout, y.dtype, indices_of(y)[0].dtype) == (x.layout, ow.float32, kind)
        assert y.to_dense().equal(x.to_dense().float())
        assert y.sin().to_dense().equal(x.to_dense().float().sin())
    z = CONSTRUCTORS[layout](begins.tolist(), plain.tolist(), x.values().tolist())
    assert z.to_dense().equal(x.to_dense().float())
    assert CONSTRUCTORS[layout](begins, plain, x.values()).values().data_ptr() == x.values().data_ptr()


def test_sizes_follow_from_indices() -> None:
    assert ow.sparse_csr_tensor([0, 1, 2], [4, 0], [1.0, 2.0]).shape == (2, 5)
    assert ow.sparse_csc_tensor([0, 1, 2], [4, 0], [1.0, 2.0]).shape == (5, 2)
    assert ow.sparse_bsr_tensor([0, 1], [2], ow.ones(1, 2, 3)).shape == (2, 9)
    assert ow.sparse_csr_tensor([0, 0], [], ow.empty(0)).shape == (1, 0)
    assert ow.zeros(2, 3, layout=ow.sparse_csr)._nnz() == 0
    assert ow.zeros(2, 3, layout=ow.sparse_csc).ccol_indices().tolist() == [0, 0, 0, 0]


VALUES = [1.0, 2.0]
ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "begin": (lambda: ow.sparse_csr_tensor([1, 1, 2], [0, 1], VALUES, (2, 2)),
        RuntimeError, "crow_indices begins with 0"),
    "end": (lambda: ow.sparse_csr_tensor([0, 1, 3], [0, 1], VALUES, (2, 2)), RuntimeError, "ends with nnz=2"),
    "falling": (lambda: ow.sparse_csc_tensor([0, 2, 1, 2], [0, 1], VALUES, (2, 3)), RuntimeError, "never falls"),
    "negative": (lambda: ow.sparse_csr_tensor([0, 1, 2], [-1, 1], VALUES, (2, 2)), RuntimeError, "between 0 and 1"),
    "too large": (lambda: ow.sparse_csr_tensor([0, 1, 2], [2, 1], VALUES, (2, 2)), RuntimeError, "between 0 and 1"),
    "order": (lambda: ow.sparse_csr_tensor([0, 2], [1, 0], VALUES, (1, 2)), RuntimeError, "in order within each row"),
    "twice": (lambda: ow.sparse_csc_tensor([0, 2], [0, 0], VALUES, (2, 1)),
        RuntimeError, "in order within each column"),
    "rows": (lambda: ow.sparse_csr_tensor([0, 1, 2], [0, 1], VALUES, (3, 2)), RuntimeError, "asks for 4"),
    "size": (lambda: ow.sparse_csr_tensor([0, 1, 2], [0, 1], VALUES, (2, 2, 2)), RuntimeError, r"\[rows, columns\]"),
    "counts": (lambda: ow.sparse_csr_tensor([0, 1, 2], [0], VALUES, (2, 2)), RuntimeError, "do not fit each other"),
    "dimensions": (lambda: ow.sparse_csr_tensor([[0, 1, 2]], [0, 1], VALUES), RuntimeError, "as many dimensions"),
    "dtypes": (lambda: ow.sparse_csr_tensor(ow.tensor([0, 1], dtype=ow.int32), [0], [1.0]),
        RuntimeError, "int32 and int64"),
    "kinds": (lambda: ow.sparse_csr_tensor(ow.tensor([0.0, 1.0]), ow.tensor([0.0]), [1.0]), RuntimeError, "float32"),
    "blocks": (lambda: ow.sparse_bsr_tensor([0, 1], [0], ow.ones(1, 2, 2), (3, 2)), RuntimeError, "do not divide"),
    "no blocks": (lambda: ow.sparse_bsr_tensor([0, 1], [0], [1.0]), RuntimeError, "two for each block"),
    "layout": (lambda: ow.sparse_csr_tensor([0, 1], [0], [1.0], layout=ow.sparse_csc),
        RuntimeError, "expected the layout"),
    "no layout": (lambda: ow.sparse_compressed_tensor([0, 1], [0], [1.0]), RuntimeError, "expected layout=sparse_csr"),
    "batch": (lambda: ow.tensor([[[1.0]], [[0.0]]]).to_sparse_csr(),
        RuntimeError, "same number of specified elements per batch.*would have 0"),
    "vector": (lambda: ow.ones(3).to_sparse_csr(), RuntimeError, "is one of matrices"),
    "blocksize": (lambda: ow.ones(3, 3).to_sparse_bsr((2, 2)), RuntimeError, "must be divisible by given blocksize"),
    "no blocksize": (lambda: ow.ones(3, 3).to_sparse(layout=ow.sparse_bsr), RuntimeError, "needs a blocksize"),
    "extra blocksize": (lambda: ow.ones(2, 2).to_sparse(layout=ow.sparse_csr, blocksize=(2, 2)),
        TypeError, "argument of"),
    "columns of rows": (lambda: stored("sparse_csr", "matrix").ccol_indices(),
        RuntimeError, "ccol_indices expected sparse column compressed tensor layout but got SparseCsr"),
    "rows of columns": (lambda: stored("sparse_bsc", "matrix").crow_indices(),
        RuntimeError, "crow_indices expected sparse row compressed tensor layout but got SparseBsc"),
    "indices of dense": (lambda: ow.ones(2, 2).crow_indices(),
        RuntimeError, "crow_indices expected sparse row compressed tensor layout but got Strided"),
    "coordinates": (lambda: stored("sparse_csr", "matrix").indices(),
        RuntimeError, "indices expected sparse coordinate tensor layout but got SparseCsr"),
    "coalesce": (lambda: stored("sparse_csr", "matrix").coalesce(),
        RuntimeError, "coalesce expected sparse coordinate tensor layout but got SparseCsr"),
    "data pointer": (lambda: stored("sparse_csr", "matrix").data_ptr(), RuntimeError, "sparse_csr has no array"),
    "storage": (lambda: stored("sparse_csr", "matrix").storage(), NotImplementedError, "sparse_csr has no array"),
    "memory like": (lambda: ow.empty_like(stored("sparse_csr", "matrix"), layout=ow.sparse_csc),
        RuntimeError, "empty_like with different sparse layout is not supported"),
    "exp": (lambda: stored("sparse_csr", "matrix").exp(), NotImplementedError, "sparse_csr does not store are 0"),
    "sort": (lambda: stored("sparse_csc", "matrix").sort(), NotImplementedError, "the key SparseCsrCPU"),
    "numpy": (lambda: stored("sparse_csr", "matrix").numpy(), TypeError, "sparse_csr has no array; call to_dense"),
    "zeros of blocks": (lambda: ow.zeros(2, 2, layout=ow.sparse_bsr), RuntimeError, "has a size of blocks"),
    "another layout": (lambda: stored("sparse_csr", "matrix").copy_(ow.ones(6, 4)),
        RuntimeError, "different layouts is not supported"),
    "in place": (lambda: stored("sparse_csr", "matrix").add_(ow.ones(6, 4)), RuntimeError, "does not fit into"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_what_is_wrong(name: str) -> None:
    call, kind, text = ERRORS[name]
    with pytest.raises(kind, match=text):
        call()


def test_tensors_show_indices_values_and_properties() -> None:
    x = ow.tensor([[0.0, 1.5], [2.0, 0.0]]).to_sparse_csr()
    shown = (
        "tensor(crow_indices=tensor([0, 1, 2]),\n"
        "       col_indices=tensor([1, 0]),\n"
        "       values=tensor([1.5000, 2.0000]), size=(2, 2), nnz=2, layout=sparse_csr)"
    )
    assert repr(x) == shown
    assert "ccol_indices=tensor([0, 1, 2]),\n       row_indices=" in repr(x.to_sparse_csc().double().requires_grad_())
    assert repr(ow.zeros(1, 3, layout=ow.sparse_csr)).count("tensor([], size=(0,))") == 2


# -- copies and files ------------------------------------------------------------------------------------------------


def saved(value: Any) -> Any:
    file = io.BytesIO()
    ow.save(value, file)
    file.seek(0)
    return ow.load(file)


COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)), "deepcopy": copy.deepcopy, "copy": copy.copy,
    "file": saved, "clone": lambda value: value.clone(), "detach": lambda value: value.detach(),
}  # fmt: skip


@pytest.mark.parametrize(("layout", "name"), NAMES)
@pytest.mark.parametrize("way", COPIES)
def test_copies_hold_the_same(layout: str, name: str, way: str) -> None:
    x = stored(layout, name).requires_grad_()
    y = COPIES[way](x)
    assert (y.layout, y.shape, y.dtype) == (x.layout, x.shape, x.dtype)
    assert y.is_leaf == (way != "clone")
    assert y.requires_grad == (way != "detach")
    for part, other in zip((*indices_of(x), x.values()), (*indices_of(y), y.values()), strict=True):
        assert part.equal(other)
        if part.numel():
            assert (part.data_ptr() == other.data_ptr()) == (way in {"copy", "detach"})


def test_files_whose_indices_lie_outside_are_damaged() -> None:
    file = io.BytesIO()
    ow.save(ow.sparse_csr_tensor([0, 1], [5], [1.0], (1, 3), check_invariants=False), file)
    file.seek(0)
    with pytest.raises(RuntimeError, match="col_indices lie between 0 and 2"):
        ow.load(file)


# -- operators against dense ones ------------------------------------------------------------------------------------

# What keeps the layout, and what gives another.
SAME_LAYOUT: dict[str, Callable[[Any], Any]] = {
    "neg": lambda x: -x, "abs": abs, "sin": lambda x: x.sin(), "relu": lambda x: x.relu(),
    "sqrt": lambda x: x.abs().sqrt(), "power": lambda x: x**2, "clamp": lambda x: x.clamp(-1, 1),
    "isnan": lambda x: x.isnan(), "times": lambda x: x * 3, "over": lambda x: x / 4,
    "float": lambda x: x.float(), "to": lambda x: x.to(ow.complex128), "zeros_like": ow.zeros_like,
    "sum": lambda x: x + x, "difference": lambda x: x - 2 * x, "product": lambda x: x * x,
    "in place": lambda x: x.clone().mul_(2), "sum in place": lambda x: x.clone().add_(x),
    "copy": lambda x: x.clone().copy_(x), "zero_": lambda x: x.clone().zero_(), "sin_": lambda x: x.clone().sin_(),
}  # fmt: skip
DENSE_RESULTS: dict[str, Callable[[Any], Any]] = {
    "sum": lambda x: x.sum(), "to a dense": lambda x: x + ow.ones(x.shape, dtype=x.dtype),
    "of a dense": lambda x: ow.ones(x.shape, dtype=x.dtype) - x,
    "dense in place": lambda x: ow.ones(x.shape).double().add_(x), "norm": lambda x: x.norm(),
}  # fmt: skip


@pytest.mark.parametrize(("layout", "name"), NAMES)
@pytest.mark.parametrize("operator", SAME_LAYOUT)
def test_operators_keep_the_layout(layout: str, name: str, operator: str) -> None:
    function = SAME_LAYOUT[operator]
    result = function(stored(layout, name))
    expected = function(dense_elements(name))
    assert (result.layout, result.dtype) == (LAYOUTS[layout], expected.dtype)
    assert ow.allclose(result.to_dense(), expected)


@pytest.mark.parametrize(("layout", "name"), NAMES)
@pytest.mark.parametrize("operator", DENSE_RESULTS)
def test_operators_with_dense_results(layout: str, name: str, operator: str) -> None:
    result = DENSE_RESULTS[operator](stored(layout, name))
    assert result.layout is ow.strided
    assert ow.allclose(result, DENSE_RESULTS[operator](dense_elements(name)))


@pytest.mark.parametrize(("layout", "name"), NAMES)
def test_masks_pick_elements(layout: str, name: str) -> None:
    mask = stored(layout, name)
    dense = ow.randn(mask.shape, dtype=ow.float64)
    expected = dense * mask.to_dense().ne(0)
    for tensor in (dense, dense.to_sparse(dense_dim=mask.dense_dim()), dense.to_sparse(**options(layout, name))):
        result = tensor.sparse_mask(mask)
        assert result.layout is LAYOUTS[layout]
        assert result.to_dense().equal(expected)


@pytest.mark.parametrize(("layout", "name"), NAMES)
def test_transposes_share_indices(layout: str, name: str) -> None:
    x = stored(layout, name)
    rows = x.ndim - x.dense_dim() - 2
    y = x.transpose(rows, rows + 1)
    assert y.layout.name == {"r": f"{layout[:-1]}c", "c": f"{layout[:-1]}r"}[layout[-1]]
    assert y.to_dense().equal(x.to_dense().transpose(rows, rows + 1))
    for part, other in zip(indices_of(x), indices_of(y), strict=True):
        assert part.data_ptr() == other.data_ptr()
    assert y.transpose(rows, rows + 1).layout is x.layout
    if rows == 2:
        assert x.transpose(0, 1).to_dense().equal(x.to_dense().transpose(0, 1))
    if x.ndim == 2:
        assert x.t().to_dense().equal(x.to_dense().t())


@pytest.mark.parametrize(("layout", "name"), NAMES)
def test_batches_are_selected_in_the_same_layout(layout: str, name: str) -> None:
    x, dense = stored(layout, name), dense_elements(name)
    for dim in range(dense.ndim):
        for index in {0, dense.shape[dim] - 1, -1} if dense.shape[dim] else set():
            result = x.select(dim, index)
            assert result.layout is (x.layout if dim < dense.ndim - x.dense_dim() - 2 else ow.sparse_coo)
            assert result.to_dense().equal(dense.select(dim, index))
            key = (slice(None),) * dim + (index,)
            assert x[key].layout is result.layout
            assert x[key].to_dense().equal(dense[key])


VALUES_TO_WRITE = {"number": 5.0, "dense": ow.ones(4).double(), "sparse": ow.ones(4).double().to_sparse()}


@pytest.mark.parametrize("layout", ["sparse_coo", *LAYOUTS])
@pytest.mark.parametrize("value", VALUES_TO_WRITE.values(), ids=VALUES_TO_WRITE)
def test_nothing_is_written_at_an_index(layout: str, value: Any) -> None:
    x = stored(layout, "matrix") if layout in LAYOUTS else dense_elements("matrix").to_sparse()
    for index in (0, (0, 0), slice(None), [0, 1]):
        for item in (x, x.clone().requires_grad_() * 1):
            with pytest.raises(TypeError, match=rf"Cannot assign to a sparse tensor, of the layout .*\.{layout}"):
                item[index] = value
    if layout == "sparse_coo" and not isinstance(value, float):
        dense = ow.zeros(6, 4).double()
        with pytest.raises(TypeError, match="call to_dense"):
            dense[0] = x[0]
    assert x.to_dense().equal(dense_elements("matrix"))


# -- gradients -------------------------------------------------------------------------------------------------------

GRADIENTS: dict[str, Callable[[Any], Any]] = {
    "to_dense": lambda x: x.to_dense(), "values": lambda x: x.values(), "sin": lambda x: x.sin().to_dense(),
    "sum": lambda x: (x + x * 2).to_dense(), "product": lambda x: (x * x).to_dense(), "total": lambda x: x.sum(),
    "clone": lambda x: x.clone().to_dense(), "coordinates": lambda x: x.to_sparse().to_dense(),
    "transpose": lambda x: x.t().to_dense(), "to a dense": lambda x: x + ow.ones(x.shape, dtype=x.dtype),
    "twice": lambda x: x.to_dense() * x.values().sum(),
    "another layout": lambda x: x.to_sparse_csc().to_dense() * 2,
}  # fmt: skip


@pytest.mark.parametrize(("layout", "name"), MATRICES)
@pytest.mark.parametrize("function", GRADIENTS)
def test_gradients_have_the_layout(layout: str, name: str, function: str) -> None:
    x = stored(layout, name).requires_grad_()
    result = GRADIENTS[function](x)
    weights = ow.randn(result.shape, dtype=ow.float64)
    (result * weights).sum().backward()
    dense = x.detach().to_dense().requires_grad_()
    if function in {"values", "twice"}:
        copied = dense.to_sparse(**options(layout, name))
        result = copied.values() if function == "values" else dense * copied.values().sum()
    else:
        result = GRADIENTS[function](dense.to_sparse(**options(layout, name)))
    (result * weights).sum().backward()
    assert x.grad.layout is x.layout
    assert ow.allclose(x.grad.to_dense(), dense.grad * dense.ne(0))


@pytest.mark.parametrize(("layout", "name"), MATRICES)
def test_gradients_reach_values_and_dense_tensors(layout: str, name: str) -> None:
    x = stored(layout, name)
    parts, values = indices_of(x), x.values().clone().requires_grad_()
    sizes = x.shape

    def elements(values: Any) -> Any:
        return ow.sparse_compressed_tensor(*parts, values, sizes, layout=x.layout).sin().to_dense()

    def conversion(dense: Any) -> Any:
        return dense.to_sparse(**options(layout, name)).to_dense()

    assert ow.autograd.gradcheck(elements, values)
    assert ow.autograd.gradgradcheck(elements, values)
    dense = x.to_dense().requires_grad_()
    conversion(dense).sum().backward()
    assert dense.grad.equal(dense.ne(0).double())


@pytest.mark.parametrize("kind", [ow.int32, ow.int64])
def test_indices_keep_their_dtype(kind: Any) -> None:
    """As in PyTorch, but for products, whose indices are of int64 there."""
    begins, columns = ow.tensor([0, 1, 2, 4, 4], dtype=kind), ow.tensor([0, 1, 0, 3], dtype=kind)
    x = ow.sparse_csr_tensor(begins, columns, ow.tensor([1.0, 2.0, 3.0, 4.0]), (4, 4), requires_grad=True)
    results = [
        x.to_sparse_csc(), x.to_sparse_bsr((2, 2)), x.to_sparse_bsc((2, 2)), x.t(), x + x, x * 2, x.sin(), x.clone(),
        x.to_sparse_bsr((2, 2)).to_sparse_csr(), x * x, x * ow.ones(4, 4),
    ]  # fmt: skip
    for result in results:
        by_rows = result.layout in {ow.sparse_csr, ow.sparse_bsr}
        parts = (
            (result.crow_indices(), result.col_indices()) if by_rows else (result.ccol_indices(), result.row_indices())
        )
        assert [part.dtype for part in parts] == [kind, kind]
    (x * 2 + x).to_dense().sum().backward()
    assert x.grad.col_indices().dtype is kind
    assert x.grad.values().tolist() == [3.0] * 4
    assert x.to_sparse_coo().indices().dtype is ow.int64


def test_a_program_says_that_indices_are_in_order() -> None:
    x = ow.sparse_coo_tensor([[0, 1]], [1.0, 2.0], (3,))
    assert not x.is_coalesced()
    assert x._coalesced_(True) is x
    assert x.indices().tolist() == [[0, 1]]
    assert not x._coalesced_(False).is_coalesced()
    with pytest.raises(RuntimeError, match="expected sparse coordinate tensor layout but got"):
        ow.ones(2)._coalesced_(True)


@pytest.mark.parametrize("count", [0, 1, 2, 7, 300])
@pytest.mark.parametrize("stored", [0, 1, 5, 300, 2000])
def test_where_rows_begin_and_whether_pairs_rise(stored: int, count: int) -> None:
    draw = np.random.default_rng(stored + count)
    rows = np.sort(draw.integers(0, max(count, 1), stored if count else 0))
    assert begins_of(rows, count).tolist() == np.searchsorted(rows, np.arange(count + 1)).tolist()
    columns = draw.integers(0, 40, len(rows))
    pairs = np.unique(np.stack((rows, columns)), axis=1)
    assert rises(pairs[0], pairs[1])
    for k in range(1, min(pairs.shape[1], 9)):
        order = np.arange(pairs.shape[1])
        order[[k - 1, k]] = order[[k, k - 1]]
        assert not rises(*pairs[:, order])
        order[k - 1] = order[k]
        assert not rises(*pairs[:, order])


KINDS = (ow.float32, ow.float64, ow.float16, ow.bfloat16, ow.complex64, ow.int32, ow.uint8, ow.bool)


def expanded(x: Any) -> Any:
    """NumPy's array of all elements of a sparse tensor, halves as float32."""
    dense = x.to_dense()
    return (dense.float() if dense.dtype in {ow.float16, ow.bfloat16} else dense).numpy()


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize(("layout", "name"), [*NAMES, ("sparse_coo", "matrix")])
def test_numbers_scale_what_is_stored(layout: str, name: str, kind: Any) -> None:
    """Of every dtype, also of another one than the number's; the sum of all is that of what is stored."""
    x = dense_elements(name).to_sparse() if layout == "sparse_coo" else stored(layout, name)
    x = Functions()._with_values(x, (x.values() * 3).round().to(kind))
    dense = x.to_dense()
    for number in (2, 0.5, ow.tensor(3), ow.tensor(1.5, dtype=ow.float64)):
        quotient = x / number, dense / number
        for result, wanted in ((x * number, dense * number), (number * x, number * dense), quotient):
            assert result.layout is x.layout
            assert result.dtype is wanted.dtype
            assert result._nnz() == x._nnz()
            np.testing.assert_array_equal(expanded(result), expanded(wanted.to_sparse()))
    assert x.sum().dtype is dense.sum().dtype
    np.testing.assert_allclose(expanded(x.sum().to_sparse()), expanded(dense.sum().to_sparse()), rtol=1e-2, atol=0.1)
    assert x.sum(dtype=ow.complex128).dtype is ow.complex128


@pytest.mark.parametrize(("layout", "name"), NAMES)
def test_gradients_of_scaled_elements(layout: str, name: str) -> None:
    x = stored(layout, name).requires_grad_()
    factor = ow.tensor(1.5, dtype=ow.float64, requires_grad=True)
    ((x * factor).sum() + (x / factor).sum()).backward()
    assert x.grad.layout is x.layout
    np.testing.assert_allclose(x.grad.values().numpy(), 1.5 + 1 / 1.5)
    total = x.detach().to_dense().sum().item()
    assert factor.grad.item() == pytest.approx(total * (1 - 1 / 2.25))
    assert ow.autograd.gradcheck(lambda item: (x.detach() * item).to_dense(), factor)


def test_a_scaled_tensor_takes_its_indices_over() -> None:
    """Nothing is sorted, or computed of a dense tensor: a matrix of 10**18 elements is as quick as a small one."""
    size = 10**9
    x = ow.sparse_csc_tensor([0, 2], [3, size - 1], [1.0, 2.0], (size, 1))
    assert (x * 2).row_indices().data_ptr() == x.row_indices().data_ptr()
    assert ((2 * x) / 4).values().tolist() == [0.5, 1.0]
    assert x.sum().item() == 3
    assert x.mul_(3).values().tolist() == [3.0, 6.0]


@pytest.mark.parametrize("kind", [ow.float64, ow.int64, ow.bool], ids=str)
def test_the_sum_of_what_is_stored_twice(kind: Any) -> None:
    x = ow.sparse_coo_tensor([[1, 0, 1], [0, 2, 0]], ow.tensor([1, 1, 1], dtype=kind), (2, 3))
    assert x.sum().item() == x.to_dense().sum().item() == (2 if kind is ow.bool else 3)


@pytest.mark.parametrize("count", [0, 1, 2, 9, 300])
def test_the_rows_of_elements(count: int) -> None:
    draw = np.random.default_rng(count)
    for most in (0, 1, 5):
        lengths = draw.integers(0, most + 1, count)
        rows = np.repeat(np.arange(count), lengths)
        assert rows_of(np.concatenate(([0], np.cumsum(lengths)))).tolist() == rows.tolist()
        assert rows_of(begins_of(rows, count)).tolist() == rows.tolist()
