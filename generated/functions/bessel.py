"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

SINC = find("sinc")
SINC_OUT = find("sinc.out")
SINC_ = find("sinc_")
SPECIAL_SINC = find("special_sinc")
SPECIAL_SINC_OUT = find("special_sinc.out")
I0 = find("i0")
I0_OUT = find("i0.out")
I0_ = find("i0_")
SPECIAL_I0 = find("special_i0")
SPECIAL_I0_OUT = find("special_i0.out")
SPECIAL_I0E = find("special_i0e")
SPECIAL_I0E_OUT = find("special_i0e.out")
SPECIAL_I1 = find("special_i1")
SPECIAL_I1_OUT = find("special_i1.out")
SPECIAL_I1E = find("special_i1e")
SPECIAL_I1E_OUT = find("special_i1e.out")
SPECIAL_ERFCX = find("special_erfcx")
SPECIAL_ERFCX_OUT = find("special_erfcx.out")
SPECIAL_ENTR = find("special_entr")
SPECIAL_ENTR_OUT = find("special_entr.out")
SPECIAL_NDTR = find("special_ndtr")
SPECIAL_NDTR_OUT = find("special_ndtr.out")
SPECIAL_NDTRI = find("special_ndtri")
SPECIAL_NDTRI_OUT = find("special_ndtri.out")
SPECIAL_LOG_NDTR = find("special_log_ndtr")
SPECIAL_LOG_NDTR_OUT = find("special_log_ndtr.out")

SINC_FORMS = Overloads(
    "sinc",
    (SINC, (("input", "Tensor"),), 0, SINC_OUT, 1, False),
)


def sinc(input=MISSING, *rest, **named):
    """sinc(input, *, out=None) -> Tensor

    `sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SINC[input._keys](input)
    return SINC_FORMS.call(input, rest, named)


SINC__FORMS = Overloads(
    "sinc_",
    (SINC_, (("input", "Tensor"),), 0, None, 0, False),
)


def sinc_(input=MISSING, *rest, **named):
    """sinc_(input) -> Tensor

    `sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SINC_[input._keys](input)
    return SINC__FORMS.call(input, rest, named)


SPECIAL_SINC_FORMS = Overloads(
    "special_sinc",
    (SPECIAL_SINC, (("input", "Tensor"),), 0, SPECIAL_SINC_OUT, 1, False),
)


def special_sinc(input=MISSING, *rest, **named):
    """sinc(input, *, out=None) -> Tensor

    Another name of `sinc`.

    `sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_SINC[input._keys](input)
        return SPECIAL_SINC_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_SINC_FORMS.translate(input, rest, named)
        raise


I0_FORMS = Overloads(
    "i0",
    (I0, (("input", "Tensor"),), 0, I0_OUT, 1, False),
)


def i0(input=MISSING, *rest, **named):
    """i0(input, *, out=None) -> Tensor

    The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return I0[input._keys](input)
    return I0_FORMS.call(input, rest, named)


I0__FORMS = Overloads(
    "i0_",
    (I0_, (("input", "Tensor"),), 0, None, 0, False),
)


def i0_(input=MISSING, *rest, **named):
    """i0_(input) -> Tensor

    The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return I0_[input._keys](input)
    return I0__FORMS.call(input, rest, named)


SPECIAL_I0_FORMS = Overloads(
    "special_i0",
    (SPECIAL_I0, (("input", "Tensor"),), 0, SPECIAL_I0_OUT, 1, False),
)


def special_i0(input=MISSING, *rest, **named):
    """i0(input, *, out=None) -> Tensor

    Another name of `i0`.

    The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_I0[input._keys](input)
        return SPECIAL_I0_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_I0_FORMS.translate(input, rest, named)
        raise


SPECIAL_I0E_FORMS = Overloads(
    "special_i0e",
    (SPECIAL_I0E, (("input", "Tensor"),), 0, SPECIAL_I0E_OUT, 1, False),
)


def special_i0e(input=MISSING, *rest, **named):
    """i0e(input, *, out=None) -> Tensor

    `exp(-|input|) * i0(input)`, which does not overflow.

    >>> ow.special.i0e(ow.tensor([1.0]))
    tensor([0.4658])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_I0E[input._keys](input)
    return SPECIAL_I0E_FORMS.call(input, rest, named)


SPECIAL_I1_FORMS = Overloads(
    "special_i1",
    (SPECIAL_I1, (("input", "Tensor"),), 0, SPECIAL_I1_OUT, 1, False),
)


def special_i1(input=MISSING, *rest, **named):
    """i1(input, *, out=None) -> Tensor

    The modified Bessel function of the first kind and order 1.

    >>> ow.special.i1(ow.tensor([1.0]))
    tensor([0.5652])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_I1[input._keys](input)
    return SPECIAL_I1_FORMS.call(input, rest, named)


SPECIAL_I1E_FORMS = Overloads(
    "special_i1e",
    (SPECIAL_I1E, (("input", "Tensor"),), 0, SPECIAL_I1E_OUT, 1, False),
)


def special_i1e(input=MISSING, *rest, **named):
    """i1e(input, *, out=None) -> Tensor

    `exp(-|input|) * i1(input)`, which does not overflow.

    >>> ow.special.i1e(ow.tensor([1.0]))
    tensor([0.2079])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_I1E[input._keys](input)
    return SPECIAL_I1E_FORMS.call(input, rest, named)


SPECIAL_ERFCX_FORMS = Overloads(
    "special_erfcx",
    (SPECIAL_ERFCX, (("input", "Tensor"),), 0, SPECIAL_ERFCX_OUT, 1, False),
)


def special_erfcx(input=MISSING, *rest, **named):
    """erfcx(input, *, out=None) -> Tensor

    `exp(input²) * erfc(input)`, which does not vanish.

    >>> ow.special.erfcx(ow.tensor([10.0]))
    tensor([0.0561])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_ERFCX[input._keys](input)
    return SPECIAL_ERFCX_FORMS.call(input, rest, named)


SPECIAL_ENTR_FORMS = Overloads(
    "special_entr",
    (SPECIAL_ENTR, (("input", "Tensor"),), 0, SPECIAL_ENTR_OUT, 1, False),
)


def special_entr(input=MISSING, *rest, **named):
    """entr(input, *, out=None) -> Tensor

    The entropy `-input * log(input)`; 0 at 0, -inf below.

    >>> ow.special.entr(ow.tensor([0.5, 0.0, -1.0]))
    tensor([0.3466, 0.0000,   -inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_ENTR[input._keys](input)
    return SPECIAL_ENTR_FORMS.call(input, rest, named)


SPECIAL_NDTR_FORMS = Overloads(
    "special_ndtr",
    (SPECIAL_NDTR, (("input", "Tensor"),), 0, SPECIAL_NDTR_OUT, 1, False),
)


def special_ndtr(input=MISSING, *rest, **named):
    """ndtr(input, *, out=None) -> Tensor

    The distribution function of the standard normal distribution.

    >>> ow.special.ndtr(ow.tensor([0.0, 1.0]))
    tensor([0.5000, 0.8413])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_NDTR[input._keys](input)
    return SPECIAL_NDTR_FORMS.call(input, rest, named)


SPECIAL_NDTRI_FORMS = Overloads(
    "special_ndtri",
    (SPECIAL_NDTRI, (("input", "Tensor"),), 0, SPECIAL_NDTRI_OUT, 1, False),
)


def special_ndtri(input=MISSING, *rest, **named):
    """ndtri(input, *, out=None) -> Tensor

    The inverse of `ndtr`; -inf at 0, inf at 1.

    >>> ow.special.ndtri(ow.tensor([0.5, 0.8413]))
    tensor([0.0000, 0.9998])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_NDTRI[input._keys](input)
    return SPECIAL_NDTRI_FORMS.call(input, rest, named)


SPECIAL_LOG_NDTR_FORMS = Overloads(
    "special_log_ndtr",
    (SPECIAL_LOG_NDTR, (("input", "Tensor"),), 0, SPECIAL_LOG_NDTR_OUT, 1, False),
)


def special_log_ndtr(input=MISSING, *rest, **named):
    """log_ndtr(input, *, out=None) -> Tensor

    The logarithm of `ndtr`, accurate far below 0.

    >>> ow.special.log_ndtr(ow.tensor([-10.0]))
    tensor([-53.2313])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_LOG_NDTR[input._keys](input)
    return SPECIAL_LOG_NDTR_FORMS.call(input, rest, named)
