"""The errors a caller can cause. Each is the project's own class and also the built-in class PyTorch raises there,

so that ``except RuntimeError`` of a ported script keeps working and ``except OpweaveError`` catches all of ours.
"""

from __future__ import annotations

from typing import Self


class OpweaveError(Exception):
    """Base of every error that opweave raises on purpose.

    ``told_by`` is None but for one that was made from an exception of Python's or NumPy's: what that one said.
    """

    told_by: str | None = None

    @classmethod
    def untold(cls, reason: str) -> Self:
        """An error of code that does not know for which operator it works: the public call adds that."""
        error = cls(reason)
        error.told_by = reason
        return error


class ArgumentError(OpweaveError, TypeError):
    """An argument is missing, unknown, or of a type that no accepted form of the operator takes."""


class ArgumentValueError(OpweaveError, ValueError):
    """An argument has the right type and a value that means nothing."""


class NumberTooLargeError(ArgumentValueError, OverflowError):
    """A number lies outside the range of what it is converted to, as an infinite one does of integers."""


class DimensionError(OpweaveError, IndexError):
    """A dimension or an index lies outside its range."""


class ComputeError(OpweaveError, RuntimeError):
    """Shapes, dtypes or states do not fit together."""


class EmptyError(DimensionError, ComputeError):
    """There is no largest of no elements; PyTorch raises IndexError of some such reductions, RuntimeError of others."""


class LinAlgError(ComputeError):
    """A matrix has no inverse, no factor of the wanted kind, or an iteration of LAPACK did not converge."""


class OutOfMemoryError(ComputeError, MemoryError):
    """There is not enough memory for a result, or no machine could ever have it."""


class UnsupportedError(OpweaveError, NotImplementedError):
    """The operator has no kernel for this dtype, device or key. NotImplementedError is a RuntimeError."""


class RegistrationError(OpweaveError, RuntimeError):
    """Two packages disagree about an operator, or a kernel is registered for what does not exist."""


class MemberError(OpweaveError, KeyError):
    """A parameter, buffer or submodule cannot have this name, or a container does not have it."""

    __str__ = Exception.__str__  # KeyError shows the repr of its message


class FileError(OpweaveError, OSError):
    """A file that cannot be used."""


class AbsentError(OpweaveError, AttributeError):
    """A module does not have this attribute, or was not initialised before it was given members."""
