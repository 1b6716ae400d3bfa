"""The functions and methods of spectral: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.spectral import (
    _FFT_C2C, _FFT_R2C, _FFT_C2R, _FFT_R2C_BACKWARD, _FFT_C2R_BACKWARD, _FFT_RESIZED, _FFT_REAL, _FFT_COMPLEX,
    _FFT_ANY, _FFT_FROM_REAL, _FFT_TO_REAL, _FFT_TO_HERMITIAN, _FFT_FROM_HERMITIAN, FFT_FFT, FFT_IFFT, FFT_RFFT,
    FFT_IRFFT, FFT_HFFT, FFT_IHFFT, FFT_FFT2, FFT_IFFT2, FFT_RFFT2, FFT_IRFFT2, FFT_HFFT2, FFT_IHFFT2, FFT_FFTN,
    FFT_IFFTN, FFT_RFFTN, FFT_IRFFTN, FFT_HFFTN, FFT_IHFFTN, FFT_FFTFREQ, FFT_RFFTFREQ, FFT_FFTSHIFT, FFT_IFFTSHIFT,
    _STFT_WINDOW, STFT_CENTER, ISTFT,
)

__all__ = ["stft", "istft"]

_FFT_C2C_FORMS = Overloads("_fft_c2c", _FFT_C2C)
_FFT_R2C_FORMS = Overloads("_fft_r2c", _FFT_R2C)
_FFT_C2R_FORMS = Overloads("_fft_c2r", _FFT_C2R)
_FFT_R2C_BACKWARD_FORMS = Overloads("_fft_r2c_backward", _FFT_R2C_BACKWARD)
_FFT_C2R_BACKWARD_FORMS = Overloads("_fft_c2r_backward", _FFT_C2R_BACKWARD)
_FFT_RESIZED_FORMS = Overloads("_fft_resized", _FFT_RESIZED)
_FFT_REAL_FORMS = Overloads("_fft_real", _FFT_REAL)
_FFT_COMPLEX_FORMS = Overloads("_fft_complex", _FFT_COMPLEX)
_FFT_ANY_FORMS = Overloads("_fft_any", _FFT_ANY)
_FFT_FROM_REAL_FORMS = Overloads("_fft_from_real", _FFT_FROM_REAL)
_FFT_TO_REAL_FORMS = Overloads("_fft_to_real", _FFT_TO_REAL)
_FFT_TO_HERMITIAN_FORMS = Overloads("_fft_to_hermitian", _FFT_TO_HERMITIAN)
_FFT_FROM_HERMITIAN_FORMS = Overloads("_fft_from_hermitian", _FFT_FROM_HERMITIAN)
FFT_FFT_FORMS = Overloads("fft_fft", FFT_FFT)
FFT_IFFT_FORMS = Overloads("fft_ifft", FFT_IFFT)
FFT_RFFT_FORMS = Overloads("fft_rfft", FFT_RFFT)
FFT_IRFFT_FORMS = Overloads("fft_irfft", FFT_IRFFT)
FFT_HFFT_FORMS = Overloads("fft_hfft", FFT_HFFT)
FFT_IHFFT_FORMS = Overloads("fft_ihfft", FFT_IHFFT)
FFT_FFT2_FORMS = Overloads("fft_fft2", FFT_FFT2)
FFT_IFFT2_FORMS = Overloads("fft_ifft2", FFT_IFFT2)
FFT_RFFT2_FORMS = Overloads("fft_rfft2", FFT_RFFT2)
FFT_IRFFT2_FORMS = Overloads("fft_irfft2", FFT_IRFFT2)
FFT_HFFT2_FORMS = Overloads("fft_hfft2", FFT_HFFT2)
FFT_IHFFT2_FORMS = Overloads("fft_ihfft2", FFT_IHFFT2)
FFT_FFTN_FORMS = Overloads("fft_fftn", FFT_FFTN)
FFT_IFFTN_FORMS = Overloads("fft_ifftn", FFT_IFFTN)
FFT_RFFTN_FORMS = Overloads("fft_rfftn", FFT_RFFTN)
FFT_IRFFTN_FORMS = Overloads("fft_irfftn", FFT_IRFFTN)
FFT_HFFTN_FORMS = Overloads("fft_hfftn", FFT_HFFTN)
FFT_IHFFTN_FORMS = Overloads("fft_ihfftn", FFT_IHFFTN)
FFT_FFTFREQ_FORMS = Overloads("fft_fftfreq", FFT_FFTFREQ)
FFT_RFFTFREQ_FORMS = Overloads("fft_rfftfreq", FFT_RFFTFREQ)
FFT_FFTSHIFT_FORMS = Overloads("fft_fftshift", FFT_FFTSHIFT)
FFT_IFFTSHIFT_FORMS = Overloads("fft_ifftshift", FFT_IFFTSHIFT)
_STFT_WINDOW_FORMS = Overloads("_stft_window", _STFT_WINDOW)
STFT_FORMS = Overloads("stft", STFT_CENTER)
ISTFT_FORMS = Overloads("istft", ISTFT)


def _fft_c2c(input=MISSING, dim=MISSING, normalization=MISSING, onward=MISSING, *rest, **named):
    """_fft_c2c(input, dim, normalization, onward) -> Tensor

    The transform of complex numbers, forward or backward; `normalization` is 0 (none), 1 (by the root of n)
        or 2 (by n).
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is tuple
                and all_of(int, dim)
                and type(normalization) is int
                and type(onward) is bool
            ):
                return _FFT_C2C[input._keys](input, dim, normalization, onward)
        return _FFT_C2C_FORMS.call(input, dim, normalization, onward, rest, named)
    except Exception:
        _FFT_C2C_FORMS.translate(input, dim, normalization, onward, rest, named)
        raise


def _fft_r2c(input=MISSING, dim=MISSING, normalization=MISSING, onesided=MISSING, *rest, **named):
    """_fft_r2c(input, dim, normalization, onesided) -> Tensor

    The forward transform of real numbers; `onesided` leaves out what follows from the rest.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is tuple
                and all_of(int, dim)
                and type(normalization) is int
                and type(onesided) is bool
            ):
                return _FFT_R2C[input._keys](input, dim, normalization, onesided)
        return _FFT_R2C_FORMS.call(input, dim, normalization, onesided, rest, named)
    except Exception:
        _FFT_R2C_FORMS.translate(input, dim, normalization, onesided, rest, named)
        raise


def _fft_c2r(input=MISSING, dim=MISSING, normalization=MISSING, last_dim_size=MISSING, *rest, **named):
    """_fft_c2r(input, dim, normalization, last_dim_size) -> Tensor

    The backward transform that gives real numbers, from one side of what they were transformed to.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is tuple
                and all_of(int, dim)
                and type(normalization) is int
                and type(last_dim_size) is int
            ):
                return _FFT_C2R[input._keys](input, dim, normalization, last_dim_size)
        return _FFT_C2R_FORMS.call(input, dim, normalization, last_dim_size, rest, named)
    except Exception:
        _FFT_C2R_FORMS.translate(input, dim, normalization, last_dim_size, rest, named)
        raise


def _fft_r2c_backward(grad=MISSING, dim=MISSING, normalization=MISSING, onesided=MISSING, size=MISSING, *rest, **named):
    """_fft_r2c_backward(grad, dim, normalization, onesided, size) -> Tensor

    The gradient of the transform of real numbers.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(dim) is tuple
                and all_of(int, dim)
                and type(normalization) is int
                and type(onesided) is bool
                and type(size) is int
            ):
                return _FFT_R2C_BACKWARD[grad._keys](grad, dim, normalization, onesided, size)
        return _FFT_R2C_BACKWARD_FORMS.call(grad, dim, normalization, onesided, size, rest, named)
    except Exception:
        _FFT_R2C_BACKWARD_FORMS.translate(grad, dim, normalization, onesided, size, rest, named)
        raise


def _fft_c2r_backward(grad=MISSING, dim=MISSING, normalization=MISSING, *rest, **named):
    """_fft_c2r_backward(grad, dim, normalization) -> Tensor

    The gradient of the transform to real numbers; elements that stand for two count twice.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and type(dim) is tuple and all_of(int, dim) and type(normalization) is int:
                return _FFT_C2R_BACKWARD[grad._keys](grad, dim, normalization)
        return _FFT_C2R_BACKWARD_FORMS.call(grad, dim, normalization, rest, named)
    except Exception:
        _FFT_C2R_BACKWARD_FORMS.translate(grad, dim, normalization, rest, named)
        raise


def _fft_resized(input=MISSING, dim=MISSING, size=MISSING, *rest, **named):
    """_fft_resized(input, dim, size) -> Tensor

    The tensor cut off, or continued by zeros, so that dimensions have the wanted sizes.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(dim) is tuple
                and all_of(int, dim)
                and type(size) is tuple
                and all_of(int, size)
            ):
                return _FFT_RESIZED[input._keys](input, dim, size)
        return _FFT_RESIZED_FORMS.call(input, dim, size, rest, named)
    except Exception:
        _FFT_RESIZED_FORMS.translate(input, dim, size, rest, named)
        raise


def _fft_real(input=MISSING, name=MISSING, *rest, **named):
    """_fft_real(input, name) -> Tensor

    A real tensor in a dtype that can be transformed.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(name) is str:
                return _FFT_REAL[input._keys](input, name)
        return _FFT_REAL_FORMS.call(input, name, rest, named)
    except Exception:
        _FFT_REAL_FORMS.translate(input, name, rest, named)
        raise


def _fft_complex(input=MISSING, name=MISSING, *rest, **named):
    """_fft_complex(input, name) -> Tensor

    A tensor in the complex dtype of a transform.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(name) is str:
                return _FFT_COMPLEX[input._keys](input, name)
        return _FFT_COMPLEX_FORMS.call(input, name, rest, named)
    except Exception:
        _FFT_COMPLEX_FORMS.translate(input, name, rest, named)
        raise


def _fft_any(input=MISSING, s=MISSING, dim=MISSING, norm=MISSING, onward=MISSING, name=MISSING, *rest, **named):
    """_fft_any(input, s, dim, norm, onward, name) -> Tensor

    The transform of a tensor, real or complex, to complex numbers.
    """
    try:
        return _FFT_ANY_FORMS.call(input, s, dim, norm, onward, name, rest, named)
    except Exception:
        _FFT_ANY_FORMS.translate(input, s, dim, norm, onward, name, rest, named)
        raise


def _fft_from_real(input=MISSING, s=MISSING, dim=MISSING, norm=MISSING, name=MISSING, *rest, **named):
    """_fft_from_real(input, s, dim, norm, name) -> Tensor

    One side of the transform of a real tensor.
    """
    try:
        return _FFT_FROM_REAL_FORMS.call(input, s, dim, norm, name, rest, named)
    except Exception:
        _FFT_FROM_REAL_FORMS.translate(input, s, dim, norm, name, rest, named)
        raise


def _fft_to_real(input=MISSING, s=MISSING, dim=MISSING, norm=MISSING, name=MISSING, *rest, **named):
    """_fft_to_real(input, s, dim, norm, name) -> Tensor

    The real tensor of which one side of a transform is given.
    """
    try:
        return _FFT_TO_REAL_FORMS.call(input, s, dim, norm, name, rest, named)
    except Exception:
        _FFT_TO_REAL_FORMS.translate(input, s, dim, norm, name, rest, named)
        raise


def _fft_to_hermitian(input=MISSING, s=MISSING, dim=MISSING, norm=MISSING, name=MISSING, *rest, **named):
    """_fft_to_hermitian(input, s, dim, norm, name) -> Tensor

    The real transform of a tensor that is Hermitian-symmetric, of which one side is given.
    """
    try:
        return _FFT_TO_HERMITIAN_FORMS.call(input, s, dim, norm, name, rest, named)
    except Exception:
        _FFT_TO_HERMITIAN_FORMS.translate(input, s, dim, norm, name, rest, named)
        raise


def _fft_from_hermitian(input=MISSING, s=MISSING, dim=MISSING, norm=MISSING, name=MISSING, *rest, **named):
    """_fft_from_hermitian(input, s, dim, norm, name) -> Tensor

    The backward transform of a real tensor, of which one side is kept.
    """
    try:
        return _FFT_FROM_HERMITIAN_FORMS.call(input, s, dim, norm, name, rest, named)
    except Exception:
        _FFT_FROM_HERMITIAN_FORMS.translate(input, s, dim, norm, name, rest, named)
        raise


def fft_fft(input=MISSING, *rest, **named):
    """fft(input, n=None, dim=-1, norm=None, *, out=None) -> Tensor

    The discrete Fourier transform, along one dimension of a real or complex tensor.

    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.fft(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor([10.+0.j, -2.+2.j, -2.+0.j, -2.-2.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_FFT[input._keys](input, None, -1, None)
        return FFT_FFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_FFT_FORMS.translate(input, rest, named)
        raise


def fft_ifft(input=MISSING, *rest, **named):
    """ifft(input, n=None, dim=-1, norm=None, *, out=None) -> Tensor

    The inverse of the discrete Fourier transform, along one dimension.

    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ifft(ow.tensor([4.0, 0.0, 0.0, 0.0]))
    tensor([1.+0.j, 1.+0.j, 1.+0.j, 1.+0.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IFFT[input._keys](input, None, -1, None)
        return FFT_IFFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_IFFT_FORMS.translate(input, rest, named)
        raise


def fft_rfft(input=MISSING, *rest, **named):
    """rfft(input, n=None, dim=-1, norm=None, *, out=None) -> Tensor

    The discrete Fourier transform of a real tensor, along one dimension; one half of the result.

    The last dimension has `n // 2 + 1` elements: the others are their conjugates.
    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.rfft(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor([10.+0.j, -2.+2.j, -2.+0.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_RFFT[input._keys](input, None, -1, None)
        return FFT_RFFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_RFFT_FORMS.translate(input, rest, named)
        raise


def fft_irfft(input=MISSING, *rest, **named):
    """irfft(input, n=None, dim=-1, norm=None, *, out=None) -> Tensor

    The inverse of `rfft`, along one dimension: a real tensor.

    `n` is how many elements the result has: an even number when left out.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.irfft(ow.fft.rfft(ow.tensor([1.0, 2.0, 3.0, 4.0])))
    tensor([1., 2., 3., 4.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IRFFT[input._keys](input, None, -1, None)
        return FFT_IRFFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_IRFFT_FORMS.translate(input, rest, named)
        raise


def fft_hfft(input=MISSING, *rest, **named):
    """hfft(input, n=None, dim=-1, norm=None, *, out=None) -> Tensor

    The real transform of a tensor that is Hermitian-symmetric, along one dimension, of which one half is
        given.

    `n` is how many elements the result has: an even number when left out.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.hfft(ow.tensor([1.0, 2.0, 1.0]))
    tensor([ 6.,  0., -2.,  0.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_HFFT[input._keys](input, None, -1, None)
        return FFT_HFFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_HFFT_FORMS.translate(input, rest, named)
        raise


def fft_ihfft(input=MISSING, *rest, **named):
    """ihfft(input, n=None, dim=-1, norm=None, *, out=None) -> Tensor

    The inverse of `hfft`, along one dimension, one half of a Hermitian-symmetric tensor.

    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ihfft(ow.tensor([6.0, 0.0, -2.0, 0.0]))
    tensor([1.-0.j, 2.-0.j, 1.-0.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IHFFT[input._keys](input, None, -1, None)
        return FFT_IHFFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_IHFFT_FORMS.translate(input, rest, named)
        raise


def fft_fft2(input=MISSING, *rest, **named):
    """fft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> Tensor

    The discrete Fourier transform, along two dimensions of a real or complex tensor.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.fft2(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_FFT2[input._keys](input, None, (-2, -1), None)
        return FFT_FFT2_FORMS.call(input, rest, named)
    except Exception:
        FFT_FFT2_FORMS.translate(input, rest, named)
        raise


def fft_ifft2(input=MISSING, *rest, **named):
    """ifft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> Tensor

    The inverse of the discrete Fourier transform, along two dimensions.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ifft2(ow.ones(2, 2))
    tensor([[1.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IFFT2[input._keys](input, None, (-2, -1), None)
        return FFT_IFFT2_FORMS.call(input, rest, named)
    except Exception:
        FFT_IFFT2_FORMS.translate(input, rest, named)
        raise


def fft_rfft2(input=MISSING, *rest, **named):
    """rfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> Tensor

    The discrete Fourier transform of a real tensor, along two dimensions; one half of the result.

    The last dimension has `n // 2 + 1` elements: the others are their conjugates.
    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.rfft2(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_RFFT2[input._keys](input, None, (-2, -1), None)
        return FFT_RFFT2_FORMS.call(input, rest, named)
    except Exception:
        FFT_RFFT2_FORMS.translate(input, rest, named)
        raise


def fft_irfft2(input=MISSING, *rest, **named):
    """irfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> Tensor

    The inverse of `rfft2`, along two dimensions: a real tensor.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.irfft2(ow.fft.rfft2(ow.eye(2)))
    tensor([[1., 0.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IRFFT2[input._keys](input, None, (-2, -1), None)
        return FFT_IRFFT2_FORMS.call(input, rest, named)
    except Exception:
        FFT_IRFFT2_FORMS.translate(input, rest, named)
        raise


def fft_hfft2(input=MISSING, *rest, **named):
    """hfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> Tensor

    The real transform of a tensor that is Hermitian-symmetric, along two dimensions, of which one half is
        given.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.hfft2(ow.ones(2, 2))
    tensor([[4., 0.],
            [0., 0.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_HFFT2[input._keys](input, None, (-2, -1), None)
        return FFT_HFFT2_FORMS.call(input, rest, named)
    except Exception:
        FFT_HFFT2_FORMS.translate(input, rest, named)
        raise


def fft_ihfft2(input=MISSING, *rest, **named):
    """ihfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None) -> Tensor

    The inverse of `hfft2`, along two dimensions, one half of a Hermitian-symmetric tensor.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ihfft2(ow.ones(2, 2))
    tensor([[1.-0.j, 0.-0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IHFFT2[input._keys](input, None, (-2, -1), None)
        return FFT_IHFFT2_FORMS.call(input, rest, named)
    except Exception:
        FFT_IHFFT2_FORMS.translate(input, rest, named)
        raise


def fft_fftn(input=MISSING, *rest, **named):
    """fftn(input, s=None, dim=None, norm=None, *, out=None) -> Tensor

    The discrete Fourier transform, along several dimensions of a real or complex tensor.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.fftn(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_FFTN[input._keys](input, None, None, None)
        return FFT_FFTN_FORMS.call(input, rest, named)
    except Exception:
        FFT_FFTN_FORMS.translate(input, rest, named)
        raise


def fft_ifftn(input=MISSING, *rest, **named):
    """ifftn(input, s=None, dim=None, norm=None, *, out=None) -> Tensor

    The inverse of the discrete Fourier transform, along several dimensions.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ifftn(ow.ones(2, 2))
    tensor([[1.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IFFTN[input._keys](input, None, None, None)
        return FFT_IFFTN_FORMS.call(input, rest, named)
    except Exception:
        FFT_IFFTN_FORMS.translate(input, rest, named)
        raise


def fft_rfftn(input=MISSING, *rest, **named):
    """rfftn(input, s=None, dim=None, norm=None, *, out=None) -> Tensor

    The discrete Fourier transform of a real tensor, along several dimensions; one half of the result.

    The last dimension has `n // 2 + 1` elements: the others are their conjugates.
    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.rfftn(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_RFFTN[input._keys](input, None, None, None)
        return FFT_RFFTN_FORMS.call(input, rest, named)
    except Exception:
        FFT_RFFTN_FORMS.translate(input, rest, named)
        raise


def fft_irfftn(input=MISSING, *rest, **named):
    """irfftn(input, s=None, dim=None, norm=None, *, out=None) -> Tensor

    The inverse of `rfftn`, along several dimensions: a real tensor.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.irfftn(ow.fft.rfftn(ow.eye(2)))
    tensor([[1., 0.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IRFFTN[input._keys](input, None, None, None)
        return FFT_IRFFTN_FORMS.call(input, rest, named)
    except Exception:
        FFT_IRFFTN_FORMS.translate(input, rest, named)
        raise


def fft_hfftn(input=MISSING, *rest, **named):
    """hfftn(input, s=None, dim=None, norm=None, *, out=None) -> Tensor

    The real transform of a tensor that is Hermitian-symmetric, along several dimensions, of which one half
        is given.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.hfftn(ow.ones(2, 2))
    tensor([[4., 0.],
            [0., 0.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_HFFTN[input._keys](input, None, None, None)
        return FFT_HFFTN_FORMS.call(input, rest, named)
    except Exception:
        FFT_HFFTN_FORMS.translate(input, rest, named)
        raise


def fft_ihfftn(input=MISSING, *rest, **named):
    """ihfftn(input, s=None, dim=None, norm=None, *, out=None) -> Tensor

    The inverse of `hfftn`, along several dimensions, one half of a Hermitian-symmetric tensor.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ihfftn(ow.ones(2, 2))
    tensor([[1.-0.j, 0.-0.j],
            [0.+0.j, 0.+0.j]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IHFFTN[input._keys](input, None, None, None)
        return FFT_IHFFTN_FORMS.call(input, rest, named)
    except Exception:
        FFT_IHFFTN_FORMS.translate(input, rest, named)
        raise


def fft_fftfreq(n=MISSING, *rest, **named):
    """fftfreq(n, d=1.0, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    The frequencies of a transform of `n` samples that lie `d` apart, in cycles per unit of `d`.

    >>> ow.fft.fftfreq(4)
    tensor([ 0.0000,  0.2500, -0.5000, -0.2500])
    """
    try:
        return FFT_FFTFREQ_FORMS.call(n, rest, named)
    except Exception:
        FFT_FFTFREQ_FORMS.translate(n, rest, named)
        raise


def fft_rfftfreq(n=MISSING, *rest, **named):
    """rfftfreq(n, d=1.0, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    The frequencies of `rfft` of `n` samples that lie `d` apart, in cycles per unit of `d`.

    >>> ow.fft.rfftfreq(4)
    tensor([0.0000, 0.2500, 0.5000])
    """
    try:
        return FFT_RFFTFREQ_FORMS.call(n, rest, named)
    except Exception:
        FFT_RFFTFREQ_FORMS.translate(n, rest, named)
        raise


def fft_fftshift(input=MISSING, *rest, **named):
    """fftshift(input, dim=None) -> Tensor

    A transform with the frequency 0 moved to the middle of the dimensions.

    >>> ow.fft.fftshift(ow.tensor([0, 1, 2, -2, -1]))
    tensor([-2, -1,  0,  1,  2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_FFTSHIFT[input._keys](input, None)
        return FFT_FFTSHIFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_FFTSHIFT_FORMS.translate(input, rest, named)
        raise


def fft_ifftshift(input=MISSING, *rest, **named):
    """ifftshift(input, dim=None) -> Tensor

    The inverse of `fftshift`.

    >>> ow.fft.ifftshift(ow.tensor([-2, -1, 0, 1, 2]))
    tensor([ 0,  1,  2, -2, -1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FFT_IFFTSHIFT[input._keys](input, None)
        return FFT_IFFTSHIFT_FORMS.call(input, rest, named)
    except Exception:
        FFT_IFFTSHIFT_FORMS.translate(input, rest, named)
        raise


def _stft_window(window=MISSING, n_fft=MISSING, win_length=MISSING, like=MISSING, name=MISSING, *rest, **named):
    """_stft_window(window, n_fft, win_length, like, name) -> Tensor

    The window in the middle of `n_fft` elements; without one, as many ones.
    """
    try:
        return _STFT_WINDOW_FORMS.call(window, n_fft, win_length, like, name, rest, named)
    except Exception:
        _STFT_WINDOW_FORMS.translate(window, n_fft, win_length, like, name, rest, named)
        raise


def stft(input=MISSING, n_fft=MISSING, *rest, **named):
    """stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect',
        normalized=False, onesided=None, return_complex=None, align_to_window=None) -> Tensor

    The short-time Fourier transform: of frames of `n_fft` elements, `hop_length` apart, each times a
        window.

    The result has a row for every frequency and a column for every frame, which `center` puts around its
        place.
    `hop_length` is `n_fft // 4` and `win_length` is `n_fft` when left out. `return_complex=False` gives
        pairs.

    >>> ow.stft(ow.ones(8), 4, return_complex=True).shape
    opweave.Size([3, 9])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(n_fft) is int:
                return STFT_CENTER[input._keys](
                    input, n_fft, None, None, None, True, 'reflect', False, None, None, None
                )
        return STFT_FORMS.call(input, n_fft, rest, named)
    except Exception:
        STFT_FORMS.translate(input, n_fft, rest, named)
        raise


def istft(input=MISSING, n_fft=MISSING, *rest, **named):
    """istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
        onesided=None, length=None, return_complex=False) -> Tensor

    The signal of which `stft` gives the transform; frames are added up and divided by the sum of their
        windows squared.

    `length` cuts the signal off, or continues it by zeros.

    >>> x = ow.arange(8.0)
    >>> ow.allclose(ow.istft(ow.stft(x, 4, return_complex=True), 4), x, atol=1e-6)
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(n_fft) is int:
                return ISTFT[input._keys](input, n_fft, None, None, None, True, False, None, None, False)
        return ISTFT_FORMS.call(input, n_fft, rest, named)
    except Exception:
        ISTFT_FORMS.translate(input, n_fft, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def stft(self, n_fft=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(n_fft) is int:
                    return STFT_CENTER[self._keys](
                        self, n_fft, None, None, None, True, 'reflect', False, None, None, None
                    )
            return STFT_FORMS.method(self, n_fft, rest, named)
        except Exception:
            STFT_FORMS.translate(self, n_fft, rest, named)
            raise

    def istft(self, n_fft=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(n_fft) is int:
                    return ISTFT[self._keys](self, n_fft, None, None, None, True, False, None, None, False)
            return ISTFT_FORMS.method(self, n_fft, rest, named)
        except Exception:
            ISTFT_FORMS.translate(self, n_fft, rest, named)
            raise


hang(Methods, __name__)
