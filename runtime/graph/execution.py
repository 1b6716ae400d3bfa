"""Execution of instructions: each is decoded once to a step, a tuple whose first element is a number.

Constants are put into the registers before a run, calls of one to three values have steps without lists, and what
follows the steps reads numbers alone, so that a step costs little beside what it calls.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from runtime.graph.interpreter import Instruction, OpCode
    from runtime.graph.ir import Node

CALL_1, CALL_2, CALL_3, CALL, CALL_SEVERAL, RUN, RUN_SEVERAL = range(7)
MOVE_1, MOVE_2, MOVE, JUMP, JUMP_UNLESS, LOOP, NEXT, SET, DROP, RETURN = range(7, 17)


class ExecutionStep(NamedTuple):
    """What to do, with what, the registers that are read and written as the step wants them, and those to empty."""

    code: int
    data: Any
    reads: Any
    writes: Any
    drops: tuple[int, ...]


class ExecutionSteps(NamedTuple):
    """The decoded instructions, the registers before a run, and the node of each step that calls something."""

    steps: list[ExecutionStep]
    registers: list[Any]
    nodes: list[Node | None]


def decoded(instructions: Sequence[Instruction], count: int, codes: type[OpCode]) -> ExecutionSteps:
    """The steps of instructions over so many registers."""
    registers: list[Any] = [None] * count
    constants = {item.writes[0] for item in instructions if _is_constant(item, codes)}
    numbers, count_of_steps = [], 0
    for item in instructions:
        numbers.append(count_of_steps)
        count_of_steps += not _is_constant(item, codes)
    steps: list[ExecutionStep] = []
    nodes: list[Node | None] = []
    for item in instructions:
        if _is_constant(item, codes):
            registers[item.writes[0]] = item.data
            continue
        drops = tuple(number for number in item.drops if number not in constants)
        steps.append(_step(item, instructions, numbers, codes, drops))
        nodes.append(item.node if item.code is codes.CALL else None)
    return ExecutionSteps(steps, registers, nodes)


def _is_constant(item: Instruction, codes: type[OpCode]) -> bool:
    """Whether an instruction puts a constant of the graph into its register; a counter begins anew."""
    return item.code is codes.CONSTANT and item.node is not None


def _step(
    item: Instruction, instructions: Sequence[Instruction], numbers: list[int], codes: type[OpCode],
    drops: tuple[int, ...],
) -> ExecutionStep:  # fmt: skip
    reads, writes = item.reads, item.writes
    if item.code is codes.CALL:
        return _call(item, drops)
    if item.code is codes.RUN:
        if len(writes) == 1:
            return ExecutionStep(RUN, item.data.run, reads, writes[0], drops)
        return ExecutionStep(RUN_SEVERAL, item.data.run, reads, writes, drops)
    if item.code is codes.MOVE:
        if len(reads) == 1:
            return ExecutionStep(MOVE_1, None, reads[0], writes[0], drops)
        return ExecutionStep(MOVE_2 if len(reads) == 2 else MOVE, None, reads, writes, drops)
    if item.code is codes.CONSTANT:
        return ExecutionStep(SET, item.data, None, writes[0], drops)
    if item.code is codes.JUMP:
        return ExecutionStep(JUMP, numbers[item.data], None, None, drops)
    if item.code is codes.JUMP_UNLESS:
        return ExecutionStep(JUMP_UNLESS, numbers[item.data], reads[0], None, drops)
    if item.code is codes.LOOP:
        return ExecutionStep(LOOP, numbers[item.data], reads, None, drops)
    if item.code is codes.NEXT:  # the test of the loop is done here, and the body begins behind it
        top = instructions[item.data]
        return ExecutionStep(NEXT, (numbers[item.data] + 1, numbers[top.data]), top.reads, writes[0], drops)
    return ExecutionStep(RETURN if item.code is codes.RETURN else DROP, None, reads, None, drops)


def _call(item: Instruction, drops: tuple[int, ...]) -> ExecutionStep:
    """A call by the number of values that it takes and gives."""
    reads, writes = item.reads, item.writes
    if len(writes) != 1:
        return ExecutionStep(CALL_SEVERAL, item.data, reads, writes, drops)
    if len(reads) == 1:
        return ExecutionStep(CALL_1, item.data, reads[0], writes[0], drops)
    if len(reads) in {2, 3}:
        return ExecutionStep(CALL_2 if len(reads) == 2 else CALL_3, item.data, reads, writes[0], drops)
    getter: Callable[[list[Any]], Sequence[Any]] = operator.itemgetter(*reads) if reads else lambda _: ()
    return ExecutionStep(CALL, item.data, getter, writes[0], drops)


def execute(program: ExecutionSteps, registers: list[Any]) -> tuple[Any, ...]:
    """Follow the steps until one of them returns; what it returns. An error tells the node that failed."""
    steps, counter = program.steps, 0
    try:
        while True:
            code, data, reads, writes, drops = steps[counter]
            counter += 1
            if code == CALL_3:
                a, b, c = reads
                registers[writes] = data(registers[a], registers[b], registers[c])
            elif code == CALL_2:
                a, b = reads
                registers[writes] = data(registers[a], registers[b])
            elif code == CALL_1:
                registers[writes] = data(registers[reads])
            elif code == CALL:
                registers[writes] = data(*reads(registers))
            elif code == MOVE_1:
                registers[writes] = registers[reads]
            elif code == MOVE_2:
                a, b = reads
                c, d = writes
                registers[c], registers[d] = registers[a], registers[b]
            elif code == MOVE:
                for number, value in zip(writes, [registers[number] for number in reads], strict=True):
                    registers[number] = value
            elif code == NEXT:
                iteration, limit, condition = reads
                registers[writes] += 1
                goes_on = registers[condition] and registers[iteration] < registers[limit]
                counter = data[0] if goes_on else data[1]
            elif code == JUMP_UNLESS:
                if not registers[reads]:
                    counter = data
            elif code == JUMP:
                counter = data
            elif code == RUN:
                registers[writes] = data([registers[number] for number in reads])[0]
            elif code == RETURN:
                return tuple([registers[number] for number in reads])
            elif code == LOOP:
                iteration, limit, condition = reads
                if not registers[condition] or registers[iteration] >= registers[limit]:
                    counter = data
            elif code == SET:
                registers[writes] = data
            elif code != DROP:
                _run_several(code, data, reads, writes, registers)
            for number in drops:
                registers[number] = None
    except Exception as error:
        node = program.nodes[counter - 1]
        if node is not None:
            error.add_note(f"in the graph's node {node!r}")
        raise


def _run_several(code: int, data: Any, reads: Any, writes: tuple[int, ...], registers: list[Any]) -> None:
    """A call with no result, or several."""
    values = [registers[number] for number in reads]
    results = data(*values) if code == CALL_SEVERAL else data(values)
    if writes:
        for number, value in zip(writes, results, strict=True):
            registers[number] = value
