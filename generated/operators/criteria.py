"""The criteria operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import without_gradient
from runtime.autograd.node import Node, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.criteria"
functions = LateModule(f"{PACKAGE}.functions")


# _squared_error (ops.yaml:6691, derivatives.yaml:1009)
_SQUARED_ERROR = define(
    "_squared_error",
    "_squared_error(Tensor self, Tensor target) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6691",
    digest="3a8354f6373f7e2f",
    kernel={
        "elementwise": "(self - target) * (self - target)",
    },
    derivative={
        "self": "grad * (2 * (self - target))",
        "target": "-grad * (2 * (self - target))",
        "result": "(self_t - target_t) * (2 * (self_p - target_p))",
    },
)
_SQUARED_ERROR_LOOP = Elementwise("_squared_error", LOOPS, "_squared_error_c4f43246", 2, accepts=('floating',))
_SQUARED_ERROR.implement(CPU, _SQUARED_ERROR_LOOP.make)
_SQUARED_ERROR_BACKWARD_SELF_LOOP = Elementwise(
    "_SquaredErrorBackward0", LOOPS, "squared_error_backward_self_187ce410", 3
)
_SQUARED_ERROR_BACKWARD_TARGET_LOOP = Elementwise(
    "_SquaredErrorBackward0", LOOPS, "squared_error_backward_target_11e6f71d", 3
)


class _SquaredErrorBackward0(Node):
    """Backward of _squared_error (derivatives.yaml:1009)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_target", "_version_target")
    operator = "_squared_error"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _SQUARED_ERROR_BACKWARD_SELF_LOOP.make(grad, self_, target)
            else:
                grad_self = grad * (2 * (self_ - target))
        grad_target = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            if state.active and not grad_enabled() and not state.dual:
                grad_target = _SQUARED_ERROR_BACKWARD_TARGET_LOOP.make(grad, self_, target)
            else:
                grad_target = -grad * (2 * (self_ - target))
        return (grad_self, grad_target)

    def release(self):
        self._saved_self = self._saved_target = None


def _squared_error_autograd(self, target):
    """_squared_error, recorded for the backward pass."""
    result = _SQUARED_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if state.active and not grad_enabled():
        return result
    node = _SquaredErrorBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    return recording.record(node, result, self, target)


_SQUARED_ERROR.implement(AUTOGRAD_CPU, _squared_error_autograd)
_SQUARED_ERROR_FORWARD_LOOP = Elementwise("_squared_error", LOOPS, "squared_error_forward_dd014bd5", 4)


def _squared_error_forward(self, target):
    """_squared_error, and the tangent of its result."""
    result = _SQUARED_ERROR[(self._keys | target._keys) & BELOW_FORWARD](self, target)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    if forward.given(self_t, target_t) and forward.unrecorded(self_t, target_t, self_p, target_p):
        result_t = _SQUARED_ERROR_FORWARD_LOOP.make(self_t, target_t, self_p, target_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        target_t = forward.or_zeros(target_t, target)
        result_t = (self_t - target_t) * (2 * (self_p - target_p))
    forward.attach(result, result_t, self_t, target_t)
    return result


_SQUARED_ERROR.implement(FORWARD_AD, _squared_error_forward)


# _absolute_error (ops.yaml:6698, derivatives.yaml:1014)
_ABSOLUTE_ERROR = define(
    "_absolute_error",
    "_absolute_error(Tensor self, Tensor target) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6698",
    digest="af21f2b755cee02f",
    kernel={
        "elementwise": "abs(self - target)",
    },
    derivative={
        "self": "grad * sgn(self - target)",
        "target": "-grad * sgn(self - target)",
        "result": "(self_t - target_t) * sgn(self_p - target_p)",
    },
)
_ABSOLUTE_ERROR_LOOP = Elementwise(
    "_absolute_error",
    LOOPS,
    "_absolute_error_1b0de3e7",
    2,
    promote="complex_to_real",
    accepts=('integral', 'floating', 'complex'),
)
_ABSOLUTE_ERROR.implement(CPU, _ABSOLUTE_ERROR_LOOP.make)


class _AbsoluteErrorBackward0(Node):
    """Backward of _absolute_error (derivatives.yaml:1014)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_target", "_version_target")
    operator = "_absolute_error"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            grad_self = grad * functions.sgn(self_ - target)
        grad_target = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            grad_target = -grad * functions.sgn(self_ - target)
        return (grad_self, grad_target)

    def release(self):
        self._saved_self = self._saved_target = None


def _absolute_error_autograd(self, target):
    """_absolute_error, recorded for the backward pass."""
    result = _ABSOLUTE_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if state.active and not grad_enabled():
        return result
    node = _AbsoluteErrorBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    return recording.record(node, result, self, target)


_ABSOLUTE_ERROR.implement(AUTOGRAD_CPU, _absolute_error_autograd)


def _absolute_error_forward(self, target):
    """_absolute_error, and the tangent of its result."""
    result = _ABSOLUTE_ERROR[(self._keys | target._keys) & BELOW_FORWARD](self, target)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    self_t = forward.or_zeros(self_t, self)
    target_t = forward.or_zeros(target_t, target)
    result_t = (self_t - target_t) * functions.sgn(self_p - target_p)
    forward.attach(result, result_t, self_t, target_t)
    return result


_ABSOLUTE_ERROR.implement(FORWARD_AD, _absolute_error_forward)


# _weighted_loss (ops.yaml:6708)
_WEIGHTED_LOSS = define(
    "_weighted_loss",
    "_weighted_loss(Tensor self, Tensor weight, int reduction) -> Tensor",
    source="ops.yaml:6708",
    digest="7a453b5fdca34841",
    kernel={
        "composite": 'if weight.shape != self.shape:\n    refuse_value(f"the weight of a loss must have the s'
        'hape {list(self.shape)} of the input, got {list(weight.shape)}")\nlosses = self * weigh'
        "t\nif reduction == Mean:\n    return losses.sum() / weight.sum()\nreturn losses.sum() if "
        "reduction == Sum else losses",
    },
)


def _weighted_loss_composite(self, weight, reduction):
    """_weighted_loss, from other operators."""
    if weight.shape != self.shape:
        language.refuse_value(
            f"the weight of a loss must have the shape {list(self.shape)} of the input, got {list(weight.shape)}"
        )
    losses = self * weight
    if reduction == 1:
        return losses.sum() / weight.sum()
    return losses.sum() if reduction == 2 else losses


_WEIGHTED_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _weighted_loss_composite)


# mse_loss (ops.yaml:6719)
MSE_LOSS = define(
    "mse_loss",
    "mse_loss(Tensor self, Tensor target, int reduction=Mean, Tensor? weight=None) -> Tenso"
    "r",
    source="ops.yaml:6719",
    digest="42c5b8762921c684",
    kernel={
        "composite": "losses = _squared_error(self, target)\nreturn _reduce_loss(losses, reduction) if weight"
        " is None else _weighted_loss(losses, weight, reduction)",
    },
)


def mse_loss_composite(self, target, reduction, weight):
    """mse_loss, from other operators."""
    losses = functions._squared_error(self, target)
    return (
        functions._reduce_loss(losses, reduction)
        if weight is None
        else functions._weighted_loss(losses, weight, reduction)
    )


MSE_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, mse_loss_composite)


# l1_loss (ops.yaml:6736)
L1_LOSS = define(
    "l1_loss",
    "l1_loss(Tensor self, Tensor target, int reduction=Mean, Tensor? weight=None) -> Tensor",
    source="ops.yaml:6736",
    digest="85b959b2696d6fcd",
    kernel={
        "composite": "losses = _absolute_error(self, target)\nreturn _reduce_loss(losses, reduction) if weigh"
        "t is None else _weighted_loss(losses, weight, reduction)",
    },
)


def l1_loss_composite(self, target, reduction, weight):
    """l1_loss, from other operators."""
    losses = functions._absolute_error(self, target)
    return (
        functions._reduce_loss(losses, reduction)
        if weight is None
        else functions._weighted_loss(losses, weight, reduction)
    )


L1_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, l1_loss_composite)


# smooth_l1_loss (ops.yaml:6748)
SMOOTH_L1_LOSS = define(
    "smooth_l1_loss",
    "smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tens"
    "or",
    source="ops.yaml:6748",
    digest="f116b2bfeff32c29",
    kernel={
        "composite": 'if beta < 0:\n    refuse(f"smooth_l1_loss: beta must not be negative, got {beta}")\nretu'
        "rn _reduce_loss(_absolute_error(self, target) if beta == 0 else _smooth_absolute_error"
        "(self, target, beta), reduction)",
    },
)


def smooth_l1_loss_composite(self, target, reduction, beta):
    """smooth_l1_loss, from other operators."""
    if beta < 0:
        language.refuse(f"smooth_l1_loss: beta must not be negative, got {beta}")
    return functions._reduce_loss(
        functions._absolute_error(self, target) if beta == 0 else functions._smooth_absolute_error(self, target, beta),
        reduction,
    )


SMOOTH_L1_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, smooth_l1_loss_composite)


# _smooth_absolute_error (ops.yaml:6763, derivatives.yaml:1019)
_SMOOTH_ABSOLUTE_ERROR = define(
    "_smooth_absolute_error",
    "_smooth_absolute_error(Tensor self, Tensor target, float beta) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6763",
    digest="6f3270ab26cd104a",
    kernel={
        "elementwise": "distance = abs(self - target)\nwhere(distance < beta, 0.5 * distance * distance / beta,"
        " distance - 0.5 * beta)",
    },
    derivative={
        "self": "grad * where(abs(self - target) < beta, (self - target) / beta, sign(self - target))",
        "target": "-grad * where(abs(self - target) < beta, (self - target) / beta, sign(self - target))",
        "result": "(self_t - target_t) * where(abs(self_p - target_p) < beta, (self_p - target_p) / beta,"
        " sign(self_p - target_p))",
    },
)
_SMOOTH_ABSOLUTE_ERROR_LOOP = Elementwise(
    "_smooth_absolute_error", LOOPS, "_smooth_absolute_error_0762c2af", 2, accepts=('floating',), free=(0,)
)
_SMOOTH_ABSOLUTE_ERROR.implement(CPU, _SMOOTH_ABSOLUTE_ERROR_LOOP.make)
_SMOOTH_ABSOLUTE_ERROR_BACKWARD_SELF_LOOP = Elementwise(
    "_SmoothAbsoluteErrorBackward0", LOOPS, "smooth_absolute_error_backward_self_b6ae6c67", 3, free=(0,)
)
_SMOOTH_ABSOLUTE_ERROR_BACKWARD_TARGET_LOOP = Elementwise(
    "_SmoothAbsoluteErrorBackward0", LOOPS, "smooth_absolute_error_backward_target_f2baccb1", 3, free=(0,)
)


class _SmoothAbsoluteErrorBackward0(Node):
    """Backward of _smooth_absolute_error (derivatives.yaml:1019)."""

    __slots__ = ("_saved_beta", "_saved_self", "_version_self", "_saved_target", "_version_target")
    operator = "_smooth_absolute_error"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            beta = self._saved_beta
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _SMOOTH_ABSOLUTE_ERROR_BACKWARD_SELF_LOOP.make(grad, self_, target, beta)
            else:
                grad_self = grad * functions.where(
                    functions.abs(self_ - target) < beta, (self_ - target) / beta, functions.sign(self_ - target)
                )
        grad_target = None
        if self.edges[1] is not None:
            beta = self._saved_beta
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            if state.active and not grad_enabled() and not state.dual:
                grad_target = _SMOOTH_ABSOLUTE_ERROR_BACKWARD_TARGET_LOOP.make(grad, self_, target, beta)
            else:
                grad_target = -grad * functions.where(
                    functions.abs(self_ - target) < beta, (self_ - target) / beta, functions.sign(self_ - target)
                )
        return (grad_self, grad_target)

    def release(self):
        self._saved_self = self._saved_target = None


def _smooth_absolute_error_autograd(self, target, beta):
    """_smooth_absolute_error, recorded for the backward pass."""
    result = _SMOOTH_ABSOLUTE_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, beta)
    if state.active and not grad_enabled():
        return result
    node = _SmoothAbsoluteErrorBackward0()
    node._saved_beta = beta
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    return recording.record(node, result, self, target)


_SMOOTH_ABSOLUTE_ERROR.implement(AUTOGRAD_CPU, _smooth_absolute_error_autograd)
_SMOOTH_ABSOLUTE_ERROR_FORWARD_LOOP = Elementwise(
    "_smooth_absolute_error", LOOPS, "smooth_absolute_error_forward_1c2c975c", 4, free=(0,)
)


def _smooth_absolute_error_forward(self, target, beta):
    """_smooth_absolute_error, and the tangent of its result."""
    result = _SMOOTH_ABSOLUTE_ERROR[(self._keys | target._keys) & BELOW_FORWARD](self, target, beta)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    if forward.given(self_t, target_t) and forward.unrecorded(self_t, target_t, self_p, target_p):
        result_t = _SMOOTH_ABSOLUTE_ERROR_FORWARD_LOOP.make(self_t, target_t, self_p, target_p, beta)
    else:
        self_t = forward.or_zeros(self_t, self)
        target_t = forward.or_zeros(target_t, target)
        result_t = (self_t - target_t) * functions.where(
            functions.abs(self_p - target_p) < beta, (self_p - target_p) / beta, functions.sign(self_p - target_p)
        )
    forward.attach(result, result_t, self_t, target_t)
    return result


_SMOOTH_ABSOLUTE_ERROR.implement(FORWARD_AD, _smooth_absolute_error_forward)


# huber_loss (ops.yaml:6775)
HUBER_LOSS = define(
    "huber_loss",
    "huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, Tensor? we"
    "ight=None) -> Tensor",
    source="ops.yaml:6775",
    digest="bfc35ac79bc2562e",
    kernel={
        "composite": 'if delta <= 0:\n    refuse(f"huber_loss: delta must be greater than 0, got {delta}")\nlo'
        "sses = _huber_error(self, target, delta)\nif weight is None:\n    return _reduce_loss(lo"
        'sses, reduction)\nif weight.shape != self.shape:\n    refuse_value(f"huber_loss: weight '
        'must have the input\'s shape {list(self.shape)}, got {list(weight.shape)}")\nreturn _red'
        "uce_loss(losses * weight, reduction)",
    },
)


def huber_loss_composite(self, target, reduction, delta, weight):
    """huber_loss, from other operators."""
    if delta <= 0:
        language.refuse(f"huber_loss: delta must be greater than 0, got {delta}")
    losses = functions._huber_error(self, target, delta)
    if weight is None:
        return functions._reduce_loss(losses, reduction)
    if weight.shape != self.shape:
        language.refuse_value(
            f"huber_loss: weight must have the input's shape {list(self.shape)}, got {list(weight.shape)}"
        )
    return functions._reduce_loss(losses * weight, reduction)


HUBER_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, huber_loss_composite)


# _huber_error (ops.yaml:6795, derivatives.yaml:1024)
_HUBER_ERROR = define(
    "_huber_error",
    "_huber_error(Tensor self, Tensor target, float delta) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6795",
    digest="159175fc6301c466",
    kernel={
        "elementwise": "distance = abs(self - target)\nwhere(distance <= delta, 0.5 * distance * distance, delt"
        "a * (distance - 0.5 * delta))",
    },
    derivative={
        "self": "grad * clamp(self - target, -delta, delta)",
        "target": "-grad * clamp(self - target, -delta, delta)",
        "result": "(self_t - target_t) * clamp(self_p - target_p, -delta, delta)",
    },
)
_HUBER_ERROR_LOOP = Elementwise("_huber_error", LOOPS, "_huber_error_07c27e06", 2, accepts=('floating',), free=(0,))
_HUBER_ERROR.implement(CPU, _HUBER_ERROR_LOOP.make)


class _HuberErrorBackward0(Node):
    """Backward of _huber_error (derivatives.yaml:1024)."""

    __slots__ = ("_saved_delta", "_saved_self", "_version_self", "_saved_target", "_version_target")
    operator = "_huber_error"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            delta = self._saved_delta
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            grad_self = grad * functions.clamp(self_ - target, -delta, delta)
        grad_target = None
        if self.edges[1] is not None:
            delta = self._saved_delta
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            grad_target = -grad * functions.clamp(self_ - target, -delta, delta)
        return (grad_self, grad_target)

    def release(self):
        self._saved_self = self._saved_target = None


def _huber_error_autograd(self, target, delta):
    """_huber_error, recorded for the backward pass."""
    result = _HUBER_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, delta)
    if state.active and not grad_enabled():
        return result
    node = _HuberErrorBackward0()
    node._saved_delta = delta
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    return recording.record(node, result, self, target)


_HUBER_ERROR.implement(AUTOGRAD_CPU, _huber_error_autograd)


def _huber_error_forward(self, target, delta):
    """_huber_error, and the tangent of its result."""
    result = _HUBER_ERROR[(self._keys | target._keys) & BELOW_FORWARD](self, target, delta)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    self_t = forward.or_zeros(self_t, self)
    target_t = forward.or_zeros(target_t, target)
    result_t = (self_t - target_t) * functions.clamp(self_p - target_p, -delta, delta)
    forward.attach(result, result_t, self_t, target_t)
    return result


_HUBER_ERROR.implement(FORWARD_AD, _huber_error_forward)


# binary_cross_entropy (ops.yaml:6807)
BINARY_CROSS_ENTROPY = define(
    "binary_cross_entropy",
    "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Me"
    "an) -> Tensor",
    source="ops.yaml:6807",
    digest="a3b0aa22e6a95c86",
    kernel={
        "composite": 'if target.shape != self.shape:\n    refuse_value(f"binary_cross_entropy: the target\'s s'
        'hape {list(target.shape)} must be the input\'s, {list(self.shape)}")\nif self.numel() an'
        'd (~((self >= 0) & (self <= 1))).any().item():\n    refuse("binary_cross_entropy: all e'
        'lements of the input must lie in [0, 1]")\nlosses = _binary_entropy(self, target)\nretur'
        "n _reduce_loss(losses if weight is None else losses * weight, reduction)",
    },
)


def binary_cross_entropy_composite(self, target, weight, reduction):
    """binary_cross_entropy, from other operators."""
    if target.shape != self.shape:
        language.refuse_value(
            f"binary_cross_entropy: the target's shape {list(target.shape)} must be the input's, {list(self.shape)}"
        )
    if self.numel() and (~((self >= 0) & (self <= 1))).any().item():
        language.refuse("binary_cross_entropy: all elements of the input must lie in [0, 1]")
    losses = functions._binary_entropy(self, target)
    return functions._reduce_loss(losses if weight is None else losses * weight, reduction)


BINARY_CROSS_ENTROPY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, binary_cross_entropy_composite)


# _binary_entropy (ops.yaml:6826, derivatives.yaml:1029)
_BINARY_ENTROPY = define(
    "_binary_entropy",
    "_binary_entropy(Tensor self, Tensor target) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6826",
    digest="a0b887ffa5fd2a03",
    kernel={
        "elementwise": "(target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100)",
    },
    derivative={
        "self": "grad * ((self - target) / clamp((1 - self) * self, 1e-12))",
        "target": "grad * (log1p(-self) - log(self))",
        "result": "self_t * ((self_p - target_p) / clamp((1 - self_p) * self_p, 1e-12)) + target_t * (log"
        "1p(-self_p) - log(self_p))",
    },
)
_BINARY_ENTROPY_LOOP = Elementwise("_binary_entropy", LOOPS, "_binary_entropy_b169f687", 2, accepts=('floating',))
_BINARY_ENTROPY.implement(CPU, _BINARY_ENTROPY_LOOP.make)
_BINARY_ENTROPY_BACKWARD_TARGET_LOOP = Elementwise(
    "_BinaryEntropyBackward0", LOOPS, "binary_entropy_backward_target_f4773311", 2
)


class _BinaryEntropyBackward0(Node):
    """Backward of _binary_entropy (derivatives.yaml:1029)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_target", "_version_target")
    operator = "_binary_entropy"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            grad_self = grad * ((self_ - target) / functions.clamp((1 - self_) * self_, 1e-12))
        grad_target = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_target = _BINARY_ENTROPY_BACKWARD_TARGET_LOOP.make(grad, self_)
            else:
                grad_target = grad * (functions.log1p(-self_) - functions.log(self_))
        return (grad_self, grad_target)

    def release(self):
        self._saved_self = self._saved_target = None


def _binary_entropy_autograd(self, target):
    """_binary_entropy, recorded for the backward pass."""
    result = _BINARY_ENTROPY[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if state.active and not grad_enabled():
        return result
    node = _BinaryEntropyBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if self._edge is not None:
        node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    return recording.record(node, result, self, target)


_BINARY_ENTROPY.implement(AUTOGRAD_CPU, _binary_entropy_autograd)


def _binary_entropy_forward(self, target):
    """_binary_entropy, and the tangent of its result."""
    result = _BINARY_ENTROPY[(self._keys | target._keys) & BELOW_FORWARD](self, target)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    result_t = None
    if self_t is not None:
        result_t = self_t * ((self_p - target_p) / functions.clamp((1 - self_p) * self_p, 1e-12))
    if target_t is not None:
        result_t = forward.plus(result_t, target_t * (functions.log1p(-self_p) - functions.log(self_p)))
    forward.attach(result, result_t, self_t, target_t)
    return result


_BINARY_ENTROPY.implement(FORWARD_AD, _binary_entropy_forward)


# binary_cross_entropy_with_logits (ops.yaml:6836)
BINARY_CROSS_ENTROPY_WITH_LOGITS = define(
    "binary_cross_entropy_with_logits",
    "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tens"
    "or? pos_weight=None, int reduction=Mean) -> Tensor",
    source="ops.yaml:6836",
    digest="a7ac14623a74840b",
    kernel={
        "composite": 'if target.shape != self.shape:\n    refuse_value(f"binary_cross_entropy_with_logits: th'
        'e target\'s shape {list(target.shape)} must be the input\'s, {list(self.shape)}")\nlosses'
        " = _logit_entropy(self, target) if pos_weight is None else _weighted_logit_entropy(sel"
        "f, target, pos_weight)\nreturn _reduce_loss(losses if weight is None else losses * weig"
        "ht, reduction)",
    },
)


def binary_cross_entropy_with_logits_composite(self, target, weight, pos_weight, reduction):
    """binary_cross_entropy_with_logits, from other operators."""
    if target.shape != self.shape:
        language.refuse_value(
            f"binary_cross_entropy_with_logits: the target's shape {list(target.shape)} must be the input's, "
            f"{list(self.shape)}"
        )
    losses = (
        functions._logit_entropy(self, target)
        if pos_weight is None
        else functions._weighted_logit_entropy(self, target, pos_weight)
    )
    return functions._reduce_loss(losses if weight is None else losses * weight, reduction)


BINARY_CROSS_ENTROPY_WITH_LOGITS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, binary_cross_entropy_with_logits_composite)


# nn_binary_cross_entropy_with_logits (ops.yaml:6851)
NN_BINARY_CROSS_ENTROPY_WITH_LOGITS = define(
    "nn_binary_cross_entropy_with_logits",
    "nn_binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, i"
    "nt reduction=Mean, Tensor? pos_weight=None) -> Tensor",
    source="ops.yaml:6851",
    digest="b9007c332f67033b",
    kernel={
        "composite": "binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction)",
    },
)


def nn_binary_cross_entropy_with_logits_composite(self, target, weight, reduction, pos_weight):
    """nn_binary_cross_entropy_with_logits, from other operators."""
    return functions.binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction)


NN_BINARY_CROSS_ENTROPY_WITH_LOGITS.implement(
    COMPOSITE_IMPLICIT_AUTOGRAD, nn_binary_cross_entropy_with_logits_composite
)


# _logit_entropy (ops.yaml:6863, derivatives.yaml:1036)
_LOGIT_ENTROPY = define(
    "_logit_entropy",
    "_logit_entropy(Tensor self, Tensor target) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6863",
    digest="7b0d1d57089510d4",
    kernel={
        "elementwise": "(1 - target) * self - minimum(self, 0) + log1p(exp(-abs(self)))",
    },
    derivative={
        "self": "grad * (sigmoid(self) - target)",
        "target": "-grad * self",
        "result": "self_t * (sigmoid(self_p) - target_p) - target_t * self_p",
    },
)
_LOGIT_ENTROPY_LOOP = Elementwise("_logit_entropy", LOOPS, "_logit_entropy_2ad50fbe", 2, accepts=('floating',))
_LOGIT_ENTROPY.implement(CPU, _LOGIT_ENTROPY_LOOP.make)
_LOGIT_ENTROPY_BACKWARD_SELF_LOOP = Elementwise(
    "_LogitEntropyBackward0", LOOPS, "logit_entropy_backward_self_5d159001", 3
)
_LOGIT_ENTROPY_BACKWARD_TARGET_LOOP = Elementwise(
    "_LogitEntropyBackward0", LOOPS, "logit_entropy_backward_target_a4f6127f", 2
)


class _LogitEntropyBackward0(Node):
    """Backward of _logit_entropy (derivatives.yaml:1036)."""

    __slots__ = ("_saved_target", "_version_target", "_saved_self", "_version_self")
    operator = "_logit_entropy"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _LOGIT_ENTROPY_BACKWARD_SELF_LOOP.make(grad, self_, target)
            else:
                grad_self = grad * (functions.sigmoid(self_) - target)
        grad_target = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_target = _LOGIT_ENTROPY_BACKWARD_TARGET_LOOP.make(grad, self_)
            else:
                grad_target = -grad * self_
        return (grad_self, grad_target)

    def release(self):
        self._saved_target = self._saved_self = None


def _logit_entropy_autograd(self, target):
    """_logit_entropy, recorded for the backward pass."""
    result = _LOGIT_ENTROPY[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if state.active and not grad_enabled():
        return result
    node = _LogitEntropyBackward0()
    if self._edge is not None:
        node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, target)


_LOGIT_ENTROPY.implement(AUTOGRAD_CPU, _logit_entropy_autograd)
_LOGIT_ENTROPY_FORWARD_LOOP = Elementwise("_logit_entropy", LOOPS, "logit_entropy_forward_4f7e2aa9", 4)


def _logit_entropy_forward(self, target):
    """_logit_entropy, and the tangent of its result."""
    result = _LOGIT_ENTROPY[(self._keys | target._keys) & BELOW_FORWARD](self, target)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    if forward.given(self_t, target_t) and forward.unrecorded(self_t, target_t, self_p, target_p):
        result_t = _LOGIT_ENTROPY_FORWARD_LOOP.make(self_t, target_t, self_p, target_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (functions.sigmoid(self_p) - target_p)
        if target_t is not None:
            result_t = forward.minus(result_t, target_t * self_p)
    forward.attach(result, result_t, self_t, target_t)
    return result


_LOGIT_ENTROPY.implement(FORWARD_AD, _logit_entropy_forward)


# _weighted_logit_entropy (ops.yaml:6872, derivatives.yaml:1041)
_WEIGHTED_LOGIT_ENTROPY = define(
    "_weighted_logit_entropy",
    "_weighted_logit_entropy(Tensor self, Tensor target, Tensor pos_weight) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6872",
    digest="f8699372fa0e3355",
    kernel={
        "elementwise": "(1 - target) * self - (1 + (pos_weight - 1) * target) * (minimum(self, 0) - log1p(exp("
        "-abs(self))))",
    },
    derivative={
        "self": "grad * ((1 + (pos_weight - 1) * target) * sigmoid(self) - pos_weight * target)",
        "target": "-grad * (self + (pos_weight - 1) * logsigmoid(self))",
        "pos_weight": "-grad * (target * logsigmoid(self))",
        "result": "self_t * ((1 + (pos_weight_p - 1) * target_p) * sigmoid(self_p) - pos_weight_p * targe"
        "t_p) - target_t * (self_p + (pos_weight_p - 1) * logsigmoid(self_p)) - pos_weight_t * "
        "(target_p * logsigmoid(self_p))",
    },
)
_WEIGHTED_LOGIT_ENTROPY_LOOP = Elementwise(
    "_weighted_logit_entropy", LOOPS, "_weighted_logit_entropy_3efde675", 3, accepts=('floating',)
)
_WEIGHTED_LOGIT_ENTROPY.implement(CPU, _WEIGHTED_LOGIT_ENTROPY_LOOP.make)
_WEIGHTED_LOGIT_ENTROPY_BACKWARD_SELF_LOOP = Elementwise(
    "_WeightedLogitEntropyBackward0", LOOPS, "weighted_logit_entropy_backward_self_0854ee07", 4
)


class _WeightedLogitEntropyBackward0(Node):
    """Backward of _weighted_logit_entropy (derivatives.yaml:1041)."""

    __slots__ = (
        "_saved_pos_weight", "_version_pos_weight", "_saved_target", "_version_target", "_saved_self", "_version_self"
    )
    operator = "_weighted_logit_entropy"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            pos_weight = unpack_input(self, self._saved_pos_weight, self._version_pos_weight, "pos_weight")
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _WEIGHTED_LOGIT_ENTROPY_BACKWARD_SELF_LOOP.make(grad, pos_weight, self_, target)
            else:
                grad_self = grad * ((1 + (pos_weight - 1) * target) * functions.sigmoid(self_) - pos_weight * target)
        grad_target = None
        if self.edges[1] is not None:
            pos_weight = unpack_input(self, self._saved_pos_weight, self._version_pos_weight, "pos_weight")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_target = -grad * (self_ + (pos_weight - 1) * functions.logsigmoid(self_))
        grad_pos_weight = None
        if self.edges[2] is not None:
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_pos_weight = -grad * (target * functions.logsigmoid(self_))
        return (grad_self, grad_target, grad_pos_weight)

    def release(self):
        self._saved_pos_weight = self._saved_target = self._saved_self = None


def _weighted_logit_entropy_autograd(self, target, pos_weight):
    """_weighted_logit_entropy, recorded for the backward pass."""
    result = _WEIGHTED_LOGIT_ENTROPY[
        (self._keys | target._keys | pos_weight._keys) & BELOW_AUTOGRAD
    ](self, target, pos_weight)
    if state.active and not grad_enabled():
        return result
    node = _WeightedLogitEntropyBackward0()
    if self._edge is not None or target._edge is not None:
        node._saved_pos_weight, node._version_pos_weight = (
            pos_weight, 0 if pos_weight._version is None else pos_weight._version[0]
        )
    if self._edge is not None or pos_weight._edge is not None:
        node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, target, pos_weight)


_WEIGHTED_LOGIT_ENTROPY.implement(AUTOGRAD_CPU, _weighted_logit_entropy_autograd)


def _weighted_logit_entropy_forward(self, target, pos_weight):
    """_weighted_logit_entropy, and the tangent of its result."""
    result = _WEIGHTED_LOGIT_ENTROPY[
        (self._keys | target._keys | pos_weight._keys) & BELOW_FORWARD
    ](self, target, pos_weight)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    pos_weight_p = forward.primal_of(pos_weight)
    pos_weight_t = forward.tangent_of(pos_weight)
    result_t = None
    if self_t is not None:
        result_t = self_t * ((1 + (pos_weight_p - 1) * target_p) * functions.sigmoid(self_p) - pos_weight_p * target_p)
    if target_t is not None:
        result_t = forward.minus(result_t, target_t * (self_p + (pos_weight_p - 1) * functions.logsigmoid(self_p)))
    if pos_weight_t is not None:
        result_t = forward.minus(result_t, pos_weight_t * (target_p * functions.logsigmoid(self_p)))
    forward.attach(result, result_t, self_t, target_t, pos_weight_t)
    return result


_WEIGHTED_LOGIT_ENTROPY.implement(FORWARD_AD, _weighted_logit_entropy_forward)


# kl_div (ops.yaml:6881)
KL_DIV = define(
    "kl_div",
    "kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Te"
    "nsor",
    source="ops.yaml:6881",
    digest="39a3884f10fb33f4",
    kernel={
        "composite": "_reduce_loss(_divergence_of_logs(self, target) if log_target else _divergence(self, ta"
        "rget), reduction)",
    },
)


def kl_div_composite(self, target, reduction, log_target):
    """kl_div, from other operators."""
    return functions._reduce_loss(
        functions._divergence_of_logs(self, target) if log_target else functions._divergence(self, target), reduction
    )


KL_DIV.implement(COMPOSITE_IMPLICIT_AUTOGRAD, kl_div_composite)


# nn_kl_div (ops.yaml:6892)
NN_KL_DIV = define(
    "nn_kl_div",
    "nn_kl_div(Tensor self, Tensor target, str reduction='mean', bool log_target=False) -> "
    "Tensor",
    source="ops.yaml:6892",
    digest="499f9ce373a1dd13",
    kernel={
        "composite": "if reduction == 'batchmean':\n    total = kl_div(self, target, Sum, log_target=log_targ"
        "et)\n    return total / self.size(0) if self.ndim else total\nif reduction == 'mean':\n  "
        "  return kl_div(self, target, Mean, log_target=log_target)\nif reduction == 'sum':\n    "
        "return kl_div(self, target, Sum, log_target=log_target)\nif reduction != 'none':\n    re"
        'fuse_value(f"{reduction} is not a valid value for reduction; use one of \'none\', \'mean\''
        ', \'sum\', \'batchmean\'")\nreturn kl_div(self, target, 0, log_target=log_target)',
    },
)


def nn_kl_div_composite(self, target, reduction, log_target):
    """nn_kl_div, from other operators."""
    if reduction == "batchmean":
        total = functions.kl_div(self, target, 2, log_target=log_target)
        return total / self.size(0) if self.ndim else total
    if reduction == "mean":
        return functions.kl_div(self, target, 1, log_target=log_target)
    if reduction == "sum":
        return functions.kl_div(self, target, 2, log_target=log_target)
    if reduction != "none":
        language.refuse_value(
            f"{reduction} is not a valid value for reduction; use one of 'none', 'mean', 'sum', 'batchmean'"
        )
    return functions.kl_div(self, target, 0, log_target=log_target)


NN_KL_DIV.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_kl_div_composite)


# _divergence (ops.yaml:6917, derivatives.yaml:1049)
_DIVERGENCE = define(
    "_divergence",
    "_divergence(Tensor self, Tensor target) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6917",
    digest="d2e51b34776f505a",
    kernel={
        "elementwise": "xlogy(target, target) - target * self",
    },
    derivative={
        "self": "-grad * target",
        "target": "grad * (log(target) + 1 - self)",
        "result": "target_t * (log(target_p) + 1 - self_p) - self_t * target_p",
    },
)
_DIVERGENCE_LOOP = Elementwise("_divergence", LOOPS, "_divergence_58204934", 2, accepts=('floating',))
_DIVERGENCE.implement(CPU, _DIVERGENCE_LOOP.make)
_DIVERGENCE_BACKWARD_SELF_LOOP = Elementwise("_DivergenceBackward0", LOOPS, "divergence_backward_self_baefa7e6", 2)
_DIVERGENCE_BACKWARD_TARGET_LOOP = Elementwise("_DivergenceBackward0", LOOPS, "divergence_backward_target_b213f9cc", 3)


class _DivergenceBackward0(Node):
    """Backward of _divergence (derivatives.yaml:1049)."""

    __slots__ = ("_saved_target", "_version_target", "_saved_self", "_version_self")
    operator = "_divergence"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _DIVERGENCE_BACKWARD_SELF_LOOP.make(grad, target)
            else:
                grad_self = -grad * target
        grad_target = None
        if self.edges[1] is not None:
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_target = _DIVERGENCE_BACKWARD_TARGET_LOOP.make(grad, self_, target)
            else:
                grad_target = grad * (functions.log(target) + 1 - self_)
        return (grad_self, grad_target)

    def release(self):
        self._saved_target = self._saved_self = None


def _divergence_autograd(self, target):
    """_divergence, recorded for the backward pass."""
    result = _DIVERGENCE[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if state.active and not grad_enabled():
        return result
    node = _DivergenceBackward0()
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    if target._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, target)


_DIVERGENCE.implement(AUTOGRAD_CPU, _divergence_autograd)
_DIVERGENCE_FORWARD_LOOP = Elementwise("_divergence", LOOPS, "divergence_forward_2beef64e", 4)


def _divergence_forward(self, target):
    """_divergence, and the tangent of its result."""
    result = _DIVERGENCE[(self._keys | target._keys) & BELOW_FORWARD](self, target)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    if forward.given(self_t, target_t) and forward.unrecorded(self_t, target_t, self_p, target_p):
        result_t = _DIVERGENCE_FORWARD_LOOP.make(self_t, target_t, self_p, target_p)
    else:
        result_t = None
        if target_t is not None:
            result_t = target_t * (functions.log(target_p) + 1 - self_p)
        if self_t is not None:
            result_t = forward.minus(result_t, self_t * target_p)
    forward.attach(result, result_t, self_t, target_t)
    return result


_DIVERGENCE.implement(FORWARD_AD, _divergence_forward)


# _divergence_of_logs (ops.yaml:6926, derivatives.yaml:1054)
_DIVERGENCE_OF_LOGS = define(
    "_divergence_of_logs",
    "_divergence_of_logs(Tensor self, Tensor target) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6926",
    digest="95b4b6d9b7f06f31",
    kernel={
        "elementwise": "exp(target) * (target - self)",
    },
    derivative={
        "self": "-grad * exp(target)",
        "target": "grad * (exp(target) * (target + 1 - self))",
        "result": "target_t * (exp(target_p) * (target_p + 1 - self_p)) - self_t * exp(target_p)",
    },
)
_DIVERGENCE_OF_LOGS_LOOP = Elementwise(
    "_divergence_of_logs", LOOPS, "_divergence_of_logs_44b3fb76", 2, accepts=('floating',)
)
_DIVERGENCE_OF_LOGS.implement(CPU, _DIVERGENCE_OF_LOGS_LOOP.make)
_DIVERGENCE_OF_LOGS_BACKWARD_SELF_LOOP = Elementwise(
    "_DivergenceOfLogsBackward0", LOOPS, "divergence_of_logs_backward_self_00290c86", 2
)
_DIVERGENCE_OF_LOGS_BACKWARD_TARGET_LOOP = Elementwise(
    "_DivergenceOfLogsBackward0", LOOPS, "divergence_of_logs_backward_target_5da8cd01", 3
)


class _DivergenceOfLogsBackward0(Node):
    """Backward of _divergence_of_logs (derivatives.yaml:1054)."""

    __slots__ = ("_saved_target", "_version_target", "_saved_self", "_version_self")
    operator = "_divergence_of_logs"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _DIVERGENCE_OF_LOGS_BACKWARD_SELF_LOOP.make(grad, target)
            else:
                grad_self = -grad * functions.exp(target)
        grad_target = None
        if self.edges[1] is not None:
            target = unpack_input(self, self._saved_target, self._version_target, "target")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_target = _DIVERGENCE_OF_LOGS_BACKWARD_TARGET_LOOP.make(grad, self_, target)
            else:
                grad_target = grad * (functions.exp(target) * (target + 1 - self_))
        return (grad_self, grad_target)

    def release(self):
        self._saved_target = self._saved_self = None


def _divergence_of_logs_autograd(self, target):
    """_divergence_of_logs, recorded for the backward pass."""
    result = _DIVERGENCE_OF_LOGS[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if state.active and not grad_enabled():
        return result
    node = _DivergenceOfLogsBackward0()
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    if target._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, target)


_DIVERGENCE_OF_LOGS.implement(AUTOGRAD_CPU, _divergence_of_logs_autograd)
_DIVERGENCE_OF_LOGS_FORWARD_LOOP = Elementwise("_divergence_of_logs", LOOPS, "divergence_of_logs_forward_3f125753", 4)


def _divergence_of_logs_forward(self, target):
    """_divergence_of_logs, and the tangent of its result."""
    result = _DIVERGENCE_OF_LOGS[(self._keys | target._keys) & BELOW_FORWARD](self, target)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    target_t = forward.tangent_of(target)
    if forward.given(self_t, target_t) and forward.unrecorded(self_t, target_t, self_p, target_p):
        result_t = _DIVERGENCE_OF_LOGS_FORWARD_LOOP.make(self_t, target_t, self_p, target_p)
    else:
        result_t = None
        if target_t is not None:
            result_t = target_t * (functions.exp(target_p) * (target_p + 1 - self_p))
        if self_t is not None:
            result_t = forward.minus(result_t, self_t * functions.exp(target_p))
    forward.attach(result, result_t, self_t, target_t)
    return result


_DIVERGENCE_OF_LOGS.implement(FORWARD_AD, _divergence_of_logs_forward)


# poisson_nll_loss (ops.yaml:6933)
POISSON_NLL_LOSS = define(
    "poisson_nll_loss",
    "poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, in"
    "t reduction) -> Tensor",
    source="ops.yaml:6933",
    digest="10918056cbd2bbc5",
    kernel={
        "composite": "losses = exp(input) - target * input if log_input else input - target * log(input + ep"
        "s)\nif full:\n    large = where(target > 1, target, 1)\n    losses = losses + where(targe"
        "t > 1, large * log(large) - large + log(large * (2 * pi)) * 0.5, 0)\nreturn _reduce_los"
        "s(losses, reduction)",
    },
)


def poisson_nll_loss_composite(input, target, log_input, full, eps, reduction):
    """poisson_nll_loss, from other operators."""
    losses = functions.exp(input) - target * input if log_input else input - target * functions.log(input + eps)
    if full:
        large = functions.where(target > 1, target, 1)
        losses = losses + functions.where(
            target > 1, large * functions.log(large) - large + functions.log(large * (2 * math.pi)) * 0.5, 0
        )
    return functions._reduce_loss(losses, reduction)


POISSON_NLL_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, poisson_nll_loss_composite)


# nn_poisson_nll_loss (ops.yaml:6947)
NN_POISSON_NLL_LOSS = define(
    "nn_poisson_nll_loss",
    "nn_poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False,"
    " float eps=1e-08, int reduction=Mean) -> Tensor",
    source="ops.yaml:6947",
    digest="98b0523fee1c06ac",
    kernel={
        "composite": "poisson_nll_loss(input, target, log_input, full, eps, reduction)",
    },
)


def nn_poisson_nll_loss_composite(input, target, log_input, full, eps, reduction):
    """nn_poisson_nll_loss, from other operators."""
    return functions.poisson_nll_loss(input, target, log_input, full, eps, reduction)


NN_POISSON_NLL_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_poisson_nll_loss_composite)


# nn_gaussian_nll_loss (ops.yaml:6962)
NN_GAUSSIAN_NLL_LOSS = define(
    "nn_gaussian_nll_loss",
    "nn_gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, float e"
    "ps=1e-06, int reduction=Mean) -> Tensor",
    source="ops.yaml:6962",
    digest="8fa904da6eda4f18",
    kernel={
        "composite": 'if (var < 0).any().item():\n    refuse_value("gaussian_nll_loss: var has negative eleme'
        'nts")\nif var.shape != input.shape:\n    if var.shape == input.shape[:-1]:\n        var ='
        " var.unsqueeze(-1)\n    elif var.ndim != input.ndim or len([0 for a, b in zip(input.sha"
        "pe, var.shape) if a != b and b == 1]) != 1 or broadcast_shapes(input.shape, var.shape)"
        ' != input.shape:\n        refuse_value(f"gaussian_nll_loss: var of shape {list(var.shap'
        'e)} does not fit the input of shape {list(input.shape)}")\nreturn _gaussian_loss(input,'
        " target, var, full, eps, reduction)",
    },
)


def nn_gaussian_nll_loss_composite(input, target, var, full, eps, reduction):
    """nn_gaussian_nll_loss, from other operators."""
    if (var < 0).any().item():
        language.refuse_value("gaussian_nll_loss: var has negative elements")
    if var.shape != input.shape:
        if var.shape == input.shape[:-1]:
            var = var.unsqueeze(-1)
        elif var.ndim != input.ndim or len(
            [0 for a, b in zip(input.shape, var.shape) if a != b and b == 1]
        ) != 1 or language.broadcast_shapes(input.shape, var.shape) != input.shape:
            language.refuse_value(
                f"gaussian_nll_loss: var of shape {list(var.shape)} does not fit the input of shape {list(input.shape)}"
            )
    return functions._gaussian_loss(input, target, var, full, eps, reduction)


NN_GAUSSIAN_NLL_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_gaussian_nll_loss_composite)


# nn_gaussian_nll_loss.Scalar (ops.yaml:6984)
NN_GAUSSIAN_NLL_LOSS_SCALAR = define(
    "nn_gaussian_nll_loss.Scalar",
    "nn_gaussian_nll_loss.Scalar(Tensor input, Tensor target, float var, bool full=False, f"
    "loat eps=1e-06, int reduction=Mean) -> Tensor",
    source="ops.yaml:6984",
    digest="06aaf6d34179df70",
    kernel={
        "composite": 'if var < 0:\n    refuse_value("gaussian_nll_loss: var has negative elements")\nreturn _g'
        "aussian_loss(input, target, full_like(input, var), full, eps, reduction)",
    },
)


def nn_gaussian_nll_loss_Scalar_composite(input, target, var, full, eps, reduction):
    """nn_gaussian_nll_loss.Scalar, from other operators."""
    if var < 0:
        language.refuse_value("gaussian_nll_loss: var has negative elements")
    return functions._gaussian_loss(input, target, functions.full_like(input, var), full, eps, reduction)


NN_GAUSSIAN_NLL_LOSS_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_gaussian_nll_loss_Scalar_composite)


# _gaussian_loss (ops.yaml:6993)
_GAUSSIAN_LOSS = define(
    "_gaussian_loss",
    "_gaussian_loss(Tensor input, Tensor target, Tensor var, bool full, float eps, int redu"
    "ction) -> Tensor",
    source="ops.yaml:6993",
    digest="782a52d599389d04",
    kernel={
        "composite": "# The bound is no part of what is differentiated: the slope at it is that of the varia"
        "nce.\nbounded = var.clone()\nbounded.detach().clamp_(eps)\nlosses = (log(bounded) + _squa"
        "red_error(input, target) / bounded) * 0.5\nreturn _reduce_loss(losses + 0.9189385332046"
        "727 if full else losses, reduction)",
    },
)


def _gaussian_loss_composite(input, target, var, full, eps, reduction):
    """_gaussian_loss, from other operators."""
    bounded = var.clone()
    bounded.detach().clamp_(eps)
    losses = (functions.log(bounded) + functions._squared_error(input, target) / bounded) * 0.5
    return functions._reduce_loss(losses + 0.9189385332046727 if full else losses, reduction)


_GAUSSIAN_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _gaussian_loss_composite)


# hinge_embedding_loss (ops.yaml:7003)
HINGE_EMBEDDING_LOSS = define(
    "hinge_embedding_loss",
    "hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean)"
    " -> Tensor",
    source="ops.yaml:7003",
    digest="928cccd32b989992",
    kernel={
        "composite": "losses = where(target != 1, clamp(margin - self, 0), 0) + where(target != -1, self, 0)"
        "\nreturn _reduce_loss(losses, reduction)",
    },
)


def hinge_embedding_loss_composite(self, target, margin, reduction):
    """hinge_embedding_loss, from other operators."""
    losses = functions.where(target != 1, functions.clamp(margin - self, 0), 0) + functions.where(target != -1, self, 0)
    return functions._reduce_loss(losses, reduction)


HINGE_EMBEDDING_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, hinge_embedding_loss_composite)


# margin_ranking_loss (ops.yaml:7015)
MARGIN_RANKING_LOSS = define(
    "margin_ranking_loss",
    "margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int"
    " reduction=Mean) -> Tensor",
    source="ops.yaml:7015",
    digest="79a3d8b778ae7ef4",
    kernel={
        "composite": 'if input1.ndim != input2.ndim or input1.ndim != target.ndim:\n    refuse(f"margin_ranki'
        "ng_loss: all inputs must have the same number of dimensions, got shapes {list(input1.s"
        'hape)}, {list(input2.shape)} and {list(target.shape)}")\nreturn _reduce_loss(clamp(-tar'
        "get * (input1 - input2) + margin, 0), reduction)",
    },
)


def margin_ranking_loss_composite(input1, input2, target, margin, reduction):
    """margin_ranking_loss, from other operators."""
    if input1.ndim != input2.ndim or input1.ndim != target.ndim:
        language.refuse(
            "margin_ranking_loss: all inputs must have the same number of dimensions, got shapes "
            f"{list(input1.shape)}, {list(input2.shape)} and {list(target.shape)}"
        )
    return functions._reduce_loss(functions.clamp(-target * (input1 - input2) + margin, 0), reduction)


MARGIN_RANKING_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, margin_ranking_loss_composite)


# soft_margin_loss (ops.yaml:7028)
SOFT_MARGIN_LOSS = define(
    "soft_margin_loss",
    "soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor",
    source="ops.yaml:7028",
    digest="3e53a3aa12a3b9cf",
    kernel={
        "composite": "_reduce_loss(log1p(exp(-target * self)), reduction)",
    },
)


def soft_margin_loss_composite(self, target, reduction):
    """soft_margin_loss, from other operators."""
    return functions._reduce_loss(functions.log1p(functions.exp(-target * self)), reduction)


SOFT_MARGIN_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, soft_margin_loss_composite)


# nn_multilabel_soft_margin_loss (ops.yaml:7039)
NN_MULTILABEL_SOFT_MARGIN_LOSS = define(
    "nn_multilabel_soft_margin_loss",
    "nn_multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, int r"
    "eduction=Mean) -> Tensor",
    source="ops.yaml:7039",
    digest="6f74eaa52f322198",
    kernel={
        "composite": "losses = -(target * logsigmoid(input) + (1 - target) * logsigmoid(-input))\nif weight i"
        "s not None:\n    losses = losses * weight\nreturn _reduce_loss(losses.sum((-1,)) / input"
        ".size(-1), reduction)",
    },
)


def nn_multilabel_soft_margin_loss_composite(input, target, weight, reduction):
    """nn_multilabel_soft_margin_loss, from other operators."""
    losses = -(target * functions.logsigmoid(input) + (1 - target) * functions.logsigmoid(-input))
    if weight is not None:
        losses = losses * weight
    return functions._reduce_loss(losses.sum((-1,)) / input.size(-1), reduction)


NN_MULTILABEL_SOFT_MARGIN_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_multilabel_soft_margin_loss_composite)


# multi_margin_loss (ops.yaml:7053)
MULTI_MARGIN_LOSS = define(
    "multi_margin_loss",
    "multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weigh"
    "t=None, int reduction=Mean) -> Tensor",
    source="ops.yaml:7053",
    digest="b5c7a7dd8438c163",
    kernel={
        "composite": 'if p != 1 and p != 2:\n    refuse_value(f"multi_margin_loss: p must be 1 or 2, got {p}"'
        ")\nif self.ndim == 0 or self.ndim > 2 or target.numel() != (self.size(0) if self.ndim ="
        '= 2 else 1):\n    refuse(f"multi_margin_loss: expected an input of one or two dimension'
        's and one target for each row, got shapes {list(self.shape)} and {list(target.shape)}"'
        ")\nrows = self if self.ndim == 2 else self.unsqueeze(0)\nclasses = _check_classes(target"
        ", rows.size(1)).reshape((-1, 1))\nif weight is not None and weight.shape != (rows.size("
        '1),):\n    refuse(f"multi_margin_loss: weight must have one entry for each of {rows.siz'
        'e(1)} classes, got shape {list(weight.shape)}")\nexcess = clamp(margin - rows.gather(1,'
        " classes) + rows, 0)\nlosses = excess if p == 1 else excess * excess\nif weight is not N"
        "one:\n    losses = losses * weight.index_select(0, classes.reshape((-1,))).unsqueeze(1)"
        "\nothers = arange(rows.size(1)).unsqueeze(0) != classes\nlosses = where(others, losses, "
        "0).sum((1,)) / rows.size(1)\nreturn _reduce_loss(losses if self.ndim == 2 and target.nd"
        "im else losses.reshape(()), reduction)",
    },
)


def multi_margin_loss_composite(self, target, p, margin, weight, reduction):
    """multi_margin_loss, from other operators."""
    if p != 1 and p != 2:
        language.refuse_value(f"multi_margin_loss: p must be 1 or 2, got {p}")
    if self.ndim == 0 or self.ndim > 2 or target.numel() != (self.size(0) if self.ndim == 2 else 1):
        language.refuse(
            "multi_margin_loss: expected an input of one or two dimensions and one target for each row, got shapes "
            f"{list(self.shape)} and {list(target.shape)}"
        )
    rows = self if self.ndim == 2 else self.unsqueeze(0)
    classes = functions._check_classes(target, rows.size(1)).reshape((-1, 1))
    if weight is not None and weight.shape != (rows.size(1),):
        language.refuse(
            f"multi_margin_loss: weight must have one entry for each of {rows.size(1)} classes, got shape "
            f"{list(weight.shape)}"
        )
    excess = functions.clamp(margin - rows.gather(1, classes) + rows, 0)
    losses = excess if p == 1 else excess * excess
    if weight is not None:
        losses = losses * weight.index_select(0, classes.reshape((-1,))).unsqueeze(1)
    others = functions.arange(rows.size(1)).unsqueeze(0) != classes
    losses = functions.where(others, losses, 0).sum((1,)) / rows.size(1)
    return functions._reduce_loss(losses if self.ndim == 2 and target.ndim else losses.reshape(()), reduction)


MULTI_MARGIN_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, multi_margin_loss_composite)


# pairwise_distance (ops.yaml:7080)
PAIRWISE_DISTANCE = define(
    "pairwise_distance",
    "pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False"
    ") -> Tensor",
    source="ops.yaml:7080",
    digest="96f7ea9f1c855cb9",
    kernel={
        "composite": "linalg_vector_norm(x1 - x2 + eps, p, (-1,), keepdim)",
    },
)


def pairwise_distance_composite(x1, x2, p, eps, keepdim):
    """pairwise_distance, from other operators."""
    return functions.linalg_vector_norm(x1 - x2 + eps, p, (-1,), keepdim)


PAIRWISE_DISTANCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, pairwise_distance_composite)


# cosine_similarity (ops.yaml:7090)
COSINE_SIMILARITY = define(
    "cosine_similarity",
    "cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor",
    source="ops.yaml:7090",
    digest="4032fcbec3267c5e",
    kernel={
        "composite": "kind = result_dtype(x1, x2)\nshape = broadcast_shapes(x1.shape, x2.shape)\na = x1.to(kin"
        "d).expand(shape)\nb = x2.to(kind).expand(shape)\n# The bound of the norms is no part of "
        "what is differentiated.\none = linalg_vector_norm(a, 2, (dim,), True).clone()\nother = l"
        "inalg_vector_norm(b, 2, (dim,), True).clone()\none.detach().clamp_(eps)\nother.detach()."
        "clamp_(eps)\nreturn ((a / one) * (b / other)).sum((dim,))",
    },
)


def cosine_similarity_composite(x1, x2, dim, eps):
    """cosine_similarity, from other operators."""
    kind = language.result_dtype(x1, x2)
    shape = language.broadcast_shapes(x1.shape, x2.shape)
    a = x1.to(kind).expand(shape)
    b = x2.to(kind).expand(shape)
    one = functions.linalg_vector_norm(a, 2, (dim,), True).clone()
    other = functions.linalg_vector_norm(b, 2, (dim,), True).clone()
    one.detach().clamp_(eps)
    other.detach().clamp_(eps)
    return (a / one * (b / other)).sum((dim,))


COSINE_SIMILARITY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cosine_similarity_composite)


# cosine_embedding_loss (ops.yaml:7110)
COSINE_EMBEDDING_LOSS = define(
    "cosine_embedding_loss",
    "cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, i"
    "nt reduction=Mean) -> Tensor",
    source="ops.yaml:7110",
    digest="ed37f3530d9389a9",
    kernel={
        "composite": "if input1.ndim != input2.ndim or target.ndim > 1 or input1.ndim != target.ndim + 1:\n  "
        '  refuse(f"cosine_embedding_loss: expected two batches of vectors and one target for e'
        'ach, got shapes {list(input1.shape)}, {list(input2.shape)} and {list(target.shape)}")\n'
        "products = (input1 * input2).sum((-1,))\nsquares = ((input1 * input1).sum((-1,)) + 1e-1"
        "2) * ((input2 * input2).sum((-1,)) + 1e-12)\ncosine = products / sqrt(squares)\nlosses ="
        " where(target == 1, 1 - cosine, 0) + where(target == -1, clamp(cosine - margin, 0), 0)"
        "\nreturn _reduce_loss(losses, reduction)",
    },
)


def cosine_embedding_loss_composite(input1, input2, target, margin, reduction):
    """cosine_embedding_loss, from other operators."""
    if input1.ndim != input2.ndim or target.ndim > 1 or input1.ndim != target.ndim + 1:
        language.refuse(
            "cosine_embedding_loss: expected two batches of vectors and one target for each, got shapes "
            f"{list(input1.shape)}, {list(input2.shape)} and {list(target.shape)}"
        )
    products = (input1 * input2).sum((-1,))
    squares = ((input1 * input1).sum((-1,)) + 1e-12) * ((input2 * input2).sum((-1,)) + 1e-12)
    cosine = products / functions.sqrt(squares)
    losses = functions.where(target == 1, 1 - cosine, 0) + functions.where(
        target == -1, functions.clamp(cosine - margin, 0), 0
    )
    return functions._reduce_loss(losses, reduction)


COSINE_EMBEDDING_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cosine_embedding_loss_composite)


# triplet_margin_loss (ops.yaml:7128)
TRIPLET_MARGIN_LOSS = define(
    "triplet_margin_loss",
    "triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0,"
    " float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor",
    source="ops.yaml:7128",
    digest="6c1ddc38d07afd06",
    kernel={
        "composite": 'if anchor.ndim != positive.ndim or anchor.ndim != negative.ndim:\n    refuse(f"triplet_'
        "margin_loss: all inputs must have the same number of dimensions, got shapes {list(anch"
        'or.shape)}, {list(positive.shape)} and {list(negative.shape)}")\nif margin <= 0:\n    re'
        'fuse_value(f"triplet_margin_loss: margin must be greater than 0, got {margin}")\nnear ='
        " pairwise_distance(anchor, positive, p, eps)\nfar = pairwise_distance(anchor, negative,"
        " p, eps)\nif swap:\n    far = minimum(far, pairwise_distance(positive, negative, p, eps)"
        ")\nreturn _reduce_loss(clamp(near - far + margin, 0), reduction)",
    },
)


def triplet_margin_loss_composite(anchor, positive, negative, margin, p, eps, swap, reduction):
    """triplet_margin_loss, from other operators."""
    if anchor.ndim != positive.ndim or anchor.ndim != negative.ndim:
        language.refuse(
            "triplet_margin_loss: all inputs must have the same number of dimensions, got shapes "
            f"{list(anchor.shape)}, {list(positive.shape)} and {list(negative.shape)}"
        )
    if margin <= 0:
        language.refuse_value(f"triplet_margin_loss: margin must be greater than 0, got {margin}")
    near = functions.pairwise_distance(anchor, positive, p, eps)
    far = functions.pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = functions.minimum(far, functions.pairwise_distance(positive, negative, p, eps))
    return functions._reduce_loss(functions.clamp(near - far + margin, 0), reduction)


TRIPLET_MARGIN_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, triplet_margin_loss_composite)


# nn_normalize (ops.yaml:7152)
NN_NORMALIZE = define(
    "nn_normalize",
    "nn_normalize(Tensor self, float p=2.0, int dim=1, float eps=1e-12) -> Tensor",
    source="ops.yaml:7152",
    digest="c6e615d28233e793",
    kernel={
        "composite": "self / clamp(linalg_vector_norm(self, p, (dim,), True), eps)",
    },
)
NN_NORMALIZE_OUT = define(
    "nn_normalize.out",
    "nn_normalize.out(Tensor self, float p=2.0, int dim=1, float eps=1e-12, *, Tensor(a!) o"
    "ut) -> Tensor(a!)",
    source="ops.yaml:7152",
    digest="c6e615d28233e793",
)


def nn_normalize_composite(self, p, dim, eps):
    """nn_normalize, from other operators."""
    return self / functions.clamp(functions.linalg_vector_norm(self, p, (dim,), True), eps)


NN_NORMALIZE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_normalize_composite)


def nn_normalize_out_cpu(self, p, dim, eps, out):
    """nn_normalize.out: the functional form, copied into out."""
    return write_out("nn_normalize.out", out, nn_normalize_composite(self, p, dim, eps))


NN_NORMALIZE_OUT.implement(CPU, nn_normalize_out_cpu)
NN_NORMALIZE_OUT.implement(AUTOGRAD_CPU, without_gradient(NN_NORMALIZE_OUT))
NN_NORMALIZE_OUT.implement(FORWARD_AD, forward.without_tangent(NN_NORMALIZE_OUT))
