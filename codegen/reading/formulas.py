"""Reads derivatives.yaml: each formula parsed once, checked, and asked what it needs saved.

A formula is a Python expression over ``grad`` (the gradient of the result), the operator's arguments, ``result`` and
operators. ``x.shape``, ``x.dtype``, ``x.numel()`` save the attribute, not the tensor.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Sequence
from collections.abc import Mapping as Dictionary
from dataclasses import dataclass, field, replace
from pathlib import Path

from codegen.calculus.linear import Degree, degree_of
from codegen.diagnostics import Diagnostics, did_you_mean, suggest
from codegen.language.calls import Kinds, OperatorScope, kind_of_type, kinds_of, reject_truth
from codegen.language.lets import check_lets
from codegen.language.syntax import Dialect, Program, missing_operator, parse
from codegen.reading import formula_values, keys
from codegen.reading.bases import Bases
from codegen.reading.derivative import Derivative, Formula
from codegen.reading.derived_formulas import OF_FORMULAS, DerivedFormulas
from codegen.reading.draws import DrawnDerivatives
from codegen.reading.entry import Entry
from codegen.reading.formula_entries import read_formula_entries
from codegen.reading.formula_values import (
    NON_DIFFERENTIABLE,
    NOT_IMPLEMENTED,
    WAITS_FOR,
    hints_of,
    reason_of,
    reject_formula,
)
from codegen.reading.forward import ForwardReader
from codegen.reading.gradients import check_gradients, read_outputs
from codegen.reading.kept_states import derivative_of_states
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import tensor_language
from codegen.reading.linearity import Linearity
from codegen.reading.native_functions import read_schema
from codegen.reading.saved import find_saved
from codegen.reading.without_formula import derivative_without_formula
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Node, Text, as_mapping, as_text

_MANY = 5  # entries, from which on a file that has none of one's own operators is taken for another one
KEYS = tuple(key.name for key in keys.DERIVATIVES)  # keys that are no arguments


def read_derivatives(
    path: str | Path, entries: Collection[Entry], diagnostics: Diagnostics, bases: Bases | None = None
) -> dict[str, Derivative]:
    """The derivatives in a file by operator name; every entry is checked against the operators of ops.yaml.

    Formulas may call the operators of `bases` as well.
    """
    return derivatives_of(read_formula_entries(path, diagnostics), entries, diagnostics, bases)


def derivatives_of(
    mappings: Iterable[Mapping], entries: Collection[Entry], diagnostics: Diagnostics, bases: Bases | None = None,
    planned: Collection[str] = (), linearity: Linearity | None = None, whole: bool = False,
) -> dict[str, Derivative]:
    """The derivatives of a derivatives.yaml that has been read, by operator name; without those of `planned` ones.

    Where `entries` are `whole`, all of a file, an operator without one has none because the file is another one's.
    """
    linearity = linearity or Linearity(entries)
    by_name = {entry.name: entry for entry in entries}
    mappings = tuple(mappings)
    if bases is not None and _is_file_of_base(mappings, by_name, bases, diagnostics):
        return {}
    operators = {*by_name, *planned, *(bases.by_name if bases is not None else ())}
    if whole and entries and _is_of_others(mappings, operators, next(iter(entries)).location.file, diagnostics):
        return {}
    language = tensor_language(
        "a formula",
        OperatorScope.of(
            (entry.callable, "method" in entry.variants, entry.accepts_numbers)
            for entry in (*(bases.entries if bases is not None else ()), *entries)
        ),
    )
    result: dict[str, Derivative] = {}
    for mapping in DrawnDerivatives({name: entry.schema for name, entry in by_name.items()}).separate(mappings):
        if _operator_of(mapping.get("name")) in planned:
            continue
        derivative = _FormulaReader(mapping, by_name, language, diagnostics, bases, linearity).read()
        if derivative is None:
            continue
        implied = derivative_of_states(mapping, by_name[derivative.operator], derivative)
        states = _FormulaReader(implied, by_name, language, diagnostics, bases, linearity).read() if implied else None
        if states is not None:
            result[states.operator] = states
        first = result.setdefault(derivative.operator, derivative)
        if first is not derivative:
            diagnostics.error(
                derivative.location, "derivative-duplicate",
                f"'{derivative.operator}' already has its derivatives at {first.location}",
            )
    # An entry that equals a base's has the derivatives that the base gives it.
    operators = {*result, *(bases.by_name if bases is not None else ())}
    for entry in by_name.values():
        if entry.name not in operators and (derivative := derivative_without_formula(entry)) is not None:
            result[entry.name] = derivative
    return result


def _is_file_of_base(
    mappings: Sequence[Mapping], operators: Dictionary[str, Entry], bases: Bases, diagnostics: Diagnostics
) -> bool:
    """Whether a file has the derivatives of a package below and no others: one error says so, not one for each."""
    names = [_operator_of(mapping.get("name")) for mapping in mappings]
    if len(names) < _MANY or any(name in operators or name not in bases.by_name for name in names):
        return False
    first, package = mappings[0].location, bases.by_name[names[0]].package
    diagnostics.error(
        first, "extends-derivative",
        f"this file has derivatives of operators of package {package} and no others",
        hint="name the file with yours by --derivatives; an empty one if none has a gradient",
    )
    return True


def _is_of_others(mappings: Sequence[Mapping], operators: Collection[str], ops: str, diagnostics: Diagnostics) -> bool:
    """Whether most of a file is of operators that nobody knows: one error says so, not one for each."""
    unknown = [mapping for mapping in mappings if (name := _operator_of(mapping.get("name"))) and name not in operators]
    if len(unknown) < _MANY or 2 * len(unknown) <= len(mappings):
        return False
    diagnostics.error(
        unknown[0].location, "derivative-unknown-operator",
        f"{len(unknown)} of the {len(mappings)} operators in this file are not in {ops}, "
        f"'{_operator_of(unknown[0].get('name'))}' the first of them",
        hint=f"name the file with the derivatives of {ops} by --derivatives; an empty one if none has a gradient",
    )
    return True


def _operator_of(name: Node | None) -> str:
    """The operator that an entry names, by its name or by its schema."""
    return name.value.partition("(")[0].strip() if isinstance(name, Text) else ""


_OTHER_FILE = "add it, or name the file with the derivatives of yours by --derivatives"


def _as_list(name: str, operators: Collection[str]) -> str | None:
    """How several operators are named."""
    named = [word.strip() for word in name.split(",")]
    return f"several stand in a list: [{name}]" if len(named) > 1 and any(word in operators for word in named) else None


@dataclass
class _Backward:
    """What an entry says of arguments: formulas, that there is no gradient, or why.

    `read` are the arguments that have a formula, right or wrong, `reasons` why some of `excluded` have none.
    """

    formulas: list[Formula] = field(default_factory=list)
    excluded: list[str] = field(default_factory=list)
    reasons: list[tuple[str, str]] = field(default_factory=list)
    rejected: list[tuple[str, str]] = field(default_factory=list)
    read: set[str] = field(default_factory=set)

    @property
    def mentioned(self) -> set[str]:
        """The arguments of which something is said."""
        return {*self.excluded, *(argument for argument, _ in self.rejected), *self.read}

    @property
    def is_whole(self) -> bool:
        """Whether no formula has an error of its own, which is no reason for another one."""
        return self.read == {argument for formula in self.formulas for argument in formula.arguments}


class _FormulaReader:
    """Reads one entry."""

    def __init__(
        self, mapping: Mapping, entries: Dictionary[str, Entry], language: Dialect, diagnostics: Diagnostics,
        bases: Bases | None, linearity: Linearity,
    ) -> None:
        self.mapping = mapping
        self.linearity = linearity
        self.entries = entries
        self.language = language
        self.diagnostics = diagnostics
        self.derived = DerivedFormulas(language, entries, diagnostics)
        self.known = bases.by_name if bases is not None else {}
        self.with_gradient: set[str] = set()

    def read(self) -> Derivative | None:
        node = self.mapping.get("name")
        if node is None:
            suggestion = next((key for key in self.mapping.keys() if suggest(key, ["name"])), None)  # noqa: SIM118
            self.diagnostics.error(
                self.mapping.location, "derivative-no-name", "an entry needs 'name', the schema of an operator",
                hint=f"write 'name' for '{suggestion}'" if suggestion else None,
            )
            return None
        text = as_text(node, self.diagnostics, "name")
        entry = self.find_entry(text) if text is not None else None
        return self.read_formulas(entry, text) if entry is not None and text is not None else None

    def find_entry(self, text: Text) -> Entry | None:
        """The operator meant: by its name, or by its schema, which must be the same."""
        schema = read_schema(text, self.diagnostics) if "(" in text.value else None
        if schema is None and "(" in text.value:
            return None
        name = str(schema.name) if schema is not None else text.value.strip()
        entry = self.entries.get(name)
        if entry is None and name in self.known:
            text.error(
                self.diagnostics, "extends-derivative", f"'{name}' belongs to package {self.known[name].package}",
                length=len(name), hint="its derivatives are given there; an overload of your own can have others",
            )
        elif entry is None:
            text.error(
                self.diagnostics, "derivative-unknown-operator", f"there is no operator '{name}' in ops.yaml",
                length=len(name), hint=_as_list(name, self.entries) or did_you_mean(name, self.entries) or _OTHER_FILE,
            )
        elif schema is not None and str(entry.schema) != str(schema):
            text.error(
                self.diagnostics, "derivative-schema", f"the schema of '{name}' differs from ops.yaml",
                hint=f"there it is {entry.schema}",
            )
            return None
        if entry is not None and writes(entry.schema):
            text.error(
                self.diagnostics, "derivative-writes", f"'{name}' writes into its arguments, which is not recorded",
                length=len(name), hint="give an operator that makes a new tensor the derivative",
            )
            return None
        return entry

    def check_arguments(self, schema: OperatorSchema, name: Text) -> None:
        """No argument may have a name that formulas have for something else."""
        for argument in schema.inputs:
            if argument.name in OF_FORMULAS:
                name.error(
                    self.diagnostics, "derivative-argument",
                    f"'{schema.name}' has an argument '{argument.name}', which means something else in formulas",
                    length=len(str(schema.name)), hint="rename it in ops.yaml",
                )

    def read_formulas(self, entry: Entry, name: Text) -> Derivative | None:
        schema = entry.schema
        self.check_arguments(schema, name)
        errors = len(self.diagnostics)
        outputs = read_outputs(self.mapping, schema, self.diagnostics, entry.without_gradient)
        self.with_gradient = {output.name for output in outputs}
        items = self.items()
        sound = len(self.diagnostics) == errors
        backward, forward = self.read_items(items, entry)
        backward.excluded += [name for name in entry.without_derivative if name not in backward.mentioned]
        if outputs and sound:
            self.check_complete(items, backward, schema, name)
        only_real, unverified = formula_values.read_complex(self.mapping.get("complex"), schema, self.diagnostics)
        formulas = backward.formulas
        style = check_gradients(schema, outputs, formulas, name, self.diagnostics) if sound else "grad"
        tangents = ForwardReader(entry, formulas, outputs, self.language, self.diagnostics, self.linearity)
        reads_tangents = backward.is_whole and (forward or not backward.rejected)
        return Derivative(
            str(schema.name), name.location, tuple(formulas), tuple(backward.excluded), tuple(backward.rejected),
            find_saved(schema, formulas, outputs), outputs, style,
            tangents.read(forward, name) if reads_tangents else (), only_real, unverified,
            *formula_values.read_node(self.mapping.get("node"), schema, self.diagnostics),
            reasons=tuple(backward.reasons),
            second_order=formula_values.read_second_order(
                self.mapping.get("second_order"), schema, self.diagnostics
            ),
        )

    def read_items(self, items: Iterable[tuple[Text, Node]], entry: Entry) -> tuple[_Backward, list[tuple[Text, Text]]]:
        """What is said of arguments, and the forward formulas: those under the name of a result, as they stand."""
        schema = entry.schema
        differentiable = _differentiable(schema)
        results = {"result", *schema.output_names}
        backward = _Backward()
        forward: list[tuple[Text, Text]] = []
        named: set[str] = set()
        for key, node in items:
            targets = tuple(part.strip() for part in key.value.split(","))
            text = as_text(node, self.diagnostics, f"the formula of '{key.value}'")
            if text is None:
                backward.read.update(targets)
            elif key.value in results:
                forward.append((key, _without_space(text)))
            elif self.check_targets(key, targets, differentiable, results, schema):
                again = next((target for i, target in enumerate(targets) if target in {*named, *targets[:i]}), None)
                named.update(targets)
                if again is not None:
                    key.error(self.diagnostics, "derivative-duplicate", f"'{again}' has a formula already")
                else:
                    self.read_target(key, targets, _without_space(text), entry, backward)
        return backward, forward

    def read_target(
        self, key: Text, targets: tuple[str, ...], text: Text, entry: Entry, backward: _Backward
    ) -> None:  # fmt: skip
        """Adds the formula of some arguments to `backward`, or the word that stands in its place."""
        reason, ending = reason_of(text.value), reason_of(text.value, NON_DIFFERENTIABLE)
        word = next((word for word in (NOT_IMPLEMENTED, NON_DIFFERENTIABLE) if text.value.startswith(f"{word}(")), "")
        if ending is not None:
            backward.excluded.extend(targets)
            backward.reasons.extend((target, ending) for target in targets if ending)
        elif reason is not None:
            backward.rejected.extend((target, reason or entry.name) for target in targets)
            if reason.startswith(WAITS_FOR):
                text.error(
                    self.diagnostics, "derivative-waits",
                    f"the gradient of '{key.value}' still {reason}, as 'import' left it",
                    hint="write the formula or 'auto', or the reason why there will be none",
                )
        elif word:
            message = f"'{word}' stands alone, with a reason that is text"
            text.error(self.diagnostics, "derivative-formula", message, hint=f'write {word}("why")')
            backward.read.update(targets)
        else:
            backward.formulas.extend(self.read_formula(targets, text, entry))
            backward.read.update(targets)

    def check_complete(
        self, items: Iterable[tuple[Text, Node]], backward: _Backward, schema: OperatorSchema, name: Text
    ) -> None:
        """Something is said of every tensor argument; where a key is none, an error says what it may have meant."""
        differentiable = _differentiable(schema)
        names = {*differentiable, "result", *schema.output_names}
        missing = [argument for argument in differentiable if argument not in backward.mentioned]
        if missing and all(key.value in names or "," in key.value for key, _ in items):
            name.error(
                self.diagnostics, "derivative-missing", f"'{schema.name}' has no formula for {', '.join(missing)}",
                length=len(str(schema.name)),
                hint="give one, such as auto, or say non_differentiable or not_implemented(\"why\")",
            )

    def items(self) -> list[tuple[Text, Node]]:
        """The formulas by key: those of the entry, and with ``dispatch`` those under the key that serves here."""
        pairs = [(key, node) for key, node in self.mapping.items if key.value not in KEYS]
        table = self.mapping.get("dispatch")
        if table is None:
            return pairs
        body = as_mapping(table, self.diagnostics, "dispatch")
        for key, node in body.items if body is not None else ():
            if key.value not in keys.DERIVATIVE_DISPATCH:
                key.error(
                    self.diagnostics, "derivative-dispatch", f"unknown dispatch key '{key.value}'",
                    hint=did_you_mean(key.value, keys.DERIVATIVE_DISPATCH)
                    or f"one of {', '.join(keys.DERIVATIVE_DISPATCH)}",
                )
            elif (formulas := as_mapping(node, self.diagnostics, f"dispatch of '{key.value}'")) is not None:
                pairs += formulas.items
        return pairs

    def check_targets(
        self, key: Text, targets: tuple[str, ...], differentiable: Collection[str], outputs: Collection[str],
        schema: OperatorSchema,
    ) -> bool:
        """Each target is a tensor argument."""
        unknown = [target for target in targets if target not in differentiable]
        if unknown:
            key.error(
                self.diagnostics, "derivative-unknown-argument",
                f"'{unknown[0]}' is no tensor argument of '{schema.name}'",
                hint=did_you_mean(unknown[0], [*differentiable, *sorted(outputs)])
                or f"its tensors are {', '.join(differentiable)}",
            )
        return not unknown

    def read_formula(self, targets: tuple[str, ...], text: Text, entry: Entry) -> list[Formula]:
        """A formula, or with ``auto`` those derived from the kernel expression."""
        if text.value == "auto":
            return self.derived.read(targets, text, entry, self.with_gradient)
        schema = entry.schema
        names = dict.fromkeys(OF_FORMULAS, "") | {"grad": "tensor"} | {
            name: kind_of_type(item.type) for name, item in zip(schema.output_names, schema.returns, strict=True)
        }
        names |= {f"grad_{item.name}": kind_of_type(item.type) for item in schema.returns if item.name}
        names |= kinds_of(schema.inputs)
        tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor_like]
        # The runtime's own, where no operator has the name.
        functions = {"conj": 1, "complex": 2, **self.language.functions}
        language = replace(self.language, functions=functions, hints=hints_of(text.value, names, tensors), loops=True)
        program = parse(text, language, names, self.diagnostics)
        if program is not None and not check_lets(program, text, names, self.diagnostics):
            return []
        if program is not None and not self.check_constant(program, text):
            return []
        types = {argument.name: argument.type for argument in schema.inputs if argument.name in targets}
        kinds = Kinds(self.language.operators, names)
        # What the lines of a formula name may hold the gradient, which its last line need not read itself.
        expected = {target: types[target] for target in targets}
        rejected = reject_formula(program.result, expected, kinds) if program and not program.lets else None
        rejected = rejected or (reject_truth(program.body, kinds) if program else None)
        if rejected is not None:
            text.error(self.diagnostics, "derivative-formula", rejected[0], hint=rejected[1])
            return []
        if program is None or not self.check_linear(program, text, entry):
            return []
        return [Formula(targets, program, text.value, text.location)]

    def check_linear(self, program: Program, text: Text, entry: Entry) -> bool:
        """A gradient is a sum of incoming ones times derivatives, as far as the tree and the operators show it."""
        gradients = ["grad", "grads", *(f"grad_{name}" for name in entry.schema.output_names)]
        values = program.result.elts if isinstance(program.result, ast.Tuple) else [program.result]
        for value in values:
            part = Program((*program.lets, ast.Expr(value)), program.source)
            if degree_of(part, gradients, self.linearity) is Degree.OTHER:
                shown = ", ".join(gradient for gradient in gradients if gradient in program.uses)
                text.error(
                    self.diagnostics, "derivative-not-linear", f"the formula is not linear in {shown}",
                    hint="a gradient is a sum of incoming gradients times derivatives",
                )
                return False
        return True

    def check_constant(self, program: Program, text: Text) -> bool:
        """A formula that is a number is 0, and what makes zeros is there."""
        if not isinstance(program.result, ast.Constant):
            return True
        value = program.result.value
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            message = f"{program.source} is no formula of a gradient"
            text.error(self.diagnostics, "derivative-formula", message, hint="say non_differentiable if there is none")
            return False
        message, hint = "a formula that is a number can only be 0", f"write {program.source} * grad"
        if value == 0:
            if not missing_operator(program, self.language.functions):
                return True
            message = "zeros need the operator 'zeros_like', which is not in ops.yaml"
            hint = "add it, or say non_differentiable"
        text.error(self.diagnostics, "derivative-formula", message, hint=hint)
        return False


def _differentiable(schema: OperatorSchema) -> list[str]:
    """The arguments that may have a gradient."""
    return [argument.name for argument in schema.inputs if argument.type.is_tensor_like]


def _without_space(text: Text) -> Text:
    """A word is the same one with space or a line's end behind it, as block scalars have."""
    word = text.value.strip()
    start = text.value.find(word)
    return text.slice(start, start + len(word)) if word != text.value and "\n" not in word else text
