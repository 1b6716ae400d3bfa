"""The creation operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.creation
import runtime.kernels.random

from runtime import device as devices
from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr
from runtime.dispatch.arguments import keys_of
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.dtypes import FLOATING
from runtime.guards import grad_enabled, state
from runtime.outputs import write_out
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.creation"
functions = LateModule(f"{PACKAGE}.functions")


# empty.memory_format (ops.yaml:2400)
EMPTY_MEMORY_FORMAT = define(
    "empty.memory_format",
    "empty.memory_format(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device"
    "? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    tags=("core",),
    source="ops.yaml:2400",
    digest="a136a3bc0ca35f53",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.empty}",
    },
)
EMPTY_MEMORY_FORMAT.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.empty)


# zeros (ops.yaml:2410)
ZEROS = define(
    "zeros",
    "zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,"
    " bool? pin_memory=None) -> Tensor",
    source="ops.yaml:2410",
    digest="1653f5ab012bff9a",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.zeros}",
    },
)
ZEROS.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.zeros)


# ones (ops.yaml:2422)
ONES = define(
    "ones",
    "ones(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None) -> Tensor",
    source="ops.yaml:2422",
    digest="9ed752cd0cbd6f71",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.ones}",
    },
)
ONES.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.ones)


# full (ops.yaml:2432)
FULL = define(
    "full",
    "full(int[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, De"
    "vice? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:2432",
    digest="1c3ded0bd03fe590",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.full}",
    },
)
FULL.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.full)


# arange (ops.yaml:2442)
ARANGE = define(
    "arange",
    "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None"
    ", bool? pin_memory=None) -> Tensor",
    source="ops.yaml:2442",
    digest="f1f50f97fba0f6fd",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.arange_to}",
    },
)
ARANGE.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arange_to)


# arange.start (ops.yaml:2453)
ARANGE_START = define(
    "arange.start",
    "arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None,"
    " Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:2453",
    digest="9412fe492e5d61ee",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.arange_between}",
    },
)
ARANGE_START.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arange_between)


# arange.start_step (ops.yaml:2462)
ARANGE_START_STEP = define(
    "arange.start_step",
    "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, "
    "Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:2462",
    digest="02c591ef821aafbb",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.arange}",
    },
)
ARANGE_START_STEP.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arange)


# empty_like (ops.yaml:2473)
EMPTY_LIKE = define(
    "empty_like",
    "empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device"
    "=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    source="ops.yaml:2473",
    digest="e1f284b9beec590e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.empty_like}",
    },
)
EMPTY_LIKE.implement(CPU, runtime.kernels.creation.empty_like)


# zeros_like (ops.yaml:2482)
ZEROS_LIKE = define(
    "zeros_like",
    "zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device"
    "=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    source="ops.yaml:2482",
    digest="e5f0562fc8159b2a",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.zeros_like}",
    },
)
ZEROS_LIKE.implement(CPU, runtime.kernels.creation.zeros_like)


# ones_like (ops.yaml:2491)
ONES_LIKE = define(
    "ones_like",
    "ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device="
    "None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
    source="ops.yaml:2491",
    digest="1515e7019bc9f1d8",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.ones_like}",
    },
)
ONES_LIKE.implement(CPU, runtime.kernels.creation.ones_like)


# full_like (ops.yaml:2500)
FULL_LIKE = define(
    "full_like",
    "full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=No"
    "ne, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> T"
    "ensor",
    source="ops.yaml:2500",
    digest="55ea5b8e6e78ba19",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.full_like}",
    },
)
FULL_LIKE.implement(CPU, runtime.kernels.creation.full_like)


# rand.generator (ops.yaml:2509)
RAND_GENERATOR = define(
    "rand.generator",
    "rand.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Layou"
    "t? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:2509",
    digest="b6caa5d34d9d29ea",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.random.rand}",
    },
)
RAND_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.rand)


# randn.generator (ops.yaml:2521)
RANDN_GENERATOR = define(
    "randn.generator",
    "randn.generator(int[] size, *, Generator? generator=None, ScalarType? dtype=None, Layo"
    "ut? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:2521",
    digest="784de71b48b6e0ad",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.random.randn}",
    },
)
RANDN_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.randn)


# randint.low_generator (ops.yaml:2532)
RANDINT_LOW_GENERATOR = define(
    "randint.low_generator",
    "randint.low_generator(int low, int high, int[] size, *, Generator? generator=None, Sca"
    "larType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) "
    "-> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:2532",
    digest="f0ac47fd74feab09",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.random.randint}",
    },
)
RANDINT_LOW_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.randint)


# randint.generator (ops.yaml:2545)
RANDINT_GENERATOR = define(
    "randint.generator",
    "randint.generator(int high, int[] size, *, Generator? generator=None, ScalarType? dtyp"
    "e=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:2545",
    digest="cd6478429d891476",
    kernel={
        "composite": "randint(0, high, size, generator=generator, dtype=dtype)",
    },
)


def randint_generator_composite(high, size, generator, dtype, layout, device, pin_memory):
    """randint.generator, from other operators."""
    return functions.randint(0, high, size, generator=generator, dtype=dtype)


RANDINT_GENERATOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, randint_generator_composite)


# randperm.generator (ops.yaml:2551)
RANDPERM_GENERATOR = define(
    "randperm.generator",
    "randperm.generator(int n, *, Generator? generator=None, ScalarType? dtype=None, Layout"
    "? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:2551",
    digest="212dff1a3298f76c",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.random.randperm}",
    },
)
RANDPERM_GENERATOR.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.random.randperm)


# clone (ops.yaml:2562, derivatives.yaml:477)
CLONE = define(
    "clone",
    "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
    tags=("engine", "core"),
    source="ops.yaml:2562",
    digest="ff31ac62f2d5d6cf",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.clone}",
    },
    derivative={
        "self": "grad",
        "result": "auto_linear",
    },
)
CLONE.implement(CPU, runtime.kernels.creation.clone)


class CloneBackward0(Node):
    """Backward of clone (derivatives.yaml:477)."""

    __slots__ = ()
    operator = "clone"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def clone_autograd(self, memory_format):
    """clone, recorded for the backward pass."""
    result = CLONE[(self._keys) & BELOW_AUTOGRAD](self, memory_format)
    if state.active and not grad_enabled():
        return result
    node = CloneBackward0()
    return recording.record(node, result, self)


CLONE.implement(AUTOGRAD_CPU, clone_autograd)


def clone_forward(self, memory_format):
    """clone, and the tangent of its result."""
    result = CLONE[(self._keys) & BELOW_FORWARD](self, memory_format)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = CLONE[self_t._keys](self_t, memory_format)
    forward.attach(result, result_t, self_t)
    return result


CLONE.implement(FORWARD_AD, clone_forward)


# contiguous (ops.yaml:2577)
CONTIGUOUS = define(
    "contiguous",
    "contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor("
    "a)",
    source="ops.yaml:2577",
    digest="ee19c15062d5f017",
    kernel={
        "composite": "if self.is_contiguous():\n    return self\nif memory_format == preserve_format:\n    refu"
        'se("contiguous: preserve_format is no order of elements; use contiguous_format")\nretur'
        "n clone(self, memory_format=contiguous_format)",
    },
)


def contiguous_composite(self, memory_format):
    """contiguous, from other operators."""
    if self.is_contiguous():
        return self
    if memory_format == devices.preserve_format:
        language.refuse("contiguous: preserve_format is no order of elements; use contiguous_format")
    return functions.clone(self, memory_format=devices.contiguous_format)


CONTIGUOUS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, contiguous_composite)


# copy (ops.yaml:2593, derivatives.yaml:481)
COPY = define(
    "copy",
    "copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
    tags=("engine",),
    source="ops.yaml:2593",
    digest="48ef56c8b864b05c",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.copy}",
    },
    derivative={
        "self": "zeros_like(grad)",
        "src": "grad",
        "result": "src_t",
    },
)
COPY_ = define(
    "copy_",
    "copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)",
    source="ops.yaml:2593",
    digest="48ef56c8b864b05c",
)
COPY.implement(CPU, runtime.kernels.creation.copy)


def copy__cpu(self, src, non_blocking):
    """copy_: the functional form, copied into self."""
    result = COPY[(self._keys | src._keys) & BELOW_AUTOGRAD](self, src, non_blocking)
    return write_out("copy_", self, result, in_place=True)


COPY_.implement(CPU, copy__cpu)


class CopyBackward0(Node):
    """Backward of copy (derivatives.yaml:481)."""

    __slots__ = ()
    operator = "copy"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = functions.zeros_like(grad)
        grad_src = None
        if self.edges[1] is not None:
            grad_src = grad
        return (grad_self, grad_src)


def copy_autograd(self, src, non_blocking):
    """copy, recorded for the backward pass."""
    result = COPY[(self._keys | src._keys) & BELOW_AUTOGRAD](self, src, non_blocking)
    if state.active and not grad_enabled():
        return result
    node = CopyBackward0()
    return recording.record(node, result, self, src)


COPY.implement(AUTOGRAD_CPU, copy_autograd)


def copy__autograd(self, src, non_blocking):
    """copy_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COPY_[(self._keys | src._keys) & BELOW_AUTOGRAD](self, src, non_blocking)
    check_inplace("copy_", self)
    node = CopyBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, src._edge)
    COPY_[(self._keys | src._keys) & BELOW_AUTOGRAD](self, src, non_blocking)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


COPY_.implement(AUTOGRAD_CPU, copy__autograd)


def copy_forward(self, src, non_blocking):
    """copy, and the tangent of its result."""
    result = COPY[(self._keys | src._keys) & BELOW_FORWARD](self, src, non_blocking)
    if not forward.wanted(result):
        return result
    src_t = forward.tangent_of(src)
    result_t = None
    if src_t is not None:
        result_t = src_t
    forward.attach(result, result_t, src_t)
    return result


COPY.implement(FORWARD_AD, copy_forward)


def copy__forward(self, src, non_blocking):
    """copy_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COPY_[(self._keys | src._keys) & BELOW_FORWARD](self, src, non_blocking)
    src_t = forward.tangent_of(src)
    result_t = None
    if src_t is not None:
        result_t = src_t
    COPY_[(self._keys | src._keys) & BELOW_FORWARD](self, src, non_blocking)
    return forward.rewrite(self, result_t, src_t)


COPY_.implement(FORWARD_AD, copy__forward)


# _to_copy (ops.yaml:2612, derivatives.yaml:488)
_TO_COPY = define(
    "_to_copy",
    "_to_copy(Tensor self, ScalarType dtype, bool contiguous) -> Tensor",
    tags=("engine",),
    source="ops.yaml:2612",
    digest="950a0ff2bb8c4a9e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.to_copy}",
    },
    derivative={
        "self": "grad",
        "result": "auto_linear",
    },
)
_TO_COPY.implement(CPU, runtime.kernels.creation.to_copy)


class _ToCopyBackward0(Node):
    """Backward of _to_copy (derivatives.yaml:488)."""

    __slots__ = ()
    operator = "_to_copy"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def _to_copy_autograd(self, dtype, contiguous):
    """_to_copy, recorded for the backward pass."""
    result = _TO_COPY[(self._keys) & BELOW_AUTOGRAD](self, dtype, contiguous)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = _ToCopyBackward0()
    return recording.record(node, result, self)


_TO_COPY.implement(AUTOGRAD_CPU, _to_copy_autograd)


def _to_copy_forward(self, dtype, contiguous):
    """_to_copy, and the tangent of its result."""
    result = _TO_COPY[(self._keys) & BELOW_FORWARD](self, dtype, contiguous)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _TO_COPY[self_t._keys](self_t, dtype, contiguous)
    forward.attach(result, result_t, self_t)
    return result


_TO_COPY.implement(FORWARD_AD, _to_copy_forward)


# to.dtype (ops.yaml:2623)
TO_DTYPE = define(
    "to.dtype",
    "to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, *"
    ", MemoryFormat? memory_format=None) -> Tensor(a)",
    source="ops.yaml:2623",
    digest="1329d0b5498f876b",
    kernel={
        "composite": "_to_copy(self, dtype, memory_format == contiguous_format) if copy or dtype != self.dty"
        "pe else self",
    },
)


def to_dtype_composite(self, dtype, non_blocking, copy, memory_format):
    """to.dtype, from other operators."""
    return (
        functions._to_copy(self, dtype, memory_format == devices.contiguous_format)
        if copy or dtype != self.dtype
        else self
    )


TO_DTYPE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, to_dtype_composite)


# to.device (ops.yaml:2633)
TO_DEVICE = define(
    "to.device",
    "to.device(Tensor(a) self, Device device, ScalarType? dtype=None, bool non_blocking=Fal"
    "se, bool copy=False, *, MemoryFormat? memory_format=None) -> Tensor(a)",
    source="ops.yaml:2633",
    digest="25339b9296879e4d",
    kernel={
        "composite": 'check_device(device, "to")\nreturn self.to(self.dtype if dtype is None else dtype, copy'
        "=copy, memory_format=memory_format)",
    },
)


def to_device_composite(self, device, dtype, non_blocking, copy, memory_format):
    """to.device, from other operators."""
    language.check_device(device, "to")
    return self.to(self.dtype if dtype is None else dtype, copy=copy, memory_format=memory_format)


TO_DEVICE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, to_device_composite)


# to.dtype_layout (ops.yaml:2641)
TO_DTYPE_LAYOUT = define(
    "to.dtype_layout",
    "to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device"
    "? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, Memory"
    "Format? memory_format=None) -> Tensor(a)",
    source="ops.yaml:2641",
    digest="0ebcb3ae5f8260fc",
    kernel={
        "composite": 'check_device(device, "to")\nreturn self.to(self.dtype if dtype is None else dtype, copy'
        "=copy, memory_format=memory_format)",
    },
)


def to_dtype_layout_composite(self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format):
    """to.dtype_layout, from other operators."""
    language.check_device(device, "to")
    return self.to(self.dtype if dtype is None else dtype, copy=copy, memory_format=memory_format)


TO_DTYPE_LAYOUT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, to_dtype_layout_composite)


# to.other (ops.yaml:2653)
TO_OTHER = define(
    "to.other",
    "to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, *, Me"
    "moryFormat? memory_format=None) -> Tensor(a)",
    source="ops.yaml:2653",
    digest="ebce06eb8d1c9564",
    kernel={
        "composite": "self.to(other.dtype, copy=copy, memory_format=memory_format)",
    },
)


def to_other_composite(self, other, non_blocking, copy, memory_format):
    """to.other, from other operators."""
    return self.to(other.dtype, copy=copy, memory_format=memory_format)


TO_OTHER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, to_other_composite)


# type_as (ops.yaml:2659)
TYPE_AS = define(
    "type_as",
    "type_as(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:2659",
    digest="5550b5eecf8e8065",
    kernel={
        "composite": "self.to(other.dtype)",
    },
)


def type_as_composite(self, other):
    """type_as, from other operators."""
    return self.to(other.dtype)


TYPE_AS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, type_as_composite)


# float (ops.yaml:2669)
FLOAT = define(
    "float",
    "float(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2669",
    digest="59c2ebe8d052fc2f",
    kernel={
        "composite": "self.to(float32)",
    },
)


def float_composite(self):
    """float, from other operators."""
    return self.to(dtypes.float32)


FLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, float_composite)


# double (ops.yaml:2679)
DOUBLE = define(
    "double",
    "double(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2679",
    digest="2be600fb1b6194b7",
    kernel={
        "composite": "self.to(float64)",
    },
)


def double_composite(self):
    """double, from other operators."""
    return self.to(dtypes.float64)


DOUBLE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, double_composite)


# half (ops.yaml:2689)
HALF = define(
    "half",
    "half(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2689",
    digest="506121a5ed610f75",
    kernel={
        "composite": "self.to(float16)",
    },
)


def half_composite(self):
    """half, from other operators."""
    return self.to(dtypes.float16)


HALF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, half_composite)


# cpu (ops.yaml:2699)
CPU_OPERATOR = define(
    "cpu",
    "cpu(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2699",
    digest="6a6c32c100921af4",
    kernel={
        "composite": "self",
    },
)


def cpu_composite(self):
    """cpu, from other operators."""
    return self


CPU_OPERATOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cpu_composite)


# cfloat (ops.yaml:2709)
CFLOAT = define(
    "cfloat",
    "cfloat(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2709",
    digest="bb5a08e7cc28e0fa",
    kernel={
        "composite": "self.to(complex64)",
    },
)


def cfloat_composite(self):
    """cfloat, from other operators."""
    return self.to(dtypes.complex64)


CFLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cfloat_composite)


# cdouble (ops.yaml:2719)
CDOUBLE = define(
    "cdouble",
    "cdouble(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2719",
    digest="e9945449013f2e13",
    kernel={
        "composite": "self.to(complex128)",
    },
)


def cdouble_composite(self):
    """cdouble, from other operators."""
    return self.to(dtypes.complex128)


CDOUBLE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cdouble_composite)


# bfloat16 (ops.yaml:2729)
BFLOAT16 = define(
    "bfloat16",
    "bfloat16(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2729",
    digest="c5547af99e8bd928",
    kernel={
        "composite": "self.to(bfloat16)",
    },
)


def bfloat16_composite(self):
    """bfloat16, from other operators."""
    return self.to(dtypes.bfloat16)


BFLOAT16.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bfloat16_composite)


# int (ops.yaml:2739)
INT = define(
    "int",
    "int(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2739",
    digest="3ad4a2ceded0c85f",
    kernel={
        "composite": "self.to(int32)",
    },
)


def int_composite(self):
    """int, from other operators."""
    return self.to(dtypes.int32)


INT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, int_composite)


# long (ops.yaml:2749)
LONG = define(
    "long",
    "long(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2749",
    digest="64ca7621570868cd",
    kernel={
        "composite": "self.to(int64)",
    },
)


def long_composite(self):
    """long, from other operators."""
    return self.to(dtypes.int64)


LONG.implement(COMPOSITE_IMPLICIT_AUTOGRAD, long_composite)


# short (ops.yaml:2759)
SHORT = define(
    "short",
    "short(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2759",
    digest="9c47512dfac4152e",
    kernel={
        "composite": "self.to(int16)",
    },
)


def short_composite(self):
    """short, from other operators."""
    return self.to(dtypes.int16)


SHORT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, short_composite)


# char (ops.yaml:2769)
CHAR = define(
    "char",
    "char(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2769",
    digest="b6e0bc0bfd47b507",
    kernel={
        "composite": "self.to(int8)",
    },
)


def char_composite(self):
    """char, from other operators."""
    return self.to(dtypes.int8)


CHAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, char_composite)


# byte (ops.yaml:2779)
BYTE = define(
    "byte",
    "byte(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2779",
    digest="2ac994ae2c71d73a",
    kernel={
        "composite": "self.to(uint8)",
    },
)


def byte_composite(self):
    """byte, from other operators."""
    return self.to(dtypes.uint8)


BYTE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, byte_composite)


# bool (ops.yaml:2789)
BOOL = define(
    "bool",
    "bool(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:2789",
    digest="8d5445f3acb2b396",
    kernel={
        "composite": "self.to(bool_)",
    },
)


def bool_composite(self):
    """bool, from other operators."""
    return self.to(dtypes.bool_)


BOOL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, bool_composite)


# cat (ops.yaml:2799, derivatives.yaml:492)
CAT = define(
    "cat",
    "cat(Tensor[] tensors, int dim=0) -> Tensor",
    tags=("core",),
    source="ops.yaml:2799",
    digest="948cbed35bd57a2a",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.cat}",
    },
    derivative={
        "tensors": "[None if shape == (0,) else part for shape, part in zip(shapes_of(tensors), grad.split"
        "_with_sizes(cat_sizes(shapes_of(tensors), dim), dim))]",
        "result": "auto_linear",
    },
)
CAT_OUT = define(
    "cat.out",
    "cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2799",
    digest="948cbed35bd57a2a",
)
CAT.implement(CPU, runtime.kernels.creation.cat)


def cat_out_cpu(tensors, dim, out):
    """cat.out: the functional form, copied into out."""
    result = CAT[(keys_of(tensors)) & BELOW_AUTOGRAD](tensors, dim)
    return write_out("cat.out", out, result)


CAT_OUT.implement(CPU, cat_out_cpu)


class CatBackward0(Node):
    """Backward of cat (derivatives.yaml:492)."""

    __slots__ = ("_saved_tensors_shapes", "_saved_dim")
    operator = "cat"

    def apply(self, grad):
        tensors_shapes = self._saved_tensors_shapes
        dim = self._saved_dim
        grad_tensors = [
            None if shape == (0,) else part for shape, part in zip(
                tensors_shapes, grad.split_with_sizes(language.cat_sizes(tensors_shapes, dim), dim)
            )
        ]
        return (*grad_tensors,)


def cat_autograd(tensors, dim):
    """cat, recorded for the backward pass."""
    result = CAT[(keys_of(tensors)) & BELOW_AUTOGRAD](tensors, dim)
    if state.active and not grad_enabled():
        return result
    node = CatBackward0()
    node._saved_tensors_shapes = language.shapes_of(tensors)
    node._saved_dim = dim
    return recording.record(node, result, *tensors)


CAT.implement(AUTOGRAD_CPU, cat_autograd)
CAT_OUT.implement(AUTOGRAD_CPU, without_gradient(CAT_OUT))


def cat_forward(tensors, dim):
    """cat, and the tangent of its result."""
    result = CAT[(keys_of(tensors)) & BELOW_FORWARD](tensors, dim)
    if not forward.wanted(result):
        return result
    tensors_t = forward.tangents_of(tensors)
    tensors_t = forward.list_or_zeros(tensors_t, tensors)
    result_t = CAT[keys_of(tensors_t)](tensors_t, dim)
    forward.attach(result, result_t)
    return result


CAT.implement(FORWARD_AD, cat_forward)
CAT_OUT.implement(FORWARD_AD, forward.without_tangent(CAT_OUT))


# concatenate (ops.yaml:2822)
CONCATENATE = define(
    "concatenate",
    "concatenate(Tensor[] tensors, int dim=0) -> Tensor",
    source="ops.yaml:2822",
    digest="818971978a37678d",
    kernel={
        "composite": "cat(tensors, dim)",
    },
)
CONCATENATE_OUT = define(
    "concatenate.out",
    "concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2822",
    digest="818971978a37678d",
)


def concatenate_composite(tensors, dim):
    """concatenate, from other operators."""
    return functions.cat(tensors, dim)


CONCATENATE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, concatenate_composite)


def concatenate_out_cpu(tensors, dim, out):
    """concatenate.out: the functional form, copied into out."""
    return write_out("concatenate.out", out, concatenate_composite(tensors, dim))


CONCATENATE_OUT.implement(CPU, concatenate_out_cpu)
CONCATENATE_OUT.implement(AUTOGRAD_CPU, without_gradient(CONCATENATE_OUT))
CONCATENATE_OUT.implement(FORWARD_AD, forward.without_tangent(CONCATENATE_OUT))


# stack (ops.yaml:2832, derivatives.yaml:498)
STACK = define(
    "stack",
    "stack(Tensor[] tensors, int dim=0) -> Tensor",
    tags=("engine",),
    source="ops.yaml:2832",
    digest="9f1c7952bcc04f49",
    kernel={
        "dispatch": "{CPU: runtime.kernels.creation.stack}",
    },
    derivative={
        "tensors": "grad.unbind(dim)",
        "result": "auto_linear",
    },
)
STACK_OUT = define(
    "stack.out",
    "stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2832",
    digest="9f1c7952bcc04f49",
)
STACK.implement(CPU, runtime.kernels.creation.stack)


def stack_out_cpu(tensors, dim, out):
    """stack.out: the functional form, copied into out."""
    result = STACK[(keys_of(tensors)) & BELOW_AUTOGRAD](tensors, dim)
    return write_out("stack.out", out, result)


STACK_OUT.implement(CPU, stack_out_cpu)


class StackBackward0(Node):
    """Backward of stack (derivatives.yaml:498)."""

    __slots__ = ("_saved_dim",)
    operator = "stack"

    def apply(self, grad):
        dim = self._saved_dim
        grad_tensors = grad.unbind(dim)
        return (*grad_tensors,)


def stack_autograd(tensors, dim):
    """stack, recorded for the backward pass."""
    result = STACK[(keys_of(tensors)) & BELOW_AUTOGRAD](tensors, dim)
    if state.active and not grad_enabled():
        return result
    node = StackBackward0()
    node._saved_dim = dim
    return recording.record(node, result, *tensors)


STACK.implement(AUTOGRAD_CPU, stack_autograd)
STACK_OUT.implement(AUTOGRAD_CPU, without_gradient(STACK_OUT))


def stack_forward(tensors, dim):
    """stack, and the tangent of its result."""
    result = STACK[(keys_of(tensors)) & BELOW_FORWARD](tensors, dim)
    if not forward.wanted(result):
        return result
    tensors_t = forward.tangents_of(tensors)
    tensors_t = forward.list_or_zeros(tensors_t, tensors)
    result_t = STACK[keys_of(tensors_t)](tensors_t, dim)
    forward.attach(result, result_t)
    return result


STACK.implement(FORWARD_AD, stack_forward)
STACK_OUT.implement(FORWARD_AD, forward.without_tangent(STACK_OUT))
