"""The special_pairs operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.autograd.pushforward import by_double_backward
from runtime.autograd.saved import not_implemented
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.special_pairs"
functions = LateModule(f"{PACKAGE}.functions")


# xlogy.Tensor (ops.yaml:10329, derivatives.yaml:861)
XLOGY_TENSOR = define(
    "xlogy.Tensor",
    "xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10329",
    digest="d436a4d434acce55",
    kernel={
        "elementwise": "xlogy(self, other)",
    },
    derivative={
        "self": "where((self == 0) & (other <= 0), 0, xlogy(grad, other))",
        "other": "grad * self / other",
        "result": "self_t * where((self_p == 0) & (other_p <= 0), 0, log(other_p)) + other_t * self_p / o"
        "ther_p",
    },
)
XLOGY__TENSOR = define(
    "xlogy_.Tensor",
    "xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:10329",
    digest="d436a4d434acce55",
)
XLOGY_OUTTENSOR = define(
    "xlogy.OutTensor",
    "xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10329",
    digest="d436a4d434acce55",
)
XLOGY_TENSOR_LOOP = Elementwise(
    "xlogy.Tensor", LOOPS, "xlogy_Tensor_a9d9f4c5", 2, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
XLOGY_TENSOR.implement(CPU, XLOGY_TENSOR_LOOP.make)
XLOGY__TENSOR.implement(CPU, XLOGY_TENSOR_LOOP.update)
XLOGY_OUTTENSOR.implement(CPU, XLOGY_TENSOR_LOOP.write)
XLOGY_TENSOR_BACKWARD_SELF_LOOP = Elementwise("XlogyBackward0", LOOPS, "xlogy_Tensor_backward_self_9d39ca8d", 3)
XLOGY_TENSOR_BACKWARD_OTHER_LOOP = Elementwise("XlogyBackward0", LOOPS, "xlogy_Tensor_backward_other_49547f2e", 3)


class XlogyBackward0(Node):
    """Backward of xlogy.Tensor (derivatives.yaml:861)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "xlogy.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = XLOGY_TENSOR_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = functions.where((self_ == 0) & (other <= 0), 0, functions.xlogy(grad, other))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = XLOGY_TENSOR_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = grad * self_ / other
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def xlogy_Tensor_autograd(self, other):
    """xlogy.Tensor, recorded for the backward pass."""
    result = XLOGY_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = XlogyBackward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


XLOGY_TENSOR.implement(AUTOGRAD_CPU, xlogy_Tensor_autograd)


def xlogy__Tensor_autograd(self, other):
    """xlogy_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return XLOGY__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("xlogy_.Tensor", self)
    node = XlogyBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    XLOGY__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


XLOGY__TENSOR.implement(AUTOGRAD_CPU, xlogy__Tensor_autograd)
XLOGY_OUTTENSOR.implement(AUTOGRAD_CPU, without_gradient(XLOGY_OUTTENSOR))
XLOGY_TENSOR_FORWARD_LOOP = Elementwise("xlogy.Tensor", LOOPS, "xlogy_Tensor_forward_8e3bd3b4", 4)


def xlogy_Tensor_forward(self, other):
    """xlogy.Tensor, and the tangent of its result."""
    result = XLOGY_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = XLOGY_TENSOR_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * functions.where((self_p == 0) & (other_p <= 0), 0, functions.log(other_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * self_p / other_p)
    forward.attach(result, result_t, self_t, other_t)
    return result


XLOGY_TENSOR.implement(FORWARD_AD, xlogy_Tensor_forward)


def xlogy__Tensor_forward(self, other):
    """xlogy_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return XLOGY__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = XLOGY_TENSOR_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * functions.where((self_p == 0) & (other_p <= 0), 0, functions.log(other_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * self_p / other_p)
    XLOGY__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


XLOGY__TENSOR.implement(FORWARD_AD, xlogy__Tensor_forward)
XLOGY_OUTTENSOR.implement(FORWARD_AD, forward.without_tangent(XLOGY_OUTTENSOR))


# special_xlogy.Tensor (ops.yaml:10332)
SPECIAL_XLOGY_TENSOR = define(
    "special_xlogy.Tensor",
    "special_xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10332",
    digest="f4c8abbd53af0c51",
    kernel={
        "composite": "xlogy(self, other)",
    },
)
SPECIAL_XLOGY_OUTTENSOR = define(
    "special_xlogy.OutTensor",
    "special_xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10332",
    digest="f4c8abbd53af0c51",
)


def special_xlogy_Tensor_composite(self, other):
    """special_xlogy.Tensor, from other operators."""
    return functions.xlogy(self, other)


SPECIAL_XLOGY_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_xlogy_Tensor_composite)


def special_xlogy_OutTensor_cpu(self, other, out):
    """special_xlogy.OutTensor: the functional form, copied into out."""
    return write_out("special_xlogy.OutTensor", out, special_xlogy_Tensor_composite(self, other))


SPECIAL_XLOGY_OUTTENSOR.implement(CPU, special_xlogy_OutTensor_cpu)
SPECIAL_XLOGY_OUTTENSOR.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOGY_OUTTENSOR))
SPECIAL_XLOGY_OUTTENSOR.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOGY_OUTTENSOR))


# xlogy.Scalar_Self (ops.yaml:10346, derivatives.yaml:866)
XLOGY_SCALAR_SELF = define(
    "xlogy.Scalar_Self",
    "xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10346",
    digest="63bf1c71ce2f72bd",
    kernel={
        "elementwise": "xlogy(self, other)",
    },
    derivative={
        "other": "grad * self / other",
        "result": "auto_element_wise",
    },
)
XLOGY_OUTSCALAR_SELF = define(
    "xlogy.OutScalar_Self",
    "xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10346",
    digest="63bf1c71ce2f72bd",
)
XLOGY_SCALAR_SELF_LOOP = Elementwise(
    "xlogy.Scalar_Self",
    LOOPS,
    "xlogy_Scalar_Self_6a552e8f",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def xlogy_Scalar_Self_cpu(self, other):
    """xlogy.Scalar_Self on the CPU."""
    return XLOGY_SCALAR_SELF_LOOP.make(other, self)


XLOGY_SCALAR_SELF.implement(CPU, xlogy_Scalar_Self_cpu)


def xlogy_OutScalar_Self_cpu(self, other, out):
    """xlogy.OutScalar_Self on the CPU."""
    return XLOGY_SCALAR_SELF_LOOP.write(other, self, out)


XLOGY_OUTSCALAR_SELF.implement(CPU, xlogy_OutScalar_Self_cpu)
XLOGY_SCALAR_SELF_BACKWARD_OTHER_LOOP = Elementwise(
    "XlogyBackward1", LOOPS, "xlogy_Scalar_Self_backward_other_3bd971e8", 2, free=(0,)
)


class XlogyBackward1(Node):
    """Backward of xlogy.Scalar_Self (derivatives.yaml:866)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self")
    operator = "xlogy.Scalar_Self"

    def apply(self, grad):
        other = unpack_input(self, self._saved_other, self._version_other, "other")
        self_ = self._saved_self
        if state.active and not grad_enabled() and not state.dual:
            grad_other = XLOGY_SCALAR_SELF_BACKWARD_OTHER_LOOP.make(grad, other, self_)
        else:
            grad_other = grad * self_ / other
        return (grad_other,)

    def release(self):
        self._saved_other = None


def xlogy_Scalar_Self_autograd(self, other):
    """xlogy.Scalar_Self, recorded for the backward pass."""
    result = XLOGY_SCALAR_SELF[(other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = XlogyBackward1()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self = self
    return recording.record(node, result, other)


XLOGY_SCALAR_SELF.implement(AUTOGRAD_CPU, xlogy_Scalar_Self_autograd)
XLOGY_OUTSCALAR_SELF.implement(AUTOGRAD_CPU, without_gradient(XLOGY_OUTSCALAR_SELF))
XLOGY_SCALAR_SELF_FORWARD_LOOP = Elementwise(
    "xlogy.Scalar_Self", LOOPS, "xlogy_Scalar_Self_forward_05ca992b", 2, free=(0,)
)


def xlogy_Scalar_Self_forward(self, other):
    """xlogy.Scalar_Self, and the tangent of its result."""
    result = XLOGY_SCALAR_SELF[(other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.unrecorded(other_t, other_p):
        result_t = XLOGY_SCALAR_SELF_FORWARD_LOOP.make(other_t, other_p, self)
    else:
        result_t = other_t * self / other_p
    forward.attach(result, result_t, other_t)
    return result


XLOGY_SCALAR_SELF.implement(FORWARD_AD, xlogy_Scalar_Self_forward)
XLOGY_OUTSCALAR_SELF.implement(FORWARD_AD, forward.without_tangent(XLOGY_OUTSCALAR_SELF))


# special_xlogy.Scalar_Self (ops.yaml:10348)
SPECIAL_XLOGY_SCALAR_SELF = define(
    "special_xlogy.Scalar_Self",
    "special_xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10348",
    digest="42029b4b2d0cc37a",
    kernel={
        "composite": "xlogy(self, other)",
    },
)
SPECIAL_XLOGY_OUTSCALAR_SELF = define(
    "special_xlogy.OutScalar_Self",
    "special_xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:10348",
    digest="42029b4b2d0cc37a",
)


def special_xlogy_Scalar_Self_composite(self, other):
    """special_xlogy.Scalar_Self, from other operators."""
    return functions.xlogy(self, other)


SPECIAL_XLOGY_SCALAR_SELF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_xlogy_Scalar_Self_composite)


def special_xlogy_OutScalar_Self_cpu(self, other, out):
    """special_xlogy.OutScalar_Self: the functional form, copied into out."""
    return write_out("special_xlogy.OutScalar_Self", out, special_xlogy_Scalar_Self_composite(self, other))


SPECIAL_XLOGY_OUTSCALAR_SELF.implement(CPU, special_xlogy_OutScalar_Self_cpu)
SPECIAL_XLOGY_OUTSCALAR_SELF.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOGY_OUTSCALAR_SELF))
SPECIAL_XLOGY_OUTSCALAR_SELF.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOGY_OUTSCALAR_SELF))


# xlogy.Scalar_Other (ops.yaml:10360, derivatives.yaml:870)
XLOGY_SCALAR_OTHER = define(
    "xlogy.Scalar_Other",
    "xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10360",
    digest="bc944e9a26f362f1",
    kernel={
        "elementwise": "xlogy(self, other)",
    },
    derivative={
        "self": "xlogy(grad, other) if other > 0 else where(self == 0, 0, xlogy(grad, other))",
        "result": "auto_element_wise",
    },
)
XLOGY__SCALAR_OTHER = define(
    "xlogy_.Scalar_Other",
    "xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:10360",
    digest="bc944e9a26f362f1",
)
XLOGY_OUTSCALAR_OTHER = define(
    "xlogy.OutScalar_Other",
    "xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10360",
    digest="bc944e9a26f362f1",
)
XLOGY_SCALAR_OTHER_LOOP = Elementwise(
    "xlogy.Scalar_Other",
    LOOPS,
    "xlogy_Scalar_Other_14021d6a",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
XLOGY_SCALAR_OTHER.implement(CPU, XLOGY_SCALAR_OTHER_LOOP.make)
XLOGY__SCALAR_OTHER.implement(CPU, XLOGY_SCALAR_OTHER_LOOP.update)
XLOGY_OUTSCALAR_OTHER.implement(CPU, XLOGY_SCALAR_OTHER_LOOP.write)


class XlogyBackward2(Node):
    """Backward of xlogy.Scalar_Other (derivatives.yaml:870)."""

    __slots__ = ("_saved_other", "_saved_self", "_version_self")
    operator = "xlogy.Scalar_Other"

    def apply(self, grad):
        other = self._saved_other
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = (
            functions.xlogy(grad, other)
            if other > 0
            else functions.where(self_ == 0, 0, functions.xlogy(grad, other))
        )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def xlogy_Scalar_Other_autograd(self, other):
    """xlogy.Scalar_Other, recorded for the backward pass."""
    result = XLOGY_SCALAR_OTHER[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = XlogyBackward2()
    node._saved_other = other
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


XLOGY_SCALAR_OTHER.implement(AUTOGRAD_CPU, xlogy_Scalar_Other_autograd)


def xlogy__Scalar_Other_autograd(self, other):
    """xlogy_.Scalar_Other, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return XLOGY__SCALAR_OTHER[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("xlogy_.Scalar_Other", self)
    node = XlogyBackward2()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_other = other
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    XLOGY__SCALAR_OTHER[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


XLOGY__SCALAR_OTHER.implement(AUTOGRAD_CPU, xlogy__Scalar_Other_autograd)
XLOGY_OUTSCALAR_OTHER.implement(AUTOGRAD_CPU, without_gradient(XLOGY_OUTSCALAR_OTHER))


def xlogy_Scalar_Other_forward(self, other):
    """xlogy.Scalar_Other, and the tangent of its result."""
    result = XLOGY_SCALAR_OTHER[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = (
        functions.xlogy(self_t, other)
        if other > 0
        else functions.where(self_p == 0, 0, functions.xlogy(self_t, other))
    )
    forward.attach(result, result_t, self_t)
    return result


XLOGY_SCALAR_OTHER.implement(FORWARD_AD, xlogy_Scalar_Other_forward)


def xlogy__Scalar_Other_forward(self, other):
    """xlogy_.Scalar_Other, and the tangent of what it writes."""
    if not forward.wanted(self):
        return XLOGY__SCALAR_OTHER[(self._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = (
        functions.xlogy(self_t, other)
        if other > 0
        else functions.where(self_p == 0, 0, functions.xlogy(self_t, other))
    )
    XLOGY__SCALAR_OTHER[(self._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


XLOGY__SCALAR_OTHER.implement(FORWARD_AD, xlogy__Scalar_Other_forward)
XLOGY_OUTSCALAR_OTHER.implement(FORWARD_AD, forward.without_tangent(XLOGY_OUTSCALAR_OTHER))


# special_xlogy.Scalar_Other (ops.yaml:10363)
SPECIAL_XLOGY_SCALAR_OTHER = define(
    "special_xlogy.Scalar_Other",
    "special_xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10363",
    digest="47f171395ff9ad7c",
    kernel={
        "composite": "xlogy(self, other)",
    },
)
SPECIAL_XLOGY_OUTSCALAR_OTHER = define(
    "special_xlogy.OutScalar_Other",
    "special_xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:10363",
    digest="47f171395ff9ad7c",
)


def special_xlogy_Scalar_Other_composite(self, other):
    """special_xlogy.Scalar_Other, from other operators."""
    return functions.xlogy(self, other)


SPECIAL_XLOGY_SCALAR_OTHER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_xlogy_Scalar_Other_composite)


def special_xlogy_OutScalar_Other_cpu(self, other, out):
    """special_xlogy.OutScalar_Other: the functional form, copied into out."""
    return write_out("special_xlogy.OutScalar_Other", out, special_xlogy_Scalar_Other_composite(self, other))


SPECIAL_XLOGY_OUTSCALAR_OTHER.implement(CPU, special_xlogy_OutScalar_Other_cpu)
SPECIAL_XLOGY_OUTSCALAR_OTHER.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOGY_OUTSCALAR_OTHER))
SPECIAL_XLOGY_OUTSCALAR_OTHER.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOGY_OUTSCALAR_OTHER))


# special_xlog1py (ops.yaml:10373, derivatives.yaml:874)
SPECIAL_XLOG1PY = define(
    "special_xlog1py",
    "special_xlog1py(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10373",
    digest="57c51c875d0ce150",
    kernel={
        "elementwise": "xlog1py(self, other)",
    },
    derivative={
        "self": "where((self == 0) & (other <= -1), 0, special_xlog1py(grad, other))",
        "other": "grad * self / (other + 1)",
        "result": "self_t * where((self_p == 0) & (other_p <= -1), 0, log1p(other_p)) + other_t * self_p "
        "/ (other_p + 1)",
    },
)
SPECIAL_XLOG1PY_OUT = define(
    "special_xlog1py.out",
    "special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10373",
    digest="57c51c875d0ce150",
)
SPECIAL_XLOG1PY_LOOP = Elementwise(
    "special_xlog1py",
    LOOPS,
    "special_xlog1py_5db6f82a",
    2,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
SPECIAL_XLOG1PY.implement(CPU, SPECIAL_XLOG1PY_LOOP.make)
SPECIAL_XLOG1PY_OUT.implement(CPU, SPECIAL_XLOG1PY_LOOP.write)
SPECIAL_XLOG1PY_BACKWARD_OTHER_LOOP = Elementwise(
    "SpecialXlog1pyBackward0", LOOPS, "special_xlog1py_backward_other_8b8fba40", 3
)


class SpecialXlog1pyBackward0(Node):
    """Backward of special_xlog1py (derivatives.yaml:874)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "special_xlog1py"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_self = functions.where((self_ == 0) & (other <= -1), 0, functions.special_xlog1py(grad, other))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = SPECIAL_XLOG1PY_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = grad * self_ / (other + 1)
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def special_xlog1py_autograd(self, other):
    """special_xlog1py, recorded for the backward pass."""
    result = SPECIAL_XLOG1PY[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = SpecialXlog1pyBackward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


SPECIAL_XLOG1PY.implement(AUTOGRAD_CPU, special_xlog1py_autograd)
SPECIAL_XLOG1PY_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOG1PY_OUT))
SPECIAL_XLOG1PY_FORWARD_LOOP = Elementwise("special_xlog1py", LOOPS, "special_xlog1py_forward_bfa1355a", 4)


def special_xlog1py_forward(self, other):
    """special_xlog1py, and the tangent of its result."""
    result = SPECIAL_XLOG1PY[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = SPECIAL_XLOG1PY_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * functions.where((self_p == 0) & (other_p <= -1), 0, functions.log1p(other_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * self_p / (other_p + 1))
    forward.attach(result, result_t, self_t, other_t)
    return result


SPECIAL_XLOG1PY.implement(FORWARD_AD, special_xlog1py_forward)
SPECIAL_XLOG1PY_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOG1PY_OUT))


# special_xlog1py.self_scalar (ops.yaml:10389, derivatives.yaml:879)
SPECIAL_XLOG1PY_SELF_SCALAR = define(
    "special_xlog1py.self_scalar",
    "special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10389",
    digest="e269be70f8805161",
    kernel={
        "elementwise": "xlog1py(self, other)",
    },
    derivative={
        "other": "grad * self / (other + 1)",
        "result": "auto_element_wise",
    },
)
SPECIAL_XLOG1PY_SELF_SCALAR_OUT = define(
    "special_xlog1py.self_scalar_out",
    "special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tenso"
    "r(a!)",
    source="ops.yaml:10389",
    digest="e269be70f8805161",
)
SPECIAL_XLOG1PY_SELF_SCALAR_LOOP = Elementwise(
    "special_xlog1py.self_scalar",
    LOOPS,
    "special_xlog1py_self_scalar_5a43768c",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def special_xlog1py_self_scalar_cpu(self, other):
    """special_xlog1py.self_scalar on the CPU."""
    return SPECIAL_XLOG1PY_SELF_SCALAR_LOOP.make(other, self)


SPECIAL_XLOG1PY_SELF_SCALAR.implement(CPU, special_xlog1py_self_scalar_cpu)


def special_xlog1py_self_scalar_out_cpu(self, other, out):
    """special_xlog1py.self_scalar_out on the CPU."""
    return SPECIAL_XLOG1PY_SELF_SCALAR_LOOP.write(other, self, out)


SPECIAL_XLOG1PY_SELF_SCALAR_OUT.implement(CPU, special_xlog1py_self_scalar_out_cpu)
SPECIAL_XLOG1PY_SELF_SCALAR_BACKWARD_OTHER_LOOP = Elementwise(
    "SpecialXlog1pyBackward1", LOOPS, "special_xlog1py_self_scalar_backward_other_7e0cb5fa", 2, free=(0,)
)


class SpecialXlog1pyBackward1(Node):
    """Backward of special_xlog1py.self_scalar (derivatives.yaml:879)."""

    __slots__ = ("_saved_self", "_saved_other", "_version_other")
    operator = "special_xlog1py.self_scalar"

    def apply(self, grad):
        self_ = self._saved_self
        other = unpack_input(self, self._saved_other, self._version_other, "other")
        if state.active and not grad_enabled() and not state.dual:
            grad_other = SPECIAL_XLOG1PY_SELF_SCALAR_BACKWARD_OTHER_LOOP.make(grad, other, self_)
        else:
            grad_other = grad * self_ / (other + 1)
        return (grad_other,)

    def release(self):
        self._saved_other = None


def special_xlog1py_self_scalar_autograd(self, other):
    """special_xlog1py.self_scalar, recorded for the backward pass."""
    result = SPECIAL_XLOG1PY_SELF_SCALAR[(other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = SpecialXlog1pyBackward1()
    node._saved_self = self
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, other)


SPECIAL_XLOG1PY_SELF_SCALAR.implement(AUTOGRAD_CPU, special_xlog1py_self_scalar_autograd)
SPECIAL_XLOG1PY_SELF_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOG1PY_SELF_SCALAR_OUT))
SPECIAL_XLOG1PY_SELF_SCALAR_FORWARD_LOOP = Elementwise(
    "special_xlog1py.self_scalar", LOOPS, "special_xlog1py_self_scalar_forward_8b053406", 2, free=(0,)
)


def special_xlog1py_self_scalar_forward(self, other):
    """special_xlog1py.self_scalar, and the tangent of its result."""
    result = SPECIAL_XLOG1PY_SELF_SCALAR[(other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.unrecorded(other_t, other_p):
        result_t = SPECIAL_XLOG1PY_SELF_SCALAR_FORWARD_LOOP.make(other_t, other_p, self)
    else:
        result_t = other_t * self / (other_p + 1)
    forward.attach(result, result_t, other_t)
    return result


SPECIAL_XLOG1PY_SELF_SCALAR.implement(FORWARD_AD, special_xlog1py_self_scalar_forward)
SPECIAL_XLOG1PY_SELF_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOG1PY_SELF_SCALAR_OUT))


# special_xlog1py.other_scalar (ops.yaml:10403, derivatives.yaml:883)
SPECIAL_XLOG1PY_OTHER_SCALAR = define(
    "special_xlog1py.other_scalar",
    "special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10403",
    digest="64dad740d5bf929e",
    kernel={
        "elementwise": "xlog1py(self, other)",
    },
    derivative={
        "self": "special_xlog1py(grad, other) if other > -1 else where(self == 0, 0, special_xlog1py(gr"
        "ad, other))",
        "result": "auto_element_wise",
    },
)
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT = define(
    "special_xlog1py.other_scalar_out",
    "special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:10403",
    digest="64dad740d5bf929e",
)
SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP = Elementwise(
    "special_xlog1py.other_scalar",
    LOOPS,
    "special_xlog1py_other_scalar_5b81c915",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
SPECIAL_XLOG1PY_OTHER_SCALAR.implement(CPU, SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP.make)
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT.implement(CPU, SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP.write)


class SpecialXlog1pyBackward2(Node):
    """Backward of special_xlog1py.other_scalar (derivatives.yaml:883)."""

    __slots__ = ("_saved_other", "_saved_self", "_version_self")
    operator = "special_xlog1py.other_scalar"

    def apply(self, grad):
        other = self._saved_other
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = (
            functions.special_xlog1py(grad, other)
            if other > -1
            else functions.where(self_ == 0, 0, functions.special_xlog1py(grad, other))
        )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def special_xlog1py_other_scalar_autograd(self, other):
    """special_xlog1py.other_scalar, recorded for the backward pass."""
    result = SPECIAL_XLOG1PY_OTHER_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = SpecialXlog1pyBackward2()
    node._saved_other = other
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SPECIAL_XLOG1PY_OTHER_SCALAR.implement(AUTOGRAD_CPU, special_xlog1py_other_scalar_autograd)
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOG1PY_OTHER_SCALAR_OUT))


def special_xlog1py_other_scalar_forward(self, other):
    """special_xlog1py.other_scalar, and the tangent of its result."""
    result = SPECIAL_XLOG1PY_OTHER_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = (
        functions.special_xlog1py(self_t, other)
        if other > -1
        else functions.where(self_p == 0, 0, functions.special_xlog1py(self_t, other))
    )
    forward.attach(result, result_t, self_t)
    return result


SPECIAL_XLOG1PY_OTHER_SCALAR.implement(FORWARD_AD, special_xlog1py_other_scalar_forward)
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOG1PY_OTHER_SCALAR_OUT))


# special_zeta (ops.yaml:10415, derivatives.yaml:887)
SPECIAL_ZETA = define(
    "special_zeta",
    "special_zeta(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10415",
    digest="6ad1ca27ec4eaff9",
    kernel={
        "elementwise": "zeta(self, other)",
    },
    derivative={
        "other": "grad * -self * special_zeta(self + 1, other)",
    },
)
SPECIAL_ZETA_OUT = define(
    "special_zeta.out",
    "special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10415",
    digest="6ad1ca27ec4eaff9",
)
SPECIAL_ZETA_LOOP = Elementwise(
    "special_zeta", LOOPS, "special_zeta_a82f2b36", 2, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SPECIAL_ZETA.implement(CPU, SPECIAL_ZETA_LOOP.make)
SPECIAL_ZETA_OUT.implement(CPU, SPECIAL_ZETA_LOOP.write)


class SpecialZetaBackward0(Node):
    """Backward of special_zeta (derivatives.yaml:887)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "special_zeta"

    def apply(self, grad):
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_other = grad * -self_ * functions.special_zeta(self_ + 1, other)
        grad_self = None
        if self.edges[0] is not None:
            grad_self = not_implemented(self, "self", "zeta")
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def special_zeta_autograd(self, other):
    """special_zeta, recorded for the backward pass."""
    result = SPECIAL_ZETA[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = SpecialZetaBackward0()
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, other)


SPECIAL_ZETA.implement(AUTOGRAD_CPU, special_zeta_autograd)
SPECIAL_ZETA_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ZETA_OUT))
SPECIAL_ZETA.implement(FORWARD_AD, by_double_backward(SPECIAL_ZETA))
SPECIAL_ZETA_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ZETA_OUT))


# special_zeta.self_scalar (ops.yaml:10432, derivatives.yaml:891)
SPECIAL_ZETA_SELF_SCALAR = define(
    "special_zeta.self_scalar",
    "special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10432",
    digest="0115d55b84f01b4d",
    kernel={
        "elementwise": "zeta(self, other)",
    },
    derivative={
        "other": "grad * -self * special_zeta(self + 1.0, other)",
        "result": "auto_element_wise",
    },
)
SPECIAL_ZETA_SELF_SCALAR_OUT = define(
    "special_zeta.self_scalar_out",
    "special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:10432",
    digest="0115d55b84f01b4d",
)
SPECIAL_ZETA_SELF_SCALAR_LOOP = Elementwise(
    "special_zeta.self_scalar",
    LOOPS,
    "special_zeta_self_scalar_0cdc50a1",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def special_zeta_self_scalar_cpu(self, other):
    """special_zeta.self_scalar on the CPU."""
    return SPECIAL_ZETA_SELF_SCALAR_LOOP.make(other, self)


SPECIAL_ZETA_SELF_SCALAR.implement(CPU, special_zeta_self_scalar_cpu)


def special_zeta_self_scalar_out_cpu(self, other, out):
    """special_zeta.self_scalar_out on the CPU."""
    return SPECIAL_ZETA_SELF_SCALAR_LOOP.write(other, self, out)


SPECIAL_ZETA_SELF_SCALAR_OUT.implement(CPU, special_zeta_self_scalar_out_cpu)


class SpecialZetaBackward1(Node):
    """Backward of special_zeta.self_scalar (derivatives.yaml:891)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self")
    operator = "special_zeta.self_scalar"

    def apply(self, grad):
        other = unpack_input(self, self._saved_other, self._version_other, "other")
        self_ = self._saved_self
        grad_other = grad * -self_ * functions.special_zeta(self_ + 1.0, other)
        return (grad_other,)

    def release(self):
        self._saved_other = None


def special_zeta_self_scalar_autograd(self, other):
    """special_zeta.self_scalar, recorded for the backward pass."""
    result = SPECIAL_ZETA_SELF_SCALAR[(other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = SpecialZetaBackward1()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self = self
    return recording.record(node, result, other)


SPECIAL_ZETA_SELF_SCALAR.implement(AUTOGRAD_CPU, special_zeta_self_scalar_autograd)
SPECIAL_ZETA_SELF_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ZETA_SELF_SCALAR_OUT))


def special_zeta_self_scalar_forward(self, other):
    """special_zeta.self_scalar, and the tangent of its result."""
    result = SPECIAL_ZETA_SELF_SCALAR[(other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = other_t * -self * functions.special_zeta(self + 1.0, other_p)
    forward.attach(result, result_t, other_t)
    return result


SPECIAL_ZETA_SELF_SCALAR.implement(FORWARD_AD, special_zeta_self_scalar_forward)
SPECIAL_ZETA_SELF_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ZETA_SELF_SCALAR_OUT))


# special_zeta.other_scalar (ops.yaml:10446, derivatives.yaml:895)
SPECIAL_ZETA_OTHER_SCALAR = define(
    "special_zeta.other_scalar",
    "special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10446",
    digest="13074f32f2fb1f27",
    kernel={
        "elementwise": "zeta(self, other)",
    },
)
SPECIAL_ZETA_OTHER_SCALAR_OUT = define(
    "special_zeta.other_scalar_out",
    "special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:10446",
    digest="13074f32f2fb1f27",
)
SPECIAL_ZETA_OTHER_SCALAR_LOOP = Elementwise(
    "special_zeta.other_scalar",
    LOOPS,
    "special_zeta_other_scalar_d6c2dab4",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
SPECIAL_ZETA_OTHER_SCALAR.implement(CPU, SPECIAL_ZETA_OTHER_SCALAR_LOOP.make)
SPECIAL_ZETA_OTHER_SCALAR_OUT.implement(CPU, SPECIAL_ZETA_OTHER_SCALAR_LOOP.write)


class SpecialZetaBackward2(Node):
    """Backward of special_zeta.other_scalar (derivatives.yaml:895)."""

    __slots__ = ()
    operator = "special_zeta.other_scalar"

    def apply(self, grad):
        grad_self = not_implemented(self, "self", "zeta")
        return (grad_self,)


def special_zeta_other_scalar_autograd(self, other):
    """special_zeta.other_scalar, recorded for the backward pass."""
    result = SPECIAL_ZETA_OTHER_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = SpecialZetaBackward2()
    return recording.record(node, result, self)


SPECIAL_ZETA_OTHER_SCALAR.implement(AUTOGRAD_CPU, special_zeta_other_scalar_autograd)
SPECIAL_ZETA_OTHER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ZETA_OTHER_SCALAR_OUT))
SPECIAL_ZETA_OTHER_SCALAR.implement(FORWARD_AD, by_double_backward(SPECIAL_ZETA_OTHER_SCALAR))
SPECIAL_ZETA_OTHER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ZETA_OTHER_SCALAR_OUT))
