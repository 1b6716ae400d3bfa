"""The processor that native code is compiled for, and its features: by default the processor of this machine."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Any

from llvmlite import binding


@functools.cache
def features() -> frozenset[str]:
    """LLVM's names of its features, such as ``avx2``; where Numba is told others in its settings, those alone."""
    chosen = [os.environ.get("NUMBA_CPU_NAME"), os.environ.get("NUMBA_CPU_FEATURES")]
    if Path(".numba_config.yaml").is_file():
        from numba.core import config

        settings: Any = config
        chosen = [settings.CPU_NAME, settings.CPU_FEATURES]
    if any(chosen):
        return frozenset(word[1:] for word in (chosen[1] or "").split(",") if word.startswith("+"))
    return frozenset(name for name, there in binding.get_host_cpu_features().items() if there)


def host_features() -> dict[str, bool]:
    """All features that LLVM knows of such processors, and whether this one has them."""
    return dict(binding.get_host_cpu_features())


def name() -> str:
    """LLVM's name of this processor."""
    return str(binding.get_host_cpu_name())
