"""What loops of elementwise kernels are made from. The loops themselves are made when they have to be compiled."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from runtime.compile.compiling import Source
from runtime.compile.storing import texts_of
from runtime.kernels.elementwise.phases import Phase
from runtime.kernels.elementwise.slots import NUMBER
from runtime.native.layout import WORD as INTEGER
from runtime.native.layout import Inside, Structure

MOST_OPERANDS = 16
# A call of a joint loop: where its operands begin, inputs first; the number of elements; whether the first input is one
# number in all places, while everything else lies densely in the same order; and the address of the numbers.
Call = Structure(
    "Call", {"operands": Inside(INTEGER, MOST_OPERANDS), "total": INTEGER, "stands": INTEGER, "numbers": INTEGER}
)
_LOOPS = Path(__file__).parent / "loops"

Part = tuple[Callable[..., Any], tuple[int, ...]]  # a function of an element, and the places of what it reads


@functools.cache
def pointwise_loop(
    function: Callable[..., Any], inputs: int, *, exact: bool, numbers: str = "", rounds: bool = False
) -> Source:
    """The loop around an expression's function.

    `exact`: every operation of the expression rounds as IEEE 754 has it, so that results do not depend on what else is
    computed beside it (:func:`joint_loop`). Without it a product and a sum may become one operation.
    `numbers`: how arguments that are no tensors are read (:mod:`.slots`); empty where all are numbers.
    `rounds`: whether numbers are rounded to a dtype of 16 bits before anything is computed.
    """
    phases: tuple[Phase, ...] = getattr(function, "phases", ())
    file = _LOOPS / (
        "rounding.py" if rounds else "phased.py" if phases else "reaching.py" if numbers else "pointwise.py"
    )
    parts = "".join(f", {_parts_of(element)}" for phase in phases for element in phase.functions)
    text = f"{_parts_of(function)}{parts}, {inputs}, {exact}{numbers and f', {numbers}'}\n{texts_of(str(file))}"
    name = _unique_name(function, text)

    def make() -> Callable[..., None]:
        if rounds:
            from runtime.kernels.elementwise.loops import rounding

            return rounding.make_loop(function, inputs, name, exact=exact)
        if phases:
            from runtime.kernels.elementwise.loops import phased

            ways = numbers or NUMBER * (function.__code__.co_argcount - 1 - inputs)
            return phased.make_loop(function, inputs, name, ways, exact=exact)
        if numbers:
            from runtime.kernels.elementwise.loops import reaching

            return reaching.make_loop(function, inputs, name, numbers, exact=exact)
        from runtime.kernels.elementwise.loops.pointwise import make_loop

        return make_loop(function, inputs, name, exact=exact)

    return Source(name, text, make)


@functools.cache
def update_loop(function: Callable[..., Any], tensors: int, written: int, still: int) -> Source:
    """The loop around the function of a kernel that writes into the last `written` of its tensors.

    `still` are the bits of those that stand still beside others.
    """
    around = [texts_of(str(_LOOPS / name)) for name in ("pointwise.py", "update.py")]
    text = f"{_parts_of(function)}, {tensors}, {written}, {still}\n{around}"
    name = _unique_name(function, text)

    def make() -> Callable[..., None]:
        from runtime.kernels.elementwise.loops.update import make_loop

        return make_loop(function, tensors, written, still, name)

    return Source(name, text, make)


@functools.cache
def joint_loop(parts: tuple[Part, ...], inputs: int, scalars: int) -> Source:
    """The loop around functions of an element.

    Places count the inputs, then the numbers. An input that no function reads is not touched.
    """
    described = "\n".join(f"{_parts_of(function)}, {reads}" for function, reads in parts)
    text = f"{described}, {inputs}\n{texts_of(str(_LOOPS / 'joint.py'))}"
    name = _unique_name(parts[0][0], text)

    def make() -> Callable[..., None]:
        from runtime.kernels.elementwise.loops.joint import make_loop

        return make_loop(parts, scalars, name)

    return Source(name, text, make)


def _parts_of(function: Callable[..., Any]) -> str:
    """All that a function is made of, without its documentation, which is the first constant where there is any."""
    code = function.__code__
    constants = (None, *code.co_consts[1:]) if function.__doc__ else code.co_consts
    return repr((code.co_code, constants, code.co_names, code.co_varnames))


def _unique_name(function: Callable[..., Any], text: str) -> str:
    """A name by content, for Numba names symbols after it: two bodies of one name must never meet."""
    return f"{function.__name__}_{hashlib.sha256(text.encode()).hexdigest()[:16]}"
