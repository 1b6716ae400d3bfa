# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The bounds operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.saved import version_of
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

CLAMP_TENSOR, CLAMP__TENSOR, CLAMP_TENSOR_OUT = define("clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) "
    "-> Tensor", "356f65009e19ecb7", "clamp_.Tensor", "clamp.Tensor_out")
CLAMP_TENSOR_0_LOOP = Elementwise("clamp.Tensor", LOOPS, "clamp_Tensor_0_kernel", 3, accepts=("integral", "floating"))
CLAMP_TENSOR_1_LOOP = Elementwise("clamp.Tensor", LOOPS, "clamp_Tensor_1_kernel", 2, accepts=("integral", "floating"))
CLAMP_TENSOR_2_LOOP = Elementwise("clamp.Tensor", LOOPS, "clamp_Tensor_2_kernel", 2, accepts=("integral", "floating"))

@CLAMP_TENSOR.implement(CPU)
def clamp_Tensor_cpu(self, min, max):
    if min is not None and max is not None:
        return CLAMP_TENSOR_0_LOOP.make(self, min, max)
    if min is not None:
        return CLAMP_TENSOR_1_LOOP.make(self, min)
    if max is not None:
        return CLAMP_TENSOR_2_LOOP.make(self, max)
    raise language.no_case("clamp.Tensor", {"min": min, "max": max})

@CLAMP__TENSOR.implement(CPU)
def clamp__Tensor_cpu(self, min, max):
    if min is not None and max is not None:
        return CLAMP_TENSOR_0_LOOP.update(self, min, max)
    if min is not None:
        return CLAMP_TENSOR_1_LOOP.update(self, min)
    if max is not None:
        return CLAMP_TENSOR_2_LOOP.update(self, max)
    raise language.no_case("clamp_.Tensor", {"min": min, "max": max})

@CLAMP_TENSOR_OUT.implement(CPU)
def clamp_Tensor_out_cpu(self, min, max, out):
    if min is not None and max is not None:
        return CLAMP_TENSOR_0_LOOP.write(self, min, max, out)
    if min is not None:
        return CLAMP_TENSOR_1_LOOP.write(self, min, out)
    if max is not None:
        return CLAMP_TENSOR_2_LOOP.write(self, max, out)
    raise language.no_case("clamp.Tensor_out", {"min": min, "max": max})

class ClampBackward1(Node, operator="clamp.Tensor", label="ClampBackward0"):
    __slots__ = ("_raw_self", "_version_self", "_raw_min", "_version_min", "_raw_max", "_version_max")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min = unpack_input(self, self._raw_min, self._version_min, "min")
        max = unpack_input(self, self._raw_max, self._version_max, "max")
        grad_self = None if wanted[0] is None else functions._clamp_tensor_backward(grad, self_, min, max)
        grad_min = None
        if wanted[1] is not None:
            grad_min = (
                functions.where(self_ < min, grad, 0)
                if max is None
                else functions.where((self_ < min) & (min < max), grad, 0))
        grad_max = None
        if wanted[2] is not None:
            grad_max = (
                functions.where(self_ > max, grad, 0)
                if min is None
                else functions.where((self_ > max) | (max < min), grad, 0))
        return (grad_self, grad_min, grad_max)

@CLAMP_TENSOR.implement(AUTOGRAD)
def clamp_Tensor_autograd(self, min, max):
    result = CLAMP_TENSOR[
        (self._keys | (0 if min is None else min._keys) | (0 if max is None else max._keys)) & BELOW_AUTOGRAD
    ](self, min, max)
    if guards.active and not grad_enabled():
        return result
    node = ClampBackward1()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_min, node._version_min = min, version_of(min)
    node._raw_max, node._version_max = max, version_of(max)
    return record.call(node, result, self, min, max)

@recorded_in_place(CLAMP__TENSOR)
def clamp__Tensor_autograd(self, min, max):
    node = ClampBackward1()
    node.edges = (self._edge, None if min is None else min._edge, None if max is None else max._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_min, node._version_min = min, version_of(min)
    node._raw_max, node._version_max = max, version_of(max)
    return node

pushed_forward(CLAMP_TENSOR)
another_name(
    define("clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor", "0fb977eaac1358b9", "clip_.Tensor",
        "clip.Tensor_out"),
    "clamp.Tensor")


@composite(define("_clamp_tensor_backward(Tensor grad, Tensor self, Tensor? min, Tensor? max) -> Tensor",
    "0964f9c48b9e69de"))
def _clamp_tensor_backward_composite(grad, self, min, max):
    if min is None:
        return functions.where(self <= max, grad, 0)
    if max is None:
        return functions.where(self >= min, grad, 0)
    return functions.where((self >= min) & (self <= max), grad, 0)


CLAMP_MIN, CLAMP_MIN_, CLAMP_MIN_OUT = define("clamp_min(Tensor self, Scalar min) -> Tensor", "874d71e238f7afbb",
    "clamp_min_", "clamp_min.out")
CLAMP_MIN_LOOP = CLAMP_MIN.compute_by(Elementwise("clamp_min", LOOPS, "clamp_Tensor_1_kernel", 1,
    accepts=("integral", "floating"), fitting=(0,), casts=False))
CLAMP_MIN_BACKWARD_SELF_FORMULA = formula(CLAMP_MIN, "backward_self",
    Elementwise("ClampMinBackward0", LOOPS, "clamp_min_backward_self", 2, free=(0,)),
    lambda grad, self_, min: functions.where(self_ >= min, grad, 0))

class ClampMinBackward0(Node, operator="clamp_min"):
    __slots__ = ("_raw_self", "_version_self", "_saved_min")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min = self._saved_min
        return (CLAMP_MIN_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, min),)

@CLAMP_MIN.implement(AUTOGRAD)
def clamp_min_autograd(self, min):
    result = CLAMP_MIN[self._keys & BELOW_AUTOGRAD](self, min)
    if guards.active and not grad_enabled():
        return result
    node = ClampMinBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_min = min
    return record.call(node, result, self)

recorded_in_place(CLAMP_MIN_, ClampMinBackward0)
CLAMP_MIN_FORWARD_FORMULA = formula(CLAMP_MIN, "forward",
    Elementwise("clamp_min", LOOPS, "clamp_min_backward_self", 2, free=(0,)),
    lambda self_t, self_p, min: functions.where(self_p >= min, self_t, 0))
forward_rule(CLAMP_MIN, CLAMP_MIN_FORWARD_FORMULA)
for_each(
    define("_foreach_clamp_min.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "0c6cd51295f7df16",
        "_foreach_clamp_min_.Scalar"),
    functions, "clamp_min")
for_each(
    define("_foreach_clamp_min.List(Tensor[] self, Tensor[] other) -> Tensor[]", "82bcf1fbdcce6204",
        "_foreach_clamp_min_.List"),
    functions, "clamp_min", lists=(0, 1))
for_each(
    define("_foreach_clamp_min.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "0b76668caff04f9f",
        "_foreach_clamp_min_.ScalarList"),
    functions, "clamp_min", lists=(0, 1))

CLAMP_MIN_TENSOR, CLAMP_MIN__TENSOR, CLAMP_MIN_TENSOR_OUT = define("clamp_min.Tensor(Tensor self, Tensor min) -> "
    "Tensor", "4a678e7acea12f87", "clamp_min_.Tensor", "clamp_min.Tensor_out")
CLAMP_MIN_TENSOR_LOOP = CLAMP_MIN_TENSOR.compute_by(Elementwise("clamp_min.Tensor", LOOPS, "clamp_Tensor_1_kernel", 2,
    accepts=("bool", "integral", "floating")))
CLAMP_MIN_TENSOR_BACKWARD_SELF_FORMULA = formula(CLAMP_MIN_TENSOR, "backward_self",
    Elementwise("ClampMinBackward1", LOOPS, "clamp_min_Tensor_backward_self", 3),
    lambda grad, min, self_: functions.where(self_ >= min, grad, 0))
CLAMP_MIN_TENSOR_BACKWARD_MIN_FORMULA = formula(CLAMP_MIN_TENSOR, "backward_min",
    Elementwise("ClampMinBackward1", LOOPS, "clamp_min_Tensor_backward_min", 3),
    lambda grad, min, self_: functions.where(self_ < min, grad, 0))

CLAMP_MIN_TENSOR_BACKWARD_FORMULAS = formulas(CLAMP_MIN_TENSOR, "ClampMinBackward1", 3,
    (CLAMP_MIN_TENSOR_BACKWARD_SELF_FORMULA, (0, 1, 2)), (CLAMP_MIN_TENSOR_BACKWARD_MIN_FORMULA, (0, 1, 2)))

class ClampMinBackward1(Node, operator="clamp_min.Tensor"):
    __slots__ = ("_raw_self", "_version_self", "_raw_min", "_version_min")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min = unpack_input(self, self._raw_min, self._version_min, "min")
        if None not in wanted:
            return CLAMP_MIN_TENSOR_BACKWARD_FORMULAS[
                (grad._keys | min._keys | self_._keys) & formula_keys()
            ](grad, min, self_)
        grad_self = None if wanted[0] is None else CLAMP_MIN_TENSOR_BACKWARD_SELF_FORMULA[
            (grad._keys | min._keys | self_._keys) & formula_keys()
        ](grad, min, self_)
        grad_min = None if wanted[1] is None else CLAMP_MIN_TENSOR_BACKWARD_MIN_FORMULA[
            (grad._keys | min._keys | self_._keys) & formula_keys()
        ](grad, min, self_)
        return (grad_self, grad_min)

@CLAMP_MIN_TENSOR.implement(AUTOGRAD)
def clamp_min_Tensor_autograd(self, min):
    result = CLAMP_MIN_TENSOR[(self._keys | min._keys) & BELOW_AUTOGRAD](self, min)
    if guards.active and not grad_enabled():
        return result
    node = ClampMinBackward1()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_min, node._version_min = min, 0 if min._writes is None else min._writes[0]
    return record.call(node, result, self, min)

@recorded_in_place(CLAMP_MIN__TENSOR)
def clamp_min__Tensor_autograd(self, min):
    node = ClampMinBackward1()
    node.edges = (self._edge, min._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_min, node._version_min = min, 0 if min._writes is None else min._writes[0]
    return node

CLAMP_MIN_TENSOR_FORWARD_FORMULA = formula(CLAMP_MIN_TENSOR, "forward",
    Elementwise("clamp_min.Tensor", LOOPS, "clamp_min_Tensor_forward", 4),
    lambda min_t, self_t, min_p, self_p: functions.where(self_p >= min_p, self_t, min_t))
forward_rule(CLAMP_MIN_TENSOR, CLAMP_MIN_TENSOR_FORWARD_FORMULA, filled=True)

CLAMP_MAX, CLAMP_MAX_, CLAMP_MAX_OUT = define("clamp_max(Tensor self, Scalar max) -> Tensor", "82b6ff7d89cd93c5",
    "clamp_max_", "clamp_max.out")
CLAMP_MAX_LOOP = CLAMP_MAX.compute_by(Elementwise("clamp_max", LOOPS, "clamp_Tensor_2_kernel", 1,
    accepts=("integral", "floating"), fitting=(0,), casts=False))
CLAMP_MAX_BACKWARD_SELF_FORMULA = formula(CLAMP_MAX, "backward_self",
    Elementwise("ClampMaxBackward0", LOOPS, "clamp_max_backward_self", 2, free=(0,)),
    lambda grad, self_, max: functions.where(self_ <= max, grad, 0))

class ClampMaxBackward0(Node, operator="clamp_max"):
    __slots__ = ("_raw_self", "_version_self", "_saved_max")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        max = self._saved_max
        return (CLAMP_MAX_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_, max),)

@CLAMP_MAX.implement(AUTOGRAD)
def clamp_max_autograd(self, max):
    result = CLAMP_MAX[self._keys & BELOW_AUTOGRAD](self, max)
    if guards.active and not grad_enabled():
        return result
    node = ClampMaxBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_max = max
    return record.call(node, result, self)

recorded_in_place(CLAMP_MAX_, ClampMaxBackward0)
CLAMP_MAX_FORWARD_FORMULA = formula(CLAMP_MAX, "forward",
    Elementwise("clamp_max", LOOPS, "clamp_max_backward_self", 2, free=(0,)),
    lambda self_t, self_p, max: functions.where(self_p <= max, self_t, 0))
forward_rule(CLAMP_MAX, CLAMP_MAX_FORWARD_FORMULA)
for_each(
    define("_foreach_clamp_max.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "d7ff792acda9f827",
        "_foreach_clamp_max_.Scalar"),
    functions, "clamp_max")
for_each(
    define("_foreach_clamp_max.List(Tensor[] self, Tensor[] other) -> Tensor[]", "af4f9b2a0778341b",
        "_foreach_clamp_max_.List"),
    functions, "clamp_max", lists=(0, 1))
for_each(
    define("_foreach_clamp_max.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "6f0be4780ee02c61",
        "_foreach_clamp_max_.ScalarList"),
    functions, "clamp_max", lists=(0, 1))

CLAMP_MAX_TENSOR, CLAMP_MAX__TENSOR, CLAMP_MAX_TENSOR_OUT = define("clamp_max.Tensor(Tensor self, Tensor max) -> "
    "Tensor", "ca744553e0f9eded", "clamp_max_.Tensor", "clamp_max.Tensor_out")
CLAMP_MAX_TENSOR_LOOP = CLAMP_MAX_TENSOR.compute_by(Elementwise("clamp_max.Tensor", LOOPS, "clamp_Tensor_2_kernel", 2,
    accepts=("bool", "integral", "floating")))
CLAMP_MAX_TENSOR_BACKWARD_SELF_FORMULA = formula(CLAMP_MAX_TENSOR, "backward_self",
    Elementwise("ClampMaxBackward1", LOOPS, "clamp_max_Tensor_backward_self", 3),
    lambda grad, max, self_: functions.where(self_ <= max, grad, 0))
CLAMP_MAX_TENSOR_BACKWARD_MAX_FORMULA = formula(CLAMP_MAX_TENSOR, "backward_max",
    Elementwise("ClampMaxBackward1", LOOPS, "clamp_max_Tensor_backward_max", 3),
    lambda grad, max, self_: functions.where(self_ > max, grad, 0))

CLAMP_MAX_TENSOR_BACKWARD_FORMULAS = formulas(CLAMP_MAX_TENSOR, "ClampMaxBackward1", 3,
    (CLAMP_MAX_TENSOR_BACKWARD_SELF_FORMULA, (0, 1, 2)), (CLAMP_MAX_TENSOR_BACKWARD_MAX_FORMULA, (0, 1, 2)))

class ClampMaxBackward1(Node, operator="clamp_max.Tensor"):
    __slots__ = ("_raw_self", "_version_self", "_raw_max", "_version_max")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        max = unpack_input(self, self._raw_max, self._version_max, "max")
        if None not in wanted:
            return CLAMP_MAX_TENSOR_BACKWARD_FORMULAS[
                (grad._keys | max._keys | self_._keys) & formula_keys()
            ](grad, max, self_)
        grad_self = None if wanted[0] is None else CLAMP_MAX_TENSOR_BACKWARD_SELF_FORMULA[
            (grad._keys | max._keys | self_._keys) & formula_keys()
        ](grad, max, self_)
        grad_max = None if wanted[1] is None else CLAMP_MAX_TENSOR_BACKWARD_MAX_FORMULA[
            (grad._keys | max._keys | self_._keys) & formula_keys()
        ](grad, max, self_)
        return (grad_self, grad_max)

@CLAMP_MAX_TENSOR.implement(AUTOGRAD)
def clamp_max_Tensor_autograd(self, max):
    result = CLAMP_MAX_TENSOR[(self._keys | max._keys) & BELOW_AUTOGRAD](self, max)
    if guards.active and not grad_enabled():
        return result
    node = ClampMaxBackward1()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_max, node._version_max = max, 0 if max._writes is None else max._writes[0]
    return record.call(node, result, self, max)

@recorded_in_place(CLAMP_MAX__TENSOR)
def clamp_max__Tensor_autograd(self, max):
    node = ClampMaxBackward1()
    node.edges = (self._edge, max._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_max, node._version_max = max, 0 if max._writes is None else max._writes[0]
    return node

CLAMP_MAX_TENSOR_FORWARD_FORMULA = formula(CLAMP_MAX_TENSOR, "forward",
    Elementwise("clamp_max.Tensor", LOOPS, "clamp_max_Tensor_forward", 4),
    lambda max_t, self_t, max_p, self_p: functions.where(self_p <= max_p, self_t, max_t))
forward_rule(CLAMP_MAX_TENSOR, CLAMP_MAX_TENSOR_FORWARD_FORMULA, filled=True)
