"""The limits operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.limits"
functions = LateModule(f"{PACKAGE}.functions")


# maximum (ops.yaml:363, derivatives.yaml:92)
MAXIMUM = define(
    "maximum",
    "maximum(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:363",
    digest="05f64153ba6165bd",
    kernel={
        "elementwise": "maximum(self, other)",
    },
    derivative={
        "self": "where(self == other, 0.5 * grad, where(self < other, 0, grad))",
        "other": "where(self == other, 0.5 * grad, where(self > other, 0, grad))",
        "result": "auto",
    },
)
MAXIMUM_OUT = define(
    "maximum.out",
    "maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:363",
    digest="05f64153ba6165bd",
)
MAXIMUM_LOOP = Elementwise("maximum", LOOPS, "maximum_kernel", 2, accepts=('bool', 'integral', 'floating'))
MAXIMUM.implement(CPU, MAXIMUM_LOOP.make)
MAXIMUM_OUT.implement(CPU, MAXIMUM_LOOP.write)
MAXIMUM_BACKWARD_SELF_LOOP = Elementwise("MaximumBackward0", LOOPS, "maximum_backward_self", 3)
MAXIMUM_BACKWARD_OTHER_LOOP = Elementwise("MaximumBackward0", LOOPS, "maximum_backward_other", 3)


class MaximumBackward0(Node):
    """Backward of maximum (derivatives.yaml:92)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "maximum"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = MAXIMUM_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = functions.where(self_ == other, 0.5 * grad, functions.where(self_ < other, 0, grad))
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = MAXIMUM_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = functions.where(self_ == other, 0.5 * grad, functions.where(self_ > other, 0, grad))
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def maximum_autograd(self, other):
    """maximum, recorded for the backward pass."""
    result = MAXIMUM[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = MaximumBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


MAXIMUM.implement(AUTOGRAD_CPU, maximum_autograd)
MAXIMUM_OUT.implement(AUTOGRAD_CPU, without_gradient(MAXIMUM_OUT))
MAXIMUM_FORWARD_LOOP = Elementwise("maximum", LOOPS, "maximum_forward", 4)


def maximum_forward(self, other):
    """maximum, and the tangent of its result."""
    result = MAXIMUM[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = MAXIMUM_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        result_t = functions.where(
            self_p == other_p,
            0.5 * self_t + 0.5 * other_t,
            functions.where(self_p < other_p, 0, self_t) + functions.where(self_p > other_p, 0, other_t),
        )
    forward.attach(result, result_t, self_t, other_t)
    return result


MAXIMUM.implement(FORWARD_AD, maximum_forward)
MAXIMUM_OUT.implement(FORWARD_AD, forward.without_tangent(MAXIMUM_OUT))


# minimum (ops.yaml:379, derivatives.yaml:97)
MINIMUM = define(
    "minimum",
    "minimum(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:379",
    digest="1b1b1e35b21d9cfc",
    kernel={
        "elementwise": "minimum(self, other)",
    },
    derivative={
        "self": "where(self == other, 0.5 * grad, where(self > other, 0, grad))",
        "other": "where(self == other, 0.5 * grad, where(self < other, 0, grad))",
        "result": "auto",
    },
)
MINIMUM_OUT = define(
    "minimum.out",
    "minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:379",
    digest="1b1b1e35b21d9cfc",
)
MINIMUM_LOOP = Elementwise("minimum", LOOPS, "minimum_kernel", 2, accepts=('bool', 'integral', 'floating'))
MINIMUM.implement(CPU, MINIMUM_LOOP.make)
MINIMUM_OUT.implement(CPU, MINIMUM_LOOP.write)
MINIMUM_BACKWARD_SELF_LOOP = Elementwise("MinimumBackward0", LOOPS, "minimum_backward_self", 3)
MINIMUM_BACKWARD_OTHER_LOOP = Elementwise("MinimumBackward0", LOOPS, "minimum_backward_other", 3)


class MinimumBackward0(Node):
    """Backward of minimum (derivatives.yaml:97)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "minimum"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = MINIMUM_BACKWARD_SELF_LOOP.make(grad, other, self_)
            else:
                grad_self = functions.where(self_ == other, 0.5 * grad, functions.where(self_ > other, 0, grad))
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = MINIMUM_BACKWARD_OTHER_LOOP.make(grad, other, self_)
            else:
                grad_other = functions.where(self_ == other, 0.5 * grad, functions.where(self_ < other, 0, grad))
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def minimum_autograd(self, other):
    """minimum, recorded for the backward pass."""
    result = MINIMUM[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = MinimumBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


MINIMUM.implement(AUTOGRAD_CPU, minimum_autograd)
MINIMUM_OUT.implement(AUTOGRAD_CPU, without_gradient(MINIMUM_OUT))
MINIMUM_FORWARD_LOOP = Elementwise("minimum", LOOPS, "minimum_forward", 4)


def minimum_forward(self, other):
    """minimum, and the tangent of its result."""
    result = MINIMUM[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = MINIMUM_FORWARD_LOOP.make(other_t, self_t, other_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        result_t = functions.where(
            self_p == other_p,
            0.5 * self_t + 0.5 * other_t,
            functions.where(self_p > other_p, 0, self_t) + functions.where(self_p < other_p, 0, other_t),
        )
    forward.attach(result, result_t, self_t, other_t)
    return result


MINIMUM.implement(FORWARD_AD, minimum_forward)
MINIMUM_OUT.implement(FORWARD_AD, forward.without_tangent(MINIMUM_OUT))


# clamp (ops.yaml:395, derivatives.yaml:102)
CLAMP = define(
    "clamp",
    "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:395",
    digest="a26dda4693cd19bb",
    kernel={
        "elementwise": "{min is not None and max is not None: minimum(maximum(self, min), max), min is not Non"
        "e: maximum(self, min), max is not None: minimum(self, max)}",
    },
    derivative={
        "self": "_clamp_backward(grad, self, min, max)",
        "result": "auto_element_wise",
    },
)
CLAMP_ = define(
    "clamp_",
    "clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)",
    source="ops.yaml:395",
    digest="a26dda4693cd19bb",
)
CLAMP_OUT = define(
    "clamp.out",
    "clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tenso"
    "r(a!)",
    source="ops.yaml:395",
    digest="a26dda4693cd19bb",
)
CLAMP_0_LOOP = Elementwise("clamp", LOOPS, "clamp_0_kernel", 1, accepts=('integral', 'floating'))
CLAMP_1_LOOP = Elementwise("clamp", LOOPS, "clamp_1_kernel", 1, accepts=('integral', 'floating'))
CLAMP_2_LOOP = Elementwise("clamp", LOOPS, "clamp_2_kernel", 1, accepts=('integral', 'floating'))


def clamp_cpu(self, min, max):
    """clamp on the CPU."""
    if min is not None and max is not None:
        return CLAMP_0_LOOP.make(self, min, max)
    if min is not None:
        return CLAMP_1_LOOP.make(self, min)
    if max is not None:
        return CLAMP_2_LOOP.make(self, max)
    raise language.no_case("clamp", {"min": min, "max": max})


CLAMP.implement(CPU, clamp_cpu)


def clamp__cpu(self, min, max):
    """clamp_ on the CPU."""
    if min is not None and max is not None:
        return CLAMP_0_LOOP.update(self, min, max)
    if min is not None:
        return CLAMP_1_LOOP.update(self, min)
    if max is not None:
        return CLAMP_2_LOOP.update(self, max)
    raise language.no_case("clamp_", {"min": min, "max": max})


CLAMP_.implement(CPU, clamp__cpu)


def clamp_out_cpu(self, min, max, out):
    """clamp.out on the CPU."""
    if min is not None and max is not None:
        return CLAMP_0_LOOP.write(self, min, max, out)
    if min is not None:
        return CLAMP_1_LOOP.write(self, min, out)
    if max is not None:
        return CLAMP_2_LOOP.write(self, max, out)
    raise language.no_case("clamp.out", {"min": min, "max": max})


CLAMP_OUT.implement(CPU, clamp_out_cpu)


class ClampBackward0(Node):
    """Backward of clamp (derivatives.yaml:102)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min", "_saved_max")
    operator = "clamp"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        min = self._saved_min
        max = self._saved_max
        grad_self = functions._clamp_backward(grad, self_, min, max)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def clamp_autograd(self, min, max):
    """clamp, recorded for the backward pass."""
    result = CLAMP[(self._keys) & BELOW_AUTOGRAD](self, min, max)
    if state.active and not grad_enabled():
        return result
    node = ClampBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min = min
    node._saved_max = max
    return recording.record(node, result, self)


CLAMP.implement(AUTOGRAD_CPU, clamp_autograd)


def clamp__autograd(self, min, max):
    """clamp_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CLAMP_[(self._keys) & BELOW_AUTOGRAD](self, min, max)
    check_inplace("clamp_", self)
    node = ClampBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_min = min
    node._saved_max = max
    CLAMP_[(self._keys) & BELOW_AUTOGRAD](self, min, max)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CLAMP_.implement(AUTOGRAD_CPU, clamp__autograd)
CLAMP_OUT.implement(AUTOGRAD_CPU, without_gradient(CLAMP_OUT))


def clamp_forward(self, min, max):
    """clamp, and the tangent of its result."""
    result = CLAMP[(self._keys) & BELOW_FORWARD](self, min, max)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions._clamp_backward(self_t, self_p, min, max)
    forward.attach(result, result_t, self_t)
    return result


CLAMP.implement(FORWARD_AD, clamp_forward)


def clamp__forward(self, min, max):
    """clamp_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CLAMP_[(self._keys) & BELOW_FORWARD](self, min, max)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions._clamp_backward(self_t, self_p, min, max)
    CLAMP_[(self._keys) & BELOW_FORWARD](self, min, max)
    return forward.rewrite(self, result_t, self_t)


CLAMP_.implement(FORWARD_AD, clamp__forward)
CLAMP_OUT.implement(FORWARD_AD, forward.without_tangent(CLAMP_OUT))


# clip (ops.yaml:398)
CLIP = define(
    "clip",
    "clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:398",
    digest="6f0ce28fe9d55188",
    kernel={
        "composite": "clamp(self, min, max)",
    },
)
CLIP_ = define(
    "clip_",
    "clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)",
    source="ops.yaml:398",
    digest="6f0ce28fe9d55188",
)
CLIP_OUT = define(
    "clip.out",
    "clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor"
    "(a!)",
    source="ops.yaml:398",
    digest="6f0ce28fe9d55188",
)


def clip_composite(self, min, max):
    """clip, from other operators."""
    return functions.clamp(self, min, max)


CLIP.implement(COMPOSITE_IMPLICIT_AUTOGRAD, clip_composite)


def clip__composite(self, min, max):
    """clip_: the in-place form of the operator that has this other name."""
    return functions.clamp_(self, min, max)


CLIP_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, clip__composite)


def clip_out_cpu(self, min, max, out):
    """clip.out: the functional form, copied into out."""
    return write_out("clip.out", out, clip_composite(self, min, max))


CLIP_OUT.implement(CPU, clip_out_cpu)
CLIP_OUT.implement(AUTOGRAD_CPU, without_gradient(CLIP_OUT))
CLIP_OUT.implement(FORWARD_AD, forward.without_tangent(CLIP_OUT))


# _clamp_backward (ops.yaml:424, derivatives.yaml:106)
_CLAMP_BACKWARD = define(
    "_clamp_backward",
    "_clamp_backward(Tensor grad_output, Tensor self, Scalar? min, Scalar? max) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:424",
    digest="60506465d36dff8b",
    kernel={
        "elementwise": "{min is not None and max is not None: where(self >= min, where(self <= max, grad_outpu"
        "t, 0), 0), min is not None: where(self >= min, grad_output, 0), max is not None: where"
        "(self <= max, grad_output, 0)}",
    },
    derivative={
        "grad_output": "_clamp_backward(grad, self, min, max)",
        "result": "auto_linear",
    },
)
_CLAMP_BACKWARD_0_LOOP = Elementwise("_clamp_backward", LOOPS, "_clamp_backward_0_kernel", 2)
_CLAMP_BACKWARD_1_LOOP = Elementwise("_clamp_backward", LOOPS, "_clamp_backward_1_kernel", 2)
_CLAMP_BACKWARD_2_LOOP = Elementwise("_clamp_backward", LOOPS, "_clamp_backward_2_kernel", 2)


def _clamp_backward_cpu(grad_output, self, min, max):
    """_clamp_backward on the CPU."""
    if min is not None and max is not None:
        return _CLAMP_BACKWARD_0_LOOP.make(grad_output, self, min, max)
    if min is not None:
        return _CLAMP_BACKWARD_1_LOOP.make(grad_output, self, min)
    if max is not None:
        return _CLAMP_BACKWARD_2_LOOP.make(grad_output, self, max)
    raise language.no_case("_clamp_backward", {"min": min, "max": max})


_CLAMP_BACKWARD.implement(CPU, _clamp_backward_cpu)


class _ClampBackwardBackward0(Node):
    """Backward of _clamp_backward (derivatives.yaml:106)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min", "_saved_max")
    operator = "_clamp_backward"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        min = self._saved_min
        max = self._saved_max
        grad_grad_output = functions._clamp_backward(grad, self_, min, max)
        return (grad_grad_output,)

    def release(self):
        self._saved_self = None


def _clamp_backward_autograd(grad_output, self, min, max):
    """_clamp_backward, recorded for the backward pass."""
    result = _CLAMP_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, min, max)
    if state.active and not grad_enabled():
        return result
    node = _ClampBackwardBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min = min
    node._saved_max = max
    return recording.record(node, result, grad_output)


_CLAMP_BACKWARD.implement(AUTOGRAD_CPU, _clamp_backward_autograd)


def _clamp_backward_forward(grad_output, self, min, max):
    """_clamp_backward, and the tangent of its result."""
    result = _CLAMP_BACKWARD[(grad_output._keys | self._keys) & BELOW_FORWARD](grad_output, self, min, max)
    if not forward.wanted(result):
        return result
    grad_output_t = forward.tangent_of(grad_output)
    self_p = forward.primal_of(self)
    grad_output_t = forward.or_zeros(grad_output_t, grad_output)
    result_t = _CLAMP_BACKWARD[grad_output_t._keys | self_p._keys](grad_output_t, self_p, min, max)
    forward.attach(result, result_t, grad_output_t)
    return result


_CLAMP_BACKWARD.implement(FORWARD_AD, _clamp_backward_forward)
