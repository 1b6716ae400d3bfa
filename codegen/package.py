"""From two YAML files to the text of every file of a package."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from codegen.diagnostics import Diagnostics
from codegen.language.vocabulary import KERNEL_FUNCTIONS, OPERATOR_FUNCTIONS
from codegen.model.api import Api, api_files, init_text
from codegen.model.plan import OperatorBlock, Plan, digest_of, make_plan
from codegen.model.reduce_model import KernelFunction
from codegen.model.selection import Selection, can_run, refuse_unknown
from codegen.reading.bases import INDEX, Bases, Indexed, index_text, read_extends, resolve
from codegen.reading.derivative import Derivative
from codegen.reading.entries import operators_of
from codegen.reading.entry import Entry
from codegen.reading.formulas import derivatives_of
from codegen.reading.kernel_paths import KERNEL_ROOTS
from codegen.reading.overloads import read_operator_entries
from codegen.reading.suppressed import WithoutMissing, names_planned, names_suppressed
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping
from codegen.writing import json_schema
from codegen.writing.imports import prune
from codegen.writing.render import render
from codegen.writing.stub_files import stub_files


@dataclass(frozen=True)
class Package:
    """The files of a package by relative path, and the counts of the summary."""

    files: dict[str, str]
    operators: int
    overloads: int
    kernels: int
    nodes: int
    bases: tuple[tuple[str, str], ...] = ()  # the packages that it builds on, with the digests of their indexes
    plan: Plan | None = None
    sources: Sources | None = None


@dataclass(frozen=True)
class BuildOptions:
    """What a package may use besides its own YAML files.

    `extends` are folders of packages that it extends and that Python does not find, `kernel_roots` packages with
    kernels written by hand.
    """

    extends: tuple[Path, ...] = ()
    kernel_roots: tuple[str, ...] = KERNEL_ROOTS


def load(
    ops: Path, derivatives: Path, build_options: BuildOptions = BuildOptions()
) -> tuple[tuple[Entry, ...], dict[str, Derivative]]:
    """Both YAML files, read and checked. Raises CodegenError with everything that is wrong."""
    sources = read_sources(ops, derivatives, build_options)
    return sources.entries, sources.formulas


def load_with_bases(
    ops: Path, derivatives: Path, build_options: BuildOptions = BuildOptions()
) -> tuple[tuple[Entry, ...], dict[str, Derivative], Bases]:
    """Both YAML files and the packages that they build on. Raises CodegenError with everything that is wrong."""
    sources = read_sources(ops, derivatives, build_options)
    return sources.entries, sources.formulas, sources.bases


@dataclass(frozen=True)
class Sources:
    """Both YAML files as they stand there, and what they say: the entries, the formulas, the packages below."""

    operators: tuple[Mapping, ...]
    derivatives: tuple[Mapping, ...]
    entries: tuple[Entry, ...]
    formulas: dict[str, Derivative]
    bases: Bases


def read_sources(ops: Path, derivatives: Path, build_options: BuildOptions = BuildOptions()) -> Sources:
    """Both YAML files, read and checked. Raises CodegenError with everything that is wrong.

    Entries that are equal to those of a base are left out: they are the base's.
    """
    diagnostics = Diagnostics()
    mappings = read_operator_entries(ops, diagnostics)
    bases = read_extends(mappings, build_options.extends, diagnostics)
    whole = not len(diagnostics)
    entries = operators_of(mappings, diagnostics, bases, build_options.kernel_roots)
    suppressed = names_suppressed(mappings, entries) if whole else None
    incomplete = len(diagnostics) > 0
    written = read_entries(derivatives, diagnostics)
    reports = WithoutMissing(diagnostics, suppressed) if incomplete else diagnostics
    formulas = derivatives_of(written, entries, reports, bases, names_planned(mappings))
    if bases.packages:
        digests = [(entry.name, digest_of(entry, formulas.get(entry.name))) for entry in entries]
        entries = resolve(entries, digests, formulas, bases, diagnostics)
        kept = {entry.name for entry in entries}
        formulas = {name: derivative for name, derivative in formulas.items() if name in kept}
    diagnostics.raise_if_any()
    return Sources(mappings, written, entries, formulas, bases)


def build(
    ops: Path, derivatives: Path, build_options: BuildOptions = BuildOptions(), ops_from: Sequence[Path] = ()
) -> Package:
    """The package that the two files describe; with `ops_from` only what those lists and programs need of it."""
    sources = read_sources(ops, derivatives, build_options)
    bases = sources.bases
    whole = make_plan(sources.entries, sources.formulas, bases)
    if ops_from:
        refuse_unknown(ops_from, init_text(Api(whole)), whole)
    plan = Selection(whole).of_files(ops_from) if ops_from else whole
    api = Api(plan)
    index = [indexed(block) for block in plan.blocks]
    files = {**_operator_files(plan), **api_files(api), **stub_files(api), INDEX: index_text(index, bases)}
    if not can_run(files["__main__.py"], files["__init__.py"], [one.name for one in api.public], plan, whole):
        del files["__main__.py"]  # the first look, which needs operators that this package does not have
    files |= json_schema.texts()
    return Package(
        files,
        operators=len({block.entry.schema.name.base for block in plan.blocks}),
        overloads=sum(len(block.forms) for block in plan.blocks),
        kernels=sum(map(loops_of, plan.blocks)),
        nodes=sum(block.node is not None for block in plan.blocks),
        bases=tuple((base.name, base.digest) for base in bases.packages),
        plan=plan,
        sources=sources,
    )


def indexed(block: OperatorBlock) -> Indexed:
    """What the index says of an operator."""
    return Indexed(block.entry, block.digest, block.node.name if block.node else "", block.formulas)


def loops_of(block: OperatorBlock) -> int:
    """How many loops an entry has."""
    return len(_kernels(block)) + bool(block.reduction or block.scan)


def _kernels(block: OperatorBlock) -> list[KernelFunction]:
    """All elementwise kernels of an entry, of its own expression and of its formulas."""
    backward = [one.loop for one in (block.node.loops if block.node else ())]
    forward = [one.loop for one in (block.forward.loops if block.forward else ())]
    before = [case.before for case in block.cases if case.before is not None]
    return before + [case.loop for case in block.cases] + backward + forward


def files_of_theme(theme: str, blocks: Sequence[OperatorBlock]) -> dict[str, str]:
    """The files of ``operators/`` and ``kernels/`` of one theme."""
    doc = f"The {theme} operators: what each is, its kernels, its backward Node."
    text = render("operators.py.jinja", blocks=blocks, theme=theme, doc=doc, paths=_handwritten(blocks))
    files = {f"operators/{theme}.py": prune(text)}
    texts = _kernel_texts(blocks)
    if texts:
        vecmath = sorted({*KERNEL_FUNCTIONS, *OPERATOR_FUNCTIONS})
        files[f"kernels/{theme}.py"] = prune(render("kernels.py.jinja", theme=theme, texts=texts, vecmath=vecmath))
    return files


def _operator_files(plan: Plan) -> dict[str, str]:
    """``operators/*.py`` and ``kernels/*.py``."""
    files: dict[str, str] = {}
    for theme, blocks in plan.themes.items():
        files |= files_of_theme(theme, blocks)
    files["kernels/__init__.py"] = render("empty.py.jinja", doc="Inner loops, compiled by Numba at their first call.")
    files["operators/__init__.py"] = prune(
        render("operators_init.py.jinja", themes=list(plan.themes), bases=plan.bases.direct), keep=True
    )
    return files


def _kernel_texts(blocks: Sequence[OperatorBlock]) -> list[str]:
    """The functions of elementwise expressions, those of an entry together, then reductions and scans."""
    kernels: dict[str, KernelFunction] = {}
    for kernel in (one for block in blocks for one in _kernels(block)):
        assert kernels.setdefault(kernel.name, kernel) == kernel, f"two kernels are called {kernel.name}"
    texts = [render("kernel_function.py.jinja", kernel=kernel) for kernel in kernels.values()]
    loops = [one.loop for block in blocks for one in (block.reduction, block.scan) if one is not None]
    return texts + [render("kernel_passes.py.jinja", kernel=loop) for loop in loops]


def _handwritten(blocks: Sequence[OperatorBlock]) -> list[str]:
    """The modules of hand-written kernels."""
    return sorted({path.rpartition(".")[0] for block in blocks for _, path in block.handwritten})
