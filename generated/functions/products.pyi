# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of products; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _DType, _Index, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "mm", "dsmm", "spmm",
    "_foreach_mm",
    "bmm",
    "dot",
    "mv",
    "matmul",
    "addmm", "addmm_",
    "vdot",
    "outer",
    "ger",
    "inner",
    "addmv", "addmv_",
    "addbmm", "addbmm_",
    "baddbmm", "baddbmm_",
    "addr", "addr_",
    "einsum",
    "tensordot",
    "kron",
    "trace",
    "chain_matmul",
]

@overload
def mm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def mm(input: _Tensor, mat2: _Tensor, out_dtype: _DType, *, out: _Tensor | None = None) -> Tensor: ...
def dsmm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def spmm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _foreach_mm(input: Sequence[_Tensor], mat2: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
@overload
def bmm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def bmm(input: _Tensor, mat2: _Tensor, out_dtype: _DType, *, out: _Tensor | None = None) -> Tensor: ...
def dot(input: _Tensor, tensor: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def mv(input: _Tensor, vec: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def linalg_matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _reversed_matmul(input: _Tensor, other: _Tensor) -> Tensor: ...
@overload
def addmm(
    input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
@overload
def addmm(
    input: _Tensor, mat1: _Tensor, mat2: _Tensor, out_dtype: _DType, *, beta: _Number = 1, alpha: _Number = 1,
    out: _Tensor | None = None,
) -> Tensor: ...
def addmm_(input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
def linear(input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, *, out: _Tensor | None = None) -> Tensor: ...
def _linear_weight(grad_output: _Tensor, input: _Tensor) -> Tensor: ...
def vdot(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def outer(input: _Tensor, vec2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def ger(input: _Tensor, vec2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def inner(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def addmv(
    input: _Tensor, mat: _Tensor, vec: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
def addmv_(input: _Tensor, mat: _Tensor, vec: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
def _scaled_sum(input: _Tensor, product: _Tensor, beta: _Number, alpha: _Number, operator: _str) -> Tensor: ...
def addbmm(
    input: _Tensor, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1,
    out: _Tensor | None = None,
) -> Tensor: ...
def addbmm_(input: _Tensor, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
@overload
def baddbmm(
    input: _Tensor, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def baddbmm(
    input: _Tensor, batch1: _Tensor, batch2: _Tensor, out_dtype: _DType, *, beta: _Number = 1, alpha: _Number = 1,
    out: _Tensor | None = None,
) -> Tensor: ...
def baddbmm_(input: _Tensor, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
def addr(
    input: _Tensor, vec1: _Tensor, vec2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor: ...
def addr_(input: _Tensor, vec1: _Tensor, vec2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
@overload
def einsum(equation: _str, tensors: Sequence[_Tensor], *, path: Sequence[_int] | None = None) -> Tensor: ...
@overload
def einsum(equation: _str, *tensors: _Tensor, path: Sequence[_int] | None = None) -> Tensor: ...
@overload
def _contract(input: _Tensor, other: _Tensor, dims: Sequence[_int]) -> Tensor: ...
@overload
def _contract(input: _Tensor, other: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def tensordot(input: _Tensor, other: _Tensor) -> Tensor: ...
@overload
def tensordot(input: _Tensor, other: _Tensor, dims: _Index, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def tensordot(input: _Tensor, other: _Tensor, *, axes: _Index, out: _Tensor | None = None) -> Tensor: ...
@overload
def tensordot(
    input: _Tensor, other: _Tensor, dims_self: Sequence[_int], dims_other: Sequence[_int], *, out: _Tensor | None = None
) -> Tensor: ...
def kron(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def trace(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def linalg_multi_dot(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor: ...
@overload
def chain_matmul(matrices: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor: ...
@overload
def chain_matmul(*matrices: _Tensor, out: _Tensor | None = None) -> Tensor: ...
def linalg_vecdot(x: _Tensor, y: _Tensor, *, dim: _int = -1, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def __matmul__(self, other: _Tensor) -> Tensor: ...
    def __rmatmul__(self, other: _Tensor) -> Tensor: ...
    @overload
    def mm(self, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`."""
    @overload
    def mm(self, mat2: _Tensor, out_dtype: _DType, *, out: _Tensor | None = None) -> Tensor: ...
    def dsmm(self, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def spmm(self, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bmm(self, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p)."""
    @overload
    def bmm(self, mat2: _Tensor, out_dtype: _DType, *, out: _Tensor | None = None) -> Tensor: ...
    def dot(self, tensor: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The inner product of two vectors of one length, the sum of `input * tensor`."""
    def mv(self, vec: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The product of a matrix and a vector: shapes (n, m) and (m,) give (n,)."""
    def matmul(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The matrix product; vectors are taken as one row or column, leading dimensions broadcast."""
    @overload
    def addmm(
        self, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor:
        """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""
    @overload
    def addmm(
        self, mat1: _Tensor, mat2: _Tensor, out_dtype: _DType, *, beta: _Number = 1, alpha: _Number = 1,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    def addmm_(self, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
    def vdot(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The inner product of two vectors of one length, the first of them conjugated."""
    def outer(self, vec2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The products of every element of one vector with every element of another, `out[i][j] = input[i] *
            vec2[j]`.
        """
    def ger(self, vec2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The outer product of two vectors; another name of `outer`."""
    def inner(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """The sums of products along the last dimensions; of vectors their inner product."""
    def addmv(
        self, mat: _Tensor, vec: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor:
        """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read."""
    def addmv_(self, mat: _Tensor, vec: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
    def addbmm(
        self, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor:
        """`beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read."""
    def addbmm_(self, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
    @overload
    def baddbmm(
        self, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor:
        """`beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read."""
    @overload
    def baddbmm(
        self, batch1: _Tensor, batch2: _Tensor, out_dtype: _DType, *, beta: _Number = 1, alpha: _Number = 1,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    def baddbmm_(self, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
    def addr(
        self, vec1: _Tensor, vec2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor:
        """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read."""
    def addr_(self, vec1: _Tensor, vec2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
    def kron(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
        """Kronecker's product: every element of `input` times the whole of `other`, in its place."""
    def trace(self, *, out: _Tensor | None = None) -> Tensor:
        """The sum of the diagonal of a matrix."""
