"""Optimisers, which are loaded when the first of them is used.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from importlib import import_module as _load


def __getattr__(name):
    """An optimiser such as Adam, or the part lr_scheduler."""
    if name == "lr_scheduler":
        return _load(f"{__name__}.{name}")
    if name.startswith("__") and name != "__all__":
        raise AttributeError(name)
    value = globals()[name] = getattr(_load("runtime.optim"), name)
    return value


def __dir__():
    return sorted({*globals(), *_load("runtime.optim").__all__})
