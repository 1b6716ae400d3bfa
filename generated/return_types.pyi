"""The types of several results.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from typing import NamedTuple

from . import Tensor

class max(NamedTuple):
    values: Tensor
    indices: Tensor

class min(NamedTuple):
    values: Tensor
    indices: Tensor

class aminmax(NamedTuple):
    min: Tensor
    max: Tensor

class _var_mean(NamedTuple):
    variance: Tensor
    average: Tensor

class cummax(NamedTuple):
    values: Tensor
    indices: Tensor

class cummin(NamedTuple):
    values: Tensor
    indices: Tensor

class sort(NamedTuple):
    values: Tensor
    indices: Tensor

class topk(NamedTuple):
    values: Tensor
    indices: Tensor

class kthvalue(NamedTuple):
    values: Tensor
    indices: Tensor

class median(NamedTuple):
    values: Tensor
    indices: Tensor

class nanmedian(NamedTuple):
    values: Tensor
    indices: Tensor

class mode(NamedTuple):
    values: Tensor
    indices: Tensor

class linalg_slogdet(NamedTuple):
    sign: Tensor
    logabsdet: Tensor

class slogdet(NamedTuple):
    sign: Tensor
    logabsdet: Tensor

class linalg_qr(NamedTuple):
    Q: Tensor
    R: Tensor

class qr(NamedTuple):
    Q: Tensor
    R: Tensor

class linalg_eigh(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

class linalg_svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

class _svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

class svd(NamedTuple):
    U: Tensor
    S: Tensor
    V: Tensor

class _lstsq(NamedTuple):
    solution: Tensor
    rank: Tensor
    sizes: Tensor

class linalg_lstsq(NamedTuple):
    solution: Tensor
    residuals: Tensor
    rank: Tensor
    singular_values: Tensor

class _max_pool(NamedTuple):
    values: Tensor
    indices: Tensor

class _max_pool_of(NamedTuple):
    values: Tensor
    indices: Tensor

class _adaptive_max_pool(NamedTuple):
    values: Tensor
    indices: Tensor

class _standardize(NamedTuple):
    even: Tensor
    rstd: Tensor
    mean: Tensor
    variance: Tensor
