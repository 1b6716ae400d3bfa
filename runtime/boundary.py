"""The net under every public call: an exception that is none of the project's own becomes one that is.

Operators say themselves what is wrong with their arguments, better than anything here could. What slips through (memory
that cannot be had, an int that NumPy has no type for, a shape that a formula did not expect) ends here: the error
names the outermost operator and its arguments, and what Python or NumPy said is its cause.

Nothing is done for a call that succeeds. Errors of a caller's own code (hooks, kernels registered with
:class:`runtime.dispatch.library.Library`, conversions of the caller's objects, signal handlers) pass unchanged, and so
do interrupts, warnings, and the errors that speak of the state of the interpreter or of the system rather than of the
arguments.
"""

from __future__ import annotations

import builtins
import functools
import sys
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Any, TypeVar

from runtime import callers
from runtime.errors import (
    ArgumentError,
    ArgumentValueError,
    ComputeError,
    DimensionError,
    NumberTooLargeError,
    OpweaveError,
    OutOfMemoryError,
    UnsupportedError,
)  # fmt: skip

Guarded = TypeVar("Guarded", bound=Callable[..., Any])
# The first that fits. LinAlgError is a ValueError of NumPy's, OverflowError an ArithmeticError.
_TRANSLATIONS: tuple[tuple[type[Exception], type[OpweaveError], str], ...] = (
    (MemoryError, OutOfMemoryError, "there is not enough memory"),
    (OverflowError, NumberTooLargeError, "a number is too large"),
    (IndexError, DimensionError, "the arguments do not fit"),
    (NotImplementedError, UnsupportedError, "there is no way to compute this"),
    (TypeError, ArgumentError, "the arguments do not fit"),
    (AttributeError, ArgumentError, "the arguments do not fit"),
    (ValueError, ArgumentValueError, "the arguments do not fit"),
    (Exception, ComputeError, "the arguments do not fit"),
)
# How NumPy begins a ValueError that speaks of a size.
_TOO_LARGE = ("array is too big", "Maximum allowed")
_PASSED_ON = (
    Warning, OSError, ImportError, SystemError, RecursionError, ReferenceError, StopIteration, StopAsyncIteration,
)  # fmt: skip
_OWN = frozenset({"runtime", "numpy", "numba", "llvmlite"})
_NEURAL = "nn_"  # how the functions of nn.functional begin whose name another function has as well
_SHOWN = 6  # elements of a list that an error shows
_LONG = 60  # characters of a value that an error shows


def translate(operator: str, args: Sequence[Any], named: dict[str, Any], names: Iterable[str] = ()) -> None:
    """Raise the project's own error for the exception being handled, or return if it is to pass as it is.

    `names` are those of `args`. An error that an inner call has translated is raised again for this one.
    """
    error = sys.exception()
    if not isinstance(error, Exception) or isinstance(error, _PASSED_ON):
        return
    operator = _as_called(operator.partition(".")[0])
    if isinstance(error, OpweaveError):
        if error.told_by is not None:
            error.args = (_told(operator, error.told_by, args, named, names),)
        return
    if _is_of_the_caller(error.__traceback__):
        return
    kind, sentence = next(
        (translated, words) for caught, translated, words in _TRANSLATIONS if isinstance(error, caught)
    )
    if isinstance(error, ValueError) and str(error).startswith(_TOO_LARGE):
        kind, sentence = OutOfMemoryError, "a result is larger than any memory"
    reason = f"{sentence} ({_text(error)})"
    result = kind(_told(operator, reason, args, named, names))
    result.told_by = reason
    raise result from error


def _as_called(name: str) -> str:
    """The name of a function as a caller writes it: ``int`` for ``__int__``, and ``__and__`` for what has no other."""
    if name.startswith("__") and name.endswith("__"):
        function = name.strip("_")
        return function if hasattr(builtins, function) else name
    return name.removeprefix(_NEURAL).lstrip("_")


def guarded(function: Guarded) -> Guarded:
    """A decorator for public functions that are no operators: :func:`translate` stands under them."""

    @functools.wraps(function)
    def call(*args: Any, **named: Any) -> Any:
        try:
            return function(*args, **named)
        except Exception:
            translate(function.__name__, args, named, function.__code__.co_varnames)
            raise

    return call  # type: ignore[return-value]


def _told(operator: str, reason: str, args: Sequence[Any], named: dict[str, Any], names: Iterable[str]) -> str:
    names_of_args = [*names][: len(args)]
    names_of_args += [""] * (len(args) - len(names_of_args))
    spelled = [
        f"{name}={_shown(argument)}" if name else _shown(argument)
        for name, argument in zip(names_of_args, args, strict=True)
    ]
    spelled += [f"{name}={_shown(item)}" for name, item in named.items()]
    return f"{operator}(): {reason}; it was called as {operator}({', '.join(spelled)})"


def _text(error: Exception) -> str:
    """What an exception says, with its class where that alone says something."""
    text = str(error)
    return text if text and not isinstance(error, (KeyError, AssertionError)) else f"{type(error).__name__}: {text}"


def _shown(value: Any) -> str:
    """An argument in a few words; nothing of a caller's class is run for it."""
    from runtime.tensor import Tensor

    if isinstance(value, Tensor):
        sizes = getattr(value, "_sizes", None)
        return "Tensor" if sizes is None else f"<{value.dtype.name} tensor of shape {list(sizes)}>"
    if type(value) in (list, tuple):
        parts = [_shown(item) for item in value[:_SHOWN]] + ["..."] * (len(value) > _SHOWN)
        return f"[{', '.join(parts)}]" if type(value) is list else f"({', '.join(parts)}{',' * (len(value) == 1)})"
    if type(value) is int and value.bit_length() > 4 * _LONG:
        return f"<an int of {value.bit_length()} bits>"
    if type(value) in (int, float, complex, bool, str, bytes, type(None), slice, type(...)):
        text = repr(value)
        return text if len(text) <= _LONG else f"{text[:_LONG]}..."
    return f"<{type(value).__name__}>"


def _is_of_the_caller(traceback: TracebackType | None) -> bool:
    """Whether code that is neither the project's nor a library's below it was running."""
    if traceback is None:
        return False
    packages = {_package(traceback), *callers.packages()}
    while (traceback := traceback.tb_next) is not None:
        package = _package(traceback)
        if package not in _OWN and package not in packages and package not in sys.stdlib_module_names:
            return True
    return False


def _package(traceback: TracebackType) -> str:
    return str(traceback.tb_frame.f_globals.get("__name__", "")).partition(".")[0]
