"""The switches of ``__future__`` for the way in which ``Module.to`` replaces parameters."""

from __future__ import annotations

__all__ = [
    "get_overwrite_module_params_on_conversion", "get_swap_module_params_on_conversion",
    "set_overwrite_module_params_on_conversion", "set_swap_module_params_on_conversion",
]  # fmt: skip

_overwrites = _swaps = False


def set_overwrite_module_params_on_conversion(value: bool) -> None:
    """Whether ``to``, ``double`` and the like put new parameters in the places of old ones; False: these stay."""
    global _overwrites  # noqa: PLW0603 - a setting of the process
    _overwrites = value


def get_overwrite_module_params_on_conversion() -> bool:
    """Whether they do."""
    return _overwrites


def set_swap_module_params_on_conversion(value: bool) -> None:
    """Whether parameters stay the same objects though others are made, which they do here in any case."""
    global _swaps  # noqa: PLW0603 - a setting of the process
    _swaps = value


def get_swap_module_params_on_conversion() -> bool:
    """What was set."""
    return _swaps
