"""The functions and methods of products: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.products import (
    MM, _FOREACH_MM, BMM, DOT, MV, MATMUL, LINALG_MATMUL, _REVERSED_MATMUL, ADDMM, ADDMM_, LINEAR, _LINEAR_WEIGHT,
    VDOT, OUTER, GER, INNER, ADDMV, ADDMV_, _SCALED_SUM, ADDBMM, ADDBMM_, BADDBMM, BADDBMM_, ADDR, ADDR_, EINSUM,
    _CONTRACT, TENSORDOT_DEFAULT, TENSORDOT_DIMS, TENSORDOT, KRON, TRACE, LINALG_MULTI_DOT, CHAIN_MATMUL,
    LINALG_VECDOT,
)
from ..operators.network_parts import MM_DTYPE, BMM_DTYPE, ADDMM_DTYPE, BADDBMM_DTYPE

__all__ = [
    "mm", "_foreach_mm", "bmm", "dot", "mv", "matmul", "addmm", "addmm_", "vdot", "outer", "ger", "inner", "addmv",
    "addmv_", "addbmm", "addbmm_", "baddbmm", "baddbmm_", "addr", "addr_", "einsum", "tensordot", "kron", "trace",
    "chain_matmul",
]

MM_FORMS = Overloads("mm", MM, MM_DTYPE)
_FOREACH_MM_FORMS = Overloads("_foreach_mm", _FOREACH_MM)
BMM_FORMS = Overloads("bmm", BMM, BMM_DTYPE)
DOT_FORMS = Overloads("dot", DOT)
MV_FORMS = Overloads("mv", MV)
MATMUL_FORMS = Overloads("matmul", MATMUL)
LINALG_MATMUL_FORMS = Overloads("linalg_matmul", LINALG_MATMUL)
_REVERSED_MATMUL_FORMS = Overloads("_reversed_matmul", _REVERSED_MATMUL)
ADDMM_FORMS = Overloads("addmm", ADDMM, ADDMM_DTYPE)
ADDMM__FORMS = Overloads("addmm_", ADDMM_)
LINEAR_FORMS = Overloads("linear", LINEAR)
_LINEAR_WEIGHT_FORMS = Overloads("_linear_weight", _LINEAR_WEIGHT)
VDOT_FORMS = Overloads("vdot", VDOT)
OUTER_FORMS = Overloads("outer", OUTER)
GER_FORMS = Overloads("ger", GER)
INNER_FORMS = Overloads("inner", INNER)
ADDMV_FORMS = Overloads("addmv", ADDMV)
ADDMV__FORMS = Overloads("addmv_", ADDMV_)
_SCALED_SUM_FORMS = Overloads("_scaled_sum", _SCALED_SUM)
ADDBMM_FORMS = Overloads("addbmm", ADDBMM)
ADDBMM__FORMS = Overloads("addbmm_", ADDBMM_)
BADDBMM_FORMS = Overloads("baddbmm", BADDBMM, BADDBMM_DTYPE)
BADDBMM__FORMS = Overloads("baddbmm_", BADDBMM_)
ADDR_FORMS = Overloads("addr", ADDR)
ADDR__FORMS = Overloads("addr_", ADDR_)
EINSUM_FORMS = Overloads("einsum", EINSUM, variadic=True)
_CONTRACT_FORMS = Overloads("_contract", _CONTRACT)
TENSORDOT_FORMS = Overloads("tensordot", TENSORDOT_DEFAULT, TENSORDOT_DIMS, TENSORDOT)
KRON_FORMS = Overloads("kron", KRON)
TRACE_FORMS = Overloads("trace", TRACE)
LINALG_MULTI_DOT_FORMS = Overloads("linalg_multi_dot", LINALG_MULTI_DOT)
CHAIN_MATMUL_FORMS = Overloads("chain_matmul", CHAIN_MATMUL, variadic=True)
LINALG_VECDOT_FORMS = Overloads("linalg_vecdot", LINALG_VECDOT)


def mm(input=MISSING, mat2=MISSING, *rest, **named):
    """mm(input, mat2, *, out=None) -> Tensor
    mm(input, mat2, out_dtype, *, out=None) -> Tensor

    The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`.

    Shapes (n, m) and (m, p) give (n, p); nothing is broadcast. Other shapes are a RuntimeError.

    >>> ow.mm(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([[1.0], [10.0]]))
    tensor([[21.],
            [43.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mat2, Tensor):
                return MM[input._keys | mat2._keys](input, mat2)
        return MM_FORMS.call(input, mat2, rest, named)
    except Exception:
        MM_FORMS.translate(input, mat2, rest, named)
        raise


def _foreach_mm(input=MISSING, mat2=MISSING, *rest, **named):
    """_foreach_mm(input, mat2) -> tuple[Tensor, ...]

    `mm` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and type(mat2) in SEQUENCES and all_tensors(mat2):
                return _FOREACH_MM[keys_of(input) | keys_of(mat2)](tuple(input), tuple(mat2))
        return _FOREACH_MM_FORMS.call(input, mat2, rest, named)
    except Exception:
        _FOREACH_MM_FORMS.translate(input, mat2, rest, named)
        raise


def bmm(input=MISSING, mat2=MISSING, *rest, **named):
    """bmm(input, mat2, *, out=None) -> Tensor
    bmm(input, mat2, out_dtype, *, out=None) -> Tensor

    The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

    >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
    tensor([3., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mat2, Tensor):
                return BMM[input._keys | mat2._keys](input, mat2)
        return BMM_FORMS.call(input, mat2, rest, named)
    except Exception:
        BMM_FORMS.translate(input, mat2, rest, named)
        raise


def dot(input=MISSING, tensor=MISSING, *rest, **named):
    """dot(input, tensor, *, out=None) -> Tensor

    The inner product of two vectors of one length, the sum of `input * tensor`.

    >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
    tensor(11.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(tensor, Tensor):
                return DOT[input._keys | tensor._keys](input, tensor)
        return DOT_FORMS.call(input, tensor, rest, named)
    except Exception:
        DOT_FORMS.translate(input, tensor, rest, named)
        raise


def mv(input=MISSING, vec=MISSING, *rest, **named):
    """mv(input, vec, *, out=None) -> Tensor

    The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

    >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(vec, Tensor):
                return MV[input._keys | vec._keys](input, vec)
        return MV_FORMS.call(input, vec, rest, named)
    except Exception:
        MV_FORMS.translate(input, vec, rest, named)
        raise


def matmul(input=MISSING, other=MISSING, *rest, **named):
    """matmul(input, other, *, out=None) -> Tensor

    The matrix product; vectors are taken as one row or column, leading dimensions broadcast.

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
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return MATMUL[input._keys | other._keys](input, other)
        return MATMUL_FORMS.call(input, other, rest, named)
    except Exception:
        MATMUL_FORMS.translate(input, other, rest, named)
        raise


def linalg_matmul(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `matmul`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return LINALG_MATMUL[input._keys | other._keys](input, other)
        return LINALG_MATMUL_FORMS.call(input, other, rest, named)
    except Exception:
        LINALG_MATMUL_FORMS.translate(input, other, rest, named)
        raise


def _reversed_matmul(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_matmul(input, other) -> Tensor

    The matrix product with exchanged operands.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _REVERSED_MATMUL[input._keys | other._keys](input, other)
        return _REVERSED_MATMUL_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_MATMUL_FORMS.translate(input, other, rest, named)
        raise


def addmm(input=MISSING, mat1=MISSING, mat2=MISSING, *rest, **named):
    """addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor
    addmm(input, mat1, mat2, out_dtype, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.addmm(ow.ones(2), a, a, beta=10)
    tensor([[17., 20.],
            [25., 32.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mat1, Tensor) and isinstance(mat2, Tensor):
                return ADDMM[input._keys | mat1._keys | mat2._keys](input, mat1, mat2, 1, 1)
        return ADDMM_FORMS.call(input, mat1, mat2, rest, named)
    except Exception:
        ADDMM_FORMS.translate(input, mat1, mat2, rest, named)
        raise


def addmm_(input=MISSING, mat1=MISSING, mat2=MISSING, *rest, **named):
    """As `addmm`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mat1, Tensor) and isinstance(mat2, Tensor):
                return ADDMM_[input._keys | mat1._keys | mat2._keys](input, mat1, mat2, 1, 1)
        return ADDMM__FORMS.call(input, mat1, mat2, rest, named)
    except Exception:
        ADDMM__FORMS.translate(input, mat1, mat2, rest, named)
        raise


def linear(input=MISSING, weight=MISSING, *rest, **named):
    """linear(input, weight, bias=None, *, out=None) -> Tensor

    The affine map `input @ weight.T + bias`; `weight` has the shape (out, in), or (in,) for a single
        output.

    The operands have one dtype, and the last size of `input` is that of `weight` (RuntimeError).

    >>> ow.nn.functional.linear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0, 4.0]]), ow.tensor([0.5]))
    tensor([[11.5000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return LINEAR[input._keys | weight._keys](input, weight, None)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(weight, Tensor):
            return LINEAR[input._keys | weight._keys | keys_of(rest)](input, weight, *rest)
        return LINEAR_FORMS.call(input, weight, rest, named)
    except Exception:
        LINEAR_FORMS.translate(input, weight, rest, named)
        raise


def _linear_weight(grad_output=MISSING, input=MISSING, *rest, **named):
    """_linear_weight(grad_output, input) -> Tensor

    The gradient of the weight of `linear`, of shape (out, in).
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
                return _LINEAR_WEIGHT[grad_output._keys | input._keys](grad_output, input)
        return _LINEAR_WEIGHT_FORMS.call(grad_output, input, rest, named)
    except Exception:
        _LINEAR_WEIGHT_FORMS.translate(grad_output, input, rest, named)
        raise


def vdot(input=MISSING, other=MISSING, *rest, **named):
    """vdot(input, other, *, out=None) -> Tensor

    The inner product of two vectors of one length, the first of them conjugated.

    >>> ow.vdot(ow.tensor([1j, 2]), ow.tensor([1j, 1]))
    tensor(3.+0.j)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return VDOT[input._keys | other._keys](input, other)
        return VDOT_FORMS.call(input, other, rest, named)
    except Exception:
        VDOT_FORMS.translate(input, other, rest, named)
        raise


def outer(input=MISSING, vec2=MISSING, *rest, **named):
    """outer(input, vec2, *, out=None) -> Tensor

    The products of every element of one vector with every element of another, `out[i][j] = input[i] *
        vec2[j]`.

    >>> ow.outer(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(vec2, Tensor):
                return OUTER[input._keys | vec2._keys](input, vec2)
        return OUTER_FORMS.call(input, vec2, rest, named)
    except Exception:
        OUTER_FORMS.translate(input, vec2, rest, named)
        raise


def ger(input=MISSING, vec2=MISSING, *rest, **named):
    """ger(input, vec2, *, out=None) -> Tensor

    The outer product of two vectors; another name of `outer`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(vec2, Tensor):
                return GER[input._keys | vec2._keys](input, vec2)
        return GER_FORMS.call(input, vec2, rest, named)
    except Exception:
        GER_FORMS.translate(input, vec2, rest, named)
        raise


def inner(input=MISSING, other=MISSING, *rest, **named):
    """inner(input, other, *, out=None) -> Tensor

    The sums of products along the last dimensions; of vectors their inner product.

    >>> ow.inner(ow.tensor([[1, 2], [3, 4]]), ow.tensor([1, 10]))
    tensor([21, 43])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return INNER[input._keys | other._keys](input, other)
        return INNER_FORMS.call(input, other, rest, named)
    except Exception:
        INNER_FORMS.translate(input, other, rest, named)
        raise


def addmv(input=MISSING, mat=MISSING, vec=MISSING, *rest, **named):
    """addmv(input, mat, vec, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.

    >>> ow.addmv(ow.ones(2), ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]), alpha=2)
    tensor([43., 87.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mat, Tensor) and isinstance(vec, Tensor):
                return ADDMV[input._keys | mat._keys | vec._keys](input, mat, vec, 1, 1)
        return ADDMV_FORMS.call(input, mat, vec, rest, named)
    except Exception:
        ADDMV_FORMS.translate(input, mat, vec, rest, named)
        raise


def addmv_(input=MISSING, mat=MISSING, vec=MISSING, *rest, **named):
    """As `addmv`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mat, Tensor) and isinstance(vec, Tensor):
                return ADDMV_[input._keys | mat._keys | vec._keys](input, mat, vec, 1, 1)
        return ADDMV__FORMS.call(input, mat, vec, rest, named)
    except Exception:
        ADDMV__FORMS.translate(input, mat, vec, rest, named)
        raise


def _scaled_sum(input=MISSING, product=MISSING, beta=MISSING, alpha=MISSING, operator=MISSING, *rest, **named):
    """_scaled_sum(input, product, beta, alpha, operator) -> Tensor

    `beta * input + alpha * product`, of one dtype and in the shape of the product.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(product, Tensor) and (
                type(beta) is float or type(beta) is int
            ) and (
                type(alpha) is float or type(alpha) is int
            ) and type(operator) is str:
                return _SCALED_SUM[input._keys | product._keys](input, product, beta, alpha, operator)
        return _SCALED_SUM_FORMS.call(input, product, beta, alpha, operator, rest, named)
    except Exception:
        _SCALED_SUM_FORMS.translate(input, product, beta, alpha, operator, rest, named)
        raise


def addbmm(input=MISSING, batch1=MISSING, batch2=MISSING, *rest, **named):
    """addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.

    >>> ow.addbmm(ow.zeros(1, 1), ow.ones(5, 1, 3), ow.ones(5, 3, 1))
    tensor([[15.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                return ADDBMM[input._keys | batch1._keys | batch2._keys](input, batch1, batch2, 1, 1)
        return ADDBMM_FORMS.call(input, batch1, batch2, rest, named)
    except Exception:
        ADDBMM_FORMS.translate(input, batch1, batch2, rest, named)
        raise


def addbmm_(input=MISSING, batch1=MISSING, batch2=MISSING, *rest, **named):
    """As `addbmm`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                return ADDBMM_[input._keys | batch1._keys | batch2._keys](input, batch1, batch2, 1, 1)
        return ADDBMM__FORMS.call(input, batch1, batch2, rest, named)
    except Exception:
        ADDBMM__FORMS.translate(input, batch1, batch2, rest, named)
        raise


def baddbmm(input=MISSING, batch1=MISSING, batch2=MISSING, *rest, **named):
    """baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor
    baddbmm(input, batch1, batch2, out_dtype, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read.

    >>> ow.baddbmm(ow.ones(2, 1, 1), ow.ones(2, 1, 3), ow.ones(2, 3, 1), beta=10).flatten()
    tensor([13., 13.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                return BADDBMM[input._keys | batch1._keys | batch2._keys](input, batch1, batch2, 1, 1)
        return BADDBMM_FORMS.call(input, batch1, batch2, rest, named)
    except Exception:
        BADDBMM_FORMS.translate(input, batch1, batch2, rest, named)
        raise


def baddbmm_(input=MISSING, batch1=MISSING, batch2=MISSING, *rest, **named):
    """As `baddbmm`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                return BADDBMM_[input._keys | batch1._keys | batch2._keys](input, batch1, batch2, 1, 1)
        return BADDBMM__FORMS.call(input, batch1, batch2, rest, named)
    except Exception:
        BADDBMM__FORMS.translate(input, batch1, batch2, rest, named)
        raise


def addr(input=MISSING, vec1=MISSING, vec2=MISSING, *rest, **named):
    """addr(input, vec1, vec2, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.

    >>> ow.addr(ow.ones(2, 2), ow.tensor([1.0, 2.0]), ow.tensor([10.0, 20.0]))
    tensor([[11., 21.],
            [21., 41.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(vec1, Tensor) and isinstance(vec2, Tensor):
                return ADDR[input._keys | vec1._keys | vec2._keys](input, vec1, vec2, 1, 1)
        return ADDR_FORMS.call(input, vec1, vec2, rest, named)
    except Exception:
        ADDR_FORMS.translate(input, vec1, vec2, rest, named)
        raise


def addr_(input=MISSING, vec1=MISSING, vec2=MISSING, *rest, **named):
    """As `addr`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(vec1, Tensor) and isinstance(vec2, Tensor):
                return ADDR_[input._keys | vec1._keys | vec2._keys](input, vec1, vec2, 1, 1)
        return ADDR__FORMS.call(input, vec1, vec2, rest, named)
    except Exception:
        ADDR__FORMS.translate(input, vec1, vec2, rest, named)
        raise


def einsum(equation=MISSING, tensors=MISSING, *rest, **named):
    """einsum(equation, tensors, *, path=None) -> Tensor

    Sums of products in Einstein's notation.

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
    try:
        return EINSUM_FORMS.call(equation, tensors, rest, named)
    except Exception:
        EINSUM_FORMS.translate(equation, tensors, rest, named)
        raise


def _contract(input=MISSING, other=MISSING, dims=MISSING, *rest, **named):
    """_contract(input, other, dims) -> Tensor

    The product of two tensors with as many dimensions, summed over some of them, which keep the size 1.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dims) is tuple and all_of(int, dims):
                return _CONTRACT[input._keys | other._keys](input, other, dims)
        return _CONTRACT_FORMS.call(input, other, dims, rest, named)
    except Exception:
        _CONTRACT_FORMS.translate(input, other, dims, rest, named)
        raise


def tensordot(input=MISSING, other=MISSING, dims_self=MISSING, dims_other=MISSING, /, *rest, **named):
    """tensordot(input, other) -> Tensor
    tensordot(input, other, dims, *, out=None) -> Tensor
    tensordot(input, other, dims_self, dims_other, *, out=None) -> Tensor

    The products of two tensors summed over the last two and the first two dimensions.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(other, Tensor)
                and dims_self is MISSING
                and dims_other is MISSING
            ):
                return TENSORDOT_DEFAULT[input._keys | other._keys](input, other)
            if (
                isinstance(input, Tensor)
                and isinstance(other, Tensor)
                and dims_self is not MISSING
                and dims_other is MISSING
            ):
                return TENSORDOT_DIMS[input._keys | other._keys](input, other, dims_self)
            if (
                isinstance(input, Tensor)
                and isinstance(other, Tensor)
                and type(dims_self) is tuple
                and all_of(int, dims_self)
                and type(dims_other) is tuple
                and all_of(int, dims_other)
            ):
                return TENSORDOT[input._keys | other._keys](input, other, dims_self, dims_other)
        return TENSORDOT_FORMS.call(input, other, dims_self, dims_other, rest, named)
    except Exception:
        TENSORDOT_FORMS.translate(input, other, dims_self, dims_other, rest, named)
        raise


def kron(input=MISSING, other=MISSING, *rest, **named):
    """kron(input, other, *, out=None) -> Tensor

    Kronecker's product: every element of `input` times the whole of `other`, in its place.

    >>> ow.kron(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
    tensor([ 1,  2,  3, 10, 20, 30])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return KRON[input._keys | other._keys](input, other)
        return KRON_FORMS.call(input, other, rest, named)
    except Exception:
        KRON_FORMS.translate(input, other, rest, named)
        raise


def trace(input=MISSING, *rest, **named):
    """trace(input, *, out=None) -> Tensor

    The sum of the diagonal of a matrix.

    >>> ow.trace(ow.tensor([[1, 2], [3, 4]]))
    tensor(5)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return TRACE[input._keys](input)
        return TRACE_FORMS.call(input, rest, named)
    except Exception:
        TRACE_FORMS.translate(input, rest, named)
        raise


def linalg_multi_dot(tensors=MISSING, *rest, **named):
    """multi_dot(tensors, *, out=None) -> Tensor

    The product of several matrices, multiplied in the order that takes the fewest operations.

    The first and the last may be vectors.

    >>> ow.linalg.multi_dot([ow.ones(10, 100), ow.ones(100, 5), ow.ones(5, 50)]).shape
    opweave.Size([10, 50])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return LINALG_MULTI_DOT[keys_of(tensors)](tuple(tensors))
        return LINALG_MULTI_DOT_FORMS.call(tensors, rest, named)
    except Exception:
        LINALG_MULTI_DOT_FORMS.translate(tensors, rest, named)
        raise


def chain_matmul(matrices=MISSING, *rest, **named):
    """chain_matmul(matrices, *, out=None) -> Tensor

    The product of several matrices, multiplied in the order that takes the fewest operations.

    >>> ow.chain_matmul(ow.ones(2, 3), ow.ones(3, 4), ow.ones(4, 1)).flatten()
    tensor([12., 12.])
    """
    try:
        if not (rest or named):
            if type(matrices) in SEQUENCES and all_tensors(matrices):
                return CHAIN_MATMUL[keys_of(matrices)](tuple(matrices))
        return CHAIN_MATMUL_FORMS.call(matrices, rest, named)
    except Exception:
        CHAIN_MATMUL_FORMS.translate(matrices, rest, named)
        raise


def linalg_vecdot(x=MISSING, y=MISSING, *rest, **named):
    """vecdot(x, y, *, dim=-1, out=None) -> Tensor

    The inner products of vectors along `dim`, the first conjugated; other dimensions broadcast.

    >>> ow.linalg.vecdot(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """
    try:
        if not (rest or named):
            if isinstance(x, Tensor) and isinstance(y, Tensor):
                return LINALG_VECDOT[x._keys | y._keys](x, y, -1)
        return LINALG_VECDOT_FORMS.call(x, y, rest, named)
    except Exception:
        LINALG_VECDOT_FORMS.translate(x, y, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def mm(self, mat2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mat2, Tensor):
                    return MM[self._keys | mat2._keys](self, mat2)
            return MM_FORMS.method(self, mat2, rest, named)
        except Exception:
            MM_FORMS.translate(self, mat2, rest, named)
            raise

    def bmm(self, mat2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mat2, Tensor):
                    return BMM[self._keys | mat2._keys](self, mat2)
            return BMM_FORMS.method(self, mat2, rest, named)
        except Exception:
            BMM_FORMS.translate(self, mat2, rest, named)
            raise

    def dot(self, tensor=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(tensor, Tensor):
                    return DOT[self._keys | tensor._keys](self, tensor)
            return DOT_FORMS.method(self, tensor, rest, named)
        except Exception:
            DOT_FORMS.translate(self, tensor, rest, named)
            raise

    def mv(self, vec=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(vec, Tensor):
                    return MV[self._keys | vec._keys](self, vec)
            return MV_FORMS.method(self, vec, rest, named)
        except Exception:
            MV_FORMS.translate(self, vec, rest, named)
            raise

    def matmul(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return MATMUL[self._keys | other._keys](self, other)
            return MATMUL_FORMS.method(self, other, rest, named)
        except Exception:
            MATMUL_FORMS.translate(self, other, rest, named)
            raise

    def addmm(self, mat1=MISSING, mat2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mat1, Tensor) and isinstance(mat2, Tensor):
                    return ADDMM[self._keys | mat1._keys | mat2._keys](self, mat1, mat2, 1, 1)
            return ADDMM_FORMS.method(self, mat1, mat2, rest, named)
        except Exception:
            ADDMM_FORMS.translate(self, mat1, mat2, rest, named)
            raise

    def addmm_(self, mat1=MISSING, mat2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mat1, Tensor) and isinstance(mat2, Tensor):
                    return ADDMM_[self._keys | mat1._keys | mat2._keys](self, mat1, mat2, 1, 1)
            return ADDMM__FORMS.method(self, mat1, mat2, rest, named)
        except Exception:
            ADDMM__FORMS.translate(self, mat1, mat2, rest, named)
            raise

    def vdot(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return VDOT[self._keys | other._keys](self, other)
            return VDOT_FORMS.method(self, other, rest, named)
        except Exception:
            VDOT_FORMS.translate(self, other, rest, named)
            raise

    def outer(self, vec2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(vec2, Tensor):
                    return OUTER[self._keys | vec2._keys](self, vec2)
            return OUTER_FORMS.method(self, vec2, rest, named)
        except Exception:
            OUTER_FORMS.translate(self, vec2, rest, named)
            raise

    def ger(self, vec2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(vec2, Tensor):
                    return GER[self._keys | vec2._keys](self, vec2)
            return GER_FORMS.method(self, vec2, rest, named)
        except Exception:
            GER_FORMS.translate(self, vec2, rest, named)
            raise

    def inner(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return INNER[self._keys | other._keys](self, other)
            return INNER_FORMS.method(self, other, rest, named)
        except Exception:
            INNER_FORMS.translate(self, other, rest, named)
            raise

    def addmv(self, mat=MISSING, vec=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mat, Tensor) and isinstance(vec, Tensor):
                    return ADDMV[self._keys | mat._keys | vec._keys](self, mat, vec, 1, 1)
            return ADDMV_FORMS.method(self, mat, vec, rest, named)
        except Exception:
            ADDMV_FORMS.translate(self, mat, vec, rest, named)
            raise

    def addmv_(self, mat=MISSING, vec=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mat, Tensor) and isinstance(vec, Tensor):
                    return ADDMV_[self._keys | mat._keys | vec._keys](self, mat, vec, 1, 1)
            return ADDMV__FORMS.method(self, mat, vec, rest, named)
        except Exception:
            ADDMV__FORMS.translate(self, mat, vec, rest, named)
            raise

    def addbmm(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                    return ADDBMM[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return ADDBMM_FORMS.method(self, batch1, batch2, rest, named)
        except Exception:
            ADDBMM_FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def addbmm_(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                    return ADDBMM_[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return ADDBMM__FORMS.method(self, batch1, batch2, rest, named)
        except Exception:
            ADDBMM__FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def baddbmm(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                    return BADDBMM[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return BADDBMM_FORMS.method(self, batch1, batch2, rest, named)
        except Exception:
            BADDBMM_FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def baddbmm_(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(batch1, Tensor) and isinstance(batch2, Tensor):
                    return BADDBMM_[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return BADDBMM__FORMS.method(self, batch1, batch2, rest, named)
        except Exception:
            BADDBMM__FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def addr(self, vec1=MISSING, vec2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(vec1, Tensor) and isinstance(vec2, Tensor):
                    return ADDR[self._keys | vec1._keys | vec2._keys](self, vec1, vec2, 1, 1)
            return ADDR_FORMS.method(self, vec1, vec2, rest, named)
        except Exception:
            ADDR_FORMS.translate(self, vec1, vec2, rest, named)
            raise

    def addr_(self, vec1=MISSING, vec2=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(vec1, Tensor) and isinstance(vec2, Tensor):
                    return ADDR_[self._keys | vec1._keys | vec2._keys](self, vec1, vec2, 1, 1)
            return ADDR__FORMS.method(self, vec1, vec2, rest, named)
        except Exception:
            ADDR__FORMS.translate(self, vec1, vec2, rest, named)
            raise

    def kron(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return KRON[self._keys | other._keys](self, other)
            return KRON_FORMS.method(self, other, rest, named)
        except Exception:
            KRON_FORMS.translate(self, other, rest, named)
            raise

    def trace(self, *rest, **named):
        try:
            if not (rest or named):
                return TRACE[self._keys](self)
            return TRACE_FORMS.method(self, rest, named)
        except Exception:
            TRACE_FORMS.translate(self, rest, named)
            raise

    def __matmul__(self, other):
        try:
            if isinstance(other, Tensor):
                return MATMUL[self._keys | other._keys](self, other)
            return MATMUL_FORMS.binary(self, other)
        except Exception:
            MATMUL_FORMS.translate(self, other, (), {})
            raise

    def __rmatmul__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_MATMUL[self._keys | other._keys](self, other)
            return _REVERSED_MATMUL_FORMS.binary(self, other)
        except Exception:
            _REVERSED_MATMUL_FORMS.translate(self, other, (), {})
            raise


hang(Methods, __name__)
