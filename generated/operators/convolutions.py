# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The convolutions operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.convolution.operator

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

CONVOLUTION = define("convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] "
    "dilation, bool transposed, int[] output_padding, int groups) -> Tensor", "6a697baa742452b5")
CONVOLUTION.implement(CPU, runtime.kernels.convolution.operator.convolution)

class ConvolutionBackward0(Node, operator="convolution"):
    __slots__ = ("_saved_input_shape", "_saved_transposed", "_saved_stride", "_saved_padding", "_saved_dilation",
        "_saved_groups", "_saved_output_padding", "_raw_weight", "_version_weight", "_saved_weight_shape", "_raw_input",
        "_version_input")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_input = None
        if wanted[0] is not None:
            input_shape = self._saved_input_shape
            transposed = self._saved_transposed
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            output_padding = self._saved_output_padding
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_input = (
                functions._narrowed(
                    functions.convolution(grad, operations.conj(weight), None, stride, padding, dilation, False,
                        output_padding, groups),
                    input_shape)
                if transposed
                else functions._convolution_input(grad, operations.conj(weight), input_shape, stride, padding, dilation,
                    groups))
        grad_weight = None
        if wanted[1] is not None:
            transposed = self._saved_transposed
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            weight_shape = self._saved_weight_shape
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_weight = (
                functions._convolution_weight(operations.conj(input), grad, weight_shape, stride, padding, dilation,
                    groups)
                if transposed
                else functions._convolution_weight(grad, operations.conj(input), weight_shape, stride, padding,
                    dilation, groups))
        grad_bias = None if wanted[2] is None else grad.sum((0, *range(2, grad._ndim)))
        return (grad_input, grad_weight, grad_bias)

@CONVOLUTION.implement(AUTOGRAD)
def convolution_autograd(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    result = CONVOLUTION[
        (input._keys | weight._keys | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    if guards.active and not grad_enabled():
        return result
    node = ConvolutionBackward0()
    node._saved_input_shape = input._sizes
    node._saved_transposed = transposed
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_dilation = dilation
    node._saved_groups = groups
    node._saved_output_padding = output_padding
    if input._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._saved_weight_shape = weight._sizes
    if weight._edge is not None:
        node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    return record.call(node, result, input, weight, bias)

@forward_rule(CONVOLUTION)
def convolution_forward(
    input_t, input_p, weight_t, weight_p, bias_t, stride, padding, dilation, transposed, output_padding, groups
):
    result_t = None
    if input_t is not None:
        result_t = functions.convolution(input_t, weight_p, None, stride, padding, dilation, transposed, output_padding,
            groups)
    if weight_t is not None:
        result_t = forward.plus(result_t,
            functions.convolution(input_p, weight_t, None, stride, padding, dilation, transposed, output_padding,
                groups))
    if bias_t is not None:
        result_t = forward.plus(result_t, bias_t.reshape((-1, *(1,) * (input_p._ndim - 2))))
    return result_t

@CONVOLUTION.implement(BATCH_RULE)
def convolution_batch(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    samples = input._sizes[0]
    if weight._sizes[0] == 1 and (bias is None or bias._sizes[0] == 1):
        shared = None if bias is None else bias[0]
        images = input.flatten(0, 1)
        flat = functions.convolution(images, weight[0], shared, stride, padding, dilation, transposed, output_padding,
            groups)
        return flat.unflatten(0, (samples, input._sizes[1]))
    many = language.broadcast_shapes(input._sizes[:1], weight._sizes[:1], (1,) if bias is None else bias._sizes[:1])[0]
    images = input.expand((many, *input._sizes[1:])).movedim(0, 1).flatten(1, 2)
    filters = weight.expand((many, *weight._sizes[1:])).flatten(0, 1)
    flat = functions.convolution(images, filters, None, stride, padding, dilation, transposed, output_padding,
        groups * many)
    result = flat.unflatten(1, (many, flat._sizes[1] // many)).movedim(1, 0)
    sizes = (1,) * (result._ndim - 3)
    return result if bias is None else result + bias.reshape((bias._sizes[0], 1, bias._sizes[1], *sizes))


_CONVOLUTION_INPUT = define("_convolution_input(Tensor grad_output, Tensor weight, int[] sizes, int[] stride, int[] "
    "padding, int[] dilation, int groups) -> Tensor", "8b27e4b46e738941")
_CONVOLUTION_INPUT.implement(CPU, runtime.kernels.convolution.operator.convolution_input)

class _ConvolutionInputBackward0(Node, operator="_convolution_input"):
    __slots__ = ("_saved_grad_output_shape", "_saved_stride", "_saved_padding", "_saved_dilation", "_saved_groups",
        "_raw_weight", "_version_weight", "_saved_weight_shape", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        stride = self._saved_stride
        padding = self._saved_padding
        dilation = self._saved_dilation
        groups = self._saved_groups
        grad_grad_output = None
        if wanted[0] is not None:
            grad_output_shape = self._saved_grad_output_shape
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_grad_output = functions._narrowed(
                functions.convolution(grad, operations.conj(weight), None, stride, padding, dilation, False, padding,
                    groups),
                grad_output_shape)
        grad_weight = None
        if wanted[1] is not None:
            weight_shape = self._saved_weight_shape
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_weight = functions._convolution_weight(operations.conj(grad_output), grad, weight_shape, stride,
                padding, dilation, groups)
        return (grad_grad_output, grad_weight)

@_CONVOLUTION_INPUT.implement(AUTOGRAD)
def _convolution_input_autograd(grad_output, weight, sizes, stride, padding, dilation, groups):
    result = _CONVOLUTION_INPUT[(grad_output._keys | weight._keys) & BELOW_AUTOGRAD](grad_output, weight, sizes, stride,
        padding, dilation, groups)
    if guards.active and not grad_enabled():
        return result
    node = _ConvolutionInputBackward0()
    node._saved_grad_output_shape = grad_output._sizes
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_dilation = dilation
    node._saved_groups = groups
    if grad_output._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._saved_weight_shape = weight._sizes
    if weight._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, weight)

@forward_rule(_CONVOLUTION_INPUT)
def _convolution_input_forward(
    grad_output_t, grad_output_p, weight_t, weight_p, sizes, stride, padding, dilation, groups
):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._convolution_input(grad_output_t, weight_p, sizes, stride, padding, dilation, groups)
    if weight_t is not None:
        result_t = forward.plus(result_t,
            functions._convolution_input(grad_output_p, weight_t, sizes, stride, padding, dilation, groups))
    return result_t

@_CONVOLUTION_INPUT.implement(BATCH_RULE)
def _convolution_input_batch(grad_output, weight, sizes, stride, padding, dilation, groups):
    if weight._sizes[0] == 1:
        flat = functions._convolution_input(grad_output.flatten(0, 1), weight[0],
            (grad_output._sizes[0] * sizes[0], *sizes[1:]), stride, padding, dilation, groups)
        return flat.unflatten(0, (grad_output._sizes[0], sizes[0]))
    many = weight._sizes[0]
    images = grad_output.expand((many, *grad_output._sizes[1:])).movedim(0, 1).flatten(1, 2)
    flat = functions._convolution_input(images, weight.flatten(0, 1), (sizes[0], many * sizes[1], *sizes[2:]), stride,
        padding, dilation, groups * many)
    return flat.unflatten(1, (many, sizes[1])).movedim(1, 0)


_CONVOLUTION_WEIGHT = define("_convolution_weight(Tensor grad_output, Tensor input, int[] sizes, int[] stride, int[] "
    "padding, int[] dilation, int groups) -> Tensor", "be401044e6daa7fd")
_CONVOLUTION_WEIGHT.implement(CPU, runtime.kernels.convolution.operator.convolution_weight)

class _ConvolutionWeightBackward0(Node, operator="_convolution_weight"):
    __slots__ = ("_saved_grad_output_shape", "_saved_stride", "_saved_padding", "_saved_dilation", "_saved_groups",
        "_raw_input", "_version_input", "_saved_input_shape", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        stride = self._saved_stride
        padding = self._saved_padding
        dilation = self._saved_dilation
        groups = self._saved_groups
        grad_grad_output = None
        if wanted[0] is not None:
            grad_output_shape = self._saved_grad_output_shape
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_grad_output = functions._narrowed(
                functions.convolution(operations.conj(input), grad, None, stride, padding, dilation, False, padding,
                    groups),
                grad_output_shape)
        grad_input = None
        if wanted[1] is not None:
            input_shape = self._saved_input_shape
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_input = functions._convolution_input(operations.conj(grad_output), grad, input_shape, stride, padding,
                dilation, groups)
        return (grad_grad_output, grad_input)

@_CONVOLUTION_WEIGHT.implement(AUTOGRAD)
def _convolution_weight_autograd(grad_output, input, sizes, stride, padding, dilation, groups):
    result = _CONVOLUTION_WEIGHT[(grad_output._keys | input._keys) & BELOW_AUTOGRAD](grad_output, input, sizes, stride,
        padding, dilation, groups)
    if guards.active and not grad_enabled():
        return result
    node = _ConvolutionWeightBackward0()
    node._saved_grad_output_shape = grad_output._sizes
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_dilation = dilation
    node._saved_groups = groups
    if grad_output._edge is not None:
        node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    node._saved_input_shape = input._sizes
    if input._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, input)

@forward_rule(_CONVOLUTION_WEIGHT)
def _convolution_weight_forward(
    grad_output_t, grad_output_p, input_t, input_p, sizes, stride, padding, dilation, groups
):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._convolution_weight(grad_output_t, input_p, sizes, stride, padding, dilation, groups)
    if input_t is not None:
        result_t = forward.plus(result_t,
            functions._convolution_weight(grad_output_p, input_t, sizes, stride, padding, dilation, groups))
    return result_t

@_CONVOLUTION_WEIGHT.implement(BATCH_RULE)
def _convolution_weight_batch(grad_output, input, sizes, stride, padding, dilation, groups):
    many = language.broadcast_shapes(grad_output._sizes[:1], input._sizes[:1])[0]
    shared = input._sizes[0] == 1 and groups == 1
    grads = grad_output.expand((many, *grad_output._sizes[1:])).movedim(0, 1).flatten(1, 2)
    images = input[0] if shared else input.expand((many, *input._sizes[1:])).movedim(0, 1).flatten(1, 2)
    flat = functions._convolution_weight(grads, images, (many * sizes[0], *sizes[1:]), stride, padding, dilation,
        1 if shared else groups * many)
    return flat.unflatten(0, (many, sizes[0]))


@composite(define("_narrowed(Tensor self, int[] sizes) -> Tensor", "059bd29f33390ad2"))
def _narrowed_composite(self, sizes):
    result = self
    for dim, size in enumerate(sizes):
        if result._sizes[dim] != size:
            result = result.narrow(dim, 0, size)
    return result


@composite(define("_convolve(str operator, int dims, Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] "
    "padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor", "0292229854708924"))
def _convolve_composite(
    operator, dims, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
):
    if input._ndim != dims + 2 and input._ndim != dims + 1:
        language.raise_error(
            f"{operator}: expected an input of {dims + 1} or {dims + 2} dimensions, got shape {list(input._sizes)}")
    if weight._ndim != dims + 2:
        language.raise_error(f"{operator}: expected kernels of {dims + 2} dimensions, got shape {list(weight._sizes)}")
    stride = language.for_dims(stride, dims, f"{operator}: stride")
    padding = language.for_dims(padding, dims, f"{operator}: padding")
    dilation = language.for_dims(dilation, dims, f"{operator}: dilation")
    output_padding = language.for_dims(output_padding, dims, f"{operator}: output_padding")
    if input._ndim == dims + 2:
        return functions.convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    single = functions.convolution(input.unsqueeze(0), weight, bias, stride, padding, dilation, transposed,
        output_padding, groups)
    return single.squeeze(0)


@composite(define("_convolve_padded(str operator, int dims, Tensor input, Tensor weight, Tensor? bias, int[] stride, "
    "str padding, int[] dilation, int groups) -> Tensor", "130fe8784e4aab6a"))
def _convolve_padded_composite(operator, dims, input, weight, bias, stride, padding, dilation, groups):
    none = (0,) * dims
    if padding == "valid":
        return functions._convolve(operator, dims, input, weight, bias, stride, none, dilation, False, none, groups)
    if padding != "same":
        language.raise_error(f"{operator}: padding must be numbers, 'valid' or 'same', got '{padding}'")
    if [one for one in stride if one != 1]:
        language.raise_error(f"{operator}: padding='same' needs a stride of 1, got {list(stride)}")
    if weight._ndim != dims + 2:
        language.raise_error(f"{operator}: expected kernels of {dims + 2} dimensions, got shape {list(weight._sizes)}")
    dilation = language.for_dims(dilation, dims, f"{operator}: dilation")
    total = [d * (k - 1) for d, k in zip(dilation, weight._sizes[2:])]
    if [one for one in total if one % 2]:
        after = [one % 2 for one in reversed(total)]
        input = functions.constant_pad_nd(input, [n for one in after for n in (0, one)], 0)
    return functions._convolve(
        operator, dims, input, weight, bias, stride, [one // 2 for one in total], dilation, False, none, groups)


@composite(define("conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] "
    "dilation=1, int groups=1) -> Tensor", "bbe222bcc1108850"))
def conv1d_composite(input, weight, bias, stride, padding, dilation, groups):
    return functions._convolve("conv1d", 1, input, weight, bias, stride, padding, dilation, False, (0,), groups)


@composite(define('conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str '
    'padding="valid", int[1] dilation=1, int groups=1) -> Tensor', "9cf7110b0c8de242"))
def conv1d_padding_composite(input, weight, bias, stride, padding, dilation, groups):
    return functions._convolve_padded("conv1d", 1, input, weight, bias, stride, padding, dilation, groups)


@composite(define("conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] "
    "dilation=1, int groups=1) -> Tensor", "bffcdfda87df5190"))
def conv2d_composite(input, weight, bias, stride, padding, dilation, groups):
    return functions._convolve("conv2d", 2, input, weight, bias, stride, padding, dilation, False, (0, 0), groups)


@composite(define('conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str '
    'padding="valid", int[2] dilation=1, int groups=1) -> Tensor', "5e808562f6f04de5"))
def conv2d_padding_composite(input, weight, bias, stride, padding, dilation, groups):
    return functions._convolve_padded("conv2d", 2, input, weight, bias, stride, padding, dilation, groups)


@composite(define("conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] "
    "dilation=1, int groups=1) -> Tensor", "ad9c042a943f302c"))
def conv3d_composite(input, weight, bias, stride, padding, dilation, groups):
    return functions._convolve("conv3d", 3, input, weight, bias, stride, padding, dilation, False, (0, 0, 0), groups)


@composite(define('conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str '
    'padding="valid", int[3] dilation=1, int groups=1) -> Tensor', "125c60e496b93a22"))
def conv3d_padding_composite(input, weight, bias, stride, padding, dilation, groups):
    return functions._convolve_padded("conv3d", 3, input, weight, bias, stride, padding, dilation, groups)


@composite(define("conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, "
    "int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor", "fa6a92d2b5de6afa"))
def conv_transpose1d_composite(input, weight, bias, stride, padding, output_padding, groups, dilation):
    return functions._convolve("conv_transpose1d", 1, input, weight, bias, stride, padding, dilation, True,
        output_padding, groups)


@composite(define("conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] "
    "padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor", "d5ea13562eccfb3b"))
def conv_transpose2d_input_composite(input, weight, bias, stride, padding, output_padding, groups, dilation):
    return functions._convolve("conv_transpose2d", 2, input, weight, bias, stride, padding, dilation, True,
        output_padding, groups)


@composite(define("conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] "
    "padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor", "a0ff4c321de4f292"))
def conv_transpose3d_input_composite(input, weight, bias, stride, padding, output_padding, groups, dilation):
    return functions._convolve("conv_transpose3d", 3, input, weight, bias, stride, padding, dilation, True,
        output_padding, groups)
