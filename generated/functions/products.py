"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, given_arguments
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

MM = find("mm")
MM_OUT = find("mm.out")
BMM = find("bmm")
BMM_OUT = find("bmm.out")
DOT = find("dot")
DOT_OUT = find("dot.out")
MV = find("mv")
MV_OUT = find("mv.out")
MATMUL = find("matmul")
MATMUL_OUT = find("matmul.out")
_REVERSED_MATMUL = find("_reversed_matmul")
ADDMM = find("addmm")
ADDMM_OUT = find("addmm.out")
LINEAR = find("linear")

MM_FORMS = Overloads(
    "mm",
    (MM, (("input", "Tensor"), ("mat2", "Tensor")), 0, MM_OUT, 1, False),
)


def mm(input=MISSING, mat2=MISSING, *rest, **named):
    """mm(input, mat2, *, out=None) -> Tensor

    The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`.

    Shapes (n, m) and (m, p) give (n, p); nothing is broadcast. Other shapes are a RuntimeError.

    >>> ow.mm(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([[1.0], [10.0]]))
    tensor([[21.],
            [43.]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(mat2) is Tensor:
            return MM[input._keys | mat2._keys](input, mat2)
    return MM_FORMS(given_arguments(input, mat2) + rest, named)


BMM_FORMS = Overloads(
    "bmm",
    (BMM, (("input", "Tensor"), ("mat2", "Tensor")), 0, BMM_OUT, 1, False),
)


def bmm(input=MISSING, mat2=MISSING, *rest, **named):
    """bmm(input, mat2, *, out=None) -> Tensor

    The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

    >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
    tensor([3., 3.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(mat2) is Tensor:
            return BMM[input._keys | mat2._keys](input, mat2)
    return BMM_FORMS(given_arguments(input, mat2) + rest, named)


DOT_FORMS = Overloads(
    "dot",
    (DOT, (("input", "Tensor"), ("tensor", "Tensor")), 0, DOT_OUT, 1, False),
)


def dot(input=MISSING, tensor=MISSING, *rest, **named):
    """dot(input, tensor, *, out=None) -> Tensor

    The inner product of two vectors of one length, the sum of `input * tensor`.

    >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
    tensor(11.)
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor) is Tensor:
            return DOT[input._keys | tensor._keys](input, tensor)
    return DOT_FORMS(given_arguments(input, tensor) + rest, named)


MV_FORMS = Overloads(
    "mv",
    (MV, (("input", "Tensor"), ("vec", "Tensor")), 0, MV_OUT, 1, False),
)


def mv(input=MISSING, vec=MISSING, *rest, **named):
    """mv(input, vec, *, out=None) -> Tensor

    The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

    >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(vec) is Tensor:
            return MV[input._keys | vec._keys](input, vec)
    return MV_FORMS(given_arguments(input, vec) + rest, named)


MATMUL_FORMS = Overloads(
    "matmul",
    (MATMUL, (("input", "Tensor"), ("other", "Tensor")), 0, MATMUL_OUT, 1, False),
)


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
    (5, 4, 2, 6)
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return MATMUL[input._keys | other._keys](input, other)
    return MATMUL_FORMS(given_arguments(input, other) + rest, named)


_REVERSED_MATMUL_FORMS = Overloads(
    "_reversed_matmul",
    (_REVERSED_MATMUL, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def _reversed_matmul(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_matmul(input, other) -> Tensor

    The matrix product with exchanged operands.
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return _REVERSED_MATMUL[input._keys | other._keys](input, other)
    return _REVERSED_MATMUL_FORMS(given_arguments(input, other) + rest, named)


ADDMM_FORMS = Overloads(
    "addmm",
    (
        ADDMM,
        (("input", "Tensor"), ("mat1", "Tensor"), ("mat2", "Tensor"), ("beta", "Scalar", 1), ("alpha", "Scalar", 1)),
        2,
        ADDMM_OUT,
        1,
        False,
    ),
)


def addmm(input=MISSING, mat1=MISSING, mat2=MISSING, *rest, **named):
    """addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.addmm(ow.ones(2), a, a, beta=10)
    tensor([[17., 20.],
            [25., 32.]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(mat1) is Tensor and type(mat2) is Tensor:
            return ADDMM[input._keys | mat1._keys | mat2._keys](input, mat1, mat2, 1, 1)
    return ADDMM_FORMS(given_arguments(input, mat1, mat2) + rest, named)


LINEAR_FORMS = Overloads(
    "linear",
    (LINEAR, (("input", "Tensor"), ("weight", "Tensor"), ("bias", "Tensor?", None)), 0, None, 0, False),
)


def linear(input=MISSING, weight=MISSING, *rest, **named):
    """linear(input, weight, bias=None) -> Tensor

    The affine map `input @ weight.T + bias`; `weight` has the shape (out, in).

    >>> ow.nn.functional.linear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0, 4.0]]), ow.tensor([0.5]))
    tensor([[11.5000]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(weight) is Tensor:
            return LINEAR[input._keys | weight._keys](input, weight, None)
    return LINEAR_FORMS(given_arguments(input, weight) + rest, named)
