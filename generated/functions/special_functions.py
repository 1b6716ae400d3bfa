"""The functions and methods of special_functions: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of, placed
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.special_functions import (
    ERFINV, ERFINV_, SPECIAL_ERFINV, LGAMMA, LGAMMA_, SPECIAL_GAMMALN, _FOREACH_LGAMMA, _FOREACH_LGAMMA_, _DEVIANCE,
    _STIRLING_REST, _LOG_LESS_DIGAMMA, _LOG_GAMMA_DENSITY, DIGAMMA, DIGAMMA_, SPECIAL_DIGAMMA, SPECIAL_PSI,
    POLYGAMMA, POLYGAMMA_, SPECIAL_POLYGAMMA, MVLGAMMA, MVLGAMMA_, SPECIAL_MULTIGAMMALN, LOGIT, LOGIT_,
    SPECIAL_LOGIT,
)

__all__ = [
    "erfinv", "erfinv_", "lgamma", "lgamma_", "_foreach_lgamma", "_foreach_lgamma_", "digamma", "digamma_",
    "polygamma", "polygamma_", "mvlgamma", "mvlgamma_", "logit", "logit_",
]

ERFINV_FORMS = Overloads("erfinv", ERFINV)
ERFINV__FORMS = Overloads("erfinv_", ERFINV_)
SPECIAL_ERFINV_FORMS = Overloads("special_erfinv", SPECIAL_ERFINV)
LGAMMA_FORMS = Overloads("lgamma", LGAMMA)
LGAMMA__FORMS = Overloads("lgamma_", LGAMMA_)
SPECIAL_GAMMALN_FORMS = Overloads("special_gammaln", SPECIAL_GAMMALN)
_FOREACH_LGAMMA_FORMS = Overloads("_foreach_lgamma", _FOREACH_LGAMMA)
_FOREACH_LGAMMA__FORMS = Overloads("_foreach_lgamma_", _FOREACH_LGAMMA_)
_DEVIANCE_FORMS = Overloads("_deviance", _DEVIANCE)
_STIRLING_REST_FORMS = Overloads("_stirling_rest", _STIRLING_REST)
_LOG_LESS_DIGAMMA_FORMS = Overloads("_log_less_digamma", _LOG_LESS_DIGAMMA)
_LOG_GAMMA_DENSITY_FORMS = Overloads("_log_gamma_density", _LOG_GAMMA_DENSITY)
DIGAMMA_FORMS = Overloads("digamma", DIGAMMA)
DIGAMMA__FORMS = Overloads("digamma_", DIGAMMA_)
SPECIAL_DIGAMMA_FORMS = Overloads("special_digamma", SPECIAL_DIGAMMA)
SPECIAL_PSI_FORMS = Overloads("special_psi", SPECIAL_PSI)
POLYGAMMA_FORMS = Overloads("polygamma", POLYGAMMA)
POLYGAMMA__FORMS = Overloads("polygamma_", POLYGAMMA_)
SPECIAL_POLYGAMMA_FORMS = Overloads("special_polygamma", SPECIAL_POLYGAMMA)
MVLGAMMA_FORMS = Overloads("mvlgamma", MVLGAMMA)
MVLGAMMA__FORMS = Overloads("mvlgamma_", MVLGAMMA_)
SPECIAL_MULTIGAMMALN_FORMS = Overloads("special_multigammaln", SPECIAL_MULTIGAMMALN)
LOGIT_FORMS = Overloads("logit", LOGIT)
LOGIT__FORMS = Overloads("logit_", LOGIT_)
SPECIAL_LOGIT_FORMS = Overloads("special_logit", SPECIAL_LOGIT)


def erfinv(input=MISSING, *rest, **named):
    """erfinv(input, *, out=None) -> Tensor

    The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return ERFINV[input._keys](input)
    return ERFINV_FORMS.call(input, rest, named)


def erfinv_(input=MISSING, *rest, **named):
    """As `erfinv`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return ERFINV_[input._keys](input)
    return ERFINV__FORMS.call(input, rest, named)


def special_erfinv(input=MISSING, *rest, **named):
    """Another name of `erfinv`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_ERFINV[input._keys](input)
    return SPECIAL_ERFINV_FORMS.call(input, rest, named)


def lgamma(input=MISSING, *rest, **named):
    """lgamma(input, *, out=None) -> Tensor

    The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LGAMMA[input._keys](input)
    return LGAMMA_FORMS.call(input, rest, named)


def lgamma_(input=MISSING, *rest, **named):
    """As `lgamma`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LGAMMA_[input._keys](input)
    return LGAMMA__FORMS.call(input, rest, named)


def special_gammaln(input=MISSING, *rest, **named):
    """Another name of `lgamma`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_GAMMALN[input._keys](input)
    return SPECIAL_GAMMALN_FORMS.call(input, rest, named)


def _foreach_lgamma(input=MISSING, *rest, **named):
    """_foreach_lgamma(input) -> tuple[Tensor, ...]

    `lgamma` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LGAMMA[keys_of(input)](tuple(input))
        return _FOREACH_LGAMMA_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LGAMMA_FORMS.translate(input, rest, named)
        raise


def _foreach_lgamma_(input=MISSING, *rest, **named):
    """As `_foreach_lgamma`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_LGAMMA_[keys_of(input)](tuple(input))
        return _FOREACH_LGAMMA__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_LGAMMA__FORMS.translate(input, rest, named)
        raise


def _deviance(input=MISSING, other=MISSING, *rest, **named):
    """_deviance(input, other) -> Tensor

    `self * log(self / other) - self + other`, right where both are nearly equal.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _DEVIANCE[input._keys | other._keys](input, other)
    return _DEVIANCE_FORMS.call(input, other, rest, named)


def _stirling_rest(input=MISSING, *rest, **named):
    """_stirling_rest(input) -> Tensor

    `lgamma(self) - (self - 1 / 2) * log(self) + self - log(2 * pi) / 2`, by its series from 10 (DLMF
        5.11.1).
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _STIRLING_REST[input._keys](input)
    return _STIRLING_REST_FORMS.call(input, rest, named)


def _log_less_digamma(input=MISSING, *rest, **named):
    """_log_less_digamma(input) -> Tensor

    `log(self) - digamma(self)`, by its series from 10 (DLMF 5.11.2).
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _LOG_LESS_DIGAMMA[input._keys](input)
    return _LOG_LESS_DIGAMMA_FORMS.call(input, rest, named)


def _log_gamma_density(input=MISSING, other=MISSING, *rest, **named):
    """_log_gamma_density(input, other) -> Tensor

    `(self - 1) * log(other) - other - lgamma(self)`: the logarithm of a gamma distribution's density.

    It is that of Poisson's probability of `self - 1` at the rate `other`, too.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _LOG_GAMMA_DENSITY[input._keys | other._keys](input, other)
    return _LOG_GAMMA_DENSITY_FORMS.call(input, other, rest, named)


def digamma(input=MISSING, *rest, **named):
    """digamma(input, *, out=None) -> Tensor

    The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return DIGAMMA[input._keys](input)
    return DIGAMMA_FORMS.call(input, rest, named)


def digamma_(input=MISSING, *rest, **named):
    """As `digamma`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return DIGAMMA_[input._keys](input)
    return DIGAMMA__FORMS.call(input, rest, named)


def special_digamma(input=MISSING, *rest, **named):
    """Another name of `digamma`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_DIGAMMA[input._keys](input)
    return SPECIAL_DIGAMMA_FORMS.call(input, rest, named)


def special_psi(input=MISSING, *rest, **named):
    """Another name of `digamma`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_PSI[input._keys](input)
    return SPECIAL_PSI_FORMS.call(input, rest, named)


def polygamma(n=MISSING, input=MISSING, *rest, **named):
    """polygamma(n, input, *, out=None) -> Tensor

    The derivative number `n` of `digamma`; a negative `n` raises RuntimeError.

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """
    return POLYGAMMA_FORMS.call(n, input, rest, named)


def polygamma_(n=MISSING, input=MISSING, *rest, **named):
    """As `polygamma`, written into `input`, which is returned."""
    return POLYGAMMA__FORMS.call(n, input, rest, named)


def special_polygamma(n=MISSING, input=MISSING, *rest, **named):
    """Another name of `polygamma`."""
    return SPECIAL_POLYGAMMA_FORMS.call(n, input, rest, named)


def mvlgamma(input=MISSING, p=MISSING, *rest, **named):
    """mvlgamma(input, p, *, out=None) -> Tensor

    The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is int:
                return MVLGAMMA[input._keys](input, p)
        return MVLGAMMA_FORMS.call(input, p, rest, named)
    except Exception:
        MVLGAMMA_FORMS.translate(input, p, rest, named)
        raise


def mvlgamma_(input=MISSING, p=MISSING, *rest, **named):
    """As `mvlgamma`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is int:
                return MVLGAMMA_[input._keys](input, p)
        return MVLGAMMA__FORMS.call(input, p, rest, named)
    except Exception:
        MVLGAMMA__FORMS.translate(input, p, rest, named)
        raise


def special_multigammaln(input=MISSING, p=MISSING, *rest, **named):
    """Another name of `mvlgamma`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(p) is int:
                return SPECIAL_MULTIGAMMALN[input._keys](input, p)
        return SPECIAL_MULTIGAMMALN_FORMS.call(input, p, rest, named)
    except Exception:
        SPECIAL_MULTIGAMMALN_FORMS.translate(input, p, rest, named)
        raise


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
        if isinstance(input, Tensor):
            return LOGIT[input._keys](input, None)
    return LOGIT_FORMS.call(input, rest, named)


def logit_(input=MISSING, *rest, **named):
    """As `logit`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOGIT_[input._keys](input, None)
    return LOGIT__FORMS.call(input, rest, named)


def special_logit(input=MISSING, *rest, **named):
    """Another name of `logit`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SPECIAL_LOGIT[input._keys](input, None)
    return SPECIAL_LOGIT_FORMS.call(input, rest, named)


class Methods:
    """What Tensor has of them."""

    def erfinv(self, *rest, **named):
        if not (rest or named):
            return ERFINV[self._keys](self)
        return ERFINV_FORMS.method(self, rest, named)

    def erfinv_(self, *rest, **named):
        if not (rest or named):
            return ERFINV_[self._keys](self)
        return ERFINV__FORMS.method(self, rest, named)

    def lgamma(self, *rest, **named):
        if not (rest or named):
            return LGAMMA[self._keys](self)
        return LGAMMA_FORMS.method(self, rest, named)

    def lgamma_(self, *rest, **named):
        if not (rest or named):
            return LGAMMA_[self._keys](self)
        return LGAMMA__FORMS.method(self, rest, named)

    def digamma(self, *rest, **named):
        if not (rest or named):
            return DIGAMMA[self._keys](self)
        return DIGAMMA_FORMS.method(self, rest, named)

    def digamma_(self, *rest, **named):
        if not (rest or named):
            return DIGAMMA_[self._keys](self)
        return DIGAMMA__FORMS.method(self, rest, named)

    def polygamma(self, *rest, **named):
        return POLYGAMMA_FORMS.method(*placed(1, self, rest, named))

    def polygamma_(self, *rest, **named):
        return POLYGAMMA__FORMS.method(*placed(1, self, rest, named))

    def mvlgamma(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(p) is int:
                    return MVLGAMMA[self._keys](self, p)
            return MVLGAMMA_FORMS.method(self, p, rest, named)
        except Exception:
            MVLGAMMA_FORMS.translate(self, p, rest, named)
            raise

    def mvlgamma_(self, p=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(p) is int:
                    return MVLGAMMA_[self._keys](self, p)
            return MVLGAMMA__FORMS.method(self, p, rest, named)
        except Exception:
            MVLGAMMA__FORMS.translate(self, p, rest, named)
            raise

    def logit(self, *rest, **named):
        if not (rest or named):
            return LOGIT[self._keys](self, None)
        return LOGIT_FORMS.method(self, rest, named)

    def logit_(self, *rest, **named):
        if not (rest or named):
            return LOGIT_[self._keys](self, None)
        return LOGIT__FORMS.method(self, rest, named)


hang(Methods, __name__)
