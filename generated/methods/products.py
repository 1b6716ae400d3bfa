"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from importlib import import_module

from runtime.dispatch.arguments import MISSING, binary, given_arguments
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.products import MM, BMM, DOT, MV, MATMUL, ADDMM, _REVERSED_MATMUL

own = import_module("..functions.products", __package__)  # a function may have the module's name

MM_FORMS = method_forms(own.MM_FORMS)
BMM_FORMS = method_forms(own.BMM_FORMS)
DOT_FORMS = method_forms(own.DOT_FORMS)
MV_FORMS = method_forms(own.MV_FORMS)
MATMUL_FORMS = method_forms(own.MATMUL_FORMS)
ADDMM_FORMS = method_forms(own.ADDMM_FORMS)
_REVERSED_MATMUL_FORMS = method_forms(own._REVERSED_MATMUL_FORMS)


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
        if not (rest or named):
            if type(mat2) is Tensor:
                return MM[self._keys | mat2._keys](self, mat2)
        return MM_FORMS((self, *given_arguments(mat2), *rest), named)

    def bmm(self, mat2=MISSING, *rest, **named):
        """bmm(input, mat2, *, out=None) -> Tensor

        The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

        >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
        tensor([3., 3.])
        """
        if not (rest or named):
            if type(mat2) is Tensor:
                return BMM[self._keys | mat2._keys](self, mat2)
        return BMM_FORMS((self, *given_arguments(mat2), *rest), named)

    def dot(self, tensor=MISSING, *rest, **named):
        """dot(input, tensor, *, out=None) -> Tensor

        The inner product of two vectors of one length, the sum of `input * tensor`.

        >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
        tensor(11.)
        """
        if not (rest or named):
            if type(tensor) is Tensor:
                return DOT[self._keys | tensor._keys](self, tensor)
        return DOT_FORMS((self, *given_arguments(tensor), *rest), named)

    def mv(self, vec=MISSING, *rest, **named):
        """mv(input, vec, *, out=None) -> Tensor

        The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

        >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
        tensor([21., 43.])
        """
        if not (rest or named):
            if type(vec) is Tensor:
                return MV[self._keys | vec._keys](self, vec)
        return MV_FORMS((self, *given_arguments(vec), *rest), named)

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
        if not (rest or named):
            if type(other) is Tensor:
                return MATMUL[self._keys | other._keys](self, other)
        return MATMUL_FORMS((self, *given_arguments(other), *rest), named)

    def addmm(self, mat1=MISSING, mat2=MISSING, *rest, **named):
        """addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor

        `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

        >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
        >>> ow.addmm(ow.ones(2), a, a, beta=10)
        tensor([[17., 20.],
                [25., 32.]])
        """
        if not (rest or named):
            if type(mat1) is Tensor and type(mat2) is Tensor:
                return ADDMM[self._keys | mat1._keys | mat2._keys](self, mat1, mat2, 1, 1)
        return ADDMM_FORMS((self, *given_arguments(mat1, mat2), *rest), named)

    def __matmul__(self, other):
        if type(other) is Tensor:
            return MATMUL[self._keys | other._keys](self, other)
        return binary(MATMUL_FORMS, self, other)

    def __rmatmul__(self, other):
        if type(other) is Tensor:
            return _REVERSED_MATMUL[self._keys | other._keys](self, other)
        return binary(_REVERSED_MATMUL_FORMS, self, other)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
