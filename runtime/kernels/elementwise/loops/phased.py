"""The loop of pointwise kernels whose expressions have loops: a round is computed for a block of elements at a time.

An expression with a loop inside computes one element after another, for compilers vectorise only what has no loop
inside. So the generator cuts such an expression where its loops begin and end (`codegen.model.phases`), and hangs the
parts on the function: ``my_kernel.phases = (Phase(...), ...)``. Here a block of elements goes through one part after
the other, and through a loop round by round. Names that a later part reads lie in arrays on the stack in between. An
element that has left a ``while`` keeps its values, and the block goes on when all of its elements have left.

Every element goes through the same operations as in the function itself, which joint loops and reductions compile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import WORD, emit_load, emit_store, register_type
from runtime.kernels.elementwise.loops.pointwise import ANY, DENSE, _steps, addresses, element_of, next_line, walks
from runtime.kernels.elementwise.phases import Phase
from runtime.kernels.elementwise.loops.reaching import numbers_at

_BYTE = ir.IntType(8)
_BLOCK = 64  # elements; more of them wait for the last one to leave a `while`, fewer leave vectors unfilled


def make_loop(
    function: Callable[..., Any], inputs: int, name: str, numbers: str, *, exact: bool
) -> Callable[..., None]:
    """The loop around the parts of a function; `numbers` has a letter for each argument behind the elements."""
    element, spelled = element_of(function, name, exact=exact), f"{numbers} "
    element.parts = tuple(
        (
            phase,
            *(element_of(part, f"{name}_{index}_{which}", exact=exact) for which, part in enumerate(phase.functions)),
        )
        for index, phase in enumerate(function.phases)
    )

    def loop(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), numbers_at(operands, slots, spelled)
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                blocks(element, inputs, operands, at, strides, DENSE, count, numbers)
            else:
                blocks(element, inputs, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    loop.__name__ = loop.__qualname__ = name
    return loop


class _PhaseType:
    """A phase in Numba's types: what it is called with and what it gives."""

    def __init__(self, phase: Phase, function: Any, bounds: Any = None) -> None:
        self.phase = phase
        self.function, self.bounds = types.Dispatcher(function), bounds and types.Dispatcher(bounds)
        self.signature: Any = None
        self.counts: Any = None
        self.given: list[Any] = []

    def resolve(self, typingctx, kind, types_by_name, others, numbers):
        """Its types where names have the types `known`, in which it enters what it writes."""
        if self.bounds is not None:
            self.counts = self.bounds.get_call_type(typingctx, (kind, *numbers), {})
        counter = [] if self.bounds is None else [types.int64]
        before = [types_by_name[name] for name in self.phase.reads]
        self.signature = self.function.get_call_type(typingctx, (kind, *counter, *before, *others, *numbers), {})
        result: Any = self.signature.return_type
        self.given = [*result] if isinstance(result, types.BaseTuple) else [result]
        for name, result_type in zip(self.phase.writes, self.given[bool(self.phase.limit) :], strict=False):
            types_by_name[name] = (
                typingctx.unify_types(types_by_name[name], result_type) if name in types_by_name else result_type
            )


def _typed(typingctx, parts, operands, others, numbers):
    """The parts with their types, and the type of every name, which holds whatever is written there."""
    phases, types_by_name = [_PhaseType(*part) for part in parts], {}
    while True:
        before = dict(types_by_name)
        for part in phases:
            part.resolve(typingctx, types.NumberClass(register_type(operands.compute)), types_by_name, others, numbers)
        if types_by_name == before:
            return phases, types_by_name


class _Blocks:
    """Writes the code of blocks: where operands lie, in the order inputs, outputs, and what is kept between parts."""

    def __init__(self, context, builder, operands, inputs, scalars, types_by_name):
        self.context, self.builder = context, builder
        self.operands, self.inputs, self.scalars = operands, inputs, scalars
        self.types, self.models = (
            types_by_name,
            {name: context.data_model_manager[kind] for name, kind in types_by_name.items()},
        )
        self.kept = {
            name: cgutils.alloca_once(builder, context.get_data_type(kind), size=_BLOCK, name=name)
            for name, kind in types_by_name.items()
        }  # fmt: skip
        self.going = cgutils.alloca_once(builder, _BYTE, name="going")
        self.gathers: list[Any] = []  # inputs of a block side by side, where they may lie apart

    def gather(self, first, size):
        """Bring the inputs of a block together: a part that reads them from afar would not become one of vectors."""
        if self.gathers:
            with cgutils.for_range(self.builder, size) as lane:
                values = self.inputs_at(self.builder.add(first, lane.index))
                for (kind, _, _), array, value in zip(self.operands, self.gathers, values, strict=False):
                    data = self.context.data_model_manager[register_type(kind)].as_data(self.builder, value)
                    self.builder.store(data, self.builder.gep(array, [lane.index]))

    def inputs_at(self, index):
        """An element of every input."""
        builder = self.builder
        return [
            emit_load(self.context, builder, kind, base, builder.mul(index, step))
            for kind, base, step in self.operands[: self.inputs]
        ]

    def inputs_of(self, index, lane):
        """The same of a block."""
        if not self.gathers:
            return self.inputs_at(index)
        loaded = [self.builder.load(self.builder.gep(array, [lane])) for array in self.gathers]
        kinds = (register_type(kind) for kind, _, _ in self.operands)
        return [
            self.context.data_model_manager[kind].from_data(self.builder, value)
            for kind, value in zip(kinds, loaded, strict=False)
        ]

    def rounds(self, part, first, size):
        """A block through one part, as often as its loop says."""
        builder, limit = self.builder, part.phase.limit
        if part.bounds is not None:
            bounds = self.context.get_function(part.bounds, part.counts)
            limits = bounds(builder, [self.context.get_dummy_value(), *self.scalars])
            start, turns, step = cgutils.unpack_tuple(builder, limits, 3)
            with cgutils.for_range(builder, turns) as turn:
                self.lanes(part, first, size, [builder.add(start, builder.mul(turn.index, step))])
        elif limit:
            with cgutils.for_range(builder, ir.Constant(WORD, limit)) as turn:
                builder.store(ir.Constant(_BYTE, 0), self.going)
                self.lanes(part, first, size, [])
                with builder.if_then(cgutils.is_null(builder, builder.load(self.going))):
                    turn.do_break()
        else:
            self.lanes(part, first, size, [])

    def lanes(self, part, first, size, counter):
        """The elements of a block through one part: a loop without loops inside, which becomes one of vectors."""
        builder, context = self.builder, self.context
        with cgutils.for_range(builder, size) as lane:
            index = builder.add(first, lane.index)
            values = self.inputs_of(index, lane.index)
            before = [
                self.models[name].from_data(builder, builder.load(builder.gep(self.kept[name], [lane.index])))
                for name in part.phase.reads
            ]
            arguments = [context.get_dummy_value(), *counter, *before, *values, *self.scalars]
            result = context.get_function(part.function, part.signature)(builder, arguments)
            if not part.phase.writes:
                outputs = self.operands[self.inputs :]
                ends = [result] if len(outputs) == 1 else cgutils.unpack_tuple(builder, result)
                for (kind, base, step), value, result_type in zip(outputs, ends, part.given, strict=True):
                    emit_store(context, builder, kind, base, builder.mul(index, step), value, result_type)
            else:
                self.keep(part, cgutils.unpack_tuple(builder, result), lane.index)

    def keep(self, part, values, lane):
        """What a part gives for later ones, and whether the element goes on."""
        builder, context, kinds = self.builder, self.context, list(part.given)
        if part.phase.limit:
            goes = builder.zext(context.cast(builder, values.pop(0), kinds.pop(0), types.boolean), _BYTE)
            builder.store(builder.or_(builder.load(self.going), goes), self.going)
        for name, value, kind in zip(part.phase.writes, values, kinds, strict=True):
            cast = context.cast(builder, value, kind, self.types[name])
            builder.store(self.models[name].as_data(builder, cast), builder.gep(self.kept[name], [lane]))


def _data_type(context, kind):
    """How an element of a dtype lies in an array."""
    return context.get_data_type(register_type(kind))


@intrinsic
def blocks(typingctx, element, inputs, operands, at, strides, still, count, numbers):
    """Put `count` elements through the parts of a function; `inputs` and `still` are literals."""
    if not (isinstance(inputs, types.IntegerLiteral) and isinstance(still, types.IntegerLiteral)):
        return None
    read = operands.elements[: inputs.literal_value]
    parts, types_by_name = _typed(typingctx, element.dispatcher.parts, operands, [*map(register_type, read)], numbers)

    def codegen(context, builder, signature, args):
        _, _, _, bases, strides, _, count, numbers = args
        bases = cgutils.unpack_tuple(builder, bases, len(operands.elements))
        walk = zip(operands.elements, bases, _steps(builder, operands, strides, still.literal_value), strict=True)
        scalars = cgutils.unpack_tuple(builder, numbers, len(signature.args[-1]))
        emitted = _Blocks(context, builder, [*walk], len(read), scalars, types_by_name)
        if still.literal_value == ANY:
            emitted.gathers = [cgutils.alloca_once(builder, _data_type(context, entry), size=_BLOCK) for entry in read]
        length = ir.Constant(WORD, _BLOCK)
        every = builder.udiv(builder.add(count, ir.Constant(WORD, _BLOCK - 1)), length)
        with cgutils.for_range(builder, every) as block:
            first = builder.mul(block.index, length)
            rest = builder.sub(count, first)
            size = builder.select(builder.icmp_signed("<", rest, length), rest, length)
            emitted.gather(first, size)
            for part in parts:
                emitted.rounds(part, first, size)
        return context.get_dummy_value()

    return types.void(element, inputs, operands, at, strides, still, count, numbers), codegen
