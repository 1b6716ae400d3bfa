# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The signals operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.losses.margins

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import device as devices, dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("_window_places(int window_length, bool periodic, ScalarType? dtype, Device? device, str name) -> "
    "Tensor", "55120e3c3da1ad00"))
def _window_places_composite(window_length, periodic, dtype, device, name):
    if window_length < 0 and name[:6] == "signal":
        language.raise_value_error(f"{name}: window_length must not be negative, got {window_length}")
    if window_length < 0:
        language.raise_error(f"{name}: window_length must not be negative, got {window_length}")
    kind = language.result_dtype(1.0) if dtype is None else dtype
    if kind != dtypes.float32 and kind != dtypes.float64 and (name[:6] == "signal"):
        language.raise_value_error(f"{name}: expected float32 or float64, got {kind}")
    if not kind.is_floating_point:
        language.raise_unsupported_error(f"{name}: expected a floating point dtype, got {kind}")
    last = window_length if periodic else window_length - 1
    return functions.arange(window_length, dtype=dtypes.float64, device=device) / (last if last > 0 else 1)


@composite(define("_window_of(Tensor self, ScalarType? dtype) -> Tensor", "923dde572751bf1c"))
def _window_of_composite(self, dtype):
    kind = language.result_dtype(1.0) if dtype is None else dtype
    return (functions.ones_like(self) if self.numel() == 1 else self).to(kind)


@composite(define("bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "df82ac304ae7ed95"))
def bartlett_window_composite(window_length, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, True, dtype, device, "bartlett_window")
    return functions._window_of(1 - functions.abs(2 * at - 1), dtype)


@composite(define("bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "459f0f38f6a692dc"))
def bartlett_window_periodic_composite(window_length, periodic, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "bartlett_window")
    return functions._window_of(1 - functions.abs(2 * at - 1), dtype)


@composite(define("hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None) -> Tensor", "24a0c5c4741d7567"))
def hann_window_composite(window_length, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, True, dtype, device, "hann_window")
    return functions._window_of(0.5 - 0.5 * functions.cos(2 * math.pi * at), dtype)


@composite(define("hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "acaa729b4e758ec5"))
def hann_window_periodic_composite(window_length, periodic, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "hann_window")
    return functions._window_of(0.5 - 0.5 * functions.cos(2 * math.pi * at), dtype)


@composite(define("hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "2b87ca14076c2ce6"))
def hamming_window_composite(window_length, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, True, dtype, device, "hamming_window")
    return functions._window_of(0.54 - 0.46 * functions.cos(2 * math.pi * at), dtype)


@composite(define("hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "e6cc8aa8a1342273"))
def hamming_window_periodic_composite(window_length, periodic, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "hamming_window")
    return functions._window_of(0.54 - 0.46 * functions.cos(2 * math.pi * at), dtype)


@composite(define("hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "94897982c9b3aeef"))
def hamming_window_periodic_alpha_composite(window_length, periodic, alpha, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "hamming_window")
    return functions._window_of(alpha - 0.46 * functions.cos(2 * math.pi * at), dtype)


@composite(define("hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, "
    "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    "30124559b5671cb7"))
def hamming_window_periodic_alpha_beta_composite(
    window_length, periodic, alpha, beta, dtype, layout, device, pin_memory
):
    at = functions._window_places(window_length, periodic, dtype, device, "hamming_window")
    return functions._window_of(alpha - beta * functions.cos(2 * math.pi * at), dtype)


@composite(define("blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "8721819b94b07990"))
def blackman_window_composite(window_length, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, True, dtype, device, "blackman_window")
    return functions._window_of(0.42 - 0.5 * functions.cos(2 * math.pi * at) + 0.08 * functions.cos(4 * math.pi * at),
        dtype)


@composite(define("blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "b2ad4a950f4e57e8"))
def blackman_window_periodic_composite(window_length, periodic, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "blackman_window")
    return functions._window_of(0.42 - 0.5 * functions.cos(2 * math.pi * at) + 0.08 * functions.cos(4 * math.pi * at),
        dtype)


@composite(define("kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "deacceb8cb6ddb52"))
def kaiser_window_composite(window_length, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, True, dtype, device, "kaiser_window")
    return functions._window_of(
        functions.i0(
            12.0 * functions.sqrt(functions.clamp(1 - functions.square(2 * at - 1), 0))
        ) / functions.i0(functions.full((), 12.0, dtype=dtypes.float64)),
        dtype)


@composite(define("kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "3836462953e1503a"))
def kaiser_window_periodic_composite(window_length, periodic, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "kaiser_window")
    return functions._window_of(
        functions.i0(
            12.0 * functions.sqrt(functions.clamp(1 - functions.square(2 * at - 1), 0))
        ) / functions.i0(functions.full((), 12.0, dtype=dtypes.float64)),
        dtype)


@composite(define("kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "ab2af1356fc29432"))
def kaiser_window_beta_composite(window_length, periodic, beta, dtype, layout, device, pin_memory):
    at = functions._window_places(window_length, periodic, dtype, device, "kaiser_window")
    return functions._window_of(
        functions.i0(
            beta * functions.sqrt(functions.clamp(1 - functions.square(2 * at - 1), 0))
        ) / functions.i0(functions.full((), beta, dtype=dtypes.float64)),
        dtype)


@composite(define("histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> "
    "(Tensor hist, Tensor bin_edges)", "cda5d984d97a8fe2", "histogram.bins_tensor_out"))
@named(return_types.histogram)
def histogram_bins_tensor_composite(self, bins, weight, density):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"histogram: expected a floating tensor, got {self.dtype}")
    if bins._ndim != 1 or bins.numel() <= 0:
        language.raise_error(f"histogram: bins must be a vector of edges, got shape {list(bins._sizes)}")
    if bins.dtype != self.dtype:
        language.raise_error(f"histogram: bins and the tensor must have one dtype, got {bins.dtype} and {self.dtype}")
    if weight is not None and weight._sizes != self._sizes:
        language.raise_error("histogram: weight must have the shape of the tensor")
    if weight is not None and weight.dtype != self.dtype:
        language.raise_error(
            f"histogram: weight and the tensor must have one dtype, got {weight.dtype} and {self.dtype}")
    count = bins.numel() - 1
    values = self.reshape((-1,))
    places = functions.searchsorted(bins, values, right=True) - 1
    places = functions.where(values == bins[-1], count - 1, places)
    inside = (places >= 0) & (places < count) & ~functions.isnan(values)
    shares = functions.ones_like(values) if weight is None else weight.reshape((-1,))
    hist = (
        functions.zeros((count,), dtype=self.dtype).index_add(0, functions.where(inside, places, 0),
            functions.where(inside, shares, 0))
        if count
        else functions.zeros((0,), dtype=self.dtype))
    if density:
        hist = hist / (hist.sum() * (bins.narrow(0, 1, count) - bins.narrow(0, 0, count)))
    return (hist, bins.clone())


@composite(define("histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool "
    "density=False) -> (Tensor hist, Tensor bin_edges)", "a6bef47a860e1807", "histogram.bin_ct_out"))
@named(return_types.histogram)
def histogram_bin_ct_composite(self, bins, range, weight, density):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"histogram: expected a floating tensor, got {self.dtype}")
    if bins <= 0:
        language.raise_error(f"histogram: bins must be positive, got {bins}")
    if not (range is None or len(range) == 2):
        language.raise_error("histogram: range must have a lower and an upper end")
    if not (range is None or range[0] <= range[1]):
        language.raise_error("histogram: the lower end of range must not be above the upper one")
    low, high = (0.0, 1.0)
    if range is not None:
        low, high = range
    elif self.numel() > 0:
        low, high = (self.min().item(), self.max().item())
    if not (low - low == 0 and high - high == 0):
        language.raise_error(f"histogram: the range from {low} to {high} is not finite")
    if low == high:
        low, high = (low - 0.5, high + 0.5)
    return functions.histogram(self, functions.linspace(low, high, bins + 1, dtype=self.dtype), weight=weight,
        density=density)


@composite(define("_gradient_evenly(Tensor self, int dim, Scalar spacing, int edge_order) -> Tensor",
    "c1f7a7b9db227c04"))
def _gradient_evenly_composite(self, dim, spacing, edge_order):
    at = language.wrap_dim(dim, self._ndim)
    if not self._ndim:
        language.raise_index_error("gradient: a tensor without dimensions has none to go along")
    size = self.size(at)
    if size < edge_order + 1:
        language.raise_error(
            f"gradient: each dimension needs at least {edge_order + 1} elements, got shape {list(self._sizes)}")
    first, second = (self.narrow(at, 0, 1), self.narrow(at, 1, 1))
    last, other = (self.narrow(at, size - 1, 1), self.narrow(at, size - 2, 1))
    inner = (self.narrow(at, 2, size - 2) - self.narrow(at, 0, size - 2)) / (2 * spacing)
    if edge_order == 1:
        return functions.cat(((second - first) / spacing, inner, (last - other) / spacing), at)
    third, before = (self.narrow(at, 2, 1), self.narrow(at, size - 3, 1))
    start = (-1.5 * first + 2 * second - 0.5 * third) / spacing
    return functions.cat((start, inner, (1.5 * last - 2 * other + 0.5 * before) / spacing), at)


@composite(define("_gradient_at(Tensor self, int dim, Tensor places, int edge_order) -> Tensor", "d75cf149a50227dc"))
def _gradient_at_composite(self, dim, places, edge_order):
    at = language.wrap_dim(dim, self._ndim)
    if not self._ndim:
        language.raise_index_error("gradient: a tensor without dimensions has none to go along")
    size = self.size(at)
    if size < edge_order + 1:
        language.raise_error(
            f"gradient: each dimension needs at least {edge_order + 1} elements, got shape {list(self._sizes)}")
    if places._ndim != 1 or places.numel() != size:
        language.raise_error(f"gradient: expected a place for each of {size} elements, got shape {list(places._sizes)}")
    gaps = (
        places.narrow(0, 1, size - 1) - places.narrow(0, 0, size - 1)
    ).reshape([size - 1 if one == at else 1 for one in range(self._ndim)])
    slopes = (self.narrow(at, 1, size - 1) - self.narrow(at, 0, size - 1)) / gaps
    a, b = (gaps.narrow(at, 0, size - 2), gaps.narrow(at, 1, size - 2))
    one, two = (slopes.narrow(at, 0, size - 2), slopes.narrow(at, 1, size - 2))
    inner = (b * one + a * two) / (a + b)
    start, end = (slopes.narrow(at, 0, 1), slopes.narrow(at, size - 2, 1))
    if edge_order == 2:
        a, b = (gaps.narrow(at, 0, 1), gaps.narrow(at, 1, 1))
        start = start + (start - slopes.narrow(at, 1, 1)) * a / (a + b)
        a, b = (gaps.narrow(at, size - 3, 1), gaps.narrow(at, size - 2, 1))
        end = end + (end - slopes.narrow(at, size - 3, 1)) * b / (a + b)
    return functions.cat((start, inner, end), at)


@composite(define("gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> "
    "Tensor[]", "7b6bbb09e5cbce91"))
def gradient_scalarint_composite(self, spacing, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    dims = [dim] if dim is not None else list(range(self._ndim))
    return tuple((functions._gradient_evenly(self, one, 1 if spacing is None else spacing, edge_order) for one in dims))


@composite(define("gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]",
    "e84c98403d1e35d8"))
def gradient_scalararray_composite(self, spacing, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    return tuple(
        (
            functions._gradient_evenly(self, one, spacing, edge_order) for one in (
                language.wrap_dims(dim, self._ndim) if len(dim) else ())))


@composite(define("gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]", "f7a5207c11014190"))
def gradient_array_composite(self, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    return tuple(
        (
            functions._gradient_evenly(self, one, 1, edge_order) for one in (
                language.wrap_dims(dim, self._ndim) if len(dim) else ())))


@composite(define("gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> "
    "Tensor[]", "d2e1fcfdc0672ca4"))
def gradient_scalarrayint_composite(self, spacing, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    dims = [dim] if dim is not None else list(range(self._ndim))
    if len(dims) != len(spacing):
        language.raise_error(f"gradient: expected a spacing for each of {len(dims)} dimensions, got {len(spacing)}")
    return tuple((functions._gradient_evenly(self, one, each, edge_order) for one, each in zip(dims, spacing)))


@composite(define("gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]",
    "6fe82884652a1b5b"))
def gradient_scalarrayarray_composite(self, spacing, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    if len(dim) != len(spacing):
        language.raise_error(f"gradient: expected a spacing for each of {len(dim)} dimensions, got {len(spacing)}")
    return tuple(
        (
            functions._gradient_evenly(self, one, each, edge_order) for one, each in zip(
                language.wrap_dims(dim, self._ndim), spacing)))


@composite(define("gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> "
    "Tensor[]", "8aa6a2e5fb7fa1ac"))
def gradient_tensorarrayint_composite(self, spacing, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    dims = [dim] if dim is not None else list(range(self._ndim))
    if len(dims) != len(spacing):
        language.raise_error(f"gradient: expected a spacing for each of {len(dims)} dimensions, got {len(spacing)}")
    return tuple((functions._gradient_at(self, one, each, edge_order) for one, each in zip(dims, spacing)))


@composite(define("gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]",
    "e2c9e5315ae59b39"))
def gradient_tensorarray_composite(self, spacing, dim, edge_order):
    if edge_order != 1 and edge_order != 2:
        language.raise_error(f"gradient: edge_order must be 1 or 2, got {edge_order}")
    if len(dim) != len(spacing):
        language.raise_error(f"gradient: expected a spacing for each of {len(dim)} dimensions, got {len(spacing)}")
    return tuple(
        (
            functions._gradient_at(self, one, each, edge_order) for one, each in zip(
                language.wrap_dims(dim, self._ndim), spacing)))


@composite(define("multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    "8d975e85bc974e79", "multilabel_margin_loss.out"))
def multilabel_margin_loss_composite(self, target, reduction):
    if self._ndim > 2:
        language.raise_error(f"multilabel_margin_loss: expected at most two dimensions, got shape {list(self._sizes)}")
    if target._sizes != self._sizes and (target.numel() != 1 or self.numel() != 1):
        language.raise_error(
            f"multilabel_margin_loss: target must have the shape {list(self._sizes)}, got {list(target._sizes)}")
    if target.dtype != dtypes.int64:
        language.raise_unsupported_error(f"multilabel_margin_loss: target must be int64, got {target.dtype}")
    rows = self if self._ndim == 2 else self.reshape((1, -1))
    classes = target if self._ndim == 2 else target.reshape((1, -1))
    wide = rows if rows.dtype == dtypes.float32 or rows.dtype == dtypes.float64 else rows.to(dtypes.float32)
    losses = functions._multilabel_margin(wide, classes)
    if rows.dtype.is_floating_point and wide.dtype != rows.dtype:
        losses = losses.to(rows.dtype)
    return functions._reduce_loss(losses if self._ndim == 2 else losses.squeeze(0), reduction)


_MULTILABEL_MARGIN = define("_multilabel_margin(Tensor self, Tensor target) -> Tensor", "bd7eddcd82ab5609")
_MULTILABEL_MARGIN.implement(CPU, runtime.kernels.losses.margins.multilabel_margin)

class _MultilabelMarginBackward0(Node, operator="_multilabel_margin"):
    __slots__ = ("_raw_self", "_version_self", "_raw_target", "_version_target")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        return (functions._multilabel_margin_backward(grad, self_, target),)

@_MULTILABEL_MARGIN.implement(AUTOGRAD)
def _multilabel_margin_autograd(self, target):
    result = _MULTILABEL_MARGIN[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _MultilabelMarginBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    return record.call(node, result, self)

pushed_forward(_MULTILABEL_MARGIN)

@_MULTILABEL_MARGIN.implement(BATCH_RULE)
def _multilabel_margin_batch(self, target):
    many = language.broadcast_shapes(self._sizes[:1], target._sizes[:1])[0]
    rows, classes = (self.expand((many, *self._sizes[1:])), target.expand((many, *target._sizes[1:])))
    return functions._multilabel_margin(rows.flatten(0, 1), classes.flatten(0, 1)).reshape((many, self._sizes[1]))


@composite(define("_multilabel_margin_backward(Tensor grad, Tensor self, Tensor target) -> Tensor", "830aff16cb7aeed5"))
def _multilabel_margin_backward_composite(grad, self, target):
    known = (target >= 0).to(dtypes.int64).cumprod(1) > 0
    places = functions.where(known, target, 0)
    own = functions.zeros(self._sizes, dtype=dtypes.int64).scatter_add(1, places, known.to(dtypes.int64)) > 0
    above = 1 - self.gather(1, places).unsqueeze(2) + self.unsqueeze(1) > 0
    counts = (above & known.unsqueeze(2) & functions.logical_not(own).unsqueeze(1)).to(self.dtype)
    slope = counts.sum((1,)).scatter_add(1, places, -counts.sum((2,)))
    return slope * (grad.unsqueeze(1) / self.size(1))


@composite(define("index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool "
    "include_self=True) -> Tensor", "df95f24a6484f72b", "index_reduce_", "index_reduce.out"))
def index_reduce_composite(self, dim, index, source, reduce, include_self):
    if reduce != "prod" and reduce != "mean" and (reduce != "amax") and (reduce != "amin"):
        language.raise_error(f"index_reduce: reduce must be prod, mean, amax or amin, got '{reduce}'")
    if index._ndim > 1:
        language.raise_error(f"index_reduce: index must be a vector, got shape {list(index._sizes)}")
    if index.dtype != dtypes.int64 and index.dtype != dtypes.int32:
        language.raise_unsupported_error(f"index_reduce: expected an int64 or int32 index, got {index.dtype}")
    at = language.wrap_dim(dim, self._ndim)
    shape = source._sizes
    if source._ndim == 0 and self._ndim and (index.numel() > 1):
        language.raise_index_error(
            f"index_reduce: a source without dimensions has no entries for {index.numel()} indices")
    if source._ndim != self._ndim or (self._ndim and shape != language.replaced(self._sizes, at, index.numel())):
        language.raise_error(
            f"index_reduce: source of shape {list(shape)} and {index.numel()} indices do not fit shape "
            f"{list(self._sizes)}")
    places = index.to(dtypes.int64).reshape([-1 if one == at else 1 for one in range(self._ndim)]).expand(shape)
    return functions.scatter_reduce(self, at, places, source, reduce, include_self=include_self)


@composite(define("as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> "
    "Tensor", "f10e733b3e23b5ec", "as_strided_scatter.out"))
def as_strided_scatter_composite(self, src, size, stride, storage_offset):
    result = self.clone(memory_format=devices.contiguous_format)
    place = result.as_strided(size, stride, 0 if storage_offset is None else storage_offset)
    if place._sizes != src._sizes:
        language.raise_error(f"as_strided_scatter: src has shape {list(src._sizes)}, the view {list(place._sizes)}")
    place.copy_(src)
    return result


composite(
    define(
        "unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]", "fe36e5b73cb1fbbe"
    ), lambda self, chunks, dim: tuple((one.clone() for one in self.chunk(chunks, dim))))
composite(
    define(
        "unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]", "f5711af1158c11b4"
    ), lambda self, split_size, dim: tuple((one.clone() for one in self.split(split_size, dim))))
composite(
    define(
        "unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]", "ad8c1460da3537c3"
    ), lambda self, split_sizes, dim: tuple((one.clone() for one in self.split_with_sizes(split_sizes, dim))))


@composite(define("nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor", "8da3959ed5126e2a",
    "nonzero_static.out"))
def nonzero_static_composite(self, size, fill_value):
    if size < 0:
        language.raise_error(f"nonzero_static: size must not be negative, got {size}")
    found = functions.nonzero(self).contiguous()
    missing = size - found.size(0)
    if missing <= 0:
        return found.narrow(0, 0, size).clone()
    return functions.cat((found, functions.full((missing, self._ndim), fill_value, dtype=dtypes.int64)), 0)


@composite(define("scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor", "f6dd65b6f38a269e"))
def scalar_tensor_composite(s, dtype, layout, device, pin_memory):
    return functions.full((), s, dtype=language.result_dtype(1.0) if dtype is None else dtype, device=device)
