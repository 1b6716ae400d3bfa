# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The normalization operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.normalization.channels
import runtime.kernels.normalization.operator

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.saved import version_of
from runtime.autograd.without_formula import without_formula
from runtime.dispatch.argument_keys import keys_of
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.reduction.operator import Reduction
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

_STANDARDIZE = define("_standardize(Tensor self, int[] dims, float eps, bool centers=True, Tensor? unit=None) -> "
    "(Tensor even, Tensor rstd, Tensor mean, Tensor variance)", "69c3a45410164a17")

@_STANDARDIZE.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@named(return_types._standardize)
@below_autograd
def _standardize_composite(self, dims, eps, centers, unit):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"expected an input of a floating dtype to normalize, got {self.dtype}")
    wide = self if self.dtype.itemsize > 2 else self.to(dtypes.float32)
    if unit is not None:
        wide = wide * unit
    if centers:
        mean = wide.mean(dims, True)
        wide = wide - mean
        variance, rest = functions._var_mean(wide, dims, 0, True)
        mean = mean + rest
    else:
        variance = (wide * wide).mean(dims, True)
        mean = rest = functions.zeros_like(variance)
    rstd = functions.rsqrt(variance + (eps if unit is None else eps * unit * unit))
    even = functions._scale_and_shift(wide, rest, rstd, None, None)
    even = even if unit is not None else even.to(self.dtype)
    return (even, rstd if unit is None else rstd * unit, mean, variance)

class _StandardizeBackward0(Node, operator="_standardize", num_outputs=2):
    __slots__ = ("_saved_self_shape", "_raw_even", "_raw_rstd", "_saved_dims", "_saved_centers")

    def apply(self, *grads):
        grad_even, grad_rstd = grads
        self_shape = self._saved_self_shape
        even = unpack_output.call(self, self._raw_even, 0)
        rstd = unpack_output.call(self, self._raw_rstd, 1)
        dims = self._saved_dims
        centers = self._saved_centers
        return (
            language.defined_sum(
                None if grad_even is None else functions._project(grad_even, even, rstd, dims, centers),
                None if grad_rstd is None else -grad_rstd * rstd * rstd * even / language.reduced_numel(self_shape,
                    dims),
            ),)

@_STANDARDIZE.implement(AUTOGRAD)
def _standardize_autograd(self, dims, eps, centers, unit):
    result = _STANDARDIZE[
        (self._keys | (0 if unit is None else unit._keys)) & BELOW_AUTOGRAD
    ](self, dims, eps, centers, unit)
    result_even, result_rstd, result_mean, result_variance = result
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _StandardizeBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self._sizes
    node._raw_even = save_output.call(result_even)
    node._raw_rstd = save_output.call(result_rstd)
    node._saved_dims = dims
    node._saved_centers = centers
    attach(node, (result_even, result_rstd))
    return result

pushed_forward(_STANDARDIZE)

_UNIT_OF = define("_unit_of(Tensor rstd) -> Tensor", "c1bcf74ec13ab21f")
_UNIT_OF_LOOP = _UNIT_OF.compute_by(Elementwise("_unit_of", LOOPS, "_unit_of_kernel", 1, accepts=("floating",)))
_UnitOfBackward0 = without_formula(_UNIT_OF, "_UnitOfBackward0", "rstd")

_PROJECT = define("_project(Tensor self, Tensor even, Tensor rstd, int[] dims, bool centers=True) -> Tensor",
    "672a4067d045885e")

@_PROJECT.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def _project_composite(self, even, rstd, dims, centers):
    mean, slope = functions._mean_and_slope(self, even, dims, True)
    return functions._center(self, even, mean if centers else functions.zeros_like(mean), slope, rstd)

class _ProjectBackward0(Node, operator="_project"):
    __slots__ = ("_raw_even", "_version_even", "_raw_rstd", "_version_rstd", "_saved_dims", "_saved_centers",
        "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        even = unpack_input(self, self._raw_even, self._version_even, "even")
        rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
        dims = self._saved_dims
        grad_self = None
        if wanted[0] is not None:
            centers = self._saved_centers
            grad_self = functions._project(grad, even, rstd, dims, centers)
        grad_even = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_even = -(grad * rstd * (self_ * even).mean(dims, True) + self_ * (grad * rstd * even).mean(dims, True))
        grad_rstd = None
        if wanted[2] is not None:
            centers = self._saved_centers
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_rstd = grad * functions._project(self_, even, functions.ones_like(rstd), dims, centers)
        return (grad_self, grad_even, grad_rstd)

@_PROJECT.implement(AUTOGRAD)
def _project_autograd(self, even, rstd, dims, centers):
    result = _PROJECT[(self._keys | even._keys | rstd._keys) & BELOW_AUTOGRAD](self, even, rstd, dims, centers)
    if guards.active and not grad_enabled():
        return result
    node = _ProjectBackward0()
    node._raw_even, node._version_even = even, 0 if even._writes is None else even._writes[0]
    node._raw_rstd, node._version_rstd = rstd, 0 if rstd._writes is None else rstd._writes[0]
    node._saved_dims = dims
    node._saved_centers = centers
    if even._edge is not None or rstd._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, even, rstd)

pushed_forward(_PROJECT)

_MEAN_AND_SLOPE = define("_mean_and_slope(Tensor self, Tensor other, int[] dim, bool keepdim=False) -> (Tensor mean, "
    "Tensor slope)", "6283cbd49ec7cd0d")
_MEAN_AND_SLOPE_LOOP = Reduction("_mean_and_slope", LOOPS, "_mean_and_slope_kernel", promote="floating",
    accepts=("floating",), outputs=2, further_operands=1)
_MEAN_AND_SLOPE.implement(CPU,
    named(return_types._mean_and_slope)(
        lambda self, other, dim, keepdim: _MEAN_AND_SLOPE_LOOP.compute_together((self, other), dim, keepdim)))

@formula(_MEAN_AND_SLOPE, "backward_self",
    Elementwise("_MeanAndSlopeBackward0", LOOPS, "mean_and_slope_backward_self", 3, free=(0,)))
def _MEAN_AND_SLOPE_BACKWARD_SELF_FORMULA(grad_mean_kept_, grad_slope_kept_, other, count_):
    return grad_mean_kept_ / count_ + grad_slope_kept_ / count_ * other

_MEAN_AND_SLOPE_BACKWARD_OTHER_FORMULA = formula(_MEAN_AND_SLOPE, "backward_other",
    Elementwise("_MeanAndSlopeBackward0", LOOPS, "mean_and_slope_backward_other", 2, free=(0,)),
    lambda grad_slope_kept_, self_, count_: grad_slope_kept_ / count_ * self_)

class _MeanAndSlopeBackward0(Node, operator="_mean_and_slope", num_outputs=2):
    __slots__ = ("_saved_self_shape", "_saved_other_shape", "_saved_dim", "_raw_other", "_version_other", "_raw_self",
        "_version_self")

    def apply(self, *grads, wanted=None):
        wanted = wanted or self.edges
        grad_mean, grad_slope = complete(self, grads)
        self_shape = self._saved_self_shape
        other_shape = self._saved_other_shape
        dim = self._saved_dim
        grad_self = None
        if wanted[0] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            count_ = language.reduced_numel(sizes_, dims_)
            grad_mean_kept_ = grad_mean.reshape(kept_)
            grad_slope_kept_ = grad_slope.reshape(kept_)
            grad_self = functions.expand(
                _MEAN_AND_SLOPE_BACKWARD_SELF_FORMULA[
                    (grad_mean_kept_._keys | grad_slope_kept_._keys | other._keys) & formula_keys()
                ](grad_mean_kept_, grad_slope_kept_, other, count_),
                sizes_)
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            count_ = language.reduced_numel(sizes_, dims_)
            grad_slope_kept_ = grad_slope.reshape(kept_)
            grad_other = functions.expand(
                _MEAN_AND_SLOPE_BACKWARD_OTHER_FORMULA[
                    (grad_slope_kept_._keys | self_._keys) & formula_keys()
                ](grad_slope_kept_, self_, count_),
                sizes_)
        return (grad_self, grad_other)

@_MEAN_AND_SLOPE.implement(AUTOGRAD)
def _mean_and_slope_autograd(self, other, dim, keepdim):
    result = _MEAN_AND_SLOPE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, dim, keepdim)
    result_mean, result_slope = result
    if guards.active and not grad_enabled():
        return result
    node = _MeanAndSlopeBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_self_shape = self._sizes
    node._saved_other_shape = other._sizes
    node._saved_dim = dim
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    attach(node, (result_mean, result_slope))
    return result

pushed_forward(_MEAN_AND_SLOPE)

_SUM_OF_PRODUCTS = define("_sum_of_products(Tensor self, Tensor other, int[] dim) -> Tensor", "f2e4be8475cae17a")
_SUM_OF_PRODUCTS_LOOP = Reduction("_sum_of_products", LOOPS, "_sum_of_products_kernel", promote="floating",
    accepts=("floating",), further_operands=1)
_SUM_OF_PRODUCTS.implement(CPU,
    lambda self, other, dim: _SUM_OF_PRODUCTS_LOOP.compute_together((self, other), dim, False))
_SUM_OF_PRODUCTS_BACKWARD_SELF_FORMULA = formula(_SUM_OF_PRODUCTS, "backward_self",
    Elementwise("_SumOfProductsBackward0", LOOPS, "sum_of_products_backward_self", 2),
    lambda grad_kept_, other: grad_kept_ * other)
_SUM_OF_PRODUCTS_BACKWARD_OTHER_FORMULA = formula(_SUM_OF_PRODUCTS, "backward_other",
    Elementwise("_SumOfProductsBackward0", LOOPS, "sum_of_products_backward_self", 2),
    lambda grad_kept_, self_: grad_kept_ * self_)

class _SumOfProductsBackward0(Node, operator="_sum_of_products"):
    __slots__ = ("_saved_self_shape", "_saved_other_shape", "_saved_dim", "_raw_other", "_version_other", "_raw_self",
        "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_shape = self._saved_self_shape
        other_shape = self._saved_other_shape
        dim = self._saved_dim
        grad_self = None
        if wanted[0] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            grad_kept_ = grad.reshape(kept_)
            grad_self = functions.expand(
                _SUM_OF_PRODUCTS_BACKWARD_SELF_FORMULA[
                    (grad_kept_._keys | other._keys) & formula_keys()
                ](grad_kept_, other),
                sizes_)
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            grad_kept_ = grad.reshape(kept_)
            grad_other = functions.expand(
                _SUM_OF_PRODUCTS_BACKWARD_OTHER_FORMULA[
                    (grad_kept_._keys | self_._keys) & formula_keys()
                ](grad_kept_, self_),
                sizes_)
        return (grad_self, grad_other)

@_SUM_OF_PRODUCTS.implement(AUTOGRAD)
def _sum_of_products_autograd(self, other, dim):
    result = _SUM_OF_PRODUCTS[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, dim)
    if guards.active and not grad_enabled():
        return result
    node = _SumOfProductsBackward0()
    node._saved_self_shape = self._sizes
    node._saved_other_shape = other._sizes
    node._saved_dim = dim
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

pushed_forward(_SUM_OF_PRODUCTS)

_SUM_OF_DISTANCES = define("_sum_of_distances(Tensor self, Tensor other, int[] dim) -> Tensor", "4dd0edea4f42317f")
_SUM_OF_DISTANCES_LOOP = Reduction("_sum_of_distances", LOOPS, "_sum_of_distances_kernel", promote="floating",
    accepts=("floating",), further_operands=1)
_SUM_OF_DISTANCES.implement(CPU,
    lambda self, other, dim: _SUM_OF_DISTANCES_LOOP.compute_together((self, other), dim, False))
_SUM_OF_DISTANCES_BACKWARD_SELF_FORMULA = formula(_SUM_OF_DISTANCES, "backward_self",
    Elementwise("_SumOfDistancesBackward0", LOOPS, "sum_of_distances_backward_self", 3),
    lambda grad_kept_, other, self_: grad_kept_ * functions.sign(self_ - other))
_SUM_OF_DISTANCES_BACKWARD_OTHER_FORMULA = formula(_SUM_OF_DISTANCES, "backward_other",
    Elementwise("_SumOfDistancesBackward0", LOOPS, "sum_of_distances_backward_other", 3),
    lambda grad_kept_, other, self_: -grad_kept_ * functions.sign(self_ - other))

class _SumOfDistancesBackward0(Node, operator="_sum_of_distances"):
    __slots__ = ("_saved_self_shape", "_saved_other_shape", "_saved_dim", "_raw_self", "_version_self", "_raw_other",
        "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_shape = self._saved_self_shape
        other_shape = self._saved_other_shape
        dim = self._saved_dim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None
        if wanted[0] is not None:
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            grad_kept_ = grad.reshape(kept_)
            grad_self = _SUM_OF_DISTANCES_BACKWARD_SELF_FORMULA[
                (grad_kept_._keys | other._keys | self_._keys) & formula_keys()
            ](grad_kept_, other, self_)
        grad_other = None
        if wanted[1] is not None:
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            grad_kept_ = grad.reshape(kept_)
            grad_other = _SUM_OF_DISTANCES_BACKWARD_OTHER_FORMULA[
                (grad_kept_._keys | other._keys | self_._keys) & formula_keys()
            ](grad_kept_, other, self_)
        return (grad_self, grad_other)

@_SUM_OF_DISTANCES.implement(AUTOGRAD)
def _sum_of_distances_autograd(self, other, dim):
    result = _SUM_OF_DISTANCES[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, dim)
    if guards.active and not grad_enabled():
        return result
    node = _SumOfDistancesBackward0()
    node._saved_self_shape = self._sizes
    node._saved_other_shape = other._sizes
    node._saved_dim = dim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(_SUM_OF_DISTANCES)

_LARGEST_OF_DISTANCES = define("_largest_of_distances(Tensor self, Tensor other, int[] dim) -> Tensor",
    "68c0b1194f471c73")
_LARGEST_OF_DISTANCES_LOOP = Reduction("_largest_of_distances", LOOPS, "_largest_of_distances_kernel",
    promote="floating", accepts=("floating",), further_operands=1)
_LARGEST_OF_DISTANCES.implement(CPU,
    lambda self, other, dim: _LARGEST_OF_DISTANCES_LOOP.compute_together((self, other), dim, False))
_LARGEST_OF_DISTANCES_BACKWARD_SELF_FORMULA = formula(_LARGEST_OF_DISTANCES, "backward_self",
    Elementwise("_LargestOfDistancesBackward0", LOOPS, "largest_of_distances_backward_self", 3),
    lambda other, part_, self_: part_ * functions.sign(self_ - other))
_LARGEST_OF_DISTANCES_BACKWARD_OTHER_FORMULA = formula(_LARGEST_OF_DISTANCES, "backward_other",
    Elementwise("_LargestOfDistancesBackward0", LOOPS, "largest_of_distances_backward_other", 3),
    lambda other, part_, self_: -part_ * functions.sign(self_ - other))

class _LargestOfDistancesBackward0(Node, operator="_largest_of_distances"):
    __slots__ = ("_saved_self_shape", "_saved_other_shape", "_saved_dim", "_raw_result", "_raw_self", "_version_self",
        "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_shape = self._saved_self_shape
        other_shape = self._saved_other_shape
        dim = self._saved_dim
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None
        if wanted[0] is not None:
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            grad_kept_ = grad.reshape(kept_)
            result_kept_ = result.reshape(kept_)
            part_ = functions._share_among_equal(grad_kept_, functions.abs(self_ - other), result_kept_, dims_, True)
            grad_self = _LARGEST_OF_DISTANCES_BACKWARD_SELF_FORMULA[
                (other._keys | part_._keys | self_._keys) & formula_keys()
            ](other, part_, self_)
        grad_other = None
        if wanted[1] is not None:
            sizes_ = language.broadcast_shapes(self_shape, other_shape)
            dims_ = language.wrap_dims(dim, len(sizes_))
            kept_ = language.kept_sizes(sizes_, dims_)
            grad_kept_ = grad.reshape(kept_)
            result_kept_ = result.reshape(kept_)
            part_ = functions._share_among_equal(grad_kept_, functions.abs(self_ - other), result_kept_, dims_, True)
            grad_other = _LARGEST_OF_DISTANCES_BACKWARD_OTHER_FORMULA[
                (other._keys | part_._keys | self_._keys) & formula_keys()
            ](other, part_, self_)
        return (grad_self, grad_other)

@_LARGEST_OF_DISTANCES.implement(AUTOGRAD)
def _largest_of_distances_autograd(self, other, dim):
    result = _LARGEST_OF_DISTANCES[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, dim)
    if guards.active and not grad_enabled():
        return result
    node = _LargestOfDistancesBackward0()
    node._saved_self_shape = self._sizes
    node._saved_other_shape = other._sizes
    node._saved_dim = dim
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(_LARGEST_OF_DISTANCES)

_COUNT_OF_DIFFERENCES = define("_count_of_differences(Tensor self, Tensor other, int[] dim) -> Tensor",
    "b3b4f7a7e73f1ee1")
_COUNT_OF_DIFFERENCES_LOOP = Reduction("_count_of_differences", LOOPS, "_count_of_differences_kernel",
    promote="floating", accepts=("floating",), further_operands=1)
_COUNT_OF_DIFFERENCES.implement(CPU,
    lambda self, other, dim: _COUNT_OF_DIFFERENCES_LOOP.compute_together((self, other), dim, False))

class _CountOfDifferencesBackward0(Node, operator="_count_of_differences"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_self = functions.zeros_like(self_)
        grad_other = None
        if wanted[1] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = functions.zeros_like(other)
        return (grad_self, grad_other)

@_COUNT_OF_DIFFERENCES.implement(AUTOGRAD)
def _count_of_differences_autograd(self, other, dim):
    result = _COUNT_OF_DIFFERENCES[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, dim)
    if guards.active and not grad_enabled():
        return result
    node = _CountOfDifferencesBackward0()
    if self._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if other._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(_COUNT_OF_DIFFERENCES)

_NORMALIZE_CHANNELS = define("_normalize_channels(Tensor self, Tensor? weight, Tensor? bias, int channels, int inner, "
    "float eps) -> (Tensor result, Tensor mean, Tensor rstd, Tensor variance)", "4adb9bf585222ab5")
_NORMALIZE_CHANNELS.implement(CPU,
    named(return_types._normalize_channels)(runtime.kernels.normalization.channels.normalize_channels))

class _NormalizeChannelsBackward0(Node, operator="_normalize_channels", label="NativeBatchNormBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_mean", "_raw_rstd", "_raw_weight", "_version_weight",
        "_saved_channels", "_saved_inner", "_saved_eps")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = grad_weight = grad_bias = None
        if wanted[0] is not None or wanted[1] is not None or wanted[2] is not None:
            grad_input_mask = (wanted[0] is not None, wanted[1] is not None, wanted[2] is not None)
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            mean = unpack_output.call(self, self._raw_mean, None)
            rstd = unpack_output.call(self, self._raw_rstd, None)
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            channels = self._saved_channels
            inner = self._saved_inner
            eps = self._saved_eps
            made_ = functions._normalize_channels_backward(grad, self_, mean, rstd, weight, channels, inner, eps,
                grad_input_mask[0])
            grad_self, grad_weight, grad_bias = (made_[0] if grad_input_mask[0] else None,
                made_[1] if grad_input_mask[1] else None, made_[2] if grad_input_mask[2] else None)
        return (grad_self, grad_weight, grad_bias)

@_NORMALIZE_CHANNELS.implement(AUTOGRAD)
def _normalize_channels_autograd(self, weight, bias, channels, inner, eps):
    result = _NORMALIZE_CHANNELS[
        (self._keys | (0 if weight is None else weight._keys) | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](self, weight, bias, channels, inner, eps)
    result_result, result_mean, result_rstd, result_variance = result
    if guards.active and not grad_enabled():
        return result
    node = _NormalizeChannelsBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_mean = save_output.call(result_mean)
    node._raw_rstd = save_output.call(result_rstd)
    node._raw_weight, node._version_weight = weight, version_of(weight)
    node._saved_channels = channels
    node._saved_inner = inner
    node._saved_eps = eps
    record.call(node, result_result, self, weight, bias)
    return result

pushed_forward(_NORMALIZE_CHANNELS)

@_NORMALIZE_CHANNELS.implement(BATCH_RULE)
@named(return_types._normalize_channels)
def _normalize_channels_batch(self, weight, bias, channels, inner, eps):
    many = language.broadcast_shapes(
        self._sizes[:1], () if weight is None else weight._sizes[:1], () if bias is None else bias._sizes[:1]
    )[0]
    samples = language.product(self._sizes[1:]) // (channels * inner) if channels * inner else 0
    sizes = (many, samples, channels, inner)
    side_by_side = self.reshape((self._sizes[0], samples, channels, inner)).expand(sizes).permute((1, 0, 2, 3))
    scale = None if weight is None else weight.expand((many, channels)).reshape((many * channels,))
    shift = None if bias is None else bias.expand((many, channels)).reshape((many * channels,))
    result, mean, rstd, variance = functions._normalize_channels(side_by_side, scale, shift, many * channels, inner,
        eps)
    whole = result.reshape((samples, many, channels, inner)).permute((1, 0, 2, 3)).reshape((many, *self._sizes[1:]))
    return (whole, mean.reshape((many, channels)), rstd.reshape((many, channels)), variance.reshape((many, channels)))


@composite(define("_normalize_channels_backward(Tensor grad_output, Tensor self, Tensor mean, Tensor rstd, Tensor? "
    "weight, int channels, int inner, float eps, bool of_self) -> (Tensor, Tensor, Tensor)", "8fe4df0110236440"))
def _normalize_channels_backward_composite(grad_output, self, mean, rstd, weight, channels, inner, eps, of_self):
    if not language.is_grad_enabled():
        return functions._normalized_channels_gradients(grad_output, self, mean, rstd, weight, channels, inner, of_self)
    samples = self.numel() // (channels * inner) if channels * inner else 0
    sizes = (samples, channels, inner)
    grads = grad_output.reshape(sizes)
    even, deviation, _mean, _variance = functions._standardize(self.reshape(sizes), (0, 2), eps, True,
        functions._unit_of(rstd).reshape((channels, 1)))
    weighed = grads if weight is None else grads * weight.reshape((channels, 1))
    return (functions._project(weighed, even, deviation, (0, 2)).reshape(self._sizes), (grads * even).sum((0, 2)),
        grads.sum((0, 2)))


_NORMALIZED_CHANNELS_GRADIENTS = define("_normalized_channels_gradients(Tensor grad_output, Tensor self, Tensor mean, "
    "Tensor rstd, Tensor? weight, int channels, int inner, bool of_self) -> (Tensor, Tensor, Tensor)",
    "a19d75f9388b723f")
_NORMALIZED_CHANNELS_GRADIENTS.implement(CPU, runtime.kernels.normalization.channels.normalize_channels_gradients)

@_NORMALIZED_CHANNELS_GRADIENTS.implement(BATCH_RULE)
def _normalized_channels_gradients_batch(grad_output, self, mean, rstd, weight, channels, inner, of_self):
    many = language.broadcast_shapes(
        grad_output._sizes[:1], self._sizes[:1], mean._sizes[:1], rstd._sizes[:1],
        () if weight is None else weight._sizes[:1],
    )[0]
    samples = language.product(self._sizes[1:]) // (channels * inner) if channels * inner else 0
    sizes, order = ((many, samples, channels, inner), (1, 0, 2, 3))
    grads = grad_output.reshape((grad_output._sizes[0], samples, channels, inner)).expand(sizes).permute(order)
    rows = self.reshape((self._sizes[0], samples, channels, inner)).expand(sizes).permute(order)
    middle, scale = (mean.expand((many, channels)).reshape((many * channels,)),
        rstd.expand((many, channels)).reshape((many * channels,)))
    weights = None if weight is None else weight.expand((many, channels)).reshape((many * channels,))
    found, of_weight, of_bias = functions._normalized_channels_gradients(grads, rows, middle, scale, weights,
        many * channels, inner, of_self)
    if of_self:
        found = found.reshape((samples, many, channels, inner)).permute(order).reshape((many, *self._sizes[1:]))
    else:
        found = found.reshape((many, 0))
    return (found, of_weight.reshape((many, channels)), of_bias.reshape((many, channels)))


_LOG_SOFTMAX_BACKWARD = define("_log_softmax_backward(Tensor self, Tensor other, Tensor total) -> Tensor",
    "b3cb197b9f127c76")
_LOG_SOFTMAX_BACKWARD_LOOP = _LOG_SOFTMAX_BACKWARD.compute_by(Elementwise("_log_softmax_backward", LOOPS,
    "_log_softmax_backward_kernel", 3, accepts=("floating",)))

@formula(_LOG_SOFTMAX_BACKWARD, "backward_other",
    Elementwise("_LogSoftmaxBackwardBackward0", LOOPS, "log_softmax_backward_backward_other", 3))
def _LOG_SOFTMAX_BACKWARD_BACKWARD_OTHER_FORMULA(grad, other, total):
    other = operations.widened(other, grad)
    total = operations.widened(total, grad)
    part_ = other > -0.125
    part_2_ = functions.where(part_, other, 1)
    part_3_ = part_2_ / 39916800
    part_4_ = 1 / 3628800 + part_3_
    part_5_ = 1 / 362880 + part_2_ * part_4_
    part_6_ = 1 / 40320 + part_2_ * part_5_
    part_7_ = 1 / 5040 + part_2_ * part_6_
    part_8_ = 1 / 720 + part_2_ * part_7_
    part_9_ = 1 / 120 + part_2_ * part_8_
    part_10_ = 1 / 24 + part_2_ * part_9_
    part_11_ = 1 / 6 + part_2_ * part_10_
    part_12_ = 1 / 2 + part_2_ * part_11_
    return grad * functions.where(part_,
        -(
            1 + part_2_ * part_12_ + part_2_ * (
                part_12_ + part_2_ * (
                    part_11_ + part_2_ * (
                        part_10_ + part_2_ * (
                            part_9_ + part_2_ * (
                                part_8_ + part_2_ * (
                                    part_7_ + part_2_ * (
                                        part_6_ + part_2_ * (part_5_ + part_2_ * (part_4_ + part_3_)))))))))
        ) * functions.where(part_, total, 1),
        -functions.exp(functions.where(part_, 1, other)) * functions.where(part_, 1, total))

@formula(_LOG_SOFTMAX_BACKWARD, "backward_total",
    Elementwise("_LogSoftmaxBackwardBackward0", LOOPS, "log_softmax_backward_backward_total", 2))
def _LOG_SOFTMAX_BACKWARD_BACKWARD_TOTAL_FORMULA(grad, other):
    other = operations.widened(other, grad)
    part_ = other > -0.125
    part_2_ = functions.where(part_, other, 1)
    return grad * functions.where(part_,
        -1 - part_2_ * (
            1 + part_2_ * (
                1 / 2 + part_2_ * (
                    1 / 6 + part_2_ * (
                        1 / 24 + part_2_ * (
                            1 / 120 + part_2_ * (
                                1 / 720 + part_2_ * (
                                    1 / 5040 + part_2_ * (
                                        1 / 40320 + part_2_ * (
                                            1 / 362880 + part_2_ * (1 / 3628800 + part_2_ / 39916800)))))))))),
        -functions.exp(functions.where(part_, 1, other)))

_LOG_SOFTMAX_BACKWARD_BACKWARD_FORMULAS = formulas(_LOG_SOFTMAX_BACKWARD, "_LogSoftmaxBackwardBackward0", 3,
    (_LOG_SOFTMAX_BACKWARD_BACKWARD_OTHER_FORMULA, (0, 1, 2)), (_LOG_SOFTMAX_BACKWARD_BACKWARD_TOTAL_FORMULA, (0, 1)))

class _LogSoftmaxBackwardBackward0(Node, operator="_log_softmax_backward"):
    __slots__ = ("_raw_other", "_version_other", "_raw_total", "_version_total")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        if None not in wanted[1:]:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            total = unpack_input(self, self._raw_total, self._version_total, "total")
            grad_other, grad_total = _LOG_SOFTMAX_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | other._keys | total._keys) & formula_keys()
            ](grad, other, total)
            return (grad_self, grad_other, grad_total)
        grad_other = None
        if wanted[1] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            total = unpack_input(self, self._raw_total, self._version_total, "total")
            grad_other = _LOG_SOFTMAX_BACKWARD_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | total._keys) & formula_keys()
            ](grad, other, total)
        grad_total = None
        if wanted[2] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_total = _LOG_SOFTMAX_BACKWARD_BACKWARD_TOTAL_FORMULA[
                (grad._keys | other._keys) & formula_keys()
            ](grad, other)
        return (grad_self, grad_other, grad_total)

@_LOG_SOFTMAX_BACKWARD.implement(AUTOGRAD)
def _log_softmax_backward_autograd(self, other, total):
    result = _LOG_SOFTMAX_BACKWARD[(self._keys | other._keys | total._keys) & BELOW_AUTOGRAD](self, other, total)
    if guards.active and not grad_enabled():
        return result
    node = _LogSoftmaxBackwardBackward0()
    if other._edge is not None or total._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_total, node._version_total = total, 0 if total._writes is None else total._writes[0]
    return record.call(node, result, self, other, total)

@formula(_LOG_SOFTMAX_BACKWARD, "forward",
    Elementwise("_log_softmax_backward", LOOPS, "log_softmax_backward_forward", 5))
def _LOG_SOFTMAX_BACKWARD_FORWARD_FORMULA(other_t, self_t, total_t, other_p, total_p):
    part_ = other_p > -0.125
    part_2_ = functions.where(part_, other_p, 1)
    part_3_ = part_2_ / 39916800
    part_4_ = 1 / 3628800 + part_3_
    part_5_ = 1 / 362880 + part_2_ * part_4_
    part_6_ = 1 / 40320 + part_2_ * part_5_
    part_7_ = 1 / 5040 + part_2_ * part_6_
    part_8_ = 1 / 720 + part_2_ * part_7_
    part_9_ = 1 / 120 + part_2_ * part_8_
    part_10_ = 1 / 24 + part_2_ * part_9_
    part_11_ = 1 / 6 + part_2_ * part_10_
    part_12_ = 1 / 2 + part_2_ * part_11_
    part_13_ = 1 + part_2_ * part_12_
    part_14_ = -functions.exp(functions.where(part_, 1, other_p))
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.plus(result_t,
            other_t * functions.where(part_,
                -(
                    part_13_ + part_2_ * (
                        part_12_ + part_2_ * (
                            part_11_ + part_2_ * (
                                part_10_ + part_2_ * (
                                    part_9_ + part_2_ * (
                                        part_8_ + part_2_ * (
                                            part_7_ + part_2_ * (
                                                part_6_ + part_2_ * (part_5_ + part_2_ * (part_4_ + part_3_)))))))))
                ) * functions.where(part_, total_p, 1),
                part_14_ * functions.where(part_, 1, total_p)))
    if total_t is not None:
        result_t = forward.plus(result_t, total_t * functions.where(part_, -1 - part_2_ * part_13_, part_14_))
    return result_t

forward_rule(_LOG_SOFTMAX_BACKWARD, _LOG_SOFTMAX_BACKWARD_FORWARD_FORMULA)

_CENTER = define("_center(Tensor self, Tensor other, Tensor mean, Tensor slope, Tensor rstd) -> Tensor",
    "7bff9026d4cc9d80")
_CENTER_LOOP = _CENTER.compute_by(Elementwise("_center", LOOPS, "_center_kernel", 5, accepts=("floating",)))
_CENTER_BACKWARD_SELF_FORMULA = formula(_CENTER, "backward_self",
    Elementwise("_CenterBackward0", LOOPS, "sum_of_products_backward_self", 2), lambda grad, rstd: grad * rstd)

@formula(_CENTER, "backward_other", Elementwise("_CenterBackward0", LOOPS, "center_backward_other", 3))
def _CENTER_BACKWARD_OTHER_FORMULA(grad, rstd, slope):
    slope = operations.widened(slope, grad)
    rstd = operations.widened(rstd, grad)
    return -grad * (slope * rstd)

_CENTER_BACKWARD_MEAN_FORMULA = formula(_CENTER, "backward_mean",
    Elementwise("_CenterBackward0", LOOPS, "center_backward_mean", 2), lambda grad, rstd: -grad * rstd)

@formula(_CENTER, "backward_slope", Elementwise("_CenterBackward0", LOOPS, "center_backward_slope", 3))
def _CENTER_BACKWARD_SLOPE_FORMULA(grad, other, rstd):
    other = operations.widened(other, grad)
    rstd = operations.widened(rstd, grad)
    return -grad * (other * rstd)

@formula(_CENTER, "backward_rstd", Elementwise("_CenterBackward0", LOOPS, "center_backward_rstd", 5))
def _CENTER_BACKWARD_RSTD_FORMULA(grad, mean, other, self_, slope):
    self_ = operations.widened(self_, grad)
    other = operations.widened(other, grad)
    mean = operations.widened(mean, grad)
    slope = operations.widened(slope, grad)
    return grad * (self_ - mean - other * slope)

_CENTER_BACKWARD_FORMULAS = formulas(_CENTER, "_CenterBackward0", 6, (_CENTER_BACKWARD_SELF_FORMULA, (0, 3)),
    (_CENTER_BACKWARD_OTHER_FORMULA, (0, 3, 5)), (_CENTER_BACKWARD_MEAN_FORMULA, (0, 3)),
    (_CENTER_BACKWARD_SLOPE_FORMULA, (0, 2, 3)), (_CENTER_BACKWARD_RSTD_FORMULA, (0, 1, 2, 4, 5)))

class _CenterBackward0(Node, operator="_center"):
    __slots__ = ("_raw_rstd", "_version_rstd", "_raw_slope", "_version_slope", "_raw_other", "_version_other",
        "_raw_self", "_version_self", "_raw_mean", "_version_mean")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if wanted.count(None) < 4:
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            slope = None
            if wanted[1] is not None or wanted[4] is not None:
                slope = unpack_input(self, self._raw_slope, self._version_slope, "slope")
            other = None
            if wanted[3] is not None or wanted[4] is not None:
                other = unpack_input(self, self._raw_other, self._version_other, "other")
            self_ = mean = None
            if wanted[4] is not None:
                self_ = unpack_input(self, self._raw_self, self._version_self, "self")
                mean = unpack_input(self, self._raw_mean, self._version_mean, "mean")
            return _CENTER_BACKWARD_FORMULAS[
                keys_of((grad, mean, other, rstd, self_, slope)) & formula_keys()
            ](wanted, grad, mean, other, rstd, self_, slope)
        grad_self = None
        if wanted[0] is not None:
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            grad_self = _CENTER_BACKWARD_SELF_FORMULA[(grad._keys | rstd._keys) & formula_keys()](grad, rstd)
        grad_other = None
        if wanted[1] is not None:
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            slope = unpack_input(self, self._raw_slope, self._version_slope, "slope")
            grad_other = _CENTER_BACKWARD_OTHER_FORMULA[
                (grad._keys | rstd._keys | slope._keys) & formula_keys()
            ](grad, rstd, slope)
        grad_mean = None
        if wanted[2] is not None:
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            grad_mean = _CENTER_BACKWARD_MEAN_FORMULA[(grad._keys | rstd._keys) & formula_keys()](grad, rstd)
        grad_slope = None
        if wanted[3] is not None:
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_slope = _CENTER_BACKWARD_SLOPE_FORMULA[
                (grad._keys | other._keys | rstd._keys) & formula_keys()
            ](grad, other, rstd)
        grad_rstd = None
        if wanted[4] is not None:
            slope = unpack_input(self, self._raw_slope, self._version_slope, "slope")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            mean = unpack_input(self, self._raw_mean, self._version_mean, "mean")
            grad_rstd = _CENTER_BACKWARD_RSTD_FORMULA[
                (grad._keys | mean._keys | other._keys | self_._keys | slope._keys) & formula_keys()
            ](grad, mean, other, self_, slope)
        return (grad_self, grad_other, grad_mean, grad_slope, grad_rstd)

@_CENTER.implement(AUTOGRAD)
def _center_autograd(self, other, mean, slope, rstd):
    result = _CENTER[
        (self._keys | other._keys | mean._keys | slope._keys | rstd._keys) & BELOW_AUTOGRAD
    ](self, other, mean, slope, rstd)
    if guards.active and not grad_enabled():
        return result
    node = _CenterBackward0()
    if self._edge is not None or other._edge is not None or mean._edge is not None or slope._edge is not None:
        node._raw_rstd, node._version_rstd = rstd, 0 if rstd._writes is None else rstd._writes[0]
    if other._edge is not None or rstd._edge is not None:
        node._raw_slope, node._version_slope = slope, 0 if slope._writes is None else slope._writes[0]
    if slope._edge is not None or rstd._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if rstd._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if rstd._edge is not None:
        node._raw_mean, node._version_mean = mean, 0 if mean._writes is None else mean._writes[0]
    return record.call(node, result, self, other, mean, slope, rstd)

@forward_rule(_CENTER, filled=True)
def _center_forward(self_t, self_p, other_t, other_p, mean_t, mean_p, slope_t, slope_p, rstd_t, rstd_p):
    return (
        self_t - mean_t - other_t * slope_p - other_p * slope_t
    ) * rstd_p + rstd_t * (self_p - mean_p - other_p * slope_p)


_WEIGH = define("_weigh(Tensor self, Tensor? weight, Tensor? bias) -> Tensor", "5b884e9484071bd4")
_WEIGH_0_LOOP = Elementwise("_weigh", LOOPS, "_weigh_0_kernel", 1, accepts=("floating",))
_WEIGH_1_LOOP = Elementwise("_weigh", LOOPS, "_weigh_1_kernel", 2, accepts=("floating",))
_WEIGH_2_LOOP = Elementwise("_weigh", LOOPS, "sum_of_products_backward_self", 2, accepts=("floating",))
_WEIGH_3_LOOP = Elementwise("_weigh", LOOPS, "_weigh_3_kernel", 3, accepts=("floating",))

@_WEIGH.implement(CPU)
def _weigh_cpu(self, weight, bias):
    if weight is None and bias is None:
        return _WEIGH_0_LOOP.make(self)
    if weight is None:
        return _WEIGH_1_LOOP.make(self, bias)
    if bias is None:
        return _WEIGH_2_LOOP.make(self, weight)
    if True:
        return _WEIGH_3_LOOP.make(self, weight, bias)
    raise language.no_case("_weigh", {"weight": weight, "bias": bias})

class _WeighBackward0(Node, operator="_weigh"):
    __slots__ = ("_raw_weight", "_version_weight", "_saved_self_shape", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_self = grad if weight is None else grad * weight
        grad_weight = None
        if wanted[1] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            self_shape = self._saved_self_shape
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_weight = (
                grad * self_
                if weight._sizes == self_shape
                else functions._sum_of_products(
                    grad, self_, language.broadcast_dims(weight._sizes, self_shape)
                ).reshape(weight._sizes))
        grad_bias = None if wanted[2] is None else grad
        return (grad_self, grad_weight, grad_bias)

@_WEIGH.implement(AUTOGRAD)
def _weigh_autograd(self, weight, bias):
    result = _WEIGH[
        (self._keys | (0 if weight is None else weight._keys) | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](self, weight, bias)
    if guards.active and not grad_enabled():
        return result
    node = _WeighBackward0()
    if self._edge is not None or (weight is not None and weight._edge is not None):
        node._raw_weight, node._version_weight = weight, version_of(weight)
    node._saved_self_shape = self._sizes
    if (weight is not None and weight._edge is not None):
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, weight, bias)

pushed_forward(_WEIGH)

_SCALE_AND_SHIFT = define("_scale_and_shift(Tensor self, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias) -> "
    "Tensor", "2843c545f9775951")
_SCALE_AND_SHIFT_0_LOOP = Elementwise("_scale_and_shift", LOOPS, "_scale_and_shift_0_kernel", 3, accepts=("floating",))
_SCALE_AND_SHIFT_1_LOOP = Elementwise("_scale_and_shift", LOOPS, "_scale_and_shift_1_kernel", 4, accepts=("floating",))
_SCALE_AND_SHIFT_2_LOOP = Elementwise("_scale_and_shift", LOOPS, "_scale_and_shift_2_kernel", 4, accepts=("floating",))
_SCALE_AND_SHIFT_3_LOOP = Elementwise("_scale_and_shift", LOOPS, "_scale_and_shift_3_kernel", 5, accepts=("floating",))

@_SCALE_AND_SHIFT.implement(CPU)
def _scale_and_shift_cpu(self, mean, rstd, weight, bias):
    if weight is None and bias is None:
        return _SCALE_AND_SHIFT_0_LOOP.make(self, mean, rstd)
    if weight is None:
        return _SCALE_AND_SHIFT_1_LOOP.make(self, mean, rstd, bias)
    if bias is None:
        return _SCALE_AND_SHIFT_2_LOOP.make(self, mean, rstd, weight)
    if True:
        return _SCALE_AND_SHIFT_3_LOOP.make(self, mean, rstd, weight, bias)
    raise language.no_case("_scale_and_shift", {"weight": weight, "bias": bias})

@formula(_SCALE_AND_SHIFT, "backward_weight",
    Elementwise("_ScaleAndShiftBackward0", LOOPS, "scale_and_shift_backward_weight", 4))
def _SCALE_AND_SHIFT_BACKWARD_WEIGHT_FORMULA(grad, mean, rstd, self_):
    self_ = operations.widened(self_, grad)
    mean = operations.widened(mean, grad)
    rstd = operations.widened(rstd, grad)
    return grad * ((self_ - mean) * rstd)

class _ScaleAndShiftBackward0(Node, operator="_scale_and_shift", label="NativeBatchNormBackward0"):
    __slots__ = ("_raw_weight", "_version_weight", "_raw_rstd", "_version_rstd", "_raw_self", "_version_self",
        "_raw_mean", "_version_mean")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            grad_self = grad * rstd if weight is None else grad * rstd * weight
        grad_mean = None
        if wanted[1] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            grad_mean = -grad * rstd if weight is None else -grad * rstd * weight
        grad_rstd = None
        if wanted[2] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            mean = unpack_input(self, self._raw_mean, self._version_mean, "mean")
            grad_rstd = grad * (self_ - mean) if weight is None else grad * (self_ - mean) * weight
        grad_weight = None
        if wanted[3] is not None:
            rstd = unpack_input(self, self._raw_rstd, self._version_rstd, "rstd")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            mean = unpack_input(self, self._raw_mean, self._version_mean, "mean")
            grad_weight = _SCALE_AND_SHIFT_BACKWARD_WEIGHT_FORMULA[
                (grad._keys | mean._keys | rstd._keys | self_._keys) & formula_keys()
            ](grad, mean, rstd, self_)
        grad_bias = None if wanted[4] is None else grad
        return (grad_self, grad_mean, grad_rstd, grad_weight, grad_bias)

@_SCALE_AND_SHIFT.implement(AUTOGRAD)
def _scale_and_shift_autograd(self, mean, rstd, weight, bias):
    result = _SCALE_AND_SHIFT[
        (
            self._keys | mean._keys | rstd._keys | (
                0 if weight is None else weight._keys
            ) | (0 if bias is None else bias._keys)
        ) & BELOW_AUTOGRAD
    ](self, mean, rstd, weight, bias)
    if guards.active and not grad_enabled():
        return result
    node = _ScaleAndShiftBackward0()
    if self._edge is not None or mean._edge is not None or rstd._edge is not None:
        node._raw_weight, node._version_weight = weight, version_of(weight)
    if self._edge is not None or mean._edge is not None or (weight is not None and weight._edge is not None):
        node._raw_rstd, node._version_rstd = rstd, 0 if rstd._writes is None else rstd._writes[0]
    if rstd._edge is not None or (weight is not None and weight._edge is not None):
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if rstd._edge is not None or (weight is not None and weight._edge is not None):
        node._raw_mean, node._version_mean = mean, 0 if mean._writes is None else mean._writes[0]
    return record.call(node, result, self, mean, rstd, weight, bias)

pushed_forward(_SCALE_AND_SHIFT)

_NORMALIZE_ROWS = define("_normalize_rows(Tensor self, Tensor? weight, Tensor? bias, int groups, int channels, int "
    "inner, float eps, bool centers=True) -> (Tensor result, Tensor mean, Tensor rstd)", "247f40089f6875cd")
_NORMALIZE_ROWS.implement(CPU,
    named(return_types._normalize_rows)(runtime.kernels.normalization.operator.normalize_rows))

class _NormalizeRowsBackward0(Node, operator="_normalize_rows", label="NativeLayerNormBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_mean", "_raw_rstd", "_raw_weight", "_version_weight", "_raw_bias",
        "_version_bias", "_saved_groups", "_saved_channels", "_saved_inner", "_saved_eps", "_saved_centers")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = grad_weight = grad_bias = None
        if wanted[0] is not None or wanted[1] is not None or wanted[2] is not None:
            grad_input_mask = (wanted[0] is not None, wanted[1] is not None, wanted[2] is not None)
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            mean = unpack_output.call(self, self._raw_mean, None)
            rstd = unpack_output.call(self, self._raw_rstd, None)
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            bias = unpack_input(self, self._raw_bias, self._version_bias, "bias")
            groups = self._saved_groups
            channels = self._saved_channels
            inner = self._saved_inner
            eps = self._saved_eps
            centers = self._saved_centers
            of_weights_ = grad_input_mask[1] or grad_input_mask[2]
            made_ = functions._normalize_rows_backward(grad, self_, mean, rstd, weight, bias, groups, channels, inner,
                eps, grad_input_mask[0], of_weights_, centers)
            grad_self, grad_weight, grad_bias = (made_[0] if grad_input_mask[0] else None,
                made_[1] if grad_input_mask[1] else None, made_[2] if grad_input_mask[2] else None)
        return (grad_self, grad_weight, grad_bias)

@_NORMALIZE_ROWS.implement(AUTOGRAD)
def _normalize_rows_autograd(self, weight, bias, groups, channels, inner, eps, centers):
    result = _NORMALIZE_ROWS[
        (self._keys | (0 if weight is None else weight._keys) | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](self, weight, bias, groups, channels, inner, eps, centers)
    result_result, result_mean, result_rstd = result
    if guards.active and not grad_enabled():
        return result
    node = _NormalizeRowsBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_mean = save_output.call(result_mean)
    node._raw_rstd = save_output.call(result_rstd)
    node._raw_weight, node._version_weight = weight, version_of(weight)
    node._raw_bias, node._version_bias = bias, version_of(bias)
    node._saved_groups = groups
    node._saved_channels = channels
    node._saved_inner = inner
    node._saved_eps = eps
    node._saved_centers = centers
    record.call(node, result_result, self, weight, bias)
    return result

pushed_forward(_NORMALIZE_ROWS)

@_NORMALIZE_ROWS.implement(BATCH_RULE)
@named(return_types._normalize_rows)
def _normalize_rows_batch(self, weight, bias, groups, channels, inner, eps, centers):
    many, each = (self._sizes[0], groups * channels * inner)
    samples = language.product(self._sizes[1:]) // each if each else 0
    if (weight is None or weight._sizes[0] == 1) and (bias is None or bias._sizes[0] == 1):
        scale, shift = (None if weight is None else weight.squeeze(0), None if bias is None else bias.squeeze(0))
        result, mean, rstd = functions._normalize_rows(self, scale, shift, groups, channels, inner, eps, centers)
        return (result, mean.reshape((many, samples * groups)), rstd.reshape((many, samples * groups)))
    even, rstd, mean, _variance = functions._standardize(self.reshape((many, samples, groups, channels, inner)), (3, 4),
        eps, centers)
    scale = None if weight is None else weight.reshape((weight._sizes[0], 1, groups, channels, 1))
    shift = None if bias is None else bias.reshape((bias._sizes[0], 1, groups, channels, 1))
    result = functions._weigh(even, scale, shift).to(self.dtype)
    every = result._sizes[0]
    return (result.reshape((every, *self._sizes[1:])), mean.reshape((many, samples * groups)),
        rstd.reshape((many, samples * groups)))


@composite(define("_normalize_rows_backward(Tensor grad_output, Tensor self, Tensor mean, Tensor rstd, Tensor? weight, "
    "Tensor? bias, int groups, int channels, int inner, float eps, bool of_self, bool of_weights, bool centers=True) "
    "-> (Tensor, Tensor, Tensor)", "52d847046ac47c1c"))
def _normalize_rows_backward_composite(
    grad_output, self, mean, rstd, weight, bias, groups, channels, inner, eps, of_self, of_weights, centers
):
    if not language.is_grad_enabled():
        return functions._normalized_rows_gradients(grad_output, self, mean, rstd, weight, bias, groups, channels,
            inner, of_self, of_weights, centers)
    each = groups * channels * inner
    samples = self.numel() // each if each else 0
    rows, grads = (self.reshape((samples, groups, channels, inner)),
        grad_output.reshape((samples, groups, channels, inner)))
    even, deviation, _mean, _variance = functions._standardize(rows, (2, 3), eps, centers,
        functions._unit_of(rstd).reshape((samples, groups, 1, 1)))
    weighed = grads if weight is None else grads * weight.reshape((groups, channels, 1))
    found = functions._project(weighed, even, deviation, (2, 3), centers).reshape(self._sizes)
    of_weight = found if weight is None else (grads * even).sum((0, 3)).reshape(weight._sizes)
    return (found, of_weight, found if bias is None else grads.sum((0, 3)).reshape(bias._sizes))


_NORMALIZED_ROWS_GRADIENTS = define("_normalized_rows_gradients(Tensor grad_output, Tensor self, Tensor mean, Tensor "
    "rstd, Tensor? weight, Tensor? bias, int groups, int channels, int inner, bool of_self, bool of_weights, bool "
    "centers=True) -> (Tensor, Tensor, Tensor)", "78909b046f3c02fd")
_NORMALIZED_ROWS_GRADIENTS.implement(CPU, runtime.kernels.normalization.operator.normalize_rows_gradients)

@_NORMALIZED_ROWS_GRADIENTS.implement(BATCH_RULE)
def _normalized_rows_gradients_batch(
    grad_output, self, mean, rstd, weight, bias, groups, channels, inner, of_self, of_weights, centers
):
    many = language.broadcast_shapes(grad_output._sizes[:1], self._sizes[:1], mean._sizes[:1])[0]
    each = groups * channels * inner
    samples = language.product(self._sizes[1:]) // each if each else 0
    grads = grad_output.reshape((grad_output._sizes[0], samples, groups, channels, inner))
    middle, scale = (mean.reshape((mean._sizes[0], samples, groups, 1, 1)),
        rstd.reshape((rstd._sizes[0], samples, groups, 1, 1)))
    even = (self.reshape((self._sizes[0], samples, groups, channels, inner)) - middle) * scale
    weighed = grads if weight is None else grads * weight.reshape((weight._sizes[0], 1, groups, channels, 1))
    found = of_weight = grads.new_zeros((many, 0))
    if of_self:
        found = functions._project(weighed, even, scale, (3, 4), centers)
        found = found.reshape((found._sizes[0], *self._sizes[1:])).to(grad_output.dtype)
    if weight is not None and of_weights:
        of_weight = (grads * even).sum((1, 4))
        of_weight = of_weight.reshape((of_weight._sizes[0], *weight._sizes[1:]))
    if bias is None or not of_weights:
        return (found, of_weight, grads.new_zeros((many, 0)))
    return (found, of_weight, grads.sum((1, 4)).reshape((grads._sizes[0], *bias._sizes[1:])))


@composite(define("layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float "
    "eps=1e-05) -> Tensor", "73e9145df97d0e6e"))
def layer_norm_composite(input, normalized_shape, weight, bias, eps):
    shape = tuple(normalized_shape)
    first = input._ndim - len(shape)
    if first < 0 or not shape or input._sizes[first:] != shape or (weight is not None and weight._sizes != shape):
        functions._check_normalized_shape("layer_norm", input, normalized_shape, weight)
    if bias is not None and bias._sizes != shape:
        language.raise_error(f"layer_norm: bias must have the shape {list(shape)}, got {list(bias._sizes)}")
    return functions._normalize_rows(input, weight, bias, 1, language.product(shape), 1, eps)[0]


@composite(define("_check_normalized_shape(str operator, Tensor input, int[] normalized_shape, Tensor? weight) -> "
    "Tensor", "5b4b80d337788b76"))
def _check_normalized_shape_composite(operator, input, normalized_shape, weight):
    shape = tuple(normalized_shape)
    if not shape or len(shape) > input._ndim or input._sizes[input._ndim - len(shape):] != shape:
        language.raise_error(
            f"{operator}: the input's shape {list(input._sizes)} must end in normalized_shape {list(shape)}")
    if weight is not None and weight._sizes != shape:
        language.raise_error(f"{operator}: weight must have the shape {list(shape)}, got {list(weight._sizes)}")
    return input


@composite(define("rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor",
    "e2a958ec1bdaebc0"))
def rms_norm_composite(input, normalized_shape, weight, eps):
    functions._check_normalized_shape("rms_norm", input, normalized_shape, weight)
    if eps is None:
        eps = 2.220446049250313e-16 if input.dtype == dtypes.float64 else 1.1920928955078125e-07
    if input.dtype.is_floating_point:
        return functions._normalize_rows(input, weight, None, 1, language.product(normalized_shape), 1, eps, False)[0]
    dims = tuple(range(input._ndim - len(normalized_shape), input._ndim))
    result = input * functions.rsqrt((input * input).mean(dims, True) + eps)
    return (result if weight is None else result * weight).to(input.dtype)


@composite(define("_channel_wise(str operator, str name, Tensor? statistic, Tensor input) -> Tensor?",
    "5961fc00b8af4b69"))
def _channel_wise_composite(operator, name, statistic, input):
    if statistic is None:
        return None
    if statistic._sizes != (input._sizes[1],):
        got = list(statistic._sizes)
        language.raise_error(
            f"{operator}: {name} must have one entry for each of {input._sizes[1]} channels, got shape {got}")
    return statistic if input._ndim == 2 else statistic.reshape((-1, *(1,) * (input._ndim - 2)))


@composite(define("nn_batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? "
    "bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> Tensor", "3efb1b86d8435fba"))
def nn_batch_norm_composite(input, running_mean, running_var, weight, bias, training, momentum, eps):
    if input._ndim < 2 and input._sizes != (0,):
        language.raise_error(f"batch_norm: expected an input of at least 2 dimensions, got shape {list(input._sizes)}")
    if input._ndim < 2:
        return input.clone()
    channels = (input._sizes[1],)
    if weight is not None and weight._sizes != channels:
        functions._channel_wise("batch_norm", "weight", weight, input)
    if bias is not None and bias._sizes != channels:
        functions._channel_wise("batch_norm", "bias", bias, input)
    if not training:
        scale, shift = (functions._channel_wise("batch_norm", "weight", weight, input),
            functions._channel_wise("batch_norm", "bias", bias, input))
        if running_mean is None or running_var is None:
            language.raise_error("batch_norm: running_mean and running_var must be given unless training=True")
        mean = functions._channel_wise("batch_norm", "running_mean", running_mean, input)
        variance = functions._channel_wise("batch_norm", "running_var", running_var, input)
        result = functions._scale_and_shift(input, mean, functions.rsqrt(variance + eps), scale, shift)
        return result if result.dtype == input.dtype else result.to(input.dtype)
    if running_mean is not None and running_mean._sizes != channels:
        functions._channel_wise("batch_norm", "running_mean", running_mean, input)
    if running_var is not None and running_var._sizes != channels:
        functions._channel_wise("batch_norm", "running_var", running_var, input)
    number = input.numel() // input._sizes[1] if input._sizes[1] else 0
    if number == 1:
        language.raise_value_error(
            f"batch_norm: expected more than 1 value per channel when training, got input size {list(input._sizes)}")
    if not eps > 0:
        language.raise_value_error(f"batch_norm: eps must be positive when training, got {eps}")
    last = input._ndim > 2 and (not input.is_contiguous()) and input.movedim(1, -1).is_contiguous()
    inner = 1 if last else language.product(input._sizes[2:])
    result, mean, _rstd, variance = functions._normalize_channels(input.movedim(1, -1) if last else input, weight, bias,
        input._sizes[1], inner, eps)
    if running_mean is not None and number:
        running_mean.mul_(1 - momentum).add_(mean, alpha=momentum)
    if running_var is not None and number:
        running_var.mul_(1 - momentum).add_(variance, alpha=momentum * number / (number - 1))
    return language.new(result.movedim(-1, 1)) if last else result


@composite(define("batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, "
    "bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor", "33e78c6d52654723"))
def batch_norm_composite(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    return functions.nn_batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


@composite(define("nn_instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? "
    "weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-05) -> Tensor",
    "366ab2f72d07e66d"))
def nn_instance_norm_composite(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps):
    if input._ndim < 2:
        language.raise_error(
            f"instance_norm: expected an input of at least 2 dimensions, got shape {list(input._sizes)}")
    if not use_input_stats:
        if running_mean is None or running_var is None:
            language.raise_error(
                "instance_norm: running_mean and running_var must be given unless use_input_stats=True")
        return functions.nn_batch_norm(input, running_mean, running_var, weight, bias, False, momentum, eps)
    for name, one in zip(("running_mean", "running_var"), (running_mean, running_var)):
        functions._channel_wise("instance_norm", name, one, input)
    for name, one in zip(("weight", "bias"), (weight, bias)):
        functions._channel_wise("instance_norm", name, one, input)
    number = language.product(input._sizes[2:])
    if number == 1:
        language.raise_value_error(
            f"instance_norm: expected more than 1 spatial element when training, got input size {list(input._sizes)}")
    if running_mean is None and running_var is None:
        return functions._normalize_rows(input, weight, bias, input._sizes[1], 1, number, eps)[0]
    samples, channels = input._sizes[:2]
    scale, shift = (None if weight is None else weight.repeat((samples,)),
        None if bias is None else bias.repeat((samples,)))
    result, mean, _rstd, variance = functions._normalize_channels(input, scale, shift, samples * channels, number, eps)
    if running_mean is not None:
        running_mean.mul_(1 - momentum).add_(mean.reshape((samples, channels)).mean((0,)), alpha=momentum)
    if running_var is not None:
        share = momentum * number / (number - 1)
        running_var.mul_(1 - momentum).add_(variance.reshape((samples, channels)).mean((0,)), alpha=share)
    return result


@composite(define("group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05) "
    "-> Tensor", "7108def913b03c21"))
def group_norm_composite(input, num_groups, weight, bias, eps):
    if input._ndim < 2 or num_groups < 1 or input._sizes[1] % num_groups:
        language.raise_error(
            f"group_norm: expected channels (dimension 1) divisible by num_groups, got shape {list(input._sizes)} and "
            f"{num_groups} groups")
    shape = input._sizes
    channels = shape[1]
    if input.numel() == num_groups:
        language.raise_value_error(
            f"group_norm: expected more than 1 value per group and batch, got input size {list(shape)} and "
            f"{num_groups} groups")
    for one in (weight, bias):
        if one is not None and one._sizes != (channels,):
            language.raise_error(
                f"group_norm: weight and bias must have one entry for each of {channels} channels, got shape "
                f"{list(one._sizes)}")
    made = functions._normalize_rows(
        input, weight, bias, num_groups, channels // num_groups, language.product(shape[2:]), eps
    )[0]
    return functions._in_order_of(made, input)


@composite(define("nn_local_response_norm(Tensor input, int size, float alpha=0.0001, float beta=0.75, float k=1.0) -> "
    "Tensor", "d0b9ec26522311a9"))
def nn_local_response_norm_composite(input, size, alpha, beta, k):
    if input._ndim < 3:
        language.raise_value_error(
            f"local_response_norm: expected an input of at least 3 dimensions, got shape {list(input._sizes)}")
    if input.numel() == 0:
        return input
    wide = functions._room_for_powers(input, 2.0)
    squares = (wide * wide).reshape((input.size(0), 1, input.size(1), language.product(input._sizes[2:])))
    padded = functions.constant_pad_nd(squares, (0, 0, size // 2, (size - 1) // 2), 0)
    means = functions._average_pool(padded, (size, 1), (1, 1), (0, 0), False, True, None)
    result = wide / (means.reshape(input._sizes) * alpha + k) ** beta
    return result.to(input.dtype) if wide.dtype != input.dtype else result
