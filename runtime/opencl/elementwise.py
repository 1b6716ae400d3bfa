"""Kernels that compute the same of every element, as C.

A program has two kernels: ``dense`` for tensors whose elements lie in the same order without gaps, and ``strided`` for
others. Both take a struct of whole numbers (how many elements there are, where each tensor begins; sizes and strides),
a struct of the operator's numbers, the results, and the operands.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from runtime.devices.c_code import (
    DOUBLE,
    SIGNED,
    TRUTH,
    CExpressions,
    CValue,
    NoCodeError,
    type_in_memory,
    type_in_register,
)
from runtime.devices.c_functions import HALVES
from runtime.devices.derived import ElementKernel, Launch
from runtime.opencl.memory import handle_of
from runtime.opencl.platform import devices
from runtime.opencl.programs import coalesced, kernel_of, launch, words
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.backends import BY_NAME
from runtime.tensor.dtypes import FLOATING, dtype
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.memory import memory_of

_MOST_DIMS = 6  # after merging; more are rare, and arguments of kernels have 1,024 bytes at least
_PROLOGUE = "#pragma OPENCL FP_CONTRACT OFF\n"
_DOUBLES = "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"


def compile_elementwise(kernel: ElementKernel) -> Launch | None:
    """A function ``launch(outs, operands, numbers)``; None where there is no C for the kernel."""
    try:
        source = source_of(kernel)
    except NoCodeError:
        return None
    needs_doubles = DOUBLE in source
    if needs_doubles and not all(where.has_doubles for where in devices()):
        return None
    numbers_type = number_type(kernel.compute)

    def run(outs: Sequence[Tensor], operands: Sequence[Tensor], numbers: Sequence[complex]) -> None:
        _run(source, numbers_type, list(outs), list(operands), numbers)

    return run


def _run(
    source: str, numbers_type: type[np.generic], outs: list[Tensor], operands: list[Tensor], numbers: Sequence[complex]
) -> None:
    looks = [memory_of(tensor) for tensor in (*outs, *operands)]
    sizes, strides = coalesced(looks)
    if len(sizes) > _MOST_DIMS:
        _run_dense(source, numbers_type, outs, operands, numbers)
        return
    count = int(np.prod(sizes))
    steps = [step for row in strides for step in row]
    is_dense = len(sizes) == 1 and steps == [1] * len(steps)
    where = devices()[looks[0].device.index or 0]
    offsets = [look.offset for look in looks]
    geometry = words(count, *offsets, *([] if is_dense else [*_padded(sizes, 1), *_rows(strides)]))
    values = np.array([*numbers] or [0]).astype(numbers_type)
    buffers = [handle_of(look, tensor.dtype.itemsize) for look, tensor in zip(looks, (*outs, *operands), strict=True)]
    kernel = kernel_of(where, source, "dense" if is_dense else "strided")
    launch(where, kernel, (geometry, values, *buffers), count)


def _padded(numbers: Sequence[int], filler: int) -> list[int]:
    """The numbers of dimensions behind those that are not there."""
    return [filler] * (_MOST_DIMS - len(numbers)) + [*numbers]


def _rows(strides: Sequence[Sequence[int]]) -> list[int]:
    return [step for row in strides for step in _padded(row, 0)]


def _run_dense(
    source: str, numbers_type: type[np.generic], outs: list[Tensor], operands: list[Tensor], numbers: Sequence[complex]
) -> None:
    """The same over copies without gaps, for tensors of more dimensions than a kernel walks over."""
    backend = BY_NAME[outs[0].device.type]
    copies = []
    for tensor in operands:
        array = np.ascontiguousarray(backend.read(memory_of(tensor), tensor.dtype))
        copies.append(make_tensor(backend.from_array(array, tensor.dtype, tensor.device), tensor.dtype))
    results = [
        make_tensor(backend.empty(out._sizes, out.dtype, out.device, contiguous_strides(out._sizes)), out.dtype)
        for out in outs
    ]
    _run(source, numbers_type, results, copies, numbers)
    for out, result in zip(outs, results, strict=True):
        backend.write(memory_of(out), out.dtype, backend.read(memory_of(result), result.dtype))


# -- the text ----------------------------------------------------------------------------------------------------------


def number_type(compute: dtype) -> type[np.generic]:
    """What numbers are as arguments."""
    if compute.category == FLOATING:
        return np.float64 if type_in_register(compute) == DOUBLE else np.float32
    return np.uint64 if type_in_register(compute) == "ulong" else np.int64


def type_of_numbers(compute: dtype) -> str:
    """The same in C."""
    kind = type_in_register(compute)
    return SIGNED if kind == TRUTH else kind


def source_of(kernel: ElementKernel) -> str:
    """The text of a program with the kernels ``dense`` and ``strided``."""
    expressions = CExpressions(kernel.compute, {})
    results = [stored for _, stored in kernel.results]
    lines: list[str] = []
    for position, (name, stored, read) in enumerate(kernel.operands):
        lines.append(_loaded(expressions, f"a{position}", f"j{position + len(results)}", name, stored, read))
    number = type_of_numbers(kernel.compute)
    for position, name in enumerate(kernel.numbers):
        value = expressions.cast(CValue(f"numbers.v[{position}]", number), expressions.kind)
        lines.append(f"{value.kind} v_{name} = {value.text};")
        expressions.names[name] = CValue(f"v_{name}", value.kind)
    values = expressions.run(kernel.program, lines)
    if len(values) != len(kernel.results):
        raise NoCodeError(kernel.name)
    for position, (value, (result, stored)) in enumerate(zip(values, kernel.results, strict=True)):
        variable = CValue(f"r{position}", value.kind)
        lines.append(f"{value.kind} {variable.text} = {value.text};")
        lines.append(expressions.store(f"o{position}", f"j{position}", variable, result, stored))
    stored_operands = [stored for _, stored, _ in kernel.operands]
    return _program(expressions, lines, results, stored_operands, kernel)


def _loaded(
    expressions: CExpressions, pointer: str, index: str, name: str, stored: dtype, read: dtype
) -> str:  # fmt: skip
    value = expressions.load(pointer, index, stored, read)
    expressions.names[name] = CValue(f"v_{name}", value.kind)
    return f"{value.kind} v_{name} = {value.text};"


def _program(
    expressions: CExpressions, lines: Sequence[str], results: Sequence[dtype], operands: Sequence[dtype],
    kernel: ElementKernel,
) -> str:  # fmt: skip
    parts = len(results) + len(operands)
    pointers = [f"__global {type_in_memory(kind)} *o{position}" for position, kind in enumerate(results)]
    pointers += [f"__global const {type_in_memory(kind)} *a{position}" for position, kind in enumerate(operands)]
    body = "\n    ".join(lines)
    dense = " ".join(f"long j{part} = g.v[{1 + part}] + i;" for part in range(parts))
    kernels = [
        _kernel("dense", 1 + parts, pointers, dense, body),
        _kernel("strided", 1 + parts + _MOST_DIMS * (1 + parts), pointers, _walk(parts), body),
    ]  # fmt: skip
    return program_text(expressions, "".join(kernels), kernel.compute, len(kernel.numbers))


def program_text(expressions: CExpressions, kernels: str, compute: dtype, numbers: int) -> str:
    """Kernels with what they need: the functions that they call and the struct of the operator's numbers."""
    helpers = "".join(f"{text}\n" for text in expressions.helpers.values())
    number = type_of_numbers(compute)
    text = f"{helpers}typedef struct {{ {number} v[{max(numbers, 1)}]; }} numbers_type;\n{kernels}"
    halves = HALVES if "half" in text or "bfloat16" in text or "float16" in text else ""
    return f"{_PROLOGUE}{_DOUBLES if DOUBLE in text else ''}{halves}{text}"


def _kernel(name: str, longs: int, pointers: Sequence[str], indices: str, body: str) -> str:
    """The text of a kernel; `indices` says where the elements of each tensor lie."""
    return (
        f"typedef struct {{ long v[{longs}]; }} {name}_words;\n"
        f"__kernel void {name}({name}_words g, numbers_type numbers, {', '.join(pointers)}) {{\n"
        f"    long i = get_global_id(0);\n    if (i >= g.v[0]) return;\n    {indices}\n    {body}\n}}\n"
    )


def _walk(parts: int) -> str:
    """From the number of an element to its index in every tensor, dimension by dimension from the last one on."""
    first = " ".join(f"long j{part} = g.v[{1 + part}];" for part in range(parts))
    steps = " ".join(f"j{part} += k * g.v[{1 + parts + _MOST_DIMS * (1 + part)} + d];" for part in range(parts))
    return (
        f"{first} long rest = i;\n    for (int d = {_MOST_DIMS - 1}; d >= 0; d--) {{\n"
        f"        long size = g.v[{1 + parts} + d], q = rest / size, k = rest - q * size;\n"
        f"        {steps} rest = q;\n    }}"
    )
