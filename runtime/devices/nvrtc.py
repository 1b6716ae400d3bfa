"""CUDA C++ to PTX by NVRTC, NVIDIA's compiler as a library, which needs no GPU (``opweave[cuda]``).

There is no device "cuda" yet: what is here says that kernels compile, and nothing of whether they are right.
"""

from __future__ import annotations

import ctypes
import functools
from importlib.util import find_spec
from pathlib import Path

from runtime.errors import ComputeError

_OPTIONS = ("--std=c++17", "--device-as-default-execution-space", "--fmad=false", "--disable-warnings")


def ptx_of(source: str, architecture: str) -> str:
    """The text of a program in PTX, for an architecture such as ``sm_80``.

    ImportError where NVRTC is not installed; RuntimeError with the compiler's messages where the text is none.
    """
    library = _library()
    program = ctypes.c_void_p()
    _check(library.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"kernels.cu", 0, None, None))
    try:
        target = f"--gpu-architecture={architecture.replace('sm', 'compute')}"
        options = [option.encode() for option in (*_OPTIONS, target)]
        if library.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options)):
            msg = f"cuda: a program cannot be compiled: {_text(program, 'ProgramLog')}"
            raise ComputeError(msg)
        return _text(program, "PTX")
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


def _text(program: ctypes.c_void_p, name: str) -> str:
    """The log of a program, or its PTX."""
    library, size = _library(), ctypes.c_size_t()
    _check(getattr(library, f"nvrtcGet{name}Size")(program, ctypes.byref(size)))
    buffer = ctypes.create_string_buffer(size.value)
    _check(getattr(library, f"nvrtcGet{name}")(program, buffer))
    return buffer.value.decode()


def _check(code: int) -> None:
    """RuntimeError where a call of NVRTC gives a code other than 0."""
    if code:
        msg = f"cuda: NVRTC: {_library().nvrtcGetErrorString(code).decode()}"
        raise ComputeError(msg)


@functools.cache
def _library() -> ctypes.CDLL:
    spec = find_spec("nvidia")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for path in sorted(Path(folder).glob("cuda_nvrtc/lib/libnvrtc.so.*")):
            library = ctypes.CDLL(str(path))
            library.nvrtcGetErrorString.restype = ctypes.c_char_p
            return library
    msg = "compiling for CUDA needs NVRTC: pip install 'opweave[cuda]'"
    raise ImportError(msg)
