# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The special_pairs operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd import forward, operations
from runtime.autograd.forms import defining, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.saved import not_implemented
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

XLOGY_TENSOR, XLOGY__TENSOR, XLOGY_OUTTENSOR = define("xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    "e319c54a51fe5944", "xlogy_.Tensor", "xlogy.OutTensor")
XLOGY_TENSOR_LOOP = XLOGY_TENSOR.compute_by(Elementwise("xlogy.Tensor", LOOPS, "xlogy_Tensor_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))
XLOGY_TENSOR_BACKWARD_SELF_FORMULA = formula(XLOGY_TENSOR, "backward_self",
    Elementwise("XlogyBackward0", LOOPS, "xlogy_Tensor_backward_self", 3),
    lambda grad, other, self_: functions.where((self_ == 0) & (other <= 0), 0, functions.xlogy(grad, other)))
XLOGY_TENSOR_BACKWARD_OTHER_FORMULA = formula(XLOGY_TENSOR, "backward_other",
    Elementwise("XlogyBackward0", LOOPS, "xlogy_Tensor_backward_other", 3),
    lambda grad, other, self_: grad * self_ / functions.where((self_ == 0) & (other == 0), 1, other))

XLOGY_TENSOR_BACKWARD_FORMULAS = formulas(XLOGY_TENSOR, "XlogyBackward0", 3,
    (XLOGY_TENSOR_BACKWARD_SELF_FORMULA, (0, 1, 2)), (XLOGY_TENSOR_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class XlogyBackward0(Node, operator="xlogy.Tensor"):
    __slots__ = ("_raw_other", "_version_other", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        if None not in wanted:
            return XLOGY_TENSOR_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None if wanted[0] is None else XLOGY_TENSOR_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        grad_other = None if wanted[1] is None else XLOGY_TENSOR_BACKWARD_OTHER_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        return (grad_self, grad_other)

@XLOGY_TENSOR.implement(AUTOGRAD)
def xlogy_Tensor_autograd(self, other):
    result = XLOGY_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = XlogyBackward0()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(XLOGY__TENSOR)
def xlogy__Tensor_autograd(self, other):
    node = XlogyBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

@formula(XLOGY_TENSOR, "forward", Elementwise("xlogy.Tensor", LOOPS, "xlogy_Tensor_forward", 4))
def XLOGY_TENSOR_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    result_t = None
    if self_t is not None:
        result_t = functions.where((self_p == 0) & (other_p <= 0), 0, functions.xlogy(self_t, other_p))
    if other_t is not None:
        result_t = forward.plus(result_t,
            other_t * self_p / functions.where((self_p == 0) & (other_p == 0), 1, other_p))
    return result_t

forward_rule(XLOGY_TENSOR, XLOGY_TENSOR_FORWARD_FORMULA)

XLOGY_SCALAR_SELF, XLOGY_OUTSCALAR_SELF = define("xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor",
    "f3f89341dcb7e2aa", "xlogy.OutScalar_Self")
XLOGY_SCALAR_SELF_LOOP = XLOGY_SCALAR_SELF.compute_by(
    Elementwise("xlogy.Scalar_Self", LOOPS, "xlogy_Scalar_Self_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))

class XlogyBackward1(Node, operator="xlogy.Scalar_Self"):
    __slots__ = ("_saved_self", "_raw_other", "_version_other")

    def apply(self, grad):
        self_ = self._saved_self
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        return (grad * self_ / (functions.where(other == 0, 1, other) if self_ == 0 else other),)

@XLOGY_SCALAR_SELF.implement(AUTOGRAD)
def xlogy_Scalar_Self_autograd(self, other):
    result = XLOGY_SCALAR_SELF[other._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = XlogyBackward1()
    node._saved_self = self
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, other)

@forward_rule(XLOGY_SCALAR_SELF)
def xlogy_Scalar_Self_forward(other_t, other_p, self):
    return other_t * self / (functions.where(other_p == 0, 1, other_p) if self == 0 else other_p)


XLOGY_SCALAR_OTHER, XLOGY__SCALAR_OTHER, XLOGY_OUTSCALAR_OTHER = define("xlogy.Scalar_Other(Tensor self, Scalar other) "
    "-> Tensor", "395914d1c630457f", "xlogy_.Scalar_Other", "xlogy.OutScalar_Other")
XLOGY_SCALAR_OTHER_LOOP = XLOGY_SCALAR_OTHER.compute_by(Elementwise("xlogy.Scalar_Other", LOOPS, "xlogy_Tensor_kernel",
    1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class XlogyBackward2(Node, operator="xlogy.Scalar_Other"):
    __slots__ = ("_saved_other", "_raw_self", "_version_self")

    def apply(self, grad):
        other = self._saved_other
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions.xlogy(grad, other) if other > 0 else functions.where(
                self_ == 0, 0, functions.xlogy(grad, other)
            ),)

@XLOGY_SCALAR_OTHER.implement(AUTOGRAD)
def xlogy_Scalar_Other_autograd(self, other):
    result = XLOGY_SCALAR_OTHER[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = XlogyBackward2()
    node._saved_other = other
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(XLOGY__SCALAR_OTHER, XlogyBackward2)

@forward_rule(XLOGY_SCALAR_OTHER)
def xlogy_Scalar_Other_forward(self_t, self_p, other):
    return (
        functions.xlogy(self_t, other)
        if other > 0
        else functions.where(self_p == 0, 0, functions.xlogy(self_t, other)))


SPECIAL_XLOG1PY, SPECIAL_XLOG1PY_OUT = define("special_xlog1py(Tensor self, Tensor other) -> Tensor",
    "f5f9b117c2b72ab3", "special_xlog1py.out")
SPECIAL_XLOG1PY_LOOP = SPECIAL_XLOG1PY.compute_by(Elementwise("special_xlog1py", LOOPS, "special_xlog1py_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(SPECIAL_XLOG1PY, "backward_other",
    Elementwise("SpecialXlog1PyBackward0", LOOPS, "special_xlog1py_backward_other", 3))
def SPECIAL_XLOG1PY_BACKWARD_OTHER_FORMULA(grad, other, self_):
    other = operations.widened(other, grad)
    return grad * self_ / functions.where((self_ == 0) & (other == -1), 1, other + 1)

class SpecialXlog1PyBackward0(Node, operator="special_xlog1py"):
    __slots__ = ("_raw_other", "_version_other", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        grad_self = None
        if wanted[0] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_self = functions.where((self_ == 0) & (other <= -1), 0, functions.special_xlog1py(grad, other))
        grad_other = None
        if wanted[1] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = SPECIAL_XLOG1PY_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        return (grad_self, grad_other)

@SPECIAL_XLOG1PY.implement(AUTOGRAD)
def special_xlog1py_autograd(self, other):
    result = SPECIAL_XLOG1PY[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = SpecialXlog1PyBackward0()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

@forward_rule(SPECIAL_XLOG1PY)
def special_xlog1py_forward(self_t, self_p, other_t, other_p):
    result_t = None
    if self_t is not None:
        result_t = functions.where((self_p == 0) & (other_p <= -1), 0, functions.special_xlog1py(self_t, other_p))
    if other_t is not None:
        result_t = forward.plus(result_t,
            other_t * self_p / functions.where((self_p == 0) & (other_p == -1), 1, other_p + 1))
    return result_t


SPECIAL_XLOG1PY_SELF_SCALAR, SPECIAL_XLOG1PY_SELF_SCALAR_OUT = define("special_xlog1py.self_scalar(Scalar self, Tensor "
    "other) -> Tensor", "bb3685d3071552c3", "special_xlog1py.self_scalar_out")
SPECIAL_XLOG1PY_SELF_SCALAR_LOOP = SPECIAL_XLOG1PY_SELF_SCALAR.compute_by(
    Elementwise("special_xlog1py.self_scalar", LOOPS, "special_xlog1py_self_scalar_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))

class SpecialXlog1PyBackward1(Node, operator="special_xlog1py.self_scalar"):
    __slots__ = ("_saved_self", "_raw_other", "_version_other")

    def apply(self, grad):
        self_ = self._saved_self
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        return (grad * self_ / (functions.where(other == -1, 1, other + 1) if self_ == 0 else other + 1),)

@SPECIAL_XLOG1PY_SELF_SCALAR.implement(AUTOGRAD)
def special_xlog1py_self_scalar_autograd(self, other):
    result = SPECIAL_XLOG1PY_SELF_SCALAR[other._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = SpecialXlog1PyBackward1()
    node._saved_self = self
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, other)

@forward_rule(SPECIAL_XLOG1PY_SELF_SCALAR)
def special_xlog1py_self_scalar_forward(other_t, other_p, self):
    return other_t * self / (functions.where(other_p == -1, 1, other_p + 1) if self == 0 else other_p + 1)


SPECIAL_XLOG1PY_OTHER_SCALAR, SPECIAL_XLOG1PY_OTHER_SCALAR_OUT = define("special_xlog1py.other_scalar(Tensor self, "
    "Scalar other) -> Tensor", "d655a2eba4eefc54", "special_xlog1py.other_scalar_out")
SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP = SPECIAL_XLOG1PY_OTHER_SCALAR.compute_by(Elementwise("special_xlog1py.other_scalar",
    LOOPS, "special_xlog1py_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialXlog1PyBackward2(Node, operator="special_xlog1py.other_scalar"):
    __slots__ = ("_saved_other", "_raw_self", "_version_self")

    def apply(self, grad):
        other = self._saved_other
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions.special_xlog1py(grad, other) if other > -1 else functions.where(
                self_ == 0, 0, functions.special_xlog1py(grad, other)
            ),)

@SPECIAL_XLOG1PY_OTHER_SCALAR.implement(AUTOGRAD)
def special_xlog1py_other_scalar_autograd(self, other):
    result = SPECIAL_XLOG1PY_OTHER_SCALAR[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = SpecialXlog1PyBackward2()
    node._saved_other = other
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@forward_rule(SPECIAL_XLOG1PY_OTHER_SCALAR)
def special_xlog1py_other_scalar_forward(self_t, self_p, other):
    return (
        functions.special_xlog1py(self_t, other)
        if other > -1
        else functions.where(self_p == 0, 0, functions.special_xlog1py(self_t, other)))


SPECIAL_ZETA, SPECIAL_ZETA_OUT = define("special_zeta(Tensor self, Tensor other) -> Tensor", "371a6883b27287f5",
    "special_zeta.out")
SPECIAL_ZETA_LOOP = SPECIAL_ZETA.compute_by(Elementwise("special_zeta", LOOPS, "special_zeta_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

@formula(SPECIAL_ZETA, "backward_other", Elementwise("SpecialZetaBackward0", LOOPS, "special_zeta_backward_other", 3))
def SPECIAL_ZETA_BACKWARD_OTHER_FORMULA(grad, other, self_):
    self_ = operations.widened(self_, grad)
    return -grad * self_ * functions.special_zeta(self_ + 1, other)

class SpecialZetaBackward0(Node, operator="special_zeta"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = SPECIAL_ZETA_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None if wanted[0] is None else not_implemented(self, "self", "zeta")
        return (grad_self, grad_other)

@SPECIAL_ZETA.implement(AUTOGRAD)
def special_zeta_autograd(self, other):
    result = SPECIAL_ZETA[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = SpecialZetaBackward0()
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if other._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

pushed_forward(SPECIAL_ZETA)

SPECIAL_ZETA_SELF_SCALAR, SPECIAL_ZETA_SELF_SCALAR_OUT = define("special_zeta.self_scalar(Scalar self, Tensor other) "
    "-> Tensor", "7bca1e1d0ef606b1", "special_zeta.self_scalar_out")
SPECIAL_ZETA_SELF_SCALAR_LOOP = SPECIAL_ZETA_SELF_SCALAR.compute_by(
    Elementwise("special_zeta.self_scalar", LOOPS, "special_zeta_self_scalar_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))
SPECIAL_ZETA_SELF_SCALAR_BACKWARD_OTHER_FORMULA = formula(SPECIAL_ZETA_SELF_SCALAR, "backward_other",
    Elementwise("SpecialZetaBackward1", LOOPS, "special_zeta_backward_other", 2, free=(0,)),
    lambda grad, other, self_: -grad * self_ * functions.special_zeta(self_ + 1, other))

class SpecialZetaBackward1(Node, operator="special_zeta.self_scalar"):
    __slots__ = ("_saved_self", "_raw_other", "_version_other")

    def apply(self, grad):
        self_ = self._saved_self
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        return (
            SPECIAL_ZETA_SELF_SCALAR_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys) & formula_keys()
            ](grad, other, self_),)

@SPECIAL_ZETA_SELF_SCALAR.implement(AUTOGRAD)
def special_zeta_self_scalar_autograd(self, other):
    result = SPECIAL_ZETA_SELF_SCALAR[other._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = SpecialZetaBackward1()
    node._saved_self = self
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, other)

SPECIAL_ZETA_SELF_SCALAR_FORWARD_FORMULA = formula(SPECIAL_ZETA_SELF_SCALAR, "forward",
    Elementwise("special_zeta.self_scalar", LOOPS, "special_zeta_backward_other", 2, free=(0,)),
    lambda other_t, other_p, self: -other_t * self * functions.special_zeta(self + 1, other_p))
forward_rule(SPECIAL_ZETA_SELF_SCALAR, SPECIAL_ZETA_SELF_SCALAR_FORWARD_FORMULA)

SPECIAL_ZETA_OTHER_SCALAR, SPECIAL_ZETA_OTHER_SCALAR_OUT = define("special_zeta.other_scalar(Tensor self, Scalar "
    "other) -> Tensor", "094df795b25b8e61", "special_zeta.other_scalar_out")
SPECIAL_ZETA_OTHER_SCALAR_LOOP = SPECIAL_ZETA_OTHER_SCALAR.compute_by(Elementwise("special_zeta.other_scalar", LOOPS,
    "special_zeta_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))
SpecialZetaBackward2 = without_formula(SPECIAL_ZETA_OTHER_SCALAR, "SpecialZetaBackward2", "self", reason="zeta")
