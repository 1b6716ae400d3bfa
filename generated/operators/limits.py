# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The limits operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import another_name, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

MAXIMUM, MAXIMUM_, MAXIMUM_OUT = define("maximum(Tensor self, Tensor other) -> Tensor", "b3482ae7141ae908", "maximum_",
    "maximum.out")
MAXIMUM_LOOP = MAXIMUM.compute_by(Elementwise("maximum", LOOPS, "maximum_kernel", 2,
    accepts=("bool", "integral", "floating")))
MAXIMUM_BACKWARD_SELF_FORMULA = formula(MAXIMUM, "backward_self",
    Elementwise("MaximumBackward0", LOOPS, "maximum_backward_self", 3),
    lambda grad, other, self_: functions.where(self_ == other, 0.5 * grad, functions.where(self_ < other, 0, grad)))
MAXIMUM_BACKWARD_OTHER_FORMULA = formula(MAXIMUM, "backward_other",
    Elementwise("MaximumBackward0", LOOPS, "maximum_backward_other", 3),
    lambda grad, other, self_: functions.where(self_ == other, 0.5 * grad, functions.where(self_ > other, 0, grad)))

MAXIMUM_BACKWARD_FORMULAS = formulas(MAXIMUM, "MaximumBackward0", 3, (MAXIMUM_BACKWARD_SELF_FORMULA, (0, 1, 2)),
    (MAXIMUM_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class MaximumBackward0(Node, operator="maximum"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            return MAXIMUM_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None if wanted[0] is None else MAXIMUM_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        grad_other = None if wanted[1] is None else MAXIMUM_BACKWARD_OTHER_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        return (grad_self, grad_other)

@MAXIMUM.implement(AUTOGRAD)
def maximum_autograd(self, other):
    result = MAXIMUM[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = MaximumBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(MAXIMUM_)
def maximum__autograd(self, other):
    node = MaximumBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

@formula(MAXIMUM, "forward", Elementwise("maximum", LOOPS, "maximum_forward", 4))
def MAXIMUM_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    return functions.where(self_p == other_p, 0.5 * self_t + 0.5 * other_t,
        functions.where(self_p < other_p, 0, self_t) + functions.where(self_p > other_p, 0, other_t))

forward_rule(MAXIMUM, MAXIMUM_FORWARD_FORMULA, filled=True)
for_each(
    define("_foreach_maximum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "d11e1e95c38d2efc",
        "_foreach_maximum_.Scalar"),
    functions, "maximum")
for_each(
    define("_foreach_maximum.List(Tensor[] self, Tensor[] other) -> Tensor[]", "b7ec45359a2cf220",
        "_foreach_maximum_.List"),
    functions, "maximum", lists=(0, 1))
for_each(
    define("_foreach_maximum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "3604c0c722bc8391",
        "_foreach_maximum_.ScalarList"),
    functions, "maximum", lists=(0, 1))

MINIMUM, MINIMUM_, MINIMUM_OUT = define("minimum(Tensor self, Tensor other) -> Tensor", "415a975d637fd136", "minimum_",
    "minimum.out")
MINIMUM_LOOP = MINIMUM.compute_by(Elementwise("minimum", LOOPS, "minimum_kernel", 2,
    accepts=("bool", "integral", "floating")))
MINIMUM_BACKWARD_SELF_FORMULA = formula(MINIMUM, "backward_self",
    Elementwise("MinimumBackward0", LOOPS, "maximum_backward_other", 3),
    lambda grad, other, self_: functions.where(self_ == other, 0.5 * grad, functions.where(self_ > other, 0, grad)))
MINIMUM_BACKWARD_OTHER_FORMULA = formula(MINIMUM, "backward_other",
    Elementwise("MinimumBackward0", LOOPS, "maximum_backward_self", 3),
    lambda grad, other, self_: functions.where(self_ == other, 0.5 * grad, functions.where(self_ < other, 0, grad)))

MINIMUM_BACKWARD_FORMULAS = formulas(MINIMUM, "MinimumBackward0", 3, (MINIMUM_BACKWARD_SELF_FORMULA, (0, 1, 2)),
    (MINIMUM_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class MinimumBackward0(Node, operator="minimum"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            return MINIMUM_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None if wanted[0] is None else MINIMUM_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        grad_other = None if wanted[1] is None else MINIMUM_BACKWARD_OTHER_FORMULA[
            (grad._keys | other._keys | self_._keys) & formula_keys()
        ](grad, other, self_)
        return (grad_self, grad_other)

@MINIMUM.implement(AUTOGRAD)
def minimum_autograd(self, other):
    result = MINIMUM[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = MinimumBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(MINIMUM_)
def minimum__autograd(self, other):
    node = MinimumBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

@formula(MINIMUM, "forward", Elementwise("minimum", LOOPS, "minimum_forward", 4))
def MINIMUM_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    return functions.where(self_p == other_p, 0.5 * self_t + 0.5 * other_t,
        functions.where(self_p > other_p, 0, self_t) + functions.where(self_p < other_p, 0, other_t))

forward_rule(MINIMUM, MINIMUM_FORWARD_FORMULA, filled=True)
for_each(
    define("_foreach_minimum.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "00b7e880a784652a",
        "_foreach_minimum_.Scalar"),
    functions, "minimum")
for_each(
    define("_foreach_minimum.List(Tensor[] self, Tensor[] other) -> Tensor[]", "30e1c84d579915bb",
        "_foreach_minimum_.List"),
    functions, "minimum", lists=(0, 1))
for_each(
    define("_foreach_minimum.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "7b96cba2220b4a87",
        "_foreach_minimum_.ScalarList"),
    functions, "minimum", lists=(0, 1))

CLAMP, CLAMP_, CLAMP_OUT = define("clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    "56cd621ebcf1d4b7", "clamp_", "clamp.out")
CLAMP_0_LOOP = Elementwise("clamp", LOOPS, "clamp_0_kernel", 1, accepts=("integral", "floating"), fitting=(0, 1),
    casts=False)
CLAMP_1_LOOP = Elementwise("clamp", LOOPS, "maximum_kernel", 1, accepts=("integral", "floating"), fitting=(0,),
    casts=False)
CLAMP_2_LOOP = Elementwise("clamp", LOOPS, "minimum_kernel", 1, accepts=("integral", "floating"), fitting=(0,),
    casts=False)

@CLAMP.implement(CPU)
def clamp_cpu(self, min, max):
    if min is not None and max is not None:
        return CLAMP_0_LOOP.make(self, min, max)
    if min is not None:
        return CLAMP_1_LOOP.make(self, min)
    if max is not None:
        return CLAMP_2_LOOP.make(self, max)
    raise language.no_case("clamp", {"min": min, "max": max})

@CLAMP_.implement(CPU)
def clamp__cpu(self, min, max):
    if min is not None and max is not None:
        return CLAMP_0_LOOP.update(self, min, max)
    if min is not None:
        return CLAMP_1_LOOP.update(self, min)
    if max is not None:
        return CLAMP_2_LOOP.update(self, max)
    raise language.no_case("clamp_", {"min": min, "max": max})

@CLAMP_OUT.implement(CPU)
def clamp_out_cpu(self, min, max, out):
    if min is not None and max is not None:
        return CLAMP_0_LOOP.write(self, min, max, out)
    if min is not None:
        return CLAMP_1_LOOP.write(self, min, out)
    if max is not None:
        return CLAMP_2_LOOP.write(self, max, out)
    raise language.no_case("clamp.out", {"min": min, "max": max})

class ClampBackward0(Node, operator="clamp", label="ClampBackward1"):
    __slots__ = ("_raw_self", "_version_self", "_saved_min", "_saved_max")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min = self._saved_min
        max = self._saved_max
        return (functions._clamp_backward(grad, self_, min, max),)

@CLAMP.implement(AUTOGRAD)
def clamp_autograd(self, min, max):
    result = CLAMP[self._keys & BELOW_AUTOGRAD](self, min, max)
    if guards.active and not grad_enabled():
        return result
    node = ClampBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_min = min
    node._saved_max = max
    return record.call(node, result, self)

recorded_in_place(CLAMP_, ClampBackward0)
forward_rule(CLAMP, lambda self_t, self_p, min, max: functions._clamp_backward(self_t, self_p, min, max))
another_name(
    define("clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor", "33bf91fe8fd97b27", "clip_", "clip.out",
        casts=False),
    "clamp")

_CLAMP_BACKWARD = define("_clamp_backward(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor",
    "b11f1c272d7e0ad7")
_CLAMP_BACKWARD_0_LOOP = Elementwise("_clamp_backward", LOOPS, "_clamp_backward_0_kernel", 2)
_CLAMP_BACKWARD_1_LOOP = Elementwise("_clamp_backward", LOOPS, "_clamp_backward_1_kernel", 2)
_CLAMP_BACKWARD_2_LOOP = Elementwise("_clamp_backward", LOOPS, "_clamp_backward_2_kernel", 2)

@_CLAMP_BACKWARD.implement(CPU)
def _clamp_backward_cpu(grad_output, self, min, max):
    if min is not None and max is not None:
        return _CLAMP_BACKWARD_0_LOOP.make(grad_output, self, min, max)
    if min is not None:
        return _CLAMP_BACKWARD_1_LOOP.make(grad_output, self, min)
    if max is not None:
        return _CLAMP_BACKWARD_2_LOOP.make(grad_output, self, max)
    raise language.no_case("_clamp_backward", {"min": min, "max": max})

class _ClampBackwardBackward0(Node, operator="_clamp_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_min", "_saved_max")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min = self._saved_min
        max = self._saved_max
        return (functions._clamp_backward(grad, self_, min, max),)

@_CLAMP_BACKWARD.implement(AUTOGRAD)
def _clamp_backward_autograd(grad_output, self, min, max):
    result = _CLAMP_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, min, max)
    if (guards.active and not grad_enabled()) or grad_output._edge is None:
        return result
    node = _ClampBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_min = min
    node._saved_max = max
    return record.call(node, result, grad_output)

@forward_rule(_CLAMP_BACKWARD, filled=True)
def _clamp_backward_forward(grad_output_t, self_p, min, max):
    return _CLAMP_BACKWARD[grad_output_t._keys | self_p._keys](grad_output_t, self_p, min, max)
