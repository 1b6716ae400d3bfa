# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""opweave: tensors, operators and gradients. `import generated as ow` is the only import a user needs."""

from math import e, inf, nan, pi

import runtime as _runtime

if getattr(_runtime, "PROJECT", None) != "opweave":
    raise ImportError(
        f"{__name__} runs on opweave's package 'runtime', and Python found another, "
        f"{getattr(_runtime, '__file__', '') or 'a folder'}; import opweave first, which loads its own, or rename that "
        "one"
    )

from runtime import __version__
from runtime.autograd import Function, enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from runtime.tensor.device import (
    channels_last, channels_last_3d, contiguous_format, device, layout, memory_format, preserve_format, sparse_bsc,
    sparse_bsr, sparse_coo, sparse_csc, sparse_csr, strided,
)
from runtime.devices import (
    are_deterministic_algorithms_enabled, compile, get_default_device, get_float32_matmul_precision,
    set_default_device, set_float32_matmul_precision, use_deterministic_algorithms,
)
from runtime.dispatch.library import Library
from runtime.dispatch.registry import operators as registered_operators
from runtime.errors import OutOfMemoryError
from runtime.tensor.dtypes import (
    bfloat16, can_cast, complex64, complex128, dtype, float16, float32, float64, get_default_dtype, int8, int16,
    int32, int64, promote_types, set_default_dtype, uint8, uint16, uint32, uint64,
)
from runtime.tensor.dtypes import bool_ as bool
from runtime.tensor.factories import as_tensor, asarray, from_dlpack, is_tensor, tensor
from runtime.kernels.random.operator import (
    Generator, default_generator, get_rng_state, initial_seed, manual_seed, seed, set_rng_state,
)
from runtime.files import load, save
from runtime.func.batch import vmap
from runtime.language import broadcast_shapes
from runtime.sparse.compressed.construction import (
    sparse_bsc_tensor, sparse_bsr_tensor, sparse_compressed_tensor, sparse_csc_tensor, sparse_csr_tensor,
)
from runtime.sparse.construction import sparse_coo_tensor
from runtime.sparse.validation import (
    _convert_indices_from_coo_to_csr, _convert_indices_from_csr_to_coo, _sparse_broadcast_to,
    _sparse_compressed_tensor_with_dims, _validate_compressed_sparse_indices, _validate_sparse_bsc_tensor_args,
    _validate_sparse_bsr_tensor_args, _validate_sparse_compressed_tensor_args, _validate_sparse_coo_tensor_args,
    _validate_sparse_csc_tensor_args, _validate_sparse_csr_tensor_args,
)
from runtime.tensor import Size, Tensor, from_numpy
from runtime.tensor.older import (
    BFloat16Tensor, BoolTensor, ByteTensor, CharTensor, DoubleTensor, FloatTensor, HalfTensor, IntTensor,
    LongTensor, ShortTensor, set_default_tensor_type, typename,
)
from runtime.tensor.printing import set_printoptions
from runtime.compile.threads import get_num_threads, set_num_threads
from runtime.tensor.type_info import finfo, iinfo
from runtime.parts import on_demand as _on_demand
from runtime.pytorch_files import add as _add_files
from runtime.tensor.device import OTHERS as _OTHERS

from . import operators  # registers the operators

from .functions.arithmetic import *
from .functions.signs import *
from .functions.powers import *
from .functions.limits import *
from .functions.exponential import *
from .functions.trigonometric import *
from .functions.activations import *
from .functions.comparison import *
from .functions.choices import *
from .functions.reductions import *
from .functions.scans import *
from .functions.views import *
from .functions.creation import *
from .functions.shapes import *
from .functions.rearrangement import *
from .functions.indexing import *
from .functions.selection import *
from .functions.products import *
from .functions.sorting import *
from .functions.matrices import *
from .functions.inverses import *
from .functions.losses import *
from .functions.nonlinearities import *
from .functions.shrinkage import *
from .functions.criteria import *
from .functions.convolutions import *
from .functions.pooling import *
from .functions.resampling import *
from .functions.normalization import *
from .functions.dropout import *
from .functions.attention import *
from .functions.namespaces import *
from .functions.rounding import *
from .functions.bounds import *
from .functions.pairs import *
from .functions.division import *
from .functions.binary_functions import *
from .functions.blending import *
from .functions.bits import *
from .functions.special_functions import *
from .functions.bessel import *
from .functions.cylinder_functions import *
from .functions.special_pairs import *
from .functions.chebyshev_polynomials import *
from .functions.shifted_chebyshev_polynomials import *
from .functions.polynomials import *
from .functions.summaries import *
from .functions.parts import *
from .functions.factories import *
from .functions.chance import *
from .functions.spectral import *
from .functions.factorizations import *
from .functions.signals import *
from .functions.masked import *
from .functions.windows import *
from .functions.complex_numbers import *
from .functions.incomplete_gamma import *
from .functions.nn_tasks import *
from .functions.further_overloads import *
from .functions.cells import *
from .functions.recurrent import *
from .functions.alignments import *
from .functions.memory import *
from .functions.network_parts import *
from .functions.low_rank import *
from .functions.histograms import *
from .functions.optimisers import *
from .functions.sparse import *
from . import autograd, nn, optim, return_types, utils, linalg, special, fft, masked, signal

double, float, half = float64, float32, float16
long, int, short = int64, int32, int16
cfloat, cdouble = complex64, complex128

newaxis = None

_OTHERS.update(meta="runtime.dispatch.meta")

__getattr__, __dir__ = _on_demand(__name__, "_C", "__config__", "__future__", "_custom_ops", "_dispatch", "_dynamo",
    "_export", "_functorch", "_higher_order_ops", "_subclasses", "_tensor_str", "_utils", "accelerator", "amp", "ao",
    "array_api", "backends", "classes", "compiler", "cpu", "cuda", "devices", "distributed", "distributions", "export",
    "func", "futures", "fx", "hub", "jit", "library", "multiprocessing", "onnx", "ops", "overrides", "profiler",
    "quasirandom", "random", "serialization", "sparse", "storage", "testing", "types", "version",
    names={"runtime.amp": ("GradScaler",),
        "runtime.amp.autocast_mode": ("autocast", "autocast_decrement_nesting", "autocast_increment_nesting",
            "clear_autocast_cache", "get_autocast_cpu_dtype", "get_autocast_dtype", "get_autocast_gpu_dtype",
            "is_autocast_cache_enabled", "is_autocast_cpu_enabled", "is_autocast_enabled", "set_autocast_cache_enabled",
            "set_autocast_cpu_dtype", "set_autocast_cpu_enabled", "set_autocast_dtype", "set_autocast_enabled",
            "set_autocast_gpu_dtype"),
        "runtime.autograd.anomaly_mode": ("is_anomaly_check_nan_enabled", "is_anomaly_enabled", "set_anomaly_enabled"),
        "runtime.tensor.buffers": ("from_file", "frombuffer"),
        "runtime.devices.settings": ("get_deterministic_debug_mode", "get_device", "get_num_interop_threads",
            "is_distributed", "is_deterministic_algorithms_warn_only_enabled", "is_inference", "is_storage",
            "is_warn_always_enabled", "set_deterministic_debug_mode", "set_flush_denormal", "set_num_interop_threads",
            "set_warn_always"),
        "runtime.devices.older_names": ("has_cuda", "has_cudnn", "has_mkldnn", "has_mps"),
        "runtime.dispatch.internals": ("has_lapack", "has_mkl", "has_openmp", "has_spectral"),
        "runtime.devices.checks": ("_assert", "_assert_async", "_check", "_check_index", "_check_is_size",
            "_check_not_implemented", "_check_tensor_all", "_check_type", "_check_value"),
        "runtime.capture.control_flow": ("cond", "while_loop"), "runtime.dispatch.tags": ("Tag",),
        "runtime.tensor.exchange": ("to_dlpack",),
        "runtime.devices.symbols": ("SymBool", "SymFloat", "SymInt", "sym_float", "sym_int", "sym_ite", "sym_max",
            "sym_min", "sym_not", "sym_sqrt", "sym_sum"),
        "runtime.guards": ("is_inference_mode_enabled",), "runtime.capture.jit": ("ScriptFunction", "ScriptModule"),
        "runtime.devices.futures": ("Future",), "runtime.devices.cuda": ("Event", "Stream"),
        "runtime.devices.registry": ("_register_device_module", "get_device_module"),
        "runtime.files.records": ("PyTorchFileReader",), "runtime.tensor.types": ("TypedStorage", "UntypedStorage"),
        "runtime.tensor.legacy_storages": ("BFloat16Storage", "BoolStorage", "ByteStorage", "CharStorage",
            "ComplexDoubleStorage", "ComplexFloatStorage", "DoubleStorage", "FloatStorage", "HalfStorage", "IntStorage",
            "LongStorage", "ShortStorage", "Storage"),
        "runtime.tensor.absent": ("bits1x8", "bits2x4", "bits4x2", "bits8", "bits16", "chalf", "complex32",
            "float4_e2m1fn_x2", "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu",
            "qint8", "qint32", "quint2x4", "quint4x2", "quint8")},
    warning="runtime.devices.older_names")

_add_files(__name__, "")
