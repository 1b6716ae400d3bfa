"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

XLOGY_TENSOR = find("xlogy.Tensor")
XLOGY_OUTTENSOR = find("xlogy.OutTensor")
XLOGY_SCALAR_OTHER = find("xlogy.Scalar_Other")
XLOGY_OUTSCALAR_OTHER = find("xlogy.OutScalar_Other")
XLOGY_SCALAR_SELF = find("xlogy.Scalar_Self")
XLOGY_OUTSCALAR_SELF = find("xlogy.OutScalar_Self")
XLOGY__TENSOR = find("xlogy_.Tensor")
XLOGY__SCALAR_OTHER = find("xlogy_.Scalar_Other")
SPECIAL_XLOGY_TENSOR = find("special_xlogy.Tensor")
SPECIAL_XLOGY_OUTTENSOR = find("special_xlogy.OutTensor")
SPECIAL_XLOGY_SCALAR_OTHER = find("special_xlogy.Scalar_Other")
SPECIAL_XLOGY_OUTSCALAR_OTHER = find("special_xlogy.OutScalar_Other")
SPECIAL_XLOGY_SCALAR_SELF = find("special_xlogy.Scalar_Self")
SPECIAL_XLOGY_OUTSCALAR_SELF = find("special_xlogy.OutScalar_Self")
SPECIAL_XLOG1PY = find("special_xlog1py")
SPECIAL_XLOG1PY_OUT = find("special_xlog1py.out")
SPECIAL_XLOG1PY_OTHER_SCALAR = find("special_xlog1py.other_scalar")
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT = find("special_xlog1py.other_scalar_out")
SPECIAL_XLOG1PY_SELF_SCALAR = find("special_xlog1py.self_scalar")
SPECIAL_XLOG1PY_SELF_SCALAR_OUT = find("special_xlog1py.self_scalar_out")
SPECIAL_ZETA = find("special_zeta")
SPECIAL_ZETA_OUT = find("special_zeta.out")
SPECIAL_ZETA_OTHER_SCALAR = find("special_zeta.other_scalar")
SPECIAL_ZETA_OTHER_SCALAR_OUT = find("special_zeta.other_scalar_out")
SPECIAL_ZETA_SELF_SCALAR = find("special_zeta.self_scalar")
SPECIAL_ZETA_SELF_SCALAR_OUT = find("special_zeta.self_scalar_out")

XLOGY_FORMS = Overloads(
    "xlogy",
    (XLOGY_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, XLOGY_OUTTENSOR, 1, False),
    (XLOGY_SCALAR_OTHER, (("input", "Tensor"), ("other", "Scalar")), 0, XLOGY_OUTSCALAR_OTHER, 1, False),
    (XLOGY_SCALAR_SELF, (("input", "Scalar"), ("other", "Tensor")), 0, XLOGY_OUTSCALAR_SELF, 1, False),
)


def xlogy(input=MISSING, other=MISSING, *rest, **named):
    """xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return XLOGY_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return XLOGY_SCALAR_OTHER[input._keys](input, other)
    return XLOGY_FORMS.call(input, other, rest, named)


XLOGY__FORMS = Overloads(
    "xlogy_",
    (XLOGY__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (XLOGY__SCALAR_OTHER, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def xlogy_(input=MISSING, other=MISSING, *rest, **named):
    """xlogy_(input, other) -> Tensor
    xlogy_(input, other) -> Tensor

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return XLOGY__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return XLOGY__SCALAR_OTHER[input._keys](input, other)
    return XLOGY__FORMS.call(input, other, rest, named)


SPECIAL_XLOGY_FORMS = Overloads(
    "special_xlogy",
    (SPECIAL_XLOGY_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, SPECIAL_XLOGY_OUTTENSOR, 1, False),
    (
        SPECIAL_XLOGY_SCALAR_OTHER,
        (("input", "Tensor"), ("other", "Scalar")),
        0,
        SPECIAL_XLOGY_OUTSCALAR_OTHER,
        1,
        False,
    ),
    (SPECIAL_XLOGY_SCALAR_SELF, (("input", "Scalar"), ("other", "Tensor")), 0, SPECIAL_XLOGY_OUTSCALAR_SELF, 1, False),
)


def special_xlogy(input=MISSING, other=MISSING, *rest, **named):
    """xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor

    Another name of `xlogy`.

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return SPECIAL_XLOGY_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return SPECIAL_XLOGY_SCALAR_OTHER[input._keys](input, other)
        return SPECIAL_XLOGY_FORMS.call(input, other, rest, named)
    except Exception:
        SPECIAL_XLOGY_FORMS.translate(input, other, rest, named)
        raise


SPECIAL_XLOG1PY_FORMS = Overloads(
    "special_xlog1py",
    (SPECIAL_XLOG1PY, (("input", "Tensor"), ("other", "Tensor")), 0, SPECIAL_XLOG1PY_OUT, 1, False),
    (
        SPECIAL_XLOG1PY_OTHER_SCALAR,
        (("input", "Tensor"), ("other", "Scalar")),
        0,
        SPECIAL_XLOG1PY_OTHER_SCALAR_OUT,
        1,
        False,
    ),
    (
        SPECIAL_XLOG1PY_SELF_SCALAR,
        (("input", "Scalar"), ("other", "Tensor")),
        0,
        SPECIAL_XLOG1PY_SELF_SCALAR_OUT,
        1,
        False,
    ),
)


def special_xlog1py(input=MISSING, other=MISSING, *rest, **named):
    """xlog1py(input, other, *, out=None) -> Tensor
    xlog1py(input, other, *, out=None) -> Tensor
    xlog1py(input, other, *, out=None) -> Tensor

    `input * log(1 + other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlog1py(ow.tensor([0.0, 2.0]), ow.tensor([-1.0, 3.0]))
    tensor([0.0000, 2.7726])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return SPECIAL_XLOG1PY[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return SPECIAL_XLOG1PY_OTHER_SCALAR[input._keys](input, other)
    return SPECIAL_XLOG1PY_FORMS.call(input, other, rest, named)


SPECIAL_ZETA_FORMS = Overloads(
    "special_zeta",
    (SPECIAL_ZETA, (("input", "Tensor"), ("other", "Tensor")), 0, SPECIAL_ZETA_OUT, 1, False),
    (SPECIAL_ZETA_OTHER_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, SPECIAL_ZETA_OTHER_SCALAR_OUT, 1, False),
    (SPECIAL_ZETA_SELF_SCALAR, (("input", "Scalar"), ("other", "Tensor")), 0, SPECIAL_ZETA_SELF_SCALAR_OUT, 1, False),
)


def special_zeta(input=MISSING, other=MISSING, *rest, **named):
    """zeta(input, other, *, out=None) -> Tensor
    zeta(input, other, *, out=None) -> Tensor
    zeta(input, other, *, out=None) -> Tensor

    The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    >>> ow.special.zeta(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([1.6449])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return SPECIAL_ZETA[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return SPECIAL_ZETA_OTHER_SCALAR[input._keys](input, other)
    return SPECIAL_ZETA_FORMS.call(input, other, rest, named)
