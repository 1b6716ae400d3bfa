"""Random numbers in elementwise kernels: ``uniform()`` over (0, 1) and ``normal()``, a draw for every element.

    - func: dropped(Tensor self, float p, *, Generator? generator=None) -> Tensor
      elementwise: where(uniform() < p, 0, self / (1 - p))

Such an entry stands for two: an operator that takes the draws as tensors, whose loop is the expression, and a composite
that makes the draws and calls it. The draws are saved for the backward pass like any tensor that a formula reads, and
`auto` derives the gradient with the draws held fixed. In derivatives.yaml the operator is called by its own name, and
formulas know the draws as ``draw0``, ``draw1`` in the order of the expression.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from collections.abc import Mapping as Dictionary
from collections.abc import Sequence as Sequences
from dataclasses import dataclass

from codegen.diagnostics import Diagnostics
from codegen.language.syntax import Program
from codegen.language.trees import copied, walk
from codegen.language.vocabulary import DRAWS
from codegen.schema import OperatorSchema, parse_schema
from codegen.source.yaml_values import Mapping, Node, Sequence, Text

_WORD = re.compile(rf"\b({'|'.join(DRAWS)})\s*\(")
_DRAW = re.compile(r"draw\d+")
_MADE = re.compile(r"_\w+_drawn")
_OF_KERNEL = ("elementwise", "promote", "dtypes", "operand_dtypes", "fixed_dtypes", "nondifferentiable_at")
_LEAST = 5.5e-17  # half a unit of the last digit that uniform numbers have: what is drawn as 0, so that it has a log


def draws_of(mapping: Mapping) -> tuple[str, ...]:
    """The words by which the kernel of an entry draws, in their order; nothing where there are cases."""
    text = mapping.get("elementwise")
    return tuple(_WORD.findall(text.value)) if isinstance(text, Text) else ()


def drawn_name(base: str) -> str:
    """The operator that takes the draws of another one."""
    return f"_{base.strip('_')}_drawn"


def drawn_by(schema: OperatorSchema) -> frozenset[str]:
    """The arguments of such an operator that are draws, which are held fixed; nothing for any other operator."""
    match = _MADE.fullmatch(schema.name.base)
    return frozenset(argument.name for argument in schema.inputs if match and _DRAW.fullmatch(argument.name))


def separate_draws(
    mappings: Sequences[Mapping], base_operators: Collection[str], diagnostics: Diagnostics
) -> Iterator[Mapping]:
    """The entries, of which those that draw have become two. They may call `base_operators`, those of bases."""
    names = (func.value.partition("(")[0].partition(".")[0] for func in map(_func, mappings) if func)
    operators = {*base_operators, *names}
    for mapping in mappings:
        func = _func(mapping)
        draws = draws_of(mapping)
        schema = _schema(func) if draws and func is not None else None
        if schema is None or schema.kind != "functional" or func is None:
            yield mapping
        elif missing := sorted({DRAWS[word].operator for word in draws} - operators):
            location = mapping.key("elementwise") or func
            location.error(
                diagnostics, "kernel-draws", f"random numbers need the operator '{missing[0]}', which is not there",
                hint="begin the file with '- extends: generated'",
            )
        else:
            yield _with_draws(mapping, func, schema, draws)
            yield _drawing(mapping, func, schema, draws)


def _with_draws(mapping: Mapping, func: Text, schema: OperatorSchema, draws: Collection[str]) -> Mapping:
    """The operator that takes the draws."""
    words = [f"{argument.type} {argument.name}" for argument in schema.inputs if not argument.type.is_generator]
    words += [f"Tensor draw{number}" for number in range(len(draws))]
    returns = ", ".join(map(str, schema.returns))
    overload = f".{schema.name.overload}" if schema.name.overload else ""
    text = f"{drawn_name(schema.name.base)}{overload}({', '.join(words)}) -> "
    text += returns if len(schema.returns) == 1 else f"({returns})"
    uniform = [f"draw{number}" for number, word in enumerate(draws) if DRAWS[word].is_uniform]
    domain = mapping.get("domain")
    limits: list[tuple[Text, Node]] = [(_at(func, name), _at(func, "(0, 1)")) for name in uniform]
    limits += domain.items if isinstance(domain, Mapping) else ()
    items = [(_at(func, "func"), _at(func, text)), *(pair for pair in mapping.items if pair[0].value in _OF_KERNEL)]
    if "dtypes" not in mapping:
        items.append((_at(func, "dtypes"), Sequence((_at(func, "floating"),), func.location)))
    items += [(_at(func, "domain"), Mapping(tuple(limits), func.location))] if limits else []
    if isinstance(samples := mapping.get("samples"), Sequence):
        items.append((_at(func, "samples"), _drawn_samples(samples, func, len(draws))))
    return Mapping(tuple(items), mapping.location)


def _drawn_samples(samples: Sequence, func: Text, number: int) -> Sequence:
    """Samples with one draw for all elements."""
    draw = Mapping(((_at(func, "shape"), Sequence((), func.location)),), func.location)
    more = tuple((_at(func, f"draw{k}"), draw) for k in range(number))
    return Sequence(
        tuple(
            Mapping((*sample.items, *more), sample.location) if isinstance(sample, Mapping) else sample
            for sample in samples.items
        ),
        samples.location,
    )


def _drawing(mapping: Mapping, func: Text, schema: OperatorSchema, draws: Collection[str]) -> Mapping:
    """The operator itself: it draws, in float32 unless the tensors are float64, and calls the other one."""
    tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
    generator = next((argument.name for argument in schema.inputs if argument.type.is_generator), None)
    ending = f", generator={generator}" if generator is not None else ""

    def call(kind: str, cast: str) -> str:
        arguments = [
            f"{argument.name}{cast}" if argument.name in tensors else argument.name
            for argument in schema.inputs if not argument.type.is_generator
        ]  # fmt: skip
        arguments += [f"{DRAWS[word].operator}(sizes, dtype={kind}{ending})" for word in draws]
        return f"{drawn_name(schema.name.base)}({', '.join(arguments)})"

    is_tuple = len(schema.returns) > 1
    narrow = call("float32", ".to(float32)")
    lines = [
        f"kind = result_dtype({', '.join(tensors)})",
        "if not kind.is_floating_point:",
        f'    raise_unsupported_error(f"{schema.name.base}: expected a floating dtype, got {{kind}}")',
        f"sizes = broadcast_shapes({', '.join(f'{name}.shape' for name in tensors)})",
        "if kind == float32 or kind == float64:",
        f"    return {call('kind', '')}",
        f"return tuple([one.to(kind) for one in {narrow}])" if is_tuple else f"return {narrow}.to(kind)",
    ]
    kernel_key = mapping.key("elementwise") or func
    dropped = {*_OF_KERNEL, "samples", "domain"}
    items = [pair for pair in mapping.items if pair[0].value not in dropped]
    items.append((_at(kernel_key, "composite"), _at(kernel_key, "\n".join(lines))))
    return Mapping(tuple(items), mapping.location)


def replaced(program: Program) -> tuple[Program, int, bool]:
    """A program whose draws are read as arguments, how many there are, and whether one stands in a loop."""
    nodes = program.nodes
    calls = [
        node for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in DRAWS
    ]  # fmt: skip
    calls.sort(key=lambda node: (node.lineno, node.col_offset))
    if not calls:
        return program, 0, False
    names = {(call.lineno, call.col_offset): f"draw{number}" for number, call in enumerate(calls)}
    body = tuple(_DrawReader(names).visit(copied(statement)) for statement in program.body)
    loops = [node for node in program.nodes if isinstance(node, (ast.For, ast.While))]
    repeated = any(node in calls for loop in loops for node in walk(loop))
    return Program(body, program.source, program.uses | {*names.values()}), len(calls), repeated


class _DrawReader(ast.NodeTransformer):
    """Reads draws by their names; `names` are by place."""

    def __init__(self, names: dict[tuple[int, int], str]) -> None:
        self.names = names

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """A draw, or a call of something else."""
        if isinstance(node.func, ast.Name) and node.func.id in DRAWS:
            name = self.names[node.lineno, node.col_offset]
            source = f"max({name}, {_LEAST})" if DRAWS[node.func.id].is_uniform else name
            return ast.parse(source, mode="eval").body
        return self.generic_visit(node)


@dataclass(frozen=True)
class DrawnDerivatives:
    """The entries of derivatives.yaml, those of operators that draw said of the operators that take the draws."""

    schemas: Dictionary[str, OperatorSchema]  # those of ops.yaml, by name

    def separate(self, mappings: Iterable[Mapping]) -> Iterator[Mapping]:
        """Every entry, of which only the name and the draws change."""
        for mapping in mappings:
            text = mapping.get("name")
            yield mapping if not isinstance(text, Text) else self._said_of_drawn(mapping, text)

    def _said_of_drawn(self, mapping: Mapping, text: Text) -> Mapping:
        name = text.value.partition("(")[0].strip()
        base, dot, overload = name.partition(".")
        drawn = f"{drawn_name(base)}{dot}{overload}"
        if drawn not in self.schemas or name not in self.schemas:
            return mapping
        items = [(key, _at(text, drawn) if key.value == "name" else value) for key, value in mapping.items]
        names = [argument.name for argument in self.schemas[drawn].inputs if _DRAW.fullmatch(argument.name)]
        items += [(_at(text, draw), _at(text, "non_differentiable")) for draw in names if draw not in mapping]
        return Mapping(tuple(items), mapping.location)


def _func(mapping: Mapping) -> Text | None:
    func = mapping.get("func")
    return func if isinstance(func, Text) else None


def _schema(text: Text) -> OperatorSchema | None:
    """A schema, None if it has an error, which is reported where it is read."""
    return parse_schema(text.value, on_error=lambda _: None)


def _at(key: Text, value: str) -> Text:
    """A text that nobody wrote, which stands where another does."""
    return Text(value, key.location, "", [], (key, 0))
