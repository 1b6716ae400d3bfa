"""The public API of a package: the package itself, its namespaces, and their functions and methods by theme."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from codegen import names
from codegen.diagnostics import Diagnostics
from codegen.language.vocabulary import FUNCTIONS_BY_HAND
from codegen.model.bindings import Declaration, FunctionBlock, OperatorMethod, make_bindings, operator_methods
from codegen.model.blocks import PackagePlan
from codegen.model.own_names import PARTS, own_names

# The modules that entries may name, and what they hold.
_MODULES = {
    "linalg": "Linear algebra.",
    "special": "Special functions.",
    "fft": "Fourier transforms.",
    "signal": "Windows of signals.",
    "masked": "Reductions that leave out elements.",
    "nn": "Functions of neural networks.",
}
_WIDTH_OF_NAMES = 119
_ALWAYS = "nn"  # every package has this one, also without a function
# What namespaces have besides functions of operators: the module of the runtime, and the names.
_REST = {
    "linalg": ("runtime.kernels.matrices.names", ("LinAlgError",)),
    "nn": ("runtime.nn.functions", tuple(sorted(FUNCTIONS_BY_HAND))),
}


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
        return tuple(
            function.name for function in self.functions if function.is_public and function.local == function.name
        )

    @property
    def renamed(self) -> tuple[FunctionBlock, ...]:
        """Those that it shows by another name, because this one is taken here."""
        return tuple(function for function in self.functions if function.is_public and function.local != function.name)

    @property
    def exports(self) -> tuple[str, ...]:
        """The lines of ``__all__`` in the stub: a function and what is derived from it begin a line of their own."""
        shown = {*self.shown}
        groups: list[list[str]] = []
        for function in self.functions:
            if not (function.is_derived and groups):
                groups.append([])
            if function.name in shown:
                groups[-1].append(f'"{function.name}",')
        wrapped = (
            textwrap.wrap(" ".join(names), _WIDTH_OF_NAMES, initial_indent="    ", subsequent_indent="    ")
            for names in groups
        )
        return ("__all__ = [", *chain.from_iterable(wrapped), "]")

    @property
    def hidden(self) -> tuple[FunctionBlock, ...]:
        """Private functions, those of modules such as linalg, those that are methods only, and those renamed."""
        shown = {*self.shown}
        return tuple(function for function in self.functions if function.name not in shown)

    @property
    def declarations(self) -> tuple[Declaration, ...]:
        """Its functions, each with the special methods that call it."""
        special: dict[str, list[str]] = {}
        for method in self.operators:
            special.setdefault(method.function.name, []).append(method.name)
        return tuple(Declaration(function, tuple(special.get(function.name, ()))) for function in self.functions)


@dataclass(frozen=True)
class NamespaceModule:
    """A module such as ``linalg``: its path in the package, its sentence, its functions.

    `rest` is the module of functions that no schema describes, which is loaded when one of them is used; `offered` are
    their names.
    """

    path: str
    doc: str
    members: tuple[FunctionBlock, ...]
    rest: str = ""  # the module of the runtime with further names, which is loaded when one of them is used
    by_hand: tuple[str, ...] = ()  # those names

    @property
    def names(self) -> list[str]:
        """All that it offers."""
        return sorted((*(member.public for member in self.members), *self.by_hand))

    @property
    def up(self) -> str:
        """The package, as an import of this module begins."""
        return "." * (self.path.count("/") + 1)


@dataclass(frozen=True)
class Api:
    """All names that a package offers."""

    plan: PackagePlan

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
        return tuple(function for function in self.functions if function.is_public)

    @cached_property
    def namespaces(self) -> tuple[NamespaceModule, ...]:
        """Its modules of functions."""
        result = []
        for module, doc in _MODULES.items():
            members = tuple(
                function for function in self.functions
                if (module == function.module or module in function.also) and not function.name.startswith("_")
            )  # fmt: skip
            if members or module == _ALWAYS:
                path = names.NAMESPACES.get(module, module)
                result.append(NamespaceModule(path.replace(".", "/"), doc, members, *_REST.get(module, ())))
        return tuple(result)

    @property
    def modules(self) -> list[str]:
        """The namespaces that stand in the package itself, and the packages around others."""
        return [*(namespace.path for namespace in self.namespaces if "/" not in namespace.path), *self.packages]

    @property
    def packages(self) -> dict[str, NamespaceModule]:
        """The packages that are there for a namespace alone, as ``signal`` is for ``signal.windows``."""
        within = (
            (*namespace.path.rpartition("/")[::2], namespace) for namespace in self.namespaces if "/" in namespace.path
        )
        return {package: namespace for package, _, namespace in within if package not in PARTS}

    @property
    def offered(self) -> frozenset[str]:
        """All names that the package shows itself."""
        return own_names() | {*self.modules, *(function.name for function in self.public)}

    def themes(self, *, inherited: bool = False) -> tuple[Theme, ...]:
        """The functions and methods that the package defines itself, or those of its bases, by theme."""
        names = dict.fromkeys([] if inherited else self.plan.themes)
        names |= dict.fromkeys(function.theme for function in self.functions if bool(function.origin) == inherited)
        return tuple(self._theme(name, inherited=inherited) for name in names)

    def _theme(self, name: str, *, inherited: bool) -> Theme:
        functions = [
            function for function in self.functions if function.theme == name and bool(function.origin) == inherited
        ]
        names = {function.name for function in functions}
        return Theme(
            name,
            tuple(functions),
            tuple(function for function in functions if function.is_method),
            tuple(operator for operator in self.operators if operator.function.name in names),
        )


def reject_taken(api: Api) -> None:
    """A function cannot have the name of something else that every package offers, such as `tensor`. CodegenError."""
    taken, public = {*own_names(), *api.modules}, {function.name for function in api.public}
    diagnostics = Diagnostics()
    for entry in (block.entry for block in api.plan.blocks):
        base = entry.schema.name.base
        if base in taken and base in public:
            message = f"a package has its own '{base}', so no function can be called so"
            hint = "choose another name, or make it a method only"
            diagnostics.error(entry.location, "entry-name", message, hint=hint, length=len(base))
    diagnostics.raise_if_any()
