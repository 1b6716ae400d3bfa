# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The signs operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

NEG, NEG_, NEG_OUT = define("neg(Tensor self) -> Tensor", "1e0c6a7779bb3fdd", "neg_", "neg.out")
NEG_LOOP = NEG.compute_by(Elementwise("neg", LOOPS, "neg_kernel", 1, accepts=("integral", "floating", "complex"),
    casts=False))
NEG_BACKWARD_SELF_FORMULA = formula(NEG, "backward_self", Elementwise("NegBackward0", LOOPS, "neg_kernel", 1),
    lambda grad: -grad)

class NegBackward0(Node, operator="neg"):
    __slots__ = ()

    def apply(self, grad):
        return (NEG_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad),)

@NEG.implement(AUTOGRAD)
def neg_autograd(self):
    result = NEG[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(NegBackward0(), result, self)

recorded_in_place(NEG_, NegBackward0)
NEG_FORWARD_FORMULA = formula(NEG, "forward", Elementwise("neg", LOOPS, "neg_kernel", 1), lambda self_t: -self_t)
forward_rule(NEG, NEG_FORWARD_FORMULA)
another_name(define("negative(Tensor self) -> Tensor", "b5ae76c61478a886", "negative_", "negative.out", casts=False),
    "neg")
for_each(define("_foreach_neg(Tensor[] self) -> Tensor[]", "c9245eabd517d8ce", "_foreach_neg_"), functions, "neg")


@composite(define("positive(Tensor(a) self) -> Tensor(a)", "251d8d55fb34d09a"))
def positive_composite(self):
    if self.dtype == dtypes.bool_:
        language.raise_unsupported_error("positive: the sign `+` of a bool tensor is not defined")
    return self


ABS, ABS_, ABS_OUT = define("abs(Tensor self) -> Tensor", "341c81a4d3a13335", "abs_", "abs.out")
ABS_LOOP = ABS.compute_by(Elementwise("abs", LOOPS, "abs_kernel", 1, promote="complex_to_real",
    accepts=("integral", "floating", "complex"), casts=False))

class AbsBackward0(Node, operator="abs"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad * functions.sgn(self_),)

@ABS.implement(AUTOGRAD)
def abs_autograd(self):
    result = ABS[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = AbsBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(ABS_, AbsBackward0)
forward_rule(ABS, lambda self_t, self_p: self_t * functions.sgn(self_p))
another_name(define("absolute(Tensor self) -> Tensor", "35ff6772499f8fc6", "absolute_", "absolute.out", casts=False),
    "abs")
for_each(define("_foreach_abs(Tensor[] self) -> Tensor[]", "3c4a50c703ecab4e", "_foreach_abs_"), functions, "abs")

SGN, SGN_, SGN_OUT = define("sgn(Tensor self) -> Tensor", "d272958958dcb155", "sgn_", "sgn.out")
SGN_LOOP = SGN.compute_by(Elementwise("sgn", LOOPS, "sgn_kernel", 1, casts=False))

class SgnBackward0(Node, operator="sgn"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (functions._sgn_backward(grad, self_),)

@SGN.implement(AUTOGRAD)
def sgn_autograd(self):
    result = SGN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SgnBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SGN_, SgnBackward0)
forward_rule(SGN, lambda self_t, self_p: functions._sgn_backward(self_t, self_p))

SIGN, SIGN_, SIGN_OUT = define("sign(Tensor self) -> Tensor", "0bc73d7da416a568", "sign_", "sign.out")
SIGN_LOOP = SIGN.compute_by(Elementwise("sign", LOOPS, "sign_kernel", 1, accepts=("bool", "integral", "floating"),
    casts=False))

class SignBackward0(Node, operator="sign"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@SIGN.implement(AUTOGRAD)
def sign_autograd(self):
    result = SIGN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(SignBackward0(), result, self)

recorded_in_place(SIGN_, SignBackward0)
forward_rule(SIGN, lambda self_t: functions.zeros_like(self_t))
for_each(define("_foreach_sign(Tensor[] self) -> Tensor[]", "408ac37a0176d34d", "_foreach_sign_"), functions, "sign")
