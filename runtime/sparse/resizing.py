"""Other sizes for sparse tensors: in place a tensor takes over the memory of the result."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError
from runtime.sparse.construction import nothing_stored
from runtime.sparse.dispatch import for_compressed, no_kernel
from runtime.tensor import Tensor, bump_version, dtypes
from runtime.tensor.compressed import compressed_of, is_compressed, make_compressed
from runtime.tensor.coordinates import coordinates_of, has_sparse_layout, make_sparse
from runtime.tensor.device import sparse_csr
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.outputs import in_place_of

F = Functions()


def _taken_over(self: Tensor, result: Tensor) -> Tensor:
    """`self` with the sizes and the memory of a tensor of its dtype and layout."""
    set_memory(self, memory_of(result))
    bump_version(self)
    return self


def sparse_resize(self: Tensor, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
    """A copy of the stored elements in a tensor of another size: see :func:`_resized`."""
    return F.clone(_resized(self, size, sparse_dim, dense_dim))  # type: ignore[no-any-return]


def _resized(self: Tensor, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
    """The stored elements in a tensor of another size, whose memory they may share.

    While elements are stored, numbers of dimensions stay and no size becomes smaller; RuntimeError otherwise.
    """
    memory, sizes = coordinates_of(self, "sparse_resize_"), tuple(size)
    _check_dims("sparse_resize_", sizes, sparse_dim, dense_dim)
    if not memory.nnz:
        return sparse_resize_and_clear(self, size, sparse_dim, dense_dim)
    if memory.sparse_dim != sparse_dim or len(sizes) != self._ndim:
        dims = f"{memory.sparse_dim} sparse and {self._ndim - memory.sparse_dim} dense dimensions"
        msg = f"sparse_resize_: the tensor stores elements and keeps its {dims}, got {sparse_dim} and {dense_dim}"
        raise ComputeError(msg)
    if any(new < old for new, old in zip(sizes, self._sizes, strict=True)):
        msg = (
            f"sparse_resize_: the tensor of shape {list(self._sizes)} stores elements, and cannot shrink to "
            f"{list(sizes)}; use sparse_resize_and_clear_"
        )
        raise ComputeError(msg)
    values: Any = memory.values
    if sizes[sparse_dim:] != values._sizes[1:]:
        larger = F.zeros((memory.nnz, *sizes[sparse_dim:]), dtype=values.dtype)
        larger[tuple([slice(extent) for extent in values._sizes])] = values
        values = larger
    return make_sparse(memory.indices, values, sizes, is_coalesced=memory.is_coalesced)


@in_place_of(sparse_resize)
def sparse_resize_in_place(self: Tensor, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
    """Give a tensor another size."""
    return _taken_over(self, _resized(self, size, sparse_dim, dense_dim))


def sparse_resize_and_clear(self: Tensor, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
    """A tensor of another size that stores nothing."""
    sizes = tuple(size)
    _check_dims("sparse_resize_and_clear_", sizes, sparse_dim, dense_dim)
    indices = F.empty((sparse_dim, 0), dtype=dtypes.int64)
    values = F.empty((0, *sizes[sparse_dim:]), dtype=self.dtype)
    return make_sparse(indices, values, sizes, is_coalesced=True)


@in_place_of(sparse_resize_and_clear)
def sparse_resize_and_clear_in_place(self: Tensor, size: Sequence[int], sparse_dim: int, dense_dim: int) -> Tensor:
    """Give a tensor another size, and let it store nothing."""
    coordinates_of(self, "sparse_resize_and_clear_")
    return _taken_over(self, sparse_resize_and_clear(self, size, sparse_dim, dense_dim))


def _check_dims(operator: str, sizes: tuple[int, ...], sparse_dim: int, dense_dim: int) -> None:
    if sparse_dim < 0 or dense_dim < 0 or sparse_dim + dense_dim != len(sizes):
        msg = (
            f"{operator}: sparse_dim and dense_dim add up to the {len(sizes)} dimensions of {list(sizes)}, got "
            f"{sparse_dim} and {dense_dim}"
        )
        raise ComputeError(msg)


@for_compressed()
def resize_as_sparse(self: Tensor, the_template: Any) -> Tensor:
    """A copy in the size of another tensor of its layout: see :func:`_resized_as`."""
    return F.clone(_resized_as(self, the_template))  # type: ignore[no-any-return]


def _resized_as(self: Tensor, the_template: Any) -> Tensor:
    """The tensor in the size of another one of its layout; of a compressed layout, with the indices of that."""
    if not has_sparse_layout(self) or self.layout is not the_template.layout:
        layouts = f"{self.layout} and {the_template.layout}"
        msg = f"resize_as_sparse_: expected two tensors of one sparse layout, got {layouts}"
        raise ComputeError(msg)
    if not is_compressed(self):
        sparse_dim = the_template.sparse_dim()
        return _resized(self, the_template._sizes, sparse_dim, the_template._ndim - sparse_dim)
    target, source = compressed_of(self, "resize_as_sparse_"), compressed_of(the_template, "resize_as_sparse_")
    values, template = target.values, source.values
    if values._sizes != template._sizes:
        values = F.zeros(template._sizes, dtype=values.dtype)
    return make_compressed(
        target.layout, F.clone(source.compressed), F.clone(source.plain), values, the_template._sizes
    )


@in_place_of(resize_as_sparse)
def resize_as_sparse_in_place(self: Tensor, the_template: Tensor) -> Tensor:
    """Give a tensor the size of another one."""
    return _taken_over(self, _resized_as(self, the_template))


@for_compressed()
def resize_as(self: Tensor, the_template: Tensor, memory_format: Any) -> Tensor:
    """:func:`resize_as_sparse` by its other name."""
    return F.clone(_resized_by(self, the_template, memory_format))  # type: ignore[no-any-return]


def _resized_by(self: Tensor, the_template: Tensor, memory_format: Any) -> Tensor:
    del memory_format
    if not has_sparse_layout(self) or not has_sparse_layout(the_template):
        raise no_kernel("resize_as_")
    return _resized_as(self, the_template)


@in_place_of(resize_as)
def resize_as_in_place(self: Tensor, the_template: Tensor, memory_format: Any) -> Tensor:
    """Give a tensor the size of another one."""
    return _taken_over(self, _resized_by(self, the_template, memory_format))


@for_compressed()
def resize(self: Tensor, size: Sequence[int], memory_format: Any) -> Tensor:
    """A copy with another size of the layout sparse_csr: see :func:`_in_rows`."""
    return F.clone(_in_rows(self, size, memory_format))  # type: ignore[no-any-return]


def _in_rows(self: Tensor, size: Sequence[int], memory_format: Any) -> Tensor:
    """The stored elements of the layout sparse_csr in a tensor of another size, whose columns are not fewer.

    As in PyTorch indices and values are cut off, or continued: a smaller matrix stores the first elements that fit into
    it, new rows store none, and what new matrices of a batch store is 0.
    """
    del memory_format
    if self.layout is not sparse_csr:
        raise no_kernel("resize_", self.layout)
    sizes, memory = tuple(size), compressed_of(self, "resize_")
    if len(sizes) < 2:
        msg = f"torch.resize_: Only batched sparse CSR matrices are supported, but got size {list(sizes)}"
        raise ComputeError(msg)
    if sizes[-1] < self._sizes[-1]:
        msg = (
            "torch.resize_: Resizing columns of sparse CSR tensors to a smaller value is not supported. Of the "
            f"{self._sizes[-1]} columns {sizes[-1]} were asked for"
        )
        raise ComputeError(msg)
    (*batch, rows, columns), present = sizes, memory.compressed._sizes[-1]
    nnz = min(memory.nnz, rows * columns)
    begins = _prefix(memory.compressed, batch, rows + 1).clamp(max=nnz)
    begins[..., min(rows, present - 1) :] = nnz
    plain, values = (_prefix(part, batch, nnz) for part in (memory.plain, memory.values))
    return make_compressed(sparse_csr, begins, plain, values, sizes)


def _prefix(part: Any, batch: list[int], length: int) -> Any:
    """The first `length` entries of the first matrices, of which `batch` has so many, and zeros behind them."""
    result = F.zeros((math.prod(batch), length), dtype=part.dtype)
    matrices = part.reshape((math.prod(part._sizes[:-1]), part._sizes[-1]))[: result._sizes[0], :length]
    result[: matrices._sizes[0], : matrices._sizes[1]] = matrices
    return result.reshape((*batch, length))


@in_place_of(resize)
def resize_in_place(self: Tensor, size: Sequence[int], memory_format: Any) -> Tensor:
    """Give a tensor another size."""
    return _taken_over(self, _in_rows(self, size, memory_format))


@for_compressed()
def new_zeros(self: Any, size: Sequence[int], dtype: Any, layout: Any, *_: Any) -> Tensor:
    """Zeros of a size in the layout of a tensor, which stores none of them."""
    kind = self.dtype if dtype is None else dtype
    layout = self.layout if layout is None else layout
    if layout is self.layout and not is_compressed(self):
        return nothing_stored(tuple(size), kind)
    return F.zeros(tuple(size), dtype=kind, layout=layout)  # type: ignore[no-any-return]
