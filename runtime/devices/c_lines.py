"""Reductions and scans as C, in the words of a dialect.

A program has two kernels. ``items`` walks over a line in one work item, ``groups`` in a group of them, each of which
walks over a part of the line; the first one joins their accumulators. Within a part, sums are taken of blocks of
elements, so that rounding errors grow with the logarithm of their number. Scans have ``items`` alone.
"""

from __future__ import annotations

from collections.abc import Sequence

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
from runtime.devices.c_elementwise import MOST_DIMS, program_text, type_of_numbers
from runtime.devices.derived_lines import LineKernel, LinePass
from runtime.tensor.dtypes import FLOATING, dtype

GROUP = 64
BLOCK = 128


class LineSource:
    """The text of a program."""

    def __init__(self, kernel: LineKernel, dialect: CDialect) -> None:
        self.kernel, self.dialect = kernel, dialect
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
        longs = 2 + self.parts + 2 * MOST_DIMS * (1 + self.parts)
        header = f"typedef struct {{ long v[{longs}]; }} words;\n"
        count = len(self.kernel.numbers)
        return program_text(self.expressions, header + "".join(kernels), self.kernel.compute, count, self.dialect)

    def _function(self, name: str, *, in_group: bool) -> str:
        kernel, dialect = self.kernel, self.dialect
        self.expressions.names = dict(self.before)
        space = dialect.device_memory
        pointers = [f"{space}{type_in_memory(kind)} *o{position}" for position, kind in enumerate(self.results)]
        pointers += [
            f"{space}const {type_in_memory(stored)} *a{position}"
            for position, (_, stored, _) in enumerate(kernel.operands)
        ]
        head = (
            f"{dialect.kernel} {name}(words g, numbers_type numbers, {', '.join(pointers)}) {{\n"
            f"    long line = {dialect.group if in_group else dialect.item};\n"
            "    if (line >= g.v[0]) return;\n"
        )
        if in_group:
            head += (
                f"    long me = {dialect.item_of_group}, part = (g.v[1] + {GROUP - 1}) / {GROUP}, begin = me * part;\n"
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
        return f"{first} {self._index('e', 'j', 2 + self.parts + MOST_DIMS * (1 + self.parts))}"

    def _index(self, number: str, variable: str, start: int) -> str:
        """Add to indices what `number` says of the dimensions whose sizes begin at a word; divides where it must."""
        steps = " ".join(
            f"{variable}{part} += k * g.v[{start + MOST_DIMS * (1 + part)} + d];" for part in range(self.parts)
        )
        return (
            f"for (long q = {number}, d = {MOST_DIMS - 1}; q > 0; d--) {{ long size = g.v[{start} + d], k = q;"
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
                space = self.dialect.group_memory
                text += "".join(f"    {space}{kind} l_{name}[{GROUP}];\n" for name, kind in kinds.items())
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
        barrier = self.dialect.barrier
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
