# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of histograms."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("int_bins", "", "TensorList_bins")
def histogramdd(input, bins, range=None, weight=None, density=False):
    """histogramdd(input, bins, range=None, weight=None, density=False) -> return_types.histogramdd
    histogramdd(input, bins, range=None, weight=None, density=False) -> return_types.histogramdd
    histogramdd(input, bins, range=None, weight=None, density=False) -> return_types.histogramdd

    The same with one number of cells for all dimensions.
    """
