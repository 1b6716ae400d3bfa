"""The arithmetic operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.arithmetic"
functions = LateModule(f"{PACKAGE}.functions")


# add.Tensor (ops.yaml:8, derivatives.yaml:6)
ADD_TENSOR = define(
    "add.Tensor",
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    tags=("engine", "core", "pointwise"),
    source="ops.yaml:8",
    digest="0bc03c04abf6561e",
    kernel={
        "elementwise": "self + alpha * other",
    },
    derivative={
        "self": "grad",
        "other": "grad * conj(alpha)",
        "result": "self_t + other_t * alpha",
    },
)
ADD__TENSOR = define(
    "add_.Tensor",
    "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:8",
    digest="0bc03c04abf6561e",
)
ADD_OUT = define(
    "add.out",
    "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8",
    digest="0bc03c04abf6561e",
)
ADD_TENSOR_LOOP = Elementwise("add.Tensor", LOOPS, "add_Tensor_kernel", 2, free=(0,))
ADD_TENSOR.implement(CPU, ADD_TENSOR_LOOP.make)
ADD__TENSOR.implement(CPU, ADD_TENSOR_LOOP.update)
ADD_OUT.implement(CPU, ADD_TENSOR_LOOP.write)
ADD_TENSOR_BACKWARD_OTHER_LOOP = Elementwise("AddBackward0", LOOPS, "add_Tensor_backward_other", 1, free=(0,))


class AddBackward0(Node):
    """Backward of add.Tensor (derivatives.yaml:6)."""

    __slots__ = ("_saved_alpha",)
    operator = "add.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_other = None
        if self.edges[1] is not None:
            alpha = self._saved_alpha
            if state.active and not grad_enabled() and not state.dual:
                grad_other = ADD_TENSOR_BACKWARD_OTHER_LOOP.make(grad, alpha)
            else:
                grad_other = grad * operations.conj(alpha)
        return (grad_self, grad_other)


def add_Tensor_autograd(self, other, alpha):
    """add.Tensor, recorded for the backward pass."""
    result = ADD_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if state.active and not grad_enabled():
        return result
    node = AddBackward0()
    node._saved_alpha = alpha
    return recording.record(node, result, self, other)


ADD_TENSOR.implement(AUTOGRAD_CPU, add_Tensor_autograd)


def add__Tensor_autograd(self, other, alpha):
    """add_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADD__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    check_inplace("add_.Tensor", self)
    node = AddBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_alpha = alpha
    ADD__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADD__TENSOR.implement(AUTOGRAD_CPU, add__Tensor_autograd)
ADD_OUT.implement(AUTOGRAD_CPU, without_gradient(ADD_OUT))
ADD_TENSOR_FORWARD_LOOP = Elementwise("add.Tensor", LOOPS, "add_Tensor_forward", 2, free=(0,))


def add_Tensor_forward(self, other, alpha):
    """add.Tensor, and the tangent of its result."""
    result = ADD_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t):
        result_t = ADD_TENSOR_FORWARD_LOOP.make(other_t, self_t, alpha)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * alpha)
    forward.attach(result, result_t, self_t, other_t)
    return result


ADD_TENSOR.implement(FORWARD_AD, add_Tensor_forward)


def add__Tensor_forward(self, other, alpha):
    """add_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADD__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t):
        result_t = ADD_TENSOR_FORWARD_LOOP.make(other_t, self_t, alpha)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * alpha)
    ADD__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    return forward.rewrite(self, result_t, self_t, other_t)


ADD__TENSOR.implement(FORWARD_AD, add__Tensor_forward)
ADD_OUT.implement(FORWARD_AD, forward.without_tangent(ADD_OUT))


# add.Scalar (ops.yaml:29, derivatives.yaml:11)
ADD_SCALAR = define(
    "add.Scalar",
    "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:29",
    digest="1c4171ec7dd2766c",
    kernel={
        "elementwise": "self + alpha * other",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
ADD__SCALAR = define(
    "add_.Scalar",
    "add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:29",
    digest="1c4171ec7dd2766c",
)
ADD_SCALAR_LOOP = Elementwise("add.Scalar", LOOPS, "add_Scalar_kernel", 1)
ADD_SCALAR.implement(CPU, ADD_SCALAR_LOOP.make)
ADD__SCALAR.implement(CPU, ADD_SCALAR_LOOP.update)


class AddBackward1(Node):
    """Backward of add.Scalar (derivatives.yaml:11)."""

    __slots__ = ()
    operator = "add.Scalar"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def add_Scalar_autograd(self, other, alpha):
    """add.Scalar, recorded for the backward pass."""
    result = ADD_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if state.active and not grad_enabled():
        return result
    node = AddBackward1()
    return recording.record(node, result, self)


ADD_SCALAR.implement(AUTOGRAD_CPU, add_Scalar_autograd)


def add__Scalar_autograd(self, other, alpha):
    """add_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADD__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    check_inplace("add_.Scalar", self)
    node = AddBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    ADD__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADD__SCALAR.implement(AUTOGRAD_CPU, add__Scalar_autograd)


def add_Scalar_forward(self, other, alpha):
    """add.Scalar, and the tangent of its result."""
    result = ADD_SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


ADD_SCALAR.implement(FORWARD_AD, add_Scalar_forward)


def add__Scalar_forward(self, other, alpha):
    """add_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADD__SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    self_t = forward.tangent_of(self)
    result_t = self_t
    ADD__SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    return forward.rewrite(self, result_t, self_t)


ADD__SCALAR.implement(FORWARD_AD, add__Scalar_forward)


# sub.Tensor (ops.yaml:37, derivatives.yaml:15)
SUB_TENSOR = define(
    "sub.Tensor",
    "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:37",
    digest="f46f7382edef545d",
    kernel={
        "elementwise": "self - alpha * other",
    },
    derivative={
        "self": "grad",
        "other": "-grad * conj(alpha)",
        "result": "self_t - other_t * alpha",
    },
)
SUB__TENSOR = define(
    "sub_.Tensor",
    "sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:37",
    digest="f46f7382edef545d",
)
SUB_OUT = define(
    "sub.out",
    "sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:37",
    digest="f46f7382edef545d",
)
SUB_TENSOR_LOOP = Elementwise(
    "sub.Tensor",
    LOOPS,
    "sub_Tensor_kernel",
    2,
    accepts=('integral', 'floating', 'complex'),
    operands=('integral', 'floating', 'complex'),
    free=(0,),
)
SUB_TENSOR.implement(CPU, SUB_TENSOR_LOOP.make)
SUB__TENSOR.implement(CPU, SUB_TENSOR_LOOP.update)
SUB_OUT.implement(CPU, SUB_TENSOR_LOOP.write)
SUB_TENSOR_BACKWARD_OTHER_LOOP = Elementwise("SubBackward0", LOOPS, "sub_Tensor_backward_other", 1, free=(0,))


class SubBackward0(Node):
    """Backward of sub.Tensor (derivatives.yaml:15)."""

    __slots__ = ("_saved_alpha",)
    operator = "sub.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_other = None
        if self.edges[1] is not None:
            alpha = self._saved_alpha
            if state.active and not grad_enabled() and not state.dual:
                grad_other = SUB_TENSOR_BACKWARD_OTHER_LOOP.make(grad, alpha)
            else:
                grad_other = -grad * operations.conj(alpha)
        return (grad_self, grad_other)


def sub_Tensor_autograd(self, other, alpha):
    """sub.Tensor, recorded for the backward pass."""
    result = SUB_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if state.active and not grad_enabled():
        return result
    node = SubBackward0()
    node._saved_alpha = alpha
    return recording.record(node, result, self, other)


SUB_TENSOR.implement(AUTOGRAD_CPU, sub_Tensor_autograd)


def sub__Tensor_autograd(self, other, alpha):
    """sub_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SUB__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    check_inplace("sub_.Tensor", self)
    node = SubBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_alpha = alpha
    SUB__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SUB__TENSOR.implement(AUTOGRAD_CPU, sub__Tensor_autograd)
SUB_OUT.implement(AUTOGRAD_CPU, without_gradient(SUB_OUT))
SUB_TENSOR_FORWARD_LOOP = Elementwise("sub.Tensor", LOOPS, "sub_Tensor_forward", 2, free=(0,))


def sub_Tensor_forward(self, other, alpha):
    """sub.Tensor, and the tangent of its result."""
    result = SUB_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t):
        result_t = SUB_TENSOR_FORWARD_LOOP.make(other_t, self_t, alpha)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * alpha)
    forward.attach(result, result_t, self_t, other_t)
    return result


SUB_TENSOR.implement(FORWARD_AD, sub_Tensor_forward)


def sub__Tensor_forward(self, other, alpha):
    """sub_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SUB__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t):
        result_t = SUB_TENSOR_FORWARD_LOOP.make(other_t, self_t, alpha)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * alpha)
    SUB__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    return forward.rewrite(self, result_t, self_t, other_t)


SUB__TENSOR.implement(FORWARD_AD, sub__Tensor_forward)
SUB_OUT.implement(FORWARD_AD, forward.without_tangent(SUB_OUT))


# subtract.Tensor (ops.yaml:40)
SUBTRACT_TENSOR = define(
    "subtract.Tensor",
    "subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:40",
    digest="9fddb6c6d09e659f",
    kernel={
        "composite": "sub(self, other, alpha=alpha)",
    },
)
SUBTRACT__TENSOR = define(
    "subtract_.Tensor",
    "subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:40",
    digest="9fddb6c6d09e659f",
)
SUBTRACT_OUT = define(
    "subtract.out",
    "subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:40",
    digest="9fddb6c6d09e659f",
)


def subtract_Tensor_composite(self, other, alpha):
    """subtract.Tensor, from other operators."""
    return functions.sub(self, other, alpha=alpha)


SUBTRACT_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, subtract_Tensor_composite)


def subtract__Tensor_composite(self, other, alpha):
    """subtract_.Tensor: the in-place form of the operator that has this other name."""
    return functions.sub_(self, other, alpha=alpha)


SUBTRACT__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, subtract__Tensor_composite)


def subtract_out_cpu(self, other, alpha, out):
    """subtract.out: the functional form, copied into out."""
    return write_out("subtract.out", out, subtract_Tensor_composite(self, other, alpha))


SUBTRACT_OUT.implement(CPU, subtract_out_cpu)
SUBTRACT_OUT.implement(AUTOGRAD_CPU, without_gradient(SUBTRACT_OUT))
SUBTRACT_OUT.implement(FORWARD_AD, forward.without_tangent(SUBTRACT_OUT))


# sub.Scalar (ops.yaml:58, derivatives.yaml:20)
SUB_SCALAR = define(
    "sub.Scalar",
    "sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:58",
    digest="44d9c1d7e9140c6d",
    kernel={
        "elementwise": "self - alpha * other",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
SUB__SCALAR = define(
    "sub_.Scalar",
    "sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:58",
    digest="44d9c1d7e9140c6d",
)
SUB_SCALAR_LOOP = Elementwise(
    "sub.Scalar",
    LOOPS,
    "sub_Scalar_kernel",
    1,
    accepts=('integral', 'floating', 'complex'),
    operands=('integral', 'floating', 'complex'),
)
SUB_SCALAR.implement(CPU, SUB_SCALAR_LOOP.make)
SUB__SCALAR.implement(CPU, SUB_SCALAR_LOOP.update)


class SubBackward1(Node):
    """Backward of sub.Scalar (derivatives.yaml:20)."""

    __slots__ = ()
    operator = "sub.Scalar"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def sub_Scalar_autograd(self, other, alpha):
    """sub.Scalar, recorded for the backward pass."""
    result = SUB_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if state.active and not grad_enabled():
        return result
    node = SubBackward1()
    return recording.record(node, result, self)


SUB_SCALAR.implement(AUTOGRAD_CPU, sub_Scalar_autograd)


def sub__Scalar_autograd(self, other, alpha):
    """sub_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SUB__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    check_inplace("sub_.Scalar", self)
    node = SubBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    SUB__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SUB__SCALAR.implement(AUTOGRAD_CPU, sub__Scalar_autograd)


def sub_Scalar_forward(self, other, alpha):
    """sub.Scalar, and the tangent of its result."""
    result = SUB_SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


SUB_SCALAR.implement(FORWARD_AD, sub_Scalar_forward)


def sub__Scalar_forward(self, other, alpha):
    """sub_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SUB__SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    self_t = forward.tangent_of(self)
    result_t = self_t
    SUB__SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    return forward.rewrite(self, result_t, self_t)


SUB__SCALAR.implement(FORWARD_AD, sub__Scalar_forward)


# subtract.Scalar (ops.yaml:61)
SUBTRACT_SCALAR = define(
    "subtract.Scalar",
    "subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:61",
    digest="6492ba3fcc20252f",
    kernel={
        "composite": "sub(self, other, alpha)",
    },
)
SUBTRACT__SCALAR = define(
    "subtract_.Scalar",
    "subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:61",
    digest="6492ba3fcc20252f",
)


def subtract_Scalar_composite(self, other, alpha):
    """subtract.Scalar, from other operators."""
    return functions.sub(self, other, alpha)


SUBTRACT_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, subtract_Scalar_composite)


def subtract__Scalar_composite(self, other, alpha):
    """subtract_.Scalar: the in-place form of the operator that has this other name."""
    return functions.sub_(self, other, alpha)


SUBTRACT__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, subtract__Scalar_composite)


# rsub.Tensor (ops.yaml:69, derivatives.yaml:24)
RSUB_TENSOR = define(
    "rsub.Tensor",
    "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:69",
    digest="00f4f2df7536329d",
    kernel={
        "elementwise": "other - alpha * self",
    },
    derivative={
        "self": "-grad * conj(alpha)",
        "other": "grad",
        "result": "other_t - self_t * alpha",
    },
)
RSUB_TENSOR_LOOP = Elementwise(
    "rsub.Tensor",
    LOOPS,
    "rsub_Tensor_kernel",
    2,
    accepts=('integral', 'floating', 'complex'),
    operands=('integral', 'floating', 'complex'),
    free=(0,),
)
RSUB_TENSOR.implement(CPU, RSUB_TENSOR_LOOP.make)
RSUB_TENSOR_BACKWARD_SELF_LOOP = Elementwise("RsubBackward0", LOOPS, "rsub_Tensor_backward_self", 1, free=(0,))


class RsubBackward0(Node):
    """Backward of rsub.Tensor (derivatives.yaml:24)."""

    __slots__ = ("_saved_alpha",)
    operator = "rsub.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            alpha = self._saved_alpha
            if state.active and not grad_enabled() and not state.dual:
                grad_self = RSUB_TENSOR_BACKWARD_SELF_LOOP.make(grad, alpha)
            else:
                grad_self = -grad * operations.conj(alpha)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = grad
        return (grad_self, grad_other)


def rsub_Tensor_autograd(self, other, alpha):
    """rsub.Tensor, recorded for the backward pass."""
    result = RSUB_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if state.active and not grad_enabled():
        return result
    node = RsubBackward0()
    node._saved_alpha = alpha
    return recording.record(node, result, self, other)


RSUB_TENSOR.implement(AUTOGRAD_CPU, rsub_Tensor_autograd)
RSUB_TENSOR_FORWARD_LOOP = Elementwise("rsub.Tensor", LOOPS, "rsub_Tensor_forward", 2, free=(0,))


def rsub_Tensor_forward(self, other, alpha):
    """rsub.Tensor, and the tangent of its result."""
    result = RSUB_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t):
        result_t = RSUB_TENSOR_FORWARD_LOOP.make(other_t, self_t, alpha)
    else:
        result_t = None
        if other_t is not None:
            result_t = other_t
        if self_t is not None:
            result_t = forward.minus(result_t, self_t * alpha)
    forward.attach(result, result_t, self_t, other_t)
    return result


RSUB_TENSOR.implement(FORWARD_AD, rsub_Tensor_forward)


# rsub.Scalar (ops.yaml:85, derivatives.yaml:29)
RSUB_SCALAR = define(
    "rsub.Scalar",
    "rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:85",
    digest="ca5b375103ff8d15",
    kernel={
        "elementwise": "other - alpha * self",
    },
    derivative={
        "self": "-grad * conj(alpha)",
        "result": "auto_element_wise",
    },
)
RSUB_SCALAR_LOOP = Elementwise(
    "rsub.Scalar",
    LOOPS,
    "rsub_Scalar_kernel",
    1,
    accepts=('integral', 'floating', 'complex'),
    operands=('integral', 'floating', 'complex'),
)
RSUB_SCALAR.implement(CPU, RSUB_SCALAR_LOOP.make)
RSUB_SCALAR_BACKWARD_SELF_LOOP = Elementwise("RsubBackward1", LOOPS, "rsub_Scalar_backward_self", 1, free=(0,))


class RsubBackward1(Node):
    """Backward of rsub.Scalar (derivatives.yaml:29)."""

    __slots__ = ("_saved_alpha",)
    operator = "rsub.Scalar"

    def apply(self, grad):
        alpha = self._saved_alpha
        if state.active and not grad_enabled() and not state.dual:
            grad_self = RSUB_SCALAR_BACKWARD_SELF_LOOP.make(grad, alpha)
        else:
            grad_self = -grad * operations.conj(alpha)
        return (grad_self,)


def rsub_Scalar_autograd(self, other, alpha):
    """rsub.Scalar, recorded for the backward pass."""
    result = RSUB_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other, alpha)
    if state.active and not grad_enabled():
        return result
    node = RsubBackward1()
    node._saved_alpha = alpha
    return recording.record(node, result, self)


RSUB_SCALAR.implement(AUTOGRAD_CPU, rsub_Scalar_autograd)
RSUB_SCALAR_FORWARD_LOOP = Elementwise("rsub.Scalar", LOOPS, "rsub_Scalar_forward", 1, free=(0,))


def rsub_Scalar_forward(self, other, alpha):
    """rsub.Scalar, and the tangent of its result."""
    result = RSUB_SCALAR[(self._keys) & BELOW_FORWARD](self, other, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = RSUB_SCALAR_FORWARD_LOOP.make(self_t, alpha)
    else:
        result_t = -self_t * alpha
    forward.attach(result, result_t, self_t)
    return result


RSUB_SCALAR.implement(FORWARD_AD, rsub_Scalar_forward)


# mul.Tensor (ops.yaml:94, derivatives.yaml:33)
MUL_TENSOR = define(
    "mul.Tensor",
    "mul.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:94",
    digest="6c8255dbebf0c709",
    kernel={
        "elementwise": "self * other",
    },
    derivative={
        "self": "grad * conj(other)",
        "other": "grad * conj(self)",
        "result": "self_t * other_p + other_t * self_p",
    },
)
MUL__TENSOR = define(
    "mul_.Tensor",
    "mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:94",
    digest="6c8255dbebf0c709",
)
MUL_OUT = define(
    "mul.out",
    "mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:94",
    digest="6c8255dbebf0c709",
)
MUL_TENSOR_LOOP = Elementwise("mul.Tensor", LOOPS, "mul_Tensor_kernel", 2)
MUL_TENSOR.implement(CPU, MUL_TENSOR_LOOP.make)
MUL__TENSOR.implement(CPU, MUL_TENSOR_LOOP.update)
MUL_OUT.implement(CPU, MUL_TENSOR_LOOP.write)
MUL_TENSOR_BACKWARD_SELF_LOOP = Elementwise("MulBackward0", LOOPS, "mul_Tensor_backward_self", 2)
MUL_TENSOR_BACKWARD_OTHER_LOOP = Elementwise("MulBackward0", LOOPS, "mul_Tensor_backward_other", 2)


class MulBackward0(Node):
    """Backward of mul.Tensor (derivatives.yaml:33)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "mul.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = MUL_TENSOR_BACKWARD_SELF_LOOP.make(grad, other)
            else:
                grad_self = grad * operations.conj(other)
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = MUL_TENSOR_BACKWARD_OTHER_LOOP.make(grad, self_)
            else:
                grad_other = grad * operations.conj(self_)
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def mul_Tensor_autograd(self, other):
    """mul.Tensor, recorded for the backward pass."""
    result = MUL_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = MulBackward0()
    if self._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


MUL_TENSOR.implement(AUTOGRAD_CPU, mul_Tensor_autograd)


def mul__Tensor_autograd(self, other):
    """mul_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return MUL__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("mul_.Tensor", self)
    node = MulBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    MUL__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


MUL__TENSOR.implement(AUTOGRAD_CPU, mul__Tensor_autograd)
MUL_OUT.implement(AUTOGRAD_CPU, without_gradient(MUL_OUT))
MUL_TENSOR_FORWARD_LOOP = Elementwise("mul.Tensor", LOOPS, "mul_Tensor_forward", 4)


def mul_Tensor_forward(self, other):
    """mul.Tensor, and the tangent of its result."""
    result = MUL_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = MUL_TENSOR_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * other_p
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * self_p)
    forward.attach(result, result_t, self_t, other_t)
    return result


MUL_TENSOR.implement(FORWARD_AD, mul_Tensor_forward)


def mul__Tensor_forward(self, other):
    """mul_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return MUL__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = MUL_TENSOR_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * other_p
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * self_p)
    MUL__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


MUL__TENSOR.implement(FORWARD_AD, mul__Tensor_forward)
MUL_OUT.implement(FORWARD_AD, forward.without_tangent(MUL_OUT))


# multiply.Tensor (ops.yaml:97)
MULTIPLY_TENSOR = define(
    "multiply.Tensor",
    "multiply.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:97",
    digest="661bf97dbca1e32b",
    kernel={
        "composite": "mul(self, other)",
    },
)
MULTIPLY__TENSOR = define(
    "multiply_.Tensor",
    "multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:97",
    digest="661bf97dbca1e32b",
)
MULTIPLY_OUT = define(
    "multiply.out",
    "multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:97",
    digest="661bf97dbca1e32b",
)


def multiply_Tensor_composite(self, other):
    """multiply.Tensor, from other operators."""
    return functions.mul(self, other)


MULTIPLY_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, multiply_Tensor_composite)


def multiply__Tensor_composite(self, other):
    """multiply_.Tensor: the in-place form of the operator that has this other name."""
    return functions.mul_(self, other)


MULTIPLY__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, multiply__Tensor_composite)


def multiply_out_cpu(self, other, out):
    """multiply.out: the functional form, copied into out."""
    return write_out("multiply.out", out, multiply_Tensor_composite(self, other))


MULTIPLY_OUT.implement(CPU, multiply_out_cpu)
MULTIPLY_OUT.implement(AUTOGRAD_CPU, without_gradient(MULTIPLY_OUT))
MULTIPLY_OUT.implement(FORWARD_AD, forward.without_tangent(MULTIPLY_OUT))


# mul.Scalar (ops.yaml:114, derivatives.yaml:38)
MUL_SCALAR = define(
    "mul.Scalar",
    "mul.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:114",
    digest="3c5a7e2901769f70",
    kernel={
        "elementwise": "self * other",
    },
    derivative={
        "self": "grad * conj(other)",
        "result": "auto_element_wise",
    },
)
MUL__SCALAR = define(
    "mul_.Scalar",
    "mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:114",
    digest="3c5a7e2901769f70",
)
MUL_SCALAR_LOOP = Elementwise("mul.Scalar", LOOPS, "mul_Scalar_kernel", 1)
MUL_SCALAR.implement(CPU, MUL_SCALAR_LOOP.make)
MUL__SCALAR.implement(CPU, MUL_SCALAR_LOOP.update)
MUL_SCALAR_BACKWARD_SELF_LOOP = Elementwise("MulBackward1", LOOPS, "mul_Scalar_backward_self", 1, free=(0,))


class MulBackward1(Node):
    """Backward of mul.Scalar (derivatives.yaml:38)."""

    __slots__ = ("_saved_other",)
    operator = "mul.Scalar"

    def apply(self, grad):
        other = self._saved_other
        if state.active and not grad_enabled() and not state.dual:
            grad_self = MUL_SCALAR_BACKWARD_SELF_LOOP.make(grad, other)
        else:
            grad_self = grad * operations.conj(other)
        return (grad_self,)


def mul_Scalar_autograd(self, other):
    """mul.Scalar, recorded for the backward pass."""
    result = MUL_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = MulBackward1()
    node._saved_other = other
    return recording.record(node, result, self)


MUL_SCALAR.implement(AUTOGRAD_CPU, mul_Scalar_autograd)


def mul__Scalar_autograd(self, other):
    """mul_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return MUL__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("mul_.Scalar", self)
    node = MulBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_other = other
    MUL__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


MUL__SCALAR.implement(AUTOGRAD_CPU, mul__Scalar_autograd)
MUL_SCALAR_FORWARD_LOOP = Elementwise("mul.Scalar", LOOPS, "mul_Scalar_forward", 1, free=(0,))


def mul_Scalar_forward(self, other):
    """mul.Scalar, and the tangent of its result."""
    result = MUL_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = MUL_SCALAR_FORWARD_LOOP.make(self_t, other)
    else:
        result_t = self_t * other
    forward.attach(result, result_t, self_t)
    return result


MUL_SCALAR.implement(FORWARD_AD, mul_Scalar_forward)


def mul__Scalar_forward(self, other):
    """mul_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return MUL__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = MUL_SCALAR_FORWARD_LOOP.make(self_t, other)
    else:
        result_t = self_t * other
    MUL__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


MUL__SCALAR.implement(FORWARD_AD, mul__Scalar_forward)


# multiply.Scalar (ops.yaml:117)
MULTIPLY_SCALAR = define(
    "multiply.Scalar",
    "multiply.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:117",
    digest="ab0f1dd9903c856f",
    kernel={
        "composite": "mul(self, other)",
    },
)
MULTIPLY__SCALAR = define(
    "multiply_.Scalar",
    "multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:117",
    digest="ab0f1dd9903c856f",
)


def multiply_Scalar_composite(self, other):
    """multiply.Scalar, from other operators."""
    return functions.mul(self, other)


MULTIPLY_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, multiply_Scalar_composite)


def multiply__Scalar_composite(self, other):
    """multiply_.Scalar: the in-place form of the operator that has this other name."""
    return functions.mul_(self, other)


MULTIPLY__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, multiply__Scalar_composite)


# div.Tensor (ops.yaml:123, derivatives.yaml:42)
DIV_TENSOR = define(
    "div.Tensor",
    "div.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:123",
    digest="c995da2f8183e525",
    kernel={
        "elementwise": "self / other",
    },
    derivative={
        "self": "grad / conj(other)",
        "other": "-grad * conj(self / other) / conj(other)",
        "result": "self_t / other_p - other_t * (self_p / other_p) / other_p",
    },
)
DIV__TENSOR = define(
    "div_.Tensor",
    "div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:123",
    digest="c995da2f8183e525",
)
DIV_OUT = define(
    "div.out",
    "div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:123",
    digest="c995da2f8183e525",
)
DIV_TENSOR_LOOP = Elementwise("div.Tensor", LOOPS, "div_Tensor_kernel", 2, promote="int_to_float")
DIV_TENSOR.implement(CPU, DIV_TENSOR_LOOP.make)
DIV__TENSOR.implement(CPU, DIV_TENSOR_LOOP.update)
DIV_OUT.implement(CPU, DIV_TENSOR_LOOP.write)
DIV_TENSOR_BACKWARD_SELF_LOOP = Elementwise("DivBackward0", LOOPS, "div_Tensor_backward_self", 2)
DIV_TENSOR_BACKWARD_OTHER_LOOP = Elementwise("DivBackward0", LOOPS, "div_Tensor_backward_other", 3)


class DivBackward0(Node):
    """Backward of div.Tensor (derivatives.yaml:42)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "div.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = DIV_TENSOR_BACKWARD_SELF_LOOP.make(grad, other)
            else:
                grad_self = grad / operations.conj(other)
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = DIV_TENSOR_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = -grad * operations.conj(self_ / other) / operations.conj(other)
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def div_Tensor_autograd(self, other):
    """div.Tensor, recorded for the backward pass."""
    result = DIV_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = DivBackward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


DIV_TENSOR.implement(AUTOGRAD_CPU, div_Tensor_autograd)


def div__Tensor_autograd(self, other):
    """div_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return DIV__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("div_.Tensor", self)
    node = DivBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    DIV__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


DIV__TENSOR.implement(AUTOGRAD_CPU, div__Tensor_autograd)
DIV_OUT.implement(AUTOGRAD_CPU, without_gradient(DIV_OUT))
DIV_TENSOR_FORWARD_LOOP = Elementwise("div.Tensor", LOOPS, "div_Tensor_forward", 4)


def div_Tensor_forward(self, other):
    """div.Tensor, and the tangent of its result."""
    result = DIV_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = DIV_TENSOR_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / other_p
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * (self_p / other_p) / other_p)
    forward.attach(result, result_t, self_t, other_t)
    return result


DIV_TENSOR.implement(FORWARD_AD, div_Tensor_forward)


def div__Tensor_forward(self, other):
    """div_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return DIV__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = DIV_TENSOR_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / other_p
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * (self_p / other_p) / other_p)
    DIV__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


DIV__TENSOR.implement(FORWARD_AD, div__Tensor_forward)
DIV_OUT.implement(FORWARD_AD, forward.without_tangent(DIV_OUT))


# divide.Tensor (ops.yaml:126)
DIVIDE_TENSOR = define(
    "divide.Tensor",
    "divide.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:126",
    digest="b8ed811ac46a847d",
    kernel={
        "composite": "div(self, other)",
    },
)
DIVIDE__TENSOR = define(
    "divide_.Tensor",
    "divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:126",
    digest="b8ed811ac46a847d",
)
DIVIDE_OUT = define(
    "divide.out",
    "divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:126",
    digest="b8ed811ac46a847d",
)


def divide_Tensor_composite(self, other):
    """divide.Tensor, from other operators."""
    return functions.div(self, other)


DIVIDE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide_Tensor_composite)


def divide__Tensor_composite(self, other):
    """divide_.Tensor: the in-place form of the operator that has this other name."""
    return functions.div_(self, other)


DIVIDE__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide__Tensor_composite)


def divide_out_cpu(self, other, out):
    """divide.out: the functional form, copied into out."""
    return write_out("divide.out", out, divide_Tensor_composite(self, other))


DIVIDE_OUT.implement(CPU, divide_out_cpu)
DIVIDE_OUT.implement(AUTOGRAD_CPU, without_gradient(DIVIDE_OUT))
DIVIDE_OUT.implement(FORWARD_AD, forward.without_tangent(DIVIDE_OUT))


# true_divide.Tensor (ops.yaml:126)
TRUE_DIVIDE_TENSOR = define(
    "true_divide.Tensor",
    "true_divide.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:126",
    digest="9112102a3a2a14f4",
    kernel={
        "composite": "div(self, other)",
    },
)
TRUE_DIVIDE__TENSOR = define(
    "true_divide_.Tensor",
    "true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:126",
    digest="9112102a3a2a14f4",
)
TRUE_DIVIDE_OUT = define(
    "true_divide.out",
    "true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:126",
    digest="9112102a3a2a14f4",
)


def true_divide_Tensor_composite(self, other):
    """true_divide.Tensor, from other operators."""
    return functions.div(self, other)


TRUE_DIVIDE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, true_divide_Tensor_composite)


def true_divide__Tensor_composite(self, other):
    """true_divide_.Tensor: the in-place form of the operator that has this other name."""
    return functions.div_(self, other)


TRUE_DIVIDE__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, true_divide__Tensor_composite)


def true_divide_out_cpu(self, other, out):
    """true_divide.out: the functional form, copied into out."""
    return write_out("true_divide.out", out, true_divide_Tensor_composite(self, other))


TRUE_DIVIDE_OUT.implement(CPU, true_divide_out_cpu)
TRUE_DIVIDE_OUT.implement(AUTOGRAD_CPU, without_gradient(TRUE_DIVIDE_OUT))
TRUE_DIVIDE_OUT.implement(FORWARD_AD, forward.without_tangent(TRUE_DIVIDE_OUT))


# div.Scalar (ops.yaml:145, derivatives.yaml:47)
DIV_SCALAR = define(
    "div.Scalar",
    "div.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:145",
    digest="b678d4b8eb29ecbb",
    kernel={
        "elementwise": "self / other",
    },
    derivative={
        "self": "grad / conj(other)",
        "result": "auto_element_wise",
    },
)
DIV__SCALAR = define(
    "div_.Scalar",
    "div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:145",
    digest="b678d4b8eb29ecbb",
)
DIV_SCALAR_LOOP = Elementwise("div.Scalar", LOOPS, "div_Scalar_kernel", 1, promote="int_to_float")
DIV_SCALAR.implement(CPU, DIV_SCALAR_LOOP.make)
DIV__SCALAR.implement(CPU, DIV_SCALAR_LOOP.update)
DIV_SCALAR_BACKWARD_SELF_LOOP = Elementwise("DivBackward1", LOOPS, "div_Scalar_backward_self", 1, free=(0,))


class DivBackward1(Node):
    """Backward of div.Scalar (derivatives.yaml:47)."""

    __slots__ = ("_saved_other",)
    operator = "div.Scalar"

    def apply(self, grad):
        other = self._saved_other
        if state.active and not grad_enabled() and not state.dual:
            grad_self = DIV_SCALAR_BACKWARD_SELF_LOOP.make(grad, other)
        else:
            grad_self = grad / operations.conj(other)
        return (grad_self,)


def div_Scalar_autograd(self, other):
    """div.Scalar, recorded for the backward pass."""
    result = DIV_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = DivBackward1()
    node._saved_other = other
    return recording.record(node, result, self)


DIV_SCALAR.implement(AUTOGRAD_CPU, div_Scalar_autograd)


def div__Scalar_autograd(self, other):
    """div_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return DIV__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("div_.Scalar", self)
    node = DivBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_other = other
    DIV__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


DIV__SCALAR.implement(AUTOGRAD_CPU, div__Scalar_autograd)
DIV_SCALAR_FORWARD_LOOP = Elementwise("div.Scalar", LOOPS, "div_Scalar_forward", 1, free=(0,))


def div_Scalar_forward(self, other):
    """div.Scalar, and the tangent of its result."""
    result = DIV_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = DIV_SCALAR_FORWARD_LOOP.make(self_t, other)
    else:
        result_t = self_t / other
    forward.attach(result, result_t, self_t)
    return result


DIV_SCALAR.implement(FORWARD_AD, div_Scalar_forward)


def div__Scalar_forward(self, other):
    """div_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return DIV__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = DIV_SCALAR_FORWARD_LOOP.make(self_t, other)
    else:
        result_t = self_t / other
    DIV__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


DIV__SCALAR.implement(FORWARD_AD, div__Scalar_forward)


# divide.Scalar (ops.yaml:148)
DIVIDE_SCALAR = define(
    "divide.Scalar",
    "divide.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:148",
    digest="c95f2723bcc69675",
    kernel={
        "composite": "div(self, other)",
    },
)
DIVIDE__SCALAR = define(
    "divide_.Scalar",
    "divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:148",
    digest="c95f2723bcc69675",
)


def divide_Scalar_composite(self, other):
    """divide.Scalar, from other operators."""
    return functions.div(self, other)


DIVIDE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide_Scalar_composite)


def divide__Scalar_composite(self, other):
    """divide_.Scalar: the in-place form of the operator that has this other name."""
    return functions.div_(self, other)


DIVIDE__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide__Scalar_composite)


# true_divide.Scalar (ops.yaml:148)
TRUE_DIVIDE_SCALAR = define(
    "true_divide.Scalar",
    "true_divide.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:148",
    digest="a66e1a814ce6112b",
    kernel={
        "composite": "div(self, other)",
    },
)
TRUE_DIVIDE__SCALAR = define(
    "true_divide_.Scalar",
    "true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:148",
    digest="a66e1a814ce6112b",
)


def true_divide_Scalar_composite(self, other):
    """true_divide.Scalar, from other operators."""
    return functions.div(self, other)


TRUE_DIVIDE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, true_divide_Scalar_composite)


def true_divide__Scalar_composite(self, other):
    """true_divide_.Scalar: the in-place form of the operator that has this other name."""
    return functions.div_(self, other)


TRUE_DIVIDE__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, true_divide__Scalar_composite)


# _reversed_div (ops.yaml:155)
_REVERSED_DIV = define(
    "_reversed_div",
    "_reversed_div(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:155",
    digest="1872e6c6e2eb225a",
    kernel={
        "composite": "self.reciprocal() * other",
    },
)


def _reversed_div_composite(self, other):
    """_reversed_div, from other operators."""
    return self.reciprocal() * other


_REVERSED_DIV.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_div_composite)
