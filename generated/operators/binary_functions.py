"""The binary_functions operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward, by_double_backward_in_place
from runtime.autograd.saved import not_implemented
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.binary_functions"
functions = LateModule(f"{PACKAGE}.functions")


# fmax (ops.yaml:9647, derivatives.yaml:723)
FMAX = define(
    "fmax",
    "fmax(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9647",
    digest="849b2ae3ce1aeae5",
    kernel={
        "elementwise": "fmax(self, other)",
    },
    derivative={
        "self": "where((self >= other) | isnan(other), grad, 0)",
        "other": "where((self >= other) | isnan(other), 0, grad)",
        "result": "where((self_p >= other_p) | isnan(other_p), self_t, other_t)",
    },
)
FMAX_OUT = define(
    "fmax.out",
    "fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9647",
    digest="849b2ae3ce1aeae5",
)
FMAX_LOOP = Elementwise("fmax", LOOPS, "fmax_9d47af4e", 2, accepts=('bool', 'integral', 'floating'))
FMAX.implement(CPU, FMAX_LOOP.make)
FMAX_OUT.implement(CPU, FMAX_LOOP.write)
FMAX_BACKWARD_SELF_LOOP = Elementwise("FmaxBackward0", LOOPS, "fmax_backward_self_7680e42b", 3)
FMAX_BACKWARD_OTHER_LOOP = Elementwise("FmaxBackward0", LOOPS, "fmax_backward_other_779914d8", 3)


class FmaxBackward0(Node):
    """Backward of fmax (derivatives.yaml:723)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "fmax"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = FMAX_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = functions.where((self_ >= other) | functions.isnan(other), grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = FMAX_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = functions.where((self_ >= other) | functions.isnan(other), 0, grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def fmax_autograd(self, other):
    """fmax, recorded for the backward pass."""
    result = FMAX[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FmaxBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


FMAX.implement(AUTOGRAD_CPU, fmax_autograd)
FMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(FMAX_OUT))
FMAX_FORWARD_LOOP = Elementwise("fmax", LOOPS, "fmax_forward_919cb496", 4)


def fmax_forward(self, other):
    """fmax, and the tangent of its result."""
    result = FMAX[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = FMAX_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        result_t = functions.where((self_p >= other_p) | functions.isnan(other_p), self_t, other_t)
    forward.attach(result, result_t, self_t, other_t)
    return result


FMAX.implement(FORWARD_AD, fmax_forward)
FMAX_OUT.implement(FORWARD_AD, forward.without_tangent(FMAX_OUT))


# fmin (ops.yaml:9660, derivatives.yaml:728)
FMIN = define(
    "fmin",
    "fmin(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9660",
    digest="81d1e39315eb8f09",
    kernel={
        "elementwise": "fmin(self, other)",
    },
    derivative={
        "self": "where((self <= other) | isnan(other), grad, 0)",
        "other": "where((self <= other) | isnan(other), 0, grad)",
        "result": "where((self_p <= other_p) | isnan(other_p), self_t, other_t)",
    },
)
FMIN_OUT = define(
    "fmin.out",
    "fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9660",
    digest="81d1e39315eb8f09",
)
FMIN_LOOP = Elementwise("fmin", LOOPS, "fmin_1350ff01", 2, accepts=('bool', 'integral', 'floating'))
FMIN.implement(CPU, FMIN_LOOP.make)
FMIN_OUT.implement(CPU, FMIN_LOOP.write)
FMIN_BACKWARD_SELF_LOOP = Elementwise("FminBackward0", LOOPS, "fmin_backward_self_1f671bae", 3)
FMIN_BACKWARD_OTHER_LOOP = Elementwise("FminBackward0", LOOPS, "fmin_backward_other_fb5cd909", 3)


class FminBackward0(Node):
    """Backward of fmin (derivatives.yaml:728)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "fmin"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = FMIN_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = functions.where((self_ <= other) | functions.isnan(other), grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = FMIN_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = functions.where((self_ <= other) | functions.isnan(other), 0, grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def fmin_autograd(self, other):
    """fmin, recorded for the backward pass."""
    result = FMIN[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FminBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


FMIN.implement(AUTOGRAD_CPU, fmin_autograd)
FMIN_OUT.implement(AUTOGRAD_CPU, without_gradient(FMIN_OUT))
FMIN_FORWARD_LOOP = Elementwise("fmin", LOOPS, "fmin_forward_e505357a", 4)


def fmin_forward(self, other):
    """fmin, and the tangent of its result."""
    result = FMIN[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = FMIN_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        result_t = functions.where((self_p <= other_p) | functions.isnan(other_p), self_t, other_t)
    forward.attach(result, result_t, self_t, other_t)
    return result


FMIN.implement(FORWARD_AD, fmin_forward)
FMIN_OUT.implement(FORWARD_AD, forward.without_tangent(FMIN_OUT))


# atan2 (ops.yaml:9673, derivatives.yaml:733)
ATAN2 = define(
    "atan2",
    "atan2(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9673",
    digest="6b04bf6a3e006bad",
    kernel={
        "elementwise": "atan2(self, other)",
    },
    derivative={
        "self": "grad * _ratio_or_zero(other, self * self + other * other)",
        "other": "-grad * _ratio_or_zero(self, self * self + other * other)",
        "result": "self_t * _ratio_or_zero(other_p, self_p * self_p + other_p * other_p) - other_t * _rat"
        "io_or_zero(self_p, self_p * self_p + other_p * other_p)",
    },
)
ATAN2_ = define(
    "atan2_",
    "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9673",
    digest="6b04bf6a3e006bad",
)
ATAN2_OUT = define(
    "atan2.out",
    "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9673",
    digest="6b04bf6a3e006bad",
)
ATAN2_LOOP = Elementwise(
    "atan2", LOOPS, "atan2_cd0d17b8", 2, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
ATAN2.implement(CPU, ATAN2_LOOP.make)
ATAN2_.implement(CPU, ATAN2_LOOP.update)
ATAN2_OUT.implement(CPU, ATAN2_LOOP.write)


class Atan2Backward0(Node):
    """Backward of atan2 (derivatives.yaml:733)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "atan2"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_self = grad * functions._ratio_or_zero(other, self_ * self_ + other * other)
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_other = -grad * functions._ratio_or_zero(self_, self_ * self_ + other * other)
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def atan2_autograd(self, other):
    """atan2, recorded for the backward pass."""
    result = ATAN2[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = Atan2Backward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


ATAN2.implement(AUTOGRAD_CPU, atan2_autograd)


def atan2__autograd(self, other):
    """atan2_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ATAN2_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("atan2_", self)
    node = Atan2Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ATAN2_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ATAN2_.implement(AUTOGRAD_CPU, atan2__autograd)
ATAN2_OUT.implement(AUTOGRAD_CPU, without_gradient(ATAN2_OUT))


def atan2_forward(self, other):
    """atan2, and the tangent of its result."""
    result = ATAN2[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(other_p, self_p * self_p + other_p * other_p)
    if other_t is not None:
        result_t = forward.minus(
            result_t, other_t * functions._ratio_or_zero(self_p, self_p * self_p + other_p * other_p)
        )
    forward.attach(result, result_t, self_t, other_t)
    return result


ATAN2.implement(FORWARD_AD, atan2_forward)


def atan2__forward(self, other):
    """atan2_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ATAN2_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(other_p, self_p * self_p + other_p * other_p)
    if other_t is not None:
        result_t = forward.minus(
            result_t, other_t * functions._ratio_or_zero(self_p, self_p * self_p + other_p * other_p)
        )
    ATAN2_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


ATAN2_.implement(FORWARD_AD, atan2__forward)
ATAN2_OUT.implement(FORWARD_AD, forward.without_tangent(ATAN2_OUT))


# arctan2 (ops.yaml:9676)
ARCTAN2 = define(
    "arctan2",
    "arctan2(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9676",
    digest="ce0d5c6dc14f6845",
    kernel={
        "composite": "atan2(self, other)",
    },
)
ARCTAN2_ = define(
    "arctan2_",
    "arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9676",
    digest="ce0d5c6dc14f6845",
)
ARCTAN2_OUT = define(
    "arctan2.out",
    "arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9676",
    digest="ce0d5c6dc14f6845",
)


def arctan2_composite(self, other):
    """arctan2, from other operators."""
    return functions.atan2(self, other)


ARCTAN2.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctan2_composite)


def arctan2__composite(self, other):
    """arctan2_: the in-place form of the operator that has this other name."""
    return functions.atan2_(self, other)


ARCTAN2_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctan2__composite)


def arctan2_out_cpu(self, other, out):
    """arctan2.out: the functional form, copied into out."""
    return write_out("arctan2.out", out, arctan2_composite(self, other))


ARCTAN2_OUT.implement(CPU, arctan2_out_cpu)
ARCTAN2_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCTAN2_OUT))
ARCTAN2_OUT.implement(FORWARD_AD, forward.without_tangent(ARCTAN2_OUT))


# hypot (ops.yaml:9692, derivatives.yaml:738)
HYPOT = define(
    "hypot",
    "hypot(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9692",
    digest="f5b2dfca4365ff6d",
    kernel={
        "elementwise": "hypot(self, other)",
    },
    derivative={
        "self": "grad * (self / result)",
        "other": "grad * (other / result)",
        "result": "self_t * (self_p / result) + other_t * (other_p / result)",
    },
)
HYPOT_ = define(
    "hypot_",
    "hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9692",
    digest="f5b2dfca4365ff6d",
)
HYPOT_OUT = define(
    "hypot.out",
    "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9692",
    digest="f5b2dfca4365ff6d",
)
HYPOT_LOOP = Elementwise("hypot", LOOPS, "hypot_1fed3c46", 2, accepts=('floating',))
HYPOT.implement(CPU, HYPOT_LOOP.make)
HYPOT_.implement(CPU, HYPOT_LOOP.update)
HYPOT_OUT.implement(CPU, HYPOT_LOOP.write)
HYPOT_BACKWARD_SELF_LOOP = Elementwise("HypotBackward0", LOOPS, "hypot_backward_self_c84e0758", 3)
HYPOT_BACKWARD_OTHER_LOOP = Elementwise("HypotBackward0", LOOPS, "hypot_backward_other_efb75cda", 3)


class HypotBackward0(Node):
    """Backward of hypot (derivatives.yaml:738)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result", "_saved_other", "_version_other")
    operator = "hypot"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_self = HYPOT_BACKWARD_SELF_LOOP.make(grad, result, self_)
            else:
                grad_self = grad * (self_ / result)
        grad_other = None
        if self.edges[1] is not None:
            result = unpack_output(self, self._saved_result, 0)
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = HYPOT_BACKWARD_OTHER_LOOP.make(grad, other, result)
            else:
                grad_other = grad * (other / result)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_result = self._saved_other = None


def hypot_autograd(self, other):
    """hypot, recorded for the backward pass."""
    result = HYPOT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = HypotBackward0()
    if self._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


HYPOT.implement(AUTOGRAD_CPU, hypot_autograd)


def hypot__autograd(self, other):
    """hypot_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HYPOT_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("hypot_", self)
    node = HypotBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    HYPOT_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


HYPOT_.implement(AUTOGRAD_CPU, hypot__autograd)
HYPOT_OUT.implement(AUTOGRAD_CPU, without_gradient(HYPOT_OUT))
HYPOT_FORWARD_LOOP = Elementwise("hypot", LOOPS, "hypot_forward_0b18b865", 5)


def hypot_forward(self, other):
    """hypot, and the tangent of its result."""
    result = HYPOT[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_p = forward.alias(result)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, result_p, self_p):
        result_t = HYPOT_FORWARD_LOOP.make(other_t, self_t, other_p, result_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (self_p / result_p)
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * (other_p / result_p))
    forward.attach(result, result_t, self_t, other_t)
    forward.keep(result)
    return result


HYPOT.implement(FORWARD_AD, hypot_forward)


def hypot__forward(self, other):
    """hypot_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return HYPOT_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.original_of(other)
    other_t = forward.tangent_of(other)
    HYPOT_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    result_p = forward.alias(self)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, result_p, self_p):
        result_t = HYPOT_FORWARD_LOOP.make(other_t, self_t, other_p, result_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (self_p / result_p)
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * (other_p / result_p))
    return forward.keep(forward.rewrite(self, result_t, self_t, other_t))


HYPOT_.implement(FORWARD_AD, hypot__forward)
HYPOT_OUT.implement(FORWARD_AD, forward.without_tangent(HYPOT_OUT))


# logaddexp (ops.yaml:9708, derivatives.yaml:743)
LOGADDEXP = define(
    "logaddexp",
    "logaddexp(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9708",
    digest="31357c140122de48",
    kernel={
        "elementwise": "logaddexp(self, other)",
    },
    derivative={
        "self": "grad / (1 + exp(other - self))",
        "other": "grad / (1 + exp(self - other))",
        "result": "self_t / (1 + exp(other_p - self_p)) + other_t / (1 + exp(self_p - other_p))",
    },
)
LOGADDEXP_OUT = define(
    "logaddexp.out",
    "logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9708",
    digest="31357c140122de48",
)
LOGADDEXP_LOOP = Elementwise("logaddexp", LOOPS, "logaddexp_69493393", 2, accepts=('floating',))
LOGADDEXP.implement(CPU, LOGADDEXP_LOOP.make)
LOGADDEXP_OUT.implement(CPU, LOGADDEXP_LOOP.write)
LOGADDEXP_BACKWARD_SELF_LOOP = Elementwise("LogaddexpBackward0", LOOPS, "logaddexp_backward_self_2124ff19", 3)
LOGADDEXP_BACKWARD_OTHER_LOOP = Elementwise("LogaddexpBackward0", LOOPS, "logaddexp_backward_other_5b8cf944", 3)


class LogaddexpBackward0(Node):
    """Backward of logaddexp (derivatives.yaml:743)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "logaddexp"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LOGADDEXP_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = grad / (1 + functions.exp(other - self_))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = LOGADDEXP_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = grad / (1 + functions.exp(self_ - other))
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def logaddexp_autograd(self, other):
    """logaddexp, recorded for the backward pass."""
    result = LOGADDEXP[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = LogaddexpBackward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


LOGADDEXP.implement(AUTOGRAD_CPU, logaddexp_autograd)
LOGADDEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGADDEXP_OUT))
LOGADDEXP_FORWARD_LOOP = Elementwise("logaddexp", LOOPS, "logaddexp_forward_0f49767e", 4)


def logaddexp_forward(self, other):
    """logaddexp, and the tangent of its result."""
    result = LOGADDEXP[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = LOGADDEXP_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / (1 + functions.exp(other_p - self_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t / (1 + functions.exp(self_p - other_p)))
    forward.attach(result, result_t, self_t, other_t)
    return result


LOGADDEXP.implement(FORWARD_AD, logaddexp_forward)
LOGADDEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LOGADDEXP_OUT))


# logaddexp2 (ops.yaml:9721, derivatives.yaml:748)
LOGADDEXP2 = define(
    "logaddexp2",
    "logaddexp2(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9721",
    digest="0a40a1e1189b2b3c",
    kernel={
        "elementwise": "logaddexp2(self, other)",
    },
    derivative={
        "self": "grad / (1 + exp2(other - self))",
        "other": "grad / (1 + exp2(self - other))",
        "result": "self_t / (1 + exp2(other_p - self_p)) + other_t / (1 + exp2(self_p - other_p))",
    },
)
LOGADDEXP2_OUT = define(
    "logaddexp2.out",
    "logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9721",
    digest="0a40a1e1189b2b3c",
)
LOGADDEXP2_LOOP = Elementwise("logaddexp2", LOOPS, "logaddexp2_dfe3dab3", 2, accepts=('floating',))
LOGADDEXP2.implement(CPU, LOGADDEXP2_LOOP.make)
LOGADDEXP2_OUT.implement(CPU, LOGADDEXP2_LOOP.write)
LOGADDEXP2_BACKWARD_SELF_LOOP = Elementwise("Logaddexp2Backward0", LOOPS, "logaddexp2_backward_self_7b78de58", 3)
LOGADDEXP2_BACKWARD_OTHER_LOOP = Elementwise("Logaddexp2Backward0", LOOPS, "logaddexp2_backward_other_d187f0c9", 3)


class Logaddexp2Backward0(Node):
    """Backward of logaddexp2 (derivatives.yaml:748)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "logaddexp2"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LOGADDEXP2_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = grad / (1 + functions.exp2(other - self_))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = LOGADDEXP2_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = grad / (1 + functions.exp2(self_ - other))
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def logaddexp2_autograd(self, other):
    """logaddexp2, recorded for the backward pass."""
    result = LOGADDEXP2[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = Logaddexp2Backward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


LOGADDEXP2.implement(AUTOGRAD_CPU, logaddexp2_autograd)
LOGADDEXP2_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGADDEXP2_OUT))
LOGADDEXP2_FORWARD_LOOP = Elementwise("logaddexp2", LOOPS, "logaddexp2_forward_e264fe7f", 4)


def logaddexp2_forward(self, other):
    """logaddexp2, and the tangent of its result."""
    result = LOGADDEXP2[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = LOGADDEXP2_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / (1 + functions.exp2(other_p - self_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t / (1 + functions.exp2(self_p - other_p)))
    forward.attach(result, result_t, self_t, other_t)
    return result


LOGADDEXP2.implement(FORWARD_AD, logaddexp2_forward)
LOGADDEXP2_OUT.implement(FORWARD_AD, forward.without_tangent(LOGADDEXP2_OUT))


# copysign.Tensor (ops.yaml:9734, derivatives.yaml:753)
COPYSIGN_TENSOR = define(
    "copysign.Tensor",
    "copysign.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9734",
    digest="5acd47a7ea552f85",
    kernel={
        "elementwise": "copysign(self, other)",
    },
    derivative={
        "self": "grad * _ratio_or_zero(result, self)",
        "other": "zeros_like(grad)",
        "result": "self_t * _ratio_or_zero(result, self_p)",
    },
)
COPYSIGN__TENSOR = define(
    "copysign_.Tensor",
    "copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9734",
    digest="5acd47a7ea552f85",
)
COPYSIGN_OUT = define(
    "copysign.out",
    "copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9734",
    digest="5acd47a7ea552f85",
)
COPYSIGN_TENSOR_LOOP = Elementwise(
    "copysign.Tensor",
    LOOPS,
    "copysign_Tensor_47649bfc",
    2,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
COPYSIGN_TENSOR.implement(CPU, COPYSIGN_TENSOR_LOOP.make)
COPYSIGN__TENSOR.implement(CPU, COPYSIGN_TENSOR_LOOP.update)
COPYSIGN_OUT.implement(CPU, COPYSIGN_TENSOR_LOOP.write)


class CopysignBackward0(Node):
    """Backward of copysign.Tensor (derivatives.yaml:753)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "copysign.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            result = unpack_output(self, self._saved_result, 0)
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_self = grad * functions._ratio_or_zero(result, self_)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = functions.zeros_like(grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_result = self._saved_self = None


def copysign_Tensor_autograd(self, other):
    """copysign.Tensor, recorded for the backward pass."""
    result = COPYSIGN_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = CopysignBackward0()
    if self._edge is not None:
        node._saved_result = save_output(result)
    if self._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


COPYSIGN_TENSOR.implement(AUTOGRAD_CPU, copysign_Tensor_autograd)


def copysign__Tensor_autograd(self, other):
    """copysign_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("copysign_.Tensor", self)
    node = CopysignBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


COPYSIGN__TENSOR.implement(AUTOGRAD_CPU, copysign__Tensor_autograd)
COPYSIGN_OUT.implement(AUTOGRAD_CPU, without_gradient(COPYSIGN_OUT))


def copysign_Tensor_forward(self, other):
    """copysign.Tensor, and the tangent of its result."""
    result = COPYSIGN_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


COPYSIGN_TENSOR.implement(FORWARD_AD, copysign_Tensor_forward)


def copysign__Tensor_forward(self, other):
    """copysign_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    result_p = forward.alias(self)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


COPYSIGN__TENSOR.implement(FORWARD_AD, copysign__Tensor_forward)
COPYSIGN_OUT.implement(FORWARD_AD, forward.without_tangent(COPYSIGN_OUT))


# copysign.Scalar (ops.yaml:9751, derivatives.yaml:758)
COPYSIGN_SCALAR = define(
    "copysign.Scalar",
    "copysign.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9751",
    digest="3a5a57f8cd606025",
    kernel={
        "elementwise": "copysign(self, other)",
    },
    derivative={
        "self": "grad * _ratio_or_zero(result, self)",
        "result": "auto_element_wise",
    },
)
COPYSIGN__SCALAR = define(
    "copysign_.Scalar",
    "copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:9751",
    digest="3a5a57f8cd606025",
)
COPYSIGN_SCALAR_OUT = define(
    "copysign.Scalar_out",
    "copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9751",
    digest="3a5a57f8cd606025",
)
COPYSIGN_SCALAR_LOOP = Elementwise(
    "copysign.Scalar",
    LOOPS,
    "copysign_Scalar_b689111c",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
COPYSIGN_SCALAR.implement(CPU, COPYSIGN_SCALAR_LOOP.make)
COPYSIGN__SCALAR.implement(CPU, COPYSIGN_SCALAR_LOOP.update)
COPYSIGN_SCALAR_OUT.implement(CPU, COPYSIGN_SCALAR_LOOP.write)


class CopysignBackward1(Node):
    """Backward of copysign.Scalar (derivatives.yaml:758)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "copysign.Scalar"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * functions._ratio_or_zero(result, self_)
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def copysign_Scalar_autograd(self, other):
    """copysign.Scalar, recorded for the backward pass."""
    result = COPYSIGN_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = CopysignBackward1()
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


COPYSIGN_SCALAR.implement(AUTOGRAD_CPU, copysign_Scalar_autograd)


def copysign__Scalar_autograd(self, other):
    """copysign_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COPYSIGN__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("copysign_.Scalar", self)
    node = CopysignBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    COPYSIGN__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


COPYSIGN__SCALAR.implement(AUTOGRAD_CPU, copysign__Scalar_autograd)
COPYSIGN_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(COPYSIGN_SCALAR_OUT))


def copysign_Scalar_forward(self, other):
    """copysign.Scalar, and the tangent of its result."""
    result = COPYSIGN_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


COPYSIGN_SCALAR.implement(FORWARD_AD, copysign_Scalar_forward)


def copysign__Scalar_forward(self, other):
    """copysign_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COPYSIGN__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    COPYSIGN__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    result_p = forward.alias(self)
    result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


COPYSIGN__SCALAR.implement(FORWARD_AD, copysign__Scalar_forward)
COPYSIGN_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(COPYSIGN_SCALAR_OUT))


# nextafter (ops.yaml:9763, derivatives.yaml:762)
NEXTAFTER = define(
    "nextafter",
    "nextafter(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9763",
    digest="373f15e7ca1f397f",
    kernel={
        "elementwise": "nextafter(self, other)",
    },
    derivative={
        "self": "where(self != other, grad, 0)",
        "other": "zeros_like(grad)",
        "result": "where(self_p != other_p, self_t, 0)",
    },
)
NEXTAFTER_ = define(
    "nextafter_",
    "nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9763",
    digest="373f15e7ca1f397f",
)
NEXTAFTER_OUT = define(
    "nextafter.out",
    "nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9763",
    digest="373f15e7ca1f397f",
)
NEXTAFTER_LOOP = Elementwise("nextafter", LOOPS, "nextafter_60ad04fd", 2, accepts=('float32', 'float64'))
NEXTAFTER.implement(CPU, NEXTAFTER_LOOP.make)
NEXTAFTER_.implement(CPU, NEXTAFTER_LOOP.update)
NEXTAFTER_OUT.implement(CPU, NEXTAFTER_LOOP.write)
NEXTAFTER_BACKWARD_SELF_LOOP = Elementwise("NextafterBackward0", LOOPS, "nextafter_backward_self_64d9155b", 3)


class NextafterBackward0(Node):
    """Backward of nextafter (derivatives.yaml:762)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "nextafter"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = NEXTAFTER_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = functions.where(self_ != other, grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = functions.zeros_like(grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def nextafter_autograd(self, other):
    """nextafter, recorded for the backward pass."""
    result = NEXTAFTER[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = NextafterBackward0()
    if self._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if self._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


NEXTAFTER.implement(AUTOGRAD_CPU, nextafter_autograd)


def nextafter__autograd(self, other):
    """nextafter_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return NEXTAFTER_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("nextafter_", self)
    node = NextafterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if self._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    NEXTAFTER_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


NEXTAFTER_.implement(AUTOGRAD_CPU, nextafter__autograd)
NEXTAFTER_OUT.implement(AUTOGRAD_CPU, without_gradient(NEXTAFTER_OUT))
NEXTAFTER_FORWARD_LOOP = Elementwise("nextafter", LOOPS, "nextafter_forward_2542a792", 3)


def nextafter_forward(self, other):
    """nextafter, and the tangent of its result."""
    result = NEXTAFTER[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    if forward.given(self_t) and forward.unrecorded(self_t, other_p, self_p):
        result_t = NEXTAFTER_FORWARD_LOOP.make(self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(self_p != other_p, self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


NEXTAFTER.implement(FORWARD_AD, nextafter_forward)


def nextafter__forward(self, other):
    """nextafter_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return NEXTAFTER_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    if forward.given(self_t) and forward.unrecorded(self_t, other_p, self_p):
        result_t = NEXTAFTER_FORWARD_LOOP.make(self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(self_p != other_p, self_t, 0)
    NEXTAFTER_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


NEXTAFTER_.implement(FORWARD_AD, nextafter__forward)
NEXTAFTER_OUT.implement(FORWARD_AD, forward.without_tangent(NEXTAFTER_OUT))


# ldexp.Tensor (ops.yaml:9776)
LDEXP_TENSOR = define(
    "ldexp.Tensor",
    "ldexp.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9776",
    digest="e313706e314d16c7",
    kernel={
        "composite": "self * pow(2.0, other)",
    },
)
LDEXP_ = define(
    "ldexp_",
    "ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9776",
    digest="e313706e314d16c7",
)
LDEXP_OUT = define(
    "ldexp.out",
    "ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9776",
    digest="e313706e314d16c7",
)


def ldexp_Tensor_composite(self, other):
    """ldexp.Tensor, from other operators."""
    return self * functions.pow(2.0, other)


LDEXP_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ldexp_Tensor_composite)


def ldexp__composite(self, other):
    """ldexp_: the functional form, copied into self."""
    result = ldexp_Tensor_composite(self, other)
    return functions.copy_(self, fitting("ldexp_", self, result))


LDEXP_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ldexp__composite)


def ldexp_out_cpu(self, other, out):
    """ldexp.out: the functional form, copied into out."""
    return write_out("ldexp.out", out, ldexp_Tensor_composite(self, other))


LDEXP_OUT.implement(CPU, ldexp_out_cpu)
LDEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LDEXP_OUT))
LDEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LDEXP_OUT))


# gcd (ops.yaml:9788)
GCD = define(
    "gcd",
    "gcd(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9788",
    digest="a9dea23242d51d5f",
    kernel={
        "elementwise": "gcd(self, other)",
    },
)
GCD_ = define(
    "gcd_",
    "gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9788",
    digest="a9dea23242d51d5f",
)
GCD_OUT = define(
    "gcd.out",
    "gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9788",
    digest="a9dea23242d51d5f",
)
GCD_LOOP = Elementwise("gcd", LOOPS, "gcd_42def3e6", 2, accepts=('integral',))
GCD.implement(CPU, GCD_LOOP.make)
GCD_.implement(CPU, GCD_LOOP.update)
GCD_OUT.implement(CPU, GCD_LOOP.write)
GCD_OUT.implement(AUTOGRAD_CPU, without_gradient(GCD_OUT))
GCD_.implement(FORWARD_AD, forward.without_tangent(GCD_))
GCD_OUT.implement(FORWARD_AD, forward.without_tangent(GCD_OUT))


# lcm (ops.yaml:9801)
LCM = define(
    "lcm",
    "lcm(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9801",
    digest="98981859e5f7bb62",
    kernel={
        "elementwise": "lcm(self, other)",
    },
)
LCM_ = define(
    "lcm_",
    "lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9801",
    digest="98981859e5f7bb62",
)
LCM_OUT = define(
    "lcm.out",
    "lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9801",
    digest="98981859e5f7bb62",
)
LCM_LOOP = Elementwise("lcm", LOOPS, "lcm_e2cd6fcb", 2, accepts=('integral',))
LCM.implement(CPU, LCM_LOOP.make)
LCM_.implement(CPU, LCM_LOOP.update)
LCM_OUT.implement(CPU, LCM_LOOP.write)
LCM_OUT.implement(AUTOGRAD_CPU, without_gradient(LCM_OUT))
LCM_.implement(FORWARD_AD, forward.without_tangent(LCM_))
LCM_OUT.implement(FORWARD_AD, forward.without_tangent(LCM_OUT))


# heaviside (ops.yaml:9814, derivatives.yaml:767)
HEAVISIDE = define(
    "heaviside",
    "heaviside(Tensor self, Tensor values) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9814",
    digest="9848942030b9ae78",
    kernel={
        "elementwise": "heaviside(self, values)",
    },
)
HEAVISIDE_ = define(
    "heaviside_",
    "heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)",
    source="ops.yaml:9814",
    digest="9848942030b9ae78",
)
HEAVISIDE_OUT = define(
    "heaviside.out",
    "heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9814",
    digest="9848942030b9ae78",
)
HEAVISIDE_LOOP = Elementwise("heaviside", LOOPS, "heaviside_f3dd70c9", 2, accepts=('bool', 'integral', 'floating'))
HEAVISIDE.implement(CPU, HEAVISIDE_LOOP.make)
HEAVISIDE_.implement(CPU, HEAVISIDE_LOOP.update)
HEAVISIDE_OUT.implement(CPU, HEAVISIDE_LOOP.write)


class HeavisideBackward0(Node):
    """Backward of heaviside (derivatives.yaml:767)."""

    __slots__ = ()
    operator = "heaviside"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = not_implemented(self, "self", "heaviside")
        grad_values = None
        if self.edges[1] is not None:
            grad_values = not_implemented(self, "values", "heaviside")
        return (grad_self, grad_values)


def heaviside_autograd(self, values):
    """heaviside, recorded for the backward pass."""
    result = HEAVISIDE[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    if state.active and not grad_enabled():
        return result
    node = HeavisideBackward0()
    return recording.record(node, result, self, values)


HEAVISIDE.implement(AUTOGRAD_CPU, heaviside_autograd)


def heaviside__autograd(self, values):
    """heaviside_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HEAVISIDE_[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    check_inplace("heaviside_", self)
    node = HeavisideBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, values._edge)
    HEAVISIDE_[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


HEAVISIDE_.implement(AUTOGRAD_CPU, heaviside__autograd)
HEAVISIDE_OUT.implement(AUTOGRAD_CPU, without_gradient(HEAVISIDE_OUT))
HEAVISIDE.implement(FORWARD_AD, by_double_backward(HEAVISIDE))
HEAVISIDE_.implement(FORWARD_AD, by_double_backward_in_place(HEAVISIDE_, HEAVISIDE))
HEAVISIDE_OUT.implement(FORWARD_AD, forward.without_tangent(HEAVISIDE_OUT))
