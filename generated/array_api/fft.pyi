# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Fourier transforms of the Python array API standard."""

import builtins

from collections.abc import Sequence

from .. import Tensor, device, dtype

def fft(
    x: Tensor, /, *, n: builtins.int | None=None, axis: builtins.int | Sequence[builtins.int] | None=-1,
    norm: builtins.str='backward',
) -> Tensor: ...
def ifft(
    x: Tensor, /, *, n: builtins.int | None=None, axis: builtins.int | Sequence[builtins.int] | None=-1,
    norm: builtins.str='backward',
) -> Tensor: ...
def rfft(
    x: Tensor, /, *, n: builtins.int | None=None, axis: builtins.int | Sequence[builtins.int] | None=-1,
    norm: builtins.str='backward',
) -> Tensor: ...
def irfft(
    x: Tensor, /, *, n: builtins.int | None=None, axis: builtins.int | Sequence[builtins.int] | None=-1,
    norm: builtins.str='backward',
) -> Tensor: ...
def hfft(
    x: Tensor, /, *, n: builtins.int | None=None, axis: builtins.int | Sequence[builtins.int] | None=-1,
    norm: builtins.str='backward',
) -> Tensor: ...
def ihfft(
    x: Tensor, /, *, n: builtins.int | None=None, axis: builtins.int | Sequence[builtins.int] | None=-1,
    norm: builtins.str='backward',
) -> Tensor: ...
def fftn(
    x: Tensor, /, *, s: Sequence[builtins.int] | None=None, axes: builtins.int | Sequence[builtins.int] | None=None,
    norm: builtins.str='backward',
) -> Tensor: ...
def ifftn(
    x: Tensor, /, *, s: Sequence[builtins.int] | None=None, axes: builtins.int | Sequence[builtins.int] | None=None,
    norm: builtins.str='backward',
) -> Tensor: ...
def rfftn(
    x: Tensor, /, *, s: Sequence[builtins.int] | None=None, axes: builtins.int | Sequence[builtins.int] | None=None,
    norm: builtins.str='backward',
) -> Tensor: ...
def irfftn(
    x: Tensor, /, *, s: Sequence[builtins.int] | None=None, axes: builtins.int | Sequence[builtins.int] | None=None,
    norm: builtins.str='backward',
) -> Tensor: ...
def fftfreq(
    n: builtins.int | None, /, *, d: builtins.float=1.0, dtype: dtype | None=None,
    device: device | builtins.str | None=None,
) -> Tensor: ...
def rfftfreq(
    n: builtins.int | None, /, *, d: builtins.float=1.0, dtype: dtype | None=None,
    device: device | builtins.str | None=None,
) -> Tensor: ...
def fftshift(x: Tensor, /, *, axes: builtins.int | Sequence[builtins.int] | None=None) -> Tensor: ...
def ifftshift(x: Tensor, /, *, axes: builtins.int | Sequence[builtins.int] | None=None) -> Tensor: ...
