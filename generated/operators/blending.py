# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The blending operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.sorting.operator

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.dispatch.argument_keys import keys_of
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

ADDCMUL, ADDCMUL_, ADDCMUL_OUT = define("addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> "
    "Tensor", "c0abc33d3b45e8a4", "addcmul_", "addcmul.out")
ADDCMUL_LOOP = ADDCMUL.compute_by(Elementwise("addcmul", LOOPS, "addcmul_kernel", 3,
    accepts=("integral", "floating", "complex"), free=(0,), fitting=(0,), half_overflows=True))

@formula(ADDCMUL, "backward_tensor1", Elementwise("AddcmulBackward0", LOOPS, "addcmul_backward_tensor1", 2, free=(0,)))
def ADDCMUL_BACKWARD_TENSOR1_FORMULA(grad, tensor2, value):
    tensor2 = operations.widened(tensor2, grad)
    return grad * operations.conj(tensor2 * value)

@formula(ADDCMUL, "backward_tensor2", Elementwise("AddcmulBackward0", LOOPS, "addcmul_backward_tensor1", 2, free=(0,)))
def ADDCMUL_BACKWARD_TENSOR2_FORMULA(grad, tensor1, value):
    tensor1 = operations.widened(tensor1, grad)
    return grad * operations.conj(tensor1 * value)

ADDCMUL_BACKWARD_FORMULAS = formulas(ADDCMUL, "AddcmulBackward0", 3, (ADDCMUL_BACKWARD_TENSOR1_FORMULA, (0, 2, 3)),
    (ADDCMUL_BACKWARD_TENSOR2_FORMULA, (0, 1, 3)), numbers=1)

class AddcmulBackward0(Node, operator="addcmul"):
    __slots__ = ("_raw_tensor2", "_version_tensor2", "_saved_value", "_raw_tensor1", "_version_tensor1")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        if None not in wanted[1:]:
            tensor2 = unpack_input(self, self._raw_tensor2, self._version_tensor2, "tensor2")
            value = self._saved_value
            tensor1 = unpack_input(self, self._raw_tensor1, self._version_tensor1, "tensor1")
            grad_tensor1, grad_tensor2 = ADDCMUL_BACKWARD_FORMULAS[
                (grad._keys | tensor1._keys | tensor2._keys) & formula_keys()
            ](grad, tensor1, tensor2, value)
            return (grad_self, grad_tensor1, grad_tensor2)
        grad_tensor1 = None
        if wanted[1] is not None:
            tensor2 = unpack_input(self, self._raw_tensor2, self._version_tensor2, "tensor2")
            value = self._saved_value
            grad_tensor1 = ADDCMUL_BACKWARD_TENSOR1_FORMULA[
                (grad._keys | tensor2._keys) & formula_keys()
            ](grad, tensor2, value)
        grad_tensor2 = None
        if wanted[2] is not None:
            value = self._saved_value
            tensor1 = unpack_input(self, self._raw_tensor1, self._version_tensor1, "tensor1")
            grad_tensor2 = ADDCMUL_BACKWARD_TENSOR2_FORMULA[
                (grad._keys | tensor1._keys) & formula_keys()
            ](grad, tensor1, value)
        return (grad_self, grad_tensor1, grad_tensor2)

@ADDCMUL.implement(AUTOGRAD)
def addcmul_autograd(self, tensor1, tensor2, value):
    result = ADDCMUL[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    if guards.active and not grad_enabled():
        return result
    node = AddcmulBackward0()
    if tensor1._edge is not None:
        node._raw_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._writes is None else tensor2._writes[0]
    node._saved_value = value
    if tensor2._edge is not None:
        node._raw_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._writes is None else tensor1._writes[0]
    return record.call(node, result, self, tensor1, tensor2)

@recorded_in_place(ADDCMUL_)
def addcmul__autograd(self, tensor1, tensor2, value):
    node = AddcmulBackward0()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    if tensor1._edge is not None:
        node._raw_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._writes is None else tensor2._writes[0]
    node._saved_value = value
    if tensor2._edge is not None:
        node._raw_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._writes is None else tensor1._writes[0]
    return node

@formula(ADDCMUL, "forward", Elementwise("addcmul", LOOPS, "addcmul_forward", 5, free=(0,)))
def ADDCMUL_FORWARD_FORMULA(self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value):
    result_t = None
    if self_t is not None:
        result_t = self_t
    if tensor1_t is not None:
        result_t = forward.plus(result_t, tensor1_t * tensor2_p * value)
    if tensor2_t is not None:
        result_t = forward.plus(result_t, tensor2_t * tensor1_p * value)
    return result_t

forward_rule(ADDCMUL, ADDCMUL_FORWARD_FORMULA)
for_each(
    define("_foreach_addcmul.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
        "c7003178c14c23aa", "_foreach_addcmul_.Scalar"),
    functions, "addcmul", lists=(0, 1, 2), keywords={3: "value"})
for_each(
    define("_foreach_addcmul.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> "
        "Tensor[]", "f9f91d0bbc7f0cb7", "_foreach_addcmul_.ScalarList"),
    functions, "addcmul", lists=(0, 1, 2, 3), keywords={3: "value"})
for_each(
    define("_foreach_addcmul.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]",
        "70f7b35daf3919aa", "_foreach_addcmul_.Tensor"),
    functions, "addcmul", lists=(0, 1, 2, 3), keywords={3: "value"})

ADDCDIV, ADDCDIV_, ADDCDIV_OUT = define("addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> "
    "Tensor", "cc6e458c61ad49b2", "addcdiv_", "addcdiv.out")
ADDCDIV_LOOP = ADDCDIV.compute_by(Elementwise("addcdiv", LOOPS, "addcdiv_kernel", 3, accepts=("floating", "complex"),
    free=(0,)))

@formula(ADDCDIV, "backward_tensor1", Elementwise("AddcdivBackward0", LOOPS, "addcdiv_backward_tensor1", 2, free=(0,)))
def ADDCDIV_BACKWARD_TENSOR1_FORMULA(grad, tensor2, value):
    tensor2 = operations.widened(tensor2, grad)
    return grad * operations.conj(value / tensor2)

@formula(ADDCDIV, "backward_tensor2", Elementwise("AddcdivBackward0", LOOPS, "addcdiv_backward_tensor2", 3, free=(0,)))
def ADDCDIV_BACKWARD_TENSOR2_FORMULA(grad, tensor1, tensor2, value):
    tensor1 = operations.widened(tensor1, grad)
    tensor2 = operations.widened(tensor2, grad)
    return -grad * operations.conj(value * (tensor1 / tensor2) / tensor2)

ADDCDIV_BACKWARD_FORMULAS = formulas(ADDCDIV, "AddcdivBackward0", 3, (ADDCDIV_BACKWARD_TENSOR1_FORMULA, (0, 2, 3)),
    (ADDCDIV_BACKWARD_TENSOR2_FORMULA, (0, 1, 2, 3)), numbers=1)

class AddcdivBackward0(Node, operator="addcdiv"):
    __slots__ = ("_saved_value", "_raw_tensor2", "_version_tensor2", "_raw_tensor1", "_version_tensor1")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        if None not in wanted[1:]:
            value = self._saved_value
            tensor2 = unpack_input(self, self._raw_tensor2, self._version_tensor2, "tensor2")
            tensor1 = unpack_input(self, self._raw_tensor1, self._version_tensor1, "tensor1")
            grad_tensor1, grad_tensor2 = ADDCDIV_BACKWARD_FORMULAS[
                (grad._keys | tensor1._keys | tensor2._keys) & formula_keys()
            ](grad, tensor1, tensor2, value)
            return (grad_self, grad_tensor1, grad_tensor2)
        grad_tensor1 = None
        if wanted[1] is not None:
            value = self._saved_value
            tensor2 = unpack_input(self, self._raw_tensor2, self._version_tensor2, "tensor2")
            grad_tensor1 = ADDCDIV_BACKWARD_TENSOR1_FORMULA[
                (grad._keys | tensor2._keys) & formula_keys()
            ](grad, tensor2, value)
        grad_tensor2 = None
        if wanted[2] is not None:
            value = self._saved_value
            tensor2 = unpack_input(self, self._raw_tensor2, self._version_tensor2, "tensor2")
            tensor1 = unpack_input(self, self._raw_tensor1, self._version_tensor1, "tensor1")
            grad_tensor2 = ADDCDIV_BACKWARD_TENSOR2_FORMULA[
                (grad._keys | tensor1._keys | tensor2._keys) & formula_keys()
            ](grad, tensor1, tensor2, value)
        return (grad_self, grad_tensor1, grad_tensor2)

@ADDCDIV.implement(AUTOGRAD)
def addcdiv_autograd(self, tensor1, tensor2, value):
    result = ADDCDIV[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    if guards.active and not grad_enabled():
        return result
    node = AddcdivBackward0()
    node._saved_value = value
    if tensor1._edge is not None or tensor2._edge is not None:
        node._raw_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._writes is None else tensor2._writes[0]
    if tensor2._edge is not None:
        node._raw_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._writes is None else tensor1._writes[0]
    return record.call(node, result, self, tensor1, tensor2)

@recorded_in_place(ADDCDIV_)
def addcdiv__autograd(self, tensor1, tensor2, value):
    node = AddcdivBackward0()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    node._saved_value = value
    if tensor1._edge is not None or tensor2._edge is not None:
        node._raw_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._writes is None else tensor2._writes[0]
    if tensor2._edge is not None:
        node._raw_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._writes is None else tensor1._writes[0]
    return node

@formula(ADDCDIV, "forward", Elementwise("addcdiv", LOOPS, "addcdiv_forward", 5, free=(0,)))
def ADDCDIV_FORWARD_FORMULA(self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value):
    result_t = None
    if self_t is not None:
        result_t = self_t
    if tensor1_t is not None:
        result_t = forward.plus(result_t, tensor1_t / tensor2_p * value)
    if tensor2_t is not None:
        result_t = forward.minus(result_t, tensor2_t * (tensor1_p / tensor2_p) / tensor2_p * value)
    return result_t

forward_rule(ADDCDIV, ADDCDIV_FORWARD_FORMULA)
for_each(
    define("_foreach_addcdiv.Scalar(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar value=1) -> Tensor[]",
        "8af3cfdb0ba6efc4", "_foreach_addcdiv_.Scalar"),
    functions, "addcdiv", lists=(0, 1, 2), keywords={3: "value"})
for_each(
    define("_foreach_addcdiv.ScalarList(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Scalar[] scalars) -> "
        "Tensor[]", "ece9c23348e04c57", "_foreach_addcdiv_.ScalarList"),
    functions, "addcdiv", lists=(0, 1, 2, 3), keywords={3: "value"})
for_each(
    define("_foreach_addcdiv.Tensor(Tensor[] self, Tensor[] tensor1, Tensor[] tensor2, Tensor scalars) -> Tensor[]",
        "bba48fe05d3790ad", "_foreach_addcdiv_.Tensor"),
    functions, "addcdiv", lists=(0, 1, 2, 3), keywords={3: "value"})

LERP_SCALAR, LERP__SCALAR, LERP_SCALAR_OUT = define("lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
    "a05c2b53550726cb", "lerp_.Scalar", "lerp.Scalar_out")
LERP_SCALAR_LOOP = LERP_SCALAR.compute_by(Elementwise("lerp.Scalar", LOOPS, "lerp_Scalar_kernel", 2, promote="same",
    accepts=("floating", "complex")))
LERP_SCALAR_BACKWARD_SELF_FORMULA = formula(LERP_SCALAR, "backward_self",
    Elementwise("LerpBackward0", LOOPS, "lerp_Scalar_backward_self", 1, free=(0,)),
    lambda grad, weight: grad * operations.conj(1 - weight))
LERP_SCALAR_BACKWARD_END_FORMULA = formula(LERP_SCALAR, "backward_end",
    Elementwise("LerpBackward0", LOOPS, "lerp_Scalar_backward_end", 1, free=(0,)),
    lambda grad, weight: grad * operations.conj(weight))

LERP_SCALAR_BACKWARD_FORMULAS = formulas(LERP_SCALAR, "LerpBackward0", 1, (LERP_SCALAR_BACKWARD_SELF_FORMULA, (0, 1)),
    (LERP_SCALAR_BACKWARD_END_FORMULA, (0, 1)), numbers=1)

class LerpBackward0(Node, operator="lerp.Scalar"):
    __slots__ = ("_saved_weight",)

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        weight = self._saved_weight
        if None not in wanted:
            return LERP_SCALAR_BACKWARD_FORMULAS[grad._keys & formula_keys()](grad, weight)
        grad_self = None if wanted[0] is None else LERP_SCALAR_BACKWARD_SELF_FORMULA[
            grad._keys & formula_keys()
        ](grad, weight)
        grad_end = None if wanted[1] is None else LERP_SCALAR_BACKWARD_END_FORMULA[
            grad._keys & formula_keys()
        ](grad, weight)
        return (grad_self, grad_end)

@LERP_SCALAR.implement(AUTOGRAD)
def lerp_Scalar_autograd(self, end, weight):
    result = LERP_SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    if guards.active and not grad_enabled():
        return result
    node = LerpBackward0()
    node._saved_weight = weight
    return record.call(node, result, self, end)

@recorded_in_place(LERP__SCALAR)
def lerp__Scalar_autograd(self, end, weight):
    node = LerpBackward0()
    node.edges = (self._edge, end._edge)
    node._saved_weight = weight
    return node

forward_rule(LERP_SCALAR, lambda self_t, end_t, weight: functions.lerp(self_t, end_t, weight), filled=True)
for_each(
    define("_foreach_lerp.List(Tensor[] self, Tensor[] tensors1, Tensor[] weights) -> Tensor[]", "448d00202fab3570",
        "_foreach_lerp_.List"),
    functions, "lerp", lists=(0, 1, 2))
for_each(
    define("_foreach_lerp.Scalar(Tensor[] self, Tensor[] tensors1, Scalar weight) -> Tensor[]", "8681b18027a77321",
        "_foreach_lerp_.Scalar"),
    functions, "lerp", lists=(0, 1))
for_each(
    define("_foreach_lerp.ScalarList(Tensor[] self, Tensor[] tensors1, Scalar[] weight) -> Tensor[]",
        "8bb3464e50d5a4b0", "_foreach_lerp_.ScalarList"),
    functions, "lerp", lists=(0, 1, 2))

LERP_TENSOR, LERP__TENSOR, LERP_TENSOR_OUT = define("lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
    "718e03f8310da140", "lerp_.Tensor", "lerp.Tensor_out")
LERP_TENSOR_LOOP = LERP_TENSOR.compute_by(Elementwise("lerp.Tensor", LOOPS, "lerp_Scalar_kernel", 3, promote="same",
    accepts=("floating", "complex"), casts=False))

@formula(LERP_TENSOR, "backward_self", Elementwise("LerpBackward1", LOOPS, "lerp_Scalar_backward_self", 2))
def LERP_TENSOR_BACKWARD_SELF_FORMULA(grad, weight):
    weight = operations.widened(weight, grad)
    return grad * operations.conj(1 - weight)

LERP_TENSOR_BACKWARD_END_FORMULA = formula(LERP_TENSOR, "backward_end",
    Elementwise("LerpBackward1", LOOPS, "lerp_Scalar_backward_end", 2),
    lambda grad, weight: grad * operations.conj(weight))

@formula(LERP_TENSOR, "backward_weight", Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_weight", 3))
def LERP_TENSOR_BACKWARD_WEIGHT_FORMULA(grad, end, self_):
    self_ = operations.widened(self_, grad)
    end = operations.widened(end, grad)
    return grad * operations.conj(end - self_)

LERP_TENSOR_BACKWARD_FORMULAS = formulas(LERP_TENSOR, "LerpBackward1", 4, (LERP_TENSOR_BACKWARD_SELF_FORMULA, (0, 3)),
    (LERP_TENSOR_BACKWARD_END_FORMULA, (0, 3)), (LERP_TENSOR_BACKWARD_WEIGHT_FORMULA, (0, 1, 2)))

class LerpBackward1(Node, operator="lerp.Tensor"):
    __slots__ = ("_raw_weight", "_version_weight", "_raw_end", "_version_end", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if wanted.count(None) < 2:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            end = self_ = None
            if wanted[2] is not None:
                end = unpack_input(self, self._raw_end, self._version_end, "end")
                self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            return LERP_TENSOR_BACKWARD_FORMULAS[
                keys_of((grad, end, self_, weight)) & formula_keys()
            ](wanted, grad, end, self_, weight)
        grad_self = None
        if wanted[0] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_self = LERP_TENSOR_BACKWARD_SELF_FORMULA[(grad._keys | weight._keys) & formula_keys()](grad, weight)
        grad_end = None
        if wanted[1] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_end = LERP_TENSOR_BACKWARD_END_FORMULA[(grad._keys | weight._keys) & formula_keys()](grad, weight)
        grad_weight = None
        if wanted[2] is not None:
            end = unpack_input(self, self._raw_end, self._version_end, "end")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_weight = LERP_TENSOR_BACKWARD_WEIGHT_FORMULA[
                (grad._keys | end._keys | self_._keys) & formula_keys()
            ](grad, end, self_)
        return (grad_self, grad_end, grad_weight)

@LERP_TENSOR.implement(AUTOGRAD)
def lerp_Tensor_autograd(self, end, weight):
    result = LERP_TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    if guards.active and not grad_enabled():
        return result
    node = LerpBackward1()
    if self._edge is not None or end._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    if weight._edge is not None:
        node._raw_end, node._version_end = end, 0 if end._writes is None else end._writes[0]
    if weight._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, end, weight)

@recorded_in_place(LERP__TENSOR)
def lerp__Tensor_autograd(self, end, weight):
    node = LerpBackward1()
    node.edges = (self._edge, end._edge, weight._edge)
    original = original_of(self)
    if self._edge is not None or end._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    if weight._edge is not None:
        node._raw_end, node._version_end = end, 0 if end._writes is None else end._writes[0]
    if weight._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

@formula(LERP_TENSOR, "forward", Elementwise("lerp.Tensor", LOOPS, "lerp_Tensor_forward", 6))
def LERP_TENSOR_FORWARD_FORMULA(end_t, self_t, weight_t, end_p, self_p, weight_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * (1 - weight_p)
    if end_t is not None:
        result_t = forward.plus(result_t, end_t * weight_p)
    if weight_t is not None:
        result_t = forward.plus(result_t, weight_t * (end_p - self_p))
    return result_t

forward_rule(LERP_TENSOR, LERP_TENSOR_FORWARD_FORMULA)

MASKED_FILL_SCALAR, MASKED_FILL__SCALAR, MASKED_FILL_SCALAR_OUT = define("masked_fill.Scalar(Tensor self, Tensor mask, "
    "Scalar value) -> Tensor", "679e6955dc0fdd75", "masked_fill_.Scalar", "masked_fill.Scalar_out")
MASKED_FILL_SCALAR_LOOP = MASKED_FILL_SCALAR.compute_by(Elementwise("masked_fill.Scalar", LOOPS,
    "masked_fill_Scalar_kernel", 2, promote="same", fixed={1: "bool"}, fitting=(0,), casts=False))
MASKED_FILL_SCALAR_BACKWARD_SELF_FORMULA = formula(MASKED_FILL_SCALAR, "backward_self",
    Elementwise("MaskedFillBackward0", LOOPS, "masked_fill_Scalar_backward_self", 2, fixed={1: "bool"}),
    lambda grad, mask: functions.where(mask, 0, grad))

class MaskedFillBackward0(Node, operator="masked_fill.Scalar"):
    __slots__ = ("_raw_mask", "_version_mask")

    def apply(self, grad):
        mask = unpack_input(self, self._raw_mask, self._version_mask, "mask")
        return (MASKED_FILL_SCALAR_BACKWARD_SELF_FORMULA[(grad._keys | mask._keys) & formula_keys()](grad, mask),)

@MASKED_FILL_SCALAR.implement(AUTOGRAD)
def masked_fill_Scalar_autograd(self, mask, value):
    result = MASKED_FILL_SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = MaskedFillBackward0()
    node._raw_mask, node._version_mask = mask, 0 if mask._writes is None else mask._writes[0]
    return record.call(node, result, self)

recorded_in_place(MASKED_FILL__SCALAR, MaskedFillBackward0)
MASKED_FILL_SCALAR_FORWARD_FORMULA = formula(MASKED_FILL_SCALAR, "forward",
    Elementwise("masked_fill.Scalar", LOOPS, "masked_fill_Scalar_backward_self", 2, fixed={1: "bool"}),
    lambda self_t, mask_p: None if self_t is None else functions.where(mask_p, 0, self_t))
forward_rule(MASKED_FILL_SCALAR, MASKED_FILL_SCALAR_FORWARD_FORMULA)

MASKED_FILL_TENSOR, MASKED_FILL__TENSOR, MASKED_FILL_TENSOR_OUT = define("masked_fill.Tensor(Tensor self, Tensor mask, "
    "Tensor value) -> Tensor", "7925fdad9e9f7241", "masked_fill_.Tensor", "masked_fill.Tensor_out")

@composite(MASKED_FILL_TENSOR)
def masked_fill_Tensor_composite(self, mask, value):
    if value._ndim:
        language.raise_error(
            f"masked_fill: the value must be a number or a tensor without dimensions, got shape {list(value._sizes)}")
    if mask.dtype != dtypes.bool_:
        language.raise_unsupported_error(
            f"masked_fill: only supports boolean masks, but got mask with dtype {mask.dtype}; compare with 0, or "
            "convert it")
    if value.dtype != self.dtype and (not value.requires_grad):
        return self.masked_fill(mask, value.item())
    return functions.where(mask, value.to(self.dtype), self)

@MASKED_FILL_TENSOR.implement(BATCH_RULE)
def masked_fill_Tensor_batch(self, mask, value):
    rank = self._ndim if self._ndim > mask._ndim else mask._ndim
    whole = self.reshape((self._sizes[0], *(1,) * (rank - self._ndim), *self._sizes[1:]))
    chosen = mask.reshape((mask._sizes[0], *(1,) * (rank - mask._ndim), *mask._sizes[1:]))
    return functions.where(chosen, value.to(self.dtype).reshape((-1, *(1,) * (rank - 1))), whole)


@composite(define("isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> "
    "Tensor", "c55fdc9d15979580"))
def isclose_composite(self, other, rtol, atol, equal_nan):
    if self.dtype != other.dtype:
        language.raise_error(f"isclose: both tensors must have one dtype, got {self.dtype} and {other.dtype}")
    if not (rtol >= 0 and atol >= 0):
        language.raise_error(f"isclose: tolerances must not be negative, got rtol={rtol} and atol={atol}")
    near = self == other
    if equal_nan:
        near = near | functions.isnan(self) & functions.isnan(other)
    if rtol == 0 and atol == 0:
        return near
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        self, other = (self.to(dtypes.float64), other.to(dtypes.float64))
    gap = (self - other).abs()
    return near | functions.isfinite(gap) & (gap <= atol + (rtol * other).abs())


composite(
    define("allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool",
        "f56beaf1146b903d"),
    lambda self, other, rtol, atol, equal_nan: bool(functions.isclose(self, other, rtol, atol, equal_nan).all()))

EQUAL = define("equal(Tensor self, Tensor other) -> bool", "e64ea45c830667df")
EQUAL.implement(CPU, runtime.kernels.sorting.operator.equal)
