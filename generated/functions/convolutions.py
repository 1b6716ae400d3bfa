# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of convolutions."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public()
def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """The convolution of a batch of any number of dimensions, or with `transposed` its transpose.

    See `conv2d` and `conv_transpose2d`.

    >>> ow.convolution(ow.ones(1, 1, 3), ow.ones(1, 1, 2), None, (1,), (0,), (1,), False, (0,), 1)
    tensor([[[2., 2.]]])
    """


_convolution_input = declare("_convolution_input(grad_output, weight, sizes, stride, padding, dilation, groups)", "The "
    "gradient of the input of a convolution, of shape `sizes`.")
_convolution_weight = declare("_convolution_weight(grad_output, input, sizes, stride, padding, dilation, groups)",
    "The gradient of the kernels of a convolution, of shape `sizes`.")
_narrowed = declare("_narrowed(input, sizes)", "The first elements along every dimension, as many as `sizes` says.")
_convolve = declare("_convolve(operator, dims, input, weight, bias, stride, padding, dilation, transposed, "
    "output_padding, groups)", "A convolution of a batch or of a single image.")
_convolve_padded = declare("_convolve_padded(operator, dims, input, weight, bias, stride, padding, dilation, groups)",
    "A convolution whose padding is given by a word.")


@public("padding", "")
def conv1d(input, weight, bias=None, stride=(1,), padding=(0,), dilation=(1,), groups=1):
    """conv1d(input, weight, bias=None, stride=(1,), padding='valid', dilation=(1,), groups=1) -> Tensor
    conv1d(input, weight, bias=None, stride=(1,), padding=(0,), dilation=(1,), groups=1) -> Tensor

    The convolution whose padding is given by a word.
    """


@public("padding", "")
def conv2d(input, weight, bias=None, stride=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1):
    """conv2d(input, weight, bias=None, stride=(1, 1), padding='valid', dilation=(1, 1), groups=1) -> Tensor
    conv2d(input, weight, bias=None, stride=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1) -> Tensor

    The convolution whose padding is given by a word.
    """


@public("padding", "")
def conv3d(input, weight, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), dilation=(1, 1, 1), groups=1):
    """conv3d(input, weight, bias=None, stride=(1, 1, 1), padding='valid', dilation=(1, 1, 1), groups=1) ->
        Tensor
    conv3d(input, weight, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), dilation=(1, 1, 1), groups=1) ->
        Tensor

    The convolution whose padding is given by a word.
    """


@public()
def conv_transpose1d(input, weight, bias=None, stride=(1,), padding=(0,), output_padding=(0,), groups=1, dilation=(1,)):
    """The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, length). It is the gradient of `conv1d` in
        its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose1d(ow.tensor([[[1.0, 2.0]]]), ow.tensor([[[1.0, 10.0]]]))
    tensor([[[ 1., 12., 20.]]])
    """


@public("input")
def conv_transpose2d(
    input, weight, bias=None, stride=(1, 1), padding=(0, 0), output_padding=(0, 0), groups=1, dilation=(1, 1)
):
    """The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, height, width). It is the gradient of
        `conv2d` in its
    input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """


@public("input")
def conv_transpose3d(
    input, weight, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), output_padding=(0, 0, 0), groups=1,
    dilation=(1, 1, 1),
):
    """The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, depth, height, width). It is the gradient of
        `conv3d` in
    its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose3d(ow.ones(1, 1, 1, 1, 1), ow.ones(1, 2, 1, 1, 3)).flatten()
    tensor([1., 1., 1., 1., 1., 1.])
    """
