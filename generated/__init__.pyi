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
from runtime.type_info import finfo as finfo
from runtime.type_info import iinfo as iinfo

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
    @builtins.property
    def real(self) -> Tensor:
        """The real part, as a view; a tensor that is not complex is its own.

        >>> ow.real(ow.tensor([1 + 2j]))
        tensor([1.])
        """
    @builtins.property
    def imag(self) -> Tensor:
        """The imaginary part, as a view; of complex tensors only (RuntimeError).

        >>> ow.imag(ow.tensor([1 + 2j]))
        tensor([2.])
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
    def __floordiv__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ifloordiv__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rfloordiv__(self, other: _Number) -> Tensor: ...
    def __mod__(self, other: _Tensor | _Number) -> Tensor: ...
    def __imod__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rmod__(self, other: _Number) -> Tensor: ...
    def __lshift__(self, other: _Tensor | _Number) -> Tensor: ...
    def __ilshift__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rlshift__(self, other: _Number) -> Tensor: ...
    def __rshift__(self, other: _Tensor | _Number) -> Tensor: ...
    def __irshift__(self, other: _Tensor | _Number) -> Tensor: ...
    def __rrshift__(self, other: _Number) -> Tensor: ...
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
    def subtract(self, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def subtract(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
    @overload
    def subtract_(self, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor: ...
    @overload
    def subtract_(self, other: _Number, alpha: _Number = 1) -> Tensor: ...
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
    def multiply(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def multiply(self, other: _Number) -> Tensor: ...
    @overload
    def multiply_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def multiply_(self, other: _Number) -> Tensor: ...
    @overload
    def div(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def div(self, other: _Tensor | _Number, *, rounding_mode: _str | None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def div(self, other: _Number) -> Tensor: ...
    @overload
    def div(self, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...
    @overload
    def div_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def div_(self, other: _Tensor | _Number, *, rounding_mode: _str | None) -> Tensor: ...
    @overload
    def div_(self, other: _Number) -> Tensor: ...
    @overload
    def div_(self, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...
    @overload
    def divide(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def divide(self, other: _Tensor | _Number, *, rounding_mode: _str | None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def divide(self, other: _Number) -> Tensor: ...
    @overload
    def divide(self, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...
    @overload
    def divide_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def divide_(self, other: _Tensor | _Number, *, rounding_mode: _str | None) -> Tensor: ...
    @overload
    def divide_(self, other: _Number) -> Tensor: ...
    @overload
    def divide_(self, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...
    @overload
    def true_divide(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def true_divide(self, other: _Number) -> Tensor: ...
    @overload
    def true_divide_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def true_divide_(self, other: _Number) -> Tensor: ...
    def neg(self, *, out: _Tensor | None = None) -> Tensor: ...
    def neg_(self) -> Tensor: ...
    def negative(self, *, out: _Tensor | None = None) -> Tensor: ...
    def negative_(self) -> Tensor: ...
    def positive(self) -> Tensor: ...
    def abs(self, *, out: _Tensor | None = None) -> Tensor: ...
    def abs_(self) -> Tensor: ...
    def absolute(self, *, out: _Tensor | None = None) -> Tensor: ...
    def absolute_(self) -> Tensor: ...
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
    @overload
    def clamp(
        self, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def clamp(
        self, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def clamp_(self, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
    @overload
    def clip(self, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clip(self, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clip_(self, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor: ...
    @overload
    def clip_(self, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...
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
    def arcsin(self, *, out: _Tensor | None = None) -> Tensor: ...
    def arcsin_(self) -> Tensor: ...
    def acos(self, *, out: _Tensor | None = None) -> Tensor: ...
    def acos_(self) -> Tensor: ...
    def arccos(self, *, out: _Tensor | None = None) -> Tensor: ...
    def arccos_(self) -> Tensor: ...
    def atan(self, *, out: _Tensor | None = None) -> Tensor: ...
    def atan_(self) -> Tensor: ...
    def arctan(self, *, out: _Tensor | None = None) -> Tensor: ...
    def arctan_(self) -> Tensor: ...
    def sinh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sinh_(self) -> Tensor: ...
    def cosh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def cosh_(self) -> Tensor: ...
    def tanh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def tanh_(self) -> Tensor: ...
    def asinh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def asinh_(self) -> Tensor: ...
    def arcsinh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def arcsinh_(self) -> Tensor: ...
    def acosh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def acosh_(self) -> Tensor: ...
    def arccosh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def arccosh_(self) -> Tensor: ...
    def atanh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def atanh_(self) -> Tensor: ...
    def arctanh(self, *, out: _Tensor | None = None) -> Tensor: ...
    def arctanh_(self) -> Tensor: ...
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
    def eq_(self, other: _Tensor) -> Tensor: ...
    @overload
    def eq_(self, other: _Number) -> Tensor: ...
    @overload
    def ne(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ne(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ne_(self, other: _Tensor) -> Tensor: ...
    @overload
    def ne_(self, other: _Number) -> Tensor: ...
    @overload
    def not_equal(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def not_equal(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def not_equal_(self, other: _Tensor) -> Tensor: ...
    @overload
    def not_equal_(self, other: _Number) -> Tensor: ...
    @overload
    def lt(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lt(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lt_(self, other: _Tensor) -> Tensor: ...
    @overload
    def lt_(self, other: _Number) -> Tensor: ...
    @overload
    def less(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def less(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def less_(self, other: _Tensor) -> Tensor: ...
    @overload
    def less_(self, other: _Number) -> Tensor: ...
    @overload
    def le(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def le(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def le_(self, other: _Tensor) -> Tensor: ...
    @overload
    def le_(self, other: _Number) -> Tensor: ...
    @overload
    def less_equal(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def less_equal(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def less_equal_(self, other: _Tensor) -> Tensor: ...
    @overload
    def less_equal_(self, other: _Number) -> Tensor: ...
    @overload
    def gt(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def gt(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def gt_(self, other: _Tensor) -> Tensor: ...
    @overload
    def gt_(self, other: _Number) -> Tensor: ...
    @overload
    def greater(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def greater(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def greater_(self, other: _Tensor) -> Tensor: ...
    @overload
    def greater_(self, other: _Number) -> Tensor: ...
    @overload
    def ge(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ge(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def ge_(self, other: _Tensor) -> Tensor: ...
    @overload
    def ge_(self, other: _Number) -> Tensor: ...
    @overload
    def greater_equal(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def greater_equal(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def greater_equal_(self, other: _Tensor) -> Tensor: ...
    @overload
    def greater_equal_(self, other: _Number) -> Tensor: ...
    def logical_not(self, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_not_(self) -> Tensor: ...
    def logical_and(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_and_(self, other: _Tensor) -> Tensor: ...
    def logical_or(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_or_(self, other: _Tensor) -> Tensor: ...
    def logical_xor(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def logical_xor_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_and(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_and(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_and(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_and_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_and_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_or(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_or(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_or(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_or_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_or_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_xor(self, other: _Tensor) -> Tensor: ...
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
    def all(
        self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def all(self, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self) -> Tensor: ...
    @overload
    def any(self, dim: _int, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(self, *, axis: _int, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def any(
        self, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def any(self, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
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
    def floor(self, *, out: _Tensor | None = None) -> Tensor: ...
    def floor_(self) -> Tensor: ...
    def ceil(self, *, out: _Tensor | None = None) -> Tensor: ...
    def ceil_(self) -> Tensor: ...
    def trunc(self, *, out: _Tensor | None = None) -> Tensor: ...
    def trunc_(self) -> Tensor: ...
    def fix(self, *, out: _Tensor | None = None) -> Tensor: ...
    def fix_(self) -> Tensor: ...
    def frac(self, *, out: _Tensor | None = None) -> Tensor: ...
    def frac_(self) -> Tensor: ...
    @overload
    def round(self, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def round(self, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def round_(self) -> Tensor: ...
    @overload
    def round_(self, *, decimals: _int) -> Tensor: ...
    def signbit(self, *, out: _Tensor | None = None) -> Tensor: ...
    def isposinf(self, *, out: _Tensor | None = None) -> Tensor: ...
    def isneginf(self, *, out: _Tensor | None = None) -> Tensor: ...
    def isreal(self) -> Tensor: ...
    def nan_to_num(
        self,
        nan: _float | None = None,
        posinf: _float | None = None,
        neginf: _float | None = None,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    def nan_to_num_(
        self, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None
    ) -> Tensor: ...
    def deg2rad(self, *, out: _Tensor | None = None) -> Tensor: ...
    def deg2rad_(self) -> Tensor: ...
    def rad2deg(self, *, out: _Tensor | None = None) -> Tensor: ...
    def rad2deg_(self) -> Tensor: ...
    @overload
    def clamp_min(self, min: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_min(self, min: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_min_(self, min: _Tensor) -> Tensor: ...
    @overload
    def clamp_min_(self, min: _Number) -> Tensor: ...
    @overload
    def clamp_max(self, max: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_max(self, max: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def clamp_max_(self, max: _Tensor) -> Tensor: ...
    @overload
    def clamp_max_(self, max: _Number) -> Tensor: ...
    @overload
    def floor_divide(self, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def floor_divide(self, other: _Number) -> Tensor: ...
    @overload
    def floor_divide_(self, other: _Tensor | _Number) -> Tensor: ...
    @overload
    def floor_divide_(self, other: _Number) -> Tensor: ...
    @overload
    def remainder(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def remainder(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def remainder(self, other: _Tensor) -> Tensor: ...
    @overload
    def remainder_(self, other: _Tensor) -> Tensor: ...
    @overload
    def remainder_(self, other: _Number) -> Tensor: ...
    @overload
    def fmod(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def fmod(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def fmod_(self, other: _Tensor) -> Tensor: ...
    @overload
    def fmod_(self, other: _Number) -> Tensor: ...
    @overload
    def float_power(self, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def float_power(self, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def float_power_(self, exponent: _Tensor) -> Tensor: ...
    @overload
    def float_power_(self, exponent: _Number) -> Tensor: ...
    def fmax(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def fmin(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def atan2(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def atan2_(self, other: _Tensor) -> Tensor: ...
    def arctan2(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def arctan2_(self, other: _Tensor) -> Tensor: ...
    def hypot(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def hypot_(self, other: _Tensor) -> Tensor: ...
    def logaddexp(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def logaddexp2(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def copysign(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def copysign(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def copysign_(self, other: _Tensor) -> Tensor: ...
    @overload
    def copysign_(self, other: _Number) -> Tensor: ...
    def nextafter(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def nextafter_(self, other: _Tensor) -> Tensor: ...
    def ldexp(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def ldexp_(self, other: _Tensor) -> Tensor: ...
    def gcd(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def gcd_(self, other: _Tensor) -> Tensor: ...
    def lcm(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def lcm_(self, other: _Tensor) -> Tensor: ...
    def heaviside(self, values: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    def heaviside_(self, values: _Tensor) -> Tensor: ...
    def addcmul(
        self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
    ) -> Tensor: ...
    def addcmul_(self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor: ...
    def addcdiv(
        self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
    ) -> Tensor: ...
    def addcdiv_(self, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor: ...
    @overload
    def lerp(self, end: _Tensor, weight: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lerp(self, end: _Tensor, weight: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def lerp_(self, end: _Tensor, weight: _Tensor) -> Tensor: ...
    @overload
    def lerp_(self, end: _Tensor, weight: _Number) -> Tensor: ...
    @overload
    def masked_fill(self, mask: _Tensor, value: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def masked_fill(self, mask: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def masked_fill_(self, mask: _Tensor, value: _Tensor) -> Tensor: ...
    @overload
    def masked_fill_(self, mask: _Tensor, value: _Number) -> Tensor: ...
    def isclose(
        self, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
    ) -> Tensor: ...
    def allclose(
        self, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
    ) -> _bool: ...
    def equal(self, other: _Tensor) -> _bool: ...
    @overload
    def bitwise_left_shift(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_left_shift(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_left_shift(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_left_shift_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_left_shift_(self, other: _Number) -> Tensor: ...
    @overload
    def bitwise_right_shift(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_right_shift(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bitwise_right_shift(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_right_shift_(self, other: _Tensor) -> Tensor: ...
    @overload
    def bitwise_right_shift_(self, other: _Number) -> Tensor: ...
    def erfinv(self, *, out: _Tensor | None = None) -> Tensor: ...
    def erfinv_(self) -> Tensor: ...
    def lgamma(self, *, out: _Tensor | None = None) -> Tensor: ...
    def lgamma_(self) -> Tensor: ...
    def digamma(self, *, out: _Tensor | None = None) -> Tensor: ...
    def digamma_(self) -> Tensor: ...
    def polygamma(self, n: _int, *, out: _Tensor | None = None) -> Tensor: ...
    def mvlgamma(self, p: _int, *, out: _Tensor | None = None) -> Tensor: ...
    def mvlgamma_(self, p: _int) -> Tensor: ...
    def logit(self, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    def logit_(self, eps: _float | None = None) -> Tensor: ...
    def sinc(self, *, out: _Tensor | None = None) -> Tensor: ...
    def sinc_(self) -> Tensor: ...
    def i0(self, *, out: _Tensor | None = None) -> Tensor: ...
    def i0_(self) -> Tensor: ...
    @overload
    def xlogy(self, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def xlogy(self, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def xlogy_(self, other: _Tensor) -> Tensor: ...
    @overload
    def xlogy_(self, other: _Number) -> Tensor: ...
    @overload
    def argmin(self, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def argmin(self, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, dim: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *, axis: Sequence[_int], out: _Tensor | None = None) -> Tensor: ...
    @overload
    def count_nonzero(self, *dim: _int, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def std(self, unbiased: _bool = True) -> Tensor: ...
    @overload
    def std(
        self,
        dim: Sequence[_int] | _int | None = None,
        *,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        correction: _Number | None = None,
        keepdim: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def std(
        self,
        dim: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdim: _bool = False,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def std(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        unbiased: _bool = True,
        keepdims: _bool = False,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nansum(
        self,
        dim: Sequence[_int] | _int | None = None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nansum(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanmean(
        self,
        dim: Sequence[_int] | _int | None = None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def nanmean(
        self,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def norm(
        self,
        p: _Number = 2,
        dim: Sequence[_int] | _int | None = None,
        keepdim: _bool = False,
        *,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def norm(
        self,
        p: _Number = 2,
        *,
        axis: Sequence[_int] | _int | None,
        keepdims: _bool = False,
        dtype: _DType | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def diff(
        self,
        n: _int = 1,
        dim: _int = -1,
        prepend: _Tensor | None = None,
        append: _Tensor | None = None,
        *,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def diff(
        self,
        n: _int = 1,
        *,
        axis: _int,
        prepend: _Tensor | None = None,
        append: _Tensor | None = None,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    def conj_physical(self, *, out: _Tensor | None = None) -> Tensor: ...
    def conj_physical_(self) -> Tensor: ...
    def conj(self) -> Tensor: ...
    def resolve_conj(self) -> Tensor: ...
    def angle(self, *, out: _Tensor | None = None) -> Tensor: ...
    def is_signed(self) -> _bool: ...
    def is_nonzero(self) -> _bool: ...
    def is_same_size(self, other: _Tensor) -> _bool: ...
    @overload
    def new_empty(
        self,
        size: Sequence[_int],
        *,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """Uninitialised memory of a size, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_empty(2, 3).shape
        (2, 3)
        """
    @overload
    def new_empty(
        self,
        *size: _int,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_zeros(
        self,
        size: Sequence[_int],
        *,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """Zeros of a size, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_zeros(3)
        tensor([0, 0, 0])
        """
    @overload
    def new_zeros(
        self,
        *size: _int,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    @overload
    def new_ones(
        self,
        size: Sequence[_int],
        *,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """Ones of a size, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_ones(3)
        tensor([1, 1, 1])
        """
    @overload
    def new_ones(
        self,
        *size: _int,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    def new_full(
        self,
        size: Sequence[_int],
        fill_value: _Number,
        *,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor:
        """One number everywhere, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_full((3,), 7)
        tensor([7, 7, 7])
        """
    def uniform(self, low: _float = 0.0, high: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

        >>> ow.empty(2).uniform_(3, 3)
        tensor([3., 3.])
        """
    def uniform_(self, low: _float = 0.0, high: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers, uniform over `[low, high)`, in the shape and dtype of the tensor; in place they fill it.

        >>> ow.empty(2).uniform_(3, 3)
        tensor([3., 3.])
        """
    @overload
    def random(self, *, generator: _Generator | None = None) -> Tensor:
        """Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
            exactly.

        >>> ow.empty(2, dtype=ow.int64).random_(1)
        tensor([0, 0])
        """
    @overload
    def random(self, high: _int, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random(self, low: _int, high: _int | None, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, *, generator: _Generator | None = None) -> Tensor:
        """Random integers of the tensor's dtype that are not negative; of a floating dtype those that it holds
            exactly.

        >>> ow.empty(2, dtype=ow.int64).random_(1)
        tensor([0, 0])
        """
    @overload
    def random_(self, high: _int, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def random_(self, low: _int, high: _int | None, *, generator: _Generator | None = None) -> Tensor: ...
    def exponential(self, lambd: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

        >>> bool((ow.empty(100).exponential_() >= 0).all())
        True
        """
    def exponential_(self, lambd: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers with the density `lambd * exp(-lambd * x)`; in place they fill the tensor.

        >>> bool((ow.empty(100).exponential_() >= 0).all())
        True
        """
    def cauchy(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers of the Cauchy distribution; in place they fill the tensor.

        >>> ow.empty(2).cauchy_().shape
        (2,)
        """
    def cauchy_(self, median: _float = 0.0, sigma: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers of the Cauchy distribution; in place they fill the tensor.

        >>> ow.empty(2).cauchy_().shape
        (2,)
        """
    def log_normal(self, mean: _float = 1.0, std: _float = 2.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

        >>> ow.empty(2).log_normal_(0, 0)
        tensor([1., 1.])
        """
    def log_normal_(self, mean: _float = 1.0, std: _float = 2.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers whose logarithm is normal with `mean` and `std`; in place they fill the tensor.

        >>> ow.empty(2).log_normal_(0, 0)
        tensor([1., 1.])
        """
    def geometric(self, p: _float, *, generator: _Generator | None = None) -> Tensor:
        """How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

        >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
        True
        """
    def geometric_(self, p: _float, *, generator: _Generator | None = None) -> Tensor:
        """How many trials with the probability `p` it takes to succeed, by chance; in place they fill the tensor.

        >>> bool((ow.empty(100).geometric_(0.5) >= 1).all())
        True
        """
    @overload
    def bernoulli(self, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli(self, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def bernoulli_(self, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def normal(self, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor: ...
    @overload
    def normal(
        self, std: _float = 1.0, *, generator: _Generator | None = None, out: _Tensor | None = None
    ) -> Tensor: ...
    @overload
    def normal(self, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
    @overload
    def normal(
        self,
        std: _float,
        size: Sequence[_int],
        *,
        generator: _Generator | None = None,
        dtype: _DType | None = None,
        layout: _layout | None = None,
        device: _Device | None = None,
        pin_memory: _bool | None = None,
        requires_grad: _bool = False,
    ) -> Tensor: ...
    def normal_(self, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor:
        """Random numbers in the shape and dtype of a tensor; in place they fill it."""
    def multinomial(
        self,
        num_samples: _int,
        replacement: _bool = False,
        *,
        generator: _Generator | None = None,
        out: _Tensor | None = None,
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
def subtract(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """Another name of `sub`.

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def subtract(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def subtract_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """Another name of `sub`.

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def subtract_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

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
def multiply(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `mul`.

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def multiply(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def multiply_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """Another name of `mul`.

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def multiply_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

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
def div(
    input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def div(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def div(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

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
def div_(input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None) -> Tensor: ...
@overload
def div_(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def div_(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def divide(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def divide(
    input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def divide(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def divide(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def divide_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def divide_(input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None) -> Tensor: ...
@overload
def divide_(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def divide_(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def true_divide(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def true_divide(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def true_divide_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def true_divide_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

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

def negative(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `neg`.

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def negative_(input: _Tensor) -> Tensor:
    """Another name of `neg`.

    The negative, `-input`.

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

def absolute(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `abs`.

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def absolute_(input: _Tensor) -> Tensor:
    """Another name of `abs`.

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

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

@overload
def clamp(
    input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None
) -> Tensor:
    """Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`."""
@overload
def clamp(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor: ...

@overload
def clamp_(input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor:
    """Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`."""
@overload
def clamp_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...

@overload
def clip(
    input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None, *, out: _Tensor | None = None
) -> Tensor:
    """Another name of `clamp`.

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
@overload
def clip(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor: ...

@overload
def clip_(input: _Tensor, min: _Tensor | None = None, max: _Tensor | None = None) -> Tensor:
    """Another name of `clamp`.

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
@overload
def clip_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor: ...

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

def arcsin(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `asin`.

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """

def arcsin_(input: _Tensor) -> Tensor:
    """Another name of `asin`.

    The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

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

def arccos(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `acos`.

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """

def arccos_(input: _Tensor) -> Tensor:
    """Another name of `acos`.

    The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

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

def arctan(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `atan`.

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """

def arctan_(input: _Tensor) -> Tensor:
    """Another name of `atan`.

    The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

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

def arcsinh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `asinh`.

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """

def arcsinh_(input: _Tensor) -> Tensor:
    """Another name of `asinh`.

    The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

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

def arccosh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `acosh`.

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """

def arccosh_(input: _Tensor) -> Tensor:
    """Another name of `acosh`.

    The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

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

def arctanh(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `atanh`.

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """

def arctanh_(input: _Tensor) -> Tensor:
    """Another name of `atanh`.

    The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

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

def relu(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
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
def eq_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) == 2
    tensor([False,  True, False])
    >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [False,  True]])
    """
@overload
def eq_(input: _Tensor, other: _Number) -> Tensor: ...

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
def ne_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def ne_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def not_equal(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `ne`.

    Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def not_equal(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def not_equal_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `ne`.

    Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def not_equal_(input: _Tensor, other: _Number) -> Tensor: ...

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
def lt_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def lt_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def less(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `lt`.

    Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def less(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def less_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `lt`.

    Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def less_(input: _Tensor, other: _Number) -> Tensor: ...

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
def le_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def le_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def less_equal(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `le`.

    Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def less_equal(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def less_equal_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `le`.

    Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def less_equal_(input: _Tensor, other: _Number) -> Tensor: ...

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
def gt_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def gt_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def greater(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `gt`.

    Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def greater(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def greater_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `gt`.

    Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def greater_(input: _Tensor, other: _Number) -> Tensor: ...

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

@overload
def ge_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def ge_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def greater_equal(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `ge`.

    Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def greater_equal(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def greater_equal_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `ge`.

    Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def greater_equal_(input: _Tensor, other: _Number) -> Tensor: ...

def logical_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """

def logical_not_(input: _Tensor) -> Tensor:
    """True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """

def logical_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """

def logical_and_(input: _Tensor, other: _Tensor) -> Tensor:
    """True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """

def logical_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """

def logical_or_(input: _Tensor, other: _Tensor) -> Tensor:
    """True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """

def logical_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """

def logical_xor_(input: _Tensor, other: _Tensor) -> Tensor:
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
def bitwise_and(input: _Number, other: _Tensor) -> Tensor: ...

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
def bitwise_or(input: _Number, other: _Tensor) -> Tensor: ...

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
def bitwise_xor(input: _Number, other: _Tensor) -> Tensor: ...

@overload
def bitwise_xor_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
@overload
def bitwise_xor_(input: _Tensor, other: _Number) -> Tensor: ...

def bitwise_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """

def bitwise_not_(input: _Tensor) -> Tensor:
    """All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

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
def all(
    input: _Tensor, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def all(
    input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

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
def any(
    input: _Tensor, dim: Sequence[_int] | None = None, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def any(
    input: _Tensor, *, axis: Sequence[_int] | None, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...

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

def floor(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """

def floor_(input: _Tensor) -> Tensor:
    """The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """

def ceil(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """

def ceil_(input: _Tensor) -> Tensor:
    """The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """

def trunc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def trunc_(input: _Tensor) -> Tensor:
    """The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def fix(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `trunc`.

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def fix_(input: _Tensor) -> Tensor:
    """Another name of `trunc`.

    The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """

def frac(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """

def frac_(input: _Tensor) -> Tensor:
    """What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """

@overload
def round(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
@overload
def round(input: _Tensor, *, decimals: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def round_(input: _Tensor) -> Tensor:
    """The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """
@overload
def round_(input: _Tensor, *, decimals: _int) -> Tensor: ...

def signbit(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether the sign is minus, that of -0.0 included, as bool.

    >>> ow.signbit(ow.tensor([-1.0, -0.0, 0.0, 1.0]))
    tensor([ True,  True, False, False])
    """

def isposinf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements are inf, as bool; integers never are.

    >>> ow.isposinf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([ True, False, False])
    """

def isneginf(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements are -inf, as bool; integers never are.

    >>> ow.isneginf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([False,  True, False])
    """

def isreal(input: _Tensor) -> Tensor:
    """Whether the imaginary part is 0, as bool; it is for all that is not complex.

    >>> ow.isreal(ow.tensor([1 + 0j, 1j]))
    tensor([ True, False])
    """

def nan_to_num(
    input: _Tensor,
    nan: _float | None = None,
    posinf: _float | None = None,
    neginf: _float | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor:
    """NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """

def nan_to_num_(
    input: _Tensor, nan: _float | None = None, posinf: _float | None = None, neginf: _float | None = None
) -> Tensor:
    """NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """

def deg2rad(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """

def deg2rad_(input: _Tensor) -> Tensor:
    """Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """

def rad2deg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """

def rad2deg_(input: _Tensor) -> Tensor:
    """Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """

@overload
def clamp_min(input: _Tensor, min: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Every element made at least that of `min`."""
@overload
def clamp_min(input: _Tensor, min: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def clamp_min_(input: _Tensor, min: _Tensor) -> Tensor:
    """Every element made at least that of `min`."""
@overload
def clamp_min_(input: _Tensor, min: _Number) -> Tensor: ...

@overload
def clamp_max(input: _Tensor, max: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Every element made at most that of `max`."""
@overload
def clamp_max(input: _Tensor, max: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def clamp_max_(input: _Tensor, max: _Tensor) -> Tensor:
    """Every element made at most that of `max`."""
@overload
def clamp_max_(input: _Tensor, max: _Number) -> Tensor: ...

@overload
def floor_divide(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """
@overload
def floor_divide(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def floor_divide_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """
@overload
def floor_divide_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def remainder(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
@overload
def remainder(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def remainder(input: _Number, other: _Tensor) -> Tensor: ...

@overload
def remainder_(input: _Tensor, other: _Tensor) -> Tensor:
    """The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """
@overload
def remainder_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def fmod(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
@overload
def fmod(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def fmod_(input: _Tensor, other: _Tensor) -> Tensor:
    """The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """
@overload
def fmod_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def float_power(input: _Tensor, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """
@overload
def float_power(input: _Tensor, exponent: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def float_power(input: _Number, exponent: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def float_power_(input: _Tensor, exponent: _Tensor) -> Tensor:
    """The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """
@overload
def float_power_(input: _Tensor, exponent: _Number) -> Tensor: ...

def fmax(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The larger of two elements; where one is NaN, the other.

    >>> ow.fmax(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([2., 3.])
    """

def fmin(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The smaller of two elements; where one is NaN, the other.

    >>> ow.fmin(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([1., 3.])
    """

def atan2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def atan2_(input: _Tensor, other: _Tensor) -> Tensor:
    """The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def arctan2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `atan2`.

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def arctan2_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `atan2`.

    The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """

def hypot(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """

def hypot_(input: _Tensor, other: _Tensor) -> Tensor:
    """The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """

def logaddexp(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow.

    >>> ow.logaddexp(ow.tensor([1000.0]), ow.tensor([1000.0]))
    tensor([1000.6932])
    """

def logaddexp2(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The same to base 2, `log2(2 ** input + 2 ** other)`.

    >>> ow.logaddexp2(ow.tensor([3.0]), ow.tensor([3.0]))
    tensor([4.])
    """

@overload
def copysign(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
@overload
def copysign(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def copysign_(input: _Tensor, other: _Tensor) -> Tensor:
    """The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """
@overload
def copysign_(input: _Tensor, other: _Number) -> Tensor: ...

def nextafter(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """

def nextafter_(input: _Tensor, other: _Tensor) -> Tensor:
    """The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """

def ldexp(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """

def ldexp_(input: _Tensor, other: _Tensor) -> Tensor:
    """`input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """

def gcd(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """

def gcd_(input: _Tensor, other: _Tensor) -> Tensor:
    """The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """

def lcm(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """

def lcm_(input: _Tensor, other: _Tensor) -> Tensor:
    """The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """

def heaviside(input: _Tensor, values: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """

def heaviside_(input: _Tensor, values: _Tensor) -> Tensor:
    """0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """

def addcmul(
    input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """

def addcmul_(input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor:
    """`input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """

def addcdiv(
    input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """`input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """

def addcdiv_(input: _Tensor, tensor1: _Tensor, tensor2: _Tensor, *, value: _Number = 1) -> Tensor:
    """`input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """

@overload
def lerp(input: _Tensor, end: _Tensor, weight: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
@overload
def lerp(input: _Tensor, end: _Tensor, weight: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def lerp_(input: _Tensor, end: _Tensor, weight: _Tensor) -> Tensor:
    """The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
@overload
def lerp_(input: _Tensor, end: _Tensor, weight: _Number) -> Tensor: ...

@overload
def masked_fill(input: _Tensor, mask: _Tensor, value: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
@overload
def masked_fill(input: _Tensor, mask: _Tensor, value: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def masked_fill_(input: _Tensor, mask: _Tensor, value: _Tensor) -> Tensor:
    """`value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
@overload
def masked_fill_(input: _Tensor, mask: _Tensor, value: _Number) -> Tensor: ...

def isclose(
    input: _Tensor, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
) -> Tensor:
    """Whether elements are near: `|input - other| <= atol + rtol * |other|`.

    >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
    tensor([ True, False])
    """

def allclose(
    input: _Tensor, other: _Tensor, rtol: _float = 1e-05, atol: _float = 1e-08, equal_nan: _bool = False
) -> _bool:
    """Whether all elements are near, as `isclose` has it.

    >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
    True
    """

def equal(input: _Tensor, other: _Tensor) -> _bool:
    """Whether two tensors have one shape and equal elements.

    >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
    True
    """

@overload
def bitwise_left_shift(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
@overload
def bitwise_left_shift(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def bitwise_left_shift(input: _Number, other: _Tensor) -> Tensor: ...

@overload
def bitwise_left_shift_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """
@overload
def bitwise_left_shift_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_right_shift(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
@overload
def bitwise_right_shift(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def bitwise_right_shift(input: _Number, other: _Tensor) -> Tensor: ...

@overload
def bitwise_right_shift_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """
@overload
def bitwise_right_shift_(input: _Tensor, other: _Number) -> Tensor: ...

def erfinv(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """

def erfinv_(input: _Tensor) -> Tensor:
    """The inverse of the error function: `erf(erfinv(input)) = input`; inf at 1, NaN outside of [-1, 1].

    >>> ow.erfinv(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.4769,    inf])
    """

def lgamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """

def lgamma_(input: _Tensor) -> Tensor:
    """The logarithm of the absolute value of the gamma function.

    >>> ow.lgamma(ow.tensor([1.0, 5.0]))
    tensor([0.0000, 3.1781])
    """

def digamma(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def digamma_(input: _Tensor) -> Tensor:
    """The derivative of `lgamma`; -inf at 0.

    >>> ow.digamma(ow.tensor([1.0, 2.0]))
    tensor([-0.5772,  0.4228])
    """

def polygamma(n: _int, input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The derivative number `n` of `digamma`; a negative `n` is refused (RuntimeError).

    >>> ow.polygamma(1, ow.tensor([1.0, 0.5]))
    tensor([1.6449, 4.9348])
    """

def mvlgamma(input: _Tensor, p: _int, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """

def mvlgamma_(input: _Tensor, p: _int) -> Tensor:
    """The logarithm of the multivariate gamma function of dimension `p`.

    >>> ow.mvlgamma(ow.tensor([2.0, 3.0]), 2)
    tensor([0.4516, 1.5502])
    """

def logit(input: _Tensor, eps: _float | None = None, *, out: _Tensor | None = None) -> Tensor:
    """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """

def logit_(input: _Tensor, eps: _float | None = None) -> Tensor:
    """The inverse of `sigmoid`, `log(input / (1 - input))`; with `eps` the input is brought into `[eps, 1 -
        eps]` first.

    >>> ow.logit(ow.tensor([0.5, 0.75]))
    tensor([0.0000, 1.0986])
    >>> ow.logit(ow.tensor([0.0]), eps=0.25)
    tensor([-1.0986])
    """

def sinc(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """

def sinc_(input: _Tensor) -> Tensor:
    """`sin(pi * input) / (pi * input)`, 1 at 0.

    >>> ow.sinc(ow.tensor([0.0, 0.5]))
    tensor([1.0000, 0.6366])
    """

def i0(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """

def i0_(input: _Tensor) -> Tensor:
    """The modified Bessel function of the first kind and order 0.

    >>> ow.i0(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.2661])
    """

@overload
def xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def xlogy_(input: _Tensor, other: _Tensor) -> Tensor:
    """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def argmin(input: _Tensor, dim: _int | None = None, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor:
    """Where the smallest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the smallest.

    >>> ow.argmin(ow.tensor([[1, 9, 3], [7, 2, 7]]), dim=1)
    tensor([0, 1])
    """
@overload
def argmin(input: _Tensor, *, axis: _int | None, keepdims: _bool = False, out: _Tensor | None = None) -> Tensor: ...

@overload
def count_nonzero(input: _Tensor, dim: _int | None = None, *, out: _Tensor | None = None) -> Tensor:
    """The number of elements that are not 0, of all or along a dimension.

    >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]))
    tensor(3)
    >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]), dim=0)
    tensor([1, 2])
    """
@overload
def count_nonzero(input: _Tensor, *, axis: _int | None, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, dim: Sequence[_int], *, out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, *, axis: Sequence[_int], out: _Tensor | None = None) -> Tensor: ...
@overload
def count_nonzero(input: _Tensor, *dim: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def std(input: _Tensor, unbiased: _bool = True) -> Tensor:
    """The standard deviation of all elements, the root of `var`.

    >>> ow.std(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.2910)
    """
@overload
def std(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    correction: _Number | None = None,
    keepdim: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def std(
    input: _Tensor,
    dim: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdim: _bool = False,
    *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def std(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    unbiased: _bool = True,
    keepdims: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def std_mean(input: _Tensor, unbiased: _bool = True) -> builtins.tuple[Tensor, Tensor]:
    """The standard deviation and the mean of all elements.

    >>> ow.std_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.2910), tensor(2.5000))
    """
@overload
def std_mean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    *,
    correction: _Number | None = None,
    keepdim: _bool = False,
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *dim: _int, correction: _Number | None = None, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, dim: Sequence[_int] | _int | None, unbiased: _bool = True, keepdim: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def std_mean(
    input: _Tensor, *, axis: Sequence[_int] | _int | None, unbiased: _bool = True, keepdims: _bool = False
) -> builtins.tuple[Tensor, Tensor]: ...

@overload
def nansum(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The sum over dimensions, NaN counted as 0.

    >>> ow.nansum(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(3.)
    """
@overload
def nansum(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def nanmean(
    input: _Tensor,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The mean over dimensions of what is not NaN; NaN where there is nothing else.

    >>> ow.nanmean(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(1.5000)
    """
@overload
def nanmean(
    input: _Tensor,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def norm(
    input: _Tensor,
    p: _Number = 2,
    dim: Sequence[_int] | _int | None = None,
    keepdim: _bool = False,
    *,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """The p-norm of the elements as of one vector, or along dimensions; see `linalg.vector_norm`.

    >>> ow.tensor([3.0, 4.0]).norm()
    tensor(5.)
    """
@overload
def norm(
    input: _Tensor,
    p: _Number = 2,
    *,
    axis: Sequence[_int] | _int | None,
    keepdims: _bool = False,
    dtype: _DType | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

@overload
def trapezoid(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor:
    """The integral of values at the distance `dx` from one another."""
@overload
def trapezoid(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...

@overload
def trapz(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor:
    """Another name of `trapezoid`.

    The integral of values at the distance `dx` from one another.
    """
@overload
def trapz(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...

@overload
def cumulative_trapezoid(y: _Tensor, *, dx: _Number = 1, dim: _int = -1) -> Tensor:
    """The integral of values at the distance `dx` from one another."""
@overload
def cumulative_trapezoid(y: _Tensor, x: _Tensor, *, dim: _int = -1) -> Tensor: ...

@overload
def diff(
    input: _Tensor,
    n: _int = 1,
    dim: _int = -1,
    prepend: _Tensor | None = None,
    append: _Tensor | None = None,
    *,
    out: _Tensor | None = None,
) -> Tensor:
    """The differences of neighbours along a dimension, taken `n` times.

    >>> ow.diff(ow.tensor([1, 4, 9, 16]))
    tensor([3, 5, 7])
    >>> ow.diff(ow.tensor([1, 4, 9, 16]), n=2)
    tensor([2, 2])
    """
@overload
def diff(
    input: _Tensor,
    n: _int = 1,
    *,
    axis: _int,
    prepend: _Tensor | None = None,
    append: _Tensor | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...

def real(input: _Tensor) -> Tensor:
    """The real part, as a view; a tensor that is not complex is its own.

    >>> ow.real(ow.tensor([1 + 2j]))
    tensor([1.])
    """

def imag(input: _Tensor) -> Tensor:
    """The imaginary part, as a view; of complex tensors only (RuntimeError).

    >>> ow.imag(ow.tensor([1 + 2j]))
    tensor([2.])
    """

def conj_physical(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def conj_physical_(input: _Tensor) -> Tensor:
    """The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def conj(input: _Tensor) -> Tensor:
    """The conjugate; a tensor that is not complex is its own.

    >>> ow.conj(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def resolve_conj(input: _Tensor) -> Tensor:
    """The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1j]).resolve_conj()
    tensor([0.+1.j])
    """

def angle(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0.

    >>> ow.angle(ow.tensor([1j, -1 + 0j]))
    tensor([1.5708, 3.1416])
    """

def is_floating_point(input: _Tensor) -> _bool:
    """Whether the dtype is a floating one.

    >>> ow.is_floating_point(ow.tensor([1.0]))
    True
    """

def is_complex(input: _Tensor) -> _bool:
    """Whether the dtype is a complex one.

    >>> ow.is_complex(ow.tensor([1.0]))
    False
    """

def is_signed(input: _Tensor) -> _bool:
    """Whether the dtype has negative numbers.

    >>> ow.is_signed(ow.tensor([1.0]))
    True
    """

def is_nonzero(input: _Tensor) -> _bool:
    """Whether the only element is other than 0; RuntimeError unless there is exactly one.

    >>> ow.is_nonzero(ow.tensor([0.5]))
    True
    """

def is_same_size(input: _Tensor, other: _Tensor) -> _bool:
    """Whether two tensors have one shape.

    >>> ow.is_same_size(ow.zeros(2), ow.zeros(3))
    False
    """

@overload
def result_type(tensor: _Tensor, other: _Tensor) -> _dtype:
    """The dtype of an operation on two tensors or numbers.

    >>> ow.result_type(ow.tensor([1, 2], dtype=ow.int32), 1.0)
    opweave.float32
    """
@overload
def result_type(tensor: _Tensor, other: _Number) -> _dtype: ...
@overload
def result_type(scalar: _Number, tensor: _Tensor) -> _dtype: ...
@overload
def result_type(scalar1: _Number, scalar2: _Number) -> _dtype: ...

@overload
def eye(
    n: _int,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A matrix of `n` rows and `m` (or `n`) columns with ones on its diagonal and zeros elsewhere.

    >>> ow.eye(2)
    tensor([[1., 0.],
            [0., 1.]])
    """
@overload
def eye(
    n: _int,
    m: _int,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def linspace(
    start: _Number,
    end: _Number,
    steps: _int,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """`steps` numbers from `start` to `end`, both included, at equal distances.

    >>> ow.linspace(0, 1, 5)
    tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
    """

def logspace(
    start: _Number,
    end: _Number,
    steps: _int,
    base: _float = 10.0,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """`steps` numbers from `base ** start` to `base ** end`, each the same multiple of the one before.

    >>> ow.logspace(0, 2, 3)
    tensor([  1.,  10., 100.])
    """

def rand_like(
    input: _Tensor,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers in the shape and dtype of a tensor, uniform over [0, 1).

    >>> ow.rand_like(ow.zeros(2, 3)).shape
    (2, 3)
    """

def randn_like(
    input: _Tensor,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random numbers in the shape and dtype of a tensor, normal with mean 0 and variance 1.

    >>> ow.randn_like(ow.zeros(2, 3)).shape
    (2, 3)
    """

@overload
def randint_like(
    input: _Tensor,
    high: _int,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """Random integers from `low` (0) up to but without `high`, in the shape and dtype of a tensor.

    >>> ow.randint_like(ow.zeros(2), 1)
    tensor([0., 0.])
    """
@overload
def randint_like(
    input: _Tensor,
    low: _int,
    high: _int,
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    memory_format: _memory_format | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

@overload
def bernoulli(input: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor:
    """1 by chance, with the probability that each element is (or `p`), else 0.

    >>> ow.bernoulli(ow.tensor([0.0, 1.0]))
    tensor([0., 1.])
    >>> ow.empty(2).bernoulli_(1.0)
    tensor([1., 1.])
    """
@overload
def bernoulli(input: _Tensor, p: _Tensor, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def bernoulli(input: _Tensor, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...

@overload
def bernoulli_(input: _Tensor, p: _Tensor, *, generator: _Generator | None = None) -> Tensor:
    """1 with the probabilities `p`, else 0, in the shape of a tensor."""
@overload
def bernoulli_(input: _Tensor, p: _float = 0.5, *, generator: _Generator | None = None) -> Tensor: ...

@overload
def normal(mean: _Tensor, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None) -> Tensor:
    """Random numbers, normal with a mean and a standard deviation each."""
@overload
def normal(
    mean: _Tensor, std: _float = 1.0, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(input: _Tensor, mean: _float = 0.0, std: _float = 1.0, *, generator: _Generator | None = None) -> Tensor: ...
@overload
def normal(
    mean: _float, std: _Tensor, *, generator: _Generator | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def normal(
    mean: _float,
    std: _float,
    size: Sequence[_int],
    *,
    generator: _Generator | None = None,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def multinomial(
    input: _Tensor,
    num_samples: _int,
    replacement: _bool = False,
    *,
    generator: _Generator | None = None,
    out: _Tensor | None = None,
) -> Tensor:
    """Indices by chance, each with the probability that the elements of a row have beside one another.

    >>> ow.multinomial(ow.tensor([0.0, 1.0, 0.0]), 1)
    tensor([1])
    """
