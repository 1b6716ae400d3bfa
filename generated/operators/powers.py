"""The powers operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.powers"
functions = LateModule(f"{PACKAGE}.functions")


# _sgn_backward (ops.yaml:244)
_SGN_BACKWARD = define(
    "_sgn_backward",
    "_sgn_backward(Tensor grad, Tensor self) -> Tensor",
    source="ops.yaml:244",
    digest="4f0c2795adcbfc1f",
    kernel={
        "composite": "if not self.dtype.is_complex:\n    return zeros_like(grad)\ndirection = sgn(self)\nacross"
        " = grad - direction * real(grad * conj(direction))\nreturn _ratio_or_zero(across, abs(s"
        "elf))",
    },
)


def _sgn_backward_composite(grad, self):
    """_sgn_backward, from other operators."""
    if not self.dtype.is_complex:
        return functions.zeros_like(grad)
    direction = functions.sgn(self)
    across = grad - direction * functions.real(grad * functions.conj(direction))
    return functions._ratio_or_zero(across, functions.abs(self))


_SGN_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _sgn_backward_composite)


# square (ops.yaml:254, derivatives.yaml:71)
SQUARE = define(
    "square",
    "square(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:254",
    digest="8e9d7b4903b2c79e",
    kernel={
        "elementwise": "self * self",
    },
    derivative={
        "self": "2 * grad * self",
        "result": "auto_element_wise",
    },
)
SQUARE_ = define(
    "square_",
    "square_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:254",
    digest="8e9d7b4903b2c79e",
)
SQUARE_OUT = define(
    "square.out",
    "square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:254",
    digest="8e9d7b4903b2c79e",
)
SQUARE_LOOP = Elementwise("square", LOOPS, "square_kernel", 1)
SQUARE.implement(CPU, SQUARE_LOOP.make)
SQUARE_.implement(CPU, SQUARE_LOOP.update)
SQUARE_OUT.implement(CPU, SQUARE_LOOP.write)
SQUARE_BACKWARD_SELF_LOOP = Elementwise("SquareBackward0", LOOPS, "square_backward_self", 2)


class SquareBackward0(Node):
    """Backward of square (derivatives.yaml:71)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "square"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SQUARE_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = 2 * grad * operations.conj(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def square_autograd(self):
    """square, recorded for the backward pass."""
    result = SQUARE[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SquareBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SQUARE.implement(AUTOGRAD_CPU, square_autograd)


def square__autograd(self):
    """square_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SQUARE_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("square_", self)
    node = SquareBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SQUARE_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SQUARE_.implement(AUTOGRAD_CPU, square__autograd)
SQUARE_OUT.implement(AUTOGRAD_CPU, without_gradient(SQUARE_OUT))
SQUARE_FORWARD_LOOP = Elementwise("square", LOOPS, "square_forward", 2)


def square_forward(self):
    """square, and the tangent of its result."""
    result = SQUARE[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SQUARE_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 2 * self_t * self_p
    forward.attach(result, result_t, self_t)
    return result


SQUARE.implement(FORWARD_AD, square_forward)


def square__forward(self):
    """square_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SQUARE_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SQUARE_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 2 * self_t * self_p
    SQUARE_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SQUARE_.implement(FORWARD_AD, square__forward)
SQUARE_OUT.implement(FORWARD_AD, forward.without_tangent(SQUARE_OUT))


# reciprocal (ops.yaml:266, derivatives.yaml:75)
RECIPROCAL = define(
    "reciprocal",
    "reciprocal(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:266",
    digest="42aa32d25adaa707",
    kernel={
        "elementwise": "1 / self",
    },
    derivative={
        "self": "-grad * result * result",
        "result": "auto_element_wise",
    },
)
RECIPROCAL_ = define(
    "reciprocal_",
    "reciprocal_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:266",
    digest="42aa32d25adaa707",
)
RECIPROCAL_OUT = define(
    "reciprocal.out",
    "reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:266",
    digest="42aa32d25adaa707",
)
RECIPROCAL_LOOP = Elementwise("reciprocal", LOOPS, "reciprocal_kernel", 1, promote="int_to_float")
RECIPROCAL.implement(CPU, RECIPROCAL_LOOP.make)
RECIPROCAL_.implement(CPU, RECIPROCAL_LOOP.update)
RECIPROCAL_OUT.implement(CPU, RECIPROCAL_LOOP.write)
RECIPROCAL_BACKWARD_SELF_LOOP = Elementwise("ReciprocalBackward0", LOOPS, "reciprocal_backward_self", 2)


class ReciprocalBackward0(Node):
    """Backward of reciprocal (derivatives.yaml:75)."""

    __slots__ = ("_saved_result",)
    operator = "reciprocal"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = RECIPROCAL_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = -grad * operations.conj(result) * operations.conj(result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def reciprocal_autograd(self):
    """reciprocal, recorded for the backward pass."""
    result = RECIPROCAL[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ReciprocalBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


RECIPROCAL.implement(AUTOGRAD_CPU, reciprocal_autograd)


def reciprocal__autograd(self):
    """reciprocal_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return RECIPROCAL_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("reciprocal_", self)
    node = ReciprocalBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    RECIPROCAL_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


RECIPROCAL_.implement(AUTOGRAD_CPU, reciprocal__autograd)
RECIPROCAL_OUT.implement(AUTOGRAD_CPU, without_gradient(RECIPROCAL_OUT))
RECIPROCAL_FORWARD_LOOP = Elementwise("reciprocal", LOOPS, "reciprocal_forward", 2)


def reciprocal_forward(self):
    """reciprocal, and the tangent of its result."""
    result = RECIPROCAL[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = RECIPROCAL_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = -self_t * result_p * result_p
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


RECIPROCAL.implement(FORWARD_AD, reciprocal_forward)


def reciprocal__forward(self):
    """reciprocal_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return RECIPROCAL_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    RECIPROCAL_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = RECIPROCAL_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = -self_t * result_p * result_p
    return forward.keep(forward.rewrite(self, result_t, self_t))


RECIPROCAL_.implement(FORWARD_AD, reciprocal__forward)
RECIPROCAL_OUT.implement(FORWARD_AD, forward.without_tangent(RECIPROCAL_OUT))


# pow.Tensor_Tensor (ops.yaml:281, derivatives.yaml:79)
POW_TENSOR_TENSOR = define(
    "pow.Tensor_Tensor",
    "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:281",
    digest="31899b67ab061c54",
    kernel={
        "elementwise": "pow(self, exponent)",
    },
    derivative={
        "self": "grad * exponent * where((exponent == 0) & ((self == 0) | isnan(self)), 1, self) ** (ex"
        "ponent - 1)",
        "exponent": "grad * conj(result * log(where((self == 0) & (real(exponent) >= 0), 1, self)))",
        "result": "auto",
    },
)
POW__TENSOR = define(
    "pow_.Tensor",
    "pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
    source="ops.yaml:281",
    digest="31899b67ab061c54",
)
POW_TENSOR_TENSOR_OUT = define(
    "pow.Tensor_Tensor_out",
    "pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:281",
    digest="31899b67ab061c54",
)
POW_TENSOR_TENSOR_LOOP = Elementwise("pow.Tensor_Tensor", LOOPS, "pow_Tensor_Tensor_kernel", 2)
POW_TENSOR_TENSOR.implement(CPU, POW_TENSOR_TENSOR_LOOP.make)
POW__TENSOR.implement(CPU, POW_TENSOR_TENSOR_LOOP.update)
POW_TENSOR_TENSOR_OUT.implement(CPU, POW_TENSOR_TENSOR_LOOP.write)
POW_TENSOR_TENSOR_BACKWARD_SELF_LOOP = Elementwise("PowBackward0", LOOPS, "pow_Tensor_Tensor_backward_self", 3)
POW_TENSOR_TENSOR_BACKWARD_EXPONENT_LOOP = Elementwise("PowBackward0", LOOPS, "pow_Tensor_Tensor_backward_exponent", 4)


class PowBackward0(Node):
    """Backward of pow.Tensor_Tensor (derivatives.yaml:79)."""

    __slots__ = ("_saved_exponent", "_version_exponent", "_saved_self", "_version_self", "_saved_result")
    operator = "pow.Tensor_Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            exponent = unpack_input(self, self._saved_exponent, self._version_exponent, "exponent")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = POW_TENSOR_TENSOR_BACKWARD_SELF_LOOP.make(grad, exponent, self_)
            else:
                grad_self = grad * operations.conj(exponent) * operations.conj(
                    functions.where(
                        (exponent == 0) & ((self_ == 0) | functions.isnan(self_)), 1, self_
                    ) ** (exponent - 1)
                )
        grad_exponent = None
        if self.edges[1] is not None:
            exponent = unpack_input(self, self._saved_exponent, self._version_exponent, "exponent")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_exponent = POW_TENSOR_TENSOR_BACKWARD_EXPONENT_LOOP.make(grad, exponent, result, self_)
            else:
                grad_exponent = grad * operations.conj(
                    result * functions.log(functions.where((self_ == 0) & (functions.real(exponent) >= 0), 1, self_))
                )
        return (grad_self, grad_exponent)

    def release(self):
        self._saved_exponent = self._saved_self = self._saved_result = None


def pow_Tensor_Tensor_autograd(self, exponent):
    """pow.Tensor_Tensor, recorded for the backward pass."""
    result = POW_TENSOR_TENSOR[(self._keys | exponent._keys) & BELOW_AUTOGRAD](self, exponent)
    if state.active and not grad_enabled():
        return result
    node = PowBackward0()
    node._saved_exponent, node._version_exponent = exponent, 0 if exponent._version is None else exponent._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if exponent._edge is not None:
        node._saved_result = save_output(result)
    return recording.record(node, result, self, exponent)


POW_TENSOR_TENSOR.implement(AUTOGRAD_CPU, pow_Tensor_Tensor_autograd)


def pow__Tensor_autograd(self, exponent):
    """pow_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return POW__TENSOR[(self._keys | exponent._keys) & BELOW_AUTOGRAD](self, exponent)
    check_inplace("pow_.Tensor", self)
    node = PowBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, exponent._edge)
    original = original_of(self)
    node._saved_exponent, node._version_exponent = exponent, 0 if exponent._version is None else exponent._version[0]
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    POW__TENSOR[(self._keys | exponent._keys) & BELOW_AUTOGRAD](self, exponent)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


POW__TENSOR.implement(AUTOGRAD_CPU, pow__Tensor_autograd)
POW_TENSOR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(POW_TENSOR_TENSOR_OUT))
POW_TENSOR_TENSOR_FORWARD_LOOP = Elementwise("pow.Tensor_Tensor", LOOPS, "pow_Tensor_Tensor_forward", 5)


def pow_Tensor_Tensor_forward(self, exponent):
    """pow.Tensor_Tensor, and the tangent of its result."""
    result = POW_TENSOR_TENSOR[(self._keys | exponent._keys) & BELOW_FORWARD](self, exponent)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    exponent_p = forward.primal_of(exponent)
    exponent_t = forward.tangent_of(exponent)
    result_p = forward.alias(result)
    if forward.given(self_t, exponent_t) and forward.unrecorded(exponent_t, self_t, exponent_p, result_p, self_p):
        result_t = POW_TENSOR_TENSOR_FORWARD_LOOP.make(exponent_t, self_t, exponent_p, result_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * exponent_p * functions.where(
                (exponent_p == 0) & ((self_p == 0) | functions.isnan(self_p)), 1, self_p
            ) ** (exponent_p - 1)
        if exponent_t is not None:
            result_t = forward.plus(
                result_t,
                exponent_t * result_p * functions.log(functions.where((self_p == 0) & (exponent_p >= 0), 1, self_p)),
            )
    forward.attach(result, result_t, self_t, exponent_t)
    forward.keep(result)
    return result


POW_TENSOR_TENSOR.implement(FORWARD_AD, pow_Tensor_Tensor_forward)


def pow__Tensor_forward(self, exponent):
    """pow_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return POW__TENSOR[(self._keys | exponent._keys) & BELOW_FORWARD](self, exponent)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    exponent_p = forward.original_of(exponent)
    exponent_t = forward.tangent_of(exponent)
    POW__TENSOR[(self._keys | exponent._keys) & BELOW_FORWARD](self, exponent)
    result_p = forward.alias(self)
    if forward.given(self_t, exponent_t) and forward.unrecorded(exponent_t, self_t, exponent_p, result_p, self_p):
        result_t = POW_TENSOR_TENSOR_FORWARD_LOOP.make(exponent_t, self_t, exponent_p, result_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * exponent_p * functions.where(
                (exponent_p == 0) & ((self_p == 0) | functions.isnan(self_p)), 1, self_p
            ) ** (exponent_p - 1)
        if exponent_t is not None:
            result_t = forward.plus(
                result_t,
                exponent_t * result_p * functions.log(functions.where((self_p == 0) & (exponent_p >= 0), 1, self_p)),
            )
    return forward.keep(forward.rewrite(self, result_t, self_t, exponent_t))


POW__TENSOR.implement(FORWARD_AD, pow__Tensor_forward)
POW_TENSOR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(POW_TENSOR_TENSOR_OUT))


# pow.Tensor_Scalar (ops.yaml:304, derivatives.yaml:84)
POW_TENSOR_SCALAR = define(
    "pow.Tensor_Scalar",
    "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:304",
    digest="2052a23f06bbf35d",
    kernel={
        "elementwise": "{exponent == 2: self * self, exponent == 1: self, exponent == 0.5: {value: sqrt(self),"
        " dtypes: [floating, complex]}, exponent.real < 0: {value: pow(self, exponent), dtypes:"
        " [floating, complex]}, True: pow(self, exponent)}",
    },
    derivative={
        "self": "zeros_like(grad) if exponent == 0 else grad * conj(exponent * self ** (exponent - 1))",
        "result": "auto_element_wise",
    },
)
POW__SCALAR = define(
    "pow_.Scalar",
    "pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    source="ops.yaml:304",
    digest="2052a23f06bbf35d",
)
POW_TENSOR_SCALAR_OUT = define(
    "pow.Tensor_Scalar_out",
    "pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:304",
    digest="2052a23f06bbf35d",
)
POW_TENSOR_SCALAR_0_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_0_kernel", 1)
POW_TENSOR_SCALAR_1_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_1_kernel", 1)
POW_TENSOR_SCALAR_2_LOOP = Elementwise(
    "pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_2_kernel", 1, accepts=('floating', 'complex')
)
POW_TENSOR_SCALAR_3_LOOP = Elementwise(
    "pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_3_kernel", 1, accepts=('floating', 'complex')
)
POW_TENSOR_SCALAR_4_LOOP = Elementwise("pow.Tensor_Scalar", LOOPS, "pow_Tensor_Scalar_4_kernel", 1)


def pow_Tensor_Scalar_cpu(self, exponent):
    """pow.Tensor_Scalar on the CPU."""
    if exponent == 2:
        return POW_TENSOR_SCALAR_0_LOOP.make(self, exponent)
    if exponent == 1:
        return POW_TENSOR_SCALAR_1_LOOP.make(self, exponent)
    if exponent == 0.5:
        return POW_TENSOR_SCALAR_2_LOOP.make(self, exponent)
    if exponent.real < 0:
        return POW_TENSOR_SCALAR_3_LOOP.make(self, exponent)
    if True:
        return POW_TENSOR_SCALAR_4_LOOP.make(self, exponent)
    raise language.no_case("pow.Tensor_Scalar", {"exponent": exponent})


POW_TENSOR_SCALAR.implement(CPU, pow_Tensor_Scalar_cpu)


def pow__Scalar_cpu(self, exponent):
    """pow_.Scalar on the CPU."""
    if exponent == 2:
        return POW_TENSOR_SCALAR_0_LOOP.update(self, exponent)
    if exponent == 1:
        return POW_TENSOR_SCALAR_1_LOOP.update(self, exponent)
    if exponent == 0.5:
        return POW_TENSOR_SCALAR_2_LOOP.update(self, exponent)
    if exponent.real < 0:
        return POW_TENSOR_SCALAR_3_LOOP.update(self, exponent)
    if True:
        return POW_TENSOR_SCALAR_4_LOOP.update(self, exponent)
    raise language.no_case("pow_.Scalar", {"exponent": exponent})


POW__SCALAR.implement(CPU, pow__Scalar_cpu)


def pow_Tensor_Scalar_out_cpu(self, exponent, out):
    """pow.Tensor_Scalar_out on the CPU."""
    if exponent == 2:
        return POW_TENSOR_SCALAR_0_LOOP.write(self, exponent, out)
    if exponent == 1:
        return POW_TENSOR_SCALAR_1_LOOP.write(self, exponent, out)
    if exponent == 0.5:
        return POW_TENSOR_SCALAR_2_LOOP.write(self, exponent, out)
    if exponent.real < 0:
        return POW_TENSOR_SCALAR_3_LOOP.write(self, exponent, out)
    if True:
        return POW_TENSOR_SCALAR_4_LOOP.write(self, exponent, out)
    raise language.no_case("pow.Tensor_Scalar_out", {"exponent": exponent})


POW_TENSOR_SCALAR_OUT.implement(CPU, pow_Tensor_Scalar_out_cpu)


class PowBackward1(Node):
    """Backward of pow.Tensor_Scalar (derivatives.yaml:84)."""

    __slots__ = ("_saved_exponent", "_saved_self", "_version_self")
    operator = "pow.Tensor_Scalar"

    def apply(self, grad):
        exponent = self._saved_exponent
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = (
            functions.zeros_like(grad)
            if exponent == 0
            else grad * operations.conj(exponent * self_ ** (exponent - 1))
        )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def pow_Tensor_Scalar_autograd(self, exponent):
    """pow.Tensor_Scalar, recorded for the backward pass."""
    result = POW_TENSOR_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, exponent)
    if state.active and not grad_enabled():
        return result
    node = PowBackward1()
    node._saved_exponent = exponent
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


POW_TENSOR_SCALAR.implement(AUTOGRAD_CPU, pow_Tensor_Scalar_autograd)


def pow__Scalar_autograd(self, exponent):
    """pow_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return POW__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, exponent)
    check_inplace("pow_.Scalar", self)
    node = PowBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_exponent = exponent
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    POW__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, exponent)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


POW__SCALAR.implement(AUTOGRAD_CPU, pow__Scalar_autograd)
POW_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(POW_TENSOR_SCALAR_OUT))


def pow_Tensor_Scalar_forward(self, exponent):
    """pow.Tensor_Scalar, and the tangent of its result."""
    result = POW_TENSOR_SCALAR[(self._keys) & BELOW_FORWARD](self, exponent)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t) if exponent == 0 else self_t * (exponent * self_p ** (exponent - 1))
    forward.attach(result, result_t, self_t)
    return result


POW_TENSOR_SCALAR.implement(FORWARD_AD, pow_Tensor_Scalar_forward)


def pow__Scalar_forward(self, exponent):
    """pow_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return POW__SCALAR[(self._keys) & BELOW_FORWARD](self, exponent)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t) if exponent == 0 else self_t * (exponent * self_p ** (exponent - 1))
    POW__SCALAR[(self._keys) & BELOW_FORWARD](self, exponent)
    return forward.rewrite(self, result_t, self_t)


POW__SCALAR.implement(FORWARD_AD, pow__Scalar_forward)
POW_TENSOR_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(POW_TENSOR_SCALAR_OUT))


# pow.Scalar (ops.yaml:339, derivatives.yaml:88)
POW_SCALAR = define(
    "pow.Scalar",
    "pow.Scalar(Scalar self, Tensor exponent) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:339",
    digest="90713e3a75b65849",
    kernel={
        "elementwise": "pow(self, exponent)",
    },
    derivative={
        "exponent": "grad * conj(result * (where(real(exponent) >= 0, 0.0, log_number(self)) if self == 0 e"
        "lse log_number(self)))",
        "result": "auto_element_wise",
    },
)
POW_SCALAR_OUT = define(
    "pow.Scalar_out",
    "pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:339",
    digest="90713e3a75b65849",
)
POW_SCALAR_LOOP = Elementwise("pow.Scalar", LOOPS, "pow_Scalar_kernel", 1)


def pow_Scalar_cpu(self, exponent):
    """pow.Scalar on the CPU."""
    return POW_SCALAR_LOOP.make(exponent, self)


POW_SCALAR.implement(CPU, pow_Scalar_cpu)


def pow_Scalar_out_cpu(self, exponent, out):
    """pow.Scalar_out on the CPU."""
    return POW_SCALAR_LOOP.write(exponent, self, out)


POW_SCALAR_OUT.implement(CPU, pow_Scalar_out_cpu)


class PowBackward2(Node):
    """Backward of pow.Scalar (derivatives.yaml:88)."""

    __slots__ = ("_saved_result", "_saved_self", "_saved_exponent", "_version_exponent")
    operator = "pow.Scalar"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = self._saved_self
        exponent = unpack_input(self, self._saved_exponent, self._version_exponent, "exponent")
        grad_exponent = grad * operations.conj(
            result * (
                functions.where(
                    functions.real(exponent) >= 0, 0.0, language.log_number(self_)
                ) if self_ == 0 else language.log_number(self_)
            )
        )
        return (grad_exponent,)

    def release(self):
        self._saved_result = self._saved_exponent = None


def pow_Scalar_autograd(self, exponent):
    """pow.Scalar, recorded for the backward pass."""
    result = POW_SCALAR[(exponent._keys) & BELOW_AUTOGRAD](self, exponent)
    if state.active and not grad_enabled():
        return result
    node = PowBackward2()
    node._saved_result = save_output(result)
    node._saved_self = self
    node._saved_exponent, node._version_exponent = exponent, 0 if exponent._version is None else exponent._version[0]
    return recording.record(node, result, exponent)


POW_SCALAR.implement(AUTOGRAD_CPU, pow_Scalar_autograd)
POW_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(POW_SCALAR_OUT))


def pow_Scalar_forward(self, exponent):
    """pow.Scalar, and the tangent of its result."""
    result = POW_SCALAR[(exponent._keys) & BELOW_FORWARD](self, exponent)
    if not forward.wanted(result):
        return result
    exponent_p = forward.primal_of(exponent)
    exponent_t = forward.tangent_of(exponent)
    result_p = forward.alias(result)
    result_t = exponent_t * (
        result_p * (
            functions.where(
                functions.real(exponent_p) >= 0, 0.0, language.log_number(self)
            ) if self == 0 else language.log_number(self)
        )
    )
    forward.attach(result, result_t, exponent_t)
    forward.keep(result)
    return result


POW_SCALAR.implement(FORWARD_AD, pow_Scalar_forward)
POW_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(POW_SCALAR_OUT))


# _reversed_pow (ops.yaml:355)
_REVERSED_POW = define(
    "_reversed_pow",
    "_reversed_pow(Tensor exponent, Scalar self) -> Tensor",
    source="ops.yaml:355",
    digest="b16eda321db12a16",
    kernel={
        "composite": "pow(self, exponent)",
    },
)


def _reversed_pow_composite(exponent, self):
    """_reversed_pow, from other operators."""
    return functions.pow(self, exponent)


_REVERSED_POW.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_pow_composite)
