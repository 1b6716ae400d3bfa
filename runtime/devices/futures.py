"""Results that are still to come, as programs with several threads hand them on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from runtime.errors import ComputeError

__all__ = ["Future", "collect_all", "wait_all"]

T = TypeVar("T")


class Future(Generic[T]):
    """A result that one thread sets and others wait for."""

    def __init__(self, *, devices: Any = None) -> None:
        del devices
        self._there = threading.Condition()
        self._done = False
        self._value: Any = None
        self._error: BaseException | None = None
        self._called: list[Callable[[Future[Any]], Any]] = []

    def done(self) -> bool:
        """Whether there is a result, or an error."""
        return self._done

    def wait(self) -> T:
        """The result, once it is there; an error that was set is raised."""
        with self._there:
            self._there.wait_for(lambda: self._done)
        if self._error is not None:
            raise self._error
        return self._value  # type: ignore[no-any-return]

    def value(self) -> T:
        """The result, which must be there."""
        if not self._done:
            msg = "Future.value(): there is no result yet; wait() waits for it"
            raise ComputeError(msg)
        return self.wait()

    def set_result(self, result: T) -> None:
        """Give the result, once."""
        self._finish(result, None)

    def set_exception(self, result: BaseException) -> None:
        """Give an error in the place of a result."""
        self._finish(None, result)

    def _finish(self, value: Any, error: BaseException | None) -> None:
        with self._there:
            if self._done:
                msg = "Future: there is a result already"
                raise ComputeError(msg)
            self._value, self._error, self._done = value, error, True
            self._there.notify_all()
            called = self._called
        for item in called:
            item(self)

    def add_done_callback(self, callback: Callable[[Future[T]], Any]) -> None:
        """Call ``callback(self)`` when there is a result, at once if it is there already."""
        with self._there:
            if not self._done:
                self._called.append(callback)
                return
        callback(self)

    def then(self, callback: Callable[[Future[T]], Any]) -> Future[Any]:
        """The future of what ``callback(self)`` returns, called when there is a result."""
        future: Future[Any] = Future()

        def call(value: Future[T]) -> None:
            try:
                result = callback(value)
            except Exception as error:  # noqa: BLE001 - it is handed on
                future.set_exception(error)
            else:
                future.set_result(result)

        self.add_done_callback(call)
        return future


def collect_all(futures: Sequence[Future[Any]]) -> Future[list[Future[Any]]]:
    """The future of all futures, done when each of them is."""
    result: Future[list[Future[Any]]] = Future()
    missing, lock = len(futures), threading.Lock()

    def count(_: Future[Any]) -> None:
        nonlocal missing
        with lock:
            missing -= 1
            last = missing == 0
        if last:
            result.set_result(list(futures))

    if not futures:
        result.set_result([])
    for future in futures:
        future.add_done_callback(count)
    return result


def wait_all(futures: Sequence[Future[Any]]) -> list[Any]:
    """The results of all futures; the first error is raised."""
    return [item.wait() for item in collect_all(futures).wait()]
