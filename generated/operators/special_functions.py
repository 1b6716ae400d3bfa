"""The special_functions operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

import numpy as np

from runtime import language
from runtime.autograd import forward
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward
from runtime.autograd.saved import not_implemented
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD
from runtime.tensor import Tensor, bump_version

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.special_functions"
functions = LateModule(f"{PACKAGE}.functions")


# erfinv (ops.yaml:8088, derivatives.yaml:950)
ERFINV = define(
    "erfinv",
    "erfinv(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8088",
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
    source="ops.yaml:8088",
    digest="fc06e8f5cc253182",
)
ERFINV_OUT = define(
    "erfinv.out",
    "erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8088",
    digest="fc06e8f5cc253182",
)
ERFINV_LOOP = Elementwise(
    "erfinv", LOOPS, "erfinv_b2ddac7f", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def erfinv_cpu(self):
    """erfinv on the CPU."""
    dtype = self.dtype
    kernel = ERFINV_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return ERFINV_LOOP.compute((self,), ())


ERFINV.implement(CPU, erfinv_cpu)


def erfinv__cpu(self):
    """erfinv_ on the CPU."""
    dtype = self.dtype
    kernel = ERFINV_LOOP[dtype]
    array = self._array
    if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), ()) == 0:
        bump_version(self)
        return self
    return ERFINV_LOOP.compute((self,), (), (self,), in_place=True)


ERFINV_.implement(CPU, erfinv__cpu)


def erfinv_out_cpu(self, out):
    """erfinv.out on the CPU."""
    return ERFINV_LOOP.compute((self,), (), (out,))


ERFINV_OUT.implement(CPU, erfinv_out_cpu)
ERFINV_BACKWARD_SELF_LOOP = Elementwise("ErfinvBackward0", LOOPS, "erfinv_backward_self_6edfbf63", 2)


class ErfinvBackward0(Node):
    """Backward of erfinv (derivatives.yaml:950)."""

    __slots__ = ("_saved_result",)
    operator = "erfinv"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ERFINV_BACKWARD_SELF_LOOP((grad, result))
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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
        result_t = ERFINV_FORWARD_LOOP((self_t, result_p))
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
        result_t = ERFINV_FORWARD_LOOP((self_t, result_p))
    else:
        result_t = 0.886226925452758 * functions.exp(result_p * result_p) * self_t
    return forward.keep(forward.rewrite(self, result_t, self_t))


ERFINV_.implement(FORWARD_AD, erfinv__forward)
ERFINV_OUT.implement(FORWARD_AD, forward.without_tangent(ERFINV_OUT))


# special_erfinv (ops.yaml:8091)
SPECIAL_ERFINV = define(
    "special_erfinv",
    "special_erfinv(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8091",
    digest="938c36767e9a0792",
    kernel={
        "composite": "erfinv(self)",
    },
)
SPECIAL_ERFINV_OUT = define(
    "special_erfinv.out",
    "special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8091",
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


# lgamma (ops.yaml:8105, derivatives.yaml:954)
LGAMMA = define(
    "lgamma",
    "lgamma(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8105",
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
    source="ops.yaml:8105",
    digest="6e2ffc08c0ee6071",
)
LGAMMA_OUT = define(
    "lgamma.out",
    "lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8105",
    digest="6e2ffc08c0ee6071",
)
LGAMMA_LOOP = Elementwise(
    "lgamma", LOOPS, "lgamma_9b414a34", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def lgamma_cpu(self):
    """lgamma on the CPU."""
    dtype = self.dtype
    kernel = LGAMMA_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return LGAMMA_LOOP.compute((self,), ())


LGAMMA.implement(CPU, lgamma_cpu)


def lgamma__cpu(self):
    """lgamma_ on the CPU."""
    dtype = self.dtype
    kernel = LGAMMA_LOOP[dtype]
    array = self._array
    if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), ()) == 0:
        bump_version(self)
        return self
    return LGAMMA_LOOP.compute((self,), (), (self,), in_place=True)


LGAMMA_.implement(CPU, lgamma__cpu)


def lgamma_out_cpu(self, out):
    """lgamma.out on the CPU."""
    return LGAMMA_LOOP.compute((self,), (), (out,))


LGAMMA_OUT.implement(CPU, lgamma_out_cpu)
LGAMMA_BACKWARD_SELF_LOOP = Elementwise("LgammaBackward0", LOOPS, "lgamma_backward_self_d24a68c4", 2)


class LgammaBackward0(Node):
    """Backward of lgamma (derivatives.yaml:954)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "lgamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LGAMMA_BACKWARD_SELF_LOOP((grad, self_))
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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
        result_t = LGAMMA_FORWARD_LOOP((self_t, self_p))
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
        result_t = LGAMMA_FORWARD_LOOP((self_t, self_p))
    else:
        result_t = self_t * functions.digamma(self_p)
    LGAMMA_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


LGAMMA_.implement(FORWARD_AD, lgamma__forward)
LGAMMA_OUT.implement(FORWARD_AD, forward.without_tangent(LGAMMA_OUT))


# special_gammaln (ops.yaml:8108)
SPECIAL_GAMMALN = define(
    "special_gammaln",
    "special_gammaln(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8108",
    digest="9a4820156d01d671",
    kernel={
        "composite": "lgamma(self)",
    },
)
SPECIAL_GAMMALN_OUT = define(
    "special_gammaln.out",
    "special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8108",
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


# digamma (ops.yaml:8122, derivatives.yaml:958)
DIGAMMA = define(
    "digamma",
    "digamma(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8122",
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
    source="ops.yaml:8122",
    digest="03f38f7b68a4a68d",
)
DIGAMMA_OUT = define(
    "digamma.out",
    "digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8122",
    digest="03f38f7b68a4a68d",
)
DIGAMMA_LOOP = Elementwise(
    "digamma", LOOPS, "digamma_bb6f6951", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def digamma_cpu(self):
    """digamma on the CPU."""
    dtype = self.dtype
    kernel = DIGAMMA_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return DIGAMMA_LOOP.compute((self,), ())


DIGAMMA.implement(CPU, digamma_cpu)


def digamma__cpu(self):
    """digamma_ on the CPU."""
    dtype = self.dtype
    kernel = DIGAMMA_LOOP[dtype]
    array = self._array
    if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), ()) == 0:
        bump_version(self)
        return self
    return DIGAMMA_LOOP.compute((self,), (), (self,), in_place=True)


DIGAMMA_.implement(CPU, digamma__cpu)


def digamma_out_cpu(self, out):
    """digamma.out on the CPU."""
    return DIGAMMA_LOOP.compute((self,), (), (out,))


DIGAMMA_OUT.implement(CPU, digamma_out_cpu)


class DigammaBackward0(Node):
    """Backward of digamma (derivatives.yaml:958)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# special_digamma (ops.yaml:8125)
SPECIAL_DIGAMMA = define(
    "special_digamma",
    "special_digamma(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8125",
    digest="07a1fda7fe472bea",
    kernel={
        "composite": "digamma(self)",
    },
)
SPECIAL_DIGAMMA_OUT = define(
    "special_digamma.out",
    "special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8125",
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


# special_psi (ops.yaml:8125)
SPECIAL_PSI = define(
    "special_psi",
    "special_psi(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8125",
    digest="5603013ceaaae2aa",
    kernel={
        "composite": "digamma(self)",
    },
)
SPECIAL_PSI_OUT = define(
    "special_psi.out",
    "special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8125",
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


# polygamma (ops.yaml:8139, derivatives.yaml:962)
POLYGAMMA = define(
    "polygamma",
    "polygamma(int n, Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8139",
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
    source="ops.yaml:8139",
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
        return POLYGAMMA_0_LOOP((self,), ())
    if n == 1:
        return POLYGAMMA_1_LOOP((self,), ())
    if n > 1:
        return POLYGAMMA_2_LOOP((self,), (n,))
    raise language.no_case("polygamma", {"n": n})


POLYGAMMA.implement(CPU, polygamma_cpu)


def polygamma_out_cpu(n, self, out):
    """polygamma.out on the CPU."""
    if n == 0:
        return POLYGAMMA_0_LOOP.compute((self,), (), (out,))
    if n == 1:
        return POLYGAMMA_1_LOOP.compute((self,), (), (out,))
    if n > 1:
        return POLYGAMMA_2_LOOP.compute((self,), (n,), (out,))
    raise language.no_case("polygamma.out", {"n": n})


POLYGAMMA_OUT.implement(CPU, polygamma_out_cpu)


class PolygammaBackward0(Node):
    """Backward of polygamma (derivatives.yaml:962)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_n = n
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# special_polygamma (ops.yaml:8142)
SPECIAL_POLYGAMMA = define(
    "special_polygamma",
    "special_polygamma(int n, Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8142",
    digest="e76955a62b96fb81",
    kernel={
        "composite": "polygamma(n, self)",
    },
)
SPECIAL_POLYGAMMA_OUT = define(
    "special_polygamma.out",
    "special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8142",
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


# mvlgamma (ops.yaml:8164)
MVLGAMMA = define(
    "mvlgamma",
    "mvlgamma(Tensor self, int p) -> Tensor",
    source="ops.yaml:8164",
    digest="ecc180c00b9743ea",
    kernel={
        "composite": 'if p < 1:\n    refuse(f"mvlgamma: p must be at least 1, got {p}")\nif not self.dtype.is_'
        "floating_point:\n    self = self + 0.0\ntotal = p * (p - 1) * 0.28618247146235004\nfor nu"
        "mber in range(p):\n    total = total + lgamma(self - number / 2)\nreturn total",
    },
)
MVLGAMMA_ = define(
    "mvlgamma_",
    "mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)",
    source="ops.yaml:8164",
    digest="ecc180c00b9743ea",
)
MVLGAMMA_OUT = define(
    "mvlgamma.out",
    "mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8164",
    digest="ecc180c00b9743ea",
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


# special_multigammaln (ops.yaml:8167)
SPECIAL_MULTIGAMMALN = define(
    "special_multigammaln",
    "special_multigammaln(Tensor self, int p) -> Tensor",
    source="ops.yaml:8167",
    digest="8014af1bed677ee5",
    kernel={
        "composite": "mvlgamma(self, p)",
    },
)
SPECIAL_MULTIGAMMALN_OUT = define(
    "special_multigammaln.out",
    "special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8167",
    digest="8014af1bed677ee5",
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


# logit (ops.yaml:8184, derivatives.yaml:966)
LOGIT = define(
    "logit",
    "logit(Tensor self, float? eps=None) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8184",
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
    source="ops.yaml:8184",
    digest="a274a053d1244fa1",
)
LOGIT_OUT = define(
    "logit.out",
    "logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8184",
    digest="a274a053d1244fa1",
)
LOGIT_0_LOOP = Elementwise(
    "logit", LOOPS, "logit_0_e65398bc", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
LOGIT_1_LOOP = Elementwise(
    "logit", LOOPS, "logit_1_229205fd", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating'), free=(0,)
)


def logit_cpu(self, eps):
    """logit on the CPU."""
    if eps is None:
        return LOGIT_0_LOOP((self,), ())
    if eps is not None:
        return LOGIT_1_LOOP((self,), (eps,))
    raise language.no_case("logit", {"eps": eps})


LOGIT.implement(CPU, logit_cpu)


def logit__cpu(self, eps):
    """logit_ on the CPU."""
    if eps is None:
        return LOGIT_0_LOOP.compute((self,), (), (self,), in_place=True)
    if eps is not None:
        return LOGIT_1_LOOP.compute((self,), (eps,), (self,), in_place=True)
    raise language.no_case("logit_", {"eps": eps})


LOGIT_.implement(CPU, logit__cpu)


def logit_out_cpu(self, eps, out):
    """logit.out on the CPU."""
    if eps is None:
        return LOGIT_0_LOOP.compute((self,), (), (out,))
    if eps is not None:
        return LOGIT_1_LOOP.compute((self,), (eps,), (out,))
    raise language.no_case("logit.out", {"eps": eps})


LOGIT_OUT.implement(CPU, logit_out_cpu)


class LogitBackward0(Node):
    """Backward of logit (derivatives.yaml:966)."""

    __slots__ = ("_saved_eps", "_saved_self", "_version_self")
    operator = "logit"

    def apply(self, grad):
        eps = self._saved_eps
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions.where(
            (self_ >= 0) & (self_ <= 1), grad / (self_ * (1 - self_)), math.nan
        ) if eps is None else functions.where(
            (self_ >= eps) & (self_ <= 1 - eps), grad / (self_ * (1 - self_)), 0
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_eps = eps
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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
    result_t = functions.where(
        (self_p >= 0) & (self_p <= 1), self_t / (self_p * (1 - self_p)), math.nan
    ) if eps is None else functions.where(
        (self_p >= eps) & (self_p <= 1 - eps), self_t / (self_p * (1 - self_p)), 0
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
    result_t = functions.where(
        (self_p >= 0) & (self_p <= 1), self_t / (self_p * (1 - self_p)), math.nan
    ) if eps is None else functions.where(
        (self_p >= eps) & (self_p <= 1 - eps), self_t / (self_p * (1 - self_p)), 0
    )
    LOGIT_[(self._keys) & BELOW_FORWARD](self, eps)
    return forward.rewrite(self, result_t, self_t)


LOGIT_.implement(FORWARD_AD, logit__forward)
LOGIT_OUT.implement(FORWARD_AD, forward.without_tangent(LOGIT_OUT))


# special_logit (ops.yaml:8187)
SPECIAL_LOGIT = define(
    "special_logit",
    "special_logit(Tensor self, float? eps=None) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8187",
    digest="db1ba54512fa4dbf",
    kernel={
        "composite": "logit(self, eps)",
    },
)
SPECIAL_LOGIT_OUT = define(
    "special_logit.out",
    "special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8187",
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


# sinc (ops.yaml:8207, derivatives.yaml:970)
SINC = define(
    "sinc",
    "sinc(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8207",
    digest="134fb0494a5d075d",
    kernel={
        "elementwise": "sinc(self)",
    },
    derivative={
        "self": "grad * where(self == 0, 0, (pi * self * cos(pi * self) - sin(pi * self)) / where(self "
        "== 0, 1, pi * self * self))",
        "result": "auto_element_wise",
    },
)
SINC_ = define(
    "sinc_",
    "sinc_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:8207",
    digest="134fb0494a5d075d",
)
SINC_OUT = define(
    "sinc.out",
    "sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8207",
    digest="134fb0494a5d075d",
)
SINC_LOOP = Elementwise(
    "sinc", LOOPS, "sinc_2ac4b45c", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def sinc_cpu(self):
    """sinc on the CPU."""
    dtype = self.dtype
    kernel = SINC_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SINC_LOOP.compute((self,), ())


SINC.implement(CPU, sinc_cpu)


def sinc__cpu(self):
    """sinc_ on the CPU."""
    dtype = self.dtype
    kernel = SINC_LOOP[dtype]
    array = self._array
    if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), ()) == 0:
        bump_version(self)
        return self
    return SINC_LOOP.compute((self,), (), (self,), in_place=True)


SINC_.implement(CPU, sinc__cpu)


def sinc_out_cpu(self, out):
    """sinc.out on the CPU."""
    return SINC_LOOP.compute((self,), (), (out,))


SINC_OUT.implement(CPU, sinc_out_cpu)
SINC_BACKWARD_SELF_LOOP = Elementwise("SincBackward0", LOOPS, "sinc_backward_self_d2ea8936", 2)


class SincBackward0(Node):
    """Backward of sinc (derivatives.yaml:970)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "sinc"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SINC_BACKWARD_SELF_LOOP((grad, self_))
        else:
            grad_self = grad * functions.where(
                self_ == 0,
                0,
                (
                    math.pi * self_ * functions.cos(math.pi * self_) - functions.sin(math.pi * self_)
                ) / functions.where(self_ == 0, 1, math.pi * self_ * self_),
            )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def sinc_autograd(self):
    """sinc, recorded for the backward pass."""
    result = SINC[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SincBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SINC.implement(AUTOGRAD_CPU, sinc_autograd)


def sinc__autograd(self):
    """sinc_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SINC_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sinc_", self)
    node = SincBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SINC_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SINC_.implement(AUTOGRAD_CPU, sinc__autograd)
SINC_OUT.implement(AUTOGRAD_CPU, without_gradient(SINC_OUT))
SINC_FORWARD_LOOP = Elementwise("sinc", LOOPS, "sinc_forward_1f19cedb", 2)


def sinc_forward(self):
    """sinc, and the tangent of its result."""
    result = SINC[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SINC_FORWARD_LOOP((self_t, self_p))
    else:
        result_t = self_t * functions.where(
            self_p == 0,
            0,
            (
                math.pi * self_p * functions.cos(math.pi * self_p) - functions.sin(math.pi * self_p)
            ) / functions.where(self_p == 0, 1, math.pi * self_p * self_p),
        )
    forward.attach(result, result_t, self_t)
    return result


SINC.implement(FORWARD_AD, sinc_forward)


def sinc__forward(self):
    """sinc_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SINC_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SINC_FORWARD_LOOP((self_t, self_p))
    else:
        result_t = self_t * functions.where(
            self_p == 0,
            0,
            (
                math.pi * self_p * functions.cos(math.pi * self_p) - functions.sin(math.pi * self_p)
            ) / functions.where(self_p == 0, 1, math.pi * self_p * self_p),
        )
    SINC_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SINC_.implement(FORWARD_AD, sinc__forward)
SINC_OUT.implement(FORWARD_AD, forward.without_tangent(SINC_OUT))


# special_sinc (ops.yaml:8210)
SPECIAL_SINC = define(
    "special_sinc",
    "special_sinc(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8210",
    digest="8f0a0fe3fa47eff0",
    kernel={
        "composite": "sinc(self)",
    },
)
SPECIAL_SINC_OUT = define(
    "special_sinc.out",
    "special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8210",
    digest="8f0a0fe3fa47eff0",
)


def special_sinc_composite(self):
    """special_sinc, from other operators."""
    return functions.sinc(self)


SPECIAL_SINC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_sinc_composite)


def special_sinc_out_cpu(self, out):
    """special_sinc.out: the functional form, copied into out."""
    return write_out("special_sinc.out", out, special_sinc_composite(self))


SPECIAL_SINC_OUT.implement(CPU, special_sinc_out_cpu)
SPECIAL_SINC_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_SINC_OUT))
SPECIAL_SINC_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_SINC_OUT))


# i0 (ops.yaml:8224, derivatives.yaml:974)
I0 = define(
    "i0",
    "i0(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8224",
    digest="eecbc4348357ddd0",
    kernel={
        "elementwise": "i0(self)",
    },
    derivative={
        "self": "grad * special_i1(self)",
        "result": "auto_element_wise",
    },
)
I0_ = define(
    "i0_",
    "i0_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:8224",
    digest="eecbc4348357ddd0",
)
I0_OUT = define(
    "i0.out",
    "i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8224",
    digest="eecbc4348357ddd0",
)
I0_LOOP = Elementwise("i0", LOOPS, "i0_89cdde9a", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating'))


def i0_cpu(self):
    """i0 on the CPU."""
    dtype = self.dtype
    kernel = I0_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return I0_LOOP.compute((self,), ())


I0.implement(CPU, i0_cpu)


def i0__cpu(self):
    """i0_ on the CPU."""
    dtype = self.dtype
    kernel = I0_LOOP[dtype]
    array = self._array
    if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), ()) == 0:
        bump_version(self)
        return self
    return I0_LOOP.compute((self,), (), (self,), in_place=True)


I0_.implement(CPU, i0__cpu)


def i0_out_cpu(self, out):
    """i0.out on the CPU."""
    return I0_LOOP.compute((self,), (), (out,))


I0_OUT.implement(CPU, i0_out_cpu)


class I0Backward0(Node):
    """Backward of i0 (derivatives.yaml:974)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "i0"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * functions.special_i1(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def i0_autograd(self):
    """i0, recorded for the backward pass."""
    result = I0[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = I0Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


I0.implement(AUTOGRAD_CPU, i0_autograd)


def i0__autograd(self):
    """i0_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return I0_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("i0_", self)
    node = I0Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    I0_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


I0_.implement(AUTOGRAD_CPU, i0__autograd)
I0_OUT.implement(AUTOGRAD_CPU, without_gradient(I0_OUT))


def i0_forward(self):
    """i0, and the tangent of its result."""
    result = I0[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.special_i1(self_p)
    forward.attach(result, result_t, self_t)
    return result


I0.implement(FORWARD_AD, i0_forward)


def i0__forward(self):
    """i0_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return I0_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.special_i1(self_p)
    I0_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


I0_.implement(FORWARD_AD, i0__forward)
I0_OUT.implement(FORWARD_AD, forward.without_tangent(I0_OUT))


# special_i0 (ops.yaml:8227)
SPECIAL_I0 = define(
    "special_i0",
    "special_i0(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8227",
    digest="7663c192e0eb1340",
    kernel={
        "composite": "i0(self)",
    },
)
SPECIAL_I0_OUT = define(
    "special_i0.out",
    "special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8227",
    digest="7663c192e0eb1340",
)


def special_i0_composite(self):
    """special_i0, from other operators."""
    return functions.i0(self)


SPECIAL_I0.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_i0_composite)


def special_i0_out_cpu(self, out):
    """special_i0.out: the functional form, copied into out."""
    return write_out("special_i0.out", out, special_i0_composite(self))


SPECIAL_I0_OUT.implement(CPU, special_i0_out_cpu)
SPECIAL_I0_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I0_OUT))
SPECIAL_I0_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I0_OUT))


# special_i0e (ops.yaml:8239, derivatives.yaml:978)
SPECIAL_I0E = define(
    "special_i0e",
    "special_i0e(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8239",
    digest="d76ed8f2f044982c",
    kernel={
        "elementwise": "i0e(self)",
    },
    derivative={
        "self": "grad * (special_i1e(self) - sgn(self) * result)",
        "result": "auto_element_wise",
    },
)
SPECIAL_I0E_OUT = define(
    "special_i0e.out",
    "special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8239",
    digest="d76ed8f2f044982c",
)
SPECIAL_I0E_LOOP = Elementwise(
    "special_i0e", LOOPS, "special_i0e_75920dad", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def special_i0e_cpu(self):
    """special_i0e on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_I0E_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_I0E_LOOP.compute((self,), ())


SPECIAL_I0E.implement(CPU, special_i0e_cpu)


def special_i0e_out_cpu(self, out):
    """special_i0e.out on the CPU."""
    return SPECIAL_I0E_LOOP.compute((self,), (), (out,))


SPECIAL_I0E_OUT.implement(CPU, special_i0e_out_cpu)


class SpecialI0eBackward0(Node):
    """Backward of special_i0e (derivatives.yaml:978)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "special_i0e"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = grad * (functions.special_i1e(self_) - functions.sgn(self_) * result)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def special_i0e_autograd(self):
    """special_i0e, recorded for the backward pass."""
    result = SPECIAL_I0E[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialI0eBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_I0E.implement(AUTOGRAD_CPU, special_i0e_autograd)
SPECIAL_I0E_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I0E_OUT))


def special_i0e_forward(self):
    """special_i0e, and the tangent of its result."""
    result = SPECIAL_I0E[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t * (functions.special_i1e(self_p) - functions.sgn(self_p) * result_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_I0E.implement(FORWARD_AD, special_i0e_forward)
SPECIAL_I0E_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I0E_OUT))


# special_i1 (ops.yaml:8255, derivatives.yaml:982)
SPECIAL_I1 = define(
    "special_i1",
    "special_i1(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8255",
    digest="4828a3e739ff8378",
    kernel={
        "elementwise": "i1(self)",
    },
    derivative={
        "self": "grad * where(self == 0, 0.5, i0(self) - result / where(self == 0, 1, self))",
        "result": "auto_element_wise",
    },
)
SPECIAL_I1_OUT = define(
    "special_i1.out",
    "special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8255",
    digest="4828a3e739ff8378",
)
SPECIAL_I1_LOOP = Elementwise(
    "special_i1", LOOPS, "special_i1_52d5ec98", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def special_i1_cpu(self):
    """special_i1 on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_I1_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_I1_LOOP.compute((self,), ())


SPECIAL_I1.implement(CPU, special_i1_cpu)


def special_i1_out_cpu(self, out):
    """special_i1.out on the CPU."""
    return SPECIAL_I1_LOOP.compute((self,), (), (out,))


SPECIAL_I1_OUT.implement(CPU, special_i1_out_cpu)
SPECIAL_I1_BACKWARD_SELF_LOOP = Elementwise("SpecialI1Backward0", LOOPS, "special_i1_backward_self_52f085c8", 3)


class SpecialI1Backward0(Node):
    """Backward of special_i1 (derivatives.yaml:982)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "special_i1"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_I1_BACKWARD_SELF_LOOP((grad, result, self_))
        else:
            grad_self = grad * functions.where(
                self_ == 0, 0.5, functions.i0(self_) - result / functions.where(self_ == 0, 1, self_)
            )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def special_i1_autograd(self):
    """special_i1, recorded for the backward pass."""
    result = SPECIAL_I1[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialI1Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_I1.implement(AUTOGRAD_CPU, special_i1_autograd)
SPECIAL_I1_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I1_OUT))
SPECIAL_I1_FORWARD_LOOP = Elementwise("special_i1", LOOPS, "special_i1_forward_ac239e2e", 3)


def special_i1_forward(self):
    """special_i1, and the tangent of its result."""
    result = SPECIAL_I1[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p, self_p):
        result_t = SPECIAL_I1_FORWARD_LOOP((self_t, result_p, self_p))
    else:
        result_t = self_t * functions.where(
            self_p == 0, 0.5, functions.i0(self_p) - result_p / functions.where(self_p == 0, 1, self_p)
        )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_I1.implement(FORWARD_AD, special_i1_forward)
SPECIAL_I1_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I1_OUT))


# special_i1e (ops.yaml:8271, derivatives.yaml:986)
SPECIAL_I1E = define(
    "special_i1e",
    "special_i1e(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8271",
    digest="046ee2de8a878330",
    kernel={
        "elementwise": "i1e(self)",
    },
    derivative={
        "self": "grad * where(self == 0, 0.5, special_i0e(self) - result * (sgn(self) + 1 / where(self "
        "== 0, 1, self)))",
        "result": "auto_element_wise",
    },
)
SPECIAL_I1E_OUT = define(
    "special_i1e.out",
    "special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8271",
    digest="046ee2de8a878330",
)
SPECIAL_I1E_LOOP = Elementwise(
    "special_i1e", LOOPS, "special_i1e_36817411", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def special_i1e_cpu(self):
    """special_i1e on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_I1E_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_I1E_LOOP.compute((self,), ())


SPECIAL_I1E.implement(CPU, special_i1e_cpu)


def special_i1e_out_cpu(self, out):
    """special_i1e.out on the CPU."""
    return SPECIAL_I1E_LOOP.compute((self,), (), (out,))


SPECIAL_I1E_OUT.implement(CPU, special_i1e_out_cpu)


class SpecialI1eBackward0(Node):
    """Backward of special_i1e (derivatives.yaml:986)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "special_i1e"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = grad * functions.where(
            self_ == 0,
            0.5,
            functions.special_i0e(self_) - result * (functions.sgn(self_) + 1 / functions.where(self_ == 0, 1, self_)),
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def special_i1e_autograd(self):
    """special_i1e, recorded for the backward pass."""
    result = SPECIAL_I1E[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialI1eBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_I1E.implement(AUTOGRAD_CPU, special_i1e_autograd)
SPECIAL_I1E_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I1E_OUT))


def special_i1e_forward(self):
    """special_i1e, and the tangent of its result."""
    result = SPECIAL_I1E[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t * functions.where(
        self_p == 0,
        0.5,
        functions.special_i0e(self_p) - result_p * (
            functions.sgn(self_p) + 1 / functions.where(self_p == 0, 1, self_p)
        ),
    )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_I1E.implement(FORWARD_AD, special_i1e_forward)
SPECIAL_I1E_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I1E_OUT))


# special_erfcx (ops.yaml:8287, derivatives.yaml:990)
SPECIAL_ERFCX = define(
    "special_erfcx",
    "special_erfcx(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8287",
    digest="1d0fbbc3c1770edd",
    kernel={
        "elementwise": "erfcx(self)",
    },
    derivative={
        "self": "grad * (2 * self * result - 1.1283791670955126)",
        "result": "auto_element_wise",
    },
)
SPECIAL_ERFCX_OUT = define(
    "special_erfcx.out",
    "special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8287",
    digest="1d0fbbc3c1770edd",
)
SPECIAL_ERFCX_LOOP = Elementwise(
    "special_erfcx",
    LOOPS,
    "special_erfcx_cc49f1bb",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def special_erfcx_cpu(self):
    """special_erfcx on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_ERFCX_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_ERFCX_LOOP.compute((self,), ())


SPECIAL_ERFCX.implement(CPU, special_erfcx_cpu)


def special_erfcx_out_cpu(self, out):
    """special_erfcx.out on the CPU."""
    return SPECIAL_ERFCX_LOOP.compute((self,), (), (out,))


SPECIAL_ERFCX_OUT.implement(CPU, special_erfcx_out_cpu)
SPECIAL_ERFCX_BACKWARD_SELF_LOOP = Elementwise(
    "SpecialErfcxBackward0", LOOPS, "special_erfcx_backward_self_c0587ac8", 3
)


class SpecialErfcxBackward0(Node):
    """Backward of special_erfcx (derivatives.yaml:990)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "special_erfcx"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_ERFCX_BACKWARD_SELF_LOOP((grad, result, self_))
        else:
            grad_self = grad * (2 * self_ * result - 1.1283791670955126)
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def special_erfcx_autograd(self):
    """special_erfcx, recorded for the backward pass."""
    result = SPECIAL_ERFCX[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialErfcxBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_ERFCX.implement(AUTOGRAD_CPU, special_erfcx_autograd)
SPECIAL_ERFCX_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ERFCX_OUT))
SPECIAL_ERFCX_FORWARD_LOOP = Elementwise("special_erfcx", LOOPS, "special_erfcx_forward_f311d234", 3)


def special_erfcx_forward(self):
    """special_erfcx, and the tangent of its result."""
    result = SPECIAL_ERFCX[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p, self_p):
        result_t = SPECIAL_ERFCX_FORWARD_LOOP((self_t, result_p, self_p))
    else:
        result_t = self_t * (2 * self_p * result_p - 1.1283791670955126)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_ERFCX.implement(FORWARD_AD, special_erfcx_forward)
SPECIAL_ERFCX_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ERFCX_OUT))


# special_entr (ops.yaml:8301, derivatives.yaml:994)
SPECIAL_ENTR = define(
    "special_entr",
    "special_entr(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8301",
    digest="a1f1b1599f7c9d48",
    kernel={
        "elementwise": "where(isnan(self), self, where(self > 0, -self * log(self), where(self == 0, 0, -inf))"
        ")",
    },
    derivative={
        "self": "grad * (-(1 + log(self)))",
        "result": "auto_element_wise",
    },
)
SPECIAL_ENTR_OUT = define(
    "special_entr.out",
    "special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8301",
    digest="a1f1b1599f7c9d48",
)
SPECIAL_ENTR_LOOP = Elementwise(
    "special_entr", LOOPS, "special_entr_6eff4965", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def special_entr_cpu(self):
    """special_entr on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_ENTR_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_ENTR_LOOP.compute((self,), ())


SPECIAL_ENTR.implement(CPU, special_entr_cpu)


def special_entr_out_cpu(self, out):
    """special_entr.out on the CPU."""
    return SPECIAL_ENTR_LOOP.compute((self,), (), (out,))


SPECIAL_ENTR_OUT.implement(CPU, special_entr_out_cpu)
SPECIAL_ENTR_BACKWARD_SELF_LOOP = Elementwise("SpecialEntrBackward0", LOOPS, "special_entr_backward_self_45c38538", 2)


class SpecialEntrBackward0(Node):
    """Backward of special_entr (derivatives.yaml:994)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "special_entr"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_ENTR_BACKWARD_SELF_LOOP((grad, self_))
        else:
            grad_self = grad * -(1 + functions.log(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def special_entr_autograd(self):
    """special_entr, recorded for the backward pass."""
    result = SPECIAL_ENTR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialEntrBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_ENTR.implement(AUTOGRAD_CPU, special_entr_autograd)
SPECIAL_ENTR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ENTR_OUT))
SPECIAL_ENTR_FORWARD_LOOP = Elementwise("special_entr", LOOPS, "special_entr_forward_fa275baa", 2)


def special_entr_forward(self):
    """special_entr, and the tangent of its result."""
    result = SPECIAL_ENTR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SPECIAL_ENTR_FORWARD_LOOP((self_t, self_p))
    else:
        result_t = self_t * -(1 + functions.log(self_p))
    forward.attach(result, result_t, self_t)
    return result


SPECIAL_ENTR.implement(FORWARD_AD, special_entr_forward)
SPECIAL_ENTR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ENTR_OUT))


# special_ndtr (ops.yaml:8317, derivatives.yaml:998)
SPECIAL_NDTR = define(
    "special_ndtr",
    "special_ndtr(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8317",
    digest="e2b435689aabc09e",
    kernel={
        "elementwise": "ndtr(self)",
    },
    derivative={
        "self": "grad * (0.3989422804014327 * exp(-0.5 * self * self))",
        "result": "auto_element_wise",
    },
)
SPECIAL_NDTR_OUT = define(
    "special_ndtr.out",
    "special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8317",
    digest="e2b435689aabc09e",
)
SPECIAL_NDTR_LOOP = Elementwise(
    "special_ndtr", LOOPS, "special_ndtr_dd7dda0f", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def special_ndtr_cpu(self):
    """special_ndtr on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_NDTR_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_NDTR_LOOP.compute((self,), ())


SPECIAL_NDTR.implement(CPU, special_ndtr_cpu)


def special_ndtr_out_cpu(self, out):
    """special_ndtr.out on the CPU."""
    return SPECIAL_NDTR_LOOP.compute((self,), (), (out,))


SPECIAL_NDTR_OUT.implement(CPU, special_ndtr_out_cpu)
SPECIAL_NDTR_BACKWARD_SELF_LOOP = Elementwise("SpecialNdtrBackward0", LOOPS, "special_ndtr_backward_self_dfbbd344", 2)


class SpecialNdtrBackward0(Node):
    """Backward of special_ndtr (derivatives.yaml:998)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "special_ndtr"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_NDTR_BACKWARD_SELF_LOOP((grad, self_))
        else:
            grad_self = grad * (0.3989422804014327 * functions.exp(-0.5 * self_ * self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def special_ndtr_autograd(self):
    """special_ndtr, recorded for the backward pass."""
    result = SPECIAL_NDTR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialNdtrBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_NDTR.implement(AUTOGRAD_CPU, special_ndtr_autograd)
SPECIAL_NDTR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_NDTR_OUT))
SPECIAL_NDTR_FORWARD_LOOP = Elementwise("special_ndtr", LOOPS, "special_ndtr_forward_4d8dec13", 2)


def special_ndtr_forward(self):
    """special_ndtr, and the tangent of its result."""
    result = SPECIAL_NDTR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SPECIAL_NDTR_FORWARD_LOOP((self_t, self_p))
    else:
        result_t = self_t * (0.3989422804014327 * functions.exp(-0.5 * self_p * self_p))
    forward.attach(result, result_t, self_t)
    return result


SPECIAL_NDTR.implement(FORWARD_AD, special_ndtr_forward)
SPECIAL_NDTR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_NDTR_OUT))


# special_ndtri (ops.yaml:8331, derivatives.yaml:1002)
SPECIAL_NDTRI = define(
    "special_ndtri",
    "special_ndtri(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8331",
    digest="7cfb3c8bff2595bf",
    kernel={
        "elementwise": "ndtri(self)",
    },
    derivative={
        "self": "grad * (2.5066282746310002 * exp(result * result / 2))",
        "result": "auto_element_wise",
    },
)
SPECIAL_NDTRI_OUT = define(
    "special_ndtri.out",
    "special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8331",
    digest="7cfb3c8bff2595bf",
)
SPECIAL_NDTRI_LOOP = Elementwise(
    "special_ndtri",
    LOOPS,
    "special_ndtri_77d56614",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def special_ndtri_cpu(self):
    """special_ndtri on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_NDTRI_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_NDTRI_LOOP.compute((self,), ())


SPECIAL_NDTRI.implement(CPU, special_ndtri_cpu)


def special_ndtri_out_cpu(self, out):
    """special_ndtri.out on the CPU."""
    return SPECIAL_NDTRI_LOOP.compute((self,), (), (out,))


SPECIAL_NDTRI_OUT.implement(CPU, special_ndtri_out_cpu)
SPECIAL_NDTRI_BACKWARD_SELF_LOOP = Elementwise(
    "SpecialNdtriBackward0", LOOPS, "special_ndtri_backward_self_a848ae1d", 2
)


class SpecialNdtriBackward0(Node):
    """Backward of special_ndtri (derivatives.yaml:1002)."""

    __slots__ = ("_saved_result",)
    operator = "special_ndtri"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_NDTRI_BACKWARD_SELF_LOOP((grad, result))
        else:
            grad_self = grad * (2.5066282746310002 * functions.exp(result * result / 2))
        return (grad_self,)

    def release(self):
        self._saved_result = None


def special_ndtri_autograd(self):
    """special_ndtri, recorded for the backward pass."""
    result = SPECIAL_NDTRI[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialNdtriBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_result = save_output(result)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_NDTRI.implement(AUTOGRAD_CPU, special_ndtri_autograd)
SPECIAL_NDTRI_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_NDTRI_OUT))
SPECIAL_NDTRI_FORWARD_LOOP = Elementwise("special_ndtri", LOOPS, "special_ndtri_forward_12d31ffa", 2)


def special_ndtri_forward(self):
    """special_ndtri, and the tangent of its result."""
    result = SPECIAL_NDTRI[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = SPECIAL_NDTRI_FORWARD_LOOP((self_t, result_p))
    else:
        result_t = self_t * (2.5066282746310002 * functions.exp(result_p * result_p / 2))
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_NDTRI.implement(FORWARD_AD, special_ndtri_forward)
SPECIAL_NDTRI_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_NDTRI_OUT))


# special_log_ndtr (ops.yaml:8347, derivatives.yaml:1006)
SPECIAL_LOG_NDTR = define(
    "special_log_ndtr",
    "special_log_ndtr(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8347",
    digest="1f5ff449038a5fe4",
    kernel={
        "elementwise": "log_ndtr(self)",
    },
    derivative={
        "self": "grad * (0.3989422804014327 * exp(-(result + self * self / 2)))",
        "result": "auto_element_wise",
    },
)
SPECIAL_LOG_NDTR_OUT = define(
    "special_log_ndtr.out",
    "special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8347",
    digest="1f5ff449038a5fe4",
)
SPECIAL_LOG_NDTR_LOOP = Elementwise(
    "special_log_ndtr",
    LOOPS,
    "special_log_ndtr_1927a0d1",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def special_log_ndtr_cpu(self):
    """special_log_ndtr on the CPU."""
    dtype = self.dtype
    kernel = SPECIAL_LOG_NDTR_LOOP[dtype]
    array = self._array
    out = np.empty(array.shape, kernel.numpy)
    if kernel.run(kernel.words, (array, out), ()) == 0:
        result = Tensor()
        result._array, result.dtype, result._keys = out, kernel.out, CPU
        result._edge = result._version = result._base = None
        return result
    return SPECIAL_LOG_NDTR_LOOP.compute((self,), ())


SPECIAL_LOG_NDTR.implement(CPU, special_log_ndtr_cpu)


def special_log_ndtr_out_cpu(self, out):
    """special_log_ndtr.out on the CPU."""
    return SPECIAL_LOG_NDTR_LOOP.compute((self,), (), (out,))


SPECIAL_LOG_NDTR_OUT.implement(CPU, special_log_ndtr_out_cpu)
SPECIAL_LOG_NDTR_BACKWARD_SELF_LOOP = Elementwise(
    "SpecialLogNdtrBackward0", LOOPS, "special_log_ndtr_backward_self_7a5b0c72", 3
)


class SpecialLogNdtrBackward0(Node):
    """Backward of special_log_ndtr (derivatives.yaml:1006)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "special_log_ndtr"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_LOG_NDTR_BACKWARD_SELF_LOOP((grad, result, self_))
        else:
            grad_self = grad * (0.3989422804014327 * functions.exp(-(result + self_ * self_ / 2)))
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def special_log_ndtr_autograd(self):
    """special_log_ndtr, recorded for the backward pass."""
    result = SPECIAL_LOG_NDTR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialLogNdtrBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_LOG_NDTR.implement(AUTOGRAD_CPU, special_log_ndtr_autograd)
SPECIAL_LOG_NDTR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_LOG_NDTR_OUT))
SPECIAL_LOG_NDTR_FORWARD_LOOP = Elementwise("special_log_ndtr", LOOPS, "special_log_ndtr_forward_65fe583d", 3)


def special_log_ndtr_forward(self):
    """special_log_ndtr, and the tangent of its result."""
    result = SPECIAL_LOG_NDTR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p, self_p):
        result_t = SPECIAL_LOG_NDTR_FORWARD_LOOP((self_t, result_p, self_p))
    else:
        result_t = self_t * (0.3989422804014327 * functions.exp(-(result_p + self_p * self_p / 2)))
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_LOG_NDTR.implement(FORWARD_AD, special_log_ndtr_forward)
SPECIAL_LOG_NDTR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_LOG_NDTR_OUT))


# xlogy.Tensor (ops.yaml:8361, derivatives.yaml:1010)
XLOGY_TENSOR = define(
    "xlogy.Tensor",
    "xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8361",
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
    source="ops.yaml:8361",
    digest="d436a4d434acce55",
)
XLOGY_OUTTENSOR = define(
    "xlogy.OutTensor",
    "xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8361",
    digest="d436a4d434acce55",
)
XLOGY_TENSOR_LOOP = Elementwise(
    "xlogy.Tensor", LOOPS, "xlogy_Tensor_a9d9f4c5", 2, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def xlogy_Tensor_cpu(self, other):
    """xlogy.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = XLOGY_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return XLOGY_TENSOR_LOOP.compute((self, other), ())


XLOGY_TENSOR.implement(CPU, xlogy_Tensor_cpu)


def xlogy__Tensor_cpu(self, other):
    """xlogy_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = XLOGY_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return XLOGY_TENSOR_LOOP.compute((self, other), (), (self,), in_place=True)


XLOGY__TENSOR.implement(CPU, xlogy__Tensor_cpu)


def xlogy_OutTensor_cpu(self, other, out):
    """xlogy.OutTensor on the CPU."""
    return XLOGY_TENSOR_LOOP.compute((self, other), (), (out,))


XLOGY_OUTTENSOR.implement(CPU, xlogy_OutTensor_cpu)
XLOGY_TENSOR_BACKWARD_SELF_LOOP = Elementwise("XlogyBackward0", LOOPS, "xlogy_Tensor_backward_self_9d39ca8d", 3)
XLOGY_TENSOR_BACKWARD_OTHER_LOOP = Elementwise("XlogyBackward0", LOOPS, "xlogy_Tensor_backward_other_0a6cb83e", 3)


class XlogyBackward0(Node):
    """Backward of xlogy.Tensor (derivatives.yaml:1010)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "xlogy.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = XLOGY_TENSOR_BACKWARD_SELF_LOOP((grad, other, self_))
            else:
                grad_self = functions.where((self_ == 0) & (other <= 0), 0, functions.xlogy(grad, other))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = XLOGY_TENSOR_BACKWARD_OTHER_LOOP((grad, other, self_))
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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
XLOGY_TENSOR_FORWARD_LOOP = Elementwise("xlogy.Tensor", LOOPS, "xlogy_Tensor_forward_26218be1", 4)


def xlogy_Tensor_forward(self, other):
    """xlogy.Tensor, and the tangent of its result."""
    result = XLOGY_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = XLOGY_TENSOR_FORWARD_LOOP((other_t, self_t, other_p, self_p))
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
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = XLOGY_TENSOR_FORWARD_LOOP((other_t, self_t, other_p, self_p))
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


# special_xlogy.Tensor (ops.yaml:8364)
SPECIAL_XLOGY_TENSOR = define(
    "special_xlogy.Tensor",
    "special_xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8364",
    digest="f4c8abbd53af0c51",
    kernel={
        "composite": "xlogy(self, other)",
    },
)
SPECIAL_XLOGY_OUTTENSOR = define(
    "special_xlogy.OutTensor",
    "special_xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8364",
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


# xlogy.Scalar_Self (ops.yaml:8378, derivatives.yaml:1015)
XLOGY_SCALAR_SELF = define(
    "xlogy.Scalar_Self",
    "xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8378",
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
    source="ops.yaml:8378",
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
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = XLOGY_SCALAR_SELF_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return XLOGY_SCALAR_SELF_LOOP.compute((other,), (self,))


XLOGY_SCALAR_SELF.implement(CPU, xlogy_Scalar_Self_cpu)


def xlogy_OutScalar_Self_cpu(self, other, out):
    """xlogy.OutScalar_Self on the CPU."""
    return XLOGY_SCALAR_SELF_LOOP.compute((other,), (self,), (out,))


XLOGY_OUTSCALAR_SELF.implement(CPU, xlogy_OutScalar_Self_cpu)
XLOGY_SCALAR_SELF_BACKWARD_OTHER_LOOP = Elementwise(
    "XlogyBackward1", LOOPS, "xlogy_Scalar_Self_backward_other_666f8467", 2, free=(0,)
)


class XlogyBackward1(Node):
    """Backward of xlogy.Scalar_Self (derivatives.yaml:1015)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self")
    operator = "xlogy.Scalar_Self"

    def apply(self, grad):
        other = unpack_input(self, self._saved_other, self._version_other, "other")
        self_ = self._saved_self
        if state.active and not grad_enabled() and not state.dual:
            grad_other = XLOGY_SCALAR_SELF_BACKWARD_OTHER_LOOP((grad, other), (self,))
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (other._edge,)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self = self
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


XLOGY_SCALAR_SELF.implement(AUTOGRAD_CPU, xlogy_Scalar_Self_autograd)
XLOGY_OUTSCALAR_SELF.implement(AUTOGRAD_CPU, without_gradient(XLOGY_OUTSCALAR_SELF))
XLOGY_SCALAR_SELF_FORWARD_LOOP = Elementwise(
    "xlogy.Scalar_Self", LOOPS, "xlogy_Scalar_Self_forward_3e92b6cb", 2, free=(0,)
)


def xlogy_Scalar_Self_forward(self, other):
    """xlogy.Scalar_Self, and the tangent of its result."""
    result = XLOGY_SCALAR_SELF[(other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.unrecorded(other_t, other_p):
        result_t = XLOGY_SCALAR_SELF_FORWARD_LOOP((other_t, other_p), (self,))
    else:
        result_t = other_t * self / other_p
    forward.attach(result, result_t, other_t)
    return result


XLOGY_SCALAR_SELF.implement(FORWARD_AD, xlogy_Scalar_Self_forward)
XLOGY_OUTSCALAR_SELF.implement(FORWARD_AD, forward.without_tangent(XLOGY_OUTSCALAR_SELF))


# special_xlogy.Scalar_Self (ops.yaml:8380)
SPECIAL_XLOGY_SCALAR_SELF = define(
    "special_xlogy.Scalar_Self",
    "special_xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8380",
    digest="42029b4b2d0cc37a",
    kernel={
        "composite": "xlogy(self, other)",
    },
)
SPECIAL_XLOGY_OUTSCALAR_SELF = define(
    "special_xlogy.OutScalar_Self",
    "special_xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:8380",
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


# xlogy.Scalar_Other (ops.yaml:8392, derivatives.yaml:1019)
XLOGY_SCALAR_OTHER = define(
    "xlogy.Scalar_Other",
    "xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8392",
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
    source="ops.yaml:8392",
    digest="bc944e9a26f362f1",
)
XLOGY_OUTSCALAR_OTHER = define(
    "xlogy.OutScalar_Other",
    "xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8392",
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


def xlogy_Scalar_Other_cpu(self, other):
    """xlogy.Scalar_Other on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = XLOGY_SCALAR_OTHER_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return XLOGY_SCALAR_OTHER_LOOP.compute((self,), (other,))


XLOGY_SCALAR_OTHER.implement(CPU, xlogy_Scalar_Other_cpu)


def xlogy__Scalar_Other_cpu(self, other):
    """xlogy_.Scalar_Other on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = XLOGY_SCALAR_OTHER_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return XLOGY_SCALAR_OTHER_LOOP.compute((self,), (other,), (self,), in_place=True)


XLOGY__SCALAR_OTHER.implement(CPU, xlogy__Scalar_Other_cpu)


def xlogy_OutScalar_Other_cpu(self, other, out):
    """xlogy.OutScalar_Other on the CPU."""
    return XLOGY_SCALAR_OTHER_LOOP.compute((self,), (other,), (out,))


XLOGY_OUTSCALAR_OTHER.implement(CPU, xlogy_OutScalar_Other_cpu)


class XlogyBackward2(Node):
    """Backward of xlogy.Scalar_Other (derivatives.yaml:1019)."""

    __slots__ = ("_saved_other", "_saved_self", "_version_self")
    operator = "xlogy.Scalar_Other"

    def apply(self, grad):
        other = self._saved_other
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions.xlogy(grad, other) if other > 0 else functions.where(
            self_ == 0, 0, functions.xlogy(grad, other)
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_other = other
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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
    result_t = functions.xlogy(self_t, other) if other > 0 else functions.where(
        self_p == 0, 0, functions.xlogy(self_t, other)
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
    result_t = functions.xlogy(self_t, other) if other > 0 else functions.where(
        self_p == 0, 0, functions.xlogy(self_t, other)
    )
    XLOGY__SCALAR_OTHER[(self._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


XLOGY__SCALAR_OTHER.implement(FORWARD_AD, xlogy__Scalar_Other_forward)
XLOGY_OUTSCALAR_OTHER.implement(FORWARD_AD, forward.without_tangent(XLOGY_OUTSCALAR_OTHER))


# special_xlogy.Scalar_Other (ops.yaml:8395)
SPECIAL_XLOGY_SCALAR_OTHER = define(
    "special_xlogy.Scalar_Other",
    "special_xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8395",
    digest="47f171395ff9ad7c",
    kernel={
        "composite": "xlogy(self, other)",
    },
)
SPECIAL_XLOGY_OUTSCALAR_OTHER = define(
    "special_xlogy.OutScalar_Other",
    "special_xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:8395",
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


# special_xlog1py (ops.yaml:8405, derivatives.yaml:1023)
SPECIAL_XLOG1PY = define(
    "special_xlog1py",
    "special_xlog1py(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8405",
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
    source="ops.yaml:8405",
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


def special_xlog1py_cpu(self, other):
    """special_xlog1py on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = SPECIAL_XLOG1PY_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return SPECIAL_XLOG1PY_LOOP.compute((self, other), ())


SPECIAL_XLOG1PY.implement(CPU, special_xlog1py_cpu)


def special_xlog1py_out_cpu(self, other, out):
    """special_xlog1py.out on the CPU."""
    return SPECIAL_XLOG1PY_LOOP.compute((self, other), (), (out,))


SPECIAL_XLOG1PY_OUT.implement(CPU, special_xlog1py_out_cpu)
SPECIAL_XLOG1PY_BACKWARD_OTHER_LOOP = Elementwise(
    "SpecialXlog1pyBackward0", LOOPS, "special_xlog1py_backward_other_1ae53fa8", 3
)


class SpecialXlog1pyBackward0(Node):
    """Backward of special_xlog1py (derivatives.yaml:1023)."""

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
                grad_other = SPECIAL_XLOG1PY_BACKWARD_OTHER_LOOP((grad, other, self_))
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_XLOG1PY.implement(AUTOGRAD_CPU, special_xlog1py_autograd)
SPECIAL_XLOG1PY_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOG1PY_OUT))
SPECIAL_XLOG1PY_FORWARD_LOOP = Elementwise("special_xlog1py", LOOPS, "special_xlog1py_forward_2dd6465c", 4)


def special_xlog1py_forward(self, other):
    """special_xlog1py, and the tangent of its result."""
    result = SPECIAL_XLOG1PY[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = SPECIAL_XLOG1PY_FORWARD_LOOP((other_t, self_t, other_p, self_p))
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


# special_xlog1py.self_scalar (ops.yaml:8421, derivatives.yaml:1028)
SPECIAL_XLOG1PY_SELF_SCALAR = define(
    "special_xlog1py.self_scalar",
    "special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8421",
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
    source="ops.yaml:8421",
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
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = SPECIAL_XLOG1PY_SELF_SCALAR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return SPECIAL_XLOG1PY_SELF_SCALAR_LOOP.compute((other,), (self,))


SPECIAL_XLOG1PY_SELF_SCALAR.implement(CPU, special_xlog1py_self_scalar_cpu)


def special_xlog1py_self_scalar_out_cpu(self, other, out):
    """special_xlog1py.self_scalar_out on the CPU."""
    return SPECIAL_XLOG1PY_SELF_SCALAR_LOOP.compute((other,), (self,), (out,))


SPECIAL_XLOG1PY_SELF_SCALAR_OUT.implement(CPU, special_xlog1py_self_scalar_out_cpu)
SPECIAL_XLOG1PY_SELF_SCALAR_BACKWARD_OTHER_LOOP = Elementwise(
    "SpecialXlog1pyBackward1", LOOPS, "special_xlog1py_self_scalar_backward_other_efb3b177", 2, free=(0,)
)


class SpecialXlog1pyBackward1(Node):
    """Backward of special_xlog1py.self_scalar (derivatives.yaml:1028)."""

    __slots__ = ("_saved_self", "_saved_other", "_version_other")
    operator = "special_xlog1py.self_scalar"

    def apply(self, grad):
        self_ = self._saved_self
        other = unpack_input(self, self._saved_other, self._version_other, "other")
        if state.active and not grad_enabled() and not state.dual:
            grad_other = SPECIAL_XLOG1PY_SELF_SCALAR_BACKWARD_OTHER_LOOP((grad, other), (self,))
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (other._edge,)
    node._saved_self = self
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_XLOG1PY_SELF_SCALAR.implement(AUTOGRAD_CPU, special_xlog1py_self_scalar_autograd)
SPECIAL_XLOG1PY_SELF_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOG1PY_SELF_SCALAR_OUT))
SPECIAL_XLOG1PY_SELF_SCALAR_FORWARD_LOOP = Elementwise(
    "special_xlog1py.self_scalar", LOOPS, "special_xlog1py_self_scalar_forward_efe25880", 2, free=(0,)
)


def special_xlog1py_self_scalar_forward(self, other):
    """special_xlog1py.self_scalar, and the tangent of its result."""
    result = SPECIAL_XLOG1PY_SELF_SCALAR[(other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if forward.unrecorded(other_t, other_p):
        result_t = SPECIAL_XLOG1PY_SELF_SCALAR_FORWARD_LOOP((other_t, other_p), (self,))
    else:
        result_t = other_t * self / (other_p + 1)
    forward.attach(result, result_t, other_t)
    return result


SPECIAL_XLOG1PY_SELF_SCALAR.implement(FORWARD_AD, special_xlog1py_self_scalar_forward)
SPECIAL_XLOG1PY_SELF_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOG1PY_SELF_SCALAR_OUT))


# special_xlog1py.other_scalar (ops.yaml:8435, derivatives.yaml:1032)
SPECIAL_XLOG1PY_OTHER_SCALAR = define(
    "special_xlog1py.other_scalar",
    "special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8435",
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
    source="ops.yaml:8435",
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


def special_xlog1py_other_scalar_cpu(self, other):
    """special_xlog1py.other_scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP.compute((self,), (other,))


SPECIAL_XLOG1PY_OTHER_SCALAR.implement(CPU, special_xlog1py_other_scalar_cpu)


def special_xlog1py_other_scalar_out_cpu(self, other, out):
    """special_xlog1py.other_scalar_out on the CPU."""
    return SPECIAL_XLOG1PY_OTHER_SCALAR_LOOP.compute((self,), (other,), (out,))


SPECIAL_XLOG1PY_OTHER_SCALAR_OUT.implement(CPU, special_xlog1py_other_scalar_out_cpu)


class SpecialXlog1pyBackward2(Node):
    """Backward of special_xlog1py.other_scalar (derivatives.yaml:1032)."""

    __slots__ = ("_saved_other", "_saved_self", "_version_self")
    operator = "special_xlog1py.other_scalar"

    def apply(self, grad):
        other = self._saved_other
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions.special_xlog1py(grad, other) if other > -1 else functions.where(
            self_ == 0, 0, functions.special_xlog1py(grad, other)
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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_other = other
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_XLOG1PY_OTHER_SCALAR.implement(AUTOGRAD_CPU, special_xlog1py_other_scalar_autograd)
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_XLOG1PY_OTHER_SCALAR_OUT))


def special_xlog1py_other_scalar_forward(self, other):
    """special_xlog1py.other_scalar, and the tangent of its result."""
    result = SPECIAL_XLOG1PY_OTHER_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions.special_xlog1py(self_t, other) if other > -1 else functions.where(
        self_p == 0, 0, functions.special_xlog1py(self_t, other)
    )
    forward.attach(result, result_t, self_t)
    return result


SPECIAL_XLOG1PY_OTHER_SCALAR.implement(FORWARD_AD, special_xlog1py_other_scalar_forward)
SPECIAL_XLOG1PY_OTHER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_XLOG1PY_OTHER_SCALAR_OUT))


# special_zeta (ops.yaml:8447, derivatives.yaml:1036)
SPECIAL_ZETA = define(
    "special_zeta",
    "special_zeta(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8447",
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
    source="ops.yaml:8447",
    digest="6ad1ca27ec4eaff9",
)
SPECIAL_ZETA_LOOP = Elementwise(
    "special_zeta", LOOPS, "special_zeta_a82f2b36", 2, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def special_zeta_cpu(self, other):
    """special_zeta on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = SPECIAL_ZETA_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return SPECIAL_ZETA_LOOP.compute((self, other), ())


SPECIAL_ZETA.implement(CPU, special_zeta_cpu)


def special_zeta_out_cpu(self, other, out):
    """special_zeta.out on the CPU."""
    return SPECIAL_ZETA_LOOP.compute((self, other), (), (out,))


SPECIAL_ZETA_OUT.implement(CPU, special_zeta_out_cpu)


class SpecialZetaBackward0(Node):
    """Backward of special_zeta (derivatives.yaml:1036)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_ZETA.implement(AUTOGRAD_CPU, special_zeta_autograd)
SPECIAL_ZETA_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ZETA_OUT))
SPECIAL_ZETA.implement(FORWARD_AD, by_double_backward(SPECIAL_ZETA))
SPECIAL_ZETA_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ZETA_OUT))


# special_zeta.self_scalar (ops.yaml:8464, derivatives.yaml:1040)
SPECIAL_ZETA_SELF_SCALAR = define(
    "special_zeta.self_scalar",
    "special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8464",
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
    source="ops.yaml:8464",
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
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = SPECIAL_ZETA_SELF_SCALAR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return SPECIAL_ZETA_SELF_SCALAR_LOOP.compute((other,), (self,))


SPECIAL_ZETA_SELF_SCALAR.implement(CPU, special_zeta_self_scalar_cpu)


def special_zeta_self_scalar_out_cpu(self, other, out):
    """special_zeta.self_scalar_out on the CPU."""
    return SPECIAL_ZETA_SELF_SCALAR_LOOP.compute((other,), (self,), (out,))


SPECIAL_ZETA_SELF_SCALAR_OUT.implement(CPU, special_zeta_self_scalar_out_cpu)


class SpecialZetaBackward1(Node):
    """Backward of special_zeta.self_scalar (derivatives.yaml:1040)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (other._edge,)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self = self
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# special_zeta.other_scalar (ops.yaml:8478, derivatives.yaml:1044)
SPECIAL_ZETA_OTHER_SCALAR = define(
    "special_zeta.other_scalar",
    "special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8478",
    digest="13074f32f2fb1f27",
    kernel={
        "elementwise": "zeta(self, other)",
    },
)
SPECIAL_ZETA_OTHER_SCALAR_OUT = define(
    "special_zeta.other_scalar_out",
    "special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:8478",
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


def special_zeta_other_scalar_cpu(self, other):
    """special_zeta.other_scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = SPECIAL_ZETA_OTHER_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return SPECIAL_ZETA_OTHER_SCALAR_LOOP.compute((self,), (other,))


SPECIAL_ZETA_OTHER_SCALAR.implement(CPU, special_zeta_other_scalar_cpu)


def special_zeta_other_scalar_out_cpu(self, other, out):
    """special_zeta.other_scalar_out on the CPU."""
    return SPECIAL_ZETA_OTHER_SCALAR_LOOP.compute((self,), (other,), (out,))


SPECIAL_ZETA_OTHER_SCALAR_OUT.implement(CPU, special_zeta_other_scalar_out_cpu)


class SpecialZetaBackward2(Node):
    """Backward of special_zeta.other_scalar (derivatives.yaml:1044)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


SPECIAL_ZETA_OTHER_SCALAR.implement(AUTOGRAD_CPU, special_zeta_other_scalar_autograd)
SPECIAL_ZETA_OTHER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ZETA_OTHER_SCALAR_OUT))
SPECIAL_ZETA_OTHER_SCALAR.implement(FORWARD_AD, by_double_backward(SPECIAL_ZETA_OTHER_SCALAR))
SPECIAL_ZETA_OTHER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ZETA_OTHER_SCALAR_OUT))
