"""Look up the batching rule of an operator, created from its entry when it first receives a batched tensor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.batching import chance
from runtime.batching.indexing import at_index
from runtime.batching.levels import innermost_of
from runtime.batching.loop import sample_by_sample
from runtime.batching.plan import BatchPlan
from runtime.batching.program_rules import by_formula, by_registered_vmap
from runtime.batching.rules import (
    Rule,
    by_elements,
    by_elements_and_tables,
    by_geometry,
    by_lines,
    by_lists,
    by_own_rule,
    by_parts,
    in_place_of,
    in_place_of_view,
    of_all_elements,
    with_batch_in_front,
    without_out,
)
from runtime.dispatch import schemas
from runtime.dispatch.interposing import interpose
from runtime.dispatch.operator import Kernel, Operator
from runtime.expressions import names_in
from runtime.tensor import keys
from runtime.tensor.keys import BATCH_RULE, BATCHED, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU

FRONT, ELEMENTS, INDEX, LOOP = "front", "elements", "index", "loop"  # what it may be besides an expression


def kernel_of(operator: Operator, _rest: int) -> Kernel:
    """The kernel of an operator for batched tensors, whose rule calls it with those that they hold."""
    _, rule = rule_of(operator)

    def of_batches(*arguments: Any) -> Any:
        level = innermost_of(arguments)
        assert level is not None
        return rule(level, arguments)

    of_batches.__name__ = of_batches.__qualname__ = f"{operator.name}_of_batches"
    return of_batches


def word_of(operator: Operator) -> str:
    """The word that the entry of an operator has for its rule, "" if it has none."""
    functional = operator if operator.functional is None else operator.functional
    return str(functional.kernel.get(BATCH_RULE, ""))


def rule_of(operator: Operator) -> tuple[str, Rule]:
    """The rule of an operator, and where it comes from: ``derived``, ``yaml``, ``program`` or ``loop``."""
    plan = BatchPlan(operator)
    if keys.VMAP_RULE in operator.kernels:
        return "program", by_registered_vmap(operator, operator.kernels[keys.VMAP_RULE])
    functional = operator if operator.functional is None else operator.functional
    if functional.out is operator:
        return "derived", without_out(plan)
    if functional.inplace is operator and schemas.is_view(functional.schema):
        return "derived", in_place_of_view(plan, functional)
    entry = functional.kernel
    registered = functional.kernels.get(BATCH_RULE)
    word = word_of(operator)
    if operator is functional and chance.is_random(operator):
        return "yaml" if word else "derived", chance.by_chance(operator, elements=word == ELEMENTS)
    if registered is not None:
        return "yaml", by_own_rule(plan, registered)
    if word == FRONT:
        return "yaml", with_batch_in_front(plan)
    if word == ELEMENTS:
        return "yaml", by_elements(plan, of_first=True)
    if word == LOOP:
        return "loop", sample_by_sample(plan)
    if word == INDEX:
        return "yaml", at_index(plan)
    derived = _derived(operator, plan, entry)
    return ("loop", sample_by_sample(plan)) if derived is None else ("derived", derived)


def _states(plan: BatchPlan, passes: Sequence[Any]) -> list[int]:
    """The places of the tensors that an accumulator of a scan begins with."""
    read = {name for pass_ in passes for each in pass_["carry"].values() for name in names_in(each["init"])}
    return [i for i in plan.tensors if plan.names[i] in read]


def _derived(operator: Operator, plan: BatchPlan, entry: dict[str, Any]) -> Rule | None:
    """The rule that follows from how the entry computes, None where none does."""
    if "elementwise" in entry and "border" not in entry:
        trees = operator.trees
        if "tables" in trees:
            tables = [plan.names.index(table) for table in trees["tables"]]
            return by_elements_and_tables(plan, tables, sample_by_sample(plan))
        if not plan.lists:
            return by_elements(plan)
        numbers = [plan.names.index(number) for number in trees.get("as_numbers", ())]
        return by_lists(plan, numbers, sample_by_sample(plan))
    if "reduce" in entry:
        return by_lines(plan) if len(plan.dims) == 1 else of_all_elements(plan)
    if "scan" in entry and len(plan.dims) == 1:
        return by_lines(plan, _states(plan, operator.trees["scan"]))
    if "view" in entry:
        return by_geometry(plan, operator.kernels[CPU])
    body = operator.kernels.get(COMPOSITE_IMPLICIT_AUTOGRAD)
    if body is None:
        body = getattr(operator.kernels.get(COMPOSITE_EXPLICIT_AUTOGRAD), "__wrapped__", None)
    if body is None and operator.functional is not None and operator.functional.inplace is operator:
        return in_place_of(plan, operator.functional)
    if body is None:
        return None
    prepare, by_samples = getattr(body, "prepare_kernel", None), sample_by_sample(plan)
    rule = by_parts(plan, body if prepare is None else prepare(), by_samples)
    return by_formula(plan, rule, by_samples) if operator.declared and keys.AUTOGRAD in operator.kernels else rule


interpose(BATCHED, kernel_of)
