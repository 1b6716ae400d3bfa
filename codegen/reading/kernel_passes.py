"""Readers of ``reduce:`` and ``scan:``: accumulators that one pass carries from element to element.

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

from codegen.diagnostics import Diagnostics, Location, counted, did_you_mean
from codegen.language import vocabulary
from codegen.language.kernels import LINEAR, Accumulator, KernelPass, ReduceDefinition, ScanDefinition
from codegen.language.syntax import Dialect, Program, names_in, parse
from codegen.language.trees import walk
from codegen.names import is_word
from codegen.reading.chosen import chosen_of
from codegen.reading.kernel_values import reject_power
from codegen.reading.kinds import ACCUMULATOR_TYPES, PART_NAMES
from codegen.reading.state_vectors import PLACE, entry_of, written_out
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import IN_QUOTES, Mapping, Node, Sequence, Text, as_bool, as_int, as_mapping, as_text

KERNEL_EXPRESSION = Dialect(
    "a kernel expression", vocabulary.KERNEL_FUNCTIONS, tuple(vocabulary.CONSTANTS)
)
# What to say of the scanned tensor where a scan begins.
_BEGINS = (
    "it has a value for every element, and a scan begins before the first: with a number, or with another tensor of "
    "the schema, such as 'start', which has an element for every line"
)
_GIVEN = ("self", "index", "count", "let")  # what the expressions know besides accumulators, and the key beside them
_OF_LOOPS = ("dim", "keepdim", "dtype")  # arguments of reductions and scans that no expression reads
_WHOLE = ("int", "bool")  # types of what may have been meant to say so
MAX_PASSES, MAX_ACCUMULATORS = 8, 16  # the accumulators of all lanes are on the stack


@dataclass
class PassReader:
    """Reads the passes of one kernel; `what` is what the report calls it, `scope` the names its parts may read."""

    diagnostics: Diagnostics
    what: str
    accepts: Collection[str]  # what the tensors may be
    scope: set[str] = field(default_factory=lambda: {"self", "index", "count"})
    scalars: set[str] = field(default_factory=set)
    vectors: dict[str, int] = field(default_factory=dict)  # the lengths of accumulators that have one
    elements: set[str] = field(default_factory=lambda: {"self", "index"})  # of these, what differs from one to the next
    chosen: dict[str, Program] = field(default_factory=dict)  # what joins an element and its index

    def read_reduce(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> ReduceDefinition | None:
        """A pass or a list of passes, and `finish` or `each` beside them."""
        self.take_scalars(schema, mapping)
        if not self.take_tensors(schema, mapping):
            return None
        passes: list[KernelPass] = []
        if isinstance(node, Sequence) and not node.items:
            self.diagnostics.error(node.location, "kernel-accumulator", "a reduction needs a pass with an accumulator")
            return None
        if isinstance(node, Sequence) and len(node.items) > MAX_PASSES:
            message = f"a reduction has at most {MAX_PASSES} passes, not {len(node.items)}"
            self.diagnostics.error(node.location, "kernel-accumulator", message, hint="make it several operators")
            return None
        for item in node.items if isinstance(node, Sequence) else (node,):
            pass_read = self.read_pass(item, combines=True)
            if pass_read is None:
                return None
            passes.append(pass_read)
            self.scope |= {accumulator.name for accumulator in pass_read.accumulators}
        ends: dict[str, Program | None] = {}
        for key in ("finish", "each"):
            value = mapping.get(key)
            text = as_text(value, self.diagnostics, key) if value is not None else None
            if text is not None:
                program = self.parse_part(text, self.scope if key == "each" else self.scope - self.elements)
                if program is None or not self.is_single(text, key, program, schema):
                    return None
                if not check_outputs(self.diagnostics, text, program, len(schema.returns)):
                    return None
                ends[key] = program
        if len(ends) != 1:
            where = mapping.items[0][0]
            names = [accumulator.name for one_pass in passes for accumulator in one_pass.accumulators]
            where.error(
                self.diagnostics, "kernel-reduce-end", "a reduction has either 'finish' or 'each' beside it",
                hint=None if ends else f"for the accumulator itself write 'finish: {names[-1]}'",
            )
            return None
        if not self.all_are_read(schema, mapping, [*_programs_of(passes), *ends.values()]):
            return None
        dim = schema.argument("dim")
        if "each" in ends and (dim is None or str(dim.type) != "int"):
            where = mapping.key("each") or mapping.items[0][0]
            message = f"'{schema.name}' cannot give a result for every element"
            where.error(self.diagnostics, "kernel-reduce-end", message, hint="its schema needs 'int dim'")
            return None
        identity_node = mapping.get("identity")
        identity = as_bool(identity_node, self.diagnostics, "identity") if identity_node is not None else True
        return ReduceDefinition(
            tuple(passes), ends.get("finish"), ends.get("each"),
            identity is not False, self.degrees_in(mapping, schema),
        )

    def degrees_in(self, mapping: Mapping, schema: OperatorSchema) -> tuple[int | str, ...]:
        """The powers of a common factor that the first results have; none where nothing is said."""
        node = mapping.get("degree")
        if node is None:
            return ()
        items = list(node) if isinstance(node, Sequence) else [node]
        is_joint = sum(argument.type.is_tensor for argument in schema.inputs) > 1
        if is_joint or mapping.get("each") is not None:
            message = "'degree' is of a reduction of one tensor that ends in 'finish'"
            self.diagnostics.error(node.location, "kernel-degree", message)
            return ()
        if len(items) > len(schema.returns):
            message = f"'degree' says something of {len(items)} results, and the schema has {len(schema.returns)}"
            self.diagnostics.error(node.location, "kernel-degree", message)
            return ()
        degrees = [self.degree_of(item) for item in items]
        return tuple([degree for degree in degrees if degree is not None])

    def degree_of(self, node: Node) -> int | str | None:
        """A power, or the word for that of a sum."""
        if isinstance(node, Text) and node.value == LINEAR:
            return LINEAR
        degree = as_int(node, self.diagnostics, f"'degree', where it is not '{LINEAR}',")
        if degree is not None and degree < 1:
            self.diagnostics.error(node.location, "kernel-degree", f"a degree is 1 or more, not {degree}")
            return None
        return degree

    def all_are_read(self, schema: OperatorSchema, mapping: Mapping, programs: Sequences[Program | None]) -> bool:
        """Whether each argument that is no tensor is read, or says along what the loop goes."""
        read = {name for program in programs if program is not None for name in _names_of(program)}
        for argument in schema.inputs:
            if argument.type.base in _WHOLE and argument.name not in (*_OF_LOOPS, *read):
                mapping.items[0][0].error(
                    self.diagnostics, f"kernel-{'reduce' if 'reduce' in mapping else 'scan'}-arguments",
                    f"nothing reads the argument '{argument.name}' of '{schema.name}'",
                    hint=f"a {self.what} goes along 'dim', and 'keepdim' keeps that dimension",
                )
                return False
        return True

    def is_single(self, text: Text, key: str, program: Program, schema: OperatorSchema) -> bool:
        """Whether `each` gives one result, as it does for every element."""
        values = max(values_in(program), len(schema.returns)) if key == "each" else 1
        if values != 1:
            text.error(
                self.diagnostics, "kernel-outputs", f"a reduction gives one result for every element, not {values}",
                hint="make each result an operator, and a composite that calls them",
            )
        return values == 1

    def read_scan(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> ScanDefinition | None:
        """One pass along the argument `dim`, and `each` beside it unless its one accumulator is what is kept."""
        self.take_scalars(schema, mapping)
        tensors = [argument for argument in schema.inputs if argument.type.is_tensor]
        self.elements |= {argument.name for argument in tensors[:1]}  # others may hold initial states
        self.scope |= {tensor.name for tensor in tensors}
        key = mapping.items[0][0]
        dim = schema.argument("dim")
        if not tensors or dim is None or str(dim.type) != "int" or any(argument.type.optional for argument in tensors):
            key.error(
                self.diagnostics, "kernel-scan-arguments", f"'{schema.name}' cannot be a scan",
                hint="its schema needs a tensor first, no optional ones, and 'int dim'",
            )
            return None
        if isinstance(node, Sequence):
            self.diagnostics.error(node.location, "kernel-scan-passes", "a scan has one pass, not a list of them")
            return None
        one_pass = self.read_pass(node, combines=False)
        if one_pass is None:
            return None
        final = self.read_final(schema, mapping, one_pass)
        if final is None and "final" in mapping:
            return None
        count = len(schema.returns) - (values_in(final) if final is not None else 0)
        each = self.read_each(mapping, one_pass, count)
        if each is None or not self.check_initial(one_pass, each, [argument.name for argument in tensors], key):
            return None
        programs = [*_programs_of([one_pass]), each, *([final] if final is not None else [])]
        if not self.all_are_read(schema, mapping, programs):
            return None
        value = mapping.get("reverse")
        text = as_text(value, self.diagnostics, "reverse") if value is not None else None
        if text is not None and text.value not in ("true", "false"):
            text.error(self.diagnostics, "kernel-scan-reverse", "'reverse' is true or false")
        return ScanDefinition(one_pass, each, text is not None and text.value == "true", final)

    def check_initial(self, one_pass: KernelPass, each: Program, tensors: Sequences[str], key: Text) -> bool:
        """Whether tensors hold either an element for every line, or one for every element."""
        initial = {name for accumulator in one_pass.accumulators for name in _names_of(accumulator.init)} & {*tensors}
        expressions = [each, *(state.step for state in one_pass.accumulators), *(value for _, value in one_pass.lets)]
        both = sorted(initial & {name for program in expressions for name in _names_of(program)})
        if both:
            key.error(
                self.diagnostics, "kernel-scan-initial",
                f"'{both[0]}' is read by an init, as an element for every line, and elsewhere as one for every element",
                hint="give the initial state an argument of its own",
            )
        return not both

    def read_final(self, schema: OperatorSchema, mapping: Mapping, one_pass: KernelPass) -> Program | None:
        """What a scan gives of the accumulators after the last element."""
        value = mapping.get("final")
        text = as_text(value, self.diagnostics, "final") if value is not None else None
        names = {accumulator.name for accumulator in one_pass.accumulators} | {*self.vectors}
        program = self.parse_part(text, (self.scope & self.scalars) | names) if text is not None else None
        number = len(schema.returns) - ("each" in mapping)
        if program is not None and text is not None and values_in(program) > number:
            note = ", one of them by 'each'" if "each" in mapping else ""
            text.error(
                self.diagnostics, "kernel-outputs",
                f"'final' gives {counted(values_in(program), 'value')}, the schema returns {len(schema.returns)}{note}",
                hint="the results for every element come first in the schema, then the final ones",
            )
            return None
        return program

    def read_each(self, mapping: Mapping, one_pass: KernelPass, count: int) -> Program | None:
        """What a scan keeps for every element."""
        names = [accumulator.name for accumulator in one_pass.accumulators]
        value = mapping.get("each")
        if value is None and len(names) == 1 and count == 1:
            return Program((ast.Expr(ast.Name(names[0], ast.Load())),), names[0])
        if value is None and count == 0:
            return Program((ast.Expr(ast.Tuple([], ast.Load())),), "()")
        if value is None:
            mapping.items[0][0].error(
                self.diagnostics, "kernel-scan-each",
                "this scan needs 'each' beside it, what is kept for every element",
                hint=f"such as {', '.join(names)}",
            )
            return None
        text = as_text(value, self.diagnostics, "each")
        names_in_scope = self.scope | {*names, *self.vectors}
        program = self.parse_part(text, names_in_scope) if text is not None else None
        if text is None or program is None or not check_outputs(self.diagnostics, text, program, count):
            return None
        return program

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

    def take_tensors(self, schema: OperatorSchema, mapping: Mapping) -> bool:
        """Bring the tensors of a reduction into scope, which broadcast; False where it cannot have them."""
        key = mapping.items[0][0]
        tensors = [argument for argument in schema.inputs if argument.type.is_tensor_like]
        odd = next((argument for argument in tensors if argument.type.is_tensor_list or argument.type.optional), None)
        if odd is not None or not tensors:
            hint = "its schema needs a tensor"
            if odd is not None:
                way = "tensors by name" if odd.type.is_tensor_list else "an overload without it"
                hint = f"'{odd.name}' is {odd.type}, and a loop reads a fixed number of tensors; write {way}"
            message = f"'{schema.name}' cannot be a reduction"
            key.error(self.diagnostics, "kernel-reduce-arguments", message, hint=hint)
            return False
        if len(tensors) + len(schema.returns) > vocabulary.MAX_OPERANDS:
            key.error(
                self.diagnostics, "kernel-operands",
                f"a loop reads and writes at most {vocabulary.MAX_OPERANDS} tensors; '{schema.name}' has "
                f"{len(tensors) + len(schema.returns)}", hint="make it a composite of several operators",
            )
            return False
        self.elements |= {argument.name for argument in tensors}
        self.scope |= self.elements
        return True

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
            if "step" in programs and key.value not in _names_of(programs["step"]):
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


def _programs_of(passes: Iterable[KernelPass]) -> Iterator[Program | None]:
    """All expressions of passes."""
    for one_pass in passes:
        yield from (value for _, value in one_pass.lets)
        for accumulator in one_pass.accumulators:
            yield from (accumulator.init, accumulator.step, accumulator.combine)


def _names_of(program: Program) -> set[str]:
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


def infer_combine(name: str, step: Program) -> Program | None:
    """The way to join two accumulators, where the step shows it: ``f(name, element)`` with an associative f."""
    part = entered(name, step)
    if part is None:
        return None
    accumulator, other = ast.Name(name, ast.Load()), ast.Name(f"{name}_other", ast.Load())
    value = step.result
    joined: ast.expr
    if isinstance(value, ast.BinOp):
        joined = ast.BinOp(accumulator, ast.Add() if isinstance(value.op, ast.Sub) else value.op, other)
    elif isinstance(value, ast.BoolOp):
        joined = ast.BoolOp(value.op, [accumulator, other])
    else:
        assert isinstance(value, ast.Call)
        joined = ast.Call(value.func, [accumulator, other], [])
    statement = ast.fix_missing_locations(ast.Expr(joined))
    return Program((statement,), ast.unparse(joined))


def entered(name: str, step: Program) -> ast.expr | None:
    """What a step enters into its accumulator, where it is ``f(name, element)`` with an associative f; else None.

    The sum of several terms is one; what is subtracted is entered with its sign.
    """
    value = step.result
    if step.lets:
        return None
    if isinstance(value, ast.BinOp) and isinstance(value.op, (ast.Add, ast.Sub)):
        left, part = _first_of(value, (ast.Add, ast.Sub))
    elif isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        left, part = _first_of(value, (ast.Mult,))
    elif isinstance(value, ast.BinOp) and isinstance(value.op, (ast.BitOr, ast.BitAnd)):
        left, part = value.left, value.right
    elif isinstance(value, ast.BoolOp) and len(value.values) == 2:
        left, part = value.values
    elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in _ASSOCIATIVE:
        left, part = value.args
    else:
        return None
    is_first = isinstance(left, ast.Name) and left.id == name
    return part if is_first and name not in names_in(part) else None


_ASSOCIATIVE = ("logaddexp", "maximum", "minimum")


def _first_of(value: ast.BinOp, operators: tuple[type[ast.operator], ...]) -> tuple[ast.expr, ast.expr]:
    """The first term of a sum, or factor of a product, and the others as one."""
    if isinstance(value.left, ast.BinOp) and isinstance(value.left.op, operators):
        first, remainder = _first_of(value.left, operators)
        return first, ast.BinOp(remainder, value.op, value.right)
    return value.left, ast.UnaryOp(ast.USub(), value.right) if isinstance(value.op, ast.Sub) else value.right
