# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The losses operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.losses.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)


@composite(define("_ratio_of_sums(Tensor self, Tensor other) -> Tensor", "cab95987cd1e5a42"))
def _ratio_of_sums_composite(self, other):
    if self.dtype.itemsize > 2:
        return self.sum() / other.sum()
    return (self.sum(dtype=dtypes.float32) / other.sum(dtype=dtypes.float32)).to(self.dtype)


@composite(define("_reduce_loss(Tensor self, int reduction) -> Tensor", "2e7f6d049c6ceef6"))
def _reduce_loss_composite(self, reduction):
    if reduction == 1:
        return self.mean()
    return self.sum() if reduction == 2 else self


@composite(define("nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int "
    "ignore_index=-100) -> Tensor", "2d69e20ef66f08fe", "nll_loss.out"))
def nll_loss_composite(self, target, weight, reduction, ignore_index):
    if self._ndim == 0:
        language.raise_value_error("nll_loss: the input needs at least one dimension, the classes")
    classes = 1 if self._ndim > 1 else 0
    if self._ndim == 1 and target._sizes == (1,):
        target = target.squeeze(0)
    if target._sizes != language.without(self._sizes, classes):
        if self._ndim > 1 and (target._ndim == 0 or target.size(0) != self.size(0)):
            language.raise_value_error(
                f"nll_loss: the target has {(target.size(0) if target._ndim else 0)} samples, the input {self.size(0)}")
        if self._ndim == 1 and target._ndim == 1:
            language.raise_value_error(f"nll_loss: the target of one sample has one class, got {target.size(0)}")
        language.raise_error(
            f"nll_loss: the target of shape {list(target._sizes)} does not fit the input of shape {list(self._sizes)}; "
            f"expected {list(language.without(self._sizes, classes))}")
    if target.dtype.is_floating_point:
        language.raise_unsupported_error(f"nll_loss: expected integer class indices as the target, got {target.dtype}")
    if weight is None and target.dtype == dtypes.int64 and (self.dtype in (dtypes.float32, dtypes.float64)):
        return functions._nll_forward(self, target, reduction, ignore_index)
    valid = target != ignore_index
    chosen = functions.where(valid, target, 0)
    chosen = functions._check_classes(chosen, self.size(classes))
    picked = self.gather(classes, chosen.unsqueeze(classes)).squeeze(classes)
    if weight is None:
        factor = valid.to(self.dtype)
    else:
        if weight._sizes != (self.size(classes),):
            language.raise_error(
                f"nll_loss: weight must have one entry for each of {self.size(classes)} classes, got shape "
                f"{list(weight._sizes)}")
        factor = functions.where(valid, weight.index_select(0, chosen.reshape((-1,))).reshape(chosen._sizes), 0)
    losses = functions.where(valid, -picked * factor, 0)
    if reduction == 1:
        return functions._ratio_of_sums(losses, factor)
    return losses.sum() if reduction == 2 else losses


_NLL_FORWARD = define("_nll_forward(Tensor self, Tensor target, int reduction, int ignore_index) -> Tensor",
    "c96e9b49e540e02b")
_NLL_FORWARD.implement(CPU, runtime.kernels.losses.operator.nll_forward)

class _NllForwardBackward0(Node, operator="_nll_forward", label="NllLossBackward0"):
    __slots__ = ("_saved_self_shape", "_raw_target", "_version_target", "_saved_reduction", "_saved_ignore_index")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        reduction = self._saved_reduction
        ignore_index = self._saved_ignore_index
        return (functions._nll_backward(grad, target, self_shape, reduction, ignore_index),)

@_NLL_FORWARD.implement(AUTOGRAD)
def _nll_forward_autograd(self, target, reduction, ignore_index):
    result = _NLL_FORWARD[(self._keys | target._keys) & BELOW_AUTOGRAD](self, target, reduction, ignore_index)
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _NllForwardBackward0()
    node._saved_self_shape = self._sizes
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    node._saved_reduction = reduction
    node._saved_ignore_index = ignore_index
    return record.call(node, result, self)

@forward_rule(_NLL_FORWARD, filled=True)
def _nll_forward_forward(self_t, target_p, reduction, ignore_index):
    return _NLL_FORWARD[self_t._keys | target_p._keys](self_t, target_p, reduction, ignore_index)

@_NLL_FORWARD.implement(BATCH_RULE)
def _nll_forward_batch(self, target, reduction, ignore_index):
    many = language.broadcast_shapes(self._sizes[:1], target._sizes[:1])[0]
    logs, classes = (self.expand((many, *self._sizes[1:])), target.expand((many, *target._sizes[1:])))
    if self._ndim > 2:
        logs, classes = (logs.flatten(0, 1), classes.flatten(0, 1))
    losses = functions._nll_forward(logs, classes, 0, ignore_index).reshape((many, *target._sizes[1:]))
    if reduction == 0:
        return losses
    dims = tuple(range(1, losses._ndim))
    total = losses.sum(dims) if dims else losses
    if reduction == 2:
        return total
    valid = (target != ignore_index).to(self.dtype)
    return total / (valid.sum(dims) if dims else valid)


_NLL_BACKWARD = define("_nll_backward(Tensor grad_output, Tensor target, int[] sizes, int reduction, int ignore_index) "
    "-> Tensor", "e32a1d213de1d38e")
_NLL_BACKWARD.implement(CPU, runtime.kernels.losses.operator.nll_backward)

class _NllBackwardBackward0(Node, operator="_nll_backward"):
    __slots__ = ("_raw_target", "_version_target", "_saved_reduction", "_saved_ignore_index")

    def apply(self, grad):
        target = unpack_input(self, self._raw_target, self._version_target, "target")
        reduction = self._saved_reduction
        ignore_index = self._saved_ignore_index
        return (functions._nll_forward(grad, target, reduction, ignore_index),)

@_NLL_BACKWARD.implement(AUTOGRAD)
def _nll_backward_autograd(grad_output, target, sizes, reduction, ignore_index):
    result = _NLL_BACKWARD[
        (grad_output._keys | target._keys) & BELOW_AUTOGRAD
    ](grad_output, target, sizes, reduction, ignore_index)
    if (guards.active and not grad_enabled()) or grad_output._edge is None:
        return result
    node = _NllBackwardBackward0()
    node._raw_target, node._version_target = target, 0 if target._writes is None else target._writes[0]
    node._saved_reduction = reduction
    node._saved_ignore_index = ignore_index
    return record.call(node, result, grad_output)

@forward_rule(_NLL_BACKWARD, filled=True)
def _nll_backward_forward(grad_output_t, target_p, sizes, reduction, ignore_index):
    return _NLL_BACKWARD[grad_output_t._keys | target_p._keys](grad_output_t, target_p, sizes, reduction, ignore_index)


@composite(define("_check_classes(Tensor self, int classes) -> Tensor", "6949d619527bb5f0"))
def _check_classes_composite(self, classes):
    if language.any_true((self < 0) | (self >= classes)):
        bad = self[(self < 0) | (self >= classes)]
        language.raise_bounds_error(f"target {bad[0].item()} is out of bounds: there are {classes} classes")
    return self.to(dtypes.int64) if self.dtype == dtypes.uint8 else self


@composite(define("cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int "
    "ignore_index=-100, float label_smoothing=0.0) -> Tensor", "59b696b91abebf93"))
def cross_entropy_composite(self, target, weight, reduction, ignore_index, label_smoothing):
    if self._ndim == 0:
        language.raise_error("cross_entropy: the input needs at least one dimension, the classes")
    classes = 1 if self._ndim > 1 else 0
    if label_smoothing < 0 or label_smoothing > 1:
        language.raise_error(f"cross_entropy: label_smoothing must lie in [0, 1], got {label_smoothing}")
    logs = functions.log_softmax(self, classes)
    if target.dtype.is_floating_point and ignore_index >= 0:
        language.raise_error(f"cross_entropy: class probabilities leave no class out, got ignore_index={ignore_index}")
    if target.dtype.is_floating_point:
        return functions._cross_entropy_of_probabilities(logs, target, weight, reduction, label_smoothing, classes)
    loss = functions.nll_loss(logs, target, weight, reduction, ignore_index)
    if label_smoothing == 0:
        return loss
    return loss * (1 - label_smoothing) + functions._smoothing_loss(
        logs, target, weight, reduction, ignore_index, classes
    ) * label_smoothing


@composite(define("_cross_entropy_of_probabilities(Tensor logs, Tensor target, Tensor? weight, int reduction, float "
    "label_smoothing, int classes) -> Tensor", "a12f6ee7ad6b416d"))
def _cross_entropy_of_probabilities_composite(logs, target, weight, reduction, label_smoothing, classes):
    if target._sizes != logs._sizes:
        if logs._ndim > 1 and (target._ndim == 0 or target.size(0) != logs.size(0)):
            language.raise_value_error(
                f"cross_entropy: the target has {(target.size(0) if target._ndim else 0)} samples, the input "
                f"{logs.size(0)}")
        language.raise_error(
            f"cross_entropy: class probabilities must have the input's shape {list(logs._sizes)}, got "
            f"{list(target._sizes)}")
    number = logs.size(classes)
    if label_smoothing and number:
        target = target * (1 - label_smoothing) + label_smoothing / number
    if weight is not None:
        logs = logs * weight.reshape(language.replaced((1,) * logs._ndim, classes, number))
    losses = -(logs * target).sum((classes,))
    if reduction == 1:
        total = losses.sum(dtype=language.wide_dtype(losses.dtype))
        return (total / (logs.numel() // number if number else 0)).to(losses.dtype)
    return losses.sum() if reduction == 2 else losses


@composite(define("_smoothing_loss(Tensor logs, Tensor target, Tensor? weight, int reduction, int ignore_index, int "
    "classes) -> Tensor", "66f98a68b6f5a108"))
def _smoothing_loss_composite(logs, target, weight, reduction, ignore_index, classes):
    number = logs.size(classes)
    valid = target != ignore_index
    if weight is not None:
        logs = logs * weight.reshape(language.replaced((1,) * logs._ndim, classes, number))
    losses = functions.where(valid, -logs.mean((classes,)), 0)
    if reduction == 1:
        if weight is None:
            return functions._ratio_of_sums(losses, valid.to(logs.dtype))
        chosen = functions.where(valid, target, 0)
        factor = weight.index_select(0, chosen.reshape((-1,))).reshape(chosen._sizes)
        return functions._ratio_of_sums(losses, functions.where(valid, factor, 0))
    return losses.sum() if reduction == 2 else losses


@composite(define("embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool "
    "sparse=False) -> Tensor", "50a4259d633bd0d1"))
def embedding_composite(weight, indices, padding_idx, scale_grad_by_freq, sparse):
    if weight._ndim != 2:
        language.raise_error(f"embedding: 'weight' must be 2-D, got shape {list(weight._sizes)}")
    flat = indices if indices._ndim == 1 else indices.reshape((-1,))
    if sparse:
        rows = functions._embedding_rows(weight, flat, padding_idx, scale_grad_by_freq)
        return rows if indices._ndim == 1 else rows.reshape((*indices._sizes, weight._sizes[1]))
    rows = weight.index_select(0, flat)
    if scale_grad_by_freq and weight.dtype.is_floating_point:
        kind = language.wide_dtype(weight.dtype)
        counts = functions.zeros((weight.size(0),), dtype=kind).index_add(0, flat,
            functions.ones((flat.numel(),), dtype=kind))
        constant = rows.detach()
        rows = constant + ((rows - constant) / counts.index_select(0, flat).unsqueeze(1)).to(weight.dtype)
    if padding_idx >= 0:
        rows = functions.where((flat == padding_idx).unsqueeze(1), rows.detach(), rows)
    return rows if indices._ndim == 1 else rows.reshape((*indices._sizes, weight._sizes[1]))


_EMBEDDING_ROWS = define("_embedding_rows(Tensor weight, Tensor indices, int padding_idx, bool scale_grad_by_freq) -> "
    "Tensor", "899091142f6793ed")
_EMBEDDING_ROWS.implement(COMPOSITE_EXPLICIT_AUTOGRAD,
    below_autograd(lambda weight, indices, padding_idx, scale_grad_by_freq: weight.index_select(0, indices)))

class _EmbeddingRowsBackward0(Node, operator="_embedding_rows"):
    __slots__ = ("_saved_weight_shape", "_raw_indices", "_version_indices", "_saved_padding_idx",
        "_saved_scale_grad_by_freq")

    def apply(self, grad):
        weight_shape = self._saved_weight_shape
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        padding_idx = self._saved_padding_idx
        scale_grad_by_freq = self._saved_scale_grad_by_freq
        return (functions.embedding_sparse_backward(grad, indices, weight_shape[0], padding_idx, scale_grad_by_freq),)

@_EMBEDDING_ROWS.implement(AUTOGRAD)
def _embedding_rows_autograd(weight, indices, padding_idx, scale_grad_by_freq):
    result = _EMBEDDING_ROWS[(weight._keys | indices._keys) & BELOW_AUTOGRAD](weight, indices, padding_idx,
        scale_grad_by_freq)
    if (guards.active and not grad_enabled()) or weight._edge is None:
        return result
    node = _EmbeddingRowsBackward0()
    node._saved_weight_shape = weight._sizes
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._saved_padding_idx = padding_idx
    node._saved_scale_grad_by_freq = scale_grad_by_freq
    return record.call(node, result, weight)

pushed_forward(_EMBEDDING_ROWS)
