# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Fourier transforms of the Python array API standard."""

# Signatures are the standard's; the functions that are called see to types.
# mypy: ignore-errors

from .. import functions

__all__ = [
    "fft", "fftfreq", "fftn", "fftshift", "hfft", "ifft", "ifftn", "ifftshift", "ihfft", "irfft", "irfftn", "rfft",
    "rfftfreq", "rfftn",
]


def fft(x, /, *, n=None, axis=-1, norm='backward'):
    """As `fft.fft`, in the standard's words."""
    return functions.fft_fft(x, n=n, dim=axis, norm=norm)


def ifft(x, /, *, n=None, axis=-1, norm='backward'):
    """As `fft.ifft`, in the standard's words."""
    return functions.fft_ifft(x, n=n, dim=axis, norm=norm)


def rfft(x, /, *, n=None, axis=-1, norm='backward'):
    """As `fft.rfft`, in the standard's words."""
    return functions.fft_rfft(x, n=n, dim=axis, norm=norm)


def irfft(x, /, *, n=None, axis=-1, norm='backward'):
    """As `fft.irfft`, in the standard's words."""
    return functions.fft_irfft(x, n=n, dim=axis, norm=norm)


def hfft(x, /, *, n=None, axis=-1, norm='backward'):
    """As `fft.hfft`, in the standard's words."""
    return functions.fft_hfft(x, n=n, dim=axis, norm=norm)


def ihfft(x, /, *, n=None, axis=-1, norm='backward'):
    """As `fft.ihfft`, in the standard's words."""
    return functions.fft_ihfft(x, n=n, dim=axis, norm=norm)


def fftn(x, /, *, s=None, axes=None, norm='backward'):
    """As `fft.fftn`, in the standard's words."""
    return functions.fft_fftn(x, s=s, dim=axes, norm=norm)


def ifftn(x, /, *, s=None, axes=None, norm='backward'):
    """As `fft.ifftn`, in the standard's words."""
    return functions.fft_ifftn(x, s=s, dim=axes, norm=norm)


def rfftn(x, /, *, s=None, axes=None, norm='backward'):
    """As `fft.rfftn`, in the standard's words."""
    return functions.fft_rfftn(x, s=s, dim=axes, norm=norm)


def irfftn(x, /, *, s=None, axes=None, norm='backward'):
    """As `fft.irfftn`, in the standard's words."""
    return functions.fft_irfftn(x, s=s, dim=axes, norm=norm)


def fftfreq(n, /, *, d=1.0, dtype=None, device=None):
    """As `fft.fftfreq`, in the standard's words."""
    return functions.fft_fftfreq(n, d=d, dtype=dtype, device=device)


def rfftfreq(n, /, *, d=1.0, dtype=None, device=None):
    """As `fft.rfftfreq`, in the standard's words."""
    return functions.fft_rfftfreq(n, d=d, dtype=dtype, device=device)


def fftshift(x, /, *, axes=None):
    """As `fft.fftshift`, in the standard's words."""
    return functions.fft_fftshift(x, dim=axes)


def ifftshift(x, /, *, axes=None):
    """As `fft.ifftshift`, in the standard's words."""
    return functions.fft_ifftshift(x, dim=axes)
