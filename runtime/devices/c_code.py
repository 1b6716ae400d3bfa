"""Expression trees as C: the text of what a kernel computes of one element.

Registers have one of five types. Floating numbers of 16 bits are computed in ``float``; whole numbers in ``long`` or
``ulong``, as on the CPU, and wrap around when they are stored; truth values are ``int``, 0 or 1, until they are added.
A tree with a sign or a function that has no C here raises :class:`NoCodeError`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.devices import c_functions as functions
from runtime.tensor import dtypes
from runtime.tensor.dtypes import BOOL, COMPLEX, FLOATING, dtype

TRUTH, SIGNED, UNSIGNED, SINGLE, DOUBLE = "int", "long", "ulong", "float", "double"
_RANKS = {TRUTH: 0, SIGNED: 1, UNSIGNED: 2, SINGLE: 3, DOUBLE: 4}
_IN_MEMORY = {
    dtypes.bool_: "uchar", dtypes.uint8: "uchar", dtypes.int8: "char", dtypes.int16: "short", dtypes.int32: "int",
    dtypes.int64: "long", dtypes.uint16: "ushort", dtypes.uint32: "uint", dtypes.uint64: "ulong",
    dtypes.float16: "half", dtypes.bfloat16: "ushort", dtypes.float32: "float", dtypes.float64: "double",
}  # fmt: skip
_HALVES = (dtypes.float16, dtypes.bfloat16)
_COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")
_BITS = ("&", "|", "^")


class NoCodeError(Exception):
    """A kernel that has no C here; it runs on the CPU instead."""


def type_in_memory(kind: dtype) -> str:
    """The C type of an element in memory."""
    if kind not in _IN_MEMORY:
        raise NoCodeError(kind.name)
    return _IN_MEMORY[kind]


def type_in_register(kind: dtype) -> str:
    """The C type in which a dtype is computed."""
    if kind.category == COMPLEX:
        raise NoCodeError(kind.name)
    if kind.category == FLOATING:
        return DOUBLE if kind is dtypes.float64 else SINGLE
    if kind.category == BOOL:
        return TRUTH
    return UNSIGNED if kind.name.startswith("u") else SIGNED


@dataclass(frozen=True, slots=True)
class CValue:
    """An expression in C and its type."""

    text: str
    kind: str


@dataclass
class CExpressions:
    """Translates programs over `names`, computed in the dtype `compute`, and collects what they need.

    `names` grows by what programs assign; `helpers` has the texts of the functions that they call.
    """

    compute: dtype
    names: dict[str, CValue]
    helpers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.kind = type_in_register(self.compute)

    # -- programs ------------------------------------------------------------------------------------------------------

    def run(self, program: Sequence[Any], lines: list[str]) -> tuple[CValue, ...]:
        """Append the statements of a program to `lines`; the values of its last expression are returned."""
        for statement in program[:-1]:
            if not isinstance(statement, list) or statement[0] != "=":
                raise NoCodeError(str(statement)[:40])
            self.assign(statement[1], self.value(statement[2]), lines)
        last = program[-1]
        parts = last[1:] if isinstance(last, list) and last and last[0] == "," else [last]
        return tuple([self.value(part) for part in parts])

    def assign(self, name: str, value: CValue, lines: list[str]) -> None:
        """``name = value``: a new variable, or an assignment to one that there is."""
        variable = self.names.get(name)
        if variable is not None and variable.text == f"v_{name}":
            lines.append(f"{variable.text} = {self.cast(value, variable.kind).text};")
            return
        lines.append(f"{value.kind} v_{name} = {value.text};")
        self.names[name] = CValue(f"v_{name}", value.kind)

    # -- expressions ---------------------------------------------------------------------------------------------------

    def value(self, tree: Any) -> CValue:
        """An expression."""
        if tree in ("inf", ["-", "inf"]) and self.kind not in (SINGLE, DOUBLE):
            return self.limit("highest" if tree == "inf" else "lowest")
        if isinstance(tree, str):
            return self.names[tree] if tree in self.names else self.number(getattr(math, tree, None))
        if not isinstance(tree, list):
            return self.number(tree)
        sign, *parts = tree
        if sign in ("?", "where"):
            return self.choice(*map(self.value, parts))
        if sign == "<=>":
            return self.chain(parts)
        values = [self.value(part) for part in parts]
        if sign in ("and", "or", "not"):
            tests = [f"({self.truth(item)})" for item in values]
            word = {"and": " && ", "or": " || ", "not": ""}[sign]
            return CValue(f"(!{tests[0]})" if sign == "not" else f"({word.join(tests)})", TRUTH)
        if sign in ("+", "-", "~") and len(values) == 1:
            return self.unary(sign, values[0])
        if len(values) == 2 and not sign[0].isalpha():
            return self.binary(sign, *values)
        return self.call(sign, values)

    def number(self, value: Any) -> CValue:
        """A written number, in the dtype that is computed in."""
        if isinstance(value, bool):
            return CValue(str(int(value)), TRUTH)
        if not isinstance(value, (int, float)):
            raise NoCodeError(repr(value))
        if self.kind in (SINGLE, DOUBLE):
            if math.isnan(value) or math.isinf(value):
                text = "NAN" if math.isnan(value) else "INFINITY" if value > 0 else "-INFINITY"
            else:
                text = f"{float(value)!r}{'f' if self.kind == SINGLE else ''}"
            return CValue(f"(({self.kind})({text}))", self.kind)
        if not isinstance(value, int) or abs(value) >= 1 << 63:
            raise NoCodeError(repr(value))
        return CValue(f"((long)({value}))", UNSIGNED if self.kind == UNSIGNED else SIGNED)

    def cast(self, value: CValue, kind: str) -> CValue:
        """A value in another type of registers."""
        if value.kind == kind:
            return value
        return CValue(f"({self.truth(value)})" if kind == TRUTH else f"(({kind})({value.text}))", kind)

    def truth(self, value: CValue) -> str:
        """The text of a condition."""
        return value.text if value.kind == TRUTH else f"{value.text} != 0"

    def alike(self, *values: CValue, least: str = TRUTH) -> list[CValue]:
        """Values in the largest of their types, which is at least `least`."""
        kind = max([least, *(item.kind for item in values)], key=_RANKS.__getitem__)
        return [self.cast(item, kind) for item in values]

    def choice(self, test: CValue, first: CValue, second: CValue) -> CValue:
        """``first if test else second``."""
        first, second = self.alike(first, second)
        return CValue(f"(({self.truth(test)}) ? {first.text} : {second.text})", first.kind)

    def chain(self, parts: Sequence[Any]) -> CValue:
        """``a < b < c``."""
        tests = [self.value([parts[i + 1], parts[i], parts[i + 2]]).text for i in range(0, len(parts) - 2, 2)]
        return CValue(f"({' && '.join(tests)})", TRUTH)

    def unary(self, sign: str, value: CValue) -> CValue:
        """``-value``, ``~value``."""
        if sign == "~" and value.kind == TRUTH:
            return CValue(f"(!({value.text}))", TRUTH)
        if sign == "~" and value.kind in (SINGLE, DOUBLE):
            raise NoCodeError(sign)
        (value,) = self.alike(value, least=SIGNED)
        if sign == "-" and value.kind in (SIGNED, UNSIGNED):
            return CValue(f"(({value.kind})(0 - (ulong)({value.text})))", value.kind)
        return CValue(f"({sign}{value.text})", value.kind)

    def binary(self, sign: str, left: CValue, right: CValue) -> CValue:
        """A sign between two values."""
        if sign in _COMPARISONS:
            left, right = self.alike(left, right)
            return CValue(f"({left.text} {sign} {right.text})", TRUTH)
        if sign in _BITS:
            left, right = self.alike(left, right)
            if left.kind in (SINGLE, DOUBLE):
                raise NoCodeError(sign)
            return CValue(f"({left.text} {sign} {right.text})", left.kind)
        left, right = self.alike(left, right, least=SIGNED)
        is_floating = left.kind in (SINGLE, DOUBLE)
        if sign in ("+", "-", "*"):
            if is_floating:
                return CValue(f"({left.text} {sign} {right.text})", left.kind)
            return CValue(f"(({left.kind})((ulong){left.text} {sign} (ulong){right.text}))", left.kind)
        named = {"/": "divide", "//": "floor_divide", "%": "remainder", "**": "pow"}.get(sign)
        if named is None or not is_floating:
            raise NoCodeError(sign)
        return self.call(named, [left, right])

    def call(self, function: str, values: Sequence[CValue]) -> CValue:
        """A function of kernel expressions."""
        if function == "T":
            return self.cast(values[0], self.kind)
        if function in ("highest", "lowest"):
            return self.limit(function)
        values = self.alike(*values, least=SIGNED)
        kind = values[0].kind
        arguments = ", ".join(item.text for item in values)
        if function in functions.UNCHANGED:
            return values[0]
        is_floating = kind in (SINGLE, DOUBLE)
        result = TRUTH if function in functions.PREDICATES else kind
        if is_floating and function in functions.PREDICATES:
            return CValue(f"({function}({arguments}) != 0)", TRUTH)
        if is_floating and function in functions.LIBRARY:
            return CValue(f"{functions.LIBRARY[function]}({arguments})", kind)
        if not is_floating and function in functions.INTEGRAL_UNCHANGED:
            return values[0]
        texts: Mapping[str, str] = functions.FLOATING if is_floating else functions.INTEGRAL
        if function not in texts:
            raise NoCodeError(function)
        self.helpers[f"{function}_{kind}"] = texts[function].replace("{T}", kind)
        return CValue(f"{function}_{kind}({arguments})", result)

    def limit(self, function: str) -> CValue:
        """The largest or the smallest number of the dtype that is computed in."""
        if self.compute.category == FLOATING:
            return self.number(math.inf if function == "highest" else -math.inf)
        if self.compute.category == BOOL:
            return CValue("1" if function == "highest" else "0", TRUTH)
        bits, is_unsigned = 8 * self.compute.itemsize, self.kind == UNSIGNED
        if function == "lowest":
            return CValue("((ulong)0)" if is_unsigned else f"(-(long)({(1 << (bits - 1)) - 1}) - 1)", self.kind)
        largest = (1 << bits if is_unsigned else 1 << (bits - 1)) - 1
        return CValue(f"(({self.kind}){largest}{'ul' if is_unsigned else ''})", self.kind)

    # -- memory --------------------------------------------------------------------------------------------------------

    def load(self, pointer: str, index: str, stored: dtype, read: dtype) -> CValue:
        """An element of memory of the dtype `stored`, read as `read`."""
        kind = type_in_register(stored)
        if stored is dtypes.float16:
            value = CValue(f"vload_half({index}, {pointer})", kind)
        elif stored is dtypes.bfloat16:
            value = CValue(f"bfloat16_load({pointer}[{index}])", kind)
        elif stored is dtypes.bool_:
            value = CValue(f"({pointer}[{index}] != 0)", kind)
        else:
            value = CValue(f"(({kind}){pointer}[{index}])", kind)
        return self.convert(value, stored, read)

    def convert(self, value: CValue, source: dtype, target: dtype) -> CValue:
        """A value of one dtype in another: rounded to 16 bits, wrapped around, or tested for 0."""
        type_in_memory(source)
        if source is target:
            return value
        if target.category < FLOATING and target.category != BOOL:  # whole numbers of fewer bits wrap around
            kind = type_in_register(target)
            wide = self.cast(value, SIGNED if value.kind in (SINGLE, DOUBLE) else kind)
            return CValue(f"(({kind})({type_in_memory(target)})({wide.text}))", kind)
        value = self.cast(value, type_in_register(target))
        return CValue(f"{target.name}_round({value.text})", SINGLE) if target in _HALVES else value

    def store(self, pointer: str, index: str, value: CValue, result: dtype, stored: dtype) -> str:
        """The statement that writes a value, of the dtype `result`, into memory of the dtype `stored`."""
        value = self.cast(value, type_in_register(result))
        if result is not stored:
            value = self.convert(self.convert(value, dtypes.float64, result), result, stored)
        if stored is dtypes.float16:
            return f"vstore_half_rte({value.text}, {index}, {pointer});"
        if stored is dtypes.bfloat16:
            return f"{pointer}[{index}] = bfloat16_bits({value.text});"
        return f"{pointer}[{index}] = ({type_in_memory(stored)})({value.text});"
