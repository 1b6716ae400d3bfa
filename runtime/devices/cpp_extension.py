"""``torch.utils.cpp_extension`` without a C++ compiler: code written for PyTorch's tensors is not compiled."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import UnsupportedError

__all__ = [
    "CUDA_HOME",
    "ROCM_HOME",
    "BuildExtension",
    "CUDAExtension",
    "CppExtension",
    "include_paths",
    "is_ninja_available",
    "library_paths",
    "load",
    "load_inline",
    "verify_ninja_availability",
]  # fmt: skip

CUDA_HOME: str | None = None
ROCM_HOME: str | None = None


def _raise(name: str) -> NoReturn:
    msg = (
        f"{name}(): C++ that is written for PyTorch knows its tensors, and is not compiled here; write the operator as "
        "an entry of ops.yaml, or in Python with library.custom_op"
    )
    raise UnsupportedError(msg)


def load(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: no sources are compiled."""
    del name, sources, args, kwargs
    _raise("cpp_extension.load")


def load_inline(name: str, cpp_sources: Any, *args: Any, **kwargs: Any) -> NoReturn:
    """NotImplementedError: no sources are compiled."""
    del name, cpp_sources, args, kwargs
    _raise("cpp_extension.load_inline")


def CppExtension(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:  # noqa: N802 - PyTorch's name
    """NotImplementedError: no sources are compiled."""
    del name, sources, args, kwargs
    _raise("cpp_extension.CppExtension")


def CUDAExtension(name: str, sources: Any, *args: Any, **kwargs: Any) -> NoReturn:  # noqa: N802 - PyTorch's name
    """NotImplementedError: no sources are compiled."""
    del name, sources, args, kwargs
    _raise("cpp_extension.CUDAExtension")


class BuildExtension:
    """The command of setuptools that compiles extensions: NotImplementedError where one is made."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        del args, kwargs
        _raise("cpp_extension.BuildExtension")

    @classmethod
    def with_options(cls, **options: Any) -> type[BuildExtension]:
        """The command with options."""
        del options
        return cls


def include_paths(device_type: str = "cpu") -> list[str]:
    """The folders of headers: none."""
    del device_type
    return []


def library_paths(device_type: str = "cpu") -> list[str]:
    """The folders of libraries: none."""
    del device_type
    return []


def is_ninja_available() -> bool:
    """False: nothing would use it."""
    return False


def verify_ninja_availability() -> NoReturn:
    """NotImplementedError: nothing would use it."""
    _raise("cpp_extension.verify_ninja_availability")
