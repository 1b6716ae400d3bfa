"""Tensors of the layout sparse_coo: what they hold, how they are shown, and their operators against dense ones."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.dispatch import schemas

# Sizes, sparse dimensions, and how many elements are stored, some of them several times.
LAYOUTS = {
    "vector": ((7,), 1, 5), "matrix": ((5, 3), 2, 9), "rows": ((6, 3), 1, 8), "cube": ((2, 4, 3), 3, 11),
    "blocks": ((3, 2, 2, 3), 2, 7), "nothing stored": ((4, 3), 2, 0), "one": ((1, 1), 2, 1),
    "no elements": ((0, 3), 1, 0),
}  # fmt: skip


def stored(name: str, seed: int = 0, kind: Any = ow.float64, *, coalesced: bool = False) -> Any:
    """A sparse tensor of a layout."""
    sizes, sparse_dim, count = LAYOUTS[name]
    source = np.random.default_rng(seed)
    indices = np.stack([source.integers(0, max(size, 1), count) for size in sizes[:sparse_dim]])
    values = source.normal(size=(count, *sizes[sparse_dim:])) * 3
    result = ow.sparse_coo_tensor(ow.from_numpy(indices), ow.from_numpy(values).to(kind), sizes)
    return result.coalesce() if coalesced else result


def dense_of(tensor: Any) -> np.ndarray[Any, Any]:
    """The elements of a sparse tensor, added up by NumPy."""
    result = np.zeros(tuple(tensor.shape), tensor._values().numpy().dtype)
    np.add.at(result, tuple(tensor._indices().numpy()), tensor._values().numpy())
    return result


def assert_same(result: Any, expected: Any, tolerance: float = 1e-12) -> None:
    """A result, sparse or dense, has the elements and the dtype of a dense one."""
    shown = result.to_dense()
    assert shown.shape == expected.shape
    assert shown.dtype is expected.dtype
    np.testing.assert_allclose(shown.detach().numpy(), expected.detach().numpy(), rtol=tolerance, atol=tolerance)


# -- what a tensor holds ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LAYOUTS)
def test_tensors_hold_what_they_were_given(name: str) -> None:
    sizes, sparse_dim, count = LAYOUTS[name]
    x = stored(name)
    assert x.is_sparse
    assert x.layout is ow.sparse_coo
    assert (x.shape, x.sparse_dim(), x.dense_dim(), x._nnz()) == (sizes, sparse_dim, len(sizes) - sparse_dim, count)
    assert not x.to_dense().is_sparse
    np.testing.assert_allclose(x.to_dense().numpy(), dense_of(x), atol=1e-14)


@pytest.mark.parametrize("name", LAYOUTS)
def test_coalesced_tensors_store_each_place_once(name: str) -> None:
    x = stored(name)
    y = x.coalesce()
    columns = list(zip(*y.indices().tolist(), strict=True))
    assert columns == sorted(set(columns))
    assert y.is_coalesced()
    assert y.coalesce()._nnz() == y._nnz()
    np.testing.assert_allclose(dense_of(y), dense_of(x), atol=1e-14)


@pytest.mark.parametrize(("kind", "expected"), [(ow.bool, [True, False]), (ow.int64, [5, 0]), (ow.complex64, [5, 0])])
def test_values_of_any_dtype_are_added_up(kind: Any, expected: list[Any]) -> None:
    x = ow.sparse_coo_tensor([[0, 0, 1]], ow.tensor([2, 3, 0]).to(kind), (2,))
    assert x.coalesce().to_dense().tolist() == x.to_dense().tolist() == expected


@pytest.mark.parametrize("name", LAYOUTS)
def test_dense_tensors_become_sparse_and_dense_again(name: str) -> None:
    dense = stored(name).to_dense()
    for dense_dim in range(dense.ndim):
        x = dense.to_sparse(dense_dim=dense_dim)
        assert x.is_coalesced()
        assert x.dense_dim() == dense_dim
        assert x.to_dense().equal(dense)
        assert x.to_sparse(x.sparse_dim()).to_dense().equal(dense)
    assert dense.to_sparse_coo()._nnz() == int((dense != 0).sum())
    assert dense.to_dense() is dense


def test_sizes_follow_from_indices() -> None:
    assert ow.sparse_coo_tensor([[0, 2], [1, 4]], [1.0, 2.0]).shape == (3, 5)
    assert ow.sparse_coo_tensor([[3]], ow.ones(1, 2, 5)).shape == (4, 2, 5)
    assert ow.sparse_coo_tensor(ow.empty((2, 0), dtype=ow.int64), ow.empty(0)).shape == (0, 0)
    assert ow.sparse_coo_tensor((2, 3))._nnz() == 0
    assert ow.sparse_coo_tensor([[1]], [2], (3,)).dtype is ow.int64
    assert ow.sparse_coo_tensor([[1]], [2], (3,), dtype=ow.float64).dtype is ow.float64


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "negative": (lambda: ow.sparse_coo_tensor([[-1]], [1.0], (3,)), RuntimeError, "found negative index -1 for dim 0"),
    "too large": (lambda: ow.sparse_coo_tensor([[0], [3]], [1.0], (2, 3)), RuntimeError,
                  "for dim 1, size is 3 but found index 3"),
    "counts": (lambda: ow.sparse_coo_tensor([[0, 1]], [1.0], (3,)), RuntimeError, "must have same nnz"),
    "dimensions": (lambda: ow.sparse_coo_tensor([[0]], [1.0], (3, 3)), RuntimeError, "size has 2 dimensions, but"),
    "values": (lambda: ow.sparse_coo_tensor([[0]], [[1.0]], (3, 3)), RuntimeError, r"asks for \[1, 3\]"),
    "indices": (lambda: ow.sparse_coo_tensor([0], [1.0], (3,)), RuntimeError, r"must be of shape \(sparse_dim, nnz\)"),
    "order": (lambda: ow.sparse_coo_tensor([[1, 0]], [1.0, 2.0], (3,), is_coalesced=True), RuntimeError,
              "not in lexicographic order"),
    "uncoalesced": (lambda: stored("matrix").indices(), RuntimeError, "cannot get indices on an uncoalesced tensor"),
    "dense": (lambda: ow.ones(2).values(), RuntimeError, "values expected sparse coordinate tensor.*got Strided"),
    "numpy": (lambda: stored("matrix").numpy(), TypeError, "call to_dense"),
    "list": (lambda: stored("matrix").tolist(), TypeError, "call to_dense"),
    "bytes": (lambda: stored("matrix").nbytes, RuntimeError, "not defined for a tensor of the layout"),
    "sparse_dim": (lambda: ow.ones(2, 3).to_sparse(3), IndexError, "must lie between 1 and 2"),
    "number": (lambda: stored("matrix") + 1, RuntimeError, "a number makes a tensor of the layout .* dense"),
    "shapes": (lambda: stored("matrix") + ow.ones(3), RuntimeError, "to have the same shape"),
    "in place": (lambda: stored("matrix").add_(ow.ones(5, 3)), RuntimeError, "does not fit into a tensor of"),
    "dtype": (lambda: stored("matrix", kind=ow.int64).add_(stored("matrix")), RuntimeError, "can't be cast"),
    "order of dims": (lambda: stored("rows").t(), RuntimeError, "sparse and dense dimensions cannot be exchanged"),
    "product": (lambda: stored("matrix") @ ow.ones(2, 2), RuntimeError, "cannot be multiplied"),
    "exp": (lambda: stored("matrix").exp(), NotImplementedError, "would become 1.0"),
    "sort": (lambda: stored("matrix").sort(), NotImplementedError,
    "sort.stable: there is no kernel for tensors of the"),
    "copy": (lambda: ow.ones(5, 3).copy_(stored("matrix")), RuntimeError, "copy between dense and sparse"),
    "device": (lambda: stored("matrix").to("meta").to("cpu"), RuntimeError, "on the device meta has no elements"),
    "mask": (lambda: ow.ones(2).sparse_mask(stored("vector")), RuntimeError, "they must be the same"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_errors_say_what_is_wrong(name: str) -> None:
    call, kind, text = ERRORS[name]
    with pytest.raises(kind, match=text):
        call()


LAYOUT_CALLS: dict[str, Callable[..., Any]] = {
    "zeros": lambda **named: ow.zeros(2, 3, **named), "empty": lambda **named: ow.empty((2, 3), **named),
    "zeros_like": lambda **named: ow.zeros_like(ow.ones(2, 3), **named),
    "empty_like": lambda **named: ow.empty_like(ow.ones(2, 3), **named),
    "new_zeros": lambda **named: ow.ones(2).new_zeros((2, 3), **named),
    "new_empty": lambda **named: ow.ones(2).new_empty((2, 3), **named),
}  # fmt: skip
REJECTED_LAYOUTS: dict[str, Callable[..., Any]] = {
    "ones": lambda **named: ow.ones(2, **named), "full": lambda **named: ow.full((2,), 3, **named),
    "rand": lambda **named: ow.rand(2, **named), "ones_like": lambda **named: ow.ones_like(ow.ones(2), **named),
    "arange": lambda **named: ow.arange(2, **named), "full_like": lambda **named: ow.full_like(ow.ones(2), 3, **named),
    "eye": lambda **named: ow.eye(2, **named), "to": lambda **named: ow.ones(2).to(**named),
    "rand_like": lambda **named: ow.rand_like(ow.ones(2), **named),
    "randn_like": lambda **named: ow.randn_like(ow.ones(2), **named),
}  # fmt: skip


@pytest.mark.parametrize("name", LAYOUT_CALLS)
def test_what_makes_zeros_makes_sparse_ones(name: str) -> None:
    for _ in range(30):  # native code takes over calls that are often made
        assert not LAYOUT_CALLS[name]().is_sparse
        assert not LAYOUT_CALLS[name](layout=ow.strided).is_sparse
        x = LAYOUT_CALLS[name](layout=ow.sparse_coo, dtype=ow.float64)
        assert (x.is_sparse, x.shape, x._nnz(), x.dtype) == (True, (2, 3), 0, ow.float64)
    assert LAYOUT_CALLS[name](layout=ow.sparse_csr).layout is ow.sparse_csr


@pytest.mark.parametrize("name", REJECTED_LAYOUTS)
def test_no_call_that_asks_for_a_sparse_layout_gives_another(name: str) -> None:
    for _ in range(30):
        assert not REJECTED_LAYOUTS[name](layout=ow.strided).is_sparse
        with pytest.raises(NotImplementedError, match="no kernel for tensors of the layout"):
            REJECTED_LAYOUTS[name](layout=ow.sparse_coo)


def is_checked(**named: Any) -> bool:
    """Whether a constructor rejects an index that lies outside of the tensor."""
    with contextlib.suppress(RuntimeError):
        ow.sparse_coo_tensor([[5]], [1.0], (3,), **named)
        return False
    return True


@pytest.mark.parametrize("setting", [True, False])
def test_invariants_are_checked_where_a_call_or_the_setting_says_so(setting: bool) -> None:
    checking = ow.sparse.check_sparse_tensor_invariants
    assert checking.is_enabled()
    assert is_checked()
    with checking(setting):
        assert checking.is_enabled() is setting
        assert (is_checked(), is_checked(check_invariants=True), is_checked(check_invariants=False)) == (
            setting, True, False,
        )  # fmt: skip
        with checking(not setting):
            assert is_checked() is not setting
        assert is_checked() is setting
    assert checking(setting)(is_checked)() is setting
    assert is_checked()


def test_the_setting_of_invariants_stays_until_it_is_changed() -> None:
    checking = ow.sparse.check_sparse_tensor_invariants
    try:
        checking.disable()
        assert not is_checked()
        checking.enable()
        assert is_checked()
    finally:
        checking.enable()


def test_the_setting_of_invariants_is_restored_after_errors() -> None:
    context = ow.sparse.check_sparse_tensor_invariants(enable=False)
    with pytest.raises(ZeroDivisionError), context:
        raise ZeroDivisionError
    assert is_checked()
    with context, pytest.raises(RuntimeError, match="already active; make another instance"):
        context.__enter__()
    assert is_checked()


def test_tensors_show_indices_values_and_properties() -> None:
    x = ow.sparse_coo_tensor([[0, 1], [2, 0]], [[1.5, 2.0], [3.0, 4.0]], (2, 3, 2))
    shown = (
        "tensor(indices=tensor([[0, 1],\n"
        "                       [2, 0]]),\n"
        "       values=tensor([[1.5000, 2.0000],\n"
        "                      [3.0000, 4.0000]]),\n"
        "       size=(2, 3, 2), nnz=2, layout=sparse_coo)"
    )
    assert repr(x) == shown
    properties = "nnz=2, dtype=float64, layout=sparse_coo,\n       requires_grad=True)"
    assert repr(x.double().requires_grad_()).endswith(properties)
    empty = "tensor(indices=tensor([], size=(2, 0)),\n       values=tensor([], size=(0,)),\n       size=(2, 3), nnz=0, "
    assert repr(ow.sparse_coo_tensor((2, 3))) == f"{empty}layout=sparse_coo)"


# -- copies and files ------------------------------------------------------------------------------------------------


def saved(value: Any) -> Any:
    file = io.BytesIO()
    ow.save(value, file)
    file.seek(0)
    return ow.load(file)


COPIES: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda value: pickle.loads(pickle.dumps(value)), "deepcopy": copy.deepcopy, "copy": copy.copy,
    "save": saved,
}  # fmt: skip


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", LAYOUTS)
def test_copies_and_files_keep_everything(way: str, name: str) -> None:
    x = stored(name).requires_grad_()
    x.note = "kept"
    y = COPIES[way](x)
    assert (y.shape, y.dtype, y.layout, y.is_coalesced(), y.requires_grad) == (
        x.shape, x.dtype, x.layout, x.is_coalesced(), True
    )  # fmt: skip
    assert y.note == "kept"
    assert y._indices().equal(x._indices())
    assert y._values().equal(x._values())
    if x._values().numel():
        assert (y._values().data_ptr() == x._values().data_ptr()) == (way == "copy")


def test_an_object_that_a_file_holds_twice_is_one_object() -> None:
    x = stored("matrix")
    first, second = saved([x, x])
    assert first is second


def test_files_whose_indices_lie_outside_are_damaged() -> None:
    file = io.BytesIO()
    ow.save(ow.sparse_coo_tensor([[5]], [1.0], (3,), check_invariants=False), file)
    file.seek(0)
    with pytest.raises(RuntimeError, match="size is 3 but found index 5"):
        ow.load(file)


# -- operators against dense ones ------------------------------------------------------------------------------------

UNARY: dict[str, Callable[[Any], Any]] = {
    "neg": lambda x: -x, "abs": abs, "sin": lambda x: x.sin(), "relu": lambda x: x.relu(),
    "sqrt": lambda x: x.abs().sqrt(),
    "power": lambda x: x**2, "sign": lambda x: x.sign(), "clamp": lambda x: x.clamp(-1, 1),
    "isnan": lambda x: x.isnan(),
    "times": lambda x: x * 3, "reversed": lambda x: 3 * x, "over": lambda x: x / 4, "0-d": lambda x: x * ow.tensor(2.0),
    "clone": lambda x: x.clone(), "detach": lambda x: x.detach(), "float": lambda x: x.float(),
    "to": lambda x: x.to(ow.complex128), "zeros_like": ow.zeros_like, "sum": lambda x: x.sum(),
    "norm": lambda x: x.norm(),
    "norm of order 1": lambda x: ow.linalg.vector_norm(x, 1), "unsqueeze": lambda x: x.unsqueeze(0),
    "unsqueeze last": lambda x: x.unsqueeze(-1), "sum of one": lambda x: x.sum(0), "keepdim": lambda x: x.sum(0, True),
    "sum of last": lambda x: x.sum(-1), "sums of two": lambda x: x.sum((0, -1)) if x.ndim > 1 else x.sum((0,)),
    "flip of dims": lambda x: x.transpose(0, min(1, x.sparse_dim() - 1) if x.is_sparse else min(1, x.ndim - 1)),
    "slice": lambda x: x[1:4:2], "ellipsis": lambda x: x[..., None, :2], "first": lambda x: x[0] if len(x) else x,
    "last": lambda x: x[-1:],
    "index_select": lambda x: x.index_select(0, ow.tensor([0, 0]) if len(x) else ow.arange(0)),
    "last index": lambda x: x.index_select(-1, ow.tensor([0])), "cat": lambda x: ow.cat([x, x]),
    "itself": lambda x: x + x, "difference": lambda x: x - x * 2, "product": lambda x: x * x,
}  # fmt: skip


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("call", UNARY)
def test_operators_of_one_tensor(call: str, name: str) -> None:
    x = stored(name)
    if call == "flip of dims" and x.sparse_dim() < 2:
        pytest.skip("sparse and dense dimensions are not exchanged")
    # Elements that are stored several times are rounded before they are added up, or after.
    assert_same(UNARY[call](x), UNARY[call](x.to_dense()), 1e-6 if call == "float" else 1e-12)


BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda x, y: x + y, "scaled": lambda x, y: ow.add(x, y, alpha=3), "sub": lambda x, y: x - y,
    "scaled sub": lambda x, y: ow.sub(x, y, alpha=2), "mul": lambda x, y: x * y,
}  # fmt: skip
PAIRS = {
    "sparse, sparse": lambda x, y: (x, y), "dense, sparse": lambda x, y: (x.to_dense(), y),
    "sparse, dense": lambda x, y: (x, y.to_dense()), "coalesced": lambda x, y: (x.coalesce(), y.coalesce()),
    "dtypes": lambda x, y: (x, y.float()), "integers": lambda x, y: (x.to(ow.int32), y.to_dense()),
}  # fmt: skip


@pytest.mark.parametrize("call", BINARY)
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("name", LAYOUTS)
def test_operators_of_two_tensors(call: str, pair: str, name: str) -> None:
    x, y = PAIRS[pair](stored(name), stored(name, 1))
    assert_same(BINARY[call](x, y), BINARY[call](x.to_dense(), y.to_dense()), 1e-5 if pair == "dtypes" else 1e-12)


@pytest.mark.parametrize("name", LAYOUTS)
def test_stored_elements_are_added_in_place(name: str) -> None:
    x, y = stored(name), stored(name, 1)
    dense = x.to_dense()
    expected = dense + y.to_dense() * 2
    address = dense.data_ptr()
    dense.add_(y, alpha=2)
    assert dense.data_ptr() == address
    assert_same(dense, expected)
    assert_same(x.add_(y, alpha=2), expected)
    assert x.is_sparse
    transposed = expected.clone().t() if expected.ndim == 2 else expected.clone()
    view = transposed.t() if expected.ndim == 2 else transposed
    assert_same(view.sub_(y), expected - y.to_dense())


def test_what_is_written_in_place_is_seen_by_those_that_share_the_memory() -> None:
    x = stored("matrix", coalesced=True)
    alias, values = x.detach(), x.values()
    before = dense_of(x)
    x.mul_(2)
    np.testing.assert_allclose(dense_of(alias), 2 * before)
    np.testing.assert_allclose(values.numpy(), alias._values().numpy())
    x.add_(stored("matrix", 1))
    assert alias.to_dense().equal(x.to_dense())
    assert x._version == alias._version == 2
    x.zero_()
    assert alias._nnz() == 0


MATRICES = [(5, 3, 9), (1, 4, 2), (4, 4, 0), (7, 1, 5)]


@pytest.mark.parametrize(("rows", "columns", "count"), MATRICES)
def test_products_of_matrices(rows: int, columns: int, count: int) -> None:
    source = np.random.default_rng(rows)
    indices = np.stack([source.integers(0, rows, count), source.integers(0, columns, count)])
    x = ow.sparse_coo_tensor(ow.from_numpy(indices), ow.from_numpy(source.normal(size=count)), (rows, columns))
    dense, vector, sums = (ow.from_numpy(source.normal(size=size)) for size in ((columns, 2), columns, (rows, 2)))
    full = x.to_dense()
    assert_same(x @ dense, full @ dense)
    assert_same(dense.t() @ x.t(), dense.t() @ full.t())
    assert_same(x @ vector, full @ vector)
    assert_same(x @ x.t(), full @ full.t())
    assert (x @ x.t()).is_sparse
    assert_same(ow.addmm(sums, x, dense, beta=2, alpha=3), ow.addmm(sums, full, dense, beta=2, alpha=3))
    assert_same(ow.sparse.addmm(sums, x, dense, beta=0), full @ dense)
    assert_same(ow.sparse.mm(x, dense), full @ dense)


@pytest.mark.parametrize("name", LAYOUTS)
def test_masks_take_what_others_store(name: str) -> None:
    x, mask = stored(name), stored(name, 1)
    is_stored = ow.sparse_coo_tensor(mask._indices(), ow.ones_like(mask._values()), mask.shape).to_dense().numpy() > 0
    expected = np.where(is_stored, dense_of(x), 0)
    for source in (x, x.to_dense()):
        taken = source.sparse_mask(mask.coalesce())
        np.testing.assert_allclose(taken.to_dense().numpy(), expected)
        assert taken.indices().equal(mask.coalesce().indices())


@pytest.mark.parametrize("is_log", [False, True])
@pytest.mark.parametrize("name", [name for name in LAYOUTS if name != "no elements"])
def test_softmax_counts_what_is_stored(name: str, is_log: bool) -> None:
    x = stored(name, coalesced=True)
    mask = ow.sparse_coo_tensor(x.indices(), ow.ones_like(x.values()), x.shape).to_dense().numpy() > 0
    for dim in range(x.ndim):
        numbers = np.where(mask, dense_of(x), -np.inf)
        with np.errstate(invalid="ignore", divide="ignore"):
            powers = np.exp(numbers - numbers.max(dim, keepdims=True))
            shares = powers / powers.sum(dim, keepdims=True)
            expected = np.where(mask, np.log(shares) if is_log else shares, 0)
        function = ow.sparse.log_softmax if is_log else ow.sparse.softmax
        np.testing.assert_allclose(function(x, dim).to_dense().numpy(), expected, atol=1e-12)


# -- every operator: the values of dense tensors, or an error --------------------------------------------------------


def of_one_tensor() -> list[str]:
    """The operators that can be called with one tensor alone, and draw no numbers."""
    names = []
    for operator in ow.registered_operators():
        arguments = schemas.arguments_of(operator.schema)
        required = [item for item in arguments if item.default is None]
        draws = "nondeterministic_seeded" in operator.tags
        if [item.type for item in required] == ["Tensor"] and not (draws or any(item.is_written for item in arguments)):
            names.append(operator.name)
    return names


def called(name: str, tensor: Any) -> Any:
    base, _, overload = name.partition(".")
    return getattr(getattr(ow.ops.aten, base), overload or "default")(tensor)


LAYOUT = (
    "sparse", "coalesce", "indices", "values", "dense", "nnz", "layout", "empty", "stride", "storage", "contiguous",
)  # fmt: skip


def test_no_operator_gives_another_value_than_for_dense_tensors() -> None:
    """Each computes what it does of a dense tensor, or raises RuntimeError, of which NotImplementedError is one.

    A ValueError says that an argument is missing, such as a mask.
    """
    x = ow.sparse_coo_tensor([[0, 1, 1], [2, 0, 2]], [0.25, 0.5, 0.75], (3, 3)).coalesce()
    computed, failures = 0, []
    for name in of_one_tensor():
        if any(word in name for word in LAYOUT):
            continue
        try:
            expected = called(name, x.to_dense())
        except Exception:
            continue
        try:
            result = called(name, x)
        except (RuntimeError, ValueError):
            continue
        except Exception as error:
            failures.append(f"{name}: {type(error).__name__}: {error}")
            continue
        if isinstance(expected, ow.Tensor):
            computed += 1
            arrays = [item.to(ow.complex128).numpy() for item in (result.to_dense(), expected)]
            if result.dtype is not expected.dtype or not np.array_equal(*arrays, equal_nan=True):
                failures.append(name)
        elif not isinstance(expected, (tuple, list)) and result != expected:
            failures.append(f"{name}: {result} for {expected}")
    assert not failures
    assert computed > 60


@pytest.mark.filterwarnings("ignore:torch.sparse:UserWarning")
def test_sparse_tensors_by_older_classes() -> None:
    """Made from indices and values, or from sizes; the types of tensors and what is an instance of which."""
    indices, values = ow.tensor([[0, 2]]), ow.tensor([1.0, 2.0])
    for arguments, dense in (
        ((indices, values), [1, 0, 2]), ((indices, values, ow.Size([4])), [1, 0, 2, 0]),
        ((2, 1), [[0], [0]]), (([2],), [0, 0]), ((), []),
    ):  # fmt: skip
        result = ow.sparse.FloatTensor(*arguments)
        assert result.to_dense().tolist() == dense
        assert (result.layout, result.dtype) == (ow.sparse_coo, ow.float32)
    assert ow.sparse.FloatTensor(indices, values.double()).dtype is ow.float64  # that of the values, as in PyTorch
    with pytest.raises(TypeError, match=r"sparse\.FloatTensor\(\): expected indices, values"):
        ow.sparse.FloatTensor([1.0])
    sparse = ow.sparse.FloatTensor(indices, values)
    assert (sparse.type(), ow.typename(sparse)) == ("torch.sparse.FloatTensor",) * 2
    assert values.type() == "torch.FloatTensor"
    assert sparse.type("torch.sparse.DoubleTensor").dtype is ow.float64
    kinds = [ow.FloatTensor, ow.sparse.FloatTensor, ow.sparse.DoubleTensor]
    assert [isinstance(sparse, kind) for kind in kinds] == [False, True, False]
    assert [isinstance(values, kind) for kind in kinds] == [True, False, False]
    matrix = ow.eye(3).to_sparse()
    for function in (ow.dsmm, ow.spmm):
        assert function(matrix, ow.ones(3, 2)).equal(ow.ones(3, 2))


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
def test_sparse_tensors_are_compared(layout: str) -> None:
    dense = ow.tensor([[0.0, 2.0], [3.0, 0.0]])
    tensor = dense.to_sparse(layout=getattr(ow, layout))
    ow.testing.assert_close(tensor, (dense + 1e-7 * dense).to_sparse(layout=getattr(ow, layout)))
    ow.testing.assert_close(tensor, dense, check_layout=False)
    with pytest.raises(AssertionError, match=rf"attribute 'layout' do not match: opweave.{layout} != opweave.strided"):
        ow.testing.assert_close(tensor, dense)
    with pytest.raises(AssertionError, match="Mismatched elements: 1 / 4"):
        ow.testing.assert_close(tensor, (dense * ow.tensor([[1.0, 1.0], [2.0, 1.0]])).to_sparse(layout=tensor.layout))


def test_a_term_that_is_stored_twice_is_compared_as_the_sum() -> None:
    twice = ow.sparse_coo_tensor([[1, 1, 0]], [1.0, 2.0, 0.0], (3,))
    ow.testing.assert_close(twice, ow.sparse_coo_tensor([[1]], [3.0], (3,)))
