"""Tensors of compressed layouts from indices and values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ComputeError
from runtime.sparse.compressed.indices import is_ordered
from runtime.sparse.invariants import is_checked
from runtime.tensor import Size, Tensor, dtypes
from runtime.tensor.compressed import make_compressed
from runtime.tensor.device import CompressedLayout, sparse_bsc, sparse_bsr, sparse_csc, sparse_csr
from runtime.tensor.device import device as device_type
from runtime.tensor.device import layout as layout_type
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.factories import as_tensor, tensor
from runtime.tensor.memory import array_of, over_memory_of
from runtime.tensor.pinned import pinned_if

F = Functions()


@guarded
def sparse_compressed_tensor(
    compressed_indices: Any, plain_indices: Any, values: Any, size: Any = None, *, dtype: dtype_type | None = None,
    layout: layout_type | None = None, device: device_type | str | None = None, pin_memory: bool = False,
    requires_grad: bool = False, check_invariants: bool | None = None,
) -> Tensor:  # fmt: skip
    """A tensor of one of the layouts sparse_csr, sparse_csc, sparse_bsr and sparse_bsc.

    `compressed_indices`, of shape ``(*batch, rows + 1)``, says where the elements of each row begin, and
    `plain_indices`, of shape ``(*batch, nnz)``, in which column each of the `values` stands; of sparse_csc and
    sparse_bsc columns and rows are exchanged. `values` are of shape ``(*batch, nnz, *dense)``, of sparse_bsr and
    sparse_bsc, whose indices count blocks, ``(*batch, nnz, *blocksize, *dense)``. `size` is the whole shape ``(*batch,
    rows, columns, *dense)``; without it the smallest that holds all indices. Indices are of int32 or int64. Memory is
    shared with tensors of these and of `dtype`, and gradients go to `values`, unless `requires_grad` makes the result a
    leaf.

    RuntimeError where indices and values do not fit each other or the size, unless ``check_invariants=False``; without
    it ``sparse.check_sparse_tensor_invariants`` says whether indices are checked.
    """
    if not isinstance(layout, CompressedLayout):
        msg = (
            f"sparse_compressed_tensor: expected layout=sparse_csr, sparse_csc, sparse_bsr or sparse_bsc, got {layout}"
        )
        raise ComputeError(msg)
    compressed, plain = (
        part if isinstance(part, Tensor) else as_tensor(part, dtype=dtypes.int64)
        for part in (compressed_indices, plain_indices)
    )
    values = values if isinstance(values, Tensor) else tensor(values, dtype=dtype)
    values = values if dtype is None else values.to(dtype)
    if device is not None:
        compressed, plain, values = (F.to(part, device) for part in (compressed, plain, values))
    check_shapes(compressed, plain, values, layout)
    sizes = Size(_smallest(compressed, plain, values, layout) if size is None else size)
    if is_checked(check_invariants):
        check(compressed, plain, values, sizes, layout)
    values = values.detach() if requires_grad else values
    compressed, plain, values = (pinned_if(pin_memory, part) for part in (compressed, plain, values))
    result: Any = over_indices(layout, compressed, plain, values, tuple(sizes))
    return result.requires_grad_() if requires_grad else result  # type: ignore[no-any-return]


def _of_layout(layout: CompressedLayout, parts: tuple[Any, Any, Any, Any], options: dict[str, Any]) -> Tensor:
    """:func:`sparse_compressed_tensor` of one layout, which `options` may name."""
    if options.get("layout") not in {layout, None}:
        msg = f"{layout.name}_tensor: expected the layout {layout}, got {options['layout']}"
        raise ComputeError(msg)
    return sparse_compressed_tensor(*parts, **(options | {"layout": layout}))


def _by_rows(layout: CompressedLayout, indices: str) -> Callable[..., Tensor]:
    """The constructor of a layout that says where rows begin."""

    def construct(crow_indices: Any, col_indices: Any, values: Any, size: Any = None, **options: Any) -> Tensor:
        return _of_layout(layout, (crow_indices, col_indices, values, size), options)

    return _public(construct, layout, indices)


def _by_columns(layout: CompressedLayout, indices: str) -> Callable[..., Tensor]:
    """The constructor of a layout that says where columns begin."""

    def construct(ccol_indices: Any, row_indices: Any, values: Any, size: Any = None, **options: Any) -> Tensor:
        return _of_layout(layout, (ccol_indices, row_indices, values, size), options)

    return _public(construct, layout, indices)


def _public(construct: Callable[..., Tensor], layout: CompressedLayout, indices: str) -> Callable[..., Tensor]:
    """A constructor under the name of its layout; `indices` says what it is given besides values."""
    construct.__name__ = construct.__qualname__ = f"{layout.name}_tensor"
    construct.__doc__ = (
        f"A matrix, or batch of them, of the layout {layout.name}: {indices}.\n\n"
        "The options are those of :func:`sparse_compressed_tensor`."
    )
    return guarded(construct)


sparse_csr_tensor = _by_rows(sparse_csr, "where rows begin, and the column of each value")
sparse_csc_tensor = _by_columns(sparse_csc, "where columns begin, and the row of each value")
sparse_bsr_tensor = _by_rows(sparse_bsr, "where rows of blocks begin, and the column of each block")
sparse_bsc_tensor = _by_columns(sparse_bsc, "where columns of blocks begin, and the row of each block")


def over_indices(
    layout: CompressedLayout, compressed: Tensor, plain: Tensor, values: Any, sizes: tuple[int, ...]
) -> Tensor:
    """A tensor over indices and values that are known to fit; gradients go to the values."""
    indices = make_compressed(layout, over_memory_of(compressed), over_memory_of(plain), over_memory_of(values), sizes)
    return F._with_values(indices, values)  # type: ignore[no-any-return]


def nothing_stored(
    sizes: tuple[int, ...], kind: Any, layout: CompressedLayout, dense_dim: int = 0,
    blocksize: tuple[int, int] | None = None,
) -> Tensor:  # fmt: skip
    """A tensor that stores nothing, of sizes of batches and matrices and of the last `dense_dim` ones of values."""
    if layout.has_blocks and blocksize is None:
        msg = f"zeros: a tensor of the layout {layout} has a size of blocks; use {layout.name}_tensor"
        raise ComputeError(msg)
    split = len(sizes) - dense_dim
    if split < 2:
        msg = (
            f"zeros: Only batched sparse compressed (non-block) tensors are supported of the layout {layout}, but got "
            f"size {list(sizes)}"
        )
        raise ComputeError(msg)
    block = blocksize if layout.has_blocks and blocksize is not None else ()
    at = 0 if layout.is_by_rows else 1
    batch, lines = sizes[: split - 2], sizes[split - 2 + at] // (block[at] if block else 1)
    compressed, plain = F.zeros((*batch, lines + 1), dtype=dtypes.int64), F.empty((*batch, 0), dtype=dtypes.int64)
    return make_compressed(layout, compressed, plain, F.empty((*batch, 0, *block, *sizes[split:]), dtype=kind), sizes)


# -- invariants --------------------------------------------------------------------------------------------------------


def check_shapes(compressed: Tensor, plain: Tensor, values: Tensor, layout: CompressedLayout) -> None:
    """RuntimeError unless there are as many plain indices as values, in as many dimensions."""
    first, second = layout.parts
    function, dims = f"{layout.name}_tensor", plain._ndim
    if compressed._ndim != dims or not dims:
        msg = f"{function}: {first} and {second} have as many dimensions, at least 1, got {compressed._ndim} and {dims}"
        raise ComputeError(msg)
    if compressed.dtype is not plain.dtype or plain.dtype not in {dtypes.int32, dtypes.int64}:
        kinds = f"{compressed.dtype.name} and {plain.dtype.name}"
        msg = f"{function}: {first} and {second} are both of int32 or both of int64, got {kinds}"
        raise ComputeError(msg)
    if values._ndim < dims + 2 * layout.has_blocks:
        blocks = ", and two for each block" if layout.has_blocks else ""
        msg = f"{function}: values have the {dims} dimensions of {second}{blocks}, got shape {list(values._sizes)}"
        raise ComputeError(msg)
    if values._sizes[:dims] != plain._sizes or compressed._sizes[:-1] != plain._sizes[:-1]:
        shapes = f"{list(compressed._sizes)}, {list(plain._sizes)} and {list(values._sizes)}"
        msg = f"{function}: shapes of {first}, {second} and values do not fit each other: {shapes}"
        raise ComputeError(msg)
    if not compressed._sizes[-1]:
        msg = f"{function}: {first} has an element more than there are rows or columns, and at least 1"
        raise ComputeError(msg)


def _smallest(compressed: Tensor, plain: Tensor, values: Tensor, layout: CompressedLayout) -> Sequence[int]:
    """The smallest sizes of a tensor that holds all indices."""
    dims = plain._ndim
    height, width = values._sizes[dims : dims + 2] if layout.has_blocks else (1, 1)
    inner = array_of(F.cpu(plain), layout.name)
    lines, length = compressed._sizes[-1] - 1, int(inner.max()) + 1 if inner.size else 0
    rows, columns = (lines, length) if layout.is_by_rows else (length, lines)
    return [*plain._sizes[:-1], rows * height, columns * width, *values._sizes[dims + 2 * layout.has_blocks :]]


def check(compressed: Tensor, plain: Tensor, values: Tensor, sizes: Any, layout: CompressedLayout) -> None:
    """RuntimeError unless indices lie within the sizes and are in order, and values have their dense dimensions."""
    function, (first, second) = f"{layout.name}_tensor", layout.parts
    dims = plain._ndim
    block = values._sizes[dims : dims + 2] if layout.has_blocks else (1, 1)
    dense = values._sizes[dims + 2 * layout.has_blocks :]
    if any(not isinstance(size, int) or size < 0 for size in sizes):
        msg = f"{function}: size must be a sequence of sizes, got {sizes!r}"
        raise ArgumentError(msg)
    sizes = tuple(sizes)
    if len(sizes) != dims + 1 + len(dense) or sizes[: dims - 1] != plain._sizes[:-1] or sizes[dims + 1 :] != dense:
        shape = [*plain._sizes[:-1], "rows", "columns", *dense]
        msg = f"{function}: indices and values ask for a size {shape}, got {list(sizes)}".replace("'", "")
        raise ComputeError(msg)
    matrix = sizes[dims - 1 : dims + 1]
    if 0 in block or any(size % part for size, part in zip(matrix, block, strict=True)):
        msg = f"{function}: blocks of {list(block)} do not divide matrices of {list(matrix)}"
        raise ComputeError(msg)
    blocks = [size // part for size, part in zip(matrix, block, strict=True)]
    lines, length = blocks if layout.is_by_rows else blocks[::-1]
    begins, inner = (array_of(F.cpu(part), function) for part in (compressed, plain))
    if begins.shape[-1] != lines + 1:
        msg = f"{function}: {first} has {begins.shape[-1]} elements, but size {list(sizes)} asks for {lines + 1}"
        raise ComputeError(msg)
    steps = np.diff(begins, axis=-1)
    if (begins[..., 0] != 0).any() or (begins[..., -1] != inner.shape[-1]).any() or (steps < 0).any():
        msg = f"{function}: {first} begins with 0, ends with nnz={inner.shape[-1]}, and never falls"
        raise ComputeError(msg)
    if (steps > length).any() or (inner.size and not (inner.min() >= 0 and inner.max() < length)):
        msg = f"{function}: {second} lie between 0 and {length - 1} for size {list(sizes)}, each there once"
        raise ComputeError(msg)
    if not is_ordered(begins, inner):
        kind = "row" if layout.is_by_rows else "column"
        msg = f"{function}: {second} are in order within each {kind}, and distinct"
        raise ComputeError(msg)
