# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of losses."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_ratio_of_sums = declare("_ratio_of_sums(input, other)", "The sum of the elements over the sum of others, either of "
    "which a narrow dtype need not hold.")
_reduce_loss = declare("_reduce_loss(input, reduction)", "Losses reduced to their mean or sum, or as they are.")


@public(module="nn")
def nll_loss(input, target, weight=None, reduction="mean", ignore_index=-100, *, out=None):
    """The negative of the input at the target class, `-weight[target] * input[target]`.

    The mean divides by the sum of the weights; targets that are `ignore_index` count nothing.

    >>> ow.nn.functional.nll_loss(ow.tensor([[-0.5, -1.0], [-2.0, -0.1]]), ow.tensor([0, 1]))
    tensor(0.3000)
    """


_nll_forward = declare("_nll_forward(input, target, reduction, ignore_index)", "Each (0), the mean (1) or sum (2) of "
    "`-self` at int64 classes, one call where operators would be ten.")
_nll_backward = declare("_nll_backward(grad_output, target, sizes, reduction, ignore_index)", "The gradient of "
    "`_nll_forward` with respect to its input.")
_check_classes = declare("_check_classes(input, classes)", "Class indices; those out of bounds raise.")


@public(module="nn")
def cross_entropy(input, target, weight=None, reduction="mean", ignore_index=-100, label_smoothing=0.0):
    """The cross entropy of logits with class indices, or with class probabilities of the input's shape.

    For indices it is `-log_softmax(input)[target]`; `label_smoothing` mixes the target with the uniform
    distribution (Szegedy and others, arXiv 1512.00567, section 7).

    >>> ow.nn.functional.cross_entropy(ow.tensor([[2.0, 0.0], [0.0, 0.0]]), ow.tensor([0, 1]))
    tensor(0.4100)
    """


_cross_entropy_of_probabilities = declare("_cross_entropy_of_probabilities(logs, target, weight, reduction, "
    "label_smoothing, classes)", "Cross entropy where the target gives a probability for each class.")
_smoothing_loss = declare("_smoothing_loss(logs, target, weight, reduction, ignore_index, classes)", "The part of "
    "cross entropy that pulls towards the uniform distribution.")


@public()
def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    With `sparse` the gradient of `weight` is of the layout sparse_coo: it stores the rows that were picked.

    >>> ow.embedding(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1, 0, 1]))
    tensor([[3., 4.],
            [1., 2.],
            [3., 4.]])
    """


_embedding_rows = declare("_embedding_rows(weight, indices, padding_idx, scale_grad_by_freq)", "Rows of `weight`, "
    "whose gradient is sparse.")
