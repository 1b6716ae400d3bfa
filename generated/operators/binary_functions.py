# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The binary_functions operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import below_autograd, original_of
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD

LOOPS, functions, define = defining(__name__)

FMAX, FMAX_OUT = define("fmax(Tensor self, Tensor other) -> Tensor", "98c08dc15991b227", "fmax.out")
FMAX_LOOP = FMAX.compute_by(Elementwise("fmax", LOOPS, "fmax_kernel", 2, accepts=("bool", "integral", "floating")))
FMAX_BACKWARD_SELF_FORMULA = formula(FMAX, "backward_self",
    Elementwise("FmaxBackward0", LOOPS, "fmax_backward_self", 3),
    lambda grad, other, self_: functions.where((self_ >= other) | functions.isnan(other), grad, 0))
FMAX_BACKWARD_OTHER_FORMULA = formula(FMAX, "backward_other",
    Elementwise("FmaxBackward0", LOOPS, "fmax_backward_other", 3),
    lambda grad, other, self_: functions.where((self_ >= other) | functions.isnan(other), 0, grad))

FMAX_BACKWARD_FORMULAS = formulas(FMAX, "FmaxBackward0", 3, (FMAX_BACKWARD_SELF_FORMULA, (0, 1, 2)),
    (FMAX_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class FmaxBackward0(Node, operator="fmax"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            return FMAX_BACKWARD_FORMULAS[(grad._keys | other._keys | self_._keys) & formula_keys()](grad, other, self_)
        grad_self = None if wanted[0] is None else FMAX_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        grad_other = None if wanted[1] is None else FMAX_BACKWARD_OTHER_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        return (grad_self, grad_other)

@FMAX.implement(AUTOGRAD)
def fmax_autograd(self, other):
    result = FMAX[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = FmaxBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@formula(FMAX, "forward", Elementwise("fmax", LOOPS, "fmax_forward", 4))
def FMAX_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    return functions.where((self_p >= other_p) | functions.isnan(other_p), self_t, other_t)

forward_rule(FMAX, FMAX_FORWARD_FORMULA, filled=True)

FMIN, FMIN_OUT = define("fmin(Tensor self, Tensor other) -> Tensor", "b7003305d596f071", "fmin.out")
FMIN_LOOP = FMIN.compute_by(Elementwise("fmin", LOOPS, "fmin_kernel", 2, accepts=("bool", "integral", "floating")))
FMIN_BACKWARD_SELF_FORMULA = formula(FMIN, "backward_self",
    Elementwise("FminBackward0", LOOPS, "fmin_backward_self", 3),
    lambda grad, other, self_: functions.where((self_ <= other) | functions.isnan(other), grad, 0))
FMIN_BACKWARD_OTHER_FORMULA = formula(FMIN, "backward_other",
    Elementwise("FminBackward0", LOOPS, "fmin_backward_other", 3),
    lambda grad, other, self_: functions.where((self_ <= other) | functions.isnan(other), 0, grad))

FMIN_BACKWARD_FORMULAS = formulas(FMIN, "FminBackward0", 3, (FMIN_BACKWARD_SELF_FORMULA, (0, 1, 2)),
    (FMIN_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class FminBackward0(Node, operator="fmin"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            return FMIN_BACKWARD_FORMULAS[(grad._keys | other._keys | self_._keys) & formula_keys()](grad, other, self_)
        grad_self = None if wanted[0] is None else FMIN_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        grad_other = None if wanted[1] is None else FMIN_BACKWARD_OTHER_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        return (grad_self, grad_other)

@FMIN.implement(AUTOGRAD)
def fmin_autograd(self, other):
    result = FMIN[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = FminBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@formula(FMIN, "forward", Elementwise("fmin", LOOPS, "fmin_forward", 4))
def FMIN_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    return functions.where((self_p <= other_p) | functions.isnan(other_p), self_t, other_t)

forward_rule(FMIN, FMIN_FORWARD_FORMULA, filled=True)

ATAN2, ATAN2_, ATAN2_OUT = define("atan2(Tensor self, Tensor other) -> Tensor", "254b82feeac04113", "atan2_",
    "atan2.out")
ATAN2_LOOP = ATAN2.compute_by(Elementwise("atan2", LOOPS, "atan2_kernel", 2, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class Atan2Backward0(Node, operator="atan2"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None
        if wanted[0] is not None:
            length_ = functions.hypot(self_, other)
            grad_self = grad * functions._ratio_or_zero(functions._ratio_or_zero(other, length_), length_)
        grad_other = None
        if wanted[1] is not None:
            length_ = functions.hypot(self_, other)
            grad_other = -grad * functions._ratio_or_zero(functions._ratio_or_zero(self_, length_), length_)
        return (grad_self, grad_other)

@ATAN2.implement(AUTOGRAD)
def atan2_autograd(self, other):
    result = ATAN2[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = Atan2Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(ATAN2_)
def atan2__autograd(self, other):
    node = Atan2Backward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

@forward_rule(ATAN2)
def atan2_forward(self_t, self_p, other_t, other_p):
    length_ = functions.hypot(self_p, other_p)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(functions._ratio_or_zero(other_p, length_), length_)
    if other_t is not None:
        result_t = forward.minus(result_t,
            other_t * functions._ratio_or_zero(functions._ratio_or_zero(self_p, length_), length_))
    return result_t


another_name(define("arctan2(Tensor self, Tensor other) -> Tensor", "1d04507d53985a28", "arctan2_", "arctan2.out"),
    "atan2")

HYPOT, HYPOT_, HYPOT_OUT = define("hypot(Tensor self, Tensor other) -> Tensor", "9703e546efbfe3d3", "hypot_",
    "hypot.out")
HYPOT_LOOP = HYPOT.compute_by(Elementwise("hypot", LOOPS, "hypot_kernel", 2, accepts=("floating",)))

class HypotBackward0(Node, operator="hypot"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None if wanted[0] is None else grad * functions._side_share(self_, other)
        grad_other = None if wanted[1] is None else grad * functions._side_share(other, self_)
        return (grad_self, grad_other)

@HYPOT.implement(AUTOGRAD)
def hypot_autograd(self, other):
    result = HYPOT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = HypotBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(HYPOT_)
def hypot__autograd(self, other):
    node = HypotBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

@forward_rule(HYPOT)
def hypot_forward(self_t, self_p, other_t, other_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._side_share(self_p, other_p)
    if other_t is not None:
        result_t = forward.plus(result_t, other_t * functions._side_share(other_p, self_p))
    return result_t


_SIDE_SHARE = define("_side_share(Tensor self, Tensor other) -> Tensor", "dc3bef93ea7a3717")
_SIDE_SHARE_LOOP = _SIDE_SHARE.compute_by(Elementwise("_side_share", LOOPS, "_side_share_kernel", 2,
    accepts=("floating",)))

class _SideShareBackward0(Node, operator="_side_share"):
    __slots__ = ("_raw_other", "_version_other", "_raw_self", "_version_self", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        grad_self = None
        if wanted[0] is not None:
            grad_self = grad * functions._side_share(other, self_) * functions._ratio_or_zero(
                functions._side_share(other, self_), functions.hypot(self_, other))
        grad_other = None
        if wanted[1] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            grad_other = -grad * result * functions._ratio_or_zero(functions._side_share(other, self_),
                functions.hypot(self_, other))
        return (grad_self, grad_other)

@_SIDE_SHARE.implement(AUTOGRAD)
def _side_share_autograd(self, other):
    result = _SIDE_SHARE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = _SideShareBackward0()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if other._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, self, other)

@forward_rule(_SIDE_SHARE, filled=True, keeps=True)
def _side_share_forward(self_t, self_p, other_t, other_p, result_p):
    share_ = functions._side_share(other_p, self_p)
    return (self_t * share_ - other_t * result_p) * functions._ratio_or_zero(share_, functions.hypot(self_p, other_p))


LOGADDEXP, LOGADDEXP_OUT = define("logaddexp(Tensor self, Tensor other) -> Tensor", "af495c6bef061f75", "logaddexp.out")
LOGADDEXP_LOOP = LOGADDEXP.compute_by(Elementwise("logaddexp", LOOPS, "logaddexp_kernel", 2,
    accepts=("floating", "complex")))

class LogaddexpBackward0(Node, operator="logaddexp"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None
        if wanted[0] is not None:
            grad_self = grad * operations.conj(functions._sigmoid(functions.where(
                (self_ == other) & functions.isinf(self_), 0, self_ - other)))
        grad_other = None
        if wanted[1] is not None:
            grad_other = grad * operations.conj(functions._sigmoid(functions.where(
                (self_ == other) & functions.isinf(self_), 0, other - self_)))
        return (grad_self, grad_other)

@LOGADDEXP.implement(AUTOGRAD)
def logaddexp_autograd(self, other):
    result = LOGADDEXP[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = LogaddexpBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(LOGADDEXP)

LOGADDEXP2, LOGADDEXP2_OUT = define("logaddexp2(Tensor self, Tensor other) -> Tensor", "261b29fd6f29d81e",
    "logaddexp2.out")
LOGADDEXP2_LOOP = LOGADDEXP2.compute_by(Elementwise("logaddexp2", LOOPS, "logaddexp2_kernel", 2, accepts=("floating",)))

@formula(LOGADDEXP2, "backward_self", Elementwise("Logaddexp2Backward0", LOOPS, "logaddexp2_backward_self", 3))
def LOGADDEXP2_BACKWARD_SELF_FORMULA(grad, other, self_):
    d_ = functions.where((self_ == other) & functions.isinf(self_), 0, self_ - other)
    return grad * functions.exp2(functions.minimum(d_, 0)) / (1 + functions.exp2(-functions.abs(d_)))

@formula(LOGADDEXP2, "backward_other", Elementwise("Logaddexp2Backward0", LOOPS, "logaddexp2_backward_other", 3))
def LOGADDEXP2_BACKWARD_OTHER_FORMULA(grad, other, self_):
    d_ = functions.where((self_ == other) & functions.isinf(self_), 0, other - self_)
    return grad * functions.exp2(functions.minimum(d_, 0)) / (1 + functions.exp2(-functions.abs(d_)))

LOGADDEXP2_BACKWARD_FORMULAS = formulas(LOGADDEXP2, "Logaddexp2Backward0", 3,
    (LOGADDEXP2_BACKWARD_SELF_FORMULA, (0, 1, 2)), (LOGADDEXP2_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class Logaddexp2Backward0(Node, operator="logaddexp2"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            return LOGADDEXP2_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None if wanted[0] is None else LOGADDEXP2_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        grad_other = None if wanted[1] is None else LOGADDEXP2_BACKWARD_OTHER_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        return (grad_self, grad_other)

@LOGADDEXP2.implement(AUTOGRAD)
def logaddexp2_autograd(self, other):
    result = LOGADDEXP2[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = Logaddexp2Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(LOGADDEXP2)

COPYSIGN_TENSOR, COPYSIGN__TENSOR, COPYSIGN_OUT = define("copysign.Tensor(Tensor self, Tensor other) -> Tensor",
    "7134d0535aa6336e", "copysign_.Tensor", "copysign.out")
COPYSIGN_TENSOR_LOOP = COPYSIGN_TENSOR.compute_by(Elementwise("copysign.Tensor", LOOPS, "copysign_Tensor_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class CopysignBackward0(Node, operator="copysign.Tensor"):
    __slots__ = ("_raw_result", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_self = grad * functions._ratio_or_zero(result, self_)
        grad_other = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_self, grad_other)

@COPYSIGN_TENSOR.implement(AUTOGRAD)
def copysign_Tensor_autograd(self, other):
    result = COPYSIGN_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = CopysignBackward0()
    if self._edge is not None:
        node._raw_result = save_output.call(result)
    if self._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(COPYSIGN__TENSOR, output="_raw_result")
def copysign__Tensor_autograd(self, other):
    node = CopysignBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

forward_rule(COPYSIGN_TENSOR,
    lambda self_t, self_p, result_p: None if self_t is None else self_t * functions._ratio_or_zero(result_p, self_p),
    keeps=True)

COPYSIGN_SCALAR, COPYSIGN__SCALAR, COPYSIGN_SCALAR_OUT = define("copysign.Scalar(Tensor self, Scalar other) -> Tensor",
    "1dfef8e34ef125a0", "copysign_.Scalar", "copysign.Scalar_out")
COPYSIGN_SCALAR_LOOP = COPYSIGN_SCALAR.compute_by(Elementwise("copysign.Scalar", LOOPS, "copysign_Tensor_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class CopysignBackward1(Node, operator="copysign.Scalar"):
    __slots__ = ("_raw_result", "_raw_self", "_version_self")

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * functions._ratio_or_zero(result, self_),)

@COPYSIGN_SCALAR.implement(AUTOGRAD)
def copysign_Scalar_autograd(self, other):
    result = COPYSIGN_SCALAR[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = CopysignBackward1()
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(COPYSIGN__SCALAR, CopysignBackward1, output="_raw_result")
forward_rule(COPYSIGN_SCALAR, lambda self_t, self_p, result_p: self_t * functions._ratio_or_zero(result_p, self_p),
    keeps=True)

_NEXTAFTER = define("_nextafter(Tensor self, Tensor other) -> Tensor", "16e80bffea351fa4")
_NEXTAFTER_LOOP = _NEXTAFTER.compute_by(Elementwise("_nextafter", LOOPS, "_nextafter_kernel", 2,
    accepts=("float32", "float64")))
_NextafterBackward0 = without_formula(_NEXTAFTER, "_NextafterBackward0", "self", "other")

NEXTAFTER, NEXTAFTER_, NEXTAFTER_OUT = define("nextafter(Tensor self, Tensor other) -> Tensor", "1bd5882e822cec31",
    "nextafter_", "nextafter.out", casts=True)

@NEXTAFTER.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def nextafter_composite(self, other):
    kind = language.result_dtype(self, other)
    if kind != dtypes.float16 and kind != dtypes.bfloat16:
        return functions._nextafter(self, other)
    x, y = functions.broadcast_tensors([self.to(kind), other.to(kind)])
    bits = x.contiguous().view(dtypes.int16)
    moved = functions.where((x < y) == (x > 0), bits + 1, bits - 1).view(kind)
    from_zero = functions.copysign(functions.scalar_tensor(1, dtype=dtypes.int16).view(kind), y)
    return functions.where(functions.isnan(x) | functions.isnan(y), x + y,
        functions.where(x == y, y, functions.where(x == 0, from_zero, moved)))

class NextafterBackward0(Node, operator="nextafter"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_self = functions.where(self_ != other, grad, 0)
        grad_other = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_self, grad_other)

@NEXTAFTER.implement(AUTOGRAD)
def nextafter_autograd(self, other):
    result = NEXTAFTER[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = NextafterBackward0()
    if self._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(NEXTAFTER_)
def nextafter__autograd(self, other):
    node = NextafterBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

forward_rule(NEXTAFTER,
    lambda self_t, self_p, other_p: None if self_t is None else functions.where(self_p != other_p, self_t, 0),
    whole=True)


@composite(define("ldexp.Tensor(Tensor self, Tensor other) -> Tensor", "e17b38a659553cba", "ldexp_", "ldexp.out",
    casts=True))
def ldexp_Tensor_composite(self, other):
    is_whole = not other.dtype.is_floating_point and (not other.dtype.is_complex)
    if is_whole and (self.dtype.is_floating_point or self.dtype.is_complex):
        return (self * functions.pow(2.0, other.to(dtypes.float64))).to(self.dtype)
    return self * functions.pow(2.0, other)


GCD, GCD_, GCD_OUT = define("gcd(Tensor self, Tensor other) -> Tensor", "4d674024fe09a698", "gcd_", "gcd.out")
GCD_LOOP = GCD.compute_by(Elementwise("gcd", LOOPS, "gcd_kernel", 2, accepts=("integral",)))

LCM, LCM_, LCM_OUT = define("lcm(Tensor self, Tensor other) -> Tensor", "99a3a4d55fccecc6", "lcm_", "lcm.out")
LCM_LOOP = LCM.compute_by(Elementwise("lcm", LOOPS, "lcm_kernel", 2, accepts=("integral",)))

HEAVISIDE, HEAVISIDE_, HEAVISIDE_OUT = define("heaviside(Tensor self, Tensor values) -> Tensor", "002bdb458229f0c7",
    "heaviside_", "heaviside.out")
HEAVISIDE_LOOP = HEAVISIDE.compute_by(Elementwise("heaviside", LOOPS, "heaviside_kernel", 2,
    accepts=("bool", "integral", "floating"), casts=False))
HEAVISIDE_BACKWARD_VALUES_FORMULA = formula(HEAVISIDE, "backward_values",
    Elementwise("HeavisideBackward0", LOOPS, "heaviside_backward_values", 2),
    lambda grad, self_: functions.where(self_ == 0, grad, 0))

class HeavisideBackward0(Node, operator="heaviside"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else functions.zeros_like(grad)
        grad_values = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_values = HEAVISIDE_BACKWARD_VALUES_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_)
        return (grad_self, grad_values)

@HEAVISIDE.implement(AUTOGRAD)
def heaviside_autograd(self, values):
    result = HEAVISIDE[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    if guards.active and not grad_enabled():
        return result
    node = HeavisideBackward0()
    if values._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, values)

@recorded_in_place(HEAVISIDE_)
def heaviside__autograd(self, values):
    node = HeavisideBackward0()
    node.edges = (self._edge, values._edge)
    original = original_of(self)
    if values._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

HEAVISIDE_FORWARD_FORMULA = formula(HEAVISIDE, "forward",
    Elementwise("heaviside", LOOPS, "heaviside_backward_values", 2),
    lambda values_t, self_p: None if values_t is None else functions.where(self_p == 0, values_t, 0))
forward_rule(HEAVISIDE, HEAVISIDE_FORWARD_FORMULA)
