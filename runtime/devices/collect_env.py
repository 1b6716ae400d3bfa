"""A description of the machine for bug reports: ``utils.collect_env``. It runs no programs and asks only Python."""

from __future__ import annotations

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import NamedTuple

from runtime import __version__
from runtime.compile.threads import get_num_threads

__all__ = ["SystemEnv", "get_env_info", "get_pip_packages", "get_pretty_env_info", "main"]
_PACKAGES = ("jinja2", "llvmlite", "numba", "numpy", "opweave", "pyyaml", "safetensors", "scipy", "zlib-ng")


class SystemEnv(NamedTuple):
    """Versions of what computes, and the machine; None where there is no such thing."""

    torch_version: str
    os: str
    libc_version: str | None
    python_version: str
    python_platform: str
    is_cuda_available: bool
    pip_packages: str
    cpu_info: str
    num_threads: int


def get_pip_packages() -> str:
    """The installed packages that the library uses, a line for each."""
    lines = []
    for name in _PACKAGES:
        try:
            lines.append(f"{name}=={version(name)}")
        except PackageNotFoundError:
            continue
    return "\n".join(lines)


def get_env_info() -> SystemEnv:
    """What this process knows about its machine."""
    libc = "-".join(filter(None, platform.libc_ver()))
    bits = sys.maxsize.bit_length() + 1
    return SystemEnv(
        torch_version=__version__,
        os=f"{platform.system()} {platform.release()} ({platform.machine()})",
        libc_version=libc or None,
        python_version=f"{sys.version.replace(os.linesep, ' ')} ({bits}-bit runtime)",
        python_platform=platform.platform(),
        is_cuda_available=False,
        pip_packages=get_pip_packages(),
        cpu_info=f"{platform.processor() or platform.machine()}, {os.cpu_count()} logical cores",
        num_threads=get_num_threads(),
    )


def get_pretty_env_info() -> str:
    """The same as text, to be put into a report."""
    info = get_env_info()
    return "\n".join((
        f"opweave version: {info.torch_version}", f"OS: {info.os}", f"Libc version: {info.libc_version or 'N/A'}",
        f"Python version: {info.python_version}", f"Python platform: {info.python_platform}",
        f"Is CUDA available: {info.is_cuda_available}", f"CPU: {info.cpu_info}", f"Threads: {info.num_threads}",
        "Versions of relevant libraries:", *(f"[pip3] {line}" for line in info.pip_packages.splitlines()),
    ))  # fmt: skip


def main() -> None:
    """Print it."""
    print(get_pretty_env_info())  # noqa: T201 - what it was asked to do
