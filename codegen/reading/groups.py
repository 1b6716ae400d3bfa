"""The forms of one operator found together: functional, in-place, out= and mutable, by what their schemas share.

PyTorch writes each form as an entry of its own; ops.yaml writes the functional one and names the others. Both come to
the same groups. Here also are the rules that hold between entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.reading.copies import is_copy
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_rules import EntryViolation
from codegen.schema import (
    ArgumentSchema,
    OperatorSchema,
    SchemaError,
    common_signature,
    inplace_form,
    out_form,
    parse_operator_name,
)

INPLACE_VIEW = "inplace_view"  # the tag of what gives a tensor other strides
# What these tags say of an operator holds for all its forms. (In PyTorch's file some forms lack `pointwise`.)
_CHANCE = "nondeterministic_seeded"
SHARED_TAGS = (_CHANCE, "data_dependent_output")
_FORMS = {"functional": "a functional", "inplace": "an in-place", "out": "an out=", "mutable": "a mutable"}
# What follows the name of a view: the copy of the part seen, and a copy of the whole in which that part is replaced.
_COPIES = ("copy", "scatter")


@dataclass
class Group:
    """The forms of one operator, at most one of each kind."""

    forms: dict[str, NativeFunction] = field(default_factory=dict)

    @property
    def functional(self) -> NativeFunction | None:
        """The form that writes to nothing."""
        return self.forms.get("functional")

    @property
    def inplace(self) -> NativeFunction | None:
        """The form that writes to `self`."""
        return self.forms.get("inplace")

    @property
    def out(self) -> NativeFunction | None:
        """The form that writes to out arguments."""
        return self.forms.get("out")

    @property
    def mutable(self) -> NativeFunction | None:
        """The form that writes to arguments and is neither of the others."""
        return self.forms.get("mutable")


def group_key(schema: OperatorSchema) -> str:
    """What all forms of an operator have in common: the name without what marks a form, and the inputs."""
    base = schema.name.functional_base.removesuffix("_functional")
    options = schema.tensor_options
    words = [
        f"{'*' if argument.kwarg_only else ''}{argument.type} {argument.name}={argument.default}"
        for argument in schema.arguments
        if not argument.is_out and argument not in options
    ]
    return f"{schema.name.namespace}::{base}({', '.join(words)})"


def group(functions: Iterable[NativeFunction], diagnostics: Diagnostics | None = None) -> tuple[Group, ...]:
    """The groups, in the order of their first entries. Two forms of one kind are reported; the first stays."""
    groups: dict[str, Group] = {}
    for function in functions:
        forms = groups.setdefault(group_key(function.schema), Group()).forms
        first = forms.setdefault(function.schema.kind, function)
        if first is not function and first.name != function.name and diagnostics is not None:
            function.error(
                diagnostics, "group-two-forms",
                f"'{function.name}' and '{first.name}' at {first.location} are both {_FORMS[function.schema.kind]} form"
                " with the same arguments", hint="no call could choose between them",
            )
    return tuple(groups.values())


def check_all(functions: Sequence[NativeFunction], diagnostics: Diagnostics) -> tuple[Group, ...]:
    """Reports everything wrong between entries; the groups."""
    by_name: dict[str, NativeFunction] = {}
    for function in functions:
        first = by_name.setdefault(function.name, function)
        if first is not function:
            function.error(
                diagnostics, "entry-duplicate", f"operator '{function.name}' is already defined at {first.location}",
                hint="give one of them another overload name",
            )
    groups = group(functions, diagnostics)
    families = _families(functions)
    for function in functions:
        _check_delegate(function, by_name, diagnostics)
        _check_autogen(function, by_name, diagnostics)
        _check_views(function, families, diagnostics)
        _check_origin(function, families, diagnostics)
    for each in groups:
        _check_group(each, diagnostics)
    return groups


def _families(functions: Iterable[NativeFunction]) -> dict[str, list[NativeFunction]]:
    """The entries by the base that the forms of an operator share."""
    families: dict[str, list[NativeFunction]] = {}
    for function in functions:
        families.setdefault(function.schema.name.functional_base, []).append(function)
    return families


def _check_delegate(
    function: NativeFunction, by_name: Mapping[str, NativeFunction], diagnostics: Diagnostics
) -> None:
    """The operator delegated to is there, is structured, and is the out= form of this one."""
    if function.delegate is None:
        return
    target = by_name.get(str(function.delegate))
    if target is None:
        candidates = [name for name, group in by_name.items() if group.structured]
        function.error(
            diagnostics, "group-delegate",
            f"'{function.name}' delegates to '{function.delegate}', which does not exist",
            key="structured_delegate", hint=did_you_mean(str(function.delegate), candidates),
        )
    elif not target.structured:
        function.error(
            diagnostics, "group-delegate", f"'{function.name}' delegates to '{target.name}', which is not structured",
            key="structured_delegate", hint=f"add 'structured: True' at {target.location}",
        )
    elif function.schema.kind in ("functional", "inplace") and group_key(function.schema) != group_key(target.schema):
        function.error(
            diagnostics, "group-delegate",
            f"'{function.name}' delegates to '{target.name}', whose arguments are others", key="structured_delegate",
        )


def _check_autogen(function: NativeFunction, by_name: Mapping[str, NativeFunction], diagnostics: Diagnostics) -> None:
    """A form to be made does not exist already, belongs to this operator, and can be made."""
    base = function.schema.name.functional_base
    for name in function.autogen:
        if is_copy(name, function.schema):
            continue
        if name.functional_base.removesuffix("_functional") != base:
            function.error(
                diagnostics, "entry-autogen", f"'{name}' is no form of '{base}'", key="autogen",
                hint=f"write {base}_ or {base}.out",
            )
        elif str(name) in by_name:
            function.error(
                diagnostics, "group-autogen", f"'{name}' shall be generated but is defined at"
                f" {by_name[str(name)].location}", key="autogen", hint="remove it from one of the two places",
            )
        elif function.schema.kind == "functional":
            try:
                inplace_form(function.schema, name) if name.is_inplace else out_form(function.schema, name)
            except SchemaError as error:
                function.error(diagnostics, error.code, error.message, key="autogen", hint=error.hint)


def _check_views(
    function: NativeFunction, families: Mapping[str, list[NativeFunction]], diagnostics: Diagnostics
) -> None:
    """The tags that say how an operator is related to a view."""
    schema = function.schema
    if INPLACE_VIEW in function.tags:
        if not schema.name.base.endswith("_") or schema.name.is_dunder:
            message = f"'{function.name}' has the tag inplace_view, but its name does not end in '_'"
            function.error(diagnostics, "group-inplace-view", message, key="tags")
        elif not any(_offers(family, schema.name.functional_base) for family in families[schema.name.functional_base]):
            message = f"'{function.name}' has the tag inplace_view, but there is no '{schema.name.functional_base}'"
            function.error(diagnostics, "group-inplace-view", message, key="tags")
    if "view_copy" in function.tags and schema.kind == "functional":
        viewed, _, suffix = schema.name.base.rpartition("_")
        views = [_inputs(family.schema) for family in families.get(viewed, ()) if family.schema.is_view]
        if suffix not in _COPIES or not views:
            message = f"'{function.name}' has the tag view_copy, but is not called like a view followed by '_copy'"
            function.error(diagnostics, "group-view-copy", message, key="tags")
        elif suffix == _COPIES[0] and _inputs(schema) not in views:
            message = f"'{function.name}' has the tag view_copy, but there is no view '{viewed}' with the same"
            function.error(diagnostics, "group-view-copy", f"{message} arguments", key="tags")


def _offers(function: NativeFunction, base: str) -> bool:
    """Whether an entry is an operator `base`, or has one generated."""
    return function.schema.name.base == base or any(name.base == base for name in function.autogen)


def _inputs(schema: OperatorSchema) -> tuple[tuple[str, str], ...]:
    return tuple((str(argument.type), argument.name) for argument in schema.inputs)


def _check_origin(
    function: NativeFunction, families: Mapping[str, list[NativeFunction]], diagnostics: Diagnostics
) -> None:
    """An out= form has a form that allocates its results, of the same name, with or without a leading underscore."""
    schema = function.schema
    if schema.kind != "out":
        return
    base = schema.name.functional_base
    family = [*families.get(base, ()), *families.get(f"_{base}", ())]
    named = [str(name) for other in family for name in other.autogen]
    arguments = {(str(argument.type), argument.name) for argument in schema.inputs}
    origins = [other for other in family if other.schema.kind != "out"]
    if not origins and not any(parse_operator_name(name).functional_base == base for name in named):
        function.error(
            diagnostics, "group-no-functional", f"'{function.name}' is the out= form of '{base}', which does not exist",
            hint=did_you_mean(base, families),
        )
    elif origins and not any(arguments <= set(_inputs(origin.schema)) for origin in origins):
        closest = max(origins, key=lambda entry: len(arguments & set(_inputs(entry.schema))))
        wrong = next(item for item in schema.inputs if (str(item.type), item.name) not in set(_inputs(closest.schema)))
        function.text.error(
            diagnostics, "group-arguments",
            f"'{function.name}' takes '{_plain(wrong)}', which no other form of '{base}' does",
            offset=max(function.text.value.find(f" {wrong.name}", function.text.value.find("(")) + 1, 0),
            length=len(wrong.name), hint=f"at {closest.location} is {closest.schema}",
        )


def _plain(argument: ArgumentSchema) -> str:
    return f"{argument.type} {argument.name}"


def _check_group(group: Group, diagnostics: Diagnostics) -> None:
    """The forms of one operator agree with each other."""
    forms = list(group.forms.values())
    first = group.functional or forms[0]
    for other in forms:
        for violation in _disagreements(first, other, group) if other is not first else ():
            other.error(diagnostics, violation.code, violation.message, key=violation.key)
    out = group.out
    for form in (group.functional, group.inplace):
        if out is not None and out.structured and form is not None and form.delegate is None:
            message = f"'{form.name}' must delegate to '{out.name}' at {out.location}, which is structured"
            form.error(diagnostics, "group-delegate", message)


def _disagreements(first: NativeFunction, other: NativeFunction, group: Group) -> Iterator[EntryViolation]:
    where = f"'{first.name}' at {first.location}"
    if "functional" in group.forms and other.schema.kind in ("inplace", "out"):
        results = [str(item.type) for item in common_signature(other.schema).returns]
        if results != [str(item.type) for item in first.schema.returns]:
            yield EntryViolation("group-returns", f"'{other.name}' has other results than {where}")
    for tag in SHARED_TAGS:
        if (tag in first.tags) != (tag in other.tags):
            has, lacks = (first, other) if tag in first.tags else (other, first)
            if tag == _CHANCE and any(argument.type.is_generator for argument in lacks.schema.arguments):
                continue  # reported of the form itself
            message = f"'{has.name}' has the tag {tag}, '{lacks.name}' at {lacks.location} has not"
            yield EntryViolation("group-tags", message, "tags")
