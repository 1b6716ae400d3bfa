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
    "nn.parameter", "nn.functional", "nn.init", "nn", "optim.lr_scheduler", "optim.swa_utils", "optim",
    "distributions", "utils.data", "amp", "",
)  # fmt: skip
_MIXED = {"nn.modules.lazy"}  # whose layers PyTorch has beside those that they become
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
    name, module = getattr(value, "__qualname__", ""), getattr(value, "__module__", None) or ""
    module = home_of(value) if module and isinstance(value, type) else module
    if module.partition(".")[0] not in {"runtime", *packages()}:
        return None
    for package in _standing():
        for module_name, shown in (*_files(package), *_shown(package)):
            if _has(shown, name, value):
                return f"{TORCH}.{module_name}" if module_name else TORCH, name
    return None


def _has(module: ModuleType, name: str, value: Any) -> bool:
    """Whether a module has an object under a name, of its own if it is a file of PyTorch's."""
    if not isinstance(module, File):
        return getattr(module, name, None) is value
    sources = [import_module(source) for source in module._sources[:-1]]
    return any(getattr(source, name, None) is value for source in sources) and home_of(value) == sources[0].__name__


def _standing() -> list[str]:
    """The packages in question: that which stands for ``torch`` first."""
    package = getattr(sys.modules.get(TORCH), "_package", None)
    first = [package.__name__] if isinstance(package, ModuleType) else []
    return [*first, *sorted(packages() - set(first))]


@functools.cache
def _shown(package: str) -> list[tuple[str, ModuleType]]:
    return list(_modules(package, _PLACES))


@functools.cache
def _files(package: str) -> list[tuple[str, ModuleType]]:
    """The files of PyTorch's that have a module of ours."""
    for part in ("nn.modules", "optim", "distributions"):
        import_module(f"{package}.{part}")
    files = [
        (name.removeprefix(f"{package}."), module) for name, module in list(sys.modules.items())
        if isinstance(module, File) and name.startswith(f"{package}.") and len(module._sources) > 1
    ]  # fmt: skip
    sources = Counter(module._sources[0] for _, module in files)
    return [(name, module) for name, module in files if sources[module._sources[0]] == 1 and name not in _MIXED]


def _modules(package: str, positions: tuple[str, ...]) -> Iterator[tuple[str, ModuleType]]:
    for module_name in positions:
        try:
            yield module_name, import_module(f"{package}.{module_name}".rstrip("."))
        except ImportError:
            continue
