"""The functions and methods of nn_tasks: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of
from runtime.tensor import Tensor

from ..operators.nn_tasks import (
    REFLECTION_PAD1D, REFLECTION_PAD1D_BACKWARD, REPLICATION_PAD1D, REPLICATION_PAD1D_BACKWARD, REFLECTION_PAD2D,
    REFLECTION_PAD2D_BACKWARD, REPLICATION_PAD2D, REPLICATION_PAD2D_BACKWARD, REFLECTION_PAD3D,
    REFLECTION_PAD3D_BACKWARD, REPLICATION_PAD3D, REPLICATION_PAD3D_BACKWARD, _PAD_BACKWARD, UPSAMPLE_NEAREST1D,
    UPSAMPLE_NEAREST1D_VEC, UPSAMPLE_NEAREST1D_BACKWARD, UPSAMPLE_NEAREST2D, UPSAMPLE_NEAREST2D_VEC,
    UPSAMPLE_NEAREST2D_BACKWARD, UPSAMPLE_NEAREST3D, UPSAMPLE_NEAREST3D_VEC, UPSAMPLE_NEAREST3D_BACKWARD,
    _UPSAMPLE_NEAREST_EXACT1D, _UPSAMPLE_NEAREST_EXACT1D_VEC, _UPSAMPLE_NEAREST_EXACT1D_BACKWARD,
    _UPSAMPLE_NEAREST_EXACT2D, _UPSAMPLE_NEAREST_EXACT2D_VEC, _UPSAMPLE_NEAREST_EXACT2D_BACKWARD,
    _UPSAMPLE_NEAREST_EXACT3D, _UPSAMPLE_NEAREST_EXACT3D_VEC, _UPSAMPLE_NEAREST_EXACT3D_BACKWARD, UPSAMPLE_LINEAR1D,
    UPSAMPLE_LINEAR1D_VEC, UPSAMPLE_LINEAR1D_BACKWARD, UPSAMPLE_BILINEAR2D, UPSAMPLE_BILINEAR2D_VEC,
    UPSAMPLE_BILINEAR2D_BACKWARD, UPSAMPLE_TRILINEAR3D, UPSAMPLE_TRILINEAR3D_VEC, UPSAMPLE_TRILINEAR3D_BACKWARD,
    UPSAMPLE_BICUBIC2D, UPSAMPLE_BICUBIC2D_VEC, UPSAMPLE_BICUBIC2D_BACKWARD, _UPSAMPLED_SIZES, _UPSAMPLED_RATIOS,
    _UPSAMPLED, _UPSAMPLED_BACKWARD, MAX_POOL2D_WITH_INDICES, MAX_POOL2D_WITH_INDICES_BACKWARD, ADAPTIVE_MAX_POOL2D,
    ADAPTIVE_MAX_POOL2D_BACKWARD, AVG_POOL2D_BACKWARD, MAX_POOL3D_WITH_INDICES, MAX_POOL3D_WITH_INDICES_BACKWARD,
    ADAPTIVE_MAX_POOL3D, ADAPTIVE_MAX_POOL3D_BACKWARD, AVG_POOL3D_BACKWARD,
)

__all__ = ["adaptive_max_pool2d", "adaptive_max_pool3d"]

REFLECTION_PAD1D_FORMS = Overloads("reflection_pad1d", REFLECTION_PAD1D)
REFLECTION_PAD1D_BACKWARD_FORMS = Overloads("reflection_pad1d_backward", REFLECTION_PAD1D_BACKWARD)
REPLICATION_PAD1D_FORMS = Overloads("replication_pad1d", REPLICATION_PAD1D)
REPLICATION_PAD1D_BACKWARD_FORMS = Overloads("replication_pad1d_backward", REPLICATION_PAD1D_BACKWARD)
REFLECTION_PAD2D_FORMS = Overloads("reflection_pad2d", REFLECTION_PAD2D)
REFLECTION_PAD2D_BACKWARD_FORMS = Overloads("reflection_pad2d_backward", REFLECTION_PAD2D_BACKWARD)
REPLICATION_PAD2D_FORMS = Overloads("replication_pad2d", REPLICATION_PAD2D)
REPLICATION_PAD2D_BACKWARD_FORMS = Overloads("replication_pad2d_backward", REPLICATION_PAD2D_BACKWARD)
REFLECTION_PAD3D_FORMS = Overloads("reflection_pad3d", REFLECTION_PAD3D)
REFLECTION_PAD3D_BACKWARD_FORMS = Overloads("reflection_pad3d_backward", REFLECTION_PAD3D_BACKWARD)
REPLICATION_PAD3D_FORMS = Overloads("replication_pad3d", REPLICATION_PAD3D)
REPLICATION_PAD3D_BACKWARD_FORMS = Overloads("replication_pad3d_backward", REPLICATION_PAD3D_BACKWARD)
_PAD_BACKWARD_FORMS = Overloads("_pad_backward", _PAD_BACKWARD)
UPSAMPLE_NEAREST1D_FORMS = Overloads("upsample_nearest1d", UPSAMPLE_NEAREST1D, UPSAMPLE_NEAREST1D_VEC)
UPSAMPLE_NEAREST1D_BACKWARD_FORMS = Overloads("upsample_nearest1d_backward", UPSAMPLE_NEAREST1D_BACKWARD)
UPSAMPLE_NEAREST2D_FORMS = Overloads("upsample_nearest2d", UPSAMPLE_NEAREST2D, UPSAMPLE_NEAREST2D_VEC)
UPSAMPLE_NEAREST2D_BACKWARD_FORMS = Overloads("upsample_nearest2d_backward", UPSAMPLE_NEAREST2D_BACKWARD)
UPSAMPLE_NEAREST3D_FORMS = Overloads("upsample_nearest3d", UPSAMPLE_NEAREST3D, UPSAMPLE_NEAREST3D_VEC)
UPSAMPLE_NEAREST3D_BACKWARD_FORMS = Overloads("upsample_nearest3d_backward", UPSAMPLE_NEAREST3D_BACKWARD)
_UPSAMPLE_NEAREST_EXACT1D_FORMS = Overloads(
    "_upsample_nearest_exact1d", _UPSAMPLE_NEAREST_EXACT1D, _UPSAMPLE_NEAREST_EXACT1D_VEC
)
_UPSAMPLE_NEAREST_EXACT1D_BACKWARD_FORMS = Overloads(
    "_upsample_nearest_exact1d_backward", _UPSAMPLE_NEAREST_EXACT1D_BACKWARD
)
_UPSAMPLE_NEAREST_EXACT2D_FORMS = Overloads(
    "_upsample_nearest_exact2d", _UPSAMPLE_NEAREST_EXACT2D, _UPSAMPLE_NEAREST_EXACT2D_VEC
)
_UPSAMPLE_NEAREST_EXACT2D_BACKWARD_FORMS = Overloads(
    "_upsample_nearest_exact2d_backward", _UPSAMPLE_NEAREST_EXACT2D_BACKWARD
)
_UPSAMPLE_NEAREST_EXACT3D_FORMS = Overloads(
    "_upsample_nearest_exact3d", _UPSAMPLE_NEAREST_EXACT3D, _UPSAMPLE_NEAREST_EXACT3D_VEC
)
_UPSAMPLE_NEAREST_EXACT3D_BACKWARD_FORMS = Overloads(
    "_upsample_nearest_exact3d_backward", _UPSAMPLE_NEAREST_EXACT3D_BACKWARD
)
UPSAMPLE_LINEAR1D_FORMS = Overloads("upsample_linear1d", UPSAMPLE_LINEAR1D, UPSAMPLE_LINEAR1D_VEC)
UPSAMPLE_LINEAR1D_BACKWARD_FORMS = Overloads("upsample_linear1d_backward", UPSAMPLE_LINEAR1D_BACKWARD)
UPSAMPLE_BILINEAR2D_FORMS = Overloads("upsample_bilinear2d", UPSAMPLE_BILINEAR2D, UPSAMPLE_BILINEAR2D_VEC)
UPSAMPLE_BILINEAR2D_BACKWARD_FORMS = Overloads("upsample_bilinear2d_backward", UPSAMPLE_BILINEAR2D_BACKWARD)
UPSAMPLE_TRILINEAR3D_FORMS = Overloads("upsample_trilinear3d", UPSAMPLE_TRILINEAR3D, UPSAMPLE_TRILINEAR3D_VEC)
UPSAMPLE_TRILINEAR3D_BACKWARD_FORMS = Overloads("upsample_trilinear3d_backward", UPSAMPLE_TRILINEAR3D_BACKWARD)
UPSAMPLE_BICUBIC2D_FORMS = Overloads("upsample_bicubic2d", UPSAMPLE_BICUBIC2D, UPSAMPLE_BICUBIC2D_VEC)
UPSAMPLE_BICUBIC2D_BACKWARD_FORMS = Overloads("upsample_bicubic2d_backward", UPSAMPLE_BICUBIC2D_BACKWARD)
_UPSAMPLED_SIZES_FORMS = Overloads("_upsampled_sizes", _UPSAMPLED_SIZES)
_UPSAMPLED_RATIOS_FORMS = Overloads("_upsampled_ratios", _UPSAMPLED_RATIOS)
_UPSAMPLED_FORMS = Overloads("_upsampled", _UPSAMPLED)
_UPSAMPLED_BACKWARD_FORMS = Overloads("_upsampled_backward", _UPSAMPLED_BACKWARD)
MAX_POOL2D_WITH_INDICES_FORMS = Overloads("max_pool2d_with_indices", MAX_POOL2D_WITH_INDICES)
MAX_POOL2D_WITH_INDICES_BACKWARD_FORMS = Overloads("max_pool2d_with_indices_backward", MAX_POOL2D_WITH_INDICES_BACKWARD)
ADAPTIVE_MAX_POOL2D_FORMS = Overloads("adaptive_max_pool2d", ADAPTIVE_MAX_POOL2D)
ADAPTIVE_MAX_POOL2D_BACKWARD_FORMS = Overloads("adaptive_max_pool2d_backward", ADAPTIVE_MAX_POOL2D_BACKWARD)
AVG_POOL2D_BACKWARD_FORMS = Overloads("avg_pool2d_backward", AVG_POOL2D_BACKWARD)
MAX_POOL3D_WITH_INDICES_FORMS = Overloads("max_pool3d_with_indices", MAX_POOL3D_WITH_INDICES)
MAX_POOL3D_WITH_INDICES_BACKWARD_FORMS = Overloads("max_pool3d_with_indices_backward", MAX_POOL3D_WITH_INDICES_BACKWARD)
ADAPTIVE_MAX_POOL3D_FORMS = Overloads("adaptive_max_pool3d", ADAPTIVE_MAX_POOL3D)
ADAPTIVE_MAX_POOL3D_BACKWARD_FORMS = Overloads("adaptive_max_pool3d_backward", ADAPTIVE_MAX_POOL3D_BACKWARD)
AVG_POOL3D_BACKWARD_FORMS = Overloads("avg_pool3d_backward", AVG_POOL3D_BACKWARD)


def reflection_pad1d(input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad1d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last dimension, mirrored at the border element.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD1D[input._keys](input, (padding,) * 2)
        return REFLECTION_PAD1D_FORMS.call(input, padding, rest, named)
    except Exception:
        REFLECTION_PAD1D_FORMS.translate(input, padding, rest, named)
        raise


def reflection_pad1d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad1d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `reflection_pad1d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD1D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 2)
        return REFLECTION_PAD1D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REFLECTION_PAD1D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def replication_pad1d(input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad1d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last dimension, the border element.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD1D[input._keys](input, (padding,) * 2)
        return REPLICATION_PAD1D_FORMS.call(input, padding, rest, named)
    except Exception:
        REPLICATION_PAD1D_FORMS.translate(input, padding, rest, named)
        raise


def replication_pad1d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad1d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `replication_pad1d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD1D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 2)
        return REPLICATION_PAD1D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REPLICATION_PAD1D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def reflection_pad2d(input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad2d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 2 dimensions, mirrored at the border element.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD2D[input._keys](input, (padding,) * 4)
        return REFLECTION_PAD2D_FORMS.call(input, padding, rest, named)
    except Exception:
        REFLECTION_PAD2D_FORMS.translate(input, padding, rest, named)
        raise


def reflection_pad2d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad2d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `reflection_pad2d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD2D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 4)
        return REFLECTION_PAD2D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REFLECTION_PAD2D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def replication_pad2d(input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad2d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 2 dimensions, the border element.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD2D[input._keys](input, (padding,) * 4)
        return REPLICATION_PAD2D_FORMS.call(input, padding, rest, named)
    except Exception:
        REPLICATION_PAD2D_FORMS.translate(input, padding, rest, named)
        raise


def replication_pad2d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad2d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `replication_pad2d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD2D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 4)
        return REPLICATION_PAD2D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REPLICATION_PAD2D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def reflection_pad3d(input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad3d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 3 dimensions, mirrored at the border element.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD3D[input._keys](input, (padding,) * 6)
        return REFLECTION_PAD3D_FORMS.call(input, padding, rest, named)
    except Exception:
        REFLECTION_PAD3D_FORMS.translate(input, padding, rest, named)
        raise


def reflection_pad3d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad3d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `reflection_pad3d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD3D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 6)
        return REFLECTION_PAD3D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REFLECTION_PAD3D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def replication_pad3d(input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad3d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 3 dimensions, the border element.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD3D[input._keys](input, (padding,) * 6)
        return REPLICATION_PAD3D_FORMS.call(input, padding, rest, named)
    except Exception:
        REPLICATION_PAD3D_FORMS.translate(input, padding, rest, named)
        raise


def replication_pad3d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad3d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `replication_pad3d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD3D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 6)
        return REPLICATION_PAD3D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REPLICATION_PAD3D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def _pad_backward(grad_output=MISSING, sizes=MISSING, padding=MISSING, mode=MISSING, *rest, **named):
    """_pad_backward(grad_output, sizes, padding, mode) -> Tensor

    The gradient of what more elements are put around.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(padding) is tuple
                and all_of(int, padding)
                and type(mode) is str
            ):
                return _PAD_BACKWARD[grad_output._keys](grad_output, sizes, padding, mode)
        return _PAD_BACKWARD_FORMS.call(grad_output, sizes, padding, mode, rest, named)
    except Exception:
        _PAD_BACKWARD_FORMS.translate(grad_output, sizes, padding, mode, rest, named)
        raise


def upsample_nearest1d(input=MISSING, output_size=MISSING, *rest, **named):
    """upsample_nearest1d(input, output_size, scales=None, *, out=None) -> Tensor
    upsample_nearest1d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return UPSAMPLE_NEAREST1D[input._keys](input, (output_size,), None)
        return UPSAMPLE_NEAREST1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST1D_FORMS.translate(input, output_size, rest, named)
        raise


def upsample_nearest1d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """upsample_nearest1d_backward(grad_output, output_size, input_size, scales=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_nearest1d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return UPSAMPLE_NEAREST1D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,), (input_size,) * 3, None
                )
        return UPSAMPLE_NEAREST1D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST1D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def upsample_nearest2d(input=MISSING, output_size=MISSING, *rest, **named):
    """upsample_nearest2d(input, output_size, scales_h=None, scales_w=None, *, out=None) -> Tensor
    upsample_nearest2d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return UPSAMPLE_NEAREST2D[input._keys](input, (output_size,) * 2, None, None)
        return UPSAMPLE_NEAREST2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST2D_FORMS.translate(input, output_size, rest, named)
        raise


def upsample_nearest2d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """upsample_nearest2d_backward(grad_output, output_size, input_size, scales_h=None, scales_w=None, *,
        out=None) -> Tensor

    The gradient of the input of `upsample_nearest2d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return UPSAMPLE_NEAREST2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, None, None
                )
        return UPSAMPLE_NEAREST2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def upsample_nearest3d(input=MISSING, output_size=MISSING, *rest, **named):
    """upsample_nearest3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_nearest3d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return UPSAMPLE_NEAREST3D[input._keys](input, (output_size,) * 3, None, None, None)
        return UPSAMPLE_NEAREST3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST3D_FORMS.translate(input, output_size, rest, named)
        raise


def upsample_nearest3d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """upsample_nearest3d_backward(grad_output, output_size, input_size, scales_d=None, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_nearest3d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return UPSAMPLE_NEAREST3D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 3, (input_size,) * 5, None, None, None
                )
        return UPSAMPLE_NEAREST3D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST3D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def _upsample_nearest_exact1d(input=MISSING, output_size=MISSING, *rest, **named):
    """_upsample_nearest_exact1d(input, output_size, scales=None, *, out=None) -> Tensor
    _upsample_nearest_exact1d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return _UPSAMPLE_NEAREST_EXACT1D[input._keys](input, (output_size,), None)
        return _UPSAMPLE_NEAREST_EXACT1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT1D_FORMS.translate(input, output_size, rest, named)
        raise


def _upsample_nearest_exact1d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """_upsample_nearest_exact1d_backward(grad_output, output_size, input_size, scales=None, *, out=None) ->
        Tensor

    The gradient of the input of `_upsample_nearest_exact1d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return _UPSAMPLE_NEAREST_EXACT1D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,), (input_size,) * 3, None
                )
        return _UPSAMPLE_NEAREST_EXACT1D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT1D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def _upsample_nearest_exact2d(input=MISSING, output_size=MISSING, *rest, **named):
    """_upsample_nearest_exact2d(input, output_size, scales_h=None, scales_w=None, *, out=None) -> Tensor
    _upsample_nearest_exact2d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return _UPSAMPLE_NEAREST_EXACT2D[input._keys](input, (output_size,) * 2, None, None)
        return _UPSAMPLE_NEAREST_EXACT2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT2D_FORMS.translate(input, output_size, rest, named)
        raise


def _upsample_nearest_exact2d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """_upsample_nearest_exact2d_backward(grad_output, output_size, input_size, scales_h=None, scales_w=None,
        *, out=None) -> Tensor

    The gradient of the input of `_upsample_nearest_exact2d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return _UPSAMPLE_NEAREST_EXACT2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, None, None
                )
        return _UPSAMPLE_NEAREST_EXACT2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def _upsample_nearest_exact3d(input=MISSING, output_size=MISSING, *rest, **named):
    """_upsample_nearest_exact3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None)
        -> Tensor
    _upsample_nearest_exact3d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return _UPSAMPLE_NEAREST_EXACT3D[input._keys](input, (output_size,) * 3, None, None, None)
        return _UPSAMPLE_NEAREST_EXACT3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT3D_FORMS.translate(input, output_size, rest, named)
        raise


def _upsample_nearest_exact3d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """_upsample_nearest_exact3d_backward(grad_output, output_size, input_size, scales_d=None, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `_upsample_nearest_exact3d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return _UPSAMPLE_NEAREST_EXACT3D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 3, (input_size,) * 5, None, None, None
                )
        return _UPSAMPLE_NEAREST_EXACT3D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT3D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def upsample_linear1d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_linear1d(input, output_size, align_corners, scales=None, *, out=None) -> Tensor
    upsample_linear1d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_LINEAR1D[input._keys](input, (output_size,), align_corners, None)
        return UPSAMPLE_LINEAR1D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_LINEAR1D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_linear1d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_linear1d_backward(grad_output, output_size, input_size, align_corners, scales=None, *,
        out=None) -> Tensor

    The gradient of the input of `upsample_linear1d`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_LINEAR1D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,), (input_size,) * 3, align_corners, None
                )
        return UPSAMPLE_LINEAR1D_BACKWARD_FORMS.call(grad_output, output_size, input_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_LINEAR1D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def upsample_bilinear2d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_bilinear2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_bilinear2d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_BILINEAR2D[input._keys](input, (output_size,) * 2, align_corners, None, None)
        return UPSAMPLE_BILINEAR2D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BILINEAR2D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_bilinear2d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_bilinear2d_backward(grad_output, output_size, input_size, align_corners, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_bilinear2d`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_BILINEAR2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, align_corners, None, None
                )
        return UPSAMPLE_BILINEAR2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BILINEAR2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def upsample_trilinear3d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_trilinear3d(input, output_size, align_corners, scales_d=None, scales_h=None, scales_w=None, *,
        out=None) -> Tensor
    upsample_trilinear3d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_TRILINEAR3D[input._keys](input, (output_size,) * 3, align_corners, None, None, None)
        return UPSAMPLE_TRILINEAR3D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_TRILINEAR3D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_trilinear3d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_trilinear3d_backward(grad_output, output_size, input_size, align_corners, scales_d=None,
        scales_h=None, scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_trilinear3d`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_TRILINEAR3D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 3, (input_size,) * 5, align_corners, None, None, None
                )
        return UPSAMPLE_TRILINEAR3D_BACKWARD_FORMS.call(
            grad_output, output_size, input_size, align_corners, rest, named
        )
    except Exception:
        UPSAMPLE_TRILINEAR3D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def upsample_bicubic2d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_bicubic2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_bicubic2d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by cubic interpolation; `scales` in place of the ratio of the sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_BICUBIC2D[input._keys](input, (output_size,) * 2, align_corners, None, None)
        return UPSAMPLE_BICUBIC2D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BICUBIC2D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_bicubic2d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_bicubic2d_backward(grad_output, output_size, input_size, align_corners, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_bicubic2d`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_BICUBIC2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, align_corners, None, None
                )
        return UPSAMPLE_BICUBIC2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BICUBIC2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def _upsampled_sizes(input=MISSING, output_size=MISSING, scale_factors=MISSING, dims=MISSING, *rest, **named):
    """_upsampled_sizes(input, output_size, scale_factors, dims) -> tuple[int, ...]

    The sizes of images that grow to given sizes, or by factors.
    """
    try:
        return _UPSAMPLED_SIZES_FORMS.call(input, output_size, scale_factors, dims, rest, named)
    except Exception:
        _UPSAMPLED_SIZES_FORMS.translate(input, output_size, scale_factors, dims, rest, named)
        raise


def _upsampled_ratios(before=MISSING, after=MISSING, scales=MISSING, align_corners=MISSING, *rest, **named):
    """_upsampled_ratios(before, after, scales, align_corners) -> tuple[float, ...]

    How far neighbouring places of an image of another size lie apart.
    """
    try:
        return _UPSAMPLED_RATIOS_FORMS.call(before, after, scales, align_corners, rest, named)
    except Exception:
        _UPSAMPLED_RATIOS_FORMS.translate(before, after, scales, align_corners, rest, named)
        raise


def _upsampled(input=MISSING, output_size=MISSING, scales=MISSING, kind=MISSING, align_corners=MISSING, *rest, **named):
    """_upsampled(input, output_size, scales, kind, align_corners) -> Tensor

    Images of another size, by one of the ways of `_resample`.
    """
    try:
        return _UPSAMPLED_FORMS.call(input, output_size, scales, kind, align_corners, rest, named)
    except Exception:
        _UPSAMPLED_FORMS.translate(input, output_size, scales, kind, align_corners, rest, named)
        raise


def _upsampled_backward(
    grad_output=MISSING,
    output_size=MISSING,
    input_size=MISSING,
    scales=MISSING,
    kind=MISSING,
    align_corners=MISSING,
    *rest,
    **named,
):
    """_upsampled_backward(grad_output, output_size, input_size, scales, kind, align_corners) -> Tensor

    The gradient of images that got another size.
    """
    try:
        return _UPSAMPLED_BACKWARD_FORMS.call(
            grad_output, output_size, input_size, scales, kind, align_corners, rest, named
        )
    except Exception:
        _UPSAMPLED_BACKWARD_FORMS.translate(
            grad_output, output_size, input_size, scales, kind, align_corners, rest, named
        )
        raise


def max_pool2d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool2d_with_indices(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1),
        ceil_mode=False, *, out=None) -> tuple[Tensor, Tensor]

    The largest element of every window of the last 2 dimensions, and its place in its plane.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL2D_WITH_INDICES[input._keys](input, (kernel_size,) * 2, None, (0, 0), (1, 1), False)
        return MAX_POOL2D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL2D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def max_pool2d_with_indices_backward(
    grad_output=MISSING,
    input=MISSING,
    kernel_size=MISSING,
    stride=MISSING,
    padding=MISSING,
    dilation=MISSING,
    ceil_mode=MISSING,
    indices=MISSING,
    *rest,
    **named,
):
    """max_pool2d_with_indices_backward(grad_output, input, kernel_size, stride, padding, dilation, ceil_mode,
        indices, *, out=None) -> Tensor

    The gradient of the input of `max_pool2d_with_indices`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(stride) is int
                and type(padding) is int
                and type(dilation) is int
                and type(ceil_mode) is bool
                and isinstance(indices, Tensor)
            ):
                return MAX_POOL2D_WITH_INDICES_BACKWARD[grad_output._keys | input._keys | indices._keys](
                    grad_output,
                    input,
                    (kernel_size,) * 2,
                    (stride,) * 2,
                    (padding,) * 2,
                    (dilation,) * 2,
                    ceil_mode,
                    indices,
                )
        return MAX_POOL2D_WITH_INDICES_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
    except Exception:
        MAX_POOL2D_WITH_INDICES_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
        raise


def adaptive_max_pool2d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool2d(input, output_size, *, out=None) -> tuple[Tensor, Tensor]

    The largest element of each of `output_size` windows that divide the last 2 dimensions, and its place in
        its plane.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_MAX_POOL2D[input._keys](input, (output_size,) * 2)
        return ADAPTIVE_MAX_POOL2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL2D_FORMS.translate(input, output_size, rest, named)
        raise


def adaptive_max_pool2d_backward(grad_output=MISSING, input=MISSING, indices=MISSING, *rest, **named):
    """adaptive_max_pool2d_backward(grad_output, input, indices, *, out=None) -> Tensor

    The gradient of the input of `adaptive_max_pool2d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(indices, Tensor):
                return ADAPTIVE_MAX_POOL2D_BACKWARD[
                    grad_output._keys | input._keys | indices._keys
                ](grad_output, input, indices)
        return ADAPTIVE_MAX_POOL2D_BACKWARD_FORMS.call(grad_output, input, indices, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL2D_BACKWARD_FORMS.translate(grad_output, input, indices, rest, named)
        raise


def avg_pool2d_backward(
    grad_output=MISSING,
    input=MISSING,
    kernel_size=MISSING,
    stride=MISSING,
    padding=MISSING,
    ceil_mode=MISSING,
    count_include_pad=MISSING,
    divisor_override=MISSING,
    *rest,
    **named,
):
    """avg_pool2d_backward(grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override, *, out=None) -> Tensor

    The gradient of the input of `avg_pool2d`.
    """
    try:
        return AVG_POOL2D_BACKWARD_FORMS.call(
            grad_output,
            input,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
            rest,
            named,
        )
    except Exception:
        AVG_POOL2D_BACKWARD_FORMS.translate(
            grad_output,
            input,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
            rest,
            named,
        )
        raise


def max_pool3d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool3d_with_indices(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1),
        ceil_mode=False, *, out=None) -> tuple[Tensor, Tensor]

    The largest element of every window of the last 3 dimensions, and its place in its plane.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL3D_WITH_INDICES[input._keys](
                    input, (kernel_size,) * 3, None, (0, 0, 0), (1, 1, 1), False
                )
        return MAX_POOL3D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL3D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def max_pool3d_with_indices_backward(
    grad_output=MISSING,
    input=MISSING,
    kernel_size=MISSING,
    stride=MISSING,
    padding=MISSING,
    dilation=MISSING,
    ceil_mode=MISSING,
    indices=MISSING,
    *rest,
    **named,
):
    """max_pool3d_with_indices_backward(grad_output, input, kernel_size, stride, padding, dilation, ceil_mode,
        indices, *, out=None) -> Tensor

    The gradient of the input of `max_pool3d_with_indices`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(stride) is int
                and type(padding) is int
                and type(dilation) is int
                and type(ceil_mode) is bool
                and isinstance(indices, Tensor)
            ):
                return MAX_POOL3D_WITH_INDICES_BACKWARD[grad_output._keys | input._keys | indices._keys](
                    grad_output,
                    input,
                    (kernel_size,) * 3,
                    (stride,) * 3,
                    (padding,) * 3,
                    (dilation,) * 3,
                    ceil_mode,
                    indices,
                )
        return MAX_POOL3D_WITH_INDICES_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
    except Exception:
        MAX_POOL3D_WITH_INDICES_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
        raise


def adaptive_max_pool3d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool3d(input, output_size, *, out=None) -> tuple[Tensor, Tensor]

    The largest element of each of `output_size` windows that divide the last 3 dimensions, and its place in
        its plane.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_MAX_POOL3D[input._keys](input, (output_size,) * 3)
        return ADAPTIVE_MAX_POOL3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL3D_FORMS.translate(input, output_size, rest, named)
        raise


def adaptive_max_pool3d_backward(grad_output=MISSING, input=MISSING, indices=MISSING, *rest, **named):
    """adaptive_max_pool3d_backward(grad_output, input, indices, *, out=None) -> Tensor

    The gradient of the input of `adaptive_max_pool3d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(indices, Tensor):
                return ADAPTIVE_MAX_POOL3D_BACKWARD[
                    grad_output._keys | input._keys | indices._keys
                ](grad_output, input, indices)
        return ADAPTIVE_MAX_POOL3D_BACKWARD_FORMS.call(grad_output, input, indices, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL3D_BACKWARD_FORMS.translate(grad_output, input, indices, rest, named)
        raise


def avg_pool3d_backward(
    grad_output=MISSING,
    input=MISSING,
    kernel_size=MISSING,
    stride=MISSING,
    padding=MISSING,
    ceil_mode=MISSING,
    count_include_pad=MISSING,
    divisor_override=MISSING,
    *rest,
    **named,
):
    """avg_pool3d_backward(grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override, *, out=None) -> Tensor

    The gradient of the input of `avg_pool3d`.
    """
    try:
        return AVG_POOL3D_BACKWARD_FORMS.call(
            grad_output,
            input,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
            rest,
            named,
        )
    except Exception:
        AVG_POOL3D_BACKWARD_FORMS.translate(
            grad_output,
            input,
            kernel_size,
            stride,
            padding,
            ceil_mode,
            count_include_pad,
            divisor_override,
            rest,
            named,
        )
        raise
