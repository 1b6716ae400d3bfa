"""Reductions and scans as C.

A program has two kernels. ``items`` walks over a line in one work item, ``groups`` in a group of them, each of which
walks over a part of the line; the first one joins their accumulators. Within a part, sums are taken of blocks of
elements, so that rounding errors grow with the logarithm of their number. Scans have ``items`` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

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
)  # fmt: skip
from runtime.devices.derived_lines import LineKernel, LineLaunch, LinePass
from runtime.errors import ComputeError
from runtime.opencl.elementwise import number_type, program_text, type_of_numbers
from runtime.opencl.memory import handle_of
from runtime.opencl.platform import devices
from runtime.opencl.programs import coalesced, kernel_of, launch, words
from runtime.tensor import Tensor
from runtime.tensor.dtypes import FLOATING, dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import memory_of

_MOST_DIMS = 6  # of the lines, and within a line, after merging
GROUP = 64
BLOCK = 128
SHORT = 512  # lines of as many elements are one work item's


def compile_lines(kernel: LineKernel) -> LineLaunch | None:
    """A function ``launch(outs, operands, numbers, reduced)``; None where there is no C for the kernel."""
    try:
        source = _Source(kernel).text()
    except NoCodeError:
        return None
    if DOUBLE in source and not all(where.has_doubles for where in devices()):
        return None
    numbers_type = number_type(kernel.compute)

    def run(
        outs: Sequence[Tensor], operands: Sequence[Tensor], numbers: Sequence[complex], reduced: tuple[int, ...]
    ) -> None:
        looks = _looks(kernel, outs, operands, reduced)
        keeps = [dim not in reduced for dim in range(len(looks[-1].sizes))]
        lines, across = _dims(looks, keeps)
        count, within = _dims(looks, [not keep for keep in keeps])
        geometry = words(lines, count, *[look.offset for look in looks], *across, *within)
        values = np.array([*numbers] or [0]).astype(numbers_type)
        tensors = (*outs, *operands)
        buffers = [handle_of(look, tensor.dtype.itemsize) for look, tensor in zip(looks, tensors, strict=True)]
        arguments = geometry, values, *buffers
        where = devices()[looks[0].device.index or 0]
        if kernel.is_scan or count <= SHORT:
            launch(where, kernel_of(where, source, "items"), arguments, lines)
        else:
            launch(where, kernel_of(where, source, "groups"), arguments, lines * GROUP, GROUP)

    return run


def _looks(
    kernel: LineKernel, outs: Sequence[Tensor], operands: Sequence[Tensor], reduced: tuple[int, ...]
) -> list[Geometry]:
    """The geometry of all tensors in the sizes of the operands: a result of a line has the stride 0 within it."""
    inputs = [memory_of(tensor) for tensor in operands]
    sizes = inputs[0].sizes
    looks = []
    for out in outs:
        look = memory_of(out)
        if not kernel.is_each:
            steps = iter(look.strides)
            strides = tuple([0 if dim in reduced else next(steps) for dim in range(len(sizes))])
            look = Geometry(look.memory, sizes, strides, look.offset, look.device, look.key)
        looks.append(look)
    return looks + inputs


def _dims(looks: Sequence[Geometry], chosen: Sequence[bool]) -> tuple[int, list[int]]:
    """How many elements some dimensions have; and their sizes, and strides of each tensor, as kernels read them."""
    parts = [
        Geometry(
            look.memory, tuple(compress(look.sizes, chosen)), tuple(compress(look.strides, chosen)), 0, look.device,
            look.key,
        )
        for look in looks
    ]  # fmt: skip
    count = int(np.prod(parts[0].sizes, dtype=np.int64))
    if not count:
        return 0, [0] * _MOST_DIMS * (1 + len(parts))
    sizes, strides = coalesced(parts)
    missing = _MOST_DIMS - len(sizes)
    if missing < 0:
        msg = f"opencl: a kernel walks over at most {_MOST_DIMS} dimensions that cannot be merged, not {len(sizes)}"
        raise ComputeError(msg)
    return count, [*[1] * missing, *sizes, *[step for row in strides for step in ([0] * missing + row)]]


class _Source:
    """The text of a program."""

    def __init__(self, kernel: LineKernel) -> None:
        self.kernel = kernel
        self.expressions = CExpressions(kernel.compute, {})
        self.results = [stored for _, stored in kernel.results]
        self.parts = len(kernel.results) + len(kernel.operands)
        number = type_of_numbers(kernel.compute)
        for position, name in enumerate(kernel.numbers):
            value = self.expressions.cast(CValue(f"numbers.v[{position}]", number), self.expressions.kind)
            self.expressions.names[name] = value
        self.expressions.names["count"] = self.expressions.cast(CValue("g.v[1]", SIGNED), self._count_kind())
        self.before = dict(self.expressions.names)

    def _count_kind(self) -> str:
        return self.expressions.kind if self.kernel.compute.category == FLOATING else SIGNED

    def text(self) -> str:
        """Both kernels."""
        kernels = [self._function("items", in_group=False)]
        if not self.kernel.is_scan:
            kernels.append(self._function("groups", in_group=True))
        longs = 2 + self.parts + 2 * _MOST_DIMS * (1 + self.parts)
        header = f"typedef struct {{ long v[{longs}]; }} words;\n"
        return program_text(self.expressions, header + "".join(kernels), self.kernel.compute, len(self.kernel.numbers))

    def _function(self, name: str, *, in_group: bool) -> str:
        kernel = self.kernel
        self.expressions.names = dict(self.before)
        pointers = [f"__global {type_in_memory(kind)} *o{position}" for position, kind in enumerate(self.results)]
        pointers += [
            f"__global const {type_in_memory(stored)} *a{position}"
            for position, (_, stored, _) in enumerate(kernel.operands)
        ]
        head = (
            f"__kernel void {name}(words g, numbers_type numbers, {', '.join(pointers)}) {{\n"
            f"    long line = {'get_group_id(0)' if in_group else 'get_global_id(0)'};\n"
            "    if (line >= g.v[0]) return;\n"
        )
        if in_group:
            head += (
                f"    long me = get_local_id(0), part = (g.v[1] + {GROUP - 1}) / {GROUP}, begin = me * part;\n"
                "    long end = min(begin + part, g.v[1]), active = (g.v[1] + part - 1) / part;\n"
            )
        else:
            head += "    long begin = 0, end = g.v[1];\n"
        head += f"    {self._bases()}\n"
        body = self._scan() if kernel.is_scan else self._walks(in_group=in_group) + self._end(in_group=in_group)
        return head + body + "}\n"

    # -- indices -------------------------------------------------------------------------------------------------------

    def _bases(self) -> str:
        """Where the line begins in every tensor."""
        first = " ".join(f"long b{part} = g.v[{2 + part}];" for part in range(self.parts))
        return f"{first} {self._index('line', 'b', 2 + self.parts)}"

    def _element(self) -> str:
        """Where the element `e` of the line lies in every tensor."""
        first = " ".join(f"long j{part} = b{part};" for part in range(self.parts))
        return f"{first} {self._index('e', 'j', 2 + self.parts + _MOST_DIMS * (1 + self.parts))}"

    def _index(self, number: str, variable: str, start: int) -> str:
        """Add to indices what `number` says of the dimensions whose sizes begin at a word; divides where it must."""
        steps = " ".join(
            f"{variable}{part} += k * g.v[{start + _MOST_DIMS * (1 + part)} + d];" for part in range(self.parts)
        )
        return (
            f"for (long q = {number}, d = {_MOST_DIMS - 1}; q > 0; d--) {{ long size = g.v[{start} + d], k = q;"
            f" if (q >= size) {{ long whole = q / size; k = q - whole * size; q = whole; }} else q = 0; {steps} }}"
        )

    def _loads(self) -> list[str]:
        """The elements of the operands, by their names."""
        lines = []
        for position, (name, stored, read) in enumerate(self.kernel.operands):
            pointer, index = f"a{position}", f"j{position + len(self.results)}"
            value = self.expressions.load(pointer, index, stored, read)
            if self.kernel.compute is not read and self.kernel.compute.category >= FLOATING:
                value = self.expressions.cast(value, self.expressions.kind)
            self.expressions.names[name] = CValue(f"v_{name}", value.kind)
            lines.append(f"{value.kind} v_{name} = {value.text};")
        self.expressions.names["index"] = CValue("e", SIGNED)
        return lines

    # -- walks ---------------------------------------------------------------------------------------------------------

    def _kind_of(self, word: str) -> str:
        """The type of an accumulator."""
        if word in ("int64", "bool"):
            return SIGNED if word == "int64" else TRUTH
        return DOUBLE if word == "wide" and self.kernel.compute.category == FLOATING else self.expressions.kind

    def _kinds(self, walk: LinePass) -> dict[str, str]:
        return {name: self._kind_of(word) for name, word in walk.accumulators.items()}

    def _values(self, trees: Sequence[object], kinds: dict[str, str]) -> list[str]:
        """The texts of new values of accumulators."""
        pairs = zip(trees, kinds.values(), strict=True)
        return [self.expressions.cast(self.expressions.value(tree), kind).text for tree, kind in pairs]

    def _declared(self, walk: LinePass, prefix: str, kinds: dict[str, str]) -> str:
        starts = self._values(walk.start, kinds)
        pairs = zip(kinds.items(), starts, strict=True)
        return " ".join(f"{kind} {prefix}{name} = {start};" for (name, kind), start in pairs)

    def _step(self, walk: LinePass, prefix: str, kinds: dict[str, str]) -> str:
        """One element enters the accumulators whose names begin with a prefix."""
        expressions = self.expressions
        lines = [self._element(), *self._loads()]
        expressions.names |= {name: CValue(f"{prefix}{name}", kind) for name, kind in kinds.items()}
        for name, tree in walk.let:
            value = expressions.value(tree)
            lines.append(f"{value.kind} v_{name} = {value.text};")
            expressions.names[name] = CValue(f"v_{name}", value.kind)
        return " ".join([*lines, *self._set(walk.step, prefix, kinds)])

    def _set(self, trees: Sequence[object], prefix: str, kinds: dict[str, str]) -> list[str]:
        """Give all accumulators new values, each of which is computed from the old ones."""
        values = list(zip(kinds.items(), self._values(trees, kinds), strict=True))
        return [f"{kind} n_{name} = {value};" for (name, kind), value in values] + [
            f"{prefix}{name} = n_{name};" for name in kinds
        ]

    def _combine(self, walk: LinePass, other: str, kinds: dict[str, str]) -> str:
        """Join the accumulators of a run of elements with those of the run behind it."""
        if walk.combine is None:
            raise NoCodeError(self.kernel.name)
        names = self.expressions.names
        names |= {name: CValue(f"c_{name}", kind) for name, kind in kinds.items()}
        names |= {f"{name}_other": CValue(other.format(name), kind) for name, kind in kinds.items()}
        return " ".join(self._set(walk.combine, "c_", kinds))

    def _walks(self, *, in_group: bool) -> str:
        """All passes; behind them their accumulators have their last values."""
        text = ""
        for walk in self.kernel.passes:
            kinds = self._kinds(walk)
            if in_group:
                text += "".join(f"    __local {kind} l_{name}[{GROUP}];\n" for name, kind in kinds.items())
            text += f"    {self._declared(walk, 'c_', kinds)}\n"
            start = self._declared(walk, "run_", kinds)
            step = self._step(walk, "run_", kinds)
            first = " ".join(f"c_{name} = run_{name};" for name in kinds)
            join = self._combine(walk, "run_{}", kinds)
            text += (
                f"    for (long block = begin; block < end; block += {BLOCK}) {{\n        {start}\n"
                f"        for (long e = block; e < min(block + {BLOCK}, end); e++) {{ {step} }}\n"
                f"        if (block == begin) {{ {first} }} else {{ {join} }}\n    }}\n"
            )
            if in_group:
                text += self._joined(walk, kinds)
            self.expressions.names |= {name: CValue(f"c_{name}", kind) for name, kind in kinds.items()}
        return text

    def _joined(self, walk: LinePass, kinds: dict[str, str]) -> str:
        """The first item of a group joins the accumulators of all that walked, which all then read."""
        barrier = "barrier(CLK_LOCAL_MEM_FENCE);"
        store = " ".join(f"l_{name}[me] = c_{name};" for name in kinds)
        write = " ".join(f"l_{name}[0] = c_{name};" for name in kinds)
        read = " ".join(f"c_{name} = l_{name}[0];" for name in kinds)
        join = self._combine(walk, "l_{}[k]", kinds)
        return (
            f"    {store}\n    {barrier}\n    if (me == 0) {{\n"
            f"        for (long k = 1; k < active; k++) {{ {join} }}\n        {write}\n    }}\n"
            f"    {barrier}\n    {read}\n"
        )

    def _end(self, *, in_group: bool) -> str:
        """The results of a line, or of each of its elements."""
        if self.kernel.is_each:
            element = self._element()
            loads = " ".join(self._loads())
            return f"    for (long e = begin; e < end; e++) {{ {element} {loads} {self._stores('j')} }}\n"
        guard = "if (me == 0) " if in_group else ""
        return f"    {guard}{{ {self._stores('b')} }}\n"

    def _scan(self) -> str:
        (walk,) = self.kernel.passes
        kinds = self._kinds(walk)
        start = self._declared(walk, "c_", kinds)
        step = self._step(walk, "c_", kinds)
        direction = "long e = end - 1; e >= begin; e--" if self.kernel.reverse else "long e = begin; e < end; e++"
        return f"    {start}\n    for ({direction}) {{ {step} {self._stores('j')} }}\n"

    def _stores(self, index: str) -> str:
        lines: list[str] = []
        values = self.expressions.run(self.kernel.end, lines)
        if len(values) != len(self.results):
            raise NoCodeError(self.kernel.name)
        for position, (value, (result, stored)) in enumerate(zip(values, self.kernel.results, strict=True)):
            lines.append(f"{value.kind} r{position} = {value.text};")
            variable = _in_result(self.expressions, CValue(f"r{position}", value.kind), self.kernel.compute, result)
            lines.append(self.expressions.store(f"o{position}", f"{index}{position}", variable, result, stored))
        return " ".join(lines)


def _in_result(expressions: CExpressions, value: CValue, compute: dtype, result: dtype) -> CValue:
    """A value that was computed in more digits than the result has."""
    if compute.category == FLOATING and result.category == FLOATING and value.kind == DOUBLE:
        return expressions.cast(value, type_in_register(result))
    return value
