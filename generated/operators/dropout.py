# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The dropout operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)


@composite(define("_kept(Tensor self, int[] sizes, float p) -> Tensor", "66f5f1b586a492db"))
def _kept_composite(self, sizes, p):
    if not self.dtype.is_floating_point:
        language.raise_unsupported_error(f"dropout: expected a floating dtype, got {self.dtype}")
    return (functions.rand(sizes, dtype=dtypes.float32) >= p).to(self.dtype)


_DROPPED = define("_dropped(Tensor self, Tensor kept, float p) -> Tensor", "6b393e7c8af75768")
_DROPPED_LOOP = _DROPPED.compute_by(Elementwise("_dropped", LOOPS, "_dropped_kernel", 2, accepts=("floating",),
    free=(0,)))
_DROPPED_BACKWARD_SELF_FORMULA = formula(_DROPPED, "backward_self",
    Elementwise("_DroppedBackward0", LOOPS, "_dropped_kernel", 2, free=(0,)),
    lambda grad, kept, p: grad * kept / (1 - p))

class _DroppedBackward0(Node, operator="_dropped", label="MulBackward0", shown=(True, False)):
    __slots__ = ("_raw_kept", "_version_kept", "_saved_p")

    def apply(self, grad):
        kept = unpack_input(self, self._raw_kept, self._version_kept, "kept")
        p = self._saved_p
        return (_DROPPED_BACKWARD_SELF_FORMULA[(grad._keys | kept._keys) & formula_keys()](grad, kept, p),)

@_DROPPED.implement(AUTOGRAD)
def _dropped_autograd(self, kept, p):
    result = _DROPPED[(self._keys | kept._keys) & BELOW_AUTOGRAD](self, kept, p)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _DroppedBackward0()
    node._raw_kept, node._version_kept = kept, 0 if kept._writes is None else kept._writes[0]
    node._saved_p = p
    return record.call(node, result, self)

_DROPPED_FORWARD_FORMULA = formula(_DROPPED, "forward", Elementwise("_dropped", LOOPS, "_dropped_kernel", 2, free=(0,)),
    lambda self_t, kept_p, p: None if self_t is None else self_t * kept_p / (1 - p))
forward_rule(_DROPPED, _DROPPED_FORWARD_FORMULA)


@composite(define("dropout(Tensor self, float p, bool train) -> Tensor", "342a3737bc3ab4ea", "dropout_"))
def dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    return self * 0 if p == 1 else functions._dropped(self, functions._kept(self, self._sizes, p), p)


@composite(define("feature_dropout(Tensor self, float p, bool train) -> Tensor", "9013fe8345bf9c08",
    "feature_dropout_"))
def feature_dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"feature_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if self._ndim < 2:
        language.raise_error(f"feature_dropout: expected at least 2 dimensions, got shape {list(self._sizes)}")
    sizes = (*self._sizes[:2], *(1,) * (self._ndim - 2))
    return self * 0 if p == 1 else functions._dropped(self, functions._kept(self, sizes, p), p)


_ALPHA_DROPPED = define("_alpha_dropped(Tensor self, Tensor kept, float p) -> Tensor", "59a080f3992c44b5")
_ALPHA_DROPPED_LOOP = _ALPHA_DROPPED.compute_by(Elementwise("_alpha_dropped", LOOPS, "_alpha_dropped_kernel", 2,
    accepts=("floating",), free=(0,)))

@formula(_ALPHA_DROPPED, "backward_self",
    Elementwise("_AlphaDroppedBackward0", LOOPS, "alpha_dropped_backward_self", 2, free=(0,)))
def _ALPHA_DROPPED_BACKWARD_SELF_FORMULA(grad, kept, p):
    scale_ = ((1.7580993408473766 * 1.7580993408473766 * p + 1) * (1 - p)) ** (-0.5)
    return grad * scale_ * kept

class _AlphaDroppedBackward0(Node, operator="_alpha_dropped"):
    __slots__ = ("_saved_p", "_raw_kept", "_version_kept")

    def apply(self, grad):
        p = self._saved_p
        kept = unpack_input(self, self._raw_kept, self._version_kept, "kept")
        return (_ALPHA_DROPPED_BACKWARD_SELF_FORMULA[(grad._keys | kept._keys) & formula_keys()](grad, kept, p),)

@_ALPHA_DROPPED.implement(AUTOGRAD)
def _alpha_dropped_autograd(self, kept, p):
    result = _ALPHA_DROPPED[(self._keys | kept._keys) & BELOW_AUTOGRAD](self, kept, p)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _AlphaDroppedBackward0()
    node._saved_p = p
    node._raw_kept, node._version_kept = kept, 0 if kept._writes is None else kept._writes[0]
    return record.call(node, result, self)

@formula(_ALPHA_DROPPED, "forward", Elementwise("_alpha_dropped", LOOPS, "alpha_dropped_backward_self", 2, free=(0,)))
def _ALPHA_DROPPED_FORWARD_FORMULA(self_t, kept_p, p):
    scale_ = ((1.7580993408473766 * 1.7580993408473766 * p + 1) * (1 - p)) ** (-0.5)
    return None if self_t is None else self_t * scale_ * kept_p

forward_rule(_ALPHA_DROPPED, _ALPHA_DROPPED_FORWARD_FORMULA)


@composite(define("alpha_dropout(Tensor self, float p, bool train) -> Tensor", "0dca8f65242ddc4b", "alpha_dropout_"))
def alpha_dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"alpha_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if p == 1:
        return self * 0
    return functions._alpha_dropped(self, functions._kept(self, self._sizes, p), p)


@composite(define("feature_alpha_dropout(Tensor self, float p, bool train) -> Tensor", "2530beaa4cc8a4c0",
    "feature_alpha_dropout_"))
def feature_alpha_dropout_composite(self, p, train):
    if not 0 <= p <= 1:
        language.raise_error(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")
    if not train or p == 0 or self.numel() == 0:
        return self
    if self._ndim < 2:
        language.raise_error(f"feature_alpha_dropout: expected at least 2 dimensions, got shape {list(self._sizes)}")
    if p == 1:
        return self * 0
    return functions._alpha_dropped(self, functions._kept(self, (*self._sizes[:2], *(1,) * (self._ndim - 2)), p), p)


@composite(define("nn_dropout(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    "542e761d5f16e69a"))
def nn_dropout_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout: p must lie in [0, 1], got {p}")
    return functions.dropout_(self, p, training) if inplace else functions.dropout(self, p, training)


@composite(define("nn_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> Tensor",
    "77a5193c2373158c"))
def nn_alpha_dropout_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"alpha_dropout: p must lie in [0, 1], got {p}")
    return functions.alpha_dropout_(self, p, training) if inplace else functions.alpha_dropout(self, p, training)


@composite(define("nn_feature_alpha_dropout(Tensor self, float p=0.5, bool training=False, bool inplace=False) -> "
    "Tensor", "95212806d243d9c1"))
def nn_feature_alpha_dropout_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"feature_alpha_dropout: p must lie in [0, 1], got {p}")
    return (
        functions.feature_alpha_dropout_(self, p, training)
        if inplace
        else functions.feature_alpha_dropout(self, p, training))


@composite(define("nn_dropout1d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    "fe61852f7f63ce94"))
def nn_dropout1d_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout1d: p must lie in [0, 1], got {p}")
    if self._ndim != 2 and self._ndim != 3:
        language.raise_error(f"dropout1d: expected an input of 2 or 3 dimensions, got shape {list(self._sizes)}")
    if inplace and (p == 0 or not training):
        return self
    if self._ndim == 3:
        return (
            functions.feature_dropout_(self, p, training)
            if inplace
            else functions.feature_dropout(self, p, training))
    if not inplace:
        return functions.feature_dropout(self.unsqueeze(0), p, training).squeeze(0)
    functions.feature_dropout_(self.unsqueeze(0), p, training)
    return self


@composite(define("nn_dropout2d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    "80c575b33e01690c"))
def nn_dropout2d_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout2d: p must lie in [0, 1], got {p}")
    if self._ndim == 3:
        language.warn(
            "dropout2d: Received a 3-D input, assuming that channel-wise 1D dropout behavior is desired: (batch, "
            "channels, length); use dropout1d for that, or unsqueeze(0) an image without a batch")
    elif self._ndim != 4:
        language.warn(
            f"dropout2d: Received a {self._ndim}-D input to dropout2d, which expects (batch, channels, height, width); "
            "use dropout, which zeroes single elements")
    if inplace and (p == 0 or not training):
        return self
    return functions.feature_dropout_(self, p, training) if inplace else functions.feature_dropout(self, p, training)


@composite(define("nn_dropout3d(Tensor self, float p=0.5, bool training=True, bool inplace=False) -> Tensor",
    "c4a117325a142fc0"))
def nn_dropout3d_composite(self, p, training, inplace):
    if p < 0 or p > 1:
        language.raise_value_error(f"dropout3d: p must lie in [0, 1], got {p}")
    if self._ndim != 4 and self._ndim != 5:
        language.warn(
            f"dropout3d: Received a {self._ndim}-D input to dropout3d, which expects (batch, channels, depth, height, "
            "width) or no batch; use dropout, which zeroes single elements")
    if inplace and (p == 0 or not training):
        return self
    if self._ndim == 5:
        return (
            functions.feature_dropout_(self, p, training)
            if inplace
            else functions.feature_dropout(self, p, training))
    if not inplace:
        return language.new(functions.feature_dropout(self.unsqueeze(0), p, training).squeeze(0))
    functions.feature_dropout_(self.unsqueeze(0), p, training)
    return self
