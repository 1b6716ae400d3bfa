"""The normalization operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import numpy as np

from runtime import dtypes, language
from runtime.autograd import forward
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward
from runtime.autograd.saved import version_of
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import named
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)
from runtime.tensor import Tensor

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.normalization"
functions = LateModule(f"{PACKAGE}.functions")


# _normalize (ops.yaml:8025, derivatives.yaml:1125)
_NORMALIZE = define(
    "_normalize",
    "_normalize(Tensor self, Tensor? weight, Tensor? bias, int[] dims, float eps) -> (Tenso"
    "r result, Tensor mean, Tensor rstd, Tensor variance)",
    source="ops.yaml:8025",
    digest="27ab11f93b2f240c",
    kernel={
        "composite": 'if not self.dtype.is_floating_point:\n    refuse(f"expected an input of a floating dtyp'
        'e to normalize, got {self.dtype}")\nvariance, mean = _var_mean(self if self.dtype.items'
        "ize > 2 else self.to(float32), dims, 0, True)\nrstd = rsqrt(variance + eps)\nreturn _sca"
        "le_and_shift(self, mean, rstd, weight, bias).to(self.dtype), mean, rstd, variance",
    },
    derivative={
        "self": "_normalize_backward(grad, self, weight, mean, rstd, dims)",
        "weight": "grad * _normalized(self, mean, rstd, dims)",
        "bias": "grad",
    },
)


@named(return_types._normalize)
def _normalize_composite(self, weight, bias, dims, eps):
    """_normalize, from other operators."""
    if not self.dtype.is_floating_point:
        language.refuse(f"expected an input of a floating dtype to normalize, got {self.dtype}")
    variance, mean = functions._var_mean(self if self.dtype.itemsize > 2 else self.to(dtypes.float32), dims, 0, True)
    rstd = functions.rsqrt(variance + eps)
    return (functions._scale_and_shift(self, mean, rstd, weight, bias).to(self.dtype), mean, rstd, variance)


_NORMALIZE.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_normalize_composite))


class _NormalizeBackward0(Node):
    """Backward of _normalize (derivatives.yaml:1125)."""

    __slots__ = (
        "_saved_self", "_version_self", "_saved_weight", "_version_weight", "_saved_mean", "_saved_rstd", "_saved_dims"
    )
    operator = "_normalize"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            mean = unpack_output(self, self._saved_mean, None)
            rstd = unpack_output(self, self._saved_rstd, None)
            dims = self._saved_dims
            grad_self = functions._normalize_backward(grad, self_, weight, mean, rstd, dims)
        grad_weight = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_output(self, self._saved_mean, None)
            rstd = unpack_output(self, self._saved_rstd, None)
            dims = self._saved_dims
            grad_weight = grad * functions._normalized(self_, mean, rstd, dims)
        grad_bias = None
        if self.edges[2] is not None:
            grad_bias = grad
        return (grad_self, grad_weight, grad_bias)

    def release(self):
        self._saved_self = self._saved_weight = self._saved_mean = self._saved_rstd = None


def _normalize_autograd(self, weight, bias, dims, eps):
    """_normalize, recorded for the backward pass."""
    result = _NORMALIZE[
        (self._keys | (0 if weight is None else weight._keys) | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](self, weight, bias, dims, eps)
    result_result, result_mean, result_rstd, result_variance = result
    if state.active and not grad_enabled():
        return result
    node = _NormalizeBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, None if weight is None else weight._edge, None if bias is None else bias._edge)
    if self._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if self._edge is not None:
        node._saved_weight, node._version_weight = weight, version_of(weight)
    if self._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_mean = save_output(result_mean)
    if self._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_rstd = save_output(result_rstd)
    node._saved_dims = dims
    node.shape, node.dtype = result_result._array.shape, result_result.dtype
    result_result._edge = (node, 0)
    result_result._keys |= AUTOGRAD_CPU
    return result


_NORMALIZE.implement(AUTOGRAD_CPU, _normalize_autograd)
_NORMALIZE.implement(FORWARD_AD, by_double_backward(_NORMALIZE))


# _scale_and_shift (ops.yaml:8039, derivatives.yaml:1131)
_SCALE_AND_SHIFT = define(
    "_scale_and_shift",
    "_scale_and_shift(Tensor self, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias) "
    "-> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8039",
    digest="828a4d273f6c2c5f",
    kernel={
        "elementwise": "{weight is None and bias is None: (self - mean) * rstd, weight is None: (self - mean) "
        "* rstd + bias, bias is None: (self - mean) * rstd * weight, True: (self - mean) * rstd"
        " * weight + bias}",
    },
    derivative={
        "self": "grad * rstd if weight is None else grad * rstd * weight",
        "mean": "-grad * rstd if weight is None else -grad * rstd * weight",
        "rstd": "grad * (self - mean) if weight is None else grad * (self - mean) * weight",
        "weight": "grad * ((self - mean) * rstd)",
        "bias": "grad",
    },
)
_SCALE_AND_SHIFT_0_LOOP = Elementwise(
    "_scale_and_shift", LOOPS, "_scale_and_shift_0_311ce730", 3, accepts=('floating',)
)
_SCALE_AND_SHIFT_1_LOOP = Elementwise(
    "_scale_and_shift", LOOPS, "_scale_and_shift_1_8f67ec2e", 4, accepts=('floating',)
)
_SCALE_AND_SHIFT_2_LOOP = Elementwise(
    "_scale_and_shift", LOOPS, "_scale_and_shift_2_b273e6bb", 4, accepts=('floating',)
)
_SCALE_AND_SHIFT_3_LOOP = Elementwise(
    "_scale_and_shift", LOOPS, "_scale_and_shift_3_32d80573", 5, accepts=('floating',)
)


def _scale_and_shift_cpu(self, mean, rstd, weight, bias):
    """_scale_and_shift on the CPU."""
    if weight is None and bias is None:
        return _SCALE_AND_SHIFT_0_LOOP((self, mean, rstd), ())
    if weight is None:
        return _SCALE_AND_SHIFT_1_LOOP((self, mean, rstd, bias), ())
    if bias is None:
        return _SCALE_AND_SHIFT_2_LOOP((self, mean, rstd, weight), ())
    if True:
        return _SCALE_AND_SHIFT_3_LOOP((self, mean, rstd, weight, bias), ())
    raise language.no_case("_scale_and_shift", {})


_SCALE_AND_SHIFT.implement(CPU, _scale_and_shift_cpu)
_SCALE_AND_SHIFT_BACKWARD_WEIGHT_LOOP = Elementwise(
    "_ScaleAndShiftBackward0", LOOPS, "scale_and_shift_backward_weight_9905a0fb", 4
)


class _ScaleAndShiftBackward0(Node):
    """Backward of _scale_and_shift (derivatives.yaml:1131)."""

    __slots__ = (
        "_saved_weight",
        "_version_weight",
        "_saved_rstd",
        "_version_rstd",
        "_saved_self",
        "_version_self",
        "_saved_mean",
        "_version_mean",
    )
    operator = "_scale_and_shift"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            grad_self = grad * rstd if weight is None else grad * rstd * weight
        grad_mean = None
        if self.edges[1] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            grad_mean = -grad * rstd if weight is None else -grad * rstd * weight
        grad_rstd = None
        if self.edges[2] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            grad_rstd = grad * (self_ - mean) if weight is None else grad * (self_ - mean) * weight
        grad_weight = None
        if self.edges[3] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            if state.active and not grad_enabled() and not state.dual:
                grad_weight = _SCALE_AND_SHIFT_BACKWARD_WEIGHT_LOOP((grad, mean, rstd, self_))
            else:
                grad_weight = grad * ((self_ - mean) * rstd)
        grad_bias = None
        if self.edges[4] is not None:
            grad_bias = grad
        return (grad_self, grad_mean, grad_rstd, grad_weight, grad_bias)

    def release(self):
        self._saved_weight = self._saved_rstd = self._saved_self = self._saved_mean = None


def _scale_and_shift_autograd(self, mean, rstd, weight, bias):
    """_scale_and_shift, recorded for the backward pass."""
    result = _SCALE_AND_SHIFT[
        (
            self._keys | mean._keys | rstd._keys | (
                0 if weight is None else weight._keys
            ) | (0 if bias is None else bias._keys)
        ) & BELOW_AUTOGRAD
    ](self, mean, rstd, weight, bias)
    if state.active and not grad_enabled():
        return result
    node = _ScaleAndShiftBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (
        self._edge,
        mean._edge,
        rstd._edge,
        None if weight is None else weight._edge,
        None if bias is None else bias._edge,
    )
    if self._edge is not None or mean._edge is not None or rstd._edge is not None:
        node._saved_weight, node._version_weight = weight, version_of(weight)
    if self._edge is not None or mean._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    if rstd._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if rstd._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_mean, node._version_mean = mean, 0 if mean._version is None else mean._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_SCALE_AND_SHIFT.implement(AUTOGRAD_CPU, _scale_and_shift_autograd)
_SCALE_AND_SHIFT.implement(FORWARD_AD, by_double_backward(_SCALE_AND_SHIFT))


# _normalized (ops.yaml:8053, derivatives.yaml:1138)
_NORMALIZED = define(
    "_normalized",
    "_normalized(Tensor self, Tensor mean, Tensor rstd, int[] dims) -> Tensor",
    source="ops.yaml:8053",
    digest="0ae2d6a0edcef221",
    kernel={
        "composite": "_scale_and_shift(self, mean, rstd, None, None)",
    },
    derivative={
        "self": "_normalize_backward(grad, self, None, mean, rstd, dims)",
    },
)


def _normalized_composite(self, mean, rstd, dims):
    """_normalized, from other operators."""
    return functions._scale_and_shift(self, mean, rstd, None, None)


_NORMALIZED.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_normalized_composite))


class _NormalizedBackward0(Node):
    """Backward of _normalized (derivatives.yaml:1138)."""

    __slots__ = (
        "_saved_self", "_version_self", "_saved_mean", "_version_mean", "_saved_rstd", "_version_rstd", "_saved_dims"
    )
    operator = "_normalized"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
        rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
        dims = self._saved_dims
        grad_self = functions._normalize_backward(grad, self_, None, mean, rstd, dims)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_mean = self._saved_rstd = None


def _normalized_autograd(self, mean, rstd, dims):
    """_normalized, recorded for the backward pass."""
    result = _NORMALIZED[(self._keys | mean._keys | rstd._keys) & BELOW_AUTOGRAD](self, mean, rstd, dims)
    if state.active and not grad_enabled():
        return result
    node = _NormalizedBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_mean, node._version_mean = mean, 0 if mean._version is None else mean._version[0]
    node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    node._saved_dims = dims
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_NORMALIZED.implement(AUTOGRAD_CPU, _normalized_autograd)
_NORMALIZED.implement(FORWARD_AD, by_double_backward(_NORMALIZED))


# _deviation (ops.yaml:8058, derivatives.yaml:1143)
_DEVIATION = define(
    "_deviation",
    "_deviation(Tensor self, Tensor mean, Tensor rstd, int[] dims) -> Tensor",
    source="ops.yaml:8058",
    digest="3725fb797bc120ef",
    kernel={
        "composite": "rstd.clone()",
    },
    derivative={
        "self": "deviation = _deviation(self, mean, rstd, dims)\n-grad * deviation * deviation * (_norma"
        "lized(self, mean, rstd, dims) / reduced_numel(self.shape, dims))\n",
    },
)


def _deviation_composite(self, mean, rstd, dims):
    """_deviation, from other operators."""
    return rstd.clone()


_DEVIATION.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_deviation_composite))


class _DeviationBackward0(Node):
    """Backward of _deviation (derivatives.yaml:1143)."""

    __slots__ = (
        "_saved_self",
        "_version_self",
        "_saved_mean",
        "_version_mean",
        "_saved_rstd",
        "_version_rstd",
        "_saved_dims",
        "_saved_self_shape",
    )
    operator = "_deviation"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
        rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
        dims = self._saved_dims
        self_shape = self._saved_self_shape
        deviation_ = functions._deviation(self_, mean, rstd, dims)
        grad_self = -grad * deviation_ * deviation_ * (
            functions._normalized(self_, mean, rstd, dims) / language.reduced_numel(self_shape, dims)
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_mean = self._saved_rstd = None


def _deviation_autograd(self, mean, rstd, dims):
    """_deviation, recorded for the backward pass."""
    result = _DEVIATION[(self._keys | mean._keys | rstd._keys) & BELOW_AUTOGRAD](self, mean, rstd, dims)
    if state.active and not grad_enabled():
        return result
    node = _DeviationBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_mean, node._version_mean = mean, 0 if mean._version is None else mean._version[0]
    node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    node._saved_dims = dims
    node._saved_self_shape = self.shape
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_DEVIATION.implement(AUTOGRAD_CPU, _deviation_autograd)
_DEVIATION.implement(FORWARD_AD, by_double_backward(_DEVIATION))


# _center (ops.yaml:8063, derivatives.yaml:1150)
_CENTER = define(
    "_center",
    "_center(Tensor self, Tensor other, Tensor mean, Tensor slope, Tensor rstd) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8063",
    digest="b36e6a83a17603dc",
    kernel={
        "elementwise": "(self - mean - other * slope) * rstd",
    },
    derivative={
        "self": "grad * rstd",
        "other": "-grad * (slope * rstd)",
        "mean": "-grad * rstd",
        "slope": "-grad * (other * rstd)",
        "rstd": "grad * (self - mean - other * slope)",
        "result": "(self_t - mean_t - other_t * slope_p - other_p * slope_t) * rstd_p + rstd_t * (self_p "
        "- mean_p - other_p * slope_p)",
    },
)
_CENTER_LOOP = Elementwise("_center", LOOPS, "_center_3480c702", 5, accepts=('floating',))


def _center_cpu(self, other, mean, slope, rstd):
    """_center on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype and mean.dtype is dtype and slope.dtype is dtype and rstd.dtype is dtype:
        kernel = _CENTER_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, mean._array, slope._array, rstd._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return _CENTER_LOOP.compute((self, other, mean, slope, rstd), ())


_CENTER.implement(CPU, _center_cpu)
_CENTER_BACKWARD_SELF_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_self_1b9cb4ed", 2)
_CENTER_BACKWARD_OTHER_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_other_01b06f19", 3)
_CENTER_BACKWARD_MEAN_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_mean_283a5de2", 2)
_CENTER_BACKWARD_SLOPE_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_slope_0b48b01d", 3)
_CENTER_BACKWARD_RSTD_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_rstd_c9d0bbb1", 5)


class _CenterBackward0(Node):
    """Backward of _center (derivatives.yaml:1150)."""

    __slots__ = (
        "_saved_rstd",
        "_version_rstd",
        "_saved_slope",
        "_version_slope",
        "_saved_other",
        "_version_other",
        "_saved_self",
        "_version_self",
        "_saved_mean",
        "_version_mean",
    )
    operator = "_center"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _CENTER_BACKWARD_SELF_LOOP((grad, rstd))
            else:
                grad_self = grad * rstd
        grad_other = None
        if self.edges[1] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            slope = unpack_input(self, self._saved_slope, self._version_slope, "slope")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _CENTER_BACKWARD_OTHER_LOOP((grad, rstd, slope))
            else:
                grad_other = -grad * (slope * rstd)
        grad_mean = None
        if self.edges[2] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            if state.active and not grad_enabled() and not state.dual:
                grad_mean = _CENTER_BACKWARD_MEAN_LOOP((grad, rstd))
            else:
                grad_mean = -grad * rstd
        grad_slope = None
        if self.edges[3] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_slope = _CENTER_BACKWARD_SLOPE_LOOP((grad, other, rstd))
            else:
                grad_slope = -grad * (other * rstd)
        grad_rstd = None
        if self.edges[4] is not None:
            slope = unpack_input(self, self._saved_slope, self._version_slope, "slope")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            if state.active and not grad_enabled() and not state.dual:
                grad_rstd = _CENTER_BACKWARD_RSTD_LOOP((grad, mean, other, self_, slope))
            else:
                grad_rstd = grad * (self_ - mean - other * slope)
        return (grad_self, grad_other, grad_mean, grad_slope, grad_rstd)

    def release(self):
        self._saved_rstd = self._saved_slope = self._saved_other = self._saved_self = self._saved_mean = None


def _center_autograd(self, other, mean, slope, rstd):
    """_center, recorded for the backward pass."""
    result = _CENTER[
        (self._keys | other._keys | mean._keys | slope._keys | rstd._keys) & BELOW_AUTOGRAD
    ](self, other, mean, slope, rstd)
    if state.active and not grad_enabled():
        return result
    node = _CenterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge, mean._edge, slope._edge, rstd._edge)
    if self._edge is not None or other._edge is not None or mean._edge is not None or slope._edge is not None:
        node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    if other._edge is not None or rstd._edge is not None:
        node._saved_slope, node._version_slope = slope, 0 if slope._version is None else slope._version[0]
    if slope._edge is not None or rstd._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if rstd._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if rstd._edge is not None:
        node._saved_mean, node._version_mean = mean, 0 if mean._version is None else mean._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_CENTER.implement(AUTOGRAD_CPU, _center_autograd)
_CENTER_FORWARD_LOOP = Elementwise("_center", LOOPS, "center_forward_9654b6ed", 10)


def _center_forward(self, other, mean, slope, rstd):
    """_center, and the tangent of its result."""
    result = _CENTER[
        (self._keys | other._keys | mean._keys | slope._keys | rstd._keys) & BELOW_FORWARD
    ](self, other, mean, slope, rstd)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    mean_p = forward.primal_of(mean)
    mean_t = forward.tangent_of(mean)
    slope_p = forward.primal_of(slope)
    slope_t = forward.tangent_of(slope)
    rstd_p = forward.primal_of(rstd)
    rstd_t = forward.tangent_of(rstd)
    if forward.given(self_t, other_t, mean_t, slope_t, rstd_t) and forward.unrecorded(
        mean_t, other_t, rstd_t, self_t, slope_t, mean_p, other_p, rstd_p, self_p, slope_p
    ):
        result_t = _CENTER_FORWARD_LOOP(
            (mean_t, other_t, rstd_t, self_t, slope_t, mean_p, other_p, rstd_p, self_p, slope_p)
        )
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        mean_t = forward.or_zeros(mean_t, mean)
        slope_t = forward.or_zeros(slope_t, slope)
        rstd_t = forward.or_zeros(rstd_t, rstd)
        result_t = (
            self_t - mean_t - other_t * slope_p - other_p * slope_t
        ) * rstd_p + rstd_t * (self_p - mean_p - other_p * slope_p)
    forward.attach(result, result_t, self_t, other_t, mean_t, slope_t, rstd_t)
    return result


_CENTER.implement(FORWARD_AD, _center_forward)


# _normalize_backward (ops.yaml:8070, derivatives.yaml:1159)
_NORMALIZE_BACKWARD = define(
    "_normalize_backward",
    "_normalize_backward(Tensor grad_output, Tensor self, Tensor? weight, Tensor mean, Tens"
    "or rstd, int[] dims) -> Tensor",
    source="ops.yaml:8070",
    digest="e195bcac2f3fa9ee",
    kernel={
        "composite": "scaled = grad_output if weight is None else grad_output * weight\nscaled = scaled if sc"
        "aled.dtype.itemsize > 2 else scaled.to(float32)\neven = _normalized(self, mean, rstd, d"
        "ims)\nreturn _center(scaled, even, scaled.mean(dims, True), (scaled * even).mean(dims, "
        "True), rstd).to(self.dtype)",
    },
    derivative={
        "grad_output": "_normalize_backward(grad, self, None, mean, rstd, dims) if weight is None else _normal"
        "ize_backward(grad, self, None, mean, rstd, dims) * weight",
        "self": "_normalize_curvature(grad, grad_output, self, weight, mean, rstd, dims)",
        "weight": "grad_output * _normalize_backward(grad, self, None, mean, rstd, dims)",
    },
)


def _normalize_backward_composite(grad_output, self, weight, mean, rstd, dims):
    """_normalize_backward, from other operators."""
    scaled = grad_output if weight is None else grad_output * weight
    scaled = scaled if scaled.dtype.itemsize > 2 else scaled.to(dtypes.float32)
    even = functions._normalized(self, mean, rstd, dims)
    return functions._center(
        scaled, even, scaled.mean(dims, True), (scaled * even).mean(dims, True), rstd
    ).to(self.dtype)


_NORMALIZE_BACKWARD.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_normalize_backward_composite))


class _NormalizeBackwardBackward0(Node):
    """Backward of _normalize_backward (derivatives.yaml:1159)."""

    __slots__ = (
        "_saved_weight",
        "_version_weight",
        "_saved_self",
        "_version_self",
        "_saved_mean",
        "_version_mean",
        "_saved_rstd",
        "_version_rstd",
        "_saved_dims",
        "_saved_grad_output",
        "_version_grad_output",
    )
    operator = "_normalize_backward"

    def apply(self, grad):
        grad_grad_output = None
        if self.edges[0] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            dims = self._saved_dims
            grad_grad_output = (
                functions._normalize_backward(grad, self_, None, mean, rstd, dims)
                if weight is None
                else functions._normalize_backward(grad, self_, None, mean, rstd, dims) * weight
            )
        grad_self = None
        if self.edges[1] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            dims = self._saved_dims
            grad_output = unpack_input(self, self._saved_grad_output, self._version_grad_output, "grad_output")
            grad_self = functions._normalize_curvature(grad, grad_output, self_, weight, mean, rstd, dims)
        grad_weight = None
        if self.edges[2] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            dims = self._saved_dims
            grad_output = unpack_input(self, self._saved_grad_output, self._version_grad_output, "grad_output")
            grad_weight = grad_output * functions._normalize_backward(grad, self_, None, mean, rstd, dims)
        return (grad_grad_output, grad_self, grad_weight)

    def release(self):
        self._saved_weight = self._saved_self = self._saved_mean = self._saved_rstd = self._saved_grad_output = None


def _normalize_backward_autograd(grad_output, self, weight, mean, rstd, dims):
    """_normalize_backward, recorded for the backward pass."""
    result = _NORMALIZE_BACKWARD[
        (
            grad_output._keys | self._keys | (0 if weight is None else weight._keys) | mean._keys | rstd._keys
        ) & BELOW_AUTOGRAD
    ](grad_output, self, weight, mean, rstd, dims)
    if state.active and not grad_enabled():
        return result
    node = _NormalizeBackwardBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (grad_output._edge, self._edge, None if weight is None else weight._edge)
    if grad_output._edge is not None or self._edge is not None:
        node._saved_weight, node._version_weight = weight, version_of(weight)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_mean, node._version_mean = mean, 0 if mean._version is None else mean._version[0]
    node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    node._saved_dims = dims
    if self._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_grad_output, node._version_grad_output = (
            grad_output, 0 if grad_output._version is None else grad_output._version[0]
        )
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_NORMALIZE_BACKWARD.implement(AUTOGRAD_CPU, _normalize_backward_autograd)
_NORMALIZE_BACKWARD.implement(FORWARD_AD, by_double_backward(_NORMALIZE_BACKWARD))


# _normalize_curvature (ops.yaml:8079)
_NORMALIZE_CURVATURE = define(
    "_normalize_curvature",
    "_normalize_curvature(Tensor grad, Tensor grad_output, Tensor self, Tensor? weight, Ten"
    "sor mean, Tensor rstd, int[] dims) -> Tensor",
    source="ops.yaml:8079",
    digest="1e2e7972b9515c11",
    kernel={
        "composite": "scaled = grad_output if weight is None else grad_output * weight\neven = _normalized(se"
        "lf, mean, rstd, dims)\ndeviation = _deviation(self, mean, rstd, dims)\nslope = (scaled *"
        " even).mean(dims, True)\nother = (grad * even).mean(dims, True)\nbent = -deviation * (gr"
        "ad * slope + scaled * other)\nrest = (grad * scaled).mean(dims, True) - scaled.mean(dim"
        "s, True) * grad.mean(dims, True) - slope * other\nreturn _normalize_backward(bent, self"
        ", None, mean, rstd, dims) - deviation * deviation * even * rest",
    },
)


def _normalize_curvature_composite(grad, grad_output, self, weight, mean, rstd, dims):
    """_normalize_curvature, from other operators."""
    scaled = grad_output if weight is None else grad_output * weight
    even = functions._normalized(self, mean, rstd, dims)
    deviation = functions._deviation(self, mean, rstd, dims)
    slope = (scaled * even).mean(dims, True)
    other = (grad * even).mean(dims, True)
    bent = -deviation * (grad * slope + scaled * other)
    rest = (grad * scaled).mean(dims, True) - scaled.mean(dims, True) * grad.mean(dims, True) - slope * other
    return functions._normalize_backward(bent, self, None, mean, rstd, dims) - deviation * deviation * even * rest


_NORMALIZE_CURVATURE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _normalize_curvature_composite)


# layer_norm (ops.yaml:8092)
LAYER_NORM = define(
    "layer_norm",
    "layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=Non"
    "e, float eps=1e-05) -> Tensor",
    source="ops.yaml:8092",
    digest="42d2d3d1a3c43f67",
    kernel={
        "composite": '_check_normalized_shape("layer_norm", input, normalized_shape, weight)\nif bias is not '
        'None and bias.shape != tuple(normalized_shape):\n    refuse(f"layer_norm: bias must hav'
        'e the shape {list(normalized_shape)}, got {list(bias.shape)}")\nfirst = input.ndim - le'
        "n(normalized_shape)\nreturn _normalize(input.contiguous(), weight, bias, tuple(range(fi"
        "rst, input.ndim)), eps)[0]",
    },
)


def layer_norm_composite(input, normalized_shape, weight, bias, eps):
    """layer_norm, from other operators."""
    functions._check_normalized_shape("layer_norm", input, normalized_shape, weight)
    if bias is not None and bias.shape != tuple(normalized_shape):
        language.refuse(f"layer_norm: bias must have the shape {list(normalized_shape)}, got {list(bias.shape)}")
    first = input.ndim - len(normalized_shape)
    return functions._normalize(input.contiguous(), weight, bias, tuple(range(first, input.ndim)), eps)[0]


LAYER_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, layer_norm_composite)


# _check_normalized_shape (ops.yaml:8109)
_CHECK_NORMALIZED_SHAPE = define(
    "_check_normalized_shape",
    "_check_normalized_shape(str operator, Tensor input, int[] normalized_shape, Tensor? we"
    "ight) -> Tensor",
    source="ops.yaml:8109",
    digest="5e369df9c2fbee55",
    kernel={
        "composite": "shape = tuple(normalized_shape)\nif not shape or len(shape) > input.ndim or input.shape"
        '[input.ndim - len(shape) :] != shape:\n    refuse(f"{operator}: the input\'s shape {list'
        '(input.shape)} must end in normalized_shape {list(shape)}")\nif weight is not None and '
        'weight.shape != shape:\n    refuse(f"{operator}: weight must have the shape {list(shape'
        ')}, got {list(weight.shape)}")\nreturn input',
    },
)


def _check_normalized_shape_composite(operator, input, normalized_shape, weight):
    """_check_normalized_shape, from other operators."""
    shape = tuple(normalized_shape)
    if not shape or len(shape) > input.ndim or input.shape[input.ndim - len(shape):] != shape:
        language.refuse(f"{operator}: the input's shape {list(input.shape)} must end in normalized_shape {list(shape)}")
    if weight is not None and weight.shape != shape:
        language.refuse(f"{operator}: weight must have the shape {list(shape)}, got {list(weight.shape)}")
    return input


_CHECK_NORMALIZED_SHAPE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _check_normalized_shape_composite)


# rms_norm (ops.yaml:8120)
RMS_NORM = define(
    "rms_norm",
    "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -"
    "> Tensor",
    source="ops.yaml:8120",
    digest="3cb7c101fa5fff84",
    kernel={
        "composite": '_check_normalized_shape("rms_norm", input, normalized_shape, weight)\nwide = input if i'
        "nput.dtype.itemsize > 2 else input.to(float32)\nif eps is None:\n    eps = 2.22044604925"
        "0313e-16 if wide.dtype == float64 else 1.1920928955078125e-07\ndims = tuple(range(input"
        ".ndim - len(normalized_shape), input.ndim))\nresult = wide * rsqrt((wide * wide).mean(d"
        "ims, True) + eps)\nreturn (result if weight is None else result * weight).to(input.dtyp"
        "e)",
    },
)


def rms_norm_composite(input, normalized_shape, weight, eps):
    """rms_norm, from other operators."""
    functions._check_normalized_shape("rms_norm", input, normalized_shape, weight)
    wide = input if input.dtype.itemsize > 2 else input.to(dtypes.float32)
    if eps is None:
        eps = 2.220446049250313e-16 if wide.dtype == dtypes.float64 else 1.1920928955078125e-07
    dims = tuple(range(input.ndim - len(normalized_shape), input.ndim))
    result = wide * functions.rsqrt((wide * wide).mean(dims, True) + eps)
    return (result if weight is None else result * weight).to(input.dtype)


RMS_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, rms_norm_composite)


# _update_statistic (ops.yaml:8138)
_UPDATE_STATISTIC = define(
    "_update_statistic",
    "_update_statistic(Tensor self, Tensor value, float momentum) -> Tensor",
    source="ops.yaml:8138",
    digest="34b6fc56077a1a1c",
    kernel={
        "composite": "self.copy_(self * (1 - momentum) + value.detach().reshape((-1,)) * momentum)",
    },
)


def _update_statistic_composite(self, value, momentum):
    """_update_statistic, from other operators."""
    return self.copy_(self * (1 - momentum) + value.detach().reshape((-1,)) * momentum)


_UPDATE_STATISTIC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _update_statistic_composite)


# _channel_wise (ops.yaml:8143)
_CHANNEL_WISE = define(
    "_channel_wise",
    "_channel_wise(str operator, str name, Tensor? statistic, Tensor input) -> Tensor?",
    source="ops.yaml:8143",
    digest="6aea807b2dc798a3",
    kernel={
        "composite": "if statistic is None:\n    return None\nif statistic.shape != (input.size(1),):\n    got "
        '= list(statistic.shape)\n    refuse(f"{operator}: {name} must have one entry for each o'
        'f {input.size(1)} channels, got shape {got}")\nreturn statistic.reshape((-1, *((1,) * ('
        "input.ndim - 2))))",
    },
)


def _channel_wise_composite(operator, name, statistic, input):
    """_channel_wise, from other operators."""
    if statistic is None:
        return None
    if statistic.shape != (input.size(1),):
        got = list(statistic.shape)
        language.refuse(f"{operator}: {name} must have one entry for each of {input.size(1)} channels, got shape {got}")
    return statistic.reshape((-1, *(1,) * (input.ndim - 2)))


_CHANNEL_WISE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _channel_wise_composite)


# nn_batch_norm (ops.yaml:8154)
NN_BATCH_NORM = define(
    "nn_batch_norm",
    "nn_batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight="
    "None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> "
    "Tensor",
    source="ops.yaml:8154",
    digest="15ae124612c941e8",
    kernel={
        "composite": 'if input.ndim < 2:\n    refuse(f"batch_norm: expected an input of at least 2 dimensions'
        ', got shape {list(input.shape)}")\nscale = _channel_wise("batch_norm", "weight", weight'
        ', input)\nshift = _channel_wise("batch_norm", "bias", bias, input)\nmean = _channel_wise'
        '("batch_norm", "running_mean", running_mean, input)\nvariance = _channel_wise("batch_no'
        'rm", "running_var", running_var, input)\nif not training:\n    if running_mean is None o'
        'r running_var is None:\n        refuse("batch_norm: running_mean and running_var must b'
        'e given unless training=True")\n    return _scale_and_shift(input, mean, rsqrt(variance'
        " + eps), scale, shift).to(input.dtype)\nnumber = input.numel() // input.size(1) if inpu"
        't.size(1) else 0\nif number == 1:\n    refuse_value(f"batch_norm: expected more than 1 v'
        'alue per channel when training, got input size {list(input.shape)}")\nresult, mean, _rs'
        "td, variance = _normalize(input, scale, shift, (0, *range(2, input.ndim)), eps)\nif run"
        "ning_mean is not None:\n    _update_statistic(running_mean, mean, momentum)\nif running_"
        "var is not None:\n    _update_statistic(running_var, variance * (number / (number - 1))"
        ", momentum)\nreturn result",
    },
)


def nn_batch_norm_composite(input, running_mean, running_var, weight, bias, training, momentum, eps):
    """nn_batch_norm, from other operators."""
    if input.ndim < 2:
        language.refuse(f"batch_norm: expected an input of at least 2 dimensions, got shape {list(input.shape)}")
    scale = functions._channel_wise("batch_norm", "weight", weight, input)
    shift = functions._channel_wise("batch_norm", "bias", bias, input)
    mean = functions._channel_wise("batch_norm", "running_mean", running_mean, input)
    variance = functions._channel_wise("batch_norm", "running_var", running_var, input)
    if not training:
        if running_mean is None or running_var is None:
            language.refuse("batch_norm: running_mean and running_var must be given unless training=True")
        return functions._scale_and_shift(input, mean, functions.rsqrt(variance + eps), scale, shift).to(input.dtype)
    number = input.numel() // input.size(1) if input.size(1) else 0
    if number == 1:
        language.refuse_value(
            f"batch_norm: expected more than 1 value per channel when training, got input size {list(input.shape)}"
        )
    result, mean, _rstd, variance = functions._normalize(input, scale, shift, (0, *range(2, input.ndim)), eps)
    if running_mean is not None:
        functions._update_statistic(running_mean, mean, momentum)
    if running_var is not None:
        functions._update_statistic(running_var, variance * (number / (number - 1)), momentum)
    return result


NN_BATCH_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_batch_norm_composite)


# batch_norm (ops.yaml:8192)
BATCH_NORM = define(
    "batch_norm",
    "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? r"
    "unning_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    source="ops.yaml:8192",
    digest="0a14cf15969abada",
    kernel={
        "composite": "nn_batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)",
    },
)


def batch_norm_composite(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    """batch_norm, from other operators."""
    return functions.nn_batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


BATCH_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, batch_norm_composite)


# nn_instance_norm (ops.yaml:8202)
NN_INSTANCE_NORM = define(
    "nn_instance_norm",
    "nn_instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Te"
    "nsor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, f"
    "loat eps=1e-05) -> Tensor",
    source="ops.yaml:8202",
    digest="668bd63e45bc0d74",
    kernel={
        "composite": 'if input.ndim < 2:\n    refuse(f"instance_norm: expected an input of at least 2 dimensi'
        'ons, got shape {list(input.shape)}")\nif not use_input_stats:\n    if running_mean is No'
        'ne or running_var is None:\n        refuse("instance_norm: running_mean and running_var'
        ' must be given unless use_input_stats=True")\n    return nn_batch_norm(input, running_m'
        'ean, running_var, weight, bias, False, momentum, eps)\nscale = _channel_wise("instance_'
        'norm", "weight", weight, input)\nshift = _channel_wise("instance_norm", "bias", bias, i'
        'nput)\nnumber = product(input.shape[2:])\nif number == 1:\n    refuse_value(f"instance_no'
        "rm: expected more than 1 spatial element when training, got input size {list(input.sha"
        'pe)}")\nresult, mean, _rstd, variance = _normalize(input, scale, shift, tuple(range(2, '
        "input.ndim)), eps)\nif running_mean is not None:\n    _update_statistic(running_mean, me"
        "an.mean((0,)), momentum)\nif running_var is not None:\n    _update_statistic(running_var"
        ", variance.mean((0,)) * (number / (number - 1)), momentum)\nreturn result",
    },
)


def nn_instance_norm_composite(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps):
    """nn_instance_norm, from other operators."""
    if input.ndim < 2:
        language.refuse(f"instance_norm: expected an input of at least 2 dimensions, got shape {list(input.shape)}")
    if not use_input_stats:
        if running_mean is None or running_var is None:
            language.refuse("instance_norm: running_mean and running_var must be given unless use_input_stats=True")
        return functions.nn_batch_norm(input, running_mean, running_var, weight, bias, False, momentum, eps)
    scale = functions._channel_wise("instance_norm", "weight", weight, input)
    shift = functions._channel_wise("instance_norm", "bias", bias, input)
    number = language.product(input.shape[2:])
    if number == 1:
        language.refuse_value(
            f"instance_norm: expected more than 1 spatial element when training, got input size {list(input.shape)}"
        )
    result, mean, _rstd, variance = functions._normalize(input, scale, shift, tuple(range(2, input.ndim)), eps)
    if running_mean is not None:
        functions._update_statistic(running_mean, mean.mean((0,)), momentum)
    if running_var is not None:
        functions._update_statistic(running_var, variance.mean((0,)) * (number / (number - 1)), momentum)
    return result


NN_INSTANCE_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_instance_norm_composite)


# group_norm (ops.yaml:8233)
GROUP_NORM = define(
    "group_norm",
    "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float"
    " eps=1e-05) -> Tensor",
    source="ops.yaml:8233",
    digest="ccfa60941c017667",
    kernel={
        "composite": 'if input.ndim < 2 or num_groups < 1 or input.size(1) % num_groups:\n    refuse(f"group_'
        "norm: expected channels (dimension 1) divisible by num_groups, got shape {list(input.s"
        'hape)} and {num_groups} groups")\nchannels = input.size(1)\nfor one in (weight, bias):\n '
        '   if one is not None and one.shape != (channels,):\n        refuse(f"group_norm: weigh'
        "t and bias must have one entry for each of {channels} channels, got shape {list(one.sh"
        'ape)}")\ngrouped = (num_groups, channels // num_groups)\nparts = input.reshape((input.si'
        "ze(0), *grouped, product(input.shape[2:])))\nscale = None if weight is None else weight"
        ".reshape((*grouped, 1))\nshift = None if bias is None else bias.reshape((*grouped, 1))\n"
        "return _normalize(parts, scale, shift, (2, 3), eps)[0].reshape(input.shape)",
    },
)


def group_norm_composite(input, num_groups, weight, bias, eps):
    """group_norm, from other operators."""
    if input.ndim < 2 or num_groups < 1 or input.size(1) % num_groups:
        language.refuse(
            f"group_norm: expected channels (dimension 1) divisible by num_groups, got shape {list(input.shape)} and "
            f"{num_groups} groups"
        )
    channels = input.size(1)
    for one in (weight, bias):
        if one is not None and one.shape != (channels,):
            language.refuse(
                f"group_norm: weight and bias must have one entry for each of {channels} channels, got shape "
                f"{list(one.shape)}"
            )
    grouped = (num_groups, channels // num_groups)
    parts = input.reshape((input.size(0), *grouped, language.product(input.shape[2:])))
    scale = None if weight is None else weight.reshape((*grouped, 1))
    shift = None if bias is None else bias.reshape((*grouped, 1))
    return functions._normalize(parts, scale, shift, (2, 3), eps)[0].reshape(input.shape)


GROUP_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, group_norm_composite)


# nn_local_response_norm (ops.yaml:8255)
NN_LOCAL_RESPONSE_NORM = define(
    "nn_local_response_norm",
    "nn_local_response_norm(Tensor input, int size, float alpha=0.0001, float beta=0.75, fl"
    "oat k=1.0) -> Tensor",
    source="ops.yaml:8255",
    digest="050a1930f426308f",
    kernel={
        "composite": 'if input.ndim < 3:\n    refuse_value(f"local_response_norm: expected an input of at lea'
        'st 3 dimensions, got shape {list(input.shape)}")\nif input.numel() == 0:\n    return inp'
        "ut\nsquares = (input * input).reshape((input.size(0), 1, input.size(1), product(input.s"
        "hape[2:])))\npadded = constant_pad_nd(squares, (0, 0, size // 2, (size - 1) // 2), 0)\nm"
        "eans = _average_pool(padded, (size, 1), (1, 1), (0, 0), False, True, None)\nreturn inpu"
        "t / (means.reshape(input.shape) * alpha + k) ** beta",
    },
)


def nn_local_response_norm_composite(input, size, alpha, beta, k):
    """nn_local_response_norm, from other operators."""
    if input.ndim < 3:
        language.refuse_value(
            f"local_response_norm: expected an input of at least 3 dimensions, got shape {list(input.shape)}"
        )
    if input.numel() == 0:
        return input
    squares = (input * input).reshape((input.size(0), 1, input.size(1), language.product(input.shape[2:])))
    padded = functions.constant_pad_nd(squares, (0, 0, size // 2, (size - 1) // 2), 0)
    means = functions._average_pool(padded, (size, 1), (1, 1), (0, 0), False, True, None)
    return input / (means.reshape(input.shape) * alpha + k) ** beta


NN_LOCAL_RESPONSE_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_local_response_norm_composite)
