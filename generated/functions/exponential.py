"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

EXP = find("exp")
EXP_OUT = find("exp.out")
EXP_ = find("exp_")
EXP2 = find("exp2")
EXP2_OUT = find("exp2.out")
EXP2_ = find("exp2_")
EXPM1 = find("expm1")
EXPM1_OUT = find("expm1.out")
EXPM1_ = find("expm1_")
LOG = find("log")
LOG_OUT = find("log.out")
LOG_ = find("log_")
LOG2 = find("log2")
LOG2_OUT = find("log2.out")
LOG2_ = find("log2_")
LOG10 = find("log10")
LOG10_OUT = find("log10.out")
LOG10_ = find("log10_")
LOG1P = find("log1p")
LOG1P_OUT = find("log1p.out")
LOG1P_ = find("log1p_")
SQRT = find("sqrt")
SQRT_OUT = find("sqrt.out")
SQRT_ = find("sqrt_")
RSQRT = find("rsqrt")
RSQRT_OUT = find("rsqrt.out")
RSQRT_ = find("rsqrt_")

EXP_FORMS = Overloads(
    "exp",
    (EXP, (("input", "Tensor"),), 0, EXP_OUT, 1, False),
)


def exp(input=MISSING, *rest, **named):
    """exp(input, *, out=None) -> Tensor

    The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return EXP[input._keys](input)
    return EXP_FORMS.call(input, rest, named)


EXP__FORMS = Overloads(
    "exp_",
    (EXP_, (("input", "Tensor"),), 0, None, 0, False),
)


def exp_(input=MISSING, *rest, **named):
    """exp_(input) -> Tensor

    The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return EXP_[input._keys](input)
    return EXP__FORMS.call(input, rest, named)


EXP2_FORMS = Overloads(
    "exp2",
    (EXP2, (("input", "Tensor"),), 0, EXP2_OUT, 1, False),
)


def exp2(input=MISSING, *rest, **named):
    """exp2(input, *, out=None) -> Tensor

    2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return EXP2[input._keys](input)
    return EXP2_FORMS.call(input, rest, named)


EXP2__FORMS = Overloads(
    "exp2_",
    (EXP2_, (("input", "Tensor"),), 0, None, 0, False),
)


def exp2_(input=MISSING, *rest, **named):
    """exp2_(input) -> Tensor

    2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return EXP2_[input._keys](input)
    return EXP2__FORMS.call(input, rest, named)


EXPM1_FORMS = Overloads(
    "expm1",
    (EXPM1, (("input", "Tensor"),), 0, EXPM1_OUT, 1, False),
)


def expm1(input=MISSING, *rest, **named):
    """expm1(input, *, out=None) -> Tensor

    `exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """
    if not (rest or named):
        if type(input) is Tensor:
            return EXPM1[input._keys](input)
    return EXPM1_FORMS.call(input, rest, named)


EXPM1__FORMS = Overloads(
    "expm1_",
    (EXPM1_, (("input", "Tensor"),), 0, None, 0, False),
)


def expm1_(input=MISSING, *rest, **named):
    """expm1_(input) -> Tensor

    `exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """
    if not (rest or named):
        if type(input) is Tensor:
            return EXPM1_[input._keys](input)
    return EXPM1__FORMS.call(input, rest, named)


LOG_FORMS = Overloads(
    "log",
    (LOG, (("input", "Tensor"),), 0, LOG_OUT, 1, False),
)


def log(input=MISSING, *rest, **named):
    """log(input, *, out=None) -> Tensor

    The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
    tensor([0.0000, 1.0000,   -inf,    nan])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG[input._keys](input)
    return LOG_FORMS.call(input, rest, named)


LOG__FORMS = Overloads(
    "log_",
    (LOG_, (("input", "Tensor"),), 0, None, 0, False),
)


def log_(input=MISSING, *rest, **named):
    """log_(input) -> Tensor

    The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
    tensor([0.0000, 1.0000,   -inf,    nan])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG_[input._keys](input)
    return LOG__FORMS.call(input, rest, named)


LOG2_FORMS = Overloads(
    "log2",
    (LOG2, (("input", "Tensor"),), 0, LOG2_OUT, 1, False),
)


def log2(input=MISSING, *rest, **named):
    """log2(input, *, out=None) -> Tensor

    The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG2[input._keys](input)
    return LOG2_FORMS.call(input, rest, named)


LOG2__FORMS = Overloads(
    "log2_",
    (LOG2_, (("input", "Tensor"),), 0, None, 0, False),
)


def log2_(input=MISSING, *rest, **named):
    """log2_(input) -> Tensor

    The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG2_[input._keys](input)
    return LOG2__FORMS.call(input, rest, named)


LOG10_FORMS = Overloads(
    "log10",
    (LOG10, (("input", "Tensor"),), 0, LOG10_OUT, 1, False),
)


def log10(input=MISSING, *rest, **named):
    """log10(input, *, out=None) -> Tensor

    The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG10[input._keys](input)
    return LOG10_FORMS.call(input, rest, named)


LOG10__FORMS = Overloads(
    "log10_",
    (LOG10_, (("input", "Tensor"),), 0, None, 0, False),
)


def log10_(input=MISSING, *rest, **named):
    """log10_(input) -> Tensor

    The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG10_[input._keys](input)
    return LOG10__FORMS.call(input, rest, named)


LOG1P_FORMS = Overloads(
    "log1p",
    (LOG1P, (("input", "Tensor"),), 0, LOG1P_OUT, 1, False),
)


def log1p(input=MISSING, *rest, **named):
    """log1p(input, *, out=None) -> Tensor

    `log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG1P[input._keys](input)
    return LOG1P_FORMS.call(input, rest, named)


LOG1P__FORMS = Overloads(
    "log1p_",
    (LOG1P_, (("input", "Tensor"),), 0, None, 0, False),
)


def log1p_(input=MISSING, *rest, **named):
    """log1p_(input) -> Tensor

    `log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOG1P_[input._keys](input)
    return LOG1P__FORMS.call(input, rest, named)


SQRT_FORMS = Overloads(
    "sqrt",
    (SQRT, (("input", "Tensor"),), 0, SQRT_OUT, 1, False),
)


def sqrt(input=MISSING, *rest, **named):
    """sqrt(input, *, out=None) -> Tensor

    The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SQRT[input._keys](input)
    return SQRT_FORMS.call(input, rest, named)


SQRT__FORMS = Overloads(
    "sqrt_",
    (SQRT_, (("input", "Tensor"),), 0, None, 0, False),
)


def sqrt_(input=MISSING, *rest, **named):
    """sqrt_(input) -> Tensor

    The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SQRT_[input._keys](input)
    return SQRT__FORMS.call(input, rest, named)


RSQRT_FORMS = Overloads(
    "rsqrt",
    (RSQRT, (("input", "Tensor"),), 0, RSQRT_OUT, 1, False),
)


def rsqrt(input=MISSING, *rest, **named):
    """rsqrt(input, *, out=None) -> Tensor

    One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RSQRT[input._keys](input)
    return RSQRT_FORMS.call(input, rest, named)


RSQRT__FORMS = Overloads(
    "rsqrt_",
    (RSQRT_, (("input", "Tensor"),), 0, None, 0, False),
)


def rsqrt_(input=MISSING, *rest, **named):
    """rsqrt_(input) -> Tensor

    One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RSQRT_[input._keys](input)
    return RSQRT__FORMS.call(input, rest, named)
