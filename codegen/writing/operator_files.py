"""The modules of operators and of kernels, by theme."""

from __future__ import annotations

from collections.abc import Sequence

from codegen.imported import OPERATORS
from codegen.language.vocabulary import KERNEL_FUNCTIONS, LOOP_WORDS, OPERATOR_FUNCTIONS
from codegen.model.blocks import OperatorBlock, PackagePlan
from codegen.model.reduce_model import KernelFunction
from codegen.writing.imports import prune
from codegen.writing.render import render


def operator_files(plan: PackagePlan) -> dict[str, str]:
    """``operators/*.py`` and ``kernels/*.py``."""
    files: dict[str, str] = {}
    for theme, blocks in plan.themes.items():
        files |= files_of_theme(theme, blocks)
    files["kernels/__init__.py"] = render("empty.py.jinja", doc="Inner loops, compiled by Numba at their first call.")
    files["operators/__init__.py"] = prune(
        render("operators_init.py.jinja", themes=list(plan.themes), bases=plan.bases.direct), keep=True
    )
    return files


def files_of_theme(theme: str, blocks: Sequence[OperatorBlock]) -> dict[str, str]:
    """The files of ``operators/`` and ``kernels/`` of one theme."""
    doc = f"The {theme} operators: what each is, its kernels, its backward Node."
    paths = sorted({module for block in blocks for module in block.modules})
    text = render("operators.py.jinja", blocks=blocks, theme=theme, doc=doc, paths=paths, imports=OPERATORS)
    files = {f"operators/{theme}.py": prune(text)}
    texts = _kernel_texts(blocks)
    if texts:
        vecmath = sorted({*KERNEL_FUNCTIONS, *OPERATOR_FUNCTIONS})
        text = render("kernels.py.jinja", theme=theme, texts=texts, vecmath=vecmath, words=LOOP_WORDS)
        files[f"kernels/{theme}.py"] = prune(text)
    return files


def _kernel_texts(blocks: Sequence[OperatorBlock]) -> list[str]:
    """The functions of elementwise expressions, those of an entry together, then reductions and scans."""
    kernels: dict[str, KernelFunction] = {}
    for kernel in (loop for block in blocks for loop in block.loops):
        assert kernels.setdefault(kernel.name, kernel).says(kernel), f"two kernels are called {kernel.name}"
    texts = [render("kernel_function.py.jinja", kernel=kernel) for kernel in kernels.values()]
    loops = [block.passes for block in blocks if block.passes is not None]
    return texts + [render("kernel_passes.py.jinja", kernel=loop) for loop in loops]
