"""The special_functions operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.special_functions"
functions = LateModule(f"{PACKAGE}.functions")


# erfinv (ops.yaml:10052, derivatives.yaml:801)
ERFINV = define(
    "erfinv",
    "erfinv(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10052",
    digest="fc06e8f5cc253182",
    kernel={
        "elementwise": "erfinv(self)",
    },
    derivative={
        "self": "0.886226925452758 * exp(result * result) * grad",
        "result": "auto_element_wise",
    },
)
ERFINV_ = define(
    "erfinv_",
    "erfinv_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10052",
    digest="fc06e8f5cc253182",
)
ERFINV_OUT = define(
    "erfinv.out",
    "erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10052",
    digest="fc06e8f5cc253182",
)
ERFINV_LOOP = Elementwise(
    "erfinv", LOOPS, "erfinv_b2ddac7f", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
ERFINV.implement(CPU, ERFINV_LOOP.make)
ERFINV_.implement(CPU, ERFINV_LOOP.update)
ERFINV_OUT.implement(CPU, ERFINV_LOOP.write)
ERFINV_BACKWARD_SELF_LOOP = Elementwise("ErfinvBackward0", LOOPS, "erfinv_backward_self_6edfbf63", 2)


class ErfinvBackward0(Node):
    """Backward of erfinv (derivatives.yaml:801)."""

    __slots__ = ("_saved_result",)
    operator = "erfinv"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ERFINV_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = 0.886226925452758 * functions.exp(result * result) * grad
        return (grad_self,)

    def release(self):
        self._saved_result = None


def erfinv_autograd(self):
    """erfinv, recorded for the backward pass."""
    result = ERFINV[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ErfinvBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


ERFINV.implement(AUTOGRAD_CPU, erfinv_autograd)


def erfinv__autograd(self):
    """erfinv_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ERFINV_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("erfinv_", self)
    node = ErfinvBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    ERFINV_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


ERFINV_.implement(AUTOGRAD_CPU, erfinv__autograd)
ERFINV_OUT.implement(AUTOGRAD_CPU, without_gradient(ERFINV_OUT))
ERFINV_FORWARD_LOOP = Elementwise("erfinv", LOOPS, "erfinv_forward_6d1a3d1b", 2)


def erfinv_forward(self):
    """erfinv, and the tangent of its result."""
    result = ERFINV[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = ERFINV_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = 0.886226925452758 * functions.exp(result_p * result_p) * self_t
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


ERFINV.implement(FORWARD_AD, erfinv_forward)


def erfinv__forward(self):
    """erfinv_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ERFINV_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    ERFINV_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = ERFINV_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = 0.886226925452758 * functions.exp(result_p * result_p) * self_t
    return forward.keep(forward.rewrite(self, result_t, self_t))


ERFINV_.implement(FORWARD_AD, erfinv__forward)
ERFINV_OUT.implement(FORWARD_AD, forward.without_tangent(ERFINV_OUT))


# special_erfinv (ops.yaml:10055)
SPECIAL_ERFINV = define(
    "special_erfinv",
    "special_erfinv(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10055",
    digest="938c36767e9a0792",
    kernel={
        "composite": "erfinv(self)",
    },
)
SPECIAL_ERFINV_OUT = define(
    "special_erfinv.out",
    "special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10055",
    digest="938c36767e9a0792",
)


def special_erfinv_composite(self):
    """special_erfinv, from other operators."""
    return functions.erfinv(self)


SPECIAL_ERFINV.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_erfinv_composite)


def special_erfinv_out_cpu(self, out):
    """special_erfinv.out: the functional form, copied into out."""
    return write_out("special_erfinv.out", out, special_erfinv_composite(self))


SPECIAL_ERFINV_OUT.implement(CPU, special_erfinv_out_cpu)
SPECIAL_ERFINV_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ERFINV_OUT))
SPECIAL_ERFINV_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ERFINV_OUT))


# lgamma (ops.yaml:10069, derivatives.yaml:805)
LGAMMA = define(
    "lgamma",
    "lgamma(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10069",
    digest="6e2ffc08c0ee6071",
    kernel={
        "elementwise": "lgamma(self)",
    },
    derivative={
        "self": "grad * digamma(self)",
        "result": "auto_element_wise",
    },
)
LGAMMA_ = define(
    "lgamma_",
    "lgamma_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10069",
    digest="6e2ffc08c0ee6071",
)
LGAMMA_OUT = define(
    "lgamma.out",
    "lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10069",
    digest="6e2ffc08c0ee6071",
)
LGAMMA_LOOP = Elementwise(
    "lgamma", LOOPS, "lgamma_9b414a34", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
LGAMMA.implement(CPU, LGAMMA_LOOP.make)
LGAMMA_.implement(CPU, LGAMMA_LOOP.update)
LGAMMA_OUT.implement(CPU, LGAMMA_LOOP.write)
LGAMMA_BACKWARD_SELF_LOOP = Elementwise("LgammaBackward0", LOOPS, "lgamma_backward_self_d24a68c4", 2)


class LgammaBackward0(Node):
    """Backward of lgamma (derivatives.yaml:805)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "lgamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LGAMMA_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * functions.digamma(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def lgamma_autograd(self):
    """lgamma, recorded for the backward pass."""
    result = LGAMMA[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = LgammaBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LGAMMA.implement(AUTOGRAD_CPU, lgamma_autograd)


def lgamma__autograd(self):
    """lgamma_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LGAMMA_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("lgamma_", self)
    node = LgammaBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LGAMMA_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LGAMMA_.implement(AUTOGRAD_CPU, lgamma__autograd)
LGAMMA_OUT.implement(AUTOGRAD_CPU, without_gradient(LGAMMA_OUT))
LGAMMA_FORWARD_LOOP = Elementwise("lgamma", LOOPS, "lgamma_forward_47f2fd67", 2)


def lgamma_forward(self):
    """lgamma, and the tangent of its result."""
    result = LGAMMA[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LGAMMA_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.digamma(self_p)
    forward.attach(result, result_t, self_t)
    return result


LGAMMA.implement(FORWARD_AD, lgamma_forward)


def lgamma__forward(self):
    """lgamma_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LGAMMA_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LGAMMA_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.digamma(self_p)
    LGAMMA_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


LGAMMA_.implement(FORWARD_AD, lgamma__forward)
LGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(LGAMMA_OUT))


# special_gammaln (ops.yaml:10072)
SPECIAL_GAMMALN = define(
    "special_gammaln",
    "special_gammaln(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10072",
    digest="9a4820156d01d671",
    kernel={
        "composite": "lgamma(self)",
    },
)
SPECIAL_GAMMALN_OUT = define(
    "special_gammaln.out",
    "special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10072",
    digest="9a4820156d01d671",
)


def special_gammaln_composite(self):
    """special_gammaln, from other operators."""
    return functions.lgamma(self)


SPECIAL_GAMMALN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_gammaln_composite)


def special_gammaln_out_cpu(self, out):
    """special_gammaln.out: the functional form, copied into out."""
    return write_out("special_gammaln.out", out, special_gammaln_composite(self))


SPECIAL_GAMMALN_OUT.implement(CPU, special_gammaln_out_cpu)
SPECIAL_GAMMALN_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_GAMMALN_OUT))
SPECIAL_GAMMALN_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_GAMMALN_OUT))


# digamma (ops.yaml:10086, derivatives.yaml:809)
DIGAMMA = define(
    "digamma",
    "digamma(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10086",
    digest="03f38f7b68a4a68d",
    kernel={
        "elementwise": "digamma(self)",
    },
    derivative={
        "self": "grad * polygamma(1, self)",
        "result": "auto_element_wise",
    },
)
DIGAMMA_ = define(
    "digamma_",
    "digamma_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10086",
    digest="03f38f7b68a4a68d",
)
DIGAMMA_OUT = define(
    "digamma.out",
    "digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10086",
    digest="03f38f7b68a4a68d",
)
DIGAMMA_LOOP = Elementwise(
    "digamma", LOOPS, "digamma_bb6f6951", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
DIGAMMA.implement(CPU, DIGAMMA_LOOP.make)
DIGAMMA_.implement(CPU, DIGAMMA_LOOP.update)
DIGAMMA_OUT.implement(CPU, DIGAMMA_LOOP.write)


class DigammaBackward0(Node):
    """Backward of digamma (derivatives.yaml:809)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "digamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * functions.polygamma(1, self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def digamma_autograd(self):
    """digamma, recorded for the backward pass."""
    result = DIGAMMA[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = DigammaBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


DIGAMMA.implement(AUTOGRAD_CPU, digamma_autograd)


def digamma__autograd(self):
    """digamma_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return DIGAMMA_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("digamma_", self)
    node = DigammaBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    DIGAMMA_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


DIGAMMA_.implement(AUTOGRAD_CPU, digamma__autograd)
DIGAMMA_OUT.implement(AUTOGRAD_CPU, without_gradient(DIGAMMA_OUT))


def digamma_forward(self):
    """digamma, and the tangent of its result."""
    result = DIGAMMA[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.polygamma(1, self_p)
    forward.attach(result, result_t, self_t)
    return result


DIGAMMA.implement(FORWARD_AD, digamma_forward)


def digamma__forward(self):
    """digamma_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return DIGAMMA_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.polygamma(1, self_p)
    DIGAMMA_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


DIGAMMA_.implement(FORWARD_AD, digamma__forward)
DIGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(DIGAMMA_OUT))


# special_digamma (ops.yaml:10089)
SPECIAL_DIGAMMA = define(
    "special_digamma",
    "special_digamma(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10089",
    digest="07a1fda7fe472bea",
    kernel={
        "composite": "digamma(self)",
    },
)
SPECIAL_DIGAMMA_OUT = define(
    "special_digamma.out",
    "special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10089",
    digest="07a1fda7fe472bea",
)


def special_digamma_composite(self):
    """special_digamma, from other operators."""
    return functions.digamma(self)


SPECIAL_DIGAMMA.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_digamma_composite)


def special_digamma_out_cpu(self, out):
    """special_digamma.out: the functional form, copied into out."""
    return write_out("special_digamma.out", out, special_digamma_composite(self))


SPECIAL_DIGAMMA_OUT.implement(CPU, special_digamma_out_cpu)
SPECIAL_DIGAMMA_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_DIGAMMA_OUT))
SPECIAL_DIGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_DIGAMMA_OUT))


# special_psi (ops.yaml:10089)
SPECIAL_PSI = define(
    "special_psi",
    "special_psi(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10089",
    digest="5603013ceaaae2aa",
    kernel={
        "composite": "digamma(self)",
    },
)
SPECIAL_PSI_OUT = define(
    "special_psi.out",
    "special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10089",
    digest="5603013ceaaae2aa",
)


def special_psi_composite(self):
    """special_psi, from other operators."""
    return functions.digamma(self)


SPECIAL_PSI.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_psi_composite)


def special_psi_out_cpu(self, out):
    """special_psi.out: the functional form, copied into out."""
    return write_out("special_psi.out", out, special_psi_composite(self))


SPECIAL_PSI_OUT.implement(CPU, special_psi_out_cpu)
SPECIAL_PSI_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_PSI_OUT))
SPECIAL_PSI_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_PSI_OUT))


# polygamma (ops.yaml:10103, derivatives.yaml:813)
POLYGAMMA = define(
    "polygamma",
    "polygamma(int n, Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10103",
    digest="b94bc81e1a552220",
    kernel={
        "elementwise": "{n == 0: digamma(self), n == 1: trigamma(self), n > 1: (2 * (n % 2) - 1) * exp(lgamma("
        "n + 1)) * zeta(n + 1, self)}",
    },
    derivative={
        "self": "grad * polygamma(n + 1, self)",
        "result": "auto_element_wise",
    },
)
POLYGAMMA_OUT = define(
    "polygamma.out",
    "polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10103",
    digest="b94bc81e1a552220",
)
POLYGAMMA_0_LOOP = Elementwise(
    "polygamma", LOOPS, "polygamma_0_bb6f6951", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
POLYGAMMA_1_LOOP = Elementwise(
    "polygamma", LOOPS, "polygamma_1_8425d5e9", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
POLYGAMMA_2_LOOP = Elementwise(
    "polygamma",
    LOOPS,
    "polygamma_2_816e10fa",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
    free=(0,),
)


def polygamma_cpu(n, self):
    """polygamma on the CPU."""
    if n == 0:
        return POLYGAMMA_0_LOOP.make(self)
    if n == 1:
        return POLYGAMMA_1_LOOP.make(self)
    if n > 1:
        return POLYGAMMA_2_LOOP.make(self, n)
    raise language.no_case("polygamma", {"n": n})


POLYGAMMA.implement(CPU, polygamma_cpu)


def polygamma_out_cpu(n, self, out):
    """polygamma.out on the CPU."""
    if n == 0:
        return POLYGAMMA_0_LOOP.write(self, out)
    if n == 1:
        return POLYGAMMA_1_LOOP.write(self, out)
    if n > 1:
        return POLYGAMMA_2_LOOP.write(self, n, out)
    raise language.no_case("polygamma.out", {"n": n})


POLYGAMMA_OUT.implement(CPU, polygamma_out_cpu)


class PolygammaBackward0(Node):
    """Backward of polygamma (derivatives.yaml:813)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_n")
    operator = "polygamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        n = self._saved_n
        grad_self = grad * functions.polygamma(n + 1, self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def polygamma_autograd(n, self):
    """polygamma, recorded for the backward pass."""
    result = POLYGAMMA[(self._keys) & BELOW_AUTOGRAD](n, self)
    if state.active and not grad_enabled():
        return result
    node = PolygammaBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_n = n
    return recording.record(node, result, self)


POLYGAMMA.implement(AUTOGRAD_CPU, polygamma_autograd)
POLYGAMMA_OUT.implement(AUTOGRAD_CPU, without_gradient(POLYGAMMA_OUT))


def polygamma_forward(n, self):
    """polygamma, and the tangent of its result."""
    result = POLYGAMMA[(self._keys) & BELOW_FORWARD](n, self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.polygamma(n + 1, self_p)
    forward.attach(result, result_t, self_t)
    return result


POLYGAMMA.implement(FORWARD_AD, polygamma_forward)
POLYGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(POLYGAMMA_OUT))


# special_polygamma (ops.yaml:10106)
SPECIAL_POLYGAMMA = define(
    "special_polygamma",
    "special_polygamma(int n, Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10106",
    digest="e76955a62b96fb81",
    kernel={
        "composite": "polygamma(n, self)",
    },
)
SPECIAL_POLYGAMMA_OUT = define(
    "special_polygamma.out",
    "special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10106",
    digest="e76955a62b96fb81",
)


def special_polygamma_composite(n, self):
    """special_polygamma, from other operators."""
    return functions.polygamma(n, self)


SPECIAL_POLYGAMMA.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_polygamma_composite)


def special_polygamma_out_cpu(n, self, out):
    """special_polygamma.out: the functional form, copied into out."""
    return write_out("special_polygamma.out", out, special_polygamma_composite(n, self))


SPECIAL_POLYGAMMA_OUT.implement(CPU, special_polygamma_out_cpu)
SPECIAL_POLYGAMMA_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_POLYGAMMA_OUT))
SPECIAL_POLYGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_POLYGAMMA_OUT))


# mvlgamma (ops.yaml:10128)
MVLGAMMA = define(
    "mvlgamma",
    "mvlgamma(Tensor self, int p) -> Tensor",
    source="ops.yaml:10128",
    digest="8201143db0f2f10c",
    kernel={
        "composite": 'if p < 1:\n    refuse(f"mvlgamma: p must be at least 1, got {p}")\nif not self.dtype.is_'
        "floating_point:\n    self = self + 0.0\ntotal = p * (p - 1) * 0.28618247146235004\nfor nu"
        "mber in range(p):\n    total = total + lgamma(self - number / 2)\nreturn total",
    },
)
MVLGAMMA_ = define(
    "mvlgamma_",
    "mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)",
    source="ops.yaml:10128",
    digest="8201143db0f2f10c",
)
MVLGAMMA_OUT = define(
    "mvlgamma.out",
    "mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10128",
    digest="8201143db0f2f10c",
)


def mvlgamma_composite(self, p):
    """mvlgamma, from other operators."""
    if p < 1:
        language.refuse(f"mvlgamma: p must be at least 1, got {p}")
    if not self.dtype.is_floating_point:
        self = self + 0.0
    total = p * (p - 1) * 0.28618247146235004
    for number in range(p):
        total = total + functions.lgamma(self - number / 2)
    return total


MVLGAMMA.implement(COMPOSITE_IMPLICIT_AUTOGRAD, mvlgamma_composite)


def mvlgamma__composite(self, p):
    """mvlgamma_: the functional form, copied into self."""
    result = mvlgamma_composite(self, p)
    return functions.copy_(self, fitting("mvlgamma_", self, result))


MVLGAMMA_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, mvlgamma__composite)


def mvlgamma_out_cpu(self, p, out):
    """mvlgamma.out: the functional form, copied into out."""
    return write_out("mvlgamma.out", out, mvlgamma_composite(self, p))


MVLGAMMA_OUT.implement(CPU, mvlgamma_out_cpu)
MVLGAMMA_OUT.implement(AUTOGRAD_CPU, without_gradient(MVLGAMMA_OUT))
MVLGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(MVLGAMMA_OUT))


# special_multigammaln (ops.yaml:10131)
SPECIAL_MULTIGAMMALN = define(
    "special_multigammaln",
    "special_multigammaln(Tensor self, int p) -> Tensor",
    source="ops.yaml:10131",
    digest="df3bd372acfce4ff",
    kernel={
        "composite": "mvlgamma(self, p)",
    },
)
SPECIAL_MULTIGAMMALN_OUT = define(
    "special_multigammaln.out",
    "special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10131",
    digest="df3bd372acfce4ff",
)


def special_multigammaln_composite(self, p):
    """special_multigammaln, from other operators."""
    return functions.mvlgamma(self, p)


SPECIAL_MULTIGAMMALN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_multigammaln_composite)


def special_multigammaln_out_cpu(self, p, out):
    """special_multigammaln.out: the functional form, copied into out."""
    return write_out("special_multigammaln.out", out, special_multigammaln_composite(self, p))


SPECIAL_MULTIGAMMALN_OUT.implement(CPU, special_multigammaln_out_cpu)
SPECIAL_MULTIGAMMALN_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_MULTIGAMMALN_OUT))
SPECIAL_MULTIGAMMALN_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_MULTIGAMMALN_OUT))


# logit (ops.yaml:10148, derivatives.yaml:817)
LOGIT = define(
    "logit",
    "logit(Tensor self, float? eps=None) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10148",
    digest="a274a053d1244fa1",
    kernel={
        "elementwise": "{eps is None: log(self / (1 - self)), eps is not None: log(minimum(maximum(self, eps),"
        " 1 - eps) / (1 - minimum(maximum(self, eps), 1 - eps)))}",
    },
    derivative={
        "self": "where((self >= 0) & (self <= 1), grad / (self * (1 - self)), nan) if eps is None else "
        "where((self >= eps) & (self <= 1 - eps), grad / (self * (1 - self)), 0)",
        "result": "auto_element_wise",
    },
)
LOGIT_ = define(
    "logit_",
    "logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)",
    source="ops.yaml:10148",
    digest="a274a053d1244fa1",
)
LOGIT_OUT = define(
    "logit.out",
    "logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10148",
    digest="a274a053d1244fa1",
)
LOGIT_0_LOOP = Elementwise(
    "logit", LOOPS, "logit_0_d5ca2023", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
LOGIT_1_LOOP = Elementwise(
    "logit", LOOPS, "logit_1_96eb289c", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating'), free=(0,)
)


def logit_cpu(self, eps):
    """logit on the CPU."""
    if eps is None:
        return LOGIT_0_LOOP.make(self)
    if eps is not None:
        return LOGIT_1_LOOP.make(self, eps)
    raise language.no_case("logit", {"eps": eps})


LOGIT.implement(CPU, logit_cpu)


def logit__cpu(self, eps):
    """logit_ on the CPU."""
    if eps is None:
        return LOGIT_0_LOOP.update(self)
    if eps is not None:
        return LOGIT_1_LOOP.update(self, eps)
    raise language.no_case("logit_", {"eps": eps})


LOGIT_.implement(CPU, logit__cpu)


def logit_out_cpu(self, eps, out):
    """logit.out on the CPU."""
    if eps is None:
        return LOGIT_0_LOOP.write(self, out)
    if eps is not None:
        return LOGIT_1_LOOP.write(self, eps, out)
    raise language.no_case("logit.out", {"eps": eps})


LOGIT_OUT.implement(CPU, logit_out_cpu)


class LogitBackward0(Node):
    """Backward of logit (derivatives.yaml:817)."""

    __slots__ = ("_saved_eps", "_saved_self", "_version_self")
    operator = "logit"

    def apply(self, grad):
        eps = self._saved_eps
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = (
            functions.where((self_ >= 0) & (self_ <= 1), grad / (self_ * (1 - self_)), math.nan)
            if eps is None
            else functions.where((self_ >= eps) & (self_ <= 1 - eps), grad / (self_ * (1 - self_)), 0)
        )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def logit_autograd(self, eps):
    """logit, recorded for the backward pass."""
    result = LOGIT[(self._keys) & BELOW_AUTOGRAD](self, eps)
    if state.active and not grad_enabled():
        return result
    node = LogitBackward0()
    node._saved_eps = eps
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LOGIT.implement(AUTOGRAD_CPU, logit_autograd)


def logit__autograd(self, eps):
    """logit_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LOGIT_[(self._keys) & BELOW_AUTOGRAD](self, eps)
    check_inplace("logit_", self)
    node = LogitBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_eps = eps
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LOGIT_[(self._keys) & BELOW_AUTOGRAD](self, eps)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LOGIT_.implement(AUTOGRAD_CPU, logit__autograd)
LOGIT_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGIT_OUT))


def logit_forward(self, eps):
    """logit, and the tangent of its result."""
    result = LOGIT[(self._keys) & BELOW_FORWARD](self, eps)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = (
        functions.where((self_p >= 0) & (self_p <= 1), self_t / (self_p * (1 - self_p)), math.nan)
        if eps is None
        else functions.where((self_p >= eps) & (self_p <= 1 - eps), self_t / (self_p * (1 - self_p)), 0)
    )
    forward.attach(result, result_t, self_t)
    return result


LOGIT.implement(FORWARD_AD, logit_forward)


def logit__forward(self, eps):
    """logit_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LOGIT_[(self._keys) & BELOW_FORWARD](self, eps)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = (
        functions.where((self_p >= 0) & (self_p <= 1), self_t / (self_p * (1 - self_p)), math.nan)
        if eps is None
        else functions.where((self_p >= eps) & (self_p <= 1 - eps), self_t / (self_p * (1 - self_p)), 0)
    )
    LOGIT_[(self._keys) & BELOW_FORWARD](self, eps)
    return forward.rewrite(self, result_t, self_t)


LOGIT_.implement(FORWARD_AD, logit__forward)
LOGIT_OUT.implement(FORWARD_AD, forward.without_tangent(LOGIT_OUT))


# special_logit (ops.yaml:10151)
SPECIAL_LOGIT = define(
    "special_logit",
    "special_logit(Tensor self, float? eps=None) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10151",
    digest="db1ba54512fa4dbf",
    kernel={
        "composite": "logit(self, eps)",
    },
)
SPECIAL_LOGIT_OUT = define(
    "special_logit.out",
    "special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10151",
    digest="db1ba54512fa4dbf",
)


def special_logit_composite(self, eps):
    """special_logit, from other operators."""
    return functions.logit(self, eps)


SPECIAL_LOGIT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_logit_composite)


def special_logit_out_cpu(self, eps, out):
    """special_logit.out: the functional form, copied into out."""
    return write_out("special_logit.out", out, special_logit_composite(self, eps))


SPECIAL_LOGIT_OUT.implement(CPU, special_logit_out_cpu)
SPECIAL_LOGIT_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_LOGIT_OUT))
SPECIAL_LOGIT_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_LOGIT_OUT))
