"""The normalization operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
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

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.normalization"
functions = LateModule(f"{PACKAGE}.functions")


# _standardize (ops.yaml:8254, derivatives.yaml:1170)
_STANDARDIZE = define(
    "_standardize",
    "_standardize(Tensor self, int[] dims, float eps) -> (Tensor even, Tensor rstd, Tensor "
    "mean, Tensor variance)",
    source="ops.yaml:8254",
    digest="6c4417aad2a6e25f",
    kernel={
        "composite": 'if not self.dtype.is_floating_point:\n    refuse(f"expected an input of a floating dtyp'
        'e to normalize, got {self.dtype}")\nvariance, mean = _var_mean(self if self.dtype.items'
        "ize > 2 else self.to(float32), dims, 0, True)\nrstd = rsqrt(variance + eps)\nreturn _sca"
        "le_and_shift(self, mean, rstd, None, None), rstd, mean, variance",
    },
    derivative={
        "self": "_project(grad_even, even, rstd, dims) - grad_rstd * rstd * rstd * even / reduced_numel"
        "(self.shape, dims)",
    },
)


@named(return_types._standardize)
def _standardize_composite(self, dims, eps):
    """_standardize, from other operators."""
    if not self.dtype.is_floating_point:
        language.refuse(f"expected an input of a floating dtype to normalize, got {self.dtype}")
    variance, mean = functions._var_mean(self if self.dtype.itemsize > 2 else self.to(dtypes.float32), dims, 0, True)
    rstd = functions.rsqrt(variance + eps)
    return (functions._scale_and_shift(self, mean, rstd, None, None), rstd, mean, variance)


_STANDARDIZE.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_standardize_composite))


class _StandardizeBackward0(Node):
    """Backward of _standardize (derivatives.yaml:1170)."""

    __slots__ = ("_saved_self_shape", "_saved_even", "_saved_rstd", "_saved_dims")
    operator = "_standardize"
    num_outputs = 2

    def apply(self, *grads):
        grad_even, grad_rstd = complete(self, grads)
        self_shape = self._saved_self_shape
        even = unpack_output(self, self._saved_even, 0)
        rstd = unpack_output(self, self._saved_rstd, 1)
        dims = self._saved_dims
        grad_self = functions._project(
            grad_even, even, rstd, dims
        ) - grad_rstd * rstd * rstd * even / language.reduced_numel(self_shape, dims)
        return (grad_self,)

    def release(self):
        self._saved_even = self._saved_rstd = None


def _standardize_autograd(self, dims, eps):
    """_standardize, recorded for the backward pass."""
    result = _STANDARDIZE[(self._keys) & BELOW_AUTOGRAD](self, dims, eps)
    result_even, result_rstd, result_mean, result_variance = result
    if state.active and not grad_enabled():
        return result
    node = _StandardizeBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_even = save_output(result_even)
    node._saved_rstd = save_output(result_rstd)
    node._saved_dims = dims
    attach(node, (result_even, result_rstd))
    return result


_STANDARDIZE.implement(AUTOGRAD_CPU, _standardize_autograd)
_STANDARDIZE.implement(FORWARD_AD, by_double_backward(_STANDARDIZE))


# _project (ops.yaml:8268, derivatives.yaml:1174)
_PROJECT = define(
    "_project",
    "_project(Tensor self, Tensor even, Tensor rstd, int[] dims) -> Tensor",
    source="ops.yaml:8268",
    digest="a352f16f59ed7f48",
    kernel={
        "composite": "_center(self, even, self.mean(dims, True), (self * even).mean(dims, True), rstd)",
    },
    derivative={
        "self": "_project(grad, even, rstd, dims)",
        "even": "-(grad * rstd * (self * even).mean(dims, True) + self * (grad * rstd * even).mean(dims"
        ", True))",
        "rstd": "grad * _project(self, even, ones_like(rstd), dims)",
    },
)


def _project_composite(self, even, rstd, dims):
    """_project, from other operators."""
    return functions._center(self, even, self.mean(dims, True), (self * even).mean(dims, True), rstd)


_PROJECT.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_project_composite))


class _ProjectBackward0(Node):
    """Backward of _project (derivatives.yaml:1174)."""

    __slots__ = (
        "_saved_even", "_version_even", "_saved_rstd", "_version_rstd", "_saved_dims", "_saved_self", "_version_self"
    )
    operator = "_project"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            even = unpack_input(self, self._saved_even, self._version_even, "even")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            dims = self._saved_dims
            grad_self = functions._project(grad, even, rstd, dims)
        grad_even = None
        if self.edges[1] is not None:
            even = unpack_input(self, self._saved_even, self._version_even, "even")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            dims = self._saved_dims
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_even = -(grad * rstd * (self_ * even).mean(dims, True) + self_ * (grad * rstd * even).mean(dims, True))
        grad_rstd = None
        if self.edges[2] is not None:
            even = unpack_input(self, self._saved_even, self._version_even, "even")
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            dims = self._saved_dims
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_rstd = grad * functions._project(self_, even, functions.ones_like(rstd), dims)
        return (grad_self, grad_even, grad_rstd)

    def release(self):
        self._saved_even = self._saved_rstd = self._saved_self = None


def _project_autograd(self, even, rstd, dims):
    """_project, recorded for the backward pass."""
    result = _PROJECT[(self._keys | even._keys | rstd._keys) & BELOW_AUTOGRAD](self, even, rstd, dims)
    if state.active and not grad_enabled():
        return result
    node = _ProjectBackward0()
    node._saved_even, node._version_even = even, 0 if even._version is None else even._version[0]
    node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    node._saved_dims = dims
    if even._edge is not None or rstd._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, even, rstd)


_PROJECT.implement(AUTOGRAD_CPU, _project_autograd)
_PROJECT.implement(FORWARD_AD, by_double_backward(_PROJECT))


# _softmax_slope (ops.yaml:8276, derivatives.yaml:1191)
_SOFTMAX_SLOPE = define(
    "_softmax_slope",
    "_softmax_slope(Tensor self, Tensor other, Tensor total) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8276",
    digest="f8a335d547ecff16",
    kernel={
        "elementwise": "other * (self - total)",
    },
    derivative={
        "self": "grad * other",
        "other": "grad * (self - total)",
        "total": "-(grad * other)",
        "result": "auto",
    },
)
_SOFTMAX_SLOPE_LOOP = Elementwise("_softmax_slope", LOOPS, "_softmax_slope_e82da20b", 3, accepts=('floating',))
_SOFTMAX_SLOPE.implement(CPU, _SOFTMAX_SLOPE_LOOP.make)
_SOFTMAX_SLOPE_BACKWARD_SELF_LOOP = Elementwise(
    "_SoftmaxSlopeBackward0", LOOPS, "softmax_slope_backward_self_55db824c", 2
)
_SOFTMAX_SLOPE_BACKWARD_OTHER_LOOP = Elementwise(
    "_SoftmaxSlopeBackward0", LOOPS, "softmax_slope_backward_other_b25ccffe", 3
)
_SOFTMAX_SLOPE_BACKWARD_TOTAL_LOOP = Elementwise(
    "_SoftmaxSlopeBackward0", LOOPS, "softmax_slope_backward_total_13206449", 2
)


class _SoftmaxSlopeBackward0(Node):
    """Backward of _softmax_slope (derivatives.yaml:1191)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self", "_saved_total", "_version_total")
    operator = "_softmax_slope"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _SOFTMAX_SLOPE_BACKWARD_SELF_LOOP.make(grad, other)
            else:
                grad_self = grad * other
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            total = unpack_input(self, self._saved_total, self._version_total, "total")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _SOFTMAX_SLOPE_BACKWARD_OTHER_LOOP.make(grad, self_, total)
            else:
                grad_other = grad * (self_ - total)
        grad_total = None
        if self.edges[2] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_total = _SOFTMAX_SLOPE_BACKWARD_TOTAL_LOOP.make(grad, other)
            else:
                grad_total = -(grad * other)
        return (grad_self, grad_other, grad_total)

    def release(self):
        self._saved_other = self._saved_self = self._saved_total = None


def _softmax_slope_autograd(self, other, total):
    """_softmax_slope, recorded for the backward pass."""
    result = _SOFTMAX_SLOPE[(self._keys | other._keys | total._keys) & BELOW_AUTOGRAD](self, other, total)
    if state.active and not grad_enabled():
        return result
    node = _SoftmaxSlopeBackward0()
    if self._edge is not None or total._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if other._edge is not None:
        node._saved_total, node._version_total = total, 0 if total._version is None else total._version[0]
    return recording.record(node, result, self, other, total)


_SOFTMAX_SLOPE.implement(AUTOGRAD_CPU, _softmax_slope_autograd)
_SOFTMAX_SLOPE_FORWARD_LOOP = Elementwise("_softmax_slope", LOOPS, "softmax_slope_forward_b83d4426", 6)


def _softmax_slope_forward(self, other, total):
    """_softmax_slope, and the tangent of its result."""
    result = _SOFTMAX_SLOPE[(self._keys | other._keys | total._keys) & BELOW_FORWARD](self, other, total)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    total_p = forward.primal_of(total)
    total_t = forward.tangent_of(total)
    if forward.given(self_t, other_t, total_t) and forward.unrecorded(
        other_t, self_t, total_t, other_p, self_p, total_p
    ):
        result_t = _SOFTMAX_SLOPE_FORWARD_LOOP.make(other_t, self_t, total_t, other_p, self_p, total_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * other_p
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * (self_p - total_p))
        if total_t is not None:
            result_t = forward.minus(result_t, total_t * other_p)
    forward.attach(result, result_t, self_t, other_t, total_t)
    return result


_SOFTMAX_SLOPE.implement(FORWARD_AD, _softmax_slope_forward)


# _log_softmax_slope (ops.yaml:8283, derivatives.yaml:1197)
_LOG_SOFTMAX_SLOPE = define(
    "_log_softmax_slope",
    "_log_softmax_slope(Tensor self, Tensor other, Tensor total) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8283",
    digest="cd1ea692fd0c7042",
    kernel={
        "elementwise": "self - exp(other) * total",
    },
    derivative={
        "self": "grad",
        "other": "-(grad * exp(other) * total)",
        "total": "-(grad * exp(other))",
        "result": "auto",
    },
)
_LOG_SOFTMAX_SLOPE_LOOP = Elementwise(
    "_log_softmax_slope", LOOPS, "_log_softmax_slope_2cedf016", 3, accepts=('floating',)
)
_LOG_SOFTMAX_SLOPE.implement(CPU, _LOG_SOFTMAX_SLOPE_LOOP.make)
_LOG_SOFTMAX_SLOPE_BACKWARD_OTHER_LOOP = Elementwise(
    "_LogSoftmaxSlopeBackward0", LOOPS, "log_softmax_slope_backward_other_b85ceb93", 3
)
_LOG_SOFTMAX_SLOPE_BACKWARD_TOTAL_LOOP = Elementwise(
    "_LogSoftmaxSlopeBackward0", LOOPS, "log_softmax_slope_backward_total_bfbb25e6", 2
)


class _LogSoftmaxSlopeBackward0(Node):
    """Backward of _log_softmax_slope (derivatives.yaml:1197)."""

    __slots__ = ("_saved_total", "_version_total", "_saved_other", "_version_other")
    operator = "_log_softmax_slope"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_other = None
        if self.edges[1] is not None:
            total = unpack_input(self, self._saved_total, self._version_total, "total")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _LOG_SOFTMAX_SLOPE_BACKWARD_OTHER_LOOP.make(grad, other, total)
            else:
                grad_other = -(grad * functions.exp(other) * total)
        grad_total = None
        if self.edges[2] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_total = _LOG_SOFTMAX_SLOPE_BACKWARD_TOTAL_LOOP.make(grad, other)
            else:
                grad_total = -(grad * functions.exp(other))
        return (grad_self, grad_other, grad_total)

    def release(self):
        self._saved_total = self._saved_other = None


def _log_softmax_slope_autograd(self, other, total):
    """_log_softmax_slope, recorded for the backward pass."""
    result = _LOG_SOFTMAX_SLOPE[(self._keys | other._keys | total._keys) & BELOW_AUTOGRAD](self, other, total)
    if state.active and not grad_enabled():
        return result
    node = _LogSoftmaxSlopeBackward0()
    if other._edge is not None:
        node._saved_total, node._version_total = total, 0 if total._version is None else total._version[0]
    if other._edge is not None or total._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other, total)


_LOG_SOFTMAX_SLOPE.implement(AUTOGRAD_CPU, _log_softmax_slope_autograd)
_LOG_SOFTMAX_SLOPE_FORWARD_LOOP = Elementwise("_log_softmax_slope", LOOPS, "log_softmax_slope_forward_af400b38", 5)


def _log_softmax_slope_forward(self, other, total):
    """_log_softmax_slope, and the tangent of its result."""
    result = _LOG_SOFTMAX_SLOPE[(self._keys | other._keys | total._keys) & BELOW_FORWARD](self, other, total)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    total_p = forward.primal_of(total)
    total_t = forward.tangent_of(total)
    if forward.given(self_t, other_t, total_t) and forward.unrecorded(other_t, self_t, total_t, other_p, total_p):
        result_t = _LOG_SOFTMAX_SLOPE_FORWARD_LOOP.make(other_t, self_t, total_t, other_p, total_p)
    else:
        exp_other_ = functions.exp(other_p)
        result_t = None
        if self_t is not None:
            result_t = self_t
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * exp_other_ * total_p)
        if total_t is not None:
            result_t = forward.minus(result_t, total_t * exp_other_)
    forward.attach(result, result_t, self_t, other_t, total_t)
    return result


_LOG_SOFTMAX_SLOPE.implement(FORWARD_AD, _log_softmax_slope_forward)


# _center (ops.yaml:8290, derivatives.yaml:1203)
_CENTER = define(
    "_center",
    "_center(Tensor self, Tensor other, Tensor mean, Tensor slope, Tensor rstd) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8290",
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
_CENTER.implement(CPU, _CENTER_LOOP.make)
_CENTER_BACKWARD_SELF_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_self_1b9cb4ed", 2)
_CENTER_BACKWARD_OTHER_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_other_01b06f19", 3)
_CENTER_BACKWARD_MEAN_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_mean_283a5de2", 2)
_CENTER_BACKWARD_SLOPE_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_slope_0b48b01d", 3)
_CENTER_BACKWARD_RSTD_LOOP = Elementwise("_CenterBackward0", LOOPS, "center_backward_rstd_c9d0bbb1", 5)


class _CenterBackward0(Node):
    """Backward of _center (derivatives.yaml:1203)."""

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
                grad_self = _CENTER_BACKWARD_SELF_LOOP.make(grad, rstd)
            else:
                grad_self = grad * rstd
        grad_other = None
        if self.edges[1] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            slope = unpack_input(self, self._saved_slope, self._version_slope, "slope")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _CENTER_BACKWARD_OTHER_LOOP.make(grad, rstd, slope)
            else:
                grad_other = -grad * (slope * rstd)
        grad_mean = None
        if self.edges[2] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            if state.active and not grad_enabled() and not state.dual:
                grad_mean = _CENTER_BACKWARD_MEAN_LOOP.make(grad, rstd)
            else:
                grad_mean = -grad * rstd
        grad_slope = None
        if self.edges[3] is not None:
            rstd = unpack_input(self, self._saved_rstd, self._version_rstd, "rstd")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_slope = _CENTER_BACKWARD_SLOPE_LOOP.make(grad, other, rstd)
            else:
                grad_slope = -grad * (other * rstd)
        grad_rstd = None
        if self.edges[4] is not None:
            slope = unpack_input(self, self._saved_slope, self._version_slope, "slope")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            mean = unpack_input(self, self._saved_mean, self._version_mean, "mean")
            if state.active and not grad_enabled() and not state.dual:
                grad_rstd = _CENTER_BACKWARD_RSTD_LOOP.make(grad, mean, other, self_, slope)
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
    return recording.record(node, result, self, other, mean, slope, rstd)


_CENTER.implement(AUTOGRAD_CPU, _center_autograd)


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


# _weigh (ops.yaml:8297, derivatives.yaml:1179)
_WEIGH = define(
    "_weigh",
    "_weigh(Tensor self, Tensor? weight, Tensor? bias) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8297",
    digest="301a04514feb0f39",
    kernel={
        "elementwise": "{weight is None and bias is None: self, weight is None: self + bias, bias is None: sel"
        "f * weight, True: self * weight + bias}",
    },
    derivative={
        "self": "grad if weight is None else grad * weight",
        "weight": "grad * self",
        "bias": "grad",
    },
)
_WEIGH_0_LOOP = Elementwise("_weigh", LOOPS, "_weigh_0_12103310", 1, accepts=('floating',))
_WEIGH_1_LOOP = Elementwise("_weigh", LOOPS, "_weigh_1_0b1bb692", 2, accepts=('floating',))
_WEIGH_2_LOOP = Elementwise("_weigh", LOOPS, "_weigh_2_4f68587f", 2, accepts=('floating',))
_WEIGH_3_LOOP = Elementwise("_weigh", LOOPS, "_weigh_3_2924a5c7", 3, accepts=('floating',))


def _weigh_cpu(self, weight, bias):
    """_weigh on the CPU."""
    if weight is None and bias is None:
        return _WEIGH_0_LOOP.make(self)
    if weight is None:
        return _WEIGH_1_LOOP.make(self, bias)
    if bias is None:
        return _WEIGH_2_LOOP.make(self, weight)
    if True:
        return _WEIGH_3_LOOP.make(self, weight, bias)
    raise language.no_case("_weigh", {"weight": weight, "bias": bias})


_WEIGH.implement(CPU, _weigh_cpu)
_WEIGH_BACKWARD_WEIGHT_LOOP = Elementwise("_WeighBackward0", LOOPS, "weigh_backward_weight_222e1c0a", 2)


class _WeighBackward0(Node):
    """Backward of _weigh (derivatives.yaml:1179)."""

    __slots__ = ("_saved_weight", "_version_weight", "_saved_self", "_version_self")
    operator = "_weigh"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_self = grad if weight is None else grad * weight
        grad_weight = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_weight = _WEIGH_BACKWARD_WEIGHT_LOOP.make(grad, self_)
            else:
                grad_weight = grad * self_
        grad_bias = None
        if self.edges[2] is not None:
            grad_bias = grad
        return (grad_self, grad_weight, grad_bias)

    def release(self):
        self._saved_weight = self._saved_self = None


def _weigh_autograd(self, weight, bias):
    """_weigh, recorded for the backward pass."""
    result = _WEIGH[
        (self._keys | (0 if weight is None else weight._keys) | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](self, weight, bias)
    if state.active and not grad_enabled():
        return result
    node = _WeighBackward0()
    if self._edge is not None:
        node._saved_weight, node._version_weight = weight, version_of(weight)
    if (weight is not None and weight._edge is not None):
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, weight, bias)


_WEIGH.implement(AUTOGRAD_CPU, _weigh_autograd)
_WEIGH.implement(FORWARD_AD, by_double_backward(_WEIGH))


# _scale_and_shift (ops.yaml:8312, derivatives.yaml:1184)
_SCALE_AND_SHIFT = define(
    "_scale_and_shift",
    "_scale_and_shift(Tensor self, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias) "
    "-> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8312",
    digest="ed728b37e0f0d334",
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
        return _SCALE_AND_SHIFT_0_LOOP.make(self, mean, rstd)
    if weight is None:
        return _SCALE_AND_SHIFT_1_LOOP.make(self, mean, rstd, bias)
    if bias is None:
        return _SCALE_AND_SHIFT_2_LOOP.make(self, mean, rstd, weight)
    if True:
        return _SCALE_AND_SHIFT_3_LOOP.make(self, mean, rstd, weight, bias)
    raise language.no_case("_scale_and_shift", {"weight": weight, "bias": bias})


_SCALE_AND_SHIFT.implement(CPU, _scale_and_shift_cpu)
_SCALE_AND_SHIFT_BACKWARD_WEIGHT_LOOP = Elementwise(
    "_ScaleAndShiftBackward0", LOOPS, "scale_and_shift_backward_weight_9905a0fb", 4
)


class _ScaleAndShiftBackward0(Node):
    """Backward of _scale_and_shift (derivatives.yaml:1184)."""

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
                grad_weight = _SCALE_AND_SHIFT_BACKWARD_WEIGHT_LOOP.make(grad, mean, rstd, self_)
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
    if self._edge is not None or mean._edge is not None or rstd._edge is not None:
        node._saved_weight, node._version_weight = weight, version_of(weight)
    if self._edge is not None or mean._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_rstd, node._version_rstd = rstd, 0 if rstd._version is None else rstd._version[0]
    if rstd._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if rstd._edge is not None or (weight is not None and weight._edge is not None):
        node._saved_mean, node._version_mean = mean, 0 if mean._version is None else mean._version[0]
    return recording.record(node, result, self, mean, rstd, weight, bias)


_SCALE_AND_SHIFT.implement(AUTOGRAD_CPU, _scale_and_shift_autograd)
_SCALE_AND_SHIFT.implement(FORWARD_AD, by_double_backward(_SCALE_AND_SHIFT))


# layer_norm (ops.yaml:8327)
LAYER_NORM = define(
    "layer_norm",
    "layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=Non"
    "e, float eps=1e-05) -> Tensor",
    source="ops.yaml:8327",
    digest="2e45ed5b8087de6d",
    kernel={
        "composite": '_check_normalized_shape("layer_norm", input, normalized_shape, weight)\nif bias is not '
        'None and bias.shape != tuple(normalized_shape):\n    refuse(f"layer_norm: bias must hav'
        'e the shape {list(normalized_shape)}, got {list(bias.shape)}")\nfirst = input.ndim - le'
        "n(normalized_shape)\neven = _standardize(input.contiguous(), tuple(range(first, input.n"
        "dim)), eps)[0]\nreturn _weigh(even, weight, bias).to(input.dtype)",
    },
)


def layer_norm_composite(input, normalized_shape, weight, bias, eps):
    """layer_norm, from other operators."""
    functions._check_normalized_shape("layer_norm", input, normalized_shape, weight)
    if bias is not None and bias.shape != tuple(normalized_shape):
        language.refuse(f"layer_norm: bias must have the shape {list(normalized_shape)}, got {list(bias.shape)}")
    first = input.ndim - len(normalized_shape)
    even = functions._standardize(input.contiguous(), tuple(range(first, input.ndim)), eps)[0]
    return functions._weigh(even, weight, bias).to(input.dtype)


LAYER_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, layer_norm_composite)


# _check_normalized_shape (ops.yaml:8346)
_CHECK_NORMALIZED_SHAPE = define(
    "_check_normalized_shape",
    "_check_normalized_shape(str operator, Tensor input, int[] normalized_shape, Tensor? we"
    "ight) -> Tensor",
    source="ops.yaml:8346",
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


# rms_norm (ops.yaml:8357)
RMS_NORM = define(
    "rms_norm",
    "rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -"
    "> Tensor",
    source="ops.yaml:8357",
    digest="ad74a75332691f65",
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


# _update_statistic (ops.yaml:8377)
_UPDATE_STATISTIC = define(
    "_update_statistic",
    "_update_statistic(Tensor self, Tensor value, float momentum) -> Tensor",
    source="ops.yaml:8377",
    digest="34b6fc56077a1a1c",
    kernel={
        "composite": "self.copy_(self * (1 - momentum) + value.detach().reshape((-1,)) * momentum)",
    },
)


def _update_statistic_composite(self, value, momentum):
    """_update_statistic, from other operators."""
    return self.copy_(self * (1 - momentum) + value.detach().reshape((-1,)) * momentum)


_UPDATE_STATISTIC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _update_statistic_composite)


# _channel_wise (ops.yaml:8382)
_CHANNEL_WISE = define(
    "_channel_wise",
    "_channel_wise(str operator, str name, Tensor? statistic, Tensor input) -> Tensor?",
    source="ops.yaml:8382",
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


# nn_batch_norm (ops.yaml:8393)
NN_BATCH_NORM = define(
    "nn_batch_norm",
    "nn_batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight="
    "None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-05) -> "
    "Tensor",
    source="ops.yaml:8393",
    digest="2c19531c092e6aaf",
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
        'alue per channel when training, got input size {list(input.shape)}")\neven, _rstd, mean'
        ", variance = _standardize(input, (0, *range(2, input.ndim)), eps)\nif running_mean is n"
        "ot None:\n    _update_statistic(running_mean, mean, momentum)\nif running_var is not Non"
        "e:\n    _update_statistic(running_var, variance * (number / (number - 1)), momentum)\nre"
        "turn _weigh(even, scale, shift).to(input.dtype)",
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
    even, _rstd, mean, variance = functions._standardize(input, (0, *range(2, input.ndim)), eps)
    if running_mean is not None:
        functions._update_statistic(running_mean, mean, momentum)
    if running_var is not None:
        functions._update_statistic(running_var, variance * (number / (number - 1)), momentum)
    return functions._weigh(even, scale, shift).to(input.dtype)


NN_BATCH_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_batch_norm_composite)


# batch_norm (ops.yaml:8432)
BATCH_NORM = define(
    "batch_norm",
    "batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? r"
    "unning_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor",
    source="ops.yaml:8432",
    digest="0a14cf15969abada",
    kernel={
        "composite": "nn_batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)",
    },
)


def batch_norm_composite(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    """batch_norm, from other operators."""
    return functions.nn_batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


BATCH_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, batch_norm_composite)


# nn_instance_norm (ops.yaml:8442)
NN_INSTANCE_NORM = define(
    "nn_instance_norm",
    "nn_instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Te"
    "nsor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, f"
    "loat eps=1e-05) -> Tensor",
    source="ops.yaml:8442",
    digest="cff47fab6070775d",
    kernel={
        "composite": 'if input.ndim < 2:\n    refuse(f"instance_norm: expected an input of at least 2 dimensi'
        'ons, got shape {list(input.shape)}")\nif not use_input_stats:\n    if running_mean is No'
        'ne or running_var is None:\n        refuse("instance_norm: running_mean and running_var'
        ' must be given unless use_input_stats=True")\n    return nn_batch_norm(input, running_m'
        'ean, running_var, weight, bias, False, momentum, eps)\nscale = _channel_wise("instance_'
        'norm", "weight", weight, input)\nshift = _channel_wise("instance_norm", "bias", bias, i'
        'nput)\nnumber = product(input.shape[2:])\nif number == 1:\n    refuse_value(f"instance_no'
        "rm: expected more than 1 spatial element when training, got input size {list(input.sha"
        'pe)}")\neven, _rstd, mean, variance = _standardize(input, tuple(range(2, input.ndim)), '
        "eps)\nif running_mean is not None:\n    _update_statistic(running_mean, mean.mean((0,)),"
        " momentum)\nif running_var is not None:\n    _update_statistic(running_var, variance.mea"
        "n((0,)) * (number / (number - 1)), momentum)\nreturn _weigh(even, scale, shift).to(inpu"
        "t.dtype)",
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
    even, _rstd, mean, variance = functions._standardize(input, tuple(range(2, input.ndim)), eps)
    if running_mean is not None:
        functions._update_statistic(running_mean, mean.mean((0,)), momentum)
    if running_var is not None:
        functions._update_statistic(running_var, variance.mean((0,)) * (number / (number - 1)), momentum)
    return functions._weigh(even, scale, shift).to(input.dtype)


NN_INSTANCE_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_instance_norm_composite)


# group_norm (ops.yaml:8474)
GROUP_NORM = define(
    "group_norm",
    "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float"
    " eps=1e-05) -> Tensor",
    source="ops.yaml:8474",
    digest="c4dae85c810e11f1",
    kernel={
        "composite": 'if input.ndim < 2 or num_groups < 1 or input.size(1) % num_groups:\n    refuse(f"group_'
        "norm: expected channels (dimension 1) divisible by num_groups, got shape {list(input.s"
        'hape)} and {num_groups} groups")\nchannels = input.size(1)\nfor one in (weight, bias):\n '
        '   if one is not None and one.shape != (channels,):\n        refuse(f"group_norm: weigh'
        "t and bias must have one entry for each of {channels} channels, got shape {list(one.sh"
        'ape)}")\ngrouped = (num_groups, channels // num_groups)\nparts = input.reshape((input.si'
        "ze(0), *grouped, product(input.shape[2:])))\nscale = None if weight is None else weight"
        ".reshape((*grouped, 1))\nshift = None if bias is None else bias.reshape((*grouped, 1))\n"
        "return _weigh(_standardize(parts, (2, 3), eps)[0], scale, shift).to(input.dtype).resha"
        "pe(input.shape)",
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
    return functions._weigh(
        functions._standardize(parts, (2, 3), eps)[0], scale, shift
    ).to(input.dtype).reshape(input.shape)


GROUP_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, group_norm_composite)


# nn_local_response_norm (ops.yaml:8497)
NN_LOCAL_RESPONSE_NORM = define(
    "nn_local_response_norm",
    "nn_local_response_norm(Tensor input, int size, float alpha=0.0001, float beta=0.75, fl"
    "oat k=1.0) -> Tensor",
    source="ops.yaml:8497",
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
