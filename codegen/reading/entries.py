"""Reads ops.yaml: every entry becomes a :class:`codegen.reading.entry.Entry`.

Reading goes in two rounds, because composites and formulas call operators by name: first every schema, then every
kernel.
"""

from __future__ import annotations

import hashlib
import keyword
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from codegen import names
from codegen.diagnostics import Diagnostics
from codegen.language.calls import OperatorScope
from codegen.language.kernels import ReduceDefinition
from codegen.language.vocabulary import CATEGORIES, MODULES
from codegen.reading import aliases, array_api, copies, keys, kinds, lists, sample_reader
from codegen.reading.array_api_names import by_name
from codegen.reading.bases import Bases
from codegen.reading.chance import with_draws
from codegen.reading.draws import separate_draws
from codegen.reading.entry import Entry
from codegen.reading.entry_values import PartialEntry
from codegen.reading.forms import attach_forms
from codegen.reading.groups import check_all, group_key
from codegen.reading.implied import complete, written_forms
from codegen.reading.implied_samples import with_implied
from codegen.reading.kept_states import marked, with_states
from codegen.reading.kernel_paths import KERNEL_ROOTS
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import (
    ElementwiseKernel,
    Kernel,
    KernelReader,
    kernel_part,
)
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_functions import read_head
from codegen.reading.overloads import read_operator_entries
from codegen.reading.recursion import reject_endless
from codegen.schema import OperatorSchema, SchemaError, inplace_form, out_form, parse_operator_name
from codegen.source.yaml_values import Mapping, Sequence, Text, as_list_of_text, as_text

_RENAME = "choose another name"
_THEME = re.compile(r"[a-z][a-z0-9_]{0,59}")


def own_keys(mapping: Mapping) -> tuple[str, ...]:
    """The keys of an entry that are ours; `dispatch` is PyTorch's where it lists functions of C++ beside a kernel."""
    if "dispatch" in mapping and "dispatch" not in kernel_part(mapping):
        return tuple(key for key in keys.OWN_NAMES if key != "dispatch")
    return keys.OWN_NAMES


@dataclass
class _Draft:
    """An entry whose kernel is not read yet."""

    theme: str
    head: NativeFunction
    inplace: OperatorSchema | None = None
    out: OperatorSchema | None = None
    alias_of: str = ""
    is_copy: bool = False
    each: lists.Each | None = None

    @property
    def mapping(self) -> Mapping:
        return self.head.mapping

    @property
    def func(self) -> Text:
        return self.head.text

    @property
    def schema(self) -> OperatorSchema:
        return self.head.schema

    @property
    def variants(self) -> tuple[str, ...]:
        return self.head.variants


def read_operators(path: str | Path, diagnostics: Diagnostics) -> tuple[Entry, ...]:
    """Every entry of an ops.yaml; what is wrong goes to `diagnostics`, and the entry at fault is left out."""
    return operators_of(read_operator_entries(path, diagnostics), diagnostics)


def operators_of(
    mappings: Iterable[Mapping], diagnostics: Diagnostics, bases: Bases | None = None,
    kernel_roots: Collection[str] = KERNEL_ROOTS, unread: Iterable[Entry] = (),
) -> tuple[Entry, ...]:
    """The entries of an ops.yaml that has been read.

    They may call the operators of the packages `bases`, and those of the same file that are not read again, `unread`.
    """
    unread = tuple(unread)
    callable_ = {*(bases.functions if bases is not None else ()), *(entry.schema.name.base for entry in unread)}
    complete, states = with_states(separate_draws(tuple(mappings), callable_, diagnostics))
    drafts = _read_heads(complete, diagnostics)
    _reject_other_results(drafts, diagnostics)
    _reject_duplicates(drafts, diagnostics)
    callable_entries = (*(bases.entries if bases is not None else ()), *unread)
    there = [draft for draft in drafts if keys.PLANNED not in draft.mapping]
    operators = _callable(there, callable_entries)
    reader = KernelReader(diagnostics, operators, kernel_roots)
    entries = [entry for draft in drafts if (entry := _read_body(draft, reader, diagnostics))]
    reject_endless(entries, callable_entries, diagnostics)
    declared = {str(draft.schema.name) for draft in drafts if array_api.KEY in draft.mapping}
    return marked(with_draws(by_name(entries, declared), callable_entries), states)


def _callable(drafts: Iterable[_Draft], callable_entries: Iterable[Entry]) -> OperatorScope:
    """The operators that composites may call."""
    return OperatorScope.of(
        [
            *(
                (entry.callable, "method" in entry.variants, entry.accepts_numbers)
                for entry in callable_entries
            ),
            *(
                (
                    [schema for schema in (draft.schema, draft.inplace) if schema is not None],
                    "method" in draft.variants,
                    isinstance(value := draft.mapping.get("accepts_numbers"), Text) and value.value == "true",
                )
                for draft in drafts
            ),
        ]
    )


def _read_heads(mappings: Iterable[Mapping], diagnostics: Diagnostics) -> list[_Draft]:
    """The entries without their kernels. An item ``- theme: NAME`` names the generated file of those that follow."""
    theme = "operators"
    mappings = tuple(mappings)
    written, functional = written_forms(mappings)

    def read(mapping: Mapping) -> NativeFunction | None:
        return read_head(mapping, diagnostics, own_keys(mapping), lambda head, schema: complete(head, schema, written))

    drafts: list[_Draft] = []
    forms: list[NativeFunction] = []
    for mapping in mappings:
        if mapping.keys() == (keys.THEME,):
            text = as_text(mapping.items[0][1], diagnostics, "theme")
            if text is not None and _THEME.fullmatch(text.value) and not keyword.iskeyword(text.value):
                theme = text.value
            elif text is not None:
                message = f"'{text.value}' cannot be a file name"
                text.error(diagnostics, "entry-theme", message, hint="use a-z, 0-9 and _")
            continue
        if mapping.keys() == (keys.EXTENDS,):
            continue
        head = read(mapping)
        if head is not None and head.schema.kind == "functional":
            drafts.append(_Draft(theme, head))
            for alias in aliases.alias_entries(head.mapping, head.schema, diagnostics):
                entry = read(alias)
                drafts += [_Draft(theme, entry, alias_of=head.schema.name.base)] if entry is not None else []
            for copy in copies.copy_entries(head):
                entry = read(copy)
                base = head.schema.name.base
                drafts += [_Draft(theme, entry, alias_of=base, is_copy=True)] if entry is not None else []
            for mapping_of_list, each in lists.list_entries(head, diagnostics):
                entry = read(mapping_of_list)
                drafts += [_Draft(theme, entry, each=each)] if entry is not None else []
        elif head is not None and writes(head.schema) and group_key(head.schema) not in functional and (
            "elementwise" in head.mapping
        ):
            drafts.append(_Draft(theme, head))
        elif head is not None:
            forms.append(head)
    for draft in drafts:
        node = draft.mapping.get("autogen")
        for name in as_list_of_text(node, diagnostics, "autogen") if node is not None else ():
            _derive_form(draft, name, diagnostics)
    attach_forms(drafts, forms, diagnostics)
    check_all([*(draft.head for draft in drafts), *forms], diagnostics)
    return drafts


def _derive_form(draft: _Draft, name: Text, diagnostics: Diagnostics) -> None:
    """The in-place or out= form that `autogen` names."""
    try:
        operator = parse_operator_name(name.value)
        if copies.is_copy(operator, draft.schema):
            return  # an entry of its own
        if operator.functional_base != draft.schema.name.base:
            name.error(
                diagnostics, "entry-autogen", f"'{name.value}' is no form of '{draft.schema.name.base}'",
                hint=f"write {draft.schema.name.base}_ or {draft.schema.name.base}.out",
            )
        elif (draft.inplace if operator.is_inplace else draft.out) is not None:
            form = "in-place" if operator.is_inplace else "out="
            name.error(diagnostics, "entry-autogen", f"'{draft.schema.name}' has an {form} form already")
        elif operator.is_inplace:
            draft.inplace = inplace_form(draft.schema, operator)
        else:
            draft.out = out_form(draft.schema, operator)
    except SchemaError as error:
        name.error(diagnostics, error.code, error.message, hint=error.hint)


def _reject_duplicates(drafts: Iterable[_Draft], diagnostics: Diagnostics) -> None:
    seen: dict[str, tuple[str, Text]] = {}
    for draft in drafts:
        for schema in (draft.schema, draft.inplace, draft.out):
            if schema is None:
                continue
            name, first = seen.setdefault(names.constant(schema.name), (str(schema.name), draft.func))
            if first is draft.func:
                continue
            message = f"operator '{schema.name}' is already defined at {first.location}"
            if name != str(schema.name):
                message = f"'{schema.name}' and '{name}' at {first.location} would have one name in generated code"
            draft.func.error(
                diagnostics, "entry-duplicate", message, length=len(str(draft.schema.name)),
                hint="give one of them another overload name",
            )
            break  # its forms are no second error


def _reject_other_results(drafts: Iterable[_Draft], diagnostics: Diagnostics) -> None:
    """Overloads of one name that return several named results must name them alike: one type serves them all."""
    seen: dict[str, tuple[tuple[str, ...], Text]] = {}
    for draft in drafts:
        fields = tuple(item.name for item in draft.schema.returns)
        if len(fields) < 2 or not all(fields):
            continue
        before, first = seen.setdefault(draft.schema.name.base, (fields, draft.func))
        if before != fields:
            draft.func.error(
                diagnostics, "entry-results",
                f"'{draft.schema.name}' names its results {', '.join(fields)}, the overload at {first.location} names "
                f"them {', '.join(before)}",
                length=len(str(draft.schema.name)), hint="overloads of one name return the same names",
            )


def _read_body(draft: _Draft, reader: KernelReader, diagnostics: Diagnostics) -> Entry | None:
    mapping, schema = draft.mapping, draft.schema
    count = len(diagnostics)
    part = kernel_part(mapping)
    if not _has_kernel(draft, part, diagnostics):
        return None
    kernel = _read_kernel(draft, part, reader)
    batch = reader.read_batch(part, schema)
    reader.check_sparse(part)
    _reject_inplace(draft, kernel, diagnostics)
    _reject_names(draft, diagnostics)
    sampling = sample_reader.read_sampling(mapping, schema, diagnostics)
    if isinstance(kernel, ElementwiseKernel):
        sampling = with_implied(sampling, [case.program.body for case in kernel.cases], schema)
    entry = PartialEntry(mapping, schema, draft.variants, draft.inplace, kernel, diagnostics)
    values = {key.field: key.read(entry, key.name) for key in keys.OWN if key.read is not None}
    if kernel is None or len(diagnostics) > count:
        return None
    return Entry(
        schema=schema,
        location=draft.func.location,
        digest=_digest_of(draft, values["doc"]),
        theme=draft.theme,
        variants=draft.variants,
        module=draft.head.module,
        inplace=draft.inplace,
        out=draft.out,
        tags=draft.head.tags,
        kernel=kernel,
        batch=batch,
        sampling=sampling,
        kernel_text=_plain(part),
        alias_of=draft.alias_of,
        is_copy=draft.is_copy,
        each=draft.each,
        **values,
    )


def _has_kernel(draft: _Draft, part: Mapping, diagnostics: Diagnostics) -> bool:
    """Whether an entry has a kernel to be read: it is an error to have none, unless the entry is planned."""
    mapping, schema = draft.mapping, draft.schema
    foreign = set(mapping.keys()) - {*keys.NAMES}
    if not all(map(names.is_word, foreign)):  # the rest of a text that a comma has cut
        return False
    if keys.PLANNED in mapping:
        _read_planned(draft, part, diagnostics)
        return False
    if not part.items and not foreign:  # a key that is not known may be the kernel
        draft.func.error(
            diagnostics, "entry-no-kernel", f"'{schema.name}' has no kernel", length=len(str(schema.name)),
            hint=f"add one of {', '.join(kinds.KIND_NAMES)}; '{keys.PLANNED}: later' leaves it out",
        )
    return bool(part.items)


def _read_kernel(draft: _Draft, part: Mapping, reader: KernelReader) -> Kernel | None:
    """The kernel of an entry, for the dtypes that it accepts."""
    declared, fixed = draft.mapping.get("dtypes"), draft.mapping.get("fixed_dtypes")
    accepts = (
        [word.value for word in as_list_of_text(declared, Diagnostics(), "dtypes")]
        if declared is not None
        else CATEGORIES
    )
    return reader.read(
        part, draft.schema, names.called(draft.schema.name.base, draft.head.module), accepts,
        [key.value for key, _ in fixed.items] if isinstance(fixed, Mapping) else (),
    )


def _digest_of(draft: _Draft, doc: str) -> str:
    """What changes with an entry: of its text, its description as it is read, and forms that stand elsewhere."""
    text = _plain(draft.mapping)
    text.pop(array_api.KEY, None)  # which functions call an operator makes it no other
    forms = [form for form in (draft.inplace, draft.out) if form is not None]
    separate = [str(form) for form in forms if str(form.name) not in text.get("autogen", "")]
    text.update({"doc": doc} if doc else {})
    text.update({"forms": ", ".join(separate)} if separate else {})
    return hashlib.sha256(repr(sorted(text.items())).encode()).hexdigest()[:16]


def _reject_inplace(draft: _Draft, kernel: Kernel | None, diagnostics: Diagnostics) -> None:
    """A reduction has no in-place form: its result has another shape."""
    if isinstance(kernel, ReduceDefinition) and kernel.each is None and draft.inplace is not None:
        (draft.mapping.key("autogen") or draft.func).error(
            diagnostics, "kernel-inplace",
            f"'{draft.inplace.name}' would write a reduction into what it reduces, which has another shape",
            hint="name only the out= form; 'each' instead of 'finish' keeps the shape",
        )


def _read_planned(draft: _Draft, part: Mapping, diagnostics: Diagnostics) -> None:
    """An entry that waits for its kernel has none."""
    key = draft.mapping.key(keys.PLANNED)
    node = draft.mapping.get(keys.PLANNED)
    assert key is not None
    if part.items:
        message = f"'{draft.schema.name}' has a kernel, so it is planned no longer"
        key.error(diagnostics, "entry-planned", message, hint=f"remove '{keys.PLANNED}'")
    elif node is not None:
        as_text(node, diagnostics, keys.PLANNED)


def _reject_names(draft: _Draft, diagnostics: Diagnostics) -> None:
    """A module that no package has, and names of operators and arguments that Python or generated code has taken."""
    schema, module = draft.schema, draft.head.module
    if module is not None and module not in MODULES:
        draft.head.error(
            diagnostics, "entry-no-module", f"a package has no module {module}", key="python_module",
            hint=f"one of {', '.join(MODULES)}",
        )
    bases = [form.name.base for form in (schema, draft.inplace) if form is not None]
    for base in bases:
        public = base.removeprefix(f"{module}_") if module else base
        reason = names.reject_operator(public)
        if not reason and "method" in draft.variants:
            reason = names.reject_attribute(base)
        if reason:
            draft.func.error(diagnostics, "entry-name", reason, length=len(bases[0]), hint=_RENAME)
    aliases = (*(parameter.alias for parameter in schema.arguments), *(item.alias for item in schema.returns))
    if any(alias is not None and len(alias.before) > 1 for alias in aliases):
        draft.func.error(
            diagnostics, "entry-alias-sets", f"'{schema.name}' has a tensor in several alias sets",
            offset=max(draft.func.value.find("|"), 0), length=1, hint="a tensor shares memory with one: Tensor(a)",
        )
    of_composite = "composite" in draft.mapping
    for argument in schema.inputs:
        reason = names.reject_argument(argument.name, of_composite=of_composite)
        if reason:
            position = draft.func.value.find(argument.name, draft.func.value.find("("))
            length = len(argument.name)
            draft.func.error(diagnostics, "entry-argument", reason, offset=position, length=length, hint=_RENAME)


def _plain(mapping: Mapping) -> dict[str, str]:
    """The entry as text by key, for its digest and as data in the generated package."""
    return {
        key.value: ", ".join(word.value for word in as_list_of_text(value, Diagnostics(), key.value))
        if key.value in keys.LISTS else _render(value)
        for key, value in mapping.items
        if not (isinstance(value, Sequence) and not value.items)
    }  # fmt: skip


def _render(node: object) -> str:
    if isinstance(node, Text):
        return node.value.strip()
    if isinstance(node, Mapping):
        return "{" + ", ".join(f"{key.value}: {_render(value)}" for key, value in node.items) + "}"
    return "[" + ", ".join(_render(item) for item in node) + "]"  # type: ignore[attr-defined]
