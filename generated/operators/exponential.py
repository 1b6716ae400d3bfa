# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The exponential operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd import operations
from runtime.autograd.forms import another_name, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

EXP, EXP_, EXP_OUT = define("exp(Tensor self) -> Tensor", "c0a7656dae3e6a55", "exp_", "exp.out")
EXP_LOOP = EXP.compute_by(Elementwise("exp", LOOPS, "exp_kernel", 1, promote="int_to_float"))
EXP_BACKWARD_SELF_FORMULA = formula(EXP, "backward_self", Elementwise("ExpBackward0", LOOPS, "exp_backward_self", 2),
    lambda grad, result: grad * operations.conj(result))

class ExpBackward0(Node, operator="exp"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (EXP_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@EXP.implement(AUTOGRAD)
def exp_autograd(self):
    result = EXP[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ExpBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(EXP_, ExpBackward0, output="_raw_result")
EXP_FORWARD_FORMULA = formula(EXP, "forward", Elementwise("exp", LOOPS, "exp_forward", 2),
    lambda self_t, result_p: self_t * result_p)
forward_rule(EXP, EXP_FORWARD_FORMULA, keeps=True)
for_each(define("_foreach_exp(Tensor[] self) -> Tensor[]", "c659e54464ca6371", "_foreach_exp_"), functions, "exp")

EXP2, EXP2_, EXP2_OUT = define("exp2(Tensor self) -> Tensor", "82969d962a098bd7", "exp2_", "exp2.out")
EXP2_LOOP = EXP2.compute_by(Elementwise("exp2", LOOPS, "exp2_kernel", 1, promote="int_to_float"))
EXP2_BACKWARD_SELF_FORMULA = formula(EXP2, "backward_self",
    Elementwise("Exp2Backward0", LOOPS, "exp2_backward_self", 2),
    lambda grad, result: 0.6931471805599453 * grad * operations.conj(result))

class Exp2Backward0(Node, operator="exp2"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (EXP2_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@EXP2.implement(AUTOGRAD)
def exp2_autograd(self):
    result = EXP2[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = Exp2Backward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(EXP2_, Exp2Backward0, output="_raw_result")
EXP2_FORWARD_FORMULA = formula(EXP2, "forward", Elementwise("exp2", LOOPS, "exp2_forward", 2),
    lambda self_t, result_p: 0.6931471805599453 * self_t * result_p)
forward_rule(EXP2, EXP2_FORWARD_FORMULA, keeps=True)
another_name(define("special_exp2(Tensor self) -> Tensor", "5641971d1165c041", "special_exp2.out"), "exp2")

EXPM1, EXPM1_, EXPM1_OUT = define("expm1(Tensor self) -> Tensor", "b931ee302bdeab6b", "expm1_", "expm1.out")
EXPM1_LOOP = EXPM1.compute_by(Elementwise("expm1", LOOPS, "expm1_kernel", 1, promote="int_to_float"))
EXPM1_BACKWARD_SELF_FORMULA = formula(EXPM1, "backward_self",
    Elementwise("Expm1Backward0", LOOPS, "expm1_backward_self", 2),
    lambda grad, self_: grad * operations.conj(functions.exp(self_)))

class Expm1Backward0(Node, operator="expm1"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (EXPM1_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@EXPM1.implement(AUTOGRAD)
def expm1_autograd(self):
    result = EXPM1[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = Expm1Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(EXPM1_, Expm1Backward0)
EXPM1_FORWARD_FORMULA = formula(EXPM1, "forward", Elementwise("expm1", LOOPS, "expm1_forward", 2),
    lambda self_t, self_p: self_t * functions.exp(self_p))
forward_rule(EXPM1, EXPM1_FORWARD_FORMULA)
another_name(define("special_expm1(Tensor self) -> Tensor", "a0ca0758e85a1656", "special_expm1.out"), "expm1")
for_each(define("_foreach_expm1(Tensor[] self) -> Tensor[]", "9c246d52b7070fb4", "_foreach_expm1_"), functions, "expm1")

LOG, LOG_, LOG_OUT = define("log(Tensor self) -> Tensor", "6c93280cbad4699a", "log_", "log.out")
LOG_LOOP = LOG.compute_by(Elementwise("log", LOOPS, "log_kernel", 1, promote="int_to_float"))
LOG_BACKWARD_SELF_FORMULA = formula(LOG, "backward_self", Elementwise("LogBackward0", LOOPS, "log_backward_self", 2),
    lambda grad, self_: grad / operations.conj(self_))

class LogBackward0(Node, operator="log"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (LOG_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@LOG.implement(AUTOGRAD)
def log_autograd(self):
    result = LOG[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = LogBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(LOG_, LogBackward0)
LOG_FORWARD_FORMULA = formula(LOG, "forward", Elementwise("log", LOOPS, "log_forward", 2),
    lambda self_t, self_p: self_t / self_p)
forward_rule(LOG, LOG_FORWARD_FORMULA)
for_each(define("_foreach_log(Tensor[] self) -> Tensor[]", "c005e79cb9beb952", "_foreach_log_"), functions, "log")

LOG2, LOG2_, LOG2_OUT = define("log2(Tensor self) -> Tensor", "6fcea00856ab17c5", "log2_", "log2.out")
LOG2_LOOP = LOG2.compute_by(Elementwise("log2", LOOPS, "log2_kernel", 1, promote="int_to_float"))
LOG2_BACKWARD_SELF_FORMULA = formula(LOG2, "backward_self",
    Elementwise("Log2Backward0", LOOPS, "log2_backward_self", 2),
    lambda grad, self_: 1.4426950408889634 * grad / operations.conj(self_))

class Log2Backward0(Node, operator="log2"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (LOG2_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@LOG2.implement(AUTOGRAD)
def log2_autograd(self):
    result = LOG2[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = Log2Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(LOG2_, Log2Backward0)
LOG2_FORWARD_FORMULA = formula(LOG2, "forward", Elementwise("log2", LOOPS, "log2_forward", 2),
    lambda self_t, self_p: 1.4426950408889634 * self_t / self_p)
forward_rule(LOG2, LOG2_FORWARD_FORMULA)
for_each(define("_foreach_log2(Tensor[] self) -> Tensor[]", "399f9d46490413dd", "_foreach_log2_"), functions, "log2")

LOG10, LOG10_, LOG10_OUT = define("log10(Tensor self) -> Tensor", "366276d838cf3991", "log10_", "log10.out")
LOG10_LOOP = LOG10.compute_by(Elementwise("log10", LOOPS, "log10_kernel", 1, promote="int_to_float"))
LOG10_BACKWARD_SELF_FORMULA = formula(LOG10, "backward_self",
    Elementwise("Log10Backward0", LOOPS, "log10_backward_self", 2),
    lambda grad, self_: 0.4342944819032518 * grad / operations.conj(self_))

class Log10Backward0(Node, operator="log10"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (LOG10_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@LOG10.implement(AUTOGRAD)
def log10_autograd(self):
    result = LOG10[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = Log10Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(LOG10_, Log10Backward0)
LOG10_FORWARD_FORMULA = formula(LOG10, "forward", Elementwise("log10", LOOPS, "log10_forward", 2),
    lambda self_t, self_p: 0.4342944819032518 * self_t / self_p)
forward_rule(LOG10, LOG10_FORWARD_FORMULA)
for_each(define("_foreach_log10(Tensor[] self) -> Tensor[]", "aee6cd6b0182b7cf", "_foreach_log10_"), functions, "log10")

LOG1P, LOG1P_, LOG1P_OUT = define("log1p(Tensor self) -> Tensor", "76145399f2e38120", "log1p_", "log1p.out")
LOG1P_LOOP = LOG1P.compute_by(Elementwise("log1p", LOOPS, "log1p_kernel", 1, promote="int_to_float"))
LOG1P_BACKWARD_SELF_FORMULA = formula(LOG1P, "backward_self",
    Elementwise("Log1PBackward0", LOOPS, "log1p_backward_self", 2),
    lambda grad, self_: grad / operations.conj(1 + self_))

class Log1PBackward0(Node, operator="log1p"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (LOG1P_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@LOG1P.implement(AUTOGRAD)
def log1p_autograd(self):
    result = LOG1P[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = Log1PBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(LOG1P_, Log1PBackward0)
LOG1P_FORWARD_FORMULA = formula(LOG1P, "forward", Elementwise("log1p", LOOPS, "log1p_forward", 2),
    lambda self_t, self_p: self_t / (1 + self_p))
forward_rule(LOG1P, LOG1P_FORWARD_FORMULA)
another_name(define("special_log1p(Tensor self) -> Tensor", "85b5b7c4dac391c6", "special_log1p.out"), "log1p")
for_each(define("_foreach_log1p(Tensor[] self) -> Tensor[]", "b14e5287e2d41420", "_foreach_log1p_"), functions, "log1p")

SQRT, SQRT_, SQRT_OUT = define("sqrt(Tensor self) -> Tensor", "0fc5f5b83b5fce90", "sqrt_", "sqrt.out")
SQRT_LOOP = SQRT.compute_by(Elementwise("sqrt", LOOPS, "sqrt_kernel", 1, promote="int_to_float"))
SQRT_BACKWARD_SELF_FORMULA = formula(SQRT, "backward_self",
    Elementwise("SqrtBackward0", LOOPS, "sqrt_backward_self", 2),
    lambda grad, result: 0.5 * grad / operations.conj(result))

class SqrtBackward0(Node, operator="sqrt"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (SQRT_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@SQRT.implement(AUTOGRAD)
def sqrt_autograd(self):
    result = SQRT[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SqrtBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(SQRT_, SqrtBackward0, output="_raw_result")
SQRT_FORWARD_FORMULA = formula(SQRT, "forward", Elementwise("sqrt", LOOPS, "sqrt_forward", 2),
    lambda self_t, result_p: 0.5 * self_t / result_p)
forward_rule(SQRT, SQRT_FORWARD_FORMULA, keeps=True)
for_each(define("_foreach_sqrt(Tensor[] self) -> Tensor[]", "da13855ff8860342", "_foreach_sqrt_"), functions, "sqrt")

RSQRT, RSQRT_, RSQRT_OUT = define("rsqrt(Tensor self) -> Tensor", "9825b7d89b4d4c34", "rsqrt_", "rsqrt.out")
RSQRT_LOOP = RSQRT.compute_by(Elementwise("rsqrt", LOOPS, "rsqrt_kernel", 1, promote="int_to_float"))
RSQRT_BACKWARD_SELF_FORMULA = formula(RSQRT, "backward_self",
    Elementwise("RsqrtBackward0", LOOPS, "rsqrt_backward_self", 2),
    lambda grad, result: -0.5 * grad * operations.conj(result) * operations.conj(result) * operations.conj(result))

class RsqrtBackward0(Node, operator="rsqrt"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (RSQRT_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@RSQRT.implement(AUTOGRAD)
def rsqrt_autograd(self):
    result = RSQRT[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = RsqrtBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(RSQRT_, RsqrtBackward0, output="_raw_result")
RSQRT_FORWARD_FORMULA = formula(RSQRT, "forward", Elementwise("rsqrt", LOOPS, "rsqrt_forward", 2),
    lambda self_t, result_p: -0.5 * self_t * result_p * result_p * result_p)
forward_rule(RSQRT, RSQRT_FORWARD_FORMULA, keeps=True)
for_each(define("_foreach_rsqrt(Tensor[] self) -> Tensor[]", "ae7529ae82d8679d", "_foreach_rsqrt_"), functions, "rsqrt")
