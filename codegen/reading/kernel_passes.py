"""Passes of ``reduce:`` and ``scan:``: accumulators that are carried from element to element.

    {total: {init: 0, step: total + self}}              an accumulator; more of them step at once, from the old values
    {let: {delta: self - mean}, mean: {...}, ...}       `let` names what several steps of a pass read

A part is one expression, or lines ``name = value`` that end in one. A reduction joins accumulators of two halves by
`combine` and ends in `finish` or `each`; a scan keeps `each` for every element, from the front (or, with `reverse`,
from the back) of a line.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator
from collections.abc import Mapping as Dictionary
from collections.abc import Sequence as Sequences
from dataclasses import dataclass, field, replace
from typing import ClassVar

from codegen.diagnostics import Diagnostics, Location, counted, did_you_mean
from codegen.language import vocabulary
from codegen.language.kernels import Accumulator, KernelPass
from codegen.language.syntax import Dialect, Program, names_in, parse
from codegen.language.trees import walk
from codegen.names import is_word
from codegen.reading.chosen import chosen_of
from codegen.reading.combining import infer_combine
from codegen.reading.kernel_values import reject_power
from codegen.reading.kinds import ACCUMULATOR_TYPES, PART_NAMES
from codegen.reading.state_vectors import PLACE, entry_of, written_out
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import IN_QUOTES, Mapping, Node, Text, as_mapping, as_text

KERNEL_EXPRESSION = Dialect(
    "a kernel expression", vocabulary.KERNEL_FUNCTIONS, tuple(vocabulary.CONSTANTS)
)
# What to say of the scanned tensor where a scan begins.
_BEGINS = (
    "it has a value for every element, and a scan begins before the first: with a number, or with another tensor of "
    "the schema, such as 'start', which has an element for every line"
)
_GIVEN = ("self", "index", "count", "let")  # what the expressions know besides accumulators, and the key beside them
OF_LOOPS = ("dim", "keepdim", "dtype")  # arguments of reductions and scans that no expression reads
_WHOLE = ("int", "bool")  # types of what may have been meant to say so
MAX_ACCUMULATORS = 16  # the accumulators of all lanes are on the stack


@dataclass
class PassReader:
    """Reads the passes of one kernel; `scope` are the names that its parts may read."""

    diagnostics: Diagnostics
    what: ClassVar[str]  # what is read, as reports call it
    accepts: Collection[str]  # what the tensors may be
    scope: set[str] = field(default_factory=lambda: {"self", "index", "count"})
    scalars: set[str] = field(default_factory=set)
    vectors: dict[str, int] = field(default_factory=dict)  # the lengths of accumulators that have one
    elements: set[str] = field(default_factory=lambda: {"self", "index"})  # of these, what differs from one to the next
    chosen: dict[str, Program] = field(default_factory=dict)  # what joins an element and its index

    def all_are_read(self, schema: OperatorSchema, mapping: Mapping, programs: Sequences[Program | None]) -> bool:
        """Whether each argument that is no tensor is read, or says along what the loop goes."""
        read = {name for program in programs if program is not None for name in names_of(program)}
        for argument in schema.inputs:
            if argument.type.base in _WHOLE and argument.name not in (*OF_LOOPS, *read):
                mapping.items[0][0].error(
                    self.diagnostics, f"kernel-{'reduce' if 'reduce' in mapping else 'scan'}-arguments",
                    f"nothing reads the argument '{argument.name}' of '{schema.name}'",
                    hint=f"a {self.what} goes along 'dim', and 'keepdim' keeps that dimension",
                )
                return False
        return True

    def take_scalars(self, schema: OperatorSchema, mapping: Mapping) -> None:
        """Bring the numbers among the arguments into scope."""
        scalars = {argument.name for argument in schema.inputs if argument.type.is_scalar or argument.type.is_float}
        for name in sorted(scalars & {"index", "count"}):
            mapping.items[0][0].error(
                self.diagnostics, "kernel-reduce-names", f"a {self.what} cannot have an argument '{name}'",
                hint=f"the expressions of a {self.what} know it as something else",
            )
        self.scope |= scalars
        self.scalars = scalars

    def read_pass(self, node: Node, *, combines: bool) -> KernelPass | None:
        """A map from names to {init, step, combine, type}, and `let` for what the steps share."""
        mapping = as_mapping(node, self.diagnostics, f"a pass of a {self.what}")
        if mapping is None:
            return None
        names = {key.value for key, _ in mapping.items if key.value != "let"}
        if not self.read_lengths(mapping, vectors_allowed=not combines):
            return None
        if not names:
            self.diagnostics.error(node.location, "kernel-accumulator", f"a pass of a {self.what} needs an accumulator")
            return None
        number = sum(self.vectors.get(name, 1) for name in names)
        if number > MAX_ACCUMULATORS:
            message = f"a pass of a {self.what} has at most {MAX_ACCUMULATORS} accumulators, not {number}"
            self.diagnostics.error(node.location, "kernel-accumulator", message, hint="make it several operators")
            return None
        shared = mapping.get("let")
        lets = self.read_lets(shared, self.scope | names) if shared is not None else ()
        if lets is None:
            return None
        self.chosen = chosen_of(mapping) if combines else {}
        accumulators: list[Accumulator] = []
        for key, value in mapping.items:
            length = self.vectors.get(key.value)
            for position in range(length) if length is not None else (None,):
                if key.value == "let":
                    continue
                accumulator = self.read_accumulator(
                    key, value, names, {name for name, _ in lets}, position, combines=combines
                )
                if accumulator is None:
                    return None
                accumulators.append(accumulator)
        return KernelPass(tuple(accumulators), lets)

    def read_lengths(self, mapping: Mapping, *, vectors_allowed: bool) -> bool:
        """Learn which accumulators are vectors; False when something was reported."""
        self.vectors = {}
        for key, body in mapping.items:
            node = body.get("length") if isinstance(body, Mapping) and key.value != "let" else None
            if node is None:
                continue
            text = as_text(node, self.diagnostics, "length")
            if text is None:
                return False
            if not vectors_allowed:
                text.error(self.diagnostics, "kernel-vector", "an accumulator of a reduction is one value")
                return False
            if not text.value.isdecimal() or not 0 < int(text.value) <= MAX_ACCUMULATORS:
                message = f"a length is a whole number from 1 to {MAX_ACCUMULATORS}, not '{text.value}'"
                text.error(self.diagnostics, "kernel-vector", message)
                return False
            self.vectors[key.value] = int(text.value)
        taken = {entry_of(name, position) for name, length in self.vectors.items() for position in range(length)}
        taken |= {PLACE} if self.vectors else set()
        for key, _ in mapping.items:
            if key.value in taken or (self.vectors and PLACE in self.scope):
                name = PLACE if PLACE in self.scope else key.value
                key.error(self.diagnostics, "kernel-vector", f"'{name}' means something else beside a vector")
                return False
        return True

    def read_lets(self, node: Node, scope: set[str]) -> tuple[tuple[str, Program], ...] | None:
        """The values that the steps of a pass share, by name."""
        mapping = as_mapping(node, self.diagnostics, "let")
        lets: list[tuple[str, Program]] = []
        visible = set(scope)
        for key, value in mapping.items if mapping is not None else ():
            taken = key.value in visible
            if taken or not is_word(key.value):
                key.error(
                    self.diagnostics, "kernel-let", f"'{key.value}' cannot be the name of an intermediate value",
                    hint="it means something else here" if taken else "write a word of letters, 0-9 and _",
                )
                return None
            text = as_text(value, self.diagnostics, f"'{key.value}'")
            program = self.parse_expression(text, visible) if text is not None else None
            if text is None or program is None:
                return None
            if program.lets or isinstance(program.result, ast.Tuple):
                text.error(
                    self.diagnostics, "kernel-let", f"'{key.value}' is one expression",
                    hint="give every intermediate value a name of its own",
                )
                return None
            lets.append((key.value, program))
            visible.add(key.value)
        return tuple(lets) if mapping is not None else None

    def read_accumulator(
        self, key: Text, node: Node, names: set[str], lets: set[str], position: int | None = None, *, combines: bool
    ) -> Accumulator | None:
        """One accumulator of a pass that has those called `names`, or the entry at a place of a vector."""
        if isinstance(node, Text) and key.value in PART_NAMES:
            key.error(
                self.diagnostics, "kernel-accumulator", f"'{key.value}' is a part of an accumulator, which has a name",
                hint="such as 'total: {init: 0, step: total + self}'",
            )
            return None
        body = as_mapping(node, self.diagnostics, f"accumulator '{key.value}'")
        if body is None or not self.check_parts(key, body):
            return None
        outside = self.scope - self.elements
        tensors = self.elements - {"index"} if combines else ()
        no_tensors = dict.fromkeys(tensors, "an init of a reduction is a number; a scan may begin with a tensor")
        if not combines:
            no_tensors = dict.fromkeys(self.elements - {"index"}, _BEGINS)
        programs: dict[str, Program] = {}
        positions: dict[str, tuple[Location, int]] = {}
        for part, visible in (
            ("init", outside),
            ("step", self.scope | names | lets),
            ("combine", outside | names | {f"{name}_other" for name in names}),
        ):
            value = body.get(part)
            text = as_text(value, self.diagnostics, part) if value is not None else None
            if text is not None:
                program = self.parse_part(text, visible, position, hints=no_tensors if part == "init" else None)
                if program is None or not self.check_single(text, program, lets_allowed=part != "init"):
                    return None
                programs[part] = program
                positions[part] = (text.location, len(text.value.split("\n")[0]))
        if combines and "combine" not in programs and "step" in programs:
            combine = infer_combine(key.value, programs["step"]) or self.chosen.get(key.value)
            if combine is not None:
                programs["combine"] = combine
                positions["combine"] = positions["step"]
        required = ("init", "step", "combine") if combines else ("init", "step")
        missing = [part for part in required if part not in programs]
        if missing:
            hint = f"say how those of two parts are joined, such as 'combine: {key.value} + {key.value}_other'"
            if "step" in programs and key.value not in names_of(programs["step"]):
                hint = f"its step does not read it, as '{key.value} + self' does"
            key.error(
                self.diagnostics, "kernel-accumulator", f"accumulator '{key.value}' lacks {' and '.join(missing)}",
                hint=hint if "combine" in missing else None,
            )
            return None
        return Accumulator(
            key.value if position is None else entry_of(key.value, position), self.read_type(body),
            programs["init"], programs["step"], programs.get("combine"), positions,
        )

    def check_parts(self, name: Text, body: Mapping) -> bool:
        """The name of an accumulator can be one, and nothing foreign stands in it."""
        if not is_word(name.value) or name.value in {*_GIVEN, *self.scope}:
            name.error(self.diagnostics, "kernel-accumulator", f"'{name.value}' cannot be the name of an accumulator")
            return False
        for key, value in body.items:
            if key.value not in PART_NAMES:
                is_cut = not is_word(key.value) or (isinstance(value, Text) and value.is_plain and not value.value)
                key.error(
                    self.diagnostics, "kernel-accumulator", f"unknown key '{key.value}' in accumulator '{name.value}'",
                    hint=IN_QUOTES if is_cut else did_you_mean(key.value, PART_NAMES)
                    or f"one of {', '.join(PART_NAMES)}",
                )
                return False
        return True

    def read_type(self, body: Mapping) -> str:
        """The type of an accumulator; ``compute`` is the one that elements are computed in."""
        node = body.get("type")
        text = as_text(node, self.diagnostics, "type") if node is not None else None
        if text is not None and text.value not in ACCUMULATOR_TYPES:
            text.error(
                self.diagnostics, "kernel-accumulator", f"unknown type '{text.value}' of an accumulator",
                hint=did_you_mean(text.value, ACCUMULATOR_TYPES) or f"one of {', '.join(ACCUMULATOR_TYPES)}",
            )
        return text.value if text is not None else "compute"

    def parse_expression(
        self, text: Text, names: Collection[str], position: int | None = None, hints: Dictionary[str, str] | None = None
    ) -> Program | None:
        """An expression in which vectors have indices; `place` is that of the entry which it is for."""
        language = replace(KERNEL_EXPRESSION, hints=hints) if hints else KERNEL_EXPRESSION
        if not self.vectors:
            program = parse(text, language, names, self.diagnostics)
            if program is not None:
                reject_power(self.diagnostics, text, program, self.accepts)
            return program
        kinds = {name: "list" if name in self.vectors else "" for name in names}
        kinds |= {PLACE: "int"} if position is not None else {}
        program = parse(text, replace(language, indices=True), kinds, self.diagnostics)
        if program is None:
            return None
        return written_out(program, self.vectors, position, text, self.diagnostics)

    def parse_part(
        self, text: Text, names: Collection[str], position: int | None = None, hints: Dictionary[str, str] | None = None
    ) -> Program | None:
        """A part: an expression, after lines that name intermediate values. These cannot hide what is known here.

        `hints` say what to do instead of reading names that are not in scope.
        """
        program = self.parse_expression(text, names, position, hints)
        for statement in program.lets if program is not None else ():
            for node in walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in names:
                    text.error(
                        self.diagnostics, "kernel-let", f"'{node.id}' cannot be the name of an intermediate value",
                        hint="it means something else here",
                    )
                    return None
        return program

    def check_single(self, text: Text, program: Program, *, lets_allowed: bool) -> bool:
        """A part of an accumulator is one value, and what it begins with is one expression."""
        if isinstance(program.result, ast.Tuple):
            text.error(
                self.diagnostics, "kernel-reduce-names", "a part of an accumulator is one value",
                hint="carry the others as accumulators of their own",
            )
            return False
        if program.lets and not lets_allowed:
            text.error(self.diagnostics, "kernel-reduce-names", "'init' is one expression")
            return False
        return True


def values_in(program: Program) -> int:
    """How many values a program gives."""
    return len(program.result.elts) if isinstance(program.result, ast.Tuple) else 1


def programs_of(passes: Iterable[KernelPass]) -> Iterator[Program | None]:
    """All expressions of passes."""
    for one_pass in passes:
        yield from (value for _, value in one_pass.lets)
        for accumulator in one_pass.accumulators:
            yield from (accumulator.init, accumulator.step, accumulator.combine)


def names_of(program: Program) -> set[str]:
    """All names in a program."""
    return set().union(*(names_in(statement) for statement in program.body))


def check_outputs(diagnostics: Diagnostics, text: Text, program: Program, count: int) -> bool:
    """There is an expression for every output."""
    values = len(program.result.elts) if isinstance(program.result, ast.Tuple) else 1
    if values != count:
        text.error(
            diagnostics, "kernel-outputs",
            f"the kernel computes {counted(values, 'value')}, the schema returns {counted(count, 'value')}",
        )
    return values == count
