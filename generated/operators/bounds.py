"""The bounds operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.autograd.pushforward import by_double_backward, by_double_backward_in_place
from runtime.autograd.saved import version_of
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.bounds"
functions = LateModule(f"{PACKAGE}.functions")


# clamp.Tensor (ops.yaml:9358, derivatives.yaml:655)
CLAMP_TENSOR = define(
    "clamp.Tensor",
    "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9358",
    digest="694bbcf57408de7b",
    kernel={
        "elementwise": "{min is not None and max is not None: minimum(maximum(self, min), max), min is not Non"
        "e: maximum(self, min), max is not None: minimum(self, max)}",
    },
    derivative={
        "self": "_clamp_slope(grad, self, min, max)",
        "min": "where(self < min, grad, 0) if max is None else where((self < min) & (min < max), grad,"
        " 0)",
        "max": "where(self > max, grad, 0) if min is None else where((self > max) | (max < min), grad,"
        " 0)",
    },
)
CLAMP__TENSOR = define(
    "clamp_.Tensor",
    "clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)",
    source="ops.yaml:9358",
    digest="694bbcf57408de7b",
)
CLAMP_TENSOR_OUT = define(
    "clamp.Tensor_out",
    "clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -"
    "> Tensor(a!)",
    source="ops.yaml:9358",
    digest="694bbcf57408de7b",
)
CLAMP_TENSOR_0_LOOP = Elementwise("clamp.Tensor", LOOPS, "clamp_Tensor_0_5ca6f32e", 3, accepts=('integral', 'floating'))
CLAMP_TENSOR_1_LOOP = Elementwise("clamp.Tensor", LOOPS, "clamp_Tensor_1_86099917", 2, accepts=('integral', 'floating'))
CLAMP_TENSOR_2_LOOP = Elementwise("clamp.Tensor", LOOPS, "clamp_Tensor_2_fe328f68", 2, accepts=('integral', 'floating'))


def clamp_Tensor_cpu(self, min, max):
    """clamp.Tensor on the CPU."""
    if min is not None and max is not None:
        return CLAMP_TENSOR_0_LOOP.make(self, min, max)
    if min is not None:
        return CLAMP_TENSOR_1_LOOP.make(self, min)
    if max is not None:
        return CLAMP_TENSOR_2_LOOP.make(self, max)
    raise language.no_case("clamp.Tensor", {"min": min, "max": max})


CLAMP_TENSOR.implement(CPU, clamp_Tensor_cpu)


def clamp__Tensor_cpu(self, min, max):
    """clamp_.Tensor on the CPU."""
    if min is not None and max is not None:
        return CLAMP_TENSOR_0_LOOP.update(self, min, max)
    if min is not None:
        return CLAMP_TENSOR_1_LOOP.update(self, min)
    if max is not None:
        return CLAMP_TENSOR_2_LOOP.update(self, max)
    raise language.no_case("clamp_.Tensor", {"min": min, "max": max})


CLAMP__TENSOR.implement(CPU, clamp__Tensor_cpu)


def clamp_Tensor_out_cpu(self, min, max, out):
    """clamp.Tensor_out on the CPU."""
    if min is not None and max is not None:
        return CLAMP_TENSOR_0_LOOP.write(self, min, max, out)
    if min is not None:
        return CLAMP_TENSOR_1_LOOP.write(self, min, out)
    if max is not None:
        return CLAMP_TENSOR_2_LOOP.write(self, max, out)
    raise language.no_case("clamp.Tensor_out", {"min": min, "max": max})


CLAMP_TENSOR_OUT.implement(CPU, clamp_Tensor_out_cpu)


class ClampBackward1(Node):
    """Backward of clamp.Tensor (derivatives.yaml:655)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min", "_version_min", "_saved_max", "_version_max")
    operator = "clamp.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            min = unpack_input(self, self._saved_min, self._version_min, "min")
            max = unpack_input(self, self._saved_max, self._version_max, "max")
            grad_self = functions._clamp_slope(grad, self_, min, max)
        grad_min = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            min = unpack_input(self, self._saved_min, self._version_min, "min")
            max = unpack_input(self, self._saved_max, self._version_max, "max")
            grad_min = (
                functions.where(self_ < min, grad, 0)
                if max is None
                else functions.where((self_ < min) & (min < max), grad, 0)
            )
        grad_max = None
        if self.edges[2] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            min = unpack_input(self, self._saved_min, self._version_min, "min")
            max = unpack_input(self, self._saved_max, self._version_max, "max")
            grad_max = (
                functions.where(self_ > max, grad, 0)
                if min is None
                else functions.where((self_ > max) | (max < min), grad, 0)
            )
        return (grad_self, grad_min, grad_max)

    def release(self):
        self._saved_self = self._saved_min = self._saved_max = None


def clamp_Tensor_autograd(self, min, max):
    """clamp.Tensor, recorded for the backward pass."""
    result = CLAMP_TENSOR[
        (self._keys | (0 if min is None else min._keys) | (0 if max is None else max._keys)) & BELOW_AUTOGRAD
    ](self, min, max)
    if state.active and not grad_enabled():
        return result
    node = ClampBackward1()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min, node._version_min = min, version_of(min)
    node._saved_max, node._version_max = max, version_of(max)
    return recording.record(node, result, self, min, max)


CLAMP_TENSOR.implement(AUTOGRAD_CPU, clamp_Tensor_autograd)


def clamp__Tensor_autograd(self, min, max):
    """clamp_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CLAMP__TENSOR[
            (self._keys | (0 if min is None else min._keys) | (0 if max is None else max._keys)) & BELOW_AUTOGRAD
        ](self, min, max)
    check_inplace("clamp_.Tensor", self)
    node = ClampBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, None if min is None else min._edge, None if max is None else max._edge)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_min, node._version_min = min, version_of(min)
    node._saved_max, node._version_max = max, version_of(max)
    CLAMP__TENSOR[
        (self._keys | (0 if min is None else min._keys) | (0 if max is None else max._keys)) & BELOW_AUTOGRAD
    ](self, min, max)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CLAMP__TENSOR.implement(AUTOGRAD_CPU, clamp__Tensor_autograd)
CLAMP_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(CLAMP_TENSOR_OUT))
CLAMP_TENSOR.implement(FORWARD_AD, by_double_backward(CLAMP_TENSOR))
CLAMP__TENSOR.implement(FORWARD_AD, by_double_backward_in_place(CLAMP__TENSOR, CLAMP_TENSOR))
CLAMP_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(CLAMP_TENSOR_OUT))


# clip.Tensor (ops.yaml:9361)
CLIP_TENSOR = define(
    "clip.Tensor",
    "clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9361",
    digest="7b27969a763a25a0",
    kernel={
        "composite": "clamp(self, min, max)",
    },
)
CLIP__TENSOR = define(
    "clip_.Tensor",
    "clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)",
    source="ops.yaml:9361",
    digest="7b27969a763a25a0",
)
CLIP_TENSOR_OUT = define(
    "clip.Tensor_out",
    "clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) ->"
    " Tensor(a!)",
    source="ops.yaml:9361",
    digest="7b27969a763a25a0",
)


def clip_Tensor_composite(self, min, max):
    """clip.Tensor, from other operators."""
    return functions.clamp(self, min, max)


CLIP_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, clip_Tensor_composite)


def clip__Tensor_composite(self, min, max):
    """clip_.Tensor: the in-place form of the operator that has this other name."""
    return functions.clamp_(self, min, max)


CLIP__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, clip__Tensor_composite)


def clip_Tensor_out_cpu(self, min, max, out):
    """clip.Tensor_out: the functional form, copied into out."""
    return write_out("clip.Tensor_out", out, clip_Tensor_composite(self, min, max))


CLIP_TENSOR_OUT.implement(CPU, clip_Tensor_out_cpu)
CLIP_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(CLIP_TENSOR_OUT))
CLIP_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(CLIP_TENSOR_OUT))


# _clamp_slope (ops.yaml:9375)
_CLAMP_SLOPE = define(
    "_clamp_slope",
    "_clamp_slope(Tensor grad, Tensor self, Tensor? min, Tensor? max) -> Tensor",
    source="ops.yaml:9375",
    digest="b618d1cde790b653",
    kernel={
        "composite": "if min is None:\n    return where(self <= max, grad, 0)\nif max is None:\n    return wher"
        "e(self >= min, grad, 0)\nreturn where((self >= min) & (self <= max), grad, 0)",
    },
)


def _clamp_slope_composite(grad, self, min, max):
    """_clamp_slope, from other operators."""
    if min is None:
        return functions.where(self <= max, grad, 0)
    if max is None:
        return functions.where(self >= min, grad, 0)
    return functions.where((self >= min) & (self <= max), grad, 0)


_CLAMP_SLOPE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _clamp_slope_composite)


# clamp_min (ops.yaml:9385, derivatives.yaml:660)
CLAMP_MIN = define(
    "clamp_min",
    "clamp_min(Tensor self, Scalar min) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9385",
    digest="2214af9beb7f4d7e",
    kernel={
        "elementwise": "maximum(self, min)",
    },
    derivative={
        "self": "where(self >= min, grad, 0)",
        "result": "auto_element_wise",
    },
)
CLAMP_MIN_ = define(
    "clamp_min_",
    "clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)",
    source="ops.yaml:9385",
    digest="2214af9beb7f4d7e",
)
CLAMP_MIN_OUT = define(
    "clamp_min.out",
    "clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9385",
    digest="2214af9beb7f4d7e",
)
CLAMP_MIN_LOOP = Elementwise("clamp_min", LOOPS, "clamp_min_b13baab6", 1, accepts=('integral', 'floating'))
CLAMP_MIN.implement(CPU, CLAMP_MIN_LOOP.make)
CLAMP_MIN_.implement(CPU, CLAMP_MIN_LOOP.update)
CLAMP_MIN_OUT.implement(CPU, CLAMP_MIN_LOOP.write)
CLAMP_MIN_BACKWARD_SELF_LOOP = Elementwise("ClampMinBackward0", LOOPS, "clamp_min_backward_self_72adef48", 2, free=(0,))


class ClampMinBackward0(Node):
    """Backward of clamp_min (derivatives.yaml:660)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min")
    operator = "clamp_min"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        min = self._saved_min
        if state.active and not grad_enabled() and not state.dual:
            grad_self = CLAMP_MIN_BACKWARD_SELF_LOOP.make(grad, self_, min)
        else:
            grad_self = functions.where(self_ >= min, grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def clamp_min_autograd(self, min):
    """clamp_min, recorded for the backward pass."""
    result = CLAMP_MIN[(self._keys) & BELOW_AUTOGRAD](self, min)
    if state.active and not grad_enabled():
        return result
    node = ClampMinBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min = min
    return recording.record(node, result, self)


CLAMP_MIN.implement(AUTOGRAD_CPU, clamp_min_autograd)


def clamp_min__autograd(self, min):
    """clamp_min_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CLAMP_MIN_[(self._keys) & BELOW_AUTOGRAD](self, min)
    check_inplace("clamp_min_", self)
    node = ClampMinBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_min = min
    CLAMP_MIN_[(self._keys) & BELOW_AUTOGRAD](self, min)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CLAMP_MIN_.implement(AUTOGRAD_CPU, clamp_min__autograd)
CLAMP_MIN_OUT.implement(AUTOGRAD_CPU, without_gradient(CLAMP_MIN_OUT))
CLAMP_MIN_FORWARD_LOOP = Elementwise("clamp_min", LOOPS, "clamp_min_forward_38c368df", 2, free=(0,))


def clamp_min_forward(self, min):
    """clamp_min, and the tangent of its result."""
    result = CLAMP_MIN[(self._keys) & BELOW_FORWARD](self, min)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = CLAMP_MIN_FORWARD_LOOP.make(self_t, self_p, min)
    else:
        result_t = functions.where(self_p >= min, self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


CLAMP_MIN.implement(FORWARD_AD, clamp_min_forward)


def clamp_min__forward(self, min):
    """clamp_min_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CLAMP_MIN_[(self._keys) & BELOW_FORWARD](self, min)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = CLAMP_MIN_FORWARD_LOOP.make(self_t, self_p, min)
    else:
        result_t = functions.where(self_p >= min, self_t, 0)
    CLAMP_MIN_[(self._keys) & BELOW_FORWARD](self, min)
    return forward.rewrite(self, result_t, self_t)


CLAMP_MIN_.implement(FORWARD_AD, clamp_min__forward)
CLAMP_MIN_OUT.implement(FORWARD_AD, forward.without_tangent(CLAMP_MIN_OUT))


# clamp_min.Tensor (ops.yaml:9400, derivatives.yaml:664)
CLAMP_MIN_TENSOR = define(
    "clamp_min.Tensor",
    "clamp_min.Tensor(Tensor self, Tensor min) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9400",
    digest="f83aa62057817b92",
    kernel={
        "elementwise": "maximum(self, min)",
    },
    derivative={
        "self": "where(self >= min, grad, 0)",
        "min": "where(self < min, grad, 0)",
        "result": "where(self_p >= min_p, self_t, min_t)",
    },
)
CLAMP_MIN__TENSOR = define(
    "clamp_min_.Tensor",
    "clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)",
    source="ops.yaml:9400",
    digest="f83aa62057817b92",
)
CLAMP_MIN_TENSOR_OUT = define(
    "clamp_min.Tensor_out",
    "clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9400",
    digest="f83aa62057817b92",
)
CLAMP_MIN_TENSOR_LOOP = Elementwise(
    "clamp_min.Tensor", LOOPS, "clamp_min_Tensor_86099917", 2, accepts=('bool', 'integral', 'floating')
)
CLAMP_MIN_TENSOR.implement(CPU, CLAMP_MIN_TENSOR_LOOP.make)
CLAMP_MIN__TENSOR.implement(CPU, CLAMP_MIN_TENSOR_LOOP.update)
CLAMP_MIN_TENSOR_OUT.implement(CPU, CLAMP_MIN_TENSOR_LOOP.write)
CLAMP_MIN_TENSOR_BACKWARD_SELF_LOOP = Elementwise(
    "ClampMinBackward1", LOOPS, "clamp_min_Tensor_backward_self_6e56793a", 3
)
CLAMP_MIN_TENSOR_BACKWARD_MIN_LOOP = Elementwise(
    "ClampMinBackward1", LOOPS, "clamp_min_Tensor_backward_min_f19d64f5", 3
)


class ClampMinBackward1(Node):
    """Backward of clamp_min.Tensor (derivatives.yaml:664)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min", "_version_min")
    operator = "clamp_min.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            min = unpack_input(self, self._saved_min, self._version_min, "min")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = CLAMP_MIN_TENSOR_BACKWARD_SELF_LOOP.make(grad, min, self_)
            else:
                grad_self = functions.where(self_ >= min, grad, 0)
        grad_min = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            min = unpack_input(self, self._saved_min, self._version_min, "min")
            if state.active and not grad_enabled() and not state.dual:
                grad_min = CLAMP_MIN_TENSOR_BACKWARD_MIN_LOOP.make(grad, min, self_)
            else:
                grad_min = functions.where(self_ < min, grad, 0)
        return (grad_self, grad_min)

    def release(self):
        self._saved_self = self._saved_min = None


def clamp_min_Tensor_autograd(self, min):
    """clamp_min.Tensor, recorded for the backward pass."""
    result = CLAMP_MIN_TENSOR[(self._keys | min._keys) & BELOW_AUTOGRAD](self, min)
    if state.active and not grad_enabled():
        return result
    node = ClampMinBackward1()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min, node._version_min = min, 0 if min._version is None else min._version[0]
    return recording.record(node, result, self, min)


CLAMP_MIN_TENSOR.implement(AUTOGRAD_CPU, clamp_min_Tensor_autograd)


def clamp_min__Tensor_autograd(self, min):
    """clamp_min_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CLAMP_MIN__TENSOR[(self._keys | min._keys) & BELOW_AUTOGRAD](self, min)
    check_inplace("clamp_min_.Tensor", self)
    node = ClampMinBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, min._edge)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_min, node._version_min = min, 0 if min._version is None else min._version[0]
    CLAMP_MIN__TENSOR[(self._keys | min._keys) & BELOW_AUTOGRAD](self, min)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CLAMP_MIN__TENSOR.implement(AUTOGRAD_CPU, clamp_min__Tensor_autograd)
CLAMP_MIN_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(CLAMP_MIN_TENSOR_OUT))
CLAMP_MIN_TENSOR_FORWARD_LOOP = Elementwise("clamp_min.Tensor", LOOPS, "clamp_min_Tensor_forward_5ff08b81", 4)


def clamp_min_Tensor_forward(self, min):
    """clamp_min.Tensor, and the tangent of its result."""
    result = CLAMP_MIN_TENSOR[(self._keys | min._keys) & BELOW_FORWARD](self, min)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    min_p = forward.primal_of(min)
    min_t = forward.tangent_of(min)
    if forward.given(self_t, min_t) and forward.unrecorded(min_t, self_t, min_p, self_p):
        result_t = CLAMP_MIN_TENSOR_FORWARD_LOOP.make(min_t, self_t, min_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        min_t = forward.or_zeros(min_t, min)
        result_t = functions.where(self_p >= min_p, self_t, min_t)
    forward.attach(result, result_t, self_t, min_t)
    return result


CLAMP_MIN_TENSOR.implement(FORWARD_AD, clamp_min_Tensor_forward)


def clamp_min__Tensor_forward(self, min):
    """clamp_min_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CLAMP_MIN__TENSOR[(self._keys | min._keys) & BELOW_FORWARD](self, min)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    min_p = forward.primal_of(min)
    min_t = forward.tangent_of(min)
    if forward.given(self_t, min_t) and forward.unrecorded(min_t, self_t, min_p, self_p):
        result_t = CLAMP_MIN_TENSOR_FORWARD_LOOP.make(min_t, self_t, min_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        min_t = forward.or_zeros(min_t, min)
        result_t = functions.where(self_p >= min_p, self_t, min_t)
    CLAMP_MIN__TENSOR[(self._keys | min._keys) & BELOW_FORWARD](self, min)
    return forward.rewrite(self, result_t, self_t, min_t)


CLAMP_MIN__TENSOR.implement(FORWARD_AD, clamp_min__Tensor_forward)
CLAMP_MIN_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(CLAMP_MIN_TENSOR_OUT))


# clamp_max (ops.yaml:9409, derivatives.yaml:669)
CLAMP_MAX = define(
    "clamp_max",
    "clamp_max(Tensor self, Scalar max) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9409",
    digest="578ce09d0e06a1e0",
    kernel={
        "elementwise": "minimum(self, max)",
    },
    derivative={
        "self": "where(self <= max, grad, 0)",
        "result": "auto_element_wise",
    },
)
CLAMP_MAX_ = define(
    "clamp_max_",
    "clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)",
    source="ops.yaml:9409",
    digest="578ce09d0e06a1e0",
)
CLAMP_MAX_OUT = define(
    "clamp_max.out",
    "clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9409",
    digest="578ce09d0e06a1e0",
)
CLAMP_MAX_LOOP = Elementwise("clamp_max", LOOPS, "clamp_max_26d134e3", 1, accepts=('integral', 'floating'))
CLAMP_MAX.implement(CPU, CLAMP_MAX_LOOP.make)
CLAMP_MAX_.implement(CPU, CLAMP_MAX_LOOP.update)
CLAMP_MAX_OUT.implement(CPU, CLAMP_MAX_LOOP.write)
CLAMP_MAX_BACKWARD_SELF_LOOP = Elementwise("ClampMaxBackward0", LOOPS, "clamp_max_backward_self_d6ef2f9c", 2, free=(0,))


class ClampMaxBackward0(Node):
    """Backward of clamp_max (derivatives.yaml:669)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_max")
    operator = "clamp_max"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        max = self._saved_max
        if state.active and not grad_enabled() and not state.dual:
            grad_self = CLAMP_MAX_BACKWARD_SELF_LOOP.make(grad, self_, max)
        else:
            grad_self = functions.where(self_ <= max, grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def clamp_max_autograd(self, max):
    """clamp_max, recorded for the backward pass."""
    result = CLAMP_MAX[(self._keys) & BELOW_AUTOGRAD](self, max)
    if state.active and not grad_enabled():
        return result
    node = ClampMaxBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_max = max
    return recording.record(node, result, self)


CLAMP_MAX.implement(AUTOGRAD_CPU, clamp_max_autograd)


def clamp_max__autograd(self, max):
    """clamp_max_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CLAMP_MAX_[(self._keys) & BELOW_AUTOGRAD](self, max)
    check_inplace("clamp_max_", self)
    node = ClampMaxBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_max = max
    CLAMP_MAX_[(self._keys) & BELOW_AUTOGRAD](self, max)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CLAMP_MAX_.implement(AUTOGRAD_CPU, clamp_max__autograd)
CLAMP_MAX_OUT.implement(AUTOGRAD_CPU, without_gradient(CLAMP_MAX_OUT))
CLAMP_MAX_FORWARD_LOOP = Elementwise("clamp_max", LOOPS, "clamp_max_forward_4eb6dd89", 2, free=(0,))


def clamp_max_forward(self, max):
    """clamp_max, and the tangent of its result."""
    result = CLAMP_MAX[(self._keys) & BELOW_FORWARD](self, max)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = CLAMP_MAX_FORWARD_LOOP.make(self_t, self_p, max)
    else:
        result_t = functions.where(self_p <= max, self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


CLAMP_MAX.implement(FORWARD_AD, clamp_max_forward)


def clamp_max__forward(self, max):
    """clamp_max_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CLAMP_MAX_[(self._keys) & BELOW_FORWARD](self, max)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = CLAMP_MAX_FORWARD_LOOP.make(self_t, self_p, max)
    else:
        result_t = functions.where(self_p <= max, self_t, 0)
    CLAMP_MAX_[(self._keys) & BELOW_FORWARD](self, max)
    return forward.rewrite(self, result_t, self_t)


CLAMP_MAX_.implement(FORWARD_AD, clamp_max__forward)
CLAMP_MAX_OUT.implement(FORWARD_AD, forward.without_tangent(CLAMP_MAX_OUT))


# clamp_max.Tensor (ops.yaml:9424, derivatives.yaml:673)
CLAMP_MAX_TENSOR = define(
    "clamp_max.Tensor",
    "clamp_max.Tensor(Tensor self, Tensor max) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9424",
    digest="8a0de8fc0e7e0fd6",
    kernel={
        "elementwise": "minimum(self, max)",
    },
    derivative={
        "self": "where(self <= max, grad, 0)",
        "max": "where(self > max, grad, 0)",
        "result": "where(self_p <= max_p, self_t, max_t)",
    },
)
CLAMP_MAX__TENSOR = define(
    "clamp_max_.Tensor",
    "clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)",
    source="ops.yaml:9424",
    digest="8a0de8fc0e7e0fd6",
)
CLAMP_MAX_TENSOR_OUT = define(
    "clamp_max.Tensor_out",
    "clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9424",
    digest="8a0de8fc0e7e0fd6",
)
CLAMP_MAX_TENSOR_LOOP = Elementwise(
    "clamp_max.Tensor", LOOPS, "clamp_max_Tensor_fe328f68", 2, accepts=('bool', 'integral', 'floating')
)
CLAMP_MAX_TENSOR.implement(CPU, CLAMP_MAX_TENSOR_LOOP.make)
CLAMP_MAX__TENSOR.implement(CPU, CLAMP_MAX_TENSOR_LOOP.update)
CLAMP_MAX_TENSOR_OUT.implement(CPU, CLAMP_MAX_TENSOR_LOOP.write)
CLAMP_MAX_TENSOR_BACKWARD_SELF_LOOP = Elementwise(
    "ClampMaxBackward1", LOOPS, "clamp_max_Tensor_backward_self_f7539681", 3
)
CLAMP_MAX_TENSOR_BACKWARD_MAX_LOOP = Elementwise(
    "ClampMaxBackward1", LOOPS, "clamp_max_Tensor_backward_max_7784eb1b", 3
)


class ClampMaxBackward1(Node):
    """Backward of clamp_max.Tensor (derivatives.yaml:673)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_max", "_version_max")
    operator = "clamp_max.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            max = unpack_input(self, self._saved_max, self._version_max, "max")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = CLAMP_MAX_TENSOR_BACKWARD_SELF_LOOP.make(grad, max, self_)
            else:
                grad_self = functions.where(self_ <= max, grad, 0)
        grad_max = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            max = unpack_input(self, self._saved_max, self._version_max, "max")
            if state.active and not grad_enabled() and not state.dual:
                grad_max = CLAMP_MAX_TENSOR_BACKWARD_MAX_LOOP.make(grad, max, self_)
            else:
                grad_max = functions.where(self_ > max, grad, 0)
        return (grad_self, grad_max)

    def release(self):
        self._saved_self = self._saved_max = None


def clamp_max_Tensor_autograd(self, max):
    """clamp_max.Tensor, recorded for the backward pass."""
    result = CLAMP_MAX_TENSOR[(self._keys | max._keys) & BELOW_AUTOGRAD](self, max)
    if state.active and not grad_enabled():
        return result
    node = ClampMaxBackward1()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_max, node._version_max = max, 0 if max._version is None else max._version[0]
    return recording.record(node, result, self, max)


CLAMP_MAX_TENSOR.implement(AUTOGRAD_CPU, clamp_max_Tensor_autograd)


def clamp_max__Tensor_autograd(self, max):
    """clamp_max_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CLAMP_MAX__TENSOR[(self._keys | max._keys) & BELOW_AUTOGRAD](self, max)
    check_inplace("clamp_max_.Tensor", self)
    node = ClampMaxBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, max._edge)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_max, node._version_max = max, 0 if max._version is None else max._version[0]
    CLAMP_MAX__TENSOR[(self._keys | max._keys) & BELOW_AUTOGRAD](self, max)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CLAMP_MAX__TENSOR.implement(AUTOGRAD_CPU, clamp_max__Tensor_autograd)
CLAMP_MAX_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(CLAMP_MAX_TENSOR_OUT))
CLAMP_MAX_TENSOR_FORWARD_LOOP = Elementwise("clamp_max.Tensor", LOOPS, "clamp_max_Tensor_forward_70c2cc6e", 4)


def clamp_max_Tensor_forward(self, max):
    """clamp_max.Tensor, and the tangent of its result."""
    result = CLAMP_MAX_TENSOR[(self._keys | max._keys) & BELOW_FORWARD](self, max)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    max_p = forward.primal_of(max)
    max_t = forward.tangent_of(max)
    if forward.given(self_t, max_t) and forward.unrecorded(max_t, self_t, max_p, self_p):
        result_t = CLAMP_MAX_TENSOR_FORWARD_LOOP.make(max_t, self_t, max_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        max_t = forward.or_zeros(max_t, max)
        result_t = functions.where(self_p <= max_p, self_t, max_t)
    forward.attach(result, result_t, self_t, max_t)
    return result


CLAMP_MAX_TENSOR.implement(FORWARD_AD, clamp_max_Tensor_forward)


def clamp_max__Tensor_forward(self, max):
    """clamp_max_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CLAMP_MAX__TENSOR[(self._keys | max._keys) & BELOW_FORWARD](self, max)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    max_p = forward.primal_of(max)
    max_t = forward.tangent_of(max)
    if forward.given(self_t, max_t) and forward.unrecorded(max_t, self_t, max_p, self_p):
        result_t = CLAMP_MAX_TENSOR_FORWARD_LOOP.make(max_t, self_t, max_p, self_p)
    else:
        self_t = forward.or_zeros(self_t, self)
        max_t = forward.or_zeros(max_t, max)
        result_t = functions.where(self_p <= max_p, self_t, max_t)
    CLAMP_MAX__TENSOR[(self._keys | max._keys) & BELOW_FORWARD](self, max)
    return forward.rewrite(self, result_t, self_t, max_t)


CLAMP_MAX__TENSOR.implement(FORWARD_AD, clamp_max__Tensor_forward)
CLAMP_MAX_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(CLAMP_MAX_TENSOR_OUT))
