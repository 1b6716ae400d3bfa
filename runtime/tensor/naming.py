"""The package name in printed values: ``opweave.float32``, or ``torch.float32`` where it stands for ``torch``.

Programs read these texts: ``str(x.dtype)`` decides in libraries how many bytes an element has.
"""

from __future__ import annotations

PROJECT = "opweave"


class _PackageName:
    """The name by which programs import the package."""

    name = PROJECT


package = _PackageName()


def shown(name: str) -> str:
    """A name of the package as a program writes it."""
    return f"{package.name}.{name}"


def shown_in_tensors(name: str) -> str:
    """The name of a dtype among the properties of a tensor, or of a class of results: alone, or as PyTorch has it."""
    return name if package.name == PROJECT else shown(name)
