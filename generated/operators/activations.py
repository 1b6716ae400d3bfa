# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The activations operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

SIGMOID, SIGMOID_, SIGMOID_OUT = define("sigmoid(Tensor self) -> Tensor", "7425ea09c0a8d54f", "sigmoid_", "sigmoid.out")
SIGMOID_LOOP = SIGMOID.compute_by(Elementwise("sigmoid", LOOPS, "sigmoid_kernel", 1, promote="int_to_float"))

class SigmoidBackward0(Node, operator="sigmoid"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._sigmoid_gradient(grad, self_),)

@SIGMOID.implement(AUTOGRAD)
def sigmoid_autograd(self):
    result = SIGMOID[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SigmoidBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SIGMOID_, SigmoidBackward0)
forward_rule(SIGMOID,
    lambda self_t, self_p: functions.conj(functions._sigmoid_gradient(functions.conj(self_t), self_p)))
another_name(define("special_expit(Tensor self) -> Tensor", "e0ab93a2457e7d74", "special_expit.out"), "sigmoid")
for_each(define("_foreach_sigmoid(Tensor[] self) -> Tensor[]", "fcaaf077901788cb", "_foreach_sigmoid_"), functions,
    "sigmoid")

ERF, ERF_, ERF_OUT = define("erf(Tensor self) -> Tensor", "2735852b25f82549", "erf_", "erf.out")
ERF_LOOP = ERF.compute_by(Elementwise("erf", LOOPS, "erf_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

@formula(ERF, "backward_self", Elementwise("ErfBackward0", LOOPS, "erf_backward_self", 2))
def ERF_BACKWARD_SELF_FORMULA(grad, self_):
    near_ = functions.where(functions.abs(self_) > 30, 30, self_)
    part_ = functions.round(16 * near_) / 16
    return grad * 1.1283791670955126 * functions.exp(-part_ * part_) * functions.exp((part_ - near_) * (part_ + near_))

class ErfBackward0(Node, operator="erf"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ERF_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ERF.implement(AUTOGRAD)
def erf_autograd(self):
    result = ERF[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ErfBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ERF_, ErfBackward0)

@formula(ERF, "forward", Elementwise("erf", LOOPS, "erf_backward_self", 2))
def ERF_FORWARD_FORMULA(self_t, self_p):
    near_ = functions.where(functions.abs(self_p) > 30, 30, self_p)
    part_ = functions.round(16 * near_) / 16
    return self_t * 1.1283791670955126 * functions.exp(-part_ * part_) * functions.exp(
        (part_ - near_) * (part_ + near_))

forward_rule(ERF, ERF_FORWARD_FORMULA)
another_name(define("special_erf(Tensor self) -> Tensor", "97427e653b63ceb8", "special_erf.out"), "erf")
for_each(define("_foreach_erf(Tensor[] self) -> Tensor[]", "2e155e332bccadd5", "_foreach_erf_"), functions, "erf")

ERFC, ERFC_, ERFC_OUT = define("erfc(Tensor self) -> Tensor", "e6e8bb027e3decfe", "erfc_", "erfc.out")
ERFC_LOOP = ERFC.compute_by(Elementwise("erfc", LOOPS, "erfc_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

@formula(ERFC, "backward_self", Elementwise("ErfcBackward0", LOOPS, "erfc_backward_self", 2))
def ERFC_BACKWARD_SELF_FORMULA(grad, self_):
    near_ = functions.where(functions.abs(self_) > 30, 30, self_)
    part_ = functions.round(16 * near_) / 16
    return grad * -1.1283791670955126 * functions.exp(-part_ * part_) * functions.exp((part_ - near_) * (part_ + near_))

class ErfcBackward0(Node, operator="erfc"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ERFC_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ERFC.implement(AUTOGRAD)
def erfc_autograd(self):
    result = ERFC[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ErfcBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ERFC_, ErfcBackward0)

@formula(ERFC, "forward", Elementwise("erfc", LOOPS, "erfc_backward_self", 2))
def ERFC_FORWARD_FORMULA(self_t, self_p):
    near_ = functions.where(functions.abs(self_p) > 30, 30, self_p)
    part_ = functions.round(16 * near_) / 16
    return self_t * -1.1283791670955126 * functions.exp(-part_ * part_) * functions.exp(
        (part_ - near_) * (part_ + near_))

forward_rule(ERFC, ERFC_FORWARD_FORMULA)
another_name(define("special_erfc(Tensor self) -> Tensor", "84e47eb0130e7ab6", "special_erfc.out"), "erfc")
for_each(define("_foreach_erfc(Tensor[] self) -> Tensor[]", "c774a8b9ade393ae", "_foreach_erfc_"), functions, "erfc")

RELU, RELU_, RELU_OUT = define("relu(Tensor self) -> Tensor", "4e96cc8f0cef98fa", "relu_", "relu.out")
RELU_LOOP = RELU.compute_by(Elementwise("relu", LOOPS, "relu_kernel", 1, accepts=("integral", "floating"), casts=False))
RELU_BACKWARD_SELF_FORMULA = formula(RELU, "backward_self",
    Elementwise("ReluBackward0", LOOPS, "relu_backward_self", 2),
    lambda grad, result: functions.where(result <= 0, 0, grad))

class ReluBackward0(Node, operator="relu"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (RELU_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@RELU.implement(AUTOGRAD)
def relu_autograd(self):
    result = RELU[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ReluBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(RELU_, ReluBackward0, output="_raw_result")
RELU_FORWARD_FORMULA = formula(RELU, "forward", Elementwise("relu", LOOPS, "relu_backward_self", 2),
    lambda self_t, result_p: functions.where(result_p <= 0, 0, self_t))
forward_rule(RELU, RELU_FORWARD_FORMULA, keeps=True)

_SIGMOID_GRADIENT = define("_sigmoid_gradient(Tensor grad_output, Tensor self) -> Tensor", "dfdcbe6f31e38a7f")
_SIGMOID_GRADIENT_LOOP = _SIGMOID_GRADIENT.compute_by(Elementwise("_sigmoid_gradient", LOOPS,
    "_sigmoid_gradient_kernel", 2, accepts=("floating", "complex")))

class _SigmoidGradientBackward0(Node, operator="_sigmoid_gradient"):
    __slots__ = ("_raw_self", "_version_self", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        grad_grad_output = None
        if wanted[0] is not None:
            grad_grad_output = operations.conj(functions._sigmoid_gradient(operations.conj(grad), self_))
        grad_self = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = -(
                operations.conj(grad) * functions._sigmoid_gradient(grad_output, self_) * operations.conj(
                    functions.tanh(0.5 * self_)))
        return (grad_grad_output, grad_self)

@_SIGMOID_GRADIENT.implement(AUTOGRAD)
def _sigmoid_gradient_autograd(grad_output, self):
    result = _SIGMOID_GRADIENT[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self)
    if guards.active and not grad_enabled():
        return result
    node = _SigmoidGradientBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

@forward_rule(_SIGMOID_GRADIENT)
def _sigmoid_gradient_forward(grad_output_t, grad_output_p, self_t, self_p):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._sigmoid_gradient(grad_output_t, self_p)
    if self_t is not None:
        result_t = forward.minus(result_t,
            functions.conj(self_t * functions.tanh(0.5 * self_p)) * functions._sigmoid_gradient(grad_output_p, self_p))
    return result_t


_TANH_GRADIENT = define("_tanh_gradient(Tensor grad_output, Tensor self) -> Tensor", "461e47401e42d74b")
_TANH_GRADIENT_LOOP = _TANH_GRADIENT.compute_by(Elementwise("_tanh_gradient", LOOPS, "_tanh_gradient_kernel", 2,
    accepts=("floating", "complex")))

class _TanhGradientBackward0(Node, operator="_tanh_gradient"):
    __slots__ = ("_raw_self", "_version_self", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        grad_grad_output = None
        if wanted[0] is not None:
            grad_grad_output = operations.conj(functions._tanh_gradient(operations.conj(grad), self_))
        grad_self = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = -2 * (
                operations.conj(grad) * functions._tanh_gradient(grad_output, self_) * operations.conj(functions.tanh(
                    self_)))
        return (grad_grad_output, grad_self)

@_TANH_GRADIENT.implement(AUTOGRAD)
def _tanh_gradient_autograd(grad_output, self):
    result = _TANH_GRADIENT[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self)
    if guards.active and not grad_enabled():
        return result
    node = _TanhGradientBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

@forward_rule(_TANH_GRADIENT)
def _tanh_gradient_forward(grad_output_t, grad_output_p, self_t, self_p):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._tanh_gradient(grad_output_t, self_p)
    if self_t is not None:
        result_t = forward.minus(result_t,
            2 * functions.conj(self_t * functions.tanh(self_p)) * functions._tanh_gradient(grad_output_p, self_p))
    return result_t


GELU, GELU_, GELU_OUT = define("gelu(Tensor self, *, str approximate='none') -> Tensor", "570f25fc66eb5404", "gelu_",
    "gelu.out")
GELU_0_LOOP = Elementwise("gelu", LOOPS, "gelu_0_kernel", 1, accepts=("floating",), casts=False)
GELU_1_LOOP = Elementwise("gelu", LOOPS, "gelu_1_kernel", 1, accepts=("floating",), casts=False)

@GELU.implement(CPU)
def gelu_cpu(self, approximate):
    if approximate == "none":
        return GELU_0_LOOP.make(self)
    if approximate == "tanh":
        return GELU_1_LOOP.make(self)
    raise language.no_case("gelu", {"approximate": approximate})

@GELU_.implement(CPU)
def gelu__cpu(self, approximate):
    if approximate == "none":
        return GELU_0_LOOP.update(self)
    if approximate == "tanh":
        return GELU_1_LOOP.update(self)
    raise language.no_case("gelu_", {"approximate": approximate})

@GELU_OUT.implement(CPU)
def gelu_out_cpu(self, approximate, out):
    if approximate == "none":
        return GELU_0_LOOP.write(self, out)
    if approximate == "tanh":
        return GELU_1_LOOP.write(self, out)
    raise language.no_case("gelu.out", {"approximate": approximate})

class GeluBackward0(Node, operator="gelu"):
    __slots__ = ("_raw_self", "_version_self", "_saved_approximate")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        approximate = self._saved_approximate
        return (functions.gelu_backward(grad, self_, approximate=approximate),)

@GELU.implement(AUTOGRAD)
def gelu_autograd(self, approximate):
    result = GELU[self._keys & BELOW_AUTOGRAD](self, approximate)
    if guards.active and not grad_enabled():
        return result
    node = GeluBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_approximate = approximate
    return record.call(node, result, self)

recorded_in_place(GELU_, GeluBackward0)
forward_rule(GELU, lambda self_t, self_p, approximate: functions.gelu_backward(self_t, self_p, approximate=approximate))

GELU_BACKWARD, GELU_BACKWARD_GRAD_INPUT = define("gelu_backward(Tensor grad_output, Tensor self, *, str "
    "approximate='none') -> Tensor", "549673c505abcb73", "gelu_backward.grad_input")
GELU_BACKWARD_0_LOOP = Elementwise("gelu_backward", LOOPS, "gelu_backward_0_kernel", 2, accepts=("floating",))
GELU_BACKWARD_1_LOOP = Elementwise("gelu_backward", LOOPS, "gelu_backward_1_kernel", 2, accepts=("floating",))

@GELU_BACKWARD.implement(CPU)
def gelu_backward_cpu(grad_output, self, approximate):
    if approximate == "none":
        return GELU_BACKWARD_0_LOOP.make(grad_output, self)
    if approximate == "tanh":
        return GELU_BACKWARD_1_LOOP.make(grad_output, self)
    raise language.no_case("gelu_backward", {"approximate": approximate})

@GELU_BACKWARD_GRAD_INPUT.implement(CPU)
def gelu_backward_grad_input_cpu(grad_output, self, approximate, out):
    if approximate == "none":
        return GELU_BACKWARD_0_LOOP.write(grad_output, self, out)
    if approximate == "tanh":
        return GELU_BACKWARD_1_LOOP.write(grad_output, self, out)
    raise language.no_case("gelu_backward.grad_input", {"approximate": approximate})

class GeluBackwardBackward0(Node, operator="gelu_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_approximate", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        approximate = self._saved_approximate
        grad_grad_output = None if wanted[0] is None else functions.gelu_backward(grad, self_, approximate=approximate)
        grad_self = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = functions._gelu_curvature(grad * grad_output, self_, approximate)
        return (grad_grad_output, grad_self)

@GELU_BACKWARD.implement(AUTOGRAD)
def gelu_backward_autograd(grad_output, self, approximate):
    result = GELU_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, approximate)
    if guards.active and not grad_enabled():
        return result
    node = GeluBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_approximate = approximate
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

@forward_rule(GELU_BACKWARD)
def gelu_backward_forward(grad_output_t, grad_output_p, self_t, self_p, approximate):
    result_t = None
    if grad_output_t is not None:
        result_t = functions.gelu_backward(grad_output_t, self_p, approximate=approximate)
    if self_t is not None:
        result_t = forward.plus(result_t, functions._gelu_curvature(self_t * grad_output_p, self_p, approximate))
    return result_t


@composite(define("_gelu_curvature(Tensor grad, Tensor self, str approximate) -> Tensor", "4c762c5b887ccd80"))
def _gelu_curvature_composite(grad, self, approximate):
    if approximate == "none":
        near = functions.where(functions.abs(self) > 1000, 0, self)
        return grad * (2 - near * near) * functions.where(near == self,
            0.3989422804014327 * functions.exp(-0.5 * near * near), 0)
    t = functions.tanh(0.7978845608028654 * (self + 0.044715 * self * self * self))
    inner = 0.7978845608028654 * (1 + 0.134145 * self * self)
    small = functions.exp(-1.5957691216057308 * functions.abs(self + 0.044715 * self * self * self))
    rest = 4 * small / ((1 + small) * (1 + small))
    slope = rest * inner
    bend = 0.7978845608028654 * 0.26829 * self * rest - 2 * t * slope * inner
    return grad * (slope + 0.5 * self * bend)


SILU, SILU_, SILU_OUT = define("silu(Tensor self) -> Tensor", "2cb426a0ffecf00c", "silu_", "silu.out")
SILU_LOOP = SILU.compute_by(Elementwise("silu", LOOPS, "silu_kernel", 1, accepts=("floating", "complex"), casts=False))

class SiluBackward0(Node, operator="silu"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions.silu_backward(grad, self_),)

@SILU.implement(AUTOGRAD)
def silu_autograd(self):
    result = SILU[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SiluBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SILU_, SiluBackward0)
forward_rule(SILU, lambda self_t, self_p: functions.conj(functions.silu_backward(functions.conj(self_t), self_p)))
