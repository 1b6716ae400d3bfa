"""The hops of a real call: each look-up in a table that it makes, with the kernel that it comes to.

While a call is traced, the bit ``HOPS`` is among the keys of its thread, and interposed kernels go on with it. What
a table holds for a key set with that bit notes the call, and is the kernel of the other keys apart from that.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from runtime.dispatch.execution_paths import paths_of
from runtime.dispatch.interposing import thread_keys
from runtime.dispatch.operator import HOP_RECORDERS, KERNEL, Kernel, Operator
from runtime.dispatch.rehearsal import Rehearsal, where_new_tensors_lie, with_backend
from runtime.dispatch.tables import place_of, position_of
from runtime.tensor import Tensor, keys
from runtime.tensor.plans import is_on_meta
from runtime.tensor.tensor import MetaError
from runtime.thread_state import ThreadState

_OF_CLASSES = keys.TORCH_FUNCTION | keys.TORCH_DISPATCH  # whose kernels have the tensors themselves
_WIDTH = 80  # of what is no tensor


class Hop:
    """One look-up in the table of an operator, and the hops of the kernel that it came to.

    ``keyset``     the keys that were looked up
    ``included``   the keys of the thread, and ``excluded`` those that the thread takes away
    ``arguments``  as text
    ``paths``      of the kernel of a backend, which code it runs for these arguments
    ``hops``       the look-ups that its kernel made
    ``outcome``    the result, or the error, as text
    """

    __slots__ = ("arguments", "excluded", "hops", "included", "keyset", "operator", "outcome", "paths")

    def __init__(self, operator: Operator, keyset: int, arguments: Sequence[Any]) -> None:
        state = thread_keys()
        self.operator, self.keyset = operator, _shown_keys(keyset)
        self.included, self.excluded = state.included & ~keys.MODIFIERS, ~state.allowed
        self.arguments = ", ".join(map(_described, arguments))
        self.paths = tuple(self._paths(arguments))
        self.hops: list[Hop] = []
        self.outcome = ""

    def lines(self, caller: Hop | None = None) -> Iterator[str]:
        """The hop as text: the call, unless `caller` is of the same operator, the keys, what it called, the outcome."""
        is_call = caller is None or caller.operator is not self.operator
        if is_call:
            yield f"[call] {self.operator.schema}  {self.operator.declared or self.operator.source}"
            yield f"  arguments: {self.arguments or 'none'}"
            yield f"  keys: {keys.describe(self.keyset)}"
            if self.included:
                yield f"  keys of the thread: {keys.describe(self.included)}"
        else:
            yield f"[redispatch] {self.operator.name}, keys: {keys.describe(self.keyset)}"
        if self.excluded:
            yield f"  keys that the thread excludes: {keys.describe(self.excluded)}"
        for line in self._steps():
            yield f"  {line}"
        for hop in self.hops:
            for line in hop.lines(self):
                yield f"    {line}"
        yield f"  -> {self.outcome}"

    def _steps(self) -> Iterator[str]:
        """The keys that are passed over, and that which is served, with file and line of its kernel."""
        keyset = self.operator.keys_of_call(self.keyset)
        for key, origin, kernel in self.operator.steps(keyset):
            backend = keyset & keys.BACKENDS
            label = keys.describe(key | backend).partition(",")[0]
            if kernel is not None:
                yield f"{label}: {origin} at {position_of(self.operator, key | backend, origin, kernel)}"
                for path in self.paths:
                    yield f"  {path}"
            else:
                yield f"{label}: {'fallthrough' if origin else 'no kernel, passed over'}"


    def _paths(self, arguments: Sequence[Any]) -> Iterator[str]:
        for key, origin, kernel in self.operator.steps(self.operator.keys_of_call(self.keyset)):
            if kernel is not None and key & keys.BACKENDS and origin == KERNEL:
                yield from paths_of(kernel, arguments, place_of)


class _OpenHops(ThreadState):
    """The hops of a traced call in which its thread is, the innermost last."""

    def __init__(self) -> None:
        self.hops: list[list[Hop]] = []
        self.rehearsal: Rehearsal | None = None  # whose kernels do not run


_thread = _OpenHops()


def is_tracing() -> bool:
    """Whether the calls of this thread are traced."""
    return bool(thread_keys().included & keys.HOPS)


def check_memory_stays(tensor: Tensor, function: str) -> None:
    """MetaError in a rehearsal, for a tensor of the CPU that a function is about to give another memory."""
    if _thread.rehearsal is not None and not is_on_meta(tensor):
        msg = f"{function}: a rehearsal changes no tensor, and this would one on {tensor.device} without a kernel"
        raise MetaError(msg)


@contextmanager
def _not_shown() -> Iterator[None]:
    """A context whose look-ups are not shown."""
    _thread.hops.append([])
    try:
        yield
    finally:
        _thread.hops.pop()


def trace(function: Callable[[], Any], rehearsal: Rehearsal | None = None) -> tuple[list[Hop], str]:
    """The outermost hops of a call, and its result as text; an error is the result of the call that raises it."""
    if _traced not in HOP_RECORDERS:
        HOP_RECORDERS.append(_traced)
    hops: list[Hop] = []
    before = _thread.hops, _thread.rehearsal
    _thread.hops, _thread.rehearsal = [hops], rehearsal
    thread_keys().switch_on(keys.HOPS)
    try:
        outcome = _described(function())
    except Exception as error:  # noqa: BLE001 - what the call raises is what is shown
        outcome = _raised(error)
    finally:
        thread_keys().switch_off(keys.HOPS)
        _thread.hops, _thread.rehearsal = before
    return hops, outcome


def _traced(operator: Operator, keyset: int, kernel: Kernel) -> Kernel:
    """What a table holds: the kernel with a note of its calls."""

    def noted(*arguments: Any) -> Any:
        if _thread.rehearsal is not None and keyset & keys.CPU and not keyset & _OF_CLASSES:
            with _not_shown():
                arguments = _thread.rehearsal.stand_ins(arguments)
            with where_new_tensors_lie():
                return operator[with_backend(keyset, keys.CPU, keys.META)](*arguments)
        hop = Hop(operator, keyset, arguments)
        _thread.hops[-1].append(hop)
        _thread.hops.append(hop.hops)
        try:
            result = kernel(*arguments)
        except BaseException as error:
            hop.outcome = _raised(error)
            raise
        finally:
            _thread.hops.pop()
        hop.outcome = _described(result)
        return result

    return noted


def _shown_keys(keyset: int) -> int:
    """The keys of tensors as a user sees them: in a rehearsal those without elements stand for tensors of the CPU."""
    return keyset if _thread.rehearsal is None else with_backend(keyset, keys.META, keys.CPU)


def _raised(error: BaseException) -> str:
    return f"raised {type(error).__name__}: {error}"


def _described(value: Any) -> str:
    """An argument or a result, without a call of an operator."""
    if isinstance(value, Tensor):
        keyset = _shown_keys(value._keys)
        text = f"{type(value).__name__}{list(value._sizes)} {value.dtype} with {keys.describe(keyset)}"
        edge = value._edge
        return text if edge is None else f"{text}, grad_fn={type(edge).__name__}"
    if isinstance(value, tuple) or type(value) is list:
        inner = ", ".join(map(_described, value))
        name = type(value).__name__ if hasattr(value, "_fields") else ""
        return f"[{inner}]" if type(value) is list else f"{name}({inner})"
    return textwrap.shorten(repr(value), _WIDTH)


def _dispatch_trace(function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> str:
    """Call a function, and show the look-ups in the tables of operators that it makes in this thread.

    Each call of an operator has its overload, the keys of its arguments and those of the thread, the kernel of each
    key that is served, with file and line, and the result; calls that a kernel makes stand below it. An error of the
    call is shown in the place of its result.

    >>> text = ow._C._dispatch_trace(ow.exp, ow.ones(2, requires_grad=True))
    >>> [line.partition(" at ")[0].strip() for line in text.splitlines() if " at " in line]
    ['AutogradCPU: kernel', 'CPU: kernel']
    """
    return _as_text(*trace(lambda: function(*args, **kwargs)))


def _dispatch_rehearsal(function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> str:
    """Show what :func:`_dispatch_trace` shows of a call, whose kernels do not run: what would run, and its results.

    Kernels of the CPU plan sizes, strides and dtypes; nothing is computed, drawn or written, and gradients stay as they
    are. What follows elements, as ``nonzero`` and ``item()`` do, or gives a tensor other memory, as ``set_`` does, is
    an error in the place of the result.

    >>> x = ow.zeros(1000, 1000)
    >>> print(ow._C._dispatch_rehearsal(ow.Tensor.add_, x, 1).splitlines()[-1])
    => Tensor[1000, 1000] opweave.float32 with CPU
    >>> bool(x.any())
    False
    """
    return _as_text(*trace(lambda: function(*args, **kwargs), Rehearsal()))


def _as_text(hops: Sequence[Hop], outcome: str) -> str:
    lines = [line for hop in hops for line in hop.lines()]
    return "\n".join([*lines, f"=> {outcome}"]) + "\n"
