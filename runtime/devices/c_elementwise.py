"""Kernels that compute the same of every element, as C, in the words of a dialect.

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
from runtime.devices.c_dialect import CDialect
from runtime.devices.c_functions import HALVES
from runtime.devices.derived import ElementKernel
from runtime.tensor.dtypes import FLOATING, dtype

MOST_DIMS = 6  # after merging; more are rare, and arguments of kernels have 1,024 bytes at least


def number_type(compute: dtype) -> type[np.generic]:
    """What numbers are as arguments."""
    if compute.category == FLOATING:
        return np.float64 if type_in_register(compute) == DOUBLE else np.float32
    return np.uint64 if type_in_register(compute) == "ulong" else np.int64


def type_of_numbers(compute: dtype) -> str:
    """The same in C."""
    kind = type_in_register(compute)
    return SIGNED if kind == TRUTH else kind


def source_of(kernel: ElementKernel, dialect: CDialect) -> str:
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
    return _program(expressions, lines, results, stored_operands, kernel, dialect)


def _loaded(
    expressions: CExpressions, pointer: str, index: str, name: str, stored: dtype, read: dtype
) -> str:  # fmt: skip
    value = expressions.load(pointer, index, stored, read)
    expressions.names[name] = CValue(f"v_{name}", value.kind)
    return f"{value.kind} v_{name} = {value.text};"


def _program(
    expressions: CExpressions, lines: Sequence[str], results: Sequence[dtype], operands: Sequence[dtype],
    kernel: ElementKernel, dialect: CDialect,
) -> str:  # fmt: skip
    parts, space = len(results) + len(operands), dialect.device_memory
    pointers = [f"{space}{type_in_memory(kind)} *o{position}" for position, kind in enumerate(results)]
    pointers += [f"{space}const {type_in_memory(kind)} *a{position}" for position, kind in enumerate(operands)]
    body = "\n    ".join(lines)
    dense = " ".join(f"long j{part} = g.v[{1 + part}] + i;" for part in range(parts))
    kernels = [
        _kernel(dialect, "dense", 1 + parts, pointers, dense, body),
        _kernel(dialect, "strided", 1 + parts + MOST_DIMS * (1 + parts), pointers, _walk(parts), body),
    ]  # fmt: skip
    return program_text(expressions, "".join(kernels), kernel.compute, len(kernel.numbers), dialect)


def program_text(expressions: CExpressions, kernels: str, compute: dtype, numbers: int, dialect: CDialect) -> str:
    """Kernels with what they need: the functions that they call and the struct of the operator's numbers."""
    helpers = "".join(f"{text}\n" for text in expressions.helpers.values())
    number = type_of_numbers(compute)
    text = f"{helpers}typedef struct {{ {number} v[{max(numbers, 1)}]; }} numbers_type;\n{kernels}"
    halves = dialect.halves + HALVES if "half" in text or "bfloat16" in text or "float16" in text else ""
    return f"{dialect.prologue}{dialect.doubles if DOUBLE in text else ''}{halves}{text}"


def _kernel(dialect: CDialect, name: str, longs: int, pointers: Sequence[str], indices: str, body: str) -> str:
    """The text of a kernel; `indices` says where the elements of each tensor lie."""
    return (
        f"typedef struct {{ long v[{longs}]; }} {name}_words;\n"
        f"{dialect.kernel} {name}({name}_words g, numbers_type numbers, {', '.join(pointers)}) {{\n"
        f"    long i = {dialect.item};\n    if (i >= g.v[0]) return;\n    {indices}\n    {body}\n}}\n"
    )


def _walk(parts: int) -> str:
    """From the number of an element to its index in every tensor, dimension by dimension from the last one on."""
    first = " ".join(f"long j{part} = g.v[{1 + part}];" for part in range(parts))
    steps = " ".join(f"j{part} += k * g.v[{1 + parts + MOST_DIMS * (1 + part)} + d];" for part in range(parts))
    return (
        f"{first} long rest = i;\n    for (int d = {MOST_DIMS - 1}; d >= 0; d--) {{\n"
        f"        long size = g.v[{1 + parts} + d], q = rest / size, k = rest - q * size;\n"
        f"        {steps} rest = q;\n    }}"
    )
