"""The functions and methods of incomplete_gamma: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.incomplete_gamma import IGAMMA, IGAMMA_, SPECIAL_GAMMAINC, IGAMMAC, IGAMMAC_, SPECIAL_GAMMAINCC

__all__ = ["igamma", "igamma_", "igammac", "igammac_"]

IGAMMA_FORMS = Overloads("igamma", IGAMMA)
IGAMMA__FORMS = Overloads("igamma_", IGAMMA_)
SPECIAL_GAMMAINC_FORMS = Overloads("special_gammainc", SPECIAL_GAMMAINC)
IGAMMAC_FORMS = Overloads("igammac", IGAMMAC)
IGAMMAC__FORMS = Overloads("igammac_", IGAMMAC_)
SPECIAL_GAMMAINCC_FORMS = Overloads("special_gammaincc", SPECIAL_GAMMAINCC)


def igamma(input=MISSING, other=MISSING, *rest, **named):
    """igamma(input, other, *, out=None) -> Tensor

    The regularized lower incomplete gamma function; NaN for negative arguments.

    >>> ow.igamma(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([0.2642])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return IGAMMA[input._keys | other._keys](input, other)
    return IGAMMA_FORMS.call(input, other, rest, named)


def igamma_(input=MISSING, other=MISSING, *rest, **named):
    """As `igamma`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return IGAMMA_[input._keys | other._keys](input, other)
    return IGAMMA__FORMS.call(input, other, rest, named)


def special_gammainc(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `igamma`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SPECIAL_GAMMAINC[input._keys | other._keys](input, other)
    return SPECIAL_GAMMAINC_FORMS.call(input, other, rest, named)


def igammac(input=MISSING, other=MISSING, *rest, **named):
    """igammac(input, other, *, out=None) -> Tensor

    The regularized upper incomplete gamma function, 1 less the lower one; NaN for negative arguments.

    >>> ow.igammac(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([0.7358])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return IGAMMAC[input._keys | other._keys](input, other)
    return IGAMMAC_FORMS.call(input, other, rest, named)


def igammac_(input=MISSING, other=MISSING, *rest, **named):
    """As `igammac`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return IGAMMAC_[input._keys | other._keys](input, other)
    return IGAMMAC__FORMS.call(input, other, rest, named)


def special_gammaincc(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `igammac`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SPECIAL_GAMMAINCC[input._keys | other._keys](input, other)
    return SPECIAL_GAMMAINCC_FORMS.call(input, other, rest, named)


class Methods:
    """What Tensor has of them."""

    def igamma(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return IGAMMA[self._keys | other._keys](self, other)
        return IGAMMA_FORMS.method(self, other, rest, named)

    def igamma_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return IGAMMA_[self._keys | other._keys](self, other)
        return IGAMMA__FORMS.method(self, other, rest, named)

    def igammac(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return IGAMMAC[self._keys | other._keys](self, other)
        return IGAMMAC_FORMS.method(self, other, rest, named)

    def igammac_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return IGAMMAC_[self._keys | other._keys](self, other)
        return IGAMMAC__FORMS.method(self, other, rest, named)


hang(Methods, __name__)
