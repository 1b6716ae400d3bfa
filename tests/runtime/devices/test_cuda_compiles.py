"""Every kernel that follows from trees compiles to PTX by NVRTC, where that is installed; no GPU is needed."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import generated as ow
from runtime.devices import nvrtc
from runtime.devices.c_code import NoCodeError
from runtime.devices.c_dialect import CUDA
from runtime.devices.c_elementwise import source_of
from runtime.devices.c_lines import LineSource
from runtime.devices.derived import ElementKernel, program_of
from runtime.devices.derived_lines import DeviceLines
from runtime.dispatch import registry
from runtime.errors import UnsupportedError
from runtime.kernels.elementwise.forms import FormOnDemand
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.reduction.operator import Reduction
from runtime.tensor import keys

DTYPE = ow.float32
TOGETHER = 40  # kernels of a program: NVRTC takes longer to start than to compile one
FEWEST = 380  # 393 when this was written


def elementwise_source(name: str, spec: Elementwise) -> str:
    program = program_of(spec)
    if program is None:
        raise NoCodeError(name)
    names = [parameter for parameter in inspect.signature(spec.function).parameters if parameter != "T"]
    operands = tuple([(operand, DTYPE, DTYPE) for operand in names[: spec.tensors]])
    results = ((DTYPE, DTYPE),) * spec.outputs
    numbers = tuple(names[spec.tensors :])
    return source_of(ElementKernel(name, program, operands, numbers, DTYPE, results), CUDA)


def line_source(loop: Reduction) -> str:
    backend: Any = None  # which only a launch asks for
    lines = DeviceLines(backend, loop)
    if lines.program is None:
        raise NoCodeError(loop.operator)
    kernel = loop[DTYPE]
    stored = (DTYPE,) * (1 + len(lines.program.operands))
    return LineSource(lines._described(kernel, stored, tuple(kernel.outs)), CUDA).text()


def sources() -> Iterator[str]:
    for operator in (*registry.operators(), *registry.internal_operators()):
        kernel: Any = operator.kernels.get(keys.CPU)
        spec = getattr(kernel, "spec", None) if isinstance(kernel, FormOnDemand) else None
        kernel = getattr(kernel, "__wrapped__", kernel)
        names = getattr(getattr(kernel, "__code__", None), "co_names", ())
        loops = [kernel.__globals__.get(name) for name in names]
        for part in (spec, *loops):
            try:
                if isinstance(part, Elementwise):
                    yield elementwise_source(operator.name, part)
                elif isinstance(part, Reduction):
                    yield line_source(part)
            except (NoCodeError, UnsupportedError):  # no C, or none of this dtype
                continue


@pytest.mark.parametrize("architecture", ["sm_80", "sm_90"])
def test_every_derived_kernel_compiles_to_ptx(architecture: str) -> None:
    try:
        nvrtc.ptx_of("", architecture)
    except ImportError as error:
        pytest.skip(str(error))
    texts = list(dict.fromkeys(sources()))
    assert len(texts) >= FEWEST
    for first in range(0, len(texts), TOGETHER):
        part = texts[first : first + TOGETHER]
        bodies = [text.removeprefix(CUDA.prologue).replace('extern "C" ', "") for text in part]
        spaces = [f"namespace k{position} {{\n{body}}}\n" for position, body in enumerate(bodies)]
        ptx = nvrtc.ptx_of(CUDA.prologue + "".join(spaces), architecture)
        assert f".target {architecture}" in ptx
        assert ptx.count(".entry") == sum(text.count("__global__") for text in part)


@pytest.mark.parametrize("dtype", [ow.float16, ow.bfloat16, ow.float64, ow.int32, ow.uint8, ow.bool], ids=str)
def test_elements_of_every_dtype_compile_to_ptx(dtype: Any) -> None:
    kernel = ElementKernel("copy", ("self",), (("self", dtype, dtype),), (), dtype, ((dtype, dtype),))
    source = source_of(kernel, CUDA)
    try:
        ptx = nvrtc.ptx_of(source, "sm_80")
    except ImportError as error:
        pytest.skip(str(error))
    assert ".entry dense" in ptx
    assert ".entry strided" in ptx


def test_a_text_that_is_no_program_is_an_error_with_the_messages_of_the_compiler() -> None:
    try:
        nvrtc.ptx_of("", "sm_80")
    except ImportError as error:
        pytest.skip(str(error))
    with pytest.raises(RuntimeError, match=r"cuda: a program cannot be compiled: .*undefined"):
        nvrtc.ptx_of("__global__ void f() { undefined(); }", "sm_80")


def test_without_nvrtc_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvrtc, "find_spec", lambda _name: None)
    nvrtc._library.cache_clear()
    with pytest.raises(ImportError, match=r"compiling for CUDA needs NVRTC: pip install 'opweave\[cuda\]'"):
        nvrtc.ptx_of("", "sm_80")
    nvrtc._library.cache_clear()
