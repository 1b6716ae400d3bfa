"""Settings of all compiled functions: the stance, limits, which functions are disabled, and their errors."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from runtime.capture.reads import thread

STANCES = ("default", "force_eager", "eager_on_recompile", "fail_on_recompile")
DISABLED = "_torchdynamo_disable"
_stance = ["default"]
compiled: weakref.WeakSet[Any] = weakref.WeakSet()


class TorchDynamoException(RuntimeError):  # noqa: N818 - PyTorch's name
    """What a compiler raises."""


class Unsupported(TorchDynamoException):
    """A function that ``compile(fullgraph=True)`` cannot record as one path without reads."""


class _Config:
    """Settings. ``recompile_limit``: states for which a function is recorded; ``outcome_limit``: branches of a read.

    Others can be set, as PyTorch's, and nothing reads them.
    """

    recompile_limit = 8
    outcome_limit = 64

    @property
    def cache_size_limit(self) -> int:
        """The older name of ``recompile_limit``."""
        return self.recompile_limit

    @cache_size_limit.setter
    def cache_size_limit(self, value: int) -> None:
        self.recompile_limit = value

    @contextmanager
    def patch(self, *args: Any, **settings: Any) -> Iterator[None]:
        """Settings for the time of a ``with`` statement."""
        settings |= args[0] if args and isinstance(args[0], dict) else dict([args] if args else [])
        before = dict(vars(self))
        for name, value in settings.items():
            setattr(self, name, value)
        try:
            yield
        finally:
            vars(self).clear()
            vars(self).update(before)


config = _Config()


def stance() -> str:
    """The stance that holds."""
    return _stance[-1]


class set_stance:  # noqa: N801 - PyTorch's name
    """Say what compiled functions do: "default", "force_eager", "eager_on_recompile" or "fail_on_recompile".

    It holds from the call on, or within a ``with`` statement. RuntimeError for another word.
    """

    def __init__(self, stance: str = "default", **_: Any) -> None:
        if stance not in STANCES:
            msg = f"set_stance(): expected one of {', '.join(STANCES)}, got {stance!r}"
            raise RuntimeError(msg)
        self.before = _stance[-1]
        _stance[-1] = stance

    def __enter__(self) -> None:
        """The stance holds already."""

    def __exit__(self, *_: object) -> None:
        _stance[-1] = self.before


def is_disabled(function: Any) -> bool:
    """Whether ``compiler.disable`` was called for a function."""
    return bool(getattr(function, DISABLED, False))


def is_compiling() -> bool:
    """Whether the calling thread records what ``compile`` runs."""
    recorder: Any = thread.recorder
    return recorder is not None and hasattr(recorder, "is_replaying")


def reset() -> None:
    """Forget everything that was recorded."""
    for function in list(compiled):
        function.forget()
