"""The functions of products.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _Index, _int, _Number, _str, _Tensor

from .. import Tensor

def mm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`.

    Shapes (n, m) and (m, p) give (n, p); nothing is broadcast. Other shapes are a RuntimeError.

    >>> ow.mm(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([[1.0], [10.0]]))
    tensor([[21.],
            [43.]])
    """

def bmm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

    >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
    tensor([3., 3.])
    """

def dot(input: _Tensor, tensor: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inner product of two vectors of one length, the sum of `input * tensor`.

    >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
    tensor(11.)
    """

def mv(input: _Tensor, vec: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

    >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """

def matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The matrix product; vectors are taken as one row or column, leading dimensions broadcast.

    The last size of `input` must be the last but one of `other` (RuntimeError).

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> a @ a
    tensor([[ 7., 10.],
            [15., 22.]])
    >>> a @ ow.tensor([1.0, 10.0])
    tensor([21., 43.])
    >>> (ow.ones(5, 1, 2, 3) @ ow.ones(4, 3, 6)).shape
    (5, 4, 2, 6)
    """

def _reversed_matmul(input: _Tensor, other: _Tensor) -> Tensor:
    """The matrix product with exchanged operands."""

def addmm(
    input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.addmm(ow.ones(2), a, a, beta=10)
    tensor([[17., 20.],
            [25., 32.]])
    """

def addmm_(input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.addmm(ow.ones(2), a, a, beta=10)
    tensor([[17., 20.],
            [25., 32.]])
    """

def linear(input: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """The affine map `input @ weight.T + bias`; `weight` has the shape (out, in), or (in,) for a single
        output.

    The operands have one dtype, and the last size of `input` is that of `weight` (RuntimeError).

    >>> ow.nn.functional.linear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0, 4.0]]), ow.tensor([0.5]))
    tensor([[11.5000]])
    """

def _linear_weight(grad_output: _Tensor, input: _Tensor) -> Tensor:
    """The gradient of the weight of `linear`, of shape (out, in)."""

def vdot(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inner product of two vectors of one length, the first of them conjugated.

    >>> ow.vdot(ow.tensor([1j, 2]), ow.tensor([1j, 1]))
    tensor(3.+0.j)
    """

def outer(input: _Tensor, vec2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The products of every element of one vector with every element of another, `out[i][j] = input[i] *
        vec2[j]`.

    >>> ow.outer(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    """

def ger(input: _Tensor, vec2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The outer product of two vectors; another name of `outer`."""

def inner(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sums of products along the last dimensions; of vectors their inner product.

    >>> ow.inner(ow.tensor([[1, 2], [3, 4]]), ow.tensor([1, 10]))
    tensor([21, 43])
    """

def addmv(
    input: _Tensor, mat: _Tensor, vec: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.

    >>> ow.addmv(ow.ones(2), ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]), alpha=2)
    tensor([43., 87.])
    """

def addmv_(input: _Tensor, mat: _Tensor, vec: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
    """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.

    >>> ow.addmv(ow.ones(2), ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]), alpha=2)
    tensor([43., 87.])
    """

def _scaled_sum(input: _Tensor, product: _Tensor, beta: _Number, alpha: _Number, operator: _str) -> Tensor:
    """`beta * input + alpha * product`, of one dtype and in the shape of the product."""

def addbmm(
    input: _Tensor,
    batch1: _Tensor,
    batch2: _Tensor,
    *,
    beta: _Number = 1,
    alpha: _Number = 1,
    out: _Tensor | None = None,
) -> Tensor:
    """`beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.

    >>> ow.addbmm(ow.zeros(1, 1), ow.ones(5, 1, 3), ow.ones(5, 3, 1))
    tensor([[15.]])
    """

def addbmm_(input: _Tensor, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
    """`beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.

    >>> ow.addbmm(ow.zeros(1, 1), ow.ones(5, 1, 3), ow.ones(5, 3, 1))
    tensor([[15.]])
    """

def baddbmm(
    input: _Tensor,
    batch1: _Tensor,
    batch2: _Tensor,
    *,
    beta: _Number = 1,
    alpha: _Number = 1,
    out: _Tensor | None = None,
) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read.

    >>> ow.baddbmm(ow.ones(2, 1, 1), ow.ones(2, 1, 3), ow.ones(2, 3, 1), beta=10).flatten()
    tensor([13., 13.])
    """

def baddbmm_(input: _Tensor, batch1: _Tensor, batch2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
    """`beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read.

    >>> ow.baddbmm(ow.ones(2, 1, 1), ow.ones(2, 1, 3), ow.ones(2, 3, 1), beta=10).flatten()
    tensor([13., 13.])
    """

def addr(
    input: _Tensor, vec1: _Tensor, vec2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.

    >>> ow.addr(ow.ones(2, 2), ow.tensor([1.0, 2.0]), ow.tensor([10.0, 20.0]))
    tensor([[11., 21.],
            [21., 41.]])
    """

def addr_(input: _Tensor, vec1: _Tensor, vec2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
    """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.

    >>> ow.addr(ow.ones(2, 2), ow.tensor([1.0, 2.0]), ow.tensor([10.0, 20.0]))
    tensor([[11., 21.],
            [21., 41.]])
    """

@overload
def einsum(equation: _str, tensors: Sequence[_Tensor], *, path: Sequence[_int] | None = None) -> Tensor:
    """Sums of products in Einstein's notation.

    Each letter names a dimension of an operand; those that the output lacks are summed over. Without `->`
        the output has the letters that occur once, in alphabetical order. `...` stands for any number
    of dimensions, which broadcast. A letter that one operand has twice takes its diagonal.

    >>> a = ow.tensor([[1, 2], [3, 4]])
    >>> ow.einsum('ij,jk->ik', a, a)
    tensor([[ 7, 10],
            [15, 22]])
    >>> ow.einsum('ii', a)
    tensor(5)
    >>> ow.einsum('...i,i->...', ow.ones(2, 3, 4), ow.arange(4.0)).shape
    (2, 3)
    """
@overload
def einsum(equation: _str, *tensors: _Tensor, path: Sequence[_int] | None = None) -> Tensor: ...

def _einsum_term(input: _Tensor, merges: Sequence[_int], order: Sequence[_int], shape: Sequence[_int]) -> Tensor:
    """An operand of einsum with a dimension for every letter, in the common order."""

@overload
def _contract(input: _Tensor, other: _Tensor, dims: Sequence[_int]) -> Tensor:
    """The product of two tensors with as many dimensions, summed over some of them, which keep the size 1."""
@overload
def _contract(input: _Tensor, other: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...

@overload
def tensordot(input: _Tensor, other: _Tensor) -> Tensor:
    """The products of two tensors summed over the last two and the first two dimensions."""
@overload
def tensordot(input: _Tensor, other: _Tensor, dims: _Index) -> Tensor: ...
@overload
def tensordot(input: _Tensor, other: _Tensor, *, axes: _Index) -> Tensor: ...
@overload
def tensordot(
    input: _Tensor, other: _Tensor, dims_self: Sequence[_int], dims_other: Sequence[_int], *, out: _Tensor | None = None
) -> Tensor: ...

def kron(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Kronecker's product: every element of `input` times the whole of `other`, in its place.

    >>> ow.kron(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
    tensor([ 1,  2,  3, 10, 20, 30])
    """

def trace(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sum of the diagonal of a matrix.

    >>> ow.trace(ow.tensor([[1, 2], [3, 4]]))
    tensor(5)
    """

@overload
def linalg_multi_dot(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """The product of several matrices, multiplied in the order that takes the fewest operations.

    The first and the last may be vectors.

    >>> ow.linalg.multi_dot([ow.ones(10, 100), ow.ones(100, 5), ow.ones(5, 50)]).shape
    (10, 50)
    """
@overload
def linalg_multi_dot(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

@overload
def chain_matmul(matrices: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """The product of several matrices, multiplied in the order that takes the fewest operations.

    >>> ow.chain_matmul(ow.ones(2, 3), ow.ones(3, 4), ow.ones(4, 1)).flatten()
    tensor([12., 12.])
    """
@overload
def chain_matmul(*matrices: _Tensor, out: _Tensor | None = None) -> Tensor: ...

def linalg_vecdot(x: _Tensor, y: _Tensor, *, dim: _int = -1, out: _Tensor | None = None) -> Tensor:
    """The inner products of vectors along `dim`, the first conjugated; other dimensions broadcast.

    >>> ow.linalg.vecdot(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """

def linalg_matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The matrix product; another name of `matmul`.

    >>> ow.linalg.matmul(ow.ones(2, 3), ow.ones(3, 1)).flatten()
    tensor([3., 3.])
    """
