# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of windows."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="signal")
def signal_bartlett(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Bartlett's window, a triangle: `1 - |2n/(M - 1) - 1|`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.bartlett(3)
    tensor([0., 1., 0.])
    """


@public(module="signal")
def signal_hann(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Hann's window: `(1 - cos(2 pi n / (M - 1))) / 2`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.hann(3)
    tensor([0., 1., 0.])
    """


@public(module="signal")
def signal_hamming(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Hamming's window: `0.54 - 0.46 cos(2 pi n / (M - 1))`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.hamming(3)
    tensor([0.0800, 1.0000, 0.0800])
    """


@public(module="signal")
def signal_general_hamming(
    M, *, alpha=0.54, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """Hamming's window with its parameter: `alpha - (1 - alpha) cos(2 pi n / (M - 1))`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.general_hamming(3, alpha=0.75)
    tensor([0.5000, 1.0000, 0.5000])
    """


@public(module="signal")
def signal_blackman(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Blackman's window: `0.42 - 0.5 cos(2 pi n / (M - 1)) + 0.08 cos(4 pi n / (M - 1))`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.blackman(5)[1:4]
    tensor([0.3400, 1.0000, 0.3400])
    """


@public(module="signal")
def signal_nuttall(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Nuttall's window of four terms with the least side lobes.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.nuttall(5)[1:4]
    tensor([0.2270, 1.0000, 0.2270])
    """


@public(module="signal")
def signal_cosine(M, *, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Half a period of the sine: `sin(pi (n + 1/2) / M)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.cosine(3)
    tensor([0.5000, 1.0000, 0.5000])
    """


@public(module="signal")
def signal_gaussian(
    M, *, std=1.0, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """Gauss's window: `exp(-((n - (M - 1)/2) / std)**2 / 2)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.gaussian(3)
    tensor([0.6065, 1.0000, 0.6065])
    """


@public(module="signal")
def signal_exponential(
    M, *, center=None, tau=1.0, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """Poisson's window, which falls off exponentially on both sides: `exp(-|n - center| / tau)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.exponential(3)
    tensor([0.3679, 1.0000, 0.3679])
    """


@public(module="signal")
def signal_kaiser(
    M, *, beta=12.0, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """Kaiser's window: `I0(beta sqrt(1 - (2n/(M - 1) - 1)**2)) / I0(beta)`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.kaiser(3, beta=1.0)
    tensor([0.7898, 1.0000, 0.7898])
    """


@public(module="signal")
def signal_general_cosine(
    M, *, a, sym=True, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """A sum of cosines: `a[0] - a[1] cos(2 pi n / (M - 1)) + a[2] cos(4 pi n / (M - 1)) - ...`.

    `sym=False` leaves out the last element of a window of `M + 1`, so that it continues periodically.

    >>> ow.signal.windows.general_cosine(3, a=[0.5, 0.5])
    tensor([0., 1., 0.])
    """
