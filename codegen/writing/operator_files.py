"""The modules of the packages of operators and of kernels, which those of themes stand in."""

from __future__ import annotations

from codegen.model.blocks import PackagePlan
from codegen.writing.imports import prune
from codegen.writing.render import render


def operator_files(plan: PackagePlan) -> dict[str, str]:
    """``__init__.py`` of ``operators/`` and ``kernels/``."""
    return {
        "kernels/__init__.py": render("empty.py.jinja", doc="Inner loops, compiled by Numba at their first call."),
        "operators/__init__.py": prune(
            render("operators_init.py.jinja", themes=list(plan.themes), bases=plan.bases.direct), keep=True
        ),
    }
