"""Sparse tensors on a registered device, whose memory the host cannot read, and on the device meta."""

from __future__ import annotations

import gc
import io
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from poison_device import poison_device

import generated as ow

LAYOUTS = ["sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc"]
ARRAY = [[0.0, 3.0, 0.0, 1.0], [4.0, 0.0, 5.0, 0.0]]


@pytest.fixture(scope="module", autouse=True)
def _npu() -> Iterator[Any]:
    with poison_device() as module:
        yield module


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


def matrix(layout: str, device: str = "cpu", kind: Any = None) -> Any:
    """The matrix above in a layout on a device."""
    blocksize = (1, 2) if layout.startswith("sparse_bs") else None
    return ow.tensor(ARRAY, dtype=kind).to_sparse(layout=getattr(ow, layout), blocksize=blocksize).to(device)


def parts(tensor: Any) -> list[Any]:
    """The indices and the values of a tensor, as they are stored."""
    if tensor.layout is ow.sparse_coo:
        return [tensor._indices(), tensor._values()]
    rows = tensor.layout in {ow.sparse_csr, ow.sparse_bsr}
    indices = [tensor.crow_indices(), tensor.col_indices()] if rows else [tensor.ccol_indices(), tensor.row_indices()]
    return [*indices, tensor.values()]


def is_like(result: Any, expected: Any) -> bool:
    """Whether what lies on the device is what was computed on the CPU, in the same layout."""
    if isinstance(expected, (tuple, list)):
        return all(is_like(item, same) for item, same in zip(result, expected, strict=True))
    if not isinstance(expected, ow.Tensor):
        return bool(result == expected)
    assert (result.layout, result.dtype, result.shape) == (expected.layout, expected.dtype, expected.shape)
    assert result.device == ow.device("npu:0")
    if expected.layout is not ow.strided:
        assert all(part.device == result.device for part in parts(result))
        return bool(result.cpu().to_dense().equal(expected.to_dense()))
    return bool(result.cpu().equal(expected))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_indices_and_values_lie_on_the_device(layout: str) -> None:
    x = matrix(layout, "npu")
    assert (x.device, x.layout, x.is_sparse) == (ow.device("npu:0"), getattr(ow, layout), layout == "sparse_coo")
    assert is_like(x, matrix(layout))
    assert x.cpu().device.type == "cpu"
    assert x.to("npu") is x
    assert x.to("npu:1").device.index == 1
    assert "device='npu:0'" in repr(x)
    for part, same in zip(parts(x), parts(matrix(layout)), strict=True):
        assert part.cpu().equal(same)
    for copy in (x.clone(), pickle.loads(pickle.dumps(x)), x.detach(), x.to(ow.float64)):
        assert is_like(copy, matrix(layout).to(copy.dtype))
    file = io.BytesIO()
    ow.save(x, file)
    assert is_like(ow.load(io.BytesIO(file.getvalue())), matrix(layout))
    assert ow.load(io.BytesIO(file.getvalue()), map_location="cpu").device.type == "cpu"


def test_constructors_make_sparse_tensors_on_a_device() -> None:
    expected = matrix("sparse_coo")
    indices, values = expected.indices(), expected.values()
    results = [
        ow.sparse_coo_tensor(indices.to("npu"), values.to("npu"), (2, 4)),
        ow.sparse_coo_tensor(indices, values, (2, 4), device="npu"),
        ow.sparse_coo_tensor(indices, values.to("npu"), (2, 4)), ow.tensor(ARRAY, device="npu").to_sparse(),
        ow.tensor(ARRAY, device="npu").to_sparse_csr().to_sparse_coo(),
    ]  # fmt: skip
    assert all(is_like(result, expected) for result in results)
    csr = matrix("sparse_csr")
    rows = ow.sparse_csr_tensor(csr.crow_indices(), csr.col_indices(), csr.values(), (2, 4), device="npu")
    assert is_like(rows, csr)
    with pytest.raises(RuntimeError, match="size is inconsistent with indices"):
        ow.sparse_coo_tensor(indices, values, (2, 2), device="npu")


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
def test_no_factory_gives_another_device(layout: str) -> None:
    kind, x = getattr(ow, layout), matrix(layout, "npu")
    empty = ow.zeros(2, 4, layout=kind)
    for factory in (ow.zeros, ow.empty):
        assert is_like(factory(2, 4, layout=kind, device="npu"), empty)
        with ow.device("npu"):
            assert is_like(factory(2, 4, layout=kind), empty)
            assert matrix(layout, "cpu").cpu().to_dense().device.type == "cpu"
        assert factory(2, 4, layout=kind).device.type == "cpu"
    zeros = ow.zeros_like(matrix(layout))
    for result in (ow.zeros_like(x), ow.zeros_like(matrix(layout), device="npu"), x.new_zeros(2, 4)):
        assert is_like(result, zeros)
    assert ow.zeros_like(x, device="cpu").device.type == "cpu"


CALLS = {
    "add": lambda x, m: x + x, "mul": lambda x, m: x * 2, "product": lambda x, m: x * x,
    "dense": lambda x, m: x.to_dense(), "mm": lambda x, m: x @ m, "sin": lambda x, m: x.sin(), "neg": lambda x, m: -x,
    "sparse mm": lambda x, m: x @ x.t().to_sparse(layout=x.layout), "mv": lambda x, m: x.mv(m[:, 0]),
    "sum": lambda x, m: x.sum(), "rows": lambda x, m: x.to_sparse_coo().sum(1), "t": lambda x, m: x.t(),
    "select": lambda x, m: x.to_sparse_coo()[0], "csr": lambda x, m: x.to_sparse_csr(), "nnz": lambda x, m: x._nnz(),
    "mask": lambda x, m: m.t().sparse_mask(x), "softmax": lambda x, m: ow.sparse.softmax(x.to_sparse_coo(), 1),
    "cat": lambda x, m: ow.cat([x.to_sparse_coo(), x.to_sparse_coo()], 1),
    "index_select": lambda x, m: x.to_sparse_coo().index_select(1, ow.tensor([2, 0]).to(x.device)),
    "addmm": lambda x, m: ow.addmm(ow.ones(2, 2).to(x.device), x, m),
    "coalesce": lambda x, m: (x.to_sparse_coo() * 2).coalesce(), "unbind": lambda x, m: x.to_sparse_coo().unbind(0),
    "zero": lambda x, m: x.clone().zero_(), "in place": lambda x, m: x.clone().mul_(3),
    "add_": lambda x, m: m.clone().t().add_(x.to_sparse_coo()),
    "sampled": lambda x, m: ow.sparse.sampled_addmm(x, m.t(), m @ m.t()) if not x.is_sparse else x,
}  # fmt: skip


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr", "sparse_csc"])
@pytest.mark.parametrize("name", CALLS)
def test_operators_give_on_the_device_what_they_give_on_the_cpu(name: str, layout: str) -> None:
    if (name, layout) == ("sampled", "sparse_csc"):
        pytest.skip("sampled_addmm is tried in one compressed layout")
    dense = ow.arange(8.0).reshape(4, 2)
    assert is_like(CALLS[name](matrix(layout, "npu"), dense.to("npu")), CALLS[name](matrix(layout), dense))


def test_what_is_written_into_a_sparse_tensor_is_seen_by_what_shares_it() -> None:
    x = matrix("sparse_coo", "npu")
    shared = x.detach()
    x.mul_(2)
    x._values().add_(1)
    assert shared.to_dense().tolist() == [[0, 7, 0, 3], [9, 0, 11, 0]]
    assert x._version


@pytest.mark.parametrize("layout", ["sparse_coo", "sparse_csr"])
def test_gradients_lie_on_the_device(layout: str) -> None:
    gradients = []
    for device in ("cpu", "npu"):
        x, m = matrix(layout, device, ow.float64).requires_grad_(), ow.ones(4, 2, device=device, dtype=ow.float64)
        m.requires_grad_()
        (ow.sparse.mm(x, m).square().sum() + x.sin().to_dense().sum()).backward()
        gradients.append((x.grad, m.grad))
    assert gradients[1][0].device == gradients[1][1].device == ow.device("npu:0")
    assert gradients[0][0].layout is gradients[1][0].layout
    for result, expected in zip(*reversed(gradients), strict=True):
        assert ow.allclose(result.cpu().to_dense(), expected.to_dense())
    leaf = matrix(layout).requires_grad_()
    leaf.to("npu").to_dense().sum().backward()
    assert leaf.grad.device.type == "cpu"


def test_an_embedding_has_sparse_gradients_on_the_device() -> None:
    ow.manual_seed(0)
    table = ow.nn.Embedding(10, 3, sparse=True)
    weight = table.weight.detach().clone()
    table = table.to("npu")
    optimizer = ow.optim.SGD(table.parameters(), lr=0.5)
    table(ow.tensor([1, 4, 1], device="npu")).sum().backward()
    assert (table.weight.grad.layout, table.weight.grad.device.type) == (ow.sparse_coo, "npu")
    optimizer.step()
    weight[1] -= 1.0
    weight[4] -= 0.5
    assert ow.allclose(table.weight.detach().cpu(), weight)


def test_devices_are_not_mixed_and_fallbacks_are_counted() -> None:
    x = matrix("sparse_coo", "npu")
    for call in (lambda: x + matrix("sparse_coo"), lambda: x @ ow.ones(4, 2), lambda: x * ow.ones(2, 4)):
        with pytest.raises(RuntimeError, match="expected one device"):
            call()
    with ow.devices.fallback("count") as counts:
        x.coalesce()
        x._values()
    assert counts.operators["coalesce"].calls == 1
    assert counts.operators["coalesce"].bytes_to_cpu
    with ow.devices.fallback("error"), pytest.raises(NotImplementedError, match="forbids the CPU's"):
        x + x


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_sparse_tensor_on_meta_stores_nothing(layout: str) -> None:
    x = matrix(layout)
    for result in (x.to("meta"), ow.zeros_like(x, device="meta")):
        assert (result.is_meta, result.shape, result.layout, result._nnz()) == (True, x.shape, x.layout, 0)
        assert all(part.is_meta for part in parts(result))
        assert parts(result)[-1].shape[1:] == parts(x)[-1].shape[1:]
    if not layout.startswith("sparse_bs"):
        assert ow.empty(2, 4, layout=getattr(ow, layout), device="meta").is_meta
    with pytest.raises(RuntimeError):
        x.to("meta").to("cpu")
