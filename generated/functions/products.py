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

    The product of two matrices.
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

    The products of two batches of matrices.
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

    The inner product of two vectors.
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

    The product of a matrix and a vector.
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

    `input @ weight.T + bias`.
    """
    if not (rest or named):
        if type(input) is Tensor and type(weight) is Tensor:
            return LINEAR[input._keys | weight._keys](input, weight, None)
    return LINEAR_FORMS(given_arguments(input, weight) + rest, named)
