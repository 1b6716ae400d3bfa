"""The losses operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.keys import COMPOSITE_IMPLICIT_AUTOGRAD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.losses"
functions = LateModule(f"{PACKAGE}.functions")


# _reduce_loss (ops.yaml:6023)
_REDUCE_LOSS = define(
    "_reduce_loss",
    "_reduce_loss(Tensor self, int reduction) -> Tensor",
    source="ops.yaml:6023",
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


# nll_loss (ops.yaml:6031)
NLL_LOSS = define(
    "nll_loss",
    "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int igno"
    "re_index=-100) -> Tensor",
    source="ops.yaml:6031",
    digest="4b221fd63dce096f",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("nll_loss: the input needs at least one dimension, the c'
        'lasses")\nclasses = 1 if self.ndim > 1 else 0\nif target.shape != without(self.shape, cl'
        'asses):\n    refuse(f"nll_loss: the target of shape {list(target.shape)} does not fit t'
        'he input of shape {list(self.shape)}; expected {list(without(self.shape, classes))}")\n'
        'if target.dtype.is_floating_point:\n    refuse(f"nll_loss: expected integer class indic'
        'es as the target, got {target.dtype}")\nvalid = target != ignore_index\nchosen = where(v'
        "alid, target, 0)\n_check_classes(chosen, self.size(classes))\npicked = self.gather(class"
        "es, chosen.unsqueeze(classes)).squeeze(classes)\nif weight is None:\n    factor = valid."
        'to(self.dtype)\nelse:\n    if weight.shape != (self.size(classes),):\n        refuse(f"nl'
        "l_loss: weight must have one entry for each of {self.size(classes)} classes, got shape"
        ' {list(weight.shape)}")\n    factor = where(valid, weight.index_select(0, chosen.reshap'
        "e((-1,))).reshape(chosen.shape), 0)\nlosses = where(valid, -picked * factor, 0)\nif redu"
        "ction == Mean:\n    return losses.sum() / factor.sum()\nreturn losses.sum() if reduction"
        " == Sum else losses",
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


# _check_classes (ops.yaml:6064)
_CHECK_CLASSES = define(
    "_check_classes",
    "_check_classes(Tensor self, int classes) -> Tensor",
    source="ops.yaml:6064",
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


# cross_entropy (ops.yaml:6073)
CROSS_ENTROPY = define(
    "cross_entropy",
    "cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int"
    " ignore_index=-100, float label_smoothing=0.0) -> Tensor",
    source="ops.yaml:6073",
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


# _cross_entropy_of_probabilities (ops.yaml:6098)
_CROSS_ENTROPY_OF_PROBABILITIES = define(
    "_cross_entropy_of_probabilities",
    "_cross_entropy_of_probabilities(Tensor logs, Tensor target, Tensor? weight, int reduct"
    "ion, float label_smoothing, int classes) -> Tensor",
    source="ops.yaml:6098",
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


# _smoothing_loss (ops.yaml:6114)
_SMOOTHING_LOSS = define(
    "_smoothing_loss",
    "_smoothing_loss(Tensor logs, Tensor target, Tensor? weight, int reduction, int ignore_"
    "index, int classes) -> Tensor",
    source="ops.yaml:6114",
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


# embedding (ops.yaml:6131)
EMBEDDING = define(
    "embedding",
    "embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=F"
    "alse, bool sparse=False) -> Tensor",
    source="ops.yaml:6131",
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
