"""The convolutions operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.convolution

from runtime import language
from runtime.autograd import forward, operations, recording
from runtime.autograd.node import Node, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.convolutions"
functions = LateModule(f"{PACKAGE}.functions")


# convolution (ops.yaml:7167, derivatives.yaml:1059)
CONVOLUTION = define(
    "convolution",
    "convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, in"
    "t[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor",
    tags=("core",),
    source="ops.yaml:7167",
    digest="ea30e89f1b528053",
    kernel={
        "dispatch": "{CPU: runtime.kernels.convolution.convolution}",
    },
    derivative={
        "input": "convolution(grad, conj(weight), None, stride, padding, dilation, False, output_padding"
        ", groups) if transposed else _convolution_input(grad, conj(weight), input.shape, strid"
        "e, padding, dilation, groups)",
        "weight": "_convolution_weight(conj(input), grad, weight.shape, stride, padding, dilation, groups"
        ") if transposed else _convolution_weight(grad, conj(input), weight.shape, stride, padd"
        "ing, dilation, groups)",
        "bias": "grad.sum((0, *range(2, grad.ndim)))",
        "result": "convolution(input_t, weight_p, None, stride, padding, dilation, transposed, output_pad"
        "ding, groups) + convolution(input_p, weight_t, None, stride, padding, dilation, transp"
        "osed, output_padding, groups) + bias_t.reshape((-1, *((1,) * (input_p.ndim - 2))))",
    },
)
CONVOLUTION.implement(CPU, runtime.kernels.convolution.convolution)


class ConvolutionBackward0(Node):
    """Backward of convolution (derivatives.yaml:1059)."""

    __slots__ = (
        "_saved_input_shape",
        "_saved_transposed",
        "_saved_stride",
        "_saved_padding",
        "_saved_dilation",
        "_saved_output_padding",
        "_saved_groups",
        "_saved_weight",
        "_version_weight",
        "_saved_weight_shape",
        "_saved_input",
        "_version_input",
    )
    operator = "convolution"

    def apply(self, grad):
        grad_input = None
        if self.edges[0] is not None:
            input_shape = self._saved_input_shape
            transposed = self._saved_transposed
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            output_padding = self._saved_output_padding
            groups = self._saved_groups
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_input = (
                functions.convolution(
                    grad, operations.conj(weight), None, stride, padding, dilation, False, output_padding, groups
                )
                if transposed
                else functions._convolution_input(
                    grad, operations.conj(weight), input_shape, stride, padding, dilation, groups
                )
            )
        grad_weight = None
        if self.edges[1] is not None:
            transposed = self._saved_transposed
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            weight_shape = self._saved_weight_shape
            input = unpack_input(self, self._saved_input, self._version_input, "input")
            grad_weight = (
                functions._convolution_weight(
                    operations.conj(input), grad, weight_shape, stride, padding, dilation, groups
                )
                if transposed
                else functions._convolution_weight(
                    grad, operations.conj(input), weight_shape, stride, padding, dilation, groups
                )
            )
        grad_bias = None
        if self.edges[2] is not None:
            grad_bias = grad.sum((0, *range(2, grad.ndim)))
        return (grad_input, grad_weight, grad_bias)

    def release(self):
        self._saved_weight = self._saved_input = None


def convolution_autograd(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """convolution, recorded for the backward pass."""
    result = CONVOLUTION[
        (input._keys | weight._keys | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    if state.active and not grad_enabled():
        return result
    node = ConvolutionBackward0()
    node._saved_input_shape = input.shape
    node._saved_transposed = transposed
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_dilation = dilation
    node._saved_output_padding = output_padding
    node._saved_groups = groups
    if input._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    node._saved_weight_shape = weight.shape
    if weight._edge is not None:
        node._saved_input, node._version_input = input, 0 if input._version is None else input._version[0]
    return recording.record(node, result, input, weight, bias)


CONVOLUTION.implement(AUTOGRAD_CPU, convolution_autograd)


def convolution_forward(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """convolution, and the tangent of its result."""
    result = CONVOLUTION[
        (input._keys | weight._keys | (0 if bias is None else bias._keys)) & BELOW_FORWARD
    ](input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    if not forward.wanted(result):
        return result
    input_p = forward.primal_of(input)
    input_t = forward.tangent_of(input)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    bias_t = forward.tangent_of(bias)
    result_t = None
    if input_t is not None:
        result_t = functions.convolution(
            input_t, weight_p, None, stride, padding, dilation, transposed, output_padding, groups
        )
    if weight_t is not None:
        result_t = forward.plus(
            result_t,
            functions.convolution(
                input_p, weight_t, None, stride, padding, dilation, transposed, output_padding, groups
            ),
        )
    if bias_t is not None:
        result_t = forward.plus(result_t, bias_t.reshape((-1, *(1,) * (input_p.ndim - 2))))
    forward.attach(result, result_t, input_t, weight_t, bias_t)
    return result


CONVOLUTION.implement(FORWARD_AD, convolution_forward)


# _convolution_input (ops.yaml:7184, derivatives.yaml:1072)
_CONVOLUTION_INPUT = define(
    "_convolution_input",
    "_convolution_input(Tensor grad_output, Tensor weight, int[] sizes, int[] stride, int[]"
    " padding, int[] dilation, int groups) -> Tensor",
    source="ops.yaml:7184",
    digest="a2e4a51f0508d0bc",
    kernel={
        "dispatch": "{CPU: runtime.kernels.convolution.convolution_input}",
    },
    derivative={
        "grad_output": "convolution(grad, conj(weight), None, stride, padding, dilation, False, padding, group"
        "s)",
        "weight": "_convolution_weight(conj(grad_output), grad, weight.shape, stride, padding, dilation, "
        "groups)",
        "result": "_convolution_input(grad_output_t, weight_p, sizes, stride, padding, dilation, groups) "
        "+ _convolution_input(grad_output_p, weight_t, sizes, stride, padding, dilation, groups"
        ")",
    },
)
_CONVOLUTION_INPUT.implement(CPU, runtime.kernels.convolution.convolution_input)


class _ConvolutionInputBackward0(Node):
    """Backward of _convolution_input (derivatives.yaml:1072)."""

    __slots__ = (
        "_saved_stride",
        "_saved_padding",
        "_saved_dilation",
        "_saved_groups",
        "_saved_weight",
        "_version_weight",
        "_saved_weight_shape",
        "_saved_grad_output",
        "_version_grad_output",
    )
    operator = "_convolution_input"

    def apply(self, grad):
        grad_grad_output = None
        if self.edges[0] is not None:
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_grad_output = functions.convolution(
                grad, operations.conj(weight), None, stride, padding, dilation, False, padding, groups
            )
        grad_weight = None
        if self.edges[1] is not None:
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            weight_shape = self._saved_weight_shape
            grad_output = unpack_input(self, self._saved_grad_output, self._version_grad_output, "grad_output")
            grad_weight = functions._convolution_weight(
                operations.conj(grad_output), grad, weight_shape, stride, padding, dilation, groups
            )
        return (grad_grad_output, grad_weight)

    def release(self):
        self._saved_weight = self._saved_grad_output = None


def _convolution_input_autograd(grad_output, weight, sizes, stride, padding, dilation, groups):
    """_convolution_input, recorded for the backward pass."""
    result = _CONVOLUTION_INPUT[(grad_output._keys | weight._keys) & BELOW_AUTOGRAD](
        grad_output, weight, sizes, stride, padding, dilation, groups
    )
    if state.active and not grad_enabled():
        return result
    node = _ConvolutionInputBackward0()
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_dilation = dilation
    node._saved_groups = groups
    if grad_output._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    node._saved_weight_shape = weight.shape
    if weight._edge is not None:
        node._saved_grad_output, node._version_grad_output = (
            grad_output, 0 if grad_output._version is None else grad_output._version[0]
        )
    return recording.record(node, result, grad_output, weight)


_CONVOLUTION_INPUT.implement(AUTOGRAD_CPU, _convolution_input_autograd)


def _convolution_input_forward(grad_output, weight, sizes, stride, padding, dilation, groups):
    """_convolution_input, and the tangent of its result."""
    result = _CONVOLUTION_INPUT[(grad_output._keys | weight._keys) & BELOW_FORWARD](
        grad_output, weight, sizes, stride, padding, dilation, groups
    )
    if not forward.wanted(result):
        return result
    grad_output_p = forward.primal_of(grad_output)
    grad_output_t = forward.tangent_of(grad_output)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    result_t = None
    if grad_output_t is not None:
        result_t = functions._convolution_input(grad_output_t, weight_p, sizes, stride, padding, dilation, groups)
    if weight_t is not None:
        result_t = forward.plus(
            result_t, functions._convolution_input(grad_output_p, weight_t, sizes, stride, padding, dilation, groups)
        )
    forward.attach(result, result_t, grad_output_t, weight_t)
    return result


_CONVOLUTION_INPUT.implement(FORWARD_AD, _convolution_input_forward)


# _convolution_weight (ops.yaml:7192, derivatives.yaml:1079)
_CONVOLUTION_WEIGHT = define(
    "_convolution_weight",
    "_convolution_weight(Tensor grad_output, Tensor input, int[] sizes, int[] stride, int[]"
    " padding, int[] dilation, int groups) -> Tensor",
    source="ops.yaml:7192",
    digest="955453b480325d21",
    kernel={
        "dispatch": "{CPU: runtime.kernels.convolution.convolution_weight}",
    },
    derivative={
        "grad_output": "convolution(conj(input), grad, None, stride, padding, dilation, False, padding, groups"
        ")",
        "input": "_convolution_input(conj(grad_output), grad, input.shape, stride, padding, dilation, gr"
        "oups)",
        "result": "_convolution_weight(grad_output_t, input_p, sizes, stride, padding, dilation, groups) "
        "+ _convolution_weight(grad_output_p, input_t, sizes, stride, padding, dilation, groups"
        ")",
    },
)
_CONVOLUTION_WEIGHT.implement(CPU, runtime.kernels.convolution.convolution_weight)


class _ConvolutionWeightBackward0(Node):
    """Backward of _convolution_weight (derivatives.yaml:1079)."""

    __slots__ = (
        "_saved_stride",
        "_saved_padding",
        "_saved_dilation",
        "_saved_groups",
        "_saved_input",
        "_version_input",
        "_saved_input_shape",
        "_saved_grad_output",
        "_version_grad_output",
    )
    operator = "_convolution_weight"

    def apply(self, grad):
        grad_grad_output = None
        if self.edges[0] is not None:
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            input = unpack_input(self, self._saved_input, self._version_input, "input")
            grad_grad_output = functions.convolution(
                operations.conj(input), grad, None, stride, padding, dilation, False, padding, groups
            )
        grad_input = None
        if self.edges[1] is not None:
            stride = self._saved_stride
            padding = self._saved_padding
            dilation = self._saved_dilation
            groups = self._saved_groups
            input_shape = self._saved_input_shape
            grad_output = unpack_input(self, self._saved_grad_output, self._version_grad_output, "grad_output")
            grad_input = functions._convolution_input(
                operations.conj(grad_output), grad, input_shape, stride, padding, dilation, groups
            )
        return (grad_grad_output, grad_input)

    def release(self):
        self._saved_input = self._saved_grad_output = None


def _convolution_weight_autograd(grad_output, input, sizes, stride, padding, dilation, groups):
    """_convolution_weight, recorded for the backward pass."""
    result = _CONVOLUTION_WEIGHT[(grad_output._keys | input._keys) & BELOW_AUTOGRAD](
        grad_output, input, sizes, stride, padding, dilation, groups
    )
    if state.active and not grad_enabled():
        return result
    node = _ConvolutionWeightBackward0()
    node._saved_stride = stride
    node._saved_padding = padding
    node._saved_dilation = dilation
    node._saved_groups = groups
    if grad_output._edge is not None:
        node._saved_input, node._version_input = input, 0 if input._version is None else input._version[0]
    node._saved_input_shape = input.shape
    if input._edge is not None:
        node._saved_grad_output, node._version_grad_output = (
            grad_output, 0 if grad_output._version is None else grad_output._version[0]
        )
    return recording.record(node, result, grad_output, input)


_CONVOLUTION_WEIGHT.implement(AUTOGRAD_CPU, _convolution_weight_autograd)


def _convolution_weight_forward(grad_output, input, sizes, stride, padding, dilation, groups):
    """_convolution_weight, and the tangent of its result."""
    result = _CONVOLUTION_WEIGHT[(grad_output._keys | input._keys) & BELOW_FORWARD](
        grad_output, input, sizes, stride, padding, dilation, groups
    )
    if not forward.wanted(result):
        return result
    grad_output_p = forward.primal_of(grad_output)
    grad_output_t = forward.tangent_of(grad_output)
    input_p = forward.primal_of(input)
    input_t = forward.tangent_of(input)
    result_t = None
    if grad_output_t is not None:
        result_t = functions._convolution_weight(grad_output_t, input_p, sizes, stride, padding, dilation, groups)
    if input_t is not None:
        result_t = forward.plus(
            result_t, functions._convolution_weight(grad_output_p, input_t, sizes, stride, padding, dilation, groups)
        )
    forward.attach(result, result_t, grad_output_t, input_t)
    return result


_CONVOLUTION_WEIGHT.implement(FORWARD_AD, _convolution_weight_forward)


# _convolve (ops.yaml:7200)
_CONVOLVE = define(
    "_convolve",
    "_convolve(str operator, int dims, Tensor input, Tensor weight, Tensor? bias, int[] str"
    "ide, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups)"
    " -> Tensor",
    source="ops.yaml:7200",
    digest="5241ab5329f7ec8f",
    kernel={
        "composite": 'if input.ndim != dims + 2 and input.ndim != dims + 1:\n    refuse(f"{operator}: expecte'
        'd an input of {dims + 1} or {dims + 2} dimensions, got shape {list(input.shape)}")\nif '
        'weight.ndim != dims + 2:\n    refuse(f"{operator}: expected kernels of {dims + 2} dimen'
        'sions, got shape {list(weight.shape)}")\nstride = for_dims(stride, dims, f"{operator}: '
        'stride")\npadding = for_dims(padding, dims, f"{operator}: padding")\ndilation = for_dims'
        '(dilation, dims, f"{operator}: dilation")\noutput_padding = for_dims(output_padding, di'
        'ms, f"{operator}: output_padding")\nif input.ndim == dims + 2:\n    return convolution(i'
        "nput, weight, bias, stride, padding, dilation, transposed, output_padding, groups)\nsin"
        "gle = convolution(input.unsqueeze(0), weight, bias, stride, padding, dilation, transpo"
        "sed, output_padding, groups)\nreturn single.squeeze(0)",
    },
)


def _convolve_composite(
    operator, dims, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups
):
    """_convolve, from other operators."""
    if input.ndim != dims + 2 and input.ndim != dims + 1:
        language.refuse(
            f"{operator}: expected an input of {dims + 1} or {dims + 2} dimensions, got shape {list(input.shape)}"
        )
    if weight.ndim != dims + 2:
        language.refuse(f"{operator}: expected kernels of {dims + 2} dimensions, got shape {list(weight.shape)}")
    stride = language.for_dims(stride, dims, f"{operator}: stride")
    padding = language.for_dims(padding, dims, f"{operator}: padding")
    dilation = language.for_dims(dilation, dims, f"{operator}: dilation")
    output_padding = language.for_dims(output_padding, dims, f"{operator}: output_padding")
    if input.ndim == dims + 2:
        return functions.convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)
    single = functions.convolution(
        input.unsqueeze(0), weight, bias, stride, padding, dilation, transposed, output_padding, groups
    )
    return single.squeeze(0)


_CONVOLVE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _convolve_composite)


# _convolve_padded (ops.yaml:7217)
_CONVOLVE_PADDED = define(
    "_convolve_padded",
    "_convolve_padded(str operator, int dims, Tensor input, Tensor weight, Tensor? bias, in"
    "t[] stride, str padding, int[] dilation, int groups) -> Tensor",
    source="ops.yaml:7217",
    digest="03b6b348ad29fe73",
    kernel={
        "composite": "none = (0,) * dims\nif padding == 'valid':\n    return _convolve(operator, dims, input, "
        "weight, bias, stride, none, dilation, False, none, groups)\nif padding != 'same':\n    r"
        'efuse(f"{operator}: padding must be numbers, \'valid\' or \'same\', got \'{padding}\'")\nif ['
        'one for one in stride if one != 1]:\n    refuse(f"{operator}: padding=\'same\' needs a st'
        'ride of 1, got {list(stride)}")\nif weight.ndim != dims + 2:\n    refuse(f"{operator}: e'
        'xpected kernels of {dims + 2} dimensions, got shape {list(weight.shape)}")\ndilation = '
        'for_dims(dilation, dims, f"{operator}: dilation")\ntotal = [d * (k - 1) for d, k in zip'
        "(dilation, weight.shape[2:])]\nif [one for one in total if one % 2]:\n    # The odd one "
        "of the zeros lies behind.\n    after = [one % 2 for one in reversed(total)]\n    input ="
        " constant_pad_nd(input, [n for one in after for n in (0, one)], 0)\nreturn _convolve(op"
        "erator, dims, input, weight, bias, stride, [one // 2 for one in total], dilation, Fals"
        "e, none, groups)",
    },
)


def _convolve_padded_composite(operator, dims, input, weight, bias, stride, padding, dilation, groups):
    """_convolve_padded, from other operators."""
    none = (0,) * dims
    if padding == "valid":
        return functions._convolve(operator, dims, input, weight, bias, stride, none, dilation, False, none, groups)
    if padding != "same":
        language.refuse(f"{operator}: padding must be numbers, 'valid' or 'same', got '{padding}'")
    if [one for one in stride if one != 1]:
        language.refuse(f"{operator}: padding='same' needs a stride of 1, got {list(stride)}")
    if weight.ndim != dims + 2:
        language.refuse(f"{operator}: expected kernels of {dims + 2} dimensions, got shape {list(weight.shape)}")
    dilation = language.for_dims(dilation, dims, f"{operator}: dilation")
    total = [d * (k - 1) for d, k in zip(dilation, weight.shape[2:])]
    if [one for one in total if one % 2]:
        after = [one % 2 for one in reversed(total)]
        input = functions.constant_pad_nd(input, [n for one in after for n in (0, one)], 0)
    return functions._convolve(
        operator, dims, input, weight, bias, stride, [one // 2 for one in total], dilation, False, none, groups
    )


_CONVOLVE_PADDED.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _convolve_padded_composite)


# conv1d (ops.yaml:7238)
CONV1D = define(
    "conv1d",
    "conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding"
    "=0, int[1] dilation=1, int groups=1) -> Tensor",
    source="ops.yaml:7238",
    digest="d7b8fe98bbb0cc5a",
    kernel={
        "composite": '_convolve("conv1d", 1, input, weight, bias, stride, padding, dilation, False, (0,), gr'
        "oups)",
    },
)


def conv1d_composite(input, weight, bias, stride, padding, dilation, groups):
    """conv1d, from other operators."""
    return functions._convolve("conv1d", 1, input, weight, bias, stride, padding, dilation, False, (0,), groups)


CONV1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv1d_composite)


# conv1d.padding (ops.yaml:7253)
CONV1D_PADDING = define(
    "conv1d.padding",
    "conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str pa"
    'dding="valid", int[1] dilation=1, int groups=1) -> Tensor',
    source="ops.yaml:7253",
    digest="d5367b713b462e08",
    kernel={
        "composite": '_convolve_padded("conv1d", 1, input, weight, bias, stride, padding, dilation, groups)',
    },
)


def conv1d_padding_composite(input, weight, bias, stride, padding, dilation, groups):
    """conv1d.padding, from other operators."""
    return functions._convolve_padded("conv1d", 1, input, weight, bias, stride, padding, dilation, groups)


CONV1D_PADDING.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv1d_padding_composite)


# conv2d (ops.yaml:7259)
CONV2D = define(
    "conv2d",
    "conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding"
    "=0, int[2] dilation=1, int groups=1) -> Tensor",
    source="ops.yaml:7259",
    digest="470521a7c81e229e",
    kernel={
        "composite": '_convolve("conv2d", 2, input, weight, bias, stride, padding, dilation, False, (0, 0), '
        "groups)",
    },
)


def conv2d_composite(input, weight, bias, stride, padding, dilation, groups):
    """conv2d, from other operators."""
    return functions._convolve("conv2d", 2, input, weight, bias, stride, padding, dilation, False, (0, 0), groups)


CONV2D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv2d_composite)


# conv2d.padding (ops.yaml:7277)
CONV2D_PADDING = define(
    "conv2d.padding",
    "conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str pa"
    'dding="valid", int[2] dilation=1, int groups=1) -> Tensor',
    source="ops.yaml:7277",
    digest="10e5d50902ab69c3",
    kernel={
        "composite": '_convolve_padded("conv2d", 2, input, weight, bias, stride, padding, dilation, groups)',
    },
)


def conv2d_padding_composite(input, weight, bias, stride, padding, dilation, groups):
    """conv2d.padding, from other operators."""
    return functions._convolve_padded("conv2d", 2, input, weight, bias, stride, padding, dilation, groups)


CONV2D_PADDING.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv2d_padding_composite)


# conv3d (ops.yaml:7283)
CONV3D = define(
    "conv3d",
    "conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding"
    "=0, int[3] dilation=1, int groups=1) -> Tensor",
    source="ops.yaml:7283",
    digest="d1eb9a49c2c7fc14",
    kernel={
        "composite": '_convolve("conv3d", 3, input, weight, bias, stride, padding, dilation, False, (0, 0, 0'
        "), groups)",
    },
)


def conv3d_composite(input, weight, bias, stride, padding, dilation, groups):
    """conv3d, from other operators."""
    return functions._convolve("conv3d", 3, input, weight, bias, stride, padding, dilation, False, (0, 0, 0), groups)


CONV3D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv3d_composite)


# conv3d.padding (ops.yaml:7299)
CONV3D_PADDING = define(
    "conv3d.padding",
    "conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str pa"
    'dding="valid", int[3] dilation=1, int groups=1) -> Tensor',
    source="ops.yaml:7299",
    digest="c372f8772250b351",
    kernel={
        "composite": '_convolve_padded("conv3d", 3, input, weight, bias, stride, padding, dilation, groups)',
    },
)


def conv3d_padding_composite(input, weight, bias, stride, padding, dilation, groups):
    """conv3d.padding, from other operators."""
    return functions._convolve_padded("conv3d", 3, input, weight, bias, stride, padding, dilation, groups)


CONV3D_PADDING.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv3d_padding_composite)


# conv_transpose1d (ops.yaml:7305)
CONV_TRANSPOSE1D = define(
    "conv_transpose1d",
    "conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int["
    "1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor",
    source="ops.yaml:7305",
    digest="ede7bd7ce6605901",
    kernel={
        "composite": '_convolve("conv_transpose1d", 1, input, weight, bias, stride, padding, dilation, True,'
        " output_padding, groups)",
    },
)


def conv_transpose1d_composite(input, weight, bias, stride, padding, output_padding, groups, dilation):
    """conv_transpose1d, from other operators."""
    return functions._convolve(
        "conv_transpose1d", 1, input, weight, bias, stride, padding, dilation, True, output_padding, groups
    )


CONV_TRANSPOSE1D.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv_transpose1d_composite)


# conv_transpose2d.input (ops.yaml:7319)
CONV_TRANSPOSE2D_INPUT = define(
    "conv_transpose2d.input",
    "conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1"
    ", int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tenso"
    "r",
    source="ops.yaml:7319",
    digest="c016bb50c150963f",
    kernel={
        "composite": '_convolve("conv_transpose2d", 2, input, weight, bias, stride, padding, dilation, True,'
        " output_padding, groups)",
    },
)


def conv_transpose2d_input_composite(input, weight, bias, stride, padding, output_padding, groups, dilation):
    """conv_transpose2d.input, from other operators."""
    return functions._convolve(
        "conv_transpose2d", 2, input, weight, bias, stride, padding, dilation, True, output_padding, groups
    )


CONV_TRANSPOSE2D_INPUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv_transpose2d_input_composite)


# conv_transpose3d.input (ops.yaml:7336)
CONV_TRANSPOSE3D_INPUT = define(
    "conv_transpose3d.input",
    "conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1"
    ", int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tenso"
    "r",
    source="ops.yaml:7336",
    digest="fe4d4fee9dd219f1",
    kernel={
        "composite": '_convolve("conv_transpose3d", 3, input, weight, bias, stride, padding, dilation, True,'
        " output_padding, groups)",
    },
)


def conv_transpose3d_input_composite(input, weight, bias, stride, padding, output_padding, groups, dilation):
    """conv_transpose3d.input, from other operators."""
    return functions._convolve(
        "conv_transpose3d", 3, input, weight, bias, stride, padding, dilation, True, output_padding, groups
    )


CONV_TRANSPOSE3D_INPUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conv_transpose3d_input_composite)
