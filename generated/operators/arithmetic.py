# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The arithmetic operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

ADD_TENSOR, ADD__TENSOR, ADD_OUT = define("add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    "38817f7e4711eb54", "add_.Tensor", "add.out")
ADD_TENSOR_LOOP = ADD_TENSOR.compute_by(Elementwise("add.Tensor", LOOPS, "add_Tensor_kernel", 2, free=(0,),
    fitting=(0,), half_numbers="rounded"))
ADD_TENSOR_BACKWARD_OTHER_FORMULA = formula(ADD_TENSOR, "backward_other",
    Elementwise("AddBackward0", LOOPS, "add_Tensor_backward_other", 1, free=(0,)),
    lambda grad, alpha: grad * operations.conj(alpha))

class AddBackward0(Node, operator="add.Tensor"):
    __slots__ = ("_saved_alpha",)

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        grad_other = None
        if wanted[1] is not None:
            alpha = self._saved_alpha
            grad_other = ADD_TENSOR_BACKWARD_OTHER_FORMULA[grad._keys & formula_keys()](grad, alpha)
        return (grad_self, grad_other)

@ADD_TENSOR.implement(AUTOGRAD)
def add_Tensor_autograd(self, other, alpha):
    result = ADD_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if guards.active and not grad_enabled():
        return result
    node = AddBackward0()
    node._saved_alpha = alpha
    return record.call(node, result, self, other)

@recorded_in_place(ADD__TENSOR)
def add__Tensor_autograd(self, other, alpha):
    node = AddBackward0()
    node.edges = (self._edge, other._edge)
    node._saved_alpha = alpha
    return node

@formula(ADD_TENSOR, "forward", Elementwise("add.Tensor", LOOPS, "add_Tensor_forward", 2, free=(0,)))
def ADD_TENSOR_FORWARD_FORMULA(other_t, self_t, alpha):
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.plus(result_t, other_t * alpha)
    return result_t

forward_rule(ADD_TENSOR, ADD_TENSOR_FORWARD_FORMULA)
for_each(
    define("_foreach_add.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "d26f58563d1730d3", "_foreach_add_.Scalar"),
    functions, "add")
for_each(
    define("_foreach_add.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]", "5c3d7e440ad6413f",
        "_foreach_add_.List"),
    functions, "add", lists=(0, 1), keywords={2: "alpha"})
for_each(
    define("_foreach_add.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "16a0876ff05a2600",
        "_foreach_add_.ScalarList"),
    functions, "add", lists=(0, 1))
for_each(
    define("_foreach_add.Tensor(Tensor[] self, Tensor other, *, Scalar alpha=1) -> Tensor[]", "f2b7407680835a8f",
        "_foreach_add_.Tensor"),
    functions, "add", keywords={2: "alpha"})

ADD_SCALAR, ADD__SCALAR = define("add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", "e1f3dab298aaf04a",
    "add_.Scalar")
ADD_SCALAR_LOOP = ADD_SCALAR.compute_by(Elementwise("add.Scalar", LOOPS, "add_Tensor_kernel", 1, free=(1,),
    fitting=(1,), half_numbers="rounded"))

class AddBackward1(Node, operator="add.Scalar", label="AddBackward0", shown=(True, False)):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@ADD_SCALAR.implement(AUTOGRAD)
def add_Scalar_autograd(self, other, alpha):
    result = ADD_SCALAR[self._keys & BELOW_AUTOGRAD](self, other, alpha)
    if guards.active and not grad_enabled():
        return result
    return record.call(AddBackward1(), result, self)

recorded_in_place(ADD__SCALAR, AddBackward1)
forward_rule(ADD_SCALAR, lambda self_t: self_t)

SUB_TENSOR, SUB__TENSOR, SUB_OUT = define("sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    "d76e994e16fef43e", "sub_.Tensor", "sub.out")
SUB_TENSOR_LOOP = SUB_TENSOR.compute_by(Elementwise("sub.Tensor", LOOPS, "sub_Tensor_kernel", 2,
    accepts=("integral", "floating", "complex"), operands=("integral", "floating", "complex"), free=(0,), fitting=(0,),
    half_numbers="rounded"))
SUB_TENSOR_BACKWARD_OTHER_FORMULA = formula(SUB_TENSOR, "backward_other",
    Elementwise("SubBackward0", LOOPS, "sub_Tensor_backward_other", 1, free=(0,)),
    lambda grad, alpha: -grad * operations.conj(alpha))

class SubBackward0(Node, operator="sub.Tensor"):
    __slots__ = ("_saved_alpha",)

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        grad_other = None
        if wanted[1] is not None:
            alpha = self._saved_alpha
            grad_other = SUB_TENSOR_BACKWARD_OTHER_FORMULA[grad._keys & formula_keys()](grad, alpha)
        return (grad_self, grad_other)

@SUB_TENSOR.implement(AUTOGRAD)
def sub_Tensor_autograd(self, other, alpha):
    result = SUB_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if guards.active and not grad_enabled():
        return result
    node = SubBackward0()
    node._saved_alpha = alpha
    return record.call(node, result, self, other)

@recorded_in_place(SUB__TENSOR)
def sub__Tensor_autograd(self, other, alpha):
    node = SubBackward0()
    node.edges = (self._edge, other._edge)
    node._saved_alpha = alpha
    return node

@formula(SUB_TENSOR, "forward", Elementwise("sub.Tensor", LOOPS, "sub_Tensor_forward", 2, free=(0,)))
def SUB_TENSOR_FORWARD_FORMULA(other_t, self_t, alpha):
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * alpha)
    return result_t

forward_rule(SUB_TENSOR, SUB_TENSOR_FORWARD_FORMULA)
another_name(
    define("subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", "fee2ba4bbd02760e",
        "subtract_.Tensor", "subtract.out"),
    "sub.Tensor")
for_each(
    define("_foreach_sub.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "d23f4e9e491714aa", "_foreach_sub_.Scalar"),
    functions, "sub")
for_each(
    define("_foreach_sub.List(Tensor[] self, Tensor[] other, *, Scalar alpha=1) -> Tensor[]", "7002614208009619",
        "_foreach_sub_.List"),
    functions, "sub", lists=(0, 1), keywords={2: "alpha"})
for_each(
    define("_foreach_sub.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "8a9c81bc756a2cf7",
        "_foreach_sub_.ScalarList"),
    functions, "sub", lists=(0, 1))

SUB_SCALAR, SUB__SCALAR = define("sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", "57c4198c6bba35aa",
    "sub_.Scalar")
SUB_SCALAR_LOOP = SUB_SCALAR.compute_by(Elementwise("sub.Scalar", LOOPS, "sub_Tensor_kernel", 1,
    accepts=("integral", "floating", "complex"), operands=("integral", "floating", "complex"), free=(1,), fitting=(1,),
    half_numbers="rounded"))

class SubBackward1(Node, operator="sub.Scalar", label="SubBackward0", shown=(True, False)):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@SUB_SCALAR.implement(AUTOGRAD)
def sub_Scalar_autograd(self, other, alpha):
    result = SUB_SCALAR[self._keys & BELOW_AUTOGRAD](self, other, alpha)
    if guards.active and not grad_enabled():
        return result
    return record.call(SubBackward1(), result, self)

recorded_in_place(SUB__SCALAR, SubBackward1)
forward_rule(SUB_SCALAR, lambda self_t: self_t)
another_name(
    define("subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", "2c8787a26a206cc5",
        "subtract_.Scalar"),
    "sub.Scalar")

RSUB_TENSOR = define("rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor", "4003d81dae4cb64f")
RSUB_TENSOR_LOOP = RSUB_TENSOR.compute_by(Elementwise("rsub.Tensor", LOOPS, "rsub_Tensor_kernel", 2,
    accepts=("integral", "floating", "complex"), operands=("integral", "floating", "complex"), free=(0,), fitting=(0,),
    half_numbers="rounded"))
RSUB_TENSOR_BACKWARD_SELF_FORMULA = formula(RSUB_TENSOR, "backward_self",
    Elementwise("RsubBackward0", LOOPS, "sub_Tensor_backward_other", 1, free=(0,)),
    lambda grad, alpha: -grad * operations.conj(alpha))

class RsubBackward0(Node, operator="rsub.Tensor"):
    __slots__ = ("_saved_alpha",)

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None
        if wanted[0] is not None:
            alpha = self._saved_alpha
            grad_self = RSUB_TENSOR_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad, alpha)
        grad_other = None if wanted[1] is None else grad
        return (grad_self, grad_other)

@RSUB_TENSOR.implement(AUTOGRAD)
def rsub_Tensor_autograd(self, other, alpha):
    result = RSUB_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if guards.active and not grad_enabled():
        return result
    node = RsubBackward0()
    node._saved_alpha = alpha
    return record.call(node, result, self, other)

@formula(RSUB_TENSOR, "forward", Elementwise("rsub.Tensor", LOOPS, "rsub_Tensor_forward", 2, free=(0,)))
def RSUB_TENSOR_FORWARD_FORMULA(other_t, self_t, alpha):
    result_t = None
    if other_t is not None:
        result_t = other_t
    if self_t is not None:
        result_t = forward.minus(result_t, self_t * alpha)
    return result_t

forward_rule(RSUB_TENSOR, RSUB_TENSOR_FORWARD_FORMULA)

RSUB_SCALAR = define("rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor", "c5e6e91e6703133e")
RSUB_SCALAR_LOOP = RSUB_SCALAR.compute_by(Elementwise("rsub.Scalar", LOOPS, "rsub_Tensor_kernel", 1,
    accepts=("integral", "floating", "complex"), operands=("integral", "floating", "complex"), free=(1,), fitting=(1,),
    half_numbers="rounded"))
RSUB_SCALAR_BACKWARD_SELF_FORMULA = formula(RSUB_SCALAR, "backward_self",
    Elementwise("RsubBackward1", LOOPS, "sub_Tensor_backward_other", 1, free=(0,)),
    lambda grad, alpha: -grad * operations.conj(alpha))

class RsubBackward1(Node, operator="rsub.Scalar"):
    __slots__ = ("_saved_alpha",)

    def apply(self, grad):
        alpha = self._saved_alpha
        return (RSUB_SCALAR_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad, alpha),)

@RSUB_SCALAR.implement(AUTOGRAD)
def rsub_Scalar_autograd(self, other, alpha):
    result = RSUB_SCALAR[self._keys & BELOW_AUTOGRAD](self, other, alpha)
    if guards.active and not grad_enabled():
        return result
    node = RsubBackward1()
    node._saved_alpha = alpha
    return record.call(node, result, self)

RSUB_SCALAR_FORWARD_FORMULA = formula(RSUB_SCALAR, "forward",
    Elementwise("rsub.Scalar", LOOPS, "rsub_Scalar_forward", 1, free=(0,)), lambda self_t, alpha: -self_t * alpha)
forward_rule(RSUB_SCALAR, RSUB_SCALAR_FORWARD_FORMULA)

MUL_TENSOR, MUL__TENSOR, MUL_OUT = define("mul.Tensor(Tensor self, Tensor other) -> Tensor", "3d14042970a41451",
    "mul_.Tensor", "mul.out")
MUL_TENSOR_LOOP = MUL_TENSOR.compute_by(Elementwise("mul.Tensor", LOOPS, "mul_Tensor_kernel", 2, half_numbers="exact"))
MUL_TENSOR_BACKWARD_SELF_FORMULA = formula(MUL_TENSOR, "backward_self",
    Elementwise("MulBackward0", LOOPS, "add_Tensor_backward_other", 2),
    lambda grad, other: grad * operations.conj(other))
MUL_TENSOR_BACKWARD_OTHER_FORMULA = formula(MUL_TENSOR, "backward_other",
    Elementwise("MulBackward0", LOOPS, "add_Tensor_backward_other", 2),
    lambda grad, self_: grad * operations.conj(self_))

MUL_TENSOR_BACKWARD_FORMULAS = formulas(MUL_TENSOR, "MulBackward0", 3, (MUL_TENSOR_BACKWARD_SELF_FORMULA, (0, 1)),
    (MUL_TENSOR_BACKWARD_OTHER_FORMULA, (0, 2)))

class MulBackward0(Node, operator="mul.Tensor"):
    __slots__ = ("_raw_other", "_version_other", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return MUL_TENSOR_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None
        if wanted[0] is not None:
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_self = MUL_TENSOR_BACKWARD_SELF_FORMULA[(grad._keys | other._keys) & formula_keys()](grad, other)
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_other = MUL_TENSOR_BACKWARD_OTHER_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_)
        return (grad_self, grad_other)

@MUL_TENSOR.implement(AUTOGRAD)
def mul_Tensor_autograd(self, other):
    result = MUL_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = MulBackward0()
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(MUL__TENSOR)
def mul__Tensor_autograd(self, other):
    node = MulBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

@formula(MUL_TENSOR, "forward", Elementwise("mul.Tensor", LOOPS, "mul_Tensor_forward", 4))
def MUL_TENSOR_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * other_p
    if other_t is not None:
        result_t = forward.plus(result_t, other_t * self_p)
    return result_t

forward_rule(MUL_TENSOR, MUL_TENSOR_FORWARD_FORMULA)
another_name(
    define("multiply.Tensor(Tensor self, Tensor other) -> Tensor", "a646fb58917dcc44", "multiply_.Tensor",
        "multiply.out"),
    "mul.Tensor")
for_each(
    define("_foreach_mul.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "964fde877056ec40", "_foreach_mul_.Scalar"),
    functions, "mul")
for_each(
    define("_foreach_mul.List(Tensor[] self, Tensor[] other) -> Tensor[]", "84947d945bb1d44a", "_foreach_mul_.List"),
    functions, "mul", lists=(0, 1))
for_each(
    define("_foreach_mul.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "4a2a2309f39e8d44",
        "_foreach_mul_.ScalarList"),
    functions, "mul", lists=(0, 1))
for_each(
    define("_foreach_mul.Tensor(Tensor[] self, Tensor other) -> Tensor[]", "fadde3d24c292096", "_foreach_mul_.Tensor"),
    functions, "mul")

MUL_SCALAR, MUL__SCALAR = define("mul.Scalar(Tensor self, Scalar other) -> Tensor", "87dde21f5519b0f5", "mul_.Scalar")
MUL_SCALAR_LOOP = MUL_SCALAR.compute_by(Elementwise("mul.Scalar", LOOPS, "mul_Tensor_kernel", 1, half_numbers="exact"))
MUL_SCALAR_BACKWARD_SELF_FORMULA = formula(MUL_SCALAR, "backward_self",
    Elementwise("MulBackward1", LOOPS, "add_Tensor_backward_other", 1, free=(0,)),
    lambda grad, other: grad * operations.conj(other))

class MulBackward1(Node, operator="mul.Scalar", label="MulBackward0", shown=(True, False)):
    __slots__ = ("_saved_other",)

    def apply(self, grad):
        other = self._saved_other
        return (MUL_SCALAR_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad, other),)

@MUL_SCALAR.implement(AUTOGRAD)
def mul_Scalar_autograd(self, other):
    result = MUL_SCALAR[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = MulBackward1()
    node._saved_other = other
    return record.call(node, result, self)

recorded_in_place(MUL__SCALAR, MulBackward1)
MUL_SCALAR_FORWARD_FORMULA = formula(MUL_SCALAR, "forward",
    Elementwise("mul.Scalar", LOOPS, "mul_Tensor_kernel", 1, free=(0,)), lambda self_t, other: self_t * other)
forward_rule(MUL_SCALAR, MUL_SCALAR_FORWARD_FORMULA)
another_name(define("multiply.Scalar(Tensor self, Scalar other) -> Tensor", "03b6a04984baec59", "multiply_.Scalar"),
    "mul.Scalar")

DIV_TENSOR, DIV__TENSOR, DIV_OUT = define("div.Tensor(Tensor self, Tensor other) -> Tensor", "fe3b2def0e128902",
    "div_.Tensor", "div.out")
DIV_TENSOR_LOOP = DIV_TENSOR.compute_by(Elementwise("div.Tensor", LOOPS, "div_Tensor_kernel", 2, promote="int_to_float",
    half_numbers="exact"))
DIV_TENSOR_BACKWARD_SELF_FORMULA = formula(DIV_TENSOR, "backward_self",
    Elementwise("DivBackward0", LOOPS, "div_Tensor_backward_self", 2),
    lambda grad, other: grad / operations.conj(other))
DIV_TENSOR_BACKWARD_OTHER_FORMULA = formula(DIV_TENSOR, "backward_other",
    Elementwise("DivBackward0", LOOPS, "div_Tensor_backward_other", 3),
    lambda grad, other, self_: -grad * operations.conj(self_ / other) / operations.conj(other))

DIV_TENSOR_BACKWARD_FORMULAS = formulas(DIV_TENSOR, "DivBackward0", 3, (DIV_TENSOR_BACKWARD_SELF_FORMULA, (0, 1)),
    (DIV_TENSOR_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class DivBackward0(Node, operator="div.Tensor"):
    __slots__ = ("_raw_other", "_version_other", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return DIV_TENSOR_BACKWARD_FORMULAS[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        grad_self = None if wanted[0] is None else DIV_TENSOR_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys) & formula_keys()
        ](grad, other)
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_other = DIV_TENSOR_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | self_._keys) & formula_keys()
            ](grad, other, self_)
        return (grad_self, grad_other)

@DIV_TENSOR.implement(AUTOGRAD)
def div_Tensor_autograd(self, other):
    result = DIV_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = DivBackward0()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(DIV__TENSOR)
def div__Tensor_autograd(self, other):
    node = DivBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

@formula(DIV_TENSOR, "forward", Elementwise("div.Tensor", LOOPS, "div_Tensor_forward", 4))
def DIV_TENSOR_FORWARD_FORMULA(other_t, self_t, other_p, self_p):
    result_t = None
    if self_t is not None:
        result_t = self_t / other_p
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * (self_p / other_p) / other_p)
    return result_t

forward_rule(DIV_TENSOR, DIV_TENSOR_FORWARD_FORMULA)
another_name(
    define("divide.Tensor(Tensor self, Tensor other) -> Tensor", "2664e626ba169f7a", "divide_.Tensor", "divide.out"),
    "div.Tensor")
another_name(
    define("true_divide.Tensor(Tensor self, Tensor other) -> Tensor", "ff0f2b74703e1625", "true_divide_.Tensor",
        "true_divide.out"),
    "div.Tensor")
for_each(
    define("_foreach_div.Scalar(Tensor[] self, Scalar scalar) -> Tensor[]", "02b9d72289d28963", "_foreach_div_.Scalar"),
    functions, "div")
for_each(
    define("_foreach_div.List(Tensor[] self, Tensor[] other) -> Tensor[]", "210693704ca12fce", "_foreach_div_.List"),
    functions, "div", lists=(0, 1))
for_each(
    define("_foreach_div.ScalarList(Tensor[] self, Scalar[] scalars) -> Tensor[]", "cb08506928444426",
        "_foreach_div_.ScalarList"),
    functions, "div", lists=(0, 1))
for_each(
    define("_foreach_div.Tensor(Tensor[] self, Tensor other) -> Tensor[]", "65ed6be4af509b01", "_foreach_div_.Tensor"),
    functions, "div")

DIV_SCALAR, DIV__SCALAR = define("div.Scalar(Tensor self, Scalar other) -> Tensor", "5f19bfd30f768a88", "div_.Scalar")
DIV_SCALAR_LOOP = DIV_SCALAR.compute_by(Elementwise("div.Scalar", LOOPS, "div_Tensor_kernel", 1, promote="int_to_float",
    half_numbers="exact"))
DIV_SCALAR_BACKWARD_SELF_FORMULA = formula(DIV_SCALAR, "backward_self",
    Elementwise("DivBackward1", LOOPS, "div_Tensor_backward_self", 1, free=(0,)),
    lambda grad, other: grad / operations.conj(other))

class DivBackward1(Node, operator="div.Scalar", label="DivBackward0", shown=(True, False)):
    __slots__ = ("_saved_other",)

    def apply(self, grad):
        other = self._saved_other
        return (DIV_SCALAR_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad, other),)

@DIV_SCALAR.implement(AUTOGRAD)
def div_Scalar_autograd(self, other):
    result = DIV_SCALAR[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = DivBackward1()
    node._saved_other = other
    return record.call(node, result, self)

recorded_in_place(DIV__SCALAR, DivBackward1)
DIV_SCALAR_FORWARD_FORMULA = formula(DIV_SCALAR, "forward",
    Elementwise("div.Scalar", LOOPS, "div_Tensor_kernel", 1, free=(0,)), lambda self_t, other: self_t / other)
forward_rule(DIV_SCALAR, DIV_SCALAR_FORWARD_FORMULA)
another_name(define("divide.Scalar(Tensor self, Scalar other) -> Tensor", "5622f8833cf4651a", "divide_.Scalar"),
    "div.Scalar")
another_name(
    define("true_divide.Scalar(Tensor self, Scalar other) -> Tensor", "2f3e9346fabbadf6", "true_divide_.Scalar"),
    "div.Scalar")
composite(define("_reversed_div(Tensor self, Scalar other) -> Tensor", "1a1c5540ae95c39c"),
    lambda self, other: self.reciprocal() * other)
composite(define("_reversed_div.Tensor(Tensor self, Tensor other) -> Tensor", "60cdc6d7dad8fc4d"),
    lambda self, other: self.reciprocal() * other)
