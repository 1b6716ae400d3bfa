"""The functions and methods of windows: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING

from ..operators.windows import (
    SIGNAL_BARTLETT, SIGNAL_HANN, SIGNAL_HAMMING, SIGNAL_GENERAL_HAMMING, SIGNAL_BLACKMAN, SIGNAL_NUTTALL,
    SIGNAL_COSINE, SIGNAL_GAUSSIAN, SIGNAL_EXPONENTIAL, SIGNAL_KAISER, SIGNAL_GENERAL_COSINE,
)

__all__ = []

SIGNAL_BARTLETT_FORMS = Overloads("signal_bartlett", SIGNAL_BARTLETT)
SIGNAL_HANN_FORMS = Overloads("signal_hann", SIGNAL_HANN)
SIGNAL_HAMMING_FORMS = Overloads("signal_hamming", SIGNAL_HAMMING)
SIGNAL_GENERAL_HAMMING_FORMS = Overloads("signal_general_hamming", SIGNAL_GENERAL_HAMMING)
SIGNAL_BLACKMAN_FORMS = Overloads("signal_blackman", SIGNAL_BLACKMAN)
SIGNAL_NUTTALL_FORMS = Overloads("signal_nuttall", SIGNAL_NUTTALL)
SIGNAL_COSINE_FORMS = Overloads("signal_cosine", SIGNAL_COSINE)
SIGNAL_GAUSSIAN_FORMS = Overloads("signal_gaussian", SIGNAL_GAUSSIAN)
SIGNAL_EXPONENTIAL_FORMS = Overloads("signal_exponential", SIGNAL_EXPONENTIAL)
SIGNAL_KAISER_FORMS = Overloads("signal_kaiser", SIGNAL_KAISER)
SIGNAL_GENERAL_COSINE_FORMS = Overloads("signal_general_cosine", SIGNAL_GENERAL_COSINE)


def signal_bartlett(M=MISSING, *rest, **named):
    """bartlett(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Bartlett's window, a triangle: `1 - |2n/(M - 1) - 1|`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.bartlett(3)
    tensor([0., 1., 0.])
    """
    try:
        return SIGNAL_BARTLETT_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_BARTLETT_FORMS.translate(M, rest, named)
        raise


def signal_hann(M=MISSING, *rest, **named):
    """hann(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Hann's window: `(1 - cos(2 pi n / (M - 1))) / 2`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.hann(3)
    tensor([0., 1., 0.])
    """
    try:
        return SIGNAL_HANN_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_HANN_FORMS.translate(M, rest, named)
        raise


def signal_hamming(M=MISSING, *rest, **named):
    """hamming(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Hamming's window: `0.54 - 0.46 cos(2 pi n / (M - 1))`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.hamming(3)
    tensor([0.0800, 1.0000, 0.0800])
    """
    try:
        return SIGNAL_HAMMING_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_HAMMING_FORMS.translate(M, rest, named)
        raise


def signal_general_hamming(M=MISSING, *rest, **named):
    """general_hamming(M, *, alpha=0.54, sym=True, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Hamming's window with its parameter: `alpha - (1 - alpha) cos(2 pi n / (M - 1))`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.general_hamming(3, alpha=0.75)
    tensor([0.5000, 1.0000, 0.5000])
    """
    try:
        return SIGNAL_GENERAL_HAMMING_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_GENERAL_HAMMING_FORMS.translate(M, rest, named)
        raise


def signal_blackman(M=MISSING, *rest, **named):
    """blackman(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Blackman's window: `0.42 - 0.5 cos(2 pi n / (M - 1)) + 0.08 cos(4 pi n / (M - 1))`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.blackman(5)[1:4]
    tensor([0.3400, 1.0000, 0.3400])
    """
    try:
        return SIGNAL_BLACKMAN_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_BLACKMAN_FORMS.translate(M, rest, named)
        raise


def signal_nuttall(M=MISSING, *rest, **named):
    """nuttall(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Nuttall's window of four terms with the least side lobes.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.nuttall(5)[1:4]
    tensor([0.2270, 1.0000, 0.2270])
    """
    try:
        return SIGNAL_NUTTALL_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_NUTTALL_FORMS.translate(M, rest, named)
        raise


def signal_cosine(M=MISSING, *rest, **named):
    """cosine(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Half a period of the sine: `sin(pi (n + 1/2) / M)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.cosine(3)
    tensor([0.5000, 1.0000, 0.5000])
    """
    try:
        return SIGNAL_COSINE_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_COSINE_FORMS.translate(M, rest, named)
        raise


def signal_gaussian(M=MISSING, *rest, **named):
    """gaussian(M, *, std=1.0, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Gauss's window: `exp(-((n - (M - 1)/2) / std)**2 / 2)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.gaussian(3)
    tensor([0.6065, 1.0000, 0.6065])
    """
    try:
        return SIGNAL_GAUSSIAN_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_GAUSSIAN_FORMS.translate(M, rest, named)
        raise


def signal_exponential(M=MISSING, *rest, **named):
    """exponential(M, *, center=None, tau=1.0, sym=True, dtype=None, layout=None, device=None, pin_memory=None)
        -> Tensor

    Poisson's window, which falls off exponentially on both sides: `exp(-|n - center| / tau)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.exponential(3)
    tensor([0.3679, 1.0000, 0.3679])
    """
    try:
        return SIGNAL_EXPONENTIAL_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_EXPONENTIAL_FORMS.translate(M, rest, named)
        raise


def signal_kaiser(M=MISSING, *rest, **named):
    """kaiser(M, *, beta=12.0, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Kaiser's window: `I0(beta sqrt(1 - (2n/(M - 1) - 1)**2)) / I0(beta)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.kaiser(3, beta=1.0)
    tensor([0.7898, 1.0000, 0.7898])
    """
    try:
        return SIGNAL_KAISER_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_KAISER_FORMS.translate(M, rest, named)
        raise


def signal_general_cosine(M=MISSING, *rest, **named):
    """general_cosine(M, *, a, sym=True, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    A sum of cosines: `a[0] - a[1] cos(2 pi n / (M - 1)) + a[2] cos(4 pi n / (M - 1)) - ...`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.general_cosine(3, a=[0.5, 0.5])
    tensor([0., 1., 0.])
    """
    try:
        return SIGNAL_GENERAL_COSINE_FORMS.call(M, rest, named)
    except Exception:
        SIGNAL_GENERAL_COSINE_FORMS.translate(M, rest, named)
        raise
