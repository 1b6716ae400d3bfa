"""What a user imports: the package itself, its namespaces, the functions and methods behind them, by theme."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from codegen import names
from codegen.diagnostics import Diagnostics
from codegen.model import stubs
from codegen.model.bindings import FunctionBlock, OperatorMethod, make_bindings, operator_methods
from codegen.model.modules import module_blocks
from codegen.model.plan import Plan
from codegen.writing.imports import prune
from codegen.writing.render import render

# The modules that entries may name, and what they hold.
_MODULES = {
    "linalg": "Linear algebra.",
    "special": "Special functions.",
    "fft": "Fourier transforms.",
    "nn": "Functions of neural networks.",
}
# What packages have of the runtime under PyTorch's names, each loaded when it is first used.
_PARTS = (
    ("nn/init", "runtime.nn.init", "Initial values of parameters."),
    ("nn/parameter", "runtime.nn.parameter", "Parameters and buffers."),
    ("nn/utils/rnn", "runtime.nn.utils.rnn", "Sequences of different lengths."),
    ("nn/utils/__init__", "runtime.nn.utils", "What training loops do to parameters and gradients."),
    ("utils/data", "runtime.data", "Loading data."),
    ("utils/checkpoint", "runtime.autograd.checkpoint", "Results that backward computes again."),
    ("func", "runtime.func", "Derivatives as functions."),
    ("cuda", "runtime.devices.cuda", "Graphics processors, of which there are none."),
    ("backends", "runtime.devices.backends", "Libraries that are not used."),
    ("serialization", "runtime.files", "Files of tensors."),
)
_WIDTH_OF_NAMES = 119
_ALWAYS = "nn"  # every package has this one, also without a function


@dataclass(frozen=True)
class Theme:
    """What stands in one file of ``functions/``: functions, and the methods that call the same tables."""

    name: str
    functions: tuple[FunctionBlock, ...]
    methods: tuple[FunctionBlock, ...]
    operators: tuple[OperatorMethod, ...]

    @property
    def has_methods(self) -> bool:
        """Whether Tensor has anything of it."""
        return bool(self.methods or self.operators)

    @property
    def shown(self) -> tuple[str, ...]:
        """The functions that the package itself shows by the name that they have here."""
        return tuple(one.name for one in self.functions if one.is_public and one.local == one.name)

    @property
    def renamed(self) -> tuple[FunctionBlock, ...]:
        """Those that it shows by another name, because this one is taken here."""
        return tuple(one for one in self.functions if one.is_public and one.local != one.name)

    @property
    def exports(self) -> tuple[str, ...]:
        """The lines of ``__all__``."""
        names = ", ".join(f'"{name}"' for name in self.shown)
        if len(names) < _WIDTH_OF_NAMES:
            return (f"__all__ = [{names}]",)
        wrapped = textwrap.wrap(f"{names},", _WIDTH_OF_NAMES, initial_indent="    ", subsequent_indent="    ")
        return ("__all__ = [", *wrapped, "]")

    @property
    def hidden(self) -> tuple[FunctionBlock, ...]:
        """Private functions, those of modules such as linalg, those that are methods only, and those renamed."""
        return tuple(one for one in self.functions if one.name not in self.shown)

    @property
    def tables(self) -> list[tuple[str, list[str]]]:
        """What its functions and methods call: the modules of operators, each with the names that it gives."""
        found: dict[str, dict[str, None]] = {}
        for function in (*self.functions, *(one.function for one in self.operators)):
            for constant, module in function.modules:
                found.setdefault(module, {})[constant] = None
        return [(module, list(names)) for module, names in found.items()]


@dataclass(frozen=True)
class Namespace:
    """A module such as ``linalg``: its path in the package, its sentence, its functions."""

    path: str
    doc: str
    members: tuple[FunctionBlock, ...]

    @property
    def up(self) -> str:
        """The package, as an import of this module begins."""
        return "." * (self.path.count("/") + 1)


@dataclass(frozen=True)
class Api:
    """All names that a package offers."""

    plan: Plan

    @cached_property
    def functions(self) -> tuple[FunctionBlock, ...]:
        """Every function, with those of its bases and those that are methods only."""
        return make_bindings(self.plan)

    @cached_property
    def operators(self) -> tuple[OperatorMethod, ...]:
        """Every special method."""
        return operator_methods(self.plan, self.functions)

    @cached_property
    def public(self) -> tuple[FunctionBlock, ...]:
        """The functions of the package itself, by their names."""
        return tuple(one for one in self.functions if one.is_public)

    @cached_property
    def namespaces(self) -> tuple[Namespace, ...]:
        """Its modules of functions."""
        found = []
        for module, doc in _MODULES.items():
            members = tuple(one for one in self.functions if module == one.module or module in one.also)
            if members or module == _ALWAYS:
                path = names.NAMESPACES.get(module, module)
                found.append(Namespace(path.replace(".", "/"), doc, members))
        return tuple(found)

    @property
    def modules(self) -> list[str]:
        """The namespaces that stand in the package itself."""
        return [one.path for one in self.namespaces if "/" not in one.path]

    def themes(self, *, inherited: bool = False) -> tuple[Theme, ...]:
        """The functions and methods that the package defines itself, or those of its bases, by theme."""
        own = dict.fromkeys([] if inherited else self.plan.themes)
        own |= dict.fromkeys(one.theme for one in self.functions if bool(one.origin) == inherited)
        return tuple(self._theme(name, inherited=inherited) for name in own)

    def _theme(self, name: str, *, inherited: bool) -> Theme:
        functions = [one for one in self.functions if one.theme == name and bool(one.origin) == inherited]
        mine = {one.name for one in functions}
        return Theme(
            name,
            tuple(functions),
            tuple(one for one in functions if one.is_method),
            tuple(one for one in self.operators if one.function.name in mine),
        )


def api_files(api: Api) -> dict[str, str]:
    """The modules that a user imports and those behind them. Raises CodegenError for a function with a taken name."""
    text = init_text(api)
    _refuse_taken(text, api.plan, {one.name for one in api.public})
    files = {
        "__init__.py": text,
        "autograd/__init__.py": prune(render("autograd.py.jinja"), keep=True),
        "autograd/forward_ad.py": prune(render("forward_ad.py.jinja"), keep=True),
        "autograd/functional.py": prune(render("functional.py.jinja"), keep=True),
        "__main__.py": render("main.py.jinja"),
        "nn/__init__.py": render("nn_init.py.jinja"),
        "nn/modules.py": prune(modules_text(api.plan)),
        "utils/__init__.py": render("utils.py.jinja"),
        "py.typed": "",
        "return_types.py": prune(render("return_types.py.jinja", types=api.plan.result_types), keep=True),
    }
    files |= {f"{path}.py": render("part.py.jinja", doc=doc, source=source) for path, source, doc in _PARTS}
    files |= {f"{one.path}.py": render("namespace.py.jinja", namespace=one) for one in api.namespaces}
    return {**files, **_function_files(api)}


def modules_text(plan: Plan) -> str:
    """The module of all modules of ``nn``."""
    sources = [f"{name}.nn.modules" for name in plan.bases.direct] or ["runtime.nn"]
    modules = module_blocks(plan)
    exports = [f'"{one.name}"' for one in modules]
    return render(
        "nn_modules.py.jinja", modules=modules, sources=sources, aliases=stubs.ALIASES, exports=exports,
        functions=dict.fromkeys(name for one in modules for name in one.functions),
    )


def init_text(api: Api) -> str:
    """The package's own module, which shows all names that it offers."""
    inherited = [one for one in api.public if one.origin]
    themes = [one for one in api.themes() if one.functions]
    return prune(render("init.py.jinja", inherited=inherited, themes=themes, modules=api.modules), keep=True)


def _refuse_taken(api: str, plan: Plan, public: Collection[str]) -> None:
    """A function cannot have the name of something else that every package offers, such as `tensor`."""
    taken: set[str] = set()
    for node in ast.parse(api).body:
        if isinstance(node, ast.Import) or (
            isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] != "functions"
        ):
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


def _function_files(api: Api) -> dict[str, str]:
    """``functions/*.py``."""
    themes = [theme for theme in api.themes() if theme.functions]
    inherited: dict[str, list[FunctionBlock]] = {}
    for function in api.functions:
        if function.origin:
            inherited.setdefault(function.origin, []).append(function)
    files = {
        "functions/__init__.py": prune(render("functions_init.py.jinja", themes=themes, inherited=inherited), keep=True)
    }
    for theme in themes:
        files |= functions_of(theme)
    return files


def functions_of(theme: Theme) -> dict[str, str]:
    """The file of ``functions/`` of one theme."""
    return {f"functions/{theme.name}.py": prune(render("functions.py.jinja", theme=theme))}
