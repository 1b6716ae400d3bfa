"""The losses operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.losses

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.node import Node, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.losses"
functions = LateModule(f"{PACKAGE}.functions")


# _reduce_loss (ops.yaml:6086)
_REDUCE_LOSS = define(
    "_reduce_loss",
    "_reduce_loss(Tensor self, int reduction) -> Tensor",
    source="ops.yaml:6086",
    digest="e6198f3f1563a266",
    kernel={
        "composite": "if reduction == Mean:\n    return self.mean()\nreturn self.sum() if reduction == Sum els"
        "e self",
    },
)


def _reduce_loss_composite(self, reduction):
    """_reduce_loss, from other operators."""
    if reduction == 1:
        return self.mean()
    return self.sum() if reduction == 2 else self


_REDUCE_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reduce_loss_composite)


# nll_loss (ops.yaml:6094)
NLL_LOSS = define(
    "nll_loss",
    "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int igno"
    "re_index=-100) -> Tensor",
    source="ops.yaml:6094",
    digest="51a8fad00a1017c0",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("nll_loss: the input needs at least one dimension, the c'
        'lasses")\nclasses = 1 if self.ndim > 1 else 0\nif target.shape != without(self.shape, cl'
        'asses):\n    refuse(f"nll_loss: the target of shape {list(target.shape)} does not fit t'
        'he input of shape {list(self.shape)}; expected {list(without(self.shape, classes))}")\n'
        'if target.dtype.is_floating_point:\n    refuse(f"nll_loss: expected integer class indic'
        'es as the target, got {target.dtype}")\nif weight is None and reduction != 0 and target'
        ".dtype == int64 and self.dtype in (float32, float64):\n    return _chosen_loss(self, ta"
        "rget, reduction, ignore_index)\nvalid = target != ignore_index\nchosen = where(valid, ta"
        "rget, 0)\n_check_classes(chosen, self.size(classes))\npicked = self.gather(classes, chos"
        "en.unsqueeze(classes)).squeeze(classes)\nif weight is None:\n    factor = valid.to(self."
        'dtype)\nelse:\n    if weight.shape != (self.size(classes),):\n        refuse(f"nll_loss: '
        "weight must have one entry for each of {self.size(classes)} classes, got shape {list(w"
        'eight.shape)}")\n    factor = where(valid, weight.index_select(0, chosen.reshape((-1,))'
        ").reshape(chosen.shape), 0)\nlosses = where(valid, -picked * factor, 0)\nif reduction =="
        " Mean:\n    return losses.sum() / factor.sum()\nreturn losses.sum() if reduction == Sum "
        "else losses",
    },
)


def nll_loss_composite(self, target, weight, reduction, ignore_index):
    """nll_loss, from other operators."""
    if self.ndim == 0:
        language.refuse("nll_loss: the input needs at least one dimension, the classes")
    classes = 1 if self.ndim > 1 else 0
    if target.shape != language.without(self.shape, classes):
        language.refuse(
            f"nll_loss: the target of shape {list(target.shape)} does not fit the input of shape {list(self.shape)}; "
            f"expected {list(language.without(self.shape, classes))}"
        )
    if target.dtype.is_floating_point:
        language.refuse(f"nll_loss: expected integer class indices as the target, got {target.dtype}")
    if weight is None and reduction != 0 and (target.dtype == dtypes.int64) and (
        self.dtype in (dtypes.float32, dtypes.float64)
    ):
        return functions._chosen_loss(self, target, reduction, ignore_index)
    valid = target != ignore_index
    chosen = functions.where(valid, target, 0)
    functions._check_classes(chosen, self.size(classes))
    picked = self.gather(classes, chosen.unsqueeze(classes)).squeeze(classes)
    if weight is None:
        factor = valid.to(self.dtype)
    else:
        if weight.shape != (self.size(classes),):
            language.refuse(
                f"nll_loss: weight must have one entry for each of {self.size(classes)} classes, got shape "
                f"{list(weight.shape)}"
            )
        factor = functions.where(valid, weight.index_select(0, chosen.reshape((-1,))).reshape(chosen.shape), 0)
    losses = functions.where(valid, -picked * factor, 0)
    if reduction == 1:
        return losses.sum() / factor.sum()
    return losses.sum() if reduction == 2 else losses


NLL_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nll_loss_composite)


# _chosen_loss (ops.yaml:6129, derivatives.yaml:1160)
_CHOSEN_LOSS = define(
    "_chosen_loss",
    "_chosen_loss(Tensor self, Tensor target, int reduction, int ignore_index) -> Tensor",
    source="ops.yaml:6129",
    digest="0297f715e54ea710",
    kernel={
        "dispatch": "{CPU: runtime.kernels.losses.chosen_loss}",
    },
    derivative={
        "self": "_chosen_loss_backward(grad, target, self.shape, reduction, ignore_index)",
        "result": "auto_linear",
    },
)
_CHOSEN_LOSS.implement(CPU, runtime.kernels.losses.chosen_loss)


class _ChosenLossBackward0(Node):
    """Backward of _chosen_loss (derivatives.yaml:1160)."""

    __slots__ = ("_saved_self_shape", "_saved_target", "_version_target", "_saved_reduction", "_saved_ignore_index")
    operator = "_chosen_loss"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        target = unpack_input(self, self._saved_target, self._version_target, "target")
        reduction = self._saved_reduction
        ignore_index = self._saved_ignore_index
        grad_self = functions._chosen_loss_backward(grad, target, self_shape, reduction, ignore_index)
        return (grad_self,)

    def release(self):
        self._saved_target = None


def _chosen_loss_autograd(self, target, reduction, ignore_index):
    """_chosen_loss, recorded for the backward pass."""
    result = _CHOSEN_LOSS[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, reduction, ignore_index)
    if state.active and not grad_enabled():
        return result
    node = _ChosenLossBackward0()
    node._saved_self_shape = self.shape
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    node._saved_reduction = reduction
    node._saved_ignore_index = ignore_index
    return recording.record(node, result, self)


_CHOSEN_LOSS.implement(AUTOGRAD_CPU, _chosen_loss_autograd)


def _chosen_loss_forward(self, target, reduction, ignore_index):
    """_chosen_loss, and the tangent of its result."""
    result = _CHOSEN_LOSS[(self._keys | target._keys) & BELOW_FORWARD](self, target, reduction, ignore_index)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    target_p = forward.primal_of(target)
    self_t = forward.or_zeros(self_t, self)
    result_t = _CHOSEN_LOSS[self_t._keys | target_p._keys](self_t, target_p, reduction, ignore_index)
    forward.attach(result, result_t, self_t)
    return result


_CHOSEN_LOSS.implement(FORWARD_AD, _chosen_loss_forward)


# _chosen_loss_backward (ops.yaml:6138, derivatives.yaml:1165)
_CHOSEN_LOSS_BACKWARD = define(
    "_chosen_loss_backward",
    "_chosen_loss_backward(Tensor grad_output, Tensor target, int[] sizes, int reduction, i"
    "nt ignore_index) -> Tensor",
    source="ops.yaml:6138",
    digest="fbf454229e347593",
    kernel={
        "dispatch": "{CPU: runtime.kernels.losses.chosen_loss_backward}",
    },
    derivative={
        "grad_output": "_chosen_loss(grad, target, reduction, ignore_index)",
        "result": "auto_linear",
    },
)
_CHOSEN_LOSS_BACKWARD.implement(CPU, runtime.kernels.losses.chosen_loss_backward)


class _ChosenLossBackwardBackward0(Node):
    """Backward of _chosen_loss_backward (derivatives.yaml:1165)."""

    __slots__ = ("_saved_target", "_version_target", "_saved_reduction", "_saved_ignore_index")
    operator = "_chosen_loss_backward"

    def apply(self, grad):
        target = unpack_input(self, self._saved_target, self._version_target, "target")
        reduction = self._saved_reduction
        ignore_index = self._saved_ignore_index
        grad_grad_output = functions._chosen_loss(grad, target, reduction, ignore_index)
        return (grad_grad_output,)

    def release(self):
        self._saved_target = None


def _chosen_loss_backward_autograd(grad_output, target, sizes, reduction, ignore_index):
    """_chosen_loss_backward, recorded for the backward pass."""
    result = _CHOSEN_LOSS_BACKWARD[
        (grad_output._keys | target._keys) & BELOW_AUTOGRAD
    ](grad_output, target, sizes, reduction, ignore_index)
    if state.active and not grad_enabled():
        return result
    node = _ChosenLossBackwardBackward0()
    node._saved_target, node._version_target = target, 0 if target._version is None else target._version[0]
    node._saved_reduction = reduction
    node._saved_ignore_index = ignore_index
    return recording.record(node, result, grad_output)


_CHOSEN_LOSS_BACKWARD.implement(AUTOGRAD_CPU, _chosen_loss_backward_autograd)


def _chosen_loss_backward_forward(grad_output, target, sizes, reduction, ignore_index):
    """_chosen_loss_backward, and the tangent of its result."""
    result = _CHOSEN_LOSS_BACKWARD[(grad_output._keys | target._keys) & BELOW_FORWARD](
        grad_output, target, sizes, reduction, ignore_index
    )
    if not forward.wanted(result):
        return result
    grad_output_t = forward.tangent_of(grad_output)
    target_p = forward.primal_of(target)
    grad_output_t = forward.or_zeros(grad_output_t, grad_output)
    result_t = _CHOSEN_LOSS_BACKWARD[grad_output_t._keys | target_p._keys](
        grad_output_t, target_p, sizes, reduction, ignore_index
    )
    forward.attach(result, result_t, grad_output_t)
    return result


_CHOSEN_LOSS_BACKWARD.implement(FORWARD_AD, _chosen_loss_backward_forward)


# _check_classes (ops.yaml:6146)
_CHECK_CLASSES = define(
    "_check_classes",
    "_check_classes(Tensor self, int classes) -> Tensor",
    source="ops.yaml:6146",
    digest="87c43e67ce86e268",
    kernel={
        "composite": "if self.numel() and ((self < 0) | (self >= classes)).any():\n    bad = self[(self < 0) "
        '| (self >= classes)]\n    raise_index(f"target {bad[0].item()} is out of bounds: there '
        'are {classes} classes")\nreturn self',
    },
)


def _check_classes_composite(self, classes):
    """_check_classes, from other operators."""
    if self.numel() and ((self < 0) | (self >= classes)).any():
        bad = self[(self < 0) | (self >= classes)]
        language.raise_index(f"target {bad[0].item()} is out of bounds: there are {classes} classes")
    return self


_CHECK_CLASSES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _check_classes_composite)


# cross_entropy (ops.yaml:6155)
CROSS_ENTROPY = define(
    "cross_entropy",
    "cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int"
    " ignore_index=-100, float label_smoothing=0.0) -> Tensor",
    source="ops.yaml:6155",
    digest="c9fe9433c4ca39dd",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("cross_entropy: the input needs at least one dimension, '
        'the classes")\nclasses = 1 if self.ndim > 1 else 0\nif label_smoothing < 0 or label_smoo'
        'thing > 1:\n    refuse(f"cross_entropy: label_smoothing must lie in [0, 1], got {label_'
        'smoothing}")\nlogs = log_softmax(self, classes)\nif target.dtype.is_floating_point:\n    '
        "return _cross_entropy_of_probabilities(logs, target, weight, reduction, label_smoothin"
        "g, classes)\nloss = nll_loss(logs, target, weight, reduction, ignore_index)\nif label_sm"
        "oothing == 0:\n    return loss\nreturn loss * (1 - label_smoothing) + _smoothing_loss(lo"
        "gs, target, weight, reduction, ignore_index, classes) * label_smoothing",
    },
)


def cross_entropy_composite(self, target, weight, reduction, ignore_index, label_smoothing):
    """cross_entropy, from other operators."""
    if self.ndim == 0:
        language.refuse("cross_entropy: the input needs at least one dimension, the classes")
    classes = 1 if self.ndim > 1 else 0
    if label_smoothing < 0 or label_smoothing > 1:
        language.refuse(f"cross_entropy: label_smoothing must lie in [0, 1], got {label_smoothing}")
    logs = functions.log_softmax(self, classes)
    if target.dtype.is_floating_point:
        return functions._cross_entropy_of_probabilities(logs, target, weight, reduction, label_smoothing, classes)
    loss = functions.nll_loss(logs, target, weight, reduction, ignore_index)
    if label_smoothing == 0:
        return loss
    return loss * (1 - label_smoothing) + functions._smoothing_loss(
        logs, target, weight, reduction, ignore_index, classes
    ) * label_smoothing


CROSS_ENTROPY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cross_entropy_composite)


# _cross_entropy_of_probabilities (ops.yaml:6180)
_CROSS_ENTROPY_OF_PROBABILITIES = define(
    "_cross_entropy_of_probabilities",
    "_cross_entropy_of_probabilities(Tensor logs, Tensor target, Tensor? weight, int reduct"
    "ion, float label_smoothing, int classes) -> Tensor",
    source="ops.yaml:6180",
    digest="09e52f762c99d4c7",
    kernel={
        "composite": 'if target.shape != logs.shape:\n    refuse(f"cross_entropy: class probabilities must ha'
        've the input\'s shape {list(logs.shape)}, got {list(target.shape)}")\nnumber = logs.size'
        "(classes)\nif label_smoothing:\n    target = target * (1 - label_smoothing) + label_smoo"
        "thing / number\nif weight is not None:\n    logs = logs * weight.reshape(replaced((1,) *"
        " logs.ndim, classes, number))\nlosses = -(logs * target).sum((classes,))\nif reduction ="
        "= Mean:\n    return losses.sum() / (logs.numel() // number)\nreturn losses.sum() if redu"
        "ction == Sum else losses",
    },
)


def _cross_entropy_of_probabilities_composite(logs, target, weight, reduction, label_smoothing, classes):
    """_cross_entropy_of_probabilities, from other operators."""
    if target.shape != logs.shape:
        language.refuse(
            f"cross_entropy: class probabilities must have the input's shape {list(logs.shape)}, got "
            f"{list(target.shape)}"
        )
    number = logs.size(classes)
    if label_smoothing:
        target = target * (1 - label_smoothing) + label_smoothing / number
    if weight is not None:
        logs = logs * weight.reshape(language.replaced((1,) * logs.ndim, classes, number))
    losses = -(logs * target).sum((classes,))
    if reduction == 1:
        return losses.sum() / (logs.numel() // number)
    return losses.sum() if reduction == 2 else losses


_CROSS_ENTROPY_OF_PROBABILITIES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _cross_entropy_of_probabilities_composite)


# _smoothing_loss (ops.yaml:6196)
_SMOOTHING_LOSS = define(
    "_smoothing_loss",
    "_smoothing_loss(Tensor logs, Tensor target, Tensor? weight, int reduction, int ignore_"
    "index, int classes) -> Tensor",
    source="ops.yaml:6196",
    digest="e0f8e522ebbe5f47",
    kernel={
        "composite": "number = logs.size(classes)\nvalid = target != ignore_index\nif weight is not None:\n    "
        "logs = logs * weight.reshape(replaced((1,) * logs.ndim, classes, number))\nlosses = whe"
        "re(valid, -logs.sum((classes,)) / number, 0)\nif reduction == Mean:\n    if weight is No"
        "ne:\n        return losses.sum() / valid.to(logs.dtype).sum()\n    chosen = where(valid,"
        " target, 0)\n    factor = weight.index_select(0, chosen.reshape((-1,))).reshape(chosen."
        "shape)\n    return losses.sum() / where(valid, factor, 0).sum()\nreturn losses.sum() if "
        "reduction == Sum else losses",
    },
)


def _smoothing_loss_composite(logs, target, weight, reduction, ignore_index, classes):
    """_smoothing_loss, from other operators."""
    number = logs.size(classes)
    valid = target != ignore_index
    if weight is not None:
        logs = logs * weight.reshape(language.replaced((1,) * logs.ndim, classes, number))
    losses = functions.where(valid, -logs.sum((classes,)) / number, 0)
    if reduction == 1:
        if weight is None:
            return losses.sum() / valid.to(logs.dtype).sum()
        chosen = functions.where(valid, target, 0)
        factor = weight.index_select(0, chosen.reshape((-1,))).reshape(chosen.shape)
        return losses.sum() / functions.where(valid, factor, 0).sum()
    return losses.sum() if reduction == 2 else losses


_SMOOTHING_LOSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _smoothing_loss_composite)


# embedding (ops.yaml:6213)
EMBEDDING = define(
    "embedding",
    "embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=F"
    "alse, bool sparse=False) -> Tensor",
    source="ops.yaml:6213",
    digest="12888bea274015a8",
    kernel={
        "composite": 'if sparse:\n    refuse("embedding: sparse gradients need a sparse layout, which there i'
        's not; use sparse=False")\nif weight.ndim != 2:\n    refuse(f"embedding: expected a matr'
        'ix of weights, got shape {list(weight.shape)}")\nflat = indices.reshape((-1,))\nrows = w'
        "eight.index_select(0, flat)\nif scale_grad_by_freq:\n    counts = zeros((weight.size(0),"
        "), dtype=weight.dtype).index_add(0, flat, ones((flat.numel(),), dtype=weight.dtype))\n "
        "   constant = rows.detach()\n    rows = constant + (rows - constant) / counts.index_sel"
        "ect(0, flat).unsqueeze(1)\nif padding_idx >= 0:\n    rows = where((flat == padding_idx)."
        "unsqueeze(1), rows.detach(), rows)\nreturn rows.reshape((*indices.shape, weight.size(1)"
        "))",
    },
)


def embedding_composite(weight, indices, padding_idx, scale_grad_by_freq, sparse):
    """embedding, from other operators."""
    if sparse:
        language.refuse("embedding: sparse gradients need a sparse layout, which there is not; use sparse=False")
    if weight.ndim != 2:
        language.refuse(f"embedding: expected a matrix of weights, got shape {list(weight.shape)}")
    flat = indices.reshape((-1,))
    rows = weight.index_select(0, flat)
    if scale_grad_by_freq:
        counts = functions.zeros((weight.size(0),), dtype=weight.dtype).index_add(
            0, flat, functions.ones((flat.numel(),), dtype=weight.dtype)
        )
        constant = rows.detach()
        rows = constant + (rows - constant) / counts.index_select(0, flat).unsqueeze(1)
    if padding_idx >= 0:
        rows = functions.where((flat == padding_idx).unsqueeze(1), rows.detach(), rows)
    return rows.reshape((*indices.shape, weight.size(1)))


EMBEDDING.implement(COMPOSITE_IMPLICIT_AUTOGRAD, embedding_composite)
