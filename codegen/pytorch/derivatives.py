"""PyTorch's derivatives.yaml: every entry against native_functions.yaml, every formula parsed, checked and translated.

What PyTorch's own loader lets pass is reported here at its place: names that are not in scope, parentheses that do not
close, formulas that are empty, keys that are neither an argument nor a result, entries that come twice, a linear
derivative of what is not linear, a list of outputs of the wrong length.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.pytorch import cpp
from codegen.pytorch.checks import check_set, kinds_of_outputs
from codegen.pytorch.cpp import CppError, Tree
from codegen.pytorch.model import AUTO_ELEMENT_WISE, AUTO_LINEAR, DEFAULT, CppDerivatives, CppFormula, FormulaSet
from codegen.pytorch.overloads import ANY, CppOverloads, kind_of
from codegen.pytorch.translate import CppTranslator
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_functions import read_schema
from codegen.schema import OperatorSchema, Return
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping, Text, as_bool, as_mapping, as_sequence, as_text

_BACKENDS = (
    "CPU", "CUDA", "HIP", "XLA", "MPS", "IPU", "XPU", "HPU", "VE", "Lazy", "Meta", "MTIA", "PrivateUse1",
    "PrivateUse2", "PrivateUse3",
)  # fmt: skip
DISPATCH_KEYS = (DEFAULT, "AutogradNestedTensor", *(f"Autograd{backend}" for backend in _BACKENDS))
_AUTO = (AUTO_LINEAR, AUTO_ELEMENT_WISE)
_EXCLUDED = "non_differentiable"
_REJECTED = ("not_implemented", "not_implemented_list")
_RESERVED = ("grad_input_mask", "result")
_OWN_KEYS = ("name", "dispatch", "output_differentiability")


def read_pytorch_derivatives(
    path: str | Path, functions: Iterable[NativeFunction], diagnostics: Diagnostics
) -> dict[str, CppDerivatives]:
    """The entries by operator name; what is wrong goes to `diagnostics`."""
    functions = tuple(functions)
    by_text = {function.text.value: function for function in functions}
    by_text.update((str(twin.schema), twin) for twin in _functional_twins(functions))
    by_name = {function.name: function for function in functions}
    overloads = CppOverloads(functions)
    result: dict[str, CppDerivatives] = {}
    for mapping in read_entries(path, diagnostics):
        text = _name_of(mapping, diagnostics)
        function = by_text.get(text.value) if text is not None else None
        if text is not None and function is None:
            _report_unknown(text, by_name, diagnostics)
        if text is None or function is None:
            continue
        derivatives = _FormulaTextReader(mapping, text, function, overloads, diagnostics).read()
        first = result.setdefault(function.name, derivatives)
        if first is not derivatives:
            text.error(
                diagnostics, "derivative-duplicate",
                f"'{function.name}' already has its derivatives at {first.text.location}", length=len(function.name),
            )
    return result


def _functional_twins(functions: Iterable[NativeFunction]) -> Iterator[NativeFunction]:
    """Operators without an entry: `autogen` names the twin of a mutable one, which returns what that one writes to."""
    for function in functions:
        for name in function.autogen:
            if name.is_functional_twin and function.schema.kind == "mutable":
                schema = function.schema
                inputs = tuple(replace(argument, alias=None) for argument in schema.arguments)
                written = [argument for argument in schema.arguments if argument.is_write]
                unaliased = tuple(replace(item, alias=None) for item in schema.returns)
                returns = (*unaliased, *(Return(f"{argument.name}_out", argument.type) for argument in written))
                yield replace(function, schema=OperatorSchema(name, inputs, returns))


def _name_of(mapping: Mapping, diagnostics: Diagnostics) -> Text | None:
    node = mapping.get("name")
    if node is None:
        diagnostics.error(
            mapping.location, "derivative-no-name", "an entry needs 'name', the schema of an operator"
        )
        return None
    return as_text(node, diagnostics, "name")


def _report_unknown(text: Text, by_name: dict[str, NativeFunction], diagnostics: Diagnostics) -> None:
    schema = read_schema(text, diagnostics)
    if schema is None:
        return
    name = str(schema.name)
    function = by_name.get(name)
    if function is None:
        text.error(
            diagnostics, "derivative-unknown-operator", f"there is no operator '{name}' in native_functions.yaml",
            length=len(name), hint=did_you_mean(name, by_name),
        )
    else:
        text.error(
            diagnostics, "derivative-schema", f"the schema of '{name}' differs from native_functions.yaml",
            hint=f"there it is {function.text.value}",
        )


class _FormulaTextReader:
    """Reads one entry whose operator is known."""

    def __init__(
        self, mapping: Mapping, text: Text, function: NativeFunction, overloads: CppOverloads, diagnostics: Diagnostics
    ) -> None:
        self.mapping = mapping
        self.text = text
        self.function = function
        self.schema = function.schema
        self.overloads = overloads
        self.diagnostics = diagnostics
        self.inputs = {argument.name: argument for argument in self.schema.inputs}
        self.outputs = kinds_of_outputs(self.schema)

    def read(self) -> CppDerivatives:
        for name in _RESERVED:
            if name in self.inputs:
                self.report(f"'{self.schema.name}' has an argument '{name}', which means something else in formulas",
                            "derivative-argument")  # fmt: skip
        flags = self.read_flags()
        sets: dict[str, FormulaSet] = {}
        node = self.mapping.get("dispatch")
        keys = [key for key, _ in self.mapping.items if key.value not in _OWN_KEYS]
        if node is None:
            sets[DEFAULT] = self.read_set(self.mapping)
        else:
            for key in keys:
                message = f"'{key.value}' beside 'dispatch' would be ignored"
                key.error(self.diagnostics, "derivative-dispatch", message, hint=f"put it under '{DEFAULT}'")
            body = as_mapping(node, self.diagnostics, "dispatch")
            for key, value in body.items if body is not None else ():
                if key.value not in DISPATCH_KEYS:
                    key.error(
                        self.diagnostics, "derivative-dispatch", f"unknown autograd key '{key.value}'",
                        hint=did_you_mean(key.value, DISPATCH_KEYS),
                    )
                rows = as_mapping(value, self.diagnostics, f"'{key.value}'")
                if rows is not None:
                    sets[key.value] = self.read_set(rows)
        if isinstance(flags, tuple) and not any(flags) and any(formula_set.formulas for formula_set in sets.values()):
            self.report(f"'{self.schema.name}' has formulas but no result that is differentiable",
                        "derivative-output")  # fmt: skip
        return CppDerivatives(self.function, self.text, sets, flags)

    def report(self, message: str, code: str, hint: str | None = None) -> None:
        """A problem of the entry as a whole."""
        self.text.error(self.diagnostics, code, message, length=len(str(self.schema.name)), hint=hint)

    def read_flags(self) -> tuple[bool, ...] | str | None:
        """`output_differentiability`: a list of True and False, or of one condition in C++."""
        node = self.mapping.get("output_differentiability")
        if node is None:
            return None
        values = as_sequence(node, self.diagnostics, "output_differentiability")
        if values is None:
            return None
        count = len(self.schema.returns)
        if len(values) != count:
            key = self.mapping.key("output_differentiability")
            assert key is not None
            key.error(
                self.diagnostics, "derivative-output",
                f"output_differentiability has {len(values)} values, but '{self.schema.name}' returns {count}",
            )
        only = values.items[0] if len(values) == 1 else None
        if isinstance(only, Text) and only.style:
            self.parse(only)
            return only.value
        return tuple(
            as_bool(value, self.diagnostics, "a value of output_differentiability") or False for value in values
        )

    def parse(self, text: Text) -> Tree | None:
        """A C++ expression, or None after an error."""
        try:
            return cpp.parse(text.value)
        except CppError as error:
            self.place(text, error)
            return None

    def place(self, text: Text, error: CppError) -> None:
        text.error(
            self.diagnostics, error.code, error.message, offset=error.start, length=error.length, hint=error.hint
        )

    def read_set(self, rows: Mapping) -> FormulaSet:
        """The formulas under one dispatch key."""
        formulas: list[CppFormula] = []
        excluded: list[str] = []
        rejected: list[tuple[str, str]] = []
        seen: dict[str, Text] = {}
        for key, node in rows.items:
            if key.value in _OWN_KEYS:
                continue
            targets = tuple(part.strip() for part in key.value.split(","))
            forward = all(target in self.outputs for target in targets) and targets[0] not in self.inputs
            text = as_text(node, self.diagnostics, f"the formula of '{key.value}'")
            if text is None or not self.check_targets(key, targets, forward, text, seen):
                continue
            if text.value == _EXCLUDED and not forward:
                excluded += targets
                continue
            if text.value in _AUTO and forward:
                formulas.append(CppFormula(targets, text, forward, word=text.value))
                continue
            tree = self.parse(text)
            if tree is None:
                continue
            reason = _rejection(tree)
            if reason is not None and not forward:
                rejected += [(target, reason) for target in targets]
                continue
            formula = self.translated(targets, text, tree, forward)
            if formula is not None:
                formulas.append(formula)
        result = FormulaSet(tuple(formulas), tuple(excluded), tuple(rejected))
        check_set(result, self.schema, self.diagnostics)
        return result

    def check_targets(
        self, key: Text, targets: Sequence[str], forward: bool, text: Text, seen: dict[str, Text]
    ) -> bool:
        """Each target is an argument that can have a gradient, or a result, and comes once."""
        for target in targets:
            argument = self.inputs.get(target)
            allowed = [*(input_.name for input_ in self.inputs.values() if input_.type.is_tensor_like), *self.outputs]
            if not forward and (argument is None or not (argument.type.is_tensor_like or text.value == _EXCLUDED)):
                problem = "no argument or result" if argument is None else "no tensor argument"
                key.error(
                    self.diagnostics, "derivative-unknown-argument", f"'{target}' is {problem} of '{self.schema.name}'",
                    hint=did_you_mean(target, allowed) or f"one of {', '.join(dict.fromkeys(allowed))}",
                )
                return False
            first = seen.setdefault(target, key)
            if first is not key:
                message = f"'{target}' has a formula already in line {first.location.line}"
                key.error(self.diagnostics, "derivative-twice", message)
                return False
        return True

    def translated(self, targets: tuple[str, ...], text: Text, tree: Tree, forward: bool) -> CppFormula | None:
        """A formula in our language, or None after an error."""
        translator = CppTranslator(self.overloads, self.forward_scope() if forward else self.backward_scope())
        try:
            python = translator.translate(tree)
        except CppError as error:
            self.place(text, error)
            return None
        return CppFormula(targets, text, forward, python, names=translator.names)

    def common_scope(self) -> dict[str, str]:
        """Arguments and results; `i` where all are lists of tensors that are treated one by one."""
        scope = dict(self.outputs)
        scope.update((argument.name, kind_of(argument.type)) for argument in self.inputs.values())
        if len(self.schema.returns) == 1 and self.schema.returns[0].type.is_tensor_list:
            scope["i"] = "int"
        return scope

    def backward_scope(self) -> dict[str, str]:
        """What a formula of an argument may read."""
        named = {f"grad_{item.name}": "Tensor" for item in self.schema.returns if item.name and item.type.is_tensor}
        implied = {"grad": "Tensor", "grads": "Tensor[]", "grad_input_mask": "bool[]", "retain_variables": "bool"}
        return {**implied, **named, **self.common_scope()}

    def forward_scope(self) -> dict[str, str]:
        """What a formula of a result may read: `x_t` and `x_p`, the tangent and the value of a tensor `x`."""
        tensors = [argument for argument in self.inputs.values() if argument.type.is_tensor_like]
        pairs = {f"{tensor.name}_{end}": ANY if tensor.type.is_list else "Tensor" for tensor in tensors for end in "pt"}
        original = {f"original_self_{end}": "Tensor" for end in "pt"} if self.schema.kind == "inplace" else {}
        return {**self.common_scope(), **pairs, **original}


def _rejection(tree: Tree) -> str | None:
    """The reason in `not_implemented("reason")`, or None for any other formula."""
    if not isinstance(tree, cpp.Call) or str(tree.function) not in _REJECTED or not tree.arguments:
        return None
    reason = tree.arguments[0]
    return str(reason.value) if isinstance(reason, cpp.Literal) else ""
