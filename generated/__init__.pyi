"""opweave: tensors, operators and gradients. `import generated as ow` is the only import a user needs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Callable, Iterator, Sequence
from types import EllipsisType
from typing import Any, TypeAlias, TypeGuard, TypeVar, overload

import numpy as np

from runtime import __version__ as __version__
from runtime import tensor as _runtime_tensor
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

from . import autograd as autograd
from . import linalg as linalg
from . import special as special
from . import nn as nn
from . import return_types as return_types

_bool: TypeAlias = builtins.bool
_float: TypeAlias = builtins.float
_int: TypeAlias = builtins.int
_str: TypeAlias = builtins.str
_Array: TypeAlias = np.ndarray[Any, Any]
_Tensor: TypeAlias = _runtime_tensor.Tensor
_Number: TypeAlias = _bool | _int | _float | builtins.complex
_Device: TypeAlias = device | _str
_DType: TypeAlias = (
    dtype | builtins.type[_bool] | builtins.type[_int] | builtins.type[_float] | builtins.type[builtins.complex]
)
_Generator: TypeAlias = Generator
_OneIndex: TypeAlias = (
    _int
    | builtins.slice[Any, Any, Any]
    | EllipsisType
    | _Tensor
    | _Array
    | Sequence[_int]
    | Sequence[Sequence[_int]]
    | None
)
_Index: TypeAlias = _OneIndex | builtins.tuple[_OneIndex, ...]
_device: TypeAlias = device
_dtype: TypeAlias = dtype
_layout: TypeAlias = layout
_memory_format: TypeAlias = memory_format

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

class Tensor(_Tensor):
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
    @builtins.property
    def T(self) -> Tensor:
        """All dimensions in reverse order."""
    @builtins.property
    def mT(self) -> Tensor:
        """The last two dimensions exchanged."""
    def __add__(self, other: _Tensor | _Number) -> Tensor: ...
    def __radd__(self, other: _Tensor | _Number) -> Tensor: ...
    def __iadd__(self, other: _Tensor | _Number) -> Tensor: ...
    def __sub__(self, other: _Tensor | _Number) -> Tensor: ...
    def __isub__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rsub__(self, other: _Tensor | _Number) -> Tensor: ...
    def __mul__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rmul__(self, other: _Tensor | _Number) -> Tensor: ...
    def __imul__(self, other: _Tensor | _Number) -> Tensor: ...
    def __truediv__(self, other: _Tensor | _Number) -> Tensor: ...
    def __itruediv__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rtruediv__(self, other: _Number) -> Tensor: ...
    def __neg__(self) -> Tensor: ...
    def __pos__(self) -> Tensor: ...
    def __abs__(self) -> Tensor: ...
    def __pow__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ipow__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rpow__(self, other: _Number) -> Tensor: ...
    def __eq__(self, other: _Tensor | _Number) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: _Tensor | _Number) -> Tensor: ...  # type: ignore[override]
    def __lt__(self, other: _Tensor | _Number) -> Tensor: ...
    def __le__(self, other: _Tensor | _Number) -> Tensor: ...
    def __gt__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ge__(self, other: _Tensor | _Number) -> Tensor: ...
    def __and__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rand__(self, other: _Tensor | _Number) -> Tensor: ...
    def __iand__(self, other: _Tensor | _Number) -> Tensor: ...
    def __or__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ror__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ior__(self, other: _Tensor | _Number) -> Tensor: ...
    def __xor__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rxor__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ixor__(self, other: _Tensor | _Number) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def __getitem__(self, other: _Index) -> Tensor: ...
    def __setitem__(self, index: Any, value: _Tensor | _Number) -> None: ...
    def __matmul__(self, other: _Tensor) -> Tensor: ...
    def __rmatmul__(self, other: _Tensor) -> Tensor: ...
    @overload
    def add(self, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def add(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
    @overload
    def add_(self, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def add_(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
    @overload
    def sub(self, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def sub(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
    @overload
    def sub_(self, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def sub_(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
    @overload
    def rsub(self, other: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def rsub(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
    @overload
    def mul(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def mul(self, other: _Number) -> Tensor: ...
    @overload
    def mul_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def mul_(self, other: _Number) -> Tensor: ...
    @overload
    def div(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def div(self, other: _Number) -> Tensor: ...
    @overload
    def div_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def div_(self, other: _Number) -> Tensor: ...
    def neg(self, *, out: _Tensor | None = None) -> Tensor: ...
    def neg_(self) -> Tensor: ...
    def positive(self) -> Tensor: ...
    def abs(self, *, out: _Tensor | None = None) -> Tensor: ...
    def abs_(self) -> Tensor: ...
    def sgn(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sgn_(self) -> Tensor: ...
    def sign(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sign_(self) -> Tensor: ...
    def square(self, *, out: _Tensor | None = None) -> Tensor: ...
    def square_(self) -> Tensor: ...
    def reciprocal(self, *, out: _Tensor | None = None) -> Tensor: ...
    def reciprocal_(self) -> Tensor: ...
    @overload
    def pow(self, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def pow(self, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def pow_(self, exponent: _Tensor) -> Tensor: ...
    @overload
    def pow_(self, exponent: _Number) -> Tensor: ...
    def maximum(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    def minimum(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    def clamp(
        self, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
    ) -> Tensor: ...
    def clamp_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
    def exp(self, *, out: _Tensor | None = None) -> Tensor: ...
    def exp_(self) -> Tensor: ...
    def exp2(self, *, out: _Tensor | None = None) -> Tensor: ...
    def exp2_(self) -> Tensor: ...
    def expm1(self, *, out: _Tensor | None = None) -> Tensor: ...
    def expm1_(self) -> Tensor: ...
    def log(self, *, out: _Tensor | None = None) -> Tensor: ...
    def log_(self) -> Tensor: ...
    def log2(self, *, out: _Tensor | None = None) -> Tensor: ...
    def log2_(self) -> Tensor: ...
    def log10(self, *, out: _Tensor | None = None) -> Tensor: ...
    def log10_(self) -> Tensor: ...
    def log1p(self, *, out: _Tensor | None = None) -> Tensor: ...
    def log1p_(self) -> Tensor: ...
    def sqrt(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sqrt_(self) -> Tensor: ...
    def rsqrt(self, *, out: _Tensor | None = None) -> Tensor: ...
    def rsqrt_(self) -> Tensor: ...
    def sin(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sin_(self) -> Tensor: ...
    def cos(self, *, out: _Tensor | None = None) -> Tensor: ...
    def cos_(self) -> Tensor: ...
    def tan(self, *, out: _Tensor | None = None) -> Tensor: ...
    def tan_(self) -> Tensor: ...
    def asin(self, *, out: _Tensor | None = None) -> Tensor: ...
    def asin_(self) -> Tensor: ...
    def acos(self, *, out: _Tensor | None = None) -> Tensor: ...
    def acos_(self) -> Tensor: ...
    def atan(self, *, out: _Tensor | None = None) -> Tensor: ...
    def atan_(self) -> Tensor: ...
    def sinh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sinh_(self) -> Tensor: ...
    def cosh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def cosh_(self) -> Tensor: ...
    def tanh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def tanh_(self) -> Tensor: ...
    def asinh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def asinh_(self) -> Tensor: ...
    def acosh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def acosh_(self) -> Tensor: ...
    def atanh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def atanh_(self) -> Tensor: ...
    def sigmoid(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sigmoid_(self) -> Tensor: ...
    def erf(self, *, out: _Tensor | None = None) -> Tensor: ...
    def erf_(self) -> Tensor: ...
    def erfc(self, *, out: _Tensor | None = None) -> Tensor: ...
    def erfc_(self) -> Tensor: ...
    def relu(self, *, out: _Tensor | None = None) -> Tensor: ...
    def relu_(self) -> Tensor: ...
    @overload
    def eq(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def eq(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ne(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ne(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lt(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lt(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def le(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def le(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def gt(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def gt(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ge(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ge(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_not(self, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_and(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_or(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_xor(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_and(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_and(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_and_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_and_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_or(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_or(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_or_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_or_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_xor_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_xor_(self, other: _Number) -> Tensor: ...
    def bitwise_not(self, *, out: _Tensor | None = None) -> Tensor: ...
    def bitwise_not_(self) -> Tensor: ...
    def isnan(self) -> Tensor: ...
    def isinf(self) -> Tensor: ...
    def isfinite(self) -> Tensor: ...
    @overload
    def where(self, condition: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def where(self, condition: _Tensor, other: _Number) -> Tensor: ...
    @overload
    def where(self, condition: _Tensor, other: _Tensor) -> Tensor: ...
    @overload
    def sum(self, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def sum(
        self,
        dim: Sequence[_int] | _int | None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def sum(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def mean(self, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def mean(
        self,
        dim: Sequence[_int] | _int | None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def mean(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def prod(self, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def prod(
        self, dim: _int, keepdim: _bool = False, *, dtype: _DType | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def prod(
        self, *, axis: _int, keepdims: _bool = False, dtype: _DType | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amax(
        self, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amax(self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def amin(
        self, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def amin(self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def var(self, unbiased: _bool = True) -> Tensor: ...
    @overload
    def var(
        self,
        dim: Sequence[_int] | _int | None = None,
        *,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def var(
        self,
        dim: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdim: _bool = False,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def var(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdims: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def max(self, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def max(self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None) -> return_types.max: ...
    @overload
    def max(self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None) -> return_types.max: ...
    @overload
    def min(self, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def min(self, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None) -> return_types.min: ...
    @overload
    def min(self, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None) -> return_types.min: ...
    def aminmax(
        self, *, dim: _int | None = None, keepdim: _bool = False, out: Sequence[_Tensor] | None = None
    ) -> return_types.aminmax: ...
    @overload
    def argmax(self, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def argmax(self, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(self) -> Tensor: ...
    @overload
    def all(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def all(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self) -> Tensor: ...
    @overload
    def any(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def logsumexp(
        self, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def logsumexp(
        self, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def softmax(self, dim: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def softmax(self, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def log_softmax(self, dim: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def log_softmax(self, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def view(self, size: Sequence[_int]) -> Tensor:
        """The same memory in another shape; one size may be -1."""
    @overload
    def view(self, *size: _int) -> Tensor: ...
    def view_as(self, other: _Tensor) -> Tensor:
        """The same memory in the shape of another tensor."""
    @overload
    def reshape(self, shape: Sequence[_int]) -> Tensor: ...
    @overload
    def reshape(self, *shape: _int) -> Tensor: ...
    def flatten(self, start_dim: _int = 0, end_dim: _int = -1) -> Tensor: ...
    def transpose(self, dim0: _int, dim1: _int) -> Tensor: ...
    def t(self) -> Tensor: ...
    def numpy_T(self) -> Tensor:
        """All dimensions in reverse order."""
    @overload
    def permute(self, dims: Sequence[_int]) -> Tensor: ...
    @overload
    def permute(self, *, axes: Sequence[_int]) -> Tensor: ...
    @overload
    def permute(self, *dims: _int) -> Tensor: ...
    @overload
    def unsqueeze(self, dim: _int) -> Tensor: ...
    @overload
    def unsqueeze(self, *, axis: _int) -> Tensor: ...
    @overload
    def squeeze(self) -> Tensor: ...
    @overload
    def squeeze(self, dim: _int) -> Tensor: ...
    @overload
    def squeeze(self, *, axis: _int) -> Tensor: ...
    @overload
    def squeeze(self, dim: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze(self, *, axis: Sequence[_int]) -> Tensor: ...
    @overload
    def squeeze(self, *dim: _int) -> Tensor: ...
    @overload
    def expand(self, size: Sequence[_int], *, implicit: _bool = False) -> Tensor:
        """Dimensions of size 1 repeated without a copy; -1 keeps a size."""
    @overload
    def expand(self, *size: _int, implicit: _bool = False) -> Tensor: ...
    def expand_as(self, other: _Tensor) -> Tensor:
        """The tensor expanded to the shape of another."""
    @overload
    def broadcast_to(self, size: Sequence[_int]) -> Tensor: ...
    @overload
    def broadcast_to(self, *size: _int) -> Tensor: ...
    @overload
    def select(self, dim: _int, index: _int) -> Tensor: ...
    @overload
    def select(self, *, axis: _int, index: _int) -> Tensor: ...
    @overload
    def slice(self, dim: _int = 0, start: _int | None = None, end: _int | None = None, step: _int = 1) -> Tensor:
        """Every `step`-th element of a dimension from `start` to `end`."""
    @overload
    def slice(self, *, axis: _int, start: _int | None = None, end: _int | None = None, step: _int = 1) -> Tensor: ...
    @overload
    def narrow(self, dim: _int, start: _int, length: _int) -> Tensor: ...
    @overload
    def narrow(self, *, axis: _int, start: _int, length: _int) -> Tensor: ...
    def detach(self) -> Tensor: ...
    def getitem(self, index: _Index) -> Tensor:
        """Indexing by ints, slices, None, Ellipsis (a view), integer and bool tensors (a copy)."""
    def clone(self, *, memory_format: _memory_format | None = None) -> Tensor: ...
    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor itself if its elements lie in row-major order, else a copy for which they do."""
    def copy(self, src: _Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`."""
    def copy_(self, src: _Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`."""
    @overload
    def to(
        self,
        *,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        non_blocking: _bool = False,
        copy: _bool = False,
        memory_format: _memory_format | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """The tensor with other properties."""
    @overload
    def to(
        self,
        other: _Tensor,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        dtype: _DType,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    @overload
    def to(
        self,
        device: _Device,
        dtype: _DType | None = None,
        non_blocking: _bool = False,
        copy: _bool = False,
        *,
        memory_format: _memory_format | None = None,
    ) -> Tensor: ...
    def type_as(self, other: _Tensor) -> Tensor:
        """The tensor in the dtype of another."""
    def float(self) -> Tensor:
        """The tensor as float32."""
    def double(self) -> Tensor:
        """The tensor as float64."""
    def half(self) -> Tensor:
        """The tensor as float16."""
    def bfloat16(self) -> Tensor:
        """The tensor as bfloat16."""
    def int(self) -> Tensor:
        """The tensor as int32."""
    def long(self) -> Tensor:
        """The tensor as int64."""
    def bool(self) -> Tensor:
        """The tensor as bool."""
    @overload
    def gather(self, dim: _int, index: _Tensor, *, sparse_grad: _bool = False) -> Tensor: ...
    @overload
    def gather(self, *, axis: _int, index: _Tensor, sparse_grad: _bool = False) -> Tensor: ...
    @overload
    def scatter_add(self, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add(self, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add_(self, dim: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def scatter_add_(self, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...
    @overload
    def index_select(self, dim: _int, index: _Tensor) -> Tensor: ...
    @overload
    def index_select(self, *, axis: _int, index: _Tensor) -> Tensor: ...
    @overload
    def index_add(self, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add(self, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add_(self, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def index_add_(self, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...
    def mm(self, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def bmm(self, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def dot(self, tensor: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def mv(self, vec: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def matmul(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def addmm(
        self, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
    ) -> Tensor: ...

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

@overload
def add(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """The sum `input + alpha * other`."""
@overload
def add(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def add_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """The sum `input + alpha * other`."""
@overload
def add_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def sub(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """The difference `input - alpha * other`."""
@overload
def sub(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def sub_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """The difference `input - alpha * other`."""
@overload
def sub_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def rsub(input: _Tensor, other: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The difference `other - alpha * input`."""
@overload
def rsub(input: _Tensor, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def mul(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The product of two tensors."""
@overload
def mul(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def mul_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The product of two tensors."""
@overload
def mul_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def div(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The quotient; integers are divided as floating numbers."""
@overload
def div(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def div_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient; integers are divided as floating numbers."""
@overload
def div_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

def neg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The negative."""

def neg_(input: _Tensor) -> Tensor:
    """The negative."""

def positive(input: _Tensor) -> Tensor:
    """The tensor itself, for the sign `+`."""

def abs(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The absolute value; of a complex number its modulus."""

def abs_(input: _Tensor) -> Tensor:
    """The absolute value; of a complex number its modulus."""

def sgn(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sign; of a complex number its direction, 0 at 0."""

def sgn_(input: _Tensor) -> Tensor:
    """The sign; of a complex number its direction, 0 at 0."""

def sign(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sign, which is -1, 0 or 1."""

def sign_(input: _Tensor) -> Tensor:
    """The sign, which is -1, 0 or 1."""

def square(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The square."""

def square_(input: _Tensor) -> Tensor:
    """The square."""

def reciprocal(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One divided by every element."""

def reciprocal_(input: _Tensor) -> Tensor:
    """One divided by every element."""

@overload
def pow(input: _Tensor, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input` to the power of `exponent`."""
@overload
def pow(input: _Tensor, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def pow(input: _Number, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def pow_(input: _Tensor, exponent: _Tensor) -> Tensor:
    """`input` to the power of `exponent`."""
@overload
def pow_(input: _Tensor, exponent: _Number) -> Tensor: ...

def maximum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The larger of two elements; NaN if either is NaN."""

def minimum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The smaller of two elements; NaN if either is NaN."""

def clamp(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor:
    """Every element brought into `[min, max]`; either bound may be left out."""

def clamp_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor:
    """Every element brought into `[min, max]`; either bound may be left out."""

def exp(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """e to the power of every element."""

def exp_(input: _Tensor) -> Tensor:
    """e to the power of every element."""

def exp2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """2 to the power of every element."""

def exp2_(input: _Tensor) -> Tensor:
    """2 to the power of every element."""

def expm1(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(input) - 1`, accurate near 0."""

def expm1_(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0."""

def log(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The natural logarithm."""

def log_(input: _Tensor) -> Tensor:
    """The natural logarithm."""

def log2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm to base 2."""

def log2_(input: _Tensor) -> Tensor:
    """The logarithm to base 2."""

def log10(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm to base 10."""

def log10_(input: _Tensor) -> Tensor:
    """The logarithm to base 10."""

def log1p(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`log(1 + input)`, accurate near 0."""

def log1p_(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0."""

def sqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The square root."""

def sqrt_(input: _Tensor) -> Tensor:
    """The square root."""

def rsqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One divided by the square root."""

def rsqrt_(input: _Tensor) -> Tensor:
    """One divided by the square root."""

def sin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sine."""

def sin_(input: _Tensor) -> Tensor:
    """The sine."""

def cos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The cosine."""

def cos_(input: _Tensor) -> Tensor:
    """The cosine."""

def tan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The tangent."""

def tan_(input: _Tensor) -> Tensor:
    """The tangent."""

def asin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The arc sine."""

def asin_(input: _Tensor) -> Tensor:
    """The arc sine."""

def acos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The arc cosine."""

def acos_(input: _Tensor) -> Tensor:
    """The arc cosine."""

def atan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The arc tangent."""

def atan_(input: _Tensor) -> Tensor:
    """The arc tangent."""

def sinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic sine."""

def sinh_(input: _Tensor) -> Tensor:
    """The hyperbolic sine."""

def cosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic cosine."""

def cosh_(input: _Tensor) -> Tensor:
    """The hyperbolic cosine."""

def tanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic tangent."""

def tanh_(input: _Tensor) -> Tensor:
    """The hyperbolic tangent."""

def asinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse hyperbolic sine."""

def asinh_(input: _Tensor) -> Tensor:
    """The inverse hyperbolic sine."""

def acosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse hyperbolic cosine."""

def acosh_(input: _Tensor) -> Tensor:
    """The inverse hyperbolic cosine."""

def atanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse hyperbolic tangent."""

def atanh_(input: _Tensor) -> Tensor:
    """The inverse hyperbolic tangent."""

def sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`1 / (1 + exp(-input))`."""

def sigmoid_(input: _Tensor) -> Tensor:
    """`1 / (1 + exp(-input))`."""

def erf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The error function."""

def erf_(input: _Tensor) -> Tensor:
    """The error function."""

def erfc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One minus the error function."""

def erfc_(input: _Tensor) -> Tensor:
    """One minus the error function."""

def relu(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The positive part, `max(input, 0)`."""

def relu_(input: _Tensor) -> Tensor:
    """The positive part, `max(input, 0)`."""

@overload
def eq(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are equal those of `other`."""
@overload
def eq(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def ne(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are not equal those of `other`."""
@overload
def ne(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def lt(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are less than those of `other`."""
@overload
def lt(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def le(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are less than or equal to those of `other`."""
@overload
def le(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def gt(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are greater than those of `other`."""
@overload
def gt(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def ge(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are greater than or equal to those of `other`."""
@overload
def ge(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

def logical_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is 0."""

def logical_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logical and of elements, 0 being false."""

def logical_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logical or of elements, 0 being false."""

def logical_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logical xor of elements, 0 being false."""

@overload
def bitwise_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise and of integers, or of booleans."""
@overload
def bitwise_and(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_and_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise and of integers, or of booleans."""
@overload
def bitwise_and_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise or of integers, or of booleans."""
@overload
def bitwise_or(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_or_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise or of integers, or of booleans."""
@overload
def bitwise_or_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise xor of integers, or of booleans."""
@overload
def bitwise_xor(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_xor_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise xor of integers, or of booleans."""
@overload
def bitwise_xor_(input: _Tensor, other: _Number) -> Tensor: ...

def bitwise_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """All bits inverted; for bool the negation."""

def bitwise_not_(input: _Tensor) -> Tensor:
    """All bits inverted; for bool the negation."""

def isnan(input: _Tensor) -> Tensor:
    """Whether elements are NaN."""

def isinf(input: _Tensor) -> Tensor:
    """Whether elements are infinite."""

def isfinite(input: _Tensor) -> Tensor:
    """Whether elements are finite."""

@overload
def where(condition: _Tensor, input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Elements of `input` where `condition` is true, of `other` elsewhere."""
@overload
def where(condition: _Tensor, input: _Tensor, other: _Number) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Number, other: _Tensor) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Number, other: _Number) -> Tensor: ...

@overload
def sum(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The sum of all elements; integers are summed as int64."""
@overload
def sum(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def sum(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def mean(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The mean of all elements."""
@overload
def mean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def mean(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def prod(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The product of all elements."""
@overload
def prod(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def prod(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, dtype: _DType | None = None, out: _Tensor | None = None
) -> Tensor: ...

@overload
def amax(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The largest element over dimensions; equal ones share the gradient."""
@overload
def amax(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def amin(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The smallest element over dimensions; equal ones share the gradient."""
@overload
def amin(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def var(input: _Tensor, unbiased: _bool = True) -> Tensor:
    """The variance of all elements, over `n - 1` unless `unbiased=False`."""
@overload
def var(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def var(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def var(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdims: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def max(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The largest element; NaN if there is one. Equal elements share its gradient."""
@overload
def max(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def max(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.max: ...
@overload
def max(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.max: ...

@overload
def min(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The smallest element; NaN if there is one. Equal elements share its gradient."""
@overload
def min(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def min(
    input: _Tensor, dim: _int, keepdim: _bool = False, *, out: Sequence[_Tensor] | None = None
) -> return_types.min: ...
@overload
def min(
    input: _Tensor, *, axis: _int, keepdims: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.min: ...

def aminmax(
    input: _Tensor, *, dim: _int | None = None, keepdim: _bool = False, out: Sequence[_Tensor] | None = None
) -> return_types.aminmax:
    """The smallest and the largest element, along `dim` or of all; NaN if there is one."""

@overload
def var_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]:
    """The variance and the mean of all elements."""
@overload
def var_mean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def var_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...

@overload
def argmax(input: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """Where the largest element is: its index along `dim`, or in the flattened tensor."""
@overload
def argmax(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def all(input: _Tensor) -> Tensor:
    """Whether all elements are true."""
@overload
def all(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def any(input: _Tensor) -> Tensor:
    """Whether any element is true."""
@overload
def any(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def logsumexp(
    input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The logarithm of the sum of exponentials, without overflow."""
@overload
def logsumexp(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension."""
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, without underflow."""
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def reshape(input: _Tensor, shape: Sequence[_int]) -> Tensor:
    """The elements in another shape; a view where the strides allow it, else a copy."""
@overload
def reshape(input: _Tensor, *shape: _int) -> Tensor: ...

def flatten(input: _Tensor, start_dim: _int = 0, end_dim: _int = -1) -> Tensor:
    """Dimensions `start_dim` to `end_dim` as one."""

def transpose(input: _Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged."""

def t(input: _Tensor) -> Tensor:
    """A matrix transposed; vectors and scalars as they are."""

@overload
def permute(input: _Tensor, dims: Sequence[_int]) -> Tensor:
    """The dimensions in another order."""
@overload
def permute(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def permute(input: _Tensor, *dims: _int) -> Tensor: ...

@overload
def unsqueeze(input: _Tensor, dim: _int) -> Tensor:
    """A dimension of size 1 put in at `dim`."""
@overload
def unsqueeze(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def squeeze(input: _Tensor) -> Tensor:
    """Without the dimensions of size 1."""
@overload
def squeeze(input: _Tensor, dim: _int) -> Tensor: ...
@overload
def squeeze(input: _Tensor, *, axis: _int) -> Tensor: ...
@overload
def squeeze(input: _Tensor, dim: Sequence[_int]) -> Tensor: ...
@overload
def squeeze(input: _Tensor, *, axis: Sequence[_int]) -> Tensor: ...
@overload
def squeeze(input: _Tensor, *dim: _int) -> Tensor: ...

@overload
def broadcast_to(input: _Tensor, size: Sequence[_int]) -> Tensor:
    """The tensor broadcast to a shape."""
@overload
def broadcast_to(input: _Tensor, *size: _int) -> Tensor: ...

@overload
def select(input: _Tensor, dim: _int, index: _int) -> Tensor:
    """One index of a dimension, which goes."""
@overload
def select(input: _Tensor, *, axis: _int, index: _int) -> Tensor: ...

@overload
def narrow(input: _Tensor, dim: _int, start: _int, length: _int) -> Tensor:
    """`length` elements of a dimension from `start` on."""
@overload
def narrow(input: _Tensor, *, axis: _int, start: _int, length: _int) -> Tensor: ...

def detach(input: _Tensor) -> Tensor:
    """The same memory outside of the graph."""

@overload
def empty(
    size: Sequence[_int],
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor of uninitialised memory."""
@overload
def empty(
    *size: _int,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def zeros(
    size: Sequence[_int],
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor of zeros."""
@overload
def zeros(
    *size: _int,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def ones(
    size: Sequence[_int],
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor of ones."""
@overload
def ones(
    *size: _int,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def full(
    size: Sequence[_int],
    fill_value: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A tensor filled with one number."""

@overload
def arange(
    end: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """The numbers from `start` (0) in steps of `step` (1) up to but without `end`."""
@overload
def arange(
    start: _Number,
    end: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
@overload
def arange(
    start: _Number,
    end: _Number,
    step: _Number = 1,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def empty_like(
    input: _Tensor,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Uninitialised memory in the shape of a tensor."""

def zeros_like(
    input: _Tensor,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Zeros in the shape of a tensor."""

def ones_like(
    input: _Tensor,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Ones in the shape of a tensor."""

def full_like(
    input: _Tensor,
    fill_value: _Number,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """One number in the shape of a tensor."""

@overload
def rand(
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers, uniform over [0, 1)."""
@overload
def rand(
    *size: _int,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def randn(
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers, normal with mean 0 and variance 1."""
@overload
def randn(
    *size: _int,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def randint(
    low: _int,
    high: _int,
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random integers from `low` (0) up to but without `high`."""
@overload
def randint(
    high: _int,
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def randperm(
    n: _int,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """The integers below `n` in random order."""

def clone(input: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
    """A copy with memory of its own."""

@overload
def cat(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors one after another along an existing dimension."""
@overload
def cat(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def concatenate(tensors: Sequence[_Tensor], dim: _int = 0) -> Tensor:
    """NumPy's name of cat."""
@overload
def concatenate(tensors: Sequence[_Tensor], *, axis: _int) -> Tensor: ...

@overload
def stack(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors of one shape along a new dimension."""
@overload
def stack(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def gather(input: _Tensor, dim: _int, index: _Tensor, *, sparse_grad: _bool = False) -> Tensor:
    """Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0."""
@overload
def gather(input: _Tensor, *, axis: _int, index: _Tensor, sparse_grad: _bool = False) -> Tensor: ...

@overload
def scatter_add(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0."""
@overload
def scatter_add(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...

@overload
def scatter_add_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0."""
@overload
def scatter_add_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...

@overload
def index_select(input: _Tensor, dim: _int, index: _Tensor) -> Tensor:
    """The entries of a vector of indices along a dimension."""
@overload
def index_select(input: _Tensor, *, axis: _int, index: _Tensor) -> Tensor: ...

@overload
def index_add(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The tensor with `alpha * source` added to the entries of a vector of indices."""
@overload
def index_add(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...

@overload
def index_add_(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The tensor with `alpha * source` added to the entries of a vector of indices."""
@overload
def index_add_(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...

def mm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The product of two matrices."""

def bmm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The products of two batches of matrices."""

def dot(input: _Tensor, tensor: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inner product of two vectors."""

def mv(input: _Tensor, vec: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The product of a matrix and a vector."""

def matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The matrix product; vectors are taken as one row or column, leading dimensions broadcast."""

def addmm(
    input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read."""

def embedding(
    weight: _Tensor, indices: _Tensor, padding_idx: _int = -1, scale_grad_by_freq: _bool = False, sparse: _bool = False
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient."""
