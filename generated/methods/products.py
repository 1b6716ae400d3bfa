"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, binary
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.products import (
    MM, BMM, DOT, MV, MATMUL, ADDMM, ADDMM_, VDOT, OUTER, GER, INNER, ADDMV, ADDMV_, ADDBMM, ADDBMM_, BADDBMM,
    BADDBMM_, ADDR, ADDR_, KRON, TRACE, _REVERSED_MATMUL, MM_FORMS as MM_FORMS_OF_FUNCTION, BMM_FORMS as
    BMM_FORMS_OF_FUNCTION, DOT_FORMS as DOT_FORMS_OF_FUNCTION, MV_FORMS as MV_FORMS_OF_FUNCTION, MATMUL_FORMS as
    MATMUL_FORMS_OF_FUNCTION, ADDMM_FORMS as ADDMM_FORMS_OF_FUNCTION, ADDMM__FORMS as ADDMM__FORMS_OF_FUNCTION,
    VDOT_FORMS as VDOT_FORMS_OF_FUNCTION, OUTER_FORMS as OUTER_FORMS_OF_FUNCTION, GER_FORMS as
    GER_FORMS_OF_FUNCTION, INNER_FORMS as INNER_FORMS_OF_FUNCTION, ADDMV_FORMS as ADDMV_FORMS_OF_FUNCTION,
    ADDMV__FORMS as ADDMV__FORMS_OF_FUNCTION, ADDBMM_FORMS as ADDBMM_FORMS_OF_FUNCTION, ADDBMM__FORMS as
    ADDBMM__FORMS_OF_FUNCTION, BADDBMM_FORMS as BADDBMM_FORMS_OF_FUNCTION, BADDBMM__FORMS as
    BADDBMM__FORMS_OF_FUNCTION, ADDR_FORMS as ADDR_FORMS_OF_FUNCTION, ADDR__FORMS as ADDR__FORMS_OF_FUNCTION,
    KRON_FORMS as KRON_FORMS_OF_FUNCTION, TRACE_FORMS as TRACE_FORMS_OF_FUNCTION, _REVERSED_MATMUL_FORMS as
    _REVERSED_MATMUL_FORMS_OF_FUNCTION,
)

MM_FORMS = method_forms(MM_FORMS_OF_FUNCTION)
BMM_FORMS = method_forms(BMM_FORMS_OF_FUNCTION)
DOT_FORMS = method_forms(DOT_FORMS_OF_FUNCTION)
MV_FORMS = method_forms(MV_FORMS_OF_FUNCTION)
MATMUL_FORMS = method_forms(MATMUL_FORMS_OF_FUNCTION)
ADDMM_FORMS = method_forms(ADDMM_FORMS_OF_FUNCTION)
ADDMM__FORMS = method_forms(ADDMM__FORMS_OF_FUNCTION)
VDOT_FORMS = method_forms(VDOT_FORMS_OF_FUNCTION)
OUTER_FORMS = method_forms(OUTER_FORMS_OF_FUNCTION)
GER_FORMS = method_forms(GER_FORMS_OF_FUNCTION)
INNER_FORMS = method_forms(INNER_FORMS_OF_FUNCTION)
ADDMV_FORMS = method_forms(ADDMV_FORMS_OF_FUNCTION)
ADDMV__FORMS = method_forms(ADDMV__FORMS_OF_FUNCTION)
ADDBMM_FORMS = method_forms(ADDBMM_FORMS_OF_FUNCTION)
ADDBMM__FORMS = method_forms(ADDBMM__FORMS_OF_FUNCTION)
BADDBMM_FORMS = method_forms(BADDBMM_FORMS_OF_FUNCTION)
BADDBMM__FORMS = method_forms(BADDBMM__FORMS_OF_FUNCTION)
ADDR_FORMS = method_forms(ADDR_FORMS_OF_FUNCTION)
ADDR__FORMS = method_forms(ADDR__FORMS_OF_FUNCTION)
KRON_FORMS = method_forms(KRON_FORMS_OF_FUNCTION)
TRACE_FORMS = method_forms(TRACE_FORMS_OF_FUNCTION)
_REVERSED_MATMUL_FORMS = method_forms(_REVERSED_MATMUL_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def mm(self, mat2=MISSING, *rest, **named):
        """mm(input, mat2, *, out=None) -> Tensor

        The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`.

        Shapes (n, m) and (m, p) give (n, p); nothing is broadcast. Other shapes are a RuntimeError.

        >>> ow.mm(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([[1.0], [10.0]]))
        tensor([[21.],
                [43.]])
        """
        try:
            if not (rest or named):
                if type(mat2) is Tensor:
                    return MM[self._keys | mat2._keys](self, mat2)
            return MM_FORMS.call(self, mat2, rest, named)
        except Exception:
            MM_FORMS.translate(self, mat2, rest, named)
            raise

    def bmm(self, mat2=MISSING, *rest, **named):
        """bmm(input, mat2, *, out=None) -> Tensor

        The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

        >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
        tensor([3., 3.])
        """
        try:
            if not (rest or named):
                if type(mat2) is Tensor:
                    return BMM[self._keys | mat2._keys](self, mat2)
            return BMM_FORMS.call(self, mat2, rest, named)
        except Exception:
            BMM_FORMS.translate(self, mat2, rest, named)
            raise

    def dot(self, tensor=MISSING, *rest, **named):
        """dot(input, tensor, *, out=None) -> Tensor

        The inner product of two vectors of one length, the sum of `input * tensor`.

        >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
        tensor(11.)
        """
        try:
            if not (rest or named):
                if type(tensor) is Tensor:
                    return DOT[self._keys | tensor._keys](self, tensor)
            return DOT_FORMS.call(self, tensor, rest, named)
        except Exception:
            DOT_FORMS.translate(self, tensor, rest, named)
            raise

    def mv(self, vec=MISSING, *rest, **named):
        """mv(input, vec, *, out=None) -> Tensor

        The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

        >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
        tensor([21., 43.])
        """
        try:
            if not (rest or named):
                if type(vec) is Tensor:
                    return MV[self._keys | vec._keys](self, vec)
            return MV_FORMS.call(self, vec, rest, named)
        except Exception:
            MV_FORMS.translate(self, vec, rest, named)
            raise

    def matmul(self, other=MISSING, *rest, **named):
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
        (5, 4, 2, 6)
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return MATMUL[self._keys | other._keys](self, other)
            return MATMUL_FORMS.call(self, other, rest, named)
        except Exception:
            MATMUL_FORMS.translate(self, other, rest, named)
            raise

    def addmm(self, mat1=MISSING, mat2=MISSING, *rest, **named):
        """addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor

        `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

        >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
        >>> ow.addmm(ow.ones(2), a, a, beta=10)
        tensor([[17., 20.],
                [25., 32.]])
        """
        try:
            if not (rest or named):
                if type(mat1) is Tensor and type(mat2) is Tensor:
                    return ADDMM[self._keys | mat1._keys | mat2._keys](self, mat1, mat2, 1, 1)
            return ADDMM_FORMS.call(self, mat1, mat2, rest, named)
        except Exception:
            ADDMM_FORMS.translate(self, mat1, mat2, rest, named)
            raise

    def addmm_(self, mat1=MISSING, mat2=MISSING, *rest, **named):
        """addmm_(input, mat1, mat2, *, beta=1, alpha=1) -> Tensor

        `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

        >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
        >>> ow.addmm(ow.ones(2), a, a, beta=10)
        tensor([[17., 20.],
                [25., 32.]])
        """
        try:
            if not (rest or named):
                if type(mat1) is Tensor and type(mat2) is Tensor:
                    return ADDMM_[self._keys | mat1._keys | mat2._keys](self, mat1, mat2, 1, 1)
            return ADDMM__FORMS.call(self, mat1, mat2, rest, named)
        except Exception:
            ADDMM__FORMS.translate(self, mat1, mat2, rest, named)
            raise

    def vdot(self, other=MISSING, *rest, **named):
        """vdot(input, other, *, out=None) -> Tensor

        The inner product of two vectors of one length, the first of them conjugated.

        >>> ow.vdot(ow.tensor([1j, 2]), ow.tensor([1j, 1]))
        tensor(3.+0.j)
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return VDOT[self._keys | other._keys](self, other)
            return VDOT_FORMS.call(self, other, rest, named)
        except Exception:
            VDOT_FORMS.translate(self, other, rest, named)
            raise

    def outer(self, vec2=MISSING, *rest, **named):
        """outer(input, vec2, *, out=None) -> Tensor

        The products of every element of one vector with every element of another, `out[i][j] = input[i] *
            vec2[j]`.

        >>> ow.outer(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
        tensor([[ 1,  2,  3],
                [10, 20, 30]])
        """
        try:
            if not (rest or named):
                if type(vec2) is Tensor:
                    return OUTER[self._keys | vec2._keys](self, vec2)
            return OUTER_FORMS.call(self, vec2, rest, named)
        except Exception:
            OUTER_FORMS.translate(self, vec2, rest, named)
            raise

    def ger(self, vec2=MISSING, *rest, **named):
        """ger(input, vec2, *, out=None) -> Tensor

        The outer product of two vectors; another name of `outer`.
        """
        try:
            if not (rest or named):
                if type(vec2) is Tensor:
                    return GER[self._keys | vec2._keys](self, vec2)
            return GER_FORMS.call(self, vec2, rest, named)
        except Exception:
            GER_FORMS.translate(self, vec2, rest, named)
            raise

    def inner(self, other=MISSING, *rest, **named):
        """inner(input, other, *, out=None) -> Tensor

        The sums of products along the last dimensions; of vectors their inner product.

        >>> ow.inner(ow.tensor([[1, 2], [3, 4]]), ow.tensor([1, 10]))
        tensor([21, 43])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return INNER[self._keys | other._keys](self, other)
            return INNER_FORMS.call(self, other, rest, named)
        except Exception:
            INNER_FORMS.translate(self, other, rest, named)
            raise

    def addmv(self, mat=MISSING, vec=MISSING, *rest, **named):
        """addmv(input, mat, vec, *, beta=1, alpha=1, out=None) -> Tensor

        `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.

        >>> ow.addmv(ow.ones(2), ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]), alpha=2)
        tensor([43., 87.])
        """
        try:
            if not (rest or named):
                if type(mat) is Tensor and type(vec) is Tensor:
                    return ADDMV[self._keys | mat._keys | vec._keys](self, mat, vec, 1, 1)
            return ADDMV_FORMS.call(self, mat, vec, rest, named)
        except Exception:
            ADDMV_FORMS.translate(self, mat, vec, rest, named)
            raise

    def addmv_(self, mat=MISSING, vec=MISSING, *rest, **named):
        """addmv_(input, mat, vec, *, beta=1, alpha=1) -> Tensor

        `beta * input + alpha * (mat @ vec)`; with `beta=0` the input is not read.

        >>> ow.addmv(ow.ones(2), ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]), alpha=2)
        tensor([43., 87.])
        """
        try:
            if not (rest or named):
                if type(mat) is Tensor and type(vec) is Tensor:
                    return ADDMV_[self._keys | mat._keys | vec._keys](self, mat, vec, 1, 1)
            return ADDMV__FORMS.call(self, mat, vec, rest, named)
        except Exception:
            ADDMV__FORMS.translate(self, mat, vec, rest, named)
            raise

    def addbmm(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        """addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor

        `beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.

        >>> ow.addbmm(ow.zeros(1, 1), ow.ones(5, 1, 3), ow.ones(5, 3, 1))
        tensor([[15.]])
        """
        try:
            if not (rest or named):
                if type(batch1) is Tensor and type(batch2) is Tensor:
                    return ADDBMM[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return ADDBMM_FORMS.call(self, batch1, batch2, rest, named)
        except Exception:
            ADDBMM_FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def addbmm_(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        """addbmm_(input, batch1, batch2, *, beta=1, alpha=1) -> Tensor

        `beta * input + alpha * sum(batch1[i] @ batch2[i])`; with `beta=0` the input is not read.

        >>> ow.addbmm(ow.zeros(1, 1), ow.ones(5, 1, 3), ow.ones(5, 3, 1))
        tensor([[15.]])
        """
        try:
            if not (rest or named):
                if type(batch1) is Tensor and type(batch2) is Tensor:
                    return ADDBMM_[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return ADDBMM__FORMS.call(self, batch1, batch2, rest, named)
        except Exception:
            ADDBMM__FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def baddbmm(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        """baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor

        `beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read.

        >>> ow.baddbmm(ow.ones(2, 1, 1), ow.ones(2, 1, 3), ow.ones(2, 3, 1), beta=10).flatten()
        tensor([13., 13.])
        """
        try:
            if not (rest or named):
                if type(batch1) is Tensor and type(batch2) is Tensor:
                    return BADDBMM[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return BADDBMM_FORMS.call(self, batch1, batch2, rest, named)
        except Exception:
            BADDBMM_FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def baddbmm_(self, batch1=MISSING, batch2=MISSING, *rest, **named):
        """baddbmm_(input, batch1, batch2, *, beta=1, alpha=1) -> Tensor

        `beta * input + alpha * (batch1 @ batch2)` for a batch of matrices; with `beta=0` the input is not read.

        >>> ow.baddbmm(ow.ones(2, 1, 1), ow.ones(2, 1, 3), ow.ones(2, 3, 1), beta=10).flatten()
        tensor([13., 13.])
        """
        try:
            if not (rest or named):
                if type(batch1) is Tensor and type(batch2) is Tensor:
                    return BADDBMM_[self._keys | batch1._keys | batch2._keys](self, batch1, batch2, 1, 1)
            return BADDBMM__FORMS.call(self, batch1, batch2, rest, named)
        except Exception:
            BADDBMM__FORMS.translate(self, batch1, batch2, rest, named)
            raise

    def addr(self, vec1=MISSING, vec2=MISSING, *rest, **named):
        """addr(input, vec1, vec2, *, beta=1, alpha=1, out=None) -> Tensor

        `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.

        >>> ow.addr(ow.ones(2, 2), ow.tensor([1.0, 2.0]), ow.tensor([10.0, 20.0]))
        tensor([[11., 21.],
                [21., 41.]])
        """
        try:
            if not (rest or named):
                if type(vec1) is Tensor and type(vec2) is Tensor:
                    return ADDR[self._keys | vec1._keys | vec2._keys](self, vec1, vec2, 1, 1)
            return ADDR_FORMS.call(self, vec1, vec2, rest, named)
        except Exception:
            ADDR_FORMS.translate(self, vec1, vec2, rest, named)
            raise

    def addr_(self, vec1=MISSING, vec2=MISSING, *rest, **named):
        """addr_(input, vec1, vec2, *, beta=1, alpha=1) -> Tensor

        `beta * input + alpha * outer(vec1, vec2)`; with `beta=0` the input is not read.

        >>> ow.addr(ow.ones(2, 2), ow.tensor([1.0, 2.0]), ow.tensor([10.0, 20.0]))
        tensor([[11., 21.],
                [21., 41.]])
        """
        try:
            if not (rest or named):
                if type(vec1) is Tensor and type(vec2) is Tensor:
                    return ADDR_[self._keys | vec1._keys | vec2._keys](self, vec1, vec2, 1, 1)
            return ADDR__FORMS.call(self, vec1, vec2, rest, named)
        except Exception:
            ADDR__FORMS.translate(self, vec1, vec2, rest, named)
            raise

    def kron(self, other=MISSING, *rest, **named):
        """kron(input, other, *, out=None) -> Tensor

        Kronecker's product: every element of `input` times the whole of `other`, in its place.

        >>> ow.kron(ow.tensor([1, 10]), ow.tensor([1, 2, 3]))
        tensor([ 1,  2,  3, 10, 20, 30])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return KRON[self._keys | other._keys](self, other)
            return KRON_FORMS.call(self, other, rest, named)
        except Exception:
            KRON_FORMS.translate(self, other, rest, named)
            raise

    def trace(self, *rest, **named):
        """trace(input, *, out=None) -> Tensor

        The sum of the diagonal of a matrix.

        >>> ow.trace(ow.tensor([[1, 2], [3, 4]]))
        tensor(5)
        """
        try:
            if not (rest or named):
                return TRACE[self._keys](self)
            return TRACE_FORMS.call(self, rest, named)
        except Exception:
            TRACE_FORMS.translate(self, rest, named)
            raise

    def __matmul__(self, other):
        try:
            if type(other) is Tensor:
                return MATMUL[self._keys | other._keys](self, other)
            return binary(MATMUL_FORMS, self, other)
        except Exception:
            MATMUL_FORMS.translate(self, other, (), {})
            raise

    def __rmatmul__(self, other):
        try:
            if type(other) is Tensor:
                return _REVERSED_MATMUL[self._keys | other._keys](self, other)
            return binary(_REVERSED_MATMUL_FORMS, self, other)
        except Exception:
            _REVERSED_MATMUL_FORMS.translate(self, other, (), {})
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
