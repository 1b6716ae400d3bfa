# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Fourier transforms."""

from .functions import fft_fft as fft
from .functions import fft_ifft as ifft
from .functions import fft_rfft as rfft
from .functions import fft_irfft as irfft
from .functions import fft_hfft as hfft
from .functions import fft_ihfft as ihfft
from .functions import fft_fft2 as fft2
from .functions import fft_ifft2 as ifft2
from .functions import fft_rfft2 as rfft2
from .functions import fft_irfft2 as irfft2
from .functions import fft_hfft2 as hfft2
from .functions import fft_ihfft2 as ihfft2
from .functions import fft_fftn as fftn
from .functions import fft_ifftn as ifftn
from .functions import fft_rfftn as rfftn
from .functions import fft_irfftn as irfftn
from .functions import fft_hfftn as hfftn
from .functions import fft_ihfftn as ihfftn
from .functions import fft_fftfreq as fftfreq
from .functions import fft_rfftfreq as rfftfreq
from .functions import fft_fftshift as fftshift
from .functions import fft_ifftshift as ifftshift

__all__ = ["fft", "fft2", "fftfreq", "fftn", "fftshift", "hfft", "hfft2", "hfftn", "ifft", "ifft2", "ifftn",
    "ifftshift", "ihfft", "ihfft2", "ihfftn", "irfft", "irfft2", "irfftn", "rfft", "rfft2", "rfftfreq", "rfftn"]
