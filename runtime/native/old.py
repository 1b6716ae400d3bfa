"""Offsets as numbers, for native files that do not read fields by name yet."""

from runtime.native import tensors
from runtime.native.layout import Array, Dict, Float, List, Object, Tuple, slot_offset
from runtime.native.tensors import Process

REFERENCES, TYPE = Object.offset("references"), Object.offset("type")
LENGTH, ITEMS, LIST_ITEMS = Tuple.offset("length"), Tuple.offset("items"), List.offset("items")
FLOAT_VALUE, DICT_USED = Float.offset("value"), Dict.offset("used")
ARRAY_DATA, ARRAY_NDIM, ARRAY_SHAPE, ARRAY_STRIDES, ARRAY_BASE, ARRAY_DESCR, ARRAY_FLAGS = (
    Array.offset(name) for name in ("data", "ndim", "shape", "strides", "base", "descr", "flags")
)
SLICE_START, SLICE_STOP, SLICE_STEP = (slot_offset(slice, name) for name in ("start", "stop", "step"))
NEW_ARRAY, SET_BASE, ARRAY_TYPE, TENSOR_TYPE, NONE, CPU_KEY = (
    Process.offset(name) for name in ("new_array", "set_base", "array_type", "tensor_type", "none", "cpu_key")
)
BOOL_TYPE, INT_TYPE, FLOAT_TYPE, LIST_TYPE, FALSE, TRUE = (
    Process.offset(name) for name in ("bool_type", "int_type", "float_type", "list_type", "false", "true")
)
TUPLE, SLICE, DTYPE, ELLIPSIS, ZERO, FORGET, GRAD_ENABLED, REFERENCE, UNTRACKED = (
    Process.offset(name)
    for name in (
        "tuple_type", "slice_type", "dtype_type", "ellipsis", "zero", "forget_dead_views", "grad_enabled",
        "reference_type", "untracked_type",
    )
)  # fmt: skip
LIST = LIST_TYPE
SLOT_ARRAY, SLOT_DTYPE, SLOT_KEYS, SLOT_EDGE, SLOT_VERSION, SLOT_BASE = (
    Process.offset(f"slot_{name}") for name in ("array", "dtype", "keys", "edge", "version", "base")
)
ACTIVE = Process.offset("active_guards")
KINDS, KIND_BYTES, KIND_COUNT = Process.offset("kinds"), 32, tensors.KIND_COUNT
KIND_DESCR, KIND_ITEMSIZE, KIND_WAY = 8, 16, 24
INT64_DESCR = KINDS + KIND_BYTES + KIND_DESCR
OBJECT_TYPE = TYPE
whole_tensor = tensors.new_tensor
WORLD = PROCESS = tensors.PROCESS

# Of elementwise loops and plans.
from numba import types  # noqa: E402

from runtime.compile.compiling import compile_driver  # noqa: E402
from runtime.kernels.elementwise.driver import Loop, Plan, put_numbers  # noqa: E402

LOOP_OPERANDS, LOOP_OUTPUTS, LOOP_SCALARS, LOOP_ITEMSIZES = (
    Loop.offset(name) for name in ("operands", "outputs", "scalars", "itemsizes")
)
STRIDES = Plan.offset("strides")


@compile_driver(types.int64(types.int64, types.int64, types.int64))
def take_scalars(loop, scalars, slots):
    """As put_numbers, of a tuple; 0, or 1."""
    given = Tuple(scalars)
    return 0 if put_numbers(Loop(loop), given.items, given.length, slots) else 1
