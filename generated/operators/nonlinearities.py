# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The nonlinearities operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import operations
from runtime.autograd.forms import defining, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

LEAKY_RELU, LEAKY_RELU_, LEAKY_RELU_OUT = define("leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
    "9a3e4bf95ffc3e94", "leaky_relu_", "leaky_relu.out")
LEAKY_RELU_LOOP = LEAKY_RELU.compute_by(Elementwise("leaky_relu", LOOPS, "leaky_relu_kernel", 1, promote="same",
    accepts=("floating",), casts=False))

class LeakyReluBackward0(Node, operator="leaky_relu"):
    __slots__ = ("_raw_self", "_version_self", "_saved_negative_slope")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        negative_slope = self._saved_negative_slope
        return (functions.leaky_relu_backward(grad, self_, negative_slope, False),)

@LEAKY_RELU.implement(AUTOGRAD)
def leaky_relu_autograd(self, negative_slope):
    result = LEAKY_RELU[self._keys & BELOW_AUTOGRAD](self, negative_slope)
    if guards.active and not grad_enabled():
        return result
    node = LeakyReluBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_negative_slope = negative_slope
    return record.call(node, result, self)

recorded_in_place(LEAKY_RELU_, LeakyReluBackward0)
forward_rule(LEAKY_RELU,
    lambda self_t, self_p, negative_slope: functions.leaky_relu_backward(self_t, self_p, negative_slope, False))

ELU, ELU_, ELU_OUT = define("elu(Tensor self, Scalar alpha=1) -> Tensor", "fa59e26b2b078671", "elu_", "elu.out")
ELU_LOOP = ELU.compute_by(Elementwise("elu", LOOPS, "elu_kernel", 1, promote="same", accepts=("floating",),
    casts=False))

@formula(ELU, "backward_self", Elementwise("EluBackward0", LOOPS, "elu_backward_self", 2, free=(0,)))
def ELU_BACKWARD_SELF_FORMULA(grad, self_, alpha):
    return grad * functions.where(self_ <= 0, functions.exp(functions.where(self_ < 0, self_, 0)) * alpha, 1)

class EluBackward0(Node, operator="elu"):
    __slots__ = ("_raw_self", "_version_self", "_saved_alpha")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        alpha = self._saved_alpha
        return (ELU_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, alpha),)

@ELU.implement(AUTOGRAD)
def elu_autograd(self, alpha):
    result = ELU[self._keys & BELOW_AUTOGRAD](self, alpha)
    if guards.active and not grad_enabled():
        return result
    node = EluBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_alpha = alpha
    return record.call(node, result, self)

recorded_in_place(ELU_, EluBackward0)

@formula(ELU, "forward", Elementwise("elu", LOOPS, "elu_backward_self", 2, free=(0,)))
def ELU_FORWARD_FORMULA(self_t, self_p, alpha):
    return self_t * functions.where(self_p <= 0, functions.exp(functions.where(self_p < 0, self_p, 0)) * alpha, 1)

forward_rule(ELU, ELU_FORWARD_FORMULA)

CELU, CELU_ = define("celu(Tensor self, Scalar alpha=1.0) -> Tensor", "2f8fe748ba7d8c88", "celu_")
CELU_LOOP = Elementwise("celu", LOOPS, "celu_kernel", 1, promote="same", accepts=("floating",))

@CELU.implement(CPU)
def celu_cpu(self, alpha):
    if alpha.real != 0:
        return CELU_LOOP.make(self, alpha)
    raise language.no_case("celu", {"alpha": alpha})

@CELU_.implement(CPU)
def celu__cpu(self, alpha):
    if alpha.real != 0:
        return CELU_LOOP.update(self, alpha)
    raise language.no_case("celu_", {"alpha": alpha})

@formula(CELU, "backward_self", Elementwise("CeluBackward0", LOOPS, "celu_backward_self", 2, free=(0,)))
def CELU_BACKWARD_SELF_FORMULA(grad, self_, alpha):
    return functions.where(self_ <= 0, grad * functions.exp(functions.where(self_ < 0, self_, 0) / alpha), grad)

class CeluBackward0(Node, operator="celu"):
    __slots__ = ("_raw_self", "_version_self", "_saved_alpha")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        alpha = self._saved_alpha
        return (CELU_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, alpha),)

@CELU.implement(AUTOGRAD)
def celu_autograd(self, alpha):
    result = CELU[self._keys & BELOW_AUTOGRAD](self, alpha)
    if guards.active and not grad_enabled():
        return result
    node = CeluBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_alpha = alpha
    return record.call(node, result, self)

recorded_in_place(CELU_, CeluBackward0)

@formula(CELU, "forward", Elementwise("celu", LOOPS, "celu_backward_self", 2, free=(0,)))
def CELU_FORWARD_FORMULA(self_t, self_p, alpha):
    return functions.where(self_p <= 0, self_t * functions.exp(functions.where(self_p < 0, self_p, 0) / alpha), self_t)

forward_rule(CELU, CELU_FORWARD_FORMULA)

SELU, SELU_ = define("selu(Tensor self) -> Tensor", "c9926e7cc76b53b4", "selu_")
SELU_LOOP = SELU.compute_by(Elementwise("selu", LOOPS, "selu_kernel", 1, accepts=("floating",)))

@formula(SELU, "backward_self", Elementwise("SeluBackward0", LOOPS, "selu_backward_self", 2))
def SELU_BACKWARD_SELF_FORMULA(grad, self_):
    return functions.where(self_ <= 0,
        grad * (functions.exp(functions.where(self_ < 0, self_, 0)) * 1.7580993408473768), grad * 1.0507009873554805)

class SeluBackward0(Node, operator="selu", label="EluBackward0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (SELU_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@SELU.implement(AUTOGRAD)
def selu_autograd(self):
    result = SELU[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SeluBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SELU_, SeluBackward0)

@formula(SELU, "forward", Elementwise("selu", LOOPS, "selu_backward_self", 2))
def SELU_FORWARD_FORMULA(self_t, self_p):
    return functions.where(self_p <= 0,
        self_t * (functions.exp(functions.where(self_p < 0, self_p, 0)) * 1.7580993408473768),
        self_t * 1.0507009873554805)

forward_rule(SELU, SELU_FORWARD_FORMULA)

MISH, MISH_, MISH_OUT = define("mish(Tensor self) -> Tensor", "03cd3f8a9fb24920", "mish_", "mish.out")
MISH_LOOP = MISH.compute_by(Elementwise("mish", LOOPS, "mish_kernel", 1, accepts=("floating",), casts=False))

class MishBackward0(Node, operator="mish"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions.mish_backward(grad, self_),)

@MISH.implement(AUTOGRAD)
def mish_autograd(self):
    result = MISH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = MishBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(MISH_, MishBackward0)
forward_rule(MISH, lambda self_t, self_p: functions.mish_backward(self_t, self_p))

SOFTPLUS, SOFTPLUS_OUT = define("softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
    "a9c6597038e98b15", "softplus.out")
SOFTPLUS_LOOP = SOFTPLUS.compute_by(Elementwise("softplus", LOOPS, "softplus_kernel", 1, promote="same",
    accepts=("floating",), casts=False))

@formula(SOFTPLUS, "backward_self", Elementwise("SoftplusBackward0", LOOPS, "softplus_backward_self", 2, free=(0, 1)))
def SOFTPLUS_BACKWARD_SELF_FORMULA(grad, self_, beta, threshold):
    return functions.where(self_ * beta > threshold, grad, grad * functions.sigmoid(self_ * beta))

class SoftplusBackward0(Node, operator="softplus"):
    __slots__ = ("_saved_threshold", "_raw_self", "_version_self", "_saved_beta")

    def apply(self, grad):
        threshold = self._saved_threshold
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        beta = self._saved_beta
        return (
            SOFTPLUS_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, beta, threshold),)

@SOFTPLUS.implement(AUTOGRAD)
def softplus_autograd(self, beta, threshold):
    result = SOFTPLUS[self._keys & BELOW_AUTOGRAD](self, beta, threshold)
    if guards.active and not grad_enabled():
        return result
    node = SoftplusBackward0()
    node._saved_threshold = threshold
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_beta = beta
    return record.call(node, result, self)

@formula(SOFTPLUS, "forward", Elementwise("softplus", LOOPS, "softplus_backward_self", 2, free=(0, 1)))
def SOFTPLUS_FORWARD_FORMULA(self_t, self_p, beta, threshold):
    return functions.where(self_p * beta > threshold, self_t, self_t * functions.sigmoid(self_p * beta))

forward_rule(SOFTPLUS, SOFTPLUS_FORWARD_FORMULA)

HARDTANH, HARDTANH_, HARDTANH_OUT = define("hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
    "76dc87c160436708", "hardtanh_", "hardtanh.out")
HARDTANH_LOOP = Elementwise("hardtanh", LOOPS, "hardtanh_kernel", 1, promote="same", accepts=("integral", "floating"),
    fitting=(0, 1), casts=False)

@HARDTANH.implement(CPU)
def hardtanh_cpu(self, min_val, max_val):
    if not min_val.real > max_val.real:
        return HARDTANH_LOOP.make(self, min_val, max_val)
    raise language.no_case("hardtanh", {"min_val": min_val, "max_val": max_val})

@HARDTANH_.implement(CPU)
def hardtanh__cpu(self, min_val, max_val):
    if not min_val.real > max_val.real:
        return HARDTANH_LOOP.update(self, min_val, max_val)
    raise language.no_case("hardtanh_", {"min_val": min_val, "max_val": max_val})

@HARDTANH_OUT.implement(CPU)
def hardtanh_out_cpu(self, min_val, max_val, out):
    if not min_val.real > max_val.real:
        return HARDTANH_LOOP.write(self, min_val, max_val, out)
    raise language.no_case("hardtanh.out", {"min_val": min_val, "max_val": max_val})

HARDTANH_BACKWARD_SELF_FORMULA = formula(HARDTANH, "backward_self",
    Elementwise("HardtanhBackward0", LOOPS, "hardtanh_backward_self", 2, free=(0, 1)),
    lambda grad, self_, max_val, min_val: functions.where((self_ <= min_val) | (self_ >= max_val), 0, grad))

class HardtanhBackward0(Node, operator="hardtanh"):
    __slots__ = ("_raw_self", "_version_self", "_saved_min_val", "_saved_max_val")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min_val = self._saved_min_val
        max_val = self._saved_max_val
        return (
            HARDTANH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, max_val, min_val),)

@HARDTANH.implement(AUTOGRAD)
def hardtanh_autograd(self, min_val, max_val):
    result = HARDTANH[self._keys & BELOW_AUTOGRAD](self, min_val, max_val)
    if guards.active and not grad_enabled():
        return result
    node = HardtanhBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_min_val = min_val
    node._saved_max_val = max_val
    return record.call(node, result, self)

recorded_in_place(HARDTANH_, HardtanhBackward0)
HARDTANH_FORWARD_FORMULA = formula(HARDTANH, "forward",
    Elementwise("hardtanh", LOOPS, "hardtanh_backward_self", 2, free=(0, 1)),
    lambda self_t, self_p, max_val, min_val: functions.where((self_p <= min_val) | (self_p >= max_val), 0, self_t))
forward_rule(HARDTANH, HARDTANH_FORWARD_FORMULA)

RELU6, RELU6_ = define("relu6(Tensor self) -> Tensor", "0d569010c90e431e", "relu6_")
RELU6_LOOP = RELU6.compute_by(Elementwise("relu6", LOOPS, "relu6_kernel", 1, promote="same",
    accepts=("integral", "floating")))
RELU6_BACKWARD_SELF_FORMULA = formula(RELU6, "backward_self",
    Elementwise("Relu6Backward0", LOOPS, "relu6_backward_self", 2),
    lambda grad, self_: functions.where((self_ <= 0) | (self_ >= 6), 0, grad))

class Relu6Backward0(Node, operator="relu6", label="HardtanhBackward0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (RELU6_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@RELU6.implement(AUTOGRAD)
def relu6_autograd(self):
    result = RELU6[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = Relu6Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(RELU6_, Relu6Backward0)
RELU6_FORWARD_FORMULA = formula(RELU6, "forward", Elementwise("relu6", LOOPS, "relu6_backward_self", 2),
    lambda self_t, self_p: functions.where((self_p <= 0) | (self_p >= 6), 0, self_t))
forward_rule(RELU6, RELU6_FORWARD_FORMULA)

HARDSWISH, HARDSWISH_, HARDSWISH_OUT = define("hardswish(Tensor self) -> Tensor", "a64865e18ddd0514", "hardswish_",
    "hardswish.out")
HARDSWISH_LOOP = HARDSWISH.compute_by(Elementwise("hardswish", LOOPS, "hardswish_kernel", 1, accepts=("floating",),
    casts=False))
HARDSWISH_BACKWARD_SELF_FORMULA = formula(HARDSWISH, "backward_self",
    Elementwise("HardswishBackward0", LOOPS, "hardswish_backward_self", 2),
    lambda grad, self_: functions.where(self_ <= -3, 0, functions.where(self_ < 3, grad * (self_ / 3 + 0.5), grad)))

class HardswishBackward0(Node, operator="hardswish"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (HARDSWISH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@HARDSWISH.implement(AUTOGRAD)
def hardswish_autograd(self):
    result = HARDSWISH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = HardswishBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(HARDSWISH_, HardswishBackward0)

@formula(HARDSWISH, "forward", Elementwise("hardswish", LOOPS, "hardswish_backward_self", 2))
def HARDSWISH_FORWARD_FORMULA(self_t, self_p):
    return functions.where(self_p <= -3, 0, functions.where(self_p < 3, self_t * (self_p / 3 + 0.5), self_t))

forward_rule(HARDSWISH, HARDSWISH_FORWARD_FORMULA)

HARDSIGMOID, HARDSIGMOID_, HARDSIGMOID_OUT = define("hardsigmoid(Tensor self) -> Tensor", "cddf1876b13a543e",
    "hardsigmoid_", "hardsigmoid.out")
HARDSIGMOID_LOOP = HARDSIGMOID.compute_by(Elementwise("hardsigmoid", LOOPS, "hardsigmoid_kernel", 1,
    accepts=("floating",), casts=False))
HARDSIGMOID_BACKWARD_SELF_FORMULA = formula(HARDSIGMOID, "backward_self",
    Elementwise("HardsigmoidBackward0", LOOPS, "hardsigmoid_backward_self", 2),
    lambda grad, self_: functions.where((self_ > -3) & (self_ < 3), grad / 6, 0))

class HardsigmoidBackward0(Node, operator="hardsigmoid"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (HARDSIGMOID_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@HARDSIGMOID.implement(AUTOGRAD)
def hardsigmoid_autograd(self):
    result = HARDSIGMOID[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = HardsigmoidBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(HARDSIGMOID_, HardsigmoidBackward0)
HARDSIGMOID_FORWARD_FORMULA = formula(HARDSIGMOID, "forward",
    Elementwise("hardsigmoid", LOOPS, "hardsigmoid_backward_self", 2),
    lambda self_t, self_p: functions.where((self_p > -3) & (self_p < 3), self_t / 6, 0))
forward_rule(HARDSIGMOID, HARDSIGMOID_FORWARD_FORMULA)

_SIGMOID = define("_sigmoid(Tensor self) -> Tensor", "4d8f90bc7b215cb7")
_SIGMOID_LOOP = _SIGMOID.compute_by(Elementwise("_sigmoid", LOOPS, "_sigmoid_kernel", 1,
    accepts=("floating", "complex")))

class _SigmoidBackward0(Node, operator="_sigmoid"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._sigmoid_gradient(grad, self_),)

@_SIGMOID.implement(AUTOGRAD)
def _sigmoid_autograd(self):
    result = _SIGMOID[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _SigmoidBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(_SIGMOID,
    lambda self_t, self_p: functions.conj(functions._sigmoid_gradient(functions.conj(self_t), self_p)))

LOGSIGMOID, LOGSIGMOID_OUT = define("logsigmoid(Tensor self) -> Tensor", "04e627f7db4ee3d3", "logsigmoid.out",
    silent=True)
LOGSIGMOID_LOOP = LOGSIGMOID.compute_by(Elementwise("logsigmoid", LOOPS, "logsigmoid_kernel", 1, accepts=("floating",),
    casts=False))

class LogsigmoidBackward0(Node, operator="logsigmoid", label="LogSigmoidBackward0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * functions._sigmoid(-self_),)

@LOGSIGMOID.implement(AUTOGRAD)
def logsigmoid_autograd(self):
    result = LOGSIGMOID[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = LogsigmoidBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(LOGSIGMOID, lambda self_t, self_p: self_t * functions._sigmoid(-self_p))

NN_SOFTSIGN = define("nn_softsign(Tensor self) -> Tensor", "0af51304f78ecc7e")
NN_SOFTSIGN_LOOP = NN_SOFTSIGN.compute_by(Elementwise("nn_softsign", LOOPS, "nn_softsign_kernel", 1,
    promote="int_to_float", accepts=("integral", "floating", "complex")))

class NnSoftsignBackward0(Node, operator="nn_softsign", label="DivBackward0"):
    __slots__ = ("_saved_self_dtype", "_raw_self", "_version_self")

    def apply(self, grad):
        self_dtype = self._saved_self_dtype
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            (
                grad * (2 + functions.abs(self_)) - operations.conj(grad) * self_ * functions.sgn(self_)
            ) / (2 * functions.square(
                1 + functions.abs(self_)
            )) if self_dtype.is_complex else grad / (1 + functions.abs(self_)) / (1 + functions.abs(self_)),)

@NN_SOFTSIGN.implement(AUTOGRAD)
def nn_softsign_autograd(self):
    result = NN_SOFTSIGN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = NnSoftsignBackward0()
    node._saved_self_dtype = self.dtype
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@forward_rule(NN_SOFTSIGN)
def nn_softsign_forward(self_t, self_p):
    return (
        (
            self_t * (2 + functions.abs(self_p)) - self_t * self_p * functions.sgn(self_p)
        ) / (2 * functions.square(1 + functions.abs(self_p)))
        if self_p.dtype.is_complex
        else self_t / (1 + functions.abs(self_p)) / (1 + functions.abs(self_p)))


NN_TANHSHRINK = define("nn_tanhshrink(Tensor self) -> Tensor", "1a2e134fa3579a3e")
NN_TANHSHRINK_LOOP = NN_TANHSHRINK.compute_by(Elementwise("nn_tanhshrink", LOOPS, "nn_tanhshrink_kernel", 1,
    promote="int_to_float", accepts=("integral", "floating", "complex")))
NN_TANHSHRINK_BACKWARD_SELF_FORMULA = formula(NN_TANHSHRINK, "backward_self",
    Elementwise("NnTanhshrinkBackward0", LOOPS, "nn_tanhshrink_backward_self", 2),
    lambda grad, self_: grad * operations.conj(functions.square(functions.tanh(self_))))

class NnTanhshrinkBackward0(Node, operator="nn_tanhshrink", label="SubBackward0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (NN_TANHSHRINK_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@NN_TANHSHRINK.implement(AUTOGRAD)
def nn_tanhshrink_autograd(self):
    result = NN_TANHSHRINK[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = NnTanhshrinkBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

NN_TANHSHRINK_FORWARD_FORMULA = formula(NN_TANHSHRINK, "forward",
    Elementwise("nn_tanhshrink", LOOPS, "nn_tanhshrink_forward", 2),
    lambda self_t, self_p: self_t * functions.square(functions.tanh(self_p)))
forward_rule(NN_TANHSHRINK, NN_TANHSHRINK_FORWARD_FORMULA)
