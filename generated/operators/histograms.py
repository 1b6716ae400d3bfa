# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The histograms operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor import dtypes
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, "
    "bool density=False) -> (Tensor hist, Tensor[] bin_edges)", "a416ad076253d3f8"))
@named(return_types.histogramdd)
def histogramdd_TensorList_bins_composite(self, bins, range, weight, density):
    if self._ndim < 2:
        language.raise_error(f"histogramdd: expected at least two dimensions, got shape {list(self._sizes)}")
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"histogramdd: expected floating points, got {self.dtype}")
    if len(bins) != self._sizes[-1]:
        language.raise_error(f"histogramdd: expected edges for each of {self._sizes[-1]} dimensions, got {len(bins)}")
    if weight is not None and weight._sizes != self._sizes[:-1]:
        language.raise_error("histogramdd: weight must have one number for each point")
    points = self.reshape((-1, self._sizes[-1]))
    place, inside = (functions.zeros((points._sizes[0],), dtype=dtypes.int64),
        functions.ones((points._sizes[0],), dtype=dtypes.bool_))
    for dim, edges in enumerate(bins):
        values = points.select(1, dim).contiguous()
        if edges._ndim != 1 or edges.numel() < 2 or edges.dtype != self.dtype:
            language.raise_error(
                f"histogramdd: expected vectors of at least two edges of dtype {self.dtype}, got {edges.dtype} of "
                f"shape {list(edges._sizes)}")
        at = functions.where(values == edges[-1], edges.numel() - 2,
            functions.searchsorted(edges, values, right=True) - 1)
        inside = inside & (at >= 0) & (at < edges.numel() - 1) & ~functions.isnan(values)
        place = place * (edges.numel() - 1) + at
    sizes = tuple((one.numel() - 1 for one in bins))
    shares = (
        functions.ones((points._sizes[0],), dtype=self.dtype)
        if weight is None
        else weight.reshape((-1,)).to(self.dtype))
    hist = functions.zeros((language.product(sizes),), dtype=self.dtype).index_add(
        0, functions.where(inside, place, 0), functions.where(inside, shares, 0)
    ).reshape(sizes)
    if density:
        hist = hist / hist.sum()
        for dim, edges in enumerate(bins):
            widths = edges.narrow(0, 1, sizes[dim]) - edges.narrow(0, 0, sizes[dim])
            hist = hist / widths.reshape((sizes[dim], *(1,) * (len(bins) - 1 - dim)))
    return (hist, tuple((one.clone() for one in bins)))


@composite(define("histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) "
    "-> (Tensor hist, Tensor[] bin_edges)", "12075c1bd993fd23"))
@named(return_types.histogramdd)
def histogramdd_composite(self, bins, range, weight, density):
    if self._ndim < 2:
        language.raise_error(f"histogramdd: expected at least two dimensions, got shape {list(self._sizes)}")
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"histogramdd: expected floating points, got {self.dtype}")
    if len(bins) <= 0:
        language.raise_error(f"histogramdd: expected points of at least one dimension, got shape {list(self._sizes)}")
    if len(bins) != self._sizes[-1]:
        language.raise_error(
            f"histogramdd: expected a number of bins for each of {self._sizes[-1]} dimensions, got {len(bins)}")
    if len(tuple((one for one in bins if one < 1))) != 0:
        language.raise_error(f"histogramdd: bins must be positive, got {list(bins)}")
    if not (range is None or len(range) == 2 * len(bins)):
        language.raise_error("histogramdd: range must have a lower and an upper end for each dimension")
    edges = []
    for dim, count in enumerate(bins):
        ends = None if range is None else tuple(range)[2 * dim:2 * dim + 2]
        edges = [*edges, functions.histogram(self.select(-1, dim), count, range=ends)[1]]
    return functions.histogramdd(self, edges, weight=weight, density=density)


@composite(define("histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool "
    "density=False) -> (Tensor hist, Tensor[] bin_edges)", "01951aec3490a4a8"))
@named(return_types.histogramdd)
def histogramdd_int_bins_composite(self, bins, range, weight, density):
    return functions.histogramdd(self, (bins,) * self._sizes[-1], range, weight, density)
