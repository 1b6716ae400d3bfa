# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The bessel operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime.autograd import forward
from runtime.autograd.forms import another_name, composite, defining, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

SINC, SINC_, SINC_OUT = define("sinc(Tensor self) -> Tensor", "a0458bae233cbe10", "sinc_", "sinc.out")
SINC_LOOP = SINC.compute_by(Elementwise("sinc", LOOPS, "sinc_kernel", 1, promote="int_to_float"))

class SincBackward0(Node, operator="sinc"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._sinc_gradient(grad, self_),)

@SINC.implement(AUTOGRAD)
def sinc_autograd(self):
    result = SINC[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SincBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SINC_, SincBackward0)
forward_rule(SINC, lambda self_t, self_p: functions._sinc_gradient(self_t, self_p))
another_name(define("special_sinc(Tensor self) -> Tensor", "37b5ae11c01ae8c4", "special_sinc.out"), "sinc")

_SINC_SLOPE = define("_sinc_slope(Tensor self) -> Tensor", "2ad0552d26a64a8c")
_SINC_SLOPE_LOOP = _SINC_SLOPE.compute_by(Elementwise("_sinc_slope", LOOPS, "_sinc_slope_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(_SINC_SLOPE, "backward_self", Elementwise("_SincSlopeBackward0", LOOPS, "sinc_slope_backward_self", 2))
def _SINC_SLOPE_BACKWARD_SELF_FORMULA(grad, self_):
    x_ = 3.141592653589793 * self_
    part_ = functions.abs(x_) < 1
    part_2_ = 3.141592653589793 * functions.where(part_, self_, 1)
    part_3_ = part_2_ * part_2_
    part_4_ = part_3_ / 10
    part_5_ = 6.283185307179586 * part_2_
    part_6_ = part_3_ / 54
    part_7_ = part_3_ / 88
    part_8_ = part_3_ / 130
    part_9_ = part_3_ / 180
    part_10_ = part_3_ / 238
    part_11_ = 1 - part_3_ / 304
    part_12_ = 1 - part_10_ * part_11_
    part_13_ = 1 - part_9_ * part_12_
    part_14_ = 1 - part_8_ * part_13_
    part_15_ = 1 - part_7_ * part_14_
    part_16_ = 1 - part_6_ * part_15_
    part_17_ = part_3_ / 28
    part_18_ = 1 - part_17_ * part_16_
    part_19_ = functions.abs(self_) == math.inf
    n_ = forward.step(functions.round, self_)
    side_ = 1 - 2 * (n_ - 2 * forward.step(functions.floor, n_ / 2))
    part_20_ = functions.where(part_19_, 1, functions.where(part_, 1, self_))
    part_21_ = 3.141592653589793 * (part_20_ - n_)
    sin_part_21_ = functions.sin(part_21_)
    cos_part_21_ = functions.cos(part_21_)
    part_22_ = sin_part_21_ / (3.141592653589793 * part_20_)
    return functions.where(part_,
        3.141592653589793 * functions.where(part_, grad, 1) * (
            -part_2_ / 3 * (
                part_4_ * (
                    part_5_ / 28 * part_16_ + part_17_ * (
                        part_6_ * (
                            part_5_ / 88 * part_14_ + part_7_ * (
                                part_8_ * (
                                    part_5_ / 180 * part_12_ + part_9_ * (
                                        part_10_ * (part_5_ / 304) - part_5_ / 238 * part_11_)
                                ) - part_5_ / 130 * part_13_)
                        ) - part_5_ / 54 * part_15_)
                ) - part_5_ / 10 * part_18_
            ) - 3.141592653589793 * (1 - part_4_ * part_18_) / 3),
        functions.where(part_19_, 0,
            functions.where(part_19_, 1, functions.where(part_, 1, grad)) * (
                side_ * (
                    -3.141592653589793 * sin_part_21_ - (cos_part_21_ / part_20_ - part_22_ / part_20_)
                ) / part_20_ - side_ * (cos_part_21_ - part_22_) / part_20_ / part_20_)))

class _SincSlopeBackward0(Node, operator="_sinc_slope"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (_SINC_SLOPE_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@_SINC_SLOPE.implement(AUTOGRAD)
def _sinc_slope_autograd(self):
    result = _SINC_SLOPE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _SincSlopeBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@formula(_SINC_SLOPE, "forward", Elementwise("_sinc_slope", LOOPS, "sinc_slope_backward_self", 2))
def _SINC_SLOPE_FORWARD_FORMULA(self_t, self_p):
    x_ = 3.141592653589793 * self_p
    part_ = functions.abs(x_) < 1
    part_2_ = 3.141592653589793 * functions.where(part_, self_p, 1)
    part_3_ = part_2_ * part_2_
    part_4_ = part_3_ / 10
    part_5_ = 6.283185307179586 * part_2_
    part_6_ = part_3_ / 54
    part_7_ = part_3_ / 88
    part_8_ = part_3_ / 130
    part_9_ = part_3_ / 180
    part_10_ = part_3_ / 238
    part_11_ = 1 - part_3_ / 304
    part_12_ = 1 - part_10_ * part_11_
    part_13_ = 1 - part_9_ * part_12_
    part_14_ = 1 - part_8_ * part_13_
    part_15_ = 1 - part_7_ * part_14_
    part_16_ = 1 - part_6_ * part_15_
    part_17_ = part_3_ / 28
    part_18_ = 1 - part_17_ * part_16_
    part_19_ = functions.abs(self_p) == math.inf
    n_ = functions.round(self_p)
    side_ = 1 - 2 * (n_ - 2 * functions.floor(n_ / 2))
    part_20_ = functions.where(part_19_, 1, functions.where(part_, 1, self_p))
    part_21_ = 3.141592653589793 * (part_20_ - n_)
    sin_part_21_ = functions.sin(part_21_)
    cos_part_21_ = functions.cos(part_21_)
    part_22_ = sin_part_21_ / (3.141592653589793 * part_20_)
    return functions.where(part_,
        3.141592653589793 * functions.where(part_, self_t, 1) * (
            -part_2_ / 3 * (
                part_4_ * (
                    part_5_ / 28 * part_16_ + part_17_ * (
                        part_6_ * (
                            part_5_ / 88 * part_14_ + part_7_ * (
                                part_8_ * (
                                    part_5_ / 180 * part_12_ + part_9_ * (
                                        part_10_ * (part_5_ / 304) - part_5_ / 238 * part_11_)
                                ) - part_5_ / 130 * part_13_)
                        ) - part_5_ / 54 * part_15_)
                ) - part_5_ / 10 * part_18_
            ) - 3.141592653589793 * (1 - part_4_ * part_18_) / 3),
        functions.where(part_19_, 0,
            functions.where(part_19_, 1, functions.where(part_, 1, self_t)) * (
                side_ * (
                    -3.141592653589793 * sin_part_21_ - (cos_part_21_ / part_20_ - part_22_ / part_20_)
                ) / part_20_ - side_ * (cos_part_21_ - part_22_) / part_20_ / part_20_)))

forward_rule(_SINC_SLOPE, _SINC_SLOPE_FORWARD_FORMULA)


@composite(define("_sinc_gradient(Tensor grad, Tensor self) -> Tensor", "38403a89fa918070"))
def _sinc_gradient_composite(grad, self):
    if self.dtype.is_complex:
        turns = 3.141592653589793 * self
        return grad * functions.conj(
            3.141592653589793 * functions.where(functions.isfinite(self), functions._spherical_bessel_slope(turns),
                math.nan))
    return grad * functions._sinc_slope(self)


I0, I0_, I0_OUT = define("i0(Tensor self) -> Tensor", "2f74ac664e3f79b9", "i0_", "i0.out")
I0_LOOP = I0.compute_by(Elementwise("i0", LOOPS, "i0_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))
I0_BACKWARD_SELF_FORMULA = formula(I0, "backward_self", Elementwise("I0Backward0", LOOPS, "i0_backward_self", 2),
    lambda grad, self_: grad * functions.special_i1(self_))

class I0Backward0(Node, operator="i0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (I0_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@I0.implement(AUTOGRAD)
def i0_autograd(self):
    result = I0[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = I0Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(I0_, I0Backward0)
I0_FORWARD_FORMULA = formula(I0, "forward", Elementwise("i0", LOOPS, "i0_backward_self", 2),
    lambda self_t, self_p: self_t * functions.special_i1(self_p))
forward_rule(I0, I0_FORWARD_FORMULA)
another_name(define("special_i0(Tensor self) -> Tensor", "99484a475fe8b1c6", "special_i0.out"), "i0")
another_name(
    define("special_modified_bessel_i0(Tensor self) -> Tensor", "b294460e3f0bcf49", "special_modified_bessel_i0.out"),
    "i0")

SPECIAL_I0E, SPECIAL_I0E_OUT = define("special_i0e(Tensor self) -> Tensor", "91d6077bfc93b214", "special_i0e.out")
SPECIAL_I0E_LOOP = SPECIAL_I0E.compute_by(Elementwise("special_i0e", LOOPS, "special_i0e_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialI0EBackward0(Node, operator="special_i0e"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (-grad * functions.sgn(self_) * functions._i0e_less_i1e(self_),)

@SPECIAL_I0E.implement(AUTOGRAD)
def special_i0e_autograd(self):
    result = SPECIAL_I0E[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialI0EBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_I0E, lambda self_t, self_p: -self_t * functions.sgn(self_p) * functions._i0e_less_i1e(self_p))

SPECIAL_I1, SPECIAL_I1_OUT = define("special_i1(Tensor self) -> Tensor", "06e31b557f184405", "special_i1.out")
SPECIAL_I1_LOOP = SPECIAL_I1.compute_by(Elementwise("special_i1", LOOPS, "special_i1_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialI1Backward0(Node, operator="special_i1"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * functions._i1_slope(self_),)

@SPECIAL_I1.implement(AUTOGRAD)
def special_i1_autograd(self):
    result = SPECIAL_I1[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialI1Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_I1, lambda self_t, self_p: self_t * functions._i1_slope(self_p))
another_name(
    define("special_modified_bessel_i1(Tensor self) -> Tensor", "67901c0286e8cc60", "special_modified_bessel_i1.out"),
    "special_i1")

_I0E_LESS_I1E = define("_i0e_less_i1e(Tensor self) -> Tensor", "4960dd4f013ee319")
_I0E_LESS_I1E_LOOP = _I0E_LESS_I1E.compute_by(Elementwise("_i0e_less_i1e", LOOPS, "_i0e_less_i1e_kernel", 1,
    promote="int_to_float", accepts=("floating",)))

class _I0ELessI1EBackward0(Node, operator="_i0e_less_i1e"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            grad * functions.sgn(self_) * (
                functions.where(
                    self_ == 0, 0.5, functions.special_i1e(self_) / functions.where(self_ == 0, 1, self_)
                ) - 2 * result
            ),)

@_I0E_LESS_I1E.implement(AUTOGRAD)
def _i0e_less_i1e_autograd(self):
    result = _I0E_LESS_I1E[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _I0ELessI1EBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(_I0E_LESS_I1E, keeps=True)
def _i0e_less_i1e_forward(self_t, self_p, result_p):
    return self_t * functions.sgn(self_p) * (
        functions.where(
            self_p == 0, 0.5, functions.special_i1e(self_p) / functions.where(self_p == 0, 1, self_p)
        ) - 2 * result_p)


SPECIAL_I1E, SPECIAL_I1E_OUT = define("special_i1e(Tensor self) -> Tensor", "a23b4c7923b97137", "special_i1e.out")
SPECIAL_I1E_LOOP = SPECIAL_I1E.compute_by(Elementwise("special_i1e", LOOPS, "special_i1e_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialI1EBackward0(Node, operator="special_i1e"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        far_ = functions.where(functions.abs(self_) > 8, self_, 1)
        return (
            grad * functions.where(
                functions.abs(self_) > 8, functions._i0e_less_i1e(self_) - result / far_,
                functions._i1e_slope(self_) - functions.sgn(self_) * result,
            ),)

@SPECIAL_I1E.implement(AUTOGRAD)
def special_i1e_autograd(self):
    result = SPECIAL_I1E[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialI1EBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(SPECIAL_I1E, keeps=True)
def special_i1e_forward(self_t, self_p, result_p):
    far_ = functions.where(functions.abs(self_p) > 8, self_p, 1)
    return self_t * functions.where(functions.abs(self_p) > 8, functions._i0e_less_i1e(self_p) - result_p / far_,
        functions._i1e_slope(self_p) - functions.sgn(self_p) * result_p)


_I1_SLOPE = define("_i1_slope(Tensor self) -> Tensor", "50e3d1fdde0fb5ef")
_I1_SLOPE_LOOP = _I1_SLOPE.compute_by(Elementwise("_i1_slope", LOOPS, "_i1_slope_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class _I1SlopeBackward0(Node, operator="_i1_slope"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        s_ = self_ * self_
        safe_ = functions.where(functions.abs(self_) < 0.1, 1, self_)
        near_ = self_ * (0.375 + s_ * (5 / 96 + s_ * (7 / 3072 + s_ / 20480)))
        return (
            grad * functions.where(
                functions.abs(self_) < 0.1, near_,
                functions.special_i1(self_) - (result - functions.special_i1(self_) / safe_) / safe_,
            ),)

@_I1_SLOPE.implement(AUTOGRAD)
def _i1_slope_autograd(self):
    result = _I1_SLOPE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _I1SlopeBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(_I1_SLOPE, keeps=True)
def _i1_slope_forward(self_t, self_p, result_p):
    s_ = self_p * self_p
    safe_ = functions.where(functions.abs(self_p) < 0.1, 1, self_p)
    near_ = self_p * (0.375 + s_ * (5 / 96 + s_ * (7 / 3072 + s_ / 20480)))
    return self_t * functions.where(functions.abs(self_p) < 0.1, near_,
        functions.special_i1(self_p) - (result_p - functions.special_i1(self_p) / safe_) / safe_)


_I1E_SLOPE = define("_i1e_slope(Tensor self) -> Tensor", "8be42a3a93146c7b")
_I1E_SLOPE_LOOP = _I1E_SLOPE.compute_by(Elementwise("_i1e_slope", LOOPS, "_i1e_slope_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class _I1ESlopeBackward0(Node, operator="_i1e_slope"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        s_ = self_ * self_
        safe_ = functions.where(functions.abs(self_) < 0.1, 1, self_)
        near_ = functions.exp(-functions.abs(self_)) * self_ * (0.375 + s_ * (5 / 96 + s_ * (7 / 3072 + s_ / 20480)))
        far_ = functions.special_i1e(self_) - (result - functions.special_i1e(self_) / safe_) / safe_
        return (grad * (functions.where(functions.abs(self_) < 0.1, near_, far_) - functions.sgn(self_) * result),)

@_I1E_SLOPE.implement(AUTOGRAD)
def _i1e_slope_autograd(self):
    result = _I1E_SLOPE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _I1ESlopeBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(_I1E_SLOPE, keeps=True)
def _i1e_slope_forward(self_t, self_p, result_p):
    s_ = self_p * self_p
    safe_ = functions.where(functions.abs(self_p) < 0.1, 1, self_p)
    near_ = functions.exp(-functions.abs(self_p)) * self_p * (0.375 + s_ * (5 / 96 + s_ * (7 / 3072 + s_ / 20480)))
    far_ = functions.special_i1e(self_p) - (result_p - functions.special_i1e(self_p) / safe_) / safe_
    return self_t * (functions.where(functions.abs(self_p) < 0.1, near_, far_) - functions.sgn(self_p) * result_p)


SPECIAL_ERFCX, SPECIAL_ERFCX_OUT = define("special_erfcx(Tensor self) -> Tensor", "2496ae364dc96448",
    "special_erfcx.out")
SPECIAL_ERFCX_LOOP = SPECIAL_ERFCX.compute_by(Elementwise("special_erfcx", LOOPS, "special_erfcx_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(SPECIAL_ERFCX, "backward_self", Elementwise("SpecialErfcxBackward0", LOOPS, "special_erfcx_backward_self", 3))
def SPECIAL_ERFCX_BACKWARD_SELF_FORMULA(grad, result, self_):
    far_ = functions.where(self_ > 2, self_, 2)
    u_ = 4 / far_ - 1
    p1_ = (
        (
            (-9.499881724176632e-11 * u_ - 1.3997755774840878e-09) * u_ + 4.20867330345017e-09
        ) * u_ + 4.2497869718854255e-09
    ) * u_ - 2.5350900319196757e-08
    p2_ = (
        ((p1_ * u_ + 2.2836769403096564e-08) * u_ + 2.7951259045387853e-08) * u_ - 1.1452372751924683e-07
    ) * u_ + 2.1309887224169752e-07
    p3_ = (
        ((p2_ * u_ - 1.7146995469869988e-07) * u_ - 4.356215931408998e-07) * u_ + 1.987343282524958e-06
    ) * u_ - 3.537919944362623e-06
    p4_ = (
        ((p3_ * u_ + 5.273991630943424e-07) * u_ + 1.5745426335205843e-05) * u_ - 4.668122979707728e-05
    ) * u_ + 4.6477426546200205e-05
    p5_ = (
        ((p4_ * u_ + 0.0001342446686873769) * u_ - 0.0006607385812261395) * u_ + 0.0009960258101815692
    ) * u_ + 0.0018804129278859572
    p_ = (
        ((p5_ * u_ - 0.013280715301529957) * u_ + 0.02117023856857678) * u_ + 0.0806967396838128
    ) * u_ - 0.5181360975203433
    return grad * functions.where(self_ > 2, p_ / far_ / far_, 2 * self_ * result - 1.1283791670955126)

class SpecialErfcxBackward0(Node, operator="special_erfcx"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            SPECIAL_ERFCX_BACKWARD_SELF_FORMULA[
                (grad._keys | result._keys | self_._keys) & formula_keys()
            ](grad, result, self_),)

@SPECIAL_ERFCX.implement(AUTOGRAD)
def special_erfcx_autograd(self):
    result = SPECIAL_ERFCX[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialErfcxBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@formula(SPECIAL_ERFCX, "forward", Elementwise("special_erfcx", LOOPS, "special_erfcx_backward_self", 3))
def SPECIAL_ERFCX_FORWARD_FORMULA(self_t, result_p, self_p):
    far_ = functions.where(self_p > 2, self_p, 2)
    u_ = 4 / far_ - 1
    p1_ = (
        (
            (-9.499881724176632e-11 * u_ - 1.3997755774840878e-09) * u_ + 4.20867330345017e-09
        ) * u_ + 4.2497869718854255e-09
    ) * u_ - 2.5350900319196757e-08
    p2_ = (
        ((p1_ * u_ + 2.2836769403096564e-08) * u_ + 2.7951259045387853e-08) * u_ - 1.1452372751924683e-07
    ) * u_ + 2.1309887224169752e-07
    p3_ = (
        ((p2_ * u_ - 1.7146995469869988e-07) * u_ - 4.356215931408998e-07) * u_ + 1.987343282524958e-06
    ) * u_ - 3.537919944362623e-06
    p4_ = (
        ((p3_ * u_ + 5.273991630943424e-07) * u_ + 1.5745426335205843e-05) * u_ - 4.668122979707728e-05
    ) * u_ + 4.6477426546200205e-05
    p5_ = (
        ((p4_ * u_ + 0.0001342446686873769) * u_ - 0.0006607385812261395) * u_ + 0.0009960258101815692
    ) * u_ + 0.0018804129278859572
    p_ = (
        ((p5_ * u_ - 0.013280715301529957) * u_ + 0.02117023856857678) * u_ + 0.0806967396838128
    ) * u_ - 0.5181360975203433
    return self_t * functions.where(self_p > 2, p_ / far_ / far_, 2 * self_p * result_p - 1.1283791670955126)

forward_rule(SPECIAL_ERFCX, SPECIAL_ERFCX_FORWARD_FORMULA, keeps=True)

_NORMAL_DENSITY = define("_normal_density(Tensor self) -> Tensor", "c466d58c38d31117")
_NORMAL_DENSITY_LOOP = _NORMAL_DENSITY.compute_by(Elementwise("_normal_density", LOOPS, "_normal_density_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))
_NORMAL_DENSITY_BACKWARD_SELF_FORMULA = formula(_NORMAL_DENSITY, "backward_self",
    Elementwise("_NormalDensityBackward0", LOOPS, "normal_density_backward_self", 3),
    lambda grad, result, self_: -grad * self_ * result)

class _NormalDensityBackward0(Node, operator="_normal_density"):
    __slots__ = ("_raw_result", "_raw_self", "_version_self")

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            _NORMAL_DENSITY_BACKWARD_SELF_FORMULA[
                (grad._keys | result._keys | self_._keys) & formula_keys()
            ](grad, result, self_),)

@_NORMAL_DENSITY.implement(AUTOGRAD)
def _normal_density_autograd(self):
    result = _NORMAL_DENSITY[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _NormalDensityBackward0()
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

_NORMAL_DENSITY_FORWARD_FORMULA = formula(_NORMAL_DENSITY, "forward",
    Elementwise("_normal_density", LOOPS, "normal_density_backward_self", 3),
    lambda self_t, result_p, self_p: -self_t * self_p * result_p)
forward_rule(_NORMAL_DENSITY, _NORMAL_DENSITY_FORWARD_FORMULA, keeps=True)

_LOG_NDTR_SLOPE = define("_log_ndtr_slope(Tensor self) -> Tensor", "115bee1d0f9b1eda")
_LOG_NDTR_SLOPE_LOOP = _LOG_NDTR_SLOPE.compute_by(Elementwise("_log_ndtr_slope", LOOPS, "_log_ndtr_slope_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(_LOG_NDTR_SLOPE, "backward_self",
    Elementwise("_LogNdtrSlopeBackward0", LOOPS, "log_ndtr_slope_backward_self", 3))
def _LOG_NDTR_SLOPE_BACKWARD_SELF_FORMULA(grad, result, self_):
    u_ = 1 / functions.where(self_ < -70, self_ * self_, 1)
    far_ = u_ * (1 - u_ * (6 - u_ * (50 - u_ * 518))) - 1
    return grad * functions.where(self_ < -70, far_, functions.where(result == 0, 0, -result * (self_ + result)))

class _LogNdtrSlopeBackward0(Node, operator="_log_ndtr_slope"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            _LOG_NDTR_SLOPE_BACKWARD_SELF_FORMULA[
                (grad._keys | result._keys | self_._keys) & formula_keys()
            ](grad, result, self_),)

@_LOG_NDTR_SLOPE.implement(AUTOGRAD)
def _log_ndtr_slope_autograd(self):
    result = _LOG_NDTR_SLOPE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _LogNdtrSlopeBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@formula(_LOG_NDTR_SLOPE, "forward", Elementwise("_log_ndtr_slope", LOOPS, "log_ndtr_slope_backward_self", 3))
def _LOG_NDTR_SLOPE_FORWARD_FORMULA(self_t, result_p, self_p):
    u_ = 1 / functions.where(self_p < -70, self_p * self_p, 1)
    far_ = u_ * (1 - u_ * (6 - u_ * (50 - u_ * 518))) - 1
    return self_t * functions.where(self_p < -70, far_,
        functions.where(result_p == 0, 0, -result_p * (self_p + result_p)))

forward_rule(_LOG_NDTR_SLOPE, _LOG_NDTR_SLOPE_FORWARD_FORMULA, keeps=True)

SPECIAL_ENTR, SPECIAL_ENTR_OUT = define("special_entr(Tensor self) -> Tensor", "b8dae8a4325dda4a", "special_entr.out")
SPECIAL_ENTR_LOOP = SPECIAL_ENTR.compute_by(Elementwise("special_entr", LOOPS, "special_entr_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))
SPECIAL_ENTR_BACKWARD_SELF_FORMULA = formula(SPECIAL_ENTR, "backward_self",
    Elementwise("SpecialEntrBackward0", LOOPS, "special_entr_backward_self", 2),
    lambda grad, self_: grad * -(1 + functions.log(self_)))

class SpecialEntrBackward0(Node, operator="special_entr"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (SPECIAL_ENTR_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@SPECIAL_ENTR.implement(AUTOGRAD)
def special_entr_autograd(self):
    result = SPECIAL_ENTR[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialEntrBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

SPECIAL_ENTR_FORWARD_FORMULA = formula(SPECIAL_ENTR, "forward",
    Elementwise("special_entr", LOOPS, "special_entr_backward_self", 2),
    lambda self_t, self_p: self_t * -(1 + functions.log(self_p)))
forward_rule(SPECIAL_ENTR, SPECIAL_ENTR_FORWARD_FORMULA)

SPECIAL_NDTR, SPECIAL_NDTR_OUT = define("special_ndtr(Tensor self) -> Tensor", "04db41e4222239b3", "special_ndtr.out")
SPECIAL_NDTR_LOOP = SPECIAL_NDTR.compute_by(Elementwise("special_ndtr", LOOPS, "special_ndtr_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialNdtrBackward0(Node, operator="special_ndtr"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * functions._normal_density(self_),)

@SPECIAL_NDTR.implement(AUTOGRAD)
def special_ndtr_autograd(self):
    result = SPECIAL_NDTR[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialNdtrBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_NDTR, lambda self_t, self_p: self_t * functions._normal_density(self_p))

SPECIAL_NDTRI, SPECIAL_NDTRI_OUT = define("special_ndtri(Tensor self) -> Tensor", "ec6d7720e3d3e242",
    "special_ndtri.out")
SPECIAL_NDTRI_LOOP = SPECIAL_NDTRI.compute_by(Elementwise("special_ndtri", LOOPS, "special_ndtri_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialNdtriBackward0(Node, operator="special_ndtri"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        tail_ = functions.minimum(self_, 1 - self_)
        density_ = functions._normal_density(result)
        rest_ = functions.abs(result) * (
            functions.special_ndtr(-functions.abs(result)) - tail_
        ) / functions.where((self_ > 0) & (self_ < 1), density_, 1)
        return (grad * ((1 + functions.where((self_ > 0) & (self_ < 1), rest_, 0)) / density_),)

@SPECIAL_NDTRI.implement(AUTOGRAD)
def special_ndtri_autograd(self):
    result = SPECIAL_NDTRI[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialNdtriBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(SPECIAL_NDTRI, keeps=True)
def special_ndtri_forward(self_t, self_p, result_p):
    tail_ = functions.minimum(self_p, 1 - self_p)
    density_ = functions._normal_density(result_p)
    rest_ = functions.abs(result_p) * (
        functions.special_ndtr(-functions.abs(result_p)) - tail_
    ) / functions.where((self_p > 0) & (self_p < 1), density_, 1)
    return self_t * ((1 + functions.where((self_p > 0) & (self_p < 1), rest_, 0)) / density_)


SPECIAL_LOG_NDTR, SPECIAL_LOG_NDTR_OUT = define("special_log_ndtr(Tensor self) -> Tensor", "5bad4664842eb656",
    "special_log_ndtr.out")
SPECIAL_LOG_NDTR_LOOP = SPECIAL_LOG_NDTR.compute_by(Elementwise("special_log_ndtr", LOOPS, "special_log_ndtr_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialLogNdtrBackward0(Node, operator="special_log_ndtr"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * functions._log_ndtr_slope(self_),)

@SPECIAL_LOG_NDTR.implement(AUTOGRAD)
def special_log_ndtr_autograd(self):
    result = SPECIAL_LOG_NDTR[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialLogNdtrBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_LOG_NDTR, lambda self_t, self_p: self_t * functions._log_ndtr_slope(self_p))
