"""Kernels that read what a sparse tensor is made of."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.sparse.dispatch import for_compressed
from runtime.sparse.elsewhere import anywhere
from runtime.tensor import Tensor, make_alias
from runtime.tensor.compressed import compressed_of, is_compressed
from runtime.tensor.coordinates import coordinates_of, is_sparse
from runtime.tensor.memory import memory_of


@for_compressed()
@anywhere
def indices(self: Tensor) -> Tensor:
    """The indices of a coalesced tensor; RuntimeError for another."""
    _check_coalesced("indices", self)
    return raw_indices(self)


@for_compressed()
@anywhere
def values(self: Tensor) -> Tensor:
    """The values of a tensor that stores each element once; RuntimeError for another."""
    if is_compressed(self):
        return shared(compressed_of(self, "values").values)
    _check_coalesced("values", self)
    return raw_values(self)


@for_compressed()
@anywhere
def raw_indices(self: Tensor) -> Tensor:
    """The indices as they are stored."""
    return shared(coordinates_of(self, "_indices").indices)


@for_compressed()
@anywhere
def raw_values(self: Tensor) -> Tensor:
    """The values as they are stored."""
    return shared(coordinates_of(self, "_values").values)


@for_compressed()
@anywhere
def nnz(self: Tensor) -> int:
    """The number of stored elements, or blocks of them; of a batch, those of each matrix."""
    if is_compressed(self):
        return compressed_of(self, "_nnz").nnz
    return coordinates_of(self, "_nnz").nnz


@for_compressed()
@anywhere
def is_coalesced(self: Tensor) -> bool:
    """Whether indices are in order, each there once."""
    return coordinates_of(self, "is_coalesced").is_coalesced


@for_compressed()
@anywhere
def sparse_dim(self: Tensor) -> int:
    """The number of dimensions that indices run over: 2 of a compressed layout, 0 of a dense tensor."""
    if is_compressed(self):
        return 2
    return coordinates_of(self, "sparse_dim").sparse_dim if is_sparse(self) else 0


@for_compressed()
@anywhere
def dense_dim(self: Tensor) -> int:
    """The number of dimensions of each value, all of a dense tensor."""
    if is_compressed(self):
        return compressed_of(self, "dense_dim").dense_dim
    return self._ndim - sparse_dim(self)


@for_compressed()
def only_element(self: Any) -> Any:
    """The only element as a number; RuntimeError unless the sizes have exactly one."""
    if self.numel() != 1:
        msg = f"item(): only a tensor of one element can become a number, this one has shape {list(self._sizes)}"
        raise ComputeError(msg)
    return self.to_dense().item()


def shared(part: Tensor) -> Tensor:
    """Indices or values as a tensor of their own, over the same memory."""
    return make_alias(part, memory_of(part), part.dtype)


def _check_coalesced(function: str, tensor: Tensor) -> None:
    if not coordinates_of(tensor, function).is_coalesced:
        msg = f"{function}: cannot get {function} on an uncoalesced tensor, please call .coalesce() first"
        raise ComputeError(msg)
