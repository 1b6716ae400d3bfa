"""From two YAML files to the text of every file of a package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from codegen.calculus.linear import Degree
from codegen.diagnostics import Diagnostics
from codegen.model.api import Api, reject_taken
from codegen.model.blocks import OperatorBlock, PackagePlan
from codegen.model.plan import digest_of, make_plan
from codegen.model.selection import Selection, can_run, reject_unknown
from codegen.model.trees import trees_of
from codegen.reading.bases import INDEX, Bases, Indexed, index_text, read_extends, resolve
from codegen.reading.build_options import PLAIN, BuildOptions
from codegen.reading.derivative import Derivative
from codegen.reading.entries import operators_of
from codegen.reading.entry import Entry
from codegen.reading.formula_entries import read_formula_entries
from codegen.reading.formulas import derivatives_of
from codegen.reading.kept_states import in_use
from codegen.reading.linearity import Linearity, Question
from codegen.reading.overloads import read_operator_entries
from codegen.reading.suppressed import WithoutMissing, names_planned, names_suppressed
from codegen.source import yaml_values
from codegen.writing import json_schema
from codegen.writing.api_files import api_files, main_text
from codegen.writing.operator_files import operator_files
from codegen.writing.stub_files import stub_files
from codegen.writing.theme_files import ThemePieces, pieces_of_themes


@dataclass(frozen=True)
class Package:
    """The files of a package by relative path, and the counts of the summary."""

    files: dict[str, str]
    operators: int
    overloads: int
    kernels: int
    nodes: int
    bases: tuple[tuple[str, str], ...] = ()  # the packages that it builds on, with the digests of their indexes
    plan: PackagePlan | None = None
    sources: Sources | None = None
    pieces: Mapping[str, ThemePieces] = field(default_factory=dict)  # of the files of its themes


def load(
    ops: Path, derivatives: Path, build_options: BuildOptions = PLAIN
) -> tuple[tuple[Entry, ...], dict[str, Derivative]]:
    """Both YAML files, read and checked. Raises CodegenError with everything that is wrong."""
    sources = read_sources(ops, derivatives, build_options)
    return sources.entries, sources.formulas


def load_with_bases(
    ops: Path, derivatives: Path, build_options: BuildOptions = PLAIN
) -> tuple[tuple[Entry, ...], dict[str, Derivative], Bases]:
    """Both YAML files and the packages that they build on. Raises CodegenError with everything that is wrong."""
    sources = read_sources(ops, derivatives, build_options)
    return sources.entries, sources.formulas, sources.bases


@dataclass(frozen=True)
class Sources:
    """Both YAML files as they stand there, and what they say: the entries, the formulas, the packages below."""

    operators: tuple[yaml_values.Mapping, ...]
    derivatives: tuple[yaml_values.Mapping, ...]
    entries: tuple[Entry, ...]
    formulas: dict[str, Derivative]
    bases: Bases
    linearity: Mapping[Question, Degree] = field(default_factory=dict)  # what formulas have asked


def read_sources(ops: Path, derivatives: Path, build_options: BuildOptions = PLAIN) -> Sources:
    """Both YAML files, read and checked. Raises CodegenError with everything that is wrong.

    Entries that are equal to those of a base are left out: they are the base's.
    """
    diagnostics = Diagnostics()
    mappings = read_operator_entries(ops, diagnostics)
    bases = read_extends(mappings, build_options.extends, diagnostics)
    is_complete = not len(diagnostics)
    entries = operators_of(mappings, diagnostics, bases, build_options.kernel_roots)
    suppressed = names_suppressed(mappings, entries) if is_complete else None
    planned = names_planned(mappings)
    incomplete = len(diagnostics) > 0
    written = read_formula_entries(derivatives, diagnostics)
    reports = WithoutMissing(diagnostics, suppressed) if incomplete else diagnostics
    linearity = Linearity(entries)
    formulas = derivatives_of(written, entries, reports, bases, planned, linearity, whole=not incomplete)
    entries = in_use(entries, formulas)
    if bases.packages:
        digests = [(entry.name, digest_of(entry, formulas.get(entry.name))) for entry in entries]
        entries = resolve(entries, digests, formulas, bases, diagnostics)
        names = {entry.name for entry in entries}
        formulas = {name: derivative for name, derivative in formulas.items() if name in names}
    diagnostics.raise_if_any()
    return Sources(mappings, written, entries, formulas, bases, linearity.answers)


def build(
    ops: Path, derivatives: Path, build_options: BuildOptions = PLAIN, ops_from: Sequence[Path] = ()
) -> Package:
    """The package that the two files describe; with `ops_from` only what those lists and programs need of it."""
    sources = read_sources(ops, derivatives, build_options)
    bases = sources.bases
    full_plan = make_plan(sources.entries, sources.formulas, bases)
    if ops_from:
        reject_unknown(ops_from, Api(full_plan).offered, full_plan)
    plan = Selection(full_plan).of_files(ops_from) if ops_from else full_plan
    api = Api(plan)
    reject_taken(api)
    index = [indexed(block) for block in plan.blocks]
    pieces = pieces_of_themes(plan, api)
    files = {**operator_files(plan), **api_files(api), **stub_files(api), INDEX: index_text(index, bases)}
    for theme in pieces:
        files |= pieces[theme].files(theme)
    if not can_run(main_text(), api.offered, plan, full_plan):
        del files["__main__.py"]  # the first look, which needs operators that this package does not have
    files |= json_schema.texts()
    return Package(
        files,
        operators=len({block.entry.schema.name.base for block in plan.blocks}),
        overloads=sum(len(block.forms) for block in plan.blocks),
        kernels=sum(block.kernels for block in plan.blocks),
        nodes=sum(block.node is not None for block in plan.blocks),
        bases=tuple((base.name, base.digest) for base in bases.packages),
        plan=plan,
        sources=sources,
        pieces=pieces,
    )


def indexed(block: OperatorBlock) -> Indexed:
    """What the index says of an operator."""
    node = block.node.name if block.node else ""
    return Indexed(block.entry, block.digest, node, block.formulas, trees_of(block))
