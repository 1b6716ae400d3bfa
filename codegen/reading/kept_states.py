"""The states of a scan as an operator of its own, for gradients that read what a scan carries and does not give out.

    - func: filtered(Tensor self, int dim) -> Tensor
      scan: {near: {init: 0, step: tanh(self + far)}, far: {init: 0, step: near}}
      each: near * far

Beside such an entry stands `_filtered_states`, the same scan with every state as a result. `auto` calls it, and
derives it as well where it did, so that derivatives of derivatives follow; an operator that no formula calls is left
out of the package.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from collections.abc import Mapping as Dictionary
from dataclasses import replace

from codegen.calculus.recurrences import States
from codegen.language.kernels import DISCRETE, KernelPass, ScanDefinition
from codegen.language.syntax import Program, names_in
from codegen.language.vocabulary import MAX_OPERANDS
from codegen.names import is_word
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.state_vectors import entry_of
from codegen.schema import OperatorSchema, parse_schema
from codegen.source.yaml_values import Mapping, Node, Sequence, Text

_COPIED = ("promote", "dtypes", "domain", "nondifferentiable_at", "samples", "scan", "reverse")
_NOT_DERIVED = ("non_differentiable", "not_implemented")  # with what a derivative begins that `auto` cannot replace


def states_name(base: str) -> str:
    """The operator that gives the states of another one."""
    return f"_{base.strip('_')}_states"


def with_states(mappings: Iterable[Mapping]) -> tuple[list[Mapping], dict[str, str]]:
    """The entries, each scan with its states behind it; and the names of these operators, with what they belong to."""
    mappings = list(mappings)
    taken = {schema.name.base for entry in mappings if (schema := _schema(entry)) is not None}
    collected: list[Mapping] = []
    names: dict[str, str] = {}
    for mapping in mappings:
        collected.append(mapping)
        schema = _schema(mapping) if "scan" in mapping else None
        beside = _beside(mapping, schema) if schema is not None and states_name(schema.name.base) not in taken else None
        if beside is not None and schema is not None:
            collected.append(beside)
            names[f"{states_name(schema.name.base)}{_dotted(schema.name.overload)}"] = str(schema.name)
    return collected, names


def marked(entries: Iterable[Entry], names: Dictionary[str, str]) -> tuple[Entry, ...]:
    """The entries, of which those of `names` know whose states they are."""
    return tuple(replace(entry, states_of=names[entry.name]) if entry.name in names else entry for entry in entries)


def in_use(entries: Iterable[Entry], derivatives: Dictionary[str, Derivative]) -> tuple[Entry, ...]:
    """The entries without states that no derivative asks for."""
    return tuple(entry for entry in entries if not entry.states_of or entry.name in derivatives)


def states_of(entry: Entry, entries: Dictionary[str, Entry]) -> States | None:
    """The operator that gives the states of a scan; of states that are such an operator's results, none is needed."""
    schema = entry.schema
    name = states_name(schema.name.base)
    beside = entries.get(f"{name}{_dotted(schema.name.overload)}")
    if beside is None or beside.states_of != entry.name:
        return None
    return States(name, tuple(argument.name for argument in schema.inputs))


def derivative_of_states(mapping: Mapping, entry: Entry, derivative: Derivative) -> Mapping | None:
    """What derivatives.yaml would say of the states, where a formula of their scan calls them."""
    name = states_name(entry.schema.name.base)
    backward, forward = derivative.formulas, derivative.forward
    programs = [*(formula.program for formula in backward), *(formula.program for formula in forward)]
    if not any(program is not None and name in program.uses for program in programs):
        return None
    key_text = next(key for key, _ in mapping.items if key.value == "name")
    items: list[tuple[Text, Node]] = [(key_text, _at(key_text, f"{name}{_dotted(entry.schema.name.overload)}"))]
    tensors = {argument.name for argument in entry.schema.inputs if argument.type.is_tensor}
    for key, value in mapping.items:
        names = [word.strip() for word in key.value.split(",")]
        if tensors.issuperset(names):
            is_kept = isinstance(value, Text) and value.value.strip().startswith(_NOT_DERIVED)
            items.append((key, value if is_kept else _at(value if isinstance(value, Text) else key, "auto")))
    assert isinstance(entry.kernel, ScanDefinition)
    followed = {
        name.strip() for key, value in items[1:] if isinstance(value, Text) and value.value == "auto"
        for name in key.value.split(",")
    }  # fmt: skip
    moving = _moving(entry.kernel.one_pass, followed)
    smooth = [
        accumulator.type not in DISCRETE and accumulator.name in moving
        for accumulator in entry.kernel.one_pass.accumulators
    ]
    if not all(smooth):
        words = Sequence(tuple(_at(key_text, str(is_smooth)) for is_smooth in smooth), key_text.location)
        items.append((_at(key_text, "output_differentiability"), words))
    return Mapping(tuple(items), mapping.location)


def _moving(one_pass: KernelPass, tensors: Collection[str]) -> set[str]:
    """The states that depend on tensors, at once or through others; one that only numbers change has no gradient."""
    moving = set(tensors)
    while True:
        named = {name for name, program in one_pass.lets if _reads(program, moving)}
        moved = {
            state.name for state in one_pass.accumulators
            if _reads(state.init, moving) or _reads(state.step, moving | named)
        }
        if named | moved <= moving:
            return moving
        moving |= named | moved


def _reads(program: Program, names: Collection[str]) -> bool:
    return any(names_in(line).intersection(names) for line in program.body)


def _beside(mapping: Mapping, schema: OperatorSchema) -> Mapping | None:
    """The entry of the states; None where they are all results anyhow, or no loop can give as many."""
    func, scan = mapping.get("func"), mapping.get("scan")
    if not isinstance(scan, Mapping) or not isinstance(func, Text) or schema.kind != "functional":
        return None
    values = [*_values(scan)]
    single = len(values) == 1 and "each" not in mapping and "final" not in mapping
    tensors = sum(argument.type.is_tensor for argument in schema.inputs)
    if single or not values or tensors + len(values) > MAX_OPERANDS or not all(is_word(name) for name, _ in values):
        return None
    inputs = ", ".join(f"{argument.type} {argument.name}" for argument in schema.inputs)
    returns = ", ".join(f"Tensor {name}" for name, _ in values) if len(values) > 1 else "Tensor"
    name = f"{states_name(schema.name.base)}{_dotted(schema.name.overload)}"
    text = f"{name}({inputs}) -> {f'({returns})' if len(values) > 1 else returns}"
    items = [(_at(func, "func"), _at(func, text)), *(pair for pair in mapping.items if pair[0].value in _COPIED)]
    items.append((_at(func, "each"), _at(func, ", ".join(value for _, value in values))))
    return Mapping(tuple(items), mapping.location)


def _values(scan: Mapping) -> Iterator[tuple[str, str]]:
    """A name for every value that a scan carries, and how `each` reads it."""
    for key, body in scan.items:
        if key.value != "let":
            length = body.get("length") if isinstance(body, Mapping) else None
            if isinstance(length, Text) and length.value.isdecimal():
                yield from ((entry_of(key.value, k), f"{key.value}[{k}]") for k in range(int(length.value)))
            else:
                yield key.value, key.value


def _schema(mapping: Mapping) -> OperatorSchema | None:
    """The schema of an entry; None where it has an error, which is reported where it is read."""
    func = mapping.get("func")
    return parse_schema(func.value, on_error=lambda _: None) if isinstance(func, Text) else None


def _dotted(overload: str) -> str:
    return f".{overload}" if overload else ""


def _at(key: Text, value: str) -> Text:
    """A text that nobody wrote, which stands where another does."""
    return Text(value, key.location, "", [], (key, 0))
