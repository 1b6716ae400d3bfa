"""Kernels that read what a sparse tensor is made of."""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.tensor import Tensor, make_alias
from runtime.tensor.coordinates import coordinates_of, is_sparse
from runtime.tensor.memory import memory_of


def indices(self: Tensor) -> Tensor:
    """The indices of a coalesced tensor; RuntimeError for another."""
    _check_coalesced("indices", self)
    return raw_indices(self)


def values(self: Tensor) -> Tensor:
    """The values of a coalesced tensor; RuntimeError for another."""
    _check_coalesced("values", self)
    return raw_values(self)


def raw_indices(self: Tensor) -> Tensor:
    """The indices as they are stored."""
    return _shared(coordinates_of(self, "_indices").indices)


def raw_values(self: Tensor) -> Tensor:
    """The values as they are stored."""
    return _shared(coordinates_of(self, "_values").values)


def nnz(self: Tensor) -> int:
    """The number of stored elements, or blocks of them."""
    return coordinates_of(self, "_nnz").nnz


def is_coalesced(self: Tensor) -> bool:
    """Whether indices are in order, each there once."""
    return coordinates_of(self, "is_coalesced").is_coalesced


def sparse_dim(self: Tensor) -> int:
    """The number of dimensions that indices run over, 0 of a dense tensor."""
    return coordinates_of(self, "sparse_dim").sparse_dim if is_sparse(self) else 0


def dense_dim(self: Tensor) -> int:
    """The number of dimensions of each value, all of a dense tensor."""
    return self._ndim - sparse_dim(self)


def _shared(part: Tensor) -> Tensor:
    return make_alias(part, memory_of(part), part.dtype)


def _check_coalesced(function: str, tensor: Tensor) -> None:
    if not coordinates_of(tensor, function).is_coalesced:
        msg = f"{function}: cannot get {function} on an uncoalesced tensor, please call .coalesce() first"
        raise ComputeError(msg)
