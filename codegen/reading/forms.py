"""In-place and out= forms that ops.yaml writes as entries of their own, as PyTorch does, joined to their operators.

Such an entry is as good as its name under `autogen` of the functional entry: the kernel there computes all forms.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from codegen.diagnostics import Diagnostics
from codegen.reading.groups import group_key
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_functions import KEYS
from codegen.schema import OperatorSchema


class FormsEntry(Protocol):
    """An entry that takes forms: what codegen.reading.entries reads in its first round."""

    head: NativeFunction
    inplace: OperatorSchema | None
    out: OperatorSchema | None


def attach_forms(operators: Sequence[FormsEntry], forms: Iterable[NativeFunction], diagnostics: Diagnostics) -> None:
    """Gives every form to the operator with the same name and arguments; reports those that have none."""
    by_key = {group_key(functional.head.schema): functional for functional in operators}
    for form in forms:
        kind = form.schema.kind
        operator = by_key.get(group_key(form.schema))
        if operator is None or kind == "mutable":
            form.error(
                diagnostics, "entry-not-functional", f"'{form.name}' is the {kind} form of an operator",
                hint="give the functional form and name this one under 'autogen'",
            )
            continue
        _reject_own_keys(form, operator, diagnostics)
        before = operator.inplace if kind == "inplace" else operator.out
        if before is not None:
            form.error(
                diagnostics, "entry-duplicate",
                f"operator '{before.name}' is already made from the entry at {operator.head.location}",
                hint="remove it here, or from 'autogen' there",
            )
        elif kind == "inplace":
            operator.inplace = form.schema
        else:
            operator.out = form.schema


def _reject_own_keys(form: NativeFunction, operator: FormsEntry, diagnostics: Diagnostics) -> None:
    """A form has a head only: what it computes stands in the entry of its operator."""
    for key, _ in form.mapping.items:
        if key.value not in KEYS or key.value == "autogen":
            key.error(
                diagnostics, "entry-form-key",
                f"'{form.name}' is the {form.schema.kind} form of '{operator.head.name}' and has no '{key.value}' of"
                " its own", hint=f"what is said at {operator.head.location} holds for it",
            )
