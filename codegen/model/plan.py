"""The plan of a package: a block for every entry, of the class of its kernel, grouped into the files of the package."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.model.blocks import (
    CompositeBlock,
    LibraryBlock,
    OperatorBlock,
    PackagePlan,
    PointwiseBlock,
    ReductionBlock,
    ScanBlock,
    ViewBlock,
    result_type,
)
from codegen.model.cases import make_cases
from codegen.model.forms import FormBlock
from codegen.model.new_results import NewResults, ViewNames
from codegen.model.nodes import make_node, node_name
from codegen.model.reductions import make_reduction, make_scan
from codegen.model.sharing import share_functions
from codegen.model.tangents import make_forward
from codegen.model.translate import FormulaTranslator
from codegen.reading.bases import NO_BASES, Bases
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel, HandwrittenKernel, ViewKernel

# Dispatch keys that generated modules import as constants; the others are given to a table by name.
_KEY_CONSTANTS = {
    "CPU": "CPU",
    "CompositeExplicitAutograd": "COMPOSITE_EXPLICIT_AUTOGRAD",
    "CompositeImplicitAutograd": "COMPOSITE_IMPLICIT_AUTOGRAD",
}


def make_plan(
    entries: Sequence[Entry], derivatives: Mapping[str, Derivative], bases: Bases = NO_BASES
) -> PackagePlan:
    """The plan of a package from its checked entries, which are those that none of its `bases` has."""
    part = make_part(entries, derivatives, entries, nodes_of(derivatives), bases)
    return PackagePlan(share_functions(part.blocks), bases)


def nodes_of(derivatives: Mapping[str, Derivative]) -> tuple[str, ...]:
    """The operators that have a Node, in the order of derivatives.yaml."""
    return tuple(name for name, derivative in derivatives.items() if derivative.formulas or derivative.rejected)


def make_part(
    entries: Sequence[Entry], derivatives: Mapping[str, Derivative], all_entries: Iterable[Entry], nodes: Iterable[str],
    bases: Bases = NO_BASES,
) -> PackagePlan:
    """The plan of some entries of a package that has `all_entries`, of which `nodes` have a Node.

    Their loops share no functions yet (:func:`codegen.model.sharing.share_functions`).
    """
    functions = bases.functions | {schema.name.base for entry in all_entries for schema in entry.schemas}
    numbers: dict[str, int] = {}
    for operator in bases.operators:
        if operator.node:
            stem = node_name(operator.entry.schema.name.base, 0)
            numbers[stem] = numbers.get(stem, 0) + 1
    ordinal: dict[str, int] = {}
    for name in nodes:
        stem = node_name(name.partition(".")[0], 0)
        ordinal[name] = numbers.get(stem, 0)
        numbers[stem] = ordinal[name] + 1
    views = ViewNames.of((*bases.entries, *all_entries))
    blocks = tuple(
        _block(entry, derivatives.get(entry.name), ordinal.get(entry.name, 0), functions, views) for entry in entries
    )
    return PackagePlan(blocks, bases)


def digest_of(entry: Entry, derivative: Derivative | None) -> str:
    """What an operator is, derivatives included; packages share an operator when it is equal."""
    formulas = [(formula.arguments, formula.text) for formula in derivative.formulas] if derivative else []
    formulas += [((formula.result,), formula.text) for formula in derivative.forward] if derivative else []
    return hashlib.sha256(repr((entry.digest, formulas)).encode()).hexdigest()[:16]


def _block(
    entry: Entry, derivative: Derivative | None, ordinal: int, functions: Collection[str], views: ViewNames
) -> OperatorBlock:
    """The block of an entry, of the class of its kernel."""
    translate = FormulaTranslator(functions)
    functional = FormBlock.of(entry.schema)
    inplace = FormBlock.of(entry.inplace) if entry.inplace else None
    node = forward = None
    if derivative is not None and (derivative.formulas or derivative.rejected):
        node = make_node(entry, derivative, ordinal, functional.constant, translate)
        forward = make_forward(entry, derivative, node, functional.constant, translate)
    formulas = {", ".join(formula.arguments): formula.text for formula in derivative.formulas} if derivative else {}
    formulas |= {formula.result: formula.text for formula in derivative.forward} if derivative else {}
    kind, fields = _own_fields(entry, functional, translate, views)
    inputs = [argument.name for argument in entry.schema.inputs]
    batch = translate.body(entry.batch.body, inputs) if entry.batch is not None else ()
    return kind(
        entry=entry,
        derivative=derivative,
        functional=functional,
        inplace=None if entry.schema.is_view else inplace,
        restride=inplace if entry.schema.is_view else None,
        out=FormBlock.of(entry.out) if entry.out else None,
        formulas=formulas,
        node=node,
        forward=forward,
        digest=digest_of(entry, derivative),
        result_type=f"return_types.{result.name}" if (result := result_type(entry.schema)) else "",
        batch=batch,
        calls=frozenset(translate.called),
        **fields,
    )


def _own_fields(
    entry: Entry, functional: FormBlock, translate: FormulaTranslator, views: ViewNames
) -> tuple[type[OperatorBlock], dict[str, Any]]:
    """The class of the block of an entry, and the fields that this class adds."""
    kernel = entry.kernel
    if isinstance(kernel, ElementwiseKernel):
        return PointwiseBlock, {"cases": make_cases(entry, kernel), "writes": kernel.writes}
    if isinstance(kernel, ReduceDefinition):
        return ReductionBlock, {"reduction": make_reduction(entry, kernel, functional)}
    if isinstance(kernel, ScanDefinition):
        return ScanBlock, {"scan": make_scan(entry, kernel, functional)}
    if isinstance(kernel, (ViewKernel, CompositeKernel)):
        results = NewResults(entry, views) if isinstance(kernel, CompositeKernel) else None
        body = translate.body(kernel.program.body, [argument.name for argument in entry.schema.inputs], results)
        return (ViewBlock if isinstance(kernel, ViewKernel) else CompositeBlock), {"body": body}
    assert isinstance(kernel, HandwrittenKernel)
    functions = tuple((_KEY_CONSTANTS.get(key, f'"{key}"'), path) for key, path in kernel.functions)
    return LibraryBlock, {"handwritten": functions}
