"""Kernels between layouts, and those that copy a sparse tensor or share its memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ComputeError, DimensionError
from runtime.sparse.coalescing import coalesced, positions
from runtime.sparse.compressed import conversion as compressed
from runtime.sparse.compressed.construction import nothing_stored as compressed_of_nothing
from runtime.sparse.construction import check_layout, nothing_stored
from runtime.sparse.dispatch import brought_back, composed, for_compressed, no_kernel, stored_once, take
from runtime.sparse.elsewhere import anywhere, moved
from runtime.tensor import Tensor, dtypes, from_numpy, make_alias
from runtime.tensor.compressed import compressed_of, is_compressed, make_compressed
from runtime.tensor.coordinates import Coordinates, coordinates_of, has_sparse_layout, is_sparse, make_sparse
from runtime.tensor.device import CompressedLayout, device, sparse_coo, strided
from runtime.tensor.device import layout as layout_type
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.memory import memory_of, over_memory_of
from runtime.tensor.outputs import in_place_of

F = Functions()


@for_compressed()
def coalesce(self: Tensor) -> Tensor:
    """The tensor with indices in order, each there once; over the same memory where it is so already."""
    return share(coalesced(self))


def share(tensor: Tensor) -> Tensor:
    """Another tensor over the same memory, outside of the graph."""
    return make_alias(tensor, memory_of(tensor), tensor.dtype)


# -- from sparse to dense, and back ------------------------------------------------------------------------------------


@for_compressed()
def to_dense(self: Tensor, dtype: dtype_type | None, masked_grad: Any) -> Tensor:
    """The same elements in the layout strided."""
    del masked_grad
    memory = coordinates_of(compressed.as_coordinates(self) if is_compressed(self) else self, "to_dense")
    result = scatter(memory, self._sizes)
    return result if dtype is None else result.to(dtype)  # type: ignore[attr-defined]


def scatter(memory: Coordinates, sizes: tuple[int, ...]) -> Tensor:
    """Zeros of some sizes to which the stored elements are added."""
    values: Any = memory.values
    if values.dtype is dtypes.bool_:
        return scatter(_with(memory, values.to(dtypes.uint8)), sizes).ne(0)  # type: ignore[attr-defined, no-any-return]
    numbers = from_numpy(positions(memory.indices, sizes, "to_dense"))
    blocks = F.zeros((_product(sizes[: memory.sparse_dim]), *values._sizes[1:]), dtype=values.dtype)
    blocks = blocks.index_copy_(0, numbers, values) if memory.is_coalesced else blocks.index_add_(0, numbers, values)
    return blocks.reshape(sizes)  # type: ignore[no-any-return]


def _with(memory: Coordinates, values: Tensor) -> Coordinates:
    return Coordinates(memory.indices, values, memory.is_coalesced)


def _product(sizes: tuple[int, ...]) -> int:
    result = 1
    for size in sizes:
        result *= size
    return result


@for_compressed()
@composed
def to_dense_backward(grad: Tensor, input: Any, masked_grad: bool | None) -> Tensor:  # noqa: A002 - PyTorch's name
    """The gradient of :func:`to_dense`: where elements are stored, or, without a mask, everywhere."""
    return grad if masked_grad is False else F.sparse_mask(grad, stored_once(input.detach()))


@for_compressed()
@composed
def dense_of(grad: Any) -> Tensor:
    """A gradient in the layout strided."""
    return grad.to_dense(masked_grad=False)  # type: ignore[no-any-return]


@for_compressed()
@composed
def in_layout_of(grad: Any, template: Any) -> Tensor:
    """A gradient in the layout of a tensor, with all of its elements.

    Where that may need elements that the layout does not take, of dense gradients and of batches, it is at the elements
    that the tensor stores.
    """
    if not has_sparse_layout(template):
        return dense_of(grad)
    if not has_sparse_layout(grad) or (is_compressed(template) and compressed_of(template, "to_sparse").batch_dim):
        return F.sparse_mask(grad, stored_once(template.detach()))  # type: ignore[no-any-return]
    if is_compressed(template):
        return brought_back(F.to_sparse(grad), template)  # type: ignore[no-any-return]
    return F.to_sparse(grad, dense_dim=template.dense_dim())  # type: ignore[no-any-return]


def to_sparse_dim(self: Tensor, sparse_dim: int) -> Tensor:
    """The blocks of a dense tensor over its first `sparse_dim` dimensions that are not all 0."""
    if self._ndim and not 0 < sparse_dim <= self._ndim:
        msg = f"to_sparse: sparse_dim must lie between 1 and {self._ndim}, the tensor's dimensions, got {sparse_dim}"
        raise DimensionError(msg)
    tensor: Any = self
    if sparse_dim < self._ndim:
        flat = tensor.reshape((*self._sizes[:sparse_dim], -1)) if self.numel() else tensor.flatten(sparse_dim)
        present = flat.ne(0).any(-1)
    else:
        present = tensor.ne(0)
    indices = present.nonzero().t().contiguous()
    values = gather(self, indices)
    return make_sparse(indices, values, self._sizes, is_coalesced=True)


def to_sparse(self: Tensor, layout: layout_type | None, blocksize: Any, dense_dim: int | None) -> Tensor:
    """A dense tensor in the layout sparse_coo; the last `dense_dim` dimensions are those of each value."""
    if layout is strided:
        _check_strided(self, blocksize, dense_dim)
        return F.clone(self)  # type: ignore[no-any-return]
    _check_coordinates(layout, blocksize)
    return to_sparse_dim(self, self._ndim - (dense_dim or 0))


def _check_coordinates(layout: layout_type | None, blocksize: Any) -> None:
    check_layout("to_sparse", layout)
    if blocksize is not None:
        msg = f"to_sparse: blocksize is an argument of layouts of blocks, got {blocksize} with {sparse_coo}"
        raise ArgumentError(msg)


def _check_strided(tensor: Tensor, blocksize: Any, dense_dim: int | None) -> None:
    """RuntimeError for options of a sparse layout where the layout strided is asked for."""
    if blocksize is not None or dense_dim:
        options = f"blocksize={blocksize} and dense_dim={dense_dim}"
        msg = f"to_sparse: the layout {strided} has no blocks and no dense dimensions, got {options} of {tensor.layout}"
        raise ComputeError(msg)


@for_compressed()
@composed
def converted(self: Any, layout: layout_type | None, blocksize: Any, dense_dim: int | None) -> Tensor:
    """A tensor in a sparse layout, of which it is or which is asked for, or a sparse one in the layout strided."""
    if layout is strided:
        _check_strided(self, blocksize, dense_dim)
        return self.to_dense()  # type: ignore[no-any-return]
    if not isinstance(layout, CompressedLayout):
        _check_coordinates(layout, blocksize)
        if not has_sparse_layout(self):
            return F.to_sparse(self, self._ndim - (dense_dim or 0))  # type: ignore[no-any-return]
    elif not has_sparse_layout(self):
        compressed.check_target(self, layout, blocksize, dense_dim or 0)
        self = F.to_sparse(self, self._ndim - (dense_dim or 0))
    return F._in_layout(self, layout, blocksize, dense_dim)  # type: ignore[no-any-return]


@for_compressed()
@composed
def converted_dim(self: Any, sparse_dim: int) -> Tensor:
    """A sparse tensor in the layout sparse_coo with so many sparse dimensions."""
    return F._in_layout(self, None, None, self._ndim - sparse_dim)  # type: ignore[no-any-return]


@for_compressed(compressed.in_layout)
def in_layout(self: Any, layout: layout_type | None, blocksize: Any, dense_dim: int | None) -> Tensor:
    """The kernel: a sparse tensor in another sparse layout."""
    if isinstance(layout, CompressedLayout):
        return compressed.in_layout(self, layout, blocksize, dense_dim)
    present = coordinates_of(self, "to_sparse").sparse_dim
    sparse_dim = present if dense_dim is None else self._ndim - dense_dim
    if sparse_dim != present:
        msg = f"to_sparse: the tensor is sparse already, with sparse_dim {present}, and cannot have {sparse_dim}"
        raise ComputeError(msg)
    return share(self)


@for_compressed()
@anywhere
def with_values(self: Tensor, values: Tensor) -> Tensor:
    """A tensor with other values at the indices of one that stores each element once."""
    values = over_memory_of(values)
    if is_compressed(self):
        source = compressed_of(self, "values")
        return make_compressed(source.layout, source.compressed, source.plain, values, self._sizes)
    memory = coordinates_of(self, "values")
    return make_sparse(memory.indices, values, self._sizes, is_coalesced=memory.is_coalesced)


def _of_stored(operator: str, tensor: Any, layout: Any, values_like: Callable[[Tensor], Tensor]) -> Tensor:
    """A tensor of a compressed layout with other values; NotImplementedError for sparse_coo, and from a dense one."""
    if not is_compressed(tensor):
        raise no_kernel(operator, layout or tensor.layout)
    return with_values(tensor, values_like(tensor.values()))


@for_compressed()
def fill(self: Any, value: Any) -> Tensor:
    """One number for all stored elements of a compressed layout."""
    return _of_stored("fill_", self, None, lambda values: F.full_like(values, value))


@for_compressed()
def empty_like(self: Any, dtype: dtype_type | None, layout: Any, *_: Any) -> Tensor:
    """A tensor of the shape of `self` with as many elements in a compressed layout, and with none in others."""
    if not is_compressed(self) or layout is strided:
        return zeros_like(self, dtype, layout)
    memory = compressed_of(self, "empty_like")
    if layout not in {None, self.layout}:
        msg = f"empty_like with different sparse layout is not supported (self is {self.layout}, layout is {layout})"
        raise ComputeError(msg)
    begins, plain = F.clone(memory.compressed), F.clone(memory.plain)
    return make_compressed(memory.layout, begins, plain, F.empty_like(memory.values, dtype=dtype), self._sizes)


@for_compressed()
def ones_like(self: Any, dtype: dtype_type | None, layout: Any, *_: Any) -> Tensor:
    """Ones for all stored elements of a compressed layout."""
    return _of_stored("ones_like", self, layout, lambda values: F.ones_like(values, dtype=dtype))


@for_compressed()
def full_like(self: Any, fill_value: Any, dtype: dtype_type | None, layout: Any, *_: Any) -> Tensor:
    """One number for all stored elements of a compressed layout."""
    return _of_stored("full_like", self, layout, lambda values: F.full_like(values, fill_value, dtype=dtype))


@for_compressed()
def randn_like(self: Any, generator: Any, dtype: dtype_type | None, layout: Any, *_: Any) -> Tensor:
    """Normal random numbers for all stored elements of a compressed layout."""
    kind = self.dtype if dtype is None else dtype
    return _of_stored(
        "randn_like", self, layout, lambda values: F.randn(values._sizes, generator=generator, dtype=kind)
    )


# -- elements at indices -----------------------------------------------------------------------------------------------


def gather(tensor: Any, indices: Any) -> Any:
    """The elements, or blocks, of a dense tensor at columns of indices."""
    count = indices._sizes[1]
    if not indices._sizes[0]:
        return tensor.unsqueeze(0).expand((count, *tensor._sizes)).clone()
    if indices._sizes[0] == 1:
        return tensor.index_select(0, indices[0])
    return F.index(tensor, tuple(indices.unbind(0)))


def look_up(tensor: Tensor, indices: Tensor) -> Tensor:
    """The elements, or blocks, of a sparse or a dense tensor at columns of indices."""
    if not is_sparse(tensor):
        return gather(tensor, indices)  # type: ignore[no-any-return]
    memory = coordinates_of(coalesced(tensor), "sparse_mask")
    values: Any = memory.values
    wanted = from_numpy(positions(indices, tensor._sizes, "sparse_mask"))
    if not memory.nnz:
        return F.zeros((wanted.numel(), *values._sizes[1:]), dtype=values.dtype)  # type: ignore[no-any-return]
    present: Any = from_numpy(positions(memory.indices, tensor._sizes, "sparse_mask"))
    nearest = F.searchsorted(present, wanted).clamp(max=memory.nnz - 1)
    is_stored = present.index_select(0, nearest).eq(wanted).reshape((-1, *[1] * (values._ndim - 1)))
    return F.where(is_stored, values.index_select(0, nearest), F.zeros((), dtype=values.dtype))  # type: ignore[no-any-return]


@for_compressed(compressed.sparse_mask)
def sparse_mask(self: Tensor, mask: Tensor) -> Tensor:
    """The elements of `self` where `mask` stores one."""
    memory = coordinates_of(mask, "sparse_mask")
    if self._sizes != mask._sizes:
        shapes = f"shape {list(self._sizes)}, the mask {list(mask._sizes)}"
        msg = f"sparse_mask: the tensor has {shapes}; they must be the same"
        raise ComputeError(msg)
    if is_sparse(self) and coordinates_of(self, "sparse_mask").sparse_dim != memory.sparse_dim:
        msg = "sparse_mask: the tensor and the mask must have as many sparse dimensions"
        raise ComputeError(msg)
    return make_sparse(memory.indices, look_up(self, memory.indices), mask._sizes, is_coalesced=memory.is_coalesced)


def values_at(self: Tensor, indices: Tensor) -> Tensor:
    """The elements of a tensor at columns of indices, the gradient of values that were stored there."""
    return look_up(self, indices)


# -- copies ------------------------------------------------------------------------------------------------------------


def _copied(tensor: Tensor, kind: dtype_type) -> Tensor:
    if is_compressed(tensor):
        source = compressed_of(tensor, "clone")
        begins, plain, stored = map(F.clone, source.parts().values())
        return make_compressed(source.layout, begins, plain, stored.to(kind), tensor._sizes)
    memory = coordinates_of(tensor, "clone")
    indices, values = (part.clone() for part in (memory.indices, memory.values))  # type: ignore[attr-defined]
    result = make_sparse(indices, values.to(kind), tensor._sizes, is_coalesced=memory.is_coalesced)
    coordinates_of(result, "clone").is_coalesced = memory.is_coalesced  # also where a program said that it is not
    return result


@for_compressed()
@anywhere
def clone(self: Tensor, memory_format: Any) -> Tensor:
    """A copy in memory of its own."""
    del memory_format
    return _copied(self, self.dtype)


@for_compressed()
@anywhere
def to_copy(self: Tensor, dtype: dtype_type, contiguous: bool) -> Tensor:
    """A copy in another dtype."""
    del contiguous
    return _copied(self, dtype)


@for_compressed()
def copy(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """The elements of `src` in the dtype of `self`; both are of one sparse layout and have one shape."""
    del non_blocking
    if self.layout is not src.layout:
        if is_compressed(self) or is_compressed(src):
            kinds = "copy of sparse compressed tensors having different layouts is not supported."
        else:
            kinds = "copy between dense and sparse tensors is not implemented."
        msg = f"copy_: {kinds} Got {src.layout} for one of {self.layout}"
        raise ComputeError(msg)
    return _copied(src, self.dtype)


@for_compressed()
@anywhere
def to_device(self: Tensor, target: device, non_blocking: bool) -> Tensor:
    """A copy on another device."""
    return moved(self, target, non_blocking)


@for_compressed()
@anywhere
def detach(self: Tensor) -> Tensor:
    """The same memory outside of the graph."""
    return share(self)


@for_compressed()
def zeros_like(self: Tensor, dtype: dtype_type | None, *options: Any) -> Tensor:
    """A tensor of the shape of `self` that stores nothing; a dense one where the layout strided is asked for."""
    kind = dtype or self.dtype
    if options and options[0] is strided:
        return F.zeros(self._sizes, dtype=kind)  # type: ignore[no-any-return]
    layout = options[0] if options and options[0] is not None else self.layout
    if isinstance(layout, CompressedLayout):
        return _without_elements(self, kind, layout)
    check_layout("zeros_like", layout)
    if not is_sparse(self):
        return nothing_stored(self._sizes, kind, self.dense_dim() if is_compressed(self) else 0)  # type: ignore[attr-defined]
    memory = coordinates_of(self, "zeros_like")
    indices = F.empty((memory.sparse_dim, 0), dtype=dtypes.int64)
    values = F.empty((0, *memory.values._sizes[1:]), dtype=kind)
    return make_sparse(indices, values, self._sizes, is_coalesced=True)


def _without_elements(tensor: Tensor, kind: dtype_type, layout: CompressedLayout) -> Tensor:
    """A tensor of a compressed layout and of the shape of another that stores nothing.

    It has the dense dimensions, the blocks and the dtype of indices of a compressed tensor.
    """
    dense_dim = 0 if tensor.layout is strided else tensor.dense_dim()  # type: ignore[attr-defined]
    if not is_compressed(tensor):
        return compressed_of_nothing(tensor._sizes, kind, layout, dense_dim)
    memory = compressed_of(tensor, "zeros_like")
    blocksize = memory.blocksize if memory.layout.has_blocks else None
    result = compressed_of_nothing(tensor._sizes, kind, layout, dense_dim, blocksize)
    compressed_of(result, "zeros_like").use_indices_of(memory.plain.dtype)
    return result


@for_compressed()
def zero(self: Tensor) -> Tensor:
    """A tensor of the shape of `self` that stores nothing."""
    return zeros_like(self, None)


@in_place_of(zero)
def zero_in_place(self: Tensor) -> Tensor:
    """`self` without its elements."""
    return take("zero_", self, zeros_like(self, None), in_place=True)
