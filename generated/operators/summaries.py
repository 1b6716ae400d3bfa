# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The summaries operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import another_name, composite, defining
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.reduction.operator import Reduction
from runtime.tensor import dtypes
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

ARGMAX, ARGMAX_OUT = define("argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor", "07e9f335fb668f34",
    "argmax.out")
ARGMAX_LOOP = Reduction("argmax", LOOPS, "argmax_kernel", promote="int64", accepts=("integral", "floating"),
    identity=False)
ARGMAX.implement(CPU, lambda self, dim, keepdim: ARGMAX_LOOP.compute(self, None if dim is None else (dim,), keepdim))

ALL, ALL_ALL_OUT = define("all(Tensor self) -> Tensor", "b90addbcfc1425f4", "all.all_out", as_bytes=True)
ALL_LOOP = Reduction("all", LOOPS, "all_kernel", promote="bool")
ALL.implement(CPU, lambda self: ALL_LOOP.compute(self, None, False))

ALL_DIM, ALL_OUT = define("all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor", "58b201a4dbf42337", "all.out",
    as_bytes=True)
ALL_DIM_LOOP = Reduction("all.dim", LOOPS, "all_dim_kernel", promote="bool")
ALL_DIM.implement(CPU, lambda self, dim, keepdim: ALL_DIM_LOOP.compute(self, (dim,), keepdim))

ANY, ANY_ALL_OUT = define("any(Tensor self) -> Tensor", "3d7d3a8a94dafb1c", "any.all_out", as_bytes=True)
ANY_LOOP = Reduction("any", LOOPS, "any_kernel", promote="bool")
ANY.implement(CPU, lambda self: ANY_LOOP.compute(self, None, False))

ANY_DIM, ANY_OUT = define("any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor", "987f831c21617923", "any.out",
    as_bytes=True)
ANY_DIM_LOOP = Reduction("any.dim", LOOPS, "any_dim_kernel", promote="bool")
ANY_DIM.implement(CPU, lambda self, dim, keepdim: ANY_DIM_LOOP.compute(self, (dim,), keepdim))

ARGMIN, ARGMIN_OUT = define("argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor", "e76d2afa2beedca8",
    "argmin.out")
ARGMIN_LOOP = Reduction("argmin", LOOPS, "argmin_kernel", promote="int64", accepts=("integral", "floating"),
    identity=False)
ARGMIN.implement(CPU, lambda self, dim, keepdim: ARGMIN_LOOP.compute(self, None if dim is None else (dim,), keepdim))

_ALL_OF = define("_all_of(Tensor self, int[]? dim, bool keepdim) -> Tensor", "d02328c99ce955d0")
_ALL_OF_LOOP = Reduction("_all_of", LOOPS, "_all_of_kernel", promote="bool")
_ALL_OF.implement(CPU, lambda self, dim, keepdim: _ALL_OF_LOOP.compute(self, dim, keepdim))


@composite(define("all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor", "962b11ef5e31e587",
    "all.dims_out", as_bytes=True))
def all_dims_composite(self, dim, keepdim):
    if dim is not None and len(dim) == 0:
        return (self != 0).to(dtypes.uint8 if self.dtype == dtypes.uint8 else dtypes.bool_)
    return functions._all_of(self, dim, keepdim)


_ANY_OF = define("_any_of(Tensor self, int[]? dim, bool keepdim) -> Tensor", "1c932b59934b1949")
_ANY_OF_LOOP = Reduction("_any_of", LOOPS, "_any_of_kernel", promote="bool")
_ANY_OF.implement(CPU, lambda self, dim, keepdim: _ANY_OF_LOOP.compute(self, dim, keepdim))


@composite(define("any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor", "cc62ca53f6eed986",
    "any.dims_out", as_bytes=True))
def any_dims_composite(self, dim, keepdim):
    if dim is not None and len(dim) == 0:
        return (self != 0).to(dtypes.uint8 if self.dtype == dtypes.uint8 else dtypes.bool_)
    return functions._any_of(self, dim, keepdim)


COUNT_NONZERO, COUNT_NONZERO_OUT = define("count_nonzero(Tensor self, int? dim=None) -> Tensor", "95673f57591b53a7",
    "count_nonzero.out")
COUNT_NONZERO_LOOP = Reduction("count_nonzero", LOOPS, "count_nonzero_kernel", promote="int64")
COUNT_NONZERO.implement(CPU, lambda self, dim: COUNT_NONZERO_LOOP.compute(self, None if dim is None else (dim,), False))

COUNT_NONZERO_DIM_INTLIST, COUNT_NONZERO_DIM_INTLIST_OUT = define("count_nonzero.dim_IntList(Tensor self, int[] dim) "
    "-> Tensor", "244d4a44e7bdd4d0", "count_nonzero.dim_IntList_out")
COUNT_NONZERO_DIM_INTLIST_LOOP = Reduction("count_nonzero.dim_IntList", LOOPS, "count_nonzero_dim_IntList_kernel",
    promote="int64")
COUNT_NONZERO_DIM_INTLIST.implement(CPU, lambda self, dim: COUNT_NONZERO_DIM_INTLIST_LOOP.compute(self, dim, False))

_STD = define("_std(Tensor self, int[1]? dim, Scalar correction, bool keepdim) -> Tensor", "7a1a7f1f7df10fbf")
_STD_LOOP = Reduction("_std", LOOPS, "_std_kernel", promote="complex_to_real", accepts=("floating", "complex"),
    degrees=(1,))
_STD.implement(CPU, lambda self, dim, correction, keepdim: _STD_LOOP.compute(self, dim, keepdim, scalars=(correction,)))

class _StdBackward0(Node, operator="_std"):
    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_correction", "_saved_dim", "_saved_keepdim",
        "_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        correction = self._saved_correction
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            functions._unreduce(
                functions._ratio_or_zero(grad, result), self_shape, dim, keepdim
            ) * functions._deviations(self_, language.wrap_dims(dim, self_ndim)) / (language.reduced_numel(
                self_shape, dim
            ) - correction),)

@_STD.implement(AUTOGRAD)
def _std_autograd(self, dim, correction, keepdim):
    result = _STD[self._keys & BELOW_AUTOGRAD](self, dim, correction, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = _StdBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_ndim = self._ndim
    node._saved_correction = correction
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(_STD, keeps=True)
def _std_forward(self_t, self_p, result_p, dim, correction, keepdim):
    return functions._ratio_or_zero(
        (
            self_t * functions._deviations(self_p, language.wrap_dims(dim, self_p._ndim))
        ).sum(language.wrap_dims(dim, self_p._ndim), keepdim),
        result_p,
    ) / (language.reduced_numel(self_p._sizes, dim) - correction)


composite(define("std(Tensor self, bool unbiased=True) -> Tensor", "d8f5577202e2851e"),
    lambda self, unbiased: functions._std(self, None, 1 if unbiased else 0, False))
composite(
    define("std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor", "74ad0c1a8882373d",
        "std.out", casts=True),
    lambda self, dim, unbiased, keepdim: functions._std(self, dim, 1 if unbiased else 0, keepdim))
composite(
    define("std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        "745fc1b0fa3105c7", "std.correction_out", casts=True),
    lambda self, dim, correction, keepdim: functions._std(self, dim, 1 if correction is None else correction, keepdim))
composite(define("std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)", "32dcb6e856007d89"),
    lambda self, unbiased: (functions._std(self, None, 1 if unbiased else 0, False), self.mean(None, False)))


@composite(define("std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
    "5cdb14717a78ad2e"))
def std_mean_dim_composite(self, dim, unbiased, keepdim):
    return (functions._std(self, dim, 1 if unbiased else 0, keepdim), self.mean(dim, keepdim))


@composite(define("std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) "
    "-> (Tensor, Tensor)", "a827715b25895336"))
def std_mean_correction_composite(self, dim, correction, keepdim):
    return (functions._std(self, dim, 1 if correction is None else correction, keepdim), self.mean(dim, keepdim))


NANSUM, NANSUM_OUT = define("nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> "
    "Tensor", "5e1990f14dc3564a", "nansum.out")
NANSUM_LOOP = Reduction("nansum", LOOPS, "nansum_kernel", promote="integers_to_int64",
    accepts=("bool", "integral", "floating"), degrees=("linear",))
NANSUM.implement(CPU, lambda self, dim, keepdim, dtype: NANSUM_LOOP.compute(self, dim, keepdim, dtype=dtype))

class NansumBackward0(Node, operator="nansum"):
    __slots__ = ("_saved_self_shape", "_raw_self", "_version_self", "_saved_dim", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        return (functions.where(functions.isnan(self_), 0, functions._unreduce(grad, self_shape, dim, keepdim)),)

@NANSUM.implement(AUTOGRAD)
def nansum_autograd(self, dim, keepdim, dtype):
    result = NANSUM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = NansumBackward0()
    node._saved_self_shape = self._sizes
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return record.call(node, result, self)

@forward_rule(NANSUM)
def nansum_forward(self_t, self_p, dim, keepdim, dtype):
    return functions.where(functions.isnan(self_p), 0, self_t).sum(dim, keepdim, dtype=dtype)


_NANMEAN = define("_nanmean(Tensor self, int[1]? dim, bool keepdim) -> Tensor", "18bacce283092d30")
_NANMEAN_LOOP = Reduction("_nanmean", LOOPS, "_nanmean_kernel", promote="floating", accepts=("floating", "complex"),
    degrees=("linear",))
_NANMEAN.implement(CPU, lambda self, dim, keepdim: _NANMEAN_LOOP.compute(self, dim, keepdim))

class _NanmeanBackward0(Node, operator="_nanmean", label="DivBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_saved_dim", "_saved_keepdim")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        return (functions._share_among_numbers(grad, self_, dim, keepdim),)

@_NANMEAN.implement(AUTOGRAD)
def _nanmean_autograd(self, dim, keepdim):
    result = _NANMEAN[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = _NanmeanBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return record.call(node, result, self)

@forward_rule(_NANMEAN)
def _nanmean_forward(self_t, self_p, dim, keepdim):
    return functions._nanmean(functions.where(functions.isnan(self_p), self_p, self_t), dim, keepdim)


@composite(define("_share_among_numbers(Tensor grad, Tensor self, int[1]? dim, bool keepdim) -> Tensor",
    "d7c67726f514fd43"))
def _share_among_numbers_composite(grad, self, dim, keepdim):
    mask = functions.isnan(self).logical_not().to(language.wide_dtype(grad.dtype))
    share = functions.where(functions.isnan(self), 0,
        functions._unreduce(grad, self._sizes, dim, keepdim) / mask.sum(language.wrap_dims(dim, self._ndim), True))
    return share.to(grad.dtype)


@composite(define("nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
    "7142d3cd1a566802", "nanmean.out", casts=True))
def nanmean_composite(self, dim, keepdim, dtype):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"nanmean: expected a floating dtype, got {self.dtype}")
    if dtype is not None and (not dtype.is_floating_point) and (not dtype.is_complex):
        language.raise_unsupported_error(f"nanmean: expected a floating or complex dtype, got {dtype}")
    return functions._nanmean(self if dtype is None else self.to(dtype), dim, keepdim)


@composite(define("_quantile(Tensor self, Tensor q, int? dim, bool keepdim, str interpolation, bool ignore_nan) -> "
    "Tensor", "dc4e68b7be8c476a"))
def _quantile_composite(self, q, dim, keepdim, interpolation, ignore_nan):
    name = "nanquantile" if ignore_nan else "quantile"
    if self.dtype not in (dtypes.float32, dtypes.float64) or q.dtype != self.dtype:
        language.raise_error(
            f"{name}: input and q must be float32 or float64, and alike, got {self.dtype} and {q.dtype}")
    if q._ndim > 1:
        language.raise_error(f"{name}: q must be a number or a vector, got shape {list(q._sizes)}")
    if interpolation not in ("linear", "lower", "higher", "midpoint", "nearest"):
        language.raise_error(
            f"{name}: interpolation must be linear, lower, higher, midpoint or nearest, got '{interpolation}'")
    if language.any_true(~((q >= 0) & (q <= 1))):
        language.raise_error(f"{name}: q must lie between 0 and 1")
    at = -1 if dim is None else language.wrap_dim(dim, self._ndim)
    rows = self.flatten() if dim is None else self.movedim(at, -1) if self._ndim else self.reshape((1,))
    if rows._sizes[-1] == 0:
        language.raise_error(f"{name}: there is no quantile of no elements; the shape is {list(self._sizes)}")
    values, _ = functions.sort(rows.contiguous(), -1)
    last = (
        functions.logical_not(functions.isnan(values)).sum((-1,), True) - 1
        if ignore_nan
        else functions.full((1,), rows._sizes[-1] - 1))
    rank = (q if interpolation == "linear" else q.detach()).reshape((-1,)) * last.clamp_min(0).to(q.dtype)
    if not ignore_nan:
        rank = functions.where(functions.isnan(values[..., -1:]), last.to(q.dtype), rank)
    lower, upper = (rank.floor(), rank.ceil())
    if interpolation == "lower":
        upper = lower
    elif interpolation == "higher":
        lower = upper
    elif interpolation == "nearest":
        lower = upper = rank.round()
    shape = (*values._sizes[:-1], rank._sizes[-1])
    weight = 0.5 * (upper != lower) if interpolation == "midpoint" else rank - lower
    low = values.gather(-1, lower.long().expand(shape))
    high = values.gather(-1, upper.long().expand(shape))
    found = functions.where(lower == upper, low, functions.lerp(low, high, weight.to(low.dtype).expand(shape)))
    if keepdim:
        found = (
            found.unsqueeze(-2).movedim(-2, dim - 1 if dim < 0 else dim)
            if dim is not None and self._ndim
            else found)
        found = found.reshape((*[1 for _ in self._sizes], -1)) if dim is None else found
    return found.movedim(-1, 0) if q._ndim else found.squeeze(-1)


composite(
    define("quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> "
        "Tensor", "c5ecfeb283e8eadb", "quantile.out"),
    lambda self, q, dim, keepdim, interpolation: functions._quantile(self, q, dim, keepdim, interpolation, False))


@composite(define("quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str "
    "interpolation='linear') -> Tensor", "c635a8f94c55eedf", "quantile.scalar_out"))
def quantile_scalar_composite(self, q, dim, keepdim, interpolation):
    return functions._quantile(self, functions.full((), q, dtype=self.dtype), dim, keepdim, interpolation, False)


composite(
    define("nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> "
        "Tensor", "919ec3e372c550d3", "nanquantile.out"),
    lambda self, q, dim, keepdim, interpolation: functions._quantile(self, q, dim, keepdim, interpolation, True))


@composite(define("nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str "
    "interpolation='linear') -> Tensor", "ca1142a8fdea2c4d", "nanquantile.scalar_out"))
def nanquantile_scalar_composite(self, q, dim, keepdim, interpolation):
    return functions._quantile(self, functions.full((), q, dtype=self.dtype), dim, keepdim, interpolation, True)


_MIDPOINT = define("_midpoint(Tensor self, Tensor other) -> Tensor", "804c6d4a97622fa8")
_MIDPOINT_LOOP = _MIDPOINT.compute_by(Elementwise("_midpoint", LOOPS, "_midpoint_kernel", 2,
    accepts=("floating", "complex")))
_MIDPOINT_BACKWARD_SELF_FORMULA = formula(_MIDPOINT, "backward_self",
    Elementwise("_MidpointBackward0", LOOPS, "midpoint_backward_self", 1), lambda grad: grad / 2)
_MIDPOINT_BACKWARD_OTHER_FORMULA = formula(_MIDPOINT, "backward_other",
    Elementwise("_MidpointBackward0", LOOPS, "midpoint_backward_self", 1), lambda grad: grad / 2)

_MIDPOINT_BACKWARD_FORMULAS = formulas(_MIDPOINT, "_MidpointBackward0", 1, (_MIDPOINT_BACKWARD_SELF_FORMULA, (0,)),
    (_MIDPOINT_BACKWARD_OTHER_FORMULA, (0,)))

class _MidpointBackward0(Node, operator="_midpoint"):
    __slots__ = ()

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            return _MIDPOINT_BACKWARD_FORMULAS[grad._keys & formula_keys()](grad)
        grad_self = None if wanted[0] is None else _MIDPOINT_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad)
        grad_other = None if wanted[1] is None else _MIDPOINT_BACKWARD_OTHER_FORMULA[grad._keys & formula_keys()](grad)
        return (grad_self, grad_other)

@_MIDPOINT.implement(AUTOGRAD)
def _midpoint_autograd(self, other):
    result = _MIDPOINT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    return record.call(_MidpointBackward0(), result, self, other)

@formula(_MIDPOINT, "forward", Elementwise("_midpoint", LOOPS, "midpoint_forward", 2))
def _MIDPOINT_FORWARD_FORMULA(other_t, self_t):
    result_t = None
    if self_t is not None:
        result_t = self_t / 2
    if other_t is not None:
        result_t = forward.plus(result_t, other_t / 2)
    return result_t

forward_rule(_MIDPOINT, _MIDPOINT_FORWARD_FORMULA)


@composite(define("trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor", "e0ef6bab7d6904f5"))
def trapezoid_x_composite(y, x, dim):
    if y.dtype == dtypes.bool_ or x.dtype == dtypes.bool_:
        language.raise_unsupported_error("trapezoid: values and places may not be bool")
    if not y._ndim:
        language.raise_index_error(f"trapezoid: values need a dimension to integrate along, got shape {list(y._sizes)}")
    if not x._ndim:
        language.raise_error(f"trapezoid: places need a dimension, got shapes {list(y._sizes)} and {list(x._sizes)}")
    dim = language.wrap_dim(dim, y._ndim)
    if x._ndim == 1:
        if x.size(0) != y.size(dim):
            language.raise_error(f"trapezoid: {x.size(0)} places for {y.size(dim)} values")
        x = x.reshape(language.replaced((1,) * y._ndim, dim, x.size(0)))
    n = y.size(dim)
    if n == 0:
        return functions.zeros(language.without(y._sizes, dim), dtype=y.dtype)
    gaps = functions.diff(x, 1, dim if x._ndim == y._ndim else dim - y._ndim)
    if y.dtype.is_floating_point or y.dtype.is_complex:
        return (gaps * functions._midpoint(y.narrow(dim, 1, n - 1), y.narrow(dim, 0, n - 1))).sum((dim,))
    return (gaps * (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1))).sum((dim,)) / 2


another_name(define("trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor", "9eba24219a984b49"), "trapezoid.x")


@composite(define("trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor", "2fc09575883142c2"))
def trapezoid_dx_composite(y, dx, dim):
    if y.dtype == dtypes.bool_:
        language.raise_unsupported_error("trapezoid: values may not be bool")
    if not y._ndim:
        language.raise_index_error("trapezoid: values need a dimension to integrate along")
    dim = language.wrap_dim(dim, y._ndim)
    n = y.size(dim)
    if n == 0:
        return functions.zeros(language.without(y._sizes, dim), dtype=y.dtype)
    if n > 2 and y.numel() >= 8192 and y.dtype.is_floating_point:
        return (y.narrow(dim, 1, n - 2).sum((dim,)) + functions._midpoint(y.select(dim, 0), y.select(dim, n - 1))) * dx
    if y.dtype.is_floating_point or y.dtype.is_complex:
        return functions._midpoint(y.narrow(dim, 1, n - 1), y.narrow(dim, 0, n - 1)).sum((dim,)) * dx
    return (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1)).sum((dim,)) * (dx / 2)


another_name(define("trapz.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor", "b62c7f47e648bb49"), "trapezoid.dx")


@composite(define("cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor", "860fe9e47de2468a"))
def cumulative_trapezoid_x_composite(y, x, dim):
    if y.dtype == dtypes.bool_ or x.dtype == dtypes.bool_:
        language.raise_unsupported_error("cumulative_trapezoid: values and places may not be bool")
    if not y._ndim:
        language.raise_index_error(
            f"cumulative_trapezoid: values need a dimension to integrate along, got shape {list(y._sizes)}")
    if not x._ndim:
        language.raise_error(
            f"cumulative_trapezoid: places need a dimension, got shapes {list(y._sizes)} and {list(x._sizes)}")
    dim = language.wrap_dim(dim, y._ndim)
    if x._ndim == 1:
        if x.size(0) != y.size(dim):
            language.raise_error(f"cumulative_trapezoid: {x.size(0)} places for {y.size(dim)} values")
        x = x.reshape(language.replaced((1,) * y._ndim, dim, x.size(0)))
    n = y.size(dim)
    if n == 0:
        return y / 2
    gaps = functions.diff(x, 1, dim if x._ndim == y._ndim else dim - y._ndim)
    if y.dtype.is_floating_point or y.dtype.is_complex:
        return (gaps * functions._midpoint(y.narrow(dim, 1, n - 1), y.narrow(dim, 0, n - 1))).cumsum(dim)
    return (gaps * (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1))).cumsum(dim) / 2


@composite(define("cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor", "42d198f0849a777e"))
def cumulative_trapezoid_dx_composite(y, dx, dim):
    if y.dtype == dtypes.bool_:
        language.raise_unsupported_error("cumulative_trapezoid: values may not be bool")
    if not y._ndim:
        language.raise_index_error("cumulative_trapezoid: values need a dimension to integrate along")
    dim = language.wrap_dim(dim, y._ndim)
    n = y.size(dim)
    if n == 0:
        return y / 2
    if y.dtype.is_floating_point or y.dtype.is_complex:
        return functions._midpoint(y.narrow(dim, 1, n - 1), y.narrow(dim, 0, n - 1)).cumsum(dim) * dx
    return (y.narrow(dim, 1, n - 1) + y.narrow(dim, 0, n - 1)).cumsum(dim) * (dx / 2)


@composite(define("diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor",
    "041c31550c86537e", "diff.out", casts=True))
def diff_composite(self, n, dim, prepend, append):
    if self._ndim == 0:
        language.raise_error("diff: the input needs at least one dimension")
    if n < 0:
        language.raise_error(f"diff: n must not be negative, got {n}")
    if prepend is not None and prepend._ndim != self._ndim:
        language.raise_error(
            f"diff: diff expects prepend or append to be the same dimension as input, {self._ndim}, got "
            f"{prepend._ndim}")
    if append is not None and append._ndim != self._ndim:
        language.raise_error(
            f"diff: diff expects prepend or append to be the same dimension as input, {self._ndim}, got {append._ndim}")
    dim = language.wrap_dim(dim, self._ndim)
    if n == 0:
        return self.clone()
    parts = [one for one in (prepend, self, append) if one is not None]
    if len(parts) > 1:
        self = functions.cat(parts, dim)
    for number in range(n):
        size = self.size(dim)
        if size == 0:
            return self
        after, before = (self.narrow(dim, 1, size - 1), self.narrow(dim, 0, size - 1))
        self = functions.logical_xor(after, before) if self.dtype == dtypes.bool_ else after - before
    return self
