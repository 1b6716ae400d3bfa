"""A package under a second name: ``torch``, for libraries whose import lines cannot be changed, and ``opweave``.

``torch`` becomes a module that has the names of the package, and every ``torch.nn.functional`` the package's own. The
versions that it names are those of the PyTorch whose names and signatures the package follows, so that libraries which
ask for a version go on. ``opweave`` is the package itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, DistributionFinder
from importlib.util import find_spec, spec_from_file_location
from os import PathLike
from types import ModuleType
from typing import Any

from runtime.errors import ComputeError

_PARTS = re.compile(r"v?(\d+(?:\.\d+)*)(?:\.?(dev|a|b|rc|post)(\d*))?(?:\+.*)?")  # of a version, as PEP 440 has them
_STAGES = {"dev": -4, "a": -3, "b": -2, "rc": -1, None: 0, "post": 1}


class TorchVersion(str):
    """A version that is compared by its numbers: ``TorchVersion("2.13.0") > "2.9"``, and ``>= (2, 1)``.

    What is no version is compared as text.
    """

    __slots__ = ()

    def _pair(self, other: Any) -> tuple[Any, Any]:
        other = ".".join(map(str, other)) if isinstance(other, (tuple, list)) else str(other)
        keys = _order(str(self)), _order(other)
        return (str(self), other) if None in keys else keys

    def __lt__(self, other: Any) -> bool:
        first, second = self._pair(other)
        return bool(first < second)

    def __le__(self, other: Any) -> bool:
        first, second = self._pair(other)
        return bool(first <= second)

    def __gt__(self, other: Any) -> bool:
        first, second = self._pair(other)
        return bool(first > second)

    def __ge__(self, other: Any) -> bool:
        first, second = self._pair(other)
        return bool(first >= second)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (str, tuple, list)):
            return False
        first, second = self._pair(other)
        return bool(first == second)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


def _order(version: str) -> tuple[Any, ...] | None:
    """What a version is ordered by; None for what is none."""
    match = _PARTS.fullmatch(version)
    if match is None:
        return None
    numbers = [int(part) for part in match[1].split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return numbers, _STAGES[match[2]], int(match[3] or 0)


NAME, VERSION = "torch", TorchVersion("2.13.0")
# What PyTorch brings beside `torch`: its module `func`, and older functions.
_BESIDE = {
    "functorch": "_functorch", "functorch.experimental": "_higher_order_ops",
    "functorch.experimental.control_flow": "_higher_order_ops",
}  # fmt: skip


# Where PyTorch has the classes of tensors, by where they are here: libraries choose by the first part of that, as
# opt_einsum does to find out who multiplies.
_CLASSES = {
    "runtime.tensor": (NAME, ("Tensor", "Size")),
    "runtime.tensor.dtypes": (NAME, ("dtype",)),
    "runtime.tensor.device": (NAME, ("device", "layout", "memory_format")),
    "runtime.nn.parameter": (f"{NAME}.nn.parameter", ("Parameter", "Buffer")),
    "runtime.nn.uninitialized": (f"{NAME}.nn.parameter", ("UninitializedParameter", "UninitializedBuffer")),
    "runtime.batching.tensor": (NAME, ("BatchedTensor",)),
}
_homes: dict[Any, str] = {}


def home_of(kind: Any) -> str:
    """The module of a class or a function by its name here, which files use, whatever it is called for libraries."""
    return _homes.get(kind) or str(kind.__module__)


def _rename_classes() -> None:
    """Let the classes of tensors say that they are PyTorch's."""
    for home, (shown, names) in _CLASSES.items():
        for name in names:
            kind = getattr(import_module(home), name)
            _homes.setdefault(kind, kind.__module__)
            kind.__module__ = shown


class StandIn(ModuleType):
    """The module ``torch``: what is looked up or set in it is looked up or set in a package."""

    def __init__(self, package: ModuleType) -> None:
        super().__init__(NAME, package.__doc__)
        vars(self).update(_package=package, __path__=[], __version__=VERSION, torch=self)
        vars(self).update(__spec__=ModuleSpec(NAME, None, origin=package.__file__), __file__=package.__file__)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._package, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._package, name, value)

    def __dir__(self) -> list[str]:
        return dir(self._package)


class _Loaded(Loader):
    """Loads a module that is there already, and leaves it as it is."""

    def __init__(self, module: ModuleType) -> None:
        self._module, self._spec = module, module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module."""
        del spec
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        """Give the module its own name back, which the import took from it."""
        module.__spec__, module.__loader__ = self._spec, getattr(self._spec, "loader", None)


class _Version(Distribution):
    """What ``importlib.metadata`` says of ``torch``."""

    def read_text(self, filename: str) -> str | None:
        """The name and the version; there are no other files."""
        text = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\n"
        return text if filename == "METADATA" else None

    def locate_file(self, path: str | PathLike[str]) -> Any:
        """Nothing: there are no files."""
        del path


class _Finder(MetaPathFinder):
    """Finds ``name.a.b`` as the package's ``a.b``: one module object under both names."""

    def __init__(self, name: str, package: str) -> None:
        self.name, self.package = name, package

    def target(self, fullname: str) -> str | None:
        """The name within the package of the module that is asked for; None for modules of others."""
        return self.package + fullname.removeprefix(self.name) if fullname.startswith(self.name + ".") else None

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        """How the module of a name is loaded; None where the package has none."""
        del path, target
        name = self.target(fullname)
        if name is None:
            return None
        if name.endswith(".__main__"):  # what `python -m` runs: a module of its own, which no other name may share
            spec = find_spec(name)
            return spec and spec_from_file_location(fullname, spec.origin)
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            if error.name is not None and name.startswith(error.name):
                return None
            raise
        return ModuleSpec(fullname, _Loaded(module))


class _TorchFinder(_Finder):
    """Finds the modules of ``torch``, its older ``functorch``, and the version."""

    def target(self, fullname: str) -> str | None:
        """The name within the package of the module that is asked for; None for modules of others."""
        beside = _BESIDE.get(fullname)
        return f"{self.package}.{beside}" if beside else super().target(fullname)

    def find_distributions(self, context: DistributionFinder.Context | None = None) -> Iterator[Distribution]:
        """The version, where that of ``torch`` or of everything is asked for."""
        if context is None or context.name in {None, NAME}:
            yield _Version()


def is_standing_in() -> bool:
    """Whether ``torch`` is a package of ours in this process."""
    return isinstance(sys.modules.get(NAME), StandIn)


def stand_in(package: str) -> None:
    """Make ``import torch`` give a package. RuntimeError where PyTorch itself was imported before."""
    module = sys.modules.get(NAME)
    if isinstance(module, StandIn) and module._package.__name__ == package:
        return
    if module is not None:
        msg = f"import {package}.as_torch: {NAME} is imported already; import {package}.as_torch before anything else"
        raise ComputeError(msg)
    sys.modules[NAME] = StandIn(import_module(package))
    import_module("runtime.tensor.naming").package.name = NAME
    _rename_classes()
    sys.meta_path.insert(0, _TorchFinder(NAME, package))


def answer_to(name: str, package: str) -> None:
    """Make ``import name`` give a package itself, and ``import name.part`` its parts."""
    sys.modules[name] = import_module(package)
    if not any(isinstance(finder, _Finder) and finder.name == name for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder(name, package))
