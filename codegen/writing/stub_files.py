"""The stubs of a package: one beside every module of functions and methods, and those of the modules that show them.

A stub has signatures. Editors show the docstring of the module beside it, where that stands once; a method gets its own
when the program runs, which no editor sees, so that its stub has the first sentence.

A package that extends others shows their functions and methods as well, with its own Tensor as their result; they have
no module there, so their stubs stand in the folder ``inherited``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from codegen.model import own_names
from codegen.model.annotations import ALIASES
from codegen.model.api import Api, Theme
from codegen.model.array_api import standard_modules
from codegen.model.bindings import FunctionBlock, OperatorMethod
from codegen.writing.api_files import parts_of
from codegen.writing.imports import prune
from codegen.writing.render import joined, pieces_of, render
from codegen.writing.signatures import operator_signature, signatures

_INHERITED = "inherited"
# What `object` has with other types.
_OVERRIDING = ("__eq__", "__ne__")


@dataclass(frozen=True)
class _Shard:
    """The stub of a theme, and the folder in which it stands."""

    theme: Theme
    folder: str = ""

    @property
    def module(self) -> str:
        """The module, seen from the package."""
        return f"{self.folder}functions.{self.theme.name}"

    @property
    def parent(self) -> str:
        """What the class of its methods is called in the stub of the package."""
        return f"_{self.module.replace('.', '_')}"

    @property
    def up(self) -> str:
        """The package, seen from the module."""
        return "." * (self.module.count(".") + 1)

    def ignored(self, special: OperatorMethod) -> str:
        """What stands behind the signature of a special method, where that of `object` is another."""
        return "  # type: ignore[override]" if special.name in _OVERRIDING else ""

    def special(self, method: OperatorMethod) -> list[str]:
        """The signature of a special method."""
        return [operator_signature(method)]

    @property
    def pieces(self) -> dict[str, str]:
        """The pieces of the stub, where it declares something."""
        if not any(function.is_function for function in self.theme.functions) and not self.theme.has_methods:
            return {}
        return pieces_of("functions.pyi.jinja", shard=self, aliases=ALIASES, signatures=signatures)

    @property
    def files(self) -> dict[str, str]:
        """The stub, where it declares something."""
        pieces = self.pieces
        path = f"{self.module.replace('.', '/')}.pyi"
        return {path: prune(joined(pieces.values(), stub=True), stub=True)} if pieces else {}


@dataclass(frozen=True)
class _Names:
    """The functions of one shard that a module shows: each as it is called there and as it is shown."""

    source: str
    pairs: tuple[tuple[str, str], ...]


def stub_files(api: Api) -> dict[str, str]:
    """Every ``.pyi`` of a package but those of the themes of its own."""
    inherited = [_Shard(theme, f"{_INHERITED}.") for theme in api.themes(inherited=True)]
    shards = [*(_Shard(theme) for theme in api.themes()), *inherited]
    parents = [part for part in shards if part.theme.has_methods]
    showing = [part for part in shards if part.theme.shown or part.theme.renamed]
    files = {
        "__init__.pyi": prune(
            render("init.pyi.jinja", api=api, parents=parents, shards=showing, own=own_names), keep=True, stub=True
        ),
        "autograd/__init__.pyi": render("autograd.pyi.jinja"),
        "utils/__init__.pyi": render("utils.pyi.jinja", parts=parts_of("utils/__init__")),
        "autograd/forward_ad.pyi": render("forward_ad.pyi.jinja"),
        "autograd/functional.pyi": render("functional.pyi.jinja"),
        "nn/__init__.pyi": render("nn_init.pyi.jinja", parts=parts_of("nn/__init__")),
        "optim/__init__.pyi": render("optim_init.pyi.jinja"),
        "return_types.pyi": prune(
            render("return_types.pyi.jinja", types=api.plan.result_types, aliases=ALIASES), stub=True
        ),
    }
    for module in standard_modules(api.plan):
        files[f"{module.file}i"] = prune(render("array_api.pyi.jinja", module=module), keep=True, stub=True)
    for namespace in api.namespaces:
        text = render("namespace.pyi.jinja", namespace=namespace, shown=_shown(shards, namespace.members))
        files[f"{namespace.path}.pyi"] = prune(text, keep=True, stub=True)
    for shard in inherited:
        files |= shard.files
    return files


def stub_pieces(theme: Theme) -> dict[str, str]:
    """The pieces of the stub of a theme of the package itself, where it declares something."""
    return _Shard(theme).pieces


def _shown(shards: Iterable[_Shard], functions: Iterable[FunctionBlock]) -> list[_Names]:
    """Where the stubs of `functions` stand, shard by shard."""
    names = {function.name for function in functions}
    result = []
    for shard in shards:
        pairs = tuple(
            (function.local, function.public) for function in shard.theme.functions if function.name in names
        )
        if pairs:
            result.append(_Names(shard.module, pairs))
    return result
