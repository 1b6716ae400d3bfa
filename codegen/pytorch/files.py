"""PyTorch's own files as its wheel has them: beside its generator, the package `torchgen`, which is not imported."""

from __future__ import annotations

import importlib.util
from pathlib import Path

NATIVE, DERIVATIVES, TAGS = "native_functions.yaml", "derivatives.yaml", "tags.yaml"
_FOLDERS = {NATIVE: "ATen/native", TAGS: "ATen/native", DERIVATIVES: "autograd"}


def of_torch(name: str) -> Path | None:
    """One of PyTorch's files in the torch that is installed; None where there is none."""
    spec = importlib.util.find_spec("torchgen")
    positions = (spec.submodule_search_locations or ()) if spec is not None else ()
    paths = (Path(folder, "packaged", _FOLDERS[name], name) for folder in positions)
    return next((path for path in paths if path.is_file()), None)
