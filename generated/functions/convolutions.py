"""The functions and methods of convolutions: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_of, all_tensors
from runtime.tensor import Tensor

from ..operators.convolutions import (
    CONVOLUTION, _CONVOLUTION_INPUT, _CONVOLUTION_WEIGHT, _NARROWED, _CONVOLVE, _CONVOLVE_PADDED, CONV1D_PADDING,
    CONV1D, CONV2D_PADDING, CONV2D, CONV3D_PADDING, CONV3D, CONV_TRANSPOSE1D, CONV_TRANSPOSE2D_INPUT,
    CONV_TRANSPOSE3D_INPUT,
)

__all__ = ["convolution", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d"]

CONVOLUTION_FORMS = Overloads("convolution", CONVOLUTION)
_CONVOLUTION_INPUT_FORMS = Overloads("_convolution_input", _CONVOLUTION_INPUT)
_CONVOLUTION_WEIGHT_FORMS = Overloads("_convolution_weight", _CONVOLUTION_WEIGHT)
_NARROWED_FORMS = Overloads("_narrowed", _NARROWED)
_CONVOLVE_FORMS = Overloads("_convolve", _CONVOLVE)
_CONVOLVE_PADDED_FORMS = Overloads("_convolve_padded", _CONVOLVE_PADDED)
CONV1D_FORMS = Overloads("conv1d", CONV1D_PADDING, CONV1D)
CONV2D_FORMS = Overloads("conv2d", CONV2D_PADDING, CONV2D)
CONV3D_FORMS = Overloads("conv3d", CONV3D_PADDING, CONV3D)
CONV_TRANSPOSE1D_FORMS = Overloads("conv_transpose1d", CONV_TRANSPOSE1D)
CONV_TRANSPOSE2D_FORMS = Overloads("conv_transpose2d", CONV_TRANSPOSE2D_INPUT)
CONV_TRANSPOSE3D_FORMS = Overloads("conv_transpose3d", CONV_TRANSPOSE3D_INPUT)


def convolution(
    input=MISSING, weight=MISSING, bias=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING, transposed=MISSING,
    output_padding=MISSING, groups=MISSING, *rest, **named,
):
    """convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups) ->
        Tensor

    The convolution of a batch of any number of dimensions, or with `transposed` its transpose.

    See `conv2d` and `conv_transpose2d`.

    >>> ow.convolution(ow.ones(1, 1, 3), ow.ones(1, 1, 2), None, (1,), (0,), (1,), False, (0,), 1)
    tensor([[[2., 2.]]])
    """
    try:
        return CONVOLUTION_FORMS.call(
            input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, rest, named
        )
    except Exception:
        CONVOLUTION_FORMS.translate(
            input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, rest, named
        )
        raise


def _convolution_input(
    grad_output=MISSING, weight=MISSING, sizes=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING,
    groups=MISSING, *rest, **named,
):
    """_convolution_input(grad_output, weight, sizes, stride, padding, dilation, groups) -> Tensor

    The gradient of the input of a convolution, of shape `sizes`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(weight, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(stride) is tuple
                and all_of(int, stride)
                and type(padding) is tuple
                and all_of(int, padding)
                and type(dilation) is tuple
                and all_of(int, dilation)
                and type(groups) is int
            ):
                return _CONVOLUTION_INPUT[grad_output._keys | weight._keys](
                    grad_output, weight, sizes, stride, padding, dilation, groups
                )
        return _CONVOLUTION_INPUT_FORMS.call(grad_output, weight, sizes, stride, padding, dilation, groups, rest, named)
    except Exception:
        _CONVOLUTION_INPUT_FORMS.translate(grad_output, weight, sizes, stride, padding, dilation, groups, rest, named)
        raise


def _convolution_weight(
    grad_output=MISSING, input=MISSING, sizes=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING,
    groups=MISSING, *rest, **named,
):
    """_convolution_weight(grad_output, input, sizes, stride, padding, dilation, groups) -> Tensor

    The gradient of the kernels of a convolution, of shape `sizes`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(stride) is tuple
                and all_of(int, stride)
                and type(padding) is tuple
                and all_of(int, padding)
                and type(dilation) is tuple
                and all_of(int, dilation)
                and type(groups) is int
            ):
                return _CONVOLUTION_WEIGHT[grad_output._keys | input._keys](
                    grad_output, input, sizes, stride, padding, dilation, groups
                )
        return _CONVOLUTION_WEIGHT_FORMS.call(grad_output, input, sizes, stride, padding, dilation, groups, rest, named)
    except Exception:
        _CONVOLUTION_WEIGHT_FORMS.translate(grad_output, input, sizes, stride, padding, dilation, groups, rest, named)
        raise


def _narrowed(input=MISSING, sizes=MISSING, *rest, **named):
    """_narrowed(input, sizes) -> Tensor

    The first elements along every dimension, as many as `sizes` says.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(sizes) is tuple and all_of(int, sizes):
                return _NARROWED[input._keys](input, sizes)
        return _NARROWED_FORMS.call(input, sizes, rest, named)
    except Exception:
        _NARROWED_FORMS.translate(input, sizes, rest, named)
        raise


def _convolve(
    operator=MISSING, dims=MISSING, input=MISSING, weight=MISSING, bias=MISSING, stride=MISSING, padding=MISSING,
    dilation=MISSING, transposed=MISSING, output_padding=MISSING, groups=MISSING, *rest, **named,
):
    """_convolve(operator, dims, input, weight, bias, stride, padding, dilation, transposed, output_padding,
        groups) -> Tensor

    A convolution of a batch or of a single image.
    """
    try:
        return _CONVOLVE_FORMS.call(
            operator, dims, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, rest,
            named,
        )
    except Exception:
        _CONVOLVE_FORMS.translate(
            operator, dims, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, rest,
            named,
        )
        raise


def _convolve_padded(
    operator=MISSING, dims=MISSING, input=MISSING, weight=MISSING, bias=MISSING, stride=MISSING, padding=MISSING,
    dilation=MISSING, groups=MISSING, *rest, **named,
):
    """_convolve_padded(operator, dims, input, weight, bias, stride, padding, dilation, groups) -> Tensor

    A convolution whose padding is given by a word.
    """
    try:
        return _CONVOLVE_PADDED_FORMS.call(
            operator, dims, input, weight, bias, stride, padding, dilation, groups, rest, named
        )
    except Exception:
        _CONVOLVE_PADDED_FORMS.translate(
            operator, dims, input, weight, bias, stride, padding, dilation, groups, rest, named
        )
        raise


def conv1d(input=MISSING, weight=MISSING, *rest, **named):
    """conv1d(input, weight, bias=None, stride=(1,), padding='valid', dilation=(1,), groups=1) -> Tensor
    conv1d(input, weight, bias=None, stride=(1,), padding=(0,), dilation=(1,), groups=1) -> Tensor

    The convolution whose padding is given by a word.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return CONV1D_PADDING[input._keys | weight._keys](input, weight, None, (1,), 'valid', (1,), 1)
        return CONV1D_FORMS.call(input, weight, rest, named)
    except Exception:
        CONV1D_FORMS.translate(input, weight, rest, named)
        raise


def conv2d(input=MISSING, weight=MISSING, *rest, **named):
    """conv2d(input, weight, bias=None, stride=(1, 1), padding='valid', dilation=(1, 1), groups=1) -> Tensor
    conv2d(input, weight, bias=None, stride=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1) -> Tensor

    The convolution whose padding is given by a word.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return CONV2D_PADDING[input._keys | weight._keys](input, weight, None, (1, 1), 'valid', (1, 1), 1)
        return CONV2D_FORMS.call(input, weight, rest, named)
    except Exception:
        CONV2D_FORMS.translate(input, weight, rest, named)
        raise


def conv3d(input=MISSING, weight=MISSING, *rest, **named):
    """conv3d(input, weight, bias=None, stride=(1, 1, 1), padding='valid', dilation=(1, 1, 1), groups=1) ->
        Tensor
    conv3d(input, weight, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), dilation=(1, 1, 1), groups=1) ->
        Tensor

    The convolution whose padding is given by a word.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return CONV3D_PADDING[input._keys | weight._keys](input, weight, None, (1, 1, 1), 'valid', (1, 1, 1), 1)
        return CONV3D_FORMS.call(input, weight, rest, named)
    except Exception:
        CONV3D_FORMS.translate(input, weight, rest, named)
        raise


def conv_transpose1d(input=MISSING, weight=MISSING, *rest, **named):
    """conv_transpose1d(input, weight, bias=None, stride=(1,), padding=(0,), output_padding=(0,), groups=1,
        dilation=(1,)) -> Tensor

    The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, length). It is the gradient of `conv1d` in
        its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose1d(ow.tensor([[[1.0, 2.0]]]), ow.tensor([[[1.0, 10.0]]]))
    tensor([[[ 1., 12., 20.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return CONV_TRANSPOSE1D[input._keys | weight._keys](input, weight, None, (1,), (0,), (0,), 1, (1,))
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(weight, Tensor):
            return CONV_TRANSPOSE1D[input._keys | weight._keys | keys_of(rest)](
                input, weight, *rest, (1,), (0,), (0,), 1, (1,)
            )
        return CONV_TRANSPOSE1D_FORMS.call(input, weight, rest, named)
    except Exception:
        CONV_TRANSPOSE1D_FORMS.translate(input, weight, rest, named)
        raise


def conv_transpose2d(input=MISSING, weight=MISSING, *rest, **named):
    """conv_transpose2d(input, weight, bias=None, stride=(1, 1), padding=(0, 0), output_padding=(0, 0),
        groups=1, dilation=(1, 1)) -> Tensor

    The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, height, width). It is the gradient of
        `conv2d` in its
    input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return CONV_TRANSPOSE2D_INPUT[input._keys | weight._keys](
                    input, weight, None, (1, 1), (0, 0), (0, 0), 1, (1, 1)
                )
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(weight, Tensor):
            return CONV_TRANSPOSE2D_INPUT[input._keys | weight._keys | keys_of(rest)](
                input, weight, *rest, (1, 1), (0, 0), (0, 0), 1, (1, 1)
            )
        return CONV_TRANSPOSE2D_FORMS.call(input, weight, rest, named)
    except Exception:
        CONV_TRANSPOSE2D_FORMS.translate(input, weight, rest, named)
        raise


def conv_transpose3d(input=MISSING, weight=MISSING, *rest, **named):
    """conv_transpose3d(input, weight, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), output_padding=(0, 0,
        0), groups=1, dilation=(1, 1, 1)) -> Tensor

    The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, depth, height, width). It is the gradient of
        `conv3d` in
    its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose3d(ow.ones(1, 1, 1, 1, 1), ow.ones(1, 2, 1, 1, 3)).flatten()
    tensor([1., 1., 1., 1., 1., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return CONV_TRANSPOSE3D_INPUT[input._keys | weight._keys](
                    input, weight, None, (1, 1, 1), (0, 0, 0), (0, 0, 0), 1, (1, 1, 1)
                )
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(weight, Tensor):
            return CONV_TRANSPOSE3D_INPUT[input._keys | weight._keys | keys_of(rest)](
                input, weight, *rest, (1, 1, 1), (0, 0, 0), (0, 0, 0), 1, (1, 1, 1)
            )
        return CONV_TRANSPOSE3D_FORMS.call(input, weight, rest, named)
    except Exception:
        CONV_TRANSPOSE3D_FORMS.translate(input, weight, rest, named)
        raise
