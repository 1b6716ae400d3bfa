"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

ERFINV = find("erfinv")
ERFINV_OUT = find("erfinv.out")
ERFINV_ = find("erfinv_")
SPECIAL_ERFINV = find("special_erfinv")
SPECIAL_ERFINV_OUT = find("special_erfinv.out")
LGAMMA = find("lgamma")
LGAMMA_OUT = find("lgamma.out")
LGAMMA_ = find("lgamma_")
SPECIAL_GAMMALN = find("special_gammaln")
SPECIAL_GAMMALN_OUT = find("special_gammaln.out")
DIGAMMA = find("digamma")
DIGAMMA_OUT = find("digamma.out")
DIGAMMA_ = find("digamma_")
SPECIAL_DIGAMMA = find("special_digamma")
SPECIAL_DIGAMMA_OUT = find("special_digamma.out")
SPECIAL_PSI = find("special_psi")
SPECIAL_PSI_OUT = find("special_psi.out")
POLYGAMMA = find("polygamma")
POLYGAMMA_OUT = find("polygamma.out")
SPECIAL_POLYGAMMA = find("special_polygamma")
SPECIAL_POLYGAMMA_OUT = find("special_polygamma.out")
MVLGAMMA = find("mvlgamma")
MVLGAMMA_OUT = find("mvlgamma.out")
MVLGAMMA_ = find("mvlgamma_")
SPECIAL_MULTIGAMMALN = find("special_multigammaln")
SPECIAL_MULTIGAMMALN_OUT = find("special_multigammaln.out")
LOGIT = find("logit")
LOGIT_OUT = find("logit.out")
LOGIT_ = find("logit_")
SPECIAL_LOGIT = find("special_logit")
SPECIAL_LOGIT_OUT = find("special_logit.out")

ERFINV_FORMS = Overloads(
    "erfinv",
    (ERFINV, (("input", "Tensor"),), 0, ERFINV_OUT, 1, False),
)


def erfinv(input=MISSING, *rest, **named):
    """erfinv(input, *, out=None) -> Tensor

    The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ERFINV[input._keys](input)
    return ERFINV_FORMS.call(input, rest, named)


ERFINV__FORMS = Overloads(
    "erfinv_",
    (ERFINV_, (("input", "Tensor"),), 0, None, 0, False),
)


def erfinv_(input=MISSING, *rest, **named):
    """erfinv_(input) -> Tensor

    The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ERFINV_[input._keys](input)
    return ERFINV__FORMS.call(input, rest, named)


SPECIAL_ERFINV_FORMS = Overloads(
    "special_erfinv",
    (SPECIAL_ERFINV, (("input", "Tensor"),), 0, SPECIAL_ERFINV_OUT, 1, False),
)


def special_erfinv(input=MISSING, *rest, **named):
    """erfinv(input, *, out=None) -> Tensor

    Another name of `erfinv`.

    The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_ERFINV[input._keys](input)
        return SPECIAL_ERFINV_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_ERFINV_FORMS.translate(input, rest, named)
        raise


LGAMMA_FORMS = Overloads(
    "lgamma",
    (LGAMMA, (("input", "Tensor"),), 0, LGAMMA_OUT, 1, False),
)


def lgamma(input=MISSING, *rest, **named):
    """lgamma(input, *, out=None) -> Tensor

    The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LGAMMA[input._keys](input)
    return LGAMMA_FORMS.call(input, rest, named)


LGAMMA__FORMS = Overloads(
    "lgamma_",
    (LGAMMA_, (("input", "Tensor"),), 0, None, 0, False),
)


def lgamma_(input=MISSING, *rest, **named):
    """lgamma_(input) -> Tensor

    The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LGAMMA_[input._keys](input)
    return LGAMMA__FORMS.call(input, rest, named)


SPECIAL_GAMMALN_FORMS = Overloads(
    "special_gammaln",
    (SPECIAL_GAMMALN, (("input", "Tensor"),), 0, SPECIAL_GAMMALN_OUT, 1, False),
)


def special_gammaln(input=MISSING, *rest, **named):
    """gammaln(input, *, out=None) -> Tensor

    Another name of `lgamma`.

    The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_GAMMALN[input._keys](input)
        return SPECIAL_GAMMALN_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_GAMMALN_FORMS.translate(input, rest, named)
        raise


DIGAMMA_FORMS = Overloads(
    "digamma",
    (DIGAMMA, (("input", "Tensor"),), 0, DIGAMMA_OUT, 1, False),
)


def digamma(input=MISSING, *rest, **named):
    """digamma(input, *, out=None) -> Tensor

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DIGAMMA[input._keys](input)
    return DIGAMMA_FORMS.call(input, rest, named)


DIGAMMA__FORMS = Overloads(
    "digamma_",
    (DIGAMMA_, (("input", "Tensor"),), 0, None, 0, False),
)


def digamma_(input=MISSING, *rest, **named):
    """digamma_(input) -> Tensor

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DIGAMMA_[input._keys](input)
    return DIGAMMA__FORMS.call(input, rest, named)


SPECIAL_DIGAMMA_FORMS = Overloads(
    "special_digamma",
    (SPECIAL_DIGAMMA, (("input", "Tensor"),), 0, SPECIAL_DIGAMMA_OUT, 1, False),
)


def special_digamma(input=MISSING, *rest, **named):
    """digamma(input, *, out=None) -> Tensor

    Another name of `digamma`.

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_DIGAMMA[input._keys](input)
        return SPECIAL_DIGAMMA_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_DIGAMMA_FORMS.translate(input, rest, named)
        raise


SPECIAL_PSI_FORMS = Overloads(
    "special_psi",
    (SPECIAL_PSI, (("input", "Tensor"),), 0, SPECIAL_PSI_OUT, 1, False),
)


def special_psi(input=MISSING, *rest, **named):
    """psi(input, *, out=None) -> Tensor

    Another name of `digamma`.

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_PSI[input._keys](input)
        return SPECIAL_PSI_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_PSI_FORMS.translate(input, rest, named)
        raise


POLYGAMMA_FORMS = Overloads(
    "polygamma",
    (POLYGAMMA, (("n", "int"), ("input", "Tensor")), 0, POLYGAMMA_OUT, 1, False),
)


def polygamma(n=MISSING, input=MISSING, *rest, **named):
    """polygamma(n, input, *, out=None) -> Tensor

    The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """
    return POLYGAMMA_FORMS.call(n, input, rest, named)


SPECIAL_POLYGAMMA_FORMS = Overloads(
    "special_polygamma",
    (SPECIAL_POLYGAMMA, (("n", "int"), ("input", "Tensor")), 0, SPECIAL_POLYGAMMA_OUT, 1, False),
)


def special_polygamma(n=MISSING, input=MISSING, *rest, **named):
    """polygamma(n, input, *, out=None) -> Tensor

    Another name of `polygamma`.

    The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """
    try:
        return SPECIAL_POLYGAMMA_FORMS.call(n, input, rest, named)
    except Exception:
        SPECIAL_POLYGAMMA_FORMS.translate(n, input, rest, named)
        raise


MVLGAMMA_FORMS = Overloads(
    "mvlgamma",
    (MVLGAMMA, (("input", "Tensor"), ("p", "int")), 0, MVLGAMMA_OUT, 1, False),
)


def mvlgamma(input=MISSING, p=MISSING, *rest, **named):
    """mvlgamma(input, p, *, out=None) -> Tensor

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(p) is int:
                return MVLGAMMA[input._keys](input, p)
        return MVLGAMMA_FORMS.call(input, p, rest, named)
    except Exception:
        MVLGAMMA_FORMS.translate(input, p, rest, named)
        raise


MVLGAMMA__FORMS = Overloads(
    "mvlgamma_",
    (MVLGAMMA_, (("input", "Tensor"), ("p", "int")), 0, None, 0, False),
)


def mvlgamma_(input=MISSING, p=MISSING, *rest, **named):
    """mvlgamma_(input, p) -> Tensor

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(p) is int:
                return MVLGAMMA_[input._keys](input, p)
        return MVLGAMMA__FORMS.call(input, p, rest, named)
    except Exception:
        MVLGAMMA__FORMS.translate(input, p, rest, named)
        raise


SPECIAL_MULTIGAMMALN_FORMS = Overloads(
    "special_multigammaln",
    (SPECIAL_MULTIGAMMALN, (("input", "Tensor"), ("p", "int")), 0, SPECIAL_MULTIGAMMALN_OUT, 1, False),
)


def special_multigammaln(input=MISSING, p=MISSING, *rest, **named):
    """multigammaln(input, p, *, out=None) -> Tensor

    Another name of `mvlgamma`.

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(p) is int:
                return SPECIAL_MULTIGAMMALN[input._keys](input, p)
        return SPECIAL_MULTIGAMMALN_FORMS.call(input, p, rest, named)
    except Exception:
        SPECIAL_MULTIGAMMALN_FORMS.translate(input, p, rest, named)
        raise


LOGIT_FORMS = Overloads(
    "logit",
    (LOGIT, (("input", "Tensor"), ("eps", "float?", None)), 0, LOGIT_OUT, 1, False),
)


def logit(input=MISSING, *rest, **named):
    """logit(input, eps=None, *, out=None) -> Tensor

    The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOGIT[input._keys](input, None)
    return LOGIT_FORMS.call(input, rest, named)


LOGIT__FORMS = Overloads(
    "logit_",
    (LOGIT_, (("input", "Tensor"), ("eps", "float?", None)), 0, None, 0, False),
)


def logit_(input=MISSING, *rest, **named):
    """logit_(input, eps=None) -> Tensor

    The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return LOGIT_[input._keys](input, None)
    return LOGIT__FORMS.call(input, rest, named)


SPECIAL_LOGIT_FORMS = Overloads(
    "special_logit",
    (SPECIAL_LOGIT, (("input", "Tensor"), ("eps", "float?", None)), 0, SPECIAL_LOGIT_OUT, 1, False),
)


def special_logit(input=MISSING, *rest, **named):
    """logit(input, eps=None, *, out=None) -> Tensor

    Another name of `logit`.

    The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SPECIAL_LOGIT[input._keys](input, None)
        return SPECIAL_LOGIT_FORMS.call(input, rest, named)
    except Exception:
        SPECIAL_LOGIT_FORMS.translate(input, rest, named)
        raise
