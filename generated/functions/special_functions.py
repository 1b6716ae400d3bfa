"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, given_arguments
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
    return ERFINV_FORMS(given_arguments(input) + rest, named)


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
    return ERFINV__FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_ERFINV[input._keys](input)
    return SPECIAL_ERFINV_FORMS(given_arguments(input) + rest, named)


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
    return LGAMMA_FORMS(given_arguments(input) + rest, named)


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
    return LGAMMA__FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_GAMMALN[input._keys](input)
    return SPECIAL_GAMMALN_FORMS(given_arguments(input) + rest, named)


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
    return DIGAMMA_FORMS(given_arguments(input) + rest, named)


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
    return DIGAMMA__FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_DIGAMMA[input._keys](input)
    return SPECIAL_DIGAMMA_FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_PSI[input._keys](input)
    return SPECIAL_PSI_FORMS(given_arguments(input) + rest, named)


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
    return POLYGAMMA_FORMS(given_arguments(n, input) + rest, named)


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
    return SPECIAL_POLYGAMMA_FORMS(given_arguments(n, input) + rest, named)


MVLGAMMA_FORMS = Overloads(
    "mvlgamma",
    (MVLGAMMA, (("input", "Tensor"), ("p", "int")), 0, MVLGAMMA_OUT, 1, False),
)


def mvlgamma(input=MISSING, p=MISSING, *rest, **named):
    """mvlgamma(input, p, *, out=None) -> Tensor

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.9379])
    """
    if not (rest or named):
        if type(input) is Tensor and type(p) is int:
            return MVLGAMMA[input._keys](input, p)
    return MVLGAMMA_FORMS(given_arguments(input, p) + rest, named)


MVLGAMMA__FORMS = Overloads(
    "mvlgamma_",
    (MVLGAMMA_, (("input", "Tensor"), ("p", "int")), 0, None, 0, False),
)


def mvlgamma_(input=MISSING, p=MISSING, *rest, **named):
    """mvlgamma_(input, p) -> Tensor

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.9379])
    """
    if not (rest or named):
        if type(input) is Tensor and type(p) is int:
            return MVLGAMMA_[input._keys](input, p)
    return MVLGAMMA__FORMS(given_arguments(input, p) + rest, named)


SPECIAL_MULTIGAMMALN_FORMS = Overloads(
    "special_multigammaln",
    (SPECIAL_MULTIGAMMALN, (("input", "Tensor"), ("p", "int")), 0, SPECIAL_MULTIGAMMALN_OUT, 1, False),
)


def special_multigammaln(input=MISSING, p=MISSING, *rest, **named):
    """multigammaln(input, p, *, out=None) -> Tensor

    Another name of `mvlgamma`.

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.9379])
    """
    if not (rest or named):
        if type(input) is Tensor and type(p) is int:
            return SPECIAL_MULTIGAMMALN[input._keys](input, p)
    return SPECIAL_MULTIGAMMALN_FORMS(given_arguments(input, p) + rest, named)


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
    return LOGIT_FORMS(given_arguments(input) + rest, named)


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
    return LOGIT__FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_LOGIT[input._keys](input, None)
    return SPECIAL_LOGIT_FORMS(given_arguments(input) + rest, named)


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
    return SINC_FORMS(given_arguments(input) + rest, named)


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
    return SINC__FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_SINC[input._keys](input)
    return SPECIAL_SINC_FORMS(given_arguments(input) + rest, named)


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
    return I0_FORMS(given_arguments(input) + rest, named)


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
    return I0__FORMS(given_arguments(input) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor:
            return SPECIAL_I0[input._keys](input)
    return SPECIAL_I0_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_I0E_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_I1_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_I1E_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_ERFCX_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_ENTR_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_NDTR_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_NDTRI_FORMS(given_arguments(input) + rest, named)


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
    return SPECIAL_LOG_NDTR_FORMS(given_arguments(input) + rest, named)


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
    return XLOGY_FORMS(given_arguments(input, other) + rest, named)


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
    return XLOGY__FORMS(given_arguments(input, other) + rest, named)


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
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return SPECIAL_XLOGY_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return SPECIAL_XLOGY_SCALAR_OTHER[input._keys](input, other)
    return SPECIAL_XLOGY_FORMS(given_arguments(input, other) + rest, named)


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
    return SPECIAL_XLOG1PY_FORMS(given_arguments(input, other) + rest, named)


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
    return SPECIAL_ZETA_FORMS(given_arguments(input, other) + rest, named)
