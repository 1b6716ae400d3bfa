# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The creation operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.creation.moving
import runtime.kernels.creation.operator
import runtime.kernels.random.operator

from runtime import language
from runtime.autograd.forms import another_name, composite, defining, for_each, recorded_in_place
from runtime.autograd.node import Node
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.dispatch.argument_keys import keys_of
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import device as devices, dtypes
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

EMPTY_MEMORY_FORMAT, EMPTY_OUT = define("empty.memory_format(int[] size, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    "2b64ca26b47d7904", "empty.out", silent=True)
EMPTY_MEMORY_FORMAT.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.empty)

ZEROS, ZEROS_OUT = define("zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None) -> Tensor", "5a719b71a4a570c4", "zeros.out", silent=True)
ZEROS.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.zeros)

ONES, ONES_OUT = define("ones(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor", "d05dbad486acdad0", "ones.out", silent=True)
ONES.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.ones)

FULL, FULL_OUT = define("full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "83b40945f4d95e7a", "full.out", silent=True)
FULL.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.full)

ARANGE, ARANGE_OUT = define("arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None) -> Tensor", "729ff40287b596bd", "arange.out", keeps_shape=True)
ARANGE.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.arange_to)

ARANGE_START = define("arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "108d882e05073f5f")
ARANGE_START.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.arange_between)

ARANGE_START_STEP, ARANGE_START_OUT = define("arange.start_step(Scalar start, Scalar end, Scalar step=1, *, "
    "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    "dcbe4f6bafc6da64", "arange.start_out", keeps_shape=True)
ARANGE_START_STEP.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.arange)

EMPTY_LIKE = define("empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", "10fd21c9dc021f68")
EMPTY_LIKE.implement(CPU, runtime.kernels.creation.operator.empty_like)

ZEROS_LIKE = define("zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", "5bd0c55d533b0a26")
ZEROS_LIKE.implement(CPU, runtime.kernels.creation.operator.zeros_like)

ONES_LIKE = define("ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", "60f0896a8a1373bc")
ONES_LIKE.implement(CPU, runtime.kernels.creation.operator.ones_like)

FULL_LIKE = define("full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor", "ced1c6b070c81c2c")
FULL_LIKE.implement(CPU, runtime.kernels.creation.operator.full_like)

RAND_GENERATOR, RAND_GENERATOR_OUT = define("rand.generator(int[] size, *, Generator? generator=None, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "4e5f91a91e37b235",
    "rand.generator_out", silent=True)
RAND_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.operator.rand)

RANDN_GENERATOR, RANDN_GENERATOR_OUT = define("randn.generator(int[] size, *, Generator? generator=None, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "c63559d519b200e5",
    "randn.generator_out", silent=True)
RANDN_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.operator.randn)

RANDINT_LOW_GENERATOR, RANDINT_LOW_GENERATOR_OUT = define("randint.low_generator(int low, int high, int[] size, *, "
    "Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor", "59ffc30bad85f805", "randint.low_generator_out", silent=True)
RANDINT_LOW_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.operator.randint)


@composite(define("randint.generator(int high, int[] size, *, Generator? generator=None, ScalarType? dtype=None, "
    "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "cdd499baa83d50b7",
    "randint.generator_out", silent=True))
def randint_generator_composite(high, size, generator, dtype, layout, device, pin_memory):
    return functions.randint(0, high, size, generator=generator, dtype=dtype)


RANDPERM_GENERATOR, RANDPERM_GENERATOR_OUT = define("randperm.generator(int n, *, Generator? generator=None, "
    "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    "d26138223c5d3bf8", "randperm.generator_out", silent=True)
RANDPERM_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.operator.randperm)

CLONE = define("clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor", "6c60d16d8f42cc7f")
CLONE.implement(CPU, runtime.kernels.creation.operator.clone)

class CloneBackward0(Node, operator="clone"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@CLONE.implement(AUTOGRAD)
def clone_autograd(self, memory_format):
    result = CLONE[self._keys & BELOW_AUTOGRAD](self, memory_format)
    if guards.active and not grad_enabled():
        return result
    return record.call(CloneBackward0(), result, self)

forward_rule(CLONE, lambda self_t, memory_format: CLONE[self_t._keys](self_t, memory_format))
for_each(define("_foreach_clone(Tensor[] self, *, MemoryFormat? memory_format=None) -> Tensor[]", "ea0ca7d0d4eadf26"),
    functions, "clone", keywords={1: "memory_format"})

CONTIGUOUS = define("contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)",
    "a95a7264ac64de83")
CONTIGUOUS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, runtime.kernels.creation.operator.contiguous)

COPY, COPY_ = define("copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor", "b9f3deb9a5d67acd", "copy_")
COPY.implement(CPU, runtime.kernels.creation.operator.copy)

class CopyBackward0(Node, operator="copy"):
    __slots__ = ("_saved_self_device", "_saved_src_device")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else functions.zeros_like(grad)
        grad_src = None
        if wanted[1] is not None:
            self_device = self._saved_self_device
            src_device = self._saved_src_device
            grad_src = grad if self_device == src_device else functions._to_device(grad, src_device, False)
        return (grad_self, grad_src)

@COPY.implement(AUTOGRAD)
def copy_autograd(self, src, non_blocking):
    result = COPY[(self._keys | src._keys) & BELOW_AUTOGRAD](self, src, non_blocking)
    if guards.active and not grad_enabled():
        return result
    node = CopyBackward0()
    node._saved_self_device = self.device
    node._saved_src_device = src.device
    return record.call(node, result, self, src)

@recorded_in_place(COPY_)
def copy__autograd(self, src, non_blocking):
    node = CopyBackward0()
    node.edges = (self._edge, src._edge)
    node._saved_self_device = self.device
    node._saved_src_device = src.device
    return node

forward_rule(COPY, lambda src_t: None if src_t is None else src_t)
for_each(
    define("_foreach_copy(Tensor[] self, Tensor[] src, bool non_blocking=False) -> Tensor[]", "b24a12fd2de79c5c",
        "_foreach_copy_"),
    functions, "copy", lists=(0, 1))


@composite(define("_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor", "67aac07b34fc9d30"))
def _to_copy_composite(self, dtype, layout, device, pin_memory, non_blocking, memory_format):
    return self.to(dtype=dtype, layout=layout, device=device, pin_memory=pin_memory, non_blocking=non_blocking,
        copy=True, memory_format=memory_format)


_TO_COPY_DTYPE = define("_to_copy.dtype(Tensor self, ScalarType dtype, bool contiguous) -> Tensor", "d7b52ce452e2998c")
_TO_COPY_DTYPE.implement(CPU, runtime.kernels.creation.operator.to_copy)

class _ToCopyBackward0(Node, operator="_to_copy.dtype"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@_TO_COPY_DTYPE.implement(AUTOGRAD)
def _to_copy_dtype_autograd(self, dtype, contiguous):
    result = _TO_COPY_DTYPE[self._keys & BELOW_AUTOGRAD](self, dtype, contiguous)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    return record.call(_ToCopyBackward0(), result, self)

forward_rule(_TO_COPY_DTYPE, lambda self_t, dtype, contiguous: _TO_COPY_DTYPE[self_t._keys](self_t, dtype, contiguous))

_TO_DEVICE = define("_to_device(Tensor self, Device target, bool non_blocking) -> Tensor", "c56c433b16c5566b")
_TO_DEVICE.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.moving.to_device)

class _ToDeviceBackward0(Node, operator="_to_device"):
    __slots__ = ("_saved_self_device",)

    def apply(self, grad):
        self_device = self._saved_self_device
        return (functions._to_device(grad, self_device, False),)

@_TO_DEVICE.implement(AUTOGRAD)
def _to_device_autograd(self, target, non_blocking):
    result = _TO_DEVICE[self._keys & BELOW_AUTOGRAD](self, target, non_blocking)
    if guards.active and not grad_enabled():
        return result
    node = _ToDeviceBackward0()
    node._saved_self_device = self.device
    return record.call(node, result, self)

forward_rule(_TO_DEVICE, lambda self_t, target, non_blocking: _TO_DEVICE[self_t._keys](self_t, target, non_blocking))


@composite(define("to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, *, "
    "MemoryFormat? memory_format=None) -> Tensor(a)", "fdc0035db1ff16e4"))
def to_dtype_composite(self, dtype, non_blocking, copy, memory_format):
    if memory_format is None or memory_format == devices.preserve_format:
        return functions._to_copy(self, dtype, False) if copy or dtype != self.dtype else self
    if not copy and dtype == self.dtype and (language.suggested_format(self._sizes, self.stride()) == memory_format):
        return self
    if memory_format == devices.contiguous_format:
        return functions._to_copy(self, dtype, True)
    return (self if dtype == self.dtype else functions._to_copy(self, dtype, False)).clone(memory_format=memory_format)


@composite(define("to.device(Tensor(a) self, Device? device, ScalarType? dtype=None, bool non_blocking=False, bool "
    "copy=False, *, MemoryFormat? memory_format=None) -> Tensor(a)", "16d4f570790e75fc"))
def to_device_composite(self, device, dtype, non_blocking, copy, memory_format):
    return self.to(self.dtype if dtype is None else dtype, copy=copy, memory_format=memory_format)


@composite(define("to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) "
    "-> Tensor(a)", "dbe5263e45598dac"))
def to_dtype_layout_composite(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format):
    return self.to(self.dtype if dtype is None else dtype, copy=copy, memory_format=memory_format)


@composite(define("to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, *, MemoryFormat? "
    "memory_format=None) -> Tensor(a)", "23e255ca79771814"))
def to_other_composite(self, other, non_blocking, copy, memory_format):
    if self.device != other.device:
        return self.to(other.device, other.dtype, copy=copy, memory_format=memory_format)
    return self.to(other.dtype, copy=copy, memory_format=memory_format)


@composite(define("type_as(Tensor self, Tensor other) -> Tensor", "5562666e2daa6904"))
def type_as_composite(self, other):
    if self.device != other.device:
        return self.to(other.device, other.dtype)
    return self.to(other.dtype)


@composite(define("float(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "7828ce0d86231d04"))
def float_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.float32 and memory_format is None
        else self.to(dtypes.float32, memory_format=memory_format))


@composite(define("double(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "a8975f2314a83f49"))
def double_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.float64 and memory_format is None
        else self.to(dtypes.float64, memory_format=memory_format))


@composite(define("half(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "8bd546e4a5501ec8"))
def half_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.float16 and memory_format is None
        else self.to(dtypes.float16, memory_format=memory_format))


@composite(define("cpu(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "3028e23f0b5fc020"))
def cpu_composite(self, memory_format):
    if not self.is_cpu:
        return self.to("cpu", memory_format=memory_format)
    return self if memory_format is None else self.to(self.dtype, memory_format=memory_format)


@composite(define("cfloat(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "f677e3436d21c808"))
def cfloat_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.complex64 and memory_format is None
        else self.to(dtypes.complex64, memory_format=memory_format))


@composite(define("cdouble(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "8540693266b4c720"))
def cdouble_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.complex128 and memory_format is None
        else self.to(dtypes.complex128, memory_format=memory_format))


@composite(define("bfloat16(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "bcb3b1ffb0567c79"))
def bfloat16_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.bfloat16 and memory_format is None
        else self.to(dtypes.bfloat16, memory_format=memory_format))


@composite(define("int(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "32bc08115def2f94"))
def int_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.int32 and memory_format is None
        else self.to(dtypes.int32, memory_format=memory_format))


@composite(define("long(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "d35257e77084409c"))
def long_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.int64 and memory_format is None
        else self.to(dtypes.int64, memory_format=memory_format))


@composite(define("short(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "0c77ab5fe7cc3eaa"))
def short_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.int16 and memory_format is None
        else self.to(dtypes.int16, memory_format=memory_format))


@composite(define("char(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "4de4b9ed3fd134eb"))
def char_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.int8 and memory_format is None
        else self.to(dtypes.int8, memory_format=memory_format))


@composite(define("byte(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "1d8b113c9c1c0d11"))
def byte_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.uint8 and memory_format is None
        else self.to(dtypes.uint8, memory_format=memory_format))


@composite(define("bool(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)", "fe780585861cea09"))
def bool_composite(self, memory_format):
    return (
        self
        if self.dtype == dtypes.bool_ and memory_format is None
        else self.to(dtypes.bool_, memory_format=memory_format))


CAT, CAT_OUT = define("cat(Tensor[] tensors, int dim=0) -> Tensor", "5073664bbadca27b", "cat.out", casts=True)
CAT.implement(CPU, runtime.kernels.creation.operator.cat)

class CatBackward0(Node, operator="cat"):
    __slots__ = ("_saved_tensors_shapes", "_saved_dim")

    def apply(self, grad):
        tensors_shapes = self._saved_tensors_shapes
        dim = self._saved_dim
        grad_tensors = [
            None if shape == (0,) else part for shape, part in zip(tensors_shapes,
                grad.split_with_sizes(language.cat_sizes(tensors_shapes, dim), dim))]
        return (*grad_tensors,)

@CAT.implement(AUTOGRAD)
def cat_autograd(tensors, dim):
    result = CAT[keys_of(tensors) & BELOW_AUTOGRAD](tensors, dim)
    if guards.active and not grad_enabled():
        return result
    node = CatBackward0()
    node._saved_tensors_shapes = language.shapes_of(tensors)
    node._saved_dim = dim
    return record.call(node, result, *tensors)

forward_rule(CAT, lambda tensors_t, dim: CAT[keys_of(tensors_t)](tensors_t, dim), filled=True)
another_name(define("concat(Tensor[] tensors, int dim=0) -> Tensor", "86f7dcf136d1b014", "concat.out", casts=True),
    "cat")
another_name(
    define("concatenate(Tensor[] tensors, int dim=0) -> Tensor", "5a0599281b3460a1", "concatenate.out", casts=True),
    "cat")

STACK, STACK_OUT = define("stack(Tensor[] tensors, int dim=0) -> Tensor", "11a359e681185817", "stack.out", casts=True)
STACK.implement(CPU, runtime.kernels.creation.operator.stack)

class StackBackward0(Node, operator="stack"):
    __slots__ = ("_saved_dim",)

    def apply(self, grad):
        dim = self._saved_dim
        grad_tensors = grad.unbind(dim)
        return (*grad_tensors,)

@STACK.implement(AUTOGRAD)
def stack_autograd(tensors, dim):
    result = STACK[keys_of(tensors) & BELOW_AUTOGRAD](tensors, dim)
    if guards.active and not grad_enabled():
        return result
    node = StackBackward0()
    node._saved_dim = dim
    return record.call(node, result, *tensors)

forward_rule(STACK, lambda tensors_t, dim: STACK[keys_of(tensors_t)](tensors_t, dim), filled=True)
