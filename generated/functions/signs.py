"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

NEG = find("neg")
NEG_OUT = find("neg.out")
NEG_ = find("neg_")
NEGATIVE = find("negative")
NEGATIVE_OUT = find("negative.out")
NEGATIVE_ = find("negative_")
POSITIVE = find("positive")
ABS = find("abs")
ABS_OUT = find("abs.out")
ABS_ = find("abs_")
ABSOLUTE = find("absolute")
ABSOLUTE_OUT = find("absolute.out")
ABSOLUTE_ = find("absolute_")
SGN = find("sgn")
SGN_OUT = find("sgn.out")
SGN_ = find("sgn_")
SIGN = find("sign")
SIGN_OUT = find("sign.out")
SIGN_ = find("sign_")

NEG_FORMS = Overloads(
    "neg",
    (NEG, (("input", "Tensor"),), 0, NEG_OUT, 1, False),
)


def neg(input=MISSING, *rest, **named):
    """neg(input, *, out=None) -> Tensor

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return NEG[input._keys](input)
    return NEG_FORMS.call(input, rest, named)


NEG__FORMS = Overloads(
    "neg_",
    (NEG_, (("input", "Tensor"),), 0, None, 0, False),
)


def neg_(input=MISSING, *rest, **named):
    """neg_(input) -> Tensor

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return NEG_[input._keys](input)
    return NEG__FORMS.call(input, rest, named)


NEGATIVE_FORMS = Overloads(
    "negative",
    (NEGATIVE, (("input", "Tensor"),), 0, NEGATIVE_OUT, 1, False),
)


def negative(input=MISSING, *rest, **named):
    """negative(input, *, out=None) -> Tensor

    Another name of `neg`.

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NEGATIVE[input._keys](input)
        return NEGATIVE_FORMS.call(input, rest, named)
    except Exception:
        NEGATIVE_FORMS.translate(input, rest, named)
        raise


NEGATIVE__FORMS = Overloads(
    "negative_",
    (NEGATIVE_, (("input", "Tensor"),), 0, None, 0, False),
)


def negative_(input=MISSING, *rest, **named):
    """negative_(input) -> Tensor

    Another name of `neg`.

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return NEGATIVE_[input._keys](input)
        return NEGATIVE__FORMS.call(input, rest, named)
    except Exception:
        NEGATIVE__FORMS.translate(input, rest, named)
        raise


POSITIVE_FORMS = Overloads(
    "positive",
    (POSITIVE, (("input", "Tensor"),), 0, None, 0, False),
)


def positive(input=MISSING, *rest, **named):
    """positive(input) -> Tensor

    The tensor itself, for the sign `+`.

    >>> +ow.tensor([1.0, -2.0])
    tensor([ 1., -2.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return POSITIVE[input._keys](input)
    return POSITIVE_FORMS.call(input, rest, named)


ABS_FORMS = Overloads(
    "abs",
    (ABS, (("input", "Tensor"),), 0, ABS_OUT, 1, False),
)


def abs(input=MISSING, *rest, **named):
    """abs(input, *, out=None) -> Tensor

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ABS[input._keys](input)
    return ABS_FORMS.call(input, rest, named)


ABS__FORMS = Overloads(
    "abs_",
    (ABS_, (("input", "Tensor"),), 0, None, 0, False),
)


def abs_(input=MISSING, *rest, **named):
    """abs_(input) -> Tensor

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ABS_[input._keys](input)
    return ABS__FORMS.call(input, rest, named)


ABSOLUTE_FORMS = Overloads(
    "absolute",
    (ABSOLUTE, (("input", "Tensor"),), 0, ABSOLUTE_OUT, 1, False),
)


def absolute(input=MISSING, *rest, **named):
    """absolute(input, *, out=None) -> Tensor

    Another name of `abs`.

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ABSOLUTE[input._keys](input)
        return ABSOLUTE_FORMS.call(input, rest, named)
    except Exception:
        ABSOLUTE_FORMS.translate(input, rest, named)
        raise


ABSOLUTE__FORMS = Overloads(
    "absolute_",
    (ABSOLUTE_, (("input", "Tensor"),), 0, None, 0, False),
)


def absolute_(input=MISSING, *rest, **named):
    """absolute_(input) -> Tensor

    Another name of `abs`.

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ABSOLUTE_[input._keys](input)
        return ABSOLUTE__FORMS.call(input, rest, named)
    except Exception:
        ABSOLUTE__FORMS.translate(input, rest, named)
        raise


SGN_FORMS = Overloads(
    "sgn",
    (SGN, (("input", "Tensor"),), 0, SGN_OUT, 1, False),
)


def sgn(input=MISSING, *rest, **named):
    """sgn(input, *, out=None) -> Tensor

    The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SGN[input._keys](input)
    return SGN_FORMS.call(input, rest, named)


SGN__FORMS = Overloads(
    "sgn_",
    (SGN_, (("input", "Tensor"),), 0, None, 0, False),
)


def sgn_(input=MISSING, *rest, **named):
    """sgn_(input) -> Tensor

    The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SGN_[input._keys](input)
    return SGN__FORMS.call(input, rest, named)


SIGN_FORMS = Overloads(
    "sign",
    (SIGN, (("input", "Tensor"),), 0, SIGN_OUT, 1, False),
)


def sign(input=MISSING, *rest, **named):
    """sign(input, *, out=None) -> Tensor

    The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SIGN[input._keys](input)
    return SIGN_FORMS.call(input, rest, named)


SIGN__FORMS = Overloads(
    "sign_",
    (SIGN_, (("input", "Tensor"),), 0, None, 0, False),
)


def sign_(input=MISSING, *rest, **named):
    """sign_(input) -> Tensor

    The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SIGN_[input._keys](input)
    return SIGN__FORMS.call(input, rest, named)
