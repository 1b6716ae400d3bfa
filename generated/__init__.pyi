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
        """All dimensions in reverse order; a view.

        >>> ow.zeros(2, 3, 4).T.shape
        (4, 3, 2)
        """
    @builtins.property
    def mT(self) -> Tensor:
        """The last two dimensions exchanged; a view.

        >>> ow.zeros(2, 3, 4).mT.shape
        (2, 4, 3)
        """
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
    def cumsum(self, dim: _int, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cumsum(self, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cumsum_(self, dim: _int, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def cumsum_(self, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def cumprod(self, dim: _int, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cumprod(self, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def cumprod_(self, dim: _int, *, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def cumprod_(self, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
    @overload
    def cummax(self, dim: _int, *, out: Sequence[_Tensor] | None = None) -> return_types.cummax: ...
    @overload
    def cummax(self, *, axis: _int, out: Sequence[_Tensor] | None = None) -> return_types.cummax: ...
    @overload
    def cummin(self, dim: _int, *, out: Sequence[_Tensor] | None = None) -> return_types.cummin: ...
    @overload
    def cummin(self, *, axis: _int, out: Sequence[_Tensor] | None = None) -> return_types.cummin: ...
    @overload
    def logcumsumexp(self, dim: _int, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def logcumsumexp(self, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def view(self, size: Sequence[_int]) -> Tensor:
        """The same memory in another shape; one size may be -1, which is what is left.

        Refused (RuntimeError) where the strides do not allow it; `reshape` copies then.

        >>> a = ow.arange(6)
        >>> a.view(2, 3)
        tensor([[0, 1, 2],
                [3, 4, 5]])
        >>> a.view(-1, 2).shape
        (3, 2)
        """
    @overload
    def view(self, *size: _int) -> Tensor: ...
    def view_as(self, other: _Tensor) -> Tensor:
        """The same memory in the shape of another tensor.

        >>> ow.arange(4).view_as(ow.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
    @overload
    def reshape(self, shape: Sequence[_int]) -> Tensor: ...
    @overload
    def reshape(self, *shape: _int) -> Tensor: ...
    def flatten(self, start_dim: _int = 0, end_dim: _int = -1) -> Tensor: ...
    def transpose(self, dim0: _int, dim1: _int) -> Tensor: ...
    def t(self) -> Tensor: ...
    def numpy_T(self) -> Tensor:
        """All dimensions in reverse order; a view.

        >>> ow.zeros(2, 3, 4).T.shape
        (4, 3, 2)
        """
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
        """Dimensions of size 1 repeated without a copy; -1 keeps a size, and new dimensions may come before.

        >>> ow.tensor([[1], [2]]).expand(2, 3)
        tensor([[1, 1, 1],
                [2, 2, 2]])
        >>> ow.tensor([1, 2]).expand(3, -1).shape
        (3, 2)
        """
    @overload
    def expand(self, *size: _int, implicit: _bool = False) -> Tensor: ...
    def expand_as(self, other: _Tensor) -> Tensor:
        """The tensor expanded to the shape of another, without a copy.

        >>> ow.tensor([1, 2]).expand_as(ow.zeros(2, 2))
        tensor([[1, 2],
                [1, 2]])
        """
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
        """Every `step`-th element of a dimension from `start` up to but without `end`; a view.

        >>> ow.arange(10).slice(0, 2, 9, 3)
        tensor([2, 5, 8])
        """
    @overload
    def slice(self, *, axis: _int, start: _int | None = None, end: _int | None = None, step: _int = 1) -> Tensor: ...
    @overload
    def narrow(self, dim: _int, start: _int, length: _int) -> Tensor: ...
    @overload
    def narrow(self, *, axis: _int, start: _int, length: _int) -> Tensor: ...
    def detach(self) -> Tensor: ...
    def getitem(self, index: _Index) -> Tensor:
        """Indexing by ints, slices, None and Ellipsis (a view), integer and bool tensors (a copy).

        >>> a = ow.arange(6).reshape(2, 3)
        >>> a[1, 1:]
        tensor([4, 5])
        >>> a[a > 2]
        tensor([3, 4, 5])
        >>> a[:, [2, 0]]
        tensor([[2, 0],
                [5, 3]])
        """
    def clone(self, *, memory_format: _memory_format | None = None) -> Tensor: ...
    def contiguous(self, *, memory_format: _memory_format = ...) -> Tensor:
        """The tensor itself if its elements lie in row-major order, else a copy for which they do.

        >>> a = ow.zeros(2, 3).t()
        >>> a.stride(), a.contiguous().stride()
        ((1, 3), (2, 1))
        """
    def copy(self, src: _Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

        >>> a = ow.zeros(2, 2)
        >>> a.copy_(ow.tensor([1, 2]))
        tensor([[1., 2.],
                [1., 2.]])
        """
    def copy_(self, src: _Tensor, non_blocking: _bool = False) -> Tensor:
        """The elements of `src` in the shape and dtype of `self`; in place it writes them into the tensor.

        >>> a = ow.zeros(2, 2)
        >>> a.copy_(ow.tensor([1, 2]))
        tensor([[1., 2.],
                [1., 2.]])
        """
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
        """The tensor with another dtype or device, by keyword.

        >>> ow.tensor([1, 2]).to(dtype=ow.float32)
        tensor([1., 2.])
        """
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
        """The tensor in the dtype of another.

        >>> ow.tensor([1, 2]).type_as(ow.tensor(0.5))
        tensor([1., 2.])
        """
    def float(self) -> Tensor:
        """The tensor as float32.

        >>> ow.tensor([0.0, 1.5]).float()
        tensor([0.0000, 1.5000])
        """
    def double(self) -> Tensor:
        """The tensor as float64.

        >>> ow.tensor([0.0, 1.5]).double()
        tensor([0.0000, 1.5000], dtype=float64)
        """
    def half(self) -> Tensor:
        """The tensor as float16.

        >>> ow.tensor([0.0, 1.5]).half()
        tensor([0.0000, 1.5000], dtype=float16)
        """
    def bfloat16(self) -> Tensor:
        """The tensor as bfloat16.

        >>> ow.tensor([0.0, 1.5]).bfloat16()
        tensor([0.0000, 1.5000], dtype=bfloat16)
        """
    def int(self) -> Tensor:
        """The tensor as int32; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).int()
        tensor([0, 1], dtype=int32)
        """
    def long(self) -> Tensor:
        """The tensor as int64; fractions are cut off.

        >>> ow.tensor([0.0, 1.5]).long()
        tensor([0, 1])
        """
    def bool(self) -> Tensor:
        """The tensor as bool: whether elements are other than 0.

        >>> ow.tensor([0.0, 1.5]).bool()
        tensor([False,  True])
        """
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
    def hardshrink(self, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor: ...
    def prelu(self, weight: _Tensor) -> Tensor: ...

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
    """The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """
@overload
def add(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def add_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """
@overload
def add_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def sub(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def sub(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def sub_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def sub_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def rsub(input: _Tensor, other: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The difference with exchanged operands, `other - alpha * input`.

    >>> ow.rsub(ow.tensor([1.0, 2.0]), 10)
    tensor([9., 8.])
    >>> 10 - ow.tensor([1.0, 2.0])
    tensor([9., 8.])
    """
@overload
def rsub(input: _Tensor, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def mul(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def mul(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def mul_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def mul_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def div(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def div(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def div_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def div_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

def neg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def neg_(input: _Tensor) -> Tensor:
    """The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def positive(input: _Tensor) -> Tensor:
    """The tensor itself, for the sign `+`.

    >>> +ow.tensor([1.0, -2.0])
    tensor([ 1., -2.])
    """

def abs(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def abs_(input: _Tensor) -> Tensor:
    """The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def sgn(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """

def sgn_(input: _Tensor) -> Tensor:
    """The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """

def sign(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """

def sign_(input: _Tensor) -> Tensor:
    """The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """

def square(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """

def square_(input: _Tensor) -> Tensor:
    """The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """

def reciprocal(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """

def reciprocal_(input: _Tensor) -> Tensor:
    """One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """

@overload
def pow(input: _Tensor, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """
@overload
def pow(input: _Tensor, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def pow(input: _Number, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def pow_(input: _Tensor, exponent: _Tensor) -> Tensor:
    """`input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """
@overload
def pow_(input: _Tensor, exponent: _Number) -> Tensor: ...

def maximum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The larger of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([3., 5., nan])
    """

def minimum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The smaller of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([1., 3., nan])
    """

def clamp(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor:
    """Every element brought into `[min, max]`; either bound may be left out, both may not (RuntimeError).

    This is `min(max(input, lower), upper)`, so with `min > max` every element becomes `max`.

    >>> a = ow.tensor([-2.0, 0.5, 3.0])
    >>> ow.clamp(a, 0, 1)
    tensor([0.0000, 0.5000, 1.0000])
    >>> a.clamp(min=0)
    tensor([0.0000, 0.5000, 3.0000])
    """

def clamp_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor:
    """Every element brought into `[min, max]`; either bound may be left out, both may not (RuntimeError).

    This is `min(max(input, lower), upper)`, so with `min > max` every element becomes `max`.

    >>> a = ow.tensor([-2.0, 0.5, 3.0])
    >>> ow.clamp(a, 0, 1)
    tensor([0.0000, 0.5000, 1.0000])
    >>> a.clamp(min=0)
    tensor([0.0000, 0.5000, 3.0000])
    """

def exp(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """

def exp_(input: _Tensor) -> Tensor:
    """The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """

def exp2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """

def exp2_(input: _Tensor) -> Tensor:
    """2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """

def expm1(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def expm1_(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def log(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
    tensor([0.0000, 1.0000,   -inf,    nan])
    """

def log_(input: _Tensor) -> Tensor:
    """The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
    tensor([0.0000, 1.0000,   -inf,    nan])
    """

def log2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """

def log2_(input: _Tensor) -> Tensor:
    """The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """

def log10(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """

def log10_(input: _Tensor) -> Tensor:
    """The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """

def log1p(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def log1p_(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def sqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """

def sqrt_(input: _Tensor) -> Tensor:
    """The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """

def rsqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """

def rsqrt_(input: _Tensor) -> Tensor:
    """One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """

def sin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sine of an angle in radians.

    >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
    tensor([0., 1.])
    """

def sin_(input: _Tensor) -> Tensor:
    """The sine of an angle in radians.

    >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
    tensor([0., 1.])
    """

def cos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The cosine of an angle in radians.

    >>> ow.cos(ow.tensor([0.0, ow.pi]))
    tensor([ 1., -1.])
    """

def cos_(input: _Tensor) -> Tensor:
    """The cosine of an angle in radians.

    >>> ow.cos(ow.tensor([0.0, ow.pi]))
    tensor([ 1., -1.])
    """

def tan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The tangent of an angle in radians.

    >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
    tensor([0., 1.])
    """

def tan_(input: _Tensor) -> Tensor:
    """The tangent of an angle in radians.

    >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
    tensor([0., 1.])
    """

def asin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """

def asin_(input: _Tensor) -> Tensor:
    """The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """

def acos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """

def acos_(input: _Tensor) -> Tensor:
    """The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """

def atan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """

def atan_(input: _Tensor) -> Tensor:
    """The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """

def sinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

    >>> ow.sinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 1.1752])
    """

def sinh_(input: _Tensor) -> Tensor:
    """The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

    >>> ow.sinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 1.1752])
    """

def cosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

    >>> ow.cosh(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.5431])
    """

def cosh_(input: _Tensor) -> Tensor:
    """The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

    >>> ow.cosh(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.5431])
    """

def tanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """

def tanh_(input: _Tensor) -> Tensor:
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """

def asinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """

def asinh_(input: _Tensor) -> Tensor:
    """The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """

def acosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """

def acosh_(input: _Tensor) -> Tensor:
    """The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """

def atanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """

def atanh_(input: _Tensor) -> Tensor:
    """The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """

def sigmoid(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """

def sigmoid_(input: _Tensor) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """

def erf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.erf(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8427])
    """

def erf_(input: _Tensor) -> Tensor:
    """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.erf(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8427])
    """

def erfc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.erfc(ow.tensor([0.0, 5.0]))
    tensor([1.0000e+00, 1.5375e-12])
    """

def erfc_(input: _Tensor) -> Tensor:
    """The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.erfc(ow.tensor([0.0, 5.0]))
    tensor([1.0000e+00, 1.5375e-12])
    """

def relu(input: _Tensor, inplace: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

def relu_(input: _Tensor) -> Tensor:
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

@overload
def eq(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) == 2
    tensor([False,  True, False])
    >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [False,  True]])
    """
@overload
def eq(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def ne(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def ne(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def lt(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def lt(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def le(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def le(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def gt(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def gt(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def ge(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def ge(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

def logical_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """

def logical_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """

def logical_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """

def logical_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """

@overload
def bitwise_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """
@overload
def bitwise_and(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_and_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """
@overload
def bitwise_and_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
@overload
def bitwise_or(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_or_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
@overload
def bitwise_or_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
@overload
def bitwise_xor(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_xor_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
@overload
def bitwise_xor_(input: _Tensor, other: _Number) -> Tensor: ...

def bitwise_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """All bits of integers inverted, which is `-input - 1` where they have a sign.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """

def bitwise_not_(input: _Tensor) -> Tensor:
    """All bits of integers inverted, which is `-input - 1` where they have a sign.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """

def isnan(input: _Tensor) -> Tensor:
    """Whether elements are NaN, as bool; integers never are.

    >>> ow.isnan(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([False,  True, False])
    """

def isinf(input: _Tensor) -> Tensor:
    """Whether elements are inf or -inf, as bool.

    >>> ow.isinf(ow.tensor([1.0, ow.nan, -ow.inf]))
    tensor([False, False,  True])
    """

def isfinite(input: _Tensor) -> Tensor:
    """Whether elements are neither infinite nor NaN, as bool.

    >>> ow.isfinite(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([ True, False, False])
    """

@overload
def where(condition: _Tensor, input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Elements of `input` where `condition` is true, of `other` elsewhere.

    Shapes are broadcast. No gradient goes to what was not chosen.

    >>> a = ow.tensor([-1.0, 2.0, -3.0])
    >>> ow.where(a > 0, a, 0)
    tensor([0., 2., 0.])
    >>> ow.where(ow.tensor([[True], [False]]), a, -a)
    tensor([[-1.,  2., -3.],
            [ 1., -2.,  3.]])
    """
@overload
def where(condition: _Tensor, input: _Tensor, other: _Number) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Number, other: _Tensor) -> Tensor: ...
@overload
def where(condition: _Tensor, input: _Number, other: _Number) -> Tensor: ...

@overload
def sum(input: _Tensor, *, dtype: _DType | None = None) -> Tensor:
    """The sum of all elements; bool and integers are summed as int64.

    >>> a = ow.tensor([[1, 2], [3, 4]])
    >>> a.sum()
    tensor(10)
    """
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
    """The mean of all elements, `sum / n`; NaN of no elements.

    >>> ow.mean(ow.tensor([1.0, 2.0, 6.0]))
    tensor(3.)
    """
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
    """The product of all elements; bool and integers are multiplied as int64.

    >>> ow.prod(ow.tensor([2, 3, 4]))
    tensor(24)
    """
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
    """The largest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no largest of no elements (IndexError).

    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]), 1)
    tensor([9, 4])
    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]))
    tensor(9)
    """
@overload
def amax(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def amin(
    input: _Tensor, dim: Sequence[_int] | _int = (), keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The smallest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no smallest of no elements (IndexError).

    >>> ow.amin(ow.tensor([[1, 9], [4, 2]]), 0, keepdim=True)
    tensor([[1, 2]])
    """
@overload
def amin(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def var(input: _Tensor, unbiased: _bool = True) -> Tensor:
    """The variance of all elements, `sum((x - mean)²) / (n - 1)`; over `n` with `unbiased=False`.

    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.6667)
    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]), unbiased=False)
    tensor(1.2500)
    """
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
    """The largest element; NaN if there is one.

    Equal elements share its gradient. There is no largest of no elements (IndexError).

    >>> ow.max(ow.tensor([1.0, 5.0, 2.0]))
    tensor(5.)
    """
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
    """The smallest element; NaN if there is one.

    Equal elements share its gradient. There is no smallest of no elements (IndexError).

    >>> ow.min(ow.tensor([1.0, 5.0, 2.0]))
    tensor(1.)
    """
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
    """The smallest and the largest element, along `dim` or of all; NaN if there is one.

    >>> low, high = ow.aminmax(ow.tensor([[1, 9], [4, 2]]), dim=1)
    >>> low
    tensor([1, 2])
    >>> high
    tensor([9, 4])
    """

@overload
def var_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]:
    """The variance and the mean of all elements; the variance over `n - 1`, or over `n` with `unbiased=False`.

    >>> ow.var_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.6667), tensor(2.5000))
    """
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
    """Where the largest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the largest.

    >>> a = ow.tensor([[1, 9, 3], [7, 2, 7]])
    >>> ow.argmax(a)
    tensor(1)
    >>> a.argmax(dim=1)
    tensor([1, 0])
    """
@overload
def argmax(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def all(input: _Tensor) -> Tensor:
    """Whether all elements are other than 0; true of no elements.

    >>> ow.all(ow.tensor([True, True, False]))
    tensor(False)
    """
@overload
def all(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def all(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def any(input: _Tensor) -> Tensor:
    """Whether any element is other than 0; false of no elements.

    >>> ow.any(ow.tensor([0, 0, 5]))
    tensor(True)
    """
@overload
def any(input: _Tensor, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def any(input: _Tensor, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def logsumexp(
    input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The logarithm of the sum of exponentials, `log(sum(exp(input)))`.

    The largest element is taken out first, so that nothing overflows.

    >>> ow.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
@overload
def logsumexp(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    The largest element is taken out first, so that nothing overflows. Integers need a floating `dtype`.

    >>> ow.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    >>> ow.tensor([[0.0, 0.0], [1000.0, 0.0]]).softmax(1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
    tensor([-1000.,     0.])
    """
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def cumsum(input: _Tensor, dim: _int, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor:
    """The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """
@overload
def cumsum(input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...

@overload
def cumsum_(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """
@overload
def cumsum_(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def cumprod(input: _Tensor, dim: _int, *, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor:
    """The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
@overload
def cumprod(input: _Tensor, *, axis: _int, dtype: _DType | None = None, out: _Tensor | None = None) -> Tensor: ...

@overload
def cumprod_(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """
@overload
def cumprod_(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def cummax(input: _Tensor, dim: _int, *, out: Sequence[_Tensor] | None = None) -> return_types.cummax:
    """The largest of the elements up to each one, and where the last of those that are as large is.

    >>> values, indices = ow.cummax(ow.tensor([1, 3, 2, 3]), 0)
    >>> values
    tensor([1, 3, 3, 3])
    >>> indices
    tensor([0, 1, 1, 3])
    """
@overload
def cummax(input: _Tensor, *, axis: _int, out: Sequence[_Tensor] | None = None) -> return_types.cummax: ...

@overload
def cummin(input: _Tensor, dim: _int, *, out: Sequence[_Tensor] | None = None) -> return_types.cummin:
    """The smallest of the elements up to each one, and where the last of those that are as small is.

    >>> values, indices = ow.cummin(ow.tensor([3, 1, 2, 1]), 0)
    >>> values
    tensor([3, 1, 1, 1])
    >>> indices
    tensor([0, 1, 1, 3])
    """
@overload
def cummin(input: _Tensor, *, axis: _int, out: Sequence[_Tensor] | None = None) -> return_types.cummin: ...

@overload
def logcumsumexp(input: _Tensor, dim: _int, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the sum of exponentials of the elements up to each one, without overflow.

    >>> ow.logcumsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor([1000.0000, 1000.6932])
    """
@overload
def logcumsumexp(input: _Tensor, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def reshape(input: _Tensor, shape: Sequence[_int]) -> Tensor:
    """The elements in another shape; a view where the strides allow it, else a copy. One size may be -1.

    >>> ow.arange(6).reshape(3, 2)
    tensor([[0, 1],
            [2, 3],
            [4, 5]])
    >>> ow.reshape(ow.arange(6), (2, -1)).shape
    (2, 3)
    """
@overload
def reshape(input: _Tensor, *shape: _int) -> Tensor: ...

def flatten(input: _Tensor, start_dim: _int = 0, end_dim: _int = -1) -> Tensor:
    """Dimensions `start_dim` to `end_dim`, both included, as one.

    >>> ow.zeros(2, 3, 4).flatten(1).shape
    (2, 12)
    >>> ow.flatten(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """

def transpose(input: _Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """

def t(input: _Tensor) -> Tensor:
    """A matrix transposed; vectors and scalars as they are. More than two dimensions are refused
    (RuntimeError).

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """

@overload
def permute(input: _Tensor, dims: Sequence[_int]) -> Tensor:
    """The dimensions in another order; a view. Every dimension must be named once.

    >>> ow.permute(ow.zeros(2, 3, 4), (2, 0, 1)).shape
    (4, 2, 3)
    """
@overload
def permute(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def permute(input: _Tensor, *dims: _int) -> Tensor: ...

@overload
def unsqueeze(input: _Tensor, dim: _int) -> Tensor:
    """A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """
@overload
def unsqueeze(input: _Tensor, *, axis: _int) -> Tensor: ...

@overload
def squeeze(input: _Tensor) -> Tensor:
    """Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    (3,)
    """
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
    """The tensor broadcast to a shape, without a copy.

    >>> ow.broadcast_to(ow.tensor([1, 2]), (2, 2))
    tensor([[1, 2],
            [1, 2]])
    """
@overload
def broadcast_to(input: _Tensor, *size: _int) -> Tensor: ...

@overload
def select(input: _Tensor, dim: _int, index: _int) -> Tensor:
    """One index of a dimension, which goes; a view. An index outside of the dimension is an IndexError.

    >>> ow.select(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """
@overload
def select(input: _Tensor, *, axis: _int, index: _int) -> Tensor: ...

@overload
def narrow(input: _Tensor, dim: _int, start: _int, length: _int) -> Tensor:
    """`length` elements of a dimension from `start` on; a view.

    >>> ow.narrow(ow.arange(10), 0, 2, 3)
    tensor([2, 3, 4])
    """
@overload
def narrow(input: _Tensor, *, axis: _int, start: _int, length: _int) -> Tensor: ...

def detach(input: _Tensor) -> Tensor:
    """The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """

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
    """A tensor of uninitialised memory: its elements are whatever was there.

    >>> ow.empty(2, 3).shape
    (2, 3)
    """
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
    """A tensor of zeros; of the default dtype when `dtype` is left out.

    >>> ow.zeros(2, 3)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    >>> ow.zeros(2, dtype=ow.int64)
    tensor([0, 0])
    """
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
    """A tensor of ones; of the default dtype when `dtype` is left out.

    >>> ow.ones(2, 2)
    tensor([[1., 1.],
            [1., 1.]])
    """
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
    """A tensor filled with one number, whose kind gives the dtype when that is left out.

    >>> ow.full((2, 2), 7)
    tensor([[7, 7],
            [7, 7]])
    """

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
    """The numbers from `start` (0) in steps of `step` (1) up to but without `end`.

    int64 where all are integers, else the default dtype. A step of 0 is a RuntimeError.

    >>> ow.arange(5)
    tensor([0, 1, 2, 3, 4])
    """
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
    """Uninitialised memory in the shape and dtype of a tensor.

    >>> ow.empty_like(ow.zeros(2, 3)).shape
    (2, 3)
    """

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
    """Zeros in the shape and dtype of a tensor.

    >>> ow.zeros_like(ow.tensor([1, 2]))
    tensor([0, 0])
    """

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
    """Ones in the shape and dtype of a tensor.

    >>> ow.ones_like(ow.tensor([1.5, 2.5]))
    tensor([1., 1.])
    """

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
    """One number in the shape and dtype of a tensor.

    >>> ow.full_like(ow.tensor([1.0, 2.0]), 7)
    tensor([7., 7.])
    """

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
    """Random numbers, uniform over [0, 1).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.rand(1000)
    >>> bool((a >= 0).all() & (a < 1).all())
    True
    """
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
    """Random numbers, normal with mean 0 and variance 1.

    >>> _ = ow.manual_seed(0)
    >>> ow.randn(2, 3).shape
    (2, 3)
    """
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
    """Random integers from `low` (0) up to but without `high`, as int64. `low` must be below `high`
    (ValueError).

    >>> _ = ow.manual_seed(0)
    >>> a = ow.randint(1, 7, (100,))
    >>> a.amin().item() >= 1, a.amax().item() <= 6
    (True, True)
    """
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
    """The integers from 0 up to but without `n` in random order, as int64.

    >>> _ = ow.manual_seed(0)
    >>> sorted(ow.randperm(5).tolist())
    [0, 1, 2, 3, 4]
    """

def clone(input: _Tensor, *, memory_format: _memory_format | None = None) -> Tensor:
    """A copy with memory of its own; gradients go through it.

    >>> a = ow.tensor([1, 2])
    >>> b = a.clone()
    >>> b[0] = 9
    >>> a
    tensor([1, 2])
    """

@overload
def cat(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors one after another along an existing dimension.

    Their other sizes must be equal (RuntimeError); dtypes are brought to their common one.

    >>> a = ow.tensor([[1, 2]])
    >>> ow.cat([a, a + 2])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.cat([a, a + 2], dim=1)
    tensor([[1, 2, 3, 4]])
    """
@overload
def cat(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def concatenate(tensors: Sequence[_Tensor], dim: _int = 0) -> Tensor:
    """Tensors one after another along an existing dimension: NumPy's name of cat.

    >>> ow.concatenate([ow.tensor([1]), ow.tensor([2, 3])])
    tensor([1, 2, 3])
    """
@overload
def concatenate(tensors: Sequence[_Tensor], *, axis: _int) -> Tensor: ...

@overload
def stack(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors of one shape along a new dimension.

    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    >>> ow.stack([ow.tensor([1, 2]), ow.tensor([3, 4])], dim=1)
    tensor([[1, 3],
            [2, 4]])
    """
@overload
def stack(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def gather(input: _Tensor, dim: _int, index: _Tensor, *, sparse_grad: _bool = False) -> Tensor:
    """Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

    >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """
@overload
def gather(input: _Tensor, *, axis: _int, index: _Tensor, sparse_grad: _bool = False) -> Tensor: ...

@overload
def scatter_add(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
@overload
def scatter_add(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...

@overload
def scatter_add_(input: _Tensor, dim: _int, index: _Tensor, src: _Tensor) -> Tensor:
    """Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
@overload
def scatter_add_(input: _Tensor, *, axis: _int, index: _Tensor, src: _Tensor) -> Tensor: ...

@overload
def index_select(input: _Tensor, dim: _int, index: _Tensor) -> Tensor:
    """The entries of a vector of indices along a dimension, in its order; an index may occur several times.

    >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
    tensor([[3, 1, 3],
            [6, 4, 6]])
    """
@overload
def index_select(input: _Tensor, *, axis: _int, index: _Tensor) -> Tensor: ...

@overload
def index_add(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
@overload
def index_add(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...

@overload
def index_add_(input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
@overload
def index_add_(input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, alpha: _Number = 1) -> Tensor: ...

def mm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The product of two matrices, `out[i][k] = sum of input[i][j] * mat2[j][k] over j`.

    Shapes (n, m) and (m, p) give (n, p); nothing is broadcast. Other shapes are a RuntimeError.

    >>> ow.mm(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([[1.0], [10.0]]))
    tensor([[21.],
            [43.]])
    """

def bmm(input: _Tensor, mat2: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The products of two batches of matrices: shapes (b, n, m) and (b, m, p) give (b, n, p).

    >>> ow.bmm(ow.ones(2, 1, 3), ow.ones(2, 3, 1)).flatten()
    tensor([3., 3.])
    """

def dot(input: _Tensor, tensor: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inner product of two vectors of one length, the sum of `input * tensor`.

    >>> ow.dot(ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0]))
    tensor(11.)
    """

def mv(input: _Tensor, vec: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The product of a matrix and a vector: shapes (n, m) and (m,) give (n,).

    >>> ow.mv(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1.0, 10.0]))
    tensor([21., 43.])
    """

def matmul(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The matrix product; vectors are taken as one row or column, leading dimensions broadcast.

    The last size of `input` must be the last but one of `other` (RuntimeError).

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> a @ a
    tensor([[ 7., 10.],
            [15., 22.]])
    >>> a @ ow.tensor([1.0, 10.0])
    tensor([21., 43.])
    >>> (ow.ones(5, 1, 2, 3) @ ow.ones(4, 3, 6)).shape
    (5, 4, 2, 6)
    """

def addmm(
    input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`beta * input + alpha * (mat1 @ mat2)`; with `beta=0` the input is not read.

    >>> a = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.addmm(ow.ones(2), a, a, beta=10)
    tensor([[17., 20.],
            [25., 32.]])
    """

def embedding(
    weight: _Tensor, indices: _Tensor, padding_idx: _int = -1, scale_grad_by_freq: _bool = False, sparse: _bool = False
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    >>> ow.embedding(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1, 0, 1]))
    tensor([[3., 4.],
            [1., 2.],
            [3., 4.]])
    """

def celu(input: _Tensor, alpha: _Number = 1.0, inplace: _bool = False) -> Tensor:
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous (Barron, arXiv
    1704.07483). `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """

def celu_(input: _Tensor, alpha: _Number = 1.0) -> Tensor:
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous (Barron, arXiv
    1704.07483). `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """

def selu(input: _Tensor, inplace: _bool = False) -> Tensor:
    """The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
    arXiv 1706.02515).

    >>> ow.selu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-1.1113,  0.0000,  2.1014])
    """

def selu_(input: _Tensor) -> Tensor:
    """The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
    arXiv 1706.02515).

    >>> ow.selu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-1.1113,  0.0000,  2.1014])
    """

def hardshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor:
    """The input where it lies outside of `[-lambd, lambd]`, else 0.

    >>> ow.hardshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-1.,  0.,  3.])
    """

def threshold(
    input: _Tensor, threshold: _Number, value: _Number, inplace: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """

def threshold_(input: _Tensor, threshold: _Number, value: _Number) -> Tensor:
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """

def prelu(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
    (dimension 1).

    >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
    tensor([[-0.2500, -1.0000],
            [ 3.0000, -2.0000]])
    """

def rrelu(
    input: _Tensor,
    lower: _Number = 0.125,
    upper: _Number = 0.3333333333333333,
    training: _bool = False,
    generator: _Generator | None = None,
) -> Tensor:
    """`input` where it is positive; elsewhere times a slope, drawn from `[lower, upper)` for each element in
    training, else their mean (Xu and others, arXiv 1505.00853).

    >>> ow.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """

def binary_cross_entropy_with_logits(
    input: _Tensor,
    target: _Tensor,
    weight: _Tensor | None = None,
    pos_weight: _Tensor | None = None,
    reduction: _int | _str = "mean",
) -> Tensor:
    """The cross entropy of `sigmoid(input)`, without overflow: `(1 - target) * input + log(1 + exp(-input))`.

    `pos_weight` multiplies the part of the positive class.

    >>> ow.binary_cross_entropy_with_logits(ow.tensor([0.0, -200.0]), ow.ones(2), reduction='none')
    tensor([  0.6931, 200.0000])
    """

def kl_div(input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", *, log_target: _bool = False) -> Tensor:
    """The Kullback-Leibler divergence of log-probabilities: `target * (log(target) - input)`, 0 where the
        target is
    0; with `log_target` the target is given by logarithms too.

    >>> ow.kl_div(ow.tensor([0.5, 0.5]).log(), ow.tensor([0.0, 1.0]), reduction='sum')
    tensor(0.6931)
    """

def poisson_nll_loss(
    input: _Tensor, target: _Tensor, log_input: _bool, full: _bool, eps: _float, reduction: _int
) -> Tensor:
    """The negative logarithm of the Poisson distribution: see `nn.functional.poisson_nll_loss`.

    >>> ow.poisson_nll_loss(ow.tensor([0.0]), ow.tensor([2.0]), True, False, 1e-8, 1)
    tensor(1.)
    """

def hinge_embedding_loss(
    input: _Tensor, target: _Tensor, margin: _float = 1.0, reduction: _int | _str = "mean"
) -> Tensor:
    """The input where the target is 1, `max(0, margin - input)` where it is -1.

    >>> ow.hinge_embedding_loss(ow.tensor([0.5, 0.5]), ow.tensor([1, -1]), 2.0, reduction='none')
    tensor([0.5000, 1.5000])
    """

def margin_ranking_loss(
    input1: _Tensor, input2: _Tensor, target: _Tensor, margin: _float = 0.0, reduction: _int | _str = "mean"
) -> Tensor:
    """`max(0, -target * (input1 - input2) + margin)`: 0 where the order is that of the target's sign.

    >>> ow.margin_ranking_loss(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]))
    tensor(2.)
    """

@overload
def pairwise_distance(x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, keepdim: _bool = False) -> Tensor:
    """The p-norms of `x1 - x2 + eps` along the last dimension.

    >>> ow.pairwise_distance(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0]]))
    tensor([5.])
    """
@overload
def pairwise_distance(x1: _Tensor, x2: _Tensor, p: _float = 2.0, eps: _float = 1e-06, *, keepdims: _bool) -> Tensor: ...

@overload
def cosine_similarity(x1: _Tensor, x2: _Tensor, dim: _int = 1, eps: _float = 1e-08) -> Tensor:
    """The cosine of the angle between vectors along a dimension; norms below `eps` are taken as `eps`.

    >>> ow.cosine_similarity(ow.tensor([[1.0, 0.0]]), ow.tensor([[1.0, 1.0]]))
    tensor([0.7071])
    """
@overload
def cosine_similarity(x1: _Tensor, x2: _Tensor, *, axis: _int, eps: _float = 1e-08) -> Tensor: ...

def cosine_embedding_loss(
    input1: _Tensor, input2: _Tensor, target: _Tensor, margin: _float = 0.0, reduction: _int | _str = "mean"
) -> Tensor:
    """`1 - cos` of pairs of vectors with target 1, `max(0, cos - margin)` of those with target -1.

    >>> a, b = ow.tensor([[1.0, 0.0]]), ow.tensor([[0.0, 1.0]])
    >>> ow.cosine_embedding_loss(a, b, ow.tensor([1]))
    tensor(1.)
    """

def triplet_margin_loss(
    anchor: _Tensor,
    positive: _Tensor,
    negative: _Tensor,
    margin: _float = 1.0,
    p: _float = 2.0,
    eps: _float = 1e-06,
    swap: _bool = False,
    reduction: _int | _str = "mean",
) -> Tensor:
    """`max(0, d(anchor, positive) - d(anchor, negative) + margin)` with distances of `pairwise_distance`
        (Balntas and
    others, British Machine Vision Conference 2016).

    `swap` takes the distance of positive and negative where it is smaller than that of anchor and negative.

    >>> a, b, c = ow.tensor([[0.0]]), ow.tensor([[1.0]]), ow.tensor([[3.0]])
    >>> ow.triplet_margin_loss(a, c, b)
    tensor(3.)
    """

def convolution(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None,
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    transposed: _bool,
    output_padding: Sequence[_int],
    groups: _int,
) -> Tensor:
    """The convolution of a batch of any number of dimensions, or with `transposed` its transpose. See `conv2d`
        and
    `conv_transpose2d`.

    >>> ow.convolution(ow.ones(1, 1, 3), ow.ones(1, 1, 2), None, (1,), (0,), (1,), False, (0,), 1)
    tensor([[[2., 2.]]])
    """

@overload
def conv1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1,),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    groups: _int = 1,
) -> Tensor: ...

@overload
def conv2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1, 1),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    groups: _int = 1,
) -> Tensor: ...

@overload
def conv3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1, 1, 1),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    groups: _int = 1,
) -> Tensor: ...

def conv_transpose1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,),
    output_padding: Sequence[_int] | _int = (0,),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1,),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels (channels in, channels out /
        groups,
    length), added up. It is the gradient of `conv1d` in its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose1d(ow.tensor([[[1.0, 2.0]]]), ow.tensor([[[1.0, 10.0]]]))
    tensor([[[ 1., 12., 20.]]])
    """

def conv_transpose2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    output_padding: Sequence[_int] | _int = (0, 0),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels (channels in, channels out /
        groups,
    height, width), added up. It is the gradient of `conv2d` in its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """

def conv_transpose3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0),
    output_padding: Sequence[_int] | _int = (0, 0, 0),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1, 1),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels (channels in, channels out /
        groups,
    depth, height, width), added up. It is the gradient of `conv3d` in its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose3d(ow.ones(1, 1, 1, 1, 1), ow.ones(1, 2, 1, 1, 3)).flatten()
    tensor([1., 1., 1., 1., 1., 1.])
    """

def max_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """

def max_pool1d_with_indices(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    ceil_mode: _bool = False,
) -> builtins.tuple[Tensor, Tensor]:
    """The largest element of every window of the last dimension, and its index in the input.

    >>> ow.max_pool1d_with_indices(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    (tensor([[5., 4.]]), tensor([[1, 3]]))
    """

def avg_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
) -> Tensor:
    """The mean of every window of the last dimension.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.

    >>> ow.nn.functional.avg_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[3., 3.]])
    """

@overload
def adaptive_avg_pool1d(input: _Tensor, output_size: Sequence[_int] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last dimension evenly.

    >>> ow.nn.functional.adaptive_avg_pool1d(ow.tensor([[1.0, 5.0, 2.0]]), 2)
    tensor([[3.0000, 3.5000]])
    """
@overload
def adaptive_avg_pool1d(input: _Tensor, *output_size: _int) -> Tensor: ...

def max_pool2d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def max_pool3d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """

def constant_pad_nd(input: _Tensor, pad: Sequence[_int], value: _Number = 0) -> Tensor:
    """The input with `value` around it: `pad` has two numbers for each dimension, the last dimension first;
        negative
    ones cut off.

    >>> ow.constant_pad_nd(ow.tensor([[1, 2]]), (1, 1), 9)
    tensor([[9, 1, 2, 9]])
    """

def pixel_shuffle(input: _Tensor, upscale_factor: _int) -> Tensor:
    """Channels rearranged to larger images: (..., C r², H, W) to (..., C, H r, W r) (Shi and others, arXiv
    1609.05158).

    >>> ow.pixel_shuffle(ow.arange(4.0).reshape(1, 4, 1, 1), 2)
    tensor([[[[0., 1.],
              [2., 3.]]]])
    """

def pixel_unshuffle(input: _Tensor, downscale_factor: _int) -> Tensor:
    """The inverse of `pixel_shuffle`: (..., C, H r, W r) to (..., C r², H, W).

    >>> ow.pixel_unshuffle(ow.arange(4.0).reshape(1, 1, 2, 2), 2).flatten()
    tensor([0., 1., 2., 3.])
    """

def channel_shuffle(input: _Tensor, groups: _int) -> Tensor:
    """The channels of all groups interleaved (Zhang and others, arXiv 1707.01083).

    >>> ow.channel_shuffle(ow.arange(4.0).reshape(1, 4, 1), 2).flatten()
    tensor([0., 2., 1., 3.])
    """

def layer_norm(
    input: _Tensor,
    normalized_shape: Sequence[_int],
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor:
    """The last dimensions, of shape `normalized_shape`, brought to mean 0 and variance 1, times `weight` and
        plus
    `bias` (Ba and others, arXiv 1607.06450).

    >>> ow.layer_norm(ow.tensor([[1.0, 3.0], [0.0, 100.0]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """

def rms_norm(
    input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None = None, eps: _float | None = None
) -> Tensor:
    """The last dimensions, of shape `normalized_shape`, over the root of their mean square plus `eps`, times
        `weight`
    (Zhang and Sennrich, arXiv 1910.07467). `eps` is the distance from 1 to the next number when left out.

    >>> ow.rms_norm(ow.tensor([[3.0, 4.0, 0.0, 0.0]]), (4,))
    tensor([[1.2000, 1.6000, 0.0000, 0.0000]])
    """

def batch_norm(
    input: _Tensor,
    weight: _Tensor | None,
    bias: _Tensor | None,
    running_mean: _Tensor | None,
    running_var: _Tensor | None,
    training: _bool,
    momentum: _float,
    eps: _float,
    cudnn_enabled: _bool,
) -> Tensor:
    """Every channel normalized; see `nn.functional.batch_norm`. `cudnn_enabled` says nothing on a CPU.

    >>> ow.batch_norm(ow.tensor([[1.0], [3.0]]), None, None, None, None, True, 0.1, 0.0, False)
    tensor([[-1.],
            [ 1.]])
    """

def group_norm(
    input: _Tensor, num_groups: _int, weight: _Tensor | None = None, bias: _Tensor | None = None, eps: _float = 1e-05
) -> Tensor:
    """Every group of channels of every image brought to mean 0 and variance 1, times `weight` and plus `bias`,
        one
    a channel (Wu and He, arXiv 1803.08494).

    >>> ow.group_norm(ow.tensor([[1.0, 3.0, 0.0, 100.0]]), 2)
    tensor([[-1.0000,  1.0000, -1.0000,  1.0000]])
    """

def dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is 0 with probability `p`, else divided by `1 - p` (Hinton and others, arXiv
    1207.0580).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.dropout(ow.ones(1000), 0.5, True)
    >>> bool(((found == 0) | (found == 2)).all()), 400 < found.sum().item() / 2 < 600
    (True, True)
    """

def dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is 0 with probability `p`, else divided by `1 - p` (Hinton and others, arXiv
    1207.0580).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.dropout(ow.ones(1000), 0.5, True)
    >>> bool(((found == 0) | (found == 2)).all()), 400 < found.sum().item() / 2 < 600
    (True, True)
    """

def feature_dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every channel is 0 with probability `p`, else divided by `1 - p` (Tompson and others, arXiv
    1411.4280).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def feature_dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every channel is 0 with probability `p`, else divided by `1 - p` (Tompson and others, arXiv
    1411.4280).

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def alpha_dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is replaced by selu's lower bound with probability `p`, then all are brought
        back to
    mean 0 and variance 1.

    >>> _ = ow.manual_seed(0)
    >>> abs(ow.alpha_dropout(ow.randn(10000), 0.2, True).mean().item()) < 0.1
    True
    """

def alpha_dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """In training every element is replaced by selu's lower bound with probability `p`, then all are brought
        back to
    mean 0 and variance 1.

    >>> _ = ow.manual_seed(0)
    >>> abs(ow.alpha_dropout(ow.randn(10000), 0.2, True).mean().item()) < 0.1
    True
    """

def feature_alpha_dropout(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """Alpha dropout of whole channels.

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_alpha_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def feature_alpha_dropout_(input: _Tensor, p: _float, train: _bool) -> Tensor:
    """Alpha dropout of whole channels.

    >>> _ = ow.manual_seed(0)
    >>> found = ow.feature_alpha_dropout(ow.ones(1, 100, 5), 0.5, True)
    >>> bool((found == found[:, :, :1]).all())
    True
    """

def bilinear(input1: _Tensor, input2: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """The bilinear map `sum of input1[i] * weight[k][i][j] * input2[j]`, plus `bias[k]`.

    >>> ow.bilinear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0]]), ow.tensor([[[1.0], [10.0]]]))
    tensor([[63.]])
    """
