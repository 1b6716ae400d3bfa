"""From two YAML files to the text of every file of a package."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen import json_schema, names, stubs
from codegen.bases import INDEX, Bases, index_text, read_extends, settle
from codegen.bindings import FunctionBlock, OperatorMethod, make_bindings, operator_methods
from codegen.diagnostics import Diagnostics
from codegen.entries import Entry, operators_of
from codegen.formulas import Derivative, read_derivatives
from codegen.kernel_paths import KERNEL_ROOTS
from codegen.layout import WIDTH
from codegen.left_out import names_left_out
from codegen.plan import OperatorBlock, Plan, digest_of, make_plan
from codegen.render import render, tidy
from codegen.selection import Selection, can_run
from codegen.vocabulary import KERNEL_FUNCTIONS, OPERATOR_FUNCTIONS
from codegen.yaml_source import read_entries

MODULES = ("linalg", "special", "fft")


@dataclass(frozen=True)
class Package:
    """The files of a package by relative path, and the counts of the summary."""

    files: dict[str, str]
    operators: int
    overloads: int
    kernels: int
    nodes: int
    bases: tuple[tuple[str, str], ...] = ()  # the packages that it builds on, with the digests of their indexes


@dataclass(frozen=True)
class Surroundings:
    """What a package may use besides its own YAML files: folders of packages that it extends and that Python does not

    find, and packages with kernels written by hand.
    """

    extends: tuple[Path, ...] = ()
    kernel_roots: tuple[str, ...] = KERNEL_ROOTS


def load(
    ops: Path, derivatives: Path, surroundings: Surroundings = Surroundings()
) -> tuple[tuple[Entry, ...], dict[str, Derivative]]:
    """Both YAML files, read and checked. Raises CodegenError with everything that is wrong."""
    entries, formulas, _ = load_with_bases(ops, derivatives, surroundings)
    return entries, formulas


def load_with_bases(
    ops: Path, derivatives: Path, surroundings: Surroundings = Surroundings()
) -> tuple[tuple[Entry, ...], dict[str, Derivative], Bases]:
    """Both YAML files and the packages that they build on. Raises CodegenError with everything that is wrong.

    Entries that are equal to those of a base are left out: they are the base's.
    """
    diagnostics = Diagnostics()
    mappings = read_entries(ops, diagnostics)
    bases = read_extends(mappings, surroundings.extends, diagnostics)
    whole = not len(diagnostics)
    entries = operators_of(mappings, diagnostics, bases, surroundings.kernel_roots)
    left_out = names_left_out(mappings, entries) if whole else None
    formulas = read_derivatives(derivatives, entries, diagnostics, bases, left_out)
    if bases.packages:
        digests = [(entry.name, digest_of(entry, formulas.get(entry.name))) for entry in entries]
        entries = settle(entries, digests, formulas, bases, diagnostics)
        kept = {entry.name for entry in entries}
        formulas = {name: derivative for name, derivative in formulas.items() if name in kept}
    diagnostics.raise_if_any()
    return entries, formulas, bases


def build(
    ops: Path, derivatives: Path, surroundings: Surroundings = Surroundings(), ops_from: Sequence[Path] = ()
) -> Package:
    """The package that the two files describe; with `ops_from` only what those lists and programs need of it."""
    entries, formulas, bases = load_with_bases(ops, derivatives, surroundings)
    whole = make_plan(entries, formulas, bases)
    plan = Selection(whole).of_files(ops_from) if ops_from else whole
    functions = make_bindings(plan)
    index = [(block.entry, block.digest, block.node.name if block.node else "") for block in plan.blocks]
    files = {**_operator_files(plan), **_faces(plan, functions), INDEX: index_text(index, bases)}
    if not can_run(files["__main__.py"], files["__init__.py"], plan, whole):
        del files["__main__.py"]  # the first look, which needs operators that this package does not have
    files |= json_schema.texts()
    loops = sum(len(_loops(block)) + bool(block.reduction or block.scan) for block in plan.blocks)
    return Package(
        files,
        operators=len({block.entry.schema.name.base for block in plan.blocks}),
        overloads=sum(len(block.forms) for block in plan.blocks),
        kernels=loops,
        nodes=sum(block.node is not None for block in plan.blocks),
        bases=tuple((base.name, base.digest) for base in bases.packages),
    )


def _loops(block: OperatorBlock) -> list[Any]:
    """All elementwise loops of an entry, of its kernel and of its formulas."""
    backward = [one.loop for one in (block.node.loops if block.node else ())]
    forward = [one.loop for one in (block.forward.loops if block.forward else ())]
    return [case.loop for case in block.cases] + backward + forward


def _operator_files(plan: Plan) -> dict[str, str]:
    """``operators/*.py`` and ``kernels/*.py``."""
    files = {}
    for theme, blocks in plan.themes.items():
        doc = f"The {theme} operators: what each is, its kernels, its backward Node."
        files[f"operators/{theme}.py"] = prune(
            render("operators.py.jinja", blocks=blocks, theme=theme, doc=doc, paths=_handwritten(blocks))
        )
        texts, layouts = _loop_texts(blocks)
        vecmath = sorted({*KERNEL_FUNCTIONS, *OPERATOR_FUNCTIONS})
        if texts:
            files[f"kernels/{theme}.py"] = prune(
                render("kernels.py.jinja", theme=theme, texts=texts, layouts=layouts, vecmath=vecmath)
            )
    files["kernels/__init__.py"] = render("empty.py.jinja", doc="Inner loops, compiled by Numba at their first call.")
    files["operators/__init__.py"] = prune(
        render("operators_init.py.jinja", themes=list(plan.themes), bases=plan.bases.direct), keep=True
    )
    return files


def _loop_texts(blocks: Sequence[OperatorBlock]) -> tuple[dict[str, str], dict[str, object]]:
    """The source of every loop by name, and the layouts of those of reductions and scans."""
    loops = {loop.name: loop for block in blocks for loop in _loops(block)}
    texts = {name: render("elementwise_loop.py.jinja", kernel=loop) for name, loop in loops.items()}
    reductions = {block.reduction.loop.name: block.reduction.loop for block in blocks if block.reduction}
    texts |= {name: render("reduce_loop.py.jinja", trim=True, kernel=loop) for name, loop in reductions.items()}
    scans = {block.scan.loop.name: block.scan.loop for block in blocks if block.scan}
    texts |= {name: render("scan_loop.py.jinja", trim=True, kernel=loop) for name, loop in scans.items()}
    layouts = {name: loop.layout for name, loop in reductions.items()}
    layouts |= {name: loop.layout for name, loop in scans.items()}
    return dict(sorted(texts.items())), dict(sorted(layouts.items()))


def _handwritten(blocks: Sequence[OperatorBlock]) -> list[str]:
    """The modules of hand-written kernels."""
    return sorted({path.rpartition(".")[0] for block in blocks for _, path in block.handwritten})


def _faces(plan: Plan, functions: Sequence[FunctionBlock]) -> dict[str, str]:
    """The modules that a user imports, and their stubs. Raises CodegenError for a function with a taken name."""
    public = [one for one in functions if one.is_function and not one.module and not one.name.startswith("_")]
    methods = [one for one in functions if one.is_method]
    dunders = operator_methods(plan, functions)
    by_module = {
        module: [one for one in functions if one.module == module or module in one.also] for module in MODULES
    }
    by_module = {module: members for module, members in by_module.items() if members}
    neural = [one for one in functions if one.module == "nn" or "nn" in one.also]
    face = prune(render("init.py.jinja", public=public, modules=by_module), keep=True)
    _refuse_taken(face, plan, {one.name for one in public})
    files = {
        "__init__.py": face,
        "__init__.pyi": prune(
            render(
                "init.pyi.jinja", public=public, methods=methods, dunders=dunders, modules=by_module,
                properties=[one for one in functions if one.as_property], bases=plan.bases.direct,
            ),
            keep=True,
            stub=True,
        ),
        "autograd/__init__.py": prune(render("autograd.py.jinja"), keep=True),
        "autograd/__init__.pyi": render("autograd.pyi.jinja"),
        "autograd/forward_ad.py": prune(render("forward_ad.py.jinja"), keep=True),
        "autograd/forward_ad.pyi": render("forward_ad.pyi.jinja"),
        "autograd/functional.py": prune(render("functional.py.jinja"), keep=True),
        "autograd/functional.pyi": render("functional.pyi.jinja"),
        "nn/__init__.pyi": render("nn_init.pyi.jinja"),
        "__main__.py": render("main.py.jinja"),
        "nn/__init__.py": render("nn_init.py.jinja"),
        "nn/functional.py": render("namespace.py.jinja", members=neural, doc="Functions of neural networks.", up=".."),
        "nn/functional.pyi": _namespace_stub(neural, "Functions of neural networks.", ".."),
        "py.typed": "",
        "return_types.py": prune(render("return_types.py.jinja", types=plan.result_types), keep=True),
        "return_types.pyi": prune(
            render("return_types.pyi.jinja", types=plan.result_types, aliases=stubs.ALIASES), stub=True
        ),
    }
    for module, members in by_module.items():
        doc = {"linalg": "Linear algebra.", "special": "Special functions.", "fft": "Fourier transforms."}[module]
        files[f"{module}.py"] = render("namespace.py.jinja", members=members, doc=doc, up=".")
        files[f"{module}.pyi"] = _namespace_stub(members, doc, ".")
    return {**files, **_function_files(plan, functions), **_method_files(plan, methods, dunders)}


def _refuse_taken(face: str, plan: Plan, public: Collection[str]) -> None:
    """A function cannot have the name of something else that every package offers, such as `tensor`."""
    taken: set[str] = set()
    for node in ast.parse(face).body:
        if isinstance(node, ast.Import) or (isinstance(node, ast.ImportFrom) and node.module != "functions"):
            taken |= {one.asname or one.name for one in node.names}
        elif isinstance(node, ast.Assign):
            taken |= {one.id for one in ast.walk(node.targets[0]) if isinstance(one, ast.Name)}
    diagnostics = Diagnostics()
    for entry in (block.entry for block in plan.blocks):
        base = entry.schema.name.base
        if base in taken and base in public:
            message = f"a package has its own '{base}', so no function can be called so"
            hint = "choose another name, or make it a method only"
            diagnostics.error(entry.location, "entry-name", message, hint=hint, length=len(base))
    diagnostics.raise_if_any()


def _namespace_stub(members: Sequence[FunctionBlock], doc: str, up: str) -> str:
    """The stub of a namespace such as ``linalg``."""
    return prune(render("namespace.pyi.jinja", members=members, doc=doc, up=up, aliases=stubs.ALIASES), stub=True)


def _by_theme(plan: Plan, functions: Sequence[FunctionBlock]) -> dict[str, list[FunctionBlock]]:
    """The functions that the package defines itself, by file."""
    groups: dict[str, list[FunctionBlock]] = {theme: [] for theme in plan.themes}
    for function in functions:
        if not function.origin:
            groups.setdefault(function.theme, []).append(function)
    return {theme: members for theme, members in groups.items() if members}


def _function_files(plan: Plan, functions: Sequence[FunctionBlock]) -> dict[str, str]:
    """``functions/*.py``."""
    groups = _by_theme(plan, functions)
    every = {names.constant_of(schema): str(schema.name) for entry in plan.entries for schema in entry.schemas}
    inherited: dict[str, list[FunctionBlock]] = {}
    for function in functions:
        if function.origin:
            inherited.setdefault(function.origin, []).append(function)
    text = render("functions_init.py.jinja", groups=groups, inherited=inherited)
    files = {"functions/__init__.py": prune(text, keep=True)}
    for theme, members in groups.items():
        tables = {name: every[name] for one in members for name in one.constants}
        files[f"functions/{theme}.py"] = prune(
            render("functions.py.jinja", functions=members, tables=tables, theme=theme)
        )
    return files


def _method_files(
    plan: Plan, methods: Sequence[FunctionBlock], dunders: Sequence[OperatorMethod]
) -> dict[str, str]:
    """``methods/*.py``."""
    groups = _by_theme(plan, methods)
    dunders = [one for one in dunders if not one.function.origin]
    for dunder in dunders:
        groups.setdefault(dunder.function.theme, [])
    files = {"methods/__init__.py": prune(render("methods_init.py.jinja", themes=list(groups)), keep=True)}
    for theme, members in groups.items():
        own = [one for one in dunders if one.function.theme == theme]
        functions = [*members, *(dunder.function for dunder in own)]
        constants = dict.fromkeys(name for one in functions for name in one.constants)
        tables = dict.fromkeys(one.table for one in functions)
        files[f"methods/{theme}.py"] = prune(
            render(
                "methods.py.jinja", methods=members, dunders=own, names=list(constants), tables=list(tables),
                theme=theme,
            )
        )
    return files


def prune(text: str, *, keep: bool = False, stub: bool = False) -> str:
    """A module without the imports that it does not use (unless `keep`), long import lines folded."""
    tree = ast.parse(text)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    lines = text.split("\n")
    for node in reversed(tree.body):
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            continue
        kept = [one for one in node.names if keep or (one.asname or one.name).split(".")[0] in used]
        lines[node.lineno - 1 : node.end_lineno] = _import_lines(node, kept) if kept else []
    return tidy("\n".join(lines), stub=stub)


def _import_lines(node: ast.Import | ast.ImportFrom, kept: list[ast.alias]) -> list[str]:
    """An import statement of the names `kept`."""
    if isinstance(node, ast.Import):
        return [ast.unparse(ast.Import(kept))]
    line = ast.unparse(ast.ImportFrom(node.module, kept, node.level))
    if len(line) <= WIDTH:
        return [line]
    head, _, names = line.partition(" import ")
    body = textwrap.fill(names + ",", WIDTH - 4, initial_indent="    ", subsequent_indent="    ")
    return [f"{head} import (", *body.split("\n"), ")"]
