"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

SIN = find("sin")
SIN_OUT = find("sin.out")
SIN_ = find("sin_")
COS = find("cos")
COS_OUT = find("cos.out")
COS_ = find("cos_")
TAN = find("tan")
TAN_OUT = find("tan.out")
TAN_ = find("tan_")
ASIN = find("asin")
ASIN_OUT = find("asin.out")
ASIN_ = find("asin_")
ARCSIN = find("arcsin")
ARCSIN_OUT = find("arcsin.out")
ARCSIN_ = find("arcsin_")
ACOS = find("acos")
ACOS_OUT = find("acos.out")
ACOS_ = find("acos_")
ARCCOS = find("arccos")
ARCCOS_OUT = find("arccos.out")
ARCCOS_ = find("arccos_")
ATAN = find("atan")
ATAN_OUT = find("atan.out")
ATAN_ = find("atan_")
ARCTAN = find("arctan")
ARCTAN_OUT = find("arctan.out")
ARCTAN_ = find("arctan_")
SINH = find("sinh")
SINH_OUT = find("sinh.out")
SINH_ = find("sinh_")
COSH = find("cosh")
COSH_OUT = find("cosh.out")
COSH_ = find("cosh_")
TANH = find("tanh")
TANH_OUT = find("tanh.out")
TANH_ = find("tanh_")
ASINH = find("asinh")
ASINH_OUT = find("asinh.out")
ASINH_ = find("asinh_")
ARCSINH = find("arcsinh")
ARCSINH_OUT = find("arcsinh.out")
ARCSINH_ = find("arcsinh_")
ACOSH = find("acosh")
ACOSH_OUT = find("acosh.out")
ACOSH_ = find("acosh_")
ARCCOSH = find("arccosh")
ARCCOSH_OUT = find("arccosh.out")
ARCCOSH_ = find("arccosh_")
ATANH = find("atanh")
ATANH_OUT = find("atanh.out")
ATANH_ = find("atanh_")
ARCTANH = find("arctanh")
ARCTANH_OUT = find("arctanh.out")
ARCTANH_ = find("arctanh_")

SIN_FORMS = Overloads(
    "sin",
    (SIN, (("input", "Tensor"),), 0, SIN_OUT, 1, False),
)


def sin(input=MISSING, *rest, **named):
    """sin(input, *, out=None) -> Tensor

    The sine of an angle in radians.

    >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
    tensor([0., 1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SIN[input._keys](input)
    return SIN_FORMS.call(input, rest, named)


SIN__FORMS = Overloads(
    "sin_",
    (SIN_, (("input", "Tensor"),), 0, None, 0, False),
)


def sin_(input=MISSING, *rest, **named):
    """sin_(input) -> Tensor

    The sine of an angle in radians.

    >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
    tensor([0., 1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SIN_[input._keys](input)
    return SIN__FORMS.call(input, rest, named)


COS_FORMS = Overloads(
    "cos",
    (COS, (("input", "Tensor"),), 0, COS_OUT, 1, False),
)


def cos(input=MISSING, *rest, **named):
    """cos(input, *, out=None) -> Tensor

    The cosine of an angle in radians.

    >>> ow.cos(ow.tensor([0.0, ow.pi]))
    tensor([ 1., -1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return COS[input._keys](input)
    return COS_FORMS.call(input, rest, named)


COS__FORMS = Overloads(
    "cos_",
    (COS_, (("input", "Tensor"),), 0, None, 0, False),
)


def cos_(input=MISSING, *rest, **named):
    """cos_(input) -> Tensor

    The cosine of an angle in radians.

    >>> ow.cos(ow.tensor([0.0, ow.pi]))
    tensor([ 1., -1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return COS_[input._keys](input)
    return COS__FORMS.call(input, rest, named)


TAN_FORMS = Overloads(
    "tan",
    (TAN, (("input", "Tensor"),), 0, TAN_OUT, 1, False),
)


def tan(input=MISSING, *rest, **named):
    """tan(input, *, out=None) -> Tensor

    The tangent of an angle in radians.

    >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
    tensor([0., 1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TAN[input._keys](input)
    return TAN_FORMS.call(input, rest, named)


TAN__FORMS = Overloads(
    "tan_",
    (TAN_, (("input", "Tensor"),), 0, None, 0, False),
)


def tan_(input=MISSING, *rest, **named):
    """tan_(input) -> Tensor

    The tangent of an angle in radians.

    >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
    tensor([0., 1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TAN_[input._keys](input)
    return TAN__FORMS.call(input, rest, named)


ASIN_FORMS = Overloads(
    "asin",
    (ASIN, (("input", "Tensor"),), 0, ASIN_OUT, 1, False),
)


def asin(input=MISSING, *rest, **named):
    """asin(input, *, out=None) -> Tensor

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ASIN[input._keys](input)
    return ASIN_FORMS.call(input, rest, named)


ASIN__FORMS = Overloads(
    "asin_",
    (ASIN_, (("input", "Tensor"),), 0, None, 0, False),
)


def asin_(input=MISSING, *rest, **named):
    """asin_(input) -> Tensor

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ASIN_[input._keys](input)
    return ASIN__FORMS.call(input, rest, named)


ARCSIN_FORMS = Overloads(
    "arcsin",
    (ARCSIN, (("input", "Tensor"),), 0, ARCSIN_OUT, 1, False),
)


def arcsin(input=MISSING, *rest, **named):
    """arcsin(input, *, out=None) -> Tensor

    Another name of `asin`.

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCSIN[input._keys](input)
        return ARCSIN_FORMS.call(input, rest, named)
    except Exception:
        ARCSIN_FORMS.translate(input, rest, named)
        raise


ARCSIN__FORMS = Overloads(
    "arcsin_",
    (ARCSIN_, (("input", "Tensor"),), 0, None, 0, False),
)


def arcsin_(input=MISSING, *rest, **named):
    """arcsin_(input) -> Tensor

    Another name of `asin`.

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCSIN_[input._keys](input)
        return ARCSIN__FORMS.call(input, rest, named)
    except Exception:
        ARCSIN__FORMS.translate(input, rest, named)
        raise


ACOS_FORMS = Overloads(
    "acos",
    (ACOS, (("input", "Tensor"),), 0, ACOS_OUT, 1, False),
)


def acos(input=MISSING, *rest, **named):
    """acos(input, *, out=None) -> Tensor

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ACOS[input._keys](input)
    return ACOS_FORMS.call(input, rest, named)


ACOS__FORMS = Overloads(
    "acos_",
    (ACOS_, (("input", "Tensor"),), 0, None, 0, False),
)


def acos_(input=MISSING, *rest, **named):
    """acos_(input) -> Tensor

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ACOS_[input._keys](input)
    return ACOS__FORMS.call(input, rest, named)


ARCCOS_FORMS = Overloads(
    "arccos",
    (ARCCOS, (("input", "Tensor"),), 0, ARCCOS_OUT, 1, False),
)


def arccos(input=MISSING, *rest, **named):
    """arccos(input, *, out=None) -> Tensor

    Another name of `acos`.

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCCOS[input._keys](input)
        return ARCCOS_FORMS.call(input, rest, named)
    except Exception:
        ARCCOS_FORMS.translate(input, rest, named)
        raise


ARCCOS__FORMS = Overloads(
    "arccos_",
    (ARCCOS_, (("input", "Tensor"),), 0, None, 0, False),
)


def arccos_(input=MISSING, *rest, **named):
    """arccos_(input) -> Tensor

    Another name of `acos`.

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCCOS_[input._keys](input)
        return ARCCOS__FORMS.call(input, rest, named)
    except Exception:
        ARCCOS__FORMS.translate(input, rest, named)
        raise


ATAN_FORMS = Overloads(
    "atan",
    (ATAN, (("input", "Tensor"),), 0, ATAN_OUT, 1, False),
)


def atan(input=MISSING, *rest, **named):
    """atan(input, *, out=None) -> Tensor

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATAN[input._keys](input)
    return ATAN_FORMS.call(input, rest, named)


ATAN__FORMS = Overloads(
    "atan_",
    (ATAN_, (("input", "Tensor"),), 0, None, 0, False),
)


def atan_(input=MISSING, *rest, **named):
    """atan_(input) -> Tensor

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATAN_[input._keys](input)
    return ATAN__FORMS.call(input, rest, named)


ARCTAN_FORMS = Overloads(
    "arctan",
    (ARCTAN, (("input", "Tensor"),), 0, ARCTAN_OUT, 1, False),
)


def arctan(input=MISSING, *rest, **named):
    """arctan(input, *, out=None) -> Tensor

    Another name of `atan`.

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCTAN[input._keys](input)
        return ARCTAN_FORMS.call(input, rest, named)
    except Exception:
        ARCTAN_FORMS.translate(input, rest, named)
        raise


ARCTAN__FORMS = Overloads(
    "arctan_",
    (ARCTAN_, (("input", "Tensor"),), 0, None, 0, False),
)


def arctan_(input=MISSING, *rest, **named):
    """arctan_(input) -> Tensor

    Another name of `atan`.

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCTAN_[input._keys](input)
        return ARCTAN__FORMS.call(input, rest, named)
    except Exception:
        ARCTAN__FORMS.translate(input, rest, named)
        raise


SINH_FORMS = Overloads(
    "sinh",
    (SINH, (("input", "Tensor"),), 0, SINH_OUT, 1, False),
)


def sinh(input=MISSING, *rest, **named):
    """sinh(input, *, out=None) -> Tensor

    The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

    >>> ow.sinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 1.1752])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SINH[input._keys](input)
    return SINH_FORMS.call(input, rest, named)


SINH__FORMS = Overloads(
    "sinh_",
    (SINH_, (("input", "Tensor"),), 0, None, 0, False),
)


def sinh_(input=MISSING, *rest, **named):
    """sinh_(input) -> Tensor

    The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

    >>> ow.sinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 1.1752])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SINH_[input._keys](input)
    return SINH__FORMS.call(input, rest, named)


COSH_FORMS = Overloads(
    "cosh",
    (COSH, (("input", "Tensor"),), 0, COSH_OUT, 1, False),
)


def cosh(input=MISSING, *rest, **named):
    """cosh(input, *, out=None) -> Tensor

    The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

    >>> ow.cosh(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.5431])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return COSH[input._keys](input)
    return COSH_FORMS.call(input, rest, named)


COSH__FORMS = Overloads(
    "cosh_",
    (COSH_, (("input", "Tensor"),), 0, None, 0, False),
)


def cosh_(input=MISSING, *rest, **named):
    """cosh_(input) -> Tensor

    The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

    >>> ow.cosh(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.5431])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return COSH_[input._keys](input)
    return COSH__FORMS.call(input, rest, named)


TANH_FORMS = Overloads(
    "tanh",
    (TANH, (("input", "Tensor"),), 0, TANH_OUT, 1, False),
)


def tanh(input=MISSING, *rest, **named):
    """tanh(input, *, out=None) -> Tensor

    The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TANH[input._keys](input)
    return TANH_FORMS.call(input, rest, named)


TANH__FORMS = Overloads(
    "tanh_",
    (TANH_, (("input", "Tensor"),), 0, None, 0, False),
)


def tanh_(input=MISSING, *rest, **named):
    """tanh_(input) -> Tensor

    The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TANH_[input._keys](input)
    return TANH__FORMS.call(input, rest, named)


ASINH_FORMS = Overloads(
    "asinh",
    (ASINH, (("input", "Tensor"),), 0, ASINH_OUT, 1, False),
)


def asinh(input=MISSING, *rest, **named):
    """asinh(input, *, out=None) -> Tensor

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ASINH[input._keys](input)
    return ASINH_FORMS.call(input, rest, named)


ASINH__FORMS = Overloads(
    "asinh_",
    (ASINH_, (("input", "Tensor"),), 0, None, 0, False),
)


def asinh_(input=MISSING, *rest, **named):
    """asinh_(input) -> Tensor

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ASINH_[input._keys](input)
    return ASINH__FORMS.call(input, rest, named)


ARCSINH_FORMS = Overloads(
    "arcsinh",
    (ARCSINH, (("input", "Tensor"),), 0, ARCSINH_OUT, 1, False),
)


def arcsinh(input=MISSING, *rest, **named):
    """arcsinh(input, *, out=None) -> Tensor

    Another name of `asinh`.

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCSINH[input._keys](input)
        return ARCSINH_FORMS.call(input, rest, named)
    except Exception:
        ARCSINH_FORMS.translate(input, rest, named)
        raise


ARCSINH__FORMS = Overloads(
    "arcsinh_",
    (ARCSINH_, (("input", "Tensor"),), 0, None, 0, False),
)


def arcsinh_(input=MISSING, *rest, **named):
    """arcsinh_(input) -> Tensor

    Another name of `asinh`.

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCSINH_[input._keys](input)
        return ARCSINH__FORMS.call(input, rest, named)
    except Exception:
        ARCSINH__FORMS.translate(input, rest, named)
        raise


ACOSH_FORMS = Overloads(
    "acosh",
    (ACOSH, (("input", "Tensor"),), 0, ACOSH_OUT, 1, False),
)


def acosh(input=MISSING, *rest, **named):
    """acosh(input, *, out=None) -> Tensor

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ACOSH[input._keys](input)
    return ACOSH_FORMS.call(input, rest, named)


ACOSH__FORMS = Overloads(
    "acosh_",
    (ACOSH_, (("input", "Tensor"),), 0, None, 0, False),
)


def acosh_(input=MISSING, *rest, **named):
    """acosh_(input) -> Tensor

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ACOSH_[input._keys](input)
    return ACOSH__FORMS.call(input, rest, named)


ARCCOSH_FORMS = Overloads(
    "arccosh",
    (ARCCOSH, (("input", "Tensor"),), 0, ARCCOSH_OUT, 1, False),
)


def arccosh(input=MISSING, *rest, **named):
    """arccosh(input, *, out=None) -> Tensor

    Another name of `acosh`.

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCCOSH[input._keys](input)
        return ARCCOSH_FORMS.call(input, rest, named)
    except Exception:
        ARCCOSH_FORMS.translate(input, rest, named)
        raise


ARCCOSH__FORMS = Overloads(
    "arccosh_",
    (ARCCOSH_, (("input", "Tensor"),), 0, None, 0, False),
)


def arccosh_(input=MISSING, *rest, **named):
    """arccosh_(input) -> Tensor

    Another name of `acosh`.

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCCOSH_[input._keys](input)
        return ARCCOSH__FORMS.call(input, rest, named)
    except Exception:
        ARCCOSH__FORMS.translate(input, rest, named)
        raise


ATANH_FORMS = Overloads(
    "atanh",
    (ATANH, (("input", "Tensor"),), 0, ATANH_OUT, 1, False),
)


def atanh(input=MISSING, *rest, **named):
    """atanh(input, *, out=None) -> Tensor

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATANH[input._keys](input)
    return ATANH_FORMS.call(input, rest, named)


ATANH__FORMS = Overloads(
    "atanh_",
    (ATANH_, (("input", "Tensor"),), 0, None, 0, False),
)


def atanh_(input=MISSING, *rest, **named):
    """atanh_(input) -> Tensor

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATANH_[input._keys](input)
    return ATANH__FORMS.call(input, rest, named)


ARCTANH_FORMS = Overloads(
    "arctanh",
    (ARCTANH, (("input", "Tensor"),), 0, ARCTANH_OUT, 1, False),
)


def arctanh(input=MISSING, *rest, **named):
    """arctanh(input, *, out=None) -> Tensor

    Another name of `atanh`.

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCTANH[input._keys](input)
        return ARCTANH_FORMS.call(input, rest, named)
    except Exception:
        ARCTANH_FORMS.translate(input, rest, named)
        raise


ARCTANH__FORMS = Overloads(
    "arctanh_",
    (ARCTANH_, (("input", "Tensor"),), 0, None, 0, False),
)


def arctanh_(input=MISSING, *rest, **named):
    """arctanh_(input) -> Tensor

    Another name of `atanh`.

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARCTANH_[input._keys](input)
        return ARCTANH__FORMS.call(input, rest, named)
    except Exception:
        ARCTANH__FORMS.translate(input, rest, named)
        raise
