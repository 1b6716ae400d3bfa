"""The functions and methods of histograms: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.tensor import Tensor

from ..operators.histograms import HISTOGRAMDD_INT_BINS, HISTOGRAMDD, HISTOGRAMDD_TENSORLIST_BINS

__all__ = ["histogramdd"]

HISTOGRAMDD_FORMS = Overloads("histogramdd", HISTOGRAMDD_INT_BINS, HISTOGRAMDD, HISTOGRAMDD_TENSORLIST_BINS)


def histogramdd(input=MISSING, bins=MISSING, *rest, **named):
    """histogramdd(input, bins, range=None, weight=None, density=False) -> return_types.histogramdd
    histogramdd(input, bins, range=None, weight=None, density=False) -> return_types.histogramdd
    histogramdd(input, bins, range=None, weight=None, density=False) -> return_types.histogramdd

    The same with one number of cells for all dimensions.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(bins) is int:
                return HISTOGRAMDD_INT_BINS[input._keys](input, bins, None, None, False)
            if isinstance(input, Tensor) and type(bins) is tuple and all_of(int, bins):
                return HISTOGRAMDD[input._keys](input, bins, None, None, False)
            if isinstance(input, Tensor) and type(bins) in SEQUENCES and all_tensors(bins):
                return HISTOGRAMDD_TENSORLIST_BINS[input._keys | keys_of(bins)](input, tuple(bins), None, None, False)
        return HISTOGRAMDD_FORMS.call(input, bins, rest, named)
    except Exception:
        HISTOGRAMDD_FORMS.translate(input, bins, rest, named)
        raise
