"""Reads derivatives.yaml: each formula parsed once, checked, and asked what it needs saved.

A formula is a Python expression over ``grad`` (the gradient of the result), the operator's arguments, ``result`` and
operators. ``x.shape``, ``x.dtype``, ``x.numel()`` save the attribute, not the tensor.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from collections.abc import Mapping as Dictionary
from dataclasses import replace
from pathlib import Path

from codegen.calculus.conjugate import conjugated
from codegen.calculus.derive import derive
from codegen.calculus.differentiate import NotDerivableError
from codegen.calculus.linear import Degree, degree_of
from codegen.calculus.neighbours import derive_reads
from codegen.calculus.recurrences import derive_scan
from codegen.calculus.reductions import derive_reduction
from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language.calls import Kinds, Operators, kind_of_type, kinds_of
from codegen.language.kernels import ReduceKernel, ScanKernel
from codegen.language.lets import check_lets
from codegen.language.syntax import Dialect, Program, missing_operator, parse
from codegen.reading import formula_values, keys, kinds
from codegen.reading.bases import Bases
from codegen.reading.derivative import Derivative, Formula
from codegen.reading.draws import DrawnDerivatives
from codegen.reading.entry import Entry
from codegen.reading.formula_values import (
    NON_DIFFERENTIABLE,
    NOT_IMPLEMENTED,
    WAITS_FOR,
    hints_of,
    reason_of,
    refuse_formula,
)
from codegen.reading.forward import ForwardReader
from codegen.reading.gradients import check_gradients, output_names, read_outputs
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import ElementwiseKernel, tensor_language
from codegen.reading.linearity import Linearity
from codegen.reading.native_functions import read_schema
from codegen.reading.saved import find_saved
from codegen.schema import FunctionSchema
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping, Node, Text, as_mapping, as_text

# What a formula knows besides the arguments, the outputs and their gradients.
_OF_FORMULAS = ("grad", "grads", "result", "grad_input_mask")
KEYS = tuple(key.name for key in keys.DERIVATIVES)  # keys that are no arguments


def read_derivatives(
    path: str | Path, entries: Collection[Entry], diagnostics: Diagnostics, bases: Bases | None = None
) -> dict[str, Derivative]:
    """The derivatives in a file by operator name; every entry is checked against the operators of ops.yaml.

    Formulas may call the operators of `bases` as well.
    """
    return derivatives_of(read_entries(path, diagnostics), entries, diagnostics, bases)


def derivatives_of(
    mappings: Iterable[Mapping], entries: Collection[Entry], diagnostics: Diagnostics, bases: Bases | None = None,
    planned: Collection[str] = (), linearity: Linearity | None = None,
) -> dict[str, Derivative]:
    """The derivatives of a derivatives.yaml that has been read, by operator name; without those of `planned` ones."""
    linearity = linearity or Linearity(entries)
    by_name = {entry.name: entry for entry in entries}
    language = tensor_language(
        "a formula",
        Operators.of(
            (entry.callable, "method" in entry.variants, entry.accepts_numbers)
            for entry in (*(bases.entries if bases is not None else ()), *entries)
        ),
    )
    found: dict[str, Derivative] = {}
    for mapping in DrawnDerivatives({name: entry.schema for name, entry in by_name.items()}).separate(mappings):
        name = mapping.get("name")
        if isinstance(name, Text) and name.value.partition("(")[0].strip() in planned:
            continue
        derivative = _Reader(mapping, by_name, language, diagnostics, bases, linearity).read()
        if derivative is None:
            continue
        first = found.setdefault(derivative.operator, derivative)
        if first is not derivative:
            diagnostics.error(
                derivative.location, "derivative-duplicate",
                f"'{derivative.operator}' already has its derivatives at {first.location}",
            )
    return found


class _Reader:
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
        self.known = bases.by_name if bases is not None else {}
        self.with_gradient: set[str] = set()

    def read(self) -> Derivative | None:
        node = self.mapping.get("name")
        if node is None:
            self.diagnostics.error(
                self.mapping.location, "derivative-no-name", "an entry needs 'name', the schema of an operator"
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
                length=len(name), hint=did_you_mean(name, self.entries),
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

    def check_arguments(self, schema: FunctionSchema, name: Text) -> None:
        """No argument may have a name that formulas have for something else."""
        for argument in schema.inputs:
            if argument.name in _OF_FORMULAS:
                name.error(
                    self.diagnostics, "derivative-argument",
                    f"'{schema.name}' has an argument '{argument.name}', which means something else in formulas",
                    length=len(str(schema.name)), hint="rename it in ops.yaml",
                )

    def read_formulas(self, entry: Entry, name: Text) -> Derivative | None:
        schema = entry.schema
        self.check_arguments(schema, name)
        differentiable = [one.name for one in schema.inputs if one.type.is_tensor_like]
        found = len(self.diagnostics)
        with_gradient = read_outputs(self.mapping, schema, self.diagnostics, entry.without_gradient)
        self.with_gradient = {one.name for one in with_gradient}
        entries = self.items()
        sound = len(self.diagnostics) == found
        outputs = {"result", *output_names(schema)}
        formulas: list[Formula] = []
        excluded: list[str] = []
        refused: list[tuple[str, str]] = []
        forward: list[tuple[Text, Text]] = []
        read: set[str] = set()
        given: set[str] = set()
        for key, node in entries:
            text = as_text(node, self.diagnostics, f"the formula of '{key.value}'")
            if text is None:
                read.update(part.strip() for part in key.value.split(","))
                continue
            text = _without_space(text)
            if key.value in outputs:
                forward.append((key, text))
                continue
            targets = tuple(part.strip() for part in key.value.split(","))
            if not self.check_targets(key, targets, differentiable, outputs, schema):
                continue
            again = next((target for i, target in enumerate(targets) if target in {*given, *targets[:i]}), None)
            given.update(targets)
            if again is not None:
                key.error(self.diagnostics, "derivative-duplicate", f"'{again}' has a formula already")
                continue
            if text.value == NON_DIFFERENTIABLE:
                excluded.extend(targets)
            elif (reason := reason_of(text.value)) is not None:
                refused.extend((target, reason or str(schema.name)) for target in targets)
                if reason.startswith(WAITS_FOR):
                    text.error(
                        self.diagnostics, "derivative-waits",
                        f"the gradient of '{key.value}' still {reason}, as 'import' left it",
                        hint="write the formula or 'auto', or the reason why there will be none",
                    )
            elif text.value.startswith(f"{NOT_IMPLEMENTED}("):
                message = f"'{NOT_IMPLEMENTED}' stands alone, with a reason that is text"
                text.error(self.diagnostics, "derivative-formula", message, hint=f'write {NOT_IMPLEMENTED}("why")')
                read.update(targets)
            else:
                formulas.extend(self.read_formula(targets, text, entry))
                read.update(targets)
        covered = {*excluded, *(target for target, _ in refused), *read}
        missing = [one for one in differentiable if one not in covered]
        known = {*differentiable, *outputs}
        clear = sound and all(key.value in known or "," in key.value for key, _ in entries)
        if missing and with_gradient and clear:
            name.error(
                self.diagnostics, "derivative-missing", f"'{schema.name}' has no formula for {', '.join(missing)}",
                length=len(str(schema.name)),
                hint="give one, or say non_differentiable or not_implemented(\"why\")",
            )
        # A backward formula that has an error of its own is no reason for another one.
        whole = read == {argument for formula in formulas for argument in formula.arguments}
        tangents = ForwardReader(
            entry, formulas, with_gradient, self.language, self.diagnostics, self.linearity
        )
        only_real, unverified = formula_values.read_complex(self.mapping, schema, self.diagnostics)
        style = check_gradients(schema, with_gradient, formulas, name, self.diagnostics) if sound else "grad"
        return Derivative(
            str(schema.name), name.location, tuple(formulas), tuple(excluded), tuple(refused),
            find_saved(schema, formulas, with_gradient), with_gradient, style,
            tangents.read(forward, name) if whole and (forward or not refused) else (), only_real, unverified,
        )

    def items(self) -> list[tuple[Text, Node]]:
        """The formulas by key: those of the entry, and with ``dispatch`` those under the key that serves here."""
        own = [(key, node) for key, node in self.mapping.items if key.value not in KEYS]
        table = self.mapping.get("dispatch")
        if table is None:
            return own
        body = as_mapping(table, self.diagnostics, "dispatch")
        for key, node in body.items if body is not None else ():
            if key.value not in keys.DERIVATIVE_DISPATCH:
                key.error(
                    self.diagnostics, "derivative-dispatch", f"unknown dispatch key '{key.value}'",
                    hint=did_you_mean(key.value, keys.DERIVATIVE_DISPATCH)
                    or f"one of {', '.join(keys.DERIVATIVE_DISPATCH)}",
                )
            elif (formulas := as_mapping(node, self.diagnostics, f"dispatch of '{key.value}'")) is not None:
                own += formulas.items
        return own

    def check_targets(
        self, key: Text, targets: tuple[str, ...], differentiable: Collection[str], outputs: Collection[str],
        schema: FunctionSchema,
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
            return self.derive(targets, text, entry)
        schema = entry.schema
        names = dict.fromkeys(_OF_FORMULAS, "") | {"grad": "tensor"} | {
            name: kind_of_type(one.type) for name, one in zip(output_names(schema), schema.returns, strict=True)
        }
        names |= {f"grad_{one.name}": kind_of_type(one.type) for one in schema.returns if one.name}
        names |= kinds_of(schema.inputs)
        tensors = [one.name for one in schema.inputs if one.type.is_tensor_like]
        # The runtime's own, where no operator has the name.
        functions = {"conj": 1, "complex": 2, **self.language.functions}
        language = replace(self.language, functions=functions, hints=hints_of(text.value, names, tensors), loops=True)
        program = parse(text, language, names, self.diagnostics)
        if program is not None and not check_lets(program, text, names, self.diagnostics):
            return []
        if program is not None and not self.check_constant(program, text):
            return []
        types = {one.name: one.type for one in schema.inputs if one.name in targets}
        kinds = Kinds(self.language.operators, names)
        # What the lines of a formula name may hold the gradient, which its last line need not read itself.
        wanted = {one: types[one] for one in targets}
        refused = refuse_formula(program.result, wanted, kinds) if program and not program.lets else None
        if refused is not None:
            text.error(self.diagnostics, "derivative-formula", refused[0], hint=refused[1])
            return []
        if program is None or not self.check_linear(program, text, entry):
            return []
        return [Formula(targets, program, text.value, text.location)]

    def check_linear(self, program: Program, text: Text, entry: Entry) -> bool:
        """A gradient is a sum of incoming ones times derivatives, as far as the tree and the operators show it."""
        gradients = ["grad", "grads", *(f"grad_{name}" for name in output_names(entry.schema))]
        values = program.result.elts if isinstance(program.result, ast.Tuple) else [program.result]
        for value in values:
            part = Program((*program.lets, ast.Expr(value)), program.source)
            if degree_of(part, gradients, self.linearity) is Degree.OTHER:
                shown = ", ".join(one for one in gradients if one in program.uses)
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

    def derive(self, targets: tuple[str, ...], text: Text, entry: Entry) -> list[Formula]:
        """``auto``: by the rule table, from the expressions of a kernel."""
        kernel = entry.kernel
        returns = entry.schema.returns
        outputs = {one.name or "": f"grad_{one.name}" if one.name in self.with_gradient else "" for one in returns}
        outputs = outputs if len(returns) > 1 else {"result": "grad"}
        if len(outputs) < len(returns) or not all(outputs):
            text.error(
                self.diagnostics, "derivative-auto",
                f"'auto' needs names for the results of '{entry.name}', which their gradients are called by",
                hint="name them in ops.yaml, as in (Tensor values, Tensor indices)",
            )
            return []
        if len(entry.without_gradient) == len(returns):
            what = entry.promote if entry.promote in kinds.WITHOUT_GRADIENT else entry.result_dtypes[0][1]
            text.error(
                self.diagnostics, "derivative-auto",
                f"the results of '{entry.name}' are {what}, which have no gradient",
                hint="leave the derivative out",
            )
            return []
        if not is_derivable(kernel):
            text.error(
                self.diagnostics, "derivative-auto",
                f"'auto' needs a reduction, a scan or an elementwise kernel of one expression, which '{entry.name}' "
                "does not have", hint="write the formula",
            )
            return []
        taken = reserved_in(entry.schema)
        found = []
        for target in targets:
            try:
                program = derivative_of(
                    kernel, entry.schema, target, outputs, taken, conjugates=entry.accepts_complex
                )
            except NotDerivableError as reason:
                text.error(self.diagnostics, "derivative-auto", f"'auto' cannot derive '{entry.name}': {reason}")
                return []
            missing = missing_operator(program, self.language.functions)
            if missing:
                message = f"'auto' for '{entry.name}' calls '{missing}', which is no operator of ops.yaml"
                text.error(self.diagnostics, "derivative-auto", message, hint="add the operator, or write the formula")
                return []
            shown = program.source
            if (entry.accepts_complex or entry.complex_results) and isinstance(kernel, ElementwiseKernel):
                shown = "\n".join(ast.unparse(one) for one in conjugated(program, set(outputs.values())).body)
            found.append(Formula((target,), program, shown, text.location, derived=True))
        return found


def is_derivable(kernel: object) -> bool:
    """Whether `auto` can be asked for the derivative of a kernel."""
    return isinstance(kernel, (ReduceKernel, ScanKernel)) or (
        isinstance(kernel, ElementwiseKernel) and (len(kernel.cases) == 1 or kernel.fulfils is not None)
    )


def derivative_of(
    kernel: object, schema: FunctionSchema, target: str, outputs: Dictionary[str, str], taken: Collection[str],
    *, conjugates: bool,
) -> Program:  # fmt: skip
    """What `auto` makes of a kernel (`is_derivable`): the formula of the gradient with respect to `target`."""
    if isinstance(kernel, ReduceKernel):
        return derive_reduction(kernel, schema, target, outputs, taken, conjugates=conjugates)
    if isinstance(kernel, ScanKernel):
        return derive_scan(kernel, schema, target, outputs, taken, conjugates=conjugates)
    assert isinstance(kernel, ElementwiseKernel)
    program = kernel.cases[0].program
    if not kernel.reads:
        return derive(program, target, outputs, taken, kernel.fulfils)
    taken = {*taken, *(one.name for one in kernel.reads.windows)}
    return derive_reads(program, kernel.reads, target, lambda one, name: derive(one, name, outputs, taken))


def reserved_in(schema: FunctionSchema) -> set[str]:
    """The names that a formula of an operator cannot give to intermediate values."""
    arguments = [one.name for one in schema.inputs]
    return {*_OF_FORMULAS, *arguments, *(name.removesuffix("_") for name in arguments)}


def _without_space(text: Text) -> Text:
    """A word is the same one with space or a line's end behind it, as block scalars have."""
    word = text.value.strip()
    start = text.value.find(word)
    return text.slice(start, start + len(word)) if word != text.value and "\n" not in word else text
