"""The setting for checks in constructors of sparse tensors, for calls that do not say what they want.

PyTorch checks where it is asked to. Here indices are checked unless a program switches that off, so that an index that
lies outside of a tensor is an error where it was written.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from runtime.errors import ComputeError

P = ParamSpec("P")
R = TypeVar("R")

__all__ = ["check_sparse_tensor_invariants"]


class check_sparse_tensor_invariants:  # noqa: N801 - PyTorch's name
    """Switches on or off whether constructors of sparse tensors check indices and sizes; it is on at first.

    A context manager or a decorator, within which the setting is `enable`; ``enable()`` and ``disable()`` set it from
    then on. The setting is that of the whole process, and ``check_invariants=`` of a call has precedence over it.

    >>> with ow.sparse.check_sparse_tensor_invariants(enable=False):
    ...     ow.sparse_coo_tensor([[5]], [1.0], (3,))._nnz()
    1
    """

    _is_enabled = True

    def __init__(self, enable: bool = True) -> None:
        self.state = enable
        self.saved_state: bool | None = None

    @staticmethod
    def is_enabled() -> bool:
        """Whether constructors check where a call does not say so."""
        return check_sparse_tensor_invariants._is_enabled

    @staticmethod
    def enable() -> None:
        """Let constructors check."""
        check_sparse_tensor_invariants._is_enabled = True

    @staticmethod
    def disable() -> None:
        """Let constructors take indices and values as they are."""
        check_sparse_tensor_invariants._is_enabled = False

    def __enter__(self) -> None:
        if self.saved_state is not None:
            msg = (
                "check_sparse_tensor_invariants: this context manager is already active; make another instance to nest "
                "contexts"
            )
            raise ComputeError(msg)
        self.saved_state = self.is_enabled()
        check_sparse_tensor_invariants._is_enabled = self.state

    def __exit__(self, *_: object) -> None:
        assert self.saved_state is not None
        check_sparse_tensor_invariants._is_enabled = self.saved_state
        self.saved_state = None

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        """The function, every call of which runs within the setting."""

        @functools.wraps(function)
        def within(*args: P.args, **named: P.kwargs) -> R:
            with type(self)(self.state):
                return function(*args, **named)

        return within


def is_checked(check_invariants: bool | None) -> bool:
    """Whether a call checks that names `check_invariants`, or None."""
    return check_sparse_tensor_invariants.is_enabled() if check_invariants is None else check_invariants
