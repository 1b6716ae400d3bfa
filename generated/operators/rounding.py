"""The rounding operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.rounding"
functions = LateModule(f"{PACKAGE}.functions")


# floor (ops.yaml:9154, derivatives.yaml:619)
FLOOR = define(
    "floor",
    "floor(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9154",
    digest="895059ce6ebb145d",
    kernel={
        "elementwise": "floor(self)",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
FLOOR_ = define(
    "floor_",
    "floor_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9154",
    digest="895059ce6ebb145d",
)
FLOOR_OUT = define(
    "floor.out",
    "floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9154",
    digest="895059ce6ebb145d",
)
FLOOR_LOOP = Elementwise("floor", LOOPS, "floor_cec988a2", 1, accepts=('integral', 'floating'))
FLOOR.implement(CPU, FLOOR_LOOP.make)
FLOOR_.implement(CPU, FLOOR_LOOP.update)
FLOOR_OUT.implement(CPU, FLOOR_LOOP.write)


class FloorBackward0(Node):
    """Backward of floor (derivatives.yaml:619)."""

    __slots__ = ()
    operator = "floor"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def floor_autograd(self):
    """floor, recorded for the backward pass."""
    result = FLOOR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = FloorBackward0()
    return recording.record(node, result, self)


FLOOR.implement(AUTOGRAD_CPU, floor_autograd)


def floor__autograd(self):
    """floor_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FLOOR_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("floor_", self)
    node = FloorBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    FLOOR_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FLOOR_.implement(AUTOGRAD_CPU, floor__autograd)
FLOOR_OUT.implement(AUTOGRAD_CPU, without_gradient(FLOOR_OUT))


def floor_forward(self):
    """floor, and the tangent of its result."""
    result = FLOOR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


FLOOR.implement(FORWARD_AD, floor_forward)


def floor__forward(self):
    """floor_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return FLOOR_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    FLOOR_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


FLOOR_.implement(FORWARD_AD, floor__forward)
FLOOR_OUT.implement(FORWARD_AD, forward.without_tangent(FLOOR_OUT))


# ceil (ops.yaml:9169, derivatives.yaml:623)
CEIL = define(
    "ceil",
    "ceil(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9169",
    digest="9366fee3e2b9c487",
    kernel={
        "elementwise": "ceil(self)",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
CEIL_ = define(
    "ceil_",
    "ceil_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9169",
    digest="9366fee3e2b9c487",
)
CEIL_OUT = define(
    "ceil.out",
    "ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9169",
    digest="9366fee3e2b9c487",
)
CEIL_LOOP = Elementwise("ceil", LOOPS, "ceil_4e5b9f0b", 1, accepts=('integral', 'floating'))
CEIL.implement(CPU, CEIL_LOOP.make)
CEIL_.implement(CPU, CEIL_LOOP.update)
CEIL_OUT.implement(CPU, CEIL_LOOP.write)


class CeilBackward0(Node):
    """Backward of ceil (derivatives.yaml:623)."""

    __slots__ = ()
    operator = "ceil"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def ceil_autograd(self):
    """ceil, recorded for the backward pass."""
    result = CEIL[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = CeilBackward0()
    return recording.record(node, result, self)


CEIL.implement(AUTOGRAD_CPU, ceil_autograd)


def ceil__autograd(self):
    """ceil_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CEIL_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("ceil_", self)
    node = CeilBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    CEIL_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CEIL_.implement(AUTOGRAD_CPU, ceil__autograd)
CEIL_OUT.implement(AUTOGRAD_CPU, without_gradient(CEIL_OUT))


def ceil_forward(self):
    """ceil, and the tangent of its result."""
    result = CEIL[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


CEIL.implement(FORWARD_AD, ceil_forward)


def ceil__forward(self):
    """ceil_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CEIL_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    CEIL_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


CEIL_.implement(FORWARD_AD, ceil__forward)
CEIL_OUT.implement(FORWARD_AD, forward.without_tangent(CEIL_OUT))


# trunc (ops.yaml:9184, derivatives.yaml:627)
TRUNC = define(
    "trunc",
    "trunc(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9184",
    digest="a38eb14c7e41a580",
    kernel={
        "elementwise": "trunc(self)",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
TRUNC_ = define(
    "trunc_",
    "trunc_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9184",
    digest="a38eb14c7e41a580",
)
TRUNC_OUT = define(
    "trunc.out",
    "trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9184",
    digest="a38eb14c7e41a580",
)
TRUNC_LOOP = Elementwise("trunc", LOOPS, "trunc_bc2b1a5b", 1, accepts=('integral', 'floating'))
TRUNC.implement(CPU, TRUNC_LOOP.make)
TRUNC_.implement(CPU, TRUNC_LOOP.update)
TRUNC_OUT.implement(CPU, TRUNC_LOOP.write)


class TruncBackward0(Node):
    """Backward of trunc (derivatives.yaml:627)."""

    __slots__ = ()
    operator = "trunc"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def trunc_autograd(self):
    """trunc, recorded for the backward pass."""
    result = TRUNC[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = TruncBackward0()
    return recording.record(node, result, self)


TRUNC.implement(AUTOGRAD_CPU, trunc_autograd)


def trunc__autograd(self):
    """trunc_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TRUNC_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("trunc_", self)
    node = TruncBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    TRUNC_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


TRUNC_.implement(AUTOGRAD_CPU, trunc__autograd)
TRUNC_OUT.implement(AUTOGRAD_CPU, without_gradient(TRUNC_OUT))


def trunc_forward(self):
    """trunc, and the tangent of its result."""
    result = TRUNC[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


TRUNC.implement(FORWARD_AD, trunc_forward)


def trunc__forward(self):
    """trunc_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TRUNC_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    TRUNC_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


TRUNC_.implement(FORWARD_AD, trunc__forward)
TRUNC_OUT.implement(FORWARD_AD, forward.without_tangent(TRUNC_OUT))


# fix (ops.yaml:9187)
FIX = define(
    "fix",
    "fix(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9187",
    digest="a4f72db6785493bf",
    kernel={
        "composite": "trunc(self)",
    },
)
FIX_ = define(
    "fix_",
    "fix_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9187",
    digest="a4f72db6785493bf",
)
FIX_OUT = define(
    "fix.out",
    "fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9187",
    digest="a4f72db6785493bf",
)


def fix_composite(self):
    """fix, from other operators."""
    return functions.trunc(self)


FIX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, fix_composite)


def fix__composite(self):
    """fix_: the in-place form of the operator that has this other name."""
    return functions.trunc_(self)


FIX_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, fix__composite)


def fix_out_cpu(self, out):
    """fix.out: the functional form, copied into out."""
    return write_out("fix.out", out, fix_composite(self))


FIX_OUT.implement(CPU, fix_out_cpu)
FIX_OUT.implement(AUTOGRAD_CPU, without_gradient(FIX_OUT))
FIX_OUT.implement(FORWARD_AD, forward.without_tangent(FIX_OUT))


# frac (ops.yaml:9200, derivatives.yaml:631)
FRAC = define(
    "frac",
    "frac(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9200",
    digest="cf4286e98038287b",
    kernel={
        "elementwise": "self - trunc(self)",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
FRAC_ = define(
    "frac_",
    "frac_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9200",
    digest="cf4286e98038287b",
)
FRAC_OUT = define(
    "frac.out",
    "frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9200",
    digest="cf4286e98038287b",
)
FRAC_LOOP = Elementwise("frac", LOOPS, "frac_29775341", 1, accepts=('floating',))
FRAC.implement(CPU, FRAC_LOOP.make)
FRAC_.implement(CPU, FRAC_LOOP.update)
FRAC_OUT.implement(CPU, FRAC_LOOP.write)


class FracBackward0(Node):
    """Backward of frac (derivatives.yaml:631)."""

    __slots__ = ()
    operator = "frac"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def frac_autograd(self):
    """frac, recorded for the backward pass."""
    result = FRAC[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = FracBackward0()
    return recording.record(node, result, self)


FRAC.implement(AUTOGRAD_CPU, frac_autograd)


def frac__autograd(self):
    """frac_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FRAC_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("frac_", self)
    node = FracBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    FRAC_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FRAC_.implement(AUTOGRAD_CPU, frac__autograd)
FRAC_OUT.implement(AUTOGRAD_CPU, without_gradient(FRAC_OUT))


def frac_forward(self):
    """frac, and the tangent of its result."""
    result = FRAC[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


FRAC.implement(FORWARD_AD, frac_forward)


def frac__forward(self):
    """frac_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return FRAC_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = self_t
    FRAC_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


FRAC_.implement(FORWARD_AD, frac__forward)
FRAC_OUT.implement(FORWARD_AD, forward.without_tangent(FRAC_OUT))


# round (ops.yaml:9215, derivatives.yaml:635)
ROUND = define(
    "round",
    "round(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9215",
    digest="b724e53d6c3d4e45",
    kernel={
        "elementwise": "round(self)",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
ROUND_ = define(
    "round_",
    "round_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9215",
    digest="b724e53d6c3d4e45",
)
ROUND_OUT = define(
    "round.out",
    "round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9215",
    digest="b724e53d6c3d4e45",
)
ROUND_LOOP = Elementwise("round", LOOPS, "round_c1e6f855", 1, accepts=('integral', 'floating'))
ROUND.implement(CPU, ROUND_LOOP.make)
ROUND_.implement(CPU, ROUND_LOOP.update)
ROUND_OUT.implement(CPU, ROUND_LOOP.write)


class RoundBackward0(Node):
    """Backward of round (derivatives.yaml:635)."""

    __slots__ = ()
    operator = "round"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def round_autograd(self):
    """round, recorded for the backward pass."""
    result = ROUND[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = RoundBackward0()
    return recording.record(node, result, self)


ROUND.implement(AUTOGRAD_CPU, round_autograd)


def round__autograd(self):
    """round_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ROUND_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("round_", self)
    node = RoundBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    ROUND_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ROUND_.implement(AUTOGRAD_CPU, round__autograd)
ROUND_OUT.implement(AUTOGRAD_CPU, without_gradient(ROUND_OUT))


def round_forward(self):
    """round, and the tangent of its result."""
    result = ROUND[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


ROUND.implement(FORWARD_AD, round_forward)


def round__forward(self):
    """round_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ROUND_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    ROUND_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ROUND_.implement(FORWARD_AD, round__forward)
ROUND_OUT.implement(FORWARD_AD, forward.without_tangent(ROUND_OUT))


# special_round (ops.yaml:9218)
SPECIAL_ROUND = define(
    "special_round",
    "special_round(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9218",
    digest="e1672e89ca94feb7",
    kernel={
        "composite": "round(self)",
    },
)
SPECIAL_ROUND_OUT = define(
    "special_round.out",
    "special_round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9218",
    digest="e1672e89ca94feb7",
)


def special_round_composite(self):
    """special_round, from other operators."""
    return functions.round(self)


SPECIAL_ROUND.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_round_composite)


def special_round_out_cpu(self, out):
    """special_round.out: the functional form, copied into out."""
    return write_out("special_round.out", out, special_round_composite(self))


SPECIAL_ROUND_OUT.implement(CPU, special_round_out_cpu)
SPECIAL_ROUND_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ROUND_OUT))
SPECIAL_ROUND_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ROUND_OUT))


# round.decimals (ops.yaml:9233, derivatives.yaml:639)
ROUND_DECIMALS = define(
    "round.decimals",
    "round.decimals(Tensor self, *, int decimals) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9233",
    digest="105358d907a743b8",
    kernel={
        "elementwise": "{decimals == 0: round(self), decimals > 0: round(self * 10 ** decimals) / 10 ** decima"
        "ls, decimals < 0: round(self / 10 ** -decimals) * 10 ** -decimals}",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
ROUND__DECIMALS = define(
    "round_.decimals",
    "round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)",
    source="ops.yaml:9233",
    digest="105358d907a743b8",
)
ROUND_DECIMALS_OUT = define(
    "round.decimals_out",
    "round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9233",
    digest="105358d907a743b8",
)
ROUND_DECIMALS_0_LOOP = Elementwise("round.decimals", LOOPS, "round_decimals_0_c1e6f855", 1, accepts=('floating',))
ROUND_DECIMALS_1_LOOP = Elementwise(
    "round.decimals", LOOPS, "round_decimals_1_eab0a5ee", 1, accepts=('floating',), free=(0,)
)
ROUND_DECIMALS_2_LOOP = Elementwise(
    "round.decimals", LOOPS, "round_decimals_2_d4f80d4c", 1, accepts=('floating',), free=(0,)
)


def round_decimals_cpu(self, decimals):
    """round.decimals on the CPU."""
    if decimals == 0:
        return ROUND_DECIMALS_0_LOOP.make(self)
    if decimals > 0:
        return ROUND_DECIMALS_1_LOOP.make(self, decimals)
    if decimals < 0:
        return ROUND_DECIMALS_2_LOOP.make(self, decimals)
    raise language.no_case("round.decimals", {"decimals": decimals})


ROUND_DECIMALS.implement(CPU, round_decimals_cpu)


def round__decimals_cpu(self, decimals):
    """round_.decimals on the CPU."""
    if decimals == 0:
        return ROUND_DECIMALS_0_LOOP.update(self)
    if decimals > 0:
        return ROUND_DECIMALS_1_LOOP.update(self, decimals)
    if decimals < 0:
        return ROUND_DECIMALS_2_LOOP.update(self, decimals)
    raise language.no_case("round_.decimals", {"decimals": decimals})


ROUND__DECIMALS.implement(CPU, round__decimals_cpu)


def round_decimals_out_cpu(self, decimals, out):
    """round.decimals_out on the CPU."""
    if decimals == 0:
        return ROUND_DECIMALS_0_LOOP.write(self, out)
    if decimals > 0:
        return ROUND_DECIMALS_1_LOOP.write(self, decimals, out)
    if decimals < 0:
        return ROUND_DECIMALS_2_LOOP.write(self, decimals, out)
    raise language.no_case("round.decimals_out", {"decimals": decimals})


ROUND_DECIMALS_OUT.implement(CPU, round_decimals_out_cpu)


class RoundBackward1(Node):
    """Backward of round.decimals (derivatives.yaml:639)."""

    __slots__ = ()
    operator = "round.decimals"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def round_decimals_autograd(self, decimals):
    """round.decimals, recorded for the backward pass."""
    result = ROUND_DECIMALS[(self._keys) & BELOW_AUTOGRAD](self, decimals)
    if state.active and not grad_enabled():
        return result
    node = RoundBackward1()
    return recording.record(node, result, self)


ROUND_DECIMALS.implement(AUTOGRAD_CPU, round_decimals_autograd)


def round__decimals_autograd(self, decimals):
    """round_.decimals, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ROUND__DECIMALS[(self._keys) & BELOW_AUTOGRAD](self, decimals)
    check_inplace("round_.decimals", self)
    node = RoundBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    ROUND__DECIMALS[(self._keys) & BELOW_AUTOGRAD](self, decimals)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ROUND__DECIMALS.implement(AUTOGRAD_CPU, round__decimals_autograd)
ROUND_DECIMALS_OUT.implement(AUTOGRAD_CPU, without_gradient(ROUND_DECIMALS_OUT))


def round_decimals_forward(self, decimals):
    """round.decimals, and the tangent of its result."""
    result = ROUND_DECIMALS[(self._keys) & BELOW_FORWARD](self, decimals)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


ROUND_DECIMALS.implement(FORWARD_AD, round_decimals_forward)


def round__decimals_forward(self, decimals):
    """round_.decimals, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ROUND__DECIMALS[(self._keys) & BELOW_FORWARD](self, decimals)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    ROUND__DECIMALS[(self._keys) & BELOW_FORWARD](self, decimals)
    return forward.rewrite(self, result_t, self_t)


ROUND__DECIMALS.implement(FORWARD_AD, round__decimals_forward)
ROUND_DECIMALS_OUT.implement(FORWARD_AD, forward.without_tangent(ROUND_DECIMALS_OUT))


# special_round.decimals (ops.yaml:9236)
SPECIAL_ROUND_DECIMALS = define(
    "special_round.decimals",
    "special_round.decimals(Tensor self, *, int decimals) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9236",
    digest="3556e24e6cd06ac5",
    kernel={
        "composite": "round(self, decimals=decimals)",
    },
)
SPECIAL_ROUND_DECIMALS_OUT = define(
    "special_round.decimals_out",
    "special_round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9236",
    digest="3556e24e6cd06ac5",
)


def special_round_decimals_composite(self, decimals):
    """special_round.decimals, from other operators."""
    return functions.round(self, decimals=decimals)


SPECIAL_ROUND_DECIMALS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_round_decimals_composite)


def special_round_decimals_out_cpu(self, decimals, out):
    """special_round.decimals_out: the functional form, copied into out."""
    return write_out("special_round.decimals_out", out, special_round_decimals_composite(self, decimals))


SPECIAL_ROUND_DECIMALS_OUT.implement(CPU, special_round_decimals_out_cpu)
SPECIAL_ROUND_DECIMALS_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ROUND_DECIMALS_OUT))
SPECIAL_ROUND_DECIMALS_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ROUND_DECIMALS_OUT))


# signbit (ops.yaml:9250)
SIGNBIT = define(
    "signbit",
    "signbit(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9250",
    digest="9606fb1a6e428eba",
    kernel={
        "elementwise": "signbit(self)",
    },
)
SIGNBIT_OUT = define(
    "signbit.out",
    "signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9250",
    digest="9606fb1a6e428eba",
)
SIGNBIT_LOOP = Elementwise(
    "signbit", LOOPS, "signbit_211b337f", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
SIGNBIT.implement(CPU, SIGNBIT_LOOP.make)
SIGNBIT_OUT.implement(CPU, SIGNBIT_LOOP.write)
SIGNBIT_OUT.implement(AUTOGRAD_CPU, without_gradient(SIGNBIT_OUT))
SIGNBIT_OUT.implement(FORWARD_AD, forward.without_tangent(SIGNBIT_OUT))


# isposinf (ops.yaml:9264)
ISPOSINF = define(
    "isposinf",
    "isposinf(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9264",
    digest="482cdde6a6e8af4b",
    kernel={
        "elementwise": "self == inf",
    },
)
ISPOSINF_OUT = define(
    "isposinf.out",
    "isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9264",
    digest="482cdde6a6e8af4b",
)
ISPOSINF_LOOP = Elementwise(
    "isposinf", LOOPS, "isposinf_88f664be", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
ISPOSINF.implement(CPU, ISPOSINF_LOOP.make)
ISPOSINF_OUT.implement(CPU, ISPOSINF_LOOP.write)
ISPOSINF_OUT.implement(AUTOGRAD_CPU, without_gradient(ISPOSINF_OUT))
ISPOSINF_OUT.implement(FORWARD_AD, forward.without_tangent(ISPOSINF_OUT))


# isneginf (ops.yaml:9278)
ISNEGINF = define(
    "isneginf",
    "isneginf(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9278",
    digest="fb6b6684ac14e5aa",
    kernel={
        "elementwise": "self == -inf",
    },
)
ISNEGINF_OUT = define(
    "isneginf.out",
    "isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9278",
    digest="fb6b6684ac14e5aa",
)
ISNEGINF_LOOP = Elementwise(
    "isneginf", LOOPS, "isneginf_58fa33a7", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
ISNEGINF.implement(CPU, ISNEGINF_LOOP.make)
ISNEGINF_OUT.implement(CPU, ISNEGINF_LOOP.write)
ISNEGINF_OUT.implement(AUTOGRAD_CPU, without_gradient(ISNEGINF_OUT))
ISNEGINF_OUT.implement(FORWARD_AD, forward.without_tangent(ISNEGINF_OUT))


# isreal (ops.yaml:9292)
ISREAL = define(
    "isreal",
    "isreal(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9292",
    digest="39a2475b5095e6b3",
    kernel={
        "elementwise": "imag(self) == 0",
    },
)
ISREAL_LOOP = Elementwise("isreal", LOOPS, "isreal_2c4ce00e", 1, promote="bool")
ISREAL.implement(CPU, ISREAL_LOOP.make)


# nan_to_num (ops.yaml:9304)
NAN_TO_NUM = define(
    "nan_to_num",
    "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Te"
    "nsor",
    tags=("pointwise",),
    source="ops.yaml:9304",
    digest="bef851ae1bcf01af",
    kernel={
        "composite": "if not self.dtype.is_floating_point:\n    return self.clone()\nlow, high = dtype_limits("
        "self.dtype)\nreturn _replace_nonfinite(self, 0.0 if nan is None else nan, high if posin"
        "f is None else posinf, low if neginf is None else neginf)",
    },
)
NAN_TO_NUM_ = define(
    "nan_to_num_",
    "nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) "
    "-> Tensor(a!)",
    source="ops.yaml:9304",
    digest="bef851ae1bcf01af",
)
NAN_TO_NUM_OUT = define(
    "nan_to_num.out",
    "nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *"
    ", Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9304",
    digest="bef851ae1bcf01af",
)


def nan_to_num_composite(self, nan, posinf, neginf):
    """nan_to_num, from other operators."""
    if not self.dtype.is_floating_point:
        return self.clone()
    low, high = language.dtype_limits(self.dtype)
    return functions._replace_nonfinite(
        self, 0.0 if nan is None else nan, high if posinf is None else posinf, low if neginf is None else neginf
    )


NAN_TO_NUM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nan_to_num_composite)


def nan_to_num__composite(self, nan, posinf, neginf):
    """nan_to_num_: the functional form, copied into self."""
    result = nan_to_num_composite(self, nan, posinf, neginf)
    return functions.copy_(self, fitting("nan_to_num_", self, result))


NAN_TO_NUM_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nan_to_num__composite)


def nan_to_num_out_cpu(self, nan, posinf, neginf, out):
    """nan_to_num.out: the functional form, copied into out."""
    return write_out("nan_to_num.out", out, nan_to_num_composite(self, nan, posinf, neginf))


NAN_TO_NUM_OUT.implement(CPU, nan_to_num_out_cpu)
NAN_TO_NUM_OUT.implement(AUTOGRAD_CPU, without_gradient(NAN_TO_NUM_OUT))
NAN_TO_NUM_OUT.implement(FORWARD_AD, forward.without_tangent(NAN_TO_NUM_OUT))


# _replace_nonfinite (ops.yaml:9321, derivatives.yaml:643)
_REPLACE_NONFINITE = define(
    "_replace_nonfinite",
    "_replace_nonfinite(Tensor self, float value, float posinf, float neginf) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9321",
    digest="401cf5e8fc3f74dc",
    kernel={
        "elementwise": "where(isnan(self), value, where(self == inf, posinf, where(self == -inf, neginf, self)"
        "))",
    },
    derivative={
        "self": "where(isfinite(self), grad, 0)",
        "result": "auto_element_wise",
    },
)
_REPLACE_NONFINITE_LOOP = Elementwise(
    "_replace_nonfinite", LOOPS, "_replace_nonfinite_d652a5a4", 1, accepts=('floating',), free=(0, 1, 2)
)
_REPLACE_NONFINITE.implement(CPU, _REPLACE_NONFINITE_LOOP.make)
_REPLACE_NONFINITE_BACKWARD_SELF_LOOP = Elementwise(
    "_ReplaceNonfiniteBackward0", LOOPS, "replace_nonfinite_backward_self_4ce833ff", 2
)


class _ReplaceNonfiniteBackward0(Node):
    """Backward of _replace_nonfinite (derivatives.yaml:643)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "_replace_nonfinite"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = _REPLACE_NONFINITE_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = functions.where(functions.isfinite(self_), grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def _replace_nonfinite_autograd(self, value, posinf, neginf):
    """_replace_nonfinite, recorded for the backward pass."""
    result = _REPLACE_NONFINITE[(self._keys) & BELOW_AUTOGRAD](self, value, posinf, neginf)
    if state.active and not grad_enabled():
        return result
    node = _ReplaceNonfiniteBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


_REPLACE_NONFINITE.implement(AUTOGRAD_CPU, _replace_nonfinite_autograd)
_REPLACE_NONFINITE_FORWARD_LOOP = Elementwise("_replace_nonfinite", LOOPS, "replace_nonfinite_forward_2d99e6d4", 2)


def _replace_nonfinite_forward(self, value, posinf, neginf):
    """_replace_nonfinite, and the tangent of its result."""
    result = _REPLACE_NONFINITE[(self._keys) & BELOW_FORWARD](self, value, posinf, neginf)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = _REPLACE_NONFINITE_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where(functions.isfinite(self_p), self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


_REPLACE_NONFINITE.implement(FORWARD_AD, _replace_nonfinite_forward)


# deg2rad (ops.yaml:9328, derivatives.yaml:647)
DEG2RAD = define(
    "deg2rad",
    "deg2rad(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9328",
    digest="46a3fa9e84e69830",
    kernel={
        "elementwise": "self * 0.017453292519943295",
    },
    derivative={
        "self": "0.017453292519943295 * grad",
        "result": "auto_element_wise",
    },
)
DEG2RAD_ = define(
    "deg2rad_",
    "deg2rad_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9328",
    digest="46a3fa9e84e69830",
)
DEG2RAD_OUT = define(
    "deg2rad.out",
    "deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9328",
    digest="46a3fa9e84e69830",
)
DEG2RAD_LOOP = Elementwise(
    "deg2rad", LOOPS, "deg2rad_d007ade4", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
DEG2RAD.implement(CPU, DEG2RAD_LOOP.make)
DEG2RAD_.implement(CPU, DEG2RAD_LOOP.update)
DEG2RAD_OUT.implement(CPU, DEG2RAD_LOOP.write)
DEG2RAD_BACKWARD_SELF_LOOP = Elementwise("Deg2radBackward0", LOOPS, "deg2rad_backward_self_e9baa034", 1)


class Deg2radBackward0(Node):
    """Backward of deg2rad (derivatives.yaml:647)."""

    __slots__ = ()
    operator = "deg2rad"

    def apply(self, grad):
        if state.active and not grad_enabled() and not state.dual:
            grad_self = DEG2RAD_BACKWARD_SELF_LOOP.make(grad)
        else:
            grad_self = 0.017453292519943295 * grad
        return (grad_self,)


def deg2rad_autograd(self):
    """deg2rad, recorded for the backward pass."""
    result = DEG2RAD[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Deg2radBackward0()
    return recording.record(node, result, self)


DEG2RAD.implement(AUTOGRAD_CPU, deg2rad_autograd)


def deg2rad__autograd(self):
    """deg2rad_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return DEG2RAD_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("deg2rad_", self)
    node = Deg2radBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    DEG2RAD_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


DEG2RAD_.implement(AUTOGRAD_CPU, deg2rad__autograd)
DEG2RAD_OUT.implement(AUTOGRAD_CPU, without_gradient(DEG2RAD_OUT))
DEG2RAD_FORWARD_LOOP = Elementwise("deg2rad", LOOPS, "deg2rad_forward_5ed61a3b", 1)


def deg2rad_forward(self):
    """deg2rad, and the tangent of its result."""
    result = DEG2RAD[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = DEG2RAD_FORWARD_LOOP.make(self_t)
    else:
        result_t = 0.017453292519943295 * self_t
    forward.attach(result, result_t, self_t)
    return result


DEG2RAD.implement(FORWARD_AD, deg2rad_forward)


def deg2rad__forward(self):
    """deg2rad_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return DEG2RAD_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = DEG2RAD_FORWARD_LOOP.make(self_t)
    else:
        result_t = 0.017453292519943295 * self_t
    DEG2RAD_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


DEG2RAD_.implement(FORWARD_AD, deg2rad__forward)
DEG2RAD_OUT.implement(FORWARD_AD, forward.without_tangent(DEG2RAD_OUT))


# rad2deg (ops.yaml:9342, derivatives.yaml:651)
RAD2DEG = define(
    "rad2deg",
    "rad2deg(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9342",
    digest="94d28b7affb244a7",
    kernel={
        "elementwise": "self * 57.29577951308232",
    },
    derivative={
        "self": "57.29577951308232 * grad",
        "result": "auto_element_wise",
    },
)
RAD2DEG_ = define(
    "rad2deg_",
    "rad2deg_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:9342",
    digest="94d28b7affb244a7",
)
RAD2DEG_OUT = define(
    "rad2deg.out",
    "rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9342",
    digest="94d28b7affb244a7",
)
RAD2DEG_LOOP = Elementwise(
    "rad2deg", LOOPS, "rad2deg_b7b54e0d", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
RAD2DEG.implement(CPU, RAD2DEG_LOOP.make)
RAD2DEG_.implement(CPU, RAD2DEG_LOOP.update)
RAD2DEG_OUT.implement(CPU, RAD2DEG_LOOP.write)
RAD2DEG_BACKWARD_SELF_LOOP = Elementwise("Rad2degBackward0", LOOPS, "rad2deg_backward_self_a500675a", 1)


class Rad2degBackward0(Node):
    """Backward of rad2deg (derivatives.yaml:651)."""

    __slots__ = ()
    operator = "rad2deg"

    def apply(self, grad):
        if state.active and not grad_enabled() and not state.dual:
            grad_self = RAD2DEG_BACKWARD_SELF_LOOP.make(grad)
        else:
            grad_self = 57.29577951308232 * grad
        return (grad_self,)


def rad2deg_autograd(self):
    """rad2deg, recorded for the backward pass."""
    result = RAD2DEG[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Rad2degBackward0()
    return recording.record(node, result, self)


RAD2DEG.implement(AUTOGRAD_CPU, rad2deg_autograd)


def rad2deg__autograd(self):
    """rad2deg_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return RAD2DEG_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("rad2deg_", self)
    node = Rad2degBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    RAD2DEG_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


RAD2DEG_.implement(AUTOGRAD_CPU, rad2deg__autograd)
RAD2DEG_OUT.implement(AUTOGRAD_CPU, without_gradient(RAD2DEG_OUT))
RAD2DEG_FORWARD_LOOP = Elementwise("rad2deg", LOOPS, "rad2deg_forward_8474eb3e", 1)


def rad2deg_forward(self):
    """rad2deg, and the tangent of its result."""
    result = RAD2DEG[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = RAD2DEG_FORWARD_LOOP.make(self_t)
    else:
        result_t = 57.29577951308232 * self_t
    forward.attach(result, result_t, self_t)
    return result


RAD2DEG.implement(FORWARD_AD, rad2deg_forward)


def rad2deg__forward(self):
    """rad2deg_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return RAD2DEG_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = RAD2DEG_FORWARD_LOOP.make(self_t)
    else:
        result_t = 57.29577951308232 * self_t
    RAD2DEG_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


RAD2DEG_.implement(FORWARD_AD, rad2deg__forward)
RAD2DEG_OUT.implement(FORWARD_AD, forward.without_tangent(RAD2DEG_OUT))
