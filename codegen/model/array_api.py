"""The functions of the Python array API standard that operators are: what stands in a package's ``array_api``."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

from codegen.model.blocks import Plan
from codegen.model.quick import python_name
from codegen.reading.array_api import MODULES, Standard
from codegen.reading.entry import Entry
from codegen.reading.lookup import function_paths

_WIDTH = 115
_BY_HAND = ("", "linalg")  # the modules with functions that are no operators
_DOCS = {
    "": "The functions and dtypes of the Python array API standard, under its names and with its signatures.",
    "linalg": "Linear algebra of the Python array API standard.",
    "fft": "Fourier transforms of the Python array API standard.",
}


@dataclass(frozen=True)
class StandardFunction:
    """One function: its name and parameters, and how it calls the operator's."""

    name: str
    parameters: str
    call: str
    doc: str


@dataclass(frozen=True)
class StandardModule:
    """``array_api`` itself, or a module in it."""

    path: str
    doc: str
    sources: tuple[str, ...]  # modules whose functions it has as well
    functions: tuple[StandardFunction, ...]
    inner: tuple[str, ...]  # the modules in it

    @property
    def file(self) -> str:
        """Its file, below the package."""
        return f"array_api/{self.path or '__init__'}.py"

    @property
    def exports(self) -> list[str]:
        """The lines with the names of its functions, and of the modules in it."""
        names = ", ".join(f'"{one}"' for one in sorted([*self.inner, *(function.name for function in self.functions)]))
        return textwrap.wrap(f"{names},", _WIDTH) if names else []

    @property
    def needs_common(self) -> bool:
        """Whether a function brings its arguments to one dtype."""
        return any("common(" in function.call for function in self.functions)


def standard_modules(plan: Plan) -> tuple[StandardModule, ...]:
    """The modules of a package: the functions of its own entries, those of its bases, and those written by hand."""
    found: dict[str, list[StandardFunction]] = {one: [] for one in ("", *MODULES)}
    for entry in (block.entry for block in plan.blocks):
        for one in entry.standard:
            module, _, name = one.path.rpartition(".")
            found[module].append(_function(entry, one, name))
    bases = tuple(plan.bases.direct)
    return tuple(_module(path, functions, bases) for path, functions in found.items())


def _module(path: str, functions: Iterable[StandardFunction], bases: Iterable[str]) -> StandardModule:
    within = f".{path}" if path else ""
    by_hand = (f"runtime.array_api{within}",) if path in _BY_HAND else ()
    sources = tuple(f"{base}.array_api{within}" for base in bases) or by_hand
    return StandardModule(path, _DOCS[path], sources, tuple(functions), () if path else MODULES)


def _function(entry: Entry, standard: Standard, name: str) -> StandardFunction:
    base = entry.schema.name.base
    words = []
    for argument, parameter in standard.given:
        found = entry.schema.argument(argument) if argument else None
        words.append(f"{python_name(found)}={parameter}" if found is not None else parameter)
    if standard.together:
        together = f"*common({', '.join(standard.together)})"
        words = [together, *words[len(standard.together) :]]
    doc = f"As `{function_paths(entry)[0]}`, in the standard's words."
    return StandardFunction(name, standard.parameters, f"functions.{base}({', '.join(words)})", doc)
