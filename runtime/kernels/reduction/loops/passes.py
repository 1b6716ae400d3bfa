"""The functions that a reduction or a scan consists of, and how a loop calls them.

What is generated for ``sum`` is what a textbook says of it::

    def sum_start(T): return T(0)
    def sum_step(T, total, self): return total + self
    def sum_combine(T, total, total_other): return total + total_other
    def sum_finish(T, total): return total

A function is given what its parameters name: ``T``, the dtype that is computed in; ``self``, the element, and those of
other tensors at the same place; ``index``, where it lies; ``count``, how many there are; the numbers among
the operator's arguments; accumulators, and those to be joined with them, which end in ``_other``; ``common``, what the
last pass and the end have in common. Several values are returned as a tuple.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import WIDTH, WORD, _at, emit_load, emit_scalar, emit_store, register_type
from runtime.kernels.reduction.loops.accumulators import (
    Accumulators, element_of, emit_aside, emit_count, emit_keep, emit_recall, type_of_count,
)  # fmt: skip
from runtime.kernels.reduction.loops.frame import Frame

_OPTIONS: dict[str, Any] = {"error_model": "numpy", "fastmath": set(FASTMATH)}


class Expression:
    """A function of a generated file, compiled into the loop that calls it."""

    def __init__(self, function: Callable[..., Any], name: str) -> None:
        code = function.__code__
        self.parameters = code.co_varnames[: code.co_argcount]
        body = FunctionType(code, function.__globals__, name)
        body.__module__ = __name__  # packages share stored bodies, which name a module that is always there
        self.compiled = inlined(body, forceinline=True, **_OPTIONS)

    def resolve(self, typingctx: Any, kinds: dict[str, Any]) -> Callable[..., list[tuple[Any, Any]]]:
        """Compile for parameters of these types; what comes back emits a call: types and values of the results.

        Its ``result`` is their type.
        """
        dispatcher = typingctx.resolve_value_type(self.compiled)
        signature = dispatcher.get_call_type(typingctx, tuple([kinds[name] for name in self.parameters]), {})
        result = signature.return_type

        def emit(context, builder, values):
            function = context.get_function(dispatcher, signature)
            value = function(builder, [values[name] for name in self.parameters])
            if isinstance(result, types.BaseTuple):
                return [*zip(result.types, cgutils.unpack_tuple(builder, value, len(result)), strict=True)]
            return [(result, value)]

        emit.result = result
        return emit


def emit_words(builder, base, *offsets):
    """Emit loads of the 64-bit integers at places behind an address."""
    where = [builder.inttoptr(builder.add(base, ir.Constant(WORD, offset)), WORD.as_pointer()) for offset in offsets]
    return [builder.load(offset) for offset in where]


def emit_fields(builder, frame, *names):
    """Emit loads of fields of a :data:`~runtime.kernels.reduction.loops.frame.Frame`."""
    return emit_words(builder, frame, *[Frame.offset(name) for name in names])


@dataclass(frozen=True)
class Common:
    """What every expression of a loop may name: the dtype that is computed in, the count, the numbers."""

    operands: Any
    scalars: tuple[str, ...]

    @property
    def compute(self) -> Any:
        """The type that is computed in."""
        return register_type(self.operands.compute)

    @property
    def kinds(self) -> dict[str, Any]:
        """The types by name."""
        kinds = {"T": types.NumberClass(self.compute), "count": type_of_count(self.operands)}
        return kinds | dict.fromkeys(self.scalars, self.compute)

    def emit(self, context, builder, frame, slots):
        """The values by name."""
        values = {"T": context.get_dummy_value(), "count": emit_count(context, builder, self.operands, frame)}
        for position, name in enumerate(self.scalars):
            values[name] = emit_scalar(context, builder, self.operands, slots, position)
        return values


@dataclass(frozen=True)
class Carried:
    """Accumulators of which each has one value a lane; they lie in memory one array after the other."""

    slots: dict[str, Accumulators]

    @property
    def kinds(self) -> dict[str, Any]:
        """The types by name."""
        return {name: slot.element for name, slot in self.slots.items()}

    @property
    def others(self) -> dict[str, Any]:
        """The types of those that are joined with them."""
        return {f"{name}_other": kind for name, kind in self.kinds.items()}

    def places(self, builder, state, capacity):
        """Where the arrays of `capacity` values begin, by name, and where the last one ends (under an empty name)."""
        addresses = {}
        for name, slot in self.slots.items():
            addresses[name] = state
            state = builder.add(state, builder.mul(capacity, ir.Constant(WORD, WIDTH[slot.element])))
        return addresses | {"": state}

    def recall(self, context, builder, places, lane, *, changes=True):
        """The values of a lane, by name; those that the surrounding loop never changes are known to the compiler."""
        return {
            name: emit_recall(context, builder, slot, places[name], lane, changes=changes)
            for name, slot in self.slots.items()
        }

    def keep(self, context, builder, places, lane, results):
        """Set the values of a lane from the results of a function."""
        for (name, slot), (kind, value) in zip(self.slots.items(), results, strict=True):
            emit_keep(context, builder, slot, places[name], lane, value, kind)

    def named(self, values):
        """The accumulators among values by name, as results of a function."""
        return [(slot.element, values[name]) for name, slot in self.slots.items()]

    def cast(self, context, builder, results):
        """The results of a function as accumulators, by name."""
        return {
            name: context.cast(builder, value, kind, slot.element)
            for (name, slot), (kind, value) in zip(self.slots.items(), results, strict=True)
        }


def carried(operands: Any, passes: Sequence[dict[str, str]]) -> list[Carried]:
    """The accumulators of every pass, numbered in the order in which they lie in memory."""
    numbers = itertools.count()
    return [
        Carried({name: Accumulators(element_of(operands, word), next(numbers)) for name, word in pass_.items()})
        for pass_ in passes
    ]


@dataclass(frozen=True)
class Others:
    """The inputs beside the first one, of which an element is read wherever one of that is."""

    operands: Any
    names: tuple[str, ...]

    @property
    def places(self) -> range:
        """Which operands they are: the last ones."""
        every = len(self.operands.elements)
        return range(every - len(self.names), every)

    @property
    def kinds(self) -> dict[str, Any]:
        """The types by name."""
        return dict.fromkeys(self.names, register_type(self.operands.compute))

    def rows(self, builder, address, frame, row, begin, line=None):
        """Where each has the element `begin` of a row, or of a `line` of its row, and how far it is to the next row."""
        data = emit_words(builder, address, *[8 * index for index in self.places])
        strides = emit_words(builder, frame, *[Frame.offset("row_strides") + 8 * index for index in self.places])
        result = []
        for index, base, stride in zip(self.places, data, strides, strict=True):
            width = ir.Constant(WORD, WIDTH[self.operands.elements[index]])
            at = builder.add(base, builder.mul(row, stride))
            if line is not None:
                (apart,) = emit_words(builder, frame, Frame.offset("line_strides") + 8 * index)
                at = builder.add(at, builder.mul(line, apart))
            result.append((builder.add(at, builder.mul(begin, width)), stride))
        return result

    def read(self, context, builder, rows, lane, down):
        """The elements of a lane, by name, `down` (a number) rows behind those that `rows` tells of."""
        values = {}
        for name, index, (base, stride) in zip(self.names, self.places, rows, strict=True):
            offset = builder.mul(lane, ir.Constant(WORD, WIDTH[self.operands.elements[index]]))
            if down:
                offset = builder.add(offset, builder.mul(stride, ir.Constant(WORD, down)))
            values[name] = emit_element(context, builder, self.operands, index, base, offset)
        return values


class Kept:
    """What the steps of the last pass and the end have in common, of one element; ``call`` emits it, if there is one.

    Where an output has the dtype that is computed in, it lies there from the last pass to the end: bit for bit the
    same, and not computed a second time.
    """

    def __init__(self, expression: Expression | None, typingctx: Any, operands: Any, kinds: dict[str, Any]) -> None:
        self.call = None if expression is None else expression.resolve(typingctx, kinds)
        self.kinds = {} if self.call is None else {"common": self.call.result}
        output, compute = operands.elements[1], operands.compute
        self.fits = self.kinds.get("common") == compute == output == register_type(output)

    def emit(self, context, builder, values):
        """The value by name, computed."""
        if self.call is None:
            return {}
        ((_, value),) = self.call(context, builder, values)
        return {"common": value}

    def keep(self, context, builder, operands, values, out, offset):
        """Emit a store of the value, `offset` bytes from `out` on."""
        if self.fits:
            emit_aside(builder, values["common"], _place(context, builder, operands, out, offset))

    def recall(self, context, builder, operands, values, out, offset):
        """The value by name, as it was kept."""
        if not self.fits:
            return self.emit(context, builder, values)
        return {"common": builder.load(_place(context, builder, operands, out, offset), align=1)}


def _place(context, builder, operands, base, offset):
    """Where an element of the output lies."""
    return _at(builder, base, offset, context.get_value_type(operands.elements[1]))


def emit_element(context, builder, operands, position, base, offset):
    """Emit a load of an element in the dtype that is computed in."""
    element = operands.elements[position]
    value = emit_load(context, builder, element, base, offset)
    return context.cast(builder, value, register_type(element), register_type(operands.compute))


def emit_results(context, builder, elements, places, offset, results):
    """Emit stores of results at an offset in elements."""
    for element, target, (kind, value) in zip(elements, places, results, strict=True):
        at = builder.mul(offset, ir.Constant(WORD, WIDTH[element]))
        emit_store(context, builder, element, target, at, value, kind)
