"""Libraries that PyTorch may be built with. Their switches can be set; those of opt_einsum alone change something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import ModuleType

from runtime.errors import ArgumentValueError
from runtime.language.contraction_order import OrderSettings
from runtime.language.contractions import forget_contractions

__all__ = [
    "cpu", "cuda", "cudnn", "cusparselt", "kleidiai", "mha", "miopen", "mkl", "mkldnn", "mps", "nnpack", "openmp",
    "opt_einsum", "quantized",
]  # fmt: skip


class AbsentBackend(ModuleType):
    """A library that is not there; its switches keep what they are set to."""

    def __init__(self, name: str, **switches: object) -> None:
        super().__init__(f"{__name__}.{name}", "A library that is not there.")
        self.__dict__.update(switches)

    def is_available(self) -> bool:
        """False."""
        return False

    def is_built(self) -> bool:
        """False."""
        return False

    def version(self) -> None:
        """None."""

    @contextmanager
    def flags(self, **switches: object) -> Iterator[None]:
        """Set switches in the block."""
        before = {name: self.__dict__.get(name) for name in switches}
        self.__dict__.update(switches)
        try:
            yield
        finally:
            self.__dict__.update(before)

    def __repr__(self) -> str:
        return f"<backend {self.__name__.removeprefix(__name__ + '.')}: not available>"


class Cpu(AbsentBackend):
    """What programs ask of the processor."""

    def get_cpu_capability(self) -> str:
        """``DEFAULT``: PyTorch's kernels for vector units, of which there are none."""
        return "DEFAULT"


class Cuda(AbsentBackend):
    """What programs set for attention on a device that is not there."""

    @contextmanager
    def sdp_kernel(self, **enabled: bool) -> Iterator[None]:
        """Choose kernels of attention in the block; the one there is computes."""
        del enabled
        yield

    def _enabled(self) -> bool:
        """False."""
        return False

    def _enable(self, enabled: bool) -> None:
        """Nothing: attention has one kernel."""

    flash_sdp_enabled = mem_efficient_sdp_enabled = cudnn_sdp_enabled = _enabled
    enable_flash_sdp = enable_mem_efficient_sdp = enable_cudnn_sdp = enable_math_sdp = _enable

    def math_sdp_enabled(self) -> bool:
        """True: the kernel there is."""
        return True


class Contractions(AbsentBackend):
    """In which order einsum multiplies: `enabled`, and the `strategy`, "auto", "greedy" or "optimal".

    Orders are found whether the library opt_einsum is installed or not; "auto" asks it for those of many operands.
    """

    def is_available(self) -> bool:
        """Whether the library is installed."""
        return find_spec("opt_einsum") is not None

    @property
    def enabled(self) -> bool:
        """Whether the cheapest order is looked for; otherwise operands are multiplied from left to right."""
        return OrderSettings.enabled

    @enabled.setter
    def enabled(self, value: bool) -> None:
        OrderSettings.enabled = bool(value)
        forget_contractions()

    @property
    def strategy(self) -> str | None:
        """How an order is found; None where none is looked for."""
        return OrderSettings.strategy if OrderSettings.enabled else None

    @strategy.setter
    def strategy(self, value: str | None) -> None:
        if value is not None and value not in OrderSettings.STRATEGIES:
            msg = f"`strategy` must be one of {list(OrderSettings.STRATEGIES)}, got {value!r}"
            raise ArgumentValueError.untold(msg)
        OrderSettings.strategy = value or "auto"
        forget_contractions()

    @contextmanager
    def flags(self, **switches: object) -> Iterator[None]:
        """Set `enabled` and `strategy` in the block."""
        before = OrderSettings.enabled, OrderSettings.strategy
        try:
            for name, value in switches.items():
                setattr(self, name, value)
            yield
        finally:
            self.enabled, self.strategy = before


cpu = Cpu("cpu")
cudnn = AbsentBackend("cudnn", enabled=False, benchmark=False, deterministic=True, allow_tf32=False)
cusparselt = AbsentBackend("cusparselt")
kleidiai = AbsentBackend("kleidiai")
mha = AbsentBackend("mha")
miopen = AbsentBackend("miopen")
mkl = AbsentBackend("mkl")
mkldnn = AbsentBackend("mkldnn", enabled=False)
mps = AbsentBackend("mps")
nnpack = AbsentBackend("nnpack")
openmp = AbsentBackend("openmp")
opt_einsum = Contractions("opt_einsum")
quantized = AbsentBackend("quantized", engine="none", supported_engines=["none"])
cuda = Cuda("cuda", matmul=AbsentBackend("cuda.matmul", allow_tf32=False))
