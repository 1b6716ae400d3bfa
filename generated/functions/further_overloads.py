# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of further_overloads."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "other_scalar", "self_scalar", module="special")
def special_xlogy(input, other, *, out=None):
    """xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """


_end_of = declare("_end_of(input)", "The number in a tensor without dimensions.", result="Number")


@public("", "dim")
def nuclear_norm(input, dim, keepdim=False, *, out=None):
    """nuclear_norm(input, keepdim=False, *, out=None) -> Tensor
    nuclear_norm(input, dim, keepdim=False, *, out=None) -> Tensor

    The sum of the singular values of a matrix.

    >>> ow.nuclear_norm(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor(7.)
    """


@public("dim")
def frobenius_norm(input, dim, keepdim=False, *, out=None):
    """The root of the sum of squares along dimensions.

    >>> ow.frobenius_norm(ow.tensor([[3.0, 4.0]]), 1)
    tensor([5.])
    """


@public()
def norm_except_dim(v, pow=2, dim=0):
    """The norm over all dimensions but one.

    >>> ow.norm_except_dim(ow.tensor([[3.0, 4.0], [0.0, 1.0]]))
    tensor([[5.],
            [1.]])
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def native_layer_norm(input, normalized_shape, weight, bias, eps):
    """`layer_norm` with the means, and the inverse standard deviations.

    >>> [one.shape for one in ow.native_layer_norm(ow.ones(2, 3), (3,), None, None, 0.1)]
    [opweave.Size([2, 3]), opweave.Size([2, 1]), opweave.Size([2, 1])]
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    """`group_norm` with the means, and the inverse standard deviations of every group.

    >>> [one.shape for one in ow.native_group_norm(ow.ones(2, 4), None, None, 2, 4, 1, 2, 0.1)]
    [opweave.Size([2, 4]), opweave.Size([2, 2]), opweave.Size([2, 2])]
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, *, out=None):
    """`batch_norm` with the means, and the inverse standard deviations of the batch; empty ones unless
        `training`.

    >>> found = ow.native_batch_norm(ow.ones(2, 3), None, None, None, None, True, 0.1, 0.1)
    >>> [one.shape for one in found]
    [opweave.Size([2, 3]), opweave.Size([3]), opweave.Size([3])]
    """


@public(result="tuple[Tensor, Tensor]")
def native_dropout(input, p, train):
    """`dropout` with the mask of what was kept.

    >>> ow.native_dropout(ow.ones(2), 0.0, True)[1]
    tensor([True, True])
    """


@public()
def max_unpool2d(input, indices, output_size, *, out=None):
    """Elements at their places in planes of a size, zeros elsewhere.

    >>> ow.max_unpool2d(ow.ones(1, 1, 1), ow.tensor([[[2]]]), (2, 2))
    tensor([[[0., 0.],
             [1., 0.]]])
    """


@public()
def max_unpool3d(input, indices, output_size, stride, padding, *, out=None):
    """Elements at their places in volumes of a size, zeros elsewhere.

    >>> ow.max_unpool3d(ow.ones(1, 1, 1, 1), ow.tensor([[[[1]]]]), (1, 1, 3), 1, 0).flatten()
    tensor([0., 1., 0.])
    """


@public(module="nn")
def cross_entropy_loss(input, target, weight=None, reduction="mean", ignore_index=-100, label_smoothing=0.0):
    """As `nn.functional.cross_entropy`.

    >>> ow.nn.functional.cross_entropy_loss(ow.zeros(1, 2), ow.tensor([0]))
    tensor(0.6931)
    """
