# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The special_functions operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

ERFINV, ERFINV_, ERFINV_OUT = define("erfinv(Tensor self) -> Tensor", "869daf61e4b1d94a", "erfinv_", "erfinv.out")
ERFINV_LOOP = ERFINV.compute_by(Elementwise("erfinv", LOOPS, "erfinv_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))
ERFINV_BACKWARD_SELF_FORMULA = formula(ERFINV, "backward_self",
    Elementwise("ErfinvBackward0", LOOPS, "erfinv_backward_self", 2),
    lambda grad, result: 0.886226925452758 * grad * functions.exp(result * result))

class ErfinvBackward0(Node, operator="erfinv"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (ERFINV_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@ERFINV.implement(AUTOGRAD)
def erfinv_autograd(self):
    result = ERFINV[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ErfinvBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(ERFINV_, ErfinvBackward0, output="_raw_result")
ERFINV_FORWARD_FORMULA = formula(ERFINV, "forward", Elementwise("erfinv", LOOPS, "erfinv_backward_self", 2),
    lambda self_t, result_p: 0.886226925452758 * self_t * functions.exp(result_p * result_p))
forward_rule(ERFINV, ERFINV_FORWARD_FORMULA, keeps=True)
another_name(define("special_erfinv(Tensor self) -> Tensor", "d5c6d760fa997c27", "special_erfinv.out"), "erfinv")

LGAMMA, LGAMMA_, LGAMMA_OUT = define("lgamma(Tensor self) -> Tensor", "f01ffc8fe8e410dd", "lgamma_", "lgamma.out")
LGAMMA_LOOP = LGAMMA.compute_by(Elementwise("lgamma", LOOPS, "lgamma_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))
LGAMMA_BACKWARD_SELF_FORMULA = formula(LGAMMA, "backward_self",
    Elementwise("LgammaBackward0", LOOPS, "lgamma_backward_self", 2),
    lambda grad, self_: grad * functions.digamma(self_))

class LgammaBackward0(Node, operator="lgamma"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (LGAMMA_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@LGAMMA.implement(AUTOGRAD)
def lgamma_autograd(self):
    result = LGAMMA[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = LgammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(LGAMMA_, LgammaBackward0)
LGAMMA_FORWARD_FORMULA = formula(LGAMMA, "forward", Elementwise("lgamma", LOOPS, "lgamma_backward_self", 2),
    lambda self_t, self_p: self_t * functions.digamma(self_p))
forward_rule(LGAMMA, LGAMMA_FORWARD_FORMULA)
another_name(define("special_gammaln(Tensor self) -> Tensor", "740d635db3e267d6", "special_gammaln.out"), "lgamma")
for_each(define("_foreach_lgamma(Tensor[] self) -> Tensor[]", "95f6154d17875b12", "_foreach_lgamma_"), functions,
    "lgamma")

_DEVIANCE = define("_deviance(Tensor self, Tensor other) -> Tensor", "43c3089b5701aad9")
_DEVIANCE_LOOP = _DEVIANCE.compute_by(Elementwise("_deviance", LOOPS, "_deviance_kernel", 2, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

@formula(_DEVIANCE, "backward_self", Elementwise("_DevianceBackward0", LOOPS, "deviance_backward_self", 3))
def _DEVIANCE_BACKWARD_SELF_FORMULA(grad, other, self_):
    other = operations.widened(other, grad)
    d_ = (self_ - other) / other
    near_ = functions.abs(d_) < 0.3
    part_ = functions.where(near_, other, 1)
    part_2_ = (functions.where(near_, self_, 1) - part_) / part_
    part_3_ = 2 + part_2_
    part_4_ = part_2_ / part_3_
    part_5_ = part_4_ * part_4_
    part_6_ = 2 * part_5_
    part_7_ = 1 / 21 + part_5_ / 23
    part_8_ = 1 / 19 + part_5_ * part_7_
    part_9_ = 1 / 17 + part_5_ * part_8_
    part_10_ = 1 / 15 + part_5_ * part_9_
    part_11_ = 1 / 13 + part_5_ * part_10_
    part_12_ = 1 / 11 + part_5_ * part_11_
    part_13_ = 1 / 9 + part_5_ * part_12_
    part_14_ = 1 / 7 + part_5_ * part_13_
    part_15_ = 1 / 5 + part_5_ * part_14_
    part_16_ = 1 / 3 + part_5_ * part_15_
    part_17_ = part_6_ * part_16_ - part_2_
    part_18_ = 1 / part_
    part_19_ = part_18_ / part_3_ - part_4_ / part_ / part_3_
    part_20_ = 2 * part_19_ * part_4_
    part_21_ = self_ == 0
    part_22_ = functions.where(part_21_, 1, functions.where(near_, 1, self_))
    part_23_ = functions.where(part_21_, 1, functions.where(near_, 1, other))
    part_24_ = part_22_ / part_23_
    return grad * functions.where(near_,
        part_ * (
            part_4_ * part_17_ / part_ + (1 + part_2_) * (
                part_19_ * part_17_ + part_4_ * (
                    4 * part_19_ * part_4_ * part_16_ + part_6_ * (
                        part_20_ * part_15_ + part_5_ * (
                            part_20_ * part_14_ + part_5_ * (
                                part_20_ * part_13_ + part_5_ * (
                                    part_20_ * part_12_ + part_5_ * (
                                        part_20_ * part_11_ + part_5_ * (
                                            part_20_ * part_10_ + part_5_ * (
                                                part_20_ * part_9_ + part_5_ * (
                                                    part_20_ * part_8_ + part_5_ * (
                                                        part_20_ * part_7_ + part_5_ * (part_20_ / 23)))))))))
                    ) - part_18_)
            ) + 2 * (part_2_ / part_)),
        functions.where(part_21_, 0, functions.log(part_24_) + part_22_ * (1 / part_24_ / part_23_)) - 1)

@formula(_DEVIANCE, "backward_other", Elementwise("_DevianceBackward0", LOOPS, "deviance_backward_other", 3))
def _DEVIANCE_BACKWARD_OTHER_FORMULA(grad, other, self_):
    other = operations.widened(other, grad)
    d_ = (self_ - other) / other
    near_ = functions.abs(d_) < 0.3
    part_ = functions.where(near_, other, 1)
    part_2_ = (functions.where(near_, self_, 1) - part_) / part_
    part_3_ = 1 + part_2_
    part_4_ = 2 + part_2_
    part_5_ = part_2_ / part_4_
    part_6_ = part_5_ * part_5_
    part_7_ = 2 * part_6_
    part_8_ = 1 / 21 + part_6_ / 23
    part_9_ = 1 / 19 + part_6_ * part_8_
    part_10_ = 1 / 17 + part_6_ * part_9_
    part_11_ = 1 / 15 + part_6_ * part_10_
    part_12_ = 1 / 13 + part_6_ * part_11_
    part_13_ = 1 / 11 + part_6_ * part_12_
    part_14_ = 1 / 9 + part_6_ * part_13_
    part_15_ = 1 / 7 + part_6_ * part_14_
    part_16_ = 1 / 5 + part_6_ * part_15_
    part_17_ = 1 / 3 + part_6_ * part_16_
    part_18_ = part_7_ * part_17_ - part_2_
    part_19_ = part_5_ * part_18_
    part_20_ = -1 / part_ - part_2_ / part_
    part_21_ = part_20_ / part_4_ - part_5_ * part_20_ / part_4_
    part_22_ = 2 * part_21_ * part_5_
    part_23_ = self_ == 0
    part_24_ = functions.where(part_23_, 1, functions.where(near_, 1, self_))
    part_25_ = functions.where(part_23_, 1, functions.where(near_, 1, other))
    part_26_ = part_24_ / part_25_
    return grad * functions.where(near_,
        part_3_ * part_19_ + part_2_ * part_2_ + part_ * (
            part_20_ * part_19_ + part_3_ * (
                part_21_ * part_18_ + part_5_ * (
                    4 * part_21_ * part_5_ * part_17_ + part_7_ * (
                        part_22_ * part_16_ + part_6_ * (
                            part_22_ * part_15_ + part_6_ * (
                                part_22_ * part_14_ + part_6_ * (
                                    part_22_ * part_13_ + part_6_ * (
                                        part_22_ * part_12_ + part_6_ * (
                                            part_22_ * part_11_ + part_6_ * (
                                                part_22_ * part_10_ + part_6_ * (
                                                    part_22_ * part_9_ + part_6_ * (
                                                        part_22_ * part_8_ + part_6_ * (part_22_ / 23)))))))))
                    ) - part_20_)
            ) + 2 * part_20_ * part_2_),
        functions.where(part_23_, 0, -part_24_ * (part_26_ / part_25_ / part_26_)) + 1)

_DEVIANCE_BACKWARD_FORMULAS = formulas(_DEVIANCE, "_DevianceBackward0", 3, (_DEVIANCE_BACKWARD_SELF_FORMULA, (0, 1, 2)),
    (_DEVIANCE_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class _DevianceBackward0(Node, operator="_deviance"):
    __slots__ = ("_raw_other", "_version_other", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        if None not in wanted:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            return _DEVIANCE_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None
        if wanted[0] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_self = _DEVIANCE_BACKWARD_SELF_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_other = None
        if wanted[1] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = _DEVIANCE_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        return (grad_self, grad_other)

@_DEVIANCE.implement(AUTOGRAD)
def _deviance_autograd(self, other):
    result = _DEVIANCE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = _DevianceBackward0()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

@formula(_DEVIANCE, "forward", Elementwise("_deviance", LOOPS, "deviance_forward", 4))
def _DEVIANCE_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    d_ = (self_p - other_p) / other_p
    near_ = functions.abs(d_) < 0.3
    part_ = functions.where(near_, other_p, 1)
    part_2_ = (functions.where(near_, self_p, 1) - part_) / part_
    part_3_ = 2 + part_2_
    part_4_ = part_2_ / part_3_
    part_5_ = part_4_ * part_4_
    part_6_ = 2 * part_5_
    part_7_ = 1 / 21 + part_5_ / 23
    part_8_ = 1 / 19 + part_5_ * part_7_
    part_9_ = 1 / 17 + part_5_ * part_8_
    part_10_ = 1 / 15 + part_5_ * part_9_
    part_11_ = 1 / 13 + part_5_ * part_10_
    part_12_ = 1 / 11 + part_5_ * part_11_
    part_13_ = 1 / 9 + part_5_ * part_12_
    part_14_ = 1 / 7 + part_5_ * part_13_
    part_15_ = 1 / 5 + part_5_ * part_14_
    part_16_ = 1 / 3 + part_5_ * part_15_
    part_17_ = part_6_ * part_16_ - part_2_
    part_18_ = part_4_ * part_17_
    part_19_ = 1 + part_2_
    part_20_ = 1 / part_
    part_21_ = part_20_ / part_3_ - part_4_ / part_ / part_3_
    part_22_ = 2 * part_21_ * part_4_
    part_23_ = part_2_ / part_
    part_24_ = self_p == 0
    part_25_ = functions.where(part_24_, 1, functions.where(near_, 1, self_p))
    part_26_ = functions.where(part_24_, 1, functions.where(near_, 1, other_p))
    part_27_ = part_25_ / part_26_
    part_28_ = -1 / part_ - part_23_
    part_29_ = part_28_ / part_3_ - part_4_ * part_28_ / part_3_
    part_30_ = 2 * part_29_ * part_4_
    result_t = None
    if self_t is not None:
        result_t = self_t * functions.where(near_,
            part_ * (
                part_18_ / part_ + part_19_ * (
                    part_21_ * part_17_ + part_4_ * (
                        4 * part_21_ * part_4_ * part_16_ + part_6_ * (
                            part_22_ * part_15_ + part_5_ * (
                                part_22_ * part_14_ + part_5_ * (
                                    part_22_ * part_13_ + part_5_ * (
                                        part_22_ * part_12_ + part_5_ * (
                                            part_22_ * part_11_ + part_5_ * (
                                                part_22_ * part_10_ + part_5_ * (
                                                    part_22_ * part_9_ + part_5_ * (
                                                        part_22_ * part_8_ + part_5_ * (
                                                            part_22_ * part_7_ + part_5_ * (part_22_ / 23)))))))))
                        ) - part_20_)
                ) + 2 * part_23_),
            functions.where(part_24_, 0, functions.log(part_27_) + part_25_ * (1 / part_27_ / part_26_)) - 1)
    if other_t is not None:
        result_t = forward.plus(result_t,
            other_t * functions.where(near_,
                part_19_ * part_18_ + part_2_ * part_2_ + part_ * (
                    part_28_ * part_18_ + part_19_ * (
                        part_29_ * part_17_ + part_4_ * (
                            4 * part_29_ * part_4_ * part_16_ + part_6_ * (
                                part_30_ * part_15_ + part_5_ * (
                                    part_30_ * part_14_ + part_5_ * (
                                        part_30_ * part_13_ + part_5_ * (
                                            part_30_ * part_12_ + part_5_ * (
                                                part_30_ * part_11_ + part_5_ * (
                                                    part_30_ * part_10_ + part_5_ * (
                                                        part_30_ * part_9_ + part_5_ * (
                                                            part_30_ * part_8_ + part_5_ * (
                                                                part_30_ * part_7_ + part_5_ * (part_30_ / 23)))))))))
                            ) - part_28_)
                    ) + 2 * part_28_ * part_2_),
                functions.where(part_24_, 0, -part_25_ * (part_27_ / part_26_ / part_27_)) + 1))
    return result_t

forward_rule(_DEVIANCE, _DEVIANCE_FORWARD_FORMULA)

_STIRLING_REST = define("_stirling_rest(Tensor self) -> Tensor", "07c57b90252d30b1")
_STIRLING_REST_LOOP = _STIRLING_REST.compute_by(Elementwise("_stirling_rest", LOOPS, "_stirling_rest_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(_STIRLING_REST, "backward_self",
    Elementwise("_StirlingRestBackward0", LOOPS, "stirling_rest_backward_self", 2))
def _STIRLING_REST_BACKWARD_SELF_FORMULA(grad, self_):
    part_ = self_ < 10
    part_2_ = functions.where(part_, self_, 1)
    part_3_ = 1 / functions.where(part_, 1, self_)
    part_4_ = part_3_ * part_3_
    part_5_ = 2 * part_4_ * part_3_
    part_6_ = 691 / 360360 - part_4_ / 156
    part_7_ = 1 / 1188 - part_4_ * part_6_
    part_8_ = 1 / 1680 - part_4_ * part_7_
    part_9_ = 1 / 1260 - part_4_ * part_8_
    part_10_ = 1 / 360 - part_4_ * part_9_
    return grad * functions.where(part_,
        functions.digamma(part_2_) - (functions.log(part_2_) + (part_2_ - 0.5) / part_2_) + 1,
        part_3_ * (
            part_5_ * part_10_ - part_4_ * (
                part_5_ * part_9_ - part_4_ * (
                    part_5_ * part_8_ - part_4_ * (
                        part_5_ * part_7_ - part_4_ * (part_5_ * part_6_ - part_4_ * (part_5_ / 156)))))
        ) - part_4_ * (1 / 12 - part_4_ * part_10_))

class _StirlingRestBackward0(Node, operator="_stirling_rest"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (_STIRLING_REST_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@_STIRLING_REST.implement(AUTOGRAD)
def _stirling_rest_autograd(self):
    result = _STIRLING_REST[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _StirlingRestBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@formula(_STIRLING_REST, "forward", Elementwise("_stirling_rest", LOOPS, "stirling_rest_backward_self", 2))
def _STIRLING_REST_FORWARD_FORMULA(self_t, self_p):
    part_ = self_p < 10
    part_2_ = functions.where(part_, self_p, 1)
    part_3_ = 1 / functions.where(part_, 1, self_p)
    part_4_ = part_3_ * part_3_
    part_5_ = 2 * part_4_ * part_3_
    part_6_ = 691 / 360360 - part_4_ / 156
    part_7_ = 1 / 1188 - part_4_ * part_6_
    part_8_ = 1 / 1680 - part_4_ * part_7_
    part_9_ = 1 / 1260 - part_4_ * part_8_
    part_10_ = 1 / 360 - part_4_ * part_9_
    return self_t * functions.where(part_,
        functions.digamma(part_2_) - (functions.log(part_2_) + (part_2_ - 0.5) / part_2_) + 1,
        part_3_ * (
            part_5_ * part_10_ - part_4_ * (
                part_5_ * part_9_ - part_4_ * (
                    part_5_ * part_8_ - part_4_ * (
                        part_5_ * part_7_ - part_4_ * (part_5_ * part_6_ - part_4_ * (part_5_ / 156)))))
        ) - part_4_ * (1 / 12 - part_4_ * part_10_))

forward_rule(_STIRLING_REST, _STIRLING_REST_FORWARD_FORMULA)

_LOG_LESS_DIGAMMA = define("_log_less_digamma(Tensor self) -> Tensor", "5863db9b37ca5983")
_LOG_LESS_DIGAMMA_LOOP = _LOG_LESS_DIGAMMA.compute_by(Elementwise("_log_less_digamma", LOOPS,
    "_log_less_digamma_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(_LOG_LESS_DIGAMMA, "backward_self",
    Elementwise("_LogLessDigammaBackward0", LOOPS, "log_less_digamma_backward_self", 2))
def _LOG_LESS_DIGAMMA_BACKWARD_SELF_FORMULA(grad, self_):
    part_ = self_ < 10
    part_2_ = functions.where(part_, self_, 1)
    part_3_ = 1 / functions.where(part_, 1, self_)
    part_4_ = part_3_ * part_3_
    part_5_ = 2 * part_4_ * part_3_
    part_6_ = 691 / 32760 - part_4_ / 12
    part_7_ = 1 / 132 - part_4_ * part_6_
    part_8_ = 1 / 240 - part_4_ * part_7_
    part_9_ = 1 / 252 - part_4_ * part_8_
    part_10_ = 1 / 120 - part_4_ * part_9_
    return grad * functions.where(part_, 1 / part_2_ - functions.polygamma(1, part_2_),
        part_4_ * (
            part_5_ * part_10_ - part_4_ * (
                part_5_ * part_9_ - part_4_ * (
                    part_5_ * part_8_ - part_4_ * (
                        part_5_ * part_7_ - part_4_ * (part_5_ * part_6_ - part_4_ * (part_5_ / 12)))))
        ) - part_5_ * (1 / 12 - part_4_ * part_10_) - part_4_ / 2)

class _LogLessDigammaBackward0(Node, operator="_log_less_digamma"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (_LOG_LESS_DIGAMMA_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@_LOG_LESS_DIGAMMA.implement(AUTOGRAD)
def _log_less_digamma_autograd(self):
    result = _LOG_LESS_DIGAMMA[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _LogLessDigammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@formula(_LOG_LESS_DIGAMMA, "forward", Elementwise("_log_less_digamma", LOOPS, "log_less_digamma_backward_self", 2))
def _LOG_LESS_DIGAMMA_FORWARD_FORMULA(self_t, self_p):
    part_ = self_p < 10
    part_2_ = functions.where(part_, self_p, 1)
    part_3_ = 1 / functions.where(part_, 1, self_p)
    part_4_ = part_3_ * part_3_
    part_5_ = 2 * part_4_ * part_3_
    part_6_ = 691 / 32760 - part_4_ / 12
    part_7_ = 1 / 132 - part_4_ * part_6_
    part_8_ = 1 / 240 - part_4_ * part_7_
    part_9_ = 1 / 252 - part_4_ * part_8_
    part_10_ = 1 / 120 - part_4_ * part_9_
    return self_t * functions.where(part_, 1 / part_2_ - functions.polygamma(1, part_2_),
        part_4_ * (
            part_5_ * part_10_ - part_4_ * (
                part_5_ * part_9_ - part_4_ * (
                    part_5_ * part_8_ - part_4_ * (
                        part_5_ * part_7_ - part_4_ * (part_5_ * part_6_ - part_4_ * (part_5_ / 12)))))
        ) - part_5_ * (1 / 12 - part_4_ * part_10_) - part_4_ / 2)

forward_rule(_LOG_LESS_DIGAMMA, _LOG_LESS_DIGAMMA_FORWARD_FORMULA)

_LOG_GAMMA_DENSITY = define("_log_gamma_density(Tensor self, Tensor other) -> Tensor", "df002753a2b46151")
_LOG_GAMMA_DENSITY_LOOP = _LOG_GAMMA_DENSITY.compute_by(Elementwise("_log_gamma_density", LOOPS,
    "_log_gamma_density_kernel", 2, promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(_LOG_GAMMA_DENSITY, "backward_self",
    Elementwise("_LogGammaDensityBackward0", LOOPS, "log_gamma_density_backward_self", 3))
def _LOG_GAMMA_DENSITY_BACKWARD_SELF_FORMULA(grad, other, self_):
    self_ = operations.widened(self_, grad)
    other = operations.widened(other, grad)
    far_ = self_ >= 10
    z_ = functions.where(far_, self_, 10) - 1
    d_ = (z_ - other) / other
    near_ = functions.abs(d_) < 0.3
    part_ = functions.where(far_, other, 1)
    part_2_ = functions.where(near_, part_, 1)
    part_3_ = functions.where(far_, self_, 1)
    part_4_ = (functions.where(near_, part_3_, 1) - 1 - part_2_) / part_2_
    part_5_ = 2 + part_4_
    part_6_ = part_4_ / part_5_
    part_7_ = part_6_ * part_6_
    part_8_ = 2 * part_7_
    part_9_ = 1 / 21 + part_7_ / 23
    part_10_ = 1 / 19 + part_7_ * part_9_
    part_11_ = 1 / 17 + part_7_ * part_10_
    part_12_ = 1 / 15 + part_7_ * part_11_
    part_13_ = 1 / 13 + part_7_ * part_12_
    part_14_ = 1 / 11 + part_7_ * part_13_
    part_15_ = 1 / 9 + part_7_ * part_14_
    part_16_ = 1 / 7 + part_7_ * part_15_
    part_17_ = 1 / 5 + part_7_ * part_16_
    part_18_ = 1 / 3 + part_7_ * part_17_
    part_19_ = part_8_ * part_18_ - part_4_
    part_20_ = 1 / part_2_
    part_21_ = part_20_ / part_5_ - part_6_ / part_2_ / part_5_
    part_22_ = 2 * part_21_ * part_6_
    part_23_ = part_4_ / part_2_
    part_24_ = functions.where(near_, 1, part_3_) - 1
    part_25_ = functions.where(near_, 1, part_)
    part_26_ = part_24_ / part_25_
    part_27_ = part_3_ - 1
    part_28_ = 1 / part_27_
    part_29_ = part_28_ * part_28_
    part_30_ = 2 * part_29_ * part_28_
    part_31_ = 691 / 360360 - part_29_ / 156
    part_32_ = 1 / 1188 - part_29_ * part_31_
    part_33_ = 1 / 1680 - part_29_ * part_32_
    part_34_ = 1 / 1260 - part_29_ * part_33_
    part_35_ = 1 / 360 - part_29_ * part_34_
    part_36_ = self_ == 1
    return grad * functions.where(far_,
        functions.where(
            near_,
            -part_2_ * (
                part_6_ * part_19_ / part_2_ + (1 + part_4_) * (
                    part_21_ * part_19_ + part_6_ * (
                        4 * part_21_ * part_6_ * part_18_ + part_8_ * (
                            part_22_ * part_17_ + part_7_ * (
                                part_22_ * part_16_ + part_7_ * (
                                    part_22_ * part_15_ + part_7_ * (
                                        part_22_ * part_14_ + part_7_ * (
                                            part_22_ * part_13_ + part_7_ * (
                                                part_22_ * part_12_ + part_7_ * (
                                                    part_22_ * part_11_ + part_7_ * (
                                                        part_22_ * part_10_ + part_7_ * (
                                                            part_22_ * part_9_ + part_7_ * (part_22_ / 23)))))))))
                        ) - part_20_)
                ) + (part_23_ + part_23_)),
            1 - (functions.log(part_26_) + part_24_ * (1 / part_26_ / part_25_)),
        ) - 3.141592653589793 / (6.283185307179586 * part_27_) - (part_28_ * (
            part_30_ * part_35_ - part_29_ * (
                part_30_ * part_34_ - part_29_ * (
                    part_30_ * part_33_ - part_29_ * (
                        part_30_ * part_32_ - part_29_ * (part_30_ * part_31_ - part_29_ * (part_30_ / 156)))))
        ) - part_29_ * (1 / 12 - part_29_ * part_35_)),
        functions.where(
            part_36_, 0, functions.log(functions.where(part_36_, 1, functions.where(far_, 1, other)))
        ) - functions.digamma(functions.where(far_, 1, self_)))

@formula(_LOG_GAMMA_DENSITY, "backward_other",
    Elementwise("_LogGammaDensityBackward0", LOOPS, "log_gamma_density_backward_other", 3))
def _LOG_GAMMA_DENSITY_BACKWARD_OTHER_FORMULA(grad, other, self_):
    self_ = operations.widened(self_, grad)
    other = operations.widened(other, grad)
    far_ = self_ >= 10
    z_ = functions.where(far_, self_, 10) - 1
    d_ = (z_ - other) / other
    near_ = functions.abs(d_) < 0.3
    part_ = functions.where(far_, self_, 1)
    part_2_ = functions.where(far_, other, 1)
    part_3_ = functions.where(near_, part_2_, 1)
    part_4_ = (functions.where(near_, part_, 1) - 1 - part_3_) / part_3_
    part_5_ = 1 + part_4_
    part_6_ = 2 + part_4_
    part_7_ = part_4_ / part_6_
    part_8_ = part_7_ * part_7_
    part_9_ = 2 * part_8_
    part_10_ = 1 / 21 + part_8_ / 23
    part_11_ = 1 / 19 + part_8_ * part_10_
    part_12_ = 1 / 17 + part_8_ * part_11_
    part_13_ = 1 / 15 + part_8_ * part_12_
    part_14_ = 1 / 13 + part_8_ * part_13_
    part_15_ = 1 / 11 + part_8_ * part_14_
    part_16_ = 1 / 9 + part_8_ * part_15_
    part_17_ = 1 / 7 + part_8_ * part_16_
    part_18_ = 1 / 5 + part_8_ * part_17_
    part_19_ = 1 / 3 + part_8_ * part_18_
    part_20_ = part_9_ * part_19_ - part_4_
    part_21_ = part_7_ * part_20_
    part_22_ = -1 / part_3_ - part_4_ / part_3_
    part_23_ = part_22_ / part_6_ - part_7_ * part_22_ / part_6_
    part_24_ = 2 * part_23_ * part_7_
    part_25_ = functions.where(near_, 1, part_) - 1
    part_26_ = functions.where(near_, 1, part_2_)
    part_27_ = part_25_ / part_26_
    part_28_ = self_ == 1
    return grad * functions.where(far_,
        -functions.where(near_,
            part_5_ * part_21_ + part_4_ * part_4_ + part_3_ * (
                part_22_ * part_21_ + part_5_ * (
                    part_23_ * part_20_ + part_7_ * (
                        4 * part_23_ * part_7_ * part_19_ + part_9_ * (
                            part_24_ * part_18_ + part_8_ * (
                                part_24_ * part_17_ + part_8_ * (
                                    part_24_ * part_16_ + part_8_ * (
                                        part_24_ * part_15_ + part_8_ * (
                                            part_24_ * part_14_ + part_8_ * (
                                                part_24_ * part_13_ + part_8_ * (
                                                    part_24_ * part_12_ + part_8_ * (
                                                        part_24_ * part_11_ + part_8_ * (
                                                            part_24_ * part_10_ + part_8_ * (part_24_ / 23)))))))))
                        ) - part_22_)
                ) + 2 * part_22_ * part_4_),
            1 - part_25_ * (part_27_ / part_26_ / part_27_)),
        functions.where(
            part_28_, 0,
            (
                functions.where(part_28_, 1, functions.where(far_, 1, self_)) - 1
            ) / functions.where(part_28_, 1, functions.where(far_, 1, other)),
        ) - 1)

_LOG_GAMMA_DENSITY_BACKWARD_FORMULAS = formulas(_LOG_GAMMA_DENSITY, "_LogGammaDensityBackward0", 3,
    (_LOG_GAMMA_DENSITY_BACKWARD_SELF_FORMULA, (0, 1, 2)), (_LOG_GAMMA_DENSITY_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class _LogGammaDensityBackward0(Node, operator="_log_gamma_density"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            return _LOG_GAMMA_DENSITY_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_self = _LOG_GAMMA_DENSITY_BACKWARD_SELF_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = _LOG_GAMMA_DENSITY_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        return (grad_self, grad_other)

@_LOG_GAMMA_DENSITY.implement(AUTOGRAD)
def _log_gamma_density_autograd(self, other):
    result = _LOG_GAMMA_DENSITY[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = _LogGammaDensityBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@formula(_LOG_GAMMA_DENSITY, "forward", Elementwise("_log_gamma_density", LOOPS, "log_gamma_density_forward", 4))
def _LOG_GAMMA_DENSITY_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    far_ = self_p >= 10
    z_ = functions.where(far_, self_p, 10) - 1
    d_ = (z_ - other_p) / other_p
    near_ = functions.abs(d_) < 0.3
    part_ = functions.where(far_, other_p, 1)
    part_2_ = functions.where(near_, part_, 1)
    part_3_ = functions.where(far_, self_p, 1)
    part_4_ = (functions.where(near_, part_3_, 1) - 1 - part_2_) / part_2_
    part_5_ = 2 + part_4_
    part_6_ = part_4_ / part_5_
    part_7_ = part_6_ * part_6_
    part_8_ = 2 * part_7_
    part_9_ = 1 / 21 + part_7_ / 23
    part_10_ = 1 / 19 + part_7_ * part_9_
    part_11_ = 1 / 17 + part_7_ * part_10_
    part_12_ = 1 / 15 + part_7_ * part_11_
    part_13_ = 1 / 13 + part_7_ * part_12_
    part_14_ = 1 / 11 + part_7_ * part_13_
    part_15_ = 1 / 9 + part_7_ * part_14_
    part_16_ = 1 / 7 + part_7_ * part_15_
    part_17_ = 1 / 5 + part_7_ * part_16_
    part_18_ = 1 / 3 + part_7_ * part_17_
    part_19_ = part_8_ * part_18_ - part_4_
    part_20_ = part_6_ * part_19_
    part_21_ = 1 + part_4_
    part_22_ = 1 / part_2_
    part_23_ = part_22_ / part_5_ - part_6_ / part_2_ / part_5_
    part_24_ = 2 * part_23_ * part_6_
    part_25_ = part_4_ / part_2_
    part_26_ = functions.where(near_, 1, part_3_) - 1
    part_27_ = functions.where(near_, 1, part_)
    part_28_ = part_26_ / part_27_
    part_29_ = part_3_ - 1
    part_30_ = 1 / part_29_
    part_31_ = part_30_ * part_30_
    part_32_ = 2 * part_31_ * part_30_
    part_33_ = 691 / 360360 - part_31_ / 156
    part_34_ = 1 / 1188 - part_31_ * part_33_
    part_35_ = 1 / 1680 - part_31_ * part_34_
    part_36_ = 1 / 1260 - part_31_ * part_35_
    part_37_ = 1 / 360 - part_31_ * part_36_
    part_38_ = self_p == 1
    part_39_ = functions.where(part_38_, 1, functions.where(far_, 1, other_p))
    part_40_ = functions.where(far_, 1, self_p)
    part_41_ = -1 / part_2_ - part_25_
    part_42_ = part_41_ / part_5_ - part_6_ * part_41_ / part_5_
    part_43_ = 2 * part_42_ * part_6_
    result_t = None
    if self_t is not None:
        result_t = self_t * functions.where(far_,
            functions.where(
                near_,
                -part_2_ * (
                    part_20_ / part_2_ + part_21_ * (
                        part_23_ * part_19_ + part_6_ * (
                            4 * part_23_ * part_6_ * part_18_ + part_8_ * (
                                part_24_ * part_17_ + part_7_ * (
                                    part_24_ * part_16_ + part_7_ * (
                                        part_24_ * part_15_ + part_7_ * (
                                            part_24_ * part_14_ + part_7_ * (
                                                part_24_ * part_13_ + part_7_ * (
                                                    part_24_ * part_12_ + part_7_ * (
                                                        part_24_ * part_11_ + part_7_ * (
                                                            part_24_ * part_10_ + part_7_ * (
                                                                part_24_ * part_9_ + part_7_ * (part_24_ / 23)))))))))
                            ) - part_22_)
                    ) + (part_25_ + part_25_)),
                1 - (functions.log(part_28_) + part_26_ * (1 / part_28_ / part_27_)),
            ) - 3.141592653589793 / (6.283185307179586 * part_29_) - (part_30_ * (
                part_32_ * part_37_ - part_31_ * (
                    part_32_ * part_36_ - part_31_ * (
                        part_32_ * part_35_ - part_31_ * (
                            part_32_ * part_34_ - part_31_ * (part_32_ * part_33_ - part_31_ * (part_32_ / 156)))))
            ) - part_31_ * (1 / 12 - part_31_ * part_37_)),
            functions.where(part_38_, 0, functions.log(part_39_)) - functions.digamma(part_40_))
    if other_t is not None:
        result_t = forward.plus(result_t,
            other_t * functions.where(far_,
                -functions.where(near_,
                    part_21_ * part_20_ + part_4_ * part_4_ + part_2_ * (
                        part_41_ * part_20_ + part_21_ * (
                            part_42_ * part_19_ + part_6_ * (
                                4 * part_42_ * part_6_ * part_18_ + part_8_ * (
                                    part_43_ * part_17_ + part_7_ * (
                                        part_43_ * part_16_ + part_7_ * (
                                            part_43_ * part_15_ + part_7_ * (
                                                part_43_ * part_14_ + part_7_ * (
                                                    part_43_ * part_13_ + part_7_ * (
                                                        part_43_ * part_12_ + part_7_ * (
                                                            part_43_ * part_11_ + part_7_ * (
                                                                part_43_ * part_10_ + part_7_ * (
                                                                    part_43_ * part_9_ + part_7_ * (
                                                                        part_43_ / 23)))))))))
                                ) - part_41_)
                        ) + 2 * part_41_ * part_4_),
                    1 - part_26_ * (part_28_ / part_27_ / part_28_)),
                functions.where(part_38_, 0, (functions.where(part_38_, 1, part_40_) - 1) / part_39_) - 1))
    return result_t

forward_rule(_LOG_GAMMA_DENSITY, _LOG_GAMMA_DENSITY_FORWARD_FORMULA)

DIGAMMA, DIGAMMA_, DIGAMMA_OUT = define("digamma(Tensor self) -> Tensor", "7a6d717049915b87", "digamma_", "digamma.out")
DIGAMMA_LOOP = DIGAMMA.compute_by(Elementwise("digamma", LOOPS, "digamma_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))
DIGAMMA_BACKWARD_SELF_FORMULA = formula(DIGAMMA, "backward_self",
    Elementwise("DigammaBackward0", LOOPS, "digamma_backward_self", 2),
    lambda grad, self_: grad * functions.polygamma(1, self_))

class DigammaBackward0(Node, operator="digamma"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (DIGAMMA_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@DIGAMMA.implement(AUTOGRAD)
def digamma_autograd(self):
    result = DIGAMMA[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = DigammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(DIGAMMA_, DigammaBackward0)
DIGAMMA_FORWARD_FORMULA = formula(DIGAMMA, "forward", Elementwise("digamma", LOOPS, "digamma_backward_self", 2),
    lambda self_t, self_p: self_t * functions.polygamma(1, self_p))
forward_rule(DIGAMMA, DIGAMMA_FORWARD_FORMULA)
another_name(define("special_digamma(Tensor self) -> Tensor", "418a122289d4bcf4", "special_digamma.out"), "digamma")
another_name(define("special_psi(Tensor self) -> Tensor", "ce1e65559294dcf3", "special_psi.out"), "digamma")

POLYGAMMA, POLYGAMMA_, POLYGAMMA_OUT = define("polygamma(int n, Tensor self) -> Tensor", "07203662f45b8d09",
    "polygamma_", "polygamma.out")
POLYGAMMA_0_LOOP = Elementwise("polygamma", LOOPS, "digamma_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating"))
POLYGAMMA_1_LOOP = Elementwise("polygamma", LOOPS, "polygamma_1_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating"))
POLYGAMMA_2_LOOP = Elementwise("polygamma", LOOPS, "polygamma_2_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating"), free=(0,))

@POLYGAMMA.implement(CPU)
def polygamma_cpu(n, self):
    if n == 0:
        return POLYGAMMA_0_LOOP.make(self)
    if n == 1:
        return POLYGAMMA_1_LOOP.make(self)
    if n > 1:
        return POLYGAMMA_2_LOOP.make(self, n)
    raise language.no_case("polygamma", {"n": n})

@POLYGAMMA_.implement(CPU)
def polygamma__cpu(n, self):
    if n == 0:
        return POLYGAMMA_0_LOOP.update(self)
    if n == 1:
        return POLYGAMMA_1_LOOP.update(self)
    if n > 1:
        return POLYGAMMA_2_LOOP.update(self, n)
    raise language.no_case("polygamma_", {"n": n})

@POLYGAMMA_OUT.implement(CPU)
def polygamma_out_cpu(n, self, out):
    if n == 0:
        return POLYGAMMA_0_LOOP.write(self, out)
    if n == 1:
        return POLYGAMMA_1_LOOP.write(self, out)
    if n > 1:
        return POLYGAMMA_2_LOOP.write(self, n, out)
    raise language.no_case("polygamma.out", {"n": n})

class PolygammaBackward0(Node, operator="polygamma"):
    __slots__ = ("_raw_self", "_version_self", "_saved_n")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        n = self._saved_n
        return (grad * functions.polygamma(n + 1, self_),)

@POLYGAMMA.implement(AUTOGRAD)
def polygamma_autograd(n, self):
    result = POLYGAMMA[self._keys & BELOW_AUTOGRAD](n, self)
    if guards.active and not grad_enabled():
        return result
    node = PolygammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_n = n
    return record.call(node, result, self)

recorded_in_place(POLYGAMMA_, PolygammaBackward0)
forward_rule(POLYGAMMA, lambda self_t, self_p, n: self_t * functions.polygamma(n + 1, self_p))
another_name(define("special_polygamma(int n, Tensor self) -> Tensor", "2322c2982f7906e9", "special_polygamma.out"),
    "polygamma")


@composite(define("mvlgamma(Tensor self, int p) -> Tensor", "b23cb0ad6ae08578", "mvlgamma_", "mvlgamma.out",
    casts=True))
def mvlgamma_composite(self, p):
    if p < 1:
        language.raise_error(f"mvlgamma: p must be at least 1, got {p}")
    if self.dtype == dtypes.bool_:
        language.raise_unsupported_error("mvlgamma: a bool tensor has no gamma function")
    if not self.dtype.is_floating_point:
        self = self + 0.0
    steps = functions.arange(1 - p, 1, dtype=self.dtype) / 2
    return functions.lgamma(self.unsqueeze(-1) + steps).sum(-1) + p * (p - 1) * 0.28618247146235004


another_name(
    define("special_multigammaln(Tensor self, int p) -> Tensor", "94262ee784280148", "special_multigammaln.out",
        casts=True),
    "mvlgamma")

LOGIT, LOGIT_, LOGIT_OUT = define("logit(Tensor self, float? eps=None) -> Tensor", "e467d0b2c04d97fe", "logit_",
    "logit.out")
LOGIT_0_LOOP = Elementwise("logit", LOOPS, "logit_0_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating"))
LOGIT_1_LOOP = Elementwise("logit", LOOPS, "logit_1_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating"), free=(0,))

@LOGIT.implement(CPU)
def logit_cpu(self, eps):
    if eps is None:
        return LOGIT_0_LOOP.make(self)
    if eps is not None:
        return LOGIT_1_LOOP.make(self, eps)
    raise language.no_case("logit", {"eps": eps})

@LOGIT_.implement(CPU)
def logit__cpu(self, eps):
    if eps is None:
        return LOGIT_0_LOOP.update(self)
    if eps is not None:
        return LOGIT_1_LOOP.update(self, eps)
    raise language.no_case("logit_", {"eps": eps})

@LOGIT_OUT.implement(CPU)
def logit_out_cpu(self, eps, out):
    if eps is None:
        return LOGIT_0_LOOP.write(self, out)
    if eps is not None:
        return LOGIT_1_LOOP.write(self, eps, out)
    raise language.no_case("logit.out", {"eps": eps})

class LogitBackward0(Node, operator="logit"):
    __slots__ = ("_raw_self", "_version_self", "_saved_eps")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        eps = self._saved_eps
        return (functions.logit_backward(grad, self_, eps),)

@LOGIT.implement(AUTOGRAD)
def logit_autograd(self, eps):
    result = LOGIT[self._keys & BELOW_AUTOGRAD](self, eps)
    if guards.active and not grad_enabled():
        return result
    node = LogitBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_eps = eps
    return record.call(node, result, self)

recorded_in_place(LOGIT_, LogitBackward0)
forward_rule(LOGIT, lambda self_t, self_p, eps: functions.logit_backward(self_t, self_p, eps))
another_name(define("special_logit(Tensor self, float? eps=None) -> Tensor", "4f42399abbaf36ac", "special_logit.out"),
    "logit")
