# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The types of several results."""
# pyright: reportPrivateUsage=false

import builtins
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

class _mean_and_slope(NamedTuple):
    mean: Tensor
    slope: Tensor

class _normalize_channels(NamedTuple):
    result: Tensor
    mean: Tensor
    rstd: Tensor
    variance: Tensor

class _normalize_rows(NamedTuple):
    result: Tensor
    mean: Tensor
    rstd: Tensor

class _bag_maxima(NamedTuple):
    values: Tensor
    places: Tensor

class linalg_lu_factor_ex(NamedTuple):
    LU: Tensor
    pivots: Tensor
    info: Tensor

class _lu_factor(NamedTuple):
    LU: Tensor
    pivots: Tensor
    info: Tensor

class linalg_lu_factor(NamedTuple):
    LU: Tensor
    pivots: Tensor

class lu_unpack(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

class linalg_lu(NamedTuple):
    P: Tensor
    L: Tensor
    U: Tensor

class _ldl_factor(NamedTuple):
    LD: Tensor
    pivots: Tensor
    info: Tensor

class linalg_ldl_factor_ex(NamedTuple):
    LD: Tensor
    pivots: Tensor
    info: Tensor

class linalg_ldl_factor(NamedTuple):
    LD: Tensor
    pivots: Tensor

class linalg_inv_ex(NamedTuple):
    inverse: Tensor
    info: Tensor

class linalg_solve_ex(NamedTuple):
    result: Tensor
    info: Tensor

class linalg_cholesky_ex(NamedTuple):
    L: Tensor
    info: Tensor

class _cholesky_ex(NamedTuple):
    L: Tensor
    info: Tensor

class triangular_solve(NamedTuple):
    solution: Tensor
    cloned_coefficient: Tensor

class linalg_eig(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

class geqrf(NamedTuple):
    a: Tensor
    tau: Tensor

class histogram(NamedTuple):
    hist: Tensor
    bin_edges: Tensor

class frexp(NamedTuple):
    mantissa: Tensor
    exponent: Tensor

class _scaled_dot_product_flash_attention_for_cpu(NamedTuple):
    output: Tensor
    logsumexp: Tensor

class _linalg_svd(NamedTuple):
    U: Tensor
    S: Tensor
    Vh: Tensor

class _linalg_eigh(NamedTuple):
    eigenvalues: Tensor
    eigenvectors: Tensor

class log_sigmoid_forward(NamedTuple):
    output: Tensor
    buffer: Tensor

class _recurrent(NamedTuple):
    outputs: Tensor
    last: Tensor
    last_memory: Tensor
    gates: Tensor
    memories: Tensor

class _recurrent_steps(NamedTuple):
    outputs: Tensor
    last: Tensor
    last_memory: Tensor

class _nll_parts(NamedTuple):
    output: Tensor
    total_weight: Tensor

class nll_loss_forward(NamedTuple):
    output: Tensor
    total_weight: Tensor

class nll_loss2d_forward(NamedTuple):
    output: Tensor
    total_weight: Tensor

class multilabel_margin_loss_forward(NamedTuple):
    output: Tensor
    is_target: Tensor

class fake_quantize_per_tensor_affine_cachemask(NamedTuple):
    output: Tensor
    mask: Tensor

class _fake_quantize_channels(NamedTuple):
    output: Tensor
    mask: Tensor

class fake_quantize_per_channel_affine_cachemask(NamedTuple):
    output: Tensor
    mask: Tensor

class svd_lowrank(NamedTuple):
    U: Tensor
    S: Tensor
    V: Tensor

class pca_lowrank(NamedTuple):
    U: Tensor
    S: Tensor
    V: Tensor

class histogramdd(NamedTuple):
    hist: Tensor
    bin_edges: builtins.tuple[Tensor, ...]
