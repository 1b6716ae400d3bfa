# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The incomplete_gamma operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd.forms import another_name, defining, recorded_in_place
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

IGAMMA, IGAMMA_, IGAMMA_OUT = define("igamma(Tensor self, Tensor other) -> Tensor", "0a2bd230fd9683e9", "igamma_",
    "igamma.out")
IGAMMA_LOOP = IGAMMA.compute_by(Elementwise("igamma", LOOPS, "igamma_kernel", 2, promote="int_to_float",
    accepts=("floating",)))

class IgammaBackward0(Node, operator="igamma"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None if wanted[0] is None else -grad * functions._gamma_slope(self_, other)
        grad_other = None if wanted[1] is None else grad * functions.exp(functions._log_gamma_density(self_, other))
        return (grad_self, grad_other)

@IGAMMA.implement(AUTOGRAD)
def igamma_autograd(self, other):
    result = IGAMMA[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = IgammaBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(IGAMMA_)
def igamma__autograd(self, other):
    node = IgammaBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

pushed_forward(IGAMMA)
another_name(
    define("special_gammainc(Tensor self, Tensor other) -> Tensor", "eb442d21c212c4cd", "special_gammainc.out",
        casts=True),
    "igamma")

IGAMMAC, IGAMMAC_, IGAMMAC_OUT = define("igammac(Tensor self, Tensor other) -> Tensor", "687ce6e6b7852592", "igammac_",
    "igammac.out")
IGAMMAC_LOOP = IGAMMAC.compute_by(Elementwise("igammac", LOOPS, "igammac_kernel", 2, promote="int_to_float",
    accepts=("floating",)))

class IgammacBackward0(Node, operator="igammac"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        grad_self = None if wanted[0] is None else grad * functions._gamma_slope(self_, other)
        grad_other = None if wanted[1] is None else -grad * functions.exp(functions._log_gamma_density(self_, other))
        return (grad_self, grad_other)

@IGAMMAC.implement(AUTOGRAD)
def igammac_autograd(self, other):
    result = IGAMMAC[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = IgammacBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(IGAMMAC_)
def igammac__autograd(self, other):
    node = IgammacBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

pushed_forward(IGAMMAC)
another_name(
    define("special_gammaincc(Tensor self, Tensor other) -> Tensor", "8817442756f1ad77", "special_gammaincc.out",
        casts=True),
    "igammac")
