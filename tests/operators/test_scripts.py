"""PyTorch's samples through jit.script of a wrapper, and its file: results and gradients have the program's bits."""

from __future__ import annotations

import contextlib
import io
import linecache
import zlib
from typing import Any

import pytest

import generated as ow
from runtime.dispatch.arguments import Overloads
from runtime.graph import parse

from .listed import DIFFERENT, NotHereError, Taken, chosen, name_of, ours_of
from .test_traces import KINDS, ONE_IN, Program, outcome, same, samples_of, tensors_in

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
    arguments = Taken()(((sample.input, *sample.args), sample.kwargs))
    operator = ours_of(op)
    if not isinstance(getattr(operator, "__self__", None), Overloads):
        return ""  # a function of Python
    program = Program(operator, arguments)
    try:
        wanted = outcome(program, program)
    except (RuntimeError, TypeError, ValueError, IndexError):
        return ""  # a sample that the operator rejects, which other tests tell
    try:
        function = Wrapper().function(operator, arguments)
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
        if len(got) != len(wanted) or not all(map(same, got, wanted)):
            return f"the {name} gives something else for {kind}: {got}, not {wanted}\n{graph}"
    return ""


def check_all(op: Any, kinds: tuple[str, ...], count: int | None) -> None:
    if name_of(op) in DIFFERENT:
        pytest.skip(DIFFERENT[name_of(op)])
    if "empty" in op.name:
        pytest.skip("memory that was not written")
    for kind in kinds:
        for sample in samples_of(op, kind, count):
            with contextlib.suppress(NotHereError):
                said = check(op, sample, kind)
                assert not said, f"{name_of(op)} of {sample.summary()}: {said}"


@pytest.mark.parametrize(
    "op", [op for op in chosen() if zlib.crc32(name_of(op).encode()) % ONE_IN == 0], ids=name_of
)
def test_a_script_gives_the_bits_of_the_program(op: Any) -> None:
    check_all(op, KINDS[:1], 2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("op", chosen(), ids=name_of)
def test_scripts_of_all_samples_give_the_bits_of_the_program(op: Any) -> None:
    check_all(op, KINDS, None)
