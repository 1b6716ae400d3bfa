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

class _max_pool(NamedTuple):
    values: Tensor
    indices: Tensor

class _max_pool_of(NamedTuple):
    values: Tensor
    indices: Tensor

class _adaptive_max_pool(NamedTuple):
    values: Tensor
    indices: Tensor

class _normalize(NamedTuple):
    result: Tensor
    mean: Tensor
    rstd: Tensor
    variance: Tensor
