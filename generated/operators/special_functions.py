"""The special_functions operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import another_name, composite, composite_in_place, defining, recorded_in_place
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.dispatch.late import LateModule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.special_functions"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

ERFINV, ERFINV_, ERFINV_OUT = define("erfinv(Tensor self) -> Tensor", "869daf61e4b1d94a", "erfinv_", "erfinv.out")
ERFINV_LOOP = Elementwise(
    "erfinv", LOOPS, "erfinv_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")
)
ERFINV.implement_by(ERFINV_LOOP)
ERFINV_BACKWARD_SELF_LOOP = Elementwise("ErfinvBackward0", LOOPS, "erfinv_backward_self", 2)
ERFINV_FORWARD_LOOP = Elementwise("erfinv", LOOPS, "erfinv_forward", 2)


class ErfinvBackward0(Node):
    __slots__ = ("_raw_result",)
    operator = "erfinv"

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        if guards.active and not grad_enabled() and not guards.dual:
            grad_self = ERFINV_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = 0.886226925452758 * grad * functions.exp(result * result)
        return (grad_self,)

    def release(self):
        self._raw_result = None


@ERFINV.implement(AUTOGRAD)
def erfinv_autograd(self):
    result = ERFINV[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = ErfinvBackward0()
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)


@recorded_in_place(ERFINV_, "_raw_result")
def erfinv__autograd(self):
    node = ErfinvBackward0()
    node.edges = (self._edge,)
    return node


@forward_rule(ERFINV, reads=(0,), keeps=True)
def erfinv_forward(result_p, self):
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, result_p):
        return ERFINV_FORWARD_LOOP.make(self_t, result_p)
    return 0.886226925452758 * self_t * functions.exp(result_p * result_p)


SPECIAL_ERFINV, SPECIAL_ERFINV_OUT = define(
    "special_erfinv(Tensor self) -> Tensor", "d5c6d760fa997c27", "special_erfinv.out"
)
another_name(SPECIAL_ERFINV, "erfinv")

LGAMMA, LGAMMA_, LGAMMA_OUT = define("lgamma(Tensor self) -> Tensor", "f01ffc8fe8e410dd", "lgamma_", "lgamma.out")
LGAMMA_LOOP = Elementwise(
    "lgamma", LOOPS, "lgamma_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")
)
LGAMMA.implement_by(LGAMMA_LOOP)
LGAMMA_BACKWARD_SELF_LOOP = Elementwise("LgammaBackward0", LOOPS, "lgamma_backward_self", 2)
LGAMMA_FORWARD_LOOP = Elementwise("lgamma", LOOPS, "lgamma_forward", 2)


class LgammaBackward0(Node):
    __slots__ = ("_raw_self", "_version_self")
    operator = "lgamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        if guards.active and not grad_enabled() and not guards.dual:
            grad_self = LGAMMA_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * functions.digamma(self_)
        return (grad_self,)

    def release(self):
        self._raw_self = None


@LGAMMA.implement(AUTOGRAD)
def lgamma_autograd(self):
    result = LGAMMA[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = LgammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)


@recorded_in_place(LGAMMA_)
def lgamma__autograd(self):
    node = LgammaBackward0()
    node.edges = (self._edge,)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node


@forward_rule(LGAMMA, copies=(0,))
def lgamma_forward(self):
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        return LGAMMA_FORWARD_LOOP.make(self_t, self_p)
    return self_t * functions.digamma(self_p)


SPECIAL_GAMMALN, SPECIAL_GAMMALN_OUT = define(
    "special_gammaln(Tensor self) -> Tensor", "740d635db3e267d6", "special_gammaln.out"
)
another_name(SPECIAL_GAMMALN, "lgamma")

_FOREACH_LGAMMA, _FOREACH_LGAMMA_ = define(
    "_foreach_lgamma(Tensor[] self) -> Tensor[]", "95f6154d17875b12", "_foreach_lgamma_"
)


@composite(_FOREACH_LGAMMA)
def _foreach_lgamma_composite(self):
    return tuple([functions.lgamma(one) for one, in language.together(self)])


@composite_in_place(_FOREACH_LGAMMA_)
def _foreach_lgamma__composite(self):
    for (one,) in language.together(self):
        one.lgamma_()
    return list(self)


DIGAMMA, DIGAMMA_, DIGAMMA_OUT = define("digamma(Tensor self) -> Tensor", "7a6d717049915b87", "digamma_", "digamma.out")
DIGAMMA_LOOP = Elementwise(
    "digamma", LOOPS, "digamma_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")
)
DIGAMMA.implement_by(DIGAMMA_LOOP)
DIGAMMA_BACKWARD_SELF_LOOP = Elementwise("DigammaBackward0", LOOPS, "digamma_backward_self", 2)
DIGAMMA_FORWARD_LOOP = Elementwise("digamma", LOOPS, "digamma_forward", 2)


class DigammaBackward0(Node):
    __slots__ = ("_raw_self", "_version_self")
    operator = "digamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        if guards.active and not grad_enabled() and not guards.dual:
            grad_self = DIGAMMA_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * functions.polygamma(1, self_)
        return (grad_self,)

    def release(self):
        self._raw_self = None


@DIGAMMA.implement(AUTOGRAD)
def digamma_autograd(self):
    result = DIGAMMA[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = DigammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)


@recorded_in_place(DIGAMMA_)
def digamma__autograd(self):
    node = DigammaBackward0()
    node.edges = (self._edge,)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    return node


@forward_rule(DIGAMMA, copies=(0,))
def digamma_forward(self):
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        return DIGAMMA_FORWARD_LOOP.make(self_t, self_p)
    return self_t * functions.polygamma(1, self_p)


SPECIAL_DIGAMMA, SPECIAL_DIGAMMA_OUT = define(
    "special_digamma(Tensor self) -> Tensor", "418a122289d4bcf4", "special_digamma.out"
)
another_name(SPECIAL_DIGAMMA, "digamma")

SPECIAL_PSI, SPECIAL_PSI_OUT = define("special_psi(Tensor self) -> Tensor", "ce1e65559294dcf3", "special_psi.out")
another_name(SPECIAL_PSI, "digamma")

POLYGAMMA, POLYGAMMA_, POLYGAMMA_OUT = define(
    "polygamma(int n, Tensor self) -> Tensor", "3c019d259b85175c", "polygamma_", "polygamma.out"
)
POLYGAMMA_0_LOOP = Elementwise(
    "polygamma", LOOPS, "polygamma_0_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")
)
POLYGAMMA_1_LOOP = Elementwise(
    "polygamma", LOOPS, "polygamma_1_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")
)
POLYGAMMA_2_LOOP = Elementwise(
    "polygamma", LOOPS, "polygamma_2_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating"),
    free=(0,),
)


@POLYGAMMA.implement(CPU)
def polygamma_cpu(n, self):
    if n == 0:
        return POLYGAMMA_0_LOOP.make(self)
    if n == 1:
        return POLYGAMMA_1_LOOP.make(self)
    if n > 1:
        return POLYGAMMA_2_LOOP.make(self, n)
    raise language.no_case("polygamma", {"n": n})


@POLYGAMMA_.implement(CPU)
def polygamma__cpu(n, self):
    if n == 0:
        return POLYGAMMA_0_LOOP.update(self)
    if n == 1:
        return POLYGAMMA_1_LOOP.update(self)
    if n > 1:
        return POLYGAMMA_2_LOOP.update(self, n)
    raise language.no_case("polygamma_", {"n": n})


@POLYGAMMA_OUT.implement(CPU)
def polygamma_out_cpu(n, self, out):
    if n == 0:
        return POLYGAMMA_0_LOOP.write(self, out)
    if n == 1:
        return POLYGAMMA_1_LOOP.write(self, out)
    if n > 1:
        return POLYGAMMA_2_LOOP.write(self, n, out)
    raise language.no_case("polygamma.out", {"n": n})


class PolygammaBackward0(Node):
    __slots__ = ("_raw_self", "_version_self", "_saved_n")
    operator = "polygamma"

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        n = self._saved_n
        grad_self = grad * functions.polygamma(n + 1, self_)
        return (grad_self,)

    def release(self):
        self._raw_self = None


@POLYGAMMA.implement(AUTOGRAD)
def polygamma_autograd(n, self):
    result = POLYGAMMA[self._keys & BELOW_AUTOGRAD](n, self)
    if guards.active and not grad_enabled():
        return result
    node = PolygammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_n = n
    return record.call(node, result, self)


@recorded_in_place(POLYGAMMA_)
def polygamma__autograd(n, self):
    node = PolygammaBackward0()
    node.edges = (self._edge,)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._saved_n = n
    return node


@forward_rule(POLYGAMMA, copies=(1,))
def polygamma_forward(n, self):
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    return self_t * functions.polygamma(n + 1, self_p)


SPECIAL_POLYGAMMA, SPECIAL_POLYGAMMA_OUT = define(
    "special_polygamma(int n, Tensor self) -> Tensor", "2322c2982f7906e9", "special_polygamma.out"
)
another_name(SPECIAL_POLYGAMMA, "polygamma")

MVLGAMMA, MVLGAMMA_, MVLGAMMA_OUT = define(
    "mvlgamma(Tensor self, int p) -> Tensor", "b23cb0ad6ae08578", "mvlgamma_", "mvlgamma.out", casts=True
)


@composite(MVLGAMMA)
def mvlgamma_composite(self, p):
    if p < 1:
        language.raise_error(f"mvlgamma: p must be at least 1, got {p}")
    if self.dtype == dtypes.bool_:
        language.raise_unsupported_error("mvlgamma: a bool tensor has no gamma function")
    if not self.dtype.is_floating_point:
        self = self + 0.0
    steps = functions.arange(1 - p, 1, dtype=self.dtype) / 2
    return functions.lgamma(self.unsqueeze(-1) + steps).sum(-1) + p * (p - 1) * 0.28618247146235004


SPECIAL_MULTIGAMMALN, SPECIAL_MULTIGAMMALN_OUT = define(
    "special_multigammaln(Tensor self, int p) -> Tensor", "94262ee784280148", "special_multigammaln.out", casts=True
)
another_name(SPECIAL_MULTIGAMMALN, "mvlgamma")

LOGIT, LOGIT_, LOGIT_OUT = define(
    "logit(Tensor self, float? eps=None) -> Tensor", "e467d0b2c04d97fe", "logit_", "logit.out"
)
LOGIT_0_LOOP = Elementwise(
    "logit", LOOPS, "logit_0_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")
)
LOGIT_1_LOOP = Elementwise(
    "logit", LOOPS, "logit_1_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating"), free=(0,)
)


@LOGIT.implement(CPU)
def logit_cpu(self, eps):
    if eps is None:
        return LOGIT_0_LOOP.make(self)
    if eps is not None:
        return LOGIT_1_LOOP.make(self, eps)
    raise language.no_case("logit", {"eps": eps})


@LOGIT_.implement(CPU)
def logit__cpu(self, eps):
    if eps is None:
        return LOGIT_0_LOOP.update(self)
    if eps is not None:
        return LOGIT_1_LOOP.update(self, eps)
    raise language.no_case("logit_", {"eps": eps})


@LOGIT_OUT.implement(CPU)
def logit_out_cpu(self, eps, out):
    if eps is None:
        return LOGIT_0_LOOP.write(self, out)
    if eps is not None:
        return LOGIT_1_LOOP.write(self, eps, out)
    raise language.no_case("logit.out", {"eps": eps})


class LogitBackward0(Node):
    __slots__ = ("_raw_self", "_version_self", "_saved_eps")
    operator = "logit"

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        eps = self._saved_eps
        grad_self = functions.logit_backward(grad, self_, eps)
        return (grad_self,)

    def release(self):
        self._raw_self = None


@LOGIT.implement(AUTOGRAD)
def logit_autograd(self, eps):
    result = LOGIT[self._keys & BELOW_AUTOGRAD](self, eps)
    if guards.active and not grad_enabled():
        return result
    node = LogitBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_eps = eps
    return record.call(node, result, self)


@recorded_in_place(LOGIT_)
def logit__autograd(self, eps):
    node = LogitBackward0()
    node.edges = (self._edge,)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._saved_eps = eps
    return node


@forward_rule(LOGIT, copies=(0,))
def logit_forward(self, eps):
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    return functions.logit_backward(self_t, self_p, eps)


SPECIAL_LOGIT, SPECIAL_LOGIT_OUT = define(
    "special_logit(Tensor self, float? eps=None) -> Tensor", "4f42399abbaf36ac", "special_logit.out"
)
another_name(SPECIAL_LOGIT, "logit")
