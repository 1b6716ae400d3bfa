"""PyTorch's samples through jit.script of a wrapper, and its file: results and gradients have the program's bits."""

from __future__ import annotations

import io
import linecache
import zlib
from typing import Any

import pytest

import generated as ow
from runtime.dispatch.arguments import Overloads
from runtime.graph import parse

from .listed import chosen, name_of
from .sample_programs import (
    KINDS,
    are_same,
    check_samples,
    expected_outcome,
    outcome,
    program_of,
    some_operators,
    tensors_in,
)  # fmt: skip

pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what samples do


class Wrapper:
    """The text of a function that calls an operator with the arguments of a sample; its parameters are the tensors."""

    def __init__(self) -> None:
        self.parameters: list[str] = []

    def written(self, value: Any) -> str:
        """An argument as text. TypeError for one that has none."""
        if isinstance(value, ow.Tensor):
            self.parameters.append(f"t{len(self.parameters)}")
            return self.parameters[-1]
        if isinstance(value, (list, tuple)):
            parts = [self.written(item) for item in value]
            text = ", ".join(parts)
            return f"[{text}]" if isinstance(value, (list, ow.Size)) else f"({text}{',' * (len(parts) == 1)})"
        if isinstance(value, slice):
            parts = [self.written(item) for item in (value.start, value.stop, value.step)]
            return f"slice({', '.join(parts)})"
        if isinstance(value, float) and value - value != 0:
            return f"float('{value}')"
        if value is None or isinstance(value, (bool, int, float, complex, str)):
            return repr(value)
        if isinstance(value, (ow.dtype, ow.device, ow.layout, ow.memory_format)):
            return repr(value).replace("opweave.", "ow.").replace("generated.", "ow.").replace("device(", "ow.device(")
        raise TypeError

    def function(self, operator: Any, arguments: Any) -> Any:
        """The function, whose text is found where errors and scripts look for the lines of files."""
        args, named = arguments
        shown = [self.written(item) for item in args]
        shown += [f"{name}={self.written(item)}" for name, item in named.items()]
        text = f"def forward({', '.join(self.parameters)}):\n    return operator({', '.join(shown)})\n"
        file = f"<wrapper {zlib.crc32(text.encode())}>"
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        names: dict[str, Any] = {"operator": operator, "ow": ow}
        exec(compile(text, file, "exec"), names)
        return names["forward"]


def check(op: Any, sample: Any, kind: str) -> str:
    """What is wrong with the script of a sample; "" where nothing is."""
    program = program_of(op, sample)
    if not isinstance(getattr(program.function, "__self__", None), Overloads):
        return ""  # a function of Python
    wanted = expected_outcome(program)
    if wanted is None:
        return ""
    try:
        function = Wrapper().function(program.function, program.arguments)
    except TypeError:
        return ""  # an argument without a text
    scripted = ow.jit.script(function)
    graph = scripted.graph
    if parse(str(graph), graph.tensors()) != graph:
        return f"its text is another graph: {graph}"
    file = io.BytesIO()
    ow.jit.save(scripted, file)
    file.seek(0)
    for name, call in {"script": scripted, "file": ow.jit.load(file)}.items():
        got = outcome(lambda *tensors, call=call: tuple(tensors_in(call(*tensors))), program)
        if not are_same(got, wanted):
            return f"the {name} gives something else for {kind}: {got}, not {wanted}\n{graph}"
    return ""


@pytest.mark.parametrize("op", some_operators(0), ids=name_of)
def test_a_script_gives_the_bits_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_scripts_of_all_samples_give_the_bits_of_the_program(op: Any) -> None:
    check_samples(check, op, KINDS, None)
