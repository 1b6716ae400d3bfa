# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of spectral."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_fft_c2c = declare("_fft_c2c(input, dim, normalization, onward)", "The transform of complex numbers, forward or "
    "backward; `normalization` is 0 (none), 1 (by the root of n) or 2 (by n).")
_fft_r2c = declare("_fft_r2c(input, dim, normalization, onesided)", "The forward transform of real numbers; `onesided` "
    "leaves out what follows from the rest.")
_fft_c2r = declare("_fft_c2r(input, dim, normalization, last_dim_size)", "The backward transform that gives real "
    "numbers, from one side of what they were transformed to.")
_fft_r2c_backward = declare("_fft_r2c_backward(grad, dim, normalization, onesided, size)", "The gradient of the "
    "transform of real numbers.")
_fft_c2r_backward = declare("_fft_c2r_backward(grad, dim, normalization)", "The gradient of the transform to real "
    "numbers; elements that stand for two count twice.")
_fft_resized = declare("_fft_resized(input, dim, size)", "The tensor cut off, or continued by zeros, so that "
    "dimensions have the wanted sizes.")
_fft_real = declare("_fft_real(input, name)", "A real tensor in a dtype that can be transformed.")
_fft_complex = declare("_fft_complex(input, name)", "A tensor in the complex dtype of a transform.")
_fft_any = declare("_fft_any(input, s, dim, norm, onward, name)", "The transform of a tensor, real or complex, to "
    "complex numbers.")
_fft_from_real = declare("_fft_from_real(input, s, dim, norm, name)", "One side of the transform of a real tensor.")
_fft_to_real = declare("_fft_to_real(input, s, dim, norm, name)", "The real tensor of which one side of a transform is "
    "given.")
_fft_to_hermitian = declare("_fft_to_hermitian(input, s, dim, norm, name)", "The real transform of a tensor that is "
    "Hermitian-symmetric, of which one side is given.")
_fft_from_hermitian = declare("_fft_from_hermitian(input, s, dim, norm, name)", "The backward transform of a real "
    "tensor, of which one side is kept.")


@public(module="fft")
def fft_fft(input, n=None, dim=-1, norm=None, *, out=None):
    """The discrete Fourier transform, along one dimension of a real or complex tensor.

    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.fft(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor([10.+0.j, -2.+2.j, -2.+0.j, -2.-2.j])
    """


@public(module="fft")
def fft_ifft(input, n=None, dim=-1, norm=None, *, out=None):
    """The inverse of the discrete Fourier transform, along one dimension.

    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ifft(ow.tensor([4.0, 0.0, 0.0, 0.0]))
    tensor([1.+0.j, 1.+0.j, 1.+0.j, 1.+0.j])
    """


@public(module="fft")
def fft_rfft(input, n=None, dim=-1, norm=None, *, out=None):
    """The discrete Fourier transform of a real tensor, along one dimension; one half of the result.

    The last dimension has `n // 2 + 1` elements: the others are their conjugates.
    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.rfft(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor([10.+0.j, -2.+2.j, -2.+0.j])
    """


@public(module="fft")
def fft_irfft(input, n=None, dim=-1, norm=None, *, out=None):
    """The inverse of `rfft`, along one dimension: a real tensor.

    `n` is how many elements the result has: an even number when left out.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.irfft(ow.fft.rfft(ow.tensor([1.0, 2.0, 3.0, 4.0])))
    tensor([1., 2., 3., 4.])
    """


@public(module="fft")
def fft_hfft(input, n=None, dim=-1, norm=None, *, out=None):
    """The real transform of a tensor that is Hermitian-symmetric, along one dimension, of which one half is
        given.

    `n` is how many elements the result has: an even number when left out.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.hfft(ow.tensor([1.0, 2.0, 1.0]))
    tensor([ 6.,  0., -2.,  0.])
    """


@public(module="fft")
def fft_ihfft(input, n=None, dim=-1, norm=None, *, out=None):
    """The inverse of `hfft`, along one dimension, one half of a Hermitian-symmetric tensor.

    `n` cuts the dimension off, or continues it by zeros, to that many elements.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ihfft(ow.tensor([6.0, 0.0, -2.0, 0.0]))
    tensor([1.-0.j, 2.-0.j, 1.-0.j])
    """


@public(module="fft")
def fft_fft2(input, s=None, dim=(-2, -1), norm=None, *, out=None):
    """The discrete Fourier transform, along two dimensions of a real or complex tensor.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.fft2(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_ifft2(input, s=None, dim=(-2, -1), norm=None, *, out=None):
    """The inverse of the discrete Fourier transform, along two dimensions.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ifft2(ow.ones(2, 2))
    tensor([[1.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_rfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None):
    """The discrete Fourier transform of a real tensor, along two dimensions; one half of the result.

    The last dimension has `n // 2 + 1` elements: the others are their conjugates.
    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.rfft2(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_irfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None):
    """The inverse of `rfft2`, along two dimensions: a real tensor.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.irfft2(ow.fft.rfft2(ow.eye(2)))
    tensor([[1., 0.],
            [0., 1.]])
    """


@public(module="fft")
def fft_hfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None):
    """The real transform of a tensor that is Hermitian-symmetric, along two dimensions, of which one half is
        given.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.hfft2(ow.ones(2, 2))
    tensor([[4., 0.],
            [0., 0.]])
    """


@public(module="fft")
def fft_ihfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None):
    """The inverse of `hfft2`, along two dimensions, one half of a Hermitian-symmetric tensor.

    `s` are sizes to which the dimensions are cut off, or continued by zeros; -1 leaves one as it is.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ihfft2(ow.ones(2, 2))
    tensor([[1.-0.j, 0.-0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_fftn(input, s=None, dim=None, norm=None, *, out=None):
    """The discrete Fourier transform, along several dimensions of a real or complex tensor.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.fftn(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_ifftn(input, s=None, dim=None, norm=None, *, out=None):
    """The inverse of the discrete Fourier transform, along several dimensions.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ifftn(ow.ones(2, 2))
    tensor([[1.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_rfftn(input, s=None, dim=None, norm=None, *, out=None):
    """The discrete Fourier transform of a real tensor, along several dimensions; one half of the result.

    The last dimension has `n // 2 + 1` elements: the others are their conjugates.
    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.rfftn(ow.ones(2, 2))
    tensor([[4.+0.j, 0.+0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_irfftn(input, s=None, dim=None, norm=None, *, out=None):
    """The inverse of `rfftn`, along several dimensions: a real tensor.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.irfftn(ow.fft.rfftn(ow.eye(2)))
    tensor([[1., 0.],
            [0., 1.]])
    """


@public(module="fft")
def fft_hfftn(input, s=None, dim=None, norm=None, *, out=None):
    """The real transform of a tensor that is Hermitian-symmetric, along several dimensions, of which one half
        is given.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.hfftn(ow.ones(2, 2))
    tensor([[4., 0.],
            [0., 0.]])
    """


@public(module="fft")
def fft_ihfftn(input, s=None, dim=None, norm=None, *, out=None):
    """The inverse of `hfftn`, along several dimensions, one half of a Hermitian-symmetric tensor.

    Without `dim` all dimensions, or the last `len(s)`; `s` are sizes to which they are cut off or continued
        by zeros.
    `norm` is 'backward' (the inverse divides by n), 'ortho' (both by its root) or 'forward' (the other
        divides).

    >>> ow.fft.ihfftn(ow.ones(2, 2))
    tensor([[1.-0.j, 0.-0.j],
            [0.+0.j, 0.+0.j]])
    """


@public(module="fft")
def fft_fftfreq(n, d=1.0, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """The frequencies of a transform of `n` samples that lie `d` apart, in cycles per unit of `d`.

    >>> ow.fft.fftfreq(4)
    tensor([ 0.0000,  0.2500, -0.5000, -0.2500])
    """


@public(module="fft")
def fft_rfftfreq(n, d=1.0, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """The frequencies of `rfft` of `n` samples that lie `d` apart, in cycles per unit of `d`.

    >>> ow.fft.rfftfreq(4)
    tensor([0.0000, 0.2500, 0.5000])
    """


@public(module="fft")
def fft_fftshift(input, dim=None):
    """A transform with the frequency 0 moved to the middle of the dimensions.

    >>> ow.fft.fftshift(ow.tensor([0, 1, 2, -2, -1]))
    tensor([-2, -1,  0,  1,  2])
    """


@public(module="fft")
def fft_ifftshift(input, dim=None):
    """The inverse of `fftshift`.

    >>> ow.fft.ifftshift(ow.tensor([-2, -1, 0, 1, 2]))
    tensor([ 0,  1,  2, -2, -1])
    """


_stft_window = declare("_stft_window(window, n_fft, win_length, like, name)", "The window in the middle of `n_fft` "
    "elements; without one, as many ones.")


@public("center", method=True)
def stft(
    input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode='reflect', normalized=False,
    onesided=None, return_complex=None, align_to_window=None,
):
    """The short-time Fourier transform: of frames of `n_fft` elements, `hop_length` apart, each times a
        window.

    The result has a row for every frequency and a column for every frame, which `center` puts around its
        place.
    `hop_length` is `n_fft // 4` and `win_length` is `n_fft` when left out. `return_complex=False` gives
        pairs.

    >>> ow.stft(ow.ones(8), 4, return_complex=True).shape
    opweave.Size([3, 9])
    """


@public(method=True)
def istft(
    input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None,
    length=None, return_complex=False,
):
    """The signal of which `stft` gives the transform; frames are added up and divided by the sum of their
        windows squared.

    `length` cuts the signal off, or continues it by zeros.

    >>> x = ow.arange(8.0)
    >>> ow.allclose(ow.istft(ow.stft(x, 4, return_complex=True), 4), x, atol=1e-6)
    True
    """
