# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The criteria operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.losses.margins

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.reduction.operator import Reduction
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

_SQUARED_ERROR = define("_squared_error(Tensor self, Tensor target) -> Tensor", "5c187840196152a5")
_SQUARED_ERROR_LOOP = _SQUARED_ERROR.compute_by(Elementwise("_squared_error", LOOPS, "_squared_error_kernel", 2,
    accepts=("floating",)))
_SQUARED_ERROR_BACKWARD_SELF_FORMULA = formula(_SQUARED_ERROR, "backward_self",
    Elementwise("_SquaredErrorBackward0", LOOPS, "squared_error_backward_self", 3),
    lambda grad, self_, target: grad * (self_ - target) * 2)
_SQUARED_ERROR_BACKWARD_TARGET_FORMULA = formula(_SQUARED_ERROR, "backward_target",
    Elementwise("_SquaredErrorBackward0", LOOPS, "squared_error_backward_target", 3),
    lambda grad, self_, target: grad * (target - self_) * 2)

_SQUARED_ERROR_BACKWARD_FORMULAS = formulas(_SQUARED_ERROR, "_SquaredErrorBackward0", 3,
    (_SQUARED_ERROR_BACKWARD_SELF_FORMULA, (0, 1, 2)), (_SQUARED_ERROR_BACKWARD_TARGET_FORMULA, (0, 1, 2)))

class _SquaredErrorBackward0(Node, operator="_squared_error", label="MseLossBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_target", "_version_target")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        if None not in wanted:
            return _SQUARED_ERROR_BACKWARD_FORMULAS[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        grad_self = None if wanted[0] is None else _SQUARED_ERROR_BACKWARD_SELF_FORMULA[
            (grad._keys | self_._keys | target._keys) & formula_keys()
        ](grad, self_, target)
        grad_target = None if wanted[1] is None else _SQUARED_ERROR_BACKWARD_TARGET_FORMULA[
            (grad._keys | self_._keys | target._keys) & formula_keys()
        ](grad, self_, target)
        return (grad_self, grad_target)

@_SQUARED_ERROR.implement(AUTOGRAD)
def _squared_error_autograd(self, target):
    result = _SQUARED_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if guards.active and not grad_enabled():
        return result
    node = _SquaredErrorBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    return record.call(node, result, self, target)

_SQUARED_ERROR_FORWARD_FORMULA = formula(_SQUARED_ERROR, "forward",
    Elementwise("_squared_error", LOOPS, "squared_error_forward", 4),
    lambda self_t, target_t, self_p, target_p: (self_t - target_t) * (self_p - target_p) * 2)
forward_rule(_SQUARED_ERROR, _SQUARED_ERROR_FORWARD_FORMULA, filled=True)

_MEAN_SQUARE = define("_mean_square(Tensor self) -> Tensor", "292cfcac440e9a8d")
_MEAN_SQUARE_LOOP = Reduction("_mean_square", LOOPS, "_mean_square_kernel", promote="floating", accepts=("floating",),
    degrees=(2,))
_MEAN_SQUARE.implement(CPU, lambda self: _MEAN_SQUARE_LOOP.compute(self, None, False))

class _MeanSquareBackward0(Node, operator="_mean_square", label="MseLossBackward0"):
    __slots__ = ("_saved_self_numel", "_raw_self", "_version_self")

    def apply(self, grad):
        self_numel = self._saved_self_numel
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * (2 / self_numel) * self_,)

@_MEAN_SQUARE.implement(AUTOGRAD)
def _mean_square_autograd(self):
    result = _MEAN_SQUARE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _MeanSquareBackward0()
    node._saved_self_numel = self.numel()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(_MEAN_SQUARE, lambda self_t, self_p: (self_t * (self_p * (2 / self_p.numel()))).sum())

_ABSOLUTE_ERROR = define("_absolute_error(Tensor self, Tensor target) -> Tensor", "be81e47a145a17a5")
_ABSOLUTE_ERROR_LOOP = _ABSOLUTE_ERROR.compute_by(Elementwise("_absolute_error", LOOPS, "_absolute_error_kernel", 2,
    promote="complex_to_real", accepts=("integral", "floating", "complex")))

class _AbsoluteErrorBackward0(Node, operator="_absolute_error", label="AbsBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_target", "_version_target")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        grad_self = None if wanted[0] is None else grad * functions.sgn(self_ - target)
        grad_target = None if wanted[1] is None else -grad * functions.sgn(self_ - target)
        return (grad_self, grad_target)

@_ABSOLUTE_ERROR.implement(AUTOGRAD)
def _absolute_error_autograd(self, target):
    result = _ABSOLUTE_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if guards.active and not grad_enabled():
        return result
    node = _AbsoluteErrorBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    return record.call(node, result, self, target)

forward_rule(_ABSOLUTE_ERROR,
    lambda self_t, self_p, target_t, target_p: (self_t - target_t) * functions.sgn(self_p - target_p), filled=True)


@composite(define("_weighted_loss(Tensor losses, Tensor self, Tensor weight, int reduction) -> Tensor",
    "157291f78a2f5ed5"))
def _weighted_loss_composite(losses, self, weight, reduction):
    if weight._sizes != self._sizes:
        language.raise_value_error(
            f"the weight of a loss must have the shape {list(self._sizes)} of the input, got {list(weight._sizes)}")
    losses = losses * weight
    if reduction == 1:
        return losses.sum() / weight.sum()
    return losses.sum() if reduction == 2 else losses


@composite(define("mse_loss(Tensor self, Tensor target, int reduction=Mean, Tensor? weight=None) -> Tensor",
    "f434107bd1d5506a", "mse_loss.out"))
def mse_loss_composite(self, target, reduction, weight):
    if self.dtype.itemsize == 2 and reduction != 0 and self.dtype.is_floating_point and (target.dtype == self.dtype):
        wider = None if weight is None else weight.float()
        return functions.mse_loss(self.float(), target.float(), reduction, wider).to(self.dtype)
    if weight is None and reduction == 1:
        return functions._mean_square(self - target)
    losses = functions._squared_error(self, target)
    if weight is not None:
        return functions._weighted_loss(losses, self, weight, reduction)
    return functions._reduce_loss(losses, reduction)


@composite(define("l1_loss(Tensor self, Tensor target, int reduction=Mean, Tensor? weight=None) -> Tensor",
    "301cc6a089a46d96"))
def l1_loss_composite(self, target, reduction, weight):
    losses = functions._absolute_error(self, target)
    if weight is not None:
        return functions._weighted_loss(losses, self, weight, reduction)
    return functions._reduce_loss(losses, reduction)


@composite(define("smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor",
    "a430efe00d01637a", "smooth_l1_loss.out"))
def smooth_l1_loss_composite(self, target, reduction, beta):
    if not beta >= 0:
        language.raise_error(f"smooth_l1_loss: beta must not be negative, got {beta}")
    return functions._reduce_loss(
        functions._absolute_error(self, target) if beta == 0 else functions._smooth_absolute_error(self, target, beta),
        reduction)


_SMOOTH_ABSOLUTE_ERROR = define("_smooth_absolute_error(Tensor self, Tensor target, float beta) -> Tensor",
    "b4af4f39c06c43f1")
_SMOOTH_ABSOLUTE_ERROR_LOOP = _SMOOTH_ABSOLUTE_ERROR.compute_by(Elementwise("_smooth_absolute_error", LOOPS,
    "_smooth_absolute_error_kernel", 2, accepts=("floating",), free=(0,)))

class _SmoothAbsoluteErrorBackward0(Node, operator="_smooth_absolute_error", label="SmoothL1LossBackward0"):
    __slots__ = ("_saved_beta", "_raw_self", "_version_self", "_raw_target", "_version_target")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        beta = self._saved_beta
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        grad_self = None if wanted[0] is None else grad * functions._bounded_step(self_ - target, beta)
        grad_target = None if wanted[1] is None else -grad * functions._bounded_step(self_ - target, beta)
        return (grad_self, grad_target)

@_SMOOTH_ABSOLUTE_ERROR.implement(AUTOGRAD)
def _smooth_absolute_error_autograd(self, target, beta):
    result = _SMOOTH_ABSOLUTE_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, beta)
    if guards.active and not grad_enabled():
        return result
    node = _SmoothAbsoluteErrorBackward0()
    node._saved_beta = beta
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    return record.call(node, result, self, target)

@forward_rule(_SMOOTH_ABSOLUTE_ERROR, filled=True)
def _smooth_absolute_error_forward(self_t, self_p, target_t, target_p, beta):
    return (self_t - target_t) * functions._bounded_step(self_p - target_p, beta)


_BOUNDED_STEP = define("_bounded_step(Tensor self, float bound) -> Tensor", "1bbc0734545c35f1")
_BOUNDED_STEP_LOOP = _BOUNDED_STEP.compute_by(Elementwise("_bounded_step", LOOPS, "_bounded_step_kernel", 1,
    promote="int_to_float", accepts=("integral", "floating"), free=(0,)))
_BOUNDED_STEP_BACKWARD_SELF_FORMULA = formula(_BOUNDED_STEP, "backward_self",
    Elementwise("_BoundedStepBackward0", LOOPS, "bounded_step_backward_self", 2, free=(0,)),
    lambda grad, self_, bound: functions.where(functions.abs(self_) < bound, grad / bound, 0))

class _BoundedStepBackward0(Node, operator="_bounded_step"):
    __slots__ = ("_saved_bound", "_raw_self", "_version_self")

    def apply(self, grad):
        bound = self._saved_bound
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (_BOUNDED_STEP_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, bound),)

@_BOUNDED_STEP.implement(AUTOGRAD)
def _bounded_step_autograd(self, bound):
    result = _BOUNDED_STEP[self._keys & BELOW_AUTOGRAD](self, bound)
    if guards.active and not grad_enabled():
        return result
    node = _BoundedStepBackward0()
    node._saved_bound = bound
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

_BOUNDED_STEP_FORWARD_FORMULA = formula(_BOUNDED_STEP, "forward",
    Elementwise("_bounded_step", LOOPS, "bounded_step_backward_self", 2, free=(0,)),
    lambda self_t, self_p, bound: functions.where(functions.abs(self_p) < bound, self_t / bound, 0))
forward_rule(_BOUNDED_STEP, _BOUNDED_STEP_FORWARD_FORMULA)

_BOUNDED = define("_bounded(Tensor self, float bound) -> Tensor", "48818c39fc1e3916")
_BOUNDED_LOOP = _BOUNDED.compute_by(Elementwise("_bounded", LOOPS, "_bounded_kernel", 1, promote="int_to_float",
    accepts=("integral", "floating"), free=(0,)))
_BOUNDED_BACKWARD_SELF_FORMULA = formula(_BOUNDED, "backward_self",
    Elementwise("_BoundedBackward0", LOOPS, "bounded_backward_self", 2, free=(0,)),
    lambda grad, self_, bound: functions.where(functions.abs(self_) < bound, grad, 0))

class _BoundedBackward0(Node, operator="_bounded"):
    __slots__ = ("_saved_bound", "_raw_self", "_version_self")

    def apply(self, grad):
        bound = self._saved_bound
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (_BOUNDED_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, bound),)

@_BOUNDED.implement(AUTOGRAD)
def _bounded_autograd(self, bound):
    result = _BOUNDED[self._keys & BELOW_AUTOGRAD](self, bound)
    if guards.active and not grad_enabled():
        return result
    node = _BoundedBackward0()
    node._saved_bound = bound
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

_BOUNDED_FORWARD_FORMULA = formula(_BOUNDED, "forward",
    Elementwise("_bounded", LOOPS, "bounded_backward_self", 2, free=(0,)),
    lambda self_t, self_p, bound: functions.where(functions.abs(self_p) < bound, self_t, 0))
forward_rule(_BOUNDED, _BOUNDED_FORWARD_FORMULA)


@composite(define("huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, Tensor? weight=None) -> "
    "Tensor", "3adfdb76c1c601b2", "huber_loss.out"))
def huber_loss_composite(self, target, reduction, delta, weight):
    if not delta > 0:
        language.raise_error(f"huber_loss: delta must be greater than 0, got {delta}")
    if weight is not None and weight._sizes != self._sizes:
        language.raise_value_error(
            f"huber_loss: weight must have the input's shape {list(self._sizes)}, got {list(weight._sizes)}")
    if delta > 1 and reduction != 0 and (self.dtype.itemsize == 2) and (self.dtype == target.dtype):
        wider = None if weight is None else weight.float()
        return functions.huber_loss(self.float(), target.float(), reduction, delta, wider).to(self.dtype)
    losses = functions._huber_error(self, target, delta)
    return functions._reduce_loss(losses if weight is None else losses * weight, reduction)


_HUBER_ERROR = define("_huber_error(Tensor self, Tensor target, float delta) -> Tensor", "692f7455e3ab2f4f")
_HUBER_ERROR_LOOP = _HUBER_ERROR.compute_by(Elementwise("_huber_error", LOOPS, "_huber_error_kernel", 2,
    accepts=("floating",), free=(0,)))

class _HuberErrorBackward0(Node, operator="_huber_error"):
    __slots__ = ("_saved_delta", "_raw_self", "_version_self", "_raw_target", "_version_target")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        delta = self._saved_delta
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        grad_self = None if wanted[0] is None else grad * functions._bounded(self_ - target, delta)
        grad_target = None if wanted[1] is None else -grad * functions._bounded(self_ - target, delta)
        return (grad_self, grad_target)

@_HUBER_ERROR.implement(AUTOGRAD)
def _huber_error_autograd(self, target, delta):
    result = _HUBER_ERROR[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, delta)
    if guards.active and not grad_enabled():
        return result
    node = _HuberErrorBackward0()
    node._saved_delta = delta
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    return record.call(node, result, self, target)

@forward_rule(_HUBER_ERROR, filled=True)
def _huber_error_forward(self_t, self_p, target_t, target_p, delta):
    return (self_t - target_t) * functions._bounded(self_p - target_p, delta)


BINARY_CROSS_ENTROPY, BINARY_CROSS_ENTROPY_OUT = define("binary_cross_entropy(Tensor self, Tensor target, Tensor? "
    "weight=None, int reduction=Mean) -> Tensor", "51c31fb01e2f9835", "binary_cross_entropy.out")

@composite(BINARY_CROSS_ENTROPY)
def binary_cross_entropy_composite(self, target, weight, reduction):
    if target._sizes != self._sizes:
        language.raise_value_error(
            f"binary_cross_entropy: the target's shape {list(target._sizes)} must be the input's, {list(self._sizes)}")
    if language.any_true(~((self >= 0) & (self <= 1))):
        language.raise_error("binary_cross_entropy: all elements of the input must lie in [0, 1]")
    if language.any_true(~((target >= 0) & (target <= 1))):
        language.raise_error("binary_cross_entropy: all elements of the target must lie in [0, 1]")
    losses = functions._binary_entropy(self, target)
    return functions._reduce_loss(losses if weight is None else losses * weight, reduction)

@BINARY_CROSS_ENTROPY.implement(BATCH_RULE)
def binary_cross_entropy_batch(self, target, weight, reduction):
    many = language.broadcast_shapes(self._sizes[:1], target._sizes[:1])[0]
    left, right = (self.expand((many, *self._sizes[1:])), target.expand((many, *target._sizes[1:])))
    losses = functions.binary_cross_entropy(left, right, None, 0)
    if weight is not None:
        losses = losses * weight.reshape((weight._sizes[0], *(1,) * (losses._ndim - weight._ndim), *weight._sizes[1:]))
    dims = tuple(range(1, losses._ndim))
    if reduction == 0 or not dims:
        return losses
    return losses.mean(dims) if reduction == 1 else losses.sum(dims)


_BINARY_ENTROPY = define("_binary_entropy(Tensor self, Tensor target) -> Tensor", "7b91a578fa48da6e")
_BINARY_ENTROPY_LOOP = _BINARY_ENTROPY.compute_by(Elementwise("_binary_entropy", LOOPS, "_binary_entropy_kernel", 2,
    accepts=("floating",)))

@formula(_BINARY_ENTROPY, "backward_target",
    Elementwise("_BinaryEntropyBackward0", LOOPS, "binary_entropy_backward_target", 2))
def _BINARY_ENTROPY_BACKWARD_TARGET_FORMULA(grad, self_):
    self_ = operations.widened(self_, grad)
    return grad * (functions.log1p(-self_) - functions.log(self_))

class _BinaryEntropyBackward0(Node, operator="_binary_entropy"):
    __slots__ = ("_raw_self", "_version_self", "_raw_target", "_version_target")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            grad_self = grad * ((self_ - target) / functions.clamp((1 - self_) * self_, 1e-12))
        grad_target = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_target = _BINARY_ENTROPY_BACKWARD_TARGET_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_)
        return (grad_self, grad_target)

@_BINARY_ENTROPY.implement(AUTOGRAD)
def _binary_entropy_autograd(self, target):
    result = _BINARY_ENTROPY[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if guards.active and not grad_enabled():
        return result
    node = _BinaryEntropyBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    return record.call(node, result, self, target)

@forward_rule(_BINARY_ENTROPY)
def _binary_entropy_forward(self_t, self_p, target_t, target_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * ((self_p - target_p) / functions.clamp((1 - self_p) * self_p, 1e-12))
    if target_t is not None:
        result_t = forward.plus(result_t, target_t * (functions.log1p(-self_p) - functions.log(self_p)))
    return result_t


@composite(define("binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? "
    "pos_weight=None, int reduction=Mean) -> Tensor", "052601687af5ebc9"))
def binary_cross_entropy_with_logits_composite(self, target, weight, pos_weight, reduction):
    if target._sizes != self._sizes:
        language.raise_value_error(
            f"binary_cross_entropy_with_logits: the target's shape {list(target._sizes)} must be the input's, "
            f"{list(self._sizes)}")
    losses = (
        functions._logit_entropy(self, target)
        if pos_weight is None
        else functions._weighted_logit_entropy(self, target, pos_weight))
    return functions._reduce_loss(losses if weight is None else losses * weight, reduction)


@composite(define("nn_binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, int "
    "reduction=Mean, Tensor? pos_weight=None) -> Tensor", "ff9375d4499f1123"))
def nn_binary_cross_entropy_with_logits_composite(self, target, weight, reduction, pos_weight):
    return functions.binary_cross_entropy_with_logits(self, target, weight, pos_weight, reduction)


_LOGIT_ENTROPY = define("_logit_entropy(Tensor self, Tensor target) -> Tensor", "64921355b5d5f434")
_LOGIT_ENTROPY_LOOP = _LOGIT_ENTROPY.compute_by(Elementwise("_logit_entropy", LOOPS, "_logit_entropy_kernel", 2,
    accepts=("floating",)))

@formula(_LOGIT_ENTROPY, "backward_self",
    Elementwise("_LogitEntropyBackward0", LOOPS, "logit_entropy_backward_self", 3))
def _LOGIT_ENTROPY_BACKWARD_SELF_FORMULA(grad, self_, target):
    self_ = operations.widened(self_, grad)
    target = operations.widened(target, grad)
    return grad * ((1 - target) * functions.sigmoid(self_) - target * functions.sigmoid(-self_))

_LOGIT_ENTROPY_BACKWARD_TARGET_FORMULA = formula(_LOGIT_ENTROPY, "backward_target",
    Elementwise("_LogitEntropyBackward0", LOOPS, "logit_entropy_backward_target", 2), lambda grad, self_: -grad * self_)

_LOGIT_ENTROPY_BACKWARD_FORMULAS = formulas(_LOGIT_ENTROPY, "_LogitEntropyBackward0", 3,
    (_LOGIT_ENTROPY_BACKWARD_SELF_FORMULA, (0, 1, 2)), (_LOGIT_ENTROPY_BACKWARD_TARGET_FORMULA, (0, 1)))

class _LogitEntropyBackward0(Node, operator="_logit_entropy"):
    __slots__ = ("_raw_target", "_version_target", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return _LOGIT_ENTROPY_BACKWARD_FORMULAS[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        grad_self = None
        if wanted[0] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_self = _LOGIT_ENTROPY_BACKWARD_SELF_FORMULA[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        grad_target = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_target = _LOGIT_ENTROPY_BACKWARD_TARGET_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_)
        return (grad_self, grad_target)

@_LOGIT_ENTROPY.implement(AUTOGRAD)
def _logit_entropy_autograd(self, target):
    result = _LOGIT_ENTROPY[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if guards.active and not grad_enabled():
        return result
    node = _LogitEntropyBackward0()
    if self._edge is not None:
        node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, target)

@formula(_LOGIT_ENTROPY, "forward", Elementwise("_logit_entropy", LOOPS, "logit_entropy_forward", 4))
def _LOGIT_ENTROPY_FORWARD_FORMULA(self_t, target_t, self_p, target_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * ((1 - target_p) * functions.sigmoid(self_p) - target_p * functions.sigmoid(-self_p))
    if target_t is not None:
        result_t = forward.minus(result_t, target_t * self_p)
    return result_t

forward_rule(_LOGIT_ENTROPY, _LOGIT_ENTROPY_FORWARD_FORMULA)

_WEIGHTED_LOGIT_ENTROPY = define("_weighted_logit_entropy(Tensor self, Tensor target, Tensor pos_weight) -> Tensor",
    "9c17e2039937f72b")
_WEIGHTED_LOGIT_ENTROPY_LOOP = _WEIGHTED_LOGIT_ENTROPY.compute_by(Elementwise("_weighted_logit_entropy", LOOPS,
    "_weighted_logit_entropy_kernel", 3, accepts=("floating",)))

@formula(_WEIGHTED_LOGIT_ENTROPY, "backward_self",
    Elementwise("_WeightedLogitEntropyBackward0", LOOPS, "weighted_logit_entropy_backward_self", 4))
def _WEIGHTED_LOGIT_ENTROPY_BACKWARD_SELF_FORMULA(grad, pos_weight, self_, target):
    self_ = operations.widened(self_, grad)
    target = operations.widened(target, grad)
    pos_weight = operations.widened(pos_weight, grad)
    return grad * ((1 - target) * functions.sigmoid(self_) - pos_weight * target * functions.sigmoid(-self_))

class _WeightedLogitEntropyBackward0(Node, operator="_weighted_logit_entropy"):
    __slots__ = ("_raw_target", "_version_target", "_raw_self", "_version_self", "_raw_pos_weight",
        "_version_pos_weight")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            pos_weight = unpack_input(self, self._raw_pos_weight, self._version_pos_weight, "pos_weight")
            grad_self = _WEIGHTED_LOGIT_ENTROPY_BACKWARD_SELF_FORMULA[
                (grad._keys | pos_weight._keys | self_._keys | target._keys) & formula_keys()
            ](grad, pos_weight, self_, target)
        grad_target = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            pos_weight = unpack_input(self, self._raw_pos_weight, self._version_pos_weight, "pos_weight")
            grad_target = -grad * (self_ + (pos_weight - 1) * functions.logsigmoid(self_))
        grad_pos_weight = None
        if wanted[2] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_pos_weight = -grad * (target * functions.logsigmoid(self_))
        return (grad_self, grad_target, grad_pos_weight)

@_WEIGHTED_LOGIT_ENTROPY.implement(AUTOGRAD)
def _weighted_logit_entropy_autograd(self, target, pos_weight):
    result = _WEIGHTED_LOGIT_ENTROPY[
        (self._keys | target._keys | pos_weight._keys) & BELOW_AUTOGRAD
    ](self, target, pos_weight)
    if guards.active and not grad_enabled():
        return result
    node = _WeightedLogitEntropyBackward0()
    if self._edge is not None or pos_weight._edge is not None:
        node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None or target._edge is not None:
        node._raw_pos_weight, node._version_pos_weight = (pos_weight,
            0 if pos_weight._writes is None else pos_weight._writes[0])
    return record.call(node, result, self, target, pos_weight)

@forward_rule(_WEIGHTED_LOGIT_ENTROPY)
def _weighted_logit_entropy_forward(self_t, self_p, target_t, target_p, pos_weight_t, pos_weight_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * (
            (1 - target_p) * functions.sigmoid(self_p) - pos_weight_p * target_p * functions.sigmoid(-self_p))
    if target_t is not None:
        result_t = forward.minus(result_t, target_t * (self_p + (pos_weight_p - 1) * functions.logsigmoid(self_p)))
    if pos_weight_t is not None:
        result_t = forward.minus(result_t, pos_weight_t * (target_p * functions.logsigmoid(self_p)))
    return result_t


@composite(define("kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor",
    "13f6004040d9ea23"))
def kl_div_composite(self, target, reduction, log_target):
    if not self.dtype.is_floating_point or not target.dtype.is_floating_point:
        language.raise_unsupported_error(f"kl_div: expected floating dtypes, got {self.dtype} and {target.dtype}")
    return functions._reduce_loss(
        functions._divergence_of_logs(self, target) if log_target else functions._divergence(self, target), reduction)


@composite(define("nn_kl_div(Tensor self, Tensor target, str reduction='mean', bool log_target=False) -> Tensor",
    "edf630f9f18be74f"))
def nn_kl_div_composite(self, target, reduction, log_target):
    if reduction == "batchmean":
        total = functions.kl_div(self, target, 2, log_target=log_target)
        return total / self.size(0) if self._ndim else total
    if reduction == "mean":
        return functions.kl_div(self, target, 1, log_target=log_target)
    if reduction == "sum":
        return functions.kl_div(self, target, 2, log_target=log_target)
    if reduction != "none":
        language.raise_value_error(
            f"{reduction} is not a valid value for reduction; use one of 'none', 'mean', 'sum', 'batchmean'")
    return functions.kl_div(self, target, 0, log_target=log_target)


_DIVERGENCE = define("_divergence(Tensor self, Tensor target) -> Tensor", "df46c5a6272451a2")
_DIVERGENCE_LOOP = _DIVERGENCE.compute_by(Elementwise("_divergence", LOOPS, "_divergence_kernel", 2,
    accepts=("floating",)))
_DIVERGENCE_BACKWARD_SELF_FORMULA = formula(_DIVERGENCE, "backward_self",
    Elementwise("_DivergenceBackward0", LOOPS, "logit_entropy_backward_target", 2), lambda grad, target: -grad * target)

@formula(_DIVERGENCE, "backward_target", Elementwise("_DivergenceBackward0", LOOPS, "divergence_backward_target", 3))
def _DIVERGENCE_BACKWARD_TARGET_FORMULA(grad, self_, target):
    target = operations.widened(target, grad)
    return grad * (functions.log(target) + 1 - self_)

_DIVERGENCE_BACKWARD_FORMULAS = formulas(_DIVERGENCE, "_DivergenceBackward0", 3,
    (_DIVERGENCE_BACKWARD_SELF_FORMULA, (0, 2)), (_DIVERGENCE_BACKWARD_TARGET_FORMULA, (0, 1, 2)))

class _DivergenceBackward0(Node, operator="_divergence", label="SubBackward0"):
    __slots__ = ("_raw_target", "_version_target", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return _DIVERGENCE_BACKWARD_FORMULAS[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        grad_self = None
        if wanted[0] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            grad_self = _DIVERGENCE_BACKWARD_SELF_FORMULA[(grad._keys | target._keys) & formula_keys()](grad, target)
        grad_target = None
        if wanted[1] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_target = _DIVERGENCE_BACKWARD_TARGET_FORMULA[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        return (grad_self, grad_target)

@_DIVERGENCE.implement(AUTOGRAD)
def _divergence_autograd(self, target):
    result = _DIVERGENCE[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if guards.active and not grad_enabled():
        return result
    node = _DivergenceBackward0()
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    if target._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, target)

@formula(_DIVERGENCE, "forward", Elementwise("_divergence", LOOPS, "divergence_forward", 4))
def _DIVERGENCE_FORWARD_FORMULA(self_t, target_t, self_p, target_p):
    result_t = None
    if target_t is not None:
        result_t = target_t * (functions.log(target_p) + 1 - self_p)
    if self_t is not None:
        result_t = forward.minus(result_t, self_t * target_p)
    return result_t

forward_rule(_DIVERGENCE, _DIVERGENCE_FORWARD_FORMULA)

_DIVERGENCE_OF_LOGS = define("_divergence_of_logs(Tensor self, Tensor target) -> Tensor", "560a2f0a34ab87af")
_DIVERGENCE_OF_LOGS_LOOP = _DIVERGENCE_OF_LOGS.compute_by(Elementwise("_divergence_of_logs", LOOPS,
    "_divergence_of_logs_kernel", 2, accepts=("floating",)))

@formula(_DIVERGENCE_OF_LOGS, "backward_self",
    Elementwise("_DivergenceOfLogsBackward0", LOOPS, "divergence_of_logs_backward_self", 2))
def _DIVERGENCE_OF_LOGS_BACKWARD_SELF_FORMULA(grad, target):
    target = operations.widened(target, grad)
    return -grad * functions.exp(target)

@formula(_DIVERGENCE_OF_LOGS, "backward_target",
    Elementwise("_DivergenceOfLogsBackward0", LOOPS, "divergence_of_logs_backward_target", 3))
def _DIVERGENCE_OF_LOGS_BACKWARD_TARGET_FORMULA(grad, self_, target):
    target = operations.widened(target, grad)
    return grad * (functions.exp(target) * (target + 1 - self_))

_DIVERGENCE_OF_LOGS_BACKWARD_FORMULAS = formulas(_DIVERGENCE_OF_LOGS, "_DivergenceOfLogsBackward0", 3,
    (_DIVERGENCE_OF_LOGS_BACKWARD_SELF_FORMULA, (0, 2)), (_DIVERGENCE_OF_LOGS_BACKWARD_TARGET_FORMULA, (0, 1, 2)))

class _DivergenceOfLogsBackward0(Node, operator="_divergence_of_logs", label="MulBackward0"):
    __slots__ = ("_raw_target", "_version_target", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return _DIVERGENCE_OF_LOGS_BACKWARD_FORMULAS[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        grad_self = None
        if wanted[0] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            grad_self = _DIVERGENCE_OF_LOGS_BACKWARD_SELF_FORMULA[
                (grad._keys | target._keys) & formula_keys()
            ](grad, target)
        grad_target = None
        if wanted[1] is not None:
            target = unpack_input(self, self._raw_target, self._version_target, "target")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_target = _DIVERGENCE_OF_LOGS_BACKWARD_TARGET_FORMULA[
                (grad._keys | self_._keys | target._keys) & formula_keys()
            ](grad, self_, target)
        return (grad_self, grad_target)

@_DIVERGENCE_OF_LOGS.implement(AUTOGRAD)
def _divergence_of_logs_autograd(self, target):
    result = _DIVERGENCE_OF_LOGS[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target)
    if guards.active and not grad_enabled():
        return result
    node = _DivergenceOfLogsBackward0()
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    if target._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, target)

@formula(_DIVERGENCE_OF_LOGS, "forward", Elementwise("_divergence_of_logs", LOOPS, "divergence_of_logs_forward", 4))
def _DIVERGENCE_OF_LOGS_FORWARD_FORMULA(self_t, target_t, self_p, target_p):
    result_t = None
    if target_t is not None:
        result_t = target_t * (functions.exp(target_p) * (target_p + 1 - self_p))
    if self_t is not None:
        result_t = forward.minus(result_t, self_t * functions.exp(target_p))
    return result_t

forward_rule(_DIVERGENCE_OF_LOGS, _DIVERGENCE_OF_LOGS_FORWARD_FORMULA)


@composite(define("poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) "
    "-> Tensor", "098a55f5074c53f7"))
def poisson_nll_loss_composite(input, target, log_input, full, eps, reduction):
    losses = functions.exp(input) - target * input if log_input else input - target * functions.log(input + eps)
    if full:
        large = functions.where(target > 1, target, 1)
        losses = losses + functions.where(
            target > 1, large * functions.log(large) - large + functions.log(large * (2 * math.pi)) * 0.5, 0
        ).to(losses.dtype)
    return functions._reduce_loss(losses, reduction)


@composite(define("nn_poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, float "
    "eps=1e-08, int reduction=Mean) -> Tensor", "2db7c57136155779"))
def nn_poisson_nll_loss_composite(input, target, log_input, full, eps, reduction):
    return functions.poisson_nll_loss(input, target, log_input, full, eps, reduction)


NN_GAUSSIAN_NLL_LOSS = define("nn_gaussian_nll_loss(Tensor input, Tensor target, Tensor var, bool full=False, float "
    "eps=1e-06, int reduction=Mean) -> Tensor", "fb6027f5b9781b14")

@composite(NN_GAUSSIAN_NLL_LOSS)
def nn_gaussian_nll_loss_composite(input, target, var, full, eps, reduction):
    if language.any_true(var < 0):
        language.raise_value_error("gaussian_nll_loss: var has negative elements")
    if var._sizes != input._sizes:
        if var._sizes == input._sizes[:-1]:
            var = var.unsqueeze(-1)
        elif var._ndim != input._ndim or len(
            [0 for a, b in zip(input._sizes, var._sizes) if a != b and b == 1]
        ) != 1 or language.broadcast_shapes(input._sizes, var._sizes) != input._sizes:
            language.raise_value_error(
                f"gaussian_nll_loss: var of shape {list(var._sizes)} does not fit the input of shape "
                f"{list(input._sizes)}")
    return functions._gaussian_loss(input, target, var, full, eps, reduction)

@NN_GAUSSIAN_NLL_LOSS.implement(BATCH_RULE)
def nn_gaussian_nll_loss_batch(input, target, var, full, eps, reduction):
    many = language.broadcast_shapes(input._sizes[:1], target._sizes[:1], var._sizes[:1])[0]
    means, wanted = (input.expand((many, *input._sizes[1:])), target.expand((many, *target._sizes[1:])))
    losses = functions.nn_gaussian_nll_loss(means, wanted, var.expand((many, *var._sizes[1:])), full, eps, 0)
    dims = tuple(range(1, losses._ndim))
    if reduction == 0 or not dims:
        return losses
    return losses.mean(dims) if reduction == 1 else losses.sum(dims)


@composite(define("nn_gaussian_nll_loss.Scalar(Tensor input, Tensor target, float var, bool full=False, float "
    "eps=1e-06, int reduction=Mean) -> Tensor", "59309a5c9c057908"))
def nn_gaussian_nll_loss_Scalar_composite(input, target, var, full, eps, reduction):
    if var < 0:
        language.raise_value_error("gaussian_nll_loss: var has negative elements")
    return functions._gaussian_loss(input, target, functions.ones_like(input) * var, full, eps, reduction)


@composite(define("_gaussian_loss(Tensor input, Tensor target, Tensor var, bool full, float eps, int reduction) -> "
    "Tensor", "8dbae8378cf81e76"))
def _gaussian_loss_composite(input, target, var, full, eps, reduction):
    if not input.dtype.is_floating_point:
        input = input.to(language.result_dtype(input, target, 1.0))
        target, var = (target.to(input.dtype), var.to(language.result_dtype(var, 1.0)))
    bounded = functions._raised(var, eps)
    error = input - target
    losses = functions.log(bounded) * 0.5 + error * 0.5 * (error / bounded)
    return functions._reduce_loss(losses + 0.9189385332046727 if full else losses, reduction)


_RAISED = define("_raised(Tensor self, Scalar min) -> Tensor", "5cc81580cabdc718")
_RAISED_LOOP = _RAISED.compute_by(Elementwise("_raised", LOOPS, "_raised_kernel", 1, accepts=("integral", "floating"),
    fitting=(0,)))

class _RaisedBackward0(Node, operator="_raised", label="CloneBackward0"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@_RAISED.implement(AUTOGRAD)
def _raised_autograd(self, min):
    result = _RAISED[self._keys & BELOW_AUTOGRAD](self, min)
    if guards.active and not grad_enabled():
        return result
    return record.call(_RaisedBackward0(), result, self)

_RAISED_FORWARD_FORMULA = formula(_RAISED, "forward", Elementwise("_raised", LOOPS, "raised_forward", 2, free=(0,)),
    lambda self_t, self_p, min: functions.where(self_p >= min, self_t, 0))
forward_rule(_RAISED, _RAISED_FORWARD_FORMULA)


@composite(define("hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor",
    "a42216bd81bdb02c"))
def hinge_embedding_loss_composite(self, target, margin, reduction):
    losses = functions.where(target != 1, functions.clamp(margin - self, 0), 0) + functions.where(target != -1, self, 0)
    return functions._reduce_loss(losses, reduction)


@composite(define("margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int "
    "reduction=Mean) -> Tensor", "afc85d0f05d49853"))
def margin_ranking_loss_composite(input1, input2, target, margin, reduction):
    if input1._ndim != input2._ndim or input1._ndim != target._ndim:
        language.raise_error(
            "margin_ranking_loss: all inputs must have the same number of dimensions, got shapes "
            f"{list(input1._sizes)}, {list(input2._sizes)} and {list(target._sizes)}")
    return functions._reduce_loss(functions.clamp(-target * (input1 - input2) + margin, 0), reduction)


composite(
    define("soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor", "788305accaaa930f",
        "soft_margin_loss.out"),
    lambda self, target, reduction: functions._reduce_loss(-functions.logsigmoid(target * self), reduction))


@composite(define("nn_multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, int "
    "reduction=Mean) -> Tensor", "b52f3c31b6a9b67f"))
def nn_multilabel_soft_margin_loss_composite(input, target, weight, reduction):
    losses = -(target * functions.logsigmoid(input) + (1 - target) * functions.logsigmoid(-input))
    if weight is not None:
        losses = losses * weight
    return functions._reduce_loss(losses.sum((-1,)) / input.size(-1), reduction)


@composite(define("multi_margin_loss(Tensor self, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, int "
    "reduction=Mean) -> Tensor", "27531b05de515e6d", "multi_margin_loss.out"))
def multi_margin_loss_composite(self, target, p, margin, weight, reduction):
    if p != 1 and p != 2:
        language.raise_value_error(f"multi_margin_loss: p must be 1 or 2, got {p}")
    rows, classes = (self, target)
    if self._ndim != 2 or target._sizes != self._sizes[:1]:
        if self._ndim > 2 or target._ndim > 1 or target.numel() != (self.size(0) if self._ndim == 2 else 1):
            language.raise_error(
                "multi_margin_loss: expected an input of at most two dimensions and one target for each row, got "
                f"shapes {list(self._sizes)} and {list(target._sizes)}")
        rows, classes = (self.reshape((target.numel(), -1)), target.reshape((-1,)))
    if weight is not None and weight._ndim != 1:
        language.raise_value_error(f"multi_margin_loss: weight must be a vector, got shape {list(weight._sizes)}")
    if target.dtype != dtypes.int64:
        language.raise_unsupported_error(f"multi_margin_loss: expected int64 classes, got {target.dtype}")
    if weight is not None and weight._sizes != rows._sizes[1:]:
        language.raise_error(
            f"multi_margin_loss: weight must have one entry for each of {rows.size(1)} classes, got shape "
            f"{list(weight._sizes)}")
    wide = rows if rows.dtype == dtypes.float32 or rows.dtype == dtypes.float64 else rows.to(dtypes.float32)
    losses = functions._multi_margin(wide, classes, p, margin)
    if rows.dtype.is_floating_point and wide.dtype != rows.dtype:
        losses = losses.to(rows.dtype)
    if weight is not None:
        losses = losses * weight.index_select(0, classes)
    return functions._reduce_loss(losses if self._ndim == 2 and target._ndim else losses.reshape(()), reduction)


_MULTI_MARGIN = define("_multi_margin(Tensor self, Tensor target, int p, float margin) -> Tensor", "3b11f29c26256c2b")
_MULTI_MARGIN.implement(CPU, runtime.kernels.losses.margins.multi_margin)

class _MultiMarginBackward0(Node, operator="_multi_margin"):
    __slots__ = ("_raw_self", "_version_self", "_raw_target", "_version_target", "_saved_p", "_saved_margin")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        p = self._saved_p
        margin = self._saved_margin
        return (functions._multi_margin_backward(grad, self_, target, p, margin),)

@_MULTI_MARGIN.implement(AUTOGRAD)
def _multi_margin_autograd(self, target, p, margin):
    result = _MULTI_MARGIN[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, p, margin)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _MultiMarginBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    node._saved_p = p
    node._saved_margin = margin
    return record.call(node, result, self)

pushed_forward(_MULTI_MARGIN)

@_MULTI_MARGIN.implement(BATCH_RULE)
def _multi_margin_batch(self, target, p, margin):
    many = language.broadcast_shapes(self._sizes[:1], target._sizes[:1])[0]
    rows, classes = (self.expand((many, *self._sizes[1:])), target.expand((many, *target._sizes[1:])))
    return functions._multi_margin(rows.flatten(0, 1), classes.flatten(0, 1), p, margin).reshape((many, self._sizes[1]))


@composite(define("_multi_margin_backward(Tensor grad, Tensor self, Tensor target, int p, float margin) -> Tensor",
    "a4e98460e0a55b3c"))
def _multi_margin_backward_composite(grad, self, target, p, margin):
    classes = target.unsqueeze(1)
    is_other = functions.arange(self.size(1)) != classes
    share = grad.unsqueeze(1) / self.size(1)
    slope = functions._margin_slope(share, self, self.gather(1, classes), is_other, margin, p)
    return slope.scatter_add(1, classes, -slope.sum((1,), True))


_MARGIN_SLOPE = define("_margin_slope(Tensor share, Tensor self, Tensor own, Tensor is_other, float margin, int p) -> "
    "Tensor", "d8b2f12c5ce480e8")
_MARGIN_SLOPE_0_LOOP = Elementwise("_margin_slope", LOOPS, "_margin_slope_0_kernel", 4, accepts=("floating",),
    free=(0,))
_MARGIN_SLOPE_1_LOOP = Elementwise("_margin_slope", LOOPS, "_margin_slope_1_kernel", 4, accepts=("floating",),
    free=(0,))

@_MARGIN_SLOPE.implement(CPU)
def _margin_slope_cpu(share, self, own, is_other, margin, p):
    if p == 1:
        return _MARGIN_SLOPE_0_LOOP.make(share, self, own, is_other, margin)
    if ...:
        return _MARGIN_SLOPE_1_LOOP.make(share, self, own, is_other, margin)
    raise language.no_case("_margin_slope", {"margin": margin, "p": p})

class _MarginSlopeBackward0(Node, operator="_margin_slope"):
    __slots__ = ("_saved_p", "_raw_is_other", "_version_is_other", "_raw_self", "_version_self", "_saved_margin",
        "_raw_own", "_version_own", "_raw_share", "_version_share")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        p = self._saved_p
        is_other = unpack_input(self, self._raw_is_other, self._version_is_other, "is_other")
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        margin = self._saved_margin
        own = unpack_input(self, self._raw_own, self._version_own, "own")
        grad_share = None
        if wanted[0] is not None:
            grad_share = (
                functions.where((is_other == 0) | (margin - own + self_ <= 0), 0, grad)
                if p == 1
                else functions.where((is_other == 0) | (margin - own + self_ <= 0), 0,
                    2 * functions.where((is_other == 0) | (margin - own + self_ <= 0), 1, grad) * (
                        margin - functions.where(
                            (is_other == 0) | (margin - own + self_ <= 0), 1, own
                        ) + functions.where(
                            (is_other == 0) | (margin - own + self_ <= 0), 1, self_))))
        grad_self = None
        if wanted[1] is not None:
            share = unpack_input(self, self._raw_share, self._version_share, "share")
            grad_self = (
                functions.zeros_like(grad)
                if p == 1
                else functions.where((is_other == 0) | (margin - own + self_ <= 0), 0,
                    2 * functions.where((is_other == 0) | (margin - own + self_ <= 0), 1, grad) * functions.where(
                        (is_other == 0) | (margin - own + self_ <= 0), 1, share)))
        grad_own = None
        if wanted[2] is not None:
            share = unpack_input(self, self._raw_share, self._version_share, "share")
            grad_own = (
                functions.zeros_like(grad)
                if p == 1
                else functions.where((is_other == 0) | (margin - own + self_ <= 0), 0,
                    -2 * functions.where((is_other == 0) | (margin - own + self_ <= 0), 1, grad) * functions.where(
                        (is_other == 0) | (margin - own + self_ <= 0), 1, share)))
        return (grad_share, grad_self, grad_own)

@_MARGIN_SLOPE.implement(AUTOGRAD)
def _margin_slope_autograd(share, self, own, is_other, margin, p):
    result = _MARGIN_SLOPE[
        (share._keys | self._keys | own._keys | is_other._keys) & BELOW_AUTOGRAD
    ](share, self, own, is_other, margin, p)
    if (guards.active and not grad_enabled()) or (share._edge is None and self._edge is None and own._edge is None):
        return result
    node = _MarginSlopeBackward0()
    node._saved_p = p
    node._raw_is_other, node._version_is_other = is_other, 0 if is_other._writes is None else is_other._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_margin = margin
    node._raw_own, node._version_own = own, 0 if own._writes is None else own._writes[0]
    if self._edge is not None or own._edge is not None:
        node._raw_share, node._version_share = share, 0 if share._writes is None else share._writes[0]
    return record.call(node, result, share, self, own)

pushed_forward(_MARGIN_SLOPE)
composite(
    define("pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor",
        "a5d2eb59d3f5d1f5"),
    lambda x1, x2, p, eps, keepdim: functions.linalg_vector_norm(x1 - x2 + eps, p, (-1,), keepdim))


@composite(define("cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor", "3c2896509d80f1af"))
def cosine_similarity_composite(x1, x2, dim, eps):
    if not eps >= 0:
        language.raise_error(f"cosine_similarity: eps must not be negative, got {eps}")
    a, b = (x1, x2)
    if x1._sizes != x2._sizes or x1.dtype != x2.dtype:
        kind, shape = (language.result_dtype(x1, x2), language.broadcast_shapes(x1._sizes, x2._sizes))
        a, b = (x1.to(kind).expand(shape), x2.to(kind).expand(shape))
    one = functions._raised(functions.linalg_vector_norm(a, 2, (dim,), True), eps)
    other = functions._raised(functions.linalg_vector_norm(b, 2, (dim,), True), eps)
    return (a / one * (b / other)).sum((dim,))


_RAISED_ROOT = define("_raised_root(Tensor self) -> Tensor", "f467df93baa161e2")
_RAISED_ROOT_LOOP = _RAISED_ROOT.compute_by(Elementwise("_raised_root", LOOPS, "_raised_root_kernel", 1,
    accepts=("floating",)))
_RAISED_ROOT_BACKWARD_SELF_FORMULA = formula(_RAISED_ROOT, "backward_self",
    Elementwise("_RaisedRootBackward0", LOOPS, "raised_root_backward_self", 3),
    lambda grad, result, self_: grad * (self_ / functions.where(result == 0, 1, result)))

class _RaisedRootBackward0(Node, operator="_raised_root"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            _RAISED_ROOT_BACKWARD_SELF_FORMULA[
                (grad._keys | result._keys | self_._keys) & formula_keys()
            ](grad, result, self_),)

@_RAISED_ROOT.implement(AUTOGRAD)
def _raised_root_autograd(self):
    result = _RAISED_ROOT[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _RaisedRootBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

_RAISED_ROOT_FORWARD_FORMULA = formula(_RAISED_ROOT, "forward",
    Elementwise("_raised_root", LOOPS, "raised_root_backward_self", 3),
    lambda self_t, result_p, self_p: self_t * (self_p / functions.where(result_p == 0, 1, result_p)))
forward_rule(_RAISED_ROOT, _RAISED_ROOT_FORWARD_FORMULA, keeps=True)


@composite(define("cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int "
    "reduction=Mean) -> Tensor", "c97bdd06babd09a7"))
def cosine_embedding_loss_composite(input1, input2, target, margin, reduction):
    if input1._ndim != input2._ndim or target._ndim > 1 or input1._ndim != target._ndim + 1:
        language.raise_error(
            "cosine_embedding_loss: expected two batches of vectors and one target for each, got shapes "
            f"{list(input1._sizes)}, {list(input2._sizes)} and {list(target._sizes)}")
    one, other = (each if each.dtype.is_floating_point else each * 1.0 for each in (input1, input2))
    first = functions._raised_root(functions.linalg_vector_norm(one, 2, (-1,), True))
    second = functions._raised_root(functions.linalg_vector_norm(other, 2, (-1,), True))
    cosine = (one / first * (other / second)).sum((-1,))
    losses = functions.where(target == 1, 1 - cosine, 0) + functions.where(target == -1,
        functions.clamp(cosine - margin, 0), 0)
    return functions._reduce_loss(losses, reduction)


@composite(define("triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, "
    "float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor", "465564cfa4e4d454"))
def triplet_margin_loss_composite(anchor, positive, negative, margin, p, eps, swap, reduction):
    if anchor._ndim != positive._ndim or anchor._ndim != negative._ndim:
        language.raise_error(
            "triplet_margin_loss: all inputs must have the same number of dimensions, got shapes "
            f"{list(anchor._sizes)}, {list(positive._sizes)} and {list(negative._sizes)}")
    if margin <= 0:
        language.raise_value_error(f"triplet_margin_loss: margin must be greater than 0, got {margin}")
    near = functions.pairwise_distance(anchor, positive, p, eps)
    far = functions.pairwise_distance(anchor, negative, p, eps)
    if swap:
        far = functions.minimum(far, functions.pairwise_distance(positive, negative, p, eps))
    return functions._reduce_loss(functions.clamp(near - far + margin, 0), reduction)


composite(
    define("nn_normalize(Tensor self, float p=2.0, int[1]? dim=1, float eps=1e-12) -> Tensor", "92f7f5a893ba9c77",
        "nn_normalize.out", casts=True),
    lambda self, p, dim, eps: self / functions.clamp(functions.linalg_vector_norm(self, p, dim, True), eps))
