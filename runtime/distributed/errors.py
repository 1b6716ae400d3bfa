"""Errors of communication between processes; each is a RuntimeError, under PyTorch's name."""

from __future__ import annotations

from runtime.errors import ComputeError

__all__ = ["DistBackendError", "DistError", "DistNetworkError", "DistStoreError", "QueueEmptyError"]


class DistError(ComputeError):
    """Base of the errors of ``distributed``."""


class DistBackendError(DistError):
    """A collective failed: a rank has ended, the timeout passed, or ranks called different collectives."""


class DistNetworkError(DistError):
    """A connection was refused or lost."""


class DistStoreError(DistError):
    """A store did not get what was waited for within its timeout."""


class QueueEmptyError(DistStoreError):
    """A queue of a store has no element, and the caller did not want to wait for one."""
