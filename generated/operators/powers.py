# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The powers operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining, for_each, recorded_in_place
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)


@composite(define("_sgn_backward(Tensor grad, Tensor self) -> Tensor", "dde9e8a342273549"))
def _sgn_backward_composite(grad, self):
    if not self.dtype.is_complex:
        return functions.zeros_like(grad)
    direction = functions.sgn(self)
    across = grad - direction * functions.real(grad * functions.conj(direction))
    return functions._ratio_or_zero(across, functions.abs(self))


SQUARE, SQUARE_, SQUARE_OUT = define("square(Tensor self) -> Tensor", "30f3f5ebaa0d6107", "square_", "square.out")
SQUARE_LOOP = SQUARE.compute_by(Elementwise("square", LOOPS, "square_kernel", 1, promote="bool_to_int64"))
SQUARE_BACKWARD_SELF_FORMULA = formula(SQUARE, "backward_self",
    Elementwise("SquareBackward0", LOOPS, "square_backward_self", 2),
    lambda grad, self_: 2 * grad * operations.conj(self_))

class SquareBackward0(Node, operator="square", label="PowBackward0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (SQUARE_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_),)

@SQUARE.implement(AUTOGRAD)
def square_autograd(self):
    result = SQUARE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SquareBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(SQUARE_, SquareBackward0)
SQUARE_FORWARD_FORMULA = formula(SQUARE, "forward", Elementwise("square", LOOPS, "square_forward", 2),
    lambda self_t, self_p: 2 * self_t * self_p)
forward_rule(SQUARE, SQUARE_FORWARD_FORMULA)

RECIPROCAL, RECIPROCAL_, RECIPROCAL_OUT = define("reciprocal(Tensor self) -> Tensor", "14ce4e1fb7ca3135", "reciprocal_",
    "reciprocal.out")
RECIPROCAL_LOOP = RECIPROCAL.compute_by(Elementwise("reciprocal", LOOPS, "reciprocal_kernel", 1,
    promote="int_to_float"))
RECIPROCAL_BACKWARD_SELF_FORMULA = formula(RECIPROCAL, "backward_self",
    Elementwise("ReciprocalBackward0", LOOPS, "reciprocal_backward_self", 2),
    lambda grad, result: -grad * operations.conj(result) * operations.conj(result))

class ReciprocalBackward0(Node, operator="reciprocal"):
    __slots__ = ("_raw_result",)

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        return (RECIPROCAL_BACKWARD_SELF_FORMULA[(grad._keys | result._keys) & formula_keys()](grad, result),)

@RECIPROCAL.implement(AUTOGRAD)
def reciprocal_autograd(self):
    result = RECIPROCAL[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ReciprocalBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

recorded_in_place(RECIPROCAL_, ReciprocalBackward0, output="_raw_result")
RECIPROCAL_FORWARD_FORMULA = formula(RECIPROCAL, "forward", Elementwise("reciprocal", LOOPS, "reciprocal_forward", 2),
    lambda self_t, result_p: -self_t * result_p * result_p)
forward_rule(RECIPROCAL, RECIPROCAL_FORWARD_FORMULA, keeps=True)
for_each(define("_foreach_reciprocal(Tensor[] self) -> Tensor[]", "b4f5ef5cb8d5d077", "_foreach_reciprocal_"),
    functions, "reciprocal")

POW_TENSOR_TENSOR, POW__TENSOR, POW_TENSOR_TENSOR_OUT = define("pow.Tensor_Tensor(Tensor self, Tensor exponent) -> "
    "Tensor", "b4fa492a426175fd", "pow_.Tensor", "pow.Tensor_Tensor_out")
POW_TENSOR_TENSOR_LOOP = POW_TENSOR_TENSOR.compute_by(Elementwise("pow.Tensor_Tensor", LOOPS,
    "pow_Tensor_Tensor_kernel", 2))

@formula(POW_TENSOR_TENSOR, "backward_self", Elementwise("PowBackward0", LOOPS, "pow_Tensor_Tensor_backward_self", 3))
def POW_TENSOR_TENSOR_BACKWARD_SELF_FORMULA(grad, exponent, self_):
    self_ = operations.widened(self_, grad)
    exponent = operations.widened(exponent, grad)
    return grad * operations.conj(
        exponent * functions.where(
            (exponent == 0) & ((self_ == 0) | functions.isnan(self_)), 1, self_
        ) ** (exponent - 1))

@formula(POW_TENSOR_TENSOR, "backward_exponent",
    Elementwise("PowBackward0", LOOPS, "pow_Tensor_Tensor_backward_exponent", 4))
def POW_TENSOR_TENSOR_BACKWARD_EXPONENT_FORMULA(grad, exponent, result, self_):
    self_ = operations.widened(self_, grad)
    is_power_of_zero_ = (self_ == 0) & (functions.real(exponent) >= 0)
    return grad * operations.conj(
        functions.where(is_power_of_zero_, 0, result) * functions.log(functions.where(is_power_of_zero_, 1, self_)))

POW_TENSOR_TENSOR_BACKWARD_FORMULAS = formulas(POW_TENSOR_TENSOR, "PowBackward0", 4,
    (POW_TENSOR_TENSOR_BACKWARD_SELF_FORMULA, (0, 1, 3)), (POW_TENSOR_TENSOR_BACKWARD_EXPONENT_FORMULA, (0, 1, 2, 3)))

class PowBackward0(Node, operator="pow.Tensor_Tensor", label="PowBackward1"):
    __slots__ = ("_raw_exponent", "_version_exponent", "_raw_self", "_version_self", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            exponent = unpack_input(self, self._raw_exponent, self._version_exponent, "exponent")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            result = unpack_output.call(self, self._raw_result, 0)
            return POW_TENSOR_TENSOR_BACKWARD_FORMULAS[
                (grad._keys | exponent._keys | result._keys | self_._keys) & formula_keys()
            ](grad, exponent, result, self_)
        grad_self = None
        if wanted[0] is not None:
            exponent = unpack_input(self, self._raw_exponent, self._version_exponent, "exponent")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_self = POW_TENSOR_TENSOR_BACKWARD_SELF_FORMULA[
                (grad._keys | exponent._keys | self_._keys) & formula_keys()
            ](grad, exponent, self_)
        grad_exponent = None
        if wanted[1] is not None:
            exponent = unpack_input(self, self._raw_exponent, self._version_exponent, "exponent")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            result = unpack_output.call(self, self._raw_result, 0)
            grad_exponent = POW_TENSOR_TENSOR_BACKWARD_EXPONENT_FORMULA[
                (grad._keys | exponent._keys | result._keys | self_._keys) & formula_keys()
            ](grad, exponent, result, self_)
        return (grad_self, grad_exponent)

@POW_TENSOR_TENSOR.implement(AUTOGRAD)
def pow_Tensor_Tensor_autograd(self, exponent):
    result = POW_TENSOR_TENSOR[(self._keys | exponent._keys) & BELOW_AUTOGRAD](self, exponent)
    if guards.active and not grad_enabled():
        return result
    node = PowBackward0()
    node._raw_exponent, node._version_exponent = exponent, 0 if exponent._writes is None else exponent._writes[0]
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if exponent._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, self, exponent)

@recorded_in_place(POW__TENSOR, output="_raw_result")
def pow__Tensor_autograd(self, exponent):
    node = PowBackward0()
    node.edges = (self._edge, exponent._edge)
    original = original_of(self)
    node._raw_exponent, node._version_exponent = exponent, 0 if exponent._writes is None else exponent._writes[0]
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node

@formula(POW_TENSOR_TENSOR, "forward", Elementwise("pow.Tensor_Tensor", LOOPS, "pow_Tensor_Tensor_forward", 5))
def POW_TENSOR_TENSOR_FORWARD_FORMULA(exponent_t, self_t, exponent_p, result_p, self_p):
    result_t = None
    if self_t is not None:
        result_t = self_t * exponent_p * functions.where(
            (exponent_p == 0) & ((self_p == 0) | functions.isnan(self_p)), 1, self_p
        ) ** (exponent_p - 1)
    if exponent_t is not None:
        result_t = forward.plus(result_t,
            exponent_t * result_p * functions.log(functions.where((self_p == 0) & (exponent_p >= 0), 1, self_p)))
    return result_t

forward_rule(POW_TENSOR_TENSOR, POW_TENSOR_TENSOR_FORWARD_FORMULA, keeps=True)
for_each(
    define("_foreach_pow.List(Tensor[] self, Tensor[] exponent) -> Tensor[]", "4ce5173ed41553ce", "_foreach_pow_.List"),
    functions, "pow", lists=(0, 1))
for_each(
    define("_foreach_pow.Scalar(Tensor[] self, Scalar exponent) -> Tensor[]", "da428c773fb6a613",
        "_foreach_pow_.Scalar"),
    functions, "pow")
for_each(
    define("_foreach_pow.ScalarList(Tensor[] self, Scalar[] exponent) -> Tensor[]", "3935e2578dfb1aa1",
        "_foreach_pow_.ScalarList"),
    functions, "pow", lists=(0, 1))
for_each(define("_foreach_pow.ScalarAndTensor(Scalar self, Tensor[] exponent) -> Tensor[]", "afaf5770125a455e"),
    functions, "pow", lists=(1,))

POW_TENSOR_SCALAR, POW__SCALAR, POW_TENSOR_SCALAR_OUT = define("pow.Tensor_Scalar(Tensor self, Scalar exponent) -> "
    "Tensor", "05208aff5ad5df5f", "pow_.Scalar", "pow.Tensor_Scalar_out")
POW_TENSOR_SCALAR_0_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_0_kernel", 1, fitting=(0,),
    half_numbers="rounded")
POW_TENSOR_SCALAR_1_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_1_kernel", 1, fitting=(0,),
    half_numbers="rounded")
POW_TENSOR_SCALAR_2_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_2_kernel", 1,
    accepts=("floating", "complex"), fitting=(0,), half_numbers="rounded")
POW_TENSOR_SCALAR_3_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_3_kernel", 1,
    accepts=("floating", "complex"), fitting=(0,), half_numbers="rounded")
POW_TENSOR_SCALAR_4_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Tensor_kernel", 1,
    accepts=("floating", "complex"), fitting=(0,), half_numbers="rounded")
POW_TENSOR_SCALAR_5_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Tensor_kernel", 1, fitting=(0,),
    half_numbers="rounded")

@POW_TENSOR_SCALAR.implement(CPU)
def pow_Tensor_Scalar_cpu(self, exponent):
    if exponent == 2:
        return POW_TENSOR_SCALAR_0_LOOP.make(self, exponent)
    if exponent == 1:
        return POW_TENSOR_SCALAR_1_LOOP.make(self, exponent)
    if exponent == 0.5:
        return POW_TENSOR_SCALAR_2_LOOP.make(self, exponent)
    if exponent == -1:
        return POW_TENSOR_SCALAR_3_LOOP.make(self, exponent)
    if exponent.real < 0:
        return POW_TENSOR_SCALAR_4_LOOP.make(self, exponent)
    if True:
        return POW_TENSOR_SCALAR_5_LOOP.make(self, exponent)
    raise language.no_case("pow.Tensor_Scalar", {"exponent": exponent})

@POW__SCALAR.implement(CPU)
def pow__Scalar_cpu(self, exponent):
    if exponent == 2:
        return POW_TENSOR_SCALAR_0_LOOP.update(self, exponent)
    if exponent == 1:
        return POW_TENSOR_SCALAR_1_LOOP.update(self, exponent)
    if exponent == 0.5:
        return POW_TENSOR_SCALAR_2_LOOP.update(self, exponent)
    if exponent == -1:
        return POW_TENSOR_SCALAR_3_LOOP.update(self, exponent)
    if exponent.real < 0:
        return POW_TENSOR_SCALAR_4_LOOP.update(self, exponent)
    if True:
        return POW_TENSOR_SCALAR_5_LOOP.update(self, exponent)
    raise language.no_case("pow_.Scalar", {"exponent": exponent})

@POW_TENSOR_SCALAR_OUT.implement(CPU)
def pow_Tensor_Scalar_out_cpu(self, exponent, out):
    if exponent == 2:
        return POW_TENSOR_SCALAR_0_LOOP.write(self, exponent, out)
    if exponent == 1:
        return POW_TENSOR_SCALAR_1_LOOP.write(self, exponent, out)
    if exponent == 0.5:
        return POW_TENSOR_SCALAR_2_LOOP.write(self, exponent, out)
    if exponent == -1:
        return POW_TENSOR_SCALAR_3_LOOP.write(self, exponent, out)
    if exponent.real < 0:
        return POW_TENSOR_SCALAR_4_LOOP.write(self, exponent, out)
    if True:
        return POW_TENSOR_SCALAR_5_LOOP.write(self, exponent, out)
    raise language.no_case("pow.Tensor_Scalar_out", {"exponent": exponent})

class PowBackward1(Node, operator="pow.Tensor_Scalar", label="PowBackward0"):
    __slots__ = ("_saved_exponent", "_raw_self", "_version_self")

    def apply(self, grad):
        exponent = self._saved_exponent
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions.zeros_like(grad) if exponent == 0 else grad * operations.conj(
                exponent * self_ ** (exponent - 1)
            ),)

@POW_TENSOR_SCALAR.implement(AUTOGRAD)
def pow_Tensor_Scalar_autograd(self, exponent):
    result = POW_TENSOR_SCALAR[self._keys & BELOW_AUTOGRAD](self, exponent)
    if guards.active and not grad_enabled():
        return result
    node = PowBackward1()
    node._saved_exponent = exponent
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

recorded_in_place(POW__SCALAR, PowBackward1)

@forward_rule(POW_TENSOR_SCALAR)
def pow_Tensor_Scalar_forward(self_t, self_p, exponent):
    return functions.zeros_like(self_t) if exponent == 0 else self_t * (exponent * self_p ** (exponent - 1))


POW_SCALAR, POW_SCALAR_OUT = define("pow.Scalar(Scalar self, Tensor exponent) -> Tensor", "7f267959c5a0038c",
    "pow.Scalar_out")
POW_SCALAR_LOOP = POW_SCALAR.compute_by(
    Elementwise("pow.Scalar", LOOPS, "pow_Scalar_kernel", 1, half_numbers="rounded"), order=(1, 0))

class PowBackward2(Node, operator="pow.Scalar"):
    __slots__ = ("_saved_exponent_dtype", "_raw_result", "_saved_self", "_raw_exponent", "_version_exponent")

    def apply(self, grad):
        exponent_dtype = self._saved_exponent_dtype
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = self._saved_self
        exponent = unpack_input(self, self._raw_exponent, self._version_exponent, "exponent")
        return (
            grad * operations.conj(
                result * (
                    functions.where(
                        functions.real(exponent) >= 0, 0.0, language.log_number(self_)
                    ) if self_ == 0 else language.log_number(self_ + 0j if exponent_dtype.is_complex else self_))
            ),)

@POW_SCALAR.implement(AUTOGRAD)
def pow_Scalar_autograd(self, exponent):
    result = POW_SCALAR[exponent._keys & BELOW_AUTOGRAD](self, exponent)
    if guards.active and not grad_enabled():
        return result
    node = PowBackward2()
    node._saved_exponent_dtype = exponent.dtype
    node._raw_result = save_output.call(result)
    node._saved_self = self
    node._raw_exponent, node._version_exponent = exponent, 0 if exponent._writes is None else exponent._writes[0]
    return record.call(node, result, exponent)

@forward_rule(POW_SCALAR, keeps=True)
def pow_Scalar_forward(exponent_t, exponent_p, result_p, self):
    return exponent_t * (
        result_p * (
            functions.where(
                functions.real(exponent_p) >= 0, 0.0, language.log_number(self)
            ) if self == 0 else language.log_number(self + 0j if exponent_p.dtype.is_complex else self)))


composite(define("_reversed_pow(Tensor exponent, Scalar self) -> Tensor", "9cc5a93815df1cbc"),
    lambda exponent, self: functions.pow(self, exponent))
composite(define("_reversed_pow.Tensor(Tensor exponent, Tensor self) -> Tensor", "afe06c32995cea2a"),
    lambda exponent, self: functions.pow(self, exponent))
