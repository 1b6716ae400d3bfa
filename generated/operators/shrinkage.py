# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The shrinkage operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

SOFTSHRINK, SOFTSHRINK_OUT = define("softshrink(Tensor self, Scalar lambd=0.5) -> Tensor", "0dd22e0933750cf1",
    "softshrink.out")
SOFTSHRINK_LOOP = Elementwise("softshrink", LOOPS, "softshrink_kernel", 1, promote="same", accepts=("floating",),
    fitting=(0,), casts=False)

@SOFTSHRINK.implement(CPU)
def softshrink_cpu(self, lambd):
    if lambd.real >= 0:
        return SOFTSHRINK_LOOP.make(self, lambd)
    raise language.no_case("softshrink", {"lambd": lambd})

@SOFTSHRINK_OUT.implement(CPU)
def softshrink_out_cpu(self, lambd, out):
    if lambd.real >= 0:
        return SOFTSHRINK_LOOP.write(self, lambd, out)
    raise language.no_case("softshrink.out", {"lambd": lambd})

SOFTSHRINK_BACKWARD_SELF_FORMULA = formula(SOFTSHRINK, "backward_self",
    Elementwise("SoftshrinkBackward0", LOOPS, "softshrink_backward_self", 2, free=(0,)),
    lambda grad, self_, lambd: functions.where((self_ >= -lambd) & (self_ <= lambd), 0, grad))

class SoftshrinkBackward0(Node, operator="softshrink"):
    __slots__ = ("_raw_self", "_version_self", "_saved_lambd")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        lambd = self._saved_lambd
        return (SOFTSHRINK_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, lambd),)

@SOFTSHRINK.implement(AUTOGRAD)
def softshrink_autograd(self, lambd):
    result = SOFTSHRINK[self._keys & BELOW_AUTOGRAD](self, lambd)
    if guards.active and not grad_enabled():
        return result
    node = SoftshrinkBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_lambd = lambd
    return record.call(node, result, self)

SOFTSHRINK_FORWARD_FORMULA = formula(SOFTSHRINK, "forward",
    Elementwise("softshrink", LOOPS, "softshrink_backward_self", 2, free=(0,)),
    lambda self_t, self_p, lambd: functions.where((self_p >= -lambd) & (self_p <= lambd), 0, self_t))
forward_rule(SOFTSHRINK, SOFTSHRINK_FORWARD_FORMULA)

HARDSHRINK, HARDSHRINK_OUT = define("hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor", "0a72f266cfad28a3",
    "hardshrink.out")
HARDSHRINK_LOOP = HARDSHRINK.compute_by(Elementwise("hardshrink", LOOPS, "hardshrink_kernel", 1, promote="same",
    accepts=("floating",), fitting=(0,), half_numbers="rounded", casts=False))
HARDSHRINK_BACKWARD_SELF_FORMULA = formula(HARDSHRINK, "backward_self",
    Elementwise("HardshrinkBackward0", LOOPS, "softshrink_backward_self", 2, free=(0,)),
    lambda grad, self_, lambd: functions.where((self_ >= -lambd) & (self_ <= lambd), 0, grad))

class HardshrinkBackward0(Node, operator="hardshrink"):
    __slots__ = ("_raw_self", "_version_self", "_saved_lambd")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        lambd = self._saved_lambd
        return (HARDSHRINK_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, lambd),)

@HARDSHRINK.implement(AUTOGRAD)
def hardshrink_autograd(self, lambd):
    result = HARDSHRINK[self._keys & BELOW_AUTOGRAD](self, lambd)
    if guards.active and not grad_enabled():
        return result
    node = HardshrinkBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_lambd = lambd
    return record.call(node, result, self)

HARDSHRINK_FORWARD_FORMULA = formula(HARDSHRINK, "forward",
    Elementwise("hardshrink", LOOPS, "softshrink_backward_self", 2, free=(0,)),
    lambda self_t, self_p, lambd: functions.where((self_p >= -lambd) & (self_p <= lambd), 0, self_t))
forward_rule(HARDSHRINK, HARDSHRINK_FORWARD_FORMULA)

THRESHOLD, THRESHOLD_, THRESHOLD_OUT = define("threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
    "2ff6045826dd14fe", "threshold_", "threshold.out")
THRESHOLD_LOOP = THRESHOLD.compute_by(Elementwise("threshold", LOOPS, "threshold_kernel", 1, promote="same",
    accepts=("integral", "floating"), fitting=(0, 1)))
THRESHOLD_BACKWARD_SELF_FORMULA = formula(THRESHOLD, "backward_self",
    Elementwise("ThresholdBackward0", LOOPS, "threshold_backward_self", 2, free=(0,)),
    lambda grad, self_, threshold: functions.where(self_ <= threshold, 0, grad))

class ThresholdBackward0(Node, operator="threshold"):
    __slots__ = ("_raw_self", "_version_self", "_saved_threshold")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        threshold = self._saved_threshold
        return (THRESHOLD_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, threshold),)

@THRESHOLD.implement(AUTOGRAD)
def threshold_autograd(self, threshold, value):
    result = THRESHOLD[self._keys & BELOW_AUTOGRAD](self, threshold, value)
    if guards.active and not grad_enabled():
        return result
    node = ThresholdBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_threshold = threshold
    return record.call(node, result, self)

recorded_in_place(THRESHOLD_, ThresholdBackward0)
THRESHOLD_FORWARD_FORMULA = formula(THRESHOLD, "forward",
    Elementwise("threshold", LOOPS, "threshold_backward_self", 2, free=(0,)),
    lambda self_t, self_p, threshold: functions.where(self_p <= threshold, 0, self_t))
forward_rule(THRESHOLD, THRESHOLD_FORWARD_FORMULA)


@composite(define("glu(Tensor self, int dim=-1) -> Tensor", "156cf84553e1ef9a", "glu.out"))
def glu_composite(self, dim):
    if self._ndim == 0:
        language.raise_error("glu: a tensor without dimensions cannot be halved")
    at = language.wrap_dim(dim, self._ndim)
    size = self.size(at)
    if size % 2:
        language.raise_error(f"glu: the size of dimension {at} must be even to be halved, got {size}")
    return functions._gated(self.slice(at, 0, size // 2, 1), self.slice(at, size // 2, size, 1))


_GATED = define("_gated(Tensor self, Tensor gate) -> Tensor", "e2de8595e099005c")
_GATED_LOOP = _GATED.compute_by(Elementwise("_gated", LOOPS, "_gated_kernel", 2, accepts=("floating",)))

@formula(_GATED, "backward_self", Elementwise("_GatedBackward0", LOOPS, "_gated_kernel", 2))
def _GATED_BACKWARD_SELF_FORMULA(grad, gate):
    gate = operations.widened(gate, grad)
    return grad * functions.sigmoid(gate)

@formula(_GATED, "backward_gate", Elementwise("_GatedBackward0", LOOPS, "gated_backward_gate", 3))
def _GATED_BACKWARD_GATE_FORMULA(grad, gate, self_):
    gate = operations.widened(gate, grad)
    return grad * (self_ * (functions.sigmoid(gate) * functions.sigmoid(-gate)))

_GATED_BACKWARD_FORMULAS = formulas(_GATED, "_GatedBackward0", 3, (_GATED_BACKWARD_SELF_FORMULA, (0, 1)),
    (_GATED_BACKWARD_GATE_FORMULA, (0, 1, 2)))

class _GatedBackward0(Node, operator="_gated", label="GluBackward0"):
    __slots__ = ("_raw_gate", "_version_gate", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            gate = unpack_input(self, self._raw_gate, self._version_gate, "gate")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return _GATED_BACKWARD_FORMULAS[(grad._keys | gate._keys | self_._keys) & formula_keys()](grad, gate, self_)
        grad_self = None
        if wanted[0] is not None:
            gate = unpack_input(self, self._raw_gate, self._version_gate, "gate")
            grad_self = _GATED_BACKWARD_SELF_FORMULA[(grad._keys | gate._keys) & formula_keys()](grad, gate)
        grad_gate = None
        if wanted[1] is not None:
            gate = unpack_input(self, self._raw_gate, self._version_gate, "gate")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_gate = _GATED_BACKWARD_GATE_FORMULA[
                (grad._keys | gate._keys | self_._keys) & formula_keys()
            ](grad, gate, self_)
        return (grad_self, grad_gate)

@_GATED.implement(AUTOGRAD)
def _gated_autograd(self, gate):
    result = _GATED[(self._keys | gate._keys) & BELOW_AUTOGRAD](self, gate)
    if guards.active and not grad_enabled():
        return result
    node = _GatedBackward0()
    node._raw_gate, node._version_gate = gate, 0 if gate._writes is None else gate._writes[0]
    if gate._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, gate)

@formula(_GATED, "forward", Elementwise("_gated", LOOPS, "gated_forward", 4))
def _GATED_FORWARD_FORMULA(gate_t, self_t, gate_p, self_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * functions.sigmoid(gate_p)
    if gate_t is not None:
        result_t = forward.plus(result_t, gate_t * (self_p * (functions.sigmoid(gate_p) * functions.sigmoid(-gate_p))))
    return result_t

forward_rule(_GATED, _GATED_FORWARD_FORMULA)


@composite(define("prelu(Tensor self, Tensor weight) -> Tensor", "cfa577294830a303"))
def prelu_composite(self, weight):
    if self.dtype != weight.dtype:
        language.raise_error(f"prelu: input and weight must have the same dtype, got {self.dtype} and {weight.dtype}")
    if weight._ndim > 1:
        language.raise_error(f"prelu: weight must be a number or a vector, got shape {list(weight._sizes)}")
    channels = self.size(1) if self._ndim > 1 else 1
    if weight.numel() != 1 and weight.numel() != channels:
        language.raise_error(
            f"prelu: weight must have 1 element or one for each of {channels} channels, got {weight.numel()}")
    if weight.numel() == 1:
        return functions._prelu(self, weight if weight._ndim == self._ndim else weight.reshape((1,) * self._ndim))
    return functions._prelu(self, weight.reshape(language.replaced((1,) * self._ndim, 1, channels)))


_PRELU, _PRELU_ = define("_prelu(Tensor self, Tensor weight) -> Tensor", "986e865dbd3e1768", "_prelu_")
_PRELU_LOOP = _PRELU.compute_by(Elementwise("_prelu", LOOPS, "_prelu_kernel", 2, accepts=("floating",)))
_PRELU_BACKWARD_SELF_FORMULA = formula(_PRELU, "backward_self",
    Elementwise("_PreluBackward0", LOOPS, "prelu_backward_self", 3),
    lambda grad, self_, weight: grad * functions.where(self_ > 0, 1, weight))

@formula(_PRELU, "backward_weight", Elementwise("_PreluBackward0", LOOPS, "prelu_backward_weight", 2))
def _PRELU_BACKWARD_WEIGHT_FORMULA(grad, self_):
    part_ = self_ > 0
    return functions.where(part_, 0, functions.where(part_, 1, grad) * functions.where(part_, 1, self_))

_PRELU_BACKWARD_FORMULAS = formulas(_PRELU, "_PreluBackward0", 3, (_PRELU_BACKWARD_SELF_FORMULA, (0, 1, 2)),
    (_PRELU_BACKWARD_WEIGHT_FORMULA, (0, 1)))

class _PreluBackward0(Node, operator="_prelu", label="PreluKernelBackward0"):
    __slots__ = ("_raw_weight", "_version_weight", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        if None not in wanted:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            return _PRELU_BACKWARD_FORMULAS[
                (grad._keys | self_._keys | weight._keys) & formula_keys()
            ](grad, self_, weight)
        grad_self = None
        if wanted[0] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_self = _PRELU_BACKWARD_SELF_FORMULA[
                (grad._keys | self_._keys | weight._keys) & formula_keys()
            ](grad, self_, weight)
        grad_weight = None if wanted[1] is None else _PRELU_BACKWARD_WEIGHT_FORMULA[
            (grad._keys | self_._keys) & formula_keys()
        ](grad, self_)
        return (grad_self, grad_weight)

@_PRELU.implement(AUTOGRAD)
def _prelu_autograd(self, weight):
    result = _PRELU[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight)
    if guards.active and not grad_enabled():
        return result
    node = _PreluBackward0()
    if self._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, weight)

@recorded_in_place(_PRELU_)
def _prelu__autograd(self, weight):
    node = _PreluBackward0()
    node.edges = (self._edge, weight._edge)
    original = original_of(self)
    if self._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

@formula(_PRELU, "forward", Elementwise("_prelu", LOOPS, "prelu_forward", 4))
def _PRELU_FORWARD_FORMULA(self_t, weight_t, self_p, weight_p):
    result_t = None
    if self_t is not None:
        result_t = functions.where(self_p > 0, self_t, self_t * weight_p)
    if weight_t is not None:
        result_t = forward.plus(result_t, functions.where(self_p > 0, 0, self_p) * weight_t)
    return result_t

forward_rule(_PRELU, _PRELU_FORWARD_FORMULA)


@composite(define("rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, "
    "Generator? generator=None) -> Tensor", "af2a6b0691ca2011", "rrelu_"))
def rrelu_composite(self, lower, upper, training, generator):
    if not lower <= upper:
        language.raise_error(f"rrelu: lower must not exceed upper, got {lower} and {upper}")
    if not (lower > -math.inf and upper < math.inf):
        language.raise_error(f"rrelu: lower and upper must be finite, got {lower} and {upper}")
    if not training:
        return functions.leaky_relu(self, (lower + upper) / 2)
    return functions._prelu(self, functions._random_slopes(self, lower, upper, generator))


@composite(define("_random_slopes(Tensor self, Scalar lower, Scalar upper, Generator? generator) -> Tensor",
    "0068b80d3a09329e"))
def _random_slopes_composite(self, lower, upper, generator):
    return (
        functions.rand(
            self._sizes, generator=generator, dtype=language.wide_dtype(self.dtype)
        ) * (upper - lower) + lower
    ).to(self.dtype)


@composite(define("nn_rrelu_with_noise(Tensor self, Tensor noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, "
    "bool training=False, Generator? generator=None) -> Tensor", "ce78af919983af45"))
def nn_rrelu_with_noise_composite(self, noise, lower, upper, training, generator):
    if noise._sizes != self._sizes:
        language.raise_error(
            f"rrelu_with_noise: noise must have the shape {list(self._sizes)} of the input, got {list(noise._sizes)}")
    if not lower <= upper:
        language.raise_error(f"rrelu_with_noise: lower must not exceed upper, got {lower} and {upper}")
    if not training:
        return functions.leaky_relu(self, (lower + upper) / 2)
    slopes = functions.where(self > 0, 1, functions._random_slopes(self, lower, upper, generator)).detach()
    noise.copy_(slopes)
    return self * slopes


@composite(define("nn_rrelu(Tensor self, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool "
    "inplace=False) -> Tensor", "3de08f2ab605fb61"))
def nn_rrelu_composite(self, lower, upper, training, inplace):
    if not inplace:
        return functions.rrelu(self, lower, upper, training)
    if not lower <= upper:
        language.raise_error(f"rrelu: lower must not exceed upper, got {lower} and {upper}")
    if training:
        return functions._prelu_(self, functions._random_slopes(self, lower, upper, None))
    return functions.leaky_relu_(self, (lower + upper) / 2)


@composite(define("nn_softmax(Tensor self, int? dim=None, int _stacklevel=3, ScalarType? dtype=None) -> Tensor",
    "6568aa186abbc881"))
def nn_softmax_composite(self, dim, _stacklevel, dtype):
    return functions.softmax(self, (0 if self._ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)


@composite(define("nn_log_softmax(Tensor self, int? dim=None, int _stacklevel=3, ScalarType? dtype=None) -> Tensor",
    "4f689d66f0d64aa4"))
def nn_log_softmax_composite(self, dim, _stacklevel, dtype):
    return functions.log_softmax(self, (0 if self._ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)


@composite(define("nn_softmin(Tensor self, int? dim=None, int _stacklevel=3, ScalarType? dtype=None) -> Tensor",
    "fb64d98884ac870c"))
def nn_softmin_composite(self, dim, _stacklevel, dtype):
    return functions.softmax(-self, (0 if self._ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)


@composite(define("nn_gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> "
    "Tensor", "5b4dbd448aa467ac"))
def nn_gumbel_softmax_composite(logits, tau, hard, eps, dim):
    kind = language.wide_dtype(logits.dtype)
    chance = functions.rand(logits._sizes, dtype=kind).clamp_min(language.epsilon(kind) / 4)
    noise = -functions.log(-functions.log1p(-chance))
    soft = functions.softmax((logits + noise) / tau, dim).to(logits.dtype)
    if not hard:
        return soft
    at = soft.argmax(dim, True)
    one = (
        functions.zeros_like(soft).scatter_add(dim, at, functions.ones_like(at).to(soft.dtype))
        if soft._ndim
        else functions.ones_like(soft))
    return one - soft.detach() + soft
