# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of products."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "dtype", method=True)
def mm(input, mat2, out_dtype, *, out=None):
    """mm(input, mat2, *, out=None) -> Tensor
    mm(input, mat2, out_dtype, *, out=None) -> Tensor

    The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`.

    Shapes (n, m) and (m, p) give (n, p); nothing is broadcast. Other shapes are a RuntimeError.

    >>> ow.mm(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([[1.0], [10.0]]))
    tensor([[21.],
            [43.]])
    """


dsmm = declare("dsmm(input, mat2, *, out=None)", "Another name of `mm`.", result="", method=True)
spmm = declare("spmm(input, mat2, *, out=None)", "Another name of `mm`.", result="", method=True)
_foreach_mm = declare("_foreach_mm(input, mat2)", "`mm` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)


@public("", "dtype", method=True)
def bmm(input, mat2, out_dtype, *, out=None):
    """bmm(input, mat2, *, out=None) -> Tensor
    bmm(input, mat2, out_dtype, *, out=None) -> Tensor

    The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

    >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
    tensor([3., 3.])
    """


@public(method=True)
def dot(input, tensor, *, out=None):
    """The inner product of two vectors of one length, the sum of `input * tensor`.

    >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
    tensor(11.)
    """


@public(method=True)
def mv(input, vec, *, out=None):
    """The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

    >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """


@public(method=True, operators="__matmul__")
def matmul(input, other, *, out=None):
    """The matrix product; vectors are taken as one row or column, leading dimensions broadcast.

    The last size of `input` must be the last but one of `other` (RuntimeError).

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> a @ a
    tensor([[ 7., 10.],
            [15., 22.]])
    >>> a @ ow.tensor([1.0, 10.0])
    tensor([21., 43.])
    >>> (ow.ones(5, 1, 2, 3) @ ow.ones(4, 3, 6)).shape
    opweave.Size([5, 4, 2, 6])
    """


linalg_matmul = declare("linalg_matmul(input, other, *, out=None)", "Another name of `matmul`.", result="",
    module="linalg")
_reversed_matmul = declare("_reversed_matmul(input, other)", "The matrix product with exchanged operands.",
    operators="__rmatmul__")


@public("", "dtype", method=True)
def addmm(input, mat1, mat2, out_dtype, *, beta=1, alpha=1, out=None):
    """addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor
    addmm(input, mat1, mat2, out_dtype, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.addmm(ow.ones(2), a, a, beta=10)
    tensor([[17., 20.],
            [25., 32.]])
    """


addmm_ = declare("addmm_(input, mat1, mat2, *, beta=1, alpha=1)", "As `addmm`, written into `input`, which is "
    "returned.", result="", method=True)


@public(module="nn")
def linear(input, weight, bias=None, *, out=None):
    """The affine map `input @ weight.T + bias`; `weight` has the shape (out, in), or (in,) for a single
        output.

    The operands have one dtype, and the last size of `input` is that of `weight` (RuntimeError).

    >>> ow.nn.functional.linear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0, 4.0]]), ow.tensor([0.5]))
    tensor([[11.5000]])
    """


_linear_weight = declare("_linear_weight(grad_output, input)", "The gradient of the weight of `linear`, of shape (out, "
    "in).")


@public(method=True)
def vdot(input, other, *, out=None):
    """The inner product of two vectors of one length, the first of them conjugated.

    >>> ow.vdot(ow.tensor([1j, 2]), ow.tensor([1j, 1]))
    tensor(3.+0.j)
    """


@public(method=True)
def outer(input, vec2, *, out=None):
    """The products of every element of one vector with every element of another, `out[i][j] = input[i] *
        vec2[j]`.

    >>> ow.outer(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    """


ger = declare("ger(input, vec2, *, out=None)", "The outer product of two vectors; another name of `outer`.",
    method=True)


@public(method=True)
def inner(input, other, *, out=None):
    """The sums of products along the last dimensions; of vectors their inner product.

    >>> ow.inner(ow.tensor([[1, 2], [3, 4]]), ow.tensor([1, 10]))
    tensor([21, 43])
    """


@public(method=True)
def addmv(input, mat, vec, *, beta=1, alpha=1, out=None):
    """`beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.

    >>> ow.addmv(ow.ones(2), ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]), alpha=2)
    tensor([43., 87.])
    """


addmv_ = declare("addmv_(input, mat, vec, *, beta=1, alpha=1)", "As `addmv`, written into `input`, which is returned.",
    result="", method=True)
_scaled_sum = declare("_scaled_sum(input, product, beta, alpha, operator)", "`beta * input + alpha * product`, of one "
    "dtype and in the shape of the product.")


@public(method=True)
def addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """`beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.

    >>> ow.addbmm(ow.zeros(1, 1), ow.ones(5, 1, 3), ow.ones(5, 3, 1))
    tensor([[15.]])
    """


addbmm_ = declare("addbmm_(input, batch1, batch2, *, beta=1, alpha=1)", "As `addbmm`, written into `input`, which is "
    "returned.", result="", method=True)


@public("", "dtype", method=True)
def baddbmm(input, batch1, batch2, out_dtype, *, beta=1, alpha=1, out=None):
    """baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor
    baddbmm(input, batch1, batch2, out_dtype, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read.

    >>> ow.baddbmm(ow.ones(2, 1, 1), ow.ones(2, 1, 3), ow.ones(2, 3, 1), beta=10).flatten()
    tensor([13., 13.])
    """


baddbmm_ = declare("baddbmm_(input, batch1, batch2, *, beta=1, alpha=1)", "As `baddbmm`, written into `input`, which "
    "is returned.", result="", method=True)


@public(method=True)
def addr(input, vec1, vec2, *, beta=1, alpha=1, out=None):
    """`beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.

    >>> ow.addr(ow.ones(2, 2), ow.tensor([1.0, 2.0]), ow.tensor([10.0, 20.0]))
    tensor([[11., 21.],
            [21., 41.]])
    """


addr_ = declare("addr_(input, vec1, vec2, *, beta=1, alpha=1)", "As `addr`, written into `input`, which is returned.",
    result="", method=True)


@public(variadic=True)
def einsum(equation, tensors, *, path=None):
    """Sums of products in Einstein's notation.

    Each letter names a dimension of an operand; those that the output lacks are summed over. Without `->`
        the output has the letters that occur once, in alphabetical order. `...` stands for any number
    of dimensions, which broadcast. A letter that one operand has twice takes its diagonal. In place of
        letters each
    operand may have a list of numbers below 52 behind it, and the output one at the end. More than two
        operands are
    multiplied in the order that takes the fewest multiplications, or by `path` in that of opt_einsum's
        paths.

    >>> a = ow.tensor([[1, 2], [3, 4]])
    >>> ow.einsum('ij,jk->ik', a, a)
    tensor([[ 7, 10],
            [15, 22]])
    >>> ow.einsum(a, [0, 1], a, [1, 2], [0, 2]).shape
    opweave.Size([2, 2])
    >>> ow.einsum('ii', a)
    tensor(5)
    >>> ow.einsum('...i,i->...', ow.ones(2, 3, 4), ow.arange(4.0)).shape
    opweave.Size([2, 3])
    """


_contract = declare("_contract(input, other, dims)", "The product of two tensors with as many dimensions, summed over "
    "some of them, which keep the size 1.")


@public("default", "dims", "")
def tensordot(input, other, dims_self, dims_other, *, out=None):
    """tensordot(input, other) -> Tensor
    tensordot(input, other, dims, *, out=None) -> Tensor
    tensordot(input, other, dims_self, dims_other, *, out=None) -> Tensor

    The products of two tensors summed over the last two and the first two dimensions.
    """


@public(method=True)
def kron(input, other, *, out=None):
    """Kronecker's product: every element of `input` times the whole of `other`, in its place.

    >>> ow.kron(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
    tensor([ 1,  2,  3, 10, 20, 30])
    """


@public(method=True)
def trace(input, *, out=None):
    """The sum of the diagonal of a matrix.

    >>> ow.trace(ow.tensor([[1, 2], [3, 4]]))
    tensor(5)
    """


@public(module="linalg")
def linalg_multi_dot(tensors, *, out=None):
    """The product of several matrices, multiplied in the order that takes the fewest operations.

    The first and the last may be vectors.

    >>> ow.linalg.multi_dot([ow.ones(10, 100), ow.ones(100, 5), ow.ones(5, 50)]).shape
    opweave.Size([10, 50])
    """


@public(variadic=True)
def chain_matmul(matrices, *, out=None):
    """The product of several matrices, multiplied in the order that takes the fewest operations.

    >>> ow.chain_matmul(ow.ones(2, 3), ow.ones(3, 4), ow.ones(4, 1)).flatten()
    tensor([12., 12.])
    """


@public(module="linalg")
def linalg_vecdot(x, y, *, dim=-1, out=None):
    """The inner products of vectors along `dim`, the first conjugated; other dimensions broadcast.

    >>> ow.linalg.vecdot(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """
