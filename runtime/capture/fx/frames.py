"""Inspect the code being traced: whether it is about to unpack a value or to assert it."""

from __future__ import annotations

import dis
import sys
import traceback
from types import FrameType

from runtime.callers import frames


def unpacking_count() -> int | None:
    """Into how many names the caller of ``__iter__`` unpacks a value; None where it does something else."""
    frame = sys._getframe(2)
    code, position = frame.f_code.co_code, frame.f_lasti
    return code[position + 1] if dis.opname[code[position]] == "UNPACK_SEQUENCE" else None


def assertion_message() -> str | None:
    """What the assertion says that the caller of ``__bool__`` makes; None where it does something else."""
    frame = sys._getframe(2)
    following = [step for step in dis.get_instructions(frame.f_code) if step.offset >= frame.f_lasti][:6]
    steps = [step for step in following if step.opname not in {"TO_BOOL", "CACHE", "NOT_TAKEN", "NOP"}]
    if len(steps) < 3 or "JUMP" not in steps[0].opname or not steps[0].opname.endswith("IF_TRUE"):
        return None
    if steps[1].opname != "LOAD_ASSERTION_ERROR" and steps[1].argval is not AssertionError:
        return None
    return str(steps[2].argval) if steps[2].opname == "LOAD_CONST" else ""


def stack_text() -> str:
    """The stack of the program, without frames of this library, the innermost last."""
    innermost: FrameType = sys._getframe(1)
    program = [traceback.FrameSummary(f.f_code.co_filename, f.f_lineno, f.f_code.co_name) for f in frames(innermost)]
    return "".join(traceback.StackSummary.from_list(program[::-1]).format())
