"""What programs need around tensors; each part is loaded when it is first used.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from importlib import import_module as _load

_PARTS = ("checkpoint", "data")


def __getattr__(name):
    """A part."""
    if name in _PARTS:
        return _load(f"{__name__}.{name}")
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message, name=name)


def __dir__():
    return sorted({*globals(), *_PARTS})
