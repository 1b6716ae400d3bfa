"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

ADDCMUL = find("addcmul")
ADDCMUL_OUT = find("addcmul.out")
ADDCMUL_ = find("addcmul_")
ADDCDIV = find("addcdiv")
ADDCDIV_OUT = find("addcdiv.out")
ADDCDIV_ = find("addcdiv_")
LERP_TENSOR = find("lerp.Tensor")
LERP_TENSOR_OUT = find("lerp.Tensor_out")
LERP_SCALAR = find("lerp.Scalar")
LERP_SCALAR_OUT = find("lerp.Scalar_out")
LERP__TENSOR = find("lerp_.Tensor")
LERP__SCALAR = find("lerp_.Scalar")
MASKED_FILL_TENSOR = find("masked_fill.Tensor")
MASKED_FILL_TENSOR_OUT = find("masked_fill.Tensor_out")
MASKED_FILL_SCALAR = find("masked_fill.Scalar")
MASKED_FILL_SCALAR_OUT = find("masked_fill.Scalar_out")
MASKED_FILL__TENSOR = find("masked_fill_.Tensor")
MASKED_FILL__SCALAR = find("masked_fill_.Scalar")
ISCLOSE = find("isclose")
ALLCLOSE = find("allclose")
EQUAL = find("equal")

ADDCMUL_FORMS = Overloads(
    "addcmul",
    (
        ADDCMUL,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        ADDCMUL_OUT,
        1,
        False,
    ),
)


def addcmul(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcmul(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    `input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCMUL[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCMUL_FORMS.call(input, tensor1, tensor2, rest, named)


ADDCMUL__FORMS = Overloads(
    "addcmul_",
    (
        ADDCMUL_,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def addcmul_(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcmul_(input, tensor1, tensor2, *, value=1) -> Tensor

    `input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCMUL_[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCMUL__FORMS.call(input, tensor1, tensor2, rest, named)


ADDCDIV_FORMS = Overloads(
    "addcdiv",
    (
        ADDCDIV,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        ADDCDIV_OUT,
        1,
        False,
    ),
)


def addcdiv(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcdiv(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    `input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCDIV[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCDIV_FORMS.call(input, tensor1, tensor2, rest, named)


ADDCDIV__FORMS = Overloads(
    "addcdiv_",
    (
        ADDCDIV_,
        (("input", "Tensor"), ("tensor1", "Tensor"), ("tensor2", "Tensor"), ("value", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def addcdiv_(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcdiv_(input, tensor1, tensor2, *, value=1) -> Tensor

    `input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor1) is Tensor and type(tensor2) is Tensor:
            return ADDCDIV_[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCDIV__FORMS.call(input, tensor1, tensor2, rest, named)


LERP_FORMS = Overloads(
    "lerp",
    (LERP_TENSOR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Tensor")), 0, LERP_TENSOR_OUT, 1, False),
    (LERP_SCALAR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Scalar")), 0, LERP_SCALAR_OUT, 1, False),
)


def lerp(input=MISSING, end=MISSING, weight=MISSING, *rest, **named):
    """lerp(input, end, weight, *, out=None) -> Tensor
    lerp(input, end, weight, *, out=None) -> Tensor

    The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(end) is Tensor and type(weight) is Tensor:
            return LERP_TENSOR[input._keys | end._keys | weight._keys](input, end, weight)
        if type(input) is Tensor and type(end) is Tensor and (type(weight) is float or type(weight) is int):
            return LERP_SCALAR[input._keys | end._keys](input, end, weight)
    return LERP_FORMS.call(input, end, weight, rest, named)


LERP__FORMS = Overloads(
    "lerp_",
    (LERP__TENSOR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Tensor")), 0, None, 0, False),
    (LERP__SCALAR, (("input", "Tensor"), ("end", "Tensor"), ("weight", "Scalar")), 0, None, 0, False),
)


def lerp_(input=MISSING, end=MISSING, weight=MISSING, *rest, **named):
    """lerp_(input, end, weight) -> Tensor
    lerp_(input, end, weight) -> Tensor

    The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(end) is Tensor and type(weight) is Tensor:
            return LERP__TENSOR[input._keys | end._keys | weight._keys](input, end, weight)
        if type(input) is Tensor and type(end) is Tensor and (type(weight) is float or type(weight) is int):
            return LERP__SCALAR[input._keys | end._keys](input, end, weight)
    return LERP__FORMS.call(input, end, weight, rest, named)


MASKED_FILL_FORMS = Overloads(
    "masked_fill",
    (
        MASKED_FILL_TENSOR,
        (("input", "Tensor"), ("mask", "Tensor"), ("value", "Tensor")),
        0,
        MASKED_FILL_TENSOR_OUT,
        1,
        False,
    ),
    (
        MASKED_FILL_SCALAR,
        (("input", "Tensor"), ("mask", "Tensor"), ("value", "Scalar")),
        0,
        MASKED_FILL_SCALAR_OUT,
        1,
        False,
    ),
)


def masked_fill(input=MISSING, mask=MISSING, value=MISSING, *rest, **named):
    """masked_fill(input, mask, value, *, out=None) -> Tensor
    masked_fill(input, mask, value, *, out=None) -> Tensor

    `value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(mask) is Tensor and type(value) is Tensor:
                return MASKED_FILL_TENSOR[input._keys | mask._keys | value._keys](input, mask, value)
            if type(input) is Tensor and type(mask) is Tensor and (type(value) is float or type(value) is int):
                return MASKED_FILL_SCALAR[input._keys | mask._keys](input, mask, value)
        return MASKED_FILL_FORMS.call(input, mask, value, rest, named)
    except Exception:
        MASKED_FILL_FORMS.translate(input, mask, value, rest, named)
        raise


MASKED_FILL__FORMS = Overloads(
    "masked_fill_",
    (MASKED_FILL__TENSOR, (("input", "Tensor"), ("mask", "Tensor"), ("value", "Tensor")), 0, None, 0, False),
    (MASKED_FILL__SCALAR, (("input", "Tensor"), ("mask", "Tensor"), ("value", "Scalar")), 0, None, 0, False),
)


def masked_fill_(input=MISSING, mask=MISSING, value=MISSING, *rest, **named):
    """masked_fill_(input, mask, value) -> Tensor
    masked_fill_(input, mask, value) -> Tensor

    `value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(mask) is Tensor and type(value) is Tensor:
                return MASKED_FILL__TENSOR[input._keys | mask._keys | value._keys](input, mask, value)
            if type(input) is Tensor and type(mask) is Tensor and (type(value) is float or type(value) is int):
                return MASKED_FILL__SCALAR[input._keys | mask._keys](input, mask, value)
        return MASKED_FILL__FORMS.call(input, mask, value, rest, named)
    except Exception:
        MASKED_FILL__FORMS.translate(input, mask, value, rest, named)
        raise


ISCLOSE_FORMS = Overloads(
    "isclose",
    (
        ISCLOSE,
        (
            ("input", "Tensor"),
            ("other", "Tensor"),
            ("rtol", "float", 1e-05),
            ("atol", "float", 1e-08),
            ("equal_nan", "bool", False),
        ),
        0,
        None,
        0,
        False,
    ),
)


def isclose(input=MISSING, other=MISSING, *rest, **named):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> Tensor

    Whether elements are near: `|input - other| <= atol + rtol * |other|`.

    >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
    tensor([ True, False])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return ISCLOSE[input._keys | other._keys](input, other, 1e-05, 1e-08, False)
        return ISCLOSE_FORMS.call(input, other, rest, named)
    except Exception:
        ISCLOSE_FORMS.translate(input, other, rest, named)
        raise


ALLCLOSE_FORMS = Overloads(
    "allclose",
    (
        ALLCLOSE,
        (
            ("input", "Tensor"),
            ("other", "Tensor"),
            ("rtol", "float", 1e-05),
            ("atol", "float", 1e-08),
            ("equal_nan", "bool", False),
        ),
        0,
        None,
        0,
        False,
    ),
)


def allclose(input=MISSING, other=MISSING, *rest, **named):
    """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

    Whether all elements are near, as `isclose` has it.

    >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return ALLCLOSE[input._keys | other._keys](input, other, 1e-05, 1e-08, False)
        return ALLCLOSE_FORMS.call(input, other, rest, named)
    except Exception:
        ALLCLOSE_FORMS.translate(input, other, rest, named)
        raise


EQUAL_FORMS = Overloads(
    "equal",
    (EQUAL, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def equal(input=MISSING, other=MISSING, *rest, **named):
    """equal(input, other) -> bool

    Whether two tensors have one shape and equal elements.

    >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return EQUAL[input._keys | other._keys](input, other)
        return EQUAL_FORMS.call(input, other, rest, named)
    except Exception:
        EQUAL_FORMS.translate(input, other, rest, named)
        raise
