"""Names in files of PyTorch's: what a name that begins with ``torch`` is in a package of ours, and the other way."""

from __future__ import annotations

import functools
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from runtime.files.classes import packages
from runtime.pytorch_files import File
from runtime.standing_in import home_of

TORCH = "torch"
# Where PyTorch has what a package shows, most particular first; the modules that are files of PyTorch's come before.
_PLACES = (
    "nn.parameter", "nn.functional", "nn.init", "nn", "nn.utils.rnn", "optim.lr_scheduler", "optim.swa_utils", "optim",
    "distributions.transforms", "distributions.constraints", "distributions", "utils.data", "amp", "", "linalg",
    "special", "fft",
)  # fmt: skip
_LAZY = "runtime.nn.lazy"  # whose layers PyTorch has beside those that they become
_MOVED = {"torch._C._nn": "torch.nn.functional", "torch.utils.data.dataset": "torch.utils.data"}


def ours(module: str, name: str) -> Any:
    """What a package of ours has under a name of PyTorch's; None where none has it."""
    module = _MOVED.get(module, module)
    for package in _standing():
        try:
            value: Any = import_module(package + module.removeprefix(TORCH))
        except ImportError:
            continue
        for part in name.split("."):
            value = getattr(value, part, None)
        if value is not None:
            return value
    return None


def theirs(value: Any) -> tuple[str, str] | None:
    """The module and the name of a class or a function of ours in PyTorch; None for what is not ours."""
    module = getattr(value, "__module__", None) or ""
    module = home_of(value) if module and isinstance(value, type) else module
    if module.partition(".")[0] not in {"runtime", *packages()}:
        return None
    for package in _standing():
        file = _file_of(value, package) if isinstance(value, type) else None
        if file is not None:
            return f"{TORCH}.{file}", value.__qualname__
        for module_name, shown in _shown(package):
            name = _name_in(shown, value)
            if name is not None:
                return f"{TORCH}.{module_name}" if module_name else TORCH, name
    return None


def _file_of(kind: type, package: str) -> str | None:
    """The file of PyTorch's that has a class of ours; lazy layers are beside those that they become."""
    classes, homes, names = _files(package)
    file = names.get(kind.__name__.lower())
    if file is not None and getattr(sys.modules[f"{package}.{file}"], kind.__name__, None) is kind:
        return file
    for parent in kind.__mro__ if home_of(kind) == _LAZY else (kind,):
        home = home_of(parent)
        file = classes.get(parent) or (homes.get(home) if home != _LAZY else None)
        if file is not None:
            return file
    return None


def _name_in(module: ModuleType, value: Any) -> str | None:
    """The name under which a module has an object: that which it gives itself, or another one."""
    name = getattr(value, "__qualname__", "")
    if getattr(module, name, None) is value:
        return str(name)
    return next((name for name in getattr(module, "__all__", ()) if getattr(module, name, None) is value), None)


def _standing() -> list[str]:
    """The packages in question: that which stands for ``torch`` first."""
    package = getattr(sys.modules.get(TORCH), "_package", None)
    first = [package.__name__] if isinstance(package, ModuleType) else []
    return [*first, *sorted(packages() - set(first))]


@functools.cache
def _shown(package: str) -> list[tuple[str, ModuleType]]:
    return list(_modules(package, _PLACES))


@functools.cache
def _files(package: str) -> tuple[dict[type, str], dict[str, str], dict[str, str]]:
    """The files of PyTorch's by generated classes, by modules of ours that are a part of one file alone, and by names.

    The names are those of classes in small letters: ``SparseAdam`` is in a file ``sparse_adam``.
    """
    for part in ("nn.modules", "nn.parallel", "optim", "distributions"):
        import_module(f"{package}.{part}")
    files = [
        (name.removeprefix(f"{package}."), module) for name, module in list(sys.modules.items())
        if isinstance(module, File) and name.startswith(f"{package}.")
    ]  # fmt: skip
    classes = {kind: name for name, module in files for kind in module._classes}
    homes = {source: name for name, module in files for source in module._sources[:-1]}
    counts = Counter(source for _, module in files for source in module._sources[:-1])
    names = {name.rpartition(".")[2].replace("_", "").lower(): name for name, _ in files}
    return classes, {source: name for source, name in homes.items() if counts[source] == 1}, names


def _modules(package: str, positions: tuple[str, ...]) -> Iterator[tuple[str, ModuleType]]:
    for module_name in positions:
        try:
            yield module_name, import_module(f"{package}.{module_name}".rstrip("."))
        except ImportError:
            continue
