"""``import torch`` gives a package of ours: for libraries whose import lines cannot be changed.

``torch`` becomes a module that has the names of the package, and every ``torch.nn.functional`` the package's own. The
versions that it names are those of the PyTorch whose names and signatures the package follows, so that libraries which
ask for a version go on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import Distribution, DistributionFinder
from os import PathLike
from types import ModuleType
from typing import Any

from runtime.errors import ComputeError

NAME, VERSION = "torch", "2.13.0"
_DERIVATIVES = "functorch"  # what PyTorch brings beside `torch`: its module `func` by an older name


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


class _Given(Loader):
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
    """Finds ``torch.a.b`` as the package's ``a.b``."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        """How the module of a name is loaded; None where the package has none."""
        del path, target
        if fullname == _DERIVATIVES:
            own = f"{self.package}.func"
        elif fullname.startswith(NAME + "."):
            own = self.package + fullname.removeprefix(NAME)
        else:
            return None
        try:
            module = import_module(own)
        except ModuleNotFoundError as error:
            if error.name is not None and own.startswith(error.name):
                return None
            raise
        return ModuleSpec(fullname, _Given(module))

    def find_distributions(self, context: DistributionFinder.Context | None = None) -> Iterator[Distribution]:
        """The version, where that of ``torch`` or of everything is asked for."""
        if context is None or context.name in {None, NAME}:
            yield _Version()


def stand_in(package: str) -> None:
    """Make ``import torch`` give a package. RuntimeError where PyTorch itself was imported before."""
    known = sys.modules.get(NAME)
    if isinstance(known, StandIn) and known._package.__name__ == package:
        return
    if known is not None:
        msg = f"import {package}.as_torch: {NAME} is imported already; import {package}.as_torch before anything else"
        raise ComputeError(msg)
    sys.modules[NAME] = StandIn(import_module(package))
    sys.meta_path.insert(0, _Finder(package))
