# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""opweave: tensors, operators and gradients. `import generated as ow` is the only import a user needs."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeGuard, TypeVar, overload

from runtime.annotations import _Array, _bool, _Device, _dtype, _DType, _float, _int, _Tensor
from runtime.autograd.hooks import RemovableHandle as _RemovableHandle
from runtime.autograd.node import Node as _Node
from runtime.dispatch import registry as _registry
from runtime.guards import ModeGuard
from runtime.tensor.storage import Storage as _Storage
from runtime import __version__ as __version__
from runtime.autograd import Function as Function
from runtime.autograd import is_grad_enabled as is_grad_enabled
from runtime.tensor.device import channels_last as channels_last
from runtime.tensor.device import channels_last_3d as channels_last_3d
from runtime.tensor.device import contiguous_format as contiguous_format
from runtime.tensor.device import device as device
from runtime.tensor.device import layout as layout
from runtime.tensor.device import memory_format as memory_format
from runtime.tensor.device import preserve_format as preserve_format
from runtime.tensor.device import sparse_bsc as sparse_bsc
from runtime.tensor.device import sparse_bsr as sparse_bsr
from runtime.tensor.device import sparse_coo as sparse_coo
from runtime.tensor.device import sparse_csc as sparse_csc
from runtime.tensor.device import sparse_csr as sparse_csr
from runtime.tensor.device import strided as strided
from runtime.devices import are_deterministic_algorithms_enabled as are_deterministic_algorithms_enabled
from runtime.devices import compile as compile
from runtime.devices import get_default_device as get_default_device
from runtime.devices import get_float32_matmul_precision as get_float32_matmul_precision
from runtime.devices import set_default_device as set_default_device
from runtime.devices import set_float32_matmul_precision as set_float32_matmul_precision
from runtime.devices import use_deterministic_algorithms as use_deterministic_algorithms
from runtime.dispatch.library import Library as Library
from runtime.errors import OutOfMemoryError as OutOfMemoryError
from runtime.tensor.dtypes import bfloat16 as bfloat16
from runtime.tensor.dtypes import can_cast as can_cast
from runtime.tensor.dtypes import complex64 as complex64
from runtime.tensor.dtypes import complex128 as complex128
from runtime.tensor.dtypes import dtype as dtype
from runtime.tensor.dtypes import float16 as float16
from runtime.tensor.dtypes import float32 as float32
from runtime.tensor.dtypes import float64 as float64
from runtime.tensor.dtypes import get_default_dtype as get_default_dtype
from runtime.tensor.dtypes import int8 as int8
from runtime.tensor.dtypes import int16 as int16
from runtime.tensor.dtypes import int32 as int32
from runtime.tensor.dtypes import int64 as int64
from runtime.tensor.dtypes import promote_types as promote_types
from runtime.tensor.dtypes import set_default_dtype as set_default_dtype
from runtime.tensor.dtypes import uint8 as uint8
from runtime.tensor.dtypes import uint16 as uint16
from runtime.tensor.dtypes import uint32 as uint32
from runtime.tensor.dtypes import uint64 as uint64
from runtime.kernels.random.operator import Generator as Generator
from runtime.kernels.random.operator import default_generator as default_generator
from runtime.kernels.random.operator import get_rng_state as get_rng_state
from runtime.kernels.random.operator import initial_seed as initial_seed
from runtime.kernels.random.operator import manual_seed as manual_seed
from runtime.kernels.random.operator import seed as seed
from runtime.kernels.random.operator import set_rng_state as set_rng_state
from runtime.files import load as load
from runtime.files import save as save
from runtime.func.batch import vmap as vmap
from runtime.language import broadcast_shapes as broadcast_shapes
from runtime.sparse.compressed.construction import sparse_bsc_tensor as sparse_bsc_tensor
from runtime.sparse.compressed.construction import sparse_bsr_tensor as sparse_bsr_tensor
from runtime.sparse.compressed.construction import sparse_compressed_tensor as sparse_compressed_tensor
from runtime.sparse.compressed.construction import sparse_csc_tensor as sparse_csc_tensor
from runtime.sparse.compressed.construction import sparse_csr_tensor as sparse_csr_tensor
from runtime.sparse.construction import sparse_coo_tensor as sparse_coo_tensor
from runtime.sparse.validation import _convert_indices_from_coo_to_csr as _convert_indices_from_coo_to_csr
from runtime.sparse.validation import _convert_indices_from_csr_to_coo as _convert_indices_from_csr_to_coo
from runtime.sparse.validation import _sparse_broadcast_to as _sparse_broadcast_to
from runtime.sparse.validation import _sparse_compressed_tensor_with_dims as _sparse_compressed_tensor_with_dims
from runtime.sparse.validation import _validate_compressed_sparse_indices as _validate_compressed_sparse_indices
from runtime.sparse.validation import _validate_sparse_bsc_tensor_args as _validate_sparse_bsc_tensor_args
from runtime.sparse.validation import _validate_sparse_bsr_tensor_args as _validate_sparse_bsr_tensor_args
from runtime.sparse.validation import _validate_sparse_compressed_tensor_args as _validate_sparse_compressed_tensor_args
from runtime.sparse.validation import _validate_sparse_coo_tensor_args as _validate_sparse_coo_tensor_args
from runtime.sparse.validation import _validate_sparse_csc_tensor_args as _validate_sparse_csc_tensor_args
from runtime.sparse.validation import _validate_sparse_csr_tensor_args as _validate_sparse_csr_tensor_args
from runtime.tensor import Size as Size
from runtime.tensor.older import BFloat16Tensor as BFloat16Tensor
from runtime.tensor.older import BoolTensor as BoolTensor
from runtime.tensor.older import ByteTensor as ByteTensor
from runtime.tensor.older import CharTensor as CharTensor
from runtime.tensor.older import DoubleTensor as DoubleTensor
from runtime.tensor.older import FloatTensor as FloatTensor
from runtime.tensor.older import HalfTensor as HalfTensor
from runtime.tensor.older import IntTensor as IntTensor
from runtime.tensor.older import LongTensor as LongTensor
from runtime.tensor.older import ShortTensor as ShortTensor
from runtime.tensor.older import set_default_tensor_type as set_default_tensor_type
from runtime.tensor.older import typename as typename
from runtime.tensor.printing import set_printoptions as set_printoptions
from runtime.compile.threads import get_num_threads as get_num_threads
from runtime.compile.threads import set_num_threads as set_num_threads
from runtime.tensor.type_info import finfo as finfo
from runtime.tensor.type_info import iinfo as iinfo
from runtime.amp import GradScaler as GradScaler
from runtime.amp.autocast_mode import autocast as autocast
from runtime.amp.autocast_mode import autocast_decrement_nesting as autocast_decrement_nesting
from runtime.amp.autocast_mode import autocast_increment_nesting as autocast_increment_nesting
from runtime.amp.autocast_mode import clear_autocast_cache as clear_autocast_cache
from runtime.amp.autocast_mode import get_autocast_cpu_dtype as get_autocast_cpu_dtype
from runtime.amp.autocast_mode import get_autocast_dtype as get_autocast_dtype
from runtime.amp.autocast_mode import get_autocast_gpu_dtype as get_autocast_gpu_dtype
from runtime.amp.autocast_mode import is_autocast_cache_enabled as is_autocast_cache_enabled
from runtime.amp.autocast_mode import is_autocast_cpu_enabled as is_autocast_cpu_enabled
from runtime.amp.autocast_mode import is_autocast_enabled as is_autocast_enabled
from runtime.amp.autocast_mode import set_autocast_cache_enabled as set_autocast_cache_enabled
from runtime.amp.autocast_mode import set_autocast_cpu_dtype as set_autocast_cpu_dtype
from runtime.amp.autocast_mode import set_autocast_cpu_enabled as set_autocast_cpu_enabled
from runtime.amp.autocast_mode import set_autocast_dtype as set_autocast_dtype
from runtime.amp.autocast_mode import set_autocast_enabled as set_autocast_enabled
from runtime.amp.autocast_mode import set_autocast_gpu_dtype as set_autocast_gpu_dtype
from runtime.autograd.anomaly_mode import is_anomaly_check_nan_enabled as is_anomaly_check_nan_enabled
from runtime.autograd.anomaly_mode import is_anomaly_enabled as is_anomaly_enabled
from runtime.autograd.anomaly_mode import set_anomaly_enabled as set_anomaly_enabled
from runtime.tensor.buffers import from_file as from_file
from runtime.tensor.buffers import frombuffer as frombuffer
from runtime.devices.settings import get_deterministic_debug_mode as get_deterministic_debug_mode
from runtime.devices.settings import get_device as get_device
from runtime.devices.settings import get_num_interop_threads as get_num_interop_threads
from runtime.devices.settings import is_distributed as is_distributed
from runtime.devices.settings import (
    is_deterministic_algorithms_warn_only_enabled as is_deterministic_algorithms_warn_only_enabled,
)
from runtime.devices.settings import is_inference as is_inference
from runtime.devices.settings import is_storage as is_storage
from runtime.devices.settings import is_warn_always_enabled as is_warn_always_enabled
from runtime.devices.settings import set_deterministic_debug_mode as set_deterministic_debug_mode
from runtime.devices.settings import set_flush_denormal as set_flush_denormal
from runtime.devices.settings import set_num_interop_threads as set_num_interop_threads
from runtime.devices.settings import set_warn_always as set_warn_always
from runtime.devices.older_names import has_cuda as has_cuda
from runtime.devices.older_names import has_cudnn as has_cudnn
from runtime.devices.older_names import has_mkldnn as has_mkldnn
from runtime.devices.older_names import has_mps as has_mps
from runtime.dispatch.internals import has_lapack as has_lapack
from runtime.dispatch.internals import has_mkl as has_mkl
from runtime.dispatch.internals import has_openmp as has_openmp
from runtime.dispatch.internals import has_spectral as has_spectral
from runtime.devices.checks import _assert as _assert
from runtime.devices.checks import _assert_async as _assert_async
from runtime.devices.checks import _check as _check
from runtime.devices.checks import _check_index as _check_index
from runtime.devices.checks import _check_is_size as _check_is_size
from runtime.devices.checks import _check_not_implemented as _check_not_implemented
from runtime.devices.checks import _check_tensor_all as _check_tensor_all
from runtime.devices.checks import _check_type as _check_type
from runtime.devices.checks import _check_value as _check_value
from runtime.capture.control_flow import cond as cond
from runtime.capture.control_flow import while_loop as while_loop
from runtime.dispatch.tags import Tag as Tag
from runtime.tensor.exchange import to_dlpack as to_dlpack
from runtime.devices.symbols import SymBool as SymBool
from runtime.devices.symbols import SymFloat as SymFloat
from runtime.devices.symbols import SymInt as SymInt
from runtime.devices.symbols import sym_float as sym_float
from runtime.devices.symbols import sym_int as sym_int
from runtime.devices.symbols import sym_ite as sym_ite
from runtime.devices.symbols import sym_max as sym_max
from runtime.devices.symbols import sym_min as sym_min
from runtime.devices.symbols import sym_not as sym_not
from runtime.devices.symbols import sym_sqrt as sym_sqrt
from runtime.devices.symbols import sym_sum as sym_sum
from runtime.guards import is_inference_mode_enabled as is_inference_mode_enabled
from runtime.capture.jit import ScriptFunction as ScriptFunction
from runtime.capture.jit import ScriptModule as ScriptModule
from runtime.devices.futures import Future as Future
from runtime.devices.cuda import Event as Event
from runtime.devices.cuda import Stream as Stream
from runtime.devices.registry import _register_device_module as _register_device_module
from runtime.devices.registry import get_device_module as get_device_module
from runtime.files.records import PyTorchFileReader as PyTorchFileReader
from runtime.tensor.types import TypedStorage as TypedStorage
from runtime.tensor.types import UntypedStorage as UntypedStorage
from runtime.tensor.legacy_storages import BFloat16Storage as BFloat16Storage
from runtime.tensor.legacy_storages import BoolStorage as BoolStorage
from runtime.tensor.legacy_storages import ByteStorage as ByteStorage
from runtime.tensor.legacy_storages import CharStorage as CharStorage
from runtime.tensor.legacy_storages import ComplexDoubleStorage as ComplexDoubleStorage
from runtime.tensor.legacy_storages import ComplexFloatStorage as ComplexFloatStorage
from runtime.tensor.legacy_storages import DoubleStorage as DoubleStorage
from runtime.tensor.legacy_storages import FloatStorage as FloatStorage
from runtime.tensor.legacy_storages import HalfStorage as HalfStorage
from runtime.tensor.legacy_storages import IntStorage as IntStorage
from runtime.tensor.legacy_storages import LongStorage as LongStorage
from runtime.tensor.legacy_storages import ShortStorage as ShortStorage
from runtime.tensor.legacy_storages import Storage as Storage
from runtime.tensor.absent import bits1x8 as bits1x8
from runtime.tensor.absent import bits2x4 as bits2x4
from runtime.tensor.absent import bits4x2 as bits4x2
from runtime.tensor.absent import bits8 as bits8
from runtime.tensor.absent import bits16 as bits16
from runtime.tensor.absent import chalf as chalf
from runtime.tensor.absent import complex32 as complex32
from runtime.tensor.absent import float4_e2m1fn_x2 as float4_e2m1fn_x2
from runtime.tensor.absent import float8_e4m3fn as float8_e4m3fn
from runtime.tensor.absent import float8_e4m3fnuz as float8_e4m3fnuz
from runtime.tensor.absent import float8_e5m2 as float8_e5m2
from runtime.tensor.absent import float8_e5m2fnuz as float8_e5m2fnuz
from runtime.tensor.absent import float8_e8m0fnu as float8_e8m0fnu
from runtime.tensor.absent import qint8 as qint8
from runtime.tensor.absent import qint32 as qint32
from runtime.tensor.absent import quint2x4 as quint2x4
from runtime.tensor.absent import quint4x2 as quint4x2
from runtime.tensor.absent import quint8 as quint8

from . import linalg as linalg
from . import special as special
from . import fft as fft
from . import masked as masked
from . import signal as signal
from . import autograd as autograd
from . import nn as nn
from . import optim as optim
from . import return_types as return_types
from . import utils as utils
from . import accelerator as accelerator
from . import amp as amp
from . import ao as ao
from . import array_api as array_api
from . import backends as backends
from . import classes as classes
from . import compiler as compiler
from . import cpu as cpu
from . import cuda as cuda
from . import devices as devices
from . import distributed as distributed
from . import distributions as distributions
from . import export as export
from . import func as func
from . import futures as futures
from . import fx as fx
from . import hub as hub
from . import jit as jit
from . import library as library
from . import multiprocessing as multiprocessing
from . import onnx as onnx
from . import ops as ops
from . import overrides as overrides
from . import profiler as profiler
from . import quasirandom as quasirandom
from . import random as random
from . import serialization as serialization
from . import sparse as sparse
from . import storage as storage
from . import testing as testing
from . import types as types
from . import version as version

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
from .functions.division import *
from .functions.binary_functions import *
from .functions.blending import *
from .functions.bits import *
from .functions.special_functions import *
from .functions.bessel import *
from .functions.special_pairs import *
from .functions.summaries import *
from .functions.parts import *
from .functions.factories import *
from .functions.chance import *
from .functions.spectral import *
from .functions.factorizations import *
from .functions.signals import *
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

from .functions.arithmetic import Methods as _functions_arithmetic
from .functions.signs import Methods as _functions_signs
from .functions.powers import Methods as _functions_powers
from .functions.limits import Methods as _functions_limits
from .functions.exponential import Methods as _functions_exponential
from .functions.trigonometric import Methods as _functions_trigonometric
from .functions.activations import Methods as _functions_activations
from .functions.comparison import Methods as _functions_comparison
from .functions.choices import Methods as _functions_choices
from .functions.reductions import Methods as _functions_reductions
from .functions.scans import Methods as _functions_scans
from .functions.views import Methods as _functions_views
from .functions.creation import Methods as _functions_creation
from .functions.shapes import Methods as _functions_shapes
from .functions.rearrangement import Methods as _functions_rearrangement
from .functions.indexing import Methods as _functions_indexing
from .functions.selection import Methods as _functions_selection
from .functions.products import Methods as _functions_products
from .functions.sorting import Methods as _functions_sorting
from .functions.matrices import Methods as _functions_matrices
from .functions.inverses import Methods as _functions_inverses
from .functions.shrinkage import Methods as _functions_shrinkage
from .functions.namespaces import Methods as _functions_namespaces
from .functions.rounding import Methods as _functions_rounding
from .functions.bounds import Methods as _functions_bounds
from .functions.division import Methods as _functions_division
from .functions.binary_functions import Methods as _functions_binary_functions
from .functions.blending import Methods as _functions_blending
from .functions.bits import Methods as _functions_bits
from .functions.special_functions import Methods as _functions_special_functions
from .functions.bessel import Methods as _functions_bessel
from .functions.special_pairs import Methods as _functions_special_pairs
from .functions.summaries import Methods as _functions_summaries
from .functions.parts import Methods as _functions_parts
from .functions.factories import Methods as _functions_factories
from .functions.chance import Methods as _functions_chance
from .functions.spectral import Methods as _functions_spectral
from .functions.factorizations import Methods as _functions_factorizations
from .functions.signals import Methods as _functions_signals
from .functions.complex_numbers import Methods as _functions_complex_numbers
from .functions.incomplete_gamma import Methods as _functions_incomplete_gamma
from .functions.memory import Methods as _functions_memory
from .functions.network_parts import Methods as _functions_network_parts
from .functions.sparse import Methods as _functions_sparse

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])
_Subclass = TypeVar("_Subclass", bound=_Tensor)

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
    _functions_arithmetic, _functions_signs, _functions_powers, _functions_limits, _functions_exponential,
    _functions_trigonometric, _functions_activations, _functions_comparison, _functions_choices, _functions_reductions,
    _functions_scans, _functions_views, _functions_creation, _functions_shapes, _functions_rearrangement,
    _functions_indexing, _functions_selection, _functions_products, _functions_sorting, _functions_matrices,
    _functions_inverses, _functions_shrinkage, _functions_namespaces, _functions_rounding, _functions_bounds,
    _functions_division, _functions_binary_functions, _functions_blending, _functions_bits,
    _functions_special_functions, _functions_bessel, _functions_special_pairs, _functions_summaries, _functions_parts,
    _functions_factories, _functions_chance, _functions_spectral, _functions_factorizations, _functions_signals,
    _functions_complex_numbers, _functions_incomplete_gamma, _functions_memory, _functions_network_parts,
    _functions_sparse, _Tensor,
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
    def data(self) -> Tensor:
        """The same memory outside of the graph."""
    @data.setter
    def data(self, value: _Tensor) -> None: ...
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
        pin_memory: _bool | None = None,
    ) -> Tensor:
        """A new tensor with a copy of `data`, of this tensor's dtype unless another is given."""
    def module_load(self, other: _Tensor, assign: _bool = False) -> Tensor:
        """What a module puts in the place of this tensor when it loads another."""
    def retain_grad(self) -> None:
        """Keep the gradient of this result in `grad`."""
    def to_device(self, device: _Device, /, *, stream: Any = None) -> Tensor:
        """The tensor on a device, of which the CPU is the only one."""
    def as_subclass(self, cls: builtins.type[_Subclass]) -> _Subclass:
        """The tensor as an instance of a subclass: the same memory, with gradients."""
    @classmethod
    def __torch_function__(
        cls, func: Any, types: Any, args: Any = (), kwargs: dict[builtins.str, Any] | None = None
    ) -> Any:
        """Call a function that an instance of a subclass took over; its results are instances of that class."""
    @staticmethod
    def __torch_dispatch__(
        func: Any, types: Any, args: Any = (), kwargs: dict[builtins.str, Any] | None = None
    ) -> Any:
        """Call an operator that an instance of a subclass took over, as if its class and modes did not."""
    def __array_namespace__(self, *, api_version: builtins.str | None = None) -> Any:
        """The functions of the Python array API standard."""
    def __array_ufunc__(self, ufunc: Any, method: builtins.str, *inputs: Any, **options: Any) -> Any: ...
    def __array_function__(self, function: Any, types: Any, given: Any, named: Any) -> Any: ...
    def set_(
        self, source: _Tensor | _Storage | None = None, storage_offset: _int = 0, size: Sequence[_int] | None = None,
        stride: Sequence[_int] | None = None,
    ) -> Tensor:
        """Take over the memory of another tensor or of a storage."""
    @overload  # type: ignore[override]
    def size(self, dim: None = None) -> Size: ...
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
def no_grad() -> ModeGuard: ...

@overload
def enable_grad(function: _Decorated, /) -> _Decorated:
    """Operations are recorded inside, also within `no_grad`."""

@overload
def enable_grad() -> ModeGuard: ...

@overload
def inference_mode(function: _Decorated, /) -> _Decorated:
    """Like `no_grad`; `inference_mode(False)` records."""

@overload
def inference_mode(mode: _bool = True) -> ModeGuard: ...

def set_grad_enabled(mode: _bool) -> ModeGuard:
    """Set the mode of this thread at once; in a `with` statement or as a decorator, only for its duration."""

def tensor(
    data: Any,
    *,
    dtype: _dtype | None = None,
    device: _Device | None = None,
    requires_grad: _bool = False,
    pin_memory: _bool | None = None,
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
    requires_grad: _bool = False,
) -> Tensor:
    """As `as_tensor`; `copy` forces or forbids a copy."""

def from_numpy(array: _Array) -> Tensor:
    """A tensor that shares the memory of `array`."""

def from_dlpack(obj: Any, *, device: _Device | None = None, copy: _bool | None = None) -> Tensor:
    """A tensor that shares the memory of any object with `__dlpack__`."""

def is_tensor(obj: Any) -> TypeGuard[Tensor]:
    """Whether `obj` is a Tensor."""
