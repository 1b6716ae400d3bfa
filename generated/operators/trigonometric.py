# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The trigonometric operators: what each is, its kernels, its backward Node."""
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

SIN, SIN_, SIN_OUT = define("sin(Tensor self) -> Tensor", "28b4dc1a27a2bde4", "sin_", "sin.out")
SIN_LOOP = SIN.compute_by(Elementwise("sin", LOOPS, "sin_kernel", 1, promote="int_to_float"))
SIN_BACKWARD_SELF_FORMULA = formula(SIN, "backward_self", Elementwise("SinBackward0", LOOPS, "sin_backward_self", 2),
    lambda grad, self_: grad * operations.conj(functions.cos(self_)))

class SinBackward0(Node, operator="sin"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (SIN_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@SIN.implement(AUTOGRAD)
def sin_autograd(self):
    result = SIN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SinBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SIN_, SinBackward0)
SIN_FORWARD_FORMULA = formula(SIN, "forward", Elementwise("sin", LOOPS, "sin_forward", 2),
    lambda self_t, self_p: self_t * functions.cos(self_p))
forward_rule(SIN, SIN_FORWARD_FORMULA)
for_each(define("_foreach_sin(Tensor[] self) -> Tensor[]", "e141ac7a659044fd", "_foreach_sin_"), functions, "sin")

COS, COS_, COS_OUT = define("cos(Tensor self) -> Tensor", "a6752773d4f9e8f6", "cos_", "cos.out")
COS_LOOP = COS.compute_by(Elementwise("cos", LOOPS, "cos_kernel", 1, promote="int_to_float"))
COS_BACKWARD_SELF_FORMULA = formula(COS, "backward_self", Elementwise("CosBackward0", LOOPS, "cos_backward_self", 2),
    lambda grad, self_: -grad * operations.conj(functions.sin(self_)))

class CosBackward0(Node, operator="cos"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (COS_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@COS.implement(AUTOGRAD)
def cos_autograd(self):
    result = COS[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = CosBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(COS_, CosBackward0)
COS_FORWARD_FORMULA = formula(COS, "forward", Elementwise("cos", LOOPS, "cos_forward", 2),
    lambda self_t, self_p: -self_t * functions.sin(self_p))
forward_rule(COS, COS_FORWARD_FORMULA)
for_each(define("_foreach_cos(Tensor[] self) -> Tensor[]", "f53ad980aaf2d8f3", "_foreach_cos_"), functions, "cos")

TAN, TAN_, TAN_OUT = define("tan(Tensor self) -> Tensor", "7fe281ce6766c8b6", "tan_", "tan.out")
TAN_LOOP = TAN.compute_by(Elementwise("tan", LOOPS, "tan_kernel", 1, promote="int_to_float"))
TAN_BACKWARD_SELF_FORMULA = formula(TAN, "backward_self", Elementwise("TanBackward0", LOOPS, "tan_backward_self", 2),
    lambda grad, result: grad * operations.conj(1 + result * result))

class TanBackward0(Node, operator="tan"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (TAN_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@TAN.implement(AUTOGRAD)
def tan_autograd(self):
    result = TAN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = TanBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(TAN_, TanBackward0, output="_raw_result")
TAN_FORWARD_FORMULA = formula(TAN, "forward", Elementwise("tan", LOOPS, "tan_forward", 2),
    lambda self_t, result_p: self_t * (1 + result_p * result_p))
forward_rule(TAN, TAN_FORWARD_FORMULA, keeps=True)
for_each(define("_foreach_tan(Tensor[] self) -> Tensor[]", "781c4dfb585e6968", "_foreach_tan_"), functions, "tan")

ASIN, ASIN_, ASIN_OUT = define("asin(Tensor self) -> Tensor", "b9f128cc299bab32", "asin_", "asin.out")
ASIN_LOOP = ASIN.compute_by(Elementwise("asin", LOOPS, "asin_kernel", 1, promote="int_to_float"))

@formula(ASIN, "backward_self", Elementwise("AsinBackward0", LOOPS, "asin_backward_self", 2))
def ASIN_BACKWARD_SELF_FORMULA(grad, self_):
    near_ = functions.where(functions.abs(self_) > 0.5, self_, 0)
    inner_ = functions.where(functions.abs(self_) > 0.5, 0, self_)
    return grad * operations.conj(
        functions.rsqrt(
            functions.where(functions.abs(self_) > 0.5, 1 - near_, 1 - inner_ * inner_)
        ) * functions.rsqrt(1 + near_))

class AsinBackward0(Node, operator="asin"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ASIN_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ASIN.implement(AUTOGRAD)
def asin_autograd(self):
    result = ASIN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AsinBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ASIN_, AsinBackward0)

@formula(ASIN, "forward", Elementwise("asin", LOOPS, "asin_forward", 2))
def ASIN_FORWARD_FORMULA(self_t, self_p):
    near_ = functions.where(functions.abs(self_p) > 0.5, self_p, 0)
    inner_ = functions.where(functions.abs(self_p) > 0.5, 0, self_p)
    return self_t * (
        functions.rsqrt(
            functions.where(functions.abs(self_p) > 0.5, 1 - near_, 1 - inner_ * inner_)
        ) * functions.rsqrt(1 + near_))

forward_rule(ASIN, ASIN_FORWARD_FORMULA)
another_name(define("arcsin(Tensor self) -> Tensor", "1ec7a170a2400b52", "arcsin_", "arcsin.out"), "asin")
for_each(define("_foreach_asin(Tensor[] self) -> Tensor[]", "0979f487dc1ae45c", "_foreach_asin_"), functions, "asin")

ACOS, ACOS_, ACOS_OUT = define("acos(Tensor self) -> Tensor", "3cdb13bfec8fda28", "acos_", "acos.out")
ACOS_LOOP = ACOS.compute_by(Elementwise("acos", LOOPS, "acos_kernel", 1, promote="int_to_float"))

@formula(ACOS, "backward_self", Elementwise("AcosBackward0", LOOPS, "acos_backward_self", 2))
def ACOS_BACKWARD_SELF_FORMULA(grad, self_):
    near_ = functions.where(functions.abs(self_) > 0.5, self_, 0)
    inner_ = functions.where(functions.abs(self_) > 0.5, 0, self_)
    return -grad * operations.conj(
        functions.rsqrt(
            functions.where(functions.abs(self_) > 0.5, 1 - near_, 1 - inner_ * inner_)
        ) * functions.rsqrt(1 + near_))

class AcosBackward0(Node, operator="acos"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ACOS_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ACOS.implement(AUTOGRAD)
def acos_autograd(self):
    result = ACOS[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AcosBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ACOS_, AcosBackward0)

@formula(ACOS, "forward", Elementwise("acos", LOOPS, "acos_forward", 2))
def ACOS_FORWARD_FORMULA(self_t, self_p):
    near_ = functions.where(functions.abs(self_p) > 0.5, self_p, 0)
    inner_ = functions.where(functions.abs(self_p) > 0.5, 0, self_p)
    return -self_t * (
        functions.rsqrt(
            functions.where(functions.abs(self_p) > 0.5, 1 - near_, 1 - inner_ * inner_)
        ) * functions.rsqrt(1 + near_))

forward_rule(ACOS, ACOS_FORWARD_FORMULA)
another_name(define("arccos(Tensor self) -> Tensor", "ef850f5fdbc485c7", "arccos_", "arccos.out"), "acos")
for_each(define("_foreach_acos(Tensor[] self) -> Tensor[]", "c14d7d326784d0ed", "_foreach_acos_"), functions, "acos")

ATAN, ATAN_, ATAN_OUT = define("atan(Tensor self) -> Tensor", "a3fc83974f5a765b", "atan_", "atan.out")
ATAN_LOOP = ATAN.compute_by(Elementwise("atan", LOOPS, "atan_kernel", 1, promote="int_to_float"))

@formula(ATAN, "backward_self", Elementwise("AtanBackward0", LOOPS, "atan_backward_self", 2))
def ATAN_BACKWARD_SELF_FORMULA(grad, self_):
    is_far_ = functions.abs(self_) > 100000000.0
    far_ = 1 / functions.where(is_far_, self_, 1)
    near_ = functions.where(is_far_, 0, self_)
    turn_ = functions.where(functions.abs(self_ - functions.real(self_)) > 0.5, near_ - functions.real(near_), 0)
    return grad * operations.conj(functions.where(is_far_, far_ * far_,
        1 / ((1 - functions.abs(turn_)) * (1 + functions.abs(turn_)) + (near_ - turn_) * (near_ + turn_))))

class AtanBackward0(Node, operator="atan"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ATAN_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ATAN.implement(AUTOGRAD)
def atan_autograd(self):
    result = ATAN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AtanBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ATAN_, AtanBackward0)

@formula(ATAN, "forward", Elementwise("atan", LOOPS, "atan_forward", 2))
def ATAN_FORWARD_FORMULA(self_t, self_p):
    is_far_ = functions.abs(self_p) > 100000000.0
    far_ = 1 / functions.where(is_far_, self_p, 1)
    near_ = functions.where(is_far_, 0, self_p)
    turn_ = functions.where(functions.abs(self_p - functions.real(self_p)) > 0.5, near_ - functions.real(near_), 0)
    return self_t * functions.where(is_far_, far_ * far_,
        1 / ((1 - functions.abs(turn_)) * (1 + functions.abs(turn_)) + (near_ - turn_) * (near_ + turn_)))

forward_rule(ATAN, ATAN_FORWARD_FORMULA)
another_name(define("arctan(Tensor self) -> Tensor", "5025ea8ab1b6da1a", "arctan_", "arctan.out"), "atan")
for_each(define("_foreach_atan(Tensor[] self) -> Tensor[]", "fef6eb719182beea", "_foreach_atan_"), functions, "atan")

SINH, SINH_, SINH_OUT = define("sinh(Tensor self) -> Tensor", "a7829d715b2de4ff", "sinh_", "sinh.out")
SINH_LOOP = SINH.compute_by(Elementwise("sinh", LOOPS, "sinh_kernel", 1, promote="int_to_float"))
SINH_BACKWARD_SELF_FORMULA = formula(SINH, "backward_self",
    Elementwise("SinhBackward0", LOOPS, "sinh_backward_self", 2),
    lambda grad, self_: grad * operations.conj(functions.cosh(self_)))

class SinhBackward0(Node, operator="sinh"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (SINH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@SINH.implement(AUTOGRAD)
def sinh_autograd(self):
    result = SINH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SinhBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SINH_, SinhBackward0)
SINH_FORWARD_FORMULA = formula(SINH, "forward", Elementwise("sinh", LOOPS, "sinh_forward", 2),
    lambda self_t, self_p: self_t * functions.cosh(self_p))
forward_rule(SINH, SINH_FORWARD_FORMULA)
for_each(define("_foreach_sinh(Tensor[] self) -> Tensor[]", "7baf8917d5d5e7d2", "_foreach_sinh_"), functions, "sinh")

COSH, COSH_, COSH_OUT = define("cosh(Tensor self) -> Tensor", "dd6648fabaa1047d", "cosh_", "cosh.out")
COSH_LOOP = COSH.compute_by(Elementwise("cosh", LOOPS, "cosh_kernel", 1, promote="int_to_float"))
COSH_BACKWARD_SELF_FORMULA = formula(COSH, "backward_self",
    Elementwise("CoshBackward0", LOOPS, "cosh_backward_self", 2),
    lambda grad, self_: grad * operations.conj(functions.sinh(self_)))

class CoshBackward0(Node, operator="cosh"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (COSH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@COSH.implement(AUTOGRAD)
def cosh_autograd(self):
    result = COSH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = CoshBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(COSH_, CoshBackward0)
COSH_FORWARD_FORMULA = formula(COSH, "forward", Elementwise("cosh", LOOPS, "cosh_forward", 2),
    lambda self_t, self_p: self_t * functions.sinh(self_p))
forward_rule(COSH, COSH_FORWARD_FORMULA)
for_each(define("_foreach_cosh(Tensor[] self) -> Tensor[]", "ba1e9d3d24ced1df", "_foreach_cosh_"), functions, "cosh")

TANH, TANH_, TANH_OUT = define("tanh(Tensor self) -> Tensor", "5308c1ab2b649f52", "tanh_", "tanh.out")
TANH_LOOP = TANH.compute_by(Elementwise("tanh", LOOPS, "tanh_kernel", 1, promote="int_to_float"))

class TanhBackward0(Node, operator="tanh"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._tanh_gradient(grad, self_),)

@TANH.implement(AUTOGRAD)
def tanh_autograd(self):
    result = TANH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = TanhBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(TANH_, TanhBackward0)
forward_rule(TANH, lambda self_t, self_p: functions.conj(functions._tanh_gradient(functions.conj(self_t), self_p)))
for_each(define("_foreach_tanh(Tensor[] self) -> Tensor[]", "e4e2ac0008c74f9c", "_foreach_tanh_"), functions, "tanh")

ASINH, ASINH_, ASINH_OUT = define("asinh(Tensor self) -> Tensor", "0b6f4c2b2f4455b8", "asinh_", "asinh.out")
ASINH_LOOP = ASINH.compute_by(Elementwise("asinh", LOOPS, "asinh_kernel", 1, promote="int_to_float"))

@formula(ASINH, "backward_self", Elementwise("AsinhBackward0", LOOPS, "asinh_backward_self", 2))
def ASINH_BACKWARD_SELF_FORMULA(grad, self_):
    is_far_ = functions.abs(self_) > 100000000.0
    near_ = functions.where(is_far_, 0, self_)
    turn_ = functions.where(functions.abs(self_ - functions.real(self_)) > 0.5, near_ - functions.real(near_), 0)
    far_ = 1 / functions.where(is_far_, functions.where(functions.real(self_) < 0, -self_, self_), 1)
    return grad * operations.conj(functions.where(is_far_, far_,
        functions.rsqrt((1 - functions.abs(turn_)) * (1 + functions.abs(turn_)) + (near_ - turn_) * (near_ + turn_))))

class AsinhBackward0(Node, operator="asinh"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ASINH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ASINH.implement(AUTOGRAD)
def asinh_autograd(self):
    result = ASINH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AsinhBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ASINH_, AsinhBackward0)

@formula(ASINH, "forward", Elementwise("asinh", LOOPS, "asinh_forward", 2))
def ASINH_FORWARD_FORMULA(self_t, self_p):
    is_far_ = functions.abs(self_p) > 100000000.0
    near_ = functions.where(is_far_, 0, self_p)
    turn_ = functions.where(functions.abs(self_p - functions.real(self_p)) > 0.5, near_ - functions.real(near_), 0)
    far_ = 1 / functions.where(is_far_, functions.where(functions.real(self_p) < 0, -self_p, self_p), 1)
    return self_t * functions.where(is_far_, far_,
        functions.rsqrt((1 - functions.abs(turn_)) * (1 + functions.abs(turn_)) + (near_ - turn_) * (near_ + turn_)))

forward_rule(ASINH, ASINH_FORWARD_FORMULA)
another_name(define("arcsinh(Tensor self) -> Tensor", "2497024962329fc2", "arcsinh_", "arcsinh.out"), "asinh")

ACOSH, ACOSH_, ACOSH_OUT = define("acosh(Tensor self) -> Tensor", "34bedce6fd03654c", "acosh_", "acosh.out")
ACOSH_LOOP = ACOSH.compute_by(Elementwise("acosh", LOOPS, "acosh_kernel", 1, promote="int_to_float"))
ACOSH_BACKWARD_SELF_FORMULA = formula(ACOSH, "backward_self",
    Elementwise("AcoshBackward0", LOOPS, "acosh_backward_self", 2),
    lambda grad, self_: grad * operations.conj(functions.rsqrt(self_ - 1) * functions.rsqrt(self_ + 1)))

class AcoshBackward0(Node, operator="acosh"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ACOSH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ACOSH.implement(AUTOGRAD)
def acosh_autograd(self):
    result = ACOSH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AcoshBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ACOSH_, AcoshBackward0)
ACOSH_FORWARD_FORMULA = formula(ACOSH, "forward", Elementwise("acosh", LOOPS, "acosh_forward", 2),
    lambda self_t, self_p: self_t * (functions.rsqrt(self_p - 1) * functions.rsqrt(self_p + 1)))
forward_rule(ACOSH, ACOSH_FORWARD_FORMULA)
another_name(define("arccosh(Tensor self) -> Tensor", "38161144b022db49", "arccosh_", "arccosh.out"), "acosh")

ATANH, ATANH_, ATANH_OUT = define("atanh(Tensor self) -> Tensor", "05cf245e70acd62d", "atanh_", "atanh.out")
ATANH_LOOP = ATANH.compute_by(Elementwise("atanh", LOOPS, "atanh_kernel", 1, promote="int_to_float"))

@formula(ATANH, "backward_self", Elementwise("AtanhBackward0", LOOPS, "atanh_backward_self", 2))
def ATANH_BACKWARD_SELF_FORMULA(grad, self_):
    near_ = functions.where(functions.abs(self_) > 0.5, self_, 0)
    inner_ = functions.where(functions.abs(self_) > 0.5, 0, self_)
    return grad * operations.conj(1 / (1 - near_ - inner_ * inner_) / (1 + near_))

class AtanhBackward0(Node, operator="atanh"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (ATANH_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@ATANH.implement(AUTOGRAD)
def atanh_autograd(self):
    result = ATANH[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AtanhBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ATANH_, AtanhBackward0)

@formula(ATANH, "forward", Elementwise("atanh", LOOPS, "atanh_forward", 2))
def ATANH_FORWARD_FORMULA(self_t, self_p):
    near_ = functions.where(functions.abs(self_p) > 0.5, self_p, 0)
    inner_ = functions.where(functions.abs(self_p) > 0.5, 0, self_p)
    return self_t * (1 / (1 - near_ - inner_ * inner_) / (1 + near_))

forward_rule(ATANH, ATANH_FORWARD_FORMULA)
another_name(define("arctanh(Tensor self) -> Tensor", "b037c20a6e0b35ef", "arctanh_", "arctanh.out"), "atanh")
