"""Neural networks: functions, and modules, which are loaded when the first of them is used.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from importlib import import_module as _load

from . import functional

_PARTS = ("init", "modules", "parameter", "utils")


def __getattr__(name):
    """A module such as Linear, or a part such as init."""
    if name in _PARTS:
        return _load(f"{__name__}.{name}")
    if name.startswith("__") and name != "__all__":
        raise AttributeError(name)
    modules = _load(f"{__name__}.modules")
    try:
        value = globals()[name] = getattr(modules, name)
    except AttributeError:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message, name=name, obj=modules) from None
    return value


def __dir__():
    modules = _load(f"{__name__}.modules")
    return sorted({*globals(), *_PARTS, *modules.__all__})
