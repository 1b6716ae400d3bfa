"""The functions and methods of further_overloads: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_tensors
from runtime.tensor import Tensor

from ..operators.further_overloads import (
    SPECIAL_XLOGY, SPECIAL_XLOGY_OTHER_SCALAR, SPECIAL_XLOGY_SELF_SCALAR, _END_OF, NUCLEAR_NORM, NUCLEAR_NORM_DIM,
    FROBENIUS_NORM_DIM, NORM_EXCEPT_DIM, NATIVE_LAYER_NORM, NATIVE_GROUP_NORM, NATIVE_BATCH_NORM, NATIVE_DROPOUT,
    MAX_UNPOOL2D, MAX_UNPOOL3D, CROSS_ENTROPY_LOSS,
)

__all__ = [
    "nuclear_norm", "frobenius_norm", "norm_except_dim", "native_layer_norm", "native_group_norm", "native_batch_norm",
    "native_dropout", "max_unpool2d", "max_unpool3d",
]

SPECIAL_XLOGY_FORMS = Overloads("special_xlogy", SPECIAL_XLOGY, SPECIAL_XLOGY_OTHER_SCALAR, SPECIAL_XLOGY_SELF_SCALAR)
_END_OF_FORMS = Overloads("_end_of", _END_OF)
NUCLEAR_NORM_FORMS = Overloads("nuclear_norm", NUCLEAR_NORM, NUCLEAR_NORM_DIM)
FROBENIUS_NORM_FORMS = Overloads("frobenius_norm", FROBENIUS_NORM_DIM)
NORM_EXCEPT_DIM_FORMS = Overloads("norm_except_dim", NORM_EXCEPT_DIM)
NATIVE_LAYER_NORM_FORMS = Overloads("native_layer_norm", NATIVE_LAYER_NORM)
NATIVE_GROUP_NORM_FORMS = Overloads("native_group_norm", NATIVE_GROUP_NORM)
NATIVE_BATCH_NORM_FORMS = Overloads("native_batch_norm", NATIVE_BATCH_NORM)
NATIVE_DROPOUT_FORMS = Overloads("native_dropout", NATIVE_DROPOUT)
MAX_UNPOOL2D_FORMS = Overloads("max_unpool2d", MAX_UNPOOL2D)
MAX_UNPOOL3D_FORMS = Overloads("max_unpool3d", MAX_UNPOOL3D)
CROSS_ENTROPY_LOSS_FORMS = Overloads("cross_entropy_loss", CROSS_ENTROPY_LOSS)


def special_xlogy(input=MISSING, other=MISSING, *rest, **named):
    """xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return SPECIAL_XLOGY[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return SPECIAL_XLOGY_OTHER_SCALAR[input._keys](input, other)
        return SPECIAL_XLOGY_FORMS.call(input, other, rest, named)
    except Exception:
        SPECIAL_XLOGY_FORMS.translate(input, other, rest, named)
        raise


def _end_of(input=MISSING, *rest, **named):
    """_end_of(input) -> Number

    The number in a tensor without dimensions.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _END_OF[input._keys](input)
        return _END_OF_FORMS.call(input, rest, named)
    except Exception:
        _END_OF_FORMS.translate(input, rest, named)
        raise


def nuclear_norm(input=MISSING, dim=MISSING, /, *rest, **named):
    """nuclear_norm(input, keepdim=False, *, out=None) -> Tensor
    nuclear_norm(input, dim, keepdim=False, *, out=None) -> Tensor

    The sum of the singular values of a matrix.

    >>> ow.nuclear_norm(ow.tensor([[3.0, 0.0], [0.0, 4.0]]))
    tensor(7.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return NUCLEAR_NORM[input._keys](input, False)
            if isinstance(input, Tensor) and type(dim) is int:
                return NUCLEAR_NORM_DIM[input._keys](input, (dim,) * 2, False)
        return NUCLEAR_NORM_FORMS.call(input, dim, rest, named)
    except Exception:
        NUCLEAR_NORM_FORMS.translate(input, dim, rest, named)
        raise


def frobenius_norm(input=MISSING, dim=MISSING, *rest, **named):
    """frobenius_norm(input, dim, keepdim=False, *, out=None) -> Tensor

    The root of the sum of squares along dimensions.

    >>> ow.frobenius_norm(ow.tensor([[3.0, 4.0]]), 1)
    tensor([5.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return FROBENIUS_NORM_DIM[input._keys](input, (dim,), False)
        return FROBENIUS_NORM_FORMS.call(input, dim, rest, named)
    except Exception:
        FROBENIUS_NORM_FORMS.translate(input, dim, rest, named)
        raise


def norm_except_dim(v=MISSING, *rest, **named):
    """norm_except_dim(v, pow=2, dim=0) -> Tensor

    The norm over all dimensions but one.

    >>> ow.norm_except_dim(ow.tensor([[3.0, 4.0], [0.0, 1.0]]))
    tensor([[5.],
            [1.]])
    """
    try:
        if not (rest or named):
            if isinstance(v, Tensor):
                return NORM_EXCEPT_DIM[v._keys](v, 2, 0)
        return NORM_EXCEPT_DIM_FORMS.call(v, rest, named)
    except Exception:
        NORM_EXCEPT_DIM_FORMS.translate(v, rest, named)
        raise


def native_layer_norm(
    input=MISSING, normalized_shape=MISSING, weight=MISSING, bias=MISSING, eps=MISSING, *rest, **named
):
    """native_layer_norm(input, normalized_shape, weight, bias, eps) -> tuple[Tensor, Tensor, Tensor]

    `layer_norm` with the means, and the inverse standard deviations.

    >>> [one.shape for one in ow.native_layer_norm(ow.ones(2, 3), (3,), None, None, 0.1)]
    [opweave.Size([2, 3]), opweave.Size([2, 1]), opweave.Size([2, 1])]
    """
    try:
        return NATIVE_LAYER_NORM_FORMS.call(input, normalized_shape, weight, bias, eps, rest, named)
    except Exception:
        NATIVE_LAYER_NORM_FORMS.translate(input, normalized_shape, weight, bias, eps, rest, named)
        raise


def native_group_norm(
    input=MISSING, weight=MISSING, bias=MISSING, N=MISSING, C=MISSING, HxW=MISSING, group=MISSING, eps=MISSING, *rest,
    **named,
):
    """native_group_norm(input, weight, bias, N, C, HxW, group, eps) -> tuple[Tensor, Tensor, Tensor]

    `group_norm` with the means, and the inverse standard deviations of every group.

    >>> [one.shape for one in ow.native_group_norm(ow.ones(2, 4), None, None, 2, 4, 1, 2, 0.1)]
    [opweave.Size([2, 4]), opweave.Size([2, 2]), opweave.Size([2, 2])]
    """
    try:
        return NATIVE_GROUP_NORM_FORMS.call(input, weight, bias, N, C, HxW, group, eps, rest, named)
    except Exception:
        NATIVE_GROUP_NORM_FORMS.translate(input, weight, bias, N, C, HxW, group, eps, rest, named)
        raise


def native_batch_norm(
    input=MISSING, weight=MISSING, bias=MISSING, running_mean=MISSING, running_var=MISSING, training=MISSING,
    momentum=MISSING, eps=MISSING, *rest, **named,
):
    """native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, *, out=None)
        -> tuple[Tensor, Tensor, Tensor]

    `batch_norm` with the means, and the inverse standard deviations of the batch; empty ones unless
        `training`.

    >>> found = ow.native_batch_norm(ow.ones(2, 3), None, None, None, None, True, 0.1, 0.1)
    >>> [one.shape for one in found]
    [opweave.Size([2, 3]), opweave.Size([3]), opweave.Size([3])]
    """
    try:
        return NATIVE_BATCH_NORM_FORMS.call(
            input, weight, bias, running_mean, running_var, training, momentum, eps, rest, named
        )
    except Exception:
        NATIVE_BATCH_NORM_FORMS.translate(
            input, weight, bias, running_mean, running_var, training, momentum, eps, rest, named
        )
        raise


def native_dropout(input=MISSING, p=MISSING, train=MISSING, *rest, **named):
    """native_dropout(input, p, train) -> tuple[Tensor, Tensor]

    `dropout` with the mask of what was kept.

    >>> ow.native_dropout(ow.ones(2), 0.0, True)[1]
    tensor([True, True])
    """
    try:
        return NATIVE_DROPOUT_FORMS.call(input, p, train, rest, named)
    except Exception:
        NATIVE_DROPOUT_FORMS.translate(input, p, train, rest, named)
        raise


def max_unpool2d(input=MISSING, indices=MISSING, output_size=MISSING, *rest, **named):
    """max_unpool2d(input, indices, output_size, *, out=None) -> Tensor

    Elements at their places in planes of a size, zeros elsewhere.

    >>> ow.max_unpool2d(ow.ones(1, 1, 1), ow.tensor([[[2]]]), (2, 2))
    tensor([[[0., 0.],
             [1., 0.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(indices, Tensor) and type(output_size) is int:
                return MAX_UNPOOL2D[input._keys | indices._keys](input, indices, (output_size,) * 2)
        return MAX_UNPOOL2D_FORMS.call(input, indices, output_size, rest, named)
    except Exception:
        MAX_UNPOOL2D_FORMS.translate(input, indices, output_size, rest, named)
        raise


def max_unpool3d(input=MISSING, indices=MISSING, output_size=MISSING, stride=MISSING, padding=MISSING, *rest, **named):
    """max_unpool3d(input, indices, output_size, stride, padding, *, out=None) -> Tensor

    Elements at their places in volumes of a size, zeros elsewhere.

    >>> ow.max_unpool3d(ow.ones(1, 1, 1, 1), ow.tensor([[[[1]]]]), (1, 1, 3), 1, 0).flatten()
    tensor([0., 1., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(indices, Tensor)
                and type(output_size) is int
                and type(stride) is int
                and type(padding) is int
            ):
                return MAX_UNPOOL3D[input._keys | indices._keys](
                    input, indices, (output_size,) * 3, (stride,) * 3, (padding,) * 3
                )
        return MAX_UNPOOL3D_FORMS.call(input, indices, output_size, stride, padding, rest, named)
    except Exception:
        MAX_UNPOOL3D_FORMS.translate(input, indices, output_size, stride, padding, rest, named)
        raise


def cross_entropy_loss(input=MISSING, target=MISSING, *rest, **named):
    """cross_entropy_loss(input, target, weight=None, reduction="mean", ignore_index=-100, label_smoothing=0.0)
        -> Tensor

    As `nn.functional.cross_entropy`.

    >>> ow.nn.functional.cross_entropy_loss(ow.zeros(1, 2), ow.tensor([0]))
    tensor(0.6931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return CROSS_ENTROPY_LOSS[input._keys | target._keys](input, target, None, 1, -100, 0.0)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return CROSS_ENTROPY_LOSS[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1, -100, 0.0)
        return CROSS_ENTROPY_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        CROSS_ENTROPY_LOSS_FORMS.translate(input, target, rest, named)
        raise
