"""opweave: tensors, operators and gradients. `import generated as ow` is the only import a user needs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeGuard, TypeVar, overload

from runtime import __version__ as __version__
from runtime.annotations import _Array, _bool, _Device, _dtype, _DType, _float, _int, _Tensor
from runtime.autograd import Function as Function
from runtime.autograd.hooks import RemovableHandle as _RemovableHandle
from runtime.autograd.node import Node as _Node
from runtime.device import contiguous_format as contiguous_format
from runtime.device import device as device
from runtime.device import layout as layout
from runtime.device import memory_format as memory_format
from runtime.device import preserve_format as preserve_format
from runtime.device import strided as strided
from runtime.dispatch import registry as _registry
from runtime.dispatch.library import Library as Library
from runtime.dtypes import bfloat16 as bfloat16
from runtime.dtypes import can_cast as can_cast
from runtime.dtypes import complex64 as complex64
from runtime.dtypes import complex128 as complex128
from runtime.dtypes import dtype as dtype
from runtime.dtypes import float16 as float16
from runtime.dtypes import float32 as float32
from runtime.dtypes import float64 as float64
from runtime.dtypes import get_default_dtype as get_default_dtype
from runtime.dtypes import int8 as int8
from runtime.dtypes import int16 as int16
from runtime.dtypes import int32 as int32
from runtime.dtypes import int64 as int64
from runtime.dtypes import promote_types as promote_types
from runtime.dtypes import set_default_dtype as set_default_dtype
from runtime.dtypes import uint8 as uint8
from runtime.guards import _GradModeGuard
from runtime.guards import is_grad_enabled as is_grad_enabled
from runtime.kernels.random import Generator as Generator
from runtime.kernels.random import default_generator as default_generator
from runtime.kernels.random import initial_seed as initial_seed
from runtime.kernels.random import manual_seed as manual_seed
from runtime.kernels.random import seed as seed
from runtime.kernels.threads import get_num_threads as get_num_threads
from runtime.kernels.threads import set_num_threads as set_num_threads
from runtime.language import broadcast_shapes as broadcast_shapes
from runtime.type_info import finfo as finfo
from runtime.type_info import iinfo as iinfo

from . import autograd as autograd
from . import linalg as linalg
from . import special as special
from . import nn as nn
from . import return_types as return_types

from .functions.arithmetic import add as add
from .functions.arithmetic import add_ as add_
from .functions.arithmetic import sub as sub
from .functions.arithmetic import sub_ as sub_
from .functions.arithmetic import subtract as subtract
from .functions.arithmetic import subtract_ as subtract_
from .functions.arithmetic import rsub as rsub
from .functions.arithmetic import mul as mul
from .functions.arithmetic import mul_ as mul_
from .functions.arithmetic import multiply as multiply
from .functions.arithmetic import multiply_ as multiply_
from .functions.arithmetic import div as div
from .functions.arithmetic import div_ as div_
from .functions.arithmetic import divide as divide
from .functions.arithmetic import divide_ as divide_
from .functions.arithmetic import true_divide as true_divide
from .functions.arithmetic import true_divide_ as true_divide_
from .functions.signs import neg as neg
from .functions.signs import neg_ as neg_
from .functions.signs import negative as negative
from .functions.signs import negative_ as negative_
from .functions.signs import positive as positive
from .functions.signs import abs as abs
from .functions.signs import abs_ as abs_
from .functions.signs import absolute as absolute
from .functions.signs import absolute_ as absolute_
from .functions.signs import sgn as sgn
from .functions.signs import sgn_ as sgn_
from .functions.signs import sign as sign
from .functions.signs import sign_ as sign_
from .functions.powers import square as square
from .functions.powers import square_ as square_
from .functions.powers import reciprocal as reciprocal
from .functions.powers import reciprocal_ as reciprocal_
from .functions.powers import pow as pow
from .functions.powers import pow_ as pow_
from .functions.limits import maximum as maximum
from .functions.limits import minimum as minimum
from .functions.limits import clamp as clamp
from .functions.limits import clamp_ as clamp_
from .functions.limits import clip as clip
from .functions.limits import clip_ as clip_
from .functions.exponential import exp as exp
from .functions.exponential import exp_ as exp_
from .functions.exponential import exp2 as exp2
from .functions.exponential import exp2_ as exp2_
from .functions.exponential import expm1 as expm1
from .functions.exponential import expm1_ as expm1_
from .functions.exponential import log as log
from .functions.exponential import log_ as log_
from .functions.exponential import log2 as log2
from .functions.exponential import log2_ as log2_
from .functions.exponential import log10 as log10
from .functions.exponential import log10_ as log10_
from .functions.exponential import log1p as log1p
from .functions.exponential import log1p_ as log1p_
from .functions.exponential import sqrt as sqrt
from .functions.exponential import sqrt_ as sqrt_
from .functions.exponential import rsqrt as rsqrt
from .functions.exponential import rsqrt_ as rsqrt_
from .functions.trigonometric import sin as sin
from .functions.trigonometric import sin_ as sin_
from .functions.trigonometric import cos as cos
from .functions.trigonometric import cos_ as cos_
from .functions.trigonometric import tan as tan
from .functions.trigonometric import tan_ as tan_
from .functions.trigonometric import asin as asin
from .functions.trigonometric import asin_ as asin_
from .functions.trigonometric import arcsin as arcsin
from .functions.trigonometric import arcsin_ as arcsin_
from .functions.trigonometric import acos as acos
from .functions.trigonometric import acos_ as acos_
from .functions.trigonometric import arccos as arccos
from .functions.trigonometric import arccos_ as arccos_
from .functions.trigonometric import atan as atan
from .functions.trigonometric import atan_ as atan_
from .functions.trigonometric import arctan as arctan
from .functions.trigonometric import arctan_ as arctan_
from .functions.trigonometric import sinh as sinh
from .functions.trigonometric import sinh_ as sinh_
from .functions.trigonometric import cosh as cosh
from .functions.trigonometric import cosh_ as cosh_
from .functions.trigonometric import tanh as tanh
from .functions.trigonometric import tanh_ as tanh_
from .functions.trigonometric import asinh as asinh
from .functions.trigonometric import asinh_ as asinh_
from .functions.trigonometric import arcsinh as arcsinh
from .functions.trigonometric import arcsinh_ as arcsinh_
from .functions.trigonometric import acosh as acosh
from .functions.trigonometric import acosh_ as acosh_
from .functions.trigonometric import arccosh as arccosh
from .functions.trigonometric import arccosh_ as arccosh_
from .functions.trigonometric import atanh as atanh
from .functions.trigonometric import atanh_ as atanh_
from .functions.trigonometric import arctanh as arctanh
from .functions.trigonometric import arctanh_ as arctanh_
from .functions.activations import sigmoid as sigmoid
from .functions.activations import sigmoid_ as sigmoid_
from .functions.activations import erf as erf
from .functions.activations import erf_ as erf_
from .functions.activations import erfc as erfc
from .functions.activations import erfc_ as erfc_
from .functions.activations import relu as relu
from .functions.activations import relu_ as relu_
from .functions.comparison import eq as eq
from .functions.comparison import eq_ as eq_
from .functions.comparison import ne as ne
from .functions.comparison import ne_ as ne_
from .functions.comparison import not_equal as not_equal
from .functions.comparison import not_equal_ as not_equal_
from .functions.comparison import lt as lt
from .functions.comparison import lt_ as lt_
from .functions.comparison import less as less
from .functions.comparison import less_ as less_
from .functions.comparison import le as le
from .functions.comparison import le_ as le_
from .functions.comparison import less_equal as less_equal
from .functions.comparison import less_equal_ as less_equal_
from .functions.comparison import gt as gt
from .functions.comparison import gt_ as gt_
from .functions.comparison import greater as greater
from .functions.comparison import greater_ as greater_
from .functions.comparison import ge as ge
from .functions.comparison import ge_ as ge_
from .functions.comparison import greater_equal as greater_equal
from .functions.comparison import greater_equal_ as greater_equal_
from .functions.comparison import logical_not as logical_not
from .functions.comparison import logical_not_ as logical_not_
from .functions.comparison import logical_and as logical_and
from .functions.comparison import logical_and_ as logical_and_
from .functions.comparison import logical_or as logical_or
from .functions.comparison import logical_or_ as logical_or_
from .functions.comparison import logical_xor as logical_xor
from .functions.comparison import logical_xor_ as logical_xor_
from .functions.comparison import bitwise_and as bitwise_and
from .functions.comparison import bitwise_and_ as bitwise_and_
from .functions.comparison import bitwise_or as bitwise_or
from .functions.comparison import bitwise_or_ as bitwise_or_
from .functions.comparison import bitwise_xor as bitwise_xor
from .functions.comparison import bitwise_xor_ as bitwise_xor_
from .functions.comparison import bitwise_not as bitwise_not
from .functions.comparison import bitwise_not_ as bitwise_not_
from .functions.comparison import isnan as isnan
from .functions.comparison import isinf as isinf
from .functions.comparison import isfinite as isfinite
from .functions.choices import where as where
from .functions.reductions import sum as sum
from .functions.reductions import mean as mean
from .functions.reductions import prod as prod
from .functions.reductions import amax as amax
from .functions.reductions import amin as amin
from .functions.reductions import var as var
from .functions.reductions import max as max
from .functions.reductions import min as min
from .functions.reductions import aminmax as aminmax
from .functions.reductions import var_mean as var_mean
from .functions.reductions import logsumexp as logsumexp
from .functions.reductions import softmax as softmax
from .functions.reductions import log_softmax as log_softmax
from .functions.scans import cumsum as cumsum
from .functions.scans import cumsum_ as cumsum_
from .functions.scans import cumprod as cumprod
from .functions.scans import cumprod_ as cumprod_
from .functions.scans import cummax as cummax
from .functions.scans import cummin as cummin
from .functions.scans import logcumsumexp as logcumsumexp
from .functions.views import reshape as reshape
from .functions.views import flatten as flatten
from .functions.views import transpose as transpose
from .functions.views import transpose_ as transpose_
from .functions.views import t as t
from .functions.views import t_ as t_
from .functions.views import permute as permute
from .functions.views import unsqueeze as unsqueeze
from .functions.views import unsqueeze_ as unsqueeze_
from .functions.views import squeeze as squeeze
from .functions.views import squeeze_ as squeeze_
from .functions.views import broadcast_to as broadcast_to
from .functions.views import select as select
from .functions.views import narrow as narrow
from .functions.views import detach as detach
from .functions.views import detach_ as detach_
from .functions.creation import empty as empty
from .functions.creation import zeros as zeros
from .functions.creation import ones as ones
from .functions.creation import full as full
from .functions.creation import arange as arange
from .functions.creation import empty_like as empty_like
from .functions.creation import zeros_like as zeros_like
from .functions.creation import ones_like as ones_like
from .functions.creation import full_like as full_like
from .functions.creation import rand as rand
from .functions.creation import randn as randn
from .functions.creation import randint as randint
from .functions.creation import randperm as randperm
from .functions.creation import clone as clone
from .functions.creation import cat as cat
from .functions.creation import concatenate as concatenate
from .functions.creation import stack as stack
from .functions.shapes import ravel as ravel
from .functions.shapes import unflatten as unflatten
from .functions.shapes import swapaxes as swapaxes
from .functions.shapes import swapaxes_ as swapaxes_
from .functions.shapes import swapdims as swapdims
from .functions.shapes import swapdims_ as swapdims_
from .functions.shapes import movedim as movedim
from .functions.shapes import moveaxis as moveaxis
from .functions.shapes import adjoint as adjoint
from .functions.shapes import broadcast_tensors as broadcast_tensors
from .functions.shapes import as_strided as as_strided
from .functions.shapes import as_strided_ as as_strided_
from .functions.shapes import split as split
from .functions.shapes import split_with_sizes as split_with_sizes
from .functions.shapes import chunk as chunk
from .functions.shapes import tensor_split as tensor_split
from .functions.shapes import hsplit as hsplit
from .functions.shapes import vsplit as vsplit
from .functions.shapes import dsplit as dsplit
from .functions.shapes import unbind as unbind
from .functions.shapes import diagonal as diagonal
from .functions.shapes import diagonal_scatter as diagonal_scatter
from .functions.shapes import select_scatter as select_scatter
from .functions.shapes import slice_scatter as slice_scatter
from .functions.shapes import diag_embed as diag_embed
from .functions.shapes import diag as diag
from .functions.shapes import diagflat as diagflat
from .functions.rearrangement import flip as flip
from .functions.rearrangement import fliplr as fliplr
from .functions.rearrangement import flipud as flipud
from .functions.rearrangement import roll as roll
from .functions.rearrangement import rot90 as rot90
from .functions.rearrangement import tile as tile
from .functions.rearrangement import repeat_interleave as repeat_interleave
from .functions.rearrangement import tril as tril
from .functions.rearrangement import tril_ as tril_
from .functions.rearrangement import triu as triu
from .functions.rearrangement import triu_ as triu_
from .functions.rearrangement import concat as concat
from .functions.rearrangement import hstack as hstack
from .functions.rearrangement import vstack as vstack
from .functions.rearrangement import row_stack as row_stack
from .functions.rearrangement import dstack as dstack
from .functions.rearrangement import column_stack as column_stack
from .functions.rearrangement import atleast_1d as atleast_1d
from .functions.rearrangement import atleast_2d as atleast_2d
from .functions.rearrangement import atleast_3d as atleast_3d
from .functions.rearrangement import meshgrid as meshgrid
from .functions.rearrangement import block_diag as block_diag
from .functions.rearrangement import cartesian_prod as cartesian_prod
from .functions.rearrangement import combinations as combinations
from .functions.rearrangement import numel as numel
from .functions.rearrangement import is_same_size as is_same_size
from .functions.indexing import gather as gather
from .functions.indexing import scatter_add as scatter_add
from .functions.indexing import scatter_add_ as scatter_add_
from .functions.indexing import index_select as index_select
from .functions.indexing import index_add as index_add
from .functions.indexing import index_add_ as index_add_
from .functions.indexing import index as index
from .functions.indexing import index_put as index_put
from .functions.indexing import index_put_ as index_put_
from .functions.indexing import index_copy as index_copy
from .functions.indexing import index_copy_ as index_copy_
from .functions.indexing import index_fill as index_fill
from .functions.indexing import index_fill_ as index_fill_
from .functions.indexing import scatter as scatter
from .functions.indexing import scatter_ as scatter_
from .functions.indexing import scatter_reduce as scatter_reduce
from .functions.indexing import scatter_reduce_ as scatter_reduce_
from .functions.selection import take as take
from .functions.selection import put as put
from .functions.selection import put_ as put_
from .functions.selection import take_along_dim as take_along_dim
from .functions.selection import masked_select as masked_select
from .functions.selection import masked_scatter as masked_scatter
from .functions.selection import masked_scatter_ as masked_scatter_
from .functions.selection import nonzero as nonzero
from .functions.selection import nonzero_numpy as nonzero_numpy
from .functions.selection import argwhere as argwhere
from .functions.selection import fill as fill
from .functions.selection import fill_ as fill_
from .functions.selection import zero as zero
from .functions.selection import zero_ as zero_
from .functions.selection import tril_indices as tril_indices
from .functions.selection import triu_indices as triu_indices
from .functions.products import mm as mm
from .functions.products import bmm as bmm
from .functions.products import dot as dot
from .functions.products import mv as mv
from .functions.products import matmul as matmul
from .functions.products import addmm as addmm
from .functions.products import addmm_ as addmm_
from .functions.products import vdot as vdot
from .functions.products import outer as outer
from .functions.products import ger as ger
from .functions.products import inner as inner
from .functions.products import addmv as addmv
from .functions.products import addmv_ as addmv_
from .functions.products import addbmm as addbmm
from .functions.products import addbmm_ as addbmm_
from .functions.products import baddbmm as baddbmm
from .functions.products import baddbmm_ as baddbmm_
from .functions.products import addr as addr
from .functions.products import addr_ as addr_
from .functions.products import einsum as einsum
from .functions.products import tensordot as tensordot
from .functions.products import kron as kron
from .functions.products import trace as trace
from .functions.products import chain_matmul as chain_matmul
from .functions.sorting import sort as sort
from .functions.sorting import argsort as argsort
from .functions.sorting import msort as msort
from .functions.sorting import topk as topk
from .functions.sorting import kthvalue as kthvalue
from .functions.sorting import median as median
from .functions.sorting import nanmedian as nanmedian
from .functions.sorting import mode as mode
from .functions.sorting import searchsorted as searchsorted
from .functions.sorting import bucketize as bucketize
from .functions.sorting import unique_dim as unique_dim
from .functions.sorting import unique_dim_consecutive as unique_dim_consecutive
from .functions.sorting import unique as unique
from .functions.sorting import unique_consecutive as unique_consecutive
from .functions.sorting import bincount as bincount
from .functions.sorting import histc as histc
from .functions.sorting import isin as isin
from .functions.matrices import inverse as inverse
from .functions.matrices import det as det
from .functions.matrices import slogdet as slogdet
from .functions.matrices import logdet as logdet
from .functions.matrices import cholesky as cholesky
from .functions.matrices import qr as qr
from .functions.matrices import svd as svd
from .functions.inverses import pinverse as pinverse
from .functions.inverses import matrix_power as matrix_power
from .functions.inverses import cross as cross
from .functions.inverses import cdist as cdist
from .functions.inverses import pdist as pdist
from .functions.losses import embedding as embedding
from .functions.nonlinearities import celu as celu
from .functions.nonlinearities import celu_ as celu_
from .functions.nonlinearities import selu as selu
from .functions.nonlinearities import selu_ as selu_
from .functions.shrinkage import hardshrink as hardshrink
from .functions.shrinkage import threshold as threshold
from .functions.shrinkage import threshold_ as threshold_
from .functions.shrinkage import prelu as prelu
from .functions.shrinkage import rrelu as rrelu
from .functions.criteria import binary_cross_entropy_with_logits as binary_cross_entropy_with_logits
from .functions.criteria import kl_div as kl_div
from .functions.criteria import poisson_nll_loss as poisson_nll_loss
from .functions.criteria import hinge_embedding_loss as hinge_embedding_loss
from .functions.criteria import margin_ranking_loss as margin_ranking_loss
from .functions.criteria import pairwise_distance as pairwise_distance
from .functions.criteria import cosine_similarity as cosine_similarity
from .functions.criteria import cosine_embedding_loss as cosine_embedding_loss
from .functions.criteria import triplet_margin_loss as triplet_margin_loss
from .functions.convolutions import convolution as convolution
from .functions.convolutions import conv1d as conv1d
from .functions.convolutions import conv2d as conv2d
from .functions.convolutions import conv3d as conv3d
from .functions.convolutions import conv_transpose1d as conv_transpose1d
from .functions.convolutions import conv_transpose2d as conv_transpose2d
from .functions.convolutions import conv_transpose3d as conv_transpose3d
from .functions.pooling import max_pool1d as max_pool1d
from .functions.pooling import max_pool1d_with_indices as max_pool1d_with_indices
from .functions.pooling import avg_pool1d as avg_pool1d
from .functions.pooling import adaptive_avg_pool1d as adaptive_avg_pool1d
from .functions.pooling import max_pool2d as max_pool2d
from .functions.pooling import max_pool3d as max_pool3d
from .functions.resampling import constant_pad_nd as constant_pad_nd
from .functions.resampling import pixel_shuffle as pixel_shuffle
from .functions.resampling import pixel_unshuffle as pixel_unshuffle
from .functions.resampling import channel_shuffle as channel_shuffle
from .functions.normalization import layer_norm as layer_norm
from .functions.normalization import rms_norm as rms_norm
from .functions.normalization import batch_norm as batch_norm
from .functions.normalization import group_norm as group_norm
from .functions.dropout import dropout as dropout
from .functions.dropout import dropout_ as dropout_
from .functions.dropout import feature_dropout as feature_dropout
from .functions.dropout import feature_dropout_ as feature_dropout_
from .functions.dropout import alpha_dropout as alpha_dropout
from .functions.dropout import alpha_dropout_ as alpha_dropout_
from .functions.dropout import feature_alpha_dropout as feature_alpha_dropout
from .functions.dropout import feature_alpha_dropout_ as feature_alpha_dropout_
from .functions.attention import bilinear as bilinear
from .functions.namespaces import norm as norm
from .functions.namespaces import dist as dist
from .functions.rounding import floor as floor
from .functions.rounding import floor_ as floor_
from .functions.rounding import ceil as ceil
from .functions.rounding import ceil_ as ceil_
from .functions.rounding import trunc as trunc
from .functions.rounding import trunc_ as trunc_
from .functions.rounding import fix as fix
from .functions.rounding import fix_ as fix_
from .functions.rounding import frac as frac
from .functions.rounding import frac_ as frac_
from .functions.rounding import round as round
from .functions.rounding import round_ as round_
from .functions.rounding import signbit as signbit
from .functions.rounding import isposinf as isposinf
from .functions.rounding import isneginf as isneginf
from .functions.rounding import isreal as isreal
from .functions.rounding import nan_to_num as nan_to_num
from .functions.rounding import nan_to_num_ as nan_to_num_
from .functions.rounding import deg2rad as deg2rad
from .functions.rounding import deg2rad_ as deg2rad_
from .functions.rounding import rad2deg as rad2deg
from .functions.rounding import rad2deg_ as rad2deg_
from .functions.bounds import clamp_min as clamp_min
from .functions.bounds import clamp_min_ as clamp_min_
from .functions.bounds import clamp_max as clamp_max
from .functions.bounds import clamp_max_ as clamp_max_
from .functions.division import floor_divide as floor_divide
from .functions.division import floor_divide_ as floor_divide_
from .functions.division import remainder as remainder
from .functions.division import remainder_ as remainder_
from .functions.division import fmod as fmod
from .functions.division import fmod_ as fmod_
from .functions.division import float_power as float_power
from .functions.division import float_power_ as float_power_
from .functions.binary_functions import fmax as fmax
from .functions.binary_functions import fmin as fmin
from .functions.binary_functions import atan2 as atan2
from .functions.binary_functions import atan2_ as atan2_
from .functions.binary_functions import arctan2 as arctan2
from .functions.binary_functions import arctan2_ as arctan2_
from .functions.binary_functions import hypot as hypot
from .functions.binary_functions import hypot_ as hypot_
from .functions.binary_functions import logaddexp as logaddexp
from .functions.binary_functions import logaddexp2 as logaddexp2
from .functions.binary_functions import copysign as copysign
from .functions.binary_functions import copysign_ as copysign_
from .functions.binary_functions import nextafter as nextafter
from .functions.binary_functions import nextafter_ as nextafter_
from .functions.binary_functions import ldexp as ldexp
from .functions.binary_functions import ldexp_ as ldexp_
from .functions.binary_functions import gcd as gcd
from .functions.binary_functions import gcd_ as gcd_
from .functions.binary_functions import lcm as lcm
from .functions.binary_functions import lcm_ as lcm_
from .functions.binary_functions import heaviside as heaviside
from .functions.binary_functions import heaviside_ as heaviside_
from .functions.blending import addcmul as addcmul
from .functions.blending import addcmul_ as addcmul_
from .functions.blending import addcdiv as addcdiv
from .functions.blending import addcdiv_ as addcdiv_
from .functions.blending import lerp as lerp
from .functions.blending import lerp_ as lerp_
from .functions.blending import masked_fill as masked_fill
from .functions.blending import masked_fill_ as masked_fill_
from .functions.blending import isclose as isclose
from .functions.blending import allclose as allclose
from .functions.blending import equal as equal
from .functions.bits import bitwise_left_shift as bitwise_left_shift
from .functions.bits import bitwise_left_shift_ as bitwise_left_shift_
from .functions.bits import bitwise_right_shift as bitwise_right_shift
from .functions.bits import bitwise_right_shift_ as bitwise_right_shift_
from .functions.special_functions import erfinv as erfinv
from .functions.special_functions import erfinv_ as erfinv_
from .functions.special_functions import lgamma as lgamma
from .functions.special_functions import lgamma_ as lgamma_
from .functions.special_functions import digamma as digamma
from .functions.special_functions import digamma_ as digamma_
from .functions.special_functions import polygamma as polygamma
from .functions.special_functions import mvlgamma as mvlgamma
from .functions.special_functions import mvlgamma_ as mvlgamma_
from .functions.special_functions import logit as logit
from .functions.special_functions import logit_ as logit_
from .functions.bessel import sinc as sinc
from .functions.bessel import sinc_ as sinc_
from .functions.bessel import i0 as i0
from .functions.bessel import i0_ as i0_
from .functions.special_pairs import xlogy as xlogy
from .functions.special_pairs import xlogy_ as xlogy_
from .functions.summaries import argmax as argmax
from .functions.summaries import all as all
from .functions.summaries import any as any
from .functions.summaries import argmin as argmin
from .functions.summaries import count_nonzero as count_nonzero
from .functions.summaries import std as std
from .functions.summaries import std_mean as std_mean
from .functions.summaries import nansum as nansum
from .functions.summaries import nanmean as nanmean
from .functions.summaries import quantile as quantile
from .functions.summaries import nanquantile as nanquantile
from .functions.summaries import trapezoid as trapezoid
from .functions.summaries import trapz as trapz
from .functions.summaries import cumulative_trapezoid as cumulative_trapezoid
from .functions.summaries import diff as diff
from .functions.parts import real as real
from .functions.parts import imag as imag
from .functions.parts import conj_physical as conj_physical
from .functions.parts import conj_physical_ as conj_physical_
from .functions.parts import conj as conj
from .functions.parts import resolve_conj as resolve_conj
from .functions.parts import angle as angle
from .functions.parts import is_floating_point as is_floating_point
from .functions.parts import is_complex as is_complex
from .functions.parts import is_signed as is_signed
from .functions.parts import is_nonzero as is_nonzero
from .functions.parts import result_type as result_type
from .functions.factories import eye as eye
from .functions.factories import linspace as linspace
from .functions.factories import logspace as logspace
from .functions.chance import rand_like as rand_like
from .functions.chance import randn_like as randn_like
from .functions.chance import randint_like as randint_like
from .functions.chance import bernoulli as bernoulli
from .functions.chance import bernoulli_ as bernoulli_
from .functions.chance import normal as normal
from .functions.chance import multinomial as multinomial

from .methods.arithmetic import Methods as _methods_arithmetic
from .methods.signs import Methods as _methods_signs
from .methods.powers import Methods as _methods_powers
from .methods.limits import Methods as _methods_limits
from .methods.exponential import Methods as _methods_exponential
from .methods.trigonometric import Methods as _methods_trigonometric
from .methods.activations import Methods as _methods_activations
from .methods.comparison import Methods as _methods_comparison
from .methods.choices import Methods as _methods_choices
from .methods.reductions import Methods as _methods_reductions
from .methods.scans import Methods as _methods_scans
from .methods.views import Methods as _methods_views
from .methods.creation import Methods as _methods_creation
from .methods.shapes import Methods as _methods_shapes
from .methods.rearrangement import Methods as _methods_rearrangement
from .methods.indexing import Methods as _methods_indexing
from .methods.selection import Methods as _methods_selection
from .methods.products import Methods as _methods_products
from .methods.sorting import Methods as _methods_sorting
from .methods.matrices import Methods as _methods_matrices
from .methods.inverses import Methods as _methods_inverses
from .methods.shrinkage import Methods as _methods_shrinkage
from .methods.namespaces import Methods as _methods_namespaces
from .methods.rounding import Methods as _methods_rounding
from .methods.bounds import Methods as _methods_bounds
from .methods.division import Methods as _methods_division
from .methods.binary_functions import Methods as _methods_binary_functions
from .methods.blending import Methods as _methods_blending
from .methods.bits import Methods as _methods_bits
from .methods.special_functions import Methods as _methods_special_functions
from .methods.bessel import Methods as _methods_bessel
from .methods.special_pairs import Methods as _methods_special_pairs
from .methods.summaries import Methods as _methods_summaries
from .methods.parts import Methods as _methods_parts
from .methods.factories import Methods as _methods_factories
from .methods.chance import Methods as _methods_chance

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])

bool: dtype
double: dtype
float: dtype
half: dtype
long: dtype
int: dtype
short: dtype
cfloat: dtype
cdouble: dtype
inf: _float
nan: _float
pi: _float
e: _float
newaxis: None
registered_operators = _registry.operators

class Tensor(
    _methods_arithmetic,
    _methods_signs,
    _methods_powers,
    _methods_limits,
    _methods_exponential,
    _methods_trigonometric,
    _methods_activations,
    _methods_comparison,
    _methods_choices,
    _methods_reductions,
    _methods_scans,
    _methods_views,
    _methods_creation,
    _methods_shapes,
    _methods_rearrangement,
    _methods_indexing,
    _methods_selection,
    _methods_products,
    _methods_sorting,
    _methods_matrices,
    _methods_inverses,
    _methods_shrinkage,
    _methods_namespaces,
    _methods_rounding,
    _methods_bounds,
    _methods_division,
    _methods_binary_functions,
    _methods_blending,
    _methods_bits,
    _methods_special_functions,
    _methods_bessel,
    _methods_special_pairs,
    _methods_summaries,
    _methods_parts,
    _methods_factories,
    _methods_chance,
    _Tensor,
):
    """The tensor of the runtime with what autograd and this package hang on it; in a running program both are one."""

    @builtins.property
    def requires_grad(self) -> _bool:
        """Whether operations on this tensor are recorded."""
    @requires_grad.setter
    def requires_grad(self, value: _bool) -> None: ...
    @builtins.property
    def grad(self) -> Tensor | None:
        """The gradient accumulated so far."""
    @grad.setter
    def grad(self, value: _Tensor | None) -> None: ...
    @builtins.property
    def grad_fn(self) -> _Node | None:
        """The node of the operation that made this tensor, None for a leaf."""
    @builtins.property
    def is_leaf(self) -> _bool:
        """Whether no recorded operation made this tensor."""
    @builtins.property
    def output_nr(self) -> _int:
        """Which output of `grad_fn` this tensor is."""
    @builtins.property
    def retains_grad(self) -> _bool:
        """Whether this result keeps its gradient."""
    def __copy__(self) -> Tensor:
        """Another tensor in the same memory."""
    def __deepcopy__(self, memo: builtins.dict[Any, Any]) -> Tensor:
        """A leaf in memory of its own, with a copy of `grad`."""
    def backward(
        self,
        gradient: _Tensor | None = None,
        retain_graph: _bool | None = None,
        create_graph: _bool = False,
        inputs: _Tensor | Sequence[_Tensor] | None = None,
    ) -> None:
        """Add the gradients of this tensor with respect to the leaves to their `grad`."""
    def requires_grad_(self, requires_grad: _bool = True) -> Tensor:
        """Set `requires_grad` and return the tensor."""
    def register_hook(self, hook: Callable[[Tensor], _Tensor | None]) -> _RemovableHandle:
        """Call `hook(grad)` whenever the gradient of this tensor has been computed."""
    def register_post_accumulate_grad_hook(self, hook: Callable[[Tensor], None]) -> _RemovableHandle:
        """Call `hook(tensor)` after the `grad` of this leaf has been added to."""
    def new_tensor(
        self,
        data: Any,
        *,
        dtype: _DType | None = None,
        device: _Device | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """A new tensor with a copy of `data`, of this tensor's dtype unless another is given."""
    def retain_grad(self) -> None:
        """Keep the gradient of this result in `grad`."""
    @overload  # type: ignore[override]
    def size(self, dim: None = None) -> builtins.tuple[_int, ...]: ...
    @overload
    def size(self, dim: _int) -> _int: ...
    @overload  # type: ignore[override]
    def stride(self, dim: None = None) -> builtins.tuple[_int, ...]: ...
    @overload
    def stride(self, dim: _int) -> _int: ...
    def __iter__(self) -> Iterator[Tensor]: ...
    def __hash__(self) -> _int: ...

@overload
def no_grad(function: _Decorated, /) -> _Decorated:
    """Nothing is recorded inside: `with no_grad():`, `@no_grad()` or `@no_grad`."""

@overload
def no_grad() -> _GradModeGuard: ...

@overload
def enable_grad(function: _Decorated, /) -> _Decorated:
    """Operations are recorded inside, also within `no_grad`."""

@overload
def enable_grad() -> _GradModeGuard: ...

@overload
def inference_mode(function: _Decorated, /) -> _Decorated:
    """Like `no_grad`; `inference_mode(False)` records."""

@overload
def inference_mode(mode: _bool = True) -> _GradModeGuard: ...

def set_grad_enabled(mode: _bool) -> _GradModeGuard:
    """Set the mode of this thread at once; in a `with` statement or as a decorator, only for its duration."""

def tensor(
    data: Any,
    *,
    dtype: _dtype | None = None,
    device: _Device | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A new tensor with a copy of `data`: numbers, nested sequences, NumPy arrays, tensors."""

def as_tensor(data: Any, dtype: _dtype | None = None, device: _Device | None = None) -> Tensor:
    """As `tensor`, but sharing memory with an array or a tensor whose dtype fits."""

def asarray(
    obj: Any,
    *,
    dtype: _dtype | None = None,
    device: _Device | None = None,
    copy: _bool | None = None,
) -> Tensor:
    """As `as_tensor`; `copy` forces or forbids a copy."""

def from_numpy(array: _Array) -> Tensor:
    """A tensor that shares the memory of `array`."""

def from_dlpack(obj: Any) -> Tensor:
    """A tensor that shares the memory of any object with `__dlpack__`."""

def is_tensor(obj: Any) -> TypeGuard[Tensor]:
    """Whether `obj` is a Tensor."""
