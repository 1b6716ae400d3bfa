"""The functions of the Python array API standard that operators are: what stands in a package's ``array_api``."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

from codegen.model.blocks import PackagePlan
from codegen.model.literals import python_name
from codegen.reading.array_api import MODULES, Standard
from codegen.reading.entry import Entry
from codegen.reading.lookup import function_paths

_WIDTH = 115
_NUMBER, _INT, _BOOL = "builtins.complex", "builtins.int", "builtins.bool"  # the standard has dtypes of these names
_DIMS = f"{_INT} | Sequence[{_INT}] | None"
# What the parameters of the standard are, by their names.
_TYPES = {
    "x": "Tensor", "x1": f"Tensor | {_NUMBER}", "x2": f"Tensor | {_NUMBER}", "arrays": "Sequence[Tensor]",
    "axis": _DIMS, "axes": _DIMS, "dtype": "dtype | None", "device": "device | builtins.str | None",
    "shape": f"{_INT} | Sequence[{_INT}]", "s": f"Sequence[{_INT}] | None", "n": f"{_INT} | None", "k": _INT,
    "norm": "builtins.str", "mode": "builtins.str", "keepdims": _BOOL, "upper": _BOOL, "invert": _BOOL,
    "full_matrices": _BOOL, "rtol": "Tensor | builtins.float | None", "offset": _INT, "fill_value": _NUMBER,
    "source": _DIMS, "destination": _DIMS, "repetitions": f"Sequence[{_INT}]", "d": "builtins.float",
}  # fmt: skip
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
    returns: str

    @property
    def stub(self) -> str:
        """The signature with types, which follow from the standard's names of parameters."""
        function = ast.parse(f"def {self.name}({self.parameters}) -> {self.returns}: ...").body[0]
        assert isinstance(function, ast.FunctionDef)
        arguments = function.args
        for parameter in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            parameter.annotation = ast.parse(_TYPES.get(parameter.arg, "Any"), mode="eval").body
        return " ".join(ast.unparse(function).split())


@dataclass(frozen=True)
class StandardModule:
    """``array_api`` itself, or a module in it."""

    path: str
    doc: str
    sources: tuple[str, ...]  # modules whose functions it has as well
    functions: tuple[StandardFunction, ...]
    inner: tuple[str, ...]  # the modules in it
    extends: bool  # whether the sources are those of other packages

    @property
    def file(self) -> str:
        """Its file, below the package."""
        return f"array_api/{self.path or '__init__'}.py"

    @property
    def inner_imports(self) -> list[str]:
        """The imports in its stub of the modules in it; what it has of a base has modules of these names too."""
        again = "  # type: ignore[no-redef]" if self.extends else ""
        return [f"from . import {namespace} as {namespace}{again}" for namespace in self.inner]

    @property
    def exports(self) -> list[str]:
        """The lines with the names of its functions, and of the modules in it."""
        names = ", ".join(
            f'"{namespace}"' for namespace in sorted([*self.inner, *(function.name for function in self.functions)])
        )
        return textwrap.wrap(f"{names},", _WIDTH) if names else []

    def names(self, word: str) -> bool:
        """Whether a type in its stub has this name."""
        stubs = (ast.parse(function.stub).body[0] for function in self.functions)
        types = (node.annotation for stub in stubs for node in ast.walk(stub) if isinstance(node, ast.arg))
        nodes = (node for type_ in types if type_ is not None for node in ast.walk(type_))
        return any(isinstance(node, ast.Name) and node.id == word for node in nodes)

    @property
    def needs_common(self) -> bool:
        """Whether a function brings its arguments to one dtype."""
        return any("common(" in function.call for function in self.functions)


def standard_modules(plan: PackagePlan) -> tuple[StandardModule, ...]:
    """The modules of a package: the functions of its own entries, those of its bases, and those written by hand."""
    by_module: dict[str, list[StandardFunction]] = {module_name: [] for module_name in ("", *MODULES)}
    for entry in (block.entry for block in plan.blocks):
        for standard in entry.standard:
            module, _, name = standard.path.rpartition(".")
            by_module[module].append(_function(entry, standard, name))
    bases = tuple(plan.bases.direct)
    return tuple(_module(path, functions, bases) for path, functions in by_module.items())


def _module(path: str, functions: Iterable[StandardFunction], bases: Iterable[str]) -> StandardModule:
    within = f".{path}" if path else ""
    by_hand = (f"runtime.array_api{within}",) if path in _BY_HAND else ()
    sources = tuple(f"{base}.array_api{within}" for base in bases) or by_hand
    return StandardModule(path, _DOCS[path], sources, tuple(functions), () if path else MODULES, bool(bases))


def _function(entry: Entry, standard: Standard, name: str) -> StandardFunction:
    base = entry.schema.name.base
    words = []
    for argument, parameter in standard.given:
        described = entry.schema.argument(argument) if argument else None
        words.append(f"{python_name(described)}={parameter}" if described is not None else parameter)
    if standard.together:
        together = f"*common({', '.join(standard.together)})"
        words = [together, *words[len(standard.together) :]]
    doc = f"As `{function_paths(entry)[0]}`, in the standard's words."
    return StandardFunction(name, standard.parameters, f"functions.{base}({', '.join(words)})", doc, _returned(entry))


def _returned(entry: Entry) -> str:
    """What a function returns, in the words of its stub."""
    returns = entry.schema.returns
    if len(returns) == 1 and returns[0].type.is_tensor_list:
        return "builtins.tuple[Tensor, ...]"
    if all(result.type.is_tensor for result in returns):
        return "Tensor" if len(returns) == 1 else f"builtins.tuple[{', '.join(['Tensor'] * len(returns))}]"
    return "Any"
