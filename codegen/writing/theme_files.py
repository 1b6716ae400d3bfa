"""The files of a theme: its operators, kernels, functions and stub, each made of pieces.

A piece is what one operator, kernel or function contributes to a file. It depends on nothing else of the file, so that
a run after a small edit (:mod:`codegen.incremental`) renders the pieces of what was edited and joins them with those
that are remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from codegen.imported import FUNCTIONS, OPERATORS
from codegen.language.vocabulary import KERNEL_FUNCTIONS, LOOP_WORDS, OPERATOR_FUNCTIONS
from codegen.model.api import Api, Theme
from codegen.model.blocks import OperatorBlock, PackagePlan
from codegen.model.reduce_model import KernelFunction
from codegen.writing.imports import prune
from codegen.writing.render import joined, pieces_of, render
from codegen.writing.stub_files import stub_pieces


@dataclass(frozen=True)
class ThemePieces:
    """The pieces of the files of a theme by their names; no pieces where the theme has no such file."""

    operators: Mapping[str, str]  # by operator
    kernels: Mapping[str, str]  # by function, or by operator for reductions and scans
    functions: Mapping[str, str]  # by function
    stub: Mapping[str, str]  # by function, and what of it is declared

    def files(self, theme: str) -> dict[str, str]:
        """The texts by path."""
        files = {
            f"operators/{theme}.py": self.operators,
            f"kernels/{theme}.py": self.kernels,
            f"functions/{theme}.py": self.functions,
        }
        texts = {path: prune(joined(pieces.values())) for path, pieces in files.items() if pieces}
        if self.stub:
            texts[f"functions/{theme}.pyi"] = prune(joined(self.stub.values(), stub=True), stub=True)
        return texts


def pieces_of_themes(plan: PackagePlan, api: Api) -> dict[str, ThemePieces]:
    """The pieces of every theme of a package."""
    themes = {theme.name: theme for theme in api.themes()}
    return {
        name: pieces_of_theme(themes[name], plan.themes.get(name, ())) for name in {**plan.themes, **themes}
    }  # fmt: skip


def pieces_of_theme(theme: Theme, blocks: Sequence[OperatorBlock], modules: Iterable[str] = ()) -> ThemePieces:
    """The pieces of some operators and functions of a theme; `modules` are those of its other hand-written kernels."""
    paths = sorted({*modules, *(module for block in blocks for module in block.modules)})
    doc = f"The {theme.name} operators: what each is, its kernels, its backward Node."
    operators = pieces_of(
        "operators.py.jinja", blocks=blocks, theme=theme.name, doc=doc, paths=paths, imports=OPERATORS
    )
    functions = pieces_of("functions.py.jinja", theme=theme, imports=FUNCTIONS) if theme.functions else {}
    return ThemePieces(operators if blocks else {}, _kernel_pieces(theme.name, blocks), functions, stub_pieces(theme))


def _kernel_pieces(theme: str, blocks: Sequence[OperatorBlock]) -> dict[str, str]:
    """The functions of elementwise expressions, those of an entry together, then reductions and scans."""
    kernels: dict[str, KernelFunction] = {}
    for kernel in (loop for block in blocks for loop in block.loops):
        assert kernels.setdefault(kernel.name, kernel).says(kernel), f"two kernels are called {kernel.name}"
    texts = {name: render("kernel_function.py.jinja", kernel=kernel) for name, kernel in kernels.items()}
    passes = {block.entry.name: block.passes for block in blocks if block.passes is not None}
    texts |= {passes_key(name): render("kernel_passes.py.jinja", kernel=loop) for name, loop in passes.items()}
    if not texts:
        return {}
    vecmath = sorted({*KERNEL_FUNCTIONS, *OPERATOR_FUNCTIONS})
    return pieces_of("kernels.py.jinja", theme=theme, texts=texts, vecmath=vecmath, words=LOOP_WORDS)


def passes_key(operator: str) -> str:
    """The name of the piece of a reduction or scan."""
    return f"passes of {operator}"
